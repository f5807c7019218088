import { role, story } from "../subject-story.ts";

/** Stories of places that are about to close. */
export const closingDown = [
  story({
    says: [
      /\b(?:book ?shop|book ?store|bookseller)\b/i,
      /\b(?:clos(?:e|ed|es|ing)|los(?:e|t|ing) (?:his|her|their|the)|bankrupt\w*|shut(?:ting)?|sav(?:e|ed|ing)|nobody|no customers|debts?|rent|evict\w+|sell(?:ing)? up|sold)\b/i,
    ],
    may: [
      role(
        "ownkids",
        "kids|children|neighbours|neighbors|teenagers|students|customers|girl|boy|granddaughter|grandson",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|magic)\b/i,
    of: "people",
    after: [
      "@shop(hero sit) In the shop window lay a sleeping cat and a piece of cardboard: everything must go. The telephone rang, but it was only the bank again. “Till the end of the month,” it said.",
      [
        "@library(hero talk, ownkids talk) {Ownkids} came in on Wednesday, as always, to read on the bottom step of the ladder. “Why doesn't anybody buy them?” they asked. “Because people don't know which book is theirs,” was the answer. “They stand in front of a thousand backs, and get frightened, and go home.” {Theownkids} looked at each other.",
        "@library(hero look) {Hero} could not blame people. They came in, stood in front of a thousand backs, got frightened, and went home. They did not know which book was theirs. But {hero} knew. {He} had known it of everybody in that street, for years. {He} had only never said so, because it seemed forward.",
      ],
      "@street.night(hero give) It began with a parcel on the doorstep of the grumpiest man in the street. It was wrapped in newspaper, and on it stood: “This one has been waiting for you. Bring it back if it was wrong.” It was about a whaler with a bad temper. His light did not go out until four in the morning.",
      "@library(hero look) The next night nine parcels were left on doorsteps, and the night after that there were twenty. The dentist got a book on caves. The shelves grew empty, and so did the till. Then the last day of the month was there, and at noon the man from the bank.",
    ],
    end: [
      "@library(hero look) “I'm sorry,” said the man from the bank, and really looked it. “You haven't even got any books left.” At that moment the bell over the door rang. It was the grumpy man, with the whaler under his arm. “It was the wrong one,” he snapped. “It had an end.” And he laid a note on the counter and asked for the next.",
      [
        "@street(hero take, ownkids run) Behind him stood the dentist. Behind the dentist stood the whole street, each with a book, and each with a purse. {Ownkids} ran along the queue with a cash box.",
        "@street(hero take) Behind him stood the dentist. Behind the dentist stood the whole street, each with a book, and each with a purse. “We've come to pay,” they said.",
      ],
      "@library(hero give) It took until evening. The man from the bank counted the coins himself. Then he did not go. He coughed. “You wouldn't happen to know,” he asked, “which one is mine?” It had lain under the counter all day.",
      "@shop(hero look) The cardboard is in the window still, but the cat has moved over a little. If you read all of it, it says: everything must go, to the right person.",
    ],
  }),
  story({
    says: [
      /\b(?:cinema|movie theat(?:er|re)|picture house|drive-in|projectionist|video (?:store|shop)|film theatre|theatre|theater|playhouse|opera house)\b/i,
      /\b(?:clos(?:e|ed|es|ing)|last (?:film|show|screening|night|picture|movie)|torn down|demolish\w*|sav(?:e|ed|ing)|bankrupt\w*|shut(?:ting)?|nobody (?:came|comes)|empty|final)\b/i,
    ],
    may: [
      role(
        "ownmate",
        "projectionist|usherette|usher|grandson|granddaughter|girl|boy|ticket seller|cashier|daughter|son",
      ),
    ],
    unless: /\b(?:murder\w*|rob\w*|haunted|fire|burning|stage fright|lines|extra reel|unless|tickets|only if)\b/i,
    of: "people",
    after: [
      "+ @theatre(hero walk) There was a smell of popcorn and old velvet. Half of the bulbs in the sign outside had burned out, so it had said IN MA for years, and nobody had climbed up to change them. {Hero} walked down the aisle and folded up the seats, one after the other. Each of them squeaked a different note.",
      [
        "@theatre(hero carry, ownmate talk) “How many tonight?” asked {ownmate}. “Three,” said {hero}. “And one of them is only in from the rain.” {Theownmate} looked along the empty rows. “We could put out the coats,” said {theownmate}. “Then it looks fuller.” So they put out the lost coats of fifty years, and it did look fuller.",
        "@theatre(hero carry) “How many tonight?” asked the old lady at the till. “Three,” said {hero}. “And one of them is only in from the rain.” She looked along the empty rows. “We could put out the coats,” she said. “Then it looks fuller.” So they put out the lost coats of fifty years, and it did look fuller.",
      ],
      "@theatre(hero read) It was in the pocket of such a coat that {hero} found the ticket: row F, seats nine and ten, 1962, and on the back, in pencil, “Will you?” {Hero} went through all the other pockets. There were tickets from first kisses, from birthdays, from the night when the river came in.",
      "@street(hero write) “They don't know that we've still got this,” said {hero}. The next morning all those tickets hung outside in the glass case, where the posters used to hang. Above them {he} wrote with a thick brush: is one of these yours? It is valid for the last night. Row and seat as printed.",
    ],
    end: [
      "@street(hero look) They came slowly at first, with their glasses pushed up, and read. Two sisters in their seventies held on to each other in front of the number thirty-three. On the evening itself they stood down to the fountain, in good shoes, each with a scrap of paper.",
      "@theatre.night Row F was the last to be filled. An old man with a stick sat down on seat nine and looked at the empty one beside him. “That's mine, I believe,” said an old lady with a blue hat, in the dark. “And?” he asked. “What's your answer?” Then the film began.",
      [
        "@theatre(hero look, ownmate look) When the light came on, the owner of the building stood there, who had wanted to tell them about the garages. He was holding a ticket too, row A, a child's. “I was five,” he said and cleared his throat. “{Ownmate} let me in for nothing.”",
        "@theatre(hero look) When the light came on, the owner of the building stood there, who had wanted to tell them about the garages. He was holding a ticket too, row A, a child's. “I was five,” he said and cleared his throat. “There was a dog in it.”",
      ],
      "@theatre.night(hero look) The sign shines over the whole square now, with every letter. In row F, on Thursdays, two seats are taken.",
    ],
  }),
  story({
    says: [
      /\b(?:librar(?:y|ies|ian|ians))\b/i,
      /\b(?:clos(?:e|ed|es|ing)|sav(?:e|ed|ing)|shut(?:ting)? down|torn down|demolish\w*|nobody (?:came|comes|read|reads|visited)|no (?:readers|visitors|children)|empty|budget|last day)\b/i,
    ],
    may: [role("ownkids", "kids|children|girl|boy|teenager|teenagers|neighbours|neighbors|students|readers")],
    unless: /\b(?:murder\w*|ghosts?|time travel\w*|alexandria|bombs?)\b/i,
    of: "people",
    after: [
      "@library(hero read) “It's all a matter of numbers,” said the letter from the town hall. So {hero} counted: forty thousand books, and a radiator that knocked like a visitor. And readers? Yesterday there had been four.",
      [
        "@library(hero talk, ownkids talk) {Ownkids} read the letter, too. “How many people would have to borrow something?” asked {theownkids}. “More than we've got shelves for,” said {hero}. “No, the other way round,” said {theownkids}. “What would happen if every book was out?”",
        "@library.night(hero read) {Hero} read the letter again at night, with cold tea. So it was a matter of numbers. How many books would have to be borrowed to please the town hall? And what would happen, {he} thought suddenly, if on the last day not a single one were left to carry away?",
      ],
      "@street There is a rule, and it is printed on every card: a reader may borrow as many as he can carry. So word went round, in the bakery and on the bus. “As many as you can carry,” people murmured, and looked at their arms, and then at their wheelbarrows.",
      "@library(hero look) On Saturday morning {hero} unlocked the door at nine, with the stamp in {his} hand. The street was empty. The two gentlemen from the town hall were already coming up the steps with a padlock. “We told you,” they said. Then the ground began to tremble a little.",
    ],
    end: [
      "@library(hero write) It was the wheelbarrows. They came round the corner by the fountain, forty of them, and after them the prams and the shopping trolleys. “I'd like the letter M,” called the baker, “the whole of it!” {Hero} stamped until the ink pad smoked.",
      [
        "@library(hero talk, ownkids carry) {Ownkids} stood in a chain from the top shelf down to the street and passed the books along. By four o'clock the shelves were bare. “You may close it now,” said {hero} to the two gentlemen. “There's nothing here to close.”",
        "@library(hero talk) They stood in a chain from the top shelf down to the street and passed the books along. By four o'clock the shelves were bare. “You may close it now,” said {hero} to the two gentlemen. “There's nothing here to close.”",
      ],
      "@library “And what are the numbers today?” asked the younger of the two. He read for a long time in the register. Forty thousand books lent in one day: no library in the district had ever done that. No town hall could shut such a library.",
      "@library(hero read) The books did come back, with jam on them, with flowers pressed in them, with notes in the margins from one stranger to the next. The letter from the town hall stands among them. {Hero} has filed it under fairy tales.",
    ],
  }),
  story({
    says: [
      /\b(?<place1>restaurant|caf[eé]|pub|diner|tea ?room|shop|kiosk|corner shop|bar|hotel|inn|toy ?shop|record shop|record store|vinyl shop|launderette|laundromat|barber ?shop|flower shop|sweet shop|grocery|store|post office|swimming pool|ballroom|dance hall|arcade|music shop)\b/i,
      /\b(?:about to close|going to close|ha(?:s|d) to close|clos(?:e|ed|es|ing)(?: down)?|shut(?:ting)? down|bankrupt\w*|nobody (?:came|comes|bought|buys)|no (?:guests|customers)|last (?:night|day|evening)|final (?:night|day))\b/i,
    ],
    may: [
      role(
        "ownfriend",
        "daughter|son|granddaughter|grandson|waitress|waiter|neighbour|neighbor|regulars|girl|boy|wife|husband",
      ),
    ],
    unless:
      /\b(?:murder\w*|rob\w*|ghosts?|recipe|sell|mall|kill\w*|door|eyes|closed his|closed her|rivals?|last day on)\b/i,
    of: "people",
    after: [
      "{Hero} had written it on the door in small letters: Saturday is the last time. Then {he} wiped the tables, though they were clean. There were sixteen chairs. The next one had been broken long ago by a bridegroom, who had climbed up on it to sing.",
      [
        "“We should count what we've got,” said {ownfriend}. So they counted. “And what's this?” asked {theownfriend}, and pulled a thick grey book from under the counter. It was the book in which it said who still owed something, and it went back for thirty years.",
        "Then {he} counted what there was. There were enough cups for a wedding, and not enough in the till for the gas. Under the counter lay a thick grey book. It was the book in which it said who still owed something, and it went back for thirty years.",
      ],
      "“A coffee for the student in the thin coat,” {hero} read. “A bowl of soup, and another. A telephone call to Australia. One whole Christmas Eve, for four.” {Hero} had never asked anybody for it.",
      [
        "“You could send them the bills,” said {ownfriend}. {Hero} laughed. But at night {he} sat over the grey book with a stack of postcards. There was no sum on any of them. “On Saturday I'm closing,” said each card. “You were here once. It was good to have you.”",
        "{He} might have sent them the bills. Instead {hero} sat at night over the grey book with a stack of postcards, and wrote to all the addresses {he} still knew. There was no sum on any of them. “On Saturday I'm closing,” said each card. “You were here once. It was good to have you.”",
      ],
    ],
    end: [
      "On Saturday it was raining. {Hero} turned the first chair upside down on its table. Then a taxi stopped outside. A professor in a very thick coat got out. “I was the one in the thin coat,” he said. “You gave me a coffee when I had nothing. I've come to pay for it.”",
      "After him came the four from Christmas Eve. The one with the telephone call had come all the way from Australia. All of them wanted to pay.",
      [
        "“You can't close,” said the professor. “Where would we go?” {Ownfriend} had the grey book open and was crossing out one line after another. At midnight there was a single debt left in it. It was the chair. And through the door, backwards, came a fat man with a new one. “I sang on it,” he said.",
        "“You can't close,” said the professor. “Where would we go?” {Hero} took the grey book and crossed out one line after another. At midnight there was a single debt left in it. It was the chair. And through the door, backwards, came a fat man with a new one. “I sang on it,” he said.",
      ],
      "So there are eighteen chairs again. {Hero} scratched the small letters off the door with a coin. Under the counter lies a new grey book, and on its first page it says: a coffee, for a girl in a thin coat.",
    ],
  }),
];
