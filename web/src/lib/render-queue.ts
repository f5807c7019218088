type Render = () => void;

/**
 * A queue that renders the parts of a page one after another. A part that is enqueued while another one renders is a
 * child of it, and comes before the rest.
 */
export const createRenderQueue = (start: (draw: Render) => void) => {
  const waiting: Render[] = [];
  let rendering: Render | undefined;
  let isBusy = false;
  /** Where the next part is inserted. */
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
      // Parts of the same commit enqueue before the first of them renders.
      if (!isBusy) queueMicrotask(renderNext);
      isBusy = true;
    },
    /** Called when the part has rendered or unmounts. */
    remove(draw: Render) {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
      if (at >= 0 && at < insertAt) insertAt--;
      if (rendering === draw) renderNext();
    },
  };
};
