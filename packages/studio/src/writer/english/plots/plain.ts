import type { PlotGroup } from "./plot.ts";

/** Somebody who wants to be or do what others do not believe of them. */
export const ambition: PlotGroup = [
  {
    tell: [
      [
        1,
        "“You?” they said when {hero} told them that {he} wanted to {wish}. It was a very short word, and {hero} heard it nine times in one week.",
      ],
      [
        1,
        "So {hero} stopped telling people and began to learn. {He} read everything that there was to read, and asked everybody who knew something, until they crossed to the other side of the street when they saw {whom} coming.",
      ],
      [
        1,
        "“There's a place where you can begin,” said {ahelper}. “But it's right at the bottom, with a broom.” {Hero} took the broom. You could see very well from there how it was done, if you swept slowly.",
      ],
      [
        2,
        "After the broom came the bucket, and after the bucket came the tools. {Hero} had them ready before anybody asked. In the evening {he} drew what {he} had seen that day, with all the small parts.",
      ],
      [
        1,
        "The first time {he} {was} allowed to try it, {his} hands shook so much that everybody saw it, and it went wrong. “Good,” said {thehelper}. “Now you've got that behind you.”",
      ],
      [
        2,
        "{Hero} tried again on Tuesday, and on Thursday, and in the rain. What had been difficult became easy, and then something else was difficult. That is how you notice that you are getting somewhere.",
      ],
      [
        1,
        "On the day itself everybody came who had said that short word. They stood in a row at the back with folded arms. {Hero} saw them once, and then no more, because there was so much to do.",
      ],
    ],
    climax: [
      [
        0,
        "“Whenever you're ready,” said {thehelper}. {Hero} {was} not ready. {He} began all the same, and after the first moment {his} hands knew what to do. It was as if they had always known it.",
      ],
      [
        0,
        "{Hero} {done}. At the back somebody unfolded both arms and began to clap.",
        "At the back somebody unfolded both arms and began to clap.",
      ],
    ],
    close: [
      [
        0,
        "“You?” said a very little girl at the fence, with round eyes. “Me,” said {hero}. “And you, too, if you want to.”",
      ],
      [
        1,
        "The broom still stands in the corner. Now and then {hero} takes it and sweeps, quite slowly, and looks round to see who would like to learn.",
      ],
    ],
  },
];

/** A storm that has to be got through. */
export const storm: PlotGroup = [
  {
    tell: [
      [
        1,
        "It began with a silence. There was not a bird in the air, and the sky had turned the colour of slate. {Hero} looked up once, and then {he} began to tie down everything that could fly away.",
        "It began with a silence. There was not a bird in the air, and the sky had turned the colour of slate. {Hero} looked up, and knew what was coming.",
      ],
      [
        1,
        "Then it was there. It did not come like rain. It came like a wall. Nobody had ever heard such a noise {in}.",
        "Then it was there. It did not come like rain. It came like a wall, and something big rolled past in the dark that nobody had ever seen before.",
      ],
      [
        1,
        "{Beast} had crept into the farthest corner. {Hero} sat down there as well and told {beast} what every noise was: that was only the gutter, and that was only the gate.",
        "“Was that the roof?” asked {talker}. “That was only the gutter,” said {hero}. “And that?” “That was only the gate.” It helped to have a name for every noise.",
        "{Hero} counted between the gusts. As long as you are counting, you are not only afraid.",
      ],
      [
        2,
        "At midnight the light went out. In the dark the storm was twice as loud. {Hero} felt for {beast} and found a wet nose, and after that it was a little better.",
        "At midnight the light went out. In the dark the storm was twice as loud. “Are you still there?” asked {hero}. “Where else would I be?” said {talker}.",
        "At midnight the light went out. In the dark the storm was twice as loud, and twice as near.",
      ],
      [
        1,
        "Then there was a crash right above them. Water came in, cold and black. There was no time to be afraid any more. {Hero} dragged over whatever {he} could carry, pushed it against the gap and held it there with {his} back.",
        "Then there was a crash, quite close by. There was no time to be afraid any more. {Hero} held on with everything {he} had, and did not let go.",
      ],
      [
        2,
        "{He} could not have said how long {he} held out like that. It was longer than {he} could, and then a bit longer.",
      ],
    ],
    climax: [
      [
        0,
        "And then, between one gust and the next, {hero} heard something that {he} had not heard all night. It was nothing at all. It was over. Outside there was a sky like a clean plate, with one star on it.",
      ],
      [
        0,
        "{Hero} {done}, wet to the bone and in one piece.",
        "Everything was still there, or nearly everything, and so {was} {hero}.",
      ],
    ],
    close: [
      [
        0,
        "In the first light {they} went out together. A gate lay on the roof, and a bucket hung in a tree. {Beast} walked in front with a high tail, as if it had all been arranged like that.",
        "In the first light {hero} went out and looked at it all. A gate lay on the roof, and a bucket hung in a tree.",
      ],
      [
        1,
        "When the wind gets up today, {hero} lifts {his} head and listens. “That's only the gate,” {he} says then.",
        "The bucket was left in the tree, so that people believe the story.",
      ],
    ],
    isEnclosed: true,
  },
];

