import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|wizard|witch|dragon|aliens?|zombie\w*|spy|spies|princess|prince|king|queen|elf|elves|santa|pirates?|monsters?|werewolf|haunted|detective|bear|fox|mouse|mice|rabbit|raccoon)\b/i;

/** Stories of people who share a house, a wall or a fridge. */
export const underOneRoof = [
  story({
    says: [
      /\b(?:flat-?mates?|shared flat|flat ?share|room-?mates?|house-?mates?|shared (?:house|kitchen|fridge)|office (?:fridge|kitchen)|student (?:house|flat|hall)|colleagues?|communal (?:fridge|kitchen))\b/i,
      phrase(
        "(?:stole|steals|stealing|had stolen|kept stealing|keeps stealing|kept eating|keeps eating|ate|eats|was eating|had been eating|had been stealing|kept taking|took|was stealing|has been stealing) (?!a photo|part|place)<loot:thing>",
      ),
    ],
    may: [
      /\b(?:trap|thief|fridge|every (?:night|day|week|morning)|camera|catch|find out)\b[^.]*/,
      /\b(?:somebody|someone)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:money|jewel\\w*|idea|credit|boyfriend|girlfriend|identity|bike|bicycle)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "At first {hero} thought that {he} had miscounted. But there is not much to count with {theloot}. It had been there in the evening, behind the mustard, with {hero's} name on it in capital letters. In the morning it was gone. Whoever it was had even washed the spoon. {Hero} found that especially insolent.",
      "+ {Hero} called everybody together. They sat round the kitchen table with honest faces. “I'm not angry,” said {hero}, who was. “I only want to know who it was.” One of them was on a diet. One could not stand the stuff. One had been away at the weekend, and had the ticket to prove it. That night {theloot} disappeared again.",
      "+ Now {hero} did it by the book. {He} stuck a hair across the door of the fridge. {He} drew a plan of the flat with arrows. {He} slept badly and suspected everyone: one of them whistled too cheerfully, and another had bought new trousers. Where had the money for those come from, if not from what was saved on food?",
      "At last {hero} set a trap. {He} took a bottle of blue food colouring, the kind that stays on for days, and prepared {theloot} with it, right down to the bottom. Then {he} wrote a bigger label: HANDS OFF. {He} put it back behind the mustard and went to bed early, as happy as a child before a birthday.",
      "@kitchen(hero point) In the morning the bait had been taken. “Nobody leaves this kitchen!” cried {hero}. “Hands on the table!” They laid down their hands. All were clean. {Hero} looked at every finger, back and front. But the others were looking at {hero}, more and more oddly. “What is it?” {he} asked. Somebody handed {him} a teaspoon. {Hero} looked at {himself} in it. {He} had a bright blue mouth.",
    ],
    end: [
      "It took a while for {him} to understand. “You walk at night,” said the one from the next room at last. “I've heard you. I thought that you couldn't sleep, because of the exams, or the work, or whatever it is with you.” {Hero} sat down. {His} tongue was blue too. {He} had been stealing from {himself} for weeks and had accused everyone else of it.",
      "{Hero} said that {he} was sorry, and it is not easy to do that with dignity with a blue mouth. They began to laugh. They could not stop, and in the end {hero} laughed the loudest. And since they were all sitting there already, for the first time in months, somebody made pancakes. {Hero} told them why {he} did not sleep well. None of them had known.",
      "{Theloot} has no name on it any more. There is always enough there for everybody, behind the mustard. And on the fridge hangs a new notice in blue ink, for a certain person who walks by with closed eyes: “Good evening, {hero}. The spoons are in the second drawer. Sleep well.”",
    ],
  }),
  story({
    says: [
      /\b(?:flat-?mates?|room-?mates?|house-?mates?|neighbou?rs?|tenants?|colleagues?)\b/i,
      /\b(?:notes?|messages?|signs?|letters?)\b[^.]*/i,
      /\b(?:ang(?:ry|rier)|rude|ruder|nasty|nastier|furious|dishes|washing-up|noise|rubbish|stairs|war|passive-aggressive|bins?)\b[^.]*/i,
    ],
    may: [phrase("about <quarrel:thing>"), phrase("because of <quarrel:thing>")],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:love letters?|bottle|dead|died|teacher|anonymous threat\\w*|music)\\b`,
      "i",
    ),
    after: [
      [
        "The first note had said please. It had even had a little smiling face on it. But the answer came back without a face, and the third note was underlined. After that they hardly spoke, they only wrote. There was not much to be said about {quarrel} that had not been said by Wednesday, and still somebody found a new way of putting it.",
        "The first note had said please. It had even had a little smiling face on it. But the answer came back without a face, and the third note was underlined. After that they hardly spoke, they only wrote. By Wednesday everything had been said, and still somebody found a new way of putting it.",
      ],
      "+ The notes grew longer. They got numbers, and then paragraphs. “See my note of the ninth, point four,” stood under one of them. Both sides bought thicker pens. When they met in person, they nodded at each other stiffly, like two countries at a border, and each hurried to be the first back at the paper.",
      "+ Visitors found it very entertaining. They stood in front of the notes with their heads on one side, as in a museum, and read out the best passages. “You ought to print that,” said a friend. Neither of the two laughed. In the night you could hear the pens squeak, on this side and on that.",
      "Then one morning there was no answer. The last note hung there alone, and it had been a really good one, with a quotation. It hung there at noon and in the evening. On the other side all remained quiet. It should have felt like winning. After two days it felt like shouting into a well and hearing nothing fall.",
      "On the third day a new note hung there at last. It was small, in pencil, and the letters ran downhill. “I have had a fever since Sunday. Could you perhaps bring me some water? I'll go on being angry next week.” It was read twice. Then somebody dropped the thick pen and ran to put the kettle on.",
    ],
    end: [
      "There was water, and tea, and a soup that had too much pepper in it. They sat there, the one in bed with a red nose, the other on the edge with a spoon, and did not know what to talk about. “Your note with the quotation,” said the one in the bed hoarsely. “That was excellent.” “Yours about the sponge was better,” said the other.",
      [
        "They fetched all the notes then and read them to each other, from the first with the smiling face to the last in pencil. It took until midnight. They laughed until one of them had to cough. And somewhere in the middle it turned out what it had been about. It had not been {quarrel}. They had both been new here, with nobody to talk to in the evening, and the notes had at least been answered.",
        "They fetched all the notes then and read them to each other, from the first with the smiling face to the last in pencil. It took until midnight. They laughed until one of them had to cough. And somewhere in the middle it turned out what it had been about. They had both been lonely, with nobody to talk to in the evening, and the notes had at least been answered.",
      ],
      "There are still notes there. “Soup on the stove, see my note of the ninth,” says today's. “Point four: take a big plate.” Below it, with the thick pen, stands the answer, underlined three times. It is one word, and there is a smiling face on it.",
    ],
  }),
  story({
    says: [
      /\b(?:every|each|in the middle of the|all) night\b/i,
      /\b(?:neighbou?r\w*|next door|flat (?:above|below|upstairs)|(?:flat|apartment|room|floor) above|upstairs|downstairs|through the wall|other side of the wall|above (?:him|her))\b/i,
      phrase("(?:heard|hears|was woken by|woken by|was kept awake by|disturbed by|complained about) <noise:thing>"),
    ],
    may: [
      /\b(?:find out|finds out|found out|see|discover|went up|goes up|went over|knock\w*)\b[^.]*/,
      /\bat (?:two|three|four|midnight|one)[^.,]*/,
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:cellar|attic|scream\\w*|help|secret tunnel|treasure|little)\\b`, "i"),
    of: "people",
    after: [
      "+ It was not loud. That was the worst of it. {Thenoise} was just loud enough to lie awake by, and {hero} lay awake. {He} knew exactly how it went by now, when it began, where there was a pause, and that after the pause it came once more. By day {hero} asked the people on the stairs. None of them had ever heard {noise}.",
      "{Hero} tried cotton wool. {He} tried a pillow over the head, and a record with the sound of waves. {He} knocked on the wall with a shoe, and for a moment it was still on the other side, as if somebody was holding their breath. Then {thenoise} went on, more softly. That {hero} did not complain at once was only because {he} had begun to wonder.",
      "+ Lying there, {he} made up explanations. Somebody was counting money. Somebody was building a boat. At half past four {hero} was sure that it was a crime, and at breakfast it was a washing machine. {He} wrote down the times in a little book. They were always the same, to the minute, Sundays too.",
      "One night {hero} had had enough. {He} put a coat over {his} pyjamas, and stood at that door with a raised finger and a long sentence ready. {Thenoise} was clearly to be heard. {Hero} rang. It stopped. Slow steps came, a chain rattled, and there stood a small old woman in a dressing gown. “Oh dear,” she said. “You're the shoe.”",
      "{Hero's} sentence was gone. “I was only going to ask what it is,” {he} said. The old woman looked at the floor. “My husband worked nights,” she said. “All our life he came home at this hour, and that was what I heard, every time, and then I knew that he was there. Since he died it's been so quiet that I can't sleep. So I do it myself. Come in and see.”",
    ],
    end: [
      "She showed {hero} how she made it, carefully, with the pause in the right place, for he had always stopped there to take off his boots. {Hero} listened with different ears. It was the same {noise} as on all the other nights. But now there was somebody in it who had come home tired and did not want to wake anyone. “He tried so hard to be quiet,” said the old woman. “He couldn't.”",
      "+ They drank warm milk in her kitchen, and {hero} told her that {he} lived alone too, and how long that had been. When {he} was at the door, {he} turned round. “Would you mind,” {he} asked, “doing it once more when I'm in bed?” She did. {Hero} lay there with open eyes. First came the steps, then the pause, and after the pause {he} heard nothing, because {he} had fallen asleep.",
      "{Hero} has thrown the cotton wool away. If {thenoise} is late, {he} grows restless, puts on the coat and goes to look whether everything is all right. Mostly she has only nodded off in the chair. Then {hero} makes it for her, softly, with the pause in the middle. Behind the wall an old woman smiles in her sleep: he is there.",
    ],
  }),
  story({
    says: [
      /\b(?:rent(?:s|ed)? (?:out )?|let (?:out )?|took in|takes in|lodger|sublet|subtenant|spare room|offered a room|offers a room)\b[^.]*/i,
      phrase(
        "(?:rented|rents|let|lets|took in|takes in|sublet|gave|offered)(?: out)? (?:(?:her|his|their|the|a) (?:\\w+ ){0,2}?(?:room|attic|flat|cellar|house) to )?<lodger:somebody>",
      ),
    ],
    may: [
      /\b(?:who|which|that) (?:played|plays|practised|sings?|sang|cooks?|cooked|never|only|always|was|had|has)\b[^.]*/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:dogs?|cats?|puppy|kitten|bird|orphan|animals?|boy|girl|hotel|holiday)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "There were rules, and {hero} had typed them: no shoes in the hall, no visitors after ten, the bath on Tuesdays and Fridays. {Lodger} read the sheet with great respect and asked where to sign. Then {lodger} carried in two suitcases, broke nothing, and was so quiet that first evening that {hero} listened at the door.",
      "+ It did not stay like that. There was hair in the sink. There were smells in the kitchen that {hero} could not name. {Lodger} used the good knife for everything and put it back in the wrong drawer. On the third Tuesday {hero} added a rule to the sheet, and on the fourth another two. “I'm not difficult,” {he} told {his} sister on the telephone. “But it's my house.”",
      "+ {Lodger} kept to all the rules and forgot one each day. And always there was something left on the kitchen table to make up for it: half a cake, an apple cut into a star, a joke on a slip of paper. {Hero} ate the cake, and did not laugh at the joke until {he} was sure to be alone.",
      "One evening there was a real quarrel, and {hero} shouted. “You can look for another room!” It was about something that lay on the stairs. {Lodger} picked it up without a word and went to pack. {Hero} sat in the kitchen, and was in the right. The house was as tidy and quiet as it had been for years. {Hero} had forgotten how loud that was.",
      "{He} stood up to say something, and then everything turned, and {he} was lying on the floor. {His} leg would not. {Hero} called, not very loudly, because {he} was ashamed to. The door flew open. {Lodger} came running through the hall, in shoes, knelt down and took {hero's} hand. “Don't move,” said {lodger}. “I'm here. I'm not going anywhere now.”",
    ],
    end: [
      "{Hero} had to lie still for weeks. {Lodger} cooked, and told {him} what the smells were called. {Lodger} washed the good knife and laid it in the wrong drawer, and {hero} found that this drawer was in fact nearer. In the evenings they talked. It turned out that both of them had been counting the other's footsteps, and both had taken them for a reproach.",
      "When {hero} could walk again, the first way led {him} to the sheet with the rules. {He} crossed them out one by one, with a ruler. Only a single rule remained at the bottom, and {hero} typed it anew: “Whoever comes home late knocks twice, so that the other one can stop worrying.” {Lodger} asked where to sign.",
      "There is a second name beside the bell. The rent is still paid, on the first of the month, in an envelope, and {hero} always spends it on a dinner for two. It is often late when the key turns. {Hero} lies in the dark and does not sleep. Then it knocks, twice. {He} turns over, content, and is gone.",
    ],
  }),
  story({
    says: [
      role("patient", "neighbour|neighbor"),
      /\b(?:brought|brings|cooked|cooks|looked after|looks after|cared for|cares for|took care of|takes care of|shopped for|shops for|watered|waters|carried|helped|helps|visited|visits)\b[^.]*/i,
      /\b(?:sick|ill|hospital|bedridden|blind|broken|lonely|grumpy|never (?:said|spoke|thanked|says|greeted)|elderly|wheelchair|frail|recover\w*)\b[^.]*/i,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:boy|girl|little|dogs?|cats?|classmate|school|piano|recipe|steal\\w*|stole)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "+ Nobody had asked {hero} to do it. It had begun with one single time, because it was on {his} way. The next day it was on {his} way again. {Patient} said neither please nor thank you. “You've come,” was all that was said, and it sounded like a complaint. {Hero} shrugged. It had been no trouble.",
      "+ People in the street had their opinions. “You're being used,” said one. “There must be money there,” said another. {Hero} did not know {himself} why {he} did it. {He} only knew that on the day when {he} did not, {he} had not liked {his} own supper. So {he} went over again, wiped {his} feet and rang.",
      "There were setbacks. Once it was too hot, and once too late, and once {patient} did not open at all. {Hero} stood in front of the door in the rain and called through the letterbox, “I'm not leaving!” After a while there was a shuffling inside. “Then you must be cold,” said {patient}, and the door opened by the breadth of a hand. “Come in, if you have to.”",
      "It was the first time that {hero} had seen the room. On the sill, in a row, stood everything that {he} had ever brought or done: each jar, washed and turned upside down, each slip of paper, smoothed flat. Beside them lay a school exercise book. “Don't touch that,” said {patient}. But {hero} had already seen what stood on the open page: the date, and behind it, “came again.”",
      "Every day was in it. “Came again. Wore the blue scarf.” “Came again. Looked tired, should sleep more.” “Did not come. Expect it is my own fault.” {Hero} turned the pages, and {patient} looked out of the window. “I was never good at saying things,” said {patient}. “My whole life long I've only been able to write them down, and then not send them.”",
    ],
    end: [
      "“Then I'll read it here,” said {hero}, and pulled up a chair. {He} read from the first page to the last, aloud, and sometimes {he} had to stop. {Patient} corrected {him} when {he} got a word wrong. At the end there was an empty line for that day. {Hero} pushed the book across the table. {Patient} took the pencil, and thought for a long time.",
      "+ From then on {hero} stayed longer. {Patient} got better, slowly, with many bad moods, and one morning {hero's} own bell rang. There stood {patient} on two sticks, red in the face from the stairs, with a jar. “You were coughing yesterday,” said {patient}. “I heard it through the wall. It's too salty. Eat it all the same.”",
      "Both of them have a full row of jars on the sill these days, and nobody could say any more whose turn it is. Only the exercise book still lies over there. {Hero} sees to it that there is always a pencil. On the last page of it, in big, careful writing, stands the word that {patient} never got past {patient's} lips: “Thanks.”",
    ],
  }),
];
