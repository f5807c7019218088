import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** Who is laughed at, who hears a noise, and who gets a chance. */
export const smallOnes: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:everyone|everybody|they all|all the (?:other )?[a-z]+|the others?(?: [a-z]+)?|the big(?:ger)? ones|people|the (?:whole )?(?:team|class|village|town|harbou?r))(?: all| only| just)? (?:laughed(?! together| with)|made fun)\\b[^.]*|(?:the coach|the teacher|nobody|no one)(?: ever)? (?:never picked|never chose|picked|chose|believed|believes|thought (?:that )?(?:he|she|it|they) could)\\b[^.]*|(?:said|told (?:him|her|it|them)|thought) (?:that )?(?:he|she|it|they) (?:was|were|is|are) (?:far |much |way )?too (?:small|little|young|old|weak|slow|short|tiny)\\b[^.]*|(?<!told .*|said .*)(?:was|were|is) (?:far |much |way )?too (?:short|small|slow|little|weak)\\b(?! to (?:be|get|come))[^.]*",
    ),
    idea: /^(?!.*\b(?:bullied|bully|funny|joke|clown|comedian)\b).*\b(?:wanted to|dreamed of|dreamt of|wished to|longed to|hoped to|tried to|(?:never|not) (?:gives?|gave|giving) up)\b/i,
    after: [
      [
        0,
        "They did not mean it badly. It only looked so funny: such a big wish, and such a small somebody. {Hero} laughed along for a moment, because that is what one does. Then {he} stopped, and thought about it some more.",
      ],
      [
        1,
        "From then on {he} did not tell anybody. {He} practised where nobody could laugh, very early, round the last corner. {He} began with something that was a good deal smaller than what {he} wanted. The next day it was a little bigger.",
      ],
      [
        1,
        "“What are you doing?” asked somebody who had come by. “Nothing,” said {hero}. “You've been doing nothing for three weeks,” was the answer, “and you get better at it every day.”",
        "“What are you doing?” asked {mate}. “Nothing,” said {hero}. “You've been doing nothing for three weeks,” said {mate}, “and you get better at it every day.”",
      ],
      [
        0.4,
        "Then there came a day when it was needed, and quickly. All the big ones had a reason. The first was too wide, the second was too tired, and the third had something in his eye. They looked round. “I could,” said {hero} from the very back. Nobody laughed. There was no time for that.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} did it as {he} had practised it, the small bit first, and then the bigger one, and {he} did not look to see who was watching. And so {hero} {done}, in front of everybody.",
        "{Hero} did it as {he} had practised it, the small bit first, and then the bigger one, and {he} did not look to see who was watching. They were all watching.",
      ],
      [
        0.6,
        "For a moment it was quiet, and that was better than any clapping. “How long have you been able to do that?” asked the one with something in his eye. “Since nobody was looking,” said {hero}.",
      ],
      [
        1,
        "They still laugh now and then. But these days {hero} is the first to begin, and mostly it is about somebody who had something in his eye.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "heard (?:an?|the|some) (?:very |really )?(?:strange|odd|weird|scary|funny|mysterious|spooky|creepy|terrible|loud)(?: [a-z]+)? (?:noises?|sounds?)\\b[^.]*",
    ),
    idea: /\b(?:tents?|camp\w*|sleepover|backyard|back garden|garden|woods|forest|treehouse|tree house|cabin|hut)\b/i,
    after: [
      [
        0,
        "“That was nothing,” said one. “That was the wind,” said another. Then the nothing did it again, and this time it had feet.",
        "“That was nothing,” {hero} said aloud, and pulled the blanket up. “That was the wind.” Then the wind did it again, and this time it had feet.",
      ],
      [
        1,
        "There was a plan: somebody goes and looks. It was a good plan. Only the somebody was missing. It was decided by a straw, and then by another straw, because the first one had not counted.",
      ],
      [
        1,
        "The trouble with a torch is that next to the light it is darker than before. They found a boot, a bush that had always been there, and their own shadows, which were enormous.",
      ],
      [
        2,
        "“There are no bears here.” “That is just what a bear would say.” After that nobody said anything for a while.",
        "“There are no bears here,” said {mate}. “That is just what a bear would say.” After that nobody said anything for a while.",
      ],
      [
        0.4,
        "Then it came closer. It snuffled, it rustled, and it smacked its lips. Right in front of them it stopped. Somebody took hold of somebody's sleeve, and it was never found out who had begun.",
      ],
    ],
    end: [
      [
        0,
        "It was round, and it had prickles, and it was eating the last of the biscuits with as much noise as if there were six of it. It looked into the light, sneezed, and went on eating.",
      ],
      [
        0.6,
        "They laughed so loudly that somewhere a window opened. “What was that noise?” a sleepy voice called. “Nothing!” they called back. “It was only the wind!”",
      ],
      [
        1,
        "In the morning the biscuit tin was empty, and very clean. Whenever they sleep there now, there is a little bowl outside. They know at once what it is that they hear, and pull the blanket up to their noses all the same.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:got|gets|was given|had) (?:his|her|a|one) (?:first |only |big |one )?chance\\b[^.]*? when )?(?<injured>(?:the|his|her|their) [a-z]+(?: [a-z]+)?) (?:broke|was (?:hurt|injured|ill|sick|sent off)|were|fell|got (?:hurt|injured|ill|sick)|had|hurt|twisted|sprained)\\b[^.]*|(?:got|gets|was given|had) (?:his|her|a|one) (?:first |only |big |one )?chance\\b[^.]*|(?:had to|was to) (?:step in|stand in|take over|go on)(?: for| instead|\\b)[^.]*|came on (?:as a substitute|for)[^.]*",
    ),
    idea: /\b(?:substitute|reserve|(?:on the )?bench|understudy|second choice|never (?:picked|chosen|played)|stand-in)\b/i,
    after: [
      [
        0,
        "Nobody knew the bench as well as {hero}. {He} knew where it was warm and where it wobbled, and what was scratched into it underneath. It is not what one dreams of.",
      ],
      [
        1,
        "“You're on!” {Hero} looked round to see who was meant. There was nobody else. The jacket would not open. Nobody had told the zip about this.",
      ],
      [
        1,
        "The first minutes went past {him} like a train. {He} was always just where it had been a moment ago. Somebody shouted something. It was not meant kindly, but it was meant.",
      ],
      [
        0.4,
        "Then {hero} noticed something. From a bench one sees everything. {He} had watched all of them for a whole year, and {he} knew who looks left before going right. {Hero} stopped running, stood still and waited.",
      ],
    ],
    end: [
      [
        0,
        "It came exactly there. {Hero} was there, too. What happened then took four seconds. It has been told for a year by now, and each time it takes a little longer.",
      ],
      [
        0.6,
        "They carried {him} round. That is not comfortable, and one does not know where to put one's hands. “Where have you been all this time?” they called up. “Behind you,” said {hero}.",
      ],
      [1, "There is something new on the bench, underneath, where one has to lie down to read it. It says: good seat."],
    ],
    of: "people",
  },
];
