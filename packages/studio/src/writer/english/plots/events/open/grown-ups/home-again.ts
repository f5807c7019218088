import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { said, unless } from "../open-scene.ts";

const ONE_OF_FAMILY = "(?:daughter|son|child|children|kids|boy|girl|wife|twins|family)";

/** What parents do in a house that has become empty. */
const beatsOfEmptyNest: readonly Beat[] = [
  [
    0,
    "=There were four bread rolls in the bag. There had always been four. The baker had not asked, and nobody had said anything, and now they lay there on the breakfast table, two of them too many, and looked as if they were waiting for somebody to come down the stairs.",
  ],
  [
    1,
    "=For years there had been something to say about that room upstairs: the music, the socks, the glasses that grew fur. Now the door stood open. It was tidy in there. It was terrible. Once somebody went in and threw a sock on the floor, to see whether that would help. It did, a little.",
  ],
  [
    1,
    "=The telephone lay on the table, with its face up. One does not want to be one of those who ring all the time. At eleven it was dusted. At twelve it hummed. “How do you get a stain out of a carpet?” it said. “What kind of stain?” was written back, with both thumbs, at a speed that nobody would have thought possible. “Don't ask.”",
  ],
  [
    2,
    "=People gave advice. Yoga, they said. A dog, they said. “Now you've got time at last for everything that you always wanted to do.” A list was made. At the top stood “everything”. Under that there was nothing for a long time, and the pencil got chewed.",
  ],
];
const endOfEmptyNest: readonly Beat[] = [
  [
    0,
    "=That evening there was a noise in the house again. It came from the room upstairs, where nobody minded, and it was dreadful, and it went on till ten. The neighbours looked at each other. “I thought that they'd moved out?” they said.",
  ],
  [
    0.6,
    "=In the holidays the door opened, and there were bags in the hall, and a washing basket, and somebody shouted “I'm home!”. Nobody answered. The sound came from above. It was followed up the stairs, and in the doorway somebody stood still with an open mouth. “Could you turn that down a bit?” somebody asked. It had been waited for all those years, from the other side.",
  ],
  [
    0.5,
    "=They still buy four bread rolls. Two of them are eaten at ten at night, standing up, after the practising. And upstairs on the floor there is a sock. It is dusted round.",
  ],
];
const NO_MORE_CHILDREN =
  /^(?=.*\b(?:mother|father|parents|couple|mum|mom|dad|children|daughter|son|kids|youngest|house|home|quiet|empty)\b)(?=.*\b(?:empty nest|(?:(?:was|is|were|has|had) )(?:leaving|moving out|moved out|left) (?:for )?(?:home|university|college|abroad|school|the house)?|(?:child|children|kids|daughter|son|youngest|sons|daughters)\b[^.]*?\b(?:moved? out|moves out|moved away|left home|leaves home|leaves for|left for|university|college|off to|all left|have left))\b)(?!.*\b(?:dies|died|ghost|baby|prison|robot|dinosaur|fire|secret\w*|war)\b)/i;

