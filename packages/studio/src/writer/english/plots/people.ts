import type { PlotGroup } from "./plot.ts";

/** Somebody lonely, and somebody else. */
export const friendship: PlotGroup = [
  {
    tell: [
      [
        1,
        "“Hello,” said {hero}. {Mate} looked up. {Hero} had thought of a hundred things to say, and now every single one of them was gone. “Nice weather,” {he} said. It was raining.",
        "{Hero} had seen {mate} before, but only from far away. Now there was hardly an arm's length between {them}, and neither of {them} knew where to look.",
      ],
      [
        1,
        "So {hero} did not say anything more. {He} took [an apple|a biscuit|a pear] out of {his} pocket, broke it in two and held out the bigger half. {Mate} looked at it, and at {hero}, and took it. They ate without a word and watched the drops fall.",
        "%So {hero} did not say anything more. {He} only moved a little to one side, so that there was room. After a while {mate} came closer. {They} sat there without a word and watched the drops fall.",
      ],
      [
        1,
        "The next day {hero} came back, just by chance, as {he} told {himself}. {Mate} was already there, also just by chance. “I can whistle with two fingers,” said {mate}. “I can't whistle at all,” said {hero}. It took all afternoon to learn it.",
      ],
      [
        2,
        "{They} were not alike at all. {Mate} wanted to know everything at once, and {hero} liked to think first. {Mate} ran ahead, and {hero} found what {mate} had run past: a blue feather, a four-leaf clover, a very small door in a wall.",
      ],
      [
        2,
        "{They} made up a game with so many rules that nobody else could play it. {They} gave each other secret names. When {hero} lay in bed in the evening, {he} thought of what {he} would tell {mate} tomorrow.",
        "%{They} made up a game with so many rules that nobody else could play it. {They} gave each other secret names. And when {hero} woke up, {he} thought at once of what {he} would show {mate} today.",
      ],
      [
        1,
        "Then came a day when {mate} was not there. {Hero} waited until the lamps were lit. {He} waited the next day, too. “I must have said something wrong,” {he} thought, and went through every word again, and could not find the wrong one.",
      ],
    ],
    climax: [
      [
        0,
        "On the third day there was a whistle, the one with two fingers. {Mate} stood there with a red nose and a thick scarf. “I had a cold,” said {mate}. “I was so afraid that you would stop coming.” “I came every day,” said {hero}. “Just by chance.”",
        "On the third day there was a whistle behind {hero}. It was {mate}. “I couldn't come,” said {mate}. “I was so afraid that you would be gone.” “I came every day,” said {hero}. “Just by chance.”",
      ],
      [
        0,
        "{Hero} {done}, and it had begun with the wrong word about the weather.",
        "From then on nobody saw the one without the other.",
      ],
    ],
    close: [
      [
        0,
        "“How did you two find each other?” people asked. {Mate} told it one way, and {hero} told it another way, and only the apple was in both.",
        "“Nice weather,” said {hero} the next time it rained. And {mate} laughed so much that it was catching.",
      ],
      [
        1,
        "{Hero} still cannot whistle very well. But there is somebody who comes at once when {he} tries.",
        "In the evening {they} sat side by side and watched the drops fall, just as on the first day. Only the distance between them was gone.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "{Hero} had one cup, one spoon and one chair. In the evening {he} told the day to the wall, and the wall never asked how it went on.",
        "When the others laughed together, {hero} laughed, too, a little late and a little further away. Nobody turned round.",
        "%In the evening, when everything else was quiet, {hero} talked to {himself}, just to hear a voice.",
      ],
      [
        1,
        "One morning {hero} decided to try it. {He} put on {his} best smile, went up to the first one {he} saw and said good morning much too loudly. The other one jumped, dropped everything and hurried away.",
        "%One morning {hero} decided to try it. {He} said good morning to the first one {he} saw, much too loudly. The other one jumped and hurried away.",
      ],
      [
        1,
        "“You nearly frightened me, too,” said {ahelper}, laughing. “Try it the other way round. Don't go to them. Do something nice, all by yourself, where they can see it. Then wait.”",
      ],
      [
        1,
        "So {hero} sat down outside and did what {he} liked best. The first day nobody stopped. The second day a little one stood there for a moment, with a finger in its mouth, and ran away. The third day it came back and brought a friend.",
      ],
      [
        2,
        "{Hero} moved over. {He} did not say anything, and {he} did not smile too much. “What are you doing?” asked the little one. “I'll show you,” said {hero}, and {his} heart beat so hard that {he} {was} sure everybody could hear it.",
      ],
      [
        1,
        "On Sunday it rained, and nobody came. {Hero} looked at {his} one cup and {his} one chair. So that was it, {he} thought. It had been nice, for three days.",
        "%On Sunday it rained, and nobody came. {Hero} looked out into the grey. So that was it, {he} thought. It had been nice, for three days.",
      ],
    ],
    climax: [
      [
        0,
        "Then there was a knock. Outside stood five of them under one umbrella, all wet on one side. “You weren't there,” they said. “So we came to you.” They had brought their own cups.",
        "%Then there were steps, a great many of them. There stood five, all wet, and the little one was in front. “You weren't there,” they said. “So we came to you.”",
      ],
      [
        0,
        "{Hero} {done}, and there was so much noise that the wall could only listen.",
        "They stayed until the rain stopped, and then they stayed a little longer, because nobody had noticed that it had stopped.",
      ],
    ],
    close: [
      [
        0,
        "“Well?” asked {thehelper} the next day. “I need more chairs,” said {hero}.",
        "“Well?” asked {thehelper} the next day. {Hero} only smiled, and this time it was not too much.",
      ],
      [
        1,
        "And if somebody new stands a little apart now, and laughs a little late, it is always {hero} who turns round first.",
        "That evening {hero} had nothing to tell the wall. {He} had told it all already.",
      ],
    ],
  },
];

