import type { PlotGroup } from "./plot.ts";

/** Getting somebody or something out of danger. */
export const rescue: PlotGroup = [
  {
    tell: [
      [
        1,
        "Everybody said that somebody ought to do something about {goal}. {Hero} waited for that somebody one day, and then a second day. On the third day {he} got {his} coat.",
        "%Everybody said that somebody ought to do something about {goal}. {Hero} waited for that somebody one day, and then a second day. On the third day {he} set off {himself}.",
      ],
      [
        1,
        "“You?” said {ahelper}. “You're much too small for that.” “I know,” said {hero}. “But somebody has to go.” {Thehelper} was silent for a moment, and then took a rope from the wall. “This has held more than you think,” said {thehelper}. “I'll come as far as the edge.”",
        "“You can't go alone,” said {talker}. “I know,” said {hero}. “That's why I'm asking you.” {Talker} looked for another excuse, did not find one and went to get the rope.",
      ],
      [
        1,
        "It was further than it had looked, and it got steeper. The wind pulled at everything. {Hero} called out and listened. At first there was only the echo. Then, very faint, there was an answer.",
      ],
      [
        2,
        "“Hold on!” called {hero}. “I can't any more!” came the answer. {Hero} lay down flat and crept forward, bit by bit, until {he} could look over the edge. It was a long way down. {He} wished {he} had not looked.",
        "{Hero} lay down flat and crept forward, bit by bit, until {he} could see over the edge. It was a long way down. {He} wished {he} had not looked.",
      ],
      [
        1,
        "The first throw missed. The second one caught on a branch, and the branch broke. {Hero's} arms were shaking. “Once more,” said {thehelper} behind {him}. “And this time don't look at the rope. Look at where it has to go.”",
      ],
      [
        2,
        "It had begun to get dark. There was just enough rope left for one more try. {Hero} wiped the rain out of {his} eyes, and thought of nothing else, only of {goal}.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} threw. It was quiet for a heartbeat, and then there was a tug at the other end. “Pull!” {he} shouted, and suddenly there were more hands than two. All those who had said that somebody ought to do something had come after {him}. They pulled, and slipped, and pulled again.",
        "{Hero} threw. It was quiet for a heartbeat, and then there was a tug at the other end. “Pull!” {he} shouted. They pulled, and slipped, and pulled again.",
      ],
      [
        0,
        "With the last heave {hero} managed to {aim}. They all lay in the wet grass in one heap, and nobody could have said whose legs were whose.",
        "With the last heave it was done. They all lay in the wet grass in one heap, and nobody could have said whose legs were whose.",
      ],
    ],
    close: [
      [
        0,
        "There were blankets and hot soup, and everybody talked at the same time. {Hero} did not say anything. {He} only looked at {goal}, to make quite sure.",
      ],
      [
        1,
        "“Much too small,” said {thehelper} and shook {his} head. “Keep the rope. It goes to the one who needed it last.” So {it} hangs by {hero's} door now, and it still smells of rain.",
        "The rope hangs by {hero's} door now. It still smells of rain, and there is always somebody who wants to hear where it has been.",
      ],
    ],
  },
];

/** Looking after somebody who is ill, hurt or sad. */
export const care: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "It was so light that {hero} hardly felt it in {his} hands. {He} carried it home inside {his} jumper, made a nest out of a shoebox and an old towel, and lay down on the floor beside it.",
        "{Hero} had no idea what to do. So {he} did what had always helped {him}: a blanket, something warm to drink, and somebody who stays.",
      ],
      [
        1,
        "It would not eat. {Hero} tried milk, and {he} tried bread, and in the end {he} tried to chew a bit first. Two dark eyes only looked at {whom}. “Please,” said {hero}.",
        "“Leave me alone,” said the eyes. {Hero} did not go away. {He} only sat a little further off, and read aloud from the newspaper, even the weather.",
      ],
      [
        1,
        "“Give it time,” said {ahelper}, who had brought up all sorts of creatures. “Little and often, that's the whole secret. And don't be sad in front of it. They notice.” So {hero} {was} only sad outside the door.",
        "“Little and often,” said {talker}, “and don't be sad in front of it. They notice.” So {hero} {was} only sad outside the door, and {talker} waited with {him}.",
      ],
      [
        1,
        "Every two hours the alarm rang, all through the night. {Hero} sat up with {his} eyes shut, gave three drops and fell asleep again sitting. In the third night there was a noise in the dark. It was a very small one, and it was the sound of somebody who wanted more.",
      ],
      [
        2,
        "From then on it got better. First one eye was quite open, then both. Then the towel was chewed to bits, and then the shoebox. {Hero} picked up the pieces and had never been so pleased about a mess.",
      ],
      [
        1,
        "“You know that it can't stay,” said {thehelper} one morning. {Hero} knew. {He} had known it the whole time, and had not counted the days, so as not to know it too exactly.",
      ],
    ],
    climax: [
      [
        0,
        "On a bright day {hero} carried the box outside and opened it. For a long time nothing happened. Then there was a rustle, and a hop, and one look back. {Hero} waved with one hand and wiped {his} nose with the other.",
      ],
      [
        0,
        "{Hero} {done}, and that was what {he} had wanted all along. It was just that it felt so empty, under {his} jumper.",
      ],
    ],
    close: [
      [
        0,
        "The shoebox stayed under the bed. “For the next one,” said {hero}. “There is always a next one,” said {thehelper}.",
      ],
      [
        1,
        "In spring there was somebody at {hero's} window, early in the morning, and knocked. It had grown. It had also brought the whole family along.",
      ],
    ],
  },
];

