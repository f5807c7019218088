import type { PlotGroup } from "./plot.ts";

/** Two who both want the same thing. */
export const quarrelOver: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "*“I had {it} first,” said one. “But I saw {it} first,” said the other. They went on about {topic} until both of them were hoarse.",
        "“I had {it} first,” said {hero}. “But I saw {it} first,” said {mate}. {They} went on about {topic} until both of {them} were hoarse.",
      ],
      [
        1,
        "“What is all this noise about?” asked {ahelper}. Both of them pointed at {that} at the same time. “I see,” said {thehelper}. “And who is going to have {it} while you two are shouting?”",
      ],
      [
        1,
        "*So they divided the day: {that} for one of them until noon, and {that} for the other one after noon. By ten past eleven they were quarrelling about when it was noon.",
        "So {they} divided the day: {that} for {hero} until noon, and {that} for {mate} after noon. By ten past eleven {they} were quarrelling about when it was noon.",
      ],
      [
        1,
        "*Then one of them got {that} all alone. It was not as good as it had looked. What is {that} when nobody is there who wants {it}, too?",
        "Then {hero} got {that} all alone. It was not as good as it had looked. What is {that} when nobody is there who wants {it}, too?",
      ],
      [
        2,
        "*The other one said quite loudly that nobody needed {that}, and looked over every other minute.",
        "{Mate} said quite loudly that nobody needed {that}, and looked over every other minute.",
      ],
      [
        1,
        "*In the evening nobody touched {that} any more. They sat at the two ends of one bench, and between them there was room for a third.",
        "In the evening nobody touched {that} any more. {Hero} and {mate} sat at the two ends of one bench, and between them there was room for a third.",
      ],
    ],
    climax: [
      [
        0,
        "*“You can have {it},” said one. “No, you have {it},” said the other. They looked at each other, and then they had to laugh: now they were quarrelling about who was not to have {that}.",
        "“You can have {it},” said {mate}. “No, you have {it},” said {hero}. {They} looked at each other, and then {they} had to laugh: now {they} were quarrelling about who was not to have {that}.",
      ],
      [
        0,
        "*From then on they shared {topic}. One of them counted to a hundred, and then it was the other one's turn, and they hardly ever cheated.",
        "From then on {they} shared {topic}. One of {them} counted to a hundred, and then it was the other one's turn, and {they} hardly ever cheated.",
      ],
    ],
    close: [
      [
        0,
        "“And whose turn is it with {that}?” asked {thehelper} the next day. “I've forgotten,” said one. “So have I,” said the other.",
      ],
      [
        1,
        "Now and then they still shout a little. But then one of them only has to say “until noon”, and both have to laugh about {that}.",
      ],
    ],
  },
];

/** Two who want to know who is better. */
export const rivals: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "Whatever {hero} could do, {mate} could do better, or so {mate} said. And whatever {mate} had done, {hero} had done twice.",
        "*Whatever one of {hero} had, the other one had to have as well, only bigger. If there was a sign on the left, there was a larger one on the right by noon.",
      ],
      [
        1,
        "“You're the best,” somebody said to {hero}, just to have some peace, and then went over and said it to {mate}. That did not help at all.",
        "*“You're the best,” people said to one of {hero}, just to have some peace, and then they went over and said it to the other one. That did not help at all.",
      ],
      [
        1,
        "In the end {they} asked {ahelper} to decide. {Thehelper} looked at {mate}, and then at {hero}, and took a long time over it. “What the one can do, the other cannot,” said {thehelper}. “But who is better?” {they} asked, both at once.",
        "*In the end {hero} asked {ahelper} to decide. {Thehelper} looked at the one and at the other, and took a long time over it. “What the one can do, the other cannot,” said {thehelper}. “But who is better?” they asked, both at once.",
      ],
      [
        1,
        "So {hero} tried to do without {mate}. By noon it was half done. The half that was missing was just the half that {mate} had always done.",
        "*Then came a day when nothing was to be seen or heard of one of {hero}. The other one should have been glad about it. It was the longest day of the year.",
      ],
      [
        2,
        "{Mate} tried it as well, without {hero}, and did not get any further. But {mate} would not have said so for anything in the world.",
        "*There was plenty of room, and it was very quiet, and there was nobody to be better than.",
      ],
    ],
    climax: [
      [
        0,
        "“It goes better with you,” said {mate}, very quietly, and looked the other way. “What did you say?” asked {hero}. “Nothing.” “I heard it,” said {hero}. “It goes better with you, too.”",
        "*“It's better when you're there,” one of them said the next morning, very quietly, and looked the other way. “What did you say?” “Nothing.” “I heard it,” said the other one. “It's the same with me.”",
      ],
      [
        0,
        "So {they} did it together, {hero} from the one side and {mate} from the other, and it was done before anybody could say which half was the better one.",
        "*After that {hero} were no longer rivals, or only on Sundays, and only a little.",
      ],
    ],
    close: [
      [
        0,
        "“And who is better now?” asked {thehelper}. “{Mate},” said {hero}. “{Hero},” said {mate}, at the same moment. And about that they are still arguing.",
        "*“And who is better now?” asked {thehelper}. “The other one,” they said, both at once. And about that they are still arguing.",
      ],
    ],
  },
];

