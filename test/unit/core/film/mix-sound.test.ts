import { describe, expect, it, vi } from "vitest";
import { narrationGain } from "#functions/core/narration/narration-gain.ts";
import { soundParts } from "#functions/core/progress/scene-marks.ts";
import { ofKind } from "#test/support/ports.ts";
import { makeFilmFacts } from "#test/support/studio.ts";
import { makeFilm, makeFixture } from "../pipeline/make-film.ts";

const moodsOf = ({ composer }: ReturnType<typeof makeFixture>) =>
  new Set(composer.compose.mock.calls.flatMap(([{ sections }]) => sections.map(({ mood }) => mood)));

/** The mix of the film's track. The audio description is mixed beside it, and either can be first. */
const trackOf = ({ sound }: ReturnType<typeof makeFixture>) =>
  sound.mixSound.mock.calls.map(([mix]) => mix).find(({ out }) => out.endsWith("/sound.m4a"));

describe("the music of a film", () => {
  it("follows the mood of each scene where the order says nothing", async () => {
    const deps = makeFixture();

    await makeFilm(deps);

    expect(deps.composer.compose).toHaveBeenCalledOnce();
    expect(trackOf(deps)).toMatchObject({ music: expect.any(String), volume: "normal" });
  });

  it("keeps the mood and the volume of the order for the whole film", async () => {
    const deps = makeFixture({ music: "sad", music_volume: "quiet" });

    await makeFilm(deps);

    expect(moodsOf(deps)).toEqual(new Set(["sad"]));
    expect(trackOf(deps)).toMatchObject({ volume: "quiet" });
  });

  it("is the owner's sound file where the order names one", async () => {
    const deps = makeFixture({ music: "own", music_key: "tasks/ada/web_1/music-1.mp3" });
    await deps.artifacts.put("tasks/ada/web_1/music-1.mp3", "a song");
    const download = vi.spyOn(deps.artifacts, "download");

    await makeFilm(deps);

    expect(deps.composer.compose).not.toHaveBeenCalled();
    const path = download.mock.calls
      .map(([...given]: unknown[]) => given)
      .find(([key]) => key === "tasks/ada/web_1/music-1.mp3")?.[1];
    expect(trackOf(deps)?.music).toBe(path);
    expect(path).toMatch(/own-music$/);
  });

  it("is not composed where the order wants none", async () => {
    const deps = makeFixture({ music: "none" });

    await makeFilm(deps);

    expect(deps.composer.compose).not.toHaveBeenCalled();
    expect(trackOf(deps)).toBeDefined();
    expect(trackOf(deps)).not.toHaveProperty("music");
  });
});

describe("the progress of a film's sound", () => {
  const partsOf = ({ committed }: ReturnType<typeof makeFixture>) =>
    ofKind(committed, "mark-scene").flatMap(({ in: made, scene }) => (made.includes("sound_made") ? scene : []));
  const all = Array.from({ length: soundParts }, (_, index) => index + 1);

  it("is stored part by part, while it is mixed, each part once", async () => {
    const deps = makeFixture();
    const heard: number[][] = [];
    deps.sound.mixSound.mockImplementation(async ({ out, onProgress }) => {
      for (const share of out.endsWith("/sound.m4a") ? [0.25, 0.25, 0.5, 0.75, 1] : []) {
        onProgress?.(share);
        await vi.waitFor(() => expect(partsOf(deps)).toHaveLength(Math.round(1 + 4 * share)));
        heard.push([...partsOf(deps)]);
      }
      return makeFilmFacts();
    });

    await makeFilm(deps);

    expect(heard).toEqual([2, 2, 3, 4, 5].map((parts) => all.slice(0, parts)));
    expect(partsOf(deps)).toEqual(all);
    expect(deps.task().sound_made).toEqual(new Set(all));
  });

  it("is complete where a retry finds the sound", async () => {
    const deps = makeFixture();
    await makeFilm(deps);
    deps.put({ ...deps.task(), sound_made: undefined });

    await makeFilm(deps);

    expect(deps.task().sound_made).toEqual(new Set(all));
  });

  it("ends the stage quietly if the task was cancelled in the meantime", async () => {
    const deps = makeFixture();
    deps.sound.mixSound.mockImplementation(async ({ onProgress }) => {
      deps.put({ ...deps.task(), process_status: "failed" });
      onProgress?.(0.5);
      return makeFilmFacts();
    });

    await expect(makeFilm(deps)).rejects.toMatchObject({ name: "TaskEnded" });
  });
});

describe("the narration of a film", () => {
  it("is softer in a calm scene than in a joyful one, in each scene by its mood", async () => {
    const deps = makeFixture();

    await makeFilm(deps);

    const [composed] = deps.composer.compose.mock.calls[0] ?? [];
    const gains = trackOf(deps)?.narration.map(({ gain }) => gain);
    expect(gains).toEqual(composed?.sections.map(({ mood }) => narrationGain[mood]));
    expect(narrationGain.joy - narrationGain.calm).toBeGreaterThanOrEqual(3);
  });

  it("is never louder than its file, which is as loud as it can be", () => {
    for (const gain of Object.values(narrationGain)) expect(gain).toBeLessThanOrEqual(0);
  });
});
