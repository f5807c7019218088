import { languages } from "#contract/catalogue/languages.ts";
import { catalogFaults } from "./check.ts";
import { readCatalog, sourceTexts } from "./sources.ts";

// Prints what is wrong with each catalog of the site.
const sources = sourceTexts();
for (const { tag } of Object.values(languages)) {
  if (tag === "en") continue;
  for (const fault of catalogFaults(tag, readCatalog(tag), sources)) console.info(`${tag}: ${fault}`);
}
