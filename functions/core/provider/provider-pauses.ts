import { ProviderPaused } from "../shared/errors.ts";

/** An operator lets nobody ask a provider for a while: its bill runs away, or what it makes is spoilt. */
export interface Pause {
  readonly provider: string;
  readonly reason: string;
  readonly since: string;
}

/** Read each time a provider is about to be asked, so that a pause holds from the next call on. */
export interface Pauses {
  of(provider: string): Promise<Pause | undefined>;
  all(): Promise<readonly Pause[]>;
}

export type PauseChange =
  | { readonly kind: "pause-provider"; readonly pause: Pause }
  | { readonly kind: "resume-provider"; readonly provider: string };

/** A model's name begins with its provider's: `gemini-3.8-flash`. */
export const providerOf = (model: string): string => model.split("-")[0] ?? "";

/** Throws `ProviderPaused` while nobody may ask the provider. */
export const assertProviderEnabled = async (
  { pauses }: { readonly pauses: Pauses },
  provider: string,
): Promise<void> => {
  const pause = await pauses.of(provider);
  if (pause) throw new ProviderPaused(`${provider} is paused since ${pause.since}: ${pause.reason}`);
};
