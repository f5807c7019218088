import { existsSync, readFileSync } from "node:fs";
import { replaceFile } from "../shared/files.ts";
import { alarm } from "../shared/long-timeout.ts";
import { scheduleOf } from "./schedule.ts";

/**
 * Rings for each schedule when its time comes. When each rang last is kept: what came due while the product was not
 * running rings once when it runs again, for a laptop is seldom on for a whole day.
 */
export const timetable = (file: string, ring: (rule: string) => void, now: () => number) => {
  const rang = new Map<string, number>(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8"))) : []);
  const callOffs = new Map<string, () => void>();

  const note = (rule: string, time: number) => {
    rang.set(rule, time);
    replaceFile(file, JSON.stringify(Object.fromEntries(rang)));
  };
  const wind = (rule: string, expression: string) => {
    const last = rang.get(rule) ?? now();
    if (!rang.has(rule)) note(rule, last);
    const left = Math.max(0, scheduleOf(expression)(last) - now());
    const go = () => {
      note(rule, now());
      ring(rule);
      wind(rule, expression);
    };
    callOffs.set(rule, alarm(left, go));
  };
  return {
    begin: (rule: string, expression: string) => {
      callOffs.get(rule)?.();
      wind(rule, expression);
    },
    stop: () => {
      for (const callOff of callOffs.values()) callOff();
    },
  };
};
