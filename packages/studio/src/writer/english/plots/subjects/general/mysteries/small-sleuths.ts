import { story } from "../../subject-story.ts";
import { BEGINS } from "../making/by-them.ts";

const SLEUTHING =
  /\b(?:find(?:s|ing)? out|found out|catch\w*|caught|traps?|solv\w+|investigat\w*|detectives?|mystery|stakeout|who (?:is|was|keeps|kept|has been|had been|took|takes|stole|steals|ate|eats))\b/i;
const GONE =
  "(?:steal(?:s|ing)?|stole|stolen|tak(?:es|ing|en)|took|eat(?:s|ing|en)|ate|nibbl\\w+|missing|disappear\\w*|vanish\\w*|gone|thief|robb\\w+)";
const TOLD_WHO =
  "(?:it (?:is|was)(?= (?:the|an?|her|his|their)\\b)|turn(?:s|ed) out (?:to be|that it (?:is|was))|(?:thief|culprit) (?:is|was|turns out to be|turned out to be)|who (?:really )?took (?:them|it) (?:is|was)|discover(?:s|ed)? that|find(?:s)? out that|found out that|behind it all (?:is|was))";
const CRITTER =
  "(?:[a-z-]+ ){0,3}?(?:dog|puppy|cat|kitten|magpie|crow|raven|jackdaw|squirrel|raccoon|fox|mouse|mice|rat|hamster|ferret|monkey|parrot|goat|hedgehog|hen|goose|seagull|gull|donkey|pony|pig|marten|badger|rabbit)";

