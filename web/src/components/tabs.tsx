import { type KeyboardEvent, useId, useRef } from "react";

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string }[];
  readonly active: T;
  readonly onChange: (id: T) => void;
}

/** A row of tabs: one of them in the order of the Tab key, the arrow keys go between them. */
export const Tabs = <T extends string>({ label, tabs, active, onChange }: TabsProps<T>) => {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const step = ({ key }: KeyboardEvent) => {
    const way = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = tabs[(at + way + tabs.length) % tabs.length];
    if (way === 0 || !next) return;
    onChange(next.id);
    row.current?.querySelector<HTMLElement>(`[id="${id}-${next.id}"]`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={step}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === active}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
