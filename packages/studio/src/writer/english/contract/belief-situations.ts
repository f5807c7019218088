import { personNoun } from "../../people/person-nouns.ts";
import { NONE, type SituationReader as Reader, type SituationWords } from "./situation-words.ts";

const BELIEVED =
  "(?:thought|believed|suspected|imagined|swore|(?:was|were) (?:quite |absolutely |completely )?(?:sure|certain|convinced))(?: that)?";
const SOMEBODY = "((?:our|my|his|her|their|the|Mr\\.?|Mrs\\.?|Miss|Aunt|Uncle) [\\p{L}.' -]{2,40}?|\\p{Lu}\\p{L}+)";
const SORT = "((?:an? (?:[a-z]+ ){0,2}?[a-z]+|Santa Claus|Father Christmas))";
const END = "(?=[.,;!?]|$| (?:and|but|because|who|from|so|that|in|when|to|of|for|with|full)\\b)";

/** "thought our new neighbour was a pirate": who is taken for what. */
const suspicionIn: Reader = (text) => {
  const [, full = "", sort = ""] =
    new RegExp(`\\b${BELIEVED} ${SOMEBODY} (?:was|were) (?:secretly |really |actually )?${SORT}${END}`, "u").exec(
      text,
    ) ?? [];
  const suspect = shortened(full);
  return suspect === "" || !isSomebody(suspect) ? NONE : { suspect, supposed: sort, ...cluesOf(sort) };
};

/** "our teacher was secretly a spy and only Mia knew it", "Ida found out that her grandma was a spy": who has a secret, and who knows it. */
const secretSelfIn: Reader = (text) => {
  const [, own = "", ownSort = ""] =
    new RegExp(`(?:^|[.!?] )${SOMEBODY} (?:was|were) (?:secretly|in secret|really) ${SORT}${END}`, "u").exec(text) ??
    [];
  const [, found = "", full = "", sort = ""] =
    new RegExp(
      `^((?:the|an?|my|our) (?:[a-z]+ ){0,2}?[a-z]+|\\p{Lu}\\p{L}+) (?:found out|discovered|knew|learned|noticed)(?: that)? ${SOMEBODY} (?:was|were) (?:secretly |really |actually )?${SORT}${END}`,
      "u",
    ).exec(text) ?? [];
  const [, only = ""] = /\bonly ((?:his|her|their|the|my) [a-z]+|\p{Lu}\p{L}+|I) kn(?:ew|ows) /u.exec(text) ?? [];
  const masked = shortened(own || full);
  const knower = only || found.replace(/^an? /, "the ");
  const mask = ownSort || sort;
  return masked === "" || knower === "" || knower === "I" || !isSomebody(masked)
    ? NONE
    : { masked, mask, knower, ...cluesOf(mask) };
};

/** "thought the balloon was an egg", "steal the moon because they thought it was cheese": a thing that is taken for another. */
const mistakeIn: Reader = (text) => {
  const [, thing = "", of = ""] =
    new RegExp(
      `\\b${BELIEVED} ((?:the|his|her|their|an?) [a-z -]+?) (?:was|were) ((?:made of |full of )?(?:an? )?(?:[a-z]+ )??[a-z]+)${END}`,
    ).exec(text) ?? [];
  const [, verb = "", other = "", reason = ""] =
    new RegExp(
      `\\b([a-z]+) ((?:the|his|her|their) (?:[a-z]+ )?[a-z]+)(?: in [a-z ]+| from [a-z ]+)?,? because (?:he|she|it|they|we|I) ${BELIEVED} (?:it|they|this) (?:was|were) ((?:made of )?(?:an? )?(?:[a-z]+ )??[a-z]+)${END}`,
    ).exec(text) ?? [];
  const mistook = (thing === "" ? other : shortened(thing)).replace(/^an? /, "the ");
  const falsely = (of || reason).replace(/^(?:made|full) of /, "");
  if (mistook === "" || isSomebody(mistook) || /[^s]s$/.test(mistook) || NO_SORT.test(falsely)) return NONE;
  const plan = planIn(text, mistook) ?? (verb === "" ? undefined : `${verb} ${mistook}`);
  const isFar = /\b(?:moon|sun|rainbow|stars?|clouds?|sky)$/.test(mistook);
  return {
    mistook,
    falsely,
    ...(plan && { misplan: plan, [planSort(plan)]: plan }),
    ...(isFar ? { far: mistook, farbare: mistook.replace(/^\S+ /, "") } : { near: mistook }),
    ...(FOOD.test(falsely) && { misfood: /^an? /.test(falsely) ? falsely : `a piece of ${falsely}` }),
  };
};

/** "tried to hatch it": what is to be done with it. */
const planIn = (text: string, mistook: string): string | undefined => {
  const [, verb = "", object = ""] =
    /\b(?:tried|try|wanted|planned|decided|set out|plotted|hoped|plan) to ([a-z]+) (it|(?:the|his|her) (?:[a-z]+ )?[a-z]+)\b/.exec(
      text,
    ) ?? [];
  return verb === "" || (object !== "it" && object !== mistook) ? undefined : `${verb} ${mistook}`;
};

