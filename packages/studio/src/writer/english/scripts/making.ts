import type { ScriptGroup } from "./script.ts";

/** Making, building, baking, growing something. */
export const making: ScriptGroup = {
  verbs: "make build sew knit paint write create invent forge carve design draw repair fix mend open",
  scripts: [
    {
      tell: [
        [
          1,
          "It had started with a promise. “By [Sunday|Saturday|the end of the week] {goal} will be ready,” {hero} had said {there}, in front of everybody, and had gone quite [red|pale] afterwards, because {he} had never done anything like it. So there was no time to lose, and {he} began the same evening.",
          "Nobody had asked {hero} to do it. {He} had seen something like it only once, long ago, and since then {he} had not been able to think of anything but {goal}. One day {he} simply cleared the table {there} and began.",
        ],
        [
          1,
          "Half of what {hero} needed was missing. {He} went from door to door {there} and asked, and people gave what they had, and wanted to know what it was for. “For {goal},” said {hero}, and most of them [laughed|smiled], but {ahelper} did not. “Show me when it is finished,” said {thehelper}.",
        ],
        [
          2,
          "The first try went wrong. {Goal} looked [crooked|strange|much too small], and before {hero} could do anything about it, the whole thing fell apart. {He} stood in front of what was left and did not know whether to [laugh or cry|shout or hide].",
        ],
        [
          3,
          "The second try was better and still not good. {Hero} worked on {goal} until long after dark. <{His} [fingers|arms|feet] hurt, and supper grew cold.> When {he} looked at it in the morning light, {he} saw every single mistake.",
        ],
        [
          2,
          "“{I} can't do it,” said {hero} on the [third|last] evening {there}, and pushed everything aside. {He} had promised too much. {He} {was} already thinking of what to say to everybody when there was a knock.",
          "“{I} can't do it,” said {hero} on the [third|last] evening {there}, and sat down in the corner. Outside it was already getting dark. Then there was a knock.",
        ],
        [
          1,
          "It was {thehelper}. “I could not wait,” said {thehelper}, walked once around {goal} and looked at it for a long time. “You are in too much of a hurry at the start. The beginning must be slow, then the rest holds.” <It was such a simple piece of advice that {hero} almost laughed.> And that night {he} began once more, slowly.",
        ],
      ],
      end: [
        [
          0,
          "When the sun came up {there}, {goal} stood finished in the light. {Hero} walked around it on tiptoe. It was not perfect, but it held, and it was exactly what {he} had seen in {his} mind for so long.",
        ],
        [
          1,
          "Then they all came to look: those who had given something, and those who had laughed. They were very quiet for a moment. “That [screw|board|piece] there is from me,” somebody said proudly, and after that everybody wanted to have been part of it. {Thehelper} only winked at {hero}.",
          "Then they all came to look. Those who had laughed at {goal} stood in front, with their mouths open, and {thehelper} said it for everybody: “Well done.” {Hero} had never slept as well as on the night after that.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "There was a plan for {goal}, drawn on the back of an old calendar. {Hero} had changed it so often that one could hardly read it any more. But now the last question was answered, and {he} hung the plan up {there} and rolled up {his} sleeves.",
          "For weeks {hero} had collected whatever might be useful for {goal}, and had hidden it {there}, so that nobody would ask. Now there was enough of it, and {he} took a deep breath and began.",
        ],
        [
          1,
          "The beginning was [easy|the easy part|almost too easy]. By [noon|the second day|tea time] one could already [see|guess] what it was going to be, and {hero} whistled while {he} worked. {Ahelper} stopped to watch. “And what is it for?” asked {thehelper}. {Hero} explained everything about {goal}, and {thehelper} listened to the end.",
        ],
        [
          2,
          "Then came [the rain|a storm|a strong wind], in the middle of the night. {Hero} ran out {there} and held on to {goal} for as long as {he} could. But in the morning half of the work was gone, and the rest was [soaked|broken|bent].",
        ],
        [
          3,
          "{Hero} counted what could still be saved. It was not much. {He} had no more material, no more time, and no idea how {goal} could ever be finished. {He} sat down among the pieces {there} and put everything that was not broken into one small heap.",
        ],
        [
          1,
          "In the afternoon {thehelper} came back with [a cart|a basket|a big bag] and said nothing, only unpacked: [wood, cloth and a good rope|nails, glue and a lamp|string, boards and hot tea]. After {thehelper} came a neighbour, and after the neighbour two children. “You told me what it is for,” said {thehelper}, “so I told the others.”",
        ],
        [
          2,
          "With so many hands {goal} grew faster than before, and better too, because each of them knew something that {hero} did not know. <Even the children found a mistake in the plan.> They worked [until the lamps were lit|all night|until nobody could see any more] {there}, and sang so as not to fall asleep.",
        ],
      ],
      end: [
        [
          0,
          "Then there was nothing left to do. Everybody took a step back, and {hero} alone went forward and made the last move. {Goal} held. It was done, and it looked much better than the drawing.",
          "Then came the moment to try it. Nobody breathed. {Hero} counted to three, and {goal} did exactly what it was meant to do, and the cheering could be heard far beyond the last house.",
        ],
        [
          2,
          "Nobody can say any more which part of {goal} is whose. But whenever the wind blows hard at night, somebody gets up to see whether it is still standing, and each time {hero} is there already, with {thehelper}.",
        ],
      ],
    },
  ],
};

