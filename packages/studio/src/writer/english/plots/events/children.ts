import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What children know: at school, at home, at play and at bedtime. */
export const children: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("(?:cut|had cut) (?:off )?(?:his|her|their|my) (?:own )?(?:hair|fringe|braids?|plaits?|curls)"),
    idea: /^(?!.*\b(?:woman|wife|husband|soldier|army|war|king|queen|widow|monk|nun|samson|donat\w*|wig|sells?|sold)\b)/is,
    after: [
      [
        1,
        "It was only meant to be the one bit in front that always fell into the eyes. Snip. But then it was shorter on the left than on the right. Snip. And then it was shorter on the right.",
      ],
      [
        1,
        "In the end there was a good deal of hair on the floor, and rather little in the mirror. {Doer} put on a hat and came to supper in it.",
      ],
      [2, "“Is it cold in here?” they asked. “A bit,” said {doer}, and pulled it further down."],
      [3, "One cannot glue it on again. {Doer} had tried."],
    ],
    end: [
      [
        0,
        "When the hat came off at last, nobody laughed. “I did that, too, when I was six,” somebody said, and fetched the old album. It was true. It was even worse.",
      ],
      [
        1,
        "It grows again, about as fast as grass. And on the photograph of that summer there are two of them with the same crooked fringe, one of them quite old.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:did not|would not|refused to) (?:want to )?(?:eat|try|touch) (?:any |his |her |the |their )?(?<food>[a-z]+(?: [a-z]+)?)(?=[.,]|$| (?:any|until|because|and|but|for)\\b)",
    ),
    of: "people",
    after: [
      [
        1,
        "“Just a spoonful of {food},” they said. {Doer} pressed both lips together until they were a thin line. A spoon cannot get through there, not even as an aeroplane.",
      ],
      [
        1,
        "The plate stood on the table at noon, and it stood there at three. The {food} did not get any better from that.",
      ],
      [
        2,
        "“What is it that you don't like about {food}?” {doer} was asked. {Doerhe} had to think. {Doerhe} had never got as far as that.",
      ],
    ],
    end: [
      [
        0,
        "In the night {doer} woke up, and {doerhis} stomach growled so loudly that the cat looked round. In the kitchen there was nothing but {food}. One bite, only to be able to say how terrible it was. {Doer} chewed. {Doer} chewed once more. In the morning the plate was empty, and nobody said a word about it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:played|plays|came down to play|came to play) (?<game>hide[ -]and[ -]seek|tag|chess|football|ball|catch|cards|marbles|a game) with {being}",
    ),
    idea: /\b(?:moon|star|sun)\b/i,
    after: [
      [
        1,
        "“Who begins?” Nobody had ever played {game} with somebody like that. So they drew straws, and the shortest one had to be explained first.",
      ],
      [
        1,
        "It was not easy at the beginning. There is one who always wins, and there is one who always shines out from behind the tree, even with both eyes shut.",
      ],
      [
        2,
        "“That doesn't count!” called one of {being}. “Why not?” “Because it's too beautiful.” They all had to agree to that.",
      ],
      [3, "From time to time somebody called out of a window that it was late. Nobody heard it."],
    ],
    end: [
      [
        0,
        "In the end they found everybody, even the smallest one, who had fallen asleep in his hiding place. “Tomorrow again?” they asked. “Tomorrow I'll be a bit thinner,” was the answer, “but I'll come.”",
      ],
      [
        1,
        "That is why it is sometimes dark up there for an hour. One must not worry. They are only counting to a hundred.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:fooled|tricked|played a (?:trick|prank) on|wanted to fool|to fool|to trick) {being}"),
    idea: /\btwins?\b/i,
    after: [
      [
        1,
        "It worked at once, and that was nearly a pity. {Being} said the wrong name, gave the right mark to the wrong one, and noticed nothing.",
      ],
      [
        1,
        "By noon it had become complicated. Who was who, and since when? They had to whisper it to each other in the corridor.",
      ],
      [
        2,
        "{Being} looked for a moment longer than usual, took off both glasses and put them on again. “Well, well,” was all that could be heard.",
      ],
    ],
    end: [
      [
        0,
        "The next morning somebody else stood at the blackboard. It was somebody with the same coat, the same bun and the same glasses. “Good morning,” said the one. “Good morning,” said the other. “And which of us is it today?”",
      ],
      [1, "They laughed until the bell rang. After that nobody was fooled any more. It could not have got any better."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:was allowed to|stayed up|could) (?:stay up )?(?:late|until midnight|all night|up)(?=[.,]|$| )"),
    after: [
      [
        1,
        "Nine o'clock was like always, only later. At ten everything in the room had changed places a little. At eleven one could hear the fridge think.",
      ],
      [1, "“I'm not tired at all,” said {doer}, and leaned {doerhis} head against the wall, only for a moment."],
      [2, "Outside somebody walked a dog. There are people who live at night, thought {doer}. One only has to look."],
    ],
    end: [
      [
        0,
        "Nobody knows what it is like at midnight. When the clock struck twelve, {doer} was being carried up the stairs. “Did I see it?” {doerhe} murmured. “Nearly all of it,” they said.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:joined|joins) (?:the|an?|his|her|their) (?<group>(?:[a-z]+ ){0,2}?(?:band|choir|team|club|orchestra|circus|class|crew|army|school))",
    ),
    idea: /\b(?:band|choir|orchestra)\b/i,
    after: [
      [
        1,
        "“And what can you do?” {doer} was asked at the door of the {group}. {Doer} showed it. It did not take long. “We didn't have that before,” they said after a pause, and moved a chair nearer.",
      ],
      [
        1,
        "The others had been there for years. They knew when one breathes and when one turns the page, and who brings the biscuits.",
      ],
      [2, "At home {doer} practised what {doerhe} had to do. It was not much. But not much has to be exactly right."],
    ],
    end: [
      [
        0,
        "On the evening itself everything waited for that one moment. {Doer} counted along. Sixty-three, sixty-four. Now. It was one single sound, high and clear, and it hung in the room for so long that nobody dared to clap.",
      ],
      [1, "“Without that,” said the oldest one afterwards, “it would only have been noise.”"],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:only|always) (?:played|plays) the (?<instrument>triangle|drum|flute|tuba|cymbals|violin|piano|trumpet|recorder|gong)",
    ),
    after: [
      [
        1,
        "There are two notes for the {instrument} in the whole piece: one at the beginning, and one nearly at the end. In between one has time to look at everything.",
      ],
      [
        2,
        "“Isn't that boring?” somebody asked. {Doer} shook {doerhis} head. One has to know the whole piece by heart to be on time with so little.",
      ],
    ],
    end: [
      [
        0,
        "At the concert the lights went out, right in the middle. The violins stopped, and the trumpets did. Only {doer} knew where they were. Ting, it went in the dark. Ting. And one after the other they found their way back.",
      ],
      [
        1,
        "When it was over, the conductor did not point to the first violin. He pointed to the very back, where the {instrument} was.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:slept|spent a night|spent the night|camped) (?:in|at|on) (?<spot>(?:an?|the|his|her|their|our|my) (?:[a-z]+ )?(?:tent|garden|backyard|back garden|yard|woods?|forest|tree ?house|orchard|meadow)\\b)",
    ),
    after: [
      [
        1,
        "It was quite different from in the daytime. Everything had a voice now: the wood, the wind, and something that said pff, always twice.",
      ],
      [
        1,
        "They lay side by side and told each other what it could be. It got bigger with every turn. In the end it had three heads and was hungry.",
      ],
      [2, "The torch made a small round room of light. Outside of it the world was very large."],
    ],
    end: [
      [
        0,
        "In the morning they crept out, first a nose, then a hand. There were footprints in the wet grass, quite small ones, and the last biscuit was gone. It said pff once more under the hedge. It was a hedgehog, and it was full.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:was|were) to blame|it was (?:his|her|their|its) fault"),
    idea: /\b(?:woodpecker|ark|ship|boat|leak\w*)\b/i,
    after: [
      [
        1,
        "“I only wanted to see whether there was anything inside,” was the answer. It was said so quietly that one could not be really angry.",
      ],
      [
        1,
        "They put a finger on it, and then a foot, and then somebody sat down on it. It helped a little. “And now?” they asked. Nobody dared to get up.",
      ],
      [
        2,
        "Each of them had an idea. The elephant's was the heaviest, and the ants had forty, all of them small.",
        "Each of them had an idea. The biggest one had the heaviest, and the smallest one had forty, all of them small.",
      ],
    ],
    end: [
      [
        0,
        "In the end it was the one who had done it who also knew how to mend it: with resin, with moss, and with a great deal of knocking. It took all night. In the morning it was the only place that was really tight.",
      ],
      [
        1,
        "“I'll never do it again,” was the promise. They are still there to keep watch together, one knocking and the others listening.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:got|had|found|received) (?:an? )?(?:new )?(?:pen ?pal|pen friend)"),
    idea: /\b(?:goldfish|fishbowl|aquarium)\b/i,
    after: [
      [
        1,
        "The first letter was wet, and there was not much in it. “How is it where you are?” it said. “Here it is big.” It was not signed.",
      ],
      [
        1,
        "The answer took a whole afternoon. “Here it is round,” it said. “I know everybody, because I am everybody. What is big like?”",
      ],
      [
        2,
        "After that there was something every Tuesday. They wrote about waves and about lettuce, about the dark down there and the lamp up here. Each of them thought that the other one had it better.",
      ],
    ],
    end: [
      [
        0,
        "They have never met. One of them could not stand so much salt, and the other could not stand so little. But when the rain comes from the west, there is something in the air that both of them know.",
      ],
      [
        1,
        "The last letter hangs on the wall where one can see it from all sides. “You are the biggest thing that I have,” it says.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:got|gets) (?<thing>an? (?:[a-z]+ )?[a-z]+|[a-z]+) (?:back|in return)(?: each time| every time)?"),
    idea: /\b(?:letters?|post\w*|mail\w*|cards?|parcels?|sen[dt]s?|draw\w*|bottles?)\b/i,
    after: [
      [
        1,
        "The first one lay in the letter box on a Thursday, wrapped in newspaper. There was no letter with it. It was not needed.",
      ],
      [
        1,
        "Soon there was a whole row of them on the windowsill, and each of them stood for something that had been sent. One could read them like a book, from left to right.",
      ],
      [2, "“What do you say to each other?” {doer} was asked. {Doer} did not know it. But it was a good talk."],
    ],
    end: [
      [
        0,
        "Then nothing came for a long time. {Doer} waited, and sent one more, the best one, with a ship on it and somebody waving. In spring there was a knock. It was an old man with a seaman's bag. He took all the drawings out, one after the other, and none of them had a crease.",
        "Then nothing came for a long time. {Doer} waited, and sent one more, the best one. In spring there was a knock. “I thought that I should say it in person,” said a voice at the door.",
      ],
    ],
  },
  {
    by: "any",
    words: event("got (?:an? )?wrong (?:phone )?calls?(?: every [a-z]+)?|(?:dialled|dialed|called) the wrong number"),
    after: [
      [
        1,
        "“Is that you, Rosa?” a voice asked. “No,” said {doer}. “Oh,” said the voice. Neither of them hung up. “What's the weather like where you are?” the voice asked in the end.",
      ],
      [
        1,
        "It rang again the next week, at the same hour. “Rosa?” “No, still not.” They both laughed. They spoke of soup, of knees, and of how one gets a cork out of a bottle.",
      ],
      [2, "From then on {doer} put on a clean shirt on that day. It could not be seen, but it could be heard."],
    ],
    end: [
      [
        0,
        "Then it did not ring. {Doer} waited until it was dark. The next day {doerhe} did something that {doerhe} had not done for years: {doerhe} looked for a number. “Is that you?” asked {doer}. “Yes,” said the voice, with a cold. “Yes, it's me.”",
      ],
      [1, "Now it rings on Sundays and on Wednesdays. And nobody ever asks for Rosa."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:found out|discovered|noticed|realized|realised|saw) (?:that )?(?<owner>his|her|their|my) (?<toy>teddy(?: bear)?|doll|toys?) (?:goes?|went|leaves|left|sneaks|sneaked|disappears|disappeared|walks|walked) (?:out|away|off)?(?: at night| every night)?",
    ),
    after: [
      [
        1,
        "It began with a leaf that had no business in bed, and with a little sand on the sheet. “Where have you been?” {doer} asked. There was no answer, only two very round eyes.",
      ],
      [
        1,
        "The next night {doer} did not sleep. {Doerhe} only did as if, with one eye open by the width of a hair. At midnight the blanket moved. Somebody climbed down, very carefully, and shut the window from outside.",
      ],
      [
        2,
        "{Doer} put on boots over bare feet and went after. It was not far. There was light between the trees, and one could hear something like music, made on combs.",
      ],
    ],
    end: [
      [
        0,
        "They were all there: the bear from number nine, the donkey with one ear, and a whole row of dolls. They sat round a lamp and told each other what they had heard during the day. All of it was about children, and all of it was good.",
      ],
      [
        1,
        "{Doer} crept home as quietly as {doerhe} had come. In the morning there was a leaf in the bed. {Doer} put it under the pillow and said nothing.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:taught|teaches|showed) (?<being>(?:the|his|her|their|some|two|three|all the) (?:[a-z]+ )?(?:children|kids|toddlers|pupils|girls|boys|neighbours|neighbors|grandchildren|ducklings|mice|animals))(?: (?:of|in|on)(?: [a-z]+){1,3}?)?(?: (?:how )?to [a-z]+[^.,]*)?(?=[.,]|$)",
    ),
    after: [
      [
        1,
        "On the first day there were three of them. They stood there with their hands behind their backs, and one of them had brought a frog. “What have I got to do?” asked the smallest. “Look,” said {hero}, and did it once, slowly.",
      ],
      [
        1,
        "“Again.” {Hero} did it again. “Again!” By noon {he} had done it forty times. They had done it once each, and it had looked like nothing on earth.",
      ],
      [
        2,
        "“Is that right?” “No,” said {hero}. “But it's very beautiful. Keep it like that, and make a second one that is right.”",
      ],
      [
        2,
        "{Hero} had forgotten how hard it is. One does not see any more, after so many years, where the difficult place is. They showed it to {whom}: it was always the same, and every one of them fell into it with a shout of joy.",
      ],
      [3, "In the second week there were eleven of them, and the frog had had children."],
    ],
    end: [
      [
        0,
        "Then it was needed all of a sudden, one windy evening, and {hero} {was} too far away. When {he} came running, out of breath, it had been done already, by twenty-two small hands, one next to the other. {Hero} looked at it for a long time. It was right. “Who showed you that?” asked somebody who did not know. “We've always been able to do that,” said the smallest.",
      ],
      [1, "{Hero} went home rather slowly. There are not many things of which one has more if one gives them away."],
    ],
    isDecisive: true,
  },
];
