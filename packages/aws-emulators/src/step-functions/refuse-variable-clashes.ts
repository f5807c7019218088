import type { Machine, State, Template } from "./definition.ts";

/** Refuses a Map or a Parallel that assigns a variable of an outer scope: it may only read those. */
export const refuseVariableClashes = (machine: Machine, outer: ReadonlySet<string> = new Set()): void => {
  const own = new Set(Object.values(machine.States).flatMap(assignedIn));
  if (own.has("states")) throw new Error("The variable name states is reserved.");
  for (const name of own) {
    if (outer.has(name))
      throw new Error(`The variable "${name}" belongs to an outer scope and cannot be assigned here.`);
  }
  const visible = new Set([...outer, ...own]);
  for (const state of Object.values(machine.States)) {
    for (const inner of machinesIn(state)) refuseVariableClashes(inner, visible);
  }
};

const assignedIn = (state: State): readonly string[] => [
  ...names(state.Assign),
  ...(state.Catch ?? []).flatMap(({ Assign }) => names(Assign)),
  ...(state.Type === "Choice" ? state.Choices.flatMap(({ Assign }) => names(Assign)) : []),
];

const names = (assign: Template): readonly string[] =>
  assign !== null && typeof assign === "object" ? Object.keys(assign) : [];

const machinesIn = (state: State): readonly Machine[] =>
  state.Type === "Map" ? [state.ItemProcessor] : state.Type === "Parallel" ? state.Branches : [];
