import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAuthorizer } from "#local/host/lambda-authorizer.ts";

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
  askAuthorizer(async () => given(), "arn:of:the:function", token, arn);

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("lets in whom the policy allows, and passes the context on as words", async () => {
  expect(await ask(() => policy(statement("Allow", ["arn:other", "arn:aws:execute-api:*/GET/user/*"])))).toEqual({
    authorizer: { principalId: "ada", userId: "ada", tries: "3", trusted: "true" },
  });
});

it.each([
  ["the policy denies", policy(statement("Allow"), statement("Deny"))],
  ["the policy speaks of another call", policy(statement("Allow", arn.replace("GET", "POST")))],
  ["the policy says nothing", policy()],
])("answers 403 where %s", async (_, given) => {
  expect(await ask(() => given)).toEqual({ answer: ["ACCESS_DENIED", 403] });
});

it("answers 401 where the function says Unauthorized", async () => {
  const verdict = await ask(() => {
    throw new Error("Unauthorized");
  });

  expect(verdict).toEqual({ answer: ["UNAUTHORIZED", 401] });
});

it("answers 401 without asking where nothing is sent", async () => {
  const asked = vi.fn();

  expect(await askAuthorizer(asked, "arn:of:the:function", undefined, arn)).toEqual({ answer: ["UNAUTHORIZED", 401] });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["fails", () => Promise.reject(new Error("unauthorized, or so"))],
  ["answers in another shape", () => ({ isAuthorized: true })],
])("answers 500 where the function %s", async (_, given) => {
  expect(await ask(given)).toEqual({ answer: ["AUTHORIZER_FAILURE", 500] });
});
