import LiveRegion from "@cloudscape-design/components/live-region";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../../components/app-link.tsx";
import { BusyButton } from "../../../components/busy-button.tsx";
import { TwoStepButton } from "../../../components/two-step-button.tsx";
import { creditsPageFor } from "../../../lib/film-after-payment.ts";
import { barState } from "./bar-state.ts";
import { text } from "./text.ts";
import { useEditPrice } from "./use-edit-price.ts";
import type { SceneEdits } from "./use-scene-edits.ts";

interface EditBarProps {
  readonly task: Task;
  readonly edits: SceneEdits;
}

/** The changes that are not applied yet, with their price. */
export const EditBar = ({ task, edits }: EditBarProps) => {
  const { isReady } = edits;
  const { sum, problem, missing, canApply } = barState({
    count: edits.edits.length,
    isReady,
    ...useEditPrice(task.task_id, edits),
  });
  return (
    <section className="edit-bar" aria-label={text.bar}>
      <div>
        <LiveRegion>
          <strong>{sum}</strong>
        </LiveRegion>
        {problem && (
          <p className="edit-problem">
            {problem} {missing > 0 && <AppLink to={creditsPageFor(task.task_id)}>{text.buy}</AppLink>}
          </p>
        )}
      </div>
      <div className="scene-buttons">
        <TwoStepButton {...text.discard} onConfirm={async () => edits.clear()} />
        <BusyButton
          variant="primary"
          {...(edits.editing?.makes_cut ? text.makeCut : text.apply)}
          disabled={!canApply}
          onPress={edits.apply}
        />
      </div>
    </section>
  );
};
