import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Stack, Validations } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { describe, expect, it } from "vitest";
import { Events } from "#infra/constructs/events.ts";
import { optionsIn } from "#infra/options.ts";
import { DataStack } from "#infra/stacks/data-stack.ts";
import { ServiceStack } from "#infra/stacks/service-stack.ts";
import { templates } from "./template.ts";

const certificate = "arn:aws:acm:us-east-1:111111111111:certificate/11111111-1111-1111-1111-111111111111";
const everything = {
  ...{ stage: "prod", domain: "films.example", certificate, zone: "Z0123456789", region: "us-east-1" },
  ...{ waf: "true", mailVerified: "true", threatProtection: "true", NARRATOR: "polly" },
  WRITER: "gemini",
};

/** The findings of cdk-nag and of the CDK's schemas in both stacks. */
const findingsOf = (context: Readonly<Record<string, string>>) => {
  const outdir = mkdtempSync(join(tmpdir(), "stacks-"));
  const app = new App({
    outdir,
    context: { "aws:cdk:bundling-stacks": [], "@aws-cdk/core:validateAgainstDefaultRules": true, ...context },
  });
  const options = optionsIn(app.node);
  const env = { region: options.region };
  const data = new DataStack(app, "data", { options, env });
  new ServiceStack(app, "service", { data, options, env });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
  const { pluginReports } = JSON.parse(readFileSync(join(outdir, "validation-report.json"), "utf8"));
  return pluginReports.flatMap(({ violations }: { violations: { ruleName: string }[] }) =>
    violations.map(({ ruleName }) => ruleName),
  );
};

describe("both environments", () => {
  it.each([{ stage: "dev", siteUrl: "https://films.example" }, everything])(
    "pass the rules of cdk-nag and CloudFormation, or give a reason: %o",
    (context) => {
      expect(findingsOf(context)).toEqual([]);
    },
  );

  it("have the environment in the names of their resources", () => {
    for (const stage of ["dev", "prod"]) {
      const { service } = templates({ stage });
      const names = [
        ...service.ofType("Lambda::Function").map(({ properties }) => properties.FunctionName),
        ...service.ofType("StepFunctions::StateMachine").map(({ properties }) => properties.StateMachineName),
        ...service.ofType("Events::EventBus").map(({ properties }) => properties.Name),
      ];

      for (const name of names) expect(name).toMatch(new RegExp(`^animation-agent-${stage}-[a-z-]+$`));
      expect(new Set(names).size).toBe(names.length);
      expect(service.text).toContain(`animation-agent/${stage}/stripe`);
    }
  });

  it("are the only ones", () => {
    expect(() => templates({ stage: "test" })).toThrow("-c stage=test is not allowed. It must be `dev` or `prod`.");
  });

  it("keep logs longer and have higher limits in production", () => {
    const [dev, prod] = ["dev", "prod"].map((stage) => templates({ stage }).service);
    const days = (service = dev) =>
      new Set(service?.ofType("Logs::LogGroup").map((each) => each.properties.RetentionInDays));

    expect([[...days(dev)], [...days(prod)]]).toEqual([[30], [90]]);
  });
});

describe("the event bus", () => {
  const policiesFor = (context: Readonly<Record<string, string>>) => {
    const stack = new Stack(new App({ context }), "events");
    new Events(stack, "Events");
    return Object.values(Template.fromStack(stack).findResources("AWS::Events::EventBusPolicy"));
  };

  it("lets the named accounts make rules of their own, but not put events", () => {
    const [policy, ...others] = policiesFor({ eventAccounts: "111122223333,444455556666" });

    expect(others).toEqual([]);
    const { Statement } = policy?.["Properties"] ?? {};
    expect(JSON.stringify(Statement.Principal)).toMatch(/111122223333.*444455556666/);
    expect(Statement.Action).toContain("events:PutRule");
    expect(Statement.Action).not.toContain("events:PutEvents");
    expect(Statement.Condition).toEqual({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of IAM.
      StringEqualsIfExists: { "events:creatorAccount": "${aws:PrincipalAccount}" },
    });
  });

  it("is closed to other accounts if none is named", () => {
    expect(policiesFor({})).toEqual([]);
    expect(() => policiesFor({ eventAccounts: "12" })).toThrow("eventAccounts");
  });
});

