import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeFcpxml } from "#functions/core/film/write-fcpxml.ts";
import { writeOtio } from "#functions/core/film/write-otio.ts";
import { makeProject } from "./editor-films.ts";

// Readers that others wrote. Run with: npm run test:independent
const dtd = process.env["FCPXML_DTD"];
const independent = process.env["INDEPENDENT"] === "1";
const folder = mkdtempSync(join(tmpdir(), "editor-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readTimeline = `
import collections, collections.abc, json, sys
for name in ("MutableSequence", "MutableMapping", "Mapping", "Sequence"):
    setattr(collections, name, getattr(collections.abc, name))  # for versions before 0.12 on a new Python
import opentimelineio as otio
timeline = otio.adapters.read_from_file(sys.argv[1])
print(json.dumps({
    "name": timeline.name,
    "seconds": otio.opentime.to_seconds(timeline.duration()),
    "tracks": [[track.name, track.kind, len(list(track.each_clip() if hasattr(track, "each_clip") else track.find_clips()))] for track in timeline.tracks],
    "urls": [clip.media_reference.target_url for clip in timeline.tracks[1]],
    "starts": [otio.opentime.to_seconds(clip.range_in_parent().start_time) for clip in timeline.tracks[2] if isinstance(clip, otio.schema.Clip)],
    "markers": [marker.name for marker in timeline.tracks.markers],
}))
`;

it.runIf(independent)("the library OpenTimelineIO reads the tracks, clips, times and markers", () => {
  const path = join(folder, "film.otio");
  writeFileSync(path, writeOtio(makeProject()));

  const read = JSON.parse(execFileSync("python3", ["-W", "ignore", "-c", readTimeline, path], { encoding: "utf8" }));

  expect(read).toMatchObject({
    name: "The Fox & the Owl",
    tracks: [
      ["Pictures", "Video", 3],
      ["Scenes", "Video", 3],
      ["Narration", "Audio", 3],
      ["Music", "Audio", 1],
    ],
    urls: ["media/scene-01.mp4", "media/scene-02.mp4", "media/scene-03.mp4"],
    markers: ["One & all", "Two"],
  });
  expect(read.seconds).toBeCloseTo(10.1, 5);
  expect(read.starts.map((seconds: number) => Math.round(seconds * 30))).toEqual([14, 115, 216]);
});

it.runIf(independent && dtd)("the DTD of FCPXML 1.9 accepts the file", () => {
  const bare = makeProject(1, { music: undefined, captions: [], chapters: [] });
  for (const [name, project] of Object.entries({ whole: makeProject(12), bare })) {
    const path = join(folder, `${name}.fcpxml`);
    writeFileSync(path, writeFcpxml(project));

    expect(() => execFileSync("xmllint", ["--noout", "--dtdvalid", dtd ?? "", path])).not.toThrow();
  }
});
