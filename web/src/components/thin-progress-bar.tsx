import type { Progress } from "#contract/schema/task.ts";

/** How far a film is, where there is one line for it. */
export const ThinProgressBar = ({ progress: { percent, label } }: { readonly progress: Progress }) => (
  <div className="thin-bar">
    <progress value={percent} max={100} aria-label={label} />
    <span>
      {label}, {percent}%
    </span>
  </div>
);
