import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Who follows somebody, shows the way, wakes up or will not move. */
export const whoComesAlong: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:follows?|followed) (?:him|her|them|the [a-z]+|[A-Z]\\w+)(?: all the way)?(?: back)? (?<home>home|to school|everywhere|to work|to the [a-z]+)\\b[^.]*",
    ),
    idea: /\b(?<follower>(?:an?|the|his|her) (?:[a-z]+ )?(?:cat|kitten|dog|puppy|duck|goose|pig|goat|lamb|fox|monkey|hen|squirrel|dragon))\b/i,
    after: [
      [
        0,
        "“Go home,” said {hero}, and pointed in the direction where that might be. {Thefollower} looked at the finger. It was obviously a nice finger. Three houses further on they were still two.",
      ],
      [
        1,
        "{He} went faster, and {he} went more slowly. {He} turned round at once, and there was somebody who was just looking at something in the hedge. {He} took the bus. At the next stop somebody was waiting, and got in at the back.",
      ],
      [
        1,
        "“That's mine?” {hero} said to the people who asked. “No, I don't know where it comes from.” “It thinks that you're its,” said an old man. “There's nothing one can do about that.”",
      ],
      [
        2,
        "{He} shut the door behind {him}. It was quiet. {He} had soup, {he} read the paper, and {he} did not look out of the window. {He} looked out of the window at seven, at half past, and at eight. It had begun to rain, and on the mat in front of the door there was something that was getting wetter and wetter, and was in very good spirits.",
      ],
      [
        0.5,
        "“Only until it stops,” said {hero}. It did not stop. In the night something smelled odd. {He} would have slept through it. But somebody jumped on {his} chest, and off again, and on again, until {he} sat up. The soup was still on the stove. There was no pot any more, only smoke.",
      ],
    ],
    end: [
      [
        0,
        "They sat on the steps in front of the house, in a blanket, with the windows open behind them. {Hero} {was} quite black in the face. “Well then,” {he} said after a while. “But the armchair is mine.” The armchair had already been taken.",
        "They sat on the steps in front of the house, in a blanket, with the windows open behind them. “Well then,” {hero} said after a while. “But the armchair is mine.” The armchair had already been taken.",
      ],
      [
        1,
        "There was no lead and no collar. It was quite unnecessary. Wherever {hero} went, there was somebody three steps behind {him}, looking at something in the hedge.",
      ],
      [
        1,
        "Once, in the park, {he} lost sight of it. {He} turned round, and there was nobody. {He} ran back as far as the bridge. It was sitting there and looked at {him}, as if to say: there, you see.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:gets?|got|is|was|were|are) lost (?:in|on) (?:an?|the) (?<woods>(?:[a-z]+ )?(?:forest|woods?))\\b[^.]*",
    ),
    idea: /\b(?:follow(?:s|ed)?|lead(?:s)?|led|show(?:s|ed)?|guide[sd]?|bring(?:s)?|brought|help(?:s|ed)?)\b[^.]*?\b(?<guide>an? (?:[a-z]+ )?(?:deer|fox|owl|wolf|bear|bird|firefly|rabbit|squirrel|butterfly|star|stream|light|hedgehog|moose|elephant|raven|crow|dog|cat|elf|gnome|fairy|ghost|old (?:man|woman)))\b|(?<guide2>\ba (?:deer|fox|owl|wolf|bear|bird|firefly|rabbit|squirrel|butterfly)) (?:shows?|showed|leads?|led|guides?|guided|brings?|brought|helps?|helped)\b/i,
    tells: /\b(?:followed|led|showed|guided|brought|helped)\b/,
    after: [
      [
        0,
        "One tree is easy to remember. Two hundred are not. {Hero} had turned round to see where {he} came from, and there it looked just as it did in front of {him}.",
      ],
      [
        1,
        "{He} went straight on. After an hour {he} came to a footprint, and it was {his} own. “Left,” {he} said aloud, “then I'll go left.” That led to the same footprint, only from the other side.",
      ],
      [
        1,
        "It got dark between the trunks first, and then above. Something cracked. Something breathed. {Hero} sat down, with {his} back against a trunk, and did not cry. {He} only had something in both eyes.",
      ],
      [
        0.5,
        "When {he} looked up again, somebody was standing there, as still as if it had always stood there: {guide}. It looked at {him}. It went three steps, and stopped, and looked again. Nobody could have said it more clearly.",
        "When {he} looked up again, somebody was standing there, as still as if it had always stood there. It looked at {him}. It went three steps, and stopped, and looked again. Nobody could have said it more clearly.",
      ],
      [
        1,
        "They did not take a single path. They went through fern as high as {his} chest, and over a stream on stones that one could only see when one was standing on them. Whenever {hero} fell back, there was a rustling ahead, quite soft, until {he} had caught up. {He} was no longer afraid. {He} only noticed it later.",
      ],
    ],
    end: [
      [
        0,
        "At the edge there were lamps, a great many of them, and voices that called {his} name, quite hoarse already. {Hero} turned round to say something. It stood between the last two trees and came no further. One could see its breath. “Thank you,” said {hero}. It bent its head. Then there was only the dark, and a branch that was still swinging.",
      ],
      [
        1,
        "“How did you find your way?” they asked over and over, and held on to {him} with all their hands. “I was shown,” said {hero}. They thought it was the fever.",
      ],
      [
        1,
        "In winter, when there is much snow, {hero} carries something to the edge of the {woods}, where the last two trees are, and does not look back. In the morning it is gone. There are tracks, and they come out of the wood as far as the footprints, and stand beside them for a while.",
        "After that {hero} often went to the edge of the {woods}, where the last two trees were, and left something there. In the morning it was gone.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:comes?|came) (?:to life|alive)(?: (?<moment>(?:at|in|on|during|every|one|when) [^.,;]+))?"),
    idea: /^(?:there was once )?(?:an?|the|[a-z]+['’]s|an? [a-z]+['’]s|my|his|her) (?:[a-z]+['’]?s? ){0,2}?(?:scarecrow|statue|snowman|doll|puppet|gingerbread man|toy|teddy|nutcracker|mannequin|gnome|gargoyle|rocking horse|carousel horse|wooden [a-z]+|stone [a-z]+|tin soldier|snow [a-z]+)\b/i,
    after: [
      [
        0,
        "First it was only an itch, right behind the ear. {Hero} had stood still for so long that {he} no longer knew how one scratches. {He} thought about it, and then there was a hand.",
      ],
      [
        1,
        "“Oh,” said {hero}, and was startled by {his} own voice. It squeaked a little. {He} lifted one foot, and put it down again in a different place, and now {he} had been in two places in {his} life.",
      ],
      [
        1,
        "There was so much that {he} had only ever seen from one side! {He} went once round the shed, because {he} had always wanted to know what was behind it. Behind it there was a wheelbarrow. {He} found it wonderful.",
        "There was so much that {he} had only ever seen from one side! {He} went once round the corner, because {he} had always wanted to know what was there. There was a broom. {He} found it wonderful.",
      ],
      [
        2,
        "A sparrow, who had known {him} for years, nearly fell off his twig. “Does that stay like this?” he asked. “I don't think so,” said {hero}. {He} did not know how {he} knew it. One feels such things in the seams. “Until it's light, perhaps.”",
      ],
      [
        0.5,
        "“Then you'd better decide what to do with it,” said the sparrow. {Hero} could have gone to the sea. {He} could have danced. But in the house over there a light was burning, and a child was sitting at the window, the one who had said good morning to {him} every day, also when it rained. It had not come out for a week now.",
      ],
    ],
    end: [
      [
        0,
        "{He} knocked at the window, as softly as one can with such hands. The child was ill, and very hot. It was not startled at all. “I knew it,” it said. They did all of it: they danced, between the bed and the stove. {Hero} told what it is like to see the weather coming. And the child told {him} about the sea, and because it told it so well, {he} could hear it.",
      ],
      [
        0.7,
        "When it got grey outside, {he} was back in {his} place, only just in time, with one arm still in the air. “It's better,” they said in the house, “the fever has gone down.” The child came out at noon, in a scarf. “Good morning,” it said.",
      ],
      [
        1,
        "{He} stands as still as before. Only the arm has stayed up. “As if somebody were waving,” say the people who go past. The child waves back.",
        "{He} stood as still as before after that. Only the arm had stayed up, as if somebody were waving.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:will not|won't|would not|wouldn't|refuse[sd]? to|does not want to|did not want to|doesn't want to|didn't want to) (?:cross|go over|walk over|go across|step on|move(?: on)?|go on|walk(?: on)?|leave|budge)\\b(?: (?<spot>(?:an?|the) (?:[a-z]+ ){0,2}?(?:bridge|stream|river|road|path|field|mountain)))?[^.]*",
    ),
    idea: /^(?=.*\bbridge\b)(?=.*\b(?:donkey|mule|horse|goat|camel|cow|pony|ox|llama)\b)/i,
    after: [
      [
        0,
        "There was no reason for it, as far as one could see. It stood there with its four legs, and the four legs stood there with it. On the other side was the market. On this side was the cart, with eggs.",
        "There was no reason for it, as far as one could see. {Hero} stood there with {his} four legs, and the four legs stood there with {him}.",
      ],
      [
        1,
        "They pulled in front, and they pushed from behind. The farmer held out a carrot. It was eaten, and that was all. The farmer's wife sang. The pastor came by and said something in Latin. One ear moved.",
      ],
      [
        1,
        "By ten o'clock there was a queue behind them, as far as the mill: three carts, a wedding, and a flock of geese who were on their way somewhere. “Beat him,” called the one. “Carry him,” called the other. “Ask him,” said a very small girl with one stocking down, but nobody listened to her.",
      ],
      [
        0.5,
        "So she asked. She squatted down in front, right by the nose. “What is it?” A sigh came out, long and warm. She looked where the eyes were looking. It was not the other side that they were looking at. It was the third plank from the left.",
      ],
      [
        2,
        "“It's whimsical,” said the farmer, “it's always been like that.” The girl threw a stone on the plank, no bigger than an egg. It made a sound like a biscuit.",
      ],
    ],
    end: [
      [
        0,
        "Then half of the bridge was lying in the stream. It went quite fast. There was some dust, and after that there was a hole, and through the hole one saw the water, a long way down. It was very quiet. The wedding held on to each other. “Oh,” said the farmer.",
      ],
      [
        0.7,
        "Nobody got to the market that day. They sat down in the grass, the three carts and the bride and the geese, and ate up all the eggs. {Hero} got the carrots, all of them, and the bride's bouquet, and a kiss between the ears.",
        "Nobody got to the market that day. They sat down in the grass, the three carts and the bride and the geese, and ate up all the eggs.",
      ],
      [
        1,
        "The new bridge is made of stone. They asked first, before they opened it. There is a carrot carved into the third stone from the left.",
      ],
    ],
    isWhole: true,
  },
];
