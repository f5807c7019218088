import type { PlotGroup } from "./plot.ts";

/** Two who could not be more different have to get on with each other. */
export const oddPair: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "{Mate} was quite different from {hero}. When {hero} wanted it quiet, {mate} had just thought of a song. When {hero} opened a window, {mate} was cold.",
        "{Pet} was quite different from {hero}. When {hero} wanted it quiet, {pet} had a great deal to say. When {hero} had tidied up, {pet} had just begun to look for something.",
      ],
      [
        1,
        "On the first day {hero} made three rules. {Mate} listened to all of them, nodded, and broke the first one before noon.",
        "On the first day {hero} made three rules. {Pet} listened to all of them, quite politely, and broke the first one before noon.",
      ],
      [
        3,
        "“That's how we do it here,” said {hero}. “Why?” asked {mate}. {Hero} opened {his} mouth. Nobody had ever wanted to know that.",
        "{Hero} put everything back where it belonged. When {he} turned round, it was somewhere else again, and {pet} looked the other way.",
      ],
      [
        1,
        "“I'm not complaining,” said {hero} to {ahelper}, and then complained for half an hour about {mate}. “So you think about {mate} all day long,” said {thehelper}. {Hero} had not seen it like that.",
        "“I'm not complaining,” said {hero} to {ahelper}, and then complained for half an hour about {pet}. “So you think about {pet} all day long,” said {thehelper}. {Hero} had not seen it like that.",
      ],
      [
        2,
        "In the evening {hero} caught {himself} telling something aloud, something quite unimportant. {Mate} wanted to know what came next.",
        "In the evening {hero} caught {himself} telling something aloud, something quite unimportant. {Pet} sat there and listened to the end.",
      ],
      [
        3,
        "Without noticing it {hero} had begun to put out two of everything. There were two cups, two chairs, two biscuits. {Hero} looked at {mate} and said that it was a mistake.",
        "Without noticing it {hero} had begun to save half of everything. {Pet} took it as a matter of course.",
      ],
      [
        1,
        "Then, one morning, {mate} was gone. It was quiet at last. {Hero} sat down and enjoyed it for eleven minutes. After that {he} could hear the clock.",
        "Then, one morning, {pet} was gone. It was quiet at last. {Hero} sat down and enjoyed it for eleven minutes. After that {he} could hear the clock.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} looked for {mate} everywhere, without a coat and without a plan. “I thought you wanted it quiet,” said {mate}, who was sitting behind the last corner. “I did,” said {hero}. “It's terrible.”",
        "{Hero} looked for {pet} everywhere, without a coat and without a plan. Behind the last corner there was a noise that {he} would have known among a thousand. “There you are,” said {hero}, and {his} voice was not quite steady.",
      ],
      [
        0,
        "{They} went back together, {hero} and {mate}, and nobody mentioned the three rules again.",
        "They went back together, {hero} and {pet}, and the three rules were used to light the stove.",
      ],
    ],
    close: [
      [
        0,
        "“And how is it going with you two?” asked {thehelper}. “Loud,” said {hero}, and smiled.",
        "It is never quiet now. {Hero} would not have it any other way.",
      ],
    ],
  },
];

/** Two who are fond of each other, and a day on which one of them is missing. */
export const fondPair: PlotGroup = [
  {
    isAboutCompanion: true,
    isAfterAll: true,
    tell: [
      [
        1,
        "It could not be said any more who had begun with it, {hero} or {mate}. Each of {them} thought that it had been the other one.",
      ],
      [
        3,
        "It was not a big thing. Others might not even have noticed it. But {hero} looked forward to it from the morning on, and {mate} did so as well.",
      ],
      [
        1,
        "From then on there was hardly a day without it. On good days {hero} and {mate} laughed so loudly that somebody knocked on the wall. On bad days one of {them} only said, “Today is one of those,” and that was enough.",
      ],
      [
        2,
        "“What do you talk about all the time?” somebody asked. {Hero} thought it over: about {topic}, about the weather, and about whether fish can be bored.",
        "“What do you talk about all the time?” somebody asked. {Hero} thought it over: about soup, about the weather, and about whether fish can be bored.",
      ],
      [
        3,
        "Once {mate} had a secret, and {hero} noticed it at once. “I won't ask,” said {hero}. “Good,” said {mate}, and told it all.",
      ],
      [
        1,
        "Then came a day on which nothing happened. {Hero} waited for {mate}. {He} tried it once, and {he} tried it a second time, and there was no answer. The whole house sounded empty.",
      ],
      [
        1,
        "So {hero} went to look. {Mate} was sitting in the dark and had a face like three days of rain. “I didn't want to bother you,” said {mate}. “That's the silliest thing that you've ever said,” said {hero}, and sat down as well.",
      ],
    ],
    climax: [
      [
        0,
        "That evening {hero} and {mate} did not say much. But they both stayed, and at some point one of them had to laugh about something, and then it was as it had always been, or a little better.",
        "@That evening {mate} did not say much. But {hero} stayed, and at some point one of us had to laugh about something, and then it was as it had always been, or a little better.",
      ],
    ],
    close: [
      [
        0,
        "The next day it all began again, as always. There was only one thing that was new: now {mate} knew that {hero} would come and look.",
      ],
    ],
  },
];

