import type { Local } from "./local-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Another thing of the idea than what the line is about. */
export const secondOf = (
  { reading, topic }: { readonly reading: IdeaReading; readonly topic: string },
  { thing }: Local,
): string | undefined =>
  reading.things.find(
    (each) =>
      each !== thing && each !== topic && !/[^s]s$/.test(each) && !each.includes("first") && !each.includes("own"),
  );
