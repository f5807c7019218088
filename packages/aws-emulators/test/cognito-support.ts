import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AuthFlowType,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, beforeEach } from "vitest";
import { startCognito } from "../src/cognito/index.ts";

export type Settings = Parameters<typeof startCognito>[0];
type Letter = Parameters<Settings["deliver"]>[0];
export interface TriggerEvent {
  readonly triggerSource: string;
  readonly userName: string;
  readonly request: {
    readonly userAttributes: Record<string, string>;
    readonly clientMetadata?: Record<string, string>;
  };
  readonly response: Record<string, unknown>;
}

export const UserPoolId = "us-east-1_AnimAgent";
export const ClientId = "1example23456789";
export const email = "ada@example.com";
export const password = "sunny1";

export let pool: Awaited<ReturnType<typeof startCognito>>;
export let client: CognitoIdentityProviderClient;
export let folder: string;
export let letters: Letter[];
export let fired: TriggerEvent[];
let answerTrigger: (event: TriggerEvent) => unknown;

export const open = async (more: Partial<Settings["pool"]> = {}) => {
  pool = await startCognito({
    folder,
    region: "us-east-1",
    pool: { id: UserPoolId, clientId: ClientId, triggers: {}, minPasswordLength: 6, groups: ["admin"], ...more },
    trigger: async (_, event) => {
      fired.push(event as TriggerEvent);
      return answerTrigger(event as TriggerEvent);
    },
    deliver: async (letter) => void letters.push(letter),
  });
  client = new CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
};
export const close = async () => {
  client.destroy();
  await pool.stop();
};
/** The key of the first pool. To make another one takes longer than most tests. */
let signingKey: string | undefined;

/** Starts an empty pool before each test of a file and stops it afterwards. All have the same key. */
export const usePool = () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "cognito-"));
    const keyFile = join(folder, "signing-key.pem");
    if (signingKey) writeFileSync(keyFile, signingKey);
    [letters, fired] = [[], []];
    answerTrigger = (event) => event;
    await open();
    signingKey ??= readFileSync(keyFile, "utf8");
  });
  afterEach(close);
};

export const setTrigger = (trigger: (event: TriggerEvent) => unknown) => {
  answerTrigger = trigger;
};

export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "no refusal",
    (error: Error) => `${error.name}: ${error.message}`,
  );
export const signUp = (Username = email, Password = password) =>
  client.send(
    new SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: "email", Value: Username }] }),
  );
export const confirm = (ConfirmationCode = letters.at(-1)?.code) =>
  client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
export const signIn = async (PASSWORD = password, USERNAME = email) => {
  const AuthFlow: AuthFlowType = "USER_PASSWORD_AUTH";
  const { AuthenticationResult, ...challenge } = await client.send(
    new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { USERNAME, PASSWORD } }),
  );
  return { ...challenge, AccessToken: "", IdToken: "", RefreshToken: "", ...AuthenticationResult };
};
export const refresh = (REFRESH_TOKEN: string) =>
  client.send(new InitiateAuthCommand({ ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } }));
export const makeMember = async () => {
  const { sub } = await pool.ensureUser({ email, password, groups: [] });
  return sub;
};
export const claims = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString());
export const forget = () => client.send(new ForgotPasswordCommand({ ClientId, Username: email }));
