import { sceneryOf } from "../idea/places.ts";
import * as contest from "./contest.ts";
import * as ordinary from "./events.ts";
import { everyday } from "./everyday.ts";
import * as farewell from "./farewell.ts";
import { carrying as carriages, comforting, rescuing as rescues } from "./helping.ts";
import { cooking, growing, making as makings } from "./making.ts";
import { befriending as friendships, quarrelling as quarrels } from "./meeting.ts";
import * as actions from "./more-actions.ts";
import * as events from "./more-events.ts";
import { moreEveryday } from "./more-everyday.ts";
import * as stories from "./more-stories.ts";
import { moreDreams, moreLost, moreSaving, moreTravels } from "./more-wonders.ts";
import { protecting } from "./protecting.ts";
import type { Script, ScriptGroup } from "./script.ts";
import { searching } from "./search.ts";
import { staying, straying } from "./staying.ts";
import * as ways from "./travelling.ts";
import { mischief, wrongdoing as wrongs } from "./wrongdoing.ts";

const joined = (group: ScriptGroup, more: readonly Script[]): ScriptGroup => ({
  ...group,
  scripts: [...group.scripts, ...more],
});

const { winning } = contest;
const learning = joined(contest.learning, [...actions.moreLearning, stories.thirdLearning]);
const discovering = joined(ordinary.discovering, [...events.moreDiscovering, stories.thirdDiscovering]);
const befriending = joined(friendships, [stories.thirdBefriending]);
const carrying = joined(carriages, [stories.thirdCarrying]);
const { refusing } = stories;
const hiding = joined(ordinary.hiding, events.moreHiding);
const losing = joined(ordinary.losing, [...events.moreLosing, moreLost]);
const making = joined(makings, [...actions.moreMaking, stories.thirdMaking]);
const quarrelling = joined(quarrels, actions.moreQuarrel);
const rescuing: ScriptGroup = joined(rescues, [...actions.moreRescuing, moreSaving]);
const speaking = joined(ways.speaking, actions.moreSpeaking);
const travelling = joined(ways.travelling, [...actions.moreTravelling, stories.thirdTravelling, moreTravels]);
const wondering = joined(ordinary.wondering, [...events.moreWondering, stories.thirdWondering, ...moreDreams]);
const working = joined(ordinary.working, events.moreWorking);

export const anything = joined(farewell.anything, [
  ...actions.moreAnything,
  stories.thirdAnything,
  ...everyday,
  ...moreEveryday,
]);
export const fearing = joined(ordinary.fearing, events.moreFearing);
export const parting = joined(farewell.parting, actions.moreParting);
export const wrongdoing = joined(wrongs, actions.moreWrong);
export { mischief, protecting, rescuing };
/** Their lines speak of a thing that is made. */
export const ofThings: ReadonlySet<ScriptGroup> = new Set([making, cooking, growing]);

/** For what somebody wants; of two that know a verb, the first. */
const forWishes: readonly ScriptGroup[] = [
  searching,
  winning,
  learning,
  befriending,
  rescuing,
  comforting,
  cooking,
  growing,
  making,
  carrying,
  speaking,
  travelling,
  hiding,
  working,
];

/** For what somebody does. */
const forActions: readonly ScriptGroup[] = [
  quarrelling,
  losing,
  befriending,
  hiding,
  discovering,
  cooking,
  growing,
  making,
  rescuing,
  comforting,
  winning,
  carrying,
  working,
  searching,
  learning,
  travelling,
  speaking,
  wondering,
];

const knows = ({ verbs }: ScriptGroup, verb: string): boolean => verbs.split(" ").includes(verb);

/** The scripts for a wish: "get past the troll", "make friends", "find their grandfather". */
export const scriptsForWish = (wish: string): ScriptGroup => {
  const [verb = "", second = ""] = wish.toLowerCase().split(" ");
  if (/^make (?:\S+ )?friends?\b/.test(wish)) return befriending;
  if (/^make .*\blaugh\b/.test(wish)) return speaking;
  if (verb === "get" && /^(?:past|over|across|out|home|to|through|away|back)$/.test(second)) return travelling;
  // A place is reached on a way, and not looked for in corners.
  const isPlace = /^(?:see|visit)$/.test(verb) && wish.split(" ").some((word) => sceneryOf(word) !== undefined);
  if (verb === "reach" || isPlace) return travelling;
  return forWishes.find((group) => knows(group, verb)) ?? anything;
};

/** The scripts for what the hero does, or what happens to the hero; undefined if none fits. */
export const scriptsForAction = (
  verbs: readonly string[],
  { isHeros, hasPerson, text = "" }: { isHeros: boolean; hasPerson: boolean; text?: string },
): ScriptGroup | undefined => {
  if (
    isHeros &&
    /(?<!\b(?:that|which|who) )\b(?:(?:did not|didn['’]t|doesn['’]t|does not) want to|refused to|would not)\b/i.test(
      text,
    )
  )
    return refusing;
  if (/\b(?:get|gets|got|is|are|was|were) lost\b|\b(?:lose|loses|lost) (?:his|her|their|its|my|the) way\b/i.test(text))
    return straying;
  if (
    isHeros &&
    /\b(?:sp[ea]n[dt]s?|stay\w*|slept|sleeps?|survived?|moved? in(?:to)?)\b.*\b(?:night|in(?:to)? an?)\b/i.test(text)
  )
    return staying;
  if (
    isHeros &&
    /\b(?:runs?|ran|owns?|owned|opens?|opened) (?:an?|the|his|her|their|our) (?:[a-z-]+ ){0,2}(?:agency|\w*shop|bakery|school|caf[eé]|hotel|restaurant|farm|library|cinema|store|inn|theatre|laundry|kiosk|stall|stand|salon|museum|office|clinic|hospital|post office|market|kitchen|pub|zoo|studio|parlour|business|company)\b/i.test(
      text,
    )
  )
    return working;
  if (isHeros && /\bin love\b|\bfell for\b|\bma(?:ke|kes|de) (?:\S+ )?friends?\b/i.test(text)) return befriending;
  if (isHeros && /\bgarden\b/i.test(text) && /\b(?:start|make|grow|begin)/.test(verbs.join(" "))) return growing;
  const groups = isHeros ? forActions.filter((group) => hasPerson || group !== befriending) : forOthers;
  for (const verb of verbs) {
    // "rides the subway", "leaves a bouquet": nothing is learned, and no way begins.
    const isOther = (group: ScriptGroup): boolean =>
      (group === learning && !LEARNING.test(verb)) || (group === travelling && isGiving(verb, text));
    const found = groups.find((group) => knows(group, verb) && !isOther(group));
    if (found) return found;
  }
  return undefined;
};

const LEARNING = /^(?:learn|become|practise|teach)$/;
/** "left a bouquet at the door": what is left there. */
const isGiving = (verb: string, text: string): boolean =>
  verb === "leave" &&
  /\bleft (?:an?|the|his|her|their|my|some|little|small) (?:[a-z-]+ ){1,3}?(?:for|at|on|in|by|outside|every|each|behind)\b/i.test(
    text,
  );

/** What others or things do. */
const forOthers: readonly ScriptGroup[] = [quarrelling, losing, wondering];
