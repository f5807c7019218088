import { describe, expect, it } from "vitest";
import { Progress } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Timings } from "#functions/core/progress/ports.ts";
import { progressOf } from "#functions/core/progress/progress.ts";
import { sceneTimes, soundParts, writeSceneMark } from "#functions/core/progress/scene-marks.ts";
import { expectedSeconds, sceneCounts, stagesOfScenes, workStages } from "#functions/core/progress/work-plan.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { type FilmHistory, type FilmWork, momentOf, seededRandom, simulateFilm } from "#test/support/film-history.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const began = "2026-01-01T00:02:00.000Z";
const later = (seconds: number) => new Date(Date.parse(began) + seconds * 1000);
const first = (count: number) => new Set(Array.from({ length: count }, (_, n) => n + 1));
const at = (task: Partial<TaskRecord>, seconds = 0, timings = {}) =>
  progressOf(makeRunningTask({ stage_since: began, ...task }), timings, later(seconds));

/** What a film of so many scenes takes, as measured on two idle cores, with differences between scenes. */
const filmWork = (scenes: number, random: () => number, voice = 1.5): FilmWork => {
  const each = (seconds: number, spread: number) =>
    Array.from({ length: scenes }, () => seconds * (1 + spread * (random() - 0.5)));
  return {
    story: 1.5 * (0.8 + 0.4 * random()),
    scenes: 1.2,
    voices: each(voice, 0.8),
    drawing: each(6.5, 1),
    rendering: each(12, 0.8),
    mixing: 14 * (0.8 + 0.4 * random()),
    soundParts,
    film: 0.7 * scenes,
    publishing: 1.3 * (0.8 + 0.4 * random()),
  };
};

/** Seconds that the built-in narrator takes for a scene on one core. */
const builtInVoice = 1.05;

/** A load from 1 to `max` that changes every minute or two, as films of other users come and go. */
const changingLoad = (max: number, random: () => number) => {
  let now = 1;
  const loads = Array.from({ length: 300 }, () => {
    if (random() < 0.25) now = 1 + (max - 1) * random();
    return now;
  });
  return (second: number) => loads[Math.floor(second / 20) % loads.length] ?? 1;
};

/** Nine earlier films and one more, made under a changing load. */
const films = (seed: number, maxLoad: number, atOnce: number, older: Pick<FilmWork, "soundParts"> = {}) => {
  const random = seededRandom(seed);
  // Where eight scenes are made at once, the sound takes the place of none.
  const workOf = (scenes: number): FilmWork => {
    const work = { ...filmWork(scenes, random), ...older };
    return atOnce === 8 ? { ...work, mixing: 0, mixingBeside: work.mixing } : work;
  };
  const film = (scenes: number) => simulateFilm(workOf(scenes), changingLoad(maxLoad, random), atOnce);
  const sizes = [6, 8, 10, 10, 12, 14, 18, 7, 11];
  const earlier = sizes.map((scenes) => ({ scenes, seconds: film(scenes).stageSeconds }));
  const timings = {
    ...Object.fromEntries(
      workStages.map((stage) => [
        stage,
        earlier.map(({ scenes, seconds }) => seconds[stage] / (stagesOfScenes.includes(stage) ? scenes : 1)),
      ]),
    ),
    [sceneCounts]: sizes,
  };
  return { timings, film: film([6, 8, 10, 12, 20][seed % 5] ?? 10) };
};

/** What its owner sees every five seconds. */
const looksAt = ({ film, timings }: { readonly film: FilmHistory; readonly timings: Timings }) =>
  Array.from({ length: Math.floor(film.seconds / 5) }, (_, index) => ({
    second: index * 5,
    ...progressOf(film.at(index * 5), timings, momentOf(index * 5)),
  }));

const minOf = ({ eta_min_seconds }: Progress) => eta_min_seconds ?? [];
const maxOf = ({ eta_max_seconds }: Progress) => eta_max_seconds ?? [];

/** How far the end of a film is outside its range, as shares of the film's time, once a tenth of it is done. */
const outsideOfRange = (made: { readonly film: FilmHistory; readonly timings: Timings }) => {
  const looks = looksAt(made).filter(({ second }) => second >= made.film.seconds / 10);
  const errors = looks.flatMap(({ second, eta_min_seconds: min, eta_max_seconds: max }) => {
    const left = made.film.seconds - second;
    return min === undefined || max === undefined ? [] : Math.max(0, min - left, left - max) / made.film.seconds;
  });
  return { worst: Math.max(...errors), said: errors.length / looks.length };
};

