import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type ReactNode, useState } from "react";
import { t } from "../lib/translate.ts";
import { useFocusBeforeOpener } from "../lib/use-focus-before.ts";

interface ConfirmModalProps {
  readonly title: string;
  readonly confirm: string;
  readonly busy?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation. Render it only while it is open: a closed modal stays in the DOM. */
export const ConfirmModal = ({ title, confirm, busy = confirm, onConfirm, onClose, children }: ConfirmModalProps) => {
  useFocusBeforeOpener();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    await onConfirm().finally(() => setIsBusy(false));
    onClose();
  };
  return (
    <Modal
      visible
      header={title}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button variant="primary" loading={isBusy} loadingText={busy} onClick={() => void go()}>
              {confirm}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      {children}
    </Modal>
  );
};