/** Somebody of the idea stands in the way of what is wanted. */
export const facing: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} asked politely first. {He} [took off {his} cap|took a deep breath|stood up very straight] and said please. {Foe} said no before {he} had even finished the sentence.",
        "%{Hero} asked politely first, with a little bow. {Foe} said no before {he} had even finished the sentence.",
      ],
      [
        1,
        "The next day {hero} tried it without asking, very early, on tiptoe. It went well for ten steps. Then {foe} coughed, right behind {whom}. “I don't sleep much,” said {foe}.",
      ],
      [
        1,
        "So {hero} made a plan. It had a ladder in it, two buckets and a song to cover the noise. It was a splendid plan, until the ladder fell into the buckets. Even {foe} almost had to laugh, but only almost.",
        "%So {hero} made a plan, and it was a splendid plan, until everything fell over at once. Even {foe} almost had to laugh, but only almost.",
      ],
      [
        2,
        "“Has anybody asked {foe} why?” said {talker} that evening. {They} looked at each other. Nobody had.",
        "That evening {hero} lay awake. {He} had tried please, and {he} had tried tiptoe, and {he} had tried buckets. There was only one thing that {he} had not tried. {He} had never asked why.",
      ],
      [
        1,
        "In the morning {hero} went back, without a ladder, and sat down. “Why not?” {he} asked. “Nobody ever wants to know that,” said {foe}. “I do,” said {hero}.",
        "In the morning {hero} went back, without a plan, and sat down. “Why not?” {he} asked. “Nobody ever wants to know that,” said {foe}. “I do,” said {hero}.",
      ],
      [
        2,
        "It was quite a long answer. It began a long time ago, and it hurt in some places. {Hero} listened to all of it and did not look round once. “I didn't know that,” {he} said at the end. “How could you?” said {foe}.",
        "It was quite a long answer. It began a long time ago, and it hurt in some places. {Hero} listened to all of it and did not look round once. “I didn't know that,” {he} said at the end.",
      ],
    ],
    climax: [
      [
        0,
        "Then {hero} had an idea, and this time it had no buckets in it. {He} whispered it. {Foe} thought about it all night, and in the morning {foe} stepped aside. “After you,” said {foe}.",
      ],
      [
        0,
        "So {hero} {done}, and {foe} stood there and watched, with a very odd face. It was a smile, out of practice.",
        "{Foe} stood there and watched, with a very odd face. It was a smile, out of practice.",
      ],
    ],
    close: [
      [
        0,
        "The next day {foe} brought a cake. It was as hard as a brick, and {hero} ate two pieces.",
        "“And if you want to do it again,” said {foe}, “you only have to say please.” “{I} did say please,” said {hero}. “So you did,” said {foe}.",
      ],
      [
        1,
        "People wonder to this day how {hero} did it. It is no secret at all. {He} asked why, and then {he} listened.",
      ],
    ],
  },
];

