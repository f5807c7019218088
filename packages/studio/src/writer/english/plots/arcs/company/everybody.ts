import type { Arc, ArcStory } from "../arc.ts";

/** Everybody has to carry or move something together. */
const allOnTheStairs: ArcStory = {
  after: [
    [
      0,
      "=To {deed} would have been simple if there had been one person too few. As it was, there were nine too many. Everybody took hold somewhere. “On three,” said somebody at the front. “On three or after three?” said somebody at the back. At that moment half of them lifted.",
      "=It would have been simple if there had been a few people less. As it was, everybody took hold somewhere. “On three,” said somebody at the front. “On three or after three?” said somebody at the back. At that moment half of them started.",
    ],
    [
      0.6,
      "=There were as many plans as there were people. One was for tilting it, and had done it like that in the army. Another was for taking it apart, and had the screwdriver with him, which made people suspicious. An old man said that first of all one should have a rest. It was the first proposal that went through without a vote.",
      "=There were as many plans as there were people. One was for doing it all at once, and had seen it done. Another one was for doing it bit by bit. An old man said that first of all one should have a rest. It was the first proposal that went through without a vote.",
    ],
    [
      0.75,
      "=For a stretch it went well, and they were so surprised that they stopped. In the narrow part it got stuck. It would go neither forwards nor back, and the ones in front were cut off from the ones behind. “Is anybody hungry on your side?” somebody called through the gap. A hand appeared with half a sausage roll.",
      "=For a while it went well, and they were so surprised that they stopped. Then it got stuck, and those in front did not know what those at the back were doing. “Is anybody hungry on your side?” somebody called. A hand appeared with half a sausage roll.",
    ],
    [
      0.8,
      "=A child went to and fro between the legs and carried messages. “They say a bit to the left.” “Whose left?” The child went off and came back. “They say that you know very well whose.” From then on the messages were improved a little on the way, and the tone became a great deal better.",
    ],
    [
      0.3,
      "=Then old matters came up, because they were all standing so close. Somebody's bicycle was mentioned, and somebody's drum. “And who's never once said good morning to me in eleven years?” said a voice from below. It was quiet, except for the breathing. “I thought that you couldn't hear me,” said a voice from above. “I always said it. I say it rather softly.”",
    ],
  ],
  end: [
    [
      0,
      "=“Good morning,” somebody said then, loud enough for everyone. “Good morning,” came the answer. And because nobody had been thinking about it for a moment, they had all been breathing in time. They could all feel it. “Now,” said somebody, quite softly. It was not on three. It simply went.",
    ],
    [
      0.75,
      "=In the end they could not say whose plan it had been. It had been tilted a bit, and partly taken apart, and they had rested twice. They stood around it, out of breath, and looked at what they had done. “A little more to the left?” asked somebody. They were all so quick to laugh that it must have been waiting there for some time.",
      "=In the end they could not say whose plan it had been. There was something of each of them in it, and they had rested twice. They stood there, out of breath, and looked at what they had done. “And once more?” asked somebody. They were all so quick to laugh that it must have been waiting there for some time.",
    ],
    [
      0.5,
      "=Since then it takes longer to get past each other there. Somebody says good morning, rather softly. Then everybody says it.",
    ],
  ],
};

/** A place that has to decide, or to hold out, together. */
const oneByOne: ArcStory = {
  after: [
    [
      0,
      "=At first they thought that it would be done quickly, since it concerned everybody. That was exactly what made it slow. Each of them looked at the neighbour to see what the neighbour would do. There they stood, with their arms folded, and looked at each other sideways.",
    ],
    [
      0.6,
      "=“Somebody should begin,” said a woman with a thermos flask. They all agreed with her. It was the kind of agreement after which nobody moves. She poured herself a cup, for something to do, and had to hold it away from her because it was so full. “Would you like it?” she said to the next one. They had not spoken for years. He was so surprised that he took it.",
    ],
    [
      0.75,
      "=They all had something to say that did not belong there, and said it. It was about a hedge. It was about a loan, and a dance, and who had really broken the window. There was a good deal of pointing. And since they could not get away from each other, they had to listen to the answers as well. In one case it took forty minutes, and in the end it had been a hailstone.",
    ],
    [
      0.8,
      "={Hero} had thought of going home. There would have been reasons. “If one goes, they'll all go,” said the woman with the flask. “I was only stretching my legs,” said {hero}. {He} stretched them for a bit, and stayed.",
      "=More than one of them had thought of going home. “If one goes, they'll all go,” said the woman with the flask. “I was only stretching my legs,” said the man by the door. He stretched them for a bit, and stayed.",
    ],
    [
      0.3,
      "=In the small hours it nearly fell apart. They were tired, and somebody said a thing that one cannot take back, and somebody else put on their coat. The cup had come back to the woman by then. It had been passed along the whole row, filled up and drunk empty, and nobody had noticed that it was always the same one. “There's one more left in here,” she said. “Who hasn't had any?”",
      "=Then it nearly fell apart. They were tired, and somebody said a thing that one cannot take back, and somebody else put on their coat. The cup had come back to the woman by then. It had been passed along the whole row, filled up and drunk empty, and nobody had noticed that it was always the same one. “There's one more left in here,” she said. “Who hasn't had any?”",
    ],
  ],
  end: [
    [
      0,
      "=It was the one in the coat. They looked at one another. Then the cup was passed down the row, from hand to hand, past the hedge and the loan and the window, and nobody spilt a drop. It was drunk standing. “Well,” said the one in the coat, and took it off again, and hung it over a chair. “Where were we?”",
    ],
    [
      0.75,
      "=After that it did not take long. What had to be done was done, not with joy, but all together, and the one who had been most against it counted out loud. When it was over they could have gone. They stood about for a bit. It had turned out that the man with the hedge could whistle.",
    ],
    [
      0.5,
      "=The woman got her cup back, with a chip in it, and nobody knew who had done that. It was not looked into. Next day there were eleven cups at her door, all of them different, and she uses a new one every day.",
    ],
  ],
};

const CROWD =
  "(?:[Ee]verybody|[Ee]veryone|[Aa]ll (?:of them|the [a-z]+)|[Tt]he (?:whole|entire) [a-z]+|[Tt]he (?:tenants|neighbours|villagers|residents|passengers|townspeople|islanders|inhabitants|town|village))";

/** What everybody has to do. */
export const everybodyArcs: readonly Arc[] = [
  {
    told: /^had to (?:carry|move|push|pull|lift|drag|get|haul|build|rebuild|shift|roll|tow|bring)\b/,
    by: "other",
    idea: new RegExp(`^(?!.*\\b(?:war|dead|body|coffin|flood\\w*|bomb)\\b)(?=.*${CROWD}\\b[^.]{0,30} had to)`),
    stories: [allOnTheStairs],
  },
  {
    told: /^(?:block had to|had to (?:stand|decide|vote|agree|stay|choose|sleep|spend|wait|keep|share|live|hold)|came out)\b/,
    by: "any",
    idea: new RegExp(
      `^(?!.*\\b(?:war|dead|body|drown\\w*|flood\\w*|bomb|hamster|play|ghosts?|killed|murder\\w*|sacrifice\\w*)\\b)(?=.*${CROWD}\\b[^.]{0,40} had to (?:stand|decide|vote|agree|stay|choose|sleep|spend|wait|share|live|hold))`,
    ),
    stories: [oneByOne],
  },
];
