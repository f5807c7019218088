import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AnimationAgent } from "../src/index.ts";
import { type HttpService, serveHttp } from "../src/mcp/serve.ts";
import { startService } from "./service.ts";

const scenesOf = (makes_cut: boolean) => ({
  scenes: [
    {
      id: 4,
      narration: "A fox.",
      picture_url: "https://a/4.jpg",
      pictures: [{ version: 1, prompt: "A fox", own: false, picture_url: "https://a/4.jpg" }],
    },
  ],
  speakers: [],
  revision: 7,
  editing: { allowed: true, makes_cut },
});

let service: Awaited<ReturnType<typeof startService>>;
let http: HttpService;
let client: Client;

beforeAll(async () => {
  const ok = (data: object) => ({ body: { success: true, data } });
  service = await startService(({ method, path, body }) => {
    if (path === "/api/quote") return ok({ credits: 10 });
    if (path === "/api/webhook/incoming/ada") return { status: 201, ...ok({ task_id: "api_1", credit_cost: 10 }) };
    if (path === "/api/task/api_1/status") return ok({ task_id: "api_1", process_status: "pending", code_name: "Fox" });
    if (path === "/api/task/api_1/translations") {
      const { dry_run, languages } = body as { dry_run?: boolean; languages: readonly { language: string }[] };
      const films = languages.map(({ language }) => ({ language, task_id: `api_1_${language}` }));
      return { status: 201, ...ok({ credits: 4 * languages.length, credits_each: 4, films: dry_run ? [] : films }) };
    }
    if (path === "/api/user/ada/presets" && method === "POST")
      return { status: 201, ...ok({ preset_id: "p2", ...(body as object) }) };
    if (path === "/api/user/ada/presets")
      return ok({ presets: [{ preset_id: "p1", name: "Owls", settings: { videoDuration: 5 } }] });
    if (path === "/api/user/ada/presets/p1") return ok({ preset_id: "p1" });
    if (path.startsWith("/api/user/ada/assets"))
      return {
        body: {
          success: true,
          assets: [
            { id: "a1", assetType: "image", fileName: "owl.png", metadata: { title: "Owl" }, url: "https://a/1" },
            { id: "a2", assetType: "audio", fileName: "song.mp3", metadata: {}, duration: 60, url: "https://a/2" },
          ],
        },
      };
    if (path === "/api/task/api_1/scenes") return ok(scenesOf(false));
    if (path === "/api/task/done/scenes") return ok(scenesOf(true));
    if (/^\/api\/task\/\w+\/scenes\/edits$/.test(path)) return ok({ credits: 4, narrations: [4], pictures: [] });
    if (path === "/api/task/done/cuts") return { status: 201, ...ok({ cut: 2, cut_task_id: "cut_done" }) };
    if (path === "/api/task/look/status") return ok({ task_id: "look", process_status: "in_progress", credits_due: 9 });
    if (path === "/api/task/look/review/continue") return ok({});
    if (path === "/api/task/done/share")
      return ok({ task_id: "done", process_status: "completed", code_name: "Fox", watch_id: "w1" });
    if (path === "/api/task/api_1/youtube")
      return ok(method === "POST" ? { state: "uploading", ...(body as object) } : {});
    const fields = [{ field: "voice_language", message: "Unknown language" }];
    const error = `${method} ${path} is refused.`;
    return { status: 400, body: { success: false, code: "invalid_request", error, fields } };
  });
  ({ http, client } = await connect(15));
});
/** An assistant with a server of its own that may spend so much. */
const connect = async (maxCredits: number) => {
  const agent = new AnimationAgent({ url: service.url, apiKey: "aa_live_1", userId: "ada" });
  const http = await serveHttp(agent, 0, { maxCredits });
  const client = new Client({ name: "test", version: "1.0.0" });
  // The client's own types disagree about an optional field.
  await client.connect(new StreamableHTTPClientTransport(new URL(http.url)) as never);
  return { http, client };
};
afterAll(async () => {
  await client?.close();
  await http?.stop();
  await service?.stop();
});

