import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { Json } from "./json.ts";
import type { Mailbox } from "./mailbox.ts";
import { draftIn } from "./send-email.ts";
import { badRequest, notImplemented, SesError } from "./ses-error.ts";

/** SES version 2, as far as a mail is sent by it. */
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
      answer(200, { MessageId: await mailbox.deliver(draftIn(await requestIn(incoming))) });
    } catch (error) {
      if (error instanceof SesError) return answer(error.status, { message: error.message }, error.code);
      console.error("The local SES failed", error);
      answer(500, { message: "The local SES failed" }, "InternalServiceErrorException");
    }
  });

const requestIn = async (incoming: IncomingMessage): Promise<Json> => {
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  // A page in a browser may not send this header here.
  if (!headers.authorization?.startsWith("AWS4-"))
    throw new SesError(403, "MissingAuthenticationTokenException", "Request is missing Authentication Token");
  if (method !== "POST" || url !== "/v2/email/outbound-emails") throw notImplemented(`${method} ${url}`);
  try {
    return Object(JSON.parse(body));
  } catch {
    throw badRequest("The request body is not JSON");
  }
};
