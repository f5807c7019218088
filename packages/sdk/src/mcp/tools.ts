import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import type { AnimationAgent } from "../agent.ts";
import type { FilmFilter, Order, TranslationOrders } from "../types.ts";
import { answer, Id, reads } from "./answer.ts";
import type { Budget } from "./budget.ts";
import { OrderInput, orderOf } from "./order-input.ts";
import { presetTools } from "./preset-tools.ts";
import { reviewTools } from "./review-tools.ts";
import { shortFilm } from "./short-film.ts";

/** An MCP server with a tool for each thing that an API key may do with films. */
export const makeServer = (agent: AnimationAgent, budget: Budget, version: string): McpServer => {
  const server = new McpServer({ name: "animation-agent", version });
  readingTools(server, agent);
  presetTools(server, agent);
  orderingTools(server, agent, budget);
  reviewTools(server, agent, budget);
  extendingTool(server, agent, budget);
  publishingTools(server, agent);
  pronouncingTools(server, agent);
  changingTools(server, agent);
  return server;
};

const readingTools = (server: McpServer, agent: AnimationAgent): void => {
  server.registerTool(
    "options",
    { description: "Story types, lengths with prices, languages, voices and illustration styles", annotations: reads },
    () => answer(async () => (await agent.api.GET("/api/system-configuration")).data),
  );
  server.registerTool("credits", { description: "The balance of credits", annotations: reads }, () =>
    answer(() => agent.credits()),
  );
  server.registerTool(
    "price",
    {
      description: "The price of a film in credits before it is ordered, and how many credits are missing",
      inputSchema: OrderInput.pick({ minutes: true }),
      annotations: reads,
    },
    ({ minutes = 3 }) => answer(() => agent.quote(minutes as Parameters<typeof agent.quote>[0])),
  );
  server.registerTool(
    "list_films",
    {
      description: "The newest films, or those that match",
      inputSchema: z.object({
        status: z.enum(["pending", "in_progress", "completed", "failed"]).optional(),
        text: z.string().optional().describe("Words of the titles or the idea; each must occur"),
        story_type: z.string().optional().describe("See the tool options"),
        triggered_by: z.enum(["web_user", "api_call"]).optional().describe("Ordered on the site, or by a program"),
        created_from: z.string().optional().describe("Ordered on this day or later: 2026-01-31"),
        created_to: z.string().optional().describe("Ordered on this day or before: 2026-01-31"),
        count: z.int().min(1).max(50).default(10),
      }),
      annotations: reads,
    },
    ({ count, ...filter }) =>
      answer(async () => {
        const films: object[] = [];
        // The service checks the values and names a wrong one.
        for await (const film of agent.films(filter as FilmFilter)) if (films.push(shortFilm(film)) === count) break;
        return films;
      }),
  );
  server.registerTool(
    "film",
    { description: "How far a film is, and its links when it is completed", inputSchema: Id, annotations: reads },
    ({ id }) => answer(async () => shortFilm(await agent.film(id))),
  );
  server.registerTool(
    "downloads",
    { description: "Links to all files of a completed film", inputSchema: Id, annotations: reads },
    ({ id }) => answer(() => agent.downloads(id)),
  );
};

/** A language with a voice, or with the user's own words. */
const Translation = z.object({
  language: z.string(),
  voice_id: z.string().optional().describe("A voice of this language. See the tool options"),
  texts: z
    .object({
      title: z.string(),
      scenes: z.array(z.object({ scene: z.int(), narration: z.string(), title: z.string().optional() })),
    })
    .optional()
    .describe(
      "The words of every scene in this language, by the ids of the tool scenes. Else a language model translates",
    ),
});

