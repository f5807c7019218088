/** Changes to the record that makes a mail sent once. */
export type MailChange =
  /** No other process sends the mail before `until`. */
  | { readonly kind: "claim-mail"; readonly mail: string; readonly now: string; readonly until: string }
  /** No more copies of films are sent to the address with this digest. */
  | { readonly kind: "stop-copies"; readonly address: string; readonly at: string }
  | { readonly kind: "note-mail"; readonly mail: string; readonly sent: boolean; readonly now: string };
