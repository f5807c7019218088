import { beforeEach, describe, expect, it } from "vitest";
import type { MailKind } from "#contract/schema/mail.ts";
import { signedMailTokens } from "#functions/adapters/hmac/mail-tokens.ts";
import { routes } from "#functions/api/account/index.ts";
import type { Profile } from "#functions/core/account/ports.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { type MailTarget, mailToken } from "#functions/core/mail/mail-link.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { context, request } from "#test/support/request.ts";
import { fixedSecret } from "#test/support/secrets.ts";

const mailTokens = signedMailTokens(fixedSecret("a secret"));
let now: Date;
let off: Map<string, Set<MailKind>>;
let stopped: Set<string>;

beforeEach(() => {
  now = new Date("2026-01-01T00:00:00.000Z");
  off = new Map([
    ["ada", new Set()],
    ["bob", new Set()],
  ]);
  stopped = new Set();
});

const apply = (change: Change): void => {
  if (change.kind === "stop-copies") stopped.add(change.address);
  if (change.kind !== "set-mail-choices") return;
  const kinds = off.get(change.userId);
  if (!kinds) throw new Refusal("not_found", "This account does not exist.");
  for (const [kind, on] of Object.entries(change.choices) as [MailKind, boolean][]) {
    if (on) kinds.delete(kind);
    else kinds.add(kind);
  }
};
const profileOf = (userId: string): Profile | undefined => {
  const kinds = off.get(userId);
  return kinds && { userId, email: `${userId}@example.com`, createdAt: now.toISOString(), mailsOff: [...kinds] };
};
const deps = {
  now: () => now,
  mailTokens,
  users: { find: async (userId: string) => profileOf(userId) },
  copyStops: { has: async (address: string) => stopped.has(address) },
  commit: async (changes: readonly Change[]) => changes.forEach(apply),
};
// The routes ask only for what is here.
const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);

const preferences = async (method: string, userId: string, body?: object) => {
  const path = `/user/${userId}/mail-preferences`;
  const answer = await handler(request(method, path, { params: { userId }, body }), context);
  return { status: answer.statusCode, ...JSON.parse(answer.body) };
};
const subscription = async (method: "GET" | "POST", token: string) => {
  const path = method === "GET" ? `/mail-subscription/${token}` : `/unsubscribe/${token}`;
  // As mail programs send it.
  const form = { body: "List-Unsubscribe=One-Click", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  const event = request(method, path, { params: { token }, claims: null, ...(method === "POST" && form) });
  const answer = await handler(event, context);
  return { status: answer.statusCode, ...JSON.parse(answer.body) };
};
const tokenOf = (target: MailTarget) => mailToken(deps, target);

describe("mail preferences", () => {
  const all = {
    film_ready: true,
    film_failed: true,
    film_expiring: true,
    review_ready: true,
    webhook_disabled: true,
  };

  it("shows and switches each kind by itself", async () => {
    expect(await preferences("GET", "ada")).toEqual({
      status: 200,
      success: true,
      data: { preferences: all, always_sent: ["sign_in_codes", "email_changed", "payment_receipts", "credit_refunds"] },
    });

    await preferences("POST", "ada", { film_ready: false, film_expiring: false });
    const answer = await preferences("POST", "ada", { film_ready: true });

    expect(answer.data.preferences).toEqual({ ...all, film_expiring: false });
    expect((await preferences("GET", "ada")).data.preferences).toEqual({ ...all, film_expiring: false });
  });

  it("are refused to other users, without a kind, and of a kind that is always sent", async () => {
    expect(await preferences("GET", "bob")).toMatchObject({ status: 403 });
    expect(await preferences("POST", "bob", { film_ready: false })).toMatchObject({ status: 403 });
    expect(await preferences("POST", "ada", {})).toMatchObject({ status: 400 });
    expect(await preferences("POST", "ada", { payment_receipts: false })).toMatchObject({ status: 400 });
    expect(await preferences("POST", "ada", { film_ready: "no" })).toMatchObject({ status: 400 });
    expect(off.get("bob")?.size).toBe(0);
  });
});

describe("an unsubscribe link", () => {
  it("ends one kind of mail without a login, however often", async () => {
    const token = await tokenOf({ kind: "film_ready", userId: "ada" });
    expect(await subscription("GET", token)).toMatchObject({ data: { kind: "film_ready", subscribed: true } });
    expect(off.get("ada")?.size).toBe(0);

    for (let time = 0; time < 2; time++)
      expect(await subscription("POST", token)).toMatchObject({
        status: 200,
        data: { kind: "film_ready", subscribed: false },
      });

    expect([...(off.get("ada") ?? [])]).toEqual(["film_ready"]);
    expect(off.get("bob")?.size).toBe(0);
    expect(await subscription("GET", token)).toMatchObject({ data: { subscribed: false } });
  });

  it("of a copy ends the copies to its address", async () => {
    const token = await tokenOf({ kind: "film_copies", address: "0123456789abcdef" });

    await subscription("POST", token);

    expect([...stopped]).toEqual(["0123456789abcdef"]);
    expect(await subscription("GET", token)).toMatchObject({ data: { kind: "film_copies", subscribed: false } });
  });

  it("leads a browser from the header's address to the page, and changes nothing", async () => {
    const token = await tokenOf({ kind: "film_ready", userId: "ada" });

    const event = request("GET", `/unsubscribe/${token}`, { params: { token }, claims: null });
    const { statusCode, headers, body } = await handler(event, context);

    expect(statusCode).toBe(200);
    expect(headers?.["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain(`content="0; url=/unsubscribe?token=${token}"`);
    expect(off.get("ada")?.size).toBe(0);
    const hostile = '"><script>';
    const forged = await handler(
      request("GET", "/unsubscribe/x", { params: { token: encodeURIComponent(hostile) }, claims: null }),
      context,
    );
    expect(forged.body).not.toContain("<script>");
  });

  it("ends nothing if it is forged, of another secret, too old, or of a deleted account", async () => {
    const token = await tokenOf({ kind: "film_ready", userId: "ada" });
    const [text = "", signature] = token.split(".");
    const bobs = Buffer.from(Buffer.from(text, "base64url").toString().replace("ada", "bob")).toString("base64url");
    const foreign = await mailToken(
      { ...deps, mailTokens: signedMailTokens(fixedSecret("another")) },
      { kind: "film_ready", userId: "ada" },
    );
    const gone = await tokenOf({ kind: "film_ready", userId: "carol" });
    for (const bad of [`${bobs}.${signature}`, text, `${text}.`, foreign, gone, "x"])
      for (const method of ["GET", "POST"] as const)
        expect(await subscription(method, bad)).toMatchObject({ status: 404 });
    now = new Date("2027-03-01T00:00:00.000Z");
    expect(await subscription("POST", token)).toMatchObject({ status: 404, error: "This link is not valid any more." });

    expect([...off.values()].flatMap((kinds) => [...kinds])).toEqual([]);
  });
});
