import type { ClauseScene } from "../../../clause-scene.ts";
import { MAGICIAN, OPEN_LAST, sentence } from "./figures.ts";

const TOOL =
  "(?:wand|broom(?:stick)?|magic (?:wand|hat|ring|book|cloak|stone|key)|spell ?book|hat|cauldron|crystal ball|cloak)";

/** Brooms and wands that are lost or do as they like, and pupils of magic who fail. */
export const lostAndLateMagic: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:(?:had )?lost|misplaced|could not find|couldn't find|dropped|mislaid|looked for|searched (?:[a-z]+ )?for|had to (?:find|look for)|went looking for|set (?:out|off) to (?:find|look for)|discovered that|found that|noticed that)\\b[^.]*\\b${TOOL}\\b[^.]*|${TOOL} (?:had |has |was |is )?(?:run away|ran away|gone|missing|disappeared|vanished|flew away|flown away)[^.]*|asked (?:an?|the|all the|everyone|everybody)\\b[^.]*|looked for it\\b[^.]*|had to (?:find|get) it\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?=.*\\b${MAGICIAN}\\b)(?=.*\\b(?:lost|misplaced|find|found that|discovered that|noticed that|dropped|looked for|looking for|search\\w*|mislaid|run away|missing|disappeared|vanished)\\b[^.]*?\\b(?<tool>${TOOL})\\b|(?=.*\\b(?<flown>${TOOL}) (?:had |was )?(?:run away|ran away|gone|missing|disappeared|vanished|flew away)))(?:(?!.*\\b(?:asked|asks) (?:an?|the) )|(?=.*\\basked (?<helper>(?:an?|the) (?:[a-z]+ )?[a-z]+)(?= for| to| whether| if| in|[.,]| who)))(?!.*\\b(?:in the end|finally|stole\\w*|thief|thieves|child (?:found|finds)|lost (?:his|her) (?:magic|powers?)\\b)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "={Hero} looked where one always looks first: where it should have been. It was not there. Then {he} looked where it could not possibly be, and it was not there either. That was no surprise, but it took up half the day.",
        "=A thing like that does not get lost by itself. Only this one did. There was a trail, too: a scorched leaf, a toadstool with a bow tied round it, and a hare that was blue in front.",
      ],
      [
        1,
        "=“What did it look like?” asked {thehelper}. “Like a {tool},” said {hero}, “only mine.” {Thehelper} thought it over. “Then we'll begin where you were happiest with it. That's where things like to go back to.”",
        "={Hero} wrote a notice: “Lost, one {tool}. Answers to nothing.” {He} had to hang it up with a hammer and nails, quite without magic. {He} hit {his} thumb twice. So that is what it is like, thought {hero}.",
        "={Hero} wrote a notice: “Lost. Bad-tempered, but mine.” {He} had to hang it up with a hammer and nails, quite without magic. {He} hit {his} thumb twice. So that is what it is like, thought {hero}.",
        "=“When did you have it last?” asked {mate}. “If I knew that,” said {hero}, “it wouldn't be lost.” “Then let's go back to where you were happiest with it,” said {mate}. “That's where things like to go.”",
      ],
      [
        1,
        "=Without it everything took longer. The door had to be opened by its handle. The soup had to be stirred, always the same way round. By evening {hero} could light a fire with two sticks. It was a small fire, and {he} was prouder of it than of any flash of lightning.",
      ],
      [
        2,
        "=They found an umbrella that somebody had thought of as lost for good. They found a boot, a spoon, and somebody's hat. {Hero} took it all along and gave it back at every door. It is odd how people look at somebody who brings something while looking for something.",
      ],
      [
        0.4,
        "=It was getting late, and it had begun to rain. {Hero} sat down under a tree. “I never said thank you to it,” {he} said into the dark. “I always only said: up, or: quick, or: turn that into a pumpkin.” There was no answer. But something rustled up there.",
      ],
    ],
    end: [
      [
        0,
        "=It hung between two branches and did not move, like somebody who is not quite sure yet. {Hero} did not call it, and {he} did not jump. {He} took off {his} scarf and wiped the rain from the lowest bough, so that there was a dry place. After a while it came down and lay across {his} knees, and it was quite warm.",
      ],
      [
        0.6,
        "=“Thank you,” said {hero}. It gave a small jump, as if it had hiccups. And then there was a light at its tip which {he} had never seen there before, gold with a little green, just bright enough for the way home.",
      ],
      [
        0.8,
        "=These days it has a hook of its own by the door, and it is asked before it is used. Mostly it says yes. And the fire is still lit with two sticks. They both like to watch that.",
      ],
    ],
  },
  {
    by: "any",
    of: "people",
    words: sentence(
      "(?:got|had|bought|was given|received|owned|inherited) (?:an?|the|his|her) [^.]*?broom(?:stick)? (?:that|which) [^.]*|whose broom(?:stick)? (?:was|is|had|flew|refused|would|could|did|only)\\b[^.]*|(?:flew|went|only flew|only went|could only fly|only wanted to fly|was afraid|refused|would not|did not want|broke down|was broken|had a mind|did what it wanted|always turned|was (?:stubborn|lazy|old|slow)|would not fly|did not obey)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<besom>broom)(?:stick)?s?\b)(?=.*\b(?:witch|wizard|girl|boy)\b)(?=.*\b(?:broom(?:stick)?|it) (?:that |which )?(?:only )?(?<fault>flew backwards|went backwards|flew sideways|flew upside down|was afraid of heights|refused to fly|would not fly|did not want to fly|broke down|had a mind of its own|did what it wanted|was afraid of flying|was scared of heights|could only fly backwards))(?!.*\b(?:in the end|finally|run away|ran away|lost)\b)/i,
    after: [
      [
        0,
        "=It was a good broom otherwise. It had a fine handle, it swept round corners, and it purred when one put oil on it. “It'll be all right,” said {hero}, and climbed on. It was not all right. It was in the hedge.",
      ],
      [
        1,
        "=On the second day {hero} tried it with patience, and on the third with cake. The broom took the cake. The other witches flew by overhead, in a straight line, forwards, and at a great height. “Is that your broom?” they called down. “We're still getting to know each other,” called {hero}.",
      ],
      [
        1,
        "=In the shop they turned it upside down and looked at the bristles. “You could exchange it,” said the man. “We've got one that never does anything wrong.” That one stood in the corner, polished, and looked straight ahead. {Hero} felt how {his} own broom moved behind {him}, closer to the wall. “I'll think about it,” said {hero}.",
        "=In the shop they turned it upside down and looked at the bristles. “You could exchange it,” said the man. {Hero} felt how the broom moved closer to {mate}, who took hold of it as if by chance. “We'll think about it,” they said.",
      ],
      [
        0.4,
        "=Then, on the night when all of them were out, fog came down. It was as thick as porridge. One could hear them up there, how they flew straight ahead and forwards, each for herself, into trees, into towers, and into each other. After that they only called out, and the calls were getting thinner.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked at the broom, and the broom looked at {hero}. “Just as you do it,” said {hero}. “No higher, and no faster. I'll hold the lamp.” And they set off, the wrong way, close to the ground, from one hedge to the next. They knew them all. They had been inside every one of them.",
      ],
      [
        0.6,
        "=By and by they had a whole row behind them: eleven witches, each holding on to the cloak of the one in front, and all of them walking. “Mind the ditch,” said {hero}. “It's got nettles in it.” Nobody asked how {he} knew that.",
      ],
      [
        0.8,
        "=The one that never does anything wrong is still standing in the shop. {Hero} goes past it now and then, in a way of {his} own. It takes {him} a little longer than others. The broom always wants to look at the hedge once more.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:failed|could not|couldn't|got everything wrong|got (?:the )?worst|was (?:the )?(?:worst|only one|last|clumsiest)|had (?:no|failed)|went wrong|came out|never worked|did not work|kept (?:failing|going wrong|getting)|always (?:got|went|came|turned)|only [a-z]+|was (?:[a-z]+ )?(?:bad|terrible|hopeless|awful|useless|sent)|went to|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:(?:school|academy|university|college|class) (?:of|for) (?:little |young )?(?:magic|young wizards|wizards|witches|young witches|witchcraft|magicians|sorcerers|fairies|wizardry|little witches)|(?:magic|wizard|witch|fairy|magical|witches'|wizards'|wizarding) (?:school|academy|college|exam|class|lessons))\b)(?=.*\b(?:fail\w*|worst|could not|couldn't|wrong|backwards?|clumsiest|clumsy|no magic|without magic|any magic|never worked|did not work|not a single|afraid|no talent|(?:bad|terrible|hopeless|awful|useless|poor) at|control)\b)(?!.*\b(?:in the end|finally|discovered|learned|steal\w*|stole\w*|saved|disappear\w*|dark|evil|secret)\b)/i,
    after: [
      [
        0,
        "=On the first day everybody had to lift a feather. The feathers rose, thirty of them, without a sound. The desk that {hero} sat at rose, too, with {hero} on it. The feather stayed where it was.",
        "=“Light,” said the teacher, and at every desk there was a light, small and round. At {his} desk there was a smell of toast. The teacher bent down to it. “Interesting,” said the teacher. It is not a word that one likes to hear at school.",
      ],
      [
        1,
        "=After that {hero} practised at night, under the blanket. The blanket was in the next village after a week. It had to be fetched home on a cart, and it had been a long way from wanting to come.",
      ],
      [
        1,
        "=In {his} report it said: “Magic: none to speak of. Tidying up afterwards: excellent.” It was true. Nobody could get green foam out of a carpet as {he} could, and nobody knew so many things about catching newts.",
        "=“At least you're good at tidying up afterwards,” said {mate}. It was true. Nobody could get green foam out of a carpet as {hero} could, and nobody knew so many things about catching newts.",
      ],
      [
        0.4,
        "=On the day of the great exam they all stood in the hall, and the best of them began. It was a hard spell, and it had a beginning, but it had no end. The lamps went round. The walls breathed. All the teachers lifted their wands together, and said all that one says, and it got bigger.",
      ],
    ],
    end: [
      [
        0,
        "=“May I?” asked {hero}, with a bucket in {his} hand. {He} had seen a thing like that before, in small, under the blanket. {He} did not use a wand. {He} walked round it once, as one walks round a large puddle, found the edge, and rolled it up from there, like a carpet. Then {he} put a string round it.",
      ],
      [
        0.6,
        "=“Where did you learn that?” asked the oldest of the teachers, who had lost half a beard. “In everything that I got wrong,” said {hero}. “There's a lot of it. Shall I do the newts as well?”",
      ],
      [
        0.8,
        "=There is a new subject at the school. It is called “Afterwards”, and everybody has to take it. {Hero} has a desk in front now, facing the others. It still rises now and then. {He} has got used to the view.",
      ],
    ],
    of: "people",
  },
];
