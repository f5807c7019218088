/** Builds the states of our state machines in the Amazon States Language, with JSONata. */

export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
export type State = Readonly<Record<string, Json>>;
export type States = Readonly<Record<string, State>>;

export interface Retrier {
  readonly [key: string]: Json;
  readonly ErrorEquals: readonly string[];
  readonly MaxAttempts: number;
}

const throttled = {
  ErrorEquals: [
    "Lambda.TooManyRequestsException",
    "SlowDown",
    "ThrottlingException",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
  ],
  IntervalSeconds: 1,
  BackoffRate: 2,
  MaxDelaySeconds: 60,
  MaxAttempts: 60,
  JitterStrategy: "FULL",
} as const;

/**
 * How often a stage is tried again, by the error. A stage takes the first retrier that names its error, and each
 * retrier counts its own attempts. Delays have jitter, so that films that failed together do not return together.
 */
export const retry = {
  /** A retry would end the same way: a refusal, refused content, an engine that is gone, a task that ended elsewhere. */
  final: {
    ErrorEquals: [
      "TaskEnded",
      "Refusal",
      "ContentBlocked",
      "UnfitRecording",
      "EngineUnavailable",
      "FaultyFilm",
      "InvalidData",
    ],
    MaxAttempts: 0,
  },
  /** What the state was to wait for has come, or its time is over. */
  waitIsOver: { ErrorEquals: ["WaitIsOver", "States.Timeout"], MaxAttempts: 0 },
  /** A quota of Lambda, S3 or DynamoDB is used up: about half an hour. */
  throttled,
  /** The same for a film that has not started, of which nothing is spent: half a day. */
  throttledBeforeStart: { ...throttled, MaxAttempts: 1500 },
  /** A provider throttles us or is down: about an hour. Such calls are not charged. */
  providerBusy: {
    ErrorEquals: ["ProviderBusy"],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxDelaySeconds: 60,
    MaxAttempts: 120,
    JitterStrategy: "FULL",
  },
  /** A provider did not answer in time, which it may charge for: eight more times, in an hour with the waiting for answers. */
  providerTimeout: {
    ErrorEquals: ["ProviderTimeout"],
    IntervalSeconds: 60,
    BackoffRate: 2,
    MaxDelaySeconds: 900,
    MaxAttempts: 8,
    JitterStrategy: "FULL",
  },
  /** A model gave an answer that cannot be used. It is charged, and the next one is seldom as bad. */
  unusableAnswer: {
    ErrorEquals: ["UnusableAnswer"],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxAttempts: 3,
    JitterStrategy: "FULL",
  },
  /** An operator paused the provider: 50 minutes. */
  providerPaused: { ErrorEquals: ["ProviderPaused"], IntervalSeconds: 30, BackoffRate: 1, MaxAttempts: 100 },
  /** The film waits for its turn: about a day. */
  turn: {
    ErrorEquals: ["UserBusy", "ProviderPaused"],
    IntervalSeconds: 3,
    BackoffRate: 1.2,
    MaxDelaySeconds: 60,
    MaxAttempts: 1500,
  },
  /**
   * Anything else: a timeout, a function that ran out of memory or could not start, a connection that was reset. A bug
   * costs four more attempts; a film that is lost costs more. `States.TaskFailed` is every error but a timeout.
   */
  transient: {
    ErrorEquals: ["States.Timeout", "States.TaskFailed"],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxDelaySeconds: 60,
    MaxAttempts: 4,
    JitterStrategy: "FULL",
  },
  /** A delivery that failed because of a bug or an outage of ours. */
  delivery: {
    ErrorEquals: ["States.Timeout", "States.TaskFailed"],
    IntervalSeconds: 30,
    BackoffRate: 2,
    MaxAttempts: 5,
    JitterStrategy: "FULL",
  },
  /** The stage that ends a task: a film that is made, or credits that are held, must not be lost. About a day. */
  ending: {
    ErrorEquals: ["States.Timeout", "States.TaskFailed"],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxDelaySeconds: 300,
    MaxAttempts: 600,
    JitterStrategy: "FULL",
  },
} as const satisfies Readonly<Record<string, Retrier>>;

