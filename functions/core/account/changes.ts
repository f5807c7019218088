import type { LanguageTag } from "#contract/catalogue/languages.ts";
import type { Pronunciation } from "#contract/order/values.ts";
import type { MailKind } from "#contract/schema/mail.ts";
import type { Profile } from "./ports.ts";

export type AccountChange =
  | { readonly kind: "insert-profile"; readonly profile: Profile }
  /** Replaces the e-mail address of a profile; refused if `from` is not the address any more. */
  | { readonly kind: "set-email"; readonly userId: string; readonly email: string; readonly from: string }
  /** Switches mails on or off, each by itself; refused if there is no such user. */
  | {
      readonly kind: "set-mail-choices";
      readonly userId: string;
      readonly choices: Readonly<Partial<Record<MailKind, boolean>>>;
    }
  /** Refused if there is no such user. */
  | { readonly kind: "set-language"; readonly userId: string; readonly language: LanguageTag }
  /** Replaces the list; refused if there is no such user. */
  | { readonly kind: "set-pronunciations"; readonly userId: string; readonly pronunciations: readonly Pronunciation[] }
  /** Marks a person. A person gets sign-up credits once, even with several e-mail addresses. */
  | { readonly kind: "insert-person"; readonly mark: string; readonly userId: string };
