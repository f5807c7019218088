import type { KeyMode } from "#contract/schema/api-key.ts";

/** A key in full, as long as the page that made it is open. */
export interface NewKey {
  readonly id: string;
  readonly api_key: string;
  readonly mode: KeyMode;
}

export interface NewKeyProps {
  readonly newKey: NewKey | undefined;
  readonly setNewKey: (key: NewKey | undefined) => void;
}
