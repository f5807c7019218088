import { type ReactNode, startTransition, useEffect, useReducer } from "react";
import { newTurns } from "../lib/turns.ts";

interface InTurnProps {
  readonly children: ReactNode;
  /** What is in its place until then. */
  readonly first?: ReactNode;
}

const turns = newTurns(startTransition);

/**
 * A part of a page that is drawn when those before it have been, each in a moment of its own: whoever presses a key
 * meanwhile never waits for the whole page.
 */
export const InTurn = ({ children, first = <span className="coming" /> }: InTurnProps) => {
  const [isDrawn, draw] = useReducer(() => true, false);
  useEffect(() => {
    turns.join(draw);
    return () => turns.leave(draw);
  }, []);
  useEffect(() => {
    if (isDrawn) turns.leave(draw);
  }, [isDrawn]);
  return isDrawn ? children : first;
};
