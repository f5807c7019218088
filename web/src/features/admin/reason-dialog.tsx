import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { ConfirmModal } from "../../components/confirm-modal.tsx";
import { text } from "./text.ts";

interface ReasonDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly words: string;
  /** Gets the reason for the audit log, or the text that says that there is none. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks an administrator to confirm an action, with a reason for the audit log. */
export const ReasonDialog = ({ title, confirm, words, onConfirm, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState("");
  return (
    <ConfirmModal
      title={title}
      confirm={confirm}
      onConfirm={() => onConfirm(reason.trim() || text.noReason)}
      onClose={onClose}
    >
      <SpaceBetween size="m">
        <div className="prose">{words}</div>
        <FormField label={text.reason} description={text.actionReasonHint} stretch>
          <Input
            value={reason}
            onChange={({ detail }) => setReason(detail.value)}
            nativeInputAttributes={{ maxLength: 500 }}
          />
        </FormField>
      </SpaceBetween>
    </ConfirmModal>
  );
};
