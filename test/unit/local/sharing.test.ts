import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOriginServer } from "#local/host/server.ts";
import { clientAddressOf, guardAdmin, guardUploads, guardUserPool, type Sharing } from "#local/host/sharing.ts";
import { readLocalSettings } from "#local/settings.ts";

const sharing: Sharing = {
  host: "0.0.0.0",
  url: "https://films.school.example",
  adminEmail: "teacher@school.example",
  adminPassword: "long enough",
  signUp: "invitation",
};
let port = 0;
const serve = (_: unknown, response: { end(text: string): unknown }) => void response.end("served");
const server = createOriginServer(
  [
    ["/pool", guardUserPool(sharing, serve)],
    ["/open", guardUserPool({ ...sharing, signUp: "open" }, serve)],
    ["/s3", guardUploads(serve)],
    ["/inbox", guardAdmin(sharing, serve)],
    ["/", serve],
  ],
  sharing.url,
);
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const call = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const sent = request({ host: "127.0.0.1", port, method, path, headers }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, body: await text(response) };
};
const pool = (path: string, operation: string) =>
  call("POST", path, { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` });
const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

describe("a shared product", () => {
  it("answers to its own name and to this machine, and to no other", async () => {
    expect((await call("GET", "/", { host: "films.school.example" })).status).toBe(200);
    expect((await call("GET", "/")).status).toBe(200);
    expect((await call("GET", "/", { host: "evil.example" })).status).toBe(403);
  });

  it("accepts changes from its own pages only", async () => {
    const host = "films.school.example";
    expect((await call("POST", "/", { host, origin: sharing.url })).status).toBe(200);
    expect((await call("POST", "/", { host, origin: "http://films.school.example" })).status).toBe(403);
    expect((await call("POST", "/", { host, origin: "https://evil.example" })).status).toBe(403);
  });

  it("lets others sign in, and does nothing for them that needs AWS credentials", async () => {
    for (const operation of ["InitiateAuth", "StartWebAuthnRegistration", "DeleteWebAuthnCredential"])
      expect((await pool("/pool", operation)).status).toBe(200);
    for (const operation of ["AdminAddUserToGroup", "AdminCreateUser", "AdminSetUserPassword", "ListUsers", ""])
      expect((await pool("/pool", operation)).status).toBe(403);
  });

  it("signs people up by invitation, unless it is open", async () => {
    expect(await pool("/pool", "SignUp")).toMatchObject({
      status: 400,
      body: expect.stringContaining("by invitation"),
    });
    expect((await pool("/open", "SignUp")).status).toBe(200);
  });

  it("takes uploads from browsers and gives no file without a signed link", async () => {
    expect((await call("POST", "/s3")).status).toBe(200);
    for (const method of ["GET", "PUT", "DELETE"]) expect((await call(method, "/s3/assets")).status).toBe(405);
  });

  it("shows the inbox to the administrator only", async () => {
    expect((await call("GET", "/inbox", basic("teacher@school.example", "long enough"))).status).toBe(200);
    expect((await call("GET", "/inbox", basic("teacher@school.example", "animation"))).status).toBe(401);
    expect((await call("GET", "/inbox")).status).toBe(401);
  });
});

describe("the address of a client", () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    // Only these parts are read.
    ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;
  const behindProxy = clientAddressOf(sharing);

  it("is what the proxy saw, behind a proxy", () => {
    expect(behindProxy(from("127.0.0.1", "6.6.6.6, 203.0.113.5"))).toBe("203.0.113.5");
  });

  it("is never what a client says of itself", () => {
    expect(behindProxy(from("203.0.113.9", "1.1.1.1"))).toBe("203.0.113.9");
    expect(behindProxy(from("127.0.0.1", "nonsense"))).toBe("127.0.0.1");
    expect(clientAddressOf(undefined)(from("127.0.0.1", "1.1.1.1"))).toBe("127.0.0.1");
    expect(clientAddressOf({ ...sharing, url: "http://192.168.1.2" })(from("192.168.1.7", "1.1.1.1"))).toBe(
      "192.168.1.7",
    );
  });
});

describe("the settings of a shared product", () => {
  const environment = {
    HOST: "0.0.0.0",
    PUBLIC_URL: sharing.url,
    ADMIN_EMAIL: sharing.adminEmail,
    ADMIN_PASSWORD: sharing.adminPassword,
  };

  it("share it by an address of the machine, or by a public one", () => {
    expect(readLocalSettings(environment)).toMatchObject({ sharing, settings: { LOCAL_RECEIVERS: "" } });
    const { HOST: _, ...behindProxy } = environment;
    expect(readLocalSettings(behindProxy).sharing).toEqual({ ...sharing, host: "127.0.0.1" });
  });

  it.each(["localhost", "127.0.0.1", "::1"])("do not share it on %s", (HOST) => {
    expect(readLocalSettings({ HOST }).sharing).toBeUndefined();
  });

  it("are refused without a password of one's own", () => {
    expect(() => readLocalSettings({ HOST: "0.0.0.0" })).toThrow(/PUBLIC_URL.*\n.*ADMIN_EMAIL.*\n.*ADMIN_PASSWORD/);
    expect(() => readLocalSettings({ ...environment, ADMIN_PASSWORD: "animation" })).toThrow("at least 10 characters");
  });
});
