import type { PlotGroup } from "./plot.ts";

/** Baking or cooking against others. */
export const bakingContest: PlotGroup = [
  {
    tell: [
      [
        1,
        "There was flour on the floor, flour on the table and flour in {hero's} hair. {He} read the recipe for the third time that evening. “Tomorrow everybody will taste this,” {he} said to the empty kitchen, and {his} stomach turned over.",
        "{Hero} had written the recipe on a card and stuck it above the stove. By now the card was so [sticky|spotted with butter] that only {hero} could still read it.",
      ],
      [
        1,
        "There was only one thing to do: knock on doors. At the first house nobody was home. At the second they were baking for the contest themselves, and shut the door again rather quickly.",
        "{Hero} thought of giving up. Then {he} thought of the bowl of dough that was waiting, and {he} put on {his} coat and went to ask for help.",
      ],
      [
        1,
        "“You can bake here,” said {ahelper} at the third door. “It's an old stove, and it's hotter on the left than on the right, but it has never let me down.” {Hero} could have hugged {thehelper}, and then {he} did.",
        "“Of course you can bake with me,” said {talker}. “But I get to lick the spoon.” {Hero} laughed for the first time that day and went to fetch the bowl.",
      ],
      [
        1,
        "The first cake rose beautifully. Then it sank in the middle, slowly, like somebody sitting down. {Hero} poked it with one finger. “Too much in a hurry,” said {thehelper}. “Cakes can tell.”",
      ],
      [
        2,
        "So {hero} began again from the first egg. This time {he} weighed the sugar twice and let the butter grow soft by itself. {Thehelper} told stories about all the cakes that had ever gone wrong, and there were a great many of them.",
      ],
      [
        2,
        "By midnight the second cake stood on the windowsill. It leaned a little to one side, but it smelled of [lemon|cinnamon|warm honey]. {Hero} sat and watched it so that nothing could happen to it, and fell asleep with {his} head beside the plate.",
      ],
      [
        1,
        "In the morning there were long tables, white cloths and one cake next to the other. There was a cake like a castle, and one with a fountain of chocolate. {Hero} put {his} own small cake at the very end and wished that {he} could hide under the tablecloth.",
      ],
      [
        2,
        "The judges came closer, spoon by spoon. They said “Hm” to the castle and “Oh” to the fountain. In front of {hero's} cake they said nothing at all. One of them took a second bite. Then all of them did.",
      ],
    ],
    climax: [
      [
        0,
        "“Who baked this one?” asked the oldest judge. {Hero} put up one hand. “It tastes as if somebody had stayed up all night for it,” said the judge, and pinned the ribbon on {hero's} apron. {Hero} looked down at it and could not say a word.",
      ],
      [
        0,
        "{Hero} had really done it: {he} {done}.",
        "So it was true, and it said so on the ribbon in golden letters. {Hero} had taken part, and {hero} had won.",
      ],
    ],
    close: [
      [
        0,
        "The first slice went to {thehelper}. “Hotter on the left than on the right,” said {hero}, and {they} both laughed with {their} mouths full.",
        "The first slice went to {talker}, and so did the spoon.",
      ],
      [
        1,
        "That evening {hero} carried the empty plate home. There was still flour on the kitchen floor. {He} did not sweep it up until the next day, because it looked so much like snow.",
        "When {hero} came home, there was still flour on the floor from the night before. {He} wrote one more line on the recipe card: Don't hurry.",
      ],
    ],
  },
];