/** Stories of children who find out who took something. */
export const smallSleuths = [
  story({
    says: [
      SLEUTHING,
      new RegExp(`\\b${GONE}\\b`, "i"),
      new RegExp(
        `\\b(?:${TOLD_WHO}|because|but) (?<culprit>(?:(?:the|an?|her|his|their|its|[A-Z][a-z]+['’]s) )(?:(?:school|neighbou?r|neighbou?r's|family|own) )?${CRITTER})(?! (?:food|bed|house|basket))\\b`,
      ),
      /(?<![\w'’])(?<loot>(?:all )?(?:(?:the|an?|her|his|their|our|one|some) )?(?:(?!\w+ing\b)[a-z-]+ ){0,2}?(?:cookies|biscuits|cakes?|sausages?|sandwich(?:es)?|lunch ?boxes|lunches|socks?|shoes?|slippers?|gloves|mittens|hats?|spoons?|keys?|rings?|earrings?|necklace|jewell?ery|watch|glasses|eggs|apples|cherries|strawberries|nuts|sweets|candy|chocolates?|pens?|pencils|marbles|toys?|teddy(?: bear)?|balls?|letters|parcels|newspapers?|coins|buttons|underwear|underpants|pies?|bread|rolls|cheese|fish|milk))\b/i,
    ],
    may: [
      /\b(?:start\w*|founds?|founded|open\w*|form\w*) (?:an? )?(?:detective )?(?:club|agency|team)\b[^.]*/i,
      BEGINS,
      /\btak(?:es|ing)\b[^.]*/i,
      /\bkept\b[^.]*/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|husband|wife|ghosts?|magic\w*|dragon|inspector|policeman|police officer)\b/i,
    early:
      /^(?:In the end )?(?:[Ii]t|the thief|the culprit) (?:turn\w* out|was|is)[^.]*$|,? (?:but|and|until|only to) [^.]*\b(?:turn\w* out|find out|found out|discover\w*)[^.]*\b(?:dog|cat|magpie|squirrel|raccoon|fox|mouse|monkey|crow)[^.]*$/i,
    of: "people",
    after: [
      [
        "{Hero} wrote down everything that was gone: {loot} on the first page, with the day and the hour. {Mate} measured the ground with a ruler. “Why do you measure?” asked {hero}. “Because they always do,” said {mate}. Then {mate} bent down. There was something on the floor, and it was wet.",
        "{Hero} wrote down everything that was gone: {loot} on the first page, with the day and the hour. Then {he} got down on {his} knees with the magnifying glass. At first there was only dust. Then there was something else, right in the middle, and it was wet.",
      ],
      "It was a very odd trace. Whoever had been there had no shoes on, and did not walk in a straight line, but went first here and then there, as if it smelled something. “A barefoot thief,” wrote {hero}. “Perhaps hungry.”",
      "+ The list of suspects was long. The first one had crumbs on {his} jumper, and it was {hero}. The second had been ill in bed. The third cried as soon as somebody asked. “It's always the one whom no one suspects,” said {hero}.",
      "+ They were laughed at a little. “Have you arrested somebody yet?” the others asked each morning. “We can't talk about it,” said {hero}, and closed the notebook. It was a good notebook. Only there was nothing in it yet that would have helped.",
      [
        "In the end only a trap was left. They put out the very best bait, all by itself, and strewed flour round it. Then {hero} and {mate} hid, with a blanket over their heads. It was hot under there, and somebody's stomach rumbled. “Was that you?” whispered {mate}. “No,” {hero} whispered back. “That was out there.”",
        "In the end only a trap was left. {Hero} put out the very best bait, all by itself, and strewed flour round it. Then {he} hid, with a blanket over {his} head. It was hot under there, and {he} could hear {his} own heart. And then {he} heard something else: a sniff.",
      ],
    ],
    end: [
      "It came round the corner on its toes. It looked to the left and to the right, just like a thief in a film, and it walked right through the flour. {Hero} held {his} breath and lifted the edge of the blanket. And there it stood, white up to the knees, with the bait already in its mouth: {culprit}!",
      "“Stop!” cried {hero}. {Theculprit} did not stop. Off it went, and left white tracks the whole way, so that even a beginner could have followed. They ended at a dark corner where nobody ever swept. {Hero} crept in. There lay everything that had been missing, in a neat heap, and {theculprit} sat on top of it and looked very proud.",
      "Everyone came running to see. {Hero} read out the whole case, from the first trace to the last. At the word “thief” {theculprit} tilted its head. You could not be angry with that face, not even if you had wanted to. So {theculprit} got a place of its own, and something of its own on it, every day at the same hour.",
      "After that not one thing was missing. The notebook has a label now: Case Number One, solved. Below it there is no thumbprint, as is usual with thieves. There is a print in flour, with toes, and {theculprit} made it all by itself.",
    ],
  }),
  story({
    says: [
      SLEUTHING,
      new RegExp(`\\b${GONE}\\b`, "i"),
      /(?<![\w'’])(?<loot>(?:all )?(?:(?:the|an?|her|his|their|our|some) )?(?:(?:last|chocolate|birthday|christmas|freshly|baked|fresh|ginger|jam) ){0,2}(?:cookies|biscuits|cakes?|pudding|sausages?|sandwich(?:es)?|muffins|cupcakes|sweets|candy|chocolates?|ice cream|pies?|jam|honey|cheese|bananas|yoghurts?|milk|crisps|chips|doughnuts|donuts|gingerbread|marmalade|leftovers))\b/i,
      /\b(?:kitchen|fridge|refrigerator|pantry|larder|at home|cupboard|(?:cookie|biscuit) (?:jar|tin)|at night|every night|mum|mom|dad|mother|father|family|brother|sister|grand\w+)\b/i,
    ],
    may: [/\btraps?\b[^.]*/i, BEGINS, /\bkeeps?\b[^.]*/i],
    unless: new RegExp(
      `\\b(?:murder\\w*|school|class\\w*|shop|bakery|baker|market|village|forest|ghosts?|magic\\w*|inspector|police\\w*|prison|poor|hungry)\\b|${TOLD_WHO}|\\b(?:mouse|mice|dragon|monster|rat)\\b`,
      "i",
    ),
    of: "young",
    after: [
      [
        "@kitchen(hero look, mate look) “Nobody touches anything,” said {hero} in the morning. On the plate where {theloot} had been there were three crumbs. {Mate} wanted to eat them. “That's evidence,” said {hero}, and put the crumbs into an envelope, one by one. {Mate} looked after them sadly.",
        "@kitchen(hero look) “Nobody touches anything,” said {hero} in the morning. On the plate where {theloot} had been there were three crumbs. {Hero} did not eat them, although it was hard. {He} put them into an envelope, one by one, and wrote on it: evidence.",
      ],
      "@kitchen(hero talk) Then {he} questioned the whole family at breakfast. They had all been asleep. They had all brushed their teeth. They all said that it must have been somebody else. “One of you isn't telling the truth,” said {hero}, “and I'll find out which.”",
      "@kitchen.night(hero build) In the evening the trap was built. {Hero} shook flour over the kitchen floor, as thin as the first snow. A thread went from the plate to a bell, and on the plate lay what was left of {theloot}.",
      [
        "+ @kitchen.night(hero sit, mate sleep) They sat under the table with a torch and two cushions. “I'm not at all tired,” said {mate}, and was asleep. {Hero} was awake for both of them. The fridge hummed. The clock ticked. Somewhere in the house a stair creaked.",
        "+ @kitchen.night(hero sit) {Hero} sat under the table with a torch and a cushion. {He} {was} not at all tired. The fridge hummed. The clock ticked. Somewhere in the house a stair creaked.",
      ],
      "@kitchen.night(hero look) At ten past two the door opened. Two bare feet came in. They were big and white, and they walked straight through the flour. {Hero} put a hand over {his} own mouth. The feet stopped at the plate. And then the bell rang.",
    ],
    end: [
      "@kitchen.night(hero point) “Caught!” cried {hero}, and switched on the torch. It was Dad. He had pyjamas with stripes, crumbs in his beard, and his eyes were closed. He chewed. “Dad?” asked {hero}. Dad went on chewing. He was fast asleep, from the hair down to the floury toes.",
      "@kitchen.night(hero walk) They led him back to bed by the sleeve. He went along like a lamb and said thank you. “He really didn't know,” whispered {hero}. In the morning there was a white track through the whole house, up the stairs, right to Dad's side of the bed. He looked at it, and then at his feet, and turned as red as jam.",
      "@kitchen(hero cook) For his sentence he had to bake, and the detectives had to help, because he did not know where the sugar was. They made twice as many as before. One tin was for everybody. On the other {hero} wrote with a thick pen: “For Dad, but only if asleep.”",
      "@kitchen.night(hero look) The bell still hangs in the kitchen. Some nights, at ten past two, it rings, quite softly. Then {hero} turns over in bed with a smile. The case is solved. But a good detective likes to know that all is in order.",
    ],
  }),
  story({
    says: [
      SLEUTHING,
      new RegExp(`\\b${GONE}\\b`, "i"),
      /\b(?:school|classroom|class|playground|kindergarten|nursery|teacher|gym|classmates?|schoolyard)\b/i,
      /(?<![\w'’])(?<loot>(?:all )?(?:(?:the|an?|her|his|their|our|some|several) )?(?:(?:school|class|gym|pencil|football|red|best|new|favou?rite) ){0,2}(?:lunch ?boxes|lunches|sandwich(?:es)?|snacks|pencils?|pens|pencil cases?|erasers|rubbers|scissors|chalk|books?|bags?|shoes|gym shoes|jackets?|hats|gloves|scarves|balls?|footballs?|trophy|cup|glue|crayons|paint|paints|phones?|money|trip money|piggy bank|bell|key|skeleton|globe|map|flag|posters?))\b/i,
    ],
    may: [
      /\b(?:start\w*|founds?|founded|open\w*|form\w*) (?:an? )?(?:detective )?(?:club|agency|team)\b[^.]*/i,
      BEGINS,
    ],
    unless: new RegExp(
      `\\b(?:murder\\w*|ghosts?|magic\\w*|dragon|accus\\w*|blam\\w*|suspects? (?:him|her|his|her)|bull(?:y|ies)|hamster|rabbit|guinea pig|tortoise|exam|class pet)\\b|${TOLD_WHO}`,
      "i",
    ),
    of: "young",
    after: [
      [
        "@classroom(hero write, mate look) The office of the detectives was under the stairs, next to the mops. {Hero} wrote the rules on a box: “One, we find out everything. Two, we tell nobody. Three, {mate} brings the biscuits.” Then they put a cross on a plan of the school for each thing that was gone.",
        "@classroom(hero write) The office of the detective was under the stairs, next to the mops. {Hero} wrote the rules on a box: “One, find out everything. Two, tell nobody. Three, biscuits.” Then {he} put a cross on a plan of the school for each thing that was gone.",
      ],
      "@classroom(hero talk) It was about {loot}, and everybody knew who it was. Only each of them knew somebody else. “It's the big ones,” said the small ones. “It's the small ones,” said the big ones. The cook said that in her day nothing like that had happened, and gave {hero} a plum.",
      "@corridor(hero look) The crosses on the plan were strange, though. {Hero} turned it round, and turned it back. They were not all over the school. They were all along one corridor, from the cloakroom to the last door. And it had always been a Thursday, in the third lesson, when it rained.",
      "+ @corridor(hero stand) On Thursday {hero} asked to go to the toilet, and it was not for the toilet. Behind the coats it smelled of wet wool. {He} stood between two anoraks and made {himself} thin. A tap dripped. Far away somebody sang the song about the seasons, and somebody sang it wrong.",
      "@corridor(hero look) Then small steps came along. It was not a big one, and it was no stranger. It was a very little boy from the first class, with a runny nose, and he dragged a bag that was nearly as long as himself. He looked round. Then he went in at the last door, the one with the broom on it.",
    ],
    end: [
      "@corridor(hero talk) {Hero} opened it. It was a tiny room with one lamp. On the floor stood a whole school, made of boxes, with a corridor and a cloakroom. Everything that was missing was in it, and each thing had its place. “I can never find the way,” said the little boy, and his chin trembled. “So I'm practising with a small one.”",
      [
        "@corridor(hero sit, mate sit) {Hero} looked at {mate}, and {mate} put the handcuffs back into {his} pocket. They were only made of string in any case. “Which way is it that you can't find?” asked {hero}. “Home,” said the boy, “and to the toilet.” So the detectives took him by the hand, one on each side, and showed him both.",
        "@corridor(hero sit) {Hero} put the handcuffs back into {his} pocket. They were only made of string in any case. “Which way is it that you can't find?” asked {hero}. “Home,” said the boy, “and to the toilet.” So the detective took him by the hand and showed him both.",
      ],
      "+ @classroom(hero talk) In the break all that had been lost stood on the big table, with a sign: found. “And who was it?” the others shouted. {Hero} thought of rule number two. “It was somebody who only borrowed it,” said {hero}, “and he says sorry. The rest is secret.” They grumbled a bit. Then the bell went.",
      "@corridor(hero stand) Under the stairs there is a third stool now, a very low one. The best sleuth for lost things sits on it, with a clean handkerchief. And along the corridor, from the cloakroom to the last door, run small arrows of yellow chalk, so that nobody gets lost on a rainy Thursday.",
    ],
  }),
  story({
    says: [
      /\b(?<loot>(?:(?:her|his|their|my|the|a|[A-Z][a-z]+['’]s) )(?:[a-z-]+ ){0,2}?(?:bicycle|bike|scooter|skateboard|sledge|sled|wheelchair|violin|guitar|accordion|drum|kite|football|tricycle|cart|wheelbarrow|ladder|coat))\b/,
      /\b(?:stolen|stole|steals|thief|took|takes)\b/i,
      /\b(?:poor|needs?|needed|could not afford|can['’]?t afford|had no money|has no money|sick|ill|hungry|newspapers|only borrowed|to (?:deliver|earn|help|get to|feed|practise|play for|visit))\b/i,
      /\b(?<thief>(?:an?|another|the|some) (?:[a-z-]+ ){0,3}?(?:boy|girl|child|kid|man|woman|teenager|student|neighbour))\b[^.]*\b(?:took|takes|taken|stole|needed|needs|had)\b/,
    ],
    may: [/\b(?:look\w*|search\w*) (?:for it )?(?:all over|everywhere|in)[^.,]*/i, /\bfind(?:s)? out|found out\b/i],
    unless: /\b(?:murder\w*|kill\w*|horse thief|police officer|detective|magic\w*|war|museum|car)\b/i,
    of: "young",
    after: [
      "The lock still hung there, with nothing in it. {Hero} looked at it as if it might say something. {He} shut {his} eyes, counted to ten, and opened them again. It was still gone, and where it had stood there was a dry patch on the ground.",
      [
        "They began at the next corner, {hero} on the left side of the street and {mate} on the right. They asked the baker and the postman. They asked an old woman who saw everything from her window, and who had been to the dentist on just that day. “What does it look like?” people said. {Hero} could describe each scratch, and {mate} knew where each scratch came from.",
        "{Hero} began at the next corner. {He} asked the baker and the postman. {He} asked an old woman who saw everything from her window, and who had been to the dentist on just that day. “What does it look like?” people said. {Hero} could describe each scratch, and how it had got there.",
      ],
      "+ By the third day {hero's} feet hurt. {He} had hung up notes on every lamp post: a drawing, with the name underneath, and “please” in red. The rain washed the red down into long tears. “Whoever has it should be ashamed,” said {hero}. It did not help.",
      [
        "+ “And what if it doesn't turn up again?” {hero} asked in the evening. {Mate} did not say that it would. {Mate} put a plaster on the heel with the blister, and then a second one, the one with the stars. “Then we'll have gone for a good many walks,” said {mate}.",
        "+ “And if it doesn't turn up again?” {hero} asked in the evening, and was given a plaster for {his} heel, the one with the stars. Nobody said that it would. That was the worst of it.",
      ],
      "Then, early one morning, {hero} heard it. {He} would have known that sound among a thousand: the small squeak that it had always had. It came from round the corner. {Hero} ran. And there it was, {theloot}, and next to it stood {thief}, quite out of breath, who turned white and let go of it.",
    ],
    end: [
      "“That's mine,” said {hero}. {He} had made up a whole speech for the thief, and that was all that was left of it. “I know,” said the other, and looked at the ground. “I only wanted it for the mornings. I was going to bring it back each day, and then it was always too late.” And then {hero} heard the reason, so softly that {he} had to come closer.",
      [
        "{Hero} looked at {mate}. {Mate} said nothing: this was for {hero} to say. It is odd to be angry and sorry in the same minute. {Hero} was both. “You could have asked,” {he} said at last. “Would you have said yes?” {Hero} thought about it honestly. “Not then,” {he} said. “Now I would.”",
        "It is odd to be angry and sorry in the same minute. {Hero} was both, and did not know where to look. “You could have asked,” {he} said at last. “Would you have said yes?” {Hero} thought about it honestly. “Not then,” {he} said. “Now I would.”",
      ],
      "So they made a plan, on the kerb, with a bit of chalk. The early mornings belonged to the one, and the afternoons to the other. Before a week was over they had oiled it together, and the squeak was gone. They both missed it, and so they let it come back.",
      "The lock hangs where it belongs, and it has got two keys now. And if {theloot} is late in the morning, {hero} does not worry. {He} listens for the small squeak round the corner.",
    ],
  }),
  story({
    says: [
      /\b(?:poison\w*|sick|ill|dying|dead|hurt\w*|shoot\w*|trapping)\b/i,
      /\b(?<pets>(?:(?:the|all the|many|some|several|our|her|his) )?(?:[a-z]+ ){0,2}?(?:cats|dogs|birds|hedgehogs|fish|bees|ducks|pigeons|hens|squirrels|foxes|frogs|trees|animals))\b/i,
      /\b(?:find(?:s)? out|found out|who (?:is|was|it is|it was|did)|investigat\w*|detective|catch|solve\w*|why)\b/i,
      /\b(?:street|neighbou?rhood|village|park|river|pond|town|garden|farm|block)\b/i,
    ],
    may: [BEGINS, /\b(?:decided|wanted|investigat\w*|finds? out|found out)\b[^.]*/i],
    unless: /\b(?:vet|murder\w*|witch|king\w*|spell|factory|company|war|plague|magic\w*)\b/i,
    of: "young",
    after: [
      "{Hero} drew a map of the whole place on the back of some wallpaper, and where it had happened {he} stuck a red dot. There were five of them. Five was a lot. ",
      [
        "Then {hero} and {mate} went from door to door. “Have you noticed anything?” they asked. Some had noticed a great deal, mostly about each other. “That one there hates animals,” they whispered behind the curtains. {Hero} wrote it down. But {he} put a question mark behind it.",
        "Then {hero} went from door to door. “Have you noticed anything?” {he} asked. Some had noticed a great deal, mostly about each other. “That one there hates animals,” they whispered behind the curtains. {Hero} wrote it down. But {he} put a question mark behind it.",
      ],
      "It was true that there was a man who shouted when something walked over his beds. {Hero} watched him for two evenings through a hole in the fence. He had a tin with a skull on it. He opened it, looked left and right, and scattered something blue between the lettuces. {Hero's} heart was beating up in {his} ears.",
      "+ At home they said that one must have proof, and that one must not creep about behind fences in the dark. {Hero} nodded. Then {he} took {his} pocket money, bought a bag with a zip, and waited until morning. With a pair of tongs {he} picked up three blue grains, and not one of them touched {his} fingers.",
      "The woman at the chemist's put on her glasses. “This is for slugs,” she said. “You buy it everywhere. But it's poison for everybody, and what has eaten a slug like that gets some as well.” {Hero} had been ready for a villain. {He} had not been ready for slugs.",
    ],
    end: [
      "{Hero} rang at the man's gate, with the bag in {his} hand and {his} knees soft. “I know what it is,” {he} said. “It's from your tin.” The man wanted to shout. Then he saw the map with the red dots, and the small pictures that {hero} had drawn beside each of them. He read all the names. He sat down on the step. “I only meant the slugs,” he said.",
      "He threw the tin away that same hour. In the evening he went round himself, from door to door, with his hat in his hand, which was much harder than it had been for {hero}. They were angry, and they had reason to be. And they fetched the vet for those that could still be helped.",
      "+ For the slugs {hero} had an idea too. It needed a ring of broken eggshells round every bed, and nobody likes to walk on that with a bare stomach. The man collected shells from the whole neighbourhood. You could see him on Saturdays, with a bucket, and he knew by now which cat belonged to whom.",
      "The map hangs on {hero's} wall. No new dot has been added to it. Only in the middle, by the garden with the lettuces, there is a green one, and next to it stands, in capital letters: “Case closed. No villain. One man, forty slugs.”",
    ],
  }),
];
