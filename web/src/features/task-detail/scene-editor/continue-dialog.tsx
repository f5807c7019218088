import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import { BusyButton } from "../../../components/busy-button.tsx";
import { text } from "./text.ts";

interface ContinueDialogProps {
  readonly count: number;
  readonly canApply: boolean;
  readonly onApply: () => Promise<unknown>;
  readonly onWithout: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what happens to changes that are not applied when the film continues. */
export const ContinueDialog = ({ count, canApply, onApply, onWithout, onClose }: ContinueDialogProps) => (
  <Modal
    visible
    header={text.continueTitle}
    closeAriaLabel={text.close}
    onDismiss={onClose}
    footer={
      <div className="continue-buttons">
        <Button variant="link" onClick={onClose}>
          {text.back}
        </Button>
        <BusyButton {...text.continueWithout} onPress={onWithout} />
        <BusyButton variant="primary" {...text.applyAndContinue} disabled={!canApply} onPress={onApply} />
      </div>
    }
  >
    {text.continueWhat(count)}
  </Modal>
);
