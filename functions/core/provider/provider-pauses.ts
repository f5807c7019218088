import { ProviderPaused } from "../shared/errors.ts";
import type { HasProviderPauses } from "./ports.ts";

/** Kill switch: throws `ProviderPaused` while an operator has switched the provider off. */
export const assertProviderEnabled = async ({ providerPauses }: HasProviderPauses, provider: string): Promise<void> => {
  const pause = await providerPauses.of(provider);
  if (pause) throw new ProviderPaused(`${provider} is paused since ${pause.since}: ${pause.reason}`);
};
