import { siteDirection, siteLanguage, siteLocale } from "./site-language.ts";
import { plural, t } from "./translate.ts";

const days = new Intl.DateTimeFormat(siteLocale, { dateStyle: "long" });
const dateTimes = new Intl.DateTimeFormat(siteLocale, { dateStyle: "medium", timeStyle: "short" });
const times = new Intl.DateTimeFormat(siteLocale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
// "en" alone would write US dollars the same way, but other dollars differently.
const moneyLocale = siteLanguage === "en" ? "en-US" : siteLocale;
const numbers = new Intl.NumberFormat(siteLocale);

export const day = (iso: string): string => days.format(new Date(iso));
export const dateTime = (iso: string): string => dateTimes.format(new Date(iso));
export const timeOfDay = (iso: string): string => times.format(new Date(iso));
/** "at 10:42" for today, else "on" with the date. */
export const atTime = (iso: string): string =>
  day(iso) === day(new Date().toISOString())
    ? t("at {time}", { time: timeOfDay(iso) })
    : t("on {date}", { date: dateTime(iso) });
/** "a, b, c". */
export const enumeration = (texts: readonly string[]): string =>
  texts.reduce((first, second) => t("{first}, {second}", { first, second }));
export const number = (value: number): string => numbers.format(value);
export const credits = (amount: number): string => plural(amount, { one: "{count} credit", other: "{count} credits" });

/** Signs and symbols would stand on the wrong side of a number in a text from right to left. */
const leftToRight = (text: string): string => (siteDirection === "rtl" ? `\u2066${text}\u2069` : text);

/** A text that keeps its own direction beside others. */
export const isolated = (text: string): string => (siteDirection === "rtl" ? `\u2068${text}\u2069` : text);

/** `cents` is the amount in the smallest unit of the currency. */
export const money = (cents: number, currency = "usd"): string =>
  leftToRight(new Intl.NumberFormat(moneyLocale, { style: "currency", currency }).format(cents / 100));

/** US dollars of engines: a film costs cents, and its texts less than one. */
export const dollars = (usd: number): string => leftToRight(`$${usd.toFixed(usd > 0 && usd < 0.1 ? 4 : 2)}`);

/** With a plus or a real minus sign. */
export const signed = (value: number): string =>
  leftToRight(value < 0 ? `\u2212${number(-value)}` : `+${number(value)}`);

/** Minutes and seconds: 3:07. */
export const playingTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** An estimate, in whole minutes or tenths of an hour. */
export const duration = (seconds: number): string => {
  if (seconds < 30) return t("less than a minute");
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? t("about {minutes} min", { minutes })
    : t("about {hours} hours", { hours: Math.round(minutes / 6) / 10 });
};
export const remainingTime = (seconds: number): string => t("{duration} left", { duration: duration(seconds) });

/** A remaining time that is known to lie between two: "2 to 4 min left", or one number if both round to it. */
export const remainingBetween = (min: number, max: number): string => {
  const [from, to] = [Math.round(min / 60), Math.round(max / 60)];
  if (from === to || to < 2) return remainingTime(max);
  if (from < 1) return t("{duration} left", { duration: t("less than {minutes} min", { minutes: to }) });
  const hours = { from: Math.round(from / 6) / 10, to: Math.round(to / 6) / 10 };
  if (to >= 60 && hours.from === hours.to) return remainingTime(max);
  const between = to < 60 ? t("{from} to {to} min", { from, to }) : t("{from} to {to} hours", hours);
  return t("{duration} left", { duration: between });
};

/** An exact duration. */
export const elapsedTime = (seconds: number): string =>
  seconds < 60
    ? t("{seconds} s", { seconds })
    : t("{minutes} min {seconds} s", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** In steps of 1024. */
export const fileSize = (bytes: number): string => {
  const units = ["Bytes", "KB", "MB", "GB", "TB"];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`;
};

/** Cuts a text to `maxLetters` characters and adds three dots. */
export const truncate = (text: string, maxLetters: number): string => {
  const characters = [...text];
  return characters.length > maxLetters ? `${characters.slice(0, maxLetters).join("").trimEnd()}...` : text;
};

const maxLetters = 60;

/** Returns a file name that every file system accepts. */
export const downloadFileName = (name: string, ending: string): string => {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[...plain].slice(0, maxLetters).join("").trim() || "film"}.${ending}`;
};
