import { framesPerSecond } from "../media/film-format.ts";
import type { TimedScene } from "../media/timing.ts";
import type { SpokenWords } from "../narration/voices.ts";
import type { CastMember } from "../story/story.ts";
import { mouthShapes } from "./mouth-shapes.ts";

/** A mouth keeps a shape for at least this many frames: faster ones flicker. */
const heldFrames = 2;

/**
 * The shape of each speaking character's mouth at each frame of a scene, by the id of the character: 0 is closed, 2 wide
 * open. It follows the words that the character says. Who shares a name with another has none.
 */
export const mouthsOf = (
  { words, speakers = [] }: Pick<SpokenWords, "words" | "speakers">,
  cast: readonly Pick<CastMember, "id" | "name">[],
  { frames, lead }: Pick<TimedScene, "frames" | "lead">,
): ReadonlyMap<string, Uint8Array> => {
  const mouths = new Map<string, Uint8Array>();
  for (const { name, words: range } of speakers) {
    const [member, other] = cast.filter((each) => each.name === name);
    if (!member || other) continue;
    const mouth = mouths.get(member.id) ?? new Uint8Array(frames);
    mouths.set(member.id, mouth);
    for (const word of words.slice(range[0], range[1] + 1)) speak(mouth, word, lead);
  }
  return mouths;
};

const speak = (mouth: Uint8Array, { text, start, end }: SpokenWords["words"][number], lead: number): void => {
  const shapes = mouthShapes(text);
  const [from, until] = [(lead + start) * framesPerSecond, (lead + end) * framesPerSecond];
  for (let frame = Math.max(0, Math.ceil(from)); frame < Math.min(mouth.length, until); frame++) {
    const held = Math.max(from, frame - (frame % heldFrames));
    mouth[frame] = shapes[Math.floor(((held - from) / (until - from)) * shapes.length)] ?? 0;
  }
};
