import { isTooLarge, isUnseen } from "../idea/noun-classes.ts";
import { cannotLaugh } from "./at-home.ts";
import { sickbed } from "./closeness.ts";
import { match, skillContest, stageContest } from "./contests.ts";
import { carrying, growing, learning, shop, working } from "./doing.ts";
import { hatching, quarrelOver } from "./everyday.ts";
import { leftBehind, lying } from "./family.ts";
import { different, fear, journey, longing, missing } from "./feeling.ts";
import { discovery, secret, seekPerson, seekThing } from "./finding.ts";
import { foundThing } from "./finds-and-mishaps.ts";
import { twoHomes } from "./home-life.ts";
import { lostThing } from "./losses.ts";
import { lostOutdoors } from "./lost-outdoors.ts";
import { unfit } from "./marvels.ts";
import { cheering } from "./more-any.ts";
import { moreCarrying, moreJourney, moreWorking } from "./more-doing.ts";
import { moreDiscovery, moreFear, moreLonging } from "./more-feeling.ts";
import { secretKindness } from "./neighbours.ts";
import { friendship, quarrel, stuckTogether } from "./people.ts";
import { ambition, storm } from "./plain.ts";
import type { Plot, PlotGroup } from "./plot.ts";
import type { PlotFacts } from "./plot-facts.ts";
import { collecting } from "./small-wonders.ts";

/** What an idea says that the plots of these groups do not tell, although its words suggest them. */
interface Misfit {
  readonly groups: readonly PlotGroup[];
  readonly isMisfit: (facts: PlotFacts) => boolean;
}

const saysOf =
  (words: RegExp) =>
  ({ text }: PlotFacts): boolean =>
    words.test(text);
const wishes =
  (words: RegExp) =>
  ({ wish }: PlotFacts): boolean =>
    words.test(wish);

/** What comes after the verb of an idea: "hid | a kitten". */
const objectOf = (text: string, verb: string): string | undefined =>
  new RegExp(
    `\\b(?:${verb}) ((?:an?|the|his|her|their|its|my|our|some|two|three|it|him|them)\\b(?: [a-z-]+){0,3}?)(?=[.,;]|$| (?:in|on|at|from|under|behind|to|for|with|until|and|but|because|so|of|inside)\\b)`,
  ).exec(text)?.[1];

/** "going deaf and hiding it", "hid from his friends that he sings": what is kept quiet is no thing and no animal. */
const isHiddenTruth = ({ text }: PlotFacts): boolean => {
  if (/\b(?:hid|hides?|hiding|hidden) (?:from [^.]*? )?(?:that|how|what|why|who|the fact)\b/.test(text)) return true;
  const object = objectOf(text, "hid|hides?|hiding|hidden");
  if (object === undefined) return false;
  if (/^(?:it|them)$/.test(object)) return BECOMES.test(text);
  return isUnseen(object) || isTooLarge(object);
};
/** A state that somebody can hide. */
const BECOMES =
  /\b(?:going|went|gone|becoming|became|is|was|getting|slowly|losing|lost) (?:[a-z]+ ){0,2}?(?:deaf|blind|ill|sick|old|poor|bankrupt|pregnant|unemployed|in love|(?:his|her|their) (?:hearing|sight|memory|job|hair|voice))\b/;

/** "win back his ex-girlfriend", "win her heart": no prize. */
const NO_PRIZE =
  /^(?:win (?:back|over|(?:an?|the|his|her|their) [^.]* back\b|(?:[^.]* )?(?:heart|love|trust|friendship|respect)\b)|beat (?:the )?(?:eggs?|drums?|time|cancer|illness|cold|heat|odds|loneliness))/;

/** "go skydiving", "go to bed": nowhere that one walks to for days. */
const NO_WAY_TO_GO =
  /^(?:go (?:[a-z]+ing\b|to (?:bed|sleep|school|college|university|work|the (?:dentist|doctor|toilet|party|ball|cinema|toilet))|on (?:stage|strike|a date)|out\b)|leave (?:the (?:house|room|bed|pouch|nest|shell)\b|(?:his|her|their) )|get (?:an?|the|his|her|their|married|divorced|better|rid|well|some|more)\b|visit (?:the )?(?:dentist|doctor)|return (?!home\b|to\b)|reach (?:an agreement|the (?:shelf|cookie|biscuit|ceiling|button|phone)))/;

