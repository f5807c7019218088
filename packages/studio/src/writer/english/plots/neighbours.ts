import type { PlotGroup } from "./plot.ts";

/** The others complain about what somebody loves to play or sing. */
export const complaint: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "At home it had always gone like this. “{Complaint} again!” called {complainers}, and a window was shut, and then another one. After that {hero} hardly dared to touch {topic}.",
        "At home it had always gone like this. “{Complaint} again!” called {complainers}, and a window was shut, and then another one. After that {hero} hardly dared to begin.",
      ],
      [
        3,
        "“Can't you play something else?” they called. {Hero} thought about it. But there was nothing else that {he} liked half as much as {topic}.",
        "“Can't you do something else?” they called. {Hero} thought about it. But there was nothing else that {he} liked half as much.",
      ],
      [
        2,
        "There was even a note from {complainers}, with a red line under it: not before nine, not after five, and not over lunch. {Hero} had worked out what was left. It was eleven minutes, on Tuesdays.",
      ],
      [
        1,
        "But {in} nobody shut a window. {Hero} began, quite softly at first, and then as loudly as it would go. Something answered from far off. It was only the echo, and the echo did not complain.",
        "But out here nobody shut a window. {Hero} began, quite softly at first, and then as loudly as it would go. Something answered from far off. It was only the echo, and the echo did not complain.",
      ],
      [
        1,
        "When {hero} looked up, {mate} was standing there, quite still. {He} did not stop, for that might have been rude. The next day {mate} was back, a little closer, and this time not alone.",
        "When {hero} looked up, {pet} was standing there, quite still. {He} did not stop, for that might have been rude. The next day {pet} was back, a little closer, and this time not alone.",
        "When {hero} looked up, somebody was standing there, quite still. {He} did not stop, for that might have been rude. The next day there were two of them, and the day after that a whole row.",
      ],
      [
        3,
        "“You have quite an audience,” said {ahelper}, who had come to see where everybody was going. {Hero} blushed. “I'm only practising,” said {hero}.",
      ],
      [
        2,
        "Soon {hero} knew who liked what. The small ones liked {topic} slow and low. The big ones liked it fast, and one of them always left before the end.",
        "Soon {hero} knew who liked what. The small ones liked it slow and low. The big ones liked it fast, and one of them always left before the end.",
      ],
      [
        3,
        "It was a good place for {topic}. There was a stump to sit on, there was a roof of leaves, and nobody looked at a watch.",
        "It was a good place for it. There was something to sit on, there was a roof of leaves, and nobody looked at a watch.",
      ],
    ],
    climax: [
      [
        0,
        "At home, meanwhile, it was quiet, and after a week {complainers} could not stand it. They followed {hero} to find out what was wrong. And there they stood, between all the other listeners, and for the length of a whole song nobody held their ears.",
      ],
      [
        0,
        "“It sounds different out here,” one of them said at last. “It's the same as ever,” said {hero}. The others looked at their shoes. “Then it must be us,” said one of {complainers}.",
      ],
    ],
    close: [
      [
        0,
        "Now the windows stay open when {hero} comes home with {topic}. And if there is no sound for too long, somebody calls across the yard, “Is anything wrong?”",
        "Since then the windows have stayed open. And if there is no sound for too long, somebody calls across the yard, “Is anything wrong?”",
      ],
    ],
  },
];

/** Something is to be sold, and it rains. */
export const sellingInRain: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "The table came from the cellar, and the sign had three colours: {ware}, fresh today. {Hero} had thought of everything. There was even a jar for the money.",
      ],
      [
        3,
        "“How many do you think will come?” somebody asked. {Hero} had only counted the cups. There were sixty, and {he} {was} afraid that they might not be enough.",
        "“How many do you think will come?” somebody asked. {Hero} {was} afraid that there would not be enough {ware} for all of them.",
      ],
      [
        1,
        "Then came the first drop of rain, right in the middle of the sign. The rain took the letters along, one after the other, until nobody could have said any more that it was about {ware}.",
      ],
      [
        1,
        "“Who buys {ware} in such rain?” asked {ahelper} from under an umbrella. {Hero} emptied the jar. There was a good deal of rain in it, and no money.",
      ],
      [
        1,
        "{Hero} moved the table under a tree, and then under a roof, and then under a bigger roof. It did not help. The rain was always there first, and the people stayed at home.",
      ],
      [
        3,
        "There was one customer after all. It was a duck. It liked the rain, and it had a look at the {ware}, and it went on its way.",
      ],
      [
        2,
        "By the fourth day there was one coin in the jar, and {hero} had put it there {himself}, so that it would not look so empty.",
      ],
      [3, "{Hero} held a hand out into the rain. It was quite warm. It only came from the wrong side of the year."],
    ],
    climax: [
      [
        0,
        "It was still raining when {hero} had the idea. If the people did not come to the {ware}, the {ware} had to go to the people. At the bus stop there was a whole row of them, wet and cross, with nothing to do but wait for the rain to stop.",
      ],
      [
        0,
        "The new sign said: {ware} for people in the rain. Somebody laughed. Somebody else felt in a pocket. When the bus came, hardly any of the {ware} was left, and three of them had missed the bus on purpose.",
      ],
    ],
    close: [
      [
        0,
        "In the evening the jar was so heavy that it took two hands to carry it. “And if the sun shines tomorrow?” asked {thehelper}. “We'll think of something,” said {hero}.",
      ],
    ],
  },
];

