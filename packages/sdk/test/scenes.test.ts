import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { run } from "../src/cli/run.ts";
import { startService } from "./service.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

const review = { review: "storyboard", review_until: "2026-02-03T00:00:00.000Z" };
const prices = { narration: 0, picture: 1, scene: 2 };
const scene = { id: 4, number: 1, title: "The Harbour", narration: "A fox looked at the boats.", pictures: [] };

/** A service with a film in review, a first look, and a completed film. Every edit costs three credits. */
const startFilms = async () => {
  const service = await startService(({ path, body }) => {
    const ok = (data: object) => ({ body: { success: true, data } });
    const [, id = "", call = ""] = /^\/api\/task\/(\w+)\/(.+)$/.exec(path) ?? [];
    const isDone = id === "done" || id === "cut_done";
    if (call === "status")
      return ok({
        task_id: id,
        process_status: isDone ? "completed" : "in_progress",
        story_title: "The Fox",
        progress: isDone ? {} : { stage: "review", percent: 40, ...review },
        ...(id === "look" && { credits_due: 9 }),
      });
    if (call === "scenes")
      return ok({
        scenes: [scene],
        speakers: [],
        revision: 7,
        editing:
          id === "old"
            ? { allowed: false, reason: "Its files are deleted.", prices }
            : { allowed: true, makes_cut: isDone, prices },
      });
    if (call === "scenes/edits") return ok({ credits: 3, narrations: [4], pictures: [], body });
    if (call === "cuts") return { status: 201, ...ok({ cut: 2, cut_task_id: "cut_done" }) };
    if (call === "review/continue") return ok({});
    if (call === "share") return ok((body as { shared: boolean }).shared ? { watch_id: "w1" } : {});
    if (path === "/api/user/ada/presets") return ok({ presets: [{ preset_id: "p1", name: "Owls", settings: {} }] });
    if (path.startsWith("/api/user/ada/presets/")) return ok({ preset_id: "p1", name: "Owls", settings: {} });
    if (path === "/api/upload-url")
      return {
        body: { url: `${service.url}/bucket`, fields: { key: "uploads/1" }, assetId: "asset_1", expiresIn: 60 },
      };
    if (path === "/bucket") return { status: 204 };
    if (path === "/api/asset/asset_1/complete") return { body: { asset: { id: "asset_1" } } };
    return { status: 404, body: { success: false, code: "not_found", error: "This film does not exist." } };
  });
  const environment = {
    ANIMATION_AGENT_URL: `${service.url}/`,
    ANIMATION_AGENT_KEY: "aa_live_1",
    ANIMATION_AGENT_USER: "ada",
  };
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const cli = (...args: readonly string[]) => run(args, { environment, print, printError: print });
  const posted = (end: string) => service.asked.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  return { cli, printed, posted, ...service };
};

