import { personNoun } from "../../people/person-nouns.ts";
import { aliveAtNight } from "./alive-at-night.ts";
import { cannotLaugh, latePromise, nightToy, refusing, savingChristmas, sharing } from "./at-home.ts";
import { beforeSpring } from "./before-spring.ts";
import { mistakenThing, secretSelf, suspected } from "./beliefs.ts";
import { hugged, letGo, sadEnd, secretLife, shortLove, sickbed } from "./closeness.ts";
import { contestWithout, giftWithoutMoney, givesUp, staysWithSick } from "./conflicts.ts";
import { bargain, guarding, lastOfTrade } from "./duties.ts";
import { unwanted } from "./every-day.ts";
import {
  allergic,
  dividedRoom,
  foundThing,
  mapFound,
  smallOne,
  strandedAnimal,
  wrongWay,
} from "./finds-and-mishaps.ts";
import { grantedWishes } from "./granted-wishes.ts";
import { awayParent, deviceGone, forOneNight, late, oldTales, quirk, secretIngredient, twoHomes } from "./home-life.ts";
import { familyJam, followed, lostThing, undoneSpell } from "./losses.ts";
import { comesAlive, mistaken, stuckFriends, swapped, unfit, uninvited } from "./marvels.ts";
import { memories } from "./memories.ts";
import { confession, jealous, meanOne, refusal, shortage, tooMany } from "./mishaps.ts";
import {
  closing,
  comesBack,
  competing,
  complaint,
  doubted,
  overslept,
  pests,
  secretKindness,
  selling,
  sellingInRain,
  stuckAbove,
  surprised,
} from "./neighbours.ts";
import { nightShift } from "./night-shift.ts";
import { endless, oddJob, otherFate, strangeRole } from "./odd-jobs.ts";
import { fishing, oddFood, oddThing, sunAndMoon } from "./odd-things.ts";
import { ordinaryDay } from "./ordinary-day.ts";
import { outwitting } from "./outwitting.ts";
import { fondPair, friendGoodbye, lostWithElder, oddPair, quietLove, strangersTogether } from "./pairs.ts";
import type { PlotGroup } from "./plot.ts";
import type { PlotFacts } from "./plot-facts.ts";
import { lettersOut, marvel, mending, voiceless } from "./quiet-marvels.ts";
import { minding, oldClaim, onlyShy } from "./second-looks.ts";
import { noiseFound, talksToThings, unvisited, usedAgain } from "./small-voices.ts";
import { absentLight, stubbornTooth, unreadBook, wrongStop } from "./stubborn-things.ts";
import { swappedPlaces } from "./swapped-places.ts";
import { wishedAway } from "./wished-away.ts";
import { petSitting, stillDriving, watching } from "./with-elders.ts";

/** Decides whether a group of plots fits an idea. */
export interface Rule {
  readonly group: PlotGroup;
  readonly fits: (facts: PlotFacts) => boolean;
}

const TWO_HOMES =
  /\b(?:got|are|were|is getting|are getting) divorced\b|\bdivorce\b|\btwo (?:bedrooms|homes|houses)\b|\bparents (?:separated|split up|live(?:d)? apart)\b/;
const STUCK_FRIENDS =
  /\b(?:friends|cousins|sisters|brothers|siblings|kids|children|pupils|classmates|girls|boys)\b.*\b(?:stuck|trapped) (?:on|in|up|at) (?:an?|the) (?:ferris wheel|chair ?lift|ski lift|tree ?house|roof|tree|attic|tower|gondola|cellar|elevator|lift|roller ?coaster)\b/;
const GOODBYE =
  /\bfriend\b.*\b(?:moves? away|moved away|is moving|was moving|going away|goes to another|went to another|different school|another (?:school|town|city|country))\b|\bgoodbye to (?:his|her|their|my) (?:best )?friend\b/;
/** "a pirate who gets seasick", "a vampire who faints when he sees blood". */
const UNFIT =
  /^(?:there was once )?an? (?:[a-z]+ )?(?:pirate|captain|knight|vampire|wolf|lion|monster|ghost|dragon|giant|witch|wizard|viking|cowboy|superhero|tiger|shark|bear|sailor|king|soldier|ninja|cook|burglar|thief) (?:who|that) (?:got (?:sea|air|home)sick|fainted|hated|could not (?:see|stand)|was (?:allergic|afraid of (?:blood|water|heights|swords|the dark|mice|horses))|did not (?:like|want)|cried)\b[^.]*\.?$/;
