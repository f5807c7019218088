import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApiContext, api } from "#contract/index.ts";
import { allStages, fileOf, type MachineName, machines, stagesIn } from "#state-machines/stages.ts";
import { type Resource, templates } from "./template.ts";

let service: ReturnType<typeof templates>["service"];
let data: ReturnType<typeof templates>["data"];
beforeAll(() => {
  ({ service, data } = templates());
});

/** The functions whose entry files are in a folder, by file. */
const functionsOf = (folder: string) =>
  new Map(
    [...service.ofType("Lambda::Function"), ...data.ofType("Lambda::Function")]
      .filter(({ metadata }) => String(metadata["entry"]).startsWith(`functions/${folder}/`))
      .map((each) => [String(each.metadata["entry"]).replace(`functions/${folder}/`, ""), each]),
  );
/** The IAM statements of a policy, or of the policies in a role. */
const statementsOf = ({ properties }: Resource) =>
  [properties, ...(properties.Policies ?? [])].flatMap(
    ({
      PolicyDocument,
    }): readonly { readonly Effect: string; readonly Action: string | string[]; readonly Condition?: object }[] =>
      PolicyDocument?.Statement ?? [],
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
  it("has a method for every endpoint of the contract, HEAD for its pages, and no other", () => {
    const endpoints = Object.values(api).flat();
    const pages = ["HEAD /api/watch/{id}/{page}", "HEAD /api/unsubscribe/{token}"];

    const listed = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...methods().keys()].sort()).toEqual([...listed, ...pages].sort());
  });

  it("accepts users, and API keys at endpoints with a scope; only endpoints for anyone need neither", () => {
    const authorizers = service.ofType("ApiGateway::Authorizer");
    const authorizer = authorizers.find(({ properties }) => properties.Type === "COGNITO_USER_POOLS");
    const bearers = authorizers.find(({ properties }) => properties.Type === "TOKEN");
    const found = methods();

    for (const endpoint of Object.values(api).flat()) {
      const { method, path, caller } = endpoint;
      const given = found.get(`${method} ${path}`);
      const wanted =
        caller === "anyone"
          ? { AuthorizationType: "NONE" }
          : "scope" in endpoint
            ? { AuthorizationType: "CUSTOM", AuthorizerId: { Ref: bearers?.id } }
            : {
                AuthorizationType: "COGNITO_USER_POOLS",
                AuthorizerId: { Ref: authorizer?.id },
                AuthorizationScopes: ["aws.cognito.signin.user.admin"],
              };
      expect({ method, path, ...given }).toMatchObject(wanted);
    }
    expect(authorizers).toHaveLength(2);
    expect(authorizer?.properties.ProviderARNs).toHaveLength(1);
  });

  it("calls our authorizer for each key or token, without a cache", () => {
    const [bearers] = service.ofType("ApiGateway::Authorizer").filter(({ properties }) => properties.Type === "TOKEN");
    const [server] = functionsOf("authorizer").values();

    expect(bearers?.properties).toMatchObject({
      AuthorizerResultTtlInSeconds: 0,
      IdentitySource: "method.request.header.Authorization",
    });
    expect(JSON.stringify(bearers?.properties.AuthorizerUri)).toContain(server?.id);
    expect(server?.properties.Environment.Variables).toMatchObject({
      USER_POOL_ID: expect.anything(),
      USER_POOL_CLIENT_ID: expect.anything(),
      USER_POOL_KEYS_URL: expect.anything(),
    });
  });

  it("calls the function of each context", () => {
    const functions = functionsOf("api");
    const found = methods();

    // The keys of `api` are its contexts.
    for (const context of Object.keys(api) as ApiContext[])
      for (const { method, path } of api[context])
        expect(JSON.stringify(found.get(`${method} ${path}`)?.Integration.Uri)).toContain(
          functions.get(`${context}/index.ts`)?.id,
        );
  });

  it("returns its own errors in the format of all errors", () => {
    for (const { properties } of service.ofType("ApiGateway::GatewayResponse"))
      expect(JSON.parse(properties.ResponseTemplates["application/json"])).toEqual({
        success: false,
        code: expect.any(String),
        error: expect.any(String),
      });
  });

  it("tells who sends neither a session nor a key both ways in", () => {
    const found = service
      .ofType("ApiGateway::GatewayResponse")
      .find(({ properties }) => properties.ResponseType === "UNAUTHORIZED");

    expect(JSON.parse(found?.properties.ResponseTemplates["application/json"]).error).toMatch(
      /sign in on the site, or send an API key in the header Authorization/,
    );
  });

  it("tells who sends a key that is not valid where to create another", () => {
    const found = service
      .ofType("ApiGateway::GatewayResponse")
      .find(({ properties }) => properties.ResponseType === "ACCESS_DENIED");

    expect(found?.properties.StatusCode).toBe("401");
    expect(JSON.parse(found?.properties.ResponseTemplates["application/json"])).toEqual({
      success: false,
      code: "unauthenticated",
      error: expect.stringMatching(/^This API key is not valid\. .+ Developers/),
    });
  });
});

