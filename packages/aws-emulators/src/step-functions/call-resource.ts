import type { EventEntry, Scope } from "./scope.ts";
import { functionError, StateError } from "./state-error.ts";

/** A resource with this ending waits for its task token. */
export const waitSuffix = ".waitForTaskToken";

/** Calls the service integration that a Task's Resource names. */
export const callResource = async (resource: string, args: unknown, scope: Scope): Promise<unknown> => {
  switch (resource) {
    case "arn:aws:states:::lambda:invoke":
      return invokeFunction(fieldsOf(args, ["FunctionName", "Payload"]), scope);
    case "arn:aws:states:::events:putEvents":
      return putEvents(fieldsOf(args, ["Entries"]), scope);
    default:
      throw new StateError("States.Runtime", `The resource ${resource} is not implemented by this emulator.`);
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
  const result = await scope.putEvents(Entries.map((entry: EntryInput) => toEventEntry(entry, scope)));
  if (isPartial(result)) throw new StateError("EventBridge.FailedEntry", JSON.stringify(result));
  return asJson(result);
};

/** Like AWS: a Detail may be an object, and the ARNs of machine and execution are added to the resources. */
const toEventEntry = (entry: EntryInput, { context }: Scope): EventEntry => ({
  ...entry,
  Detail: typeof entry.Detail === "string" ? entry.Detail : JSON.stringify(entry.Detail),
  Resources: [...(entry.Resources ?? []), ...idsIn(context)],
});

const idsIn = (context: Scope["context"]): readonly string[] =>
  ["StateMachine", "Execution"].flatMap((key) => {
    const part = context[key];
    return typeof part === "object" && part !== null && "Id" in part ? [String(part.Id)] : [];
  });

type EntryInput = Omit<EventEntry, "Detail"> & { readonly Detail: unknown };
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (args: unknown, known: readonly string[]): Fields => {
  if (typeof args !== "object" || args === null) throw invalid("Arguments must be an object");
  const unknown = Object.keys(args).find((key) => !known.includes(key));
  if (unknown) throw invalid(`the argument ${unknown} is not implemented by this emulator`);
  return { ...args };
};

const invalid = (why: string) => new StateError("States.Runtime", `Invalid arguments of the task: ${why}.`);

const asJson = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer ?? null));

const isPartial = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "FailedEntryCount" in result && Number(result.FailedEntryCount) > 0;