/** Running, swimming, riding against others. */
export const race: PlotGroup = [
  {
    tell: [
      [
        1,
        "When {hero} wrote {his} name on the list for the race, there was a giggle behind {whom}. “You?” said somebody. “Do you know how far it is?” {Hero} knew exactly how far it was. {He} had walked it twice.",
        "“You can't be serious,” said the others when {hero} came to sign up. {Hero} wrote {his} name in large letters, so that nobody could overlook it.",
      ],
      [
        1,
        "{Hero} began to practise the next morning. {He} got as far as the first corner, and there {he} had to stop and hold {his} sides. On the second day it was one corner more.",
      ],
      [
        1,
        "{Ahelper} had seen it from the window and came out. “You start like a rocket,” said {thehelper}, “and then you're empty. Go slowly at first. Keep something for the end.” {Hero} did not like the word slowly. But {he} tried it.",
        "“You start like a rocket, and then you're empty,” said {talker}, who came along with a watch. “Keep something for the end.” {Hero} did not like it. But {he} tried it.",
      ],
      [
        2,
        "From then on {they} met every morning before breakfast. {Thehelper} counted, and {hero} ran. Once it rained so hard that {they} both looked like wet cats, and that was the day when {hero} got all the way round for the first time.",
        "Every morning before breakfast {hero} went a little further. It rained, it was windy, and once a dog came along for half of the way. {Hero} stopped counting the corners.",
      ],
      [
        1,
        "Then the day of the race was there, with flags and a brass band. Everybody else looked taller than {hero} remembered, and stronger, and not at all nervous. {Hero} tied {his} laces for the fourth time.",
        "%Then the day of the race was there, with flags and a brass band. Everybody else looked bigger than {hero} remembered, and stronger, and not at all nervous. {Hero} took a deep breath.",
      ],
      [
        1,
        "The start was loud. Everybody shot away in a cloud of dust, and {hero} {was} the last. “Give up!” shouted somebody from the fence. For a moment {hero} thought that they were right. Then {he} remembered: keep something for the end.",
      ],
      [
        2,
        "Halfway round, the first ones grew tired. One had a stitch, and one had stopped for a drink. {Hero} went past them, not fast, just steadily, one step and then the next.",
      ],
    ],
    climax: [
      [
        0,
        "On the last stretch there was only one left in front. Now {hero} gave everything that {he} had kept. The crowd was one long roar, the ribbon came closer and closer, and then it was around {hero's} chest.",
      ],
      [
        0,
        "{Hero} {done}, and at first {hero} {was} the only one who did not believe it.",
        "{Hero} had won the race, and at first {hero} {was} the only one who did not believe it.",
      ],
    ],
    close: [
      [
        0,
        "The ones who had giggled were the first to come and say well done. {Hero} looked past them for {thehelper}. “Slowly at first,” said {thehelper}. “And something for the end,” said {hero}.",
      ],
      [
        1,
        "The next morning {hero} woke up before breakfast, all by {himself}, and went once around the course, just for fun.",
        "That night {hero} put the ribbon under {his} pillow, and in {his} dreams {he} ran the whole way again.",
      ],
    ],
  },
];

/** A race that cannot be taken quite seriously. */
export const sillyRace: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "By Saturday morning the whole street knew about it. Somebody had drawn a starting line with chalk, and somebody else was selling lemonade. “It's not too late to be sensible,” said the woman with the lemonade. It was too late.",
      ],
      [
        1,
        "“Ready?” called a boy with a flag. “Steady?” Nobody heard the rest, because of the noise. {Hero} shot forward, straight into [a row of dustbins|a hedge|a washing line], and came out on the other side with a sock on one ear.",
        "*“Ready?” called a boy with a flag. “Steady?” Nobody heard the rest, because of the noise. {Hero} shot forward, one into a row of dustbins and the other through a washing line, with a sock on one ear.",
      ],
      [
        2,
        "At the first corner it was neck and neck. At the second corner there was a traffic light, and it was red, and both sides stopped. There are rules, after all. They looked straight ahead and did not say a word to each other until it was green.",
      ],
      [
        1,
        "Then came the hill. Halfway up, everything became slower and slower, until a snail on the kerb was in the lead. “Push!” shouted the whole street, laughing so hard that they had to hold on to each other.",
      ],
      [
        2,
        "And on the other side it went down, much too fast. Hats flew, a dog barked, and a very old lady with a stick jumped over a flower bed as though she were nine. “Brakes!” somebody shouted. “Which brakes?” came the answer.",
      ],
    ],
    climax: [
      [
        0,
        "They crossed the line at exactly the same moment and landed side by side in the duck pond. For a while there were only bubbles. Then two heads came up, both with green hair, and looked at each other.",
      ],
      [
        0,
        "It began as a cough, and then it was a giggle, and then neither of them could stop. They laughed until the ducks left. “I can't even remember what it was about,” said one. “Neither can I,” said the other, and that was only half a lie.",
      ],
    ],
    close: [
      [
        0,
        "There is a photograph of that day on the wall of the corner café, with two wet winners and one cup. They take it home in turns, a week at a time.",
      ],
      [
        1,
        "Every year on the same Saturday somebody draws a new line with chalk. The woman with the lemonade makes twice as much now, and the ducks go on holiday.",
      ],
    ],
  },
];

