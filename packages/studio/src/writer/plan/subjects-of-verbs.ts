import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import type { Mention } from "./mentions.ts";

interface VerbOfClause {
  readonly clause: string;
  /** Where the verb is. */
  readonly at: number;
  readonly end: number;
  readonly mentions: readonly Mention[];
  readonly present: readonly KnownMember[];
}

/** Whether the subject of an English verb is none of the cast, or its clause tells of another time. */
export const isOfNoneOfCast = ({ clause, at, end, mentions, present }: VerbOfClause): boolean => {
  const ahead = clause.slice(0, at);
  return (
    SOMEBODY_UNKNOWN.test(ahead) ||
    isOfStranger(ahead, mentions) ||
    (IT.test(ahead) && !present.some(({ gender }) => gender === "it")) ||
    isOfOthers(ahead, mentions) ||
    SEEN_DOING.test(ahead) ||
    WEATHER.test(ahead) ||
    WHAT_CAME.test(ahead) ||
    (/ing$/i.test(clause.slice(at, end)) && IS_NOUN.test(ahead)) ||
    WITH_NONE.test(clause.slice(end)) ||
    (OPENS_WITH_PLACE.test(ahead) && MANY_NEXT.test(clause.slice(end))) ||
    isOfThing(ahead, mentions) ||
    IS_PAST.test(ahead) ||
    IS_OVER.test(ahead) ||
    IS_MADE.test(clause.slice(at)) ||
    IS_GERUND_SUBJECT.test(clause.slice(at)) ||
    (IS_PASSIVE.test(ahead) && /(?:ed|built|dug|ridden|written|eaten)$/i.test(clause.slice(at, end)))
  );
};

/** "One flies in", "half of the pupils", "everybody else ran": none of the cast is the subject of what follows. */
export const isOfStranger = (ahead: string, mentions: readonly Mention[]): boolean => {
  const found = [...ahead.matchAll(STRANGER)].at(-1) ?? bareGroup(ahead) ?? calledByKind(ahead, mentions);
  if (!found) return false;
  const from = found.index + found[0].length;
  const isSince = mentions.some((one) => !one.isObject && one.at >= from && one.end <= ahead.length);
  return !isSince && !/\b(?:I|he|she|they|we|who)\b/i.test(ahead.slice(from));
};
/** "Hedgehog was asleep", where no hedgehog is in the cast. */
const calledByKind = (ahead: string, mentions: readonly Mention[]): RegExpExecArray | undefined => {
  const found = OPENS_WITH_KIND.exec(ahead);
  const noun = found?.[1];
  const isMember = mentions.some(({ at }) => noun !== undefined && at === ahead.indexOf(noun));
  const kind = personNoun(noun?.toLowerCase() ?? "");
  return kind?.isHuman === false && !kind.isThing && !isMember && found ? found : undefined;
};
const OPENS_WITH_KIND = /^\s*(?:And |But |Then )?(\p{Lu}\p{Ll}+)\s+(?:(?:was|were|is|had been)\s+(?:\p{L}+\s+)?)?$/u;
/** "And tourists climb": people without an article, who are none of the cast. */
const bareGroup = (ahead: string): RegExpExecArray | undefined => {
  const found = BARE_GROUP.exec(ahead);
  return found && personNoun(found[1]?.toLowerCase() ?? "")?.many ? found : undefined;
};
const BARE_GROUP =
  /(?:^|\b(?:and|but|then|so|when|while|as|because|until|where)\s+)\s*(?:[\p{L}-]+\s+)?(\p{L}+(?:s|men|people|children))\s+$/iu;