/** Baking and cooking. */
export const cooking: ScriptGroup = {
  verbs: "bake cook brew stir",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} took the big bowl from the shelf and tied on an apron. Flour, butter, a pinch of salt: that much was clear. For the rest there was an old recipe for {goal}, but right across the most important line there was a grease stain.",
        ],
        [
          1,
          "So {hero} asked {there} how others did it. Everybody knew something different about {goal}. “More sugar,” said one. “No sugar at all,” said another. {Ahelper} only smiled. “You have to taste it,” said {thehelper}, “and you need what grows at home, and nothing else.”",
        ],
        [
          2,
          "The first try came out of the oven as [black as coal|flat as a plate|hard as a brick]. The second one looked quite good, until {hero} tasted it: {he} had mistaken the salt for the sugar. <Even the sparrows left it alone.>",
        ],
        [
          2,
          "Now the flour was almost gone, and it was getting dark {there}. {Hero} sat at the kitchen table with flour on {his} nose and did not say anything for a long time. It would be enough for one more try, and then no more.",
        ],
        [
          1,
          "There was a knock. Outside stood {thehelper} with a basket, and behind {thehelper} stood half of the neighbourhood, and each had brought what there was: [two apples|a handful of nuts|a jar of honey], an egg, a bit of butter. “It's for {goal}, isn't it?” they asked. “And we get a piece?”",
        ],
      ],
      end: [
        [
          0,
          "This time {hero} tasted it at every step, and did not look at the clock. When {he} opened the oven, the smell went out through the window and all the way {there2}. Nobody had to be called to the table.",
          "This time {hero} tasted it at every step, and did not look at the clock. When {he} opened the oven, the smell went out through the window and down the whole street. Nobody had to be called to the table.",
        ],
        [
          1,
          "Of {goal} not a crumb was left that evening. “And what is the secret?” they asked with full mouths. {Hero} looked at all the people around the table. “One part of it comes from each of you,” {he} said.",
        ],
      ],
    },
  ],
};

/** Something that is planted and grows. */
export const growing: ScriptGroup = {
  verbs: "plant grow sow garden water",
  scripts: [
    {
      tell: [
        [
          1,
          "“Nothing will come of that,” people said when they saw it. {Hero} pressed down the earth with both hands, gave it water and waited. In the evening {he} came back to look. Then {he} came back the next morning, and every morning after that.",
        ],
        [
          1,
          "For a long time there was nothing to see {there} but earth. “You are watching too hard,” said {ahelper} over the fence. “It can't grow while you stare at it. Tell it something instead.” So {hero} told it about {topic}, and about {his} day, and felt a little silly.",
        ],
        [
          2,
          "Then it stopped raining, for [two|three] weeks. The ground {there} cracked, and the buckets grew heavier from day to day. {Hero} carried water in the morning and in the evening, and when others laughed, {he} simply went on carrying.",
        ],
        [
          2,
          "One night there was [hail|frost|a storm]. In the morning {hero} hardly dared to go out. Everything lay flat on the ground. {He} knelt down {there} and wanted to say something, and could not think of anything.",
        ],
        [
          1,
          "“Look more closely,” said {thehelper}. {Hero} bent down until {his} nose almost touched the earth. There was something green, no bigger than a fingernail. It had been there all the time, underneath.",
        ],
      ],
      end: [
        [
          0,
          "After that it went so fast that one could almost hear it. When it was taller than the fence, people stopped laughing {there}; when the first blossoms opened, they came with their chairs and sat down in its shade.",
        ],
        [
          1,
          "“What did you tell it all that time?” they wanted to know. “The truth,” said {hero}. “That {i} would come back tomorrow.”",
        ],
      ],
    },
  ],
};
