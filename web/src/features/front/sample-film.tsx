import { useEffect, useRef, useState } from "react";
import { type FilmSample, filmSampleFiles } from "#contract/catalogue/film-samples.ts";
import { languages } from "#contract/catalogue/languages.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

/**
 * A part of a film, without sound until the visitor wants it. It plays while it is seen, so that a phone loads only
 * what it shows; it does not start by itself for people who prefer less motion.
 */
export const SampleFilm = ({ sample }: { readonly sample: FilmSample }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);
  usePlayWhileSeen(video);
  const { video: source, poster } = filmSampleFiles(sample.id);
  const { tag, name } = languages[sample.language];
  const toggle = () => (video.current?.paused ? void video.current.play() : video.current?.pause());
  return (
    <li className="front-film">
      <div className="front-screen">
        <video
          ref={video}
          src={source}
          poster={poster}
          width="640"
          height="360"
          aria-label={text.film(t(sample.style), name)}
          preload="none"
          muted={isMuted}
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
        <div className="front-controls">
          <button type="button" onClick={toggle}>
            {isPlaying ? text.pause : text.play}
          </button>
          <button type="button" aria-pressed={!isMuted} onClick={() => setMuted(!isMuted)}>
            {isMuted ? text.soundOn : text.soundOff}
          </button>
        </div>
      </div>
      <p className="front-idea" lang={tag} dir="auto">
        <q>{sample.idea}</q>
      </p>
      <p className="front-facts">
        {t(sample.style)} · <span lang={tag}>{name}</span>
      </p>
    </li>
  );
};

const usePlayWhileSeen = (video: React.RefObject<HTMLVideoElement | null>): void => {
  useEffect(() => {
    const { current } = video;
    if (!current || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A browser may refuse to start; the button remains.
        if (entry?.isIntersecting) current.play().catch(() => undefined);
        else current.pause();
      },
      { threshold: 0.4 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [video]);
};
