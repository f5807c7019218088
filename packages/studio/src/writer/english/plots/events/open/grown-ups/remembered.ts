import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

const ELDER =
  "(?:grand(?:mother|father|ma|pa|dad)|grandad|gran|granny|nan|nana|mother|father|mum|mom|dad|aunt|uncle|wife|husband|old (?:man|woman|lady|actor|actress|teacher|sailor|pianist)|(?:retired|elderly) [a-z]+)";

/** Of the old: who forgets, whose birthday it is, and what is found of their youth. */
export const remembered: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("ring|keys?|glasses|wand|spell|password|shopping|murder\\w*|crime|killer|detective|robot|birthday|robber|thief|parked")}(?:(?:was|is|has been|had been) (?:slowly )?(?:forgetting|losing (?:his|her|their) memory|getting forgetful|confused)|(?:kept|keeps) forgetting|forg[eo]ts?\\b|(?:had|has) (?:forgotten|dementia|alzheimer['’]?s?)|(?:did|does|could|can) not (?:remember|recogni[sz]e|know)\\b|no longer (?:knew|remembered|recogni[sz]ed|recogni[sz]es|knows|remembers)|thought (?:that )?(?:he|she|it|I) (?:was|were)|thinks (?:he|she|it|I)|(?:still |only )(?:knew|knows|remembered|remembers|played|plays|sang)|(?:tried|tries|wanted|wants) to (?:remember|help)|(?:(?:c[ao]me|moved?|went|goes|return)(?:s|ed)? (?:back|home|in)|visit(?:s|ed)?|look(?:s|ed) after|care[sd]? for|takes? care|took care)\\b[^.]*?\\b(?:not|no longer|anymore|forg\\w+))[^.]*`,
    ),
    idea: new RegExp(
      `^(?=.*\\b(?:forget(?:s|ting|ful)?|forgot(?:ten)?|dementia|alzheimer\\w*|los(?:es|ing) (?:his|her) memory|not (?:remember|recogni[sz]e)|no longer (?:knew|remembered|recogni[sz]ed|recogni[sz]es|knows|remembers))\\b)(?!.*\\b(?:murder\\w*|kill\\w*|crime|detective|never forg\\w+|map|labels?|at the end|in the end|ring|keys|wand|spell|birthday|cast|king|wizard|robot|dog|cat|prison|accident|amnesia|coma|queen)\\b)(?=.*?\\b(?<elder>(?:my |his |her |their |our |an? |the )?${ELDER})\\b)`,
      "iu",
    ),
    after: [
      [
        0,
        "=It began with small things, as it does. The salt was in the letter box. The letters were in the fridge, and they were nice and cool. “Somebody's tidying up here,” said {theelder}, “and I'd like to know who.” They laughed about it. They laughed a bit longer than it was funny.",
      ],
      [
        1,
        "=So labels were stuck on: “cups”, “stairs”, “Thursday”. It was a good idea for three days. On the fourth day the labels had been taken off and sorted by length. “Stairs” lay next to “Thursday”. That had been done with great care, and nobody had the heart to say anything.",
      ],
      [
        1,
        "=Then there was asking. “Do you remember? You do remember, don't you?” But that is like shaking a tree in which there is nothing any more. Nothing falls down, and the tree gets frightened. After the third question {theelder} sat there and looked for the end of a sleeve.",
      ],
      [
        2,
        "=It was discovered quite by accident that it works better the other way round. One must not ask. One must get something wrong. “Three eggs go into the cake.” “Four!” came the answer, at once and indignantly. “Who taught you that? And a pinch of salt.” The salt was fetched from the letter box.",
      ],
      [
        0.4,
        "=The worst day was a quite ordinary one. {Theelder} looked across the table, in a very friendly and very polite way, as one looks at somebody in the train. “And whose are you?” The spoon stopped in the air. It was quiet. One can give an answer to that and be right, and it does not help at all.",
      ],
    ],
    end: [
      [
        0,
        "=So no answer was given. Something was hummed instead, the old song, and in the second line it was hummed wrongly, with great care. “No!” The hand came down flat on the table. “Up! It goes up there!” And then it was sung, right through to the end, with all five verses. A thumb wiped some jam off a chin, as that thumb had always done. The thumb had not forgotten anything.",
      ],
      [
        0.6,
        "=“You sing like somebody I know,” it was said afterwards, a little out of breath. “Is it somebody nice?” That was thought over for a long time, with the head on one side. “Very nice. Can't sing at all. I hope you two meet some time.” “I hope so, too.”",
      ],
      [
        0.5,
        "=The salt lives in the letter box now. It has got a label there, and so everything is in order. And every day somebody comes and gets a great deal wrong: eggs, songs, the names of rivers. There is much shaking of the head about it. “What would you do without me?” it is asked then. Nobody can imagine it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("cake|robot|cat|dog|fox|bear|boy|girl|class|magic\\w*|clown")}(?:(?:turned|turns|was turning|is turning|was about to turn|(?:was|is) going to (?:be|turn)) (?:ninety|eighty|seventy|a hundred|one hundred|\\d\\d\\d?|(?:ninety|eighty)-\\p{L}+)|(?:celebrat(?:ed|es)|had|has|planned|invited|invites|want(?:ed|s)|(?:did|does) not want)\\b[^.]*?\\b(?:party|birthday|celebration|family|guests|present)|only wanted|only wants|wished for|wishes for)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:turn(?:s|ed|ing) (?:ninety|eighty|seventy|a hundred|one hundred|[789]\d|1\d\d)|(?:ninetieth|eightieth|hundredth|seventieth|90th|80th|100th|70th)(?: birthday)?)\b)(?!.*\b(?:speech|stammers?|stutters?|died|dies|murder\w*|poison\w*|escape[sd]?|ran away|runs away|nursing home|letter|present is stolen|secret|parachut\w*|jump\w*|tattoo|motor\w*)\b)/iu,
    after: [
      [
        0,
        "=There was a seating plan. It had been worked at for three weeks, and it was being moved about to this day with little flags, because of the aunts. “And where am I?” asked {doer}. It turned out that this had been forgotten.",
      ],
      [
        1,
        "=From the morning on people did things. “Don't get up!” it was called from all sides. “You're not to do anything today!” A chair was brought, a cushion, a second cushion. After that there was a view of cushions. In the kitchen somebody was cutting bread the wrong way. One could hear it.",
      ],
      [
        1,
        "=Then there were the speeches. In the first one a good many years were said, and in the second one they were said again, in another order. There was somebody from the town hall with a fruit basket. “And how does one get to be so old?” he asked loudly, as one speaks to the deaf. “By waiting,” was the answer.",
      ],
      [
        2,
        "=The great-grandchildren had learned a poem. It had twelve verses, and the smallest of them got stuck in the second. Everybody smiled and nodded, and it did not help. A hand came out from between the cushions with a toffee in it. The other ten verses were let off.",
      ],
      [
        0.4,
        "=When the coffee was brought in, the chair was empty. {Doer} was gone. There were only the cushions. They looked in the bathroom, they looked in the garden, and they looked at each other. The one from the town hall wanted to telephone. It was quiet for the first time that day, and in the quiet one could hear something. It came from under the table.",
      ],
    ],
    end: [
      [
        0,
        "=“Close the cloth,” said a voice. “There's a draught.” Between all the shoes there sat {doer}, and the smallest of them all, and a bag of toffees. “At my first party I was under here,” it was explained. “And it was the best one. I wanted to see if it's still as good.” It was still as good. One only gets down there more slowly.",
      ],
      [
        0.6,
        "=The aunts were first. Then came the one from the town hall, with the fruit basket, because somebody has to bring something. In the end the whole party was sitting under there, across all the flags and quite the wrong way round, and it was found out who is ticklish. The coffee was passed down.",
      ],
      [
        0.5,
        "=On the photograph one can see a beautifully laid table with nobody at it. It is a very good likeness, everybody says. Whoever knows about it looks at the bottom edge, where the cloth is a little raised. There one sees eleven shoes, and a hand with a toffee.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|treasure|gold|ghost\\w*|magic\\w*|spy|egg|robot|future|from himself|from herself|stole|sender")}(?:(?:found|finds|discovered|discovers|came across|comes across|stumbled (?:up)?on) [^.]*?\\b(?:letters?|love letters|postcards?)\\b[^.]*|(?:wanted|wants|decided|set out|tried|travel(?:led|s)|went|began|started) (?:to|looking)\\b[^.]*|(?:was|were|is|are) (?:not (?:from|to|by|addressed)|from|addressed|signed|of)\\b[^.]*|(?:learn(?:ed|s|t)|find(?:s)? out|found out|reali[sz]e[sd]?) (?:that|about)\\b[^.]*)`,
    ),
    idea: /^(?=.*\b(?<find>love letters|letters?|postcards?)\b)(?=.*\b(?:attic|(?:his|her|their|my|our) (?:late |dead |old )?(?:grand\w+|gran\w*|nan|mother|father|mum|mom|dad|parents|aunt|uncle)))(?=(?:.*?(?<!\bnot (?:from|to|by) )\b(?<owner>(?:his|her|their|my|our) (?:late |dead |old )?(?:grand(?:mother|father|ma|pa|dad|parents)|grandad|gran|granny|nan|mother|father|mum|mom|dad|parents|aunt|uncle))\b)?)(?=.*\b(?:attic|cellar|drawer|suitcase|trunk|box|shoebox|wardrobe|loft|desk|floorboards?|tin|behind|under)\b)(?!.*\b(?:murder\w*|kill\w*|spy|treasure|map|ghost|future|robot|vampire|witch|magic\w*|brother she never|half-)\b)/iu,
    after: [
      [
        0,
        "=One should not read such things. Everybody knows that. It was therefore only looked at, from the outside, for almost a whole minute. The string round it had been knotted and opened so often that it had become quite soft. Somebody had not followed the rule before.",
      ],
      [
        1,
        "=It was somebody of the family, no doubt of it. But it was that somebody before there had been anyone to be careful for. There was a person there who climbed out of windows. There was a motorbike, and a bet, and a goose. One reads that, and looks at the photograph in the hall, with the hat, and cannot get the two of them to fit together.",
        "=It was {owner}, no doubt of it. But it was {owner} before there had been anyone to be careful for. There was somebody there who climbed out of windows. There was a motorbike, and a bet, and a goose. One reads that and looks at the photograph in the hall, with the hat, and cannot get the two of them to fit together.",
      ],
      [
        0.8,
        "=And there was a name. It stood at the bottom each time, with a stroke under it like a swing. Nobody in the family was called that. Aunts were rung up, one after the other. “Never heard of it,” said the first, too quickly. The second said that there was something on the stove. The third one hung up.",
      ],
      [
        0.75,
        "=So the trail had to be followed on foot. It led to a street that was called something else by now, and to a house with eleven bells. At the tenth an old man in braces opened the door. He looked at the {find}, and then he had to take off his glasses. “So somebody kept that,” he said. “I had thought it was burned long ago.”",
      ],
      [
        0.4,
        "=He told about it over a very small cup of coffee. It was not a great secret. Nobody had been robbed, and nobody had been deceived. There had been one summer, and two who wanted to go away together with one motorbike. And then one of them had to stay, because somebody at home was ill, and the other one drove on. “As far as the next petrol station,” he said. “I waited there till it was dark.”",
      ],
    ],
    end: [
      [
        0,
        "=What was still missing was on the last page. It had stuck to the one before, and it had never been sent. It was held over the steam of the coffee, quite carefully, until it came off. “I can see you from the window,” it said there. “You're standing at the petrol station. I'm not waving. If I wave, you'll come back, and then you'll never see the sea.” The old man read it through. Then he went to his own window, and stood there for a while.",
      ],
      [
        0.6,
        "=“I did see it,” he said at last. “It was very big. There was nobody there to tell it to.” So he told it now, everything, the whole sea, and it was listened to right to the end. Somebody had to do that((, for {owner})).",
      ],
      [
        0.5,
        "=The string has been tied round it all again, in the old knot. Only there is one thing more inside now. It is a picture of the sea, and on the back, with a stroke under it like a swing, stands a single word. It is what one calls out when one waves.",
      ],
    ],
    of: "people",
  },
];