/** Something is to be sold, and no customer comes at first. */
export const selling: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "The table came from the cellar, and the sign had three colours: {ware}, fresh today. {Hero} had thought of everything. There was even a jar for the money.",
      ],
      [
        3,
        "“How many do you think will come?” somebody asked. {Hero} {was} afraid that there would not be enough {ware} for all of them.",
      ],
      [
        1,
        "The first hour went by, and then the second one. Three people walked past the table with the {ware}. One of them stopped. He only wanted to know the way to the station.",
      ],
      [
        1,
        "“Perhaps nobody needs any {ware},” said {hero}. “They all do,” said {ahelper}. “They only don't know yet that you are here.”",
      ],
      [
        1,
        "So {hero} made the sign bigger and the price smaller, and called “{Ware}!” until {he} {was} hoarse. A dog came. It looked at the {ware} for a long time, but it had no money with it.",
      ],
      [
        3,
        "Across the street they sold the same, only cheaper and with a bigger sign. {Hero} went over and looked. It was not as good, and that was some comfort.",
      ],
      [
        2,
        "In the evening there was one coin in the jar, and {hero} had put it there {himself}, so that it would not look so empty.",
      ],
    ],
    climax: [
      [
        0,
        "The next day somebody came by who looked very tired. {Hero} did what is in no book about selling, and gave the best of the {ware} away for nothing. “I haven't had that since I was seven,” said the tired one, and sat down on the kerb, and smiled.",
      ],
      [
        0,
        "Two others saw the smile and stopped. By noon there was a queue, and everybody in it wanted {ware}, and everybody told a story about when they were seven. When it grew dark, there was nothing left to sell.",
      ],
    ],
    close: [
      [
        0,
        "The jar was so heavy that it took two hands to carry it. “And what do we sell tomorrow?” asked {thehelper}. “{Ware},” said {hero}. “What else?”",
      ],
    ],
  },
];

