import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  SecretsManagerServiceException,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { secretsManager } from "#functions/adapters/secrets-manager/secrets.ts";

const manager = mockClient(SecretsManagerClient);
const path = "animation-agent/prod/";
const minute = 60_000;
let now: number;
let secrets: ReturnType<typeof secretsManager>;

const fields = (value: string) => ({ SecretString: JSON.stringify({ apiKey: value }) });
const notFound = new ResourceNotFoundException({ message: "no", $metadata: {} });
const put = (value: string, before?: string) => {
  manager.reset();
  manager.on(GetSecretValueCommand, { VersionStage: "AWSPREVIOUS" }).rejects(notFound);
  manager.on(GetSecretValueCommand, { SecretId: `${path}gemini`, VersionStage: "AWSCURRENT" }).resolves(fields(value));
  if (before) manager.on(GetSecretValueCommand, { VersionStage: "AWSPREVIOUS" }).resolves(fields(before));
};
const reads = () => manager.commandCalls(GetSecretValueCommand).length;

beforeEach(() => {
  now = 0;
  put("first");
  secrets = secretsManager(new SecretsManagerClient({ region: "us-east-1" }), path, () => now);
});

describe("a secret", () => {
  it("is read once for many uses, and again after five minutes", async () => {
    await Promise.all([secrets.current("gemini"), secrets.current("gemini")]);
    now = 5 * minute - 1;
    expect(await secrets.current("gemini")).toEqual({ apiKey: "first" });
    expect(reads()).toBe(1);

    put("second", "first");
    now = 5 * minute;
    expect(await secrets.current("gemini")).toEqual({ apiKey: "second" });
  });

  it("is read again when its value was refused, with the value before it", async () => {
    await secrets.current("gemini");
    put("second", "first");
    now = 10_000;

    expect(await secrets.renewed("gemini")).toEqual({ current: { apiKey: "second" }, previous: { apiKey: "first" } });
    expect(await secrets.current("gemini")).toEqual({ apiKey: "second" });
  });

  it("is read again at most every ten seconds, however many wrong signatures arrive", async () => {
    await secrets.current("gemini");
    for (let at = 0; at <= 9_000; at += 1_000) {
      now = at;
      await secrets.renewed("gemini");
    }

    expect(reads()).toBe(2);
  });

  it("keeps its old value while Secrets Manager cannot be reached", async () => {
    await secrets.current("gemini");
    manager.reset();
    manager.on(GetSecretValueCommand).rejects(Object.assign(new Error("slow down"), { name: "ThrottlingException" }));
    now = 6 * minute;

    expect(await secrets.current("gemini")).toEqual({ apiKey: "first" });
  });

  it("fails without an old value, and is read at the next use", async () => {
    manager.reset();
    manager.on(GetSecretValueCommand).rejectsOnce(new Error("reset")).resolves(fields("first"));

    await expect(secrets.current("gemini")).rejects.toThrow("reset");
    expect(await secrets.current("gemini")).toEqual({ apiKey: "first" });
  });

  it.each([
    ["does not exist", notFound],
    [
      "may not be read",
      new SecretsManagerServiceException({ name: "AccessDeniedException", $fault: "client", $metadata: {} }),
    ],
  ])("is undefined if it %s", async (_, error) => {
    manager.reset();
    manager.on(GetSecretValueCommand).rejects(error);

    expect(await secrets.current("gemini")).toBeUndefined();
  });

  it.each(["plain-text-key", '{"apiKey":7}', "[]"])(
    "has texts as fields: %s is refused, and not shown",
    async (text) => {
      manager.reset();
      manager.on(GetSecretValueCommand).resolves({ SecretString: text });

      await expect(secrets.current("gemini")).rejects.toThrow(
        "The secret animation-agent/prod/gemini must be a JSON object whose fields are texts",
      );
    },
  );
});
