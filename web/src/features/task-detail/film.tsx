import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { languages } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { DownloadButton } from "../../components/download-button.tsx";
import { keptLink } from "../../lib/kept-link.ts";
import { text } from "./text.ts";

/** The finished film, to see and to take away, as long as its files are there. */
export const Film = ({ task }: { readonly task: Task }) => {
  const { tag, name } = languages[task.voice_language];
  const film = keptLink(task.final_video_url);
  const { expires_at } = task;
  if (!film) return expires_at ? <Alert type="info">{text.gone(expires_at)}</Alert> : null;
  return (
    <section className="film" aria-label={text.film}>
      <video
        className={task.dimension_type}
        controls
        playsInline
        preload="metadata"
        src={film}
        poster={keptLink(task.final_image_url)}
      >
        <track
          kind="captions"
          src={keptLink(task.captions_vtt_url)}
          srcLang={tag}
          label={name}
          // Words that are in the picture already are not shown twice.
          default={!task.enable_subtitle}
        />
      </video>
      <Box padding={{ top: "m" }}>
        <SpaceBetween size="xs">
          <SpaceBetween direction="horizontal" size="xs">
            <DownloadButton link={film} label={text.downloadVideo} variant="primary" />
            <DownloadButton link={keptLink(task.final_image_url)} label={text.downloadThumbnail} />
            <DownloadButton link={keptLink(task.captions_srt_url)} label={text.downloadCaptions} />
          </SpaceBetween>
          {expires_at && <Box color="text-body-secondary">{text.deletedOn(expires_at)}</Box>}
        </SpaceBetween>
      </Box>
    </section>
  );
};
