import { useEffect, useRef, useState } from "react";

export interface Narration {
  readonly playing: string | undefined;
  readonly toggle: (sound: string) => void;
}

/** Plays the sound of one scene at a time. */
export const useNarration = (): Narration => {
  const [playing, setPlaying] = useState<string>();
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => () => player.current?.pause(), []);

  const toggle = (sound: string) => {
    player.current?.pause();
    if (playing === sound) return setPlaying(undefined);
    const next = new Audio(sound);
    const end = () => setPlaying((now) => (now === sound ? undefined : now));
    next.addEventListener("ended", end);
    next.play().catch(end);
    player.current = next;
    setPlaying(sound);
  };
  return { playing, toggle };
};
