import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

/** Of one family: who do not speak, who inherit together, and who clear out a house. */
export const kithAndKin: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("pretend\\w*|gold|treasure|murder\\w*|ghost\\w*|haunted|magic\\w*")}(?:(?:one|the (?:other|younger|older|elder|youngest|eldest|oldest)|he|she|his (?:brother|sister)|her (?:brother|sister))(?: of them)? (?:wanted|wants|had|needed|was determined) to (?:sell|keep|tear)|(?:inherit|inherits|inherited|were left|were given) (?<estate>(?:the|an?|their) (?:[\\p{L}'’-]+ ){0,4}?(?:house|farm|hotel|cottage|cabin|boat|shop|bakery|restaurant|vineyard|inn|petrol station|cinema|garden|island|castle|mill|pub|pony|horse|circus|caf[eé]|cafe|bookshop)))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:brothers?|sisters?|siblings|twins|cousins|half-\w+)\b)(?=.*?\b(?:inherit(?:s|ed)?|(?:were|was|are) left|left (?:them|him|her))\b)(?=.*?\b(?:inherit(?:s|ed)?|left(?: them)?) (?<home>(?:the|an?|their|his|her) (?:[\p{L}'’-]+ ){0,4}?(?:house|farm|hotel|cottage|cabin|boat|shop|bakery|restaurant|vineyard|inn|petrol station|cinema|garden|island|castle|mill|pub|circus|café|cafe|bookshop))\b)/iu,
    after: [
      [
        0,
        "=The notary read it out in a voice like dry bread. There was {thehome}, there were eleven umbrellas, and there was a condition. They had to spend one week there first, all of them, under one roof. Nobody looked at anybody. “Who gets the room with the stove?” somebody asked, and the quarrel was no longer about anything old.",
      ],
      [
        1,
        "=On the first evening a line was drawn down the middle with the string from a parcel. On the one side things were counted that could be sold. On the other side they were put back again.",
      ],
      [
        0.8,
        "=There was somebody who came to look at it all, with a laser and clean shoes. He named a sum, and it was a very good one. “All that has to come down, of course,” he said, and knocked on the door frame. There were pencil marks on it, one above the other, with dates.",
      ],
      [
        0.8,
        "=On the fifth night it rained in. It came through the ceiling at the same spot as it always had. Two people met on the landing in their nightclothes, with the same bucket. “I know where it goes,” said the one. “I know, too,” said the other one. It went on the third board, a bit to the left. They had been told so when they were six.",
      ],
      [
        0.4,
        "=There they sat then, one on each side of the bucket, and it went plink. It was about money now, and about who had always had to do everything, and who had never even called. It got so loud that the plink could not be heard any more. Then it was all said, and one could hear it again.",
      ],
    ],
    end: [
      [
        0,
        "=“I thought that you wanted to be rid of it,” said the one. “I only can't bear it when it's so quiet here,” said the other one. Plink. “It isn't quiet.” “No. Not now.” Toward four somebody got up and found a piece of string. It was just long enough to tie up the gutter.",
      ],
      [
        0.6,
        "=On the last day the gentleman with the laser stood at the door and had a pen ready. He was shown the roof, and the bucket, and the list of what there is to be done. “And who is to do all that?” he asked. They looked at each other. “The one who's here,” was the answer. “And the other one rings up every day and knows better.”",
      ],
      [
        0.5,
        "=The roof has not let in any more rain since. The bucket stands on the third board all the same, a bit to the left. And on the door frame, very high up and with yesterday's date, there are two new marks. There is a centimetre between them, and they quarrel about that.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("robot|ghost\\w*|treasure|map|magic\\w*|egg|wolf")}(?:clear(?:s|ed)? out|empt(?:y|ies|ied)|sort(?:s|ed)? through|tid(?:y|ies|ied) up|pack(?:s|ed)? up|went through|had to (?:clear|empty|sort|sell|share|divide)|divide(?:s|d)?|fought over|quarrel(?:l?ed) (?:over|about)|argued (?:over|about)|found)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:clear(?:s|ed|ing)? out|empt(?:y|ied|ying)|sort(?:s|ed|ing)? through|pack(?:s|ed|ing)? up|clear(?:s|ed)?)\b[^.]*?\b(?<home>(?:the|their|her|his|my|our) (?:late |dead |old |grand\w+ )?(?:\p{L}+['’]s? )?(?:old )?(?:house|flat|attic|apartment|home|cellar|garage|shed|room|cottage|farm))\b)(?!.*\b(?:detective|murder\w*|ghost|wolf|treasure)\b)/iu,
    after: [
      [
        0,
        "=There were three heaps: keep, give away, and throw away. By ten o'clock there was a fourth one, and it was bigger than the three others together. It was called “later”.",
      ],
      [
        1,
        "=It is not the big things. The wardrobe was gone in half an hour, and nobody had cried. But then there was a tin in a drawer, with rubber bands in it, sorted by size. After that all of them had to sit down, each in another room, and said that it was the dust.",
      ],
      [
        1,
        "=In every family there is one thing that everybody wants. It is never the silver. It is something with a chip out of it. “That was promised to me,” it was said, from two sides at once. “When?” “When I had the measles.” “I had the measles first!” It was put in the middle of the table, and from there it looked on.",
      ],
      [
        2,
        "=At noon they were no longer speaking to each other, only to {thehome}. “Some people took their time about visiting,” somebody said to the kitchen. “Some people lived just round the corner,” somebody said to the stairs. The kitchen and the stairs had heard that before.",
      ],
      [
        0.4,
        "=And then it lay on the floor. Nobody had done it. There had been one hand from the left and one from the right, and there was a sound, quite a small one. They stood round the pieces. It was so quiet that one heard the fridge come on, although there had not been anything in it for weeks.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody knelt down to gather them up. “Look here,” came the voice from the floor, after a while. It had been broken before. It had been glued, very neatly, at three places, and inside, where nobody could ever have seen it, a date was written in tiny letters for each time. Next to the first date stood: “Both of them. Fighting.” Next to the second: “Again.”",
      ],
      [
        0.6,
        "=It was the glue that they found last. It was in the tin with the rubber bands, as if it had been put ready. They worked on it until it got dark, four hands and one lamp. It leaks now. But it has got a new date inside, and next to it stands: “Both of them. Glueing.”",
      ],
      [
        0.5,
        "=It is kept half a year here and half a year there, and it has to be carried over in person, on somebody's lap. As a rule one stays for coffee then. The heap called “later” has never been sorted. They need it, in case they should run out of reasons.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("inherit\\w*|kidnap\\w*|vampire|gold|bank|rob\\w*")}(?:(?:had|have|has) not (?:spoken|talked|seen each other)|(?:did|do|does) not (?:speak|talk)|haven['’]t (?:spoken|talked)|(?:only|always) (?:argued?|quarrel(?:led)?|fought)|barely (?:spoke|talked)|never (?:spoke|talked)|fell out|met|meet|(?:had|have|were forced) to\\b|(?:drove|drive|sailed|sail|travelled|travel|walked|walk|hiked?|fixed|repaired|restored|built|build|went|go|took|take)\\b|(?:gets?|got|receive[sd]?) (?:a|the) (?:call|letter|phone call|message)|(?:turn(?:s|ed) up|knocks|knocked|appear(?:s|ed)|stood|rang|called)\\b)[^.]*`,
    ),
    idea: /^(?=.*\b(?:(?:has|have|had) not (?:spoken|talked|seen each other)|not (?:spoken|talked|speaking)|(?:haven|hadn)['’]t (?:spoken|talked)|(?:did|do|does) not (?:speak|talk) (?:to|with)|estranged|fell out|fallen out|only (?:argue|quarrel|fight|argued|quarrelled|fought)|always (?:argue|quarrel|fight|argued|fought)|(?:barely|hardly) (?:spoke|speak|talk(?:ed)?)|stopped (?:speaking|talking))\b)(?=.*\b(?:father|mother|son|daughter|brothers?|sisters?|siblings|twins|dad|mum|mom|grandfather)\b)(?!.*\b(?:thief|policeman|murder\w*|kill\w*|war|wolf|dragon|baby|ghost\w*|died|dies|restor\w+|repair\w*|fix\w*|build|built|each other['’]s)\b)(?=.*\b(?:drive|drove|car|van|truck|lorry|road|boat|sail\w*|trip|journey|hike\w*|ferry|train|bus|motorbike|camper|caravan)\b)/i,
    after: [
      [
        0,
        "=They had divided it up without a word. The one looked to the left, and the other one looked to the right. As there was always something to be seen on both sides, it went quite well for the first two hours.",
      ],
      [
        1,
        "=What had to be said was said to things. “Somebody has put the map in upside down,” the one told the map. “Somebody might have filled the flask,” the other one told the flask. The flask and the map got on splendidly.",
      ],
      [
        1,
        "=At noon there was one egg too few. There had been three, and nobody had counted. The last one lay there and was offered to the left with one finger, and was pushed back to the right. It went to and fro until it fell down. They both laughed, quite briefly, by accident, and looked away at once.",
      ],
      [
        0.8,
        "=And then nothing worked any more. There was a bang, there was some smoke, and they were standing in the middle of nowhere. “I told you,” said the one. “You told me nothing,” said the other one. “You haven't told me anything since I was nineteen.” It was the first real sentence. It was not a nice one, and it hung there like the smoke.",
      ],
      [
        0.4,
        "=It was repaired all the same. One needs four hands for that, and one of them has to say “now”. For an hour that was the only word. “Now.” “Now.” “Not yet. Now.” And in between, without looking up and holding a screw between the teeth: “I did call, you know. At Christmas. I put it down again when you said hello.”",
      ],
    ],
    end: [
      [
        0,
        "=The other one did not say anything for so long that it was almost an answer. “That was you?” it came then. “I said hello eleven times. I knew that breathing.” The screw had fallen down. They both looked for it, on their knees, with their heads close together, much longer than one looks for a screw.",
      ],
      [
        0.6,
        "=They went on in the dark. It was not all settled, far from it. But there was singing at one point, because both of them knew the song, and the second part of it had always belonged to the one and the first to the other. It came out crooked. It had got a bit rusty in the middle.",
      ],
      [
        0.5,
        "=There is a call every Sunday now, at six. The one rings up, the other one picks up and says hello. Then there is breathing for a while. “Now,” one of them says at last, and it begins.",
      ],
    ],
    of: "people",
  },
];
