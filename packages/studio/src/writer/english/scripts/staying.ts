import type { ScriptGroup } from "./script.ts";

/** Losing the way in a place. */
export const straying: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} had only [stopped for a moment|turned round once|bent down to tie something], and when {he} looked up, the others were gone. {He} called. The only answer was {his} own voice, a little later and a little smaller.",
          "%{Hero} had only followed a smell around one corner, and then around another. When {he} looked up, nothing was where it had been. {He} called. The only answer was {his} own voice, a little later and a little smaller.",
        ],
        [
          1,
          "“Whoever is lost should stay where {he} {was},” people always say. {Hero} stayed for as long as {he} could bear it, which was not very long. Then {he} took the way that looked most familiar. After ten minutes {he} came past the same [red door|crooked sign|broken lamp] for the second time.",
        ],
        [
          2,
          "After the third time {hero} began to leave signs: a [button|pebble|crumb] at every corner. It was the first good idea of the day. Now {he} at least knew where {he} had been, and there was less and less of it left to be afraid of.",
        ],
        [
          3,
          "The light went. Things that are friendly by day have other faces in the dark, and {hero} counted them instead of looking at them. At twenty-three {he} sat down and wished for [a blanket|somebody's hand|a voice, any voice].",
        ],
        [
          1,
          "Then {hero} heard something, quite far away and quite regular: [steps|a bunch of keys|somebody whistling]. {He} stopped breathing to hear it better. It came no closer. So {he} went closer {himself}, with one hand on the wall.",
        ],
      ],
      end: [
        [
          0,
          "Around the last corner there was light, and in the light stood {ahelper}, who was not even surprised. “You have found the long way,” said {thehelper}. “Most people only know the short one.” It was thirty steps to the door. {Hero} had gone past it all afternoon.",
        ],
        [
          1,
          "Today {hero} could walk that way blindfold. {He} knew every corner of it, better than anybody who had never been lost. The last [button|pebble|crumb] is still lying there. It was left on purpose, for the next one.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Being lost does not begin when one is lost. It begins when one notices. {Hero} noticed it in front of a door that should not have been there, and from then on every step {there} sounded different.",
        ],
        [
          2,
          "{Hero} did what {he} had learned for such cases: breathe, look around, think. {He} breathed. {He} looked around. Thinking was the hardest part, because {his} head kept saying only one word, and the word was home.",
        ],
        [
          1,
          "“Are you lost, or are you only looking?” somebody asked. It was {ahelper}, sitting on a step with something to eat. “Only looking,” said {hero}. “Good,” said {thehelper}. “Then sit down and look from here. One sees more.”",
        ],
        [
          2,
          "From down there {hero} saw it: there was a draught {there}, very faint, and all the dust moved the same way. “Air always knows the way out,” said {thehelper} and broke the bread in two. “One only has to be as patient as air.”",
        ],
        [
          1,
          "{Hero} wetted a finger and held it up. Left. Then straight on, then down some stairs that {he} would never have taken. Twice {he} lost the draught and had to wait until it came back. The third time it smelled of [rain|grass|evening].",
        ],
      ],
      end: [
        [
          0,
          "Then {hero} was outside, and the sky was much bigger than in the morning. Somebody called {his} name, and somebody else ran, and {he} was held so tightly that {he} could hardly say where {he} had been.",
        ],
        [
          1,
          "“Were you afraid?” they asked in the evening. “At first {i} {was} lost,” said {hero}. “After that {i} {was} only looking.”",
        ],
      ],
    },
  ],
};

/** Spending a night or a longer time in a place. */
export const staying: ScriptGroup = {
  verbs: "spend stay sleep camp survive wait overnight move",
  scripts: [
    {
      tell: [
        [
          1,
          "By day everything {there} had looked quite harmless. It had been {hero}'s own idea, and so {he} could not very well say anything when the last light went out. It became quiet. Then it became so quiet that one could hear things.",
        ],
        [
          1,
          "First there was a scratching, then a dripping, and then something that {hero} could not find a word for. “Old wood,” {he} said aloud. “Water in the pipes.” For the third sound {he} still had no word. It came again, and it came from above.",
        ],
        [
          2,
          "There was one lamp and one blanket, and both were too small. {Hero} thought of {his} own bed, which must now be lying there all alone. Until morning it was [seven|eight|nine] hours. {He} counted them on {his} fingers, in case one was missing.",
          "%There was one dry corner, and it was too small. {Hero} thought of home, which must now be lying there all alone. Until morning it was a long time, and it went by one drop at a time.",
        ],
        [
          1,
          "When the sound came for the fifth time, being afraid had become boring. {Hero} took the lamp and went to look. It was only a few steps, but they were the longest that {he} had ever taken {there}.",
          "%When the sound came for the fifth time, being afraid had become boring. {Hero} went to look. It was only a few steps, but they were the longest that {he} had ever taken {there}.",
        ],
      ],
      end: [
        [
          0,
          "Up there sat [a young owl|a bat|a dormouse], no bigger than a fist, and was at least as frightened. They looked at each other for a while. Then {hero} sat down beside it, at a polite distance, and from then on there were two who were awake {there}.",
        ],
        [
          1,
          "“And, how was the night?” everybody asked in the morning. {Hero} yawned. “Short,” {he} said, and put a crumb of breakfast aside, for later, for somebody who slept during the day.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "The first thing that {hero} noticed {there} was the smell, and the second was that everybody already knew each other. There are places that have to be won over. {He} put {his} things in a corner and waited.",
          "%The first thing that {hero} noticed {there} was the smell, and the second was that everybody already knew each other. There are places that have to be won over. {He} found a corner and waited.",
        ],
        [
          2,
          "Nobody was unkind. It was only that every seat belonged to somebody, every hook had a name, and whenever {hero} opened {his} mouth, somebody had just finished saying it. By evening {he} had said eleven words in all.",
        ],
        [
          1,
          "On the third day {hero} met {ahelper}, who was mending a chair {there}. “This one wobbles,” said {thehelper}. “It has been wobbling for years. Everyone here has got used to it. You have not. Hold on to that.”",
        ],
        [
          1,
          "So {hero} began to look for what everybody else had got used to: the window that would not close, the bell that nobody heard, the small one who always sat alone. {He} began with the window. Then {he} sat down next to the small one.",
        ],
        [
          2,
          "The bell was the hardest. It hung so high that {he} needed help, and for that {he} had to ask. {Hero} asked. There was a silence, and then three of them stood up at the same time.",
        ],
      ],
      end: [
        [
          0,
          "When the bell rang for the first time, everybody {there} came to see who it was. {Hero} stood below it with dust on {his} nose. “That was us,” somebody said, and {hero} noticed the last word and kept it.",
        ],
        [
          1,
          "There is a hook by the door now with {his} name on it. The chair still wobbles. It was decided, by all votes, to leave one thing for the next newcomer.",
          "%There is a corner by the door now that belongs to {hero} alone. The chair still wobbles. It was decided, by all votes, to leave one thing for the next newcomer.",
        ],
      ],
    },
  ],
};
