import { role, story, type WrittenStory } from "../subject-story.ts";

const frozen: WrittenStory = {
  says: [
    /\b(?:body|corpse|dead (?:man|woman|body|guest)|skeleton|murder victim)\b/i,
    /\b(?:freezer|fridge|cellar|trunk|boot|wardrobe|carpet|suitcase|bath ?tub|compost|chest|piano|bed|container|wall|cupboard|pool|sofa|garden|closet)\b/i,
    role(
      "finder",
      "cleaner|cleaning lady|cleaning woman|housekeeper|maid|plumber|estate agent|babysitter|gardener|couple|student|widow|neighbour|waiter|chambermaid|removal men|piano tuner|caretaker|delivery driver|electrician|carpenter|secretary|nurse|woman|man",
    ),
  ],
  may: [
    role(
      "author",
      "crime writer|famous crime writer|writer|author|professor|professor's|actor|politician|doctor|boss|landlord|employer",
    ),
    /\bf(?:inds?|ound) [^.]*/i,
    /\bclean(?:s|ed)\b/i,
  ],
  unless:
    /\b(?:detective|inspector|ghost\w*|tied up|dog|train|snow\w*|island|doll|dinosaur|burglar|thief|lake|river|husband|wife|lighthouse)\b/i,
  lead: "finder",
  after: [
    "@room(hero look) {Hero} shut it again, and counted to nine, and opened it once more. The dead man was still there, with frost in his eyebrows and a parsley leaf on his tie. There was a label on his lapel. “Do not thaw before Friday,” it said. It was Thursday.",
    [
      "@room(hero talk, author talk) “Have you been at it?” said a voice. In the door stood {author}, with a cup. {Hero} held the feather duster in front of {him} like a sword. “There's a man in there,” said {hero}. “I know,” said {author}. “He came with the flat. I took it for a joke at first, and then I got used to him. You're the first to open it in nine years.”",
      "@room(hero talk) “So you've found him,” said a voice. In the door stood an old man in slippers, the owner, with a cup. {Hero} held the feather duster in front of {him} like a sword. “There's a man in there,” said {hero}. “I know,” said the owner. “He was there when I moved in. I took it for a joke at first, and then I got used to him.”",
    ],
    "+ @kitchen(hero sit) “Why didn't you call the police?” asked {hero}, on a kitchen stool, with a brandy. “I was going to,” was the answer. “But then it was too late to explain why I hadn't called before. It gets harder each year. Have you never put off a letter?” {Hero} thought of a tax return, and said nothing.",
    "@room(hero look) {Hero} had a tidy mind. {He} looked at the dead man as {he} looked at a stain: what is it, how old, and where does it come from? The suit was made to measure. The label was typed, with a crooked e. And nine years ago, on a Friday, there had been something in the newspaper. {Hero} remembered it, because {he} had lined a drawer with it.",
  ],
  end: [
    "@room(hero read) The drawer was in {hero's} own kitchen. “BANKER VANISHES WITH FORTY MILLION,” said the paper. “His partner in tears.” There was a photo of the partner, at his desk, with a typewriter. {Hero} took a magnifying glass to it. On the sheet of paper in the machine, quite small, every e was crooked.",
    "@street(hero stand) The partner was mayor by now, and was opening a bridge. {Hero} stepped out of the crowd with {his} bucket. “You were going to fetch him on the Friday,” said {hero}, in front of everyone, “and then you weren't able to, since the flat had been let.” The mayor's scissors fell into the river. “I was ringing at that door for a month,” he whispered. “He never let me in.”",
    "+ @study(hero sit) “You might have called us first,” said the police. “I wanted to finish it,” said {hero}. “I don't leave a room half done.” The forty million lay in the mayor's summer house, ironed. There was a reward for it. {Hero} wanted to give some of it back, on account of the drawer, but nobody knew which form that would be.",
    "@kitchen(hero stand) The freezer has been defrosted and wiped with vinegar, and there are peas in it. {Hero} looks after some very fine houses these days, with the police among the customers. They call {him} when a case is too untidy for them. Before {he} starts, {hero} ties on {his} apron and opens every single door.",
  ],
};

