import Button from "@cloudscape-design/components/button";
import { useEffect, useEffectEvent } from "react";
import { t } from "../lib/translate.ts";
import { useSound } from "../lib/use-sound.ts";

interface AudioSampleProps {
  readonly sound: string;
  /** The name of the sound for screen readers, read after the label. */
  readonly what: string;
  readonly play?: string;
  readonly stop?: string;
}

/** Plays and stops a sound. Only one sound plays at a time. */
export const AudioSample = ({ sound, what, play = t("Play"), stop = t("Stop") }: AudioSampleProps) => {
  const { isPlaying, toggle, stop: stopSound } = useSound(sound);
  const stopCurrent = useEffectEvent(stopSound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sound ends with its own turn
  useEffect(() => () => void stopCurrent(), [sound]);
  const label = isPlaying ? stop : play;
  return (
    <Button
      variant="inline-link"
      formAction="none"
      iconName={isPlaying ? "pause" : "play"}
      ariaLabel={`${label}, ${what}`}
      onClick={toggle}
    >
      {label}
    </Button>
  );
};
