import { personNoun } from "../../people/person-nouns.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

const END = "(?=[.,;!?]|$| (?:and|but|because|so|in|on|at|when|who|that|until|after|for)\\b)";

/** "found out that his goldfish could count", "caught a boot that talked": what can do what. */
const marvelIn: Reader = (text) => {
  const [, marvel = "", act = ""] =
    new RegExp(
      `\\b(?:found out|discovered|noticed|realized|realised|learned|saw)(?: that)? ((?:his|her|their|the|my) (?:[a-z]+ ){0,2}?[a-z]+) could ([a-z]+(?: [a-z]+)??)${END}`,
    ).exec(text) ?? [];
  const [, thing = "", talked = "", can = ""] =
    new RegExp(
      `\\b(?:caught|found|got|bought|inherited|received|met|adopted|had|owned) an? (?:[a-z]+ ){0,2}?([a-z]+) (?:that|who|which) (?:(talked|spoke|could talk|could speak)|could ([a-z]+(?: [a-z]+)??))${END}`,
    ).exec(text) ?? [];
  const [, spoken = ""] =
    /\b(?:caught|found|got|bought|inherited|received|adopted|had|owned) an? (?:[a-z]+ )?talking (?:[a-z]+ )??([a-z]+)(?=[.,;!?]|$| (?:and|but|in|on|at|who|that|from|with)\b)/.exec(
      text,
    ) ?? [];
  const noun = thing || spoken;
  const found = marvel || (noun === "" ? "" : `the ${noun}`);
  const canact = act || can || (talked || spoken ? "talk" : "");
  const head = found.split(" ").at(-1) ?? "";
  if (
    found === "" ||
    personNoun(head)?.isHuman === true ||
    /[^s]s$/.test(head) ||
    /^(?:not|be|no|only|see|hear)\b/.test(canact)
  )
    return NONE;
  return { marvel: found, canact, ...(/^(?:talk|speak)\b/.test(canact) && { cantalk: canact }) };
};

