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

export interface HasModelSettings {
  readonly settings: { readonly models: Models };
}
