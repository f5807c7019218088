import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A server that a webhook may be set to: it keeps what it is sent. */
export const startReceiver = async () => {
  const messages: Message[] = [];
  /** Statuses of the next answers; then 204. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    // Node gives a header of this kind as one text.
    messages.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/in`,
    messages,
    answers,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};
