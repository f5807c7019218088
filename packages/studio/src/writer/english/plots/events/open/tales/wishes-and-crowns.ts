import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { OPEN_LAST, sentence } from "./figures.ts";

const GIVER =
  "(?:[a-z]+ )?(?:genie|djinn|goldfish|fish|fairy|witch|star|well|wizard|leprechaun|gnome|mermaid|frog|dwarf|magician|snail|lamp)";
const LITERALLY =
  "\\b(?:literally|too (?:exactly|precisely|seriously)|word for word|at (?:his|her|its|their) word|goes? wrong|went wrong|slightly wrong|mixed (?:them |everything )?up|misunderst\\w+|misheard|deaf|wrong(?:ly)?|backwards?|differently|badly|old-fashioned|hard of hearing)\\b";

const threeWishes = (wisher: string): readonly Beat[] => [
  [
    0,
    `=The first wish was quickly made. “A house by the sea,” said ${wisher}. There was a bang. It was a very nice house, with a balcony, and it stood by the sea, as one stands by a bus: half of it was in already. The postman rang at the first floor, with his trousers rolled up.`,
    `=The first wish was quickly made. “I'd like to be somebody whom people look up to,” said ${wisher}. There was a bang. It was a beautiful roof, and there was a good view from it. Everybody who came by looked up. It took until evening before one of them had a ladder.`,
  ],
  [
    1,
    `=“That isn't what I meant,” said ${wisher}. “It's what you said,” said {thegiver}, a little hurt. “I've got it here in writing.” It had indeed been written down, in a little book, with the time.`,
  ],
  [
    1,
    `=The second wish was thought over for three days. It was to be quite simple, so that nothing could go wrong. “Something nice to eat,” said ${wisher}, “and enough of it.” It was pancakes. They came through the window, and they went on coming. By noon the door could not be opened any more. By evening the whole street was eating, from both sides, to get through.`,
  ],
  [
    0.4,
    `=Now there was only one left. ${capital(wisher)} sat down at the table with a pencil. “By ‘good’ I mean,” it said on page one, and on page eleven: “unless it rains.” In the middle of page forty the pencil broke. Whatever one wrote, there was always one more way to understand it.`,
  ],
];

const thirdWish = (wisher: string): readonly Beat[] => [
  [
    0,
    `=“I've got it,” said ${wisher} and pushed the pages aside. “I wish that, before you do anything, you would ask me what I mean by it.” It was quiet. There was no bang. “Nobody has ever wished for that,” said {thegiver}, rather hoarsely. “In three thousand years. They only ever say: I want. And then they shout.”`,
  ],
  [
    0.6,
    `=So they began again from the beginning. “What do you mean by a house?” ${capital(wisher)} had to think. “Somewhere with a light on when I come home,” it turned out at last. That did not need any magic. It needed somebody to switch it on. “And by enough?” “Two plates,” said ${wisher}.`,
  ],
  [
    0.8,
    "=Somebody is living there to this day, and the light is on. There is nothing left in the little book but recipes. On Sundays there are pancakes, and before each one there is a question: “What exactly do you mean by ‘one more’?”",
  ],
];

