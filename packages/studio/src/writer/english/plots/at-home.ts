import type { PlotGroup } from "./plot.ts";

/** Several have only one of a thing. */
export const sharing: PlotGroup = [
  {
    tell: [
      [
        1,
        "There was a list on the door, with seven days and very small writing. It said when {shared} belonged to whom. Somebody had crossed something out on it, and somebody else had crossed out the crossing-out.",
      ],
      [
        1,
        "“It's always my turn when it rains,” said one of them. “You always leave something in it,” said another one. A third one only wrote notes. They were very polite notes, and everybody was afraid of them.",
      ],
      [
        1,
        "On Monday {shared} was there for everybody, and nobody needed {shared}. On Tuesday they all needed {shared} at the same time. They stood there in a row with their arms folded and looked straight ahead.",
      ],
      [2, "“We could buy a second one,” one of them said. They counted what they had. It was enough for a handle."],
      [
        1,
        "Then {shared} broke down. It happened on a Thursday evening, with a bang and a long sigh. Everybody came running, and for the first time all of them stood round {shared} together.",
      ],
    ],
    climax: [
      [
        0,
        "It turned out that one of them had been a mechanic once, and that one had a lamp, and one had small hands. One made pancakes, because it was going to take all night. They had lived side by side for years, and had not known any of it.",
      ],
      [
        0,
        "At four in the morning {shared} gave a cough and went again. Nobody wanted to be the first. So they drew lots, with the list.",
      ],
    ],
    close: [
      [0, "There is no list any more. Whoever waits for {shared} brings a chair along."],
      [
        1,
        "On Thursday evenings there are pancakes. It would be possible to buy a second one by now. Nobody has mentioned it.",
      ],
    ],
  },
];

/** A thing no longer does what it is there for. */
export const refusing: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It was not broken. Everybody had looked. {Hero} simply did not want to {refuse} any more. “Not today,” said {hero}. It had said so yesterday as well.",
      ],
      [
        1,
        "They tried it with good words, and they tried it with bad words. They tried it with oil. “You were made to {refuse},” they said. “That's just it,” said {hero}. “Nobody ever asked me.”",
      ],
      [
        1,
        "“And what would you like to do instead of {refusal}?” asked {ahelper}. That was a good question. {Hero} tried out a few things. It stood in the sun. It leaned against a wall. It was used as a hook for hats, and did not mind.",
      ],
      [
        2,
        "In the evening the others told what they had done all day. {Hero} had nothing to tell. It said that it had been very restful.",
      ],
      [
        1,
        "Then one night somebody small stood there in pyjamas. There was trouble, and it was far away, and it could not wait. “I know that you don't want to {refuse},” said the small one. “I only thought that I could ask.”",
      ],
    ],
    climax: [
      [
        0,
        "It was very quiet. In all those years nobody had ever asked. “Well,” said {hero}, “if you put it like that.” And {hero} began to {refuse}, a little stiffly at first, and then as it had never done before.",
      ],
      [0, "They were there in time. It had been a matter of minutes."],
    ],
    close: [
      [
        0,
        "Since then there is a question every morning: “Would you mind?” And every morning {hero} thinks about it for a moment. Mostly it would not mind.",
      ],
      [1, "On Sundays {hero} stands in the sun. Somebody usually hangs a hat on it."],
    ],
  },
];

/** A toy that is only alive at night. */
export const nightToy: PlotGroup = [
  {
    isEnclosed: true,
    isAfterAll: true,
    tell: [
      [
        1,
        "By day nothing could be seen of it. By day {hero} sat where {he} had been put, with one leg crooked, and looked straight ahead. {He} was very good at it. But when the light was out, and the breathing in the bed was slow, {hero} stretched {himself}.",
      ],
      [
        1,
        "There was a great deal to do. A sock had no partner, a marble was under the cupboard, and the crocodile lay on its back and could not get up. {Hero} knew where everything belonged. {He} had been looking at it all day long.",
      ],
      [
        1,
        "{He} did it quite without a sound. Only once a tower fell down. {Hero} dropped where {he} stood and did not move, until the breathing was slow again.",
      ],
      [
        2,
        "The bad dreams came at about three. They came in under the door, grey and a bit damp. {Hero} stood in their way, with {his} arms crossed. They were not very brave dreams.",
      ],
      [
        1,
        "But in one night it took too long. {Hero} {was} still standing in the middle of the room, with the marble in {his} arms, when there was a voice from the bed. “I knew it,” said the voice.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} could have fallen over. It would have been the rule. But the two eyes up there were so wide awake, and not at all surprised. So {he} put the marble down and raised one arm. “Good evening,” said {hero}.",
      ],
      [0, "Until the sun came up they tidied together, from the left and from the right, and met at the crocodile."],
    ],
    close: [
      [
        0,
        "“Did you sleep well?” they asked at breakfast. There was a long yawn. {Hero} sat on the next chair, with one leg crooked, and looked straight ahead.",
      ],
      [1, "The room has been tidy ever since. Nobody can explain it, and two do not want to."],
    ],
  },
];

