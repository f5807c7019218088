import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { ReactNode } from "react";
import type { Task } from "#contract/schema/task.ts";
import { remainingBetween } from "../../lib/format.ts";
import { fromServer } from "../../lib/translate.ts";
import { ProgressSteps } from "./progress-steps.tsx";
import { text } from "./text.ts";
import { useNow } from "./use-now.ts";
import { useStableEta } from "./use-stable-eta.ts";

interface TaskProgressProps {
  readonly task: Task;
  readonly title?: string;
  /** What happens while the page is left. */
  readonly leave?: string;
  readonly actions?: ReactNode;
}

/** The progress of a film. Screen readers hear each new step, not the changing numbers. */
export const TaskProgress = ({ task, title, leave = text.leave, actions }: TaskProgressProps) => {
  const { progress } = task;
  const { paused_engine: paused } = progress;
  const label = fromServer(progress.label);
  const now = useNow(true);
  const min = useStableEta(task, progress.eta_min_seconds, now);
  const max = useStableEta(task, progress.eta_max_seconds, now);
  const facts = [
    progress.of > 1 && text.scenesDone(progress.done, progress.of),
    progress.kept_pictures > 0 && text.kept(progress.kept_pictures, task.video_scene_count),
    min.left !== undefined && max.left !== undefined && remainingBetween(min.left, max.left),
  ].filter(Boolean);
  return (
    <Container
      header={
        <Header variant="h2" actions={actions}>
          {title ?? label}
        </Header>
      }
    >
      <SpaceBetween size="l">
        <LiveRegion hidden>{label}</LiveRegion>
        <ProgressBar value={progress.percent} ariaLabel={text.progress} additionalInfo={facts.join(" · ")} />
        <ProgressSteps at={progress.stage} isPaused={paused !== undefined} />
        {paused ? (
          <Alert type="warning">{text.enginePaused(task, paused)}</Alert>
        ) : (
          <Box color="text-body-secondary">{max.putOff ? `${text.delayed} ${leave}` : leave}</Box>
        )}
      </SpaceBetween>
    </Container>
  );
};
