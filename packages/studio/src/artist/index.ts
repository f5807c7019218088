export { draw } from "./draw.ts";
export { flatten } from "./flatten.ts";
export { canDraw, drawableKinds } from "./kinds.ts";
export { styleNames } from "./looks/index.ts";
export type { Layer, LayeredPicture, PictureRequest, Sprite } from "./picture.ts";
export { iconSlugs } from "./props/icon.ts";
