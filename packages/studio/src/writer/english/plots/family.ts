import type { PlotGroup } from "./plot.ts";

/** The first day somewhere: without moving house. */
export const firstDay: PlotGroup = [
  {
    tell: [
      [
        1,
        "The evening before the first day {hero} laid everything out, and put it away again, and laid it out in another order. “What if nobody talks to me?” asked {hero}.",
      ],
      [
        1,
        "On the way there {hero} grew slower and slower. At the last corner {he} stood still. Behind the door there were voices, and each of them seemed to know all the others.",
      ],
      [
        1,
        "Everybody had a place already. {Hero} stood beside the door and would have liked to be a coat. “You can come here,” said a voice. It was {ahelper}. “It's my first day, too. I've only been here for longer.”",
        "Everybody had a place already. {Hero} stood beside the door and would have liked to be a coat. “Come over here,” said {talker}. “On the first day one always needs somebody.”",
      ],
      [
        1,
        "Then {hero} did everything wrong that one can do wrong on a first day. {He} went left when the others went right, and said “good night” instead of “good morning”. Somebody giggled.",
      ],
      [
        2,
        "It was a friendly giggle, {hero} noticed. The one who giggled had two different shoes on.",
        "“That happened to me as well,” whispered the one beside {hero}. “Only worse. I fell into the paint.”",
      ],
      [
        1,
        "In the break {hero} wanted to go home. {He} counted the hours until then: there were three. After that {he} forgot to count, because somebody had asked {whom} something, and it was a long answer.",
      ],
    ],
    climax: [
      [
        0,
        "And then there was one thing that {hero} could do. {He} did it without thinking, and only afterwards noticed how quiet it had become. “Can you show me that?” asked one of them. “Me too,” said another one.",
      ],
      [
        0,
        "{Hero} {done}, and that on the very first day.",
        "When the first day was over, {hero} {was} the last one to go.",
        "When the first day was over, nobody wanted to go home, {hero} least of all.",
      ],
    ],
    close: [
      [0, "“And how was the first day?” they asked at home. “Short,” said {hero}."],
      [1, "On the second day {hero} ran. And when somebody stood beside the door, {hero} said, “You can come here.”"],
    ],
  },
];

/** A brother or a sister is born. */
export const newBaby: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "“Soon there will be one more of us,” everybody said to {hero}, and smiled in a funny way. {Hero} had never said that there was one missing.",
      ],
      [
        1,
        "The cradle came down from the attic, and the small blanket was washed. Whoever came to visit had something in a bag, and it was never for {hero}. “But it isn't even here yet,” said {hero}.",
      ],
      [
        1,
        "“Will you still have time for me?” asked {hero} in the evening, quite quietly. Nobody laughed. There was a long hug, and in the hug there was an answer.",
      ],
      [
        1,
        "Then, one morning, the baby was there. It was red and wrinkled, and it could do nothing, not one single thing. “Is it finished?” asked {hero}.",
      ],
      [
        2,
        "“You were just as small,” they told {hero}. {Hero} looked at the tiny fingers for a long time, and counted them, and there were really ten.",
      ],
      [
        1,
        "And how it could scream! It screamed at noon and it screamed at night. {Hero} put a pillow over {his} ears. “Can we take it back?” {he} asked, and did not quite mean it.",
      ],
    ],
    climax: [
      [
        0,
        "One night nothing helped, neither milk nor songs. So {hero} got up, leaned over the cradle and told the baby about {his} day. The baby stopped, with its mouth still open. Then it took hold of {hero's} finger and did not let go.",
      ],
      [0, "“It likes me,” whispered {hero}. “You're the first one it has ever listened to,” they whispered back."],
    ],
    close: [
      [0, "From then on it was {hero} whom they called when nothing else helped."],
      [
        1,
        "“Soon you'll be able to walk,” {hero} says to the baby now, “and then I'll show you everything.” And it looks as if the baby can hardly wait.",
      ],
    ],
  },
];

