import { describe, expect, it, vi } from "vitest";
import { personOf, welcomeUser } from "#functions/core/account/welcome-user.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { ofKind } from "#test/support/ports.ts";

/** A table that knows users, persons and what was granted. */
const makeFixture = () => {
  const known = new Set<string>();
  const granted: string[] = [];
  const commit = vi.fn(async (changes: readonly Change[]) => {
    const marks = changes.flatMap((change) => {
      if (change.kind === "insert-profile") return [`user ${change.profile.userId}`];
      return change.kind === "insert-person" ? [`person ${change.mark}`] : [];
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
    const deps = makeFixture();

    await welcomeUser(deps, "ada", "ada@example.com");

    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.granted).toEqual(["signup#ada 10"]);
    expect(deps.known).toContain("user ada");
  });

  it("has the language of the site on which it signed up, if that is known", async () => {
    const deps = makeFixture();

    await welcomeUser(deps, "ada", "ada@example.com", "de");
    await welcomeUser(deps, "bob", "bob@example.com");

    const profiles = deps.commit.mock.calls.flatMap(([changes]) => ofKind(changes, "insert-profile"));
    expect(profiles.map(({ profile }) => profile.language)).toEqual(["de", undefined]);
  });

  it("gets them once, however often the mail is confirmed", async () => {
    const deps = makeFixture();

    await welcomeUser(deps, "ada", "ada@example.com");
    await welcomeUser(deps, "ada", "ada@example.com");

    expect(deps.granted).toEqual(["signup#ada 10"]);
  });

  it("gets a profile only, who is known by another address", async () => {
    const deps = makeFixture();

    await welcomeUser(deps, "ada", "a.da+films@gmail.com");
    await welcomeUser(deps, "ada-2", "ADA@googlemail.com");

    expect(deps.granted).toEqual(["signup#ada 10"]);
    expect(deps.known).toContain("user ada-2");
  });

  it("is not welcomed where the table does not answer", async () => {
    const deps = makeFixture();
    deps.commit.mockRejectedValueOnce(new Error("no network"));

    await expect(welcomeUser(deps, "ada", "ada@example.com")).rejects.toThrow("no network");
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
