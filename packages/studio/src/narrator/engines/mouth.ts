/** A shape that the mouth takes at this second of the sound: 0 is closed, 1 narrow, 2 wide open. */
export type MouthMark = readonly [seconds: number, shape: 0 | 1 | 2];

const lips = /^[mbpɓβɸ]/;
const openVowels = /[aɑɐæɛɔoeəɜʌɒœøɞɤ]/;

/** The shape of a phone in IPA, as espeak names it: "ˈɔ". Silence has no name. */
export const shapeOfIpa = (phone: string): MouthMark[1] => {
  const bare = phone.replace(/[ˈˌː\s]/g, "");
  if (bare === "" || lips.test(bare)) return 0;
  return openVowels.test(bare) ? 2 : 1;
};

const closed = new Set("pau m b p".split(" "));
const open = new Set("aa ae ah ao aw ax ay eh er ey ow oy".split(" "));

/** The shape of a phone as flite names it: "ao". */
export const shapeOfFlite = (phone: string): MouthMark[1] => {
  if (closed.has(phone)) return 0;
  return open.has(phone) ? 2 : 1;
};
