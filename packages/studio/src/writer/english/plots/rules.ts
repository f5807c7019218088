import { protecting } from "../scripts/protecting.ts";
import type { Script } from "../scripts/script.ts";
import { mischief, wrongdoing } from "../scripts/wrongdoing.ts";
import { asked } from "./asked.ts";
import { bakingContest, match, race, schoolPlay, sillyRace, skillContest, speech, stageContest } from "./contests.ts";
import { disbelief } from "./disbelief.ts";
import { carrying, giving, growing, learning, making, shop, working } from "./doing.ts";
import { habit, unwanted, wantingOne } from "./every-day.ts";
import { forgottenDay, hatching, letter, quarrelOver, rivals, spellingBee, strike } from "./everyday.ts";
import {
  ASIDE,
  BRINGS,
  BULLIED,
  CANNOT_STOP,
  CARRIES,
  COLLECTING,
  DISBELIEVED,
  FIRST_DAY,
  FIRST_TOOTH,
  FORGOT_HOW,
  FORGOTTEN_DAY,
  FOUNDLING,
  GIFT,
  GUIDING,
  isHabit,
  isOver,
  isStuckInside,
  LAST_TIME,
  LEFT_BEHIND,
  LETTER,
  LOST_OUTDOORS,
  LOVE,
  MADE,
  MAGIC,
  NEW_BABY,
  NEW_ONE,
  NEW_PLACE,
  OUTING,
  POWER_CUT,
  PRESENT,
  PRICE,
  RIVALS,
  RUNS_AWAY,
  SPEECH,
  STORM,
  STRANDED,
  TAKES_KIN,
  TAUGHT_TO_COOK,
  TROUBLE,
  UNHAPPY,
  UNWANTED,
  WORKS,
} from "./everyday-words.ts";
import { bullied, cannotStop, firstDay, gift, leftBehind, lying, newBaby, powerCut } from "./family.ts";
import { different, fear, grief, journey, lastTime, longing, memory, missing, night } from "./feeling.ts";
import { discovery, mystery, owner, secret, seekBeing, seekPerson, seekThing } from "./finding.ts";
import { anything, care, facing, magicPrice, outing, rescue, sad, wonder } from "./helping.ts";
import { lostOutdoors } from "./lost-outdoors.ts";
import { makingFor } from "./making-for.ts";
import { isMisfit } from "./misfits.ts";
import { cheering, homecoming, lostTogether, moreAnything, reluctant } from "./more-any.ts";
import { moreCarrying, moreJourney, moreMaking, moreWorking } from "./more-doing.ts";
import { moreDiscovery, moreFear, moreLonging } from "./more-feeling.ts";
import { friendsOfTwo } from "./more-friendships.ts";
import { ownAct, ownState, ownTrouble } from "./own.ts";
import { friendship, love, newPlace, quarrel, strandedAlone, stuckTogether } from "./people.ts";
import { ambition, cooking, guiding, parting, seekWithThing, storm, teaching, telling } from "./plain.ts";
import type { Plot, PlotGroup } from "./plot.ts";
import type { PlotFacts } from "./plot-facts.ts";
import {
  COMES_HOME,
  CONTEST,
  COOKING,
  DEAD,
  DIFFERENT,
  ESCAPED_PET,
  FORGETS,
  FRIEND,
  FRIENDS_ALREADY,
  isNight,
  isOfCare,
  isOwnWrong,
  isSeeking,
  isTelling,
  NOTHING_MADE,
  OWNER,
  QUARREL,
  RELUCTANT,
  SEEKS_PLACE,
  SHOP,
  SMALL_BEING,
  SMALL_LOSS,
  SOLVING,
  STRANGE_FIND,
  TRADES,
  WONDER,
} from "./rule-words.ts";
import { runningAway } from "./running-away.ts";
import { lateRules, type Rule, situationRules } from "./situation-rules.ts";
import { collecting, firstTooth, forgotHow, foundling } from "./small-wonders.ts";
import { thirdAnything, thirdMaking } from "./third-any.ts";

const plotOf = ({ tell, end }: Script): Plot => ({ tell, climax: end.slice(0, 1), close: end.slice(1) });