/** Somebody does a piece of hard work although the others say that it is no use. */
export const doubted: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "“It's no use,” said {doubters}, and they said it every day. {Hero} listened, and nodded, and went on {acting}.",
        "“It's no use,” said {doubters}, and they said it every day. {Hero} listened, and nodded, and went on.",
      ],
      [
        1,
        "{He} began early, when it was still cool. By noon there was something to see. “What is that supposed to be?” somebody asked. “{Topic},” said {hero}. “You have to imagine the rest.”",
        "{He} began early, when it was still cool. By noon there was something to see. “What is that supposed to be?” somebody asked. “You have to imagine the rest,” said {hero}.",
      ],
      [
        3,
        "There was one of {doubters} who brought a chair, so as to have a better view. {Hero} said good morning to him every day. After a week he said good morning, too.",
      ],
      [
        1,
        "The days grew longer, and {topic} grew with them, and {hero's} hands grew hard. In the evening {he} counted what was done. In the night {he} counted what was not.",
        "The days grew longer, and {hero's} hands grew hard. In the evening {he} counted what was done. In the night {he} counted what was not.",
      ],
      [
        3,
        "Once it rained, and half of the work was gone by morning. {Hero} looked at it for as long as it takes to drink a cup of tea. Then {he} rolled up {his} sleeves.",
      ],
      [
        1,
        "The first one who did not laugh was a child. It sat down at the edge and asked nothing. The next day the child brought a friend, and the day after that a second spade, rather a small one.",
      ],
      [
        3,
        "“Why are you doing it?” asked the child. {Hero} leaned on the spade. “Because I can see it,” said {hero}, and pointed to where {topic} was going to be. The child shut one eye. “I can see it, too,” it said.",
        "“Why are you doing it?” asked the child. {Hero} leaned on the spade. “Because I can see it already,” said {hero}. The child shut one eye. “I can see it, too,” it said.",
      ],
      [
        1,
        "Then came the day on which {hero} did not believe in {topic} {himself}. {He} sat down with {his} back to it. “You can't stop now,” said the child. “I've told everybody.”",
        "Then came the day on which {hero} did not believe in it {himself}. {He} sat down with {his} back to it. “You can't stop now,” said the child. “I've told everybody.”",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} went on, only one more time. And there, where {doubters} had said that there was no {denied}, there was {denied}. It was no more at first than fits into two hands. {Hero} held up the {denied} so that all of them could see it.",
        "So {hero} went on, only one more time, and then once more. And on a day like any other {topic} was done. It stood there, whatever {doubters} had said, and it did what it was made for.",
        "So {hero} went on, only one more time, and then once more. And on a day like any other it was done, whatever {doubters} had said.",
      ],
      [
        0,
        "Nobody said “I told you so”. {Doubters} stood around {topic} and were very quiet, and then all of them wanted to help at the same time.",
        "Nobody said “I told you so”. {Doubters} stood around {hero} and were very quiet, and then all of them wanted to help at the same time.",
      ],
    ],
    close: [
      [
        0,
        "“I always knew that it would work,” said one of them the next day. The child looked at {hero}, and they both had to laugh.",
        "“I always knew that it would work,” said one of them the next day. {Hero} only winked at the child.",
      ],
      [
        1,
        "The second spade still stands beside {topic}. It is much too small for anybody by now, but nobody takes it away.",
      ],
    ],
  },
];

/** The others have a surprise, and the one whom it is for notices only that something is wrong. */
export const surprised: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Hero} only noticed that something was wrong. They stopped talking whenever {he} came near, {givers}. One of them hid something behind a back, and another one said, far too loudly, what nice weather it was.",
      ],
      [
        3,
        "On the table there was a list. {Hero} only saw that {his} own name was on it, underlined twice, before somebody sat down on it.",
      ],
      [
        1,
        "“Have I done something?” asked {hero}. “No, no!” said {ahelper}, went red, and was suddenly in a great hurry.",
      ],
      [
        1,
        "So that was how it ended, thought {hero}. {He} had imagined that {givers} would at least say something. {He} did everything just as carefully as ever, although it did not seem to matter to anybody.",
      ],
      [
        3,
        "“Will you miss it?” somebody asked. {Hero} looked out at what {he} had looked at for so many years. “A little,” {he} said, and had to blow {his} nose.",
      ],
      [
        1,
        "With {topic} there was nothing wrong, at least. {Hero} knew every bit of it by heart, and said goodbye to one bit after the other, without a word.",
        "{Hero} looked at everything once more, and said goodbye to one thing after the other, without a word.",
      ],
      [2, "Behind {whom} something rustled. When {hero} turned round, all of {givers} were looking out of the window."],
      [
        3,
        "There was also a smell of fresh paint where nobody ever painted, and of cake where nobody ever baked. {Hero} noticed it. But {he} had other things to think of.",
      ],
    ],
    climax: [
      [
        0,
        "And then, at the very end, when {hero} thought that it was all over, the lights went on. There they were, {givers}, every one of them, and some whom {he} had not seen for years. They had kept quiet for weeks. They were not quiet now.",
      ],
      [
        0,
        "Each of {givers} had brought something: a photograph, a poem, a cake with too many candles. “You once waited for me in the rain,” said one of them. “You've forgotten it. I haven't.” {Hero} wanted to say something, and could not.",
      ],
    ],
    close: [
      [
        0,
        "“Did you really notice nothing?” asked {thehelper} later. “Nothing at all,” said {hero}. That was not quite true. But it was polite.",
      ],
    ],
  },
];

