import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { responseHeaders } from "#contract/response-headers.ts";
import { startLocal } from "#local/local.ts";
import { expectToFitOpenApi } from "../../support/openapi.ts";
import { endpoints, requestOf, type Victim, walks } from "./other-user-requests.ts";
import { type Answer, signedIn } from "./product-process.ts";

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let table: DynamoDBDocumentClient;
let victim: Victim;
let tokens: Readonly<Record<"victim" | "another" | "other client" | "revoked key", string>>;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "routes-"));
  // The victim's film must not start during the test.
  product = await startLocal({ port: 0, data, settings: { EDIT_SECONDS: "86400", RATE_SCALE: "100" } });
  table = DynamoDBDocumentClient.from(product.product.database);
  const { cognito } = product.product;
  const [owner, other] = await Promise.all(
    ["victim@example.com", "another@example.com"].map((email) => cognito.issueTokens({ email })),
  );
  const { call, sub } = await signedIn(product.site, "victim@example.com");
  const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };
  const { body } = await call("POST", "/api/task", { taskData });
  const own = (path: string) => `/api/user/${sub}/${path}`;
  const revoked = await call("POST", own("api-key/generate"), {});
  await call("DELETE", own(`api-key/${revoked.body.data.id}`));
  const key = await call("POST", own("api-key/generate"), {});
  await call("POST", own("webhook-config"), { webhook_url: "https://hooks.example.com/films" });
  const asset = await call("POST", "/api/upload-url", {
    userId: sub,
    assetType: "image",
    fileName: "dog.png",
    contentType: "image/png",
    size: 9,
  });
  victim = { userId: sub, id: body.taskId, asset: asset.body.assetId, key: key.body.data.id };
  tokens = {
    victim: owner?.accessToken ?? "",
    another: other?.accessToken ?? "",
    "other client": owner?.idToken ?? "",
    "revoked key": revoked.body.data.api_key,
  };
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const call = async (
  { method, path }: { readonly method: string; readonly path: string },
  walk: Parameters<typeof requestOf>[1],
  authorization: string | undefined,
): Promise<{ status: number; headers: Headers; body: Answer }> => {
  const { address, body } = requestOf(path, walk, victim);
  const answer = await fetch(product.site + address, {
    method,
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  });
  const json = await answer.json().catch(() => ({}));
  expectToFitOpenApi(method, address, answer.status, json);
  return { status: answer.status, headers: answer.headers, body: json };
};

/** All table items of the victim. */
const itemsOfVictim = async () => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: product.product.environment["TABLE_NAME"],
      KeyConditionExpression: "PK = :user",
      ExpressionAttributeValues: { ":user": `USER#${victim.userId}` },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => JSON.stringify(item, (_, part) => (part instanceof Set ? [...part] : part)));
};

const endpointsWithCaller = endpoints.filter(({ caller }) => caller !== "anyone");

describe.each(endpointsWithCaller)("$method $path", (endpoint) => {
  const [first = { another: 0 }] = walks[endpoint.id];

  it.each([
    ["no token", () => undefined],
    ["a forged token", () => "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9."],
    ["a token with an invalid signature", () => `Bearer ${tokens.victim.slice(0, -8)}AAAAAAAA`],
    ["an ID token", () => `Bearer ${tokens["other client"]}`],
    ["a revoked key", () => `Bearer ${tokens["revoked key"]}`],
  ])("refuses %s", async (_, authorization) => {
    const before = await itemsOfVictim();

    const { status, body } = await call(endpoint, first, authorization());

    // Our authorizer answers 403 to an unknown key, the user pool's authorizer 401.
    expect([401, ...(endpoint.caller === "developer" ? [403] : [])]).toContain(status);
    expect(body).toMatchObject({ success: false, code: expect.any(String), error: expect.any(String) });
    expect(await itemsOfVictim()).toEqual(before);
  });

  it.each(walks[endpoint.id])(
    "returns $another to another user and changes nothing of the victim: %j",
    async (walk) => {
      const before = await itemsOfVictim();

      const { status, body } = await call(endpoint, walk, `Bearer ${tokens.another}`);

      expect(status).toBe(endpoint.caller === "admin" ? 403 : walk.another);
      expect(JSON.stringify(body)).not.toContain("victim@example.com");
      expect(await itemsOfVictim()).toEqual(before);
    },
  );
});

describe.each(endpoints.filter(({ caller }) => caller === "anyone"))("$method $path", (endpoint) => {
  it.each(walks[endpoint.id])("answers without a token and returns no user data: %j", async (walk) => {
    const { status, body } = await call(endpoint, walk, undefined);

    expect(status).toBe(walk.another);
    expect(JSON.stringify(body)).not.toContain(victim.userId);
  });
});

it("the victim's own request succeeds, so the others are refused for their identity", async () => {
  const { status } = await call(
    { method: "GET", path: "/api/task/{id}/status" },
    { another: 0 },
    `Bearer ${tokens.victim}`,
  );

  expect(status).toBe(200);
});

it("every response has the security headers, also those of the gateway", async () => {
  const { "content-security-policy": policy, ...all } = responseHeaders;
  const answered = await call({ method: "GET", path: "/api/system-configuration" }, { another: 0 }, undefined);
  const refused = await call({ method: "GET", path: "/api/user/{userId}/credits" }, { another: 0 }, undefined);
  const unknown = await call({ method: "GET", path: "/api/nowhere" }, { another: 0 }, undefined);

  expect(answered.headers.get("content-security-policy")).toBe(policy);
  for (const { headers } of [answered, refused, unknown])
    for (const [name, value] of Object.entries(all)) expect(headers.get(name)).toBe(value);
  expect([refused.status, unknown.status]).toEqual([401, 404]);
});
