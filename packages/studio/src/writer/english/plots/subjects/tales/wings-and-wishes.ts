import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of those who would like to fly, dance or jump, and are not made for it. */
export const wingsAndWishes = [
  story({
    says: [
      role("fairy", "fairy|pixie|sprite"),
      /\b(?:without|no|never had|did not have|tiny|too small|too weak|short|small) (?:any |her |his |its )?wings?\b|\bwings (?:were|that were|are) (?:far |much )?too (?:small|weak|short)\b|\b(?:can(?:no|')t|could(?: not|n't)|unable to|never learn\w* to|not able to) fly\b/i,
    ],
    unless: /\b(?:tooth|dragon|hospital|santa|broke\w*|torn|injured)\b/i,
    may: [...companion("fairy")],
    lead: "fairy",
    after: [
      "@meadow.dusk(hero look) In the evening the other fairies rose from the flowers like sparks from a fire. {Hero} stood below on a mushroom and waved. “What is it like up there?” {he} called. “Oh, just air,” they called back, and were gone over the trees. {Hero} jumped, twice, and came down on the mushroom both times.",
      [
        "@meadow(hero fly, mate look) “What have you got on your back?” asked {talker}. “A place for wings,” said {hero}. “Then there is room for something else,” said {talker}. They tried it with maple leaves, with feathers, and with two pages from a book of poems. With the poems {hero} flew as far as a pea can be thrown, and landed in a thistle.",
        "@meadow(hero fly) {Hero} tried to make wings. {He} tied on maple leaves, then feathers, and then two pages from a book of poems. With the poems {hero} flew as far as a pea can be thrown, and landed in a thistle. “Was that on purpose?” asked the thistle. “Nearly,” said {hero}.",
      ],
      "+ @meadow(hero walk) But {hero}, who walked everywhere, knew things that no flying fairy knew. {He} knew which dandelion was ripe, from which side the wind came over the hill, and where the warm air rose from the stones. The spiders said good morning to {him} by name.",
      "@meadow.storm(hero look) Then, one evening, a storm came over the hill. It took the smallest fairy of all, whose wings were only a day old. She whirled up like a leaf, and was caught in the top of the tallest pine. It was much too windy to fly.",
    ],
    end: [
      [
        "@meadow.storm(hero run, mate run) “A dandelion!” cried {hero}. {Talker} had already found one, as round as a moon. {Hero} took hold of nine little parachutes at once, and stood on the warm stones, and felt the wind on {his} face. “Not yet,” said {hero}. “Not yet. Now!” And {talker} gave {him} a push.",
        "@meadow.storm(hero run) {Hero} ran to the ripest dandelion, which was as round as a moon. {He} took hold of nine little parachutes at once, and stood on the warm stones, and felt the wind on {his} face. “Not yet,” {he} told {himself}. “Not yet. Now!” And {hero} let {his} feet go.",
      ],
      "@forest.storm(hero fly) It was not just air. It was soft and strong, like a cat's back, and it lifted {hero} past the ferns and past the nests. {He} pulled on the left, then on the right, and landed in the top of the pine, a little crooked. “You can't fly!” said the smallest fairy. “No,” said {hero}. “I sail. Hold on tight.”",
      "@meadow.dusk(hero stand) They sailed down together, right through the middle of the wind, and landed on the mushroom. The other fairies crept out of the flowers. Then the eldest asked shyly: “And what is it like, up there, without wings?” “Oh,” said {hero}, “you should try it.”",
      "@meadow.dusk(hero fly) When the others rise like sparks now, a dandelion sails in the midst of them, and under it hangs {hero}, singing, with both hands full. And on the mushroom stands a long row of fairies, with their wings folded, and each of them is waiting for a turn.",
    ],
  }),
  story({
    says: [
      role("bird", "penguin|ostrich|chicken|hen|kiwi|emu|duckling|turkey|pig|piglet|cow|hippo|elephant|tortoise"),
      /\b(?:wants?|wanted|dream\w*|wish\w*|long(?:s|ed)|tries|tried|would like)\b[^.]{0,30}\b(?:fly|flying)\b/i,
    ],
    unless:
      /\b(?:pilot|airline|rocket|space|moon|circus|broken wing|injured|south|africa|afraid|scared|plane ticket|airport)\b/i,
    may: [...companion("penguin", "hen", "duckling", "pig", "cow", "elephant", "tortoise", "hippo")],
    lead: "bird",
    after: [
      "@meadow(hero run) {Hero} began in the usual way, with a run and a jump. There was a short moment in the middle when it was flying. Then came the ground. The gulls on the wire wrote a number on a slate. “Zero point four,” they said.",
      [
        "@meadow(hero sit, mate run) “You need a machine,” said {talker}. So they built one, from two umbrellas, a deck chair and a bicycle that had lost its bell. {Hero} sat in front, to steer, and {talker} pushed. It rolled down the hill, faster and faster, and flew as far as the pond, which was where the hill stopped. “Zero point nine,” called the gulls.",
        "@meadow(hero sit) So {hero} built a machine, from two umbrellas, a deck chair and a bicycle that had lost its bell. {He} sat down in front, to steer, and let go of the brake. The machine rolled down the hill, faster and faster, and flew as far as the pond, which was where the hill stopped. “Zero point nine,” called the gulls.",
      ],
      "+ @meadow(hero write) {Hero} did not give up. {He} tried it with kites, with a seesaw, and with nine balloons, which was the best so far, until a gull sat down on one of them. Every evening {hero} drew a new plan in the sand, and every evening the wind came and looked at it, and rubbed it out again.",
      "@mountain(hero look) At last {hero} climbed the highest cliff. And then {he} saw the little gull, the one who always held the slate. She sat in a crack of the rock with her wings pressed to her sides. “I can't,” she whispered. “It's too high. Don't tell the others.”",
    ],
    end: [
      "@mountain(hero sit) {Hero} forgot about flying. {He} sat down between the little gull and the edge, where {he} kept off the wind. “I know all about falling,” said {hero}. “Shall I tell you about the pond?” And {hero} told her, with all the noises, until she laughed.",
      "@mountain(hero stand) “On three,” said {hero}. “You flap, and I'll hold your feet.” At three the little gull flapped, and at four the wind took hold of her, and at five they both went over the edge, because {hero} had forgotten to let go. They did not go up. But they went down very, very slowly.",
      [
        "@sea(hero fly) {Hero} opened {his} eyes. The sea was below, and the waves were as small as wrinkles in a sheet. “We're flying!” cried {hero}. “Of course we are,” cried the little gull. Down on the beach {talker} ran along below them with both arms spread out, and the gulls forgot to write down a number.",
        "@sea(hero fly) {Hero} opened {his} eyes. The sea was below, and the waves were as small as wrinkles in a sheet. “We're flying!” cried {hero}. “Of course we are,” cried the little gull. They came down on the beach as softly as two feathers, and the gulls forgot to write down a number.",
      ],
      "@mountain(hero sit) On windy days {hero} goes up to the cliff, and there is always a young gull there who does not dare. {Hero} sits down beside it and tells it about the pond. And on the slate, which hangs on the wire to this day, stands a number that the gulls had to think about for a long time: ten, for two.",
    ],
  }),
  story({
    says: [
      /\b(?:danc\w+|ballet|ballerina|waltz\w*|tango)\b/i,
      role(
        "dancer",
        "giraffe|hippo|hippopotamus|elephant|bear|cow|rhino|rhinoceros|pig|ostrich|crocodile|flamingo|camel|moose|tortoise|centipede|goose|stork|walrus|dragon|giant|troll|monster|penguin",
      ),
    ],
    unless: /\b(?:shoes|princess|wedding|murder\w*|circus|restaurant|school|ghost|moon)\b/i,
    may: [
      ...companion(
        "giraffe",
        "elephant",
        "bear",
        "cow",
        "hippo",
        "pig",
        "moose",
        "penguin",
        "dragon",
        "giant",
        "troll",
      ),
    ],
    lead: "dancer",
    after: [
      "@meadow(hero dance) {Hero} had the music in every part of {him}, and that was just the trouble, because each part heard something else. When the head went left, the feet were still in the last bar. “One, two, three,” {hero} counted. At four {he} fell over a bush.",
      [
        "@meadow.dusk(hero dance, mate dance) “They will laugh at me,” said {hero}. “Who?” asked {talker}. “All of them. I would.” {Talker} thought about it. “Show me only one step,” said {talker}, “your favourite one.” {Hero} showed it. It was half a hop and half a bow, and the ground shook a little. {Talker} did it too, and it was very hard to do. They practised it until the moon came up.",
        "@meadow.night(hero dance) “They will laugh at me,” thought {hero}. So {he} practised where nobody could see it, behind the hill, by moonlight. {He} threw away all the steps that did not work, and there was only one left. It was half a hop and half a bow, and the ground shook a little. But {hero} could do it, and it felt like flying.",
      ],
      "+ @meadow.night(hero dance) Word got round, of course. The little ones lay in the grass at night, and watched {hero} over the top of the hill, and held their paws over their mouths. But after a while they did not giggle any more. They tapped their feet.",
      "@meadow.dusk(hero look) Then came the evening of the great dance. There were lanterns in the trees, and the band was made up of crickets and one bullfrog. The swans danced first, as light as steam. {Hero} stood at the very edge, half behind a trunk, and {his} knees knocked together in the wrong time.",
    ],
    end: [
      "@meadow.night(hero look) In the middle of the waltz it began to rain. The crickets lost their bows, and the bullfrog swallowed a fly and had to cough. The music stopped. It was so quiet that {hero} could hear the rain. It fell in time: drip, drop, drum.",
      [
        "@meadow.night(hero dance, mate dance) “That's our music,” whispered {talker}. {Hero} walked out into the puddle, in front of everybody. Drip, drop, and at “drum” {he} did the step, the half hop and the half bow. The whole puddle jumped. {Talker} was beside {him} and did it, too.",
        "@meadow.night(hero dance) {Hero} walked out into the puddle, in front of everybody. Drip, drop, and at “drum” {he} did the step, the half hop and the half bow. The whole puddle jumped. {Hero} did it again, and the ground shook in time, and the lanterns swung.",
      ],
      "@meadow.night(hero dance) One small voice in the grass said: “I can do that one!” And then they were all in the puddle, forty little ones, and the swans behind them, muddy to the neck. {Hero} danced until {he} could not stand.",
      "@meadow.night(hero dance) They still dance the waltz there, first, when it is dry. But when the lanterns are half burnt down, all of them begin to call for {hero}, and they do not stop until {he} has come into the middle. They do the step together then: drip, drop, drum. They can feel it on the other side of the hill.",
    ],
  }),
  story({
    says: [
      role("cat", "cat|kitten|bear cub|squirrel|puppy|goat|monkey|panda|tomcat|koala"),
      /\btree\b/i,
      /\b(?:climb\w*|stuck|up (?:in|on) (?:a|the))\b/i,
      /\b(?:stuck|scared|afraid|frightened|(?:can(?:no|')t|could(?: not|n't)|did(?: not|n't) dare|how to) (?:get|come|climb|to come)|get (?:back )?down|come (?:back )?down|down again)\b/i,
    ],
    unless: /\b(?:christmas|murder\w*|treasure|apple thief|tree ?house)\b/i,
    may: [
      role(
        "talker",
        "girl|boy|child|fireman|firefighter|old man|old woman|grandfather|grandmother|neighbour|neighbor|dog|puppy|owl|crow|mouse|brother|sister|bird",
      ),
    ],
    lead: "cat",
    after: [
      "@garden(hero look) Up had been easy. Up was one branch after another, and {hero} had looked only at the sky. Then {he} looked down. The ground was a green plate, a very long way below, and it turned a little. {Hero} held on to the branch with everything that {he} had, and said one small, thin word.",
      [
        "@garden(mate look, hero sit) {Talker} came running and looked up. “How did you get there?” called {talker}. {Hero} did not know any more. {Talker} fetched a bowl of milk and put it down under the tree, where {hero} could smell it. {Hero} leaned forward, and the branch leaned too. {He} put {his} claws in again and shut {his} eyes.",
        "@garden(hero sit) People came out of the houses and looked up. “Just come down!” they called, as if {hero} had not thought of that. They put a bowl of milk down under the tree, where {he} could smell it. {Hero} leaned forward, and the branch leaned too. {He} put {his} claws in again and shut {his} eyes.",
      ],
      "+ @garden(hero sit) They brought a ladder, and it was four branches too short. They brought a blanket, and held it by its corners, and shouted “Jump!” {Hero} would have loved to. {He} even counted to three, several times. After each three {he} found that {he} was still sitting there.",
      "@garden.dusk(hero sit) It got dark, and the lamps went on. A blackbird, who had her nest on the next branch, looked at {hero} with one eye. “Are you here to eat us?” she asked. “I'm here because I can't get down,” said {hero}. “That's all.” Under the blackbird it cheeped.",
    ],
    end: [
      [
        "@garden.night(mate climb, hero look) “I'm coming up a bit,” called {talker} in the dark. “Then it isn't so far for you.” {Talker} climbed onto the lowest branch, and held on tight, and one leg shook. “I'm scared too,” called {talker}. “So we'll do it together. Backwards, {hero}! Don't look at the ground. Look at the bark!”",
        "@garden.night(hero look) “My little ones can't get down, either,” said the blackbird. “Nobody is in a hurry with them. They look at one branch a day.” {Hero} thought about that. {He} looked at the branch below, and only at that one. “Backwards,” said the blackbird, who had watched a good many cats. “Keep your nose to the bark.”",
      ],
      "@garden.night(hero climb) {Hero} turned round, and that was the worst part. Then {he} let one back foot slide down. There was bark. There was more bark under it. {Hero} hung there like a wet sock on a nail, and went down one step, and then one more.",
      [
        "@garden.night(mate hug, hero sit) On the lowest branch a hand was waiting, and {hero} put {his} nose into it. Then the two of them slid down the rest together, in a shower of leaves, and sat in the grass. {Hero} climbed into {talker's} jacket and did not come out again until the milk had been warmed.",
        "@garden.night(hero sit) Then there was something cold under {his} foot, and it was grass. {Hero} lay down flat on the ground with all four legs spread out, and held it. All the people clapped, and above {him}, in the dark, the blackbird whistled. {He} drank the whole bowl of milk without once getting up.",
      ],
      "@garden(hero climb) {Hero} has been up in that tree a good many times since. {He} sits on the fourth branch, not on the top one, and looks at the sky from there. And when the young blackbirds sit on the edge of their nest and look down, {he} shows them, step by step, how it is done backwards.",
    ],
  }),
  story({
    says: [
      role("jumper", "cow|calf|frog|rabbit|hare|sheep|lamb|mouse|cat|goat"),
      /\b(?:over|to|onto|up to|reach) the moon\b/i,
      /\b(?:jump\w*|leap\w*|lept|hop\w*)\b/i,
    ],
    may: [
      ...companion("cow", "frog", "rabbit", "sheep", "mouse", "cat", "goat"),
      role("talker", "farmer['’]s (?:daughter|son)"),
    ],
    unless: /\b(?:stole|steal\w*|rocket|spaceship|astronaut)\b/i,
    lead: "jumper",
    after: [
      "@meadow.night(hero look) The moon stood over the fence, round and yellow, and did not look very high. {Hero} took a run. {He} got as far as the top rail, and took it along. “That was the fence,” said an owl. “I know,” said {hero}, with a piece of it around {his} neck. “The moon is the next thing after that.”",
      [
        "@meadow(hero run, mate point) “You need training,” said {talker}, and drew a plan on the barn door. On Monday it was a bucket. On Wednesday it was a wheelbarrow. On Friday {hero} got over the water trough, and only one foot was wet. “How much higher is the moon?” panted {hero}. {Talker} held up a thumb and looked past it. “A bit,” said {talker}.",
        "@meadow(hero run) {Hero} made a plan. On Monday {he} jumped over a bucket. On Wednesday it was a wheelbarrow. On Friday {hero} got over the water trough, and only one foot was wet. “How much higher is the moon?” {he} asked the owl. The owl looked at it for a long time, first with one eye and then with both. “A bit,” she said.",
      ],
      "+ @meadow(hero stand) All the others came to watch. The hens laid bets, and after that they laid eggs. “What do you want up there?” asked the old horse. {Hero} did not have to think. “I only want to see the other side,” {he} said. “It always shows us the same one.” The horse had never noticed that.",
      "@meadow.night(hero look) When the moon was full again, it was time. They had built a ramp out of hay bales, all the way up to the barn roof. Just then the lamb cried in the dark. It had gone through the hole in the fence, the one that {hero} had made. It stood on the far side of the brook, and the water was rising.",
    ],
    end: [
      [
        "@meadow.night(hero look, mate point) “It can't get across,” said {talker}. “Nobody can. It's as wide as a house.” {Hero} looked at the moon, which was exactly in the right place. Then {he} turned round. The moon was in the brook as well, in the very middle, round and yellow. “It's a bit lower there,” said {hero}, and ran.",
        "@meadow.night(hero look) “Nobody can get across there,” said the old horse. “It's as wide as a house.” {Hero} looked at the moon, which was exactly in the right place. Then {he} turned round. The moon was in the brook as well, in the very middle, round and yellow. “It's a bit lower there,” said {hero}, and ran.",
      ],
      "@river.night(hero fly) {He} ran as {he} had never run in training. At the edge of the water {hero} pushed off with all four feet. {He} looked down, and there it was below {him}, between {his} own front feet: the moon. Then there was grass, and a lamb.",
      "@meadow.night(hero walk) They went home by the bridge, the long way round, with the lamb in the middle. “You did it,” said the owl. “I saw it. You jumped over the moon.” “Yes,” said {hero}, “and I saw the other side. It has fishes on it.”",
      "@meadow.night(hero look) The hole in the fence has a gate now. On the barn door, under the plan, a last line has been added: moon, once. And when it is full, and lies in the brook, {hero} stands on the bank and looks at it for a while before {he} goes to sleep.",
    ],
  }),
];
