import { describe, expect, it } from "vitest";
import { listQueryParams, matchesSearch, parseListQuery } from "#web/src/features/tasks/filters.ts";
import { downloadFileName, truncate } from "#web/src/lib/format.ts";
import { nextStableEta, secondsUntil } from "#web/src/lib/stable-eta.ts";

describe("the address of the list", () => {
  const asked = (search: string) => parseListQuery(new URLSearchParams(search));

  it("contains status, page and search text", () => {
    expect(asked("filter=failed&page=3&search=owl")).toEqual({ filter: "failed", page: 3, words: "owl" });
  });

  it.each(["filter=lost", "page=0", "page=-1", "page=two", "page=1.5", "search=+"])("ignores %s", (search) => {
    expect(asked(search)).toEqual({ filter: "all", page: 1, words: "" });
  });

  it.each(["", "filter=pending", "filter=completed&search=a+fox&page=2"])("survives a round trip: %s", (search) => {
    expect(new URLSearchParams(listQueryParams(asked(search))).toString()).toBe(search);
  });
});

describe("a search", () => {
  const film = { task_id: "web_1_ab", code_name: "Moon", story_title: "The Owl", input_story: "A bird sings" };

  it.each(["moon", "OWL", "bird moon", "web_1_ab", "sin"])(
    "finds a task by title, story or complete id: %s",
    (words) => {
      expect(matchesSearch(film, words)).toBe(true);
    },
  );

  it.each(["moon fox", "web_1"])("needs every word, and the complete id: %s", (words) => {
    expect(matchesSearch(film, words)).toBe(false);
  });
});

describe("a stable ETA", () => {
  const now = 1_000_000;

  it("counts down to zero and not below", () => {
    const end = nextStableEta(undefined, 90, now);

    expect([0, 60, 120].map((later) => secondsUntil(end, now + later * 1000))).toEqual([90, 30, 0]);
  });

  it("shows an earlier end at once", () => {
    const end = nextStableEta(undefined, 90, now);

    expect(secondsUntil(nextStableEta(end, 60, now), now)).toBe(60);
  });

  it("never goes up: it counts down to a later end more slowly", () => {
    const end = nextStableEta(nextStableEta(undefined, 90, now), 120, now);

    expect([0, 60, 120].map((later) => secondsUntil(end, now + later * 1000))).toEqual([90, 45, 0]);
    expect(end.isDelayed).toBe(false);
  });

  it("reports a delay if the end is much later", () => {
    const end = nextStableEta(nextStableEta(undefined, 60, now), 300, now);

    expect(end.isDelayed).toBe(true);
    expect(secondsUntil(end, now)).toBe(60);
  });
});

it("truncates a long title and keeps a short one", () => {
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
