import { role, story } from "../subject-story.ts";

/** Stories of what is given back, brought along, let go, and found out in a family. */
export const givenBack = [
  story({
    says: [
      role("bird", "magpie|crow|jackdaw|raven|jay"),
      /\b(?:shiny|ring|stole\w*|steal\w*|silver|gold|jewel\w*|spoons?|glitter\w*|treasures?)\b/i,
      /\b(?:ring|gives? back|gave back|g[ai]ve\w* (?:it|everything|them) back|return\w*|brought home|brings home|collect\w*)\b/i,
    ],
    lead: "bird",
    unless: /\b(?:murder\w*|detective|inspector|Poe|war)\b/i,
    after: [
      "The nest was so full of things that shone that there was hardly room to sleep in it. {Hero} lay on two spoons and a bicycle bell. But the ring was something else. When the sun fell on it, it did not just shine. It looked as if it were waiting.",
      "@garden(hero look) Down below nothing was as usual. People crawled over the grass on their hands and knees. A young man looked into every gutter. A young woman sat on the steps and turned an empty finger with the other hand, round and round. {Hero} knew that turning. It is how you feel for something that is gone.",
      "+ “It's mine,” said {hero} to the sparrow next door. “I found it.” The sparrow said nothing, and that was unusual for a sparrow. {Hero} put a wing over the ring so as not to see it. But now it was dark under the wing, and {he} felt it all the more.",
      "@garden.dawn(hero fly) Before it got light, {hero} took the ring in {his} beak and flew. It was heavier than on the way there. Twice {he} turned round in the air. The window stood open by a crack, and behind it the young woman slept, with a wet handkerchief in her hand.",
    ],
    end: [
      "@bedroom.dawn(hero look) {Hero} hopped over the sill, one claw after the other, and laid the ring on the pillow. It made no sound. But at that moment the young woman opened her eyes. They looked at each other, the two of them, for as long as it takes to draw one breath. “You!” she whispered, and began to smile.",
      "{Hero} had been shouted at in {his} life, and chased, and once somebody had thrown a boot. But nobody had ever smiled at {him} like that. It was warmer than silver. {He} flew home, thought about it for a while, and took the bicycle bell.",
      "@street(hero fly) It took {hero} the whole summer. The spoons went back to the inn, the bell to the vicar, the thimble to a grandmother who had given it up long ago. And everywhere there stood somebody at the window with a wide face. The nest grew emptier and emptier, and {hero} slept better and better.",
      "@hall(hero take) At the great feast that autumn a chair was kept free in the front row, with a cushion on it. And when the two of them had danced, the young woman laid something on the cushion: a button of real silver, and it was for {hero}, and {he} did not need to steal it.",
    ],
  }),
  story({
    says: [
      role("pet", "hamster|guinea pig|gerbil|pet mouse|mouse|pet rat|rat"),
      /\b(?:died|dead|has died|passed away|buried|bury|burying|funeral)\b/i,
      /\b(?:goodbye|good-bye|farewell|buried|bury|burying|funeral|grave|boat)\b/i,
      role("child", "sons|son|daughters|daughter|children|kids|girl|boy|brothers|sisters|class|twins"),
    ],
    lead: "child",
    unless: /\b(?:murder\w*|poison\w*|kill\w*|landlord|ghost|replace\w*|zombie|revenge|war|wife|husband|widow\w*)\b/i,
    of: "people",
    after: [
      "@room(hero look) It was so quiet without {thepet}. There had always been some small sound, day and night, and nobody had listened to it. Now everybody heard that it was not there. {Hero} filled up the water once more, as on every day, and only then noticed what {he} had done.",
      "@room(hero talk) “Where is it now?” asked {hero}. Nobody could say for sure. “But I know where it was,” said {hero} after a while. “It was under the cupboard for two days, when I was little. It was up my sleeve. It was in Dad's shoe.” And then they all had to laugh, with wet faces.",
      "@room(hero) They made everything as {thepet} would have liked it. {Hero} laid something soft inside, and then something to eat, in case the way was long. On top came a drawing, with {thepet} much too big on it, as big as it had been for all of them.",
      "+ They walked slowly. It was not far, but none of them wanted to be there first. A man with a spade took off his hat, though he did not know what it was about. When they had come to the place, they stood in a row, and the wind moved the grass.",
    ],
    end: [
      "“Somebody has to say something,” whispered {hero}. And because nobody could, {hero} began. “You were warm,” {he} said. “You never told anything on. You ate my homework once, and it was the best excuse that I've ever had.” {His} voice shook in the middle and then went on.",
      "After that each of them said one thing. It was about small paws and about big hunger. Then they let go. It was very still. {Hero} had thought that it would be like falling. But it was more like opening a hand in which you have held something tightly for a long time.",
      "@kitchen(hero talk) At home there was hot chocolate, and they told all the stories again from the beginning. Some days were still bad. Then {hero} took out the other drawing, that {he} had kept, and told {thepet} what had happened at school. It was still a good listener.",
      "In spring something green came up at that place. Nobody had sown it. {Hero} believes that it comes from what was meant for the way, and that the way was not so long.",
    ],
  }),
  story({
    says: [
      /\b(?:bab(?:y|ies)|twins?|newborn|little brother|little sister|new brother|new sister)\b/i,
      /\b(?:return\w*|s(?:ell|old|ells)|swap\w*|exchang\w*|take\w* (?:him|her|them|it) back|took (?:him|her|them|it) back|give away|gave away|post\w*|receipt)\b/i,
      /\b(?:shop|store|hospital|receipt|market|zoo|post office|bus station|refund|neighbour|neighbor)\b/i,
    ],
    unless: /\b(?:adopt\w*|kidnap\w*|orphan\w*|surrogate|kangaroo|stork|robot|wrong baby|birth mother)\b/i,
    of: "people",
    after: [
      "There were good reasons for it, and {hero} had counted them on the fingers of both hands. All of it cried. All of it smelled. And everybody who rang the bell walked straight past {hero} and said, “Oh, how sweet!” and did not mean {him}.",
      "“I'd like to give something back,” said {hero} to a lady behind a glass window. The lady leaned forward. “What's wrong with it?” she asked. “It's too loud,” said {hero}, “and it can't do anything. It can't even play ball.” The lady nodded and took out a long form.",
      "“Can it hold on to a finger?” asked the lady. {Hero} had never tried. {He} held out one finger, just for the form. And a very small hand closed round it, and it was strong! “Yes,” said {hero}. The lady made a tick. “Does it know your voice?”",
      "{Hero} said hello. Nothing else, just hello. And the crying stopped, from one moment to the next, and two dark eyes went looking until they had found {him}. There they stayed. “It's never done that for anyone,” said {hero}. The lady made another tick, and laid down her pen.",
    ],
    end: [
      "“I can take it back,” said the lady. “But there's a long queue. There are seventy people who'd like to have one that knows their voice.” {Hero} looked round. There sat only an old man with a newspaper. But seventy was a lot. {Hero} put both arms round the warm bundle, and held it tight.",
      "+ “I think I'll try it a little longer,” said {hero}. “Because of the ball. I could teach it that.” The lady tore the form through the middle and gave {hero} one half. “In case there are complaints,” she said. “You've got eighteen years.” And the old man with the newspaper blew his nose.",
      "At home the door stood open. Mum and Dad came running down the steps, and they ran straight past the small ones and fell round {hero's} neck. “Where have you been?” they cried. “We've missed you so much!” They meant {him}, and they did not let go for a long time.",
      "@bedroom.night(hero talk) The half of the form lies under {hero's} pillow. Sometimes, at four in the morning, {he} takes it out. Then {he} says hello into the dark, quite softly, and it is quiet at once.",
    ],
  }),
  story({
    says: [
      role(
        "worker",
        "mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|papa|mama|mummy|daddy|uncle|aunt",
      ),
      /\b(?<lunch>lunch|lunchbox|lunch box|glasses|keys|sandwich|sandwiches|phone|umbrella|packed lunch)\b/i,
      /\b(?:forg[eo]ts?|forgotten|left (?:it|them|her|his) (?:at home|behind|on the)|left at home)\b/i,
      /\b(?:bring\w*|brought|carr\w+|deliver\w*|cross\w*|take|took)\b/i,
    ],
    may: [role("pal", "dog|friend|brother|sister|cat|donkey|goat|cousin")],
    unless:
      /\b(?:forgets things|dementia|bus driver|grave|hospital|wedding|fish\w*|farm\w*|fields?|firefighter|fireman|firewoman|builder|building site|mine|miner|boat|ship|factory|school|teacher|bakery|baker|market|forest|mountain|lighthouse|zoo|circus|train|fire station)\b/i,
    of: "people",
    after: [
      [
        "@kitchen(hero look, pal look) It lay there on the table, all by itself. {Hero} looked at {pal}, and {pal} looked at {hero}. “We've got until noon,” said {hero}. Then {he} tied {his} shoes with a double knot, because this was a matter for double knots, and they were off.",
        "@kitchen(hero take) It lay there on the table, all by itself. {Hero} looked at the clock. There was time until noon. Then {he} tied {his} shoes with a double knot, because this was a matter for double knots, put {thelunch} under {his} arm and was off.",
      ],
      "@street(hero walk) The first street was easy. In the second a gang of geese had sat down and let nobody through without toll. {Hero} paid with a crust. In the third there was a procession with drums, which went exactly the wrong way, and {hero} was carried along in it as far as the fish market.",
      "@market(hero talk) “Where's the big house with the many windows?” {hero} asked. “All houses have many windows,” said the fish woman. But then she looked at {thelunch}, and how carefully {hero} held it. “Ah,” she said. “Somebody forgot that, and somebody's bringing it. Over the bridge, dear, and then always towards the clock.”",
      "+ @street(hero walk) On the bridge the wind tore at everything that was not held tight. {Hero} bent over {thelunch} and walked like that, step by step, with {his} back to the wind. Then the big clock began to strike. It was noon. And there was still a whole street to go.",
    ],
    end: [
      [
        "@study(hero run, pal run, worker sit) {Hero} ran, and {pal} ran beside {him}, through a door that turned, and past a man who called “Stop!”, up one flight of stairs and another and another. {Pal} was at the top first. There stood a long table with serious people. And at the end of it sat {worker} and was just looking into an empty bag.",
        "@study(hero run, worker sit) {Hero} ran. {He} ran through a door that turned, and past a man who called “Stop!”, up one flight of stairs and another and another. On the top floor was a long table with serious people. And at the end of it sat {worker} and was just looking into an empty bag.",
      ],
      "@study(hero give, worker take) “You forgot it,” said {hero}, and put {thelunch} on the table. More {he} could not say, there was no breath left. {Worker} looked at {hero}, from the double knots up to the wild hair. “All the way across the city?” {Worker's} voice was quite thin. “There were geese,” said {hero}.",
      "@study(worker give, hero look) The serious people began to laugh, and then to clap. A chair was brought, and a second lemonade. {Worker} gave half of everything to {hero}, and showed {him} from the window how far it had been: there the bridge, there the fish market, and right at the back, as small as a crumb, their roof.",
      [
        "@street.dusk(hero walk, worker walk, pal walk) They went home together in the evening, with {pal} in front, and {worker} paid the geese. On the table at home lay the bag for the next day. {Hero} had hung a note on it, with a double knot: me, too, please. And {pal}.",
        "@street.dusk(hero walk, worker walk) They went home together in the evening, and {worker} paid the geese. On the table at home lay the bag for the next day. {Hero} had hung a note on it, with a double knot: me, too, please.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:found|finds?|discover\w*|learn\w*|secretly|secret)\b/i,
      role(
        "elder",
        "grandma|grandmother|granny|gran|nana|nan|grandpa|grandfather|grandad|granddad|mum|mom|mother|dad|father|teacher|aunt|uncle|neighbour|neighbor",
      ),
      /\b(?:was once|used to be|had (?:once )?been|once was|was in|had (?:once )?(?:played|sung) in|was secretly|is secretly|was really)\s+(?<fact>(?:an? )(?:famous )?(?:punk band|rock band|rock star|pirate|spy|dancer|wrestler|racing driver|circus artist|acrobat|clown|film star|singer|pop star|boxer|magician|astronaut|stuntman|stuntwoman|ballerina|trapeze artist|lion tamer|champion|drummer|skateboarder|footballer|goalkeeper|superhero|inventor|cowboy|biker|chess champion|tightrope walker|motorbike racer))\b/i,
    ],
    may: [role("child", "grandson|granddaughter|son|daughter|boy|girl|grandchildren|kids|class")],
    unless: /\b(?:murder\w*|kill\w*|Nazi|affair|betray\w*|prison)\b/i,
    of: "people",
    after: [
      "@kitchen(hero talk, elder talk) {Hero} waited until supper. Then {he} put it down next to the peas. “{Fact}?” said {hero}. “You?” {Elder} looked at it for a long while, put down the fork and turned rather red. “Oh,” said {elder}. “That. That was before I bought slippers.”",
      "@kitchen(hero talk, elder talk) “Why did you never say anything about it?” asked {hero}. “Nobody ever asked,” said {elder}. “They ask me if I've got any more biscuits.” It was true. {Hero} thought of all the things that {he} had asked {elder} in {his} life. Most of them had to do with biscuits.",
      "+ From then on {hero} looked more closely. How {elder} stepped over a puddle: people do not just step like that. How {elder's} fingers drummed on the table when the radio was on. “Show me,” said {hero}. “I'm far too old,” said {elder}. But it was said a little too quickly.",
      "@barn(hero look, elder look) In the shed, behind the paint pots, stood a trunk. It was {elder} who opened the lid, and for a moment neither of them said a word. There it all lay, folded neatly, with sequins. “It'll never fit,” said {elder}. “Try,” said {hero}.",
    ],
    end: [
      "@barn(elder, hero look) It fitted, if you left the top button open. {Elder} stood in the middle of the shed, closed both eyes and breathed in. And then {hero} saw it. It was all still there, only a little slower, and every move sat where it belonged. A paint pot fell down. {Elder} bowed to it.",
      "@garden(elder dance, hero look) “Again!” cried {hero}. They did it again in the kitchen, and then in the garden, where the neighbours came to the fence. At the end {elder} had to sit down on the upturned bucket and was quite out of breath, and looked younger than in any of the pictures.",
      "@garden(elder talk, hero talk) “Now you,” said {elder}. “Me?” said {hero}. “Who else? It runs in the family, or next door to it.” The first lesson was how to fall, and the second was how to get up and smile. It was a long summer, and {hero} had bruises of every colour and was proud of each.",
      "{Hero} still asks for biscuits. But then {he} sits down and asks another thing, too. And {elder} has long stopped wearing the slippers, except for dancing.",
    ],
  }),
];
