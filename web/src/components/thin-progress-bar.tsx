import type { Progress } from "#contract/schema/task.ts";

/** The progress of a film in one line. */
export const ThinProgressBar = ({ progress: { percent, label } }: { readonly progress: Progress }) => (
  <div className="thin-bar">
    <progress value={percent} max={100} aria-label={label} />
    <span>
      {label}, {percent}%
    </span>
  </div>
);
