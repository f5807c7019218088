import * as z from "zod";
import {
  type ConnectedChannel,
  type UploadState,
  type VideoDetails,
  type YouTube,
  YouTubeFault,
} from "#functions/core/youtube/ports.ts";
import { type GoogleClient, googleAccess } from "./google-access.ts";
import { GoogleRefusal, googleRequest, readAnswer, shortTimeoutMs } from "./google-request.ts";
import { multipartRelated } from "./multipart-related.ts";

const Channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).default([]),
});
const Video = z.object({ id: z.string() });
/** Film & Animation. */
const categoryId = "1";

type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** YouTube's Data API v3 by its wire format: Google's client for Node.js holds all of Google's APIs, and we need five calls. */
export const youTube = (client: GoogleClient): YouTube => {
  const access = googleAccess(client);
  const api = client.base ?? "https://www.googleapis.com";
  return {
    consentUrl: access.consentUrl,
    async connect({ code, verifier }) {
      const { accessToken, refreshToken } = await access.exchange(code, verifier);
      const url = `${api}/youtube/v3/channels?part=snippet&mine=true`;
      const { items } = await readAnswer(
        Channels,
        await googleRequest(url, withToken({}, accessToken), shortTimeoutMs),
      );
      const [channel] = items;
      if (!channel) {
        await access.revoke(refreshToken);
        throw new GoogleRefusal(403, "youtubeSignupRequired");
      }
      return { id: channel.id, title: channel.snippet.title, refreshToken };
    },
    revoke: access.revoke,
    open: (refreshToken) =>
      connectedChannel(
        api,
        sender(() => access.accessToken(refreshToken)),
      ),
  };
};

/** Sends requests with an access token, and with a new one after 401. */
const sender = (newToken: () => Promise<string>): Send => {
  let token: Promise<string> | undefined;
  return async (url, init = {}) => {
    token ??= newToken();
    try {
      return await googleRequest(url, withToken(init, await token));
    } catch (error) {
      // A token that could not be had is asked for again by the next request.
      token = undefined;
      if (!(error instanceof GoogleRefusal) || error.status !== 401) throw error;
      token = newToken();
      return googleRequest(url, withToken(init, await token));
    }
  };
};

const withToken = (init: RequestInit, token: string): RequestInit => ({
  ...init,
  headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
});

const connectedChannel = (api: string, send: Send): ConnectedChannel => {
  const upload = `${api}/upload/youtube/v3`;
  return {
    async openUpload(video, sizeBytes) {
      const response = await send(`${upload}/videos?uploadType=resumable&part=snippet,status`, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=UTF-8",
          "x-upload-content-length": String(sizeBytes),
          "x-upload-content-type": "video/mp4",
        },
        body: JSON.stringify(resourceOf(video)),
      });
      return sessionOf(response, api);
    },
    uploadState: (session, size) => put(send, session, { "content-range": `bytes */${size}` }),
    sendChunk: (session, { bytes, from, size }) =>
      put(send, session, { "content-range": `bytes ${from}-${from + bytes.length - 1}/${size}` }, bytes),
    async addCaptions(videoId, { language, name, srt }) {
      const { type, body } = multipartRelated({ snippet: { videoId, language, name } }, srt);
      try {
        const url = `${upload}/captions?uploadType=multipart&part=snippet`;
        await send(url, { method: "POST", headers: { "content-type": type }, body });
      } catch (error) {
        if (!(error instanceof GoogleRefusal && error.reason === "captionExists")) throw error;
      }
    },
    async setThumbnail(videoId, jpeg) {
      const url = `${upload}/thumbnails/set?uploadType=media&videoId=${encodeURIComponent(videoId)}`;
      await send(url, { method: "POST", headers: { "content-type": "image/jpeg" }, body: bodyOf(jpeg) });
    },
  };
};

const resourceOf = ({ title, description, tags, language, privacy, madeForKids, publishAt }: VideoDetails) => ({
  snippet: { title, description, tags, categoryId, defaultLanguage: language, defaultAudioLanguage: language },
  status: {
    privacyStatus: privacy,
    ...(publishAt && { publishAt }),
    selfDeclaredMadeForKids: madeForKids,
    // Pictures and voices of every film are made by machines.
    containsSyntheticMedia: true,
  },
});

/** The session's URL gets our access token, so it must be Google's. */
const sessionOf = (response: Response, api: string): string => {
  const location = response.headers.get("location") ?? "";
  const { hostname = "", origin = "", protocol = "" } = URL.parse(location) ?? {};
  if (origin === api || (protocol === "https:" && hostname.endsWith(".googleapis.com"))) return location;
  throw new YouTubeFault("YouTube sent an answer that we do not understand.", "passing");
};

const put = async (
  send: Send,
  session: string,
  headers: Record<string, string>,
  bytes?: Uint8Array,
): Promise<UploadState> => {
  try {
    const response = await send(session, { method: "PUT", headers, ...(bytes && { body: bodyOf(bytes) }) });
    if (response.status !== 308) return { videoId: (await readAnswer(Video, response)).id };
    const [, last] = /^bytes=0-(\d+)$/.exec(response.headers.get("range") ?? "") ?? [];
    return { nextByte: last === undefined ? 0 : Number(last) + 1 };
  } catch (error) {
    if (error instanceof GoogleRefusal && (error.status === 404 || error.status === 410))
      throw new YouTubeFault("The upload has expired. Please try again.", "expired");
    throw error;
  }
};

/** `fetch` accepts bytes of an ArrayBuffer only. */
const bodyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
