import type { Programs } from "#tools/deploy/run.ts";

/** What a command prints, or its error, by a part of the command. */
export type Replies = Readonly<Record<string, { readonly text?: unknown; readonly error?: string }>>;

/** Programs that print what a test says, and a list of the commands that were shown. */
export const fakePrograms = (replies: Replies) => {
  const shown: string[] = [];
  const programs: Programs = {
    show: async (program, args) => void shown.push([program, ...args].join(" ")),
    read: async (program, args) => {
      const command = [program, ...args].join(" ");
      const [, reply] = Object.entries(replies).find(([part]) => command.includes(part)) ?? [];
      return { text: JSON.stringify(reply?.text ?? {}), error: reply?.error ?? "" };
    },
  };
  return { programs, shown };
};
