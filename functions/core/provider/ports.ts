/** A provider that an operator has switched off for a while (kill switch). */
export interface ProviderPause {
  readonly provider: string;
  readonly reason: string;
  readonly since: string;
}

/** Read before every call of a provider, so that a pause takes effect with the next call. */
export interface ProviderPauses {
  of(provider: string): Promise<ProviderPause | undefined>;
  all(): Promise<readonly ProviderPause[]>;
}

export interface HasProviderPauses {
  readonly providerPauses: ProviderPauses;
}

/** The engines that make a film, each a list with models: "gemini/gemini-3.8-flash,built-in". A task keeps its own. */
export interface Models {
  readonly writer: string;
  readonly illustrator: string;
  readonly narrator: string;
  readonly composer: string;
}

/** Why an engine cannot work now, in the provider's words. */
export interface UnavailableEngine {
  readonly engine: string;
  readonly model: string;
  readonly reason: string;
}

export interface EngineChecks {
  /** The engines of a list that cannot work now. Those that are only busy can. */
  unavailable(list: string): Promise<readonly UnavailableEngine[]>;
}

export interface HasEngineChecks {
  readonly engineChecks: EngineChecks;
}

export interface HasModelSettings {
  readonly settings: { readonly models: Models };
}

/** How often an engine ("openai"), or one of its models ("openai/gpt-image-2"), may be called in a minute. */
export interface HasCallRates {
  readonly settings: { readonly callsPerMinute: Readonly<Record<string, number>> };
}

/** Spaces the calls of an engine's account over all films. */
export interface CallLimits {
  /** Books the next free call of the account, unless it starts after `latestMs`. Returns when it starts. */
  book(account: string, slot: CallSlot): Promise<{ readonly booked: boolean; readonly atMs: number }>;
  /** Delays all calls of the account that are not booked yet. */
  delay(account: string, untilMs: number): Promise<void>;
}

/** Times in milliseconds since 1970. */
export interface CallSlot {
  /** Milliseconds between two calls; 0 where only the provider knows its limit. */
  readonly intervalMs: number;
  readonly nowMs: number;
  readonly latestMs: number;
}

export interface HasCallLimits {
  readonly callLimits: CallLimits;
}
