import type { PlotGroup } from "./plot.ts";

/** Afraid of something. */
export const fear: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had a list of excuses. {He} had a cold, {he} had a sore toe, {he} had something important to do somewhere else. Whenever anybody mentioned {fear}, {he} quickly talked about the weather.",
        "It always began in {hero's} stomach. From there it crept up into {his} throat, and then {his} knees joined in. It was enough to think of {fear}.",
        "{Hero} had a list of excuses. {He} had a cold, {he} had a sore toe, {he} had something important to do somewhere else. And all of it was only because {he} {was} afraid.",
      ],
      [
        1,
        "“What's the worst thing about {fear}?” asked {talker}, just like that. Nobody had ever asked. {Hero} had always run away before the thought was finished. “{I} don't know,” {he} said, and was surprised.",
        "“What's the worst thing about {fear}?” asked {ahelper}, just like that. Nobody had ever asked. {Hero} had always run away before the thought was finished. “{I} don't know,” {he} said, and was surprised.",
        "“What's the worst thing about it?” asked {ahelper}, just like that. Nobody had ever asked. {Hero} had always run away before the thought was finished. “{I} don't know,” {he} said, and was surprised.",
      ],
      [
        1,
        "“Then let's count,” said {thehelper}. “When it starts, we count, and we don't do anything else. Not fast. One, two, three. It's hard to be quite so frightened while you count.”",
      ],
      [
        1,
        "The first time {hero} got as far as two, and then {he} put {his} head under the blanket. The second time it was five. “Five is good,” said {thehelper}. “Five is three more than two.”",
        "%The first time {hero} got as far as two, and then {he} hid. The second time it was five. “Five is good,” said {thehelper}. “Five is three more than two.”",
      ],
      [
        2,
        "{They} practised every day. {Hero} counted to eight with one eye open, and once to eleven with both. In between {they} had something to eat, and talked about other things, and laughed. {Hero} noticed that it is quite possible to laugh and to be afraid in the same minute.",
      ],
      [
        2,
        "“Are you never afraid?” {hero} asked. “Of course I am,” said {thehelper}. “Of moths.” {Hero} thought that was a joke. But it was not a joke, and from then on {hero} opened the window for every moth.",
      ],
      [
        1,
        "Then it came, without asking whether {hero} {was} ready. It was louder than ever, and much closer. Everything in {him} shouted: run! {His} knees were trembling. “One,” said {hero}, and {his} voice was so small that nobody could hear it.",
      ],
    ],
    climax: [
      [
        0,
        "“Two,” said {thehelper} beside {him}. “Three,” said {hero}. {He} did not run. At eight {he} opened one eye. At eleven {he} opened the other. At twenty {he} forgot to go on counting, because there was so much to see.",
      ],
      [
        0,
        "“Was that all?” asked {hero}. {He} {was} still trembling a little, but {he} {was} also smiling. It had even been a bit beautiful.",
        "{Hero} {done}, with trembling knees. But that did not count.",
      ],
    ],
    close: [
      [0, "“How far did you get?” asked {thehelper}. “All the way,” said {hero}."],
      [
        1,
        "That night there was a moth at the window. {Hero} got up, caught it in both hands and let it out into the dark. “There,” {he} said. “Now it's quite safe in here, for everybody.”",
        "{Hero} {is} still afraid now and then, like everybody else. But {he} does not need the list any more. “One moment,” {he} says then, and counts.",
        "%The list of excuses was forgotten. When the next one was afraid, it was {hero} who sat down close by. “Then let's count,” {he} said.",
      ],
    ],
  },
];

