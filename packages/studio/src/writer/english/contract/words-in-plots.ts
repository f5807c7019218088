/** What few ideas have words for. */
export const OWN_GAPS =
  /\{(?:item|deed|doing|did|fact|object|foe|done|loved|sought|denied|blamed|shattered|clue1|clue2|truth|goods|smell|taker|reward|lasttool|lastdone|againsign|talkweather|talkmover|talkstill|noiseband|given[a-z]+|far|near|misfood|miscatch|mishatch|misdo|event|loser|deadline|jamway|cantalk|lettersto|mindstorm|bigday|gonepiece|brokenpiece|own[a-z]+)\}/i;
/** A choice of small moments: any that fits. */
export const MOST_VARIANTS = 9;
/** What only says where or what for. */
export const SIDE_CLAUSE = /(?<=\S )(?:where|so that) [^.;]*/g;
/** Not on Mars, and not what robots hear. */
export const OF_NATURE = /\b(?:sparrows|birds?|beetle|dew|magpies|frogs|brook|grass|wind|owl)\b/;
export const LEARNS =
  /\b(?:taught|teach(?:es)?) (?:me|us)\b|\b(?:when|until|because|who) .*\b(?:taught|teach(?:es)?)\b/i;
export const FIGURES =
  /^(?:snowman|scarecrow|ghost|robot|alien|doll|gingerbread|statue|puppet|monster|skeleton|mermaid|fairy)$/;
export const AFRAID =
  /\b(?:afraid|(?:scared|frightened)(?! (?:somebody|someone|people|everyone|everybody|him|her|them|me|the|all|others|away|off|his|my|their|children|kids))|terrified|fears?|feared)\b/i;
