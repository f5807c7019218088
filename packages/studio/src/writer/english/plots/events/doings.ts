import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

const POST =
  "(?<office>mayor|president|king|queen|captain|leader|class president|class speaker|boss|judge|sheriff|headmaster|minister|teacher)";

/** What somebody sets about, and what comes of it. */
export const doings: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      `(?:voted for|elected|chose|made) (?<being>(?:an?|the|his|her|their) (?:[a-z]+ )?(?:dog|cat|goat|donkey|duck|hen|pig|cow|sheep|parrot|hamster|goose|horse|snail|penguin|pony|rabbit)) (?:(?:as|for|to be) )?(?:its |their |the )?(?:new |next )?${POST}`,
    ),
    after: [
      [
        1,
        "Nobody could say afterwards how it had happened. There had been two gentlemen with moustaches on the list, and somebody had written a third name underneath, in green. In the evening they counted three times. It stayed as it was.",
      ],
      [
        1,
        "So {being} was led up the steps, with music, and sat down on the big chair. It was the first {office} in a hundred years who did not make a speech. The clapping would not stop.",
      ],
      [
        2,
        "“And what happens now?” asked the secretary, with a sharp pencil. {Being} yawned, jumped down and walked out into the sun. The secretary wrote that down.",
      ],
      [
        2,
        "People came with their complaints, as always. {Being} listened to all of them, from beginning to end, without interrupting anybody. Most of them went home content. Nobody had ever listened to them for so long.",
      ],
      [
        3,
        "The two gentlemen with moustaches stood on the other side of the street. “It can't go well,” said the first one. “No,” said the second one. They waited all week.",
      ],
    ],
    end: [
      [
        0,
        "After a year they looked at what had been done. There were more benches than before, and more places to lie in the sun. Nobody had quarrelled with the next town. Everybody went for a walk twice a day.",
      ],
      [
        1,
        "At the next election there was only one name on the list. The two gentlemen with moustaches had put it there themselves, in green.",
      ],
      [1, "{Being} slept through the result. That was taken as a yes."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      `(?:voted for|elected|chose) {being} (?:(?:as|for|to be) )?(?:its |their |the )?(?:new |next )?${POST}`,
    ),
    after: [
      [1, "When the votes had been counted, it was quiet for a moment. Nobody had been as surprised as {being}."],
      [
        1,
        "It was a good deal of work, more than anybody had said. Whoever had a complaint brought it along, and some had two.",
      ],
      [2, "“What would you do?” everybody was asked now. It was a new question, and it got long answers."],
    ],
    end: [
      [
        0,
        "After a year they asked whether they had chosen well. “We would do it again,” most of them said, and the others said nothing, and that means yes as well.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:broke into|sneaked into|crept into|slipped into) (?<spot>(?:an?|the|his|her|their) (?:[\\p{L}’']+ ){0,2}?(?:bakery|bakehouse|baker['’]s shop|pastry shop|cake shop|patisserie))",
    ),
    after: [
      [
        1,
        "*It was dark, and it was so quiet that one could hear a floorboard think. “Shh,” said the first one. “Shh yourself,” said the second one, and fell over a bucket.",
        "It was dark, and it was so quiet that one could hear a floorboard think. {Doer} took one step, and then fell over a bucket.",
      ],
      [1, "Nothing moved. Only a smell hung in the air, warm and sweet, and it came from the left."],
      [2, "{Doer} had meant to take a quick look round. But it is hard to be quick where it smells so good."],
    ],
    end: [
      [
        0,
        "Then the light went on. Nobody shouted, though. “If you want to be here at night,” said a sleepy voice in a nightshirt, “you can just as well help.” And that is how it has been ever since, from three o'clock on.",
      ],
    ],
  },
  {
    by: "any",
    words: event("could not resist {object}"),
    idea: /\b(?:bak\w+|cakes?|cookies?|biscuits?|pies?|pastr\w+|cream|chocolates?|sweets|pudding|jam|doughnuts?|buns?)\b/i,
    after: [
      [
        1,
        "“Only one,” they had said. After the first one they said it again. After the ninth nobody said anything, because their mouths were full.",
        "“Only one,” {doer} had said. After the first one {doerhe} said it again. After the ninth {doerhe} said nothing, because {doerhis} mouth was full.",
      ],
      [
        1,
        "Outside it slowly got light. None of them noticed it. One of them had fallen asleep on a tray, with cream on the nose.",
        "Outside it slowly got light. {Doer} did not notice it.",
      ],
    ],
    end: [
      [
        0,
        "In the morning the door opened. There they lay, as round as drums, and could not run away. “So it was good?” asked a voice from above. Three heads nodded. Nobody had ever praised {object} like that.",
        "In the morning the door opened, and nobody could run away any more with such a full stomach. “So it was good?” asked a voice from above. That was beyond any doubt.",
      ],
      [
        1,
        "They had to sweep up for a week, as a punishment. On the eighth day they came back by themselves and asked where the broom was.",
        "{Doer} had to sweep up for a week, as a punishment. On the eighth day {doerhe} came back and asked where the broom was.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:returned|gave back|brought back|took back) (?:them|them all|all of them|it|everything|{object})"),
    idea: /\b(?:magpies?|crows?|ravens?|jackdaws?|rooks?)\b/i,
    after: [
      [
        1,
        "It had to be done quietly, and it took all night. Each thing had its own window, its own doorstep, its own flowerpot. {Doer} still knew all of them by heart.",
        "It had to be done quietly. {Doer} knew the way by heart.",
      ],
      [
        1,
        "With the last one {doer} sat for quite a while on the edge of a roof. It was the one {doerhe} liked best. Then {doerhe} put it down where it belonged, and turned it once, so that it caught the light.",
      ],
      [2, "Somewhere a window was opened. “Is anybody there?” a voice asked. Nobody was there any more."],
    ],
    end: [
      [
        0,
        "In the morning there was a shout here, and a laugh there. A ring was back on its finger, and a key in its lock, and an old man stood in his doorway with a spoon and had to wipe his eyes.",
      ],
      [
        1,
        "{Doer} saw it all from above. It was strange. {Doerhis} place was quite empty, and {doerhe} had never had so much.",
      ],
      [
        1,
        "The next evening something lay there that had never been lost: a button on a thread, and a note. For you, the note said.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:collected|gathered) (?<object>(?!(?:[a-z]+ ){0,2}(?:taxes|debts|rents|sounds|smells|scents|signatures|votes|points|clues|smiles|dreams|lies|souls)\\b)(?:all |only )?(?:[a-z]+ ){0,2}?[a-z]+s)(?=[.,]|$| (?:and|in|from|under|of|that|but|on|for)\\b)",
    ),
    after: [
      [1, "It had begun with a single one. After that there were two, and then it was hard to stop."],
      [
        1,
        "“What do you need {object} for?” {doer} was asked. “One never knows,” said {doer}, and looked for a place for the next one.",
      ],
      [
        2,
        "No two were the same. {Doer} could have told something about each of them: this one had been under a bench for a winter, and that one had come with the wind.",
      ],
    ],
    end: [
      [
        0,
        "One day somebody came who had been looking for just one of them, all over the town, for years. {Doer} did not have to search for long. And that was what they had been for, all that time.",
      ],
    ],
  },
  {
    by: "any",
    words: event("planted (?!(?:an?|the|his|her|some) (?:[a-z]+ )?(?:bombs?|evidence|flag|kiss)\\b){object}"),
    after: [
      [
        1,
        "^{Doer} knelt down and made a hole with one finger. {Object} went in, and the earth went on top, and some water went on top of that. Then there was nothing left to do, and that was the hard part.",
        "{Doer} dug a small hole. {Object} went in, and the earth went on top, and some water went on top of that. Then there was nothing left to do, and that was the hard part.",
      ],
      [
        1,
        "“It won't come up,” said everybody who knew something about it. {Doer} was there every morning, and every morning there was only earth.",
      ],
      [2, "One evening {doer} told it what had happened that day. It could not do any harm."],
    ],
    end: [
      [
        0,
        "Then there was a green tip one morning, no bigger than a nail. Nobody had said that it would be quick. {Doer} lay down on {doerhis} stomach and said good morning to it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:hoped|hopes|was sure|believed|thought) (?:that )?(?<object>(?:an?|the) [a-z]+) (?:would|will) (?<grow>grow|come up|come out)",
    ),
    idea: /\b(?:coat|jacket|dress|hat|scarf|shirt|skirt|jumper|sweater)\b/i,
    after: [
      [
        1,
        "“And what will it be?” asked the neighbour. “{Object},” said {doer}. The neighbour did not laugh, but it could be seen that it was not easy.",
      ],
      [
        1,
        "It rained, and the sun shone, and it rained again. Nothing can be seen from above while something happens below. {Doer} had read that somewhere.",
      ],
      [2, "{Doer} put up a small sign, so that nobody would step on it."],
    ],
    end: [
      [
        0,
        "And one morning something was there. It was not quite what {doer} had hoped for, and it was not nothing either. It hung on the fence above the little sign, folded, with all its buttons: {object}, just {doerhis} size.",
      ],
      [
        1,
        "“Sometimes it takes a gardener, and sometimes it takes somebody who can sew at night,” the neighbour said, and looked very hard at the sky. {Doer} only looked at {object}.",
      ],
      [
        1,
        "{Doer} wore it until {doerhe} had grown out of it. Then {doerhe} cut off a button and made a new hole with one finger.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:hid|had hidden|smuggled) (?:him|her|it|them|{being}|{object})"),
    idea: /^(?=.*\b(?:cows?|geese|goose|hens?)\b)(?=.*\b(?:tractor|machine|cart|sold|sell|scrap\w*|slaughter\w*|butcher|sent away|taken away)\b)/is,
    after: [
      [
        1,
        "It was not easy to find a place. Behind the house was too near, and behind the wood was too far. In the end they did it together, at night, with straw and branches and a great deal of whispering.",
      ],
      [
        1,
        "“Have you seen anything?” they were asked the next day. A cow can look very stupid if she wants to, and so can a goose. Nobody had seen anything.",
      ],
      [
        2,
        "Once it was close. A hand was already lying on the branches. Then, all at once, there was such a noise from the other side that everybody ran over there to look.",
      ],
    ],
    end: [
      [
        0,
        "In the evening the stranger looked at his watch, put away his papers and said that he could not wait any longer. When his car was gone, there was a cheer that could be heard in the next village.",
      ],
      [
        1,
        "“You might have asked me,” said somebody in the doorway, who had known it all along. “Would you have said yes?” There was a pause. “No,” was the answer. “But now I do.”",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:hid|had hidden|smuggled) (?:him|her|it|them|{being}|{object})"),
    after: [
      [
        1,
        "It was not easy to find a place that nobody knew. It had to be dry, and it had to be near, and one had to be able to sit in front of it as if one sat there every day.",
      ],
      [
        1,
        "“Have you seen anything?” they were asked the next day. “What sort of thing?” was the answer, with very round eyes.",
      ],
      [
        2,
        "Once it was close. A hand was already on the latch. Then, all at once, there was such a noise from the other side that everybody ran over there to look.",
      ],
    ],
    end: [
      [
        0,
        "In the end it came out after all, as everything comes out. But by then nobody wanted it to be any other way.",
      ],
      [
        1,
        "“You might have asked me,” said somebody in the doorway, who had known it all along. “Would you have said yes?” There was a pause. “No,” was the answer. “But now I do.”",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:was|were) (?:going to be|to be|about to be|supposed to be) (?:sold|scrapped|thrown away|torn down|pulled down|cut down|closed)",
    ),
    after: [
      [
        1,
        "A man with a folder had been there. He had walked round once, made a cross on a list and said, “Thursday.” After that nobody felt like supper.",
      ],
      [
        1,
        "“There's nothing to be done,” said those who always say that. It had been there for as long as anybody could remember. One could not imagine the place without it.",
      ],
      [
        2,
        "That evening they all sat there for longer than usual and spoke of old times. Each of them knew a different story, and all of them were true.",
      ],
    ],
    end: [
      [
        0,
        "On Thursday the man with the folder came back. They all stood in front of it, side by side, quite quietly. He looked at his list, and then at them. Then he looked for his rubber.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:planned|prepared|threw|gave|held|organi[sz]ed|put on) (?<object>(?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?(?:party|concert|show|picnic|feast|festival|ball|exhibition|play|parade|celebration|dinner|wedding))",
    ),
    after: [
      [
        1,
        "There was so much to think of. Who was to come? Who was to sit next to whom? And above all, who would tell the weather?",
      ],
      [
        1,
        "Everybody helped. One blew up balloons, one hung up lanterns, and one tasted everything to see whether it was all right.",
      ],
      [
        2,
        "An hour before, it was all wrong: too few chairs, too much soup, and a cloud. {Doer} sat down on the steps and breathed in and out.",
      ],
    ],
    end: [
      [
        0,
        "It was not as it had been planned. It was louder, and it went on longer, and in the end there were people there whom nobody had invited. It was just right.",
      ],
      [
        1,
        "When the last lantern had gone out, {doer} sat on the steps once more. “Next year again?” somebody asked out of the dark.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "planned (?<object>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:robbery|theft|heist|escape|trick|prank|revenge|break-in))",
    ),
    idea: /^(?:.*\b(?<slow>snails|slugs|tortoises|turtles|sloths)\b)?/is,
    after: [
      [
        1,
        "The {slow} had thought of everything: a map, two torches, a rope and something for the way. They had only not thought of how slow they were.",
        "{Doer} had thought of everything: a map, a torch, a rope and something for the way.",
      ],
      [
        1,
        "“On Monday we set out,” the {slow} said. On Wednesday they were at the corner. On Friday the first of them had to rest.",
        "The plan was on a sheet of paper. It had nine points, and number nine was: run.",
      ],
      [
        2,
        "“What if they catch us?” “Who could catch us?” It was a question that one had to think about.",
        "“What if it goes wrong?” a small voice asked inside. It was quickly told to be quiet.",
      ],
    ],
    end: [
      [
        0,
        "When the {slow} got there at last, the door stood open, and everybody had been gone for a week. There was only a cleaning lady, who gave them a lettuce leaf each. “You two must be tired,” she said. That was true.",
        "In the end it never came to that. Number one on the list was: be quiet. And somebody sneezed.",
      ],
      [
        1,
        "On the way home the {slow} were rich. They had a lettuce leaf each, and the whole summer.",
        "They still have the plan. It hangs on the wall, next to a photograph on which everybody is laughing.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:bought|got|was given) (?<object>(?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?(?:motorcycle|motorbike|scooter|bike|bicycle|skateboard|horse|boat|car|drone|camper|sidecar|tandem|roller skates|trampoline)\\b)",
    ),
    idea: /\b(?:motorcycle|motorbike|scooter|bike|bicycle|skateboard|horse|boat|car|drone|camper|sidecar|tandem|roller skates|trampoline)\b/i,
    after: [
      [
        1,
        "At first {doer} only walked round it. Then {doer} touched it, with one finger. It was real.",
        "At first {doer} only looked. Then {doer} touched one of them, very carefully. It was real.",
      ],
      [
        1,
        "“What do you want with that?” they all asked. “At your age!” “In our street!” {Doer} did not hear it. {Doerhe} was already trying it out.",
        "“What do you want with that?” they all asked. {Doer} did not hear it. {Doerhe} was already trying it out.",
      ],
      [2, "That night {doer} got up once more, only to see whether it had been a dream. It had not."],
    ],
    end: [
      [
        0,
        "It took a week until the first of them asked whether they could try it, too, only once, only a little way. Then there was a queue. {Doer} kept a list, and everybody got a turn.",
      ],
      [1, "“What do you want with that?” said {doer} to the last one in the queue, and laughed."],
    ],
  },
  {
    by: "any",
    words: event(
      "sold (?<object>(?:an?|the|his|her|their|my) (?:[a-z]+ ){0,2}?(?:accordion|piano|violin|guitar|trumpet|organ|drum|flute|harmonica))",
    ),
    idea: /\b(?:accordion|piano|violin|guitar|trumpet|music|organ|drum|flute|harmonica)\b/i,
    after: [
      [
        1,
        "The money was counted out on the table, and then it was quiet. {Doer} looked at the place where {object} had always been. The wall was a little lighter there.",
      ],
      [
        1,
        "Only now they all noticed what had always been there. “It's so quiet,” they said to each other, and nobody knew what to do with their hands.",
        "“Did you really sell {object}?” everybody asked. “I needed the money,” said {doer}. It sounded like very little.",
      ],
    ],
    end: [
      [
        0,
        "It was a boy who put his cap on the ground and threw in his three coins. Then the baker came, and the postman, and in the evening the cap was full. The next day it stood there again, right where the wall was lighter.",
      ],
      [1, "“But you have to use it,” they said. “Every evening.” {Doer} did not need to be told twice."],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:painted|sprayed) (?<object>(?:an?|the|their|his|her|our|my) (?:[\\p{L}'’]+ ){0,3}?(?:walls?|fence|house|garage|shed|bridge|underpass|tunnel|building|street|staircase|school|train)\\b)(?![^.]*\\b(?:sea|sunken|ship)\\b)(?![^.]*\\b(?:open(?:s|ed)|real|alive|to life|bedroom)\\b)",
    ),
    after: [
      [
        1,
        "They began with the corner where nobody ever looked, for practice. There was a good deal of yellow, and some of it got onto the shoes.",
        "{Doer} began with the corner where nobody ever looked, for practice. There was a good deal of yellow in it.",
      ],
      [
        1,
        "Then there was no stopping it any more. There was a whale, and a ladder up to the moon, and a door that one would have liked to open.",
      ],
      [
        2,
        "“And if we get caught?” “Then we hand them a brush.”",
        "“Is it finished?” somebody asked. “I don't know,” said {doer}. “It has not told me yet.”",
      ],
    ],
    end: [
      [
        0,
        "In the morning people came round the corner and stopped. Nobody said a word at first. Then a small boy tried to open the painted door, and everybody laughed, and by noon there were three more with brushes.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:watered|fed|nursed|looked after|cared for) (?<object>(?:one|an?|the|his|her|its|their) (?:[a-z]+ ){0,2}?(?:potato|plant|flower|tree|tomato|cactus|seed|rose|garden|flowers|plants|tomatoes|bean|pumpkin|sunflower))",
    ),
    idea: /\b(?:mars|moon|space\w*|planet|island|lighthouse|alone|lonely|desert|arctic|antarctic\w*|raft)\b/i,
    after: [
      [
        1,
        "There was always the same spoon for it, and always the same hour. {Doer} said a few words, too. One has to say something when one drinks together.",
      ],
      [1, "Some days there was a new leaf. On those days {doer} whistled."],
      [2, "{Doer} had got used to having somebody whom {doerhe} could ask, “And how did you sleep?”"],
    ],
    end: [
      [
        0,
        "In the end there was a flower. It was small and white, and there was nobody far and wide to whom {doer} could have shown it. So {doerhe} sat down in front of it and looked for two.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:kept (?:his|her|its|their|a) promise|promised|had promised)"),
    idea: /^(?!.*\b(?:never|but|late|still|forg[eo]\w*|broke|lost|left|leaves|stuck|not|died|dead)\b)/is,
    after: [
      [
        1,
        "A promise is a light thing when one makes it. It gets heavier later on. {Doer} had carried this one for a long time, and had never put it down.",
      ],
      [
        1,
        "“Do you still remember?” {doer} was asked. “What do you think?” {doerhe} said, and took the calendar off the wall. There was a red circle on it, and it was tomorrow.",
      ],
    ],
    end: [
      [
        0,
        "It was just as it had been promised, only bigger. They stood there side by side for a long time, and nobody said that it was getting late.",
      ],
      [
        1,
        "“Thank you for not forgetting,” said a small voice on the way home. But {doer} was the one who wanted to say thank you.",
      ],
    ],
  },
];
