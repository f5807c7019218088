import type { TaskRecord } from "#contract/schema/task-record.ts";
import { writeCaptions } from "#functions/core/captions/write-captions.ts";
import { joinFilm } from "#functions/core/film/join-film.ts";
import { mixSound } from "#functions/core/film/mix-sound.ts";
import { packEditorProject } from "#functions/core/film/pack-editor-project.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { splitNarration } from "#functions/core/narration/split-narration.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import type { VoiceKeys } from "#functions/core/narration/voices.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { describeVideo } from "#functions/core/script/describe-video.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

export const makeFixture = (task: Partial<TaskRecord> = {}) => ({
  ...fakePorts({ tasks: [makeRunningTask(task)], available: 100, at: "2026-01-01T00:02:00.000Z" }),
  ...fakeStudio(),
});
export type World = ReturnType<typeof makeFixture>;

/** All stages of a film, as the state machine calls them. Its narration fits: eighteen seconds for each scene. */
export const makeFilm = async (deps: World, run = makeRun()) => {
  deps.writer.plan.mockImplementation(async ({ scenes }) => ({
    ...makePlan(),
    scenes: Array.from({ length: scenes }, (_, n) => makeScene(n + 1, { narration: `${n} fox `.repeat(7).trim() })),
  }));
  const { storyKey } = await writeStory(deps, run);
  const { scenesKey: plannedKey, scenes: count, recording } = await planScenes(deps, run, storyKey);
  const split = { scenesKey: plannedKey, recordingKey: recording };
  const { scenesKey: planned } = recording ? await splitNarration(deps, run, split) : split;
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const voices: VoiceKeys[] = [];
  for (const scene of numbers) voices.push(await voiceScene(deps, run, { scenesKey: planned, scene }));
  const { scenesKey, timingKey } = await fitLength(deps, run, { scenesKey: planned, voices, rescaled: [], round: 2 });
  const { lookKey } = await drawSheets(deps, run, { scenesKey });
  const made = [];
  for (const [n, voice] of voices.entries()) {
    const picture = await drawScene(deps, run, { scenesKey, lookKey, scene: n + 1 });
    const segment = await renderScene(deps, run, { scenesKey, timingKey, voice, picture, scene: n + 1 });
    made.push({ picture: picture.picture, layers: picture.layers, segment });
  }
  const sound = await mixSound(deps, run, { scenesKey, timingKey, voices });
  const captions = await writeCaptions(deps, run, { scenesKey, timingKey, voices });
  await joinFilm(deps, run, { scenesKey, timingKey, made, sound, captions });
  await describeVideo(deps, run, { storyKey, scenesKey, timingKey, retries: 0 });
  const scenes = made.map(({ segment, picture }, n) => ({ video: segment.video, picture, ...voiceAt(voices, n) }));
  const material = { scenesKey, timingKey, captions: captions.srt, music: sound.music ?? "", scenes };
  await packEditorProject(deps, run, material);
  return { storyKey, scenesKey, timingKey };
};
const voiceAt = (voices: readonly VoiceKeys[], n: number): VoiceKeys => voices[n] ?? { sound: "", words: "" };
export const calls = ({ writer, illustrator, narrator, composer, film }: World) => ({
  story: writer.write.mock.calls.length,
  plan: writer.plan.mock.calls.length,
  described: writer.describe.mock.calls.length,
  pictures: illustrator.draw.mock.calls.length,
  voices: narrator.speak.mock.calls.length,
  music: composer.compose.mock.calls.length,
  segments: film.renderScene.mock.calls.length,
  films: film.joinFilm.mock.calls.length,
  posters: film.thumbnail.mock.calls.length,
});
export const once = {
  story: 1,
  plan: 1,
  described: 1,
  pictures: 10,
  voices: 10,
  music: 1,
  segments: 10,
  films: 1,
  posters: 1,
};
