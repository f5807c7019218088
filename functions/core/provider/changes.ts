import type { ProviderPause } from "./ports.ts";

export type PauseChange =
  | { readonly kind: "pause-provider"; readonly pause: ProviderPause }
  | { readonly kind: "resume-provider"; readonly provider: string };
