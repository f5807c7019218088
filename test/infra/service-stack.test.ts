import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApiContext, api } from "#contract/index.ts";
import { fileOf, type MachineName, machines, stagesIn } from "#state-machines/stages.ts";
import { type Resource, templates } from "./template.ts";

let service: ReturnType<typeof templates>["service"];
let data: ReturnType<typeof templates>["data"];
beforeAll(() => {
  ({ service, data } = templates());
});

/** The functions that run files of a folder, by the file. */
const functionsOf = (folder: string) =>
  new Map(
    [...service.ofType("Lambda::Function"), ...data.ofType("Lambda::Function")]
      .filter(({ metadata }) => String(metadata["entry"]).startsWith(`functions/${folder}/`))
      .map((each) => [String(each.metadata["entry"]).replace(`functions/${folder}/`, ""), each]),
  );
const arnOf = (each: Resource | undefined) => ({ "Fn::GetAtt": [each?.id, "Arn"] });

/** Every method of the gateway as `GET /api/task/{id}`. */
const methods = () => {
  const resources = new Map(service.ofType("ApiGateway::Resource").map((each) => [each.id, each.properties]));
  const pathOf = (id: string | undefined): string => {
    const resource = resources.get(id ?? "");
    return resource ? `${pathOf(resource.ParentId.Ref)}/${resource.PathPart}` : "/api";
  };
  return new Map(
    service
      .ofType("ApiGateway::Method")
      .map(({ properties }) => [`${properties.HttpMethod} ${pathOf(properties.ResourceId.Ref)}`, properties]),
  );
};

