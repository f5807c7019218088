import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deploy } from "#tools/deploy/deploy.ts";
import { parseDeployOptions } from "#tools/deploy/options.ts";
import { fakePrograms, type Replies } from "./fake-programs.ts";
import { fakeSecrets, mediaKeys } from "./fake-secrets.ts";

const identity = { "sts get-caller-identity": { text: { Account: "123456789012", Arn: "arn:aws:iam::1:user/ada" } } };
const noStack = { error: "An error occurred (ValidationError): Stack with id X does not exist" };
const limit = { "get-account-settings": { text: { AccountLimit: { ConcurrentExecutions: 10 } } } };
const fresh: Replies = { ...identity, "describe-stacks": noStack, ...limit };
const site = "https://d1.cloudfront.net";
const stack = (StackStatus: string) => ({
  Stacks: [{ StackStatus, Outputs: [{ OutputKey: "SiteAddress", OutputValue: site }] }],
});

const withMediaKeys = { "animation-agent/prod/media-signing": mediaKeys };

let folder: string;
const home = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
  process.chdir(folder);
  writeFileSync("cdk-outputs.json", JSON.stringify({ service: { SiteAddress: site, UserPoolId: "pool" } }));
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const run = async (
  replies: Replies,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
  before: Parameters<typeof fakeSecrets>[0] = withMediaKeys,
) => {
  const secrets = fakeSecrets(before);
  const { programs, shown } = fakePrograms(replies);
  const said: string[] = [];
  const options = parseDeployOptions(["--stage", "prod", "--region", "us-east-1", ...args], {});
  const deps = { programs, store: secrets.store, environment, say: (line: string) => void said.push(line) };
  const end = await deploy(deps, options);
  return { ...secrets, shown, said, end: end.join("\n") };
};

