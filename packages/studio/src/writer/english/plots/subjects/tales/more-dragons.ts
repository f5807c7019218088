import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of dragons and knights with a fear or a sorrow. */
export const moreDragons = [
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:afraid|scared|frightened|terrified|fear(?:s|ed)?)(?: of)? (?:the )?(?:dark|darkness|night)\b|\b(?:can(?:no|')t|could not|couldn't) sleep\b/i,
    ],
    may: [...companion("dragon", "mother", "mum", "mom", "father", "dad")],
    lead: "dragon",
    after: [
      "@cave.night(hero look) When the sun went down, {hero} pulled the blanket over both ears and stuck out only the tip of the nose. The cave was deep, and the back of it was the darkest place in the world. Something dripped in there. Drip, it said. And then it waited. Drip.",
      [
        "@cave.night(hero talk, mate sit) “You could make a fire,” said {talker}. “I did,” said {hero}. “Then I fell asleep, and it went out, and I woke up because it was dark. Then I burned my pillow.” {Talker} sat down on what was left of it. “I will stay tonight,” said {talker}, “and we'll look at the dark together.”",
        "@cave.night(hero sit) Of course {hero} could make fire. {He} had tried that. But as soon as {he} fell asleep, the fire went out, and {he} woke up because it was dark. Once {he} breathed in {his} sleep, and burned the pillow. So {he} decided to sit up, and to look the dark in the face.",
      ],
      [
        "@cave.night(hero look, mate look) They blew out the last candle. At first there was nothing at all. “Wait,” said {talker}. And slowly the dark stopped being black. There was blue in it. There was the grey edge of the table, and there were the two eyes of {talker}. “It isn't empty,” whispered {hero}. “Everything is still there.”",
        "@cave.night(hero look) {He} blew out the last candle. At first there was nothing at all. Then, slowly, the dark stopped being black. There was blue in it. There was the grey edge of the table. “It isn't empty,” whispered {hero}. “Everything is still there. It has only put on its pyjamas.”",
      ],
      "@cave.night(hero look) Only the drip was left. It came from the very back, where {hero} had never dared to go, not even by day. Drip, it said. And after the drip, very quietly, came a second sound, and it sounded like a sob.",
    ],
    end: [
      [
        "@cave.night(hero walk, mate walk) “I'll go,” said {hero}, “if you hold my tail.” {Talker} held on tight. One step, and one more, past the last grey edge, around the corner. There sat a bat, no bigger than a plum, and cried, and its tears fell on the stone. Drip.",
        "@cave.night(hero walk) {Hero} took one step, and one more, past the last grey edge, with one paw on the wall. Around the corner sat a bat, no bigger than a plum, and cried, and its tears fell on the stone. Drip.",
      ],
      "@cave.night(hero talk) “Why are you crying?” asked {hero}. “Because of the noise,” said the bat. “Every night there is something huge out there in front, and it groans, and it lights fires. I'm so afraid of it!” {Hero} had to think for a moment. “I believe,” {he} said, “that's me.”",
      "+ @cave.night(hero sit) So {hero} lay down quite flat, to be less huge, and the bat came out from its corner. It had never had a visitor. It showed {him} everything that it liked about the dark: the owl's song, the smell of the moss, and the hole in the roof, through which a single star looked in.",
      [
        "@cave.night(hero sit, mate sit) Three nightcaps hang on the wall of the cave now, for {hero}, for {talker}, and one like a thimble. Nobody in there cries any more. And when it drips, it is only water.",
        "@cave.night(hero sit) Now two nightcaps hang on the wall of the cave, a very large one, and one like a thimble. The last one who goes to bed says: “It's only putting on its pyjamas.” And when it drips, it is only water.",
      ],
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:afraid|scared|frightened|terrified|fear(?:s|ed)?)(?: of| to)? (?:the )?(?:fly\w*|heights?|falling)\b|\b(?:can(?:no|')t|can not|could not|couldn't|(?:didn't|did not) know how to|never (?:learn\w*|dared)(?: how)? to|learn\w*(?: how)? to|wings (?:were|are) too (?:small|short|tiny)) ?(?:fly|flew|flying)?\b/i,
      /\b(?:fly|flew|flying|heights?|falling|wings?)\b/i,
    ],
    may: [...companion("dragon")],
    lead: "dragon",
    after: [
      "@mountain(hero look) Every morning the young dragons jumped off the rock, one after the other, and the wind caught them. {Hero} stood at the edge and looked down. Far below lay the lake, as small as a plate. {His} knees began to knock together. “Not today,” {he} said, and climbed down the stairs.",
      [
        "@mountain(hero talk, mate talk) “Three hundred and four stairs,” said {talker}, who was waiting at the bottom. “Do you count them?” “Every day,” said {hero}. “Up is no trouble at all.” {Talker} thought about that. “Then we should begin,” said {talker}, “with something that is lower than a rock.”",
        "@mountain(hero climb) {Hero} knew that there were three hundred and four stairs, because {he} had counted them every day. Going up was no trouble at all. “Perhaps,” thought {hero}, “a dragon could begin with something that is lower than a rock.”",
      ],
      [
        "+ @kitchen(hero fly, mate look) So {hero} jumped off a cushion. {He} jumped off a stool. From the kitchen table {he} opened {his} wings for the first time, and knocked down every cup from the shelf. “You hung in the air!” cried {talker}. “You hung there for as long as it takes to say potato!”",
        "+ @kitchen(hero fly) So {hero} jumped off a cushion. {He} jumped off a stool. From the kitchen table {he} opened {his} wings for the first time, and knocked down every cup from the shelf. But {he} had hung in the air, for exactly as long as it takes to say potato.",
      ],
      "@lake.storm(hero look) By autumn {hero} could jump off the hen house, and say potato twice. The rock was still the rock. Then, one evening, a storm broke the rope bridge, while the baker's twins were in the middle of it. They held on to the last plank, high above the lake, and called.",
    ],
    end: [
      "@mountain(hero run) All the big dragons were away, hunting on the other side of the mountains. {Hero} looked at the rock, and ran. {He} counted nothing this time. Three hundred and four stairs flew past under {his} feet, and when they came to an end, {he} did not stop.",
      "@lake(hero fly) {He} fell. The lake grew, from a plate to a tablecloth. “Potato,” said {hero}, with {his} eyes shut, “potato, potato,” and opened {his} wings as far as they would go. The wind took hold of them from below, like a big warm hand. The lake stopped growing.",
      "@lake(hero fly) “Over here!” cried the twins. {Hero} came sailing along, much too fast and a little crooked, and the two of them dropped onto {his} back like two sacks of flour. {He} landed in a haystack. Then three voices came out of the hay: “Again!”",
      [
        "+ @farm(hero sit, mate talk) {Talker} pulled the straw out of {hero's} ears. “What was it like?” asked {talker}. “It isn't the flying that is hard,” said {hero}. “It's the last stair.”",
        "+ @farm(hero talk) When the big dragons came home, they found the bridge broken and the twins asleep under {hero's} wing. “Who brought them down?” they asked. “It isn't the flying that is hard,” said {hero}. “It's the last stair.”",
      ],
      "@lake.dawn(hero fly) {Hero} jumps off the rock every morning now, last of all, because {he} still likes to climb the stairs. And whoever stands down by the lake at that hour can hear how something large passes overhead, and says very softly: potato.",
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:lonely|alone|friends?|nobody|no one|play with)\b/i,
      /\b(?:village\w*|town\w*|people|everyone|everybody|children|kids|castle|kingdom|humans?)\b/i,
    ],
    unless: /\b(?:egg|knight|school|class|fire brigade|firefighter)\b/i,
    may: [...companion("dragon", "friend")],
    lead: "dragon",
    after: [
      "@village(hero sit) Each time that {hero} came down the hill, it was the same. A bell rang, the shutters went bang, bang, bang, and the streets were empty. {Hero} had brought a cake. {He} put it down beside the fountain, waited for an hour, and went home again.",
      [
        "@village(hero look, mate eat) Only {talker} had not run away. “Is this for anybody?” asked {talker}, and pointed at the cake. “For everybody,” said {hero}. “I have never been told what they like, so I put in all of it.” {Talker} tasted. There was carrot in it, and cheese, and a whole boot. “It's the best boot I ever had,” said {talker}.",
        "@village(hero walk) The next time {he} brought flowers, but {he} sneezed, and they burned. The next time {he} brought nothing but {himself}, walked on tiptoe, and hummed. A tiptoe of a dragon is still as loud as a falling cupboard. Bang, bang, bang, went the shutters.",
      ],
      [
        "+ @village(hero talk, mate talk) They met by the mill every day after that. {Hero} learned to whisper. {Talker} learned to slide down a dragon's back. “If they only saw you like this,” said {talker}. But they saw {hero} only from behind their curtains, and from behind a curtain everything looks terrible.",
        "+ @mountain(hero look) So {hero} stayed on the hill, and looked down. {He} knew everybody in the village by now: the baker who sang, the old woman with the nine cats, the boy who always fell off the wall. {He} waved to them each evening. They thought that {he} {was} sharpening {his} claws.",
      ],
      "@village Then the winter came, and it was the worst that anybody could remember. Snow fell for four days, and on the fifth morning no door in the whole village could be opened. From the chimneys the smoke grew thin. Nobody rang the bell.",
    ],
    end: [
      "@village(hero walk) {Hero} saw it from the hill. {He} came down without tiptoe. {He} did not spit fire, {he} only breathed, warm and slow, along the street and back again. The snow sank. Water ran down the gutters. Behind the first door stood the baker, with a broom held out like a sword.",
      "@village(hero sit) “Excuse me,” said {hero}. “I'll be gone in a minute. I only have to do the other side.” The baker let the broom sink. He watched how the huge beast lay down on its stomach in front of the smallest house of all, and blew under the door, so gently that the nine cats came out to get warm.",
      "@village(hero eat) “Wait!” called the baker. “Will you have a roll?” It was only as big as one of {hero's} teeth. But {hero} ate it in four bites, to make it last, and by then the whole village was standing in the street.",
      [
        "@village(hero walk, mate sit) The bell is still rung when {hero} comes down the hill. But now it means that coffee is ready. {Talker} sits in front, between the ears, and the shutters go bang, bang, bang, because everybody wants to look out first.",
        "@village(hero walk) The bell is still rung when {hero} comes down the hill. But now it means that coffee is ready, and the shutters go bang, bang, bang, because everybody wants to look out first.",
      ],
    ],
  }),
  story({
    says: [
      role("knight", "knight"),
      /\b(?:afraid|scared|frightened|terrified|fear\w*|allergic|coward\w*|not brave|never (?:won|fought)|clumsy|worst|faint\w*)\b/i,
    ],
    unless: /\bdragon|princess|chicken|horses?\b/i,
    may: [...companion("knight")],
    lead: "knight",
    after: [
      "@hall(hero stand) “A knight,” said the other knights, “has to be brave from the helmet to the boots.” {Hero} {was} brave only in the boots. Higher up it got less. Whenever it came to the point, the armour began to rattle, first at the knees and then all over, and everybody at the round table could hear it.",
      [
        "@castle(hero talk, mate talk) “You sound like a kitchen that falls down the stairs,” said {talker}. “I know,” said {hero}, and put wool between the plates of tin. It helped for half a day. “Then let it rattle,” said {talker}, “and do the thing all the same. Nobody ever said that it has to be done quietly.”",
        "@bedroom(hero write) {Hero} put wool between the plates of tin. It helped for half a day. Then {he} tried oil, and slid off every chair. In the end {he} wrote a list of all that {he} {was} afraid of, from the worst down to the smallest, hung it up by the bed, and began at the bottom.",
      ],
      "+ Number twenty was spiders. {Hero} looked at one for a whole minute, rattling, and the spider looked back. Number nineteen was the cellar stairs. Every evening {he} crossed out a line. But number one stood at the top, in big letters, and {hero} did not even like to read it.",
      "@hall(hero look) Then a messenger came into the hall. “The king is stuck!” he cried. “He wanted to prove how brave he is, and now he can't go forward or back!” All the knights looked at the ceiling. For what stood between them and the king was number one, the very thing that {hero} feared.",
    ],
    end: [
      [
        "“I'm coming along,” said {talker}, and took {him} by the iron hand. {Hero} went. {He} rattled so loudly that the birds flew up from the trees. {He} rattled when {he} had to look, and {he} rattled when {he} had to go on. But {he} put one boot in front of the other, because the boots had always been brave.",
        "{Hero} stood up. {He} rattled so loudly that the birds flew up from the trees. {He} rattled when {he} had to look, and {he} rattled when {he} had to go on. But {he} put one boot in front of the other, because the boots had always been brave.",
      ],
      "The king was sitting there with his eyes closed and his arms around his knees. He was rattling, too. “Is it you?” asked the king. “I've never been so glad about a noise.” They held on to each other and came back step by step, and it sounded like two kitchens.",
      "@hall(hero stand) “I thought that only cowards rattle,” said the king, when he could speak again. “So did I,” said {hero}. The king stood in front of his knights and shook himself, until every plate of his golden armour rang. “Anybody else?” he asked. One after another they began: it was like bells.",
      "@bedroom(hero stand) On the list beside the bed everything is crossed out now but number one. {Hero} has left it there. Next to it {he} has written, in small letters: done, with rattling.",
    ],
  }),
];
