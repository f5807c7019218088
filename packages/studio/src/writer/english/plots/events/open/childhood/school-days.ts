import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const SCHOOL =
  "(?:(?:a|an|the|his|her|their|my|our) )?(?:(?:new|big|old|little|primary|elementary|first|nursery|summer|music|ballet) )*(?:school|kindergarten|nursery|preschool|playgroup|camp|daycare|class|day care|crèche)";

/** The first day, the new one, the one who is laughed at, the one with the smallest part. */
export const schoolDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:was|were|got|is|are|felt|had been) (?:often |always |constantly |being |cruelly )?(?:laughed at|teased|mocked|made fun of|bullied|picked on)\\b[^.]*|(?:laughed|giggled) at (?:him|her|them|me|his|her|their|my)\\b[^.]*|made fun of (?:him|her|them|me|his|her|their|my)\\b[^.]*|(?:teased|mocked) (?:him|her|them|me)\\b[^.]*",
    ),
    idea: ofChildren(
      "(?:\\b(?:because of|for|with)(?: having| wearing)? (?<oddity>(?:(?:his|her|their|my|an?) )?(?:(?!school|class)[a-z-]+ ){0,2}?(?:glasses|ears|hair|freckles|nose|shoes|boots|coat|jacket|accent|braces|name|feet|teeth|voice|clothes|hat|jumper|sweater|lisp|height|size|lunch|lunchbox|bag|trousers|bike|skirt|dress))\\b|$)",
      "wanted|dreamed|football|race|robot|stutter\\p{L}*",
    ),
    after: [
      [
        0,
        "=Up to then {hero} had not thought much about {theoddity}. Now there was no thinking of anything else. There were nine windows on the way to school, and in every one of them somebody was looking out and had a good view.",
        "=It had been meant as a joke, they said. {Hero} carried it home, although it was not very funny, and it did not get any lighter on the way. There were nine windows, and in every one of them somebody was looking out and had a good view.",
      ],
      [
        0.74,
        "={Hero} tried a scarf. {He} tried a hat, and a hood over the hat, and a seat in the last row. It got very warm in there. “Who's that?” asked the new teacher. “That's the one with the scarf,” they said. It was not much of an improvement.",
      ],
      [
        1,
        "=Then {hero} tried to laugh first. It is a good trick, and it worked as far as the second break. After that {his} face hurt, and the others had got their breath back.",
      ],
      [
        0.4,
        "=At home {hero} was looked at for a long time, from all sides. “It comes from your great-grandfather,” they said. There was a photograph of him. He had everything in it that a photograph can hold, and he was looking out of it as if the whole thing had been his idea.",
        "=At home {hero} was looked at for a long time, from all sides. “I'd have it at once, if one could swap,” said {talker}. One can say that easily. But it had not been said by anybody before.",
      ],
      [
        0.5,
        "=The next day the class was to be photographed. “Everybody take off whatever isn't a face,” called the man behind the camera. The scarf went, and the hood, and the hat. There was a giggle, from the left. And {hero}, who had been up half the night with the great-grandfather, did not look at the floor. {He} looked straight into the camera, as if the whole thing had been {his} idea.",
      ],
    ],
    end: [
      [
        0,
        "=The giggle looked for a second one to go with it, and there was none. It is hard to laugh at somebody who is so much in agreement. “That's good,” said the man behind the camera. “What that one is doing there, in the middle. Could the rest of you do that as well?” They tried. Twenty-four children tried it, and could not get it right.",
      ],
      [
        0.6,
        "=“How do you do it?” asked the one on the left in the break. It was the first time that anything had come from there without a giggle in it. “It runs in the family,” said {hero}. Then it was quiet for a bit. “I've got toes like a frog,” said the one on the left. “Nobody knows.” They had a look. It was quite true.",
      ],
      [
        0.7,
        "=The photograph hangs at home, next to the great-grandfather. One might take them for the same person, it is said, if it were not for the moustache. And nobody who stands in front of it looks at {theoddity} first. One looks at who is having the best time.",
        "=The photograph hangs at home, next to the great-grandfather. One might take them for the same person, it is said, if it were not for the moustache. Whoever stands in front of it looks there first. One looks at who is having the best time.",
        "=The photograph hangs at home, next to the great-grandfather. Nobody who stands in front of it looks at {theoddity} first. One looks at who is having the best time.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:it was |this is the story of |the story of |today was |tomorrow was )?[^.]*?\\bfirst day (?:at|of|in) ${SCHOOL}|(?:was|were) (?:about to |going to )?start(?:ing|ed)? (?:at )?${SCHOOL}|(?:did not|didn't|refused to|would not) (?:want to )?(?:let go|go to ${SCHOOL}|leave|stay)|(?:started|starts|begins|began|went to|goes to) ${SCHOOL}(?: for the first time)|(?:cried|clung|held on)\\b|(?:was|were|felt) (?:very |so |terribly |really |a bit |quite )?(?:nervous|excited|afraid|scared|frightened|worried)\\b)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:first day (?:at|of|in) ${SCHOOL}|(?:start(?:s|ed|ing)?|begin(?:s|ning)?|began) (?:at )?(?:(?:a|the|his|her|their|my|our) )?(?:primary |elementary |big )?(?:school|kindergarten|nursery|preschool)|(?:go(?:es)? to|went to) (?:school|kindergarten|nursery|camp) for the first time)\\b`,
      "new school|nobody talk\\p{L}*|no one|hat|kangaroos?|different class\\p{L}*|holidays|teacher's|lonely|her pupils|his pupils|only one pupil|swap\\p{L}*|magic|ballet|new friend|mammoth|dinosaur|bear|fox|rabbit|learn to|before",
    ),
    after: [
      [
        0,
        "=The bag was new, and so were the shoes, and everything smelled of the shop. {Hero} had been ready since half past five. By half past seven {he} was no longer quite so ready. “One could go next year,” said {hero} on the stairs. “There's no hurry.”",
      ],
      [
        0.77,
        "=The door was very big. The handle was at the height of {his} nose, and behind it there was a noise as of a great many chairs. {Hero} held on to the hand that {he} had brought with {him}. It was a good hand. It knew all about shoelaces.",
      ],
      [
        0.4,
        "=There was a row of hooks for the coats, and over each hook there was a picture, so that everybody would know their own. There was a ship and a snail and a cherry. {Hero} had got the umbrella. Nobody wants to be the umbrella. {He} hung up the jacket there, and looked round, and the hand had gone.",
      ],
      [
        1,
        "=It was a very long morning. Somebody was crying, somebody was singing, and somebody sat under the table and was a dog. One had to say one's name. {Hero} had known it for years, but just then it would not come out.",
      ],
      [
        0.5,
        "=At ten there was a break, and {hero} counted: still two hours. {He} went to the hooks, where {his} jacket was, and put {his} face into it. It smelled of home. Behind the jacket with the snail something sniffed. There was somebody else standing there, with a wet face and both arms in the sleeves.",
      ],
    ],
    end: [
      [
        0,
        "=“I'm the snail,” said the somebody. “I wanted the ship.” “I'm the umbrella,” said {hero}. They looked up at their pictures. The snail thought about it. “That goes well together,” it said. “When it rains.” {Hero} had not looked at it like that. In the whole row there was nobody else who went together with anything.",
        "=“I'm the snail,” said the somebody. “I wanted the ship.” {Hero} pointed at the umbrella. They looked up at their pictures. The snail thought about it. “That goes well together,” it said. “When it rains.” In the whole row there was nobody else who went together with anything.",
      ],
      [
        0.6,
        "=When the big door opened at noon, there stood all the hands that had been brought along in the morning, and waved. “Well?” they asked. “Was it bad?” “In a minute,” called {hero}. “We're not finished yet.” Under the table there were three dogs by then.",
      ],
      [
        0.7,
        "=The next day it rained. {Hero} was ready at half past five. On the stairs somebody said that there was no hurry. But there was. “They are waiting for the umbrella,” said {hero}.",
        "=The next day it rained. On the stairs somebody said that there was no hurry. But there was. One cannot keep a snail waiting on a day like that.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:sat|ate|stood|played|was|were|is|felt|had lunch|spent [^.]*?) (?:all |always |quite |very |so )?(?:alone|lonely|by (?:himself|herself|myself|themselves))|(?:had no|did not have any|found no|wanted to (?:find|make)|did not know) (?:friends?|anybody|anyone|a friend|new friends|how to make friends)|(?:nobody|no one|none of the [^.]*?) (?:sat|talk\\p{L}*|spoke|spoke to|played|wanted to (?:play|sit)|knew|noticed)|(?:was|were|is) (?:the )?(?:only )?new (?:one |girl |boy |kid |pupil |student )?(?:in|at) (?:the |a |his |her )?(?:class|school|town)|did not (?:speak|understand|know) (?:the language|a word|anyone|anybody|english|german|french)|(?:started|starts|came|comes|began) (?:at|in|into|to) (?:a|the|his|her) new (?:school|class)|first day (?:at|in) (?:a|the|his|her) new (?:school|class)|(?:was|were) (?:too )?shy)[^.]*`,
    ),
    idea: ofChildren(
      "\\bnew (?:(?:[a-z]+ )?(?:school|class|girl|boy|kid|pupil|student|one)\\b)[^.]*|\\b(?:girl|boy|son|daughter|pupil|kid)\\b[^.]*\\bnew in (?:the )?(?:class|school)",
      "office|snail|hat|draw\\p{L}*|skateboard\\p{L}*|cat|dog|pretend\\p{L}*|detective|robot|alien|ghosts?|boots|bully|bullied|remember|magic|meets?|until|imaginary|headmaster|lunch lady|boarding|animals?|horse|teacher(?:'s|s) pet",
    ),
    after: [
      [
        0,
        "=There were twenty-four chairs in the room, and each of them belonged to somebody. The twenty-fifth had been brought up from the cellar. It was too low, and it had a wheel on one leg and none on the others. {Hero} sat down on it. It rolled a little, and everybody looked.",
      ],
      [
        0.77,
        "=In the break they all had something to do. Some had a ball, some had a wall to sit on, and some had a secret. {Hero} had a sandwich. {He} ate it as slowly as one can. One can make a sandwich last for eleven minutes, but then it is over, and there are nine minutes left.",
      ],
      [
        0.4,
        "={Hero} read the notice about fire in the corridor. {He} read it on Monday, and on Tuesday, too. By the end of the week {he} knew all about fire, and it was the only thing in the building with which {he} was on good terms.",
      ],
      [
        1,
        "=“You could just ask whether you can join in,” they said at home. One cannot just ask. {Hero} had tried it, on the way, with a lamp post. In front of the lamp post it had gone very well.",
        "=“You could just ask whether you can join in,” said {talker}. One cannot just ask. {Hero} had tried it, on the way, with a lamp post. In front of the lamp post it had gone very well.",
      ],
      [
        0.5,
        "=Then, in the middle of arithmetic, a bell rang which was not the usual one. It rang and rang. Everybody stood up, and ran to one side, and ran to the other, and the door that they all pushed was the one that has to be pulled. There was only one in the room who had read what it says in the corridor.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} did not say a word. {He} pulled the door open, shut the window, counted, and pointed: two and two, down the left-hand stairs, and out to the big tree. It's all in the notice. They went after {him} like ducks. Down at the tree {hero} counted again. There were twenty-four, and {he} counted once more, until somebody said: “You've forgotten yourself.”",
        "={Hero} did not say a word. {He} pulled the door open, shut the window, and pointed: two and two, down the left-hand stairs, and out to the big tree. It's all in the notice. The whole class came after {him} like ducks.",
      ],
      [
        0.6,
        "=It had only been the toast in the caretaker's room. They stood under the tree all the same until it was over, and had nothing to do, for once, no ball, no wall. “How do you know all that?” somebody asked. “I've had a lot of breaks,” said {hero}. The others were quiet for a moment. Then somebody broke a sandwich in two.",
      ],
      [
        0.7,
        "=A sandwich takes four minutes now, since so many have a bite of it. The notice hangs in the corridor, and hardly anybody reads it. And the chair with the wheel is the best one in the room, it has turned out. They all want to have a go on it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:had to|was to|has to|got to|was picked|was chosen|was cast|got cast|is cast|got picked)(?: to)? (?:play|be|as)? ?(?:only )?(?<part>(?:a|an|the) (?:[a-z]+ ){0,2}?(?:tree|bush|stone|rock|sheep|donkey|cow|stump|cloud|moon|mushroom|snowflake|star|wall|door|pumpkin|carrot|potato|tomato|cabbage|third [a-z]+|second [a-z]+|back (?:end|half|legs)[^.]*?))|(?:got|was given|received|had) (?:only )?(?:the )?(?:smallest|tiniest|a tiny|a small|the shortest) (?:part|role))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:school play|play|nativity|theatre|theater|musical|christmas play|stage|performance|pageant)\\b",
      "swap\\p{L}*|twins",
    ),
    after: [
      [
        0,
        "=It was not a part to tell people about. “And what are you?” everybody asked, with warm faces. {Hero} told them. “Oh,” they said. “Well. They're needed, too.” They said it like somebody who is looking for their coat.",
      ],
      [
        1,
        "=There was not one word to say. {Hero} looked through all the pages, in case one had been overlooked. On page four it said: “stands at the back”. On page nine it said: “still stands there”. That was all.",
      ],
      [
        1,
        "=So {hero} thought: then at least properly. At home {he} stood at the back, beside the fridge, for twenty minutes. It is harder than it looks. First the nose itches, and then the knee. After that one begins to hear things: what the tap says, and who takes the last slice of ham and then blames the cat.",
      ],
      [
        0.4,
        "=At the rehearsals {he} stood there and had nothing to do, and so {he} heard everything. {He} heard the big parts and the middle ones. {He} heard where they breathed, and where they always went wrong. By the last week there was one at the back who knew the whole play by heart, and nobody had thought of that.",
      ],
      [
        0.5,
        "=On the evening itself it was full up to the doors. Everything went well as far as page seven. Then the one with the crown opened her mouth, and shut it again. It was so quiet that one could hear her swallow. One does not know how long such a thing can last. In the front row somebody's father had both hands over his face.",
        "=On the evening itself it was full up to the doors. Everything went well as far as page seven. Then the one in front opened her mouth, and shut it again. It was so quiet that one could hear her swallow. In the front row somebody's father had both hands over his face.",
      ],
    ],
    end: [
      [
        0,
        "=“And now the wind is rising,” it rustled from the back. Nobody had seen {hero} move {his} lips. “And now the wind is rising,” said the one in front, and her eyes went quite round. “And I hear a voice,” it rustled. “And I hear a voice!” she cried. It had never sounded so true before.",
      ],
      [
        0.6,
        "=When they all bowed, somebody in the front took a step back, and then another, right to the end of the stage, and pulled {hero} forward by the sleeve. The people clapped. They didn't quite know for what. “That was well done, with that voice,” they said on the way out. “One would have thought it came from out of the scenery.”",
      ],
      [
        0.7,
        "=There is a photograph of the play. In front there are crowns and swords and a good deal of glitter. At the back, a little blurred, stands somebody who says nothing. One has to know that. If one knows it, one does not look at the others for long.",
      ],
    ],
    of: "people",
  },
];
