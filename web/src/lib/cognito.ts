import { Amplify } from "aws-amplify";
import {
  confirmUserAttribute,
  fetchAuthSession,
  signOut as leave,
  updatePassword,
  updateUserAttribute,
} from "aws-amplify/auth";
import { siteFacts } from "./site-facts.ts";

export interface User {
  readonly id: string;
  readonly email: string;
  /** Only hides what the server would refuse. */
  readonly isAdmin: boolean;
}

/** Configures Amplify once. Every Cognito call needs it. */
export const configureAmplify = () => {
  configured ??= loadConfiguration().catch((error) => {
    configured = undefined;
    throw error;
  });
  return configured;
};
let configured: Promise<void> | undefined;
let cognitoUrl = "";

const loadConfiguration = async (): Promise<void> => {
  const { region, userPoolId, userPoolClientId, cognitoEndpoint } = await siteFacts();
  cognitoUrl = cognitoEndpoint || `https://cognito-idp.${region}.amazonaws.com/`;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(cognitoEndpoint && { userPoolEndpoint: cognitoEndpoint }) } },
  });
};

/** Returns the user of the stored tokens, which Amplify renews. */
export const currentUser = async (): Promise<User | undefined> => {
  await configureAmplify();
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || !userSub) return undefined;
  const groups = tokens.accessToken.payload["cognito:groups"];
  return {
    id: userSub,
    email: String(tokens.idToken?.payload["email"] ?? ""),
    isAdmin: Array.isArray(groups) && groups.includes("admin"),
  };
};

export const accessToken = async (): Promise<string | undefined> => {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString();
};

export const refreshedAccessToken = async (): Promise<string | undefined> => {
  await configureAmplify();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.accessToken.toString();
};

/** The user pool refuses a wrong old password. */
export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> => {
  await configureAmplify();
  await updatePassword({ oldPassword, newPassword });
};

/** Sends a code to the new e-mail address. The old one stays until the code is entered. */
export const requestEmail = async (email: string): Promise<void> => {
  await configureAmplify();
  await updateUserAttribute({ userAttribute: { attributeKey: "email", value: email } });
};

/** Replaces the e-mail address by the one that the code was sent to, also in the stored tokens. */
export const confirmEmail = async (code: string): Promise<void> => {
  await configureAmplify();
  await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
};

/** `everywhere`: on all devices of the user. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  await configureAmplify();
  if (everywhere) await signOutEverywhere();
  await leave();
};

/** Amplify's global sign-out hides network errors, and the other devices would stay signed in. */
const signOutEverywhere = async (): Promise<void> => {
  const AccessToken = await accessToken();
  const answer = await fetch(cognitoUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.GlobalSignOut",
    },
    body: JSON.stringify({ AccessToken }),
  }).catch(() => {
    throw new Error("Network error. Please try again.");
  });
  // A token that Cognito rejects is already signed out.
  if (answer.ok || (await answer.text()).includes("NotAuthorizedException")) return;
  throw new Error(`HTTP ${answer.status}: ${answer.statusText}`);
};
