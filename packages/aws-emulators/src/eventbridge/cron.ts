/** When something happens next, after a moment. Times are milliseconds. */
export type Schedule = (after: number) => number;

/** The times of `minutes hours day-of-month month day-of-week year`, in UTC. */
export const cronSchedule = (expression: string): Schedule => {
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== fields.length) throw refusal(expression);
  const [minutes, hours, days, months, weekdays, years] = texts.map((text, at) => valuesOf(text, fields[at]));
  const isDay = (date: Date): boolean =>
    allows(years, date.getUTCFullYear()) &&
    allows(months, date.getUTCMonth() + 1) &&
    allows(days, date.getUTCDate()) &&
    allows(weekdays, date.getUTCDay() + 1);

  return (after) => {
    for (let day = startOfDay(after), left = farthest; left > 0; day += dayLength, left--) {
      if (!isDay(new Date(day))) continue;
      for (let minute = 0; minute < dayLength / minuteLength; minute++) {
        const time = day + minute * minuteLength;
        if (time > after && allows(hours, Math.floor(minute / 60)) && allows(minutes, minute % 60)) return time;
      }
    }
    throw new Error(`cron(${expression}) never comes.`);
  };
};

interface Field {
  readonly least: number;
  readonly most: number;
  readonly names?: readonly string[];
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const fields: readonly Field[] = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31 },
  { least: 1, most: 12, names: months },
  { least: 1, most: 7, names: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] },
  { least: 1970, most: 2199 },
];

/** The values that a field allows; undefined for any. */
const valuesOf = (text: string, field: Field | undefined): ReadonlySet<number> | undefined => {
  if (!field) throw refusal(text);
  if (text === "*" || text === "?") return undefined;
  return new Set(text.split(",").flatMap((part) => rangeOf(part, field)));
};

/** `5`, `MON`, `1-5`, `0/15`, `1-10/2`. */
const rangeOf = (part: string, field: Field): readonly number[] => {
  const [, from = "", to, step] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? [];
  const first = from === "*" ? field.least : numberOf(from, field);
  const last = to !== undefined ? numberOf(to, field) : step || from === "*" ? field.most : first;
  const by = Number(step ?? 1);
  if (by < 1) throw refusal(part);
  return Array.from({ length: Math.floor((last - first) / by) + 1 }, (_, at) => first + at * by);
};

const numberOf = (text: string, { least, most, names = [] }: Field): number => {
  const named = names.indexOf(text.toUpperCase());
  const value = named >= 0 ? named + least : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw refusal(text);
};

const allows = (values: ReadonlySet<number> | undefined, value: number): boolean => values?.has(value) ?? true;
const refusal = (text: string) => new Error(`The schedule expression cron(${text}) is not valid or does not run here.`);

const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;
const startOfDay = (time: number): number => time - (time % dayLength);
/** Days to look ahead: 29 February may be eight years away. */
const farthest = 9 * 366;
