import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of unicorns, mermaids, giants, trolls and fairies. */
export const magicFolk = [
  story({
    says: [
      role("unicorn", "unicorn"),
      /\bhorn\b/i,
      /\b(?:lost|los(?:es|ing)|fell off|falls off|broke\w*|missing|gone|stolen|stole|disappear\w*|without)\b/i,
    ],
    may: [...companion("unicorn", "horse", "pony")],
    unless: /\b(?:works?|worked|job|taxi|broken|city)\b/i,
    lead: "unicorn",
    early:
      /[.,;]? ?(?:(?:and )?(?:in|at) the end|finally|until)?,? ?(?:a|the) (?:boy|girl|child) (?:found|finds) (?:it|the horn) in (?:a|the) (?:lake|pond|river)\.?$/i,
    after: [
      "@river(hero look) {Hero} felt for it again and again, with one hoof. There was nothing but a round spot, a little lighter than the rest, and it itched. In the brook {he} saw a white horse. “Good morning, horse,” said the beaver, who had bowed to {him} for years.",
      [
        "@forest(hero look, mate look) “Where did you have it last?” asked {talker}. “On my head!” said {hero}. So they went back along every path that {hero} had walked since Sunday. They looked under ferns and in rabbit holes. {Talker} found a spoon, half an egg, and an old boot with a toad in it. The toad knew nothing, either.",
        "@forest(hero look) {Hero} went back along every path that {he} had walked since Sunday. {He} looked under ferns and in rabbit holes. {He} found a spoon, half an egg, and an old boot with a toad in it. “I'm looking for my horn,” said {hero}. “Horses don't have horns,” said the toad, and shut its eyes.",
      ],
      "+ @meadow(hero stand) “Wish me something!” said the young hares, as they always did. {Hero} lowered {his} head and tried with all {his} might. Nothing shone. Nothing rang. A dandelion lost its fluff, but that may have been the wind. The hares looked at one another, said thank you all the same, and hopped away.",
      "@meadow(hero look) Behind the hill the path was blocked. A foal had fallen into the old well, and its mother ran round and round it, and called. No magic was left in {hero}. {He} could not make light, and {he} could not make wishes come true. {He} {was} only a horse. On the edge of the well lay the rope of the old bucket.",
    ],
    end: [
      [
        "@meadow(hero stand, mate climb) “The rope!” said {talker}. “You may not shine, but you can pull.” {Talker} climbed down, and tied one end round the foal. {Hero} dug all four hooves into the ground, and pulled until the stars came out before {his} eyes. Inch by inch it came up, first the ears, then the rest.",
        "@meadow(hero stand) “But a horse can pull,” thought {hero}. {He} let one end down into the well, and the foal took it between its teeth. {He} dug all four hooves into the ground, and pulled until stars came out before {his} eyes. Inch by inch it came up, first the ears, then the rest.",
      ],
      "@meadow(hero stand) Something bright hung on the foal's halter. It had been lying at the bottom, where {hero} had drunk on Sunday, leaning over much too far. It was the horn. It was muddy, and it had a scratch, and when {hero} put {his} head down to it, it jumped into its place with a sound like a glass that is touched with a spoon.",
      "@meadow(hero talk) The beaver bowed at once. “Excuse me,” he said, “I took you for a horse.” “I was one,” said {hero}. “It was hard work.” {He} shone a little, so that the foal could see the way home, and every wish that had been waiting since Sunday came true in one night.",
      [
        "@meadow(hero walk, mate sit) Every Sunday a white unicorn pulls the hay cart over the hill, beside the mother of the foal. {Talker} sits up in the hay. Nobody asks for that, of course. But {hero} says that it keeps {his} head from getting too light.",
        "@meadow(hero walk) Every Sunday a white unicorn pulls the hay cart over the hill, beside the mother of the foal. Nobody asks for that, of course. But {hero} says that it keeps {his} head from getting too light.",
      ],
    ],
  }),
  story({
    says: [
      role("mermaid", "mermaid|merman|merboy|mergirl"),
      /\b(?:boy|girl|fisherman(?:'s (?:son|daughter))?|sailor|child|human|friends?|beach|shore|land|surface|above|town|people|shoes)\b/i,
    ],
    may: [role("talker", "fisherman's daughter|fisherman's son|girl|boy|fisherman|sailor|princess|prince|child")],
    lead: "mermaid",
    unless:
      /\b(?:murder\w*|wife|husband|marry|love|legs|walk\w*|danc\w*|swap\w*|traded?|voice|singing|afraid of|net|aquarium|turned into|became (?:a )?human)\b/i,
    after: [
      "@underwater(hero look) From below, the world up there looked like a wobbling plate of light. {Hero} knew it only by what fell down from it: a shoe, a fork, a pair of glasses, and once a whole umbrella. {He} kept them in a row on a rock.",
      [
        "@harbour(hero look, mate sit) “This is a shoe,” said {talker}, sitting on the jetty with both legs in the water. “People put their feet in.” “All of them?” asked {hero}. “Only two.” {Hero} laughed so loudly that a gull flew up. {He} had to know it all: what bread was, and stairs, and why people fell asleep lying down.",
        "@harbour.dusk(hero look) One evening {hero} swam up to the old jetty, and hung on to the lowest step. A girl was sitting there with both legs in the water. “What is this?” asked {hero}, and held up the shoe. “A shoe,” said Nela, and was so astonished that she forgot to be afraid. “People put their feet in.” “All of them?” asked {hero}. “Only two.”",
      ],
      [
        "+ @harbour(hero talk, mate talk) In exchange {hero} told about the things below: meadows that are combed by the tide, and fish who carry their own lamps. “I would give all my toes to see that,” said {talker}. “And I'd give my tail for one staircase,” said {hero}. They looked at each other. A tail is too long for stairs, and lungs are too small for the sea.",
        "+ @harbour(hero talk) In exchange {hero} told about the things below: meadows that are combed by the tide, and fish who carry their own lamps. “I would give all my toes to see that,” said the girl. “And I'd give my tail for one staircase,” said {hero}. They looked at each other. A tail is too long for stairs, and lungs are too small for the sea.",
      ],
      "@city.night In autumn the great tide came. It rose over the jetty and over the harbour wall, and it did not stop there. It came up the streets of the town as if it wanted to go shopping. People stood at their upper windows with candles. “Is everybody here?” they called across. From the last house, down by the water, no answer came.",
    ],
    end: [
      [
        "@city.night(hero swim, mate sit) For {hero} it was only a little shallow. {He} swam in, past the baker's sign, and round the corner of the church. In the last house {talker} was sitting on the top stair, and the water had reached the one below. “So this is a staircase,” said {hero}. “Hold on to my neck.”",
        "@city.night(hero swim) For {hero} it was only a little shallow. {He} swam in, past the baker's sign, and round the corner of the church. In the last house Nela was sitting on the top stair, and the water had reached the one below. “So this is a staircase,” said {hero}. “Hold on to my neck.”",
      ],
      "@city.night(hero swim) They went through the whole town like that, and fetched whoever had got stuck: the tailor from his table, two cats from a lamp post, the old pastor from the pulpit. In between {hero} looked into every window. {He} saw beds, and bread, and a piano that floated. “It's all much better than I thought,” {he} said.",
      "+ @harbour(hero swim) When the water went, {hero} had to go with it. But the people of the town had seen who it was. They did not say much, for they were fishermen. They only took saws and planks, and built something down at the harbour, and when it was finished they rang the bell for it.",
      [
        "@harbour(hero sit, mate sit) It is a staircase. It begins on the quay, goes down into the sea, and there is no end to it. On the lowest dry step sits {talker}, on the highest wet one sits {hero}. They have got as far as the fork.",
        "@harbour(hero sit) It is a staircase. It begins on the quay, goes down into the sea, and there is no end to it. On the lowest dry step sits Nela, on the highest wet one sits {hero}. They have got as far as the fork.",
      ],
    ],
  }),
  story({
    says: [
      role("giant", "giant|giantess|ogre"),
      /\b(?:village\w*|town\w*|people|houses?|roofs?|gardens?|friends?|kingdom|children|castle|everyone|everybody|county)\b/i,
      /\b(?:lonely|clumsy|sneez\w*|big feet|too (?:big|large|loud)|ran away|run away|afraid|scared|friends?|sorry|gentle|kind|accident\w*|trampl\w*|blow|blew|steps? on|stepped on|alone|snor\w*)\b/i,
    ],
    unless:
      /\b(?:panda|squid|sneez(?:es|ed) away|beanstalk|bridge|trousers|tailor|turnip|octopus|tortoise|ladybird|ballet|danc\w*|put it back)\b/i,
    may: [...companion("giant")],
    lead: "giant",
    after: [
      "@meadow(hero sit) {Hero} sat down behind the hill, so as to take up less room. It did not help much, because {his} knees could be seen from everywhere. Down there the people counted the fences and chimneys that {his} last steps had broken, and looked up at the knees.",
      [
        "@meadow(hero sit, mate talk) “You can't hide there,” said a voice close to {his} ear. It was {talker}, who had climbed up by way of the sleeve. “I know,” whispered {hero}, as softly as {he} could, and it blew {talker} into the collar. “I want to make it good again. But look at these fingers. Each of them is as thick as a cow.”",
        "@village.night(hero build) {Hero} wanted to make it good again. At night, while they slept, {he} tried to put up one fence with two fingers. Each finger was as thick as a cow. Five fences fell over. {He} wanted to say sorry, but {he} had never managed to say anything in such a way that no windows broke.",
      ],
      [
        "+ @meadow(hero carry) “Then don't do what needs small fingers,” said {talker}. “Do what needs big ones.” {Hero} thought about it all night. In the morning {he} began very far from the houses, where {he} could not break anything. {He} only carried: stones from the quarry, trees from the forest. {He} laid them down on the meadow, side by side, like matches.",
        "+ @meadow(hero carry) In the morning {hero} began very far from the houses, where {he} could not break anything. {He} only carried: stones from the quarry, trees from the forest. {He} laid them down on the meadow, side by side, like matches. Then {he} lay down flat behind them and pretended to be a hill.",
      ],
      "@meadow(hero carry) Far from the houses {hero} piled up stones and tree trunks, where {he} could not break anything. The people came to look. They carried them home and began to build. But they still shut the doors when {hero} moved.",
    ],
    end: [
      "@mountain.night(hero run) In the third night the dam broke, high up in the valley. All the water of the lake came down towards the new walls. There was no time for sandbags. {Hero} heard it first, because {his} ear lay on the ground. {He} did not think about {his} size at all. {He} got up, took two steps, and lay down across the valley.",
      "@mountain.night(hero sit) The water came, and hit {him} in the back, and it was as cold as ice. It could not get over {him}, and not round {him}. It ran off into the old river bed. “Hold still!” cried the people. “I am holding still,” said {hero} through {his} teeth. “It's the only thing that I do well.”",
      [
        "@village.dawn(hero sit, mate sit) They brought all the blankets of the village, and sewed them together. It was enough for one shoulder. {Talker} sat by {his} ear until morning, and told {him} who was who. Nobody shut the door again. For who would shut the door on a wall that has kept the house dry, and that has a cold?",
        "@village.dawn(hero sit) They brought all the blankets of the village, and sewed them together. It was enough for one shoulder. The smallest children climbed up on it, to warm the rest. Nobody shut the door again. For who would shut the door on a wall that has kept the house dry, and that has a cold?",
      ],
      "@village(hero stand) When {hero} has to sneeze today, {he} raises one finger first. Then a bell rings, everybody takes hold of something, and from each window they call, in one great voice: “Bless you!” {He} has never been so well in {his} life.",
    ],
  }),
  story({
    says: [role("troll", "troll"), /\bbridge\b/i],
    unless:
      /\b(?:hitchhik\w*|motorway|café|cafe|restaurant|hotel|shop|school|stone|goalkeeper|computer|online|internet|tolls?|riddles?|jokes?|goats?|password|song)\b/i,
    may: [...companion("troll")],
    lead: "troll",
    after: [
      "@river(hero sit) Under the bridge it was damp, and everything had an echo. “Hello?” {hero} sometimes said, just to hear an answer. “Hello?” said the bridge. It was not much of a talk. {Hero} had a table down there, and two stools, and only one of them had ever been sat on.",
      [
        "@river(hero talk, mate talk) “Who's tramping over my bridge?” {hero} roared, because that was how it had always been done. “It's me,” said {talker}, hanging head down over the edge. “Do you eat people?” “No,” said {hero}. “They only run away before I get to the second sentence.” “And what is that?” {Hero} had to think. Nobody had ever asked. “Would you like some soup?”",
        "@river(hero stand) “Who's tramping over my bridge?” {hero} roared whenever there was a step up there, because that was how it had always been done. Then there was a scream, and the steps were gone. {Hero} never came to the second sentence. It would have been: “Would you like some soup?” The soup got cold, and the bridge said: “Soup?”",
      ],
      [
        "+ @river(hero sit, mate sit) “You say it in the wrong order,” said {talker}. “Put the soup first.” So they practised. “Soup,” growled {hero}. “Friendlier.” “Soup?” “Now with a smile.” {Hero} smiled, and a bat fell from the beam. {Talker} laughed so much that the spoon bent, and {hero}, who had not heard anybody laugh for a hundred years, kept the bent spoon.",
        "+ @river(hero sit) So {hero} wrote a sign. There were mistakes in it, for {he} had learned to write from gravestones. HERE RESTS SOUP, it said. {He} hung it on the bridge, sat down on {his} stool, and waited. Those who could read it walked faster than before.",
      ],
      "@river.night(hero look) In November it rained until the river was as brown as gravy. In the middle of the night there was a crack. One of the two old pillars had given way. And up there {hero} heard wheels. It was the late coach, with four horses, and behind its windows people were asleep.",
    ],
    end: [
      "@river.night(hero stand) There was no time to put up a sign. {Hero} jumped into the water, set both feet on the ground, and took the bridge on {his} shoulders. It was as heavy as a church. “Soup!” {he} roared with all {his} might. “Soup! Would you like some soup!” That was all that {he} could think of.",
      [
        "@river.night(hero stand, mate run) The horses stopped with their noses over the gap. The coachman looked down, white as flour. “That's my friend!” called {talker}, running along the bank with a lantern. “Get out, one at a time, on tiptoe!” They went over {hero's} shoulders, the fat man, and the lady with the birdcage, and each of them said, very quietly, thank you.",
        "@river.night(hero stand) The horses stopped with their noses over the gap. The coachman looked down, white as flour, and understood. “One at a time!” he called. “On tiptoe!” They went over {hero's} shoulders, the fat man, and the lady with the birdcage, and two children in one blanket, and each of them said, very quietly, thank you.",
      ],
      "+ @river.night(hero talk) After that they stood on the bank in the rain, wet and cold, and did not know where to go. “Well,” said {hero}, and had to clear {his} throat. “It's only leek.” There were two stools for thirteen people, so they sat on stones. They ate the pot empty. “Is there more?” asked a child.",
      "@river.night(hero stand) The bridge has three pillars now, and one of them has a door. The coach stops there every night for half an hour, for soup. There are so many stools that {hero} had to dig, and when somebody asks for more, the bridge says: “More?”",
    ],
  }),
  story({
    says: [
      role("fairy", "fairy|pixie|elf|sprite"),
      /\bwings?\b|\bfly(?:ing)?\b|\bflew\b/i,
      /\b(?:broke\w*|torn|tore|tears|hurt|injured|rip(?:s|ped)|damaged|bent)\b/i,
    ],
    unless: /\b(?:tooth|dragon|bird|santa|girl|boy|child)\b/i,
    may: [...companion("fairy")],
    lead: "fairy",
    after: [
      "@meadow(hero walk) The grass was a forest, now that {hero} had to go on foot. {He} had never known that. From above it was a green cloth with dots on it. From below every blade was as high as a tower, every pebble was a hill, and behind the third {he} had lost a shoe.",
      [
        "@meadow(hero walk, mate walk) “You walk like somebody who has never done it,” said {talker}. “I haven't,” said {hero}. “I have always had wings for that.” “Heel first,” said {talker}, and went ahead, and trod down the tall grass. They crossed a puddle on a leaf. In the middle of it {hero} looked into the water, and saw the sky, and had to swallow.",
        "@meadow(hero walk) “You walk like somebody who has never done it,” said a beetle. “I haven't,” said {hero}. “I have always had wings for that.” “Heel first,” said the beetle, and went ahead. They crossed a puddle on a leaf. In the middle of it {hero} looked into the water, and saw the sky, and had to swallow.",
      ],
      "+ @meadow(hero talk) But down there lived people of whom {hero} had never heard. A spider let {him} through her front room. An ant, who carried a crumb five times as big as herself, shared it without stopping. “Are you the ones with the wings?” she asked. “We've seen your shadows. You never come down.” {Hero} did not know what to say.",
      "@forest.dusk(hero look) In the evening the first lights of the feast could be seen, high up in the oak, where all the other fairies were dancing. “Wait for me!” called {hero}. Nobody heard. At the same moment the sky turned black, and the first drop fell. It was as big as a bucket, and it put out the highest lantern.",
    ],
    end: [
      "@forest.night Fairies cannot fly with wet wings. They hung in the branches like washing, and the wind tore at them, and one after another they dropped down into the grass. There they sat in the mud, with bare feet, and cried. None of them knew which way was home.",
      [
        "@forest.night(hero walk, mate walk) “Heel first,” said {hero}. They looked up. There {he} stood with a lantern in {his} hand, and with one shoe. {Talker} went ahead and trod down the grass. {Hero} led them over the leaf, through the spider's front room, and past the ants, who held up their crumbs as a roof against the rain.",
        "@forest.night(hero walk) “Heel first,” said {hero}. They looked up. There {he} stood with a lantern in {his} hand, and with one shoe, and beside {him} the beetle. {Hero} led them over the leaf, through the spider's front room, and past the ants, who held up their crumbs as a roof against the rain.",
      ],
      "@forest.night(hero dance) Under the roots it was dry. They lit the lanterns again, and danced there, on the ground, and everybody from down below danced as well. The spider had the best legs for it. “Why did we never come here?” they asked {hero}. “It isn't on the way,” said {hero}, “when you fly.”",
      "@meadow(hero walk) The wing has grown together since, with a seam like a little silver road. {Hero} flies a bit to one side with it. But on Saturdays {he} leaves it folded, puts on both shoes, and takes the long way home.",
    ],
  }),
];