/** A magic thing, or a wish that comes true, and what it costs. */
export const magicPrice: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} tried {it} out with something small first, in {his} own room, with the door shut. It worked. {He} tried it with something larger. It worked even better. {Hero} danced around the table until the neighbours knocked.",
        "%{Hero} tried {it} out with something small first, when nobody was looking. It worked. {He} tried it with something larger. It worked even better.",
      ],
      [
        1,
        "By Wednesday {hero} had everything {he} had ever wished for: a kite as big as a house, a dog that could count, and pancakes. {He} could not stop. There was always one more thing, and {topic} only had to be held in one hand.",
        "By Wednesday {hero} had everything {he} had ever wished for, and {he} could not stop. There was always one more thing.",
      ],
      [
        1,
        "It was {ahelper} who noticed it. “How was your birthday?” asked {thehelper}. {Hero} opened {his} mouth. There ought to have been candles there, and a song. There was only a white spot. “I don't know,” said {hero}, and felt cold.",
        "It was {talker} who noticed it. “Do you remember the day we met?” asked {talker}. {Hero} opened {his} mouth. There was only a white spot. “No,” said {hero}, and felt cold.",
      ],
      [
        1,
        "{Hero} sat down and went through everything, and there were more white spots than {he} had thought. The smell of {his} grandmother's kitchen was gone. The name of the street was gone. For a dog that could count!",
        "{Hero} sat down and went through everything that {he} had, and everything that {he} had lost. The second list was longer, and it had all the important things in it.",
      ],
      [
        2,
        "{He} locked {topic} in a drawer and threw away the key. It hummed. {Hero} could hear it through the wall, all night long, and it knew exactly what {he} wanted. In the morning {he} {was} standing in front of the drawer with a screwdriver in {his} hand.",
        "{He} hid {topic} as deep as {he} could. It hummed. {Hero} could hear it all night long, and it knew exactly what {he} wanted.",
      ],
      [
        2,
        "“Can it be undone?” {hero} asked. “Everything can be undone,” said {thehelper}, “but it costs what it cost, and you have to mean it.” {Hero} looked at the kite and at the dog. The dog looked back and gave its paw.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} took {topic} in both hands one last time. {He} did not wish for anything new. {He} only wished that everything might be as before, with all the things that were missing in it, and also with the boring ones. Then {he} broke {it} in two. It was quite easy. {He} just had to want to.",
        "{Hero} did it one last time. {He} did not wish for anything new. {He} only wished that everything might be as before, with the boring things, too. Then {he} let go of {it}. It was quite easy. {He} just had to want to.",
      ],
      [
        0,
        "It was as if somebody had opened a window. There were the candles, and there was the song. There was a kitchen, and it smelled of apples. {Hero} sat on the floor and remembered, until it got dark.",
      ],
    ],
    close: [
      [
        0,
        "The kite had gone, and the pancakes had gone. But in front of the door sat a dog. It could not count any more. It was just a dog, and it stayed.",
        "“And what do you wish for now?” asked {thehelper}. “Supper,” said {hero}, “with everybody.”",
      ],
      [
        1,
        "{Hero} makes things the slow way now. They are often a bit crooked. But {he} can remember every single one.",
      ],
    ],
  },
];