/** Singing, dancing, playing or acting before people who judge it. */
export const stageContest: PlotGroup = [
  {
    tell: [
      [
        1,
        "In the evenings, when {hero} thought that nobody was listening, {he} practised behind the closed door. First softly, then a little louder, and then the neighbours knocked on the wall.",
        "{Hero} practised everywhere: in the bath, on the way home, and once at the baker's, until everybody in the queue had turned round.",
      ],
      [
        1,
        "At the first rehearsal everybody could do something that {hero} could not. One was louder, one was faster, and one did not even look nervous. {Hero} sat at the back and made {himself} as small as {he} could.",
      ],
      [
        1,
        "“Why did you stop?” asked {ahelper}, who was putting away the chairs. “That was lovely.” {Hero} went red. {He} had thought that the hall was empty. “I only hear what's wrong with it,” {he} said. “Then let me listen to the rest,” said {thehelper}.",
        "“Why did you stop?” asked {talker}. “That was lovely.” {Hero} went red. “I only hear what's wrong with it,” {he} said. “Then let me listen to the rest,” said {talker}.",
      ],
      [
        1,
        "From then on {thehelper} came to every practice and sat in the third row. When it went wrong, {thehelper} did not say anything. When it went well, {thehelper} tapped one foot. {Hero} learned to watch that foot.",
      ],
      [
        2,
        "There was one place in the middle that never worked. {Hero} tried it forty times in one afternoon, and forty times it went wrong. At the forty-first time it was right, and {he} {was} so surprised that {he} forgot how it went on.",
      ],
      [
        1,
        "Then the evening came. Behind the curtain it smelled of dust and hairspray. {Hero} looked through the gap and counted the rows, and wished that {he} had not. {His} hands were as cold as two fish.",
      ],
      [
        1,
        "“And now,” said a voice, “please welcome {hero}!” The light was so bright that {hero} could not see a single face. It was terribly quiet. {He} opened {his} mouth, and nothing came.",
        "Then it was {hero's} turn. The light was so bright that {he} could not see a single face. It was terribly quiet. {Hero} wanted to begin, and could not.",
      ],
    ],
    climax: [
      [
        0,
        "Then {he} heard it, somewhere in the third row: a foot, tapping. One, two, three. {Hero} closed {his} eyes and began, and this time {he} did not listen for what was wrong. {He} only did what {he} loved, from the first moment to the last.",
      ],
      [
        0,
        "For a second there was no sound at all. Then the whole hall stood up. {Hero} {done}.",
        "For a second there was no sound at all. Then the whole hall stood up, and {hero} had to come out and bow three times, because they would not stop.",
      ],
    ],
    close: [
      [
        0,
        "Afterwards {thehelper} was waiting by the chairs. “Did you hear what was wrong?” asked {thehelper}. {Hero} thought about it. “No,” {he} said. “I forgot to listen for it.”",
      ],
      [
        1,
        "At home {hero} practised again that same night, behind the open door. Nobody knocked on the wall. On the other side somebody was tapping along.",
      ],
    ],
  },
];

/** A match of two teams. */
export const match: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "{Hero} had cleaned {his} boots twice the evening before, and now they were grey with mud. {He} wiped {his} nose with the back of {his} hand and looked at the scoreboard. It was better not to look at the scoreboard.",
        "On the way to the pitch {hero} had kicked the same stone all along the road, for luck. Now {he} wished {he} had kept it.",
      ],
      [
        1,
        "“Sit down for once!” shouted a man behind the fence. “My grandmother could do better!” {Hero} pretended not to hear it. But {his} ears were hot.",
      ],
      [
        1,
        "“Look at me,” said {ahelper} during the break, and handed {whom} a piece of orange. “You're playing with your head in the last goal. It's gone. Only the next ball counts.” {Hero} chewed and nodded.",
        "“Only the next ball counts,” said {talker}, and handed {whom} a piece of orange. {Hero} chewed and nodded.",
      ],
      [
        2,
        "The whistle blew, and it went on. {Hero} fell, got up, fell again and got up again. Once {he} hit the ball with {his} face, and at least it did not go in. There was a small cheer from the bench.",
      ],
      [
        2,
        "It began to rain. The ball became heavy, and the other team became slow. {Hero} noticed that {his} knees had stopped shaking somewhere in between, and {he} could not have said when.",
      ],
      [
        1,
        "Then there was a shout, and everybody ran to one side. {Hero} saw it coming as if it were quite slow: the foot, the ball, the drops of rain that flew off it. Only the next ball counts, {he} thought.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} jumped. For a moment there was nothing under {his} feet at all. Then {he} had the ball, or the ball had {whom}, and the whistle blew three times. It was over, and it was {hero} whom they lifted up and carried across the wet grass.",
      ],
    ],
    close: [
      [
        0,
        "The man behind the fence clapped the loudest. “I always said so,” he told everybody. {Hero} heard it and had to grin.",
        "{Thehelper} was waiting at the edge of the grass with the last piece of orange. “And?” asked {thehelper}. “The next ball,” said {hero}, and bit into it.",
      ],
      [
        1,
        "{Hero} did not clean {his} boots that evening. They stood by the door with all the mud on them, and {he} looked at them once more before {he} turned off the light.",
      ],
    ],
  },
];

