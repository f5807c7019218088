import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { revisionOf } from "#functions/core/edit/editable.ts";
import type { HasPictureReader } from "#functions/core/edit/ports.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { splitNarration } from "#functions/core/narration/split-narration.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import type { VoiceKeys } from "#functions/core/narration/voices.ts";
import type { HasSpeechEstimate } from "#functions/core/order/ports.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { resumeFilm, waitForReview } from "#functions/core/pipeline/review.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { Plan } from "#functions/core/story/story.ts";
import { makeAsset } from "#test/support/assets.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun, makeRunningTask, someModels } from "#test/support/task.ts";

export const paidModels = someModels;

/** An uploaded picture of Ada. */
export const photo = makeAsset({ id: "asset_photo", assetType: "image", fileName: "photo.png", filePath: "photo.png" });

export const editDeps: HasPictureReader & HasSpeechEstimate = {
  readPicture: async ({ prompt }) => ({ ...makeScene(1).picture, prompt }),
  estimateSpeechSeconds: (text) => text.length / 40,
};

/** An uploaded recording of Ada. */
export const recording = makeAsset({
  ...{ id: "asset_recording", assetType: "narration", fileName: "my voice.wav", filePath: "my voice.wav" },
  duration: 3,
});

/** Uploaded recordings of a whole narration, where each scene takes about a second. */
export const wholeRecordings = [1, 2, 4, 8, 16, 32].map((duration) => ({
  ...makeAsset({
    ...recording,
    id: `asset_whole_${duration}`,
    fileName: `${duration}.wav`,
    filePath: `${duration}.wav`,
  }),
  duration,
}));

/** The film with these recordings among its owner's files. */
export const withWholeRecordings = async <
  W extends ReturnType<typeof fakePorts> & { -readonly [K in keyof HasSpeechEstimate]: HasSpeechEstimate[K] },
>(
  world: W,
): Promise<W> => {
  world.estimateSpeechSeconds = () => 1;
  for (const asset of wholeRecordings) {
    const wav = wavOf(new Float32Array(asset.duration * 100), 100);
    await world.artifacts.put(`uploads/ada/narration/${asset.filePath}`, wav);
    await world.commit([{ kind: "list-asset", slot: `narration#${asset.fileName}`, asset, replaces: undefined }]);
  }
  return world;
};

interface Given {
  readonly review?: "script" | "storyboard";
  readonly task?: Partial<TaskRecord>;
  readonly available?: number;
}

/** A film of ten scenes that waits for its review. */
export const makeReviewedFilm = async ({ review = "storyboard", task = {}, available = 100 }: Given = {}) => {
  const at = "2026-01-01T00:02:00.000Z";
  const running = makeRunningTask({ review, models: builtInModels, ...task });
  const studio = fakeStudio();
  const world = {
    ...fakePorts({ tasks: [running], available, at, assets: [photo, recording] }),
    ...studio,
    ...editDeps,
  };
  world.writer.plan.mockImplementation(async ({ scenes }) => ({
    ...makePlan(),
    scenes: Array.from({ length: scenes }, (_, n) => makeScene(n + 1, { narration: `${n} fox `.repeat(7).trim() })),
  }));
  await world.artifacts.put("uploads/ada/image/photo.png", "a photo");
  await world.artifacts.put("uploads/ada/narration/my voice.wav", "a recording");
  const { storyKey } = await writeStory(world, makeRun());
  const { scenesKey } = await planScenes(world, makeRun(), storyKey);
  await makeStoryboard(world, scenesKey);
  return world;
};
export type World = Awaited<ReturnType<typeof makeReviewedFilm>>;

/** What the state machine makes of a plan before the review; then it waits. */
const makeStoryboard = async (world: World, scenesKey: string) => {
  const { voices } = await speak(world, scenesKey);
  if (world.task().review === "storyboard")
    for (const scene of voices.keys()) await drawScene(world, makeRun(), { scenesKey, lookKey: "", scene: scene + 1 });
  await waitForReview(world, makeRun(), { token: "token", scenesKey });
};

const speak = async (world: World, scenesKey: string) => {
  const plan = await readJson(world, scenesKey, Plan);
  const voices: VoiceKeys[] = [];
  for (const { number } of plan.scenes) voices.push(await voiceScene(world, makeRun(), { scenesKey, scene: number }));
  const fitted = await fitLength(world, makeRun(), { scenesKey, voices, rescaled: [], round: 2 });
  return { voices, timingKey: fitted.timingKey };
};

/** What the state machine does after an edit that needs work, or after Continue: it makes the scenes, and waits or films. */
export const goOn = async (world: World, madeKey: string) => {
  const { scenesKey: edited, review, recording } = await resumeFilm(world, makeRun(), { scenesKey: madeKey });
  const { scenesKey } = await splitIfRecorded(world, { scenesKey: edited, recordingKey: recording });
  if (review !== "none") return makeStoryboard(world, scenesKey);
  const { voices, timingKey } = await speak(world, scenesKey);
  for (const [n, voice] of voices.entries()) {
    const picture = await drawScene(world, makeRun(), { scenesKey, lookKey: "", scene: n + 1 });
    await renderScene(world, makeRun(), { scenesKey, timingKey, voice, picture, scene: n + 1 });
  }
};

const splitIfRecorded = (world: World, at: { readonly scenesKey: string; readonly recordingKey: string }) =>
  at.recordingKey ? splitNarration(world, makeRun(), at) : at;

/** Edits the film and, if anything is to be made, makes it. */
export const edit = async (world: World, ...edits: SceneEdit[]) => {
  const before = world.task().scenes_key ?? "";
  const result = await editScenes(world, "ada", "web_1", request(world, edits));
  if (world.task().review_state === "updating") await goOn(world, before);
  return result;
};

export const request = (world: World, edits: readonly SceneEdit[], dry_run = false) => ({
  revision: revisionOf(world.task()),
  edits: [...edits],
  dry_run,
});

export const planOf = (world: World): Promise<Plan> => readJson(world, world.task().scenes_key ?? "", Plan);

/** The artifacts of scenes that were written so far, each once: voices and pictures. */
export const madeFiles = ({ artifacts }: World): string[] => [
  ...new Set(artifacts.written.filter((key) => /\/(words|layers)-/.test(key))),
];