describe("the state machines", () => {
  it("have a function for every task state, also of the release before, and may invoke only these", () => {
    for (const [machine, folder] of Object.entries(machines)) {
      const stages = functionsOf(folder);
      const text = readFileSync(`state-machines/${machine}.asl.json`, "utf8");
      const found = service
        .ofType("StepFunctions::StateMachine")
        .find(({ properties }) => properties.DefinitionString === text);
      const { DefinitionSubstitutions } = found?.properties ?? {};

      expect([...stages.keys()].sort()).toEqual(
        allStages(machine as MachineName, text) // its keys are their names
          .map((stage) => fileOf(machine as MachineName, stage).replace(`${folder}/`, ""))
          .sort(),
      );
      // An execution that has begun keeps its versions through a release.
      const versions = new Map(
        service.ofType("Lambda::Version").map((each) => [each.id, each.properties.FunctionName]),
      );
      const invoked = Object.values(DefinitionSubstitutions).map((each) => versions.get((each as { Ref: string }).Ref));
      const current = stagesIn(text).map((stage) =>
        stages.get(fileOf(machine as MachineName, stage).replace(`${folder}/`, "")),
      );
      expect(invoked).toEqual(expect.arrayContaining(current.map((each) => ({ Ref: each?.id }))));
      expect(Object.keys(DefinitionSubstitutions).sort()).toEqual(stagesIn(text).sort());
    }
  });

  it("gives rendering the time and disk that it needs", () => {
    expect(functionsOf("pipeline").get("join-film.ts")?.properties).toMatchObject({
      Timeout: 900,
      EphemeralStorage: { Size: 6_144 },
    });
  });
});

/** Cognito calls these, not the event bus. */
const ofThePool = ["welcome-user.ts", "write-code-mail.ts"];

