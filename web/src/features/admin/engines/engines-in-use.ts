import { readChoice } from "#contract/settings/engine-choice.ts";
import { engineNames } from "../../../lib/engine-names.ts";

const roles = ["writer", "illustrator", "narrator", "composer"] as const;
export type Role = (typeof roles)[number];

export interface Pause {
  readonly provider: string;
  readonly reason: string;
  readonly since: string;
}

export interface EngineInUse {
  readonly id: string;
  readonly label: string;
  readonly roles: readonly Role[];
  readonly pause: Pause | undefined;
}

/** The engines that are tried for any role, in the order of the roles, and any other engine that is paused. */
export const enginesInUse = (
  lists: Readonly<Record<Role, string>>,
  paused: readonly Pause[],
): readonly EngineInUse[] => {
  const inRole = (role: Role): readonly string[] => readChoice(lists[role]).map(({ engine }) => engine);
  const ids = [...new Set([...roles.flatMap(inRole), ...paused.map(({ provider }) => provider)])];
  return ids.map((id) => ({
    id,
    label: engineNames(id),
    roles: roles.filter((role) => inRole(role).includes(id)),
    pause: paused.find(({ provider }) => provider === id),
  }));
};
