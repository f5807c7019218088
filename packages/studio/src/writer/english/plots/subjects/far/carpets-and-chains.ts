import { role, story } from "../subject-story.ts";

/** Stories of pirates, musicians in the war, pilgrims, flying carpets and breakdowns far from anywhere. */
export const carpetsAndChains = [
  story({
    says: [
      /\b(?:pirates?|buccaneers?|corsairs?)\b/i,
      /\b(?:captur\w*|board(?:s|ed)|takes?|took|finds?|found|attack\w*|rob(?:s|bed)|hijack\w*|raid\w*|steals?|stole)\b/i,
      /\b(?:orphans?|children|schoolchildren|babies|baby|nuns|old people|puppies|school class|kids|refugees|slaves|prisoners|emigrants|musicians)\b/i,
      /\b(?:ship|boat|galleon|vessel|crew|captain|sea)\b/i,
    ],
    may: [
      /\b(?:only |carr(?:ies|ied|ying) |full of |with |of )?(?<load>orphans|children|schoolchildren|babies|nuns|old people|puppies|kids|refugees|slaves|prisoners|emigrants|musicians)\b/i,
      /\b(?<baby>a baby|a child|an orphan)\b/i,
    ],
    unless:
      /\b(?:play(?:s|ed|ing)? pirates|pretend|(?:kids|children|brothers|sisters|friends) (?:find|found|discover)\w*|bedroom|treehouse|birthday|space\w*|dress(?:es|ed)? up|kindergarten|theatre|somali|parrot)\b/i,
    of: "people",
    after: [
      [
        "@ship(hero look) The hatch flew open, and the pirates held up their lanterns. Down in the hold there was no gold, no silk and no pepper. There were {load}, thirty of them, sitting on the bare planks, and they looked up. “What's that?” roared the gunner. “That,” said {hero}, “is our prize.” Nobody on the pirate ship had the least idea what to do with it.",
        "@ship(hero look) The hatch flew open, and the pirates held up their lanterns. Down in the hold there was no gold, no silk and no pepper. There was only somebody very small, who looked up. “What's that?” roared the gunner. “That,” said {hero}, “is our prize.” Nobody on the pirate ship had the least idea what to do with it.",
      ],
      "@ship(hero talk) “Where were you being taken?” asked {hero}. “To the mines on Black Island,” said a girl with a cut lip. “The man there pays by the head.” The pirates coughed and looked at their boots. “Set a course,” said {hero}. “For where?” “I'm still thinking.”",
      "@ship(hero stand) Within three days the ship was not to be recognised. There was washing on the cannons. {Hero} made a list of rules: no spitting, no swearing, lights out at eight. It was meant for the crew.",
      "+ @ship.night(hero stand) At night {hero} stood at the wheel. Somebody small came up, with a blanket, and stood there too. “Are you really a pirate?” “Yes,” said {hero}. “You don't look like one when you think that nobody's looking.” {Hero} gave a growl. It was not a very good one. The small hand was laid on the wheel, beside {his}, and it steered quite well.",
      "@sea(hero look) On the fifth day there was a sail behind them, and it was a warship. The man from Black Island had wanted his goods back. “We're faster,” said the gunner, “if we throw all the ballast overboard.” {Hero} looked at the chests with the gold of twelve years.",
    ],
    end: [
      "@ship(hero carry) “Well, you heard him,” said {hero}. “Overboard with the ballast.” And {he} took the first chest {himself}. After it went the silver, the candlesticks, and the bishop's bathtub. But the ship lifted its belly out of the water like a gull, and ran.",
      "+ @ship(hero stand) It was still not enough. Then the girl with the cut lip climbed on a barrel. “They only shoot at pirates,” she said. “They don't shoot at a school.” When the warship drew level its captain saw no skull and no cannon. He saw washing, and thirty heads bent over slates, and a row of big men with beards who were saying the nine times table. He raised his hat, and sailed past.",
      "@island(hero build) There is a bay on no chart, with a stream and breadfruit. They ran the ship up on the sand there, for good, and turned it upside down, and that was the roof. Over the door they nailed the black flag, because there was nothing else to hand, and beneath it someone painted: wipe your feet.",
      "@island.golden(hero sit) {Hero} was asked sometimes whether {he} missed the gold. {He} thought about it, at the long table under the keel, with all that noise from left and right. “It never said good night,” said {hero}. At eight somebody small rang the ship's bell. “Lights out!” they all shouted. And the pirates, who were very tired, went first.",
    ],
  }),
  story({
    says: [
      /\b(?:pianist|violinist|cellist|musician|piano|violin|cello|trumpet\w*|flute|accordion|singer|conductor|orchestra|composer)\b/i,
      /\b(?:war|occup\w*|siege|ghetto|bomb\w*|soldiers?|camp|regime|forbidden|hiding|nazis?|curfew|besieged|blockade|air raid|warsaw|sarajevo|leningrad)\b/i,
      /\b(?:play(?:s|ed|ing)?|sings?|sang|perform\w*|practi[cs]\w*|hides?|hid|rehears\w*)\b/i,
    ],
    may: [
      /\b(?<piano>piano|violin|cello|trumpet|flute|accordion|keyboard)\b/i,
      role("friend", "neighbour|girl|boy|child|son|daughter|wife|husband|brother|sister|mother|father|soldier|officer"),
    ],
    unless:
      /\b(?:space\w*|aliens?|talent|contest|ghost|robot|school band|video|star wars|love letters?|trench\w*|christmas)\b/i,
    of: "people",
    after: [
      "@room.night(hero play) {Hero} played with the curtains drawn. In that winter of the war music was dangerous; it could be heard through walls, and walls had ears. So {he} played without a sound, with only {his} fingers, and heard each note of it in {his} head.",
      [
        "@room(hero play, friend look) “What are you doing there?” asked {thefriend}. “I'm giving a concert,” whispered {hero}. {Thefriend} sat down on the floor and watched {hero's} hands for an hour, without moving. At the end {thefriend} clapped, but with two fingers only, and it was not to be heard either.",
        "@room(hero play) “What are you doing there?” asked the little girl from upstairs. “I'm giving a concert,” whispered {hero}. The girl sat down on the floor and watched {his} hands for an hour, without moving. At the end she clapped, but with two fingers only, and it was not to be heard either.",
      ],
      "@room(hero play) Soon there were more. An old man brought his own chair. A woman with three coats on brought a turnip, as the price of the ticket.",
      "+ @street.night The war came nearer. At night the house shook, and dust fell on the hands that played. “Stop,” {hero} told {himself}, “who needs this?” But on the evening when {he} did not play, they stood in front of {his} door all the same, with their turnips and chairs, and waited. So {he} washed {his} hands in snow, sat down, and began.",
      "@room.night(hero play) Then boots came up the stairs. The door was kicked open, and in it stood an officer of the enemy with a pistol and a lamp. He saw thirty people in the dark, sitting in rows, in silence, and at the front {hero}, whose hands were moving. “What is this?” he asked. {Hero} went on playing.",
    ],
    end: [
      "@room.night(hero play) The officer stood there. He looked at {hero's} fingers, and something in his face came loose. His own hand, the one without the pistol, began to move against his coat. “Third finger,” he said hoarsely, “on the black key.” He stayed until the last bar. “I have seen nothing,” he said then, “and heard nothing.”",
      "@street(hero walk) It was spring when the guns fell silent. In the middle of the ruins, between two walls, stood a real piano, grey with dust and with a bird's nest in it. They fetched {hero}.",
      "@street(hero play) {Hero} laid {his} hands on the keys and was afraid. {He} pressed down one single note. It rang over the whole square, clear as water, and everybody held on to somebody. Then {hero} played all that they had seen {him} play in the winter, and they knew each note of it.",
      [
        "@theatre.golden(hero play, friend look) {Hero} played in the great halls of the world later on. Before every concert {he} moved {his} fingers over the lid for a minute, in silence. But in the front row {thefriend} looked on, heard all of it, and clapped with two fingers.",
        "@theatre.golden(hero play) {Hero} played in the great halls of the world later on. Before every concert {he} moved {his} fingers over the lid for a minute, in silence. But in the front row sat somebody with a turnip in her handbag, who heard all of it, and clapped with two fingers.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:pilgrim\w*|camino|way of st\.? james|santiago|jakobsweg|mecca|lourdes|holy (?:place|city|mountain)|long[- ]distance (?:path|trail|walk)|appalachian trail|walks? across|walked across|on foot (?:to|from|across))\b/i,
      /\b(?:dead|late|died|death|grief|ashes|widow\w*|lost|promis\w*|buried|mourn\w*|husband's|wife's|son's|daughter's|father's|mother's|friend's|brother's|sister's)\b/i,
    ],
    may: [
      /\b(?<dead>(?:her|his|my|their) (?:dead |late )?(?:husband|wife|son|daughter|father|mother|friend|best friend|brother|sister|grandfather|grandmother))\b/i,
      /\b(?<thing>shoes|boots|clothes|shirts|coats|jumpers|socks)\b/i,
    ],
    unless: /\b(?:murder\w*|plymouth|mayflower|dead end|nazi|zombie\w*|space\w*)\b/i,
    of: "people",
    after: [
      [
        "@meadow(hero carry) The {thing} weighed more with each mile. {He} carried {dead} along in every step, as it were: the jokes, the snoring, the last weeks. “You've got to leave something behind,” said the innkeeper on the first evening. “I know,” said {hero}, and pulled the straps tight.",
        "@meadow(hero walk) The backpack weighed more with each mile. {Hero} carried the dead along in every step, as it were: the jokes, the snoring, the last weeks. “You've got to leave something behind,” said the innkeeper on the first evening. “I know,” said {hero}, and pulled the straps tight.",
      ],
      "@meadow(hero walk) On the way there were others. A baker from Ghent walked because of his back. A student had lost a bet.",
      "@mountain.storm(hero walk) In the second week it rained for five days. {Hero} fell in the mud and did not get up. {He} lay there and shouted, at the path, at the sky, at the dead, who had gone ahead and left {him} all of this to carry. When {he} had finished, the student was sitting beside {him} in the rain. “Shall I take one of the straps?” he asked.",
      [
        "@meadow(hero give) He had no proper soles left, {hero} saw; he had tied them on with string. {Hero} opened the backpack. “What you need,” {he} said, “is in here. There's a story to it, and you've got to take that along too.” And so {hero} told the first one, about {dead} and a leaking boat. The student walked on, and he laughed.",
        "@meadow(hero give) He was cold, {hero} saw; his jacket had no lining. {Hero} opened the backpack. “Take this pullover,” {he} said. “There's a story to it, and you've got to take that along too.” And so {hero} told the first one, about a leaking boat and the one who had worn it. The student walked on, and he laughed.",
      ],
    ],
    end: [
      "@meadow(hero give) After that it came by itself. At each inn there was somebody who lacked something: the baker, a nun, a boy who had run away from home. {Hero} gave away one thing after another, and with each of them a story.",
      [
        "@church(hero stand) At the end of the way stands a church, and its steps are hollow from so many feet. {He} opened the backpack, and there was nothing in it any more but a bit of sand. {He} turned it over on the top step. “We're here,” {hero} said to {dead}.",
        "@church(hero stand) At the end of the way stands a church, and its steps are hollow from so many feet. {He} opened the backpack, and there was nothing in it any more but a bit of sand. {He} turned it over on the top step. “We're here,” {hero} said to the one for whom {he} had walked.",
      ],
      "@church(hero look) Then {hero} looked up. They were all coming across the square, one by one: the baker, the nun, the boy, the student, and each of them wore something that {he} knew. {Hero} did cry then, and it was quite different from what {he} had pictured.",
      "@station(hero stand) {Hero} took the train home, with {his} hands free. Now postcards come from time to time, from Ghent, from Peru, from a ship. “It has a hole in it,” they say, “but it's still walking.” {Hero} pins them up in the hall, where the old coat used to hang.",
    ],
  }),
  story({
    says: [
      /\b(?:flying|magic|enchanted|old|woven)? ?(?:carpet|rug)\b/i,
      /\b(?:fl(?:y|ies|ew|ying)|flight|magic\w*|enchanted|takes? off|took off|sky|lifts?)\b/i,
    ],
    may: [
      /\b(?<only>liars|lies|truth|afraid|scared|heights|left|backwards|songs?|sings?|crumbs|tickles?|ticklish|old|tired|lazy)\b/i,
    ],
    unless:
      /\b(?:red carpet|vacuum|moth|murder\w*|rolled up in|dog (?:ruin|dirt)\w*|carpet shop closes|aladdin|carpets? over|shr[aiu]nk\w*|dryer|wash\w*|mouse|mice|hole|repair\w*|s[eo]lls?|sold)\b/i,
    after: [
      "@roof.dusk(hero stand) {Hero} unrolled the carpet on the flat roof and sat down in the middle. It had red birds in it, and a border of blue waves, and a hole where a mouse had been. “Fly,” said {hero}. “Up!” said {hero}. “Please. Abracadabra.” One corner lifted itself, and scratched another.",
      "@roof(hero talk) “First the question,” said the carpet in a dusty voice. “I take nobody along who has not answered it. Why do you want to fly?” “To see the world,” said {hero} at once. The carpet let out the air and lay flatter than before. “That's what they all say,” it said. “It's never true. I can't lift a lie. It's too heavy.”",
      "@roof(hero sit) {Hero} tried all sorts of answers. To be rich. To be the fastest. Because nobody else could do it. Below in the lane people had gathered and laughed. {Hero} lay down on {his} stomach, with {his} face in the red birds, and did not want to be seen any more.",
      "+ @roof.night(hero look) The people went home and the stars came out. The carpet was warm from the sun. “You still haven't got up,” it said after a time. “Where would I go?” said {hero} into the wool. The carpet was quiet, as one is who has noticed something. One of its blue waves moved a little.",
      "@roof.night(hero talk) “I want to fly,” said {hero}, quite low, “because down here I'm always afraid. I thought that up there it might stop.” {He} waited for the carpet to laugh. Then {he} felt a draught at {his} nose. The roof was two hands below {him}, and then it was the whole house.",
    ],
    end: [
      "@city.night(hero fly) They flew! They flew over the lane and the market and the towers, so low that {hero} could touch the weathercock, and then so high that the city was only a handful of sparks. “Are you still afraid?” asked the carpet. “Yes!” shouted {hero}. “Good,” said the carpet. “You've become lighter again.”",
      "+ @roof.night(hero stand) On the tower of the palace stood somebody with a telescope, who had laughed the loudest down in the lane: the sultan's treasurer. “Sell me the carpet!” he shouted. “I need it for the good of the people!” “Get on,” said the carpet kindly. He got on, with his telescope. It did not move. It sank, if anything. They left him sitting on the tower, and the ladder had been taken away.",
      "+ @city.dawn(hero fly) At sunrise {hero} steered home, past the windows, in which people stood with their coffee and their mouths open. “Take us along!” they called. “You've got to tell it the truth first,” called {hero}. Nobody said a word then. Only a small child waved with both arms. “I want to go because I want to!” it shouted, and it was on board before its mother could catch it.",
      "@roof.golden(hero sit) On most evenings the carpet hangs over the railing of the roof like any other, with the red birds outwards. {Hero} has mended the hole, though not all of it, because of the whistling. Children come up and sit down on it. Some of them fly a little, and some fly far. And when one of them stays on the ground, {hero} sits down beside it. “Take your time,” {he} says. “What is it really?”",
    ],
  }),
  story({
    says: [
      /\b(?:truck|car|van|jeep|bus|motorbike|motorcycle|camper|lorry|bicycle|caravan|land rover)\b/i,
      /\b(?:breaks? down|broke down|broken down|stuck|stranded|runs? out of|ran out of|out of (?:petrol|gas|fuel)|engine (?:dies|died|fails|failed)|flat tyre|flat tire|puncture)\b/i,
      /\b(?:outback|desert|middle of nowhere|wilderness|steppe|savannah?|bush|sahara|patagonia|siberia|mongolia|tundra|from (?:anywhere|anyone|the nearest)|nowhere|prairie|namib\w*|kalahari|gobi|alaska|lapland|iceland)\b/i,
    ],
    may: [
      role(
        "animal",
        "kangaroo|camel|dog|goat|horse|donkey|emu|fox|wolf|reindeer|sheep|llama|vulture|elephant|moose|yak|zebra|ostrich|bear",
      ),
      /\b(?<car>truck|car|van|jeep|bus|motorbike|motorcycle|camper|lorry|bicycle|land rover)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killer|aliens?|UFO|school|zombie\w*|ghost|stalk\w*|mechanic falls|wedding|cabin|motel|band)\b/i,
    of: "people",
    after: [
      "@desert(hero look) The {car} said something that sounded like a cough, and then nothing more. {Hero} got out and looked under the bonnet for a time, because that is what people do. Around it lay the land, flat and huge, and there was not even a fence to lean on.",
      [
        "@desert(hero talk, animal look) {Hero} counted: two bottles of water, a bag of peanuts, a telephone without a signal. When {he} looked up, {theanimal} was standing there, about twenty steps away, and looked at {him}. “Do you know anything about engines?” asked {hero}. {Theanimal} chewed.",
        "@desert(hero sit) {Hero} counted: two bottles of water, a bag of peanuts, a telephone without a signal. A lizard came out from under a wheel and looked at {him}. “Do you know anything about engines?” asked {hero}. The lizard did three press-ups and ran off, into the shade. That was not such a bad idea. {Hero} crept under the {car} and waited for the evening.",
      ],
      [
        "+ @desert.dusk(hero walk, animal walk) When the sun was low {hero} set out along the track. {Theanimal} came along. If {hero} stopped, {theanimal} stopped, always at the same twenty steps. If {he} waved it away, it looked behind itself to see who was meant. After an hour {hero} was glad of it. “You may as well have a peanut,” {he} said. Then it was only ten steps.",
        "+ @desert.dusk(hero walk) When the sun was low {hero} set out along the track. To keep {his} spirits up {he} gave the {car} a piece of {his} mind, aloud, over {his} shoulder, until it was a dot, and until it was not even that. Then {he} missed it. It was very large out there, and the only steps that could be heard were {his} own.",
      ],
      "+ @desert.night(hero look) At night the stars came down to the ground on all sides. {Hero} had never seen so many, and had rather not have been so alone with them. {He} thought of all the people whom {he} had not rung back. It came to fourteen. {He} said their names, one after another, and promised each of them something.",
      [
        "@desert.dawn(hero walk, animal look) In the morning there was no water left. The track forked, and both arms looked the same. {Hero} went to the right. {Theanimal} stayed where it was. For the first time it turned round and went off to the left, over the stones, where there was no track at all, and looked back at {him} once. {Hero} stood there, swayed, and thought: it's lived here longer than I have.",
        "@desert.dawn(hero look) In the morning there was no water left. The track forked, and both arms looked the same. {Hero} was already going to the right when a flock of small green birds shot over {his} head, screaming, low and in a great hurry. They all flew to the left. {Hero} stood there, swayed, and thought: what would green birds be in such a hurry for, before breakfast?",
      ],
    ],
    end: [
      "@lake(hero run) Behind the third ridge the ground fell away, and there was a green hollow, with trees, and in it something flashed. {Hero} ran. It was a pond as big as a tablecloth. {He} lay down on {his} stomach and drank, and it tasted of frogs, and it was the best that {he} had ever drunk.",
      "@lake(hero talk) “You're lying on my washing,” said a voice. An old woman with a pipe stood there. Behind her was a hut, and behind the hut stood nine wrecks without wheels. “They all break down at the same place,” she said. “I was a mechanic once, and so I stayed. Does it cough first?”",
      [
        "@desert(hero stand, animal stand) It was a hose, no longer than a finger. The {car} sneezed, and ran. “What do I owe you?” asked {hero}. “Me? Nothing,” said the old woman, and pointed with her pipe. “But that one there gets the peanuts. It brings me all of them.”",
        "@desert(hero stand) It was a hose, no longer than a finger. The {car} sneezed, and ran. “What do I owe you?” asked {hero}. “Nothing,” said the old woman. “But you'll ring somebody up, when you've got a signal. They always promise that, out there at night. See that you do it.”",
      ],
      [
        "@street(hero stand, animal look) From the first petrol station {hero} rang everybody whom {he} had thought of out there. And each year, when it gets hot, {he} drives out there again with a spare hose and a sack of peanuts, and switches off the engine in the middle of nowhere. Twenty steps away, somebody is chewing.",
        "@street(hero stand) From the first petrol station {hero} rang everybody whom {he} had thought of out there. And each year, when it gets hot, {he} drives out there again with a box of spare hoses and a new pipe, and switches off the engine in the middle of nowhere. {He} listens to how quiet it is. Then {he} follows the green birds.",
      ],
    ],
  }),
];
