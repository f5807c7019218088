import { interpret } from "@animation-agent/aws-emulators/step-functions";
import { expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import { creditsPerDollar, packages } from "#contract/catalogue/packages.ts";
import { measured } from "#infra/cost/measured.ts";
import { makeVideo } from "#state-machines/make-video.ts";
import { engines, filmCost, total } from "#tools/docs/cost/film-cost.ts";
import { costPage } from "#tools/docs/cost-page.ts";

/** US dollars for a credit in the cheapest package. */
const cheapestCredit = Math.min(...packages.map(({ amount, credits }) => amount / 100 / credits));

const films = engines.flatMap((engine) => minutesSold.map((minutes) => ({ engine, minutes })));
const costOf = ({ engine, minutes }: (typeof films)[number]) => total(filmCost(minutes, engine));
const creditsOf = ({ minutes }: (typeof films)[number]) => lengths[minutes].credits;

it("every film costs less than its price", () => {
  for (const film of films) {
    expect(Object.values(filmCost(film.minutes, film.engine)).every((part) => part >= 0)).toBe(true);
    expect(costOf(film), `${film.engine}, ${film.minutes} minutes`).toBeLessThan(creditsOf(film) / creditsPerDollar);
  }
});

it("only the shortest film by Gemini costs more than the credits of the largest package; the page says so", () => {
  const losing = films.filter((film) => costOf(film) >= creditsOf(film) * cheapestCredit);

  expect(losing).toEqual([{ engine: "Gemini", minutes: 3 }]);
  expect(costPage()).toContain("only a film of 3 minutes costs more than its credits");
});

/** The states that a film of so many scenes enters, and the functions that it invokes, counted on the interpreter. */
const countsOf = async (scenes: number) => {
  const calls: string[] = [];
  let entered = 0;
  const rewritten = Array.from({ length: scenes }, (_, at) => ({ scene: at + 1, seconds: 10 }));
  const answers: Readonly<Record<string, (nth: number) => unknown>> = {
    WriteStory: () => ({ storyKey: "story" }),
    PlanScenes: () => ({ scenesKey: "scenes", scenes, drawsEarly: true, needsSheets: false }),
    // All scenes are rewritten; then they are spoken again; then the length fits.
    FitLength: (nth) => ({
      fits: nth === 3,
      rescale: nth === 1 ? rewritten : [],
      ...{ scenesKey: "scenes", timingKey: "timing", round: nth },
    }),
    VoiceScene: () => ({ sound: "sound", words: "words" }),
    DrawScene: () => ({ picture: "picture", layers: "layers" }),
    WriteCaptions: () => ({ srt: "srt", vtt: "vtt" }),
  };
  await interpret(
    JSON.stringify(makeVideo).replace(/\$\{(\w+)\}/g, "$1"),
    { userId: "u", taskId: "t", attempt: 1, startAfter: "2026-01-01T12:01:00.000Z" },
    {
      invoke: async (stage) => {
        calls.push(stage);
        return answers[stage]?.(calls.filter((each) => each === stage).length) ?? {};
      },
      now: () => new Date("2026-01-01T12:00:00.000Z"),
      onEvent: (type) => {
        if (type.endsWith("StateEntered")) entered++;
      },
    },
  );
  return { entered, invoked: calls.length };
};

it("counts the states and the functions of a film as they are in make-video", async () => {
  for (const scenes of [10, 95]) {
    const { film, scene } = measured.transitions;
    const { entered, invoked } = await countsOf(scenes);

    expect({ scenes, entered, invoked }).toEqual({
      scenes,
      entered: film + scene * scenes,
      invoked: measured.invocations.film + measured.invocations.scene * scenes,
    });
  }
});

it("costs two films by the built-in engines what a calculation by hand says", () => {
  // 3 minutes, 10 scenes, AWS's prices of us-east-1.
  const three = {
    compute: 180 * 1.769 * 0.0000133334 + (14 + 5 * 10 + 8) * 0.0000002,
    workflow: (35 + 5 * 10) * 0.000025 + 6 * 0.000001,
    storage: 96 * 0.000005 + 2 * 96 * 0.0000004 + 0.1548 * (8 / 30) * 0.023,
    signatures: (11 + 10) * 0.000015,
    delivery: 3 * 0.0252 * 0.085 + 60 * (0.0000035 + 0.000001 + 0.0000002 + 0.000000333335) + 2 * 0.0001,
  };
  // 60 minutes, 95 scenes.
  const sixty = {
    compute: 3_600 * 1.769 * 0.0000133334 + (14 + 5 * 95 + 8) * 0.0000002,
    workflow: (35 + 5 * 95) * 0.000025 + 6 * 0.000001,
    storage: 776 * 0.000005 + 2 * 776 * 0.0000004 + 3.096 * (8 / 30) * 0.023,
    signatures: (11 + 95) * 0.000015,
    delivery: 3 * 0.504 * 0.085 + 60 * (0.0000035 + 0.000001 + 0.0000002 + 0.000000333335) + 2 * 0.0001,
  };

  for (const [minutes, byHand] of [
    [3, three],
    [60, sixty],
  ] as const)
    for (const [part, dollars] of Object.entries(byHand))
      expect(filmCost(minutes, "studio")[part as keyof typeof byHand], `${minutes} minutes, ${part}`).toBeCloseTo(
        dollars,
        9,
      );
});
