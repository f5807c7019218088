import type { AccountChange } from "#functions/core/account/changes.ts";
import type { Profile } from "#functions/core/account/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { sha256 } from "./sha256.ts";
import { keys } from "./table.ts";
import { insert, type Plan, update } from "./write.ts";

/** The writes of users' profiles. */
export const planAccount = (change: AccountChange, table: string): Plan => {
  switch (change.kind) {
    case "insert-profile":
      return {
        writes: [insert(table, profileItem(change.profile))],
        refusal: new Refusal("conflict", "The user already exists"),
      };
    case "set-email": {
      const { userId, email, from } = change;
      return {
        writes: [
          update(
            table,
            keys.profile(userId),
            { ...byEmail(email), email, previousEmail: from },
            { expression: "#email = :from", values: { from } },
          ),
        ],
        refusal: new Refusal("conflict", "The e-mail address was changed meanwhile"),
      };
    }
    case "set-mail-choices": {
      // One attribute for each kind, so that two choices at the same time do not undo each other.
      const set = Object.entries(change.choices).map(([kind, on]) => [mailOff(kind), on ? undefined : true]);
      return setOfUser(table, change.userId, Object.fromEntries(set));
    }
    case "set-language":
      return setOfUser(table, change.userId, { language: change.language });
    case "set-pronunciations":
      return setOfUser(table, change.userId, { pronunciations: change.pronunciations });
    case "insert-person":
      return {
        writes: [insert(table, { ...keys.person(change.mark), userId: change.userId })],
        refusal: new Refusal("conflict", "The person already has an account"),
      };
  }
};

const setOfUser = (table: string, userId: string, set: Readonly<Record<string, unknown>>): Plan => ({
  writes: [update(table, keys.profile(userId), set, { expression: "attribute_exists(PK)" })],
  refusal: new Refusal("not_found", "This account does not exist."),
});

/** The attribute of a profile whose user switched a kind of mail off. */
export const mailOff = (kind: string): string => `mailOff_${kind}`;

const byEmail = (email: string) => keys.profileByEmail(sha256(email.toLowerCase()));

const profileItem = (profile: Profile) => ({
  ...keys.profile(profile.userId),
  ...byEmail(profile.email),
  ...profile,
});
