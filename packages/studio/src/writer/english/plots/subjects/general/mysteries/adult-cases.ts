import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";
import { BEGINS } from "../making/by-them.ts";

const POLICE =
  "detective|inspector|policeman|policewoman|police officer|officer|commissioner|sergeant|constable|sheriff|cop|investigator|superintendent";

const GONE_PARTNER = [
  /\b(?:never (?:came|comes|come|returns?|returned|arrives?|arrived) ?(?:home|back|there)?|disappear\w*|vanish\w*|goes missing|went missing|does not come home|did not come home|doesn['’]t come home)\b/i,
  /\b(?:finds? out|found out|discover\w*|learn(?:s|ed|t)|realis\w+|realiz\w+|finds?|found|turns? out|double life|never (?:existed|worked)|secret\w*)\b/i,
];

/** Somebody who did not come home, and had a secret. */
const goneWithSecret = {
  may: [
    BEGINS,
    /\b(?:finds? out|found out|discover\w*|learn(?:s|ed|t)) [^.]+/i,
    /\b(?:leaves?|left|goes|went) (?:for|to|out)[^.,]*/i,
  ],
  unless:
    /\b(?:murder\w*|killed|body|corpse|dead|ghost\w*|alien|war|ship|sea|boat|mountain|spy|vampire|child|prison|another (?:woman|man|family)|second (?:wife|family|husband)|other (?:woman|family|wife)|ring|letters?)\b/i,
  of: "people",
  after: [
    "At first {hero} told {himself} the things that one says: the traffic, the battery, an old friend. {He} put a plate over the dinner. At midnight {he} took the plate off again and ate it {himself}, standing up, so that it would not be there any more. The chair across from {him} looked as if somebody had only gone for the salt.",
    "+ The policeman was kind, and had a form. “Enemies?” he asked. “Debts? Anything unusual?” {Hero} said no each time. It was not until the fourth no that {he} noticed it: {he} did not know. {He} knew how {dear} took {dearhis} coffee, and on which side {dear} slept. Everything in between {he} had been told.",
    "So {he} began to check, like someone who feels {his} way round {his} own flat in the dark. {He} rang a number that had not been in service since spring. {He} found a season ticket that had not been renewed, and in the winter jacket a library card from the other end of the city, stamped on every working day for a year.",
    "+ “You never noticed anything?” asked {his} sister. {Hero} thought of all the evenings. “How was it today?” “Oh, the usual.” They had both said it. It had been like a song that you sing along to and do not listen to. “No,” {he} said. “But I never asked twice, either.”",
  ],
  end: [
    "The library was warm, and nearly empty. By the window, in the third row, was a seat with a worn place on the arm. “The quiet reader?” said the librarian. “Always in the good coat, always from nine to five. A lovely person. I thought it was for an exam.” And then: “Left something here last week. Said that somebody might come and ask.”",
    "It was a bag with sandwich paper in it, folded, one for each day, and a notebook. There was nothing in it but beginnings. “I have to tell you something,” it said on the first page, and on the second, and on every page down to the last: crossed out, and begun again. On that one there was no sentence any more. There was only an address, and a question mark.",
    "It was a boarding house behind the station, third floor. {Hero} climbed the stairs with all {he} meant to say, and on each landing a piece of it stayed behind. {He} knocked. It took a long time. {Dear} stood there in the good coat, thinner, and could not say a word. “I've read the beginnings,” said {hero}. “Now tell me how it goes on.”",
    "They talked until it got light, and it was not enough, and they talked again the next day. What will come of it is not settled. But the notebook lies on the kitchen table, open at a clean page. And when one of the two asks how it was today, then the other one really has to say.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of cases that grown-ups cannot leave alone. */
export const adultCases = [
  story({
    says: [
      new RegExp(`\\b(?:${POLICE}|chief of police)\\b`, "i"),
      /\b(?:retire\w*|pensioned|old|last|former|ageing|aging|retirement|after (?:twenty|thirty|forty|[2-4]\d) years|off duty)\b/i,
      /\b(?:unsolved|cold case|never (?:solved|found|caught|let go|forgot\w*)|can(?:not|['’]t) (?:let go|forget|stop)|could not (?:let go|forget|stop)|(?:twenty|thirty|forty|fifteen|ten|[1-5]\d) years (?:ago|earlier|before)|haunt(?:s|ed) (?:him|her)|obsess\w*|reopen\w*)\b/i,
      /\b(?<gone>(?:an?|the|his|her|two) (?:[a-z-]+ ){0,3}?(?:girl|boy|child|woman|man|student|sisters|brothers|bride|wife|daughter|son|teacher|nurse|waitress|family))\b[^.]*?\b(?:vanish\w*|disappear\w*|went missing|missing|never seen again|was taken|kidnapp\w+)\b|\b(?:missing|disappearance of|vanished) (?<lost>(?:an? |the )?(?:[a-z-]+ ){0,2}?(?:girl|boy|child|woman|man|student|bride|daughter|son|teacher|nurse))\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:goes|went|returns?|returned|drives?|drove) (?:back )?to [^.,]+/i,
      /\b(?:let|give) go of [^.,]*/i,
    ],
    unless:
      /\b(?:ghost\w*|vampire|alien|calls? (?:him|her)|body|bones|skeleton|confess\w*|granddaughter|grandson|own (?:daughter|son|wife|sister|brother))\b/i,
    of: "people",
    after: [
      "The file was as thick as a loaf of bread. Officially it stood in the archive. In truth {hero} had copied it, page by page, in the lunch breaks of the last year, and it lay on {his} kitchen table where other people have a fruit bowl. {He} could have sung it.",
      "+ Nothing much had changed there. The shop was a hairdresser's now, and the bus came once an hour instead of twice. “You again,” said the woman at the inn, and gave {him} the same room. They had all grown old together, {he} and those whom {he} had questioned. {He} could still tell who had lied to {him} about what.",
      "+ {Hero} walked the way once more, as {he} had so often in {his} head: out of the gate, past the pump, along the wall. Four minutes to the corner where nobody had seen anything. {He} had a stopwatch with {him}. It was four minutes still.",
      "Then {he} did what {he} had not done in those days, for lack of time. {He} simply sat down on the bench and stayed there. On the first day they greeted {him}. On the second they told {him} about their knees. On the third an old postman sat down next to {him} and looked at the road. “I've wondered why nobody ever asked me,” he said.",
    ],
    end: [
      "“I did ask you,” said {hero}. “Page two hundred and twelve.” “You asked if I'd seen a stranger.” The postman turned his cap in his hands. “There wasn't any stranger. There was a van with an open door, and I knew the van, and so I waved. You don't call that seeing something. You call that Tuesday.” {Hero} did not write it down. {His} hand shook too much.",
      "It took eleven more days, and this time the young ones with the computers helped. The van led to a barn, the barn to a name, and the name to a town by the sea, four hundred kilometres away. There was a house with a blue door. The one who opened it was no longer young, and had been waiting for this knock, and fearing it, for half a life.",
      "It all came out at a table with an oilcloth: who had driven, who had threatened what, and why it had been safer to be gone than to come back. {Hero} asked no questions. {He} only once put in a date that was missing. It was not a good end for everybody. But it was one, and it was true.",
      "On {hero's} kitchen table there is a fruit bowl now. {He} does not quite know what to do with the evenings, and so {he} has taken to walking. {He} greets the postmen whom {he} meets, and {he} asks each of them how it was today, and waits until they have really thought about it.",
    ],
  }),
  story({
    says: [
      role(
        "asker",
        "journalist|reporter|writer|author|student|detective|inspector|policewoman|policeman|historian|researcher|photographer|podcaster|lawyer|teacher|woman|man|stranger|daughter|son",
      ),
      /\b(?:town|village|island|valley|hamlet|community)\b/i,
      /\b(?:(?:nobody|no one|none of [^.]{3,20}) (?:wants?|wanted|would|will|is willing|was willing|dares?|dared|ever) (?:to )?(?:talk|talks|talked|speaks?|spoke|says?|said|mention\w*)|(?:everyone|everybody|all of them|the (?:people|villagers|residents|locals)) (?:keeps?|kept|is|are|was|were|remains?|stays?) (?:silent|quiet)|refuse[sd]? to (?:talk|speak)|wall of silence|(?:everyone|everybody|the whole (?:town|village|island)) (?:is|was|seems to be|seemed to be) hid\w+ (?:something|a secret))\b/i,
    ],
    may: [
      BEGINS,
      phrase("(?:about|of) (?<event>what (?:had )?happened[^.,]*)"),
      /\b(?:what (?:had )?happened[^.,]*|the (?:[a-z]+ ){0,2}(?:fire|murder|accident|disappearance|flood|drowning)[^.,]*)/i,
    ],
    unless: /\b(?:ghost\w*|vampire|alien|robots?|magic\w*|witch\w*|wolf|monster|deaf|sign language|children|war)\b/i,
    of: "people",
    lead: "asker",
    after: [
      "At the inn they were friendly until {hero} asked. After that the soup was cold and the room was needed for somebody else. In the bakery the talk broke off when {he} came in, and went on again behind {him}, like rain. “What did you expect?” said the man at the petrol pump. “We're full up here. With everything.”",
      "+ {Hero} went to where such things are written down. In the town hall the volume for that year was at the bookbinder's. The newspaper had a gap of three days. In the church register a line had been inked over, with great care, by somebody with a fine hand. {He} held it up to the window. It was the only window that had a new pane.",
      "+ At night someone let the air out of {his} tyres. It was done so tidily that the caps had been screwed on again. {Hero} pumped for an hour. From the house across the street an old woman watched {him} and did not draw the curtain, and that was more than all the others had done.",
      "It was the same woman who beckoned to {him} in the morning, with one finger, from between the beans. “You ask them what happened,” she said. “They can't tell you. It's not that they don't want to. Each of them knows one piece, and each believes that his piece was the one that did it.” She gave {him} a list. It had nine names on it, and hers was the last.",
    ],
    end: [
      "So {hero} stopped asking what had happened. From then on {he} asked each of them only one thing: where were you standing? To that they could give an answer. One had been at the gate and had not opened it. One had heard something and turned up the radio. One had only lent the key. Some had never said it aloud before, not even in bed.",
      "In the evening {he} laid the nine pieces side by side on the bed, as you do with a torn letter. There was no murderer in it, and no plan. There was a bad night, and nine people each of whom had thought that someone else would go. Then {hero} went down and asked for the back room, and for nine chairs.",
      "They came, one by one, and looked at the floor. {Hero} read it out without a single name. When {he} had finished, the man from the petrol pump was crying, and did not wipe it away. “I thought it was me,” he said. “I thought it was me,” said the baker. It went round the whole table. Then the old woman got up and unlocked the door, and somebody began to talk.",
      "Nobody lets the air out of anything there any more. When {hero} comes through there, {he} gets the room with the view, and the soup is hot. And in the bakery, when {he} opens the door, the talk goes on.",
    ],
  }),
  story({
    ...goneWithSecret,
    says: [
      /\b(?<dear>(?:[Hh]er|[Hh]is) (?:[a-z]+ )?(?:husband|wife|fianc[eé]e?|boyfriend|girlfriend|partner))(?!\w)/,
      ...GONE_PARTNER,
    ],
  }),
  story({
    ...goneWithSecret,
    says: [
      /(?<dear>(?<left>[A-Z][a-z]+|(?:[Aa]|[Tt]he) (?:[a-z]+ )?[a-z]+)['’]s (?:[a-z]+ )?(?:husband|wife|fianc[eé]e?|boyfriend|girlfriend|partner))\b/,
      ...GONE_PARTNER,
    ],
    lead: "left",
  }),
  story({
    says: [
      /\b(?:mother|father|mum|dad|couple|parents|woman|man|sister|brother|widow|twin)\b/i,
      /\b(?<child>(?:his|her|their|the) (?:[a-z-]+ ){0,3}?(?:son|daughter|child|boy|girl|little boy|little girl|brother|sister|twin))\b/,
      /\b(?:missing|disappear\w*|vanish\w*|went missing|lost|abducted|kidnapp\w+|was taken|never found)\b/i,
      /\b(?:sees?|saw|recogni[sz]\w+|spots?|spotted|hears?|heard|meets?|met|thinks? (?:she|he) (?:sees|saw)|catches sight|notic\w+)\b[^.]*\b(?:on (?:television|TV|the news|a screen|the internet|a photo\w*)|in (?:a|the) (?:crowd|street|film|photo\w*|picture|newspaper|magazine|video|train|shop|supermarket|station)|at (?:a|the) [a-z]+|behind the counter|years? (?:after|later)|her (?:missing )?(?:son|daughter|child)|his (?:missing )?(?:son|daughter|child))\b/i,
      /\byears?\b/i,
    ],
    may: [BEGINS, /\byears? (?:after|later|ago)[^.]*/i],
    unless:
      /\b(?:ghost\w*|dream\w*|alien|robot|dead|died|grave|war|dog|cat|magic\w*|supermarket for|beach holiday|toy|teddy)\b/i,
    of: "people",
    after: [
      "It was not the face. A face changes, and {hero} had looked into so many by then, on so many platforms, that {he} no longer trusted any. It was a movement: the way the head went to one side before the laugh came. {Hero} stood up. “What is it?” they asked. {He} could not have said it aloud.",
      "{He} saw it again that night, and again, forty times, until it was only light and dots. By the morning {he} had a name for the place and a time for the train. “You've done this before,” {his} sister said on the phone, very gently. “Three times,” said {hero}. “I know. I've kept the tickets.”",
      "+ In {his} bag {he} had what {he} always had with {him}: the photograph with the gap in the teeth, and a small red mitten on a cord. There had been two of them. The other had been on the hand. {Hero} looked out at the fields and did not plan what {he} would say. It brings bad luck to plan it.",
      "The place was louder than {he} had thought. {Hero} waited across the street, by a wall, for three hours. People came out in twos and threes. And then, quite alone, with a bag over one shoulder and the head to one side, came {child}, grown up, a stranger, and went past so close that {hero} could smell the soap.",
    ],
    end: [
      "“Excuse me,” said {hero}. It was all that {he} could get out. The other stopped, polite and a little impatient, as one is with somebody who asks the way. {Hero} held out the mitten. {He} had not meant to. It lay on {his} palm, as red as a berry, and no bigger than one.",
      "It was silent for so long that the lights changed twice. “I've got one like that,” said the other, and the voice was quite different now. “I've always had it. They told me that I must have found it somewhere. I could never throw it away.” A hand came up, slowly, and took hold of the cord. “I used to know a song,” {child} said. “There was a horse in it. I only know the end.” {Hero} knew the beginning.",
      "+ There were papers after that, and tests, and people with soft voices. There was another family, who had known nothing, and wept. None of it was simple. But they had sat down on the kerb, that first evening, the two of them, and had sung it through from the first line to the last, while the people walked round them.",
      "The mittens hang on one hook now, on one cord, the left and the right. They do not live in the same town, {hero} and {child}. Too many years lie in between. But on Sundays the telephone rings, and before anybody says hello, there is somebody humming.",
    ],
  }),
  story({
    says: [
      new RegExp(`\\b(?:${POLICE})\\b`, "i"),
      /\b(?<kin>(?:his|her) (?:own |younger |little |older |big |twin |only |best )*(?:brother|sister|son|daughter|father|mother|husband|wife|friend|cousin|nephew|partner|uncle))\b/,
      /\b(?:arrest\w*|turn (?:him|her|them) in|hand (?:him|her) over|suspect\w*|guilty|behind the (?:robber\w+|thefts?|burglar\w+|crimes?)|committed|robb\w+|thief|the (?:criminal|culprit|murderer|killer|robber|suspect) is|hunt\w*|evidence|involved)\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:arrest|turn in|suspects?|decide)\b[^.]*/i,
      /\b(?:after|of|in|for) (?:an?|the) (?:[a-z]+ )?(?:robbery|murder|burglary|crime|theft|heist|fraud|hit-and-run|accident)\b[^.]*/i,
    ],
    unless:
      /\b(?:ghost\w*|dead|killed (?:his|her)|murder of (?:his|her)|(?:kidnapp\w+|murdered|killed|stolen) by|child|dog|innocent|framed|comedy|vampire|saves?|with (?:his|her) (?:partner|wife|husband|friend)|and (?:his|her) partner)\b/i,
    of: "people",
    after: [
      "The name stood on the third line of the list, in the same type as all the others. {Hero} read on to the end, as one does. Then {he} went to the washroom, let cold water run over {his} wrists, and came back and read the third line again. “Anything of use?” asked the colleague at the next desk. “Perhaps,” said {hero}.",
      "+ There would have been a way to give the case to somebody else. {Hero} had the form in the drawer. But then strangers would come, with a ram for the door, at five in the morning. {He} thought of how {kin} looked when woken too quickly. {He} left the form where it was.",
      "+ {He} went through everything again at night, looking for a hole in it. {He} would have been glad of any hole. There was the camera, and the shoe print, and the jacket, which {hero} knew, because {he} had paid for half of it. {He} was good at {his} work. That had never before been a misfortune.",
      "In the evening {hero} went there alone and without the uniform. {Kin} opened the door with a tea towel over one shoulder. There was a smell of onions. “You're early,” said {kin}, and then saw {hero's} hands, which had nothing in them, no wine and no cake. The tea towel came down very slowly. “Ah,” said {kin}.",
    ],
    end: [
      "They sat down at the table, because their knees were no good. “How long have you known?” “Since three.” “And what happens now?” {Hero} put {his} badge on the table between them, beside the salt. “Now you tell me,” said {hero}, “and I'll write it down. And after that I'm not allowed to be the one who writes.” It came out bit by bit: the debts first, and then the rest.",
      "“You could have looked the other way,” said {kin} at the end, without reproach. “For an hour,” said {hero}. “And then I'd have been somebody who looks the other way, and you would have had that as well.” The pan had burnt dry. {Hero} turned off the gas. {He} waited while {kin} fed the cat, packed a toothbrush, and wrote a note about the plants.",
      "They did not use the handcuffs. They walked, all the way through the town, side by side, as they used to. In front of the steps {kin} stopped. “Go first,” said {kin}. “No,” said {hero}. “Together.” The colleague at the desk looked up, and looked from one to the other, and understood, and got out the form.",
      "{Hero} has a different desk now. Twice a month, on visiting day, {he} takes the early bus. There is a pane of glass between the two of them, and a telephone on either side. The cat is well. The plants, too. They talk about that first, and then about everything else.",
    ],
  }),
  story({
    says: [
      role(
        "driver",
        "taxi driver|cab driver|bus driver|driver|cabbie|truck driver|trucker|barber|hairdresser|waitress|waiter|cashier|shopkeeper|nurse|doctor|landlady|receptionist|conductor|baker|librarian|ferryman|pilot",
      ),
      role("guest", "passenger|fare|customer|client|guest|patient|lodger|tenant|hitchhiker|man|woman|stranger|regular"),
      /\b(?:wanted (?:man|woman|for|by|poster)|on the run|escaped (?:convict|prisoner|killer|murderer)|the (?:killer|murderer|bank robber|robber)|fugitive|from the news|in the (?:news|newspaper|paper)|on the radio|wanted)\b/i,
      /\b(?:notic\w+|recogni[sz]\w+|realis\w+|realiz\w+|discover\w*|finds? out|found out|understands?|understood|suspect\w*|sees?|saw|hears?|heard)\b/i,
      /\b(?:murder\w*|killer|bank robber\w*|robber\w*|robbed|convict|criminal|fugitive|police|escaped|crime)\b/i,
    ],
    may: [BEGINS, /\b(?:notices|noticed|recogni[sz]es|recogni[sz]ed|realis\w+|realiz\w+) [^.]+/i],
    unless:
      /\b(?:ghost\w*|vampire|dog|cat|wanted to|innocent|in love|long[- ]lost|own (?:son|brother|father)|child|pregnant)\b/i,
    of: "people",
    lead: "driver",
    after: [
      "{Hero} had a good memory for ears. People cut their hair and grow a beard, but they never think of the ears. The left one had a notch. It had been in the picture as well, every hour since the morning. “Rain later,” said {hero}, and looked away. {His} voice sounded to {him} like somebody else's.",
      "+ “Yes, rain,” said {guest}. {Guest} had a very soft voice and kept one hand in a pocket. {Hero} tried to remember what they had advised on the radio: do nothing, stay calm, inform the police. They had not said how to do these three at the same time.",
      "+ It is strange what goes through one's head. {Hero} thought of the bread that {he} had meant to buy, and that the cat would be sitting at the door. {He} thought of all those who had been there before, on a day like any other, and whom {he} had wished a nice evening.",
      "There was an agreement among colleagues, from the old days. {Hero} had never needed it. {He} reached for the telephone as if out of habit and said, quite bored: “Mrs Miller, I'm afraid I'll be late with your flowers.” There was no Mrs Miller. There was a crackle. “The yellow ones?” asked the voice. “No,” said {hero}. “The red ones.”",
    ],
    end: [
      "“You've recognised me,” said {guest} after a while. It was not a question. {Hero} could have lied. “It's the ear,” {he} said. The hand came out of the pocket. There was nothing in it but a crumpled photograph. “I've been walking for three days,” said {guest}. “I'm so tired. I only wanted to sit somewhere where it's warm, and where someone says that it will rain.”",
      "So they sat there, and {hero} let the time run on and did not count it. {He} shared what {he} had, which was half a sandwich. {Guest} talked, and {hero} asked what one asks. What had been done could not be made good, and neither of them said that it could. Outside, without a siren, the blue light came round the corner and was reflected in all the windows.",
      "“Was that you?” “Yes,” said {hero}. {Guest} nodded, folded up the paper from the sandwich, very neatly, and got up with both hands in the open. At the door there was a moment when it could have gone either way. Then it was over. “What do I owe you?” asked {guest}. “Nothing,” said {hero}. {His} knees only began to tremble afterwards, and did not stop until morning.",
      "{Hero} still looks at people's ears. {He} still says that it will rain, and mostly it does. And when somebody is very quiet and keeps one hand in a pocket, {he} holds out half {his} sandwich, first of all, and thinks of Mrs Miller and her red flowers.",
    ],
  }),
];
