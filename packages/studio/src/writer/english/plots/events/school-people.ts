import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Teachers, classes and trips, first days and speeches. */
export const schoolPeople: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "it was [^.]*first day (?:at|of|in) (?:the |his |her )?(?:new )?(?:kindergarten|preschool|nursery|school)|did not let go of (?:his|her) (?:mum|mom|mother|dad|father|mama)[^.]*|(?:was|were|is|felt|feels|became) (?:so |very |a bit |really |terribly )?(?:afraid|scared|frightened|nervous|worried|anxious)(?: of| about)? (?:going to )?(?:the |his |her |their |my )?(?:very )?(?:first day (?:of|at|in) (?:the |his |her |a )?(?:new )?(?:school|kindergarten|preschool|nursery|first grade)|starting school|new school|first school day|school)|(?:did not want|refused|would not|wanted not|did not like) to (?:go|start|get up and go) (?:back )?(?:to|at)? ?(?:the |his |her )?(?:new )?(?:school|kindergarten|preschool|nursery)",
    ),
    idea: /^(?!.*\b(?:shadow|robot|lion|dragon|ghost|teacher refuses|test|exam)\b)/is,
    after: [
      [
        1,
        "The new school bag stood in the hall and shone. It smelled of shop. To {hero} it looked as though it could bite.",
      ],
      [
        1,
        "“I'm ill,” said {hero}. “Where?” they asked. {Hero} thought about it. “In the foot,” {he} said, “and it's coming up.”",
      ],
      [
        0,
        "It could be that they all knew each other already. It could be that there were toilets that one did not find. And what if someone asked {him} something that {he} did not know? {Hero} had a whole list, and none of the grown-ups had thought of even the half of it.",
      ],
      [
        2,
        "Nobody said that it would be easy. “I'll tell you something,” Mum said instead. “On my first day I sat in the wrong class until noon. They were all a head taller than me. I got two gold stars.”",
      ],
    ],
    end: [
      [
        0,
        "In the morning they went as far as the lamp post. “Only as far as the lamp post,” that had been agreed. Then as far as the hedge, only to look. Behind the hedge there was the gate, and next to the gate there stood another child, holding on to a bag with both hands. “Is yours biting, too?” asked {hero}. “Mine has eaten my sandwich,” said the other one.",
      ],
      [
        0,
        "They went in together, because two find a toilet more easily than one. {Hero} forgot to wave. That had been on the list as well, the waving, right at the top.",
      ],
      [
        1,
        "“And?” they asked at noon. “There's a turtle,” said {hero}, “and I know where the toilets are, and I have to be early tomorrow, because I've promised.” The bag lay in a corner, quite tame.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:refused|refuses|did not want|does not want|would not|stopped|no longer wanted)(?: to)? (?:go|come|follow|get up|walk|move|stay|leave)[^.]*",
    ),
    idea: /\b(?:boy|girl|child|kid|'s|his|her) ?shadow\b/i,
    after: [
      [
        1,
        "It lay on the pavement in front of the house, flat and dark, and did not move. {Hero} pulled at it with one foot. It stretched like chewing gum, and when {he} let go, it snapped back to the door.",
        "It lay on the pavement in front of the house, flat and dark, and did not move. One could pull at it with one foot. It stretched like chewing gum, and then it snapped back to the door.",
      ],
      [
        1,
        "“You have to come. You're fixed to me!” The shadow crossed its arms. They were much longer than real ones, and it looked very decided.",
      ],
      [
        0,
        "Without it one is rather light. In the schoolyard everybody had one, short ones and long ones, and they all played tag down there. Only one place was empty. “Where's yours?” a girl asked. “Ill,” was the answer.",
      ],
      [
        2,
        "At lunchtime the shadow was still lying in front of the house. It was not even enjoying itself. Three people had stepped on it, and one of them had been pushing a pram.",
      ],
    ],
    end: [
      [
        0,
        "“Why not?” That was asked quite late, and it should have been asked first. The shadow did not answer straight away. Then it made a picture with its hands on the wall: a door, and big heads in front of it, and a very small shadow behind them. “Oh,” it was said. “You too?” It nodded. It had only been the first to dare to say it.",
      ],
      [
        0,
        "So they made a bargain. In the mornings, when the sun is low, the shadow goes ahead, ten metres long, and everybody makes way. At noon, when it is small, it may stand quite close by. And on the way home they both run.",
      ],
      [
        1,
        "In the schoolyard they have never seen anyone play tag so well down there on the ground. It is always the last to go in.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event("(?:never|had never|has never|did not ever|hardly ever) (?:laughed|laughs|smiled|smiles|laugh|smile)"),
    idea: /\b(?:teacher|headmaster|principal|class|Mrs\.?|Mr\.?|Miss|Ms\.?)\b/i,
    after: [
      [
        1,
        "It was said to have happened once, eleven years ago, but the boy who had seen it had moved away. The class held a meeting behind the gym. Item one: make it happen again.",
      ],
      [
        1,
        "They began with the best joke they had, the one with the two sausages. It was told at the blackboard, with both voices. “The second sausage can talk?” was all that came from the desk. “Why does that not surprise the first one?”",
      ],
      [
        0,
        "On the next day the whole class came with their jumpers on back to front. The day after that they all sneezed at nine o'clock sharp. It was written down in the class book, with the time: 9.00, sneezing. Twenty-four cases.",
      ],
      [
        2,
        "A goat was talked about, too. It was the plan of the back row. It was turned down by eleven votes to ten, and the goat had already been promised.",
      ],
    ],
    end: [
      [
        0,
        "By the end of the week they had given up. The smallest one in class stood at the blackboard, quite seriously, and drew a horse. It had turned out a bit like a sofa. “And where does one sit?” asked a dry voice from behind. “On the left,” said the smallest one, “on the right it bites.” There was a sound like a hiccup. Everyone turned round.",
      ],
      [
        0,
        "First it was only the shoulders that shook. Then the glasses had to come off, and a handkerchief was needed, and it would not stop, and it was such a surprising laugh, high up and with a squeak in it, that all twenty-four of them had to laugh with it.",
      ],
      [
        1,
        "The horse is still on the board. Somebody has written beside it in very neat chalk: please do not wipe off.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:went|goes|was|were|drove|travelled|set off|took) (?:on|for) (?:an? |the |their |our )?(?:school |class |day |field )*(?:trip|excursion|outing)|(?:class|school|field) trip",
    ),
    idea: /\b(?:teacher|guide|umbrella)\b[^.]*\b(?:lost|left behind|disappear\w*|vanish\w*|gone|missing)\b|\b(?:lost|lose|miss\w*) (?:their|the) (?:teacher|guide)\b/i,
    after: [
      [
        1,
        "They had counted themselves at the gate: twenty-three, with rucksacks, in twos. In front went a yellow umbrella, so that nobody should get lost. “Follow the umbrella!” it was said, and everybody did.",
      ],
      [
        1,
        "Then came a corner, and a suit of armour that one had to look into, and somebody's shoelace. And when they looked up again, there was no umbrella anywhere.",
      ],
      [
        1,
        "“Who's lost now?” the smallest one asked. “Are we, or is it the others?” They counted. All of them were there who should be there, except for one. It was quite clear who was lost.",
      ],
      [
        0,
        "“Stay where you are and sing,” somebody remembered. “That's what one has to do in the forest.” So they stood in twos and sang, and it echoed up the stairs and down into the cellar and came back in three parts.",
      ],
    ],
    end: [
      [
        0,
        "From somewhere behind a thick door a thin voice joined in, on the second verse. They followed it down a staircase and round two bends. Behind the last door there was a broom cupboard, and in it there was a yellow umbrella. “There you are at last,” it was said from inside with great dignity. “I've been looking for you everywhere.”",
      ],
      [
        0,
        "On the way back somebody else carried the umbrella, and they walked in twos, with the one who had been missing in the middle, holding a hand on the left and a hand on the right.",
      ],
      [1, "“How was it?” they were asked at home. “We didn't lose anybody,” the children said. “We found one.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:used to be|had been|had once been|was once|once was|had worked as) (?:an? |the )(?:real |famous |secret |great |professional |former )*(?<past>circus [a-z]+|acrobat|clown|dancer|ballerina|magician|juggler|stuntman|opera singer|lion tamer|tightrope walker|trapeze artist)",
    ),
    idea: /\b(?:lunch lady|dinner lady|cook|canteen|cafeteria)\b/i,
    after: [
      [
        1,
        "There had been signs, now that one thought of it. Nobody carries six plates on one arm like that by chance. And who says “hoppla!” when the soup boils over, and catches the lid without looking?",
        "There had been signs, now that one thought of it. Nobody catches a falling cup like that by chance, behind the back, without even looking.",
      ],
      [
        1,
        "The proof was a photograph. It had slipped out of a locker and lay on the floor with its face up. Younger, thinner, with glitter on, but with exactly the same eyebrows. On the back it said in violet ink: the great {past}, in front of a full house.",
      ],
      [
        0,
        "“Is that you?” It was quiet for a moment. “That was me,” was the answer, and the photograph went into the pocket of the apron. “It's a long time ago. And now finish what's on your plate.”",
      ],
      [
        2,
        "But once one knows that somebody has been a {past}, one cannot look at anything as before. They watched from behind the door. When the kitchen was empty, it could be heard humming: a march, with a drum roll.",
      ],
    ],
    end: [
      [
        0,
        "Then came the summer fair, and the clown who had been ordered had a cold. A hundred children sat there in a ring and waited. {Doer} said nothing. {Doer} only went into the kitchen and held out the photograph. “My knee,” it was said. “My back. And I've got dough on my hands.” And then: “Well. Who has a drum?”",
        "Then came the summer fair, and the clown who had been ordered had a cold. A hundred children sat there in a ring and waited. “My knee,” it was said in the kitchen. “My back. And I've got dough on my hands.” And then: “Well. Who has a drum?”",
      ],
      [
        0,
        "It was not quite as high as it had once been, nor quite as fast. But when the last thing was caught, with one finger and an eyebrow, a hundred mouths stood open, and the cheering could be heard at the railway station.",
      ],
      [
        1,
        "The next day there was soup, as always. Only that everyone now said thank you, with a bow, and that there was always somebody who asked, “Just once more? With the ladle?”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:went|goes|returned|wanted to go|decided to go|started|was going|came) (?:back )?(?:to )?(?:school|university|college|class|evening classes|first grade|night school)",
    ),
    idea: /\b(?:grand(?:ma|pa|mother|father)|gran|granny|oma|opa|pensioner|old (?:man|woman|lady)|retired|(?:[6-9]\d|100)(?: years old)?)\b(?!.*\b(?:with|walk\w*) (?:the |all |his |her )?(?:children|kids|grandchildren)\b)/i,
    after: [
      [
        1,
        "{Doer} had sharpened the pencils the evening before, all of them. There was a new pencil case, too. “At your age!” the neighbour had said. “Exactly,” {doer} had answered. “I haven't got all that much time.”",
      ],
      [
        1,
        "In the classroom {doer} took the place by the window. The chair was rather hard, and everybody else could have been a grandchild. “Are you the teacher?” they asked. “I'm the new one,” said {doer}. “Is this seat free?”",
      ],
      [
        0,
        "It did not go into {doerhis} head as fast as it had before. What was learned in the evening was gone by breakfast. So {doer} stuck notes on everything: on the fridge, on the clock, on the cat. The cat walked about with its note for a whole day.",
      ],
      [
        2,
        "In the break they shared a chocolate bar and showed {doerhim} how one writes under the desk. In return they were told how one used to do it, with a long thread and an open window.",
      ],
    ],
    end: [
      [
        0,
        "On the day of the exam there was one who said “Good luck” to all the others, with a firm handshake and a peppermint. And when the marks were read out in the end, there was a two with a plus behind it, and the whole class stamped their feet until the lamp swung.",
      ],
      [
        0,
        "The certificate hangs in {doer's} kitchen, next to the one from back then. There are more than sixty years between them, and about a hand's width of wallpaper.",
      ],
      [
        1,
        "“And what will you do with it now?” the neighbour asked. {Doer} had thought about that. “Chemistry,” was the answer.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:walked|walks|took|brought|accompanied|led|escorted) (?:to school )?(?:with )?(?:all )?(?:the |his |her |some )?(?:neighbou?r(?:hood|s')? |little |school )?(?:children|kids|pupils|grandchildren|schoolchildren)(?: [^.]*)? (?:to (?:and from )?school)|walked to school with (?:the |all the |some |his )?(?:children|kids)",
    ),
    after: [
      [
        1,
        "At a quarter past seven the door with the green paint opened, and {doer} came out with {doerhis} hat on. At number four there were two of them, at number nine there were three, and the one at number twelve still had toothpaste on the chin.",
      ],
      [
        1,
        "They had rules. At the red light everybody had to stand on one leg. At the bakery everybody breathed in. And whoever had dreamed something could tell it, but only as far as the fountain.",
      ],
      [
        1,
        "“Why do you do that every morning?” asked the mother from number nine. “Somebody has to see to it that they get there,” said {doer}. It was only half of the truth. The other half was that the house behind the green door was very quiet.",
      ],
      [
        0,
        "Then one morning the green door stayed shut. A quarter past, twenty past. The children stood in front of it, all eleven of them, and did not know on which leg. Inside somebody coughed.",
      ],
    ],
    end: [
      [
        0,
        "They were on time at school that day, on their own, hand in hand and on one leg at the red light. And at noon there were eleven of them in a row before the green door, with a pot of soup, a drawing and somebody's hot-water bottle. “We only wanted to see to it that you get there,” said the smallest one. “Where?” asked {doer}. “Well,” the smallest one said, “here.”",
      ],
      [
        1,
        "By the next week the cough was gone, and the hat came out of the door again. They could find the way by themselves now. Nobody mentioned it. And at the fountain somebody always had a dream that was not quite finished.",
      ],
    ],
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:too shy|was afraid|was scared|did not dare|was nervous|was terrified|had to|has to|was supposed to|must)(?: of| to| about)? (?:giv(?:e|ing)|hold(?:ing)?|make|making|read(?:ing)?|present(?:ing)?) (?:an? |the |his |her |my )(?:[a-z]+ )?(?:speech|talk|presentation|poem|report|book report)|to (?:become|be) (?:the )?(?:class (?:president|speaker|representative|captain)|head (?:boy|girl))",
    ),
    after: [
      [
        1,
        "The speech was finished. It lay on the desk, four sentences long, and all four of them were good. It was only that somebody had to say them, and that this somebody was {hero}.",
      ],
      [
        1,
        "{Hero} practised on the chairs. The chairs were a good audience. With the stuffed animals it went as well, except for the penguin, who stared. But as soon as there was one single pair of real eyes in the room, {his} voice went down into {his} stomach and stayed there.",
      ],
      [
        2,
        "“Imagine them all in their underwear,” {his} sister advised. {Hero} imagined it. After that {he} could not even look at them when they were sitting in the bus.",
        "“Imagine them all in their underwear,” somebody advised. {Hero} imagined it. After that {he} could not even look at them when they were sitting in the bus.",
      ],
      [
        0,
        "“You needn't talk to all of them,” said {ahelper}, who was carrying chairs into the hall. “Nobody can talk to all of them. Pick one, and tell it to that one. The others may listen.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} went to the front. There were sixty eyes. {He} looked for two, and found them in the third row, brown ones, belonging to someone who was just as shy. {Hero} told it to those two. The first sentence was very quiet. In the second one they nodded. By the fourth one it was so quiet in the room that even the back row could hear it.",
      ],
      [
        0,
        "“I'm not loud,” {hero} said in the end, and that had not been on the sheet. “But I've listened to you for a long time, and I know what you want.” Then there was a noise, and {he} thought at first that it was rain. It was clapping.",
      ],
      [
        1,
        "The penguin was told about it that evening, word for word. He stared. But {hero} thought that he looked rather proud.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:forgot|forgets|lost|loses|had forgotten|has forgotten|did not do|had not done|left) (?:all )?(?:his|her|their|my|the) (?:[a-z]+ )?(?:homework|gym (?:bag|shoes)|school ?bag|pencil case|maths book)",
    ),
    after: [
      [
        1,
        "{Hero} looked into the bag for the third time. There was the apple from last week, there was a sock, there was everything that nobody would ask for. Two rows ahead they were already being collected.",
      ],
      [
        1,
        "In {his} head excuses were put in order, from the small ones to the big ones. The cat was a small one. The flood was quite a big one. {Hero} had used the flood in spring.",
      ],
      [
        0,
        "“And?” asked the teacher. “There was a wind,” said {hero}, “and it took everything out of the window, and then there was a man with a dog.” The teacher put down the pen and folded both hands. “Go on,” the teacher said. “What kind of dog?”",
      ],
      [
        2,
        "It was a brown one. It had a name, it had stolen seven other bags before, and the man was not a man at all. By now the whole class had turned round. Somebody in front gasped.",
      ],
    ],
    end: [
      [
        0,
        "When the bell rang, {hero} had just got to the roof of the station. “And now the truth,” said the teacher when the others had gone. “I forgot it,” said {hero}. It was very short, compared with the other one.",
      ],
      [
        0,
        "“I thought so,” the teacher said. “For tomorrow you do the sums. And for the day after, you write that down for me, the thing with the dog. I want to know how they got off that roof.” It became eleven pages. {Hero} had never before done any homework so gladly, nor handed it in so early.",
      ],
      [1, "There is an A under it, and under the A it says in red: I do not believe a word, and I have read it twice."],
    ],
    isWhole: true,
    idea: /^(?!.*\b(?:ate|eats?|eaten|swallow\w*|stole\w*|dog)\b)/is,
  },
  {
    by: "any",
    words: event(
      "(?:ate|eats|had eaten|swallowed|chewed up|chewed) (?:all )?(?:of )?(?:his|her|their|my|our|the) (?:[a-z]+ )?(?:homework|exercise book|maths book|report|essay)",
    ),
    after: [
      [
        1,
        "There was only a corner left of it. It had tooth marks all along the edge, small ones, and on it one could read “therefore x is”. What x was could no longer be found out. It had been swallowed.",
      ],
      [
        1,
        "“My homework was eaten,” said {hero} at school. It got quite still. And then they laughed so hard that the map of Europe fell off its hook. “By the dog?” they shouted. “No,” said {hero}. That made it no better.",
        "“The homework was eaten,” it was said at school. It got quite still. And then they laughed so hard that the map of Europe fell off its hook.",
      ],
      [
        0,
        "The teacher had a list of excuses, numbered. This one had number four. It had been used for the first time in 1908. “By tomorrow,” said the teacher, “or else some proof.”",
      ],
      [
        2,
        "Proof was not easy to come by. The guilty one sat at the supper table, smiled, and had something blue between the teeth. “Say ah!” said {hero}. The mouth stayed shut.",
      ],
    ],
    end: [
      [
        0,
        "So the next morning there were two of them in front of the class. One had an exercise book, with everything written out again. The other one looked at it, came a step nearer, and sniffed. “May I try?” asked the teacher, who did not believe it, and held out page one. Snap. It went so fast that only the paper clip was left.",
      ],
      [
        0,
        "There was a long silence. Then the teacher took the list, drew a line through number four, and wrote next to it: may be true. And because it would be a pity otherwise, {hero} got an A, for a homework so good that one could eat it.",
      ],
      [
        1,
        "Since then there is a second sheet with every homework, a blank one with a bit of jam on it. That one is for the way.",
      ],
    ],
    isWhole: true,
  },
];
