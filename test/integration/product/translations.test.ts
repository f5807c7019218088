import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenAi } from "@animation-agent/fakes/openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { type Answer, type Call, creditsOf, filesOf, signedIn, taskOf, waitForEnd } from "./product-process.ts";

/** Two scenes of the user's own words, so that the film and its translations are short. */
const fullStory = `The owl sang to the moon, and the moon came closer to hear. The river stopped to listen, and the reeds stood still.
All night the forest kept its breath for that one song. Then the fox came out of the ferns and sat down beside the water.`;

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let model: Awaited<ReturnType<typeof startOpenAi>>;
let call: Call;
let sub: string;

const start = async (writer: Readonly<Record<string, string>> = {}): Promise<void> => {
  product = await startLocal({ port: 0, data, settings: { EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360", ...writer } });
  ({ call, sub } = await signedIn(product.site, demo));
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "translations-"));
  model = await startOpenAi({ apiKey: "sk-not-a-real-key" });
  await start();
});
afterAll(async () => {
  await product?.stop();
  await model?.stop();
  await rm(data, { recursive: true, force: true });
});

const scenesOf = async (id: string): Promise<Answer> => (await call("GET", `/api/task/${id}/scenes`)).body.data.scenes;
const bytesOf = async (url: string): Promise<string> =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).toString("hex");

describe("a finished film in other languages", () => {
  it("has the same pictures with other words, for a third of the price each", async () => {
    const taskData = {
      storyType: "poetry_story",
      fullStory,
      voiceLanguage: "english",
      codeName: "The owl",
      music: "none",
    };
    const id: string = (await call("POST", "/api/task", { taskData })).body.taskId;
    await call("POST", `/api/task/${id}/start`);
    const film = await waitForEnd(call, id);
    // The built-in writer cannot translate.
    const refused = await call("POST", `/api/task/${id}/translations`, { languages: [{ language: "german" }] });
    await product.stop();
    await start({
      WRITER: "openai/gpt-5.4-mini",
      OPENAI_API_KEY: "sk-not-a-real-key",
      OPENAI_BASE_URL: model.endpoint,
    });
    const scenes = await scenesOf(id);
    const before = await creditsOf(call, sub);
    const files = await filesOf(data);
    const languages = [{ language: "german" }, { language: "hindi" }];

    const price = (await call("POST", `/api/task/${id}/translations`, { languages, dry_run: true })).body.data;
    const ordered = await call("POST", `/api/task/${id}/translations`, { languages });
    const held = await creditsOf(call, sub);
    const made: Answer[] = [];
    for (const { task_id } of ordered.body.data.films) made.push(await waitForEnd(call, task_id));
    const after = await creditsOf(call, sub);

    expect(film.error_message).toBeUndefined();
    expect(refused).toMatchObject({ status: 422, body: { code: "translator_needed" } });
    expect(price).toMatchObject({ credits_each: 1, credits: 2, needs_texts: false, films: [] });
    expect(ordered).toMatchObject({ status: 201, body: { data: { credits: 2 } } });
    expect([held.balance - before.balance, held.held]).toEqual([-2, 2]);
    expect([after.balance - before.balance, after.held]).toEqual([-2, 0]);
    expect(after.balance + after.total_spent).toBe(after.total_earned);
    for (const [index, each] of made.entries()) {
      const { language } = languages[index] ?? {};
      expect(each.error_message).toBeUndefined();
      expect(each).toMatchObject({
        process_status: "completed",
        voice_language: language,
        source_task_id: id,
        source_mode: "translate",
      });
      const others = await scenesOf(each.task_id);
      expect(others).toHaveLength(scenes.length);
      for (const [n, scene] of scenes.entries()) {
        expect(others[n].narration).not.toBe(scene.narration);
        expect(await bytesOf(others[n].picture_url)).toBe(await bytesOf(scene.picture_url));
      }
      expect(await (await fetch(each.captions_vtt_url)).text()).toMatch(language === "german" ? /Sturm/ : /तूफ़ान/);
      expect((await fetch(each.final_video_url, { method: "HEAD" })).status).toBe(200);
    }
    expect((await taskOf(call, id)).translations).toEqual(ordered.body.data.films);
    const now = await filesOf(data);
    for (const [key, time] of files) expect([key, now.get(key)]).toEqual([key, time]);

    const listed = (await call("GET", `/api/user/${sub}/tasks`)).body.data;
    expect(listed.counts).toMatchObject({ all: 3, completed: 3, in_progress: 0 });
  }, 2_000_000);
});
