import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What happens between two, or between somebody and all the others. */
export const bonds: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("(?:fell|had fallen|was|were) in love with {being}"),
    after: [
      [
        1,
        "It was not planned. {Being} had only come round the corner, as on any other day, and after that {doer} bumped into a chair, a door and the same chair once more.",
      ],
      [
        1,
        "From then on {doer} had a great deal to do wherever {being} was. There was always something there that was not quite clean, or not quite straight, or that needed to be looked at again.",
      ],
      [
        2,
        "“What's the matter with you?” {doer} was asked. {Doerhe} would have liked to know that, too. It was warm, and it buzzed a little, and it was strongest on the left.",
      ],
      [2, "{Doer} practised in front of the mirror. “Good evening,” {doerhe} said. “Nice weather.” It was raining."],
      [3, "{Being} did not notice any of it, or did as if. One never knew."],
    ],
    end: [
      [
        0,
        "One evening {doer} simply stayed where {doerhe} {doerwas}, quite close, and did not say a word. {Being} looked over. Then {being} came nearer, step by step, and there was just enough room for two.",
        "One evening {doer} simply stayed where {doerhe} {doerwas}, quite close, and did not say a word. {Being} looked over for a long time, and then came nearer, step by step, and did not go away again.",
      ],
      [
        1,
        "It was not a great love story. Nobody sang, and nobody died. But whoever came to look for one of them found two now, and went away again on tiptoe.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:got|was|were|became|grew) (?:very |so |terribly |a little )?jealous"),
    after: [
      [
        1,
        "It began in the stomach, as small as a pea. At breakfast it was an apple, and by supper {doer} could not eat anything else beside it.",
      ],
      [1, "{Doer} counted: how many smiles there, and how many here. It did not come out even."],
      [2, "“I don't mind,” said {doer}, three times in a row. Nobody had asked."],
    ],
    end: [
      [
        0,
        "“There's a place here,” somebody said in the end, and moved over. There had been one all the time, to the left, where it was warm. {Doer} sat down, and the apple became a pea again.",
      ],
      [
        1,
        "It is easier to count to three than to two. {Doer} noticed that the same evening, when they were three and laughed about the same thing.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:everyone|everybody|all of them|they all|they|the others|the whole \\w+) (?:suspected|accused|blamed|was sure that it was) {being}",
    ),
    idea: /\b(?:missing|gone|disappear\w*|vanish\w*|stole\w*|steal\w*|lost|taken)\b/i,
    after: [
      [
        1,
        "Nobody had seen anything, and so everybody was quite certain. {Being} was asked in a friendly way first, and then in a less friendly one.",
      ],
      [1, "“And where was {being} on Tuesday?” Asleep. But who could prove that?"],
      [
        2,
        "“Something is wrong here,” said {hero}, and looked at the floor more closely. There was a trail, very thin, and it led in quite another direction.",
      ],
    ],
    end: [
      [
        0,
        "The trail went behind the cupboard, along the wall and out. And there, in the sun, sat what they had all been looking for, and was quite well. It had simply gone by itself.",
      ],
      [
        1,
        "They said sorry to {being}, one after the other, in a row. {Being} accepted it with closed eyes, and a plate of something good.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:babysat|looked after|took care of|minded|watched over) (?!(?:his|her|their|the) (?:dying |old |sick |ill )*(?:father|mother|wife|husband|grandmother|grandfather|parents)\\b){being}",
    ),
    after: [
      [
        1,
        "“What can happen in one evening?” {doer} had said. By seven o'clock {doerhe} knew of nine things. Number ten was on top of the wardrobe and would not come down.",
      ],
      [
        1,
        "{Being} wanted a story, and then a glass of water, and then a different story. {Being} wanted to know why the moon does not fall down, and where the dark goes in the morning.",
      ],
      [2, "{Doer} made a face, and then another face. {Doerhe} had not known that {doerhe} had so many."],
    ],
    end: [
      [
        0,
        "When the door was opened late in the evening, it was perfectly still. {Being} slept, and {doer} slept as well, sitting, with a sock on one ear and a book on {doerhis} knees.",
        "When the door was opened late in the evening, it was perfectly still. {Being} slept, and {doer} slept as well, right across the doorway, so that nobody could get past.",
      ],
      [1, "“Was it hard work?” they asked in a whisper. {Doer} opened one eye. “Same time next week?” {doerhe} asked."],
    ],
  },
  {
    by: "any",
    words: event("(?:knitted|knit|sewed|crocheted|made|built|baked|wove) {object} for {being}"),
    idea: /\b(?:knit\w*|sew\w*|crochet\w*|wove|socks?|scarf|jumper|sweater|gloves|mittens|hat|blanket)\b/i,
    after: [
      [
        1,
        "First {doer} had to measure. {Being} had to stand still for that, and it turned out that this was the hardest part of all.",
        "First {doer} had to know the size, and {being} was not to notice anything. So {doer} measured with {doerhis} eyes, from behind, while {being} was looking at something else.",
      ],
      [
        1,
        "{Doer} worked from early till late. In the evening there was a piece of it, and in the morning there was a bit more. “Is it ready?” asked {being}. “Soon,” said {doer}.",
      ],
      [
        2,
        "Half of it had to be done again, because {doer} had been thinking of something nice and had gone on too long.",
      ],
      [3, "When the days were getting colder, the light at {doer's} place was on half the night."],
    ],
    end: [
      [
        0,
        "Then {object} lay there, ready, to the last stitch. {Being} said nothing for a long time. Then {being} had only one question: “All of this is for me?”",
        "Then the last bit was done. {Being} said nothing for a long time. Then {being} had only one question: “All of this is for me?”",
      ],
      [
        1,
        "It was a cold winter. But whoever met {being} outside saw at once that somebody here was warm, all the way down.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:asked|begged|told) (?:him|her|it|them) (?:very |quite )?(?:politely|nicely|kindly|gently|in a friendly way)",
    ),
    idea: /\b(?:refus\w*|would not|did not want|stubborn|block\w*|stuck|in the way|would not move)\b/i,
    after: [
      [
        1,
        "“Please,” it said, quite simply. “Would you be so kind?” Nobody had tried that yet. They had pulled, and they had pushed, and they had explained it. But nobody had said please.",
      ],
      [1, "{Hero} thought about it. It was no hurry, and for the first time nobody said that it was."],
    ],
    end: [
      [
        0,
        "“With pleasure,” said {hero}, and it was done before anybody could say thank you. “Why didn't you do that from the start?” they asked. “Why didn't you?” {he} said.",
      ],
      [
        1,
        "Now there is a small sign there, painted by hand. There is only one word on it, and it works with nearly everybody.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:would not|did not want to|refused to) (?:share|lend) {object}"),
    after: [
      [
        1,
        "“It's mine,” said {doer}. It is a short sentence. {Doerhe} said it eleven times that day, and each time it sounded a bit more lonely.",
      ],
      [1, "So the others went and played something else. One could hear them laughing as far as here."],
    ],
    end: [
      [
        0,
        "In the evening {doer} stood in front of them with {object}. “It's more fun with two,” {doerhe} said, and looked at {doerhis} feet. “With seven,” said the others, and that was the number they were.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:invited|asked) {being} (?:over|in|home|(?:to|for) (?:an? |the |his |her |their )?(?:[a-z]+ )?(?:tea|coffee|dinner|supper|lunch|breakfast|dance|party|meal|wedding|birthday|picnic|feast|visit|ball|cake|house))\\b",
    ),
    after: [
      [
        1,
        "{Doer} set the table, and then {doerhe} set it once more, because the first time had looked too much like every day.",
      ],
      [
        1,
        "At four o'clock {being} stood outside. At one minute past four both of them were still standing there, because nobody knew who was to begin.",
      ],
    ],
    end: [
      [
        0,
        "It got late. They found out that they laughed at the same places, and that was enough for a beginning. “Next time at my place,” said {being} at the door.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:said sorry|apologi[sz]ed|made up(?=[.,]|$| (?:with|again|after|and|at|before)\\b)|forgave {being}|forgave (?:him|her|them|each other))",
    ),
    after: [
      [
        1,
        "It was not easy. The words were small, and they still got stuck halfway. But then they were out, and the air was lighter at once.",
      ],
    ],
    end: [
      [
        0,
        "Nobody said anything clever. They only stood there for a while, and then somebody asked, “Are you hungry?” They were, both of them.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:became (?:best |good |close )?friends|made friends|made a (?:new )?friend)"),
    after: [
      [
        1,
        "It did not happen all at once. First they only said good morning. Then they said how are you, and waited for the answer.",
      ],
      [
        2,
        "They had not much in common. One talked, and the other listened. But that is already enough for a whole afternoon.",
      ],
    ],
    end: [
      [0, "Nobody could say on which day it had been. But when one of them looked round now, the other one was there."],
      [1, "“What did you do before?” they were asked later. They had to think. “We waited,” said {hero}."],
    ],
  },
  {
    by: "any",
    words: event("missed {being}"),
    idea: /^(?!.*\b(?:died|dead|late|widow\w*|grave|funeral|heaven|killed|passed away|ghost)\b)/is,
    after: [
      [
        1,
        "It was worst in the evening, at the hour when they had always been together. {Doer} still laid the second place, and only noticed it when it was done.",
      ],
      [2, "{Doer} put the best things aside: a feather, a joke, half a biscuit. They were for {being}, for later."],
    ],
    end: [
      [
        0,
        "Then there were steps outside, quite ordinary steps. {Doer} knew them at the second one, and was at the door before the third. It was {being}. There was so much to hand over that it took all night.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:laughed at|made fun of|teased) (?:him|her|it|them|me|{being})"),
    after: [
      [
        1,
        "It was not even meant badly. But it stuck, like a burr in a pullover, and it was still there in the evening.",
      ],
      [
        2,
        "{Hero} looked at {himself} in the window. {He} saw nothing that was funny. {He} saw somebody who was nearly crying.",
      ],
    ],
    end: [
      [
        0,
        "One of them had stopped laughing. “I don't think it's funny any more,” she said, came over and stood beside {hero}. Then there was a second one. You only need two for that. The rest followed by themselves.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:helped|rescued|saved|freed|comforted) {being}"),
    after: [
      [
        1,
        "{Doer} did not think about it for long. There was somebody who needed something, and {doer} had two hands free.",
        "{Doer} did not think about it for long. There was somebody who needed something, and nobody else was near.",
      ],
      [1, "It took longer than {doerhe} had thought, and in between it looked as if it would come to nothing."],
    ],
    end: [
      [
        0,
        "“Thank you,” said {being}. It was a very small thank you, from very far down, and {doer} carried it home as one carries an egg.",
      ],
    ],
  },
];
