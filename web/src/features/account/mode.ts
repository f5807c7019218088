import type { Tone } from "../../components/message.tsx";
import type { text } from "./text.ts";

/** One of the five forms of the way in. */
export type Mode = keyof typeof text.modes;
export interface Said {
  readonly tone: Tone;
  readonly words: string;
}
/** What goes from one form to the next: the address, and the password that signs in once it is verified. */
export interface Entered {
  readonly email: string;
  readonly password: string;
}
export interface ModeProps {
  readonly entered: Entered;
  readonly enter: (entered: Partial<Entered>) => void;
  readonly say: (said: Said | undefined) => void;
  readonly go: (mode: Mode, said?: Said) => void;
}
