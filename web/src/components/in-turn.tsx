import { type ReactNode, startTransition, useEffect, useReducer } from "react";

interface InTurnProps {
  readonly children: ReactNode;
  /** What is in its place until then. */
  readonly first?: ReactNode;
}

/**
 * A part of a page that is drawn when those before it have been, each in a moment of its own: whoever presses a key
 * meanwhile never waits for the whole page.
 */
export const InTurn = ({ children, first = <span className="coming" /> }: InTurnProps) => {
  const [isDrawn, draw] = useReducer(() => true, false);
  useEffect(() => {
    join(draw);
    return () => leave(draw);
  }, []);
  useEffect(() => {
    if (isDrawn) leave(draw);
  }, [isDrawn]);
  return isDrawn ? children : first;
};

type Draw = () => void;
const waiting: Draw[] = [];
let drawing: Draw | undefined;
/** Where the next one lines up: the parts of a part come before those behind it. */
let place = 0;

const join = (draw: Draw) => {
  waiting.splice(place++, 0, draw);
  if (!drawing) drawNext();
};

const drawNext = () => {
  drawing = waiting.shift();
  place = 0;
  if (drawing) startTransition(drawing);
};

/** It has been drawn, or is not wanted any more. */
const leave = (draw: Draw) => {
  if (waiting.includes(draw)) waiting.splice(waiting.indexOf(draw), 1);
  if (drawing === draw) drawNext();
};