describe("npm run deploy", () => {
  it("sets up an empty account, and deploys twice, the second time with the address of the site", async () => {
    const { shown, names, fieldsOf, said, end } = await run(fresh, [], {}, {});

    expect(shown.map((line) => line.replace(/-c .*/, "…"))).toEqual([
      "npx cdk bootstrap aws://123456789012/us-east-1",
      "npm run native",
      "npm run build",
      "npx cdk deploy --all …",
      "npx cdk deploy --all …",
    ]);
    expect(shown[3]).not.toContain("siteUrl");
    expect(shown[4]).toContain(`-c siteUrl=${site}`);
    expect(shown[4]).toContain("-c mediaKeys=1,2 -c edgeVersion=version-of-animation-agent/prod/edge");
    expect(names()).toEqual(["cursors", "edge", "media-signing", "stripe"]);
    expect(fieldsOf("media-signing")).toMatchObject({ publicKey2: expect.stringMatching(/^-----BEGIN PUBLIC KEY/) });
    expect(said.join("\n")).toContain("Ask for 1000 functions in Service Quotas");
    expect(end).toContain(`Site    ${site}`);
    expect(end).toContain(`create a webhook to ${site}/api/stripe/webhook`);
  });

  it("upgrades in one deployment, changes no secret, and takes no secret on a command line", async () => {
    const { shown } = await run({ ...identity, "describe-stacks": { text: stack("UPDATE_COMPLETE") }, ...limit }, [
      "--yes",
    ]);

    expect(shown.filter((line) => line.includes("cdk deploy"))).toEqual([
      expect.stringMatching(/siteUrl=https:\/\/d1\.cloudfront\.net .*--require-approval never$/),
    ]);
    expect(shown.join("\n")).not.toMatch(/PRIVATE KEY|none-yet/);
  });

  it("bounds films by the functions that the account may run at a time", async () => {
    const { shown, said } = await run(fresh);

    for (const line of shown.filter((each) => each.includes("cdk deploy")))
      expect(line).toContain("-c LAMBDA_QUOTA=10");
    expect(said.join("\n")).toContain(
      "Functions at a time: 10. Films in progress at a time: 1, with up to 4 scenes each; others wait for their turn.",
    );
  });

  it("lets an operator keep functions for other programs of the account, but not promise more than there are", async () => {
    const { shown } = await run(fresh, ["-c", "LAMBDA_QUOTA=8"]);

    expect(shown.find((line) => line.includes("cdk deploy"))).toContain("-c LAMBDA_QUOTA=8");
    await expect(run(fresh, ["-c", "LAMBDA_QUOTA=1000"])).rejects.toThrow(
      "LAMBDA_QUOTA=1000 is more than this account may run: 10 functions at a time.",
    );
  });

  it("deploys without a limit if AWS does not say what the account may run", async () => {
    const { shown } = await run({ ...fresh, "get-account-settings": { error: "AccessDenied" } });

    expect(shown.join("\n")).not.toContain("LAMBDA_QUOTA");
  });

  it("uses the site's own domain", async () => {
    const { shown, end } = await run(fresh, ["-c", "domain=films.example", "-c", "certificate=arn:aws:acm:x"]);

    expect(shown.filter((line) => line.includes("cdk deploy"))).toHaveLength(1);
    expect(end).toContain("Site    https://films.example");
  });

  it("stores the keys of the chosen engines and of Stripe from its environment", async () => {
    const environment = { GEMINI_API_KEY: "g", STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" };
    const { fieldsOf, end } = await run(fresh, ["-c", "WRITER=gemini"], environment);

    expect(fieldsOf("gemini")).toEqual({ apiKey: "g" });
    expect(fieldsOf("stripe")).toEqual({ stripeSecretKey: "sk", stripeWebhookSecret: "whsec" });
    expect(end).not.toContain("create a webhook");
  });

  it("only checks, with --check", async () => {
    const { shown, names } = await run(fresh, ["--check"]);

    expect([shown, names()]).toEqual([[], ["media-signing"]]);
  });

  it.each([
    ["Unable to locate credentials. You can configure credentials", "There are no credentials. Run `aws configure`"],
    ["spawn aws ENOENT", "The AWS CLI is not installed"],
    ["An error occurred (ExpiredToken) when calling", "The credentials have expired"],
    ["The config profile (x) could not be found", "AWS_PROFILE names a profile that does not exist"],
    ["An error occurred (InvalidClientTokenId)", "AWS does not know these credentials"],
    ["Could not connect to the endpoint URL", "AWS cannot be reached"],
    ["Something new\nand odd", "The AWS CLI says: and odd"],
  ])("says what to do: %s", async (error, words) => {
    await expect(run({ "sts get-caller-identity": { error } })).rejects.toThrow(words);
  });

  it.each([
    ["UPDATE_IN_PROGRESS", "another deployment is running"],
    ["ROLLBACK_COMPLETE", "its first deployment failed"],
  ])("changes nothing while a stack is %s", async (status, words) => {
    await expect(run({ ...identity, "describe-stacks": { text: stack(status) } })).rejects.toThrow(words);
  });

  it("needs the key of an engine that is chosen, before it builds anything", async () => {
    await expect(run(fresh, ["-c", "WRITER=gemini"])).rejects.toThrow("GEMINI_API_KEY is not set");
  });
});

describe("its options", () => {
  const parse = (...args: string[]) => parseDeployOptions(args, { AWS_REGION: "eu-west-1" });

  it("are those of the CDK, and the region is that of the environment", () => {
    expect(parse("-c", "EDIT_SECONDS=30", "--url", "https://films.example").context).toEqual({
      EDIT_SECONDS: "30",
      stage: "dev",
      region: "eu-west-1",
      siteUrl: "https://films.example",
    });
  });

  it.each([
    [["-c", "EDIT_SECONDS=soon"], "EDIT_SECONDS=soon is not allowed"],
    [["-c", "GEMINI_API_KEY=key"], "is no option or setting of a deployment"],
    [["-c", "EDITSECONDS=30"], "is no option or setting of a deployment"],
    [["-c", "EDIT_SECONDS"], "has no value"],
    [["--stage", "test"], "`dev` or `prod`"],
    [["--fast"], "--fast"],
  ])("are refused before anything is done: %s", (args, words) => {
    expect(() => parse(...args)).toThrow(words);
  });

  it("need a region", () => {
    expect(() => parseDeployOptions([], {})).toThrow("The region is not set");
  });
});
