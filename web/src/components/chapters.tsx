import "./chapters.css";
import { type RefObject, useEffect, useState } from "react";
import type { Scene } from "#contract/schema/scene.ts";
import { playingTime } from "../lib/format.ts";
import { t } from "../lib/translate.ts";

/** A scene that the player can seek to. */
export type Chapter = Pick<Scene, "number" | "title" | "starts_at">;

interface ChaptersProps {
  /** Scenes of a completed film: each has a start time. */
  readonly scenes: readonly Chapter[];
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The heading's element, one below that of the film. */
  readonly heading?: "h2" | "h3";
}

/** The scenes with their start times. A press seeks to a scene, and the current one is marked. */
export const Chapters = ({ scenes, video, heading: Heading = "h3" }: ChaptersProps) => {
  const seen = useCurrentScene(scenes, video);
  const go = ({ starts_at = 0 }: Chapter) => {
    if (!video.current) return;
    video.current.currentTime = starts_at;
    void video.current.play();
  };
  return (
    <nav className="chapters" aria-label={t("Chapters")}>
      <Heading>{t("Chapters")}</Heading>
      <ol>
        {scenes.map((scene) => (
          <li key={scene.number}>
            <button type="button" aria-current={scene.number === seen ? "true" : undefined} onClick={() => go(scene)}>
              <span className="time">{playingTime(scene.starts_at ?? 0)}</span>
              <span dir="auto">{scene.title || t("Scene {number}", { number: scene.number })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Returns the number of the scene at the current time of the player. */
const useCurrentScene = (scenes: readonly Chapter[], video: ChaptersProps["video"]): number | undefined => {
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const follow = () =>
      setSeen(scenes.findLast(({ starts_at = 0 }) => starts_at <= player.currentTime + 0.05)?.number);
    player.addEventListener("timeupdate", follow);
    return () => player.removeEventListener("timeupdate", follow);
  }, [scenes, video]);
  return seen;
};
