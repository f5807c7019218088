import "./described.css";
import { type RefObject, useId, useState } from "react";
import { useAudioDescription } from "../lib/audio-description.ts";
import { t } from "../lib/translate.ts";

const key = "audio-description";

/** Where storage is not allowed, as in some frames, the choice is kept until the page is left. */
const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
};
const remember = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // See `remembered`.
  }
};

interface AudioDescriptionProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The sound file of the descriptions. */
  readonly sound: string | undefined;
  /** The film's language, as a BCP 47 tag. */
  readonly language: string;
}

/** The switch of the audio description, and what is said. The player has the track of the descriptions. */
export const AudioDescription = ({ video, sound, language }: AudioDescriptionProps) => {
  const [isOn, setOn] = useState(remembered);
  const { text, isSilent } = useAudioDescription(video, sound, isOn);
  const hint = useId();
  const choose = (now: boolean) => {
    remember(now);
    setOn(now);
  };
  return (
    <div className="described">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={hint}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {t("Audio description")}
      </label>{" "}
      <small id={hint}>{t("At each scene the film pauses, and you hear what is seen.")}</small>
      {text && (
        <p lang={language} dir="auto" aria-hidden={isSilent}>
          {text}
        </p>
      )}
      <p className="heard-only" role="status" lang={language}>
        {isSilent ? text : ""}
      </p>
    </div>
  );
};
