import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";
import { BEGINS, PARTNER } from "../making/by-them.ts";

const EVERYBODY_GONE = [
  /\b(?:(?:(?:the|a|an|his|her|my) (?:whole|entire) (?:village|town|city|school|island|ship|crew|class|street|family)|everyone|everybody|all (?:the )?(?:people|villagers|inhabitants|residents|others|guests|passengers|adults|grown-ups)) (?:[a-z ]{0,20})?(?:disappear\w*|vanish\w*|(?:is|are|was|were|has|have|had) (?:all )?gone)|(?:empty|deserted) (?:town|village|city|streets?)|there is nobody|nobody (?:is|was) there any ?more)\b/i,
  /\b(?:only|last|alone|left|except|overslept|wakes? up|woke up|comes? back|came back|one morning|overnight|remain\w*)\b/i,
];

/** A place from which all have disappeared but one. */
const everybodyGone = {
  may: [BEGINS, /\bonly [^.]*/i, /\boverslept\b/i, ...[/\b(?:disappears?|disappeared|vanish\w*) [^.,]*/i]],
  unless:
    /\b(?:alien|zombie\w*|plague|virus|war|nuclear|robot|space\w*|astronaut|apocalypse|end of the world|murder\w*|ghost town|witch|piper|dragon|kids? (?:rule|run)|snow queen|died|dead)\b/i,
  of: "people",
  after: [
    "The tables were laid. That was the first thing that {hero} noticed as {he} went from door to door and looked in. There was bread with one bite out of it. There was a tap that ran. In the church the rope of the bell was still swinging a bit, to and fro, as if somebody had only just let go of it.",
    "{Hero} called. {He} was not used to calling so loudly, and {he} was ashamed of it, until it struck {him} that nobody was there. A door banged, but it was only the wind. {He} sat down on the edge of the fountain and ate an apple, because that is something that you can do.",
    "+ For a while it almost had its good side. {Hero} drove the mayor's car three times round the square. {He} tried on hats. {He} looked in at windows that {he} had always wanted to look in at. There was nothing special behind them. There were slippers, and a calendar on which somebody had written “buy flour”.",
    "Towards evening {he} lit the lamps, all of them, up one side and down the other. {He} fed the cats and milked the cows. {He} wound up the clock on the tower. And each time {he} said the name of the person whose work it was, so as not to forget: Anton, the cows. Mrs Weber, the lamps. It got to be quite a long list, and {his} voice grew hoarse.",
  ],
  end: [
    "With the last name there was a sound. It was very faint, as if someone far down in a well had answered “Yes?” {Hero} stood still. {He} said the name once more. “Yes?” it said, closer. Then {hero} understood, and ran. {He} took hold of the rope with both hands, rang the bell, and between the strokes {he} shouted names, every single one that {he} could think of.",
    "They came round the corners one by one, blinking, with a napkin at the neck or one arm in a sleeve, as if they had gone out of a room for a moment and had forgotten why. “What's all this noise?” asked the mayor. Nobody could say where they had been. It had been like dozing off, they said, and no one had called them.",
    "+ There was one whose name {hero} did not know. {He} went through the streets until midnight and looked for an empty place. It was at the very end, a small house with a green door. “I don't know what you're called!” cried {hero} into the dark hall. “But you're missing!” It was still for a long while. Then a light went on upstairs. “Lina,” said a shy voice.",
    "They still tell it there, though each tells it differently. But it has become a custom. Whoever gets up first in the morning goes through the streets with the bell. {Hero} likes doing it best of all. {He} calls everybody by name, and waits at each door until somebody answers “Yes?”",
  ],
} satisfies Omit<WrittenStory, "says">;

const CRY_FOR_HELP = [
  /\b(?:help me|needs? help|sos|being held|held (?:captive|prisoner|against)|kidnapp\w*|locked (?:up|in)|prisoner|trapped|cry for help|calls? for help|call me|save me|rescue me)\b/i,
  /\b(?<note>(?:an?|the|another) (?:[a-z-]+ ){0,3}?(?:note|letter|message|slip of paper|postcard|paper plane|bottle|sign|text message|email|e-mail|drawing|banknote|receipt|balloon|poster|ad|voicemail))\b/i,
  /\b(?:finds?|found|discovers?|discovered|gets?|got|receives?|received|notices|noticed|sees?|saw|reads?|there (?:is|was))\b/i,
];

