import { role, story, type WrittenStory } from "../subject-story.ts";

const YEARLY_DISH: WrittenStory = {
  says: [
    /\b(?:every (?:year|november|december|october|autumn|winter|christmas|easter|summer|new year\w*|spring|sunday)|each (?:year|winter|christmas|autumn)|yearly|annual(?:ly)?|tradition\w*|once a year|always)\b/i,
    /\b(?:family|families|relatives|cousins|clan|sisters|brothers|siblings|grandchildren|aunts?)\b/i,
    /\b(?<dish>tomato sauce|sauce|lasagne|marmalade|soup|stew|goulash|borscht|tamales|dumplings|pierogi|pudding|gumbo|ravioli|tortellini|pho|biryani|paella|kimchi|broth|mole|pie|plum jam|jam|strudel|curry|couscous|sausages|gingerbread)\b/i,
    /\b(?:recipes?|ingredients?|secret|cook\w*|make|makes|made|making|pot|stir\w*|bak\w+|taste[sd]?|gather\w*|together)\b/i,
  ],
  may: [
    role(
      "cook",
      "great-grandmother|grandmother|grandma|granny|nana|nonna|abuela|babcia|babushka|aunt|great-aunt|grandfather|grandpa",
    ),
  ],
  unless: /\b(?:murder\w*|ghost|vampires?|killer|poison\w*|restaurant|orc|robot|competition|contest|giant who)\b/i,
  after: [
    "@kitchen(hero look) The pot had to be carried up from the cellar by two people, and it was so big that a child could have had a bath in it. On the first day onions were cut for the {dish}, by the whole family, at one table, and everybody wept and nobody minded, since it was only the onions.",
    [
      "@kitchen(hero cook) {Cook's} chair stood empty at the end of the table, with the apron over the back of it. It was all written on a card: five pounds of this, a handful of that. Only the last line had no weight and no name. It said: and then, like every year.",
      "@kitchen(hero cook) The chair of the one who had always made it stood empty at the end of the table, with the apron over its back. It was all written on a card: five pounds of this, a handful of that. Only the last line had no weight and no name. It said: and then, like every year.",
    ],
    "@kitchen(hero eat) By evening the {dish} was ready, and they all came with a spoon. But it was not right.",
    "+ @kitchen(hero cook) So they tried. They put in nutmeg, a burnt crust, a drop of plum brandy. An uncle put in his pipe tobacco, or at least he thought aloud about it. They quarrelled over the pepper, as they had done every year, only that this time there was nobody to bang on the lid.",
    "@kitchen.night(hero look) At midnight {hero} stood alone by the stove. {Hero} shut both eyes and tried to see it. There had been the apron, and the big arm that went round and round. And there had been that sound.",
  ],
  end: [
    "@kitchen.night(hero talk) “When was the lid taken off?” shouted {hero}, so that the whole house woke. They came down in nightshirts and thought about it. “Last thing at night,” said an aunt, “when we children had to go to bed.” And then they all knew it at once.",
    "@kitchen.night(hero cook) Each of them had been lifted up to the pot, every year, one after the other, to stir once and to say into the steam what had been the best thing of that year. In the meantime the {dish} had stood open and had cooked away by a third. “And then, like every year,” {hero} read out.",
    "@kitchen.night(hero cook) So they stood in line, the uncles too. {Hero} was the last. {Hero} stirred once, in a big circle, bent over the steam and said it so softly that only the pot could hear. When they tasted the {dish}, nobody said that it was good. They only held out their bowls.",
    [
      "@kitchen(hero sit) In the last line on the card there is nothing new to this day. But next to the stove stands a stool for those who are too small, and the apron hangs on a hook, and on that one night of the year it smells of {dish} and onions all down the street, and {cook's} chair is pulled up close to the pot.",
      "@kitchen(hero sit) In the last line on the card there is nothing new to this day. But next to the stove stands a stool for those who are too small, and the apron hangs on a hook, and on that one night of the year it smells of {dish} and onions all down the street, until long after midnight.",
    ],
  ],
};

/** Where the whole family is the idea's hero, the youngest of them finds it out. */
const ofTheYoungest = (paragraph: string | readonly string[]): readonly string[] =>
  [paragraph].flat().map((line) => line.replaceAll("{hero}", "the youngest").replaceAll("{Hero}", "The youngest"));
const OF_ONE = new RegExp(
  `${YEARLY_DISH.unless?.source}|^(?:[A-Z][a-z]+ [a-z]+,? )?(?:the|a|an|our|my|three|four|two|five)\\b[^.]*?\\b(?:family|cousins|sisters|brothers|siblings|aunts|relatives|grandchildren)\\b`,
  "i",
);

