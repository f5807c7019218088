import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { duration } from "../../lib/format.ts";
import { fromServer } from "../../lib/translate.ts";
import { runningQuery } from "./queries.ts";
import { text } from "./text.ts";
import { useNow } from "./use-now.ts";
import { useStableEta } from "./use-stable-eta.ts";

/** Why a task has not started, and when it will. */
export const TaskWaiting = ({ task }: { readonly task: Task }) => {
  const now = useNow(true);
  const { data: running = 0 } = useQuery(runningQuery(task));
  const seconds = Math.ceil((Date.parse(task.start_after) - now) / 1000);
  const { left } = useStableEta(task, task.progress.eta_seconds, now);
  const { queue_place: place, queue_seconds: wait, eta_seconds: whole } = task.progress;
  const { paused_engine: paused } = task.progress;
  const reason = paused
    ? text.enginePaused(task, paused)
    : place
      ? text.place(place)
      : running > 0
        ? text.queued(running)
        : text.soon;
  const times =
    place && left !== undefined && wait !== undefined && whole !== undefined
      ? text.queueTimes(duration(Math.max(0, left - (whole - wait))), duration(left))
      : "";
  return (
    <Container header={<Header variant="h2">{fromServer(task.progress.label)}</Header>}>
      <p className="prose">{seconds > 0 ? text.waits(seconds) : [reason, times].filter(Boolean).join(" ")}</p>
      <p className="prose">{text.cancelOrDelete}</p>
    </Container>
  );
};
