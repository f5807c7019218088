import { withoutFarPeople } from "./absent-people.ts";
import { AS_OTHERS_DO, SEEMS } from "./asserted.ts";
import { withoutTalkedOf } from "./only-talked-of.ts";

/** Who is looked for, thought of, named as an owner or said to be absent is not there: "his mother's name". */
export const withoutTheSought = (text: string): string =>
  withoutTalkedOf(withoutFarPeople(text))
    .replace(AS_OTHERS_DO, " ")
    .replace(SEEMS, " ")
    .replace(TO_COME, " ")
    .replace(DAYS_OF, " ")
    .replace(OWNER_OR_ABSENT, " ")
    .replace(TOLD_THAT, " ")
    .replace(KEEPS, " ")
    .replace(BELONGS, " ")
    .replace(HAVE_GONE, " ")
    .replace(AWAY, " ")
    .replace(ILL, " ")
    .replace(DRAWN, " ")
    .replace(SENT_FOR, " ")
    .replace(NOT_YET, " ")
    .replace(SOUGHT_BY_NAME, " ")
    .replace(GOES_TO, " ")
    .replace(HAD_DONE, " ")
    .replace(
      /(?<!\bmanaged )\b(?:to (?:find|look for|search for|seek|see|reach|meet|visit)|look(?:ed|ing) (?:around |about |everywhere |round )?for|search(?:ed|ing) for|thought of|dreamed of|a picture of) (?:the|his|her|their|its|my|an?) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+(?=[.,;:!?“”]| (?:in|and|but|at|on|before|with|after|again|since|for|once)\b)/gu,
      " ",
    );

/** "I looked around for Kwame, but a young woman was on duty now". */
const SOUGHT_BY_NAME =
  /\b(?:look(?:ed|ing) (?:around |about |everywhere |round )?for|search(?:ed|ing) (?:everywhere )?for|thought of|miss(?:ed|ing)) (?:(?:Mr|Mrs|Miss|Dr)\.? )?\p{Lu}\p{Ll}+(?=[.,;:!?]| (?:and|but|in|at|on|everywhere|all)\b)/gu;

