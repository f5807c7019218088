import { story } from "../subject-story.ts";
import { GRAND, who } from "./words.ts";

/** Stories of streets, shops, surprises and friends whom no other sees. */
export const street = [
  story({
    says: [
      /\b(?:child(?:ren)?|kids?|boys?|girls?|friends|street|neighbours?|neighbourhood|class|siblings|twins|cousins)\b/i,
      /\b(?:clos(?:es?|ed|ing) (?:down|for good)?|going to close|shut\w*|sold|sell|demolish\w*|torn down|tear down|knocked down|closing|car park|bankrupt|lose)\b/i,
      /\b(?<shop>bakery|bookshop|library|playground|toy shop|sweet shop|corner shop|shop|cinema|swimming pool|museum|theatre|cafe|café|ice cream parlour|market)\b/i,
      /\b(?:plan|sav(?:e|es|ed|ing)|help\w*|rescu\w*|stop\w*|secret|protest\w*|fight|together|want\w*)\b/i,
    ],
    unless: /\b(?:murder|robb\w*|gang|mafia|ghosts?|witch|forest|village pub|marr\w*|love|zoo|monkeys?|bus|train)\b/i,
    may: [
      /(?<ownowner>(?:[Oo]ld )?M(?:rs?|iss|s)\.? \p{Lu}[\p{L}’'-]+)/u,
      who("ownowner", "baker|bookseller|owner|librarian|shopkeeper"),
    ],
    of: "people",
    after: [
      "@street(hero write) They met behind the bins, where all important things were decided. “What have we got?” asked {hero}. They had two scooters, a drum, four coins and a dog. “And grown-ups?” “None,” said the girl with the plaits. “They say that it's very sad.” “Sad is no plan,” said {hero}, and turned over a crate to write on.",
      "+ @street(hero read) The first plan was a poster. It got wet. The second was a letter to the mayor, with forty names under it, and one of them was the dog's. The mayor wrote back that he had the greatest understanding. “What does that mean?” asked the smallest. “It means no,” said {hero}, and tore off a new sheet.",
      "@street(hero write) “People have simply forgotten {theshop},” said the girl with the plaits. “They walk past and look at their telephones.” Then they should be stopped, decided {hero}. At seven the next morning there was a chalk line on the pavement, right across, and it ran through half the town. *Follow me*, was written beside it. *It is a secret.*",
      "+ @street(hero look) It led round lamp posts and through a phone box. It said *hop*, and bank clerks hopped. It said *now say good morning to the person behind you*, and there was somebody behind. By eight o'clock there was a queue with briefcases. The dog walked up and down beside it, to see that nobody pushed in.",
      "@street(hero look) It ended in front of {theshop}. And there, just at that moment, stood a man with a ladder, and screwed a sign up: CLOSED FOR EVER. He was early. The children had not thought of that. All those people looked at the sign, and then at the chalk, and then at their watches. “So that was the secret,” said a man with an umbrella, and turned to go.",
    ],
    end: [
      "@street(hero talk) “It isn't!” shouted {hero}, and climbed up on the crate. {His} voice broke. “The secret is what you've forgotten. Who was here when he was little? Who was given something here for nothing, once, because it was raining, or because they'd cried?” Nobody moved. Then the man with the umbrella slowly put up his hand. And then a hand went up behind him.",
      [
        "@street(ownowner, hero) Soon every hand was up. They began to tell each other, right across the queue, who, and when, and what it had smelled like. In the door stood {ownowner}, who had not dared to come out, and every single one of them went up and shook {ownownerhis} hand. The man on the ladder listened. “I had my first kiss here,” he said to the sign, and unscrewed it again.",
        "@street(hero look) Soon every hand was up. They began to tell each other, right across the queue, who, and when, and what it had smelled like. They were late for their work, all two hundred of them, and nobody noticed. The man on the ladder had stopped screwing. “I had my first kiss here,” he said to the sign, and unscrewed it again.",
      ],
      "+ @street(hero write) They came the next day too, and the day after that, without any chalk. A list was hung up, of who would sweep on Mondays and who would do the sums. Even the mayor wanted to be on it. He was put down for the bins.",
      "@street(hero write) The sign hangs behind those bins now, over the crate. {Hero} has painted out the first word and written another: OPEN FOR EVER. And whenever the rain washes the chalk line away, {hero} draws it again, right up to the door of {theshop}.",
    ],
  }),
  story({
    says: [
      /\b(?:market|bazaar|picnic|beach|street|park|square|train|garden|fair)\b/i,
      who("thief", "parrot|monkey|magpie|seagull|gull|raccoon|crow|cat|squirrel|baboon|jackdaw|raven"),
      /\b(?:steals?|stole|stolen|snatch\w*|takes? (?:her|his|the|my)|took (?:her|his|the|my)|r[au]ns? off with)\b/i,
      /\b(?<loot>purse|wallet|hat|wig|glasses|sandwich|bag|handbag|keys?|necklace|ring|phone|banana|shopping|teeth|scarf|bun|ice cream)\b/i,
    ],
    unless: /\b(?:murder|wedding|engagement|gang|police|gave back|gives back|everything)\b/i,
    may: [who("ownold", `${GRAND}|mum|mother|mom|dad|father|aunt|uncle`)],
    of: "people",
    after: [
      [
        "@market(thief sit, ownold run, hero run) “My {loot}!” cried {ownold}. “Catch it!” {Thethief} sat on the awning of the fish stall and looked down, with {theloot} firmly in its grip. {Ownold} had not run for ten years. Now {ownoldhe} picked up {ownoldhis} basket, and ran, and {hero} could hardly keep up.",
        "@market(thief sit, hero run) “Catch it!” cried {hero}. {Thethief} sat on the awning of the fish stall and looked down, with {theloot} firmly in its grip. It did not seem to be in any hurry. It waited till {hero} was right below. Then it hopped over to the next awning, and the chase had begun.",
      ],
      "@market(hero climb, thief) It went over the melons and under the carpets. The egg man jumped aside, and sat down in his eggs. {Hero} climbed up on barrels, {he} had one finger on {theloot}. And {thethief} was off again, and laughed. It really did sound like laughing.",
      "@market(hero, thief look) “We must be cleverer than that,” said {hero}, out of breath. What does somebody like that want? {Hero} bought a mirror for a penny, and held it up, so that it flashed. {Thethief} put its head on one side. It came down, nearer and nearer, as if it were on a string.",
      "+ @market(hero, thief look) “Pretty,” whispered {hero}. “Look how pretty you are.” It looked. It turned to the left and to the right. It was an arm's length away, and half an arm's length. And at that moment the egg man sneezed, and {thethief} was up on the church.",
      "@church(hero sit, thief sit) There it sat now, on the topmost ledge, beside the bell, and nobody could get up there. The market people stood with their heads back. Somebody threw a lemon, and it hit the priest. {Hero} sat down on the church steps. Everything for the whole week was gone with {theloot}, and nobody knew what to do.",
    ],
    end: [
      "@roof(hero look, thief) Then {hero} heard a peeping. It came from above. {He} climbed up the stairs of the tower and put {his} head out at the top. In the hollow behind the bell was a nest of rags and ribbons. In the middle stood {theloot}, wide open, and in {theloot}, as warm as toast, lay something tiny, without any feathers or fur.",
      "@roof(hero give, thief) {Thethief} stood in front of it and did not laugh any more. Its whole back was up. “All right,” said {hero} softly. “I see. It was only the right size.” {He} pulled off {his} woolly cap, made a hollow in it, and held it out. Then they moved house, very carefully, from one to the other, and {theloot} was free.",
      "+ @market(hero eat) Down below they carried {hero} round the market on their shoulders. The egg man gave {him} an omelette, since there was so much of it. When {theloot} was opened, everything was still there, and on top lay a shiny button, for rent.",
      "@market(hero look, thief sit) Since then something falls into {hero's} shopping every Saturday: a ribbon, a grape, and once a silver spoon. And high up by the bell sits {thethief}, beside {hero's} old cap, which is getting a bit too tight, and laughs.",
    ],
  }),
  story({
    says: [
      /\b(?<visitor>fox|bird|robin|squirrel|deer|cat|crow|owl|blackbird|sparrow|pigeon|magpie|hedgehog)\b/i,
      /\b(?:window|windowsill|window sill|garden|balcony)\b/i,
      /\b(?:sick|ill|bed|illness|fever|wheelchair|broken (?:leg|arm)|cannot (?:go out|walk)|could not (?:go out|walk)|stay in bed|lonely|hospital)\b/i,
    ],
    unless: /\b(?:murder|injured (?:bird|fox|cat)|broken wing|nurse|doctor who)\b/i,
    may: [
      who("kid", "boy|girl|child"),
      /\b(?:sick|ill|lonely) (?:little )?(?:boy|girl|child) (?:called |named )?(?<kid>\p{Lu}\p{Ll}+)/u,
    ],
    lead: "kid",
    early:
      /,? ?(?:until |till |^then |^but )?(?:one|an) (?:evening|day|morning|night)[^.]*\b(?:outside|come out|better|well|get up|got up)\.?$/i,
    after: [
      "@bedroom(hero look, visitor look) There was not much to see from {hero's} bed: a strip of lawn, a wall, and the top of somebody else's apple tree. {Hero} knew it all by heart. So when there was a movement by the wall, {he} saw it at once. {Thevisitor} sat in the grass and looked in, as if {hero} were what there was to see.",
      "@garden(visitor, hero look) Then it began. {Thevisitor} threw an apple up and let it fall. It chased a leaf round in a circle, and fell over its own feet, and peeped across to see how that had been received. {Hero} laughed. It hurt in the chest a bit, and the medicine spoon fell down. It was the first time in weeks.",
      "@bedroom(hero talk, visitor look) After that the day had a middle. “I can't sleep now,” {hero} told the doctor, “I've got a visitor at six.” And at six there {thevisitor} was, whatever the weather, and every time there was something new. The one with the puddle had to be shown three times.",
      "+ @bedroom(hero, visitor look) {Hero} practised, too. {He} could not do much lying down, but {he} could wiggle {his} ears, and make a shadow on the wall with two fingers. {Thevisitor} watched that with great seriousness. One evening, at the end, it wiggled back.",
      "@bedroom.night(hero sleep) Then the bad night came, and after it the bad week. The curtain was kept closed, because of the light. Six o'clock came and went behind the cloth. “Is it there?” whispered {hero}. Nobody went to look.",
    ],
    end: [
      "@bedroom(hero look, visitor look) On the sixth evening there was a knock. It was quite faint, on the pane, down in the corner. Somebody drew the curtain aside by a hand's breadth, and there, with its nose against the glass, stood {thevisitor}, thin and wet, and in front of it lay an apple. It had just come.",
      "@garden(hero walk, visitor look) {Hero} lifted one finger. Then {he} made a shadow on the wall, and it shook, but it had ears. Outside in the rain two ears answered. From that hour on it went uphill: first half a cup of soup, then a whole one, then one foot on the floor. And on the first warm day the door was opened, and {hero} walked across the strip of lawn on {his} own legs.",
      "+ @garden(hero sit, visitor look) It was further than it had looked. By the wall {he} had to sit down. {Thevisitor} came out from under the apple tree and stopped, as far away as the window had been. They were both of them a little shy.",
      "@garden(hero run, visitor sit) Then {hero} threw up the apple and let it fall. {He} ran round in a circle after a leaf, and fell over {his} own feet. And by the wall sat {thevisitor}, with a very straight back, and watched to the end, and did not miss a thing.",
    ],
  }),
  story({
    says: [
      /\b(?:imaginary|invisible|made[- ]up|pretend) (?:friend|companion|dog|pet|brother|sister)\b/i,
      /\b(?:disappear\w*|vanish\w*|school|goodbye|worr\w*|new friend|believe\w*|grow\w*|moves?|moved|lonely|lost|leav\w*)\b/i,
    ],
    unless:
      /\b(?:murder|dentist|killer|police|horror|wants to kill|disappear\w*|vanish\w*|dead|died|years ago|real (?:child|boy|girl|person))\b/i,
    of: "young",
    after: [
      "@kitchen(hero talk) There was always a second spoon on the table, and one half of the seat was kept free. {Hero's} friend was as tall as the fridge and a bit see-through at the edges. “And what does your friend say?” people asked, and winked. “That you needn't wink,” said {hero}.",
      "+ @room(hero) They did everything together. When the milk was spilled, it was the friend's fault, and the friend never minded. In the dark the friend went first. When {hero} was sad, the friend took on the colour of the sea, and did not say anything clever. The friend was good at that.",
      "@kitchen(hero eat) But lately something was different. At breakfast {hero} could see the toaster through the friend, quite sharply. “You're getting thin,” said {hero}. The friend looked down. “It's nothing,” said the friend. “It happens to all of us.”",
      "+ @bedroom(hero write) {Hero} tried everything. {He} left {his} pudding. {He} said the name, loudly, fifty times. {He} wrote it on the wall behind the bed, where it could not get lost. For an evening it helped, and they played ludo until the lamp was turned off. But the friend could no longer lift the dice.",
      "@playground(hero stand) And then it was the big day, with the new shoes, and a yard full of children. {Hero} stood by the fence and held on to nothing. “Are you there?” {he} whispered. “Only just,” said the friend. “Look over there. By the tap.” By the tap stood a boy with a bandaged knee, who was talking quietly to the air beside him.",
    ],
    end: [
      "@playground(hero talk) {Hero} had never walked up to anybody before. The friend had always gone first. “You go,” said the friend, “and I'll walk behind.” It was twenty steps. “Who's that?” asked {hero}, and pointed at the air. The boy turned red. “You can't see her,” he said. “No,” said {hero}. “Mine's the size of a fridge.”",
      "@playground(hero talk) The boy looked. He looked up, to just the right height. “That's my foot you're standing on,” he said, and laughed. They talked till the bell rang. When {hero} turned round, to ask whether that had been right, the friend was the colour of the sea, and waved, and was very far away and quite happy.",
      "+ @bedroom.night(hero sit) {Hero} cried a bit that night, and was glad as well; you can do both. There was a rustling behind the bed, like somebody reading a name on a wall.",
      "@street.dusk(hero walk) There are two spoons on the table, and the boy with the knee uses the second one, on Wednesdays. When it gets very dark, he and {hero} go hand in hand. They leave a little space in front of them, for the friend who went first.",
    ],
  }),
  story({
    says: [
      /\b(?:birthday|mother's day|father's day|anniversary)\b/i,
      /\b(?:breakfast|surprise|cake|bak(?:e|es|ed|ing)|party|present|gift)\b/i,
      who("loved", `mum|mother|mom|mama|dad|father|papa|${GRAND}|teacher|sister|brother`),
      /\b(?:kitchen|upside down|wrong|burn\w*|disaster|mess|secret\w*|forg[eo]t\w*|salt|sugar|explod\w*|alone|without|drop\w*|midnight|chaos|flour|catch\w*)\b/i,
    ],
    unless: /\b(?:murder|queen|king|poison\w*|market in|robot|wedding|police|hospital|tooth|donkey|snail|dying)\b/i,
    of: "people",
    after: [
      "+ @kitchen.dawn(hero sit) It was still quite early, and the surprise had to be made without a sound. The first pot lid fell at six, and went round and round on the tiles, and said *wah, wah, wah*, until {hero} sat on it. Everybody held their breath. Upstairs the bed creaked. Then it was quiet again.",
      [
        "@kitchen(hero cook, mate cook) “It says three eggs,” said {hero}. {Talker} cracked them, and two of them even went into the bowl. “And a pinch of salt.” “How big is a pinch?” asked {talker}. They could not agree, and each of them took one. The flour was on the top shelf. {Talker} held the chair, and {hero} reached up, and then it snowed.",
        "@kitchen(hero cook) It said three eggs, and two of them even went into the bowl. It said a pinch of salt. {Hero} looked at {his} fingers and took one more, in case it was too small. The flour was on the top shelf. {Hero} put a box on a chair, reached up, got hold of a corner of the bag, and then it snowed.",
      ],
      "@kitchen(hero cook) By seven the kitchen was white, with footprints in it. Something brown ran down the cupboard. The toast had been forgotten for a moment, and you could smell that in the whole house. “It will be all right once it's in the oven,” said {hero}. It went into the oven as a puddle. When they opened the door again, it was clinging to the roof.",
      "+ @kitchen(hero) “Perhaps there will be enough candles,” said {hero}, “so that you can't see it.” There were fourteen, and two from the cemetery. The dog had licked a clean path across the floor, and lay at the end of it and groaned.",
      "@kitchen(hero sit) And then {loved} coughed upstairs. A slipper scraped over the floor up there. {Hero} stood there with dough in {his} hair. There was no breakfast, there was no cake, there was not one clean cup. It was the day of {loved}, of all days, and they had only made more work. {Hero} sat down on the floor, in the middle of the white, and it went *puff*.",
    ],
    end: [
      "@kitchen(hero write) {Hero} looked at the cloud, and how it settled. Then {he} dipped a finger in it and drew. {He} drew a table on the tiles, a big one, with a cloth. {He} drew a cake with five storeys, and rolls, and a jug, and a vase full of tulips. When the slippers came down the stairs, the feast reached from the stove to the door, and there was just room in it for a chair.",
      "@kitchen(loved look, hero look) {Loved} stood on the threshold and looked at the ceiling, and then at the floor. {Lovedhe} said nothing for so long that {hero} did not dare to look up. Then {loved} hitched up {lovedhis} nightclothes, stepped very carefully over the tulips, sat down at the drawn table and said: “Could somebody pass me the jam?”",
      "+ @kitchen(loved eat, hero eat) They ate out of the tin afterwards, with spoons, what had stuck to the roof. It was salty enough for two. “That,” said {loved} with {lovedhis} mouth full, “is the first cake I have ever had that was bigger than me.”",
      "@kitchen(hero, loved) It took until the evening to clean up, and all of them sang while they did it. One tile was left as it was. It is behind the door, under a pane of glass: a tulip in flour, with a paw print next to it, and the date.",
    ],
  }),
];
