import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Draft, Mail } from "./mail.ts";

export interface Mailbox {
  /** Keeps a mail, and says under which id. */
  readonly deliver: (draft: Draft) => Promise<string>;
  /** All mails, the newest first. */
  readonly mails: () => Promise<readonly Mail[]>;
}

/** Mails in a folder, one JSON file each, named so that the order of the names is that of their arrival. */
export const openMailbox = async (folder: string, now: () => number): Promise<Mailbox> => {
  await mkdir(folder, { recursive: true });
  const filesIn = async () => (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  let count = Number((await filesIn()).at(-1)?.split("-")[0] ?? 0);
  return {
    deliver: async (draft) => {
      const id = randomUUID();
      const name = `${String(++count).padStart(8, "0")}-${id}`;
      const mail: Mail = { id, at: new Date(now()).toISOString(), ...draft };
      // A reader sees a whole mail or none.
      await writeFile(join(folder, `${name}.draft`), JSON.stringify(mail, null, 2));
      await rename(join(folder, `${name}.draft`), join(folder, `${name}.json`));
      return id;
    },
    mails: async () => {
      const texts = (await filesIn()).reverse().map((name) => readFile(join(folder, name), "utf8"));
      return (await Promise.all(texts)).map((text) => JSON.parse(text) as Mail); // written by deliver
    },
  };
};