/** "Every Thursday she drove over the pass to the shepherds", "walked past the knights": not there, or not yet. */
const GOES_TO =
  /(?<=\b(?:drove|rode|went|walked|travelled|sailed|flew|cycled|set off|set out)\b[^.,;!?“”"]{0,40}) (?:to|past) (?:the|his|her|their) [\p{Ll}-]+(?=[.,;]| and\b)/gu;

/** "Her husband had sent it away": before this scene. */
const HAD_DONE =
  /\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:late )?(?:husband|wife|mother|father|parents|grandmother|grandfather|brother|sister|son|daughter|uncle|aunt) had (?:\w+ed|sent|built|bought|given|made|told|left|gone|been (?!waiting|sitting|standing|watching)|sold|taught|found|kept|brought|written|hidden|sung)\b[^.;!?]*/g;

/** "Told him that her grandmother knew", "talked about his sister Clara, who": the subject of a report is not there. */
const TOLD_THAT =
  /\b(?:sang|sung|read|wrote) [^.;!?“”"]{0,24}?(?:songs?|stor(?:y|ies)|tales?|poems?) (?:about|of) [^.;!?“”"]*|(?<=\bsaid )(?:she|he|they|it) had [^.;!?“”"]*|(?<=\b(?:told (?:[\w'’]+ ){1,3}|(?:said|knew|heard|explained|believed|thought|talked|spoke) ))(?:that|about|of) [^.;!?“”"]*/gi;

/** "Had telephoned the vet", "telephoned her neighbour Dev, who had a tractor". */
const SENT_FOR =
  /\b(?:telephoned|phoned|rang|sent for|called for|wrote to|waited for|waiting for|(?:letters?|notes?|cards?|postcards?|parcels?|[Ii]t was) from) (?:(?:an?|the|his|her|their|my) (?:[\p{Ll}-]+ ?)+)?(?:\p{Lu}\p{Ll}+)?(?:, who [^.;!?“”"]*)?/gu;

/** "Her great-aunt, who kept bees". */
const KEEPS =
  /\bwho (?:kept|owned|bred|sold|loved|hated|liked|collected|taught|looked after|was afraid of|had once) [^.,;!?“”"]*/gi;

/** "His parents sent him to his aunt". */
const AWAY =
  /\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:parents|mother|father|mum|dad) (?:had )?(?:sent|wanted|worked|lived|died|was away|were away|had gone)\b/g;

/** "On Sunday the bishop was to come": not yet. */
const TO_COME =
  /\b(?:the|an?|his|her|their|my|our) (?:[\p{Ll}-]+ )?\p{Ll}+ (?:(?:was|were) (?:to|due to|expected to|supposed to|going to)|would(?: soon| also)?) (?:come|arrive|visit|return|be there|pass through|call)\b/giu;

/** "In the days of the old king there lived a tailor". */
const DAYS_OF =
  /\b[Ii]n the (?:days?|times?|reign) of (?:the |a )?(?:[\w-]+ ){0,2}?(?:king|queen|emperor|sultan|tsar)\b/g;

/** "He drew a heron and a girl". */
const DRAWN =
  /\b(?:drew|painted|sketched)\s+(?:(?:an?|two|three|some)\s[^.;!?]*|(?:the|his|her|their|my)\s[\w-]+\s(?:as|with)\b[^.;!?]*)/g;

/** "When the hikers had gone", "afraid of mice": they are not there. */
const HAVE_GONE =
  /\b(?:when|after|once|as soon as) (?:(?:the|his|her|their|all) ){1,2}[\w-]+ (?:had|were|was) (?:gone|left|driven off)\b|\b(?:afraid|scared|terrified|frightened) of (?:[\w-]+ ?){1,2}/gi;

/** "She watched him from her window": he is outside. */
export const SEEN_FROM_WINDOW =
  /\b(?:watched|saw|looked (?:down |out )?at|waved (?:to|at)) (?:him|her|them|the [\w-]+|\p{Lu}\p{Ll}+) (?:[\w-]+ )?(?:from|through|out of) (?:the|his|her|their) (?:[\w-]+ )?windows?\b/gu;

/** "Outside Grandpa was cutting the hedge": the others are inside. */
export const SEEN_OUTSIDE =
  /(?<=^|[.!?]["”]?\s+)(?:Outside|Down (?:below|in the (?:yard|garden|street)))(?: the windows?)?,? (?:\p{Lu}\p{Ll}+|(?:the|an?|his|her|their|my|our) (?:[\p{Ll}-]+ )?\p{Ll}+) (?:was|were) \p{Ll}+ing\b[^.!?]*/gu;

/** "The twelfth boat belonged to his friend Henrik". */
const BELONGS = /\b(?:belonged|belongs) to (?:(?:an?|the|his|her|their|my) (?:[\p{Ll}-]+ ?)+)?(?:\p{Lu}\p{Ll}+)?/gu;

/** "Lotta's grandfather was ill". */
const ILL =
  /(?:\p{Lu}\p{Ll}+['’]s|\b[Hh]is|\b[Hh]er|\b[Tt]heir|\b[Tt]he) \p{Ll}+ (?:was|were|fell|lay) (?:having a baby|expecting|waiting (?:at home|for)|getting married|ill|sick|dead|away|abroad|in (?:the )?hospital|at work|at sea)\b/gu;

/** "Her husband should have been home", "next week she would take it back to him": who is not there, or not yet. */
export const NOT_YET =
  /(?<=\b(?:where|how|what|which|that) )(?:(?:the|his|her|their) )?[\w-]+ had (?!to\b)[^.,;!?“”"]*|[^.,;!?“”"]*\bshould have (?:been|come)\b[^.;!?“”"]*|(?<=\p{L}) would(?! not)\b(?:\b(?:mrs?|dr)\.|[^.;!?“”"])*/giu;

const OWNER_OR_ABSENT =
  /\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:\p{Ll}+ )?\p{Ll}+(?:['’]s (?=\p{Ll})|(?= never \p{Ll}| (?:did not|didn['’]t|never) (?:come|appear|return|show)| (?:did not|didn['’]t|was not|wasn['’]t)[.,;!]))/gu;
