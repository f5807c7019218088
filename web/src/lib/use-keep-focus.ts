import { useEffect } from "react";

/** Parts of a page that screen readers name. */
const regions = "fieldset, section, li, [role='region'], [role='group'], #content";

interface Focused {
  readonly element: HTMLElement;
  /** The regions around it, the nearest first. */
  readonly around: readonly HTMLElement[];
}

/**
 * Keeps the focus of the keyboard on a page that changes by itself. If the focused element is removed, the nearest region
 * that is left gets the focus; if it was only disabled, it gets the focus again.
 */
export const useKeepFocus = (): void =>
  useEffect(() => {
    let last: Focused | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { element: target, around: regionsAround(target) };
    };
    // A press beside all controls means to leave them.
    const forget = () => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (last && document.activeElement === document.body) restore(last);
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);

const regionsAround = (element: HTMLElement): readonly HTMLElement[] => {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) if (each.matches(regions)) around.push(each);
  return around;
};

const restore = ({ element, around }: Focused): void => {
  if (element.isConnected) {
    if (!element.matches(":disabled")) element.focus({ preventScroll: true });
    return;
  }
  const region = around.find(({ isConnected }) => isConnected);
  if (!region) return;
  if (!region.hasAttribute("tabindex")) region.tabIndex = -1;
  region.focus({ preventScroll: true });
};
