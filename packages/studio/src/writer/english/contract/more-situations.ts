import { formsOf } from "../idea/goal.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

/** "was away all week": of the family, who is away. */
const awayIn: Reader = (text) => {
  const [, away = ""] =
    new RegExp(
      `\\b((?:his|her|their|my|our) ${ELDER}|(?:Mum|Mom|Dad|Daddy|Mama|Papa))\\b[^.]*?(?:\\.? (?:[Hh]e|[Ss]he) )?(?:was away|worked (?:far away|abroad|on an? (?:ship|oil rig))|drove a (?:truck|lorry)|was a (?:sailor|trucker|soldier|truck driver)|was (?:at sea|in the (?:army|navy)))\\b`,
    ).exec(text) ?? [];
  return away === "" || !/\bwait(?:ed|ing|s)?\b|\baway\b|\bmissed\b/.test(text) ? NONE : { away };
};
const ELDER = "(?:mother|father|mum|mom|dad|daddy|mummy|mommy|brother|sister|grandpa|grandma)";

/** "was late for his own wedding". */
const lateIn: Reader = (text) => {
  const [, event = ""] =
    /\b(?:was |is |came |arrived )?(?:too |always )?late (?:for|to) ((?:his|her|their|its|my|the|an?) (?:own )?(?:[a-z]+ )?[a-z]+)\b/.exec(
      text,
    ) ?? [];
  return event === "" || /\b(?:school|work|bed|bus|train)$/.test(event)
    ? NONE
    : { event: event.replace(/ own /, " ").replace(/^an? /, "the ") };
};

/** "made the best dumplings in town": what has a secret. */
const dishIn: Reader = (text) => {
  const [, dish = ""] = /\b(?:made|baked|cooked|sold) the best ([a-z]+)\b/.exec(text) ?? [];
  return dish === "" || !/\bsecret\b/.test(text) ? NONE : { dish: `the ${dish}` };
};

/** "swapped bodies with his dog". */
const swapIn: Reader = (text) => {
  const [, swap = "", after = ""] =
    /\b(?:swapped|switched|traded|changed) (?:bodies|places|roles|lives|heads) with ((?:his|her|their|my|the|an?) (?:[a-z]+ )?[a-z]+)\b|\band ((?:his|her|my|the) (?:[a-z]+ )?[a-z]+) (?:swapped|switched|traded) (?:bodies|places|roles|lives)\b/.exec(
      text,
    ) ?? [];
  const found = (swap || after).replace(/^an? /, "the ").replace(/ (?:for|and|one|at|in|from|of|on|with)$/, "");
  return found === "" || /[^s]s$/.test(found) ? NONE : { swap: found };
};

/** "touched the dinosaur bone and it woke up", "a statue that came to life". */
const aliveIn: Reader = (text) => {
  const [, touched = "", own = ""] =
    /\b(?:touched|kissed|tickled|polished|painted|drew|built|opened) (?:an?|the) ((?:[a-z]+ )?[a-z]+)\b.{0,40}?\b[Ii]t (?:woke up|came to life|came alive|began to (?:move|talk)|started to (?:move|talk))\b|\b(?:an?|the) ((?:(?:old|stone|toy|wax|stuffed|wooden) )?(?:statue|dinosaur|skeleton|toy|doll|teddy|painting|puppet|snowman|armou?r|mummy|gargoyle|scarecrow))\b (?:[a-z]+ ){0,3}?(?:woke up|came to life|came alive)\b/.exec(
      text,
    ) ?? [];
  const noun = (touched || own).replace(/ bone$/, "");
  return noun === "" ? NONE : { alive: `the ${noun}` };
};

/** "everyone thought it was a ghost". */
const mistakenIn: Reader = (text) => {
  const [, what = ""] =
    /\b(?:everyone|everybody|they|people|the (?:whole [a-z]+|villagers|others|children|neighbou?rs)) (?:all )?(?:thought|believed) (?:that )?(?:it|he|she|they) (?:was|were) (an? (?:[a-z]+ )?(?:ghost|monster|burglar|thief|dragon|wolf|alien|witch|bear|vampire|spy|robot|lion|tiger|zombie|shark|snake))\b/.exec(
      text,
    ) ?? [];
  return what === "" ? NONE : { mistakenfor: what, themistaken: what.replace(/^an? /, "the ") };
};

/** "instead of birds a squirrel family moved in". */
const guestsIn: Reader = (text) => {
  const [, expected = "", guests = ""] =
    /\binstead of (?:the )?([a-z]+s),? (?:an?|the) ((?:[a-z]+ ){0,2}?[a-z]+) (?:moved in|came to live|settled)\b/.exec(
      text,
    ) ?? [];
  return guests === "" ? NONE : { expected, guests: `the ${guests}` };
};

