import type { ServerResponse } from "node:http";
import { sendJson } from "../shared/reply.ts";

/** The error of a Google API: an HTTP status and a reason. */
export class GoogleError extends Error {
  override readonly name = "GoogleError";
  readonly status: number;
  readonly reason: string;
  readonly domain: string;
  constructor(status: number, reason: string, message = reason, domain = "youtube.video") {
    super(message);
    this.status = status;
    this.reason = reason;
    this.domain = domain;
  }
}

const words: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  409: "ALREADY_EXISTS",
  503: "UNAVAILABLE",
};

/** Errors as the YouTube Data API sends them. */
export const sendError = (response: ServerResponse, { status, reason, message, domain }: GoogleError): void =>
  sendJson(response, status, {
    error: { code: status, message, errors: [{ message, domain, reason }], status: words[status] ?? "UNKNOWN" },
  });

export const invalidCredentials = () =>
  new GoogleError(401, "authError", "Request had invalid authentication credentials.", "global");
