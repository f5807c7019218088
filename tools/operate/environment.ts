import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "./options.ts";

/** The functions' environment variables, and the stack outputs with their values. */
const outputNames = {
  TABLE_NAME: "TableName",
  EVENT_BUS: "EventBus",
  MAKE_VIDEO_ARN: "MakeVideoArn",
  SECRETS_PATH: "SecretsPath",
  CONTENT_KEY: "ContentKey",
} as const;

/**
 * Sets the environment variables that the functions' code reads, for an AWS account (with the operator's credentials) or
 * for the product on this machine. Throws if the file with the values cannot be read.
 */
export const setEnvironment = ({ local, outputs: file }: Pick<Options, "local" | "outputs">): void => {
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  Object.assign(process.env, local ? readJsonFile(join(local, "operate.json")) : environmentFrom(readJsonFile(file)));
};

const environmentFrom = (stacks: Readonly<Record<string, unknown>>): Record<string, string> => {
  // `cdk deploy --outputs-file` groups the outputs by stack.
  const all = Object.assign({}, ...Object.values(stacks)) as Readonly<Record<string, string | undefined>>;
  const found = Object.entries(outputNames).map(([name, output]) => {
    const value = all[output];
    if (!value) throw new Error(`The outputs do not contain ${output}. Deploy with --outputs-file.`);
    return [name, value] as const;
  });
  const region = all["MakeVideoArn"]?.split(":")[3];
  return { ...Object.fromEntries(found), ...(region && { AWS_REGION: region }) };
};

const readJsonFile = (file: string): Record<string, string> => {
  try {
    // The CDK or the product on this machine wrote this file.
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    throw new Error(
      `Cannot read ${file}. For an AWS account, run: npx cdk deploy --all --outputs-file cdk-outputs.json. For this computer, start the product and add --local.`,
    );
  }
};
