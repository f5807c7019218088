import { readFileSync } from "node:fs";
import { createTaskTokens, interpret } from "@animation-agent/aws-emulators/step-functions";
import { stagesIn } from "#state-machines/stages.ts";

export const text = readFileSync("state-machines/make-video.asl.json", "utf8");
export const definition = text.replace(/\$\{(\w+)\}/g, "$1");
export const stages = stagesIn(text);

export const input = {
  userId: "4f6c0d52-8f3e-4f0e-9d0b-6c1f1a2b3c4d",
  taskId: "web_1767225600000_0123456789ab",
  attempt: 1,
};
const folder = `tasks/${input.userId}/${input.taskId}`;

interface Given {
  readonly scenes?: number;
  /** Replaces the answer of a stage at its nth call, counted from 1. */
  readonly instead?: (stage: string, nth: number, payload: Record<string, unknown>) => unknown;
  readonly start?: object;
}

export const voice = {
  sound: `${folder}/scenes/001/voice-0123456789abcdef.wav`,
  words: `${folder}/scenes/001/words-0123456789abcdef.json`,
};
export const picture = {
  picture: `${folder}/scenes/001/picture-0123456789abcdef.png`,
  layers: `${folder}/scenes/001/layers-0123456789abcdef.bin`,
};
export const narration = `${folder}/scenes/001/narration-0123456789abcdef.json`;
export const segment = {
  video: `${folder}/scenes/001/segment-0123456789abcdef.mp4`,
  facts: `${folder}/scenes/001/segment-0123456789abcdef.json`,
};
export const captions = {
  srt: "films/0123456789abcdef/captions-0123456789abcdef.srt",
  vtt: "films/0123456789abcdef/captions-0123456789abcdef.vtt",
};
export const sound = { track: `${folder}/sound-0123456789abcdef.m4a`, facts: `${folder}/sound-0123456789abcdef.json` };

/** What an execution is started with: its task is open for edits for 60 more seconds. */
const begin = { ...input, startAfter: "2026-01-01T00:01:00.000Z" };

/** The default answers of the stages. The first FitLength requests one rewritten scene. */
const answers = (scenes: number, nth: number): Record<string, unknown> => ({
  WriteStory: { storyKey: `${folder}/story-0123456789abcdef.json` },
  PlanScenes: {
    scenesKey: `${folder}/scenes-0123456789abcdef.json`,
    scenes,
    recording: `${folder}/recording-0123456789abcdef.json`,
  },
  SplitNarration: { scenesKey: `${folder}/scenes-0123456789abcdef.json` },
  VoiceScene: voice,
  RescaleScene: { scene: 1, narration },
  DrawSheets: { lookKey: `${folder}/look-0123456789abcdef.json` },
  DrawScene: picture,
  RenderScene: segment,
  MixSound: sound,
  WriteCaptions: captions,
  ResumeFilm: {
    scenesKey: `${folder}/scenes-0123456789abcdef.json`,
    scenes,
    edited: false,
    review: "none",
    reviewSeconds: 72 * 3600,
  },
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
export const ofReview = ["WaitForReview", "ResumeFilm"];

/** Runs the definition with fake stages. */
export const runFilm = async ({ scenes = 2, instead = () => undefined, start = begin }: Given = {}) => {
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
export const fail = (name: string, message = "no"): never => {
  throw Object.assign(new Error(message), { name });
};
/** A stage that fails at its first calls. */
export const failing = (stage: string, name: string, times = Number.POSITIVE_INFINITY): Given => ({
  instead: (called, nth) => (called === stage && nth <= times ? fail(name) : undefined),
});