const call = async (name: string, args: Record<string, unknown> = {}, by = client) => {
  const { content, isError = false } = await by.callTool({ name, arguments: args });
  return { text: (content as { text: string }[])[0]?.text ?? "", isError };
};

it("lists a tool for each thing that a key may do, and says which only read", async () => {
  const { tools } = await client.listTools();

  expect(tools.map(({ name }) => name).sort()).toEqual(
    "assets cancel_film continue_film credits delete_film delete_preset downloads edit_film edit_scenes extend_film film list_films options order_film presets price pronunciations publish_on_youtube retry_film save_preset save_pronunciations scenes share_film start_film translate_film youtube_upload".split(
      " ",
    ),
  );
  expect(tools.find(({ name }) => name === "film")?.annotations).toMatchObject({ readOnlyHint: true });
  expect(tools.find(({ name }) => name === "delete_film")?.annotations).toMatchObject({ destructiveHint: true });
});

it("publishes a film on YouTube, privately unless the user says otherwise", async () => {
  expect(await call("publish_on_youtube", { id: "api_1", made_for_kids: true })).toEqual({
    text: '{"state":"uploading","privacy":"private","made_for_kids":true}',
    isError: false,
  });
});

it("orders a film, and no second one beyond the limit", async () => {
  const order = { idea: "A fox learns to sail", language: "german", fields: { enable_subtitle: true } };

  expect(await call("order_film", order)).toEqual({ text: '{"task_id":"api_1","credit_cost":10}', isError: false });
  expect(await call("order_film", order)).toEqual({
    text: "This costs 10 credits, and 10 of 15 are used. Ask the user.",
    isError: true,
  });

  expect(service.asked.filter(({ path }) => path.includes("incoming")).map(({ body }) => body)).toEqual([
    { enable_subtitle: true, input_story: "A fox learns to sail", video_duration: 3, voice_language: "german" },
  ]);
});

it("orders a film in other languages within the same limit, and says the price before", async () => {
  const ask = async (languages: readonly string[], only_price = false) =>
    call("translate_film", { id: "api_1", languages, only_price });

  expect(JSON.parse((await ask(["german", "hindi"], true)).text)).toMatchObject({ credits: 8, films: [] });
  expect(await ask(["german", "hindi"])).toEqual({
    text: "This costs 8 credits, and 10 of 15 are used. Ask the user.",
    isError: true,
  });
  expect(JSON.parse((await ask(["german"])).text)).toMatchObject({
    films: [{ language: "german", task_id: "api_1_german" }],
  });
});

it("orders a film in another language with the user's own words and voice", async () => {
  const other = await connect(4);
  const texts = { title: "Die Eule", scenes: [{ scene: 4, narration: "Eine Eule." }] };
  const languages = [{ language: "german", voice_id: "studio-german-greta", texts }];

  expect((await call("translate_film", { id: "api_1", languages }, other.client)).isError).toBe(false);

  expect(service.asked.at(-1)?.body).toEqual({ languages });
  await other.http.stop();
});

it("names the files that the user has uploaded, for edits and orders", async () => {
  expect(JSON.parse((await call("assets", { type: "image" })).text)).toEqual([
    { id: "a1", type: "image", file_name: "owl.png", title: "Owl" },
    { id: "a2", type: "audio", file_name: "song.mp3", seconds: 60 },
  ]);
  expect(service.asked.at(-1)?.path).toBe("/api/user/ada/assets?assetType=image");
});

it("saves and deletes presets", async () => {
  const settings = { voiceLanguage: "german", enableSubtitle: true };

  expect((await call("save_preset", { name: "Foxes", settings })).text).toContain('"p2"');
  expect(service.asked.at(-1)).toMatchObject({ method: "POST", body: { name: "Foxes", settings } });
  await call("save_preset", { name: "Owls", settings });
  expect(service.asked.at(-1)).toMatchObject({ path: "/api/user/ada/presets/p1", body: { name: "Owls", settings } });
  expect((await call("delete_preset", { preset_id: "p1" })).isError).toBe(false);
  expect(service.asked.at(-1)).toMatchObject({ method: "DELETE", path: "/api/user/ada/presets/p1" });
});

