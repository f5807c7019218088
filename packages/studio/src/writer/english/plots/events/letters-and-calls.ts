import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Letters that come late, have no address or lie hidden, and calls of those who are gone. */
export const lettersAndCalls: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:found|discovered|caught|fished (?:out|up)|pulled (?:out|up)|came across|got|received) (?:an?|the|his|her|some|old|\\d+|\\w+ hundred) (?:[a-z]+ ){0,2}?(?:(?:message|note|letter)s? in a bottle|bottle (?:with|that (?:had|held|contained))[^.]*?(?:message|note|letter)|bottle post)",
    ),
    after: [
      [
        1,
        "The glass was green and rough from many years of sand. {Hero} held it up against the light, and there it was, rolled up and tied with a bit of red thread. The cork did not want to come out. When it did, it gave a small sigh.",
      ],
      [
        2,
        "The paper had a brown edge, and the ink had run in one corner. “To whoever pulls this out of the water,” it said in a hand that leaned to the left. “I am writing this because there is nobody here to whom I can say it.” {Hero} sat down to read on.",
      ],
      [
        1,
        "{He} read it three times. It told of a quarrel about a boat, and of a brother who had gone away across the sea, and of a word that one had swallowed and that had grown heavier every year. Under it there was a name, and half an address.",
      ],
      [
        3,
        "“That's an old story,” said the others. “It's only old because nobody has answered,” said {hero}, and put the paper inside {his} jacket, where it was dry.",
      ],
    ],
    end: [
      [
        0,
        "It took {him} three weeks and eleven stamps. Then somebody opened a door who leaned a little to the left, just like the writing: the daughter of the brother. She read it standing up, and then once more, sitting on the step. “He always went down to the beach in the evening,” she said. “He never told us what he was waiting for.”",
      ],
      [
        1,
        "They wrote the answer together, that same night, with coffee and with many pages that were thrown away. It was short in the end. They threw it into the sea from the pier, as far as they could, for a green bottle knows the way.",
      ],
      [
        2,
        "The red thread is still round {hero's} wrist. When somebody asks, {he} says that it is for remembering to answer.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:found|discovered|came across|stumbled (?:on|upon)) (?<object>(?:an?|the|some|old|a bundle of|a box of|a stack of|a hidden|two) (?:[a-z]+ ){0,3}?(?:letters?|postcards?|telegram|love letters?)) (?:inside|in|behind|under|beneath|between|among|hidden in) (?<hiding>(?:an?|the|his|her|their|some) (?:[a-z]+ ){0,3}?(?:piano|wall|floor|floorboards?|drawer|desk|chair|sofa|armchair|clock|coat|jacket|suitcase|attic|cellar|chest|cupboard|wardrobe|frame|painting|violin|guitar|book|bible|cookbook|mattress|bookshop|library|shed|barn|chimney|radio|accordion|shoe|lining))",
    ),
    after: [
      [
        1,
        "It must have been there for a very long time, and nobody had known. {Hero} blew off the dust. On the back stood a date from before {he} was born, and on the front a single first name: Clara.",
      ],
      [
        2,
        "One does not read other people's things. {Hero} knew that, and made some tea, and walked round the table twice. Then {he} read the first line, and with that it was too late to stop.",
      ],
      [
        1,
        "“I'll wait on the bridge on Sunday at four,” it said. “If you don't come, I'll know the answer, and I'll never ask again.” It had never been sent. It had never even been folded properly, as though somebody had come in at the door and it had to disappear quickly.",
      ],
      [
        1,
        "The woman at the registry knew of three Claras. One had moved away, one was a cow. The third lived by the bridge, was eighty-one years old, and had a good view of it.",
      ],
    ],
    end: [
      [
        0,
        "She held {object} close to her eyes and then far away. “That's his hand,” she said. “I stood there, you know. I stood there on that Sunday, without any invitation, just because I hoped.” She laughed, and wiped her glasses. “Is he still alive?” asked {hero}. “Oh yes,” said Clara. “He plays cards every Thursday, the old coward, right down there in the café.”",
      ],
      [
        1,
        "On Sunday at four {hero} happened to come past the bridge. Two people stood there and held on to the rail and to each other. They did not talk. They were only a little late.",
      ],
      [2, "They thanked {hero} with a cake and two cups of coffee. On the cake there was a bridge."],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:wrote|writing|sent|mailed|posted|sang|read)(?: \\w+)? (?:long |short |love |many |his |her |little )*(?:letters?|postcards?|poems?|notes?) (?:every [a-z]+ )?(?:to|for) (?<object>(?:the|his|her|an?) (?:[a-z]+ )?(?:sea|ocean|moon|sun|river|mountain|wind|lake|stars?|sky|rain|snow|city|town|tree|lighthouse|house|street|desert|forest|island|future|sea-?gulls?))",
    ),
    idea: /^(?!.*\b(?:moved away|away at|at war|in prison|on a ship)\b)/i,
    after: [
      [
        1,
        "They were real letters, with “Dear” at the top and a date in the corner. {Hero} wrote about the price of onions, about {his} left knee, and about what the neighbours had said. {He} never asked for anything. It would not have seemed polite to {him}.",
      ],
      [
        1,
        "“And what does {object} say to it?” asked the woman at the post office. “It's very busy,” said {hero}. She sold {him} one stamp less than usual, because she did not know how far it was.",
      ],
      [
        2,
        "People smiled about it when they thought that {he} was not looking. {He} had begun on the day after the funeral, when there was suddenly nobody to whom {he} could say what there had been for lunch.",
      ],
    ],
    end: [
      [
        0,
        "One morning there was something in the letter box, and it was neither a bill nor a newspaper. The envelope was damp. “Dear {bare},” it said inside, “tell me more about the onions.” {Hero} looked up and down the street. Behind eleven curtains something moved. {He} did not want to know at all who it had been.",
      ],
      [
        1,
        "Since then there is an answer every week, always in another hand. Sometimes there are spelling mistakes in it, and once there was jam. {Hero} has had to buy a second chair, because people keep dropping in to see how {he} is.",
      ],
    ],
    isAtOnce: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:the|his|her) (?:sea|ocean|moon|sun|river|mountain|wind|lake|stars?|sky|city|tree|painting|portrait|statue|picture|clock|photograph|doll|mirror|house|piano|radio|wall|grave|scarecrow|echo|parrot|wardrobe) (?:suddenly |finally |really )?(?:wrote back|answered|replied|spoke|talked back|sent (?:him |her )?an answer|writes back|answers)",
    ),
    idea: /\b(?:wrote|written|letters?|talked|told|shouted|sang|every|each|asked|called|prayed)\b/i,
    after: [
      [
        2,
        "At first {hero} thought that it was a joke of somebody's. {He} looked round for a grin behind a door. There was no door, and there was no grin.",
      ],
      [
        1,
        "It was not a grand answer. It was short, and a little hoarse, as of somebody who has not used words for a long time. “You've never asked how I am,” it said.",
      ],
      [
        1,
        "{Hero} went red to the ears. It was true. {He} had told everything, year in, year out: the weather, the bad days, the dreams. “How are you, then?” {he} asked. And {doer} told {him}. It took all night.",
      ],
      [
        3,
        "There was a lot of loneliness in it, which nobody would have thought. There were also three jokes, and two of them were good.",
      ],
    ],
    end: [
      [
        0,
        "When it got light, it was over. {Hero} never got another answer, and {he} was not sad about it. {He} now asked a question every time before {he} began to talk about {himself}, and then {he} was quiet for a while and really listened.",
      ],
      [
        1,
        "{He} did so with the neighbours, too, and with the girl at the till. It was astonishing what came to light. By autumn {he} knew forty people whom {he} had greeted for years.",
      ],
      [
        2,
        "Only the third joke {he} keeps for {himself}. One has to have been silent for a very long time for it to be funny.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:one (?:day|night|evening|morning|winter)|then|suddenly|after years)? ?(?:it|she|he|somebody|someone) (?:suddenly |finally |really |actually )?(?:answered|wrote back|replied|talked back|spoke back|waved back|winked)(?=[.,]|$)",
    ),
    idea: /^(?=.*\b(?:painting|portrait|statue|picture|skeleton|mannequin|sculpture)\b)(?=.*\b(?:nights?|evenings?|every|museum|gallery|guard)\b)/i,
    after: [
      [
        2,
        "At first {hero} thought that it was somebody's joke. {He} looked round for a grin behind a door. There was nobody there, only the lamp that always hummed.",
      ],
      [
        1,
        "It was not a grand answer. It was short, and a little hoarse, as of somebody who has not used words for a long time. “You've never asked how I am,” it said.",
      ],
      [
        1,
        "{Hero} went red to the ears. It was true. {He} had told everything, night after night: the knee, the weather, the dreams. “How are you, then?” {he} asked, and pulled up the chair.",
      ],
      [
        3,
        "It took until morning. There was a lot of loneliness in it, with so many people going by and none of them staying. There were also three jokes, and two of them were good.",
      ],
    ],
    end: [
      [
        0,
        "When the first key turned in the door downstairs, it was over. Nobody believed a word of it, and {hero} did not tell it twice. But {he} came half an hour earlier from then on, and {he} always brought a question along.",
      ],
      [
        1,
        "{He} asked the cleaner, too, and the man with the newspapers. It was astonishing what came to light. By autumn {he} knew forty people whom {he} had only nodded to for years.",
      ],
      [
        2,
        "Only the third joke {he} keeps for {himself}. One has to have been silent for a hundred years for it to be funny.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|received|picked up|answered|had|heard) (?:an? |another |one )?(?:strange |phone |mysterious |short |last )*(?:call|phone call)s? (?:every [a-z]+ )?(?:from|of|on) (?:(?:the |an? )?(?:phone )?number of )?(?<gone>(?:his|her|their|my) (?:late|dead) (?:husband|wife|mother|father|son|daughter|brother|sister|friend|grandmother|grandfather|best friend))",
    ),
    after: [
      [
        1,
        "The name stood there on the screen, as it had stood there every evening at six for so long. {Hero} let it ring four times. {His} hand was wet when {he} picked it up.",
      ],
      [
        1,
        "“Hello?” It was a boy's voice, and there was a lot of noise behind it. “Sorry. They gave me this number today, it's my first phone, and yours was already in there. It only said: Home.”",
      ],
      [
        2,
        "{Hero} had to sit down on the floor. Of course. Numbers are given away again, like flats and like coats. “Are you still there?” asked the boy. “Should I delete it?” “No,” said {hero}. It came out much too fast. “Not yet.”",
      ],
      [
        1,
        "So they talked a bit. He was ten, he was called Emil, and he could not do fractions. {Hero} could. {He} explained it with a cake, as it had once been explained to {him} by the one who had had that number before.",
      ],
    ],
    end: [
      [
        0,
        "The next evening at six it rang again. “It's about decimals,” said Emil. It rang on Tuesday, and it rang on Wednesday. {Hero} still started at the name every time, but it was a different start by and by, and in the end it was almost none at all.",
      ],
      [
        1,
        "In June he stood at the door, with his mother and a cake, cut into eight parts. “Three eighths for you,” he said. On the photograph in the hall he recognized {gone} at once. “That's the one before me,” he said, and shook hands with the picture.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:left|hid|slipped|put|tucked|wrote|placed) (?:small |little |secret |short |love |anonymous |kind )*(?<notes>notes|messages|letters|poems|bookmarks) (?:in|into|inside|between|under|on) (?<where>(?:the |his |her |all |library |every |each |other |strangers' )*(?:[a-z]+ )?(?:books?|bread|loaves|pockets|boxes|coats|shoes|bags|bottles|cups|trains?|benches|umbrellas|cakes))",
    ),
    after: [
      [
        1,
        "They were never long. “Turn to the last page, there is a surprise.” “You have a nice laugh, I heard it through the wall.” {Hero} wrote them in the evening with a pencil that was already very short, and told nobody.",
      ],
      [
        1,
        "It was because of the quiet. All day people came and went, and they said “Excuse me” and “Goodbye.” On paper one could say something else for once, and one did not have to look at anybody while doing it.",
      ],
      [
        2,
        "Some of the {notes} fell out on the street. One was read aloud at a wedding. One lay in a drawer for a whole winter until somebody needed exactly that sentence. {Hero} knew nothing of all that.",
      ],
    ],
    end: [
      [
        0,
        "Then one of them came back, folded very small. Under {his} own words stood some others, in green ink. “I was going to leave town that day. Then I read your note and unpacked my suitcase. I thought that you should know.” {Hero} read it until {he} knew it by heart, and then {he} went home half an hour early, for the first time in {his} life.",
      ],
      [
        1,
        "“Is there anybody here who writes with a pencil?” asked somebody at the door the next day. There was green ink on her thumb. {Hero} wanted to say something and could not think of anything, so {he} took a slip of paper and wrote: “Yes. Tea?”",
      ],
    ],
    isAtOnce: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:years|months|weeks|decades|a year|ten years|a long time) later,? (?:one|a note|one of them|a letter|a book|a message|an answer) (?:of them )?(?:came|comes|came back|returned|arrived|was returned)[^.]*",
    ),
    idea: /\b(?:wrote|written|left|hid|slipped|tucked)\b/i,
    after: [
      [
        1,
        "It was wrapped in brown paper, with a string round it, and there was no sender. {Hero} knew at once what it was by the weight. {He} laid it down, wiped {his} hands, and only then undid the knot.",
      ],
      [
        1,
        "There was {his} own handwriting, younger and much rounder than today. Under it stood something in green ink. {Hero} had to go to the window, for {he} did not have {his} glasses.",
      ],
    ],
    end: [
      [
        0,
        "“I was going to leave town that day,” it said in green. “Then I read your words and unpacked my suitcase again. I have three children now. I thought that you should know.” {Hero} read it until {he} knew it by heart, and then {he} stopped work early, for the first time in {his} life.",
      ],
      [
        1,
        "“Is there anybody here who writes with a pencil?” asked a voice at the door in spring. There was green ink on her thumb. {Hero} wanted to say something and could not think of anything, so {he} took a slip of paper and wrote: “Yes. Tea?”",
      ],
      [
        2,
        "They do talk now, of course. But when it is something important, they still write it down and push it across the table.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
