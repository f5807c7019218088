import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

const ELDER =
  "(?<elder>(?:his|her|their|an?|the|my|our) (?:(?!and\\b|or\\b)[a-z]+ ){0,2}?(?:grand(?:father|mother|pa|ma|dad)|grandad|aunt|uncle|great-(?:aunt|uncle)|godmother|godfather))";

/** Two who are strange to each other under one roof, and two who are close and far apart. */
export const apartAndTogether: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      `(?:(?:had|was sent|were sent|was forced|came|went|was made) to (?:spend|stay|live)|spent|stayed|was sent to stay|was sent|moved in) (?:[^.,]*? )?with ${ELDER}(?= |[.,])[^.]*`,
    ),
    idea: /\b(?:never met|hardly knew|hardly knows|barely kn[eo]ws?|strict|grumpy|odd|strange|silent|gruff|stern|unknown|whom? (?:he|she|they) (?:has|had|have)? ?(?:never|not)|without (?:internet|television|tv|a phone|wi-?fi)|no (?:internet|television|tv|phone)|does not talk|did not talk|(?:he|she) has never met)\b/i,
    after: [
      [
        0,
        "They had nothing to say to each other. {Theelder} said it first: nothing. Then there were two plates on the table, and soup, and that was the first day.",
      ],
      [
        1,
        "There were rules. They hung beside the door, and there were eleven of them. The ninth one was: no singing before breakfast. {Hero} had never in {his} life sung before breakfast. The next morning {he} did.",
      ],
      [
        1,
        "“What can you do?” asked {theelder}. {Hero} had to think about it. It took the whole afternoon to explain. In return {he} was shown how one ties a knot that opens by itself. Both of these were about equally difficult.",
      ],
      [
        2,
        "It was so quiet there that one could hear the fridge thinking. By the second week {hero} knew by the creaking of the stairs what sort of a day it was going to be.",
      ],
      [
        0.4,
        "Then there was the thing with the photograph. It stood behind the flour, and {hero} had only been looking for the flour. There was somebody on it with a guitar, who was laughing with the whole face, and it took a while until {hero} saw who that was.",
      ],
    ],
    end: [
      [
        0,
        "“You've been at the flour,” said {theelder} at supper. “Yes,” said {hero}. Nothing was said for as long as it takes to eat a potato. Then there were steps up to the attic, and steps down again, with dust on both knees and a guitar that had four strings left.",
      ],
      [0.6, "It was the ninth rule that they broke first. They broke it thoroughly, and in two voices."],
      [
        1,
        "When it was time to go, there were only ten rules beside the door. “The tenth one is wrong as well,” said {hero}. “We'll talk about that next time,” said {theelder}.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:watched|looked at|had (?:breakfast|dinner|supper|lunch|tea)|ate|cooked|listened to|danced|played|read|talked|sang|baked)\\b[^.]*?\\b(?:at the same time|at the same moment|on video|over video|over the phone|on the phone|by phone)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:we|I|my|our|us)\b).*\b(?:moved to|moved away|long[- ]distance|far away|abroad|live[sd]? in|is in \p{Lu}\p{L}+|was in \p{Lu}\p{L}+|across the (?:sea|ocean|world)|other side of the world|different (?:countries|continents|cities|towns))\b/iu,
    after: [
      [
        0,
        "There were hours between them. When the one got up, the other one was yawning already, and so somebody was always eating the wrong meal.",
      ],
      [
        1,
        "At first they had tried it with talking. One talks, and then one asks about the weather, and then one looks at the small picture of oneself in the corner. It went better when they did something and did not talk.",
      ],
      [1, "There were rules, but only two. Nobody asks what the weather is like. And whoever is tired may be tired."],
      [
        2,
        "Once the line broke off in the middle of a sentence. Each of them finished it alone. Later they compared, and it was not the same sentence at all, but both of them were better than the real one.",
      ],
      [
        0.4,
        "Then there was a week when nothing came of it. The one had to work late, and the other one fell asleep with both shoes on. It was nobody's fault. That was why it was so quiet.",
      ],
    ],
    end: [
      [
        0,
        "The next time they were both too early. They laughed, and then neither of them knew how to begin. “What's the weather like?” “That's the first rule!” “I know.” “It's raining.” “Here, too.” In all that time it had never been the same weather.",
      ],
      [0.6, "They listened to it for a good while, the one rain and the other one. One could not hear any difference."],
      [
        1,
        "Two clocks hang side by side, here and there, and visitors always ask which of the two is right. “Both,” is the answer. “It only depends on who is hungry.”",
      ],
    ],
    of: "people",
  },
];
