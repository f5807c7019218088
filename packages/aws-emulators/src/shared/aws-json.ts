import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** An error of the service: its `name` is the name of the exception in the SDK. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * The operations of a service by name: `startExecution` serves StartExecution. SDK clients make the requests, so
 * `never` stands for the SDK's types.
 */
export type Operations = Readonly<Record<string, (request: never) => unknown>>;

interface Service {
  readonly name: string;
  readonly version: "1.0" | "1.1";
  readonly operations: Operations;
  readonly port?: number;
  /** Serves requests that are no operation (a CORS preflight, a key set). Returns whether it has sent a response. */
  readonly fallback?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface RunningServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Serves the AWS JSON protocol on the loopback interface. */
export const serveAwsJson = async (service: Service): Promise<RunningServer> => {
  const server = createServer((request, response) => {
    if (service.fallback?.(request, response)) return;
    perform(service, request)
      .catch(errorReply)
      .then(({ status, body }) => {
        response.writeHead(status, { "content-type": `application/x-amz-json-${service.version}` });
        response.end(JSON.stringify(body));
      });
  });
  await once(server.listen(service.port ?? 0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a server on a TCP port has an address with a port
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop };
};

const perform = async ({ name, operations }: Service, request: IncomingMessage) => {
  const target = String(request.headers["x-amz-target"]).split(".")[1] ?? "?";
  const key = target.charAt(0).toLowerCase() + target.slice(1);
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined;
  if (!operation) {
    throw new ServiceError(
      "UnknownOperationException",
      `${name}: the operation ${target} is not implemented by this emulator.`,
    );
  }
  const body = parseJson(await text(request));
  return { status: 200, body: (await operation(body as never)) ?? {} }; // see Operations
};

const parseJson = (body: string): object => {
  try {
    const parsed: unknown = JSON.parse(body || "{}");
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Reported below, like JSON that is no object.
  }
  throw new ServiceError("SerializationException", "The request is not a JSON object.");
};

const errorReply = (thrown: unknown) => {
  if (thrown instanceof ServiceError) {
    return { status: 400, body: { __type: thrown.name, message: thrown.message } };
  }
  console.error(thrown);
  return { status: 500, body: { __type: "InternalFailure", message: String(thrown) } };
};
