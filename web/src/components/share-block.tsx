import type { Task } from "#contract/schema/task.ts";
import { truncate } from "../lib/format.ts";
import { t } from "../lib/translate.ts";
import { CopyableText } from "./copyable-text.tsx";

const titleLength = 50;
const descriptionLength = 220;

/** The texts for sharing a film. A press copies the title, or the description with the hashtags. */
export const ShareBlock = ({ task }: { readonly task: Task }) => {
  const { youtube_video_title: title, youtube_video_description = "", youtube_video_hashtags = "" } = task;
  if (!title) return null;
  return (
    <div className="share">
      <CopyableText what={t("title")} value={title}>
        <strong dir="auto">{truncate(title, titleLength)}</strong>
      </CopyableText>
      <CopyableText
        what={t("description and hashtags")}
        value={`${youtube_video_description}\n\n${youtube_video_hashtags}`}
      >
        <span dir="auto">{truncate(youtube_video_description, descriptionLength)}</span>
        <span className="hashtags" dir="auto">
          {youtube_video_hashtags}
        </span>
      </CopyableText>
    </div>
  );
};
