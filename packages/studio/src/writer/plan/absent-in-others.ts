/**
 * A narration in another language than English without those who are not there: who had done something before, is dreamed
 * of, or is only lived with, where others were there before.
 */
export const withoutAbsentIn = (narration: string, wereOthers: boolean): string => {
  const here = narration.replace(HAD_DONE_IN, " ").replace(DREAMED_OF, " ").replace(KIN_OF_NAMED, " ");
  return wereOthers ? here.replace(LIVED_WITH, " ") : here;
};

/** "Suppe, den seine Mutter gekocht hatte". */
const HAD_DONE_IN = /,\s(?:den|die|das|dem|der)\s[^.,;:!?]*\s(?:hatte|hatten|hat|haben)(?=[.,;!?])/giu;

/** The same in other languages: "Sie träumte von ihrem Mann Friedrich", and what somebody writes. */
const DREAMED_OF =
  /(?<!\p{L})(?:angst vor|fürchtete\p{L}* sich vor|miedo (?:a|de)|peur (?:de|des|du)|paura (?:di|dei|delle)|medo (?:de|dos|das)|боя\p{L}+|träumte\p{L}* von|dachte\p{L}* an|erinnerte\p{L}* sich an|soñ\p{L}+ con|pens\p{L}+ en|record\p{L}+ a|rêv\p{L}+ de|pens\p{L}+ à|sogn\p{L}+|pens\p{L}+ a|ricord\p{L}+|sonh\p{L}+ com|pens\p{L}+ em|lembr\p{L}+ d[eoa]|дума\p{L}+ о|мечта\p{L}+ о|вспомин\p{L}+)\s[^.,;:!?]*|:\s(?!["„«“»])[^.!?"„«“]*/giu;

/** "Seine Frau Inge": Inge, and no other who is called a woman. */
const KIN_OF_NAMED =
  /(?<!\p{L})(?:[mds]eine?[nmrs]?|ihre?[nmrs]?|su|sa|son|sua|suo|seu|его|её|his|her)\s(?:frau|mann|mujer|femme|homme|hombre|donna|mulher|жен\p{L}|муж\p{L}{0,2})(?=\s\p{Lu})/giu;

/** "Elle vivait sur une péniche avec son grand-père": whom somebody lives with is not there for that. */
const LIVED_WITH =
  /(?<!\p{L})(?:lebte|wohnte|vivait|habitait|vivía|viveva|abitava|vivia|morava|жила?)\s(?:[^.,;:!?]*\s)?(?:mit|avec|con|com|с)\s[^.,;:!?]*/giu;
