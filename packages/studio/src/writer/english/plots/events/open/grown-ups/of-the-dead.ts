import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const KIN =
  "(?:wife|husband|mother|mum|mom|father|dad|brother|sister|friend|son|daughter|grand(?:mother|father|ma|pa|dad)|grandad|gran|granny|nan|aunt|uncle|teacher|partner|best friend)";
const DEAD = `(?:(?:late|dead|deceased|drowned) (?:[a-z]+ )?${KIN})`;
/** The idea says that somebody died. */
const DIED = new RegExp(
  `\\b(?:${DEAD}|died|dies|has died|passed away|drowned|widow(?:er|ed)?|death|after (?:his|her|their|my) ${KIN}['’]s (?:death|funeral)|${KIN} is dead)\\b`,
  "i",
);
const died = (rest: string): RegExp => new RegExp(`^(?=[\\s\\S]*${DIED.source})${rest}`, "i");

/** What somebody may have left unfinished. */
const WORK =
  "(?:the|his|her|their|an?|my) (?:(?:late |dead )?[a-z]+['’]s )?(?!job\\b|work\\b|school\\b|race\\b|homework\\b)(?:old |last |unfinished |half-finished |broken |wooden |big |little )*(?:boat|book|novel|song|symphony|opera|painting|picture|sweater|jumper|scarf|quilt|blanket|house|hut|cradle|chair|table|clock|car|motorbike|organ|violin|guitar|puzzle|crossword|garden|wall|tower|map|model railway|dolls['’] house|dollhouse|cathedral|bridge|plane|kite|film|story|poem|cookbook|treehouse|tapestry|dress|suit|telescope|ship|piano)";