/** Somebody sets out after being left. */
const SETS_OUT =
  /\b(?:find (?:his|her|its|their) (?:own )?way|finds? (?:its|his|her) way|way (?:back )?home|catch up|walk(?:s|ed)? home|set(?:s)? (?:out|off)|travel\w*|follow(?:s|ed)?|chas(?:es?|ed)|get (?:back|home))\b/;

/** The idea tells an event of the hero's working life, and not what the work is like. */
const EVENT_AT_WORK =
  /\b(?:finds?|found|discover(?:s|ed)|meets?|met|fell|falls|woke|gets? (?:lost|stuck|trapped)|got (?:lost|stuck|trapped)|stole|stolen|disappear\w*|vanish\w*|hear[sd]?|notice[sd]|until|suddenly|one (?:day|night|morning|evening)|refus\w+|quits?|retire[sd]?|hid|hides|helps?|helped|saves?|saved|secretly|opens?|opened)\b/;

/** The one who is sought is not known to the hero. */
const SEEKS_UNKNOWN =
  /^(?:find|search for|look for|seek|track down|hunt) (?:(?:out )?(?:who|what|why)\b|(?:an?|some|somebody|someone|another|new|the (?:right|perfect|real|true|missing link)) |(?:the |his |her |their )?(?:[a-z]+ )?(?:thief|thieves|burglar|robber|culprit|murderer|killer|spy|criminal|traitor|monster|ghost|owner)\b)/;

/** "find the herd": those who are sought are many, and alive. */
const OF_MANY =
  /^(?:find|search for|look for|seek) (?:the|his|her|their|its|an?) (?:[a-z]+ )?(?:herd|flock|pack|family|parents|team|crew|people|tribe|pride|swarm|shoal|band)\b/;

/** The friends are there already, or it is somebody else who is alone. */
const NO_NEW_FRIEND =
  /\b(?:from|behind|without|of|with) (?:his|her|their) (?:best |old )?friends?\b|\bhow lonely\b|\b(?:old|best|two|three|four) friends\b|\blos(?:es|ing|t|e) (?:an?|his|her|their) (?:best )?friend\b/;

const MEETS =
  /\b(?:friend\w*|befriend\w*|met|meets?|company|alone|someone|somebody|anyone|nobody|each other|together|wants?|wanted|until|then)\b/;

/** A wish of somebody else: "found that her people want to see the sea". */
const WISH_OF_OTHERS =
  /\b(?:found|finds|discovered|discovers|learned|learns|heard|hears|noticed|notices|knew|knows) (?:out )?(?:that )?(?:his|her|their|the|an?|its) [^.]*\b(?:wants?|wanted|wishe[sd]|dreams?|dreamed) to\b|\bwhose [a-z]+ (?:wants?|wanted|dreams?|dreamed)\b/;

/** A storm that is over. */
const AFTER_STORM =
  /\b(?:after|since|when|once) (?:an?|the|last night['’]s|that)? ?(?:big |great |terrible |heavy )?(?:storm|snowstorm|thunderstorm|blizzard|flood|hurricane)(?: (?:was|is) over| (?:ends|ended|passed|had passed))?(?=[.,;]|$| (?:was over|passed|ended|an?|the|two|three|his|her|their)\b)/;

/** A ghost who is allergic to dust is no bad ghost; a knight who is afraid of horses, and what he did then. */
const AFTER_TRAIT =
  /\ballergic\b|\b(?:who|that) (?:was|were|got|hated|fainted|cried|did not (?:like|want)|could not)\b[^.,]*? (?:and )?(?:walk(?:s|ed)|went|rode|rides?|opened|opens?|arrived?|moved?|met|meets?|found|finds?|took|takes?|became|becomes?|had to|decided|decides|tried|tries|got a|gets a|made|makes|bought|buys)\b/;

/** "grew up", "a gardener who": nothing is sown. */
const GROWS_OTHERWISE =
  /\b(?:gr[eo]ws?|grown|growing) (?:up|old|older|tired|bored|quiet|apart|closer|into|a (?:beard|tail|moustache)|wings|back|so|too|bigger|smaller|taller|legs|feathers|cold|dark|fond|his|her|their)\b|\b(?:stop(?:ped)?|stopped|keeps?|kept|was|were) growing\b|\bgrow(?:s|n)?-?ups?\b|\bplants? (?:an? )?(?:idea|flag|kiss|bomb|evidence|clue)\b|\b(?:escap\w*|steals?|stole|rob\w*)\b/;

/** Somebody learns to do something, and is not only said to have learned or failed it. */
const LEARNS =
  /\b(?:learn(?:s|ed|t)?(?: how)? to|practi[sc]\w+|taught (?:him|her|them|me|us)|teach(?:es)? (?:him|her|them|me|us)|(?:driving|swimming|dancing|riding|piano|violin|singing|skating|flying|first) lessons?|(?:pass(?:es|ed)?|takes?|took|sit|study for|studie[sd] for) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:exam|test)|tr(?:y|ies|ied) to learn)\b/;
const LEARN_WISH =
  /^(?:learn|ride|skate|swim|dance|read|juggle|whistle|pass|play (?!(?:with|the trumpet|the drums|tricks?)\b))/;

const REFUSES = /\b(?:refuses?|refused) to\b|\bwould not (?:leave|come|go|let)\b/;
const TOO = /\btoo (?:loud|quiet|slow|tall|small|big|short)\b/;

/** Where two have to stand close together. */
const SMALL_ROOM =
  /\b(?:elevator|lift|cupboard|wardrobe|cellar|bathroom|cable car|gondola|ferris wheel|phone box|telephone box|storeroom|cloakroom|handcuffed|car|cabin|closet)\b/;
const MORE_THAN_TWO =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|class|team|family|choir|passengers|guests|children)\b/;

