import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** A sent mail. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  /** All recipients: To, Cc and Bcc. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers besides those above. */
  readonly headers?: readonly MailHeader[];
  readonly at: string;
}
export type Draft = Omit<Mail, "id" | "at">;

export interface Mailbox {
  /** Stores a mail and returns its id. */
  readonly deliver: (draft: Draft) => Promise<string>;
  /** All mails, newest first. */
  readonly mails: () => Promise<readonly Mail[]>;
}

/** Mails in a folder, one JSON file each. File names sort by arrival. */
export const openMailbox = async (folder: string, now: () => number): Promise<Mailbox> => {
  await mkdir(folder, { recursive: true });
  const filesIn = async () => (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  let count = Number((await filesIn()).at(-1)?.split("-")[0] ?? 0);
  return {
    deliver: async (draft) => {
      const id = randomUUID();
      const name = `${String(++count).padStart(8, "0")}-${id}`;
      const mail: Mail = { id, at: new Date(now()).toISOString(), ...draft };
      // A rename is atomic: a reader sees a whole mail or none.
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
