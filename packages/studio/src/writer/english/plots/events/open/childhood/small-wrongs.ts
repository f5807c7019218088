import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const THING =
  "(?:(?:a|an|the|his|her|their|my|our) )(?:(?:[a-z-]+['’]s? )?(?:favou?rite |old |precious |best |beautiful |expensive |new |big |only |prized |blue |antique )*(?:mug|vase|window|plate|cup|teapot|pot|lamp|glasses|clock|bowl|mirror|jug|watch|violin|toy|trophy|snow globe|globe|figurine|jar|music box|model (?:ship|train|boat)|camera|phone|tablet|pane))";

/** What is broken and hidden, what is said that is not true, and a bad mark. */
export const smallWrongs: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:broke|breaks|smashed|knocked over|dropped|had broken|cracked|shattered) (?<broken>${THING})|(?:hid|hides|buried|glued|swept|kept|stuck|tried to (?:hide|glue|fix|mend|repair))\\b[^.]*?\\b(?:it|them|pieces|bits|shards|broken|together)|(?:blamed|blames|said (?:that )?it was|told (?:everyone|everybody|them|her parents|his parents) (?:that )?it was|was afraid to (?:tell|say)|did not dare to (?:tell|say)|told nobody|said nothing))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:broke|smashed|knocked over|dropped|had broken|broken|cracked|shattered)(?: by accident)? (?<smashed>${THING})\\b`,
      "friend['’]s|heart|ghost|genie|football|magic\\p{L}*|found out|gold\\p{L}*|neighbou?r\\p{L}*|goal|window|grandfather['’]s violin|museum|witch",
    ),
    after: [
      [
        0,
        "=It took no longer than a sneeze. Before it there was {smashed}, and after it there were eleven pieces and a very small one. It had not even been a loud noise. It only went on for so long inside the ears.",
      ],
      [
        1,
        "=“Has anything happened?” somebody called from the kitchen. “No,” {hero} called back. It was just the one word. But it was out, and now there were two things that had to be hidden, and one of them could not be pushed under anything.",
      ],
      [
        0.74,
        "=There was glue, and {hero} had ten fingers. By the evening it was in one piece again, roughly speaking, and three of the fingers were part of it. From the left it looked quite good. From the right it looked like a map. When one breathed on it, it fell apart.",
        "=There was glue, and there were plenty of fingers. By the evening it was in one piece again, roughly speaking. From the left it looked quite good. From the right it looked like a map. When one breathed on it, it fell apart.",
      ],
      [
        1,
        "=Nobody asked. That was the worst of it. They walked past the empty place on the way to breakfast and on the way to bed, and said: “Sleep well.” {Hero} slept on {his} stomach, on {his} back, and not at all. Even at school there were things in a row on a shelf, and one of them was missing.",
        "=Nobody asked. That was the worst of it. They walked past the empty place on the way to breakfast and on the way to bed, and said: “Sleep well.” {Hero} lay awake, and wherever one looked there were things standing in a row, and one of them was missing.",
      ],
      [
        0.5,
        "=On the third day the cat was scolded. It was sitting next to the empty place, and washing, and somebody put two and two together. “That was you!” The cat went on washing. Then it looked across at {hero}, for a long time, with one leg in the air. It was not angry. It only wanted to see what would come next.",
        "=On the third day it came out, and it was put down to the wind. “It must have been the draught,” they said, and shut a window that had never done anybody any harm. {Hero} looked at the window. The window looked at {hero}.",
      ],
    ],
    end: [
      [
        0,
        "=“It wasn't the others,” said {hero}. “It was me.” After that it all came out, the eleven pieces, the glue, and the “No” as well. That had been the heaviest. There was a pause which had no end to it. “And the small one?” it was asked then. “There must have been a very small piece. Have you got that, too?” {Hero} opened {his} hand. It had been in there for three days.",
        "=“It wasn't like that,” said {hero}. “It was me.” After that it all came out, the eleven pieces, the glue, and the “No” as well. That had been the heaviest. There was a pause which had no end to it. “And the small one?” it was asked then. “There must have been a very small piece. Is that still there, too?” It was still there. Somebody had been holding on to it for three days.",
      ],
      [
        0.6,
        "=They put it together once more, at the kitchen table, under the lamp, with better glue. It takes four hands: two to hold it, and two to be careful. “You know,” it was said at the seventh piece, “when I was your age, it was a soup tureen. I put it in the garden, under the roses.” “And?” asked {hero}. “It's still there. I've never told anybody before.”",
      ],
      [
        0.7,
        "={Thesmashed} is standing in its place again. From the left it looks quite good, and from the right it looks like a map. One piece is missing; it is as big as a lentil. It has been left out on purpose. One can look in there if one is very small and has something to hide.",
        "=It is standing in its place again. From the left it looks quite good, and from the right it looks like a map. Whoever knows about it turns it a little to the right when they dust. It's the side with more to tell.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:told|tells|had told|claimed|claims|said|boasted|bragged|lied|lied to|pretended)\\b(?: to)?(?: everyone| everybody| the (?:whole )?class| the others| all (?:his|her|their|the) (?:[a-z]+ )?[a-z]+| (?:his|her|their|my) (?:new |best |whole )?(?:friends?|classmates?|class|school)| at school| in school| in class| the other (?:kids|children|girls|boys)| about)+(?: that)? (?<boast>(?:he|she|they|his|her|their) (?:[a-z]+ ){0,2}?(?:was|were|had|could|is|has|can|knew|owned|lived|own|know|met)\\b[^.]*))",
    ),
    idea: /^(?=[\s\S]*\b(?:school|class|classmates?|friends?|kids|children|boys|girls|everyone|everybody)\b)(?!.*\b(?:war|ill|sick|dying|fired|lottery|princess|agent|witch|alien|detective|true|party|dead|prison|divorc\w*|office|wife|husband|sailor|captain|king|village)\b)/iu,
    after: [
      [
        0,
        "=It had only slipped out. Somebody had been telling something, and somebody else had told something bigger, and then there was a gap, and into this gap {hero} had said it. After that it was so quiet, and it was such a nice quiet, that there was no taking it back.",
      ],
      [
        0.74,
        "=One would not believe how much a thing like that eats. On the first day one sentence had been enough for it. On the second day it wanted details. “And what about at night?” they asked. “And does it hurt?” {Hero} gave it what it wanted. By Friday it needed a notebook, so as not to get mixed up.",
      ],
      [
        0.75,
        "=It was nice, too, one has to say that. There was a place kept at the window. The biggest one in the class gave up half a doughnut. {Hero} ate it, and it tasted of doughnut, and a little of something else.",
      ],
      [
        1,
        "=At home {hero} was quiet. “Is anything the matter?” they asked. Nothing was the matter. Only everything that was said there at table was quite ordinary. It was so ordinary, and so true, that one hardly dared to look at the potatoes.",
      ],
      [
        0.5,
        "=Then came the question that always comes. “Can we see it?” they asked. “On Thursday?” All of them wanted to come. {Hero} tried a cold. {He} tried a dentist, a flood, and an aunt. They were very patient. They would wait, they said, until the aunt was better. There was one who said nothing, quite at the back, and looked at the floor.",
        "=Then came the question that always comes. “Can we see it?” they asked. “On Thursday?” All of them wanted to come. {Hero} tried a cold, and a dentist, a flood, and an aunt. They were very patient. They would wait, they said, until the aunt was better.",
      ],
    ],
    end: [
      [
        0,
        "=On the Thursday they stood there, with their jackets buttoned up. {Hero} had prepared a fire. But when they were all looking, what came out of {his} mouth was something else, and it was quite short. “It isn't true,” said {hero}. “I made it up.” It went quiet again. It was not the nice quiet. Somebody could have laughed now, and somebody did take a breath for it.",
        "=On the Thursday they stood there, with their jackets buttoned up. A fire had been prepared, as an excuse. But when they were all looking, what came out was something else, and it was quite short. “It isn't true,” said {hero}. It went quiet again. It was not the nice quiet. Somebody could have laughed now, and somebody did take a breath for it.",
      ],
      [
        0.6,
        "=“I haven't got a horse, either,” said the one at the back to the floor. Everybody turned round. “My uncle isn't a stuntman,” said the biggest. “He's in insurance.” It went on like that for a good while, right round the circle. By the end there was hardly anybody left who had anything. They sat down on the kerb, since they had their jackets on already, and shared what there was: a doughnut.",
      ],
      [
        0.7,
        "=The notebook still exists. They have all written in it by now. On Fridays they read to each other out of it, and whoever has made up the biggest thing wins. Nobody has to believe it. It's much nicer like that, and it eats hardly anything.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:got|gets|had got|brought home|received|failed|wrote|was given) (?:a|an|his|her) (?:[a-z]+ )?(?:bad|poor|terrible|failing|worst|low|first bad|very bad) (?:mark|grade|report|school report|report card|test|f)\\b|failed (?:a|the|his|her) (?:[a-z]+ )?(?:test|exam)|(?:was|were) (?:afraid|scared|too afraid|too scared|ashamed) to (?:tell|show)|did not dare to (?:tell|show|go home)|hid (?:it|the (?:test|report|letter)))[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:mark|grade|report|report card|test|exam)\\b",
      "hack\\p{L}*|computer|headmaster|driving|wizard|university|medical|pregnancy|licen[cs]e",
    ),
    after: [
      [
        0,
        "=It was only a sheet of paper. But it was so heavy that the school bag hung down on one side. {Hero} took the long way home, past the pond, and then once more past the pond. The ducks had never got a mark in their lives. One could see that they slept well.",
      ],
      [
        1,
        "=There were some sentences that one could begin with. “You won't believe it.” “It's really quite funny.” “First of all: I'm in good health.” {Hero} said them all to the ducks. None of them laughed.",
      ],
      [
        1,
        "=At home {he} laid the table without being asked, and dried the dishes, and carried down the bottles. It was noticed. “What's broken?” they asked. “Nothing,” said {hero}. That was true. It was in one piece, and it was under the mattress.",
        "=At home the table was laid without anybody's being asked, and the dishes were dried. It was noticed. “What's broken?” they asked. “Nothing,” said {hero}. That was true. It was in one piece, and it was under the mattress.",
      ],
      [
        0.5,
        "=In the night the mattress had a lump in it. It was just under the ear. {Hero} turned the pillow round, and lay the wrong way up, and then lay down on the carpet. In the end {he} took the sheet and went out into the hall with it, barefoot, to find a better place. There was light in the kitchen.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody was sitting at the table and doing sums, and crossing them out again. There was a whole heap of crossed-out sheets there. “Can't you sleep, either?” it was asked. {Hero} laid the paper beside the heap. It was looked at for a long time, on the front and on the back. “At number four,” was what came then, “you weren't so far off at all. Shall I show you mine?”",
      ],
      [
        0.6,
        "=It was a form, with lines for numbers, and it had come back for the third time. “Wrong again,” it said on it, in red. {Hero} had not known that they do that to big people as well. So they did both, side by side, first number four and then line seventeen, and had something to eat with it. It was quarter past two, and there was no school in it at all.",
      ],
      [
        0.7,
        "=The next sheet was better, and the one after that was worse again. It is no longer put under the mattress. There is a magnet for it on the fridge, and another one beside it for the form. On that one, at the very top, it has said in red for some time: “Well, then.”",
      ],
    ],
    of: "people",
  },
];
