import { type KeyMode, keyPattern } from "#contract/schema/api-key.ts";
import { checksum } from "./checksum.ts";

const whole = new RegExp(`^${keyPattern.source.replaceAll("\\b", "")}$`);
/** The last letters of a key check all before them: a mistyped or invented key is refused without a lookup. */
const checked = 6;

export const keyText = (mode: KeyMode, random: string): string => {
  const start = `aa_${mode}_${random}`;
  return start + checksum(start);
};

/** Whether a text is a key that was not mistyped. It may still be nobody's. */
export const isKeyText = (text: string): boolean =>
  whole.test(text) && checksum(text.slice(0, -checked)) === text.slice(-checked);

/** Anything that claims to be a key, so that it is never taken for another kind of token. */
export const claimsToBeKey = (text: string): boolean => text.startsWith("aa_");

/** As a key is shown after the one time in full: the first twelve letters and the last four. */
export const masked = (text: string): string => `${text.slice(0, 12)}...${text.slice(-4)}`;
