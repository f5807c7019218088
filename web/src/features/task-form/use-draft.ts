import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useUser } from "../../lib/session.ts";
import { dropDraft, keepDraft } from "./draft.ts";
import { type FormTarget, formKey } from "./mode.ts";
import type { Order } from "./order.ts";

/** The pause after the last change before the draft is saved. */
const saveDelayMs = 800;

/**
 * Saves the form as a draft after each change and when the page is left. `begun` is the form without input of the user: it
 * is no draft.
 */
export const useDraft = (form: UseFormReturn<Order>, opened: FormTarget, of: string | undefined, begun: Order) => {
  const { id } = useUser();
  const name = formKey(opened);
  const [savedAt, setSavedAt] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [noInput] = useState(() => userInput(begun));
  const [openedInput] = useState(() => userInput(form.getValues()));
  /** The input that needs no saving: it is in the draft, or there is none. */
  const kept = useRef(openedInput);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  /** Called when the form was sent or the draft discarded. */
  const drop = useCallback(async () => {
    stop();
    kept.current = noInput;
    setSavedAt(undefined);
    await dropDraft(id, name);
  }, [id, name, noInput, stop]);
  const keep = useCallback(async () => {
    stop();
    const input = userInput(form.getValues());
    if (input === kept.current) return;
    if (input === noInput) return drop();
    const at = new Date().toISOString();
    if (!(await keepDraft(id, name, { order: form.getValues(), at, of }))) return;
    kept.current = input;
    setSavedAt(at);
  }, [form, id, name, of, noInput, drop, stop]);

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

  return { savedAt, drop };
};

/** Leaves out what the page filled in by itself. */
const userInput = ({ watermarkFile: _, ...order }: Order): string => JSON.stringify(order);
