import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { createTask } from "#contract/endpoints/tasks.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useSignedIn } from "../../lib/signed-in.ts";
import { emptyOrder, type Faults, faultsOf, type Order } from "./order.ts";
import type { StoryKind } from "./story-part.tsx";

/** The order being filled in, and what happens when it is sent: the new film's page, or its faults. */
export const useOrder = () => {
  const navigate = useNavigate();
  const { refreshCredits } = useSignedIn();
  const [order, setOrder] = useState<Order>(emptyOrder);
  const [kind, setKind] = useState<StoryKind>("prompt");
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);

  const show = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : [];
    const { beside, above } = faultsOf(fields);
    const words = error instanceof Error ? error.message : String(error);
    setFaults(beside);
    setRefusal(fields.length > 0 ? above.join(" ") : words);
  };
  const send = async () => {
    setBusy(true);
    setFaults({});
    setRefusal("");
    const story = kind === "full" ? { inputStory: "" } : { fullStory: "" };
    try {
      const { taskId } = await call(createTask, { body: { taskData: { ...order, ...story } } });
      refreshCredits();
      navigate(`/task-detail/${taskId}`);
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
    }
  };
  const change = (some: Partial<Order>) => setOrder((before) => ({ ...before, ...some }));
  return { order, change, kind, setKind, faults, refusal, busy, send };
};
