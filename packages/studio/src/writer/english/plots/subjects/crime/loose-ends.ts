import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const signs: WrittenStory = {
  says: [
    /\b(?<sign>(?:red |black |white |old |little |small |strange |single |dead )*(?:shoes?|candles?|chalk (?:marks?|crosses?)|roses?|dolls?|crosses?|symbols?|marks?|feathers?|keys?|cards?|lilies|flowers?|stones?|matchsticks?|puppets?|envelopes?|birds?))\b/i,
    /\b(?:doors?|doorsteps?|houses|street|windowsills?|letter ?boxes|mailboxes|village|town|neighbou?rhood|estate)\b/i,
    /\b(?:dies|died|die|dead|death|vanish\w*|disappear\w*|accident|unlucky|goes missing|went missing|bad luck|burns?|burned|killed|murdered)\b/i,
    /\b(?:each time|every time|later|next (?:day|morning|night)|always|one after (?:the other|another)|whoever|then|before|after|now|soon|everyone who|anyone who|leav(?:es|ing)|left|somebody|someone)\b/i,
  ],
  may: [/\b(?:each|every) time [^.]*/i],
  unless:
    /\b(?:detective|inspector|funeral|in love|christmas|dog|cat|wedding|secret santa|fairy|birthday|grandm\w+'s)\b/i,
  after: [
    "@street.day(hero look) On Monday {hero} found {sign} at {his} own front door. {He} stood there with the milk bottle in {his} hand. Across the street the curtains moved. Nobody came out.",
    "@kitchen(hero talk) {Hero} didn't scream. {He} made a list: old Mr Dahl, the two sisters, the postman's mother. All of them had got {sign}. All of them had been dead within a week. “Were they ill before that?” {hero} asked the doctor. He leafed through his papers. “All of them,” he said slowly.",
    "+ @street.night(hero look) On Tuesday nobody said good morning, and on Wednesday the shop was shut as {hero} came. {He} understood then how it worked. Mr Dahl had sat behind his curtain for a whole week, and nobody had brought him soup. He had waited. They'd all waited. It wasn't {sign} that did it. It was the waiting.",
    "@street.night(hero sit) On the sixth night {hero} put out the light and sat down behind the door, with a torch. At two there was a step, slow and dragging. Something was set down outside. {Hero} tore the door open. It was old Miss Winter from the corner house, with a basket on her arm.",
  ],
  end: [
    "@street.night(hero talk) “But I'm helping,” said Miss Winter. “I can see it, you know. My mother could, too. There's a grey light round people, a week before. I put something at their door, so that the neighbours know. So that they'd go and sit with them.” She looked down the dark street. “Why doesn't anybody go?” she asked.",
    "@kitchen.night(hero sit) {Hero} made tea, because {his} knees gave way. “They think that it's a curse,” {he} said. “They lock themselves in.” “Then they all died alone,” she said. “And me?” {he} asked then. Miss Winter turned the lamp, and looked. “You've got a heart that skips. But a doctor could see it too.”",
    "+ @hospital(hero sit) The doctor could. It took two hours and a thing as large as a grain of rice, and the chief surgeon said that it had been a matter of days. When {hero} woke up, somebody was sitting by the bed. It was Miss Winter. “It's gone,” she said, and meant the light. “I didn't know that it can go. Nobody ever asked me in time.”",
    "@street.golden(hero give) There hasn't been a curtain closed in the street since then. If somebody finds {sign} at the door, the bell is ringing before they have picked it up. {Hero} brings soup, and the doctor brings his bag. Some get well. And those who don't have never in their lives had so many visitors.",
  ],
};

/** Crime stories: what a dog brings home, a secret in the wrong pocket, a butler, a baker's thief, a bag from the river, signs at doors. */
export const looseEnds = [
  story({
    says: [
      role("dog", "dog|puppy|terrier|labrador|poodle|spaniel|retriever|dachshund|bulldog|cat|crow|magpie"),
      /\b(?:br(?:ings?|ought)|digs? up|dug up|carr(?:ies|ied)|f(?:inds?|ound)|drag\w*|unearth\w*|comes? home with|came home with)\b/i,
      /\b(?:hand|bones?|finger|skull|human|bloody (?:glove|shoe)|gun|pistol|knife|severed|ear|foot|corpse|body)\b/i,
    ],
    may: [
      /\b(?<find>(?:human |severed )?(?:hand|bone|finger|skull)|bloody (?:glove|shoe)|gun|pistol|knife)\b/i,
      role(
        "owner",
        "judge|retired judge|widow|old man|old woman|teacher|retired teacher|policeman|pensioner|owner|detective|doctor|farmer",
      ),
      /\b(?:start(?:s|ed)?|beg[ai]ns?|began) to [^.]*/i,
    ],
    unless: /\b(?:dinosaur|museum|ghost\w*|buried treasure|favou?rite bone|treasure)\b/i,
    lead: "owner",
    after: [
      [
        "@garden(hero look, dog sit) {Dog} laid {thefind} on the doormat and wagged. {Hero} put on rubber gloves, took a freezer bag, and said, as calmly as possible, “Where did you get that?” {Dog} was already at the gate. And so {hero} took the lead, and a stick, and followed.",
        "@garden(hero look, dog sit) {Dog} laid it on the doormat and wagged. {Hero} put on rubber gloves, took a freezer bag, and said, as calmly as possible, “Where did you get that?” {Dog} was already at the gate. And so {hero} took the lead, and a stick, and followed.",
      ],
      "@village(hero walk, dog walk) They went past the church and the mill. {Dog} sniffed at each gatepost. Old Mrs Crabbe dropped her basket when she saw the freezer bag. “I thought that was over,” she said, and shut the door.",
      "+ @street.night(hero look) “Nobody's missing,” said the constable. “I've counted the village twice.” {Hero} held the find against the lamp. There was something odd about it. It was cold, and much too clean, and when {hero} sniffed at it, it smelled faintly of almonds. {Dog} sneezed. {Hero} began to have a suspicion, and didn't mention it to the constable.",
      "@forest(hero walk, dog run) At the edge of the wood {dog} pulled so hard that {hero} lost a shoe. There stood a hut with blackened windows. Through a crack {hero} saw a long table. On it lay arms and legs, in a row. And a man in an apron was bent over a head, with a very small knife.",
    ],
    end: [
      "@barn(hero stand, dog run) {Dog} didn't wait. {Dog} shot through the door and bit the nearest leg. It crunched, and a smell of sugar filled the room. The man in the apron spun round, and he was crying. “Not the leg as well!” he called. “It took me all of Thursday!” {Hero} lowered the stick. “Is that,” asked {hero}, “marzipan?”",
      "@barn(hero talk, dog eat) It was Mr Finch, the baker who'd had to shut his shop three years before. “There's a competition in the capital,” he said. “Life-size. I didn't want anyone to know. They laughed at me the last time.” {Hero} looked at the row of legs. They had dimples. “It's a masterpiece,” said {hero}.",
      "+ @village(hero give, dog sit) There was still the matter of the missing piece. It had tooth marks in it and had been in a freezer bag. Mr Finch worked through the night. {Hero} held the lamp, and for once {dog} was kept on a lead. By morning there were again two of everything. The constable, who had come to arrest somebody, carried the head to the van.",
      "@bakery(hero sit, dog eat) The first prize hangs in the new bakery. {Hero} has a chair by the window there. And if {dog} comes home with something in {doghis} mouth, {hero} doesn't scream. {Hero} breaks a corner off first, and tastes it.",
    ],
  }),
  story({
    says: [
      /\b(?:microfilm|microchip|memory stick|usb stick|flash drive|secret (?:plans?|formula|documents?|code|message|list|file)|briefcase|envelope|blueprints?|coded|diskette|parcel|package|suitcase)\b/i,
      /\b(?:spies|spy|secret (?:service|agents?)|agents?|kgb|cia|mi[56]|men in (?:black|dark|grey)|killers|chas\w+|hunt\w*|after (?:him|her|them|me)|follow\w*|pursu\w+)\b/i,
    ],
    may: [
      /\b(?<film>microfilm|microchip|memory stick|usb stick|flash drive|briefcase|envelope|blueprints|parcel|package|suitcase)\b/i,
      /\b(?:in|under|inside|behind) (?:a|the|his|her|an) [^.]*/i,
    ],
    unless: /\b(?:twin|toy|ghost\w*|retired spy|school for spies|dog|cat|in love|bomb)\b/i,
    of: "people",
    after: [
      [
        "@room(hero look) {Hero} held {thefilm} under the lamp. {He} had never done anything more dangerous than cross on red. Below in the street stood a grey car, and in it two men read the same newspaper, upside down. A minute later they rang. It was a very polite ring.",
        "@room(hero look) {Hero} held it under the lamp. {He} had never done anything more dangerous than cross on red. Below in the street stood a grey car, and in it two men read the same newspaper, upside down. A minute later they rang. It was a very polite ring.",
      ],
      "@roof(hero run) {Hero} left by the bathroom window, in slippers. {He} ran over the flat roofs, with {his} heart in {his} throat, between the washing. Behind {him} someone said “Excuse me” to a sheet. At the corner a lady in a red hat pulled {him} into a doorway. “I'm from the good side,” she said. “Give it to me.” At the bus stop a gentleman said the same.",
      "+ @cafe(hero sit) In a cafe at the harbour {hero} did some thinking. Both sides had said the same, even the same words. Both had a badge with an eagle. Neither had asked what was on it. {Hero} had: there were forty names, with addresses, of perfectly ordinary people. Next to each one stood a date. All the dates were in the next month.",
      "@street(hero talk) {Hero} looked up the first name in the telephone book. It was a music teacher, two streets away. “I don't know you,” she said at the door. “No,” said {hero}, “but somebody does.” When she saw her own name, and the date beside it, she had to hold on to the frame. She had once written a letter to a newspaper. That was all.",
    ],
    end: [
      "@study.night(hero write) So {hero} gave it neither to the lady in red nor to the gentleman. {He} gave it to everybody. {He} sat in a copy shop all night, with {his} slippers on the stove, and made forty copies and a hundred more. By six they were at every newspaper, every radio station and every bakery in town, in the bags with the rolls.",
      "@street.dawn(hero stand) When the grey car stopped beside {hero} at last, it was too late for politeness. On every doorstep people were standing with a roll in one hand and the list in the other. “Good morning,” said {hero} to the two men. “Which one of us did you want?” The car drove off, rather slowly.",
      "+ @hall(hero sit) Ministers resigned, on both sides, and there was a commission. It wanted to know whom {hero} had been working for. “For nobody,” said {hero}. “I was in my slippers.” That stands in the minutes on page one. The lady in red and the gentleman met in the waiting room, and got married later on, people say.",
      "@room.day(hero sit) {Hero} has gone back to {his} ordinary life, and crosses on green. On the music teacher's birthday all forty of them meet at {his} place, those from the list. It's quite a squeeze. Nobody wears proper shoes; it has become the custom. And if the bell rings in between, very politely, forty people in slippers go to the door.",
    ],
  }),
  story({
    says: [
      role("butler", "butler|gardener|maid|housekeeper|chauffeur|cook|nanny|footman"),
      /\b(?:accus\w+|suspect\w*|blam\w+|always the (?:butler|gardener)|arrest\w*|framed|must prove|innocen\w*)\b/i,
      /\b(?:murder\w*|killed|killer|theft|stol\w+|crime|dead|poison\w*|necklace|jewels)\b/i,
    ],
    may: [/\bbecause [^.]*/i, /\b(?:must|ha[sd] to) [^.]*/i],
    unless: /\b(?:recipe|ghost\w*|robot|hired to|in love|vampire)\b/i,
    lead: "butler",
    after: [
      "@hall(hero stand) “It's always the butler type,” said the inspector, without looking up from his sandwich. “You were there, you have keys, and you walk without a sound. Where were you at ten?” “I was polishing the spoons, sir,” said {hero}. “Can anybody confirm that?” {Hero} thought. “Only the spoons,” {hero} said.",
      "@kitchen(hero stand) They gave {him} until dinner, since somebody had to serve it. {Hero} had been in that house for thirty years, and had learned to hear everything and say nothing. {He} shut {his} eyes now and remembered. At nine the young master had asked for ice. At ten somebody had sneezed behind the blue curtain.",
      "+ @corridor(hero look) With a duster {hero} could go into every room. Nobody sees a duster. {He} dusted the nephew's desk, and there were debts in it. {He} dusted the doctor's bag. In the winter garden {he} dusted each leaf of the big palm, one by one, until {he} found what {he} had hoped for: a bit of ash, of a kind that only one person in that house smoked.",
      "@restaurant.night(hero carry) At eight {hero} carried in the soup. The whole family sat there, and the inspector as well. “If I may,” said {hero}, and for the first time in thirty years {he} did not wait for an answer. “I've served each of you today what you deserve. Would you please taste it?” They all lifted their spoons. And one of them put it down again.",
    ],
    end: [
      "@restaurant.night(hero talk) It was the doctor. “Is something wrong with the soup, doctor?” asked {hero}. “There's pepper in it,” said the doctor hoarsely. “You sneeze at pepper, sir. There was pepper on the blue curtain last night; the cook had spilled it. Only one guest would have sneezed there.” And then the doctor sneezed.",
      "@hall(hero stand) He ran for the door. But {hero} had opened it already, as {he} always did, and behind it stood the constable. “I never noticed you,” hissed the doctor. “I looked straight through you.” “Yes, sir,” said {hero}. “That was noticed.” The inspector got up, and did what nobody had ever done in that house: he pulled out a chair for {hero}.",
      "+ @restaurant.night(hero sit) So {hero} sat at the table that {he} had laid ten thousand times. The soup was indeed a little sharp. “You'll have a rise in wages,” said her ladyship, with red eyes. “I'd prefer a witness, my lady,” said {hero}. “For the spoons. Somebody to polish them with, and to talk to.” They hired the cook's nephew the next day.",
      "@hall(hero talk) People come to the house from far away now when something has been stolen or somebody has been killed. They ring, and {hero} opens. “The inspector sent us,” they say. “He says that you hear everything.” “Hardly everything,” says {hero}, and takes their coats, one after another. And by the time {he} hangs them up, {he} generally knows.",
    ],
  }),
  story({
    says: [
      role(
        "sleuth",
        "grandma|grandmother|granny|old lady|old woman|pensioner|aunt|great-aunt|widow|grandfather|grandpa|nun|retired teacher|retired policeman|librarian|knitting club",
      ),
      /\b(?:solv\w+|detective|investigat\w+|find out|found out|catch\w*|caught|clues?|case|sleuth)\b/i,
      /\b(?:theft|thief|st[eo]le?n?|steals|missing|burglar\w*|robber\w*|disappear\w*|vanish\w*)\b/i,
      /\b(?:bakery|shop|market|library|village|church|museum|bank|cafe|café|restaurant|hotel|street|town|nursing home|neighbou?rhood|post office|club)\b/i,
    ],
    may: [
      /\bwith the help of [^.]*/i,
      role("helper", "cats|cat|dog|parrot|grandson|granddaughter|friends"),
      /\bin the (?<shop>[a-z]+)\b/i,
    ],
    unless: /\b(?:murder\w*|killed|dead|ghost\w*|recipe|knits a|in love|bikes?|bicycles?|scooter)\b/i,
    lead: "sleuth",
    after: [
      "@shop(hero look) The police had come with a dog and a camera, and had gone again. {Hero} came with a shopping bag. “Don't mind me,” said {hero}. “I only want to look at the floor.” {Hero} put on the reading glasses and got down on one knee. There was flour on the tiles, and in the flour a very odd pattern of dots.",
      [
        "@street(hero walk, helper look) {Hero} and {helper} went round the whole quarter with it. People tell the police nothing, but they'll tell a shopping bag everything. By noon {hero} knew who had bought a suitcase. {Helper} knew who smelled of cinnamon. And {helper} stopped, all at once, in front of the flower stall, and would not go on.",
        "@street(hero walk) {Hero} went round the whole quarter. People tell the police nothing, but they'll tell a shopping bag everything. By noon {hero} knew who had bought a suitcase, who had quarrelled, and who had suddenly begun to smell of cinnamon. In front of the flower stall {hero} stopped. “Well, well,” said {hero}.",
      ],
      "+ @kitchen(hero sit) At home {hero} laid it all on the kitchen table, like a game of patience: the dots, the suitcase, the cinnamon. A card was missing. {Hero} made tea, and looked at the teaspoon. It had made a row of little dots on the tablecloth, wherever it was put down. “Oh, you silly old goose,” {hero} said, and reached for {his} coat.",
      "@street.dusk(hero look) The dots came from a walking stick, of the kind with a rubber foot and tiny knobs. There was only one in the quarter. It belonged to Mr Pettigrew, who was respected by everyone, and sat on the bench every day and fed the pigeons. {Hero} sat down next to him. “A nice evening,” said {hero}. “Where did you hide it?”",
    ],
    end: [
      "@park.dusk(hero talk) Mr Pettigrew threw the last crumbs. “Under the bench,” he said. “How did you know?” “The pigeons are so fat,” said {hero}. “I was a manager,” said Mr Pettigrew. “Now nobody so much as looks at me. I wanted to see if I could do something so that the whole town talks about it. I was going to put it back.”",
      "@shop.night(hero walk) “Then let's put it back,” said {hero}. They did it that same night, with the spare key, which hung where spare keys hang. In the morning it was all there again, and beside it lay a card: “Sorry. I was bored.” The police took the fingerprints of the card, and found only bird seed.",
      "+ @park(hero talk) “You ought to report me,” said Mr Pettigrew on the bench. “I ought to,” said {hero}. “But there's a lot to do in this town. There's the matter of the missing bicycles, and my knee is bad, and you've got a criminal mind. Have you time on Thursday?” He had time on Thursday. He had nothing but time.",
      "@street(hero walk) By now the two of them are well known. When something's gone in the quarter, nobody telephones the police. They leave a note in a shopping bag that hangs from the bench. Then they come round the corner, {hero} with the glasses, and Mr Pettigrew with the stick, and behind them a large number of very fat pigeons.",
    ],
  }),
  story({
    says: [
      /\b(?:bag|suitcase|sack|rucksack|backpack|box|briefcase|bundle|case|envelope) (?:full )?(?:of|with) (?:the )?(?:stolen )?(?:money|cash|banknotes|notes|diamonds|jewels|gold|euros|dollars|pounds)\b/i,
      role(
        "finder",
        "kids|children|boys|girls|friends|brothers|sisters|siblings|boy|girl|teenagers|cousins|twins|students|fisherman|cleaner|dustman|homeless man",
      ),
      /\b(?:owner|back|gangsters?|robbers?|thief|thieves|criminal|mafia|men|after them|after him|want(?:s|ed)? it|belongs?|belonged|drug\w*|crooks?|chas\w+)\b/i,
    ],
    may: [
      /\bin the (?:river|woods|forest|park|lake|bin|sea|attic|canal)\b/i,
      /\b(?<cash>money|cash|banknotes|diamonds|jewels|gold)\b/i,
    ],
    unless: /\b(?:ghost\w*|honest|lost and found|returned it|dragon|bank robbery gone)\b/i,
    lead: "finder",
    after: [
      "@room(hero look) It was still wet. {Hero} hung it up to dry on the washing line in the shed, note by note, with pegs. It looked like bunting for a very rich birthday. “Forty thousand,” said {hero}, and had to sit down. Then a man's voice came over the fence. “Excuse me. You haven't seen a bag, have you? I'm fond of it.”",
      "@street(hero look) The man had a cut on his chin, and rings, and a white car that was parked in the flower bed. “No,” said {hero}, a bit too fast. The man smiled. He laid a card on the gatepost. “I'll be here again tomorrow,” he said. “I'm patient today.” When he had gone, {hero} looked at his shoes' prints in the earth. There was mud from the river in them.",
      "+ @room.night(hero talk) They thought of all that could be done with it. There was a roof that leaked, and there was a mother who worked nights. “We could keep just one,” said {hero}. They took one down. On the edge was something brown. It wasn't mud. {Hero} hung it up again, and then washed {his} hands for a very long time.",
      "@library(hero read) In the newspaper of the week before was a small piece, on page nine. An old couple had been robbed, at the post office, of what they had saved for an operation. There was a photo of their bag. {Hero} knew every scratch on it. And next to the photo, among the people who were gaping, stood a man with rings.",
    ],
    end: [
      "@street(hero give) The next day the white car stood in the flower bed again. {Hero} went to the gate with the bag, which was quite full, and dragged it. “I found it after all,” said {hero}. He threw it on the back seat, patted {hero} on the head, and drove off. He got as far as the corner. There the police were standing, and asked what he had in there.",
      "@street(hero stand) “My money,” said the man. The inspector opened it. It was full of wet newspaper, all of it page nine. On top lay a note: “HE HAS GOT THE RIGHT MUD ON HIS SHOES.” The man turned slowly red. The inspector looked at the shoes. Behind the fence {hero} held up a thumb.",
      "+ @hospital(hero give) {Hero} brought the real money to the hospital in a pillowcase, ironed. The old woman counted it and cried, and counted again. “There's one too many,” she said. {Hero} was startled. She pressed it into {his} hand. “I can't count any more,” said the old woman, and winked, “at my age.”",
      "@garden.day(hero stand) The old man had the operation, and walks by every Sunday with his wife. The leaking roof has been mended with the reward from the post office. On the washing line in the shed there's just one note left, in two pegs. {Hero} isn't going to spend it. It's bunting.",
    ],
  }),
  story(signs),
  story(named(signs, "Clara")),
];
