import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Turns of everyday life: who moves, oversleeps, shares, makes friends or waits. */
export const everydayTurns: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:has to |had to |must |is going to |was going to )?(?:moves?|moved) (?:away|to (?:an?|the|another) (?:new |bigger |smaller |big |far )*(?:house|home|burrow|city|town|village|country|flat|apartment|nest|forest|den|place))\\b[^.]*",
    ),
    idea: /\b(?:miss(?:es|ed)?|goodbye|farewell|leave|leaves|old (?:one|house|home|room|burrow)|does not want|did not want|sad)\b/i,
    tells: /\b(?:missed|said goodbye|did not want|was sad|had to leave)\b/,
    after: [
      [
        0,
        "There were boxes on the stairs. What a place looks like when there is nothing in it, {hero} saw on the last morning: much larger, and as if it had never known anybody.",
      ],
      [
        1,
        "There were things that did not go into any box. The creak of the third step was one of them. The patch of sun that comes at four was another, and so was the tree that one could lean against with one's back when nothing else was any good.",
      ],
      [
        1,
        "{Hero} went once round everything and said it to each thing separately: goodbye. The tree came last. It did not say anything. It dropped a leaf, or something like a leaf, and {hero} put it into {his} pocket, down at the very bottom.",
      ],
      [
        2,
        "In the new place everything worked. The steps did not creak. The sun came at two, and on the wrong wall. “Well, isn't it nice?” they all asked one another a little too often.",
      ],
      [
        0.5,
        "At night {hero} could not sleep. It was too quiet, or it was loud in the wrong places. {He} got up and wanted to look for something, and did not know what. In {his} pocket there was something hard. It was not a leaf. It was a seed with a wing.",
      ],
    ],
    end: [
      [
        0,
        "There was a place where nothing stood. {Hero} dug a hole with {his} hands. In the morning somebody was squatting in front of it, somebody of the same size, with a missing tooth. “What's that going to be?” “Something to lean against,” said {hero}. “When?” “In twenty years.” The other one thought about it. “I can wait with you,” was the answer then.",
      ],
      [
        1,
        "By autumn {he} knew which floorboard creaks here: it is the fourth. {He} steps on it on purpose.",
        "By autumn {he} knew what creaks here, and stepped on it on purpose.",
      ],
      [
        1,
        "It is as tall as a thumb by now. They lean against it all the same, back to back. One only has to imagine it a little.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:and (?<pal>(?:an?|the|his|her) (?:[a-z]+ )??[a-z]+) )?(?:make|makes|made|become|becomes|became) (?:best |good |close |new )?friends(?: with (?<newfriend>(?:an?|the|his|her) (?:[a-z]+ )??[a-z]+))?(?=[.,;]|$| (?:in|at|on|during|after|although|even|despite|who|and|because)\\b)[^.]*",
    ),
    after: [
      [
        0,
        "They had met by mistake. Each of them had thought that there was nobody there, and both had been talking to themselves. “Did you say something?” “No. Did you?”",
      ],
      [
        1,
        "After that they happened to be there at the same time rather often. It always happened at half past four. The one told something, and the other told something back, and in between it was quiet, and that was just as good.",
      ],
      [
        1,
        "They were not alike in anything. The one was always cold, and the other never noticed. The one liked to go through doors, and the other liked to go round. So they found out that one can meet on the other side.",
      ],
      [
        2,
        "“What do the others say about it?” “That it's not possible.” “Mine say that, too.” They thought about that for a while. Then they went on with what they had been doing, since it was obviously possible.",
      ],
      [
        0.5,
        "On a Thursday it was half past four, and there was only one of them there. It got five, and it got dark. A place is never so empty as when somebody is missing from it whom one did not even know in spring. {Hero} waited until the cold came up from the ground, and then {he} went to look.",
      ],
    ],
    end: [
      [
        0,
        "“There you are,” was heard, quite small, from behind a locked door. “It fell shut, and now it won't open.” There was no key. But there was a crack under the door, and {hero} sat down in front of it. “It's half past four,” {he} said, though it was past nine. And they told each other everything through the crack until it got light.",
      ],
      [
        0.7,
        "That is how they were found in the morning, back to back, with the door in between, fast asleep. Nobody could say anything against that. The door was opened. It has stood open ever since, because of the draught, they say.",
      ],
      [
        1,
        "It happens at half past four to this day. Whoever comes by at that time hears two who are not alike in anything, and who are both laughing at the same thing.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:waits?|waited|is waiting|was waiting|longs?|longed|hopes?|hoped) for (?<awaited>(?:visitors?|guests?|(?:somebody|someone)(?! (?:who|to (?!come|visit|call))\\b)|company|a visitor|a guest|the first (?:visitors?|guests?)))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:hotel|inn|restaurant|caf[eé]|shop|station|bus|train|woman|man|girl|boy)\b)/is,
    after: [
      [
        0,
        "Everything was ready. It had been ready for a long time. {Hero} had put up a sign that said “Welcome”, with an arrow, and another sign behind it, in case somebody came from the other side.",
      ],
      [
        1,
        "In the morning {he} dusted what there was to dust. At noon {he} practised. “Do come in,” {he} said, and then, a little more casually, “Oh, hello.” In the evening {he} looked out. There was a lot of out, and nobody in it.",
      ],
      [
        1,
        "Now and then there was a false alarm. Once it was a stone. Once it was only {his} own shadow, which had come round from behind. {Hero} invited it to stay. It stayed until noon.",
      ],
      [
        2,
        "{He} had kept two cups from the beginning. One was worn at the rim. The other was like new. {He} washed it every week, all the same.",
      ],
      [
        0.5,
        "Then {he} had made up {his} mind not to wait any more. {He} took down the first sign. {He} was just about to take down the second one when something very small bumped against {his} foot. It was round, and it blinked, and it had lost its way. “Excuse me,” it said. “Is this where one says welcome?”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} had practised for so long, and now {he} could not think of a single word. {He} pointed at the cup. It was much too big. So the guest sat down in it, up to the chin, and it was just right: warm, and with a view. “I can't stay for long,” it said. “Only until they find me.” They talked about everything.",
      ],
      [
        0.7,
        "It took four days until they found it, and they were a great many, with lamps, and quite out of breath. “You were here? But nobody lives here!” they said. “Somebody does,” said the small one from the cup. They read the sign. They wiped their feet. There were not nearly enough cups, and that was the nicest trouble that {hero} had ever had.",
      ],
      [1, "The place is marked on the maps now, with a small circle, and next to it stands: Do come in."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^(?:the |a |little |old |mother |father |one (?:morning|day) the )*(?<sleeper>sun|morning star)\\b[^.]*? (?:oversle(?:pt|eps)|does not wake up|did not wake up|sleeps in|slept in|does not want to get up|did not want to get up|refuse[sd]? to (?:get up|rise|shine|come))\\b[^.]*",
    ),
    tells: /\b(?:dark|stayed|remained|world|nobody|everyone|everybody)\b/,
    after: [
      [
        0,
        "It had been such a nice dream. There had been a hammock in it. {Hero} turned over once more, pulled up a cloud, and was gone again.",
      ],
      [
        1,
        "Down below the first alarm clocks were ringing. People got up, bumped into the cupboard, and looked at their watches. They shook them. The milkman delivered by feel. Somebody got the tomcat instead.",
      ],
      [
        1,
        "By nine o'clock they were all standing in the market square in their nightshirts and looking at the place where it should have begun long before. “Perhaps one has to call,” said the teacher. They called. It was a good loud call. Up there somebody put a finger in one ear.",
      ],
      [
        2,
        "“One has to tickle,” said a very small girl. Nobody had a ladder that long. But there was a hill, and on the hill stood the church, and on the church stood the weathercock, and the weathercock had a very old feather.",
      ],
      [
        0.5,
        "So they climbed up, the whole town, one behind the other, each with a hand on the nightshirt in front. At the very top they lifted the small girl, and she took the feather, and stretched, and stretched.",
      ],
    ],
    end: [
      [
        0,
        "“Ah … ah …” it went, and everybody held on tight. “Tishoo!” That was how the day began, all at once, and so brightly that they had to laugh. “What time is it?” {hero} asked. “Half past eleven!” they shouted. {Hero} went quite red, right up to the edge. One saw it as far as Spain.",
      ],
      [
        1,
        "To make up for it, it stayed light that evening until ten. Nobody wanted to go in. They had breakfast, because they had not had any yet.",
      ],
      [
        1,
        "It has happened only once since then. But on that day of the year the people in that town get up on purpose, in the dark, and go up the hill in their nightshirts, with a feather. One never knows. And the rolls taste so good up there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:shares?|shared)(?: (?:it|everything|them|his|her|their|an?|the|one)(?: [a-z]+){0,2}?)? with (?<sharers>everyone|everybody|(?:all |the |all the |his |her )*(?:others|neighbou?rs|friends|animals|birds|village|whole village|whole forest|class|poor|ants|mice))\\b[^.]*",
    ),
    idea: /\b(?:cheese|bread|cake|pumpkin|apples?|nuts?|corn|food|carrots?|turnips?|melons?|watermelons?|berry|berries|strawberr\w+|honey|pies?|soup|harvest|fish|mushrooms?|pancakes?|potatoes|potato|cherries|loaf|dinner|supper|meal|pizza)\b/i,
    after: [
      [
        0,
        "“First I'll just have a look at it,” said {hero}. It was the largest that {he} had ever seen. {He} walked round it twice, and it took quite a time.",
      ],
      [
        1,
        "It would have been enough for a whole winter, if one ate alone. {Hero} worked it out. Then {he} saw a nose at the fence. Behind the nose was a whole family, and none of them said anything. They only looked.",
      ],
      [
        1,
        "{He} cut off a piece, and because they were so many, a second one. After that the next ones were standing there, with a cup, because it had got about. “Is it true?” they asked. It was true. It was becoming less.",
      ],
      [
        2,
        "“You'll have nothing left yourself,” said the old hamster, who had nine locks on his door. {Hero} looked at what was left. It was about as big as a thumb. “No,” {he} said. “But look how they're sitting there.” They were sitting all along the wall, and chewing, and their feet were dangling.",
      ],
      [
        0.5,
        "The last piece went to one who had come too late. After that there was only the place where it had been. {Hero} licked {his} finger. It was a very cold evening, and the winter had not even begun.",
      ],
    ],
    end: [
      [
        0,
        "In the morning there was a turnip in front of the door. Beside it lay eleven nuts in a sock. On Wednesday there was a pot of soup, and on Thursday somebody had stopped up the crack in the wall through which it always blew. There was never anybody to be seen, there were only tracks, of all sizes.",
      ],
      [
        1,
        "The old hamster sat behind his nine locks and counted. Then he opened them, one after the other; it took him half an hour. He had a jar of honey under his arm. “I didn't know who to eat it with,” he said.",
      ],
      [1, "It was a hard winter, people say, one of the hardest. {Hero} got fat in it."],
    ],
    isWhole: true,
  },
];
