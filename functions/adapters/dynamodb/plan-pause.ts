import type { PauseChange } from "#functions/core/provider/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { insert, type Plan, remove } from "./write.ts";

/** The writes of the kill switch for providers. */
export const planPause = (change: PauseChange, table: string): Plan =>
  change.kind === "pause-provider"
    ? {
        writes: [insert(table, { ...keys.pause(change.pause.provider), ...change.pause })],
        refusal: new Refusal("conflict", `${change.pause.provider} is already paused`),
      }
    : {
        writes: [remove(table, keys.pause(change.provider), { expression: "attribute_exists(#PK)" })],
        refusal: new Refusal("conflict", `${change.provider} is not paused`),
      };
