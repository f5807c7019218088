import type { LanguageTag } from "#contract/catalogue/languages.ts";

/** The content of a mail; the HTML and the plain text are both rendered from it. */
export interface Content {
  readonly language: LanguageTag;
  readonly subject: string;
  /** The preview text that an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  readonly paragraphs: readonly string[];
  /** A code to type on the site. */
  readonly code?: string;
  readonly facts?: readonly Fact[];
  /** The first link is the main button. */
  readonly buttons?: readonly Button[];
  /** Why this mail was sent. */
  readonly closing: string;
}

export type Fact = readonly [label: string, value: string];

export interface Button {
  readonly label: string;
  readonly href: string;
}
