import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { taskStatus } from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { type Draft, readDraft } from "./draft.ts";
import { type FormMode, type FormTarget, formKey, wishesIn } from "./mode.ts";
import { emptyOrder, type Order, orderOf } from "./order.ts";
import { text } from "./text.ts";

export interface InitialOrder {
  readonly source: Task | undefined;
  readonly order: Order;
  readonly draft: Draft | undefined;
}

/** Loads the initial values of the form: the source task, if its status allows the mode, and the draft. */
export const useInitialOrder = (opened: FormTarget) => {
  const { id } = useUser();
  const { search } = useLocation();
  const wishes = opened.mode === "create" ? wishesIn(new URLSearchParams(search)) : {};
  return useQuery({
    queryKey: ["task-form", "beginning", formKey(opened), wishes],
    queryFn: async ({ signal }): Promise<InitialOrder> => {
      const source = opened.mode === "create" ? undefined : await sourceOf(opened, signal);
      const draft = await readDraft(id, formKey(opened));
      const isFresh = opened.mode !== "edit" || draft?.of === source?.task_updated_at;
      return {
        source,
        order: source ? orderOf(source, opened.mode) : { ...emptyOrder, ...wishes },
        draft: draft && isFresh ? { ...draft, order: { ...draft.order, ...wishes } } : undefined,
      };
    },
    // Loading again would overwrite the user's input.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};

const sourceOf = async ({ mode, sourceId }: FormTarget, signal: AbortSignal): Promise<Task> => {
  if (!sourceId) throw new ApiError(404, "not_found", text.notFound(text.noSource));
  const { data } = await call(taskStatus, { params: { id: sourceId }, query: {} }, signal);
  const refusal = statusError(mode, data);
  if (refusal) throw new ApiError(409, "conflict", refusal);
  return data;
};

const statusError = (mode: FormMode, { process_status: status, source_mode }: Task): string | undefined => {
  if (mode === "repeat" && source_mode === "translate") return text.notRepeatable;
  if (mode === "edit" && status !== "pending") return text.notEditable(status);
  return mode === "continue" && status !== "completed" ? text.notCompleted(status) : undefined;
};

/** True if loading again would give the same answer: there is no such task, or its status does not allow the mode. */
export const isFinal = (error: Error): boolean => error instanceof ApiError && [403, 404, 409].includes(error.status);

/** Returns why the form cannot be opened. Messages of the server and of the status rules are shown as they are. */
export const loadErrorMessage = (error: Error): string =>
  isFinal(error) ? error.message : text.notLoaded(error.message);
