import Hls from "hls.js/light";
import { session } from "./session.ts";

interface PlaylistPlayer {
  /** The path of the playlist. Its request needs the session; the links in it are signed. */
  readonly path: string;
  /** Seconds at which playing starts. */
  readonly at: number;
  readonly onError: () => void;
}

/** Loads a growing HLS playlist into a player. Returns how to end it. */
export const playPlaylist = (player: HTMLVideoElement, { path, at, onError }: PlaylistPlayer): (() => void) => {
  const hls = new Hls({
    // A live playlist would start at its end.
    startPosition: at,
    // The content security policy allows no worker, and parts in mp4 need none.
    enableWorker: false,
    xhrSetup: async (request, url) => {
      request.open("GET", url, true);
      const token = new URL(url).pathname === path ? await session.token() : undefined;
      if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    },
  });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else {
      hls.destroy();
      onError();
    }
  });
  hls.loadSource(new URL(path, location.href).href);
  hls.attachMedia(player);
  return () => hls.destroy();
};
