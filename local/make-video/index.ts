import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Quote } from "#contract/schema/quote.ts";
import { demo, password } from "../demo/accounts.ts";
import { startLocal } from "../local.ts";
import { readLocalSettingsOrExit } from "../settings.ts";
import { type Call, signedIn } from "./api.ts";
import { clock, follow } from "./follow.ts";
import { languageHint, optionsFrom, outlineLines, usage } from "./options.ts";

/** Connects to the running product, or starts one that stops with this command. */
const openProduct = async (): Promise<{ site: string; stop: () => Promise<void> }> => {
  const { port, data, settings } = readLocalSettingsOrExit(process.env);
  const site = `http://localhost:${port}`;
  const isRunning = await fetch(`${site}/local/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isRunning) {
    const ignored = Object.keys(settings).join(", ");
    if (ignored) console.warn(`Warning: ${ignored}: no effect, because the product already runs at ${site}.`);
    return { site, stop: async () => {} };
  }
  console.info("Starting Animation Agent ...");
  return startLocal({ port, data, settings });
};

/** Prints what the built-in writer understands of the idea, with what the command line changes of it, and its language. */
const showOutline = async (call: Call, taskData: Readonly<Record<string, unknown>>) => {
  const { inputStory, fullStory, outline, voiceLanguage } = taskData;
  const { data } = await call("POST", "/api/quote", { videoDuration: 3, inputStory, fullStory, voiceLanguage });
  const { outline: read, text_language: written } = data as Pick<Quote, "outline" | "text_language">;
  const lines = inputStory ? outlineLines({ ...read, ...(outline as object | undefined) }) : "";
  if (lines) console.info(`Understood of the idea (change it with --outline):\n${lines}`);
  const hint = languageHint(written, voiceLanguage);
  if (hint) console.warn(hint);
};

const makeVideo = async (): Promise<void> => {
  const { help, out, taskData } = optionsFrom(process.argv.slice(2));
  if (help) return console.info(usage);
  const { site, stop } = await openProduct();
  try {
    const call = await signedIn(site, demo, password);
    await showOutline(call, taskData);
    const started = Date.now();
    const { taskId } = await call("POST", "/api/task", { mode: "create", taskData });
    console.info(`Ordered ${taskId} (${site}/task-detail/${taskId})`);
    await call("POST", `/api/task/${taskId}/start`);
    const task = await follow(call, String(taskId));
    process.stdout.write("\n");
    if (task.process_status === "failed" || !task.final_video_url)
      throw new Error(task.error_message ?? "The film has no URL");
    const film = await fetch(task.final_video_url);
    if (!film.body) throw new Error(`The film could not be downloaded: HTTP ${film.status}`);
    await pipeline(Readable.fromWeb(film.body), createWriteStream(out));
    console.info(`
  ${task.youtube_video_title}
  ${out}: ${clock(task.video_seconds ?? 0)}, ${task.video_scene_count} scenes, ${task.image_dimensions}, ${task.voice_language}
  made in ${clock((Date.now() - started) / 1000)} for ${task.credit_cost} credits; kept until ${task.expires_at?.slice(0, 10)}
  ${task.youtube_video_hashtags}`);
  } finally {
    await stop();
  }
};

try {
  await makeVideo();
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
