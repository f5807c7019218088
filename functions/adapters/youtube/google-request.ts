import * as z from "zod";
import { YouTubeFault } from "#functions/core/youtube/ports.ts";

/** Shorter than the claim of an upload, long enough for a chunk of 8 MiB. */
const uploadTimeoutMs = 90_000;
/** A request of the API makes three of these calls at most, and answers within 29 seconds. */
export const shortTimeoutMs = 8_000;

const ApiError = z.object({
  error: z.object({ message: z.string().optional(), errors: z.array(z.object({ reason: z.string() })).optional() }),
});
const TokenError = z.object({ error: z.string() });

/** An answer of Google that is not a success. */
export class GoogleRefusal extends YouTubeFault {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string) {
    super(messageFor(status, reason), kindOf(status, reason));
    this.status = status;
    this.reason = reason;
  }
}

/** Sends a request to Google. 308 is an answer of uploads. Throws a `YouTubeFault` for every other failure. */
export const googleRequest = async (url: string, init: RequestInit, timeoutMs = uploadTimeoutMs): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw new YouTubeFault("YouTube could not be reached. Please try again.", "passing");
  }
  if (response.ok || response.status === 308) return response;
  throw new GoogleRefusal(response.status, reasonOf(await response.text().catch(() => "")));
};

/** The JSON of an answer. */
export const readAnswer = async <S extends z.ZodType>(schema: S, response: Response): Promise<z.output<S>> => {
  const { success, data } = schema.safeParse(await response.json().catch(() => undefined));
  if (!success) throw new YouTubeFault("YouTube sent an answer that we do not understand.", "passing");
  return data;
};

const reasonOf = (text: string): string => {
  try {
    const body: unknown = JSON.parse(text);
    return ApiError.safeParse(body).data?.error.errors?.[0]?.reason ?? TokenError.safeParse(body).data?.error ?? "";
  } catch {
    return "";
  }
};

const kindOf = (status: number, reason: string): YouTubeFault["kind"] => {
  if (reason === "invalid_grant") return "withdrawn";
  return status >= 500 || status === 408 || status === 429 || reason === "rateLimitExceeded" ? "passing" : "refused";
};

const messages: Readonly<Record<string, string>> = {
  quotaExceeded: "The site has used up its daily quota of YouTube. Please try again tomorrow.",
  uploadLimitExceeded: "The channel has reached YouTube's limit of uploads. Please try again tomorrow.",
  youtubeSignupRequired: "This Google account has no YouTube channel. Create one and connect again.",
  invalid_grant: "YouTube does not accept our access to the channel any more. Please connect it again.",
  insufficientPermissions: "Our access to the channel does not suffice. Please connect it again.",
  authError: "YouTube does not accept our access to the channel any more. Please connect it again.",
  invalid_client: "YouTube is not set up correctly on this site. Please tell its operator.",
  invalidPublishAt: "YouTube does not accept the time of publishing. Please choose another one.",
  invalidTitle: "YouTube does not accept the title.",
  invalidDescription: "YouTube does not accept the description.",
  invalidTags: "YouTube does not accept the hashtags.",
  forbidden: "The channel may not do that. It may have to be verified at youtube.com/verify.",
};

const messageFor = (status: number, reason: string): string =>
  messages[reason] ??
  (status >= 500
    ? `YouTube had an internal error (${status}). Please try again.`
    : `YouTube refused the request (${status}${reason && `, ${reason}`}).`);
