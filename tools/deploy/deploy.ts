import { readFileSync } from "node:fs";
import { filmCapacity } from "#contract/settings/film-capacity.ts";
import { assertDeployable, findAccount, findConcurrency, findStack } from "./account.ts";
import { DeployFault } from "./fault.ts";
import type { DeployOptions } from "./options.ts";
import type { Programs } from "./run.ts";
import { createMissingSecrets, mediaKeyNumbers, type SecretStore } from "./secrets.ts";

export interface DeployDeps {
  readonly programs: Programs;
  readonly store: SecretStore;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

const outputsFile = "cdk-outputs.json";

/** Checks, bootstraps, builds and deploys. Returns what the operator sees at the end. */
export const deploy = async (deps: DeployDeps, options: DeployOptions): Promise<readonly string[]> => {
  const { programs, store, environment, say } = deps;
  const { region, stage } = options;
  const account = await findAccount(programs, region);
  say(`Account ${account.id}, region ${region}, environment ${stage}, as ${account.who}`);
  const names = ["data", "service"].map((part) => `animation-agent-${stage}-${part}`);
  const stacks = await Promise.all(names.map((name) => findStack(programs, region, name)));
  for (const [at, name] of names.entries()) assertDeployable(name, stacks[at]?.status);
  const quota = await findQuota(deps, options);
  if (options.check) return ["The account and the options are fine. Nothing was changed."];

  await bootstrap(deps, options, account.id);
  const made = await createMissingSecrets(store, options.context, environment);
  if (made.length > 0) say(`New in Secrets Manager: ${made.join(", ")}`);
  await programs.show("npm", ["run", "native"]);
  await programs.show("npm", ["run", "build"]);

  const known = stacks.at(-1)?.outputs["SiteAddress"];
  const named = options.context["siteUrl"] ?? (options.context["domain"] ? "" : known);
  const context = { ...options.context, ...quota, ...(named && { siteUrl: named }), ...(await versionsOf(store)) };
  await cdkDeploy(deps, options, context);
  const outputs = readOutputs();
  if (named === undefined) {
    say(
      "The address of the site is known now. A second deployment writes it into mails and links, and allows passkeys.",
    );
    await cdkDeploy(deps, options, { ...context, siteUrl: outputs["SiteAddress"] ?? "" });
  }
  return nextSteps(await store.find("stripe"), context, outputs);
};

/** The setting LAMBDA_QUOTA of the deployment: what AWS says, if the operator does not say less. */
const findQuota = async (
  { programs, say }: DeployDeps,
  { region, context: { LAMBDA_QUOTA: given } }: DeployOptions,
): Promise<Readonly<Record<string, string>>> => {
  const limit = await findConcurrency(programs, region);
  if (given && limit !== undefined && Number(given) > limit)
    throw new DeployFault(
      `LAMBDA_QUOTA=${given} is more than this account may run: ${limit} functions at a time. Leave it out, or ask for more in Service Quotas (Lambda, concurrent executions).`,
    );
  const quota = given ?? (limit === undefined ? undefined : String(limit));
  if (quota === undefined) return {};
  const { filmsAtOnce, wideScenesAtOnce } = filmCapacity(Number(quota));
  if (filmsAtOnce > 0)
    say(
      `Functions at a time: ${quota}. Films in progress at a time: ${filmsAtOnce}, with up to ${wideScenesAtOnce} scenes each; others wait for their turn.`,
    );
  if (limit !== undefined && limit < smallQuota)
    say(
      `Ask for 1000 functions in Service Quotas (Lambda, concurrent executions), so that more films are made at a time.`,
    );
  return { LAMBDA_QUOTA: quota };
};
const smallQuota = 100;

const bootstrap = async ({ programs, say }: DeployDeps, { region }: DeployOptions, account: string): Promise<void> => {
  const toolkit = await findStack(programs, region, "CDKToolkit");
  if (toolkit) return;
  say("The CDK has not been set up in this account and region yet.");
  await programs.show("npx", ["cdk", "bootstrap", `aws://${account}/${region}`]);
};

/** What CloudFront holds a copy of: a new version of it changes the template. */
const versionsOf = async (store: SecretStore): Promise<Readonly<Record<string, string>>> => {
  const [media, edge] = await Promise.all([store.find("media-signing"), store.find("edge")]);
  const numbers = mediaKeyNumbers(media?.fields ?? {});
  if (numbers.length === 0)
    throw new DeployFault(
      "The secret media-signing has no fields privateKey1, publicKey1 and so on. Delete it with `aws secretsmanager delete-secret --force-delete-without-recovery`, and run this again.",
    );
  return { mediaKeys: numbers.join(","), ...(edge && { edgeVersion: edge.versionId }) };
};

const cdkDeploy = async (
  { programs }: DeployDeps,
  { yes, region }: DeployOptions,
  context: Readonly<Record<string, string>>,
): Promise<void> => {
  const given = Object.entries(context).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const approval = yes ? ["--require-approval", "never"] : [];
  const args = ["cdk", "deploy", "--all", ...given, "--outputs-file", outputsFile, ...approval];
  await programs.show("npx", args, { AWS_REGION: region });
};

/** The outputs of both stacks. */
const readOutputs = (): Readonly<Record<string, string>> =>
  // The CDK wrote this file.
  Object.assign({}, ...Object.values(JSON.parse(readFileSync(outputsFile, "utf8")) as Record<string, object>));

const nextSteps = (
  stripe: Awaited<ReturnType<SecretStore["find"]>>,
  { siteUrl, domain, mailFrom, alarmMail }: Readonly<Record<string, string>>,
  { SiteAddress = "", UserPoolId = "", EventBus = "" }: Readonly<Record<string, string>>,
): readonly string[] => {
  const site = siteUrl ?? (domain ? `https://${domain}` : SiteAddress);
  const steps = [
    `Check it from outside: npm run verify:deployment -- --url ${site}`,
    `Sign up at ${site}, then make yourself an administrator: aws cognito-idp admin-add-user-to-group --user-pool-id ${UserPoolId} --group-name admin --username YOUR-MAIL`,
    ...(stripe?.fields["stripeSecretKey"] === "none-yet"
      ? [
          `Payments: create a webhook to ${site}/api/stripe/webhook in Stripe, then STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… npm run rotate -- stripe`,
        ]
      : []),
    ...(mailFrom || domain ? [] : ["Mails are sent from your own domain only: see docs/deploy.md, Mail."]),
    ...(alarmMail ? [] : ["Alarms are not mailed yet: deploy with -c alarmMail=…"]),
  ];
  return [
    "",
    `Site    ${site}`,
    `API     ${site}/api`,
    `Events  ${EventBus}`,
    "",
    "Next:",
    ...steps.map((step, at) => `  ${at + 1}. ${step}`),
  ];
};
