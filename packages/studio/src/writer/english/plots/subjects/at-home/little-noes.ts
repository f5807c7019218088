import { also, story } from "../subject-story.ts";
import { PARENT, who } from "./words.ts";

/** Stories of small children who say no: to clothes, to the bath, to bed, to the dummy, to vegetables. */
export const littleNoes = [
  story({
    says: [
      /\b(?:refus\w*|will not|would not|won['’]t|wouldn['’]t|(?:does|did)(?: not|n['’]t) want to|hates?|hated|tantrum\w*)\b[^.]*\b(?:wear\w*|put(?:s|ting)? on|get(?:s|ting)? dressed|dress\w*)\b/i,
      /\b(?<item>shoes|socks|coat|jacket|trousers|boots|clothes|jumper|sweater|hat|mittens|gloves|raincoat|tights|wellies|pants)\b/i,
      /\b(?:nursery|kindergarten|preschool|daycare|school|morning|late|outside|snow|rain|toddler|\w+-year-old|little|son|daughter)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "refus\\w*|insist\\w*",
        "nursery|kindergarten|school",
        "morning|today",
        "late|hurry",
        "work",
        "tantrum",
        "outside|cold",
        "barefoot",
      ),
    ],
    unless: /\b(?:bride|wedding|murder\w*|poor|ballet|army|soldier|king|queen|teenage\w*|war|magic\w*)\b/i,
    of: "young",
    after: [
      [
        "@corridor(hero sit, parent talk) “Please,” said {parent}, and held out the {item} for the third time. {Hero} sat on the floor of the hall with folded arms. “No {item},” said {hero}. The clock over the door said ten to eight. Outside the bus went by, and {parent} waved to it sadly.",
        "@corridor(hero sit) {Hero} sat on the floor of the hall with folded arms. “No {item},” said {hero} for the third time. The clock over the door said ten to eight. Outside the bus went by, and the next one would not come for half an hour.",
      ],
      "@corridor(hero sit) “Too tight?” “No.” “Too scratchy?” “No.” “Too blue?” {Hero} thought about it, to be fair. “No.” {Hero} had no reason to give. There was only the big NO, and it sat in {his} tummy like a frog and would not come out.",
      [
        "+ @corridor(parent dance, hero look) {Parent} tried it with a song. {Parent} tried it with a race to the door, and won, because {hero} did not run. {Parent} tried it with a raisin. {Hero} ate the raisin. “No {item},” said {hero}, and the clock said five to eight.",
        "+ @corridor(hero sit) First there was a song about the {item}. Then there was a race to the door, and {hero} did not run. Then there was a raisin. {Hero} ate the raisin. “No {item},” said {hero}, and the clock said five to eight.",
      ],
      "+ @corridor(hero sit) Old Mr Basu from upstairs came by with his newspaper. He looked at {hero}, and he looked at the {item}. “I had one just like that at home,” he said. “He is a judge now.” And he stepped over {hero's} legs and went down the stairs, chuckling.",
      [
        "@corridor(parent sit, hero look) At eight {parent} sat down on the floor as well, back to back with {hero}. For a while neither of them spoke. Then {parent} reached for the {item} and looked inside, as if for the first time. “How does this work?” {parent} asked. “Does it go on the head?” And there it went, on {parent's} head.",
        "@corridor(hero look) At eight it was very quiet in the hall. Then a hand came down and took the {item} away from {hero}. “How does this work?” asked the grown-up voice above {him}. “Does it go on the head?” And there it went, on the grown-up head.",
      ],
    ],
    end: [
      "@corridor(hero talk) {Hero} turned round. The frog in {his} tummy hopped. “Not there!” said {hero}. “On the elbow, then?” “No!” {Hero} laughed so hard that {he} fell over. “Look,” {he} said. “I'll show you.” And {he} took the {item}, and showed exactly how it is done, very slowly, so that even a grown-up could learn it.",
      "@corridor(hero) “Ah,” said the grown-up. “Now I see.” {Hero} stood there from top to toe in everything that you need for a morning, and looked down at {himself}, and was surprised. But there was no time to be cross about it. “Run!” they shouted, both at once.",
      [
        "@street(hero run, parent run) They ran, hand in hand, past Mr Basu and past the baker. The driver of the next bus saw them and waited. “You did that very well,” puffed {parent}. “You did too,” said {hero} kindly, “for the first time.” And then {hero} looked down and pointed. “You've got your slippers on!”",
        "@street(hero run) They ran, hand in hand, past Mr Basu and past the baker. The driver of the next bus saw them and waited. “I showed you how,” puffed {hero}. And then {he} looked down at the big feet beside {his} own and pointed. “You've got your slippers on!”",
      ],
      [
        "@corridor.dusk(hero sit, parent look) In the evening the slippers came home with mud on them. “Time to take off the {item}, {hero},” said {parent} in the hall. {Hero} sat down on the floor and folded {his} arms. “No,” said {hero}, and grinned. “First you show me how.”",
        "@corridor.dusk(hero sit) In the evening the slippers came home with mud on them. “Time to take off the {item}, {hero},” said the voice in the hall. {Hero} sat down on the floor and folded {his} arms. “No,” said {hero}, and grinned. “First you show me how.”",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:bath ?time|bath|bathtub|tub|wash(?:es|ed|ing)? (?:his|her|their|my) hair|hair wash\w*|shampoo)\b/i,
      /\b(?:refus\w*|hates?|hated|will not|would not|won['’]t|scared|afraid|war|battle|fight|scream\w*|(?:does|did)(?: not|n['’]t) (?:want|like)|pirates?|never)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "bath ?time",
        "war|battle|fight",
        "tub|bathtub",
        "pirates?|ship",
        "hair",
        "turn\\w*|makes?|made",
        "every|each",
        "evening|night",
        "foam|bubbles?",
        "until",
      ),
    ],
    unless:
      /\b(?:mask|diver|grand\w+|lakes?|swim\w*|learn\w*|pool|murder\w*|dog|cat|elephant|seal|whale|crocodile|puppy|washing machine|prison|ghost|public baths|adult|husband|wife)\b/i,
    of: "young",
    after: [
      "@bathroom(hero look) The tub was full, and it steamed. {Hero} stood beside it in nothing but one sock and held on to the towel rail with both hands. “I'm clean,” said {hero}. There was jam on {his} chin, mud on {his} knees, and behind {his} left ear there was something that might once have been spaghetti.",
      [
        "+ @bathroom(parent talk, hero) “The water is nice and warm,” said {parent}. “It's too wet,” said {hero}. “Just the feet?” “My feet have already been.” {Parent} put the duck in, to show how it is done. The duck swam round once, and tipped over, and lay there with its beak under water. “You see?” said {hero}.",
        "+ @bathroom(hero talk) The water was nice and warm, they told {him}. “It's too wet,” said {hero}. They put the duck in, to show how it is done. The duck swam round once, and tipped over, and lay there with its beak under water. “You see?” said {hero}.",
      ],
      "+ @bathroom(hero) It was the water on the head that {hero} could not bear, the big splash that comes from behind, into the eyes and into the ears. After that the whole world was far away and stung. Nobody else seemed to mind it. {Hero} minded it so much that {he} thought of it even at breakfast.",
      [
        "@bathroom(parent point, hero look) Then {parent} stopped in the middle of a word and pointed at the foam. “Ship ahoy,” said {parent} in quite another voice. “There's a sailor out there. He's lost his boat.” A hand walked over the edge of the tub on two fingers, slipped, and fell in. “Help!” it cried. “Can nobody throw me a rope?”",
        "@bathroom(hero look) Then there came a small voice from the foam. “Help!” it cried. Two soapy fingers stuck out of the water, like a sailor who has lost his boat. “Can nobody throw me a rope?” {Hero} knew perfectly well whose hand it was. All the same, the sailor was going under.",
      ],
      "@bathroom(hero give) {Hero} threw the belt of the dressing gown. It was too short. {He} leaned over, and it was still too short. “I can't hold on any longer,” gurgled the sailor. There was no other way. {Hero} took off the sock, put one leg over the edge of the tub, and then the other, and sat down in the sea.",
    ],
    end: [
      "@bathroom(hero sit) “Saved!” said the sailor, and sat on {hero's} knee to get his breath back. It was warm in the sea. {Hero} had forgotten that. They sailed to the island of the tap, and round the cape of the plug, and {hero} was the captain, because the captain is the one with the sponge on {his} head.",
      "@bathroom(hero swim) And then the storm came. “You're the captain,” said the sailor. “You must give the order when.” {Hero} looked at the jug. {His} heart beat fast. {He} held the flannel over {his} eyes with both hands, as tight as it would go, and counted to three {himself}. “NOW!” shouted {hero}.",
      "@bathroom(hero) The wave came down and was gone again. {Hero} waited for the world to be far away. It was still there. {He} looked out from under the flannel with one dry eye. “Is that all?” {he} asked. And because the spaghetti was still behind {his} ear, {he} gave the order once more.",
      "@bathroom(hero sleep) When the sea was cold, they had to lift {hero} out, for the captain would not leave the ship. {He} fell asleep in the big towel, with the belt of the dressing gown in {his} fist. “Tomorrow,” {he} said in {his} sleep, “we'll go and look for the boat.”",
    ],
  }),
  story({
    says: [
      /\b(?:dummy|dummies|pacifier|soother|comforter|blankie|bottle|thumb)\b/i,
      /\b(?:give up|gives? up|gave up|giving up|give away|without|stop|fairy|let go|too (?:big|old)|throws? away|threw away|lost|goodbye|suck\w*)\b/i,
      /\b(?:little|toddler|boy|girl|son|daughter|child|\w+-year-old|parents|mum|mom|mother|dad|father|tree)\b/i,
    ],
    may: [
      who("parent", PARENT),
      /\b(?<dummy>dummy|pacifier|soother|comforter|blankie|bottle)\b/i,
      ...also(
        "fairy",
        "tree",
        "hang|hung|hangs",
        "big|old|grown",
        "give|gave",
        "sleep\\w*",
        "park|zoo",
        "birthday",
        "decid\\w*",
      ),
    ],
    unless: /\b(?:murder\w*|message|letter|ventriloqu\w*|alcohol|drink\w*|drunk|wine|whisky|beer|ghost|shop|genie)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look) The {dummy} had been with {hero} for as long as {he} could remember. It had been in the snow, in the sandpit and once in the soup. There was a certain sound that went with it, and when {hero} heard that sound, {he} was at home.",
      [
        "+ @room(parent talk, hero talk) “You've got big now,” said {parent}. {Hero} knew that. {He} could jump from the second stair. {He} could put on {his} own boots, even if they looked outwards. “My legs are big,” said {hero}. “My mouth is still little.” {Parent} had to laugh, and did not know what to say to that.",
        "+ @room(hero talk) “You've got big now,” they said to {hero}. {Hero} knew that. {He} could jump from the second stair. {He} could put on {his} own boots, even if they looked outwards. “My legs are big,” said {hero}. “My mouth is still little.” They had to laugh, and did not know what to say to that.",
      ],
      "@park(hero look) So they went to the tree. It stood in the park, behind the pond, and at first {hero} thought that it was in blossom. But all the blossoms hung on ribbons, red and yellow and green, and they were dummies, bottles and little bits of blanket. On each there was a name. The wind went through them, and they clicked.",
      "+ @park(hero look) “Are they all from children?” whispered {hero}. “All of them. They come at night and look after the tree.” {Hero} went round it once, slowly, and read the letters that {he} knew. There was an O, for Olga. There was a T. One of the dummies was quite grey, and must have been here since the time of the dinosaurs.",
      "@park(hero) Now the ribbon was tied to {hero's} own. “You hang it up yourself, when you like,” they said. {Hero} stretched up to the lowest branch. {His} fingers would not open. {He} stood there on tiptoe until {his} arm shook. “It'll be lonely,” said {hero}, and {his} lip shook, too.",
    ],
    end: [
      "@park(hero talk) “Why are you crying?” asked a small voice. A girl stood there with a pram. In the pram lay her baby sister, and the baby was crying as well, much louder, because she had thrown her dummy into the pond. “She's new,” said the girl. “She can't wait for anything yet.”",
      "@park(hero give) {Hero} looked at the baby. {He} remembered that feeling very well. Then {he} looked up at the branch, and at the tree full of things that clicked. “You have to tell her a sound,” {he} said. “Like this.” And {hero} bent down over the pram, and hummed, and stroked the tiny nose with one finger, until the baby forgot to cry.",
      "@park(hero point) “How did you do that?” asked the girl. “I'm big,” said {hero}. And while {he} was saying it, {he} saw that it was true. {He} stretched {himself} up once more and hung the ribbon over the branch, right beside an old grey one, so that neither of them need be lonely. This time {his} fingers opened by themselves.",
      [
        "@bedroom.night(hero sleep, parent sit) The first night was long. “Tell me the sound,” said {hero} in the dark. {Parent} hummed, and stroked {hero's} nose with one finger. And in the park behind the pond, on a branch with a red ribbon, something clicked in the wind and said good night.",
        "@bedroom.night(hero sleep) The first night was long. “Tell me the sound,” said {hero} in the dark. So they sat on {his} bed and hummed, and stroked {hero's} nose with one finger. And in the park behind the pond, on a branch with a red ribbon, something clicked in the wind and said good night.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:sleep|bed ?time|bed|asleep|nap)\b/i,
      /\b(?:will not|would not|won['’]t|wouldn['’]t|refus\w*|never|cannot|could not|can['’]t|(?:does|did)(?: not|n['’]t) want)\b[^.]{0,30}\b(?:sleep|bed|asleep|nap|tired)\b/i,
      /\b(?:parents|tricks?|exhausted|tired|toddler|baby|daughter|son|glass of water|one more|every (?:night|evening)|mum|mom|mother|dad|father|lullab\w*)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "glass",
        "water",
        "again",
        "ask\\w*",
        "tricks?",
        "exhaust\\w*",
        "know|knew",
        "parents",
        "every",
        "try|tried|tries",
        "stor(?:y|ies)",
        "song|lullab\\w*",
        "monster",
        "hour|hours|late",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|insomnia|hospital|moon|monster|midnight|santa|dragon|bear|owl|police|nightmare\w*|war|dark|thunder\w*|storm|dead|died|detective|neighbou?rs?)\b/i,
    of: "young",
    after: [
      "@bedroom.night(hero stand) {Hero} stood up in {his} bed with {his} hair on end, as wide awake as a lamp. “Water,” said {hero}. There was water. “Other cup,” said {hero}. There was the other cup. {Hero} drank one drop, to be polite, and gave it back. Down in the street the shops had long been closed.",
      [
        "@bedroom.night(parent read, hero look) {Parent} read the book about the sheep, twice. At the second time {parent} yawned at the first sheep, and {hero} turned the pages alone. “You forgot the black one,” said {hero}. Then there was the song. {Hero} knew more verses than {parent}, and sang those, and clapped at the end.",
        "@bedroom.night(hero look) Then came the book about the sheep, twice. The second time there was a great yawn at the very first sheep, and {hero} turned the pages alone. “You forgot the black one,” said {hero}. Then came the song. {Hero} knew more verses than anybody, and sang them all, and clapped at the end.",
      ],
      "+ @street.night(hero look) At ten they pushed {him} round the block in the pushchair. That always worked, the neighbour had said. {Hero} said good evening to two cats and a policeman. At half past ten they drove {him} round the town in the car. “Red light!” cried {hero} from the back. “Green light! Again!”",
      "+ @bedroom.night(hero) “What if we don't do anything at all?” they whispered on the landing, and sat down on the carpet in the dark. It was quiet for a whole minute. Then there was a small thump, and bare feet came to the door. “What are you doing?” asked {hero}. “Can I do it as well?”",
      [
        "@bedroom.night(parent sit, hero talk) Towards midnight {parent} sat down on the edge of the bed and had nothing left, no book, no song and no trick. “Why won't you sleep, {hero}?” {parent} asked. {Hero} thought about it. “If I shut my eyes,” said {hero}, “then you go away.”",
        "@bedroom.night(hero talk) Towards midnight there was no book left, no song and no trick. There was only a tired face on the edge of the bed. “Why won't you sleep, {hero}?” {Hero} thought about it. “If I shut my eyes,” said {hero}, “then you go away.”",
      ],
    ],
    end: [
      "@bedroom.night(hero) So that was it. It had nothing to do with water, nor with sheep. “I only go next door,” came the answer. “And what do you do there?” “I wash the cups. I look for the other sock. I think about you.” {Hero} had not known that. {He} had thought that there was a party.",
      "@corridor.night(hero walk) “Do you want to see it?” And {hero} was carried through the whole dark flat, on one arm, like a visitor. There was no party. In the kitchen stood two cups, one of them {hero's}. On the sofa lay a sock. “And here I sit,” said the tired voice, “and from here I can hear you breathe.”",
      "@bedroom.night(hero) They tried it out at once. {Hero} lay down in {his} bed and breathed as loudly as {he} could. “Do you hear me?” {he} called. “Very well,” came the voice from the kitchen. A cup clinked. “And do you hear me?” {Hero} heard the water run, and the steps on the floorboards. It sounded near. {He} breathed a little less loudly, to hear it better.",
      [
        "@bedroom.night(hero sleep, parent look) When {parent} came in with the sock, {hero} was fast asleep, with one arm hanging out of the bed. And {parent}, who could have gone to bed at last, sat down on the carpet beside it all the same, and listened to {hero} breathe.",
        "@bedroom.night(hero sleep) When the sock had been found, {hero} was fast asleep, with one arm hanging out of the bed. The door stays open by a hand every evening now. A cup clinks out there, and in here {hero} breathes, and each of them can hear it.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:vegetables?|broccoli|spinach|peas|carrots|greens|cauliflower|sprouts|picky|fussy|pumpkin|cabbage)\b/i,
      /\b(?:hates?|hated|refus\w*|will not|would not|won['’]t|picky|fussy|never|only eats?|only ate|(?:does|did)(?: not|n['’]t) (?:like|want|eat)|disgust\w*|hid(?:es?)?)\b/i,
      /\b(?:eat\w*|ate|dinner|supper|lunch|plate|soup|cook\w*|food|kitchen|vegetables?|try|tries|tried|table)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|grandma|grandmother|granny|grandpa|grandfather|aunt|uncle`),
      ...also(
        "invent\\w*",
        "lets?|allow\\w*",
        "cook\\w*",
        "dinner|supper|lunch",
        "green",
        "soup",
        "plate",
        "trick\\w*",
        "hid(?:e|es|ing)?|secret\\w*",
        "noodles|pasta|bread",
        "market|garden",
        "plant\\w*|grow\\w*|grew",
        "tast\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|contest|competition|prize|farmer|rabbit|vegan|restaurant|chef|war|king|queen|market stall|talk\w*|magic\w*|giant|poison\w*)\b/i,
    of: "young",
    after: [
      "@kitchen(hero sit) There it lay on {hero's} plate, green, and it looked back. {Hero} pushed it to the edge with {his} fork. “It smells of pond,” said {hero}. “I can't eat anything that smells of pond.”",
      [
        "@kitchen(parent talk, hero) “One bite,” said {parent}. {Hero} took one bite, so small that it got lost on the way to {his} mouth. {Parent} sighed and put down the spoon. “I've had enough of this,” said {parent}, but not crossly. “Tomorrow you cook, {hero}. I'll eat whatever you make.” {Hero} looked up. “Whatever?” “Whatever.”",
        "@kitchen(hero talk) “One bite,” they said. {Hero} took one bite, so small that it got lost on the way to {his} mouth. They sighed. “We've had enough of this,” they said, but not crossly. “Tomorrow you cook, {hero}. We'll eat whatever you make.” {Hero} looked up. “Whatever?” “Whatever.”",
      ],
      "@market(hero look) On the next day {hero} walked over the market with a basket. The woman at the vegetable stall had earrings like cherries. “What's for dinner, chef?” she asked. {He} looked at all the crates, at the knobbly things and the hairy ones. “Which is the funniest?” {he} asked. She gave {him} a bent carrot with two legs.",
      "+ @kitchen(hero cook) In the kitchen {hero} tied on the big apron. {He} cut the carrot's trousers off first. Peas jumped across the table, and {he} ate the ones that got away, since they could not be let loose in the house. They popped. {Hero} looked at the next pea with surprise, and let that one get away as well.",
      "@kitchen(hero cook) It all went into the pot, the green and the orange, with an apple and a whole handful of cheese. It bubbled like a swamp. {Hero} stirred and tasted, as cooks have to do. And then {hero} carried the pot to the table with a red face.",
    ],
    end: [
      [
        "@kitchen(parent look, hero give) {Parent} looked into the plate. It was as green as a frog, and a carrot leg stuck out. “It smells of pond,” said {parent}. “One bite,” said {hero} sternly. {Parent} shut both eyes and took a spoonful. It was so quiet that you could hear {parent} swallow. {Hero} did not breathe.",
        "@kitchen(hero give) They looked into their plates. It was as green as a frog, and a carrot leg stuck out. “It smells of pond,” they said. “One bite,” said {hero} sternly. They shut their eyes and took a spoonful each. It was so quiet that you could hear them swallow. {Hero} did not breathe.",
      ],
      "@kitchen(hero eat) “What have you put in here?” they asked. “It's a secret,” said {hero}. “Don't you like it?” There was no answer, for the spoons were already in the plates again. So {hero} sat down and had to see for {himself}. {He} ate one plate. {He} ate the carrot leg. {He} had never noticed before that green can taste of something.",
      "+ @kitchen(hero talk) “So you do like vegetables,” they said. “No,” said {hero} with {his} mouth full. “I only like mine.” That was fair. They shook hands on it across the table: on Thursdays {hero} would be the cook, and on all the other days {he} would take one bite, a real one, so as to know what other cooks did wrong.",
      "@market(hero point) The woman with the cherry earrings keeps the oddest ones for {hero} under the table. “Chef!” she calls when {he} comes along. Last week it was a turnip with a nose. {Hero} held it up to {his} own, and bought it, and said that it smelled a little of pond.",
    ],
  }),
];
