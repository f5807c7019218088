import type { FlashbarProps } from "@cloudscape-design/components/flashbar";
import Flashbar from "@cloudscape-design/components/flashbar";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { t } from "../lib/translate.ts";

export interface FlashMessage {
  readonly type: "success" | "error" | "warning" | "info";
  readonly content: ReactNode;
  readonly header?: string;
  /** Replaces an earlier message with the same id. */
  readonly id?: string;
}

const successShownMs = 5_000;
const ShowFlash = createContext<(message: FlashMessage) => void>(() => undefined);
const FlashMessages = createContext<readonly FlashbarProps.MessageDefinition[]>([]);

/**
 * Shows a message at the top of the page. Successes disappear after five seconds; errors stay until they are dismissed.
 */
export const useFlash = () => useContext(ShowFlash);

export const FlashProvider = ({ children }: { readonly children: ReactNode }) => {
  const [items, setItems] = useState<readonly FlashbarProps.MessageDefinition[]>([]);
  const dismiss = useCallback((id: string) => setItems((before) => before.filter((item) => item.id !== id)), []);
  const show = useCallback(
    ({ id = crypto.randomUUID(), ...message }: FlashMessage) => {
      const item = { ...message, id, dismissible: true, dismissLabel: t("Dismiss"), onDismiss: () => dismiss(id) };
      setItems((before) => [item, ...before.filter((other) => other.id !== id)]);
      if (message.type === "success") setTimeout(() => dismiss(id), successShownMs);
    },
    [dismiss],
  );
  return (
    <ShowFlash value={show}>
      <FlashMessages value={items}>{children}</FlashMessages>
    </ShowFlash>
  );
};

export const Flashes = () => {
  const items = useContext(FlashMessages);
  return useMemo(() => <Flashbar items={items} stackItems />, [items]);
};