/** Two who fall in love. */
export const love: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} noticed it first by the small things. {He} combed {his} hair. {He} looked up every time the door opened. And when it was {mate} who came in, {he} dropped whatever {he} {was} holding.",
      ],
      [
        1,
        "“Can I help you?” asked {hero}. “I'm only looking,” said {mate}, and looked. It was not clear at what. Then {they} both said something at the same time, and both stopped, and {mate} was gone before either of {them} had begun again.",
      ],
      [
        1,
        "“You've put salt in my tea,” said {ahelper}. “That's the third time this week. What's the name?” {Hero} went red up to the ears. “I don't even know the name,” {he} said. “Then ask,” said {thehelper}. “It's the shortest question there is.”",
      ],
      [
        2,
        "{Hero} practised in front of the mirror. “What's your name?” sounded like the police. “And who are you?” sounded like a grandfather. In the end {he} wrote it on a piece of paper, and the paper went through the wash.",
      ],
      [
        2,
        "On Thursday it poured. {Mate} came in and dripped on the floor, and nobody else was there. For a whole hour they waited for the rain to stop and talked about everything: soup, the sea, the worst teacher in the world. {Hero} forgot only one thing. {He} forgot to ask.",
      ],
      [
        1,
        "Then {mate} did not come any more, not on Friday, and not the whole week after that. {Hero} put sugar on {his} potatoes. “You could have asked,” {he} told the mirror, and the mirror had nothing to say for itself.",
      ],
    ],
    climax: [
      [
        0,
        "On Monday the door opened. {Hero} did not drop anything. “What's your name?” {he} said, so quickly that it was one word. {Mate} began to laugh. “I was ill,” said {mate}. “I lay in bed for a week and was angry with myself, because I had never asked for yours.”",
      ],
      [0, "They went out into the sun together, and {hero} forgot {his} coat. It was not needed."],
    ],
    close: [
      [
        0,
        "The next morning {thehelper's} tea had salt in it again. “I take it that went well,” said {thehelper}, and drank it all the same.",
      ],
      [
        1,
        "The piece of paper that had been through the wash is in a small frame now. You can only read one word on it, and the word is: name.",
      ],
    ],
  },
];

