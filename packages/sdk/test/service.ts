import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string;
}

type Replies = (asked: Asked) => Reply;

/** JSON is read; anything else is left as it came. */
const bodyOf = ({ "content-type": type = "" }: IncomingMessage["headers"], text: string): unknown =>
  text && type.includes("json") ? JSON.parse(text) : text || undefined;

/** A server that answers each request as the test says. `asked` lists the requests. */
export const startService = async (replies: Replies) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method = "", url = "", headers } = request;
    const one = { method, path: url, headers, body: bodyOf(headers, text) };
    asked.push(one);
    const { status = 200, headers: given = {}, body } = replies(one);
    const isText = typeof body === "string";
    response.writeHead(status, { ...(!isText && { "content-type": "application/json" }), ...given });
    response.end(isText ? body : body && JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
