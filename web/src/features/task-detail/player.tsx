import "../../components/described-space.css";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { lazy, type RefObject, Suspense, useState } from "react";
import { languages } from "#contract/catalogue/languages.ts";
import type { Task } from "#contract/schema/task.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";
import { useFilmSource } from "./use-film-source.ts";

const AudioDescription = lazy(async () => ({
  default: (await import("../../components/audio-description.tsx")).AudioDescription,
}));
const Transcript = lazy(async () => ({ default: (await import("../../components/transcript.tsx")).Transcript }));

interface PlayerProps {
  readonly task: Task;
  /** The file of the completed film. */
  readonly link: string | undefined;
  /** What is shown before the film is played. */
  readonly poster: string | undefined;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The browser's player with captions. */
export const Player = ({ task, link, poster, video }: PlayerProps) => {
  const [broken, setBroken] = useState(false);
  useFilmSource(video, { taskId: task.task_id, link, onError: () => setBroken(true) });
  const { descriptions_vtt_url, transcript_url } = task;
  const { tag, name } = languages[task.voice_language];
  return (
    <div>
      <video
        ref={video}
        className={task.dimension_type}
        aria-label={`${text.film}: ${task.story_title || task.code_name}`}
        controls
        playsInline
        preload="metadata"
        poster={stableLink(poster)}
        onError={() => setBroken(true)}
        onLoadedMetadata={() => setBroken(false)}
      >
        <track
          kind="captions"
          src={stableLink(task.captions_vtt_url)}
          srcLang={tag}
          label={name}
          // Burnt-in subtitles need no captions by default.
          default={!task.enable_subtitle}
        />
        {descriptions_vtt_url && (
          <track
            key={stableLink(descriptions_vtt_url)}
            kind="descriptions"
            src={stableLink(descriptions_vtt_url)}
            srcLang={tag}
            label={t("Audio description")}
          />
        )}
      </video>
      {descriptions_vtt_url && (
        <Suspense fallback={<div className="described" />}>
          <AudioDescription
            key={stableLink(descriptions_vtt_url)}
            video={video}
            sound={task.descriptions_sound_url}
            language={tag}
          />
        </Suspense>
      )}
      {transcript_url && (
        <Suspense fallback={null}>
          <Transcript key={stableLink(transcript_url)} link={transcript_url} language={tag} />
        </Suspense>
      )}
      {broken && <StatusIndicator type="error">{text.unplayable}</StatusIndicator>}
    </div>
  );
};
