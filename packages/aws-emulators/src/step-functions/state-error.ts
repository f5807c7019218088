/** The failure of a state: `name` is the error name that Retry and Catch match, `message` the cause. */
export class StateError extends Error {
  constructor(name: string, cause = "") {
    super(cause);
    this.name = name;
  }
}

/** The error of a Lambda function, as Step Functions reports it. */
export const functionError = (thrown: unknown): StateError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const trace = (error.stack ?? "").split("\n");
  return new StateError(
    error.name,
    JSON.stringify({ errorType: error.name, errorMessage: error.message, trace: trace.slice(0, 8) }),
  );
};

/** Any other error is a failure of the emulator: States.Runtime, which no Retry and no Catch handles. */
export const stateError = (thrown: unknown): StateError =>
  thrown instanceof StateError ? thrown : new StateError("States.Runtime", String(thrown));

/** Whether a Retry or a Catch with these error names handles the error. */
export const matchesError = (names: readonly string[], { name }: StateError): boolean => {
  if (name === "States.Runtime") return false;
  if (names.includes(name)) return true;
  if (name === "States.DataLimitExceeded") return false;
  return names.includes("States.ALL") || (names.includes("States.TaskFailed") && name !== "States.Timeout");
};
