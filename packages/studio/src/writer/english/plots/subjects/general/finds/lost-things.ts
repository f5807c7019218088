import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { LOSABLE } from "./what-is-lost.ts";

const SEARCH = also(
  "look(?:ed|s|ing)? (?:everywhere |high and low )?for|search\\w*|find (?:it|them)|found it|get (?:it|them) back",
  "ask(?:ed|s)? (?:everybody|everyone|all[^.]*?|her [^.]*?|his [^.]*?) (?:for help|to help)|help(?:ed|s)?",
  "everywhere|all over|high and low|whole (?:town|house|family|village|day|forest)|all (?:day|night)",
);

const LOOKED_FOR =
  /\b(?:look(?:ed|s|ing)? (?:everywhere |high and low )?for|search\w*|hunt(?:ed|s)? for|find (?:it|them)|found it|ask(?:ed|s) (?:everybody|everyone|all|every|the|his|her|their)|help(?:ed|s)? (?:him|her|them|to)|went back|goes back|g[eo]t (?:it|them) back|where (?:it|they) (?:is|are|was|were|could|might)|without (?:it|them)|turns? the [a-z]+ upside|starts? in|in time)\b/i;

/** Stories of a thing that is lost and looked for. */
export const lostThings = [
  story({
    says: [phrase(`(?:lost|misplaced|dropped) ${LOSABLE}<item:thing>`), LOOKED_FOR],
    may: SEARCH,
    of: "adults",
    unless:
      /\b(?:murder\w*|killed|died|dead|never (?:found|finds)|instead of|robbed|stole\w*|thie\w+|detective|lost and found|at home|phone|swallowed|ghosts?|so (?:his|her|their|its|the) (?:[a-z]+ )?[a-z]+|it['’]s (?:in|inside|under|on)|in (?:an?|the|his|her) (?:engine|machine|dough|cake|soup|drain|sink|toilet|bath|hay|haystack|sea|ocean|river|lake|well|water|pond|pool)|war)\b/i,
    after: [
      "{Hero} felt for {theitem} and felt nothing. {He} felt again, slowly this time, as if that would help. Then {hero} emptied every pocket, and then the bag, and went through what lay there: a comb, an old ticket, a sweet. {Theitem} did not lie among them.",
      "It is strange how exactly {hero} suddenly knew {theitem}. {He} could have drawn every mark and every scratch. A day earlier {hero} had hardly given {theitem} a glance. Now {he} stood there with empty hands and saw nothing else.",
      "{Hero} walked the whole day again, backwards. {He} went to the last place first, then to the one before that, and everywhere {he} asked about {theitem}. {He} looked under benches, and shone a torch into every gap. People were kind, and shook their heads, and asked if {theitem} had been worth a lot.",
      [
        "“You're not looking by yourself,” said {talker}, and put on a coat. The two of them went on together. {Talker} asked the people on the left side and {hero} those on the right. It did not bring {theitem} back, but with {talker} there {hero} could at least breathe again.",
        "“Worth a lot?” {hero} repeated, and did not know how to answer. {Theitem} had been there on the day when all went well, and on the day when nothing did. No shop in the world had that on its shelves. “Yes,” said {hero}. “Quite a lot.”",
      ],
      "+ By the evening {hero} had written a note about {theitem}, in large letters, and had put it up nine times. A boy read one of them and asked if there was a reward. “My eternal thanks,” said {hero}. The boy thought that it was not very much.",
    ],
    end: [
      "{Hero} was about to give up when a stranger came round the corner and looked just as {hero} did: tired, dusty, and with both eyes on every face that went by. The stranger had found {theitem} early that day, and had been walking about ever since to find out whose heart was missing it. The two of them had passed each other three times.",
      "“Then this must belong here,” said the stranger, and opened one hand. There lay {theitem}, with every mark and every scratch. {Hero} could not say a word. So {hero} hugged the stranger instead, although that was not at all {his} way.",
      "{Hero} still knows where {theitem} might be at any minute of the day. But {he} looks at people now, too, when {he} is on {his} way. Some of them are looking for something. {Hero} stops, every time, and asks: “What have you lost?”",
    ],
  }),
  story({
    says: [phrase(`(?:lost|misplaced|dropped) ${LOSABLE}<item:thing>`), LOOKED_FOR],
    may: SEARCH,
    unless:
      /\b(?:murder\w*|killed|died|dead|never (?:found|finds)|instead of|robbed|stole\w*|thie\w+|detective|lost and found|swallowed|ghosts?|so (?:his|her|their|its|the) (?:[a-z]+ )?[a-z]+|it['’]s (?:in|inside|under|on)|in (?:an?|the|his|her) (?:engine|machine|dough|cake|soup|drain|sink|toilet|bath|hay|haystack|sea|ocean|river|lake|well|water|pond|pool)|war|lost property|keeper|river|sea|pond|well|lake)\b/i,
    after: [
      "{Hero} noticed it in the middle of something quite different. {He} reached for {theitem}, and there was nothing to reach for. {Hero} looked to the left and to the right and behind {him}. “Oh no,” said {hero}, and it ran cold down {his} back. {Theitem} had gone!",
      "First {hero} went back the way {he} had come, step by step, with {his} nose close to the ground. {He} found a button, a bent spoon, and a beetle who did not like to be looked at. {He} did not find {theitem}. “Think,” {hero} told {himself}. “Who saw {theitem} last?”",
      "Then {hero} asked everybody on the way. “Have you seen {item}?” {he} asked, and told them exactly what to look for. They shook their heads, and were sorry, and looked under whatever they were sitting on. There was nothing there either.",
      [
        "{Mate} searched as hard as {hero}. Where a gap was too small for {hero}, {mate} looked in, and came out with dust on the nose. In the end the two of them sat down side by side. {Hero} was near to tears about {theitem}, and {mate} moved a little closer.",
        "In the end {hero} sat down and {was} near to tears. It was not that {theitem} had cost a lot. But what {he} had lost had come along on all the good days, and on some bad ones. A new one would have to learn that first.",
      ],
      "+ {Hero} thought of the night that was coming. {Theitem} would lie out there all alone in the dark, and nobody there would know that {hero} was searching. That was worse than anything. {Hero} wiped {his} eyes, stood up, and went on looking for {theitem}.",
    ],
    end: [
      [
        "It was {mate} who looked up. All day long they had searched on the ground, because that is where lost things lie. {Mate} stopped, and stared at something above their heads, and would not go on. “What have you got?” asked {hero}. Then {hero} looked up as well.",
        "Then {hero} leaned back, because {his} neck hurt so much, and for the first time that day {he} looked up. All day long {he} had searched on the ground, because that is where lost things lie. {Hero} stared at something above {his} head, and jumped to {his} feet.",
      ],
      "On a ledge, higher than anybody steps, lay {theitem}. A kind finder had put {theitem} up there, safe and easy to see, for the one who would come back. {Hero} climbed up, hugged what {he} had been missing, and did a dance that shook the ledge.",
      "{Hero} keeps {theitem} close these days. But when {he} comes across a glove on the path, or a small lost shoe, {he} picks it up. Then {he} lays it on the nearest ledge, as high as {he} can reach. And before {he} goes on, {hero} calls out: “Look up!”",
    ],
  }),
];
