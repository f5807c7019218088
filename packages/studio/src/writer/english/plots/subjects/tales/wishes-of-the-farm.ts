import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of one who dances with too much leg, one who flies south, a shorn sheep, lost nuts, and a hug with spines. */
export const wishesOfTheFarm = [
  story({
    says: [
      role(
        "dancer",
        "giraffe|ostrich|flamingo|stork|camel|moose|spider|crane|emu|foal|heron|horse|hippo|hippopotamus|elephant|bear|rhino|rhinoceros|walrus|cow|pig|crocodile",
      ),
      /\b(?:danc\w+|ballet|ballerina|waltz\w*|tango|samba|tap ?dance\w*)\b/i,
      /\b(?:laugh\w*|tease\w*|giggl\w*|too (?:long|big|heavy|fat|large|clumsy|tall)|clumsy|dream\w*|learn\w*|wants? to|wanted to|can(?:no|')t|could not|couldn't|everyone|ballerina)\b/i,
    ],
    may: [
      ...companion("giraffe", "elephant", "bear", "cow", "hippo", "pig", "moose", "crocodile", "horse"),
      alongside,
      /\b(?:legs|feet|neck|belly) (?:is|are|was|were) too (?:long|big|heavy|fat)\b/i,
      /\b(?:all the animals|other animals|the others|everyone|everybody)\b/i,
      /\b(?:laugh(?:s|ed)? at (?:her|him)|becoming|learn to dance|at the (?<stage>opera|ballet|theatre|ball))\b/i,
    ],
    lead: "dancer",
    unless: /\b(?:shoes|princess|wedding|murder\w*|restaurant|ghost|monkeys? teach)\b/i,
    after: [
      "@meadow(hero dance) {Hero} counted. One was the left foot at the front. Two was the right foot at the back. By three {he} had so many legs that {he} lost count, and at four {he} sat in a thorn bush. All around the animals laughed. “Once more!” they shouted. “Do the bit with the bush!”",
      [
        "+ @meadow(hero dance, mate look) “You're dancing with your feet,” said {talker}, who had been watching for a while. “With what else?” asked {hero}. “I don't know. But look at the grass. It hasn't got any feet at all.” {Hero} looked at the grass. The wind went through it, and it bent, all of it, to the left and to the right, and nobody laughed.",
        "+ @meadow(hero dance) “You're dancing with your feet,” said an old tortoise, who had been watching for a while. “With what else?” asked {hero}. “I don't know. But look at the grass. It hasn't got any feet at all.” {Hero} looked at the grass. The wind went through it, and it bent, to the left and to the right, and nobody laughed.",
      ],
      "@meadow.dusk(hero dance) From then on {hero} practised behind the hill, in the tall grass, when the sun went down. {He} stopped counting. {He} let the wind begin. First {his} ears went along, and then {his} neck, and the legs came after. A zebra stood and watched until it was dark.",
      "@meadow.night(hero stand) On the night of the great dance {hero} stood at the edge. The gazelles leaped in a circle, as light as leaves. Then somebody cried: “Fire!” There was a red glow behind the tall grass. The animals ran in all directions, and crashed into one another.",
    ],
    end: [
      "@meadow.night(hero look) {Hero} felt the wind in {his} ears. {He} knew it, after so many evenings. {He} knew how it went to the left, and how it turned back at the old fig tree. “This way!” cried {hero}. But nobody could hear {him} in the noise. So {hero} danced it.",
      "@meadow.night(hero dance) {He} danced with all {his} legs, and they could see every one of them, even through the smoke. To the left {hero} swayed, and the gazelles swayed after {him}. {Hero} stopped, and they all stopped, and the fire ran past them like a train. One long turn, round the fig tree, and they were standing in the river, up to their knees, all of them.",
      [
        "+ @river.dawn(hero stand, mate stand) It was quiet. They looked at {hero}, who was black with soot. “What was that?” asked the zebra at last. “A dance,” said {hero}. “I don't know what it's called.” “Can you do the bit with the turn again?” asked {talker}. And there in the water all of them tried it, and it splashed.",
        "@river.dawn(hero stand) It was quiet. They looked at {hero}, who was black with soot. “What was that?” asked the zebra at last. “A dance,” said {hero}. “I don't know what it's called.” “Can you do the bit with the turn again?” she asked. And there in the water all of them tried it, and it splashed.",
      ],
      "@meadow.dusk(hero dance) When the sun goes down now, {hero} waits for the wind, with {his} ears up. Behind {him} they stand in a long row, short legs and thick legs and legs with stripes. And somewhere in the third step, nearly every evening, {hero} still sits down in the thorn bush. Then all of them do the bit with the bush.",
    ],
  }),
  story({
    says: [
      role(
        "hen",
        "hen|chicken|goose|duck|sparrow|rooster|turkey|penguin|swallow|duckling|peacock|owl|crow|robin|ostrich|stork|crane|chick",
      ),
      /\b(?:fly|flying|flew|fl(?:ies|own)|migrat\w*|travel\w*|go(?:es)?|went|journey)\b/i,
      /\b(?:south|africa|egypt|the warm|warm (?:countries|south|lands?))\b/i,
    ],
    may: [
      /\b(?:with|after|like|join(?:s|ed)?|follow\w*) (?<flock>the (?:wild )?(?:storks|geese|swallows|cranes|swans|birds|other birds|others))\b/i,
      ...companion("hen", "goose", "duck", "crow", "swan", "owl", "robin", "duckling"),
      /\b(?:wants?|can(?:no|')t|winter|autumn|afraid|too|every year|dream\w*|broken wing)\b/i,
      /\bto fly\b/i,
    ],
    lead: "hen",
    unless: /\b(?:plane|airport|murder\w*|oil|cage|left behind|injured|children|girl|boy)\b/i,
    after: [
      [
        "@farm(hero look) In the evenings {hero} stood on the dung heap and watched {theflock}, who were gathering on the roof of the barn. “How far is it?” {he} called up. “Four thousand miles,” they called down. “Is that further than the pear tree?” asked {hero}. “A little,” they said.",
        "@farm(hero look) In the evenings {hero} stood on the dung heap and watched the birds who were gathering on the roof of the barn. “How far is it?” {he} called up. “Four thousand miles,” they called down. “Is that further than the pear tree?” asked {hero}. “A little,” they said.",
      ],
      "+ @farm(hero run) {Hero} trained every morning. {He} flew from the bucket to the cart, and from the cart to the fence. {He} packed: a handful of corn, a feather to write with, and a map that {he} had scratched into a slate. “What do you want there?” asked the others. “I want to see it,” said {hero}, “since everybody comes back from there so brown.”",
      "@meadow(hero fly) On the first cold day they took off, with a noise like a hundred sheets in the wind. {Hero} ran along below, jumped, and flapped with everything {he} had. {He} got as high as the pear tree, and over it! Then {he} looked down, and sat in the next field, in the beets. Up above, the long line got thinner, and was gone.",
      "@meadow.storm(hero walk) “Then I'll walk,” said {hero}. {He} walked for three days. Then there was a storm, with sleet in it. {Hero} crept under a bridge. And there lay a young stork, wet through, with ice on his wings. “I couldn't keep up,” he said. “I've never been on the ground alone.”",
    ],
    end: [
      "@river.night(hero sit) “On the ground I know my way,” said {hero}. {He} dried him with straw, and all night long {hero} sat on as much of him as could be covered. “Tell me about it,” said {hero}. “About the warm place.”",
      "+ @river.night(hero sit) The young stork told {him} about the elephants, who throw dust over their shoulders, and about a river as wide as the sky. {Hero} had closed {his} eyes. {He} could see it all. “Is it brown there?” asked {hero}. “Golden,” said the stork.",
      "@meadow.dawn(hero look) In the morning there was a rushing above the bridge. They had come back, all of them, to look for him. When they heard who had kept him warm, the eldest bowed down to the ground. “Climb on,” he said. “Two of us can carry you.” {Hero} looked up into the sky, and it really was very high. “As far as the pear tree,” said {hero}, “and once round it.”",
      "@farm(hero stand) They carried {him} home, and it was three times round the pear tree in the end. Every spring now, when they come back, they land on the dung heap first. They bring a handful of red earth, and they have a great deal to tell. And in the midst of the red yard, with {his} eyes closed, sits {hero}, and scratches a bit, far in the south.",
    ],
  }),
  story({
    says: [
      role("sheep", "sheep|ram|ewe|lamb|alpaca|llama|poodle"),
      /\b(?:shear\w*|shorn|sheared|haircut|clipp\w*|wool|fleece|curls)\b/i,
      /\b(?:afraid|scared|frightened|terrified|refus\w*|(?:does|did)(?: not|n't) want|hid(?:es?)?|runs? away|ran away|escap\w*|never been shorn|lost|loses|proud|pretty|beautiful|cold|longest|vain)\b/i,
    ],
    may: [
      ...companion("sheep", "lamb"),
      role("shearer", "farmer|shearer|shepherd|shepherdess"),
      /\b(?:being|thinks?|thought|makes?|made)\b/i,
      /\b(?:scared of being|makes (?:her|him)|made (?:her|him))\b/i,
    ],
    lead: "sheep",
    unless: /\b(?:wolf|black sheep|knit\w*|murder\w*|colou?rs?|pink|blue|green|dream\w*|count\w*)\b/i,
    after: [
      "+ @farm(hero look) The clippers buzzed behind the barn. One after another went in round, like a cloud, and came out thin, like a pencil. {Hero} looked at {himself} in the trough. There was the parting, and there were the curls above the ears, which {he} put up every night. “Without that I'm only a goat,” said {hero}.",
      "@meadow(hero run) When the gate was opened, {hero} ran. {He} ran across the stream and through the blackberries, and stayed up on the hill, all by {himself}. It rained, and {his} wool drank it up, until {hero} could hardly lift a leg. A thistle got stuck in it, then a branch, then a whole family of tits, who moved in on the left.",
      [
        "+ @meadow(hero stand, mate look) {Talker} came up to look for {him}. “You've got bigger,” said {talker}. {Hero} could not see who it was, because the curls had grown down over {his} eyes. “Am I beautiful?” asked {hero}. {Talker} looked at the branch, the thistle, and the nest. “There's a lot of it,” said {talker}, who never told a lie.",
        "+ @meadow(hero stand) The summer came, and it got hot. {Hero} could not see any more, because the curls had grown down over {his} eyes. “Am I still beautiful?” {he} asked the tits. They looked at the branch, the thistle, and the nest. “There's a lot of you,” said the mother tit politely.",
      ],
      "@meadow(hero stand) One morning {hero} wanted to turn over, and could not. {He} lay on {his} back, as round as a haystack, with all four legs in the air. {He} called for a long time. Then the smallest lamb came up the hill, freshly shorn, on legs like matches. “Don't look at me,” said {hero}. “I'm not looking,” said the lamb. “I'm pushing.”",
    ],
    end: [
      "@meadow(hero walk) At home the clippers were still out. “Will you hold my foot?” asked {hero}. The lamb held it. It tickled, and it was not bad at all. The wool fell off like a heavy coat, with the branch and the thistle, and the nest was put up carefully in the apple tree.",
      "@farm(hero run) “Run,” said the lamb. {Hero} took a step, and nearly flew, so light was {he}. {He} took another one, and jumped over the trough. {Hero} ran down the whole meadow and up again, and bleated with joy, and forgot how it looked.",
      "@farm.dusk(hero look) In the evening {hero} did look into the trough. A thin white face looked back, with very large eyes, and they shone. {He} had never seen them before, because of the curls. “Those are nice,” said {hero}, in surprise. “They were always there,” said the lamb.",
      "@farm.night(hero sleep) In winter the smallest children of the village wear blue caps that were once {hero's} left side. When they come past the meadow, {hero} knows each of them. And {his} wool has grown back, with parting and curls. {He} puts it up every night. But in May {hero} is the first in the queue.",
    ],
  }),
  story({
    says: [
      role("squirrel", "squirrel|red squirrel|jay|hamster|chipmunk|mouse|dog|mole|badger|dormouse|marmot"),
      /\b(?:forg[eo]t\w*|can(?:no|')t remember|could(?: not|n't) remember|lost|loses|los(?:t|ing)|find again|memory)\b/i,
      /\b(?:nuts?|acorns?|hazelnuts?|walnuts?|bones?|suppl(?:y|ies)|provisions|seeds|stores?|treasure|buried)\b/i,
    ],
    may: [
      ...companion("squirrel", "mouse", "mole", "badger"),
      /\b(?:buried|hid|hidden|hides|winter|autumn|whole (?:park|forest|wood)|asks?|asked|help|where)\b/i,
      /\b(?:where|buried|hidden|help)\b/i,
      /\b(?:asks?|asked|whole)\b/i,
      /\b(?:for help|help(?:s|ed)?)\b/i,
    ],
    lead: "squirrel",
    unless: /\b(?:murder\w*|pirate|map|girl|boy|quarrel\w*|steal\w*|stole\w*)\b/i,
    after: [
      "{Hero} dug under the first tree, and found a shoe. {He} dug under the second tree, and found a worm, who said that he had just gone to sleep. “I know that it was near something brown,” said {hero}. {He} looked around. It was autumn, and everything was brown.",
      [
        "+ “Think back,” said {talker}. “What did you see, when you put them there?” {Hero} shut {his} eyes. “A cloud,” {he} said, “in the shape of a bear.” {Talker} looked up. The cloud had moved on, of course. But {talker} helped, and they dug a hole every three steps.",
        "“Think back,” said an old pigeon. “What did you see, when you put them there?” {Hero} shut {his} eyes. “A cloud,” {he} said, “in the shape of a bear.” The pigeon looked up. The cloud had moved on, of course. So {hero} dug a hole every three steps.",
      ],
      "+ {Hero} asked everyone. The duck had seen something, but that had been bread. The mole had bumped his head on something round, but he could not say where, since it had been dark. “Last year I put a knot in my tail,” said {hero}, “and then I didn't know what the knot was for.” The duck lent {him} a bread crust, for the time being.",
      "Then the first snow fell. It covered the holes, and the trees, and the last brown spot. {Hero} sat on a branch with an empty stomach, and pulled {his} tail round {his} feet. “Now it's too late,” said {hero}. “I'm the only one here who saved up, and I've got nothing.”",
    ],
    end: [
      "At the foot of the tree there was a cough. The duck put something down in the snow. “This was in my reeds,” she said. “It rattles. I thought that it was an egg.” It was a hazelnut. Behind her came the mole, with three. Behind him came a hedgehog, who had found five in his bed, and had slept badly because of them.",
      [
        "{Hero} came down, branch by branch. They stood in a long row in the snow, and everyone had something in a beak or a paw. “You put them everywhere,” said {talker}. “At everybody's door!” {Hero} scratched {his} ear. And now it came back to {him}. “I wanted them to be safe,” said {hero} slowly, “so I hid them with friends.”",
        "{Hero} came down, branch by branch. They stood in a long row in the snow, and everyone had something in a beak or a paw. “You put them everywhere,” said the mole. “At everybody's door!” {Hero} scratched {his} ear. And now it came back to {him}. “I wanted them to be safe,” said {hero} slowly, “so I hid them with friends.”",
      ],
      "There were so many that {hero's} hollow could not hold them. “Then we'll eat them together,” said {hero}, “before I forget.” They cracked them all evening long, with stones and with beaks. The duck had never tasted a nut.",
      "In spring something green came up in places where nobody had planted anything, and once right in the hedgehog's doorway. Those are the ones that nobody found. {Hero} looks at them each morning. {He} has a feeling that they are going to be nuts.",
    ],
  }),
  story({
    says: [
      role("beast", "hedgehog|porcupine|cactus|sea urchin|pufferfish|echidna"),
      /\b(?:hug\w*|cuddl\w*|embrac\w*)\b/i,
    ],
    may: [
      ...companion("hedgehog"),
      /\b(?:afraid of|scared of|because of) (?:his|her|its|the) (?:spines|spikes|prickles|quills|thorns|needles)\b/i,
      /\b(?:everyone|everybody|nobody|no one|wants?|would like|longs?|prickl\w*|spik\w*|spines|quills)\b/i,
    ],
    lead: "beast",
    unless: /\b(?:hugging (?:contest|competition)|murder\w*)\b/i,
    after: [
      "@forest(hero stand) {Hero} had practised on a tree stump. You open your arms, you go up to it, and you press, but not for too long. Then {hero} opened {his} arms to a rabbit. “Good morning,” said {hero}. “Good grief,” said the rabbit, and was behind a bush.",
      [
        "+ @forest(hero stand, mate stand) “It's not you,” said {talker}. “It's only your outside.” {Hero} turned round, to have a look at it. “There are an awful lot of them,” {he} said. “We could put something on them,” said {talker}. So they put an apple on each spike, forty in all. Now {hero} could be hugged. But {he} could not stand up.",
        "@forest(hero stand) {Hero} turned round, to have a look at {himself}. There were an awful lot of spikes. {He} put an apple on each of them, forty in all. Now {hero} could be hugged. But {he} could not stand up. Two horses had to come by and eat {him} free.",
      ],
      "+ @forest(hero stand) {Hero} tried a coat, and it had forty holes. {He} tried soap, and was a prickly hedge in the snow. {He} tried rolling up small and waiting. Somebody did come and put his arms round {him}, in the dark. It was a bear, who had mistaken {him} for a pillow. They could hear the bear as far as the lake.",
      "@forest.night(hero look) One stormy night {hero} heard somebody cry in the hollow oak. It was a baby squirrel, who had fallen out of the nest. “Mama,” it said, and stretched out both arms. {Hero} looked behind {him}. There was nobody else there whom it could mean.",
    ],
    end: [
      "@forest.night(hero hug) “You mustn't,” said {hero}. “I'm all spikes.” “Where?” asked the little one, who was much too tired to look. And it put its arms round {hero's} front, where nobody had ever got to, because they had all run away before. There was no spike at all. It was soft and warm, and a heart was beating there.",
      "@forest.night(hero sit) A weasel put his nose into the hollow in the night, and he had a hungry look. {Hero} did not let go of the little one. {He} only turned {his} back. There was a short silence, and then a very loud “Ow”. “What was that?” murmured the little one. “My outside,” said {hero}. “Go on sleeping.”",
      [
        "@forest.dawn(hero stand, mate look) In the morning they all stood there: the squirrel mother, the rabbit, and {talker}. “Doesn't it hurt?” asked the rabbit. “You've got to come from the front,” said the little one. {Talker} was the first to try. {Talker} came from the front, very slowly. “Oh,” said {talker}.",
        "@forest.dawn(hero stand) In the morning they all stood there: the squirrel mother, the rabbit, and even the old bear. “Doesn't it hurt?” asked the rabbit. “You've got to come from the front,” said the little one. The rabbit came from the front, very slowly. “Oh,” said the rabbit.",
      ],
      "@forest(hero hug) A sign hangs on {hero's} door now: PLEASE USE THE FRONT. On cold days there is a queue, and the bear comes twice. {Hero} opens {his} arms, goes up to each of them, and presses, but not for too long. Only with the little one {he} has never found out how long too long would be.",
    ],
  }),
];
