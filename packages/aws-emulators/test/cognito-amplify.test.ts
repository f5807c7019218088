import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCognito } from "../src/cognito/index.ts";

const id = "us-east-1_AnimAgent";
const codes = new Map<string, string>();
let pool: Awaited<ReturnType<typeof startCognito>>;

beforeAll(async () => {
  pool = await startCognito({
    folder: mkdtempSync(join(tmpdir(), "cognito-")),
    region: "us-east-1",
    pool: { id, clientId: "1example23456789", triggers: {}, minPasswordLength: 6 },
    trigger: async (_, event) => event,
    deliver: async ({ to, code }) => void codes.set(to, code),
  });
  const Cognito = { userPoolId: id, userPoolClientId: "1example23456789", userPoolEndpoint: pool.endpoint };
  Amplify.configure({ Auth: { Cognito } });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
});
afterAll(() => pool.stop());

const makeMember = async (username: string) => {
  await pool.ensureUser({ email: username, password: "sunny1", groups: [] });
  return { username, password: "sunny1" };
};
const codeFor = (username: string) => codes.get(username) ?? "";

describe("the site's own sign-in library", () => {
  it("signs up, confirms and signs in without ever sending the password", async () => {
    const username = "cy@example.com";
    const options = { userAttributes: { email: username } };

    const asked = await signUp({ username, password: "sunny1", options });
    await resendSignUpCode({ username });
    const confirmed = await confirmSignUp({ username, confirmationCode: codeFor(username) });
    const entered = await signIn({ username, password: "sunny1" });

    expect(asked.nextStep.signUpStep).toBe("CONFIRM_SIGN_UP");
    expect(confirmed.isSignUpComplete).toBe(true);
    expect(entered.isSignedIn).toBe(true);
    expect(await fetchUserAttributes()).toMatchObject({ email: username, email_verified: "true" });
    expect((await getCurrentUser()).userId).toBe(asked.userId);
    await signOut();
  });

  it("reports a wrong password, an unknown user and an unconfirmed user", async () => {
    await makeMember("di@example.com");
    const waiting = { username: "el@example.com", password: "sunny1" };
    await signUp({ ...waiting, options: { userAttributes: { email: waiting.username } } });
    const refusal = (username: string, password: string) =>
      signIn({ username, password }).then(
        ({ nextStep }) => nextStep.signInStep,
        (error: Error) => `${error.name}: ${error.message}`,
      );
    const wrong = "NotAuthorizedException: Incorrect username or password.";

    expect(await refusal("di@example.com", "wrong!")).toBe(wrong);
    expect(await refusal("nobody@example.com", "sunny1")).toBe(wrong);
    expect(await refusal(waiting.username, waiting.password)).toBe("CONFIRM_SIGN_UP");
  });

  it("signs in with passwords of any characters", async () => {
    const passwords = ["x".repeat(200), " spaces ", "пароль 🦊 ﬁ©é"];
    const entered: boolean[] = [];

    for (const [at, password] of passwords.entries()) {
      const email = `user${at}@example.com`;
      await pool.ensureUser({ email, password, groups: [] });
      entered.push((await signIn({ username: email, password })).isSignedIn);
      await signOut();
    }

    expect(entered).toEqual(passwords.map(() => true));
  });

  it("refreshes its tokens", async () => {
    await signIn(await makeMember("fay@example.com"));

    const before = await fetchAuthSession();
    const after = await fetchAuthSession({ forceRefresh: true });

    expect(after.tokens?.accessToken.payload["sub"]).toBe(before.tokens?.accessToken.payload["sub"]);
    expect(after.tokens?.accessToken.payload["jti"]).not.toBe(before.tokens?.accessToken.payload["jti"]);
    await signOut();
  });

  it("resets a forgotten password and changes a password", async () => {
    const { username } = await makeMember("gil@example.com");

    const asked = await resetPassword({ username });
    await confirmResetPassword({ username, confirmationCode: codeFor(username), newPassword: "moonlit" });
    await signIn({ username, password: "moonlit" });
    await updatePassword({ oldPassword: "moonlit", newPassword: "starlit" });
    await signOut();

    expect(asked.nextStep.resetPasswordStep).toBe("CONFIRM_RESET_PASSWORD_WITH_CODE");
    expect((await signIn({ username, password: "starlit" })).isSignedIn).toBe(true);
    await signOut();
  });

  it("signs out everywhere", async () => {
    await signIn(await makeMember("hal@example.com"));

    await signOut({ global: true });

    await expect(getCurrentUser()).rejects.toThrow("authenticated");
  });
});
