import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let player: HTMLAudioElement | undefined;
let playing: string | undefined;

const setPlaying = (sound: string | undefined) => {
  playing = sound;
  for (const tell of listeners) tell();
};

const stop = () => {
  player?.pause();
  player = undefined;
  setPlaying(undefined);
};

const start = (sound: string) => {
  stop();
  const next = new Audio(sound);
  const end = () => player === next && stop();
  next.addEventListener("ended", end);
  next.play().catch(end);
  player = next;
  setPlaying(sound);
};

/** Plays a sound. Only one sound plays at a time on the whole site. */
export const useSound = (sound: string) => {
  const isPlaying = useSyncExternalStore(subscribe, () => playing === sound);
  return { isPlaying, toggle: () => (isPlaying ? stop() : start(sound)), stop: () => playing === sound && stop() };
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