function capital(text: string): string {
  return text.replace(/^\{./, (start) => start.toUpperCase());
}

/** Wishes that are taken at their word, and heads that do not want the crown. */
export const wishesAndCrowns: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: new RegExp(
      `^(?=(?<giver>(?:An?|The) (?:[a-z]+ ){0,2}?[a-z]+) (?:who |that )?(?:granted|gave|offered|owed)\\b)(?=.*\\b(?:granted|gave|offered|owed) (?<wisher>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+) (?:three|two|one|a|seven|five|the) wish(?:es)?\\b)(?=.*${LITERALLY})(?!.*\\b(?:in the end|finally|learned)\\b)`,
    ),
    after: threeWishes("{thewisher}"),
    end: thirdWish("{thewisher}"),
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: new RegExp(
      `^(?=.*\\bwish(?:es)?\\b)(?=.*\\b(?<giver>(?:an?|the|his|her) ${GIVER})\\b)(?=.*\\b(?:three|two|one|a|seven|five|every|all|its|whose) wish(?:es)?\\b)(?=.*${LITERALLY})(?!^(?:An?|The) ${GIVER}\\b)(?!.*\\b(?:in the end|finally|learned|fairy godmother)\\b)`,
    ),
    after: threeWishes("{hero}"),
    end: thirdWish("{hero}"),
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      "(?:(?:came|climbed|popped|jumped|flew|crawled|rose) out|appeared|lived in it|was (?:tired|grumpy|asleep|lonely|fed up|on strike|bored|stuck|inside|trapped|afraid|shy)|did not want|refused|would rather|wanted|had (?:no|only|never|forgotten)|could only|needed|asked|found|rubbed|freed|let out|woke)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<spirit>(?:[Aa]n?|the) (?:[a-z]+ ){0,3}?(?:genie|djinn))\b)(?=.*\b(?:lamp|bottle|teapot|jar|can|thermos|flea market|attic|beach|kettle|tin)\b)(?!^(?:An?|The) (?:[a-z]+ )?(?:genie|djinn)\b)(?!.*\b(?:in the end|finally|learned|literally|went wrong|backwards?)\b)/,
    after: [
      [
        0,
        "=There was smoke first, and then there was coughing. “Three wishes,” it came from the middle of it, the way one says “next, please”. “No money, no love, no more wishes. You've got until five.” Then a very large genie sat down on a chair that was much too small and rubbed both eyes.",
      ],
      [
        1,
        "={Hero} opened {his} mouth, and no word came. There had been a list, a long one, for years. “Are you all right?” asked {hero} instead. The genie looked round to see who was meant.",
        "={Hero} looked at {mate}, and {mate} looked at the genie. There had been a list, a long one, for years. “Are you all right?” asked {mate} instead. The genie looked round to see who was meant.",
      ],
      [
        1,
        "=“A thousand years of palaces,” said the genie, once there was tea. “Palaces, horses, palaces. Do you know what it looks like inside there? There's no window. One sits on one's own knees.” The tea was drunk up with the bag and all.",
      ],
      [
        1,
        "=The first wish was that the genie should sleep in, just once. It took until the day after tomorrow, and the whole house snored along. The second wish was for an apple cake. There were two forks with it. {Hero} had asked for that specially.",
      ],
      [
        0.4,
        "=Then there was one wish left, and {hero} knew quite well what it was going to be. It had stood at the top of the list since {he} could write. The genie got up, smoothed out the smoke, and looked at the lamp as one looks at a school bag on the last day of the holidays.",
      ],
    ],
    end: [
      [
        0,
        "=“I wish,” said {hero}, and it was not at all easy, “that there was a window in there. And a door, with the handle on the inside.” It did not bang. It only clicked, like a key. The genie went in, and came out again, and went in, and came out. “It works,” said the genie. “One can go in both directions.”",
      ],
      [
        0.6,
        "=“And the thing at the top of your list?” asked the genie much later. {Hero} told it, and went red. “But that doesn't need any magic,” said the genie. “It only takes two, and some practice. I've got time.”",
      ],
      [
        0.8,
        "=On the shelf stands something that was once an old lamp. There is a curtain in it with dots on. In the evenings a light goes on behind it, and whoever knocks gets tea.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      "(?:ran|runs|ran off|sneaked|snuck|slipped|climbed|escaped|fled|left|disappeared|rode|sailed)(?: [a-z]+)? (?:away|off|out|from|to|through|with|in|into|over|down|as|the|at|on|and)\\b[^.]*",
    ),
    idea: /^(?=[^.]*\b(?:[Pp]rince|[Pp]rincess|[Kk]ing|[Qq]ueen|[Ss]ultan|[Ee]mperor|heir)\b)(?=.*\b(?:did not want|didn't want|refused|hated|was tired|was bored|was fed up|had had enough|would rather|was (?:supposed|meant|forced|due|going|expected|told|ordered) to|had to) (?:of |to )?(?:marry|get married|be (?:king|queen|a princess|a prince|married|crowned)|wear|rule|become (?:king|queen)|the (?:palace|castle|court|crown)|being|be|wedding|life|sit|her|his)\b)(?:(?=.*\bmarry (?<groom>(?:an?|the|her|his) (?:[a-z]+ )?[a-z]+)(?= who|[.,]| and| but| ran))|)(?!.*\b(?:in the end|finally|fell in love|met|found|became|saved|discovered|dragon|knight)\b)/,
    after: [
      [
        0,
        "=The first thing that one notices outside is the shoes. They are made for carpets. {Hero} took them off behind the first hedge and hung them on a branch, and on the other side of the hedge somebody was allowed to wonder.",
      ],
      [
        1,
        "=“Name?” somebody asked, who had work to give. {Hero} had eleven names and had to think which of them could be used. “Just {hero},” was the answer. “Can you do anything?” “I can wave,” {hero} said truthfully. “And walk down stairs without looking at my feet.” “Then you can carry soup,” they said.",
        "=“Can you do anything?” asked somebody who had work to give. {Hero} thought about it. “I can wave,” {he} said truthfully. “And walk down stairs without looking at my feet.” “Then you can carry soup,” was the answer.",
      ],
      [
        1,
        "=In the first week {he} dropped nine plates, and in the second week only four. {He} learned how one holds a broom, and that money gets less. In the evening {his} hands hurt, and {he} looked at them often. They had never been so interesting.",
      ],
      [
        1,
        "=“And what was {thegroom} like?” they asked over the washing-up, when it had come out. {Hero} thought about it for a long time. “Clean,” {he} said.",
      ],
      [
        2,
        "=There was a poster on every wall by then. It offered a hundred gold pieces. The nose was quite wrong. {Hero} stood in front of it with everybody else and shook {his} head. “I haven't seen anybody like that,” {he} said. It was true.",
      ],
      [
        0.4,
        "=Then one evening soldiers stood in the door, and in the middle of them somebody in a travelling cloak, with tired eyes, and it was clear to all who it was. Everybody bowed. {Hero} was the only one who did not bow. {He} had six plates of soup on one arm.",
      ],
    ],
    end: [
      [
        0,
        "=“So here you are,” was said at last, from under the crown. “Table four,” said {hero}, “one moment, please.” And {he} went through the whole room, between all those spears, set down six plates, and did not spill a drop. It was very quiet. “I couldn't do that,” said the crown.",
      ],
      [
        0.6,
        "=There was soup after that, and there was talk, until the candles had burned down. It was about what one has to do and what one can do, and about whether they are perhaps two different things. “It isn't going to happen,” it was said in the end about that other matter. “Whoever can carry that much need not be told where to go.”",
      ],
      [
        0.8,
        "=The shoes are still hanging on the branch. A wren lives in the left one. And when {hero} sits at the long table at home now and then, {he} is the only one there who looks round to see who has brought the soup.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:wanted|wants|dreamed of|dreamt of|would rather|longed|preferred|decided|secretly|learned|was better|only cared|loved)\\b[^.]*?(?:to (?:be|become)|being|becoming|be|become) (?<trade>an? (?!king|queen|prince|hero|good|real|great|better|normal|ordinary)[a-z]+(?: [a-z]+)?)(?=[.,]| and | but | in | at | instead|$)[^.]*`,
    ),
    idea: /^(?=[^.]*\b(?:[Pp]rince|[Pp]rincess|[Kk]ing|[Qq]ueen|[Ss]ultan|[Ee]mperor|heir|[Cc]ountess|[Dd]uke)\b)(?!.*\b(?:in the end|finally|king's|queen's|frog|alone|friend|witch|ran away|knight|dragon|pirates?)\b)/,
    after: [
      [
        0,
        "=It began with looking. {Hero} stood in the town, where the carriage could not see it, and watched how somebody does that who is {trade}. It looked quite easy. With things that look easy one has to be careful.",
      ],
      [
        1,
        "=“{Hero}, sit up straight,” it was said at home. “{Hero}, the crown.” {Hero} sat up straight. Under the table {his} hands were practising, just the movements, until the soup was cold.",
        "=“Sit up straight,” it was said at home. “The crown!” {Hero} sat up straight. Under the table {his} hands were practising, just the movements, until the soup was cold.",
      ],
      [
        1,
        "=Then {he} knocked at a back door one morning, in a borrowed coat. “You want to be {trade}?” they asked. They looked at {his} hands, which were as clean as eggs. “Begin with the floor.” {Hero} swept the floor, and after that {he} swept it the right way.",
      ],
      [
        1,
        "=It was hard, and it went wrong, and it was wonderful. Nobody bowed. If something was bad, they said so, with their mouths full. {Hero} came home through the stable every night and smelled of work. The dogs noticed it. They kept it to themselves.",
      ],
      [
        0.4,
        "=On the day of the great feast they were all sitting in the hall, and then everything went wrong at once that can go wrong. What they needed most in that minute was {trade}. Heralds ran in all directions. “There's none to be found!” they called. Up on the throne somebody had stood up, and had taken off the crown, and did not quite know where to put it.",
      ],
    ],
    end: [
      [
        0,
        "=“Hold that for a moment,” said {hero} to the person next to {him}, rolled up {his} sleeves, and did it. {He} did it just as {he} had learned it at the back door, quickly and properly, the floor last. It was so quiet in the hall that one could hear it being done right.",
      ],
      [
        0.6,
        "=“How long has this been going on?” asked the old majesty. “Since the spring before last,” said {hero}. “At night.” There was a long silence up there. “I always wanted to mend clocks,” said the old majesty then. “I was told that it wasn't done.”",
      ],
      [
        0.8,
        "=There is a bell now at the back of the castle, for anybody who needs {trade}. And there is somebody who sits in the tower in the evenings with a magnifying glass in one eye. The crown hangs on a nail between them, and whoever has clean hands puts it on.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:tower|knights?|princes?|rescue\\w*|saved? (?:herself|himself)|freed? herself|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:[Pp]rincess)\b)(?=.*\btower\b)(?=.*\b(?:rescue\w*|knights?|princes?|save[ds]?|peace|liked it|quiet|free)\b)(?!.*\b(?:in the end|finally|fell in love|dragon (?:who|that) (?:cannot|could not)|Rapunzel)\b)/,
    after: [
      [
        0,
        "=There were a hundred and forty steps up to the top, and no lift. At the top there was a bed, a shelf, and a window with a view of three kingdoms. {Hero} had counted the books: there were enough, if one read slowly.",
      ],
      [
        1,
        "=“Fair lady!” somebody called from below. There was always somebody. They held up something shiny and stood in the vegetables. “Mind the beans,” {hero} called down. As a rule they took it for poetry.",
      ],
      [
        1,
        "=One came with a ladder, which was too short. One came with a horse, which was supposed to jump. One had brought a song with nineteen verses, and at the twelfth {hero} let down a bucket, with a note in it. “Very nice,” it said. “Could you bring some milk next time?”",
      ],
      [
        0.4,
        "=Then came a week with so many of them that there was a queue. They quarrelled about who had been first. There was a clank, there was a crack, and when the dust had settled, the stairs had come down, all hundred and forty, with the queue on top of them. Nobody was hurt. But nobody could get out or in, and they lay in a heap in the beans and called for help.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked down for a while. Then {he} shut the book, with a finger in it, and looked round at what there was: four curtains, two sheets, the rope of the bell. It took {him} a quarter of an hour. {He} came down along the wall, hand under hand, jumped the last bit, and began to dig out knights. The one with the song was at the very bottom.",
      ],
      [
        0.6,
        "=“But it was we who were going to rescue you,” said the first of them, and had a bean up his nose. “Yes,” said {hero}. “Thank you. Hold this stone.” They built the stairs again, all of them together. It took all summer, and one got to know each other.",
      ],
      [
        0.8,
        "=There is a handrail now, and there is a sign at the bottom. “Please ring,” it says. “Open on Wednesdays. Bring a book.” The queue goes as far as the third kingdom. {Hero} comes down when {he} feels like it, by the outside. It is quicker.",
      ],
    ],
    of: "people",
  },
];
