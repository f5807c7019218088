import { type ReactNode, startTransition, useEffect, useReducer } from "react";
import { createRenderQueue } from "../lib/render-queue.ts";

interface DeferredRenderProps {
  readonly children: ReactNode;
  /** What is in its place until then. */
  readonly first?: ReactNode;
}

const renderQueue = createRenderQueue(startTransition);

/**
 * A part of a page that is drawn when those before it have been, each in a moment of its own: whoever presses a key
 * meanwhile never waits for the whole page.
 */
export const DeferredRender = ({ children, first = <span className="coming" /> }: DeferredRenderProps) => {
  const [isRendered, render] = useReducer(() => true, false);
  useEffect(() => {
    renderQueue.enqueue(render);
    return () => renderQueue.remove(render);
  }, []);
  useEffect(() => {
    if (isRendered) renderQueue.remove(render);
  }, [isRendered]);
  return isRendered ? children : first;
};
