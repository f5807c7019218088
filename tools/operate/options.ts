import { parseArgs } from "node:util";
import { settings } from "#contract/settings/settings.ts";

export interface Options {
  readonly help: boolean;
  readonly command: string;
  readonly args: readonly string[];
  /** The file that `cdk deploy --outputs-file` wrote. */
  readonly outputs: string;
  /** The data folder of the product on this machine; undefined for an AWS account. */
  readonly local: string | undefined;
  readonly reason: string;
  /** The actor in the audit log. */
  readonly by: string;
  readonly minutes: number;
}

/** Parses the command line. Throws on an unknown option. */
export const parseOptions = (argv: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      outputs: { type: "string", default: "cdk-outputs.json" },
      local: { type: "boolean", default: false },
      data: { type: "string", default: process.env["DATA_DIR"] ?? settings.DATA_DIR.default },
      reason: { type: "string", default: "" },
      by: { type: "string", default: process.env["USER"] ?? "operator" },
      minutes: { type: "string", default: "30" },
      help: { type: "boolean", default: false },
    },
  });
  const [command = "", ...args] = positionals;
  return {
    help: values.help || !command,
    command,
    args,
    outputs: values.outputs,
    local: values.local ? values.data : undefined,
    reason: values.reason,
    by: `operator:${values.by}`,
    minutes: Number(values.minutes),
  };
};
