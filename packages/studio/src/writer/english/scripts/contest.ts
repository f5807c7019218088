import type { ScriptGroup } from "./script.ts";

/** Winning something, learning something, becoming somebody. */
export const winning: ScriptGroup = {
  verbs: "win beat defeat race compete enter",
  scripts: [
    {
      tell: [
        [
          1,
          "When {hero} put {his} name on the list for {goal}, the whole place went quiet, and then somebody giggled. “You?” they asked. {Hero} only nodded. {He} knew very well what {he} could not do; but there was something that {he} could do, and nobody had ever asked about that.",
        ],
        [
          1,
          "{He} trained {there} every morning before the others were up. {Ahelper} saw it and came a little closer each day. “You start too fast,” said {thehelper} on the [third|fourth|fifth] morning. “It's not the start that decides {goal}. Count your breaths, and keep the same beat until the end.”",
        ],
        [
          2,
          "So {hero} learned to count {there}: in on one, out on two, and never faster. It looked so dull that the others stopped laughing and simply forgot about it. {He} did not mind. With every day the beat held a little longer.",
        ],
        [
          2,
          "Then the day of {goal} came, with [flags|a brass band|a big crowd] and much too much noise. Right at the start somebody pushed {whom}, and {hero} fell behind. The dust of the others hung in the air. “Give up!” somebody shouted, and for a moment {he} wanted to.",
        ],
        [
          1,
          "In on one, out on two. {Hero} did not look at the others any more; {he} only listened to the beat. The ones who had started so fast grew tired. One sat down. Another stopped to drink. {Hero} went past them all, no faster and no slower than before, [and the crowd grew quiet|until there was only one left in front].",
        ],
      ],
      end: [
        [
          0,
          "On the last stretch the two of them were side by side. Then {hero} did what {he} had never done before: {he} let go of the counting and gave everything. A moment later it was over. {Hero} had managed to {aim}, and at first nobody understood it, {hero} least of all.",
        ],
        [
          1,
          "Those who had laughed the loudest were the first to come and shake hands. But {hero} looked for {thehelper} in the crowd. “In on one,” said {thehelper}. “Out on two,” said {hero}, and then they both had to laugh.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Every year it was the same ones who won {there}, and every year {hero} had only watched. “What would happen,” {he} asked {ahelper}, “if {i} tried it?” “You would probably lose,” said {thehelper}. “But you would know how it feels from the inside.” That was enough for {hero}.",
        ],
        [
          2,
          "To {aim} one needs a trick, thought {hero}, and tried them all. {He} tried it with a run-up and fell over. {He} tried it at night and lost the way. {Thehelper} watched and said nothing, until {hero} asked. “No trick,” said {thehelper}. “Only one thing that you do better than anybody else. What is yours?”",
        ],
        [
          1,
          "{Hero} thought about it for [two|three] days. {He} {was} not fast and not strong. But {he} never forgot a way that {he} had gone once. So {he} walked the course of {goal} {there}, again and again, until {he} knew every stone on it and every hole.",
        ],
        [
          2,
          "On the day of {goal} the fog was so thick that one could not see from one tree to the next. The favourites ran off, as always, and one heard them stumble. Some of them called for help. {Hero} could have run straight past. Instead {he} called back, “This way!” and waited until they were out of the ditch.",
        ],
        [
          1,
          "That had cost time, and now {hero} {was} last. But the fog did not bother {whom}. Left at the big stone, straight on at the stump, and then the short cut that nobody else had found. <{He} could have gone that way asleep.>",
        ],
      ],
      end: [
        [
          0,
          "All at once there was a ribbon, and it tore. {Hero} stood there and looked around for the others, but nobody else had come out of the fog yet. It took [quite a while|a whole minute] before {he} understood: {he} had managed to {aim}.",
        ],
        [
          1,
          "The ones from the ditch told everybody how they had been helped, and they were the loudest to cheer. “And how does it feel from the inside?” asked {thehelper}. {Hero} thought about it. “Warm,” {he} said.",
        ],
      ],
    },
  ],
};

