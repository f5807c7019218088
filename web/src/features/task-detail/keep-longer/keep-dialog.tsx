import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { FilmExtension } from "#contract/schema/extension.ts";
import type { Task } from "#contract/schema/task.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { useFlash } from "../../../components/flash.tsx";
import { messageOf } from "../../../lib/api.ts";
import { useCredits } from "../../../lib/credits.ts";
import { useTaskCalls } from "../../../lib/task-calls.ts";
import { MissingCredits } from "../missing-credits.tsx";
import { text } from "./text.ts";

interface KeepDialogProps {
  readonly task: Task;
  readonly offer: FilmExtension;
  readonly onClose: () => void;
}

/** Shows the price and the new date of an extension, and buys it. */
export const KeepDialog = ({ task: { task_id: id, expires_at = "" }, offer, onClose }: KeepDialogProps) => {
  const { balance } = useCredits() ?? {};
  const flash = useFlash();
  const calls = useTaskCalls(id);
  const missing = balance === undefined ? 0 : Math.max(0, offer.credits - balance);
  const keep = async () => {
    try {
      await calls.extend();
      onClose();
    } catch (error) {
      flash({ type: "error", content: messageOf(error, text.failed), id });
    }
  };
  return (
    <Modal
      visible
      header={text.open}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              {text.close}
            </Button>
            <BusyButton variant="primary" {...text.keep(offer.credits)} disabled={missing > 0} onPress={keep} />
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <div>{text.what(offer.expires_at, expires_at, offer.credits)}</div>
        {balance !== undefined && <Box color="text-body-secondary">{text.again(balance)}</Box>}
        <MissingCredits filmId={id} count={missing} text={text} />
      </SpaceBetween>
    </Modal>
  );
};