it("reads the scenes without their links, unless they are asked for", async () => {
  const { scenes } = JSON.parse((await call("scenes", { id: "api_1" })).text);

  expect(scenes).toEqual([{ id: 4, narration: "A fox.", pictures: [{ version: 1, prompt: "A fox", own: false }] }]);
  expect((await call("scenes", { id: "api_1", links: true })).text).toContain("https://a/4.jpg");
});

it("edits scenes in a review, makes a new cut of a completed film, and spends no more than it may", async () => {
  const other = await connect(8);
  const edits = [{ type: "rewrite", scene: 4, narration: "The fox waited." }];
  const edit = (id: string, more = {}) => call("edit_scenes", { id, revision: 7, edits, ...more }, other.client);

  expect(JSON.parse((await edit("done", { only_price: true })).text)).toMatchObject({ credits: 4 });
  expect(service.asked.at(-1)?.body).toEqual({ revision: 7, edits, dry_run: true });
  expect((await edit("api_1")).isError).toBe(false);
  expect(service.asked.at(-1)).toMatchObject({ path: "/api/task/api_1/scenes/edits", body: { revision: 7, edits } });
  expect((await edit("done")).text).toBe('{"cut":2,"cut_task_id":"cut_done"}');
  expect(service.asked.at(-1)).toMatchObject({ path: "/api/task/done/cuts", body: { revision: 7, edits } });
  expect(await edit("done")).toEqual({
    text: "This costs 4 credits, and 8 of 8 are used. Ask the user.",
    isError: true,
  });
  expect((await edit("done", { edits: [{ type: "erase", scene: 4 }] })).isError).toBe(true);
  expect(service.asked.filter(({ path }) => path.endsWith("/cuts"))).toHaveLength(1);
  await other.http.stop();
});

it("counts the rest of the price of a first look when it is continued", async () => {
  const other = await connect(10);
  const look = () => call("continue_film", { id: "look" }, other.client);

  expect((await look()).isError).toBe(false);
  expect(await look()).toEqual({ text: "This costs 9 credits, and 9 of 10 are used. Ask the user.", isError: true });
  await other.http.stop();
});

it("orders with a preset, of its length", async () => {
  const other = await connect(10);

  expect((await call("presets", {}, other.client)).text).toContain('"Owls"');
  await call("order_film", { idea: "An owl", preset_id: "p1", review: "script" }, other.client);

  expect(service.asked.at(-1)?.body).toEqual({
    input_story: "An owl",
    video_duration: 5,
    review: "script",
    preset_id: "p1",
  });
  await other.http.stop();
});

it("shares a film", async () => {
  expect(JSON.parse((await call("share_film", { id: "done", shared: true })).text)).toMatchObject({
    watch_page: "/watch/w1",
  });
  expect(service.asked.at(-1)?.body).toEqual({ shared: true });
});

it("shows a film briefly", async () => {
  const { text } = await call("film", { id: "api_1" });

  expect(JSON.parse(text)).toEqual({ id: "api_1", title: "Fox", status: "pending" });
});

it("lists the films that match", async () => {
  await call("list_films", { text: "owl", status: "completed", created_from: "2026-01-31" });

  expect(service.asked.at(-1)?.path).toMatch(
    /\/tasks\?limit=50&(?=.*text=owl)(?=.*status=completed)(?=.*created_from=2026-01-31)/,
  );
});

it("repeats what the service refuses, with the fields", async () => {
  expect(await call("cancel_film", { id: "api_2" })).toEqual({
    text: "POST /api/task/api_2/cancel is refused.\nvoice_language: Unknown language",
    isError: true,
  });
});

it("refuses a request that a web page of another host makes", async () => {
  const { hostname, port } = new URL(http.url);
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path: "/mcp", method: "POST", headers: { host: "evil.example" } },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    asked.on("error", reject).end("{}");
  });

  expect(status).toBe(403);
});

it("keeps no sessions: other methods are refused", async () => {
  expect((await fetch(http.url)).status).toBe(405);
});
