import { also, role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const FASTING = role(
  "elder",
  "grandmother|grandma|grandfather|grandpa|mother|mum|mom|father|dad|uncle|aunt|teta|nani|dadi|big brother|older brother|big sister|older sister",
);

/** Stories of feasts: a sleigh that breaks down, a real ghost at Halloween, the last night of the year, a first fast. */
export const feasts = [
  story({
    says: [
      role("santa", "Santa Claus|Father Christmas|Santa|Saint Nicholas|St Nicholas"),
      /\b(?:sleigh|sled|sledge|reindeer)\b/i,
      /\b(?:br(?:eaks?|oke|oken)|crash\w*|lost|stuck|land(?:s|ed)|help\w*|need\w*|fell|falls|repair\w*|fix\w*|flat|engine|snowstorm|fog|injur\w*|hurt|sprain\w*|tired|emergency)\b/i,
    ],
    unless:
      /\b(?:hawaii\w*|surf\w*|beach|desert|island|jungle|sick|ill|flu|fever|sheep|donkey|dogs?|camels?|kangaroos?|elephants?|cows?|goats?|horses?|pony|lends?|lent|drone|balloon|helicopter|submarine|mars|moon|space|murder\w*|thief|thieves|stol\w*|steal\w*|afraid|scared|dream\w*|wants? to (?:be|become)|wanted to (?:be|become)|does not believe|red nose|horror)\b/i,
    after: [
      "@street.night(hero look) There was a smell of hot iron and gingerbread. {Thesanta} stood in the snow with {santahis} hat askew, and looked much smaller than on the cards. “Four hundred and six more houses,” {santahe} said, “and it's nine already.” {Hero} looked at the sack. It was still full.",
      "@street.night(hero talk) “We've got to do something,” said {hero}. {Thesanta} only shook {santahis} head. “By myself I can't carry it,” said {thesanta}. “And in all these years I've never asked anybody for help. I'm the one who brings things.”",
      "@street.night(santa talk) “Then you'll have to practise,” said {hero}. “You say: could you please.” {Thesanta} cleared {santahis} throat. “Could you,” {santahe} said, and turned as red as the coat, “please.” “There,” said {hero}. “It hardly hurt at all.”",
      "+ @street.night(hero carry) They took everything that had wheels. They took a pram, and a wheelbarrow, and a shopping trolley with a squeak. {Hero} pushed in front with the list in {his} teeth, and {thesanta} ran behind and read out the names. It was fast, but it was not fast enough. At a quarter past ten they had done one street.",
    ],
    end: [
      "@street.night(hero look) Then a window opened, and an old man in a nightcap put his head out. Everybody knows that one must not look at {thesanta}. He held both hands in front of his eyes. “I'm not looking,” he called. “But I've got a tractor.” In the next house a light went on. “We aren't looking either,” said a voice. “We have two bicycles.”",
      "@street.night(hero walk) They came out of all the doors, in dressing gowns and boots, with scarves tied over their eyes, and held out their hands. {Hero} laid a parcel on each pair of arms and turned them in the right direction. “Twelve steps, then left,” said {hero}. “Mind the cat.” And the whole street set off through the snow, blindfolded and laughing.",
      "@street.night(santa, hero) At midnight the sack was empty. {Thesanta} turned it inside out, and shook it, and could not believe it. “So that's what it's like to be given something,” {santahe} said, and blew {santahis} nose, and it sounded like a horn.",
      "+ @street.night(hero look) The reindeer had eaten all the carrots of the street. They pawed the snow. {Thesanta} climbed up, took the reins, and then got down once more and hugged {hero}, so that the buttons left marks.",
      "@bedroom.dawn(hero take) In the morning there was something in front of the bed of {hero}, wrapped in a piece of the old sack. It was a small silver bell. Round it was tied a note in very large writing: “Next year at ten. Could you, please?”",
    ],
  }),
  ...withAndWithout({
    says: [
      role(
        "ghost",
        "real ghost|little ghost|ghost|real witch|little witch|real vampire|little vampire|vampire|real monster|monster|skeleton|werewolf|mummy",
      ),
      /\b(?:hallowe['’]?en|trick[- ]or[- ]treat\w*|costumes?)\b/i,
    ],
    may: [role("child", "girl|boy|children|kids|child|friends|siblings|twins|brother and sister")],
    unless: /\b(?:murder\w*|horror|kill\w*|blood|dead|died|evil|scarecrow|pumpkin|afraid of|Dracula)\b/i,
    after: [
      "+ @street.night(ghost walk) On this one night of the year {theghost} could walk in the middle of the street, and people said: “What a great costume!” {Theghost} said thank you, and meant it. Usually they ran away before {ghosthe} could so much as say good evening.",
      [
        "@street.night(child talk, ghost look) “How did you do that?” asked {thechild}, and looked {theghost} up and down. “I got up like this,” said {theghost}. They all laughed. They held out a spare bag. “Come along,” said {thechild}. “You need somebody to hold the lantern.” {Theghost} had never held anything in company before. The lantern shook a bit.",
        "@street.night(ghost talk) “How did you do that?” asked a small pirate, and looked {theghost} up and down. “I got up like this,” said {theghost}. The pirate laughed, and held out a spare bag. “Come along,” he said. “You need somebody to go with.” {Theghost} had never been along with anybody before.",
      ],
      "+ @street.night(ghost walk) They rang at every door. “Trick or treat!” they shouted, and {theghost} shouted loudest, since {ghosthe} had so much voice saved up. {Ghosthis} bag filled with toffees and nuts. {Theghost} did not eat any of them. But {ghosthe} looked in, again and again, just to see that they were there.",
      "+ @street.night(ghost look) Once a little girl dressed as a bat began to cry, because her wing had torn. {Theghost} mended it with a cobweb. “Now it's better than before,” said the bat, and took {theghost} by the hand. Hers was warm and sticky. “You're cold,” she said. “I'm from around here,” said {theghost}.",
      "@street.night(ghost look) At the end of the street stood the dark house. There the big boys were waiting behind the hedge, with masks and a bucket of slime. They jumped out with a roar. The small ones screamed and dropped their bags, and the toffees rolled away in the mud. “Ha!” shouted the biggest. “Is anybody here not afraid?”",
    ],
    end: [
      "@street.night(ghost look) “I'm not,” said {theghost}, and stepped in front of the others. “Nice mask,” said the biggest. “Take it off.” “I can't,” said {theghost}. And {ghosthe} did what {ghosthe} had not meant to do all evening. {Ghosthe} rose from the ground, just by a hand's breadth, and said very politely: “Boo.”",
      "@street.night(ghost look) The bucket fell over. The big boys ran, and one of them lost a shoe, and their roar was suddenly much higher than before. It grew quiet. Slowly {theghost} came down again and turned round. So that was it. Now they knew, and now they would run as well. {Ghosthe} put the lantern down on the ground.",
      [
        "@street.night(child talk, ghost look) “You're real,” said {thechild}. “Yes,” said {theghost}. “I'm sorry.” “The whole time?” “The whole time.” Nobody ran. Then {thechild} bent down, picked the toffees out of the mud, and put the first of them into the bag of {theghost}. “You should've told us,” said {thechild}. “We'd have started with that house.”",
        "@street.night(ghost look) “You're real,” said the small pirate. “Yes,” said {theghost}. “I'm sorry.” “The whole time?” “The whole time.” Nobody ran. Then the pirate bent down, picked the toffees out of the mud, and put the first of them into the bag of {theghost}. “You should've told us,” he said. “We'd have started with that house.”",
      ],
      "@room.night(ghost sit) Up in the attic of the dark house hangs a bag of toffees. {Theghost} has not eaten one of them. {Ghosthe} counts them every evening, and next to the bag stands a lantern, ready for the last night of October, when somebody rings downstairs and calls: “Are you coming?”",
    ],
  }),
  ...withAndWithout({
    says: [
      /\bnew year[’']?s? ?(?:eve|night)?\b|\bsilvester\b/i,
      /\b(?:alone|lonely|by (?:himself|herself)|nobody|no one|widow\w*|empty|first (?:new year|year) without|old (?:man|woman|lady))\b/i,
    ],
    may: [
      role(
        "caller",
        "neighbour|neighbor|girl next door|boy next door|girl|boy|young woman|young man|student|stranger|taxi driver|nurse|child",
      ),
    ],
    unless: /\b(?:murder\w*|bomb|war|ghost|kiss\w*|party of|resolution\w*|time loop|dog|cat|chinese|lunar)\b/i,
    of: "people",
    after: [
      "+ @room.night(hero sit) {Hero} had laid the table for one, because you have to put something on a table. In the street they were laughing already. “It's an evening like any other,” {hero} told the clock. The clock said nothing to that. It was ten to ten, and {hero} had washed up twice.",
      "@room.night(hero look) In the drawer lay a single sparkler. It had been left over from a better year, and was a bit bent. {Hero} took it out, and looked at it, and put it back. Who lights a sparkler for himself? Outside the first rocket went up, much too early, and somebody cheered.",
      [
        "@corridor.night(caller talk, hero look) Then the bell rang. “I'm sorry to trouble you,” said {caller} at the door. “Have you got any matches? We've only got eight minutes, or rather, I have. There's nobody else.” It was said with a laugh, but the laugh did not quite come off. {Hero} knew that kind of laugh.",
        "@corridor.night(hero look) Then the bell rang. On the mat stood the young woman who had moved in upstairs in autumn, with a bottle under her arm. “Have you got any matches?” she asked. “I wanted to make it a bit nice. I don't know anybody here.” She laughed, but the laugh did not quite come off. {Hero} knew that kind of laugh.",
      ],
      [
        "@kitchen.night(hero look, caller sit) {Hero} had matches. They were right at the back of the drawer, under the sparkler. “Is that a real one?” asked {caller}. “It's older than you'd think,” said {hero}. And because the soup was still warm, and a soup for one is always too much for one, there were two plates on the table all at once.",
        "@kitchen.night(hero look) {Hero} had matches. They were right at the back of the drawer, under the sparkler. “Is that a real one?” she asked. “It's older than you'd think,” said {hero}. And because the soup was still warm, and a soup for one is always too much for one, there were two plates on the table all at once.",
      ],
      [
        "+ @kitchen.night(hero talk, caller talk) They told each other about the year. {Hero} told {caller} about the quiet at breakfast. {Caller} told {hero} about a letter that had not been answered. At five to twelve they noticed that neither of them had looked at the clock.",
        "+ @kitchen.night(hero talk) They told each other about the year. {Hero} told her about the quiet at breakfast. She told {hero} about her village, where on this night they all ran round the church three times. At five to twelve they noticed that neither of them had looked at the clock.",
      ],
    ],
    end: [
      [
        "@street.night(hero walk, caller walk) “Downstairs!” said {hero}. “You can't do it in a kitchen.” They ran, in slippers, with one sparkler and a box of matches. On every floor there was a door with a strip of light under it and no voices behind it. {Caller} stopped. “Who lives there?” “I don't know,” said {hero}. And rang.",
        "@street.night(hero walk) “Downstairs!” said {hero}. “You can't do it in a kitchen.” They ran, in slippers, with one sparkler and a box of matches. On every floor there was a door with a strip of light under it and no voices behind it. The young woman stopped. “Who lives there?” “I don't know,” said {hero}. And rang.",
      ],
      "@street.night(hero look) When the bells began, there were nine of them on the pavement: a night nurse, two students, a man with a parrot on his shoulder, and a very old lady who had put on her pearls just for herself. Not one of them had known that the others were at home. {Hero} struck the match. The bent sparkler hissed, thought about it, and caught.",
      "+ @street.night(hero give) It was handed from one to the next, and each had it for as long as it takes to wish for something. “Happy New Year,” they said, and said their names after it. It came back to {hero} for the very last spark. {Hero} did not need to think for long what to wish for. It was standing all around.",
      "@room.night(hero sit) There is a table on the landing of that house now, every thirty-first of December, with nine chairs, and some years with ten. In the drawer lies a whole packet of sparklers. But in the middle of the table, in a glass, stands a bent black wire, and nobody is allowed to throw it away.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:ramadan|fast(?:s|ed|ing)?)\b/i,
        /\b(?:first|whole day|for the first time|all day|tr(?:y|ies|ied)|wants?|wanted|hungry|iftar|sunset|ate|friends)\b/i,
      ],
      may: [FASTING, ...also("during", "like|as", "brother|sister|friends", "fast", "little|small")],
      unless:
        /\b(?:fast(?:er|est)|fast (?:car|train|runner|food|horse|boat|as)|asleep|ran|runs|run|prison|hunger strike|doctor|diet|break(?:s|ing)? fast because)\b/i,
      of: "people",
      after: [
        "+ @kitchen.dawn(hero eat) {Hero} had got up in the dark with the grown-ups. There were dates, and eggs, and a jug of water, and everybody spoke in low voices, as if the day were still asleep. {Hero} drank four glasses. “Like a camel,” {he} said. Then the sky turned grey, and that was that until the evening.",
        "The first hours were easy. {Hero} was so proud of the fast that there was no room for hunger. But then it was noon, and at the corner stood {hero's} friends with ice cream. “Just one lick,” they said. “We won't tell.” {Hero} looked at it, and {his} stomach said something out loud. “The whole day,” said {hero}, and ran.",
        "+ In the afternoon everything began to look like food. The clouds were cream. The sponge by the sink was cake. {Hero} had never known how often a person thinks of biscuits without noticing. {He} counted the hours on {his} fingers, and there were still five fingers left.",
        [
          "@room(hero talk, elder talk) “I don't think I can do it,” said {hero} to {elder}. {Elder} did not say that {hero} must, and did not say that {hero} need not. “The first time I tried,” said {elder}, “I ate a whole jar of jam in the wardrobe, at three o'clock. You can stop whenever you like. But come with me for a bit first. I need somebody to carry the pot.”",
          "@room(hero look) “I don't think I can do it,” thought {hero}, and stood in front of the fridge with one hand on the door. Nobody would have seen it. Then there was a knock. It was the woman from the ground floor. “Could you carry this pot for me?” she asked. “It has to be there before sunset, and my knees won't do it.”",
        ],
      ],
      end: [
        "@street.golden(hero carry) The pot was heavy, and lentil soup was in it, and it smelled so good that {hero} held {his} breath. They brought it to the square, where the long tables stood. There people sat and waited who had nothing at home to wait for. A man with a torn coat looked at the pot exactly as {hero} had looked at the fridge.",
        "@street.golden(hero look) {Hero} looked at him, and at the soup. “How long haven't you eaten?” {he} asked. “Since the day before yesterday,” said the man. And all at once the hunger in {hero} was not only {his} own. It had been somebody else's as well, all the time. {Hero} filled the man's bowl up to the brim, and carried round one bowl after another.",
        "+ @street.golden(hero give) {He} forgot to count the hours. When the last bowl was on the table, the sun had gone down behind the roofs, and {hero} was the only one who had not noticed. “Now,” they called, and held out a plate to {him}. “What are you waiting for?”",
        [
          "@street.dusk(hero eat, elder look) {Hero} bit into the date. It was one single date, brown and wrinkled. {He} had eaten hundreds of them in {his} life. “I never knew that they tasted like that,” said {hero} with {his} mouth full. “Nobody does,” said {elder}, “until the first time.” And {elder} pushed the whole bowl across to {hero}.",
          "@street.dusk(hero eat) {Hero} bit into the date. It was one single date, brown and wrinkled. {He} had eaten hundreds of them in {his} life. “I never knew that they tasted like that,” said {hero} with {his} mouth full. “Nobody does,” said the man in the torn coat, “until the first time.”",
        ],
        "@bedroom.night(hero look) That night {hero} kept the stone of the date. It lies on the shelf beside the bed. And at the long tables in the square somebody small carries the pot for the first time every year, and {hero} walks beside it and says: “Hold your breath. It isn't far.”",
      ],
    },
    [FASTING],
  ),
  story({
    says: [
      /\b(?:easter)\b/i,
      role(
        "helper",
        "hens?|chickens?|rabbits?|hedgehogs?|squirrels?|fox|mouse|mice|sheep|lamb|goose|geese|ducks?|animals|children|kids|badger|tortoise|snail|dog|cat|duckling|chick",
      ),
      /\b(?:eggs?|bunny|hare)\b/i,
      /\b(?:ill|sick|hurt|sprain\w*|broke\w*|cold|oversle\w*|asleep|help\w*|hid(?:e|es)?|deliver\w*|lost|stuck|tired|instead|injur\w*|take over|took over|twist\w*|flu|late)\b/i,
    ],
    unless: /\b(?:murder\w*|thief|thieves|stol\w*|steal\w*|chocolate factory|island|resurrection|church|lamb roast)\b/i,
    after: [
      "@meadow.dawn(helper look) The baskets stood in the dew, ninety-eight of them, each with a name on a label. It was four o'clock in the morning. “It can't be so hard,” said {thehelper}. “You take an egg, and you put it where nobody looks.” “It's harder than laying one,” said an old hen from the fence, who ought to know.",
      "@garden.dawn(helper carry) At the first house it went well. At the second one {thehelper} hid the eggs so cleverly that {helperhe} could not find the way out of the hedge. At the third house an egg rolled under a sleeping dog. And the sky behind the roofs was getting pale already.",
      "+ @garden.dawn(helper talk) “Not so deep,” the Easter Bunny had said, on a bed of moss, with a cabbage leaf round the sore paw. “They are small. You must hide it so that it's found. That is the whole art.” {Thehelper} had nodded. Now {thehelper} understood it for the first time.",
      "@garden.dawn(helper look) At the very last garden there was only one basket left, and it was empty. {Thehelper} had counted wrong. “Lotta, aged four,” it said on the label. Behind the window somebody was putting on rubber boots, the left one on the right foot. There was not an egg to be had for miles around.",
    ],
    end: [
      "@garden.dawn(helper look) {Thehelper} looked at the basket. There was straw in it, and it was soft. There was not much time to think. {Thehelper} climbed in, pulled a red ribbon round {helperhis} own neck, and held quite still, as one holds still when one is an egg. The door flew open.",
      "@garden.dawn(helper look) Lotta looked behind the tree. She looked under the bench. Then she saw the basket, and two eyes in it that blinked. She did not scream. She sat down in the wet grass, boots and all. “You're not an egg,” she whispered. “No,” said {thehelper}. “The eggs ran out. I'm very sorry.” “You're better than an egg,” said Lotta.",
      "+ @garden.dawn(helper) She stroked {thehelper} once over the head, with one finger, as you touch something that has just been painted. Then she ran in to tell everybody. When they all came out, there was only the straw, and a red ribbon. But Lotta knew what she knew.",
      "@meadow(helper talk) “Well?” asked the Easter Bunny. “Did they find everything?” “Everything,” said {thehelper}. “Even me.” The Easter Bunny laughed so much that the cabbage leaf fell off, and the paw was better from that hour.",
      "@garden.dawn(helper look) The paw has long been well again. But every year at the last garden the Easter Bunny walks past and leaves it out. That one belongs to {thehelper}. There is a basket under the bench with a label on it, and the writing has got much better: “Lotta, aged ten. For you know who.”",
    ],
  }),
];