const WEDDING_DANCE: WrittenStory = {
  says: [
    /\b(?:weddings?|bride|groom|marr(?:y|ies|ied)|newlyweds|reception)\b/i,
    /\b(?:first dance|wedding (?:dance|waltz)|father[- ]daughter dance|mother[- ]son dance|dances? with|danced? (?:the|a|at|together)|waltz|dance floor|to dance|dance lessons?)\b/i,
    role("father", "father|dad|papa|grandfather|grandpa|stepfather|mother|mum|mom|grandmother"),
  ],
  may: [
    /\b(?<bride>\p{Lu}\p{L}+)['’]s (?:[a-z]+ ){0,2}(?:father|dad|papa|grandfather|grandpa|stepfather)\b/u,
    role("bride", "daughter|bride|son|groom|granddaughter|stepdaughter|grandson"),
  ],
  unless: /\b(?:murder\w*|ghost|vampires?|killer|left at the altar|stood up|divorc\w*|flash mob|dancers?|ballet)\b/i,
  of: "people",
  after: [
    "@kitchen.night(father dance) {Father} had two feet, and they did not know each other. At night, when the house was asleep, {father} practised in the kitchen in socks, with a broom. “One, two, three,” counted {father}. The broom was patient. The chair by the fridge was not so lucky, and lost a leg in the second week.",
    "+ @hall(father dance) After the broom came a dancing school, in secret, on Tuesdays. The teacher was a small lady with a stick. “You are dancing as if you were carrying a cupboard,” she said to {father}. “I've carried a lot of cupboards,” said {father}. “I know how that's done.”",
    "@hall(father look) Then the evening came, and the tables had been pushed back. The band played a long chord. Two hundred eyes looked round for {father}. {Father} stood behind the cake, quite pale, and had forgotten the one, and the two, and what came after it.",
    [
      "@hall(bride give, father look) {Bride} had seen it. {Bride} came all the way across the empty floor and held out a hand. “I can't do it,” whispered {father}. “I know,” said {bride}. “I've known for weeks. There's a broom in your kitchen with wedding shoes on.” And all the same the hand stayed where it was.",
      "@hall(hero give, father look) {Hero} had seen it, and came all the way across the empty floor and held out a hand. “I can't do it,” whispered {father}. “Everybody knows that,” was the answer. “There's a broom in your kitchen with wedding shoes on.” And all the same the hand stayed where it was.",
      "@hall(father look) A pair of white shoes came all the way across the empty floor, and a hand was held out. “I can't do it,” whispered {father}. “Everybody knows that,” was the answer. “There's a broom in your kitchen with wedding shoes on.” And all the same the hand stayed where it was.",
    ],
    "@hall(father dance, bride dance) They began. {Father} stepped on the hem, said sorry, and stepped on it again. There was a rip, and somebody gasped. The clarinet squeaked with fright, and {father} stood still in the very middle of the floor and looked down at those two feet.",
  ],
  end: [
    [
      "@hall(bride talk, father talk) “Do you remember,” asked {bride}, “how you got me to sleep when I had a fever?” “I carried you up and down the landing,” said {father}. “All night.” “And how did you walk?” asked {bride}. {Father} thought about it, and the shoulders came down. “Sideways,” said {father}, “because of the creaking board.”",
      "@hall(father talk) “How did you walk up and down with a baby in your arms,” {father} was asked very softly, “all those nights, when it had a fever?” {Father} thought about it, and the shoulders came down. “Sideways,” said {father}, “because of the creaking board.” “Then do it like that.”",
    ],
    [
      "@hall(father dance, bride dance) {Bride} stepped out of the shoes and stood on {father's} feet, right there in front of everybody, as small children do. And {father} walked: two steps to the side, a little turn round the creaking board, and two steps back. It was no waltz. The clarinet was the first to understand, and played a lullaby to it.",
      "@hall(father dance, mate dance) So {father} walked, right there in front of everybody: two steps to the side, a little turn round the creaking board, and two steps back. It was no waltz. The clarinet was the first to understand, and played a lullaby to it.",
    ],
    "+ @hall(father dance) Nobody in the hall took a picture. At the third turn the old aunts began to hum, and a waiter put down his tray and wiped his eyes.",
    [
      "@hall(father dance, bride dance) In that family they now dance it at every feast, two steps to the side and round a board that is not there, and newcomers have to be taught. {Father} and {bride} begin. Under the table stands a pair of empty shoes, and in the kitchen at home a broom leans in its corner and is allowed to rest.",
      "@hall(father dance, mate dance) In that family they now dance it at every feast, two steps to the side and round a board that is not there, and newcomers have to be taught. It is always {father} who begins. And in the kitchen at home a broom leans in its corner, in wedding shoes, and is allowed to rest.",
    ],
  ],
};

const withoutHero = (paragraph: string | readonly string[]): readonly string[] =>
  [paragraph].flat().filter((line) => !/\{hero/i.test(line));

const SPEECH: WrittenStory = {
  says: [
    /\b(?:best man|maid of honou?r|bridesmaid|father of the bride|toast|wedding)\b/i,
    /\b(?:speech(?:es)?|toast)\b/i,
    /\b(?:lost|los(?:es|e)|forg[eo]t\w*|missing|wet|eaten|ate|stutter\w*|stammer\w*|stage fright|nervous|afraid|scared|terrified|minutes before|gone|cannot find|could not find|can['’]?t find|disappear\w*|wind|blank|wrong|write|shy|hates?|hated|dread\w*)\b/i,
  ],
  may: [role("friend", "best friend|friend|brother|sister|groom|bride|daughter|son|cousin")],
  unless: /\b(?:murder\w*|ghost|vampires?|killer|ex-|confess\w*|affair|stop the wedding|president|politician)\b/i,
  of: "people",
  after: [
    "@hall(hero look) {Hero} had worked on the speech for six weeks. There had been three jokes in it, a story about a canoe, and a sentence about love, out of a very thick book. Now {hero} {was} standing behind a pillar and turned out {his} pockets: a handkerchief, a peppermint, a parking ticket.",
    "+ @hall(hero run) {Hero} looked in the car, in the cloakroom and under the cake. In the kitchen a waiter held up a sheet of paper, and {hero's} heart leapt, but it was only the list of people who ate no fish.",
    [
      "@hall(hero stand, friend look) A spoon rang against a glass. A hundred faces turned round. {Friend} smiled from the high table and nodded. {Hero} opened {his} mouth, and there was nothing in it. It grew so quiet that the candles could be heard.",
      "@hall(hero stand) A spoon rang against a glass. A hundred faces turned round, and the two at the high table smiled and nodded. {Hero} opened {his} mouth, and there was nothing in it. It grew so quiet that the candles could be heard.",
    ],
    [
      "@hall(hero talk) “D-d-dear,” said {hero}, and stuck there, as {he} had been afraid {he} would for six weeks. {Hero} looked at the parking ticket in {his} hand, since it was the only thing with writing on it. “I have n-no speech,” said {hero}. “I have a parking ticket. Shall I read that?”",
      "@hall(hero talk) “Dear,” said {hero}, and then, “dear all,” and that was the end of it. {Hero} looked at the parking ticket in {his} hand, since it was the only thing with writing on it. “I have no speech,” said {hero}. “I have a parking ticket. Shall I read that to you?”",
    ],
  ],
  end: [
    "@hall(hero read) They laughed, and it was warm laughter. So {hero} read it out. “Date,” read {hero}. “It's today's. Place: in front of this house. Reason: stood too long in the wrong spot.” “That's a story, actually,” said {hero}. “That's how I was, before I met these two.”",
    [
      "@hall(hero talk, friend look) And now it came by itself. {Hero} told them of the winter when {he} had sat at home and opened to nobody. “There was a ring at the door every day,” said {hero}. “I didn't move. In the evening there was always a pot on the mat, and on the pot a slip of paper. It said: No parking.” {Friend} had gone quite red. “It was you,” said {hero}.",
      "@hall(hero talk) And now it came by itself. {Hero} told them of the winter when {he} had sat at home and opened to nobody. “There was a ring at the door every day,” said {hero}. “I didn't move. In the evening there was always a pot on the mat, and on the pot a slip of paper. It said: No parking.” At the high table two people had gone quite red. “It was you two,” said {hero}.",
    ],
    "@hall(hero talk) “I had a sentence about love from a thick book,” said {hero}. “I've forgotten it. I think it meant a pot on a doormat.” {Hero} raised {his} glass. They all stood up, a hundred chairs at once, and it sounded like a great wave coming in.",
    [
      "@hall(hero hug, friend hug) Long after midnight a waiter brought the speech. {Hero} and {friend} folded a paper hat from it, jokes, canoe and all. But the parking ticket hangs in a silver frame. {Hero} has paid it, and says that nothing has ever been so cheap.",
      "@hall(hero look) Long after midnight a waiter brought the speech. {Hero} folded a paper hat from it, jokes, canoe and all. But the parking ticket hangs in a silver frame. {Hero} has paid it, and says that nothing has ever been so cheap.",
    ],
  ],
};

const STUTTERS = /\b(?:stutter\w*|stammer\w*)\b/i;
const withoutStutter = (paragraph: string | readonly string[]): readonly string[] =>
  [paragraph].flat().filter((line) => !line.includes("D-d-"));
const onlyStutter = (paragraph: string | readonly string[]): readonly string[] => {
  const lines = [paragraph].flat();
  const stuttered = lines.filter((line) => line.includes("D-d-"));
  return stuttered.length > 0 ? stuttered : lines;
};

/** Stories of the days that a family waits for: the soup of every year, first dances, speeches, golden weddings. */
export const bigDays = [
  story({ ...YEARLY_DISH, unless: OF_ONE }),
  story({ ...YEARLY_DISH, after: YEARLY_DISH.after.map(ofTheYoungest), end: YEARLY_DISH.end.map(ofTheYoungest) }),
  story(WEDDING_DANCE),
  story({ ...WEDDING_DANCE, after: WEDDING_DANCE.after.map(withoutHero), end: WEDDING_DANCE.end.map(withoutHero) }),
  story({ ...SPEECH, says: [...SPEECH.says, STUTTERS], after: SPEECH.after.map(onlyStutter) }),
  story({ ...SPEECH, after: SPEECH.after.map(withoutStutter) }),
  story({
    says: [
      /\b(?:(?:golden|silver|diamond) (?:wedding|anniversary)|(?:fiftieth|sixtieth|fortieth|fifty|sixty|forty|\d0th|\d\d(?:st|nd|rd|th)?) (?:wedding )?(?:anniversary|years?)|anniversary)\b/i,
      /\b(?<tune>songs?|melody|waltz|tune|band|orchestra|accordion|record|music)\b/i,
      /\b(?:surpris\w*|find|found|again|same|play\w*|search\w*|looks? for|looked for|sings?|sang|learn\w*|danc\w+)\b/i,
    ],
    may: [role("love", "wife|husband")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|forg[eo]t\w*|divorc\w*|died|dead|late|widow\w*|robot)\b/i,
    of: "people",
    after: [
      "@room(hero talk) {Hero} remembered it precisely. It had begun high up, like a bird on a roof, then it had gone down some steps, and on the last step there had been a little bow. “La, lala,” {he} sang to the man in the music shop. “Is that a car alarm?” asked the man.",
      "+ @street(hero walk) So {hero} went to look for the band. The first fiddle had become a dentist, and the drummer was under a stone with a nice inscription. The singer sold fish. “I sang a thousand weddings,” she said, and scaled a carp. “How am I to know which one was yours?”",
      [
        "+ @kitchen(hero look, mate look) {Hero} had to lie at home. {He} said that it was the library, and the doctor, and the library again. {Mate} nodded and asked no questions, and that was almost the hardest thing.",
        "+ @kitchen(hero look) {Hero} had to lie at home. {He} said that it was the library, and the doctor, and the library again. Nobody asked any questions, and that was almost the hardest thing.",
      ],
      "@cafe(hero talk) The accordion player was the last on the list. He sat in the corner of a café with his hands in his lap, and they were bent like old roots. “I can't play any more,” he said. “But sing it to me.” {Hero} sang it, so badly that the waitress put down her tray. The old man shut his eyes. “Steps,” he murmured, “and then a bow. That was never in any book. I made it up on that evening.”",
      "@cafe(hero talk) “Why?” asked {hero}. “Because there was somebody in the hall who was dancing so badly, and so happily,” said the old man, “that none of our songs would fit. So I played to the feet. It was your dance. I could only ever play it if I saw you.”",
    ],
    end: [
      "@hall(hero look) On the evening itself the hall was full, with grandchildren under the tables. {Hero} cleared {his} throat. “I wanted to give you our song,” said {hero}. “I've looked for it everywhere. It turned out that it doesn't exist unless we dance.”",
      [
        "@hall(hero dance, mate dance) {Hero} held out {his} hand, and {mate} took it. Without any music they began to dance, stiffly, with a step too many, and as badly as ever. Then, from the door, came a high note, like a bird on a roof.",
        "@hall(hero dance) {Hero} held out both hands and was taken by both hands. Without any music the two of them began to dance, stiffly, with a step too many, and as badly as ever. Then, from the door, came a high note, like a bird on a roof.",
      ],
      "@hall(hero dance) It was the old man himself, on the arm of the waitress. He could not play any more, but he sang, and he watched the four feet as he did it. Down it went, step after step. On the last one {hero} made the little bow, and the old man made it with {him}.",
      [
        "@room(hero dance, mate dance) It is written down now, by the eldest grandchild, on half a page. Over it stands: not too well. In the evenings {hero} moves the armchair aside, and {mate} puts down the newspaper. They need no band. A high note is enough, and either of them can whistle it.",
        "@room(hero dance) It is written down now, by the eldest grandchild, on half a page. Over it stands: not too well. In the evenings {hero} moves the armchair aside, and the newspaper is put down. They need no band. A high note is enough, and {hero} has at last learned to whistle it.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:brings? (?:(?:her|his|their|my) )?(?:\w+ )?(?:boyfriend|girlfriend|fianc[eé]e?|partner)|brought (?:(?:her|his|their|my) )?(?:\w+ )?(?:boyfriend|girlfriend|fianc[eé]e?|partner)|introduc\w+ (?:her|his|my|their) (?:\w+ )?(?:boyfriend|girlfriend|fianc[eé]e?|partner)|(?:meets?|met|dinner with|eats? with|visits?|visited) (?:her|his|the|my) (?:\w+['’]s )?(?:\w+ ){0,2}?(?:family|parents))\b/i,
      role("guest", "boyfriend|girlfriend|fiancé|fiancée|partner"),
      /\b(?:allerg\w*|vegetarian|vegan|(?:does|did|do)(?:n['’]t| not) eat|cannot eat|can['’]t eat|hates? (?:fish|garlic|onions|cheese|meat)|intoleran\w*|no (?:meat|gluten|garlic|pork|fish))\b/i,
    ],
    may: [
      /\b(?:allergic to|hated?|not eat|cannot eat|n['’]t eat|intolerant to) (?<food>(?:[a-z]+ )?[a-z]+)(?=[.,;]|$| (?:and|but|in|so)\b)/i,
      role("elder", "grandmother|grandma|nonna|mother|mum|mom|mamma|father"),
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|pretend\w*|fake|wolf|vampire)\b/i,
    of: "people",
    after: [
      "@kitchen(guest sit) There were sixteen people at the table, and they had all been cooking since Thursday. The lid was lifted off the first dish, and {guest} looked into it and turned pale.",
      [
        "@kitchen(guest look) {Guest} had meant to say it on the doorstep, and then at the handshake. Now it was too late. The first dish was full of {food}, and so was the second, and the third was the mother of the first two.",
        "@kitchen(guest look) {Guest} had meant to say it on the doorstep, and then at the handshake. Now it was too late. It was in the first dish and in the second, and the third was the mother of the first two.",
      ],
      "@kitchen(guest give) So {guest} became inventive. One spoonful went into the rubber plant, and one into a handbag that stood open. The dog under the table had never had such a Sunday. “What an appetite!” cried the aunts, and filled up the plate again.",
      "+ @kitchen(hero talk, guest talk) “Say it,” hissed {hero} behind a napkin. “I can't,” {guest} hissed back. “They have just drunk to my health.” “You'll need it,” said {hero}.",
      "@kitchen(hero look, guest look) Then the oldest of them all came out of the kitchen herself, ninety years old, on two sticks, with a spoon. “From my own pot,” she said. “Open.” {Guest} looked at the spoon, and looked at {hero}, and opened, but it was only in order to speak.",
    ],
    end: [
      [
        "@kitchen(guest talk) “I can't,” said {guest}. “If I eat {food}, I'll swell up like a football, and then you'll have to call the doctor. I wanted so much for you to like me that I've fed the whole of it to your dog.” One could hear the dog lick his lips.",
        "@kitchen(guest talk) “I can't,” said {guest}. “I don't eat it, and I never have. I wanted so much for you to like me that I've fed the whole of it to your dog.” One could hear the dog lick his lips.",
      ],
      "@kitchen(hero look, guest look) The old woman stood there with the spoon. But she was laughing. She laughed until she had to hold on to the lamp. “Sixty years,” she said, “I've been cooking this for them. And I can't stand it! I've always given mine to the dog. Not this one. The one before the one before.”",
      "@kitchen(guest eat) She took {guest} by the sleeve and pulled {guest} into the kitchen and away from the aunts. From behind the flour came a small black pan that nobody had known about. “Butter,” said the old woman, “sage, and an egg. I eat it at night.” The two of them sat at the kitchen table and ate out of the pan.",
      "@kitchen(hero sit, guest sit) At that table there have been two pots ever since, a big red one and a small black one. There has been a wedding, too. Only the dog, when he sees {guest} and {hero} come up the garden path, still gets so excited that he has to be held by three people.",
    ],
  }),
];
