import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { StageName, Task } from "#contract/schema/task.ts";
import { roughTime } from "../../lib/format.ts";
import { text } from "./text.ts";

/** In the order in which they are done. */
const steps: Readonly<Record<StageName, string>> = {
  waiting: "Wait",
  story: "Story",
  scenes: "Scenes",
  voices: "Narration",
  pictures: "Pictures",
  film: "Film",
  publishing: "Title",
};

/** How far a film is that is not made yet. */
export const Waiting = ({ task: { progress, process_status, start_after } }: { readonly task: Task }) => {
  const waits = Math.ceil((Date.parse(start_after) - Date.now()) / 1000);
  const at = Object.keys(steps).indexOf(progress.stage);
  const { eta_seconds: left } = progress;
  const more = [progress.of > 1 && text.scenesDone(progress.done, progress.of), left !== undefined && roughTime(left)];
  return (
    <Container header={<Header variant="h2">{progress.label}</Header>}>
      <SpaceBetween size="m">
        <LiveRegion hidden>{progress.label}</LiveRegion>
        <ProgressBar
          value={progress.percent}
          ariaLabel={progress.label}
          additionalInfo={more.filter(Boolean).join(" · ")}
        />
        <SpaceBetween direction="horizontal" size="m">
          {Object.entries(steps).map(([stage, word], index) => (
            <StatusIndicator key={stage} type={index < at ? "success" : index === at ? "in-progress" : "pending"}>
              {word}
            </StatusIndicator>
          ))}
        </SpaceBetween>
        <Box color="text-body-secondary">
          {process_status === "in_progress" ? text.leave : waits > 0 ? text.waits(waits) : text.soon}
        </Box>
      </SpaceBetween>
    </Container>
  );
};