/** "One day the wifi stopped working". */
const deviceIn: Reader = (text) => {
  const [, device = ""] =
    /\b(?:the|our) (wifi|wi-fi|internet|tv|television|computers?|phones?) (?:suddenly |all )?(?:stopped working|was down|went down|were down|broke down|broke|disappeared|was gone|were gone|died)\b/i.exec(
      text,
    ) ?? [];
  return device === "" ? NONE : { device: `the ${device.toLowerCase()}` };
};

/** "The moon was too tired to shine": who cannot do its work. */
const tiredIn: Reader = (text) => {
  const [, tired = ""] =
    /\b(the (?:old )?(?:moon|sun|wind|rain|clock|bell|rooster|star|lighthouse|king|queen|baker|postman|teacher)) (?:was|is|fell|got) (?:too tired|ill|sick|asleep|on holiday|on strike)\b/.exec(
      text,
    ) ?? [];
  return tired === "" || !/\bhelp(?:ed|s)?\b|\binstead\b|\breplace/.test(text) ? NONE : { tired };
};

/** "would rather knit": what somebody of such a trade is not supposed to do. */
const ratherIn: Reader = (text) => {
  const [, said = ""] =
    /\b(?:would (?:much )?rather|preferred to|who (?:secretly loved to|only wanted to)) ([a-z]+(?: [a-z]+){0,3}?)(?=[.,;]| (?:rather|than|instead|and|but)\b|$)/.exec(
      text,
    ) ?? [];
  const [verb = "", ...rest] = said.split(" ");
  if (verb === "" || verb === "be") return NONE;
  const gerund = [formsOf(verb).gerund, ...rest].join(" ");
  return { rather: gerund, rathering: gerund };
};

/** "Two grandmothers compete who has the better cookies". */
const prizeIn: Reader = (text) => {
  const [, prize = ""] =
    /\b(?:compet(?:e|ed)|argued?|quarrell?ed|fought|could not agree)\b[^.]*\b(?:better|best) (cookies|pies|cakes|soups|dumplings|pancakes|jams|biscuits|tomatoes|roses|cupcakes|meatballs|noodles)\b/.exec(
      text,
    ) ?? [];
  return prize === "" ? NONE : { prize };
};

/** "our garden was eaten by slugs", "but rabbits ate all the carrots". */
const eatersIn: Reader = (text) => {
  const [, by = "", own = ""] =
    /\b(?:garden|lettuce|salad|vegetables|carrots|flowers|plants|beans|strawberries|tomatoes|cabbages?)\b[^.]*\b(?:was|were|got|is|are) (?:always |being )?eaten (?:up )?by (?:the )?([a-z]+s)\b|\b(?:the )?(slugs|snails|rabbits|caterpillars|birds|monkeys|crows|goats|mice|ants|deer|squirrels) (?:always |secretly )?(?:ate|eat) (?:up )?(?:all )?(?:the|his|her|their|our|my|everything)\b/.exec(
      text,
    ) ?? [];
  const eaters = by || own;
  return eaters === "" ? NONE : { eaters: `the ${eaters}` };
};

/** "sold his goat …, but the goat walked back every night". */
const returnerIn: Reader = (text) => {
  const [, animal = ""] =
    /\b(?:sold|gave away|had to (?:sell|give away)|left) (?:his|her|their|my|our|the) (?:old |little )?(goat|dog|donkey|cat|horse|cow|pig|sheep|camel|pony|goose|parrot)\b.*\b(?:walked|came|ran|returned|comes|swam|flew)\b[^.]*\b(?:back|home|every)\b/.exec(
      text,
    ) ?? [];
  return animal === "" ? NONE : { returner: `the ${animal}` };
};

/** "Ravi's kite got stuck in the tallest tree". */
const stuckIn: Reader = (text) => {
  const [, stuck = ""] =
    /\b(?:[\p{L}]+['’]s|the|his|her|my|their|our) (?:[a-z]+ )?(kite|ball|balloon|drone|frisbee|hat|shoe|paper plane|boomerang|toy plane) (?:got|was|is|gets) stuck (?:in|on|up) /u.exec(
      text,
    ) ?? [];
  return stuck === "" || !/\btree|roof|lamp|wire|tower|chimney\b/.test(text) ? NONE : { stuck: `the ${stuck}` };
};

/** The readers of situations at home and of marvels. */
export const moreReaders: readonly Reader[] = [
  awayIn,
  lateIn,
  dishIn,
  swapIn,
  aliveIn,
  mistakenIn,
  guestsIn,
  deviceIn,
  tiredIn,
  ratherIn,
  prizeIn,
  eatersIn,
  returnerIn,
  stuckIn,
];
