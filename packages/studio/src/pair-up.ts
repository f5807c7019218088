import type { Action } from "./vocabulary.ts";

/** Gives an action of two its second figure, and the boat its passengers. A figure without a partner stands. */
export const pairUp = <Present extends { readonly action: Action }>(present: readonly Present[]): Present[] => {
  const giver = present.find(({ action }) => action === "give");
  const hugger = present.find(({ action }) => action === "hug");
  const rows = present[0]?.action === "row";
  const partnerOf = (one: Present, action: Action): Present | undefined =>
    present.find((other) => other !== one && other.action === action) ?? present.find((other) => other !== one);
  const taker = giver && partnerOf(giver, "take");
  const hugged = hugger && partnerOf(hugger, "hug");
  return present.map((one) => {
    if (one === taker) return { ...one, action: "take" };
    if (one === hugged) return { ...one, action: "hug" };
    if (one.action === "take" && one !== taker) return { ...one, action: "stand" };
    if (one.action === "hug" && (one !== hugger || !hugged)) return { ...one, action: "stand" };
    return rows && one.action !== "swim" && one.action !== "fly" ? { ...one, action: "row" } : one;
  });
};
