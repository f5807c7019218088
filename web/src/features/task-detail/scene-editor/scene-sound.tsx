import Button from "@cloudscape-design/components/button";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { Scene } from "#contract/schema/scene.ts";
import { AudioSample } from "../../../components/audio-sample.tsx";
import { stableLink } from "../../../lib/stable-link.ts";
import type { SoundChange } from "./draft.ts";
import { text } from "./text.ts";

interface SceneSoundProps {
  readonly scene: Scene;
  readonly change: SoundChange | undefined;
  /** The narration with what was changed. */
  readonly narration: string;
  readonly name: string;
  readonly isUpdating: boolean;
  /** The parts of a scene that is to be split are recorded after it. */
  readonly isSplit: boolean;
  readonly onChange: (sound: SoundChange | undefined) => void;
  readonly onRecord: () => void;
}

/** What is heard in a scene: the narrator, or its owner's recording. */
export const SceneSound = ({ scene, change, name, isSplit, isUpdating, onChange, ...props }: SceneSoundProps) => {
  const sound = stableLink(change?.type === "own" ? change.url : scene.audio_url);
  const note = noteOf(scene, change, props.narration.trim());
  return (
    <>
      {sound && <AudioSample sound={sound} what={name} play={text.play} stop={text.stop} />}
      {!sound && isUpdating && <StatusIndicator type="in-progress">{text.speaking}</StatusIndicator>}
      {note && <p className="edit-note">{note}</p>}
      {!isSplit && (
        <div className="scene-buttons">
          <Button variant="inline-link" iconName="microphone" onClick={props.onRecord}>
            {text.ownNarration}
          </Button>
          {change ? (
            <Button variant="inline-link" iconName="undo" onClick={() => onChange(undefined)}>
              {text.undoSound}
            </Button>
          ) : (
            scene.own_narration && (
              <Button variant="inline-link" iconName="remove" onClick={() => onChange({ type: "narrator" })}>
                {text.removeOwn}
              </Button>
            )
          )}
        </div>
      )}
    </>
  );
};

const noteOf = (scene: Scene, change: SoundChange | undefined, narration: string): string => {
  if (change?.type === "own") return change.words === narration ? text.willBeOwn : text.otherWords;
  if (!scene.own_narration) return "";
  if (change) return text.willBeNarrator;
  return narration === scene.narration.trim() ? text.isOwn : text.ownLost;
};
