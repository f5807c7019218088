import type { CodeFor } from "../examples/order-code.ts";
import { authentication } from "./authentication.ts";
import { errors, following, idempotency, rateLimits } from "./conduct.ts";
import { incoming } from "./incoming.ts";
import { outgoing } from "./outgoing.ts";

/** For a page that nobody in particular reads: what stands in the place of one's own address, id and key. */
export const anybody: CodeFor = { host: "https://YOUR_HOST", userId: "YOUR_USER_ID", key: "YOUR_API_KEY" };

/** The documentation of the API in Markdown, made from the contract; the site shows it with one's own names in it. */
export const apiGuide = (at: CodeFor = anybody): string =>
  [
    "# API & Webhook Documentation",
    "Order narrated, illustrated, animated films from a program, follow them, and be told when they are ready.",
    authentication(at),
    incoming(at),
    following(at),
    outgoing(),
    errors(),
    rateLimits(),
    idempotency(),
  ]
    .map((section) => `${section.trim()}\n`)
    .join("\n");
