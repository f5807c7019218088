import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const COLLECTS =
  "(?:collected|collects|had collected|has collected|was collecting|kept collecting|loved collecting|loves collecting|loved to collect|loves to collect|hoarded) (?!(?:it|them|all|money|taxes|rent|debts|bodies|souls|garbage|rubbish|trash|the|from|data|recipes|clues|him|her)\\b)<items:thing>";
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|police|stole\w*|thie\w+|steals?|souls?|debts?|butterflies|bodies|war|stamp of|museum|auction|tears|memories|dreams|sounds?|smells?|scents?|words?|stories|jokes?|wishes|moments?|laugh\w*|shadows?|echoes|secrets?|noises?|voices|snow\w*|insults|compliments|kisses|friends|human stuff|stuff)\b/i;

/** Stories of those who collect things. */
export const collectors = [
  story({
    says: [phrase(COLLECTS)],
    may: [
      PAL,
      ...also(
        "each (?:of them |one )?(?:has|had|with|tells?|told) (?:a|its own|an) [a-z]+|every [a-z]+ (?:has|had) a story",
        "lonely|alone|retired|shy",
        "so full (?:of [a-z]+ )?that [^.]*|(?:can|could) hardly [^.]*|no (?:room|space|place) [^.]*",
        "bed|flat|house|apartment",
        "for (?:[a-z-]+ )*years|since (?:he|she|they) (?:was|were) [^.]*|all (?:his|her) life|one day[^.]*|in (?:boxes|jars|drawers|the attic|his house|her house)",
      ),
    ],
    of: "adults",
    unless: NOT,
    after: [
      "It had begun with a single one. {Hero} could not have said why {he} bent down for it. But then there were two of them, and two want a third. By now the {items} filled all the shelves, and the drawers, and the bath, except on Saturdays. To get to bed {hero} had to walk sideways.",
      "The neighbours tapped their foreheads. “What do you want with all those {items}?” they asked. {He} took one out and told them where it had come from, who had owned it, and what the weather had been like. The neighbours looked at their watches.",
      [
        "Only {pal} did not look at a watch. {Pal} sat between the boxes and let {hero} talk. When {hero} took one of the {items} in {his} hand, {pal} came closer. With {pal} there, it was a good evening, and {hero} dusted a whole shelf.",
        "In the evening {hero} took the {items} off a shelf, one by one, dusted them, and put them back. It was like a visit from many friends who did not say much. Now and then {hero} thought that one of them might answer, for a change. Then {he} put the kettle on for one.",
      ],
      "One day there was a letter from the landlord. {Hero} read it standing up, because there was nothing left to sit on. All the {items} had to be out by the first of the month. {Hero} wrapped the first one in paper, and unwrapped it again.",
      "+ {Hero} tried to sort the {items} into those that {he} could do without and those that {he} could not. After two days there were nine hundred and two on one side. On the other side lay a lid. It did not belong to anything, and at midnight {hero} put it back too.",
    ],
    end: [
      "Then the bell rang. A girl stood there, quite out of breath. “They say that you have everything,” she said. “My grandma can't sleep. She had one like these, when she was little, and it got lost.” She described it, with her hands. {Hero} did not need to search. Third shelf, at the back, found on a rainy Tuesday. {He} put it in her hand.",
      "In the night {hero} looked at the empty spot and waited for it to hurt. It did not. Next day there was a queue on the stairs. The girl had told people. Each was missing something, and {hero} knew where it lay, and this time no one looked at a watch.",
      "There is room in {hero}'s home now, for a table and six chairs, and they are seldom empty. {He} still collects {items}. But {he} no longer puts them on the shelf for good. {He} dusts them. {He} keeps them safe. And {he} listens for the bell.",
    ],
  }),
  story({
    says: [phrase(COLLECTS)],
    may: [
      PAL,
      ...also(
        "(?:gives?|gave) (?:one|them|it) (?:to|away)[^.]*|shar(?:e|es|ed|ing)[^.]*",
        "shiny|tiny|lost|pretty|colou?rful|beautiful|old|broken|secret|favourite|cave|nest|jars?|box(?:es)?|bed|room|pockets?",
        "every (?:day|night|morning)|all day|more and more|so many|one day[^.]*|nobody|friends?|other (?:animals|children|dragons)",
      ),
    ],
    unless: new RegExp(
      `${NOT.source}|\\b(?:so that|for (?:people|others|children|the poor)|gives? (?:it|them)|gave (?:it|them)|hangs?|hung|returns?|returned)\\b`,
      "i",
    ),
    after: [
      "{Hero} had big ones and small ones, round ones and ones with corners. Every evening {hero} counted {his} {items}, and every evening there was one more. Then {he} sighed happily, lay down on top of them, and slept rather badly, because they pinched.",
      "“May I hold one?” asked a little neighbour. “No,” said {hero}. “Just look?” “From over there,” said {hero}, and spread {his} arms in front of the {items}. The little neighbour looked from over there. Soon nobody came any more to ask.",
      [
        "{Pal} still came. But there was no place left for {pal} to sit. “Wait, not there!” cried {hero}. “Not there either! Careful!” So {pal} stood in the door for a while, on one leg, and then went away again. {Hero} did not notice it for quite some time. {He} was counting.",
        "{Hero} did not mind. {He} had {his} {items}, after all. {He} talked to them at breakfast. They never answered back, and they never wanted to play what {he} did not want to play. In fact they never wanted to play at all.",
      ],
      "Then came {hero}'s birthday. {He} arranged the {items} in a circle around a cake, and lit the candle, and waited for somebody to sing. It was very quiet. {Hero} looked round the whole circle. There had never been so many, and none of them could sing. The candle burned down, and a tear fell on the cake.",
      "+ Outside, the others went by, and were laughing about something. {Hero} pressed {his} nose to the gap. {He} would have given anything to know what it was. “Anything?” {he} thought. {He} turned round slowly and looked at {his} {items}.",
    ],
    end: [
      "{Hero} took the one that {he} liked best of all. {He} ran out before {he} could change {his} mind. “Here,” {he} said to the little neighbour, and squeezed {his} eyes shut. “It's for you. For keeps.” When {hero} opened {his} eyes again, {he} saw a smile. It was brighter than any of {his} {items}. {He} had not got one like that yet!",
      "After that there was no stopping {hero}. {He} ran from door to door with both arms full. {He} gave one to everybody, big ones and small ones, and each time {he} got a smile for it, and no two were the same. By the evening there was so much room at {his} home that all of them fitted in. And how they sang!",
      "{Hero} still collects {items}. When {he} finds one, {he} holds it up to the light. Then {he} thinks about whom it would suit. At night {he} lies in a soft bed, quite flat. There {he} counts. But it is the smiles that {he} counts now.",
    ],
  }),
];
