import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createTaskTokens, interpret } from "@animation-agent/aws-emulators/step-functions";
import { beforeAll, describe, expect, it } from "vitest";
import { stagesIn } from "#state-machines/stages.ts";

interface Case {
  readonly name: string;
  readonly definition: string;
  readonly input: object;
  /** The answers of a stage, call by call; the last one repeats. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  readonly faults: readonly Fault[];
  /** How each task token is sent back; by default it is not, so that the state times out. */
  readonly sends?: "success" | "failure";
}
interface Fault {
  readonly stage: string;
  readonly error: string;
  /** The number of first calls that fail; all calls by default. */
  readonly times?: number;
}
interface Ended {
  readonly calls: readonly { readonly stage: string; readonly payload: object }[];
  /** In seconds. */
  readonly pauses: readonly number[];
  readonly outcome: string;
}

const withoutJitter = ["ProviderPaused", "UserBusy", "TaskEnded", "WaitIsOver"];
const throttled = "Lambda.TooManyRequestsException";
const video = readFileSync("state-machines/make-video.asl.json", "utf8");
const delivery = readFileSync("state-machines/deliver-webhook.asl.json", "utf8");

const filmCase = (name: string, ...faults: Fault[]): Case => ({
  name: `a film: ${name}`,
  definition: video,
  // Later than both interpreters' clocks: the edit window is its maximum of a day.
  input: { userId: "u", taskId: "t", attempt: 1, startAfter: "2099-01-01T00:00:00.000Z" },
  sends: "success",
  answers: {
    ClaimTask: [{ review: "storyboard" }],
    WriteStory: [{ storyKey: "story" }],
    // If two scenes fail at once, either may end the other.
    PlanScenes: [{ scenesKey: "scenes", scenes: faults.length > 0 ? 1 : 2, recording: "recording" }],
    SplitNarration: [{ scenesKey: "scenes" }],
    RescaleScene: [{ scene: 1, narration: "narration" }],
    ResumeFilm: [
      {
        scenesKey: "scenes-1",
        scenes: faults.length > 0 ? 1 : 2,
        edited: false,
        review: "none",
        reviewSeconds: 259_200,
      },
    ],
    VoiceScene: [{ sound: "sound", words: "words" }],
    DrawSheets: [{ lookKey: "look" }],
    DrawScene: [{ picture: "picture", layers: "layers" }],
    RenderScene: [{ video: "segment", facts: "facts" }],
    MixSound: [{ track: "track", facts: "facts" }],
    WriteCaptions: [{ srt: "srt", vtt: "vtt" }],
    FitLength: [
      { fits: false, rescale: [{ scene: 1, seconds: 16 }], scenesKey: "scenes", timingKey: "timing-1", round: 0 },
      { fits: false, rescale: [], scenesKey: "scenes-1", timingKey: "timing-1", round: 1 },
      { fits: true, rescale: [], scenesKey: "scenes-1", timingKey: "timing-2", round: 1 },
    ],
  },
  faults,
});
/** A film of which the owner first sees one scene, and then continues it. */
const firstLook = (): Case => {
  const { answers, ...film } = filmCase("a first look is continued");
  const [resumed] = answers["ResumeFilm"] ?? [];
  const ofFirstLook = { ClaimTask: [{ review: "first_scene" }], ResumeFilm: [{ ...Object(resumed), edited: true }] };
  return { ...film, answers: { ...answers, ...ofFirstLook } };
};
/** A film of the built-in artist: its first picture is drawn beside the voices, and it has no sheets. */
const freePictures = (): Case => {
  const film = filmCase("its pictures are free");
  const [planned] = film.answers["PlanScenes"] ?? [];
  const PlanScenes = [{ ...Object(planned), drawsEarly: true, needsSheets: false }];
  return { ...film, answers: { ...film.answers, ClaimTask: [{ review: "none" }], PlanScenes } };
};
/** A film during which a release is deployed: from a stage on, all stages give their files other names. */
const releaseCase = (stage: string): Case => {
  const film = filmCase(`a release before ${stage}`);
  const changed = filmStages.slice(filmStages.indexOf(stage));
  const renamed = (answer: unknown): unknown =>
    JSON.parse(
      JSON.stringify(answer, (key, value) => (isFileName(key, value) ? `${value} of the next release` : value)),
    );
  const answers = Object.entries(film.answers).map(([name, list]) => [
    name,
    changed.includes(name) ? list.map(renamed) : list,
  ]);
  return { ...film, answers: Object.fromEntries(answers) };
};
const isFileName = (key: string, value: unknown): boolean => typeof value === "string" && key !== "review";
const deliveryCase = (name: string, ...faults: Fault[]): Case => ({
  name: `a delivery: ${name}`,
  definition: delivery,
  input: { userId: "u", deliveryId: "d", nth: 0 },
  answers: {
    AttemptDelivery: [
      { isDone: false, waitSeconds: 5 },
      { isDone: false, waitSeconds: 300 },
      { isDone: true, waitSeconds: 0 },
    ],
  },
  faults,
});