/** "The town clock stopped and only she could fix it". */
const brokenIn: Reader = (text) => {
  const [, owner = "", noun = ""] =
    /(?:^|[.!?] |, |\b(?:when|but|and|because|day|night|morning) )((?:the|his|her|their|our|my) |\p{L}+['’]s )((?:[a-z-]+ ){0,2}?[a-z]+) (?:(?:suddenly )?(?:stopped(?= (?:on|in|at|working|turning|ticking|running|and|one|when)\b|[.,;])|broke(?: down)?)|was broken|would not start|no longer worked|did not work)\b/iu.exec(
      text,
    ) ?? [];
  const head = noun.split(" ").at(-1) ?? "";
  if (
    noun === "" ||
    personNoun(head)?.isThing === false ||
    /[^s]s$/.test(head) ||
    !/\b(?:fix|repair|mend|get it going|make it go)/.test(text)
  )
    return NONE;
  return {
    broken: /^(?:the|our) /i.test(owner) || /['’]s $/.test(owner) ? `the ${noun}` : `${owner.toLowerCase()}${noun}`,
  };
};

/** "A rooster lost his voice". */
const voiceIn: Reader = (text) => (/\blost (?:his|her|its|my) voice\b/.test(text) ? { voiceless: "voice" } : NONE);

/** "wrote postcards to Earth", by somebody lonely. */
const lettersIn: Reader = (text) => {
  const [, letters = "", to = ""] =
    /\b(?:wrote|sent|writes|threw) (?:[a-z]+ )?(letters|postcards|messages(?: in bottles)?)(?: (to (?:the )?(?:\p{Lu}\p{L}+|moon|sea|stars|world|sun|future|strangers|aliens|humans|people)))?\b/u.exec(
      text,
    ) ?? [];
  const isFar = to !== "" || /\b(?:lonely|alone|nobody|no one|never)\b/.test(text);
  return letters === "" || !isFar || /\b(?:dead|died|heaven|love letters?)\b/.test(text)
    ? NONE
    : { letters, ...(to && { lettersto: to }) };
};

/** "was very strict … found out he was only shy". */
const sternIn: Reader = (text) => {
  const [, feared = "", stern = ""] =
    /(?:^|[.!?] |\bthought(?: that)? )((?:the|their|his|her|our|my) (?:[a-z]+ ){0,2}?[a-z]+|(?:old )?Mrs?\.? \p{Lu}\p{L}+) (?:was|seemed|looked) (?:very |so |always |really |quite )?(strict|grumpy|mean|scary|rude|unfriendly|angry|grouchy|cold|gruff|creepy|stern|proud|arrogant)\b/u.exec(
      text,
    ) ?? [];
  const [, truly = ""] =
    /\b(?:found out|discovered|noticed|learned|realized|realised|understood)\b[^.]*? (?:was|is) (?:only|just|really|actually|simply|in fact) (?:very |quite )?(shy|lonely|sad|homesick|nervous|afraid|tired|heartbroken)\b/.exec(
      text,
    ) ?? [];
  if (feared === "" || truly === "") return NONE;
  const [, finders = ""] =
    /\b((?:the|his|her|their) (?:children|kids|pupils|students|girls|boys|neighbou?rs|villagers))\b/.exec(text) ?? [];
  return { feared, stern, truly, finders: finders || "the children" };
};

/** "said he was once a knight and no one believed him". */
const claimIn: Reader = (text) => {
  const [, claim = ""] =
    /\b(?:said|claimed|told everybody|told everyone|insisted|always said|swore)(?: that)? (?:he|she) (?:was|had been|used to be) (?:once |really )?(an? (?:[a-z]+ )?[a-z]+)(?: once)?(?=[.,;!?]|$| (?:and|but|when|in|before)\b)/.exec(
      text,
    ) ?? [];
  return claim === "" ? NONE : { claim };
};

/** "had to babysit her twin brothers": who is looked after. */
const chargesIn: Reader = (text) => {
  const [, charges = ""] =
    /\b(?:had to|must|promised to|was (?:asked|told|allowed) to|were (?:asked|told) to|offered to|agreed to|needed to) (?:babysit|look after|mind|take care of|watch(?: over)?|keep an eye on) ((?:his|her|their|my|the|an?) (?:[a-z]+['’]s )?(?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,;!?]|$| (?:for|while|until|all|on|over|when|and|but|during|in|at|because)\b)/.exec(
      text,
    ) ?? [];
  const head = charges.split(" ").at(-1) ?? "";
  const isLittle = /\b(?:baby|twin|little|younger|small|newborn|toddler)\b/.test(charges) || LITTLE.test(head);
  if (charges === "" || !isLittle) return NONE;
  const [, storm = ""] = /\b(?:the )?(?:big |great |terrible )?(storm|thunderstorm|snowstorm)\b/.exec(text) ?? [];
  return { charges: charges.replace(/^an? /, "the "), ...(storm && { mindstorm: `the ${storm}` }) };
};
const LITTLE =
  /^(?:baby|babies|twins|triplets|toddlers?|brothers?|sisters?|siblings|cousins?|kittens?|pupp(?:y|ies)|hamster|ducklings?|chicks|piglets?|nephews?|nieces?|grandchild(?:ren)?)$/;

/** "has to look after his grandma's parrot": an animal that belongs to somebody else. */
const petIn: Reader = (text) => {
  const [, words = ""] =
    /\b(?:had to|must|promised to|was (?:asked|told|allowed) to|offered to|agreed to) (?:look after|mind|take care of|watch(?: over)?|keep an eye on|feed) ((?:his|her|their|my|our|the) (?:[a-z]+['’]s )?(?:[a-z-]+ )?(?:parrot|dog|cat|hamster|rabbit|tortoise|turtle|guinea pig|goat|pony|budgie|canary|snake|iguana|duck|goose|hen|monkey|ferret|mouse|rat|lizard|puppy|kitten))\b/.exec(
      text,
    ) ?? [];
  return words === "" ? NONE : { pet: `the ${words.split(" ").at(-1) ?? ""}` };
};

/** "got a job at a laundromat", "works as a hairdresser". */
const jobIn: Reader = (text) => {
  const [, place = "", trade = ""] =
    /\b(?:got|found|took|started) an? (?:new )?job (?:(?:at|in|on) ((?:an?|the) (?:[a-z]+ )?[a-z]+)|as (an? (?:[a-z]+ )?[a-z]+))(?=[.,;!?]|$| (?:and|but|because|so|to|where|who|for)\b)/.exec(
      text,
    ) ?? [];
  if (place === "" && trade === "") return NONE;
  return { jobwhere: place === "" ? "at work" : `at ${place.replace(/^an? /, "the ")}` };
};

/** "became mayor". */
const roleIn: Reader = (text) => {
  const [, role = ""] =
    /\b(?:became|was elected|is elected|was made|got elected) (?:the )?(mayor|president|class president|prime minister|headmaster|headmistress|chief|judge|king for a day|queen for a day|king|queen|boss of the [a-z]+)\b/.exec(
      text,
    ) ?? [];
  return role === "" ? NONE : { role, rolebare: role.replace(/ for a day$/, "") };
};

/** "did not want to become a Halloween lantern". */
const fateIn: Reader = (text) => {
  const [, fate = ""] =
    /\b(?:did not|never|does not) (?:want(?:ed)? to|like to) (?:become|be|be turned into|be made into|turn into) (an? (?:[\p{L}-]+ ){0,2}?[a-z]+)(?=[.,;!?]|$| (?:and|but|because|so|like|any)\b)/iu.exec(
      text,
    ) ?? [];
  return fate === "" ? NONE : { fate };
};

/** "knitted a scarf that never ended". */
const endlessIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:knit(?:ted|s)?|sewed|wove|crocheted|painted|wrote|built) an? (?:[a-z]+ )?([a-z]+) (?:that|which) (?:never (?:ended|stopped|ends|stops)|did not (?:end|stop)|(?:grew|got|became) longer and longer|had no end)\b/.exec(
      text,
    ) ?? [];
  return /^(?:scarf|blanket|rope|ribbon|carpet|rug|chain|garland|shawl|sock|jumper|sweater)$/.test(noun)
    ? { endless: `the ${noun}` }
    : NONE;
};

/** "still drove his old tractor although he was 92". */
const rideIn: Reader = (text) => {
  const [, noun = ""] =
    /\bstill (?:drove|rode|went by|took) (?:his|her) (?:[a-z]+ )?(tractor|car|bus|truck|van|motorbike|motorcycle|moped|scooter)\b/.exec(
      text,
    ) ?? [];
  return noun === "" || !/\b(?:although|even though|despite|at (?:the age of )?\d|old|is \d|was \d)\b/.test(text)
    ? NONE
    : { rideold: `the ${noun}` };
};

/** "took her on a night walk to see the badgers": what shows itself seldom, and who takes one along. */
const watchIn: Reader = (text) => {
  const [, watcher = "", animals = ""] =
    /^((?:\p{Lu}\p{L}+['’]s |[Hh]is |[Hh]er |[Mm]y |[Tt]he |an? )?(?:dad|mum|mom|father|mother|grandpa|grandma|grandfather|grandmother|uncle|aunt|Dad|Mum|Mom|Grandpa|Grandma)) (?:[a-z]+ )?took (?:her|him|me|us|them|\p{Lu}\p{L}+|(?:his|her|my|the) [a-z]+) [^.]*?\bto (?:see|watch|look for|listen to) (?:the |some )?((?:wild )?(?:badgers|foxes|deer|owls|bats|beavers|hedgehogs|otters|whales|dolphins|turtles|wolves|seals|puffins|fireflies|frogs|toads|cranes))\b/u.exec(
      text,
    ) ?? [];
  return animals === ""
    ? NONE
    : {
        watcher: watcher.replace(/^an? /, "the ").replace(/^(?:His|Her|My|The) /, (own) => own.toLowerCase()),
        tosee: `the ${animals}`,
      };
};

/** The readers of marvels, broken things, messages and of people who are not what they seem. */
export const foundReaders: readonly Reader[] = [
  marvelIn,
  brokenIn,
  voiceIn,
  lettersIn,
  sternIn,
  claimIn,
  chargesIn,
  petIn,
  jobIn,
  roleIn,
  fateIn,
  endlessIn,
  rideIn,
  watchIn,
];
