import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const fog: WrittenStory = {
  says: [
    /\b(?:fog|mist)\b/i,
    /\b(?:swallow\w*|disappear\w*|vanish\w*|never (?:came|comes|come|return\w*)|does not come back|did(?: not|n['’]t) come back|something in|voices?|whisper\w*|town|village|thick|lost|missing|creatures?|shapes?|strange|call(?:s|ed|ing))\b/i,
    /\b(?:town|village|island|harbour|harbor|street|coast|fishing|house|lighthouse|moor)\b/i,
  ],
  unless:
    /\b(?:foghorn|dog|hound|train|ghost ship|detective|murder\w*|machine|bottles?|elephant|lamp post|funny|sells?|wants to|balloon|whale|taxi|ships?|boats?|sailor|captain|hikers?|mountains?)\b/i,
  after: [
    "@room(hero look) It stood before the windows like wool. Only now and then a voice came out of it, quite close, and each time it was a voice that somebody in the house had loved.",
    [
      "+ @room(hero stand, mate stand) “That's my mother,” said {mate}, and already stood at the door. {Hero} held on with both hands. “Your mother's in bed upstairs,” said {hero}. “I know,” said {mate}, and trembled. “It's her as she was when I was little.” They tied the door handle to the stove. After that they tied themselves to each other, with the washing line.",
      "@room(hero stand) Old Berit from next door had come over with her coat above her nightshirt. “That's my Olaf,” she said, and was already at the door again. {Hero} held her by the belt. “Olaf drowned forty years ago,” {he} said gently. “I know,” said Berit. “But he sounds so cold.” They tied the door handle to the stove, with the washing line.",
    ],
    "@room(hero walk) Out there they were going past. You could hear the steps, in slippers, in boots, without shoes, all going down to the water. Then {hero} heard {his} own name. It was said in a way in which only one person had ever said it, and {his} feet started to walk.",
    "+ @room(hero look) It was the stove that saved {him}. {He} ran against the line, burnt {his} hand, and it hurt, and with the pain {he} could think. The voices all wanted the same. They wanted to be answered. In the fog nobody had anything to hold on to but a voice. {Hero} looked at the line, at the burn, and then out to where the old chapel must be.",
  ],
  end: [
    "@village(hero walk) {Hero} tied the washing line round {his} waist. It was thirty steps over the yard to the chapel bell, and they were the longest of {his} life. “Stay,” it said, with a mouth that {he} had once kissed good night. “I can't,” said {hero}, with tears running down. “But I heard you. I heard you.” Then {he} had the rope in {his} hand, and pulled.",
    "@sea The bell had not been rung for a generation. It was cracked and loud, and sounded like no voice in the world. Down on the beach, with the water up to their knees, the people stopped. “Here!” the bell said, and nothing else. “Here. Here.” They turned round and walked towards it, with their hands out in front of them.",
    "@church.dawn(hero stand) {Hero} rang until the skin came off {his} palms. At dawn they counted. Everyone was there. And the voices had come with them, as far as the churchyard wall, and there they grew quiet.",
    "@village.dusk Since then the bell is rung there every evening, whatever the weather is. First there are three strokes for those who are on their way home. Then there's one more, softer, out towards the sea, and it only means: we heard you.",
  ],
};

const scarecrow: WrittenStory = {
  says: [
    /\bscarecrows?\b/i,
    /\b(?:near\w*|closer|mov\w+|night|every morning|horror|eyes|watch\w*|cursed|walk\w*|missing|disappear\w*|turn\w*|creepy|gone|blood|follow\w*|knock\w*)\b/i,
  ],
  unless:
    /\b(?:friends?|birds|crows?|lonely|wants|wanted|sad|kind|scared of|afraid of|sparrows?|dance\w*|talk\w*|magic|hat)\b/i,
  after: [
    "@farm(hero look) {Hero} pushed a stick into the ground beside it, to measure. The next morning the stick was lying on the path, broken across, and the scarecrow stood nine steps further on. Behind it, all the way back to the field, the earth had been opened in small round holes, as if by a crutch.",
    [
      "@farm(hero talk, mate look) “We'll burn it,” said {hero}. {Mate} held the matches, and couldn't. “Look at its face,” said {mate}. The mouth was drawn on the sack with charcoal, and yesterday it had been a grin. Today the corners pointed down. They bolted the door.",
      "@farm(hero look) {Hero} went out to burn it. {He} had the matches in {his} hand already. Then {he} looked at its face. The mouth was drawn on the sack with charcoal, and yesterday it had been a grin. Today the corners pointed down. {Hero} bolted the door.",
    ],
    "@bedroom.night(hero sleep) By the end of the week it had reached the yard. The chickens didn't lay. {Hero} lay in bed and heard it in the dark: a thud, a dragging, a long pause. Thud. Then something scratched along the wall, down low, where the cellar was.",
    "+ @farm(hero talk) {Hero} asked the oldest woman in the place. She was shelling beans, and went on with it. “It was put up the year the boundary was moved,” she said. “You plough up to the wood now, don't you? Before that it stood there and kept folk off. It wasn't crows that it was meant for.” “What was it meant for, then?” The beans rattled into the bowl. “For whatever's under the field.”",
  ],
  end: [
    "@farm.night(hero look) In the night {hero} woke, because it was too quiet. There was no thud. There was something else, under the boards of the cellar, a soft digging, a great many small hands at once. {Hero} ran to the window with the lamp. The scarecrow stood in front of the cellar door. It had spread out both arms, and its back was turned to the house.",
    "@farm.night(hero stand) It had only been coming to be in time. The ground in the yard lifted like a blanket. {Hero} took the fork and the lamp, went out in {his} nightshirt, and stood beside it, with {his} arms spread just as wide. “Get back!” {he} shouted. “Back to your own side!”",
    "@kitchen.dawn(hero carry) It lasted until the cock crowed. Then the ground sank, and grew still, and a furrow ran away from the house through the wet field, up to the edge of the wood. The scarecrow leaned to one side. {Hero} carried it into the kitchen, sat it down by the stove, and sewed it up with double thread.",
    "@farm.day(hero look) The strip along the wood is no longer ploughed. It's full of poppies. In the middle of it, on a new post of oak, in {hero's} good winter coat, stands the scarecrow, and doesn't move an inch. Each morning {hero} looks over there first thing. The mouth is only charcoal. But the corners point up.",
  ],
};

/** Eerie stories of places: camps, fog, fields, lakes, pictures, and of a flatmate with a past. */
export const creeping = [
  story({
    says: [
      /\b(?:roommate|flatmate|room ?mate|housemate|lodger|shares? (?:a|her|his|the) (?:flat|room|apartment)|neighbou?r)\b/i,
      /\b(?:vampires?|garlic|never eats|sleeps? (?:all day|during the day|in a coffin|by day)|slept (?:all day|by day)|no reflection|(?:keeps?|kept) blood|blood in the fridge|coffin|blood bags?|avoids? (?:the )?(?:sun|daylight))\b/i,
    ],
    may: [role("guest", "roommate|flatmate|room mate|housemate|lodger|neighbour|neighbor")],
    unless: /\b(?:teacher|boss|dentist|children['’]s|falls? in love|fell in love|ghost)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} was not a suspicious person. Lots of people slept by day. But on the bottom shelf of the fridge stood nine jars of something dark red, all of them with a date. “Tomato,” said the new flatmate quickly. “I've got a thing about tomatoes.”",
      [
        "@room.night(hero look) The bathroom mirror stood behind the door with its face to the wall. And when {hero} came home late that night, someone was hanging outside the window, on the fifth floor, with {his} washing in both arms. “It looked like rain,” said the flatmate.",
      ],
      "@room.night(hero talk, guest talk) “You might have said something,” said {hero}, when {he} had got {his} voice back. “Would you have given me the room?” “No.” “You see. I pay on time. I've never harmed anyone; it's from the blood bank, with a stamp. I only wanted to live somewhere where there's someone in the next room.”",
      "+ @kitchen(hero talk, guest talk) So they made rules, and stuck them to the fridge. No garlic on Mondays. No flying before eleven. Jars on the bottom shelf. In return the flatmate killed spiders, remembered the French Revolution, and could tell at the first sneeze what {hero} was coming down with. “You've got too little iron,” the flatmate said. “I'd notice that.”",
    ],
    end: [
      "@bedroom.day(hero sleep, guest look) In November {hero} got ill. {He} lay there with burning eyes, and the sun stood white in front of every window. “Don't call anyone,” {he} mumbled. “It'll pass.” {His} flatmate laid a cool hand on {him} and listened. “It won't. I can hear it. You've got an hour.”",
      "@street.day(guest run) It was three streets to the hospital. The flatmate pulled on two coats, a ski mask and the shower curtain, and picked {hero} up as if {he} weighed nothing. {Hero} remembered it only in bits: the stairs, the light, and a smell like burnt toast.",
      "@hospital(hero talk, guest sleep) When {he} woke, a nurse was changing the drip. “Whoever brought you in wouldn't give a name,” she said. “Left smoking. I thought it was the cigarettes.” Next door someone lay bandaged from head to foot. “You idiot,” said {hero}. “You've paid the rent,” said the bandages. “I couldn't let you go in the middle of the month.”",
      "@kitchen(hero look) There are new curtains in the flat, very thick ones, and {hero} chose them. On the bottom shelf there are nine jars, and beside them a tenth with a ribbon round it and {hero's} handwriting on the label. “Tomato,” it says. “Really.”",
    ],
  }),
  story({
    says: [
      /\b(?:summer camp|scout camp|camp(?:ing)?|campfire|campers|tents?|camp counsell?ors?|scouts)\b/i,
      /\b(?:horror|missing|disappear\w*|vanish\w*|legend|scary|monster|creature|lake|goes missing|whisper\w*|ghost story|ghost stories|drown\w*|something in the|cursed|strange|one (?:child|by one|camper))\b/i,
      /\b(?:nobody|no one|remember\w*|night|true|real|forest|woods|lake|scream\w*|one by one|each night|every night|legend|counsell?or|counted|extra)\b/i,
    ],
    may: [
      /(?<=\b(?:[Nn]obody but|[Nn]o one but|[Nn]obody except|[Nn]o one except|[Oo]nly) )(?<knower>\p{Lu}[\p{L}-]+)/u,
    ],
    lead: "knower",
    unless:
      /\b(?:skeleton|homesick|snor\w*|teacher|only (?:a|the|their|an)|funny|bear steals?|marshmallow|first kiss|falls? in love|fell in love|raccoon|talent|canoe race|star\w*|afraid of the dark|goose)\b/i,
    of: "people",
    after: [
      "At breakfast there was a bowl too many. {Hero} put {his} hand on the empty place on the bench. “Nobody sits there,” said the others. On the hook hung a blue towel with a name sewn into it. By noon there was no name in it, and by evening there was no towel.",
      [
        "@bedroom.night(hero write) That night {hero} wrote all the names on {his} arm with a pen. In the morning one bed was gone. The floor was wet, and smelled of the lake.",
      ],
      "@lake(hero look) In the boathouse hung a photograph from each summer, with gaps in the rows, as wide as one child. Only the oldest was different. It was from the year when the village was drowned for the dam, and it showed four children by a well. Their names stood below.",
      "@bedroom.night(hero sit) That night {hero} stayed awake. Towards two there was a bell, from far below the water. The boy in the next bed sat up with closed eyes and put his feet on the floor. “Supper,” he said happily, and walked.",
    ],
    end: [
      "@lake.night(hero look) {Hero} couldn't hold him. {He} could only go along, hand in hand to the end of the landing stage. Below, in the black water, there was a light. There stood houses, and a long table in the square. Children sat at it, and at the head of it a woman in an apron rang a bell.",
      [
        "@lake.night(hero read) “These aren't yours!” shouted {hero}. {He} held on to the post with one hand, leaned out, and read the names on {his} arm down into the water, one by one, as loudly as {he} could. “Those are not yours. What were your children called?”",
      ],
      "@lake.night(hero talk) The bell stopped. “I don't know any more,” said the woman in the water. “They didn't come when I called, and then the water came.” {Hero} knew the four names under that picture by heart, and said them. The woman repeated them. And from far off, from the other bank, came small voices: “Coming!”",
      "@lake.day(hero stand) In the morning there was a bowl on each place, and wet footprints led from the lake to every bed. Nobody remembers anything. On {hero's} arm the names have never quite come off. In the boathouse hangs this summer's picture. The rows are full, and every arm lies round a shoulder.",
    ],
  }),
  story({ ...fog, of: "people" }),
  story(named(fog, "Tilda")),
  story({ ...scarecrow, of: "people" }),
  story(named(scarecrow, "Ingrid")),
  story({
    says: [
      /\b(?:paintings?|portraits?|picture|canvas|oil painting)\b/i,
      /\b(?:turn(?:s|ed) (?:her|his|its) head|mov(?:es|ed)|chang(?:es|ed|ing)|blink\w*|cursed|eyes follow\w*|wink\w*|smil(?:es|ed)|alive|disappear\w* from|vanish\w* from|missing from|step\w* out|ages?|aged|cr(?:y|ies|ied|ying)|weep\w*|whisper\w*|haunted|gone from|hand)\b/i,
      /\b(?:guard|museum|gallery|attic|flea market|auction|restor\w+|inherit\w*|castle|house|wall|bought|buys|painter|artist|every (?:day|night|morning)|woman|girl|man|figure|ancestor)\b/i,
    ],
    unless:
      /\b(?:stolen|stole|thief|thieves|heist|forg\w+|fake|detective|paints? (?:her|his)|sells?|child's drawing|crayon|class|contest|love letter|dragon|robot)\b/i,
    of: "people",
    after: [
      "There could be no doubt about it. Yesterday the eyes had gone past {him}, out to the left. Now they met {his}. {Hero} did what is forbidden everywhere, and touched it. The painted cheek was cold, and a little damp.",
      [
        "+ “You've been working too much,” said {mate}. But {mate} came along that night, with a blanket and a camera. They sat down on the floor. At one o'clock nothing had happened, nor at two. At three the camera clicked by itself. On the little screen the face was as always. Only one hand had been in the lap, and was in the lap no more.",
        "{Hero} stayed there that night, with a blanket and a camera. At one o'clock nothing had happened, nor at two. At three the camera clicked by itself. On the little screen the face was as always. Only one hand had been in the lap, and was in the lap no more.",
      ],
      "The next night the painted hand pointed at the corner, where there was nothing but dark paint. {Hero} held the lamp at a slant. Under the black was a different black, in the form of a door, that had been painted over in a hurry. {Hero} pressed {his} ear to the canvas. Behind it, as from the end of a long corridor, there was a crying.",
      "+ @library(hero read) In the archive there was one line on it. “The painter's wife and their child,” it said. {Hero} read it again. There was no child in the picture. There was a letter of the painter's, too, years later, in shaky writing: “I could not look at him any longer after the fever. I have put him behind the dark. She has never forgiven me. I have turned her eyes away, so that I need not see it.”",
    ],
    end: [
      "{Hero} was no restorer. But {he} got cotton wool, and spirit, and a little wooden stick, and began, a stamp's breadth at a time. The black came off like soot. Towards morning there was a door. It stood ajar. In the crack was a small hand, and it held on to the frame.",
      "{He} cleaned the last bit with {his} own handkerchief. It was a boy of about four in a nightshirt, with red cheeks and wet eyes. He had one foot in the room already. {Hero} blinked, and the boy's foot was a bit further in. “Go on,” whispered {hero}. “You may.” And {he} turned round, with {his} face to the wall, and counted up to a hundred.",
      "Behind {him} there was a rustling, as of silk, and a sound that a mother makes and that is the same in all languages. {Hero} did not look. {He} counted to the end. When {he} did turn round, the sun was coming in. In the picture sat a woman with a child on her lap. She wasn't looking out of the frame any more at all.",
      "The experts have no explanation for it. It must have been under the dirt the whole time, they say, and they've written a book on the subject. {Hero} hasn't read it. When {he} passes by in the evening, {he} stops for a moment and wishes them good night. The boy's eyes are shut. He's had a long day.",
    ],
  }),
  story({
    says: [
      /\b(?:lake|loch|lagoon|pond|fjord)\b/i,
      /\b(?:monster|creature|beast|nessie|sea serpent|serpent|something (?:big|huge|large|strange|lives))\b/i,
    ],
    may: [
      role("child", "granddaughter|grandson|girl|boy|children|daughter|son|twins|kids|brothers|sisters"),
      role("elder", "grandfather|grandmother|grandpa|grandma|granny|uncle|aunt|old fisherman|fisherman|father|mother"),
    ],
    unless:
      /\b(?:horror|murder\w*|kill\w*|dead|corpse|drown\w*|lonely monster|monster (?:who|is|was) (?:shy|lonely|afraid|scared)|camp)\b/i,
    lead: "child",
    of: "people",
    after: [
      [
        "@lake(hero sit, elder sit) “It only shows itself to people who can keep still,” said {elder}. {Hero} could not keep still. {He} tried it in the boat for a whole morning. {He} scratched {himself}, {he} sneezed, {he} dropped the oar. Nothing came up but a duck. “The monster laughs itself sick down there,” said {elder}, and passed the bread.",
        "@lake(hero row) “It only shows itself to people who can keep still,” said the woman who hired out the boats. {Hero} could not keep still. {He} tried it for a whole morning. {He} scratched {himself}, {he} sneezed, {he} dropped the oar. Nothing came up but a duck, and it looked as if it were laughing.",
      ],
      "+ @village(hero talk) In the village they had other things to say. The baker sold monster buns and had never seen it. The teacher had a photograph, and it was a log. “And if there's nothing there at all?” asked the boy from the kiosk. “Then there's a lot of room in that lake for nothing,” said {hero}.",
      [
        "@lake.dawn(hero row) {Hero} rowed out before the sun was up, with a camera and a bag of buns, and held one out over the water until {his} arm hurt. {He} did not scratch. {He} did not sneeze. And then the bun was gone. There had been no splash. There was only {hero's} hand, and it was wet.",
      ],
      "+ @lake.dawn(hero sit) Something as long as a bus slid under the boat. It didn't touch it. First came a shadow, then bubbles, then the shadow's tail, which took quite a while. {Hero} had stopped breathing. {He} felt for the camera very slowly, with two fingers, and laid a second bun on the edge of the boat.",
    ],
    end: [
      "@lake.dawn(hero look) A head came up. It was as big as an armchair, green and covered with moss, and a water lily sat on it, a bit crooked, like a hat. Two round eyes looked at {hero}. It chewed, and swallowed. Then it noticed the camera, and ducked so quickly that the boat danced. Behind its ear there was an old arrow, and a long scar.",
      "@lake.dawn(hero sit) {Hero} looked at the camera. It would be the picture of the century. They would come, with nets and with submarines. {He} thought of the arrow. Then {he} put the lid on the lens and laid the camera down in the bottom of the boat. “I won't tell,” {he} said to the bubbles. “I only wanted to know.”",
      "@lake.dawn(hero sit) {Hero} sat as still as a stone. First there was the water lily, then the eyes. The monster laid its chin on the edge of the boat, so that it tipped, and breathed out, and it smelled of mud and mint. {Hero} pulled out the arrow. It held perfectly still for that. “You see,” {he} said. “We can both do it.”",
      [
        "@lake(hero talk, elder talk) “Well?” asked {elder} on the shore. “Did you get a picture?” “No,” said {hero}, and {his} eyes shone. “There was nothing.” {Elder} looked at {him}, at the wet sleeve, at the water lily in {his} hair, and began to grin. “Nothing, eh?” said {elder}. “I've seen that one, too. Fifty years ago. Does it still like buns?”",
        "@lake(hero talk) “Well?” asked the boy from the kiosk. “Did you get a picture?” “No,” said {hero}, and {his} eyes shone. “There was nothing.” The boy looked at the wet sleeve, and at the water lily in {hero's} hair. “Nothing,” he said slowly. “I see.” The next morning there were two in the boat, with twelve buns, and both of them sat as still as stones.",
      ],
    ],
  }),
];
