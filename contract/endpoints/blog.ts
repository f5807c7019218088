import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { GhostConfig } from "../schema/blog.ts";

const Owner = z.object({ userId: z.string() });
const path = "/api/user/{userId}/ghost-config";
const Access = z.object({
  ghost_api_url: z.string().trim().max(2_048).default(""),
  ghost_admin_api_key: z.string().trim().max(200).default("").meta({
    description: "id:secret, as Ghost shows it; the masked key stands for the saved one while the address is the same",
  }),
});

export const ghostConfig = endpoint({
  id: "ghostConfig",
  method: "GET",
  path,
  caller: "user",
  summary: "The Ghost blog that a user's films are published in; data is null where none is",
  params: Owner,
  reply: z.object({ data: GhostConfig.nullable() }),
  errors: ["forbidden"],
});

export const saveGhostConfig = endpoint({
  id: "saveGhostConfig",
  method: "POST",
  path,
  caller: "user",
  summary: "Publish completed films in a Ghost blog",
  params: Owner,
  body: Access.extend({ is_active: z.boolean().default(true) }),
  reply: z.object({ data: GhostConfig }),
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const deleteGhostConfig = endpoint({
  id: "deleteGhostConfig",
  method: "DELETE",
  path,
  caller: "user",
  summary: "Publish no more films; the key is forgotten",
  params: Owner,
  reply: z.object({}),
  errors: ["forbidden"],
});

export const testGhost = endpoint({
  id: "testGhost",
  method: "POST",
  path: "/api/ghost/test",
  caller: "user",
  limit: "webhookTest",
  summary: "See whether a blog lets us in, with the given or the saved configuration",
  body: Access.extend({ userId: z.string().optional() }),
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden", "provider_failed"],
});
