import { execFileSync } from "node:child_process";

/** Processor milliseconds until the code is loaded, and until the first request is answered. */
export interface Start {
  readonly loaded: number;
  readonly ready: number;
}

/** Runs in a separate process without a loader, as in Lambda. */
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

/** Starts a function once in a new process. */
export const measureStart = (file: string, event: object, environment: Readonly<Record<string, string>>): Start => {
  const output = execFileSync(process.execPath, ["-e", program, file, JSON.stringify(event)], {
    // The SDK prints a long warning on old versions of Node.
    env: { PATH: process.env["PATH"] ?? "", NODE_NO_WARNINGS: "1", ...environment },
    encoding: "utf8",
  });
  // The program above writes this as its last line.
  return JSON.parse(output.slice(output.lastIndexOf("\n"))) as Start;
};
