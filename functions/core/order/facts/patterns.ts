/** Why a film needs facts that the built-in writer does not have. */
export type FactsReason = "lesson" | "history" | "scripture" | "news" | "product" | "real_person";

/** How ideas of one language show that they need facts. */
export interface FactPatterns {
  /** Orders and questions that ask for an explanation, whatever they are about; those of English are in english-request.ts. */
  readonly lesson?: RegExp;
  /** Questions about how and why, of which some are the titles of invented stories. */
  readonly asked: RegExp;
  /** What only a lesson is about, after such a question without a question mark: "the sky", "bees". */
  readonly subjects: RegExp;
  /** Words of invented stories: wishes, feelings, relatives, fairies, the past. */
  readonly invented: RegExp;
  readonly history: RegExp;
  readonly scripture: RegExp;
  readonly news: RegExp;
  readonly product: RegExp;
  /** Biographies and documentaries. */
  readonly biography: RegExp;
  /** The life of somebody with a first and a last name, by their capital letters. */
  readonly life?: RegExp;
  /** True people as the language writes them, where no other language does. */
  readonly people: RegExp;
}

/** Matches whole words; letters of all scripts count as letters. */
export const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, "iu");

/** Matches at the start of an idea. */
export const starts = (source: string): RegExp => new RegExp(`^[\\s¿"“«„]*(?:${source})`, "iu");

/** Matches a whole idea. */
export const whole = (source: string): RegExp => new RegExp(`^[\\s¿"“«„]*(?:${source})[\\s?？.。!।؟"”»]*$`, "iu");

/** Matches where one of the patterns does. */
export const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"), "iu");
