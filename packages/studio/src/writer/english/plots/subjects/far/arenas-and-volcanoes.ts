import { role, story } from "../subject-story.ts";

/** Stories of old Rome and of those who hear, see or feel a danger first. */
export const arenasAndVolcanoes = [
  story({
    says: [
      /\b(?:overhears?|overheard|hears? (?:of|about)|discover(?:s|ed)?|finds? out|found out|learn(?:s|ed)|sees?|saw|knows?|knew)\b/i,
      /\b(?:an? )?(?:plots?|conspira\w+|plan(?:s|ned)?|poison\w*|murder\w*|assassin\w*|kill\w*)\b(?: to [a-z]+)?/i,
      role(
        "master",
        "senator|emperor|king|queen|prince|princess|lord|duke|sultan|consul|pharaoh|count|master|mistress|empress|general|governor|shogun",
      ),
      /\b(?:slave|servant|maid|page|cook|kitchen|stable (?:boy|girl|lad)|scullery|cupbearer|taster|gardener|seamstress|lamplighter|apprentice|dishwasher)\b/i,
    ],
    may: [role("helper", "sister|brother|friend|grandmother|grandfather|mother|dog|cat")],
    unless: /\b(?:detective|police|train|spaceship|jester|fool|ghost|hired|witch)\b/i,
    of: "people",
    after: [
      "@kitchen.night(hero stand) {Hero} stood quite still behind the flour sacks until the voices had gone. It was to happen at the feast, on the third evening from now. A white powder in the red cup, they had said, and {themaster} would be dead before the figs were served.",
      "@hall(hero run, master walk) In the morning {hero} ran after {themaster} in the long hall. “I have to tell you something,” said {hero}. But people from the kitchen do not speak to {themaster}. Two guards took {hero} by the collar and put {him} down on the back steps, next to the cabbage leaves.",
      "@kitchen(hero talk) {Hero} tried the steward. The steward turned as white as the flour, and asked much too softly: “Who else have you told about this poison?” Then {hero} knew that the steward was in the plot.",
      [
        "+ @kitchen.night(hero talk, helper talk) {Hero} told {thehelper} everything that night, in a whisper. {Thehelper} listened with {hero's} hand held tight. “They watch the door, and they watch your mouth,” it came back at last. “But nobody ever watches your hands.” {Hero} lay awake and thought about that until it was light.",
        "+ @kitchen.night {Hero} lay awake under the table and thought. They watched the door, and they watched {his} mouth. Nobody in that house had ever listened to a word from {him}. But nobody, it occurred to {him}, had ever watched {his} hands.",
      ],
      "@hall.night(hero carry, master sit) Then the lamps were lit for the feast. The steward himself filled the red cup and set it on {hero's} tray. “To {themaster},” he said, and smiled. {Hero} carried the tray the whole length of the hall. {His} knees shook, and the cups rang against each other like small bells.",
    ],
    end: [
      "@hall.night(hero give) Before {themaster} {hero} bowed, and turned once around with the tray, as dancers do. When the tray stood still, the red cup was in front of the steward. “It is an old custom in the kitchen,” {hero} said, so loudly that the music stopped. “Whoever pours, drinks first.”",
      "@hall.night(hero look, master stand) The steward looked at the cup, and did not touch it. “Drink,” said {themaster}. The steward's hand shook so much that the wine ran over the cloth, and where it ran, the cloth smoked.",
      "@hall(hero talk, master talk) “You wanted to tell me something, on the first morning,” said {themaster} to {hero} when the hall was empty. “I had you thrown out.” “Onto the cabbage,” said {hero}. “What do you wish for?” “To be free,” said {hero}. It was written down that same night.",
      "@hall(hero eat, master eat) {Hero} did come back to that hall, now and then, through the front door and as a guest. There was always one red cup on the table, full of water. {Themaster} poured it, and, as the custom is, drank first.",
    ],
  }),
  story({
    says: [
      /\b(?:volcano|pompeii|herculaneum|vesuvius|etna|krakatoa|eruption|erupt\w*)\b/i,
      /\b(?:notic\w*|warn\w*|believ\w*|smok\w*|springs?|wells?|animals?|birds?|dogs?|trembl\w*|rumbl\w*|feels?|felt|hears?|heard|smell\w*|dreams?|dreamed|escap\w*|flee\w*|fled|predict\w*|laugh\w*|knows?|knew|about to)\b/i,
      /\b(?:village\w*|town|city|people|island|family|neighbours|market|everyone|nobody|no one|pompeii|herculaneum|daughter|son|slave|bak\w+)\b/i,
    ],
    may: [/\b(?:the )?(?<sign>springs|wells|dogs|birds|animals|smoke|goats|rats|cats|fish)\b/i],
    unless:
      /\b(?:dragon|egg|spaceship|planet|dinosaur|villain|lair|sacrific\w*|museum|science fair|experiment|archaeologist|bake[sd]? (?:a )?volcano|after the eruption)\b/i,
    of: "people",
    after: [
      [
        "@street(hero look) {Hero} could not stop thinking about the {sign}. That morning the mountain above the roofs looked as it always did, green and sleepy, with one small cloud on its head. But when {hero} laid a hand on the ground, the ground was warm, like the side of an animal.",
        "@street(hero look) That morning the mountain above the roofs looked as it always did, green and sleepy, with one small cloud on its head. But when {hero} laid a hand on the ground, the ground was warm, like the side of an animal.",
      ],
      "@market(hero talk) “The mountain is waking up,” said {hero} in the market. “We must leave the town.” The fishmonger laughed. The priest said that mountains do not sleep, so how should they wake? “Have you got anything to sell,” asked the baker's wife, “or only fear?”",
      "@street(hero run) {Hero} ran from door to door. The rich did not want to leave their statues, and the poor did not want to leave their goats. In the evening the cups trembled on all the shelves of the town, quite softly, as if a heavy cart were passing.",
      "+ @street.night {Hero} sat on the steps and watched the smoke. Even the rats were going now, in a long line, with their young in their mouths. They went down to the sea, and none of them stopped to discuss it. What would people run for, {hero} thought, if they won't run from anything?",
      "@market.dawn(hero run) Early in the morning {hero} stood on the rim of the fountain with a cooking pot and beat it with a spoon. “Free fish!” shouted {hero}. “A whole shoal has run ashore in the next bay! Free fish for whoever comes first! Bring the big baskets!”",
    ],
    end: [
      "@street.day(hero run) It was wonderful how fast they could be. The fishmonger ran, and so did the priest, with his robe over his arm. They took the children, the grandmothers and the goats along, because more hands carry more fish. {Hero} ran behind them all, beat on the pot, and drove the last of them out through the gate.",
      "@sea(hero look) They were an hour away, in the next bay, and very angry. “Where is it?” shouted the fishmonger, and lifted his basket over {hero's} head. Then the mountain spoke. They turned round, all of them, and over the place where their town lay a black tree of smoke was growing into the sky.",
      "+ @sea.night It rained ash and hot stones all that day, and they sat in the bay under their upturned baskets. {Hero} counted them, again and again. Four thousand and twelve, and two hundred goats. The fishmonger said nothing for a very long time. Then he put his own basket over {hero}.",
      "@harbour.golden(hero stand) The new town was built in that bay, with its face to the volcano. Once a year somebody stands up there and beats on a cooking pot, and calls out: “Free fish!” Then they all put down what they are doing and run, laughing, down to the sea. {Hero} always came last, with the pot.",
    ],
  }),
  story({
    says: [
      /\b(?:gladiators?|arena|colosseum|coliseum|amphitheatre|gladiatrix)\b/i,
      role("fighter", "gladiator|gladiatrix|fighter|warrior|slave"),
      role(
        "friend",
        "best friend|oldest friend|closest friend|friend|brother|twin brother|cousin|comrade|former friend|childhood friend",
      ),
      /\b(?:fight\w*|fought|faces?|faced|against|opponent|duel|kill\w*|battle)\b/i,
    ],
    unless: /\b(?:robot|spaceship|video game|lion cub|football|boxing|school)\b/i,
    of: "people",
    after: [
      "@room.night(fighter sit) The names had been written on the wall with chalk: {thefighter}, and below it {thefriend}. They had shared one blanket in that cellar, and one bowl. {Thefighter} knew each of {thefriend's} scars, and had sewn up two of them.",
      "@room.night(fighter talk, friend talk) “If we refuse to fight, they'll kill us both,” said {thefriend} in the dark. “And if we do it, only one of us.” “Do you remember how we used to practise with the wooden swords? The long one, with all the turns?” {Thefriend} had to laugh.",
      "+ @room.night(fighter stand, friend stand) They practised it until morning, with spoons, between the sleeping men: high, low, turn, the leap over the blade, the stumble that is not a stumble. It looked terrible, and it hurt no one. The old trainer in the corner watched with one eye. He shut it again, and told nobody.",
      "@stadium(fighter walk, friend walk) Then the gate went up, and the light hit them like water. Up there in the shade sat the emperor and ate grapes. {Thefighter} raised the sword, and so did {thefriend}. “High,” whispered {thefighter}. “Low,” whispered {thefriend}.",
      "@stadium(fighter stand, friend stand) Nobody had ever seen such a fight. {Thefighter} leapt, {thefriend} rolled, sand flew up, and forty thousand people held their breath. But there was no blood, and in the end it came to the emperor's notice. He put down his grapes. “Finish it,” he said.",
    ],
    end: [
      "@stadium(fighter stand, friend stand) {Thefighter} looked at {thefriend}, and {thefriend} nodded. They knelt down face to face, and each laid the point of the sword on the other's heart. “Together or not at all,” said {thefighter} loudly.",
      "@stadium(fighter stand) The emperor lifted his hand, with the thumb out. Before he could turn it, a child up in the cheapest seats called: “Let them go!” An old woman joined in, and after her a baker, and then whole rows. “Both!” they shouted. “Both! Both!”",
      "@stadium(fighter hug, friend hug) An emperor can do anything, except be the only one in the arena who wants a thing. He looked around, and smiled as if it had been his own idea, and his thumb went in. Two wooden swords were brought: those who receive one are free for ever. {Thefighter} dropped the iron in the sand and put both arms around {thefriend}.",
      "@farm.golden(fighter stand, friend stand) They keep goats now, in the hills, and share a fence and a well. When there is a wedding in the village, people ask them for the long one, with all the turns. “High,” whispers {thefighter}. “Low,” says {thefriend}, “and mind my knee.”",
    ],
  }),
  story({
    says: [
      /\btitanic\b/i,
      /\b(?:maid|steward\w*|musician|violin\w*|boy|girl|woman|man|mother|father|family|couple|cook|stoker|passenger|tickets?|emigrant\w*|sister|brother|love\w*|dog|baker|lifeboat|cabin|voyage|aboard|on board|sail\w*|travel\w*|survivor)\b/i,
    ],
    may: [
      role("friend", "sister|brother|friend|mother|father|little girl|little boy|baby|son|daughter|grandmother"),
      /\b(?:(?:got|w[io]ns?|bought|received|found|stole|gets?) (?:a|his|her|the) )?(?<ticket>tickets?)\b(?: (?:for|to|on) the titanic)?(?: by mistake)?/i,
    ],
    unless:
      /\b(?:wreck|div(?:er|es|ing)|museum|time (?:travel\w*|machine)|prevent|film|movie|model|ghosts?|submarine|granddaughter finds|grandmother's|space\w*|prom|restaurant)\b/i,
    of: "people",
    after: [
      "@ship(hero walk) The Titanic was as long as a street and as high as a church. {Hero} got lost on it four times on the first day. Then a steward politely showed {him} the way down, to the small cabins where the engines hummed.",
      [
        "@ship.night(hero look, friend look) But from getting lost you learn. By the fourth evening {hero} knew every staircase of the Titanic, also those that were not on any plan. {He} showed {thefriend} the ladder behind the potato store, and they stood up there in the cold under all the stars.",
        "@ship.night(hero look) But from getting lost you learn. By the fourth evening {hero} knew every staircase of the Titanic, also those that were not on any plan. Behind the potato store there was a ladder that went all the way up. {Hero} stood up there in the cold under all the stars.",
      ],
      "@corridor.night(hero look) It was not a loud noise. In {hero's} cabin a glass slid slowly over the table, and did not slide back. Then the engines stopped, for the first time in days, and everybody below woke up from the silence.",
      "@corridor.night(hero run) Water stood in the corridor, only as high as a shoe. But at the top of the stairs there was an iron gate, and it was locked. Two hundred people stood in front of it with their bundles and their babies, and pushed. {Hero} looked at the gate. Then {he} thought of the potatoes.",
    ],
    end: [
      [
        "@corridor.night(hero run, friend run) “Follow me!” shouted {hero}. “Hold on to the coat in front of you!” {He} took {thefriend} by the hand and ran: left, through the linen room, past the ovens, up the ladder. Behind {him} came a whole train of people, coat by coat.",
        "@corridor.night(hero run) “Follow me!” shouted {hero}. “Hold on to the coat in front of you!” {He} ran: left, through the linen room, past the ovens, up the ladder. Behind {him} came a whole train of people, coat by coat.",
      ],
      "@ship.night(hero give) {Hero} lifted children into the lifeboats until {his} arms would not bend any more. “There's one place left,” said the officer. {Hero} looked around for somebody else to put in it. But all of those who had held on to the coats pushed from behind, and so {he} was in it before {he} could say a word.",
      "@sea.night(hero look) They rowed. The lights of the Titanic still burned, row above row, until they went out all at once. {Hero} counted the faces around {him}, over and over, and kept the smallest ones warm under {his} coat. When the sky got grey there was a ship on the horizon, and it was coming fast.",
      [
        "@harbour(hero stand, friend stand) In New York {hero} walked down the gangway with nothing in {his} pockets but a piece of paper gone soft with salt water. It had been {his} ticket. {He} kept it all {his} life, in a frame, beside a picture of {thefriend}.",
        "@harbour(hero stand) In New York {hero} walked down the gangway with nothing in {his} pockets but a piece of paper gone soft with salt water. It had been {his} ticket. {He} kept it all {his} life, in a frame over the kitchen table. Every April, cards came from all over the land, and each was signed in the same way: one of the coats.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:(?:covered )?wagons?(?: train)?|oxen|oregon trail|prairie schooner)\b/i,
      /\b(?:(?:travel\w* |head\w* |go(?:es|ing)? |went )?west\w*|prairie|oregon|california|trail|wyoming|nebraska|gold rush|pioneers?|settlers?|18[3-8]\d)\b/i,
    ],
    may: [
      /\b(?<sick>(?:his|her|their|the) (?:mother|father|grandmother|grandfather|brother|sister|mum|dad|parents))(?= (?:fell|became|got|was|were) (?:very )?(?:ill|sick))/i,
      role("pal", "little brother|little sister|brother|sister|dog|horse|friend|cow|baby"),
    ],
    unless:
      /\b(?:bank|robber\w*|outlaws?|sheriff|vampire|time (?:travel|machine)|toy|wagon wheel caf|circus|ghost|(?:daughter|son|child|baby|girl|boy) (?:falls?|fell|became|gets?|got|was|is) (?:very )?(?:ill|sick))\b/i,
    of: "people",
    after: [
      [
        "@meadow(hero walk) {Hero} walked beside the oxen with the long stick in {his} hand. They were as big as sheds, and their names were Pride and Sorrow. Under the white roof of the wagon lay {sick}, and at each stone the wheels made the bed jump. “Slowly,” said {hero} to the oxen.",
        "@meadow(hero walk) {Hero} walked beside the oxen with the long stick in {his} hand. They were as big as sheds, and their names were Pride and Sorrow. Behind them creaked the wagon, with everything that they owned: a stove, a clock, a rose bush in a bucket.",
      ],
      "@meadow(hero walk) The other wagons were soon a cloud of dust far ahead. “We can't wait,” the wagon master had said. He had given {hero} a piece of chalk. “At each river I'll leave you a mark where we crossed.” So {hero} followed the wheel tracks west, and looked for chalk.",
      [
        "+ @meadow.night(hero sit, pal sit) In the evening {hero} made a fire, and rubbed the oxen's necks with fat, where the yoke had been. {Pal} stayed close. Far out there something howled. “They're only singing,” said {hero}, and was not sure. Then Sorrow, the bigger one, lay down all around the two of them like a warm wall.",
        "+ @meadow.night(hero sit) In the evening {hero} made a fire, and rubbed the oxen's necks with fat, where the yoke had been. Far out there something howled. “They're only singing,” said {hero} aloud, and was not sure. Then Sorrow, the bigger ox, lay down all around {him} like a warm wall.",
      ],
      "@river(hero look) Then they stood at the big river. On a rock there was a chalk mark, and it said: HERE. But it had rained in the mountains since, and where the others had crossed, whole trees were going by.",
      "@river(hero stand) {He} let go of the yoke. “You choose,” {hero} said to the oxen. Pride lifted his nose. He turned to the left, away from the mark, and walked upstream.",
    ],
    end: [
      [
        "@river(hero walk) It was more than a mile. There the river was so wide that it was hardly deep at all, and you could see pebbles. {Hero} took Sorrow by the horn and went in. The water rose to the knees, to the hips, to the floor of the wagon. “Are we swimming?” called {sick} from inside. “A little,” {hero} called back. “Hold the clock!”",
        "@river(hero walk) It was more than a mile. There the river was so wide that it was hardly deep at all, and you could see pebbles. {Hero} took Sorrow by the horn and went in. The water rose to the knees, to the hips, to the floor of the wagon. The stove slid, and the clock struck four.",
      ],
      "@river(hero sit) Then there was gravel under the wheels. After that {he} took the chalk, and on the biggest stone at this new ford {he} drew an arrow and wrote: HERE IS BETTER. ASK THE OXEN.",
      [
        "@mountain.golden(hero stand) They caught up with the others at the foot of the mountains, before the first snow. In the wagon {sick} was sitting up and asked for soup. “Who drove?” the man asked. “Those two,” said {hero}. “I only walked along.” The man took off his hat, first to the oxen, and then to {him}.",
        "@mountain.golden(hero stand) They caught up with the others at the foot of the mountains, before the first snow. “Who found the ford?” the man asked. “Those two,” said {hero}. “I only walked along.” The man took off his hat, first to the oxen, and then to {him}.",
      ],
      "@farm(hero stand) In the west {hero} built a house, and by its door the first rose came out of the bucket. And on the trail, at the wide place in the river, hundreds of wagons crossed after that. Each of them drew over the chalk, so that it should not fade: ASK THE OXEN.",
    ],
  }),
];