/** Somebody who no longer does what everybody is used to. */
export const strike: PlotGroup = [
  {
    tell: [
      [
        1,
        "In the morning there was a sign. It said that {hero} {was} on strike, and underneath, in smaller letters: until further notice.",
      ],
      [
        1,
        "At first nobody noticed the strike. Then some came, stood in front of the sign and read it twice. “But who is going to do it now?” they asked. That was just what {hero} had wanted to hear.",
      ],
      [
        1,
        "“What is it that you want?” asked {ahelper}, whom they had sent. {Hero} held up a list. At the top it said: one day off a week. At the very bottom it said: and now and then a thank you.",
      ],
      [
        1,
        "Others tried to do the work of {hero}. It had always looked so easy. By noon they had mixed up all that can be mixed up, and one of them sat in a corner and wanted to go home.",
      ],
      [
        2,
        "“We need {hero},” somebody said. It was the first time that anybody had said it aloud.",
        "“We never knew how much it was,” somebody said, and was not the only one who thought so.",
      ],
      [
        1,
        "The first day of the strike was lovely. On the second day {hero} had counted all the clouds. “I never wanted to stop,” said {hero}. “I only wanted somebody to notice.”",
      ],
    ],
    climax: [
      [
        0,
        "Then there was a knock. Outside they stood, in one long row, and each of them had only two words to say to {hero}, and they were the right ones. It took all afternoon, and not one “thank you” was like another.",
      ],
      [0, "So the strike was over. {Hero} took the sign down, turned it round and wrote on the back: open again."],
    ],
    close: [
      [0, "“And the day off?” asked {thehelper}. “Tuesdays,” said {hero}."],
      [
        1,
        "Since then, on Tuesdays, everybody does a bit of it themselves. The other days belong to {hero}, and nobody forgets the two words.",
      ],
    ],
  },
];

/** A letter that has to be answered. */
export const letter: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} did not open {that} at once. {He} put {it} on the table, walked round {it}, and then sat down in front of {it}.",
        "It had come a long way. There was a stain on one corner of {that}, and the stamp was upside down. {Hero} looked at both sides before {he} opened it.",
      ],
      [
        1,
        "{Hero} read {that} standing, and then once more sitting down. It was not long. But there was as much between the lines as on them.",
      ],
      [
        1,
        "“Is it good news?” asked {ahelper} and pointed at {that}. “I don't know yet,” said {hero}. “I've only read {it} four times.”",
      ],
      [
        2,
        "Most of {that} was about small things: the weather, a new coat, a tree in front of a window. Only the last line was different. It was a question.",
      ],
      [
        1,
        "{That} needed an answer. {Hero's} first answer began well and ended badly. The second one ended well and had no beginning. By evening the floor was white with paper.",
      ],
      [
        1,
        "“Write what you would say if the door opened now,” said {thehelper}. {Hero} looked at {that}, and at the door, and thought about it for a long time.",
      ],
      [
        2,
        "That night {hero} put {that} under the pillow, as children do with a tooth, and in the morning {he} knew what to write.",
      ],
    ],
    climax: [
      [
        0,
        "In the end {hero's} answer to {that} was only one line long. {He} took it to the post {himself}, and did not let go until it was certain that nothing had been forgotten.",
      ],
      [
        0,
        "{Hero} {done}, and it had all begun with {that}.",
        "The next answer did not come by post. It knocked. {Hero} had thought of a hundred things to say, and needed none of them.",
      ],
    ],
    close: [
      [
        0,
        "“And what did you write?” asked {thehelper}. “What I'd have said if the door had opened,” said {hero}.",
        "They stood in the door for so long that the tea went cold.",
      ],
      [
        1,
        "{Hero} kept {that}. Nobody needs to read {it} any more, and it is read all the same, on days when it rains.",
      ],
    ],
  },
];

