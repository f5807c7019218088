/** Phrases in which the word for a place or a vehicle means something else, or a thing that is not there. */
const OTHER_SENSES: readonly RegExp[] = [
  // Somebody teaches: "the other trains police horses".
  /\b(?:other|one|he|she|who|that|and|\p{Lu}\p{Ll}+) trains (?!(?:are|were|that|who|which|stop|run|in|on|at|to|from)\b)(?:\p{L}+ ){0,2}\p{L}+/gu,
  /(?<=\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Oo]ur) (?:[\p{L}-]+ ){0,2}\p{L}*[^s\s]) trains (?=(?:for|to|every|with|hard|in|all|day|at|his|her|the|an?)\b)/gu,
  // The weather, and no land of ice.
  /\bthe snow (?=(?:is|was|falls?|fell|lies|lay|melts?|comes?|came|has|had)\b)/giu,
  // What somebody only plays or looks like: "turn it into something different, a rocket, a pizza van".
  /\binto something (?:new|different|else|special)\b[^.!?]*/giu,
  /\b(?:dress(?:es|ed)?(?: up)? as|dressed like|disguised as|pretend(?:s|ed|ing)? (?:to be|it is|it's|that)|as if|looks? like|shaped like|costume of|made to look like|painting of|picture of|photo(?:graph)? of|drawing of|model of|postcards? (?:of|from)) (?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+/giu,
  // "A clown without a circus", "the smallest in his class".
  /\bwithout (?:an?|any|the) [\p{L}-]+/giu,
  /\b(?:others|everybody(?: else)?|everyone(?: else)?|best|only one|smallest|tallest|fastest|slowest|worst|(?:all (?:the )?)?(?:other )?(?:kids|children|boys|girls)) in (?:his|her|the|my|our|their) class\b/giu,
  // What is only heard or read from there.
  /\b(?:messages?|signals?|letters?|calls?|voices?) from (?:an?|the|some) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+/giu,
  // "Tom's father is on a submarine for six months".
  /\b(?:\p{Lu}\p{Ll}+['’]s|his|her|their|my|whose) (?:mum|mom|mother|dad|father|parents|wife|husband|brother|sister|son|daughter|uncle|aunt) (?:is|was|works?|worked)(?: away)? (?:on|in|at) (?:the|an?) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+(?= for\b|[,.;])/gu,
  /\b(?:skips?|skipped|misses|missed) (?:(?:her|his|the|a) )?(?:[\p{Ll}-]+ )?(?:class|school|lessons?|practice)\b/gu,
  /\bhome from (?:working|fighting|serving|his work|her work)? ?(?:on|in|at)? ?(?:the|an?|his|her) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+/giu,
  /\b(?:chocolate|candy|snack|gold|iron|space|tool) bar\b|\bbars? of (?:soap|chocolate|gold)\b|\b(?:bank holiday|piggy bank|snow ?bank|food bank)\b/giu,
  /\b(?:first|second|business|economy|working|world|middle)[- ]class\b|\bin a class of (?:his|her|its|their) own\b/giu,
  /\b(?:stage fright|at (?:this|that|some) stage|fair (?:play|chance|hair|share|trade)|(?:not|isn['’]t|wasn['’]t|be|is|play) fair|school of (?:fish|whales|dolphins)|tent poles?|train of thought)\b/giu,
  /\b(?:a|the) lift (?=(?:home|to|from|into|back)\b)|\b(?:give|gives|gave|given) (?:\p{L}+ )?a lift\b/giu,
  // "The warmest place on earth", "a small town football team", "a lost city" that somebody only searches for.
  /\b(?:\p{L}+est|best|most \p{L}+) (?:[\p{L}-]+ ){1,3}?(?:on earth|in the (?:whole )?(?:world|country|city|town|village))\b/giu,
  /\b(?:small|little)[- ]town (?=(?:football|soccer|basketball|hockey|team|cop|sheriff|girl|boy|baker|lawyer|band|journalist|doctor|hairdresser|mechanic|teacher|librarian|woman|man|hero)\b)/giu,
  /\b(?:search(?:es|ed|ing)?|look(?:s|ed|ing)?|hunt(?:s|ed|ing)?|quest) for (?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:lost|hidden|forgotten|golden|legendary) (?:city|town|village|temple|kingdom)(?: of \p{L}+)?/giu,
  /\b(?:city|town|village|castle|palace|house)(?= (?:at|on) the (?:bottom|floor|bed) of (?:the|a) (?:ocean|sea|lake)\b)/giu,
  /\bin room (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b/giu,
  /\bto train\b/giu,
  /(?<=\blast (?!human|person|man\b|woman|people|boy|girl)(?:[\p{L}-]+ ){1,3})on earth\b/giu,
  /\b(?:asteroid|magnetic|force) fields?\b/giu,
  // What was long ago, where somebody is no more, and whose street it is.
  /(?<=\b(?:run|runs|ran|running|fled|flees|escapes?|escaped) (?:away )?from (?:(?:her|his|their|the|an?) )?(?:own )?)(?:wedding|altar)\b/giu,
  /\b(?:he|she|they) (?:first |once |had )?\p{L}+ed (?:to |with )?(?:at|on) (?:his|her|their) wedding\b/giu,
  /\b(?:on|in|down|from) (?:our|my) (?:street|road|block)(?= who\b)/giu,
];

const COCKPIT = /\bcockpit\b/giu;
/** On board of a spaceship. */
const ON_BOARD = /\b(?:on board|aboard)\b/giu;
const OF_SPACE = /\b(?:space\w*|stars?|planets?|galaxy|moon|mars|alien\w*|orbit|astronauts?)\b/i;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a text has such phrases. */
export const otherSensesIn = (text: string): Span[] =>
  [...OTHER_SENSES, OF_SPACE.test(text) ? ON_BOARD : COCKPIT].flatMap((phrase) =>
    [...text.matchAll(phrase)].map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  );

/** A text without such phrases. */
export const withoutOtherSenses = (text: string): string =>
  otherSensesIn(text).reduce(
    (rest, { from, to }) => `${rest.slice(0, from)}${" ".repeat(to - from)}${rest.slice(to)}`,
    text,
  );
