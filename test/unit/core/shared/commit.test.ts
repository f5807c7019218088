import { describe, expect, it, vi } from "vitest";
import type { AuditChange } from "#functions/core/admin/changes.ts";
import type { LedgerChange } from "#functions/core/credit/changes.ts";
import type { PauseChange } from "#functions/core/provider/changes.ts";
import { type Commits, retryOnConflict } from "#functions/core/shared/commit.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

const conflict = () => new Refusal("conflict", "The record changed");
const resume = { kind: "resume-provider", provider: "gemini" } as const;

describe("retryOnConflict", () => {
  it("reads and decides again after a conflict", async () => {
    const commit = vi.fn<Commits<PauseChange>["commit"]>().mockRejectedValueOnce(conflict());
    const decide = vi.fn(async () => ({ changes: [resume], result: "resumed" }));

    await expect(retryOnConflict({ commit }, decide)).resolves.toBe("resumed");

    expect(decide).toHaveBeenCalledTimes(2);
  });

  it("throws the last conflict after the maximum of attempts", async () => {
    const commit = vi.fn<Commits<PauseChange>["commit"]>().mockRejectedValue(conflict());

    const retried = retryOnConflict({ commit }, async () => ({ changes: [resume], result: 0 }), { maxAttempts: 3 });

    await expect(retried).rejects.toThrow("The record changed");
    expect(commit).toHaveBeenCalledTimes(3);
  });

  it("does not retry what the decision itself refuses", async () => {
    const decide = vi.fn(async () => Promise.reject(conflict()));

    await expect(retryOnConflict({ commit: async () => {} }, decide)).rejects.toThrow("The record changed");
    expect(decide).toHaveBeenCalledOnce();
  });

  it("commits nothing where nothing is to be changed", async () => {
    const commit = vi.fn(async () => {});

    await expect(retryOnConflict({ commit }, async () => ({ changes: [], result: 1 }))).resolves.toBe(1);
    expect(commit).not.toHaveBeenCalled();
  });
});

describe("the type of a commit", () => {
  it("lets a use case write only the changes that it declares", async () => {
    const deps: Commits<PauseChange | AuditChange> = { commit: async () => {} };
    const wide: Commits<PauseChange> = deps;
    const ledger = { kind: "move-credits", userId: "ada", entries: [] } as const;
    await wide.commit([resume]);

    // @ts-expect-error A ledger change is not declared.
    await deps.commit([ledger]);
    // @ts-expect-error A ledger change is not declared.
    await retryOnConflict(deps, async () => ({ changes: [ledger], result: 0 }));
    // @ts-expect-error Who declares fewer changes cannot call who commits more.
    const narrow: Commits<PauseChange | LedgerChange> = deps;
    expect(narrow).toBe(deps);
  });
});
