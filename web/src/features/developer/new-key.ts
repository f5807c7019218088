import type { KeyMode } from "#contract/schema/api-key.ts";

/** An unmasked key. It is kept only while the page is open. */
export interface NewKey {
  readonly id: string;
  readonly api_key: string;
  readonly mode: KeyMode;
}

export interface NewKeyProps {
  readonly newKey: NewKey | undefined;
  readonly setNewKey: (key: NewKey | undefined) => void;
}

/** Masks a secret as the server does: the first twelve and the last four characters stay. */
export const maskSecret = (secret: string): string => `${secret.slice(0, 12)}...${secret.slice(-4)}`;
