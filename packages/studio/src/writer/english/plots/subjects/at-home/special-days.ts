import { role, story } from "../subject-story.ts";
import { GRAND } from "./words.ts";

/** Stories of days unlike others: snow days, fishing trips, birthdays far away, getting lost. */
export const specialDays = [
  story({
    says: [
      /\b(?:snow(?:s|ed|ing|y|fall|storm)?|blizzard)\b/i,
      /\b(?:school|snow day|snowed in|buried|knee-deep|metres?|feet of snow|so much)\b/i,
      /\b(?:clos(?:e[sd]?|ure)|cancel\w*|no school|day off|snow day|shut|snowed in|free)\b/i,
      /\b(?:snow(?:man|men|ball\w*)|sledg\w*|sleds?|street|village|town|neighbou?r\w*|brothers?|sisters?|friends?|children|kids|boys?|girls?|buil[dt]\w*|school)\b/i,
    ],
    unless:
      /\b(?:murder\w*|dead|alien|train|penguin|yeti|ghost|robot|plane|airport|mountain hut|avalanche|teacher (?:is|was)|widow\w*|love|sled dogs?|hotel)\b/i,
    of: "young",
    after: [
      "@street(hero look) The snow had swallowed everything: the dustbins, the hedge, and Mr Ngo's car, of which only the aerial still looked out. {Hero} opened the door, and a wall of white fell into the hall. “No school,” said the radio.",
      [
        "@street(hero build, mate build) “First a giant,” said {talker}. They rolled a ball, {hero} on the left and {talker} on the right, until it would not move any further. It stood in the middle of the road, but there were no cars anyway. The second ball took six hands. For the third one they had to fetch a ladder.",
        "@street(hero build) First there had to be a giant. {Hero} rolled a ball until it would not move any further. It stood in the middle of the road, but there were no cars anyway. The second ball took six hands, and the hands came out of all the houses. For the third ball they fetched a ladder.",
      ],
      "+ @street(hero, mate) By noon the whole street was outside. The big ones pulled the small ones on tin trays. The dentist lay on her back and made angels. The baker brought a pot of soup, and the postman a trombone. {Hero} knew them all from the bus stop, where nobody ever said a word. Now they were throwing snowballs at each other and calling each other by name.",
      "+ @street(hero run) {Hero} got a snowball down {his} neck. It melted very slowly, all the way to {his} socks. It was from the dentist.",
      "@street(hero point) Only one door stayed shut. It was the door of old Mrs Petrov at number three. {Hero} looked at the chimney. All the chimneys in the street were smoking, but that one was not. “Has anyone seen Mrs Petrov today?” asked {hero}. Everybody stopped and looked.",
    ],
    end: [
      "@street(hero dig, mate dig) They dug, all of them at once, with shovels and trays and saucepans. {Hero} was right at the front, because {he} was small enough for the first gap. {He} knocked on the glass. Behind it, in two coats and three scarves, sat Mrs Petrov, with a cat on her feet. “The stove is out,” she called, “and I couldn't get to the wood. I thought that you were all at school!”",
      [
        "@street(hero walk, mate walk) {Talker} carried in the wood, and {hero} lit the stove. Then they sat Mrs Petrov in an armchair, put the armchair on a sledge, and pulled her out into the sun, cat and all. She looked the giant up and down for a long time. “He has no face,” she said. “I used to be quite good at faces.”",
        "@street(hero walk) They carried in wood, and {hero} helped to light the stove. Then they sat Mrs Petrov in an armchair, put the armchair on a sledge, and pulled her out into the sun, cat and all. She looked the giant up and down for a long time. “He has no face,” she said. “I used to be quite good at faces.”",
      ],
      "@street(hero climb) Up the ladder she could not go. So she told {hero} from below what to do: “A bit more cheek. Not so much nose. And now the eyes, they have to look at someone.” {Hero} pressed in the two pieces of coal. And all at once the giant looked straight at Mrs Petrov and smiled.",
      "@street(hero talk) The snow went as it had come. But at the bus stop they all talk now, and Mrs Petrov's spare key hangs in {hero's} hall. The giant was the last to melt. On the very last day there were only two eyes left, and even they looked pleased.",
    ],
  }),
  story({
    says: [
      /\bfish(?:es|ed|ing)\b/i,
      role("elder", `${GRAND}|dad|father|papa|uncle|mum|mother|aunt`),
      /\b(?:trip|oar|boat|row\w*|catch(?:es)? nothing|caught nothing|no fish|nothing bites|all day|weekend|rain\w*|boot|storm|stuck|fall(?:s)? (?:in|over)|fell (?:in|over))\b/i,
    ],
    unless:
      /\b(?:murder\w*|dead|died|ghost|mermaid|ring|magic\w*|shark|body|last fish|the first time|old fish|giant|quarrel\w*|divorc\w*|estranged|village|whale|monster|fishermen|fisherman)\b/i,
    of: "people",
    after: [
      "@lake(hero sit, elder sit) There was one thing that {elder} had not packed, and that was luck. The bait fell overboard in the first ten minutes. “It doesn't matter,” said {elder}. “The fish don't know that yet.” {Hero} sat very still and held on to the rod.",
      "+ @lake(elder talk, hero sit) They talked in whispers. {Elder} told {hero} about a pike that had been as long as a door, and then, a bit later, as long as a bus. “Did you measure it?” asked {hero}. “It was in a hurry,” said {elder}. Nothing pulled at the line. A duck swam by and looked into the bucket, and there was nothing in it, and the duck swam on.",
      "@lake(hero, elder) Then something did pull! {Hero} leaned back with all {his} weight, and {elder} held {him} by the braces, and the boat swung round in a circle. Up came a boot. The next time it was a kettle, and then an umbrella with no cloth. “We could open a shop,” said {elder}. {Hero} had to laugh so loudly that a duck flew off.",
      "+ @lake(hero talk, elder talk) “Do you ever catch anything?” asked {hero}. “I caught a cold once,” said {elder}, “as big as that.”",
      "@lake.storm(hero row, elder sit) But the sky had turned black over the hills, and neither of them had noticed. The first gust nearly took {elder's} hat. They had drifted a long way out. {Hero} rowed till {his} hands burned. “I can't see the shore any more,” said {hero}. {Elder} had stopped telling jokes.",
    ],
    end: [
      "@lake.storm(hero build, elder) {Hero} looked round at what they had in the boat. A boot, a kettle, an umbrella with no cloth. “Give me your coat,” said {hero}, “quickly!” They pulled {elder's} big coat over the ribs of the umbrella and buttoned it up. {Hero} stood the thing in the boot, and held on. There was a bang. The coat filled with wind, and the boat shot off like a horse.",
      "@lake.storm(hero, elder row) {Elder} steered with whatever there was, and {hero} held the sail. “I've been fishing here for fifty years,” shouted {elder} into the wind, “and I've never gone home so fast!” They flew past the reeds, past the jetty, and up on to the meadow, right in front of a cow.",
      "@room(hero talk, elder talk) They lit a fire in the hut, and boiled tea in the kettle, and hung everything up to dry. “And what do we tell them at home?” asked {hero}. {Elder} thought about it. “That we caught a boot, a kettle and an umbrella,” said {elder}. “And for once it's all true.”",
      "@lake(hero row, elder sit) The boot stands by {hero's} front door, and there are flowers in it. When they go out now, {hero} and {elder}, they take along a spare of everything. The only thing they still don't pack is luck. They pull that up.",
    ],
  }),
  story({
    says: [
      /\bbirthday\b/i,
      /\b(?:far from home|far away|abroad|new (?:country|town|city|school|home|street)|foreign|strange (?:country|city|town)|another country|knows nobody|knew nobody|knows no one|knew no one|hospital|refugee|no friends|without (?:his|her) (?:friends|family)|in a country|just moved|on a ship|on the train|away from home)\b/i,
    ],
    unless:
      /\b(?:murder\w*|robot|alien|husband|wife|widow\w*|grandson|retired|old (?:man|woman)|[3-9]0th|hundredth|dead|died|love|donkey|dog|monster|ghost|king)\b/i,
    of: "young",
    after: [
      "@bedroom(hero sit) In the morning {hero} lay there with {his} eyes shut for a while. At home somebody would have come in on tiptoe now, with candles, and they would all have sung, too high and not together. {Hero} waited. Then {he} said it to {himself}, quite softly: “Happy birthday, {hero}.”",
      "@corridor(hero talk) {He} had not told anybody about it. All day long {hero} carried it around like a stone in a shoe. Only once, when a woman with a trolley of clean sheets asked what day it was, did {he} say: “The fourteenth. It's a special one.” “Is it?” asked the woman. “Why?” And then {hero} told her.",
      "+ @room(hero write) {Hero} drew a cake on a sheet of paper, with three floors and a boat on top, and put it up against the window. It looked very good, but it did not smell of anything.",
      "@corridor(hero talk) “At home,” said {hero}, “we hang a ribbon on the door, and whoever comes in has to say something that they like about you. And there's a cake with oranges.” The woman nodded. “With oranges,” she said, and pushed her trolley on. That was all. In the afternoon it rained.",
    ],
    end: [
      "@room(hero look) At five o'clock there was a knock. {Hero} opened the door, and there was a ribbon on it, a red one. In the corridor stood people, a whole line of them, down to the stairs. The woman with the trolley was the first. “I like that you told me,” she said, and walked in. Under her arm she had a box that smelled of oranges.",
      "@room(hero stand) Then the next one came. “I like how you say good morning,” said a man with a beard, “as if you meant it.” A boy with a plaster on his chin said that he did not know {hero} yet, but he liked {his} pyjamas. It went on and on, and {hero's} ears got warmer and warmer.",
      "@room(hero eat) The cake was a bit crooked. They sang, all of them at once, each in the way it was sung where they came from. {Hero} blew out the candles and had to swallow, because it sounded just like home. “What did you wish for?” they asked. “Nothing,” said {hero}. “It's all here.”",
      "@corridor(hero talk) A piece of the red ribbon is still tied to that door. It has been needed often since then, for a great many people have birthdays there. And {hero} is always first in the line, and always knows what to say.",
    ],
  }),
  story({
    says: [
      /\b(?:lost|lose their way|los(?:es?|ing) (?:his|her|their) way|stray\w*|can['’]t find (?:the|their) way|could not find (?:the|their) way)\b/i,
      /\b(?:woods?|forest|fog|mountains?|hills?|city|town|market|moor|old town|maze|medina|alleys?|island|dark|snow\w*)\b/i,
      /\b(?:brothers?|sisters?|siblings|twins|cousins|friends|children|kids)\b/i,
      role("guide", "cat|kitten|dog|goat|donkey|crow|owl|fox|goose|pony|sheep|hen"),
    ],
    unless:
      /\b(?:murder\w*|magic\w*|talking|witch|robot|los(?:es?|t) (?:his|her|their|a|the) (?:cat|dog|kitten|goat|donkey|goose|pony|sheep)|(?:cat|dog|kitten|goat|donkey|pony|sheep|goose)s? (?:(?:is|was|has|had|gets?|got|went|goes) )?(?:lost|missing|ran|run)|search\w*|look(?:s|ed|ing)? for|rescu\w*|find (?:the|their|her|his) (?:cat|dog))\b/i,
    early:
      /,? (?:and|until|before|but) (?:(?:they )?(?:are|were|get|got) (?:led|guided|brought|shown) (?:back )?home|(?:(?:an?|the) )?(?:[a-z-]+ ){0,3}(?:cat|kitten|dog|goat|donkey|crow|owl|fox|goose|pony|sheep|hen) (?:leads?|led|guid\w+|brings?|brought|shows?|showed|takes?|took)).*$/i,
    of: "people",
    after: [
      "“We have been here before,” said {hero}. There was the same crooked post, and beside it the same puddle, with their own two footprints in it. They had walked for an hour, and all they had done was go round in a circle. It was getting dark.",
      [
        "“It's your fault,” said {talker}. “You said left.” “You said that you knew it,” said {hero}. They stood there and were angry, because that is easier than being afraid. Then something rustled. {Hero} felt for {mate's} hand, and {mate's} hand was already on its way.",
        "“It's your fault.” “You said left!” They stood there and were angry with each other, because that is easier than being afraid. Then something snapped, quite close by. They felt for each other's hands, and after that nobody was angry any more.",
      ],
      "+ They shared what they had: half a biscuit, and a sweet with fluff on it. They called, first loudly and then as loudly as they could. Only the echo answered. “Somebody will look for us,” said {hero}. “They'll have noticed at supper.” But supper was a long way off, and it was cold.",
      "And then there were two eyes. They shone in the dark and looked at them. {Hero} held {his} breath. It was {guide}. {Guide} stopped in front of them, looked at {hero} from head to foot, and sniffed at {his} pocket.",
    ],
    end: [
      "Then {guide} stood up, went a few steps, and turned round. “I think that we're meant to come along,” said {hero}. “It's only an animal.” “Have you got a better idea?” So they went after it, hand in hand, over stones and round corners, up and down and up again. Whenever they got too slow, {guide} stopped and waited, and let them come close.",
      "Once they wanted to go straight on, where the way was wide and easy. {Guide} would not. {Guide} stood across in front of {hero's} feet and did not let {him} by. {Hero} felt ahead with one foot, and there was no ground there, only air. After that they did exactly what {guide} wanted.",
      "And at last there was a light, and then a second one. There was a fence that they knew, and a washing line, and a voice that was calling their names, quite hoarse by now. They ran. There were arms and tears, and a great deal of soup. When {hero} turned round to say thank you, {guide} was waiting on the doorstep and looked very pleased.",
      "A dish stands outside that door every evening. Sometimes it's empty in the morning, and sometimes it isn't. And when {hero} goes out now, {he} always has a biscuit in {his} pocket, a whole one, for whoever knows the way.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "dog|puppy|cat|kitten|rabbit|hamster|tortoise|parrot|guinea pig|rat|snake|goat|hen|donkey|lizard|hedgehog|pony",
      ),
      /\b(?:nobody (?:[a-z' ]+ )?want(?:s|ed)|no one (?:[a-z' ]+ )?want(?:s|ed)|nobody else|no one else|unwanted|ugl(?:y|iest)|three[- ]legged|one[- ]eyed|grumpiest|oldest)\b/i,
      /\b(?:except|only|but|chooses?|chose|picks?|picked|shelter|brings?|brought|adopt\w*|home)\b/i,
      /\b(?:famil\w+|home|house|dad|father|mum|mother|parents|shelter|boys?|girls?|child|kid|son|daughter|little|small|brother|sister)\b/i,
    ],
    unless:
      /\b(?:murder\w*|robot|talking|magic\w*|police|school|class\w*|died|dead|lost|ran away|runs away|thief|farm|detective|dragon|king|widow\w*|retired|steal\w*|stole|birthday|party|play with)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look, beast look) {Beast} did not look like much. {Beasthis} ears did not match, and {beasthis} coat was like a doormat after a long winter. “Why that one?” they asked at home. {Hero} knelt down on the floor and looked {beasthim} in the eye. “Because of how {beasthe} looks back,” said {hero}. {Beast} looked back, sneezed, and crept under {hero's} bed.",
      "@bedroom(hero read, beast) Under the bed {beasthe} stayed. Nobody could get {beasthim} out, not with a ball and not with a bit of ham. “We'll take {beasthim} back on Monday,” they said at breakfast. So {hero} moved under the bed as well, with a torch and a pillow. {Hero} read aloud, very softly, from a book about trains.",
      "+ @bedroom.night(hero sleep, beast sleep) On the second night there was a weight on {hero's} foot. On the third it was on {his} tummy, and it was warm. {Hero} did not move at all, although there was a feather in {his} nose. In the book the train had reached the sea by then.",
      "@room(hero, beast) But in the morning a slipper was gone, and in the afternoon a cushion, and by the evening the whole family was cross. “It doesn't fit in here,” they said. {Hero} said nothing. The basket was standing ready by the door.",
      "@bedroom.night(hero look, beast) On the night before Monday there was a knock on {hero's} chin. It was a paw. {Beast} was standing on {his} chest and had never done that before. {Beasthe} ran to the door, and back, and to the door. “What is it?” whispered {hero}. Then {he} smelled it as well.",
    ],
    end: [
      "@kitchen.night(hero talk, beast) In the kitchen the cloth beside the stove had caught fire. It was quite a small fire as yet, but it was climbing up the curtain. “Wake up!” shouted {hero}, as loudly as {he} could, and {beast} made such a noise that you could hear it in the next street. They came running with pots and with wet towels. It hissed, and it was over.",
      "@kitchen.night(hero, beast) They stood in the wet kitchen, black in the face, and nobody said a word about slippers. Dad squatted down and held out his hand, quite low. {Beast} looked at {hero} first. “Go on,” said {hero}. And {beast} went from one to the next, all the way round, and sniffed at every single foot.",
      "+ @street(hero carry, beast) On Monday they all went to town with the basket and brought home a dish, a brush and a blanket. On the dish there was a name. {Hero} had chosen it, and nobody had anything to say against it.",
      "@bedroom.night(hero read, beast sit) In the book the train is on its way back by now. {Hero} reads it aloud every evening. There is less and less room under that bed, for the others have taken to coming along to listen, with their pillows, one after the other.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "dog|puppy|cat|kitten|rabbit|hamster|tortoise|parrot|guinea pig|rat|snake|goat|hen|donkey|lizard|hedgehog|goldfish|pony",
      ),
      /\b(?:nobody (?:[a-z' ]+ )?wants?|nobody (?:[a-z' ]+ )?wanted|no one (?:[a-z' ]+ )?want(?:s|ed)|hides?|hid|hiding|hates? (?:cats|dogs|animals)|hated (?:cats|dogs|animals)|unwanted|ugl(?:y|iest)|(?:does|did)(?:n['’]t| not) (?:want|like)|three[- ]legged|one[- ]eyed|grumpy|not allowed|instead of)\b/i,
      /\b(?:famil\w+|home|house|dad|father|mum|mother|grandpa|grandfather|grandma|grandmother|kitchen|fridge|shelter|brings?|brought|new)\b/i,
    ],
    may: [
      role(
        "grump",
        "grandpa|grandfather|grandad|grandma|grandmother|granny|dad|father|mum|mother|stepfather|uncle|aunt",
      ),
    ],
    unless:
      /\b(?:murder\w*|robot|talking|magic\w*|police|school|class\w*|died|dead|lost|ran away|runs away|thief|farm|detective|dragon|king|widow\w*|retired|steal\w*|stole|secretly|hides? (?:it|him|her|a|the)|hid (?:it|him|her|a|the))\b/i,
    after: [
      "@room(beast sit) The first night was a disaster. In the morning there was nothing left of the newspaper, a cushion and Mum's left shoe, and in the middle of it all sat {beast}. “It goes back on Monday,” they said at breakfast. {Beast} crept into the farthest corner and was not seen again.",
      [
        "@kitchen.night(grump give, beast) “I'm not even going to look at {beast},” said {grump}. “In my day animals lived outside.” But at night the stairs creaked. When the light went on, {grump} was standing in the kitchen in slippers, with a bit of ham in one hand. “I was hungry,” said {grump}. And in the dark corner two eyes were shining.",
        "@kitchen In the morning there was a bit of ham on the floor. “Was that you?” they asked each other. Nobody said yes. The next night it was a bit of cheese. And the night after that a soft old jumper lay there, one that belonged to nobody, and it had a hollow in the middle, and the hollow was warm.",
      ],
      "+ @corridor(beast) It was the small things then. {Beast} could tell from the steps who was coming up to the house, and was always at the door first, on the mat. {Beast} was afraid of hats, but not of thunder. If you sang, {beast} tilted {beasthis} head, and if you sang out of tune, {beast} sneezed. They all began to sing out of tune, just for that.",
      "+ @room(beast) On Monday it rained. “You can't send anybody out in such weather,” they said. On Tuesday it did not rain, but there was fog. By Friday they had run out of weather.",
      "@corridor.night(beast) Then, on Saturday night, when everybody was asleep, {beast} made a noise that {beasthe} had never made before. {Beast} scratched at each bedroom door, one after the other, and would not stop. At last they got up to be cross, and opened their doors, and smelled smoke.",
    ],
    end: [
      "@kitchen.night The cloth beside the stove had caught fire. It was quite a small fire as yet, but it was climbing up the curtain. They came running with pots and with wet towels. And then it hissed, and it was over. They stood in the wet kitchen, all black in the face, and counted. One was missing. “Where's {beast}?”",
      [
        "@kitchen.night(grump, beast) It was {grump} who found {beast}. In the farthest corner there was a small heap, and it was trembling. {Grump} lay down flat on the wet floor, although {grumphis} knees did not like it at all. “Come,” said {grump}, very softly. “It's all right. You were the only one with any sense.” And {beast} crept out, right under {grump's} chin, and stayed there.",
        "@kitchen.night(beast) They found {beast} in the farthest corner, a small heap that was trembling. They all lay down flat on the wet floor, with their chins on the tiles. “Come,” they said, very softly. “It's all right. You were the only one with any sense.” And {beast} crept out, and did not know to whom first.",
      ],
      "@room(beast) On Monday they all went to town together and came home with a basket, a dish and a brush. On the dish there was a name. {Beast} looked at the basket from all sides, and sneezed, and then lay down beside it.",
      "@room(beast sleep) The cushion has never been mended. It lies in the farthest corner and belongs to {beast}. And if you ask in that house who it was that did not want {beasthim}, then no one can remember.",
    ],
  }),
];
