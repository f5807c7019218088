import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** A thing that can break down and be taken away. */
const LOVED_MACHINE =
  "(?:machine|robot|washing machine|microwave|toaster|fridge|refrigerator|printer|computer|lift|elevator|jukebox|kettle|dishwasher|mixer|blender|radio|television|typewriter|vacuum cleaner|lawn mower|car|bus|tram|tractor|bicycle|bike|scooter|clock|lamp)";

/** Love that a reason of the idea stands against, or that another outcome belongs to. */
const WITH_OBSTACLE =
  /\b(?:kill\w*|murder\w*|enem(?:y|ies)|rivals?|married|engaged|wife|husband|wedding|spy|spies|war|die[sd]?|dying|dead|ghosts?|prison\w*|voice|never met|forbidden|supposed to|must not)\b/i;

/** Somebody has fallen in love, with somebody or with something. */
const inLove = (gap: "being" | "object"): ClauseScene => ({
  by: "any",
  words: inSentence(
    `(?:fell|falls|fall|was|is) in love with (?<${gap}>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?${gap === "object" ? LOVED_MACHINE : "[a-z]+"})(?=[.,;!]|$| (?:who|that|in|on|at|from|of|and|but)\\b)`,
  ),
  idea: new RegExp(`^(?!.*${WITH_OBSTACLE.source})`, "i"),
  after: [
    [
      0,
      `It had happened on an ordinary Tuesday, between ten and a quarter past. {Hero} had looked up, and there was {${gap}}. Since then there had been something loose inside {him}, and it rattled.`,
    ],
    [
      1,
      "“Good morning,” {hero} wanted to say. What came out was “Good moon”. {He} went round the corner and did not come out again until lunch.",
    ],
    [
      1,
      "{He} asked for advice. “Give flowers,” said the one. “Say something clever,” said another, and a third one said: “Whatever you do, don't stare.” {Hero} picked a flower, thought of something clever, and stared.",
    ],
    [
      2,
      `Every day {he} found a reason to go past: because of the window, because of the weather, because of something that {he} had forgotten there the day before. “You forget a great deal,” said {${gap}} kindly.`,
      "Every day {he} found a reason to go past: because of the window, because of the weather, because of something that {he} had forgotten there the day before.",
    ],
    [
      0.5,
      gap === "object"
        ? "And then, one morning, {object} was not where {object} had always been. “That one?” said somebody. “Nothing but trouble lately. It's going away today.” The cart was already standing at the back door."
        : "And then, one morning, there was an empty place where {being} had always been, and it was a terribly large one.",
    ],
  ],
  end: [
    [
      0,
      "{Hero} ran. {He} had never run before, not like that, and things fell off {him} on the way. “Stop!” {he} shouted. And because there was no time left for anything clever, {he} said it as it was: “It's quieter without you. I don't like it when it's quiet.”",
    ],
    [
      0.7,
      gap === "object"
        ? "For a moment nothing happened. Then something went “click”, and {object} turned a little red, and warm all over. “I broke down on purpose,” it was said very softly. “So that you would come and have a look.”"
        : "For a moment nothing happened. “I thought that you only came because of the window,” said {being}. “I don't care about windows,” said {hero}. “I know,” said {being}.",
    ],
    [
      1,
      "They are side by side now. They do not talk much. When everybody has gone, one can hear a hum, and a little later a second one, and after a while it is the same tune.",
    ],
  ],
  isWhole: true,
});

