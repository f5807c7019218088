import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../shared/listen.ts";
import { sendJson } from "../shared/reply.ts";
import { type Caption, readCaption } from "./caption.ts";
import { makeOAuth, type OAuth, type OAuthClient } from "./oauth.ts";
import { GoogleError, invalidCredentials, sendError } from "./reply.ts";
import { makeUploads, type UploadedVideo } from "./uploads.ts";
import { readVideo } from "./video.ts";

export type { UploadedVideo } from "./uploads.ts";

/**
 * `half`: a chunk breaks off after its first half, with 503. `lost`: the request is carried out, and the connection breaks
 * before the answer.
 */
export type Fault = 401 | 503 | "quotaExceeded" | "forbidden" | "half" | "lost";

interface Content {
  readonly videos: UploadedVideo[];
  readonly captions: Caption[];
  readonly thumbnails: { readonly videoId: string; readonly type: string; readonly bytes: number }[];
  /** Method, path and `Content-Range` of each request of the API. */
  readonly requests: string[];
}

interface Fake extends Content {
  readonly oauth: OAuth;
  readonly uploads: ReturnType<typeof makeUploads>;
  readonly channel: { readonly id: string; readonly title: string } | undefined;
  readonly origin: () => string;
}

const maxThumbnail = 2_097_152;
const writing = ["", ".force-ssl", ".upload"];

