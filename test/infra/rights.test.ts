import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type Resource, templates } from "./template.ts";

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let all: readonly Resource[];
beforeAll(() => {
  // An engine with an API key.
  const { data, service } = templates({
    siteUrl: "https://films.example",
    mailFrom: "no-reply@films.example",
    WRITER: "gemini",
  });
  all = [...data.resources, ...service.resources];
});

/** The IAM statements of a function, by its file name: `attempt-delivery`. */
const rightsOf = (file: string): readonly Statement[] => {
  const server = all.find(({ metadata }) => String(metadata["entry"]).endsWith(`${file}.ts`));
  const role = server?.properties.Role["Fn::GetAtt"][0];
  const added = all.filter(({ type, properties }) => type === "AWS::IAM::Policy" && properties.Roles[0].Ref === role);
  const own = all.find(({ id }) => id === role)?.properties.Policies ?? [];
  return [...own, ...added.map(({ properties }) => properties)].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
};
const actionsOf = (statements: readonly Statement[]) =>
  [...new Set(statements.filter(({ Effect }) => Effect === "Allow").flatMap(({ Action }) => Action))].sort();

/** Every function may write its log and its traces. */
const usual = ["logs:CreateLogStream", "logs:PutLogEvents", "xray:PutTelemetryRecords", "xray:PutTraceSegments"];
const reading = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
const writing = ["dynamodb:ConditionCheckItem", "dynamodb:DeleteItem", "dynamodb:PutItem", "dynamodb:UpdateItem"];
const records = [...reading, ...writing];
const looking = ["s3:GetObject", "s3:ListBucket"];
const secret = "secretsmanager:GetSecretValue";
const files = [...looking, "s3:AbortMultipartUpload", "s3:PutObject"];

const deadLetters = ["sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:SendMessage"];
const signing = ["kms:GetPublicKey", "kms:Sign"];

const expected: Readonly<Record<string, readonly string[]>> = {
  "api/account/index": [
    ...records,
    ...looking,
    "s3:DeleteObject",
    "events:PutEvents",
    "kms:Decrypt",
    "states:SendTaskSuccess",
    "states:StopExecution",
    secret,
  ],
  "api/admin/index": [...records, "events:PutEvents", "states:SendTaskSuccess", "states:StopExecution", secret],
  "api/ai/index": [...records, secret],
  "api/assets/index": [...records, ...files, "s3:DeleteObject", secret],
  "api/blog/index": [...records, "kms:Decrypt", "kms:Encrypt", secret],
  "api/catalogue/index": [secret],
  "api/developers/index": [...records, ...files, "events:PutEvents", secret],
  "api/payments/index": [...records, "events:PutEvents", secret],
  "api/tasks/index": [
    ...records,
    ...files,
    "s3:DeleteObject",
    "events:PutEvents",
    "states:SendTaskSuccess",
    "states:StopExecution",
    secret,
  ],
  "api/watch/index": [...reading, ...looking, secret],
  "api/vouchers/index": [...records, "events:PutEvents", secret],
  "api/webhooks/index": [...records, ...looking, "events:PutEvents", "kms:Decrypt", "kms:Encrypt", secret],
  "api/youtube/index": [...records, "events:PutEvents", "kms:Decrypt", "kms:Encrypt", secret],
  "authorizer/index": records,
  "pipeline/wait-for-edits": records,
  "pipeline/claim-task": [...records, "events:PutEvents"],
  "pipeline/wait-for-review": [...records, "events:PutEvents"],
  "pipeline/resume-film": [...records, "events:PutEvents"],
  "pipeline/write-story": [...records, ...files, "events:PutEvents", secret],
  "pipeline/plan-scenes": [...records, ...files, "events:PutEvents", secret],
  "pipeline/voice-scene": [...records, ...files, "events:PutEvents", secret],
  "pipeline/fit-length": [...records, ...files, "events:PutEvents"],
  "pipeline/rescale-scene": [...records, ...files, secret],
  "pipeline/draw-scene": [...records, ...files, "events:PutEvents", ...signing, secret],
  "pipeline/render-scene": [...records, ...files, "events:PutEvents"],
  "pipeline/mix-sound": [...records, ...files, "events:PutEvents"],
  "pipeline/draw-sheets": [...records, ...files, ...signing, secret],
  "pipeline/join-film": [...records, ...files, "events:PutEvents", ...signing, secret],
  "pipeline/describe-video": [...records, ...files, "events:PutEvents", secret],
  "pipeline/write-captions": [...records, ...files],
  "pipeline/pack-editor": [...records, ...files],
  "pipeline/complete-task": [...records, "events:PutEvents"],
  "pipeline/fail-task": [...records, "events:PutEvents"],
  "delivery/attempt-delivery": [...records, ...looking, "events:PutEvents", "kms:Decrypt", secret],
  "delivery/abandon-delivery": [...records, "events:PutEvents"],
  "consumers/keep-film": [...records, ...files, "s3:DeleteObject", "events:PutEvents", ...deadLetters],
  "consumers/publish-to-youtube": [...records, ...looking, "events:PutEvents", "kms:Decrypt", secret, ...deadLetters],
  "consumers/start-video": ["states:StartExecution", ...deadLetters],
  "consumers/write-code-mail": [],
  "consumers/welcome-user": records,
};

