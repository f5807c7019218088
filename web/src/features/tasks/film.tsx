import { languages } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { Message } from "../../components/message.tsx";
import { keptLink } from "../../lib/kept-link.ts";
import { text } from "./text.ts";

/** The finished film, to see and to take away, as long as its files are there. */
export const Film = ({ task }: { readonly task: Task }) => {
  const { tag, name } = languages[task.voice_language];
  const film = keptLink(task.final_video_url);
  const { expires_at } = task;
  if (!film) return expires_at ? <Message tone="note">{text.gone(expires_at)}</Message> : null;
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
      <div className="actions">
        <Download link={film} label={text.downloadVideo} />
        <Download link={keptLink(task.final_image_url)} label={text.downloadThumbnail} />
        <Download link={keptLink(task.captions_srt_url)} label={text.downloadCaptions} />
      </div>
      {expires_at && <p className="hint">{text.deletedOn(expires_at)}</p>}
    </section>
  );
};

const Download = ({ link, label }: { readonly link: string | undefined; readonly label: string }) =>
  link && (
    <a className="button" href={link} download>
      {label}
    </a>
  );
