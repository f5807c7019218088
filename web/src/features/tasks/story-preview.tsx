import Box from "@cloudscape-design/components/box";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

/** The beginning of the story and its style. */
export const StoryPreview = ({ task }: { readonly task: Task }) => (
  <div className="preview">
    <p>{task.input_story}</p>
    <div className="preview-foot">
      <Box color="text-body-secondary" fontSize="body-s">
        {text.style}: {t(task.image_illustration_style)}
      </Box>
      <CopyButton variant="inline-link" what={text.story} value={task.input_story} />
    </div>
  </div>
);
