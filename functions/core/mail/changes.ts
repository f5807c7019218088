/** Changes to the record that makes a mail sent once. */
export type MailChange =
  /** No other process sends the mail before `until`. */
  | { readonly kind: "claim-mail"; readonly mail: string; readonly now: string; readonly until: string }
  | { readonly kind: "note-mail"; readonly mail: string; readonly sent: boolean; readonly now: string };
