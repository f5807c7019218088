import { framesPerSecond } from "../media/film-format.ts";
import type { TimedScene } from "../media/timing.ts";
import type { MouthMark } from "../narration/ports.ts";
import type { SpokenWords } from "../narration/voices.ts";
import type { CastMember } from "../story/story.ts";
import { mouthShapes } from "./mouth-shapes.ts";

/** The first phone may begin before its word does: word times are those of the sound. */
const earlySeconds = 0.1;
const roundingSeconds = 0.0005;
/** A mouth keeps a shape for at least this many frames: faster ones flicker. */
const heldFrames = 2;

/**
 * The shape of each speaking character's mouth at each frame of a scene, by the id of the character: 0 is closed, 2 wide
 * open. It follows the phones that the character says, or the letters where the narrator does not tell its phones. Who
 * shares a name with another has none.
 */
export const mouthsOf = (
  { words, speakers = [], mouth: phones = [] }: Pick<SpokenWords, "words" | "speakers" | "mouth">,
  cast: readonly Pick<CastMember, "id" | "name">[],
  { frames, lead }: Pick<TimedScene, "frames" | "lead">,
): ReadonlyMap<string, Uint8Array> => {
  const mouths = new Map<string, Uint8Array>();
  for (const { name, words: range } of speakers) {
    const [member, other] = cast.filter((each) => each.name === name);
    if (!member || other) continue;
    const mouth = mouths.get(member.id) ?? new Uint8Array(frames);
    mouths.set(member.id, mouth);
    const said = words.slice(range[0], range[1] + 1);
    const [start = 0, end = 0] = [said[0]?.start, said.at(-1)?.end];
    const heard = phones.filter(([seconds]) => seconds >= start - earlySeconds && seconds < end);
    if (heard.length > 0) speakPhones(mouth, heard, { start, end }, lead);
    else for (const word of said) speak(mouth, word, lead);
  }
  return mouths;
};

const speakPhones = (
  mouth: Uint8Array,
  phones: readonly MouthMark[],
  { start, end }: { readonly start: number; readonly end: number },
  lead: number,
): void => {
  const [from, until] = [(lead + start) * framesPerSecond, (lead + end) * framesPerSecond];
  for (let frame = Math.max(0, Math.ceil(from)); frame < Math.min(mouth.length, until); frame++) {
    const held = Math.max(from, frame - (frame % heldFrames)) / framesPerSecond - lead;
    mouth[frame] = phones.findLast(([seconds]) => seconds <= held + roundingSeconds)?.[1] ?? 0;
  }
};

const speak = (mouth: Uint8Array, { text, start, end }: SpokenWords["words"][number], lead: number): void => {
  const shapes = mouthShapes(text);
  const [from, until] = [(lead + start) * framesPerSecond, (lead + end) * framesPerSecond];
  for (let frame = Math.max(0, Math.ceil(from)); frame < Math.min(mouth.length, until); frame++) {
    const held = Math.max(from, frame - (frame % heldFrames));
    mouth[frame] = shapes[Math.floor(((held - from) / (until - from)) * shapes.length)] ?? 0;
  }
};
