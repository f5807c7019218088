import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expectToFitOpenApi } from "../../support/openapi.ts";

/** The product in its own process, as `npm start` runs it, so that a test can kill it. */
export interface Running {
  readonly site: string;
  readonly process: ChildProcess;
  /** What the product and its functions said about failures since the start. */
  errors(): string;
  kill(): Promise<void>;
}

/** Starts the product of a repository: this one, or one with another release. */
export const start = async (data: string, port: number, repository = process.cwd()): Promise<Running> => {
  const child = spawn(process.execPath, ["--import", "tsx", "local/start.ts"], {
    cwd: repository,
    // Not the variables of this process: products that other tests started in it left their settings there.
    env: { PATH: process.env["PATH"], HOME: data, DATA_DIR: data, PORT: String(port), FILM_SHORT_SIDE: "360" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const errors = () => output.slice(-10_000);
  const site = `http://localhost:${port}`;
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready\n${output}`);
    return (await fetch(`${site}/local/health`)).ok;
  });
  return { site, process: child, errors, kill };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  return address.port;
};

/** The status of a film, as its owner sees it. */
export const taskOf = async (call: Call, id: string): Promise<Answer> =>
  (await call("GET", `/api/task/${id}/status`)).body.data;

export const creditsOf = async (call: Call, userId: string): Promise<Answer> =>
  (await call("GET", `/api/user/${userId}/credits`)).body.data;

/** Waits until a film is completed or failed, and returns its status. */
export const waitForEnd = async (call: Call, id: string): Promise<Answer> => {
  await waitUntil(async () => ["completed", "failed"].includes((await taskOf(call, id)).process_status));
  return taskOf(call, id);
};

/**
 * Polls until `isTrue` returns true. An error counts as false, except one of the product.
 * Throws after 15 minutes: a film of seconds takes minutes on a busy machine.
 */
export const waitUntil = async (isTrue: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 900_000;
  while (Date.now() < end) {
    if (
      await isTrue().catch((error: Error) => (error.message.startsWith("The product") ? Promise.reject(error) : false))
    )
      return;
    // Frequent requests would slow down a loaded machine.
    await pause(500);
  }
  throw new Error("The condition was not true within 15 minutes");
};

export type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>;
// Each test reads the fields that it needs.
// biome-ignore lint/suspicious/noExplicitAny: a test may read any field of an answer
export type Answer = any;

/** The id of a user of the local user pool, and a function that calls the API as that user. */
export const signedIn = async (
  site: string,
  email: string,
): Promise<{ sub: string; call: Call; authorization: string }> => {
  const response = await fetch(`${site}/local/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const { accessToken, sub } = (await response.json()) as { accessToken: string; sub: string };
  const authorization = `Bearer ${accessToken}`;
  const call: Call = async (method, path, body) => {
    const answer = await fetch(site + path, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    const json = await answer.json();
    expectToFitOpenApi(method, path, status, json);
    return { status, body: json };
  };
  return { sub, call, authorization };
};

/** How each execution of a state machine ended, and which of its tasks failed before. */
export const failuresOf = async (data: string): Promise<string> => {
  const root = join(data, "step-functions", "executions");
  const files = (await readdir(root)).map(async (folder) => {
    const { status, error, cause } = JSON.parse(await readFile(join(root, folder, "execution.json"), "utf8"));
    const history = await readFile(join(root, folder, "history.jsonl"), "utf8");
    const failed = history.split("\n").filter((line) => /"Task(Failed|TimedOut)"/.test(line));
    return [`${status} ${error}: ${cause}`, ...failed].join("\n");
  });
  const read = await Promise.allSettled(files);
  return read.map((each) => (each.status === "fulfilled" ? each.value : String(each.reason))).join("\n");
};

/** The time of the last write of each stored file, by its key. */
export const filesOf = async (data: string): Promise<Map<string, number>> => {
  const root = join(data, "s3");
  const [bucket] = await readdir(root);
  const folder = join(root, bucket ?? "", "objects");
  const files = await readdir(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const { key } = JSON.parse(await readFile(path, "utf8")) as { key: string };
      return [key, (await stat(path)).mtimeMs] as const;
    }),
  );
  return new Map(found);
};
