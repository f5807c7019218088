import { skillContest, speech, stageContest } from "./contests.ts";
import { learning, shop } from "./doing.ts";
import { fear, journey, longing } from "./feeling.ts";
import { seekBeing, seekPerson } from "./finding.ts";
import { care, rescue } from "./helping.ts";
import { lostOutdoors } from "./lost-outdoors.ts";
import { lostTogether } from "./more-any.ts";
import { moreJourney } from "./more-doing.ts";
import { moreFear, moreLonging } from "./more-feeling.ts";
import { friendsOfTwo } from "./more-friendships.ts";
import { love, newPlace, stuckTogether } from "./people.ts";
import { ambition, teaching } from "./plain.ts";
import type { Plot, PlotGroup } from "./plot.ts";

/** What the last sentence of an idea says that plots of these groups tell from beginning to end. */
interface CloseGroups {
  readonly groups: readonly PlotGroup[];
  readonly says: RegExp;
  /** What else it says that they would contradict. */
  readonly not?: RegExp;
  /** What it says as well. */
  readonly also?: RegExp;
  /** They are about people. */
  readonly isOfPeople?: true;
}

const BEING_IN_NEED = "stuck|trapped|lost|caught|hurt|injured|wounded|drowning|sinking|fallen|fell|stranded";

const closeGroups: readonly CloseGroups[] = [
  {
    groups: [love],
    // They meet where people come in through a door, and ask for something.
    also: /\b(?:shop|caf[eé]|bakery|library|counter|stall|kiosk|market|restaurant|bar|bookshop|post office|supermarket|store|baker|barista|florist|waiter|waitress|librarian|cashier|customer|ticket office)\b/,
    says: /\bfell (?:deeply |madly |slowly |head over heels )*(?:in love with|for)\b/,
    not: /\b(?:(?:over|through|by|via|on) (?:the |an? )?(?:radio|phone|telephone|letters?|post|internet)|without|reflection|each other|one another|picture|portrait|voice|only (?:ever )?(?:saw|sees|met))\b/,
  },
  {
    groups: [friendsOfTwo],
    says: /\b(?:made friends with|became (?:[a-z]+ )?friends|befriended|struck up a friendship)\b|^(?:[^,.]* )?met an? [a-z]+(?: [a-z]+)?(?:$|[.,]| who\b)/,
    not: /\b(?:father|mother|sister|brother|daughter|son|grand[a-z]+|twin|first love|himself|herself|even though|forb[aiy]d[a-z]*)\b/,
  },
  { groups: [teaching], says: /\btaught\b/, not: /\b(?:nothing|each other|one another)\b/ },
  {
    groups: [learning],
    says: /^[^,]*?\b(?:learned|learnt|wanted to learn|was learning|tried to learn|had to learn)(?: how)? to (?!(?:trust|love|forgive|accept|live|let|say|believe|wait|be)\b)/,
    not: /\b(?:from|after|since|where|when|because|before|taught|teacher|videos?|together|on the (?:night|day))\b/,
  },
  {
    groups: [skillContest],
    says: /\b(?:entered|signed up for|took part in|competed in|registered for|wanted to (?:win|enter))\b/,
  },
  { groups: [stageContest], says: /\b(?:wanted|hoped|decided|was going|had) to (?:join|sing|dance|play|perform)\b/ },
  {
    groups: [shop],
    says: /\bopened (?:an?|his|her|their|its)\b|^(?:but )?(?:at first )?(?:nobody|no one) (?:came|bought)/,
  },
  {
    groups: [seekPerson, seekBeing],
    says: /\b(?:set (?:off|out)|went|walked|travel+ed|sailed|rode|drove|crossed|climbed|wandered|journeyed)\b[^.]*\b(?:to find|to look for|to search for|in search of|looking for)\b|\b(?:went|goes) looking for\b/,
  },
  {
    groups: [journey, moreJourney],
    says: /\b(?:set (?:off|out)|travel+ed|climbed|crossed|walked|hiked)\b|\b(?:decided|had|wanted|planned|dared) to (?:climb|cross|travel|walk|hike|go to)\b/,
    not: /\b(?:living room|kitchen|attic|cellar|office|street|road|garden|corridor|hall|room|house|shop|school|together|in search of|to find|each other|when it was over|sea|ocean|river|lake|boat|ship|raft|motor\w+|car|train)\b/,
    isOfPeople: true,
  },
  {
    groups: [fear, moreFear],
    says: /\b(?:had to|decided to|asked)\b/,
    not: /\bafraid of nothing\b/,
  },
  { groups: [speech], says: /\b(?:speech|toast|eulogy|talk)\b/ },
  { groups: [newPlace], says: /^[^,]*\bmoved (?:in|into|to|here|there)\b(?![^.]* and )/ },
  {
    groups: [longing, moreLonging],
    says: /\b(?:wanted|wished|longed|hoped|dreamed|dreamt) (?:to|of)\b(?![^.]*\b(?:and|so|because|until)\b)/,
  },
  {
    groups: [rescue],
    says: new RegExp(
      `\\b(?:saved?|rescued?|freed?) (?:an?|the|his|her|their)\\b[^.]*\\b(?:${BEING_IN_NEED})\\b|\\b(?:${BEING_IN_NEED})\\b[^.]*\\b(?:saved?|rescued?|freed?)\\b`,
    ),
  },
  {
    groups: [care],
    says: /\b(?:found|nursed|took in|rescued|helped|took care of|looked after|cared for|healed)\b[^.]*\b(?:injured|hurt|wounded|broken (?:wing|leg|paw)|orphaned|orphan|fallen|sick|ill)\b/,
    not: /\b(?:hospital|nursing home|school|farm|zoo)\b/,
  },
  { groups: [lostOutdoors, lostTogether], says: /\b(?:got|were|was) lost\b|\blost (?:his|her|their) way\b/ },
  { groups: [stuckTogether], says: /\b(?:got|were|was) (?:stuck|trapped|locked in|snowed in)\b/ },
  {
    groups: [ambition],
    says: /\b(?:wanted|dreamed|hoped|longed|wished) (?:to be|to become|of being|of becoming)\b/,
    isOfPeople: true,
  },
];

/**
 * Whether a plot tells just what an idea leads up to: its last sentence, in lower case and without what is only said of
 * somebody.
 */
export const isClosePlot = (plot: Plot, last: string, isHuman: boolean): boolean =>
  closeGroups.some(
    ({ groups, says, also, not, isOfPeople }) =>
      groups.some((group) => group.includes(plot)) &&
      says.test(last) &&
      (also?.test(last) ?? true) &&
      !not?.test(last) &&
      (isHuman || !isOfPeople),
  );
