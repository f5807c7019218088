/** A mail as somebody will read it. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  /** Everybody whom it reaches, openly or not. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}
export type Draft = Omit<Mail, "id" | "at">;
