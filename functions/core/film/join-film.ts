import * as z from "zod";
import type { HasArtifacts } from "../artifact/ports.ts";
import { deliveryFolder, readJson } from "../artifact/task-files.ts";
import type { CaptionKeys } from "../captions/write-captions.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type {
  FilmFacts,
  HasContentCredentials,
  HasFilmStudio,
  HasPictureFiles,
  HasTempFolder,
} from "../media/ports.ts";
import { SegmentKeys } from "../media/segment-files.ts";
import { Timing } from "../media/timing.ts";
import { sizeOf } from "../picture/picture-files.ts";
import { commitInAttempt, enterStage, type RunningTask } from "../pipeline/attempt.ts";
import { filmChapters } from "../script/film-chapters.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { InvalidData } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { checkFilm } from "./check-film.ts";
import { descriptionFiles } from "./description-files.ts";
import { filmSource } from "./film-source.ts";
import { measuredFilm } from "./measured-film.ts";
import type { SoundKeys } from "./mix-sound.ts";
import { posterScene } from "./poster-scene.ts";

type Joins = HasTasks &
  HasClock &
  HasArtifacts &
  HasFilmStudio &
  HasPictureFiles &
  HasContentCredentials &
  HasTempFolder &
  Commits<TaskChange>;

/** What joining needs of what the stages of a scene wrote. */
export const SceneKeys = z.object({ layers: z.string(), segment: SegmentKeys });
type SceneKeys = z.infer<typeof SceneKeys>;

interface Where {
  readonly scenesKey: string;
  readonly timingKey: string;
  /** In the order of the scenes. */
  readonly made: readonly SceneKeys[];
  readonly sound: SoundKeys;
  readonly captions: CaptionKeys;
}
interface Film {
  readonly plan: Plan;
  readonly timing: Timing;
  readonly made: readonly SceneKeys[];
  readonly sound: SoundKeys;
}

/**
 * Joins the scenes, the sound and the captions to the film, with transcript, audio description and thumbnail, signs it, and
 * checks what was measured of its parts.
 */
export const joinFilm = async (deps: Joins, run: TaskAttempt, at: Where): Promise<void> => {
  const task = await enterStage(deps, run, "film");
  const film: Film = {
    plan: await readJson(deps, at.scenesKey, Plan),
    timing: await readJson(deps, at.timingKey, Timing),
    made: at.made,
    sound: at.sound,
  };
  // An attempt delivers its own files: those of an earlier one would be deleted too soon.
  const name = await digest({ at, attempt: run.attempt });
  const folder = await deliveryFolder(task);
  const file = (kind: string, type: string) => `${folder}/${kind}-${name}.${type}`;

  // The checks are stored last: if they exist, all files of the film exist.
  if (!(await deps.artifacts.has(file("checks", "json")))) {
    const keys = { video: file("video", "mp4"), poster: file("thumbnail", "jpg"), tile: file("tile", "webp") };
    const facts = await deps.withTempFolder((temp) =>
      checkedVideo(deps, task, film, temp, { ...keys, subtitles: at.captions.srt }),
    );
    await deps.artifacts.put(file("checks", "json"), JSON.stringify(facts), "application/json");
  }
  const texts = await descriptionFiles(deps, task, { ...film, descriptions: at.sound.descriptions }, file);
  await commitInAttempt(deps, [
    {
      kind: "set-task",
      run,
      in: "in_progress",
      set: {
        video_key: file("video", "mp4"),
        thumbnail_key: file("thumbnail", "jpg"),
        tile_key: file("tile", "webp"),
        captions_srt_key: at.captions.srt,
        captions_vtt_key: at.captions.vtt,
        ...texts,
        video_seconds: film.timing.seconds,
        scene_starts: film.timing.scenes.map(({ firstFrame }) => firstFrame / framesPerSecond),
      },
    },
  ]);
};

