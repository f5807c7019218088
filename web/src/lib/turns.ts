type Draw = () => void;

/**
 * A line of parts of a page that are drawn one after the other. A part that joins while another is drawn is a part of
 * that one: it comes before those behind it.
 */
export const newTurns = (begin: (draw: Draw) => void) => {
  const waiting: Draw[] = [];
  let drawing: Draw | undefined;
  let isBusy = false;
  /** Where the next one lines up. */
  let place = 0;

  const drawNext = () => {
    drawing = waiting.shift();
    isBusy = drawing !== undefined;
    place = 0;
    if (drawing) begin(drawing);
  };

  return {
    join(draw: Draw) {
      waiting.splice(place++, 0, draw);
      // Those that come at once line up before the first of them is drawn.
      if (!isBusy) queueMicrotask(drawNext);
      isBusy = true;
    },
    /** It has been drawn, or is not wanted any more. */
    leave(draw: Draw) {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
      if (at >= 0 && at < place) place--;
      if (drawing === draw) drawNext();
    },
  };
};
