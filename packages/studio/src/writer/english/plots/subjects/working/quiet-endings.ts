import { role, story } from "../subject-story.ts";

/** Stories of odd jobs and late wishes: umbrellas without rain, a dress of her own, a keeper and a machine, a coffin that is lent out. */
export const quietEndings = [
  story({
    says: [
      /\b(?:sells?|sold|selling|seller|shop(?:keeper)?|vendor|stall|merchant|salesman|saleswoman|makes?|maker|made)\b/i,
      /\b(?<wares>umbrellas|raincoats|sunglasses|sun hats|ice cream|snow ?shovels|skis|sledges|parasols|wool hats|scarves|gloves|typewriters|candles|clocks|maps|wigs|hats|lightning rods|stamps|fans|heaters)\b/i,
      /\b(?:not rained|never (?:rains|rained|snows|snowed)|(?:has|had|did|does)(?: not|n't) (?:rain\w*|snow\w*)|drought|no (?:rain|snow|one|sun)|desert|polar|arctic|north pole|always (?:sunny|shines)|nobody (?:needs|needed|buys|bought|wears|wants)|no customers|coldest|hottest|without (?:rain|snow|sun)|any ?more|greenland|siberia|alaska|sahara)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|spy|dragon|penguins?|bears?|cloud|village prays|witch|fly|flies)\b/i,
    of: "people",
    after: [
      "@shop(hero look) Every morning {hero} put the {wares} out in front of the shop and every evening {he} carried them in again. {He} dusted them on Mondays. “Why don't you sell something else?” people asked. “Somebody has to be ready,” said {hero}.",
      "@shop(hero talk) It was not as if nobody came in. The young man from the bank opened one of the {wares} and shut it again, for the sound. A woman asked to be allowed to smell them. “My mother had one,” she said. They never bought anything. “I'll come when I need it,” they told {hero}.",
      "+ @shop.night(hero write) At the end of the quarter {hero} counted what was in the till. It was a button. {He} sat in the dark among the {wares} and spoke to them, as others do to plants. “One more month,” said {hero}. “Then we'll have to face it.” They hung there and said nothing, in all their colours.",
      "@street(hero look) And then came the fire. It was not the flames that were bad; it was the sparks. They flew over the roofs like red snow. The whole town ran to the square, for the square was stone. There they stood, with bare heads, under a sky full of embers. {Hero} looked out at them through the window. Then {he} threw both doors open.",
    ],
    end: [
      "@street(hero give) “Take them!” called {hero}. “All of them!” They came in rows and passed the {wares} back over their heads, from hand to hand, until the shop was bare. They covered the children with them, and beat out what was glowing on sleeves and hats; From above, said the man in the church tower, it looked as if the square had burst into flower.",
      "@street.dusk(hero stand) When the wind had dropped, not one person was missing. But of the {wares} there was not one left that was whole. They lay about, scorched and full of holes. {Hero} went round and picked them up. “We're so sorry,” said the young man from the bank. “They're all ruined.” “No,” said {hero}. {He} held one up to the light. “They're used.”",
      "+ @shop(hero talk) The next morning there was a queue. “I need one,” said the woman who had smelled them. “But there aren't any left,” said {hero}. “Then I'll order it,” she said, and paid in full. So did the young man from the bank. By noon {hero} had sold two hundred {wares} that did not exist, to people who hoped never to need them.",
      "@shop(hero stand) The shop is full again. In the window hangs a single one, black with soot and with a hole in it as big as a coin, and the sun shines through that on to the floor. On Mondays {hero} dusts everything except for this.",
    ],
  }),
  story({
    says: [
      /\b(?:seamstress|sews?|sewing|sewed|tailor|textile|garment|factory|uniforms|dressmaker|cleaner|cashier|laundry|alterations)\b/i,
      /\b(?:own (?:dresses|designs?|collection|label|clothes|fashion|dress|brand|creations)|catwalk|runway|fashion (?:show|designer|week|house|label)|designer|designs? (?:dresses|clothes|her own|his own))\b/i,
    ],
    may: [
      role(
        "friend",
        "colleague|friend|sister|daughter|son|mother|grandmother|husband|forewoman|neighbour|colleagues|coworkers|boss",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|princess|prom|stolen|steals?|wedding|spy|doll)\b/i,
    of: "people",
    after: [
      "@workshop(hero build) All day long {hero} made the same seam, four hundred times, and in the evening {he} could not have said what colour it was. But in {his} locker, behind the lunch, there was a copybook. It was full of dresses that nobody had ordered. They had pockets for letters, and sleeves like wings.",
      [
        "@workshop(friend look, hero talk) It was {friend} who found the copybook. “Why are they not hanging anywhere?” asked {thefriend}. “Because they cost cloth,” said {hero}. {Friend} looked around the floor. There it lay in heaps, as always, what fell off the tables: corners and strips and ends, in every colour that there was. At night it was burned. “And that?” asked {friend}.",
        "@workshop(hero talk) It was old Solange from the next machine who found the copybook. “Why are they not hanging anywhere?” she asked. “Because they cost cloth,” said {hero}. Solange looked around the floor. There it lay in heaps, as always, what fell off the tables: corners and strips and ends, in every colour that there was. At night it was burned. “And that?” asked Solange.",
      ],
      "+ @room.night(hero build) For half a year {hero} sewed at night on the kitchen table. {He} put the scraps together like a map. No two were alike, and where they met {he} let the seam show. {His} eyes were red, and at the machine {he} pricked {his} thumb for the first time in years. By the spring twelve dresses were hanging in the bathroom, and nobody in that flat could take a shower.",
      "@theatre(hero stand) After half a year there were twelve dresses, sewn from scraps, and {hero} carried them to the place where the great shows were. At the entrance a thin man lifted a sleeve with two fingers. “Who's behind it?” he asked. “I am,” said {hero}. “Which house?” “The grey one, by the canal.” “Those are leftovers,” he said. “And who's supposed to walk in that? All the models are taken.”",
    ],
    end: [
      "@street(hero look) {Hero} stood in the street with twelve dresses over {his} arm. Across the road the shift had just ended. They came out of the gate, two hundred of them, Solange in front. “Leftovers,” said Solange. “Well, so are we. Give that here.” She pulled a dress over her overall, right there on the pavement, and lifted her chin.",
      "@street.dusk(hero stand) The others followed. They were short and wide, and one was sixty, and one was about to have a baby. They walked along the kerb, from the lamp to the bus stop, slowly, and the sleeves unfolded. Up on the first floor, behind the glass, the guests of the great show turned their chairs round, one after the other, and looked down into the street.",
      [
        "+ @street.night(hero talk, friend stand) “Which house?” asked a lady with white hair, who had come running down in her stockings. She had hold of one of the seams. “The grey one by the canal,” said {hero}. “I've seen ten thousand dresses,” said the lady. “These are the first that have been somewhere.” {Friend} trod on {hero}'s foot. “Say something,” hissed {friend}. “They cost cloth,” said {hero}. It was all that came to {him}.",
        "+ @street.night(hero talk) “Which house?” asked a lady with white hair, who had come running down in her stockings. She had hold of one of the seams. “The grey one by the canal,” said {hero}. “I've seen ten thousand dresses,” said the lady. “These are the first that have been somewhere.” Solange trod on {hero}'s foot. “Say something,” she hissed. “They cost cloth,” said {hero}. It was all that came to {him}.",
      ],
      "@workshop(hero build) In the grey house by the canal nothing is burned any more. There is a label now, with {hero}'s name on it. Once a year there is a show. It takes place between a lamp and a bus stop, at the end of the shift, and in the front row are those who have to wait for the bus.",
    ],
  }),
  story({
    says: [
      /\b(?:lighthouse keeper|night watchman|toll collector|ticket inspector|bell ?ringer|switchboard operator|train driver|tram driver|cashier|librarian|translator|postman|typesetter|projectionist|elevator operator|crossing keeper|bank clerk|signalman|miller|typist|lamplighter|conductor|weather observer|gatekeeper|receptionist|weaver)\b/i,
      /\b(?:machines?|automat\w+|computer|robot|replac\w+|self-?checkout|no longer needed|ai|algorithm|digital|redundant|app|remote[- ]controlled|made redundant)\b/i,
    ],
    may: [
      /\b(?:letter|notice|e-?mail)\b/i,
      /\b(?:next|last) (?:month|week|day|night)\b/i,
      /\b(?:decades|for (?:[a-z]+ |\d+ )?years)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|magic\w*|children|friends? with|in love|spy|humanoid|feelings|aliens?|time machine|space)\b/i,
    of: "people",
    after: [
      "{Hero} read through the last sentence once more. “With thanks for your many years,” it said, and a number for questions. {He} had one question, but not one for which there was a number.",
      "Two technicians came and fitted it in a single afternoon. It was grey and not much bigger than a bread bin, and it had a small green lamp. “It never sleeps,” said the younger of them. “It never makes a mistake. It hasn't got a back.” {Hero} looked at it. “And what does it do when somebody comes?” {he} asked. “There's no provision for that,” he said.",
      "+ {Hero} was to spend the last weeks watching it. {He} had never had so little to do. {He} sat opposite the green lamp with {his} hands on {his} knees and had to admit that it was good. It was on time to the second. But {he} noticed what it left out: it did not step to the window, it did not wave, and when old Crispin came by on his way from the pub it did not say, “Mind the third step.”",
      "On the very last night the weather went mad. The power failed everywhere, from the hills to the sea. The green lamp went out. {Hero} had already given {his} key back. {He} was standing in the rain, with {his} suitcase, on the far side of the fence, when it grew dark behind {him}. And somewhere out in the dark there were people who relied on it.",
    ],
    end: [
      "{Hero} climbed over the fence. It tore {his} good trousers. {He} did not need any light; {his} feet knew every board. Under a sheet stood the old things that {he} had worked with for half {his} life, oiled, because {he} had not been able to leave them dry. It was heavy. It had always been heavy. {He} felt every one of {his} years, but it moved.",
      "{He} kept it up until morning, by hand. Once a minute {he} stepped to the window and waved with a lantern, although there was nobody to be seen. But there was. At the first light they came, wet to the bone, out of the rain, nine people and a dog. “We'd lost it,” said one of them. “Everything was dark. And then somebody waved. A machine doesn't do that.”",
      "+ The young technician arrived towards noon, with a new fuse. He stood in the door and looked at {hero}, asleep on the floor next to the bread bin with an oil can in {his} arm. He did not wake {him}. He took out his telephone and rang the number for questions. “I've got one,” he said. “What does it do when somebody comes?”",
      "They have shared the work ever since. The green lamp does the counting, and the seconds, and the nights when nothing happens. {Hero} has a chair beside it. And when somebody comes by late, and it is slippery, there is a voice from the window. “Mind the third step,” says {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:coffin|casket|(?:own |his |her )grave ?stone|own grave|tombstone|(?:funeral|burial|burying) (?:suit|dress|clothes|shoes)|buried in (?:it|this|that)|be buried in)\b/i,
      /\b(?:builds?|built|makes?|made|carv\w+|carpenter|orders?|ordered|buys?|bought|tailor|himself|herself|borrow\w*|sews?|sewed|sewn|gets? an order|got an order|suit)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|wakes? up|woke up|buried alive|undertaker|morgue|smuggl\w+|robber\w*|stolen|spy|zombie\w*|gangster\w*|child(?:ren)?)\b/i,
    of: "people",
    may: [
      role("customer", "man|woman|customer|gentleman|stranger|widower|widow"),
      /\bneighbou?rs\b/i,
      /\b(?:borrow\w*|keeps?|kept)\b/i,
      /\bthings\b/i,
      /\border\w*\b/i,
      /\b(?<thing>coffin|suit|dress|gravestone|tombstone|casket)\b/i,
    ],
    after: [
      [
        "@workshop(hero build) The {thing} was to be good work. There should be no nail in it that you could see, and no seam that pinched, for it was to last for rather a long time. “Is it urgent?” asked the neighbours with worried faces. “It isn't urgent at all,” said {hero}. “But it ought to be ready.”",
        "@workshop(hero build) It was to be good work. There should be no fault in it that you could see, for it was to last for rather a long time. “Is it urgent?” asked the neighbours with worried faces. “It isn't urgent at all,” said {hero}. “But it ought to be ready.”",
      ],
      [
        "@street(hero look) When the {thing} was finished, something odd began. “You're not using it at the moment,” said the neighbour on the left. “Could I have it over Sunday? There's a christening, and I'm short of a proper one.” {Hero} could find no reason to say no. On Tuesday the postman asked. Soon there was a list.",
        "@street(hero look) When it was finished, something odd began. “It's not being used at the moment,” said the neighbour on the left. “Could I have it over Sunday? There's a party, and I'm short of a proper one.” {Hero} could find no reason to say no. On Tuesday the postman asked. Soon there was a list.",
      ],
      [
        "+ @street(hero talk) By the summer the {thing} had been at four weddings and in a play. It had won a prize at the fair. There was a list in the shop, on which you had to put down your name. {Hero} saw it go by in the street now and then, and always raised {his} hat to it. “When I need it, I need it,” said {hero} strictly. “Of course,” they all said. “Not before October, though. October is taken.”",
        "+ @street(hero talk) By the summer it had been at four weddings and in a play. It had won a prize at the fair. There was a list in the shop, on which you had to put down your name. {Hero} saw it go by in the street now and then, and always raised {his} hat to it. “When it's needed, it's needed,” said {hero} strictly. “Of course,” they all said. “Not before October, though. October is taken.”",
      ],
      [
        "@bedroom(customer sit, hero look) In October {customer} fell ill. The doctor came twice on one day, and the neighbours stood about in the stairwell with their caps in their hands. “It's time,” said {customer}. “Fetch me the {thing}.” {Hero} went for it {himself}. It was nowhere. The list said: postman; but the postman had passed it on, and from there the trail led through the whole town.",
        "@bedroom(hero sleep) In October {hero} fell ill. The doctor came twice on one day, and the neighbours stood about in the stairwell with their caps in their hands. “It's time,” said {hero}. “Fetch it for me.” They ran. It was nowhere. The list said: postman; but the postman had passed it on, and from there the trail led through the whole town.",
      ],
    ],
    end: [
      [
        "@bedroom(customer talk, hero give) It was three days until {hero} brought it. By then it had been mended in two places. It smelled of lavender, and rice fell out of it, and there were notes in it, folded very small: thank you, it brought us luck; it's a girl; they said yes. {Customer} sat up against the pillow and read them one by one. “I'd only meant to lie there in it,” said {customer}. “And what it has been doing in the meantime!”",
        "@bedroom(hero read) It was three days until they brought it. By then it had been mended in two places. It smelled of lavender, and rice fell out of it, and there were notes in it, folded very small: thank you, it brought us luck; it's a girl; they said yes. {Hero} sat up against the pillow and read them one by one. “I'd only meant it for lying in,” said {hero}. “And what it has been doing in the meantime!”",
      ],
      [
        "@bedroom(customer eat) {Customer} read until the evening. Then {customer} asked for soup. The next morning it was soup and an egg. “It's quite simple,” said {customer} to {hero}. “I've looked at the list. It's booked until Easter. I can't possibly.”",
        "@bedroom(hero eat) {Hero} read until the evening. Then {he} asked for soup. The next morning it was soup and an egg. “It's quite simple,” said {hero} to the neighbours. “I've looked at the list. It's booked until Easter. I can't possibly.”",
      ],
      "+ @street(hero dance) At Easter there was a dance in the yard, and everybody who had ever had it on loan brought a cake. There were thirty-one cakes. In the middle stood the thing itself, with a wreath on it, and all of them clinked their glasses with it. A stranger who looked in over the wall asked what they were celebrating. They could not tell him in one sentence.",
      "@workshop(hero write) It is still being lent out today. It has got a bit shiny at the corners, and it will not shut quite as well as it did. In the shop hangs the list, the ninth by now, and every year in January {hero} sharpens the pencil. At the very bottom, behind all the other names, {he} writes one in, and rubs it out again, and moves it to the next page.",
    ],
  }),
  story({
    says: [
      /\b(?:interpreter|translator|translat(?:es?|ed|ing)|interpret(?:s|ed|ing))\b/i,
      /\b(?:peace|politicians?|presidents?|conference|negotiat\w+|summit|ministers?|diplomats?|generals?|kings?|enem(?:y|ies)|war|delegations?|quarrel\w*|angry|rude|insults?|families|couple|polite\w*)\b/i,
      /\b(?:polite\w*|nicer|kinder|softer|wrong\w*|on purpose|deliberately|different\w*|own words|chang\w+|lies?|lied|invent\w*|instead|peace|mistake\w*|secretly|friendlier|leave[s]? out|left out)\b/i,
    ],
    may: [
      /\bconference|summit\b/i,
      /\bdecid\w+\b/i,
      /\bspeak|spoke|say|said\b/i,
      /\bpoliticians?|presidents?|ministers?\b/i,
      /\bwork(?:s|ed)\b/i,
    ],
    unless:
      /\b(?:crime|mafia|murder\w*|kill\w*|ghosts?|aliens?|robots?|magic\w*|dolphins?|animals?|spy|children|cat|dog|poet|novel|book)\b/i,
    of: "people",
    after: [
      "@hall(hero sit) {Hero} sat in a glass box with headphones on and had the voices of both sides in {his} ears. “You are a liar and the son of a goat,” said the one on the left. {Hero} opened {his} mouth. “I do not see it in quite the same way,” said {hero}, “although I respect your family.”",
      "@hall(hero look) The gentleman on the right looked up in surprise. “What would he know about my family?” he growled. {Hero} passed it on. “He asks how yours is.” It became still in the hall. The gentleman on the left put down his fist. “My daughter has had a child,” he said slowly.",
      "+ @hall(hero talk) From then on {hero} worked as {he} had never worked before. Threats became questions. Out of an insult about somebody's nose {he} made a remark about the soup. {He} sweated through {his} shirt. In the break a colleague with a list stood before {him}. “Clause four isn't in the original,” she said. “They both agreed to it,” said {hero}. “But neither of them said it!” “No,” said {hero}. “I noticed that, too.”",
      "@hall(hero stand) On the last day, with the pens on the table already, the gentleman on the left suddenly lifted his head. “One moment,” he said into the microphone. “Just now he called me a donkey. I know that word. And I heard: dear neighbour.” {Hero} took off the headphones.",
    ],
    end: [
      "@hall(hero talk) {Hero} got up and came out. “Yes,” {he} said, in the one language and then in the other. “He said donkey. Before that you said son of a goat. I've got all of it here; I can read it out to you as it was.” {He} held up a thick pad. “And on the other side I've got what you answered each other when you thought that somebody had been kind to you. I didn't invent a word of that.”",
      "@hall(hero look) Nobody said anything. The gentleman on the right had turned red up to his collar. He said something, quite softly, in the language of the other side, and it had five mistakes in it. The gentleman on the left listened with his head on one side. “It's not dear neighbour,” he said then. “But it's close.” And he pushed the pen across the table.",
      "+ @corridor(hero walk) {Hero} was dismissed, of course, in both languages. {He} was told so in the corridor by a very embarrassed person. While {he} was packing up {his} thermos flask, two men came by, each with a crowd behind him. Neither of them looked at {hero}. But the one on the left laid down a little goat made of chocolate in passing, and the one on the right laid down a donkey.",
      "@room(hero talk) {Hero} works for families now: for couples, and for neighbours with hedges. {He} sits between them at the kitchen table, and listens to the left, and listens to the right. On the windowsill stand two animals of chocolate in silver paper, a goat and a donkey, which arrived on the same day from two capitals. Nobody has had the heart to eat them.",
    ],
  }),
];
