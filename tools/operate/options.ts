import { parseArgs } from "node:util";
import { settings } from "#contract/settings/settings.ts";

export interface Options {
  readonly help: boolean;
  readonly command: string;
  readonly given: readonly string[];
  /** What `cdk deploy --outputs-file` wrote. */
  readonly outputs: string;
  /** The product that runs on this machine, by its data folder. */
  readonly local: string | undefined;
  readonly reason: string;
  /** Who it is, for the audit. */
  readonly by: string;
  readonly minutes: number;
}

/** What the command line asks for. */
export const optionsFrom = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
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
  const [command = "", ...given] = positionals;
  return {
    help: values.help || !command,
    command,
    given,
    outputs: values.outputs,
    local: values.local ? values.data : undefined,
    reason: values.reason,
    by: `operator:${values.by}`,
    minutes: Number(values.minutes),
  };
};
