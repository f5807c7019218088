import { role, story } from "../subject-story.ts";

/** Stories of eerie places: the train of the dead, the shop of dreams, the island in the fog. */
export const trainsAndDreams = [
  story({
    says: [
      /\b(?:night |ghost )?(?:train|railway|carriage|underground)\b/i,
      /\b(?:(?:carr(?:y|ies|ied)|takes?|took|transport\w*|brings?|brought|full of|only for|for|of|drives?|drove|ferr(?:y|ies|ied)) (?:only )?(?:the |across )?(?:newly |recently )?(?:dead|souls|deceased)(?: people| passengers)?|(?:dead|deceased) (?:people|passengers|souls)|(?:passengers|others?|travellers|everyone(?: else)?(?: on it)?) (?:is|are|was|were) (?:all )?(?:already )?dead|afterlife|underworld)\b/i,
      /\b(?:alive|living|still (?:alive|living|warm|breathing)|by mistake|wrong (?:train|one)|not dead|isn't dead|wasn't dead|brother|mother|father|daughter|sister|wife|husband|ticket|conductor|driver|ferryman|passengers?)\b/i,
    ],
    may: [
      role(
        "passenger",
        "passenger|girl|boy|child|woman|man|mother|father|brother|sister|wife|husband|daughter|son|grandmother|grandfather|grandma|grandpa",
      ),
    ],
    unless: /\b(?:murder\w*|detective|zombie\w*|war|titanic|pirates?|space\w*|dead husband's|vampire)\b/i,
    of: "people",
    after: [
      [
        "@train.night(hero look, passenger sit) On the train of the dead the windows do not fog, because nobody breathes. But at one seat there was a small round patch of mist on the glass, and it came and went. The mist came from {thepassenger}.",
        "@train.night(hero look) On the train of the dead the windows do not fog, because nobody breathes. {Hero} saw it at once, because there was one small round patch of mist on a glass, and it came and went. It came from {hero}, who was alive.",
      ],
      "@train.night(hero walk) The others sat in their rows with folded hands. A baker had flour on his sleeves, and a very old lady held a single dancing shoe. They looked out at the dark as you look at the sea, and all of them were dead, and all the tickets were white.",
      [
        "@train.night(hero talk, passenger talk) “Your ticket, please,” said {hero}. {Thepassenger} held it out, and it was green, and it was damp at one corner. “You must not be here,” whispered {hero}. “You're still alive. How did you get on?” “I was so tired,” said {thepassenger}. “I saw the lit windows, and I thought: I'll only sit down for a moment.”",
        "@train.night(hero look) {Hero} looked at the ticket in {his} own hand. It was green. “That's a living one,” said the baker, interested. “I haven't seen that on this train. How did you get on?” “I was tired,” said {hero}. “I saw the lit windows, and I thought: I'll only sit down for a moment.”",
      ],
      "+ @train.night “Warmth!” said the old lady with the shoe, and turned round. They all turned round. They did not mean any harm. They held out their hands, as you do at a stove, and for a while the whole carriage remembered things out loud: wet dogs, new bread, a first tooth.",
      [
        "@train.night(hero run) “How long have I got?” asked {thepassenger}. {Hero} looked at the watch that has no numbers. “It's one more stop, and then the long bridge. From the other side of the bridge no train comes back.”",
        "@train.night(hero look) “How long have I got?” asked {hero}. The old lady looked at the watch on the wall that has no numbers. “It's one more stop, and then the long bridge. From the other side of the bridge no train comes back.”",
      ],
    ],
    end: [
      "@train.night(hero look) The baker stood up and put his floury hand on the brake. The old lady put hers on top, and then there was a whole heap of white hands. They pulled. The train of the dead cried out with all its wheels, and stopped, a hundred steps before the bridge.",
      [
        "@train.night(hero take, passenger run) {Hero} tore open the door. Outside there was only a field with frost on it, and far away a lamp. “Run towards the lamp, and don't sit down, however tired you are!” {Thepassenger} jumped, and turned round once more.",
        "@meadow.night(hero run) {Hero} jumped. Outside there was only a field with frost on it, and far away a lamp. “Run, and don't sit down, however tired you are!” called the dead from the windows. {Hero} ran until {his} breath burned, and was glad of each breath. Behind {him} the train moved on, over the long bridge, without a sound.",
      ],
      [
        "@hospital.dawn(passenger look) In a white bed in a hospital {thepassenger} opened both eyes, and everybody around the bed began to cry and to laugh. But there was flour on one sleeve of the nightshirt, and nobody in that hospital ever found out why.",
        "@hospital.dawn(hero look) In a white bed in a hospital {hero} opened both eyes, and everybody around the bed began to cry and to laugh. But there was flour on one sleeve of {his} nightshirt, and nobody in that hospital ever found out why.",
      ],
      [
        "@train.night(hero look) Only the seal on the brake is missing since then, and nobody has put on a new one. When {hero} walks through the train of the dead at night, {he} looks at every window. Sometimes {he} breathes on the glass {himself}, out of habit, and nothing happens.",
        "@station.night(hero stand) {Hero} takes the last train home, like other people, and never falls asleep in it. Sometimes, on the next track, another one goes by, with lit windows that do not fog. {Hero} breathes on the glass then and draws a small dancing shoe. Over there a very old lady waves.",
      ],
    ],
  }),
  story({
    says: [
      /\bdreams?\b/i,
      /\b(?:rent(?:s|ed|al|ing)?|hir(?:es?|ed)|lend\w*|lent|borrow\w*|s[eo]ll?s?|sold|buy\w*|bought|exchang\w*|swap\w*|trad(?:es?|ed|ing)|library|deliver\w*|order\w*)\b/i,
      /\b(?:shop|store|agency|business|company|library|stall|counter|market|rental|shopkeeper|customers?|office|dealer|catalogue)\b/i,
    ],
    may: [
      role(
        "customer",
        "customer|old woman|old man|woman|man|boy|girl|child|soldier|widow|widower|stranger|lady|client|daughter|son",
      ),
      /\b(?:give|bring|brought|gave) (?<back>(?:one|it|a dream) back)\b/i,
    ],
    unless:
      /\b(?:steals?|stole\w*|thief|thieves|catcher|dreams? of (?:opening|owning|having|running|becoming)|dreamed of|her dream shop|his dream|their dream|dream (?:house|job|home))\b/i,
    after: [
      "@shop(hero stand) The dreams stood on the shelves in jars, with labels: flying over roofs, light use. People rented one for the night, put it under the pillow, and brought it back in the morning, rinsed.",
      [
        "@shop(hero talk, customer give) {Thecustomer} set a jar down on the counter with both hands. “I had this dream from your shop,” said {thecustomer}. “It's a little late.” {Hero} blew off the dust and looked at the date. It was forty years late.",
        "@shop(hero talk) Then, on a wet evening, a very old gentleman set a jar down on the counter with both hands. “I had this dream from your shop,” he said. “It's a little late.” {Hero} blew off the dust and looked at the date. It was forty years late.",
      ],
      "@shop(hero read) {Hero} took out the oldest ledger and ran a finger down the page. The dream had been lent for one night, on a ninth of May. “Why didn't you give it back?” asked {hero}. “Because it was so good in there,” was the answer. “There is a kitchen, and someone sings in it. I went back every night.”",
      "@shop.night(hero read) Every dream in the shop had once been somebody's own. {Hero} turned the ledger to the column on the right, which customers never see. There stood the name of the one who had sold it. It was {hero's} own mother.",
    ],
    end: [
      "@shop.night(hero look) There had been no money for the rent, and then suddenly there was some. And from then on {his} mother had not sung any more.",
      [
        "@street.night(hero walk, customer walk) They went there that same night, {hero} in front, with the jar inside {his} coat, and {thecustomer} behind. Mother was asleep in her chair. {Hero} unscrewed the lid and held the jar to her ear. She frowned, and then she smiled, and then, with her eyes shut, she hummed.",
        "@street.night(hero walk) They went there that same night, {hero} in front, with the jar inside {his} coat, and the old gentleman behind. Mother was asleep in her chair. {Hero} unscrewed the lid and held the jar to her ear. She frowned, and then she smiled, and then, with her eyes shut, she hummed.",
      ],
      [
        "@kitchen.dawn(hero sit, customer sit) In the morning she stood in the kitchen and sang while the eggs were frying. {Thecustomer} stood at the door with a wet face and knew every note. “So that's what you look like,” said {thecustomer}. “You have sung to me for forty years.” “Then you'll be hungry,” said Mother, and put out a third plate.",
        "@kitchen.dawn(hero sit) In the morning she stood in the kitchen and sang while the eggs were frying. The old gentleman stood at the door with a wet face and knew every note. “So that's what you look like,” he said. “You have sung to me for forty years.” “Then you'll be hungry,” said Mother, and put out a third plate.",
      ],
      "@shop.golden(hero stand) There is a new rule in the shop, on a card beside the till. Dreams are rented for one night only, it says, and nobody may sell the best one that they have. On the top shelf stands an empty jar, rinsed. When {hero} puts an ear to it, there is a kitchen in there, with the radio on and a smell of eggs.",
    ],
  }),
  story({
    says: [
      /\b(?:photo(?:graph)?s?|pictures?|portrait|painting|daguerreotype|postcard|snapshot)\b/i,
      /\b(?:of (?:him|her|my|them)self|(?:exactly|just) like (?:him|her|me)|(?:his|her|my) (?:own )?(?:face|double|exact)|looks? (?:exactly )?like (?:him|her|me)|(?:he|she|I) (?:is|was|am) in it|shows? (?:him|her|me)|showed (?:him|her|me)|with (?:his|her|my) (?:own )?(?:face|name))\b/i,
      /\b(?:(?:a |one |over a )?hundred years|century|18\d\d|19[0-5]\d|\d\d+ years (?:ago|old|before)|(?:sixty|seventy|eighty|ninety|fifty) years|before (?:he|she|I) (?:was|were) born|long before|centur\w+|victorian|antique)\b/i,
    ],
    may: [role("friend", "best friend|friend|sister|brother|grandmother|grandma|grandfather|husband|wife|mother|aunt")],
    unless: /\b(?:murder\w*|vampire|immortal|wedding photo|selfie|every morning|alien)\b/i,
    of: "people",
    after: [
      "{Hero} bent down until {his} nose almost touched the photo. It was {his} face, right down to the small scar in the eyebrow. On the back stood a place and a street, in brown ink, and three words: “Come and look.”",
      [
        "{Hero} showed the photo to {thefriend}, who looked from the picture to {hero} and back. But {hero} pointed at the hand in the picture. It lay on the back of a chair, and on one finger it wore the ring that {hero} had on, with the same dent in it.",
        "It had to be somebody in the family, {hero} told {himself}. But then {he} looked at the hand in the picture. It lay on the back of a chair, and on one finger it wore the ring that {hero} had on, with the same dent in it. {Hero} had made that dent {himself}, in a car door, last summer.",
      ],
      "@street(hero walk) {Hero} took the train to the place on the back. The street was still there, and so was the house. {Hero} rang. A very old man opened, looked at {him}, and was not surprised in the least.",
      "@attic(hero climb) “My grandfather took that photo,” he said. “He always told us that you'd come.” He went ahead up the stairs, to a room with a glass roof. There stood a chair. In front of it, on three wooden legs, stood a camera as big as a kennel, under a black cloth.",
      "+ @attic(hero stand) “He was a curious sort of photographer,” said the old man. “He used to say that a good camera needs a long exposure. Most people hold still for a minute. He wanted to know who would hold still for a century.” {Hero} laid a hand on the back of the chair. It stood exactly as in the photo.",
    ],
    end: [
      "@attic.golden(hero stand) In the mirror of the wardrobe {hero} saw {himself} then: the hand on the chair, the ring, the light falling from the left. Only the collar was missing. The old man already held it out, starched and a little yellow. {Hero} put it on.",
      "@attic.magic(hero look) “Please look here,” said a voice under the black cloth, and it was not the old man's voice. {Hero} looked. There was a flash, white and soft as a cloud of flour. Out in the street there were hooves, and a young man with ink on his fingers beamed at {hero} from beside the camera. “Thank you for coming,” he said. “It's taken ages.”",
      "@attic.dusk(hero stand) Then there was only dust again, in the last of the sun, and the old man, who blew his nose. “Now it is finished,” he said. So {hero} was the one in the photo. It had been taken a hundred years ago, and it had been taken just now.",
      "@room(hero look) The photo of {hero} hangs over {his} desk today. When people ask who that is, {he} says: “That's me, on a Thursday.” Beside it {hero} has hung a new picture, of an empty chair under a glass roof. On the back, in ink, it says: “Come and look.”",
    ],
  }),
  story({
    says: [
      /\bisl(?:and|e)s?\b/i,
      /\b(?:disappear\w*|vanish\w*|appear(?:s|ed)? (?:only|every)|(?:not|isn't|wasn't|is not|was not) (?:marked )?(?:on|in) (?:any|the|a) maps?|sink(?:s|ing)?|swallow\w*|moves?|moved|drift\w*|exists? only|only exist\w*|is gone|was gone|float\w*|comes? up)\b/i,
    ],
    may: [
      role(
        "friend",
        "brother|sister|friend|captain|sailor|fisherman|girl|boy|woman|man|grandfather|daughter|son|dog|islander",
      ),
      /\b(?<fog>fog|mist|tide|storm|full moon|rain)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killer|detective|plane|cruise|ring|tourists? (?:vanish|disappear)\w*|people (?:vanish|disappear)\w*|children (?:vanish|disappear)\w*|parents?|pirates?|castaway|shipwreck\w*|climate|sea level|rising|family|cat|husband|father)\b/i,
    of: "people",
    after: [
      "@island(hero stand) {Hero} stepped out of the boat and stamped with one foot. It had a beach, a hill, goats, and nine chimneys with smoke. “So you don't exist,” {hero} said to it.",
      [
        "@island(hero talk) “You'll have to hurry,” said the woman at the well. “When the {fog} comes, our island goes.” “Where does it go?” asked {hero}. “How should we know?” said the woman. “We are on it. For us, it's all the others that disappear.”",
        "@island(hero talk) “You'll have to hurry,” said the woman at the well. “Tonight our island goes again.” “Where does it go?” asked {hero}. “How should we know?” said the woman. “We are on it. For us, it's all the others that disappear.”",
      ],
      [
        "@island(hero walk, friend walk) {Hero} walked along the shore with {thefriend} and measured it, step by step. It had the shape of a hand. When they came back to the boat, the last steps did not fit: the little finger was missing. “It has already begun to vanish,” said {thefriend}.",
        "@island(hero walk) {Hero} walked along the shore and measured it, step by step, and drew. It had the shape of a hand. When {he} came back to the boat, the last steps did not fit: the little finger was missing. The island had already begun to vanish.",
      ],
      "+ @island(hero look) “It used to go only once a year,” the woman told {hero}. “But every ship that does not find us doubts us a little. And an island that nobody believes in has a hard time staying.” She laughed, but she held on to the well while she said it.",
      "@island.dusk(hero stand) The air turned white. First the goats were gone, then the hill, and then the chimneys, one after another. {Hero} had one foot in the boat. It was still time to row away with a map of something that did not exist. {Hero} looked at the map, and at the boat.",
    ],
    end: [
      "@island.dusk(hero stand) “Hold hands!” shouted {hero}. {He} tied the rope of the boat around {his} own waist and walked back up the beach. “Call out your names, and the names of the goats! Call out everything that's here!” {Hero} wrote it down, as fast as {he} could, in ink, on the map: the well, the crooked fig tree, Old Marta's bench.",
      "@island.night(hero write) They called all night long, and {hero} wrote until {his} fingers were black. Whatever was written down stayed. At the bottom of the map {hero} set the date, {his} name, and the words: I was here, and so was the island.",
      "@island.dawn(hero look) When it got light, there was the hand again, with all its fingers, on a blue sea. Nothing had disappeared but one goat, and nobody had been able to remember what it was called. “What do we do now, on the morning after?” they asked. “We have never had one here.”",
      "@island.golden(hero stand) Today the island is on all the maps. And on certain white evenings {he} stands on the beach with the people, and they call out all the names, to be on the safe side, and one more, for a goat: “And You!”",
    ],
  }),
  story({
    says: [
      /\b(?:one|another|an extra|a new|a) (?:more |new |extra )?(?:tent|house|door|chair|grave|candle|stair|step|statue|room|window|tree|stone|place|photo|shoe|boat|passenger|scarecrow|snowman)s? (?:more|too many|appears?|appeared|stands?|stood)\b|\bone more (?:tent|house|door|chair|grave|candle|stair|step|statue|room|window|tree|boat|scarecrow|snowman)\b/i,
      /\b(?:every|each) (?:morning|night|day|evening|time)\b/i,
      /\b(?<item>tent|house|door|chair|grave|candle|stair|step|statue|room|window|tree|boat|scarecrow|snowman)s?\b/i,
    ],
    may: [role("friend", "brother|sister|friend|friends|wife|husband|father|mother|son|daughter|dog")],
    unless: /\b(?:planet|murder\w*|colonists?|advent)\b/i,
    after: [
      "{Hero} counted again, with a finger, to be quite sure. There was one {item} more than the evening before. It stood there, wet with dew, as though it had always been there, and it was just a little bit nearer than the others.",
      [
        "“Somebody is making a fool of us,” said {thefriend}. {Hero} laid a thread around it, close to the ground, and hung a spoon on the thread. In the morning the thread was whole, and the spoon hung still. And there was one more {item}.",
        "It was a joke, {hero} told {himself}, and laid a thread around it, close to the ground, and hung a spoon on the thread. In the morning the thread was whole, and the spoon hung still. And there was one more {item}.",
      ],
      "+ {Hero} went up to the first of them and laid an ear against it. It was cold, and it was quiet in there. But it was not the quiet of an empty thing. It was the quiet that there is in a room when all the people in it hold their breath, so as not to spoil a surprise.",
      "So {hero} began to keep a list. Each had a mark, {he} now saw, quite small and low down: a number. The first had been a nine, and the next an eight. This morning there was a two.",
      [
        "@forest.night(hero sit, friend sit) That night {hero} did not go to bed. At midnight the wind stopped. At three o'clock {hero} blinked, and only once. When {his} eyes were open again, there it stood, right in front of {him}. It said nought.",
        "@forest.night(hero sit) That night {hero} did not go to bed. At midnight the wind stopped. At three o'clock {hero} blinked, and only once. When {his} eyes were open again, there it stood, right in front of {him}. It said nought.",
      ],
    ],
    end: [
      "“All right,” said {hero}, and {his} voice was hoarse. “Here I am. What do you want?” Then, inside, somebody cleared a throat. “We didn't know how to begin,” said a very shy voice. “We thought that if we came one at a time, you'd not be frightened.”",
      "They came out, all ten of them, thin and grey as smoke, with their hats in their hands. They had been here long before, they said, a hundred summers ago, and they had had such a good time that they had never quite left. “But nobody sees us when we stand about,” said the shy one. “A {item}, we thought, people do notice.”",
      "“And what is it that you wanted?” {hero} asked. They looked at each other and pushed the smallest to the front. “There was a song that you all sang here, on your first evening,” it said. “We know the tune, but we've lost the words.”",
      "@forest.dawn(hero stand) They sang it until the sky turned pink, {hero} and the ten, all the verses, twice. With every verse one {item} grew pale and was gone. Only in the grass, where the last one had stood, something was laid out in small white pebbles, rather crooked: thank you.",
    ],
  }),
];
