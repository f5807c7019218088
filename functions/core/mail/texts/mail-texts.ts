import type { english } from "./english.ts";

/** A text that depends on a count: one text for each plural category of the language. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The texts of all mails in one language. A text that a language lacks does not compile. */
export type MailTexts = Omit<Translated<typeof english>, "credits"> & { readonly credits: PluralText };

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
