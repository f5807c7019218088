import type { Place } from "../../vocabulary.ts";

/** Whether the things of an English narration show that its people are in a house, and not at the place before. */
export const isAtHome = (narration: string, before: Place): boolean => {
  if (HAS_FURNITURE.test(before) || IN_CAMP.test(narration)) return false;
  const told = narration.replace(AT_OTHER_TIMES, " ");
  if (!ON_WATER.test(before) && IS_TAKEN_IN.test(told)) return true;
  return SURE_SIGNS.some((sign) => sign.test(told)) || (!WITH_DOORS.test(before) && IN_ANY_BUILDING.test(told));
};

/** Places in which people sleep, eat and sit as they do in a house. */
const HAS_FURNITURE = /^(?:room|kitchen|castle|hall|ship|spaceship|train|laboratory|cave)$/;
/** Other buildings have doors, shelves and lamps as well. */
const WITH_DOORS = /^(?:classroom|shop|barn)$/;
/** Beds and meals in the open. */
const IN_CAMP = /\b(?:tents?|camp(?:ed|fire|site|ing)?|sleeping bags?|picnic|hammock|deckchairs?|hospital)\b/i;
/** "After supper": the meal is over. */
const AT_OTHER_TIMES =
  /\b(?:after|before|until|since|for|from|without|home to|in time for) (?:(?:his|her|their|our|my|the) )?(?:dinner|supper|breakfast|lunch|bed)\b/gi;

const OWNED = "(?:the|an?|his|her|my|our|their|its)";
const SURE_SIGNS: readonly RegExp[] = [
  /\b(?:at|over|during) (?:dinner|supper|breakfast|the (?:dinner|supper|breakfast|dining) table)\b/i,
  new RegExp(
    `\\b(?:in|into|on|onto|under|behind|beside|from|out of|(?:edge|end|foot|side|back|arm) of) ${OWNED} (?:[\\w-]+ )?(?:sofa|couch|armchair|rocking chair|mattress|duvet|quilt|carpet|rug|wardrobe|cupboard|sideboard|mantelpiece|fireplace|hearth)\\b`,
    "i",
  ),
  new RegExp(`\\b(?:edge|end|foot|side) of ${OWNED} (?:[\\w-]+ )?bed\\b`, "i"),
  /\b(?:before|by|beside|in front of) the (?:fireplace|hearth|stove)\b/i,
  /\b(?:opened|shut|closed|unlocked) the (?:[\w-]+ )?(?:wardrobe|cupboard|sideboard|fridge)\b/i,
  /\bunder (?:the|his|her|my|their) (?:[\w-]+ )?(?:blankets?|covers|bedclothes|duvet|quilt)\b/i,
  /\bpulled the (?:[\w-]+ )?(?:blankets?|covers|quilt|duvet) (?:up|over|around)\b/i,
  /\btucked (?:him|her|them|me|us) (?:in|up)\b/i,
  /\b(?:(?:washed|dried|did) the (?:dishes|plates|cups|washing-up)|(?:he|she|I|they|we) washed up)\b/i,
  /\b(?:laid|set|cleared) the table\b/i,
  /\bput down (?:his|her|my|their) (?:fork|knife|spoon|teacup|soup spoon)\b/i,
  /\b(?:his|her|my|their|the) (?:teacup|cup) (?:down )?(?:on|onto|back on) (?:the|its|his|her) saucer\b/i,
  /\bwatch(?:ed|ing) (?:the )?(?:television|TV|telly|news|cartoons)\b/i,
  /\b[Aa]t the (?:dentist|doctor|vet|hairdresser|barber|optician)['’]s\b/,
  /\bat (?:\p{Lu}\p{Ll}+|·+|(?:his|her|my|their|our) \p{Ll}+)['’]s (?:house|flat|place|home)\b/u,
  /\b(?:went|came|drove|moved) (?:\w+ )?to (?:stay (?:at|with) )?(?:his|her|my|their|our) (?:grand\w+|aunt|uncle|cousin|friend)['’]s(?= (?:for|after|every)\b|[.,;])/i,
  /\b[Ii]n (?:his|her|my|their|our) (?:[\w-]+ )?(?:flat|apartment) there (?:was|were)\b/,
  /\bboxes? in the hall\b/i,
];

/** "Hedda pulled him in by the sleeve", "put him in front of the fire"; into a boat on the water. */
const IS_TAKEN_IN =
  /\b(?:let|pulled|led|invited|brought|dragged|showed|asked) (?:him|her|them|me|us|it) in(?:side)?(?=[.,;!?]| (?:and|by|at|with|out|from)\b)|\b(?:put|sat|set|seated|placed|laid) (?:him|her|them|me|us) (?:down )?(?:in front of|by|beside|before|near) the fire\b/i;
const ON_WATER = /^(?:lake|sea|underwater)$/;

/** Where a door is knocked at or a lamp is switched off, people are inside. */
const IN_ANY_BUILDING =
  /\bthere was a (?:\w+ )?(?:knock|ring|tap(?:ping)?|bang(?:ing)?) (?:at|on) the door\b|\b(?:somebody|someone) (?:knocked|rang|banged)\b|\bthe doorbell rang\b|\b(?:switched|turned|put) (?:off|on|out) the (?:\w+ )?(?:lamps?|lights?)\b|\bon the (?:top |bottom |highest )?shel(?:f|ves)\b|\bon the (?:door ?)?mat\b|\bthe (?:kettle|clock) (?:boiled|whistled|sang|ticked|struck)\b|\b(?:sat|sitting|sat down|round) (?:at|around|down at)? ?(?:the|a) (?:\w+ )?table\b|\b(?:put|stood|set|laid) (?:it|them|the \w+|a \w+|an \w+) (?:down )?on the (?:\w+ )?table\b|\bunder the table\b|\b(?:ate|eaten|emptied) (?:\w+ ){1,3}(?:plates?|bowls?|platefuls?|helpings?) of\b/i;
