import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Mode } from "./mode.ts";

/** Takes whoever goes to another form, or comes from another page, to its heading. */
export const useHeadingFocus = (mode: Mode): RefObject<HTMLElement | null> => {
  const { key } = useLocation();
  const frame = useRef<HTMLElement>(null);
  // "default" is the page that was loaded: there the browser begins at the top by itself.
  const before = useRef(key === "default" ? mode : undefined);
  useEffect(() => {
    const heading = frame.current?.querySelector("h1");
    if (!heading || before.current === mode) return;
    before.current = mode;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [mode]);
  return frame;
};
