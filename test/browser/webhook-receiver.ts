import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Starts a server that records the webhook messages it receives. */
export const startWebhookReceiver = async () => {
  const messages: Message[] = [];
  /** The statuses of the next replies. When it is empty, replies are 204. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    // Node joins repeated headers of these kinds into one string.
    messages.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port, so this is not a pipe name
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
