import { type Placeholder, placeholders } from "#contract/catalogue/placeholders.ts";

const all = Object.values(placeholders);

/** Those that are in a prompt, letter by letter: what only looks like one is none. */
export const placeholdersIn = (prompt: string): Placeholder[] => all.filter((each) => prompt.includes(each));

export const missingIn = (prompt: string, needed: readonly Placeholder[]): Placeholder[] =>
  needed.filter((each) => !prompt.includes(each));

const sentences: Readonly<Record<Placeholder, string>> = {
  [placeholders.language]: `Write in ${placeholders.language}.`,
  [placeholders.age]: `The audience: ${placeholders.age}.`,
  [placeholders.minutes]: `The film lasts ${placeholders.minutes} minutes.`,
  [placeholders.scenes]: `There are exactly ${placeholders.scenes} scenes.`,
  [placeholders.fixedCharacter]: `The leading character is ${placeholders.fixedCharacter}.`,
};

/** The prompt with each needed placeholder: a lost one comes back in a sentence of its own. */
export const restored = (prompt: string, needed: readonly Placeholder[]): string => {
  const lost = missingIn(prompt, needed).map((each) => sentences[each]);
  return lost.length > 0 ? `${prompt}\n\n${lost.join(" ")}` : prompt;
};

const pattern = new RegExp(all.join("|"), "g");

/**
 * Puts an order's values where the placeholders are, in one pass: a value that reads like a placeholder (an audience
 * in its owner's own words) stays as it is.
 */
export const filled = (prompt: string, values: Readonly<Record<Placeholder, string>>): string =>
  // The pattern matches nothing but placeholders.
  prompt.replace(pattern, (found) => values[found as Placeholder]);
