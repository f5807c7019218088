import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { useState } from "react";
import { atTime } from "../../lib/format.ts";
import { text } from "./later-text.ts";

interface DraftNoteProps {
  readonly at: string;
  readonly onDiscard: () => Promise<void>;
}

/** Tells that a draft was restored, and can discard it. */
export const DraftNote = ({ at, onDiscard }: DraftNoteProps) => {
  const [shown, setShown] = useState(true);
  const discard = () => {
    setShown(false);
    void onDiscard();
  };
  return (
    shown && (
      <Alert
        type="info"
        dismissible
        dismissAriaLabel={text.keepDraft}
        onDismiss={() => setShown(false)}
        action={
          <Button formAction="none" onClick={discard}>
            {text.discard}
          </Button>
        }
      >
        {text.restored(atTime(at))}
      </Alert>
    )
  );
};
