import { lines } from "./text-blocks.ts";

/** Verb forms with their infinitives, from lines of an infinitive and its forms. */
export const infinitivesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    lines(text).flatMap((line) => {
      const [infinitive = "", ...forms] = line.split(" ");
      return forms.map((form) => [form, infinitive] as const);
    }),
  );
