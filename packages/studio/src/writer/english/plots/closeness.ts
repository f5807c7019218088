import type { PlotGroup } from "./plot.ts";

/** Animals or things do something in secret, and somebody finds out. */
export const secretLife: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It had begun with a sound, a few nights before. {Hero} had thought that it was the wind. But the wind does not stop when you clear your throat.",
      ],
      [
        3,
        "The night after that {hero} had counted everything that can make a noise: the clock, the pipes, the door with the loose handle. It was none of them.",
      ],
      [
        1,
        "So {hero} had switched off the lamp and waited behind the door. For an hour nothing moved. Then, very softly, it began again, and there was no doubt any more: {actors} {affair}!",
      ],
      [
        3,
        "{Hero} pinched {his} own arm. It hurt, so it was no dream. {Actors} did not even look round. They had done it a hundred times, that could be seen.",
      ],
      [
        1,
        "The next night {hero} sat a little closer, and the night after that closer still. By now {he} knew which of {actors} were good at it, and which of them always came in too late.",
      ],
      [
        2,
        "In the daytime {actors} looked just as they always did. “Is anything wrong?” asked {ahelper}, because {hero} had stopped and stared. “No,” said {hero}. But one of them had winked, {he} could have sworn it.",
      ],
      [
        3,
        "{He} even brought something along: a lamp with a soft light, and a cushion for the smallest of {actors}. In the morning the cushion was warm.",
      ],
      [
        1,
        "Then a board creaked. {Actors} fell silent, all at the same moment, and looked at {hero}. {He} held up both hands. “I won't tell anybody,” said {hero}. “I only wanted to ask whether you could do it once more.”",
      ],
    ],
    climax: [
      [
        0,
        "{Actors} looked at each other. It took a long time. Then the oldest of them moved over a little, and in the middle there was a free place. It was just wide enough for {hero}.",
      ],
      [
        0,
        "{Hero} could not do it half as well as {actors} could. But something had always been missing, as it turned out, something deep and a little hoarse, and that was {hero}. They went on until the sun came up.",
        "{Hero} could not do it half as well as {actors} could. But something had always been missing, as it turned out, and that was {hero}. They went on until the sun came up.",
      ],
    ],
    close: [
      [
        0,
        "In the morning everything was in its place. “A quiet night?” asked {thehelper}. “Very quiet,” said {hero}, and yawned.",
      ],
      [1, "{Hero} never told it to anybody. But {he} hummed on the way home, and {actors} slept until noon."],
    ],
  },
];

/** What was caught at last is let go. */
export const letGo: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "There it was, {caught}, and it was even more beautiful than in all the stories. {Hero} had talked about this moment for years. In none of those stories had {caught} looked at {whom}.",
      ],
      [
        3,
        "{Hero's} hands trembled, and it was not because of the cold. {He} had imagined that there would be shouting, and music. There was only the sound of small waves.",
      ],
      [
        1,
        "“They'll never believe you without {that}, you know,” said {ahelper}. {Hero} knew. If {he} came home with {caught}, nobody would ever laugh at {whom} again.",
        "“Without {caught} they'll never believe you,” said {ahelper}. {Hero} knew. If {he} came home with {caught}, nobody would ever laugh at {whom} again.",
      ],
      [
        3,
        "“A promise is a promise,” somebody would say. But {hero} had promised {himself} two things at once: to catch {caught}, and never to be the reason for somebody's tears.",
      ],
      [
        1,
        "But somewhere out there somebody was waiting for {caught} just now, and looked in the direction from which it had to come. Once {hero} had thought of that, {he} could not stop thinking of it.",
      ],
      [
        3,
        "“Are you afraid?” {hero} asked {caught}. {Caught} did not answer. But {he} knew the look. {He} had seen it in the mirror.",
      ],
      [
        2,
        "For a long time nothing moved, neither {hero} nor {caught}. Only the light on the water moved, up and down.",
      ],
    ],
    climax: [
      [
        0,
        "“Go,” said {hero}, and opened both hands. {Caught} stayed where it was for a moment, as if it had to make sure. Then there was one quick movement, and it was gone, and everything was very empty and very light.",
      ],
      [
        0,
        "“And did you catch {that}?” they asked at home. “Yes,” said {hero}. “And where is it?” “Where it belongs.” They laughed, but not as long as they used to.",
        "“And did you catch it?” they asked at home. “Yes,” said {hero}. “And where is {caught} now?” “Where it belongs.” They laughed, but not as long as they used to.",
      ],
    ],
    close: [
      [
        0,
        "A year later {hero} {was} out there again. Something big came quite close and stopped, and behind it there was a whole row of small ones. {Hero} took off {his} hat to {caught}.",
      ],
    ],
  },
];