const tenSeeds = Array.from({ length: 10 }, (_, index) => index + 1);

describe("progress of ten films", () => {
  it.each([
    ["two scenes at once, idle to three times as slow", 2, 3, {}],
    ["eight scenes at once, idle to twice as slow", 8, 2, {}],
    ["under an older release", 2, 3, { soundParts: undefined }],
  ])("never goes back: %s", (_, atOnce, maxLoad, older) => {
    for (const seed of tenSeeds) {
      const looks = looksAt(films(seed, maxLoad, atOnce, older));
      const left = looks.flatMap(({ eta_seconds }) => eta_seconds ?? []);
      const percents = looks.map(({ percent }) => percent);

      for (const seconds of [left, looks.flatMap(minOf), looks.flatMap(maxOf)])
        expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
      expect(percents).toEqual(percents.toSorted((one, other) => one - other));
      expect(percents.at(-1)).toBeLessThan(100);
      expect(percents.at(-1)).toBeGreaterThan(70);
    }
  });

  it.each([
    ["two scenes at once, idle to half as slow again", 2, 1.5],
    ["eight scenes at once, idle to a fifth slower", 8, 1.2],
  ])("says the end within a quarter of the film's time, once a tenth is done: %s", (_, atOnce, maxLoad) => {
    for (const seed of tenSeeds) {
      const made = films(seed, maxLoad, atOnce);
      const errors = looksAt(made)
        .filter(({ second }) => second >= made.film.seconds / 10)
        .flatMap(({ second, eta_seconds }) =>
          eta_seconds === undefined ? [] : Math.abs(second + eta_seconds - made.film.seconds) / made.film.seconds,
        );

      expect(Math.max(...errors)).toBeLessThan(0.25);
      // And it does say so: later if earlier films took very different times.
      expect((errors.length * 5) / made.film.seconds).toBeGreaterThan(0.5);
    }
  });

  it.each([
    // They are 78, 51 and 80 of these hundred films.
    ["two scenes at once, idle to twice as slow", 2, 2, 75],
    ["two scenes at once, idle to three times as slow", 2, 3, 48],
    ["eight scenes at once, idle to twice as slow", 8, 2, 76],
  ])("says the end right for most films whose load changes much: %s", (_, atOnce, maxLoad, wanted) => {
    const all = Array.from({ length: 100 }, (_, index) => {
      const seed = index + 1;
      const made = films(seed, maxLoad, atOnce);
      const looks = looksAt(made).filter(({ second }) => second >= made.film.seconds / 10);
      const errors = looks.flatMap(({ second, eta_seconds }) =>
        eta_seconds === undefined ? [] : Math.abs(second + eta_seconds - made.film.seconds) / made.film.seconds,
      );
      return { isRight: errors.every((error) => error < 0.25), said: errors.length / looks.length };
    });

    expect(all.filter(({ isRight, said }) => isRight && said > 0.5).length).toBeGreaterThanOrEqual(wanted);
    expect(all.reduce((sum, { said }) => sum + said, 0) / all.length).toBeGreaterThan(0.75);
  });

  it.each([
    ["two scenes at once, idle to twice as slow", 2, 2],
    ["two scenes at once, idle to three times as slow", 2, 3],
    ["eight scenes at once, idle to twice as slow", 8, 2],
  ])(
    "says a range that the end is in, to a quarter of the film's time, however the load changes: %s",
    (_, atOnce, maxLoad) => {
      const all = tenSeeds.map((seed) => outsideOfRange(films(seed, maxLoad, atOnce)));

      expect(Math.max(...all.map(({ worst }) => worst))).toBeLessThan(0.25);
      expect(all.reduce((sum, { said }) => sum + said, 0) / all.length).toBeGreaterThan(0.7);
    },
  );

  it("says a narrow range if earlier films and this one are alike", () => {
    const widths = tenSeeds.flatMap((seed) => {
      const made = films(seed, 1, 2);
      expect(outsideOfRange(made).worst).toBeLessThan(0.1);
      return looksAt(made).flatMap(({ eta_min_seconds: min, eta_max_seconds: max }) =>
        min === undefined || max === undefined ? [] : (max - min) / made.film.seconds,
      );
    });

    expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(1 / 3);
  });

  it("does not say that less than a minute is left of a film with minutes to go", () => {
    for (const seed of tenSeeds) {
      const { film, timings } = films(seed, 3, 2);
      for (const { second, eta_max_seconds } of looksAt({ film, timings }))
        if (film.seconds - second > 120) expect(eta_max_seconds ?? 60).toBeGreaterThan(30);
    }
  });

  it("goes on while the sound is made after the last scene, with the sound", () => {
    const work = filmWork(20, seededRandom(3));
    const film = simulateFilm({ ...work, mixing: 0, mixingBeside: 120 }, () => 1, 20);
    const { timings } = films(1, 1, 2);
    const lastScene = Math.max(...sceneTimes(film.at(film.seconds), "segments_made")) - momentOf(0).getTime();
    const looks = Array.from({ length: 18 }, (_, n) => Math.ceil(lastScene / 1000) + 5 * n).map((second) =>
      progressOf(film.at(second), timings, momentOf(second)),
    );

    expect(looks.every(({ stage, done }) => stage === "pictures" && done === 20)).toBe(true);
    const percents = looks.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    // It says more each time that a part of the sound is mixed, every 24 seconds.
    expect(new Set(percents).size).toBeGreaterThanOrEqual(4);
  });

  it("says nothing while the sound is made long after the last scene", () => {
    const { film, timings } = films(1, 1, 2);
    const task = film.at(film.seconds);
    const ended = Date.parse(task.stage_since ?? "") - (task.stage_seconds?.["film"] ?? 0) * 1000;
    const { film: _, ...stage_seconds } = task.stage_seconds ?? {};
    const { pictures = 0, ...before } = stage_seconds;
    const stage_since = new Date(ended - pictures * 1000).toISOString();
    const look = (seconds: number) =>
      progressOf(
        { ...task, stage: "pictures", stage_since, stage_seconds: before },
        timings,
        new Date(ended + seconds * 1000),
      );

    expect(look(0)).toHaveProperty("eta_max_seconds");
    expect(look(60)).not.toHaveProperty("eta_max_seconds");
  });

  it("says nothing before the first scene if earlier films took very different times", () => {
    const film = simulateFilm(filmWork(10, seededRandom(5)), () => 1, 2);
    const said = (pictures: readonly number[]) =>
      looksAt({ film, timings: { ...films(1, 1, 2).timings, pictures } }).find(({ eta_seconds }) => eta_seconds);

    expect(said([9, 9.2, 9.4, 9.6, 9.8])).toMatchObject({ stage: "story" });
    expect(said([5, 7, 9, 14, 20])).toMatchObject({ stage: "pictures", done: 1 });
  });

  it("says no number that is much too low, if the machine is five times as slow as for earlier films", () => {
    const { timings } = films(1, 1, 2);
    const film = simulateFilm(filmWork(10, seededRandom(5)), () => 5, 2);

    const said = looksAt({ film, timings }).filter(({ second }) => second > film.seconds / 10);

    // It was said for a while, then not any more, and again near the end.
    for (const { second, eta_seconds } of said)
      if (eta_seconds !== undefined)
        expect(Math.abs(second + eta_seconds - film.seconds) / film.seconds).toBeLessThan(0.25);
    expect(said.at(-1)).toHaveProperty("percent");
  });

  it("says the end of a machine's first film within a quarter of its time, from its first number on", () => {
    for (const seed of tenSeeds) {
      const film = simulateFilm(filmWork(10, seededRandom(seed)), () => 1, 2);

      const errors = looksAt({ film, timings: {} }).flatMap(({ second, eta_seconds }) =>
        eta_seconds === undefined ? [] : Math.abs(second + eta_seconds - film.seconds) / film.seconds,
      );

      expect(Math.max(...errors)).toBeLessThan(0.25);
      expect((errors.length * 5) / film.seconds).toBeGreaterThan(0.5);
    }
  });

  it("says the end of a first film by the built-in engines from its first tenth on, however fast the machine is", () => {
    for (const seed of tenSeeds)
      for (const slower of [0.7, 1, 2, 4]) {
        const film = simulateFilm(filmWork(10, seededRandom(seed), builtInVoice), () => slower, 2, builtInModels);

        const looks = looksAt({ film, timings: {} }).filter(({ second }) => second >= film.seconds / 10);
        const errors = looks.flatMap(({ second, eta_seconds }) =>
          eta_seconds === undefined ? [] : Math.abs(second + eta_seconds - film.seconds) / film.seconds,
        );

        expect(Math.max(...errors)).toBeLessThan(0.25);
        expect(looks[0]).toHaveProperty("eta_seconds");
        expect(errors.length / looks.length).toBeGreaterThan(0.75);
      }
  });

  it("says no number for the first film of a machine by other engines before its first scenes are finished", () => {
    const film = simulateFilm(filmWork(10, seededRandom(5)), () => 4, 2);
    const looks = looksAt({ film, timings: {} });

    const first = looks.find(({ eta_seconds }) => eta_seconds !== undefined);
    expect(first).toMatchObject({ stage: "pictures" });
    expect(Math.abs((first?.second ?? 0) + (first?.eta_seconds ?? 0) - film.seconds) / film.seconds).toBeLessThan(0.25);
  });
});

