import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

/** The class of <html> is the theme. index.html sets it before the first paint. */
const current = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

const applyTheme = (theme: Theme): void => {
  const { documentElement: root, body } = document;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  body.classList.toggle("awsui-dark-mode", theme === "dark");
  for (const notify of listeners) notify();
};

/** The theme, and a function that toggles and stores it. */
export const useTheme = (): { readonly theme: Theme; readonly other: Theme; readonly toggle: () => void } => {
  const theme = useSyncExternalStore(subscribe, current);
  const other = theme === "dark" ? "light" : "dark";
  const toggle = () => {
    // Without storage the theme changes for this page only.
    try {
      localStorage.setItem(key, other);
    } catch {}
    applyTheme(other);
  };
  return { theme, other, toggle };
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

// A change in another tab applies here too.
window.addEventListener("storage", ({ key: changed, newValue }) => {
  if (changed === key) applyTheme(newValue === "dark" ? "dark" : "light");
});
