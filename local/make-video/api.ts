import { Amplify } from "aws-amplify";
import { fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import * as z from "zod";

const Config = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  cognitoEndpoint: z.string().optional(),
});

const Answer = z.record(z.string(), z.unknown());

export type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** Signs in with SRP, as the site does, and returns a function that reads the user's access token. */
export const signInTo = async (site: string, username: string, password: string): Promise<() => Promise<string>> => {
  const config = Config.parse(await (await fetch(`${site}/config.json`)).json());
  const { userPoolId, userPoolClientId, cognitoEndpoint } = config;
  // Amplify warns of every endpoint outside of AWS.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  // Without an endpoint the user pool is in AWS.
  const endpoint = cognitoEndpoint ? { userPoolEndpoint: cognitoEndpoint } : {};
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, ...endpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(inMemory());
  await signOut();
  await signIn({ username, password });
  return async () => String((await fetchAuthSession()).tokens?.accessToken);
};

/** Signs in, and returns a function that calls the API as that user. Throws what the API refuses. */
export const signedIn = async (site: string, username: string, password: string): Promise<Call> =>
  callerOf(site, await signInTo(site, username, password));

/**
 * Calls the API with an access token. Throws what the API refuses. A read that fails on the way, as on a machine that is
 * too busy to answer within the time limit of the API, is tried again.
 */
export const callerOf =
  (site: string, token: () => Promise<string>): Call =>
  async (method, path, body) => {
    const request = async (): Promise<Response> =>
      fetch(site + path, {
        method,
        headers: {
          authorization: `Bearer ${await token()}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    let response = await request();
    for (let retries = method === "GET" ? MAX_RETRIES : 0; retries > 0 && response.status >= 500; retries--)
      response = await request();
    const answer = Answer.parse(await response.json());
    if (answer["success"] !== true) throw new Error(String(answer["error"] ?? `HTTP ${response.status}`));
    return answer;
  };
const MAX_RETRIES = 3;

const inMemory = () => {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};
