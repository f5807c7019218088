import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pauseProvider, resumeProvider } from "#contract/endpoints/admin.ts";
import { ConfirmModal } from "../../../components/confirm-modal.tsx";
import { useFlash } from "../../../components/flash.tsx";
import { call, serverMessage } from "../../../lib/api.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { text } from "../text.ts";
import type { EngineInUse } from "./engines-in-use.ts";

interface PauseDialogProps {
  readonly engine: EngineInUse;
  readonly onClose: () => void;
}

/** Asks for a reason, then pauses or resumes the engine. */
export const PauseDialog = ({ engine: { id, label, pause }, onClose }: PauseDialogProps) => {
  const queries = useQueryClient();
  const flash = useFlash();
  const [reason, setReason] = useState("");
  const act = async () => {
    const body = { provider: id, reason: reason.trim() || text.noReason };
    try {
      const { message } = await call(pause ? resumeProvider : pauseProvider, { body });
      flash({ type: "success", content: message });
    } catch (error) {
      flash({ type: "error", content: serverMessage(error as Error) });
    }
    await refreshQueries(queries, ["admin"]);
  };
  const action = pause ? text.resume : text.pause;
  return (
    <ConfirmModal title={text.actionOn(action, label)} confirm={action} onConfirm={act} onClose={onClose}>
      <SpaceBetween size="m">
        <div className="prose">{pause ? text.resumeWords(label) : text.pauseWords(label)}</div>
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
