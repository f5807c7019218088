import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { invokeAuthorizer } from "#local/host/lambda-authorizer.ts";

const arn = "arn:aws:execute-api:us-east-1:000000000000:local/api/GET/user/ada/tasks";
const policy = (...Statement: object[]) => ({
  principalId: "ada",
  policyDocument: { Version: "2012-10-17", Statement },
  context: { userId: "ada", tries: 3, trusted: true },
});
const statement = (Effect: string, Resource: string | string[] = arn) => ({
  Action: "execute-api:Invoke",
  Effect,
  Resource,
});
const ask = (given: () => unknown, token: string | undefined = "Bearer x") =>
  invokeAuthorizer(async () => given(), "arn:of:the:function", token, arn);

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("allows a caller that the policy allows, and passes the context as strings", async () => {
  expect(await ask(() => policy(statement("Allow", ["arn:other", "arn:aws:execute-api:*/GET/user/*"])))).toEqual({
    authorizer: { principalId: "ada", userId: "ada", tries: "3", trusted: "true" },
  });
});

it.each([
  ["the policy denies", policy(statement("Allow"), statement("Deny"))],
  ["the policy is about another call", policy(statement("Allow", arn.replace("GET", "POST")))],
  ["the policy is empty", policy()],
])("returns 403 if %s", async (_, given) => {
  expect(await ask(() => given)).toEqual({ error: ["ACCESS_DENIED", 403] });
});

it("returns 401 if the function throws Unauthorized", async () => {
  const result = await ask(() => {
    throw new Error("Unauthorized");
  });

  expect(result).toEqual({ error: ["UNAUTHORIZED", 401] });
});

it("returns 401 without invoking the function if there is no token", async () => {
  const asked = vi.fn();

  expect(await invokeAuthorizer(asked, "arn:of:the:function", undefined, arn)).toEqual({
    error: ["UNAUTHORIZED", 401],
  });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["fails", () => Promise.reject(new Error("unauthorized, or so"))],
  ["returns another shape", () => ({ isAuthorized: true })],
])("returns 500 if the function %s", async (_, given) => {
  expect(await ask(given)).toEqual({ error: ["AUTHORIZER_FAILURE", 500] });
});
