import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Functions, startFunctions } from "#local/host/functions.ts";

let folder: string;
let functions: Functions;

const code = `
const guests = [];
const meet = (count) =>
  new Promise((resolve) => {
    guests.push(resolve);
    if (guests.length % count === 0) for (const each of guests) each("met");
  });
export const handler = async (event) => {
  if (event.does === "dies") process.exit(7);
  if (event.does === "fails") throw Object.assign(new Error("No picture"), { name: "PictureRefused" });
  if (event.does === "hangs") await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (event.does === "names itself") return process.pid;
  if (event.does === "waits") await new Promise((resolve) => setTimeout(resolve, 20));
  if (event.does === "meets") return meet(event.of);
  return { said: event.says, known: process.env.KNOWN, own: process.env.HOME, nothing: undefined };
};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "functions-"));
  await writeFile(join(folder, "index.mjs"), code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => functions?.stop());

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

describe("the instances of functions", () => {
  const start = (count: number, isHeavy: boolean) => {
    const file = join(folder, "index.mjs");
    const arns = Array.from({ length: count }, (_, at) => `function-${at}`);
    functions = startFunctions(arns.map((arn) => ({ arn, file, environment: {}, timeoutSeconds: 20, isHeavy })));
    return arns;
  };

  it("are one process per core for heavy functions, which share it", async () => {
    const arns = start(3 * cpus().length, true);

    const processes = await Promise.all(arns.map((arn) => functions.invoke(arn, { does: "names itself" })));

    expect(new Set(processes).size).toBeLessThanOrEqual(cpus().length);
  });

  it("handle many events of light functions at a time", async () => {
    const arns = start(20, false);

    const answers = await Promise.all(arns.map((arn) => functions.invoke(arn, { does: "meets", of: 2 })));

    expect(answers.filter((met) => met === "met").length).toBe(arns.length);
  });

  it("fail only the event that timed out, and take no other", async () => {
    const file = join(folder, "index.mjs");
    const spec = { file, environment: {}, isHeavy: false };
    functions = startFunctions([
      { ...spec, arn: "slow", timeoutSeconds: 1 },
      { ...spec, arn: "calm", timeoutSeconds: 20 },
    ]);

    const meets = functions.invoke("calm", { does: "meets", of: 2 });
    await expect(functions.invoke("slow", { does: "hangs" })).rejects.toMatchObject({ name: "Sandbox.Timedout" });
    const elsewhere = await functions.invoke("calm", { says: "hello" });

    expect(elsewhere).toMatchObject({ said: "hello" });
    void meets.catch(() => {});
  });

  it("serve users in turn: one who asks for much delays only themselves", async () => {
    start(1, false);
    const order: string[] = [];
    const ask = async (sub: string) => {
      const event = { does: "waits", requestContext: { authorizer: { claims: { sub } } } };
      await functions.invoke("function-0", event);
      order.push(sub);
    };

    await Promise.all([...Array.from({ length: 40 }, () => ask("ada")), ask("bob")]);

    expect(order.indexOf("bob")).toBeLessThan(20);
  });

  it("run heavy events of the film that comes first", async () => {
    const file = join(folder, "index.mjs");
    const rank: Record<string, number> = { late: 2, early: 1 };
    functions = startFunctions(
      [{ arn: "one", file, environment: {}, timeoutSeconds: 20, isHeavy: true }],
      (film) => rank[film] ?? 0,
    );
    const order: string[] = [];
    const ask = async (taskId: string) => {
      await functions.invoke("one", { does: "waits", run: { taskId } });
      order.push(taskId);
    };
    const busy = Array.from({ length: cpus().length }, () => ask("now"));

    await Promise.all([...busy, ...Array.from({ length: 8 }, () => ask("late")), ask("early")]);

    expect(order.indexOf("early")).toBeLessThan(2 * cpus().length);
  });

  it("cannot have two values of one variable", () => {
    const spec = { file: "none", timeoutSeconds: 20, isHeavy: false };

    expect(() =>
      startFunctions([
        { ...spec, arn: "one", environment: { SITE: "a" } },
        { ...spec, arn: "two", environment: { SITE: "b" } },
      ]),
    ).toThrow("two has another value of SITE");
  });
});

it("loads the code of heavy functions before their events, also when some cannot be loaded", async () => {
  const [marker, file, broken] = [join(folder, "marker"), join(folder, "early.mjs"), join(folder, "broken-early.mjs")];
  await writeFile(broken, `throw new Error("No such model");`);
  await writeFile(
    file,
    `import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(marker)}, "loaded");
     const loadedAt = Date.now();
     export const handler = async ({ now }) => loadedAt < now;`,
  );
  const spec = { environment: {}, timeoutSeconds: 20, isHeavy: true };
  functions = startFunctions([
    { ...spec, arn: "broken", file: broken },
    { ...spec, arn: "early", file },
  ]);

  functions.prepare([["broken", "early"]]);

  await expect.poll(() => existsSync(marker)).toBe(true);
  expect(await functions.invoke("early", { now: Date.now() + 1 })).toBe(true);
});
