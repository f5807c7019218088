import { type StageName, stageNames, type Task } from "#contract/schema/task.ts";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { roughTime } from "../../lib/format.ts";
import { text } from "./text.ts";

const steps: Record<StageName, string> = {
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
  const at = stageNames.indexOf(progress.stage);
  const { eta_seconds: left } = progress;
  return (
    <section className="card" aria-label="Progress">
      <div className="split">
        <h2 aria-live="polite">{progress.label}</h2>
        <span className="hint">
          {progress.of > 1 && text.scenesDone(progress.done, progress.of)}
          {progress.of > 1 && left !== undefined && " · "}
          {left !== undefined && roughTime(left)}
        </span>
      </div>
      <ProgressBar progress={progress} />
      <ol className="steps">
        {stageNames.map((stage, index) => (
          <li
            key={stage}
            className={index < at ? "done" : index === at ? "now" : ""}
            aria-current={index === at ? "step" : undefined}
          >
            {steps[stage]}
          </li>
        ))}
      </ol>
      <p className="hint">
        {process_status === "in_progress" ? text.leave : waits > 0 ? text.waits(waits) : text.soon}
      </p>
    </section>
  );
};
