import type { text } from "./text.ts";

/** One of the six forms of the way in. */
export type Mode = keyof typeof text.modes;
export interface FormMessage {
  readonly tone: "success" | "error";
  readonly words: string;
}
/** What goes from one form to the next: the address, the password that signs in once it is verified, and the code. */
export interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}
export interface ModeProps {
  readonly entered: AccountInput;
  readonly enter: (entered: Partial<AccountInput>) => void;
  readonly say: (said: FormMessage | undefined) => void;
  /** Goes to another form, with nothing said there or with what is given. */
  readonly go: (mode: Mode, said?: FormMessage) => void;
}
