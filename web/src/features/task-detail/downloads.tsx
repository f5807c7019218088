import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { DownloadButton } from "../../components/download-button.tsx";
import { YoutubeButton } from "../../components/youtube-button.tsx";
import { downloadsQuery } from "./queries.ts";
import { text } from "./text.ts";

interface DownloadsProps {
  readonly task: Task;
  /** An earlier cut; by default the newest. */
  readonly cut: number | undefined;
}

/** The download links of all files. */
export const Downloads = ({ task, cut }: DownloadsProps) => {
  const { data: files } = useQuery(downloadsQuery(task, cut));
  // Only the film, until the list is loaded.
  const shown = files ?? [{ kind: "video" as const, url: task.final_video_url, file_name: "" }];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="buttons" role="group" aria-label={text.downloads}>
      {shown.map(({ kind, url, file_name }) => (
        <DownloadButton
          key={kind}
          link={url}
          label={text.files[kind]}
          {...(file_name && { as: file_name })}
          variant={kind === "video" ? "primary" : "normal"}
        />
      ))}
      <YoutubeButton id={task.youtube_video_id} />
    </div>
  );
};
