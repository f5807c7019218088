import type { LanguageTag } from "#contract/catalogue/languages.ts";
import type { Pronunciation } from "#contract/order/values.ts";
import type { MailKind } from "#contract/schema/mail.ts";

export interface Profile {
  readonly userId: string;
  readonly email: string;
  readonly createdAt: string;
  /** The address before the last change. */
  readonly previousEmail?: string | undefined;
  /** The language of the mails; undefined until the user or the site sets it. */
  readonly language?: LanguageTag | undefined;
  /** The mails that the user switched off. */
  readonly mailsOff?: readonly MailKind[] | undefined;
  /** Each new film of the user gets them. */
  readonly pronunciations?: readonly Pronunciation[] | undefined;
}

export interface HasUsers {
  readonly users: { find(userId: string): Promise<Profile | undefined> };
}

/** Users as the identity provider knows them. */
export interface Identities {
  /** The holder of an access token; undefined if the token is invalid or revoked. */
  of(accessToken: string): Promise<Identity | undefined>;
  /** Deletes the user of an access token. Does nothing if there is no such user any more. */
  remove(accessToken: string): Promise<void>;
}

export interface Identity {
  readonly userId: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export interface HasIdentities {
  readonly identities: Identities;
}

export interface HasAccountSettings {
  readonly settings: {
    /** Credits of a new user. */
    readonly signupCredits: number;
  };
}
