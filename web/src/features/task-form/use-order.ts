import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { createTask } from "#contract/endpoints/tasks.ts";
import { ApiFault, call } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { emptyOrder, faultsOf, type Order, type StoryKind } from "./order.ts";

/** The order being filled in, and what happens when it is sent: the new film's page, or its faults. */
export const useOrder = () => {
  const navigate = useNavigate();
  const refreshCredits = useRefreshCredits();
  const form = useForm<Order>({ defaultValues: emptyOrder });
  const [kind, setKind] = useState<StoryKind>("prompt");
  const [refusal, setRefusal] = useState("");

  const show = (error: unknown) => {
    const fields = error instanceof ApiFault ? error.fields : [];
    const { beside, above } = faultsOf(fields, kind);
    for (const [at, { field, message }] of beside.entries())
      form.setError(field, { message }, { shouldFocus: at === 0 });
    const words = error instanceof Error ? error.message : String(error);
    setRefusal(fields.length > 0 ? above.join(" ") : words);
  };
  const send = form.handleSubmit(async (order) => {
    setRefusal("");
    const story = kind === "full" ? { inputStory: "" } : { fullStory: "" };
    try {
      const { taskId } = await call(createTask, { body: { taskData: { ...order, ...story } } });
      void refreshCredits();
      navigate(`/task-detail/${taskId}`);
    } catch (error) {
      show(error);
    }
  });
  return { form, kind, setKind, refusal, send };
};