const filmStages = stagesIn(video).filter((stage) => stage !== "FailTask");
const asking = ["WriteStory", "PlanScenes", "VoiceScene", "RescaleScene", "DrawSheets", "DrawScene", "DescribeVideo"];

/** Transient faults of AWS: timeouts, memory, lost connections, quotas. */
const transient = [
  "Sandbox.Timedout",
  "Runtime.ExitError",
  "Error",
  "SlowDown",
  "ProvisionedThroughputExceededException",
  throttled,
];

/** Every branch, every catch, every retry that succeeds and every retry that is exhausted. */
const cases: readonly Case[] = [
  filmCase("all goes well"),
  withoutSends(filmCase("its edit window runs out")),
  { ...filmCase("its edit window is over"), input: { userId: "u", taskId: "t", attempt: 1 } },
  { ...filmCase("its task token is sent back as a failure"), sends: "failure" },
  firstLook(),
  freePictures(),
  withoutSends(filmCase("its edit window and its review run out")),
  ...filmStages.map(releaseCase),
  filmCase("its owner continued before the stage", { stage: "WaitForReview", error: "WaitIsOver" }),
  filmCase("its owner was faster than the stage", { stage: "WaitForEdits", error: "WaitIsOver" }),
  ...filmStages.flatMap((stage) => [
    filmCase(`ended elsewhere before ${stage}`, { stage, error: "TaskEnded" }),
    filmCase(`a fault in ${stage}`, { stage, error: "TypeError" }),
    filmCase(`invalid data in ${stage}`, { stage, error: "InvalidData" }),
    filmCase(`${stage} is throttled for good`, { stage, error: throttled }),
    ...transient.map((error) => filmCase(`${error} once in ${stage}`, { stage, error, times: 1 })),
  ]),
  ...asking.flatMap((stage) => [
    filmCase(`a provider busy for good in ${stage}`, { stage, error: "ProviderBusy" }),
    filmCase(`a provider paused for good in ${stage}`, { stage, error: "ProviderPaused" }),
  ]),
  filmCase("a stage is throttled twice", { stage: "JoinFilm", error: throttled, times: 2 }),
  filmCase("a busy provider", { stage: "DrawScene", error: "ProviderBusy", times: 3 }),
  filmCase("a paused provider", { stage: "VoiceScene", error: "ProviderPaused", times: 3 }),
  filmCase("its turn comes late", { stage: "ClaimTask", error: "UserBusy", times: 30 }),
  filmCase("its turn never comes", { stage: "ClaimTask", error: "UserBusy" }),
  filmCase("it fails at the second try to fail", fault("JoinFilm"), { ...fault("FailTask"), times: 1 }),
  filmCase("it cannot even fail", fault("JoinFilm"), fault("FailTask")),
  deliveryCase("all goes well"),
  deliveryCase("throttled twice", { stage: "AttemptDelivery", error: throttled, times: 2 }),
  deliveryCase("throttled for good", { stage: "AttemptDelivery", error: throttled }),
  deliveryCase("a fault of ours, once", { ...fault("AttemptDelivery"), times: 1 }),
  deliveryCase("a fault of ours for good", fault("AttemptDelivery")),
  deliveryCase("it cannot even be given up", fault("AttemptDelivery"), fault("AbandonDelivery")),
];
function withoutSends({ sends: _, ...rest }: Case): Case {
  return rest;
}
function fault(stage: string): Fault {
  return { stage, error: "TypeError" };
}