/** A parent who does it alone: what is said of the third pancake, and what is told in the dark. */
const oneHundredThings = (round: string, dark: string): Pick<ClauseScene, "after" | "end"> => ({
  after: [
    [
      0,
      "=There was a book about it. It was called “One Hundred Things”, and it lay open on the kitchen table next to the cold fish fingers. Number one was a hand-made kite. Number two was a talk. It did not say how one gets as far as number two.",
    ],
    [
      2,
      "=The first attempt was a museum, because that is educational. It was shut. They stood in front of it in the rain, and the ice cream place next to it was shut as well. “We can look at the sign.”(( That was {child}.)) They looked at the sign. It was quite a detailed sign.",
    ],
    [
      1,
      `=The second attempt was pancakes. One of them stuck to the pan, one of them stuck to the ceiling, and the third one was put on a plate and looked at from all sides. ${round}`,
    ],
    [
      1,
      "=There was the matter of the hair. It had to be two plaits, and one could look that up, step by step and with arrows. After an hour there were three plaits, and nobody knew where the third had come from. “You've got big fingers,” came the voice from underneath. “They're good for other things.” “For what?” A good answer was looked for, and it took all the way to the door.",
    ],
    [
      0.4,
      "=And then they missed the last bus. It drove off in front of their noses, and it was seven kilometres. It was dark, and it was wet, and the book was at home. “I'm sorry,” said a deep voice. “I wanted it to be nice, just for once.” There was nothing to be heard but shoes. Then a hand came into the big hand, quite small and quite sticky, and stayed there.",
    ],
  ],
  end: [
    [
      0,
      `=Seven kilometres are long. After the first one they counted hedgehogs. After the second they began to tell things, because it is easier in the dark: ${dark} After the fifth kilometre somebody rode on somebody's shoulders, and steered by the ears. That was what big fingers are good for: they hold on.`,
    ],
    [
      0.6,
      "=“What did you do?” it was asked afterwards. “We missed the bus,” was the answer((, and it was {child} who gave it)), with shining eyes. “And we didn't know any of the hedgehogs!” The next time, when the bus came, they looked at each other. They let it go by.",
    ],
    [
      0.5,
      "=The book is still on the kitchen table. It has got a pancake mark on the cover, and somebody has written in it in felt pen, behind number one hundred. “101,” it says there. “Walk home.”",
    ],
  ],
});
const ALONE_WITH_CHILD =
  /^(?=.*\b(?:single|divorced|alone|on (?:his|her) own|separated|after (?:his|her) (?:wife|husband)|every (?:second|other) weekend|weekends?)\b)(?=.*\b(?:father|dad|mother|mum|mom|man|papa)\b)(?!.*\b(?:died|dead|widow\w*|ghost\w*|murder\w*|prison|robot|ill|sick|two houses|rope)\b)(?=.*?\b(?:(?<child>(?:his|her|the|my|our) (?:little |small |teenage |two |three |\p{L}+-year-old )*(?:daughter|son|kids|children|twins|girls|boys))|hair)\b)/iu;
const MANAGES = `${unless("robot|ghost\\w*|bear|fox|penguin|space\\w*|wolf|magic\\w*|superhero|king")}(?:(?:had|has|sees|saw|got|gets|picks? up|picked up|takes|took) (?:his|her|the) (?:little |small |teenage |two |three |\\p{L}+-year-old )*(?:daughter|son|kids|children|twins|girls|boys)\\b[^.]*?\\b(?:every (?:second|other)|only|at (?:the )?weekends?|weekends?)\\b[^.]*|(?:did|does) not know (?:what|how)\\b[^.]*|had to (?:cook|braid|plait|do|learn|look|manage|be|raise|bring)\\b[^.]*|(?:learn(?:s|ed|t)?|tr(?:y|ied|ies)|began|started)(?: how)? to (?:braid|plait|cook|knit|sew|do|bake|be)\\b[^.]*|rais(?:es|ed) [^.]*? (?:alone|on (?:his|her) own|by (?:himself|herself))\\b[^.]*)`;