/** Two love each other, and it cannot last. */
export const shortLove: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "At first it was enough for {hero} to look across. There was {beloved}, on the other side, and {hero} had never seen anything so beautiful.",
      ],
      [
        3,
        "“Good evening,” said {hero} at last. It took a while. “Good evening,” said {beloved}, and everything seemed a little brighter than before.",
      ],
      [
        1,
        "“You must not come any closer,” said {beloved}. “It wouldn't be good for you.” “I know,” said {hero}, and came a little closer.",
      ],
      [
        1,
        "They talked all night long, {hero} and {beloved}. There was not one thing in which the two were alike, and they never ran out of words.",
      ],
      [
        3,
        "{Beloved} told of places where {hero} could never go. {Hero} told of things that {beloved} had never seen. Each of them listened as if there were nothing else in the world.",
      ],
      [
        1,
        "“Do you know what will come of it?” asked {ahelper}. “Yes,” said {hero}. “And you'll stay?” {Hero} looked over at {beloved}. “Where else would I be as happy as here?”",
      ],
      [
        3,
        "For a whole day {hero} tried to stay away from {beloved}, because it would have been wiser. It was the longest day of all, and the emptiest.",
      ],
      [
        2,
        "Each hour beside {beloved} cost {hero} a little. {He} did not speak of it. {Beloved} noticed it all the same, and grew quieter.",
      ],
    ],
    climax: [
      [
        0,
        "On the last evening {hero} went up close to {beloved}, closer than ever before. For a moment they were side by side, and it was all that {he} had wished for. It did not last long. But it was long enough.",
      ],
      [
        0,
        "In the morning the place beside {beloved} was empty. {Beloved} kept very still, for a whole day, and nobody wanted to say anything.",
      ],
    ],
    close: [
      [
        0,
        "In spring somebody found a flower on just that spot, where nothing had ever grown. It has come back every year.",
      ],
    ],
  },
];

/** Something that was good comes to an end. */
export const sadEnd: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "For a while all was as it should be. There was {hero}, and there was {topic}, and the days were so long that nobody thought of counting them.",
        "For a while all was as it should be, and the days were so long that {hero} never thought of counting them.",
      ],
      [
        3,
        "If somebody had asked {hero} then what {he} wished for, {he} would not have known what to say. It was all there.",
      ],
      [
        3,
        "There were good days in between. On those days {hero} forgot about it until noon, and once even until supper.",
      ],
      [
        1,
        "The first sign was so small that {hero} did not want to see it. {He} looked the other way. When {he} looked back at {topic}, it was a little larger.",
        "The first sign was so small that {hero} did not want to see it. {He} looked the other way. When {he} looked back, it was a little larger.",
      ],
      [
        1,
        "“What can I do?” asked {hero}. {Ahelper} would have liked to give another answer. “Be there,” said {thehelper}. “That's all, and it's a great deal.”",
      ],
      [
        3,
        "“Will it hurt?” asked {hero}. “Yes,” said {thehelper}. “But it would have been sadder if there were nothing to be sad about.”",
      ],
      [
        3,
        "On the last good day it was warm. {Hero} noticed everything: the light on the table, the sound of a spoon, a fly that could not find the window. None of it was to be lost.",
      ],
      [
        1,
        "So {hero} {was} there. {He} told it all once more, every good day with {topic}, and left nothing out. There had been more of them than {he} had thought.",
        "So {hero} {was} there. {He} told it all once more, every single good day, and left nothing out. There had been more of them than {he} had thought.",
      ],
      [
        3,
        "They even found something new, right at the end: a small thing that both of them had never noticed. {Hero} put it by, to think of later.",
        "{Hero} even found something new, right at the end, a small thing that {he} had never noticed. {He} put it by, to think of later.",
      ],
      [
        2,
        "Sometimes {hero} still laughed about something, and was startled by it. Then {he} thought that laughing belonged to it as well.",
      ],
    ],
    climax: [
      [
        0,
        "It came on an evening like any other, with no storm and no big words. {Hero} held on to {topic} for as long as one can hold on, and then {he} let go.",
        "It came on an evening like any other, with no storm and no big words. {Hero} held on for as long as one can hold on, and then {he} let go.",
      ],
      [
        0,
        "Afterwards it was very quiet. {Hero} cried, and stopped, and cried a little more. Nobody told {whom} not to.",
      ],
    ],
    close: [
      [
        0,
        "It still hurts on some days. But when {hero} thought of {topic} after that, the smile came first, and only then the tears.",
        "It still hurt on some days. But as time went by the smile came first, and only then the tears.",
      ],
    ],
  },
];

