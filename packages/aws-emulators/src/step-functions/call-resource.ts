import type { EventEntry, Scope } from "./scope.ts";
import { functionError, StateError } from "./state-error.ts";

/** Does what a Task's Resource names, as the service integration of that name does. */
export const callResource = async (resource: string, given: unknown, scope: Scope): Promise<unknown> => {
  switch (resource) {
    case "arn:aws:states:::lambda:invoke":
      return invokeFunction(fieldsOf(given, ["FunctionName", "Payload"]), scope);
    case "arn:aws:states:::events:putEvents":
      return putEvents(fieldsOf(given, ["Entries"]), scope);
    default:
      throw new StateError("States.Runtime", `The resource ${resource} does not run here.`);
  }
};

const invokeFunction = async ({ FunctionName, Payload }: Fields, { invoke }: Scope): Promise<unknown> => {
  if (typeof FunctionName !== "string") throw invalid("FunctionName must be given");
  const answer = await invoke(FunctionName, Payload ?? {}).catch((thrown: unknown) => {
    throw functionError(thrown);
  });
  return { ExecutedVersion: "$LATEST", Payload: asJson(answer), StatusCode: 200 };
};

const putEvents = async ({ Entries }: Fields, scope: Scope): Promise<unknown> => {
  if (!Array.isArray(Entries)) throw invalid("Entries must be a list");
  const result = await scope.putEvents(Entries.map((entry: WrittenEntry) => addressed(entry, scope)));
  if (isPartial(result)) throw new StateError("EventBridge.FailedEntry", JSON.stringify(result));
  return asJson(result);
};

/** A Detail may be written as an object; Step Functions names the execution among the event's resources. */
const addressed = (entry: WrittenEntry, { context }: Scope): EventEntry => ({
  ...entry,
  Detail: typeof entry.Detail === "string" ? entry.Detail : JSON.stringify(entry.Detail),
  Resources: [...(entry.Resources ?? []), ...idsIn(context)],
});

const idsIn = (context: Scope["context"]): readonly string[] =>
  ["StateMachine", "Execution"].flatMap((key) => {
    const part = context[key];
    return typeof part === "object" && part !== null && "Id" in part ? [String(part.Id)] : [];
  });

type WrittenEntry = Omit<EventEntry, "Detail"> & { readonly Detail: unknown };
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown, known: readonly string[]): Fields => {
  if (typeof given !== "object" || given === null) throw invalid("Arguments must be an object");
  const strange = Object.keys(given).find((key) => !known.includes(key));
  if (strange) throw invalid(`the argument ${strange} does not run here`);
  return { ...given };
};

const invalid = (why: string) => new StateError("States.Runtime", `Invalid arguments of the task: ${why}.`);

const asJson = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer ?? null));

const isPartial = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "FailedEntryCount" in result && Number(result.FailedEntryCount) > 0;
