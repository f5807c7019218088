import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The variables that the operator's commands need: endpoints of the emulators, and names of resources. */
const neededVariables =
  /^(AWS_|ENGINE_|[A-Z]+_BASE_URL$|SECRETS_PATH$|CONTENT_KEY$|TABLE_NAME$|EVENT_BUS$|MAKE_VIDEO_ARN$|USER_POOL_ID$|POWERTOOLS_LOG_LEVEL$|WRITER$|ILLUSTRATOR$|NARRATOR$)/;

/** Writes `operate.json`, with which `npm run operate -- --local` finds the running product. */
export const writeOperatorEnvironment = (
  data: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> => {
  const variables = Object.entries(environment).filter(([name]) => neededVariables.test(name));
  return writeFile(join(data, "operate.json"), JSON.stringify(Object.fromEntries(variables), null, 2), { mode: 0o600 });
};
