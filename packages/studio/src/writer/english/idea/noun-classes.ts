import { isAbstract } from "./abstract-nouns.ts";

/** What stands or lies where it is, or is too large to be carried, mislaid, hidden or put by the bed. */
const tooLarge = `
house houses home cottage hut cabin castle palace tower church chapel mosque temple school university library museum hospital
hotel inn pub theatre theater cinema factory mill farm barn stable shed garage greenhouse shop store bakery cafe café restaurant kiosk
market mall supermarket office bank station airport harbour harbor port pier lighthouse bridge dam tunnel road street lane path
railway village town city island islands country kingdom world planet moon sun star sky sea ocean lake river stream brook pond pool well
waterfall mountain mountains hill valley cave forest wood woods jungle desert field meadow orchard vineyard garden park playground
hedge fence wall gate roof floor ceiling stairs staircase attic cellar basement room kitchen bedroom bathroom apartment flat tree trees
oak statue monument fountain bell clocktower carousel roundabout rollercoaster circus zoo train tram bus lorry truck van caravan
tractor digger car taxi boat ship ferry yacht barge submarine plane airplane aeroplane helicopter rocket spaceship balloon
wind weather rain snow storm winter summer spring autumn night shadow reflection rainbow inheritance estate land plot business company
`;
/** What somebody has or does that is no thing: it can be lost, but not looked for under the sofa. */
const unseen = `
voice hearing sight eyesight sense taste smell appetite memory courage confidence temper balance way job work sleep mind heart
faith hope colour colors colours color name place turn chance money fortune license licence gym coach champion title job election
age illness disease deafness blindness stutter pregnancy debt debts feelings feeling love talent past identity truth secret
`;

const setOf = (nouns: string): ReadonlySet<string> => new Set(nouns.trim().split(/\s+/));
const large = setOf(tooLarge);
const notSeen = setOf(unseen);

const headOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/ (?:of|in|on|at|with|for|from) .*$/, "")
    .split(" ")
    .at(-1) ?? "";

const isIn = (nouns: ReadonlySet<string>, noun: string): boolean =>
  nouns.has(noun) || nouns.has(noun.replace(/s$/, ""));

/** Whether a phrase names what no person can carry: "the old hedge", "her bakery", "the fishing boat". */
export const isTooLarge = (phrase: string): boolean => isIn(large, headOf(phrase));

/** Whether a phrase names no thing at all: "his hearing", "her job", "the truth". */
export const isUnseen = (phrase: string): boolean => {
  const head = headOf(phrase);
  return isIn(notSeen, head) || isAbstract(head);
};