/** What is found, lost or shown round has to be a thing. */
const isNoThing = (object: string): boolean => isTooLarge(object) || isUnseen(object);

const misfits: readonly Misfit[] = [
  { groups: [secret], isMisfit: isHiddenTruth },
  { groups: [lostThing, foundThing], isMisfit: ({ words, topicNoun }) => isNoThing(words["lost"] ?? topicNoun) },
  {
    groups: [seekThing],
    isMisfit: ({ text, wish }) =>
      /\b(?:all|everybody|everyone|the others|people|they all)\b[^.]*\blost (?:his|her|their)\b/.test(text) ||
      OF_MANY.test(wish) ||
      isNoThing(objectOf(text, "search(?:es|ed)? for|look(?:s|ed|ing)? for|lost|stole") ?? ""),
  },
  { groups: [seekPerson], isMisfit: wishes(SEEKS_UNKNOWN) },
  {
    groups: [shop],
    isMisfit: saysOf(
      /\b(?:inherit\w*|clos(?:es|ed|ing)|sell(?:s|ing)? it|to sell|sold|bankrupt|agree|argu\w+|quarrel\w*|rivals?|out of business|last day|under the|secretly|at night|steals?|stole|robbed)\b/,
    ),
  },
  { groups: [sickbed], isMisfit: saysOf(/\b(?:choose|chose|decide|torn) between\b|\beither\b/) },
  { groups: [growing], isMisfit: ({ text, wish }) => GROWS_OTHERWISE.test(text) || /^(?:find|see|meet)\b/.test(wish) },
  { groups: [working, moreWorking], isMisfit: ({ text, wish }) => wish !== "" || EVENT_AT_WORK.test(text) },
  {
    groups: [stageContest],
    isMisfit: saysOf(
      /\b(?:over the (?:radio|phone|internet)|deaf|(?:his|her|their) hearing|voice (?:disappear\w*|was gone|broke)|hid(?:es|ing)? from|divorce\w*|last (?:wedding|gig))\b/,
    ),
  },
  { groups: [skillContest], isMisfit: wishes(NO_PRIZE) },
  {
    groups: [match],
    isMisfit: saysOf(/\b(?:nightmares?|dream(?:s|t|ed)? of|lost (?:its|their|the) (?:gym|pitch|ball|field)|coach:)\b/),
  },
  { groups: [quarrel, quarrelOver], isMisfit: saysOf(/\binherit\w*\b/) },
  {
    groups: [collecting],
    isMisfit: saysOf(
      /\b(?:loses|lost (?:his|her|its|their|the|one|all)|stolen|stole|gone|disappear\w*|catches|caught|voice)\b/,
    ),
  },
  { groups: [leftBehind], isMisfit: saysOf(SETS_OUT) },
  {
    groups: [hatching],
    isMisfit: saysOf(/\b(?:hides?|hid|hidden|secret|st(?:ole|eals?)|mama|mother|thinks?|thought|huge|crocodile)\b/),
  },
  { groups: [longing, moreLonging, journey, moreJourney, ambition], isMisfit: saysOf(WISH_OF_OTHERS) },
  {
    groups: [missing],
    isMisfit: saysOf(/\b(?:people|person|one|those|man|woman|friend|everyone) (?:he|she|they|it) miss(?:es|ed)?\b/),
  },
  {
    groups: [fear, moreFear],
    isMisfit: saysOf(/\bwhose [a-z]+ (?:is|was|are|were) (?:[a-z]+ )?(?:afraid|scared|frightened|terrified)\b/),
  },
  {
    groups: [friendship],
    isMisfit: ({ text }) =>
      NO_NEW_FRIEND.test(text) ||
      /\b(?:drowned|died|passed away)\b/.test(text) ||
      (/\blonely\b/.test(text) && !MEETS.test(text)),
  },
  { groups: [cannotLaugh, cheering], isMisfit: saysOf(/['’]s (?:own )?(?:laugh|smile)\b/) },
  { groups: [storm], isMisfit: saysOf(AFTER_STORM) },
  // They hatch something, or try a thing that no one has seen: a key opens something.
  { groups: [discovery, moreDiscovery], isMisfit: saysOf(/\b(?:keys?|letters?|notes?|maps?|photo\w*)\b/) },
  {
    groups: [lostOutdoors],
    isMisfit: saysOf(/\b(?:bus|car|train|van|children|kids|class|passengers|pupils|on board)\b/),
  },
  { groups: [match], isMisfit: saysOf(/\b(?:fight|fought|quarrel\w*|argue\w*|not (?:talk|speak|spoken|talked))\b/) },
  { groups: [unfit], isMisfit: saysOf(/\bhad to (?:face|fight|save|find|bring|win|rescue|marry)\b/) },
  { groups: [quarrel], isMisfit: saysOf(/\bover (?:the|a) same\b/) },
  { groups: [different], isMisfit: saysOf(/\bhugs?\b/) },
  {
    groups: [carrying, moreCarrying],
    isMisfit: ({ text, wish }) =>
      /\b(?:leaves|left|forg[eo]ts?|forgot|loses?|lost) (?:it|them|him|her)\b/.test(text) ||
      /^(?:bring|carry|take|return|give) (?:back )?(?:something|anything|everything|it|out|place|part)\b/.test(wish),
  },
  { groups: [unfit], isMisfit: saysOf(AFTER_TRAIT) },
  { groups: [learning], isMisfit: ({ text, wish }) => !LEARNS.test(text) && !LEARN_WISH.test(wish) },
  {
    groups: [different],
    isMisfit: ({ actions, text }) =>
      REFUSES.test(text) || (/\btoo (?:loud|quiet|slow|tall|small|big|short)\b/.test(text) && !TOO.test(actions)),
  },
  {
    groups: [twoHomes],
    isMisfit: saysOf(/\b(?:swap|switch|trade|stuck|plan|trick|get (?:their|the|his|her) parents)\w*\b/),
  },
  {
    groups: [secretKindness],
    isMisfit: saysOf(/\b(?:escape|robot|feeds?|fed|animals?|foxes|cats?|dogs?|prison|steals?|stole|money|rent)\b/),
  },
  { groups: [stuckTogether], isMisfit: ({ text }) => !SMALL_ROOM.test(text) || MORE_THAN_TWO.test(text) },
  { groups: [journey, moreJourney], isMisfit: wishes(NO_WAY_TO_GO) },
  {
    groups: [ambition],
    isMisfit: wishes(
      /^(?:run (?:away|out|off)|work out|play (?:a trick|with)|be (?:alone|left|home|hugged|loved|friends?|like|the same|normal|seen|heard|forgotten|found|with))\b/,
    ),
  },
  { groups: [lying], isMisfit: saysOf(/\blying (?:in|on|under|next|beside|awake|there)\b/) },
];

const ofPlots: ReadonlyMap<Plot, readonly Misfit[]> = new Map(
  misfits
    .flatMap(({ groups }) => groups.flat())
    .map((plot) => [plot, misfits.filter(({ groups }) => groups.some((group) => group.includes(plot)))]),
);

/** Whether the words of an idea only sound like those of a group of plots: its object, doer or end is another one. */
export const isMisfit = (group: PlotGroup, facts: PlotFacts): boolean =>
  group.some((plot) => ofPlots.get(plot)?.some((each) => each.isMisfit(facts)) === true);
