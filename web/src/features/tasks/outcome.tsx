import type { Task } from "#contract/schema/task.ts";
import { Message } from "../../components/message.tsx";
import { text } from "./text.ts";

/** Why a film has failed, and what became of its price. */
export const Outcome = ({ task: { error_message, progress } }: { readonly task: Task }) => (
  <Message tone="error">
    <strong>{error_message || text.why}</strong>
    <br />
    {progress.stage !== "waiting" && `${progress.label}. `}
    {text.creditsBack}
  </Message>
);
