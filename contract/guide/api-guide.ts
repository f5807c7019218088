import type { CodeContext } from "../examples/order-code.ts";
import { authenticationSection } from "./authentication.ts";
import { incomingSection } from "./incoming.ts";
import { outgoingSection } from "./outgoing.ts";
import { scenesSection } from "./scenes.ts";
import { errorsSection, idempotencySection, rateLimitsSection, statusSection } from "./status-and-errors.ts";

/** Placeholders for the reader's own host, user id and key. */
export const placeholderContext: CodeContext = {
  host: "https://YOUR_HOST",
  userId: "YOUR_USER_ID",
  key: "YOUR_API_KEY",
};

/** The API documentation in Markdown, generated from the contract. The site shows it with the reader's own values. */
export const apiGuide = (at: CodeContext = placeholderContext): string =>
  [
    "# API & Webhook Documentation",
    "Order narrated, illustrated, animated films from a program, follow their progress, and get a webhook when they are ready.",
    authenticationSection(at),
    incomingSection(at),
    statusSection(at),
    scenesSection(at),
    outgoingSection(),
    errorsSection(),
    rateLimitsSection(),
    idempotencySection(),
  ]
    .map((section) => `${section.trim()}\n`)
    .join("\n");
