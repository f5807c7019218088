import * as z from "zod";
import { storyTypeIds } from "../catalogue/story-types.ts";
import { StatusFilter } from "./task.ts";

const dayMs = 86_400_000;
const dateError = "A time must have the form 2026-01-31 or 2026-01-31T08:00:00Z";
const Day = z.iso.date({ error: dateError });
const Time = z.iso.datetime({ error: dateError, offset: true });

/** The start of a day in UTC, `daysLater`, or the time itself; both in UTC and comparable as texts. */
const timeOf = (given: string, daysLater: number): string => {
  const isDay = given.length === "2026-01-31".length;
  return new Date(Date.parse(given) + (isDay ? daysLater * dayMs : 0)).toISOString();
};

/** Which films a list shows. Each filter narrows it further. */
export const TaskFilter = z.object({
  status: StatusFilter.optional(),
  story_type: z.enum(storyTypeIds).optional(),
  triggered_by: z
    .enum(["web_user", "api_call"])
    .optional()
    .meta({ description: "Films that were ordered on the site, or by a program" }),
  created_from: z
    .union([Day, Time])
    .transform((given) => timeOf(given, 0))
    .optional()
    .meta({ description: "Films that were ordered on this day (UTC), at this time, or later" }),
  created_to: z
    .union([Day, Time])
    .transform((given) => timeOf(given, 1))
    .optional()
    .meta({ description: "Films that were ordered on this day (UTC) or before, or before this time" }),
  text: z.string().trim().max(200).optional().meta({
    description: "Films whose titles and idea together contain each of these words, or the film with this id",
  }),
});
export type TaskFilter = z.output<typeof TaskFilter>;
