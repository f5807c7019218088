import { framesPerSecond } from "../media/film-format.ts";
import { cleanTexts, mendText } from "../shared/clean-text.ts";
import { type EditorProject, filmFrames, toFrames, voiceFrames } from "./editor-project.ts";

/**
 * The film as an OpenTimelineIO file: pictures below the rendered scenes, narration and music on tracks of their own, and
 * chapters as markers. Schema versions are the oldest ones, which every reader upgrades
 * (https://opentimelineio.readthedocs.io/en/stable/tutorials/otio-serialized-schema.html).
 */
export const writeOtio = (project: EditorProject): string => {
  const { name, scenes, music, chapters } = project;
  const frames = filmFrames(project);
  const pictures = scenes.flatMap(({ title, picture, frames }) =>
    picture ? [clip(title, picture, frames, frames)] : [gap(frames)],
  );
  const tracks = [
    ...(scenes.some(({ picture }) => picture) ? [track("Pictures", "Video", pictures)] : []),
    track(
      "Scenes",
      "Video",
      scenes.map(({ title, video, frames }) => clip(title, video, frames, frames)),
    ),
    track("Narration", "Audio", scenes.flatMap(narrationOf)),
    ...(music ? [track("Music", "Audio", [clip("Music", music, frames, frames)])] : []),
  ];
  const markers = chapters.map(({ title, start }) => ({
    OTIO_SCHEMA: "Marker.2",
    metadata: {},
    name: title,
    color: "GREEN",
    marked_range: range(toFrames(start), 1),
  }));
  const timeline = {
    OTIO_SCHEMA: "Timeline.1",
    metadata: {},
    name,
    global_start_time: null,
    tracks: { ...item("Stack.1", "tracks"), markers, children: tracks },
  };
  // OpenTimelineIO refuses a file with half of a surrogate pair.
  return JSON.stringify(cleanTexts(timeline, mendText), undefined, 2);
};

const narrationOf = (scene: EditorProject["scenes"][number]): object[] => {
  const { at, frames } = voiceFrames(scene);
  const rest = scene.frames - at - frames;
  const media = Math.max(frames, Math.ceil(scene.voiceSeconds * framesPerSecond));
  return [
    ...(at > 0 ? [gap(at)] : []),
    clip(scene.title, scene.voice, frames, media),
    ...(rest > 0 ? [gap(rest)] : []),
  ];
};

const time = (value: number) => ({ OTIO_SCHEMA: "RationalTime.1", rate: framesPerSecond, value });
const range = (start: number, frames: number) => ({
  OTIO_SCHEMA: "TimeRange.1",
  start_time: time(start),
  duration: time(frames),
});
const item = (schema: string, name: string, source: object | null = null) => ({
  OTIO_SCHEMA: schema,
  metadata: {},
  name,
  source_range: source,
  effects: [] as const,
  markers: [] as readonly object[],
});
const track = (name: string, kind: "Video" | "Audio", children: readonly object[]) => ({
  ...item("Track.1", name),
  kind,
  children,
});
const gap = (frames: number) => item("Gap.1", "", range(0, frames));
const clip = (name: string, path: string, frames: number, mediaFrames: number) => ({
  ...item("Clip.1", name, range(0, frames)),
  media_reference: {
    OTIO_SCHEMA: "ExternalReference.1",
    metadata: {},
    name: null,
    available_range: range(0, mediaFrames),
    target_url: encodeURI(path),
  },
});
