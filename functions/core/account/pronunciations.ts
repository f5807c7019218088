import { maxPronunciations } from "#contract/catalogue/text-limits.ts";
import type { Pronunciation } from "#contract/order/values.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { AccountChange } from "./changes.ts";
import type { HasUsers, Profile } from "./ports.ts";

/** The pronunciations that each new film of a user gets. */
export const listPronunciations = async ({ users }: HasUsers, userId: string): Promise<Pronunciation[]> => [
  ...((await users.find(userId))?.pronunciations ?? []),
];

/** Replaces the pronunciations of a user's account. Throws a Refusal `not_found` if there is no such user. */
export const savePronunciations = async (
  { commit }: Commits<AccountChange>,
  userId: string,
  given: readonly Pronunciation[],
): Promise<Pronunciation[]> => {
  const pronunciations = oneForEachWord(given);
  await commit([{ kind: "set-pronunciations", userId, pronunciations }]);
  return pronunciations;
};

/**
 * The pronunciations of an order joined with those of its user's account. The order's own entry of a word wins. Throws a
 * Refusal `invalid_request` if they are more than a film can have.
 */
export const joinPronunciations = (
  ofOrder: readonly Pronunciation[] = [],
  { pronunciations: ofAccount = [] }: Pick<Profile, "pronunciations">,
): Pronunciation[] | undefined => {
  const joined = oneForEachWord([...ofOrder, ...ofAccount]);
  if (joined.length > maxPronunciations)
    throw new Refusal(
      "invalid_request",
      `This film and your account have ${joined.length} pronunciations. A film can have up to ${maxPronunciations}.`,
    );
  return joined.length > 0 ? joined : undefined;
};

/** The first entry of each word, in any case. */
const oneForEachWord = (list: readonly Pronunciation[]): Pronunciation[] => {
  const byWord = new Map<string, Pronunciation>();
  for (const entry of list) {
    const word = entry.word.toLowerCase();
    if (!byWord.has(word)) byWord.set(word, entry);
  }
  return [...byWord.values()];
};
