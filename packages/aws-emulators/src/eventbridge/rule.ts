import { checkPattern } from "./check-pattern.ts";
import { busName } from "./event.ts";
import type { Pattern } from "./matches.ts";
import { parseSchedule } from "./schedule.ts";

export interface Target {
  /** The API names a target by it. */
  readonly id?: string;
  readonly arn: string;
  /** A constant payload, as JSON. */
  readonly input?: string;
  /** The part of the event that is the payload: `$.detail`. */
  readonly inputPath?: string;
  readonly inputTransformer?: {
    readonly inputPathsMap?: Readonly<Record<string, string>>;
    readonly inputTemplate: string;
  };
}

export interface Rule {
  readonly name: string;
  /** Name or ARN of the bus; by default "default". */
  readonly bus?: string;
  readonly pattern?: Pattern;
  /** `rate(5 minutes)` or `cron(0 3 * * ? *)`. */
  readonly schedule?: string;
  readonly targets: readonly Target[];
  readonly enabled: boolean;
  readonly description?: string;
}

/** Names a rule among those of all buses. */
export const ruleKey = ({ name, bus }: { readonly name: string; readonly bus?: string | undefined }): string =>
  `${busName(bus)}/${name}`;

/** Throws if a rule is invalid or uses a feature that the emulator does not implement. */
export const checkRule = (rule: Rule): void => {
  if (rule.pattern) checkPattern(rule.pattern);
  if (rule.schedule) parseSchedule(rule.schedule);
  for (const { input } of rule.targets) if (input !== undefined) JSON.parse(input);
  if (!rule.pattern && !rule.schedule) throw new Error(`The rule ${rule.name} has no pattern and no schedule.`);
  if (rule.schedule && busName(rule.bus) !== "default") {
    throw new Error(`The rule ${rule.name}: only the default bus has schedules.`);
  }
};

export const ruleArn = ({ name, bus }: Rule, region: string, account: string): string =>
  `arn:aws:events:${region}:${account}:rule/${busName(bus) === "default" ? "" : `${busName(bus)}/`}${name}`;
