import { describe, expect, it } from "vitest";
import { filmCaptions, toSrt, toVtt } from "#functions/core/captions/subtitle-files.ts";

const captions = filmCaptions([
  { at: 0, captions: [{ start: 0.5, end: 2.04, lines: ["Once upon a time,", "there was a fox."] }] },
  { at: 3661.5, captions: [{ start: 1.0004, end: 3, lines: ["Tom & Jerry <3", " ", "were --> here."] }] },
]);

describe("the subtitle files of a film", () => {
  it("count SubRip captions from one, at the time of the film", () => {
    expect(toSrt(captions)).toBe(
      [
        "1\n00:00:00,500 --> 00:00:02,040\nOnce upon a time,\nthere was a fox.\n",
        "2\n01:01:02,500 --> 01:01:04,500\nTom & Jerry <3\nwere --> here.\n",
      ].join("\n"),
    );
  });

  it("escape in WebVTT what a player would take for markup or for a time", () => {
    expect(toVtt(captions)).toBe(
      [
        "WEBVTT\n",
        "00:00:00.500 --> 00:00:02.040\nOnce upon a time,\nthere was a fox.\n",
        "01:01:02.500 --> 01:01:04.500\nTom &amp; Jerry &lt;3\nwere --&gt; here.\n",
      ].join("\n"),
    );
  });

  it("carry a rounded second into the minute", () => {
    expect(toSrt([{ start: 59.9996, end: 61, lines: ["Now."] }])).toContain("00:01:00,000 --> 00:01:01,000");
  });
});

describe("the captions of a character", () => {
  it("carry its name in WebVTT", () => {
    const said = filmCaptions([{ at: 1, captions: [{ start: 0, end: 1, lines: ["Where to?"], speaker: "Tom & Co" }] }]);

    expect(toVtt(said)).toContain("<v Tom &amp; Co>Where to?");
    expect(toSrt(said)).not.toContain("Tom");
  });
});
