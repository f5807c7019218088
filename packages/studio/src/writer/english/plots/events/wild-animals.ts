import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const HUNTER =
  /\b(?:sharks?|wolf|wolves|lions?|lioness|tigers?|crocodiles?|alligator|fox|foxes|bears?|leopard|panther|snake|python|eagle|hawk|owl|cats?|t-rex|tyrannosaurus|dinosaur|piranha|orca|hyena|spider|vulture|lynx|cheetah|jaguar|puma|dragon|werewolf)\b/i;
const ANIMAL =
  /\b(?:cow|bull|pig|piglet|horse|donkey|goat|sheep|lamb|hen|chicken|rooster|duck|goose|turkey|camel|elephant|hippo|rhino|giraffe|zebra|lion|tiger|bear|wolf|fox|hedgehog|mouse|mice|rat|cat|dog|rabbit|hare|squirrel|mole|badger|otter|beaver|owl|crow|raven|pigeon|parrot|penguin|ostrich|flamingo|peacock|crocodile|alligator|snake|frog|toad|snail|spider|ant|bee|beetle|butterfly|ladybug|ladybird|caterpillar|worm|shark|whale|dolphin|octopus|crab|lobster|fish|goldfish|turtle|tortoise|sloth|monkey|gorilla|kangaroo|koala|panda|llama|alpaca|hamster|raccoon|skunk|walrus|seal|swan|stork|bat|leopard|dachshund|unicorn|dinosaur|zebras|puppy|kitten|moth|firefly|grasshopper|cricket|jellyfish|seahorse|chameleon|lizard|dragonfly)s?\b/i;
const SLOW = /\b(?:sloth|snail|tortoise|turtle|slug|caterpillar|worm|dachshund|hedgehog|donkey|hippo|koala|mole)\b/i;

