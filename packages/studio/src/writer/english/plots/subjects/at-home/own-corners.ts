import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

const TOY =
  /\b(?<toy>teddy bear|teddy|toy [a-z]+|stuffed [a-z]+|plush [a-z]+|cuddly [a-z]+|(?:rag )?doll|soft toy|(?:security )?blanket|comforter|cuddly|dinosaur|bunny|rabbit|dummy|pacifier|giraffe|plushie)\b/i;

/** Stories of a child's own corner and own things: a wardrobe to live in, a dinosaur that is gone, a blanket in the wash. */
export const ownCorners = [
  story({
    says: [
      /\b(?:no (?:own )?room|own (?:bed)?room|(?:bed)?room of (?:his|her|their|my) own|moves? in(?:to)?|moved in(?:to)?|private|place of (?:his|her|their|my) own|to be alone|peace and quiet)\b/i,
      /\b(?<den>(?:(?:big|old|wooden|empty|hall|grandmother's|grandma's) )*(?:wardrobe|cupboard|closet|broom cupboard|larder|storage room|space under the stairs|cardboard box))\b/i,
    ],
    may: [
      who("parent", PARENT),
      who("sib", "brother|sister|brothers|sisters|siblings"),
      ...also("five|four|three|crowded|small|siblings|brothers|sisters", "own", "room", "moves?|moved", "family"),
    ],
    unless:
      /\b(?:monsters?|mouse|mice|portal|tunnel|stowaway|body|murder\w*|skeleton|monster|ghost|magic\w*|portal|narnia|door to|another world|lover|affair|cat|mouse|homeless|locked|witch|vampire|secret room)\b/i,
    of: "young",
    after: [
      "@bedroom(hero carry) {Hero} pushed the coats to the left and put a pillow on the right. In went the torch, three books, a jar of pencils, and a photograph of a horse. {Hero} climbed in after them and pulled the door to. It smelled of wool and of old perfume in there. When {hero} stretched out {his} legs, {his} toes just touched the end of the world.",
      "@bedroom(hero write) On the outside of {theden} hung a sign. KNOCK, it said. Under it {hero} had nailed up a letter box, made of a milk carton, and a bell. Nobody in the family could get a sock any more without an appointment. “Have you got ten minutes at half past four?” {hero} asked through the crack. “It's about my winter coat,” said a voice. “Come in.”",
      [
        "+ @bedroom(hero talk, sib look) It was not long before {sib} stood outside with a finger in the letter box. “What are you doing in there?” “Nothing,” said {hero}. “Can I do nothing as well?” There was a silence in {theden}. “There's only room for one nothing,” said {hero}. They could hear each other breathe.",
        "+ @bedroom(hero look) It was not long before somebody small stood outside with a finger in the letter box. “What are you doing in there?” “Nothing,” said {hero}. “Can I do nothing as well?” There was a silence in {theden}. “There's only room for one nothing,” said {hero}. They could hear each other breathe.",
      ],
      "@bedroom.night(hero sit) The first night in {theden} was long. It was beautifully quiet. There was no snoring from above and no foot from the side, and nobody asked for water. {Hero} lay and listened to it. After a while the quiet got bigger than {theden}. {Hero} put on the torch, and looked at the horse. Then {hero} knocked on the wood from the inside, just to hear a knock.",
    ],
    end: [
      "@bedroom.night(hero look) And something knocked back. {Hero} opened the door a hand wide. There they all lay, in front of {theden}, on the floor, in a row, with their blankets and their pillows, like sausages in a pan. “We couldn't sleep,” they whispered. “It's so empty in there, with all that room that you've left us.”",
      [
        "@bedroom(hero build, parent build) In the morning {parent} came with a saw and a curtain. The back of {theden} was taken out, and a shelf became a bunk, and behind it there was just space for a window, as big as a book. “It's small,” said {parent}. “It's got my name on it,” said {hero}. “That makes it bigger.”",
        "@bedroom(hero build) In the morning they all came with a saw and a curtain. The back of {theden} was taken out, and a shelf became a bunk, and behind it there was just space for a window, as big as a book. “It's small,” they said. “It's got my name on it,” said {hero}. “That makes it bigger.”",
      ],
      "@bedroom.night(hero read) {Hero} kept the sign and the bell. From four to five {theden} belonged to {hero} alone, and not even a sock came in. But at night the door stood open a hand wide. Then {hero} read aloud by the light of the torch, and outside, on the floor, the sausages lay close together and listened.",
    ],
  }),
  story({
    says: [
      TOY,
      /\b(?:gone|lost|los(?:es?|t)|missing|disappear\w*|vanish\w*|cannot find|can['’]t find|could not find|not (?:find|found)|forg[eo]t\w*)\b/i,
      /\b(?:(?:would|will) not sleep|won['’]t sleep|cannot sleep|could not sleep|(?:fall|fell) asleep|bed ?time|midnight|(?:entire|whole|every) (?:flat|house|apartment|home|room)|upside down|search\w*)\b/i,
    ],
    may: [
      who("parent", PARENT),
      who("kid", "son|daughter|little boy|little girl|toddler"),
      ...also("mum|mom|mother", "dad|father", "brother|sister", "midnight|night", "flat|house|apartment", "favou?rite"),
    ],
    unless:
      /\b(?:train|bus|tram|park|beach|zoo|airport|plane|ferry|holiday|hotel|murder\w*|hospital|real dinosaur|hamster|dog|pet|thief|washing machine|next door|detective|neighbou?r\w*|(?:friend|boy|girl|classmate)'s|of the (?:boy|girl|child|neighbou?r))\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@bedroom.night(hero sit) {Hero} sat upright in bed like a judge. “{Thetoy} sleeps on the left,” said {hero}. “I sleep on the right. If there's nobody on the left, I roll out.” That was quite true. It had happened once, and there had been a bump. So every lamp was switched on again, one after another.",
      [
        "@room.night(parent look) {Parent} lay on {parenthis} stomach and shone a torch under the sofa. There was a slipper there, and a biscuit from last winter, and a spider who was not pleased. {Parent} looked in the oven. {Parent} looked in the piano. “I've found the scissors!” {parent} called. They had been gone since March. “And the other slipper!” But {thetoy} was nowhere.",
        "@room.night(hero look) Somebody's legs stuck out from under the sofa. There was a slipper there, and a biscuit from last winter, and a spider who was not pleased. They looked in the oven. They looked in the piano. “Here are the scissors!” came a voice. They had been gone since March. But {thetoy} was nowhere.",
      ],
      "+ @room.night(hero sit) By now the whole home looked as if a bear had moved in. “When did you have it last?” {hero} was asked. {Hero} shut {his} eyes to see it better. “We had breakfast,” said {hero} slowly. “Then we were explorers. Then we had a bath, but only one of us. Then {thetoy} had to go to work.” “To work? Where?” But {hero} did not know any more.",
      "@bedroom.night(hero hug) It got late. {Hero} was offered the elephant, and the owl, and a warm sock with a face. {Hero} put them all on the left and lay down, to be polite. “They're nice,” said {hero}, and two tears ran into {his} ears. “But they don't know me.” Nobody could say anything to that.",
    ],
    end: [
      [
        "@kitchen.night(parent look) {Parent} went into the kitchen to get a glass of water. It was cold in there, and {parent} opened the cupboard for {parenthis} woolly socks. And then {parent} began to laugh, quite softly, with a hand over {parenthis} mouth. “{Hero},” called {parent}. “Come here. What sort of work was it?”",
        "@kitchen.night(hero walk) Then there was a laugh in the kitchen, quite a soft one, with a hand over it. “{Hero},” called a voice. “Come here. What sort of work was it?” {Hero} came on bare feet.",
      ],
      "@kitchen.night(hero look) There, on the shelf beside the biscuit tin, stood {thetoy}, very straight, with a wooden spoon under one arm. Now {hero} remembered everything. “A guard!” cried {hero}. “Because there was one biscuit left. I said: stay here until I come.” {Thetoy} had stood there the whole evening, in the dark, with all the lamps going on and off, and had not moved.",
      "@bedroom.night(hero sleep) The last biscuit was broken into equal parts, in the middle of the night, and {thetoy} got the first crumb, for being faithful. Then {hero} lay down on the right, with {thetoy} on the left. It took only one breath. In the hall the scissors, the slippers and the spider waited to be put away, and they had to wait until the morning.",
    ],
  }),
  story({
    says: [
      TOY,
      /\b(?:wash(?:es|ed|ing)?|washing machine|laundry|dirty|laundromat|launderette|smells?|stinks?|filthy|clean)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|${GRAND}`),
      who("kid", "son|daughter|little boy|little girl|toddler"),
      ...also("machine", "everywhere|always", "watch\\w*|wait\\w*|sits?|sat", "smell\\w*", "has to|had to|must"),
    ],
    unless:
      /\b(?:shrink\w*|shrank|shrunk|only fits|only fit|sweater|jumper|pullover|too small|murder\w*|ghost|hospital|war|magic\w*|money|shop|live rabbit|real|mud fight|pet)\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@bathroom(hero look) {Thetoy} had been white once. Now it was the colour of everything that {hero} had ever done: gravy, grass, the floor of a bus. {Hero} held on to one corner. “It isn't dirty,” said {hero}. “It's full.” “Full of what?” {Hero} put {his} nose in it. “Of me,” said {hero}.",
      [
        "@bathroom(hero talk, parent talk) “It only takes an hour,” said {parent}. “Then you'll get it back.” “How long is an hour?” asked {hero}. “Three bedtime stories and a bath,” said {parent}. {Hero} had never been away from {thetoy} for so much as half a story. {Hero} kissed it on the stain from Sunday, and put it in by {hero's} own hand.",
        "@bathroom(hero talk) “It only takes an hour,” everybody said. “How long is an hour?” asked {hero}. “Three bedtime stories and a bath.” {Hero} had never been away from {thetoy} for so much as half a story. {Hero} kissed it on the stain from Sunday, and put it in by {hero's} own hand.",
      ],
      "+ @bathroom(hero sit) The door clicked, and the water came. {Hero} fetched the stool and sat down before the round window. There it was. It went by with an arm, or a corner, up on one side and down on the other, pressed against the glass. “It's waving,” said {hero}, and waved back. “It's asking when it can get out.”",
      "+ @bathroom(hero talk) To keep {thetoy} company {hero} told it a story through the glass, and after that {hero} sang. {Hero} sang everything twice. When the machine stood still in order to think, {hero} stopped as well and held {his} breath. Then it began to spin, and the stool with {hero} on it moved across the floor, all the way to the bath.",
      "@bathroom(hero hug) At last it clicked again. What came out was warm and soft and much too pale. {Hero} put {his} nose in it, and pulled it back. It smelled of lemons. It smelled of a shop. “That's not mine,” whispered {hero}, and {his} lip went crooked. “Somebody has swapped it in there.”",
    ],
    end: [
      [
        "@bathroom(hero talk, parent talk) {Parent} did not say that it was silly. {Parent} turned {thetoy} round and round, and looked for something. “Here,” said {parent}, and showed {hero} the hem. There was a knot of blue thread. “I sewed that when you were one. You had bitten it off. Only one in the whole world has that.” {Hero} felt the knot. It was hard and small, like a lentil.",
        "@bathroom(hero look) {Hero} turned {thetoy} round and round, and looked for something. Then {hero} found it, right in the hem: a knot of blue thread. It had been sewn there when {hero} was one, and had bitten a piece off. Only one in the whole world had that. {Hero} felt the knot. It was hard and small, like a lentil.",
      ],
      "@garden(hero play) “It's empty, that's all,” said {hero} after a while. “It's got to be filled.” And {hero} set to work. First {thetoy} was dragged once round the yard. Then it had to come to the table, where there was soup, and down the slide, and into the bed of the dog. {Hero} smelled at it between one thing and the next. “Nearly,” said {hero}.",
      "@bedroom.night(hero sleep) In the evening {hero} lay in bed with {thetoy} under {his} nose. There was still a little lemon in it, but it was far back, behind the soup. {Hero} felt for the blue knot with one finger, found it, and slept. The washing machine stood in the dark with its round eye open, and got nothing more for a very long time.",
    ],
  }),
  story({
    says: [
      /\b(?:two (?:homes|houses|flats|bedrooms|rooms)|divorc\w*|separat\w*|split up|every (?:other|second) (?:week|weekend)|half the week|one week (?:at|with)|(?:mum|mom|mother|dad|father)['’]s (?:house|flat|place|apartment))\b/i,
      /\b(?:boy|girl|son|daughter|child|brother|sister|kid|\p{Lu}\p{Ll}+)\b/u,
      /\b(?<toy>teddy bear|teddy|toy [a-z]+|stuffed [a-z]+|cuddly [a-z]+|doll|backpack|rucksack|suitcase|blanket|rabbit|toothbrush|pyjamas|hamster|cat|bag|things|bunny)\b/i,
    ],
    may: [
      who("sib", "brother|sister"),
      ...also("forg[eo]t\\w*|leaves?|left", "dad|father", "mum|mom|mother", "pack\\w*|carr\\w*", "bus|train|bicycle"),
    ],
    unless:
      /\b(?:murder\w*|war|cabin|prison|dead|died|lawyer|court|custody|ghost|remarr\w*|Christmas|tries? to|tried to|back together|reunit\w*)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look) {Hero} had two beds and two lamps, and two pairs of slippers, a green pair and a blue pair. That was handy. But there was only one {hero}, and there was only one of {thetoy}, and so the one thing that {he} needed was always in the wrong place. It was a law of nature, like rain on Saturdays.",
      "+ @street(hero walk) On changing day {hero} stood at the door with the bag on {his} back and counted on {his} fingers: homework, swimming things, the key. Each time there was one finger left over. At the second traffic light {he} remembered what it was. “{Thetoy}!” But by then the light was green, and the other home was already waiting with noodles.",
      "+ @bedroom.night(hero write) {Hero} tried lists. {Hero} tried a knot in a handkerchief, and then forgot the handkerchief. Once {he} tied a string from {thetoy} to {his} own foot, and that would have worked, but the string got caught in the lift. “You can call and say good night to it,” said the telephone. It was not the same.",
      "@bedroom.night(hero sit) One night it was very bad. There was a storm, and {hero} lay in the blue-slipper home, while {thetoy} was in the green-slipper home, across the whole town. {Hero} did not want to cry, because then both homes would be sad. “Where do I live?” {hero} asked the lamp. “If I'm always missing something, which one is the right one?”",
    ],
    end: [
      "@corridor.night(hero look) The bell rang. It was nearly ten. Outside in the rain stood the one from the green-slipper home, with {thetoy} buttoned into a coat, so that only the head looked out. In the door stood the one from the blue-slipper home, in a dressing gown. They had not stood so near to each other for a long time. “It was knocking on the wardrobe,” said the wet one. “I had to.”",
      "@kitchen.night(hero eat) “You'd better come in for a moment,” said the dry one, “you're dripping.” So {hero} sat in the kitchen at night between the two of them, with {thetoy}, and there was tea. Nobody said much. Then {hero} asked about the right home again, out loud. They looked at each other over the cups. “It isn't us who have two homes,” they told {hero}. “You're the one we both live in.”",
      "@street(hero walk) From then on there was a hook by each of the two doors, low down, and a picture of {thetoy} above it. Whoever of the family came past had to look. {Hero} still forgot something on every changing day, a sock, a book, the swimming things. But {thetoy} never missed the way again, with its head out of the coat, to see where they were.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?:(?:moves?|moved|moving) in|shar(?:e|es|ed|ing)|sleeps? in (?:his|her|the)|slept in (?:his|her|the)|same room|came to live|comes to live)\b/i,
      /\b(?:room|bedroom|bed|snor\w*)\b/i,
    ],
    may: [...also("snor\\w*", "share[sd]?|must|has to|had to", "first|but", "night|sleep")],
    unless:
      /\b(?:murder\w*|ghost|died|dead|dementia|alzheimer\w*|forgets? (?:his|her) name|hospital|care home|own (?:bed)?room|scooter)\b/i,
    of: "young",
    after: [
      "+ @bedroom(hero stand, elder stand) First the desk had to go, and then the tent, and in their place came a bed with brass knobs and a chest that smelled of camphor. {Elder} hung up one picture and put one pair of slippers on the mat. “I don't take up much room,” said {elder}. That was true as long as it was day.",
      "@bedroom.night(hero sit, elder sleep) At night {elder} snored. It began like a kettle, and then there was a truck in it, and at the very end came a thin whistle, as if the truck were going away over the hills. Then it came back. {Hero} lay there and stared at the ceiling. {Hero} put the pillow over {his} head, and a second pillow over the first.",
      "+ @bedroom.night(hero look, elder sleep) {Hero} tried everything. {Hero} coughed. {Hero} pulled at a toe, quite softly. {Hero} clicked {his} tongue, as people do for horses, and {elder} stopped, said “Not on the piano,” and went on. At school {hero} fell asleep in the middle of the number four.",
      "@bedroom(hero talk, elder talk) “I want my room back!” said {hero} one morning, much louder than {he} had meant to. {Elder} was just putting in {elderhis} teeth. {Elder} did not say anything. In the evening {elder's} bed was empty. {Elder} lay on the kitchen bench, with {elderhis} coat on top, and {elderhis} feet stuck out at the end. “It's nice and cool here,” said {elder}.",
    ],
    end: [
      "@bedroom.night(hero sit) Now {hero} had the night all to {himself}. It was perfectly quiet. {Hero} lay there and stared at the ceiling. A board creaked that had never creaked before. The wardrobe had a face. No truck drove past it. {Hero} turned to the left and to the right, and looked at the empty bed, and the empty bed looked back at {him}.",
      "@kitchen.night(hero talk, elder sit) At midnight {hero} stood in front of the kitchen bench, with the pillow. “I can't sleep,” said {hero}. “It's too loud.” “What is?” asked {elder}. “The quiet,” said {hero}. {Elder} thought about it. “When I was small,” said {elder}, “I slept beside my own grandfather, and he sawed whole forests. Nothing ever dared to come near us.”",
      "@bedroom.night(hero sleep, elder sleep) They went back hand in hand. They worked it out together: {hero} got ten minutes' start, and only then was {elder} allowed to close {elderhis} eyes. {Hero} never needed more than five. The truck drove all night long, round and round the room, over the hills and back, and kept watch. And some nights, it is said, there were two of them.",
    ],
  }),
];
