import { describe, expect, it, vi } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { continueTask } from "#functions/core/order/repeat-task.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { ContentBlocked, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { LookBible, type Plan, PreviousStory } from "#functions/core/story/story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

const fox = { id: "fox", name: "Fox", kind: "fox", traits: [] };
const owl = { id: "owl", name: "Owl", kind: "owl", traits: [] };
const mole = { id: "mole", name: "Mole", kind: "mole", traits: [] };
const harbour = { id: "harbour", name: "the harbour", kind: "sea" as const, look: "Red boats." };
const hill = { id: "hill", name: "the hill", kind: "meadow" as const, look: "One tree." };
const scene = (number: number, ids: readonly string[], placeId: string) =>
  makeScene(number, {
    picture: {
      ...makeScene(number).picture,
      placeId,
      cast: ids.map((id) => ({ id, action: "stand" as const, mood: "calm" as const })),
    },
  });
/** Fox is in three scenes, owl in two, mole in one; the harbour is seen three times, the hill once. */
const plan: Plan = {
  ...makePlan(),
  cast: [fox, owl, mole],
  hero: "fox",
  places: [harbour, hill],
  scenes: [
    scene(1, ["fox"], "harbour"),
    scene(2, ["fox", "owl"], "harbour"),
    scene(3, ["owl", "mole"], "harbour"),
    scene(4, ["fox"], "hill"),
  ],
};

type DrawSheet = NonNullable<Illustrator["drawSheet"]>;

const makeFixture = async (task: Partial<TaskRecord> = {}, files: Readonly<Record<string, string>> = {}) => {
  const studio = fakeStudio();
  const drawSheet = vi.fn<DrawSheet>(async ({ subject }) => new TextEncoder().encode(subject.id));
  const deps = {
    ...fakePorts({ tasks: [makeRunningTask({ task_id: "web_1", ...task })] }),
    ...studio,
    illustrator: { ...studio.illustrator, drawSheet },
  };
  await deps.artifacts.put("plan.json", JSON.stringify(plan));
  for (const [key, text] of Object.entries(files)) await deps.artifacts.put(key, text);
  return deps;
};
type World = Awaited<ReturnType<typeof makeFixture>>;

const sheets = (deps: World) => drawSheets(deps, makeRun(), { scenesKey: "plan.json" });
const scenes = async (deps: World, ...numbers: readonly number[]) => {
  for (const number of numbers)
    await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey: deps.task().look_key ?? "", scene: number });
};
/** Sheets are drawn side by side, in any order. */
const subjects = ({ illustrator }: World) =>
  illustrator.drawSheet.mock.calls.map(([{ subject }]) => subject.id).toSorted();
/** The names of what each scene's picture was drawn after. */
const references = ({ illustrator }: World) =>
  Object.fromEntries(
    illustrator.draw.mock.calls.map(([order]) => [order.scene.number, order.references?.map(({ name }) => name)]),
  );

describe("the look bible", () => {
  it("has one sheet of each character and place that comes again, drawn once", async () => {
    const deps = await makeFixture();

    await sheets(deps);
    await sheets(deps);

    expect(subjects(deps)).toEqual(["fox", "harbour", "owl"]);
    expect(deps.illustrator.draw).toHaveBeenCalledOnce();
  });

  it("goes along only with the scenes it belongs to, with the first picture for the style of all others", async () => {
    const deps = await makeFixture();
    await sheets(deps);

    await scenes(deps, 1, 2, 3, 4);

    expect(references(deps)).toEqual({
      1: ["Fox", "the harbour"],
      2: ["Fox", "Owl", "the harbour", "Style"],
      3: ["Owl", "the harbour", "Style"],
      4: ["Fox", "Style"],
    });
  });

  it("takes the first picture that is accepted for the style", async () => {
    const deps = await makeFixture();
    for (let n = 0; n < 3; n++) deps.illustrator.draw.mockRejectedValueOnce(new ContentBlocked("Too wild"));

    await sheets(deps);

    const look = await readJson(deps, deps.task().look_key ?? "", LookBible);
    expect(look.firstPicture?.scene).toBe(2);
    expect(deps.task()).toMatchObject({ cards_made: new Set([1]), pictures_made: new Set([1, 2]) });
  });

  it("goes on where it was after a fault, and pays for no sheet twice", async () => {
    const deps = await makeFixture();
    deps.illustrator.draw.mockRejectedValueOnce(new Error("The machine went away"));
    await expect(sheets(deps)).rejects.toThrow("The machine went away");

    await sheets(deps);

    expect(subjects(deps)).toEqual(["fox", "harbour", "owl"]);
    expect((await readJson(deps, deps.task().look_key ?? "", LookBible)).firstPicture?.scene).toBe(1);
  });

  it("is without a sheet that is never usable, after few answers that are paid for", async () => {
    const deps = await makeFixture();
    deps.illustrator.drawSheet.mockRejectedValue(new UnusableAnswer("The picture is empty."));
    await expect(sheets(deps)).rejects.toThrow(UnusableAnswer);

    await drawSheets(deps, makeRun(), { scenesKey: "plan.json", retries: 3 });
    await scenes(deps, 1);

    expect(references(deps)[1]).toEqual([]);
  });

  it("is without a sheet that was refused: its subject is drawn after words", async () => {
    const deps = await makeFixture();
    deps.illustrator.drawSheet.mockImplementation(async ({ subject }) => {
      if (subject.id === "fox") throw new ContentBlocked("no");
      return new Uint8Array([1]);
    });

    await sheets(deps);
    await scenes(deps, 4);

    expect(references(deps)[4]).toEqual(["Style"]);
  });

  it("leaves no file for an illustrator that draws no sheets", async () => {
    const deps = await makeFixture();
    deps.illustrator.drawSheet.mockResolvedValue(undefined);
    deps.artifacts.written.splice(0);

    await sheets(deps);

    expect(deps.artifacts.written).toEqual([]);
    expect(deps.illustrator.draw).not.toHaveBeenCalled();
  });
});

