import type { Content } from "./mail-content.ts";
import { mailTexts } from "./texts/index.ts";

/** A mail as plain text, for mail programs without HTML. */
export const textOf = (
  { language, heading, paragraphs, code, facts = [], buttons = [], closing }: Content,
  unsubscribe?: string,
): string =>
  [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...buttons.map(({ label, href }) => `${label}:\n${href}`),
    `--\n${closing}\nAnimation Agent`,
    unsubscribe && `${mailTexts[language].unsubscribe}:\n${unsubscribe}`,
  ]
    .filter(Boolean)
    .join("\n\n");
