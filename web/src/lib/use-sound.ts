import { useSyncExternalStore } from "react";

const watchers = new Set<() => void>();
let player: HTMLAudioElement | undefined;
let playing: string | undefined;

const become = (sound: string | undefined) => {
  playing = sound;
  for (const tell of watchers) tell();
};

const stop = () => {
  player?.pause();
  player = undefined;
  become(undefined);
};

const start = (sound: string) => {
  stop();
  const next = new Audio(sound);
  const end = () => player === next && stop();
  next.addEventListener("ended", end);
  next.play().catch(end);
  player = next;
  become(sound);
};

/** One sound plays at a time in the whole site. It ends when whoever began it goes away or has another. */
export const useSound = (sound: string) => {
  const isPlaying = useSyncExternalStore(watch, () => playing === sound);
  return { isPlaying, toggle: () => (isPlaying ? stop() : start(sound)), stop: () => playing === sound && stop() };
};

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};
