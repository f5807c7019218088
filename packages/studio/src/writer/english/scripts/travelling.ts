import type { ScriptGroup } from "./script.ts";

/** Going somewhere, crossing or climbing something, getting away. */
export const travelling: ScriptGroup = {
  verbs: "cross climb go travel escape survive sail row walk leave explore move follow ride fly land lead run",
  scripts: [
    {
      tell: [
        [
          1,
          "The evening before, {hero} laid everything out in a row: [a coat|a hat], [a knife|a lamp], bread for three days, and the map. Then {he} lay awake and listened. There were a hundred reasons to stay and only one to go, and in the morning the one was still stronger.",
          "%The evening before, {hero} said goodbye to everything, one by one: the stone, the puddle, the place in the sun. There were a hundred reasons to stay and only one to go, and in the morning the one was still stronger.",
        ],
        [
          1,
          "The first part was easy, and {hero} [sang|hummed|whistled]. At noon {he} met {ahelper}, who came from where {he} {was} going. “It is beautiful and it is hard,” said {thehelper}. “Keep to {way}. And when you think that you can't go on, [take ten more steps. Only ten|take ten more steps, and no more than ten|there are always ten more steps in one].”",
        ],
        [
          2,
          "Further on there was nothing that {hero} knew. The sounds {there} were different, and so was the light. {He} kept to {way}, as {he} had been told, and looked back only once; the place where {he} had started had become very small.",
        ],
        [
          2,
          "Then the weather changed. It came from behind, [black|yellow|grey] and fast, and a moment later {hero} could not see what was right in front of {whom}. {He} held on to [whatever there was to hold on to|a root|a stone], and waited, and [the waiting was the worst of it|there was no end to the waiting|counted the thunderclaps].",
        ],
        [
          3,
          "When it was over, half of {his} things were gone, and {he} {was} so tired that {his} legs would not obey. {Hero} sat down {there}. Here, {he} thought[. It ends here|, and no further|; this is the end of it].",
        ],
        [
          1,
          "Ten more steps. {Hero} stood up and counted them aloud. At ten {he} {was} still standing, so {he} counted once more from the beginning. [Six|Seven|Nine] times {he} counted to ten, and {he} {was} just about to start again when {he} noticed that the ground had changed.",
        ],
      ],
      end: [
        [
          0,
          "{Hero} had [arrived|made it|come to the end of the way]. {He} did not shout, and {he} did not [throw {his} cap into the air|dance]; {he} just stood there and looked until {his} eyes were full. Everything was exactly as {thehelper} had said, only more beautiful.",
        ],
        [1, "So in the end {hero} managed to {wish}, and it was worth every single step."],
        [
          1,
          "In the evening {he} sat by a fire with people whom {he} had never seen before, and they shared their soup with {whom}. “Was it hard?” they asked. {Hero} thought of the last [stretch|hour|hill]. “Only ten steps,” {he} said.",
          "In the evening {he} lay under a strange sky and was not in the least afraid. “Was it hard?” somebody asked out of the dark. {Hero} thought of the last [stretch|hour|hill]. “Only ten steps,” said {hero}.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Nobody went that way if there was another. {Hero} knew it, because everybody {there} had a story about it, of somebody's uncle who had turned back, or had not come back at all. But there was [no other way|nobody else|no time to lose], and so {hero} went.",
        ],
        [
          1,
          "After the first [mile|hour] somebody was sitting at the wayside and waved. It was {ahelper}, with a [twisted foot|broken wheel|heavy load]. Those who were in a hurry had passed by. {Hero} {was} in a hurry, too, but {he} stopped and helped. “I won't forget it,” said {thehelper}.",
        ],
        [
          2,
          "Because of that {he} came too late to the good resting place, and the night fell while {he} {was} still on the way. Things [rustled|howled|cracked] {there} in the dark. {Hero} made {himself} small and did not sleep at all, and {he} {was} almost sorry that {he} had been so kind.",
        ],
        [
          2,
          "The next day was worse. The path ended at a [deep gorge|wall of rock|wild river], and there was no bridge. {Hero} walked to the left for an hour and then to the right for an hour. On the other side one could already see where {he} wanted to go. There was no way across.",
        ],
        [
          1,
          "“Wait!” called somebody. It was {thehelper}, who had limped after {whom} all that way. “Nobody who is in a hurry ever asks me,” said {thehelper}, out of breath, “but I know where one gets across.” And behind the bushes, in a place that one could not see from the path, lay [a fallen tree|a rope bridge|a row of flat stones].",
        ],
      ],
      end: [
        [
          0,
          "On the other side {hero} turned around once more and waved. The rest was downhill, and {he} ran all of it, with wide open arms, until {he} {was} there.",
        ],
        [1, "So {hero} had managed to {wish}, though nobody had believed it."],
        [
          1,
          "The story that they tell {there} about that way has changed a little since then. There is still the uncle who turned back. But after that comes {hero}, who stopped to help, and got across.",
        ],
      ],
    },
  ],
};

/** Saying something that is hard to say, winning somebody over. */
export const speaking: ScriptGroup = {
  verbs: "tell say speak confess ask convince laugh make-laugh persuade answer apologise explain thank",
  scripts: [
    {
      tell: [
        [
          1,
          "It was only a few words, and {hero} had known them by heart for weeks. {He} had said them to the mirror, to the wall and to the [cat|pillow|kettle]. But it is one thing to say it to a wall, and quite another to {aim}.",
        ],
        [
          2,
          "The first time {he} tried, somebody came in. The second time it was too loud {there}. The third time everything was quiet, nobody was in the way, and {hero} opened {his} mouth and asked what time it was.",
        ],
        [
          1,
          "“Write it down,” advised {ahelper}, who noticed everything. So {hero} wrote it down, on four pages. Then {he} crossed out what was not true, and what was true but not important. In the end there was one single line left on the paper.",
        ],
        [
          2,
          "That was the hardest moment, because now there was no excuse any more. {Hero} stood outside with the paper and could not move. What if they laughed? What if there was no answer at all? {He} turned around to go home.",
        ],
        [
          1,
          "“One line,” said {thehelper}, who was just coming by. “It takes three seconds. I have counted.” Three seconds! {Hero} took a deep breath, turned around once more and went in.",
        ],
      ],
      end: [
        [
          0,
          "{He} did not need the paper. {Hero} looked up and said it, the one line, and after that it was quiet {there} for much longer than three seconds. Then {loved} smiled. “I have been waiting for that,” said {loved}, “for such a long time.”",
          "{He} did not need the paper. {Hero} looked up and said it, the one line, and after that it was quiet {there} for much longer than three seconds. Then somebody began to smile, and another one nodded, and the worst was over.",
        ],
        [
          1,
          "Later they found the paper on the floor and read it together, and also the three pages that had been crossed out. “Those are the best ones,” somebody said. {Hero} turned red up to the ears, and for once it did not matter.",
        ],
      ],
    },
  ],
};
