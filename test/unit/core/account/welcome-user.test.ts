import { describe, expect, it, vi } from "vitest";
import { personOf, welcomeUser } from "#functions/core/account/welcome-user.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** A table that knows users, persons and what was granted. */
const aWorld = () => {
  const known = new Set<string>();
  const granted: string[] = [];
  const commit = vi.fn(async (changes: readonly Change[]) => {
    const marks = changes.flatMap((change) => {
      if (change.kind === "insert-profile") return [`user ${change.profile.userId}`];
      return change.kind === "mark-person" ? [`person ${change.mark}`] : [];
    });
    if (marks.some((mark) => known.has(mark))) throw new Refusal("conflict", "known");
    for (const mark of marks) known.add(mark);
    for (const change of changes)
      if (change.kind === "move-credits") granted.push(...change.entries.map(({ id, amount }) => `${id} ${amount}`));
  });
  return { commit, known, granted, now: () => new Date("2026-01-01T00:00:00.000Z"), signupCredits: 10 };
};

describe("a new user", () => {
  it("gets a profile and the first credits, in one commit", async () => {
    const use = aWorld();

    await welcomeUser(use, "ada", "ada@example.com");

    expect(use.commit).toHaveBeenCalledTimes(1);
    expect(use.granted).toEqual(["signup#ada 10"]);
    expect(use.known).toContain("user ada");
  });

  it("gets them once, however often the mail is confirmed", async () => {
    const use = aWorld();

    await welcomeUser(use, "ada", "ada@example.com");
    await welcomeUser(use, "ada", "ada@example.com");

    expect(use.granted).toEqual(["signup#ada 10"]);
  });

  it("gets a profile only, who is known by another address", async () => {
    const use = aWorld();

    await welcomeUser(use, "ada", "a.da+films@gmail.com");
    await welcomeUser(use, "ada-2", "ADA@googlemail.com");

    expect(use.granted).toEqual(["signup#ada 10"]);
    expect(use.known).toContain("user ada-2");
  });

  it("is not welcomed where the table does not answer", async () => {
    const use = aWorld();
    use.commit.mockRejectedValueOnce(new Error("no network"));

    await expect(welcomeUser(use, "ada", "ada@example.com")).rejects.toThrow("no network");
  });
});

describe("one person", () => {
  it.each([
    ["Ada@Example.com", "ada@example.com"],
    ["ada+films@example.com", "ada@example.com"],
    ["a.d.a@gmail.com", "ada@gmail.com"],
    ["ada@googlemail.com", "ada@gmail.com"],
    ["a\u00adda@example.com", "ada@example.com"],
    ["ａｄａ@example.com", "ada@example.com"],
  ])("is %s as well as %s", (one, other) => {
    expect(personOf(one)).toBe(personOf(other));
  });

  it.each([
    ["a.da@example.com", "ada@example.com"],
    ["ada@example.com", "ada@example.org"],
  ])("is not %s and %s", (one, other) => {
    expect(personOf(one)).not.toBe(personOf(other));
  });
});
