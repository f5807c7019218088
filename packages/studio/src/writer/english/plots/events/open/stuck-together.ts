import type { ClauseScene } from "../../clause-scene.ts";
import { event, inSentence } from "../event.ts";

/** More than one person. */
const SEVERAL =
  "two|three|four|five|six|seven|eight|nine|ten|strangers|neighbou?rs|colleagues|rivals|enemies|passengers|guests|actors|pupils|students|tourists|people|everyone|everybody|and (?:an?|the|his|her|their|my) [a-z]+|and (?:grand|step)?(?:mother|father|son|daughter|brother|sister)";
const CAUGHT =
  "(?:were|was|got|became|found themselves|ended up) (?:all )?(?:stuck|trapped|locked in|snowed in|stranded)\\b(?! (?:in|on|under|inside) (?:it|them)\\b)";

/** People who hardly know each other have to get through something together. */
export const stuckTogether: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      `^[^.]*?\\b(?:${SEVERAL})\\b[^.]*? ${CAUGHT}[^.]*|^[^.]*? ${CAUGHT}[^.]*? with (?:an?|his|her|their|the|two|three|four|five|six|seven) (?:[a-z]+ ){0,2}?(?:man|woman|boss|stranger|neighbou?r|rival|boy|girl|teacher|lady|teenager|passengers|strangers|ex-[a-z]+|mother-in-law|enemy|sister|brother|father|mother)\\b[^.]*`,
    ),
    after: [
      [
        0,
        "=For the first ten minutes everybody behaved as if it had been planned. One of them looked at the ceiling. One read a sign that said what was not allowed. “It can't be long,” somebody said, in the kind of voice in which one talks to a horse.",
      ],
      [
        1,
        "After an hour they put together what they had. It was half a packet of peppermints, an umbrella, and a book with the last page missing. “How does it end?” “That's what I'd like to know.” So it was read aloud, by turns, up to the place where it stopped, and then each of them had to make up an end.",
      ],
      [
        1,
        "One does not learn much about people to whom one only nods. Now there was time. One could whistle through a gap in the teeth. One had once been on television, from behind. And one was afraid, and said so quite plainly, and after that the others no longer had to pretend that they were not.",
      ],
      [
        2,
        "“I always thought that you couldn't stand me.” “I couldn't.” It was said quite cheerfully. The peppermints went round.",
        "Somebody counted the peppermints. There were seven left. Somebody else counted them as well, to be on the safe side, and then there were six.",
      ],
      [
        0.5,
        "=Then it got cold. There is a kind of tiredness in which everybody begins to speak very politely, and they had reached that point. Somebody shivered so much that the peppermints rattled. Nobody had made a joke for quite a while.",
      ],
    ],
    end: [
      [
        0,
        "=“We could sing,” said the one from whom nobody would have expected it. They tried to find a song that all of them knew. There was just one, and it was for a quite different time of year. They sang it four times, with a second part and a third. They were in the middle of the fifth when something jerked and a light fell in on them. “You can come out,” said somebody in a helmet. “One moment,” they said. “There's one more verse.”",
      ],
      [
        0.6,
        "=Outside they stood about for a while in the ordinary air. All of them had been waiting for hours to get away. Now nobody went.",
      ],
      [
        1,
        "They meet once a year, on the same day. There would be plenty of room, and they stand close together. Somebody brings peppermints. The book lies there as well, and the end is written into it by hand, in a different writing each time.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:neighbou?rs|street|building|house|block|people|families|children|residents|tenants|they|everyone|everybody)\\b[^.]*?\\b(?:met|gathered|ended up (?:having|cooking|eating|sitting|dancing|sharing|talking)|shared|cooked|dug|came out|sat|began to talk|started to talk|started talking|got to know|talked to each other|carried|had a party|moved in)\\b[^.]*",
    ),
    idea: /^(?!.*\btwo (?:people|strangers)\b)(?=.*\b(?:power (?:went|was) (?:out|off|cut)|power (?:cut|failure)|blackout|electricity|lights (?:had gone|went) out|snow(?:storm|ed)?|flood|storm|lift (?:broke|was broken)|elevator (?:broke|was broken)|tree (?:fell|had fallen))\b).*\b(?:neighbou?rs?|street|building|block|balcon(?:y|ies)|floors?|flats?)\b/i,
    after: [
      [
        0,
        "=Until then they had known each other by their sounds: the one with the heels, the one with the cough, the one who moved furniture at night. Now they all had faces. Most of them were a good deal smaller than one had thought.",
      ],
      [
        1,
        "“So it's you with the trumpet.” “So it's you with the broom.” They had knocked at each other through the wall for six years. Now they shook hands, and both of them noticed that it was the same rhythm.",
      ],
      [
        1,
        "Everybody had something that had to be eaten up. There was a cake that had been meant for a birthday, there were eleven fish fingers, and there was a jar without a label, which had been in one of the families for three generations. It was opened. It was plums.",
      ],
      [
        2,
        "A child went from one to the other and wrote down the names, because somebody ought to do that. It got to be four pages. Even the man whom they had always called “the one from the corner” had a first name. It suited him.",
      ],
      [
        0.5,
        "=Only one door stayed shut. It was the last one. Nobody had ever heard anything from there, no heels and no cough. They looked at each other. Since when had nobody heard anything? It was the child that went and knocked.",
      ],
    ],
    end: [
      [
        0,
        "=It took a long time. Then the door opened, and there stood a very old lady in her coat and her hat, with a handbag over her arm. “I've been ready for two hours,” she said. “I thought: if it's something bad, they'll come for me. And if it's something nice, perhaps they'll come as well.” She was given the good chair, and she was given the plums.",
      ],
      [
        0.6,
        "=At last it was over. Somebody noticed it and said “oh”, and it was a disappointed “oh”. They looked at each other. Then they went on sitting there for another hour, as if nobody had noticed anything yet.",
      ],
      [
        1,
        "Nobody says “the one with the heels” any more. There is a list with all the names now, four pages long, and it hangs where everybody comes past. And on the last door there is a card. “I'm always ready,” it says.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:on|in|at|during) which |where |that )?(?:best (?:holiday|trip|vacation|summer|weekend|camping trip)|everything (?:that could go wrong )?(?:went|goes) wrong|nothing (?:went|worked)|forgot everything|forgot (?:half of|almost) everything|rained (?:every|all|the whole)|time of (?:his|her|their) li(?:fe|ves))\\b[^.]*",
    ),
    idea: /\b(?:holidays?|camping|campsite|trip|vacation|tent|caravan|hike)\b/i,
    after: [
      [
        0,
        "=There had been a list. It was a good list, in two columns, and everything on it had been ticked off twice. It was now lying at home on the kitchen table, so that nobody would forget it.",
      ],
      [
        1,
        "On the first day something leaked. On the second day they found out what it was. By then they had learned to sit round it in a circle, and somebody had given it a name.",
      ],
      [
        1,
        "What there was to eat was decided by what had survived. There was mustard, there were eleven apples, and there was something in silver foil that nobody would admit to. It was the best supper of the year. Perhaps that was because it was half past ten at night.",
      ],
      [
        1,
        "The short cut took four hours. “According to the map we're standing in the middle of the lake,” said the one with the map. They looked down at their feet. That was about right.",
      ],
      [
        0.5,
        "=Then came the evening on which even the most cheerful of them had had enough. They sat in a row under the only thing that was still dry. It was not wide enough. Nobody said a word, because the next one to say something would have been the one who had wanted to come here. Something dripped. It dripped exactly into the mustard.",
      ],
    ],
    end: [
      [
        0,
        "=It is hard to say who began. At first it was not more than a snort. Then somebody tried very hard not to, and that was the end of it. They laughed until they had to hold on to each other. Whenever one of them was able to stop, another one said “mustard”. People came over with lamps to see what was the matter, and stayed.",
      ],
      [
        0.6,
        "=There have been other holidays since, with hot water and everything. Nobody can remember anything about those.",
      ],
      [
        1,
        "Of this one there is a photograph. It is crooked, it is blurred, and it has a thumb in it. It hangs in the hall in the best frame of the house. And whenever they go away, a list is left behind on the kitchen table, on purpose.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|not a single \\p{L}+|hardly anyone|hardly anybody)(?: else| at all| ever)? (?:came|would come|wanted to come|dared to come|dared to enter|dared to go|turned up|showed up|accepted|stopped|bought)\\b(?! (?:back|home|out))[^.]*",
    ),
    idea: /^(?=.*\b(?:stall|shop|restaurant|caf[eé]|salon|bakery|inn|hotel|school|library|opened|invit\p{L}+|party|housewarming|parlou?r)\b)(?!.*\bexcept\b)/iu,
    after: [
      [
        0,
        "={Hero} had thought of everything. There were enough chairs. There was a sign, and on the sign there was an arrow, so that nobody could miss it. They looked at the arrow, all of them, and went the other way.",
      ],
      [
        1,
        "First {he} stood in front, so that they could see {him}. That was a mistake. Then {he} stood at the back, so that they could not see {him}. Now it looked as if there was nobody there at all.",
      ],
      [
        1,
        "In the evening there was a lot left over. {Hero} ate as much of it as {he} could, and had to admit that it was good. That made it worse.",
      ],
      [
        2,
        "“Perhaps they can't read,” said {talker}. “It's an arrow,” said {hero}. “One doesn't have to read an arrow.” {Hero} and {mate} went out and looked at it from the other side. It was quite a good arrow.",
        "Once something moved at the corner. {Hero} could see half a face there, and one eye. {He} smiled at it with everything that {he} had. The eye got very big, and then there was nothing at the corner any more.",
      ],
      [
        0.5,
        "=On the third day it rained as well. Nobody even came past now in order not to come in. {Hero} stacked the chairs. Then {he} fetched the hammer and went to take down the sign.",
      ],
    ],
    end: [
      [
        0,
        "=“Are you shutting?” asked a voice. It came from quite far down. It belonged to somebody so small that the arrow had always pointed over its head. “I've been watching for three days,” it said, “to see what happens to those who go in. But nobody goes in, and so I can't find out. Now I've drawn lots with myself.” It looked past {hero}. “Is there any left?”",
      ],
      [
        0.5,
        "=There was some left. It had one, and then it had another. Then it went to the door and waved. It was quite a family: four brothers, a grandmother and an uncle who had only come in order to complain. By the evening there were not enough chairs, and the uncle had to complain standing up.",
      ],
      [
        1,
        "The sign was never taken down. Only the arrow was moved. It hung quite near the ground after that, where it could be seen by those who dare first.",
      ],
    ],
  },
];
