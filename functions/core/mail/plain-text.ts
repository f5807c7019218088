import type { Content } from "./mail-content.ts";

/** A mail in plain words, for readers and programs without HTML. */
export const textOf = ({ heading, paragraphs, code, facts = [], buttons = [], closing }: Content): string =>
  [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...buttons.map(({ label, href }) => `${label}:\n${href}`),
    `--\n${closing}\nAnimation Agent`,
  ]
    .filter(Boolean)
    .join("\n\n");
