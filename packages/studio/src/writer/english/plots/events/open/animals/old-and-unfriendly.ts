import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

const PET =
  "(?:cat|tomcat|kitten|dog|puppy|hound|parrot|rabbit|hamster|goat|donkey|rooster|goose|duck|fox|wolf|bear|owl|crow|mouse|squirrel|hedgehog|badger|hen|horse|pig|sheep|lion|tiger|monkey|snake|frog|beaver|penguin|seal|elephant|spider|fly|hare)";
const HOSTILE =
  "(?:(?:could|can) ?(?:not|n't) (?:bear|stand) (?:each |one an)other|(?:hated|hate|hates|disliked?) each other|(?:were|are|was) (?:always |sworn |bitter |arch )?(?:enemies|rivals)|did not (?:like|get on with|get along with) each other|never got (?:on|along)|(?:fought|quarrel\\w+|argued) (?:all|every|about|over everything|constantly))";

/** What an old thing remembers, two who cannot bear each other, who is afraid of all there is. */
export const oldAndUnfriendly: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:remember(?:s|ed)?|went|goes|pass(?:es|ed)|walk(?:s|ed)|watch(?:es|ed)|saw|seen|belong(?:s|ed)|heard|owners?|famil(?:y|ies)|stor(?:y|ies)|generations?|years|lived|life|marriage|children)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:stole\w*|murder|haunted|ghost|boy found|girl found|nobody (?:wants|wanted|plays|played)|attic|ring)\b)(?:An?|The|There (?:was|were)(?: once)?(?: an?)?|This is the story of(?: an?)?)(?: (?!(?:his|her|its|their|who|boy|girl|man|woman|couple)\b)\S+){0,4}? (?<thing>piano|shoes|boots|tree|oak|apple tree|house|bench|chair|rocking chair|armchair|table|kitchen table|clock|grandfather clock|coat|violin|guitar|teddy bear|teddy|doll|rocking horse|mirror|door|cradle|suitcase|bicycle|bike|boat|book|quilt|blanket|cooker|stove|teapot|cup|typewriter|cupboard|wardrobe|staircase|bed|lamp)\b[\s\S]*\b(?:remember(?:s|ed)|(?:from|for) (?:\w+ )?(?:family|child|owner|person|hand|generation)s? to|passed (?:down|on|from)|(?:whole|entire|long) (?:marriage|life|lifetime)|generations|(?:watch(?:es|ed)|saw|seen|sees) (?:an?|the|its|four|three|five|many|\w+) (?:\w+ )?(?:famil(?:y|ies)|children|generations?|couple|village|people|house|world))\b/iu,
    after: [
      [
        0,
        "=Such a one has a good memory. There is nothing else to do in the evenings. The {thing} remembered hands best: the first ones, which had been so careful, and the small ones with jam on them. And there was a voice that always began to hum at the same place. It never got to the end, because somebody laughed then.",
      ],
      [
        1,
        "=There were the loud years. There was running and slamming of doors, and a small person who was measured on every birthday. There was jam, and there were scratches. They are all still there. One can count the years by them, if one knows how.",
      ],
      [
        1,
        "=And there were quiet ones. Somebody came at night, without a light, and sat there and wept. There is nothing that one can say when one is made like that. One can only be there and not give way. “Thank you,” somebody said afterwards, quite softly, and looked round.",
      ],
      [
        2,
        "=“It will do for the time being,” they had said about the {thing} in the beginning. That is the longest time there is. What had been new grew old, and then very old, and then for half a summer it was in fashion. That passed, too.",
      ],
      [
        0.4,
        "=Then it got still. One waits for a step, and it does not come, not for a week, and not for a winter. The {thing} went through it all from the beginning, so as not to forget: the careful hands, the jam, the humming. It broke off at the same place each time. Then strangers came, and looked, and shook their heads. “That can go,” one of them said, and wrote it down.",
      ],
    ],
    end: [
      [
        0,
        "=On the last day somebody stopped who had only come to help with the carrying. There were the scratches. The hand that felt for the oldest of them had grown big, and was careful. “That was me.” Then somebody sat down on the spot and began to hum, without thinking about it. It came to the place where there had always been the laughing. And it went on. So that was how it ended.",
      ],
      [
        0.6,
        "=“This stays with me,” they were told outside. There was some talk about room, and about good sense. It lasted until one of them touched the {thing}, only in passing, and left the hand where it was. After that it was put down differently on the list. “For the time being,” it says there.",
      ],
      [
        0.8,
        "=There are loud years again. There is jam. And next to the oldest scratch there is a new one, rather crooked. In the evening, when they are all asleep, the {thing} goes through everything from the beginning. It takes longer every year. And it does not break off any more.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:stuck|trapped|shut out|locked (?:out|in)|lost|hurt|injured|ill|sick|outside|fell|danger|caught|in trouble|missing|disappeared|needed help)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:boys?|girls?|brothers|sisters|men|women|neighbours)\\b)(?:\\S+ ){1,7}?${PET}\\b[\\s\\S]*\\b${HOSTILE}[\\s\\S]*\\b(?:one|the (?:${PET}|other))\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=There was a line. Nobody could see it except the two of them. On this side was the one, and on that side the other, and whoever put a foot across it lost some hair. They had been very strict about it, up to that day.",
      ],
      [
        1,
        "=How it had begun they could not have said. It had been about a cushion. Or it had been about looking. “You looked.” “I only had my eyes open.” Since then they had both looked away with all their might, and so each of them knew exactly at any hour where the other was.",
      ],
      [
        1,
        "=Now it was quiet beyond the line. That was what one had always wanted: the cushion, and both the bowls, and nobody breathing. The one who had it all lay down in the middle. It was a very big cushion. One could try it on the other side, too. It was just as big there.",
      ],
      [
        0.4,
        "=And the other thought the same thing, over and over: that nobody would come and look. The only one who could notice would be glad of it. There had been a call, and then a second one. There was no third. One has one's pride, even when one trembles.",
      ],
    ],
    end: [
      [
        0,
        "=Then there was a scratching, quite near. “I only wanted to see whether you were really gone,” said a voice. “I am,” said the other, with chattering teeth. “Good,” said the voice. There was a pause. Then there was some pushing, and some pulling, and something was dragged along, climbed up on, and fell over. It took a long time. It is not easy to rescue somebody without seeming to want to.",
      ],
      [
        0.6,
        "=After that they sat side by side and looked straight ahead. “This doesn't change anything,” said the one. “Nothing at all,” said the other, and shivered. The cushion was warm. It was just big enough for one, or for two, if they both breathed in. They breathed in. By midnight they had forgotten to, and it was still big enough.",
      ],
      [
        0.8,
        "=The line is still there, and they are very strict about it. Only it has been moved. It now runs round the outside, once round both of them and the cushion. Whoever puts a foot across it has to do with two.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:together|share[sd]?|help(?:s|ed)?|team|enemies|rivals|each other|food|escape[sd]?|find|survive[sd]?|had to)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:boys?|girls?|brothers|sisters|men|women|neighbours|in love)\\b)(?:\\S+ ){1,7}?${PET}\\b[\\s\\S]*\\b${HOSTILE}[\\s\\S]*\\b(?:work(?:ed|s)? together|team(?:ed)? up|help each other|helped each other|share|shared|together)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=There were rules. The one went in front, and the other went in front as well, and so it was rather a narrow business. They did not talk. Whatever had to be said was said to a tree. “Somebody,” said the one, “is treading on my tail.” “Somebody,” said the other to the same tree, “should not have such a long one.”",
      ],
      [
        1,
        "=The first attempt they made one after the other. The one was loud and drove off what was to be caught. The other was quiet, and by the time that anything happened, it was dark. Each of them had done it right. It was only that together it came out as nothing.",
      ],
      [
        1,
        "=The second attempt they made at the same moment, from two sides. They met in the middle, with their heads. When the stars had gone away again, there was nothing there except the two of them. “That was yours,” they both said. It was the first thing that they had said to each other.",
      ],
      [
        0.4,
        "=Then there was a fence, and behind it was everything that one could wish for. One could smell it. The one was strong, but could not get up there. The other could get up there, but not open anything. They sat down in front of it, left and right, as far apart as they could. It got cold. Neither of them wanted to be the one who said it.",
      ],
    ],
    end: [
      [
        0,
        "=“Suppose,” said the one to a tree, “somebody were to stand on somebody's back.” “Just suppose,” said the other, “somebody were to keep quite still.” It was tried, only as an experiment. A paw felt along the top. “A bit to the left,” was said below, and it was not said to a tree. Then there was a creak, and the gate swung open, slowly, as if it had been waiting all day for somebody to ask it.",
      ],
      [
        0.6,
        "=There was enough. It was not much, but it could be divided by two. Each of them pushed the bigger half across, because nobody should be able to say anything afterwards. Then they pushed it back. In the end it was eaten from both sides, and in the middle they met again, with their heads, but more gently.",
      ],
      [
        0.8,
        "=They are still enemies. They say so to anybody who asks. They only go about together because one of them can reach high and the other can push hard, and that is purely practical. At night, when it gets cold, they lie down as far apart as they can. That is about the breadth of a whisker.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "^(?!.*\\b(?:in the end|finally|at last)\\b)[^.]*\\b(?:afraid|scared|frightened|terrified|feared|brave|coward\\w*|courage)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:boy|girl|man|woman|child)\b)[\s\S]*\b(?:(?:afraid|scared|frightened|terrified) of (?:absolutely |almost |nearly )?(?:everything|anything|his own shadow|her own shadow|its own shadow)|feared everything|was a coward|(?:not|too (?:shy|scared|afraid) to be) (?:very |at all )?brave|wanted to be brave(?:r)?)\b/iu,
    after: [
      [
        0,
        "=There was a list. {Hero} kept it in {his} head, and it was in the right order. It began with thunder, and it went on with beetles, spoons, and things that are round the corner. Each day there was something to add. The last thing on it was lists.",
      ],
      [
        1,
        "=“One only has to look at them,” {hero} had been told, “and then they get small.” So {he} looked at a beetle. It looked back. It was quite true that one of them got smaller. It was not the beetle.",
      ],
      [
        1,
        "=“You could begin at the bottom,” said {mate}. “With something quite small.” They took a feather. {Hero} looked at it from far off, and then from nearer. Then a breath of wind came. They found {hero} again towards evening, under a bush, and {mate} crossed out the feather. It had been a beginning.",
        "=Then {he} tried beginning at the bottom, with something quite small. It was a feather. {Hero} looked at it from far off, and then from nearer, and it went very well. Then a breath of wind came. Towards evening {he} came out again from under the bush. The feather had been there, too.",
      ],
      [
        1,
        "=The others laughed, but not unkindly. They said: “Here comes somebody,” whenever {hero} had run away from them again. It was meant for a joke. {Hero} laughed with them, so as not to be noticed. Laughing was number forty.",
      ],
      [
        0.4,
        "=Then came the night with the number one. It thundered so that the stones jumped. {Hero} had crept into the very back of the deepest hole there was, with both eyes shut. It was then that {he} heard it, between two claps: a thin sound, out there, where there was nobody any more. It was somebody who had not got in anywhere.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} waited for somebody to go. There were so many who were braver. But none of them could hear it. They had never learned to listen as one does when one is afraid. So {hero} went. {He} {was} afraid of each step, and {he} took each of them. Out there sat somebody the size of a pine cone, dripping. “Are you brave?” it asked. “No,” said {hero}. “Climb on.”",
      ],
      [
        0.6,
        "=The way back went past nearly all of it: round the corner, through the dark, and right across the beetles. {Hero} shook so much that the small one thought it was being rocked. It had fallen asleep by the time they arrived. The others stood there and said nothing. Nobody said: “Here comes somebody.” It just was somebody.",
      ],
      [
        0.8,
        "=The list is still there, and {hero} {is} still afraid of all of it. It is only in a different order, for right at the top there is something new: that somebody sits outside and nobody hears. Beside that the thunder is quite small. It is number two.",
      ],
    ],
    of: "creatures",
  },
];
