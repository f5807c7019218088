/**
 * The one table of engines' list prices in US dollars: on demand, standard tier, without free tiers, discounts and
 * cached input. AWS in us-east-1. Films record their cost by it, and docs/cost.md shows it. When a price changes, add
 * its row with the first day, and put that day into `until` of the row before.
 */
export interface EnginePrice {
  readonly engine: string;
  /** A model's name, or the beginning of the names of its versions. */
  readonly model: string;
  readonly inputPerMillionTokens?: number;
  /** For image and speech models: of picture and sound tokens. */
  readonly outputPerMillionTokens?: number;
  readonly perPicture?: number;
  readonly perMillionCharacters?: number;
  /** The day on which the provider's price page, or a dated copy of it, said so. */
  readonly checked: string;
  /** The first day with another price. */
  readonly until?: string;
}

const gemini = (model: string, input: number, output: number, checked: string, until?: string): EnginePrice => ({
  engine: "gemini",
  model,
  inputPerMillionTokens: input,
  outputPerMillionTokens: output,
  checked,
  ...(until && { until }),
});
const openai = (model: string, input: number, output: number, checked: string): EnginePrice => ({
  ...gemini(model, input, output, checked),
  engine: "openai",
});
const aws = (engine: string, model: string, price: Partial<EnginePrice>, checked: string): EnginePrice => ({
  engine,
  model,
  ...price,
  checked,
});

/** https://ai.google.dev/gemini-api/docs/pricing, https://developers.openai.com/api/docs/pricing, https://aws.amazon.com/bedrock/pricing/, https://aws.amazon.com/polly/pricing/ */
export const enginePrices: readonly EnginePrice[] = [
  gemini("gemini-3.8-flash-lite-tts", 0.5, 6, "2026-10-09", "2027-01-01"),
  gemini("gemini-3.8-flash-lite-tts", 1, 12, "2026-10-09"),
  gemini("gemini-3.8-flash-tts", 0.5, 9, "2026-10-09", "2027-01-01"),
  gemini("gemini-3.8-flash-tts", 1, 18, "2026-10-09"),
  gemini("gemini-3.8-flash", 0.75, 3.75, "2026-10-07", "2027-01-01"),
  gemini("gemini-3.8-flash", 1.5, 7.5, "2026-10-07"),
  gemini("gemini-3.5-flash-lite", 0.3, 2.5, "2026-10-07"),
  gemini("gemini-nano-banana-2.1", 1.5, 30, "2026-10-09"),
  gemini("gemini-3-pro-image", 2, 120, "2026-10-09"),
  openai("gpt-5.4-mini", 0.75, 4.5, "2026-05-04"),
  openai("gpt-4o-mini-tts", 0.6, 12, "2026-11-22"),
  openai("gpt-image-1-mini", 2, 8, "2026-11-22"),
  // Read in tables of others: the providers' pages could not be reached. Input is counted as pictures, the dearer kind.
  openai("gpt-image-2", 8, 30, "2026-11-22"),
  aws("bedrock", "stability.stable-image-core-v1", { perPicture: 0.04 }, "2026-11-22"),
  aws("bedrock", "stability.stable-image-ultra-v1", { perPicture: 0.14 }, "2026-11-22"),
  aws("bedrock", "stability.sd3-5-large-v1", { perPicture: 0.08 }, "2026-11-22"),
  aws("bedrock", "amazon.nova-pro-v1", { inputPerMillionTokens: 0.8, outputPerMillionTokens: 3.2 }, "2026-10-06"),
  aws("bedrock", "amazon.nova-2-lite-v1", { inputPerMillionTokens: 0.33, outputPerMillionTokens: 2.75 }, "2026-10-06"),
  aws("polly", "generative", { perMillionCharacters: 30 }, "2026-10-07"),
  aws("polly", "neural", { perMillionCharacters: 16 }, "2026-10-07"),
  aws("polly", "standard", { perMillionCharacters: 4 }, "2026-10-07"),
];

/** What one call used, as its provider counts it. */
export interface Usage {
  /** The engine's name: "gemini". */
  readonly provider: string;
  readonly model: string;
  readonly inputTokens?: number;
  /** Tokens of the answer and of the model's thoughts, which providers charge alike. */
  readonly outputTokens?: number;
  readonly pictures?: number;
  /** Characters that were spoken. */
  readonly characters?: number;
  /** Seconds of sound. */
  readonly seconds?: number;
}

/** The region that the inference profiles of Bedrock begin with: "us.amazon.nova-2-lite-v1:0". */
export const profileRegion = /^(us-gov|us|eu|apac|jp|au|ca|global)\./;

/** The list price of a model on a day; undefined for a model that is not in the table. */
export const priceOfModel = (engine: string, model: string, day: string): EnginePrice | undefined => {
  const name = model.replace(profileRegion, "");
  return enginePrices.find(
    (price) => price.engine === engine && name.startsWith(price.model) && (!price.until || day < price.until),
  );
};

/** US dollars for a call; undefined for a model without a known price. */
export const costOf = (usage: Usage, now: Date): number | undefined => {
  const price = priceOfModel(usage.provider, usage.model, now.toISOString().slice(0, 10));
  if (!price) return undefined;
  const part = (count: number | undefined, perMillion: number | undefined): number =>
    ((count ?? 0) * (perMillion ?? 0)) / 1e6;
  return (
    part(usage.inputTokens, price.inputPerMillionTokens) +
    part(usage.outputTokens, price.outputPerMillionTokens) +
    part(usage.characters, price.perMillionCharacters) +
    (usage.pictures ?? 0) * (price.perPicture ?? 0)
  );
};
