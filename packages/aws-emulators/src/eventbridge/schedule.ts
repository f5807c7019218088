import { cronSchedule, type Schedule } from "./cron.ts";

/** `rate(5 minutes)` or `cron(0 3 * * ? *)`. */
export const scheduleOf = (expression: string): Schedule => {
  const [, kind, fields = ""] = /^(rate|cron)\((.*)\)$/.exec(expression) ?? [];
  if (kind === "cron") return cronSchedule(fields);
  const [, count, unit = ""] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(fields) ?? [];
  const length = units[unit];
  if (!length) throw new Error(`The schedule expression ${expression} is not valid.`);
  return (after) => after + Number(count) * length;
};

const minute = 60_000;
const units: Readonly<Record<string, number>> = { minute, hour: 60 * minute, day: 24 * 60 * minute };
