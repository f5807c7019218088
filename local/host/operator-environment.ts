import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What an operator's commands need to find this product: where the emulators listen now, and what they hold. */
const needed = /^(AWS_|TABLE_NAME$|EVENT_BUS$|MAKE_VIDEO_ARN$|POWERTOOLS_LOG_LEVEL$)/;

/** Lets `bin/operate.ts --local` find the product that runs on a data folder. */
export const noteForOperators = (data: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const found = Object.entries(environment).filter(([name]) => needed.test(name));
  return writeFile(join(data, "operate.json"), JSON.stringify(Object.fromEntries(found), null, 2));
};
