import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { Credits } from "../schema/account.ts";

const Owner = z.object({ userId: z.string() });

export const credits = endpoint({
  id: "credits",
  method: "GET",
  path: "/api/user/{userId}/credits",
  caller: "user",
  scope: "tasks:read",
  summary: "What a user can spend, has earned and has spent",
  params: Owner,
  reply: z.object({ data: Credits }),
  errors: ["forbidden"],
});
