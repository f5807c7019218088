import type { EditorProject, EditorScene } from "#functions/core/film/editor-project.ts";

/** A film of `count` scenes with texts that are hard to write as XML, JSON and file addresses. */
export const makeProject = (count = 3, given: Partial<EditorProject> = {}): EditorProject => {
  const scenes = Array.from({ length: count }, (_, n): EditorScene => {
    const nth = String(n + 1).padStart(2, "0");
    return {
      title: `Scene ${n + 1}: "fox" & <owl> 狐 \u0007\ud83e`,
      firstFrame: n * 101,
      frames: 101,
      lead: 0.455,
      voiceSeconds: 2.123,
      video: `media/scene-${nth}.mp4`,
      voice: `media/voice-${nth}.wav`,
      picture: `media/picture-${nth}.png`,
    };
  });
  return {
    name: "The Fox & the Owl",
    language: "de",
    size: { width: 1280, height: 720 },
    scenes,
    music: "media/music.m4a",
    chapters: [
      { title: "One & all", start: 0 },
      { title: "Two", start: 202 / 30 },
    ],
    captions: [
      { start: 0.5, end: 1.9, lines: ["Hello, <b>fox</b>", "& owl"] },
      { start: 1.9, end: 3.366, lines: ["Goodbye"] },
      { start: 3.9, end: 5, lines: ["“Ja”, sagte sie"] },
    ],
    ...given,
  };
};