describe("the gateway", () => {
  it("has a method for every endpoint of the contract, and no other", () => {
    const endpoints = Object.values(api).flat();

    expect([...methods().keys()].sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("lets nobody past but the signed in, except where the contract says anyone", () => {
    const [authorizer] = service.ofType("ApiGateway::Authorizer");
    const found = methods();

    for (const { method, path, caller } of Object.values(api).flat()) {
      const given = found.get(`${method} ${path}`);
      const wanted =
        caller === "anyone"
          ? { AuthorizationType: "NONE" }
          : {
              AuthorizationType: "COGNITO_USER_POOLS",
              AuthorizerId: { Ref: authorizer?.id },
              AuthorizationScopes: ["aws.cognito.signin.user.admin"],
            };
      expect({ method, path, ...given }).toMatchObject(wanted);
    }
    expect(authorizer?.properties.Type).toBe("COGNITO_USER_POOLS");
    expect(authorizer?.properties.ProviderARNs).toHaveLength(1);
  });

  it("asks the function of each context", () => {
    const functions = functionsOf("api");
    const found = methods();

    // The keys of `api` are its contexts.
    for (const context of Object.keys(api) as ApiContext[])
      for (const { method, path } of api[context])
        expect(JSON.stringify(found.get(`${method} ${path}`)?.Integration.Uri)).toContain(
          functions.get(`${context}/index.ts`)?.id,
        );
  });

  it("answers by itself in the shape of every other answer", () => {
    for (const { properties } of service.ofType("ApiGateway::GatewayResponse"))
      expect(JSON.parse(properties.ResponseTemplates["application/json"])).toEqual({
        success: false,
        code: expect.any(String),
        error: expect.any(String),
      });
  });
});

describe("the state machines", () => {
  it("have a function for every task state, and the right to call these only", () => {
    for (const [machine, folder] of Object.entries(machines)) {
      const stages = functionsOf(folder);
      const text = readFileSync(`state-machines/${machine}.asl.json`, "utf8");
      const found = service
        .ofType("StepFunctions::StateMachine")
        .find(({ properties }) => properties.DefinitionString === text);
      const { DefinitionSubstitutions } = found?.properties ?? {};

      expect([...stages.keys()].sort()).toEqual(
        stagesIn(text)
          .map((stage) => fileOf(machine as MachineName, stage).replace(`${folder}/`, "")) // its keys are their names
          .sort(),
      );
      expect(Object.values(DefinitionSubstitutions)).toEqual(expect.arrayContaining([...stages.values()].map(arnOf)));
      expect(Object.keys(DefinitionSubstitutions).sort()).toEqual(stagesIn(text).sort());
    }
  });

  it("gives filming the time and the disk that it needs", () => {
    expect(functionsOf("pipeline").get("join-film.ts")?.properties).toMatchObject({
      Timeout: 900,
      EphemeralStorage: { Size: 6_144 },
    });
  });
});

describe("what happens", () => {
  it("is taken by every consumer, and waits in a queue where one could not", () => {
    const consumers = functionsOf("consumers");
    const targets = service.ofType("Events::Rule").flatMap(({ properties }) => properties.Targets);
    const [queue] = service.ofType("SQS::Queue");

    for (const [file, consumer] of consumers)
      if (file !== "welcome-user.ts") expect(targets.map(({ Arn }) => Arn)).toContainEqual(arnOf(consumer));
    expect(consumers.size).toBe(readdirSync("functions/consumers").length);
    expect(targets).toHaveLength(consumers.size - 1);
    for (const target of targets) expect(target.DeadLetterConfig).toEqual({ Arn: arnOf(queue) });
    expect(queue?.properties.MessageRetentionPeriod).toBe(14 * 24 * 3600);
  });

  it("starts a film, settles a run that was stopped, and is swept each minute", () => {
    const rules = service.ofType("Events::Rule").map(({ properties }) => properties);

    expect(
      rules.map(({ EventPattern, ScheduleExpression }) => EventPattern?.["detail-type"] ?? ScheduleExpression),
    ).toEqual(
      expect.arrayContaining([
        ["task.completed", "task.failed", "task.expiring", "webhook.requested"],
        ["task.completed"],
        ["task.created", "task.retried"],
        ["Step Functions Execution Status Change"],
        "rate(1 minute)",
      ]),
    );
    expect(rules.find(({ EventPattern }) => EventPattern?.detail)?.EventPattern.detail.status).toEqual([
      "FAILED",
      "TIMED_OUT",
      "ABORTED",
    ]);
  });
});

describe("every function", () => {
  const ours = () =>
    [...service.ofType("Lambda::Function"), ...data.ofType("Lambda::Function")].filter(
      ({ metadata }) => metadata["entry"],
    );

  it("runs a file that is there, on arm64, within the limits of Lambda", () => {
    for (const { metadata, properties } of ours()) {
      expect([metadata["entry"], existsSync(String(metadata["entry"]))]).toEqual([metadata["entry"], true]);
      expect(properties.Architectures).toEqual(["arm64"]);
      expect(properties.Timeout).toBeLessThanOrEqual(900);
    }
  });

  it("answers before the gateway gives up, if it serves requests", () => {
    for (const [, { properties }] of functionsOf("api")) expect(properties.Timeout).toBeLessThan(29);
  });

  it("keeps its logs for a month, not for ever", () => {
    const logs = [...service.ofType("Logs::LogGroup"), ...data.ofType("Logs::LogGroup")];

    expect(logs).toHaveLength(ours().length);
    for (const { properties } of logs) expect(properties.RetentionInDays).toBe(30);
  });

  it("has every setting that the operator decides", () => {
    for (const { metadata, properties } of ours().filter(({ id }) => !id.startsWith("WelcomeUser")))
      expect({ entry: metadata["entry"], ...properties.Environment.Variables }).toMatchObject({
        EDIT_SECONDS: "60",
        RUNNING_TASKS: "2",
        TABLE_NAME: expect.anything(),
        EVENT_BUS: expect.anything(),
      });
  });

  it("sends to public addresses only: no stack names a receiver of its own", () => {
    expect(service.text + data.text).not.toContain("LOCAL_RECEIVERS");
  });

  it("waits between the attempts of a delivery as it is promised", () => {
    const [attempt] = functionsOf("delivery").values();

    expect(attempt?.properties.Environment.Variables.DELIVERY_WAITS).toBe("5,300,1800,7200,18000,36000,36000");
  });

  it("opens what users entrust to us only where it is used", () => {
    const may = (action: string) =>
      service
        .ofType("IAM::Policy")
        .filter(({ properties }) =>
          properties.PolicyDocument.Statement.some(({ Action }: { Action: string | string[] }) =>
            [Action].flat().includes(action),
          ),
        )
        .map(({ id }) => id.replace(/ServiceRole.*$/, ""));

    expect(may("kms:Decrypt").sort()).toEqual(
      ["Apiblog", "Apiwebhooks", "DeliveriesPublishToBlog", "DeliveriesWebhooksAttemptDelivery"].sort(),
    );
    expect(may("kms:Encrypt").sort()).toEqual(["Apiblog", "Apiwebhooks"]);
  });

  it("may do what it needs, and not everything", () => {
    for (const { properties } of [...service.ofType("IAM::Policy"), ...data.ofType("IAM::Policy")])
      for (const { Action } of properties.PolicyDocument.Statement) {
        const actions: string[] = [Action].flat();
        expect(actions.filter((action) => /^\*$|^(s3|dynamodb|states|lambda|iam|kms):\*$/.test(action))).toEqual([]);
      }
  });
});

it("nothing is public", () => {
  const statements = [...service.resources, ...data.resources].flatMap(
    ({ properties }) => properties.PolicyDocument?.Statement ?? properties.AssumeRolePolicyDocument?.Statement ?? [],
  );
  const open = statements.filter(
    ({ Effect, Principal }) => Effect === "Allow" && (Principal === "*" || Principal?.AWS === "*"),
  );

  expect(open).toEqual([]);
  expect(service.text + data.text).not.toMatch(/"(FunctionUrlAuthType|AccessControl)"/);
  expect(service.ofType("Lambda::Url")).toEqual([]);
});