/** A place that has to close, and one more evening in it. */
export const closing: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "There was a note on the door, in small letters: on Saturday {closing} would close for good. {Hero} had read it three times, and each time it had said the same.",
      ],
      [
        3,
        "{Hero} had learned to walk in {closing}, or at least it felt like that. There was a corner that was just as high as {his} shoulder. It had once been just as high as {his} head.",
      ],
      [
        1,
        "“There's nothing to be done,” said {talker}, and dusted a corner of {closing} that was quite clean. “I've done the sums.” “Then we'll do something that isn't a sum,” said {hero}.",
        "“There's nothing to be done,” said {ahelper}. “They have done the sums.” “Then we'll do something that isn't a sum,” said {hero}.",
      ],
      [
        1,
        "For the first hour there was only a dog. It had stopped in front of {closing} and put its head on one side, and it was hard to say how much it understood.",
      ],
      [
        3,
        "“Are we really doing this?” asked {talker}. “We are already doing it,” said {hero}, and turned up the lamp.",
        "“Am I really doing this?” thought {hero}. But {he} {was} already doing it, and turned up the lamp.",
      ],
      [
        1,
        "Then a window went up across the road. Somebody came down to {closing} in slippers, and somebody else with a blanket. By midnight there were nine of them, and one had brought tea.",
      ],
      [
        1,
        "“I met my wife in {closing},” said one. “I hid in there from the rain when I was six,” said another one. None of them had ever told that to anybody.",
      ],
      [
        3,
        "Somebody had brought a child in pyjamas, who asked loudly what a world without {closing} would look like. It was a good question, and nobody wanted to answer it.",
      ],
      [
        2,
        "Toward three {hero} could hardly stand any more. “Go on,” called somebody from the back. “You can't stop in the middle.” And then the first one came forward and took a turn.",
      ],
    ],
    climax: [
      [
        0,
        "When it grew light, the street in front of {closing} was full from one side to the other. Nobody went home. They waited until the door was opened, and then they all came in at once, and not one of them went out again with empty hands.",
      ],
      [
        0,
        "On Saturday {hero} took the note down, turned it over and wrote on the back, in very large letters: {closing} stays.",
      ],
    ],
    close: [
      [0, "Once a year they do it again, all night long, and you have to be early if you want to sit."],
      [1, "The dog has a place of its own in {closing} now. It still puts its head on one side."],
    ],
  },
];

/** Two want to know who does something better, and all the others have to judge. */
export const competing: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It had begun on the stairs, with one sentence. “Mine are a little better,” said the one, in the friendliest voice. “A little different,” said the other. Since that day there was war in the house, and it smelled wonderful.",
      ],
      [
        1,
        "On Monday there was a plate of {prize} outside every door. On Tuesday there were two. On Wednesday the man on the third floor put up a note: please, no more {prize}, the belt has no more holes.",
      ],
      [
        3,
        "The children of the house had never had such a week. They went up by the front stairs and down by the back stairs, and said on every floor that they could not quite decide yet.",
      ],
      [
        1,
        "“Well, whose {prize} are better?” they asked everybody who came by. {Ahelper} chewed for a long time and looked out of the window. “These,” said {thehelper}, “and also the other ones.” That was no answer.",
      ],
      [
        3,
        "The postman had three on Monday and five on Tuesday. On Wednesday he only threw the letters over the fence and ran.",
      ],
      [
        2,
        "So there had to be a vote, with slips of paper and an old hat. When the slips were counted, there were as many for the one as for the other. One slip only said: milk.",
      ],
      [
        1,
        "Then, on the Friday, one of the two kitchens stayed dark. It smelled of nothing. The other one listened at the wall. For the first time since it all began there were no {prize} outside the doors.",
      ],
    ],
    climax: [
      [
        0,
        "“My oven is broken,” said the one who opened the door, and looked ten years older. “Then you'd better come over to mine,” said the other. “But I'm telling you now, I use less sugar.” “I know,” said the first one. “That's the trouble with them.”",
      ],
      [
        0,
        "That night one oven was enough for both of them. The {prize} that came out of it had the rim of the one and the middle of the other, and the whole house stood on the stairs in pyjamas.",
      ],
    ],
    close: [
      [
        0,
        "Nobody asks any more whose {prize} are better. It is written on the tin: ours. Only about the sugar they still do not agree.",
      ],
    ],
  },
];

