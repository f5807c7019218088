import { useQueryClient } from "@tanstack/react-query";
import { pauseProvider, resumeProvider } from "#contract/endpoints/admin.ts";
import { useFlash } from "../../../components/flash.tsx";
import { call, serverMessage } from "../../../lib/api.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
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
  const act = async (reason: string) => {
    const body = { provider: id, reason };
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
    <ReasonDialog
      title={text.actionOn(action, label)}
      confirm={action}
      words={pause ? text.resumeWords(label) : text.pauseWords(label)}
      onConfirm={act}
      onClose={onClose}
    />
  );
};