/** Not being able to sleep; night and dreams. */
export const night: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "{Hero} lay on the left side, and then on the right side, and then with {his} feet on the pillow. The moon had moved on by a whole window, and {he} {was} still wide awake.",
        "%{Hero} lay on the left side, and then on the right side, and then on {his} back. The moon had moved on, and {he} {was} still wide awake.",
      ],
      [
        1,
        "So {hero} got up, quite softly. The house was different at night. The stairs creaked in their sleep, and the clock in the hall was much louder than by day. In the kitchen there was still a light.",
        "%So {hero} got up, quite softly. Everything was different at night. The trees creaked in their sleep, and far away there was still a light.",
      ],
      [
        1,
        "“You, too?” asked {ahelper}. {Hero} nodded. “I always count the sounds,” said {thehelper}. “Everybody counts sheep, and then they lie there and think about sheep. But a night has only seven sounds. When you've found the last one, you're asleep.”",
        "“You, too?” asked {talker}. {Hero} nodded. “I always count the sounds,” said {talker}. “A night has only seven. When you've found the last one, you're asleep.”",
      ],
      [
        1,
        "{They} went to look for them. The first was the clock. The second was the wind in the gutter, and the third was a train, so far away that you could only just hear it. “That's three,” whispered {hero}.",
        "%{They} went to look for them. The first was the wind in the leaves. The second was an owl, and the third was water, so far away that you could only just hear it. “That's three,” whispered {hero}.",
      ],
      [
        2,
        "The fourth was a cat that walked along the wall. The fifth was a drop of water, and {they} had to wait for it very long. {Hero} leaned against {thehelper}, just for a moment, because standing was so hard.",
      ],
      [
        2,
        "“Now it gets difficult,” said {thehelper} softly. “The sixth is your own breath. Nobody ever listens to that one.” {Hero} listened. In, and out. In, and out. It sounded a little like the sea.",
      ],
    ],
    climax: [
      [
        0,
        "“And what is the seventh?” {hero} wanted to ask. But the words had become too heavy. Somewhere, very far off, somebody pulled a blanket up to {his} chin. {Hero} never found out what the seventh sound was, because by then {he} {was} asleep.",
      ],
    ],
    close: [
      [
        0,
        "In the morning the sun lay on the pillow. “Did you find the last one?” asked {thehelper}. {Hero} yawned and smiled. “I'll have to try again tonight,” {he} said.",
        "%In the morning the sun was shining. “Did you find the last one?” asked {thehelper}. {Hero} yawned and smiled. “I'll have to try again tonight,” {he} said.",
      ],
      [
        1,
        "And if you cannot sleep either, listen. There is the clock. There is the wind. The rest you have to find for yourself.",
      ],
    ],
  },
];

