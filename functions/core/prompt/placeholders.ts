import { type Placeholder, placeholders } from "#contract/catalogue/placeholders.ts";

const all = Object.values(placeholders);

/** The placeholders in a prompt, matched exactly. */
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

/** The prompt with all required placeholders: a missing one is appended in its own sentence. */
export const restored = (prompt: string, needed: readonly Placeholder[]): string => {
  const lost = missingIn(prompt, needed).map((each) => sentences[each]);
  return lost.length > 0 ? `${prompt}\n\n${lost.join(" ")}` : prompt;
};

const pattern = new RegExp(all.join("|"), "g");

/**
 * Replaces placeholders by the order's values in one pass, so that a value that looks like a placeholder (a free-text
 * audience) is not replaced.
 */
export const filled = (prompt: string, values: Readonly<Record<Placeholder, string>>): string =>
  // The pattern matches nothing but placeholders.
  prompt.replace(pattern, (found) => values[found as Placeholder]);
