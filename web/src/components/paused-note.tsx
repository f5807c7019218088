import Box from "@cloudscape-design/components/box";
import type { Task } from "#contract/schema/task.ts";
import { fromServer } from "../lib/translate.ts";

/** Says that a film that has not started waits for a paused engine. The progress bar says it of a film in progress. */
export const PausedNote = ({ task: { process_status, progress } }: { readonly task: Task }) =>
  process_status === "pending" && progress.paused_engine ? (
    <Box color="text-status-warning" fontSize="body-s">
      {fromServer(progress.label)}
    </Box>
  ) : null;
