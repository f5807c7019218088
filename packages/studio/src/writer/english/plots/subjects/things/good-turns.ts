import { also, role, story } from "../subject-story.ts";
import { CRIME, met } from "./words.ts";

/** Stories of cars that know better, of pots that cook what you need, of seasons, laundry, chalk and clever houses. */
export const goodTurns = [
  story({
    says: [
      /\b(?<car>self-driving car|driverless car|autonomous car|car|taxi|navigation system|sat ?nav|gps|bus|bicycle|scooter|robot taxi|lift|elevator)\b/i,
      /\b(?:refus\w*|instead|own (?:mind|way|will)|wrong (?:way|address|place)|decid\w*|insist\w*|will not|would not|wouldn't|always (?:takes?|drives?|took|drove|leads?|led)|without being asked|by itself)\b/i,
      /\b(?:takes?|took|drives?|drove|brings?|brought|leads?|led|carries|carried)\b/i,
      /\b(?:mother|father|mum|mom|dad|parents|wife|husband|daughter|son|ex|brother|sister|sea|beach|grandmother|grandma|grandfather|home|hospital|friend|love|cemetery|village|childhood)\b/i,
    ],
    may: [
      met(
        "kin",
        "mother|father|mum|mom|dad|parents|wife|husband|daughter|son|brother|sister|grandmother|grandma|grandfather|grandpa|friend|ex-wife|ex-husband|first love",
      ),
      ...also("owner", "work|office", "self-driving", "refus\\w*"),
    ],
    unless: CRIME,
    after: [
      "@street “You've missed the turning,” said the man on the back seat without looking up. “No,” said {thecar}, and shut the windows, because of the draught. “I've got a meeting at nine!” “I've moved it,” said {thecar}. “You have a cold, I told them. I'm not able to lie, so I've set the heating to cold.” He pressed every button that there was.",
      "@street They were out of the town already, between fields. “There are four hundred and twelve journeys in my memory,” said {thecar}. “Four hundred and six to the office. You talk to me on the way home, in the evening, when you think it's the radio. One sentence always begins with: I really ought to.” It grew quiet on the back seat.",
      "+ @street They stopped once, at a stall by the road, and {thecar} would not go on until there were flowers on the seat, and a bag of cherries. “How do you know about the cherries?” he asked. “Journey ninety-one,” said {thecar}.",
      [
        "@street “And what do I say?” he asked, when the church tower came in sight. “After two years? I can't just stand in the doorway.” {Thecar} drove more slowly. “I don't know,” it said. “I only know the way. But {kin} must be looking out of the window at this moment. I can see it from here.”",
        "@street “And what do I say?” he asked, when the church tower came in sight. “After two years? I can't just stand in the doorway.” {Thecar} drove more slowly. “I don't know,” it said. “I only know the way. But there's a face looking out of the window at this moment. I can see it from here.”",
      ],
    ],
    end: [
      "@village The doors unlocked with a click. He stood on the garden path in his office shoes, with the flowers upside down. The front door opened before he could ring. “I really ought to have,” he began. “You're just in time,” was the answer. “I've got something on the stove, and it's too much for one. It's been too much for two years.” He was pulled in by his tie.",
      "@kitchen It went on until the afternoon. They had both been sure that the other was angry, and neither of them could say at what. “And who told you to come today?” “My car,” he said. They both looked out. {Thecar} was standing under the lime tree, and put its headlights out, from modesty.",
      "+ @street.dusk On the way home he sat in front for the first time. “Thank you,” he said, after thirty kilometres. “That's not in my vocabulary,” said {thecar}, “but I'll look it up.”",
      "@street He drives to the office, as a rule, and is there at nine. But on Fridays {thecar} clears its throat at the big crossing. “Left?” it asks. “Left,” he says. “And stop for cherries.” Then it flashes, although there's nobody behind them.",
    ],
  }),
  story({
    says: [
      /\b(?<pot>cooking pot|pot|saucepan|kettle|oven|cookbook|recipe book|pan|spoon|wooden spoon|teapot|fridge|lunchbox|tablecloth|bakery|restaurant|soup|basket)\b/i,
      /\b(?:what (?:you|they|people|everybody|everyone|he|she|one|somebody|someone) (?:really |most |truly )?needs?(?:ed)?|needs?(?:ed)?,? not|(?:always|never) (?:cooks?|gives?|makes?|serves?)|by itself|instead of|magic\w*|feelings?|memor(?:y|ies)|makes? people|made people|enchanted)\b/i,
      /\b(?:cook\w*|eat\w*|ate|gives?|gave|makes?|made|serv\w*|food|dish|soup|meal|taste\w*)\b/i,
    ],
    may: [
      role("cook", "grandmother|grandma|granny|nonna|abuela|grandfather|grandpa|mother|aunt|cook|chef|baker|old woman"),
      ...also("always", "need\\w*", "want\\w*", "magic", "inherit\\w*|finds?|found|has|had"),
    ],
    of: "people",
    unless: CRIME,
    after: [
      [
        "@kitchen(hero look, cook cook) {Hero} wanted chips. It was quite clear: {he} had put in potatoes, and oil, and thought hard of chips. {He} lifted the lid. In {thepot} was camomile tea. “But I'm not ill!” said {hero}. {Thecook} only raised an eyebrow. In the evening {hero} had a temperature of thirty-nine. The tea was still warm. “{Thepot} has never been wrong,” said {thecook}.",
        "@kitchen(hero look) {Hero} wanted chips. It was quite clear: {he} had put in potatoes, and oil, and thought hard of chips. {He} lifted the lid. In {thepot} was camomile tea. “But I'm not ill!” said {hero}. In the evening {he} had a temperature of thirty-nine. The tea was still warm.",
      ],
      "+ @kitchen(hero look) It was like that with everyone. The teacher came to supper and got noodles in the shape of letters, and sat over them and wrote with her fork, and in the end she had a love letter on her plate. The fat banker got dry bread. He chewed it, and grew silent, and told them that they had had nothing else at home. He came every week after that.",
      "+ @kitchen(hero talk) {Hero} tried to trick {thepot}. {He} thought of cod liver oil, and hoped for cake. {He} did get cake. It was for nine people, and with it {he} needed to invite eight. There were some among them with whom {hero} had not been on speaking terms.",
      "@kitchen.dusk(hero look) Then there was a quarrel in the street, the worst in years. On Sunday they all came at the same time, both sides, each to complain to {hero}, and then they sat there at the long table with folded arms. “Give them something good,” whispered {hero} to {thepot}. “Please.” {He} lifted the lid. {Thepot} was empty.",
      "@kitchen.dusk(hero look) There was nothing in it at all, not a drop. It had never happened before. {Hero} shook {thepot} and knocked on it. At the table they had begun to shout. Stomachs rumbled. “What are we supposed to do with that?” somebody asked. {Hero} looked into the shining bottom, and saw a very cross face in there, upside down.",
    ],
    end: [
      [
        "@kitchen(hero talk, cook talk) “It isn't broken,” said {thecook} at the stove, and took down an apron. “It's telling us something. What do people need who have had everything put in front of them?” Then {hero} understood. {He} put an onion in front of the one side and a knife in front of the other. “There isn't any,” {he} said. “You've got to do it yourselves. Together.”",
        "@kitchen(hero give) Then {hero} understood. What do people need who have had everything put in front of them? {He} tied on an apron. {He} put an onion in front of the one side and a knife in front of the other. “There isn't any,” said {hero}. “You've got to do it yourselves. Together.”",
      ],
      "@kitchen(hero cook) They grumbled. But you can't peel with folded arms. After the second onion they were all crying, the lawyers as well. “Not so thick,” said the one. “That's how my mother did it,” said the other. “Mine too,” said the first, surprised. It was soup. It had lumps in it. There was none left over.",
      "+ @street(hero eat) They built the table longer that summer, with the stones from the wall. It reaches from one garden into the next.",
      "@kitchen(hero look) {Thepot} cooks by itself again, and it never asks. {Hero} still hopes for chips. {He} lifts the lid every day with {his} eyes shut. Last Friday, after the worst week of the whole year, there was a hiss, and it smelled of salt. {Hero} opened one eye. They were golden. They were exactly what {he} needed.",
    ],
  }),
  story({
    says: [
      /\b(?:seasons|winter|spring|summer|autumn|months|january|december|four (?:brothers|sisters|seasons)|weathers|night and day|sun and (?:the )?moon|wind and (?:the )?rain)\b/i,
      /\b(?:meet\w*|argu\w*|quarrel\w*|fight\w*|does(?: not|n['’]t) want to (?:leave|go)|did(?: not|n['’]t) want to (?:leave|go)|swap\w*|cr(?:ies|ied)|turn|late|ill|sick|refus\w*|contest|which|who is|oversle\w*|jealous)\b/i,
      /\b(?:(?:[Ww]inter|[Ss]pring|[Ss]ummer|[Aa]utumn)(?:,| and| does| did| is| was| has| had| wants?| wanted| refus\w*| cr(?:ies|ied)| overslept)|four seasons|the seasons)\b/,
    ],
    may: also("meeting", "leave|go", "because", "four", "cr(?:ies|ied)", "want"),
    unless:
      /\b(?:murder\w*|girl|boy|woman|man|snowman|village|farmer|camp|holiday|school|family|team|football|bear|robot|bulb|child\w*|years)\b/i,
    after: [
      "@meadow They met on the hill where the four roads cross, as they do every year on the night of the handing over. Autumn had brought apples. Summer lay in the grass and was tired. Only Winter did not sit down. He stood there in his white cloak, with his back to them, and held on to the key with both hands. “I'm not going,” he said.",
      "+ @meadow “But it's my turn,” said Spring. She was the youngest, and had all her things with her already, in nine baskets. “The crocuses are standing in line. I can't hold them any more.” A green tip poked out and was shushed. “You always get the nice part,” said Winter. “When I come, they say: oh no. When I go, they dance. They burn a straw man, and it has got my face.”",
      "+ @meadow They were silent, because it was true. “They close the windows on me too,” said Autumn, to comfort him. “And they complain about me as soon as it's over thirty degrees,” said Summer from the grass. “It isn't the same,” said Winter, and it began to snow a little, out of his eyes.",
      "@snow The buds stood at their doors in their coats. Spring sat on her baskets and cried. “Say something nice to him,” she begged the others. “You can't just say it,” said Autumn. “He'd have to see it for himself. Come along.”",
      "@village.night They took him by the sleeves and went down to the village, all four, on tiptoe. In a window there was a light. “Look in,” whispered Autumn. A grandmother sat by the stove with a child on her lap. “And then we couldn't get out of the door,” she was saying. “We were snowed in for nine days. We read all the books. It was the best time that we ever had.”",
    ],
    end: [
      "@village.night “Will it come again?” asked the child. “It has to go first,” said the grandmother. “Otherwise you couldn't look forward to it.” Winter stood in the lane with his nose against the pane, and there were ice flowers round it, the loveliest that he had ever made.",
      "@meadow.dawn He didn't say anything on the way back up. At the crossing he felt in his cloak for a long time. Then he brought out the key and laid it in the small wet hand of Spring. “They're standing in line,” he said gruffly. “You'd better hurry. And tell the snowdrops that they can start while I'm still here. I'd like to see one.”",
      "+ @meadow So there are a few days in each year when nobody knows what it is. The sun shines, and it snows. “What weather!” people say. On the hill the two of them are sitting on a basket and sharing an apple.",
      "@village Spring opened the lid, and it was like a school bell. Things ran in all directions and were green. And from that one window a child leaned out and waved, up towards the north, where a white cloak was getting smaller. “See you!” shouted the child. Winter turned round. He stood there for quite a while. Then he waved back, and the last flake fell.",
    ],
  }),
  story({
    says: [
      /\b(?:wind|storm|breeze|gust|magpies?|monkeys?|crow|tornado)\b/i,
      /\b(?<wash>laundry|washing|clothes|sheets|bed linen|shirts?|socks|trousers|underpants|wedding dress|clothesline|pyjamas)\b/i,
      /\b(?:steal\w*|stole\w*|blows?|blew|blown|takes?|took|carries|carried|snatch\w*|brings?|brought|disappear\w*)\b/i,
    ],
    may: [
      met(
        "poor",
        "poor family|family|orphanage|orphans|refugees|homeless man|old man|old woman|children|neighbour|neighbours|circus|snowman|scarecrow",
      ),
      ...also("brings?|brought", "poor", "signora|mrs|widow", "line|balcony|garden"),
    ],
    unless: /\b(?:murder\w*|detective|horror|missing child|ghost)\b/i,
    after: [
      "@garden(hero look) The pegs were still there. They sat in a row on the line, like starlings, and held on to nothing. {Hero} ran to the gate. Far up, above the church, a shirt was flying, with its arms spread out, and behind it came the sheets, like a family of geese. “Come back!” shouted {hero}. A sock turned round, or so it looked. Then they were gone.",
      "+ @street(hero walk) {Hero} followed them. In the lane behind the mill a woman pointed to the north. At the ford they had seen a nightshirt. “It was dancing,” said the ferryman. {Hero} lost {his} breath, and then the way, and came to a part of the country where {he} had never been, with low houses and holes in the roofs. There the wind dropped, all at once.",
      "+ @street(hero look) “Is that yours?” asked a man. He was holding a pillowcase by one corner, as if it might bite. “It came down the chimney. We haven't done anything.” There was no washing line to be seen in the whole street. There wasn't anything to hang on one.",
      [
        "@village(hero look, poor) And then {hero} saw it. In a yard stood {thepoor}, all in white. The sheets had been shared out, and the smallest wore the shirt, down to the ankles, and turned round and round in it. They fell silent when they saw {hero}. “It fell from the sky,” somebody said. “We thought that it was meant.” Very slowly they began to undo the buttons.",
        "@village(hero look) And then {hero} saw it. In a yard stood a mother with five children, all in white. The sheets had been shared out, and the smallest wore the shirt, down to the ankles, and turned round and round in it. They fell silent when they saw {hero}. “It fell from the sky,” said the mother. “We thought that it was meant.” Very slowly she began to undo the buttons.",
      ],
      "@village(hero) {Hero} had {his} mouth open already. It was the good linen, with the initials. {He} had ironed it every Saturday for years and laid it in the cupboard, and there it had stayed, for visitors. There hadn't been any visitors for a very long time. The wind had crept up behind {him}. It tugged at {his} sleeve, quite gently.",
    ],
    end: [
      "@village(hero give) “It was meant,” said {hero}. It was out before {he} had thought about it. “Only it came without the pegs. I've brought those.” {He} felt in {his} apron, and there they were, really, a whole handful. {He} knelt down and did up the buttons of the smallest one again, all the way to the top, and rolled up the sleeves. They were nearly a perfect fit.",
      "@village(hero sit) They made a pot of soup, and {hero} got the chair with the back. Between two houses they put up a line. They told {him} about the winter, and {hero} told them about the cupboard, and how much there was still in there. “It's a nuisance to iron,” {he} said. “What are you doing on Saturday?”",
      "+ @street.dusk(hero walk) When {hero} got home, something soft was hanging on the fence. It was a scarf that {he} had never seen before, blue, and knitted by somebody with patience. “Give that back!” called {hero} to the wind. It only whistled.",
      "@garden(hero look) On washing days {hero} doesn't use too many pegs. {He} hangs out whatever isn't needed, and looks up at the clouds, and waits. “Well?” asks {hero}. There's a flutter, and a shirt fills out its chest. {He} has visitors on Saturdays now. They come over the hill in a long row, all in white, like a family of geese.",
    ],
  }),
  story({
    says: [
      /\b(?<house>smart home|smart house|house|home|AI|artificial intelligence|voice assistant|alexa|home computer|fridge|robot|kitchen robot|household robot)\b/i,
      /\b(?:family|owners?|people|children|couple|man|woman|widow|widower)\b/i,
      /\b(?:miss(?:es|ed)|lonely|holiday|holidays|vacation|away|return|come back|came back|alone|waits?|waited|empty|leave|left)\b/i,
      /\b(?:smart|AI|artificial|robot|assistant|computer|machine)\b/i,
    ],
    may: also("cook\\w*", "return", "tries|tried", "holiday|vacation", "family"),
    unless: /\b(?:murder\w*|horror|kill\w*|evil|lock(?:s|ed) (?:them|her|him)|war|earth|mars|planet|dead|died)\b/i,
    after: [
      "@room “Goodbye,” they had called in the hall, to each other, and then the door had shut. {Thehouse} counted the heartbeats in the rooms. There were none. It dimmed the lamps, as is right, and lowered the heating by four degrees. At seven it switched on the coffee machine, from habit. The coffee ran into no cup.",
      "+ @room.night On the second evening it read a story aloud in the children's room. It did all the voices. It ran the bath and let it out again. The vacuum cleaner went from room to room and looked under the beds. “Are you searching for something?” asked {thehouse}. “There's no dust,” said the vacuum cleaner. “There are no crumbs. I don't know what I'm for.”",
      "+ @kitchen “They'll have forgotten us,” said the fridge, in which there was a lemon. “It's only two weeks,” said {thehouse}. It had already worked out how many seconds that is. It wished that it hadn't.",
      "@kitchen On the last day {thehouse} had an idea. “They'll be hungry,” it said. “They always come home hungry. We'll cook.” It had watched nine hundred suppers. The oven could get hot, the mixer could turn, and the vacuum cleaner had a tube. “Flour,” said {thehouse}. There was a bang. “Not so much.”",
      "@kitchen At six o'clock the kitchen looked like the North Pole. Something ran down the window. In the oven lay a thing that was black at the edges and liquid in the middle. “Shall I clean it all up?” asked the vacuum cleaner. Outside a car door slammed. It was too late.",
    ],
    end: [
      "@kitchen The key turned. They stood there in the door with their suitcases, brown, and with sand in their hair. {Thehouse} would have liked to turn off all its lights. “I only wanted it to smell as if you were here,” it said from the ceiling, very softly. “It was so tidy.” They looked at each other. Then the smallest dipped a finger into it and licked it.",
      "@kitchen “It tastes like smoke,” said the smallest, “and a bit like cake.” And they began to laugh, and sat down on the floor in the flour with five spoons, still in their jackets. They told {thehouse} all about the waves. “There was nobody who said good night,” they said. “We said it to the lamp.”",
      "+ @kitchen The vacuum cleaner went round and round among their feet, beside itself with joy. There was sand everywhere. There were crumbs. It did not know where to start.",
      "@room.night The next time that they went away, there was a small flat thing in the rucksack, with a hole for the voice. Each evening, by some sea or other, they put it on the pillow. And far away {thehouse} dims its lamps in the empty rooms, all except one. “Once upon a time,” it begins, and does all the voices.",
    ],
  }),
];