const says =
  (words: RegExp) =>
  ({ main }: PlotFacts): boolean =>
    words.test(main);
const wants =
  (words: RegExp) =>
  ({ wish }: PlotFacts): boolean =>
    words.test(wish);

/** The first that fits an idea; several where the first has no words for it. */
const rules: readonly Rule[] = [
  ...situationRules,
  { group: mischief.scripts.map(plotOf), fits: ({ isWrong, isFunny }) => isWrong && isFunny },
  {
    group: lying,
    fits: ({ isWrong, actions }) =>
      isWrong && /\b(?:lie[sd]?|lying|(?:told|tells) (?:a|his|her|their) (?:\S+ )?lies?)\b/.test(actions),
  },
  { group: wrongdoing.scripts.map(plotOf), fits: (facts) => facts.isWrong && isOwnWrong(facts) },
  { group: sad, fits: ({ isSad, text }) => isSad && !DEAD.test(text) && !FORGETS.test(text) && !LAST_TIME.test(text) },
  { group: forgottenDay, fits: says(FORGOTTEN_DAY) },
  { group: forgotHow, fits: says(FORGOT_HOW) },
  {
    group: firstTooth,
    fits: ({ text, isHuman }) => isHuman && FIRST_TOOTH.test(text) && !/\b(?:plants?|planted|dentist)\b/.test(text),
  },
  { group: memory, fits: says(FORGETS) },
  { group: telling, fits: ({ text, hasOther, isHuman }) => hasOther && isHuman && isTelling(text) },
  { group: teaching, fits: ({ teaches }) => teaches },
  { group: seekWithThing, fits: (facts) => isSeeking(facts) && facts.isGoalBeing && MADE.test(facts.text) },
  {
    group: homecoming,
    fits: says(COMES_HOME),
  },
  {
    group: reluctant,
    fits: says(RELUCTANT),
  },
  { group: strandedAlone, fits: says(STRANDED) },
  { group: powerCut, fits: says(POWER_CUT) },
  { group: leftBehind, fits: ({ main }) => LEFT_BEHIND.test(main) && !/\b(?:mars|moon|planet|space)\b/.test(main) },
  { group: bullied, fits: ({ text, isWrong }) => !isWrong && BULLIED.test(text) },
  { group: stuckTogether, fits: ({ text, isMany, hasOther }) => isStuckInside(text) && (isMany || hasOther) },
  { group: strike, fits: says(/\bon strike\b/) },
  { group: hatching, fits: ({ text, isHuman }) => isHuman && /\bhatch(?:es|ed|ing)?\b/.test(text) },
  { group: spellingBee, fits: says(/\bspelling bee\b/) },
  {
    group: bakingContest,
    fits: ({ text }) =>
      CONTEST.test(text) && /\b(?:bak(?:e|ing)|cook\w*|cakes?|pies?|chili|soup|pancakes?|bread|recipe)\b/.test(text),
  },
  {
    group: sillyRace,
    fits: ({ text, isFunny, isMany }) => /\b(?:rac(?:e|es|ed|ing))\b/.test(text) && (isFunny || isMany),
  },
  {
    group: race,
    fits: ({ text }) =>
      /\b(?:race|races|raced|racing|marathon|regatta|derby|sprint|swimming (?:contest|competition)|sports day)\b/.test(
        text,
      ) && !/\b(?:quarrel|arms race)\b/.test(text),
  },
  {
    group: match,
    fits: says(
      /\b(?:goalkeeper|goalie|penalty|soccer|football|basketball|hockey|baseball|volleyball|(?:the|big|last|final) match|cup final)\b/,
    ),
  },
  {
    group: schoolPlay,
    fits: says(/\b(?:school play|lead role|theatre|theater|stage play|musical|nativity|actor|actress|puppet show)\b/),
  },
  { group: speech, fits: says(SPEECH) },
  {
    group: stageContest,
    fits: ({ text, wish }) =>
      !BRINGS.test(text) &&
      !/^(?:meet|see|hear|watch|visit)\b/.test(wish) &&
      (CONTEST.test(text) || /\b(?:choir|concert|orchestra|on stage|recital|perform\w*|band\b)/.test(text)) &&
      /\b(?:sing\w*|sang|song|danc\w*|talent|play\w*|choir|band|violin|piano|guitar|trumpet|cello|drum\w*|flute|opera|ballet|circus|juggl\w*|concert|orchestra)\b/.test(
        text,
      ),
  },
  { group: skillContest, fits: (facts) => CONTEST.test(facts.text) || wants(/^(?:win|beat|compete|enter)\b/)(facts) },
  { group: magicPrice, fits: ({ text }) => MAGIC.test(text) && PRICE.test(text) },
  { group: protecting.scripts.map(plotOf), fits: ({ isThreatened }) => isThreatened },
  { group: facing, fits: ({ hasFoe }) => hasFoe },
  {
    group: parting,
    fits: says(/\b(?:(?<!who |that )let\b[^.]{0,30}\bgo\b|set\b[^.]{0,20}\bfree\b|released?|says? goodbye to)/),
  },
  { group: guiding, fits: ({ text, hasOther }) => hasOther && GUIDING.test(text) },
  { group: lostOutdoors, fits: says(LOST_OUTDOORS) },
  {
    group: lostTogether,
    fits: says(/\b(?:got|gets?|were|was|are|is) lost in\b|\blost (?:his|her|their|our|the) way in\b/),
  },
  { group: lastTime, fits: says(LAST_TIME) },
  { group: disbelief, fits: says(DISBELIEVED) },
  { group: outing, fits: says(OUTING) },
  { group: shop, fits: says(SHOP) },
  { group: owner, fits: says(OWNER) },
  { group: quarrelOver, fits: (facts) => isOver(facts) && (facts.hasOther || facts.isMany) },
  { group: rivals, fits: (facts) => RIVALS.test(facts.text) && (facts.hasOther || facts.isMany) },
  { group: quarrel, fits: (facts) => QUARREL.test(facts.text) && (facts.hasOther || facts.isMany) },
  { group: grief, fits: says(DEAD) },
  { group: letter, fits: says(LETTER) },
  {
    group: secret,
    fits: says(
      /\b(?:hid|(?<!\bto )hides?|hidden|hiding|keeps? it secret|smuggle[ds]?)\b(?!-| (?:from|under|behind|in (?:his|her) shell))/,
    ),
  },
  { group: [...fear, ...moreFear], fits: ({ fears }) => fears },
  { group: storm, fits: says(STORM) },
  {
    group: friendsOfTwo,
    fits: ({ main, hasOther }) => hasOther && /\b(?:made friends with|befriended)\b/.test(main),
  },
  { group: love, fits: ({ main, hasOther }) => LOVE.test(main) && hasOther },
  {
    group: seekBeing,
    fits: (facts) =>
      isSeeking(facts) && facts.isGoalBeing && !facts.isGoalHuman && facts.isHuman && SMALL_BEING.test(facts.text),
  },
  { group: seekPerson, fits: (facts) => isSeeking(facts) && facts.isGoalBeing },
  {
    group: runningAway,
    fits: ({ verbs, text, isHuman }) =>
      !isHuman &&
      (/\b(?:escape|flee)\b/.test(verbs) ||
        /^(?:the |my |our |an? )?(?:[a-z]+ ){1,3}(?:escaped|ran away)\b/.test(text) ||
        RUNS_AWAY.test(text)),
  },
  {
    group: seekBeing,
    fits: (facts) => facts.isHuman && ESCAPED_PET.test(facts.text),
  },
  { group: missing, fits: ({ isLeft }) => isLeft },
  { group: collecting, fits: ({ text, topicNoun }) => topicNoun !== "" && COLLECTING.test(text) },
  { group: foundling, fits: ({ text, isHuman, hasOther }) => isHuman && hasOther && FOUNDLING.test(text) },
  { group: newBaby, fits: ({ text, isHuman }) => isHuman && NEW_BABY.test(text) },
  { group: newPlace, fits: ({ text }) => NEW_PLACE.test(text.replace(ASIDE, "")) },
  {
    group: firstDay,
    fits: ({ text, isHuman, owns }) =>
      isHuman && FIRST_DAY.test(text) && !/\bsecret\b/.test(text) && (owns || !NEW_ONE.test(text)),
  },
  { group: gift, fits: says(GIFT) },
  { group: cannotStop, fits: says(CANNOT_STOP) },
  {
    group: mystery,
    fits: ({ text, main, noun }) =>
      noun !== "thief" &&
      SOLVING.test(main) &&
      (/\b(?:detective|mystery|clues?|footprints|who (?:took|stole|ate|hid) (?:it|them|the|his|her))\b/.test(text) ||
        SMALL_LOSS.test(text)),
  },
  {
    group: rescue,
    fits: (facts) =>
      wants(/^(?:save|rescue|free|help .* (?:out|down|escape))\b/)(facts) ||
      /\b(?:rescued|freed) (?:an?|the|his|her|their)\b|\bsaved (?:an?|the|his|her|their) [^.]*\bfrom\b/.test(
        facts.actions,
      ),
  },
  { group: makingFor, fits: ({ makesFor, isSad, text }) => makesFor && !isSad && !COOKING.test(text) },
  {
    group: care,
    fits: ({ main, actions }) => !CARRIES.test(actions) && isOfCare(main),
  },
  { group: cooking, fits: ({ text }) => COOKING.test(text) && TAUGHT_TO_COOK.test(text) },
  {
    group: learning,
    fits: (facts) =>
      !facts.teaches &&
      !/\b(?:in a wheelchair|with the (?:other|big))\b/.test(facts.text) &&
      (wants(/^(?:learn|ride|skate|swim|dance|read|juggle|whistle|play)\b/)(facts) ||
        /\b(?:learn(?:s|ed|t)? (?:how )?to|practi[sc]\w+|taught|teach(?:es)?|lessons?|driving test|exam)\b/.test(
          facts.text,
        )),
  },
  {
    group: cooking,
    fits: ({ actions, wish, text }) => COOKING.test(actions) || COOKING.test(wish) || /\brecipe\b/.test(text),
  },
  { group: unwanted, fits: ({ isHuman, isMany, main }) => !isHuman && !isMany && UNWANTED.test(main) },
  {
    group: giving,
    fits: ({ main, actions, wish }) =>
      !CARRIES.test(actions) && PRESENT.test(main) && !/^(?:fly|ride|see|go|visit)\b/.test(wish),
  },
  {
    group: growing,
    fits: says(
      /\b(?:(?<!waters |watered |the )plant(?:s|ed)?|an? (?:\S+ )?garden(?! shed)|gardener|gardening|seeds?|grow(?:s)?|grew|sunflowers?|pumpkins?|flowerbed|vegetables?)\b/,
    ),
  },
  { group: wantingOne, fits: ({ isHuman, wish }) => isHuman && /^get (?:an?|(?:his|her|their|my) own) /.test(wish) },
  {
    group: [...longing, ...moreLonging],
    fits: (facts) =>
      (!facts.isHuman || /^(?:see|visit|touch|reach)\b/.test(facts.wish)) &&
      /^(?:see|fly|touch|visit|feel|taste|know|dance|sing|go|walk|travel|have|swim|live|meet|get|reach|hear|play|sleep|stay)\b/.test(
        facts.wish,
      ),
  },
  {
    group: [...carrying, ...moreCarrying],
    fits: (facts) =>
      wants(/^(?:bring|deliver|return|carry|send|put|take|fetch|scatter|give)\b/)(facts) ||
      (BRINGS.test(facts.actions) && !TAKES_KIN.test(facts.actions)) ||
      /\b(?:deliver\w*|carried|(?:brings?|brought)(?= [^.]*\b(?:to|back|home|for|across|through)\b)|postman|mailman|messenger|courier|parcel|package)\b/.test(
        facts.actions,
      ),
  },
  {
    group: seekThing,
    fits: (facts) => isSeeking(facts) && !facts.isGoalBeing && !SEEKS_PLACE.test(facts.wish),
  },
  {
    group: [...making, ...moreMaking, ...thirdMaking],
    fits: (facts) =>
      wants(/^(?:build|make(?! friends)|invent|sew|create|fix|repair|mend|carve|forge)\b/)(facts) ||
      /\b(?:build|invent|sew|carve|repair|fix|make|forge|construct)\b/.test(
        facts.wish.startsWith("make friends") || NOTHING_MADE.test(facts.text) ? "" : facts.verbs,
      ) ||
      /\b(?:mechanic|broken (?:clock|watch|toy|radio|music|bike|bicycle|piano|doll|boat|machine))\b/.test(facts.text),
  },
  {
    group: missing,
    fits: says(
      /\b(?:misse[sd](?! the (?:night|show|party|start|end|lesson|music|bus|train|boat|ferry|plane|bell|singing|noise|sound|smell|ball|goal)\b)|(?<!\balways )wait(?:s|ed|ing)(?! (?:\S+ )?for (?:it|the \w+|their turn|his turn|her turn) to\b)|away at sea|far away|went to (?:college|war|sea)|homesick|longed for|letters? from)\b/,
    ),
  },
  { group: night, fits: ({ main }) => isNight(main) },
  { group: [...discovery, ...moreDiscovery], fits: says(STRANGE_FIND) },
  {
    group: friendsOfTwo,
    fits: ({ text, hasOther }) => FRIEND.test(text) && !FRIENDS_ALREADY.test(text) && hasOther,
  },
  { group: cheering, fits: says(/\b(?:laugh|smile)s?\b(?! at)/) },
  {
    group: friendship.slice(1),
    fits: ({ main, noun }) => /\b(?:friends?|lonely)\b/.test(main) && !/^friends?$/.test(noun),
  },
  {
    group: ambition,
    fits: (facts) =>
      (facts.isHuman || /^(?:be|become) /.test(facts.wish)) &&
      wants(/^(?:be|become|fly|drive|play|run|work|study|join|race|box|conduct|compose)\b/)(facts),
  },
  { group: different, fits: says(DIFFERENT) },
  {
    group: [...journey, ...moreJourney],
    fits: (facts) =>
      wants(
        /^(?:cross|climb|go|travel|escape|sail|row|walk|leave|explore|reach|see|visit|get|fly|ride|drive|return|find the way)\b/,
      )(facts) ||
      SEEKS_PLACE.test(facts.wish) ||
      /\b(?:travel\w*|journey|sail(?:s|ed)?|set off|sets? out|explor\w*|climb(?:s|ed)?|cross(?:es|ed)?|drove|drives|voyage|flew|flies|walked|walks|wander\w*|way home|got lost|gets? lost|rode|rides)\b/.test(
        facts.text,
      ),
  },
  { group: wonder, fits: says(WONDER) },
  {
    group: moreWorking,
    fits: says(
      /\b(?:postman|mailman|postwoman|mail carrier|milkman|courier|delivers|delivered|newspapers?|paper (?:boy|girl)|street sweeper|garbage|chimney sweep)\b/,
    ),
  },
  { group: working, fits: ({ noun, main }) => WORKS.test(main) || TRADES.test(noun) },
  { group: unwanted, fits: ({ text, isHuman, isMany }) => !isHuman && !isMany && UNWANTED.test(text) },
  { group: habit, fits: ({ text, wish, owns }) => owns && wish === "" && isHabit(text) },
  ...lateRules,
  { group: ownTrouble, fits: ({ text }) => /\bmix(?:es|ed) up\b/.test(text) },
  {
    group: ownAct,
    fits: ({ wish, verbs }) =>
      !/^(?:marry|have|know|sit|use)\b/.test(wish) && !/\b(?:catch|use|hire|rob)\b/.test(verbs),
  },
  { group: ownTrouble, fits: says(TROUBLE) },
  {
    group: [...ownState, ...asked],
    fits: ({ wish, topicNoun, text }) => wish === "" && topicNoun !== "" && !UNHAPPY.test(text),
  },
  { group: ownState, fits: () => true },
  { group: [...anything, ...moreAnything, ...thirdAnything], fits: () => true },
];

/** The plots for an idea, the best first. */
export const plotsFor = (facts: PlotFacts): readonly PlotGroup[] =>
  rules.filter(({ group, fits }) => fits(facts) && !isMisfit(group, facts)).map(({ group }) => group);
