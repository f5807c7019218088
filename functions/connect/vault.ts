import { KMSClient } from "@aws-sdk/client-kms";
import { kmsVault } from "#functions/adapters/kms/vault.ts";
import type { HasRandom, HasVault } from "#functions/core/shared/ports.ts";
import { setting } from "./environment.ts";

/** Encryption of users' secrets, and random numbers. */
export const vault = (): HasVault & HasRandom => ({
  vault: kmsVault(new KMSClient({}), setting("SECRETS_KEY")),
  random: {
    number: () => Math.random(),
    bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  },
});
