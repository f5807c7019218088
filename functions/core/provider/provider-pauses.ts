import { ProviderPaused } from "../shared/errors.ts";
import type { HasProviderPauses } from "./ports.ts";

/** A model's name starts with its provider: `gemini-3.8-flash`. */
export const providerOf = (model: string): string => model.split("-")[0] ?? "";

/** Kill switch: throws `ProviderPaused` while an operator has switched the provider off. */
export const assertProviderEnabled = async ({ providerPauses }: HasProviderPauses, provider: string): Promise<void> => {
  const pause = await providerPauses.of(provider);
  if (pause) throw new ProviderPaused(`${provider} is paused since ${pause.since}: ${pause.reason}`);
};