/** Something strange happens. */
export const wonder: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} pinched {himself}, first in the left arm and then in the right. It hurt on both sides. So it was true. {He} said “Good heavens” aloud, and it sounded quite ordinary in that strange moment.",
        "{Hero} did what anybody would have done. {He} shut {his} eyes, counted to ten and hoped that it would go away. At ten it was still there.",
      ],
      [
        1,
        "The first hour was terrible, and the second one was rather funny. {Hero} found out what could be done with it, and what could not. You could not open a door with it. You could, however, make the cat next door very nervous.",
        "The first hour was terrible, and the second one was rather funny. {Hero} found out what worked and what did not. Most things did not.",
      ],
      [
        1,
        "“Something's different about you,” said {ahelper}, looking closely. “New hat?” {Hero} told the truth, because {he} could not think of anything better. {Thehelper} thought for a while. “Does it hurt?” “No.” “Then let's have some soup first,” said {thehelper}. “Nobody can think on an empty stomach.”",
        "“This is the best thing that has ever happened,” said {talker}. “Easy for you to say,” said {hero}. But {he} had to grin, too, when nobody was looking.",
      ],
      [
        2,
        "By noon half the town knew about {topic}. They stood outside and gave advice. “Upside down!” called one. “With vinegar!” called another. {Hero} tried the vinegar. After that {he} had the same trouble as before, and smelled of salad.",
        "By noon half the town knew about {it}. They stood outside and gave advice. “Upside down!” called one. “With vinegar!” called another. {Hero} tried the vinegar. After that {he} had the same trouble as before, and smelled of salad.",
      ],
      [
        1,
        "In the night {hero} lay awake. What if it stayed like this for ever? {He} thought of everything that {he} would never do again, and it was mostly small things: [whistling, toast, being late|standing in the rain, buttoning a coat|a full bath, a long letter, an ordinary Tuesday].",
      ],
      [
        1,
        "“Perhaps it wants something,” said {thehelper} in the morning. {Hero} had shouted at it, and {he} had run away from it. {He} had not asked it anything yet. So {he} sat down, made {his} voice quite soft, and asked.",
        "“Perhaps it's not here to annoy us,” said {talker} in the morning. “Perhaps it wants something.” {Hero} had not thought of that. {He} made {his} voice quite soft, and asked.",
      ],
    ],
    climax: [
      [
        0,
        "The answer came at once, as though it had only been waiting for somebody to be polite. It was quite a small thing that was needed, and {hero} {was} the only one who could do it. {He} did it that same hour. There was a sound like a cork, and then it was very quiet.",
      ],
      [
        0,
        "{Hero} {done}, and everything was as before, only a little bit brighter at the edges.",
        "Everything was as before, only a little bit brighter at the edges. {Hero} touched {his} own nose, to be sure.",
      ],
    ],
    close: [
      [
        0,
        "“What did it want?” asked {thehelper}. {Hero} smiled. “To be asked,” {he} said.",
        "People soon found something else to talk about. Only {hero} stopped now and then in the middle of the street, tipped {his} head to one side and listened.",
      ],
      [
        1,
        "The next morning was an ordinary Tuesday. {Hero} had never liked a Tuesday so much.",
        "And if it should ever happen again, {hero} knows what to do: no vinegar, and a friendly voice.",
      ],
    ],
  },
];

/** Out in the open together, where everything goes wrong and it is good all the same. */
export const outing: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "It had all looked so easy in the picture on the box. “It says that a child can do it,” said {mate}. “Then let's find a child,” said {hero}, and held on to what was still standing.",
        "It had looked so easy at home. {Hero} had even drawn a little plan, with a sun in the corner.",
      ],
      [
        1,
        "“Is it supposed to drip here?” asked {hero}. “That's no drip,” said {mate}, “that's a shower.” {They} moved to the other side. There it came in from below.",
        "First it dripped in one place. {Hero} put a cup under it. Then it dripped in another place, and that was the end of the cups.",
      ],
      [
        1,
        "Supper was cold beans. {Mate} said that they were quite good, if you closed your eyes. {Hero} closed {his} eyes. They were cold beans.",
        "Supper was cold beans. {Hero} told {himself} that they were quite good, if you closed your eyes. {He} closed {his} eyes. They were cold beans.",
      ],
      [
        1,
        "In the dark something cracked, quite close by. {Hero} took hold of {mate} by the sleeve. “A bear?” {he} whispered. “Too small,” whispered {mate}. “A small bear, then?” It was a hedgehog. It ate the rest of the beans and seemed to like them.",
        "In the dark something cracked, quite close by. {Hero} lay very still. It was a hedgehog. It ate the rest of the beans and seemed to like them.",
      ],
      [
        2,
        "Nobody could sleep, and so they told stories. {Mate} told about the time when everything was even wetter. {Hero} told the one about the three-legged hen, and got the ending wrong, and it was better that way.",
        "Nobody could sleep in such a night. So {hero} told the one about the three-legged hen, and got the ending wrong, and it was better that way.",
      ],
      [
        2,
        "Towards morning the rain grew softer, and then it stopped. They crept outside. Every leaf had a drop on it, and in every drop there was a very small sun. Neither of them said anything, in case it would stop.",
      ],
    ],
    climax: [
      [
        0,
        "“Shall we go home?” asked {mate}, wringing out a sock. {Hero} looked at the sun, and at the smoke of the little fire, and at the hedgehog, who was asleep in a shoe. “Tomorrow,” {he} said.",
        "{Hero} had wanted to go home all night long. Now {he} looked at the sun, and at the smoke of the little fire, and at the hedgehog, who was asleep in a shoe. “Not yet,” {he} said.",
      ],
    ],
    close: [
      [
        0,
        "They still tell that story at every birthday. It rains harder each time, and the hedgehog has become very nearly a bear.",
        "Years later nobody remembered the sunny trips. But everybody could still tell how the beans had tasted.",
      ],
      [1, "The picture from the box hangs in the hall today. Somebody has drawn rain on it, with a blue pencil."],
    ],
  },
];

