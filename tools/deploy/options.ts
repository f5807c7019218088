import { parseArgs } from "node:util";
import { deploymentOptions } from "#contract/settings/options.ts";
import { parseSetting } from "#contract/settings/parse.ts";
import { settingRow } from "#contract/settings/settings.ts";
import { DeployFault } from "./fault.ts";

export const usage = `npm run deploy -- [options]     deploys to the AWS account of your credentials, and upgrades
  --stage dev|prod                the environment (default: dev)
  --region us-east-1              the region (default: AWS_REGION)
  --url https://films.example     the address of the site (default: CloudFront's own)
  -c NAME=value                   any option or setting of docs/deploy.md, as often as you like
  --yes                           asks nothing, not even about new permissions
  --check                         only checks the account and the options

npm run rotate -- SECRET        replaces a secret: media-signing, cursors, edge, stripe, gemini, openai, engine-NAME
  --stage, --region               as above
  --now                           ends what the old key signed, at once (media-signing)`;

export interface DeployOptions {
  readonly help: boolean;
  readonly positionals: readonly string[];
  readonly stage: string;
  readonly region: string;
  /** Everything of `-c`, with the environment, the region and the address of the site. */
  readonly context: Readonly<Record<string, string>>;
  readonly yes: boolean;
  readonly check: boolean;
  readonly now: boolean;
}

/** Parses the command line. Throws a DeployFault, or a SettingError with the values that are allowed. */
export const parseDeployOptions = (argv: readonly string[], environment: NodeJS.ProcessEnv): DeployOptions => {
  const { values, positionals } = parse(argv);
  const context = Object.fromEntries(values.context.map(nameAndValue));
  const stage = values.stage ?? context["stage"] ?? "dev";
  const region =
    values.region ?? context["region"] ?? environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"] ?? "";
  const all: Record<string, string> = { ...context, stage, region, ...(values.url && { siteUrl: values.url }) };
  if (!region && !values.help)
    throw new DeployFault("The region is not set. Name it, for example: npm run deploy -- --region us-east-1");
  for (const [name, text] of Object.entries(all)) checkOption(name, text);
  const { help, yes, check, now } = values;
  return { help, positionals, stage, region, context: all, yes, check, now };
};

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        stage: { type: "string" },
        region: { type: "string" },
        url: { type: "string" },
        context: { type: "string", short: "c", multiple: true, default: [] },
        yes: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
        now: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new DeployFault(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
};

const nameAndValue = (text: string): [string, string] => {
  const at = text.indexOf("=");
  if (at < 1) throw new DeployFault(`-c ${text} has no value. Write: -c NAME=value`);
  return [text.slice(0, at), text.slice(at + 1)];
};

const checkOption = (name: string, text: string): void => {
  const options: Readonly<Record<string, Parameters<typeof parseSetting>[1]>> = deploymentOptions;
  const row = options[name] ?? settingRow(name);
  if (!row?.readBy.includes("infra") || ("secret" in row && row.secret))
    throw new DeployFault(`-c ${name} is no option or setting of a deployment. docs/deploy.md lists them.`);
  if (text) parseSetting(`-c ${name}`, row, text);
};