/** Wanting what one is not made for: the summer for a snowman, the sky for a fish. */
export const longing: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had never told anybody how often {he} thought of {goal}. {He} knew {goal} only from stories. But in the evening, when it was quiet, {he} could see it all so clearly that {he} could almost touch it.",
        "“{Akind} can't do that,” said the others when they heard of it. “Nobody ever has.” {Hero} did not argue. {He} only wanted to {wish} a little more than before.",
        "“That's not for you,” said the others when they heard of it. “Nobody ever has.” {Hero} did not argue. {He} only wanted to {wish} a little more than before.",
        "{Hero} had never told anybody about it. But in the evening, when it was quiet, {he} could see it all so clearly that {he} could almost touch it.",
      ],
      [
        1,
        "One morning {hero} simply tried. It went about as well as one would expect. {He} got three steps further than anybody before {him}, and then everything went wrong, and the others had to pull {him} back. They laughed about it for a week.",
        "One morning {hero} simply tried. {He} got a little further than anybody before {whom}, and then everything went wrong. The others laughed about it for a week.",
      ],
      [
        1,
        "Only {ahelper} did not laugh. “What is it that you want to see there?” asked {thehelper}. {Hero} thought about it. “Everything,” {he} said. “But if I could only see one bit, then that would be enough.” “One bit,” said {thehelper}. “That's not impossible. That's only difficult.”",
        "Only {talker} did not laugh. “If you could only have one bit of it,” asked {talker}, “would that be enough?” {Hero} thought about it. “Yes,” {he} said. “Then it's not impossible,” said {talker}. “Then it's only difficult.”",
      ],
      [
        1,
        "{They} talked it over until it was dark. What could go wrong, and what would help? {Thehelper} knew something about {goal}, and {hero} knew something about waiting. When the first star came out, {they} had a plan, and it was only a little bit mad.",
        "{They} talked it over until it was dark. What could go wrong, and what would help? When the first star came out, {they} had a plan, and it was only a little bit mad.",
      ],
      [
        2,
        "“You'll be sorry,” said the others. “Perhaps,” said {hero}. {He} went once to all the places that {he} loved and looked at them for a long time, in case {he} did not come back quite the same.",
      ],
      [
        2,
        "The first part of the way was easy. Then everything became strange to {hero}, the light and the air and the sounds. {He} felt how {he} grew weaker. “Shall we turn back?” asked {thehelper}. {Hero} looked ahead. “Not yet,” {he} said.",
      ],
      [
        1,
        "The last bit was the worst. {Hero} could hardly stand, and {thehelper} had to hold {him} up. “I can't see anything,” said {hero}. “Is it still far?” “Open your eyes,” said {thehelper}.",
        "The last bit was the worst. {Hero} could hardly go on. “I can't see anything,” said {hero}. “Is it still far?” “Open your eyes,” said {thehelper}.",
      ],
    ],
    climax: [
      [
        0,
        "And there it was. It was brighter than in all the stories, and it had a smell, and nobody had ever told {hero} about that. {He} looked and looked. {He} did not need everything any more. One bit of it was so much.",
      ],
      [
        0,
        "{Hero} {done}, and nobody could ever take that away from {whom}.",
        "Nobody could ever take that away from {hero}.",
      ],
    ],
    close: [
      [
        0,
        "Then it was time to go back, and {hero} went without being sad. At home they all came running. “And?” they asked. “What is it like?” It took {hero} all evening to tell them, and nobody laughed.",
        "Now the others come to {hero} in the evening. “Tell us about it,” they say. And {hero} tells it again, from the very beginning.",
      ],
      [
        1,
        "{Hero} brought one small thing back with {him}. It lies where {he} can see it before {he} falls asleep. If you hold it to your ear, you can almost hear it.",
        "“And would you do it again?” asked {thehelper}. {Hero} smiled. “I'm doing it all the time,” {he} said, and closed {his} eyes.",
      ],
    ],
  },
];

