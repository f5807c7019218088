import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface RunningProduct {
  readonly site: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, on a free port, and waits until it answers. */
export const startProduct = async (
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningProduct> => {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "local/start.ts"], {
    env: { ...process.env, ...settings, DATA_DIR: data, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const site = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error("The product ended before it was ready");
    const health = await fetch(`${site}/local/health`).catch(() => undefined);
    if (health?.ok) break;
    await pause(100);
  }
  return {
    site,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  return address.port;
};