describe("expected seconds of a film", () => {
  it("are the medians of earlier films of its size", () => {
    const timings = {
      story: [2, 9, 2, 2],
      pictures: [20, 21, 22, 6, 7, 8],
      [sceneCounts]: [4, 4, 4, 20, 20, 20],
    };

    expect(expectedSeconds(timings, { video_scene_count: 5 })).toMatchObject({ story: 2, pictures: 5 * 21 });
    expect(expectedSeconds(timings, { video_scene_count: 20 })).toMatchObject({ story: 2, pictures: 20 * 7 });
  });

  it("are those of all films if too few are of its size or their sizes are not known", () => {
    expect(expectedSeconds({ pictures: [5, 6, 7], [sceneCounts]: [40, 40] }, { video_scene_count: 4 })).toMatchObject({
      pictures: 24,
    });
  });
});

describe("progress", () => {
  it("is what the contract says at every look", () => {
    for (const { second: _, ...look } of looksAt(films(3, 2, 2))) expect(Progress.parse(look)).toEqual(look);
  });

  it("expects nothing of a film that waits or has failed", () => {
    expect(progressOf(makeTask(), {}, later(0))).toMatchObject({
      stage: "waiting",
      label: "Waiting to start",
      percent: 0,
    });
    expect(progressOf(makeTask(), {}, later(0))).not.toHaveProperty("eta_seconds");
    expect(at({ stage: "voices", process_status: "failed" })).not.toHaveProperty("eta_seconds");
  });

  it("says where a film stopped", () => {
    expect(at({ stage: "pictures", process_status: "failed" }).label).toBe(
      "Stopped at: Drawing and filming the scenes",
    );
    expect(progressOf(makeTask({ process_status: "failed" }), {}, later(0)).label).toBe("Stopped before it started");
    expect(progressOf(makeTask({ process_status: "in_progress" }), {}, later(0)).label).toBe("Starting");
  });

  it("counts no drawing in the remaining time of a film in another language", () => {
    const timings = { pictures: [60, 60, 60], [sceneCounts]: [10, 10, 10] };
    const copied = { stage: "pictures" as const, source_mode: "translate" as const };
    const secondsOf = (task: Partial<TaskRecord>) => at(task, 0, timings).eta_seconds ?? 0;
    const marks = Array.from({ length: 10 }, (_, n) => writeSceneMark("pictures_made", n + 1, later(0)));

    expect(expectedSeconds(timings, { video_scene_count: 10, source_mode: "translate" }).pictures).toBeCloseTo(61.3, 1);
    expect(secondsOf(copied)).toBeLessThan(secondsOf({ stage: "pictures" }) / 5);
    expect(at({ ...copied, scene_marks: new Set(marks) }, 0, timings).percent).toBe(at(copied, 0, timings).percent);
  });

  it("says that the sound is mixed once all scenes are filmed, until it is", () => {
    const label = (task: Partial<TaskRecord>) => at({ stage: "pictures", sound_parts: soundParts, ...task }).label;
    const filmed = { segments_made: first(10) };

    expect(label({ segments_made: first(9), sound_made: first(1) })).toBe("Drawing and filming the scenes");
    expect(label(filmed)).toBe("Mixing the sound");
    expect(label({ ...filmed, sound_made: first(soundParts - 1) })).toBe("Mixing the sound");
    expect(label({ ...filmed, sound_made: first(soundParts) })).toBe("Drawing and filming the scenes");
    expect(label({ ...filmed, sound_parts: undefined })).toBe("Drawing and filming the scenes");
  });

  it("counts the scenes that are filmed, and the pictures that were kept", () => {
    const scenes = { pictures_made: first(8), segments_made: first(3), pictures_kept: first(6) };

    expect(at({ stage: "pictures", ...scenes })).toMatchObject({ done: 3, of: 10, kept_pictures: 6 });
  });
});
