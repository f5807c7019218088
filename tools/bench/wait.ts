import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, callerOf } from "../../local/make-video/api.ts";
import { follow } from "../../local/make-video/follow.ts";
import { signUp } from "./machine/clients.ts";
import { startProduct } from "./machine/product.ts";

/**
 * How long a person waits for a film on this machine: `npm run bench:wait -- 3` orders three films of three minutes, one
 * after the other, and prints of each the seconds from "Start now" to the first scene and to the film, and how right the
 * estimate of the remaining time was. Exits with 1 if a film fails.
 */
const ideas = [
  "A shy otter builds a raft to visit her cousin across the lake",
  "Two sisters repair the clock of the village before the fair",
  "A retired postman carries one last letter over the mountain",
  "A boy teaches his grandmother to ride a bicycle",
  "A baker and her goat look for the recipe that the wind took",
];

/** A person sees the page of the ordered film and presses "Start now". */
const untilStartMs = 2_000;

const films = Number(process.argv[2] ?? 1);
const data = await mkdtemp(join(tmpdir(), "bench-wait-"));
const product = await startProduct(data, {});

/** Signs a new person up, who has the free credits of one film, and returns a function that calls the API as them. */
const signedUp = async (email: string): Promise<Call> => {
  const { token } = await signUp(product.site, email);
  return callerOf(product.site, async () => token);
};

interface Estimate {
  readonly second: number;
  readonly min: number;
  readonly max: number;
}

/** Follows a film until it ends: the second of its first scene and of its end, and every estimate on the way. */
const followed = async (call: Call, taskId: string) => {
  const began = performance.now();
  const second = () => (performance.now() - began) / 1_000;
  const estimates: Estimate[] = [];
  let firstScene: number | undefined;
  const task = await follow(call, taskId, ({ progress }) => {
    const { watchable_scenes: scenes, eta_min_seconds: min, eta_max_seconds: max } = progress;
    if (scenes > 0) firstScene ??= second();
    if (min !== undefined && max !== undefined) estimates.push({ second: second(), min, max });
  });
  if (task.process_status === "failed") throw new Error(`The film failed: ${JSON.stringify(task)}`);
  return { firstScene, end: second(), estimates };
};

/** How far the end was outside the estimated range at most, once a tenth of the time had passed, in per cent of it. */
const farthestOutside = (estimates: readonly Estimate[], end: number): number => {
  const outside = estimates
    .filter(({ second }) => second >= end / 10)
    .map(({ second, min, max }) => Math.max(0, second + min - end, end - (second + max)));
  return (Math.max(0, ...outside) / end) * 100;
};

const grew = (estimates: readonly Estimate[]): boolean =>
  estimates.some((estimate, nth) => {
    const before = estimates[nth - 1];
    return before !== undefined && (estimate.max > before.max || estimate.min > before.min);
  });

const line = (...cells: readonly string[]) => console.info(cells.map((cell) => cell.padStart(14)).join(""));
line("", "first scene", "film", "outside", "estimate");
try {
  for (let nth = 0; nth < films; nth++) {
    const taskData = { storyType: "fairytale_story", inputStory: ideas[nth % ideas.length], voiceLanguage: "english" };
    const call = await signedUp(`waits-${nth}@example.com`);
    const { taskId } = await call("POST", "/api/task", { taskData });
    await pause(untilStartMs);
    await call("POST", `/api/task/${taskId}/start`);
    const { firstScene, end, estimates } = await followed(call, String(taskId));
    const first = firstScene === undefined ? "none" : `${firstScene.toFixed(1)} s`;
    const outside = `${farthestOutside(estimates, end).toFixed(0)} %`;
    line(`film ${nth + 1}`, first, `${end.toFixed(0)} s`, outside, grew(estimates) ? "grew" : "never grew");
  }
} finally {
  await product.stop();
  await rm(data, { recursive: true, force: true });
}
