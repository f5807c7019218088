import Steps from "@cloudscape-design/components/steps";
import type { StageName } from "#contract/schema/task.ts";
import { text } from "./text.ts";

const made: readonly StageName[] = ["story", "scenes", "voices", "pictures", "film", "publishing"];

/** The steps that a film goes through, and which of them is under way. */
export const Stages = ({ at }: { readonly at: StageName }) => (
  <div className="stages">
    <Steps
      ariaLabel={text.progress}
      orientation="horizontal"
      steps={made.map((stage, index) => {
        const place = made.indexOf(at);
        const status = index < place ? "success" : index === place ? "in-progress" : "pending";
        return { status, header: text.steps[stage], statusIconAriaLabel: status };
      })}
    />
  </div>
);
