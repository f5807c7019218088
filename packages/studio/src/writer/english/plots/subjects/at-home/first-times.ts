import { role, story } from "../subject-story.ts";

/** Stories of first haircuts, new glasses, sleepovers and hot nights. */
export const firstTimes = [
  story({
    says: [
      /\b(?:haircut|hair cut|barber\w*|hairdresser\w*|cut(?:s|ting)? (?:his|her|my) hair)\b/i,
      /\b(?:first|afraid|scared|hat(?:es?|ed)|fear\w*|nervous|(?:does|did)(?:n['’]t| not) want|refus\w*|never|frightened|worried)\b/i,
    ],
    may: [
      role("elder", "mum|mother|mom|dad|father|papa|grandfather|grandpa|grandma|grandmother|uncle|aunt|brother|sister"),
    ],
    unless:
      /\b(?:murder\w*|cancer|shop|clos(?:es?|ed|ing)|love|widow\w*|retire\w*|cuts? off|donat\w*|wig|customer|opens?|competition|gossip|razor|war|lion|sheep|old barber)\b/i,
    of: "young",
    after: [
      "@shop(hero stand) It was the noise that was the worst: snip, snip, snip, like a very hungry insect. {Hero} held on to the door frame with both hands. “Hair hasn't got any feelings,” said the barber. “It doesn't hurt.”",
      [
        "@shop(elder sit, hero look) “I'll go first,” said {elder}, and sat down in the big chair. Snip went the scissors, and a bit of {elder} fell down. {Elder} did not scream. But {elderhe} made such a frightened face for fun that {hero} nearly laughed.",
        "@shop(hero look) A very big man with a very big beard sat in the chair before {hero}. Snip went the scissors, and a piece of beard fell down. The big man had his eyes shut tight, and his fingers held on to the arms of the chair. “Are you scared as well?” asked {hero}. “Every time,” whispered the big man.",
      ],
      "@shop(hero sit) {Hero} got a cape with a whale on it, and a cushion to sit on. In the mirror there was a {hero}, and in the mirror behind there was another {hero}, and behind that one another, getting smaller and smaller.",
      "+ @shop(hero sit) “What do you do with it afterwards?” asked {hero}. “With the hair?” “I put it out in the yard,” said the barber. “In spring it's gone by lunchtime.” “Who takes it?” “You'll see,” said the barber.",
      "@shop(hero sit) The barber lifted the scissors, and {hero's} head went down between {his} shoulders like a tortoise's. “Stop!” called {hero}. The barber put the scissors down and thought. Then he took the cape with the whale, and hung it round his own neck, and gave {hero} the scissors. “You first,” he said.",
    ],
    end: [
      "@shop(hero stand) {Hero} looked at the scissors, and at the curl over the barber's ear. “Really?” “Only a little bit,” said the barber, and shut his eyes. Snip. It went quite easily, and it tickled in the fingers. “It doesn't hurt at all,” said the barber. “May I, now?” {Hero} thought about it for a long time, and nodded.",
      "@shop(hero sit) Snip. {Hero} waited. Nothing hurt. Snip, snip. It did not sound like a hungry insect any more. With each snip a bit more of {hero's} face came out. All the {hero}s in all the mirrors began to smile.",
      "@garden(hero look) “And now come and look,” said the barber. He put the hair in the yard, on the wall. A sparrow came hopping along. It took as many curls as its beak could hold and flew up to the gutter. “It's building a nest,” whispered {hero}. “From me!”",
      "@garden(hero look) There were five young sparrows in that nest, and they had the softest bed in town. {Hero} goes to look at them on the way to school. And when {his} hair gets long, {he} asks: “Is it time yet? They might need some more.”",
    ],
  }),
  story({
    says: [
      /\b(?:glasses|spectacles)\b/i,
      /\b(?:first|new|gets?|got|needs?|needed|sees?|saw|wears?|wear)\b/i,
      /\b(?:boys?|girls?|child|kid|son|daughter|brother|sister|school|class\w*|leaves|stars?|sees?|saw|first time|little|years? old|\d)\b/i,
    ],
    unless:
      /\b(?:murder\w*|magic\w*|invisible|x-ray|future|grand\w+|lost|loses|stolen|broken|breaks?|laugh\w*|teas\w*|mock\w*|bull\w+|champagne|sun ?glasses|wine|love|old (?:man|woman)|detective|ghost|truth|lies|mole|owl|bear|rabbit|mouse|penguin)\b/i,
    of: "young",
    after: [
      "@garden(hero look) Before that the world had been soft, like something seen through a bathroom window. {Hero} had thought that it was meant to be like that. Trees were green balls on sticks. And when the others called, “Look, a plane!”, {hero} always said, “Oh yes,” although there was nothing there but blue.",
      [
        "@street(hero look, mate look) “Well?” asked {talker} at the door of the shop. {Hero} did not answer. {He} had stopped in front of a tree. “It's got leaves,” said {hero}. “Every tree has,” said {talker}. “But you can see each one! Even from here! Why did nobody tell me?” And {talker} looked up as well, and counted leaves along with {hero}.",
        "@street(hero look) {Hero} got no further than the first tree. “It's got leaves,” {he} said aloud. “I can see every one of them.” A man with a dog stopped and looked up, to see what was so special. “So it has,” said the man. He had walked past it for twenty years, and now he stood there and looked, too.",
      ],
      "+ @street(hero walk) From then on it took {hero} an hour to get home. There was so much on the way! There was moss between the bricks, and a snail with a stripe. On the baker's nose there were freckles, and the baker's wife had one green eye and one brown. Far away on the roof stood a little metal cockerel, and it had always been there.",
      "+ @room(hero look) {Hero} even saw the dust on the lamp at home. “I liked you better before,” said Mum, but she laughed, and fetched a cloth.",
      "@bedroom.night(hero walk) At night {hero} put the glasses into their box. All was soft again at once. Then {he} remembered something. The others always talked about the stars. {Hero} knew the night sky quite well. It was black, and sometimes there was one pale smudge in it. {He} felt for the box, and crept out on bare feet into the dark.",
    ],
    end: [
      "@garden.night(hero look) {Hero} put on the glasses and looked up. And then {he} had to sit down on the step. There was not one smudge. There were hundreds. There were thousands, big ones and small ones, right down to the roofs, and they were all as sharp as needles.",
      "@garden.night(hero talk) A window opened. “What are you doing there?” they called softly from upstairs. “Come down,” said {hero}. “You have to see this.” They came down in their slippers, one after the other. They had seen the stars before, but it was a long time since they had really looked.",
      "@garden.night(hero look) They lay on a blanket in the grass until it was far too late. “How many are there?” asked {hero}. Nobody knew. So {hero} began to count. At four hundred {his} eyes fell shut. They carried {him} inside, and took off the glasses very carefully, and laid them in the box.",
      "@bedroom.night(hero look) The glasses have a scratch by now, and a bit of jam. {Hero} cleans them on {his} jumper every evening before {he} looks out. “All there,” {he} says then, and goes to bed.",
    ],
  }),
  story({
    says: [
      /\b(?:sleepover|sleep over|slumber party|(?:first )?night at (?:(?:his|her|their|a) )?(?:best )?friend's|stays? the night|stayed the night|stay(?:ing)? overnight)\b/i,
      /\b(?:friends?|girls?|boys?|house|first|noise|afraid|scared|miss\w*|homesick|mum|mom|mother|home|torch|dark|teddy|sleeping bags?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killer|museum|ghost|vampire|witch|magic\w*|dead|ouija|curse|werewolf|alien|camp|demon|library|monster|doll)\b/i,
    of: "young",
    after: [
      [
        "@bedroom.night(hero eat, mate eat) The mattress lay on the floor, next to {mate's} bed. They built a cave out of two blankets, and in the cave {hero} and {mate} ate crisps by the light of a torch. “We won't sleep at all,” said {mate}.",
        "@bedroom.night(hero eat) The mattresses lay side by side on the floor. They built a cave out of all the blankets, and in the cave they ate crisps by the light of a torch. “We won't sleep at all,” they said to each other.",
      ],
      "@bedroom.night(hero talk, mate talk) So long as they talked, everything was all right. They told each other the worst thing they had ever eaten. But then the torch was switched off, and it was dark, and it was a different dark from the one at home. At home there was a stripe of light under the door.",
      "@bedroom.night(hero sit) {Hero} lay there and listened. The house had its own noises, and {hero} did not know any of them. {He} thought of home, of the blue lamp and the voice that said good night twice. There was a lump in {his} throat, as big as a plum. And then there came a sound from the cupboard: scratch, scratch. Bump.",
      [
        "+ @bedroom.night(hero sit, mate sit) “Did you hear that?” whispered {hero}. “No,” whispered {mate}, and pulled the blanket up. Scratch. “And that?” “Yes,” said {mate}. They held on to each other's pyjamas. It could be a burglar, but it would have to be a very small one. “I'm not scared,” said {mate}. “Neither am I,” said {hero}. They were both as stiff as two boards.",
        "+ @bedroom.night(hero sit) “Did you hear that?” whispered {hero}. Nobody said no. Scratch. They all held on to each other's pyjamas. It could be a burglar, but it would have to be a very small one. “I'm not scared,” somebody said in the dark. “Neither am I,” said {hero}. They all lay there as stiff as boards.",
      ],
    ],
    end: [
      "@bedroom.night(hero walk) {Hero} took hold of the torch. {His} hand was shaking, so the light shook, too, all over the ceiling. {He} crept to the cupboard, and counted to three, and pulled the door open. Out rolled a tennis ball. Behind the ball, in a nest of socks, sat a hedgehog with a crisp in its mouth. It had come in through the cat flap.",
      [
        "@bedroom.night(hero, mate) They laughed into their pillows. The hedgehog got the rest of the crumbs, and they let it out through the back door. {Hero} looked up. The moon was standing over {mate's} house, and it was exactly the same one as at home. The plum in {hero's} throat had gone.",
        "@bedroom.night(hero, mate) They laughed into their pillows. The hedgehog got the rest of the crumbs, and they let it out through the back door. {Hero} looked up. The moon was standing over the house, and it was exactly the same one as at home. The plum in {hero's} throat had gone.",
      ],
      "@bedroom.night(hero sleep, mate sleep) Back in the cave {hero} asked for something. “Could we leave the door open? By a hand?” “I thought you'd never ask,” came the answer. “I always have it open. I only shut it because of you.” So now there was a stripe of light on the floor. {Hero} said good night, and then {he} said it once again, as at home. And by then {he} was asleep.",
      "@kitchen(hero talk) At breakfast they told of the burglar, and he got bigger from bun to bun. {Hero} still has a spine from that hedgehog, in a matchbox. It goes along to every sleepover, for luck.",
    ],
  }),
  story({
    says: [
      /\b(?:tents?|camp(?:s|ed|ing)?(?: out)?)\b/i,
      /\b(?:garden|backyard|back yard|yard|behind the house|lawn)\b/i,
      /\b(?:nights?|dark|sleep\w*|slept|noises?|sounds?|scratch\w*|rustl\w*|shadows?)\b/i,
      /\b(?:noises?|sounds?|afraid|scared|frightened|first|alone|strange|dares?|dared|scratch\w*|rustl\w*|shadows?|hears?|heard)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killer|ghost|vampire|witch|magic\w*|dead|curse|werewol\w+|alien|demon|monster|bear|wol(?:f|ves)|divorc\w*|love|fair(?:y|ies)|badger|refugee|storm|stolen|scout leader|summer camp|lost|forg[eo]t\w*)\b/i,
    of: "young",
    after: [
      "@garden.dusk(hero build) It took an hour until the tent stood, and then it leaned to one side, like somebody listening. Inside it smelled of grass and of socks. There were biscuits, and there was a rule: nobody goes in before the sun comes up.",
      [
        "@garden.night(hero sit, mate talk) “Shall we tell each other scary stories?” asked {talker}. It was a good idea for about ten minutes. Then {hero} wished that {talker} had told one about ducks. They lay close together and looked at the roof of the tent.",
        "@garden.night(hero sit) For a while they told each other scary stories. It was a good idea for about ten minutes. Then {hero} wished that one of them had been about ducks. They lay close together and looked at the roof of the tent.",
      ],
      "+ @garden.night(hero sit) “I need a wee,” whispered {hero}, and looked at the dark grass outside, and lay down again. “It can wait.”",
      "@garden.night(hero look) And then there was the noise. Crunch, it went, outside, quite close to {hero's} ear. Crunch, crunch. Then something snorted. A shadow slid over the cloth, with a long, long neck and two horns. {Hero} could see the house from here, through the gap in the tent: the warm yellow window, only thirty steps away. But between the tent and the window was the thing.",
    ],
    end: [
      "@garden.night(hero look) “We could shout,” whispered {hero}. “Then it'll know that we're here.” It pulled at the tent. One peg went plop, and then a second one. There was nothing else for it now. {Hero} took the torch, counted to three, and stuck {his} head out under the cloth.",
      "@garden.night(hero look) Two yellow eyes looked at {hero}. Below them was a beard, and out of the beard hung half a sock. “It's a goat!” cried {hero}. It was Mrs Kowalski's goat from next door, with a bit of rope round her neck. She had eaten the biscuits, and now she was eating the sock.",
      "@garden.night(hero, mate) They laughed so loudly that the yellow window opened. “Is everything all right out there?” called a voice. “It's just a guest!” they called back. They propped the tent up again with a rake, and the goat lay down in front of the opening. After that there was not one noise that anybody was afraid of.",
      "@garden.dawn(hero sit) In the morning there was dew on the tent, and on the goat, and the sun came through the cloth like honey. A single sock was left over. {Hero} wears it every time they camp out, together with one of another colour.",
    ],
  }),
  story({
    says: [
      /\b(?:balcony|roof terrace|rooftop|flat roof|roof)\b/i,
      /\b(?:night|stars?|moon\w*|can['’]t sleep|cannot sleep|could not sleep|couldn['’]t sleep|heat|hot|evening|dark|lights)\b/i,
    ],
    unless:
      /\b(?:murder\w*|power|blackout|thief|thieves|rob\w*|love|kiss\w*|detective|spy|ghost|vampire|wife|husband|widow\w*|jump\w*|sniper|cat burglar|fell|alien|astronomer|neighbou?r|storks?|owl|pigeons?|garden|plants?|chimney|leak\w*|santa|cat|moon (?:falls|fell))\b/i,
    of: "young",
    after: [
      [
        "@roof.night(hero carry, mate carry) They carried the mattress outside, {hero} at the front and {talker} at the back. The stones were still warm under their feet. Down below somebody was watering the street, and it smelled of dust and of melon. “How long may we stay here?” asked {hero}. “As long as the night lasts,” said {talker}.",
        "@roof.night(hero carry) {Hero} carried a pillow outside, and a jug of water with lemons in it. The stones were still warm under {his} feet. Down below somebody was watering the street, and it smelled of dust and of melon. It was the first time that {he} had seen how late it could get.",
      ],
      [
        "@roof.night(hero look) At first there were so many lights that you could not count them. {Hero} picked out one after the other. “Who lives there, in the yellow window?” {he} asked. “A man who bakes rolls,” said {talker}. “He's getting up now.” “And there, in the green one?” “Somebody who's waiting for a letter.” For every window there was a little story, and {talker} knew them all.",
        "@roof.night(hero look) At first there were so many lights that you could not count them. {Hero} picked out one after the other. In the yellow window lived a man who baked rolls, {he} decided, and who was getting up just now. In the green one somebody was waiting for a letter. For each window there was a little story, and {hero} thought it up.",
      ],
      "+ @roof.night(hero sit) One by one the windows went dark. The night got quieter, and in the quiet there were other sounds: a train, a long way off. Somebody snoring, two floors down. A bat came and went in zigzags, as if it had forgotten something. {Hero} had not known how much was going on at night while {he} lay asleep.",
      "+ @roof.night(hero sit) “The lemon pips are cool,” said {hero}, and put one on each knee and one on {his} nose. It really did help a little.",
      [
        "@roof.night(hero sit) And then everything went out at once. There was a click, and all the lamps in all the streets were gone. {Hero} felt for {mate's} hand. It was as black as the inside of a pocket. “What has happened?” whispered {hero}. “The power has gone,” said {talker}. “They all have their fans on. Wait a moment. Look up, and don't be afraid.”",
        "@roof.night(hero sit) And then everything went out at once. There was a click, and all the lamps in all the streets were gone. It was as black as the inside of a pocket. {Hero} pulled up {his} knees and held on to them. “Hello?” called a voice in the dark, from the next house. “Are you there, too? Look up!”",
      ],
    ],
    end: [
      "@roof.night(hero look, mate look) {Hero} looked up. There they were. Where there had been only three or four stars before, there were suddenly so many that the sky seemed to hum. There was a white road among them, from one roof to the other. “Have they always been there?” asked {hero}. “Always. You can't see them because of the lamps.”",
      "@roof.night(hero look) On all the balconies and roofs people came out in their nightshirts. Nobody was cross about the power. They pointed and said “Ah!” as they do at fireworks. Somebody began to sing, quite softly, and from across the street somebody sang the second part. The man who baked rolls called that he could not bake now anyway, and handed round a bag of yesterday's.",
      [
        "+ @roof.night(hero talk, mate talk) {Hero} lay between the pillow and {mate's} arm and chewed a roll. A star fell, straight across. “Did you make a wish?” asked {talker}. {Hero} thought about it. “I only wanted it not to be over yet,” {he} said. “That's a good one,” said {talker}, and pulled the sheet up to {hero's} chin.",
        "+ @roof.night(hero look) {Hero} lay on {his} back and chewed a roll. A star fell, straight across. What could {he} wish for? {Hero} thought about it. {He} only wanted it not to be over yet. That was a good wish, and it even came true for quite a while.",
      ],
      "@roof.night(hero look) The lamps came back at dawn, and nobody needed them then. But now and again, on a hot night, the people in that street put all their lights out, at ten, on purpose. It was {hero} who asked them to. And then the sky hums.",
    ],
  }),
];
