import { describe, expect, it } from "vitest";
import { checkFilm } from "#functions/core/film/check-film.ts";
import type { FilmFacts } from "#functions/core/media/ports.ts";
import { makeFilmFacts } from "#test/support/studio.ts";

const wanted = { width: 1920, height: 1080, seconds: 180 };
const check = (given: Partial<FilmFacts>) => () => checkFilm(makeFilmFacts(given), wanted);

describe("the check of a finished film", () => {
  it("takes one that is as ordered, to a frame", () => {
    expect(check({})).not.toThrow();
    expect(check({ seconds: 180.1, integratedLoudness: -16.9, truePeak: -1.1 })).not.toThrow();
    expect(check({ blackStretches: [{ start: 0, end: 2 }], silentStretches: [{ start: 3, end: 8 }] })).not.toThrow();
  });

  it.each<[string, Partial<FilmFacts>, string]>([
    ["the wrong way round", { width: 1080, height: 1920 }, "it is 1080x1920"],
    ["too short", { seconds: 178 }, "it lasts 178 s"],
    ["too long", { seconds: 183 }, "it lasts 183 s"],
    ["slow", { framesPerSecond: 25 }, "it has 25 frames a second"],
    ["in another codec", { videoCodec: "hvc1" }, "its picture is hvc1"],
    ["mute", { audioCodec: "", sampleRate: 0 }, "its sound is  0"],
    ["at another sample rate", { sampleRate: 44_100 }, "its sound is aac 44100"],
    ["too quiet", { integratedLoudness: -20 }, "it is -20 LUFS"],
    ["silent", { integratedLoudness: Number.NEGATIVE_INFINITY }, "it is -Infinity LUFS"],
    ["unmeasured", { integratedLoudness: Number.NaN }, "it is NaN LUFS"],
    ["of unknown length", { seconds: Number.NaN }, "it lasts NaN s"],
    ["clipped", { truePeak: 0.2 }, "it peaks at 0.2 dBTP"],
    ["black", { blackStretches: [{ start: 10, end: 13 }] }, "it is black for too long"],
    ["silent for a while", { silentStretches: [{ start: 10, end: 17 }] }, "it is silent for too long"],
  ])("refuses one that is %s", (_, given, fault) => {
    expect(check(given)).toThrow(
      expect.objectContaining({ name: "FaultyFilm", message: expect.stringContaining(fault) }),
    );
  });

  it("names every fault at once", () => {
    expect(check({ seconds: 1, truePeak: 3 })).toThrow("it lasts 1 s, it peaks at 3 dBTP");
  });
});
