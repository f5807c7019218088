import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const BABY =
  "(?:(?:new(?:born)?|little|small|baby) )*(?:baby(?: (?:brother|sister|sibling))?|(?:new|newborn) (?:brother|sister|sibling)|newborn)";
const OPENER = "(?:the|a|an|their|one) (?:same |only |last |single )?(?:(?!bunk|window|front|tree)[a-z-]+ ){0,2}?";
const PAIR =
  "(?:friends|brothers|sisters|siblings|twins|cousins|girls|boys|children|kids|brother and (?:his |her )?(?:little |big |older |younger )?sister|sister and (?:his |her )?(?:little |big |older |younger )?brother|neighbours)";

/** A new baby, and quarrels of brothers, sisters and friends. */
export const brothersAndSisters: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:was|were|got|became|felt) (?:so |very |a bit |terribly )?(?:jealous|left out|forgotten|forgotten about|overlooked|invisible|not happy)|(?:thought|feared|believed|worried|was (?:afraid|worried|sure|scared)|felt)[^.]*?\\b(?:forgotten|forgot|love\\p{L}*|time|attention)|(?:took|got|needed|demanded) (?:all|up all) (?:of )?(?:the|his|her|their) [^.]*?\\battention|(?:had|got|was getting|was going to get|was (?:about )?to get|was expecting) (?:a|an|his|her) ${BABY}\\b|had to (?:share|give up)|(?:did not|didn't|never) (?:want|like)|wanted to (?:send|give|take|swap|sell|exchange)|only (?:cared|had time|looked|talked)|(?:did|had) no(?:t have)? time)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<baby>${BABY})\\b`,
      "kangaroos?|rabbits?|fox|bear|penguins?|elephants?|hospital|magician|flour|doll|sheep|owl|cuckoo|dinosaur egg|twins|adopt\\p{L}*|found|finds|photo|bank|monkey",
    ),
    after: [
      [
        0,
        "=The {baby} could do three things: sleep, scream, and be admired. {Hero} could do a great deal more. {Hero} could stand on one leg, say the alphabet as far as Q, and open the jar with the biscuits. Nobody came to look.",
      ],
      [
        0.79,
        "=Everybody brought something. There were eleven rattles, and seven little caps, and a silver spoon for somebody who had no teeth. “And you'll be the big one now,” the aunts said to {hero}, and looked past {him} into the cradle. “It's got the nose,” they said. They had all come to see where the nose had got to.",
      ],
      [
        0.77,
        "=So {hero} wrote a notice: “Baby, nearly new, to be given away. Loud.” It hung on the front door for a whole afternoon. The postman read it. He had three himself, he said, and put down the parcel, and went away rather quickly.",
      ],
      [
        2,
        "=Then {hero} tried it the other way round: {he} lay down on the floor, kicked, and shouted. It was not admired. “You, too?” they said at home, with grey faces, and stepped over it with the laundry.",
      ],
      [
        0.5,
        "=One evening the {baby} would not stop. They carried it up and they carried it down. They sang to it, all of them, and not the same song. They tried the silver spoon. It only got redder. “Just hold it for a moment,” they said at last, for the kettle was boiling over, and there was nobody left but {hero}.",
      ],
    ],
    end: [
      [
        0,
        "=It was heavier than it looked, and warm like a loaf of bread. It screamed right into {his} ear. {Hero} did not know any song. “A, B, C, D,” {he} began. At F the baby took a breath. At K it opened one eye. {Hero} got as far as Q and stopped, because that was as far as it went. The baby waited. It clearly wanted to know what comes next.",
      ],
      [
        0.6,
        "=It was so quiet that they all came and stood in the door. They did not look into the blanket. They looked at {hero}. “How did you do that?” they whispered. “It's quite simple,” {hero} whispered back. “But you have to be the big one.”",
      ],
      [
        0.7,
        "=By now there is somebody at home who has four teeth and knows the alphabet as far as Q. The notice is still there as well, on the inside of the cupboard. One word has been crossed out, and another has been written over it. Now it says: “Not to be given away. Loud.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:(?:fought|argued|quarrel\\p{L}*|squabbled|fell out|had a (?:big |huge |terrible )?(?:fight|quarrel|row|argument)|could not agree|disagreed)(?: [a-z]+)?(?: every(?: single)? day| all the time| constantly)? (?:over|about) (?:who (?:got|gets|was allowed to have|could have|should get|was to have|could use) )?|both wanted (?:to (?:have|ride|use|play with|sit on) )?)(?:(?<prize>${OPENER}(?:scooter|ball|kite|toy|teddy|teddy bear|doll|game|tablet|computer|remote control|remote|car|blanket|drum|guitar|book|marble|puzzle|spade|bucket|pillow|sweater|hat|cap|umbrella|necklace|chocolate|torch))|(?<bunk>${OPENER}(?:bed|bunk|top bunk|bunk bed|seat|window seat|front seat|swing|room|bedroom|trampoline|hammock|sofa|armchair|bathroom|bath|television|tv|slide|tree house|treehouse|window)))[^.]*)`,
    ),
    idea: ofChildren(
      `\\b(?:${PAIR}|and|both)\\b`,
      "talk|speak|speaking|swing decides|divorc\\p{L}*|in love|ill|sick|broke|breaks|river|lost",
    ),
    after: [
      [
        0,
        "=Each of the two had a good reason. One had been first. The other one had been first the day before, and that counts longer. They explained it to each other until the windows rattled.",
      ],
      [
        0.79,
        "=So there were rules. There was a sheet of paper, with a line down the middle, and there was an egg timer. Seven minutes for one, seven minutes for the other. It turned out that seven minutes are much longer when one is waiting. The egg timer was found in the flower pot.",
      ],
      [
        0.77,
        "=Then there was a line of chalk, right across the floor. On this side nobody from that side was allowed, and no foot, and no breath. Unluckily the door was on one side and the light switch was on the other. Towards evening it got dark, and both of them sat there and waited for someone to give in.",
      ],
      [
        1,
        "=“I'm not speaking to you.” “I'm not speaking to you, either.” “I said it first.” One can keep that up for a whole supper. The salt had to go the long way round.",
      ],
      [
        0.5,
        "=In the end {theprize} was taken away from both of them and put on top of the big cupboard, until further notice. They stood below and looked up, one on the left and one on the right. It looked rather small up there. “That's your fault,” said one. “That's your fault,” said the other. Neither of them said it very loudly.",
        "=In the end {thebunk} was closed to both of them, with red string and a notice, until further notice. They stood in front of it, one on the left and one on the right. It looked rather small behind all that string. “That's your fault,” said one. “That's your fault,” said the other. Neither of them said it very loudly.",
      ],
    ],
    end: [
      [
        0,
        "=The cupboard was too high for one. It was too high for two as well, if each of them stood on a chair of their own. But it was not too high for one chair, with one of them standing on it, and the other one on the shoulders. It wobbled a great deal. “Left,” hissed the one below. “My left or yours?” With that they had {theprize}, and were lying under it, and could not stop laughing.",
        "=The knot could not be undone by one alone. One of them would have had to pull on the left and hold on the right, and push the loop through with a third hand. With four hands it went quite well. “Left,” hissed one. “My left or yours?” After that there was a good deal more string than before, and the two of them were in it, and could not stop laughing.",
      ],
      [
        0.6,
        "=They lay on the floor, one half on this side of the line and one half on that. Nobody knew any more whose half it was. “Shall I tell you something?” said one. “I don't even want it that much, when you don't want it.” The other one thought about that. It was the same the other way round.",
      ],
      [
        0.7,
        "=They take turns now with {theprize}. It is still seven minutes, but nobody looks at the egg timer. Only the line of chalk has been drawn again, because they like to jump over it.",
        "=They take turns now with {thebunk}. It is still seven minutes, but nobody looks at the egg timer. Only the red string is still there. Sometimes, when it has been a long day, they tie themselves up in it again.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:fought|argued|quarrel\\p{L}*|squabbled|fell out|fell apart)\\b|had a (?:big |huge |terrible |stupid |silly |bad )*(?:fight|quarrel|row|argument)|(?:did not|no longer|did no longer|stopped|had stopped|refused to|would not|not)(?: even)? (?:speak(?:ing)?|talk(?:ing)?|spoke|talked|play(?:ing)?)(?: a (?:single )?word)?(?: to| with)? (?:each other|one another)|were (?:angry|furious|cross|mad) (?:with|at) (?:each other|one another))[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:best friends|two (?:[a-z]+ )?(?:friends|girls|boys|brothers|sisters|siblings|children|kids)|(?:his|her|my|their) (?:best |little |big |older |younger |twin )?(?:friend|sister|brother|cousin)|twins|siblings)\\b",
      "swing|divorc\\p{L}*|in love|land|goal|final|lift|chickens?|wallet|bank|sail|forest|woods|lost|parents|ill|sick|island|robot|farm",
    ),
    after: [
      [
        0,
        "=It had begun with something quite small. An hour later it was so big that it did not go through the door. So one of them stayed on this side, and the other one on that.",
      ],
      [
        1,
        "=It is hard work not to speak to somebody. One has to look out of the window when they come. One has to remember all day that one is cross. Twice something funny happened, a pigeon on a bald head, and then a dropped cake. Each of them turned round to the other, quite quickly, and then each turned back.",
      ],
      [
        1,
        "=Messages went by way of others. “Say that the pencil is mine.” “Say that it can be fetched.” “Say that nobody wants it now.” By the end of that day those in between were not speaking to each other, either.",
      ],
      [
        1,
        "=There had been a list of things for the free afternoon, and each of them did one half of it. One had the ball, and threw it, and ran after it. One sat on the one end of the see-saw. It was a very quiet afternoon, down there.",
      ],
      [
        0.5,
        "=Then each of them wrote a letter. It was a hard one, with all the old things in it as well. They met at the letter box, and that had not been planned. Each had an envelope behind the back. It began to rain, and there was one small roof, as wide as one and a half.",
      ],
    ],
    end: [
      [
        0,
        "=For a time there was only the rain. “What's yours about?” one of them asked the letter box. “That you're stupid,” said the other one. “And yours?” “The same. Three pages.” “Mine's only two.” “I write bigger,” said the first. It was the first thing in all that time on which they could agree.",
      ],
      [
        0.6,
        "=“What was it about, at the beginning?” Each of them knew. But when they told it, it was not the same thing. One had been angry about the one, and the other about something else. Really they had not had one quarrel, but two, and neither of them had noticed. “Then we could each say sorry for the other's,” said one.",
      ],
      [
        0.7,
        "=The letters were never posted. They made two ships out of them, a big one and a very big one, and let them go down the gutter in the rain. They ran beside them to the corner. The three pages won. They are still quarrelling about why.",
      ],
    ],
    of: "people",
  },
];
