import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type Serve, sendJson } from "./server.ts";

/** How the product is shared with other machines. Without it, it serves this machine only. */
export interface Sharing {
  /** The address that it listens on. */
  readonly host: string;
  /** The address that people open, without a slash at its end. */
  readonly url: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  readonly signUp: "open" | "invitation";
}

/** Cognito's operations that need no AWS credentials: what a browser may call. */
const publicOperations = new Set([
  "SignUp",
  "ConfirmSignUp",
  "ResendConfirmationCode",
  "InitiateAuth",
  "RespondToAuthChallenge",
  "ForgotPassword",
  "ConfirmForgotPassword",
  "GetUser",
  "ChangePassword",
  "UpdateUserAttributes",
  "GetUserAttributeVerificationCode",
  "VerifyUserAttribute",
  "GlobalSignOut",
  "RevokeToken",
  "GetTokensFromRefreshToken",
  "DeleteUser",
  "StartWebAuthnRegistration",
  "CompleteWebAuthnRegistration",
  "ListWebAuthnCredentials",
  "DeleteWebAuthnCredential",
]);

/** Lets other machines call only what Cognito serves without credentials, and refuses sign-up without an invitation. */
export const guardUserPool =
  ({ signUp }: Sharing, serve: Serve): Serve =>
  (request, response, url) => {
    const operation = String(request.headers["x-amz-target"] ?? "").split(".")[1] ?? "";
    if (request.method === "OPTIONS") return serve(request, response, url);
    if (!publicOperations.has(operation))
      return sendJson(response, { __type: "AccessDeniedException", message: "Access denied" }, 403);
    if (operation === "SignUp" && signUp === "invitation")
      return sendJson(response, { __type: "NotAuthorizedException", message: closedSignUp }, 400);
    return serve(request, response, url);
  };

const closedSignUp = "Accounts are made by invitation here. Please ask the administrator.";

/** Browsers only send signed forms to the bucket. */
export const guardUploads =
  (serve: Serve): Serve =>
  (request, response, url) =>
    request.method === "POST" || request.method === "OPTIONS"
      ? serve(request, response, url)
      : void response.writeHead(405, { allow: "POST, OPTIONS" }).end();

/** Asks for the administrator's password (HTTP Basic). */
export const guardAdmin =
  ({ adminEmail, adminPassword }: Sharing, serve: Serve): Serve =>
  (request, response, url) => {
    const given = /^Basic (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (isSame(Buffer.from(given, "base64").toString(), `${adminEmail}:${adminPassword}`))
      return serve(request, response, url);
    response.writeHead(401, { "www-authenticate": 'Basic realm="Administrator", charset="UTF-8"' }).end();
  };

/** Compares digests, which have one length, in constant time. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};

/** Credits are not sold on a shared machine: the test checkout would give them away. */
export const closedShop: Serve = (_, response) =>
  void response
    .writeHead(403, { "content-type": "text/plain; charset=utf-8" })
    .end("Credits are not sold here. Please ask the administrator for credits.");

/**
 * The address of a client, for rate limits. A proxy in front (an https address) adds the client to X-Forwarded-For; it
 * is believed only from this machine or a private network.
 */
export const clientAddressOf =
  (sharing: Sharing | undefined) =>
  ({ socket, headers }: IncomingMessage): string => {
    const remote = socket.remoteAddress ?? "";
    const forwarded =
      String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim() ?? "";
    const isBehindProxy = sharing?.url.startsWith("https://") && isPrivate(remote) && isIP(forwarded) > 0;
    return isBehindProxy ? forwarded : remote;
  };

const isPrivate = (address: string): boolean =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1$|f[cd])/i.test(address);