/** Stories that are to end sadly. */
export const sad: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "Those were good days, though nobody said so at the time. There was a fixed hour for everything. {Hero} knew the sound of the steps, and the sound of the gate, and {he} {was} always there first.",
      ],
      [
        1,
        "Then the days grew shorter, and everything grew a little quieter. {Hero} did what {he} had always done, at the same hour, in the same place. There was only nobody there to see it.",
      ],
      [
        2,
        "“Come home,” said {ahelper}, who passed by every evening. “It's cold, and it's late.” {Hero} did not move. {Thehelper} stood there for a while, then took off a scarf and put it around {whom}.",
      ],
      [
        1,
        "It rained, and it snowed, and the sun came back. {Hero} {was} slower now. {He} had to rest on the way, first once, then twice. But {he} never missed a day, and people set their watches by {whom}.",
      ],
      [
        2,
        "“Why do you do it?” somebody asked once. It was a child, who did not know any better. {Hero} looked down the road. There was no need to answer. The child sat down close by and looked down the road, too.",
      ],
      [
        1,
        "One evening the light was very soft. For a moment it seemed to {hero} that there was somebody, far away, who walked in just the right way. {He} lifted {his} head. {He} {was} not cold any more.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning the place was empty. {Thehelper} found the scarf, folded as if somebody were coming back for it. Nobody said much that day. It was as if a clock had stopped that they had all been used to hearing.",
      ],
    ],
    close: [
      [
        0,
        "They put a small stone there, with only one word on it, because one word was enough. It says: waited.",
        "There is always a flower there, summer and winter. Nobody knows who brings it. It may be that they all do.",
      ],
      [
        1,
        "And sometimes, when the evening is very soft, somebody stops there for a moment, looks down the road and waits a little, too.",
      ],
    ],
  },
];

