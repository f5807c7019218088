import type { Colour } from "../colour/oklab.ts";

/** A filled shape, or with a width a stroke, in a box of 100 x 100 with the lower middle at 50,100. */
export type CustomShape = readonly [d: string, colour: Colour, width?: number];
