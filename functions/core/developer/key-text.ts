import { type KeyMode, keyPattern } from "#contract/schema/api-key.ts";
import { checksum } from "./checksum.ts";

const whole = new RegExp(`^${keyPattern.source.replaceAll("\\b", "")}$`);
/** The length of the checksum at the end of a key: a mistyped or invented key is refused without a lookup. */
const checked = 6;

export const keyText = (mode: KeyMode, random: string): string => {
  const start = `aa_${mode}_${random}`;
  return start + checksum(start);
};

/** Whether a text is a key with a correct checksum. It may still be unknown. */
export const isKeyText = (text: string): boolean =>
  whole.test(text) && checksum(text.slice(0, -checked)) === text.slice(-checked);

/** Whether a text has a key's prefix, so that it is never taken for an access token. */
export const claimsToBeKey = (text: string): boolean => text.startsWith("aa_");

/** Whether a text that is not accepted was meant as a key: an access token has three parts. */
export const isMeantAsKey = (text: string): boolean => text !== "" && text.split(".").length !== 3;

/** The masked key: the first twelve characters and the last four. */
export const masked = (text: string): string => `${text.slice(0, 12)}...${text.slice(-4)}`;
