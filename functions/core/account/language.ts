import type { LanguageTag } from "#contract/catalogue/languages.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { AccountChange } from "./changes.ts";
import type { HasUsers } from "./ports.ts";

/** The language of a user's mails; absent until it is set. Throws a Refusal `not_found` if there is no such user. */
export const showLanguage = async ({ users }: HasUsers, userId: string): Promise<{ language?: LanguageTag }> => {
  const profile = await users.find(userId);
  if (!profile) throw new Refusal("not_found", "This account does not exist.");
  return profile.language ? { language: profile.language } : {};
};

/** Sets the language of a user's mails. Throws a Refusal `not_found` if there is no such user. */
export const saveLanguage = async (
  { commit }: Commits<AccountChange>,
  userId: string,
  language: LanguageTag,
): Promise<{ language: LanguageTag }> => {
  await commit([{ kind: "set-language", userId, language }]);
  return { language };
};
