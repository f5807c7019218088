import type { Place } from "../../vocabulary.ts";
import { IN_GREEN, type worldOf } from "./world-of-text.ts";

/** What lies around people who are somewhere in the open. */
export const openGround = (
  { isOfMountains, isOfDesert, isOfForest, isOfTown }: ReturnType<typeof worldOf>,
  told: string,
): Place => {
  if (isOfDesert) return "desert";
  if (isOfMountains) return "mountain";
  if (isOfForest && !isOfTown && !IN_GREEN.test(told)) return "forest";
  return isOfTown && !IN_GREEN.test(told) ? "city" : "meadow";
};
