import { readdirSync, readFileSync } from "node:fs";
import { readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { describe, expect, it } from "vitest";
import { FaultyFilm } from "#functions/core/film/check-film.ts";
import * as errors from "#functions/core/shared/errors.ts";
import { allStages, fileOf, stagesIn } from "#state-machines/stages.ts";
import {
  captions,
  definition,
  fail,
  failing,
  input,
  narration,
  ofReview,
  picture,
  runFilm,
  segment,
  sound,
  stages,
  text,
  voice,
} from "./support/run-film.ts";

const besideScenes = ["MixSound", "DescribeVideo", "WriteCaptions"];

/** A promise that is fulfilled by a call. */
const makeSignal = () => {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
};

/** The first picture costs nothing. */
const drawingEarly = {
  instead: (stage: string) =>
    stage === "PlanScenes" ? { scenesKey: "scenes", scenes: 2, drawsEarly: true } : undefined,
};

describe("the state machine make-video", () => {
  it("is valid, and the emulator supports all of it", () => {
    expect(Object.keys(readDefinition(definition).States)).toContain("FailTask");
  });

  it("makes story, scenes, voices and film in that order", async () => {
    const { names, outcome } = await runFilm();

    expect(outcome).toBe("succeeded");
    const inTurn = (all: readonly string[]) =>
      all.filter((stage) => !["FailTask", ...besideScenes, "DrawScene", ...ofReview].includes(stage));
    expect(inTurn([...new Set(names)])).toEqual(inTurn(stages));
    expect(names.indexOf("DrawScene")).toBeGreaterThan(names.indexOf("DrawSheets"));
    expect(names.indexOf("DrawScene")).toBeLessThan(names.indexOf("RenderScene"));
    for (const beside of besideScenes) expect(names.indexOf(beside)).toBeLessThan(names.indexOf("RenderScene"));
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

  it("draws a free first picture once beside the voices, and again if that failed", async () => {
    const { calls, outcome } = await runFilm({
      instead: (stage, nth) => (stage === "DrawScene" && nth === 1 ? fail("Error") : drawingEarly.instead(stage)),
    });

    const drawn = calls.filter(({ stage }) => stage === "DrawScene").map(({ payload }) => payload);
    expect(outcome).toBe("succeeded");
    expect(drawn.map(({ scene, early }) => [scene, early])).toEqual([
      [1, true],
      [1, undefined],
      [2, undefined],
    ]);
    expect(drawn[0]).toMatchObject({ run: input, scenesKey: "scenes", lookKey: "" });
  });

  it("makes no sheets where the pictures are not drawn after others", async () => {
    const { calls, outcome } = await runFilm({
      instead: (stage) => (stage === "PlanScenes" ? { scenesKey: "scenes", scenes: 2, needsSheets: false } : undefined),
    });

    const drawn = calls.filter(({ stage }) => stage === "DrawScene").map(({ payload }) => payload);
    expect(outcome).toBe("succeeded");
    expect(calls.map(({ stage }) => stage)).not.toContain("DrawSheets");
    expect(drawn.map(({ lookKey }) => lookKey)).toEqual(["", ""]);
  });

  it("compares the length while the first picture is drawn", async () => {
    // Each of the two stages ends when the other one has begun.
    const begun = { DrawScene: makeSignal(), FitLength: makeSignal() };
    const { outcome } = await runFilm({
      instead: async (stage) => {
        if (stage === "PlanScenes") return { scenesKey: "scenes", scenes: 2, drawsEarly: true };
        if (stage !== "DrawScene" && stage !== "FitLength") return undefined;
        begun[stage].give();
        await begun[stage === "DrawScene" ? "FitLength" : "DrawScene"].given;
        return undefined;
      },
    });

    expect(outcome).toBe("succeeded");
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

  it("packs the material for video editors while the film is joined", async () => {
    // Each of the two stages ends when the other one has begun.
    const begun = { JoinFilm: makeSignal(), PackEditor: makeSignal() };
    const { outcome } = await runFilm({
      instead: async (stage) => {
        if (stage !== "JoinFilm" && stage !== "PackEditor") return undefined;
        begun[stage].give();
        await begun[stage === "JoinFilm" ? "PackEditor" : "JoinFilm"].given;
        return undefined;
      },
    });

    expect(outcome).toBe("succeeded");
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
      made: forEach({ layers: picture.layers, segment }),
      sound,
      captions,
    });
    expect(of("MixSound")[0]).toMatchObject({ voices: forEach(voice) });
    expect(of("WriteCaptions")[0]).toMatchObject({ voices: forEach({ words: voice.words }) });
    expect(of("PackEditor")[0]).toMatchObject({
      captions: captions.srt,
      music: "",
      scenes: forEach({ video: segment.video, picture: picture.picture, ...voice }),
    });
  });

  it("passes only keys: no payload exceeds 64 KB of the allowed 256 KB, even for a long film or error", async () => {
    const long = await runFilm({ scenes: 95 });
    const failed = await runFilm({
      instead: (stage) => (stage === "JoinFilm" ? fail("FaultyFilm", "x".repeat(2_000)) : undefined),
    });

    for (const { payload } of [...long.calls, ...failed.calls])
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(65_536);
  });

  it("has exactly one function file for each task state, and for those of the release before", () => {
    const files = readdirSync("functions/pipeline").filter((name) => name !== "stage.ts");
    const former = readFileSync("test/state-machine/support/former-make-video.asl.json", "utf8");
    const all = [...new Set([...stages, ...stagesIn(former)])];

    expect(allStages("make-video", text).toSorted()).toEqual(all.toSorted());
    expect(files.sort()).toEqual(all.map((stage) => fileOf("make-video", stage).replace("pipeline/", "")).sort());
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
        "UnfitRecording",
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
