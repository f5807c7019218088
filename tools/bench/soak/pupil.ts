import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { Credits } from "#contract/schema/account.ts";
import { Downloads } from "#contract/schema/downloads.ts";
import { LedgerLine } from "#contract/schema/ledger.ts";
import { TaskStatus } from "#contract/schema/task.ts";
import type { Person } from "../machine/clients.ts";

export interface Pupil {
  readonly nth: number;
  readonly site: string;
  readonly person: Person;
}

/** What happened so far. `failed` holds ids of films, `wrong` a sentence for each call that was answered wrongly. */
export interface Tally {
  ordered: number;
  completed: number;
  cancelled: number;
  deleted: number;
  readonly failed: string[];
  readonly wrong: string[];
  readonly milliseconds: number[];
}

/** Short texts, because a film that is told from an idea takes three minutes. */
const stories = [
  "A fox found a boat on the beach. It learned to sail before the moon came up. In the morning it was on the island.",
  "Two brothers repaired an old radio in the attic. At night they heard their grandmother's voice. She sang until dawn.",
  "Ida the owl was afraid of the dark. She found a lantern under the oak. Now she lights the way for the others.",
  "Mina planted a tree on the roof of her school. Every child brought water. In spring the birds came.",
  "An old sailor taught a whale to sing. The whale followed his ship for a year. Then it sang alone.",
];
const pollMs = 3_000;
const Ordered = z.object({ data: z.object({ taskId: z.string() }) });
const Status = z.object({ data: z.looseObject({ process_status: TaskStatus }) });

/** Orders films one after the other until `end`. Every fourth is cancelled at once, every third of the others is deleted. */
export const takePart = async (pupil: Pupil, tally: Tally, end: number): Promise<void> => {
  await pause(pupil.nth * 500);
  for (let film = 0; Date.now() < end; film++) {
    const fullStory = stories[(pupil.nth + film) % stories.length];
    const taskData = { storyType: "fairytale_story", fullStory, voiceLanguage: "english" };
    const id = (await call(pupil, tally, "POST", "/api/task", Ordered, { taskData }))?.data.taskId;
    if (!id) return;
    tally.ordered++;
    if (film % 4 === 3) {
      await call(pupil, tally, "POST", `/api/task/${id}/cancel`, z.object({}));
      tally.cancelled++;
    } else if (await watch(pupil, tally, id)) {
      await download(pupil, tally, id);
      if (film % 3 === 0) {
        await call(pupil, tally, "DELETE", `/api/task/${id}`, z.object({}));
        tally.deleted++;
      }
    }
  }
};

/** Polls a film until it has ended. Returns whether it was completed. */
const watch = async (pupil: Pupil, tally: Tally, id: string): Promise<boolean> => {
  for (;;) {
    const status = (await call(pupil, tally, "GET", `/api/task/${id}/status`, Status))?.data.process_status;
    if (status === "completed") {
      tally.completed++;
      return true;
    }
    if (!status || status === "failed") {
      tally.failed.push(id);
      return false;
    }
    await pause(pollMs);
  }
};

/** Downloads the whole film; a link that answers anything but an MP4 is a wrong answer. */
const download = async (pupil: Pupil, tally: Tally, id: string): Promise<void> => {
  const downloads = await call(pupil, tally, "GET", `/api/task/${id}/downloads`, z.object({ data: Downloads }));
  const url = downloads?.data.files.find(({ kind }) => kind === "video")?.url;
  if (!url) return;
  const response = await fetch(new URL(url, pupil.site));
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || bytes.subarray(4, 8).toString() !== "ftyp")
    tally.wrong.push(`Video of ${id}: ${response.status}`);
};

/** A sentence for each sum of credits that does not add up: nothing is held, and the balance is what the ledger says. */
export const wrongBalances = async (pupil: Pupil, signUpCredits: number): Promise<string[]> => {
  const tally = { wrong: [] as string[], milliseconds: [] as number[] };
  const path = `/api/user/${pupil.person.id}`;
  const credits = (await call(pupil, tally, "GET", `${path}/credits`, z.object({ data: Credits })))?.data;
  const Page = z.object({ data: z.object({ entries: z.array(LedgerLine), next_cursor: z.string().optional() }) });
  let [sum, cursor]: [number, string | undefined] = [0, undefined];
  do {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const page: z.output<typeof Page>["data"] | undefined = (
      await call(pupil, tally, "GET", `${path}/ledger?limit=100${query}`, Page)
    )?.data;
    sum += page?.entries.reduce((total, { balance_change }) => total + balance_change, 0) ?? 0;
    cursor = page?.next_cursor;
  } while (cursor);
  const isRight = credits?.held === 0 && credits.balance === sum && credits.balance <= signUpCredits;
  const wrong = `Pupil ${pupil.nth}: balance ${credits?.balance}, held ${credits?.held}, ledger ${sum}`;
  return [...tally.wrong, ...(isRight ? [] : [wrong])];
};

/** A call of a pupil. Returns its reply, or undefined, with a sentence in `wrong`, if it is not what the contract says. */
const call = async <Reply>(
  { site, person }: Pupil,
  { wrong, milliseconds }: Pick<Tally, "wrong" | "milliseconds">,
  method: string,
  path: string,
  reply: z.ZodType<Reply>,
  body?: object,
): Promise<Reply | undefined> => {
  const began = performance.now();
  try {
    const response = await fetch(site + path, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    milliseconds.push(performance.now() - began);
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    return reply.parse(JSON.parse(text));
  } catch (error) {
    wrong.push(`${method} ${path}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
};

/** The size of all files in a folder and below, in MB. */
export const folderMegabytes = async (folder: string): Promise<number> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) =>
        stat(join(file.parentPath, file.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
};
