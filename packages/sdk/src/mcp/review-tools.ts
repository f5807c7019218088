import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import type { AnimationAgent } from "../agent.ts";
import { sceneEditSchema } from "../api.generated.ts";
import type { SceneEdits, Scenes } from "../types.ts";
import { answer, Id, reads } from "./answer.ts";
import type { Budget } from "./budget.ts";
import { shortFilm } from "./short-film.ts";

/** The schema of the API, which names every kind of edit with its fields. */
const Edit = z.fromJSONSchema(JSON.parse(JSON.stringify(sceneEditSchema)));

/** Links fill the context of an assistant that only reads the texts. */
const withoutLinks = ({ scenes, ...rest }: Scenes) => ({
  ...rest,
  scenes: scenes.map(({ picture_url, tile_url, audio_url, pictures, ...scene }) => ({
    ...scene,
    pictures: pictures.map(({ version, prompt, own }) => ({ version, prompt, own })),
  })),
});

/** Tools for the scenes of a film: to read them, to change them, and to continue a film after its review. */
export const reviewTools = (server: McpServer, agent: AnimationAgent, budget: Budget): void => {
  server.registerTool(
    "scenes",
    {
      description:
        "The scenes of a film with their ids, texts and pictures, who speaks, the revision that edits name, and the prices of edits",
      inputSchema: Id.extend({ links: z.boolean().default(false).describe("true: with links to pictures and sound") }),
      annotations: reads,
    },
    ({ id, links }) =>
      answer(async () => {
        const found = await agent.scenes(id);
        return links ? found : withoutLinks(found);
      }),
  );
  server.registerTool(
    "edit_scenes",
    {
      description:
        "Change scenes of a film that waits for its review, or make a new cut of a completed film with changed scenes: read the tool scenes first. It may cost credits: ask for the price first, and ask the user",
      inputSchema: Id.extend({
        revision: z.int().describe("The revision that the tool scenes said"),
        edits: z.array(Edit).min(1),
        only_price: z.boolean().default(false).describe("true: only says the price; nothing changes"),
      }),
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    ({ id, only_price, ...input }) =>
      answer(async () => {
        // The service checks the values and names a wrong one.
        const changes = input as Omit<SceneEdits, "dry_run">;
        const { editing } = await agent.scenes(id);
        const price = await agent.editScenes(id, { ...changes, dry_run: true });
        if (only_price) return price;
        return budget.spend<object>(price.credits, () =>
          editing.makes_cut ? agent.makeCut(id, changes) : agent.editScenes(id, changes),
        );
      }),
  );
  server.registerTool(
    "continue_film",
    {
      description:
        "Continue a film that waits for its review. A first look then costs the rest of its price, credits_due of the tool film: ask the user",
      inputSchema: Id,
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    ({ id }) =>
      answer(async () => {
        const { credits_due = 0 } = await agent.film(id);
        await budget.spend(credits_due, () => agent.continueReview(id));
        return shortFilm(await agent.film(id));
      }),
  );
};
