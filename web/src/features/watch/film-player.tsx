import "../../components/described-space.css";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { WatchedFilm } from "#contract/schema/watch.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

const AudioDescription = lazy(async () => ({
  default: (await import("../../components/audio-description.tsx")).AudioDescription,
}));

interface FilmPlayerProps {
  readonly film: WatchedFilm;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Asks for fresh links. */
  readonly reload: () => void;
}

/** The browser's player with captions. When a link has expired, it gets a fresh one and continues at the same second. */
export const FilmPlayer = ({ film, video, reload }: FilmPlayerProps) => {
  const [isBroken, setBroken] = useState(false);
  const continuesAt = useRef(0);
  const hasReloaded = useRef(false);
  const lose = () => {
    if (hasReloaded.current) return setBroken(true);
    hasReloaded.current = true;
    continuesAt.current = video.current?.currentTime ?? 0;
    reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh link is another video
  useEffect(() => {
    if (video.current && continuesAt.current > 0) video.current.currentTime = continuesAt.current;
  }, [film.video_url, video]);
  return (
    <>
      <video
        ref={video}
        className={film.format}
        aria-label={film.title}
        controls
        playsInline
        preload="metadata"
        width={film.width}
        height={film.height}
        src={film.video_url}
        poster={film.poster_url}
        onError={lose}
        onLoadedData={() => {
          hasReloaded.current = false;
          setBroken(false);
        }}
      >
        <track
          kind="captions"
          src={film.captions_url}
          srcLang={film.language}
          label={film.language_name}
          // Burnt-in subtitles need no captions by default.
          default={!film.has_burned_subtitles}
        />
        {film.descriptions_vtt_url && (
          <track
            kind="descriptions"
            src={stableLink(film.descriptions_vtt_url)}
            srcLang={film.language}
            label={t("Audio description")}
          />
        )}
      </video>
      {film.descriptions_vtt_url && (
        <Suspense fallback={<div className="described" />}>
          <AudioDescription video={video} sound={film.descriptions_sound_url} language={film.language} />
        </Suspense>
      )}
      {isBroken && <p role="alert">{text.unplayable}</p>}
    </>
  );
};
