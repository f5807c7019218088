import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { Json } from "./json.ts";
import type { Mailbox } from "./mailbox.ts";
import { parseSendEmail } from "./send-email.ts";
import { badRequest, notImplemented, SesError } from "./ses-error.ts";

/** Serves SendEmail of SES version 2. */
export const sesServer = (mailbox: Mailbox): Server =>
  createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: Json, code?: string) =>
      outgoing
        .writeHead(status, {
          "content-type": "application/json",
          "x-amzn-requestid": randomUUID(),
          ...(code ? { "x-amzn-errortype": code } : {}),
        })
        .end(JSON.stringify(body));
    try {
      answer(200, { MessageId: await mailbox.deliver(parseSendEmail(await requestIn(incoming))) });
    } catch (error) {
      if (error instanceof SesError) return answer(error.status, { message: error.message }, error.code);
      console.error("The local SES failed", error);
      answer(500, { message: "The local SES failed" }, "InternalServiceErrorException");
    }
  });

const requestIn = async (incoming: IncomingMessage): Promise<Json> => {
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  // A web page cannot send this header without a CORS preflight, which is refused.
  if (!headers.authorization?.startsWith("AWS4-"))
    throw new SesError(403, "MissingAuthenticationTokenException", "Request is missing Authentication Token");
  if (method !== "POST" || url !== "/v2/email/outbound-emails") throw notImplemented(`${method} ${url}`);
  try {
    return Object(JSON.parse(body));
  } catch {
    throw badRequest("The request body is not JSON");
  }
};
