import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of dragons who are not as dragons should be. */
export const dragons = [
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:afraid|scared|frightened|terrified|fear(?:s|ed)?|hat(?:es|ed))(?: of)? (?:[a-z']+ ){0,2}?(?:fire|flames?|sparks?)\b/i,
    ],
    may: [...companion("dragon", "mother", "mum", "mom", "mama", "father", "dad", "papa")],
    lead: "dragon",
    unless: /\b(?:job|bakery|oven|works?|worked|school|birthday|candles?)\b/i,
    after: [
      "Whenever there was a tickle in {hero's} nose, {he} held it shut with both front paws. {He} ate {his} porridge cold. Beside {his} bed stood a bucket of water, just in case.",
      [
        "“What do you think will happen?” asked {talker}. {Hero} looked at the bucket. “It will come out and get bigger,” {he} said, “and it will burn something that I like. It might burn you.” “So you aren't a coward,” said {talker}. “You are careful.”",
        "The big dragons laughed about it, and that did not help at all. “It's only fire,” they said. “Only!” said {hero}. {He} had seen what fire could do to a tree. {He} liked trees. “What if it comes out of me,” {he} thought, “and doesn't stop?”",
      ],
      [
        "@lake(hero look, mate stand) They practised with small things. First {hero} looked at a drawing of a candle. Then {he} held a warm potato. On the third day {talker} lit one match, on the far side of the pond, and {hero} looked at it through {his} claws until it was out. “I stayed!” {he} called across the water.",
        "@lake(hero look) So {hero} began to practise with small things, all alone. First {he} looked at a drawing of a candle. Then {he} held a warm potato. On the third day {he} watched the light in a farmer's window from the far side of the pond. {He} stayed until somebody blew it out, and {he} {was} proud.",
      ],
      "@barn.night Then came the coldest night of the year. The snow fell so thick that it put out every lamp in the valley, and the matches were wet in their boxes. In the stable a lamb had just been born. It was wet, and it shook, and nobody could light the stove.",
    ],
    end: [
      [
        "@barn.night(hero look, mate talk) “We need only one spark,” said {talker}, with teeth that chattered. “A very small one. And I am holding the bucket.” {Hero} looked at the lamb. {He} took {his} paws from {his} nose. {He} thought of the match on the other side of the pond.",
        "@barn.night(hero look) {Hero} heard the lamb cry, and came in through the door backwards, pulling the bucket. {He} looked at the cold stove. {He} looked at the lamb, which was trying to crawl under {his} wing. Then {he} took both paws from {his} nose.",
      ],
      "@barn.night(hero stand) “Pff,” went {hero}. It was a flame no bigger than a bean, and it was not red at all, but gold. It sat down on the straw in the stove, and the stove began to hum. {Hero} waited for it to jump out and grow. It stayed where it was, and was warm.",
      [
        "@barn.night(hero sit, mate sleep) “So that's what it's for,” said {hero}. The lamb fell asleep against {his} stomach. {Talker} fell asleep against the lamb. Outside, people came with their lamps, one after the other, and very politely asked for a light.",
        "@barn.night(hero sit) “So that's what it's for,” said {hero}. The lamb fell asleep against {his} stomach. Outside, people came with their lamps, one after the other, and very politely asked for a light, and even the big dragons stood in the queue.",
      ],
      "@village.dusk(hero walk) Since then {hero} lights the lamps of the valley every evening, one bean of gold for each. The bucket comes along, on a little sledge. It has never been needed, and so a frog has moved in.",
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:(?:could|can)(?:n't| ?not)(?: yet)? (?:even )?(?:breathe?|spit|blow|make|spew|produce)|never (?:breathed|managed)|no|without(?: any)?|lost (?:his|her|its|their)|instead of|only (?:breathed|spat|blew)) ?(?:any |real |proper )?(?:fire|flames?|bubbles|flowers|smoke|confetti)\b/i,
    ],
    may: [...companion("dragon")],
    lead: "dragon",
    unless:
      /\b(?:afraid of (?:the )?fire|guard\w*|chosen|restaurant|dishwasher|café|cafe|bakery|barbecue|flowers|confetti|works?|worked|job)\b/i,
    after: [
      "{Hero} tried it before breakfast, when nobody was looking. {He} breathed in until {his} stomach was as round as a drum, counted to three, and blew. Out came a soap bubble. It floated up past the window, wobbled, and went pop on the weathercock.",
      "@kitchen(hero eat) “Perhaps it's the food,” said {hero}, and ate a whole pot of mustard. Then {he} tried hot peppers, ginger tea and a piece of coal with sugar on it. The coal bubble was black, and as big as a cow. But a bubble it was.",
      [
        "“I like them,” said {talker}. “Nobody can toast bread with a bubble,” said {hero}. “Nobody can look through a flame and see the whole world upside down, either,” said {talker}, and had one on the tip of the nose. {Hero} had to laugh, and that made forty very small ones.",
        "@roof.night(hero sit) The other dragons toasted their bread in the air and melted the snow from the doorstep. {Hero} scraped {his} doorstep with a spoon. At night {he} sat on the roof and blew quietly, and {he} had to admit that the moon looked beautiful in them, a small moon in each.",
      ],
      "@meadow(hero stand) On Saturday it was the great dragon feast, and every dragon had to show its fire in front of all. {Hero} stood last in the row. The highest flame of all jumped into the dry grass, and the grass began to burn.",
    ],
    end: [
      "@meadow The dragons shouted and blew, and of course that made it worse. The fire ran towards the place where the eggs lay in their baskets of hay. There was no water far and near.",
      [
        "@meadow(hero stand, mate point) “Now!” cried {talker}. “The big ones!” {Hero} breathed in, and did not count at all. Out came bubbles as large as haystacks. They rolled over the meadow, they sat down on the flames, and each of them went pop, and was a bucketful of water.",
        "@meadow(hero stand) {Hero} breathed in, and did not count at all. Out came bubbles as large as haystacks. They rolled over the meadow, they sat down on the flames, and each of them went pop, and was a bucketful of water. {Hero} blew and blew until {his} knees were soft.",
      ],
      "@meadow(hero stand) When there was nothing left but steam, it was very quiet. Then one of the eggs cracked. The first thing that the newborn dragon saw was a bubble with a rainbow on it. The oldest dragon bowed to {hero}, so low that his beard lay in the ashes.",
      [
        "@roof.night(hero sit, mate sit) Now there is a sign on {hero's} door: Fire Brigade. Under it hangs a bell. When nothing burns, {hero} and {talker} sit up on the roof, and blow small moons over the sleeping houses.",
        "@roof.night(hero sit) Now there is a sign on {hero's} door: Fire Brigade. Under it hangs a bell. When nothing burns, {hero} sits on the roof and blows small moons over the sleeping houses.",
      ],
    ],
  }),
  story({
    says: [
      /\bdragon(?:'s)? eggs?\b|\beggs?\b.*\bdragon|\bbaby dragon\b/i,
      /\b(?:f(?:inds?|ound)|hatch\w*|discover\w*|looks? after|looked after|rais(?:es?|ed)|hid(?:es?|den)?|kept|keeps?|took|takes)\b/i,
    ],
    of: "people",
    unless: /\b(?:dragon|dragonling),? (?:called|named)\b|\b(?:bakery|war|steal\w*|stole|school|knight)\b/i,
    after: [
      "The first thing that the little dragon did in this world was to sneeze. It was as big as a teapot, it was wet behind the ears, and it looked at {hero} with two round golden eyes. “Mama?” it said. “Oh dear,” said {hero}. “No.”",
      [
        "@kitchen(hero stand, mate carry) {Hero} made it a nest in a saucepan, because a basket would have caught fire. {Talker} brought milk, bread and a tin of sardines. The little dragon ate the sardines, then the tin, and then the spoon. “It needs a name,” said {talker}. They called it Cinder.",
        "@kitchen(hero carry) {Hero} made it a nest in a saucepan, because a basket would have caught fire. {He} brought milk, bread and a tin of sardines. The little dragon ate the sardines, then the tin, and then the spoon. {Hero} called it Cinder, because it smelled like a chimney.",
      ],
      "+ @bathroom(hero stand) It is not easy to hide a dragon. {Hero} told everybody that the noise was the boiler, that the smoke was burnt toast, and that the hole in the curtain had always been there. Every morning Cinder was bigger. On Monday it fitted into a saucepan, on Friday only into the bath.",
      "@bedroom.night(hero sleep) At night Cinder slept on {hero's} feet, and they were never cold. But it began to do something strange. Long after midnight it sat at the window with its nose against the glass, and looked at the mountains, and hummed one low note, over and over.",
      "@bedroom.night(hero look) Then, one night, the note was answered. It came from behind the highest peak, and it was so deep that the cups rang in the cupboard. All at once {hero} understood what the little dragon had been humming. It was the same word as on the first day.",
    ],
    end: [
      [
        "@mountain.night(hero climb, mate climb) With {talker} and a lantern {he} climbed up to the pass, and Cinder ran ahead, and came back, and ran ahead. On the top lay a hill that had not been there before. The hill opened one eye.",
        "@mountain.night(hero climb) With a lantern {he} climbed up to the pass, and Cinder ran ahead, and came back, and ran ahead. On the top lay a hill that had not been there before. The hill opened one eye.",
      ],
      "@mountain.night(hero stand) The eye was as large as a cartwheel, and golden. “Mama!” cried Cinder, and this time it was right. The great dragon smelled at her child from nose to tail. She smelled sardines and bath soap. Then she lowered her head until it lay in the snow at {hero's} feet.",
      "@mountain.night(hero look) “It can already say please,” said {hero}, because nothing else came out. Cinder put its warm nose under {his} chin for a long time. Then two pairs of wings opened, a very large one and a very small one, and the stars went out behind them and came on again.",
      "@kitchen.night(hero carry) The saucepan is still in the cupboard, with teeth marks on the handle. And on each first night of spring, when the cups begin to ring, {hero} puts a tin of sardines on the window sill. In the morning it is gone, and so is the tin.",
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:school|class(?:room)?|kindergarten|nursery|teacher|lessons?)\b/i,
      /\b(?:went|goes|go|joined|joins|starts?|started|attends?|attended|visits?|first day|new|enrol\w*|came|comes|class(?:room)?)\b/i,
    ],
    may: [...companion("dragon", "friend")],
    lead: "dragon",
    unless: /\begg|tooth|knight school\b/i,
    after: [
      "@classroom(hero sit) {Hero} sat down on two chairs, and then there were none at all, only firewood. {His} tail lay out of the door and along the corridor, and the children of the other class had to jump over it. “Sorry,” whispered {hero}. “Sorry. Sorry.”",
      [
        "@playground(hero sit, mate sit) At break nobody came near. They stood all in one lump and looked. Only {talker} walked across, holding out half a cheese sandwich. “Do you eat children?” asked {talker}. “I'm not allowed to,” said {hero}. “Besides, I like cheese.” And so they sat down together.",
        "@playground(hero sit) At break nobody came near. They stood all in one lump and looked. Only the smallest girl walked across, holding out half a cheese sandwich. “Do you eat children?” asked Mathilda. “I'm not allowed to,” said {hero}. “Besides, I like cheese.” So they shared it.",
      ],
      "@classroom(hero read) In sums {hero} {was} good, because {he} had claws to count on. But when it was {his} turn to read aloud, {he} {was} so nervous that a cloud of smoke came out, and the alarm rang, and the whole school had to stand outside in the drizzle.",
      "@classroom(hero look) “A dragon doesn't belong in a school,” said the man who came to look at the alarm. He wrote it on a form, in capital letters. “Perhaps he's right,” said {hero}, and looked at the two broken chairs.",
    ],
    end: [
      "@classroom Then came the frost. In the morning the heating was broken, and the windows were white on the inside. The man with the form was stuck in the snow with his car, right in front of the gate. The children had blue noses.",
      [
        "@classroom(hero sit, mate talk) “Could you,” said {talker}, “breathe? Only breathe, not cough?” {Hero} lay down along the wall, from the blackboard to the coats, and breathed in and out, very evenly. The windows began to drip. One child leaned against {him}, then all of them.",
        "@classroom(hero sit) “Could you,” said Mathilda, “breathe? Only breathe, not cough?” {Hero} lay down along the wall, from the blackboard to the coats, and breathed in and out, very evenly. The windows began to drip. One child leaned against {him}, then all of them.",
      ],
      "@classroom(hero read) And because all of them had their backs to {him}, {hero} picked up the book and read aloud. There was no smoke at all. {He} read to the end of the chapter. From the door came a sniff: the man with the form was standing there, thawing, and wanted to know how it went on.",
      "@classroom(hero sit) He crossed out what he had written, and wrote: needs a bigger chair. The carpenter made it out of a hay cart. It stands by the wall, between the blackboard and the coats, and in winter there is always a quarrel about who may sit next to it.",
    ],
  }),
  story({
    says: [
      role("knight", "knight|warrior|squire"),
      role("dragon", "dragon"),
      /\b(?:friends?|friendly|friendship|did(?:n't| not) want to|refus\w+|fights?|slay|slew|kill|defeat|cave|tea|lonely|afraid|scared|nice|gentle|kind|knitt?\w*|sad|cry\w*|cried)\b/i,
    ],
    unless: /\bprincess|school|understudy|costume|online|internet\b/i,
    after: [
      "@cave(knight stand) The cave smelled of smoke and, strangely, of cinnamon. {Knight} held the sword in front of {knighthim} with both hands, because it shook. “Come out and fight!” called {knight}. From inside came a clatter. “Could you wait?” said a deep voice. “I have buns in the oven.”",
      "@cave(knight talk, dragon talk) Then {thedragon} stood in the light, with flour on the nose. “So,” said {dragon}. “You have come to cut off my head.” “It is what knights do,” said {knight}, not very loudly. “And have you ever done it?” “No,” said {knight}.",
      "+ @cave(knight eat, dragon eat) “I've never eaten anybody, either,” said {dragon}. “Too much tin.” The sword was heavy, and {knight} let it down. They ate the buns while they were hot. {Knight} told of the boots that pinched, and of the castle where all the others laughed. {Dragon} told of the long winters, with nobody to say good night to.",
      "@cave(knight sit, dragon sit) After that {knight} rode up to the cave every Thursday, to fight, as {knighthe} told everybody at home. They played draughts on a shield. Whenever {knight} came home with soot in {knighthis} hair, people cheered.",
      "@cave(dragon look) But one Thursday the king himself came along, with a hundred riders and a trumpet. “We want to see this battle!” he called. “And today we want the head.” In the mouth of the cave stood {dragon}, with the board under one arm, and had heard it all.",
    ],
    end: [
      "@meadow(knight stand, dragon look) {Knight} walked into the middle of the meadow, drew the sword, and laid it down in the grass. “No,” said {knight}. “This is my friend.” It became so quiet that they could hear the horses breathe. Nobody had ever said no to the king, and he did not know what comes next.",
      "@meadow(dragon talk, knight look) “Your friend?” said the king. “It's a dragon!” “Majesty,” said {dragon}, and bowed, “you have cold hands. I can see it from here.” It was true. {Dragon} breathed on them, gently, as on a bun that must not burn, and they turned pink.",
      "@meadow(knight sit, dragon sit) The king wriggled his fingers. “Does anybody here,” he said at last, “play draughts?” He lost the first game to {knight} and the second to {dragon}, and the hundred riders ate all the buns.",
      "@meadow(knight sit, dragon sit) The sword was never picked up again. A rose has grown round it, up there in the grass. And on Thursdays three cups stand in front of the cave, two of the usual size, and one as big as a bath.",
    ],
  }),
];
