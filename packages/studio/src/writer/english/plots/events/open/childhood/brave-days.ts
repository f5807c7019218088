import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren, WANTED } from "./words-of-children.ts";

const SHOWN =
  "(?:sing|speak|recite|read(?: aloud)?|perform|dance|give a (?:speech|talk|presentation)|present|hold a speech|play (?:a|the) [^.]*?(?:solo|lead|main part|main role)|say (?:a|the) poem)";
const INSTRUMENT =
  "(?:(?:the|a|an|his|her|their) )?(?:old |big |huge )?(?:violin|trumpet|tuba|drums?|drum kit|trombone|recorder|flute|clarinet|saxophone|piano|accordion|cello|bagpipes|guitar|harmonica|double bass|french horn|horn)";
const GEAR =
  "(?:new |big |thick |first |pink |red |blue |a |an |her |his |her new |his new )*(?<gear>(?:pair of )?glasses|braces|hearing aids?|an? (?:eye ?patch|plaster cast|cast))";

/** What takes a child's courage: to stand in front of others, to wear a new thing, to be the smallest, to sleep away. */
export const braveDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:was asked|was chosen|was picked|were asked|was supposed|was told|had|got|has|was|is|did not dare|was too shy|was afraid|was scared|wanted|would love) to ${SHOWN}|had stage fright|got stage fright|was given (?:a|the) solo|(?:was|were) (?:too )?(?:shy|nervous|scared|afraid))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:${SHOWN}|solo|stage fright)\\b[^.]*?\\b(?<audience>(?:the |a |his |her |their )?(?:whole |entire )?(?:school (?:choir|concert|play|festival|party|assembly|show)|school|choir|class|concert|assembly|village|audience|christmas concert|summer festival|talent show|spring concert))\\b`,
      "stammer\\p{L}*|stutter\\p{L}*|lost (?:his|her) voice|voice was gone|band|star|pop|spelling|forgot|wedding|funeral|ship|fish|frog|bird|choir of",
    ),
    after: [
      [
        0,
        "=In the bath {hero} was very good at it. The tiles joined in, and the sponge was moved to tears. But the bath would not be there. There would be {audience}, and all of them with their faces to the front.",
      ],
      [
        0.72,
        "=“You just have to imagine that they are all cabbages,” somebody said. {Hero} tried it at supper. It is not easy to eat cabbage when three cabbages are asking whether one has washed one's hands.",
        "=“You just have to imagine that they are all cabbages,” said {talker}. {Hero} tried it at supper. It is not easy to eat cabbage when other cabbages are asking whether one has washed one's hands.",
      ],
      [
        0.77,
        "={Hero} practised on things that cannot get up and leave: on the wardrobe, on the shoes, and on a cactus. The cactus had been ill for a year. It was said to look better since then.",
      ],
      [
        0.4,
        "=After that there was the first one who had ears. It was the baby from downstairs, and it screamed straight through from the first note to the last. “That was the hardest audience in the house,” said its father. “It can only get better.” Somehow that was true, and somehow it did not help.",
      ],
      [
        0.5,
        "=Then it was the day, and it was the moment, and there were eleven steps up to the front. {Hero} took ten. It had gone so quiet that one could hear the lamps. There was a row of cabbages, and behind it another one, and every one of them had eyes. {Hero} opened {his} mouth. What came out was a very small hiccup.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody laughed, quite high up, with a gurgle. It was the baby from downstairs. It was sitting in the third row on its father's knees, and was waving with both arms. It clearly knew who this was. It also knew what came now, for it took a deep breath and got ready to scream. {Hero} had to be quicker. So {he} began.",
        "=Somebody laughed, quite high up, with a gurgle. It was the baby from downstairs. It was sitting in the third row on its father's knees, and was waving with both arms. It clearly knew what came now, for it took a deep breath and got ready to scream. One had to be quicker than that. So {hero} began.",
      ],
      [
        0.6,
        "=The first bit was meant for the baby alone, and it shut its mouth and listened. The second bit went a little past it, into the fourth row. By the third it had got to the wall at the back, and there it turned round and came back, just as with the tiles. Nobody looked like a cabbage any more. They looked like people who have forgotten to breathe.",
      ],
      [
        0.7,
        "=“Weren't you afraid?” they asked afterwards. “Yes,” said {hero}. “All the time.” The cactus heard of it that same evening, in full. It had a small red bud at the top. There was a good deal of clapping, in the bath, when one hit the water with one's hand.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:got|gets|had to wear|needed|was given|has to wear|had to get|wore|was getting) ${GEAR}|(?:did not want|refused|hated|was (?:ashamed|embarrassed)) to wear (?:them|it|his|her)|hid (?:them|it|her (?:glasses|braces)|his)|(?:would not|refused to|did not want to|stopped|never) (?:smile|wear|laugh|open|smiling|smiled)|was (?:ashamed|embarrassed)|hated (?:them|it))\\b[^.]*`,
    ),
    idea: ofChildren(
      "\\b(?<worn>(?:pair of )?glasses|braces|hearing aids?|eye ?patch|plaster cast)\\b",
      "radio|submarine|grandma|grandmother|contest|magic\\p{L}*|see through|future|steal|superhero|laughed at|teased|owl|mole|broke|lost|loses|champagne",
    ),
    after: [
      [
        0,
        "=“They suit you,” people said, and looked a moment too long. {Hero} looked in the mirror from the front, from the left and from the right. It was somebody else every time. All one saw was {worn}, and a bit of somebody behind.",
        "=“It suits you,” people said, and looked a moment too long. {Hero} looked in the mirror from the front, from the left and from the right. It was somebody else every time. One saw nothing but the new thing, and a bit of somebody behind.",
      ],
      [
        0.72,
        "=There are ways of getting out of it. One can leave a thing like that on the bus. It came back with the bus. One can forget it in the fridge, behind the butter. It came back with the butter, and very cold. “You seem to be unlucky with it,” they said at home.",
      ],
      [
        0.74,
        "=So {hero} did without, at school, from the first bell to the last. {He} kept to the wall, and spoke little, and smiled at nobody. It was put down to bad temper. By Wednesday somebody had got quite used to it and said: “Don't ask that one. That one's always like that.”",
      ],
      [
        0.5,
        "=On the Friday there was a new boy at the front, with a scarf right up to his nose. It was warm in there. He did not take it off. He spoke into it, and nobody could understand him. “What's he got under there?” they whispered. {Hero} knew at once what he had got under there. One only had to look at how he was holding his head: exactly like somebody who keeps to the wall.",
      ],
    ],
    end: [
      [
        0,
        "=In the break {hero} stood beside him for some time and said nothing. Then {he} took it out of the bag, {worn}, still a bit cold from the butter, and put it where it belonged. “There,” said {hero}. “Now you.” Above the scarf there were two very round eyes. Then he pulled it down, slowly. He had far more of it than {hero}, and it glittered.",
        "=In the break {hero} stood beside him for some time and said nothing. Then out of the bag came the thing that ought to have been in its place since Monday, still a bit cold from the butter. “There,” said {hero}. “Now you.” Above the scarf there were two very round eyes. Then he pulled it down, slowly. He had far more to show than {hero}, and it glittered.",
      ],
      [
        0.6,
        "=“Does yours pinch, too?” he asked. “Only when I think of it,” said {hero}. They did not think of it. After a while there was one who wanted to try on something, and then one who had always wanted to have such a thing and was not allowed to, because there was nothing wrong with her. She was really sorry about it.",
      ],
      [
        0.7,
        "=In the mirror there is somebody whom one knows by now, from the front, from the left and from the right. Only the butter has been asked after once or twice. “Isn't there anything behind it today?” they ask at home. There's nothing behind it. It is all in front, where people can see it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:learned|learnt|learns|was learning|began|started|practi[sc]ed|played|${WANTED})(?: to)?(?: (?:learn|play|practi[sc]e|practi[sc]ing|playing|learning))*(?: to play)? (?<instrument>${INSTRUMENT})|(?:only instrument|instrument)[^.]*? (?:was|were) (?<left>${INSTRUMENT})|(?:everybody|everyone|the neighbours|the whole (?:family|house)|the dog|the cat|they all)[^.]*?\\b(?:ears|complain\\p{L}*|howl\\p{L}*|ran|flee|fled)|needed to sleep|needed (?:his|her) sleep|neighbou?rs?\\b[^.]*?\\b(?:sleep|slept|nights|complain\\p{L}*|hated|banged|knocked))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:learn\\p{L}*|practi[sc]\\p{L}*|play\\p{L}*|wants?|wanted|instrument)\\b[^.]*?\\b(?<music>${INSTRUMENT})\\b`,
      "stolen|steals?|stole|thief|street musician|orchestra plays|grandfather['’]s|inherit\\p{L}*|magic\\p{L}*|deaf|mouse|mice|bear|wolf|busker|prodigy|famous|heard it|sold|letter|old man|ghost|grandpa|ferry|star|stage fright|lost|penguin",
    ),
    after: [
      [
        0,
        "=It looked easy. One had seen others do it, with closed eyes and wavy hair. {Hero} picked up {music}, closed {his} eyes, and began. Next door something fell off a shelf.",
      ],
      [
        1,
        "=In the first week it was one note. It was not always the same one. The cat moved out to the shed. On the stairs people became very friendly. “Are you still so busy with your music?” they asked. “Yes,” said {hero}. “Ah,” they said. “Well. When one's young.”",
      ],
      [
        1,
        "=So places had to be found. In the wardrobe the coats swallowed everything, even the breath. In the cellar it sounded better, but the jam jars rattled. In the park the ducks listened for a moment and then, all together, remembered something on the other bank.",
        "=So places had to be found. “Try the wardrobe,” said {talker}, and shut the door of it. There the coats swallowed everything, even the breath. In the cellar it sounded better, but the jam jars rattled. In the park the ducks all remembered something on the other bank.",
      ],
      [
        1,
        "=At home there was a table of hours on the door of the fridge. From four to half past four, with the windows shut. At four o'clock sharp one could hear a great many front doors in the house. It is healthy, the doctor says, to take a walk every day at the same time.",
      ],
      [
        0.5,
        "=One day {hero} stopped. {He} put {music} into its case and pushed the case under the bed, as far back as it would go. Nobody had said anything. They had only all been so very friendly. At four o'clock it was quiet in the house. At five past four it was still quiet. At ten past four the bell rang.",
        "=One day {hero} stopped. It all went into its case, and the case went under the bed, as far back as it would go. Nobody had said anything. They had only all been so very friendly. At four o'clock it was quiet in the house. At five past four it was still quiet. At ten past four the bell rang.",
      ],
    ],
    end: [
      [
        0,
        "=It was the one from next door, in slippers and with his hair on end. {Hero} said sorry at once, to be on the safe side. “No, no,” said the neighbour. “It's only that I can't get to sleep.” He had to rest in the afternoon, he said, and he had got used to it. “You always go down those four steps, and then you stumble, and then you get up again. I wait for it. When you've got up again, I can sleep.”",
        "=It was the one from next door, in slippers and with his hair on end. {Hero} said sorry at once, to be on the safe side. “No, no,” said the neighbour. “But where were you? It always goes down those four steps, and then it stumbles, and then it gets up again. I wait for it. When it has got up again, I can have my nap.”",
      ],
      [
        0.6,
        "=So the case was pulled out again, and the windows were opened, all of them. {Hero} went down the four steps. At the third one there was the old stumble, and there was nobody on the stairs who was breathing. Then it got up again. Somewhere behind the wall somebody sighed and turned over. In the park a duck came back, and then a second one.",
      ],
      [
        0.7,
        "=It sounds quite different by now. There are whole pieces in it, and people hum them on the stairs. But at four o'clock, to begin with, there's always the old one with the four steps. {Music} could do it without stumbling long ago. It's left in, on account of the neighbour.",
        "=It sounds quite different by now. There are whole pieces in it, and people hum them on the stairs. But at four o'clock, to begin with, there's always the old one with the four steps. One could do it without stumbling long ago. It's left in, on account of the neighbour.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:${WANTED} (?:be|become|play|play as|join|try out))[^.]*?\\b(?:goalkeeper|goalie|striker|football|soccer|basketball|handball|volleyball|hockey|team|captain)|(?:was|were|is) (?:always )?(?:the )?(?:smallest|shortest|slowest|worst|weakest|last (?:one )?(?:to be )?(?:picked|chosen))|(?:was|were) (?:too|far too|much too) (?:small|short|little|slow)|(?:let in|lets in|missed|scored) [^.]*?\\b(?:goals?|penalt\\p{L}+|own goal)|(?:did not|no longer) want(?:ed)? to play|(?:nobody|no one) (?:wanted|picked|chose|passed)|always (?:had to )?s[ia]t on the bench)[^.]*`,
    ),
    idea: ofChildren(
      "\\b(?:goalkeeper|goalie|striker|football|soccer|basketball|handball|volleyball|hockey|team|sports day)\\b",
      "final|teenage|coach|trophy|goat|season|prison|nightmares?|retired|wheelchair|village where|country|world cup|dog|twin\\p{L}*|hid(?:es)?|league|star|scout|ballet|injur\\p{L}+|substitute|bench",
    ),
    after: [
      [
        0,
        "=When they picked the teams, {hero} knew the order by heart. First came the long ones, and then the fast ones. Then came the one who owned the ball. After that there was a pause, in which both sides looked at the sky. Then it was {hero}.",
      ],
      [
        1,
        "=“Stand where you don't get in the way,” they said. {Hero} was good at that. But the ball was not. It found {him} wherever {he} stood, with the stomach, with the ear, and once with both, because it bounced. “Not like that!” they all shouted. Nobody said like what.",
      ],
      [
        0.72,
        "=So {hero} practised behind the garages. There was a wall, and a wall is fair. It gives back exactly what it gets. In the first week it was always the wall that won. By the third it was nearly a draw. A man who was washing his car there began to keep the score on the windscreen.",
        "=So {hero} practised behind the garages with {talker}. There was a wall, and a wall is fair. It gives back exactly what it gets. In the first week it was always the wall that won. By the third it was nearly a draw.",
      ],
      [
        0.75,
        "=It is a matter of looking, {hero} found out. A ball says beforehand where it wants to go. One only has to look at the foot, and not at the face. Faces tell all sorts of things. Feet cannot lie; they have not got the time.",
      ],
      [
        0.5,
        "=Then there was a match against the ones from across the river, and those were all long ones. By half-time it was four to nothing. The keeper had hurt his thumb, and nobody wanted to stand in there. Both sides looked at the sky. “I will,” said {hero}. They looked at the clock, and at the goal, and how high it was. “Well, it makes no difference now,” said somebody.",
      ],
    ],
    end: [
      [
        0,
        "=The first ball came from a very long one with a very wild face. {Hero} did not look at the face. {He} looked at the foot, and went to the left, before there was any reason for it. It hit {him} in the stomach, as always. But this time that was exactly right. It was quiet for a moment. Then somebody behind the goal wrote something on a windscreen.",
        "=The first ball came from a very long one with a very wild face. {Hero} did not look at the face. One looks at the foot, and goes to the left, before there is any reason for it. There was a thud, as always. But this time it was exactly right. It was quiet for a moment. Then somebody behind the goal wrote something on a windscreen.",
      ],
      [
        0.6,
        "=They still lost. It was four to one in the end, and it was celebrated like a wedding. Seven had come, and seven had been held, two of them with the ear. “How did you know where it was going?” they asked on the way home. “It told me,” said {hero}. They looked at each other. Nobody looked at the sky.",
      ],
      [
        0.7,
        "=When they pick the teams now, there are arguments even before it has begun. The one who owns the ball has to wait. And behind the garages there is a wall with a great many round marks on it. Above them, up where nobody can reach without a ladder, it says in chalk: seven to nothing.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was|were|got|felt|became|is) (?:so |very |terribly |a bit |really )?homesick|(?:first|very first) (?:sleepover|night away)|(?:slept|stayed|was sleeping|spent the night|had to sleep|was going to sleep|went to sleep|was allowed to sleep) (?:over )?(?:for the first time )?(?:at|away|without)[^.]*?(?:friend|home|grand\\p{L}+|aunt|camp|parents|house|mum|mom)|went to (?:a |the )?(?:summer |holiday |scout )?camp)\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:homesick|sleepover|first night away|sleep\\p{L}* (?:over )?at|without (?:his|her|their) (?:parents|mum|mom|mother)|camp)\\b",
      "noise|tent|ghost|astronaut|sailor|monster|haunted|refugee|soldiers?|space|ship|nurse|student|bear|owl|museum|boarding|hospital|baby|circus",
    ),
    after: [
      [
        0,
        "=The bag had been packed since Wednesday. There was everything in it, twice: pyjamas, toothbrush, and something soft, of which nobody needed to know. “You may ring up at any time,” they had said at home. “I won't need to,” said {hero}.",
      ],
      [
        1,
        "=It was all quite different there. The bread was cut the other way. The tap turned to the wrong side, and the stairs had one step more than stairs have. One notices that when one wants to put one's foot down and there is something there already.",
      ],
      [
        0.77,
        "=While it was light, it was wonderful. There was running, there was shouting, and there were noodles. Then somebody said “Good night,” and a door was pulled to, as far as a crack. The crack was on the left. At home it is on the right.",
      ],
      [
        0.74,
        "={Hero} lay on {his} back and listened. The house spoke another language. At home the pipe says “glock”. Here it said “ssss”. In {his} stomach there was something that had nothing to do with noodles. It was about as big as a fist, and it had the shape of the kitchen at home, with the lamp on.",
      ],
      [
        0.5,
        "=At eleven {hero} got up, to ring home. The telephone was in the hall. And on the bottom stair, the one too many, somebody was sitting already, in a nightshirt with stars on it, with the receiver on the knees, and had not dialled. It was one of those who had been the loudest all day long. “I only wanted to see if it works,” was whispered.",
      ],
    ],
    end: [
      [
        0,
        "=“Mine's in the stomach,” said {hero}. “Mine's up here,” whispered the nightshirt, and pointed at the throat. They compared. One had the shape of a kitchen, and the other that of a dog in a basket. For a while they told each other what it looks like there, where the light switch is, and what the pipe says. It was odd. The more one told of it, the smaller it got, until it fitted in a pocket.",
      ],
      [
        0.6,
        "=Something soft was fetched, of which nobody needed to know, and then a second something. They were introduced. In the morning there were four of them lying on one mattress, and the door had been pushed open by somebody, all the way, so that one could not see on which side it was.",
      ],
      [
        0.7,
        "=“Well?” they asked at home. “Nobody rang!” “The line was busy,” said {hero}, and put down the bag. At night the pipe said “glock”. It had always said that. {Hero} lay there, and listened, and for the first time missed a “ssss”, a very small one.",
      ],
    ],
    of: "people",
  },
];
