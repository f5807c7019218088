import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME, met } from "./words.ts";

/** Stories of robot gardeners, ship's computers, bulbs in winter, and of runaway pumpkins and jars of shadows. */
export const farBlossoms = [
  story({
    says: [
      /\b(?<bot>robot|android|rover|drone|machine|computer|probe|satellite|astronaut)\b/i,
      /\b(?<flower>sunflowers?|flowers?|rose|roses|plants?|trees?|garden|tomato(?:es)?|seeds?|potato(?:es)?|apple tree|daisy|tulips?)\b/i,
      /\b(?:mars|moon|space|planet|space station|spaceship|asteroid|desert|earth)\b/i,
      /\b(?:grow\w*|grew|plant(?:s|ed)|water\w*|bloom\w*|tend\w*|garden\w*|look(?:s|ed) after|first|wait\w*|last)\b/i,
    ],
    may: [
      role("child", `${CHILD}|astronaut|astronauts|humans|people|crew|settlers`),
      ...also("wait\\w*", "humans?|people", "come|arriv\\w*", "alone", "first"),
    ],
    of: "things",
    unless: new RegExp(`${CRIME.source}|\\blook(?:s|ed|ing)? for|\\bsearch|\\bgrand`, "i"),
    after: [
      "@desert(bot plant) {Thebot} had made the soil itself, out of red dust, and cellulose, and patience. It had taken nine years. “Water: forty drops,” it said every morning, although nobody was listening. “Temperature: rather fresh.” Then it bent over and looked, for exactly one minute, whether there was anything green. That was not in the programme. It had added the minute.",
      "+ @desert(bot look) On the day when the first tip came up, {thebot} checked it three times with three different lamps. “Report,” it radioed to the Earth. “Something is here.” The answer would be a long time in coming. So {thebot} sat down beside it and told {theflower} what it knew: the alphabet, the boiling point of iron, and a joke about two screws.",
      "+ @desert.storm(bot) In the second month the great dust storm came. It lasted for sixteen days. {Thebot} unscrewed the lid of its own battery box and put it over {theflower}. It stood there with open wires, and let the sand rattle through it. One of its lamps went out. It made a note of it: “Not important.”",
      "+ @desert(bot look) {Theflower} grew. It turned its head with the small, cold sun, and {thebot} turned along with it. There were two of them now who looked up. “They are coming,” said {thebot} every evening. “It is in the plan. They will walk down the ramp, and they will see you first of all.” But in the plan there was a date as well, and it had passed long ago.",
      "@desert.night(bot sit) Then the battery got weak. {Thebot} could count: it was enough for the pump or for its legs, but not for both. It sat down, so that it would not fall on anything, and left the pump running. “Water: forty drops,” it said, more and more slowly. “Temperature …” The last thing that it saw was {theflower}, and above it a star that moved.",
    ],
    end: [
      "@desert.dawn(bot sit) The star was a ship. The ramp came down with a hiss, and out of all those who stood there with their flags it was the smallest who ran, in a space suit that was much too big. She stopped in front of {theflower}. It was taller than she was. She put her glove against it. Then she saw who was sitting in the sand beside it, with dust up to its chest, and a pump that was still ticking.",
      "@desert(bot talk) It took them one hour with a cable and a hairpin. A lamp flickered, and a second. “Good morning,” said {thebot}. “You are late. Water: forty drops.” “What's it called?” asked the girl, and pointed. {Thebot} searched through all its files. “That was never asked,” it said. “I say: you.” The girl thought it over, as one must with a name.",
      "+ @desert(bot talk) Then {thebot} told her the joke about the two screws. It had tried it on a plant for such a long time. The girl laughed until her helmet misted up, and {thebot} wrote into its log: “It works.”",
      "@desert(bot stand) Round the dome there is a whole field by now, and it turns its head from the left to the right, all together. Children run about in it. {Thebot} walks along the rows in the morning with its can, one lamp brighter than the other. It stops beside the oldest one and bends down, for exactly one minute. It is in the programme these days. The girl put it in.",
    ],
  }),
  story({
    says: [
      /\b(?<computer>computer|on-board computer|onboard computer|artificial intelligence|AI|ship's computer|robot|spaceship|spacecraft|voice)\b/i,
      /\b(?:spaceship|spacecraft|space station|rocket|starship|ship|mission|space|capsule|moon base)\b/i,
      /\b(?:sings?|sang|songs?|lullab\w*|lonely|awake|asleep|hibernat\w*)\b/i,
      role(
        "pilot",
        "astronaut|captain|pilot|cosmonaut|commander|engineer|woman|man|girl|boy|doctor|passenger|crew member",
      ),
    ],
    may: also("old", "only|last", "awake|asleep", "sings?|sang", "lullab\\w*", "years", "crew"),
    unless:
      /\b(?:murder\w*|horror|kill\w*|aliens?|rebel\w*|refus\w*|sabotag\w*|crash\w*|takes? over|evil|sun\b|traitor|monster|asteroid)\b/i,
    after: [
      "+ @spaceship.night(pilot sleep) “Are you asleep?” asked the voice from the wall. “No,” said {thepilot}. “I can hear it,” said {thecomputer}. “Your heart is going like somebody on a staircase.” All along the corridor lay the others in their glass cabins, with ice flowers on the panes, and would lie there for another nine years. {Thepilot} turned over. “Then sing,” {pilothe} said.",
      "@spaceship.night(pilot) {Thecomputer} had only one song, because music had not been thought necessary. An engineer had hummed it while she was screwing on the casing. It was about a boat, and the middle was missing, since the engineer had been called to the telephone. “La, la, connection lost,” sang {thecomputer} in that place each time.",
      "+ @spaceship(pilot talk) In the daytime there was work. {Thepilot} counted the sleepers and oiled the doors, and {thecomputer} read out the distance. “Four billion kilometres,” it said. “Don't be sad. We have company. There are you, and there am I, and there's the mould in the shower.”",
      "@spaceship(pilot look) But {thecomputer} was old. It began with small things. It wished {thepilot} a good morning at midnight. It forgot what a spoon was called. “I have a hole,” it said one day. “I need the space for the navigation. I can keep the stars, or I can keep everything else.”",
      "@spaceship.night(pilot look) {Thepilot} stood in front of the big black cupboard with a lamp. “What is everything else?” {pilothe} asked. “The song,” said {thecomputer}, “your birthday, and what you laughed at on the two-thousandth day.” It hummed. “I've already decided. You've got to arrive. I only wanted to tell you beforehand.” And then it sang the song once more, with the hole in the middle.",
    ],
    end: [
      "@spaceship.night(pilot write) {Thepilot} did not lie down. {Pilothe} took a pencil and wrote on the wall. {Pilothe} wrote down the song with every note. {Pilothe} wrote down every single day. “You keep the stars,” said {thepilot}. “I'll keep everything else.”",
      "@spaceship.night(pilot) In the night it was very still. “I know the way,” said {thecomputer}, “but I don't know what it is that I did in the evenings.” {Thepilot} put a hand on the warm metal. “I'll show you,” {pilothe} said. And {pilothe} sang, not very well, about a boat. When {pilothe} came to the place in the middle, {pilothe} went on. It had come to {pilothim} what belonged there.",
      "+ @spaceship.night(pilot) “That part is new,” said {thecomputer}. “Yes,” said {thepilot}. “There's somebody in the boat now. I thought that it oughtn't to be empty.” {Thecomputer} thought about it for eight seconds, which is very long for somebody like that. “Again, please,” it said.",
      "@spaceship.dawn(pilot look) When the others woke up after all those years, they came down the corridor with bare feet and rubbed the ice from their lashes. They read the walls. It took them half a day. And in front, in the first light of a strange sun, sat {thepilot}, and sang with {thecomputer} in two parts, and nothing was missing in the middle.",
    ],
  }),
  story({
    says: [
      /\b(?<bulb>tulip bulb|bulb|tulip|snowdrop|crocus|daffodil|rose|cherry tree|apple tree|sunflower|flower|cactus|bush|seed|bear cub)\b/i,
      /\b(?:bloom\w*|blossom\w*|flower(?:s|ed)|opens?|opened)\b/i,
      /\b(?:winter|snow|december|january|november|wrong (?:time|season)|too (?:early|late)|instead of spring|sleeps? through|slept through|oversle\w+|christmas|never|for the first time|hundred years)\b/i,
    ],
    may: [
      role(
        "gardener",
        `gardener|farmer|old man|old woman|neighbour|grandmother|grandma|grandfather|grandpa|${CHILD}|postman|monk`,
      ),
      ...also("sle(?:eps|pt)|oversle\\w+", "spring", "middle", "surpris\\w*"),
    ],
    unless: CRIME,
    after: [
      "@garden It had been so comfortable down there. All the others had pushed up in April, with a great deal of shoving. “Get up!” they had called. “It's time!” “In a minute,” {thebulb} had murmured. And a minute, down there, is not easy to measure. When {thebulb} stretched at last and put its green tip out of the ground, it came up against something cold and white. “Good morning?” it said.",
      "+ @snow There was not a bee to be seen. There was a crow, who sat on a spade. “You're late,” said the crow. “Or early. It depends on how one looks at it.” “Where are the others?” asked {thebulb}. “They were lovely,” said the crow. “Everybody said so. They've been compost since June.” {Thebulb} shivered, and all the same it felt how something in it wanted to open.",
      [
        "@garden(gardener look) Then boots came. {Thegardener} had only wanted to bring in the last of the leeks. {Gardenerhe} saw a green tip, in the middle of the white, and dropped a leek. “Now, of all times?” said {thegardener}. {Gardenerhe} took off {gardenerhis} hat and put it over {thebulb} like a roof. “You've got courage,” {gardenerhe} said. “Or you can't read a calendar.”",
        "@garden Then boots came. An old man with a watering can had only wanted to bring in the last of the leeks. He saw a green tip, in the middle of the white, and dropped a leek. “Now, of all times?” he said. He took off his hat and put it over {thebulb} like a roof. “You've got courage,” he said. “Or you can't read a calendar.”",
      ],
      "+ @snow.night At night there was a frost that made the trees crack. “Pull back in,” advised the crow. “I don't know how that's done,” said {thebulb}. It could only go forwards. Under the hat it rolled itself up tight, leaf over leaf, and thought of something warm. It thought of boots.",
      "@snow On the shortest day of the year nobody in the street wanted to go out. It did not get properly light at all. In one house the shutters were closed, because somebody had been ill there for a long time. “If I'm going to do it,” thought {thebulb}, “then now.” It was afraid. And it opened.",
    ],
    end: [
      "@garden It was red. It was so red that the snow all round it turned pink. A boy with a sledge saw it first and ran to fetch the others. “It's got the wrong month,” said one of them. “No,” said a woman. “In May I'd have walked past it.”",
      [
        "@room(gardener give) {Thegardener} dug {thebulb} out, with a good spadeful of earth, and put it in a pot, and carried it across to the house with the closed shutters. They opened one, so that it could be seen from the bed. “Is it spring?” asked a thin voice. “Not yet,” said {thegardener}. “This one couldn't wait for you.”",
        "@room The old man dug {thebulb} out, with a good spadeful of earth, and put it in a pot, and carried it across to the house with the closed shutters. They opened one, so that it could be seen from the bed. “Is it spring?” asked a thin voice. “Not yet,” said the old man. “This one couldn't wait for you.”",
      ],
      "+ @room It bloomed for five weeks, right over Christmas, and they hung a very small star on it. {Thebulb} had never seen anything of the sort. “And that is what you all sleep through,” it said to the hyacinths on the sill.",
      [
        "@garden(gardener look) {Thebulb} is back in the ground now, at the edge, where the boots go past. In April the others push and shove. “Get up!” they call. “In a minute,” murmurs {thebulb}. {Thegardener} rakes round it in a wide circle. {Gardenerhe} knows when it's time for that one. And in December {gardenerhe} hangs {gardenerhis} hat on the spade, to have it handy.",
        "@garden {Thebulb} is back in the ground now, at the edge, where the boots go past. In April the others push and shove. “Get up!” they call. “In a minute,” murmurs {thebulb}. The old man rakes round it in a wide circle. And in December he hangs his hat on the spade, to have it handy.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<pumpkin>pumpkin|turkey|goose|christmas tree|fir tree|lobster|pig|carp|piglet|easter lamb|turnip|snowman)\b/i,
      /\b(?:halloween|christmas|thanksgiving|easter|carv\w*|slaughter\w*|roast\w*|cook(?:ed)?|chopp?\w*|cut down|eaten|butcher|dinner|melt\w*)\b/i,
      /\b(?:r[au]ns? away|escap\w*|fle(?:es|d)|r[oa]lls? away|rolled away|hid(?:es)?|flight|break(?:s)? out|broke out)\b/i,
      role(
        "friend",
        "scarecrow|hedgehog|fox|crow|cat|dog|mouse|goat|donkey|rooster|duck|rabbit|snowman|sparrow|squirrel|horse|sheep|owl|raven|friend|friends",
      ),
    ],
    may: also("together", "not", "before"),
    unless: CRIME,
    after: [
      "@meadow.night(pumpkin, friend talk) “Now,” whispered {thefriend}, when the last lamp in the farmhouse was out. {Thepumpkin} had been ready for hours. They went along the edge of the field, past the barn and the big knife, which lay there on its board and shone. “Don't look,” said {thefriend}. {Thepumpkin} did not look. They got as far as the gate, and then {thepumpkin} said: “I've never been further than this.”",
      "+ @street.night(pumpkin, friend walk) “Nor have I,” said {thefriend}. It was downhill from there, and it went faster than they wanted. They shot through a hedge, over a plank and straight into a brook. On the other side they lay on their backs and looked at the sky. There was so much of it. At home a bit of it had always been cut off by the roof. “What do we do now?” asked {thepumpkin}. “I've only planned as far as the brook,” {thefriend} admitted.",
      "+ @forest.night(pumpkin, friend) In the forest it was dark and something rustled. {Thefriend} went in front, so as not to show any fear, and {thepumpkin} came behind, so as not to show any either. A badger stood in their way. “What are you?” asked the badger. “We're on our own business,” said {thefriend}. It sounded so good that they both grew an inch.",
      "@forest.dawn(pumpkin talk, friend sit) Towards morning there was frost. {Thefriend} could go no further, and sat down under a tree. “Go on by yourself,” said {thefriend}. “It's you they want. Nobody's looking for me.” “Then they're stupid,” said {thepumpkin}, and moved up close on the windy side. “I didn't run away to be alone somewhere else.”",
      "@forest.dawn(pumpkin, friend look) That is how they were found. Through the mist came a light, and behind the light came a girl in a nightdress and rubber boots, the farmer's youngest. She looked from {thepumpkin} to {thefriend}. In the house they were already calling. “Is it because of the knife?” she asked. {Thepumpkin} made no sound. She turned off her lamp.",
    ],
    end: [
      "@barn(pumpkin, friend) She hid them in the old mill, behind the sacks. In the evening she came with her brothers. “We've talked about it,” she said. “They need something for the middle of the table. It doesn't say anywhere that it's got to be cut.” They set {thepumpkin} on a cushion, and {thefriend} right beside it, and brushed the leaves off them both.",
      "@hall(pumpkin, friend) When the family came in, they wanted to be cross. But there in the middle of the feast, with candles all round, sat {thepumpkin} in one piece, and {thefriend} with a paper collar. “They're our guests,” said the girl. “They've come a long way.” The father looked at the knife in his hand. Then he cut the bread with it. “Welcome,” he said.",
      "+ @hall(pumpkin talk, friend) It was a merry evening. {Thefriend} told them about the badger, who had become a bear by then. There were dumplings, and a cake with nuts, and nobody missed a thing. “If we had known that,” whispered {thepumpkin}, “we needn't have gone through the brook.” “Yes, we did,” whispered {thefriend}.",
      "@meadow(pumpkin, friend sit) They live at the mill now, and the gate stands open. Sometimes, on a clear night, {thepumpkin} and {thefriend} go down to the brook and look at the sky, until both of them have had enough of it. Then they go home. At home there's a light in the window.",
    ],
  }),
  story({
    says: [
      /\b(?:collect\w*|catch\w*|caught|keep(?:s|ing)?|kept|gather\w*|stor(?:es|ed)|sav(?:es|ed)|bottl\w*|traps?|sells?|sold)\b/i,
      /\b(?<things>shadows|sounds|smiles|laughs|laughter|dreams|smells|tears|sighs|words|echoes|voices|colours|memories|moments|wishes|sunsets|fog|clouds|wind|winds|silences?|stars|sunshine|moonlight|light|days|hours|secrets)\b/i,
      /\b(?:jars?|bottles?|box(?:es)?|tins?|glass(?:es)?|drawers?|bags?|cupboard|cellar|suitcase|shop|basket|album|pockets)\b/i,
    ],
    may: [
      met(
        "friend",
        `girl|boy|best friend|friend|grandmother|grandma|grandfather|grandpa|neighbour|old man|old woman|stranger|woman|man|mother|father|sister|brother`,
      ),
      ...also("meets?|met", "none|no shadow|lost", "collect\\w*"),
    ],
    of: "people",
    unless: /\b(?:murder\w*|horror|kill\w*|police|ghosts?|soul|witch|devil|peter pan|perfume)\b/i,
    after: [
      "@room(hero look) They stood along the wall on nine shelves, and each had a label: “Tree, April.” “Cat, jumping.” “Aunt Olga, waiting for the bus.” {Hero} knew them all. In the evening {he} held them up to the lamp, and the {things} moved behind the glass. Nobody had seen it yet.",
      [
        "@room(hero talk, friend look) {Thefriend} was the first. {Friendhe} stood in front of the shelves for a long time, with {friendhis} hands behind {friendhis} back. “It's lovely,” said {thefriend}, “and it's so quiet. Don't they want to get out?” “They're safe in here,” said {hero}. “Outside they're gone the moment that you look.” {Thefriend} nodded. “That's what I came about,” {friendhe} said. “I haven't got one. It was gone, the moment that I looked.”",
        "@room(hero look) Then one evening there was a knock. A little girl with a runny nose stood there. “I heard that you've got some,” she said. “I haven't got one. It was gone, the moment that I looked.” {Hero} let her in. She stood in front of the shelves for a long time, with her hands behind her back. “It's lovely,” she said, “and it's so quiet. Don't they want to get out?”",
      ],
      "+ @room(hero give) {Hero} did not like to give any away. But {he} let {himself} be talked into lending one. It did not fit. It was too long at the bottom, and it had belonged to a tree. They tried the cat. That one would not stay for a minute.",
      [
        "@room(hero look, friend look) “Perhaps there's one that belongs to me,” said {thefriend}. So they searched together, shelf after shelf, with a candle. And on the very top, right at the back, stood a jar without a label. {Hero} could not remember when {he} had caught it. It was small. When {thefriend} came near, what was in it threw itself against the glass like a moth.",
        "@room(hero look) “Perhaps there's one that belongs to me,” said the girl. So they searched together, shelf after shelf, with a candle. And on the very top, right at the back, stood a jar without a label. {Hero} could not remember when {he} had caught it. It was small. When the girl came near, what was in it threw itself against the glass like a moth.",
      ],
      "+ @room(hero sit) {Hero} turned red. “I didn't know that it was somebody's,” {he} said. “It was lying about. I thought it was lonely.” {He} looked along the nine shelves. All at once {hero} saw how they pressed against their lids, all of them, quite gently, on the side where the window was. How had {he} never noticed that? {He} took hold of the lid. It was stuck. {He} had screwed it on very tight.",
    ],
    end: [
      [
        "@room(hero give, friend take) {Hero} turned red. The lid was stuck, and it needed both of them. “One, two, three,” said {thefriend}, and it came off. There was a small sigh. Then it was where it belonged, and {thefriend} spun round and laughed, and it came along. “Oh,” said {hero}. It had never looked like that behind glass.",
        "@room(hero give) {Hero} turned red. The lid was stuck, and it needed both of them. “One, two, three,” said the girl, and it came off. There was a small sigh. Then it was where it belonged, and the girl spun round and laughed, and it came along. “Oh,” said {hero}. It had never looked like that behind glass.",
      ],
      "@garden.golden(hero carry) They carried them all out, nine shelves full, and set them down in the grass in the evening sun. Then the lids flew, and the {things} ran, and fluttered, and rolled over the hill, and found their way home, and it was like the last day of school.",
      "+ @room(hero look) In the evening {hero} sat in front of empty jars. {He} waited for it to hurt, and it did. But one of them was full of gooseberries by the next day, and one of tadpoles.",
      [
        "@garden(hero sit, friend sit) {Hero} still collects them. But {he} does it differently. In the afternoon {he} sits on the wall beside {thefriend}, very still, and when a good one comes past, {hero} nudges {friendhim} with an elbow. “Did you see that?” {he} whispers. “I saw it,” whispers {thefriend}. Then it is gone. And they both have it.",
        "@garden(hero sit) {Hero} still collects them. But {he} does it differently. In the afternoon {he} sits on the wall beside the girl, very still, and when a good one comes past, {hero} nudges her with an elbow. “Did you see that?” {he} whispers. “I saw it,” whispers the girl. Then it is gone. And they both have it.",
      ],
    ],
  }),
];