/** Drawing, inventing, spelling, playing chess: what one does at a table, against others. */
export const skillContest: PlotGroup = [
  {
    tell: [
      [
        1,
        "The poster hung next to the door, and {hero} had read it so often that {he} knew it by heart. At the bottom it said: everybody may take part. {Hero} read that line once more. Everybody.",
        "{Hero} had cut the notice out of the paper and kept it in {his} pocket. By evening it was so crumpled that only one word was still clear, and the word was: tomorrow.",
      ],
      [
        1,
        "The first try was a disaster. {Hero} had wanted too much at once, and in the end {he} had to throw all of it away. {He} sat under the table for a while, because that was the only place where nobody could ask {whom} how it was going.",
        "%The first try was a disaster. {Hero} had wanted too much at once, and in the end nothing of it was left. {He} sat in a corner for a while, because that was the only place where nobody could ask {whom} how it was going.",
      ],
      [
        1,
        "“May I see it?” asked {ahelper}. {Hero} did not want to show it, and showed it all the same. {Thehelper} looked at it for a long time. “Here,” said {thehelper}, and pointed at a small corner. “This bit is you. The rest is what you think they want.”",
        "“May I see it?” asked {talker}. {Hero} did not want to show it, and showed it all the same. “Here,” said {talker}, and pointed at a small corner. “This bit is you. The rest is what you think they want.”",
      ],
      [
        1,
        "So {hero} kept the small corner and began the rest again. This time {he} did not look at what the others were doing. {He} forgot to eat, and {he} forgot the clock, and {he} even forgot to be nervous.",
      ],
      [
        2,
        "The evening before the contest, a cup fell over. Brown tea ran across everything. {Hero} stared at it and could not even shout. Then {he} tipped {his} head to one side. The stain was not so bad. It even fitted in, if you let it.",
      ],
      [
        1,
        "The hall was full of tables, and on every table lay something wonderful. {Hero} walked past all of them and grew quieter and quieter. {His} own table was the last one, right beside the door, where it was draughty.",
      ],
    ],
    climax: [
      [
        0,
        "The judges were tired when they came to {hero}. They looked, and then they called the others over. “I have seen two hundred of these today,” one of them said, “and this is the first that made me forget my feet.”",
      ],
      [
        0,
        "{Hero} {done}, and the applause went all the way to the door and back.",
        "They called out {hero's} name, and {hero} turned round to see who was meant.",
      ],
    ],
    close: [
      [
        0,
        "“Which part did they like best?” asked {thehelper}. {Hero} pointed at the small corner. “I thought so,” said {thehelper}.",
      ],
      [
        1,
        "The poster is gone from the wall by now. {Hero} asked for it, and it hangs above {his} bed. Everybody may take part.",
      ],
    ],
  },
];

