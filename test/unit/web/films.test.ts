import { describe, expect, it } from "vitest";
import { addressOf, askedBy } from "#web/src/features/tasks/filters.ts";
import { isMeant } from "#web/src/features/tasks/is-meant.ts";
import { ellipsis } from "#web/src/lib/ellipsis.ts";
import { fileName } from "#web/src/lib/file-name.ts";
import { leftOf, promiseOf } from "#web/src/lib/promise-of-end.ts";

describe("the address of the list", () => {
  const asked = (search: string) => askedBy(new URLSearchParams(search));

  it("says which status, which page and what is searched for", () => {
    expect(asked("filter=failed&page=3&search=owl")).toEqual({ filter: "failed", page: 3, words: "owl" });
  });

  it.each(["filter=lost", "page=0", "page=-1", "page=two", "page=1.5", "search=+"])("ignores %s", (search) => {
    expect(asked(search)).toEqual({ filter: "all", page: 1, words: "" });
  });

  it.each(["", "filter=pending", "filter=completed&search=a+fox&page=2"])(
    "is made of what it asks for: %s",
    (search) => {
      expect(new URLSearchParams(addressOf(asked(search))).toString()).toBe(search);
    },
  );
});

describe("a search", () => {
  const film = { task_id: "web_1_ab", code_name: "Moon", story_title: "The Owl", input_story: "A bird sings" };

  it.each(["moon", "OWL", "bird moon", "web_1_ab", "sin"])(
    "finds a film by its names, its story or its whole id: %s",
    (words) => {
      expect(isMeant(film, words)).toBe(true);
    },
  );

  it.each(["moon fox", "web_1"])("wants each of its words, and an id as a whole: %s", (words) => {
    expect(isMeant(film, words)).toBe(false);
  });
});

describe("a promised end", () => {
  const now = 1_000_000;

  it("comes nearer as time goes by, and never falls below nothing", () => {
    const end = promiseOf(undefined, 90, now);

    expect([0, 60, 120].map((later) => leftOf(end, now + later * 1000))).toEqual([90, 30, 0]);
  });

  it("takes an earlier end at once, and does not waver with a somewhat later one", () => {
    const end = promiseOf(undefined, 90, now);

    expect(leftOf(promiseOf(end, 60, now), now)).toBe(60);
    expect(leftOf(promiseOf(end, 120, now), now)).toBe(90);
  });

  it("says that it was put off where it is much later", () => {
    expect(promiseOf(promiseOf(undefined, 60, now), 300, now)).toEqual({ at: now + 300_000, putOff: true });
  });
});

it("ends a long title in three dots, and leaves a short one", () => {
  expect(ellipsis("a".repeat(51), 50)).toBe(`${"a".repeat(50)}...`);
  expect(ellipsis("a".repeat(50), 50)).toBe("a".repeat(50));
});

it.each([
  ["The Owl: a tale?", "The Owl a tale.mp4"],
  ["../etc/passwd", "etc passwd.mp4"],
  ["...", "film.mp4"],
  ["月亮的故事", "月亮的故事.mp4"],
])("saves a film named %s as %s", (name, file) => {
  expect(fileName(name, "mp4")).toBe(file);
});
