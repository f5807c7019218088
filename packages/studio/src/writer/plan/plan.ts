import { markedPictures } from "./marked-pictures.ts";
import { type Plan, type PlanRequest, planText } from "./plan-text.ts";

/**
 * Splits a text into scenes and plans the picture of each. A text with fewer words than scenes gives fewer scenes. A
 * story that the built-in writer told from an idea says itself what many of its pictures show.
 */
export const plan = (request: PlanRequest): Plan => planText(request, markedPictures);
