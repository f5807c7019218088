import type { Pause } from "./ports.ts";

export type PauseChange =
  | { readonly kind: "pause-provider"; readonly pause: Pause }
  | { readonly kind: "resume-provider"; readonly provider: string };
