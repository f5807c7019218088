import { story } from "../subject-story.ts";

/** Stories of doors, lifts and shops that lead where nothing should be. */
export const doors = [
  story({
    says: [
      /\b(?:lift|elevator)s?\b/i,
      /\b(?:floor|button|opens?|opened|stops?|stopped|forest|world|doors|another|different|extra)\b/i,
    ],
    unless:
      /\b(?:dead|husband|wife|mother|father|beach|ocean|sea|desert|19\d\d|childhood|past|future|moon|space|stars|ghosts?|kiss\w*|date|strangers?|blackout|neighbou?rs?|boss|heaven|hell|demolished|burned down|stuck|ex\b|pregnant|wardrobe|broken|murder|wedding|tiny elevator)\b/i,
    of: "people",
    after: [
      "@forest(hero look) There was moss where the doormat of the third floor should have been. It smelled of rain and mushrooms. Far off a bird called, and a path of small white stones went in between the trees. {Hero} looked back at the lift.",
      [
        "@forest(hero walk, mate walk) “We should go back,” said {talker}, and took two steps forward. {Hero} laid a shoe in the door so that it could not close. Then the two of them followed the stones. Every few paces a number hung on a tree, of brass, like those on flats: 12, 13, 14.",
        "@forest(hero walk) {Hero} took off a shoe and laid it in the door, so that it could not close. Then {he} followed the stones. Every few paces a number hung on a tree, of brass, like those on flats: 12, 13, 14. On number 15 there was even a bell.",
      ],
      "@forest(hero talk) {Hero} rang. A flap opened in the trunk, and an old man in slippers looked out. “At last!” he said. “The caretaker. I've been waiting since they built that house of yours. It stands right on our spring. For fifty years we've had no water in here.” And indeed, the leaves above him were grey.",
      "+ @forest More flaps opened. A lady with a squirrel on her shoulder complained about the noise from above. Two children with burrs in their hair wanted to touch {hero's} sleeve. “We lived here first,” they explained. “When the house came, we just moved one floor over.”",
      "@forest(hero talk) “I'm not the caretaker,” said {hero}. “Oh,” said the old man, and his shoulders sank. All around the flaps began to close, one after the other, click, click. {Hero} thought of the cellar at home. There was a pipe in it that had always dripped, day and night, into a bucket that nobody emptied.",
    ],
    end: [
      "@cellar(hero stand) “Don't go away!” called {hero} and ran. The shoe was still in the door. Down in the cellar {he} took the big spanner from its nail and turned the old tap beside the pipe, which nobody had ever touched. It stuck. It stuck again. Then somewhere behind the wall it began to gurgle.",
      [
        "@forest(hero stand, mate stand) When they went up again, {hero} and {talker}, there was a brook next to the white stones, and the old man stood in it up to his slippers and laughed. Each leaf had its colour back. They all came and shook hands, with wet fingers, and the children brought berries in a hat.",
        "@forest(hero stand) When {hero} came up again, there was a brook next to the white stones, and the old man stood in it up to his slippers and laughed. Each leaf had its colour back. They all came and shook hands, with wet fingers, and the children brought berries in a hat.",
      ],
      "+ @forest(hero talk) “You must come to tea,” said the lady with the squirrel. “It's only a floor.” {Hero} asked how to find it again, for there was no button. “Press three and four together,” said the old man, “and think of somebody who might be thirsty.”",
      "@lift(hero carry) In the house they wonder why the water tastes so good. There is a pot of moss in the lift now, too, and it thrives. And now and then the lift stops between the floors for a minute. That was always {hero}, who got out with a cake.",
    ],
  }),
  story({
    says: [
      /\b(?:doors?|portal|gate|wardrobe|tunnel|mirror|hatch|staircase)\b/i,
      /\b(?:behind|leads?|led|opens?|opened|goes|went|through|finds?|found|discover\w*)\b/i,
      /\b(?:another|other|magic\w*|secret|strange|different|land|world|kingdom|forest|lost|tiny|hidden)\b/i,
    ],
    unless:
      /\b(?:19\d\d|18\d\d|past|future|childhood|centur\w+|years ago|space|planet|prison|mines?|war|soldiers?|snow|winter|sea|beach|dead|late|grown|squirrel|taxes|murder|stairs creak|next door|neighbour|police|birthday party|doorstep|haunted|shop|lift|ghost|slams?|candles|scream|footsteps|reflection|book (?:about|of|on)|into (?:a|the|his|her) [a-z ]*book|dinosaurs?|dragons?|giants?)\b/i,
    of: "young",
    after: [
      [
        "{Hero} went in first, on hands and knees, and {talker} held on to {hero's} foot. It smelled of cinnamon in there and of cold stone. Then the floor came to an end, and they looked down into a valley with a purple river. The sun was just going up. It had a face, and it yawned.",
        "{Hero} went in on hands and knees. It smelled of cinnamon in there and of cold stone. Then the floor came to an end, and {he} looked down into a valley with a purple river. The sun was just going up over it. It had a face, and it yawned.",
      ],
      "@meadow.magic(hero look) By the path stood a guard as high as a thimble, with a spear made of a hairpin. “Halt! Who's bringing the draught in?” he shouted. {Hero} had left the door open. A wind was blowing through it, down into the valley, and where it blew, all the little lamps in the windows went out.",
      "@meadow.magic(hero talk) “Our fires can't stand your wind,” said the guard gloomily. “And without the fires the night stays. It has already started, do you see?” Over the hills came a big grey edge, like a blanket that somebody pulls. The sun with the face looked at it with worry and hurried up a little.",
      "+ @meadow.magic {Hero} ran back and shut the door. But on this side there was no latch; it swung open again at once. {He} leaned against it with {his} whole back. That helped, as long as {he} stood there. “You can't stay for ever,” said the guard. “No,” said {hero}. “Have you got any string?”",
      [
        "@meadow.magic(hero look, mate look) They had string, but it was as thin as hair. They had glue, but it was honey. “What have you got with you?” asked {talker}. They emptied their pockets: a marble, a whistle, half a biscuit, and a long woollen thread that had come loose from {hero's} jumper.",
        "@meadow.magic(hero look) They had string, but it was as thin as hair. They had glue, but it was honey. {Hero} emptied {his} pockets: a marble, a whistle, half a biscuit. From the hem of {his} jumper hung a long woollen thread that had come loose in the morning. {Hero} looked at it.",
      ],
    ],
    end: [
      "@meadow.magic(hero build) {He} pulled. The thread grew longer and the jumper shorter. {He} wound it around the handle, over a root, and back, twenty times, thirty times. By the time that the sleeves were gone the door was firmly shut. Not the smallest breath of wind came through. Down in the valley the first lamp was lit.",
      "@meadow.magic Then they were lit in every window, and the sun with the face sat down on the hill to rest. The whole valley came out and sang, in voices like teaspoons. {Hero} was carried on four hundred shoulders, or at least {his} little finger was. There was a feast, with half a biscuit for everyone.",
      [
        "+ “But how do we get home?” asked {talker}. “By the back door,” said the guard. “It's a bit narrow.” It came out in the laundry basket, under the towels. In front of it, with a knot as fine as a hair, somebody had tied a very small bell.",
        "“By the back door,” said the guard, when {hero} had to go home. “It's a bit narrow.” It came out in the laundry basket, under the towels. In front of it, with a knot as fine as a hair, somebody had tied a very small bell.",
      ],
      "@bedroom.dawn(hero look) “Where is your jumper?” everybody asked. “On a door,” said {hero}, and that was the truth. On {his} window sill, the next morning, lay a new one. It was purple, knitted with needles that must have been hairpins, and it fitted one finger exactly.",
    ],
  }),
  story({
    says: [
      /\b(?:shop|store|market stall|stall|kiosk|vending machine|pawnshop|bookshop|caf[eé]|boutique)\b/i,
      /\b(?:magic\w*|wish\w*|time|luck|courage|dreams?|happiness|memories|second chances?|lost (?:things|years|days|time)|only (?:at night|appears?|opens?|one day)|appears?|appeared|spells?|bottle[sd]?|feelings|what you need|wasn't there|was not there|never (?:been )?there)\b/i,
      /\b(?:s[eo]lls?|sold|buys?|bought|find\w*|found|appears?|appeared|opens?|opened|walks? in|walked in|works?|worked|customer|wanders?|wandered|gives?|gave|discover\w*|inherits?|inherited)\b/i,
    ],
    unless:
      /\b(?:(?:opened|ran|runs|owned|owns|inherit\w*|kept|keeps|took over) (?:an?|her|his|their|the|my) (?:\w+ ){0,3}(?:shop|store|stall|kiosk|caf[eé])|worked (?:in|at|as)|works (?:in|at|as)|shopkeeper|memor(?:y|ies)|murder|rob(?:s|bed)?|closing|close down|barista|dreams? of|first time|wedding dress|doll|toy)\b/i,
    of: "people",
    after: [
      "@shop(hero look) A bell rang as the door fell shut. The shelves reached up into the dark. Everything on them was in jars, with labels in brown ink: one good night's sleep. The right word, a minute earlier. Five degrees more courage.",
      "@shop(hero look) “The price is on the back,” said the shopkeeper, a small person with a very large ledger. {Hero} turned a jar around. It said: the name of your first friend. On the next it said: the way to school. “You pay with what you don't use any longer,” said the shopkeeper.",
      [
        "@shop(hero look, mate talk) “Don't,” said {talker}, and pulled at {hero's} sleeve. “You don't know what you'll miss.” But {hero} had already seen the jar. It stood quite at the back, with dust on its shoulders, and on it was written, in just so many words, what {hero} had been wanting for years.",
        "@shop(hero take) {Hero} had meant only to look. But there was a jar, quite at the back, with dust on its shoulders, and on its label was written, in just so many words, what {hero} had been wanting for years. {His} hand went out to it by itself.",
      ],
      "+ @shop(hero take) It was warm, like an egg. If {he} held it to {his} ear, something hummed in there. “A fine piece,” said the shopkeeper and opened the ledger. “I've had it for a long time. Most people don't reach so far back.” The pen was dipped into the ink already.",
      "@shop(hero look) “And what does it cost?” asked {hero}. The shopkeeper turned the jar around. It said: the sound of somebody laughing in the next room. {Hero} knew at once which laugh, and which room. {He} had not thought of it for a long time.",
    ],
    end: [
      "@shop(hero give) {Hero} stood there with the jar in both hands. It was everything that {he} had wished for. Then {he} listened: behind the wall of years, small and clear, somebody was laughing as if nothing could ever go wrong. “No,” said {hero}, and put the jar back. “I do need that. I had only left it lying about.”",
      "@shop(hero take) The shopkeeper did not look annoyed at all, but shut the ledger with great care. “Do you know,” said the shopkeeper, “that you're the third in two hundred years? Everybody pays. They go out with their jar and don't know why it's so quiet at home.” And a little hand pushed something over the counter. “On the house.”",
      "+ @street(hero look) Outside the street was as it always is. {Hero} turned around to remember the place, and there was a wall there, with a poster for a circus that was long gone. In {his} hand {he} held a paper bag, folded twice over at the top. It weighed nothing.",
      "@room(hero talk) {Hero} opened it at home. It was empty, or so it seemed. But as the air came out of it, somebody laughed, in the next room, quite near. {Hero} did not go and look. {He} picked up the telephone and rang a number that {he} still knew by heart. What {he} had wished for came later, by itself, as it does.",
    ],
  }),
  story({
    says: [
      /\bshadows?\b/i,
      /\b(?:leaves?|left|los[et]s?|lost|runs? away|ran away|without|alive|own (?:life|mind|will)|late|trades?|traded|buys?|bought|s[eo]lls?|sold|play|refuses?|refused|steals?|stole|escap\w*|separat\w*|disappear\w*|different)\b/i,
    ],
    unless: /\b(?:pawnbroker|trad(?:es|ed) in|shadow of (?:a|the) (?:man|killer)|murder|shadow puppet|town|village)\b/i,
    of: "people",
    after: [
      "@street(hero walk) It is an odd feeling to stand in the sun without a shadow. {Hero} felt too light, like a cup without a saucer. Dogs walked around {him}. At the baker's a child pointed at the floor by {his} feet and began to cry, and {hero} went home along the walls.",
      "@street(hero walk) So {hero} set out to look for it. {He} asked the street lamps, who see so much. “It came by,” said one of them. “It was skipping.” {Hero} had never skipped in {his} life. {He} found a trace of it on the wall of the swimming pool, still wet, in the shape of somebody who has jumped in with a great splash.",
      [
        "@street(hero talk, mate talk) “It does all the things that you don't,” said {talker}. And it was so. It had been seen at the fair, on the big wheel. It had danced at a wedding to which nobody had invited it. “It's having a wonderful time,” said {talker}, and looked at {hero}, “and you've got a cold.”",
        "@street(hero walk) Wherever {he} came, it had been there before. It had been seen at the fair, on the big wheel. It had danced at a wedding to which nobody had invited it. Everybody had something nice to tell about it. Nobody had ever told such things about {hero}.",
      ],
      "+ @street.dusk(hero sit) In the evening {hero} sat down on the steps of the fountain. “What did I do to it?” {he} asked the pigeons. “I always took it along.” “Where to?” asked a pigeon. {Hero} thought about it. To work, and home again. Along the shady side, because of the heat.",
      "@street.night(hero look) Then the moon came out, and there it was. It sat on the other side of the fountain, black on the white stone, with its arms around its knees. It did not run away. It looked tired. A shadow that nobody casts grows thinner every hour, and through its shoulder {hero} could see the stars.",
    ],
    end: [
      "@street.night(hero talk) “Are you coming home?” asked {hero}. The shadow shook its head. Then it pointed at {him}, and at itself, and made two fingers skip along the rim of the fountain. “I can't do that,” said {hero}. The shadow shrugged. It was so pale by now that the water shone through it.",
      "@street.night(hero dance) So {hero} stood up. {He} looked to the left and to the right. Then {he} skipped, once around the fountain, like a goat with three legs. At the second round the shadow lifted its head. At the third it jumped up, and at the fourth its feet landed under {hero's} feet, and stuck.",
      "+ @street.night(hero walk) They went home the long way round, over the walls and through every puddle. “I don't promise anything for Mondays,” said {hero}, out of breath. The shadow nodded. It was quite black again, and it had a rip in one knee, which it had brought along from somewhere.",
      "From then on {hero} walked on the sunny side. And on Saturdays {he} went to the fair, rode on the big wheel, and waved down. And below, on the ground, small and sharp, between all the others, somebody waved back up.",
    ],
  }),
  story({
    says: [
      /\b(?:reflection|mirror|mirrors)\b/i,
      /\b(?:alive|moves?|moved|different|own|other|waves?|waved|talks?|talked|speaks?|spoke|steps? out|stepped out|smiles?|smiled|swaps?|swapped|escap\w*|disappear\w*|wrong|late|does(?:n't| not)|did(?:n't| not)|refuses?|refused|gone|shows?|showed)\b/i,
    ],
    unless: /\b(?:murder|jokes|ferryman|snow white|rear)\b/i,
    of: "people",
    after: [
      "{Hero} raised the left hand. The one in the glass raised nothing. It stood there with crossed arms and looked {him} over, from top to bottom. “You've got toothpaste on your chin,” it said. “You've had it there since Thursday. I have been copying it for days, and I'm sick of it.”",
      "{Hero} wiped off the toothpaste. It did not occur to {him} to say anything cleverer. “Do you know what my day is like?” asked the other. “I wait. You come, you pull a face, and you go. You've never once said good morning.”",
      [
        "{Hero} called {talker}. “It talks,” said {hero}. {Talker} looked into the glass, and it showed two ordinary people with open mouths. “You need sleep,” said {talker}. But as they went out, {talker} turned round at the door once more. One of the two in there was putting out a tongue.",
        "{Hero} hung a towel over it. “That won't help!” called the voice behind the cloth. It was also in the shop windows, after that, and in the spoon. “Good morning,” said {hero} at last, to the spoon, through {his} teeth. “There you are,” said the spoon. “It doesn't hurt.”",
      ],
      "+ They came to an agreement. In the morning there would be a greeting, and no face. In return the other would stand still for the combing. It was a better barber than {hero}, because it knew the back. “You've got a nice neck, by the way,” it said. Nobody had told {him} that before.",
      "Then there was a morning when {hero} did not want to get up. Something had gone so wrong that {he} was ashamed to be seen. {He} crept past with {his} head down. “Stop,” said the other. “Look here. I want to show you something.”",
    ],
    end: [
      "“I can't show you tomorrow,” it said. “I'm glass. I can only show what was there. Watch.” It breathed on itself, and in the mist came pictures: {hero}, small, with a gap in the teeth and a medal of cardboard. {Hero} at a sickbed, holding somebody's hand all night. {Hero} laughing so hard that milk ran out of {his} nose.",
      "“I was there each time,” said the other. “I've seen you from the front for your whole life. You only know yourself from the inside, where it's dark and untidy. Believe the one who has looked.” {Hero} leaned {his} forehead on the glass. On the other side a forehead was leaned against it.",
      "+ After that {hero} straightened {his} collar, went out, and put right what could be put right. It was not half as bad as {he} had thought. When {he} came home, {he} went straight to the glass to tell about it, and they both talked at once.",
      "It is quite an ordinary mirror. Visitors see only themselves in it. But they often say that they look friendlier in it than anywhere else, and they ask where it was bought. And down in the corner there is a spot of toothpaste, which neither of the two has wiped away.",
    ],
  }),
];
