import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Grown-ups who love, part, lose each other and are comforted. */
export const lossAndLove: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:set|sets|laid|lays) (?:the |a )?(?:table|place) (?:for (?:two|three|four|his|her|one more)|every)[^.]*|cooked (?:dinner |lunch |supper )?for two\\b[^.]*|(?:poured|made|bought) two (?:cups|coffees|teas|beers|breakfasts|tickets)\\b[^.]*",
    ),
    idea: /\b(?:widow\w*|alone|lonely|died|dead|late (?:husband|wife)|gone|still)\b/i,
    after: [
      [
        1,
        "It was not that {hero} forgot. {He} knew very well how many {they} were now. But the second cup stood on the shelf next to the first, and it would have looked so reproachful.",
      ],
      [
        1,
        "While {he} ate, {he} told the other chair about the day: who had married, who had a new bicycle, that the butcher was getting dearer and dearer. At the funny parts {hero} stopped for a moment, just where somebody used to laugh.",
      ],
      [
        2,
        "{His} sister said that it was not healthy. The doctor said that there were worse things. The caretaker said nothing and always brought up two eggs.",
      ],
    ],
    end: [
      [
        0,
        "Then the heating failed in the flat next door, and the new neighbour stood there with blue lips and a blanket. {Hero} looked at him, and at the table. Everything was ready. It was only a matter of saying it. “The soup's hot,” said {hero}, “and that one's free.”",
      ],
      [
        1,
        "He did not know the stories yet. So {hero} told them all from the beginning, and at the funny parts somebody laughed, in quite a wrong place, and it was nice.",
      ],
    ],
    isAtOnce: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:one (?:evening|night|day|morning)|then|suddenly)?,? ?(?:someone|somebody|there was|a stranger|a young man|a young woman|a man|a woman|a child|a girl|a boy) (?:knocked|knocks|a knock|rang|rings|stood)(?: (?:at|on|in front of) (?:the|his|her) (?:door|bell))?(?=[.,]|$)",
    ),
    idea: /\b(?:(?:set|laid) (?:the |a )?(?:table|place)|for two|two (?:plates|cups|places))\b/i,
    after: [
      [
        1,
        "{Hero} put down the spoon. Nobody had knocked there for a very long time, and at that hour it could only be a mistake. There was a second knock. It was a very small one, as if somebody were already sorry.",
      ],
      [
        1,
        "Outside stood a young man with rain in his hair and a cardboard box under his arm. “Excuse me,” he said. “I've moved in upstairs, and I can't find the fuse. It's all dark, and I only know two people in this town, and they're on holiday.”",
      ],
      [
        2,
        "He looked past {hero}, and saw the table. “Oh,” he said. “You're expecting somebody.” {Hero} turned round. The steam rose from the plates, and everything stood there as it did every evening. It took {him} a while to answer.",
      ],
    ],
    end: [
      [
        0,
        "“Yes,” said {hero}. “I think I was. Come in, before it gets cold.” He ate like somebody who has lived on bread for a week. He asked about the photograph on the wall, and {hero} told him. {He} could tell it now, from the first dance to the last spring, and it did not hurt more than a shoe that is a little too small.",
      ],
      [1, "After that they went up together and changed the fuse. It was the left one. It is always the left one."],
      [
        2,
        "{Hero} still sets the table for two. On Tuesdays and Thursdays it has to be three, because the young man eats for two himself, and on the photograph they seem to be smiling a little more than before.",
        "There is still one plate more on the table than one would need. On Tuesdays and Thursdays it is used, and on the photograph somebody seems to be smiling a little more than before.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:sewed|made|baked|built|painted|carved|wrote|played|fixed|arranged|cooked|planned|composed|embroidered) (?<object>(?:the|an?|his|her) (?:[a-z]+ ){0,2}?(?:dress|suit|veil|shoes)) for (?:the wedding of )?(?:the|a) (?:woman|man|girl|boy)(?: (?:who|that|whom))? (?:he|she) (?:once |had |had once |still |always |secretly )+(?:loved|adored|wanted to marry)",
    ),
    after: [
      [
        1,
        "{Hero} had known for thirty years what {he} would say if that door ever opened again. When it did, {he} said: “For when do you need it?”",
      ],
      [
        2,
        "It was to be ready in four weeks. {Hero} worked in the evening, when the street was quiet, and took no help. {He} took everything apart again that was only good. On {object} there was to be nothing that was only good.",
      ],
      [
        1,
        "“Do you still remember the boat?” came the question, quite by the way, with a pin in the air. {Hero} remembered the boat, and the rain, and what {he} had not said in it. “Which boat?” {he} asked, and measured something that {he} had measured already.",
      ],
      [
        3,
        "The night before the last one {hero} sat in front of {object} until the lamp went out. {He} could have made a mistake, a small one, and it would have taken a week more. {He} thought about it for exactly as long as one thinks about such things. Then {he} did the last bit, and it was the most beautiful of all.",
      ],
    ],
    end: [
      [
        0,
        "On the day itself {hero} stood at the very back. {Object} shone as though the light came out of it. There were people who cried and said it was because of the music. At the door there was a hand on {his} sleeve for a moment. “I always knew about the boat,” said the voice. “Thank you.” That was all, and it was enough for the way home.",
      ],
      [
        1,
        "In the shop {hero} opened the window and swept the floor. In a corner lay one thread of silver. {He} put it into {his} breast pocket. And because it was such a mild evening, {he} left the door open, for the first time in years, and whoever came by came in.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:met|ran into|saw|recogni[sz]ed|bumped into|found|sat next to|visited) (?:each other|one another|(?:his|her|the|my) (?:[a-z]+ )?(?:first love|childhood sweetheart|old love|lost love|high school sweetheart|old flame)|the (?:man|woman|girl|boy) (?:he|she) (?:had )?(?:once |first )?(?:loved|left))(?: again)?[^.]*",
    ),
    idea: /\b(?:first love|sweetheart|old love|lost love|old flame|he once loved|she once loved|had loved|lovers|after (?:forty|fifty|thirty|twenty|sixty|many|\d\d) years|(?:forty|fifty|thirty|twenty|sixty|\d\d) years later)\b/i,
    after: [
      [
        1,
        "It was the way of laughing, first down and then up. One can change one's hair and one's name, but not that. {Hero} stood still so suddenly that somebody walked into {him} with a bag of oranges.",
      ],
      [
        1,
        "“You've still got the scar on your chin.” “You've still got no umbrella.” After that neither of the two knew how to go on, and the oranges rolled down the street, and they had to gather them up. That helped.",
      ],
      [
        2,
        "They sat in a café until the chairs were put on the tables. They told each other about all the years, one after the other. There was a lot of good in them. There was also a letter that had never arrived, because somebody had written down a five instead of a six.",
      ],
      [
        3,
        "“And if it had come?” Nobody answered that. They both looked into their cups, where there had been nothing for an hour.",
      ],
    ],
    end: [
      [
        0,
        "“I'd like to see where you buy your bread,” said {hero} at last. It was not much. It was something for tomorrow, though, at nine, and one could look forward to it. They shook hands outside and forgot to let go.",
      ],
      [
        1,
        "They never became young again. They became the two who quarrel about the crossword on the third bench from the left, and who go home under one umbrella. “It was only ever a five,” they say, and shake their heads, and laugh: first down, and then up.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:couple|husband and wife|ex-?husband|ex-?wife|exes|man and (?:his )?wife|parents|two exes)\\b[^.]*(?:had to share|shared|has to share|were stuck in|got stuck in|had to spend|spent) (?<object>(?:an?|one|the) (?:[a-z]+ )?(?:tent|cabin|hut|caravan))",
    ),
    idea: /\b(?:ex|exes|ex-?(?:wife|husband)|divorc\w+|separat\w+)\b/i,
    after: [
      [
        1,
        "They drew a line first. On the left everything lay quite straight, and on the right lay all the rest. “You still snore,” said the one side. “You still know it,” said the other.",
      ],
      [
        1,
        "At eleven it began to rain. At half past eleven it rained in, exactly on the line. One held the torch, and the other held a saucepan under it, and for a while there was no time to be offended.",
      ],
      [
        2,
        "“You've got the good blanket.” “You wanted the good blanket to stay with me.” “I never said that.” “The lawyer said it.” Then they both had to laugh, because the lawyer had had a wig that moved when he talked.",
      ],
      [
        3,
        "They talked about the time when they had only had one pan and no curtains. They had been very hungry then, and they could not remember having missed anything.",
      ],
    ],
    end: [
      [
        0,
        "Toward morning it stopped dripping. “I'm sorry about the piano,” said one. “I'm sorry about what I said about your mother,” said the other. They did not get married again on the spot, one does not do that. But when they were called to breakfast, they were both asleep, on the same side of the line, under the good blanket.",
      ],
      [
        1,
        "Everyone pretended not to see it. Only their daughter took a photograph and did not show it to anybody for a year. Now it hangs in the hall.",
        "Everyone pretended not to see it. Only one took a photograph, and did not show it to anybody for a year.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:danced?|went dancing)(?: together| hand in hand)? (?:in|on|at|along|by|to|round|around) (?<spot>(?:the|their|an?) (?:[a-z]+ )?(?:kitchen|living room|flat|bedroom|hall|balcony)) (?:every|each|all) (?:[a-z]+)",
    ),
    idea: /\b(?:couple|husband|wife|husbands|wives|spouses|lovers|married|newlyweds|sweethearts|pensioners)\b/i,
    after: [
      [
        1,
        "They had done so since the first year, when they could not afford anything else. The song was always the same one. The record had a scratch, so at the best place it went back a bit, and that suited them both.",
      ],
      [
        1,
        "“You're counting.” “I'm not counting.” “You've been counting for fifty years.” The neighbours below knew the steps by heart. If it was a minute late, they looked up at the ceiling and held their spoons still.",
      ],
      [
        2,
        "They were not good at it. They trod on each other's feet in the same two places, and they both said sorry, and it belonged to it like the scratch.",
      ],
    ],
    end: [
      [
        0,
        "One evening the power was off, and there was no music at all. They stood there in the dark for a moment. Then somebody below began to hum it, exactly with the scratch in it, and somebody in the house across the way joined in. By the second verse the whole street was humming, and they danced right through to the end.",
      ],
      [
        1,
        "Since then the windows are left open when it is time. In the street there are quite a few by now who tread on each other's feet.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:then|one day|but|but then|and then|suddenly|until)? ?(?:he|she|the (?:man|woman|husband|wife)|one of them|grandpa|grandma) (?:broke|breaks|hurt|twisted|injured) (?<object>(?:his|her|an?|their) (?:leg|hip|arm|ankle|foot|hand|wrist|back|knee))",
    ),
    idea: /\b(?:danc\w+|waltz\w*|tango)\b/i,
    after: [
      [
        1,
        "It was the third step from the bottom, the one that had always creaked. There was a plaster from top to bottom, white and stiff, and the doctor said: “Eight weeks. And no nonsense.”",
      ],
      [
        1,
        "In the first week everyone came and wrote something on it. In the second week it itched. In the third week there was nothing left to read, and looking out of the window had been finished, too.",
      ],
      [
        2,
        "It was hardest on the days that had always been special. One heard the clock, and one heard that one heard it. “It can wait,” they said to each other, and neither of them believed it.",
      ],
    ],
    end: [
      [
        0,
        "Then the chair was simply fetched, the one with the wheels, from the desk. A blanket was laid over the plaster, and somebody pushed, first carefully, and then in a big curve, and then so that the cups rang in the cupboard. It was not the same as before. It was faster.",
      ],
      [
        1,
        "After eight weeks the plaster came off. They kept the piece with the longest sentence on it. And the chair with the wheels is still fetched now and then, though there are four good legs in the house again, because nobody wants to do without the curve.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wished|hoped|dreamed|longed|set out|decided|travelled|traveled|had always wanted) (?:to|of) (?:see|seeing|visit|visiting) (?<sight>(?:the |real )?(?:[a-z]+ )?[A-Za-z]+(?: [A-Za-z]+)?) (?:once more |one last time |one more time |once |again )?before (?:he|she|they|it|his|her) (?:died|dies|die|was too|goes|went|got too|is too|were too|lost|goes blind)[^.]*",
    ),
    after: [
      [
        1,
        "It had been on {his} list for a long time, between “paint the fence” and “write to Paul.” The fence was painted. Paul had been written to. Only {sight} was left over.",
      ],
      [
        2,
        "“At your age,” said the doctor. “Exactly,” said {hero}. The doctor looked at {him} over his glasses for a while, and then he did not write down what he had wanted to write, but a list: warm socks, the blue pills, somebody who carries the suitcase.",
      ],
      [
        1,
        "The suitcase was carried by the neighbour's grandson, who had just failed his examination and had nothing to do. On the first train he said three words. On the second one he asked {hero} what it had been like in the old days. On the third one they played cards, and {hero} cheated.",
      ],
      [
        3,
        "Twice they missed a train, and once a train missed them. They waited, wrapped in two blankets each, with a flask between them. “And if we don't get there?” asked the boy. “Then we've had the tea,” said {hero}.",
      ],
    ],
    end: [
      [
        0,
        "And then there it was: {sight}. They had both thought that they knew what it looked like. {Hero} took off {his} hat, as one does for somebody one has wanted to meet all one's life. {He} did not say anything for a very long time, and the boy held {his} hand and did not mind who saw it.",
      ],
      [
        1,
        "“And now?” asked the boy on the way home. “Are you going to die now?” {Hero} got out the list and a pencil. {He} crossed out one line, thought for a bit, and turned over the page. “First the sea lions,” {he} said.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
];
