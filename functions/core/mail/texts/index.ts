import type { LanguageTag } from "#contract/catalogue/languages.ts";
import { arabic } from "./arabic.ts";
import { bengali } from "./bengali.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hindi } from "./hindi.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import type { MailTexts } from "./mail-texts.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

/** The texts of mails in the languages of the site. */
export const mailTexts: Readonly<Record<LanguageTag, MailTexts>> = {
  en: english,
  zh: chinese,
  hi: hindi,
  es: spanish,
  fr: french,
  ar: arabic,
  bn: bengali,
  pt: portuguese,
  ru: russian,
  ja: japanese,
  de: german,
  ko: korean,
  it: italian,
};
