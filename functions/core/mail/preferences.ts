import { type MailKind, type MailPreferences, mailKinds, requiredMails } from "#contract/schema/mail.ts";
import type { AccountChange } from "../account/changes.ts";
import type { HasUsers, Profile } from "../account/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";

interface ShownPreferences {
  readonly preferences: MailPreferences;
  readonly always_sent: (typeof requiredMails)[number][];
}

/** Which mails a user gets. Throws a Refusal `not_found` if there is no such user. */
export const showMailPreferences = async ({ users }: HasUsers, userId: string): Promise<ShownPreferences> => {
  const profile = await users.find(userId);
  if (!profile) throw new Refusal("not_found", "This account does not exist.");
  return { preferences: preferencesOf(profile), always_sent: [...requiredMails] };
};

/** Switches mails on or off. Throws a Refusal `not_found` if there is no such user. */
export const saveMailPreferences = async (
  deps: HasUsers & Commits<AccountChange>,
  userId: string,
  choices: Readonly<Partial<Record<MailKind, boolean | undefined>>>,
): Promise<ShownPreferences> => {
  const given = mailKinds.flatMap((kind) => (choices[kind] === undefined ? [] : [[kind, choices[kind]] as const]));
  await deps.commit([{ kind: "set-mail-choices", userId, choices: Object.fromEntries(given) }]);
  return showMailPreferences(deps, userId);
};

/** Every kind is on until its user switches it off. */
export const preferencesOf = ({ mailsOff = [] }: Pick<Profile, "mailsOff">): MailPreferences => ({
  film_ready: !mailsOff.includes("film_ready"),
  film_failed: !mailsOff.includes("film_failed"),
  film_expiring: !mailsOff.includes("film_expiring"),
  review_ready: !mailsOff.includes("review_ready"),
  webhook_disabled: !mailsOff.includes("webhook_disabled"),
});
