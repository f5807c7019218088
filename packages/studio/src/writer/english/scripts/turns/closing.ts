import type { ScriptGroup } from "../script.ts";

/** What follows the end that an idea tells itself: a good one. */
export const gladly: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [],
      end: [
        [
          0,
          "For a moment {hero} did not understand why it was suddenly so [bright {there}. Then {he} noticed that {he} {was} smiling|quiet {there}. Then {he} noticed that {he} {was} holding {his} breath|warm {there}. Then {he} noticed that everybody had come closer].",
          "Nobody said anything for a while. It was one of those moments in which every word would have been too loud.",
          "{Hero} took a deep breath. It was as if [a door had been stuck for a long time and had now come open by itself|somebody had taken a stone out of {his} shoe|after a long winter somebody had opened all the windows].",
          "So that was how it came. {Hero} had imagined it in a hundred ways, but never in this one, and this one was the best.",
        ],
        [
          1,
          "That evening there was a lot to tell. [Everybody told it from the place where they had been standing, and only when one put it all together was it the whole story|Some told it with their hands, some with sound, and one with three spoons and a salt cellar|It grew with every telling, and nobody wanted to go to bed before the end].",
          "Everybody stayed longer than they had meant to. There was something to eat, and somebody had brought [a guitar|an accordion|a drum], and nobody looked at the clock.",
          "Later, when it had become quiet, {hero} thought once more of the beginning. How long ago that seemed! And yet it had only been [a few days|a short time].",
          "“Would you have thought so?” {hero} {was} asked. “Never,” {he} said. “But {i} hoped it.”",
        ],
        [
          2,
          "If one asks about it today, people {there} begin to smile before they begin to tell.",
          "And when a day goes badly now, {hero} thinks of that one. It helps nearly every time.",
          "It is a small story, and it did not get into any newspaper. But those who were there [have kept it|tell it to this day|know it by heart].",
          "Before going to sleep {hero} said quietly, “Thank you.” There was nobody there who could have heard it, but it had to be said.",
        ],
      ],
    },
    {
      tell: [],
      end: [
        [
          0,
          "It took a moment before everybody had understood it. Then it became very loud {there}, and nobody minded.",
          "{Hero} could hardly believe it. [{He} asked three people, and all three of them had seen the same thing|{He} shut {his} eyes and opened them again, and it was still so|Somebody had to say it twice].",
          "And everything that had gone before suddenly made sense, even the bad part of it.",
          "“There,” said somebody, and more did not need to be said.",
        ],
        [
          1,
          "On the way home {hero} went slowly, because [this was a day that one did not want to be over so soon|there was so much to carry home in one's head|good days are short enough].",
          "The next morning {hero} woke up and thought that it had been a dream. Then {he} remembered that it was true, and stayed lying there for a while to be glad about it.",
          "Somebody took a picture of that moment. {Hero} has {his} eyes shut in it, and it is still the best one.",
          "They celebrated with what was there: [cold pancakes and tea|bread and honey|half a cake and a bag of cherries]. It was enough for everybody.",
        ],
        [
          2,
          "[Much has happened since then. But when|A good deal has changed since then. Still, when|Since then there have been other days, and some of them were loud. But when] {hero} is asked for a story, it is always this one.",
          "And whoever asks whether it will last gets the same answer {there}: [it has lasted so far|ask again next year|why should it not|so far nobody has complained].",
          "A good thing like that is not loud. It simply stays, and one day one notices that one has got used to being happy.",
          "And that is how it is to this day, or at least until supper.",
        ],
      ],
    },
  ],
};

/** What follows a sad end. */
export const sadly: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [],
      end: [
        [
          0,
          "It was quiet {there} for a long time. {Hero} did not wipe away the tears, because there was nothing wrong with them.",
          "{Hero} stood there for a while longer. One does not have to say anything at such a time. It is enough to stand there.",
        ],
        [
          1,
          "In the evening somebody lit a candle, and they told each other what they remembered. It was a great deal, and at some of it they even had to laugh.",
          "“Will it ever stop?” {hero} asked. “No,” was the answer, “but it becomes softer.”",
        ],
        [
          2,
          "And it became softer, from month to month. What is left is not the last day but all the others.",
          "Sometimes {hero} still looks up as if somebody had called. Then {he} {is} sad for a moment, and then {he} {is} glad that it was so.",
        ],
      ],
    },
  ],
};