/** The retriers of a stage that calls only AWS. */
const stageRetries: readonly Retrier[] = [retry.final, retry.throttled, retry.transient];

/** The retriers of a stage that waits for its task token. */
export const waitRetries: readonly Retrier[] = [retry.waitIsOver, ...stageRetries];

/** The retriers of a stage that asks a provider. */
export const providerRetries: readonly Retrier[] = [
  retry.final,
  retry.throttled,
  retry.providerBusy,
  retry.providerTimeout,
  retry.unusableAnswer,
  retry.providerPaused,
  retry.transient,
];

/** The retriers of a stage that ends a task. */
export const endingRetries: readonly Retrier[] = [retry.final, retry.ending];

/** Passes to a function, as `retries`, how often its state was retried. */
export const retryCount = { name: "retries", is: "$states.context.State.RetryCount" } as const;

/** `variables("run", "storyKey")` passes these variables of the execution to a function, under their own names. */
export const variables = (...names: readonly (string | { readonly name: string; readonly is: string })[]): string => {
  const fields = names.map((each) => (typeof each === "string" ? `'${each}': $${each}` : `'${each.name}': ${each.is}`));
  return `{% { ${fields.join(", ")} } %}`;
};

/** Passes to a function, as `token`, the task token that its state waits for. */
export const taskToken = { name: "token", is: "$states.context.Task.Token" } as const;

/** `results("storyKey")` assigns these fields of a function's result to variables of the same names. */
export const results = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, result(name)]));
export const result = (name: string): string => `{% $states.result.Payload.${name} %}`;

/** Keeps the error for the state that ends the execution. */
export const failTo = (next: string, assign: Readonly<Record<string, string>> = {}): State => ({
  ErrorEquals: ["States.ALL"],
  Assign: { ...assign, cause: "{% $states.errorOutput %}" },
  Next: next,
});

export interface Stage {
  /** The stage whose function it runs, where another state runs it too; by default that of its own name. */
  readonly runs?: string;
  readonly comment?: string;
  /** What the function gets. */
  readonly payload: string;
  readonly assign?: Readonly<Record<string, Json>>;
  /** What the next state gets; most states read variables instead. */
  readonly output?: Json;
  /** The stage waits, so many seconds at most, until its task token is sent back: `States.Timeout`. */
  readonly waitsSeconds?: number | string;
  readonly retries?: readonly Retrier[];
  readonly catches?: readonly State[];
  /** Without it, the stage is the last one. */
  readonly next?: string;
}

/** A task state, which runs the function of the same name. */
export const stage = (
  name: string,
  { runs = name, comment, payload, assign, output = {}, waitsSeconds, retries = stageRetries, catches, next }: Stage,
): States => ({
  [name]: {
    ...(comment && { Comment: comment }),
    Type: "Task",
    Resource: `arn:aws:states:::lambda:invoke${waitsSeconds === undefined ? "" : ".waitForTaskToken"}`,
    ...(waitsSeconds !== undefined && { TimeoutSeconds: waitsSeconds }),
    Arguments: { FunctionName: `\${${runs}}`, Payload: payload },
    ...(assign && { Assign: assign }),
    Output: output,
    Retry: retries,
    ...(catches && { Catch: catches }),
    ...(next ? { Next: next } : { End: true }),
  },
});

type Case = readonly [condition: string, next: string];

/** Goes where the first true condition leads, else to `otherwise`. */
export const choice = (cases: readonly Case[], otherwise: string): State => ({
  Type: "Choice",
  Choices: cases.map(([condition, next]) => ({ Condition: `{% ${condition} %}`, Next: next })),
  Default: otherwise,
});

/** The definition as text: what fits into a line is on one, so that a diff shows what changed. */
export const asText = (value: Json, indent = ""): string => {
  const line = inLine(value);
  if (typeof value !== "object" || indent.length + line.length <= 110) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((each) => `${inner}${asText(each, inner)}`).join(",\n")}\n${indent}]`;
  const fields = Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${asText(each, inner)}`);
  return `{\n${fields.join(",\n")}\n${indent}}`;
};

const inLine = (value: Json): string => {
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inLine(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
};
