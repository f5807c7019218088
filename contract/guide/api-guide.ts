import type { CodeContext } from "../examples/order-code.ts";
import { authenticationSection } from "./authentication.ts";
import { incomingSection } from "./incoming.ts";
import { outgoingSection } from "./outgoing.ts";
import { errorsSection, idempotencySection, rateLimitsSection, statusSection } from "./status-and-errors.ts";

/** For a page that nobody in particular reads: what stands in the place of one's own address, id and key. */
export const placeholderContext: CodeContext = {
  host: "https://YOUR_HOST",
  userId: "YOUR_USER_ID",
  key: "YOUR_API_KEY",
};

/** The documentation of the API in Markdown, made from the contract; the site shows it with one's own names in it. */
export const apiGuide = (at: CodeContext = placeholderContext): string =>
  [
    "# API & Webhook Documentation",
    "Order narrated, illustrated, animated films from a program, follow them, and be told when they are ready.",
    authenticationSection(at),
    incomingSection(at),
    statusSection(at),
    outgoingSection(),
    errorsSection(),
    rateLimitsSection(),
    idempotencySection(),
  ]
    .map((section) => `${section.trim()}\n`)
    .join("\n");
