import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { fromSrt, toSrt } from "#functions/core/captions/subtitle-files.ts";
import { voiceFrames } from "#functions/core/film/editor-project.ts";
import { writeFcpxml } from "#functions/core/film/write-fcpxml.ts";
import { writeOtio } from "#functions/core/film/write-otio.ts";
import { makeProject } from "./editor-films.ts";

interface Item {
  readonly OTIO_SCHEMA: string;
  readonly name: string;
  readonly source_range: { readonly duration: { readonly rate: number; readonly value: number } };
  readonly media_reference?: { readonly target_url: string };
}
interface Track {
  readonly name: string;
  readonly kind: string;
  readonly children: readonly Item[];
}
const tracksOf = (project = makeProject()): Track[] => JSON.parse(writeOtio(project)).tracks.children;
const framesOf = ({ children }: Track) =>
  children.reduce((sum, { source_range }) => sum + source_range.duration.value, 0);

describe("the OpenTimelineIO file of a film", () => {
  it("leaves out what is no valid Unicode, which its readers refuse", () => {
    const [pictures] = tracksOf();

    expect(pictures?.children[0]?.name).toBe(`Scene 1: "fox" & <owl> 狐 `);
  });

  it("has pictures, scenes, narration and music on tracks of the film's length", () => {
    const tracks = tracksOf();

    expect(tracks.map(({ name, kind }) => [name, kind])).toEqual([
      ["Pictures", "Video"],
      ["Scenes", "Video"],
      ["Narration", "Audio"],
      ["Music", "Audio"],
    ]);
    for (const track of tracks) expect(framesOf(track)).toBe(303);
    for (const { children } of tracks)
      for (const { source_range } of children) {
        expect(source_range.duration.rate).toBe(30);
        expect(Number.isInteger(source_range.duration.value)).toBe(true);
      }
  });

  it("starts each narration where it is heard", () => {
    const narration = tracksOf().find(({ name }) => name === "Narration");

    // 0.455 s are 14 frames; 2.123 s are 63 whole frames; a scene has 101.
    expect(
      narration?.children.map(({ OTIO_SCHEMA, source_range }) => [OTIO_SCHEMA, source_range.duration.value]),
    ).toEqual(
      [0, 1, 2].flatMap(() => [
        ["Gap.1", 14],
        ["Clip.1", 63],
        ["Gap.1", 24],
      ]),
    );
  });

  it("leaves out the tracks of what the film has not", () => {
    const { scenes } = makeProject();
    const bare = makeProject(3, {
      music: undefined,
      scenes: scenes.map((scene) => ({ ...scene, picture: undefined })),
    });

    expect(tracksOf(bare).map(({ name }) => name)).toEqual(["Scenes", "Narration"]);
  });
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});
type Node = Readonly<Record<string, unknown>>;
const nodes = (node: Node, ...path: readonly string[]): Node[] =>
  path.reduce<Node[]>((found, name) => found.flatMap((each) => (each[name] ?? []) as Node[]), [node]);
const framesIn = (time: unknown): number => {
  const [top = 0, bottom = 1] = String(time).replace("s", "").split("/").map(Number);
  return (top / bottom) * 30;
};

describe("the FCPXML file of a film", () => {
  const text = writeFcpxml(makeProject());
  const root = parser.parse(text) as Node;
  const clips = nodes(root, "fcpxml", "library", "event", "project", "sequence", "spine", "asset-clip");

  it("is well-formed, whatever the titles are", () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toContain("\u0007");
    expect(Buffer.from(text).toString()).toBe(text);
  });

  it("has the scenes one after the other, on whole frames", () => {
    expect(clips.map(({ offset, duration }) => [framesIn(offset), framesIn(duration)])).toEqual([
      [0, 101],
      [101, 101],
      [202, 101],
    ]);
    for (const time of text.matchAll(/(?:offset|duration|start)="([^"]*\/3000s)"/g))
      expect(Number.isInteger(Math.round(framesIn(time[1]) * 1e6) / 1e6)).toBe(true);
  });

  it("refers only to resources that it has, each once", () => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const refs = [...text.matchAll(/ (?:ref|format)="([^"]+)"/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    for (const ref of refs) expect(ids).toContain(ref);
  });

  it("has narration and music below the scene, captions in its own time, and chapters", () => {
    const [first, second] = clips;
    const connected = (clip: Node | undefined, name: string) => nodes(clip ?? {}, name);

    expect(connected(first, "asset-clip").map(({ ref, lane, offset }) => [ref, lane, framesIn(offset)])).toEqual([
      ["voice1", "-1", 14],
      ["music", "-2", 0],
    ]);
    expect(connected(first, "caption").map(({ offset, duration }) => [framesIn(offset), framesIn(duration)])).toEqual([
      [15, 42],
      [57, 44],
    ]);
    expect(connected(second, "caption").map(({ offset, role }) => [framesIn(offset), role])).toEqual([
      [16, "SRT?captionFormat=SRT.de"],
    ]);
    expect(clips.flatMap((clip) => nodes(clip, "chapter-marker").map(({ value }) => value))).toEqual([
      "One & all",
      "Two",
    ]);
  });
});

it("a narration never lasts longer than its scene", () => {
  const [scene] = makeProject().scenes;
  if (!scene) throw new Error("No scene");

  expect(voiceFrames({ ...scene, voiceSeconds: 99 })).toEqual({ at: 14, frames: 87 });
});

it("captions are read from the file that was written", () => {
  const captions = [
    { start: 0.5, end: 1.9, lines: ["Hello,", "fox"] },
    { start: 3661.25, end: 3662, lines: ["Goodbye"] },
  ];

  expect(fromSrt(toSrt(captions))).toEqual(captions);
  expect(fromSrt("")).toEqual([]);
});
