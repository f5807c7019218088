import type { Progress } from "#contract/schema/task.ts";

/** How much of a film is made, for eyes and for screen readers. */
export const ProgressBar = ({ progress }: { readonly progress: Progress }) => (
  <div className="progress">
    <progress max={100} value={progress.percent} aria-label={progress.label} />
    <span className="percent">{progress.percent}%</span>
  </div>
);