const STRANGER =
  /(?<!\b(?:to|for|with|of|at|from|by|than|like)\s)\b(?:everybody|everyone|somebody|someone|anybody|anyone)\b|(?:^|\b(?:and|but|then|so|when|while|as|because|until|where|if|since|that)\s+)\s*(?:(?:then|now|suddenly|soon|there)\s+)?(?:somebody|someone|everybody|everyone|anybody|anyone|nobody|no one|none|one|another|others|most|many|each|half|some|few|people|mine|hers|yours|the (?:youngest|eldest|oldest|tallest|smallest|biggest|shortest|(?:tall|short|fat|thin|bearded|other) one|one (?:with|in) [^.,;!?]*?))\b/gi;

/** "From people who slept": others than the cast. */
const isOfOthers = (ahead: string, mentions: readonly Mention[]): boolean => {
  const found =
    /\b(?:people|those|anyone|anybody|everyone|everybody|somebody|someone|others|strangers|men|women|children)\s+(?:who|that)\s+(?:[\w']+\s+){0,8}$/i.exec(
      ahead,
    );
  if (ALL_OF_THEM.test(ahead)) return true;
  return (
    found !== null && !mentions.some(({ isObject, at, end }) => !isObject && at > found.index && end <= ahead.length)
  );
};

/** "She found them dancing": it is they who dance. */
const SEEN_DOING =
  /\b(?:found|saw|watched|heard|caught|left|kept|let|made) (?:them|him|her|it|everyone|everybody|(?:the|both|all) (?:two|three|four|pair)? ?of them)\s$/i;
/** "What came out was no chicken". */
const WHAT_CAME = /(?:^|\b(?:and|but|then)\s)\s*what\s+$/i;
/** "Rain drummed on the roof", "tears ran down": what acts has no article. */
const WEATHER =
  /(?:^|\b(?:and|but|while|as|when|where|the) )\s*(?:\w+ )?(?:rain|snow|hail|wind|thunder|water|waves?|tears?|sweat|smoke|steam|dust|light|sunlight|moonlight|fingers|hands|feet|legs|eyes|heart|hearts|leaves)\s+$/i;
/** "The swimming bladder", "a bladder for swimming". */
const IS_NOUN = /\b(?:the|an?|his|her|their|its|my|our|your|this|that|for|of|about|from)\s+$/i;
/** "Danced with none of them". */
const WITH_NONE = /^ (?:with |to )?(?:none|nobody|no one|nothing)\b/i;

/** "That night all forty slept in the lighthouse". */
const ALL_OF_THEM =
  /\b(?:all (?:twenty|thirty|forty|fifty|sixty|hundred|the \w+)|everybody else|everyone else|half of (?:the|his|her|my|our) \w+|the others|the (?:whole|entire) (?:\w+)|the rest of (?:the |his |her |their )?[\w-]+(?: \w+)?)\s(?:(?:was|were) (?:\w+ )?(?:\w+ )?)?$/i;

/** "Had slept": it was done before this scene. */
const IS_PAST = /\bhad(?: (?:never|just|already|always|once|only|not|long))?\s+$/i;

/** "Stopped snoring". */
const IS_OVER =
  /\b(?:stop(?:s|ped)?|quit|gave up|finished|tired of|avoid(?:s|ed)?|without|instead of) (?:\w+ing and )?$/i;
/** "A house built of ice". */
const IS_MADE = /^(?:built|written|dug|baked|cooked|carried|driven|ridden|eaten) (?:of|from|by|out of|entirely)\b/i;
/** "Riding became comfortable". */
const IS_GERUND_SUBJECT = /^\w+ing (?:was|is|became|becomes|had|has|made|makes|would|took|takes|meant|means)\b/i;

/** "Since the bridge was built": by somebody else. */
const IS_PASSIVE = /\b(?:was|were|been|is|are|be|got)(?: (?:just|already|never|always|also|once|soon|still))?\s+$/i;

/** "It came at midnight": a storm, where no animal is in the scene. */
const IT =
  /(?<!\b(?:to|for|with|of|at|from|by|than|like)\s)\b(?:everybody|everyone|somebody|someone|anybody|anyone)\b|(?:^|\b(?:and|but|then|so)\s)\s*(?:it|this|that|something|nothing|everything)\s+(?:[\w'’]+\s+)?$|^\s*(?:and |then )?it\s+(?:(?!he\b|she\b|they\b)[\w'’]+\s+){1,6}and\s+$/i;

/** "The first wave came", "the storm walked around": what acts is none of the cast. */
const isOfThing = (ahead: string, mentions: readonly Mention[]): boolean => {
  const found = THING_SUBJECT.exec(ahead);
  if (!found) return false;
  return !mentions.some(({ at, end }) => at >= found.index && end <= ahead.length);
};

const THING_SUBJECT =
  /(?:^|(?<!\b(?:in|on|at|to|into|onto|from|of|with|by|under|over|through|across|after|before|up|down|for|about|around|past|along|behind|near|beside|between|until|during|all|day|night|time)\s))\b(?:the|an?|some|its|another|every|each|no|her|his|their)\s+(?!(?:others?|rest|two|three|four|both|same|only|next|last)\b)(?:(?!(?:and|who|that|then|he|she|they|it|i|we|which|while|when|as|but)\b)[\p{L}'’-]+\s+){1,3}(?:of\s+(?:the|an?|his|her|their)\s+[\p{L}'’-]+\s+)?$/iu;

/** "Somebody was playing the piano": none of the cast. */
const SOMEBODY_UNKNOWN = /\b(?:somebody|someone|nobody|no one)\s(?:\w+\s){0,2}$/i;

/** "Inside sat a king": who is named behind the verb, or undefined where that is another than the cast. */
export const subjectBehind = (
  clause: string,
  at: number,
  end: number,
  mentions: readonly Mention[],
): readonly KnownMember[] | undefined => {
  if (!OPENS_WITH_PLACE.test(clause.slice(0, at)) || !SUBJECT_NEXT.test(clause.slice(end))) return [];
  const next = mentions.find((one) => one.at >= end && one.at < end + INVERTED);
  return next ? [next.known] : undefined;
};
const INVERTED = 28;
const OPENS_WITH_PLACE =
  /^\s*(?:(?:and|but|then)\s+)?(?:there|here|inside|outside|in|on|at|under|behind|beside|before|between|beneath|above|below|by|near|next|from|through|along|across|over|down|up|out|into|opposite|around|among|after|with)\b(?:(?!\b(?:I|he|she|they|we|it)\b)[^.,;])*$/i;
/** "Out of his mouth flew hundreds of butterflies". */
const MANY_NEXT = /^\s+(?:hundreds|dozens|thousands|swarms|clouds|flocks|a (?:swarm|cloud|flock|shower)) of\b/i;
const SUBJECT_NEXT = /^\s+(?:an?|the|his|her|their|my|our|two|three|four|\p{Lu}\p{Ll}+)\b/u;

/** "And an elderly couple" before ", who had not talked, got up and danced": others than the cast. */
export const endsWithStranger = (clause: string): boolean => {
  if (SAYS_ONE_OF_THEM.test(clause)) return true;
  const noun = PERSONS.exec(clause)?.[1]?.toLowerCase();
  return noun !== undefined && (GROUPS.test(noun) || personNoun(noun)?.isHuman === true);
};
const PERSONS =
  /^\s*(?:(?:and|but|then|while)\s+)?(?:an?|the|two|three|some|several|many|his|her|my|our|their)\s+(?:[\p{L}-]+\s+){0,3}?(\p{L}+)\s*$/iu;
/** Behind speech: "said the youngest". */
const SAYS_ONE_OF_THEM =
  /^\s*(?:said|asked|cried|answered|replied|called|whispered|shouted|laughed) the (?:youngest|eldest|oldest|tallest|smallest|biggest|shortest|[\p{L}-]+ one|one (?:with|in) .*)\s*$/iu;
const GROUPS = /^(?:couple|family|crowd|people|team|class|band|group)$/;
