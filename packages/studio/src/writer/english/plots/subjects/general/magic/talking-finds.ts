import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of somebody who comes by something that talks. */
export const talkingFinds = [
  story({
    says: [
      phrase(
        "(?:found|met|discovered|bought|adopted|got|was given|caught|inherited|befriended|came across|ran into|won|brought home|took in|rescued) (?=(?:an?|the) (?:\\p{Ll}+ )?(?:talking|speaking) )<pet:thing>(?=[.,;]|$| (?:in|at|on|under|from|behind|near|by|inside|who|that|which|and|but|named|called|one)\\b)(?: (?:in|at|on|under|from|behind|near|by|inside) [^.,]*)?",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|dead|died|dies|wish(?:es)?|detective|crime|police|spy|treasure|traded|swapped)\b/i,
    of: "people",
    after: [
      "“You took your time,” was the first thing that {thepet} said. {Hero} looked for the person who had spoken. “Down here,” said {thepet}. “Or up here, as the case may be. Close your mouth, there's a draught.” {Hero} closed {his} mouth and opened it again. “That isn't possible,” {he} said. “That's what they all say,” said {thepet}.",
      "+ {Thepet} talked all day. It talked at breakfast, and it talked through the bathroom door. It had something to say about {hero's} hair. When {hero} met a neighbour, {thepet} said loudly what {hero} had only thought. “But that is what you think!” said {thepet} in surprise, when {hero} dragged it round the corner. “Why don't you say so?”",
      "Soon everybody had heard about {thepet}. They came to hear it, and it told each of them something true, and not all of them liked that. People crossed the road. {Hero} had to apologise from morning to night. One evening, when {he} was very tired, {hero} said it: “If only you would be quiet for once!” It was out before {he} could stop it.",
      "+ {Thepet} said: “Oh.” It was the shortest thing that it had ever said. {Hero} wanted to add something, but {he} was too tired, and went to bed. It was pleasantly quiet. {Hero} lay awake for hours and listened to it.",
      "The next day {thepet} did not say a word. It did not say one on the day after that, either. {Hero} asked if it was hungry. {He} put on two different socks, on purpose, and looked at {thepet}. Nothing. There was a hole everywhere, where somebody used to say something about {hero's} hair.",
    ],
    end: [
      "In the evening {hero} sat down on the floor beside {thepet}. “I'll talk, then,” said {hero}. And {he} did what {he} had never done. {He} said all that {he} really thought: what {he} was afraid of, whom {he} missed, and that {he} had only been ashamed because so much of it was true. “And I miss you,” said {hero} at the end.",
      "For a while it was still. Then something cleared its throat. “Your socks don't match,” said {thepet} in a hoarse voice. {Hero} laughed until {he} cried, or it was the other way round. “You see,” said {thepet}. “You can do it. I was beginning to think that I was the only one of us who can talk.”",
      "Now there are two who say what they think. {Thepet} has learned to say some of it in a whisper, and {hero} says more of it aloud. People stop on the pavement again. “How is my hair?” asks {hero} every morning. “Do you want the truth,” asks {thepet}, “or breakfast first?”",
    ],
  }),
];
