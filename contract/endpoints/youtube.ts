import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { AutoPublish, VideoOptions, YouTubeChannel, YouTubeUpload } from "../schema/youtube.ts";

const Owner = z.object({ userId: z.string() });
const TaskId = z.object({ id: z.string().min(1).max(100) });
const channelPath = "/api/user/{userId}/youtube";
const uploadPath = "/api/task/{id}/youtube";

export const youTubeChannel = endpoint({
  id: "youTubeChannel",
  method: "GET",
  path: channelPath,
  caller: "user",
  summary: "The YouTube channel on which a user's films can be published, or null",
  params: Owner,
  reply: z.object({
    is_available: z.boolean().meta({ description: "The operator of the site has set up YouTube" }),
    data: YouTubeChannel.nullable(),
  }),
  errors: ["forbidden"],
});

export const connectYouTube = endpoint({
  id: "connectYouTube",
  method: "POST",
  path: `${channelPath}/connect`,
  caller: "user",
  summary: "Start to connect a YouTube channel: the address of Google's consent page",
  params: Owner,
  reply: z.object({ url: z.string() }),
  errors: ["forbidden", "conflict"],
});

export const finishYouTube = endpoint({
  id: "finishYouTube",
  method: "POST",
  path: `${channelPath}/callback`,
  caller: "user",
  limit: "webhookTest",
  summary: "Connect the YouTube channel, with what Google's consent page sent to the site",
  params: Owner,
  body: z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(1_000) }),
  reply: z.object({ data: YouTubeChannel }),
  errors: ["invalid_request", "forbidden", "conflict", "provider_failed"],
});

export const saveYouTubeSettings = endpoint({
  id: "saveYouTubeSettings",
  method: "POST",
  path: channelPath,
  caller: "user",
  summary: "Publish each new film on the connected YouTube channel, or none",
  params: Owner,
  body: z.object({ auto_publish: AutoPublish.nullable() }),
  reply: z.object({ data: YouTubeChannel }),
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const disconnectYouTube = endpoint({
  id: "disconnectYouTube",
  method: "DELETE",
  path: channelPath,
  caller: "user",
  summary: "Revoke the access to the YouTube channel and delete it",
  params: Owner,
  reply: z.object({}),
  errors: ["forbidden"],
});

export const youTubeUpload = endpoint({
  id: "youTubeUpload",
  method: "GET",
  path: uploadPath,
  caller: "user",
  scope: "tasks:read",
  summary: "The upload of a film to YouTube, or null",
  params: TaskId,
  reply: z.object({ data: YouTubeUpload.nullable() }),
  errors: ["not_found"],
});

export const publishOnYouTube = endpoint({
  id: "publishOnYouTube",
  method: "POST",
  path: uploadPath,
  caller: "user",
  scope: "tasks:write",
  summary: "Publish a completed film on the connected YouTube channel, or go on with a failed upload",
  params: TaskId,
  body: VideoOptions,
  reply: z.object({ data: YouTubeUpload }),
  errors: ["invalid_request", "not_found", "conflict"],
});
