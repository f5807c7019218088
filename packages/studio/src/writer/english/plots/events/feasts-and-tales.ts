import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Feasts that nearly fail, and what good and greedy people get. */
export const feastsAndTales: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?<standin>(?:an?|the|two|his) (?:[a-z]+ )?[a-z]+) )?(?:had to|has to|must|wants? to|wanted to|decide[sd]? to|offer(?:s|ed) to|tr(?:y|ies|ied) to|help(?:s|ed) to)? ?(?:deliver(?:s|ed)?|bring(?:s)?|brought|hand(?:s|ed)? out|give[s]? out|gave out) (?:all )?(?:the|his|all) (?:christmas )?(?:presents|gifts|parcels)\\b[^.]*",
    ),
    idea: /\b(?:santa(?: claus)?|father christmas)\b[^.]*\b(?:sick|ill|cold|flu|hurt|broke|asleep|overslept|fever|lost)\b/i,
    after: [
      [
        0,
        "It was the twenty-fourth, a quarter past four, and Santa lay under three quilts and had a nose like a lantern. “I cad't go like this,” he said. “By dose is blocked, and I fall off the sleigh whed I sdeeze.” Everybody looked at everybody else. Then they all looked at {standin}, who had only come in to put on some wood.",
        "It was the twenty-fourth, a quarter past four, and Santa lay under three quilts and had a nose like a lantern. “I cad't go like this,” he said. “By dose is blocked, and I fall off the sleigh whed I sdeeze.” Everybody looked at everybody else, and in the end there was only one who had not looked away in time.",
      ],
      [
        1,
        "The coat went round twice. The boots came up to the chin. “You look like a post box,” said the oldest reindeer, “but a brave one.” There was a list, and it was as long as the runway.",
      ],
      [
        1,
        "The first chimney was too hot, and the second one was a factory. In the third house there was a dog, who did not say anything as long as he was scratched. It took forty minutes to leave that house. There were nine million to go.",
      ],
      [
        2,
        "But small feet are quieter, and one need not take a chimney if one fits through a cat flap. From then on it went quickly: in, under the tree, one biscuit out of politeness, and out again.",
      ],
      [
        0.5,
        "In the last house a child was sitting on the stairs, wide awake. “You're not him,” it said. “No,” was the honest answer. “He has a cold. I'm only standing in.” The child thought about that. The list was nearly at its end, and the sack was empty. There was one present missing. It must have fallen out over the sea.",
      ],
    ],
    end: [
      [
        0,
        "They both looked at the empty place under the tree. “What was it to have been?” “Somebody to play with,” said the child, “just for once, until morning.” One could arrange that. They built a tower out of all the boxes, up to the ceiling, and when it was getting light, it fell down, and nobody woke up.",
      ],
      [
        1,
        "“Everything delivered?” asked Santa. He could breathe again. There was a cup of cocoa, with the big spoon. “Everything,” was the answer. “And I ate nine million biscuits.” “So that's what makes one so round,” said Santa. “I had always wondered.”",
      ],
      [1, "There are two coats on the hook now, a big one and a very small one. And in the North there is a cat flap."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|loses|had lost|dropped|drops|broke|breaks|forgot|forgets) (?:all (?:of )?)?(?:the|his|her|its) (?:[a-z]+ )?(?:easter )?eggs\\b[^.]*",
    ),
    idea: /\beaster\b/i,
    after: [
      [
        0,
        "It was the hole in the basket. It was no bigger than an egg, and that was precisely the trouble. When {hero} got to the top of the hill and looked back, there they lay, all along the way {he} had come, as far as one could see. And then they were gone.",
      ],
      [
        1,
        "“Have you seen any?” {hero} asked the magpie. “Blue ones? With dots?” “I might have,” said the magpie, and sat a little higher than usual on her nest.",
      ],
      [
        1,
        "The badger had taken one for a lamp. The hedgehogs were playing skittles with eleven. In the pond three were floating, and the ducks had already begun to argue about the names. {Hero} had to explain it everywhere, and each time the sun was a bit higher.",
      ],
      [
        0.5,
        "“It's just that they are so beautiful,” said the badger, and held it even more tightly. “Nobody has ever hidden anything for us.” {Hero} had never thought of that. It was true. In all those years {he} had run straight past them.",
      ],
      [
        1,
        "Down in the village the first windows were opening. In half an hour the children would come out in their pyjamas, with little baskets, and there was nothing in the grass but dew.",
      ],
    ],
    end: [
      [
        0,
        "“I'll do it for you, too,” said {hero}. “Next Sunday. With the good ones, the golden ones. But now you have to help me.” There was a moment's silence. Then the badger put his lamp into the basket. After him came the hedgehogs, and the ducks. The magpie came last. She had kept it warm.",
      ],
      [
        0.7,
        "Nobody had ever hidden so fast. The badger did the low places, and the magpie did the high ones. The hedgehogs carried them on their backs. When the first door opened, there was only a tail to be seen, and it was white.",
      ],
      [
        1,
        "“They were so difficult this year!” said the children. “One was in the weathercock!” And the Sunday after that there was such a running about in the wood, and such a giggling, that nobody in the village could explain it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:gave|gives?|shared?|shares|offered|offers) (?<gift>(?:his|her|their) (?:only |last |warm |own )+(?:[a-z]+ )?[a-z]+|(?:his|her|their) (?:(?<shoes>shoes|boots)|coat|bread|cloak|blanket|dinner|supper|soup|bed)) (?:to|with) (?<needy>(?:an?|the) (?:[a-z]+ )?(?:beggar|old man|old woman|stranger|child|boy|girl|traveller|traveler|orphan|tramp|hermit|widow|wanderer)\\b)[^.]*",
    ),
    after: [
      [
        0,
        "“Haven't you got anything else?” {hero's} neighbour had called over the fence. No, {he} had nothing else. That was why {he} had thought about it for a moment before {he} did it, and it had been a long moment.",
      ],
      [
        1,
        "“I can't pay for it,” was said out of the dark. “You needn't,” said {hero}. “And how will you manage?” “I'll walk faster.” They both had to laugh. It was so cold that one could see the laugh.",
      ],
      [
        1,
        "The night was long. {Hero} sat in {his} room, thought about {gift}, and waited to be sorry. {He} waited until midnight. Then {he} fell asleep over it.",
        "The night was long. {Hero} sat in {his} room and waited to be sorry. {He} waited until midnight. Then {he} fell asleep over it.",
      ],
      [
        2,
        "“Silly,” they said in the village. “That's how one gets to be poor.” “I'm poor already,” said {hero}. “So nothing can happen to me.” And {he} went back to {his} work, with cold feet and in quite a good mood.",
      ],
      [
        0.5,
        "It was on the third morning that there was a knock. Nobody stood outside. Only in the snow there were footprints, and they led up to the door, and they did not lead away from it. On the step lay a parcel, tied with red thread.",
        "It was on the third morning that there was a knock. Nobody stood outside. Only in the dust there were footprints, and they led up to the door, and they did not lead away from it. On the step lay a parcel, tied with red thread.",
      ],
    ],
    end: [
      [
        0,
        "In it lay a needle. That was all. {Hero} {was} a little surprised. But whatever {he} made with it that day held, and whatever {he} mended with it looked as if it had been made by somebody who is in love. By evening there was a carriage at the door, and behind it another one.",
        "In it lay a spoon. That was all. {Hero} {was} a little surprised. But whatever was stirred with it that day was enough for everybody, however many came.",
      ],
      [
        1,
        "{He} could have become very rich. {He} did become quite well off, and had a stove built, so big that there was a bench all round it. In winter everybody sits on it who has nowhere else to go. Nobody is asked for anything.",
        "After that there was always enough. {He} had a stove built, so big that there was a bench all round it, and in winter everybody sat on it who had nowhere else to go.",
      ],
      [
        1,
        "Once, years later, {hero} saw the {shoes} again, on the feet of somebody who was just turning the corner. They had not worn out at all. Whoever it was walked faster, laughed, and was gone.",
        "Once, years later, {hero} thought {he} saw somebody who was just turning the corner, with a red thread on one sleeve. Whoever it was laughed, and was gone.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|owns?|owned|has|had|gets?|got|buys|bought|steals?|stole|catches|caught) (?:an?|the) (?:magic |magical |strange )?(?:goose|hen|duck|chicken|swan|bird) (?:that|which|who) (?:lays?|laid) (?:golden|gold|silver|diamond|money|coins?)\\b[^.]*",
    ),
    after: [
      [
        0,
        "The first one lay in the straw and shone through the cracks of the barn. {Hero} bit on it, and then had to sit down, because it was real, and because of the tooth.",
      ],
      [
        1,
        "After that there was one every morning. {Hero} no longer slept. {He} sat in front of the nest with a lamp and a basket, and whenever a wing moved, {he} held {his} breath. “One a day,” {he} said. “Why only one?”",
      ],
      [
        1,
        "{He} gave it twice as much to eat. It got fat. {He} gave it the best corn, then cake, then roast potatoes with gravy. It got a stomach ache. {He} shouted at it. That morning there was none at all.",
      ],
      [
        2,
        "There was a fence round the house by now, and behind the fence a wall, and on the wall a dog. The neighbours did not come by any more. “They only want my gold,” said {hero}. It was true that none of them laughed any more when they passed.",
      ],
      [
        0.5,
        "“There must be a whole heap of it in there,” {hero} thought one night, and took the big knife from the drawer. It looked up at {him} out of the straw. It had a little bit of gravy on its chin. It was not afraid. It thought that {he} had come to say good night.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} stood there for a long time. Then {he} put the knife back into the drawer, and it was as if {he} had woken up. {He} opened the barn, and the gate in the wall, and the one in the fence. “Off you go,” {he} said. “Where you like best.”",
      ],
      [
        0.7,
        "It did not go far. It went once round the pond, had a bath, and came back in the evening on foot. In the morning there was an egg in the nest. It was white. {Hero} fried it, with a pinch of salt. {He} could not remember when anything had tasted so good.",
      ],
      [
        1,
        "The wall has become a bench. The neighbours sit on it on Sundays. And sometimes, not often, and never on a day when somebody is waiting for it, one of them shines.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:becomes?|became|is made|was made|is crowned|was crowned|was chosen (?:as|to be)|is chosen (?:as|to be)) (?:the |an? )?(?:new |next )?(?<crown>king|queen|prince|princess|emperor|empress)\\b[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ )?(?:shepherd|shepherdess|goatherd|goose girl|swineherd|herdsman)\b/i,
    after: [
      [
        0,
        "It was only because the old one had died without leaving anybody. “Let the horse decide,” said the oldest of the councillors, for that was the custom. So they let the royal horse go, and the whole court ran after it, in velvet. It went through the market, across three fields and up a hill. There it stopped in front of {hero}, and ate {his} bread.",
      ],
      [
        1,
        "“There must be some mistake,” said {hero}. “There must be,” said the councillors. But the horse lay down, and nobody could get it up again.",
      ],
      [
        1,
        "The crown was too big and rested on {his} ears. The bed was so soft that {hero} got seasick. At dinner there were nine forks. “With which of them does one begin?” {he} whispered. “We've always been afraid to ask that,” a page whispered back.",
      ],
      [
        2,
        "Every day somebody came with a quarrel. {Hero} listened to both of them, and did what {he} had always done when two wanted the same place: {he} moved a little to one side, so that there was room for three.",
      ],
      [
        0.5,
        "Then word came that the enemy was at the border, ten thousand of them, with flags. The councillors put on their helmets the wrong way round. “What shall we do, Your Majesty?” {Hero} looked out of the window. Up there was the hill, and it was about to get dark.",
      ],
    ],
    end: [
      [
        0,
        "{He} went alone, with a stick and a whistle, as on every evening of {his} life. {He} sat down on a stone in front of the ten thousand, and began to cut bread. “You'll have come a long way,” {he} said. “Who is hungry?” It was quiet. Right at the back one put up his hand. Then another one.",
      ],
      [
        1,
        "They have not gone home to this day, most of them. There was so much to do here: roofs, bridges, the hay. The other {crown} is said to have waited for them for a while, and then to have come to see what was keeping them.",
      ],
      [
        1,
        "The crown hangs on a nail behind the door. {Hero} needs it on Sundays. For the rest of the week there is a hat that fits.",
        "The crown hung on a nail behind the door after that, for Sundays. For the rest of the week there was a hat that fitted.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:saves|saved|frees|freed|rescues|rescued) (?:herself|himself)\\b[^.]*"),
    idea: /^(?=.*\b(?:princess|prince)\b)(?=.*\b(?:tower|dragon|castle)\b)/is,
    after: [
      [
        0,
        "The sign on the door said: “Please wait for the prince.” {Hero} waited. {He} had waited on Monday, and {he} had waited in May. By now there was moss on the sign.",
      ],
      [
        1,
        "Now and then one came by. The first had hay fever. The second wanted to know first how many rooms there were. The third had come a very long way, and fell asleep at the bottom of the tower, and the sheep ate his plume.",
      ],
      [
        0.3,
        "“If one wants a thing done,” said {hero} at last, and looked round the room. There was a bed, a harp, and eleven books about manners.",
      ],
      [
        1,
        "The sheets were too short by half. With the curtains it went as far as the second floor. The strings of the harp held best of all, and the books about manners went out of the window first, so that the landing would be softer.",
      ],
      [
        0.5,
        "Halfway down there was a snort. {Hero} had forgotten about the dragon. He lay round the tower, as he had been told to, and one eye opened, as yellow as a lamp. “It isn't your time yet,” he said. “The prince isn't here.”",
      ],
    ],
    end: [
      [
        0,
        "“How long have you been lying there?” asked {hero}, and went on climbing. The dragon worked it out. “A hundred and four years.” “And do you like it?” Nobody had ever asked him that. A tear ran down, and it hissed. “My back hurts so much,” said the dragon.",
      ],
      [
        0.7,
        "They went off together at sunrise. {Hero} sat on his neck, with bare feet and a harp without strings. At the crossroads they met number four, in new armour. “To the tower?” he called. “Straight on,” {hero} called back. “The door isn't locked. It never was.”",
      ],
      [1, "Someone has turned over the sign. “Please don't wait,” it says now."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:invites?|invited) (?:the (?:whole|entire) (?<guests>village|town|street|city|kingdom|country|neighbou?rhood|school|forest|castle)|everyone|everybody|all (?:the|his|her) (?:neighbou?rs|animals|villagers|people|subjects))(?: in (?:the|his|her) [a-z]+)? (?:to|for) (?:an?|his|her|the)? ?(?<feast>(?:[a-z]+ )?(?:dinner|party|tea|feast|supper|picnic|breakfast|lunch|ball|birthday|wedding|barbecue))",
    ),
    after: [
      [
        0,
        "Until then {hero} had always eaten alone, at a table for a hundred and twenty. The salt stood at the other end. When {he} needed it, {he} had to put on {his} coat.",
        "Until then {hero} had always eaten alone, with the good spoon, and the clock for company.",
      ],
      [
        1,
        "The invitations went out on Monday, on thick paper. By Thursday not one of them had been answered. “They think it's a mistake,” said the cook. “Or a trap.” {Hero} counted the chairs again.",
        "The invitations went out on Monday. By Thursday not one of them had been answered. {Hero} counted the chairs again.",
      ],
      [
        1,
        "On the evening itself the candles were burning, and the soup was getting cold. Seven o'clock, a quarter past, half past. {Hero} had put on {his} best, and sat up very straight, so that nobody would notice anything. There was nobody there who could have noticed.",
      ],
      [
        0.5,
        "Then there was a knock, quite low down. A small boy stood outside in his father's jacket. “Is it true that there's pudding?” he asked. “My mother says one doesn't go to people like you. But I'm hungry.”",
        "Then there was a knock, quite low down. Somebody very small stood outside, with wet feet. “Is it true that there's pudding?” it asked. “The others say one doesn't go to people like you. But I'm hungry.”",
      ],
      [
        0.5,
        "“I'll tell you something,” said {hero}. “The soup is cold, and I don't like sitting up straight.” They took off their shoes and carried the whole pudding out on to the steps. It was a large one. It wobbled, and one could see it from far away.",
      ],
    ],
    end: [
      [
        0,
        "Windows opened down there. Somebody called out what was going on. “Pudding!” the small one shouted back, with his mouth full. First they came to fetch him. Then they sat down for a moment. By ten o'clock the steps were full from top to bottom, and somebody had brought a fiddle.",
        "Windows opened. Somebody called out what was going on. “Pudding!” the small one shouted back. First they came to have a look. Then they sat down for a moment. By ten o'clock everybody was there, and somebody had brought a fiddle.",
      ],
      [
        1,
        "“You could have told us,” they said. “I did,” said {hero}, “on thick paper.” “Not that,” they said. “That you are alone.”",
      ],
      [
        1,
        "The table has been sawn up. There are twenty small ones now, and none of them is so long that one could not reach the salt.",
        "There has been a knock every evening since then, and it is always quite low down.",
      ],
    ],
    isWhole: true,
  },
];
