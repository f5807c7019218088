import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endTask, refundTask } from "#contract/endpoints/admin.ts";
import type { SupportFilm } from "#contract/schema/support.ts";
import { serverMessage } from "../../../lib/api.ts";
import { useRefreshCredits } from "../../../lib/credits.ts";
import { credits } from "../../../lib/format.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { text } from "../text.ts";

type Action = "refund" | "end";

/** Refunds what was paid for a film, or ends one that has not ended. Each asks for a reason, for the audit log. */
export const FilmActions = ({ film }: { readonly film: SupportFilm }) => {
  const [open, setOpen] = useState<Action>();
  const [answer, setAnswer] = useState<{ readonly type: "success" | "error"; readonly message: string }>();
  const left = film.paid - film.refunded;
  const isOpen = film.status === "pending" || film.status === "in_progress";
  return (
    <SpaceBetween size="xs">
      <SpaceBetween direction="horizontal" size="xs">
        {left > 0 && !isOpen && (
          <Button ariaLabel={text.actionOn(text.refund, film.title)} onClick={() => setOpen("refund")}>
            {text.refund}
          </Button>
        )}
        {isOpen && (
          <Button ariaLabel={text.actionOn(text.end, film.title)} onClick={() => setOpen("end")}>
            {text.end}
          </Button>
        )}
      </SpaceBetween>
      {answer && <Alert type={answer.type}>{answer.message}</Alert>}
      {open && (
        <ActionDialog action={open} film={film} left={left} onAnswer={setAnswer} onClose={() => setOpen(undefined)} />
      )}
    </SpaceBetween>
  );
};

interface ActionDialogProps {
  readonly action: Action;
  readonly film: SupportFilm;
  readonly left: number;
  readonly onAnswer: (answer: { readonly type: "success" | "error"; readonly message: string }) => void;
  readonly onClose: () => void;
}

const ActionDialog = ({ action, film, left, onAnswer, onClose }: ActionDialogProps) => {
  const queries = useQueryClient();
  const refresh = useRefreshCredits();
  const calls = { refund: useIdempotentCall(refundTask), end: useIdempotentCall(endTask) };
  const act = async (reason: string) => {
    const body = { taskId: film.task_id, userId: film.user_id, reason };
    try {
      const { message } = await calls[action]({ body });
      onAnswer({ type: "success", message });
      await Promise.all([refreshQueries(queries, ["admin"]), refresh()]);
    } catch (error) {
      onAnswer({ type: "error", message: serverMessage(error as Error) });
    }
  };
  const words = action === "refund" ? text.refundWords(film.title, credits(left)) : text.endWords(film.title);
  return <ReasonDialog title={text[action]} confirm={text[action]} words={words} onConfirm={act} onClose={onClose} />;
};
