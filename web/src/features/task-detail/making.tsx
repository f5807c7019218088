import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { roughTime } from "../../lib/format.ts";
import { Stages } from "./stages.tsx";
import { text } from "./text.ts";
import { useNow } from "./use-now.ts";
import { usePromisedEnd } from "./use-promised-end.ts";

/** How far a film is that is being made. Each new stage is said aloud; numbers are not, they change all the time. */
export const Making = ({ task }: { readonly task: Task }) => {
  const { progress } = task;
  const { left, putOff } = usePromisedEnd(task, useNow(true));
  const facts = [
    progress.of > 1 && text.scenesDone(progress.done, progress.of),
    progress.kept_pictures > 0 && text.kept(progress.kept_pictures, task.video_scene_count),
    left !== undefined && roughTime(left),
  ].filter(Boolean);
  return (
    <Container header={<Header variant="h2">{progress.label}</Header>}>
      <SpaceBetween size="l">
        <LiveRegion hidden>{progress.label}</LiveRegion>
        <ProgressBar value={progress.percent} ariaLabel={text.progress} additionalInfo={facts.join(" · ")} />
        <Stages at={progress.stage} />
        <Box color="text-body-secondary">{putOff ? `${text.putOff} ${text.leave}` : text.leave}</Box>
      </SpaceBetween>
    </Container>
  );
};
