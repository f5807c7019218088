import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watchMemory } from "./film/peak-memory.ts";
import { signUp } from "./machine/clients.ts";
import { startProduct } from "./machine/product.ts";
import { folderMegabytes, type Pupil, type Tally, takePart, wrongBalances } from "./soak/pupil.ts";

/**
 * Lets a class use one machine for a long time: `npm run bench:soak`. Every pupil orders short films one after the other,
 * watches them, downloads them, and deletes or cancels some. Prints a row each minute. Exits with 1 if a call failed, a
 * film failed, credits do not add up, or memory was not given back. Linux only, because it reads /proc.
 *
 * `MINUTES` is how long films are ordered (30), `PUPILS` how many people there are (12).
 */
const minutes = Number(process.env["MINUTES"] ?? 30);
const pupils = Number(process.env["PUPILS"] ?? 12);
const idleSeconds = Number(process.env["IDLE_SECONDS"] ?? 120);
const idleMegabytes = 400;
const signUpCredits = 10_000;

const data = await mkdtemp(join(tmpdir(), "bench-soak-"));
const settings = { EDIT_SECONDS: "2", RATE_SCALE: "1000", SIGNUP_CREDITS: String(signUpCredits) };
const product = await startProduct(data, settings);
const memory = watchMemory(product.pid);
const tally: Tally = { ordered: 0, completed: 0, cancelled: 0, deleted: 0, failed: [], wrong: [], milliseconds: [] };

const headings = ["minute", "ordered", "completed", "cancelled", "deleted", "failed", "wrong", "p99", "peak", "disk"];
const line = (cells: readonly (string | number)[]) =>
  console.info(cells.map((cell) => `${cell}`.padStart(10)).join(""));
const row = async (minute: number) => {
  const sorted = tally.milliseconds.splice(0).sort((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const { ordered, completed, cancelled, deleted, failed, wrong } = tally;
  const sizes = [`${memory.peak().toFixed(0)} MB`, `${(await folderMegabytes(data)).toFixed(0)} MB`];
  line([minute, ordered, completed, cancelled, deleted, failed.length, wrong.length, `${p99.toFixed(0)} ms`, ...sizes]);
  memory.restart();
};

line(headings);
const problems: string[] = [];
try {
  const end = Date.now() + minutes * 60_000;
  const everybody: readonly Pupil[] = await Promise.all(
    Array.from({ length: pupils }, async (_, nth) => ({
      nth,
      site: product.site,
      person: await signUp(product.site, `pupil-${nth}@example.com`),
    })),
  );
  const work = Promise.all(everybody.map((pupil) => takePart(pupil, tally, end)));
  const isOver = work.then(() => true);
  for (let minute = 1; !(await Promise.race([isOver, pause(60_000, false)])); minute++) await row(minute);
  await row(Math.ceil(minutes));
  problems.push(...tally.failed.map((id) => `Film ${id} failed`), ...tally.wrong);
  for (const pupil of everybody) problems.push(...(await wrongBalances(pupil, signUpCredits)));
  if (tally.completed === 0) problems.push("No film was completed");
  await pause(idleSeconds * 1_000);
  const left = memory.now();
  console.info(`Memory ${idleSeconds} s after the last film: ${left.toFixed(0)} MB`);
  if (left >= idleMegabytes) problems.push(`Memory is ${left.toFixed(0)} MB, not under ${idleMegabytes} MB`);
} finally {
  memory.stop();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}
for (const problem of problems.slice(0, 50)) console.error(problem);
console.info(problems.length === 0 ? "Nothing went wrong." : `${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