describe("an event", () => {
  it("is sent to every consumer, and to a dead-letter queue if a consumer fails", () => {
    const consumers = functionsOf("consumers");
    const targets = service.ofType("Events::Rule").flatMap(({ properties }) => properties.Targets);
    const [queue] = service.ofType("SQS::Queue");

    for (const [file, consumer] of consumers)
      if (!ofThePool.includes(file)) expect(targets.map(({ Arn }) => Arn)).toContainEqual(arnOf(consumer));
    expect(consumers.size).toBe(readdirSync("functions/consumers").length);
    expect(targets).toHaveLength(consumers.size - ofThePool.length);
    for (const target of targets) expect(target.DeadLetterConfig).toEqual({ Arn: arnOf(queue) });
    expect(queue?.properties.MessageRetentionPeriod).toBe(14 * 24 * 3600);
  });

  it("starts a film and settles a stopped execution; the sweep runs each minute", () => {
    const rules = service.ofType("Events::Rule").map(({ properties }) => properties);

    expect(
      rules.map(({ EventPattern, ScheduleExpression }) => EventPattern?.["detail-type"] ?? ScheduleExpression),
    ).toEqual(
      expect.arrayContaining([
        [
          "task.completed",
          "task.failed",
          "task.expiring",
          "task.review_ready",
          "webhook.requested",
          "film.scenes_planned",
          "film.scenes_spoken",
          "film.scenes_drawn",
          "film.joined",
        ],
        ["task.completed"],
        ["youtube.requested", "task.completed"],
        ["task.created", "task.retried"],
        ["task.extending"],
        ["Step Functions Execution Status Change"],
        [
          "task.completed",
          "task.failed",
          "task.expiring",
          "task.review_ready",
          "task.refunded",
          "payment.succeeded",
          "webhook.disabled",
          "account.email_changed",
        ],
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

  it("has an entry file and runs on arm64 within the limits of Lambda", () => {
    for (const { metadata, properties } of ours()) {
      expect([metadata["entry"], existsSync(String(metadata["entry"]))]).toEqual([metadata["entry"], true]);
      expect(properties.Architectures).toEqual(["arm64"]);
      expect(properties.Timeout).toBeLessThanOrEqual(900);
    }
  });

  it("times out before the gateway if it serves requests", () => {
    for (const [, { properties }] of functionsOf("api")) expect(properties.Timeout).toBeLessThan(29);
  });

  it("keeps its logs for a month", () => {
    const logs = [...service.ofType("Logs::LogGroup"), ...data.ofType("Logs::LogGroup")];

    // The gateway and both state machines have log groups too.
    expect(logs).toHaveLength(ours().length + 3);
    for (const { properties } of logs) expect(properties.RetentionInDays).toBe(30);
  });

  it("gets every setting of the operator", () => {
    for (const { metadata, properties } of ours().filter(({ id }) => !/^(WelcomeUser|WriteCodeMail)/.test(id)))
      expect({ entry: metadata["entry"], ...properties.Environment.Variables }).toMatchObject({
        EDIT_SECONDS: "60",
        RUNNING_TASKS: "2",
        FILMS_AT_ONCE: "0",
        TABLE_NAME: expect.anything(),
        EVENT_BUS: expect.anything(),
      });
  });

  it("sends to public addresses only: no stack sets LOCAL_RECEIVERS", () => {
    expect(service.text + data.text).not.toContain("LOCAL_RECEIVERS");
  });

  it("has the documented waits between attempts of a delivery", () => {
    const [attempt] = functionsOf("delivery").values();

    expect(attempt?.properties.Environment.Variables.DELIVERY_WAITS).toBe("5,300,1800,7200,18000,36000,36000");
  });

  it("can decrypt users' secrets only if it uses them", () => {
    const may = (action: string) =>
      service
        .ofType("IAM::Role")
        .filter((role) => statementsOf(role).some(({ Action }) => [Action].flat().includes(action)))
        .map(({ id }) => id.replace(/Role[0-9A-F]{8}$/, ""));

    expect(may("kms:Decrypt").sort()).toEqual(
      [
        ...["Apiaccount", "Apiblog", "Apiwebhooks", "Apiyoutube"],
        ...["DeliveriesPublishToBlog", "DeliveriesPublishToYouTube", "DeliveriesWebhooksAttemptDelivery"],
      ].sort(),
    );
    expect(may("kms:Encrypt").sort()).toEqual(["Apiblog", "Apiwebhooks", "Apiyoutube"]);
  });

  it("has no permission with a wildcard action", () => {
    const all = [service, data].flatMap((stack) => [...stack.ofType("IAM::Policy"), ...stack.ofType("IAM::Role")]);
    for (const each of all)
      for (const { Action } of statementsOf(each)) {
        const actions = [Action].flat();
        expect(actions.filter((action) => /^\*$|^(s3|dynamodb|states|lambda|iam|kms):\*$/.test(action))).toEqual([]);
      }
  });
});

describe("the audit log", () => {
  it("cannot be changed or deleted by a function that serves requests", () => {
    const denials = service
      .ofType("IAM::Role")
      .flatMap(statementsOf)
      .filter(({ Effect }) => Effect === "Deny");

    // The catalogue is not in the table, and the watch function only reads it.
    expect(denials).toHaveLength(Object.keys(api).length - 2);
    for (const { Action, Condition } of denials) {
      expect(Action).toEqual(expect.arrayContaining(["dynamodb:UpdateItem", "dynamodb:DeleteItem"]));
      expect(Condition).toEqual({
        Null: { "dynamodb:LeadingKeys": "false" },
        "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] },
      });
    }
  });
});

describe("mail", () => {
  it("is sent from the configured domain by one function", () => {
    const [identity] = service.ofType("SES::EmailIdentity");
    const senders = service
      .ofType("IAM::Role")
      .filter((role) => JSON.stringify(statementsOf(role)).includes("ses:SendEmail"));

    expect(templates({}).service.ofType("SES::EmailIdentity")).toEqual([]);
    expect(identity?.properties.EmailIdentity).toBe("films.example");
    expect(senders.map(({ id }) => id)).toEqual([expect.stringMatching(/^MailSendMail/)]);
    expect(functionsOf("consumers").get("send-mail.ts")?.properties.Environment.Variables).toMatchObject({
      MAIL_FROM: "Animation Agent <no-reply@films.example>",
    });
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
