import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson, sceneFolder } from "../artifact/task-files.ts";
import { sceneCaptions } from "../captions/scene-captions.ts";
import type { HasFilmStudio, HasPictureFiles, HasTempFolder } from "../media/ports.ts";
import type { SegmentFacts, SegmentKeys } from "../media/segment-files.ts";
import { Timing, timeOf } from "../media/timing.ts";
import { SpokenWords, type VoiceKeys } from "../narration/voices.ts";
import { watermarkOf } from "../picture/own-pictures.ts";
import { type PictureKeys, sizeOf } from "../picture/picture-files.ts";
import { findAttempt, markScene, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { readScene } from "../story/read-scene.ts";
import { type Plan, type PlannedScene, sceneId } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { filmLook } from "./film-look.ts";
import { mouthsOf } from "./mouths.ts";
import { sceneCuts } from "./scene-cuts.ts";
import { renewStream, streamScene } from "./stream-scene.ts";
import { testWatermark } from "./test-watermark.ts";

type Renders = HasTasks &
  HasClock &
  HasArtifacts &
  HasFilmStudio &
  HasPictureFiles &
  HasTempFolder &
  Commits<TaskChange>;
interface SceneKeys {
  readonly voice: VoiceKeys;
  readonly picture: PictureKeys;
}
type Where = SceneKeys & { readonly scenesKey: string; readonly timingKey: string; readonly scene: number };

/** Seconds of the fades: at the start, at the end, and between chapters if ordered. */
const fades = { open: 0.8, close: 1.2, chapter: 0.5 };

/** Renders and inspects one scene, unless its segment exists. The video is stored last, so it implies the other files. */
export const renderScene = async (deps: Renders, run: TaskAttempt, at: Where): Promise<SegmentKeys> => {
  const task = await findAttempt(deps, run);
  const { plan, scene } = await readScene(deps, at);
  const timing = await readJson(deps, at.timingKey, Timing);
  const files = await nameSegment(task, plan, scene, timing, at);
  const time = timeOf(timing, scene.number);
  const streamed = { task, scene: sceneId(scene), time, voice: at.voice, segment: files.video };
  if (!(await deps.artifacts.has(files.video)))
    await deps.withTempFolder(async (folder) => {
      const path = `${folder}/segment.mp4`;
      await deps.film.renderScene({ ...(await sceneOrder(deps, task, plan, scene, timing, at)), path });
      const [blackStretches] = await Promise.all([deps.film.inspectSegment(path), streamScene(deps, streamed, path)]);
      const facts: SegmentFacts = { blackStretches };
      await deps.artifacts.put(files.facts, JSON.stringify(facts), "application/json");
      await deps.artifacts.upload(files.video, path, "video/mp4");
    });
  else if (!(await renewStream(deps, streamed)))
    await deps.withTempFolder(async (folder) => {
      // The scene has another place in the film than when it was rendered.
      await deps.artifacts.download(files.video, `${folder}/segment.mp4`);
      await streamScene(deps, streamed, `${folder}/segment.mp4`);
    });
  await markScene(deps, run, scene.number, ["segments_made"]);
  return files;
};

/** Names a scene's segment by a digest of everything that is visible in it. Its place in the film is not. */
const nameSegment = async (
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
  timing: Timing,
  { voice, picture }: SceneKeys,
): Promise<SegmentKeys> => {
  const { frames, lead, card } = timeOf(timing, scene.number);
  const name = await digest({
    picture: picture.layers,
    words: showsWords(task, scene) && voice.words,
    ...(task.enable_subtitle && lettering(task, plan)),
    time: { frames, lead, card },
    look: looks(task, plan, scene, timing),
    watermark: watermarkOf(task),
    ...(task.test && { mark: "test" }),
    renderer: rendererVersion,
  });
  const file = `${sceneFolder(task, sceneId(scene))}/segment-${name}`;
  return { video: `${file}.mp4`, facts: `${file}.json` };
};

/** Subtitles, camera cuts and mouths depend on the times of the words. */
const showsWords = (task: RunningTask, scene: PlannedScene): boolean =>
  task.enable_subtitle || cameraOf(task, scene) === "zoom" || task.character_voices === true;

/** Increase it when rendering changes, so that a retry does not use old segments. */
const rendererVersion = 4;

const sceneOrder = async (
  deps: Renders,
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
  timing: Timing,
  { voice, picture }: SceneKeys,
) => {
  const time = timeOf(timing, scene.number);
  const layers = await deps.artifacts.get(picture.layers);
  const spoken = showsWords(task, scene) ? await readJson(deps, voice.words, SpokenWords) : undefined;
  return {
    size: sizeOf(task),
    language: task.voice_language,
    // Its camera stays the same where it is moved.
    scene: sceneId(scene) - 1,
    frames: time.frames,
    cuts: spoken && cameraOf(task, scene) === "zoom" ? sceneCuts(spoken, time) : [],
    picture: await deps.pictures.unpack(layers),
    mouths: spoken && task.character_voices ? mouthsOf(spoken, plan.cast, time) : undefined,
    captions: spoken && task.enable_subtitle ? sceneCaptions(deps, task, scene, spoken, time) : [],
    captionsBurned: task.enable_subtitle,
    ...lettering(task, plan),
    watermark: await markOf(deps, task),
    ...looks(task, plan, scene, timing),
  };
};

/** The watermark: the word TEST in films of test keys, else the owner's image. */
const markOf = async (deps: Renders, task: RunningTask): Promise<Uint8Array | undefined> => {
  if (task.test) return testWatermark;
  const key = watermarkOf(task);
  return key ? deps.artifacts.get(key) : undefined;
};

const lettering = (task: RunningTask, { cast }: Plan) => ({
  captionStyle: task.subtitle_style,
  highlightSpokenWord: task.highlight_spoken_word,
  ...(task.speaker_captions && { speakerCaptions: task.speaker_captions }),
  ...(task.speaker_captions === "colors" && { coloredSpeakers: cast.map(({ name }) => name) }),
});

/** The camera that the owner chose for the scene, or else for the film. */
const cameraOf = (task: RunningTask, { camera }: PlannedScene) =>
  camera ?? (task.enable_zoom_effect ? ("zoom" as const) : ("still" as const));

const looks = (task: RunningTask, plan: Plan, scene: PlannedScene, timing: Timing) => {
  const { number, title } = scene;
  const { card } = timeOf(timing, number);
  const last = number === timing.scenes.length;
  const nextIsChapter = !last && timeOf(timing, number + 1).card;
  const chapter = timing.scenes.filter((scene) => scene.card && scene.number <= number).length;
  return {
    camera: cameraOf(task, scene),
    card: card
      ? number === 1
        ? { kicker: task.intro_card ?? "", title: plan.title }
        : { kicker: String(chapter), title }
      : undefined,
    ...(last && task.end_card && { endCard: task.end_card }),
    fadeIn: number === 1 ? fades.open : card ? fades.chapter : 0,
    ...filmLook(task.image_illustration_style),
    fadeOut: last ? fades.close : nextIsChapter ? fades.chapter : 0,
  };
};
