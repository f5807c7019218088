import { associateWebAuthnCredential, deleteWebAuthnCredential, listWebAuthnCredentials } from "aws-amplify/auth";
import { configureAmplify } from "../../lib/cognito.ts";

export interface Passkey {
  readonly id: string;
  /** The user pool names it after its provider, such as a password manager. */
  readonly name: string;
  /** An ISO date. */
  readonly created: string;
}

/** The user's passkeys, oldest first. */
export const listPasskeys = async (): Promise<readonly Passkey[]> => {
  await configureAmplify();
  const passkeys: Passkey[] = [];
  let nextToken: string | undefined;
  do {
    const page = await listWebAuthnCredentials(nextToken ? { nextToken } : undefined);
    for (const { credentialId, friendlyCredentialName, createdAt } of page.credentials)
      if (credentialId)
        passkeys.push({
          id: credentialId,
          name: friendlyCredentialName ?? "",
          created: (createdAt ?? new Date(0)).toISOString(),
        });
    nextToken = page.nextToken;
  } while (nextToken);
  return passkeys.sort((a, b) => a.created.localeCompare(b.created));
};

/** Asks the browser for a new passkey and registers it. */
export const addPasskey = async (): Promise<void> => {
  await configureAmplify();
  await associateWebAuthnCredential();
};

export const removePasskey = async (credentialId: string): Promise<void> => {
  await configureAmplify();
  await deleteWebAuthnCredential({ credentialId });
};
