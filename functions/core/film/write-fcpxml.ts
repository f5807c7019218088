import { framesPerSecond } from "../media/film-format.ts";
import { escapeAttribute } from "../shared/escape-markup.ts";
import { type EditorProject, type EditorScene, filmFrames, toFrames, voiceFrames } from "./editor-project.ts";

/**
 * The film as FCPXML 1.9, which Final Cut Pro and DaVinci Resolve read: rendered scenes in the primary storyline; connected
 * to each its narration, its picture (switched off) and its captions; the music connected to the first
 * (https://developer.apple.com/documentation/professional-video-applications/fcpxml-reference).
 */
export const writeFcpxml = (project: EditorProject): string => {
  const { name, size, scenes, music } = project;
  const total = filmFrames(project);
  const spine = scenes.map((scene, index) =>
    element("asset-clip", sceneAttributes(scene, index), [
      voiceClip(scene, index),
      ...(index === 0 && music ? [musicClip(total)] : []),
      ...(scene.picture ? [pictureClip(scene, index)] : []),
      ...captionsOf(project, scene),
      ...chaptersOf(project, scene),
    ]),
  );
  const sequence = element(
    "sequence",
    { format: "film", duration: at(total), tcStart: "0s", tcFormat: "NDF", audioLayout: "stereo", audioRate: "48k" },
    [element("spine", {}, spine)],
  );
  const formats = [
    element("format", { id: "film", frameDuration: at(1), ...size, colorSpace: "1-1-1 (Rec. 709)" }),
    element("format", { id: "still", name: "FFVideoFormatRateUndefined", ...size }),
  ];
  const root = element("fcpxml", { version: "1.9" }, [
    element("resources", {}, [...formats, ...assetsOf(project, total)]),
    element("library", {}, [element("event", { name }, [element("project", { name }, [sequence])])]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n${root}\n`;
};

const assetsOf = ({ scenes, music }: EditorProject, total: number): string[] => [
  ...scenes.flatMap((scene, index) => [
    asset(`scene${index + 1}`, scene.title, scene.video, {
      ...{ start: "0s", duration: at(scene.frames), hasVideo: 1, format: "film", videoSources: 1 },
    }),
    asset(`voice${index + 1}`, scene.title, scene.voice, {
      ...{ start: "0s", duration: samples(scene.voiceSeconds), ...sound(1) },
    }),
    ...(scene.picture
      ? [asset(`picture${index + 1}`, scene.title, scene.picture, { duration: "0s", hasVideo: 1, format: "still" })]
      : []),
  ]),
  ...(music ? [asset("music", "Music", music, { start: "0s", duration: at(total), ...sound(2) })] : []),
];

const sceneAttributes = ({ title, firstFrame, frames }: EditorScene, index: number): Attributes => ({
  ref: `scene${index + 1}`,
  offset: at(firstFrame),
  name: title,
  duration: at(frames),
});

const voiceClip = (scene: EditorScene, index: number): string => {
  const { at: start, frames } = voiceFrames(scene);
  const placed = { ref: `voice${index + 1}`, lane: -1, offset: at(start), name: scene.title, duration: at(frames) };
  return element("asset-clip", { ...placed, audioRole: "dialogue" });
};

const musicClip = (total: number): string =>
  element("asset-clip", {
    ...{ ref: "music", lane: -2, offset: "0s", name: "Music", duration: at(total), audioRole: "music" },
  });

const pictureClip = ({ title, frames }: EditorScene, index: number): string =>
  element("video", {
    ...{ ref: `picture${index + 1}`, lane: 1, offset: "0s", name: title, duration: at(frames), enabled: 0 },
  });

/** The captions that start in the scene, in its own time, and not longer than it. */
const captionsOf = ({ captions, language }: EditorProject, { firstFrame, frames }: EditorScene): string[] =>
  captions.flatMap(({ start, end, lines }) => {
    const first = toFrames(start) - firstFrame;
    const last = Math.min(frames, toFrames(end) - firstFrame);
    if (first < 0 || first >= frames || last <= first) return [];
    const words = lines.join("\n");
    return [
      element(
        "caption",
        {
          ...{ lane: 2, offset: at(first), name: words.replaceAll("\n", " "), duration: at(last - first) },
          role: `SRT?captionFormat=SRT.${language}`,
        },
        [`<text>${escaped(words)}</text>`],
      ),
    ];
  });

const chaptersOf = ({ chapters }: EditorProject, { firstFrame, frames }: EditorScene): string[] =>
  chapters.flatMap(({ title, start }) => {
    const first = toFrames(start) - firstFrame;
    return first >= 0 && first < frames
      ? [element("chapter-marker", { start: at(first), duration: at(1), value: title, posterOffset: "0s" })]
      : [];
  });

type Attributes = Readonly<Record<string, string | number>>;

const asset = (id: string, name: string, path: string, facts: Attributes): string =>
  element("asset", { id, name, ...facts }, [
    element("media-rep", { kind: "original-media", src: `./${encodeURI(path)}` }),
  ]);

const sound = (channels: number): Attributes => ({
  hasAudio: 1,
  audioSources: 1,
  audioChannels: channels,
  audioRate: 48_000,
});

/** A whole number of frames as a rational number of seconds. */
const at = (frames: number): string => (frames === 0 ? "0s" : `${frames * 100}/${framesPerSecond * 100}s`);
const samples = (seconds: number): string => `${Math.round(seconds * 48_000)}/48000s`;

const element = (name: string, attributes: Attributes, children: readonly string[] = []): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${given.join("")}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join("\n")}\n</${name}>`;
};

/** Without the characters that XML 1.0 cannot hold. */
const escaped = (value: string): string =>
  escapeAttribute(value.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));