const OVERSLEPT =
  /\b(?:baker|milkman|postman|bell ringer|sexton|newspaper (?:boy|girl)|bus driver|cook|teacher)\b.*\boverslept\b/;
const KINDNESS =
  /\b(?:anonymous|secret|nice|kind)\b[^.]*\b(?:notes|letters|messages|compliments)\b|\bsecretly (?:helps|helped|leaves|left|puts|put|does|did|gives|gave|pays|paid)\b/;
/** What stands in a house and hums. */
const HUMS =
  /\b(?:machine|fridge|refrigerator|freezer|washer|dryer|dishwasher|oven|microwave|photocopier|copier|printer|computer|jukebox|boiler|heater|fan|radio|vacuum(?: cleaner)?)$/;
const WORKING = /\b(?:build|dig|make|plant|paint|repair|carve|invent|grow|clear|sew|construct|write|collect)\b/;
const TALES =
  /\btold (?:the|his|her|all the|its|some|two|three) [a-z]+ (?:what|about|of|stories|how|everything)\b|\btold stories\b/;
const MEAN_HERO =
  /^(?:there was once )?(?:an?|the) (?:[a-z]+ )?(?:mean|nasty|rude|bossy|naughty|unkind|cruel|bully\b)(?: [a-z]+)?\b|^(?:an?|the) (?:[a-z]+ )?bully (?:who|that|called|named)\b/;