const edits = [{ type: "rewrite", scene: 4, narration: "The fox waited." }];
const saved = async (content: unknown): Promise<string> => {
  const file = join(folder, "edits.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

it("prints the scenes with the ids that edits name, and why a film cannot be edited", async () => {
  const { cli, printed, stop } = await startFilms();

  expect(await cli("scenes", "wait")).toBe(0);
  expect(await cli("scenes", "old")).toBe(0);
  expect(await cli("scenes", "done", "--json")).toBe(0);

  await stop();
  const told = "scene 4  The Harbour\n  A fox looked at the boats.";
  expect(printed.slice(0, 4)).toEqual([
    "Revision 7. Credits: 0 a narration, 1 a picture, 2 a new scene.",
    told,
    "Revision 7. Its files are deleted.",
    told,
  ]);
  expect(JSON.parse(printed[4] ?? "")).toMatchObject({ revision: 7, scenes: [scene] });
});

it("edits a film that waits for its review, within the limit", async () => {
  const { cli, printed, posted, stop } = await startFilms();
  const file = await saved(edits);

  expect(await cli("edit-scenes", "wait", file, "--dry-run")).toBe(0);
  expect(await cli("edit-scenes", "wait", file, "--max-credits", "2")).toBe(3);
  expect(posted("/scenes/edits")).toEqual([
    { revision: 7, edits, dry_run: true },
    { revision: 7, edits, dry_run: true },
  ]);
  expect(await cli("edit-scenes", "wait", file, "--max-credits", "3")).toBe(0);

  await stop();
  expect(posted("/scenes/edits").at(-1)).toEqual({ revision: 7, edits });
  expect(printed.slice(-2)).toEqual([
    "Price: 3 credits (narrations made again: 1, pictures: 0).",
    "wait is changed. animation-agent continue wait goes on.",
  ]);
});

it("makes a new cut of a completed film, of the revision that the file names, and follows it", async () => {
  const { cli, printed, posted, stop } = await startFilms();

  expect(await cli("edit-scenes", "done", await saved({ revision: 6, edits }), "--wait")).toBe(0);

  await stop();
  expect(posted("/cuts")).toEqual([{ revision: 6, edits }]);
  expect(printed.slice(1)).toEqual(["Cut 2 is being made as cut_done.", "cut_done  completed         The Fox"]);
});

it.each([
  ["no list", '{"scene":4}', 'must be a JSON list of edits, or an object with "edits" and "revision".'],
  ["no JSON", "rewrite", "cannot be read as JSON"],
])("changes nothing if the file has %s", async (_, content, message) => {
  const { cli, printed, posted, stop } = await startFilms();

  expect(await cli("edit-scenes", "wait", await saved(content))).toBe(2);
  expect(await cli("edit-scenes", "wait")).toBe(2);

  await stop();
  expect(printed[0]).toContain(message);
  expect(printed[1]).toBe("Please name the file with the edits: animation-agent edit-scenes ID FILE");
  expect(posted("/scenes/edits")).toEqual([]);
});

it("continues a film after its review, a first look only within the limit", async () => {
  const { cli, printed, posted, stop } = await startFilms();

  expect(await cli("continue", "wait")).toBe(0);
  expect(await cli("continue", "look", "--max-credits", "8")).toBe(3);
  expect(await cli("continue", "look", "--max-credits", "9")).toBe(0);

  await stop();
  expect(printed).toEqual([
    "wait is continued.",
    "look is not continued: it costs 9 credits, and the limit is 8.",
    "look is continued for 9 credits.",
  ]);
  expect(posted("/review/continue")).toHaveLength(2);
});

it("watches a film until it waits for its review", async () => {
  const { cli, printed, stop } = await startFilms();

  expect(await cli("watch", "wait")).toBe(0);

  await stop();
  expect(printed.at(-1)).toBe(
    "wait  waits for your review until 2026-02-03T00:00:00.000Z: see animation-agent scenes wait",
  );
});

it("shares a film and stops that; lists the presets", async () => {
  const { cli, printed, posted, url, stop } = await startFilms();

  expect([await cli("share", "done"), await cli("share", "done", "--off"), await cli("presets")]).toEqual([0, 0, 0]);

  await stop();
  expect(posted("/share")).toEqual([{ shared: true }, { shared: false }]);
  expect(printed).toEqual([`${url}/watch/w1`, "done has no public page.", "p1  Owls"]);
});

it("saves a preset, replaces the one of that name, and deletes it", async () => {
  const { cli, printed, posted, asked, stop } = await startFilms();
  const file = await saved({ voiceLanguage: "german" });

  expect(await cli("save-preset", "Owls", file)).toBe(0);
  expect(await cli("save-preset", "Owls", await saved("no JSON"))).toBe(2);
  expect(await cli("save-preset", "Owls")).toBe(2);
  expect(await cli("delete-preset", "p1")).toBe(0);

  await stop();
  expect(posted("/presets/p1")[0]).toEqual({ name: "Owls", settings: { voiceLanguage: "german" } });
  expect(asked.filter(({ path }) => path === "/api/user/ada/presets/p1")).toHaveLength(2);
  expect(printed[0]).toBe("p1  Owls");
  expect(printed.at(-1)).toBe("p1 is deleted.");
});

it("uploads a file with the form that the service gives, and prints its id", async () => {
  const { cli, printed, posted, asked, stop } = await startFilms();
  const file = join(folder, "fox.png");
  await writeFile(file, "the bytes of a picture");

  expect(await cli("upload", file, "--as", "character", "--character-name", "Fox", "--look", "red")).toBe(0);
  expect(await cli("upload", file)).toBe(2);

  await stop();
  expect(posted("/upload-url")).toEqual([
    { assetType: "character", characterName: "Fox", metadata: { look: "red" }, fileName: "fox.png", size: 22 },
  ]);
  const sent = asked.find(({ path }) => path === "/bucket");
  expect(sent?.headers["content-length"]).toBe(`${Buffer.byteLength(`${sent?.body}`)}`);
  expect(sent?.headers["authorization"]).toBeUndefined();
  expect(sent?.body).toMatch(/name="key"\r\n\r\nuploads\/1\r\n[\s\S]*name="file"[\s\S]*the bytes of a picture\r\n/);
  expect(printed).toEqual([
    "asset_1",
    "Please name the file and what it is for: animation-agent upload FILE --as image",
  ]);
});
