import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";
import { where } from "./where.ts";

const ASHES = /\b(?<ashes>(?:their|the) (?:\w+['’]s? )?ashes|ashes of their \w+)\b/;

/** Stories of last wishes, of old quarrels on the road, of parents and children on a trip, and of strangers. */
export const trips = [
  story({
    says: [
      phrase(
        "(?:want(?:s|ed)|wish(?:es|ed)|long(?:s|ed)|hop(?:es|ed)|dream(?:s|ed|t) of|asks|asked|ha(?:s|d) (?:only )?one (?:last )?wish:?)(?: so much| only| nothing more than)? (?:to )?<lastdo:doing>",
      ),
      /\b(?:once more|one (?:last|more) time|just once more|a last time)\b/,
      /\b(?:see|seeing|swim\w*|hear|visit|feel|smell|stand|go|walk|travel|ride|climb|sail|fly|dance|touch)\b/,
    ],
    may: [
      /\bbefore (?:he|she|they|it) (?<ownend>[^.!?\p{Lu}]+)[.!?]/u,
      /\b(?:[Oo]ld|retired|dying|\w+-year-old|grand(?:mother|father|ma|pa))\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|revenge|rob|robbery|heist|fight|box\w*|ring|stage|perform|match|play|prison|ghost|ex|kiss|divorce\w*|asks? (?:him|her) out)\b/i,
    of: "adults",
    after: [
      "“At your age?” they said. “In your state?” {Hero} did not discuss it. {He} wanted to {lastdo}, that was all. Each night before going to sleep {he} did it in {his} head, with {his} eyes shut, and each morning {he} woke up in the same bed.",
      "There was a list of what spoke against it. The doctor had begun it, and the family had gone on writing. {Hero} read it through to the end, and nodded. Everything on it was right. Then {he} turned the sheet over and wrote on the back of it what spoke for it. It was a single line.",
      [
        "So it was {mate} who came in at five in the morning with both pairs of shoes. “Quietly,” said {mate}. “If they wake up, they'll come along and bring a cushion.” {Hero} had not giggled for twenty years. It still worked.",
        "So {hero} got up at five in the morning and tied {his} shoes in the dark. It took a while. {He} left a note on the table: “Back for supper. Do not come after me with a cushion.” {Hero} had not giggled for twenty years. It still worked.",
      ],
      [
        "+ The way was longer than it used to be. Somebody had added stairs. At each landing {hero} had to stop, and {mate} stopped as well, and looked tactfully out at the view, which was a wall. “I'm not giving up,” said {hero}. “I'm only breathing.”",
        "+ The way was longer than it used to be. Somebody had added stairs. At each landing {hero} had to stop and hold on. “I'm not giving up,” {he} told a lady who looked worried. “I'm only breathing.”",
      ],
      "And then, with the goal already in sight, {hero} was afraid. What if it was no longer as it had been? What if {he} was not? For years this had been the best thing that {he} had. If it went wrong now, there would be nothing left to shut {his} eyes for. {Hero} stood there for so long that the sun came round the corner.",
    ],
    end: [
      [
        "“We can also just go home,” said {mate}. “Nobody would know.” “I'd know,” said {hero}. {He} gave {mate} {his} stick, and {his} glasses, and {his} jacket, one after the other. And then {hero} did it. {He} did it slowly and quite wrongly at first, and then {his} body remembered.",
        "“You can also just go home,” {hero} told {himself}. “Nobody would know.” But {he} would have known. {He} put down {his} stick, and {his} glasses, and {his} jacket, one after the other. And then {hero} did it. {He} did it slowly and quite wrongly at first, and then {his} body remembered.",
      ],
      "It was not as it had been. It was shorter, and it hurt a bit, and it was much too beautiful. To {lastdo}: {he} had thought of it for so long, and {he} had forgotten the best part of it. {Hero} laughed out loud, and did not notice that {his} face was wet. {He} took {his} time. {He} took all of it with {him}, bit by bit.",
      "They were cross at supper, all of them at once, until they saw {his} face. Then it grew quiet round the table, and somebody passed the potatoes. At night {hero} lies there with {his} eyes shut and does not wish for anything. {He} is only having another look.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:have|had|has) (?:not|n't|never|hardly|barely) (?:really )?(?:spoken|talked|seen each other)|(?:not|n't) (?:spoken|talked) (?:to each other )?(?:for|in|since)|\bestranged\b/,
        /\b(?:drive[sn]?|drove|travel(?:s|led)|hik(?:es|ed)|walk(?:s|ed)|road trip|journey|train|rode|rides|sail(?:s|ed)|fl(?:y|ies|ew)|cross(?:es|ed)|canoe|take|took|carry|carried)\b/,
        /\b(?:[Tt]wo|[Tt]he) (?:\w+ )?(?:brothers|sisters|siblings|friends|cousins|twins)\b/,
      ],
      may: [
        ASHES,
        /\b(?:their|the) (?:late |dead )?(?<kin>father|mother|grandmother|grandfather|uncle|aunt|friend)\b/,
        phrase(`(?:across|through|to|over|around) ${where("land")}`),
        /\bin an? (?:[a-z]+ )?(?<vessel>car|truck|van|bus|boat|camper|taxi|canoe)\b/,
        /\bfor (?<years>(?:\w+ )?(?:years|decades|months))\b/,
      ],
      unless: /\b(?:murder\w*|killed|bomb|robbery|heist|ghost)\b/i,
      of: "people",
      after: [
        [
          "Between the two of them, belted in, stood the urn with {ashes}. It was a good thing that it was there, for otherwise they would have had to look at each other. {Hero} had divided everything: one drove, and the other read the map. What had to be said was said to {ashes}.",
          "{Hero} had divided everything: one went in front, and the other read the map. What had to be said was said with one finger. By noon they had said “left”, “right”, and “mind out”, and each of them thought that the other one had talked too much.",
        ],
        [
          "+ {Theland} went by outside, and it was a pity that nobody could say, “Look at that!” “Somebody is driving too fast,” the younger one told the urn. “Somebody always was a coward,” said the elder. The urn was in favour of neither. It rattled.",
          "It was a pity that nobody could say, “Look at that!” Once the younger one did begin to say it, and turned it into a cough. The elder had seen it all the same, and looked quickly to the other side.",
        ],
        "+ In the evening there was one room left, with one bed. They lay back to back, each on the outermost edge, like two people on a roof. “You snore,” said the elder in the morning. It was the first whole sentence that was not said to a thing. “You still talk in your sleep,” said the younger one.",
        "On the third day something broke, with a bang, in the middle of nowhere. “I told you,” said the one. “You told me nothing,” shouted the other. “You haven't told me anything for all this time!” And then it came, all that they had kept: the letter without an answer, the money, the funeral, that one Christmas. It echoed. There was no one else to hear it for miles.",
        "When they had no voice left, they sat down in the dust, on the same stone, because there was no other. “I was there, you know,” said the elder. “I stood outside your door. I heard you laughing in there, and went away again.” The younger one looked up. “I wasn't laughing,” came the answer. “I'd been hoping for months that it was you.”",
      ],
      end: [
        "It needed four hands to mend it, and one of them had to say “now”. They said it in turns. After that nobody divided anything any more. They sat next to each other and sang the song from the back seat, from when they were small, and each still knew the other's part.",
        [
          "Then they were there. {Hero} opened the urn together, with a hand each. “You did this,” said the younger one to {ashes}. “You knew we'd have to.” A gust of wind came up, took {ashes}, and blew a good handful of it right into their faces. They coughed, and wiped their eyes, and laughed until they had to hold on to each other.",
          "Then they were there, and neither of them got up. It had been such a long way, and now it was too short. “We could go back the slow way,” said the elder. “By that place where you nearly said something.” “Look at that!” said the younger one. It came a good bit too late, and was exactly right.",
        ],
        "Once a year {hero} set off again, with the same bad map. They still quarrel at every crossroads, loudly, with their hands. But when one of them stands at a door nowadays, and hears the other one laugh in there, there is a knock.",
      ],
    },
    [ASHES],
  ),
  story({
    says: [
      phrase(
        "(?:took|takes|take|drags|dragged|invit(?:es|ed)|persuad(?:es|ed)) <child:somebody> (?:along )?(?:on|for|to go on|camping|fishing|hiking|sailing|canoeing)",
      ),
      /\b(?:daughter|son|grandson|granddaughter|teenage\w*|stepson|stepdaughter|nephew|niece|children|father|mother)\b/,
      /\b(?:talk\w*|closer|know (?:him|her|each other)|understand|phone|time together|speak|spoke|finally|make up|distant|strangers)\b/,
    ],
    may: [
      /\b(?:on|for) (?:an? )(?<trip>(?:[a-z-]+ ){0,2}(?:trip|tour|hike|journey|walk|weekend|holiday|voyage))\b/,
      /\bso (?:that )?they (?:could |would )?(?:finally |at last )?(?:talk(?:ed)?|speak|spoke|get|got|spend|spent)[^.!?]*/,
      /\b[Aa] single (?:father|mother)\b/,
    ],
    unless: /\b(?:murder\w*|killed|ashes|dying|hospital|ghost|war|kidnap\w*|school trip|class)\b/i,
    of: "adults",
    after: [
      "{Hero} had planned the first sentence for weeks. It was to come on the first evening, quite by the way. But {child} had {childhis} ears full of music and looked at the water, the trees, the sky, at everything but {hero}. “Nice here, isn't it?” said {hero}. That had not been the sentence.",
      "+ “How's school?” asked {hero}. “Okay,” said {child}. “And your friends?” “Okay.” After that there was only the sound of their own steps. {Hero} had once known every tooth and every nightmare of {child}. When had it stopped? There had been no day on which it stopped.",
      "+ {Hero} did everything right. {He} had brought the good sausages and the game with the little wooden men. They played one round, very politely, like two people in a dentist's waiting room. {Child} let {hero} win. That was worst of all.",
      "On the second day everything went wrong. First {hero} read the map upside down. Then it began to pour. And then {he} slipped, and sat down in the mud with all {his} weight, and the bag with the food rolled down the bank and swam away. {Hero} watched it go. “I can't do it,” {he} said. “I can't do any of it. I only wanted us to talk.”",
      "It was out, just like that, in the mud. {Child} pulled the plugs out of {childhis} ears. “Why didn't you say so?” asked {child}. “I thought you only wanted to get me away from home, because I'm so difficult.” “You?” said {hero}. “I thought that I was the difficult one.”",
    ],
    end: [
      "{Child} gave {hero} a hand, pulled, slipped, and sat down next to {him} with a splash. They looked at each other and began to laugh. And then they stayed where they were, in the rain, in the mud, and {child} talked. It came in a great rush, all that had happened in a whole long year, and {hero} did the hardest thing {he} had ever done: {he} did not interrupt.",
      "For supper there were two squashed chocolate bars out of a coat pocket. “Now you,” said {child}. So {hero} told {child} what {he} told nobody: that {he} was lonely at times, and often did not know what to do. {Child} thought about that for some time. “I never know either,” said {child}. “I thought that you got it with the grey hair.”",
      "They go every year. They could find the way with their eyes shut by now, but {child} always holds the map, and always upside down. And when things get too quiet between the two of them at home, one looks at the other over the table and asks, “Shall we go and sit in the mud?”",
    ],
  }),
];
