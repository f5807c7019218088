import { describe, expect, it } from "vitest";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const german =
  "Die Wärterin stieg die Treppe hinauf und zündete die Lampe an. Weit draußen auf dem Meer hörte der Sturm zu.";
const scenes = [1, 2].map((number) => ({ number, title: `Night ${number}`, narration: "The keeper lit the lamp." }));
const request = {
  title: "The keeper",
  cast: [{ id: "keeper", name: "The keeper" }],
  scenes,
  from: "english",
  language: "german",
  storyType: "fantasy_story",
  audienceAge: "adults",
  model: "m-1",
} as const;
const title = { title: "Die Wärterin", names: [{ id: "keeper", name: "Die Wärterin" }] };
const scene = (number: number, narration = german) => ({ number, title: `Nacht ${number}`, narration });

const translated = async (...answers: readonly unknown[]) => {
  const { engine, requests } = scriptedEngine(...answers);
  return { translation: await engineWriter(engine).translate?.(request), requests };
};

describe("a translation by an engine", () => {
  it("has the title, the names and every narration, in the order of the scenes", async () => {
    const { translation, requests } = await translated(title, { scenes: [scene(2), scene(1)] });

    expect(translation).toEqual({
      title: "Die Wärterin",
      names: { keeper: "Die Wärterin" },
      scenes: [scene(1), scene(2)],
    });
    expect(requests[1]?.task).toContain("from English into German");
    expect(requests[1]?.task).toContain('{"name":"The keeper","as":"Die Wärterin"}');
  });

  it("has the descriptions of the pictures where the film has them", async () => {
    const { engine, requests } = scriptedEngine(title, {
      scenes: [1, 2].map((number) => ({ ...scene(number), description: "Die Wärterin steht am Fenster." })),
    });
    const described = scenes.map((each) => ({ ...each, description: "The keeper stands at the window." }));

    const translation = await engineWriter(engine).translate?.({ ...request, scenes: described });

    expect(translation?.scenes.map(({ description }) => description)).toEqual(
      Array(2).fill("Die Wärterin steht am Fenster."),
    );
    expect(requests[1]?.task).toContain("The keeper stands at the window.");
  });

  it.each([
    ["leaves a scene out", { scenes: [scene(1)] }, "it leaves out the scenes 2"],
    [
      "is in the language before",
      {
        scenes: scenes.map(({ number }) => scene(number, "The keeper climbed the stairs and lit the lamp. ".repeat(4))),
      },
      "another language than German",
    ],
  ])("is asked for again with the reason where it %s", async (_, wrong, reason) => {
    const { translation, requests } = await translated(title, wrong, { scenes: [scene(1), scene(2)] });

    expect(translation?.scenes).toHaveLength(2);
    expect(requests[2]?.task).toContain(reason);
  });

  it("is refused where it leaves scenes out again", async () => {
    await expect(translated(title, { scenes: [scene(1)] }, { scenes: [scene(1)] })).rejects.toThrow(UnusableAnswer);
  });
});
