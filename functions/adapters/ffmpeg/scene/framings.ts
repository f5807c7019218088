/** A camera view: the zoom, and the fixed point of the zoom in the frame (0 to 1). */
export interface View {
  readonly zoom: number;
  readonly focus: { readonly x: number; readonly y: number };
}

/** The main figure of the scene in frame coordinates (0 to 1) without camera movement, and how far it walks. */
export interface Hero {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly travel: number;
}

/** `near` shows the hero close; `wide` keeps a small zoom. */
export type FramingKind = "usual" | "near" | "wide";

/** The smallest zoom, so that no layer's edge becomes visible. */
const minZoom = 1.04;
/** Slower looks still, faster looks like a trailer. */
const zoomPerSecond = 0.018;
const maxZoomPerMove = 0.15;
/** Beyond this zoom the picture's pixels become visible. */
const maxCloseZoom = 1.34;
/** A cut to less zoom than this looks like a jump, not like another framing. */
const minCloseZoom = 1.2;
const headRoom = 0.03;
/** A hero who fills the frame still gets a small camera move. */
const minZoomPerMove = 0.05;

/** The zoom at which the head reaches the frame's edge while the feet stay in place. */
const maxZoomFor = ({ top, bottom }: Hero): number => (bottom - headRoom) / Math.max(0.05, bottom - top);

/** Whether a closer framing can show the head and still keep the feet above the captions. */
export const hasCloseFraming = (hero: Hero): boolean => maxZoomFor(hero) >= minCloseZoom;

/** The stops of the camera in a shot whose moves take `seconds` each. */
export const viewsOf = (seconds: number, scene: number, hero: Hero, kind: FramingKind): readonly [View, ...View[]] => {
  const free = Math.max(minZoomPerMove, (maxZoomFor(hero) - minZoom) / 1.25);
  const nearing = Math.min(maxZoomPerMove, zoomPerSecond * seconds, free);
  if (kind === "near") return nearViews(nearing, scene, hero);
  const [first, second, third, fourth] = usualViews(nearing, scene, hero);
  if (kind === "usual") return [first, second, third, fourth];
  return scene % 2 === 0 ? [first, third] : [second, fourth];
};

const usualViews = (nearing: number, scene: number, hero: Hero): readonly [View, View, View, View] => {
  const side = scene % 4 < 2 ? 0.12 : -0.12;
  const y = focusHeight(hero, minZoom + nearing * 1.25);
  const wide = { zoom: minZoom, focus: { x: clampFocus(0.5 + (hero.x - 0.5) * 0.4 - side), y } };
  const close = { zoom: minZoom + nearing, focus: { x: clampFocus(hero.x + side / 2), y } };
  const aside = { zoom: minZoom + nearing * 0.55, focus: { x: clampFocus(hero.x - side * 2), y } };
  const nearer = { zoom: minZoom + nearing * 1.25, focus: { x: clampFocus(hero.x), y } };
  return scene % 2 === 0 ? [wide, close, aside, nearer] : [close, wide, nearer, aside];
};

/** The hero centred, as close as possible with the head in the frame and the feet above the captions. */
const nearViews = (nearing: number, scene: number, hero: Hero): readonly [View, ...View[]] => {
  const slow = Math.min(nearing / 2, maxZoomFor(hero) - minCloseZoom);
  const zoom = Math.min(maxCloseZoom, maxZoomFor(hero) - slow);
  const view = (nearness: number, target: number): View => ({
    zoom: nearness,
    focus: {
      // The focus that shows the hero at `target` of the frame's width.
      x: clampFocus((hero.x * nearness - target) / (nearness - 1)),
      y: focusHeight(hero, nearness),
    },
  });
  const side = scene % 2 === 0 ? 0.03 : -0.03;
  return [view(zoom, 0.5 - side), view(zoom + slow, 0.5 + side), view(zoom, 0.5 + side), view(zoom + slow, 0.5 - side)];
};

/** A pan of so many seconds shows this much less of the picture's width than a still camera. */
const pan = { least: 0.08, perSecond: 0.02, most: 0.25 };

/** The first and the last view of a pan. The zoom stays the same; the focus goes from one edge to the other. */
export const panViews = (seconds: number, scene: number, hero: Hero): readonly [first: View, last: View] => {
  const room = Math.max(pan.least, maxZoomFor(hero) - 1);
  const zoom = 1 + Math.min(pan.most, room, pan.least + pan.perSecond * seconds);
  const view = (x: number): View => ({ zoom, focus: { x, y: focusHeight(hero, zoom) } });
  return scene % 2 === 0 ? [view(0.02), view(0.98)] : [view(0.98), view(0.02)];
};

const clampFocus = (value: number): number => Math.min(0.95, Math.max(0.05, value));

/** Keeps the feet in place, above the captions, unless that pushes the head out of the frame. */
const focusHeight = ({ top, bottom }: Hero, zoom: number): number =>
  clampFocus(Math.min(bottom, (top * zoom - headRoom) / (zoom - 1)));
