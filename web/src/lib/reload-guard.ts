const storageKey = "reloaded-at";
const minMsBetweenReloads = 30_000;

/** Returns whether the page may reload itself: not if it did so within the last 30 seconds. Notes the reload. */
export const mayReload = (now = Date.now()): boolean => {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (now - last < minMsBetweenReloads) return false;
  sessionStorage.setItem(storageKey, String(now));
  return true;
};