/** Unwanted guests eat what was planted. */
export const pests: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "In the evening there had been eleven heads of lettuce. In the morning there were eleven stalks, and {eaters} lay in the shade, as round as buttons, and did not even run away.",
      ],
      [
        1,
        "First {hero} put up a sign: no entry for {eaters}. By noon the sign had been eaten as well, from the bottom up, as far as the word “no”.",
      ],
      [
        3,
        "“We could ask them nicely,” somebody said. So somebody asked them nicely. {Eaters} listened, as it seemed, and chewed.",
      ],
      [
        1,
        "Then there was a fence, and then there was a watch with torches and cocoa. Everybody fell asleep at ten. {Eaters} came at half past ten and also had some of the cocoa.",
      ],
      [
        3,
        "There were good ideas and bad ones. A trumpet was a bad one. It woke the headmaster, and {eaters} seemed to like the music.",
      ],
      [
        2,
        "“You could collect them,” said {ahelper}. So they collected {eaters} in a bucket and carried them down to the brook. It was a nice walk. {Eaters} seemed to think so, too, for they were back before supper.",
      ],
      [
        1,
        "“What do they like best of all?” asked the smallest one, who had been lying on the ground all day with a magnifying glass. Nobody had thought of asking that. They had only ever thought of what {eaters} were not to have.",
      ],
    ],
    climax: [
      [
        0,
        "So a second garden was planted, right beside the first one, quite a small one, only with what {eaters} liked best, and with an arrow. On the first night nobody slept. Slowly, in one long row, {eaters} turned round the corner, and followed the arrow.",
      ],
    ],
    close: [
      [
        0,
        "The lettuce is as big as a football this year. And when visitors ask what the little garden is for, they are told to be quiet. There are guests at table.",
      ],
    ],
  },
];

/** An animal that was sold or given away comes back each time. */
export const comesBack: PlotGroup = [
  {
    isAfterAll: true,
    isAboutCompanion: true,
    tell: [
      [
        1,
        "The first time {hero} heard the little feet in the dark, {he} thought that it was a dream. Then something warm breathed into {his} ear. It was {returner}, with a piece of somebody's rope around its neck.",
      ],
      [
        1,
        "In the morning {hero} took {returner} back, all the long way. “I'm sorry,” said {hero} to the new owner. “It won't happen again.” {Returner} looked the other way.",
      ],
      [
        3,
        "It was a long way to go, and a longer way home. {Hero} counted the trees, so as not to think. There were four hundred and twelve.",
      ],
      [
        1,
        "It happened again. The new owner tied a better knot. He shut the gate. He put a stone in front of the gate. {Returner} untied it, opened it and went round it, and was home before the moon was up.",
      ],
      [3, "The neighbours began to bet on it. Nobody bet against {returner}."],
      [
        2,
        "“You must not come any more,” {hero} told {returner}, and it was the hardest thing that {he} had ever said. {Returner} chewed and listened to the end. Then it lay down across {his} feet.",
      ],
      [
        1,
        "On the seventh morning there stood the new owner himself. {Hero} held out the money. There was not all of it left. “I'll work for the rest,” said {hero}. The new owner looked at {hero}, and he looked at {returner}, and scratched his head.",
      ],
    ],
    climax: [
      [
        0,
        "“I bought something that wants to be somewhere else,” he said. “That was no good bargain. But I do need somebody who understands animals, in the afternoons, and I would pay for that.” {Hero} had to ask him to say it once more.",
      ],
      [
        0,
        "So now {hero} went to the new owner, and came home every evening. {Returner} walked in front, because it knew the way.",
      ],
    ],
    close: [[0, "The rope hangs on a nail. Nobody has ever needed it since."]],
  },
];

/** Somebody does something kind in secret. */
export const secretKindness: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It was not easy, for nobody was to know who it was. {Hero} came a little earlier than the others and left a little later, and in between {he} looked as if {he} could not count to three.",
      ],
      [
        1,
        "The first one who found something turned it over twice and blushed. “Who was that?” Everybody looked at everybody. That day the first one held the door open for the second one, who had never had a door held open before.",
      ],
      [
        3,
        "The third one found it inside a shoe and the fourth one in a lunch box. The fourth one read it so often that the cheese went dry.",
      ],
      [
        1,
        "It went on like that. Somebody shared an apple. Somebody said sorry for something that was half a year old. “There's something in the air,” said {ahelper}, and looked up at the ceiling.",
      ],
      [
        2,
        "{Hero} knew every single one of them by now: who laughed with a hand in front of the mouth, who was afraid of Mondays. One sees a great deal when one is looking for something good.",
      ],
      [
        1,
        "Only nobody ever looked at {hero}. It had to be like that. But when all the others had got something, {his} own place was the only empty one, and that was a strange feeling.",
      ],
      [
        1,
        "Then, one morning, there was something there. It had been folded four times. “I know that it's you,” it said, “because you were the only one who never got anything. So this one is for you.”",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} read it under the desk, and then on the stairs, and then once more at home. When {he} looked up in class the next day, somebody at the back was looking at {whom}, and quickly looked away, and then looked again.",
      ],
    ],
    close: [
      [
        0,
        "There are two of them now who come a little earlier than the others. Nobody knows about it. But people say that in that class even Mondays are not so bad.",
        "There are two of them now who come a little earlier than the others. Nobody knows about it, and both of them can count to three.",
      ],
    ],
  },
];

