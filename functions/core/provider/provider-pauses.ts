import { ProviderPaused } from "../shared/errors.ts";
import type { HasProviderPauses } from "./ports.ts";

/** A model's name begins with its provider's: `gemini-3.8-flash`. */
export const providerOf = (model: string): string => model.split("-")[0] ?? "";

/** Throws `ProviderPaused` while nobody may ask the provider. */
export const assertProviderEnabled = async ({ providerPauses }: HasProviderPauses, provider: string): Promise<void> => {
  const pause = await providerPauses.of(provider);
  if (pause) throw new ProviderPaused(`${provider} is paused since ${pause.since}: ${pause.reason}`);
};
