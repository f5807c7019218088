import type { ScriptGroup } from "./script.ts";

/** Stories with a sad end. */
export const parting: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "Those were good days, and {hero} knew it, which is not always so. Everything had its hour {there}. In the morning came {topic}, and then tea; and in the evening {he} told about everything that had happened, even if there was nobody to hear it.",
        ],
        [
          2,
          "{Ahelper} often stopped for a word. “You take such trouble,” said {thehelper}. {Hero} only shrugged. “As long as {i} do it,” said {hero}, “it isn't over.” {Thehelper} understood, and said no more about {topic}.",
        ],
        [
          2,
          "Then there were signs. First they were small: a letter, a cough, a stranger who looked around too carefully {there}. {Hero} saw them and put them aside. {He} did everything exactly as always, only a little more slowly, as one does with the last piece of bread.",
        ],
        [
          1,
          "“You know that it can't stay like this,” somebody said gently. {Hero} nodded. {He} had known it for a long time. {He} asked for one more day with {topic}, and that one day they gave {whom}.",
        ],
      ],
      end: [
        [
          0,
          "Then it was over. {Hero} stayed {there} until the light was gone, and nobody disturbed {whom}. {He} did not cry, not there; {he} only looked at everything once more, very closely, so as to be able to find it again with closed eyes.",
          "The last day was a beautiful one, without a single cloud. Afterwards the place beside {hero} stayed empty {there}, and for a whole winter {he} still laid out everything for two.",
        ],
        [
          1,
          "{Thehelper} still comes by and does not talk much. Sometimes they sit side by side {there}, and when the wind comes from the right direction, {hero} lifts {his} head, as though somebody had called.",
        ],
      ],
    },
  ],
};

/** For what no other script knows. */
export const anything: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "That was how it began, and if it had been up to the others {there}, that would also have been the end of it. But {hero} could not leave it at that. {He} kept thinking about {topic}, at breakfast and on the way and before going to sleep.",
        ],
        [
          2,
          "“Tell me about {topic},” said {ahelper}, who saw that something was the matter. So {hero} told everything, at first in the wrong order and then in the right one. {Thehelper} listened. “And what would you do,” asked {thehelper}, “if you were not afraid of making a mistake?”",
        ],
        [
          1,
          "{Hero} knew the answer at once. {He} went back the same day and tried it {there}. It was a mistake, and a big one, and everybody saw it. <{He} would have liked to sink into the ground.> But now {he} at least knew how it did not work with {topic}.",
        ],
        [
          2,
          "The second time {hero} {was} more careful. {He} watched for a whole day before {he} did anything at all. {He} saw when people came and when they went, and what they overlooked; and toward evening {he} saw something about {topic} that nobody had seen before.",
        ],
        [
          1,
          "“Now!” said {hero} and jumped up. It had to be done [quickly|without a sound|in one go], and it had to be done now. {He} ran past everybody and everything, did not answer any questions, and arrived out of breath and just in time.",
        ],
      ],
      end: [
        [
          0,
          "This time it was right. {Hero} noticed it by the silence, and then by the faces {there}, and at last {he} dared to look for {himself}. It had worked with {topic}, and it had been no mistake.",
        ],
        [
          1,
          "“So?” asked {thehelper} that evening. {Hero} thought about it. “{I} made two mistakes and one discovery,” {he} said. “That,” said {thehelper}, “is a very good day.”",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "From that moment nothing {there} was quite as it had been before. {Hero} felt it at once, even if {he} could not have said why. It had to do with {topic}, and {he} wanted to know more.",
        ],
        [
          1,
          "{He} asked {ahelper}, who was supposed to know about such things. “About {topic}? Nobody has asked me that for years,” said {thehelper}, and pulled up a chair. It became a long evening. When {hero} went home, {he} knew what {he} had to look out for.",
        ],
        [
          2,
          "For three days {hero} looked out for it {there} and saw nothing. On the fourth day {he} overslept, and of course it happened just then; {he} only saw the end of it, from far away. {He} could have kicked {himself}.",
        ],
        [
          2,
          "So {he} did not go to bed any more. {He} wrapped {himself} in a blanket {there} and waited, and talked to {himself} about {topic} so as to stay awake. Toward morning {his} eyes fell shut all the same, and what woke {whom} was a touch, very light, on the shoulder.",
          "*So they did not go to bed any more. They wrapped themselves in blankets {there} and took turns to watch, and told each other about {topic} so as to stay awake. Toward morning one of them whispered, “Look!”",
        ],
      ],
      end: [
        [
          0,
          "What {hero} saw then lasted no longer than a minute. But it was enough, because now {he} understood how it all belonged together {there}, and what {topic} had to do with it. {He} did not move until it was over.",
        ],
        [
          1,
          "{Thehelper} only had to look at {whom} to know. They did not talk about it; they had breakfast together {there}, and it was the best breakfast that {hero} had ever had.",
        ],
      ],
    },
  ],
};