/** The one who wakes all the others has overslept. */
export const overslept: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "At six there was nothing to be smelled and nothing to be heard. At seven people stood in front of the door and looked at their watches. Something had to be wrong with the watches.",
      ],
      [
        1,
        "“Is {hero} ill?” asked one. “Gone away?” asked another. For all those years nobody had ever had to ask. It had always been simply there, like the sun.",
      ],
      [
        3,
        "Somebody remembered a snowstorm, when everything had stood still, the trains and the post. Even then there had been light in that window at four.",
      ],
      [
        1,
        "So they did something that they had never done: they went round to the back and knocked at the window. Behind the curtain somebody was snoring, so peacefully that nobody had the heart to knock a second time.",
      ],
      [
        3,
        "“Let it be,” said the one who complained about everything else. They looked at him in surprise. “I mean it,” he said. “Look how it snores.”",
      ],
      [
        2,
        "“We could do it ourselves,” whispered a child. That was a very bad idea, and they all thought so, and then they rolled up their sleeves.",
      ],
      [
        3,
        "It cannot be so hard, they said. One only has to mix it and to knead it. By eight they were no longer so sure, and by half past eight they had begun to be respectful.",
      ],
      [
        1,
        "By nine there was flour on the ceiling, the cat was white, and the mayor had burned two fingers. What lay on the tray could not have been called by any name. They were very proud of it.",
      ],
    ],
    climax: [
      [
        0,
        "Then the door opened. There stood {hero}, with hair like a haystack, and looked at the clock, and at the ceiling, and at the mayor. “Oh no,” said {hero}. “Sit down,” they said, all at the same time. “Breakfast is ready.”",
      ],
      [
        0,
        "It was hard, it was black, and it was crooked. {Hero} chewed for a long time. “It's the best that I've ever eaten,” said {hero}, and had to wipe {his} eyes. “In all those years nobody has ever made it for me.”",
      ],
    ],
    close: [
      [
        0,
        "Since then there has been one day in the year on which {hero} sleeps as long as {he} likes. The whole street gets up at four for it, and the mayor wears gloves.",
      ],
    ],
  },
];

/** Something is stuck high up, and all that is thrown after it gets stuck as well. */
export const stuckAbove: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "First it was the left shoe, because it was at hand. The shoe flew well. It did not come down again. Then came the right shoe, to fetch the left one.",
      ],
      [
        1,
        "“What are you doing there?” asked {ahelper}. {Hero} explained it. “With a ball it would be easier,” said {thehelper}, and lent {whom} one. It was a very good throw. Now the ball was up there, too.",
      ],
      [
        3,
        "“Higher,” called somebody who had sat down on the bench to watch. “And a bit more to the right.” It is always easier from the bench.",
      ],
      [
        1,
        "By three o'clock {hero} {was} no longer alone. Everybody had a better idea, and everybody had brought something. Up there hung {stuck}, two shoes, a ball, an umbrella, half a garden chair and somebody's lunch.",
      ],
      [2, "A squirrel sat down beside it all and looked at it from every side. It seemed to be thinking of moving in."],
      [
        1,
        "“Now we have nothing left to throw,” said one. So they sat down in the grass, without shoes, without a ball and without lunch, and looked up. It was very quiet. It was so quiet that one could hear the leaves.",
      ],
    ],
    climax: [
      [
        0,
        "It began with one leaf, and then the whole tree moved. “The wind!” called {hero}. It came over the hill, shook the tree once, as one shakes a rug, and let go. Down came the lunch, the chair, the umbrella, the ball, the right shoe and the left shoe, and quite at the end, slowly and turning round and round, came {stuck}.",
      ],
    ],
    close: [
      [
        0,
        "“So that's how it's done,” said {thehelper}. “You only have to stop.” {Hero} laughed and put on the shoes. They were the wrong ones, but they fitted.",
      ],
    ],
  },
];