/** Two who do not speak to each other any more. */
export const quarrel: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "It had begun with {that}, and with one word that was too loud. The next one was louder, and then a door slammed. After that {hero} took the long way round every day, only so as not to meet {mate}.",
        "*It had begun with {that}, and with one word that was too loud. The next one was louder, and then a door slammed. After that they took care not to look at each other, and they were very good at it.",
        "It had begun with one word that was too loud. The next one was louder, and then a door slammed. After that {hero} took the long way round every day, only so as not to meet {mate}.",
        "*It had begun with one word that was too loud. The next one was louder, and then a door slammed. After that they took care not to look at each other, and they were very good at it.",
        "It had begun with one word that was too loud. The next one was louder, and then a door slammed. After that there was silence.",
      ],
      [
        1,
        "{Hero} told everybody how it had been. {Mate} told everybody, too, and it was quite a different story. People nodded to the one and nodded to the other, and nobody dared to laugh in front of either.",
        "*One of them told everybody how it had been. The other one told everybody, too, and it was quite a different story. People nodded to both of them, and nobody dared to ask.",
      ],
      [
        1,
        "The trouble was that so many things need two. A see-saw needs two, and so does a big box. {Hero} sat on {his} end and looked at the other end, high up in the air, with nobody on it.",
        "*The trouble was that so many things need two. A long table needs two to lift it, and so does a big box. They tried it from one end, each when the other had gone, and it would not move.",
        "The trouble was that so many things need two. A long table needs two to lift it, and so does a big box. {Hero} tried it from one end, and it would not move.",
      ],
      [
        2,
        "“And {mate}?” asked {ahelper}. “Who is that?” said {hero}. {Thehelper} did not answer, but put two biscuits on the table. {Hero} ate one of {them}. The other one lay there all afternoon, and neither of {them} said a word about it.",
        "*“And what was it about?” asked {ahelper}. They both began to explain, and both stopped. “I see,” said {thehelper}, and put two cups on the table, side by side.",
      ],
      [
        1,
        "Then it rained through the roof, or at least it sounded like that. {Hero} found a box on the shelf that {he} had not opened for years, and in it lay a photograph. There were the two of {them}, with no front teeth, and one had an arm around the other.",
        "*In a drawer they found an old photograph. There they were, both of them, with no front teeth, and one had an arm around the other. They looked at it, one over the other's shoulder, and nobody moved away.",
        "%Then {hero} came past the place where it had all begun. It looked so small. {He} stood there for a long time, and could not remember the word.",
      ],
      [
        2,
        "{Hero} wrote a letter. The first one began with “You”, and {he} tore it up. The second one began with “You”, too. The third one began with “I”, and that one {he} folded small and put in {his} pocket.",
        "*That night neither of them could sleep. One got up for a glass of water. The other one was already in the kitchen, in the dark, with two glasses.",
      ],
    ],
    climax: [
      [
        0,
        "{They} met at the corner, because that day both of {them} had taken the long way round. {Hero} held out the letter. {Mate} held out a letter, too. {They} read them standing there, and there was only one word in each, and it was the same one: sorry.",
        "*“I was wrong,” said one. “Not as wrong as I was,” said the other. “Are we going to fight about that now?” They looked at each other, and it began with a cough, and then they were both laughing so hard that they had to hold on to the table.",
        "“I was wrong,” said {hero}. “Not as wrong as I was,” was the answer. “Are we going to fight about that now?” {They} looked at each other, and then {they} were both laughing so hard that {they} had to hold on to each other.",
      ],
      [
        0,
        "{Hero} {done}, and it was easier than keeping quiet had been.",
        "It was easier than keeping quiet had been. That surprised {them} both.",
      ],
    ],
    close: [
      [
        0,
        "{They} talked(( about {that} and everything else)) until it was light. There was so much to catch up on that {they} kept interrupting each other, and for once nobody minded.",
        "“What was the word?” asked {hero} later. “I've forgotten it,” said {mate}. “Good,” said {hero}. “So have I.”",
      ],
      [
        1,
        "Now and then they still argue, because they enjoy it. But nobody slams a door, and before it gets dark, one of them always puts two biscuits on the table.",
        "The see-saw goes up and down again. You can hear it from far away, and somebody is always laughing.",
      ],
    ],
  },
];

