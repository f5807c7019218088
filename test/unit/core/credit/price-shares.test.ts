import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import { priceOfCards, priceOfMade } from "#functions/core/credit/price-shares.ts";
import { makeTask } from "#test/support/task.ts";

const first = (scenes: number) => new Set(Array.from({ length: scenes }, (_, n) => n + 1));

describe("the price of what a cancelled film had made", () => {
  it.each([
    ["nothing", {}, 0],
    ["the story", { story_key: "story" }, 10],
    ["the story and all voices", { story_key: "story", voices_made: first(10) }, 30],
    ["half of the pictures too", { story_key: "story", voices_made: first(10), pictures_made: first(5) }, 60],
    [
      "all but the film",
      { story_key: "story", voices_made: first(10), pictures_made: first(10), segments_made: first(10) },
      90,
    ],
    ["everything", { story_key: "s", voices_made: first(10), pictures_made: first(10), video_key: "v" }, 100],
    ["a card instead of each second picture", { pictures_made: first(10), cards_made: first(5) }, 30],
  ] as const)("is that of %s", (_, made, price) => {
    expect(priceOfMade({ ...makeTask({ credit_cost: 100 }), ...made })).toBe(price);
  });

  it("is rounded for the user", () => {
    expect(priceOfMade(makeTask({ credit_cost: 10, video_scene_count: 10, pictures_made: first(1) }))).toBe(0);
    expect(priceOfMade(makeTask({ credit_cost: 10, video_scene_count: 10, pictures_made: first(2) }))).toBe(1);
  });

  it("grows with every scene, and never above the price, for every length that is sold", () => {
    for (const minutes of minutesSold) {
      const { scenes, credits } = lengths[minutes];
      const task = makeTask({
        credit_cost: credits,
        video_scene_count: scenes,
        story_key: "s",
        voices_made: first(scenes),
      });
      const prices = Array.from({ length: scenes + 1 }, (_, n) => priceOfMade({ ...task, pictures_made: first(n) }));

      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices.at(0)).toBe(Math.floor((credits * 30) / 100));
      expect(prices.at(-1)).toBe(Math.floor((credits * 90) / 100));
    }
  });
});

describe("the price of title cards", () => {
  it.each([
    [0, 0],
    [1, 6],
    [5, 30],
    [10, 60],
  ])("of %i of ten scenes is %i of a hundred credits", (cards, credits) => {
    expect(priceOfCards(makeTask({ credit_cost: 100, cards_made: first(cards) }))).toBe(credits);
  });

  it("is exact to the credit, rounded for the user, whatever a film costs and has", () => {
    fc.assert(
      fc.property(fc.constantFrom(...minutesSold), fc.nat(95), (minutes, n) => {
        const { scenes, credits } = lengths[minutes];
        const cards = Math.min(n, scenes);
        const back = priceOfCards(
          makeTask({ credit_cost: credits, video_scene_count: scenes, cards_made: first(cards) }),
        );
        const exact = (BigInt(credits) * 60n * BigInt(cards) + BigInt(100 * scenes) - 1n) / BigInt(100 * scenes);

        expect(BigInt(back)).toBe(exact);
      }),
    );
  });
});
