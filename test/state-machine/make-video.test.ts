import { readdirSync, readFileSync } from "node:fs";
import { createTaskTokens, interpret, readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { describe, expect, it } from "vitest";
import { FaultyFilm } from "#functions/core/film/check-film.ts";
import * as errors from "#functions/core/shared/errors.ts";
import { fileOf, stagesIn } from "#state-machines/stages.ts";

const text = readFileSync("state-machines/make-video.asl.json", "utf8");
const definition = text.replace(/\$\{(\w+)\}/g, "$1");
const stages = stagesIn(text);

const input = { userId: "4f6c0d52-8f3e-4f0e-9d0b-6c1f1a2b3c4d", taskId: "web_1767225600000_0123456789ab", attempt: 1 };
const folder = `tasks/${input.userId}/${input.taskId}`;

interface Given {
  readonly scenes?: number;
  /** Replaces the answer of a stage at its nth call, counted from 1. */
  readonly instead?: (stage: string, nth: number, payload: Record<string, unknown>) => unknown;
  readonly start?: object;
}

const voice = {
  sound: `${folder}/scenes/001/voice-0123456789abcdef.wav`,
  words: `${folder}/scenes/001/words-0123456789abcdef.json`,
};
const picture = {
  picture: `${folder}/scenes/001/picture-0123456789abcdef.png`,
  layers: `${folder}/scenes/001/layers-0123456789abcdef.bin`,
};
const narration = `${folder}/scenes/001/narration-0123456789abcdef.json`;
const segment = {
  video: `${folder}/scenes/001/segment-0123456789abcdef.mp4`,
  facts: `${folder}/scenes/001/segment-0123456789abcdef.json`,
};
const sound = { track: `${folder}/sound-0123456789abcdef.m4a`, facts: `${folder}/sound-0123456789abcdef.json` };

/** What an execution is started with: its task is open for edits for 60 more seconds. */
const begin = { ...input, startAfter: "2026-01-01T00:01:00.000Z" };

/** The default answers of the stages. The first FitLength requests one rewritten scene. */
const answers = (scenes: number, nth: number): Record<string, unknown> => ({
  WriteStory: { storyKey: `${folder}/story-0123456789abcdef.json` },
  PlanScenes: { scenesKey: `${folder}/scenes-0123456789abcdef.json`, scenes },
  VoiceScene: voice,
  RescaleScene: { scene: 1, narration },
  DrawSheets: { lookKey: `${folder}/look-0123456789abcdef.json` },
  DrawScene: picture,
  RenderScene: segment,
  MixSound: sound,
  FitLength: {
    fits: nth > 1,
    rescale: nth > 1 ? [] : [{ scene: 1, seconds: 16 }],
    round: 0,
    scenesKey: `${folder}/scenes-0123456789abcdef.json`,
    timingKey: `${folder}/timing-0123456789abcdef.json`,
  },
});

const waiting = ["WaitForEdits", "WaitForReview"];
/** These are only called in a film with a review. */
const ofReview = ["WaitForReview", "ResumeFilm"];

/** Runs the definition with fake stages. */
const runFilm = async ({ scenes = 2, instead = () => undefined, start = begin }: Given = {}) => {
  const tokens = createTaskTokens();
  const calls: { stage: string; payload: Record<string, unknown> }[] = [];
  const pauses: number[] = [];
  const outcome = await interpret(definition, start, {
    tokens,
    invoke: async (stage, given) => {
      // Every stage takes an object.
      const payload = given as Record<string, unknown>;
      calls.push({ stage, payload });
      const nth = calls.filter((call) => call.stage === stage).length;
      const answer = (await instead(stage, nth, payload)) ?? answers(scenes, nth)[stage] ?? null;
      // "Start now" and "Continue" come at once, unless the test answers "not pressed".
      if (waiting.includes(stage) && answer !== "not pressed") tokens.send(String(payload["token"]), { output: {} });
      return answer;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now: () => new Date("2026-01-01T00:00:00.000Z"),
  }).then(
    () => "succeeded",
    (error: Error) => error.name,
  );
  const names = calls.map(({ stage }) => stage);
  return { calls, names, pauses, outcome, count: (stage: string) => names.filter((name) => name === stage).length };
};
const fail = (name: string, message = "no"): never => {
  throw Object.assign(new Error(message), { name });
};
/** A stage that fails at its first calls. */
const failing = (stage: string, name: string, times = Number.POSITIVE_INFINITY): Given => ({
  instead: (called, nth) => (called === stage && nth <= times ? fail(name) : undefined),
});

describe("the state machine make-video", () => {
  it("is valid, and the emulator supports all of it", () => {
    expect(Object.keys(readDefinition(definition).States)).toContain("FailTask");
  });

  it("makes story, scenes, voices and film in that order", async () => {
    const { names, outcome } = await runFilm();

    expect(outcome).toBe("succeeded");
    const inTurn = (all: readonly string[]) =>
      all.filter((stage) => !["FailTask", "MixSound", ...ofReview].includes(stage));
    expect(inTurn([...new Set(names)])).toEqual(inTurn(stages));
    expect(names.indexOf("MixSound")).toBeLessThan(names.indexOf("RenderScene"));
  });

  it("waits for the rest of the edit window, and goes on by itself", async () => {
    const { names, pauses, outcome } = await runFilm({
      instead: (stage) => (stage === "WaitForEdits" ? "not pressed" : undefined),
    });

    expect(pauses).toEqual([60_000]);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
    expect(outcome).toBe("succeeded");
  });

  it("starts when Start now sends the task token back", async () => {
    const { names, pauses } = await runFilm();

    expect(pauses).toEqual([]);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
  });

  it("starts when the owner was faster than the stage", async () => {
    const { names, count, pauses } = await runFilm(failing("WaitForEdits", "WaitIsOver"));

    expect(pauses).toEqual([]);
    expect(count("WaitForEdits")).toBe(1);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
  });

  it.each([
    ["whose edit window is over", { ...input, startAfter: "2025-12-31T23:59:59.000Z" }],
    ["that an older release started", input],
  ])("does not wait in an execution %s", async (_, start) => {
    const { names, pauses } = await runFilm({ start });

    expect(pauses).toEqual([]);
    expect(names[0]).toBe("ClaimTask");
  });

  it.each([
    ["script", ["FitLength", "WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"]],
    ["storyboard", ["FitLength", "DrawSheets", "DrawScene", "WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"]],
  ])("stops for the review of the %s, and renders nothing before it goes on", async (review, order) => {
    const { names, pauses, outcome } = await runFilm({
      instead: (stage) => (stage === "ClaimTask" ? { review } : undefined),
    });

    const shown = ["WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"];
    const inTurn = names.slice(names.lastIndexOf("FitLength")).filter((name) => shown.includes(name));
    expect(inTurn.filter((name, at) => name !== inTurn[at - 1])).toEqual(expect.arrayContaining(order.slice(1)));
    expect(names.indexOf("RenderScene")).toBeGreaterThan(names.indexOf("ResumeFilm"));
    expect(names.indexOf("MixSound")).toBeGreaterThan(names.indexOf("ResumeFilm"));
    expect(names.indexOf("DrawScene") < names.indexOf("WaitForReview")).toBe(review === "storyboard");
    expect({ pauses, outcome }).toEqual({ pauses: [], outcome: "succeeded" });
  });

  it("ends a review after 72 hours, which ResumeFilm then decides", async () => {
    const { names, pauses } = await runFilm({
      instead: (stage) => {
        if (stage === "ClaimTask") return { review: "script" };
        if (stage === "ResumeFilm") return fail("TaskEnded");
        return stage === "WaitForReview" ? "not pressed" : undefined;
      },
    });

    expect(pauses).toEqual([72 * 3_600_000]);
    expect(names.at(-1)).toBe("ResumeFilm");
  });

  it("waits for a slot while its owner's other films are made", async () => {
    const { count, pauses, outcome } = await runFilm(failing("ClaimTask", "UserBusy", 200));

    expect(outcome).toBe("succeeded");
    expect(count("ClaimTask")).toBe(201);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  });

  it("waits about a day for a slot, then fails and releases the credits", async () => {
    const { pauses, names, outcome } = await runFilm(failing("ClaimTask", "UserBusy"));

    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(names.at(-1)).toBe("FailTask");
    expect(outcome).toBe("UserBusy");
  });

  it.each(["WriteStory", "PlanScenes", "VoiceScene", "RescaleScene", "DrawSheets", "DrawScene", "DescribeVideo"])(
    "retries %s for about an hour if a provider is busy, and fails in the end",
    async (stage) => {
      const patient = await runFilm({ scenes: 1, ...failing(stage, "ProviderBusy", 100) });
      const given = await runFilm({ scenes: 1, ...failing(stage, "ProviderBusy") });

      expect(patient).toMatchObject({ outcome: "succeeded" });
      expect(patient.count(stage)).toBe(101);
      expect(given.count(stage)).toBe(121);
      expect(given.pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(45 * 60_000);
      expect(given.names.at(-1)).toBe("FailTask");
      expect(given.outcome).toBe("ProviderBusy");
    },
  );

  it.each(["WriteStory", "PlanScenes", "VoiceScene", "RescaleScene", "DrawSheets", "DrawScene", "DescribeVideo"])(
    "pays for at most four unusable answers in %s",
    async (stage) => {
      const given = await runFilm({ scenes: 1, ...failing(stage, "UnusableAnswer") });

      expect(given.count(stage)).toBe(4);
      expect(given.outcome).toBe("UnusableAnswer");
    },
  );

  it.each(["WriteStory", "PlanScenes", "VoiceScene", "RescaleScene", "DrawSheets", "DrawScene", "DescribeVideo"])(
    "pays for at most nine answers that come too late in %s, with minutes between them",
    async (stage) => {
      const given = await runFilm({ scenes: 1, ...failing(stage, "ProviderTimeout") });

      expect(given.count(stage)).toBe(9);
      expect(given.pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(5 * 60_000);
      expect(given.outcome).toBe("ProviderTimeout");
    },
  );

  it("waits before it starts while a provider is paused", async () => {
    const { count, outcome } = await runFilm(failing("ClaimTask", "ProviderPaused", 200));

    expect(outcome).toBe("succeeded");
    expect(count("ClaimTask")).toBe(201);
  });

  it.each(["WriteStory", "PlanScenes", "VoiceScene", "RescaleScene", "DrawSheets", "DrawScene", "DescribeVideo"])(
    "retries %s for 50 minutes if a provider is paused, then fails and releases the credits",
    async (stage) => {
      const patient = await runFilm({ scenes: 1, ...failing(stage, "ProviderPaused", 90) });
      const given = await runFilm({ scenes: 1, ...failing(stage, "ProviderPaused") });

      expect(patient).toMatchObject({ outcome: "succeeded" });
      expect(given.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(50 * 60_000);
      expect(given.names.at(-1)).toBe("FailTask");
      expect(given.outcome).toBe("ProviderPaused");
    },
  );

  it("repeats the narration of rewritten scenes until they fit", async () => {
    const { calls, names } = await runFilm({
      instead: (stage, nth) =>
        stage === "FitLength"
          ? { fits: nth === 3, rescale: [], scenesKey: `scenes-${nth}`, timingKey: `timing-${nth}`, round: nth }
          : undefined,
    });

    const of = (name: string) => calls.filter(({ stage }) => stage === name).map(({ payload }) => payload);
    expect(of("FitLength").map(({ round }) => round)).toEqual([0, 1, 2]);
    expect(
      of("VoiceScene")
        .map(({ scenesKey }) => scenesKey)
        .slice(2),
    ).toEqual(["scenes-1", "scenes-1", "scenes-2", "scenes-2"]);
    expect(of("RenderScene")[0]).toMatchObject({ scenesKey: "scenes-3", timingKey: "timing-3" });
    expect(names.indexOf("DrawScene")).toBeGreaterThan(names.lastIndexOf("FitLength"));
  });

  it("rewrites the scenes that FitLength names, and repeats FitLength in the same round", async () => {
    const at = { scenesKey: "scenes-1", timingKey: "timing-1" };
    const rescale = [
      { scene: 2, seconds: 16.5 },
      { scene: 5, seconds: 16.5 },
    ];
    const fitted = [
      { ...at, fits: false, rescale, round: 0 },
      { ...at, fits: false, rescale: [], scenesKey: "scenes-2", round: 1 },
      { ...at, fits: true, rescale: [], scenesKey: "scenes-2", round: 1 },
    ];
    const { calls, count } = await runFilm({
      instead: (stage, nth) => {
        if (stage === "RescaleScene" && nth === 1) fail("ProviderBusy");
        return stage === "FitLength" ? fitted[nth - 1] : undefined;
      },
    });

    const of = (name: string) => calls.filter(({ stage }) => stage === name).map(({ payload }) => payload);
    expect(of("RescaleScene")).toEqual(
      expect.arrayContaining([
        { run: input, scenesKey: "scenes-1", ...rescale[0], retries: 1 },
        { run: input, scenesKey: "scenes-1", ...rescale[1], retries: 0 },
      ]),
    );
    expect(of("FitLength").map(({ round }) => round)).toEqual([0, 0, 1]);
    expect(count("VoiceScene")).toBe(4);
  });

  it.each(["DescribeVideo", "DrawSheets", "DrawScene"])("passes the number of retries to %s", async (stage) => {
    const { calls } = await runFilm({ scenes: 1, ...failing(stage, "ProviderBusy", 2) });

    const asked = calls.filter((call) => call.stage === stage).map(({ payload }) => payload["retries"]);
    expect(asked).toEqual([0, 1, 2]);
  });

  it.each(stages.filter((stage) => stage !== "FailTask" && !ofReview.includes(stage)))(
    "releases the credits if %s fails permanently",
    async (stage) => {
      const { calls, names, outcome } = await runFilm({ scenes: 1, ...failing(stage, "InvalidData") });

      expect(names.filter((name) => name === stage)).toHaveLength(1);
      expect(calls.at(-1)).toMatchObject({
        stage: "FailTask",
        payload: {
          run: input,
          cause: { Error: "InvalidData", Cause: expect.stringContaining('"errorMessage":"no"') },
        },
      });
      expect(outcome).toBe("InvalidData");
    },
  );

  it.each(stages.filter((stage) => stage !== "FailTask" && !ofReview.includes(stage)))(
    "ends without a failure if the task ended before %s",
    async (stage) => {
      const { names, outcome } = await runFilm({ scenes: 1, ...failing(stage, "TaskEnded") });

      expect(outcome).toBe("succeeded");
      // What runs beside the stage may be called after it; nothing that follows is.
      const isLast = (name: string) => name === stage || stages.indexOf(name) < stages.indexOf("JoinFilm");
      expect(names.slice(names.lastIndexOf(stage)).every(isLast)).toBe(true);
      expect(names).not.toContain("FailTask");
    },
  );

  it.each(stages.filter((stage) => !ofReview.includes(stage)))(
    "invokes Lambda again if Lambda could not run %s",
    async (stage) => {
      const broken = stage === "FailTask" ? failing("JoinFilm", "FaultyFilm") : {};
      const { instead } = failing(stage, "Lambda.TooManyRequestsException", 2);
      const { count } = await runFilm({
        scenes: 1,
        instead: (...call) => instead?.(...call) ?? broken.instead?.(...call),
      });

      expect(count(stage)).toBe(3);
    },
  );

  it("makes the 95 scenes of an hour once each, at most eight at the same time", async () => {
    let running = 0;
    let most = 0;
    const { count, calls, outcome } = await runFilm({
      scenes: 95,
      instead: async (stage) => {
        if (stage !== "DrawScene") return undefined;
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return null;
      },
    });

    const drawn = calls.filter(({ stage }) => stage === "DrawScene").map(({ payload }) => Number(payload["scene"]));
    expect(outcome).toBe("succeeded");
    expect([count("VoiceScene"), count("DrawScene"), count("RenderScene")]).toEqual([95, 95, 95]);
    expect(drawn.sort((a, b) => a - b)).toEqual(Array.from({ length: 95 }, (_, n) => n + 1));
    expect(most).toBeLessThanOrEqual(8);
  });

  it.each([1, 95])("passes the files that each stage wrote: %i scenes", async (scenes) => {
    const { calls } = await runFilm({ scenes });

    const of = (name: string) => calls.filter(({ stage }) => stage === name).map(({ payload }) => payload);
    const forEach = (value: unknown) => Array.from({ length: scenes }, () => value);
    expect(of("FitLength")).toMatchObject([
      { voices: forEach(voice), rescaled: [] },
      { voices: forEach(voice), rescaled: [{ scene: 1, narration }] },
    ]);
    expect(of("DrawScene")[0]).toMatchObject({ lookKey: expect.stringContaining("/look-") });
    expect(of("RenderScene")).toEqual(forEach(expect.objectContaining({ voice, picture })));
    expect(of("JoinFilm")[0]).toMatchObject({
      made: forEach({ words: voice.words, layers: picture.layers, segment }),
      sound,
    });
    expect(of("MixSound")[0]).toMatchObject({ voices: forEach(voice) });
  });

  it("passes only keys: no payload exceeds 64 KB of the allowed 256 KB, even for a long film or error", async () => {
    const long = await runFilm({ scenes: 95 });
    const failed = await runFilm({
      instead: (stage) => (stage === "JoinFilm" ? fail("FaultyFilm", "x".repeat(2_000)) : undefined),
    });

    for (const { payload } of [...long.calls, ...failed.calls])
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(65_536);
  });

  it("has exactly one function file for each task state", () => {
    const files = readdirSync("functions/pipeline").filter((name) => name !== "stage.ts");

    expect(files.sort()).toEqual(stages.map((stage) => fileOf("make-video", stage).replace("pipeline/", "")).sort());
    expect(new Set(stages).size).toBe(stages.length);
  });

  it("names only errors that the code or AWS throws", () => {
    const named = [...text.matchAll(/"ErrorEquals": \[([^\]]*)\]/g)].flatMap(
      ([, list]) => list?.match(/[\w.]+/g) ?? [],
    );
    const ofAws = ["SlowDown", "ThrottlingException", "ProvisionedThroughputExceededException", "RequestLimitExceeded"];
    const ours = named.filter((name) => !/^(States|Lambda)\./.test(name) && !ofAws.includes(name));

    expect(new Set(ours)).toEqual(
      new Set([
        "TaskEnded",
        "Refusal",
        "ContentBlocked",
        "FaultyFilm",
        "InvalidData",
        "WaitIsOver",
        "UserBusy",
        "EngineUnavailable",
        "ProviderBusy",
        "ProviderTimeout",
        "ProviderPaused",
        "EngineUnavailable",
        "UnusableAnswer",
      ]),
    );
    for (const name of ours) expect(Object.keys({ ...errors, FaultyFilm })).toContain(name);
    expect([new errors.TaskEnded(), new errors.UserBusy(), new errors.ProviderBusy()].map(({ name }) => name)).toEqual([
      "TaskEnded",
      "UserBusy",
      "ProviderBusy",
    ]);
  });
});
