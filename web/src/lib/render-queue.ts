type Render = () => void;

/**
 * A line of parts of a page that are drawn one after the other. A part that joins while another is drawn is a part of
 * that one: it comes before those behind it.
 */
export const createRenderQueue = (start: (draw: Render) => void) => {
  const waiting: Render[] = [];
  let rendering: Render | undefined;
  let isBusy = false;
  /** Where the next one lines up. */
  let insertAt = 0;

  const renderNext = () => {
    rendering = waiting.shift();
    isBusy = rendering !== undefined;
    insertAt = 0;
    if (rendering) start(rendering);
  };

  return {
    enqueue(draw: Render) {
      waiting.splice(insertAt++, 0, draw);
      // Those that come at once line up before the first of them is drawn.
      if (!isBusy) queueMicrotask(renderNext);
      isBusy = true;
    },
    /** It has been drawn, or is not wanted any more. */
    remove(draw: Render) {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
      if (at >= 0 && at < insertAt) insertAt--;
      if (rendering === draw) renderNext();
    },
  };
};