/** A new town, a new school, a new home. */
export const newPlace: PlotGroup = [
  {
    tell: [
      [
        1,
        "Everything was in boxes. {Hero} found one sock, a lamp without a bulb and the book {he} had already read. {He} lay down on the bare floor and listened. Even the quiet sounded different here.",
        "From the window {hero} could see a street that {he} did not know, with people whom {he} did not know, and a dog that barked in a strange accent.",
        "%Nothing smelled the way it should. {Hero} went once around the new place, close to the edge, and then back to where {he} had started.",
      ],
      [
        1,
        "The next day {hero} walked to the corner, and {beast} walked behind {whom}. When {hero} stopped, {beast} stopped. When {hero} said, “Go home,” {beast} looked as if somebody had told a good joke.",
        "The next day {hero} walked to the corner and counted {his} steps, so as to find the way back. There were a hundred and twelve. At the corner some others were laughing about something, and when they saw {hero}, they stopped.",
        "On the first day {hero} said four words. Two of them were “yes”, one was “no”, and the last one was {his} own name, and even that was said wrong by everybody else.",
      ],
      [
        1,
        "“I miss home,” {hero} said that evening. “This is home now,” they told {whom}. {Hero} did not answer. {He} went on wearing {his} old scarf, even at supper, because it still smelled of the old kitchen.",
        "%“I want to go back,” {hero} whispered that evening. But there was no way back, and {he} knew it.",
      ],
      [
        1,
        "“I know nobody here,” {hero} told {beast}. {Beast} chewed for a while and thought it over. Then {beast} went on ahead, past the well and through a gap in the hedge, and looked round to see whether {hero} {was} coming.",
        "{Ahelper} was the first to say hello. “You're the new one,” said {thehelper}. “I was new here, too. It took me a year to find out where the good bread is. I can show you in five minutes, if you like.”",
      ],
      [
        2,
        "They went there together. {Thehelper} showed {hero} the shop with the good bread, the bench with the sun on it, the wall that you can climb and the cat that belongs to everybody. {Hero} counted the steps, and somewhere after three hundred {he} forgot to go on counting.",
      ],
      [
        1,
        "But the next morning it was all back, the tight throat and the cold hands. {Hero} stood outside the door and heard the voices behind it. Everybody already had somebody to sit next to. {He} looked for one empty place, and could not see any.",
      ],
    ],
    climax: [
      [
        0,
        "Then there was a shout: {beast} had eaten somebody's homework. They all came running, and {hero} in the middle of them, red up to the ears. “Is that yours?” asked one. “I'm afraid so,” said {hero}. There was a short silence. Then one after the other they began to laugh, and somebody wanted to know whether {beast} also liked spelling tests.",
        "“Here,” somebody said. It was one of those from the corner, and she pulled her bag off the chair beside her. “We stopped laughing because we wanted to ask you something. Is it true that you can do it without looking?” {Hero} did not even know what she meant. “No,” {he} said, “but I can learn it.”",
        "%“Here,” somebody said, and moved over. “We wanted to ask you something the whole time. What is it like, where you come from?” {Hero} began to tell, and when {he} looked up, they had all come closer.",
      ],
      [
        0,
        "By noon {hero} had said four hundred words. {He} had not counted them, but it must have been about that many.",
      ],
    ],
    close: [
      [
        0,
        "In the evening five of them brought {hero} home, and {beast} went in front, as if it had planned all that from the beginning.",
        "In the evening {hero} unpacked the last box. The lamp got a bulb, and the sock got the other sock. {He} hung the old scarf by the door, next to the new key.",
        "%That evening {hero} went once around the new place, right through the middle. It smelled of rain, and a little bit of home.",
      ],
      [
        1,
        "A hundred and twelve steps to the corner, and then the bread, the bench, the wall and the cat. {Hero} could go there with closed eyes now. But {he} kept them open, because somebody might wave.",
        "And when somebody else was new, a long time later, it was {hero} who said, “I can show you in five minutes, if you like.”",
      ],
    ],
  },
];

