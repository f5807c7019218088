import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

/** The page's own classes say which theme is on; index.html has put them there before anything was drawn. */
const current = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

const applyTheme = (theme: Theme): void => {
  const { documentElement: root, body } = document;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  body.classList.toggle("awsui-dark-mode", theme === "dark");
  for (const notify of listeners) notify();
};

/** The theme, and what changes it to the other one for good. */
export const useTheme = (): { readonly theme: Theme; readonly other: Theme; readonly toggle: () => void } => {
  const theme = useSyncExternalStore(subscribe, current);
  const other = theme === "dark" ? "light" : "dark";
  const toggle = () => {
    // A browser that keeps nothing still changes it for this page.
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

// What another tab of the site has chosen holds here too.
window.addEventListener("storage", ({ key: changed, newValue }) => {
  if (changed === key) applyTheme(newValue === "dark" ? "dark" : "light");
});
