import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { text } from "./text.ts";

/** The words to publish a film with. */
export const Share = ({ task }: { readonly task: Task }) => (
  <section className="card" aria-labelledby="share">
    <h2 id="share">{text.share}</h2>
    <Copied what={text.videoTitle} value={task.youtube_video_title} />
    <Copied what={text.description} value={task.youtube_video_description} />
    <Copied what={text.hashtags} value={task.youtube_video_hashtags} />
  </section>
);

const Copied = ({ what, value }: { readonly what: string; readonly value: string | undefined }) =>
  value && (
    <div className="copied">
      <div className="split">
        <h3>{what}</h3>
        <CopyButton what={what.toLowerCase()} value={value} />
      </div>
      <p className="prose">{value}</p>
    </div>
  );
