import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startStepFunctions } from "../src/step-functions/index.ts";

const host = fileURLToPath(new URL("./step-functions-host.ts", import.meta.url));
const newFolder = () => mkdtempSync(join(tmpdir(), "step-functions-"));

/** Runs the host until it prints a line that matches. Returns its output so far. */
const hostUntil = async (folder: string, mode: string, isEnough: (lines: readonly string[]) => boolean) => {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", host, folder, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      if (isEnough(lines)) break;
    }
  }
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return lines;
};

describe("an execution whose process is killed", () => {
  it("continues where it was and repeats no completed task", async () => {
    const folder = newFolder();

    const first = await hostUntil(
      folder,
      "stuck",
      (lines) => lines.filter((line) => line.endsWith("stuck")).length === 2,
    );
    const second = await hostUntil(folder, "well", (lines) => lines.at(-1)?.startsWith("SUCCEEDED") ?? false);

    expect(first.filter((line) => line.endsWith("stuck")).sort()).toEqual(["Draw 2 stuck", "Draw 3 stuck"]);
    expect(second.slice(0, -1).sort()).toEqual(
      ["Draw 2", "Draw 3", "Render 2", "Render 3", "Voice 4", "Draw 4", "Render 4"].sort(),
    );
    expect(second.at(-1)).toBe("SUCCEEDED [0,1,2,3,4]");
  });
});

describe("a stored execution", () => {
  it.each([
    ["empty", "", "it is empty"],
    ["cut off", '{"arn":', "JSON"],
  ])("that is %s stops the start, which names the file and leaves it as it is", async (_, content, reason) => {
    const folder = newFolder();
    const file = join(folder, "executions", "0f0f", "execution.json");
    mkdirSync(join(folder, "executions", "0f0f"), { recursive: true });
    writeFileSync(file, content);

    const start = startStepFunctions({ folder, invoke: async () => undefined, putEvents: async () => ({}) });

    await expect(start).rejects.toThrow(`The file ${file} is damaged`);
    await expect(start).rejects.toThrow(reason);
    expect(readFileSync(file, "utf8")).toBe(content);
  });
});

describe("an execution that is suspended by a stop", () => {
  const arn = "arn:aws:states:us-east-1:000000000000:stateMachine:edits";
  const States = { A: { Type: "Wait", Seconds: 60, End: true } };
  const definition = JSON.stringify({ QueryLanguage: "JSONata", StartAt: "A", States });
  const open = (folder: string, now: number, pause: (milliseconds: number, signal: AbortSignal) => Promise<void>) =>
    startStepFunctions({
      folder,
      invoke: async () => undefined,
      putEvents: async () => ({}),
      clock: { now: () => new Date(now), pause },
    });
  const startExecution = (endpoint: string) =>
    fetch(endpoint, {
      method: "POST",
      headers: { "x-amz-target": "AWSStepFunctions.StartExecution" },
      body: JSON.stringify({ stateMachineArn: arn, name: "one" }),
    });

  it("waits only for the remaining time", async () => {
    const folder = newFolder();
    const waits: number[] = [];
    await new Promise<void>((waiting) => {
      open(folder, 1_000_000, (milliseconds) => {
        waits.push(milliseconds);
        waiting();
        return new Promise(() => {});
      }).then(async (before) => {
        before.register({ arn, name: "edits", definition });
        await startExecution(before.endpoint);
        await before.stop();
      });
    });

    const after = await open(folder, 1_040_000, async (milliseconds) => void waits.push(milliseconds));
    const end = new Promise((done) => after.onStatusChange(({ detail }) => done(detail.status)));
    after.resume();

    expect(await end).toBe("SUCCEEDED");
    expect(waits).toEqual([60_000, 20_000]);
    await after.stop();
  });

  it.each([
    { restartChanged: false, as: "goes on with its own", ran: ["B of 1"] },
    { restartChanged: true, as: "starts again with the new one if the host asks for it", ran: ["A of 2", "B of 2"] },
  ])("whose definition was changed meanwhile $as", async ({ restartChanged, ran }) => {
    const folder = newFolder();
    const calls: string[] = [];
    const task = (name: string, version: number, next: object) => ({
      Type: "Task",
      Resource: "arn:aws:states:::lambda:invoke",
      Arguments: { FunctionName: `${name} of ${version}` },
      ...next,
    });
    const version = (number: number) =>
      JSON.stringify({
        QueryLanguage: "JSONata",
        StartAt: "A",
        States: { A: task("A", number, { Next: "B" }), B: task("B", number, { End: true }) },
      });
    const openWith = (invoke: (name: string) => Promise<unknown>) =>
      startStepFunctions({ folder, invoke, putEvents: async () => ({}) });

    let isStuck = () => {};
    const stuck = new Promise<void>((resolve) => {
      isStuck = resolve;
    });
    const before = await openWith(async (name) => {
      if (name === "A of 1") return {};
      isStuck();
      return new Promise(() => {});
    });
    before.register({ arn, name: "edits", definition: version(1) });
    await startExecution(before.endpoint);
    await stuck;
    await before.stop();
    const after = await openWith(async (name) => void calls.push(name));
    after.register({ arn, name: "edits", definition: version(2) });
    const end = new Promise((done) => after.onStatusChange(({ detail }) => done(detail.status)));
    after.resume({ restartChanged });

    expect(await end).toBe("SUCCEEDED");
    expect(calls).toEqual(ran);
    await after.stop();
  });

  it("emits its end event after a restart if the process ended before", async () => {
    const folder = newFolder();
    const before = await open(folder, 1_000_000, async () => {});
    before.register({ arn, name: "edits", definition });
    const unheard = new Promise((done) =>
      before.onStatusChange(({ detail }) => {
        if (detail.status === "RUNNING") return;
        done(detail.status);
        throw new Error("the process ends here");
      }),
    );
    await startExecution(before.endpoint);
    await unheard;
    await before.stop();

    const after = await open(folder, 1_040_000, async () => {});
    const heard: string[] = [];
    after.onStatusChange(({ detail }) => void heard.push(detail.status));
    after.resume();

    expect(heard).toEqual(["SUCCEEDED"]);
    await after.stop();
  });
});
