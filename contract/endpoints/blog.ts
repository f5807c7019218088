import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { GhostConfig } from "../schema/blog.ts";

const Owner = z.object({ userId: z.string() });
const path = "/api/user/{userId}/ghost-config";
const Access = z.object({
  ghost_api_url: z.string().trim().max(2_048).default(""),
  ghost_admin_api_key: z.string().trim().max(200).default("").meta({
    description: "id:secret, as Ghost shows it. The masked key means the saved key, if the URL is unchanged",
  }),
});

export const ghostConfig = endpoint({
  id: "ghostConfig",
  method: "GET",
  path,
  caller: "user",
  summary: "The Ghost blog on which a user's films are published, or null",
  params: Owner,
  reply: z.object({ data: GhostConfig.nullable() }),
  errors: ["forbidden"],
});

export const saveGhostConfig = endpoint({
  id: "saveGhostConfig",
  method: "POST",
  path,
  caller: "user",
  summary: "Publish completed films on a Ghost blog",
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
  summary: "Stop publishing films and delete the key",
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
  summary: "Test the access to a blog, with the given or the saved configuration",
  body: Access.extend({ userId: z.string().optional() }),
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden", "provider_failed"],
});