const LINE = /\b(?:draws?|drew|painted|taped?) a (?:[a-z]+ )?line (?:through|across|down|in)\b/;
const MAP =
  /\b(?:found|discovered|got|fished|received) (?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(?:treasure )?map\b|\bbottle with an? (?:[a-z]+ )?map\b/;
const ELDER_WORDS = "(?:grandma|grandpa|grandmother|grandfather|granny|nana|mother|father|mom|mum|dad|aunt|uncle)";
const LOST_WITH_ELDER = new RegExp(`\\b${ELDER_WORDS}\\b.*\\b(?:got|were) lost (?:in|on)\\b`);
const TO_EACH_OTHER =
  /\b(?:sends?|sent|leaves?|left|writes?|wrote|gives?|gave|tells?|told|reads?|shows?|showed) (?:[a-z]+ )?each other\b/;
const STAYED_AWAY =
  /\bone (?:day|morning|evening|sunday)\b[^.]*\b(?:did not (?:come|show up|appear)|was (?:missing|gone))\b/;
const STOPPED =
  /\b(?:train|bus|ferry|tram|cable car|ship|plane|elevator|lift)\b.*\b(?:stopped|stuck|broke down|breaks down|snowed in)\b|\b(?:stuck|snowed in|trapped) (?:in|on|at) (?:an?|the|their|our) (?:train|bus|ferry|tram|cable car|ship|plane|station|airport)\b/;
/** "rents a room to a young musician". */
const LODGER =
  /\brent(?:s|ed) (?:out )?(?:an?|the|his|her|their) (?:[a-z]+ )?(?:room|attic|flat|apartment|bedroom) to\b/;
const ORDINARY =
  /\b(?:a normal|an ordinary|like (?:everybody|everyone) else|a normal person|normal for|ordinary for|a common)\b/;
const WAITS_FOR_ONE =
  /\bwait(?:s|ed|ing)? for (?:someone|somebody|anyone|a (?:child|boy|girl|family)) (?:to|who will|who would) (?:buy|adopt|take|choose|pick|love)\b/;
const HUG =
  /\bwish(?:es|ed)? for an? hug\b|\bto be (?:hugged|cuddled|petted|stroked)\b|\bwants? (?:only )?an? hug\b|\bnobody (?:ever )?(?:hugs|hugged|cuddles|cuddled)\b/;

const WARMTH = /\b(?:spring|summer|melt\w*|sun|warm\w*|thaw\w*)\b/;
/** Then it goes on in another way. */
const KEPT_COLD =
  /\b(?:freezer|fridge|refrigerator|ice (?:rink|cream)|north pole|arctic|mountains?|sav(?:e|es|ed)|rescue[sd]?|escape[sd]?|beach|pool|holiday|vacation|journey|travel\w*|friend\w*)\b/;
const ALIKE = /^(?:twin|brother|sister|friend|cousin|sibling|classmate)s?$/;
const SWAPS_PLACES =
  /\b(?:swap|switch|trade|chang|exchang)(?:e|es|s|ped|ed|d)? (?:places|lives|roles|schools|classes|identities)\b/;

/** Sad ideas whose own plots are sad as well, or wait. */
const OWN_SADNESS =
  /\b(?:wait(?:s|ed|ing)?|died|dies|dead|passed away|funeral|grave|forg[eo]t\w*|last (?:time|day|night|shift|voyage|trip)|goodbye|miss(?:es|ed)|went (?:away|to)|moved (?:away|to)|left|gone|college)\b/;

/** "Statues" and "statue". */
const isSameNoun = (one: string, other: string): boolean => lastWord(one) === lastWord(other);
const lastWord = (words: string): string => words.replace(/^.* /, "").replace(/s$/, "");

/** Situations whose plots tell them with words of the idea: those go before all others. */
export const situationRules: readonly Rule[] = [
  { group: staysWithSick, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["illone"] !== undefined },
  { group: givesUp, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["needer"] !== undefined },
  { group: outwitting, fits: ({ words, isMany, owns }) => owns && !isMany && words["mighty"] !== undefined },
  { group: giftWithoutMoney, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["gift"] !== undefined },
  {
    group: contestWithout,
    fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["contest"] !== undefined,
  },
  { group: grantedWishes, fits: ({ words }) => words["granter"] !== undefined },
  {
    group: nightShift,
    fits: ({ words, noun, isMany, hasOther }) =>
      isMany && !hasOther && words["nightones"] !== undefined && isSameNoun(words["nightones"], noun),
  },
  {
    group: aliveAtNight,
    fits: ({ words, noun }) =>
      words["nightlife"] !== undefined && (noun === "" || isSameNoun(words["nightlife"], noun)),
  },
  { group: swappedPlaces, fits: ({ noun, text, isMany }) => isMany && ALIKE.test(noun) && SWAPS_PLACES.test(text) },
  {
    group: beforeSpring,
    fits: ({ noun, text }) => /^snowm[ae]n$/.test(noun) && WARMTH.test(text) && !KEPT_COLD.test(text),
  },
  { group: wishedAway, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["wishedaway"] !== undefined },
  { group: memories, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["memory"] !== undefined },
  { group: suspected, fits: ({ words, isHuman, isSad }) => isHuman && !isSad && words["suspect"] !== undefined },
  { group: secretSelf, fits: ({ words, isSad }) => !isSad && words["masked"] !== undefined },
  { group: mistakenThing, fits: ({ words, isSad }) => !isSad && words["mistook"] !== undefined },
  { group: guarding, fits: ({ words, isSad }) => !isSad && words["ward"] !== undefined },
  { group: bargain, fits: ({ words, isHuman }) => isHuman && words["given"] !== undefined },
  { group: lastOfTrade, fits: ({ words, noun, isSad }) => !isSad && noun !== "" && words["lasttrade"] === noun },
  { group: lostThing, fits: ({ words, isHuman }) => isHuman && words["lost"] !== undefined },
  { group: usedAgain, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["again"] !== undefined },
  { group: talksToThings, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["talkone"] !== undefined },
  { group: followed, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["follower"] !== undefined },
  { group: undoneSpell, fits: ({ words, isHuman }) => isHuman && words["changed"] !== undefined },
  { group: familyJam, fits: ({ words, isMany }) => isMany && words["jam"] !== undefined },
  { group: noiseFound, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["noiseplace"] !== undefined },
  { group: stubbornTooth, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["tooth"] !== undefined },
  { group: unreadBook, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["unread"] !== undefined },
  { group: wrongStop, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["wrongstop"] !== undefined },
  { group: absentLight, fits: ({ words, noun }) => words["absent"] === `the ${noun}` },
  { group: unvisited, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["unvisited"] !== undefined },
  { group: onlyShy, fits: ({ words }) => words["feared"] !== undefined },
  { group: oldClaim, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["claim"] !== undefined },
  { group: minding, fits: ({ words, isHuman, isSad }) => isHuman && !isSad && words["charges"] !== undefined },
  { group: petSitting, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["pet"] !== undefined },
  { group: oddJob, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["jobwhere"] !== undefined },
  { group: strangeRole, fits: ({ words, isMany }) => !isMany && words["role"] !== undefined },
  { group: otherFate, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["fate"] !== undefined },
  { group: endless, fits: ({ words, isMany }) => !isMany && words["endless"] !== undefined },
  { group: stillDriving, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["rideold"] !== undefined },
  { group: watching, fits: ({ words }) => words["tosee"] !== undefined },
  { group: sunAndMoon, fits: ({ words, noun }) => /^(?:sun|moon)$/.test(noun) && words["skypair"] !== undefined },
  { group: fishing, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["prey"] !== undefined },
  { group: oddFood, fits: ({ words, isMany }) => !isMany && words["oddfood"] !== undefined },
  { group: oddThing, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["oddthing"] !== undefined },
  { group: oddPair, fits: ({ text, isHuman, hasOther }) => isHuman && hasOther && LODGER.test(text) },
  {
    group: ordinaryDay,
    fits: ({ text, noun, isMany }) =>
      !isMany && /^(?:king|queen|prince|princess|emperor|sultan|president)$/.test(noun) && ORDINARY.test(text),
  },
  { group: sharing, fits: ({ words, isMany }) => isMany && words["shared"] !== undefined },
  { group: refusing, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["refuse"] !== undefined },
  { group: nightToy, fits: ({ words, isHuman, isMany }) => !isHuman && !isMany && words["nighttoy"] !== undefined },
  { group: latePromise, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["promised"] !== undefined },
  { group: savingChristmas, fits: ({ words, isMany }) => !isMany && words["christmas"] !== undefined },
  {
    group: cannotLaugh,
    fits: ({ words, owns, isMany, text }) => words["ownlaugh"] !== undefined && !isMany && (owns || /clown/.test(text)),
  },
  { group: marvel, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["marvel"] !== undefined },
  { group: mending, fits: ({ words, isHuman, isMany }) => isHuman && !isMany && words["broken"] !== undefined },
  { group: voiceless, fits: ({ words, isMany, owns }) => owns && !isMany && words["voiceless"] !== undefined },
  { group: lettersOut, fits: ({ words, isMany, isSad }) => !isMany && !isSad && words["letters"] !== undefined },
  { group: unwanted, fits: ({ text, isHuman }) => !isHuman && WAITS_FOR_ONE.test(text) },
  { group: shortLove, fits: ({ isSad, words }) => isSad && words["beloved"] !== undefined },
  { group: sadEnd, fits: ({ isSad, text }) => isSad && !OWN_SADNESS.test(text) },
  { group: meanOne, fits: ({ text, isMany, owns }) => owns && !isMany && MEAN_HERO.test(text) },
  { group: awayParent, fits: ({ words, isHuman }) => isHuman && words["away"] !== undefined },
  { group: deviceGone, fits: ({ words, isHuman }) => isHuman && words["device"] !== undefined },
  { group: forOneNight, fits: ({ words }) => words["tired"] !== undefined },
  { group: oldTales, fits: ({ isHuman, hasOther, text }) => !isHuman && hasOther && TALES.test(text) },
  { group: competing, fits: ({ words, isMany, hasOther }) => words["prize"] !== undefined && (isMany || hasOther) },
  { group: pests, fits: ({ words }) => words["eaters"] !== undefined },
  { group: comesBack, fits: ({ words, isHuman }) => isHuman && words["returner"] !== undefined },
  { group: stuckAbove, fits: ({ words, isHuman }) => isHuman && words["stuck"] !== undefined },
  { group: overslept, fits: ({ text, isHuman }) => isHuman && OVERSLEPT.test(text) },
  { group: secretKindness, fits: ({ text, isHuman, isSad }) => isHuman && !isSad && KINDNESS.test(text) },
  { group: twoHomes, fits: ({ text, isHuman }) => isHuman && TWO_HOMES.test(text) },
  { group: friendGoodbye, fits: ({ text, hasOther, isHuman }) => isHuman && hasOther && GOODBYE.test(text) },
  { group: unfit, fits: ({ words, text }) => words["rather"] !== undefined || UNFIT.test(text) },
  { group: late, fits: ({ words }) => words["event"] !== undefined },
  { group: secretIngredient, fits: ({ words }) => words["dish"] !== undefined },
  { group: swapped, fits: ({ words }) => words["swap"] !== undefined },
  { group: comesAlive, fits: ({ words, isHuman }) => isHuman && words["alive"] !== undefined },
  { group: mistaken, fits: ({ words }) => words["mistakenfor"] !== undefined },
  { group: uninvited, fits: ({ words }) => words["guests"] !== undefined },
  { group: stuckFriends, fits: ({ text, isMany }) => isMany && STUCK_FRIENDS.test(text) },
  { group: strandedAnimal, fits: ({ words }) => words["stranded"] !== undefined },
  { group: smallOne, fits: ({ words }) => words["bigone"] !== undefined },
  { group: dividedRoom, fits: ({ text, hasOther, isMany }) => LINE.test(text) && (hasOther || isMany) },
  { group: mapFound, fits: ({ text }) => MAP.test(text) },
  { group: wrongWay, fits: ({ words }) => words["wrong"] !== undefined },
  { group: lostWithElder, fits: ({ text, hasOther }) => hasOther && LOST_WITH_ELDER.test(text) },
  { group: allergic, fits: ({ words, isHuman }) => !isHuman && words["allergen"] !== undefined },
  {
    group: quietLove,
    fits: ({ words, isHuman, hasOther }) => !isHuman && !hasOther && HUMS.test(words["beloved"] ?? ""),
  },
  { group: confession, fits: ({ words, isHuman, owns }) => isHuman && owns && words["harmed"] !== undefined },
  { group: tooMany, fits: ({ words }) => words["toomany"] !== undefined },
  { group: surprised, fits: ({ words }) => words["givers"] !== undefined },
  { group: closing, fits: ({ words }) => words["closing"] !== undefined },
  { group: letGo, fits: ({ words }) => words["caught"] !== undefined },
  {
    group: fondPair,
    fits: ({ text, hasOther, isSad }) =>
      hasOther && !isSad && (TO_EACH_OTHER.test(text) || (EACH_OTHER.test(text) && STAYED_AWAY.test(text))),
  },
  {
    group: strangersTogether,
    fits: ({ text, isMany, isHuman }) => (isMany || /^(?:we|our|my) /.test(text)) && isHuman && STOPPED.test(text),
  },
  { group: sickbed, fits: ({ words, isHuman, makesFor }) => isHuman && !makesFor && words["patient"] !== undefined },
  { group: secretLife, fits: ({ words, isHuman }) => isHuman && words["actors"] !== undefined },
  { group: complaint, fits: ({ words }) => words["complainers"] !== undefined },
  { group: refusal, fits: ({ words, isSad }) => !isSad && words["refused"] !== undefined },
  { group: jealous, fits: ({ words }) => words["rival"] !== undefined },
  { group: hugged, fits: ({ text }) => HUG.test(text) },
  { group: sellingInRain, fits: ({ words }) => words["ware"] !== undefined && words["rain"] !== undefined },
  {
    group: selling,
    fits: ({ words, wish, text }) =>
      words["ware"] !== undefined && (/^sell\b/.test(wish) || /\bnobody (?:buys|bought|wants|wanted)\b/.test(text)),
  },
  { group: shortage, fits: ({ words }) => words["lack"] !== undefined },
  { group: doubted, fits: ({ words, verbs }) => words["doubters"] !== undefined && WORKING.test(verbs) },
];

/** Situations of two, and of finding something: those go before what fits any idea. */
export const lateRules: readonly Rule[] = [
  { group: quirk, fits: ({ text, wish, isMany }) => wish === "" && !isMany && QUIRK.test(text) },
  { group: oddPair, fits: ({ text, hasOther }) => hasOther && ODD.test(text) },
  { group: fondPair, fits: ({ text, hasOther }) => hasOther && EACH_OTHER.test(text) },
  {
    group: foundThing,
    fits: ({ text, topicNoun }) => topicNoun !== "" && !personNoun(topicNoun) && FOUND.test(text),
  },
];
const ODD =
  /\b(?:roommate|flatmate|housemate|lodger|has to live with|had to live with|moved? in|moves in|moved in|opposites?|grumpy|strict|messy|bossy|talkative|grouchy)\b/;
const EACH_OTHER =
  /\b(?:each other|every (?:day|evening|morning|night|sunday|monday|tuesday|wednesday|thursday|friday|saturday|week|month|year|spring|summer|autumn|winter|full moon)|together|one another)\b/;
const FOUND =
  /\b(?:found|finds|discovered|inherited|received|got|was given|dug up) (?:an?|the|his|her|their) (?:[\p{L}-]+['’]s )?/u;
/** One sentence about what somebody does, and nothing of what comes of it. */
const QUIRK =
  /^there was once (?:an?|the) [^.]* (?:that|who) (?:always |never |only |secretly )?(?!was\b|were\b|had\b|could\b|wanted\b|did not\b|lost\b|got\b|found\b|met\b|went\b|became\b|fell\b|won\b|lived\b|woke\b)[a-z]*(?:ed|ang|ept|ew|ole|ate|ook|ave|old|rote|oke|ore|ugged|hrew|said|told|made|spoke)\b[^.]*\.?$/;
