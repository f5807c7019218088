import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const DOG = /\b(?:dogs?|puppy|puppies|poodle|dachshund|terrier|labrador|retriever|beagle|pug|husky|bulldog)\b/i;
const PET =
  /\b(?:dogs?|puppy|poodle|dachshund|terrier|beagle|pug|cats?|kittens?|tomcat|hamster|rabbit|bunny|guinea pigs?|parrot|budgie|canary|tortoise|ferret|gerbil|rat|pony)\b/i;
const LIVING =
  /\b(?:moth|firefly|butterfly|bee|fly|mosquito|beetle|snail|hedgehog|tortoise|turtle|dogs?|puppy|cats?|kitten|tomcat|hamster|rabbit|duck|duckling|swan|goose|rooster|hen|pigeon|owl|crow|raven|sparrow|parrot|budgie|cow|bull|horse|donkey|goat|sheep|pig|penguin|seal|frog|toad|mouse|rat|monkey|bear|fox|fish|goldfish|octopus|stork|peacock|giraffe|elephant|ostrich)\b/i;

/** What pets do, fear and want in the house. */
export const petsAtHome: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:was|were|got) (?:so |very |always |really )?(?:scared|afraid|frightened|terrified) of (?:the )?(?<noise>thunder|thunderstorms?|lightning|fireworks|firecrackers|storms?|loud noises|bangs|the bang)(?: and lightning)?|hated (?<noise2>thunder|thunderstorms|fireworks|storms)",
    idea: PET,
    after: [
      "It did not take much. One rumble, as far away as the next village, and there was nothing left to be seen of {doer}. Only {doerhis} bowl was still turning on the kitchen floor.",
      [
        "They tried everything. They turned up the radio. They put a blanket over {doer}. They offered {doerhim} a sausage, and the sausage was not even sniffed at, and that was how they knew how bad it was.",
        "They tried it with the radio. They tried it with a blanket. They tried it with a piece of cheese, and when even the cheese was left lying there, they knew how bad it was.",
      ],
      "“It's only noise,” they told {doer}. That may be true. But ears like those hear everything four times as loudly, and nobody had asked the ears.",
      "The worst thing was that one never knew when it would come. {Doer} looked at the sky every evening, even if there was not a single cloud in it.",
    ],
    end: [
      "One night it was louder than ever, and the light went out as well. There was crying in the children's room. The smallest one was sitting under the table, with both hands over her ears. {Doer} stood in the door and trembled from top to bottom. Then {doerhe} crept over, under the table, and pressed {doerhimself} against her, and her arms went round {doerhim}. “Don't be afraid,” she said, “I'm here.” And after that neither of them was quite so afraid.",
      "Since then they have always sat it out under the table together. They have a torch there, and biscuits. They count from the flash to the bang, and whoever is nearest to the right number gets the last biscuit.",
    ],
    close: [
      "There is a blanket under the kitchen table since then, with room for two. Whoever is frightened knows where to go, and nobody has to sit there alone.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:so |very |always |really |secretly )?(?:scared|afraid|frightened|terrified) of (?:the )?(?<foe>burglars?|strangers|thieves|robbers|intruders|the postman|visitors|criminals|people)|hid (?:whenever|when|every time) (?:the doorbell rang|someone rang|somebody came|the bell rang)",
    idea: DOG,
    after: [
      "!On the gate there was a sign: Beware of the dog. {Doer} could not read, but {doerhe} had heard somebody read it out loud, and since then {doerhe} had been worried. There was said to be a dangerous dog here.",
      "At night {doerhe} lay in front of the door, as it was {doerhis} job, and had a paw over each eye. If the stairs creaked, {doerhe} moved a little farther under the coat stand.",
      "“Good dog,” they said in the morning. “Nobody dared to come.” {Doer} looked at the floor. It is hard to be praised for something that one has spent under a coat.",
      "{Doerhe} practised in the garden, with the watering can. “Woof,” said {doer}. The watering can did not move. That was one to nil for the watering can.",
    ],
    end: [
      "Then there really was somebody, at three in the morning, a thin man with a sack and a torch. {Doer} shot under the coat stand. The coat stand fell over, with eleven coats, a bag of marbles and the umbrella stand, right on top of the man, and out of the heap came a howl that was heard at the other end of the street. It was {doer} who howled. It was fear, pure fear, and it sounded like four wolves.",
      "“What a hero!” everybody said when the man had been led away. {Doer} got a medal and a whole liver sausage. {Doerhe} ate it under the coat stand, with the light on. One can be a hero and still sleep better like that.",
    ],
  }),
  toldEvent({
    words:
      "(?:fell|had fallen|was|were) (?:madly |head over heels |deeply )?in love with (?:an?|the|his|her|our|my|their) (?:[a-z]+ ){0,2}?(?<love>(?:traffic lights?|street ?lamp|street ?light|lamp ?post|lantern|lamp|light bulb|torch|candle|scarecrow|vacuum(?: cleaner)?|hoover|statue|broom|mop|snowman|mirror|teapot|garden gnome|gnome|robot|slipper|shoe|boot|sock|balloon|kite|weathercock|weathervane|ball|cushion|teddy(?: bear)?|toy|plastic \\w+|rubber duck|buoy|tractor|washing machine|lawn ?mower))",
    idea: LIVING,
    after: [
      "It was at first sight. {Doer} had only wanted to go past. But there was the {love}, quite still and upright, and it did not laugh and did not run away. Nobody had ever listened to {doerhim} for so long.",
      "“It doesn't answer,” the others said. “It's thinking,” said {doer}. “It isn't even alive.” “It's shy,” said {doer}, and smoothed {doerhimself} down, and went there again.",
      "!Every evening {doerhe} brought a present: a feather, a blue button, half of {doerhis} supper. In the morning everything was still there, untouched. So it was also modest.",
      "Once it rained, and {doer} stayed all the same. One does not leave somebody standing alone in such weather.",
    ],
    end: [
      "One morning the {love} was gone. Two men had come with a cart, and where it had been there was nothing but a pale patch on the ground. {Doer} sat down on the patch and did not want to hear anything. “I was quite sure that nobody came here but me,” said a small voice after a while. Somebody else was sitting there, with a blue button. “I always wondered who brought the other half of the supper.”",
      "They shared it that evening. This one did answer, and laughed in the wrong places, and sometimes ran away and came back again. It was much more difficult, and {doer} would not have given it up for ten of the other kind.",
    ],
    close: [
      "{Doer} still thought of the {love} from time to time. It is nothing to be ashamed of. One has to practise with somebody.",
    ],
  }),
  toldEvent({
    words:
      "(?:thought|believed|was sure|was convinced|was certain|decided|claimed|insisted)(?: that)? (?:an?|the|our|his|her|my) (?<love>(?:[a-z]+ ){0,2}?(?:vacuum(?: cleaner)?|hoover|robot|broom|mop|lamp|teddy(?: bear)?|slipper|boot|shoe|ball|statue|gnome|tractor|lawn ?mower|washing machine|cushion|toy|clock|radio|doll|mirror|scarecrow|snowman|bucket|watering can|decoy)) (?:was|is|were) (?<kin>(?:his|her|its|their|my|a) (?:new |secret |real |long-lost |lost |best )?(?:boyfriend|girlfriend|husband|wife|bride|mother|father|mum|mom|mummy|dad|daddy|brother|sister|twin|friend|best friend|baby|child|cousin|son|daughter|grandmother|grandfather))",
    after: [
      "It had begun quite harmlessly, with a look from the side. Then {doer} moved nearer. In the evening {doerhe} was leaning against the {love} with {doerhis} eyes shut, as if {doerhe} had never leaned against anything else.",
      "From then on everything was shared. {Doer} saved the best bits of supper and laid them down there, in a neat row. They were not eaten. “Not hungry again,” {doer} seemed to say, and looked worried.",
      "If anybody touched the {love}, there was trouble. They had to ask first, and they had to be gentle, and they had to put it back in exactly the same spot.",
      "“Somebody ought to explain it,” they said in the family. They looked at each other. Nobody wanted to be the one.",
    ],
    end: [
      "Then came the day when the {love} had to go away to be mended. {Doer} lay on the empty spot for three days and did not even get up for cheese. When it came back on Friday, there was such a welcome that the lamp fell over. “Well,” they said, and swept up the pieces. “There are worse families.”",
      "A cushion lies there now, so that it is softer for both of them. And nobody has explained anything to this day. One does not have to explain everything.",
    ],
    close: ["And nobody ever explained it any further. There are worse families."],
  }),
  toldEvent({
    words:
      "(?:waited|waits|sat|stood|lay) (?:every (?:day|morning|evening|afternoon|night) |all day |patiently |faithfully )?(?:at|in|by|on|outside|in front of|near) (?<spot>(?:the|an?|our|his|her) (?:[a-z]+ ){0,2}?(?:station|stop|platform|harbou?r|pier|gate|school|window|door|airport|corner|bus stop|bench|crossing|bridge))[^.]*? for (?<being>(?:an?|the|his|her|its|our|my) (?:[a-z]+ ){0,2}?[a-z]+)(?=[.,]| (?:who|that|to|every)|$)",
    idea: /^(?=.*\b(?:dogs?|puppy|puppies|poodle|dachshund|terrier|labrador|retriever|beagle|pug|husky|bulldog)\b)(?!.*\b(?:dead|die[sd]|died|passed away|late|never)\b)/i,
    after: [
      "At ten past five {doerhe} was there, and sat down in {doerhis} place at {spot}, very straight, as one sits when one wants to be seen. {Doerhis} tail swept a small clean fan into the dust.",
      "{Doerhe} looked at every face. It is slow work, if one does it properly. When the last one had gone past, {doer} sniffed the air once more, and then {doerhe} went home, not fast and not sad. There was always tomorrow.",
      "!After a month everybody knew {doerhim}. The woman from the kiosk put out a bowl of water. A man in a uniform built a roof over the place, out of an old signboard. “So that he doesn't get wet,” he said, as if somebody had asked.",
      "In winter they told {doer} to go home. {Doer} listened politely and stayed. There was snow on {doerhis} back, and {doerhe} did not shake it off, so as not to miss anything.",
    ],
    end: [
      "One evening there was a smell in the crowd. It was only a thread of it, between wet coats and chips: soap, chewing gum, and a certain left shoe. {Doer} got up. {Doerhis} knees trembled. Then a bag fell down, and somebody ran, and the two of them rolled over the ground in front of all the people, and {being} said only one word, again and again, and it was the right name.",
      "“I came as soon as I could,” said {being} into {doerhis} fur. Nobody at {spot} went home that evening without having wiped their eyes. They said that it was the draught.",
      "The little roof is still there. Nobody sits under it any more, and that is the best thing about it.",
    ],
    close: [
      "The little roof is still there, and so is the bowl. Nobody has to wait there any more, and that is the best thing about it.",
    ],
  }),
  toldEvent({
    words:
      "(?:escape[sd]?|broke out|got out|sneaked out|slipped out|climbed out|crept out|disappeared|went out|wandered off) (?:of (?:his|her|its|their|the) (?:cage|room|house|basket|tank|hutch|bed) )?(?:every|each|at|in the) (?:single )?(?:night|nite|evening|middle of the night)|opened (?:the|his|her|its) (?:lid|cage|door|tank|latch|gate)[^.]* at night|at night [^.]* opened (?:the|his|her|its) (?:lid|cage|door|tank|latch)|visited the other (?:tanks|cages|animals)[^.]*",
    idea: /\b(?:octopus|penguin|monkey|hamster|mouse|rat|gerbil|guinea pigs?|cats?|kitten|tomcat|rabbit|bunny|ferret|tortoise|parrot|dog|puppy|hedgehog|squirrel)\b/i,
    after: [
      "By day nobody would have thought it. By day {doer} slept, rolled up as tightly as possible, and if somebody called, there was a sigh, and that was all.",
      "But when the clock struck eleven there was a small click. It was the latch. {Doer} had needed three weeks for that latch, and now it took {doerhim} less time than a yawn.",
      "In the morning {doerhe} always lay there as if nothing had happened. Only there was a bit of dust on {doer}, and once a thread of gold paper, and nobody could explain that.",
      "They bought a lock. They bought a better lock. {Doer} looked at both of them with interest, like somebody who has been given a puzzle.",
    ],
    end: [
      "One night they stayed awake, all of them, in a row in the dark. Click, it went. They crept after {doer} and held their breath. And when they saw what {doerhe} was doing there, so seriously, with {doerhis} whole heart, in the light of one small lamp, nobody said a word. They went away on tiptoe.",
      "There has not been a lock since. They leave a small lamp on instead, and a biscuit next to it. It is gone in the morning, and the napkin is always folded.",
    ],
  }),
  toldEvent({
    words:
      "(?:rearrange[sd]?|rearanges?|rearanged|tidie[sd]|tidied up|cleaned|moved|swapped|sorted) (?:all )?(?<things>(?:the|his|her|their|our|all) (?:[a-z]+ )?(?:furniture|chairs|toys|shoes|books|house|kitchen|dollhouse|socks))(?: (?:in|of) (?<where>(?:the|her|his|their|my) [a-z]+(?: [a-z]+)?))?",
    idea: PET,
    after: [
      "There was a system in it. What was small came to the front, and what was soft came near the window. One chair always stood with its face to the wall, and nobody ever found out what it had done.",
      "“Was that you?” they asked each other at breakfast. It had been nobody. And yet everything stood differently, and it had to be admitted that it stood better.",
    ],
    end: [
      "In the end they caught {doerhim} in the act, with a tiny lamp across {doerhis} back, between the old place and the new one. Nobody scolded. “A little more to the left,” somebody said. {Doer} thought about it. Then {doerhe} moved it a little more to the left.",
      "Since then {doer} has been asked before anything is bought. {Doerhe} sniffs at the catalogue, and where {doerhe} sits down, that is the one.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|got|gave birth to|has) (?<young>(?:two |three |four |five |six |seven )?(?:little |tiny |new )?(?:kittens|puppies|babies|bunnies|baby rabbits|young)) (?:in|on|under|behind) {spot}",
    after: [
      "Nobody had known of it. There was a squeak, so high that one took it for a hinge. Then somebody looked properly, and there they were in {spot}: a warm heap with far too many legs.",
      "{Doer} looked up, tired and very proud. “Look,” that look said, “but don't touch.” So they looked, one after the other, in their socks.",
      "After nine days the first eye opened. It was blue, and it saw a nose, a giant one, and was not afraid of it at all. After three weeks there was nothing in {spot} that had not been bitten, slept on or fallen from.",
      "Each of them got a name. One was always the first at the bowl. One was always the last. And one looked for somebody's lap every evening, always the same one, and fell asleep there in the middle of climbing up.",
    ],
    end: [
      "They grew, and {spot} became too small, and the house almost did. Homes were found for them, good ones, nearby, with gardens. Each one went off in a basket, with a bit of the old blanket, so that it smelled of home the first night.",
      "{Doer} counted them one last time, on Sunday, and then {doerhe} lay down in the sun and stretched to {doerhis} full length, as {doerhe} had not been able to for weeks. Being a mother is beautiful. So is sleeping.",
    ],
    close: [
      "In spring they all met again, in the garden, as big as their mother. They did not remember {spot}. But when the bell rang for supper, they stood there in exactly the same order as in the beginning.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|needed|were going|was going) (?:to )?(?:give|find|sell) (?:them|the (?:kittens|puppies|babies|piglets)) (?:all )?(?:away|(?:new )?homes|a home)",
    idea: /\b(?:kittens|puppies|bunnies|piglets|babies)\b/i,
    after: [
      "People came and looked. One wanted the one with the white paw. One wanted something quiet. A boy had brought his savings, in a sock, and did not look at any of them but the smallest.",
      "Each time the door closed, the basket was a bit bigger inside. One tried not to count.",
    ],
    close: [
      "It was not the prettiest one, and not the quietest one. But it had always fallen asleep on the same lap, and that had really settled it from the beginning.",
      "It sleeps there to this day, with its nose under an elbow. The lap has to keep still until it wakes up. That is the law.",
    ],
  }),
  toldEvent({
    words:
      "(?:got|was allowed|were allowed) to keep (?<kept>one|one of them|it|him|her|the smallest(?: one)?|them all|all of them)",
    idea: /\b(?:puppy|puppies|kittens?|dogs?|cats?|hamster|rabbit|bunny|ferret)\b/i,
    after: [],
    end: [
      "“Really?” It was asked three times, and three times the answer was yes. There was a leap that nobody had known to be possible, and then a very careful silence, so as not to wake anybody.",
      "The basket was put beside the bed that evening. In the morning it was empty, and the bed was full. It had taken exactly one night to settle who keeps whom.",
    ],
  }),
  toldEvent({
    words:
      "(?:stole|steals|took|carried off|carried away|kept stealing|collected|brought home) (?<object>(?:(?:all|only|one of)? ?(?:the|his|her|their|our|my|everybody's|people's|left|one) )?(?:[a-z]+ )?(?:shoes?|socks?|slippers?|boots?|gloves?|underpants|towels|laundry|washing|hats?|balls))(?=[.,]|$| (?:from|in|every|and|out|of|off|at|because)\\b)",
    idea: /\b(?:fox|dog|puppy|cat|kitten|raccoon|marten|badger)\b/i,
    after: [
      "On Monday one was missing. On Tuesday another one was missing, and it was not even the one that went with it. People hopped to the letterbox on one leg and looked over the hedge.",
      "A watch was kept, with a torch and a flask of tea. At half past two something stirred. There was a rustle, and a nose, and then a shape that trotted across the grass with its head held high, like somebody who is on the way back from shopping.",
      "“It's not even hungry,” somebody said. “It doesn't chew them. It just takes them.” They looked at the bare place on the mat and thought about that.",
      "A trail of them led along the fence: one under the lilac, one by the compost. They had been laid down with the toes all pointing the same way.",
    ],
    end: [
      "Behind the shed they found it all. It stood in a half circle, in pairs, as neat as in a shop window, and in the middle of it there was a hollow, quite warm still. It was a nest that smelled of everybody. “It only wanted company,” somebody said softly. They took what they needed for work and left the rest.",
      "An old ball lies on the lawn every evening now. In the morning it lies on the doormat, a bit wet. It has never been thrown back so reliably by anybody.",
    ],
    close: [
      "An old ball lies on the lawn every evening now. In the morning it is back on the doormat, a bit wet, and nobody has missed a shoe for weeks.",
    ],
  }),
  toldEvent({
    words:
      "(?:followed|follows|walked behind|ran after|trotted after) (?<being>(?:an?|the|our|my|his|her) (?:[a-z]+ ){0,2}?(?:postman|mailman|mail carrier|post woman|girl|boy|man|woman|lady|child|policeman|baker|teacher|sailor|milkman|farmer|nurse|driver|gardener|old \\w+)) (?:every (?:day|morning|evening)|all day|everywhere|wherever (?:he|she) went|to work|to school|home|through [^.,]*|from [^.,]*|around)",
    idea: /\b(?:dog|cat|goose|duck|kitten|puppy|goat|pigeon|crow|lamb|pig|donkey|hen|seagull|swan)\b/i,
    after: [
      "There were always seven steps between them. If {being} stopped, {doer} stopped as well and looked at a wall. If {being} went on, there was the sound of small feet again, patter, patter.",
      "!“Go home,” said {being}. {Doer} sat down and thought about it. The trouble with the sentence was that one needs a home for it.",
      "On Tuesday it was six steps. On Thursday it was five, and something fell out of a sandwich, quite by accident, a bit of sausage. It was not mentioned by either of them.",
      "When it rained, both of them stood under the same porch. “This doesn't mean anything,” said {being}. {Doer} shook {doerhimself}, and both of them were equally wet.",
    ],
    end: [
      "Then a morning came on which nothing pattered. {Being} turned round after every corner. At the last one {being} turned back altogether and went the whole way again, looked behind every bin, whistled, and called, and found that one cannot call somebody who has no name. {Doer} was sitting under the porch, with a thorn in one foot. “There you are,” said {being}, and had never in all those days been so happy to see anybody.",
      "{Being} carried {doerhim} home inside the coat. There was a name by the time they got to the door. And since then there have been no steps between them at all.",
    ],
    close: [
      "There was a blanket by the stove, and a bowl with a crack in it, and a name by bedtime. {Doer} turned round three times and lay down. It was the first night in which {doerhe} did not have to listen for steps.",
      "The next morning they set out together as always. Only there were no seven steps between them any more.",
    ],
  }),
  toldEvent({
    words:
      "brought (?:an? |little |small |dead |strange )?(?<gift>presents?|gifts?|mouse|mice|flowers?|leaf|leaves|feathers?|socks?|things?|stones?|pebbles?)(?: (?:to|for|home|every|from|into)[^.]*)?",
    idea: /\b(?:cat|tomcat|kitten|fox)\b/i,
    after: [
      "On Monday it was a walnut. On Tuesday it was a blue bottle top. On Wednesday it was something with legs, and that was buried under the roses with all honours.",
      "It always lay in exactly the same spot, in the middle, with the nice side up. And from behind the rain barrel two eyes watched how it was picked up.",
      "“What have I done?” It was a fair question. The days were gone through backwards: last week, last month. There had been nothing special. Only once, in the cold, somebody had left the cellar window open a crack, because of a noise like a very small cough.",
      "{Doer} never stayed for thanks. There was the tip of a tail above the wall, quite straight, and then not even that.",
    ],
    end: [
      "In the evening there was a saucer in the same spot, in the middle, with the nice side up. There was fish on it. {Doer} walked round it twice. That had not been planned. One gives in order to give back, and now one was one behind again.",
      "So it goes on to this day: a feather, a sardine, a shell, a bit of chicken. Nobody knows any longer who began. Both of them are quite sure that they still owe the other one something.",
    ],
  }),
  toldEvent({
    words:
      "(?:(?:had|has) lost|lost|no longer had|had lost all of) (?:his|her|its|their) sense of (?<sense>smell)|could (?:not|no longer) (?<verb>smell)(?: anything)?",
    idea: DOG,
    after: [
      "It had been there the evening before, as large as life: cheese, rain, and the cat from number nine. And in the morning there was nothing. The world was like a book in which somebody has rubbed out the words and left the pictures.",
      "{Doer} pretended. {Doerhe} put {doerhis} nose to the ground and went in circles, very busily, like somebody who is on to something. “Well?” they asked. {Doer} pointed at a lamp post. It was a guess.",
      "“You're a bit slow today,” they said, and patted {doerhim}. It was worse than if they had scolded. {Doer} had only ever been good at one thing.",
      "So {doerhe} began to use the rest. {Doerhe} noticed that people look away when something is not true. {Doerhe} noticed footprints, and crumbs, and who had wet hair although it had not rained.",
    ],
    end: [
      "Then a child was missing, at dusk, at the edge of the wood. “Go on, find!” {Doer} could not smell a thing. But {doerhe} saw that the stinging nettles were bent to the left, and a red thread on the fence, and the swallows that flew a curve around something down by the brook. There it sat, with one shoe, and was very glad.",
      "“What a nose!” they all cried. {Doer} could not keep it to {doerhimself} any longer; {doerhe} let {doerhis} ears hang and did not take the sausage. They understood it in the end. “So it was never only the nose,” they said. And then {doerhe} got the sausage after all.",
    ],
  }),
];
