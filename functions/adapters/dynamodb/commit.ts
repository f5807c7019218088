import { setTimeout as pause } from "node:timers/promises";
import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { Ports } from "#functions/core/all-ports.ts";
import { planFor } from "./plan.ts";
import type { TaskLimits } from "./plan-task.ts";
import type { Table } from "./table.ts";

const attempts = 8;

/** Writes every change in one transaction, or throws the refusal of the first that could not be written. */
export const commit =
  ({ client, name }: Table, allowed: TaskLimits): Ports["commit"] =>
  async (changes) => {
    const steps = changes.flatMap((change) => {
      const { writes, refusal } = planFor(change, name, allowed);
      return writes.map((write, at) => ({ write, refusal: refusal instanceof Error ? refusal : refusal[at] }));
    });
    // One token for all attempts: a transaction whose answer was lost is not carried out twice.
    const input = { TransactItems: steps.map(({ write }) => write), ClientRequestToken: crypto.randomUUID() };
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(new TransactWriteCommand(input));
        return;
      } catch (error) {
        if (attempt < attempts && isTransient(error)) await pause(Math.random() * Math.min(400, 25 * 2 ** attempt));
        else throw refusalFor(error, steps) ?? error;
      }
    }
  };

const reasons = (error: unknown) =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];

const transientReasons = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

/** Another transaction was writing one of the items, or a quota was used up: no condition failed, so a retry may succeed. */
const isTransient = (error: unknown): boolean =>
  reasons(error).some(({ Code = "" }) => transientReasons.includes(Code)) &&
  !reasons(error).some(({ Code }) => Code === "ConditionalCheckFailed");

// DynamoDB reports one cancellation reason per write, in the order of the writes.
const refusalFor = (error: unknown, steps: readonly { readonly refusal: Error | undefined }[]): Error | undefined =>
  steps[reasons(error).findIndex(({ Code }) => Code === "ConditionalCheckFailed")]?.refusal;