/** What has to come out of its egg by itself. */
export const hatching: PlotGroup = [
  {
    isWhole: true,
    tell: [
      [
        1,
        "{Topic} had to be kept warm and turned three times a day. {Hero} made a list, so that nobody would forget, and put a cross on it each time.",
      ],
      [
        1,
        "Then, one morning, there was a sound, so small that everybody held their breath: tick. It came from inside. “Somebody is knocking,” said {ahelper}.",
        "Then, one morning, there was a sound, so small that everybody held their breath: tick. It came from inside. “Somebody is knocking,” whispered {hero}.",
      ],
      [
        1,
        "First there was a crack in the shell, and then a hole, no bigger than a pea. Something wet looked out of it and went back again. Nobody had known that it is such hard work to hatch.",
      ],
      [
        1,
        "“Can't we help?” asked {hero}. “No,” said {ahelper}. “Whoever is let out of an egg is too weak afterwards. It has to do that alone. But you can talk to it.”",
      ],
      [
        1,
        "So {hero} lay down beside the egg and talked to it, quite quietly: about the sun, and the grass, and what there would be for supper. When all the others had gone, {he} {was} still there.",
      ],
      [
        2,
        "Nothing moved for an hour. {Hero} put one ear to the shell. It was so still that {he} could only hear {his} own heart.",
      ],
    ],
    climax: [
      [
        0,
        "Tick, it went in the dark. Then the crack ran once all the way round, and the egg fell in two. What sat there was wet and crooked and the ugliest small thing that {hero} had ever seen, and the most beautiful one.",
      ],
      [0, "“You did that all alone,” said {hero}. It blinked, as if that were nothing special."],
    ],
    close: [
      [0, "{Hero} {was} the first that it had ever seen. From then on it ran after {whom} wherever {he} went."],
      [
        1,
        "Half of the shell lies in a box with cotton wool. When somebody asks about {topic}, {hero} takes it out and holds it to the light.",
      ],
    ],
  },
];

/** Somebody who forgot a day that matters, and wants to make up for it. */
export const forgottenDay: PlotGroup = [
  {
    tell: [
      [
        1,
        "It was the calendar that gave it away. {Hero} only wanted to know what day it was, and there it stood, with a red circle around it: {topic}.",
        "It was the calendar that gave it away. {Hero} only wanted to know what day it was, and there it stood, with a red circle around it.",
      ],
      [
        1,
        "{Hero} went hot, and then cold. How can one forget {topic}? There was no answer to that in the whole house, and {hero} looked for it everywhere.",
        "{Hero} went hot, and then cold. How can one forget such a day? There was no answer to that in the whole house, and {hero} looked for it everywhere.",
      ],
      [
        1,
        "“Say that you were ill,” said {ahelper}. “Say that it's a surprise for tomorrow.” {Hero} thought about it for a moment. “No,” said {hero}. “I'll say that I forgot.”",
      ],
      [
        1,
        "All the shops were shut by then. So {hero} looked at what was left: four eggs, half a candle, a roll of blue paper and one balloon.(( It was not much for {topic}.))",
      ],
      [
        2,
        "What came out of the oven did not look like a cake. It looked like something that had fallen on a cake. {Hero} put the half candle on top, and that made it a little better.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} knocked, and did not hide behind the crooked cake. “I forgot it,” said {hero}. “There is no excuse. I'm sorry.” For a while it was very quiet. Then one finger was dipped into the cream.",
      ],
      [
        0,
        "It was late, and it was crooked, and nobody who was there has ever forgotten {topic} since.",
        "It was late, and it was crooked, and it was not forgotten again.",
      ],
    ],
    close: [
      [
        0,
        "There are two red circles in {hero's} calendar now: one around the day itself, and one around the day before, just in case.",
      ],
      [1, "“The cake was terrible,” they say each year. “Can we have it again?”"],
    ],
  },
];

/** Words that have to be spelled in front of everybody. */
export const spellingBee: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} took the words along everywhere. They hung on the fridge, they lay under the pillow, and one of them, the longest, was written on the inside of {his} hand.",
      ],
      [
        1,
        "Alone in {his} room, {hero} could spell everything, even “rhythm”. In front of others the letters ran away like mice when the light goes on.",
      ],
      [
        1,
        "“Which word is the worst?” asked {ahelper}. {Hero} said it, letter by letter. “And now once more, but tap your knee for each letter,” said {thehelper}. “Nobody says how fast you have to spell.”",
      ],
      [
        1,
        "So {hero} tapped: on the bus, at breakfast, on the edge of the bath. A letter, a tap, a letter, a tap. It was slow, and none of the letters ran away.",
      ],
      [
        1,
        "On the day of the spelling bee the hall was full. One after the other they stood up, and one after the other they sat down again. Then {hero's} name was called.",
      ],
      [
        2,
        "It was just the word from the inside of {his} hand. But the hand was wet, and the ink was gone. {Hero} closed {his} eyes and saw it all the same.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} tapped {his} knee. The first letter did not want to come, and {he} waited for it, and it came. Then came the second, and the third. Somebody in the last row was tapping along. “That is correct,” said the judge.",
      ],
      [
        0,
        "{Hero} {done}, one letter at a time.",
        "Whatever came after that word, {hero} had spelled it in front of everybody, one letter at a time.",
      ],
    ],
    close: [
      [0, "“How do you spell happy?” asked {thehelper} on the way home. {Hero} laughed and tapped five times."],
      [
        1,
        "The list still hangs on the fridge. {Hero} has added a word, the one from that day, and drawn a circle around it.",
      ],
    ],
  },
];
