import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const focusable = ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled)";

/**
 * For the wrapper of a button that removes its own object: if it disappears while it has the focus, the focus moves to
 * the nearest control before it on the page, so that work with the keyboard goes on there.
 */
export const useFocusBefore = (): RefObject<HTMLSpanElement | null> => {
  const wrapper = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = wrapper.current;
    return () => {
      // It is still on the page now, and not in the next frame.
      if (element?.contains(document.activeElement)) focusNearest(controlsBefore(element));
    };
  }, []);
  return wrapper;
};

/**
 * For a dialog that asks before the button that has opened it disappears: when it closes, the focus moves to the nearest
 * control before that button.
 */
export const useFocusBeforeOpener = (): void => {
  // Read while it has the focus and is on the page.
  const [controls] = useState(() => {
    const opener = document.activeElement;
    return opener ? controlsBefore(opener) : [];
  });
  useEffect(() => () => focusNearest(controls), [controls]);
};

/** The controls of the page before an element, the nearest first. */
const controlsBefore = (element: Element): readonly HTMLElement[] =>
  [...(element.closest("main")?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    .filter((each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();

const focusNearest = (controls: readonly HTMLElement[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    controls.find((each) => each.isConnected && each.checkVisibility())?.focus({ preventScroll: true });
  });
};
