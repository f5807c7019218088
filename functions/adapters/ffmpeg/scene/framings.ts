/** Where the camera looks: how near, and the point of the frame (0 to 1) that the nearing leaves in place. */
export interface View {
  readonly zoom: number;
  readonly focus: { readonly x: number; readonly y: number };
}

/** Whom the scene is about, in the frame (0 to 1) as the still camera sees it, and how far it walks in the scene. */
export interface Hero {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly travel: number;
}

/** Near is on the hero; wide never comes nearer than a little. */
export type FramingKind = "usual" | "near" | "wide";

/** Wider than this no view is: a layer's edge stays out of the frame. */
const widest = 1.04;
/** How much nearer in a second, and in one move at most. Slower looks still, faster looks like a trailer. */
const pace = 0.018;
const furthest = 0.15;
/** How much nearer a near framing is; nearer still, the picture's own pixels would be seen. */
const nearest = 1.34;
/** Less is no other framing, but a jump. */
const leastNear = 1.2;
const headRoom = 0.03;
/** Who fills the frame is still approached a little. */
const leastNearing = 0.05;

/** Zoom at which the head reaches the frame's edge while the feet stay where they are. */
const roomFor = ({ top, bottom }: Hero): number => (bottom - headRoom) / Math.max(0.05, bottom - top);

/** Whether there is a nearer framing that shows both the head and what stands above the captions. */
export const canBeNearer = (hero: Hero): boolean => roomFor(hero) >= leastNear;

/** Where the camera may stop in a shot whose moves take so many seconds. */
export const viewsOf = (seconds: number, scene: number, hero: Hero, kind: FramingKind): readonly [View, ...View[]] => {
  const free = Math.max(leastNearing, (roomFor(hero) - widest) / 1.25);
  const nearing = Math.min(furthest, pace * seconds, free);
  if (kind === "near") return nearViews(nearing, scene, hero);
  const [first, second, third, fourth] = usualViews(nearing, scene, hero);
  if (kind === "usual") return [first, second, third, fourth];
  return scene % 2 === 0 ? [first, third] : [second, fourth];
};

const usualViews = (nearing: number, scene: number, hero: Hero): readonly [View, View, View, View] => {
  const side = scene % 4 < 2 ? 0.12 : -0.12;
  const y = focusHeight(hero, widest + nearing * 1.25);
  const wide = { zoom: widest, focus: { x: within(0.5 + (hero.x - 0.5) * 0.4 - side), y } };
  const close = { zoom: widest + nearing, focus: { x: within(hero.x + side / 2), y } };
  const aside = { zoom: widest + nearing * 0.55, focus: { x: within(hero.x - side * 2), y } };
  const nearer = { zoom: widest + nearing * 1.25, focus: { x: within(hero.x), y } };
  return scene % 2 === 0 ? [wide, close, aside, nearer] : [close, wide, nearer, aside];
};

/** The hero in the middle, as near as the head stays in the frame while the feet stay above the captions. */
const nearViews = (nearing: number, scene: number, hero: Hero): readonly [View, ...View[]] => {
  const slow = Math.min(nearing / 2, roomFor(hero) - leastNear);
  const zoom = Math.min(nearest, roomFor(hero) - slow);
  const view = (nearness: number, target: number): View => ({
    zoom: nearness,
    focus: {
      // Where the hero is seen at `target` of the frame's width.
      x: within((hero.x * nearness - target) / (nearness - 1)),
      y: focusHeight(hero, nearness),
    },
  });
  const side = scene % 2 === 0 ? 0.03 : -0.03;
  return [view(zoom, 0.5 - side), view(zoom + slow, 0.5 + side), view(zoom, 0.5 + side), view(zoom + slow, 0.5 - side)];
};

const within = (value: number): number => Math.min(0.95, Math.max(0.05, value));

/**
 * The feet stay where they are, above the captions; only where that would push the head out of the frame
 * does the camera rise.
 */
const focusHeight = ({ top, bottom }: Hero, zoom: number): number =>
  within(Math.min(bottom, (top * zoom - headRoom) / (zoom - 1)));
