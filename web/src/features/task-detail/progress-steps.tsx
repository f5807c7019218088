import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { StageName } from "#contract/schema/task.ts";
import { text } from "./text.ts";

const shownSteps: readonly StageName[] = ["story", "scenes", "voices", "pictures", "film", "publishing"];

/** The steps of making a film, with the current one marked. */
export const ProgressSteps = ({ at, isPaused }: { readonly at: StageName; readonly isPaused: boolean }) => {
  const place = shownSteps.indexOf(at);
  const current = isPaused ? text.stepPaused : text.stepNow;
  return (
    <ol className="stages" aria-label={text.progress}>
      {shownSteps.map((stage, index) => {
        const [type, label] = index < place ? text.stepDone : index === place ? current : text.stepLater;
        return (
          <li key={stage} aria-current={index === place ? "step" : undefined}>
            <StatusIndicator type={type} iconAriaLabel={label}>
              {text.steps[stage]}
            </StatusIndicator>
          </li>
        );
      })}
    </ol>
  );
};
