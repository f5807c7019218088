import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

const DARK =
  /\b(?:power (?:goes|went|is|was) (?:out|off|gone|cut)|power (?:cut|outage|failure)|blackout|electricity (?:goes|went|is|was|fail\w*)(?: (?:out|off|gone))?|lights? (?:all )?(?:go|goes|went) out|no (?:electricity|power)|loses? power|lost power)\b/i;

/** Stories of a house: the power goes out, the lift sticks, the pipe knocks, the snow lies deep. */
export const powerCutsAndPipes = [
  story({
    says: [DARK, /\b(?:neighbou?rs?|apartment|building|block|flats|stairs|staircase)\b/i],
    may: [
      role("kid", "boy|girl|son|daughter|child|children|kids|twins"),
      ...also(
        "candles?",
        "meet\\w*|met|together",
        "whole",
        "apartment|flats",
        "building|block",
        "neighbou?rs?",
        "stairs|staircase|stairwell|roof|yard",
        "fridge|ice cream|cook\\w*|ate|eat",
      ),
    ],
    unless:
      /\b(?:street|weeks?|days|town|city|village|balcon\w*|opposite|love|freezers?|houses|lift|elevator|murder\w*|ghost|hospital|war|thief|robbery|monster|bank|alien|zombie|prison|concert|theatre|match|haunted|dead|body)\b/i,
    after: [
      "@corridor.night For a moment the whole house held its breath. No fridge hummed and no television talked. Then a door opened on the second floor, and another one on the fourth. “Is it gone at your place, too?” called a voice. “Everything!” called another one. “Even the doorbell!” “How do you know?” “I've just rung at yours.”",
      "+ @corridor.night One candle came down the stairs, and one came up. Behind each candle there was a face, and most of the neighbours had never looked at each other for longer than a lift takes. “You're the one with the piano,” said Mr Alba from the third floor. “And you're the one with the broom handle,” said Mrs Kim. They both turned red, but you could not see it.",
      [
        "+ @corridor.night(kid give) “My ice cream is melting!” cried the lady from the top floor. It was a very big box. {Kid} ran for spoons. There were twelve people on the stairs and five spoons, and so they passed the box down, step by step, and the spoons up. {Kid} ran up and down with the candle and saw to it that nobody was left out.",
        "+ @corridor.night “My ice cream is melting!” cried the lady from the top floor. It was a very big box. There were twelve people on the stairs and five spoons, and so they passed the box down, step by step, and the spoons up. The man who never said good morning said: “Is there any strawberry?”",
      ],
      "@corridor.night Then a door on the first floor stayed shut. It was old Mr Petrak's door, and everybody noticed it at the same time. “Has anyone seen him?” Nobody had, not since Tuesday. They knocked. They called. Behind the door it was as quiet as in a cupboard. The candles moved closer together.",
    ],
    end: [
      [
        "@corridor.night(kid talk) {Kid} lay down on the floor and looked under the door. “There's a foot,” said {kid}. “It's in a slipper. It's tapping.” They all listened. Yes: tap, tap, tap. And then they heard it, very soft, a mouth organ. Mr Petrak sat behind his door in the dark and played, because he had thought that he was the only one left in the house.",
        "@corridor.night Mrs Kim put her ear to the door. “There's a tapping,” she said. They all listened. Yes: tap, tap, tap. And then they heard it, very soft, a mouth organ. Mr Petrak sat behind his door in the dark and played, because he had thought that he was the only one left in the house.",
      ],
      "@corridor.night They brought him out, chair and all, and put a candle on each side of him. He knew every song that anybody could think of. On the fourth floor they danced. Mrs Kim fetched her piano stool and sat next to Mr Alba, and neither of them had a broom. When the lamps came on again, all at once, everybody shouted “Oh no!” and somebody switched them off.",
      "@corridor.night(kid dance) It became a custom. On the first Friday of each month, at eight, there was a click, and the whole house went dark, on purpose. Then the candles came up the stairs and down the stairs, and there was ice cream that had to be saved. And on the first floor a slipper began to tap.",
    ],
  }),
  story({
    says: [
      DARK,
      /\b(?:family|mum|mom|mother|dad|father|brother|sister|siblings|children|kids?|boy|girl|son|daughter|grand\w+|uncle|aunt|cousins?)\b/iu,
    ],
    may: [
      who("elder", `${GRAND}|${PARENT}|uncle|aunt`),
      who("sib", "brother|sister|cousin"),
      ...also(
        "candles?",
        "storm\\w*|snow\\w*|evening|night",
        "shadow\\w*|stor(?:y|ies)|games?",
        "tablet|television|tv|phone|screen\\w*|internet",
      ),
    ],
    unless:
      /\b(?:whole town|weeks?|neighbou?rs?|balcon\w*|opposite|strangers?|freezers?|murder\w*|ghost|hospital|war|thief|robbery|monster|bank|alien|zombie|prison|concert|theatre|match|haunted|dead|body|office|spaceship|elevator|lift|city|museum)\b/i,
    of: "people",
    after: [
      "@room.night(hero stand) It was as dark as the inside of a boot. {Hero} stood still with one hand in front of {him} and felt for the wall. The fridge gave a last sigh. “Nobody moves,” said a voice, and then there was a crash, because that voice had moved. “I've found the table,” it said. “With my knee.”",
      [
        "@room.night(hero sit, elder sit) {Elder} found the candle in the drawer with the string. It made a small round yellow room in the middle of the big black one, and everybody fitted in it, if they sat close. {Hero} had never seen {elder} look like that, with a golden nose and two little flames for eyes. “And what do we do now?” asked {hero}.",
        "@room.night(hero sit) The candle was in the drawer with the string. It made a small round yellow room in the middle of the big black one, and everybody fitted in it, if they sat close. The faces in there had golden noses and little flames for eyes. “And what do we do now?” asked {hero}.",
      ],
      "+ @room.night(hero play) {Hero} held up a hand, and on the wall there was a wolf. It was as big as the sofa. The wolf opened its mouth. Then another hand came up, and a rabbit sat on the lampshade and was not at all afraid. The wolf and the rabbit had a long talk about carrots. They both had {hero's} voice, one high and one low.",
      [
        "+ @room.night(elder talk, hero look) “When I was small,” said {elder}, “it was like this every winter.” And {elder} told about the night when the goose had come into the house and sat down in the best chair. {Hero} had never known about the goose. It seemed that {elder} was full of such things, and that they only came out in the dark.",
        "+ @room.night(hero look) Then they told stories, the kind that only come out in the dark. There was one about a goose which had walked into a house and sat down in the best chair. “Is that true?” asked {hero}. “It was our chair,” was the answer. {Hero} looked at the chair. There was a dent in it.",
      ],
      "@room.night(hero look) The candle got short. First it was as long as a finger, then as long as a thumb, and then there was only a puddle with a flame in it. {Hero} watched it. It bent to the left. It bent to the right. “Don't,” said {hero} to the candle. And it went out, with a thread of smoke that nobody saw.",
    ],
    end: [
      "@room.night(hero look) Nobody said a word. And then {hero} noticed that {he} could see the window, and behind the window the whole sky. There was not a lamp on anywhere, and so there were stars, down to the roofs. {Hero} had thought that the dark would be black. It was blue, and there was room in it for everything.",
      "@room.night(hero sit) They all moved over to the window with their blankets. They looked for the wolf and the rabbit among the stars, and they found the wolf. {Hero} found the goose, too. Then there was a click, and a hum. The lamp came on, the fridge began to shiver, and everything was bright and flat. Everybody pulled a face. {Hero} got up and put out the light.",
      "@room.night(hero sit, elder sit, sib sit) They stayed there until bedtime, and a bit longer. After that there was an evening like it every month. {Hero} was allowed to press the switch. A new candle lay ready in the drawer with the string, a long one, and on the sofa waited the wolf, who had thought of something new to ask the rabbit.",
    ],
  }),
  story({
    says: [
      /\b(?:lift|elevator)\b/i,
      /\b(?:stuck|stops? between|stopped between|breaks? down|broke down|trapped|gets stuck|got stuck|does not move|did not move)\b/i,
      role("kid", "boy|girl|child|son|daughter|brother|sister|children|kids"),
    ],
    may: [
      who(
        "elder",
        "lady|woman|man|neighbour|gentleman|grandmother|grandma|grandfather|teacher|postman|mother|father|mum|dad",
      ),
      who("dog", "dog|puppy|cat|parrot"),
      ...also("wait\\w*|hours?", "together"),
    ],
    unless:
      /\b(?:clowns?|actor|magician|santa|hat(?:es?|ed)|christmas|murder\w*|ghost|bomb|robbery|thief|love|boss|spy|wheelchair|top floor for years|out of order|space)\b/i,
    after: [
      [
        "@lift(kid look, elder stand, dog sit) The lift gave a jerk and a groan, and then it did nothing at all. {Kid} pressed the four. {Kid} pressed the one, and the bell, and all of them together. “That one's for the cellar,” said {elder}. “Perhaps it would rather go to the cellar,” said {kid}. It would not. The light above them buzzed like a fly in a jar.",
        "@lift(kid look) The lift gave a jerk and a groan, and then it did nothing at all. {Kid} pressed the four. {Kid} pressed the one, and the bell, and all of them together. “Perhaps it would rather go to the cellar,” said {kid}. It would not. The light up there buzzed like a fly in a jar.",
      ],
      "+ @lift(kid talk, elder stand) “We'll be with you at six,” crackled a voice from the wall. “The man is in a lift in another street.” “Is he stuck as well?” asked {kid}. The voice said that it did not know. It was now four o'clock. {Kid} counted what there was: a mirror, a mat, four walls, and no window.",
      [
        "@lift(kid sit, elder sit, dog sit) {Elder} put {elderhis} shopping bag on the mat and sat down on it, very straight. “So,” said {elder}. “What have we got?” {Kid} turned out all the pockets: two marbles, a rubber band, and half a biscuit with fluff. {Elder} had a lemon, a ball of wool, and the newspaper. It was not nothing.",
        "@lift(kid sit) {Kid} turned out every pocket. There were two marbles, a rubber band, and half a biscuit with fluff. There was a bag with a lemon in it, and a ball of wool, and a newspaper. It was not nothing. All of it was laid out on the mat in a row, like things in a shop.",
      ],
      [
        "+ @lift(dog sit, kid give) {Dog} looked at the half biscuit. {Dog} looked at it so long and so politely that {kid} broke it in two. Then {dog} lay down across all the feet, and it was warm there. They made hats out of the newspaper, and {dog} got the sports pages.",
        "+ @lift(kid build) They made hats out of the newspaper, one for each of them. They played shops with the marbles, and the lemon was the till. The lemon was always right. Whoever bought a thing had to say what it was for, and it got more and more complicated.",
      ],
      "@lift(kid look, elder sit) Then the light went out. The fly in the jar stopped. {Kid} had not been afraid at all until then, but in the dark the walls came closer, and the air seemed to be used up. {Kid} breathed faster. “Is there enough of it?” asked {kid}, in a very small voice. “Of what?” “Of air.”",
    ],
    end: [
      [
        "@lift(elder talk, kid hug) “Hold this,” said {elder}, and put the end of the wool into {kid's} hand. “There's a gap below the door. I'm rolling the ball out. Now it's bouncing down the stairs. Do you feel it?” {Kid} felt it: a tug, and a tug. It ran and ran. There were stairs out there, and a whole street, and so much air that a ball of wool could not come to the end of it.",
        "@lift(kid look) There was a gap below the door. They rolled the ball of wool through it, and {kid} held the end. It bounced down the stairs. {Kid} felt it: a tug, and a tug. It ran and ran. There were stairs out there, and a whole street, and so much air that a ball of wool could not come to the end of it.",
      ],
      "@lift(kid look, elder look) And then the wool tugged back. Once, twice. “Hello?” called someone far below. “There's a red thread here that goes up through the whole house. Who's on the end of it?” “We are!” shouted {kid}. In a minute there were ten neighbours in front of the lift, and they sang through the gap, all verses, until the man came with the key.",
      [
        "@corridor(kid stand, elder stand, dog sit) The lift has a cushion in it now, and a tin of biscuits, and a ball of red wool. {Kid} could easily take the stairs, and so could {dog}. But on Thursdays at four {kid} waited for {elder}, and they went up to the top and down again, for no reason, with their newspaper hats on.",
        "@corridor(kid stand, elder stand) After that there was a cushion in the lift, and a tin of biscuits, and a ball of red wool. {Kid} could easily have taken the stairs. But on Thursdays at four they all met in there again, and went up to the top and down again, for no reason, with their newspaper hats on.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:snow|snowy|snowing|snows|snowed|snowstorm|blizzard|snowdrifts?)\b/i,
      role("parent", `${PARENT}|grandfather|grandpa|grandmother|grandma|uncle`),
      role("kid", "son|daughter|boy|girl|grandson|granddaughter|child|children|nephew"),
      /\b(?:walk\w*|home|bus|way|sledge?|sled|trudg\w*|hik\w*|shovel\w*|through|out(?:side)?|wander\w*)\b/i,
    ],
    may: [
      ...also(
        "bus|train|car",
        "deep",
        "night|dark|evening",
        "home",
        "walk\\w*",
        "through",
        "come",
        "way",
        "long",
        "cold",
      ),
    ],
    unless:
      /\b(?:snowman|snow man|murder\w*|died|dead|war|wolf|wolves|avalanche|divorc\w*|christmas tree|penguin|melt\w*|never seen snow|snow globe|race|skis?|prison|refuge\w*|first snow)\b/i,
    after: [
      "@street(parent walk, kid walk) {Parent} went in front, because {parenthis} legs were longer, and {kid} went behind and stepped into each hole that {parent} had made. The holes were as deep as buckets. It was so quiet that they could hear the flakes land on their sleeves. “Are we nearly there?” asked {kid}. “We're nearly at the letter box,” said {parent}.",
      "+ @street(parent talk, kid talk) “What if we get lost?” asked {kid}. “Then we turn round and follow our own feet,” said {parent}. {Kid} looked back. There was only one line of footprints, big ones. “There's only you,” said {kid}. “You're in there as well,” said {parent}. “You're just inside mine, like a hand in a glove.”",
      "+ @street(kid walk, parent walk) They played the game with the white things. Each of them had to say something white: milk, a tooth, a swan, the inside of an apple. {Parent} said “flour”, and {kid} said “fog”, and then {kid} said “the thing in my boot”. They stopped, and {parent} shook a snowball out of the boot, and a sock with it.",
      "@forest(parent look, kid look) Then the street lamps ended, and the fence ended too. There was white below and white above, and nothing between. {Parent} stood still and turned {parenthis} head to the left, and then to the right. {Kid} knew that look. “You don't know where we are,” said {kid}. “Not quite,” said {parent}, and it was the first time that {kid} had heard those words from {parent}.",
    ],
    end: [
      "@forest(kid walk, parent walk) {Kid} was not afraid, oddly enough. {Kid} looked down, because {kidhe} was nearer to the ground. There, beside a bush, was a row of tiny prints, like stitches. “A cat,” said {kid}. “A cat goes home when it snows. Nobody is as clever as that.” {Parent} looked at {kid}. “Then you go first,” said {parent}.",
      "@street(kid walk, parent walk) So now {kid} went in front, with {kidhis} nose close to the stitches, and {parent} walked behind and tried to put {parenthis} big boots into {kid's} small holes. {Parent} fell over twice. Round a hedge it went, and under a gate, and then there was a yellow window. On the sill sat a ginger cat and looked out at them, as if they were late.",
      "@kitchen(parent sit, kid sit) At home they put four feet into one bowl of hot water, two big ones and two small ones. The steam went up to the lamp. {Kid} told everything about the cat, and {parent} nodded at each word. Outside the snow filled up the holes, one after the other, first the big prints and then the little ones, which had gone ahead.",
    ],
  }),
  story({
    says: [
      /\b(?:noises?|sounds?|knock\w*|scratch\w*|creak\w*|rattl\w*|tapp\w*|whisper\w*|hear[ds]?|rumbl\w*)\b/i,
      /\b(?<pipe>heating pipes?|water pipes?|pipes?|radiator|walls?|attic|chimney|ceiling|cellar|boiler|basement|floorboards?|washing machine)\b/i,
      /\b(?:every night|at night|each night|every evening|night|bedtime|bed|tiny|little man|gnome|goblin|lives? (?:there|in)|lived (?:there|in)|believ\w*|convinced|thinks?|thought)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}`),
      who("sib", "brother|sister|cousin|friend"),
      ...also(
        "believ\\w*|convinced|thinks?|thought",
        "tiny|small|little",
        "man|gnome|creature|somebody|monster",
        "live[sd]?",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|dead|died|haunted|corpse|body|police|prison\w*|tenant|new house|move[sd]? in(?:to)?|cry\w*|cried|weep\w*|sob\w*|voices?|war|treasure|puppy|kitten|cats?|birds?|owl|bats?|squirrel|rat)\b/i,
    of: "young",
    after: [
      "@bedroom.night(hero sit) It always began at ten past eight. Knock, knock, it went, and then a long gurgle, and then a small dry cough. {Hero} sat up in bed and put an ear against {thepipe}. “Are you ill?” {hero} asked. It was quiet in there for a moment. Then it said: glop. “That means yes,” thought {hero}.",
      [
        "@bedroom.night(hero talk, elder talk) “It's only the water,” said {elder}. “It gets warm and wants more room.” {Hero} considered that. “Who wants more room?” “The water.” “Does the water cough?” “No,” said {elder}. “Well then,” said {hero}. {Elder} put out the light, and stood behind the door for a while and listened, too.",
        "@bedroom.night(hero talk) “It's only the water,” said everybody. “It gets warm and wants more room.” {Hero} considered that. “Does water cough?” {hero} asked. “No.” “Well then,” said {hero}. They put out the light, and stood behind the door for a while and listened, too.",
      ],
      "+ @bedroom(hero give) So {hero} looked after the little one in there. On Monday {hero} put a bit of bread beside {thepipe}, on a doll's plate. On Tuesday it was a cough sweet, and on Wednesday a scarf made from one finger of a glove. Each morning the plate was empty. The dog looked very pleased about something, but {hero} did not think of that.",
      "+ @bedroom.night(hero write) {Hero} even wrote a letter, in the smallest writing that a pencil can do. *Dear Mr Glop, do you like it there? Is it dark? What is your mother called?* {Hero} rolled it up as thin as a match and pushed it into the crack. That night it knocked nine times. {Hero} counted. It was a long answer.",
      "@bedroom.night(hero look) And then, one night, nothing came. It was ten past eight, and a quarter past, and half past. {Hero} knocked. {Hero} called softly into the crack. No glop, no cough. {Thepipe} was as cold as a stone. {Hero} put both arms round it. “He's moved out,” said {hero}. “Or he's very ill.”",
    ],
    end: [
      "@cellar.night(hero walk, elder walk) They went down to the cellar in their slippers, {hero} in front with the torch. It was cold in there, too. The big boiler stood in its corner, and its little red eye was out. The whole house would have frozen by morning, and the baby on the ground floor with it, and nobody had noticed. Only {hero} had.",
      "@cellar.night(hero look, elder look) Behind the boiler a valve had come loose, no bigger than a thumb. It took one turn. The red eye opened. There was a rumble, and then it ran away up the walls, from floor to floor, and far above them, quite small, they heard it: knock, knock, glop. “He's back,” cried {hero}. “He was only stuck!” And nobody in the cellar said a word about water.",
      "@bedroom.night(hero sleep) After that {hero} was the one who looked after the heating of the house. It said so on a sign, with {hero's} name. At ten past eight there was a knock in the dark, and {hero} knocked back, twice, for good night. And sometimes the neighbours did as well, one after another, all the way up to the roof.",
    ],
  }),
];
