import type { Progress } from "#contract/schema/task.ts";
import { enumeration } from "../lib/format.ts";
import { fromServer } from "../lib/translate.ts";

/** The progress of a film in one line. */
export const ThinProgressBar = ({ progress: { percent, label } }: { readonly progress: Progress }) => {
  const step = fromServer(label);
  return (
    <div className="thin-bar">
      <progress value={percent} max={100} aria-label={step} />
      <span>{enumeration([step, `${percent}%`])}</span>
    </div>
  );
};
