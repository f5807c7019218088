import Alert from "@cloudscape-design/components/alert";
import type { Task } from "#contract/schema/task.ts";
import { text } from "./text.ts";

/** Why a film has failed, and what became of its price. */
export const Outcome = ({ task: { error_message, progress } }: { readonly task: Task }) => (
  <Alert type="error" header={error_message || text.why}>
    {progress.stage !== "waiting" && `${progress.label}. `}
    {text.creditsBack}
  </Alert>
);
