import { readFileSync, writeFileSync } from "node:fs";
import { apiGuide } from "#contract/guide/api-guide.ts";
import { callsPage } from "./calls.ts";
import { costPage } from "./cost-page.ts";
import { eventsPage } from "./events-page.ts";
import { guidePage } from "./guide-page.ts";
import { openApi } from "./openapi.ts";

/** Writes what is made from the contract; with --check, fails where a file is not what would be written. */
const guide = apiGuide();
const files = {
  "contract/openapi.json": `${JSON.stringify(openApi(), null, 2)}\n`,
  "docs/api.md": guide,
  "docs/calls.md": callsPage(),
  "docs/cost.md": costPage(),
  "docs/events.md": eventsPage(),
  // What the site serves at /documentation.md, and the same to be read in a browser.
  "web/public/documentation.md": guide,
  "web/public/documentation.html": guidePage(guide),
};

for (const [path, text] of Object.entries(files))
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} is not what the contract says. Run: npm run docs`);
    process.exitCode = 1;
  }
