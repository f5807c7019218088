import { describe, expect, it } from "vitest";
import { listQueryParams, matchesSearch, parseListQuery } from "#web/src/features/tasks/filters.ts";
import { downloadFileName, truncate } from "#web/src/lib/format.ts";
import { nextStableEta, secondsUntil } from "#web/src/lib/stable-eta.ts";

describe("the address of the list", () => {
  const asked = (search: string) => parseListQuery(new URLSearchParams(search));

  it("says which status, which page and what is searched for", () => {
    expect(asked("filter=failed&page=3&search=owl")).toEqual({ filter: "failed", page: 3, words: "owl" });
  });

  it.each(["filter=lost", "page=0", "page=-1", "page=two", "page=1.5", "search=+"])("ignores %s", (search) => {
    expect(asked(search)).toEqual({ filter: "all", page: 1, words: "" });
  });

  it.each(["", "filter=pending", "filter=completed&search=a+fox&page=2"])(
    "is made of what it asks for: %s",
    (search) => {
      expect(new URLSearchParams(listQueryParams(asked(search))).toString()).toBe(search);
    },
  );
});

describe("a search", () => {
  const film = { task_id: "web_1_ab", code_name: "Moon", story_title: "The Owl", input_story: "A bird sings" };

  it.each(["moon", "OWL", "bird moon", "web_1_ab", "sin"])(
    "finds a film by its names, its story or its whole id: %s",
    (words) => {
      expect(matchesSearch(film, words)).toBe(true);
    },
  );

  it.each(["moon fox", "web_1"])("wants each of its words, and an id as a whole: %s", (words) => {
    expect(matchesSearch(film, words)).toBe(false);
  });
});

describe("a promised end", () => {
  const now = 1_000_000;

  it("comes nearer as time goes by, and never falls below nothing", () => {
    const end = nextStableEta(undefined, 90, now);

    expect([0, 60, 120].map((later) => secondsUntil(end, now + later * 1000))).toEqual([90, 30, 0]);
  });

  it("takes an earlier end at once, and does not waver with a somewhat later one", () => {
    const end = nextStableEta(undefined, 90, now);

    expect(secondsUntil(nextStableEta(end, 60, now), now)).toBe(60);
    expect(secondsUntil(nextStableEta(end, 120, now), now)).toBe(90);
  });

  it("says that it was put off where it is much later", () => {
    expect(nextStableEta(nextStableEta(undefined, 60, now), 300, now)).toEqual({ at: now + 300_000, isDelayed: true });
  });
});

it("ends a long title in three dots, and leaves a short one", () => {
  expect(truncate("a".repeat(51), 50)).toBe(`${"a".repeat(50)}...`);
  expect(truncate("a".repeat(50), 50)).toBe("a".repeat(50));
});

it.each([
  ["The Owl: a tale?", "The Owl a tale.mp4"],
  ["../etc/passwd", "etc passwd.mp4"],
  ["...", "film.mp4"],
  ["月亮的故事", "月亮的故事.mp4"],
])("saves a film named %s as %s", (name, file) => {
  expect(downloadFileName(name, "mp4")).toBe(file);
});