/** Rivals and those who quarrel, and how they find to each other. */
export const madeUpAgain: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:two|both) (?:rival|competing|feuding|famous|proud|jealous|hostile) (?:[a-z]+ )?(?<rivals>bakers|chefs|cooks|confectioners|tailors|dressmakers|shoemakers|carpenters|potters|painters|builders|gardeners|toymakers|clockmakers)\\b[^.]*?\\b(?:had to|have to|must|were forced to|needed to) (?:work|cook|bake|play|team up|perform|sing|build|fight|travel|act|cooperate)\\b[^.]*?(?<occasion>(?:when|because|after|since|to|for) [^.]+)?\\.?$",
    ),
    after: [
      [
        0,
        "They had not spoken to each other for eleven years. Whoever wanted to go from the one to the other had to cross the street, and even the cats thought twice about it.",
      ],
      [
        1,
        "“My way,” said the one. “Mine,” said the other. “I have a medal.” “I have two, and yours is made of tin.” They stood back to back at the same table, and each of them hid with an elbow what they were doing.",
      ],
      [
        1,
        "The first try was half the work of the one and half the work of the other, and in the middle there was a crack. Somebody laughed outside the window. It was the first time that they had both been angry with the same person.",
      ],
      [
        2,
        "Night came. “What do you do to make it like that?” asked the one, very quietly, because it cost so much. There was a long pause. “I wait,” said the other. “And you? How do you keep it from falling apart?” “I sing to it.”",
      ],
      [
        2,
        "So it turned out that they had both learned it from the same old man, in the same cold room, in different years. “Did he throw his slipper at you, too?” “Every Tuesday.”",
        "So it turned out that they had both learned it from the same old woman, in the same cold room, in different years. “Did she throw her slipper at you, too?” “Every Tuesday.”",
      ],
    ],
    end: [
      [
        0,
        "After that there were four hands, and it no longer mattered whose they were. The one held, and the other did the rest. When the morning came, it was there, finished, and neither of them could have said where the one half ended and the other began.",
      ],
      [
        1,
        "“Who made this?” everybody asked. “He did,” said the one, and “He did,” said the other, at the same time, and they nearly began to quarrel again.",
        "“Who made this?” everybody asked. Each of them pointed at the other, and they nearly began to quarrel again.",
      ],
      [
        1,
        "There is only one sign over the street now, with both names on it. Once a year they paint it, and each of them tries to let the other go first.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:argue[sd]?|quarrel(?:l?ed|s)?|were arguing|are arguing|was arguing|fought|fight|had an? (?:quarrel|argument|fight)|have an? (?:quarrel|argument|fight)|could not agree)(?: [a-z]+)? (?:about|over|on|as to) (?:who|which(?: one)?(?: of them)?) (?:was|is|are|were) (?:the )?(?<best>(?:more |most )?[a-z]+)(?= of | than |[.,]|$)",
    ),
    idea: /\b(?:seasons?|spring|summer|autumn|winter|sun|moon|wind|rain|snow|weather|months?)\b/i,
    after: [
      [
        0,
        "“That's easy,” said the first one. “Where would you all be without me?” “Much quieter,” was the answer. By noon they could be heard for miles around.",
      ],
      [
        1,
        "They made lists. Each list was long, and on each of them the same name stood at the top. They asked the wind, and the wind said that it had no time. They asked the snail, who promised to think about it.",
      ],
      [
        0.3,
        "“Then let's see how they get on without us,” somebody said in the end. And so, from that evening on, none of them did anything at all.",
      ],
      [
        0.5,
        "On the first day hardly anybody noticed. On the second day people stood in front of their doors with an umbrella, a fan and a shovel, and did not know which of them they would need. On the third day a very small girl put a chair in the middle of the meadow and sat down on it.",
      ],
      [
        0.5,
        "“I'm waiting,” she said. “For me?” each of them asked at once. “For what comes next,” said the girl. “It was always so nice when one of you went and the next one came. What is it without that?”",
      ],
    ],
    end: [
      [
        0,
        "Nobody answered for a while. They looked at one another from the side. It is not easy to be {best} if there is nobody beside one. “After you,” said the one who had been the loudest. “No, please, after you.” And so it began to turn again.",
        "Nobody answered for a while. They looked at one another from the side. “After you,” said the one who had been the loudest. “No, please, after you.” And so it began to turn again.",
      ],
      [
        1,
        "On the evening of the fourth day the snail came back. “I have thought about it,” it said. “Who is it?” “I have forgotten the question,” said the snail. “But it was a beautiful walk.”",
      ],
      [
        1,
        "They still quarrel now and then. One hears it in the distance, and then one shuts the window and puts the kettle on, and in the morning it has all been washed clean.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^(?:an?|the) (?<one>(?:[a-z]+ )??[a-z]+) and (?:an?|the) (?<other>(?:[a-z]+ )??[a-z]+) (?:(?:were|was|kept|always|had|began|started|constantly|to|an?|big|on) )*(?:argu|quarrel|fought|fight|bicker)\\w*[^.]*",
    ),
    after: [
      [
        0,
        "“You always begin,” said the {other}. “And you never stop,” said the {one}. They had been side by side for two years, and it had been a long two years.",
      ],
      [
        1,
        "If the {one} said white, the {other} said black. If the {one} said left, the {other} went right, and bumped into something. The others had stuffed their ears with fluff.",
      ],
      [
        0.3,
        "One morning the {other} was gone. It was very pleasant. The {one} did everything just as it liked, and as much of it as it liked, and nobody said a word.",
      ],
      [
        0.5,
        "By noon it had all gone a little crooked. By three o'clock there was nothing there that was right, and there was no way to begin again. “Well?” the {one} said into the silence. “Say something.” Nobody did.",
      ],
      [
        2,
        "The {other}, meanwhile, was only just round the corner. It had nothing to do there, nothing at all. It thought of the {one}, and how it would now be doing everything wrong, and it would have given a lot to see it.",
      ],
    ],
    end: [
      [
        0,
        "When it got dark, it was back. “There you are,” said the {one}. “There I am,” said the {other}, and looked at what had been going on. “Oh dear,” it said. And then it set to work, quite gently, and left a great deal of it as it was.",
      ],
      [
        1,
        "“Some of it is good,” said the {other}. “Only because you were not there,” said the {one}. “Only because I left,” said the {other}. It was nice to have that again.",
      ],
      [
        1,
        "They argue to this day, mostly about who was sorry first. The others say that they could not sleep otherwise.",
      ],
    ],
    isWhole: true,
    of: "things",
  },
  inLove("being"),
  inLove("object"),
];
