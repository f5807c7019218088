/** Parses `rate(5 minutes)` or `cron(0 3 * * ? *)`. */
export const parseSchedule = (expression: string): Schedule => {
  const [, kind, fields = ""] = /^(rate|cron)\((.*)\)$/.exec(expression) ?? [];
  if (kind === "cron") return parseCron(fields);
  const [, count, unit = ""] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(fields) ?? [];
  const length = units[unit];
  if (!length) throw new Error(`The schedule expression ${expression} is not valid.`);
  return (after) => after + Number(count) * length;
};

const minute = 60_000;
const units: Readonly<Record<string, number>> = { minute, hour: 60 * minute, day: 24 * 60 * minute };

/** Returns the next time after a given time. Times are milliseconds since 1970. */
export type Schedule = (after: number) => number;

/** Parses `minutes hours day-of-month month day-of-week year`. Times are UTC. */
const parseCron = (expression: string): Schedule => {
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== fields.length) throw refusal(expression);
  const [minutes, hours, days, months, weekdays, years] = texts.map((text, at) => valuesOf(text, fields[at]));
  const isDay = (date: Date): boolean =>
    allows(years, date.getUTCFullYear()) &&
    allows(months, date.getUTCMonth() + 1) &&
    allows(days, date.getUTCDate()) &&
    allows(weekdays, date.getUTCDay() + 1);

  return (after) => {
    for (let day = startOfDay(after), left = maxDaysAhead; left > 0; day += dayLength, left--) {
      if (!isDay(new Date(day))) continue;
      for (let minute = 0; minute < dayLength / minuteLength; minute++) {
        const time = day + minute * minuteLength;
        if (time > after && allows(hours, Math.floor(minute / 60)) && allows(minutes, minute % 60)) return time;
      }
    }
    throw new Error(`cron(${expression}) has no further time.`);
  };
};

interface Field {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const fields: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: months },
  { min: 1, max: 7, names: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] },
  { min: 1970, max: 2199 },
];

/** The values that a field allows; undefined means all. */
const valuesOf = (text: string, field: Field | undefined): ReadonlySet<number> | undefined => {
  if (!field) throw refusal(text);
  if (text === "*" || text === "?") return undefined;
  return new Set(text.split(",").flatMap((part) => rangeOf(part, field)));
};

/** Parses `5`, `MON`, `1-5`, `0/15` or `1-10/2`. */
const rangeOf = (part: string, field: Field): readonly number[] => {
  const [, from = "", to, step] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? [];
  const first = from === "*" ? field.min : numberOf(from, field);
  const last = to !== undefined ? numberOf(to, field) : step || from === "*" ? field.max : first;
  const by = Number(step ?? 1);
  if (by < 1) throw refusal(part);
  return Array.from({ length: Math.floor((last - first) / by) + 1 }, (_, at) => first + at * by);
};

const numberOf = (text: string, { min, max, names = [] }: Field): number => {
  const named = names.indexOf(text.toUpperCase());
  const value = named >= 0 ? named + min : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw refusal(text);
};

const allows = (values: ReadonlySet<number> | undefined, value: number): boolean => values?.has(value) ?? true;
const refusal = (text: string) =>
  new Error(`The schedule expression cron(${text}) is not valid or not implemented by this emulator.`);

const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;
const startOfDay = (time: number): number => time - (time % dayLength);
/** How far to look ahead: up to eight years can lie between two 29 February. */
const maxDaysAhead = 9 * 366;
