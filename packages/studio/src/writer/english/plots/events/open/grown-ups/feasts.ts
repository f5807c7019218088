import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

/** Weddings, dinners and first evenings, on which hardly anything goes right. */
export const feasts: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|dragon|prince|princess|fox|mice|mouse|bear|ran away|runs away|zombie\\w*|vampire\\w*")}(?:everything (?:that can go wrong |that could go wrong )?(?:went|goes|was|is) wrong|nothing (?:went|goes|worked)|(?:was|is|turned into|ended in) (?:an?|one) (?:single |complete |total )?(?:disaster|chaos|catastrophe))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?<feast>wedding(?: day| party)?|getting married|silver wedding|golden wedding)\b)(?!.*\b(?:murder\w*|kill\w*|dragon|prince\w*|runs? away|ran away|ex-\w+|detective|thief|dog|cat|fox|goat|ghost|died|war|zombie\w*|vampire\w*|rain\w*|cake|storm\w*)\b)/i,
    after: [
      [
        0,
        "=There was a plan for it, on three sheets of paper, and it had got times on it, to the minute. At nine the first sheet fell into the coffee. That was the one with the morning. “We'll begin with the second sheet, then,” it was decided, and so everything was two hours too early from the start.",
      ],
      [
        1,
        "=The flowers came, and they were wreaths. “Rest in peace, dear colleague,” it said on the ribbons. They were cut so that only “dear” was left, and that looked rather nice. It was only at the other place that people must have wondered a little.",
      ],
      [
        1,
        "=Meanwhile the relatives had been put where they should not sit. Two aunts who had not spoken since the affair with the fur coat shared a bench. The one looked straight ahead. So did the other one. “That's a nice coat,” said the one at last. It could be heard right to the organ.",
      ],
      [
        2,
        "=One of the uncles was to look after the music. He had brought along everything, only not the cable. So there was humming. It is hard to keep quite serious with four hundred bars of humming, and those in the front row were seen to shake.",
      ],
      [
        0.4,
        "=And then it poured. It came down all at once, through the tent, onto the third sheet and into the soup. The table bent in the middle, quite slowly, and everything that was white and had five storeys slid toward the one end, and over it. There was a silence. One could hear a cherry roll. All of them looked at the two whose day it was.",
      ],
    ],
    end: [
      [
        0,
        "=Those two were standing there with wet hair, and they looked at what lay on the grass. It went on for a long time. Then one of them took off the good shoes, knelt down, and tried some, from the edge, with one finger. “The rest of it is quite dry,” came the report. “Are you coming?” And the other one came, on both knees and in everything that had cost so much.",
      ],
      [
        0.6,
        "=After that there was no stopping it. The spoons were passed round. The aunts held the fur coat up over everybody, the one on the left and the other one on the right. They danced in rubber boots, to what somebody hummed. At midnight nobody knew any more what the plan had been, and there was still some cake.",
      ],
      [
        0.5,
        "=There are other weddings in the family, and good ones. They begin on time. But when they are over, it is always this one that is told about. A ribbon hangs over the bed of those two. It is black, with gold letters, and it says “dear”.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|spy|vampire|alien|robot|prison|ghost\\w*|stole")}(?:(?:went|goes|go|was|were|are|is|set up|sent|arranged|had|met|meet|meets) (?:[^.,]*? )?(?:on|for|at) (?:an?|their|his|her|the) (?:very )?(?:blind|first|worst|speed)[- ]?(?:date|dating|meeting)?|(?:thought|think|thinks|believed) (?:that )?(?:they|he|she) (?:was|were|are|is) on (?:an? )?(?:blind )?date)[^.]*`,
    ),
    idea: /^(?!.*\b(?:murder\w*|kill\w*|spy|vampire|alien|robot|prison\w*|ghost\w*|twins?|brother|sister|father|mother|grandmother|grandfather|children|bear|cat|dog|school|dies|died)\b)(?!.*\b(?:boss|ex|ex-\w+|neighbou?r|teacher|enemy|colleague)\b)(?=.*\b(?:date|dating)\b)/i,
    after: [
      [
        0,
        "=A sign had been agreed on. It was a yellow scarf. That evening, as it turned out, there was a yellow scarf at every second table, for a football club had won. There were eleven people there one might have been in love with, and three of them were called Gary.",
      ],
      [
        1,
        "=“You look quite different from what I had thought,” it was said, after some searching. “So do you.” They sat down. Each of them had written a list of things that one could talk about, in case it should go quiet. It went quiet. Both of them reached into their pockets at the same moment, and there they stopped.",
      ],
      [
        1,
        "=Something had to be ordered. The one took what was easy to eat. The other one took what could be pronounced. What came was a crab. It was whole, it looked at them, and there was a kind of pliers with it. They had never been so glad about anything as about that crab, because now they had something against which they could stand together.",
      ],
      [
        2,
        "=The first leg flew as far as the bar. “Sorry!” they both called. The second leg landed in somebody's yellow scarf. After that they could not look at each other for a while, because each time it began again from the front.",
      ],
      [
        0.4,
        "=It was already quite late when somebody stopped at their table, tall and out of breath and with a rose. “I've been waiting over there for an hour,” it was said. “I think that you're my date.” It was quiet. The crab was no help. They looked at each other over what was left of it, two people who had been sitting at the wrong table all evening.",
      ],
    ],
    end: [
      [
        0,
        "=“Who are you, then?” asked the one. The other one said a name. It was a quite different one. “I was only going to eat a soup,” it came, very low. “And then you came up and said that I look different. I couldn't bring myself to say no.” The one with the rose looked to and fro, and at the pliers. “I see,” it was said. “There are still two Garys free over there.”",
      ],
      [
        0.6,
        "=They stayed until the chairs were put up. It came out that the letter with the scarf had been meant for somebody else and the evening for nobody at all. Before they went, they took out their lists, after all, and swapped them. There was hardly anything on them that they had not talked about. Only the crab was missing.",
      ],
      [
        0.5,
        "=They are asked sometimes how they got to know each other. “We'd arranged to meet,” they say. It is not wrong. They only don't say with whom. On the wall over the table, on two nails, hangs a pair of pliers.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|spy|vampire|alien|robot|prison\\w*|ghost\\w*|father|mother|brother|sister|school")}(?:(?:(?:was|were|is|are) (?:finally |about |going )*to |finally |decided? to |wanted to |want to |agreed? to |arranged? to )?(?:meet|met|meets|see|saw)(?: each other| in person| one another)*(?: (?:for the (?:very )?first time|in person|at last|in real life))|(?:decided?|arranged?|agreed?|wanted|want|(?:was|were|is|are) going) to meet)\\b[^.]*`,
    ),
    idea: /^(?=(?:.*?\b(?<post>letters|postcards|emails|messages)\b)?)(?=.*\b(?:letters|postcards|emails|messages|phone|chat|online|pen ?friends?|pen ?pals?|radio|dating app|wr[io]te?n?|written)\b)(?!.*\b(?:murder\w*|kill\w*|spy|vampire|alien|robot|prison\w*|ghost\w*|father|mother|brother|sister|twins?|children|school|bear|cat|dog|died|dies|blind date)\b)(?=.*\b(?:love|couple|two|each other|man|woman|pen ?(?:friend|pal)s?|years)\b)/i,
    after: [
      [
        0,
        "=They knew everything about each other. Each knew what the other one was afraid of, and what there was to eat there on Fridays. They only did not know how tall the other one is. “I'll be standing under the clock,” it had been agreed((, in the last of all those {post})). “I'll be holding a cabbage. Nobody else will be holding a cabbage.”",
      ],
      [
        0.75,
        "=The one was there an hour too early, and got behind a pillar at once. That was only for safety. From there one can see the clock, and one can still go. Nobody stood under the clock. It got to be half past, and it got to be a quarter to.",
      ],
      [
        0.75,
        "=Behind the pillar there was somebody already. They bumped into each other, and they both said sorry. “Are you waiting for somebody?” “Yes. And you?” “So am I. I only want to have a look first.” “At what?” “If I'm good enough.” It was easy to say that, to a stranger, behind a pillar.",
      ],
      [
        0.8,
        "=They kept watch together then, the one on the left and the other one on the right. It made it a good deal easier. “What's yours like?” “Clever. Funny. Hates Sundays. And yours?” “The same. But only since that thing with the piano.” There was a pause. It was three minutes to.",
      ],
      [
        0.4,
        "=“What thing with the piano?” it was asked, rather slowly. They both looked straight ahead. Neither of them dared to turn round. Something could be heard dropping to the floor, and it rolled out from behind the pillar, slowly and round and green, until it lay exactly under the clock.",
      ],
    ],
    end: [
      [
        0,
        "=A second cabbage followed it. They lay there next to each other, and people walked round them. “So there you are,” said the one to the pillar. “Don't look yet,” said the other one. “I've still got to comb my hair.” It took until the clock struck. Then they looked. It took a very long time, and after it nobody could have said how tall anybody was.",
      ],
      [
        1,
        "=There was soup for four days, with cabbage. They noticed that they were better in writing. When things got stuck, one of them went into the next room, and after a while something was pushed through under the door. “Is there any more salt?” it said. It was three pages long.",
      ],
      [
        0.5,
        "=The clock is still there, and they go there once a year, with something to hold. And on the pillar, at the back, where one can stand without being seen, there is a small sign: “Good enough.”",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|elf|elves|reindeer|santa(?! claus costume)|mice|mouse|bear|wolf|fox|toy|robot|dragon|prison|ghost\\w*|stole|tree that|donkey|hospital")}(?:waited?|waits|wait|had to|tr(?:y|ied|ies)|wanted|wants|came|comes|sat|sits|cooked|cooks|burned|burnt|ate|met|meet|met up|got together|celebrated|celebrates|invited|invites|argued|argue|quarrelled|forgot|broke|got stuck|gets stuck|(?:went|goes) wrong|snowed in|(?:was|were|is|are) (?:snowed in|cut off|stuck|burnt|burned|gone|late|missing|alone|invited))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?<feast>christmas (?:dinner|eve|day|party|lunch)|christmas|thanksgiving|new year['’]?s eve)\b)(?=.*\b(?:famil(?:y|ies)|parents|grand\w+|aunts?|uncles?|dinner|in-laws|mother-in-law|father|mother|siblings|relatives|neighbou?rs?)\b)(?!.*\b(?:elf|elves|reindeer|santa|mice|mouse|bear|wolf|fox|toys?|robot|dragon|prison\w*|ghost\w*|stole\w*|stolen|donkey|murder\w*|kill\w*|died|dead|soldier\w*|war|sailor|boy|girl|dog|cat|wish\w*|snowman|snowplough)\b)/i,
    after: [
      [
        0,
        "=Everyone had been told what to bring, and everyone had brought it. That would have been all right, if everyone had been told something different. There were seven bowls of red cabbage on the table now. “There's no such thing as too much red cabbage,” it was said. It was an hour until people began to see that there is.",
      ],
      [
        1,
        "=There was a list of what was not to be talked about. It had grown over the years: politics, the car, the haircut, and Uncle Fred's boat. They sat round the table and looked for something that was left. “The cabbage is good,” somebody said. They all agreed. They agreed seven times.",
      ],
      [
        1,
        "=The main thing was in the oven. It was to be ready at six. At six it was opened, and inside it was as dark and as cold as it had been at noon. Everybody knew about ovens all of a sudden. One turned, one knocked, and one said that the boat had had the same trouble. It was out now. Everybody put down the fork.",
      ],
      [
        2,
        "=Then came the boat, then the car, and then the haircut. It went once round the table and then back. Even Grandma, who had not heard anything for years, said something about a loan. A door was slammed. As it was a sliding door, that took rather long.",
      ],
      [
        0.4,
        "=And then it went dark. It was the oven: it had come on after all, and it had taken the whole street along. Nobody moved. Somewhere a drop fell from a candle that was not lit yet. “Now I can say it,” came a voice out of the dark, and nobody was quite sure whose it was. “I never liked red cabbage.”",
      ],
    ],
    end: [
      [
        0,
        "=It was quiet for a moment. “Nor did I,” it came from the left. “I only cook it because of you,” it came from the right. “Because of me? I eat it because of you!” It went once round the table, and this time it went on all the way. When a match was lit at last, there were a lot of people there with wet eyes, and they were holding on to the tablecloth.",
      ],
      [
        0.6,
        "=They ate bread with butter, by candlelight, and it was the best that there had ever been. Uncle Fred told about the boat, from the beginning, with all its holes. The neighbours came over, because they had seen the light. They asked whether they should bring anything. “Anything,” it was called, “but not that!”",
      ],
      [
        0.5,
        "=There has been a new list ever since. It hangs in the kitchen, and on it stands what is to be talked about. The boat is right at the top. And in the middle of the table, every year, there is one small bowl, with a spoon in it. Nobody touches it. It is only there to keep the peace.",
      ],
    ],
    of: "people",
  },
];
