import { isStory, type Token } from "./tokens.ts";

/** "Learns how to plait his daughter's hair": she is there. */
export const isOwnerOfBody = (tokens: readonly Token[], at: number): boolean =>
  !isStory(tokens) &&
  /^(?:his|her|their|my)$/.test(tokens[at - 1]?.low ?? "") &&
  /^(?:hair|hands?|face|eyes|ears?|teeth|tooth|feet|nose|back|shoulder|tears)$/.test(tokens[at + 1]?.low ?? "");
