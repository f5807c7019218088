import type { Colour } from "../colour/oklab.ts";
import type { Pose } from "../figures/part.ts";
import type { Species } from "./species.ts";

/** The tinted colours of one animal. */
export interface Coat {
  readonly fur: Colour;
  readonly bright: Colour;
  readonly shade: Colour;
  readonly dark: Colour;
  readonly belly: Colour;
  readonly sock: Colour;
  readonly tint: (colour: Colour) => Colour;
}

export interface Body {
  readonly species: Species;
  readonly legs: number;
  readonly bulk: number;
  readonly neck: number;
  readonly coat: Coat;
  readonly pose: Pose;
}
