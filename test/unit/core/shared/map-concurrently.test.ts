import { describe, expect, it } from "vitest";
import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";

describe("the files of a film's scenes", () => {
  it("are fetched a few at a time, however many there are, and stay in their order", async () => {
    let [now, most] = [0, 0];
    const results = await mapConcurrently(
      Array.from({ length: 95 }, (_, scene) => scene),
      async (scene) => {
        most = Math.max(most, ++now);
        for (let turn = 0; turn < scene % 7; turn++) await Promise.resolve();
        now--;
        return scene * 2;
      },
    );

    expect(results).toEqual(Array.from({ length: 95 }, (_, scene) => scene * 2));
    expect(most).toBe(4);
  });

  it("are not fetched any more where one is missing", async () => {
    let begun = 0;
    const fetched = mapConcurrently(Array.from({ length: 95 }).fill("scene"), async (_, scene) => {
      begun++;
      await Promise.resolve();
      if (scene === 1) throw new Error("It is gone");
    });

    await expect(fetched).rejects.toThrow("It is gone");
    await Promise.resolve();
    expect(begun).toBeLessThan(10);
  });
});
