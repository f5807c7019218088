import { languages } from "#contract/catalogue/languages.ts";
import { styles } from "#contract/catalogue/styles.ts";
import type { WatchedFilm } from "#contract/schema/watch.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { sizeOf } from "../picture/picture-files.ts";
import { enginesOf } from "../provider/film-engines.ts";
import { Plan } from "../story/story.ts";
import { type FindsShared, findShared, type SharedFilm } from "./find-shared.ts";

const hourMs = 3_600_000;
/** Long enough for the longest film with pauses; short, because it is how long a link works after sharing ended. */
const linkHours = 4;

/** A shared film with links that are valid for some hours, and at most until its files are deleted. */
export const watchFilm = async (deps: FindsShared & HasArtifacts, watchId: string): Promise<WatchedFilm> => {
  const film = await findShared(deps, watchId);
  const sign = await deps.artifacts.signer();
  const until = linkEnd(film, deps.now());
  const link = (key: string | undefined) => (key ? sign(key, until) : undefined);
  const { tag, name } = languages[film.voice_language];
  const { width, height } = sizeOf(film);
  const style = styles.find(({ value }) => value === film.image_illustration_style);
  return {
    watch_id: watchId,
    title: film.story_title || film.youtube_video_title || "A film",
    description: withoutChapters(film.youtube_video_description ?? ""),
    language: tag,
    language_name: name,
    story_type: film.story_type,
    illustration_style: style?.value,
    format: film.dimension_type,
    width,
    height,
    seconds: film.video_seconds ?? 0,
    has_burned_subtitles: film.enable_subtitle,
    engines: shownEngines(film),
    chapters: await chaptersOf(deps, film),
    video_url: sign(film.video_key, until),
    poster_url: link(film.thumbnail_key),
    captions_url: link(film.captions_vtt_key),
    transcript_url: link(film.transcript_key),
    descriptions_vtt_url: link(film.descriptions_vtt_key),
    descriptions_sound_url: link(film.descriptions_sound_key),
  };
};

/** Music that the owner brought, or left out, has no composer. */
const shownEngines = (film: SharedFilm): WatchedFilm["engines"] => {
  const engines = enginesOf(film);
  return film.music === "own" || film.music === "none" ? engines && { ...engines, composer: undefined } : engines;
};

/** A description without the list of chapters that YouTube reads: paragraphs with lines such as `1:05 The harbour`. */
const withoutChapters = (description: string): string =>
  description
    .split(/\n{2,}/)
    .filter((paragraph) => !/^\d+:\d\d /m.test(paragraph))
    .join("\n\n");

/** Rounded up to the hour, so that a link stays the same for a while and browsers can cache the file. */
const linkEnd = ({ expires_at }: SharedFilm, now: Date): Date => {
  const end = Math.ceil((now.getTime() + linkHours * hourMs) / hourMs) * hourMs;
  return new Date(Math.min(end, expires_at ? Date.parse(expires_at) : end));
};

/** The scenes of the film with their start times; none for a film without a plan. */
const chaptersOf = async (
  deps: HasArtifacts,
  { scenes_key, scene_starts = [] }: SharedFilm,
): Promise<WatchedFilm["chapters"]> => {
  if (!scenes_key || !(await deps.artifacts.has(scenes_key))) return [];
  const { scenes } = await readJson(deps, scenes_key, Plan);
  return scenes.flatMap(({ number, title }) => {
    const starts_at = scene_starts[number - 1];
    return starts_at === undefined ? [] : [{ title: title || `Scene ${number}`, starts_at }];
  });
};
