import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpExpressApp } from "@modelcontextprotocol/sdk/server/express.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { AnimationAgent } from "../agent.ts";
import { makeBudget, type ToolLimits } from "./budget.ts";
import { makeServer } from "./tools.ts";

/** The version of the tools, which assistants show. */
const version = "1.0.0";

/** Serves the tools to the program that started this one, until it closes the input. */
export const serveStdio = async (agent: AnimationAgent, limits: ToolLimits): Promise<void> => {
  const server = makeServer(agent, makeBudget(limits), version);
  await server.connect(new StdioServerTransport());
  await once(process.stdin, "close");
  await server.close();
};

export interface HttpService {
  /** `http://127.0.0.1:<port>/mcp` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the tools by streamable HTTP to programs of this machine. Requests with another Host header are refused, so
 * that no web page reaches it. Each request stands alone: there are no sessions. Port 0 takes a free one.
 */
export const serveHttp = async (agent: AnimationAgent, port: number, limits: ToolLimits): Promise<HttpService> => {
  const app = createMcpExpressApp();
  const budget = makeBudget(limits);
  app.post("/mcp", async (request: IncomingMessage & { readonly body: unknown }, response: ServerResponse) => {
    const server = makeServer(agent, budget, version);
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    response.on("close", () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  });
  app.all("/mcp", (_: IncomingMessage, response: ServerResponse) => {
    const error = { code: -32_000, message: "Method not allowed: this server keeps no sessions." };
    response.writeHead(405, { allow: "POST", "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", error, id: null }));
  });
  const http: Server = app.listen(port, "127.0.0.1");
  await once(http, "listening");
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
};
