import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

const HAS_TO =
  "(?:had|needed|wanted|tried|promised|hoped|was supposed|were supposed|had (?:only )?(?:one|an|a single) [a-z]+)";
const WHEN =
  "(?:before|by|in time for|until|till) (?:midnight|sunset|sundown|dark|dawn|sunrise|morning|evening|noon|nightfall|bedtime|dinner|supper|breakfast|closing time|(?:christmas|new year)(?: eve|['’]s eve)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|it (?:was|is|got|gets) (?:too late|dark|light)|(?:the|his|her|their|its|an?) (?:[a-z'’-]+ ){0,3}?[a-z]+)\\b";
/** On foot or by whatever runs there, and not over water or through space. */
const ON_LAND =
  /^(?!.*\b(?:ships?|sail\w*|sea|ocean|boats?|ferry|harbou?r|space\w*|rockets?|planets?|moon|mars|astronauts?|plane|pilot|airport|islands?|skis?|flies|flew|fly|dinosaurs?|portal|magic|time machine|herd|burrow|nest)\b)/i;

/** What has to be done by a certain time. */
export const inTime: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      `${HAS_TO} to (?:get|be|come|go|make it|arrive|run|rush|hurry|drive|cycle|travel)\\b(?! (?:ready|rid|married|dressed|up|out of bed|better))[^.]*? ${WHEN}[^.]*`,
    ),
    idea: ON_LAND,
    after: [
      [
        0,
        "There was enough time. {Hero} had worked it out twice, and had put a quarter of an hour on top for whatever might happen. What happened took twenty minutes.",
      ],
      [
        1,
        "First everything came to a stop, and nobody could say why. {Hero} waited for as long as a polite person waits. Then {he} went on without politeness, and on foot.",
        "First nothing came, then it came and was full, and then it was the wrong one. {Hero} found that out by the scenery. {He} got off and went on, on foot.",
      ],
      [
        1,
        "“You won't make it,” said somebody at a corner, who had not even been asked. “When would I have had to be quicker?” “Ten minutes ago.” {Hero} said thank you and took the short cut. It was a short cut for cats.",
      ],
      [
        2,
        "A man with a cart full of onions listened to half a sentence and moved over. They talked about onions all the way. It is strange what one remembers afterwards.",
        "A man with a cart full of onions listened to half a sentence and moved over. {Mate} had to sit on top. They talked about onions all the way. It is strange what one remembers afterwards.",
      ],
      [
        0.4,
        "Then the time was up, and {hero} was not there yet. {He} could see it in the windows, where they were all sitting down already. {He} could have turned back now. {He} went on, and only because {his} feet were used to it.",
      ],
    ],
    end: [
      [
        0,
        "When {hero} got there at last, out of breath, with a leaf in {his} hair, nothing had begun. They were all standing about and looking at the clock. The clock was ten minutes slow. “It stopped,” they said, “all by itself,” and each of them looked in a different direction.",
      ],
      [
        0.6,
        "{Hero} wanted to explain about the standing still, and the cats, and the onions. “Later,” they said. A place had been kept free, in the middle, and somebody had put a coat on it, so that it did not look so empty.",
      ],
      [
        1,
        "Afterwards nobody could remember that anybody had been late. The clock has been ten minutes slow ever since. They have left it like that. There may always be somebody who is still on the way.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${HAS_TO} to (?:finish|bring in|harvest|bake|sew|knit|mend|repair|fix|paint|write|clean up|tidy up|put (?:it|everything) right|pick|build|cook|rebuild|restore)\\b[^.]*? ${WHEN}[^.]*`,
    ),
    after: [
      [
        0,
        "It could not be done. {Hero} worked it out on the back of an envelope, and then once more on the front. It could not be done in the time. So it was best to begin at once.",
      ],
      [
        1,
        "The first half went well. First halves do. Then something got stuck, something tore, and something that had been there in the morning was not there any more.",
      ],
      [
        1,
        "“May I?” somebody asked, and rolled up both sleeves. Then there was a second one, and a third. Who could not do it carried things; who could not carry held the lamp; and one who could do neither sang. It was not beautiful, but it was in time.",
      ],
      [
        2,
        "Nobody had a hand free for supper. It was eaten standing up, and it was the best supper for weeks.",
        "“How late is it?” asked {mate}. “Don't look,” said {hero}. Supper was eaten standing up, with one hand, and it was the best supper for weeks.",
      ],
      [
        0.4,
        "In the last hour {hero} did not look up any more. Whoever looks up sees how late it is. {He} only looked at what was in front of {him}, and it got less.",
      ],
    ],
    end: [
      [
        0,
        "Then there was nothing left. {Hero} did not notice it and went on for a while with empty hands. “It's done,” somebody said. {He} had to have it said twice.",
      ],
      [
        0.6,
        "There were exactly four minutes left. They did not know what to do with so much time. In the end they all sat down where they stood and looked at it.",
      ],
      [
        1,
        "The envelope hangs on the wall now, framed, and one can turn it round. It says on both sides that it can't be done. Underneath are the names of all who did it.",
      ],
    ],
    of: "people",
  },
];