/** Somebody has promised to come, and is late. */
export const latePromise: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "There was an empty seat at {promised}, in the third row. A jacket lay on it, so that nobody would sit down there. “Is this seat taken?” people asked. “Yes,” was the answer. “Somebody is still coming.”",
      ],
      [
        1,
        "Meanwhile {hero} sat in the tram and looked at the clock. First there had been a telephone call, and then one more, and then the bridge was up. {He} had promised to come to {promised}. {He} had promised it the last time, too.",
      ],
      [
        1,
        "“Can't you go any faster?” asked {hero}. “It's a tram,” said the driver. At the next stop {hero} got out and ran. The tram overtook {whom}. After the bend {he} overtook the tram.",
      ],
      [2, "It had started to rain. {Hero} lost {his} hat at the market and did not stop for it."],
      [
        1,
        "When {he} came to {promised}, the lights were already going out. People came towards {whom} and closed their umbrellas over their heads. In the third row lay the jacket. Beside it somebody was sitting who did not look up.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} did not say anything about the telephone and the bridge. “I'm too late,” {he} said. “Yes,” was the answer. That was all for a while. Then {hero} sat down in {his} seat, in the third row, wet as {he} was. “Show me,” {he} said. “I've got time now. I've got all the time there is.”",
      ],
      [
        0,
        "So {promised} was played once more, from the beginning, by one single person and with all the parts. It was much better than the real one. {Hero} clapped until the caretaker came.",
      ],
    ],
    close: [
      [
        0,
        "The next time {hero} {was} there an hour early. {He} had switched off the telephone and left it at home in a shoe.",
      ],
      [1, "The jacket still lies on the seat each time. But only until somebody says, “That one is mine.”"],
    ],
  },
];

/** Christmas nearly does not come. */
export const savingChristmas: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It was the evening before Christmas, and nothing moved. The snow lay so high that only the tips of the street lamps could be seen. “Then there won't be any this year,” they said on the radio. {Hero} switched it off.",
      ],
      [
        1,
        "At ten somebody knocked. Outside stood an old man in red, with ice in his beard. “I'm stuck,” he said, “with everything. I have asked all the strong ones. They have all gone to bed.” “I'm not strong,” said {hero}. “But I'm still up.”",
      ],
      [
        1,
        "So {hero} did what {he} could do best, only more of it. {He} went ahead, and the old man came after {whom}, house by house, and street by street. In front it was slow, and behind it was Christmas.",
      ],
      [
        2,
        "“Do you never wish for anything?” asked the old man at about two. {Hero} thought it over. “Nobody has ever asked me that,” {he} said.",
      ],
      [
        1,
        "At five there was only one house left, right at the top, at the end of the steepest road. Three times {hero} got halfway. The fourth time {he} slid back even further. “Leave it,” said the old man. “It's only one child.”",
      ],
    ],
    climax: [
      [
        0,
        "“Only one,” said {hero}, and turned round, and took the hill backwards. Nobody had ever tried that. It was not elegant. At seven minutes to six {he} {was} at the top, and the parcel lay in front of the door, and behind the window somebody turned over in their sleep.",
      ],
      [0, "When the bells began, there were tracks in the snow to every single house."],
    ],
    close: [
      [
        0,
        "At home {hero} found something on {his} own doorstep. It was wrapped in red paper, and there was ice on the ribbon. “For the one who was still up,” it said.",
      ],
      [
        1,
        "Nobody ever found out who it had been. But every year since then somebody puts a light in the window for {hero}.",
      ],
    ],
  },
];

/** Somebody who makes others laugh has lost the own laugh. */
export const cannotLaugh: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "Nobody had noticed it yet. When all the others laughed, {hero} opened {his} mouth as well, and as they were so loud, nobody heard that nothing came out.",
      ],
      [
        1,
        "{Hero} told {himself} the best jokes, in front of the mirror. {He} knew how they ended. {He} slipped on a banana skin, and it only hurt. “It must be somewhere,” said {hero}, and looked in all {his} pockets.",
      ],
      [
        1,
        "The doctor looked into {hero's} mouth. “I can see where it used to be,” said the doctor. “When did you last have a day off?” {Hero} tried to remember. It had been a Wednesday, and it had been long ago.",
      ],
      [2, "“Shall I tickle you?” asked {ahelper}. It was meant kindly, and it lasted for an hour."],
      [
        1,
        "So {hero} took the train to where it ended, to somewhere nobody knew {whom}, and sat down on a bench. {He} did not have to be funny there. Next to {whom} a very small girl was eating a very large ice cream, and neither of them said anything.",
      ],
    ],
    climax: [
      [
        0,
        "The ice cream fell down. It fell upside down on a dog, and the dog did not notice. It walked on, proud as a king, with a cone on its head. The girl looked at {hero}. {Hero} looked at the girl. And then it came, from quite far down, first like a cough and then like an avalanche. It was still there. It had only been very tired.",
      ],
      [0, "They laughed until they had to hold on to the bench."],
    ],
    close: [
      [0, "{Hero} bought two new ice creams, and one for the dog."],
      [1, "On Wednesdays there is no performance now. On the door hangs a sign: “Gone to laugh.”"],
    ],
  },
];
