import { role, story } from "../subject-story.ts";
import { GRAND } from "./words.ts";

/** Stories of own rooms, of stairs and lifts, of cooking together, and of friends who cannot be seen. */
export const roomsAndStairs = [
  story({
    says: [
      /\b(?:own|separate|different|new|share[sd]?|sharing)\b/i,
      /\b(?:bed ?rooms?|rooms?)\b/i,
      /\b(?:twins?|brothers?|sisters?|siblings)\b/i,
      /\b(?:first|night|sleep\w*|alone|miss\w*|separate|own|always|used to)\b/i,
    ],
    unless:
      /\b(?:murder\w*|haunted|ghost|monster|chalk|line|border|baby|foster|step\w+|divorc\w*|hospital|robot|magic\w*|dies?|died|dead|prince\w*|war)\b|\btwo (?:brothers|sisters|cousins)\b.*\. (?:now|then|but)\b/i,
    of: "young",
    after: [
      "@corridor(hero carry, mate carry) It was what they had always wanted. There was a door each, and on each door hung a sign. PRIVATE, said the one. KNOCK OR ELSE, said the other. All day long they carried their things across the landing, and at the end there was nothing left to quarrel over. They said good night and shut both doors.",
      [
        "@bedroom.night(hero sit) {Hero} lay in the middle of {his} own room and listened. It was wonderful. Nobody snored, and nobody talked about dinosaurs. It was so quiet that it hummed. “Are you asleep?” {hero} asked out of habit. The wardrobe did not answer. In the other room {mate} was lying with eyes just as wide open.",
        "@bedroom.night(hero sit) They lay there and listened, one on this side and one on that. It was wonderful. Nobody snored, and nobody talked about dinosaurs. It was so quiet that it hummed. “Are you asleep?” they both asked, out of habit. But only the wardrobes were there, and wardrobes do not answer.",
      ],
      "@bedroom.night(hero look) Had the shadow always been there, the one on the wall with the long arms? Before, there had always been the other one to say: that's only the tree. The clock struck ten and then eleven. A floorboard creaked on the landing.",
      "+ @corridor.night They had divided everything quite fairly. But there was only one night light, in the shape of a pear, and because they could not agree on it, it was standing outside on the landing, exactly in the middle. It shone there for nobody.",
    ],
    end: [
      "@bedroom.night(hero sit) There was a knock. It was not on the door. It was on the wall, low down, where the bed was: knock. Then it came back from the other side: knock, knock. They both had to grin in the dark. Knock, knock, knock. It meant: are you still there? Yes. And you?",
      "@corridor.night(hero sit, mate sit) By midnight they had a whole language. Two knocks meant yes, and three meant no, and a scratch was a dinosaur. But you cannot tell a long story with knocks. At half past twelve two doors opened at the same time. On the landing, on either side of the pear, sat two people in pyjamas, each with a pillow under one arm.",
      "@corridor.night(hero sleep, mate sleep) “I only wanted to see if the light was all right,” came from the left. “Me, too,” came from the right. So they watched over it together, and it was not long before they talked about dinosaurs. This time nobody said stop, and soon there was snoring.",
      "@bedroom(hero, mate) In the morning their parents had to climb over them. The signs are still there, and the doors are shut all day. But low down in that wall there is a hole now, the size of a pear. It shines through to both sides, and {hero} says that it was mice.",
    ],
  }),
  story({
    says: [
      role("elder", GRAND),
      /\b(?:cook\w*|bak(?:es?|ed|ing)|dumplings?|bread|cakes?|pierogi|chapatis?|tortillas?|pasta|noodles|biscuits|cookies|pancakes?|soup|tamales?|gnocchi|strudel|roti|injera|samosas?)\b/i,
      /\b(?:teach\w*|taught|learn\w*|(?:shows?|showed) (?:\S+ ){1,3}how|first (?:time|ones?)|how to (?:make|bake|cook))\b/i,
    ],
    may: [
      /\b(?<dish>dumplings|bread|cakes?|pierogi|chapatis|tortillas|pasta|noodles|biscuits|cookies|pancakes|soup|tamales|gnocchi|strudel|roti|injera|samosas)\b/i,
    ],
    unless:
      /\b(?:(?:oven|stove) (?:is |was )?br\w+|neighbou?rs?|every (?:saturday|sunday|week|day)|sells?|sold|market|bakery|murder\w*|lost (?:his|her|their|the) (?:recipe|book)|recipe (?:book )?(?:is|was|has|had)|secret recipe|stolen|stole|forg[eo]t\w*|dementia|died|dead|robot|restaurant|magic\w*|contest|competition|witch|love|(?:grandson|granddaughter|grandchild) (?:taught|teach\w*|show\w*))\b/i,
    of: "young",
    after: [
      "@kitchen(hero cook, elder cook) “How much flour?” asked {hero}. “Enough,” said {elder}. “And how much water?” “Until it's right.” {Hero} had a pencil ready to write it all down, but there was nothing to write. {Elder} took {hero's} hand and pushed it into the bowl. “There's your recipe,” said {elder}. “It's in the fingers.”",
      "@kitchen(hero cook, elder look) {Hero's} fingers did not know anything yet. First they were in a swamp, and then they were in a desert. {Elder's} piece of dough lay there as round and smooth as a cheek. {Hero's} had corners, and a tail. “That one's a boat,” said {elder}, and looked at it from all sides. “And this one might be Iceland.”",
      "+ @kitchen(hero cook, elder cook) The flour was everywhere by now: on the lamp, on the radio, and on {elder's} nose. {Elder} sang while {elderhe} worked, an old song with a thump in it. “You have to push on the thump,” {elderhe} said. “My own grandmother sang it.” {Hero} pushed on the thump.",
      "+ @kitchen(hero look) The first ones went to the birds. The birds walked round them twice, and then they flew off to fetch their friends. “They want them for a roof,” said {hero}.",
      "@kitchen(hero, elder) At last the ones came that were meant to be good. {Hero} did everything just like {elder}. But there was a smell. There was smoke. What {hero} pulled out was as black as a hat. “I'll never learn it,” {he} said. “Your fingers know it, and mine don't.”",
    ],
    end: [
      "@kitchen(elder climb, hero look) {Elder} did not say a word. {Elderhe} climbed on to a chair and took down a tin from the very top of the cupboard. It was full of letters, and among them, wrapped in a cloth, lay something hard and black. “What's that?” asked {hero}. “My first one,” said {elder}. “My grandmother kept it.” {Elderhe} laid it next to {hero's}. They were like twins.",
      "@kitchen(hero cook, elder cook) {Hero} had to laugh, with flour on {his} wet cheeks. And {he} washed {his} hands, and began once more from the beginning. {He} hummed a song. Somewhere in the middle of the second verse {hero} noticed that the dough was not sticking any more. It was soft and warm, like an ear. {His} fingers had known it all by themselves.",
      "@kitchen(hero eat, elder eat) They ate at the kitchen table, straight from the pan, and burned their tongues. One still looked a bit like Iceland. “How much salt did you put in?” asked {elder} with a full mouth. “Enough,” said {hero}.",
      "@kitchen(hero look, elder) Now there are two black things in the tin, wrapped in the same cloth. {Hero} is saving {his} own, right at the top of the cupboard. “One day,” says {elder}, “you'll have to show it to a child.”",
    ],
  }),
  story({
    says: [
      /\b(?:lift|elevator|stairs|staircase|floors?|block of flats|apartment (?:block|building)|tower block)\b/i,
      /\b(?:carr(?:y|ies|ied|ying)|broken|br(?:eaks?|oke) down|out of order|stuck|shopping|climb\w*)\b/i,
      /\b(?:neighbou?rs?|everybody'?s?|everyone'?s?|old (?:lady|woman|man|people)|upstairs|shopping|flats|building|residents)\b/i,
    ],
    unless:
      /\b(?:murder\w*|love|ghost|stuck in (?:a|the) (?:lift|elevator)|trapped|robot|burglar|thief|fire|piano|office|magic\w*|alien|monster|basket|husband|wife|hotel|haunted)\b/i,
    of: "young",
    after: [
      "@corridor(hero climb) There were ninety-six stairs from the front door to the top. {Hero} knew it by the third bag. “Where shall I put it?” asked {hero}. “Just there,” they said, and shut the door. Nobody in that house knew anybody else. They had always met in the lift, and there you look at the numbers.",
      "@corridor(hero carry) On the second floor lived Mrs Halloran, who could not carry anything since her hip. On the fourth was a man with a cello. On the sixth there was a young mother with two babies and a pram. {Hero} carried milk, potatoes and one baby.",
      "+ @corridor(hero write) {Hero} drew a chart for the hall: who needed what, and on which floor. Beside some of the names {he} drew a small sack. That meant heavy. Next to the man with the cello {he} drew a whole whale.",
      "@corridor(hero sit) On the fifth day {hero} sat down on the stairs between three and four and could not go on. The bag had torn. Oranges were rolling down, from step to step, and they went on rolling for a long time. Below, a door opened. {Hero} put {his} head on {his} knees. Now they would all be cross.",
    ],
    end: [
      "@corridor(hero sit) “Is this yours?” asked the man with the cello. He had an orange in each hand. Behind him came Mrs Halloran, with one in her apron. From above came the mother with the babies. They all sat down on the stairs, and Mrs Halloran peeled an orange for {hero}.",
      "@corridor(hero talk) “Ninety-six stairs,” said {hero}, “and it's always only me.” They looked at one another. “I could do the first two floors,” said the man with the cello. “I could do the next,” said the mother, “if somebody held the babies.” “I can hold babies,” said Mrs Halloran. And so they stood there, each on one landing, and handed the bags up.",
      "@corridor(hero run) After that it went quickly, and it was fun. They sang while they did it. {Hero} ran up and down between them as the boss. And when the men came at last with their tools and the lift worked again, there was nobody who wanted to get in.",
      "@corridor(hero sit) The lift is for the cello now, and for hips. Everybody else walks. A chair stands on every landing, and it takes {hero} an hour to get to the top, because on each of them someone is sitting who says: “Just a moment, {hero}.”",
    ],
  }),
  story({
    says: [
      /\b(?:imaginary|invisible|made[- ]up|pretend)\b[^.]{0,20}\bfriends?\b/i,
      /\b(?:blam\w*|fault|brother|sister|mum|mother|dad|father|parents|family|dinner|table|chair|plate|holiday)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|disappear\w*|vanish\w*|grown up|grows up|goodbye|adult|old man|old woman|school|horror|creepy|evil|therap\w*|lonely|real)\b/i,
    after: [
      "@kitchen(hero sit) The friend was called Mr Bobo, and he was to blame for everything. Who had drawn on the wall? Mr Bobo. Who had eaten the icing? Mr Bobo. He had a chair at the table, and a napkin, and whoever sat down on him had to say sorry. But you cannot scold somebody whom nobody can see.",
      "@room(hero) “Then Mr Bobo will have to tidy up,” they said one day. It worked rather well. By evening all the bricks were in the box. On Tuesday he refused to eat spinach. On Wednesday he wanted a hat.",
      "+ @street Even the grown-ups had begun to hold the door open for a moment longer. “After you, Mr Bobo,” said the postman, and he was not joking.",
      "@room(hero look) Then came the Saturday with the crash. In the living room lay the big blue lamp, in a hundred pieces. It was Mr Bobo, of course. But this time nobody laughed. “That's enough,” they said. “He has gone too far. Mr Bobo must leave, today. He can take the five o'clock bus.” They packed him a small suitcase, and the hat was put on top.",
    ],
    end: [
      "@street(hero) At five they all stood at the bus stop, and between them was a gap, with a suitcase. The bus could already be seen at the corner. A small hand held on to nothing, quite tightly. And then it came, so softly that they had to bend down: “It wasn't him. He wasn't even there. He was asleep.” “Then who was it?” “It was me.”",
      "@street(hero) The bus stopped, and the door hissed open. “Well?” asked the driver. “Is anybody getting in?” They looked at one another over the gap. “No,” said the family. “There has been a mistake.” Then they had to say sorry to Mr Bobo, all of them in turn, and shake his hand.",
      "@kitchen.night(hero build) They glued the lamp at the kitchen table until late in the night. Everybody told what they themselves had once broken and blamed on somebody: on the wind, on the cat, on Uncle Fred. Mr Bobo had two helpings of soup.",
      "@room.night(hero) The lamp has a hundred cracks, and it throws a lovely pattern on the ceiling. Mr Bobo still has his chair. But when something goes bang in that house these days, a small voice calls at once: “That was me!”",
    ],
  }),
];
