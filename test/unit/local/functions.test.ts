import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Functions, startFunctions } from "#local/host/functions.ts";

let folder: string;
let functions: Functions;

const code = `
export const handler = async (event) => {
  if (event.does === "dies") process.exit(7);
  if (event.does === "fails") throw Object.assign(new Error("No picture"), { name: "PictureRefused" });
  if (event.does === "hangs") await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (event.does === "names itself") return process.pid;
  return { said: event.says, known: process.env.KNOWN, own: process.env.HOME, nothing: undefined };
};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "functions-"));
  await writeFile(join(folder, "index.mjs"), code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => functions.stop());

describe.each([
  { runs: "a thread", isHeavy: false },
  { runs: "a process, as a stage of a film does", isHeavy: true },
])("a function on the local host, in $runs", ({ isHeavy }) => {
  const start = (timeoutSeconds = 20) => {
    const spec = {
      arn: "one",
      file: join(folder, "index.mjs"),
      environment: { KNOWN: "yes" },
      timeoutSeconds,
      isHeavy,
    };
    functions = startFunctions([spec]);
    return (event: object) => functions.invoke("one", event);
  };

  it("returns JSON values and has only its own environment", async () => {
    const invoke = start();

    expect(await invoke({ says: "hello" })).toEqual({ said: "hello", known: "yes" });
  });

  it("fails with the name and message of its error, and handles the next event", async () => {
    const invoke = start();

    await expect(invoke({ does: "fails" })).rejects.toMatchObject({ name: "PictureRefused", message: "No picture" });
    expect(await invoke({ says: "again" })).toMatchObject({ said: "again" });
  });

  it("affects nothing else when it crashes: the next event gets a new instance", async () => {
    const invoke = start();

    await expect(invoke({ does: "dies" })).rejects.toMatchObject({ name: "Runtime.ExitError" });
    expect(await invoke({ says: "again" })).toMatchObject({ said: "again" });
  });

  it("is stopped after its timeout", async () => {
    const invoke = start(1);

    await expect(invoke({ does: "hangs" })).rejects.toMatchObject({ name: "Sandbox.Timedout" });
  });

  it("may take longer than its timeout to load", async () => {
    const file = join(folder, "slow.mjs");
    await writeFile(file, `await new Promise((resolve) => setTimeout(resolve, 1_500));\n${code}`);
    functions = startFunctions([{ arn: "slow", file, environment: { KNOWN: "yes" }, timeoutSeconds: 1, isHeavy }]);

    expect(await functions.invoke("slow", { says: "hello" })).toMatchObject({ said: "hello" });
  });

  it("fails with the reason when its code cannot be loaded", async () => {
    const file = join(folder, "broken.mjs");
    await writeFile(file, `throw new Error("No such model");`);
    functions = startFunctions([{ arn: "broken", file, environment: {}, timeoutSeconds: 20, isHeavy }]);

    await expect(functions.invoke("broken", {})).rejects.toMatchObject({ message: "No such model" });
  });
});

it("keeps at most two idle heavy instances per core", async () => {
  const file = join(folder, "index.mjs");
  const most = 2 * cpus().length;
  const arns = Array.from({ length: most + 2 }, (_, at) => `stage-${at}`);
  functions = startFunctions(arns.map((arn) => ({ arn, file, environment: {}, timeoutSeconds: 20, isHeavy: true })));

  const processes: number[] = [];
  for (const arn of arns) processes.push(Number(await functions.invoke(arn, { does: "names itself" })));

  await expect.poll(() => processes.filter(isThere).length).toBe(most);
  expect(processes.slice(0, 2).filter(isThere)).toEqual([]);
});

const isThere = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
