import type { ScriptGroup } from "../script.ts";

/** Somebody wants something: what is tried, and how it goes wrong at first. The ends fulfil the wish. */
export const wishing: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "“You want to {wish}?” people asked. Some of them smiled, and some shook their heads. {Hero} only nodded. {He} had thought about it for so long that {he} no longer found it strange.",
          "Whenever somebody asked {hero} what {he} wanted for [a birthday|the new year|the summer], the answer was the same: to {wish}. After a while nobody asked any more.",
        ],
        [
          1,
          "The first try was over almost before it had begun. {Hero} had started too fast and had forgotten the most important thing. So that was how it did not work. One could at least remember that.",
          "The first time {hero} tried, it went wrong [at once|within a minute|before anybody had seen it]. {He} {was} almost glad about it, because now the first time was behind {whom}.",
        ],
        [
          2,
          "The second try was better. {Hero} took more time, and for a while it looked as if it would really work. Then it began to [rain|hail|snow], and everything had to stop just where it was getting good.",
          "The second time {hero} {was} better prepared. {He} had thought of nearly everything. But nearly everything is not everything, and so it ended in the middle.",
        ],
        [
          2,
          "“And if it never works?” asked {talker}. {Hero} thought about that for the length of a whole [apple|sandwich|walk]. “Then {i} will have tried,” {he} said.",
          "“Shall we go home?” asked {talker}. “Not yet,” said {hero}. “Good,” said {talker}, “I only wanted to hear it.”",
        ],
      ],
      end: [
        [
          0,
          "The third time {hero} did not hurry. {He} did one thing after the other and looked neither to the left nor to the right. To {wish}: that was what {he} had wanted, and all at once it was true.",
          "The third time everything was a little different: the light was better, the air was still, and {hero} {was} not thinking about going wrong. To {wish} had been {his} wish for so long, and now it came true.",
        ],
        [
          1,
          "That evening {hero} {was} too happy to sleep. {He} went through it all once more, from the first try to the last, and kept the last one for the very end.",
          "“Well, how was it?” everybody wanted to know. {Hero} looked for a long word and found only short ones. “Good,” {he} said. “Very good.”",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Others have bigger wishes, and easier ones. But {hero} had only this one: to {wish}. It was there in the morning on waking up, and it was still there in the evening.",
          "To {wish}: it was not a very big wish, or it did not look like one. {Hero} carried it about all day like a warm stone.",
        ],
        [
          1,
          "{He} began to ask. The first one had no time. The second one knew everything better. The third one thought for a while and said, “If you really mean it, then start with something small.”",
          "Nobody could say how one does that. Some had never thought about it, and some had once wanted the same and had forgotten it again. “Then [{i} will have to find out|somebody must be the first|it will be a surprise],” said {hero}.",
        ],
        [
          1,
          "So {hero} started with something small. [Every day {he} did a little, and every day it was a little more than the day before. Nobody noticed it but {hero}|On the first day it was hardly anything, and on the second day it was twice as much|It was so small that it fitted between breakfast and the first bell].",
          "So {hero} practised, [mornings before breakfast|in the evenings, when it was quiet|whenever nobody was looking]. [It was no fun at first. Then, one day, a small part of it was fun|The first week went by, and nothing came of it but sore hands|At first it went badly, then less badly, and one day nearly well].",
        ],
        [
          2,
          "[Of course there were bad days. On the worst of them everything went backwards|Then came a day on which everything went backwards|There was one bad day, and after it another one]. {Hero} went to sleep early and decided never to think of it again. In the morning {he} thought of it first.",
          "Once {hero} nearly gave up. {He} had already told everybody that it did not matter. But it did matter, and everybody could see it.",
        ],
      ],
      end: [
        [
          0,
          "And one [Thursday|Sunday|Monday], which had begun like any other day, it happened. {Hero} had wanted to {wish} for so long that {he} had to stop for a moment to understand that this was it.",
          "Then came the day. {Hero} felt it right away, by the way everything fitted together, one step and then the next. {He} had dreamed of it: to {wish}. Now {he} {was} wide awake, and it was so.",
        ],
        [
          1,
          "Those who had shaken their heads now said that they had always known it. {Hero} let them say it. On such a day one can let people say things.",
          "On the way home {hero} {was} very quiet. Some things are so good that one has to keep them to oneself for an hour before one can tell them.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Every evening {hero} imagined it. In {his} thoughts it was always easy to {wish}: the sun was shining, nothing went wrong, and at the end somebody clapped.",
          "{Hero} had a picture of it that nobody else could see. In this picture it was quite simple to {wish}, and there was always a little music.",
        ],
        [
          1,
          "Then came the real day. The sun was not shining, and a great deal went wrong. First something was missing, then something was late, and then {hero} stood in the wrong place and waited.",
          "The real thing looked different. It was loud, it was crowded, and everybody seemed to know where to go, except for {hero}.",
        ],
        [
          2,
          "“You can still go home,” said a voice somewhere inside. It was a friendly offer. {Hero} thought it over and stayed.",
          "For a moment {hero} thought of giving up. It would have been easy, because nobody had asked {whom} to do it. But [that was just the reason to go on|then somebody else would have to do it, and there was nobody else|{he} had said it aloud, and that counts].",
        ],
      ],
      end: [
        [
          0,
          "There was no music, and nobody clapped. But apart from that it was just as {hero} had imagined it, and in one thing it was better: it was real. {He} had wanted to {wish}, and so it came.",
          "And then it went quite quickly. To {wish}, thought {hero}, so that is how it feels. It felt like [the first day of the holidays|a window that somebody opens|warm bread].",
        ],
        [
          1,
          "“Tell us how it was,” they said. And {hero} told it, with the waiting and the bad start, because those belonged to it, too.",
          "Afterwards {hero} sat down somewhere and did nothing at all for a while. That, too, was a part of it, and not the worst part.",
        ],
      ],
    },
  ],
};
