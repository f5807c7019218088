import { expect, it } from "vitest";
import { balanceAfter } from "#web/src/features/task-form/balance-after.ts";

it.each([
  ["is what the order leaves", { balance: 30, cost: 10, already: 0, isDone: false }, { left: 20, missing: 0 }],
  [
    "counts what an edited task has reserved",
    { balance: 2, cost: 10, already: 10, isDone: false },
    { left: 2, missing: 0 },
  ],
  ["is none where credits are missing", { balance: 4, cost: 10, already: 0, isDone: false }, { left: 0, missing: 6 }],
  [
    "is not charged twice once the order is accepted",
    { balance: 0, cost: 10, already: 0, isDone: true },
    { left: 0, missing: 0 },
  ],
  [
    "is unknown until the balance is",
    { balance: undefined, cost: 10, already: 0, isDone: false },
    { left: undefined, missing: 0 },
  ],
])("the balance after an order %s", (_, paying, after) => {
  expect(balanceAfter(paying)).toEqual(after);
});
