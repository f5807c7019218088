import type { Construct } from "constructs";
import { optionsIn } from "./options.ts";

/** The name of a resource in the account: `animation-agent-dev-write-story`. */
export const resourceName = (scope: Construct, name: string): string =>
  `animation-agent-${optionsIn(scope.node).environmentName}-${name}`;

/** A function is named after its file: `api/tasks/index.ts` is `api-tasks`, `pipeline/write-story.ts` is `write-story`. */
export const functionName = (scope: Construct, entry: string): string =>
  resourceName(
    scope,
    entry
      .replace(/(\/index)?\.ts$/, "")
      .replace(/^(pipeline|delivery|consumers)\//, "")
      .replaceAll("/", "-"),
  );
