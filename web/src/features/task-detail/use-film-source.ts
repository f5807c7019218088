import { type RefObject, useEffect, useRef } from "react";
import type { Task } from "#contract/schema/task.ts";

/** Whether some scenes of a film in progress can be watched. Browsers without Media Source show the completed film only. */
export const canWatchEarly = ({ process_status, progress }: Task): boolean =>
  process_status === "in_progress" &&
  progress.watchable_scenes > 0 &&
  ("MediaSource" in window || "ManagedMediaSource" in window);

interface FilmSource {
  readonly taskId: string;
  /** The file of the completed film; until then the player gets the scenes that are rendered so far. */
  readonly link: string | undefined;
  readonly onError: () => void;
}

/** Loads a film into the player. The viewer's place is kept when the completed film replaces the scenes. */
export const useFilmSource = (video: RefObject<HTMLVideoElement | null>, { taskId, link, onError }: FilmSource) => {
  const place = useRef({ at: 0, isPlaying: false });
  const fail = useRef(onError);
  fail.current = onError;
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const end = link ? playFile(player, link) : playScenes(player, taskId, () => fail.current());
    const { at, isPlaying } = place.current;
    if (at > 0) player.currentTime = at;
    // A browser may refuse to start sound without a press; the viewer can press play.
    if (isPlaying) player.play().catch(() => undefined);
    return () => {
      place.current = { at: player.currentTime, isPlaying: !player.paused };
      end();
    };
  }, [video, taskId, link]);
};

const playFile = (player: HTMLVideoElement, link: string): (() => void) => {
  player.src = link;
  return () => undefined;
};

/** The library is larger than most pages, so it loads only here. */
const playScenes = (player: HTMLVideoElement, taskId: string, onError: () => void): (() => void) => {
  let [end, hasEnded] = [(): void => undefined, false];
  import("../../lib/play-playlist.ts").then(({ playPlaylist }) => {
    if (hasEnded) return;
    const path = `/api/task/${encodeURIComponent(taskId)}/playlist`;
    end = playPlaylist(player, { path, at: player.currentTime, onError });
  }, onError);
  return () => {
    hasEnded = true;
    end();
  };
};
