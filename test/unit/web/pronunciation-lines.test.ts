import { describe, expect, it } from "vitest";
import { linesOf, readLines } from "#web/src/lib/pronunciation-lines.ts";

describe("the lines of the pronunciations field", () => {
  it("become words and how they are spoken, and back", () => {
    const { list, unread } = readLines("Siobhan = shi vawn\n\n x=y = why ", 50);

    expect(list).toEqual([
      { word: "Siobhan", say: "shi vawn" },
      { word: "x", say: "y = why" },
    ]);
    expect(unread).toEqual([]);
    expect(linesOf(list)).toBe("Siobhan = shi vawn\nx = y = why");
  });

  it("that are not complete are named, and not ordered", () => {
    expect(readLines("Siobhan\nAWS =\n= what\nLi = lee", 50)).toEqual({
      list: [{ word: "Li", say: "lee" }],
      unread: [1, 2, 3],
    });
  });

  it("beyond the most that a list can have are named", () => {
    const { list, unread } = readLines(Array.from({ length: 52 }, (_, nth) => `w${nth} = s`).join("\n"), 50);

    expect(list).toHaveLength(50);
    expect(unread).toEqual([51, 52]);
  });
});