/** Going somewhere. */
export const journey: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} packed a lamp, a blanket and six boiled eggs. “When will you be back?” they asked. “When {i} have been there,” said {hero}, and it was such a good sentence that {he} had to leave at once, before anyone could ask anything else.",
        "%{Hero} said goodbye to everything, one by one: the stone, the puddle, the place in the sun. Then {he} set off, before {he} could change {his} mind.",
      ],
      [
        1,
        "The first day was wonderful. The road was dry, the sun was warm, and every hill had another one behind it. {Hero} sang all the songs {he} knew. When {he} came to the end, {he} began again with the first.",
        "%The first day was wonderful. The air smelled of new things, and behind every hill there was another one. {Hero} looked back only once.",
      ],
      [
        1,
        "On the second day it rained. The map got wet, and two countries ran into each other. {Hero} turned it this way and that way. “We're either here,” {he} said, “or in the sea.”",
        "On the second day it rained, and on the third day there was fog. {Hero} could not even see {his} own feet. “This way,” {he} said, and hoped it was true.",
      ],
      [
        1,
        "“Lost?” asked {ahelper}, who was sitting by the road under a large umbrella. “A little,” said {hero}. “Everybody gets lost here,” said {thehelper}. “It's because they look at the ground. Look at {way}, and keep it on your left. And here, take some bread. It's further than you think.”",
        "“Are we lost?” asked {talker}. “A little,” said {hero}. {Talker} thought about it, and laughed. “I've never been a little lost before. It's not so bad with two.” They kept {way} on their left and went on.",
      ],
      [
        2,
        "{They} slept in a barn, and in the night a cow looked in. {They} crossed a stream on seven stones, and the sixth one wobbled. {Hero} grew brown and hungry, and there was always one more hill.",
        "{Hero} slept in a barn, and in the night a cow looked in. {He} crossed a stream on seven stones, and the sixth one wobbled. There was always one more hill.",
      ],
      [
        2,
        "Then came the storm. It came so suddenly that there was no time to find a roof. {Hero} crouched behind a rock, with the blanket over {his} head, and counted between the flash and the bang. Once {he} did not even get to one.",
        "%Then came the storm. {Hero} crouched behind a rock and made {himself} small. It was so loud that {he} could not hear {himself} think.",
      ],
      [
        1,
        "In the morning everything hurt. The lamp was broken, and the eggs had long been eaten. {Hero} sat down on a stone. {He} wanted to go on, but {his} feet did not. “Only up to that bend,” {he} told them. “Then you may rest.”",
        "%In the morning everything hurt. {Hero} lay there and could not get up. “Only up to that bend,” {he} told {himself}. “Then I may rest.”",
      ],
    ],
    climax: [
      [
        0,
        "Behind the bend there were no more hills. There was only light, and a wide view, and a wind that smelled of something new. {Hero} stood quite still. {He} had come all this way, and now {he} {was} there.",
      ],
      [
        0,
        "{Hero} {done}. It was just as {he} had imagined it, only much, much larger.",
        "It was just as {hero} had imagined it, only much, much larger.",
      ],
    ],
    close: [
      [
        0,
        "That evening {hero} sat there until the last bit of light was gone. {His} feet were allowed to rest now, as long as they liked.",
        "“Further than you thought?” somebody asked. It was {thehelper}. “Much further,” said {hero}. “I'm glad I didn't know.”",
      ],
      [
        1,
        "{Hero} took a small stone home from that place. It is quite an ordinary stone. But when {he} holds it, {he} can smell the wind again.",
        "And when {hero} came home at last, they asked again. “Well, have you been there?” {He} only smiled and put a stone on the table.",
      ],
    ],
  },
];

/** Waiting for somebody who is far away. */
export const missing: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "There was an empty place beside {hero}. {He} had got into the habit of leaving it free, just in case. In the evening {he} looked out until {he} could no longer tell the road from the dark.",
        "Every day {hero} went to the same spot and looked down the road. {He} knew by now how everything sounded: the bus, the milk van, the bicycle with the loose chain. None of them was the right sound.",
      ],
      [
        1,
        "“It's a long time till then,” said {ahelper} and sat down for a bit. “It gets shorter if you keep something for every day. A leaf, a joke, whatever there is. Then there's something to tell.” {Hero} thought that was a good idea, and found a red leaf.",
        "“It gets shorter if we keep something for every day,” said {talker}. “A leaf, a joke, whatever there is. Then there's something to tell.”",
      ],
      [
        1,
        "So {hero} began a box. There was the red leaf, and a feather, and a ticket from the fair. When something funny happened, {he} thought at once: that goes in the box. After a month the lid would hardly shut.",
        "%So {hero} began to keep things. There was a red leaf, and a feather, and half of a very good bone. {He} put them all in one place, and lay down beside it at night.",
      ],
      [
        2,
        "Now and then a message came. It was never long enough. {Hero} read it so often that {he} knew it by heart, even the comma in the wrong place.",
        "%Now and then somebody stopped and scratched {hero} behind the ears. “Still waiting?” they asked. {Hero} did not have to answer.",
      ],
      [
        1,
        "Then winter came, and the road was white and empty. {Hero} still went there every day, but {he} no longer stayed so long. “Perhaps I've been forgotten,” {he} thought. It was the first time {he} had thought it, and it was colder than the snow.",
      ],
    ],
    climax: [
      [
        0,
        "One morning there were footprints in the snow, and they came up to {hero's} door. {Hero} looked at them, and did not dare to look up. “I took the early bus,” said a voice. It was the right voice. It was the right sound at last.",
      ],
      [
        0,
        "{They} stood there in the snow and held each other, until somebody called out that the tea was getting cold.",
      ],
    ],
    close: [
      [
        0,
        "{They} emptied the box on the table and went through all of it, day by day. It took until midnight. The leaf had lost its red, but not its story.",
        "%The red leaf had gone brown, and the feather was bent. But everything was looked at and praised, one thing after the other.",
      ],
      [
        1,
        "The place beside {hero} {is} not empty any more. {He} still goes to the road sometimes. But now it is only to see what kind of day it is.",
      ],
    ],
  },
];

