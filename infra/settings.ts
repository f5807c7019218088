import type { Node } from "constructs";

/** What an operator may decide, as the functions' environment names it. */
const settings = {
  /** Seconds that a new task stays open to changes before it starts. */
  EDIT_SECONDS: "60",
  /** Films of one user in the making at once. */
  RUNNING_TASKS: "2",
  /** Films of one user that may wait for their turn. */
  PENDING_TASKS: "20",
  /** What every limit in contract/limits.ts is multiplied with; a load test raises it. */
  RATE_SCALE: "1",
  /** Credits of a new user. */
  SIGNUP_CREDITS: "10",
  /** Seconds from each failed attempt of a webhook's delivery to the next: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h. */
  DELIVERY_WAITS: "5,300,1800,7200,18000,36000,36000",
  /**
   * Who makes what, with a version: a film that was begun with one is finished with it. `studio-1` needs no key;
   * `gemini-…` are Gemini's models by their own names, and `polly-1` is Amazon Polly, for the narrator alone.
   */
  WRITER_MODEL: "studio-1",
  ILLUSTRATOR_MODEL: "studio-1",
  NARRATOR_MODEL: "studio-1",
  COMPOSER_MODEL: "studio-1",
} as const;

/** The same with what the operator gave at deployment: `cdk deploy -c WRITER_MODEL=gemini-3.8-flash`. */
export const settingsIn = (node: Node): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, usual]) => [name, String(node.tryGetContext(name) ?? usual)]),
  );

/** Whether a provider makes anything here: its name begins those of its models. */
export const uses = (given: Readonly<Record<string, string>>, provider: string): boolean =>
  Object.entries(given).some(([name, value]) => name.endsWith("_MODEL") && value.startsWith(`${provider}-`));
