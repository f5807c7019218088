import { role } from "../../subject-story.ts";

/** Before a verb: what is done by the people of the idea, and not "the man who built it" or "it was built". */
export const BY_THEM =
  "(?:^(?:[^.]|(?<=\\b(?:Mrs?|Dr|Ms))\\.){0,90}?|\\. (?:Then |So |One day,? |But |And )?(?:[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e) (?:\\p{L}+ed to |\\p{L}+ly )?)" +
  "(?<!\\b(?:(?:that|which)(?: only| always| still)?|whom|had|has|was|were|been|be|being|not|never|once|nobody|must|somebody|someone|used to|refused to|forgot to|[nN]o one|whose(?: \\p{L}+){1,3}) )(?<=^|[^\\p{L}-])";

/** Before a purpose: "to cross the lake", not "had to cross the lake" and not "to school". */
export const IN_ORDER_TO =
  "(?<!\\b(?:has|had|have|needs?|needed|wants?|wanted|how|about|going|able|used|try|tried|next|close|way|due|as|from) )to (?!school|work|bed|church|town|market|life|sleep\\b)";

/** What the idea begins with, who it is about: its first sentence tells it. */
export const BEGINS = /^(?:\S+ ){1,5}/;

/** Who is close to somebody. */
export const CLOSE =
  "grandmother|grandfather|grandma|grandpa|granny|grandad|nana|mother|father|mum|mom|dad|sister|brother|cousin|aunt|uncle|son|daughter|grandson|granddaughter|twin|husband|wife|friend|neighbour|robot|dog|cat|donkey";
/** Who does it together with the hero: "with her grandfather", "Kofi and his little sister", "Kofi and Yaw". */
export const PARTNER = [
  new RegExp(`^${role("partner", CLOSE).source} and I\\b`, "u"),
  new RegExp(`\\b(?:with|and) ${role("partner", CLOSE).source}`, "u"),
  /^[^.]*?\p{Lu}[\p{L}'’-]+ and (?<partner>\p{Lu}[\p{L}'’-]+)/u,
  /^(?:\p{L}[\p{L}'’-]* ){1,5}and (?<partner>(?:an?|the|his|her|their) (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*)(?= (?:\p{L}+ed|built|drew|wrote|made|began|put|had|threw|set|sold)(?!\p{L}))/u,
];

/** What is no person, in the source of a pattern: "a bench for the village square", "a costume for the carnival". */
export const FOR_NO_PERSON =
  "\\bfor (?:(?:the|his|her|their|its|an?|my|our|this|that) )?(?:(?!of |who |in |at |on )[\\p{L}'’-]+ ){0,3}?(?:square|village|town|city|school|park|garden|house|home|church|harbour|lake|river|sea|street|roof|balcony|forest|winter|summer|spring|autumn|race|festival|fair|contest|competition|party|birthday|wedding|world|future|museum|library|hospital|station|kitchen|room|journey|trip|storm|holidays?|market|show|play|carnival|day|night|time|years|months|weeks|hours|days|money|fun|ball|parade|concert|exhibition|christmas|halloween|easter|moon|sun)(?![\\p{L}])(?! (?:children|kids|friends?|people|teacher|keeper|driver|cat|dog))";
