/** What can happen to a mail that is to be sent once. */
export type MailChange =
  /** Nobody else sends it until then. */
  | { readonly kind: "claim-mail"; readonly mail: string; readonly now: string; readonly until: string }
  | { readonly kind: "note-mail"; readonly mail: string; readonly sent: boolean; readonly now: string };
