import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useUser } from "../../lib/session.ts";
import { dropDraft, keepDraft } from "./draft.ts";
import { type FormTarget, formKey } from "./mode.ts";
import type { Order } from "./order.ts";

/** The pause after the last change before the draft is saved. */
const saveDelayMs = 800;

/** Saves the form as a draft after each change and when the page is left. */
export const useDraft = (form: UseFormReturn<Order>, opened: FormTarget, of: string | undefined) => {
  const { id } = useUser();
  const name = formKey(opened);
  const [savedAt, setSavedAt] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [initialInput] = useState(() => userInput(form.getValues()));
  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (userInput(form.getValues()) === initialInput) return;
    const at = new Date().toISOString();
    if (await keepDraft(id, name, { order: form.getValues(), at, of })) setSavedAt(at);
  }, [form, id, name, of, initialInput]);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  useEffect(() => {
    const leave = () => void (timer.current !== undefined && keep());
    const forget = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void keep(), saveDelayMs);
      },
    });
    window.addEventListener("pagehide", leave);
    return () => {
      forget();
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [form, keep]);

  /** Called when the form was sent or the draft discarded. */
  const drop = useCallback(async () => {
    stop();
    setSavedAt(undefined);
    await dropDraft(id, name);
  }, [id, name, stop]);
  return { savedAt, drop };
};

/** Leaves out what the page filled in by itself. */
const userInput = ({ watermarkFile: _, ...order }: Order): string => JSON.stringify(order);
