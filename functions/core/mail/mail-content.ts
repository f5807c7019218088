/** What a mail says, before it has a form: its HTML and its plain text are both made from this. */
export interface Content {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  readonly paragraphs: readonly string[];
  /** To be typed somewhere else. */
  readonly code?: string;
  readonly facts?: readonly Fact[];
  /** The first is what most readers want. */
  readonly buttons?: readonly Button[];
  /** Why this mail was sent. */
  readonly closing: string;
}

export type Fact = readonly [label: string, value: string];

export interface Button {
  readonly label: string;
  readonly href: string;
}
