import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

/** Who wait for each other: at a game, at the same table, on a bench, for letters, far apart. */
export const waitedFor: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:did|does) not (?:come|turn up|show up|appear|arrive)|(?:was|is) (?:missing|not there|gone)|stay(?:s|ed) away|fail(?:s|ed) to (?:come|appear|turn up))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:two|both|and)\b)(?=.*\b(?:play(?:s|ed)?|playing)\b)(?=.*?\b(?<game>chess|cards|draughts|checkers|dominoes|backgammon|boules|bridge|poker|scrabble)\b)(?=.*\b(?:every|each|always|for (?:\p{L}+ )?years)\b)(?!.*\b(?:died|dead|dies|funeral|murder\w*|kill\w*|ghost|letter|robot|alien\w*)\b)/iu,
    after: [
      [
        0,
        "=At first there is nothing odd about it. One of them is early, or the other one is late. Everything was put out as always for the {game}, on both sides, because one side alone looks so unfriendly. A quarter of an hour went by, and then an hour. People who came past looked at the empty place, and then quickly at something else.",
      ],
      [
        0.74,
        "=“It'll be the dentist,” it was decided on the second day. On the third day it was a visit. On the fourth day there was nothing left that it could have been. There was a rule between those two: no talk about knees, about families, and about the nights. It had been a good rule. Now it meant that there was not even a telephone number.",
      ],
      [
        1,
        "=So it was played by one person, for both. It was done honestly. One gets up each time, and walks round, and sits down over there, and asks oneself what the other one would do now. “Cheat,” it was said aloud. It was strange to see the world from over there. The sun was in one's eyes the whole time. That had never been mentioned.",
      ],
      [
        0.4,
        "=Then there was asking, after all: at the kiosk, at the chemist's, in houses with a great many bells. At the end of it stood a counter, and a nurse with a form. “Are you family?” “No.” “What are you, then?” That was thought about for quite some time. “We're in the middle of a game,” was the answer. There was no box for that. The nurse put the form away and opened the door.",
      ],
    ],
    end: [
      [
        0,
        "=There was a window, and a bed, and in it somebody who had become a good deal thinner. “You took your time,” came from the pillow. “It was your turn.” “I know. I've been thinking about it.” “For nine days?” “It's a difficult one.” A bag was unpacked on the blanket. Everything for the {game} was in it, on a tray, exactly as it had been left. It had been carried like that through the whole town.",
      ],
      [
        0.6,
        "=It took some time to get well. But nobody may stop in the middle, that would be unsporting, and so they saw to it that they were always in the middle. The nurse learned it by looking on, and began to give advice, and was sent out. In those weeks they broke the rule. They got through the knees and the families, and one evening, quite low, through the nights.",
      ],
      [
        0.5,
        "=The old place is taken again, every day. There are two coats there, two flasks, and in each coat a slip of paper with a number in very large print. Whoever loses pays for the coffee. But as soon as it looks like the end, one of them says that it is getting late, and it is left like that until tomorrow.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:kept|keep|always|just|narrowly|often|forever) (?:on )?miss(?:ing|ed|es)? (?:each other|one another)|miss(?:ed)? (?:each other|one another) (?:every|by|again)|never (?:quite )?(?:met|meet) (?:although|because|even though|but))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:murder\w*|kill\w*|robot|war)\b)(?=(?:.*?\b(?<nook>coffee shop|café|cafe|bakery|library|laundrette|bar|restaurant|bookshop|train|bus|tram|park|station|office|gym|pool)\b)?)/iu,
    after: [
      [
        0,
        "=It was a matter of four minutes. The one went at ten past, and the other one came at fourteen minutes past, and in between there was just time enough for a seat to get cold. It was never quite cold. “Somebody's been sitting here,” the other one thought each time, and it was not an unpleasant thought.",
      ],
      [
        0.72,
        "=One leaves more behind than one would think. There was the newspaper, with a crossword in it, and the left half had been done. The other one did the right half and left it there. The next day four across had been put right. It said “marmalade” now. It was looked at for a while, and it had to be admitted that it was marmalade.",
      ],
      [
        0.74,
        "=After that it was done on purpose. A pencil was left, then a pair of gloves, and then an umbrella, on a day on which it was going to rain later. “Is that yours?” people asked((, for by now half the {nook} took an interest)). “No,” was the answer. “But I know whose it is.” That was a bold thing to say, and it was said with red ears.",
      ],
      [
        2,
        "=On one single day they were in the doorway at the same time. The one was going out and the other one was coming in. They both held the door open, very politely, and each looked at the other one's shoes. “After you.” “No, after you.” Then the four minutes were over. Somebody who had seen it laid their head on the table.",
      ],
      [
        0.4,
        "=One day the gloves lay there untouched, and the crossword was empty on both sides. On the one side it was a cold, and on the other side it was a broken bicycle, but nobody could know that. Each of them sat there on a different day, for a whole hour, and watched everybody in the world come in. It turned out that one can miss somebody very much whom one has always only missed.",
      ],
    ],
    end: [
      [
        0,
        "=“I'll stay sitting tomorrow,” it said in the margin then, in small letters, next to four down. And so somebody stayed, past ten minutes past, and past fourteen. Outside stood somebody behind a lamp post and did not dare to. It was the glove that helped. It fell down. It was picked up by the one who had got tired of waiting and come out to look. “Four across?” it was asked. “Marmalade,” was the answer.",
      ],
      [
        0.6,
        "=There was a good deal to catch up on: all those mornings, at four minutes each. They worked it out on a napkin((, that same day in the {nook})). It came to a night and a day, and they took it at once. It turned out that they had the same dentist, and that they had once danced at the same wedding, back to back.",
      ],
      [
        0.5,
        "=They leave together now, and somebody else gets the warm seat. A newspaper lies on it. Only the left half of the crossword has been done, in ink and very neatly. One never knows who may be coming.",
      ],
    ],
  },
  {
    by: "hero",
    words: inSentence(
      `${unless("ghost\\w*|robot|murder\\w*|dog|school|letters?")}(?:visit(?:s|ed)|sat|sits|goes|went|c[ao]me(?:s)?|returned?|returns|walk(?:s|ed)|eats|ate|wait(?:s|ed)|danced|dances)\\b[^.]*?\\bwhere (?:he|she|they|I)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:every|each|always|once a|still)\b)(?=.*?\b(?<nook>bench|table|bridge|pier|café|cafe|platform|station|park|dance hall|bus stop|beach|corner|tree|fountain|restaurant|lake|square|hill)\b)(?=.*\bwhere (?:he|she|they|I) (?:had |first |once )*(?:met|meet|kissed|proposed|danced|fell in love|said|got engaged)\b)(?=.*?\b(?:his|her|my) (?:late |dead |first |future )?(?<love>wife|husband|love|great love|sweetheart|fiancée?|best friend))/iu,
    after: [
      [
        0,
        "=It is a quite ordinary {nook}. There are nicer ones, with a better view, and people told {hero} so. {He} thanked them, and stayed, and always on the same side. The other side was kept free, by means of a hat. If somebody wanted to come there, {he} lifted the hat so slowly that most of them understood.",
      ],
      [
        0.72,
        "=It had begun with a sandwich. {He} had put it down only for a moment, and when {he} reached for it, there was somebody's hand on it already. “That's mine,” {he} had said. “It was lying on my newspaper,” was the answer, and that was how {he} got to know {his} {love}. They divided it. It had been cheese. {Hero} still had cheese along every day, and cut it in the middle.",
      ],
      [
        0.74,
        "=The second half went to the sparrows. {He} had once eaten both, and that had been too much, and had not tasted of anything. Meanwhile {he} told the news: that the tap was dripping, and that the price of coffee was a scandal. After each piece of news there was a pause. It was exactly as long as an answer is.",
      ],
      [
        0.4,
        "=And then somebody was there. It was on the wrong side, in the middle of the answer: somebody young, with a red nose and a bag, who had not seen the hat and was sitting on it. In all those years that had not happened once. {Hero} had a sentence ready for it, and it was not a friendly one. “I'm sorry,” said the young person without looking up. “I only didn't know where to go.”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} did not say the sentence. {He} unwrapped what {he} had along, and looked at it for a while, with {his} head on one side, as if there were something to be heard. “Yes, yes,” {he} said at last. “I'd have thought of that by myself.” Then {he} laid one half down on the other side, on the stranger's newspaper. “It's cheese,” {he} said. “You have to fight about it. That's how it's done here.”",
      ],
      [
        0.6,
        "=So it was told, the whole story of {him} and {his} {love}, and for the first time somebody asked what came next: who had laughed first, and what was danced at the wedding. {Hero} had to think. It was all still there. It had only been lying in the same order for so long. Nothing could be done about the hat. “It never suited me,” {he} said. “I was always told so.”",
      ],
      [
        0.5,
        "=Nothing is kept free there any more. Almost every day somebody comes by at that {nook} on the way home and brings the mustard. The sparrows have had to look for something else. And whenever the two of them laugh, there is a small pause afterwards. In it there is just room enough for somebody else to laugh as well.",
      ],
    ],
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "(?:never (?:arrived|arrive|reached|reach|came|got|received|receives|gets)|(?:did|do|does|were) not (?:arrive|reach|come|get through|delivered)|(?:were|was|are) (?:never |not )(?:delivered|sent on)|got lost on the way|no (?:answer|reply) (?:ever )?came)\\b[^.]*",
    ),
    idea: /^(?=.*?\b(?<post>letters|postcards|messages|parcels)\b)(?=.*\b(?:wrote|writes|written|writing|sent|sends|sending)\b)(?=(?:.*?\bto (?<reader>(?:his|her|their|my) (?:[a-z]+ )?(?:wife|husband|mother|father|parents|family|son|daughter|sister|brother|sweetheart|fianc[eé]e?|children|friend|love|girlfriend|boyfriend|grand\w+))\b)?)(?!.*\b(?:late (?:wife|husband)|dead|died|santa|future|bottle|robot|alien\w*|magic\w*|detective)\b)/iu,
    after: [
      [
        0,
        "=It was a matter of one number. Somebody with cold fingers had made a one out of a seven, in the great book of the post. From then on all these {post} went to a place that nobody had ever heard of. It had one street, one office, and one bell, and there they were put on a shelf.",
      ],
      [
        0.72,
        "=And on the other side((, where {reader} was waiting,)) somebody looked into the letter box every morning and every evening. After a time a hand felt about inside as well, in case the eyes were mistaken. “It's the distance,” people said. Nobody said the other thing. Answers were written to what had not come: yes, the roof is holding, and yes, I'm eating. They were laid in a drawer.",
      ],
      [
        1,
        "=The next one was begun, all the same. “I don't know whether you're getting these,” it said at the top. It was about socks, and about somebody who snored, and about a hill that looked just like the one at home if one shut one eye. The rest stood between the lines. There was always more room there.",
      ],
      [
        0.72,
        "=In the office with one bell there was an old woman in a post cap. There were eleven {post} on her shelf, and then there were thirty. She did not open them, one does not do that. But in the evenings she moved the lamp a little closer to the shelf, so that they should not have to lie in the dark.",
      ],
      [
        0.4,
        "=Then it was over, and there was a long road home, with a bag at one end of it and a gate at the other. Not a single answer had come. One thinks all sorts of things on such a road. At the gate the steps stopped. There was light in the window. So many words had been written, and now there was not one of them left.",
      ],
    ],
    end: [
      [
        0,
        "=The door was opened before there was a knock. They looked at each other. “You never wrote,” said the one, and the other one said it in the same moment. It could have become a quarrel, or something worse. “I did!” both of them said then. And a drawer was pulled out so fast that it fell on the floor, and there they lay, all the answers to everything that had never been asked.",
      ],
      [
        0.6,
        "=The {post} came a few weeks later. An old woman carried them up to the house herself, in a post cap. She had found the wrong number, and did not want to trust it to anybody else. She was given soup. After that they lay side by side every evening, one from the one heap and one from the other. They fitted: here were the socks, and there stood “Wear the thick ones!”, on the same day.",
      ],
      [
        0.5,
        "=They have read nearly all of them. One from each heap has been left closed, for a day on which it is needed. And in the great book of the post there is a seven now that is as big as a house. Somebody has gone over it in red, three times.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:long[- ]distance (?:couple|love|relationship)|(?:look(?:s|ed)?|watch(?:es|ed)?|gaz(?:es?|ed)|star(?:es?|ed)) at the same (?:moon|stars?|sky)|(?:live[sd]?|were living|are living) (?:far apart|far away from each other|in (?:two )?different (?:countries|cities|towns)|on (?:two )?(?:different|opposite)|an ocean apart|at opposite ends)|(?:were|are) (?:separated|kept apart) by)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:couple|two|lovers|in love|love|each other|boyfriend|girlfriend|husband|wife|fianc[eé]e?|apart)\b)(?=(?:.*?\b(?<sky>moon|stars|sky)\b)?)(?!.*\b(?:twins?|brothers?|sisters?|mother|father|dog|cat|bear|wolf|robot|planet|alien\w*|war|prison|wall|penguins?|grand\w+)\b)/iu,
    after: [
      [
        0,
        "=There were hours between them, and they had learned to reckon with that. When the one was brushing teeth, the other one was buttering bread. “Good night” was said to somebody who had the sun in their face. Both of them had two clocks on the wall, one for the bus and one for the heart, and one of the two was always wrong.",
      ],
      [
        0.72,
        "=At nine by the one clock they went outside, each by a different door, and looked up. “Is it there?” “It's behind the chimney. Now!” There is only one of it, one can agree on that((, on a {sky})). “A bit further to the left,” said the one into the telephone, and at the other end somebody moved a bit further to the left.",
      ],
      [
        1,
        "=They tried to live together, all the same, as well as it could be done. They cooked the same soup at the same time, with the telephone against the pepper mill. They watched the same film, and pressed the button at three. On Sundays there was a photograph at the table, on a plate of its own. It was good company. It only never washed up.",
      ],
      [
        0.74,
        "=There were two jars with coins in them, and once a month they counted aloud. Something always came in between: a tooth, a boiler, a cousin's wedding. “Next year,” they said. They had said it so often that it had worn quite thin, and one could see through it.",
      ],
      [
        0.4,
        "=Then there was an evening with clouds on both sides. “I can't see anything,” said the one. “Nor can I,” said the other one. It was so quiet on the line that each of them thought the other one had gone. “I don't want to look at the same thing any more,” it came then. “I want to look at you.” There was a click. It did not ring again that night, and not on the next one either.",
      ],
    ],
    end: [
      [
        0,
        "=On the third evening the clouds were gone. The one who was at home went out at nine, from habit, and looked up((, to where the {sky} was)), because there was nothing else to be done. “A bit further to the left,” somebody said. It was not the telephone. Down at the gate stood somebody with a suitcase, a clock under one arm, and an empty jar. “I thought that if I leave it till next year, I'll only be a year later.”",
      ],
      [
        0.6,
        "=It was not easy, of course. There was work to be found, and there was one drawer for two. They were not used to it that somebody is still there after “good night”. In the first week they rang each other up, from the kitchen to the bedroom, because there are things that one can say better like that.",
      ],
      [
        0.5,
        "=There is one clock on the wall now. At nine they still go out, by one and the same door, and look up to see if everything is in its place((, and the {sky} as well)). As a rule it is. They do not look for very long. They have got something better to look at.",
      ],
    ],
  },
];
