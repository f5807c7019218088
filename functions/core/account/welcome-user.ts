import type { LanguageTag } from "#contract/catalogue/languages.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { AccountChange } from "./changes.ts";

/** Stores a new user's profile, with sign-up credits once per person (see `personOf`). Idempotent. */
export const welcomeUser = async (
  deps: HasClock & Commits<AccountChange | LedgerChange> & { readonly signupCredits: number },
  userId: string,
  email: string,
  language?: LanguageTag,
): Promise<void> => {
  const at = deps.now().toISOString();
  const profile = {
    kind: "insert-profile" as const,
    profile: { userId, email, createdAt: at, ...(language && { language }) },
  };
  const entry = {
    id: `signup#${userId}`,
    type: "signup" as const,
    amount: deps.signupCredits,
    ref: userId,
    text: "Welcome to Animation Agent",
    at,
  };
  const person = { kind: "insert-person" as const, mark: await digest(personOf(email)), userId };
  const isNew = await done(() => deps.commit([profile, person, { kind: "move-credits", userId, entries: [entry] }]));
  if (!isNew) await done(() => deps.commit([profile]));
};

/** False if it was done before. */
const done = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "conflict") return false;
    throw error;
  }
};

/** Normalizes an email address: lower case, without a `+tag`, without dots for Gmail. Such addresses are one person. */
export const personOf = (email: string): string => {
  const [name = "", host = ""] = email
    .normalize("NFKC")
    .replace(/\u00ad/g, "")
    .toLowerCase()
    .split("@");
  const bare = name.split("+")[0] ?? "";
  return host === "gmail.com" || host === "googlemail.com"
    ? `${bare.replaceAll(".", "")}@gmail.com`
    : `${bare}@${host}`;
};
