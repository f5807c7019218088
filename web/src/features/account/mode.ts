import type { text } from "./text.ts";

/** One of the six account forms. */
export type Mode = keyof typeof text.modes;
export interface FormMessage {
  readonly tone: "success" | "error";
  readonly content: string;
}
/** Input that the forms share: the email, the password that signs in after verification, and the code. */
export interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}
export interface ModeProps {
  readonly entered: AccountInput;
  readonly enter: (entered: Partial<AccountInput>) => void;
  readonly showMessage: (message: FormMessage | undefined) => void;
  /** Opens another form, with an optional message. */
  readonly go: (mode: Mode, message?: FormMessage) => void;
}
