import type { Change, Ports } from "#functions/core/all-ports.ts";
import type { PresetRecord } from "#functions/core/preset/records.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** Users' presets in memory. A commit calls `refuse`, then `apply`. */
export const fakePresets = () => {
  const store = new Map<string, PresetRecord>();
  const keyOf = (userId: string, id: string) => `${userId} ${id}`;
  const presets = {
    find: async (userId, id) => store.get(keyOf(userId, id)),
    all: async (userId) => [...store.values()].filter(({ user_id }) => user_id === userId),
  } satisfies Ports["presets"];
  return {
    presets,
    refuse(change: Change) {
      if (change.kind !== "put-preset") return;
      const { user_id, preset_id } = change.record;
      if (store.get(keyOf(user_id, preset_id))?.rev !== change.from)
        throw new Refusal("conflict", "It was changed in the meantime. Please try again.");
    },
    apply(change: Change) {
      if (change.kind === "put-preset") store.set(keyOf(change.record.user_id, change.record.preset_id), change.record);
      if (change.kind === "remove-preset") store.delete(keyOf(change.userId, change.id));
    },
  };
};