/** Letters to those who died, what they left, and what they did not finish. */
export const ofTheDead: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("answer\\w*|repl\\w+|respond\\w*|picked up|killed|murder\\w*")}(?:wrote|writes|had been writing|has been writing|started (?:writing|to write)|began (?:writing|to write)|kept (?:writing|calling|ringing|phoning|texting)|called|calls|rang|rings|phoned|texted|sent|sends|left (?:messages|a message)|talked|spoke|told)\\b[^.]*?\\b(?:(?:his|her|their|my) (?<gone>(?:late |dead |deceased )?(?:[a-z]+ )?${KIN}))(?![’'])[^.]*|(?:called|calls|rang|rings|phoned|texted|texts|wrote to|sent messages to|kept (?:calling|ringing|phoning|texting)|listened to)\\b[^.]*?\\b(?:his|her|their|my) (?<goner>(?:late |dead )?(?:[a-z]+ )?${KIN})['’]s (?:old )?(?:voice ?mail|phone|number|answering machine|mailbox|voice)\\b[^.]*`,
    ),
    idea: died(
      "(?!.*\\b(?:answer(?:s|ed|ing)?(?! machine)|repl(?:y|ies|ied)|respond\\w*|ghost\\w*|killer|murder\\w*|postwoman|postman)\\b)",
    ),
    after: [
      [
        0,
        "=It was never about anything great. It was about the neighbours' new fence, which was too high, and about the tap that had begun to drip again. “You would have known what to do,” it said at the end, every time. Then came the name, and a full stop.",
      ],
      [
        1,
        "={Hero} had once meant to stop. {He} held out for nine days. On the tenth day the price of potatoes was in the newspaper, and there was nobody else whom one could have told about that.",
      ],
      [
        2,
        "=People meant well. They brought round soups and leaflets. “You have to let go,” they said. {Hero} nodded and asked whether somebody could hold the ladder meanwhile. Nobody could. They had to be getting on.",
        "=People meant well. They brought round soups and leaflets. “You have to let go,” they said. “Of what?” asked {mate}, who was holding the ladder for {hero}. Nobody knew exactly. They left the soup there and had to be getting on.",
      ],
      [
        0.8,
        "=Then something happened that {he} had not been prepared for. Something funny happened. It had to do with a goose and the choirmaster, and {hero} laughed until {he} had to hold on to the railing. It was the first time since then. {He} was so startled that {he} stopped in the middle.",
      ],
      [
        0.4,
        "=That evening {he} told about it, in every detail. It took a long time. And when {he} had got to the end, {he} noticed that the most important part was missing: somebody who laughed back. It had been missing the whole time. It had only never been so quiet about it.",
      ],
    ],
    end: [
      [
        0,
        "=The tap went on dripping all night. In the morning {hero} rang at the house with the fence. It really was too high. “I've got a tap that drips,” {he} said over the top of it, “and a story with a goose.” There was a rustling on the other side. “Wait there,” said somebody. “I'm fetching my pliers.”",
      ],
      [
        0.6,
        "=The story was better the second time, because somebody asked questions. What sort of a goose? And what did the choirmaster say? The tap took twenty minutes. It was three hours before anybody noticed that it had stopped.",
      ],
      [
        0.5,
        "={Hero} has not given it up. It is Sundays only now, and it has become shorter, because there is less time. The last one was about the fence. “It's coming down in spring,” it said. “You would have known that.”",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("murder\\w*|poison\\w*|scatter\\w*|stole|stolen|gold|treasure|haunted")}(?:finish(?:ed)?|complet(?:e|ed)|continue[ds]?|carr(?:y|ied) on|restor(?:e|ed)|rebuil[dt]|repair(?:ed)?)\\b (?:building |writing |painting |knitting |restoring |making |sewing )?(?:it|them|${WORK})\\b[^.]*`,
    ),
    idea: died(`(?!.*\\b(?:killer|murder\\w*|detective)\\b)(?=.*?\\b(?<work>${WORK})\\b)`),
    after: [
      [
        0,
        "=Everything had been left as it was on the last day. A pencil lay there, a cup with a ring in it, and a note on the edge in a hand that everybody knew: “Not like that! The other way round.” Only it did not say what.",
      ],
      [
        1,
        "=“I'll just tidy up,” {hero} said. That was on the first evening. {He} put the pencil straight and looked at {work} from the left and from the right. It was like walking in the middle of somebody's sentence. One did not want to cough.",
      ],
      [
        1,
        "=The first attempt looked exactly like a first attempt. {Hero} undid it again. {He} undid the second one, too. With the third {he} found out why there had been so much swearing behind that door in all those years. There was no other way to do it.",
        "=The first attempt looked exactly like a first attempt. {Hero} undid it again. “Swear,” said {mate} when the second one did not work, either. “There was always swearing at this place.” {Hero} tried that. With the swearing it held.",
      ],
      [
        2,
        "=After that there was something done every evening, never much. The others stopped asking when supper was. They put the plate down beside the pencil and went out again on the tips of their toes.",
      ],
      [
        0.4,
        "=Then came the place with the note. {Hero} tried it one way, and it was wrong. {He} tried it the other way round, and it was wrong as well. {He} said something very rude to the note. And then {he} turned the note itself the other way round. There was something on the back.",
      ],
    ],
    end: [
      [
        0,
        "=“If you've got as far as this,” it said there, “you've understood it better than I have. I've been stuck here since March. Do it as you think best.” {Hero} sat there for a long time with the note in {his} hand. Then {he} did it as {he} thought best.",
      ],
      [
        0.6,
        "=When {work} was finished, they all came and stood round. It was not as it would have been. One could see where the one hand stopped and the other one began. “You can see the join,” somebody said. “Yes,” said {hero}. “That's the best part.”",
      ],
      [
        0.5,
        "=The cup has been washed. The pencil is still there, and it has become a good deal shorter. And the note has been stuck back in its old place, on the edge. There are two hands on it now. The lower one says: “All right.”",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("murder\\w*|poison\\w*|stole|stolen|gold|treasure|magic\\w*")}(?:found|discovered|inherited|got|was given|received|listened to|played|(?:tried|decided|wanted|started|began|learn(?:ed|t)) to (?:bake|cook|make)|baked|cooked|followed|decided to (?:follow|do|tick off|cook|bake)|worked (?:his|her|their) way through|left (?:him|her|them|me))\\b[^.]*`,
    ),
    idea: died(
      "(?!.*\\b(?:killer|murder\\w*|detective|treasure|ghost)\\b)(?!(?:an?|my|his|her|the) [a-z]+ (?:leaves|left) (?:his|her|their|me)\\b)(?=.*?\\b(?<left>(?:his|her|their|an?|the|my) (?:[a-z'’-]+ ){0,3}?(?:recipe (?:book|cards?)|cook(?:ery )?book|playlist|mix ?tape|cassettes?|tapes?|bucket list|list|diary|notebook|recipes?|record collection)\\b))",
    ),
    after: [
      [
        0,
        "=It was only {left}, one could say. There were people who did say so. They had not seen what was written on the front, underlined twice, in that hand which always leaned a little to the left: “Don't skip anything!”",
      ],
      [
        1,
        "=So {hero} began right at the front, although {he} would have had a good many reasons for beginning at the back. The first thing took the whole day. In the evening there was flour on the ceiling, or something that looked like it, and {he} said into the empty room: “You might have mentioned that.”",
        "=So {hero} began right at the front, although {he} would have had a good many reasons for beginning at the back. The first thing took the whole day. In the evening there was something white on the ceiling. “You might have mentioned that,” {hero} said into the air. “It's mentioned,” said {mate}, who was holding the page. “In small letters.”",
      ],
      [
        1,
        "=After that it went on, a little every day. Now and then there was a remark in between that belonged to nothing at all. “You're frowning,” one of them said. “Stop it.” {Hero} looked over {his} shoulder. {He} had been frowning, in fact.",
      ],
      [
        2,
        "=It is odd whom one gets to know like that. There was an afternoon in it that {he} had not been told about, and a joke that must have been a secret for years. {He} laughed at it, all alone and far too late. Jokes keep well, it turned out.",
        "=It is odd whom one gets to know like that. There was an afternoon in it that nobody had been told about, and a joke that must have been a secret for years. They laughed at it, far too late, first {mate} and then {hero}. Jokes keep well, it turned out.",
      ],
      [
        0.4,
        "=Then there was only one thing left, the last one. {Hero} knew how it is with last things. {He} left it alone for a week. {He} dusted round it. As long as it was not done, there was still something to come.",
      ],
    ],
    end: [
      [
        0,
        "=In the end it was done on a day that was good for nothing else. The last thing was quite short. “For more than one,” it said there, and under it: “If you've done this alone, you've skipped something after all. Go back to the front and ask somebody in.”",
      ],
      [
        0.6,
        "={Hero} read it three times. Then {he} went out on the stairs, just as {he} was, and rang at the nearest door. “Have you got an hour?” {he} asked. “It may be two. And I can't answer for the ceiling.”",
      ],
      [
        0.5,
        "=They are at it for the second time now, with more people. Nothing is skipped. Only on the front there is something new under the underlined words, and the hand leans to the right: “I know, I know.”",
      ],
    ],
    of: "people",
  }),
];