/** Somebody has died, or is gone for ever. */
export const grief: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "For the first few days {hero} did everything as before. {He} set the table, and there was one plate too many. {He} turned round to say something, and then {he} did not say it.",
        "It was so quiet now. {Hero} had never noticed how many sounds one single life makes, the steps and the humming and the spoon in the cup.",
      ],
      [
        1,
        "“You have to be brave,” people said. {Hero} nodded, because it was easier than answering. In {his} chest there was something like a stone, and it was there when {he} woke up, and it was there when {he} went to bed.",
      ],
      [
        1,
        "Only {ahelper} did not say that. {Thehelper} brought soup, sat down and waited until it was eaten. “Tell me something about the old days,” said {thehelper}. “Something silly, if you like.” {Hero} wanted to say no. Then {he} thought of something silly.",
        "Only {talker} did not say that. {Talker} sat down close by. “Tell me something silly,” said {talker}. “Something that only you remember.” {Hero} wanted to say no. Then {he} thought of something.",
      ],
      [
        1,
        "It began with a small laugh, and in the middle of it {hero} had to cry. It was the first time. It took quite long, and nobody said that {he} had to stop. Afterwards the stone was still there. But it was a bit smaller, with rounder edges.",
      ],
      [
        2,
        "After that {hero} went to look for the other stories. One lay in the pocket of an old coat, with a tram ticket. One was in the garden, and one was in a song. {He} collected them all, and they got on with each other quite well.",
      ],
      [
        2,
        "Some days were still bad. On those days {hero} stayed at home and let the rain talk. And then a morning came on which {he} noticed that {he} had been humming, while the water for the tea was boiling. {He} stopped at once. Then {he} went on.",
      ],
    ],
    climax: [
      [
        0,
        "In spring {hero} took a spade and planted something that would flower every year at the same time. {Thehelper} held the watering can. {They} did not say much. When {they} had finished, {hero} told the silly story once more, from the beginning, and this time {he} could laugh to the end of it.",
        "%In spring {hero} went back to the place where they had always sat, and stayed until the sun went down. It was the first time that it did not hurt to look.",
      ],
      [0, "{Hero} {done}, and it was as if somebody beside {whom} was glad of it."],
    ],
    close: [
      [
        0,
        "“Will it ever stop?” asked {hero}. “No,” said {thehelper}. “But it gets softer. In the end you can carry it in your pocket.”",
        "It got softer, month by month. What stayed was not the last day. It was all the others.",
      ],
      [
        1,
        "When the flowers open, {hero} lays the table outside. There is always one plate too many, and it is never empty, because somebody always comes.",
        "At night, when it is very quiet, {hero} still says good night to two. It is not sad any more. It is only true.",
      ],
    ],
  },
];

