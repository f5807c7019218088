/** A state failed: `name` is the error name that Retry and Catch look for, `message` its cause. */
export class StateError extends Error {
  constructor(name: string, cause = "") {
    super(cause);
    this.name = name;
  }
}

/** What a state machine sees of an error that a Lambda function threw. */
export const functionError = (thrown: unknown): StateError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const trace = (error.stack ?? "").split("\n");
  return new StateError(
    error.name,
    JSON.stringify({ errorType: error.name, errorMessage: error.message, trace: trace.slice(0, 8) }),
  );
};

/** Anything that is not an error of a state is a fault of the machine itself. */
export const stateError = (thrown: unknown): StateError =>
  thrown instanceof StateError ? thrown : new StateError("States.Runtime", String(thrown));

/** Whether a Retry or a Catch with these names takes the error. */
export const isNamed = (names: readonly string[], { name }: StateError): boolean => {
  if (name === "States.Runtime") return false;
  if (names.includes(name)) return true;
  if (name === "States.DataLimitExceeded") return false;
  return names.includes("States.ALL") || (names.includes("States.TaskFailed") && name !== "States.Timeout");
};