/** Comic and eerie cases: Santa in a cell, a robber in the tree house, a body in the freezer, a bride who is gone, a talking witness, a figure in the shop. */
export const oddArrests = [
  story({
    says: [
      /\b(?:santa(?: claus)?|father christmas|saint nicholas|st nicholas|easter bunny|tooth fairy|cupid|elf)\b/i,
      /\b(?:arrest\w*|police\w*|cop|prison|jail|cell|burglary|interrogat\w*|court|trial|judge|handcuff\w*)\b/i,
    ],
    may: [
      role(
        "cop",
        "cop|grumpy cop|policeman|policewoman|police officer|officer|inspector|detective|judge|sheriff|sergeant",
      ),
      /\b(?:ha[sd] to|must) [^.]*/i,
      /\bfor burglary\b|\bon christmas eve\b/i,
    ],
    unless: /\b(?:murder\w*|chimney|robber dressed|dressed as santa|bank|hostage|fake santa|costume)\b/i,
    after: [
      "@study.night The form had forty boxes. “Name?” said the officer at the desk. “It depends where you are,” said the old man in red. “Address?” “North.” “Occupation?” “Deliveries.” His boots dripped on the lino. On the table lay what had been found on him: a list, very long, and a sack that nobody could lift.",
      [
        "@study.night(cop talk) “You were in ninety homes tonight,” said {cop}. “By the chimney. What did you take?” “Biscuits,” said the old man. “And milk, where there was some.” {Cop} hadn't had any supper. It was the fifth Christmas night shift in a row, since {cop} was the only one on the whole force whom nobody was waiting for.",
        "@study.night “You were in ninety homes tonight,” said the officer. “By the chimney. What did you take?” “Biscuits,” said the old man. “And milk, where there was some.” The officer hadn't had any supper. It was the fifth Christmas night shift in a row, for someone has to do it, and nobody was waiting at home.",
      ],
      "+ @study.night Outside, on the roof of the police station, something stamped. A bit of plaster fell into the coffee. “They get impatient,” said the old man, and looked at the clock. “It's ten to four. I'm still missing half of Asia.” He put his hands on the table, quite calm, with the handcuffs on them. They were a little too small.",
      [
        "@study.night(cop read) {Cop} took the list as evidence. It went by years. {Cop} wanted only to glance at it, and stopped at a name that was {cop's} own. “Age six,” it said. “A red bicycle with a bell.” Beside it was a small cross, in pencil, and two words: “Moved away.” “I came,” said the old man. “The house was empty. It's bothered me ever since.”",
        "@study.night The officer took the list as evidence. It went by years. One name among thousands was the officer's own. “Age six,” it said. “A red bicycle with a bell.” Beside it was a small cross, in pencil, and two words: “Moved away.” “I came,” said the old man. “The house was empty. It's bothered me ever since.”",
      ],
    ],
    end: [
      [
        "@study.night(cop look) {Cop} said nothing for a long time. Nobody knew about the bicycle. {Cop} had never told anyone, not even back then. “Box thirty-nine,” said {cop} hoarsely. “Was anything damaged?” “One heart, I'm afraid,” said the old man. “I'd like to make that good.” And he asked if he might have his sack for a moment.",
        "@study.night The officer said nothing for a long time. Nobody knew about that bicycle. “Box thirty-nine,” said the officer hoarsely. “Was anything damaged?” “One heart, I'm afraid,” said the old man. “I'd like to make that good.” And he asked if he might have his sack for a moment.",
      ],
      [
        "@study.night(cop stand) The handcuffs lay on the table, locked, with nobody in them. The chair was still warm. {Cop} ran up to the roof and found only snow there, with some marks in it. Under box forty, “Decision”, stood in {cop's} own handwriting: “Released. Has work to do.” {Cop} couldn't remember having written that.",
        "@study.night The handcuffs lay on the table, locked, with nobody in them. The chair was still warm. On the roof there was only snow, with some marks in it. Under box forty, “Decision”, stood in the officer's own handwriting: “Released. Has work to do.” The officer couldn't remember having written that.",
      ],
      "+ @street.dawn In the morning ninety people called the station. They wanted to withdraw their complaint. Nothing was missing, they said. There were even some things too many: a train, a doll, a pair of warm socks for a grandfather who hadn't wished for anything in thirty years. “I know,” said the voice on the telephone. “It's in the report.”",
      [
        "@street.day(cop ride) In the bicycle stand before the police station leaned a red one, with a bell. It was a child's size, and it had frost on the saddle. {Cop} looked to the left and to the right. There was nobody about. Then {cop} rode it once around the whole block, with knees up to the ears, and rang.",
        "@street.day In the bicycle stand before the police station leaned a red one, with a bell. It was a child's size, and it had frost on the saddle. The officer looked to the left and to the right. There was nobody about. Then a grown-up in uniform rode once around the whole block, with knees up to the ears, and rang.",
      ],
    ],
  }),
  story({
    says: [
      role("child", "boy|girl|child|kids|children|brothers|sisters|siblings|brother|sister|twins|friends"),
      role(
        "robber",
        "runaway robber|robber|thief|burglar|convict|prisoner|escaped prisoner|escaped convict|criminal|bank robber|fugitive|runaway|gangster|stranger",
      ),
      /\b(?:hid(?:es|ing|den)?|hide|shelter\w*|brings? (?:him|her) (?:food|sandwiches)|brought (?:him|her) (?:food|sandwiches)|secretly|f(?:inds?|ound))\b/i,
      /\b(?:tree ?house|shed|barn|garage|attic|cellar|basement|stable|garden|boathouse|hayloft|cabin|wardrobe)\b/i,
    ],
    may: [
      /\b(?<den>tree ?house|shed|barn|garage|attic|cellar|basement|boathouse|hayloft|cabin)\b/i,
      /\b(?:sandwich\w*|food|soup|bread)\b/i,
    ],
    unless: /\b(?:ghost\w*|war|soldier|murder\w*|alien|robot|dog|supermarket|santa)\b/i,
    lead: "child",
    after: [
      "@forest(hero give, robber eat) {Robber} ate the cheese sandwich in two bites, and the paper nearly as well. “Did you hurt anybody?” asked {hero}. That was the most important question. “No,” said {robber}. “I took a necklace from a shop, and ran, and fell over a dog.” {Hero} looked at the bandage on {robber's} ankle, which was a sock.",
      "@forest(hero sit, robber talk) After school {hero} always brought something along: soup in a flask, a blanket, the comic with the pirates. {Robber} could tie nine kinds of knot. But {robber} never laughed. “Whom was the necklace for?” asked {hero}. “For my daughter,” said {robber}. “She turned eight, and I had nothing.”",
      "+ @street(hero walk) There was a picture of {robber} on every lamp post. REWARD, it said. {Hero} walked past with a bag full of rolls and looked at {his} shoes. At supper the father read it out. “A thing like that must be locked up,” he said. “Everybody?” asked {hero}. “For ever?” The father lowered the newspaper. “Eat your peas,” he said.",
      "@forest.night(hero look, robber sit) On the fifth day {robber's} foot was thick and hot, and {robber} talked in a fever. The name Annie came up in it, again and again. {Hero} had promised not to tell a soul. {He} sat there in the dark and held the torch, and thought that a promise is a heavy thing, but somebody who's ill is heavier.",
    ],
    end: [
      "@forest.night(hero stand, robber look) “I'm going to fetch someone,” said {hero}. {Robber's} eyes opened. “They'll take me away.” “I know,” said {hero}. “But they'll take your fever away first.” {Robber} looked at {him} for a long time. Then {robber} took off the necklace, which had been under the shirt all the time. “Give it back for me,” said {robber}. “You do it.”",
      "@shop(hero give) {Hero} put it on the counter of the jeweller's, all by {himself}, with {his} chin just above the edge. The jeweller called the police, and the police called the parents. {Hero} told everything, from the first sandwich on. The father was white. “Weren't you afraid?” he asked. “I was,” said {hero}. “So was {robber}.”",
      "+ @hospital(hero sit, robber sit) {Robber} got well, behind a door with a policeman in front of it. The judge had a letter from {hero} on her desk, with a drawing of nine knots. Because the necklace was back, and because of the letter, it was half a year. The jeweller shook his head over it. Then he sent the smallest chain that he had to a girl called Annie.",
      "@forest.day(hero sit, robber give) In summer there was a whistle outside. There stood {robber}, by daylight, and held a little girl by the hand. “This is Annie,” said {robber}. “And this is the best person I know.” {Robber} had brought sandwiches, a whole bag. They ate them all together, up there, and {robber} laughed, and they learned the tenth knot.",
    ],
  }),
  story(frozen),
  story({
    ...frozen,
    says: [
      /\b(?:clean(?:s|ed)|moved? in(?:to)?|moves in(?:to)?|b(?:uys|ought)|rent(?:s|ed)|open(?:s|ed))\b/i,
      ...frozen.says.slice(0, 2),
    ],
  }),
  story({
    says: [
      /\b(?:wedding|bride|groom|marriage ceremony|honeymoon)\b/i,
      /\bbride\b[^.]*\b(?:missing|disappear\w*|vanish\w*|gone|kidnapp\w*)\b|\b(?:missing|disappear\w*|vanish\w*)\b[^.]*\bbride\b/i,
      /\b(?:guests?|castle|hotel|church|altar|detective|inspector|sister|bridesmaid|best man|photographer|villa|island|maid of honou?r|caterer|dress|cake|rings?)\b/i,
    ],
    may: [
      role(
        "sleuth",
        "detective|inspector|bridesmaid|maid of honour|best man|photographer|wedding planner|sister|brother|aunt|grandmother|cook|waiter",
      ),
      /\bin an? castle\b|\bin the moat\b/i,
    ],
    unless:
      /\b(?:ghost\w*|white dress|taxi|years ago|dog|cat|runaway bride falls|curse|time loop|zombie\w*|gang|robbers)\b/i,
    after: [
      [
        "@hall(sleuth look) The band went on playing because nobody had told it to stop. {Sleuth} locked the gate, and asked for the seating plan. A hundred and twenty guests, and all had seen the bride, and each of them somewhere else. “She was laughing,” said the aunt. “She was crying,” said the uncle. {Sleuth} wrote down both.",
        "@hall The band went on playing because nobody had told it to stop. Somebody locked the gate, and the old housekeeper, Mrs Rook, asked for the seating plan. A hundred and twenty guests, and all had seen the bride, and each of them somewhere else. “She was laughing,” said the aunt. “She was crying,” said the uncle. Mrs Rook believed both.",
      ],
      [
        "@bedroom(sleuth look) In the bride's room the veil lay on the bed. The window was open. {Sleuth} found a note in the wastepaper basket, torn in four. “Ask him about Lisbon,” it said. It was pinned together with a hairgrip. So somebody had torn it up, and somebody else had put it together again, and had read it.",
        "@bedroom In the bride's room the veil lay on the bed. The window was open. Mrs Rook found a note in the wastepaper basket, torn in four. “Ask him about Lisbon,” it said. It was pinned together with a hairgrip. So somebody had torn it up, and somebody else had put it together again, and had read it.",
      ],
      "+ @hall “Lisbon?” said the groom, and went as white as the cake. He had never been there, he said. His mother answered at the same moment that it had been a lovely trip. A fork fell to the floor. Three tables away sat a guest who was on no list, with an empty place beside her, and when anybody looked, she was gone.",
      [
        "@garden.night(sleuth walk) Behind the kitchen there were tracks in the wet grass: white satin shoes, and beside them, close together, another pair. There had been no struggle. The two women had walked side by side. {Sleuth} followed them with a lantern as far as the old ice house. There was a light in it, and there were voices.",
        "@garden.night Behind the kitchen there were tracks in the wet grass: white satin shoes, and beside them, close together, another pair. There had been no struggle. The two women had walked side by side. Mrs Rook followed them with a lantern as far as the old ice house. There was a light in it, and there were voices.",
      ],
    ],
    end: [
      [
        "@cellar.night(sleuth stand) The bride sat on a crate in her dress. Next to her sat the guest who was on no list, and on the guest's hand was the same ring. “We've both been married to him,” said the bride. “She for two years already. And there was one before, in Lisbon, with a lot of money, who fell off a balcony.” {Sleuth} shut the door quietly. “Does he know where you are?” {sleuth} asked.",
        "@cellar.night The bride sat on a crate in her dress. Next to her sat the guest who was on no list, and on the guest's hand was the same ring. “We've both been married to him,” said the bride. “She for two years already. And there was one before, in Lisbon, with a lot of money, who fell off a balcony.” Mrs Rook shut the door quietly.",
      ],
      "@hall.night At midnight the doors of the hall opened, and the bride came in, on the arm of the other bride. The music broke off. The groom ran, but a hundred and twenty guests had had nothing to do for hours, and they were all in the way. He got as far as the cake. When the police pulled him out, his mother pointed at him herself. “He pushed her,” she said. “I saw it.”",
      "+ @garden.night What had been done that day could not be undone, and they put out the lanterns for those who were dead. But nobody wanted to go home. The two brides sat on the steps with their shoes off, and shared a bottle. “I wanted to see your face,” said the second one. “I was going to hate you.” “And now?” “You've got cream in your hair.”",
      "@restaurant.day The two of them have opened a hotel, and it's in Lisbon. They don't do weddings. But on that date each year there's a dinner for a hundred and twenty, at long tables, and a place is kept empty for her who fell. The band plays until somebody tells it to stop. And nobody does.",
    ],
  }),
  story({
    says: [
      role("witness", "parrot|mynah bird|raven|crow|budgie|cockatoo|dog|cat|macaw|magpie"),
      /\b(?:repeat\w*|says?|said|last words|witness\w*|talk\w*|only witness|knows|knew|speak\w*|croak\w*|saw|word)\b/i,
      /\b(?:murder\w*|killer|killed|crime|theft|robbery|thief|poison\w*|dead)\b/i,
    ],
    may: [
      role(
        "sleuth",
        "detective|inspector|inspector leclerc|policeman|policewoman|police officer|commissioner|neighbour|widow|boy|girl|old lady|vet|lawyer|woman|man",
      ),
      /\blast words\b[^.]*/i,
      /\bretired\b/i,
    ],
    unless: /\b(?:ghost\w*|treasure|pirate|cat food|talking animals|detective agency run|raises)\b/i,
    after: [
      [
        "@room(sleuth look, witness talk) “Say it again,” said {sleuth}, and held out a nut. {Witness} tilted its head. “Not the blue one!” it cried, in the voice of the dead. “Not the blue one! Mind the step.” The hair stood up on {sleuth's} neck. Then {witness} took the nut.",
        "@room(witness talk) “Not the blue one!” cried {witness}, in the voice of the dead. “Not the blue one! Mind the step.” Everybody in the room went cold. Then {witness} took a nut, and cracked it, and looked from one face to the next.",
      ],
      "@room(witness look) What was blue? In the flat of the victim there was a blue vase, a blue armchair and a blue bottle of mouthwash. The flat was on one floor. There wasn't a step in it, as far as anyone could see. “A bird's a bird,” said the police. They closed the case, and called it a heart attack.",
      "+ @room.night(witness talk) But {witness} had more to say. At night, under the cloth, it talked in its sleep. It said “Good evening, Doctor.” It made the sound of a cork, and of pouring. It laughed twice, once in the voice of the victim, once in a voice that was unknown, dry, like paper. It never laughed that second laugh by day.",
      [
        "@street(sleuth carry, witness look) So {sleuth} took {witness} for a walk, through the whole quarter, past each door. They were laughed at a good deal. At the chemist's {witness} sat quite still. A gentleman was just coming out, who locked up behind him. “Mind the step,” he said kindly to an old lady. He said it with a dry little laugh. {Witness} screamed.",
        "@street(witness look) So they took {witness} for a walk, through the whole quarter, past each door. People laughed at them a good deal. At the chemist's {witness} sat quite still. A gentleman was just coming out, who locked up behind him. “Mind the step,” he said kindly to an old lady. He said it with a dry little laugh. {Witness} screamed.",
      ],
    ],
    end: [
      "@shop(witness look) It was a chemist's shop with a single step at the door. On the shelf stood jars of sleeping powder, in white, in green and in blue. “Which is the strong one?” the inspector asked. The chemist smiled. “Not the blue one!” cried {witness} from the door, in the voice of the dead. The chemist dropped the jar.",
      "@shop(witness talk) “She couldn't have known,” he stammered. “She drank it. She only noticed at the end.” So he had said it himself. It had been about a will, in which he stood on the last page. “Good evening, Doctor,” said {witness}, quite politely, and laughed his own laugh at him, dry as paper, until they had led him away down the step.",
      "+ @hall(witness sit) In court there was a long quarrel as to whether a bird may swear an oath. {Witness} sat on the rail, and ate the judge's pencil. “Order!” called the judge. “Order!” called {witness}, in the judge's voice, and knocked three times with its beak. The chemist confessed before lunch. He couldn't stand to hear it any longer.",
      [
        "@room(sleuth sit, witness talk) {Witness} lives with {sleuth} for good now. The voice of the dead gets rarer. Sometimes, in the evening, when the kettle sings, it says “Mind the step,” and coughs, but it's not a warning any more. And lately there's another voice among them, which asks if anyone would like a nut. {Sleuth} knows that one. It's {sleuth's} own.",
        "@room(witness talk) {Witness} has a new home now. The voice of the dead gets rarer. Sometimes, in the evening, when the kettle sings, it says “Mind the step,” and coughs, but it's not a warning any more. And lately there's a new voice among them, a contented one, which asks if anyone would like a nut.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<thing>mannequin|shop dummy|dummy|wax figure|statue|puppet|doll|suit of armou?r|teddy bear)s?\b/i,
      /\b(?:mall|shopping|department store|shop|boutique|window|store|wax museum|garden|market|theat(?:re|er)|warehouse|museum)\b/i,
      /\b(?:mov(?:es?|ed|ing)|chang(?:es|ed|ing) (?:its|their|her|his)|place|looks? (?:exactly )?like|looked (?:exactly )?like|closer|breath\w*|blink\w*|different|one more|new (?:one|figure)|position)\b/i,
      /\b(?:night|every|missing|guard|nobody|morning|each|vanish\w*|disappear\w*|exactly)\b/i,
    ],
    may: [/\bnotic(?:es|ed) [^.]*/i, /\ba (?:security )?guard at [^.,]*/i],
    unless:
      /\b(?:friends? with|in love|wants? to|wanted to|lonely|child's toy|fairy|toy ?shop|detective|inspector|field|wizard|grows?|grew)\b/i,
    of: "people",
    after: [
      "@shop.night(hero look) {Hero} marked the floor with chalk, a small cross right beside the foot. In the morning the cross was still there. {Thething} stood two steps to the left of it. {Hero} looked at the cameras. For nine hours nothing moved on them, and then there was one minute of snow, at three, and after that it stood elsewhere.",
      "@shop.night(hero sit) The next night {hero} stayed there {himself}, on a folding chair, with a flask. At three the lights flickered. It was only a breath long. When they burned again, {thething} stood right in front of {him}, with one arm stretched out. It did not point at {hero}. It pointed past {him}, at the door of the cellar.",
      "+ @cellar.night(hero walk) There was nothing down there but boxes and old shop fittings. {Hero} shone {his} lamp into every corner and felt foolish. When {he} came up again, {thething} had turned its face to the wall. It looked, in some way that {hero} couldn't explain, disappointed. “All right,” said {hero}. “Then show me.”",
      "@cellar.night(hero walk) {Hero} picked it up, which took all {his} strength, and carried it down the stairs. At the last wall it grew so heavy that {he} had to let go. It fell, and one hand broke off and rolled away. It rolled over the floor, which was level, up to a crack behind a shelf. And behind the crack something knocked.",
    ],
    end: [
      "@cellar.night(hero run) {Hero} tore away the shelf. Behind it was an iron door that was on no plan, and it had been locked from the outside. There was a man in there, grey with dust, whom the whole town had been looking for since Monday. He'd gone to read the gas meter. “I called and called,” he whispered. “But there's no one here at night.”",
      "@hospital(hero sit) “How did you find me?” asked the man in the hospital. {Hero} told him, since he didn't look like a man who laughs. He was silent for some time. “When I was about to give up,” he said, “somebody took my hand. In the dark. It was cold and quite smooth, and it held on the whole night. I thought that I was dying.”",
      "+ @shop.day(hero stand) The door was bricked up. In the old papers of the house they read that there had been a fire in that cellar once, long before, and one girl had been left behind. She had dressed the windows. Nobody had gone back for her, since nobody had counted. {Hero} read her name, and learned it by heart.",
      "@shop.night(hero talk) {Hero} glued the hand on again {himself}. {Thething} stands in its place now, night after night, exactly on the chalk cross. On {his} last round {hero} stops before it. “Everybody's out,” {hero} reports. “I've counted.” And at three, for the length of a breath, the lights flicker.",
    ],
  }),
];
