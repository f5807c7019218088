import type { Task } from "#contract/schema/task.ts";
import { ellipsis } from "../lib/ellipsis.ts";
import { CopiedText } from "./copied-text.tsx";

const titleLength = 50;
const descriptionLength = 220;

/** The words to share a film with. A press copies the title, or the description with the hashtags. */
export const ShareBlock = ({ task }: { readonly task: Task }) => {
  const { youtube_video_title: title, youtube_video_description = "", youtube_video_hashtags = "" } = task;
  if (!title) return null;
  return (
    <div className="share">
      <CopiedText what="title" value={title}>
        <strong>{ellipsis(title, titleLength)}</strong>
      </CopiedText>
      <CopiedText what="description and hashtags" value={`${youtube_video_description}\n\n${youtube_video_hashtags}`}>
        {ellipsis(youtube_video_description, descriptionLength)}
        <span className="hashtags">{youtube_video_hashtags}</span>
      </CopiedText>
    </div>
  );
};