describe("the user's own picture of the main character", () => {
  const own = { use_fixed_character: true, fixed_character_key: "own.png", fixed_character_name: "Fox" };

  it("goes to the scenes that the main character is in, and to no other", async () => {
    const deps = await makeFixture(own, { "own.png": "a fox" });

    await scenes(deps, 1, 2, 3, 4);

    const given = deps.illustrator.draw.mock.calls.map(([{ own = [] }]) => own.length > 0);
    expect(given).toEqual([true, true, false, true]);
  });

  it("takes the place of a sheet", async () => {
    const deps = await makeFixture(own, { "own.png": "a fox" });

    await sheets(deps);

    expect(subjects(deps)).toEqual(["harbour", "owl"]);
  });
});

describe("the look of a sequel", () => {
  const before = (style: string) => ({
    style,
    sheets: [
      { of: "character", id: "fox", key: "before-fox.png" },
      { of: "place", id: "harbour", key: "before-harbour.png" },
    ],
  });
  const sequel = async (style: string) =>
    makeFixture(
      { sequel_key: "sequel.json", image_illustration_style: "Watercolor" },
      {
        "sequel.json": JSON.stringify({
          ...{ title: "A", series: "A", part: 2, idea: "", storySoFar: "", ending: "", cast: [fox], isOpen: true },
          look: before(style),
        }),
        "before-fox.png": "the fox as it was",
        "before-harbour.png": "the harbour as it was",
      },
    );

  it("is that of the film before in the same style: only new subjects are drawn", async () => {
    const deps = await sequel("Watercolor");

    await sheets(deps);
    await scenes(deps, 2);

    expect(subjects(deps)).toEqual(["owl"]);
    const [last] = deps.illustrator.draw.mock.lastCall ?? [];
    expect(new TextDecoder().decode(last?.references?.[0]?.png)).toBe("the fox as it was");
  });

  it("is drawn after that of the film before in another style", async () => {
    const deps = await sequel("Pixel Art");

    await sheets(deps);

    const given = deps.illustrator.drawSheet.mock.calls.map(([{ subject, before: png }]) => [
      subject.id,
      png !== undefined,
    ]);
    expect(Object.fromEntries(given)).toEqual({ fox: true, owl: false, harbour: true });
  });

  it("is copied when the sequel is ordered, with cast and places, because the first film's files expire", async () => {
    const deps = await makeFixture();
    await sheets(deps);
    deps.put({
      ...deps.task(),
      process_status: "completed",
      scenes_key: "plan.json",
      expires_at: "2026-01-08T00:00:00.000Z",
    });

    const next = await continueTask(deps, "ada", "web_1", {});

    const kept = await readJson(deps, next.sequel_key ?? "", PreviousStory);
    expect(kept.cast).toEqual(plan.cast);
    expect(kept.places).toEqual(plan.places);
    expect(kept.look?.sheets.map(({ id }) => id)).toEqual(["fox", "owl", "harbour"]);
    for (const { key, id } of kept.look?.sheets ?? []) {
      expect(key.startsWith(`tasks/ada/${next.task_id}/`)).toBe(true);
      expect(new TextDecoder().decode(await deps.artifacts.get(key))).toBe(id);
    }
  });
});
