import type { APIGatewayTokenAuthorizerEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cognitoTokens } from "#functions/adapters/cognito/tokens.ts";
import { authorizer } from "#functions/authorizer/index.ts";
import { generateKey } from "#functions/core/developer/generate-key.ts";
import { keyText } from "#functions/core/developer/key-text.ts";
import { revokeKey } from "#functions/core/developer/revoke-key.ts";
import { fakePorts } from "#test/support/ports.ts";
import { claims, clientId, makePool, poolId } from "./pool.ts";

let pool: Awaited<ReturnType<typeof makePool>>;
beforeAll(async () => {
  pool = await makePool();
});
afterAll(() => pool.stop());

const methodArn = "arn:aws:execute-api:us-east-1:000000000000:local/api/GET/user/ada/tasks";
const makeFixture = () => {
  const deps = {
    ...fakePorts(),
    tokens: cognitoTokens({ id: poolId, clientId, keysUrl: pool.keysUrl }),
  };
  const authorize = authorizer(() => deps);
  const ask = (authorizationToken: string) =>
    authorize({ type: "TOKEN", authorizationToken, methodArn } satisfies APIGatewayTokenAuthorizerEvent);
  return { deps, ask };
};
/** The gateway tells who is denied that the key is not valid. */
const denied = {
  principalId: "unknown",
  policyDocument: {
    Version: "2012-10-17",
    Statement: [{ Action: "execute-api:Invoke", Effect: "Deny", Resource: methodArn }],
  },
};
const live = { mode: "live" as const, scopes: ["tasks:read" as const, "tasks:write" as const], overlap_hours: 0 };

describe("a person", () => {
  it("is let in by an access token of this pool, with the groups that it names", async () => {
    const { ask } = makeFixture();

    const { principalId, policyDocument, context } = await ask(
      `Bearer ${pool.token(claims({ "cognito:groups": ["admin", "editors"] }))}`,
    );

    expect(principalId).toBe("ada");
    expect(policyDocument.Statement).toEqual([{ Action: "execute-api:Invoke", Effect: "Allow", Resource: methodArn }]);
    expect(context).toEqual({ userId: "ada", groups: "admin,editors" });
  });

  it.each<[string, () => string]>([
    ["nothing", () => ""],
    ["words in three parts", () => "open.sesame.now"],
    ["a token that nobody signed", () => pool.unsigned(claims())],
    ["a token signed with the public key as a secret", () => pool.confused(claims())],
    ["a token that another key signed", () => pool.byAnother(claims())],
    [
      "a token of another pool",
      () => pool.token(claims({ iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other" })),
    ],
    ["a token for another client", () => pool.token(claims({ client_id: "another" }))],
    ["an id token", () => pool.token(claims({ token_use: "id", aud: clientId }))],
    ["a token that has expired", () => pool.token(claims({ exp: Math.floor(Date.now() / 1000) - 120 }))],
    ["a token without the scope of who signed in", () => pool.token(claims({ scope: "openid" }))],
    ["a token whose key is not known", () => pool.token(claims(), { kid: "key-of-nobody" })],
    [
      "a token that was changed",
      () =>
        pool
          .token(claims())
          .replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify(claims({ sub: "bob" }))).toString("base64url")}.`),
    ],
  ])("is refused with %s", async (_, token) => {
    const { ask } = makeFixture();

    await expect(ask(`Bearer ${token()}`)).rejects.toThrow(/^Unauthorized$/);
  });

  it("is no administrator by a group that is no list", async () => {
    const { ask } = makeFixture();

    const { context } = await ask(`Bearer ${pool.token(claims({ "cognito:groups": "admin" }))}`);

    expect(context).toEqual({ userId: "ada", groups: "" });
  });

  it("is refused, not failed, while the pool does not show its keys", async () => {
    const deps = {
      ...fakePorts(),
      tokens: cognitoTokens({ id: poolId, clientId, keysUrl: "http://127.0.0.1:1/none" }),
    };
    const ask = authorizer(() => deps);

    await expect(ask({ type: "TOKEN", authorizationToken: pool.token(claims()), methodArn })).rejects.toThrow(
      /^Unauthorized$/,
    );
  });
});

describe("a program", () => {
  it("is let in by its key, as its owner, and never as an administrator", async () => {
    const { ask, deps } = makeFixture();
    const { text, record } = await generateKey(deps, "ada", live);

    const { principalId, context } = await ask(`Bearer ${text}`);

    expect(principalId).toBe("ada");
    expect(context).toEqual({ userId: "ada", keyId: record.id, mode: "live", scopes: "tasks:read tasks:write" });
  });

  it("counts by the usage plan of its kind of key, and a person by that of the site", async () => {
    const { deps } = makeFixture();
    const authorize = authorizer(() => deps, "callers");
    const plan = async (authorizationToken: string) =>
      (await authorize({ type: "TOKEN", authorizationToken, methodArn })).usageIdentifierKey;
    const [{ text: key }, { text: testKey }] = [
      await generateKey(deps, "ada", live),
      await generateKey(deps, "ada", { ...live, mode: "test" }),
    ];

    expect(await plan(`Bearer ${key}`)).toBe("callers-live");
    expect(await plan(`Bearer ${testKey}`)).toBe("callers-test");
    expect(await plan(`Bearer ${pool.token(claims())}`)).toBe("callers-site");
  });

  it("is refused with a wrong checksum before anything is looked up", async () => {
    const { ask, deps } = makeFixture();
    const { text } = await generateKey(deps, "ada", live);
    const lookUp = vi.spyOn(deps.keys, "grant");
    const wrong = text.slice(0, -1) + (text.endsWith("a") ? "b" : "a");

    expect(await ask(`Bearer ${wrong}`)).toEqual(denied);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it("is told that its key is not valid if it sends something else", async () => {
    const { ask } = makeFixture();

    expect(await ask("Bearer YOUR_API_KEY")).toEqual(denied);
  });

  it("is refused with a key that is nobody's, or was revoked", async () => {
    const { ask, deps } = makeFixture();
    const { text, record } = await generateKey(deps, "ada", live);
    await revokeKey(deps, "ada", record.id);

    expect(await ask(`Bearer ${text}`)).toEqual(denied);
    expect(await ask(`Bearer ${keyText("live", "Z".repeat(40))}`)).toEqual(denied);
  });
});
