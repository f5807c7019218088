import { readChoice } from "../settings/engine-choice.ts";
import { engineFacts } from "./engines.ts";
import { lengths, type Minutes } from "./lengths.ts";

/** Credits for what a model makes again because the owner of a film has edited a scene. */
export const modelEditPrices = { narration: 1, picture: 1 } as const;

/** Credits for the edits of a film's scenes. Every edit that is not here is free. */
export interface EditPrices {
  /** For each narration that is spoken again. */
  readonly narration: number;
  /** For each picture that is drawn again. */
  readonly picture: number;
  /** For each added scene, with its narration and its picture. */
  readonly scene: number;
}

interface Film {
  readonly video_length_minutes: Minutes;
  readonly models?: { readonly narrator: string; readonly illustrator: string } | undefined;
  readonly test?: boolean | undefined;
}

/** The prices of a film's edits. Engines that need no paid provider make again for nothing. */
export const editPricesOf = ({ models, test, video_length_minutes }: Film): EditPrices => ({
  narration: isFree(models?.narrator) ? 0 : modelEditPrices.narration,
  picture: isFree(models?.illustrator) ? 0 : modelEditPrices.picture,
  scene: test ? 0 : addedScenePrice(video_length_minutes),
});

/** An added scene costs a scene's share of the film's price, rounded up. */
export const addedScenePrice = (minutes: Minutes): number =>
  Math.ceil(lengths[minutes].credits / lengths[minutes].scenes);

/** Whether the first engine of a list needs no paid provider. */
const isFree = (list = "built-in"): boolean => {
  const { engine = "built-in" } = readChoice(list)[0] ?? {};
  const { isLocal, isInProcess } = engineFacts(engine);
  return engine === "built-in" || isLocal === true || isInProcess === true;
};
