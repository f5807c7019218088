import type { FlashbarProps } from "@cloudscape-design/components/flashbar";
import Flashbar from "@cloudscape-design/components/flashbar";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

export interface Said {
  readonly type: "success" | "error" | "warning" | "info";
  readonly content: ReactNode;
  readonly header?: string;
  /** A new message takes the place of an older one of the same id. */
  readonly id?: string;
}

const shownFor = 5_000;
const Say = createContext<(said: Said) => void>(() => undefined);
const Messages = createContext<readonly FlashbarProps.MessageDefinition[]>([]);

/** Says at the top of the page what has become of something: a success goes by itself, a fault stays until dismissed. */
export const useFlash = () => useContext(Say);

export const FlashProvider = ({ children }: { readonly children: ReactNode }) => {
  const [items, setItems] = useState<readonly FlashbarProps.MessageDefinition[]>([]);
  const drop = useCallback((id: string) => setItems((before) => before.filter((item) => item.id !== id)), []);
  const say = useCallback(
    ({ id = crypto.randomUUID(), ...said }: Said) => {
      const item = { ...said, id, dismissible: true, dismissLabel: "Dismiss", onDismiss: () => drop(id) };
      setItems((before) => [item, ...before.filter((other) => other.id !== id)]);
      if (said.type === "success") setTimeout(() => drop(id), shownFor);
    },
    [drop],
  );
  return (
    <Say value={say}>
      <Messages value={items}>{children}</Messages>
    </Say>
  );
};

export const Flashes = () => {
  const items = useContext(Messages);
  return useMemo(() => <Flashbar items={items} stackItems />, [items]);
};
