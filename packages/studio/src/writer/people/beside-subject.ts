import type { Language } from "../../languages/index.ts";

/** What follows who is only with somebody: "দাদুর সঙ্গে", "दादा के साथ", "할머니와 함께". */
const WITH_AFTER: Readonly<Partial<Record<Language, RegExp>>> = {
  hindi: /^(?:\sजी)?\s(?:के|की)\s(?:साथ|संग)(?![\p{L}\p{M}])/u,
  bengali: /^[\p{L}\p{M}]{0,2}(?:\s[\p{L}\p{M}]+)?\s(?:সঙ্গে|সাথে)(?![\p{L}\p{M}])/u,
  korean: /^이?(?:와|과|랑|하고)\s(?:함께|같이)/u,
  japanese: /^(?:ちゃん|くん|さん)?と(?:一緒|いっしょ|ともに|共に)/u,
};
/** What stands before who is only with somebody, at the start of a sentence. */
const WITH_BEFORE: Readonly<Partial<Record<Language, RegExp>>> = {
  german: /(?:^|[.!?]\s)(?:zusammen\s|gemeinsam\s)?mit\s(?:\p{Ll}+\s)*(?:\p{Lu}\p{Ll}+\s)?$/iu,
  french: /(?:^|[.!?]\s)avec\s(?:\p{Ll}+\s)*$/iu,
  spanish: /(?:^|[.!?]\s)(?:junto\s)?con\s(?:\p{Ll}+\s)*$/iu,
  italian: /(?:^|[.!?]\s)(?:insieme\s)?con\s(?:\p{Ll}+\s)*$/iu,
  portuguese: /(?:^|[.!?]\s)(?:junto\s)?com\s(?:\p{Ll}+\s)*$/iu,
  russian: /(?:^|[.!?]\s)(?:вместе\s)?со?\s(?:\p{Ll}+\s)*$/iu,
};

/** Whether somebody is named only as the company of who acts: "দাদুর সঙ্গে মিতু যায়". */
export const isOnlyBeside = (text: string, at: number, mention: string, language: Language): boolean =>
  WITH_AFTER[language]?.test(text.slice(at + mention.length)) === true ||
  WITH_BEFORE[language]?.test(text.slice(0, at)) === true;
