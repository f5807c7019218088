import { escapePattern } from "../escape-pattern.ts";

/** What a toy or a figure is made of: "a stuffed rabbit", "a clay dog". */
const TOY =
  "stuffed|teddy|sugar|marzipan|chocolate|toy|plush|knitted|cuddly|wooden|carved|china|paper|clay|rag|clockwork|wind-up|origami|inflatable|porcelain|crocheted";
const STUFF =
  "brass|bronze|copper|tin|iron|steel|metal|mechanical|glass|crystal|stone|marble|plaster|papier-mâché|plastic|rubber|cardboard|felt|woollen|wicker|straw|wax|ceramic|silver|gold|golden|pewter|lego";
const MADE =
  "built|made|carved|whittled|moulded|modelled|molded|sculpted|knitted|crocheted|sewed|sewn|stitched|folded|forged|welded|soldered|assembled|constructed|invented|baked";

/** "He built a bird. It was made of tin", "a stuffed rabbit": a thing that somebody made, and no animal, unless it speaks. */
export const isMadeThing = (text: string, noun: string): boolean => {
  const own = escapePattern(noun);
  const isToy = new RegExp(
    `\\b(?:${TOY}) (?:\\w+ )?${own}\\b|\\b${own} (?:made )?(?:out )?of (?:wood|cloth|clay|paper|wool)\\b`,
    "i",
  ).test(text);
  return isToy || (isFirstToldAsMade(text, own) && !speaks(text, own));
};

/** Only the first words about it count: "He made a swan of tin" after a swan that is alive says nothing of that one. */
const isFirstToldAsMade = (text: string, own: string): boolean => {
  const first = text.search(new RegExp(`\\b${own}\\b`, "i"));
  if (first < 0) return false;
  const before = text.slice(Math.max(0, first - 60), first);
  const after = text.slice(first, first + 80);
  return (
    // "The brass bird", not "the silver fox", which is an animal of that colour.
    new RegExp(`\\b(?:${STUFF.replace("silver|gold|golden|", "")}) (?:\\w+ )?$`, "i").test(before) ||
    // "He built a bird".
    new RegExp(`\\b(?:${MADE}) (?:(?:him|her|them|us|me|himself|herself) )?an? (?:[\\w-]+ ){0,2}$`, "i").test(before) ||
    // "A bird. It was made of tin", "a horse that was carved from one piece".
    /^\w+[,.]? (?:(?:it|which|that) )?(?:(?:was|is) )?(?:(?:all|entirely) )?(?:made|carved|built|cast|cut|folded) (?:out )?(?:of|from)\b/i.test(
      after,
    ) ||
    new RegExp(`^\\w+ (?:out )?of (?:${STUFF})\\b`, "i").test(after)
  );
};

const speaks = (text: string, own: string): boolean =>
  new RegExp(
    `\\b(?:said|asked|cried|answered|replied|whispered|shouted|sighed) the (?:[\\w-]+ )?${own}\\b|\\bthe (?:[\\w-]+ )?${own} (?:said|asked|cried|answered|replied|whispered|shouted|sighed|laughed|thought|wanted|wished)\\b`,
    "i",
  ).test(text);
