import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "./options.ts";

/** What functions call their surroundings, by the stack's outputs. */
const outputs = { TABLE_NAME: "TableName", EVENT_BUS: "EventBus", MAKE_VIDEO_ARN: "MakeVideoArn" } as const;

/**
 * Points this process to an account, with the credentials of the user who runs it, or to the product on this machine. It
 * is the same code that functions run, so it finds its surroundings where they do.
 */
export const pointTo = ({ local, outputs: file }: Pick<Options, "local" | "outputs">): void => {
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  Object.assign(process.env, local ? read(join(local, "operate.json")) : environmentIn(read(file)));
};

const environmentIn = (stacks: Readonly<Record<string, unknown>>): Record<string, string> => {
  // `cdk deploy --outputs-file` writes the outputs of each stack below its name.
  const all = Object.assign({}, ...Object.values(stacks)) as Readonly<Record<string, string | undefined>>;
  const found = Object.entries(outputs).map(([name, output]) => {
    const value = all[output];
    if (!value) throw new Error(`The outputs do not contain ${output}. Deploy with --outputs-file.`);
    return [name, value] as const;
  });
  const region = all["MakeVideoArn"]?.split(":")[3];
  return { ...Object.fromEntries(found), ...(region && { AWS_REGION: region }) };
};

const read = (file: string): Record<string, string> => {
  try {
    // Written by the CDK, or by the product on this machine.
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    throw new Error(
      `Cannot read ${file}. For an AWS account, run: npx cdk deploy --all --outputs-file cdk-outputs.json. For this computer, start the product and add --local.`,
    );
  }
};