/** The hero teaches somebody. */
export const teaching: PlotGroup = [
  {
    tell: [
      [
        1,
        "“It's quite easy,” said {hero}. “Watch.” It was over so quickly that {mate} had seen nothing at all. “Again?” asked {hero}. “Slower,” said {mate}.",
      ],
      [
        1,
        "Slower was not easy for {hero}. {He} had known it for so long that it happened all by itself. Now {he} had to think about every bit of it, and found out that there were eleven.",
      ],
      [
        1,
        "{Mate's} first one came out crooked. {Mate} looked at it and wanted to hide it. “Mine was worse,” said {hero}. “Mine frightened the dog.”",
      ],
      [
        2,
        "The second one was only half as crooked, and the third one was worse again. “That's how it goes,” said {hero}. “Two steps forward, one step back, and now and then one to the side.”",
      ],
      [
        1,
        "“I'll never learn it!” {mate} called at last. {Hero} gave no wise advice. {He} moved a little closer and told about the day when {he} had learned it {himself}, and who had been patient then.",
      ],
      [
        2,
        "After that they were quieter. {Hero} did not help any more, though {he} would have liked to. It was the hardest thing that {he} had done all week.",
      ],
    ],
    climax: [
      [
        0,
        "Then {hero} noticed that {mate} was no longer asking. {Mate} was humming. One bit came after the other, all eleven of them, and nothing was crooked at all. “Look!” called {mate}.",
      ],
      [0, "{Hero} looked for a long time. “There's only one thing wrong with it,” {he} said. “It's better than mine.”"],
    ],
    close: [
      [
        0,
        "They did it together then, side by side, until it got late. Nobody could have said any more who was teaching whom.",
      ],
      [1, "One day somebody will say to {mate}, “Slower.” And {mate} will know just how to do that."],
    ],
  },
];

/** The hero shows somebody the way. */
export const guiding: PlotGroup = [
  {
    tell: [
      [1, "“How will we ever find it?” asked {mate}. “One corner at a time,” said {hero}, and went ahead."],
      [
        1,
        "At the first crossing {hero} stopped and was quite still. {He} knew {place} in a way that no map knows it. Here there was always a smell of bread, and a little farther on, of rain on warm stones.",
        "At the first crossing {hero} stopped and was quite still. {He} knew the way as no map knows it. Here there was always a smell of bread, and a little farther on, of rain on warm stones.",
      ],
      [
        1,
        "On the way {mate} talked of home: of a blue door, and of a step that creaked. {Hero} listened to every word. It is easier to find something when you know how it sounds.",
      ],
      [
        2,
        "Once they went wrong. Suddenly nothing smelled as it should, and there was music where no music belonged. “I'm sorry,” said {hero}. “It's a nice street to be lost in,” said {mate}.",
      ],
      [
        1,
        "Then it grew dark, and no lamp was lit. {Mate} stopped. “I can't see anything.” “That doesn't matter,” said {hero}. “Stay close to me and count the steps.”",
      ],
      [
        2,
        "They counted to four hundred. At two hundred {mate} was no longer afraid. At three hundred they began to sing the numbers.",
      ],
    ],
    climax: [
      [
        0,
        "Under {mate's} foot something creaked. It was a step. {Mate} reached out a hand, and there was a door, and even in the dark one could tell that it was blue.",
      ],
      [
        0,
        "{Hero} {done}. From inside there came a shout, and then light, and a great many arms.",
        "From inside there came a shout, and then light, and a great many arms.",
      ],
    ],
    close: [
      [
        0,
        "“How will you get back?” asked {mate}. “The same way,” said {hero}, “only the other way round.” But first there was supper.",
        "“How will you get back?” asked {mate}. “The same way,” said {hero}, “only the other way round.”",
      ],
      [1, "Since then there has been one more place that {hero} would find in the dark."],
    ],
    isEnclosed: true,
  },
];

