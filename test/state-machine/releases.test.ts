import { readFileSync } from "node:fs";
import { interpret } from "@animation-agent/aws-emulators/step-functions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allStages, stagesIn } from "#state-machines/stages.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { fakeStudio } from "#test/support/studio.ts";
import { makeRun, makeTask } from "#test/support/task.ts";
import { bundleReleases, type Release } from "./support/releases.ts";

const text = readFileSync("state-machines/make-video.asl.json", "utf8");
const definition = text.replace(/\$\{(\w+)\}/g, "$1");

let releases: Awaited<ReturnType<typeof bundleReleases>>;
beforeAll(async () => {
  releases = await bundleReleases(allStages("make-video", text));
});
afterAll(() => releases.remove());

/** A film of fake engines, whose nth call of a stage is served by a release that the test chooses. */
const makeFilm = async (releaseOf: (nth: number) => Release, startedWith = definition) => {
  const deps = {
    ...fakePorts({ tasks: [makeTask()], available: 0 }),
    ...fakeStudio(),
  };
  const calls: string[] = [];
  const start = { ...makeRun(), startAfter: deps.task().start_after };
  const outcome = await interpret(startedWith, start, {
    invoke: async (name, payload) => {
      const stage = releaseOf(calls.push(name))[name];
      const result = await stage?.run(deps, stage.input.parse(payload));
      return stage?.output.parse(result) ?? null;
    },
    pause: async () => {},
    now: () => deps.now(),
  }).then(
    () => "succeeded",
    (error: Error) => `${error.name} ${error.message}`,
  );
  return { deps, calls, outcome };
};

describe("a release while a film is made", () => {
  it("loses no film and makes nothing twice, after whatever stage it comes", async () => {
    const { calls } = await makeFilm(() => releases.today);
    expect(new Set(calls)).toEqual(
      new Set(
        stagesIn(text).filter(
          (stage) => !["FailTask", "WaitForReview", "ResumeFilm", "SplitNarration"].includes(stage),
        ),
      ),
    );

    for (const released of [0, ...calls.keys(), calls.length]) {
      if (calls[released] === calls[released - 1]) continue;
      const film = await makeFilm((nth) => (nth <= released ? releases.today : releases.changed));

      const at = `after ${calls[released - 1] ?? "nothing"} (call ${released})`;
      expect([at, film.outcome]).toEqual([at, "succeeded"]);
      expect(film.calls).toHaveLength(calls.length);
      expect(film.deps.task().process_status).toBe("completed");
      expect(film.deps.account).toMatchObject({ held: 0, spent: 10 });
      expect(film.deps.illustrator.draw).toHaveBeenCalledTimes(10);
      expect(film.deps.film.renderScene).toHaveBeenCalledTimes(10);
      expect(film.deps.film.joinFilm).toHaveBeenCalledTimes(1);
    }
  });

  it("is a change that the stages notice: the names of all files differ", async () => {
    const [before, after] = [await makeFilm(() => releases.today), await makeFilm(() => releases.changed)];
    const names = ({ deps }: typeof before) => deps.artifacts.written;

    expect(names(after).filter((name) => names(before).includes(name))).toEqual([]);
    expect(ofKind(after.deps.committed, "emit")).toHaveLength(2);
  });

  it("finishes a film by the definition of the release before, with the functions of this one", async () => {
    const former = readFileSync("test/state-machine/support/former-make-video.asl.json", "utf8");
    const { calls } = await makeFilm(() => releases.today);

    const film = await makeFilm(() => releases.today, former.replace(/\$\{(\w+)\}/g, "$1"));

    expect(film.outcome).toBe("succeeded");
    expect(film.deps.task()).toMatchObject({
      process_status: "completed",
      captions_srt_key: expect.stringContaining(".srt"),
      everything_key: expect.stringContaining(".zip"),
      editor_key: expect.stringContaining(".zip"),
    });
    expect(film.calls).toContain("PackFilm");
    expect(calls).not.toContain("PackFilm");
  });

  it("may go back and forth between two releases, as it does while one is rolled out", async () => {
    const film = await makeFilm((nth) => (nth % 2 === 0 ? releases.today : releases.changed));

    expect(film.outcome).toBe("succeeded");
    expect(film.deps.account).toMatchObject({ held: 0, spent: 10 });
  });
});
