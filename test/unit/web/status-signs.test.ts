import { expect, it } from "vitest";
import { statusSigns } from "#web/src/lib/status-signs.ts";

it("shows a status as the first letter of its name", () => {
  const names = { completed: "Completed", in_progress: "In Progress", pending: "Pending", failed: "Failed" };

  expect(statusSigns(names)).toEqual({ completed: "C", in_progress: "I", pending: "P", failed: "F" });
});

it("shows four different signs in a language with names of the same letter", () => {
  const names = { completed: "Fertig", in_progress: "In Arbeit", pending: "Wartet", failed: "Fehlgeschlagen" };

  expect(new Set(Object.values(statusSigns(names))).size).toBe(4);
});
