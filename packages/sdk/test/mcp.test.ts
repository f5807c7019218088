import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AnimationAgent } from "../src/index.ts";
import { type HttpService, serveHttp } from "../src/mcp/serve.ts";
import { startService } from "./service.ts";

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
    if (path === "/api/task/api_1/youtube")
      return ok(method === "POST" ? { state: "uploading", ...(body as object) } : {});
    const fields = [{ field: "voice_language", message: "Unknown language" }];
    const error = `${method} ${path} is refused.`;
    return { status: 400, body: { success: false, code: "invalid_request", error, fields } };
  });
  const agent = new AnimationAgent({ url: service.url, apiKey: "aa_live_1", userId: "ada" });
  http = await serveHttp(agent, 0, { maxCredits: 15 });
  client = new Client({ name: "test", version: "1.0.0" });
  // The client's own types disagree about an optional field.
  await client.connect(new StreamableHTTPClientTransport(new URL(http.url)) as never);
});
afterAll(async () => {
  await client?.close();
  await http?.stop();
  await service?.stop();
});

const call = async (name: string, args: Record<string, unknown> = {}) => {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  return { text: (content as { text: string }[])[0]?.text ?? "", isError };
};

it("lists a tool for each thing that a key may do, and says which only read", async () => {
  const { tools } = await client.listTools();

  expect(tools.map(({ name }) => name).sort()).toEqual(
    "cancel_film credits delete_film downloads edit_film extend_film film list_films options order_film price pronunciations publish_on_youtube retry_film save_pronunciations start_film translate_film youtube_upload".split(
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
    text: "This film costs 10 credits, and 10 of 15 are used. Ask the user.",
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
    text: "This film costs 8 credits, and 10 of 15 are used. Ask the user.",
    isError: true,
  });
  expect(JSON.parse((await ask(["german"])).text)).toMatchObject({
    films: [{ language: "german", task_id: "api_1_german" }],
  });
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
