import type { MailLanguage } from "./mail-language.ts";
import { english } from "./texts/english.ts";

type Reason = keyof typeof english.reasons;
// The keys of the texts are their names.
const templates = (Object.keys(english.reasons) as Reason[]).map((name) => ({
  name,
  pattern: patternOf(english.reasons[name]),
}));

/**
 * Why a film failed or a webhook was switched off, in the language of the mail. Events have the reason in English. A
 * sentence with a technical detail becomes a general one; the words of a provider alone stay as they are.
 */
export const translateReason = ({ tag, texts, fill }: MailLanguage, reason: string): string => {
  if (tag === "en") return reason;
  const sentences = reason.split(/(?<=[.!?]) /).map((sentence) => {
    for (const { name, pattern } of templates) {
      const found = pattern.exec(sentence);
      if (found) return fill(texts.reasons[name], found.groups ?? {});
    }
    return undefined;
  });
  if (sentences.every((each) => each === undefined)) return reason;
  const known = new Set(sentences.map((each) => each ?? texts.reasons.unusable));
  return [...known].join(tag === "zh" || tag === "ja" ? "" : " ");
};

/** Matches a text with its {placeholders} filled, which become the groups. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`);
}