/** Somebody is forgotten somewhere and has to be found. */
export const leftBehind: PlotGroup = [
  {
    tell: [
      [
        1,
        "At first {hero} thought that it was a game. Somebody would come round the corner at any moment and laugh. {Hero} waited {there} and counted to a hundred, and to a hundred again.",
        "At first {hero} thought that it was a game. Somebody would come round the corner at any moment and laugh. {Hero} waited and counted to a hundred, and to a hundred again.",
      ],
      [
        1,
        "Hundreds of feet went past {hero}: big ones, small ones, ones in a hurry. None of them were the right ones. Nobody looked down.",
      ],
      [
        1,
        "“Are you lost?” asked {ahelper}. “No,” said {hero}. “I'm just where they left me. It's the others who are lost.” {Thehelper} had to think about that.",
      ],
      [
        1,
        "“Stay where you are,” said {thehelper}. “Whoever looks for somebody begins at the place where they last saw them.” So {hero} stayed, though it was not easy to do nothing at all.",
      ],
      [
        2,
        "It grew dark {in}. {Hero} thought of home, of the one who must be looking for {whom} now under every chair.",
        "It grew dark. {Hero} thought of home, of the one who must be looking for {whom} now under every chair.",
      ],
      [
        1,
        "Somebody with a broom came by and wanted to put {hero} in a box with things that nobody had asked for: an umbrella, one glove, a book without a cover. “Not yet,” said {thehelper}. “That one belongs to somebody.”",
        "The lights went out, one after the other. “They won't come today,” somebody said. {Hero} did not listen to that.",
      ],
    ],
    climax: [
      [
        0,
        "Then there were feet that ran. {Hero} knew them before they came round the corner. “There you are!” somebody called, and two arms closed around {hero} so tightly that there was no air left, and none was needed.",
      ],
      [
        0,
        "“I went back through everything,” said the voice. “I knew that you would wait,” or so it sounded to {hero}.",
      ],
    ],
    close: [
      [0, "On the way home {hero} {was} not let go of, not for one single step."],
      [1, "Since then they count before they leave: the coat, the bag, {hero}. And {hero} is always counted first."],
    ],
  },
];

/** Something that the hero cannot stop. */
export const cannotStop: PlotGroup = [
  {
    tell: [
      [
        1,
        "It always came when it was least wanted: in the quietest minute, at the worst place. Then everybody turned round and looked at {hero}. {Hero} said sorry. {He} was very good at saying sorry by now.",
      ],
      [
        1,
        "“You only have to want it,” said one. “Hold still and count to ten,” said another. {Hero} held still and counted. At seven it was back.",
      ],
      [
        1,
        "There was hardly anything left that {hero} had not tried: cold water, hot water, walking backwards, standing on one leg. Each of these helped, as long as {hero} did not think of it.",
        "There was hardly anything left that {hero} had not tried: sun, shade, turning to the left, turning to the right. Each of these helped, as long as {hero} did not think of it.",
      ],
      [
        1,
        "“And what if it isn't a fault?” asked {ahelper}. “What else should it be?” said {hero}. “I don't know,” said {thehelper}. “But if it comes anyway, it could come where somebody needs it.”",
      ],
      [
        2,
        "It was said {in} that {told}, and some of them kept out of the way. {Hero} did not hold it against them.",
        "By now everybody had heard that {told}, and some of them kept out of the way. {Hero} did not hold it against them.",
        "By now some of them kept out of the way. {Hero} did not hold it against them.",
      ],
      [
        1,
        "So {hero} went far out, where nobody could be disturbed. There {he} {was} alone. It came, and it came again, and nobody turned round. That was not as nice as {hero} had thought.",
      ],
    ],
    climax: [
      [
        0,
        "Then, one evening, everything went wrong at once, and the others stood there in the cold and did not know what to do. “Where is {hero}?” somebody called. And for the first time they were not afraid of it: they needed just that, and they needed it now.",
      ],
      [
        0,
        "{Hero} did not have to try. It came by itself, as it always did, and this time it was right. Nobody had ever heard such cheering.",
      ],
    ],
    close: [
      [0, "“Sorry,” said {hero} afterwards, out of habit. “What for?” they asked."],
      [
        1,
        "It still comes when it is least wanted. But now they only look at {hero} and laugh, and {hero} laughs as well.",
      ],
    ],
  },
];

