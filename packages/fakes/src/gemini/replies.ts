import type { ServerResponse } from "node:http";

export const send = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));

export const fail = (response: ServerResponse, code: number, status: string, message: string): void =>
  send(response, code, { error: { code, message, status } });