/** Somebody old who forgets. */
export const memory: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "Some days were good, and some were like a room with the light switched off. {Hero} never knew which it was until {he} opened the door. “And who are you?” asked the voice from the armchair, quite friendly, and {hero} had to swallow.",
        "It had begun with the keys, and with the milk in the oven. At first it had been funny. Now nobody laughed any more, and {hero} wished that it was only the keys.",
      ],
      [
        1,
        "At first {hero} tried to help. “Don't you remember?” {he} asked, and showed photographs, and said names. It only made things worse. The hands in the lap began to pull at the blanket, and the eyes looked for the door.",
      ],
      [
        1,
        "“You're asking for what is lost,” said {ahelper}, who came by in the mornings. “Ask for what is still there. There's a whole house in there. Only the front door is stuck. Try a window.”",
      ],
      [
        1,
        "So {hero} tried the windows. {He} brought a handful of lavender. {He} brought the old tin with the buttons. {He} put on the scratched record that nobody was allowed to touch when {he} {was} small. At the third line one finger began to tap.",
      ],
      [
        2,
        "After that there was music every afternoon. The words were all still there, every verse, even the rude one. {Hero} learned songs that nobody at school had ever heard of. {They} sang them until the neighbours opened their windows.",
        "After that there was music every afternoon. The words were all still there, every verse, even the rude one. {They} sang until the neighbours opened their windows.",
      ],
      [
        2,
        "“I used to know somebody who sang like you,” said the voice from the armchair. “A little one. With such eyes.” {Hero} held very still. “What was the little one like?” {he} asked. The answer took long. “Loud,” said the voice at last. “And the best of all.”",
      ],
    ],
    climax: [
      [
        0,
        "One evening, in the middle of a song, the singing stopped. Two old eyes looked at {hero}, and they were quite clear. “There you are,” said the voice, and then it said the name, the right one. It was only for a moment. But it was there.",
      ],
    ],
    close: [
      [
        0,
        "The next day the name was gone again. {Hero} {was} not sad about it, or only a little. “And who are you?” {he} {was} asked. “I'm the one who sings with you,” said {hero}. “Oh, good,” said the voice. “Then sit down.”",
      ],
      [
        1,
        "{Hero} knows all the songs by heart now. Somebody has to keep them, and {he} {has} a lot of room.",
        "So {they} sat side by side and began with the first verse. Outside the neighbours opened their windows.",
      ],
    ],
  },
];

/** For the last time. */
export const lastTime: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} did everything a little more slowly that day. {He} put on the old coat, buttoned it all the way up and touched the door frame, where the paint was worn away by all the times {he} had touched it before.",
        "%{Hero} did everything a little more slowly that day, and looked at each thing twice.",
      ],
      [
        1,
        "“It's only a day like any other,” {he} told {talker}. {Talker} did not believe it, and neither did {hero}.",
        "“It's only a day like any other,” {he} told {beast}. {Beast} did not believe it, and neither did {hero}.",
        "“It's only a day like any other,” {he} told {himself}. {He} did not believe a word of it.",
      ],
      [
        1,
        "Everything was there: the smell in the morning, the squeak of the third step, the light that came in sideways. {Hero} had hardly noticed it for years. Now {he} wanted to put all of it in {his} pockets.",
        "%Everything was there, the smell in the morning and the light that came in sideways. {Hero} had hardly noticed it for years.",
      ],
      [
        2,
        "{He} remembered the very first time. {He} had been so nervous that {he} had put {his} shoes on the wrong feet. “Look how far we've come,” {he} said to {beast}, and {beast} blinked.",
        "{He} remembered the very first time. {He} had been so nervous that {he} had put {his} shoes on the wrong feet. Nobody had noticed then, and {he} had never told anybody.",
      ],
      [
        2,
        "{Ahelper} stopped to say good morning, just as on every day. {They} talked about the weather, and about the price of bread. Then {thehelper} took {hero's} hand and held it a little longer than usual. “Well then,” said {thehelper}.",
        "“What will you miss the most?” asked {talker}. {Hero} thought about it for a long time. “Being tired in the evening,” {he} said, “and knowing what from.”",
      ],
      [
        1,
        "At noon it turned out that it would not be a quiet day. The wind rose, and something banged, and somebody shouted for help. {Hero} did not have to think. {His} hands knew what to do. They had known it for so many years.",
      ],
      [
        1,
        "For an hour there was no time to be sad. {Hero} pulled and held and called out, wet through and as strong as ever. “At your age!” somebody shouted. “Exactly!” {hero} shouted back.",
        "For an hour there was no time to be sad. {Hero} pulled and held and called out, wet through and as strong as ever.",
      ],
    ],
    climax: [
      [
        0,
        "Then the wind dropped, and the evening came, as gold as honey. Everybody was safe. {Hero} looked around once, from the one end to the other, and took off {his} cap. “Thank you,” {he} said. Nobody knew whom {he} meant. Perhaps {he} meant all of it.",
        "Then the wind dropped, and the evening came, as gold as honey. Everybody was safe. {Hero} looked around once, from the one end to the other. “Thank you,” {he} said. Perhaps {he} meant all of it.",
      ],
    ],
    close: [
      [
        0,
        "On the way home {hero} and {beast} did not hurry.",
        "On the way home {hero} did not hurry. {He} touched the door frame once more, in the same old place.",
      ],
      [
        1,
        "The next morning {hero} woke up at the usual hour. {He} lay there and listened. Then {he} turned over and went back to sleep, for the first time in forty years.",
        "Somebody else does it now. But when the wind rises, a light goes on in {hero's} window, just to be on the safe side.",
      ],
    ],
  },
];

