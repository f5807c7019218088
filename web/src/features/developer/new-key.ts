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

/** As the server shows a secret after its one time in full: the first twelve characters and the last four. */
export const maskSecret = (secret: string): string => `${secret.slice(0, 12)}...${secret.slice(-4)}`;
