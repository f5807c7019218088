import { readFileSync } from "node:fs";
import { interpret } from "@animation-agent/aws-emulators/step-functions";
import { withLimits } from "#functions/adapters/engines/calls/limits.ts";
import { withPaidAnswers } from "#functions/adapters/engines/calls/paid-answers.ts";
import { chosenIllustrator, chosenNarrator, chosenWriter } from "#functions/adapters/engines/chosen.ts";
import type { ImageEngine, SpeechEngine, TextEngine } from "#functions/adapters/engines/engine.ts";
import { type WrapCall, wrapImage, wrapSpeech, wrapText } from "#functions/adapters/engines/engine-call.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import { claimTaskStage } from "#functions/pipeline/claim-task.ts";
import { completeTaskStage } from "#functions/pipeline/complete-task.ts";
import { describeVideoStage } from "#functions/pipeline/describe-video.ts";
import { drawSceneStage } from "#functions/pipeline/draw-scene.ts";
import { drawSheetsStage } from "#functions/pipeline/draw-sheets.ts";
import { failTaskStage } from "#functions/pipeline/fail-task.ts";
import { fitLengthStage } from "#functions/pipeline/fit-length.ts";
import { joinFilmStage } from "#functions/pipeline/join-film.ts";
import { mixSoundStage } from "#functions/pipeline/mix-sound.ts";
import { packEditorStage } from "#functions/pipeline/pack-editor.ts";
import { planScenesStage } from "#functions/pipeline/plan-scenes.ts";
import { renderSceneStage } from "#functions/pipeline/render-scene.ts";
import { rescaleSceneStage } from "#functions/pipeline/rescale-scene.ts";
import { voiceSceneStage } from "#functions/pipeline/voice-scene.ts";
import { waitForEditsStage } from "#functions/pipeline/wait-for-edits.ts";
import { writeCaptionsStage } from "#functions/pipeline/write-captions.ts";
import { writeStoryStage } from "#functions/pipeline/write-story.ts";
import { fakeCallLimits } from "#test/support/call-limits.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio } from "#test/support/studio.ts";
import { makeRun, makeTask } from "#test/support/task.ts";
import { makeVirtualTime } from "#test/support/virtual-time.ts";

const definition = readFileSync("state-machines/make-video.asl.json", "utf8").replace(/\$\{(\w+)\}/g, "$1");

/** Every stage has other ports, and a film has all of them. */
interface AnyStage {
  readonly input: { parse(value: unknown): unknown };
  readonly output: { parse(value: unknown): unknown };
  readonly run: (deps: never, given: never) => Promise<unknown>;
}
const stages: Readonly<Record<string, AnyStage>> = {
  WaitForEdits: waitForEditsStage,
  ClaimTask: claimTaskStage,
  WriteStory: writeStoryStage,
  PlanScenes: planScenesStage,
  VoiceScene: voiceSceneStage,
  FitLength: fitLengthStage,
  RescaleScene: rescaleSceneStage,
  DrawSheets: drawSheetsStage,
  DrawScene: drawSceneStage,
  RenderScene: renderSceneStage,
  MixSound: mixSoundStage,
  JoinFilm: joinFilmStage,
  DescribeVideo: describeVideoStage,
  WriteCaptions: writeCaptionsStage,
  PackEditor: packEditorStage,
  CompleteTask: completeTaskStage,
  FailTask: failTaskStage,
};

export interface Engines {
  readonly text: TextEngine;
  readonly image: ImageEngine;
  readonly speech: SpeechEngine;
}

/**
 * Makes a film of three minutes with the real state machine, its retry rules, its stages and the given engines. Rendering
 * is left out, and the hours of waiting take no time. Returns the task and the credits at the end.
 */
export const makeFilm = async (name: string, engines: Engines, models: Models) => {
  const time = makeVirtualTime();
  const at = time.now().toISOString();
  const base = fakePorts({ tasks: [makeTask({ start_after: at })], available: 0, at });
  const wrap = wrapWith(base, time);
  const deps = {
    ...base,
    ...fakeStudio(),
    now: time.now,
    wait: time.wait,
    settings: { ...base.settings, models },
    writer: chosenWriter({ make: () => engineWriter(wrapText(engines.text, name, "write", wrap)) }),
    illustrator: chosenIllustrator({ make: () => engineIllustrator(wrapImage(engines.image, name, wrap)) }),
    narrator: chosenNarrator({ make: () => engineNarrator(wrapSpeech(engines.speech, name, wrap)) }),
  };
  const invoke = async (stageName: string, payload: unknown) => {
    const stage = stages[stageName];
    if (!stage) throw new Error(`No stage ${stageName}`);
    // Stages differ in their ports and inputs; each checks its own.
    const result = await stage.run(deps as never, stage.input.parse(payload) as never);
    return stage.output.parse(result) ?? null;
  };
  await time.run(interpret(definition, makeRun(), { invoke, pause: time.sleep, now: time.now }).catch(() => undefined));
  return { task: deps.task(), account: deps.account, minutes: (time.now().getTime() - Date.parse(at)) / 60_000 };
};

/** The wrappers of functions/connect/engines, over memory. */
const wrapWith = (
  { artifacts }: Pick<ReturnType<typeof fakePorts>, "artifacts">,
  { now, wait }: Pick<ReturnType<typeof makeVirtualTime>, "now" | "wait">,
): WrapCall => {
  const paid = withPaidAnswers({
    artifacts: () => artifacts,
    folder: () => "tasks/ada/web_1",
    onPaid: async () => {},
  });
  const limited = withLimits({ callLimits: fakeCallLimits(), now, wait, callsPerMinute: () => undefined });
  return (call, run) => paid(call, () => limited(call, run));
};