/** The hero can do what the others cannot do. */
export const gift: PlotGroup = [
  {
    tell: [
      [
        1,
        "At first {hero} thought that everybody could do it. It was only when {he} told somebody and saw the face they made that {he} knew: {told}, and nobody else did.",
        "At first {hero} thought that everybody could do it. It was only when {he} told somebody and saw the face they made that {he} knew better.",
      ],
      [
        1,
        "“Then prove it,” said the others. But it does not work when somebody stands there and says “now”. {Hero} tried, and nothing happened, and they went away laughing.",
      ],
      [
        1,
        "After that {hero} told nobody about {topic} any more. {He} went there alone, early in the morning, when it was still.",
        "After that {hero} told nobody about it any more. {He} only did it alone, early in the morning, when it was still.",
      ],
      [
        1,
        "“I believe you,” said {ahelper} one day, without being asked. “I've seen your face when you come back. Nobody can make up such a face.” {Hero} did not know what to say. It was very good to hear.",
      ],
      [
        2,
        "“What is the most important thing about {topic}?” asked {thehelper}. “To be quiet first,” said {hero}. “Most people forget that.”",
        "“What is the most important thing about it?” asked {thehelper}. “To be quiet first,” said {hero}. “Most people forget that.”",
      ],
      [
        1,
        "Then {hero} learned something in that way that nobody else could know, and it was important, and there was not much time. “They'll laugh,” said {hero}. “Let them,” said {thehelper}. “Tell them first, and let them laugh afterwards.”",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} stood up in front of all of them and said it. {His} voice shook. Some did laugh. But one of them went to look, and came back quite pale. “It's true,” said that one. “Every word.”",
      ],
      [
        0,
        "They were just in time, and it was all because of {hero} and {topic}.",
        "They were just in time, and it was all because of {hero}.",
      ],
    ],
    close: [
      [0, "Nobody ever said “prove it” to {hero} again."],
      [
        1,
        "Some of them have begun to get up early. They stand there beside {hero} and are quiet first. So far they hear nothing. But they are getting better at it.",
      ],
    ],
  },
];

/** The lights go out. */
export const powerCut: PlotGroup = [
  {
    tell: [
      [
        1,
        "It happened in the middle of a sentence: a click, and then everything was dark. The television was silent, the fridge stopped humming, and for the first time one could hear how quiet it can be.",
      ],
      [
        1,
        "“Has it gone at your place, too?” somebody called across the street. “At ours, too!” called somebody else. One door opened, and then the next one, and soon there were more people outside than on any other evening of the year.",
      ],
      [
        1,
        "People stood there who had lived next door to each other for ten years and did not know each other's names. Now they held up their candles and said them.",
      ],
      [
        1,
        "“The ice cream is melting,” a child called, and it was the best news of the evening. Bowls were brought, and spoons, and everybody had to help so that nothing was lost.",
      ],
      [
        2,
        "{Ahelper} brought out a guitar that had three strings left. It was enough.",
        "Somebody told how it had been in the old days, and nobody looked at a screen, because there was none.",
      ],
      [
        1,
        "Then a small boy put his head back. “Who switched those on?” he asked. There they were above the roofs, more stars than anybody had ever seen there. They had been there all the time.",
      ],
    ],
    climax: [
      [
        0,
        "When the power came back, all the windows lit up at once. There was a cheer. And then there was a short silence, because each of them would have liked to have five minutes more of the dark.",
      ],
      [0, "“We could do that again,” said one of them. “Without waiting for the power to go.”"],
    ],
    close: [
      [
        0,
        "So now, on the first Friday of each month, they all switch off the light at nine. One door opens, and then the next one.",
      ],
    ],
  },
];

