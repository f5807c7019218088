import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** The last hours before a parting, and meeting again. */
export const lastDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:hid|hide|buried|bury|left|wrote|write|tucked|put) {object} (?:(?:under|beneath|behind|in|inside|into|between|at the bottom of|on top of) (?:an?|the|his|her|their|two|one)|for (?:whoever|the next|somebody|someone))\\b[^.]*",
    ),
    idea: /\b(?:before (?:the |he |she |they |we |his |her |their |\p{L}+ ){0,3}?(?:mov(?:es?|ed|ing)|leav(?:es?|ing)|left)|(?:has|have|had) to move|is moving|are moving|was moving|were moving|moves? (?:away|house|out)|moved (?:away|house|out)|last (?:night|evening|day|morning|hour) (?:in|at) (?:the|his|her|their) (?:old |little |family )?(?:house|home|flat|room|farm|village|apartment)|(?:house|flat|farm|home|apartment) (?:is|was|has been|had been) sold)\b/iu,
    after: [
      [
        0,
        "=Everything else was packed. It is surprising how little one has, once there is a label on it. Only for {object} there was no box. It did not belong where they were going. It belonged here.",
      ],
      [
        1,
        "The first try was no good: a corner of it could be seen. The second time it was hidden so well that {hero} could not get at it any more {himself}, and needed a coat hanger. The third time it was right.",
        "The first try was no good: a corner of it could be seen, and {mate} would have seen it at once. The second time it was hidden so well that {hero} could not get at it any more {himself}, and needed a coat hanger. The third time it was right.",
      ],
      [
        1,
        "Then {hero} took it out once more. There was something that one has to know here. {He} wrote it on a slip of paper and put that with it: which stair creaks, where the sun comes in first, and at what time the cat from next door looks in.",
      ],
      [
        2,
        "The walls had pale squares where the pictures had been. {Hero} knew every one of them: the ship, the calendar, the aunt. One could tell quite well who was who.",
      ],
      [
        0.6,
        "=“Are you coming?” somebody called. Nothing had ever sounded like that here before; there were no carpets left to keep it in. “In a minute,” {hero} called back. It was the longest minute of the year. {He} needed it to go round once and put {his} hand on every wall.",
      ],
    ],
    end: [
      [
        0,
        "=Then it all went quickly: a van, a key, a neighbour with sandwiches for the journey. {Hero} looked back only once, at the corner. A light had been left on. “Leave it,” {he} said. “Then it won't be so dark for {object}.”",
      ],
      [
        0.5,
        "=In spring there came a letter. It had the old address on the back, and the writing on it was very round. “I found it,” it said. “I wasn't looking. The stair still creaks. The cat comes at ten past seven now. What do you want me to put there for you?”",
      ],
      [
        1,
        "{Hero} read it twice, among boxes that had not been unpacked yet, and knew the answer. But first {he} knocked on the floor here, one board after the other. One of them sounded hollow.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:had|have|spent|spend|got|planned|used) (?:only |just )?(?:(?:one|a|their|the|this) (?:very )?(?:last|final) (?:day|friday|saturday|sunday|weekend|week|afternoon|summer|evening|night|hour)|(?:one|a|two|three|seven) (?:more )?(?:days?|weeks?|afternoons?|weekends?) left)\\b[^.]*|^[^.]*?\\b(?:finish|finished|worked through|tick off|ticked off) (?:everything on )?(?:the|their) (?:whole |long |secret )?list\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:three|four|five|team|class|gang|family)\b)(?=.*\blist\b).*\b(?:friends?|cousins?|brothers?|sisters?|twins?)\b/i,
    after: [
      [
        0,
        "=They made a timetable. That was the first mistake. By nine they were already an hour late, because they had stopped to laugh about something, and laughing was not on the list.",
      ],
      [
        1,
        "Some of it was quickly done. Some of it turned out to be forbidden, and was done all the same, at a run. And about one thing they no longer knew what it had meant. “Goose”, it said there in capital letters, with three exclamation marks. They looked at it from both sides. It had been their own idea, and it had been a great one. That was all they knew.",
      ],
      [
        1,
        "In between they talked about everything else: whether fish get thirsty, how long one can go on being eleven, who would get the good seat now. “It's only a seat,” it was said. “Yes.” Then for a while nothing was said.",
        "In between they talked about everything else: whether fish get thirsty, why elbows have no name on the inside, who would get the good seat now. “It's only a seat,” it was said. “Yes.” Then for a while nothing was said.",
      ],
      [
        2,
        "An old woman stopped and asked what they were doing up there. “Number fourteen,” they said. She nodded. She had had a list, too, she said, and she went on a bit faster than before.",
      ],
      [
        0.5,
        "=At six there was only one thing left, and that was the goose. They sat down on a wall. It had got cool, and the paper was quite soft from being folded. “Then we haven't managed it,” it was said in the end. That was the worst thing that could have been said, and nothing better came into their heads.",
      ],
    ],
    end: [
      [
        0,
        "=“Good,” said the other one suddenly. “What's good about that?” “If it isn't finished, it goes on.” They thought about it. Both of them began to smile at the same moment. Then they tore the list in two, right through the goose. One has got the GO, and the other has got the OSE.",
      ],
      [
        0.6,
        "=The goodbye was short, and nothing clever was said at it. The car was already round the corner when somebody put an arm out of the window. There was half a sheet of paper in the hand.",
        "=The goodbye was short, and nothing clever was said at it. Half a sheet of paper was waved, until it could no longer be seen.",
      ],
      [
        1,
        "In October there came a postcard without a greeting and without a name. “I know what the goose was,” it said. And under that, very small: “I'll tell you when I see you.”",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:met|meets?|ran into|bumped into|saw|sees|recogni[sz]ed|recogni[sz]es|came across|found|finds|was|turned out to be|opened the door to|sat (?:next to|opposite|across from)|picked up)\\b[^.]*?\\b(?<met>(?:his|her|my) (?:own )?(?:(?:long-lost|lost|estranged|old|former|childhood|missing) )?(?:first love|first boyfriend|first girlfriend|childhood sweetheart|school friend|schoolfriend|childhood friend|best friend from school|old friend|long-lost [a-z]+|lost [a-z]+|estranged [a-z]+|ex-wife|ex-husband|first husband|first wife|old flame)|(?:the|that) (?:man|woman|boy|girl) (?:who|that) (?:once |had )?(?:broke|broken) (?:his|her) heart)\\b(?! [a-z]+['’]s)[^.]*",
    ),
    after: [
      [
        0,
        "=At first there was only something about it that {hero} knew, as one knows a tune and not the words. {He} went on with what {he} {was} doing. Then there was a laugh, half a laugh, with a small breath in the middle, and {hero} put everything down.",
      ],
      [
        1,
        "For all those years {hero} had had a speech ready, with three points. Now {he} could only think of the third one, and that was about a bicycle.",
      ],
      [
        1,
        "“Do we know each other?” It was asked quite politely. {Hero} looked for an answer that was neither too short nor too long. “We used to,” {he} said. “I've still got your umbrella.” It was quiet. “The green one?” “The green one.” “It never shut properly.” “It still doesn't.”",
      ],
      [
        2,
        "They told each other the years, in the wrong order. It turned out that they had once waited at the same station on the same day, on two different platforms, each of them behind a newspaper.",
      ],
      [
        0.5,
        "=Then came the question. “Why did you never write?” They both asked it, at the same moment, and then nobody said anything. {Hero} knew {his} own reason. Now that {he} {was} supposed to say it aloud, it was very small. {He} had been waiting for the other one to begin.",
      ],
    ],
    end: [
      [
        0,
        "=“I did write,” said {mate} at last. “I've still got it. There wasn't a stamp in the house that evening. The next day it seemed silly, and then it was a year.” {Hero} had to laugh, although it was not funny at all. At home, in the kitchen drawer, under the scissors, there lay one as well. It even had a stamp on it.",
        "=“I did write,” it came at last. “I've still got it. There wasn't a stamp in the house that evening. The next day it seemed silly, and then it was a year.” {Hero} had to laugh, although it was not funny at all. At home, in the kitchen drawer, under the scissors, there lay one as well. It even had a stamp on it.",
      ],
      [
        0.6,
        "=They exchanged them on Sunday, across a table with cake on it. It took five minutes to read them. The answer took until the place closed, and then they went on with it on the pavement.",
      ],
      [
        1,
        "The umbrella is out again when it rains. It still does not shut. One has to go through doors with it a little sideways, and that is easier with two people.",
      ],
    ],
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "^(?:There were once |This is the story of )?(?:two|twin|the two|both)\\b[^.]*?\\b(?:met (?:each other )?again|meet (?:each other )?again|ended up|end up|found themselves|find themselves|(?:were|are) (?:put|seated|given|booked|forced)|had to (?:share|sit|work|spend|finish|travel))\\b[^.]*",
    ),
    idea: /\b(?:enem(?:y|ies)|rivals?|not (?:spoken|talked)|haven['’]t (?:spoken|talked)|hadn['’]t (?:spoken|talked)|quarrel|fell out|fallen out|never spoke|stopped speaking|do not speak|don['’]t speak|not on speaking terms)\b/i,
    after: [
      [
        0,
        "=They saw each other at the same moment, and both of them looked at something else. There was not much else to look at. It went well for four minutes. Then one of them sneezed. “Bless you,” said the other one, out of habit, and was annoyed about it for an hour.",
      ],
      [
        1,
        "“So it's you.” “Who else?” That was the whole of the first conversation. Afterwards both of them went through it again in their heads and improved it.",
      ],
      [
        1,
        "The second conversation was about the weather. It got as far as hail. There had been hail that time, too. Neither of them mentioned that time.",
      ],
      [
        1,
        "It was a stranger who asked how long they had known each other. “Not at all,” they said, both at once and in the same tone of voice. Then they had to look away. It had always been like that: as soon as they said the same thing, it was hard not to laugh.",
      ],
      [
        0.5,
        "=In the end it came out, all of it, and much too loudly: who had begun, who should have knocked at whose door. “And you've still got my ball!” “You never asked for it!” People turned round. Then there was nothing left, and they sat there like two people in front of an empty cupboard.",
      ],
    ],
    end: [
      [
        0,
        "=“What was it about, actually?” one of them asked after a while. They thought about it, honestly and for a long time. There was a ball in it, and a fence, and a Tuesday. It did not come to any more than that. “For that,” said the other one, “we could have been quicker.”",
      ],
      [0.6, "=They went on where they had stopped. Neither of them had forgotten whose turn it was."],
      [
        1,
        "On Thursday a parcel came for one of them. It was quite round. There was no letter with it, only a note that was stuck on with tape. “You never asked,” it said.",
      ],
    ],
  },
];
