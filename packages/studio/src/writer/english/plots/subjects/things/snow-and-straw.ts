import { also, role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const SUMMER_CHILD = role("child", "girl|boy|child|daughter|son|kids|children|brother|sister|brothers|sisters|twins");

/** Stories of snowmen, scarecrows and pumpkins. */
export const snowAndStraw = [
  ...withAndWithout(
    {
      says: [
        role("snowman", "snowman|snow man|snowwoman|snowgirl"),
        /\b(?:summer|spring|flowers?)\b/i,
        /\b(?:see|saw|want\w*|wish\w*|dream\w*|curious|experience|know|miss\w*|meet|visit\w*|feel|smell|long\w*|hop(?:es|ed))\b/i,
      ],
      may: [SUMMER_CHILD, ...also("see|saw", "promis\\w*", "help\\w*", "feel|smell", "first time|once")],
      unless:
        /\b(?:murder\w*|scarecrow|postcards?|in love|borrow\w*|freez\w*|fridge|refrigerator|ice box|cold store|moved? to|hides?|hid|desert|train|beach|sails?|south|travel\w*)\b/i,
      after: [
        "@garden(snowman talk) “Tell me about it,” said {thesnowman}. The robin said that the summer was mainly cherries. The bench said that it was mainly people. “And how do you get there?” asked {thesnowman}. “You have to wait,” said the bench. “Just what I can't do,” said {thesnowman}.",
        [
          "@garden(child give, snowman) {Thechild} came out with an umbrella and tied it to the broomstick, so that he stood in the shade. Then {thechild} fetched all that was cold: peas, ice cubes, a bag of spinach. {Thesnowman} looked like a shop. “It tickles,” he said. And the first snowdrop came up, right at his feet, and he forgot to be afraid.",
          "@garden(snowman) The robin held a leaf over him, but it was a very small leaf. So {thesnowman} stood in the shade of the wall, and moved along with it, an inch in an hour. Then the first snowdrop came up, right at his feet, and he forgot to be afraid.",
        ],
        "+ @garden(snowman look) “Is that it?” he whispered. “That's only the beginning,” said the robin. {Thesnowman} looked at the snowdrop for a whole day. He had not known that anything could be white and still be soft. In the meantime his left side had become rather thin, and his carrot pointed at the ground.",
        "+ @garden(snowman look) Every day there was something new. A bee sat down on one of his buttons. A smell came past that was green, although he had no word for green. “How do you all stand it?” he asked. “So much at once!”",
        "@garden.night(snowman) Then came a night when the wind turned. It was mild, and it hummed in the gutters, and water ran everywhere. {Thesnowman} felt how he was getting smaller. “I won't make it,” he said. “I only got as far as the snowdrops.” Nobody could answer that. The hat slid down over his eyes.",
      ],
      end: [
        [
          "@garden.dawn(child carry) But {thechild} had an idea. In the grey of dawn {thechild} came running with the biggest preserving jar, scooped up all that was left of him, and screwed the lid on tight. “Are you in there?” asked {thechild}. A bubble rose to the top. That was a yes.",
          "@garden But the ground had a plan. It was dry, and it took {thesnowman} in, drop by drop, and carried him to where he was needed. He ran along a root as down a dark corridor, and then up, higher and higher, and he did not know what was happening to him. Somewhere above there was light.",
        ],
        [
          "@garden(child carry) The jar stood on the window sill in April, and in May it stood in the garden. And in June, when the cherries were as red as they could be, {thechild} carried it under the tree and took off the lid. “There,” said {thechild}. “That's it. All of it.” And tipped him out, very carefully, right over the roots.",
          "@garden He came out at the very top, in a bud. It opened in June, and he saw the cherries, and the people on the bench, and the whole wide blue above it. “Well?” asked the robin. “It's much bigger than you said,” whispered the blossom, and a drop ran down it, quite cold.",
        ],
        "@garden So {thesnowman} saw the summer from inside. He was in the leaves, and in every single cherry. They had never been so juicy, said the people, and they spat the stones as far as they could.",
        "@snow(snowman) In December, when the first flakes fall, he comes down again with all the others. They roll him up, and put on the hat. And on his face, below the carrot, he gets a mouth of cherry stones.",
      ],
    },
    [SUMMER_CHILD],
  ),
  ...withAndWithout({
    says: [
      role("snowman", "snowman|snow man|snowwoman|snowgirl"),
      /\b(?:alive|to life|at night|one night|midnight|friend\w*|lonely|alone)\b/i,
    ],
    may: [role("child", "girl|boy|child|daughter|son|kids|children|brother|sister|brothers|sisters|twins")],
    unless:
      /\b(?:murder\w*|summer|spring|beach|scarecrow|postcards?|contest|competition|car|mov(?:e[sd]?|ing) (?:to|from|with)|new (?:to|in) (?:town|school)|language|freez\w*|first friend|doesn't know|did not know|never seen snow|melt\w*|thaw\w*|sun|warm\w*|carrot|nose|hat|scarf|stol\w*|steal\w*|santa|reindeer|hot chocolate|fireplace|oven|north pole)\b/i,
    after: [
      "@garden.dusk(snowman talk) The eyes were two pieces of coal, and they had hardly been pressed in when they blinked. “Good evening,” said {thesnowman}. “Have I been here long?” “Since four o'clock,” said the fence. “Then I'm half past,” said {thesnowman}.",
      "@garden.night(snowman look) Everything was new to {thesnowman}: the moon, the smoke, a dog that lifted its leg and thought better of it. Only one thing troubled him. Behind the window there was a light, and they were all sitting together there, very close.",
      [
        "@garden.night(snowman walk, child walk) Then the back door opened, and {thechild} slipped out in boots and pyjamas. “I knew it,” whispered {thechild}. “I saw you wave.” So they went for a walk through the garden, and left one pair of footprints and one wide track, like a carpet.",
        "@garden.night(snowman walk) “I could come and stand beside you,” said the fence, “but I'm fixed.” So {thesnowman} set off by himself, right through the garden, and left a wide track behind him, like a carpet. At the hedge sat a very small bird. It had puffed itself up to a ball and was too cold to sleep.",
      ],
      "+ @garden.night(snowman walk) It was not easy for {thesnowman} to go round corners. He took the birdbath along, and a flowerpot, and for a while he wore the washing line. “You look fine,” he was told. “I look like a Monday,” said {thesnowman}, who had heard the word from the bin men.",
      [
        "@garden.night(child sit, snowman look) But {thechild} grew quieter and quieter, and shivered, and sat down on the step. The door behind them had fallen shut. {Thesnowman} knew all about the cold, and he knew that people must not get like him. He knocked at the window. Snow does not make any noise.",
        "@garden.night(snowman look) “You ought to be in there, by the fire,” said {thesnowman}. “I don't belong to anybody,” said the bird, and its eyes fell shut. {Thesnowman} knew all about the cold, and he knew that birds must not get like him. He knocked at the window of the house. Snow does not make any noise.",
      ],
    ],
    end: [
      "@garden.night(snowman) So {thesnowman} took the coal from his own face, the left eye first, and threw it. It hit the glass with a clink. Nothing moved. He took the right one. Clink. And then a chair was pushed back, and there were steps, and a door.",
      [
        "@garden.night(child point, snowman) Arms reached out into the dark and lifted {thechild} up, into the warm. “Who was it that knocked?” they asked. {Thechild} pointed out into the garden. {Thesnowman} had no eyes at all now, and smiled in quite the wrong direction.",
        "@garden.night(snowman) Hands reached out and found the bird, and took it into the warm. “Who was it that knocked?” asked the people, and looked out into the garden. {Thesnowman} had no eyes at all now, and smiled in quite the wrong direction.",
      ],
      "@garden.night(snowman) They all came out to him. They set the coal back, and wound a scarf round him that was still warm from a neck. Then they stayed with him for a while, very close, on the left and on the right. “Half past eight,” said {thesnowman} softly. It was his favourite age.",
      "@garden Later on, when the thaw came, he went without any fuss. On the lawn lay two pieces of coal and a wet scarf. They are in the drawer with the candles now, where it is always nearly winter.",
    ],
  }),
  story({
    says: [role("scarecrow", "scarecrow"), /\b(?<birds>crows?|birds?|sparrows?|ravens?|magpies?|rooks|blackbirds?)\b/i],
    unless: /\b(?:murder\w*|horror|haunted|kill\w*|snowman)\b/i,
    after: [
      "@meadow(scarecrow look) It was not {scarecrow's} fault. It had been put there with its arms out and a pot on its head, and told nothing except: look dangerous. So whenever {thebirds} came, it looked dangerous, and off they flew. And then it was quiet again, and {thescarecrow} had the whole sky to itself, and nobody to talk to about it.",
      "@meadow(scarecrow talk) “I only wanted to say good morning,” {thescarecrow} called after them. But its voice was made of straw and rustled, and that frightened them even more. It tried a smile. The smile had been painted on by someone in a hurry.",
      "+ @meadow(scarecrow talk) So {thescarecrow} sent a messenger. It was a field mouse who lived in its left boot and owed it the rent. “Tell them that I'm sorry,” said {thescarecrow}. The mouse ran to the oak and came back. “They say it's a trick,” it panted. “They say you're after something.” “I am,” said {thescarecrow}. “Company.”",
      "+ @meadow(scarecrow) It threw away what it could. It shook off the tin lids that rattled in the wind. It let the rusty sickle fall. It looked more and more like an old aunt on her way to church. From the oak they watched it closely, and did not trust it an inch.",
      "@meadow.storm(scarecrow look) One evening the sky turned yellow. It was the worst storm of the year, with hail as thick as marbles. The oak groaned, and then it split, right down the middle. {Thebirds} were flung about like leaves. In that whole field there was only one thing that stood upright.",
    ],
    end: [
      "@meadow.storm(scarecrow hug) “Here!” rustled {thescarecrow}. It held its arms out as wide as it could, as it had done all its life, and for the first time it did not mean go away. One came. It crept under the coat. Then another, and then all of them, into the sleeves and under the pot, thirty wet hearts beating against the straw.",
      "@meadow.storm(scarecrow) The hail beat down on {thescarecrow}. It lost the pot, and it lost a hand. But it did not bend, and it hummed all night, because it had noticed that this was the only sound that it could make without rustling. In the morning the sun shone on the field. {Thescarecrow} was still there. It was quite full.",
      "+ @meadow(scarecrow) “Now the corn is done for,” said the farmer, and shaded her eyes. But {thebirds} had other plans. They went along the rows and took out the beetles and the snails, one by one, and left the corn as it was. It was a matter of manners. You do not steal from somebody in whose sleeve you have slept.",
      "@meadow(scarecrow talk) {Thescarecrow} still stands there with its arms out wide. Those who do not know better think that it wants to frighten somebody. But on each arm they are sitting in a row, and when it says good morning, they answer.",
    ],
  }),
  story({
    says: [
      role("scarecrow", "scarecrow"),
      /\b(?:(?:wants?|wanted|would like|wish\w*|dream\w*|longs?|longed) (?:to|of|for)|walk\w*|danc\w*|travel\w*|see the (?:world|sea|city)|lonely)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|haunted|kill\w*|snowman|crows?|birds?|ravens?)\b/i,
    after: [
      "@meadow(scarecrow look) From where it stood {thescarecrow} could see exactly four things: the barn, the road, the poplars and the weather. The road was the one that it thought about most. Things came along it and went away along it, and never said where to.",
      "@meadow(scarecrow talk) One morning a tramp by the name of Aurel stopped at the fence, with a dog, and a harmonica in his pocket. “That's a fine jacket you've got on,” he said to {thescarecrow}. “Where have you been in it?” “Here,” said {thescarecrow}.",
      "@meadow(scarecrow talk) So Aurel told it about the harbour, where the lamps were never put out. He played, and the dog howled, and {thescarecrow} felt its pole tremble from the bottom to the top. “Could you pull me out?” it asked all at once. “Just for a bit?”",
      "+ @meadow(scarecrow talk) Aurel scratched his head. “You'd have to come on one leg,” he said. “I've only ever had one,” said {thescarecrow}. “I shan't miss the other.” They looked at the sky. It would not get dark for three more hours.",
      "@meadow(scarecrow look) Aurel pulled, and the earth let go with a smack. He took {thescarecrow} over his shoulder, and off they went, right up to the top of the hill. Down in the empty field a boar had come out of the wood with her young, and they were making for the cabbages.",
    ],
    end: [
      "@meadow(scarecrow run) “Run,” said {thescarecrow}. “What, back?” asked Aurel. “Run!” They came down the hill like a cavalry charge, the dog in front, {thescarecrow} on top with its arms spread wide. The boar had seen scarecrows before. She had never seen one gallop.",
      "@meadow(scarecrow) The cabbages were saved. The farmer came out with a lantern and found a hole in her field, and {thescarecrow} on a stranger's back. “It wanted to see the harbour,” said Aurel. The farmer looked at the tracks that turned round just before the cabbages. “In November,” she said, “I don't need it.”",
      "@harbour.night(scarecrow dance) So in November they set off. {Thescarecrow} stood at the end of a pier for a whole night, and nobody was frightened of it, and a sailor asked it for a light. It danced, too, on its one leg. Nobody in the town turned round as fast.",
      "@meadow(scarecrow talk) In spring it is back in its place, on time. The jacket has got a sailor's button now. When somebody stops at the fence and asks it where it has been in it, {thescarecrow} says: “How long have you got?”",
    ],
  }),
  story({
    says: [
      role("pumpkin", "pumpkin"),
      /\b(?:lantern|hallowe['’]?en|jack-o['’]?-?lantern|carv\w*|small(?:est)?|crooked|lumpy|ugly|nobody (?:wants|wanted|picks|picked)|afraid|scared|ticklish|chosen|picked|patch)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|Cinderella|carriage|coach|contest|competition|prize|biggest|giant|soup|stol\w*|steal\w*|thief|witch|costume)\b/i,
    after: [
      "@meadow(pumpkin) “I shall be carved with stars,” said the roundest one in the field. “I'll stand on the church steps,” said the one with the fine stalk. {Thepumpkin} pulled the leaves a little higher and hoped that nobody would look. But a pumpkin is orange on purpose.",
      "@meadow(pumpkin look) On Saturday the families came with wheelbarrows. A small boy by the name of Ossie stopped in front of {thepumpkin} and patted it. “I don't want to cut anything,” he whispered. “I don't like knives. Do you?” {Thepumpkin} thought that this was the first sensible question all year.",
      "@street.dusk(pumpkin) Ossie carried {thepumpkin} home and set it down on the steps. All along the street the others were already glowing, with teeth and eyebrows. “What's that one supposed to be?” asked the neighbour's son. “Just a pumpkin,” said Ossie. They laughed, and {thepumpkin} grew a shade redder.",
      "+ @street.night(pumpkin) The flames all down the street flickered proudly. “It's a bit hot,” one of the lanterns admitted in a low voice. “And it does draw through the gaps.” {Thepumpkin} was smooth all round and sat there as snug as an egg.",
      "@street.night(pumpkin) When it was quite dark, the wind came. It rushed up the street, went in through all the eyes and all the teeth, and blew the candles out, one after the other. Suddenly everything was black. Somewhere out there small children had begun to cry.",
    ],
    end: [
      "@street.night(pumpkin) “We need a light that nothing can blow out,” said Ossie. He ran in and came back with a bicycle lamp, and laid his hand on {thepumpkin}. “I won't cut you,” he said. “Just lean back a bit.” And he pushed the lamp under it, where it was hollow at the bottom. It tickled terribly. But it did not hurt.",
      "@street.night(pumpkin) Then {thepumpkin} glowed. It glowed all over, as round and as soft as the moon, and the wind could pull at it as it liked. “There!” shouted somebody. “Over there!” From every side they came across the road, the witches and ghosts and a very small lion, and they all sat down around it.",
      "+ @street.night(pumpkin) They stayed until their parents had found them. They emptied their bags onto the steps and shared it all out by the light of {thepumpkin}, who had never had so much company. “That's not just a pumpkin,” said the neighbour's son with his mouth full. “That's the moon on its day off.”",
      "@meadow(pumpkin) In November {thepumpkin} went back to the field, in one piece, and sank into the ground there, quite slowly. By the next autumn there were nine of them, and they were asked for by name: one of those that you need not cut, please.",
    ],
  }),
];