/** A thing or an animal is in love with something that does not answer. */
export const quietLove: PlotGroup = [
  {
    tell: [
      [
        1,
        "Every day {hero} came past {beloved} a little more often than was necessary. {He} had thought of a hundred things to say. “Nice weather,” said {hero}. They were indoors.",
      ],
      [
        1,
        "{Beloved} said nothing. But it was a friendly sort of nothing, {hero} found, and {he} went round twice more, only to hear it.",
      ],
      [
        3,
        "At night, when everything was dark, {hero} practised. “Good evening,” {he} said to the wall, and “May I?” and “What a pleasant hum you have.” The wall had no objections.",
      ],
      [
        1,
        "“You need a present,” said {ahelper}. So {hero} looked for the most beautiful thing that {he} had ever come across. It was a blue marble. {Hero} put it down in front of {beloved} and left as fast as {he} could.",
      ],
      [2, "The next day the marble was gone. {Hero} {was} so happy about it that {he} ran into a wall."],
      [
        3,
        "“Did {beloved} say anything?” asked {thehelper}. “Not yet,” said {hero}. “But not in such a way that one would have to give up.”",
      ],
      [
        1,
        "But {beloved} had gone silent, and this time it was no friendly silence. People shook their heads, and somebody spoke of a new one. That night {hero} looked at {beloved} from all sides, from above and from below.",
      ],
    ],
    climax: [
      [
        0,
        "And there it was, right at the bottom, where nothing ought to be: a blue marble. {Hero} got it out, very carefully. For a moment nothing happened. Then {beloved} began to hum again, deeper and warmer than before.",
      ],
      [
        0,
        "“So it was you,” said {beloved}. They were the first words that {beloved} had ever said to {hero}. “You're the one with the weather.”",
      ],
    ],
    close: [
      [
        0,
        "They see each other every day, {hero} and {beloved}. Mostly they talk about the weather. It is always nice.",
      ],
    ],
  },
];

/** Somebody is lost together with somebody older. */
export const lostWithElder: PlotGroup = [
  {
    tell: [
      [
        1,
        "“It's this way,” said {mate}. “It's that way,” said {hero}. After an hour {they} came past a stump with a snail on it. {They} had come past it before. Even the snail looked surprised.",
      ],
      [
        3,
        "“We should leave a trail,” said {hero}. So {they} left crumbs. When {they} looked round, something with a bushy tail was just eating the last one.",
      ],
      [
        1,
        "“Are we lost?” asked {hero}. “Certainly not,” said {mate}. “We're only taking a longer walk than we had planned.” It sounded better like that.",
      ],
      [
        1,
        "There were two sandwiches and one whistle. {Mate} divided everything into two equal parts, except the whistle. Whoever had it was not afraid. So {hero} and {mate} took turns.",
      ],
      [
        1,
        "“When I was as old as you, I got lost here, too,” said {mate}. “And what did you do?” asked {hero}. “I cried. And when I had finished, I listened.” So {they} listened. At first there was nothing. Then, very far away, there was a bell.",
      ],
      [
        3,
        "“Are you scared?” asked {mate}. “Only on the left side,” said {hero}. So {mate} went over to the left side.",
      ],
      [2, "{Hero} held {mate} by the hand, and nobody could have said any more who was leading whom."],
    ],
    climax: [
      [
        0,
        "{They} went after the bell, step by step. Once it was gone, and {hero} blew the whistle, and the bell answered. Then the ground under {their} feet was a road, and at the end of the road there was a gate, and somebody called both {their} names.",
      ],
    ],
    close: [
      [0, "“Next time we'll take a map along,” said {mate} over a hot cup. “Or one more sandwich,” said {hero}."],
    ],
  },
];