const planSort = (plan: string): string =>
  /^(?:steal|catch|fetch|get|take|eat|reach|grab|collect|bring|taste)\b/.test(plan)
    ? "miscatch"
    : /^hatch\b/.test(plan)
      ? "mishatch"
      : "misdo";

const FOOD =
  /\b(?:cheese|sugar|chocolate|cake|bread|candy|butter|honey|ice cream|cookie|biscuit|pancake|lemon|banana|apple|pizza|cotton candy|cream|egg|fish|sausage)s?$/;
/** "was too big", "was broken": no other thing. */
const NO_SORT =
  /^(?:too|very|so|not|quite|really|rather|more|most|better|best) |^(?:gone|broken|lost|empty|over|real|dead|sad|sick|ill|angry|lonely|safe|funny|boring|beautiful|right|wrong|full|new|old|magic|magical|haunted|cursed|alive|hungry|tired|afraid|scared|cold|warm|hot|big|small|ready|true|enough|there|theirs|his|hers|mine|[a-z]+(?:ed|ing))$/;

/** "the lady upstairs": "the lady"; "the balloon stuck in the tree": "the balloon". */
const shortened = (words: string): string =>
  words.replace(
    / (?:stuck|in|on|at|of|that|from|under|behind|lying|hanging|which|outside|over|near|next|above|upstairs|downstairs|opposite|across|with|who|from)\b.*$/,
    "",
  );

const isSomebody = (words: string): boolean =>
  /^(?:Mr|Mrs|Miss|Aunt|Uncle|\p{Lu})/u.test(words) || personNoun(words.split(" ").at(-1) ?? "")?.isHuman === true;

/** What speaks for it, and what it really was. */
const clues: readonly (readonly [RegExp, string, string, string])[] = [
  [
    /pirate|captain|sailor/,
    "a big chest with iron bands was carried into the house",
    "a spyglass stood at the window, and something in there croaked like a parrot",
    "In the chest there were winter coats, the spyglass was for the stars, and the parrot was a kettle with a hoarse whistle",
  ],
  [
    /witch|wizard|magician|sorcerer/,
    "a broom stood outside the door, and not in the cupboard like other brooms",
    "green steam came out of the kitchen window, and a black cat sat right beside it",
    "The broom was for the stairs, the green steam was pea soup, and the cat belonged to the house opposite",
  ],
  [
    /spy|agent|detective/,
    "a hat and dark glasses, on a day without any sun",
    "a voice behind the door said numbers, nothing but numbers, for half an hour",
    "The glasses were for hay fever, and the numbers were the scores of an old chess game",
  ],
  [
    /vampire/,
    "the curtains were shut all day long",
    "at night there was a light, and on the table stood a glass of something red",
    "It was only somebody who worked at night and slept by day, and the red thing was cherry juice",
  ],
  [
    /alien|martian|extraterrestrial/,
    "a green light shone behind the curtains",
    "there was a beeping, and on the roof stood an aerial as big as an umbrella",
    "The green light was for the tomato plants, and the beeping came from an old radio that was being mended",
  ],
  [
    /ghost|zombie|monster/,
    "somebody walked up and down at midnight, and the floor creaked",
    "something white moved behind the window, although there was no wind",
    "The steps were a bad knee that could not sleep, and the white thing was the washing",
  ],
  [
    /robot|android|cyborg/,
    "the door opened every day at exactly the same minute",
    "something hummed and clicked in there, and there was a smell of oil",
    "The minute was that of the bus, and what hummed and clicked was a sewing machine",
  ],
  [
    /superhero|hero/,
    "a red cape hung on the washing line",
    "a bicycle that had a flat tyre in the morning was whole again at noon, and nobody had seen who did it",
    "The cape was a tablecloth. But the tyre, that was true",
  ],
  [
    /thief|burglar|robber|criminal|bank robber|gangster/,
    "a big sack was carried into the house after dark",
    "a torch wandered about in the cellar",
    "In the sack there were potatoes, and the torch was there because the lamp in the cellar was broken",
  ],
  [
    /wolf|bear/,
    "there were hairs on the doormat, long and grey",
    "when the moon was full, a howling came out of the chimney",
    "The hairs were those of a very old dog, and the howling was a trombone",
  ],
  [
    /Santa|Christmas/,
    "a white beard, a red jacket and very large boots",
    "a whole room was full of parcels, in the middle of July",
    "The boots were for the garden, and the parcels were old clocks that waited to be mended",
  ],
  [
    /dragon/,
    "there was smoke above the house, and it was not the chimney",
    "the wall was warm when you laid a hand on it",
    "The smoke came from a pan of onions, and behind the wall there was a big old stove",
  ],
  [
    /mermaid/,
    "there were wet footprints on the stairs, every single evening",
    "somebody sang in the bath, for an hour, and in no language that anybody knew",
    "The footprints came from the swimming pool, and the song was an old one from a village by the sea",
  ],
];

const cluesOf = (sort: string): SituationWords => {
  const [, clue1, clue2, truth] = clues.find(([words]) => words.test(sort)) ?? [];
  return clue1 && clue2 && truth ? { clue1, clue2, truth } : NONE;
};

/** The readers of what somebody believes, rightly or not. */
export const beliefReaders: readonly Reader[] = [suspicionIn, secretSelfIn, mistakeIn];