/** Measures and checks the film at a key. Joins it first, unless an earlier run of this stage has stored it. */
const checkedVideo = async (
  deps: Joins,
  task: RunningTask,
  film: Film,
  folder: string,
  keys: FilmFiles,
): Promise<FilmFacts> => {
  const { timing, made, sound } = film;
  const path = `${folder}/film.mp4`;
  const stored = await deps.artifacts.has(keys.video);
  if (stored) await Promise.all([posterFiles(deps, task, film, keys), deps.artifacts.download(keys.video, path)]);
  else await join(deps, task, film, folder, { ...keys, out: path });
  const facts = await measuredFilm(deps, {
    file: await deps.film.inspectFilm(path),
    timing,
    segments: made.map(({ segment }) => segment.facts),
    sound: sound.facts,
  });
  checkFilm(facts, { ...sizeOf(task), seconds: timing.seconds });
  if (!stored) {
    await deps.contentCredentials.signFilm(path, { title: film.plan.title, source: filmSource(task, film.plan) });
    await deps.artifacts.upload(keys.video, path, "video/mp4");
  }
  return facts;
};

/** The keys of the delivered film and of the files that it contains too. */
interface FilmFiles extends PosterFiles {
  readonly video: string;
  readonly subtitles: string;
}

interface PosterFiles {
  readonly poster: string;
  readonly tile: string;
}

const join = async (
  deps: Joins,
  task: RunningTask,
  film: Film,
  folder: string,
  { subtitles, out, ...keys }: FilmFiles & { readonly out: string },
): Promise<void> => {
  const { plan, timing, made, sound } = film;
  const local = async (from: string, to: string) => {
    await deps.artifacts.download(from, to);
    return to;
  };
  // The poster is drawn while the segments are on their way.
  const [segments] = await Promise.all([
    mapConcurrently(made, ({ segment }, index) => local(segment.video, `${folder}/segment-${index + 1}.mp4`)),
    posterFiles(deps, task, film, keys),
  ]);
  await deps.film.joinFilm({
    segments,
    sound: await local(sound.track, `${folder}/sound.m4a`),
    seconds: timing.seconds,
    chapters: filmChapters(plan.scenes, timing),
    poster: await local(keys.poster, `${folder}/poster.jpg`),
    // Subtitles in the picture would be seen twice.
    subtitles: task.enable_subtitle ? undefined : await local(subtitles, `${folder}/subtitles.srt`),
    title: plan.title,
    language: task.voice_language,
    source: filmSource(task, plan),
    out,
  });
};

const filesOf = (made: readonly SceneKeys[], scene: number): SceneKeys => {
  const files = made[scene - 1];
  if (!files) throw new InvalidData(`No files of scene ${scene}`);
  return files;
};

/** Makes the thumbnail and its tile, unless an earlier run of this stage did: it may have ended between two files. */
const posterFiles = async (
  deps: Joins,
  task: RunningTask,
  film: Film,
  { poster, tile }: PosterFiles,
): Promise<void> => {
  if (!(await deps.artifacts.has(poster))) await thumbnail(deps, task, film, poster);
  if (await deps.artifacts.has(tile)) return;
  await deps.artifacts.put(tile, await deps.pictures.tile(await deps.artifacts.get(poster)), "image/webp");
};

const thumbnail = async (deps: Joins, task: RunningTask, { plan, made }: Film, key: string): Promise<void> => {
  const scene = posterScene(plan);
  if (!scene) throw new Error("A film without scenes has no poster");
  const origin = { title: plan.title, source: filmSource(task, plan) };
  const poster = await deps.film.thumbnail({
    size: sizeOf(task),
    language: task.voice_language,
    // In layers, so that the title does not cover the hero's head.
    picture: await deps.pictures.unpack(await deps.artifacts.get(filesOf(made, scene.number).layers)),
    ...origin,
  });
  await deps.artifacts.put(key, await deps.contentCredentials.signPicture(poster, origin), "image/jpeg");
};
