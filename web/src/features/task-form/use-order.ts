import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { createTask } from "#contract/endpoints/tasks.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { clearIdempotencyKey, idempotencyKeyOf } from "../../lib/idempotency-key.ts";
import { useUser } from "../../lib/session.ts";
import { type FormTarget, formKey } from "./mode.ts";
import { type Order, orderBody } from "./order.ts";
import { text } from "./text.ts";
import { missingFileErrors, splitServerErrors, validateOrder } from "./validation.ts";

export interface OrderError {
  readonly words: string;
  /** Set if the user needs more credits. */
  readonly isShort: boolean;
}

/** The state of the order form: its values, its errors, and the new task after it was sent. */
export const useOrder = (opened: FormTarget, begun: Order, draft: Order | undefined) => {
  const user = useUser();
  const refreshCredits = useRefreshCredits();
  const [refused, setRefused] = useState<OrderError>();
  const [taskId, setTaskId] = useState<string>();
  const form = useForm<Order>({
    defaultValues: { ...begun, ...draft },
    // ErrorSummary focuses the first error, because its section may have to open before.
    shouldFocusError: false,
    resolver: (order) => {
      const fieldErrors = validateOrder(order);
      if (fieldErrors.length === 0) return { values: order, errors: {} };
      return { values: {}, errors: errorsOf(fieldErrors) };
    },
  });

  const show = (error: unknown, order: Order) => {
    const { beside: named, above } = splitServerErrors(error instanceof ApiError ? error.fields : [], order.storyKind);
    const beside = [...named, ...missingFileErrors(error instanceof ApiError ? error.message : "")];
    for (const { field, message } of beside) form.setError(field, { message });
    if (above.length > 0 || beside.length === 0)
      setRefused({
        words: above.join(" ") || messageOf(error, opened),
        isShort: error instanceof ApiError && error.code === "insufficient_credits",
      });
  };
  const submit = async (order: Order) => {
    setRefused(undefined);
    if (!user.id || !user.email) return setRefused({ words: text.noUser, isShort: false });
    const name = formKey(opened);
    try {
      const done = await call(createTask, { body: bodyOf(opened, order) }, undefined, idempotencyKeyOf(name));
      clearIdempotencyKey(name);
      void refreshCredits();
      setTaskId(done.taskId);
    } catch (error) {
      // The key belongs to an earlier request with other values. The next submission needs a new key.
      if (error instanceof ApiError && error.code === "idempotency_mismatch") clearIdempotencyKey(name);
      show(error, order);
    }
  };
  const forget = () => setRefused(undefined);
  const send = form.handleSubmit(submit, forget);
  const tryFirstScene = form.handleSubmit((order) => submit({ ...order, review: "first_scene" }), forget);
  return { form, refused, send, tryFirstScene, taskId };
};

const errorsOf = (fieldErrors: ReturnType<typeof validateOrder>): FieldErrors<Order> =>
  Object.fromEntries(fieldErrors.toReversed().map(({ field, message }) => [field, { type: "rule", message }]));

const bodyOf = ({ mode, sourceId }: FormTarget, order: Order) => {
  const taskData = orderBody(order);
  switch (mode) {
    case "create":
      return { mode, taskData };
    case "edit":
      return { mode, taskId: sourceId, taskData };
    default:
      return { mode, fromTaskId: sourceId, taskData };
  }
};

const messageOf = (error: unknown, { mode }: FormTarget): string => {
  if (!(error instanceof ApiError)) return text.somethingWrong;
  return text.failed(mode, error.status >= 500 ? text.backend(error.message) : error.message);
};
