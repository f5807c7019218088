import { Amplify } from "aws-amplify";
import { fetchAuthSession, signOut as leave, updatePassword } from "aws-amplify/auth";
import { siteFacts } from "./site-facts.ts";

export interface User {
  readonly id: string;
  readonly email: string;
  /** Only hides what the server would refuse. */
  readonly isAdmin: boolean;
  /** The operator has set up YouTube. */
  readonly hasYouTube: boolean;
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
    hasYouTube: (await siteFacts()).youTube !== undefined,
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

/** `everywhere`: on all devices of the user. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  await configureAmplify();
  if (everywhere) await signOutEverywhere();
  await leave();
};

/** Amplify's global sign-out hides network errors, and the other devices would stay signed in. */
const signOutEverywhere = async (): Promise<void> => {
  await callCognito("GlobalSignOut", {}).catch((error: Error) => {
    // A token that Cognito rejects is already signed out.
    if (error.name !== "NotAuthorizedException") throw error;
  });
};

/**
 * Calls an operation of Cognito for the signed-in user. Throws an error with the name of the exception, such as
 * `CodeMismatchException`.
 */
export const callCognito = async (operation: string, body: object): Promise<void> => {
  const AccessToken = await accessToken();
  const answer = await fetch(cognitoUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken, ...body }),
  }).catch(() => {
    throw new Error("Network error. Please try again.");
  });
  if (answer.ok) return;
  const { __type = "", message } = (await answer.json().catch(() => ({}))) as { __type?: string; message?: string };
  const error = new Error(message ?? `HTTP ${answer.status}: ${answer.statusText}`);
  // Cognito may put its namespace before the name: "com.amazonaws.cognito#CodeMismatchException".
  error.name = __type.replace(/^.*#/, "") || error.name;
  throw error;
};