/** What wild animals do and what they are like. */
export const wildAnimals: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:was|were|became|had become|turned|had been|wanted to be(?:come)?|decided to be(?:come)?|went) (?:secretly |really |strictly |an? )*(?:vegetarians?|vegans?)|(?:only|secretly|rather) (?:ate|liked|loved) (?:vegetables|salad|lettuce|carrots|broccoli|fruit|grass|seaweed|algae)|(?:did not|would not|refused to|no longer) (?:like to |want to )?(?:eat|like|ate) (?:any )?(?:meat|fish|mice|other animals|other fish|rabbits|sheep|people)|(?:hated|could not stand) (?:meat|fish|mice)",
    idea: HUNTER,
    after: [
      "It had to do with a smell. The others thought that it smelled of supper. {Doer} thought that it smelled of somebody who had a mother. And just beside it there had been something green, with a crunch, that nobody had ever tried.",
      "!{Doer} had a garden by now, well hidden, in three straight rows. When visitors came, {doerhe} quickly stood in front of it and showed {doerhis} teeth. It was expected of {doerhim}.",
      "“Come on, admit it,” said the small ones, and kept at a distance. “You're only saying that so that we come closer.” {Doer} opened {doerhis} mouth to show them. There was a leaf between the front teeth. By then there was nobody left to look.",
      "At the big family dinner {doerhe} had the seat in the middle. “Well? Isn't it to your taste?” asked {doerhis} aunt. {Doer} pushed it from one side of the plate to the other. “I had a late breakfast,” {doerhe} said.",
    ],
    end: [
      "One day there was a scream. Somebody very small was stuck, behind the third row, with a fat cheek on either side: it had been eating there. They looked at each other, teeth on the one side and crumbs on the other. “You have to take them younger,” the small one said at last, with a trembling voice. “They're sweeter then.” {Doer} tried it. It was true.",
      "The next day there were two of them, and at the end of the month there was a table for fourteen. Everybody brought something. {Doer} sits at the head and shares out the soup, and if somebody from outside asks whether one isn't afraid, they say: only when there is no second helping.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:nobody|no one|none of (?:them|the [a-z]+)|the others|all the others) (?:ever )?(?:believed|trusted|did not believe|would believe|wanted to believe) (?:him|her|it|them)?",
    idea: ANIMAL,
    after: ["“We've heard that one before,” they said, and they said it from behind a tree."],
  }),
  toldEvent({
    words:
      "(?:came|came in|finished|ended up|arrived|was|were) (?:the )?(?:very )?last(?=[.,]|$| (?:in|but|and|of)\\b)|lost (?:the|every|a|his|her) race",
    idea: /\b(?:races?|racing|marathon|competition)\b/i,
    after: [
      "“Are they off already?” asked {doer}, and looked up. There was nothing on the track but dust, and the man with the flag was going home for lunch.",
      "{Doer} went on all the same. Whoever goes slowly sees the other half of the way: a wild strawberry on the left, and on the right somebody very small who lay there and kicked.",
      "!It was a beetle. {Doer} turned it over. That took a while. A bit farther on there was a chick that could not get across the ditch, and an old toad who had been looking for somebody to talk to since Tuesday.",
      "When it grew dark, {doerhe} was on the last stretch. There was nobody there to count the seconds any more. They would have had to count the hours.",
    ],
    end: [
      "But there was a light at the finish. The beetle was there, and the chick with its whole family, and the toad, who had told everybody. They were holding a ribbon. It was made of grass. “We thought,” said the beetle, “that it would not be right if there was nothing left to tear.” {Doer} walked through it, quite slowly, so as to have more of it.",
      "Nobody knows today who came first. Somebody fast, they say. But if you ask who came last, they all know, and they tell you about it for a whole evening.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:entered|took part in|joined|ran in|ran|signed up for|competed in|started in) (?:an?|the|every) (?:big |great |long |annual )?(?:race|marathon|olympics|competition|tournament)",
    idea: SLOW,
    after: [
      "“Name?” asked the badger at the table. {Doer} said it. “And what are you going to do while the others are running?” asked the badger. It was not meant unkindly. It was just that he had to write something down.",
    ],
  }),
  toldEvent({
    words:
      "found (?<found>something|an egg) (?:else |better |wonderful |special )?(?:on the way|along the way|instead|by the wayside|in the grass|at the roadside)",
    idea: /\b(?:races?|racing|slow\w*|last)\b/i,
    after: [
      "It lay there quite openly, just beside the path. Everybody must have run past it. One could not see it if one was quick.",
      "{Doer} stopped. Behind {doerhim} there was nobody any more who would have been annoyed.",
    ],
    end: [
      "It was small and round and warm, and it had a crack. {Doer} sat down beside it, for there was still time enough. When the moon came up, the crack got longer. Something wet looked out, saw {doer}, and decided that this was what the world looked like.",
      "So {doerhe} did not bring home a cup. {Doerhe} brought home somebody who rode on {doerhis} back and told {doerhim} all the way how fast it was going.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:did not like|hated|could not stand|disliked|was sick of|was tired of|never ate|would not eat|was allergic to|did not want any) (?<food>honey|cheese|bananas|carrots|bones|milk|grass|hay|acorns|nuts|fish|mice|bamboo|eucalyptus|pollen|nectar|seeds|worms|flies|corn|lettuce|cabbage|oats|sugar|apples|krill|birdseed|dog food|cat food|blood|bread|leaves|mosquitoes)",
    idea: ANIMAL,
    after: [
      "“But that's what we live on!” cried the others. They said it with their mouths full. {Doer} knew that. There had been {food} for breakfast, for lunch and for supper, and on birthdays there had been a double helping.",
      "!{Doer} took a bit each time, so that nobody was offended. {Doerhe} moved it from the left cheek to the right one, and went round the corner, and put it under a stone. It was getting crowded under that stone.",
      "!They gave {doerhim} {food} with a face on it. They gave {doerhim} {food} with a song. “One more bite,” they said, “for Grandma.” Grandma looked the other way. She had a stone of her own.",
      "So one morning {doer} set out with an empty bag. {Doerhe} tried moss. {Doerhe} tried bark, and a button, and something that turned out to be the end of a shoelace.",
    ],
    end: [
      "It was at the edge of the wood, behind a picnic. It was yellow and sour, and {doerhis} whole face went crooked, and {doerhe} wanted more at once. “What's that?” {doerhe} asked. “Lemon,” said the wasp who was sitting there. “Nobody likes it.” “I do,” said {doer}, and it was the most beautiful sentence of {doerhis} life.",
      "Today {doerhe} makes something of it: one drop of lemon on {food}. They all came running, with their mouths crooked and their plates held out. Grandma was the first in the queue.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:was|were) (?:once |always )?the (?:fastest|strongest|best|bravest|most famous) (?:[a-z]+ )?(?:in|of|on) [^.,]+|(?:was|were) (?:now |already |too |very |quite )?(?:old|retired|lame)(?=[.,]|$| (?:and|now)\\b)|pull(?:ed|s) (?<cart>an? (?:[a-z]+ )?(?:carriage|cart|milk cart|plough|wagon|sleigh)s?)",
    idea: /\b(?:horse|racehorse|pony|greyhound|dog|stallion|mare|donkey|husky)\b/i,
    after: [
      "In the stable there was a nail, and on the nail there was a ribbon, that had once been blue. If the door was open, it moved, and then {doer} pricked up one ear.",
    ],
  }),
  toldEvent({
    words:
      "(?:believed|was sure|knew|thought|was certain|did not doubt)(?: that)? (?<who2>he|she|it|they) (?:could|can) still (?<do>run|win|fly|race|jump|dance|swim|sing|do it|pull the sleigh)",
    idea: /\b(?:horse|pony|mare|racehorse|stallion)\b/i,
    after: [
      "One could not say how one knew it. It was the way the head went up when a train whistled. Nobody does that who has forgotten.",
      "So there was practice, early, when there was nobody in the meadow but the mist. At first it was once round at a walk. It was the hardest thing, one saw it; and then came the second round, and nobody had asked for that one.",
      "“Let the old thing be in peace,” people said over the fence. They did not see the eyes. From the fence one only sees the ribs.",
      "There was an apple every morning, and a hand on a warm neck, and a sentence that was always the same: “Whenever you like.”",
    ],
    end: [
      "Then, on a Sunday, with forty people looking on, a hat blew away and over the meadow. It was nothing but a hat. But up went the head, and the ground began to tremble, and people forgot to shut their mouths. It was not as fast as in the old days. It was exactly as fast as it is in one's memory, though, and that is faster still.",
      "The hat was brought back, a little chewed. There is a second ribbon on the nail now. It is quite new, and somebody has written on it, in a school hand: I knew it.",
    ],
  }),
  toldEvent({
    words:
      "(?:wanted to|tried to|learned to|learnt to|could|dreamed of) (?:only |not |finally |just once )?(?:walk(?:ing)?|go(?:ing)?|march(?:ing)?) (?:only )?(?:straight(?: ahead)?|forwards?|backwards)(?: (?:for once|just once|like the others|like everyone else))?",
    idea: /\b(?:crabs?|lobster|crayfish)\b/i,
    after: [
      "For a crab, the world is something that goes by on the left and on the right. What is in front, one only knows from hearsay. “Cliffs,” said an uncle. “Probably,” he added.",
      "{Doer} drew a line in the sand with one claw, as straight as a ruler, and stood on it. {Doerhe} thought very hard about {doerhis} first leg. The other seven set out at once, as always, to the side.",
      "Then {doer} leaned two shells against {doerhimself}, one right, one left, so as not to be able to get out. {Doerhe} went sideways with both shells. “Where are you taking the furniture?” asked a gull.",
      "!“Why do you want it at all?” asked a starfish. “I'd like to walk towards somebody once,” said {doer}. “Whenever I'm glad to see somebody, I walk past them.” The starfish had never looked at it like that.",
    ],
    end: [
      "They thought about it together. “Turn round,” the starfish said in the end. “Not you. The line.” So {doer} stood across it, looked along {doerhis} shoulder, and there, at the other end, sat the starfish and waved with all five arms. {Doerhe} set out, as {doerhe} had always done. And it was straight ahead, right up to the starfish, and for the first time {doerhe} did not walk past.",
      "“There,” said the starfish, after the hug. One has to know where to put one's line. They drew many more of them that summer, all over the beach, and the sea left some of them standing.",
    ],
  }),
  toldEvent({
    words:
      "(?:got|found|wore|needed|had to wear|received|was given|put on|borrowed) (?:an? |his |her |its |the |new |some )?(?:first |new |old )?(?:pair of )?(?:glasses|spectacles)",
    idea: ANIMAL,
    after: [
      "Before, everything had been soft. There had been green, and there had been brown, and there had been something that said good morning. {Doer} had thought that this was how it was for everybody.",
      "Then there was something cold on {doerhis} nose, that pinched a little behind the ears. {Doer} opened {doerhis} eyes. There was a leaf, and it had an edge. There was a beetle, and it had a face. “Have you always looked like that?” asked {doer}. “Since Easter,” said the beetle.",
      "{Doerhe} went round all {doerhis} acquaintances and looked at them. The neighbour had freckles. The lovely grey stone with whom {doerhe} had talked every evening was a lovely grey stone.",
      "In the evening {doer} did not want to go in. “There's nothing more to see,” they said, “it's dark.” But {doerhe} had just put {doerhis} head back.",
    ],
    end: [
      "There were lights up there, far away, quite sharp, and there were more than {doerhe} had numbers for. “Are they new?” whispered {doer}. “No,” somebody said, “they've always been there.” Always! And for so long nobody had told {doerhim}, because they thought that everybody knew. {Doer} lay down on {doerhis} back in the wet grass and looked until {doerhis} glasses misted over.",
      "Since then {doerhe} has taken them off only to sleep, and put them on again for the dreams. The others look up now more often, too. One forgets it so easily if one has good eyes.",
    ],
    close: [
      "{Doer} lay in the wet grass until {doerhis} glasses misted over. The others came and lay down as well. They had good eyes, all of them, and had not looked up for years.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "had (?:an? |such an? |a very )?(?:terrible |bad )?(?:sore throat|stiff neck|cough|long neck)|(?:needed|wanted|got|looked for|knitted|wished for) (?:an? )?(?:very[, ]+)*(?:long |enormous |warm )?scarf",
    idea: /\b(?:giraffe|ostrich|flamingo|swan|snake|llama|brachiosaurus|dinosaur|dachshund)\b/i,
    after: [
      "“Where does it hurt?” asked the doctor, from the top of the ladder. “All the way,” said {doer} hoarsely, and that was a long way. The doctor climbed down two rungs and looked in at another place.",
      "They cooked tea, a whole bathtub full. They gave {doerhim} a lozenge. It could be watched as it went down, and everybody wished it luck. It arrived in the evening.",
      "“What's needed here is a scarf,” said the doctor. So the spiders began, and the sheep gave what they had on. The grandmothers of the whole district were fetched. They sat in a row on the wall, and there was a clicking as of a hundred crickets.",
      "On Tuesday it was red. On Wednesday the red wool had run out, so it went on in blue, then in green, then in what had been somebody's bathing trunks. They had to roll it up on a wagon wheel.",
    ],
    end: [
      "On Friday they wound it round, from below, with a ladder, then with a longer ladder. A stork took over for the last bit. {Doer} swallowed, once, very carefully. Everybody looked up. “Warm,” said a voice from above, and it was nearly the old voice. They cheered so much that they dropped their stitches.",
      "In spring it was much too warm for it. It hangs between two trees now, and on Sundays everybody who has knitted a piece of it comes and sits in the part that is theirs, and they swing.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|has|got|woke up with|suffered from) (?:an? |such an? |the |terrible |bad |awful )*(?:toothache|tooth ache|sore tooth|hole in (?:his|her|its) tooth)|(?:dentists?|dentist's) (?:all )?(?:ran away|fled|hid|was afraid|were afraid)",
    idea: /\b(?:crocodiles?|alligator|lion|tiger|shark|dragon|hippo|wolf|bear|elephant|dinosaur|snake|vampire|walrus|monster|whale)\b/i,
    after: [
      "It was far at the back, on the left, third from the end. It throbbed when {doer} breathed in, and it throbbed when {doerhe} breathed out, and in between it throbbed a little to pass the time.",
      "At the first dentist's the waiting room was full. {Doer} came in and said good morning. Then the waiting room was empty. At the second one's the sign was turned round, and one could hear somebody pushing a cupboard in front of the door.",
      "“Say aah,” the third one had begun, bravely, with his eyes shut. {Doer} said aah. When {doerhe} shut {doerhis} mouth again, there was a window open and a white coat hung in the chestnut tree.",
      "{Doer} sat down on the steps with a cloth round {doerhis} cheek, tied in a bow on top. Two large tears ran down. People say that tears like that are not real. These ones were.",
    ],
    end: [
      "“Does it hurt here, or here?” somebody asked. It was a girl with a gap in her teeth. She was not afraid; she had been at the dentist's herself that day, and since then nothing could frighten her. She took a torch, climbed in up to the knees, and said, “Aha!” It was a cherry stone, jammed in between. There was a plop, and the whole street saw how {doer} began to smile. It was a terribly wide smile. Nobody ran away.",
      "The girl has a practice today, with an extra big chair. In the waiting room there are a lion, two sharks and a vampire, all of them with cloths around their cheeks. They hold each other's hands.",
    ],
  }),
  toldEvent({
    words:
      "(?:one of (?:them|whom)|one|(?:he|she|it)|who|that|(?:flamingo|sheep|lamb|penguin|bear|elephant|zebra|crow|raven|swan|ladybird|ladybug|frog|mouse|cow|bee|dalmatian|chick|duckling|pigeon|giraffe|tiger|leopard|goldfish|squirrel|hedgehog|rabbit|unicorn)) (?:was|is|were|was born|turned out(?: to be)?) (?:the only |suddenly |completely |all )?(?<colour>green|blue|pink|purple|orange|red|yellow|violet|black|white|golden|silver|turquoise|spotted|striped|checked|rainbow-coloured)(?=[.,]|$| (?:and|but|instead|one|flamingo|sheep)\\b)",
    idea: /\b(?:flamingos?|sheep|lamb|penguins?|polar bears?|elephant|zebras?|crows?|ravens?|swans?|ladybirds?|ladybugs?|frogs?|mouse|mice|cows?|bees?|dalmatians?|chicks?|ducklings?|pigeons?|giraffes?|tigers?|leopards?|goldfish|squirrels?|hedgehog|rabbits?|unicorns?)\b/i,
    after: [
      "It could be seen from far away. Wherever one looked they were all alike, and in the middle of them there was a dot of {colour}, like a button that has been sewn on with the wrong thread.",
      "“It will grow out,” said the aunts. “It's the food,” said the uncles. Somebody tried it with soap. Somebody else tried it with beetroot. After that it was still {colour}, but it smelled of salad.",
      "!On the yearly photograph the {colour} one had to stand at the back. “So that it balances,” said the photographer. From behind, one could see very well, but one could not be seen.",
      "In the evening they all stood in the water and looked at themselves. There were a great many faces down there, and everybody had to search for a while until they had found their own. Only one of them did not have to search.",
    ],
    end: [
      "Then came the great fog. It was so thick that they could not see their own feet. They called, and the calls came from everywhere. The smallest one was lost first, and then all of them. “There!” somebody shouted. Something {colour} glimmered in all that grey. They ran to it from all sides, until they were standing pressed together, and they counted twice, and not one was missing.",
      "On the new photograph there is one in front, in the middle. They have all got a little spot of {colour} now, behind the ear, painted on. “So that it balances,” they say.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:learned|learnt|taught (?:himself|herself|itself)|was learning|wanted to learn)(?: how)? to (?<skill>spell|read|write|count|do sums|read and write)(?: (?<by>by listening|from listening|by watching|from (?:the|an?) [a-z]+)[^.,]*)?",
    idea: /\bspider\b/i,
    after: [
      "Nobody had counted {doerhim}. There were twenty-four at the desks, and the twenty-fifth sat quite at the top, where the wall meets the ceiling, and listened with {doerhis} whole body.",
      "A was a tent. O was easy. With S one had to take care, for one could slide off. {Doer} practised at night, when the chairs were on the tables, with what {doerhe} had: crumbs, threads, and a great deal of patience.",
      "{Doer} made mistakes, as everybody does. For a whole week {doerhe} thought that “silence” was a person, because she was asked for so often.",
      "!Then the cleaning woman came with a long brush. She raised it. She stopped, with her arm in the air. There was something up there in the corner, in thin, shining letters. PLEASE, it said.",
    ],
    end: [
      "The brush was put away. In the morning the whole class stood with their heads thrown back. There was a second word beside the first one, and it had dew on it: GUD MORNING. There was not a sound. “There's one letter wrong,” said the smallest boy, who always had one letter wrong himself, and he beamed all over his face.",
      "There is a twenty-fifth name on the register now. And when nobody knows the answer, they look up to the corner first, all of them, even the teacher.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:always |terribly |so )?(?:cold|freezing|chilly)(?=[.,]|$| (?:all|even|and|in)\\b)|(?:hated|was afraid of|could not stand|did not like|was scared of) (?:the )?(?:cold|cold water|snow|ice|winter|icy water)|froze (?:all the time|every (?:day|night)|all day)",
    idea: /\b(?:penguins?|polar bears?|seal|walrus)\b/i,
    after: [
      "The others slid past on their stomachs and shouted for joy. {Doer} stood on an old newspaper, so as not to have to touch the ground, and had tucked {doerhimself} up in {doerhimself}, as far as that was possible.",
      "“One gets used to it,” said {doerhis} grandmother. {Doer} had been trying since {doerhe} was born. {Doerhe} put one toe in. The toe went blue and wanted to go home.",
      "!So {doerhe} collected warm things: a lost glove, half a thermos flask, and a picture of a palm tree, that one could sit down in front of. If one looked at it for long enough, one's left side became a little warmer.",
      "They knew it by now. Whoever stood next to {doer} at night heard a clattering, very fine, like somebody who writes letters on an old machine.",
    ],
    end: [
      "In the coldest night of the year the smallest one fell through the ice. They all stood around the hole. It was {doer} who went in. {Doerhe} did not think of {doerhis} toe. When {doerhe} came up again with the little one under one arm, they closed around both of them from all sides, ring upon ring, back to back, until no wind came through any more. It was dark in there, and it smelled of fish. And it was, for the first time in {doerhis} life, warm.",
      "“Is it always like this in the middle?” asked {doer}. “Always,” they said. “You've only ever stood at the edge.” {Doerhe} still has the palm tree. But it hangs rather far back now.",
    ],
  }),
  toldEvent({
    words:
      "(?:got|was|were) (?:badly |terribly |a )?(?:sunburn(?:ed|t)?|sun burned)|(?:went|was|flew|travel(?:l)?ed|drove) on (?:a )?(?:summer )?(?:holiday|vacation) (?:in|to|at) (?<spot>(?:the )?[\\p{L}]+)",
    idea: /\b(?:polar bear|penguin|yeti|walrus|seal)\b/i,
    after: [
      "In the suitcase there was a swimming ring, a fan, and ice for the journey. The ice had gone by the time they landed. {Doer} stood at the top of the steps, and the air was like a hug from an oven.",
      "!At the hotel they had only one pair of sunglasses left, in the shape of hearts. {Doer} put them on. {Doerhe} lay down in a deck chair, and the deck chair lay down, too.",
      "“Have you put cream on?” asked a lady. “What for?” asked {doer}, who knew the sun only from the side, small and pale and for an hour at noon. By three o'clock there was a smell of toast.",
      "In the evening one could have read a newspaper by {doerhis} nose. {Doerhe} glowed. The moths came. A ship on the horizon changed its course.",
    ],
    end: [
      "They got forty pots of yogurt from the kitchen, and the children of the whole beach rubbed them in, with their hands and with shovels. {Doer} shut {doerhis} eyes and growled, quite softly. It smelled of strawberry. “Better?” they asked. “There's a place behind the left ear,” said {doer}, and everyone knew that it had been better for quite a while.",
      "At home nobody believed {doerhim}. Then {doerhe} took off the sunglasses. There were two hearts, quite white, and round them everything was still a bit pink. It is the only souvenir that lasted until winter.",
    ],
  }),
];
