import { readFileSync, writeFileSync } from "node:fs";
import { apiGuide } from "#contract/guide/api-guide.ts";
import { deliverWebhook } from "#state-machines/deliver-webhook.ts";
import { makeVideo } from "#state-machines/make-video.ts";
import { asText } from "#state-machines/states.ts";
import { callsPage } from "./calls.ts";
import { costPage } from "./cost-page.ts";
import { eventsPage, eventsSchema } from "./events-page.ts";
import { guidePage } from "./guide-page.ts";
import { openApi } from "./openapi.ts";
import { sdkTypes } from "./sdk-types.ts";
import { withTables } from "./settings-table.ts";

/** Writes what is generated from the contract. With --check it only reports the files that differ, and exits with 1. */
const guide = apiGuide();
const tablesIn = (path: string): string => withTables(readFileSync(path, "utf8"));
const files = {
  "contract/events.schema.json": `${JSON.stringify(eventsSchema(), null, 2)}\n`,
  "contract/openapi.json": `${JSON.stringify(openApi(), null, 2)}\n`,
  "docs/api.md": guide,
  "docs/architecture.md": tablesIn("docs/architecture.md"),
  "docs/calls.md": callsPage(),
  "docs/cost.md": costPage(),
  "docs/deploy.md": tablesIn("docs/deploy.md"),
  "docs/events.md": eventsPage(),
  "packages/sdk/src/api.generated.ts": await sdkTypes(),
  "docs/local.md": tablesIn("docs/local.md"),
  "state-machines/deliver-webhook.asl.json": `${asText(deliverWebhook)}\n`,
  "state-machines/make-video.asl.json": `${asText(makeVideo)}\n`,
  // Served by the site at /documentation.md and /documentation.html.
  "web/public/documentation.md": guide,
  "web/public/documentation.html": guidePage(guide),
};

for (const [path, text] of Object.entries(files))
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} differs from what the contract says. Run: npm run docs`);
    process.exitCode = 1;
  }
