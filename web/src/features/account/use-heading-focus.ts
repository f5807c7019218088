import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Mode } from "./mode.ts";

/** Moves the focus to the heading when the form or the page changes. */
export const useHeadingFocus = (mode: Mode): RefObject<HTMLElement | null> => {
  const { key } = useLocation();
  const frame = useRef<HTMLElement>(null);
  // The key of the first page load is "default": the browser starts at the top itself.
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
