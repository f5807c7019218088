import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** Ghosts, machines and things that are not as people expect them to be. */
export const oddHousemates: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:move[ds]? in(?:to)?|moved into|bought|buys|rented|inherited|took over|takes over|came to live)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:house|castle|flat|manor|villa|mill|cottage|mansion|home|inn|hotel|farmhouse|attic|apartment|tower)\b)(?:An?|The|There (?:was|is)(?: once)? (?:an?|the)|This is the story of (?:an?|the)|Story (?:about|of) an?|Old|Little)\b (?:\p{L}+ ){0,3}?ghost\b(?! (?:town|train|story|stories|hunters?|ship))/iu,
    after: [
      [
        0,
        "={Hero} did what one does in such a case. At midnight {he} groaned on the stairs, the third one from the bottom, where it echoes best. “Somebody ought to put some oil on that,” said a voice upstairs, and turned over.",
      ],
      [
        1,
        "The next night {he} took the chain. It was heavy, and it had not been used for sixty years. {He} dragged it twice round the whole house. “Did you hear that?” they asked each other at breakfast. “The heating works!” They were delighted.",
      ],
      [
        1,
        "So {he} appeared. It is a thing that one can only do when one is very angry. In the passage stood {talker} with a glass of water, and looked {him} up and down. “You're quite white,” said {mate}. “Are you cold?” And {he} got a blanket, one with ducks on it.",
        "So {he} appeared. It is a thing that one can only do when one is very angry. The smallest of them stood in the passage with a beaker and looked {him} up and down. “You're quite white,” it said. “Are you cold?” And it went to fetch its blanket, the one with the ducks on it.",
        "So {he} appeared. It is a thing that one can only do when one is very angry. Somebody came along the passage with a glass of water and looked {him} up and down. “You're quite white,” it was said. “Are you cold?” And a blanket was fetched, one with ducks on it.",
      ],
      [
        2,
        "They slammed doors that had been closed without a sound for two hundred years. They sang while they brushed their teeth. There were crumbs in places where {hero} had never even had dust.",
      ],
      [
        0.5,
        "=In the end {hero} packed: one chain, one candle, one sheet to change into. {He} moved up into the roof. It was quiet there. It was exactly as quiet as {he} had always wished it to be. {He} bore it for three nights. In the fourth {he} noticed that {he} {was} listening.",
      ],
    ],
    end: [
      [
        0,
        "=It was quiet down there as well, and that was odd. “It doesn't groan any more,” said a voice in the dark. “I can't go to sleep without it.” “That was only the stairs,” said another one. “No. That was somebody saying good night.” {Hero} sat there for quite a while. Then {he} went down, as far as the third stair, and groaned, not too loud, and as well as {he} could.",
      ],
      [
        0.6,
        "=“Good night!” it came from one room. “Good night!” it came from the next one, and so on to the very end.",
      ],
      [
        1,
        "The chain holds the swing in the garden now. And on the third stair from the bottom, neatly folded, lies the blanket with the ducks. It gets cold there at night.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is|are) (?:soon )?(?:going to be|to be|about to be|supposed to be|being|due to be) (?:replaced|scrapped|thrown (?:away|out)|switched off|recycled|sent to the (?:scrapyard|dump)|taken to the (?:scrapyard|dump)|melted down|sold for scrap)\\b[^.]*|^[^.]*?\\b(?:did not|didn't|refused to|would not) (?:want to )?(?:let (?:him|her|it) go|give (?:him|her|it) up|part with (?:him|her|it))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:robot|android|machine|computer|automaton)\b)(?=.*\b(?:replaced|scrapped|thrown (?:away|out)|switched off|recycled|scrapyard|dump|melted down|scrap)\b).*\b(?:family|families|house|home|kitchen|child(?:ren)?|girl|boy|kids|nanny|grandmother|grandfather|grandma|grandpa|school|nursery|hospital|hotel)\b/i,
    after: [
      [
        0,
        "=There was a date on a yellow label, and the label was stuck where {hero} could not read it. Everybody else could. They had become very polite all of a sudden. “Thank you,” they said, when they were handed the salt.",
      ],
      [
        1,
        "The new one already stood in the hall in its box. It could do everything, and it could do it twice as fast. That was printed on all four sides. {Hero} went there in the evening and wiped the dust off the box.",
      ],
      [
        1,
        "{He} used the time to put things in order. {He} wrote down what the new one could not know. The third stair creaks. The smallest one wants the light left on, and says that he does not. The oldest one takes two lumps of sugar and admits to one.",
      ],
      [
        2,
        "It got to be a long list. {Hero} had not known {himself} how much there was on it. There was a page on rain alone.",
        "“What are you writing?” asked {mate}. “What one has to know,” said {hero}. “Am I in it?” It was a long list. {Mate} was on every page.",
      ],
      [
        0.5,
        "=Then it was the day. The box was opened. Two men had come with a trolley and stood in the hall with their caps on. Nobody liked to look at anybody. {Hero} had polished {himself}, as one does before a journey, and handed over the list.",
      ],
    ],
    end: [
      [
        0,
        "=The new one was fast. It read the list in one second. Then it did something for which it had not been built: it read it again. “Question,” it said. “Who taught you this?” Nobody had taught it, said {hero}. One notices it. “I don't notice anything,” said the new one. “I request to be trained.” “And how long will that take?” asked the men with the trolley. The new one worked it out. “Forty years,” it said.",
      ],
      [
        0.6,
        "=The men waited for a moment, and then they took the empty box away, so as not to have come for nothing. The yellow label was stuck to it.",
      ],
      [
        1,
        "So there were two of them from then on. One was quick, and one knew. The light stays on at night. And when the sugar is passed round, there are two lumps in the one cup, and nobody has seen who put the second one in.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was|were|is|got|gets|grew|grows|had become|has become) (?:so |very |rather )?(?:tired|bored|sick|weary|fed up) (?:of|with) (?:always )?[a-z]+ing\\b(?! sick)|(?:wanted|wants|longed|dreamed|wished|decided)\\b[^.]*?\\b(?:(?:just|for) once|one day off|day off|for a change)\\b|(?:came|comes|worked|broke) (?:loose|off|free)\\b|(?:climbed|climbs|jumped|jumps|stepped|steps|slipped|crept) (?:down|off)\\b)[^.]*",
    ),
    idea: /^(?!.*\b(?:shadow|boy|girl|woman|man|computer|printer|phone|moon|sun|star|cloud|sea|river|mountain)\b)(?=.*\b(?:carousel|merry-go-round|weathercock|weather vane|statue|garden gnome|gnome|figurehead|mannequin|rocking horse|scarecrow|puppet|chess piece|cuckoo|nutcracker|snow globe)\b).*\b(?:tired|bored|sick of|weary|fed up|for once|just once|day off|for a change)\b/i,
    after: [
      [
        0,
        "=It was quite easy. That was the surprising thing about it. One only had to want it, and not to be looked at. {Hero} waited for somebody to shout. Nobody shouted. A leaf came down, and that was all.",
      ],
      [
        1,
        "The first thing that {he} noticed was that nobody said what came next. So {he} just stayed there for a bit. {He} had never done that before, either. It was very good.",
      ],
      [
        1,
        "“Where do you belong?” asked a sparrow. It was a sparrow that asked everybody that. “Over there,” said {hero}. “And why aren't you there?” {Hero} thought about it. “Because I know what it's like there.” The sparrow said that this was the best answer since Easter.",
      ],
      [
        1,
        "So {he} did it. It was not as {he} had imagined it. It was bumpier, and one had to think of everything oneself. But nobody said when it was enough, and so it was not enough for a long time.",
      ],
      [
        0.5,
        "=In the meantime it had been noticed. There was a gap where {hero} belonged, and people stood in front of the gap and put their heads on one side. Right in front was a child that had come a long way. “It's not here today,” the child was told. It did not cry. It only stayed where it was, and waved to the gap, in case.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} saw it from a distance. {He} had known for years what it is like there. But {he} had never seen it from this side, and from this side it looked like something for which one comes a long way. {He} went back the same night. It was not the same as before, since nobody had sent {him}.",
      ],
      [
        0.6,
        "=The man who looked after everything found a wet leaf in the morning, in a place where no leaf could have got to. He looked at {hero}. He looked at the leaf. Then he put it in his pocket, and he did not tighten anything that day.",
      ],
      [
        1,
        "So {hero} did what {he} had always done, day after day. Only now and then, when it was foggy and still early, there was a gap for an hour. The child knew about it. It waved to the gap all the same.",
      ],
    ],
  },
];
