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

/** A mail as it is sent. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The post office, and where the site is that mails lead to. */
export interface Mail {
  /** Without a slash at its end. */
  readonly site: string;
  send(letter: Letter): Promise<void>;
}
