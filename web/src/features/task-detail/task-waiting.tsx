import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { runningQuery } from "./queries.ts";
import { text } from "./text.ts";
import { useNow } from "./use-now.ts";

/** Why a task has not started, and when it will. */
export const TaskWaiting = ({ task }: { readonly task: Task }) => {
  const now = useNow(true);
  const { data: running = 0 } = useQuery(runningQuery(task));
  const seconds = Math.ceil((Date.parse(task.start_after) - now) / 1000);
  const place = task.progress.queue_place;
  const reason = place ? text.place(place) : running > 0 ? text.queued(running) : text.soon;
  return (
    <Container header={<Header variant="h2">{task.progress.label}</Header>}>
      <p className="prose">{seconds > 0 ? text.waits(seconds) : reason}</p>
    </Container>
  );
};
