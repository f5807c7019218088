import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isThingKind } from "../../people/thing-kinds.ts";

/** Heroes that neither eat nor sleep: robots, toasters, moons, trees. */
export const isMadeThing = ({ kind, noun }: Person): boolean => {
  const known = personNoun(noun ?? kind);
  const isKnownThing = known?.isThing === true && !known.isHuman;
  return MADE.test(kind) || isThingKind(kind) || MADE.test(noun ?? "") || isKnownThing;
};

const MADE =
  /^(?:robot|toaster|snowman|scarecrow|lamp|clock|kettle|broom|car|tractor|train|bus|ship|boat|submarine|spaceship|rocket|satellite|moon|full-moon|sun|star|cloud|lighthouse|house|mountain|volcano|umbrella|teapot|pencil|book|doll|statue|bicycle|bike|drone|computer|elevator|lift|sock|shoe|chair|deciduous-tree|tree|raindrop|drop|balloon|kite|backpack|bridge|cactus|candle|mirror|well|bell|crayon|letter|paper-sheet|pebble|stone|rope|sandwich|spoon|fork|sunflower|flower|rose|bottle|door|gate|key|suitcase|engine|fire-engine|truck|van|lorry|crane|digger|bulldozer|tram|plane|airplane|helicopter|tugboat|ferry|motorbike|scooter|vacuum-cleaner)s?$/;

/** Words of a line that only fit people and animals, in words that also fit things. */
export const withoutBody = (line: string): string =>
  PLAIN.reduce((told, [body, plain]) => told.replace(body, plain), line);

/** Whether a line says that the hero eats, sleeps, or has a body. */
export const hasBody = (line: string): boolean =>
  line
    .split(/(?<=[.!?])\s+/)
    .some(
      (sentence) => /\{(?:[Hh]ero|[Hh]e|[Hh]is|him|whom|hero's|they|their)\}/.test(sentence) && BODY.test(sentence),
    );

const BODY =
  /\b(?:ate|eat|eats|eating|drank|drink|drinks|drinking|chewed|bit into|breakfast|supper|lunch|sandwich|slept|asleep|sleep|sleeping|dreamed|dreamt|breath\w*|teeth|tongue|lips|bare feet|barefoot|stomach|cried|cry|tears|hiccups|sneez\w*|sniff\w*|swallowed|mouth|nose|ears?|cheeks|knees|blush\w*|went red|coat|shoes?|boots?|hat|cap|pockets?|shirt|scarf|jumper|sleeves?|grandmother|fingers?|thumb|hair|bed|pillow|blanket|soup|tea|coffee|hungry|thirsty|eyes shut|elbows?|throat|bath|hug(?:ged)?)\b/;

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/ before breakfast\b/g, " before sunrise"],
  [/ at breakfast\b/g, " in the morning"],
  [/ while \{he\} ate breakfast\b/g, " in the morning"],
  [/ while \{hero\} slept\b/g, " at night"],
  [/\bin \{his\} bare feet /g, ""],
  [/, and \{his\} teeth chattered/g, ""],
  [/, with \{his\} tongue between \{his\} teeth,/g, ", very carefully,"],
  [/\btook a (?:deep|long) breath\b/g, "waited for a moment"],
  [/\bbreathed out\b/g, "waited for a moment"],
  [/\bheld \{his\} breath\b/g, "kept quite still"],
  [/, out of breath\b/g, ""],
  [/, and finally \{his\} own blanket/g, ", and at last a curtain"],
  [/\blay awake\b/g, "kept watch"],
  [/ and fell asleep(?= |\.)/g, " and grew quiet"],
  [/: the brass button from \{his\} coat\b/g, ": a small brass button"],
  [/ had glue in \{his\} hair and/g, " had glue everywhere and"],
  [/\bstill had glue in \{his\} hair\b/g, "still had glue everywhere"],
  [/\bDown until \{his\} nose touched\b/g, "down until {he} touched"],
  [/\bbent down until \{his\} nose touched the ground\b/g, "bent down to the ground"],
  [/ with one finger\b/g, ""],
  [/\bHis ears were red\b/g, ""],
];

/** Animals that run ahead and lie down beside one. */
export const WALKERS =
  /^(?:dog|cat|puppy|kitten|fox|wolf|horse|pony|donkey|goat|sheep|lamb|bear|lion|tiger|elephant|deer|pig|cow|llama|camel|rabbit|hare|hedgehog|squirrel|panda|monkey|dragon|dinosaur)$/;
