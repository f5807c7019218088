import { readFileSync } from "node:fs";
import { interpret } from "@animation-agent/aws-emulators/step-functions";
import { describe, expect, it } from "vitest";
import { claimTask, waitForEdits } from "#functions/core/pipeline/claim-task.ts";
import { failureReason } from "#functions/core/pipeline/failure-reason.ts";
import { completeTask, failTask } from "#functions/core/pipeline/settle-task.ts";
import { InvalidData } from "#functions/core/shared/errors.ts";
import { stagesIn } from "#state-machines/stages.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { makeRun, makeTask } from "#test/support/task.ts";

const text = readFileSync("state-machines/make-video.asl.json", "utf8");
const definition = text.replace(/\$\{(\w+)\}/g, "$1");
/** Without those of a review, which this film does not have. */
const filmStages = stagesIn(text).filter((stage) => !["FailTask", "WaitForReview", "ResumeFilm"].includes(stage));

/** The error name of each fault in Step Functions. An AWS SDK error is named by the service's error code. */
const faults = {
  "times out": "Sandbox.Timedout",
  "gets no answer": "States.Timeout",
  "runs out of memory": "Runtime.ExitError",
  "has its S3 connection reset": "Error",
  "is slowed down by S3": "SlowDown",
  "is throttled by DynamoDB": "ProvisionedThroughputExceededException",
  "finds no free Lambda": "Lambda.TooManyRequestsException",
} as const;
type Fault = keyof typeof faults;

interface Given {
  readonly stage: string;
  readonly error: string;
  /** The stage completed its work before the fault. */
  readonly after?: boolean;
  readonly times?: number;
}

interface Payload {
  readonly cause: Parameters<typeof failureReason>[0];
  readonly rescaled?: readonly unknown[];
  readonly token?: string;
}

/** Runs a film. Stages that move credits run the core's rules on fake ports; other stages are fakes. */
const makeFilm = async (...given: readonly Given[]) => {
  const task = makeTask({ video_seconds: 180, start_after: "2026-01-01T00:01:00.000Z" });
  const deps = fakePorts({ tasks: [task], available: 0 });
  const calls: string[] = [];
  const stages: Record<string, (payload: Payload) => unknown> = {
    WaitForEdits: ({ token = "" }) => waitForEdits(deps, makeRun(), token),
    ClaimTask: () => claimTask(deps, makeRun()),
    WriteStory: () => ({ storyKey: "story" }),
    PlanScenes: () => ({ scenesKey: "scenes", scenes: 1, recording: "recording" }),
    SplitNarration: () => ({ scenesKey: "scenes" }),
    VoiceScene: () => ({ sound: "sound", words: "words" }),
    DrawScene: () => ({ picture: "picture", layers: "layers" }),
    FitLength: ({ rescaled = [] }) => ({
      fits: rescaled.length > 0,
      rescale: rescaled.length > 0 ? [] : [{ scene: 1, seconds: 16 }],
      scenesKey: "scenes",
      timingKey: "timing",
      round: 0,
    }),
    RescaleScene: () => ({ scene: 1, narration: "narration" }),
    DrawSheets: () => ({ lookKey: "look" }),
    WriteCaptions: () => ({ srt: "srt", vtt: "vtt" }),
    CompleteTask: () => completeTask(deps, makeRun()),
    FailTask: ({ cause }) => failTask(deps, makeRun(), failureReason(cause)),
  };
  const outcome = await interpret(
    definition,
    { ...makeRun(), startAfter: task.start_after },
    {
      invoke: async (stage, payload) => {
        calls.push(stage);
        const nth = calls.filter((each) => each === stage).length;
        const fault = given.find((each) => each.stage === stage && nth <= (each.times ?? 1));
        const fail = () => Object.assign(new Error("no"), { name: fault?.error });
        if (fault && !fault.after) throw fail();
        const result = await stages[stage]?.(payload as Payload); // As the definition makes it.
        if (fault) throw fail();
        return result ?? null;
      },
      pause: async () => {},
      now: () => deps.now(),
    },
  ).then(
    () => "succeeded",
    ({ name }: Error) => name,
  );
  return { ...deps, calls, outcome, count: (stage: string) => calls.filter((each) => each === stage).length };
};
/** How often a stage with one fault is called. A timeout of WaitForEdits is the end of the edit window. */
const timesOf = (stage: string, error: string): number => {
  if (stage === "FitLength") return 3;
  return stage === "WaitForEdits" && error === "States.Timeout" ? 1 : 2;
};
const charged = { available: 0, held: 0, spent: 10, earned: 10 };
const refunded = { available: 10, held: 0, spent: 0, earned: 10 };

describe.each(Object.keys(faults) as Fault[])("a stage that %s", (fault) => {
  const error = faults[fault];

  it.each(filmStages)("%s is repeated, and the film is charged once", async (stage) => {
    const film = await makeFilm({ stage, error });

    expect(film.outcome).toBe("succeeded");
    expect(film.count(stage)).toBe(timesOf(stage, error));
    expect(film.calls).not.toContain("FailTask");
    expect(film.task().process_status).toBe("completed");
    expect(film.account).toEqual(charged);
  });

  it.each(filmStages)("%s after its work is repeated, and the film is charged once", async (stage) => {
    const film = await makeFilm({ stage, error, after: true });

    expect(film.outcome).toBe("succeeded");
    expect(film.task().process_status).toBe("completed");
    expect(film.account).toEqual(charged);
    expect(ofKind(film.committed, "emit").map(({ event }) => event.type)).toEqual(["task.started", "task.completed"]);
  });

  it.each([false, true])(
    "FailTask is repeated, and the credits are released once (after its work: %s)",
    async (after) => {
      const film = await makeFilm({ stage: "JoinFilm", error: "FaultyFilm" }, { stage: "FailTask", error, after });

      expect(film.count("FailTask")).toBe(2);
      expect(film.task().process_status).toBe("failed");
      expect(film.account).toEqual(refunded);
    },
  );
});

describe("a permanent fault", () => {
  it.each(["WriteStory", "RenderScene", "WriteCaptions", "JoinFilm", "PackEditor"])(
    "ends the film after five attempts of %s and releases the credits",
    async (stage) => {
      const film = await makeFilm({ stage, error: "TypeError", times: Number.POSITIVE_INFINITY });

      expect(film.count(stage)).toBe(5);
      expect(film.outcome).toBe("TypeError");
      expect(film.account).toEqual(refunded);
    },
  );

  it("does not lose a finished film: CompleteTask is repeated for hours", async () => {
    const film = await makeFilm({ stage: "CompleteTask", error: "InternalServerError", times: 500 });

    expect(film.outcome).toBe("succeeded");
    expect(film.account).toEqual(charged);
  });

  it.each(["Refusal", "ContentBlocked", "FaultyFilm", new InvalidData().name])(
    "is not repeated if a retry would end the same way: %s",
    async (error) => {
      for (const stage of filmStages.filter((name) => name !== "WaitForEdits")) {
        const film = await makeFilm({ stage, error });

        expect([stage, film.count(stage)]).toEqual([stage, 1]);
        expect(film.account).toEqual(refunded);
      }
    },
  );
});
