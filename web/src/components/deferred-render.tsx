import { type ReactNode, startTransition, useEffect, useReducer } from "react";
import { createRenderQueue } from "../lib/render-queue.ts";

interface DeferredRenderProps {
  readonly children: ReactNode;
  /** Shown until then. */
  readonly first?: ReactNode;
}

const renderQueue = createRenderQueue(startTransition);

/**
 * Renders its children after the parts before it have rendered, each in its own transition. The page then has no long
 * task and stays responsive.
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