/** For what no other plot knows. */
export const anything: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} could not get it out of {his} head. {He} thought about {topic} at breakfast, and put the milk in the sugar bowl. {He} thought about {topic} on the stairs, and missed one.",
        "%{Hero} could not get it out of {his} head. {He} thought about {topic} when {he} woke up, and {he} thought about {topic} when the sun went down.",
        "{Hero} could not get it out of {his} head, not at breakfast and not on the stairs, and so {he} missed one of them.",
      ],
      [
        1,
        "“Then do something about it,” said {talker}. “What?” asked {hero}. “Anything. The first thing that comes into your head.” The first thing that came into {hero's} head was rather silly. {They} did it all the same.",
        "“Then do something about it,” said {ahelper}, who had listened to all of it. “What?” asked {hero}. “Anything,” said {thehelper}. “The first thing that comes into your head. You can still do the second thing tomorrow.”",
      ],
      [
        1,
        "The first thing did not work at all. Something fell over, somebody shouted, and {hero} had to say sorry to three people and a goose. But {he} had learned something. It was no good going at it from the front.",
      ],
      [
        2,
        "So {hero} went about it quite differently. {He} got up early, when nobody was about, and only looked. {He} looked at {topic} until {he} knew every bit of it. On the third morning {he} saw what {he} had missed before.",
        "So {hero} went about it quite differently. {He} got up early, when nobody was about, and only looked. On the third morning {he} saw what {he} had missed before.",
      ],
      [
        1,
        "{He} ran all the way to {thehelper}. “I know now!” {he} shouted. “It's quite simple!” It was simple, but it was not easy, and it needed more than two hands. “Good,” said {thehelper}, and pulled on a pair of boots. “I've got two.”",
        "%{He} ran all the way to {thehelper}. “I know now!” {he} shouted. “It's quite simple!” It was simple, but it was not easy, and it could not be done alone. “Good,” said {thehelper}. “I was getting bored.”",
      ],
      [
        2,
        "{They} worked until the lamps were lit. Once it all nearly went wrong, because {they} both said “Now!” at a different moment. {They} looked at each other, laughed, and agreed on who was allowed to say it.",
        "It took until the lamps were lit. Once it all nearly went wrong, because two of them said “Now!” at a different moment.",
      ],
      [
        1,
        "Then only the last step was left. {Hero} had thought that it would be the easiest one. Now {he} stood there, and {his} heart was beating in {his} ears. “What if it doesn't work?” {he} said. “Then we'll have soup,” said {thehelper}, “and think of something else.”",
      ],
    ],
    climax: [
      [
        0,
        "“Now,” said {hero}, and did it. It was over so quickly that {he} almost missed it. It had worked, the whole of it, and nobody had shouted and nothing had fallen over.",
      ],
      [
        0,
        "{Hero} {done}, and for a moment {he} did not know what to do with {his} hands.",
        "{Hero} sat down on the ground and laughed, and {he} could not have said what about.",
      ],
    ],
    close: [
      [
        0,
        "{They} had soup anyway. “And tomorrow?” asked {thehelper}. “Tomorrow I'll do nothing at all,” said {hero}. But {they} both knew that this was not true.",
        "That evening {hero} put the milk in the jug and the sugar in the bowl. Everything was in the right place again.",
      ],
      [
        1,
        "If you ask about {topic} there, people begin to smile. Then they send you to {hero}, because nobody tells it better.",
        "People still ask {hero} to tell it, and {he} always begins with the goose.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "There was a lot to say against it, and {hero} heard all of it that week. It was too early, it was too late, and anyway nobody had ever done such a thing. {Hero} listened politely. Then {he} went home and began.",
        "At first {hero} told nobody. {He} walked about with it for a whole day, as you carry a full glass, very carefully, so as not to spill any of it.",
      ],
      [
        1,
        "The first day was good, and the second was better. On the third day it all went wrong. {Hero} stood in the middle of it with {his} arms hanging down. “Well,” {he} said, “that was that.”",
        "%The first day was good, and the second was better. On the third day it all went wrong. {Hero} sat in the middle of it and did not know what to say.",
      ],
      [
        1,
        "“What have you done so far?” asked {ahelper}, who happened to be there. {Hero} told everything about {topic}. “And what did you do before it went wrong?” asked {thehelper}. {Hero} thought. “I stopped enjoying it,” {he} said slowly. “There you are,” said {thehelper}.",
        "“What did you do before it went wrong?” asked {talker}. {Hero} thought. “I stopped enjoying it,” {he} said slowly. “There you are,” said {talker}.",
      ],
      [
        2,
        "So {hero} began again, and this time {he} only did the part that made {him} happy. It was slower. But {thehelper} came and sat beside {him} in the evenings, and {they} talked about all sorts of things, and now and then about {topic}.",
        "So {hero} began again, and this time {he} only did the part that made {him} happy. It was slower. But in the evenings {thehelper} came by, and {they} talked about all sorts of things.",
      ],
      [
        1,
        "Others came, too. First they only wanted to look. Then one of them had an idea, and it was a good one. Then somebody brought a ladder. {Hero} had never had so many people around {him}, and {he} found that {he} liked it.",
        "%Others came, too. First they only wanted to look. Then one of them had an idea, and it was a good one. {Hero} had never had so much company, and {he} found that {he} liked it.",
      ],
      [
        2,
        "The night before the big day {hero} could not sleep. {He} went outside and looked at the stars. “Please let it go well,” {he} said, and one of the stars winked. It may have been an aeroplane.",
      ],
      [
        1,
        "Then it was time. Everybody was quiet and looked at {hero}. {He} had forgotten what {he} wanted to say, and the wind had taken the paper.",
        "%Then it was time. Everybody was quiet and looked at {hero}. {He} had forgotten what {he} wanted to say.",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} just did it, without a word, the way {he} had done it on the very first day. It was as light as anything. When {he} looked up again, everybody was laughing and crying and clapping {him} on the back.",
        "So {hero} just did it, without a word, the way {he} had done it on the very first day. When {he} looked up again, everybody was laughing and clapping.",
      ],
      [
        0,
        "{Hero} {done}, after all that had been said against it.",
        "“I always said it would work,” called out those who had been against it, and {hero} {was} so happy that {he} let them.",
      ],
    ],
    close: [
      [
        0,
        "When everybody had gone, {thehelper} was still there. “Did you enjoy it?” asked {thehelper}. “All of it,” said {hero}. “Even the third day.”",
      ],
      [
        1,
        "{Hero} went outside once more that night. “Thank you,” {he} said to the star. It moved on slowly, with a small red light on one side.",
        "It is quiet again now. But {hero} {has} been seen with a very full glass, walking quite carefully.",
      ],
    ],
  },
];
