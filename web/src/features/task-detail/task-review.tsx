import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import { lazy, Suspense, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { messageOf } from "../../lib/api.ts";
import { useCredits } from "../../lib/credits.ts";
import { dateTime } from "../../lib/format.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import { fromServer } from "../../lib/translate.ts";
import { MissingCredits } from "./missing-credits.tsx";
import { useSceneEdits } from "./scene-editor/use-scene-edits.ts";
import { text } from "./text.ts";

const ContinueDialog = lazy(async () => ({
  default: (await import("./scene-editor/continue-dialog.tsx")).ContinueDialog,
}));

/** A film that waits for its owner's review: until when, and the button that continues it. */
export const TaskReview = ({ task }: { readonly task: Task }) => {
  const { task_id: id, progress, review_timeout, credits_due: rest } = task;
  const label = fromServer(progress.label);
  const flash = useFlash();
  const { continueReview } = useTaskCalls(id);
  const { edits, isReady, apply, clear } = useSceneEdits(task);
  const [isAsking, setAsking] = useState(false);
  const balance = useCredits()?.balance;
  const missing = balance === undefined ? 0 : Math.max(0, (rest ?? 0) - balance);
  const goOn = async () => {
    setAsking(false);
    await continueReview().catch((error: unknown) =>
      flash({ type: "error", content: messageOf(error, text.continueFailed), id }),
    );
  };
  const continueWithout = () => {
    clear();
    return goOn();
  };
  const applyAndContinue = async () => ((await apply()) ? goOn() : setAsking(false));
  const below = progress.paused_engine
    ? text.enginePaused(task, progress.paused_engine)
    : rest === undefined
      ? progress.review_updating
        ? text.reviewUpdating
        : text.reviewBelow
      : text.firstLookBelow(rest);
  const end =
    progress.review_until &&
    text.reviewEnds[rest === undefined ? (review_timeout ?? "continue") : "cancel"](dateTime(progress.review_until));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <BusyButton
              variant="primary"
              {...text.continueFilm}
              onPress={async () => (edits.length > 0 ? setAsking(true) : goOn())}
            />
          }
        >
          {label}
        </Header>
      }
    >
      <LiveRegion hidden>{label}</LiveRegion>
      <p className="prose">{[below, end].filter(Boolean).join(" ")}</p>
      <MissingCredits filmId={id} count={missing} text={text} />
      {isAsking && (
        <Suspense>
          <ContinueDialog
            count={edits.length}
            canApply={isReady}
            onApply={applyAndContinue}
            onWithout={continueWithout}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Container>
  );
};