/** Two or more who have to stay in one small place together. */
export const stuckTogether: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "First there was a bump, and then there was nothing. {Hero} pressed every button there was. “Hello?” somebody called. “Is anybody there?” Nobody was there.",
        "*First there was a bump, and then it was still. One of them shouted. The other one knocked. “That won't help,” said the first. “Your shouting didn't help either,” said the second.",
      ],
      [
        1,
        "*For the first hour they stood back to back, each looking at a different wall. There was hardly room for that. Every time one breathed in, the other had to breathe out.",
        "For the first hour {hero} looked at the left wall, and {mate} looked at the right wall. There was hardly room for that. Every time one breathed in, the other had to breathe out.",
        "For the first hour {hero} counted everything there was to count: the screws, the scratches, {his} own fingers. Then {he} counted it all again.",
      ],
      [
        1,
        "*“You always play your music so loudly,” said one after a while. “You always bang on the wall,” said the other. “Because of the music!” “Because of the banging!” They stopped. It did not sound very clever, in such a small place.",
        "“This is your fault,” said {mate}. “Mine?” said {hero}. {They} argued about it for quite a while. It did not sound very clever, in such a small place, and so {they} stopped.",
      ],
      [
        1,
        "Then the light went out. It was so dark that it made no difference whether you closed your eyes. “I don't like the dark,” said a very small voice. It took a moment. “Neither do I,” said the other voice. “Here's my hand.”",
      ],
      [
        2,
        "*One of them had half a bar of chocolate. The other one had two sweets with a bit of fluff on them. They laid everything on a handkerchief and called it supper, and it was the best supper either of them had had for a long time.",
        "{Hero} had half a bar of chocolate, and {mate} had two sweets with a bit of fluff on them. {They} laid everything on a handkerchief and called it supper.",
      ],
      [
        1,
        "*After that they talked, because in the dark it is easier. One told about a wife who used to sing in the kitchen. The other told about a dog that had been dead for years and still had a bowl by the door. “So that's why you have a bowl,” said the first, very quietly.",
        "After that {they} talked, because in the dark it is easier. {Hero} told {mate} something that {he} had never told anybody, and {mate} did not laugh. Then {mate} told one, too.",
      ],
      [
        2,
        "*Around three in the morning one of them began to hum. It was the tune that always came through the wall. The other one knew it by heart, of course, and joined in.",
        "Around three in the morning {they} sang everything {they} knew, first the good songs, then the silly ones, and in the end only the bits that {they} could remember.",
      ],
    ],
    climax: [
      [
        0,
        "With a jerk everything began to move again. The light came on, and they had to blink. The doors slid open, and outside stood a man with a toolbox. “You poor things,” he said. “A whole night! You must have hated it.” They looked at each other and burst out laughing.",
        "At last there was a scraping sound, and then there was light, so much of it that {they} had to blink. “You poor things!” somebody said. “You must have hated it.” {They} looked at each other and burst out laughing.",
      ],
    ],
    close: [
      [
        0,
        "*“Coffee?” asked the one. “Gladly,” said the other. “At your place or at mine?” It was only a step from one door to the other. They had just never tried it.",
        "“Same time tomorrow?” asked {mate}. “But with more chocolate,” said {hero}.",
        "{They} walked out into the morning side by side. Neither of {them} was in a hurry to be the first.",
      ],
      [
        1,
        "*The wall between them is as thin as ever. But when there is a knock now, it means that the soup is ready.",
        "{Hero} still has the handkerchief. It has a brown spot in one corner, and {he} would not wash it out for anything.",
        "People have wondered ever since how those two became friends. It takes one night, half a bar of chocolate and a very small place.",
      ],
    ],
  },
];

/** One alone in a place that cannot be left: an island, a mountain hut, a strange house. */
export const strandedAlone: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "On the first day {hero} shouted. On the second day {he} waved. On the third day {he} sat down and looked at what there was: [sand, stones and sky|four walls and a bit of light], and a great deal of time.",
      ],
      [
        1,
        "{Hero} made a list of everything {he} had. It did not take long. A knife, a button, a piece of string. “Well then,” {he} said aloud, just to hear somebody, “let's see what we can do with string.”",
        "%{Hero} looked for something to eat and something to sleep on. The one was hard, and so was the other.",
      ],
      [
        1,
        "The first hut fell down in the night, right on top of {whom}. The second one stood, but it had no door, because {hero} had forgotten to leave a hole for it. {He} laughed so loudly about that that a bird flew up.",
      ],
      [
        2,
        "The bird came back the next day. {Hero} gave it a crumb. It came every morning after that, at the same time, and looked at {whom} with one eye. “You're late,” {hero} said to it once, and that was when {he} noticed how lonely {he} {was}.",
      ],
      [
        1,
        "Then the storm came. It took the hut, and it took the string. {Hero} held on to a rock all night and told {himself} stories, one after the other, until {he} had no voice left.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning the sea was quite flat, and far out there was a dot. It was not the bird. {Hero} took off {his} shirt and waved, and shouted with the last bit of {his} voice, and the dot grew, and had a sail, and turned.",
        "In the morning it was quite still, and far away there was a dot. It was not the bird. {Hero} waved, and shouted with the last bit of {his} voice, and the dot grew, and turned, and came closer.",
      ],
      [
        0,
        "{Hero} {done} after all, long after everybody had stopped believing in it.",
        "“How long have you been here?” they asked. {Hero} tried to count, and gave it up. “Long enough,” {he} said.",
      ],
    ],
    close: [
      [
        0,
        "When {hero} looked back once more, the bird was sitting on the rock. {He} threw it all the bread they had given {whom}.",
      ],
      [
        1,
        "At home everything was just as it had been. Only the house seemed very large to {hero}, and the first thing {he} did was to count the doors.",
      ],
    ],
  },
];
