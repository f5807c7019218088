/** A field of a definition: a literal, a `{% … %}` expression, or an object or list of these. */
export type Template = unknown;
export type Variables = Readonly<Record<string, unknown>>;

export interface Machine {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
  readonly TimeoutSeconds?: number;
  readonly QueryLanguage?: string;
  /** Of the machine inside a Map. */
  readonly ProcessorConfig?: { readonly Mode?: string };
}

export interface Retrier {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly BackoffRate?: number;
  readonly MaxAttempts?: number;
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: "FULL" | "NONE";
}

interface Catcher {
  readonly ErrorEquals: readonly string[];
  readonly Next: string;
  readonly Output?: Template;
  readonly Assign?: Template;
}

interface Common {
  readonly QueryLanguage?: string;
  readonly Output?: Template;
  readonly Assign?: Template;
  readonly Next?: string;
  readonly Retry?: readonly Retrier[];
  readonly Catch?: readonly Catcher[];
}

export interface Task extends Common {
  readonly Type: "Task";
  readonly Resource: string;
  readonly Arguments?: Template;
  readonly TimeoutSeconds?: Template;
}
export interface MapState extends Common {
  readonly Type: "Map";
  readonly Items?: Template;
  readonly ItemSelector?: Template;
  readonly MaxConcurrency?: Template;
  readonly ItemProcessor: Machine;
}
export interface Parallel extends Common {
  readonly Type: "Parallel";
  readonly Arguments?: Template;
  readonly Branches: readonly Machine[];
}
export interface Wait extends Common {
  readonly Type: "Wait";
  readonly Seconds?: Template;
  readonly Timestamp?: Template;
}
interface Pass extends Common {
  readonly Type: "Pass";
}
interface Succeed extends Common {
  readonly Type: "Succeed";
}
export interface Fail extends Common {
  readonly Type: "Fail";
  readonly Error?: Template;
  readonly Cause?: Template;
}
export interface Choice extends Common {
  readonly Type: "Choice";
  readonly Choices: readonly Rule[];
  readonly Default?: string;
}
interface Rule {
  readonly Condition: Template;
  readonly Next: string;
  readonly Output?: Template;
  readonly Assign?: Template;
}

export type State = Task | MapState | Parallel | Wait | Pass | Succeed | Fail | Choice;
