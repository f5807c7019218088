import { describe, expect, it } from "vitest";
import { builtInModels } from "#functions/core/provider/models.ts";
import { describeVideo } from "#functions/core/script/describe-video.ts";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";
import { makeRun } from "#test/support/task.ts";
import { makeFilm, makeFixture, type World } from "./make-film.ts";

describe("the texts for publishing", () => {
  const described = async (failure: Error, retries: number) => {
    const deps = makeFixture();
    const at = await makeFilm(deps);
    for (const key of deps.artifacts.written.filter((each) => each.includes("publishing-")))
      await deps.artifacts.removeAll(key);
    deps.writer.describe.mockClear();
    deps.writer.describe.mockRejectedValueOnce(failure);
    return { deps, end: describeVideo(deps, makeRun(), { ...at, retries }) };
  };
  it("have the owner's hashtags before the others, each once", async () => {
    const deps = makeFixture({ own_hashtags: "#LoreOfTheSea, Fox" });
    deps.writer.describe.mockResolvedValueOnce({ title: "T", description: "D", hashtags: ["#fox", "#sailing"] });

    await makeFilm(deps);

    expect(deps.task().youtube_video_hashtags).toBe("#LoreOfTheSea #Fox #sailing");
  });

  const modelsAsked = ({ writer }: World) => writer.describe.mock.calls.map(([{ model }]) => model);

  it("are asked for again while the provider is busy", async () => {
    const { end } = await described(new ProviderBusy("busy"), 3);
    await expect(end).rejects.toThrow(ProviderBusy);
  });

  it.each([
    ["a provider that stays busy", new ProviderBusy("busy"), 4],
    ["a refusal", new ContentBlocked("no"), 0],
    ["an answer that cannot be used", new Error("not JSON"), 0],
  ])("are written by the built-in publisher after %s", async (_, failure, retries) => {
    const { deps, end } = await described(failure, retries);

    await end;

    expect(modelsAsked(deps)).toEqual(["w-1", builtInModels.writer]);
    expect(deps.task()).toMatchObject({ youtube_video_title: "The fox at sea" });
  });
});

it("the last scene alone has the end card, and the time for it", async () => {
  const [plain, ended] = [makeFixture(), makeFixture({ end_card: "Tales of the Sea" })];
  await makeFilm(plain);
  await makeFilm(ended);

  const rendered = ({ film }: World) => film.renderScene.mock.calls.map(([{ endCard }]) => endCard);
  expect(rendered(plain)).toEqual(Array(10).fill(undefined));
  expect(rendered(ended)).toEqual([...Array(9).fill(undefined), "Tales of the Sea"]);
  const frames = ({ film }: World) => film.renderScene.mock.calls.map((call) => call[0].frames);
  const [last = 0, nine = 0] = [frames(ended).at(-1), frames(ended).at(-2)];
  expect(last - nine).toBeGreaterThan(3 * 30);
});

it("the first card has the line of the intro card above the title", async () => {
  const world = makeFixture({ intro_card: "Tales of the Sea presents" });
  await makeFilm(world);

  const cards = world.film.renderScene.mock.calls.map(([{ card }]) => card);
  expect(cards[0]).toEqual({ kicker: "Tales of the Sea presents", title: "The fox at sea" });
  expect(cards.slice(1)).toEqual(Array(9).fill(undefined));
});
