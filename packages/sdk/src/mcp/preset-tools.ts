import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import type { AnimationAgent } from "../agent.ts";
import type { Asset, AssetFilter, PresetForm } from "../types.ts";
import { answer, reads } from "./answer.ts";

/** Tools for what films are made with: saved settings and uploaded files. */
export const presetTools = (server: McpServer, agent: AnimationAgent): void => {
  server.registerTool(
    "presets",
    { description: "Settings that the user saved under names, which an order can start from", annotations: reads },
    () => answer(() => agent.presets()),
  );
  server.registerTool(
    "save_preset",
    {
      description: "Save settings as a preset, or replace the preset of that name. Read the tool presets first",
      inputSchema: z.object({
        name: z.string(),
        settings: z
          .record(z.string(), z.unknown())
          .describe("Fields of PresetSettings in the API documentation, for example voiceLanguage and enableSubtitle"),
      }),
      annotations: { destructiveHint: true, idempotentHint: true },
    },
    // The service checks the values and names a wrong one.
    (preset) => answer(() => agent.savePreset(preset as PresetForm)),
  );
  server.registerTool(
    "delete_preset",
    {
      description: "Delete a preset; films that were ordered with it stay as they are",
      inputSchema: z.object({ preset_id: z.string().describe("See the tool presets") }),
      annotations: { destructiveHint: true },
    },
    ({ preset_id }) => answer(() => agent.deletePreset(preset_id)),
  );
  server.registerTool(
    "assets",
    {
      description:
        "The files that the user has uploaded, newest first: pictures, characters, recordings and music. Edits and orders name their ids",
      inputSchema: z.object({
        type: z.string().optional().describe("For example image, character, narration or audio"),
      }),
      annotations: reads,
    },
    ({ type }) =>
      answer(async () => {
        // The service checks the values and names a wrong one.
        const found = await agent.assets((type ? { assetType: type } : {}) as AssetFilter);
        return found.map(shortAsset);
      }),
  );
};

const shortAsset = ({ id, assetType, fileName, duration, metadata }: Asset): object => ({
  id,
  type: assetType,
  file_name: fileName,
  ...(metadata.title && { title: metadata.title }),
  ...(metadata.characterName && { character_name: metadata.characterName }),
  ...(duration !== undefined && { seconds: duration }),
});
