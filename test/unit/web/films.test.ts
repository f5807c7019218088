import { describe, expect, it } from "vitest";
import { listQueryParams, parseListQuery, startOfPeriod } from "#web/src/features/tasks/filters.ts";
import { downloadFileName, truncate } from "#web/src/lib/format.ts";
import { nextStableEta, secondsUntil } from "#web/src/lib/stable-eta.ts";

describe("the address of the list", () => {
  const asked = (search: string) => parseListQuery(new URLSearchParams(search));

  it("contains status, page and search text", () => {
    expect(asked("filter=failed&page=3&search=owl")).toMatchObject({ filter: "failed", page: 3, words: "owl" });
  });

  it("contains story type, source and period", () => {
    expect(asked("type=comics_story&source=api_call&days=7")).toMatchObject({
      type: "comics_story",
      source: "api_call",
      period: "7",
    });
  });

  it.each(["filter=lost", "page=0", "page=-1", "page=two", "page=1.5", "search=+", "type=x", "source=x", "days=2"])(
    "ignores %s",
    (search) => {
      expect(asked(search)).toEqual({ filter: "all", page: 1, words: "" });
    },
  );

  it.each([
    "",
    "filter=pending",
    "filter=completed&search=a+fox&page=2",
    "search=owl&type=poetry_story&source=web_user&days=365",
  ])("survives a round trip: %s", (search) => {
    expect(new URLSearchParams(listQueryParams(asked(search))).toString()).toBe(search);
  });
});

it.each([
  ["1", new Date(2026, 2, 2)],
  ["7", new Date(2026, 1, 24)],
])("starts a period of %s days at midnight, today included", (period, start) => {
  expect(startOfPeriod(period, new Date(2026, 2, 2, 15, 30))).toEqual(start);
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
