import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Stories of sold shadows, games, fame and a winter guest. */
export const bargains: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:wanted|wants|tried|tries|decided|set out|had) (?:it|them|her|him|(?:to )?(?:get|buy|find|win|have|steal) (?:it|them|(?:his|her|the) (?<ware>shadow|memory|memories|name|voice|laugh|laughter|dreams?|reflection|smile|heart)) back|(?:to )?(?:get|buy|win|have) (?:back )?[^.]*?)(?: back)?\\b[^.]*|(?:sold|sells|traded|exchanged|pawned|gave away|lent) (?:his|her|their) (?:own )?(?:shadow|memory|memories|name|voice|laugh|laughter|dreams?|reflection|smile|heart)\\b[^.]*)",
    ),
    idea: /\b(?:sold|sells|traded|exchanged|pawned|gave away|lent) (?:his|her|their) (?:own )?(?<good>shadow|memory|name|voice|laugh|laughter|reflection|smile)\b(?!.*\b(?:witch|mermaid|princess|devil|singer)\b)/,
    after: [
      [
        0,
        "=It had been quite a good price. There was a dealer with a table at the corner, who bought such things, and he had counted the money out on the spot. “Do I need it?” {hero} had asked. “What for?” said the dealer, folded the {good} up small, and put it in a box with a number. It had not hurt at all. One felt a bit lighter.",
      ],
      [
        1,
        "=For the money there was a coat, with a velvet collar. It fitted as though it had been made for somebody else. The dog on the stairs no longer wagged its tail. In the bakery they looked past {him} and asked who was next, and {he} had already been standing there for a while. Something was missing, they could see that. They just did not know what.",
      ],
      [
        0.55,
        "=The dealer had gone. In his place stood one who sold umbrellas. “He moves about,” said the umbrella seller. {Hero} went to all the corners that there are, and found it in the end, in a shop window under a glass bell, with a label: the {good}, hardly used. It cost four times as much.",
        "=The dealer had gone. In his place stood one who sold umbrellas. {Hero} and {mate} went to all the corners that there are. They found it in the end, in a shop window under a glass bell, with a label: the {good}, hardly used. It cost four times as much.",
      ],
      [
        0.5,
        "={Hero} sold the coat, and the watch, and at last the bed. It was not enough by far. When {he} got to the shop with the money, the glass bell was empty. “It's been taken,” said the shopkeeper. “By a gentleman. He was in a hurry to be somebody.” {Hero} stood in the street with both hands full of coins. There were a great many of them.",
      ],
    ],
    end: [
      [
        0,
        "=The gentleman was sitting on a bench in the park, and he looked wretched. The {good} did not suit him. It was too young for him, it stuck out on the left, and it kept turning round after other people. “It won't settle,” he said. “It's always pulling in one direction.” {Hero} sat down at the other end of the bench. At once there was a little jerk. The gentleman looked at it. “Oh,” he said. “In yours.”",
        "=The gentleman was sitting on a bench in the park, and he looked wretched. The {good} did not suit him. It was too young for him, and it would not stay where he put it. “It won't settle,” he said. “It's always pulling in one direction.” {Hero} sat down at the other end of the bench. At once there was a little jerk. The gentleman looked at it. “Oh,” he said. “In yours.”",
      ],
      [
        0.6,
        "=He would not take the coins. “What would I do with them? I had plenty, that's how it began.” He only wanted to know what it is like to have one that is one's own. “You had one,” said {hero}. “Where did you sell it?” The gentleman could hardly remember. So they went off together to look for it, in all the windows, and had something to talk about on the way.",
      ],
      [
        0.75,
        "=The dog on the stairs wags its tail again. There is still a table at the corner now and then. Then {hero} stops and waits until somebody comes who is about to ask what one needs such a thing for. “Sit down a moment,” {he} says, “I'll tell you what it costs.”",
        "=The dog on the stairs wags its tail again. There is still a table at the corner now and then. But beside it stands a bench, and whoever is about to ask what one needs such a thing for is told there, free of charge, what it costs.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:got|gets|was|were|is|are|became|found (?:himself|herself|themselves)|woke up)(?: suddenly)? (?:stuck|trapped|sucked|pulled|locked|caught|drawn|lost)?\\b ?(?:in|into|inside) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:video game|computer game|game|virtual world|console|screen|tablet)\\b[^.]*|(?:had|has|tried|wanted|needed|must|fought) (?:to )?(?:finish|win|complete|beat|reach|play|find (?:a|the) way out|get (?:out|back|home)|escape|come home|solve|save|defeat)\\b[^.]*|could not (?:log out|get out|find the (?:exit|way out|way home))\\b[^.]*)",
    ),
    idea: /\b(?:(?:[Gg]ot|[Gg]ets|was|were|found \w+|woke up|is|are|became)(?: suddenly)? ?(?:stuck|trapped|sucked|pulled|locked|caught|drawn|lost)? ?(?:in|into|inside) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:video game|computer game|virtual world|console|screen|tablet)|(?:trapped|stuck|sucked|pulled) (?:in|into|inside) [^.]*?\bgame)\b(?!.*\b(?:football|chess|board|card)\b)/,
    after: [
      [
        0,
        "=The first thing was the music. It had eight bars, and when it was over, it began again. There was grass, but only three kinds of blade, and they all waved in time. {Hero} took a step, and something said “ding”. Up in the left corner of the sky there hung three hearts. {He} hoped that those were a lot.",
      ],
      [
        0.55,
        "=“Welcome, traveller,” said a man with a barrow. “Have you seen my turnip?” {Hero} asked for the way home. “Welcome, traveller,” said the man. So {hero} looked for the turnip. It was on a roof, for no reason. “Thank you,” said the man. “Have you seen my other turnip?” Up there it was two hearts by then. The roof had been slippery.",
        "=“Welcome, traveller,” said a man with a barrow. “Have you seen my turnip?” “We want to go home,” said {talker}. “Welcome, traveller,” said the man. So they looked for the turnip. It was on a roof, for no reason. “Thank you,” said the man. “Have you seen my other turnip?” Up there it was two hearts by then.",
      ],
      [
        1,
        "=On the sofa it had all been so simple. One saw it from above. Down here one saw a wall. {Hero} ran along it and jumped, because one jumps then, and found out that {he} could jump just as high as in the kitchen at home. The walls had been built by people who had never had knees.",
      ],
      [
        0.5,
        "=It was a long way to the tower. At the top of the stairs sat the last one, with four arms and a crown, and behind him there was a door with a light under it. There was one heart left. {Hero} knew how it goes: hit it on the left, roll, hit it on the right. {He} knew something else as well. {He} had been here a hundred times and had always been beaten, and each time something had said “again?”. This time there was nothing to press.",
      ],
    ],
    end: [
      [
        0,
        "=“Good day,” said {hero}. {He} had nothing better. The one with the crown let two of his arms sink. “Nobody ever says that,” he said. “They come in and hit me on the left.” It turned out that he had been sitting there since it was put on the market, that it was draughty, and that he would have liked to know how the music goes on. “After the eight bars,” he said. “There must be something.” {Hero} thought about it. Then {he} whistled a ninth one.",
      ],
      [
        0.6,
        "=It was as if somebody had opened a window. The blades of grass stopped, and then each of them waved as it liked. “Ding,” it said, quite softly, and there were three hearts. The one with the crown got up and held the door open with all four arms. “Come again,” he said. “But not from the left.” At the bottom of the stairs stood the man with the barrow. It was full of turnips.",
      ],
      [
        0.75,
        "=In the room it smelled of dust and of toast. On the screen it said “The End”, and under that, smaller: “Thank you for whistling.” {Hero} still plays it now and then. {He} only ever goes up the stairs, sits down, and says good day.",
        "=In the room it smelled of dust and of toast. On the screen it said “The End”, and under that, smaller: “Thank you for whistling.” It is still switched on now and then. Nobody hits anybody on the left any more. One goes up the stairs, sits down, and says good day.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("book|novel|singer|song|band|murder\\w*|baby|dog|cat")}(?:(?:became|becomes|got|gets|was|is) (?:suddenly |accidentally )?(?:famous|a star|an internet star|a celebrity|a meme)\\b(?! (?:chef|painter|detective|[a-z]+ist)\\b)[^.]*|(?:went|goes|had gone) viral\\b[^.]*|(?:had|got|gained|has) (?:suddenly )?(?:a million|millions of|a hundred thousand|thousands of) (?:followers|fans|views|subscribers)\\b[^.]*)`,
    ),
    idea: /\b(?:overnight|video|internet|online|followers|viral|by (?:accident|mistake)|accidentally|suddenly|clip|influencer|meme|channel)\b/,
    after: [
      [
        0,
        "=It had only been eleven seconds, and a spoon had played a part in it. In the morning there were strangers who said “hello” on the stairs, and they said it as one says it to somebody one knows. In the bakery they wanted to see the thing with the spoon. {Hero} had only wanted two rolls.",
      ],
      [
        1,
        "=A gentleman came with a contract, and he talked very fast. One could be a mug. One could be a bath towel. “And what do I have to do?” asked {hero}. “Be yourself,” said the gentleman, “only a bit more, and by Friday.” {Hero} practised it in front of the mirror. By Friday it no longer looked like anybody.",
      ],
      [
        1,
        "=Everybody had an opinion. A lady in another country had stopped eating soup because of it, and a boy had had his hair cut like that. Four hundred people wrote that it had been better in the old days. The old days were last Tuesday. {Hero} answered every one of them until the sun came up.",
        "=Everybody had an opinion. “You look different from close to,” they said. “You haven't been eating,” said {talker}, and put something on the table. {Hero} had four hundred people to answer first. By the time it was done, it was cold.",
      ],
      [
        0.5,
        "=And then, on a perfectly ordinary morning, it was over. Somewhere a goat had fallen into a wedding cake, and everybody was looking at that. The gentleman no longer picked up. On the stairs they only nodded. It was exactly what {hero} had wished for, and {he} stood at the window with a spoon in {his} hand and waited for somebody to come by. Nobody came by.",
        "=And then, on a perfectly ordinary morning, it was completely quiet. Somewhere a goat had fallen into a wedding cake, and everybody was looking at that. The gentleman no longer picked up. On the stairs they only nodded. {Hero} stood at the window with a spoon and waited for somebody to come by. Nobody came by.",
      ],
    ],
    end: [
      [
        0,
        "=In the afternoon the bell rang after all. It was the old man from the second floor, who had neither a telephone nor a screen. “I've got a spoon that's stuck in a jar,” he said. “I heard that you're good with spoons.” {Hero} looked at the jar. It took an hour, hot water and a good deal of patience. When it came out, it made a noise like a cork, and they laughed so much that they had to hold on to the table. There was nobody there who could have filmed it.",
      ],
      [
        0.6,
        "=“How many was that for?” asked {hero} at the door, still rather out of breath. “What do you mean?” said the old man. “For two.” He thought about it. “For one, if you count only those who needed it.” Then he asked whether anybody had eaten yet.",
      ],
      [
        0.75,
        "=It can still be found, if one looks for it, between a goat and a piano that falls down. Nobody does. In the house there is a list on the second floor, and on it people write what is stuck. It is quite a short list. It gets done every Thursday, and there are rolls.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:spent|spend|survived|shared|passed|got through|lived through|had to (?:spend|survive|share)) (?:the |a |one |an entire |the whole |the long |a hard )*winter\\b[^.]*)",
    ),
    idea: /^(?=.*\b(?:lighthouse keeper|trapper|hermit|ranger|forester|shepherd|hunter|[Oo]ld (?:man|woman)|widower?|monk|weatherman|woodcutter|farmer|scientist|keeper)\b)(?=.*\b(?:and|with) an? (?:[a-z]+ ){0,2}?(?<fellow>seagull|gull|wolf|fox|raven|crow|owl|puffin|eagle|albatross|hare|bear cub|lynx|penguin|seal|heron|goose|swan|bird|deer|squirrel|otter)\b)/,
    after: [
      [
        0,
        "=It was not invited. It simply stood in the doorway one morning, quite wet, and looked past {hero} at the stove. “Only until it stops raining,” said {hero}. It did not stop raining until March.",
      ],
      [
        1,
        "=There was one chair, and so it was settled in the first week who had it. {Hero} got the box with the rope in it. It was not uncomfortable. In the second week there was a dispute about the herring. It was conducted in silence, and with great dignity, and the {fellow} won it.",
      ],
      [
        1,
        "=People who live alone have their habits. {Hero} said “good morning” to the barometer, and “good night” to the kettle. Now something answered. It was not a nice voice. But it came at the right moment, and it never said that one had told it that already.",
      ],
      [
        0.5,
        "=In January {hero} fell ill, and could not even get as far as the wood. The stove went out. It was so cold that the ink froze. On the box with the rope lay somebody who talked, very fast, and to the wrong people. The {fellow} got down from the chair. It looked at the stove, and then at the bed. It had never been seen to give up anything that was warm.",
      ],
    ],
    end: [
      [
        0,
        "=When {hero} woke up, something lay across {his} chest, heavy and not very clean, and smelled of herring. It had pulled everything along that there was, the curtain, the tablecloth, the good flag. Under that lot it was as warm as in an oven. “That's my side,” said {hero}. It opened one eye, and shut it again. The fever had gone, and so had the ham.",
        "=When {hero} woke up, something was lying on top, heavy and not very clean, and smelled of herring. It had pulled everything along that there was, the curtain, the tablecloth, the good flag. Under that lot it was as warm as in an oven. “That's my side,” said {hero}. It opened one eye, and shut it again. The fever had gone, and so had the ham.",
      ],
      [
        0.6,
        "=Then it was March. The door stood open, and there was no reason left. It walked out, quite straight again and very upright, as far as the edge. {Hero} had something to do in the back, with the rope. “You'll be wanting to get on,” {he} said over {his} shoulder. It was a while before there was any sound. It was a loud one, and it came from the direction of the chair.",
        "=Then it was March. The door stood open, and there was no reason left. It went out, quite straight again, as far as the edge. {Hero} had something to do in the back, with the rope. “You'll be wanting to get on,” {he} said, and did not look round. It was a while before there was any sound. It was a loud one, and it came from the direction of the chair.",
      ],
      [
        0.75,
        "=It goes away in summer now, as everybody does who has family. {Hero} makes no fuss about it. In October, on the first wet morning, the door is left open by a hand's breadth, and a herring is lying there. And there are two chairs.",
      ],
    ],
    of: "people",
  }),
];
