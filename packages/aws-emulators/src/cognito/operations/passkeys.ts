import type {
  CompleteWebAuthnRegistrationRequest,
  DeleteWebAuthnCredentialRequest,
  ListWebAuthnCredentialsRequest,
  StartWebAuthnRegistrationRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { type CognitoContext, caller, requireField } from "../cognito-context.ts";
import { errors } from "../errors.ts";
import { passkeysOf } from "../passkeys.ts";

export const startWebAuthnRegistration = async (
  context: CognitoContext,
  { AccessToken }: StartWebAuthnRegistrationRequest,
) => ({ CredentialCreationOptions: await context.passkeys.startRegistration(caller(context, AccessToken)) });

export const completeWebAuthnRegistration = async (
  context: CognitoContext,
  { AccessToken, Credential }: CompleteWebAuthnRegistrationRequest,
) => {
  await context.passkeys.completeRegistration(caller(context, AccessToken), Credential);
  return {};
};

const maxResults = 20;

export const listWebAuthnCredentials = (
  context: CognitoContext,
  { AccessToken, MaxResults = maxResults, NextToken = "0" }: ListWebAuthnCredentialsRequest,
) => {
  const user = caller(context, AccessToken);
  if (!/^\d+$/.test(NextToken) || MaxResults < 0 || MaxResults > maxResults)
    throw errors.invalid("The page of passkeys is not valid.");
  const from = Number(NextToken);
  const all = passkeysOf(user);
  const end = from + (MaxResults || maxResults);
  return {
    Credentials: all.slice(from, end).map((passkey) => ({
      CredentialId: passkey.id,
      FriendlyCredentialName: passkey.name,
      RelyingPartyId: passkey.relyingPartyId,
      ...(passkey.attachment && { AuthenticatorAttachment: passkey.attachment }),
      AuthenticatorTransports: passkey.transports,
      CreatedAt: passkey.created,
    })),
    ...(end < all.length && { NextToken: String(end) }),
  };
};

export const deleteWebAuthnCredential = (
  context: CognitoContext,
  { AccessToken, CredentialId }: DeleteWebAuthnCredentialRequest,
) => {
  const { username } = caller(context, AccessToken);
  const wanted = requireField(CredentialId, "credentialId");
  context.users.change(username, (user) => {
    const passkeys = passkeysOf(user).filter(({ id }) => id !== wanted);
    if (passkeys.length === passkeysOf(user).length) throw errors.noSuchPasskey();
    return { passkeys };
  });
  return {};
};
