import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { OEmbed, WatchedFilm } from "../schema/watch.ts";

const WatchId = z.object({ id: z.string().min(1).max(100) });

export const watchFilm = endpoint({
  id: "watchFilm",
  method: "GET",
  path: "/api/watch/{id}",
  caller: "anyone",
  summary: "A film that its owner shares with anyone who has the link",
  params: WatchId,
  reply: z.object({ data: WatchedFilm }),
  errors: ["not_found"],
});

export const watchPage = endpoint({
  id: "watchPage",
  method: "GET",
  path: "/api/watch/{id}/{page}",
  caller: "anyone",
  mediaType: "text/html",
  summary: "The page of a shared film: /watch/{id}, and /embed/{id} for a frame of another site",
  params: WatchId.extend({ page: z.enum(["watch", "embed"]) }),
  reply: z.string().meta({ description: "The site's page with the title, picture and video of the film in its head" }),
  errors: ["invalid_request", "not_found"],
});

export const oembed = endpoint({
  id: "oembed",
  method: "GET",
  path: "/api/oembed",
  caller: "anyone",
  bare: true,
  summary: "The player of a shared film, for sites that embed by oEmbed",
  query: z.object({
    url: z.string().max(2_000).meta({ description: "The address of the film's page" }),
    maxwidth: z.coerce.number().int().min(1).optional(),
    maxheight: z.coerce.number().int().min(1).optional(),
    format: z.literal("json").default("json"),
  }),
  reply: OEmbed,
  errors: ["invalid_request", "not_found"],
});
