import { also, story } from "../subject-story.ts";
import { PARENT, who } from "./words.ts";

/** Stories of small things that are big at five: a lunch box, peas, a swallowed tooth, a shoelace. */
export const lunchesAndLaces = [
  story({
    says: [
      /\b(?:lunch ?box(?:es)?|packed lunch(?:es)?|lunch ?bags?|sandwich(?:es)?|lunch(?:es)?|snack box)\b/i,
      /\b(?:wrong|mix(?:es|ed)? up|mix-up|own lunch|(?:father|mother|dad|mum|mom)'s (?:own|lunch\w*))\b/i,
      /\b(?:school|nursery|kindergarten|class\w*|work|kids?|son|daughter|boy|girl|child)\b/i,
    ],
    may: [
      who("parent", PARENT),
      who("kid", "son|daughter"),
      ...also("open\\w*|opens", "school|nursery|kindergarten", "pack(?:s|ed)", "own|wrong"),
    ],
    unless:
      /\b(?:ghosts?|witch|alien|monster|dragon|vampire|robot|poison\w*|murder\w*|money|gun|steal\w*|stole\w*|thief|bull(?:y|ies)|love|wife|husband|spy|bomb)\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@classroom(hero look) {Hero} looked into the lunch box and shut it again. Then {hero} opened it a second time, slowly, in case the right lunch had come back. It had not. There lay a cheese roll as thick as a brick, a raw onion, and a gherkin that looked like a crocodile. There was no biscuit at all.",
      [
        "@classroom(hero look) “That's a lunch for a giant,” said Bo, who sat beside {hero}. “It's {parent}'s lunch,” said {hero}. “{Parenthe} has got mine.” {Hero} thought of the little pot of strawberries, and the star-shaped sandwich, and of {parent} at work, opening the lid in front of everybody.",
        "@classroom(hero look) “That's a lunch for a giant,” said Bo, who sat beside {hero}. “It's a grown-up's lunch,” said {hero}. “And the grown-up has got mine.” {Hero} thought of the little pot of strawberries, and the star-shaped sandwich, and of a grown-up at work, opening the lid in front of everybody.",
      ],
      "+ @classroom(hero eat) {Hero} was hungry, and so {hero} bit into the roll. There was mustard in it. Mustard climbed up {his} nose and came out of {his} eyes. But behind the mustard there was something good, salty and strong. {Hero} took another bite. “What's it like?” asked Bo. “It's like being forty,” said {hero}.",
      "+ @classroom(hero give) Now the whole table wanted to be forty. {Hero} cut the roll with a ruler. Each child took one bite, and each child coughed, and said in a deep voice: “I've got a meeting.” Only the onion was left over. Nobody was as old as that.",
      "@classroom(hero look) At the very bottom of the lunch box {hero} found a note that was not meant for {him}. It was a shopping list: milk, soap, stamps. And under the stamps, in big letters, it said: ASK THE BOSS. TODAY! DON'T BE SCARED. {Hero} read it twice. So grown-ups wrote such notes, too, and ate onions to be brave.",
    ],
    end: [
      [
        "@kitchen(hero talk, parent sit) In the evening {parent} put the little star-shaped lunch box on the table. It was empty. “I'm so sorry about this morning,” said {parent}. “Did you ask the boss?” said {hero}. {Parent} turned quite red. “I had it all ready, and I was scared. Then I opened my lunch, and it was a star. So I gave the boss a strawberry. And then I asked.”",
        "@kitchen(hero talk) In the evening the little star-shaped lunch box stood on the kitchen table. It was empty. “I'm so sorry about this morning,” said a voice behind it. “Did you ask the boss?” said {hero}. There was a laugh. “I was scared. Then I opened my lunch, and it was a star. So I gave the boss a strawberry. And then I asked.”",
      ],
      "@kitchen(hero hug) “And?” asked {hero}. “The boss said yes. I can come home an hour earlier now, every Friday.” {Hero} had to sit down on the shopping. It had been the wrong lunch in both the boxes, and it could not have been righter. They had strawberries for supper, with a very small bit of mustard.",
      "@kitchen(hero eat, parent eat) Every Friday after that the lunch boxes were swapped on purpose. {Hero} took the brick to school, with the onion, for emergencies. And somewhere in a big office, at noon, a star came out of a box, and everybody there leaned over to see it.",
    ],
  }),
  story({
    says: [
      /\b(?:lunch ?box(?:es)?|packed lunch(?:es)?|lunch ?bags?|sandwich(?:es)?|lunch(?:es)?)\b/i,
      /\b(?<note>(?:little |small |tiny |secret |funny )?(?:drawings?|notes?|letters?|messages?|pictures?|jokes?|riddles?|poems?))\b/i,
      who("parent", `${PARENT}|grandmother|grandma|grandfather|grandpa`),
    ],
    may: [
      /\b(?<kid>\p{Lu}\p{Ll}+)['’]s (?:dad|daddy|father|mum|mom|mother|mama|papa|grandmother|grandma|grandfather|grandpa)\b/u,
      ...also("hid(?:es?|den)?|slip(?:s|ped)|under|puts?", "every", "pack(?:s|ed)", "one day|until|but"),
    ],
    unless: /\b(?:poison\w*|murder\w*|love|wife|husband|spy|office|stranger|died|dead|cancer)\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@classroom(kid eat) On Monday it was a whale in a bathtub. On Tuesday it was a sausage dog, so long that it went round the corner of the paper. {Hero} always ate first and looked last, because the best belongs at the end. And each paper had a bit of butter on it, and a small signature: a nose with two dots.",
      "+ @classroom(kid talk) The other children at the table came to look at the paper, too. It was {parent} who drew it, {hero} told them, every morning, while the tea was boiling. Lotte from the next table had a lunch that came out of a machine. She looked at the paper the longest of all, and said nothing.",
      "@classroom(kid look) Then came a Thursday when {hero} lifted the sandwich, and there was only the bottom of the box. {Hero} looked under the apple. {Hero} looked between the bread and the cheese. There was nothing there. All afternoon {hero} could not do sums. Something must be wrong with {parent}.",
      "@kitchen(kid look, parent sit) At home {parent} sat at the kitchen table, with the tea gone cold. “I couldn't think of anything today,” said {parent}. “I sat there with the pencil, and I was so tired that everything looked like a potato.” {Hero} looked at {parent}. Under {parenthis} eyes there were two grey moons.",
    ],
    end: [
      "@kitchen.night(kid write) That evening {hero} got up again, and tiptoed into the kitchen, and climbed on a chair. The two lunch boxes for the morning stood there side by side, the little one and the big one. {Hero} took a pencil and drew for a very long time. Then {hero} folded the paper, and put it under the big sandwich, {parent}'s sandwich.",
      "@kitchen(kid hug, parent hug) The next day, at ten past twelve, {parent} lifted {parenthis} bread and found it. There was a potato on the paper. It had two grey moons and a crown on its head. *King of Sandwiches*, it said. {Parent} laughed so loudly that people came running, and then {parent} had to wipe {parenthis} eyes with the lettuce.",
      "+ @classroom(kid give) And on Monday, when {hero} opened the lunch box, there were two papers in it. One was for {hero}: a whale with a crown. On the other it said *For the one at the next table*. {Hero} carried it over. Lotte held it with both hands, and ate her whole machine lunch with a smile.",
      "@kitchen(kid write, parent write) From then on they drew together at night, {hero} and {parent}, while the tea was boiling, one paper for each box. The fridge door was soon full of whales, and kings, and noses with two dots. And no sandwich in that house ever had to go out alone.",
    ],
  }),
  story({
    says: [
      /\b(?<veg>peas|broccoli|spinach|carrots|sprouts|brussels sprouts|beans|cabbage|vegetables|cauliflower|courgettes|zucchini|mushrooms|beetroot|lentils|greens)\b/i,
      /\b(?:hat(?:es?|ed)|refus\w*|will not eat|would not eat|won['’]t eat|not (?:like|eat|touch)|spits?|spat|hid(?:es?|den|ing)?|disgust\w*|never (?:eats?|ate)|picky|fussy)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|grandmother|grandma|grandfather|grandpa|granny`),
      who("kid", "son|daughter|grandson|granddaughter|little boy|little girl"),
      ...also("plate|pot|pocket|napkin|drawer|table", "sprout\\w*|grow\\w*|grew", "hid(?:es?|den)?", "dog|cat"),
    ],
    unless:
      /\b(?:restaurant|chef|murder\w*|poison\w*|witch|king|queen|market|farmer|alien|monster|wedding|talk(?:s|ed|ing) (?:peas|carrots|vegetables|broccoli))\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@kitchen(hero sit) {Hero} had tried everything. {Theveg} had gone into {hero's} sleeve, and {theveg} had gone into {hero's} left shoe, and once into the teapot. It was always the same trouble: next day there was more of it. “Three bites,” they said at the table. {Hero} counted how many bites that was in a whole life.",
      "+ @kitchen(hero look) “Have you eaten up?” came the question. {Hero} nodded with {his} lips shut tight. {His} cheeks were as round as a hamster's. {Hero} walked out of the kitchen like that, past everybody, up to the window, and there was the big flower pot, full of nice dark earth.",
      "@kitchen(hero plant) So every evening, when nobody looked, {hero} dug a little hole in the flower pot on the windowsill and put {theveg} in. {Hero} patted the earth and went to wash {his} hands. “What clean hands!” they said. “And what a clean plate!” It went on like that for three weeks, and {hero} was nearly proud of it.",
      "@kitchen(hero look) But one morning something green stood in the flower pot. It had not been there the day before. It was as thin as a thread, and it had a curl on top, like a question mark. {Hero} pushed it back with a finger. The next day it was twice as tall, and it leaned towards {hero's} chair, as if it wanted to tell on {him}.",
    ],
    end: [
      [
        "@kitchen(hero talk, elder look) Then {elder} stood in front of the pot, with {elderhis} glasses on. {Hero} got hot ears. “I didn't like {theveg},” said {hero}, quite fast. “So I hid it all. In there.” {Elder} looked at the pot for a long time. “I always used the piano,” said {elder}. “But nothing ever grew out of it.”",
        "@kitchen(hero talk) Then the whole family stood in front of the pot. {Hero} got hot ears. “I didn't like {theveg},” said {hero}, quite fast. “So I hid it all. In there.” They looked at the pot for a long time, and then at one another. “I always used the piano,” said the oldest of them. “But nothing ever grew out of it.”",
      ],
      "@garden(hero plant) They planted the green thing outside, and {hero} watered it, and tied it to a stick, and chased the snails away. It was hard work. In summer there was something to pick. {Hero} picked it with {his} own hand and bit on it before it came anywhere near a saucepan. It cracked. It was sweet. “That isn't the same thing at all!” cried {hero}.",
      "@kitchen(hero eat) There was a new rule in that house. Whoever had grown a thing did not have to eat three bites of it. {Hero} ate twelve. And when guests came, and a small guest sat before a plate with a very long face, {hero} leaned over and whispered: “I'll show you a good flower pot.”",
    ],
  }),
  story({
    says: [
      /\b(?:tooth|teeth)\b/i,
      /\b(?:swallow\w*|drops? (?:it|the tooth)|dropped|down the (?:sink|drain|toilet)|flush\w*|lost (?:it|the tooth)|los(?:es?|t) (?:his|her|the) (?:\S+ )?tooth (?:in|at|on)|cannot find)\b/i,
    ],
    may: [
      who("elder", PARENT),
      ...also("fairy", "wobbl\\w*|loose|first", "worr\\w*|afraid|cr(?:y|ied|ies)", "come|pillow|night"),
    ],
    unless:
      /\b(?:friends?|look(?:s|ed|ing)? for|search\w*|help\w*|dragon|lion|crocodile|shark|murder\w*|dentist|gold tooth|vampire|wolf|king)\b/i,
    of: "young",
    after: [
      "@bathroom(hero look) {Hero} stood on the stool in front of the bathroom mirror and opened {his} mouth. There was the gap, right at the front. The tip of {hero's} tongue fitted in. But a gap is no good under a pillow. “I haven't got the tooth,” said {hero} to the mirror. “I've only got the hole.”",
      [
        "@kitchen(hero talk, elder talk) “Perhaps the tooth fairy takes a hole as well,” said {elder}. “How would she carry it?” asked {hero}. {Elder} thought about that. “In a doughnut,” said {elder}. {Hero} did not laugh. {Hero} had waited for this tooth since Easter, and had wobbled it at every meal, and had told the whole street.",
        "@kitchen(hero sit) {Hero} asked everybody. A neighbour said that the tooth fairy was very strict. Another said that she had once come for a button. {Hero} did not want to cheat with a button. {Hero} had waited for this tooth since Easter, and had wobbled it at every meal, and had told the whole street.",
      ],
      "@bedroom.night(hero write) Before bed {hero} wrote a letter. It took a whole page, because the words were big. *Dear tooth fairy, the tooth was here but now it is gone. It was white and very good. I can prove it. Look in my mouth. I will leave it open.* {Hero} put the letter under the pillow, and lay on {his} back.",
      "+ @bedroom.night(hero sleep) It is not easy to sleep with an open mouth. It gets dry in there, and you think of spiders. Three times {hero's} mouth fell shut, and three times {hero} woke up and opened it again. The fourth time it stayed shut, and {hero} snored through the gap. It made a small whistle.",
    ],
    end: [
      "@bedroom.night(hero sleep) Now, the tooth fairy was in a hurry that night, as always, and she could not find the house. There was fog as thick as porridge. But through the fog there came a whistle, very thin and high. No one in the whole town whistled like that, except for a sleeper with a brand-new gap. She flew straight towards it.",
      "@bedroom.dawn(hero read) In the morning there was a coin under {hero's} pillow, and a letter no bigger than a stamp. {Hero} read it with the magnifying glass. *Dear {hero}, it does not matter where the tooth is. I pay for the courage. And I have never found a house so quickly. Please whistle for me again.*",
      "@bedroom(hero play) {Hero} put the coin into the money box, but the letter was pinned up above the bed. By breakfast {hero} could whistle “Happy Birthday” through the gap, and by noon a polka. And at night, when {he} had long been asleep, a soft small whistle still came out of the window, in case anyone up there should lose the way.",
    ],
  }),
  story({
    says: [
      /\b(?:shoe ?laces?|laces?|(?:tie|ties|tied|tying) (?:his|her|their|my|the)?(?: own)? ?shoes?|tie a bow)\b/i,
      /\b(?:cannot|can['’]t|could not|couldn['’]t|not|only one|learn\w*|teach\w*|taught|practis\w*|practic\w*|untied|knots?|show\w*)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|grandmother|grandma|grandfather|grandpa|granny|teacher|brother|sister|neighbour|uncle`),
      ...also("class|school|kindergarten|nursery", "only one", "velcro|bow|knot"),
    ],
    unless: /\b(?:race|marathon|football|boxer|dancer|murder\w*|running shoes|wedding)\b/i,
    of: "young",
    after: [
      "@corridor(hero sit) There were nineteen pairs of feet under the coat hooks, and eighteen of them were done in a minute: loop, loop, pull. {Hero} sat at the end of the bench and bent low over {his} laces, and pretended. Then {he} stuffed the ends into the side of the shoe. They were out again before the gate.",
      [
        "+ @kitchen(hero sit, elder talk) “It's quite easy,” said {elder}. “First a rabbit ear, and then another rabbit ear, and then the rabbit goes down its hole.” {Hero} made one ear. {Hero} made the other ear. When the rabbit was meant to go down the hole, the first ear was always gone. “It's a rabbit with one ear,” said {hero}. “It can't hear what you say.”",
        "+ @kitchen(hero sit) “It's quite easy,” everybody said. “First a rabbit ear, and then another rabbit ear, and then the rabbit goes down its hole.” {Hero} made one ear. {Hero} made the other ear. When the rabbit was meant to go down the hole, the first ear was always gone. “It's a rabbit with one ear,” said {hero}. “It can't hear what you say.”",
      ],
      "@bedroom(hero sit) {Hero} practised on the chair leg and on the door handle. {He} practised on the bathrobe, on two bananas, and on the cat's tail, but only once. By Sunday there were knots all over the house, and nobody could get into the larder. But a bow was not among them, not a single one.",
      "@street(hero walk) On Monday the class went on an outing, two by two. On the bridge {hero} trod on a lace, as always, and fell flat on {his} stomach. Everybody stopped. “Hold still,” said the teacher, “I'll tie them.” “No!” said {hero}. “I'll do it. You can all walk on.” And {hero} sat down in the middle of the bridge.",
    ],
    end: [
      "@street(hero sit) Down on the water there was a boat, and a sailor was tying it to a ring. He did it slowly, with a thick rope. {Hero} could see everything through the railing. “Over,” said the sailor to himself. “Under. Through. And tug, like pulling a fish.” There was no rabbit in it at all. {Hero} took the two laces and did it with him.",
      "@street(hero stand) Over. Under. Through. And tug, like pulling a fish. It held. {Hero} shook the foot, and jumped on it, and it still held, with two ears and two ends, a bit crooked. Up on the bridge {hero} shouted something that had no words. The sailor looked up, saw the shoe, and touched his cap.",
      "@corridor(hero sit, elder look) The next morning {hero} sat at the end of the bench and was the last to finish, because {he} tied each bow twice. A small boy beside {him} stuffed his laces into his shoe. “Forget the rabbit,” said {hero}, and moved up closer. “Do you know how to pull a fish?”",
    ],
  }),
];
