import { explain } from "./explain.ts";
import { backUp, restore } from "./host/backup.ts";
import { readLocalSettingsOrExit } from "./settings.ts";

// npm run backup -- FILE.tar and npm run restore -- FILE.tar
const [action, file] = process.argv.slice(2);
const { data } = readLocalSettingsOrExit(process.env);
try {
  if (!file) throw new Error(`Name the file: npm run ${action} -- animation-agent.tar`);
  if (action === "backup") {
    await backUp(data, file);
    console.info(`${data} is backed up in ${file}.`);
  } else {
    const kept = await restore(data, file);
    console.info(`${data} is restored from ${file}.${kept ? ` The former files are in ${kept}.` : ""}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
