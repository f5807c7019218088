import type { Language } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import { personNoun } from "../people/person-nouns.ts";
import { propHits } from "./props.ts";

/** Verbs after which a thing is in the hand. */
const grasps =
  /\b(?:carr(?:ied|ying)|held|holding|clutch(?:ed|ing)|gripped|brought|took|taking|picked up|lifted|raised|waved|swung|drew|kept|found|offered|handed over|pulled out|put down|gave|opened)\s+(?:up\s+|out\s+)?(?:an?|the|his|her|their|its|one|that|this)\s+(?:[\w'’-]+\s+){0,3}$/i;

/** Things that fit into a hand. */
export const handy: ReadonlySet<string> = new Set(
  `key old-key lantern red-paper-lantern candle open-book books notebook old-map world-map scroll love-letter envelope letter
  bread loaf cake birthday-cake pie cookie red-apple green-apple pear peach lemon egg feather blossom rose tulip sunflower
  bouquet seedling four-leaf-clover star gem-stone crystal-ball coin ring crown compass bell magic-wand wand dagger axe
  hammer broom wrench bucket basket teapot teacup-without-handle hot-beverage honey-pot jar bottle-with-popping-cork
  spiral-shell hourglass-not-done telescope balloon kite umbrella flute trumpet violin guitar drum puzzle-piece yarn
  wrapped-gift teddy-bear money-bag mirror flashlight spoon fishing-pole shield trophy button pebble rope whistle
  paper-sheet card mask shoe paper-boat banner bag mop box ball soccer-ball mushroom carrot cheese-wedge candy lollipop
  suitcase backpack toolbox hiking-boot hammer-and-wrench watering-can fish snowflake tomato potato newspaper
  telephone mobile-phone luggage handbag pencil-case acorn nut grapes banana tangerine strawberry watermelon glasses pen pencil paintbrush camera microphone`.split(
    /\s+/,
  ),
);

/** The thing that each cast member holds, by id: the member named before the verb, or the lead. Read in English only. */
export const heldProps = (
  narration: string,
  language: Language,
  cast: readonly CastMember[],
  present: readonly CastMember[],
): ReadonlyMap<string, string> => {
  const held = new Map<string, string>();
  const [lead] = present;
  if (language !== "english" || !lead) return held;
  for (const { value, at } of propHits(narration, language, cast)) {
    if (!handy.has(value)) continue;
    const before = narration.slice(0, at);
    const sentence = before.slice(before.search(/[^.!?\n]*$/)).toLowerCase();
    if (!grasps.test(sentence)) continue;
    const named = present.filter(({ name }) => lastIn(sentence, name) >= 0);
    const holder = named.toSorted((a, b) => lastIn(sentence, b.name) - lastIn(sentence, a.name))[0];
    // "The wave took the bucket": none of the cast holds it.
    if (!holder && !/(?:^|[\s"“])(?:i|he|she|they|we)\s/.test(sentence)) continue;
    const { id } = holder ?? meantBefore(before, sentence, present) ?? lead;
    if (!held.has(id)) held.set(id, value);
  }
  return held;
};

/** "The postman came. He brought a letter": who was named last before the sentence. */
const meantBefore = (before: string, sentence: string, present: readonly CastMember[]): CastMember | undefined => {
  const gender = /(?:^|\s)(he|she)\s/.exec(sentence)?.[1];
  const ahead = before.slice(0, before.length - sentence.length).toLowerCase();
  const [last] = present
    .map((member) => ({ member, at: lastIn(ahead, member.name) }))
    .filter(({ member, at }) => at >= 0 && isMeant(member, gender))
    .sort((a, b) => b.at - a.at);
  if (!gender || last) return last?.member;
  // "He rolled over and took out a jar": not the girl who tells it.
  const [lead] = present;
  return lead && personNoun(lead.kind)?.gender === gender
    ? undefined
    : present.find(({ kind }) => personNoun(kind)?.isHuman && personNoun(kind)?.gender === gender);
};

const isMeant = ({ kind }: CastMember, gender: string | undefined): boolean => {
  const noun = personNoun(kind);
  return noun === undefined || noun.gender === gender || (noun.isHuman && noun.gender === undefined);
};

/** Where a text in lower case names somebody last, or -1: "I" is no letter of "little". */
const lastIn = (text: string, name: string): number =>
  name === ""
    ? -1
    : Math.max(
        -1,
        ...[...text.matchAll(new RegExp(`(?<!\\p{L})${escapePattern(bare(name))}(?!\\p{L})`, "gu"))].map(
          ({ index }) => index,
        ),
      );

const bare = (name: string): string => name.toLowerCase().replace(/^(?:the|her|his|their|its)\s+/, "");