/** What was cared for has to be let go. */
export const parting: PlotGroup = [
  {
    tell: [
      [
        1,
        "In the beginning there was not much to see. {Hero} came every morning and looked, and every morning there was a little bit more.",
      ],
      [
        1,
        "“How it has grown!” said {ahelper}. “You know what that means.” {Hero} knew. {He} talked about something else.",
        "“How big it is!” said {talker}. “You know what that means.” {Hero} knew. {He} talked about something else.",
      ],
      [
        2,
        "Those were good days. {Hero} wrote down everything, so as not to forget anything: what it liked, and when it was awake, and how it turned its head when somebody came in.",
      ],
      [
        1,
        "Then came the morning on which everything was ready, except for {hero}. “One more day,” {he} said. Nobody said no.",
      ],
      [
        2,
        "But the one more day was a long one. {Hero} kept looking at the sky, and {he} {was} not the only one who did.",
      ],
      [
        1,
        "“If you hold on,” said {thehelper} in the evening, “you'll have something that wants to be somewhere else.” {Hero} thought about that all night.",
      ],
    ],
    climax: [
      [
        0,
        "The next morning they all went outside. It was warm, and there was hardly any wind. For a while nothing happened. Then there was a flutter, and something bright went over the roof and did not look back. Or perhaps once.",
        "The next morning {hero} opened the door wide and stepped aside. For a while nothing happened. Then it was gone, over the hill, and did not look back. Or perhaps once.",
      ],
      [0, "{Hero} {done}, and it hurt, and it was right.", "It hurt, and it was right, both at the same time."],
    ],
    close: [
      [
        0,
        "“And what do we do with the empty place?” somebody asked. “We leave the window open,” said {hero}, “in case somebody wants to visit.”",
      ],
      [
        1,
        "In the following spring something sat on the windowsill, early in the morning, as if it had been there before. {Hero} did not touch it. {He} only said hello.",
      ],
    ],
  },
];

/** Somebody old tells what once happened. */
export const telling: PlotGroup = [
  {
    tell: [
      [
        1,
        "“Is it true?” they asked. “Every word,” said {hero}, “and the words that are not true are the best ones. Now listen.” Outside it had grown dark, and somebody put another log on the fire.",
      ],
      [
        1,
        "“I was no bigger than you are now,” {hero} began, “and nobody had told me that it couldn't be done.” {He} told it with both hands, and the shadows on the wall told it as well.",
      ],
      [
        2,
        "{Mate} had fetched a pencil and drew what {hero} {was} telling: here the beginning, there the end, and in between a great deal of water. “A bit more to the left,” said {hero}. “There, yes. That was where it was deepest.”",
        "The smallest one crept under the table. You could hear just as well from there, and you were a little safer.",
      ],
      [
        1,
        "In the worst place {hero} stopped and drank {his} tea, quite slowly. “Go on!” they shouted. “Patience,” said {hero}. “I had to wait, too.”",
      ],
      [
        1,
        "“Weren't you afraid?” asked the smallest one. “I {was} so afraid that my knees played the drum,” said {hero}. “But one foot was already in front, and so the other one came along.”",
      ],
    ],
    climax: [
      [
        0,
        "“And then?” they whispered. {Hero} got up, one hand on {his} back, and took one big step, right across the rug, as far as {he} could. {He} landed on the other side. “And then I {was} there,” {he} said.",
      ],
      [0, "Nobody spoke for a while. The fire crackled, and the shadows on the wall sat down."],
    ],
    close: [
      [
        0,
        "“Is there any proof?” asked the eldest. {Hero} pulled up one sleeve. There was a small white scar, in the shape of a half moon, and everybody was allowed to touch it.",
      ],
      [1, "In the night somebody got up and tried it, from the bed to the door, in one big step. It could be done."],
    ],
    isEnclosed: true,
  },
];