/** What was not true and becomes bigger and bigger. */
export const lying: PlotGroup = [
  {
    tell: [
      [
        1,
        "It was only a small lie, and it worked right away. {Hero} {was} surprised how easy it was. The only thing was that it needed a second one, to hold up the first.",
      ],
      [
        1,
        "By the evening there were five of them, and {hero} had to remember each one. Who knew what? What had {he} said at noon? The truth can look after itself, but a lie has to be carried about all day.",
      ],
      [
        1,
        "“You poor thing,” said {ahelper}, who believed every word, and was so kind about it that {hero} could not swallow a single bite.",
        "“You poor thing,” said {ahelper}, who believed every word, and was so kind about it that {hero} did not know where to look.",
      ],
      [
        2,
        "Outside the others were laughing. {Hero} would have liked to be there. But {he} could not, because of what {he} had said.",
      ],
      [
        1,
        "Then somebody asked one question too many. It was quite a small question. {Hero} opened {his} mouth for lie number six, and it did not come out.",
        "Then somebody asked one question too many. It was quite a small question. {Hero} wanted to answer with lie number six, and could not do it.",
      ],
    ],
    climax: [
      [
        0,
        "“It isn't true,” said {hero}. “None of it is.” It grew so quiet that {he} could hear {his} own heart. And then {hero} told it as it was, from the beginning, and it was much shorter than the lies had been.",
        "“It isn't true,” said {hero}. “None of it is.” It grew very quiet. And then {hero} told it as it was, from the beginning, and it was much shorter than the lies had been.",
      ],
      [
        0,
        "“I'm angry,” said {thehelper}, “and I'm glad that you told me.” {Hero} had not known that one can be both at once.",
      ],
    ],
    close: [
      [0, "That night {hero} had nothing to remember. It was a very light feeling."],
      [
        1,
        "It took some time until {hero} {was} believed again in everything. {He} had thought of that, too, and found it fair.",
      ],
    ],
  },
];

/** Somebody is picked on. */
export const bullied: PlotGroup = [
  {
    tell: [
      [
        1,
        "It was always the same corner, and always the same voice. {Hero} knew three other ways by now, and all of them were longer.",
      ],
      [
        1,
        "“Did you have a good day?” they asked at home. “Yes,” said {hero}. It was easier to say yes. It needed only one word.",
      ],
      [
        1,
        "“I saw it,” said {ahelper} one afternoon. {Hero} looked at the ground. “It wasn't your fault,” said {thehelper}. “I only want you to know that somebody saw it.”",
        "“I saw it,” said {talker} one afternoon. {Hero} looked at the ground. “It wasn't your fault,” said {talker}. “And tomorrow I'll come with you.”",
      ],
      [
        1,
        "That evening {hero} told it, all of it, from the first day on. It took a long time. Nobody interrupted {whom}, and nobody said that it was not so bad.",
      ],
      [
        2,
        "“You can say stop,” said {thehelper}, “and you can go away, and you can fetch somebody. All three of them are brave.” {Hero} practised the first one in front of the mirror.",
        "“You can say stop,” said {thehelper}, “and you can go away, and you can fetch somebody. All three of them are brave.” {Hero} practised the first one.",
      ],
      [
        1,
        "The next morning {hero} did not take the long way. {His} knees were soft. But there were steps behind {whom}, and they were friendly ones.",
        "The next morning {hero} did not take the long way. It was not easy. But there were steps behind {whom}, and they were friendly ones.",
      ],
    ],
    climax: [
      [
        0,
        "“Stop,” said {hero} at the corner. It was not loud. But it was so clear that the other one forgot what came next. “Stop,” said somebody behind {hero}, too, and then a third one said it, and a fourth.",
      ],
      [
        0,
        "{Hero} {done}, and walked on, straight past the corner.",
        "Then they all walked on, straight past the corner, with {hero} in the middle.",
      ],
    ],
    close: [
      [
        0,
        "Much later the other one came over, all alone. “I don't know why I did it,” was what came out, after a long time. “You could stop not knowing,” said {hero}. It was a beginning.",
      ],
      [
        1,
        "The corner is only a corner now. And when somebody takes the long way, {hero} sees it at once, and goes along.",
      ],
    ],
  },
];
