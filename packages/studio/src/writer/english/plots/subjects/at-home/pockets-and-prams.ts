import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of odd little habits: stones in the pockets, boots in bed, a dog in the pram, a lost mitten, a balloon on a tower. */
export const pocketsAndPrams = [
  story({
    says: [
      /\b(?:collect\w*|gather\w*|pockets?|picks? up|picked up|full of|brings? home|brought home)\b/i,
      /\b(?<finds>stones|pebbles|rocks|sticks|acorns|conkers|chestnuts|shells|feathers|buttons|leaves|snail shells|bottle tops|marbles|rubber bands|keys|corks)\b/i,
      /\b(?:boy|girl|child|son|daughter|\w+-year-old|little|kindergarten|nursery|school|brother|sister|twins|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who("parent", `${PARENT}|teacher|${GRAND}`),
      who("kid", "son|daughter"),
      ...also(
        "pockets?",
        "heavy|full",
        "trousers|coat|jacket|bed",
        "fall\\w*|fell",
        "every(?:where)?",
        "kindergarten|nursery|school|way home",
        "collect\\w*",
        "washing machine",
        "throw\\w*|threw",
      ),
    ],
    unless:
      /\b(?:map|message|bottle with|in a bottle|murder\w*|magic\w*|gold|gem|diamond|soup|wish|treasure|dragon|king|thief|meteorite|squirrel|magpie|crow|wall|beach cottage|museum|old man|old woman|kick\w*|money|locked|prison)\b/i,
    lead: "kid",
    after: [
      "@street(hero take) {Hero} could not walk past them. Each of {thefinds} lay there and looked at {hero}, and no one else had noticed. “You as well?” said {hero}, and bent down. One had a stripe. One was quite ordinary, and was taken along for that very reason.",
      [
        "@corridor(hero stand, parent look) “Empty your pockets,” said {parent} at the door. It took a quarter of an hour. It rattled and rolled, and the cat left. “Do you need all these?” asked {parent}. {Hero} looked at {thefinds} and was shocked. It was like being asked whether you need all your aunts.",
        "@corridor(hero stand) “Empty your pockets,” came the order at the door. It took a quarter of an hour. It rattled and rolled, and the cat left. “Do you need all these?” {Hero} looked at {thefinds} and was shocked. It was like being asked whether you need all your aunts.",
      ],
      "+ @bedroom(hero sit) By then {thefinds} lived all over the home. They sat on the windowsill in order of size, and in the soap dish in order of beauty. There was a family of them in the left slipper. One day there was a bang in the washing machine, and after that it could only turn to one side.",
      "@playground(hero stand) The trousers gave up first. They went down in front of everybody, with a sound like a small avalanche, and there stood {hero} in the pants with the ducks. The others shrieked with laughter. {Thefinds} rolled away in all directions, under the fence and into the mud.",
    ],
    end: [
      "@playground(hero look) But a small girl with a plaster on her eye had not laughed. She had bent down. “This one's got a nose,” she said, and held it out. Then another one bent down, and he found the stripe. “Look, mine's a heart.” “Mine's asleep.” They crawled about in the mud, the whole lot of them, and no one thought of ducks any longer. {Hero} explained to them who was who.",
      [
        "@playground(hero carry, parent look) They carried {thefinds} to the big tree and laid them out, one behind the other. It made a line from the tree to the gate, and every child added something of its own. {Parent} came to fetch {hero}, and had to step over it, and stopped. “And who is this?” asked {parent}, and picked up the quite ordinary one. “That's you,” said {hero}. “I found you first.”",
        "@playground(hero carry) They carried {thefinds} to the big tree and laid them out, one behind the other. It made a line from the tree to the gate, and every child added something of its own. “And who is this?” they asked, and pointed at the quite ordinary one. “That's the one who was first,” said {hero}. “Without that one I'd never have started.”",
      ],
      "@playground(hero walk) The line grew longer every day; by spring it reached to the bakery. {Hero} wore braces now, red ones. There was a rule, too: only one thing a day, and it had to be asked. {Hero} bent down and listened. Then {he} put it in {his} pocket, or laid it back and patted it. “That one,” said {hero}, “would rather stay.”",
    ],
  }),
  story({
    says: [
      /\b(?<item>(?:rain|rubber|red|yellow|winter|gum|cowboy|swimming|woolly|bicycle|diving|football|new|blue|green|old)? ?(?:boots|wellies|wellingtons|goggles|helmet|bobble hat|woolly hat|hat|cap|swimsuit|swimming cap|slippers|scarf|pyjamas|rucksack|backpack|sunglasses|gloves|jumper|sweater|tutu))\b/i,
      /\b(?:refus\w* to (?:take|wear anything)|will not take|would not take|won['’]t take|never (?:takes?|took)|even in bed|always (?:wears?|wore)|wears? (?:\w+ ){1,4}(?:everywhere|all the time|day and night|every day)|wore (?:\w+ ){1,4}(?:everywhere|all the time|day and night|every day)|day and night)\b/i,
      /\b(?:son|daughter|boy|girl|child|brother|sister|\w+-year-old|little|toddler|grandson|granddaughter|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who("kid", "son|daughter|little boy|little girl|little brother|little sister|grandson|granddaughter"),
      ...also(
        "take\\w*|took",
        "even|bed|bath",
        "summer|winter",
        "refus\\w*",
        "day|night",
        "nursery|kindergarten|school",
      ),
    ],
    unless:
      /\b(?:murder\w*|superhero|detective|magic\w*|king|queen|soldier|dead|died|cancer|baldness|bald|hospital|ghost|hijab|turban|star|office|boss)\b/i,
    lead: "kid",
    after: [
      "@bedroom(kid stand, hero look) Everything had been tried. {Hero} had been promised chocolate. “No,” said {hero}, and held on to {theitem} with both hands. “And in the bath?” “In the bath, too.” There was a splash, and {theitem} stayed on.",
      "@street(kid walk) People turned round in the street. “Aren't you hot?” asked the lady at the chemist's. “No,” said {hero}, and wiped {his} forehead. “You must be very proud of it,” said the postman. {Hero} looked at him with interest. He was the first one who had nearly understood.",
      "+ @bedroom.night(kid sleep) At night somebody crept in, on tiptoe, and very carefully took hold. In the dark a voice said, clearly and wide awake: “I can feel that.” After that, nobody crept any more. The sheet got holes and the pillow got stains, and they grew used to it, as people grow used to a lodger.",
      "@bedroom(kid look) But one morning {theitem} would not go on properly any more. {Hero} pulled, and pushed, and held {his} breath. {Hero} had gone on growing, in the night, secretly, although {he} had been so careful. {Hero} sat down on the edge of the bed with a very white face. “Now it's all over,” said {hero}.",
    ],
    end: [
      "@bedroom(kid talk) And at last it came out, bit by bit. It had been the last day of the holidays, and everybody had laughed, the whole family, at the same time, at nothing at all. {Hero} had had {theitem} on, just by chance. “And I thought that it's in there,” whispered {hero}. “If I undress, it runs out. Then we'll have to be like on Mondays again.”",
      "@room(kid hug) So that was what had been guarded, day and night. Nobody laughed now. They looked inside {theitem}, all of them together, with a torch. There was some sand in there, and a very old raisin. “It's still in there,” they told {hero}, quite seriously. “It's only stuck. We'd have to shake it out, once, and hold still underneath.” {Hero} thought it over, and let it be taken off.",
      "@room(kid stand) The sand trickled down on all their heads. It tickled in their collars. One of them snorted, and then another, and then it was there, the whole of it, and {hero} laughed the loudest. {Theitem} hung on a hook in the hall from then on. Once a week there was a good shake, on Mondays.",
    ],
  }),
  story({
    says: [
      who("beast", "dog|cat|puppy|rabbit|hen|chicken|goat|kitten|guinea pig|piglet|duck|tortoise|pony"),
      /\b(?:dress(?:es|ed|ing)?(?: up)?|pram|pushchair|buggy|stroller|baby clothes|bonnet|doll's (?:clothes|pram|dress|bed)|as a baby|teach\w* .{0,30}(?:ballet|dance|talk|read)|wash(?:es|ed)? the|haircut|hairdresser)\b/i,
      /\b(?:children|kids|child|girls?|boys?|sisters?|brothers?|siblings|twins|son|daughter|cousins|\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      ...also("walk", "pram|pushchair|buggy|stroller", "baby", "dress(?:es|ed)?", "neighbou?r\\w*", "street|town|park"),
    ],
    unless:
      /\b(?:murder\w*|wedding dress|circus|show|contest|competition|theatre|witch|wolf|red riding|princess|magic\w*|talking|dance school|costume party|carnival|halloween)\b/i,
    of: "people",
    after: [
      "@room(hero give, beast sit) {Beast} put up with it. First came the bonnet with the lace, and the ears went into that, more or less. Then came a bib, and a bottle, and a blanket up to the chin. “Don't make that face,” said {hero}. “Babies are always in a good mood.”",
      "@street(hero walk, beast sit) So they set out, {hero} and {beast}, with squeaking wheels. At the first corner they met Mrs Novak, who could not see very well. “Oh, how sweet!” she cried. “Boy or girl?” “We're not sure yet,” said {hero}. Mrs Novak bent down to tickle the baby. The baby licked her glasses clean.",
      "+ @park(hero sit, beast sit) In the park they sat down on the bench with the real mothers and fathers. “Mine doesn't sleep,” sighed one of them. “Mine buries things,” said {hero}. There was a short silence. “Is it teething?” “It's got them all,” said {hero}, and lifted up the lip to show them.",
      "@street(hero run, beast run) It all went well until the butcher's. On the step lay a ginger tomcat. In the pram something went stiff. “No,” said {hero}. “Good baby.” The blanket flew to the left and the bottle to the right. And then {hero} was holding on to an empty pram, and down the middle of the market ran a baby in a bonnet, barking or something like it, on four legs.",
    ],
    end: [
      "@market(hero run, beast run) “Stop that baby!” shouted {hero}. People dropped their bags. Round the fountain they went, through the flower stall, and between the legs of the brass band. In the end it was not {hero} who stopped {beast}. It was Mrs Novak, with her clean glasses. She stood in the way, stamped her foot and said: “Bedtime!”",
      "@street(hero walk, beast sit) {Beast} sat down. Then {beast} went back, with a hanging tongue and the bonnet over one eye, and climbed into the pram all by itself. {Hero} pushed. {Beast} lay on its back, with four feet in the air, and let itself be driven. “You see?” said {hero} after the third lamp post. “It's not so bad, being a baby.”",
      "@street(hero walk, beast sit) After that it was always {beast} who wanted to. At three in the afternoon the bonnet was laid at {hero's} feet, a bit wet. Mrs Novak waited at the corner with a biscuit. “Grown again!” she said each time, and took off her glasses, and held them out to be cleaned.",
    ],
  }),
  story({
    says: [
      /\b(?<balloon>(?:red |yellow |blue |big |birthday |green |silver |helium )?(?:balloon|kite|frisbee|shuttlecock|ball|paper plane|shoe|toy plane|drone|hat|cap|cat))\b/i,
      /\b(?:stuck|caught|hang\w*|tangled|lands?|landed|trapped)\b/i,
      /\b(?<high>(?:church |old |tall |chestnut |oak |highest |clock |water |apple )*(?:tower|steeple|tree|roof|lamp ?post|street lamp|chimney|power line|crane|flagpole|statue|gutter))\b/i,
    ],
    may: [
      role(
        "helper",
        "firefighter|fireman|firefighters|neighbour|neighbours|grandfather|grandpa|father|dad|mother|mum|brother|sister|postman|priest",
      ),
      ...also(
        "street|village|town|everybody|everyone|whole",
        "down",
        "try|tries|tried|get|help\\w*",
        "ladder\\w*",
        "birthday",
      ),
    ],
    unless:
      /\b(?:murder\w*|afraid to come down|weathercock|lighthouse|hot[- ]air|balloonist|pilot|garden of|old (?:man|woman)'s|mean|grumpy|[Oo]nly (?:the|a|an|his|her|their)|witch|love|wedding|neighbour's (?:garden|window)|follow\w*|chas\w*|soldier|war)\b/i,
    of: "people",
    after: [
      "@street(hero look) {Hero} stood below with {his} head back and {his} mouth open. A moment ago {theballoon} had been {hero's}, and now it belonged to {thehigh}. “Come down,” said {hero} to it. It moved a little in the wind, as if it were shaking its head. {Hero} did not cry. But {he} could not have said what {his} chin was doing.",
      [
        "@street(hero look, helper look) {Helper} saw it, and stopped, and looked up as well. And that was how it began, for when two people look up, a third will. A man fetched a broom and tied it to a rake. The baker's wife fetched the pole that was for the shutters. They put it all end to end, with string. It reached up to the third part of {thehigh}, and bent, and took off the baker's hat.",
        "@street(hero look) A lady with a trolley saw it, and stopped, and looked up as well. And that was how it began, for when two people look up, a third will. A man fetched a broom and tied it to a rake. The baker's wife fetched the pole that was for the shutters. They put it all end to end, with string. It reached up to the third part of {thehigh}, and bent, and took off the baker's hat.",
      ],
      "+ @street(hero look) Everyone knew how to do it. A boy threw his shoe, and now there were two things up there. A man with a trumpet blew as hard as he could, because it was only a question of air. Someone who had studied drew an arrow on the pavement. There were two ladders, and both were too short, and they stood there like people who have come to the wrong party.",
      "@street.dusk(hero look) It was getting dark. There were fifty people in the street by then, and they had hardly said good morning to each other in years. Now they were all hoarse. “It's no use,” said the baker. “Thank you,” said {hero} to all of them, because that is what you do. It was so quiet that you could hear the rake drop.",
    ],
    end: [
      "@street.dusk(hero look) And in that quiet it was noticed that nobody had gone. Somebody put a hand on {hero's} shoulder, and it was warm. Up there the wind turned, as it always does at that hour, and not one of them had thought of waiting for it. It lifted {theballoon}, quite gently, like a mother lifting a child from the back seat.",
      "@street.dusk(hero take) {Theballoon} came down slowly, over the roofs and over all their faces. A hundred hands went up. But nobody took hold. They made a gap, as wide as a door, and it came down right into {hero's} arms. Then fifty people shouted so loudly that the pigeons went up.",
      "@street(hero stand) They did not feel like going home after that. The baker brought out what was left, and there was dancing. It was done again each year, on the same day. {Hero} brought {theballoon}, and the people brought chairs. At dusk they all looked up at {thehigh}, and waited for the wind.",
    ],
  }),
  story({
    says: [
      /\b(?<mitten>(?:red |blue |yellow |striped |woolly |left |right |favourite |green |new )*(?:mitten|glove|sock|scarf|woolly hat|bobble hat|hat|slipper))\b/i,
      /\b(?:los(?:es?|t|ing)|drop(?:s|ped)|missing|disappear\w*|gone|falls? off|fell off|left behind|forg[eo]t\w*|blow[sn]? away|blew away)\b/i,
      /\b(?:snow\w*|winter|forest|cold|park|playground|kindergarten|street|life of its own|animals?|wind|bus|path|meadow|way home|ice|nest|warm)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}`),
      ...also("snow", "life|own", "knit\\w*", "find|found|search\\w*|look\\w*", "animals?|mouse|hedgehog|bird"),
    ],
    unless:
      /\b(?:murder\w*|detective|police|love|stranger|magic\w*|ghost|found a (?:lost )?(?:glove|mitten|scarf|hat)|finds a (?:lost )?(?:glove|mitten|scarf|hat)|dryer|drawer|washing machine|dead|died|footballer|goalkeeper|woman finds|man finds)\b/i,
    of: "young",
    after: [
      [
        "@street(hero look, elder look) {Hero} looked at {his} two hands. Something was missing, and it was getting cold there. “When did you last have {themitten}?” asked {elder}. {Hero} tried to remember. There had been an icicle, and a dog, and a slide. Then there had only been a lot of white.",
        "@street(hero look) {Hero} looked down at {himself}. Something was missing, and it was getting cold there. When had {he} last had {themitten}? {Hero} tried to remember. There had been an icicle, and a dog, and a slide. Then there had only been a lot of white.",
      ],
      "@forest {Themitten}, in the meantime, lay on its back and looked at the sky. It had never been alone before. First a crow came and turned it over. Then came the wind, and took it along for a bit, over the fence. Then night came, and snow fell on it, quietly, until there was only a small hill there.",
      "+ @forest Something small came along under the snow, with a whiskery nose, and it was in a great hurry. It looked into {themitten}. It went in up to the tail. In there it was dark and warm, and it still smelled a bit of {hero}, of cocoa and crayons. The whiskery nose came out again and called something. And after that there was a lot of coming and going.",
      "@street(hero walk) {Hero} searched for three days. {Hero} looked under the benches and in the hedge. {Hero} asked the man with the snow plough. {Hero} did not want a new one. At night {hero} lay in bed and held what was left, and thought how cold it had to be out there, all by itself.",
    ],
    end: [
      "@park(hero look, elder look) On the fourth day there was sun, and it dripped from the trees. And there, under the hazel bush, was a bit of wool. “There!” cried {hero}, and fell on {his} knees, and stretched out {his} hand. The wool moved. A nose came out of it, and beside the nose there came four others, and they all blinked at {hero} in the light.",
      [
        "@park(hero sit, elder sit) {Hero} drew {his} hand back. {Hero} did not breathe. “Mice,” whispered {hero}. “They've got it on all together.” {Elder} bent down, and saw it, and bent down further. “Shall I lift them out?” asked {elder}. {Hero} looked at the five of them. They fitted exactly. “No,” said {hero}. “They've only got that one. I've got pockets.”",
        "@park(hero sit) {Hero} drew {his} hand back. {Hero} did not breathe. “Mice,” whispered {hero}. “They've got it on all together.” {Hero} could have had it back quite easily. {Hero} looked at the five of them. They fitted exactly. There was not a finger's breadth to spare. “Keep it,” said {hero}. “You've only got that one. I've got pockets.”",
      ],
      "@park(hero stand, elder stand) In April the nest under the hazel bush was empty. {Hero} was allowed to take {themitten} home, and it was washed, and hung up to dry. It had a hole in it now, no bigger than a whiskery nose. {Hero} did not want it mended. On cold days {hero} put it on, and stuck one finger out of the hole, and waved with it to everything that was small.",
    ],
  }),
];
