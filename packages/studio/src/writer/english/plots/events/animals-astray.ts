import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Contests of unlike ones, upside-down lives, stolen hats, and things that stop. */
export const animalsAstray: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "^(?:an?|the) (?<one>(?:[a-z]+ )??[a-z]+) and (?:an?|the|his|her) (?<other>(?:[a-z]+ )??[a-z]+) (?:compete[sd]?|race[sd]?|have a race|had a race|hold a contest|held a contest|challenge[sd]? each other)\\b(?<aim>[^.]*)",
    ),
    idea: /\b(?:plou?gh\w*|plow\w*|mow\w*|dig\w*|harvest\w*|reap\w*|field|meadow|lawn)\b/i,
    after: [
      [
        0,
        "“I begin on the left,” said the {one}. “I begin on the right,” said the {other}. “And whoever is in the middle first is the better one.” They had never talked to each other as much as that before.",
      ],
      [
        1,
        "The {other} had the better start, and the {one} had the better breath. At noon one of them was ahead by a nose, and the other one did not know about it. They could not see each other; there was a hump in between. Each of them only heard that over there somebody was also not stopping.",
      ],
      [
        1,
        "The people had brought sandwiches. They made bets, mostly with gooseberries. “The {one} is tradition,” said the grandfather. “The {other} is the future,” said the grandson. They ate off the same plate and did not look at each other.",
      ],
      [
        2,
        "At four it got hot. The {one} thought of water. The {other} thought of nothing any more, and was too hot for it. “I could stop,” thought each of them, “if only the other one stopped.”",
      ],
      [
        0.5,
        "And then it was quiet on the right. The {one} went on for a bit, all alone, and it was already as good as won. But it was quiet in an odd way. The {one} stopped, looked towards the middle, which was not far off at all, and turned round.",
      ],
    ],
    end: [
      [
        0,
        "Behind the hump the {other} was stuck, up to the middle, in the only wet place there is. “You're first,” said the {other}. “I'm not there yet,” said the {one}. “Where's your rope?” It went very slowly, and it was bad for the back. Nobody on the edge said anything. The grandson took off his cap.",
      ],
      [
        0.7,
        "When it was getting dark, they did the last bit, side by side, because there was just enough room for two. In the middle they both stopped, a hand's breadth before it. “After you.” “No, after you.” They are said to have stood there until supper.",
      ],
      [
        1,
        "Nobody knows which of them is better. The gooseberries were made into jam. It is quite good jam, and it is called after both of them.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:sleeps?|slept) (?:at|by|through the|during the|all) (?<dark>night)\\b[^.]*? (?:and|but) (?:flies|flew|hunts?|hunted|works?|worked|is|was|stays?|stayed|lives?|lived|plays?|played|gets? up)\\b[^.]*\\bday\\b[^.]*|^[^.]*?\\b(?:likes?|liked|loves?|loved|prefers?|preferred) (?:the )?(?<light>day|light|sun|sunshine|daylight|morning)\\b[^.]*",
    ),
    idea: /\bbats?\b/i,
    after: [
      [
        0,
        "“Good night,” said {hero} in the evening, when all the others were just getting up. They had given up asking. “It'll grow out of it,” they said to one another, and flew off to breakfast.",
      ],
      [
        1,
        "There were colours out there! Nobody had ever told {him} about that. At home there were eleven words for dark, and not one for yellow. {Hero} made one up, and then one for the colour between yellow and red that lasts only a quarter of an hour.",
      ],
      [
        1,
        "It was a bit lonely. The birds were polite, but they had finished with their conversations by the time {he} had worked out where they were sitting; it is dazzling at first. When {he} came home, full to the brim with it all, they were just leaving. They met in the doorway. “And?” “Green,” said {hero}. “What's that?” “Tell you tomorrow,” {he} said. But tomorrow it was just the same.",
      ],
      [
        2,
        "“You're missing the best part,” they said, and {he} said it as well, and they were both sorry for each other.",
      ],
      [
        0.5,
        "Then a storm tore down the old barn, in the middle of the day, with all of them in it. They fluttered about in the glare, against walls and against each other. None of them could find the ground. Somebody was shrieking in a very high voice. {Hero} had been out over the meadow. {He} heard it from there.",
      ],
    ],
    end: [
      [
        0,
        "“Shut your eyes,” called {hero}, “and come to where I'm talking.” So {he} talked. {He} told them the way: here it's green, that is a tree, you can sit there; here it's warm, that is a wall; here it's blue, there is nothing at all. One after the other they came along behind {his} voice, right across the whole bright day, up to the church tower. There it was nice and dark. {He} was quite hoarse.",
      ],
      [
        0.7,
        "They hung there for a while without saying anything. “Tell it again,” the smallest one asked, “the thing about the quarter of an hour.” {Hero} told it. It became evening in the meantime, and nobody noticed.",
      ],
      [
        1,
        "They have agreed on half past eight. The ones get up a bit earlier, and the other one stays up a bit longer. It's exactly the time when there's something of both.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:the |a |his |her )?(?:[a-z]+ )??(?<victim>[a-z]+)['’]s|his|her|their|the|a) (?:[a-z]+ ){0,2}?(?<stolen>hat|violin|guitar|bag|coat|umbrella|drum|flute|trumpet|accordion|scarf) (?:is|was|gets|got|has been|had been) (?:stolen|taken)\\b[^.]*",
    ),
    of: "people",
    idea: /\b(?:street|busk\w*|musicians?|sing(?:s|ers?|ing)?|sang|play(?:s|ed)?|organ grinder|beggar|juggler|magician)\b/i,
    after: [
      [
        0,
        "It had only been for one verse with closed eyes. When {hero} opened them again, there was a round place on the pavement, a little lighter than the rest. The people had stopped. Now they went on, because they did not know what else one does.",
        "It had only been for a moment. When {hero} looked again, there was an empty place, a little lighter than the rest. The people had stopped. Now they went on, because they did not know what else one does.",
      ],
      [
        1,
        "It was not because of the money. There had been four coins in it and a button. But it had belonged to somebody, and before that to somebody else, and when one put an ear inside, one could still hear a bit of it.",
        "It was not because of the money. But it had belonged to somebody, and before that to somebody else.",
      ],
      [
        1,
        "“Description?” asked the policeman. “Old,” said {hero}. The policeman wrote down: old. “Distinguishing marks?” “It's missing.” The policeman looked up. Then he tore out the page, folded it, and gave it to {hero}. It was quite a good paper boat. “I can't do any more,” he said.",
      ],
      [
        2,
        "The next day {hero} went there all the same. It was odd without it. {He} did not know where to look. A girl put a saucer there, a cracked one. “Until it's back,” she said.",
      ],
      [
        0.5,
        "On the third evening, when it was nearly dark, somebody was standing at the corner who did not come any nearer. He was perhaps nine. His jacket was too thin, and on his head, right down over the ears, sat something that was much too big for him. {Hero} saw it. The boy saw that {he} had seen it. He could have run. It was the slow one that was being played, and he could not get away from it.",
        "On the third evening, when it was nearly dark, somebody was standing at the corner who did not come any nearer. He was perhaps nine, and his jacket was too thin. {Hero} saw what he was holding. The boy saw that {he} had seen it. He could have run.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} did not stop. {He} moved over a little to one side, as one does for somebody who is going to sit down. After a while {he} felt a warm breath next to {him}. “It was so cold,” said the boy when it was over. “And it looked as if nobody needed it. I've brought the button. I ate the rest.” {Hero} turned it over in {his} fingers. “Can you sing?” {he} asked.",
        "{Hero} did not shout. {He} moved over a little to one side, as one does for somebody who is going to sit down. “I needed it,” said the boy at last. “And now I can't sleep any more.” “Neither can I,” said {hero}. “Sit down. Can you do anything?”",
      ],
      [
        0.7,
        "He could sing. He could not do it beautifully, but nobody was able to go past. By nine o'clock the saucer was full, and so were both jackets. They had soup from one bowl at the station, and the thing lay between them on the bench and was looked after by two.",
        "They had soup from one bowl at the station, and the thing lay between them on the bench and was looked after by two.",
      ],
      [
        1,
        "It's too big for the one and too small for the other. So they take turns. When it rains, they push up close, and then it is enough for both.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<thing>(?:an?|the|his|her|their|grandma['’]s|grandpa['’]s) (?:[a-z]+ ){0,2}?(?:clock|watch|music box)) (?:stops?|stopped)(?: ticking| beating| playing| turning| flowing| working)?(?: (?<when>when|because|after|as soon as|on the day) [^.]+)?",
    ),
    idea: /^(?!.*\b(?:tower|square|church|station|town|village|city|midnight|new year|die[sd]?|dead|death|fix\w*|repair\w*)\b)/is,
    after: [
      [
        0,
        "It had not run down, and nothing was broken. It had simply stopped, in the middle of a beat, at twenty to four. They stood in front of it with their coats on. Until then nobody had noticed how loud it had been.",
        "It had not run down, and nothing was broken. It had simply stopped, in the middle of everything. They stood in front of it with their coats on. Until then nobody had noticed how loud it had been.",
      ],
      [
        1,
        "The expert came with a small case. He took it apart, cleaned every piece, and put it together again. There was nothing left over. “It ought to go,” he said, almost offended. He stayed there for an hour and looked at it. He went on tiptoe.",
      ],
      [
        1,
        "After that they got used to it. One was always a little late in that house, or a little early. The soup did not know when it was ready. In the night one lay awake, and it was that kind of silence in which somebody is listening.",
      ],
      [2, "There was a cat who had always slept in front of it. She went on doing so. She kept one eye open."],
      [
        0.5,
        "Years went by. The house was to be sold, and strangers walked through the rooms and tapped on things. “And that goes to the dump,” they said. In the afternoon it rang. There was an old person on the step, in a travelling coat, with one of those suitcases that one sees only in films. “I only wanted to have a look,” was said. “I used to live here. I ran away from it, one might say, at twenty to four.”",
        "Years went by. The house was to be sold, and strangers walked through the rooms and tapped on things. In the afternoon it rang. There was an old person on the step, in a travelling coat. “I only wanted to have a look,” was said. “I used to live here.”",
      ],
    ],
    end: [
      [
        0,
        "They went in. It was dusty, and the light came in from the side. The old one did not touch anything, but stood there, as one stands before somebody to whom one has owed a letter for a long time. “There I am,” was said in the end, quite softly. And something went “tock”. It was like somebody who has breathed in a very long time ago, and can now breathe out.",
      ],
      [
        0.7,
        "The strangers have bought a different house. The suitcase was carried upstairs. In the kitchen the soup was ready, all of a sudden, exactly on time, and the cat closed the second eye.",
      ],
      [1, "It is ten minutes slow. Nobody sets it right. It has a lot to catch up on."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:shouts?|shouted|calls?|called|yells?|yelled|whispers?|whispered|sings?|sang|knocks?|knocked|talks?|talked|speaks?|spoke) (?:something )?(?:into|down|in) (?:an?|the) (?:[a-z]+ ){0,2}?(?<deep>well|cave|shaft|hollow tree|tunnel)\\b[^.]*",
    ),
    idea: /\b(?:answers?|answered|repl(?:y|ies|ied)|talks? back|talked back|calls? back|called back|voice|hears?|heard|responds?|responded|shouts? back)\b/i,
    after: [
      [
        0,
        "“Hello!” {hero} had called, because that is what one calls. “Hello,” it came back. That was as it should be. Then there was a pause, and it came again: “Who is that?” {Hero} had not called that.",
      ],
      [
        1,
        "{He} looked behind {him}, and then {he} bent down a bit further. It was black down there, and it smelled of spring water and iron. “Me,” said {hero}. “Oh,” was said. “I thought that I'd only imagined you. I call up here every day at this time.”",
      ],
      [
        1,
        "It turned out that it was raining down there when the sun was shining up here, and the other way round. Somebody down there had the same trouble with fractions. They did them together; it took a while because of the echo. “What do you see when you look up?” asked {hero}. “A head,” was the answer. “And you?” “A head,” said {hero}.",
      ],
      [
        2,
        "“You're talking to yourself,” they said at supper. {Hero} passed the potatoes. There are things that do not get truer by being explained.",
      ],
      [
        0.5,
        "One day it did not answer. {Hero} called until {he} had no voice left. {He} let down the lamp, on all the string that there was. There was only water, and in the water there was a lamp, and a face, which was white and afraid. “I'm here,” it was whispered, only just to be heard. “They want to put a lid on it. Tomorrow. With a padlock.” “Over here, too,” whispered {hero}.",
      ],
    ],
    end: [
      [
        0,
        "They had a night. {Hero} took the string and tied a whistle to it, the good one. It sank, and the string ran and ran, and then it jerked, and when {he} pulled it up again, something else was hanging on it. It was wet, and it shone, and {he} had never seen anything like it. It was a whistle. It only had one note. “Whatever they put on top of it,” said the voice, “this goes through.”",
      ],
      [
        0.7,
        "The lid was made of oak. {Hero} sat down on it the very next day, put the thing to {his} mouth, and blew. One heard nothing at all. The dogs in the village raised their heads. And then there was a trembling in the wood beneath {him}, quite small, three times.",
      ],
      [
        1,
        "The fractions are all right by now. At the same time every day {hero} has something to do at the old well. It is always raining on one of them, and the other one tells what the sun is like.",
        "At the same time every day {hero} had something to do there after that. It was always raining on one of them, and the other one told what the sun was like.",
      ],
    ],
    isWhole: true,
  },
];