describe("the gateway", () => {
  it("limits requests per second, and calls that create, spend or guess to a tenth", () => {
    const [stage] = templates().service.ofType("ApiGateway::Stage");
    const settings: {
      ResourcePath: string;
      HttpMethod: string;
      ThrottlingRateLimit: number;
      DataTraceEnabled: boolean;
    }[] = stage?.properties.MethodSettings;
    const limit = (path: string) => settings.find(({ ResourcePath }) => ResourcePath === path)?.ThrottlingRateLimit;

    expect(limit("/*")).toBe(100);
    expect(limit("/~1task")).toBe(10);
    expect(settings.every(({ DataTraceEnabled }) => !DataTraceEnabled)).toBe(true);
  });

  it("logs each request without token, query and body", () => {
    const [stage] = templates().service.ofType("ApiGateway::Stage");
    const { Format, DestinationArn } = stage?.properties.AccessLogSetting ?? {};

    expect(DestinationArn).toBeDefined();
    expect(Object.values(JSON.parse(Format))).toEqual(
      expect.arrayContaining(["$context.requestId", "$context.status"]),
    );
    expect(Format).not.toMatch(/header|querystring|body|\$input|\$context\.path"/i);
  });

  it("forwards every body as bytes", () => {
    const [gateway] = templates().service.ofType("ApiGateway::RestApi");

    expect(gateway?.properties).toMatchObject({
      BinaryMediaTypes: ["*/*"],
      EndpointConfiguration: { Types: ["REGIONAL"] },
    });
  });
});

describe("options", () => {
  it("serve the site under its own domain with a current TLS policy", () => {
    const { service, data } = templates(everything);
    const [distribution] = service.ofType("CloudFront::Distribution");
    const { Aliases, ViewerCertificate } = distribution?.properties.DistributionConfig ?? {};

    expect(Aliases).toEqual(["films.example"]);
    expect(ViewerCertificate).toMatchObject({ AcmCertificateArn: certificate, MinimumProtocolVersion: "TLSv1.2_2021" });
    expect(service.ofType("Route53::RecordSet").map(({ properties }) => [properties.Name, properties.Type])).toEqual([
      ["films.example.", "A"],
      ["films.example.", "AAAA"],
    ]);
    expect(data.ofType("S3::Bucket")[0]?.properties.CorsConfiguration.CorsRules[0].AllowedOrigins).toEqual([
      "https://films.example",
    ]);
    expect(() => templates({ domain: "films.example" })).toThrow("certificate");
  });

  it("add firewalls to the site and the gateway in us-east-1, as CloudFront requires", () => {
    const lists = templates(everything)
      .service.ofType("WAFv2::WebACL")
      .map(({ properties }) => properties.Scope);

    expect(lists.sort()).toEqual(["CLOUDFRONT", "REGIONAL"]);
    expect(templates().service.ofType("WAFv2::WebACL")).toEqual([]);
    expect(() => templates({ waf: "true", region: "eu-central-1" })).toThrow("us-east-1");
  });

  it("send the user pool's mails by SES, refuse leaked passwords, and have passkeys of their own domain", () => {
    const [pool] = templates(everything).data.ofType("Cognito::UserPool");

    expect(pool?.properties).toMatchObject({
      EmailConfiguration: { EmailSendingAccount: "DEVELOPER", From: "Animation Agent <no-reply@films.example>" },
      UserPoolTier: "PLUS",
      UserPoolAddOns: { AdvancedSecurityMode: "ENFORCED" },
      WebAuthnRelyingPartyID: "films.example",
    });
  });
});
