import { execFileSync } from "node:child_process";

/** Milliseconds of the processor until code is there, and until it has answered a first request. */
export interface Start {
  readonly loaded: number;
  readonly ready: number;
}

/** Runs in a process of its own, as plain as what Lambda runs. */
const program = `
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const [file, event] = process.argv.slice(1);
  const begun = spent();
  const { handler } = require(file);
  const loaded = spent() - begun;
  handler(JSON.parse(event), { awsRequestId: "1", functionName: "bench", getRemainingTimeInMillis: () => 1000 }).then(
    ({ statusCode = 0 } = {}) => {
      if (statusCode >= 500) throw new Error(file + " answered " + statusCode);
      process.stdout.write("\\n" + JSON.stringify({ loaded, ready: spent() - begun }));
      process.exit();
    },
  );`;

/** Starts a function once, from nothing. */
export const start = (file: string, event: object, environment: Readonly<Record<string, string>>): Start => {
  const output = execFileSync(process.execPath, ["-e", program, file, JSON.stringify(event)], {
    // The SDK warns of old versions of Node, at length; Lambda has a new one.
    env: { PATH: process.env["PATH"] ?? "", NODE_NO_WARNINGS: "1", ...environment },
    encoding: "utf8",
  });
  // The program above wrote it, on the last line.
  return JSON.parse(output.slice(output.lastIndexOf("\n"))) as Start;
};
