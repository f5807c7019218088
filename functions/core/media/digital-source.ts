import type { Models } from "../provider/ports.ts";
import type { DigitalSource } from "./ports.ts";

/** How something came about that these engines made: the built-in ones were not trained, every other engine was. */
export const digitalSourceOf = ({ models }: { readonly models: Partial<Models> }): DigitalSource =>
  Object.values(models).every((model) => model === "built-in") ? "algorithmicMedia" : "trainedAlgorithmicMedia";

/** The same together with pictures or sound of the owner. */
export const withOwnMedia = (source: DigitalSource): DigitalSource =>
  source === "algorithmicMedia" ? "composite" : "compositeWithTrainedAlgorithmicMedia";
