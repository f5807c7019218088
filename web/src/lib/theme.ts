import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const watchers = new Set<() => void>();

/** The page's own classes say which theme is on; index.html has put them there before anything was drawn. */
const current = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

const become = (theme: Theme): void => {
  const { documentElement: root, body } = document;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  body.classList.toggle("awsui-dark-mode", theme === "dark");
  for (const tell of watchers) tell();
};

/** The theme, and what changes it to the other one for good. */
export const useTheme = (): { readonly theme: Theme; readonly other: Theme; readonly change: () => void } => {
  const theme = useSyncExternalStore(watch, current);
  const other = theme === "dark" ? "light" : "dark";
  const change = () => {
    // A browser that keeps nothing still changes it for this page.
    try {
      localStorage.setItem(key, other);
    } catch {}
    become(other);
  };
  return { theme, other, change };
};

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

// What another tab of the site has chosen holds here too.
window.addEventListener("storage", ({ key: changed, newValue }) => {
  if (changed === key) become(newValue === "dark" ? "dark" : "light");
});
