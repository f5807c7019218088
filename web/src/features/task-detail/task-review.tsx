import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import type { Task } from "#contract/schema/task.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { messageOf } from "../../lib/api.ts";
import { dateTime } from "../../lib/format.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import { text } from "./text.ts";

/** A film that waits for its owner's review: until when, and the button that continues it. */
export const TaskReview = ({ task }: { readonly task: Task }) => {
  const { task_id: id, progress, review_timeout } = task;
  const flash = useFlash();
  const { continueReview } = useTaskCalls(id);
  const onError = (error: unknown) => flash({ type: "error", content: messageOf(error, text.continueFailed), id });
  const end = progress.review_until && text.reviewEnds[review_timeout ?? "continue"](dateTime(progress.review_until));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <BusyButton variant="primary" {...text.continueFilm} onPress={() => continueReview().catch(onError)} />
          }
        >
          {progress.label}
        </Header>
      }
    >
      <LiveRegion hidden>{progress.label}</LiveRegion>
      <p className="prose">{[text.reviewBelow, end].filter(Boolean).join(" ")}</p>
    </Container>
  );
};
