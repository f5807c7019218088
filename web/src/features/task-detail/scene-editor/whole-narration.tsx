import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { fromServer } from "../../../lib/translate.ts";
import { wordsOf } from "./draft.ts";
import { text } from "./text.ts";
import type { SceneEdits } from "./use-scene-edits.ts";

interface WholeNarrationProps {
  readonly edits: SceneEdits;
  readonly onRecord: () => void;
}

/** One recording of the narration of all scenes. */
export const WholeNarration = ({ edits, onRecord }: WholeNarrationProps) => {
  const { recording, editing, draft, scenes } = edits;
  const isSame = recording?.words === wordsOf(draft, scenes).join("\n");
  return (
    <div className="whole-narration">
      {editing?.recording_error && <Alert type="error">{fromServer(editing.recording_error)}</Alert>}
      {recording && <p className="edit-note">{isSame ? text.wholeWillBeOwn : text.otherWords}</p>}
      <div className="scene-buttons">
        <Button variant="inline-link" iconName="microphone" onClick={onRecord}>
          {text.wholeNarration}
        </Button>
        {recording && (
          <Button variant="inline-link" iconName="undo" onClick={() => edits.recordWhole(undefined)}>
            {text.undoSound}
          </Button>
        )}
      </div>
    </div>
  );
};
