import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of brothers, sisters and friends who quarrel, leave, move and get lost. */
export const siblings = [
  story({
    says: [
      /\b(?:brothers?|sisters?|siblings|twins)\b/i,
      /\b(?:room|bedroom|bunk bed|tent|bed)\b/i,
      /\b(?:share[sd]?|sharing|line|border|chalk|tape|half|divid\w*|quarrel\w*|fight|fought|argu\w*|wall)\b/i,
    ],
    unless:
      /\b(?:hospital|died|murder|hotel|inherit\w*|restaurant|monster|(?:his|her|their) own|own rooms?|separate)\b/i,
    of: "people",
    after: [
      "@bedroom(hero look, mate look) The line was as straight as a ruler. It ran across the carpet, up the wardrobe and right through the goldfish bowl. On this side was the lamp, on that side was the switch. On this side was the door, and on that side was the window. It had been fair. They had measured it twice.",
      "@bedroom(hero talk, mate talk) By evening there were rules. You had to show a passport to get out of the door, and pay a marble for light. “Purpose of your journey?” “Toilet,” came the answer, hopping. “For how long?” It was a very strict frontier.",
      "+ @bedroom(hero) The grown-ups kept out of it. Only the grandmother applied for a visa, because she came in with the washing, and it was granted to her for two socks. “When I was in your place, we did it with a plank,” she said. “It fell on my foot.” She showed them the toe, and it was stamped.",
      "@bedroom(hero sit) Then came the illness. It began with a spot, and then it was thirty, and they itched, and the one who had them was not allowed out of bed. On the other side of the chalk it was suddenly very roomy. There was nobody to ask for a passport. There was nobody to win against.",
      "@bedroom.night(hero talk, mate talk) At night there was a voice. “Are you asleep?” “No. Are you?” “It itches.” “Don't scratch.” “I'm not scratching. I'm only thinking about it.” It was quiet for a while. “I'm bored to death over here,” said the one with the spots, and on the healthy side somebody sat up. The line was only a grey thread in the moonlight.",
    ],
    end: [
      "@bedroom.night(hero give, mate take) “Foreign aid,” said the healthy one, and pushed the big torch over the border with a hockey stick. After that went a comic, half a chocolate and the good cushion. “Does it cost anything?” “It's free of duty.” Something came rolling back over the carpet. It was a marble, the blue one, the best of them all.",
      "@bedroom.night(hero, mate) They made shadows on the ceiling, because the ceiling had never been divided: a dog from the left, and from the right a dog with spots. The dogs sniffed at each other. Then they ran off together, over the whole width of the room.",
      "+ @bedroom(hero sit, mate sit) In the morning both of them had it. There were spots from wall to wall, and nobody could say any more where one country stopped. The grandmother came in with the ointment. She wiped her feet on the chalk, by mistake or not, and asked for no visa.",
      "@bedroom(hero look, mate look) The line never came back. Only on the glass of the goldfish bowl is there still a little bit of it. The fish swims to and fro through it the whole day, and nobody has ever counted how often.",
    ],
  }),
  story({
    says: [
      who("sib", "brother|sister"),
      /\b(?:leav(?:es?|ing)|left|goes away|going away|went away|moves? (?:away|out)|moved (?:away|out)|off to|army|university|college|abroad)\b/i,
      /\b(?:treehouse|tree house|tree-house|hut|den|shed|cabin|playhouse)\b/i,
    ],
    unless: /\b(?:murder|died|killed|funeral|husband|wife|police|inherit\w*|restaurant|prison)\b/i,
    of: "people",
    after: [
      "@forest(sib, hero build) There was so much left to do. {Sib} held the plank and {hero} held the nails, as they had always done it. “Left a bit,” said {sib}. “That's your left,” said {hero}. Neither of them said anything about tomorrow.",
      "@forest(hero build, sib) Down in the hall stood the bag. It was green, and it was quite full, and nobody had dared to move it. From up here you could see it through the open door. {Hero} hammered so that {he} did not have to look. When {he} hit {his} thumb, {sib} blew on it.",
      "+ @forest(hero eat, sib eat) At four there was bread and jam on the top step. “Who will hold the planks for me?” asked {hero} with {his} mouth full. “You'll clamp them between your knees,” said {sib}. “I've done that as well, when you were too little. I've only never told you that I could.”",
      "@forest(hero, sib look) The afternoon went much too fast. The sun was already in the hedge. Only the roof was still missing, and for the roof there was not enough wood. {Sib} counted it again. “It won't be finished,” {sibhe} said, and let the hammer hang. “I had promised you it would be finished.”",
      "@forest(hero sit, sib sit) {Hero} looked up at the hole. It was as big as a table, and there was nothing in it but sky. All at once {hero} was furious, at the wood, and at the bag, and at the whole of tomorrow. “Then don't go,” {he} said. It was out. {Sib} sat down beside {him}, and their four legs hung over the edge.",
    ],
    end: [
      "@forest.night(hero look, sib look) “Look,” said {sib} after a while, and lay down on {sibhis} back. {Hero} lay down too. Above the hole it had turned dark blue. There was a star in it, and then a second one beside it, a little smaller. They seemed to fit in there exactly. “That's east,” said {sib}. “That's where I'll be. I can see those two from there.”",
      "@forest.night(hero write, sib write) So they left it as it was. They sawed the last plank in half, and each burned something into one piece, with a hot nail, in secret, with an arm round it. Then they swapped. {Sib} read {sibhis}, and blew {sibhis} nose, and put it into the green bag, right at the top.",
      "+ @street(hero carry, sib) In the morning {hero} carried the bag to the bus, although it was as heavy as a cow. “Clamp it between your knees,” {hero} said, and it was supposed to be a joke. They both waved till there was nothing left to wave at.",
      "@forest.night(hero look) When it rains, a sheet can be stretched across. On all other nights the roof is open. On the wall in there hangs half a plank, and what is burned in it, crooked and black, is this: *Left a bit*.",
    ],
  }),
  story({
    says: [
      /\b(?:mov(?:es?|ed|ing)|leav(?:es?|ing)|left|new (?:house|home|town|city|flat|country))\b/i,
      /\b(?:best friend|friends?|neighbou?r)\b/i,
      /\b(?:mov(?:es?|ed|ing)|leav(?:es?|ing)|left)\b[^.]*\b(?:away|abroad|behind|city|town|country|goodbye|far)\b/i,
    ],
    unless:
      /\b(?:language|draw\w*|mak(?:es?|ing) (?:an? )?(?:new )?friends?|made (?:an? )?(?:new )?friends?|nobody|no one|finds?|found|next door|pirate|farm|murder|boyfriend|girlfriend|marr\w*|imaginary|robot|job|widow\w*|ghosts?|haunted|snail|crab|dog sled|sled dog|monster|divorc\w*|married|dead|text message|thief)\b/i,
    of: "young",
    after: [
      "@room(hero sit) The boxes had names, like *kitchen* and *winter*, and every day the rooms rang a little emptier. {Hero} sat on the one that was called *fragile*. Outside stood the old wall, with the loose brick in it, which was their letter box.",
      [
        "@cellar(hero sit, mate talk) “We could hide,” said {talker}. “In the cellar, until they've gone without you.” They tried it, with two apples and a candle. But at seven the candle was down, and they could hear how they were being called upstairs. {Hero} was the one who got up.",
        "@street(hero sit) The friend with whom {hero} had shared it was sitting on the other side. They had spoken of hiding in the cellar, until everybody had gone without {him}. They had even laid in apples. But a cellar is no place for a whole life, and they both knew it. “So it's Saturday,” they said.",
      ],
      "@street(hero talk, mate) They divided everything. Each of them got one glove and one half of the treasure map. The hardest thing was the joke, the one about the herring, at which nobody else had ever laughed. “You tell the first part,” said {hero}, “and the end stays here.”",
      "@street(hero talk) Then the van drove off, and the wall got smaller and smaller. {Hero} told the first half of the joke to the new children in the yard. They waited. “And?” they asked. {Hero} did not have the rest.",
      "@street(hero look) After two weeks {hero} began to look for a loose brick here. There was none. But there, by the bins, where the concrete had a crack, stood a girl with an umbrella and pushed something into it. When she saw {hero}, she turned red. “It's only a letter,” she said. “To nobody.”",
    ],
    end: [
      "@street(hero read) “May nobody read it?” asked {hero}. She thought about that. Then she handed it over. *I've been here since Easter*, it said. *Does anybody live here?* {Hero} wrote: *Yes. Since Tuesday fortnight*, and put it back into the crack.",
      "@room(hero talk) On that evening the telephone rang at last. It was the voice from the wall, and it sounded as near as ever. “There is a boy in your room now,” it said. “I gave him a brick.” At the end {hero} said the first half of the joke, and from far, far away came the second.",
      "+ @street(hero look, mate run) In the summer they stood at the bus stop, the girl with the umbrella and {hero}, with one glove each. The bus door hissed. And somebody jumped out, with half a map between the teeth, and a stranger close behind. “So which of you two is Nobody?” the visitor asked.",
      "@street(hero talk, mate talk) The joke about the herring takes four people now, and each of them has a piece of it. That is why {hero} and the others have to meet so often, now at the old wall and now at the crack by the bins, and laugh.",
    ],
  }),
  story({
    says: [
      /\b(?:carr(?:y|ies|ied|ying)|deliver\w*|transport\w*)\b/i,
      /\b(?:cakes?|pies?|pudding|pavlova|tart)\b/i,
      /\b(?:market|across|through|bus|train|street|town|city|hill|stairs|without|bump\w*|drop\w*|tilt\w*|party|grandm\w*)\b/i,
    ],
    unless:
      /\b(?:murder|poison\w*|thief|stole\w*|dinosaur|dragon|nest|wedding planner|ferry|queue|rival|bakers|contest|competition|recipe|tooth|burn\w*|knight|king|queen)\b/i,
    of: "people",
    after: [
      "@street(hero carry) The box was wide and white, and it was so light that {hero} hardly dared to breathe. Inside it something trembled. “Don't run, don't stop, and don't think about falling,” were the last words that {hero} had been given to take along. Since then {he} had been able to think about nothing else.",
      "+ @market(hero carry) The first one who came along was a porter, with a tower of baskets. {Hero} turned like a door and let him by. Then it was goats. Then came a man with a mirror, and for a moment {hero} saw a person with a box, very pale, who was coming straight towards {him}. They both stepped to the same side. Twice.",
      "@market(hero carry) “What have you got there?” called the women at the spice stall. “Nothing!” cried {hero}. And because it smelled of vanilla, nobody believed it. A wasp settled on the lid. {Hero} blew. After that there were two wasps, and a small boy with a finger.",
      "+ @market(hero carry) Halfway there {hero} had to sneeze. It came from a long way off, like a train. {He} looked to the left and to the right. There was nowhere to put the box down, nothing but fish. So {hero} held it out as far from {himself} as {he} could, and turned {his} head, and sneezed into a cauliflower. “Bless you,” said the cauliflower man. “That one's yours.”",
      "@market(hero carry) {Hero} could already see the door. There were only thirty steps left when a shout went up, behind {him}: “Mind your backs!” A barrow had got away from somebody and came down the lane all by itself, full of melons. There was no room for {hero}, and for {hero} and a box there was even less.",
    ],
    end: [
      "@market(hero give) “Up with it!” shouted the spice women. {Hero} threw up both arms. And there was a hand, which took the box, and over it another one. From the awning it went to the balcony, from the balcony to the porter, over all the heads. The barrow roared through underneath. The melons burst on the fountain, and everything was red.",
      "@market(hero look) {Hero} lay in the lettuce and looked up. Up there the white box came floating back, from hand to hand, as level as a boat. The last to have it was the small boy. He held it out, with both arms straight, and his tongue between his teeth. “I only put my finger in once,” he said. “At the back.”",
      "@room(hero give) So the box arrived. {Hero} set it down in the middle of the table, and the lid was lifted, and everyone leaned forward. There was a hole at the back, and on the top, quite quietly, sat a wasp. “How beautiful,” they all said, and they meant it.",
      "@market(hero carry) There was a piece left for each of the hands. {Hero} carried them out on a tray, to the spice women, the porter, the cauliflower man. The last and biggest piece went to the small boy, for the finger.",
    ],
  }),
  story({
    says: [
      /\b(?:lost|los(?:es?|ing)|gets? lost|got lost|disappear\w*|missing|vanish\w*|wander\w* off)\b/i,
      /\b(?:bazaar|market|crowd|fair|station|city|museum|shopping|mall|festival|carnival|supermarket|department store|zoo|beach|souk|airport|party)\b/i,
      who("small", "brother|sister|cousin"),
    ],
    unless:
      /\b(?:murder|kidnap\w*|police|led them|leads them|both|(?:brother|sister) \S+ (?:get|got) lost|hospital|died|purse)\b/i,
    of: "people",
    early: /,? ?(?:and |but |until |in the end )?(?:s?he|they|\w+) (?:was|were|is|are) (?:fast |sound )?asleep.*$/i,
    after: [
      "@market(hero look) One moment there was a hand in {hero's} hand, warm and a bit sticky. The next moment there was only the stickiness. {Hero} turned round, and round once more. There were legs, bags, and more legs. None of them belonged to {small}. “I only looked at the parrots,” thought {hero}.",
      "@market(hero talk) “Have you seen {small}?” {hero} asked the man with the lamps. “This high, with a plaster on the nose.” The man took down his biggest lamp and lit up all the corners. Then he locked his stall. “I'm coming too,” he said. “Four eyes see more.” The woman with the pickles brought her spoon along.",
      "+ @market(hero talk) They asked the carpet people, the drummers, and the girl who sold goldfish. Each of them had seen something. A plaster had been found on the nose of a statue. A bite was missing from a bun. The goldfish had been told a long story about a digger. “It's the right track,” said {hero}. But the track ran in a circle.",
      "+ @market(hero talk) By now there were nearly thirty of them, and they all shouted, each one in another language. That was no good, since nobody could hear an answer. {Hero} climbed up on a crate. “Hush!” {he} called. “Please. If I were small, I would hide from us.” It became so quiet that you could hear the fish.",
      "@market.dusk(hero sit) And {hero} thought of everything that {he} had ever said: “Don't be such a baby. Hold on to my sleeve. You're a pest.” {He} would have given all {his} pocket money for one pest. The lamps were being lit. {Hero's} knees went soft, and {he} sat down on the ground, where {he} was.",
    ],
    end: [
      "@market.dusk(hero look) From down there everything looked different. There were no stalls, there were only cloths, which hung to the floor like tents. That is how high the world is when you are little. {Hero} did not get up again. {He} went on on hands and knees, past table legs and tails, and the lamp man crept along behind {him}.",
      "@market.dusk(hero look, small sleep) Under the fourth cloth it was dark and soft, and it smelled of wool. A cat lay in there. The cat lay on a rolled-up carpet, and out of the end of the carpet, as out of a pancake, looked two feet. One of them had no shoe. {Hero} put {his} hand on the foot, and the foot was warm.",
      "@market.dusk(hero hug, small hug) “Is it morning?” asked {small}, and yawned. “I was playing pancake. Nobody found me for ages. I won.” “Yes,” said {hero}, “you won,” and held on so tightly that the other one squeaked. All round them thirty people blew their noses, in all languages.",
      "@street.dusk(hero walk, small) On the way home {hero} did not look at anything at all. {He} carried {small} on {his} back the whole way, with two sticky hands in front of {his} eyes. It was hard to see like that. But nobody has ever been so easy to find.",
    ],
  }),
];
