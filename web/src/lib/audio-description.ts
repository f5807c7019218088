import { type RefObject, useEffect, useState } from "react";
import { stableLink } from "./stable-link.ts";

interface Spoken {
  /** What is seen; undefined before the first description. */
  readonly text: string | undefined;
  /** It is not spoken: a screen reader shall say it. */
  readonly isSilent: boolean;
}

/** A cue's part of the sound file, in seconds: its id is a media fragment (`t=1.5,6.25`). */
const partOf = ({ id }: TextTrackCue): readonly [from: number, until: number] | undefined => {
  const [, from, until] = /^t=([\d.]+),([\d.]+)$/.exec(id) ?? [];
  return from && until ? [Number(from), Number(until)] : undefined;
};

/** A scene whose start is nearer than this to the place that the viewer has chosen begins again. */
const startSeconds = 0.5;

/**
 * Extended audio description: at the start of each scene the film pauses while the description is spoken, then it goes on.
 * Pressing play skips the rest of a description. Returns what is said.
 */
export const useAudioDescription = (
  video: RefObject<HTMLVideoElement | null>,
  sound: string | undefined,
  isOn: boolean,
): Spoken => {
  const [spoken, setSpoken] = useState<Spoken>({ text: undefined, isSilent: false });
  const link = stableLink(sound);
  useEffect(() => {
    const player = video.current;
    const track = player && [...player.textTracks].find(({ kind }) => kind === "descriptions");
    if (!player || !track || !isOn) return;
    const end = describe(player, track, link, setSpoken);
    return () => {
      end();
      setSpoken({ text: undefined, isSilent: false });
    };
  }, [video, link, isOn]);
  return spoken;
};

/** Follows the player, and returns what stops it. */
const describe = (
  player: HTMLVideoElement,
  track: TextTrack,
  sound: string | undefined,
  show: (spoken: Spoken) => void,
): (() => void) => {
  const voice = new Audio();
  voice.preload = "auto";
  if (sound) voice.src = sound;
  let last: TextTrackCue | undefined;
  /** The end of the part that is spoken now; undefined while nothing is. */
  let until: number | undefined;

  const stop = () => {
    until = undefined;
    voice.pause();
  };
  const goOn = () => {
    stop();
    player.play().catch(() => undefined);
  };
  const speak = async (cue: TextTrackCue) => {
    const text = "text" in cue ? String(cue.text) : "";
    const part = sound && !player.muted ? partOf(cue) : undefined;
    if (!part) return show({ text, isSilent: true });
    show({ text, isSilent: false });
    until = part[1];
    player.pause();
    voice.currentTime = part[0];
    voice.volume = player.volume;
    voice.playbackRate = player.playbackRate;
    await voice.play().catch(() => {
      if (until === undefined) return;
      show({ text, isSilent: true });
      goOn();
    });
  };
  const look = () => {
    const cue = track.activeCues?.[0];
    if (!cue || cue === last || player.paused || player.seeking || until !== undefined) return;
    last = cue;
    void speak(cue);
  };
  const skip = () => {
    // A description that begins before the event of "play" arrives has paused the film again: no viewer pressed it.
    if (player.paused) return;
    if (until !== undefined) stop();
    look();
  };
  const seek = () => {
    if (last && Math.abs(player.currentTime - last.startTime) < startSeconds) last = undefined;
  };
  const follow = () => {
    if (until !== undefined && voice.currentTime >= until) goOn();
  };
  const ended = () => {
    if (until !== undefined) goOn();
  };
  const listeners = [
    [track, "cuechange", look],
    [player, "play", skip],
    [player, "timeupdate", look],
    [player, "seeking", seek],
    [voice, "timeupdate", follow],
    [voice, "ended", ended],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  // Loads the cues and shows none.
  track.mode = "hidden";
  look();
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    const wasSpeaking = until !== undefined;
    stop();
    track.mode = "disabled";
    if (wasSpeaking) player.play().catch(() => undefined);
  };
};
