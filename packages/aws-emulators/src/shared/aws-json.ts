import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** An error that the service names, as its SDK client shows it. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** The operations of a service by name (startExecution serves StartExecution). An SDK client made the requests, so their shape is the SDK's. */
export type Operations = Readonly<Record<string, (request: never) => unknown>>;

interface Service {
  readonly name: string;
  readonly version: "1.0" | "1.1";
  readonly operations: Operations;
  readonly port?: number;
  /** Answers what is not an operation (a preflight, a key set); says whether it did. */
  readonly otherwise?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Listening {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Serves a service's JSON protocol on this machine alone. */
export const serveAwsJson = async (service: Service): Promise<Listening> => {
  const server = createServer((request, response) => {
    if (service.otherwise?.(request, response)) return;
    answer(service, request)
      .catch(refusal)
      .then(({ status, body }) => {
        response.writeHead(status, { "content-type": `application/x-amz-json-${service.version}` });
        response.end(JSON.stringify(body));
      });
  });
  await once(server.listen(service.port ?? 0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a server on a port has an address
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop };
};

const answer = async ({ name, operations }: Service, request: IncomingMessage) => {
  const target = String(request.headers["x-amz-target"]).split(".")[1] ?? "?";
  const key = target.charAt(0).toLowerCase() + target.slice(1);
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined;
  if (!operation) {
    throw new ServiceError("UnknownOperationException", `${name}: the operation ${target} does not run here.`);
  }
  const body = parsed(await text(request));
  return { status: 200, body: (await operation(body as never)) ?? {} }; // see Operations
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body || "{}");
  } catch {
    throw new ServiceError("SerializationException", "The request is not JSON.");
  }
};

const refusal = (thrown: unknown) => {
  if (thrown instanceof ServiceError) {
    return { status: 400, body: { __type: thrown.name, message: thrown.message } };
  }
  console.error(thrown);
  return { status: 500, body: { __type: "InternalFailure", message: String(thrown) } };
};