/** Serves Google's OAuth 2 and the calls of the YouTube Data API that publish a video, on one origin. */
export const startYouTube = async ({
  channel = { id: "UC0123456789abcdefghijkl", title: "Bedtime Films" },
  ...client
}: OAuthClient & { readonly channel?: Fake["channel"] | null }) => {
  const content: Content = { videos: [], captions: [], thumbnails: [], requests: [] };
  const faults: Fault[] = [];
  const uploads = makeUploads(content.videos);
  const oauth = makeOAuth(client);
  const fake: Fake = { ...content, oauth, uploads, channel: channel ?? undefined, origin: () => origin };
  let origin = "";
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    try {
      if (serveOAuth(fake, request, response, body)) return;
      const fault = faults.shift();
      content.requests.push([request.method, pathOf(request), request.headers["content-range"]].join(" ").trim());
      if (fault) throwIfRefused(fault);
      serveApi(fake, request, response, { body, fault });
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      sendError(response, error);
    }
  });
  const listening = await listen(server);
  origin = listening.endpoint;
  return {
    ...listening,
    ...content,
    refreshTokens: () => [...oauth.refreshTokens.keys()],
    /** Makes the next calls of the YouTube Data API fail, one fault each, in this order. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    withdrawAccess: oauth.withdraw,
    expireAccessTokens: oauth.expireAccessTokens,
    expireUploads: uploads.expire,
  };
};

const throwIfRefused = (fault: Fault): void => {
  if (fault === 401) throw invalidCredentials();
  if (fault === 503) throw new GoogleError(503, "backendError", "Backend Error", "global");
  if (fault === "forbidden") throw new GoogleError(403, "forbidden");
  if (fault === "quotaExceeded")
    throw new GoogleError(403, "quotaExceeded", "You have exceeded your quota.", "youtube.quota");
};

const urlOf = ({ url = "" }: IncomingMessage): URL => new URL(url, "http://youtube");
const pathOf = (request: IncomingMessage): string => urlOf(request).pathname;

/** The calls of OAuth; false for any other. */
const serveOAuth = ({ oauth }: Fake, request: IncomingMessage, response: ServerResponse, body: Buffer): boolean => {
  const call = `${request.method} ${pathOf(request)}`;
  if (call === "GET /o/oauth2/v2/auth") {
    const page = oauth.consent(urlOf(request).searchParams);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    return true;
  }
  const reply = { "POST /token": oauth.token, "POST /revoke": oauth.revoke }[call];
  if (!reply) return false;
  const answer = reply(new URLSearchParams(body.toString()));
  sendJson(response, answer.status, answer.body);
  return true;
};

interface Received {
  readonly body: Buffer;
  readonly fault: Fault | undefined;
}

const serveApi = (fake: Fake, request: IncomingMessage, response: ServerResponse, received: Received): void => {
  const { searchParams: query } = urlOf(request);
  const call = `${request.method} ${pathOf(request)}`;
  const authorize = (scopes: readonly string[]) => fake.oauth.authorize(request.headers.authorization, scopes);
  const { body, fault } = received;
  const answer = (result: object) => (fault === "lost" ? request.socket.destroy() : sendJson(response, 200, result));
  if (call === "GET /youtube/v3/channels") {
    authorize(["", ".force-ssl", ".readonly"]);
    if (query.get("mine") !== "true" || query.get("part") !== "snippet") throw new GoogleError(400, "badRequest");
    const { channel } = fake;
    // Google leaves `items` out for an account without a channel.
    const items = channel && [{ kind: "youtube#channel", id: channel.id, snippet: { title: channel.title } }];
    return void answer({ kind: "youtube#channelListResponse", ...(items && { items }) });
  }
  if (call === "POST /upload/youtube/v3/videos") {
    authorize(writing);
    return void response.writeHead(200, { location: openUpload(fake, request, query, body) }).end();
  }
  if (call === "PUT /upload/youtube/v3/videos") {
    authorize(writing);
    return void putChunk(fake, request, response, received);
  }
  if (call === "POST /upload/youtube/v3/captions") {
    authorize(["", ".force-ssl"]);
    if (query.get("uploadType") !== "multipart" || query.get("part") !== "snippet")
      throw new GoogleError(400, "badRequest");
    const caption = readCaption(request.headers["content-type"] ?? "", body, fake);
    fake.captions.push(caption);
    return void answer({ kind: "youtube#caption", id: `caption-${fake.captions.length}`, snippet: caption.snippet });
  }
  if (call === "POST /upload/youtube/v3/thumbnails/set") {
    authorize(writing);
    const videoId = query.get("videoId") ?? "";
    const type = request.headers["content-type"] ?? "";
    if (!fake.videos.some(({ id }) => id === videoId)) throw new GoogleError(404, "videoNotFound");
    if (query.get("uploadType") !== "media" || !/^image\/(jpeg|png)$/.test(type) || body.length > maxThumbnail)
      throw new GoogleError(400, "invalidImage", "The provided image content is invalid.", "youtube.thumbnail");
    fake.thumbnails.push({ videoId, type, bytes: body.length });
    return void answer({ kind: "youtube#thumbnailSetResponse", items: [] });
  }
  throw new GoogleError(404, "notFound", "Not Found", "global");
};

const openUpload = (fake: Fake, request: IncomingMessage, query: URLSearchParams, body: Buffer): string => {
  const { "x-upload-content-length": size, "x-upload-content-type": type = "" } = request.headers;
  if (query.get("uploadType") !== "resumable" || query.get("part") !== "snippet,status" || !Number(size))
    throw new GoogleError(400, "badRequest");
  if (!/^(video\/\S+|application\/octet-stream)$/.test(String(type))) throw new GoogleError(400, "badContent");
  const id = fake.uploads.open(readVideo(JSON.parse(body.toString())), Number(size));
  return `${fake.origin()}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status&upload_id=${id}`;
};

const putChunk = (fake: Fake, request: IncomingMessage, response: ServerResponse, { body, fault }: Received): void => {
  const id = urlOf(request).searchParams.get("upload_id") ?? "";
  const stored = fault === "half" ? Math.floor(body.length / 2) : body.length;
  const state = fake.uploads.put(id, request.headers["content-range"], body, stored);
  if (fault === "half") throw new GoogleError(503, "backendError", "Backend Error", "global");
  if (fault === "lost") return void request.socket.destroy();
  if ("video" in state) {
    const { id: videoId, snippet, status } = state.video;
    return void sendJson(response, 200, { kind: "youtube#video", id: videoId, snippet, status });
  }
  response.writeHead(308, { "content-length": "0", ...(state.range && { range: state.range }) }).end();
};
