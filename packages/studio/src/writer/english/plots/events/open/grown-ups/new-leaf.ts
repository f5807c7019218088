import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Who gives up a job, lost it and keeps that secret, comes to a strange country, or learns late. */
export const newLeaf: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("tried to quit|promot\\w*|spy|king|knight|robot")}(?:(?:quit|quits|gave up|gives up|left|resigned from|threw in|lost) (?:his|her|their|my) (?:[a-z]+ ){0,2}?(?:job|career|position|work|practice)|resigned|got fired|was fired|was made redundant|had a burnout|burned out|burnt out|decided to quit|dropped out)\\b[^.]*|(?:opened|opens|started|bought|buys|set up|took over|became)\\b[^.]*|(?:to|and) (?:sail|walk|open|become|start|bake|travel|build|live|buy|cycle|keep bees|grow)\\b[^.]*|moved\\b[^.]*|walked\\b[^.]*|sailed\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:(?:quit|gave up|left|resigned from|threw in) (?:his|her|their|my) (?:[a-z]+ ){0,2}?(?:job|career|position|practice)|resigned|quits? after|quit (?:teaching|banking|medicine|law)|burn(?:ed|t) out|burnout)\b)(?!.*\b(?:pretend\w*|tell (?:his|her) (?:wife|husband|family)|secretly|robot|seasick|sink|sank|baby|ill|died|murder\w*|inherit\w*)\b)(?=.*?\b(?<plan>(?:sail(?:ed)?(?: round| around| across)?[^.,]*|walk(?:ed)?[^.,]*|opened? an? [^.,]*|open an? [^.,]*|bak\w+[^.,]*|cycled?[^.,]*|(?:bought|buy|start(?:ed)?|set up|took over|run|ran|build|built) an? [^.,]*|(?:become|became) an? [^.,]*|travell?(?:ed)?[^.,]*|(?:keep|kept) bees|moved? to [^.,]*|to live [^.,]*)))/i,
    after: [
      [
        0,
        "=The farewell took eleven minutes. There was sparkling wine out of mugs, and a card that everybody had signed, among them two people whom nobody knew. “And what are you going to do now?” {Hero} told them. There was a pause in which one heard the printer. “Oh,” they said. “How brave.” It was said as one says it of somebody who goes out without a coat.",
      ],
      [
        0.8,
        "=On the first morning {hero} woke up at ten past six, as always, and reached for the thing that rings. It did not ring. {He} lay there and did not know what one does at ten past six. Then {he} got up and was early. There was nothing that {he} could have been early for.",
      ],
      [
        1,
        "=It turned out that a dream is much heavier than a job, above all on the stairs. There were forms, and each form wanted a number that was on another form. There was a man who scratched his head, and a second one who whistled through his teeth. One learns to be afraid of that whistle.",
        "=It turned out that a dream is much heavier than a job, above all on the stairs. {Hero} had the front end and {mate} had the back one. “Was it in your plan that it's so heavy?” {mate} called up. “There were no stairs in my plan,” said {hero}.",
      ],
      [
        0.8,
        "=In the fourth week everything went wrong on the same day. There was water where there should not have been any, and there was no money where there should have been some. {Hero} sat on an upturned bucket. In {his} pocket was the number of the old office. {He} knew it by heart. It would have been quite easy.",
      ],
      [
        0.4,
        "=The telephone rang before {he} could dial. It was the office. “It's only because of the printer,” said a small voice. “It's making that noise again. You always used to hit it somewhere.” “On the left,” said {hero}. There was a thump. There was a hum. And then the small voice asked: “Tell me. What's it like out there?”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked round: at the bucket, at the water, at {his} hands, which had blisters and belonged to somebody who did things. {He} thought about the answer for so long that the voice asked whether {he} was still there. “Wet,” {he} said. “It's wonderful.” And only when {he} had said it did {he} notice that it was true.",
      ],
      [
        0.6,
        "=After that it went better. It was not easy, it only went better. Somebody came by with a pump. The day on which it really began was a quite ordinary one, at ten past six. {Hero} was awake already.",
      ],
      [
        0.5,
        "=Now and then somebody from the office comes by. They only want to have a look, they say, and then they stay sitting there until it gets dark. And the card with the signatures hangs over the bucket. By now it is known who the two people were. They were the next two.",
      ],
    ],
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:pretend(?:ed|s)|(?:did|does) not (?:tell|dare (?:to )?tell)|kept (?:it )?(?:a )?secret|hid|told (?:nobody|no one)|left (?:[a-z]+ ){0,3}?every|went (?:to work|out)|sat|sits)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:lost (?:his|her|my|their) job|(?:was|is|got|has been|had been|gets) (?:fired|sacked|laid off|made redundant)|unemployed|redundan\w+)\b)(?=.*\b(?:pretend\w*|not tell|not dare|secret|told nobody|tell nobody|lies?|lied|hid)\b)(?=.*\b(?<kin>(?:his|her|their|my) (?:wife|husband|family|children|daughter|son|mother|father|parents)|(?:my|our) (?:mum|mom|dad))\b)/i,
    tells:
      /^(?:Then |But |Until |One day,? )*(?:his|her|my) (?:own )?(?:\p{Ll}+ )?(?:daughter|son|wife|husband|mother|father|child|boy|girl) (?:saw|found|met|caught|discovered|sat down|came)\b/iu,
    after: [
      [
        0,
        "=The briefcase was the worst of it. A briefcase has to look as if something were in it. {Hero} put in a newspaper, then a second one, and on Fridays a brick, because on Fridays there had always been a lot to do.",
      ],
      [
        1,
        "=There is a great deal of day, if one has it all to oneself. {Hero} got to know the ducks by sight. {He} knew when the library is warm, and which bench gets the sun at what time. “You work outdoors?” a pensioner asked. “Field work,” said {hero}. That was the first good conversation that week.",
      ],
      [
        1,
        "=In the evening there was supper, and then there was the question. “How was work?” asked {kin}. “Busy,” {he} said. It had been busy. One of the ducks had hatched six. “Has that difficult colleague been quarrelling again?” {Hero} thought of the drake. “All day,” {he} said.",
      ],
      [
        0.8,
        "=The drake became quite a well-known figure. They asked after him every evening. He pushed in, he bit others, he had been seen with somebody else's bread roll. “You should speak up against him,” it was said across the potatoes. {Hero} promised that {he} would. It was the only thing at that table which was not a lie, and nobody could know it.",
      ],
      [
        0.4,
        "=Then there was a warm day, and {hero} had fallen asleep on the bench, with the briefcase for a pillow. When {he} opened {his} eyes, two shoes were standing in front of {him}. {He} knew these shoes. {He} had tied them often enough, or had at least tripped over them in the hall. It was quiet for a long time. The brick had slid out of the briefcase.",
      ],
    ],
    end: [
      [
        0,
        "=“Is that him?” asked the voice that belonged to the shoes. It was looking at the pond. “That one there, with the roll?” {Hero} nodded. {He} could not have said anything. “He really does bite,” said the voice after a while. Then somebody sat down beside {him}, and took the other newspaper. “You could have told us. We like ducks.”",
      ],
      [
        0.6,
        "=They went home together, at three in the afternoon, in the middle of the day. The brick was carried by somebody else. Supper took a long time. Everything was laid on the table, one thing after the other, even what it would cost. And then they thought what everybody could do, down to the smallest. It came to quite a lot.",
      ],
      [
        0.5,
        "=In the autumn something was found, and it is outdoors. The briefcase is kept for bread now. And in the evening the question comes as it always did: “How was work?” It is a long answer, with wings in it.",
      ],
    ],
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("planet|mars|moon|ghost\\w*|castle|circus|haunted|robot")}(?:(?:did|does|could|can) not (?:speak|understand|know|say)|spoke (?:no|not a word|hardly|only)|speaks (?:no|only)|without (?:speaking|knowing)|knew (?:nobody|no one|hardly|not a soul)|knows (?:nobody|no one)|(?:was|is|were|felt|feels) (?:so |very |terribly )*(?:homesick|lonely|a stranger|lost)|miss(?:ed|es)|moved?|moves|arrived?|arrives|came|comes|had to (?:learn|find|leave|start)|fled|tried to (?:learn|find|make))\\b[^.]*`,
    ),
    idea: /^(?=.*?\bfrom \p{Lu}\p{L}+ [^.]*?\b(?:in|to) \p{Lu}|.*?\b(?:moved?|moves|arrive[sd]?|came|comes|fled|emigrate[sd]?|had to leave|new (?:in|to)|was new|starts? (?:a new life|over)|lived?|lives)\b[^.]*?\b(?:to|in|into|at|from)\b[^.]*?(?:\p{Lu}\p{L}+|a (?:new|foreign|strange|different|faraway) (?:country|city|land|town)))(?=.*\b(?:(?:not|never|without) (?:speak\w*|understand\w*|know(?:ing)? (?:a word|the language|anyone|anybody|a soul))|not (?:speak|know|understand) (?:a|the|any|any of the|anyone|anybody|a single|\p{Lu}\p{L}+)|speaks? no|spoke no|no (?:word|german|english|french)|homesick\w*|miss(?:es|ed) (?:the|her|his|their|my|home)|knew (?:nobody|no one)|knows (?:nobody|no one)|new country|foreign country|fled|refugees?|the language)\b)(?!.*\b(?:boy|girl|class|school|kindergarten|pupil|aliens?|dog|cat|penguin|snail|ship|stray|flood|postcards?|japan.*canada)\b)/iu,
    after: [
      [
        0,
        "={Hero} had learned one sentence on the way, and it was a good one. “I would like a single ticket to the botanical garden, please.” It turned out that this can be used less often than one would think. {He} said it all the same, at the baker's, and pointed at the bread.",
      ],
      [
        1,
        "=Everything was almost as it should be, and nothing was quite. The taps turned the wrong way. The bread was square. People said something as they went past, and by the time {hero} knew that it had been good morning, they were round the corner. {He} said good morning to the corner.",
      ],
      [
        0.75,
        "=There was a smell missing. Then {hero} stood in the kitchen and made the soup from home, as well as that could be done with the wrong onions. At home somebody had always said that there was too much pepper in it. The steam went under the door and down the stairs. Somewhere in the house somebody stopped on a step and did not go on.",
        "=There was a smell missing. “Which one?” asked {mate}. {Hero} could not say, and so the soup from home was made, as well as that could be done with the wrong onions. At home somebody had always said that there was too much pepper in it. The steam went under the door and down the stairs. Somewhere in the house somebody stopped on a step and did not go on.",
      ],
      [
        2,
        "=That was a Tuesday sort of soup. It was meant to cheer one up, and it did the opposite. {Hero} sat in front of the full plate. Nobody said anything about the pepper.",
      ],
      [
        0.4,
        "=There was a knock. An old woman from downstairs stood there in an apron, and she said a great many things, and she was not friendly. {Hero} did not understand a single one of them. {He} was ready to be sorry for everything. In despair {he} said the only sentence that {he} had.",
      ],
    ],
    end: [
      [
        0,
        "=The old woman stopped. “To the botanical garden?” She looked at {him}, and at the pot behind {him}, and her face changed, one wrinkle after the other. Then she came in, took the spoon, and tasted. She thought about it. “Too much pepper,” she said. It was the first thing in this country that {hero} had understood without knowing the words.",
      ],
      [
        0.6,
        "=On Saturday they went to the botanical garden, with single tickets. The old woman pointed at things and said them aloud, and {hero} said them after her: leaf, bench, duck, nonsense. In the hot house there stood a tree from home. Then it was the other way round, and the old woman had to say it after {him}. She was not good at it. They laughed until somebody said “ssh”, and by then {hero} knew what that meant.",
      ],
      [
        0.5,
        "=There are a good many sentences by now, and most of them are useful. But the first one is still the best. When it smells of soup in the house, somebody knocks downstairs with a broom, and calls up the stairs: “A single ticket, please!”",
      ],
    ],
    of: "adults",
  }),
];