/** Somebody is sought with what the heroes made for it. */
export const seekWithThing: PlotGroup = [
  {
    tell: [
      [
        1,
        "It took a week to finish {topic}. The last knot was tied by lamplight, and {hero} pulled at it until {his} fingers hurt. “It has to hold,” {he} said. “We'll need it to find {goal}.”",
      ],
      [
        1,
        "The first try was a short one. {Topic} shook, turned round twice and came to rest in a bush. {Hero} picked the leaves out of it. “Now we know what was missing,” {he} said.",
      ],
      [
        1,
        "On the second morning {topic} held. {They} set off, and from then on {place} lay before them, wider than on any map, and the same in every direction.",
        "On the second morning {topic} held. {They} set off, and the world lay before them, wider than on any map.",
      ],
      [
        1,
        "“Somebody with the same stubborn chin came through here,” said {ahelper}, who had come out to marvel at {topic}. “A long time ago. That way, along {way}.”",
      ],
      [
        2,
        "That night {hero} lay beside {topic} and looked at the stars. Were they the same ones that {goal} saw now? {He} hoped so.",
      ],
      [
        1,
        "Then the wind got up {there}. It tore at {topic} until something snapped. {Hero} held on with both hands and was dragged along, and at the end there was sand in every pocket, and a hole as big as a plate.",
        "Then the wind got up. It tore at {topic} until something snapped. {Hero} held on with both hands, and at the end there was a hole as big as a plate.",
      ],
      [
        2,
        "{Hero} mended {topic} with a shoelace and half of a shirt. It did not look beautiful any more. But you could see it from very far away.",
      ],
    ],
    climax: [
      [
        0,
        "And somebody did see it. Far off a small figure got up, put one hand above its eyes and began to run. {Hero} ran as well, with {topic} behind, and forgot to look where {he} {was} going. It was {goal}.",
      ],
      [
        0,
        "“I saw {topic} from the other end of {place},” said {goal}, out of breath, “and I thought: only one family in the world would build such a thing.”",
        "“I saw {topic} from far away,” said {goal}, out of breath, “and I thought: only one family in the world would build such a thing.”",
      ],
    ],
    close: [
      [
        0,
        "“Will it hold one more?” asked {goal} and walked all the way round {topic}. “We'll tie one more knot,” said {hero}.",
      ],
      [
        1,
        "At home {topic} got a place of its own, right above the door. Nobody has ever mended the hole. That is where the story comes in.",
      ],
    ],
  },
];

/** Something is cooked or baked. */
export const cooking: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} put everything in a row: the big bowl, the small bowl, the wooden spoon. Then {he} counted once more. “Something is missing,” {he} said.",
      ],
      [
        1,
        "“You can't make {topic} without it,” said everybody who knew anything about it. {Hero} looked into the last tin and the last jar. In one there was a spider, and in the other there was only the smell.",
        "“It can't be done without it,” said everybody who knew anything about it. {Hero} looked into the last tin and the last jar. In one there was a spider, and in the other there was only the smell.",
      ],
      [
        1,
        "“When I was young, we had none either,” said {ahelper}. “We took what was there.” “And what was there?” asked {hero}. “Everything else,” said {thehelper}, and began to open drawers.",
        "“Then we'll take what is there,” said {talker}. “And what is there?” asked {hero}. “Everything else,” said {talker}, and began to open drawers.",
      ],
      [
        1,
        "The first try came out as flat as a plate and twice as hard. They knocked on it, and it knocked back. The second try was so soft that it left the tin by itself.",
      ],
      [
        2,
        "By then there was a white handprint on the door, a sticky one on the ceiling, and nobody knew how that one had got there. “A little more of this,” said {hero}, “and a lot less of that.”",
      ],
      [
        1,
        "For the third try {hero} measured everything with the smallest spoon. Then there was nothing more to be done. The oven hummed, and they sat in front of the little window and did not take their eyes off it.",
      ],
      [
        2,
        "First it smelled of nothing. Then it smelled a little burnt, and {hero} jumped up. And then, quite suddenly, it smelled so good that people came in from outside and asked whether there was something to celebrate.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} opened the door of the oven. It had risen. It was round and golden, with a crack right across, as in the face of somebody who laughs. Nobody minded the crack.",
      ],
      [
        0,
        "{Hero} {done}, out of everything else.",
        "They carried it in together, very slowly, and all the talking stopped.",
      ],
    ],
    close: [
      [
        0,
        "“What did you put in it?” they asked with full mouths. {Hero} looked at {thehelper}. “We can't tell you,” {he} said, and it was true. They had not written it down.",
      ],
      [
        1,
        "Since then {hero} has tried to make {topic} just like that again. It has never come out quite the same, and nobody has ever left a crumb.",
        "Since then {hero} has tried to make it just like that again. It has never come out quite the same, and nobody has ever left a crumb.",
      ],
    ],
  },
];
