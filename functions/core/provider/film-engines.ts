import type { Engines } from "#contract/schema/engines.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type Role, readChoice, writeEntry } from "#contract/settings/engine-choice.ts";

/** The engines that make a film, or that replaced others. Known from the start of the film. */
export const enginesOf = ({ models, fallbacks = {} }: TaskRecord): Engines | undefined => {
  if (!models) return undefined;
  const engineOf = (role: Role): string => fallbacks[role]?.to ?? firstOf(models[role]);
  return {
    writer: engineOf("writer"),
    illustrator: engineOf("illustrator"),
    narrator: engineOf("narrator"),
    composer: engineOf("composer"),
  };
};

const firstOf = (list: string): string => readChoice(list).slice(0, 1).map(writeEntry).join();
