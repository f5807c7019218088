import { directionOf, type LanguageTag } from "#contract/catalogue/languages.ts";
import { type Formats, formatsOf } from "./format.ts";
import { mailTexts } from "./texts/index.ts";
import type { MailTexts } from "./texts/mail-texts.ts";

type Values = Readonly<Record<string, string | number>>;

/** The texts of mails in a language, and its way to write values. */
export interface MailLanguage {
  readonly tag: LanguageTag;
  readonly texts: MailTexts;
  /** A text with its `{placeholders}` filled. */
  readonly fill: (text: string, values: Values) => string;
  /** `1 credit` */
  readonly credits: (count: number) => string;
  /** `8 January 2026` */
  readonly day: Formats["day"];
  /** `8 January 2026 at 01:00 UTC` */
  readonly time: (at: string) => string;
  /** Seconds as `3 min 12 s`. */
  readonly duration: (seconds: number) => string;
  readonly money: Formats["money"];
  readonly number: Formats["number"];
}

/** The language of a user's mails. Users whose language is not known read English. */
export const mailLanguage = (tag: LanguageTag = "en"): MailLanguage => {
  const texts = mailTexts[tag];
  const { day, clock, number, money, pluralOf } = formatsOf(tag);
  const isRightToLeft = directionOf(tag) === "rtl";
  // A value, such as an English title, keeps its own direction (first strong isolate). Signs and symbols would stand on
  // the wrong side of an amount, which runs from left to right.
  const isolated = (value: string): string => (isRightToLeft ? `\u2068${value}\u2069` : value);
  const leftToRight = (value: string): string => (isRightToLeft ? `\u2066${value}\u2069` : value);
  const fill: MailLanguage["fill"] = (text, values) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return typeof value === "number" ? number(value) : isolated(value);
    });
  return {
    tag,
    texts,
    fill,
    day,
    number,
    credits: (count) => fill(texts.credits[pluralOf(count)] ?? texts.credits.other, { count }),
    time: (at) => fill(texts.time, { day: day(at), clock: clock(at) }),
    duration: (all) => {
      const whole = Math.round(all);
      const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
      const form = minutes === 0 ? "seconds" : seconds === 0 ? "minutes" : "both";
      return fill(texts.duration[form], { minutes, seconds });
    },
    money: (cents, currency) => leftToRight(money(cents, currency)),
  };
};