/** A message of somebody who is held somewhere. */
const cryForHelp = {
  may: [
    BEGINS,
    /\b(?:help me|being held|held|locked)\b[^.]*/i,
    /\b(?:in|from|inside|behind) (?:an?|the) (?:[a-z]+ ){0,3}?(?:book|bottle|jacket|coat|shoe|window|attic|cellar|basement|tower|house|library|parcel|toy|box)[^.,]*/i,
  ],
  unless:
    /\b(?:ghost\w*|dead|died|astronaut|space\w*|alien|desert island|lonely|love letter|robot|dragon|princess|mermaid|pirates?|years (?:ago|old)|war|future|joke|prank|treasure)\b/i,
  of: "people",
  after: [
    [
      "It had been written in a hurry, with something that was not a pen, and the last letters ran downhill. “It's a joke,” people said. {Hero} showed {thenote} to {mate}. {Mate} held it up to the light, and smelled it. “Nobody presses so hard for a joke,” said {mate}. On the back you could feel each word with your finger.",
      "It had been written in a hurry, with something that was not a pen, and the last letters ran downhill. “It's a joke,” people said. {Hero} held {thenote} up to the light. Nobody presses so hard for a joke. On the back you could feel each word with your finger.",
    ],
    "+ At the police station a man with a sandwich filled in a form. He promised that somebody would drive by. Somebody did drive by, {hero} saw it: the car slowed down, a face looked out, and the car went on. There was a tidy front garden, and a man who watered roses and waved. It could not have looked more peaceful.",
    "+ So {hero} watched. It is not exciting to watch; it is mostly cold feet. On the first evening {he} noted that the blind up there was never raised. On the second {he} noted that the man who lived there bought food for two, and paid for one more lock.",
    "There was a light up there, late at night. It went on and off: short, long, and short. {Hero} did not know Morse. {He} took a torch all the same and gave it back, as well as {he} could. Behind the blind it was dark for a whole minute. Then it came, again and again, so fast that {he} could not follow. You did not need to know an alphabet for that.",
  ],
  end: [
    "{He} did not ring the bell. {He} did something much louder, and pulled the fire alarm at the corner. In four minutes the street was full of firemen, who do not ask whether they may come in. “There's no fire here,” said the man who opened. “Up there,” said {hero}, and pointed. “I've seen smoke.” It was the best lie of {his} life.",
    "The axe went through the door, and then through another, behind a wardrobe, that nobody had known of. When they came down again, the biggest of the firemen was carrying someone in his arms, with a blanket over the head because of the light. One hand looked out of it. The fingertips were blue with the dye from a curtain. That was what it had been written with.",
    "“Who found my note?” asked a voice from under the blanket. They pushed {hero} forward. {He} could only nod. “I wrote nineteen,” said the voice. “I'd decided that it was the last one.” A blue finger touched {his} sleeve and left a spot there, as big as a pea.",
    "The spot did not come out in the wash, and {hero} does not want it to. The house has other people in it now, and the blinds are up. But {he} has got into the habit of reading whatever lies on the ground, every scrap and shopping list, on both sides. You never know which of them has been pressed on hard.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of things that are seen, told and feared, and of places that are not as they should be. */
export const strangePlaces = [
  story({
    says: [
      /\b(?:(?:sees?|saw|spots?|spotted|swears?|swore|claims?|claimed|discovers?|discovered|is sure|was sure|believes?|believed|convinced|has seen|had seen)\b)/i,
      /\b(?<beast>(?:an?|the|huge) (?:[a-z-]+ ){0,3}?(?:monster|creature|sea serpent|serpent|dinosaur|bigfoot|yeti|ufo|alien|mermaid|dragon|werewolf|giant snake|panther|troll|ghost))\b/i,
      /\b(?:(?:nobody|no one|none of [a-z ]+|not even [^.,]*) (?:believe[sd]?|would believe|wants? to believe|will believe)|(?:do|does|did)(?: not|n['’]t) believe|laugh\w* at|make[s]? fun|made fun|prove it|to prove|proof|photo\w*|picture of|film it|evidence)\b/i,
      /\b(?:lake|forest|woods?|river|sea|mountains?|swamp|moor|park|pond|loch|field|hills?|cave|cellar|mine|island|harbour|village|well|sewer|school|swimming pool|garden|sky)\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:set\w* out|go(?:es)?|went|sneak\w*|camp\w*|wait\w*|want\w*) [^.]*/i,
      /\b(?:sees|saw|spots|spotted) [^.,]*/i,
    ],
    unless:
      /\b(?:murder\w*|befriend\w*|friends with|makes friends|under (?:the|his|her) bed|spaceship|astronaut|knight|king\w*|princess|hunter|scientist|professor|old man|woman|retired|toy|captain|fisherm\w+|takes? (?:him|her) (?:home|away)|kidnap\w*)\b/i,
    of: "young",
    after: [
      [
        "“As long as a bus,” said {hero}. They all laughed. “With a neck,” said {hero}. They laughed even more, and somebody drew it on the board with a bow round the neck. Only {mate} did not laugh. {Mate} had looked at {hero} the whole time. “Did it blink?” asked {mate}. “Yes,” said {hero}. “Then it was real,” said {mate}.",
        "“As long as a bus,” said {hero}. They all laughed. “With a neck,” said {hero}. They laughed even more, and somebody drew it on the board with a bow round the neck. {Hero} looked at the drawing. The eyes were wrong. {He} had seen them blink.",
      ],
      "So {hero} needed a picture. {He} borrowed the old camera with the strap, which had eleven pictures left, and packed a torch, a blanket and five cheese rolls. One of the rolls was not for {himself}. Whatever is as long as a bus is surely hungry. {He} laid it on a flat stone and lay down behind a bush.",
      [
        "+ It is not easy to wait. {Mate} counted to a thousand, and {hero} took a picture of a stick, a picture of a duck, and a picture of {mate's} ear. It got cold. “Perhaps it's asleep,” whispered {mate}. “Perhaps it's shy,” said {hero}.",
        "+ It is not easy to wait. {Hero} counted to a thousand. {He} took a picture of a stick, a picture of a duck, and a picture of {his} own thumb. It got cold. “Perhaps it's asleep,” thought {hero}. “Or perhaps it's shy.”",
      ],
      "When it was nearly dark, everything went quiet: first the birds, and then the frogs. Something moved that was much too big to be the wind. Very slowly a shape rose up in front of the last light, higher and higher. {Hero} held {his} breath. There was a neck. There was an eye, as round as a plate. And it looked straight at {him}.",
    ],
    end: [
      "{Hero} lifted the camera. There was one picture left. It would be on the board tomorrow, and nobody would ever laugh again. Then men would come, with boats and nets and lamps, and a man with a fence, who sold tickets. {Hero} could see it all through the little window. The eye blinked. It was not at all a wild eye. It was a bit afraid.",
      [
        "“Now!” whispered {mate}. {Hero} let the camera sink. “You've got to be quicker,” {he} said aloud, into the dusk. “There are people who would take your picture.” The big head came down to the flat stone, took the cheese roll as carefully as if it were made of glass, and was gone. {Mate} did not ask why. {Mate} only took {hero's} cold hand.",
        "{Hero} let the camera sink. “You've got to be quicker,” {he} said aloud, into the dusk. “There are people who would take your picture.” The big head came down to the flat stone, took the cheese roll as carefully as if it were made of glass, and was gone.",
      ],
      "+ “Well?” they asked the next day. “Where is it, your picture?” {Hero} put the photographs on the table: a stick, a duck, and one that was all black. They laughed for a good while. {Hero} laughed too. It is quite easy to be laughed at when you know something that the others do not know.",
      "There is a flat stone out there that {hero} often goes to. Each time {he} takes one roll more than {he} can eat, with cheese. There is no picture, and there will not be one. But whenever somebody draws it on the board, {hero} goes up to the front, wipes out the eyes, and puts them in again, so that they are right.",
    ],
  }),
  story({
    says: [
      /\b(?:legend|old story|ghost story|tale|saga|spooky story|scary story|campfire story|myth|story of|they say|people say|it is said)\b/i,
      /\b(?:true|exists?|find out|found out|prove|see (?:if|for)|check|search\w*|look\w* for|go(?:es)? (?:to|out|into)|went (?:to|out|into)|sneak\w*|snuck|that (?:same )?night|hike\w*|set out|set off|dare\w*|real)\b/i,
      role(
        "teller",
        "grandpa|grandma|grandfather|grandmother|granny|grandad|uncle|aunt|teacher|old man|old woman|fisherman|guide|counsellor|counselor|camp leader|neighbour|scout leader|father|mother|dad|mum|ranger|shepherd|innkeeper",
      ),
      phrase("(?:legend|story|tale|saga|myth) (?:of|about) <legend:thing>"),
    ],
    may: [BEGINS, /\b(?:that (?:same )?night|go|went|sneak|set out)\b[^.]*/i, /\btells? [^.]*/i],
    unless:
      /\b(?:murder\w*|killed|treasure|gold|pirates?|king\w*|knight|dragon|Christmas|recipe|war|dying|deathbed)\b/i,
    of: "people",
    after: [
      "+ {Teller} told it well. {Teller} lowered {tellerhis} voice in the right places, and in the others {teller} said nothing at all and looked into the fire. “And those who have seen {thelegend},” {tellerhe} ended, “never talk about it.” “Then how does anyone know?” someone asked. “Bedtime,” said {teller}.",
      "It is hard to sleep on a thing like that. In the dark there was a whisper, and then another. “It's only a story.” “Of course.” “Then we can go and look.” There was no answer to that. A quarter of an hour later they were all standing outside in coats and pyjamas, with one torch, and nobody wanted to carry it in front.",
      "+ Every tree had a face. Twice they ran from a bush, and once from an owl, and then they had to sit down, because they laughed so much that their legs gave way. It was a thin sort of laugh. “We could say that we were there,” somebody suggested. “We could,” said the others. Nobody turned back.",
      "When they got there it was quite still, and the mist lay as white as milk. They waited until their feet were wet. “Nothing,” somebody said, half relieved. And then it came. It was pale, and tall, and it moved over the ground without a sound, with something like a veil behind it. It lifted one arm. Slowly, slowly it beckoned.",
    ],
    end: [
      "They were too frightened to scream. They took hold of each other, so that one could no longer tell whose hand was whose. The pale thing came closer. It sniffed. It blew its nose in the veil. “Have you forgotten your socks again?” it asked. That was the voice of {teller}.",
      "{Teller} stood there in a white nightshirt and rubber boots, with a blanket and a flask. “I knew you'd come,” said {teller}. “I came too, when I was your age, and I sat over there in the reeds until morning and caught cold.” There was cocoa, and it was passed round. “So it isn't true,” somebody said, a little disappointed. {Teller} took a sip.",
      "“I didn't say that,” said {teller}. “That night I sat here alone until four. And when I woke up there was a blanket round me.” {Teller} stroked the wool. It was grey and very old, of a kind that is not made any more. “It wasn't ours,” said {teller}. “I've never told that to anyone.” Then they were all silent for a long time, and looked at the mist.",
      "They do not talk about it. When they are asked, they say that it is only a story. But on the bank over there lies a blanket, folded up small, in a tin box against the rain. It is there for whoever comes next to see if it is true, and forgets their socks.",
    ],
  }),
  story({
    says: [
      /\b(?:hotel|inn|guest ?house|motel|boarding house|hostel|pension|apartment (?:building|block)|block of flats)\b/i,
      role("guest", "guest|lodger|tenant|visitor|stranger|man|woman|old lady|old man|couple|neighbour|traveller"),
      /\b(?:never (?:leaves?|left|eats?|ate|sleeps?|slept|comes? out|came out|checks? out|ages?|aged|goes out)|(?:nobody|no one) (?:has |had )?(?:ever )?(?:seen|sees|saw|remembers|checked)|does(?: not|n['’]t) (?:exist|leave|eat)|did not (?:exist|leave|eat)|room (?:13|thirteen|[1-9]\d{0,2})|no reflection|for (?:thirty|forty|fifty|a hundred|[3-9]0|100) years)\b/i,
      /\b(?:notic\w+|discover\w*|finds? out|found out|wonders?|wondered|suspects?|suspected|curious|checks?|checked|strange|mysterious|realis\w+|realiz\w+|receptionist|clerk|porter|maid|chambermaid|owner|manager|bellboy|cleaner|night shift|concierge)\b/i,
    ],
    may: [BEGINS, /\bnever [^.]*/i],
    unless:
      /\b(?:murder\w*|killed|dead body|corpse|vampire|fell in love|falls in love|robot|inspector|detective|children|comedy|alien|one more night|cat|dog)\b/i,
    of: "people",
    after: [
      "According to the register, everything was in order: a name, a signature, paid in advance. {Hero} looked for the date. It was written in brown ink, and the line above and the line below it were from quite different years. “Leave it,” said the head porter, without raising his eyes. “You get used to it.”",
      "+ {Hero} did not get used to it. {He} took up the trays {himself} and put them outside the door, and fetched them again, untouched, with the napkin still folded into a swan. Only the window was open each time a little further. And the bed, the maid said, had not been slept in. But the chair beside it was warm.",
      "+ Once, towards three, the bell for that number rang downstairs. {Hero} stood in front of the board and watched the small flap tremble. That wire had been cut during the renovation. {He} had seen the end of it with {his} own eyes, with a bit of tape round it.",
      "One night {he} went up and knocked. “Come in,” said {guest}, very politely, as if this had been expected for a long time. The room was as cold as a cellar and as tidy as a picture. On the table stood a suitcase with its straps done up. “Are you leaving?” asked {hero}. “I've been leaving for years,” said {guest}. “I'm waiting to be called.”",
    ],
    end: [
      "It had been arranged that way, {guest} explained. A wake-up call, at half past four, for the first train. It was in the book. But that night the porter had fallen asleep over his crossword, and nobody had rung. “One doesn't simply go without being called,” said {guest}. “So I waited.” {Guest} looked at the telephone as you look at a person.",
      "{Hero} went downstairs. {He} turned back the pages, far back, to the brown ink. There it was, quite small, in the margin: 4.30, please. There was no tick behind it. {He} sat down at the switchboard and looked at the clock until the hand stood right. Then {he} pressed the dead button for that room, and held the receiver with both hands.",
      "Far away it was picked up. “Good morning,” said {hero}. {His} voice was not quite steady. “It's half past four. Your train is on time.” There was a breath at the other end, as long as a winter. “How kind of you,” it said. Then there were steps on the stairs, light ones, and the revolving door went round once, with nobody in it.",
      "The room has been let again since then. It gets the morning sun, and people sleep well in it. In the register, in the margin, there is a tick in blue. And if somebody on {hero's} shift asks to be woken, {he} writes it on {his} hand, and does not sit down until {he} has heard them say good morning.",
    ],
  }),
  story({
    ...everybodyGone,
    says: [
      ...EVERYBODY_GONE,
      new RegExp(
        `\\b[Oo]nly ${role("one", "baker|boy|girl|woman|man|child|postman|teacher|shepherd|caretaker|cat|dog|librarian|farmer|nurse|policeman|mayor|pupil|student|night watchman|watchman|grandmother|grandfather|old woman|old man|lighthouse keeper").source}`,
        "u",
      ),
    ],
    lead: "one",
  }),
  story({ ...everybodyGone, says: EVERYBODY_GONE }),
  story({
    ...cryForHelp,
    says: [
      ...CRY_FOR_HELP,
      /^(?<finder>[A-Z][a-z]+|(?:[Aa]n?|[Tt]he) (?:[a-z-]+ ){0,2}?[a-z]+) (?:finds?|found|discovers?|discovered|gets?|got|receives?|received)\b(?:.|\n)*\bI (?:am|was)\b/,
    ],
    after: cryForHelp.after.map((each) => (typeof each === "string" ? each : (each[1] ?? ""))),
    lead: "finder",
  }),
  story({ ...cryForHelp, says: CRY_FOR_HELP }),
  story({
    says: [
      role(
        "neighbour",
        "neighbour|neighbor|teacher|caretaker|janitor|lodger|tenant|old man|old woman|old lady|new man|new woman|shopkeeper|uncle|aunt",
      ),
      /\b(?:think(?:s|ing)?|thought|suspects?|suspected|convinced|believes?|believed|sure|certain|afraid that)\b/i,
      /\b(?:murder\w*|killer|spy|vampire|criminal|witch|bodies|body|robber|burglar|kidnapper|werewolf|smuggler|thief|gangster|ghost|alien|mummy|monster|secret agent|evil|poison\w*)\b/i,
      /\b(?:but|in (?:truth|reality|fact)|actually|really|only|just|turn(?:s|ed) out|it turns out|find(?:s)? out|found out)\b[^.]*\b(?:plant\w*|build\w*|built|baking|bakes?|baked|knit\w*|sew\w*|writ\w+|paint\w*|practi[sc]\w+|rehears\w+|collect\w*|sav\w+|rescu\w+|feed\w*|car(?:es|ing|ed) for|looks? after|looked after|prepar\w+|surprise|hid\w* (?:an?|the|some) [a-z ]*(?:puppy|puppies|kitten|cat|dog|animal|hedgehog)|grow\w*|repair\w*|learn\w*|danc\w+|sing\w*|actor|author|writer|baker|magician|clown|inventor|beekeeper|gardener|lonely|makes?|making)\b/i,
    ],
    may: [
      ...PARTNER,
      BEGINS,
      /\b(?:think|thinks|thought|suspect|suspects) [^.,]*/i,
      /\b(?:digs?|dug|carries|carried|every night|at night|strange|bags?)\b[^.]*/i,
      /\b(?:but|actually) [^.]*/i,
    ],
    unless:
      /\b(?:husband thinks|detective|inspector|married|in love|fell in love|really (?:is|was) an? (?:spy|vampire|witch|alien))\b/i,
    of: "young",
    early:
      /,? (?:but|and) (?:in (?:truth|reality) )?(?:he|she|they) (?:is|was|were|are|has|had) (?:only |just |really |actually )?[a-z]+[^.]*$/i,
    after: [
      [
        "Everything was written down in a notebook, with the time. “Light on,” it said, “light off, spade, sack.” {Hero} kept watch until nine, and {partner} kept watch until nine as well, because nine was bedtime for both. “We need proof,” said {hero}. “We need biscuits,” said {partner}. They were both right.",
        "Everything was written down in a notebook, with the time. “Light on,” it said, “light off, big bag, hums.” {Hero} kept watch until nine, because nine was bedtime. What {neighbour} did after nine nobody knew. “That must be the worst part,” thought {hero}. “I need proof.”",
      ],
      "+ By day {neighbour} was friendly. That made it even more suspicious. “Good morning,” {neighbourhe} said, and carried something past that was wrapped in a cloth and dripped. “What's in there?” asked {hero}, and {his} voice squeaked. “A secret,” said {neighbour} and winked. {Hero} wrote it down: “Admits it. Winks.”",
      "+ Now nobody walked past there any more without running. There was a rumour about a cellar, and one about a cousin of somebody who had once rung there and had come back quite pale. It turned out later that the cousin had eaten nine plums.",
      "Then the evening came. {Hero} crept through the gap in the hedge, on {his} stomach, with the torch between {his} teeth. There was light in the window. A shadow went up and down in it, with something long in its hand. {Hero} pulled {himself} up by the sill, a bit higher, a bit higher still. The flowerpot tipped. It made a noise like the end of the world.",
    ],
    end: [
      "The door opened. There stood {neighbour}, huge, with the light behind {neighbourhim}. {Hero} could not run; {his} trousers were caught on a nail. “We know everything,” {he} said with the last of {his} courage. “Everything?” asked {neighbour}, and looked really shocked. “Oh dear. And it was going to be a surprise. Well, then you had better come in and hold something.”",
      "And there was what it had all been about: the sacks, the light at night, the humming, and the thing under the cloth. {Hero} looked at it for quite a while. There was no blood, and no chain. It was beautiful, and it was half finished. “Is that all you do?” {he} asked. “All?” said {neighbour}, a bit hurt. “It's a great deal of work for one person!”",
      "“We thought you were something terrible,” said {hero}, since it had to be said. {Neighbour} laughed until {neighbourhe} had to hold on to the table. Then {neighbourhe} wanted to read the notebook, and read it twice, and asked if it might be kept. {Hero} was given an apron. {He} held what there was to hold, until nine, with special permission until ten.",
      "The gap in the hedge is bigger now, and has got a little gate. When somebody new moves into the street and carries something odd past, the others come to {hero} at once with big eyes. Then they all go over there together and ask, quite politely, if somebody is needed to hold something.",
    ],
  }),
];
