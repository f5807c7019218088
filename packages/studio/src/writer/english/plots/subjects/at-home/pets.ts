import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of dogs, cats and other animals at home: found, lost, wanted, mourned. */
export const pets = [
  story({
    says: [
      /\b(?<dog>puppy|puppies|kitten|stray dog|stray cat|dog|cat)\b/i,
      /\b(?:f(?:inds?|ound)|follow\w*|discover\w*|rescu\w*|came home|brings?|brought|hears?|heard|stray\w*|abandon\w*)\b/i,
      /\b(?:keep|kept|hid(?:es?|den|ing)?|secret\w*|not allowed|forb[ia]d\w*|said no|says no|allow\w*|no pets|parents?|landlord|allergic)\b/i,
    ],
    unless: /\b(?:murder|police|treasure|talking|magic\w*|lost (?:his|her|their) (?:dog|cat|puppy|kitten))\b/i,
    of: "young",
    may: [who("ownmum", "mum|mother|mom|mama|father|dad|papa|aunt|grandmother|grandma|landlord|landlady")],
    after: [
      "@corridor.night(hero walk, dog) {Thedog} was mostly ears and bones, and it did not walk so much as lean. It leaned on {hero's} leg and sighed. “Only tonight,” whispered {hero}, and opened the back door very slowly, because it always squeaked. It squeaked. Nobody came.",
      [
        "@bedroom.night(hero talk, mate talk, dog) The laundry basket made a bed, and half a sausage from supper made a feast. “What if it makes a noise?” said {talker}. “Then we'll cough,” said {hero}. All evening there was a great deal of coughing in that room, and at bedtime a spoon of syrup for {hero}.",
        "@bedroom.night(hero give, dog eat) The laundry basket made a bed, and half a sausage from supper made a feast. “If you make a noise, then I have to cough,” {hero} explained. All evening there was a great deal of coughing in that room, and at bedtime {hero} had to swallow a whole spoon of syrup.",
      ],
      "+ @kitchen(hero sit) In the morning one slipper had no heel, and the milk was gone, though nobody had drunk any. Hairs lay on the good chair. “How strange,” said {hero}, and was red up to the ears. In the school bag something moved, and {hero} sat down on it, not too hard.",
      [
        "@bedroom(ownmum look, hero talk, dog sit) It went well for three days. On the fourth {ownmum} came in with the clean washing, and the basket looked back. “How long?” asked {ownmum}. “Only tonight,” said {hero}, “but it has been tonight for quite a while.” “It can't stay,” {ownmumhe} said. “We ask who misses it, and then we find it a home.”",
        "@bedroom(hero talk, dog sit) It went well for three days. On the fourth the door opened for the clean washing, and the basket looked back. “How long?” “Only tonight,” said {hero}, “but it has been tonight for quite a while.” Nobody laughed. It could not stay, {hero} was told. First they would ask who missed it, and then they would find it a home.",
      ],
      "@street(hero write) So {hero} wrote the notes. FOUND, they said, with a drawing that had too many ears. {He} hung them up at the baker's, at the bus stop and on each tree, with a little less glue each time. And every evening {hero} hoped that the telephone would not ring.",
    ],
    end: [
      "@corridor(hero look, dog) It rang on Sunday. An old man had read the note, and yes, it was his. He came up the stairs very slowly, and {thedog} ran to him and leaned on his leg. {Hero} said that this was good, and meant it, nearly. Then the old man sat down on the step. “The trouble is,” he said, “I can't manage the walks any more. Would you share?”",
      "+ @corridor(hero look, dog) “It needs young legs by day,” he said, “and I need a warm foot in the evening.” Everybody at home looked at {thedog}, and then at {hero}. “Well,” they said at last, “then let it have two homes. But the slippers are out of bounds.”",
      "@street(hero run, dog run) So that is how it was done, and nobody at home said no to half. {Hero} ran with {thedog} before school and after, through puddles and over walls, and at six o'clock delivered it two doors down, tired and wet and happy, to an old man with an old blanket, who always had half a sausage ready.",
      "@bedroom.night(hero sleep, dog sleep) The laundry basket never went back to being a laundry basket. There is a cushion in it, and hairs on the cushion. And when at night there is a noise in {hero's} room, nobody in the house minds at all. But sometimes there is still a little cough, from habit.",
    ],
  }),
  story({
    says: [
      /\b(?<pet>dog|puppy|cat|kitten|rabbit|tortoise|pony|guinea pig|ferret)\b/i,
      /\b(?:lost|los(?:es?|ing)|ran away|runs? away|run away|runs? off|ran off|disappear\w*|missing|vanish\w*|gone|escape[sd]?)\b/i,
      /\b(?:look\w*|search\w*|f(?:inds?|ound)|posters?|everywhere|neighbou?r\w*|town|street|home|forest|city|storm|night)\b/i,
    ],
    unless:
      /\b(?:murder|stuffed|cuddly|teddy|plush|knitted|toy|robot|police|detective|class|school|balloon|moves?d? house|hedgehog|led them|dead|died|memory|goat)\b/i,
    of: "young",
    after: [
      "@street(hero talk) {Hero} called the name out of the front door, and out of the back door, and then with both hands round {his} mouth. No paws came. The dish was still full. And {thepet} had never in all its life left anything in a dish.",
      [
        "@garden(hero look, mate look) “Think as it thinks,” said {talker}. So they went down on their hands and knees and looked at the garden from below. From there you saw other things: a hole in the hedge, which nobody had noticed before, and on a thorn a small tuft of hair.",
        "@garden(hero look) So {hero} went down on hands and knees and looked at the garden from below. From there you saw other things: a hole in the hedge, which nobody had noticed before, and on a thorn a small tuft of hair.",
      ],
      "@street(hero talk) Behind the hedge lived Mr Pym, who was never seen without a rake. “It came through here at four,” he said, “with my glove.” The woman at the kiosk had seen it at half past four, with a glove and a bun. The children at the fountain missed their ball.",
      "+ @street(hero write) {Hero} painted signs, thirty of them, and wrote on each what nobody could mistake: ANSWERS TO ITS NAME AND TO CHEESE. By evening the signs hung on every lamp post. People stood and read them. “I'll keep my eyes open,” said each one, even the bus driver, who had to keep them open anyway.",
      "@street.night(hero stand) Then it got dark, and it began to rain. {Hero} would not go in. {He} stood under the lamp at the corner with a piece of cheese in {his} fist, and shook it in its paper as {he} did every evening at home. All the windows in the street were lit, and behind none of them was {thepet}.",
    ],
    end: [
      "@street.night(hero look, pet) From somewhere came an answer. It was not loud, and it came from under the ground. {Hero} followed it to the old shed where the street ended. There was a drain with a broken lid, and at the bottom, in a hand of water, sat {thepet}, wet to the ears.",
      "@street.night(hero hug, pet) Everybody came, Mr Pym with his rake, the kiosk woman with a lamp, the children with a rope. But the hole was narrow, and only {hero} was thin enough. Down {he} went, head first, and a wet nose pushed itself into {hero's} neck and would not come out again.",
      "@street.night(hero, pet) When they were up, they saw what else was down there. A glove lay there, and a bun, and a ball, and on top of them, warm and dry, one very small, very cross lost kitten. {Thepet} had brought it everything that it could carry, and had then not known how to get it out.",
      "@kitchen(pet eat, hero look) The signs were taken down, all but one. It hangs in {hero's} kitchen, over the dish of {thepet}, and the dish is empty again every evening. And Mr Pym has a kitten now, which answers to nothing at all, and sleeps in his glove.",
    ],
  }),
  story({
    says: [
      /\b(?<pet>hamster|goldfish|guinea pig|rabbit|dog|cat|budgie|canary|parrot|tortoise|pony|mouse|fish)\b/i,
      /\b(?:died|dies|dead|death|buri(?:es|ed|al)|bury|goodbye|funeral|grave|passed away)\b/i,
      /\b(?:child(?:ren)?|boys?|girls?|sons?|daughters?|sisters?|brothers?|goodbye|sad|miss\w*|garden|pond|box|bury|buri\w*|kids?)\b/i,
    ],
    unless: /\b(?:murder\w*|husband|wife|war|detective|police|replace|landlord|crime|killed)\b/i,
    of: "young",
    after: [
      "@room(hero sit) There was a quiet in the house that had not been there before. It was quite a small quiet, of exactly the size of {thepet}. {Hero} kept hearing it, in the morning at feeding time and at night.",
      [
        "@room(hero give, mate give) “We have to do it properly,” said {hero}, and {talker} nodded. They took the best box in the house, the one with the gold paper inside, and laid in it all that {thepet} had liked: a dandelion, a cardboard roll, a corner of the blue blanket. It looked very cosy in there.",
        "@room(hero give) It had to be done properly, {hero} was sure of that. So {he} took the best box in the house, the one with the gold paper inside, and laid in it all that {thepet} had liked: a dandelion, a cardboard roll, a corner of the blue blanket. It looked very cosy in there.",
      ],
      "@garden(hero) Then {hero} invited the guests. The neighbour came in her black coat. The boy from number four came, with a trumpet which he could not play yet. Even the postman took off his cap. “It always looked at me as if I brought nothing but bills,” he said. That was true, and everybody had to smile.",
      "+ @garden(hero talk) Each of them told a story. There was the one about the night in the piano, and the one about the birthday cake with the bite in it, and the one about the visitor's hat. {Hero} had thought that there would only be crying. But in between they laughed so much that the boy had to put down his trumpet.",
      "@garden(hero look) And then it was {hero's} turn, and no words came. There were so many of them, and all at once they were stuck. {Hero} looked into the box, and then up at the faces, and shook with it. Nobody hurried. A leaf came down and settled on the gold paper, and still there was not a single word.",
    ],
    end: [
      "@garden(hero) Then {hero} made a sound, just the little click of the tongue that had always meant supper. {He} had made it a hundred times, and each time {thepet} had come. It was the right word, after all. The neighbour made it too. And then everyone did, very softly, all together, like rain on a roof.",
      "@garden(hero give) After that it was possible to let go. They did it as it had been planned, slowly and with flowers, and the boy played his one note on the trumpet, and held it for as long as he could. It was a little crooked. {Hero} thought that it was exactly right.",
      "+ @bedroom.night(hero sit) In the evening the small quiet was still there. But now it had something in it: the piano and the cake, and the postman's cap, and the click. “Does it stop?” {hero} asked at bedtime. “It gets softer,” said Mum. “Like a jumper. After a while you can wear it.”",
      "@garden(hero look) In spring dandelions came up there, a whole round bed of them, though nobody had sown any. {Hero} sits down beside them and makes the little click for {thepet}. Nothing comes, of course. But all the yellow heads nod.",
    ],
  }),
  story({
    says: [
      /\b(?:hamster|guinea pig|parrot|gerbil|mouse|rat|budgie|canary|lizard|gecko|snake|snail|frog|ferret|chicken|hen|tortoise)\b/i,
      who("pet", "hamster|guinea pig|parrot|gerbil|budgie|canary|lizard|gecko|snake|frog|ferret|chicken|hen|tortoise"),
      /\b(?:escape[sd]?|got out|gets? out|runs? away|ran away|run away|loose|disappear\w*|vanish\w*|missing|cage (?:was|is) empty|empty cage)\b/i,
    ],
    unless: /\b(?:zoo|circus|pirates?|play|city|prison|class|school|plane|detective)\b/i,
    of: "young",
    after: [
      "@room(hero look) The little door stood open, and inside there was only the dent where {thepet} used to sleep. {Hero} put a finger into it. It was still warm. “Nobody move,” said {hero}. “Nobody open a door, and nobody sit down on anything.” For an hour the whole family stood about like flamingos.",
      [
        "@room(hero look, mate look) They searched from the bottom up. {Talker} took the shelves, and {hero} took everything below the knee. Under the sofa they found a spoon, three coins and last year's chocolate egg. Under the stove they found the other sock. They did not find {thepet}.",
        "@room(hero look) {Hero} searched from the bottom up. Under the sofa {he} found a spoon, three coins and last year's chocolate egg. Under the stove {he} found the other sock, the one which everybody had given up long ago. But {thepet} was not there, nor under the bath.",
      ],
      "@kitchen(hero look) At bedtime {hero} sprinkled flour on the floor, from wall to wall. It was {his} own idea, and not everybody was glad of it. In the morning there were tracks. They came out of the kitchen, went once round the table, and stopped in the middle of the room, as if {thepet} had flown off from there.",
      "+ @room(hero look) “Look up,” said the grandmother who was visiting. On top of the curtain hung a crumb. On the lamp lay a bit of lettuce. There was a whole road up there, from the bookshelf to the clock, of which nobody who walks about on the floor has any idea.",
      "@bedroom.night(hero talk) Then {hero} heard it at night, a scratching, in the wall behind the pillow. {He} knocked. It stopped. {He} knocked twice, and something scratched twice. So {thepet} was alive, and not a hand's breadth away, and it could not get out. {Hero} laid {his} cheek on the wallpaper. “Stay there,” {he} said. “We're coming.”",
    ],
    end: [
      "@bedroom.night(hero build) Nobody could break down a wall at midnight. But at the bottom, behind the bed, there was a grating no bigger than a biscuit. {Hero} unscrewed it with a coin from under the sofa. Then {he} laid the old chocolate egg in front of the hole, and the other sock behind it, with its mouth wide open.",
      "@bedroom.night(hero look, pet) They waited on their stomachs in the dark. First came a nose. Then came a long, long stop for thinking. And then {thepet} came out in a coat of grey dust, marched straight past the chocolate, crept into the sock as far as it would go, and sighed.",
      "+ @bedroom.night(pet, hero) It turned out that {thepet} had built a nest in that wall, with the missing buttons, half the shopping list and a corner of every letter that had come that month. The letters were all from people who wanted money. “I've always liked that animal,” said a voice from the hall.",
      "@room(pet sleep, hero look) There is a new bolt on the little door. But the sock was left inside, and {thepet} sleeps nowhere else. And all who sit down in that house, to this day, look behind them first.",
    ],
  }),
  story({
    says: [
      /\b(?:want\w*|wish\w*|dream\w*|beg\w*|ask\w*|long\w* for)\b/i,
      /\b(?<pet>a (?:real |little |small |big )?(?:dog|puppy|pony|cat|kitten|horse|pet))\b/i,
      /\b(?:birthday|parents?|mum|mom|mother|dad|father|instead|but (?:s?he|they) g[eo]ts?|not allowed|no (?:room|money|pets)|flat|apartment|allergic|too (?:small|expensive|young))\b/i,
    ],
    unless:
      /\b(?:f(?:inds?|ound)|snail|shows?|trains?|trained|lost|talking|police|murder|stray|robot|divorc\w*|race|circus|bury|marr\w*|boyfriend)\b/i,
    of: "young",
    may: [
      /\bbut (?:s?he|they|I) g[eo]ts? (?<owngift>an? (?:[a-z-]+ )?[a-z]+)\b/i,
      /\b(?:gets?|got) (?<gift2>an? (?:goldfish|snail|hamster|turtle|cactus|stone|hen|chicken|goat|rat)) instead\b/i,
    ],
    after: [
      [
        "@room(hero look) {Hero} looked at {owngift} for a long time, and {theowngift} looked back, if it looked at all. “Thank you,” said {hero}, because that is what you say. Then {he} fetched the red lead that had been hanging on the hook for a year, and tied it on, very loosely.",
        "@corridor(hero look) {Hero} had already bought the lead. It was red, it had cost all of {his} pocket money, and it hung on the hook beside the coats with nothing at the end of it. “Not now,” said everybody in the house. “Later, perhaps.” {Hero} knew about later. It was like the end of the rainbow.",
      ],
      [
        "@street(hero walk) The walk to the corner took an hour, because {theowngift} was in no hurry, and {owngifthe} did not care. On the way {hero} met all the dogs of the street, and they sniffed and were puzzled. “What does it do?” asked their owners. “It's still young,” said {hero}, and walked on with {his} chin up.",
        "@street.dawn(hero walk) So {hero} practised. {He} got up at six o'clock and walked the empty lead round the block, in the rain as well. {He} stopped at every tree for as long as it takes. “Good,” {he} said to the air, and threw a stick for nobody, and ran and fetched it {himself}.",
      ],
      "@street(hero walk) People began to know {hero}. “Where's your animal?” called the man with the paper cart, and {hero} held up the red lead. Old Miss Bellamy, who lived on the ground floor and had a bad hip, watched from her window every day. On the tenth morning she knocked on the glass.",
      "+ @street(hero talk) “You come in all weathers,” said Miss Bellamy. “Nobody made you, did they?” {Hero} shook {his} head. “Hm,” she said, and shut the window. The next day she was there again, and held out a biscuit shaped like a bone. “In case,” she said.",
      "+ @kitchen(hero write) At home {hero} began a list of everything that {he} could do: carry water, brush, get up early, not complain. It grew longer than the door. Nobody answered it. But nobody took it down either, and one evening somebody had written a question at the bottom, in small letters: *And who cleans the floor?* {Hero} wrote under it: *Guess.*",
    ],
    end: [
      "@street(hero look) Then came a day when the window on the ground floor stayed dark. {Hero} knocked, and listened, and heard something: a whine, and a scratching at the door. Miss Bellamy had slipped in her kitchen, and could not get up. And beside her, with his head on her arm, lay a big old dog that had not been out for half a year.",
      "@kitchen(hero sit) {Hero} ran for help, and sat on the kitchen tiles until help came. “He's called Duke,” said Miss Bellamy from the stretcher. “He's too strong for me, and I was ashamed to ask. He likes six o'clock, and he likes rain. I've been watching to see who else does.”",
      "@room(hero run) “And at home?” she asked, when she was back, with a stick and a plaster. {Hero} ran to ask. The smallest word in the house was spoken, the one that {hero} had waited for, and it was yes. Duke would sleep downstairs. The rest of the day he would belong to {hero}.",
      "@street(hero run) The red lead has something at the end of it now. It pulled so hard on the first morning that {hero} flew round the corner like a kite, and the man with the paper cart jumped aside. “There it is at last!” he called. “How it has grown!”",
    ],
  }),
];