/** Who comes home, who goes away, who is looked for, and parents who have to manage. */
export const homeAgain: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("ghost|dead|robot|circus|dog that|starfish")}(?:(?:came|comes|come|returned|returns|was (?:released|back)|is (?:released|back)|got out|gets out|was coming|is coming) (?:back |home |out )*(?:from|of|after|for|to)\\b[^.]*|(?:did|does|do) not (?:recogni[sz]e|know|remember|want)\\b[^.]*|was a stranger to\\b[^.]*|had (?:never|hardly) (?:met|known|seen)\\b[^.]*)`,
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:ghost|dead|died|space|mars|robot|dog|cat|army and came|sold|sell(?:s|ing)?|saves? up|save up)\\b)(?=.*\\b(?<parent>father|mother|dad|mum|mom|papa|mama)\\b|.*\\b(?:his|her) (?:small |little |young |grown-up |teenage )?${ONE_OF_FAMILY}\\b)(?=.*\\b(?:prison|jail|at sea|sea|the war|oil rig|abroad|years away|after (?:\\p{L}+ )?years|years|army|sailor|soldier|hospital)\\b)(?=.*\\b(?:came|comes|coming|returned|returns|released|got out|gets out|was back|is back)\\b).*?\\b(?<child>(?:his|her|the|my|an?) (?:small |little |young |grown-up |teenage |\\p{L}+-year-old )?${ONE_OF_FAMILY})\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=The coat hung on the hook again where it had always hung. That was the easy part. The hook knew the coat. But {thechild} went past it in a wide curve, as one goes past a dog that is not on a lead.",
      ],
      [
        1,
        "=Everything had gone on without asking. The sugar was in another cupboard. There was a song that everybody knew, and a joke about a melon, and when they laughed at it, somebody had to explain. A joke like that does not survive being explained.",
      ],
      [
        1,
        "=There had been presents. They had been bought for somebody who was so tall, and now they were for somebody who was so tall. The jumper reached down to the elbows. “It's nice,” said {thechild} politely. It is a hard thing to be spoken to politely in one's own kitchen.",
      ],
      [
        0.8,
        "=For a week everything was done right that one can do right. There were pancakes. There was help with the sums, and the sums came out. “Thank you,” it said each time. Then a plate was dropped, and there was a word that is not said in front of children. It was a long word. It came from very far away.",
      ],
      [
        0.4,
        "=It was quiet. {Thechild} stood there with wide eyes, and looked, for the first time, properly. Then something could be heard from behind the curtain of hair, and it was a giggle. “Say that again.”",
      ],
    ],
    end: [
      [
        0,
        "=It was said again, slowly, so that one could learn it. It was explained where the word comes from, and who used to shout it, and what had fallen on whose foot. One thing led to another. It was the first story. It got late, and nobody said anything about bed.",
      ],
      [
        0.6,
        "=In return there was the one about the melon, from the very beginning, with all the parts acted. It turned out that it had not been such a good joke at all. One would have had to be there. “You'll be there for the next one,” said {thechild}.",
      ],
      [
        0.5,
        "=The jumper has been put round a chair, which has about the right size for it. The sugar has gone back to its old cupboard. And if anybody drops a plate in that house, it is shouted from all the rooms at once, the long word, and by now the smallest of them says it best.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:bought|buys|bought (?:herself|himself|themselves)|got (?:herself|himself)|took up|(?:began|started|learn(?:ed|t|s)?|decided|tried)(?: to (?:play|learn))?)(?: to play)? (?<noise>(?:an?|the) (?:electric |old |second-hand |used )?(?:drums?|drum kit|guitar|trumpet|saxophone|cello|violin|piano|accordion|trombone|tuba|bass|double bass|bagpipes))\\b[^.]*",
    ),
    idea: NO_MORE_CHILDREN,
    after: [
      ...beatsOfEmptyNest,
      [
        0.4,
        "=It was not on the list, {noise}. It had stood in a shop window, on the way back from the baker's, and had looked in just the same way as the two bread rolls. It was far too big to get it up the stairs. By noon it was up the stairs.",
      ],
    ],
    end: endOfEmptyNest,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("robot|ghost\\w*|wolf|fox|bird|nest|owl|gave (?:her|him) up|runs? away|ran away")}(?:drop(?:s|ped) (?:off )?[^.]*? (?:off )?(?:at|to) (?:university|college|boarding school)|(?:moved?|moves|had(?: all)? moved|have(?: all)? moved|has moved|left|leaves|is leaving|was leaving|had(?: all)? left|went off|goes off|goes away|went away) (?:out|home|for (?:university|college)|to (?:university|college|study))|(?:house|home|nest|flat) (?:was|is|felt|seemed|had become) (?:so |very |too |suddenly )*(?:empty|quiet)|came home to an empty|had an empty|did not know what)\\b[^.]*`,
    ),
    idea: NO_MORE_CHILDREN,
    after: [
      ...beatsOfEmptyNest,
      [
        0.4,
        "=Right at the bottom of the wardrobe, behind the skates that had become too small for everybody, there was a case. Nobody had opened it for twenty years. It had been put away one evening, just until the little one sleeps through. And then so much had come in between.",
      ],
    ],
    end: endOfEmptyNest,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("robot|penguin|bear|elephant|ghost|seal|kangaroos?|murder\\w*|magic|planet")}(?:(?:search(?:es|ed)?|look(?:s|ed)?|set out to look|set out|went looking|goes looking) for|wanted to (?:find|meet|know)|want(?:s)? to (?:find|meet)|decided to (?:find|look for|meet)|tried to find|found|finds|met|meets|discovered|discovers|travel(?:s|led) to|tracks? down|tracked down|got a letter from)\\b[^.]*?\\b(?:her|him|them|(?:his|her|their|my) (?:real |birth |biological |natural )?(?:mother|father|parents|mum|mom|dad|twin|brother|sister))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:adopted|foster|orphan(?:ed)?|gave (?:him|her|them) (?:up|away)|given up|birth mother|birth father|birth parents|biological (?:mother|father|parents)|real (?:mother|father|parents)|never met (?:his|her|their|my) (?:father|mother|dad|mum|mom))\b)(?!.*\b(?:wolf|wolves|dragon|penguin|bear|fox|duck\w*|elephant|robot|king|queen|alien|spaceship|witch|prison|dead|died|dies)\b)(?=.*?\b(?<parent>(?:his|her|their|my) (?:real |birth |biological |natural )?(?:mother|father|parents|mum|mom|dad))\b)/i,
    after: [
      [
        0,
        "=There was not much to go by. There was half a name. There was a knitted bonnet with a mistake in it, in the third row, where somebody must have looked up. One had to find somebody who looks up in the third row. It is not in the telephone book.",
      ],
      [
        1,
        "=The first door was the wrong one. “I'm so sorry,” the people there said, and really were, and gave away a whole apple cake because of that. The second door was the right one eleven years ago. Somebody remembered a bicycle bell, and a way of saying “well, well”. It was written down under the half name.",
      ],
      [
        2,
        "=It is odd to go through a town in that way. One looks at everybody's ears. There was a nose at the tram stop that would have been possible, and it was followed for three streets, until it turned round and asked whether it could help. It was a dentist.",
      ],
      [
        1,
        "=And at home? At home somebody had packed sandwiches for the journey, and cut off the crusts, as always. “Are you sure that you don't mind?” “I mind if you go without a scarf,” was the answer. That had to be thought about, in the train, for quite some time.",
      ],
      [
        0.4,
        "=In the end it was no door. It was a voice. It was saying something quite ordinary, to somebody else, over there between the people. “Well, well,” it said. One's knees know such a thing before the head does. All the sentences that had been got ready were gone. There was only a hand, and it held out a bonnet.",
      ],
    ],
    end: [
      [
        0,
        "=The bonnet was taken and was turned round, until the thumb lay on the third row. “You sneezed there,” came the voice, very low. “You were two days old. I looked up.” Nothing else was said for a while. All round them people went on shopping.",
      ],
      [
        0.6,
        "=They sat on a wall. There was so much to be asked that they began with what was easy: cheese or jam, left or right, does it run in the family that one cannot whistle? The hard questions got their turn later. Not all of them had an answer. But they had been asked, and somebody had stayed sitting there.",
      ],
      [
        0.5,
        "=There are a good many more sandwiches now, at birthdays. They sit at one table, those who cut off the crusts and the one who says “well, well”, and they compare ears. The mistake in the third row has been left as it is. “Otherwise,” it is said, “nobody would have found it.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(`${said("weekends?")}(?:${MANAGES})|(?:did|does) not know (?:what|how)\\b[^.]*`),
    idea: new RegExp(
      `^(?=.*\\b(?:divorced|separated|every (?:second|other) weekend|only at (?:the )?weekends?)\\b)(?:${ALONE_WITH_CHILD.source.slice(1)})`,
      "iu",
    ),
    ...oneHundredThings(
      "“At home they're round.” It was not meant unkindly. It was only that there was another home in that sentence.",
      "what it is like to have two toothbrushes, and whether one can like two places at the same time. One can.",
    ),
    of: "people",
  },
  {
    by: "any",
    words: inSentence(MANAGES),
    idea: ALONE_WITH_CHILD,
    ...oneHundredThings(
      "“Are they meant to be that shape?”(( asked {child}.)) It was not meant unkindly. It was meant as a question, and that made it worse.",
      "who is afraid of what, and since when, and whether grown-ups ever stop. They do not.",
    ),
    of: "people",
  },
];
