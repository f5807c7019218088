import { Refusal } from "./errors.ts";

/** Control characters but tab and line breaks, marks that reorder text, and code points that are no characters. */
const invisible = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|\p{Noncharacter_Code_Point}|\uFEFF/gu;

/** Half of a surrogate pair is not valid Unicode: files, URLs and captions cannot contain it. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * A text as it may enter the product: Unicode NFC, without invisible characters that break files or reorder what
 * people read. Refuses a text that is not valid Unicode.
 */
export const cleanText = (text: string): string => {
  if (text.search(loneSurrogate) >= 0)
    throw new Refusal("invalid_request", "The text contains a broken character (half of a surrogate pair).");
  return text.normalize("NFC").replace(invisible, "");
};

/** The same for a text whose writer cannot be asked to put it right: what is no valid Unicode is left out. */
export const mendText = (text: string): string => cleanText(text.replace(loneSurrogate, ""));

/** The value with all its texts cleaned, at any depth. */
export const cleanTexts = (value: unknown, clean: (text: string) => string = cleanText): unknown => {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map((each) => cleanTexts(each, clean));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each, clean)]));
};