export const learning: ScriptGroup = {
  verbs: "learn become practise dance sing swim ride fly play read skate prove show teach",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} had never told anybody how much {he} wanted to {aim}. {He} tried it only when nobody was looking, {there}, early in the morning or late in the evening. And every time it went wrong in just the same way.",
          "To {aim}: when {hero} said it aloud for the first time, it sounded much too big. {He} said it again {there}, a little more quietly. Then it sounded like something that one could begin tomorrow.",
        ],
        [
          1,
          "One day {ahelper} stood there and had seen everything. {Hero} wanted to run away. “Wait,” said {thehelper}. “I could not do it either, once. Come back tomorrow at the same time, and bring [a towel|an apple|some patience]. We will begin with the smallest part.”",
        ],
        [
          2,
          "The smallest part was so small that it was almost nothing, and {hero} had to do it [fifty|a hundred|forty] times. “That has nothing to do with it!” {he} grumbled. “It has everything to do with it,” said {thehelper}. “To {aim}, one must first stop being in a hurry.”",
        ],
        [
          2,
          "After a week it went a little better. {Hero} grew bold and tried the whole thing {there}, all at once, in front of everybody. It went terribly wrong. Some people laughed, and {he} ran off and hid and did not come to practise the next day.",
        ],
        [
          1,
          "In the evening {thehelper} came and sat down beside {whom}. “Do you know how often it went wrong with me?” asked {thehelper}. “I stopped counting at two hundred. But I was never afraid of number two hundred and one.” They sat together for a while. Then {hero} stood up. “Tomorrow at the same time?” {he} asked.",
        ],
      ],
      end: [
        [
          0,
          "It happened on a perfectly ordinary morning {there}. {Hero} did the small part, then the next, and then, without thinking about it, all the others. {He} only noticed when {thehelper} began to clap. {Hero} had done it, from the beginning to the end.",
        ],
        [
          1,
          "“Again!” shouted {hero}, because it might have been luck. It was not luck. By noon everybody had heard of it, and in the afternoon a little one came, stood there shyly and watched. “Come back tomorrow,” said {hero}. “We will begin with the smallest part.”",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "“That is nothing for you,” people said when they heard that {hero} wanted to {aim}. They did not mean it badly. But {he} had seen it once {there}, from quite close, and since then {his} feet would not keep still.",
        ],
        [
          1,
          "So {hero} asked {ahelper} for lessons. “Can you pay?” asked {thehelper}. {He} could not. “Then you may carry my [basket|water|tools] every morning, and I will tell you one thing a day. Only one.” That was how they did it.",
        ],
        [
          2,
          "On the first day {thehelper} said, “Look.” On the second day, “Breathe.” On the third, “Again.” {Hero} grew impatient. Others learned to {aim} in a week, and {he} {was} still carrying things {there} and had learned three words.",
        ],
        [
          2,
          "Then {thehelper} did not come. {Hero} waited until noon {there} and understood that today {he} {was} alone. {He} could go home, or {he} could try it without help. {His} knees were soft. It would be so much easier to go home.",
        ],
        [
          1,
          "Look, thought {hero}. So {he} looked, and saw how the others did it. Breathe: that made {whom} calm. {He} tried, and it went wrong. Again. {He} tried once more, and it was a little better. Again, again, again. Suddenly {he} knew why there had been only three words.",
        ],
      ],
      end: [
        [
          0,
          "By evening {hero} could do it. Not beautifully, not for long, but {he} could do it, and nobody could take that away again. To {aim} no longer sounded too big.",
        ],
        [
          1,
          "{Thehelper} had been sitting behind the wall all day, with a thermos flask. “I wanted to see whether you need a fourth word,” said {thehelper}. “Do {i}?” asked {hero}. “Yes,” said {thehelper}. “Bravo.”",
        ],
      ],
    },
  ],
};