/** Not like the others. */
export const different: PlotGroup = [
  {
    tell: [
      [
        1,
        "The others could do it without even thinking. {Hero} had to think very hard, and then {he} still could not do it. “Just try,” they said. {Hero} had been trying all {his} life.",
        "When the others stood in a row, you could always see at once which one was {hero}. {He} {was} the one at the end, where there was a bit of a gap.",
      ],
      [
        1,
        "So {hero} tried to be like them. {He} copied how they stood and how they talked. {He} practised it in secret, in front of a puddle. The puddle was kind and did not say anything. But it did not look right.",
      ],
      [
        1,
        "The next day somebody saw it and laughed, and then they all laughed. It was not even meant badly. {Hero} laughed, too, went round the corner and kept on going, until there was nobody left who could see {whom}.",
      ],
      [
        1,
        "“You walk as if you were carrying something heavy,” said {ahelper}, who was sitting there and seemed to have time. {Hero} told the whole story. {Thehelper} listened to the end. “I see,” said {thehelper}. “You want to be a second one of them. They already have enough of those. They have only one of you.”",
        "“They already have enough of their own kind,” said {talker}, who had come after {hero}. “They have only one of you.” {Hero} sniffed. {He} had never looked at it like that.",
      ],
      [
        2,
        "“And what is that good for?” asked {hero}. {Thehelper} shrugged. “You only find out when it's needed,” said {thehelper}. That was not much of an answer. But {hero} took it home and thought about it every evening.",
      ],
      [
        1,
        "Then a day came when everything went wrong for everybody at once. They ran in all directions and called out. They did what they always did, and they all did the same, and it did not help. {Hero} stood at the end, where the gap was, and looked. And {he} saw something that nobody else could see.",
      ],
    ],
    climax: [
      [
        0,
        "“Wait!” shouted {hero}. {He} had never shouted before. {He} did it {his} own way, the one they had always laughed about, and nobody laughed now. It was just the thing that was needed. When it was over, they all stood around {whom}, quite out of breath.",
      ],
      [
        0,
        "{Hero} {done}, and {he} had not copied it from anybody.",
        "“How did you do that?” they asked. “I've always done it like that,” said {hero}.",
      ],
    ],
    close: [
      [0, "“So that's what it's good for,” said {hero} that evening. “Among other things,” said {thehelper}."],
      [
        1,
        "Now some of them practise it in secret, in front of the puddle. It does not look quite right when they do it. But {hero} {is} very patient with them.",
        "When they stand in a row today, there is no gap. {Hero} {is} in the middle, and you can still see at once which one it is.",
      ],
    ],
  },
];