const outcomes = { success: { output: {} }, failure: { error: "Withdrawn", cause: "no" } };

const runOnEmulator = async ({ definition, input, answers, faults, sends }: Case): Promise<Ended> => {
  const tokens = createTaskTokens();
  const calls: { stage: string; payload: object }[] = [];
  const pauses: number[] = [];
  const outcome = await interpret(definition.replace(/\$\{(\w+)\}/g, "$1"), input, {
    tokens,
    invoke: async (stage, payload) => {
      calls.push({ stage, payload: payload as object }); // every stage takes an object
      const nth = calls.filter((call) => call.stage === stage).length;
      const bad = faults.find((each) => each.stage === stage && nth <= (each.times ?? nth));
      if (bad) throw Object.assign(new Error("no"), { name: bad.error });
      if (sends) tokens.send(tokenOf(payload), outcomes[sends]);
      return answers[stage]?.[nth - 1] ?? answers[stage]?.at(-1) ?? null;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds / 1000),
    now: () => new Date("2026-01-01T00:00:00.000Z"),
  }).then(
    () => "succeeded",
    (error: Error) => error.name,
  );
  return { calls, pauses, outcome };
};

const tokenOf = (payload: unknown): string =>
  typeof payload === "object" && payload !== null && "token" in payload ? String(payload.token) : "";

const runOnMoto = (all: readonly Case[]): Ended[] => {
  const options = { input: JSON.stringify(all), encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  // The program writes the result of each case.
  return JSON.parse(execFileSync("python3", ["test/state-machine/on_moto.py"], options)) as Ended[];
};

/** The stages of each branch of a state that has several. */
const parallels = [
  [["MixSound"], ["DescribeVideo"], ["WriteCaptions"], ["DrawSheets", "DrawScene", "RenderScene"]],
  [["JoinFilm"], ["PackEditor"]],
];

/** How far the other branches come before a fault ends them is a matter of time. */
const withoutOtherBranch = (calls: Ended["calls"], faults: readonly Fault[]): Ended["calls"] => {
  const isFaulty = (branch: readonly string[]) => faults.some(({ stage, times }) => !times && branch.includes(stage));
  const others = parallels
    .filter((branches) => branches.some(isFaulty))
    .flatMap((branches) => branches.filter((branch) => !isFaulty(branch)).flat());
  return calls.filter(({ stage }) => !others.includes(stage));
};

/** A result without the order of scenes, and without error messages, which Lambda writes, and task tokens. */
const comparable = ({ calls, pauses, outcome }: Ended, { faults, sends }: Case) => ({
  outcome,
  last: withoutOtherBranch(calls, faults).at(-1)?.stage,
  calls: withoutOtherBranch(calls, faults)
    .map((call) => JSON.stringify(call).replace(/"(Cause|token)":(null|"(\\.|[^"\\])*")/, '"$1":""'))
    .sort(),
  // Most delays have jitter.
  pauses:
    sends !== "failure" && faults.every(({ error }) => withoutJitter.includes(error))
      ? pauses.map((pause) => Math.round(pause * 1000)).sort((a, b) => a - b)
      : pauses.length,
});

const isEnabled = process.env["INDEPENDENT"] === "1";

/** moto has LocalStack's interpreter of the States Language. `npm run test:independent` compares it with ours. */
describe.runIf(isEnabled)("LocalStack's interpreter", () => {
  let theirs: Ended[];
  beforeAll(() => {
    theirs = runOnMoto(cases);
  }, 1_800_000);

  it.each(cases.map((each, at) => [each.name, each, at] as const))(
    "has the same result as ours: %s",
    async (_, each, at) => {
      const ended = theirs[at];

      expect(ended && comparable(ended, each)).toEqual(comparable(await runOnEmulator(each), each));
    },
  );
});
