import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of little ones who are taken in, of a circus animal on strike, a bull with flowers, a thunderstorm, and a lost sack. */
export const caredFor = [
  story({
    says: [
      role(
        "little",
        "kittens|kitten|puppies|puppy|ducklings|duckling|chicks|chick|piglet|lamb|fawn|owlets|owlet|mice|cubs|cub|fox cub|wolf cub|lion cub|foal|hedgehogs|squirrels|rabbits|gosling|goslings|calf",
      ),
      /\b(?:lost (?:its|their|her|his) (?:mother|mum|mom|parents)|without (?:a|its|their) (?:mother|parents)|orphan\w*|abandoned|motherless|alone)\b/i,
      role(
        "keeper",
        "street dog|stray dog|sheepdog|dog|tomcat|cat|hen|goose|goat|cow|donkey|horse|wolf|bear|fox|crow|sow|rooster|gorilla|turtle|old dog|guard dog|owl|pig",
      ),
      /\b(?:takes? care|took care|tak(?:es|ing) (?:it|them|him|her) in|took (?:it|them|him|her) in|look(?:s|ed)? after|adopt\w*|rais(?:es|ed)|feeds?|fed|protect\w*|warm\w*|finds?|found|mother)\b/i,
    ],
    may: [/\b(?:market|street|barn|farm)\b/i],
    unless: /\b(?:murder\w*|girl|boy|egg|shelter|crocodile)\b/i,
    after: [
      "{Keeper} had only wanted to have a look. {Keeper} put {keeperhis} nose into the dark corner, and something very small put its nose against it. “Mama?” it said. “No,” said {keeper}, “I'm only passing.” But it is hard to pass by when somebody has got hold of your ear.",
      "So {keeper} lay down, just until the morning. {Little} crept up close and looked for milk, and found fur, and went to sleep on that. {Keeper} did not dare to move. In the morning all {keeperhis} legs had gone to sleep, and {keeper} had a cold, and was in a good mood, and did not know why.",
      "+ There was a lot that {keeper} did not know. {Keeper} carried food home, and it was the wrong kind. {Keeper} taught what {keeperhe} could: how you growl at the rain, how you scratch, and where it is warm behind the bakery. {Little} copied everything. It looked quite peculiar, and the pigeons came on purpose to see it.",
      "One evening it got cold, and the men came with the van and the nets. “Strays,” said the first. “Take them all.” {Keeper} had always run away from the van, and was good at it. There was a hole in the wall that nobody else knew. {Keeper} stood in front of it already. Then {keeper} looked round. {Little} could not run so fast.",
    ],
    end: [
      "{Keeper} turned back. {Keeper} stood before {little}, with legs apart, in the middle of the light of the headlamps, and growled as never before. And from behind came another growl, very thin, and badly done. {Little} had learned that from {keeper}. The men let the nets sink. “What is that?” asked the second. “That's a family,” said the baker from his door.",
      "“They belong to me,” said the baker, and wiped the flour off his hands. It was not true. He had shouted at {keeper} for years. But he had also looked out of his window every night, when the dough was rising, and had seen who lay there on the cold stones and did not dare to move. “All of them,” said the baker. “Write that down.”",
      "+ It was warm behind the oven. {Keeper} walked three times round the old flour sack, and lay down. {Little} lay down as well, on top, underneath, and across. “Aren't you going to go on?” said a sleepy voice. “You said that you were only passing.” “Tomorrow,” said {keeper}.",
      "That was long ago. They have grown since then, and no sack is big enough any more. But when it rains there's a strange choir to be heard behind the bakery: one deep growl, and then the others. And the baker puts the first roll of the day on the step, and does not look to see who takes it. He knows how many there are.",
    ],
  }),
  story({
    says: [
      role(
        "star",
        "elephant|lion|bear|horse|pony|seal|sea lion|monkey|tiger|dog|poodle|camel|goose|parrot|zebra|penguin|clown|goat",
      ),
      /\b(?:circus|tricks?|ring|big top)\b/i,
      /\b(?:refus\w*|tired|(?:does|did)(?: not|n't) want|no longer|holiday|escap\w*|runs? away|ran away|strike|can(?:no|')t|could not|retire\w*|free\w*|wants? to go|wanted to go|leav\w*)\b/i,
    ],
    may: [
      role("boss", "director|ringmaster|circus director|trainer|tamer|owner|clown|acrobat"),
      ...companion(
        "elephant",
        "lion",
        "bear",
        "horse",
        "pony",
        "seal",
        "monkey",
        "tiger",
        "dog",
        "goose",
        "penguin",
        "mouse",
        "goat",
        "parrot",
        "zebra",
      ),
      /\b(?:tricks|holiday|do tricks|balances?|ball)\b/i,
    ],
    lead: "star",
    unless: /\b(?:murder\w*|fleas?|except|trapeze|boxing|wedding ring|knife|moon|garden|garage|shed|school)\b/i,
    after: [
      [
        "{Boss} cracked the whip, and then tried it with “please”. {Hero} did not move. “But it's your number,” said {boss}. “The people have paid.” “I've done it four thousand times,” said {hero}. “I know how it ends.” {Boss} had never looked at it like that, and the drum roll went on and on.",
        "The ringmaster cracked the whip, and then tried it with “please”. {Hero} did not move. “But it's your number,” said the ringmaster. “The people have paid.” “I've done it four thousand times,” said {hero}. “I know how it ends.” The ringmaster had never looked at it like that, and the drum roll went on and on.",
      ],
      "+ In the evening {hero} packed: one sponge, one sun hat, and the postcard with the blue sea that had hung over {his} straw for years. “You'll come back,” said the others. “You've never lived anywhere but here.” {Hero} looked at the tent, at the stars on it, which had been cut out of tin. “That's just it,” said {hero}.",
      "@sea(hero sit) The sea was as on the postcard, only wetter. {Hero} lay in it from morning to evening. Nobody clapped when {he} got up. Nobody blew a trumpet when {he} sat down. It was wonderful on Monday, and on Tuesday it was wonderful, too. On Wednesday {hero} saw a small boy, who sat all by himself on a rock and did not go into the water.",
      "@sea(hero talk) “I can't do anything,” said the boy. “I can't swim, I can't catch, and when I whistle, it's only wind.” “Excellent,” said {hero}. “With me it's the other way round.” And because the boy looked so sad, {hero} did a trick for him, only a small one, out of habit. It went wrong. {Hero} sat down in a sand castle. And the boy laughed.",
    ],
    end: [
      "@sea(hero stand) {Hero} had heard clapping all {his} life. But it had never sounded like that. {He} did it again, wrong on purpose, and then quite differently: backwards, with seaweed, with a bucket. There was no whip and no drum. At the end of it {hero} did not know how it would end. In all those years that had never happened.",
      [
        "@sea.dusk(hero stand, boss look) When they turned round, there was somebody standing in the dunes, with shoes in hand and trousers rolled up. It was {boss}. “I only wanted to bring you your pillow,” said {boss}. “I've seen it. That was the best number that you've ever had.” “It isn't a number,” said {hero}. “I know,” said {boss}. “May I join in?”",
        "@sea.dusk(hero stand) When they turned round, there was somebody standing in the dunes, with shoes in hand and trousers rolled up. It was the ringmaster. “I only wanted to bring you your pillow,” he said. “I've seen it. That was the best number that you've ever had.” “It isn't a number,” said {hero}. “I know,” said the ringmaster. “May I join in?”",
      ],
      "+ @sea.night(hero sit) They sat by a fire, and for the first time they asked each other what they liked. It took the whole night. It turned out that neither of them had ever cared for the whip. So they put it in the fire, and it burned with a green flame, and smelled dreadful.",
      "The tent stands by the sea every summer. There are no numbers any more. {Hero} comes in when {he} feels like it, and does whatever comes into {his} head, and nobody knows how it will end. In the front row sits a boy who whistles through his fingers, so that the tin stars shake.",
    ],
  }),
  story({
    says: [
      role(
        "bull",
        "bull|rooster|knight|wolf|boxer kangaroo|kangaroo|rhino|ram|soldier|goat|gladiator|dragon|viking|lion|crocodile",
      ),
      /\b(?:flowers?|poems?|poetry|butterfl(?:y|ies)|gentle|peace\w*|dais(?:y|ies)|roses?|garden\w*|daydream\w*)\b/i,
      /\b(?:fight\w*|arena|duel|battle|war|bullfight\w*|combat|ring|tournament|attack)\b/i,
      /\b(?:(?:does|did)(?: not|n't) (?:want|like)|refus\w*|would rather|prefers?|preferred|loves?|loved|instead|hates?|hated)\b/i,
    ],
    may: [
      role("rival", "bullfighter|torero|matador|knight|opponent"),
      ...companion("bull", "wolf", "kangaroo", "goat", "dragon", "lion", "crocodile"),
      /\b(?:loves flowers|loved flowers|want to fight|arena)\b/i,
    ],
    lead: "bull",
    unless: /\b(?:murder\w*|princess|kidnap\w*)\b/i,
    after: [
      "+ @meadow(hero sit) The others butted heads all day long, and came home with bumps and were pleased. {Hero} sat under {his} tree. “What do you do there?” they asked. “I smell things,” said {hero}. “And who wins?” “So far the violets,” said {hero}.",
      "+ @meadow(hero sit) {His} mother was worried, and came to sit with {him}. “Aren't you lonely here?” she asked. {Hero} thought about it, and shook {his} head. A bee went past and nodded. “Well,” said {his} mother, and she smelled a bit, too, “it's true that they're very good this year.”",
      "@meadow(hero look) Then the men with the big hats came, to choose the fiercest. At that moment {hero} sat down on a bee. {He} jumped as high as a house. {He} snorted, kicked, and ran through two fences. “That one!” cried the men. And before {hero} could explain, there was a ribbon round {his} neck.",
      "@stadium(hero walk) The stands were full up to the sky. There were trumpets, and sand, and heat. The gate went up, and {hero} walked into the middle of the ring and looked around. Opposite {him} stood a man in gold, very straight. He shook his red cloth. “Fight!” roared ten thousand people. {Hero} took a deep breath through {his} nose.",
    ],
    end: [
      "@stadium(hero look) There was something. It came from high up, from the left: jasmine. Then roses, and a bit of orange blossom. All the ladies had flowers in their hair. {Hero} shut {his} eyes. {He} sat down in the middle of the sand, and smelled, and on {his} face there was such a smile that the trumpets got out of tune.",
      "+ @stadium(hero sit) “Get up!” hissed the man in gold. His hands were shaking, and {hero} saw that his cloth was shaking because of that. “Are you afraid?” asked {hero}. “Every time,” said the man very softly. “Then sit down,” said {hero}. “If you stand, you miss the orange blossom.” The man looked at the ten thousand. Then he took off his hat, and sat.",
      "@stadium(hero sit) It was dreadfully quiet. A little girl in the first row pulled the rose out of her hair and threw it. It fell right in front of {hero's} nose. The next one threw a carnation. And then they flew from all sides, red, white and yellow, until there was no sand to be seen any more, and {hero} sat in the middle of it, and smelled.",
      "@meadow(hero sit) {Hero} is back under {his} tree. On Sundays the man from the ring comes by in an old shirt, without any gold, and sits with {him} until it's evening. They do not talk much. “Who's winning?” asks the man after a time. {Hero} breathes in. “It's still open,” says {hero}. “But the clover's catching up.”",
    ],
  }),
  story({
    says: [
      role(
        "scared",
        "puppy|dog|cat|kitten|horse|foal|pony|lion|elephant|bear|dragon|monster|cow|calf|lamb|hen|rabbit|bull",
      ),
      /\b(?:thunder\w*|storms?|lightning|fireworks|bangs?|new year['’]s eve)\b/i,
      /\b(?:afraid|scared|frightened|terrified|fear\w*|hid(?:es?)?|trembl\w*)\b/i,
    ],
    may: [
      role(
        "friend",
        "old lady|old woman|old man|girl|boy|child|grandmother|grandma|grandfather|grandpa|neighbour|widow|farmer",
      ),
      /\b(?:old|little|young) (?<friend>(?:Mr|Mrs|Miss) \p{Lu}\p{L}+)/u,
      /\b(?:under|bed|too|hides)\b/i,
    ],
    lead: "scared",
    unless: /\b(?:murder\w*|lost in|boat|ship|ran away|runs away|missing|lighthouse)\b/i,
    after: [
      "@bedroom.storm(hero sit) It was dark under there, and it smelled of floor polish and of one forgotten slipper. {Hero} made {himself} as flat as a letter. First came the white light, under the door and along the boards. And then it came: something enormous that moved its furniture about in the sky. {Hero} put {his} nose into the slipper.",
      [
        "@bedroom.storm(hero sit, friend sit) “Is there room for two?” asked a voice, and {friend} came crawling in, with a pillow and a torch. {Hero} was surprised. {Friend} was big, and could open tins. “Since I was four,” said {friend}. “It has never got any better. I only never told anybody.” There was a bang, and they moved closer together.",
        "@bedroom.storm(hero sit) “Is there room for two?” asked a very small voice. It was the mouse, the one who stole the crumbs, and she had her tail in her hand. Usually {hero} would have growled. But there was a bang, and the mouse sat between {his} feet. “It's only for now,” said the mouse. “Tomorrow we'll be enemies again.”",
      ],
      [
        "+ @bedroom.storm(hero sit, friend talk) “You have to count,” said {friend}, “between the light and the noise.” So they counted. {Friend} did it with fingers, and {hero} with {his} tail. They got to three. They got to two. “It's coming closer,” whispered {friend}, and turned off the torch, so that it should not find them.",
        "+ @bedroom.storm(hero sit) “You have to count,” said the mouse, “between the light and the noise.” So they counted, the mouse with her whiskers, and {hero} with {his} tail. They got to three. They got to two. “It's coming closer,” whispered the mouse, and made herself even smaller.",
      ],
      "@bedroom.storm(hero look) Then there was a crash that came from the house itself. Something had hit the old pear tree, and a branch came through the kitchen window. The wind was in the rooms. And in the middle of all the roaring {hero} heard another sound: thin, high, very near. Out there, under the branch, somebody was crying.",
    ],
    end: [
      "@garden.storm(hero run) {Hero} did not decide to do it. {His} feet were simply outside. There was light and noise on all sides, at the same time, and nobody could have counted anything. Under the branch lay the nest from the pear tree, upside down, and in it two wet little starlings, with their beaks wide open. {Hero} bent over them, and it rained on {his} back.",
      [
        "@garden.storm(hero stand, friend carry) “I'm coming!” cried {friend}, in a nightshirt, in rubber boots, with a saucepan for a helmet. {Friend} lifted the branch, and {hero} pushed the nest out with {his} nose. The next flash came. They saw each other quite clearly in it: wet through, hair on end, in the very middle of the storm. “Look at us,” said {friend}.",
        "@garden.storm(hero stand) “To the left!” squeaked the mouse, who sat on the window sill with a thimble for a helmet. {Hero} pushed the nest out with {his} nose, and took it up as gently as an egg. The next flash came. {Hero} stood in the very middle of the storm, wet through, and looked up at it. “Is that all?” asked {hero}.",
      ],
      "+ @kitchen.night(hero sit) The nest stood beside the stove that night, in a salad bowl, and was dried. The thunder went grumbling off behind the hills, like somebody who has been proved wrong. Nobody had noticed when it stopped. They had been busy with warm milk.",
      [
        "@bedroom.storm(hero sit, friend sit) They still go under the bed when the sky turns black, {hero} and {friend}, with a pillow, a torch and biscuits. It isn't because of the noise. It's only that it is so nice there. And when it cracks, two starlings on the bedpost count along, although nobody ever taught them to.",
        "@bedroom.storm(hero sit) {Hero} still goes under the bed when the sky turns black, and so does the mouse, and they take biscuits. It isn't because of the noise. It's only that it is so nice there. And when it cracks, two starlings on the bedpost say “Is that all?”, although nobody ever taught them to.",
      ],
    ],
  }),
  story({
    says: [
      role(
        "bearer",
        "tooth mouse|tooth fairy|sandman|santa|father christmas|easter bunny|easter hare|st nicholas|befana|elf|tooth fairies|jack frost|dream fairy|reindeer",
      ),
      /\b(?:los(?:es?|t)|missing|forg[eo]t\w*|stolen)\b/i,
    ],
    may: [
      /\b(?<sack>(?:the|a|his|her|its) (?:[a-z]+ ){0,2}?(?:sack|bag|basket|list|sand|sledge|sleigh|eggs|parcel|address|dust))\b/i,
      role("helper", "girl|boy|child|dog|owl|cat|mouse|pigeon|fox|hedgehog|tram driver|night watchman|baker"),
      /\b(?:find it again|before (?:sunrise|dawn|morning|midnight|christmas)|must|delivers?|delivered|teeth|night|family|presents?|eggs)\b/i,
      /\b(?:find|again|by mistake|all the teeth)\b/i,
    ],
    lead: "bearer",
    unless: /\b(?:murder\w*|grandfather without teeth|job|training|retire\w*|love|war|orphanage|hospital)\b/i,
    after: [
      "@street.night(hero look) {Hero} stood under a street lamp and turned out all {his} pockets. There was a whistle, a plaster, and half a biscuit. {He} looked up at the sky, where it was still dark, and down at {his} two empty hands. In four hours the first alarm clocks would go off. In three hundred years {hero} had never let anybody down.",
      [
        "@street.night(hero stand, helper stand) “Think,” said {helper}, who could not sleep. “Where did you have it last?” “At number nine,” said {hero}. “No, at the bakery. Or on the bridge.” {Helper} had already put on a coat. “Then we'll go back the whole way,” said {helper}, “only the other way round.” And off they went.",
        "@street.night(hero run) “Think,” {hero} told {himself}. “Where was everything still all right?” At number nine it had been all right. On the bridge it had been all right as well. Then came the bakery, with that smell. There was nothing else to be done: {hero} had to go back the whole way, the other way round, and knock at each window.",
      ],
      "+ @roof.night(hero run) {Hero} went over the roofs and through the gutters. {He} asked a bat, who had seen something flying, but that had been herself. {He} asked the clock on the tower. “All I know is that it's late,” said the clock. On the bridge lay a single clue, something small that glittered, and pointed down the street.",
      "@street.night(hero look) At the end of the street there was a house without a light. {Hero} had never stopped there, since nobody in it was on any list. But the gate stood open. On the doorstep sat an old man in a dressing gown, and what {hero} had been looking for lay across his knees. “It fell into my garden,” he said. “I thought that for once something had come for me.”",
    ],
    end: [
      "@street.night(hero sit) {Hero} had wanted to take it and run. It was nearly four. But {he} sat down beside the old man on the cold stone. “When did anything come for you the last time?” asked {hero}. The old man counted on his fingers, and then he had no more fingers. “I was six,” he said. “After that we moved. I always thought that you had lost the address.”",
      "@street.night(hero run) “Then come along,” said {hero}. “I can't do it alone any more tonight, and you've got the longer legs.” The old man took one strap, and {hero} the other. They ran in slippers down the middle of the road, they climbed and they crept, and nobody woke. He was good at it. At the very last window the sky was turning pink, and they put it right with one minute to spare.",
      "+ @street.dawn(hero stand) The alarm clocks went off, all down the street, and behind the windows there were shouts of joy. The two of them stood in the shadow of a chimney and listened to it. “So that's what it sounds like,” said the old man, out of breath. “Every time,” said {hero}. “I've never had anybody to listen with me.”",
      "@street.night(hero give) There's a new line on the list, right at the top, with the correct address. Once a year {hero} stops at the house at the end of the street before all the others, and the gate is open. Something small is put on the step. And then they each take a strap.",
    ],
  }),
];