/** Speaking or acting before many people. */
export const speech: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} read the news three times, and each time {his} throat grew a little tighter. {He} could already see all the faces, row after row, and all of them were looking at {whom}.",
        "That evening {hero} did not touch {his} supper. “What's the matter?” they asked at home. “Nothing,” said {hero}. It was only one word, and even that came out crooked.",
      ],
      [
        1,
        "{Hero} practised in front of the mirror. The first sentence was fine. In the middle of the second one {he} got stuck, and the mirror looked back at {whom} with a very red face.",
      ],
      [
        1,
        "“Try it on the ducks,” said {ahelper}, who was sitting on a bench by the pond and had heard everything. “They don't mind how long it takes.” So {hero} gave {topic} to eleven ducks. They listened quite politely, until the bread was gone.",
        "“Try it on me,” said {talker}, “and I won't laugh, no matter how long it takes.” {Hero} tried it. It took very long, and {talker} did not laugh.",
      ],
      [
        1,
        "“You're trying to run,” said {thehelper}. “Walk. When a word won't come, breathe, and look at one friendly face. A word is like a cat. It comes when you stop pulling.”",
      ],
      [
        2,
        "After that {hero} practised every day, on the ducks, on the bus stop and on a very patient lamp post. Some days all the words came. On other days none of them did, and then {he} breathed and waited for the cat.",
      ],
      [
        2,
        "{Hero} crossed out every sentence that did not sound like {him}. In the end {topic} fitted on one sheet. It was short, but every word of it was true.",
      ],
      [
        1,
        "Then the day was there. {Hero's} shirt was too tight, and the steps up to the stage were much too loud. Somebody coughed. The microphone whistled. {Hero} looked down at the paper, and the lines began to swim.",
        "Then the day was there. The steps up to the stage were much too loud. Somebody coughed, and the microphone whistled. {Hero} looked down at the paper, and the lines began to swim.",
      ],
      [
        1,
        "{Hero} opened {his} mouth. The first word got stuck, just as {he} had feared. Somewhere in the hall there was a giggle. It was so quiet that {he} could hear the clock.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} breathed. {He} looked for one friendly face, and there, in the third row, sat {thehelper} and held up [a piece of bread|one thumb]. {Hero} smiled. And then the word came, and the next one, and the one after that, not fast, but one by one, all the way to the end.",
        "{Hero} breathed. {He} looked for one friendly face, and there, in the third row, sat {talker} and nodded. {Hero} smiled. And then the word came, and the next one, and the one after that, not fast, but one by one, all the way to the end.",
      ],
      [
        0,
        "When {hero} had finished {topic}, nobody moved. Then somebody stood up, and then all of them stood up, and the clapping was so loud that {hero} had to hold on to the microphone.",
      ],
    ],
    close: [
      [
        0,
        "“You got stuck four times,” said {thehelper} afterwards. “Five,” said {hero}. “And nobody remembers a single one of them,” said {thehelper}.",
      ],
      [
        1,
        "The next day {hero} went back to the pond with a whole loaf of bread. “Ladies and gentlemen,” {he} said, and the ducks came swimming from all sides.",
        "The sheet of paper still lies in {hero's} drawer. It has a crease where {he} held on to it too tightly, right in the middle of the second sentence.",
      ],
    ],
  },
];

/** One has lost one's voice, or one's part, and somebody else steps in: told for plays. */
export const schoolPlay: PlotGroup = [
  {
    tell: [
      [
        1,
        "There was a list on the door of the hall, and everybody pushed to see it. {Hero} stood on tiptoe. {He} read it from the top, and then from the bottom, and then {he} went home by the longest way.",
        "The hall smelled of paint and old velvet. {Hero} loved that smell more than anything. {He} knew every line of the play, also those of the king, the cook and the horse.",
      ],
      [
        1,
        "At the rehearsals nothing went right. The forest fell over, the king forgot that he was dead, and {hero} came in through the window instead of the door. “Once more from the beginning,” said {ahelper}, who had to keep everything together.",
        "At the rehearsals nothing went right. The forest fell over, the king forgot that he was dead, and {hero} came in through the window instead of the door. “Once more from the beginning,” said {talker}.",
      ],
      [
        1,
        "At night {hero} lay awake and said the lines to the ceiling. They were all there. But as soon as {he} thought of the full hall, they flew away like sparrows.",
      ],
      [
        2,
        "“Don't say the words to everybody,” said {thehelper}. “Say them to one. Pick somebody, and tell only that one.” {Hero} tried it the next day, and for the first time the hall grew quiet, because they wanted to hear how it went on.",
      ],
      [
        1,
        "On the evening itself all the seats were taken. Behind the curtain everybody ran about and looked for hats. {Hero} held on to the painted tree. It was the only thing there that was not nervous.",
      ],
      [
        2,
        "The first act went by like a train. There was laughter in the right places, and once in a wrong one. {Hero} stood in the dark at the side, counted the lines and waited.",
      ],
    ],
    climax: [
      [
        0,
        "Then it was time. {Hero} stepped into the light, looked for one face in the dark and told it everything, word by word. There was not a sound in the hall. Only at the very end somebody sniffed, and that was {thehelper}.",
      ],
      [
        0,
        "They clapped until the forest fell over once more. {Hero} bowed so low that {he} could see {his} own knees, and they were not shaking.",
      ],
    ],
    close: [
      [
        0,
        "Later, when the lamps were out, {hero} went back onto the stage alone. It was only boards and paint now. {He} said the last line once more, quite softly, to the empty seats.",
      ],
      [
        1,
        "The list still hangs on the door of the hall. Somebody has drawn a small star next to {hero's} name, and nobody says who it was.",
      ],
    ],
  },
];
