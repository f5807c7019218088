import type { Construct } from "constructs";
import { optionsIn } from "./options.ts";

/** What a thing is called in the account: `animation-agent-dev-write-story`. */
export const nameIn = (scope: Construct, name: string): string =>
  `animation-agent-${optionsIn(scope.node).environmentName}-${name}`;

/** A function is called as its file is: `api/tasks/index.ts` is `api-tasks`, `pipeline/write-story.ts` is `write-story`. */
export const functionName = (scope: Construct, entry: string): string =>
  nameIn(
    scope,
    entry
      .replace(/(\/index)?\.ts$/, "")
      .replace(/^(pipeline|delivery|consumers)\//, "")
      .replaceAll("/", "-"),
  );