describe("a function", () => {
  it.each(Object.entries(expected))("%s has exactly the permissions that it needs", (file, actions) => {
    expect(actionsOf(rightsOf(file))).toEqual([...usual, ...actions].sort());
  });

  it("may put events on the bus if it is a stage that publishes its end", () => {
    const publishing = readdirSync("functions/pipeline").filter((file) =>
      readFileSync(`functions/pipeline/${file}`, "utf8").includes("stageEvent("),
    );

    expect(publishing.length).toBeGreaterThan(5);
    for (const file of publishing)
      expect(actionsOf(rightsOf(`pipeline/${file.replace(".ts", "")}`)), file).toContain("events:PutEvents");
  });

  it("names its resources: only file prefixes, executions, and actions without resources have a wildcard", () => {
    const ours = all.filter(({ metadata }) => metadata["entry"]);
    for (const { metadata } of ours)
      for (const { Action, Resource } of rightsOf(String(metadata["entry"]).replace(/^functions\/(.*)\.ts$/, "$1")))
        for (const each of [Resource].flat()) {
          const text = JSON.stringify(each);
          if (each === "*") expect([Action].flat().every((action) => /^(xray|polly):/.test(action))).toBe(true);
          else if (text.includes("*")) expect(text).toMatch(/"\/(tasks|films|kept|uploads|quarantine)\/\*"|:\*"/);
          else if (text.includes("?")) expect(text).toMatch(/:secret:animation-agent\/dev\/[a-z-]+-\?{6}"/);
        }
  });

  it("lists only files below its prefixes", () => {
    const listing = (file: string) => rightsOf(file).find(({ Action }) => Action === "s3:ListBucket")?.Condition;

    expect(listing("api/tasks/index")).toEqual({
      StringLikeIfExists: { "s3:prefix": ["tasks/*", "films/*", "kept/*", "uploads/*"] },
    });
    expect(listing("api/assets/index")).toEqual({ StringLikeIfExists: { "s3:prefix": ["quarantine/*", "uploads/*"] } });
  });
});

describe("functions that sign what they make", () => {
  it("sign with the one key for it, by the one algorithm, and read the certificates of the operator", () => {
    const [key] = all.filter(({ type, properties }) => type === "AWS::KMS::Key" && properties.KeySpec);
    const sign = rightsOf("pipeline/join-film").find(({ Action }) => Action === "kms:Sign");

    expect(key?.properties).toMatchObject({ KeySpec: "ECC_NIST_P256", KeyUsage: "SIGN_VERIFY" });
    expect(JSON.stringify(sign?.Resource)).toContain(key?.id);
    expect(sign?.Condition).toEqual({ StringEquals: { "kms:SigningAlgorithm": "ECDSA_SHA_256" } });
    const reads = rightsOf("pipeline/join-film").find(({ Action }) => Action === secret);
    expect(JSON.stringify(reads?.Resource)).toContain("content-credentials-??????");
  });
});

describe("functions that send requests to users' addresses", () => {
  const senders = [
    "delivery/attempt-delivery",
    "delivery/abandon-delivery",
    "consumers/publish-to-blog",
    "consumers/publish-to-youtube",
  ];

  it.each(senders)("can read and write only user records, the outbox and timings: %s", (file) => {
    const touching = rightsOf(file).filter(({ Action }) => String(Action).includes("dynamodb:"));

    expect(touching).toHaveLength(1);
    expect(touching[0]?.Condition).toEqual({
      "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["USER#*", "OUTBOX#*", "TIMINGS"] },
      Null: { "dynamodb:LeadingKeys": "false" },
    });
  });

  it("can decrypt only its own secrets, and run outside any VPC", () => {
    const opens = (file: string) => rightsOf(file).find(({ Action }) => Action === "kms:Decrypt")?.Condition;

    expect(opens("delivery/attempt-delivery")).toEqual({ StringEquals: { "kms:EncryptionContext:use": "webhook" } });
    expect(opens("consumers/publish-to-blog")).toEqual({ StringEquals: { "kms:EncryptionContext:use": "ghost" } });
    expect(opens("consumers/publish-to-youtube")).toEqual({ StringEquals: { "kms:EncryptionContext:use": "youtube" } });
    expect(opens("api/account/index")).toEqual({ StringEquals: { "kms:EncryptionContext:use": "youtube" } });
    expect(opens("delivery/abandon-delivery")).toBeUndefined();
    expect(all.some(({ properties }) => properties.VpcConfig)).toBe(false);
  });
});

describe("a secret of Secrets Manager", () => {
  /** The files of the functions that may read it. */
  const readersOf = (secret: string) =>
    all
      .filter(({ metadata }) => metadata["entry"])
      .map(({ metadata }) => String(metadata["entry"]).replace(/^functions\/(.*)\.ts$/, "$1"))
      .filter((file) =>
        rightsOf(file)
          .filter(({ Action }) => Action === "secretsmanager:GetSecretValue")
          .some(({ Resource }) => JSON.stringify(Resource).includes(`:secret:animation-agent/dev/${secret}-??????"`)),
      )
      .map((file) => file.replace(/\/index$/, ""))
      .sort();
  const api = ["account", "admin", "ai", "assets", "blog", "catalogue", "developers", "payments", "tasks", "vouchers"];

  it.each([
    [
      "media-signing",
      [
        ...[
          "api/account",
          "api/assets",
          "api/developers",
          "api/tasks",
          "api/watch",
          "api/webhooks",
          "consumers/publish-to-blog",
        ],
        ...["consumers/send-mail", "delivery/attempt-delivery"],
      ],
    ],
    ["cursors", ["api/account", "api/tasks", "api/webhooks", "consumers/send-mail"]],
    ["edge", [...api, "watch", "webhooks", "youtube"].map((context) => `api/${context}`)],
    ["stripe", ["api/payments", "consumers/sweep"]],
    ["youtube", ["api/youtube", "consumers/publish-to-youtube"]],
    [
      "gemini",
      [
        ...["api/ai", "api/developers", "api/tasks", "pipeline/describe-video", "pipeline/draw-scene"],
        ...["pipeline/draw-sheets", "pipeline/plan-scenes", "pipeline/rescale-scene", "pipeline/voice-scene"],
        "pipeline/write-story",
      ],
    ],
  ])("is read by the functions that need it: %s", (secret, readers) => {
    expect(readersOf(secret)).toEqual(readers.toSorted());
  });

  it("is in no environment, so that its rotation needs no deployment", () => {
    const text = JSON.stringify(all.map(({ properties }) => properties.Environment?.Variables ?? {}));

    expect(text).not.toContain("{{resolve:secretsmanager:");
  });
});
