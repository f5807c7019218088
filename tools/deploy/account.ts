import * as z from "zod";
import { DeployFault } from "./fault.ts";
import type { Programs } from "./run.ts";

const Identity = z.looseObject({ Account: z.string(), Arn: z.string() });
const Limits = z.looseObject({ AccountLimit: z.looseObject({ ConcurrentExecutions: z.number() }) });
const Stacks = z.looseObject({
  Stacks: z.array(
    z.looseObject({
      StackStatus: z.string(),
      Outputs: z.array(z.looseObject({ OutputKey: z.string(), OutputValue: z.string() })).optional(),
    }),
  ),
});

export interface Account {
  readonly id: string;
  readonly who: string;
}

/** What an operator must do, by what the AWS CLI says. */
const faults: readonly (readonly [RegExp, string])[] = [
  [
    /ENOENT/,
    "The AWS CLI is not installed: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html",
  ],
  [
    /Unable to locate credentials|NoCredentials/i,
    "There are no credentials. Run `aws configure` or `aws sso login`, or set AWS_PROFILE.",
  ],
  [/expired|ExpiredToken/i, "The credentials have expired. Sign in again, for example with `aws sso login`."],
  [
    /could not be found|ProfileNotFound/i,
    "AWS_PROFILE names a profile that does not exist. `aws configure list-profiles` shows them.",
  ],
  [
    /InvalidClientTokenId|SignatureDoesNotMatch|UnrecognizedClient/i,
    "AWS does not know these credentials. Check them with `aws sts get-caller-identity`.",
  ],
  [/AccessDenied|not authorized/i, "These credentials may not do this. A deployment needs an administrator's."],
  [
    /Could not connect|EndpointConnectionError|Name or service not known/i,
    "AWS cannot be reached. Check the network, and the region's name.",
  ],
];

const explain = (what: string, error: string): DeployFault => {
  const [, todo] = faults.find(([pattern]) => pattern.test(error)) ?? [];
  return new DeployFault(`${what} ${todo ?? `The AWS CLI says: ${error.split("\n").filter(Boolean).at(-1)}`}`);
};

/** The account of the credentials. Throws a DeployFault that says what is missing. */
export const findAccount = async ({ read }: Programs, region: string): Promise<Account> => {
  const { text, error } = await read("aws", ["sts", "get-caller-identity", "--region", region, "--output", "json"]);
  if (error) throw explain("The AWS account cannot be used.", error);
  const { Account: id, Arn: who } = Identity.parse(JSON.parse(text));
  return { id, who };
};

/** The state and the outputs of a stack; undefined if there is none. */
export const findStack = async (
  { read }: Programs,
  region: string,
  name: string,
): Promise<{ readonly status: string; readonly outputs: Readonly<Record<string, string>> } | undefined> => {
  const args = ["cloudformation", "describe-stacks", "--stack-name", name, "--region", region, "--output", "json"];
  const { text, error } = await read("aws", args);
  if (/does not exist/.test(error)) return undefined;
  if (error) throw explain(`The stack ${name} cannot be read.`, error);
  const [stack] = Stacks.parse(JSON.parse(text)).Stacks;
  if (!stack) return undefined;
  const outputs = (stack.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue] as const);
  return { status: stack.StackStatus, outputs: Object.fromEntries(outputs) };
};

/** Throws a DeployFault if a stack is in a state in which CloudFormation changes nothing. */
export const assertDeployable = (name: string, status: string | undefined): void => {
  if (status?.endsWith("_IN_PROGRESS"))
    throw new DeployFault(`${name} is ${status}: another deployment is running. Wait until it has ended.`);
  if (status === "ROLLBACK_COMPLETE" || status === "ROLLBACK_FAILED")
    throw new DeployFault(
      `${name} is ${status}: its first deployment failed. Read why with \`aws cloudformation describe-stack-events --stack-name ${name}\`, delete it with \`aws cloudformation delete-stack --stack-name ${name}\`, and run this again.`,
    );
};

/** Functions that may run at the same time in this account and region; undefined if it cannot be found out. */
export const findConcurrency = async ({ read }: Programs, region: string): Promise<number | undefined> => {
  const { text, error } = await read("aws", ["lambda", "get-account-settings", "--region", region, "--output", "json"]);
  return error ? undefined : Limits.parse(JSON.parse(text)).AccountLimit.ConcurrentExecutions;
};
