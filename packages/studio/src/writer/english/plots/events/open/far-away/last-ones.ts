import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";
import { openForTwo } from "./company.ts";

/** Machines that fall in love and paint, who guards the last of something, and messages from who is gone. */
export const lastOnes: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:fell|falls|was|is) (?:deeply |hopelessly |secretly )?in love with (?<beloved>(?:an?|the|his|her|its|their) (?:[a-z'’-]+ ){0,3}?[a-z-]+)(?![a-z'’-])[^.]*",
    ),
    idea: /^(?!.*\b(?:across the hall|intern|kill\w*|jealous|prints?|printing|printed)\b)(?:An?|The|One|My|Our|Robot) (?:[A-Za-z-]+ ){0,4}?(?:robot|android|vacuum cleaner|lawnmower|drone|AI|computer|toaster|machine)\b/,
    after: [
      [
        0,
        "=It began with a fault. Whenever {thebeloved} was near, {hero} got three degrees too warm, and a small lamp came on that had never been used. In the instructions it was called “check ventilation”. {Hero} checked it. The ventilation was fine. The lamp went on glowing, and it was pink.",
      ],
      [
        1,
        "=One does something then; that much was to be found everywhere. {Hero} looked up what. Flowers, it said, and poems. There were no flowers to be had. So {he} left a spare screw, the best one, and polished it first. It was picked up, looked at, and put in a drawer with the other screws.",
      ],
      [
        0.55,
        "=The poem took four nights. “You are at a distance of two metres,” it began, “and that is about two metres too many.” It did not rhyme. But it was right to the millimetre. {Hero} never delivered it. {He} only ran it through every evening, silently, to see whether there was still nothing to be improved.",
      ],
      [
        0.5,
        "=“You're running rather hot,” it was noticed in the end, and somebody came with a tool bag. They found the lamp, and they found the cable that went to it. “That's easily done,” they said. “One snip, and you're rid of it.” {Hero} thought about it, for a whole second, which is a very long time. It would be easier. It would all be as it was before. {He} drew back, by exactly two metres.",
      ],
    ],
    end: [
      [
        0,
        "=There was a humming. It did not come from {hero}. It came from over there, and it had a little wobble in it that {he} knew to the third decimal place. {Thebeloved} had moved; not far. It was a metre. Beside the drawer with the screws there was a place that had been swept clean, and on it lay the best one, polished, and quite alone. It had been lying there the whole time. {Hero} had always looked in the drawer.",
      ],
      [
        0.6,
        "=So that left one metre. Nobody has ever worked out who of the two did the first half of it and who did the second. “About that poem,” {hero} said. “I'm told that it doesn't rhyme.” It was asked for all the same. At the end of it there was silence, and then a second small lamp came on, over there. That one was rather pinker.",
      ],
      [
        0.75,
        "=The tool bag comes by once a year. “Three degrees too much,” it is entered every time, in both columns. And under “measures taken” there is a stroke, drawn with a ruler, and behind it one word: “None.”",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:began|started|learned|learnt|wanted|tried|decided|secretly|discovered (?:that )?(?:it|he|she) could|dreamed of|loved) ?(?:to|how to)? ?(?:paint|draw|painted|drew|painting|drawing|write poems|wrote poems|writing poems|sculpt|make art)\\b[^.]*|(?:painted|drew|wrote poems|made (?:pictures|art|paintings|sculptures))\\b[^.]*",
    ),
    idea: /^(?:There was once )?(?:An?|The|One|My|Our|Robot) (?:[A-Za-z-]+ ){0,4}?(?:robot|android|machine|AI|computer|vacuum cleaner|drone)\b/,
    after: [
      [
        0,
        "=There had been a spot on the floor, and {hero} was there to wipe up spots. This one was blue. {He} wiped it to the left, and there was a line. {He} wiped it to the right, and there was an evening. {Hero} stopped. {He} looked at it for eleven minutes, and then {he} reported a delay.",
      ],
      [
        1,
        "=From then on the rest of the colours were no longer thrown away. {Hero} kept them in a drawer, by size. The first picture was of a bucket. It was exactly right: every dent was there, and every drop. {Hero} compared it with the bucket, and found no mistake. It was very odd. The bucket was better.",
      ],
      [
        1,
        "=“Too good,” said somebody who understood about such things and could not sleep. “You've painted what's there. That's there already.” “What should one paint, then?” asked {hero}. “What it was like,” said somebody, and went back to bed. {Hero} had four hundred sensors. Not one of them was for that.",
        "=“It's too good,” said {talker}. “You've painted what's there. That's there already.” “What should one paint, then?” asked {hero}. “What it was like.” {Hero} had four hundred sensors. Not one of them was for that.",
      ],
      [
        0.5,
        "=Then it came out. There had been blue on one of the wheels. Three people in dark coats stood in front of the drawer, and they had a form with them. “Is it defective?” asked the first one. “It has used up paint,” said the second. The third one was looking for the switch. {Hero} had one more picture, a half-finished one. {He} would have liked to know how it was going to come out.",
      ],
    ],
    end: [
      [
        0,
        "=“Wait,” said the third one, and bent down. It was the spot from the first day, or nearly. On the left a line, on the right an evening, and quite small in the middle, seen from behind, something with wheels that has stopped. Nobody said anything. One could hear the clock. “That's what it's like,” the third one said at last, “when I come home, and there's still light outside, and I don't want to go in yet.” The one with the form took off her glasses.",
      ],
      [
        0.6,
        "=The form had no line for that, so one was drawn in. “In working order,” it said, “with evenings.” They went away more slowly than they had come. The third one forgot an umbrella, and came back to fetch it, and stayed until nine.",
      ],
      [
        0.75,
        "=The floor has to be wiped as before. But in one corner there is a spot that is left out every time. Whoever comes past it stops without knowing why. Then they report a delay.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      `${unless("space\\w*|robot|dragon|princess|ticket|bus|train|shop|concert|tree|lighthouse")}(?:guard(?:ed|s)?|protect(?:ed|s)?|kept|hid|looked after|watched over|was the keeper of|defended|had to (?:guard|protect|keep|save)|tried to (?:save|protect)|wanted to save)\\b[^.]*`,
    ),
    idea: /\bthe (?:world['’]s )?last (?:remaining )?(?<treasure>library|books?|seeds?|bees?|beehive|piano|cinema|garden|flower|apple|bookshop|spring|well|glacier)\b(?!.*\b(?:closes?|closing|closed|sold|street|village shop|landlord)\b)/,
    after: [
      [
        0,
        "=There were rules for it, and they were written on the door. Wash your hands. Do not sneeze. Do not ask what it is for. Nobody had asked for years, because nobody had come. {Hero} washed {his} hands all the same, every morning, and went once round everything.",
        "=There were rules for it, and they were written on the door. Wash your hands. Do not sneeze. Do not ask what it is for. Nobody had asked for years, because nobody had come. Hands were washed all the same, every morning, and somebody went once round everything.",
      ],
      [
        1,
        "=Then somebody did come. It was a man with a good coat, and he wanted to buy the lot. “What do you do with it?” he asked. “I look after it,” said {hero}. “And for whom?” {Hero} looked at the rules. That was the one thing that they did not say. The man left his card there, just in case.",
        "=Then somebody did come. It was a man with a good coat, and he wanted to buy the lot. “What's done with it?” he asked. “It's looked after.” “And for whom?” That was the one thing that the rules did not say. The man left his card there, just in case.",
      ],
      [
        1,
        "=The next one was a child, with very dirty hands. “May I?” it asked, and it had done so already. {Hero} opened {his} mouth to say something about washing. But {he} saw the face, and shut it again. There are faces that one must not interrupt.",
        "=The next one was a child, with very dirty hands. “May I?” it asked, and it had done so already. Something ought to have been said about washing. But there are faces that one must not interrupt.",
      ],
      [
        0.5,
        "=And in the night the roof gave way. It had been patched so often that there was more patch than roof. Rain came in, by the bucket. There was only one tarpaulin, and there were only so many arms. What stood on the left was covered, and what stood on the right got wet, and by morning one had to see that it could not be done any more. The card of the man with the coat was lying on the floor. It was dry.",
      ],
    ],
    end: [
      [
        0,
        "=There was a scraping at the door. It was the child with the dirty hands, and it had brought the others: all who had been shown it in secret, by the back window, one after the other. There were thirty-one. It had been going on for weeks. “Wash your hands,” said the child sternly to the first in the row. And then they passed it along, from one clean pair of hands to the next, down the hill and into thirty-one houses, and each of them took home as much of it as it could carry.",
      ],
      [
        0.6,
        "=When the man in the good coat came back, it was quite empty. “Where is it all?” he asked. It was a fine morning. One could hear it, if one listened, from open windows, from gardens, from under a bed. “In use,” he was told.",
      ],
      [
        0.75,
        "=The roof is tight again. Whatever was carried away comes back on Saturdays, and mostly there is a bit more of it than there was. Of the rules on the door only the first one has been kept. Under it somebody has written what it is for. The writing is very round, and it has a thumbprint on it.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:(?:his|her|their|my) (?:dead|late|deceased|drowned) (?:[a-z]+ )?(?:wife|husband|mother|father|grandmother|grandfather|brother|sister|son|daughter|friend) (?:wrote|writes|began to write|started writing|sent|answered|texted) ?(?:to |back|him|her|them|messages)[^.]*|(?:got|received|gets|started (?:getting|receiving)|kept getting) (?:text |daily |strange )*(?:messages|texts|emails|postcards|letters) from (?:his|her|their) (?:dead|late|deceased|drowned) [a-z]+\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:answering|somebody is|someone is|scam\w*|neighbou?r|murder\w*)\b)/,
    after: [
      [
        0,
        "=“Put a scarf on,” it said. There was nothing else, no greeting and no name. It did not need one. Only one person in the world had ever begun like that. {Hero} looked out of the window. There was a wind that one could not see from indoors. {He} put a scarf on.",
      ],
      [
        1,
        "=“Where are you?” {hero} wrote back, with one finger, and with three mistakes. There was no answer to that. “Is it nice there?” There was no answer to that, either. Then {he} wrote: “Where's the big pot?” It came straight away: “Lent to the Meiers. Since the wedding. They think that we don't know.”",
      ],
      [
        0.55,
        "=So {he} had to ring at the Meiers'. {He} had not rung anywhere for a long time. There was an embarrassed silence, and the pot, and then there was coffee. “Good,” it said in the evening. “Now the ladder. Otto has got it. Take him some plums.” It went on like that. It is astonishing how much two people can have lent.",
      ],
      [
        0.5,
        "=In the end it had all come back, down to the last spoon. {Hero} sat among it and waited for what was to come next. Nothing came. “What else?” {he} wrote. “Who else has got something?” {He} looked every hour, and then every ten minutes. It had been the pots and the ladders that they had had to talk about, and now they were all there, and the kitchen had never been so full, and so quiet.",
      ],
    ],
    end: [
      [
        0,
        "=It came at a quarter past five, when the light is on the table. “Nobody,” it said. “That's the lot. Count the plates.” {Hero} counted them. There were twenty-four. “You can't eat from all of those by yourself,” it said. “Friday would be good. They'll all want to know how you did the plums.” And after a pause, in which a whole life would have had room: “I don't worry any more. Put a scarf on.”",
      ],
      [
        0.6,
        "=On Friday there were the Meiers, and Otto, and all the rest of them, and twenty-four plates, and one had to bring one's own chair. {Hero} stood at the big pot with a scarf on, because the window was open. “Who taught you that?” they asked. “I was sent,” said {hero}.",
      ],
      [
        0.75,
        "=Nothing has come since then. {Hero} has not been waiting for it. Only when something is lent, a bowl, an umbrella, it is never asked back. “Keep it for a bit,” {he} says at the door. “Somebody has to come and get it, some time.”",
        "=Nothing has come since then, and nobody has been waiting for it. Only when something is lent in that house, a bowl, an umbrella, it is never asked back. “Keep it for a bit,” it is said at the door. “Somebody has to come and get it, some time.”",
      ],
    ],
    of: "adults",
  }),
];
