import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endTask, extendFilm, refundTask, retryFilm } from "#contract/endpoints/admin.ts";
import type { SupportFilm } from "#contract/schema/support.ts";
import { serverMessage } from "../../../lib/api.ts";
import { useRefreshCredits } from "../../../lib/credits.ts";
import { credits } from "../../../lib/format.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { text } from "../text.ts";

const labels = { refund: text.refund, end: text.end, retry: text.retry, extend: text.extend } as const;
type Action = keyof typeof labels;

/** What an administrator can do with a film in its state. */
const actionsOf = ({ task_id, status, paid, refunded, expires_at = "", extending_until }: SupportFilm): Action[] => {
  const isOpen = status === "pending" || status === "in_progress";
  // A new cut is started again by an edit of its film, and kept with it.
  const hasFiles = expires_at > new Date().toISOString() && !task_id.startsWith("cut_");
  return [
    ...(paid > refunded && !isOpen ? (["refund"] as const) : []),
    ...(isOpen ? (["end"] as const) : []),
    ...(status === "failed" && hasFiles ? (["retry"] as const) : []),
    ...(status === "completed" && hasFiles && !extending_until ? (["extend"] as const) : []),
  ];
};

/** Refunds, ends, retries or keeps a film. Each action asks for a reason, for the audit log. */
export const FilmActions = ({ film, onOwner }: { readonly film: SupportFilm; readonly onOwner?: () => void }) => {
  const [open, setOpen] = useState<Action>();
  const [answer, setAnswer] = useState<{ readonly type: "success" | "error"; readonly message: string }>();
  const left = film.paid - film.refunded;
  return (
    <SpaceBetween size="xs">
      <SpaceBetween direction="horizontal" size="xs">
        {onOwner && (
          <Button ariaLabel={text.actionOn(text.owner, film.title)} onClick={onOwner}>
            {text.owner}
          </Button>
        )}
        {actionsOf(film).map((action) => (
          <Button key={action} ariaLabel={text.actionOn(labels[action], film.title)} onClick={() => setOpen(action)}>
            {labels[action]}
          </Button>
        ))}
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
  const calls = {
    refund: useIdempotentCall(refundTask),
    end: useIdempotentCall(endTask),
    retry: useIdempotentCall(retryFilm),
    extend: useIdempotentCall(extendFilm),
  };
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
  const words = {
    refund: () =>
      `${text.refundWords(film.title, credits(left))} ${text.costWords(film.cost_usd ?? 0, credits(film.price))}`,
    end: () => text.endWords(film.title),
    retry: () => text.retryWords(film.title),
    extend: () => text.extendWords(film.title),
  };
  return (
    <ReasonDialog
      title={labels[action]}
      confirm={labels[action]}
      words={words[action]()}
      onConfirm={act}
      onClose={onClose}
    />
  );
};
