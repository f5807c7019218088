import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of animals with plans of their own. */
export const animalDoings = [
  story({
    says: [
      /\b(?:open(?:s|ed|ing)?(?: up)?|runs?|ran|start(?:s|ed)?|set(?:s)? up|own(?:s|ed)) (?:an?|the|his|her|its|their)(?: [\w'’-]+){0,4}? (?:restaurant|bakery|café|cafe|shop|hotel|hairdresser'?s?|salon|post office|school|library|stall|stand|kitchen|bar|inn|tea ?room|pizzeria)\b/i,
      /\b(?:restaurant|bakery|café|cafe|shop|hotel|hairdresser'?s?|salon|post office|school|library|ice cream|kitchen|bar|inn|tea ?room|pizzeria)\b/i,
      /\b(?:bear|fox|mouse|mice|raccoons?|rabbit|hedgehog|frog|cat|dog|hen|badger|owl|penguin|shark|vulture|crocodile|wolf|beaver|squirrel|mole|goblin|dragon|troll|giant|elephant|snail|octopus|pig|goat|lion|animals?)s?\b/i,
    ],
    of: "creatures",
    unless: /\b(?:school for humans|kills?|robber\w*|library at night)\b/i,
    may: [alongside],
    after: [
      "On the first morning the sign hung straight, the windows shone, and everything was in its place. {Hero} had put on a clean apron. {He} opened the door at eight, and looked out to the left and to the right. At nine {he} wiped the table once more. At ten somebody came in. It was the wind.",
      [
        "“They don't know yet that it's good,” said {talker}. “How are they to know, if they don't come in?” asked {hero}. {Talker} had no answer to that. They moved the sign to a lower place. They moved it up again. In the evening they looked at each other across all the things that were left over, and turned the light down.",
        "“They don't know yet that it's good,” {hero} told {himself}. {He} moved the sign to a lower place. {He} moved it up again. Noses were pressed against the window pane, and disappeared as soon as {he} nodded to them. In the evening {he} stood among all the things that were left over, and turned the light down.",
      ],
      "+ On the second day a hedgehog came as far as the mat. “Is it true,” it asked, “what they say about your kind?” “What do they say?” “All sorts of things,” said the hedgehog, and was gone. {Hero} sat down behind the counter. So that was it. {He} could have made everything twice as good. It was about something else.",
      "@village.storm In the third night it thundered. A branch had hit the mill, and the pond ran over, and all of them had to leave their holes, with blankets and babies and wet feet. They stood on the road. Only a single window had a light in it. Nobody wanted to be the first one to knock.",
    ],
    end: [
      "They did not have to. {Hero} had opened the door from inside, and stood there with the clean apron, and towels over both arms. “We're open,” {he} said. The smallest rabbit went in, because it was too small to have heard what was said about anybody. And all the others came in after it.",
      [
        "It was warm, and it smelled good. {Hero} ran, and {talker} ran. Nothing stayed in its place that night: the tablecloths became nappies, and two families slept in the cupboard. “It's lovely here,” said an old hedgehog. “Why did nobody tell us?” “We're telling you now,” said {talker}.",
        "It was warm, and it smelled good. {Hero} ran to and fro. Nothing stayed in its place that night: the tablecloths became nappies, and two families slept in the cupboard. “It's lovely here,” said an old hedgehog from the best chair. “And there was I, telling everybody all sorts of things.”",
      ],
      "In the morning they wanted to pay. They had nothing with them but what they had carried out: a spoon, a button, a picture of an aunt. {Hero} hung it all up on the wall. “That will do,” {he} said, “for the next hundred years.”",
      "The sign is crooked since that storm, and nobody straightens it. It is hard to get a seat. Whoever gets the one by the door has to wave to the noses at the window.",
    ],
  }),
  story({
    says: [
      /\b(?:sing\w*|sang|song|concert|choir|band|orchestra|opera|music\w*|cello|violin|drums?|trumpet|piano|play(?:s|ed)? the)\b/i,
      /\b(?:frog|crow|nightingale|donkey|hens?|chickens?|pig|cow|cat|dog|mouse|mice|bear|wolf|hedgehog|cricket|beetle|animals?|skunk|goat|rooster|duck|goose|toad|raven|owl|elephant|bird|birds|grasshopper|snail|hippo)s?\b/i,
      /\b(?:wants?|wanted|dream\w*|become|became|start\w*|enter\w*|competition|contest|lost (?:his|her|its) voice|prepar\w*|join\w*|form\w*|voice|learn\w*|seat|runs? away|ran away|practi[sc]\w*|perform\w*)\b/i,
    ],
    of: "creatures",
    unless:
      /\b(?:howl\w*|crow(?:s|ed|ing)|roar\w*|teach\w*|taught|organ|opera house|theatre|jungle|underwater|subway|piano|violin|cello|trumpet|drums?|drummer|play(?:s|ed)? the|orchestra|whale|octopus|refus\w*|moon|wedding|lullaby|stop(?:ped)? laying|police)\b/i,
    may: [alongside],
    after: [
      [
        "@barn(hero stand, mate talk) “La,” sang {hero}. In the hedge a sparrow fell off its twig. “Once more,” said {talker}, “but this time with feeling.” “That was with feeling.” “Then with less.” They wrote the programme on the door of the barn, in chalk. It was a fine programme. There was only the music still missing.",
        "@barn(hero stand) “La,” sang {hero}. In the hedge a sparrow fell off its twig. {He} tried it once more, with more feeling, and somewhere a window was shut. {He} wrote the programme on the door of the barn, in chalk. It was a fine programme. There was only the music still missing.",
      ],
      "They came from all over the farm, to join in or to complain. The goose brought a bucket, to drum on. The sheep could only do one note, but could do it for as long as was wanted. The old dog fetched a stick for whoever was to stand in front.",
      "+ On the evening before it {hero} had no voice left. There was only a sort of steam. {He} gargled with sage, {he} wrapped a sock round {his} neck. “It's all off,” {he} whispered, and chalk letters ran down the door, because it had begun to drizzle. “Then we'll do it wet,” said the goose.",
      "@barn.night(hero look) On the evening itself every place was taken, right up to the roof beams. The swallows sat in the front row. {Hero} looked out through a knothole. {His} knees played a tune of their own. “I can't,” {he} said. And in the dark somebody coughed already, and looked at the clock.",
    ],
    end: [
      [
        "@barn.night(hero stand, mate look) “Then sing it to me,” said {talker}. “Turn round. Look at nobody else.” {Hero} turned round. {He} sang it for {talker} alone, as they had practised it, with all the wrong places. The sheep came in with her note. The bucket went bom. It was crooked, and it limped, but it walked.",
        "@barn.night(hero stand) Then the smallest piglet cried, up there in the straw, because of the dark. {Hero} did not think about it. {He} sang to it, as {he} did on every other evening, softly, and with all the wrong places. The sheep came in with her note. The bucket went bom. It was crooked, and it limped, but it walked.",
      ],
      "@barn.night(hero stand) And nobody laughed. The swallows moved closer together. At the second verse, where it always goes wrong, it went wrong, and the whole barn sang it wrong along with {him}, because by now they knew it by heart.",
      "@barn.night(hero stand) At the end there was no clapping, for few of them had hands. They stamped. They stamped until the chalk fell from the door. “Again!” they bellowed, bleated and barked, and {hero} bowed so deeply that {he} tipped over. “What was it called?” asked a swallow. Nobody had thought of that.",
      "@meadow.night The swallows took it with them in the autumn. They say that it is sung in Africa now, on a Saturday night, under a very large tree. And they do it properly there, with all the wrong places.",
    ],
  }),
  story({
    says: [
      /\b(?:two|both|neighbours?|brothers|sisters|a \w+ and a(?:n)? \w+)\b/i,
      /\b(?:fight|fights|fought|argu\w*|quarrel\w*|both (?:want\w*|claim\w*)|share[sd]?)\b/i,
      /\b(?:acorn|nuts?|cake|pie|carrot|apple|pear|cheese|bone|pumpkin|honey|berry|berries|worm|fish|pond|tree|nest|mushroom|turnip|cabbage|banana|log)\b/i,
      /\b(?:squirrels?|mice|mouse|rabbits?|bears?|foxe?s?|birds?|hamsters?|raccoons?|badgers?|beavers?|ducks?|frogs?|crows?|ants?|hares?|otters?|hedgehogs?|dogs?|cats?|goats?|chipmunks?|monkeys?|magpies?|sparrows?)\b/i,
    ],
    may: [
      /\b(?<prize>acorn|nut|cake|pie|carrot|apple|pear|cheese|bone|pumpkin|mushroom|turnip|cabbage|banana|fish)\b/i,
    ],
    of: "creatures",
    early:
      /(?:^|,? )while they (?:fought|quarrelled|argued|were (?:fighting|arguing|quarrelling)),? (?:somebody|someone) else (?:took|stole) it\.?$/i,
    after: [
      "@forest “I saw it first,” said the elder of the two. “I saw it longer,” said the other. They had been friends since the last winter but two, and had never needed a line. Now they drew one, with a stick, right through the moss. It went between the two front doors and through the middle of the bench, and on each half sat half a friend.",
      "+ @forest They got up earlier each day, in order to shout first. They wrote it down, with all their reasons, on birch bark. The thrush, who was to be the judge, read them all, and moved to another wood. And meanwhile the days became short, and nobody gathered anything.",
      "+ “Then we'll measure who's stronger,” they said. They pulled. They pushed. They stood forehead to forehead in the rain until both of them had a cold. “You've got a fever,” said the elder. “You, too,” said the younger. It was almost a conversation. Then they remembered, and put their tongues out.",
      "@forest.night(hero run) In the night there was a noise outside, a sort of dragging. Each of them thought that it was the other one. Each of them ran out with a lantern, to catch the thief at last, and they crashed together, in the middle, right on the line. Between them there was nothing. Where it had lain was only a dent in the moss.",
    ],
    end: [
      "@forest.night(hero sit) They sat down on the bench. For the first time in weeks they had the same thing to be sad about. “It was a beautiful one,” said the elder. “It was,” said the younger. “You ought to have had it.” “No, you.” Then the lanterns shone on a trail of crumbs.",
      "@forest.night(hero look) It led through the ferns, down to the brook, under a root. They looked in through the crack. A mole sat in there, with a whole row of children, thin as pencils, and each of them was given a crumb, one after the other, by feel. “Is it for the whole winter?” asked the smallest. “If we're careful,” said the mole.",
      "@snow(hero sit) The two at the crack looked at each other. It was a short look. Then they put out their lanterns, so as not to be noticed. On the way home they rubbed out the line with their feet. In the first snow they sat on the bench, in the middle, and there was tea.",
      "@forest(hero stand) In spring something green stood before the crack under the root, with two leaves, where a crumb had fallen. It grows right on the border. The two of them water it on alternate days, and each says that it grows faster on the other's day.",
    ],
  }),
  story({
    says: [
      role("beast", "hedgehog|porcupine|cactus"),
      /\b(?:hug\w*|cuddl\w*|embrace|friends?|spikes?|spiky|prickl\w*|spines?|thorns?|balloons?|touch|afraid|party)\b/i,
      /\b(?:hug\w*|cuddl\w*|embrace|spikes?|spiky|prickl\w*|spines?|thorns?|balloons?|prick\w*)\b/i,
    ],
    may: [
      role(
        "talker",
        "tortoise|turtle|snail|rabbit|mouse|squirrel|bear|fox|girl|boy|mole|frog|porcupine|hedgehog friend|cactus friend",
      ),
    ],
    lead: "beast",
    unless: /\b(?:snow|injured|hibernat\w*|winter)\b/i,
    early: /,? ?(?:in|at) the end a hedgehog (?:comes|came) in\.?$/i,
    after: [
      "@meadow.dusk(hero look) It was the time of day when they all said good night, and they did it with both arms. {Hero} stood beside them and watched how it was done. First the arms went out, then in, then there was a sigh. But as soon as {he} put out {his} arms, there was a lot of room around {him}.",
      [
        "@meadow(hero talk, mate talk) “It isn't about you,” said {talker}, from a safe distance. “It's only about the outside.” “But I've only got this one,” said {hero}. So they tried things. {Hero} stuck corks on all the points. Then {he} bowed to say thank you, and they flew off, pop, pop, pop, and broke a window.",
        "@meadow(hero stand) {Hero} tried things. {He} stuck a cork on every point, and it took {him} a whole day. “How do I look?” {he} asked, and bowed. They flew off, pop, pop, pop, and broke a window. {He} rolled in dough. {He} put on four jackets, and afterwards they were four nets.",
      ],
      "+ @forest(hero stand) In the end {he} hugged a tree. It held still, and it did not say ouch. But it did not hug back, either. After a while {hero} let it go. There were two hundred small holes in the bark, and they formed a pattern. It was rather pretty. {He} looked at it for a bit, and went home.",
      "@meadow.night In the night there was a call, thin and high. Down in the ditch, in the mud, sat something small that had rolled out of its nest, wet, blind, and so slippery that all the others who had tried to lift it had dropped it again. “It slides out of my hands,” they wailed, all of them. It was getting cold.",
    ],
    end: [
      "@meadow.night(hero stand) {Hero} climbed down. {He} lay down on {his} stomach, quite flat, where it was soft. “Hold on,” {he} said. “To the points. They don't slip.” Two tiny hands took hold, left and right. They held on as to a railing, and {hero} climbed up.",
      "@meadow.night(hero sit) Up there, on the bank, it did not let go. It crept under {him}, to where there are no points and where it was warm, and put both its arms round as much of {hero} as it could reach. First the arms went out, then in. Then there was a sigh. {Hero} did not move until it was morning.",
      [
        "@meadow.dusk(hero sit, mate sit) “You only have to come from below,” said {talker}, who had watched it all. “We were always trying it from above.” And {talker} lay down on the ground, and said: “Now me.” There was a good deal of giggling, for it tickled. They stood in a queue, that evening, as far as the fence.",
        "@meadow.dusk(hero sit) “Oh,” said the others, when they came to look, “it has to be done from below! We always tried it from above.” There was a good deal of giggling, for it tickled. They stood in a queue, that evening, as far as the fence, and everybody lay down when it was their turn.",
      ],
      "@meadow.night(hero sit) Every night now, when they all say good night, there's a small pile on the meadow, with {hero} on top. And round the old tree, all over its bark, grows moss, in a pattern, exactly as high as two arms can reach.",
    ],
  }),
  story({
    says: [
      role("thief", "fox|raccoon|magpie|crow|monkey|cat|squirrel|goat|seagull|badger|raven|jackdaw|bear|vixen|mouse"),
      /\b(?:st[oe]al(?:s|ing)?|stole|stolen|tak(?:es|en)|took|thief|robs?|snatch\w*|collect\w*|gives? back|gave back)\b/i,
      /\b(?:scar(?:f|ves)|shawl|blanket|jumper|sweater|coat|hat|socks?|gloves?|mittens?|cap|pullover|washing|clothes|towel|jacket|cushion|pillow|wool\w*|slippers?|shoes?)\b/i,
      role(
        "owner",
        "girl|boy|child|farmer's son|farmer's daughter|farmer(?!['’]s)|old man|old woman|baker(?!['’]s)|baker's wife|grandmother|grandma|gran|widow|postman",
      ),
    ],
    unless:
      /\b(?:moon|kill\w*|police|detective|murder|treasure|horn|hen and|purse|return\w*|collect\w*|ring|shiny|friends?|gives? back|gave back|took (?:care|her|him|part)|takes (?:care|her|him|part))\b/i,
    after: [
      "@garden(owner look) There were tracks behind the house, quite small ones, with a scratch beside them as if somebody had been dragging a thing that was too long. {Owner} bent down. The tracks did not run straight, as a thief runs. They stopped at each corner. They went round the puddles. The thief had taken care that nothing got wet.",
      "@forest.dusk(owner walk) {Owner} followed them, past the fence, past the last lamp, to where the brambles begin. It was getting dark. Two yellow eyes were looking out of the bushes. “Give it back,” said {owner}, though not very loudly. The eyes went out, and a bit further on they shone again. It was {thief}, waiting.",
      "+ @forest.dusk(owner carry) On the way lay other things: a sock, a tea strainer, half a cushion, and a glove, for which the whole street had been searching. They lay there in a row. It was almost like a path for somebody who cannot find the way home. {Owner} picked them up, one after the other, until there was no hand left.",
      "@forest.night(owner sit, thief stand) Under a fallen oak there was a hole. {Thief} stood in front of it, hackles up, thinner than a thief should be. There was a growl. But it was a tired one, and a second sound came in between, out of the hole, from far inside. It was a sneeze, no bigger than a pea. {Owner} put everything down, and sat down in the leaves, to be less tall.",
    ],
    end: [
      "@forest.night(owner look, thief stand) It took quite a time. Then {thief} moved aside by the breadth of a paw. In the hole, on everything that had been missed for weeks, lay a young one with closed eyes, and shivered. So that was why {thief} had stolen it all. {Owner} saw {ownerhis} own thing there, wrapped round it, twice. “Oh,” said {owner}. “It looks better on you.”",
      "@forest.night(owner give, thief take) {Owner} ran home and came back. There was a bottle with warm milk, and there was a bowl, and a blanket that nobody would miss, because it was given. {Thief} sniffed at it. {Thief} took it, looked round once, as if there had to be a catch in it, and dragged it into the hole. The sneezing became less.",
      "+ @garden.dusk(owner stand) They met like that for many evenings. A plate stood on the back step, and the next morning it was empty, and so clean that it could be put straight on the shelf. Nobody stole anything in that street any longer. “I must have frightened the thief away,” said the neighbour. “Yes,” said {owner}. “You must have.”",
      "@garden(thief walk) In spring two came out of the brambles, a big one and a half-grown one. They stopped at each corner, and went round the puddles. On the back step, when they had gone, lay the thing that had been taken, a bit chewed, with a dandelion on it.",
    ],
  }),
];
