import LiveRegion from "@cloudscape-design/components/live-region";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../../components/app-link.tsx";
import { BusyButton } from "../../../components/busy-button.tsx";
import { TwoStepButton } from "../../../components/two-step-button.tsx";
import { text } from "./text.ts";
import { useEditPrice } from "./use-edit-price.ts";
import type { SceneEdits } from "./use-scene-edits.ts";

interface EditBarProps {
  readonly task: Task;
  readonly edits: SceneEdits;
}

/** The changes that are not applied yet, with their price. */
export const EditBar = ({ task, edits }: EditBarProps) => {
  const { price, error, isCurrent } = useEditPrice(task.task_id, edits);
  const isShort = isCurrent && price !== undefined && price.missing > 0;
  const sum = [
    text.changes(edits.edits.length),
    ...(edits.isReady && !error ? [isCurrent && price ? text.price(price.credits) : text.pricing] : []),
  ];
  return (
    <section className="edit-bar" aria-label={text.bar}>
      <div className="edit-sum">
        <LiveRegion>
          <strong>{sum.join(" · ")}</strong>
        </LiveRegion>
        {!edits.isReady && <p className="edit-problem">{text.incomplete}</p>}
        {edits.isReady && error && <p className="edit-problem">{error.message}</p>}
        {isShort && (
          <p className="edit-problem">
            {text.missing(price.missing)} <AppLink to="/credits">{text.buy}</AppLink>
          </p>
        )}
      </div>
      <div className="scene-buttons">
        <TwoStepButton {...text.discard} onConfirm={async () => edits.clear()} />
        <BusyButton
          variant="primary"
          {...text.apply}
          disabled={!edits.isReady || !isCurrent || isShort}
          onPress={edits.apply}
        />
      </div>
    </section>
  );
};