const orderingTools = (server: McpServer, agent: AnimationAgent, budget: Budget): void => {
  server.registerTool(
    "order_film",
    {
      description: "Order a film. It costs credits: ask for the price first, and ask the user. It takes some minutes",
      inputSchema: OrderInput,
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    (input) =>
      answer(async () => {
        const preset = (input.preset_id ? await agent.presets() : []).find(
          ({ preset_id }) => preset_id === input.preset_id,
        );
        const order = orderOf(input, preset);
        const { credits } = await agent.quote(order.video_duration);
        const receipt = await budget.spend(credits, () => agent.order(order));
        // A first look costs the rest of the price when it is continued.
        if (order.review === "first_scene") budget.giveBack((await agent.film(receipt.task_id)).credits_due ?? 0);
        return receipt;
      }),
  );
  server.registerTool(
    "translate_film",
    {
      description:
        "Order a completed film in other languages, with the same pictures, for a third of its price each: ask the user",
      inputSchema: Id.extend({
        languages: z
          .array(z.union([z.string(), Translation]))
          .min(1)
          .describe("For example german and hindi. See the tool options"),
        only_price: z.boolean().default(false).describe("true: only says the price; nothing is ordered"),
      }),
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    ({ id, languages, only_price }) =>
      answer(async () => {
        // The service checks the values and names a wrong one.
        const orders = languages.map((each) => (typeof each === "string" ? { language: each } : each));
        const order = { languages: orders } as TranslationOrders;
        const price = await agent.translate(id, { ...order, dry_run: true });
        return only_price ? price : budget.spend(price.credits, () => agent.translate(id, order));
      }),
  );
  server.registerTool(
    "edit_film",
    {
      description: "Change the order of a film that is still pending. What is left out stays",
      inputSchema: OrderInput.partial().extend(Id.shape),
      annotations: { destructiveHint: true },
    },
    ({ id, idea, minutes, ...rest }) =>
      answer(() => {
        const { input_story, video_duration, ...changes } = orderOf({ idea: idea ?? "", ...rest });
        const given = { ...(idea && { input_story }), ...(minutes && { video_duration: minutes }) };
        return agent.edit(id, { ...changes, ...given } as Partial<Order>);
      }),
  );
};

const extendingTool = (server: McpServer, agent: AnimationAgent, budget: Budget): void => {
  server.registerTool(
    "extend_film",
    {
      description:
        "Keep a completed film and its files longer. It costs credits: keep_longer of the tool film says how many, and the new date. Ask the user",
      inputSchema: Id,
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    ({ id }) =>
      answer(async () => {
        const { extension } = await agent.film(id);
        return shortFilm(await budget.spend(extension?.credits ?? 0, () => agent.extend(id)));
      }),
  );
};

const publishingTools = (server: McpServer, agent: AnimationAgent): void => {
  server.registerTool(
    "share_film",
    {
      description:
        "Give a completed film a public page that anyone with the link can watch, or take the page away for good. Ask the user",
      inputSchema: Id.extend({ shared: z.boolean() }),
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    ({ id, shared }) => answer(async () => shortFilm(await agent.share(id, shared))),
  );
  server.registerTool(
    "publish_on_youtube",
    {
      description:
        "Publish a completed film on the user's YouTube channel, which they connect on the site, or go on with a failed upload. Ask the user who may see it, and whether it is made for children",
      inputSchema: Id.extend({
        privacy: z.enum(["private", "unlisted", "public"]).default("private"),
        made_for_kids: z.boolean().describe("The user's own declaration"),
        publish_at: z.string().optional().describe("A private video becomes public at this time: 2026-01-31T18:00:00Z"),
      }),
      annotations: { destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    ({ id, ...options }) => answer(() => agent.publishOnYouTube(id, options)),
  );
  server.registerTool(
    "youtube_upload",
    { description: "How far the upload of a film to YouTube is, and its link", inputSchema: Id, annotations: reads },
    ({ id }) => answer(async () => (await agent.youTubeUpload(id)) ?? { state: "none" }),
  );
};

const pronouncingTools = (server: McpServer, agent: AnimationAgent): void => {
  server.registerTool(
    "pronunciations",
    { description: "The words that the narrator of each new film says as the user wrote them", annotations: reads },
    () => answer(() => agent.pronunciations()),
  );
  server.registerTool(
    "save_pronunciations",
    {
      description:
        "Replace the user's list of pronunciations: words that narrators say wrongly, each with a spelling that sounds right. Read the list first, and send it whole",
      inputSchema: z.object({
        pronunciations: z.array(
          z.object({ word: z.string().describe("As stories have it: Siobhan"), say: z.string().describe("shi vawn") }),
        ),
      }),
      annotations: { destructiveHint: true, idempotentHint: true },
    },
    ({ pronunciations }) => answer(() => agent.savePronunciations(pronunciations)),
  );
};

const changingTools = (server: McpServer, agent: AnimationAgent): void => {
  const change = (name: string, description: string, work: (id: string) => Promise<void>, destructiveHint: boolean) =>
    server.registerTool(name, { description, inputSchema: Id, annotations: { destructiveHint } }, ({ id }) =>
      answer(() => work(id)),
    );
  change("start_film", "Start a pending film now instead of after its edit window", (id) => agent.start(id), false);
  change("retry_film", "Make a failed film again from where it failed", (id) => agent.retry(id), false);
  change(
    "cancel_film",
    "End a film that is being made; credits for unfinished work are returned",
    (id) => agent.cancel(id),
    true,
  );
  change("delete_film", "Delete a film that is pending or has ended, with its files", (id) => agent.delete(id), true);
};
