import { role, story } from "../subject-story.ts";

/** Stories of a jester, a calm sea, a raft, swapped lives, a dragon's egg and a careful giant. */
export const raftsAndJesters = [
  story({
    says: [
      /\b(?:jester|court fool|fool|clown)\b/i,
      role("ruler", "king|queen|emperor|empress|prince|princess|duke|sultan|tsar|lord|shah|pharaoh"),
      /\b(?:murder\w*|kill\w*|plot|poison\w*|truth|laugh\w*|conspira\w*|sad|war|betray\w*|joke\w*|seriously|assassin\w*|traitor\w*|secret|exile\w*)\b/i,
    ],
    unless: /\b(?:circus|birthday|april|ghost|princess who never)\b/i,
    of: "people",
    after: [
      "@castle(hero dance) {Hero} had made the court laugh that night with a turnip, a bucket and a very small hat. But while {he} was upside down, under the table, {he} had seen something that was no joke: three pairs of fine shoes close together, and a hand that passed on a dagger. “At the carnival,” a voice had said. “While everybody is laughing.”",
      "@castle(hero talk, ruler sit) “Your Majesty,” said {hero} in the morning, “someone wants to murder you.” {Theruler} laughed. “And with what?” asked {theruler}. “A turnip?”",
      "+ @corridor(hero talk) {Hero} went to the captain of the guard, and he held his stomach and begged {him} to stop. The bishop threw {him} a coin. If you have been funny for twelve years, nobody listens any more to what you say. They only wait for the end of it. “And where's the point?” asked the cook. “That's just what I'm afraid of,” said {hero}.",
      "+ @bedroom.night(hero sit) {Hero} sat on {his} bed and took the bells off {his} cap, one after another, so as to be able to think. {He} could run away. No one would look for a fool. But {theruler} had once, in the winter of the fever, brought {him} soup in person, and spilled half of it, and told a joke. It had been a very bad joke. {Hero} had laughed all the same. {He} sewed the bells on again.",
      "@castle.night(hero look, ruler sit) So the carnival came. {Hero} saw the three pairs of fine shoes, to the left, to the right, and behind the throne. “Then it has to be done without words,” thought {hero}. {He} took the turnip, the bucket and the very small hat, and ran out into the middle of the hall.",
    ],
    end: [
      "@castle.night(hero dance, ruler look) {Hero} played {theruler}, with the bucket for a crown. Then {he} played the three: how they put their heads together, how the dagger went from hand to hand. And as {he} danced past the throne, {he} pointed with the very small hat at one shoe, at the second, and at the third.",
      "@castle.night(ruler stand) It was so silent that you could hear the candles. For the first time in twelve years nobody laughed. {Theruler} looked at the shoes, and then into the eyes behind the masks. Then a dagger slid out of a sleeve and clattered down the steps, one by one, to {hero's} feet.",
      "@castle(hero talk, ruler talk) “You told me the truth,” said {theruler}, when the three had been led away, “and I laughed. Why did you not leave?” {Hero} turned the cap in {his} hands. “Because you once brought me soup, in the winter of the fever,” {he} said. {Theruler} came down the steps, sat on the lowest one, and patted the place beside it. “Tell me what else you see, from under the table.”",
      "@castle.golden(hero talk, ruler sit) From then on there was a small second chair next to the throne, with bells on it. But when {he} took off the cap, it grew quiet in that hall, and everybody put down the spoon. In the coat of arms of that house, if you look closely, there is a turnip.",
    ],
  }),
  story({
    says: [
      /\b(?:becalmed|doldrums|no wind|without (?:any )?wind|dead calm|calm sea|wind (?:stops|stopped|dies|died|drops|dropped)|drift(?:s|ed|ing)? (?:for|on|in|across|at sea|alone)|adrift|life ?raft)\b/i,
      /\b(?:boat|ship|sea|ocean|sail\w*|yacht|raft|atlantic|pacific|crew|life ?raft|lifeboat)\b/i,
      /\b(?:days|weeks|water|stuck|food|book|parrot|months|alone|wind|together|surviv\w*|couple|captain|quarrel\w*|thirst\w*)\b/i,
    ],
    may: [role("animal", "parrot|cat|dog|goat|seagull|turtle|hen|monkey|albatross")],
    unless:
      /\b(?:murder\w*|pirates?|shark|tiger|whale|ghost|storm|hurricane|danube|river|oil barrels|space\w*|rhine|mississippi|mermaid)\b/i,
    of: "people",
    after: [
      "@ship(hero look) The sea lay there like a plate. The sail hung down, and its reflection hung up, and between the two of them nothing moved. {Hero} wet a finger and held it in the air. It dried. “Tomorrow,” said {hero}.",
      [
        "@ship(hero talk, mate talk) They had a book, and {hero} read from it aloud: ten pages a day, so that it would last. {Talker} thought that the hero of it was a fool. {Hero} thought that he was brave. They fell out over it so badly that {talker} sat in the bow and {hero} in the stern for a whole day.",
        "@ship(hero read) There was one book on board, and {hero} read ten pages a day, so that it would last. {He} read aloud, with voices. When the villain spoke {he} used a deep one, and sometimes {he} answered back. After a week {hero} quarrelled with the villain so badly that they did not speak to each other for a whole day.",
      ],
      [
        "@ship(hero look, animal sit) Only {theanimal} was content, and slept on the coil of rope. The water was measured out with a thimble now: one for {hero} in the morning, one at night, and one for {theanimal}. {Hero} thought about shade, about cherries, about the tap in {his} kitchen, which had dripped for years and driven {him} mad. What a wonderful tap that was!",
        "@ship(hero look) The water was measured out with a thimble now, one in the morning and one at night. {Hero} thought about shade, about cherries, about the tap in {his} kitchen, which had dripped for years and driven {him} mad. {He} had bought a washer for it, and never fitted it. What a wonderful tap that was!",
      ],
      "+ @ship.night(hero look) At night it was beautiful, that could not be denied. There were as many stars below the boat as above it, and {hero} hung in between. {He} said out loud the things that {he} would do if the wind came. It was a short list, and there was nothing on it that cost any money.",
      "@ship.golden(hero sit) On the last evening there was one more page in the book, and one more thimble of water. {Hero} did not read the page. {He} did not drink the water, either. {He} had noticed something: with all the waiting for the wind, {he} had never once thanked it, in all those years, when it was there. {Hero} held up the thimble to the empty sky. “To you,” {he} said, and poured it into the sea.",
    ],
    end: [
      [
        "@ship.night(hero look, animal look) Nothing happened. {Hero} lay down on the planks. Then {theanimal} lifted its head from the coil of rope. {Hero} looked at it, and did not dare to breathe. Far out, on the black plate of the sea, a wrinkle came towards them, no wider than a finger.",
        "@ship.night(hero look) Nothing happened. {Hero} lay down on the planks and laid the book over {his} face. Then something tickled {him}. It was the last page. {Hero} did not dare to breathe. Far out, on the black plate of the sea, a wrinkle came towards {him}, no wider than a finger.",
      ],
      [
        "@ship.night(hero stand, mate stand) “Wind!” shouted {hero}. “Wind!” shouted {talker}, and fell over the bucket. The sail gave a crack like a shot, and then it stood there, round and white, and the boat began to talk under their feet. Behind the wind came a cloud, and out of it came rain, thick and warm.",
        "@ship.night(hero stand) “Wind!” shouted {hero}, to nobody and to everybody. The sail gave a crack like a shot, and then it stood there, round and white, and the boat began to talk under {his} feet. Behind the wind came a cloud, and out of it came rain, thick and warm. {Hero} lay on {his} back with {his} mouth open and drank, and laughed, and choked on it, and drank.",
      ],
      "+ @harbour(hero walk) On the fifth day after that there was a coast, with a harbour and a town and a fountain that simply ran, day and night, and people walked by without looking at it. {Hero} stood before it for such a long time that a policeman came. “Is anything the matter?” asked the policeman. “No,” said {hero}. “Everything is here.”",
      "@kitchen.night(hero sit) The tap in {hero's} kitchen still drips. At night {hero} listens to it with great contentment. And the book stands on the shelf; its last page has never been read. That one is being saved, for the next time that there's no wind.",
    ],
  }),
  story({
    says: [
      /\braft\b/i,
      /\b(?:drift\w*|float\w*|down(?: the| to)?|danube|rhine|mississippi|river|thames|volga|loire|sea|amazon|elbe|travel\w*|sail\w*|yukon|nile)\b/i,
      /\b(?:brothers?|sisters?|friends?|boys?|girls?|cousins?|siblings|kids|children|father|mother|grandfather|daughter|son|twins|\p{Lu}\w+ and \p{Lu}\w+)\b/u,
    ],
    may: [
      /\b(?:from|out of|with|of) (?:old |empty |some )?(?<stuff>(?:oil |plastic |wine )?(?:barrels|drums|bottles|doors|tyres|tires|logs|planks|crates|pallets))\b/i,
    ],
    unless: /\b(?:life ?raft|shipwreck\w*|island|ocean|storm at sea|pirates?|slave|flood\w*|refugees?|lake|race)\b/i,
    of: "people",
    after: [
      [
        "@river(hero build) They had tied it with every rope that could be found at home, and a washing line. The {stuff} knocked against each other like teeth. “It'll sink,” said the ferryman on the bank. “It'll break up at the first bridge,” said the angler. {Hero} pushed off with a pole. The raft turned round once in a circle, as a dog does before it lies down, and then the river took it along.",
        "@river(hero stand) They had tied it with every rope that could be found at home, and a washing line. “It'll sink,” said the ferryman on the bank. “It'll break up at the first bridge,” said the angler. {Hero} pushed off with a pole. The raft turned round once in a circle, as a dog does before it lies down, and then the river took it along.",
      ],
      "+ @river.golden(hero sit) You see everything from below, on a raft: the undersides of bridges, the soles of the people who sit on walls, the white bellies of ducks. Towns came up, were loud for a while, and went by. Nobody had to row. {Hero} lay on {his} back on the warm planks, and it was the land that was travelling.",
      [
        "@river(hero talk, mate talk) On the fourth day {hero} and {talker} had their first quarrel, about whose turn it was to steer, and who had dropped the only pan in. {Talker} moved to the front end, and {hero} stayed at the back. At that moment, as if it had only been waiting for it, the washing line tore.",
        "@river On the fourth day they had their first quarrel, about whose turn it was to steer, and who had dropped the only pan in. One half of the crew moved to the front end, and the other stayed at the back. “I'd rather be on my own raft,” said the back. “So would we,” said the front. At that moment, as if it had only been waiting for it, the washing line tore.",
      ],
      "+ @river There were two rafts then. The front half went off to the left of a sandbank, and the back half to the right. It took only a minute, and there was an island between them, with willows, and you could not even hear each other shout. {Hero} had always thought that the river was wide. {He} had not known how wide it was.",
      "@river.dusk(hero look) Night came, and with it the barges, black and as long as streets, which see nothing so small. On half of a raft {hero} held the pole with both hands. {He} had the lamp, but not the matches.",
    ],
    end: [
      "@river.night(hero stand) Then {he} began to sing. It was the silly song that they had sung when they tied the knots, with a verse for each rope. {Hero} sang the first verse, as loudly as {he} could, and listened. There was only water. {He} sang the second. And from far over, between two barges, thin and out of tune, came the third.",
      [
        "@river.night(hero hug, mate hug) They sang towards each other for half the night, verse by verse, with poles and with bare hands. When the two halves bumped together, it nearly threw them both into the water. “I've got the matches,” said {talker}. “I've got the lamp,” said {hero}. They tied it up again, with double knots, and took off their belts for it as well.",
        "@river.night They sang towards each other for half the night, verse by verse, with poles and with bare hands. When the two halves bumped together, it nearly threw them all into the water. “We've got the matches,” said one end. “We've got the lamp,” said the other. There was nothing to add to that. They tied it up again, with double knots, and took off their belts for it as well.",
      ],
      "@sea.golden(hero stand) One morning the banks stepped back on both sides, and the water tasted of salt. A fisherman looked at the raft, from the one end to the other, and pushed back his cap. “And you have come down the whole river on that?” “Twice,” said {hero}, “for a bit of the way.”",
      "@garden.golden(hero sit) The raft lies behind the house, in the long grass, with the double knots in it. When there has been a quarrel, two sit down on it, one at the front end and one at the back, until somebody starts on the first verse.",
    ],
  }),
  story({
    says: [
      /\b(?:swap(?:s|ped)?|switch(?:es|ed)?|exchang(?:es|ed)|trad(?:es|ed)|wakes? up in|woke up in) (?:each other's |his |her |their )?(?:bod(?:y|ies)|places|lives|souls|roles|the body)\b/i,
      role(
        "high",
        "general|king|queen|emperor|prince|princess|captain|lord|duke|pharaoh|sultan|president|commander|knight|duchess|professor|boss|director|billionaire",
      ),
      role(
        "low",
        "cook|gardener|beggar|servant|maid|soldier|cleaner|stable boy|fisherman|shepherd|goatherd|baker|janitor|cabin boy|farmer|driver|porter|prisoner|page|slave|chauffeur|apprentice",
      ),
    ],
    unless:
      /\b(?:dog|cat|teacher|twins?|space ?ship|mother and|father and|heir|(?:wants?|wanted|dreams?|dreamed) (?:to be|of being|to become)|gardener|space|school|because (?:he|she) (?:wants?|wanted|loves?|loved)|in order to|so that (?:he|she) (?:can|could))\b/i,
    after: [
      "@bedroom.dawn(high look) {Thehigh} woke up because someone kicked the bed. “Get up, lazybones,” said a voice. “The onions won't peel themselves.” {Thehigh} looked at two red hands with burns on them, and they were the hands of {thelow}. At the same hour {thelow} woke up between silk sheets, screamed, and fell over a sword.",
      "@kitchen(high cook) {Thehigh} gave orders, as {thehigh} always did, and got a wet cloth in the face. By noon {thehigh} had carried forty buckets, and nobody had said thank you. But at noon the others broke their bread in two, and nobody had ever given {thehigh} half of anything before.",
      "@hall(low sit) {Thelow} sat at the long table, in a collar that scratched, and twelve important people bent over a map. “We attack at dawn,” they said, “and lose four thousand men.” “Four thousand?” said {thelow}. “And who's going to cook for them afterwards?” Then they waited for an order, with their pens in the air.",
      "+ @corridor.night(high talk, low talk) They met at night on the back stairs, and each looked into their own face. “Give it back to me!” hissed {thehigh}. “Gladly,” said {thelow}. “Your shoes are too small, and no one tells you the truth. How do you stand it?” {Thehigh} wanted to say something sharp. “And how do you stand the buckets?” {thehigh} said instead. “We sing,” said {thelow}. “Didn't they teach you that?”",
      "@hall.dawn(low stand, high look) “You'll have to give the order,” said {thehigh}. {Thelow} looked down from the steps at all those faces, which looked up. “No,” said {thelow}. “We'll do it my way.”",
    ],
    end: [
      "@meadow.dawn(low walk, high carry) Between the two sides, in the middle of the field, they set up the biggest kettle that there was. {Thelow} lit the fire under it, in all the gold braid, and {thehigh} chopped, and {thehigh} was quick at it by now. Over there, behind the spears, four thousand people had not had their breakfast either.",
      "@meadow(low cook, high give) At first a single one came, with a white handkerchief and a spoon. The two sides sat in the grass, and it came out that the quarrel was about a bridge, and that nobody used it.",
      "@bedroom.dawn(high look) On the next morning each woke up in the right bed. They went together down to the kitchen, in front of all the people, and {thehigh} rolled up the fine sleeves.",
      "@kitchen.golden(high cook, low talk) Since then, once in every week, {thehigh} peels the onions, and {thelow} sits at the long table with the map and asks who is going to eat afterwards. In the kitchen they sing at work, in many voices, and one of them is not very good at it. It carries the buckets all the same.",
    ],
  }),
  story({
    says: [
      /\bdragon(?:'s)? eggs?\b|\beggs?\b[^.]*\bdragons?\b|\bdragons?\b[^.]*\beggs?\b/i,
      /\b(?:volcano|lava|crater|fire|mountain|heat|flames?|iceland|etna|vesuvius)\b/i,
      /\b(?:hatch\w*|bring\w*|brought|carr(?:y|ies|ied)|take|took|tak(?:es|en)|only|must|had to|has to|journey|return\w*)\b/i,
    ],
    may: [
      role("giver", "grandmother|grandfather|grandma|grandpa|uncle|aunt|father|mother|great-aunt"),
      role("friend", "best friend|friend|sister|brother|cousin|dog|goat"),
    ],
    unless: /\b(?:pan|breakfast|omelette|stolen|thief|army|murder\w*|toaster)\b/i,
    of: "people",
    after: [
      [
        "@room(hero look) With the egg came a note in the handwriting of {thegiver}. “Keep it warm. Take it to the fire. Don't be afraid of it, it is much more afraid than you are.” {Hero} laid both hands on the shell. Deep inside, so slowly that {he} nearly missed it, a heart was beating.",
        "@room(hero look) {Hero} laid both hands on the egg. Deep inside, so slowly that {he} nearly missed it, a heart was beating. But with every day it beat a little slower. A dragon cannot hatch beside a stove. It needs the fire that comes out of the earth.",
      ],
      [
        "@ship(hero carry, friend walk) So {hero} set out for the volcano, with the dragon's egg in a rucksack, wrapped up in every jumper that {he} had. {Thefriend} came along, and would not hear a word against it. On the ferry it was taken for a melon, and at the border for a bowling ball. “Is it heavy?” asked the customs officer. “Only when it dreams,” said {thefriend}.",
        "@ship(hero carry) So {hero} set out for the volcano, with the dragon's egg in a rucksack, wrapped up in every jumper that {he} had. On the ferry it was taken for a melon, and at the border for a bowling ball. “Is it heavy?” asked the customs officer. “Only when it dreams,” said {hero}.",
      ],
      "+ @mountain(hero climb) {Hero} climbed with the egg on {his} back, and talked to it, over {his} shoulder. {He} told it about rain, and bicycles, and what a goat is. The nearer they came to the top, the faster the heart was beating.",
      "+ @mountain.night(hero sleep) They spent the last night in a hollow below the rim. {Hero} could not sleep. If it hatched, {he} thought, it would be a dragon, and it would fly away, and {he} would go home with an empty rucksack. {He} had not known that you could get so used to carrying something. {He} laid {his} ear against the shell until it was light.",
      "@mountain.dawn(hero stand) The crater was red and deep, and it roared. {He} would have to let go. {He} would have to throw in the egg that {he} had kept warm for such a long way, and trust a note, or a legend, or nothing but a feeling. “Don't be afraid,” {hero} said to it. Then {he} opened {his} hands.",
    ],
    end: [
      "@mountain.dawn(hero look) It fell. It was gone in the red. {Hero} waited. A minute passed, and a second one, and {he} sank down on the stones. Then, in the middle of the roaring, there was a crack, like a plate.",
      "@mountain.magic(hero look) Something shot up out of the crater with a tail of sparks. It was golden, and no bigger than a hen, and it did not know how to fly. It hit a rock, sneezed a flame, spread its crumpled wings, and fell straight on to {hero's} lap. It looked at {him}, very seriously, and said the only word that it had heard often enough to learn: “Goat?”",
      [
        "@mountain.golden(hero hug, friend look) {Hero} laughed so hard that the ash flew up. “It's hungry,” said {thefriend}, and held out the last sandwich. It was toasted first, in mid air, and then eaten. Then it crept back into the rucksack, turned round three times in the jumpers, and put out its nose at the top.",
        "@mountain.golden(hero hug) {Hero} laughed so hard that the ash flew up. {He} held out the last sandwich. It was toasted first, in mid air, and then eaten. Then it crept back into the rucksack, turned round three times in the jumpers, and put out its nose at the top.",
      ],
      "@garden.golden(hero look) Each year, on its birthday, {hero} takes the rucksack and they go back to the mountain. It could fly there by itself, of course, since it is as big as a bus. But it wants to be carried for the last few steps.",
    ],
  }),
  story({
    says: [
      /\b(?:giant|giantess)\b/i,
      role("giant", "giant|giantess"),
      /\b(?:step\w* on|tread\w*|trod|crush\w*|break\w*|hurt\w*|squash\w*|careful|too (?:big|large|loud|heavy)|lonely|afraid|friend\w*|hid(?:es|ing|den)?|shy|gentle)\b/i,
      role("child", "girl|boy|child|shepherd|goatherd|orphan|son|daughter|sister|brother"),
    ],
    unless:
      /\b(?:beanstalk|giant (?:squid|snail|spider|rabbit|pumpkin|egg|octopus|robot|bird|whale)|david|murder\w*|eats? people|ate people)\b/i,
    lead: "child",
    after: [
      "@mountain(hero climb, giant sit) {Hero} climbed up over the last rock and stood in front of a knee. “Go away,” whispered {thegiant}, and it blew {hero's} hat off. “Please. I'm far too big. I might breathe in too hard, or sneeze, or move my foot, and then I'd be sorry for the rest of my life.” {Hero} fetched {his} hat. “Then don't sneeze,” {he} said, and sat down on the big toe.",
      "@mountain(hero talk, giant talk) It turned out that {thegiant} had not moved for nine years, from fear of stepping on somebody. “Doesn't it hurt, always to sit still?” asked {hero}. “Terribly,” said {thegiant}. “But down there they are so small, and they run around so. I once trod on a beehive. I can still hear it.”",
      "@village(hero run) {Hero} ran home and begged for bells. “What do you want them for?” they asked. “For a foot,” said {hero}.",
      "+ @mountain(hero give, giant look) They tied the bells to the big shoelaces, all of them. “Now you ring before you tread,” said {hero}, “and everybody knows where you are. And I sit up here on your ear and tell you where they are.” {Thegiant} lifted one foot, as if it were made of glass. It rang. It set it down again, three steps further on. Not an ant had come to harm. “I walked,” whispered {thegiant}.",
      "@mountain.storm(hero point, giant stand) In the spring the snow came loose above the village. {Hero} heard it, up there on the ear: a long, deep growl. “You must go and stand in front of it!” shouted {hero}. {Thegiant} turned white. “I'll tread on someone!” “You won't,” said {hero}. “I'm telling you where to step. Trust me. Left foot!”",
    ],
    end: [
      "@village.storm(hero point, giant walk) All the bells rang. “Now right, behind the church! Small steps! Mind the hens!” {Thegiant} went between the houses on tiptoe, with eyes shut and arms spread out, and trod on nothing, not on a fence, not on a flowerpot. Then it turned its back to the mountain, and sat down.",
      "@village.storm(hero stand, giant sit) The avalanche hit {thegiant} between the shoulders. Snow flew up over its head like a wave over a breakwater, and fell to the left and to the right, in the river. “Is anyone hurt?” whispered {thegiant}, and did not dare to open its eyes. {Hero} looked over all the roofs and counted the chimneys. “You are,” said {hero}. “You've got a cold back.”",
      "+ @village(hero sit, giant sit) The doors opened, first a crack, and then all the way. They came out with brooms and brushed the snow from its collar. An old woman who had barred her door the most tightly of all laid her shawl over one of its fingers, like a ring. “You can stay sitting there,” said the mayor. “If it isn't too draughty.” {Thegiant} looked at {hero}. “Only if I have somebody on my ear,” it said.",
      "@meadow.golden(hero sit, giant walk) On Sundays they go for a walk now, {thegiant} and {hero}, along the valley, with all the bells ringing. The people stand at their fences and wave. And on the way, at the edge of the wood, they always stop by a hive, and {thegiant} bends down, very slowly, and says that it is sorry.",
    ],
  }),
];
