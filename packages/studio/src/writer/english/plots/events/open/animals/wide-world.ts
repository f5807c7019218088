import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** Who wants to see something that is far away. */
export const seesTheWorld: ClauseScene = {
  by: "any",
  words: unsettled(
    "dream(?:s|ed|t)?|want(?:s|ed)?|wish(?:es|ed)?|long(?:s|ed)?|would (?:like|love)|set(?:s)? (?:out|off)|decide[sd]?|leaves?|left|travel(?:s|led)?|cannot|could not|stuck|friends?|help(?:s|ed)?",
    "balloon ride|jar|girl|boy|grandmother|freezer",
  ),
  idea: /^(?!.*\b(?:snowm[ae]n|boys?|girls?|children|grandmother|balloon|star|summer|owl|fly|flying|fish|whales|old man|old woman|friend's)\b)[\s\S]*\b(?:dream(?:s|ed|t)? of|want(?:s|ed)? to|wish(?:es|ed)? to|long(?:s|ed)? (?:to|for)|would (?:like|love) to|decide[sd]? to|set(?:s)? (?:out|off) (?:for|to)) (?:[a-z]+ ){0,5}?(?<sight>(?:the|a) (?:big |wide |great |real |open |whole |blue |high )*(?:sea|ocean|world|beach|mountains?|city|north pole|whale|desert|island|jungle|snow|rainbow|lighthouse|waterfall|big wheel|horizon))\b/i,
  after: [
    [
      0,
      "=There was a picture of {thesight}, on a calendar. It had been blown there, and it had lain in the rain, and the best part was a bit smeared. {Hero} knew every smear of it. In the evening {he} always looked at the bottom left, where it went on.",
      "=It had begun with a gull, or with somebody who said that he was a gull. He had told of {thesight}, for a whole rainy afternoon, and had left out nothing. Since then {hero} had not been able to look at a puddle without thinking of it.",
    ],
    [
      1,
      "=“What do you want there?” asked those who always know. “It's far, and it's draughty, and one comes back with wet feet.” They had never been there themselves. They had it from others, who had turned back halfway.",
      "=“It isn't for such as us,” said those who always know. They had never been there. They had it from others, and those others had turned back at the second corner, because of the weather.",
    ],
    [
      1,
      "=So one day {hero} simply went. It was quite early. The first bit was easy, because {he} knew it. The second bit {he} knew from hearing. After that came a bit that nobody had said anything about, and it took until evening.",
      "=So one morning, quite early, it simply began. The first bit was easy, because {hero} knew it by sight. The second bit {he} knew from hearing. After that came a bit that nobody had said anything about, and it took until evening.",
    ],
    [
      1,
      "=On the way {hero} asked for directions. “Straight on,” said a heron, “and where it smells different, turn left.” {Hero} smelled at every corner. It smelled of hay, and of tar, and of somebody's supper. The supper was hardest to get past.",
      "=On the way a heron was asked. “Straight on,” said the heron, “and where the air gets different, turn left.” It got different quite often. It was hay, and then it was tar, and once it was somebody's supper.",
    ],
    [
      0.4,
      "=On the last evening {hero} could hardly go on, and it was foggy. “I only wanted to see it once,” said {hero} to nobody in particular. “It needn't have been for long.” The fog did not say anything. It was just there, quite white, in front and behind.",
      "=On the last evening there was fog, quite white, in front and behind. One could not see one's own beginning. {Hero} could not go on. So it had been for nothing, all that way, and there was not even anybody there who had said so from the first.",
    ],
  ],
  end: [
    [
      0,
      "=But one can hear in fog. There was something down there, and it breathed in and out, like somebody very big who is not worried about anything. {Hero} kept quite still. Then the sun came and pulled the white away, from the left to the right, like a cloth from a table. And it was {thesight}. {Hero} had imagined it every evening. All that had been imagined fitted into the bottom left.",
      "=But fog does not stay. In the morning the sun came and pulled the white away, from the left to the right, like a cloth from a table. There had been only one more step to go. {Hero} did not take it. {Hero} only looked. So that was {thesight}. It was not as it had been told. They had left out nearly everything.",
    ],
    [
      0.6,
      "=“Well?” asked a gull, a real one. “Is there anything else I can show you?” “No, thank you,” said {hero}. “I'm still at the first bit.” That was true, and in the evening it was still true.",
    ],
    [
      0.8,
      "=Since then those who always know have said it differently. “It's far, and it's draughty,” they say, “but one of us has been there.” And when it rains, somebody tells about it, for a whole afternoon, and leaves out nothing. There is always one who gets very quiet, and doesn't look at the puddle.",
      "=Since then it has been told differently at home. “It's far, and it's draughty,” they say, “but one of us has been there.” And when it rains for a whole afternoon, somebody asks for the bit with the fog.",
    ],
  ],
};

/** Who builds what the wind takes, cannot rain, or is not needed. */
export const wideWorld: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "rain|rains|rained|follow(?:s|ed)?|laugh(?:s|ed)?|cr(?:y|ies|ied)|asks?|asked|other clouds|alone|drought|garden|small|thunder|dry",
      "harvest",
    ),
    idea: /^(?:An?|The|One|There (?:was|were)(?: once)? an?|This is the story of an?|Story about an?)(?: (?!(?:his|her|its|their|an?|who|boy|girl)\b)\S+){0,4}? (?:rain ?)?cloud\b[\s\S]*\b(?:(?:can ?not|can't|could not|did not know how to|does not know how to|doesn't know how to|too small to|never|unable to|did not want to|does not want to|forgot how to|wants? to|wanted to|learn(?:s|ed)? to) (?:\w+ )?rain)\b/i,
    after: [
      [
        0,
        "=The others just did it. They came along, grew dark, said “now”, and it fell. Then they went on, light and pleased. {Hero} had tried saying “now”. {He} had said it over three counties. Down there somebody had put up an umbrella, out of politeness, and had taken it down again.",
      ],
      [
        1,
        "=“You have to drink more,” said the others. So {hero} drank: a pond, half a bay, and the steam from a soup kitchen. {He} got so big that {he} could not get past the church tower. Nothing fell. There was only a smell of soup.",
        "=“It's a matter of drinking,” said the others. So {hero} drank: a pond, half a bay, and the steam from somebody's soup. After that it was hardly possible to get past the church tower. Nothing fell. There was only a smell of soup.",
      ],
      [
        1,
        "=“It's a matter of thinking of something sad,” said the others. {Hero} thought of a dog that has to wait outside a shop. It was sad. But then the door always opened, and the dog was so glad that {hero} had to smile.",
      ],
      [
        2,
        "=In return there were some things that others cannot do. {Hero} could give shade exactly where somebody was painting a fence. {Hero} could look like a rabbit, and then like a sofa. Down there they lay on their backs and guessed. Nobody ever guesses at the others. They run in.",
      ],
      [
        0.4,
        "=Then there was a summer in which no others came. The meadows went yellow, and then they went grey. Down there stood a very small bean in a pot. Somebody had given it the last of the washing water, in the evening, out of a thimble. “Now,” said {hero}. “Now. Please.” It was the hottest day of the year. The bean let its head hang.",
        "=Then there was a summer in which no others came. The meadows went yellow, and then they went grey. Down there was a very small bean, and somebody gave it the last of the washing water, out of a thimble. “Now,” said {hero}. “Now. Please.” It was the hottest day of all. The bean let its head hang.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} went right down, until the roofs tickled, and put {himself} in front of the sun. That was all that {he} could do. “What are you doing up there?” somebody asked, quite near. “Are you a rabbit or a sofa?” {Hero} had never been asked. All the others had only guessed. It was such an unexpected question, and it was asked so kindly, that something gave way inside, quite softly. The first drop fell on the bean. The second fell on a nose.",
        "={Hero} went right down, as far as the roofs, and stayed in front of the sun. It was all there was to be done. “What are you?” somebody asked down there, and shaded a pair of eyes. “Are you a rabbit or a sofa?” Nobody had ever asked before. They had only guessed. It was asked so kindly that something gave way inside, quite softly. The first drop fell on the bean. The second fell on a nose.",
      ],
      [
        0.6,
        "=It rained all afternoon. It was no storm, and nobody ran in. They all stood there with their faces up and their mouths open. It tasted very faintly of soup.",
      ],
      [
        0.8,
        "=The bean has reached the roof by now. And when a certain cloud comes along, nobody puts up an umbrella. They lie down on their backs. “Rabbit!” they shout. “Sofa!” And then, because it has to laugh so much, it rains.",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "attic|waits?|waited|waiting|forgotten|forgot|nobody|no one|plays?|played|box|cellar|shelf|old|left|thrown|lonely|outgrew|grown|wants?|wanted|hopes?|wish\\w*|needs?|needed|useless|afraid|thinks?|thought|bored",
      "glow|boy found|mended|paints|paint(?:ed)?|beach",
    ),
    idea: /^(?:An?|The|One|Old|There (?:was|were)(?: once)? an?|This is the story of an?)(?: (?!(?:his|her|its|their|who|boy|girl|man|woman|lost)\b)\S+){0,5}? (?<toy>teddy bear|teddy|doll|rag doll|rocking horse|toy|puppet|music box|toy train|toy robot|toy car|stuffed \w+|toy \w+|typewriter|piano|guitar|violin|bicycle|bike|kite|umbrella|crayon|pencil|teapot|cup|mug|armchair|chair|lamp|clock|radio|suitcase|book|sledge|sled|boot|bench|spinning top|nutcracker|chess piece|jigsaw puzzle|dollhouse|doll's house|scooter|wheelbarrow|candle)\b(?!.*\b(?:train|bus|night|midnight|alive|runs away|ran away|mysterious|magic\w*|haunted|tracks|gold line|beach|lighthouse|murder)\b)[\s\S]*\b(?:attic|forgotten|nobody (?:wants?|wanted|needs?|needed|plays?|played|uses?|used)|no one (?:wants?|wanted|needs?|needed|plays?|played)|thrown away|thrown out|useless|not needed|any ?more|too old|left in|in a box|cellar|waits? for|waited for)\b/i,
    after: [
      [
        0,
        "=It had not been meant unkindly. “Only till spring,” they had said, and had put {hero} down where one puts such things. That had been several springs ago. One hears the spring in there. It drips.",
      ],
      [
        1,
        "=One gets to know the others. There was a lampshade that had been to dances, and a left boot that did not want to talk about it. In the evening each of them said what they had last been used for. {Hero} told it a little differently every time, so that it would not wear out.",
      ],
      [
        1,
        "=Once there were steps. {Hero} made a good face, as far as that can be done with so much dust on it. The steps came nearer. A hand came, took the box with the Christmas stars, and went away with it. “It was very nearly us,” said the lampshade. It was sitting on the other side altogether.",
        "=Once there were steps. Everybody sat up, as far as that can be done with so much dust on. The steps came nearer. A hand came, took the box next to {hero}, and went away with it. “That was close,” said the lampshade. It meant it as a comfort.",
      ],
      [
        2,
        "=A mouse lived there who had something to say about everything. “A {toy} isn't needed any more,” it said. “They've got something with a plug for that.” But it always slept on {hero}, because it was nicest there.",
      ],
      [
        0.4,
        "=Then one day there was a great deal of noise. Everything was carried down. There was a van in front of the house, and in front of the van there were two heaps. The one was big, and on the other stood a lamp. The left boot went on the big heap. {Hero} was lifted up. “And this?” called somebody. “Does anybody still want this?” It was quiet for a very long time.",
      ],
    ],
    end: [
      [
        0,
        "=“Wait,” said a voice. It was deeper than it had been. The hands were bigger, too, and they turned {hero} over at once to look at the underside, where there is a scratch that nobody knows about. “I looked for you everywhere,” said the voice. “They said that you had been given away.” Behind it a very small person came up and stood on tiptoe. “What's that?” it asked. “That,” said the voice, and had to begin again, “is mine. Do you want to see how it goes?”",
      ],
      [
        0.6,
        "=It did not go at once. There was dust in it, and a mouse. But then it went as it had always gone, and the small person laughed in just the place where one had always laughed. “Again,” it said. They did it again until supper.",
      ],
      [
        0.8,
        "=The lampshade came along as well, and so did the boot. There is a geranium in it now. In the evening, when everything is put down for the night, somebody says: “Only till morning.” And that is exactly how long it is.",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "build(?:s|ing)?|built|destroy(?:s|ed)|storm|wind|flood(?:s|ed)?|wash(?:es|ed) away|agree|together|collaps\\w*|falls? down|fell down|blows?|blew|house|nest|dam|den|home|winter|prepare[sd]?|quarrel\\w*|argue[sd]?",
      "gingerbread|raft|tree ?house|boat|rocket|machine|robot|bridge",
    ),
    idea: /^(?!.*\b(?:boys?|girls?|children|kids|grandfather|brothers and sisters|wolf|three little pigs|wings|egg|raft|tree ?house|grandpa|farmer|machine|rocket|neighbour's)\b)(?=[\s\S]*\b(?:beavers?|birds?|sparrows?|swallows?|storks?|robins?|mice|mouse|hedgehogs?|rabbits?|squirrels?|badgers?|moles?|foxe?s?|bears?|ants?|bees?|spiders?|otters?|frogs?|animals|termites|penguins?|weaver|magpies?|hares?|raccoons?|owls?|pigs|goats?|ducks?)\b)[\s\S]*\b(?:build(?:s|ing)?|built|spins?|spun) (?:[a-z]+ ){0,4}?(?<work>house|home|nest|dam|den|web|hut|burrow|hill|anthill|hive|lodge|igloo|shelter|castle|tower)\b/i,
    after: [
      [
        0,
        "=There was a plan. It was scratched into the ground with a stick, and it was a good one: here the door, here the draught, and up there a bit of a view. Then somebody walked across it with wet feet, and after that the {work} had an extra room.",
      ],
      [
        1,
        "=The beginning is always the easiest. One puts down the first piece and steps back, and it looks like the beginning of something. There was a good deal of stepping back that day. By evening there were four pieces, and a well-trodden path.",
      ],
      [
        1,
        "=Then it came down, all in one night. In the morning there was nothing left standing apart from a twig, and a bird was sitting on it. “Is this still yours?” asked the bird. It was a hard question. “It will be,” was the answer, and the first piece was put down again.",
      ],
      [
        0.5,
        "=Everybody who came by had some advice. “Thicker,” said the first. “Thinner,” said the second, “so that the wind can get through.” The third one said that in that place nothing had ever stood, and sat down to watch. They all wanted to see whether it would hold. Nobody had a hand free.",
      ],
      [
        0.4,
        "=The second time it got as far as the roof. It stood for one whole day, and one could sit in it. That night it rained as if somebody were emptying something. When it was light, it had gone, all of it, even the well-trodden path. There was no first piece any more that one could have put down. One just sat in the mud and looked at one's feet.",
      ],
    ],
    end: [
      [
        0,
        "=Then something was put down in the mud: a branch. It was the first one, who had said “thicker”. “I happened to have it lying about,” he said. The second one brought rushes. They were thin ones, so that the wind could get through. By noon there was a line of them, right down to the water. The one who had been watching had to stand up, because he was sitting on a piece that fitted.",
        "=Then something was put down in the mud: a branch. It was the one who had said “thicker”. “It was lying about at home,” was all the explanation there was. The next one brought rushes, thin ones, so that the wind could get through. By noon there was a whole line of them. The one who had sat down to watch had to get up, because there was just the right stone underneath.",
      ],
      [
        0.6,
        "=At night it rained as if somebody were emptying something. Nobody slept. They all sat inside, far too many of them, and each held the bit that was their own. Towards morning it stopped. They let go, one after another, very carefully. It held. “It's because it's thick,” said the one. “Because it's thin,” said the other.",
      ],
      [
        0.8,
        "=It is no beautiful {work}, with all those opinions in it. It is crooked on the left, and there is one room too many. But when it rains as if somebody were emptying something, then they all come, just to have a look, and the extra room is the right one for that.",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "(?:could|can)(?: not|n't|not) (?:fall a|get to )?sleep|fall asleep|sleepless|awake|tired|counts?|counted|lullaby|sings?|sang|helps?|helped|tries|tried|asks?|asked|full moon|noise|mosquito\\w*",
      "exploring|winter|stole|stolen|steals?|thief|snor(?:es|ed)|teacher",
    ),
    idea: /^(?!.*\b(?:stole|steals|stolen|winter|hibernat\w*|snor\w*|boy|girl|child|teacher|christmas|son|daughter)\b)(?=(?:\S+ ){0,8}?(?:bear|bear cub|fox|owl|owlet|rabbit|bunny|sheep|lamb|hedgehog|mouse|dormouse|squirrel|cat|kitten|dog|puppy|elephant|hippo|lion|lion cub|giraffe|penguin|duckling|pig|piglet|badger|mole|frog|monkey|koala|panda|dragon|otter|hare|chick|calf|foal|donkey|tiger|wolf|sloth|animals|zebra|hamster|dinosaur|raccoon|bird)s?\b)[\s\S]*\b(?:(?:could|can)(?: not|n't|not) (?:fall a|get to |go to )?sleep|never (?:sleeps|slept)|unable to sleep|not (?:tired|sleepy)|did not want to (?:sleep|go to (?:bed|sleep)))\b/i,
    after: [
      [
        0,
        "=First {hero} lay on the left side. Then {he} lay on the right side. After that {he} had used up {his} sides, and it was still the same evening.",
      ],
      [
        1,
        "=There is something that helps, and it is counting. {Hero} counted what {he} had: four corners of the dark, two ears, one itch. Then {he} began to count sheep. At eleven one of the sheep stopped and asked whether it was going to take much longer. It was tired.",
        "=There is something that helps, and it is counting. {Hero} counted stars. At a hundred and six one of them moved, and turned out to be a firefly. Then everything had to be counted again from the beginning, since one could not be sure of any of them now.",
      ],
      [
        1,
        "=So {hero} got up and went to ask how others do it. “You curl up,” said the hedgehog, “and put your nose in.” {Hero} tried it and got stuck. “You hang head downwards,” said the bat. “You only put one half to sleep,” said the duck, “and then the other.” {Hero} did not know where to draw the line.",
        "=So {hero} went to ask how others do it. “One curls up,” said the hedgehog, “and puts one's nose in.” “One hangs head downwards,” said the bat. “One puts only the one half to sleep,” said the duck, “and later on the other.” It was hard to decide where to draw the line.",
      ],
      [
        2,
        "=“Shall I tell you something boring?” asked {mate}. “Gladly,” said {hero}. {Mate} told how grass grows, from the beginning. It was so exciting that they both had to sit up.",
        "=The owl was the only one who had time. “I'll tell you something boring,” it said, and told how grass grows, from the beginning. Nobody had ever told that to {hero}. It was so exciting that one had to sit up.",
      ],
      [
        0.4,
        "=Then even the owl was gone, and it was the hour that has no name. Nobody was up any more. {Hero} sat there all alone in the middle of the night, and it was quite quiet. It was so quiet that one could hear something very small. It came from under a leaf, and it was a yawn that did not get any further.",
      ],
    ],
    end: [
      [
        0,
        "=“Can't you sleep, either?” asked {hero} under the leaf. “No,” said a very small beetle. “I've used up my sides. I've got six.” {Hero} had to think. “There is something that helps,” {he} said, and lay down beside the leaf. “You must listen to somebody breathing. In, and out. You needn't do anything. I'll do it for you.” {Hero} breathed in and out, very slowly and clearly, so that the beetle could follow.",
        "=“Can't you sleep, either?” asked {hero}. “No,” said a very small beetle under the leaf. “I've used up my sides, and I have six of them.” {Hero} had to think. “There's something that helps,” {hero} said. “One listens to somebody breathing. In, and out. There's nothing else to be done.” It had to be done very slowly, and clearly, so that the beetle could follow.",
      ],
      [
        0.6,
        "=It takes about forty breaths for a beetle. {Hero} wanted to be on the safe side, and meant to do fifty. At thirty-one there was a small snore under the leaf. At thirty-two there was one beside it, and that one was bigger.",
      ],
      [
        0.8,
        "=They were found like that in the morning, with dew on them, lying on their left sides. Since then, in the evening, when it won't come, nobody has had to count any more. One goes and looks for somebody who can't sleep, either, and does it for them.",
      ],
    ],
    of: "creatures",
  },
];
