import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { DownloadButton } from "../../components/download-button.tsx";
import { YoutubeButton } from "../../components/youtube-button.tsx";
import { downloadsQuery } from "./queries.ts";
import { text } from "./text.ts";

/** Everything that can be taken home: the link of each file saves it under its own name. */
export const Downloads = ({ task }: { readonly task: Task }) => {
  const { data: files } = useQuery(downloadsQuery(task));
  // Until they are known, the film itself.
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