/** Strangers who are held up on the way have to pass a night together. */
export const strangersTogether: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "For the first hour all of {hero} looked at their watches, as if that could help. Nobody said a word to anybody. Outside there was no light to be seen.",
        "@For the first hour we all looked at our watches, as if that could help. Nobody said a word to anybody. Outside there was no light to be seen.",
      ],
      [
        1,
        "Then a small child said aloud what they were all thinking: “I'm hungry.” One had an apple, one had half a cheese, and one had three sandwiches and had been ashamed of them. They put it all on one coat and divided it.",
      ],
      [
        3,
        "The woman with the hat had a cake in her box. It was for a wedding. She looked at the cake, and she looked at the small child. “They can marry without it,” she said.",
      ],
      [
        1,
        "When {mate} began, it grew quiet. It was only a story about a goose and a hat. But those at the back came closer, and somebody turned the lamp down. “And then?” they asked. “And then?”",
        "Somebody began to tell something, only to pass the time. It was about a goose and a hat. But those at the back came closer, and somebody turned the lamp down. “And then?” they asked. “And then?”",
      ],
      [
        2,
        "After that it went round. The man in the grey coat, who had not said one word, told how he had once danced with a bear. Nobody believed it. He did not mind.",
      ],
      [3, "One after the other they put their watches away. It was no longer important how late it was."],
      [
        1,
        "It grew cold toward morning, so they moved together under all the coats that there were. It could not be said any more whose feet were whose.",
      ],
    ],
    climax: [
      [
        0,
        "When it grew light, there was a jerk, and it all began to move again. A few days before, {hero} would have cheered. Now somebody called, “Not yet! We don't know yet what became of the hat!”",
        "@When it grew light, there was a jerk, and it all began to move again. The day before we would have cheered. Now somebody called, “Not yet! We don't know yet what became of the hat!”",
      ],
    ],
    close: [
      [
        0,
        "Once a year they all meet again, on the same night, without a timetable. The man in the grey coat brings the sandwiches.",
      ],
    ],
  },
];

/** Two friends who have to say goodbye. */
export const friendGoodbye: PlotGroup = [
  {
    isAfterAll: true,
    isAboutCompanion: true,
    tell: [
      [
        1,
        "There was a calendar on the door, and on the calendar there was a day that {hero} did not look at. It came closer all the same. “Ten more sleeps,” said {mate}. “Don't count,” said {hero}.",
      ],
      [
        1,
        "For a whole week {hero} {was} angry with {mate}, about a pencil, about a word, about nothing. It is easier to say goodbye to somebody if one is angry. {Mate} waited until it was over.",
      ],
      [
        3,
        "They made a plan to hide {mate} in the wardrobe until it was all over. There was room in there. But then they had to laugh, and somebody heard it.",
        "@We made a plan to hide {mate} in the wardrobe until it was all over. There was room in there. But then we had to laugh, and somebody heard it.",
      ],
      [
        1,
        "“Will you forget me?” asked {mate}, high up in the climbing frame, where nobody else could hear it. “I can't,” said {hero}. “I've tried it all week.” After that they both felt a good deal better.",
        "@“Will you forget me?” asked {mate}, high up in the climbing frame, where nobody else could hear it. “I can't,” I said. “I've tried it all week.” After that everything was a little easier.",
      ],
      [
        3,
        "“There will be others in the new place,” said the grown-ups. “But they won't know about the snail,” said {hero}. Nobody but {mate} knew about the snail.",
      ],
      [
        1,
        "They divided what belonged to both of them. {Mate} got the green marble and {hero} got the blue one. The stick that was also a sword could not be divided, so they broke it in two, very carefully.",
        "@We divided what belonged to both of us. {Mate} got the green marble and I got the blue one. The stick that was also a sword could not be divided, so we broke it in two, very carefully.",
      ],
      [
        1,
        "Then the calendar was right, and the day was there. There was cake, and there was singing, and all the grown-ups said how fast it had gone. {Hero} and {mate} stood by the coat pegs and held the two halves of the stick.",
      ],
    ],
    climax: [
      [
        0,
        "“I won't say goodbye,” said {hero}. “Then say something else,” said {mate}. {Hero} thought about it. “See you at the gap in the fence. On Saturday.” And {mate} said, “At ten.”",
      ],
      [
        0,
        "On Saturday at ten {hero} stood at the gap in the fence. It was one minute past. It was two minutes past. Then there were feet, and half a stick came through the gap, and behind it came {mate}.",
      ],
    ],
    close: [
      [
        0,
        "There are new ones in the climbing frame now, on both sides of the town. But when something really matters, {hero} waits until Saturday to tell it.",
      ],
    ],
  },
];