/** Who would like to be hugged, and pricks. */
export const hugged: PlotGroup = [
  {
    tell: [
      [
        1,
        "There was a good reason not to hug {hero}, and everybody could see it from far away. People waved instead. They were quite friendly about it. But one cannot feel a wave.",
      ],
      [
        3,
        "Once somebody had leaned against {hero} by mistake. It had only lasted for a second, and then somebody had said “Ouch!” {Hero} still thought of it now and then. Not of the “Ouch”. Of the second.",
      ],
      [
        1,
        "“What is it like to be hugged?” asked {hero}. “Warm,” said {ahelper}, “and for a moment you don't know where you stop and where the other one begins.” {Hero} thought about that hug all night.",
      ],
      [
        1,
        "A balloon came by and was very friendly. It even came close. “May I hug you?” asked {hero}. It was a short friendship.",
        "A soap bubble came by and was very friendly. “May I hug you?” asked {hero}. It was a short friendship.",
      ],
      [
        3,
        "In the night {hero} heard others say good night to each other. It was only two words, and then a rustle. It was the rustle that one could have envied them.",
      ],
      [
        3,
        "“You could try it with something soft,” said {thehelper}. So {hero} hugged a pillow. Afterwards there were feathers everywhere, and the pillow was not what it had been.",
      ],
      [
        1,
        "After that {hero} decided that hugs were for others. {He} said so aloud, three times. It sounded a little less true each time.",
      ],
    ],
    climax: [
      [
        0,
        "Then, one evening, a small stranger sat down beside {hero}, quite close, and did not move away again. “Be careful,” said {hero}. “I can't be hugged.” “Neither can I,” said the stranger, and showed {his} prickles. “So I thought of you.”",
        "Then, one evening, a small stranger sat down beside {hero}, quite close, and did not move away again. “Be careful,” said {hero}. “I can't be hugged.” “Neither can I,” said the stranger. “So I thought of you.”",
      ],
      [
        0,
        "They tried it very slowly. It took an hour, with a break in the middle, and at the end of it {hero} {was} hugged, properly, from all sides. It pricked a little. Neither of the two minded.",
      ],
    ],
    close: [
      [
        0,
        "“And?” asked {thehelper} the next day. “Warm,” said {hero}. “You forgot to say that you don't want it to stop.”",
      ],
    ],
  },
];

/** Somebody is ill in bed, and gets something that others made. */
export const sickbed: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "The curtains were half shut, and it smelled of tea. {Patient} looked very small in the big bed, and did not want to talk about anything.",
      ],
      [
        3,
        "“What do you need most?” asked {hero}. {Patient} thought about it. “That it's tomorrow,” was the answer, “and that tomorrow is better.” That could not be bought anywhere.",
      ],
      [
        1,
        "They went on {acting} at the kitchen table, on the bus and in the waiting room, {hero} and {partner}. When one of them was tired, the other one did two.",
        "{Hero} went on {acting} at the kitchen table, on the bus and in the waiting room, whenever there was a minute.",
        "{Hero} thought of {patient} at the kitchen table, on the bus and at school, and each time there was something that {he} wanted to bring along.",
      ],
      [
        1,
        "Every evening {hero} sat down beside the bed, showed {patient} what there was of {topic}, and told what had happened outside: who had fallen into the pond, and which dog had learned to open a door.",
        "Every evening {hero} sat down beside the bed and told {patient} what had happened outside: who had fallen into the pond, and which dog had learned to open a door.",
      ],
      [
        3,
        "“Tell me what's going on outside,” said {patient}. So {hero} opened the window, looked out and told it, car by car and dog by dog. What was too dull, {he} made up.",
      ],
      [
        1,
        "Some days were better, and some were not. On the worst one {patient} did not even turn round. {Hero} stayed all the same, and said nothing, and that was right.",
      ],
      [
        3,
        "On such days {hero} worked faster than ever. It did not really help. But it is better to do something with your hands than to do nothing with your head.",
      ],
      [
        2,
        "By now {topic} filled the whole window. Whoever came to see {patient} had to smile first, before they could look worried.",
      ],
    ],
    climax: [
      [
        0,
        "Then, one morning, somebody called from the bedroom: “I'm hungry!” {Hero} had never heard a more beautiful sentence. {Patient} was sitting up, had looked at {topic} from one end to the other, and wanted to know who had made the crooked one.",
        "Then, one morning, somebody called from the bedroom: “I'm hungry!” {Hero} had never heard a more beautiful sentence. {Patient} was sitting up and wanted to know what day it was.",
      ],
    ],
    close: [
      [
        0,
        "The doctor said that it was the medicine. {Patient} and {hero} only looked at each other. They knew what they knew.",
      ],
    ],
  },
];
