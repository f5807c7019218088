import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of small troubles at home: a vase in pieces, a roaring machine, a sick parent, a strange babysitter. */
export const smallTroubles = [
  story({
    says: [
      /\b(?:bedtime stor(?:y|ies)|goodnight stor(?:y|ies)|good-night stor(?:y|ies)|stor(?:y|ies) (?:at bedtime|every (?:night|evening)|before bed)|reads? [^.]{0,40} every (?:night|evening)|same (?:bedtime )?story)\b/i,
      /\b(?:falls? asleep|fell asleep|finish\w*|same|ending|end|middle|himself|herself|tir(?:ed|es)|makes? up|made up|changes?|changed|new|no time|forg[eo]t\w*|every (?:night|evening))\b/i,
    ],
    may: [
      who("parent", `${PARENT}|${GRAND}`),
      ...also(
        "same",
        "tonight",
        "middle",
        "finish\\w*",
        "asleep",
        "bear|dragon|princess|book",
        "tir\\w*",
        "reads?",
        "end|ending",
        "every|each",
        "daughter|son|child",
        "mak\\w*|made|invent\\w*|chang\\w*",
        "night|evening",
        "lov\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|hospital|dies|died|dead|prison|war|alzheimer\w*|dementia|dragon|robot|ghost|comes? (?:alive|true|to life)|came (?:alive|true|to life)|real|phone|blind|steps? out)\b/i,
    of: "young",
    after: [
      [
        "@bedroom.night(parent read, hero sit) It was the one about the bear who looks for his other boot. {Hero} knew every word of it, and so did {parent}. “And behind the seventh hill,” read {parent}, and the voice grew slower, “behind the seventh hill there sat...” The book sank down on the blanket. {Parent} snored.",
        "@bedroom.night(hero sit) It was the one about the bear who looks for his other boot. {Hero} knew every word of it. “And behind the seventh hill,” read the tired voice, and grew slower, “behind the seventh hill there sat...” The book sank down on the blanket, and there was a snore.",
      ],
      "@bedroom.night(hero look) “Who sat there?” asked {hero}, although {he} knew it. There was no answer. On the page the bear stood in the rain with one bare foot and looked up at {hero}. You could not leave him standing like that, the whole night, so near the end. {Hero} turned the book round.",
      "@bedroom.night(hero read) The letters were very small. But {hero} had the pictures, and {he} had a mouth. “Behind the seventh hill,” {he} said, “there sat a hen.” In the book it was an owl. {Hero} had always found that a hen would be better. “And the hen was sitting in the boot, and would not get out.”",
      "+ @bedroom.night(hero read) “Please,” said the bear. “Never,” said the hen, “I've just got it warm.” {Hero} did the hen's voice so high that the lamp trembled. The snoring stopped for a moment, and then went on. In this story there had never been so much talk. The bear got a voice, too, deep down, like a cupboard that is pushed.",
      "@bedroom.night(hero read) And then {hero} did not know how to go on. A hen needs her boot, and a bear needs it as well, and outside it was getting cold, with hail. {Hero} looked at the sleeping face, and at the one sock that hung out of the bed.",
    ],
    end: [
      "@bedroom.night(hero read) “And so the bear took off his hat,” said {hero} slowly, “and his scarf, and he built her a nest, a better one. And the hen got up. And what was in the boot? An egg. It was still warm. So he had to put his foot in very carefully, and walk home on tiptoe, over all seven hills.”",
      [
        "@bedroom.night(parent look, hero talk) “And did it hatch?” asked a voice. {Parent} had one eye open. “You're meant to be asleep,” said {hero}. “I was. Then a hen came.” {Parent} had sat up. “I've read this book two hundred times. Why did I never hear about the egg?” “You always read what's written down,” said {hero}.",
        "@bedroom.night(hero talk) “And did it hatch?” asked a voice. One eye had opened. “You're meant to be asleep,” said {hero}. “I was. Then a hen came. I've read this book two hundred times. Why did I never hear about the egg?” “You always read what's written down,” said {hero}.",
      ],
      [
        "@bedroom.night(hero read, parent sleep) It hatched on the next evening. Since then they have taken turns: {parent} begins, as far as the seventh hill, and {hero} goes on from there. Some nights {parent} only just gets to the third. Then {hero} pulls the blanket up to {parent's} chin, puts the sock back on, and reads to the end.",
        "@bedroom.night(hero read) It hatched on the next evening. Since then they have taken turns: the tired voice begins, and {hero} goes on from the seventh hill. Some nights they only just get to the third. Then {hero} pulls the blanket up over the two of them, and tells it to the end.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:vase|lamp|mug|cup|teapot|plate|figurine|bowl|statue|china|porcelain|jar)\b/i,
      /\b(?:broke|breaks?|broken|smash\w*|shatter\w*|knock\w* over|crack\w*|drops?|dropped)\b/i,
      /\b(?:mum\w*|mom\w*|mother\w*|dad\w*|father\w*|grand\w+|parents|neighbou?r\w*|aunt\w*|ball|football|hides?|hid|glue[sd]?|lie[sd]?|tell|confess\w*|blam\w*|secret\w*|favourite|favorite)\b/i,
    ],
    may: [
      /\b(?<vase>vase|window|lamp|mug|cup|teapot|plate|figurine|mirror|bowl|statue|jar)\b/i,
      role("owner", `${PARENT}|${GRAND}|neighbour|neighbor|aunt|uncle`),
      ...also(
        "ball|football",
        "play\\w*",
        "indoors|inside|house|living",
        "glue\\w*",
        "tr(?:y|ies|ied)",
        "home|comes?|came|back",
        "favou?rite",
        "mother\\w*|mum\\w*|grandm\\w*",
        "hid(?:e|es)?",
        "pieces",
        "truth|confess\\w*|tell|admit\\w*",
        "blam\\w*|cat|dog",
        "accident\\w*",
        "afraid|scared|guilty",
        "brother|sister",
        "secret\\w*",
        "sav\\w*|money|pay\\w*",
      ),
    ],
    unless:
      /\b(?:hid(?:es?)? (?:all )?(?:the |its )?(?:pieces|shards|bits|it|them)|bur(?:y|ies|ied)|garden|throws?|threw|windows?|mirror|murder\w*|thief|thieves|museum|police|antique shop|ming|burglar\w*|war|ghost|shopkeeper|genie|magic\w*|record|heart|marriage|divorc\w*|bowling|world cup|trophy|win|won|final|kintsugi|potter|seven years|leg|arm|elephant|robot)\b/i,
    of: "young",
    after: [
      "@room(hero look) It had been quite a small crash, for such a big thing. Pieces lay everywhere, and one of them still rocked to and fro. “It wasn't me,” said {hero} aloud, to find out how that sounded. It sounded thin.",
      [
        "@room(hero talk, mate talk) “Glue,” said {talker}. They crept about on their knees and put piece to piece. By four o'clock it stood again. There was a gap in it, in the shape of Italy, and {hero's} sleeve was stuck to the back. “If the light's off,” said {talker}, “you'd never know.”",
        "@room(hero build) {Hero} crept about on {his} knees and put piece to piece. By four o'clock it stood again. There was a gap in it, in the shape of Italy, and {hero's} sleeve was stuck to the back. If the light was off, {he} thought, you would never know.",
      ],
      "+ @room(hero sit) So the light stayed off. {Hero} turned the {vase} with its bad side to the wall, and put a cushion before it, and sat down in front of the cushion. {He} sat there the whole afternoon.",
      "+ @kitchen(hero eat) At supper {hero} was so good that it was noticed. {He} ate the beetroot. {He} laughed at the joke about the bishop. “Have you got a temperature?” they asked. {Hero} shook {his} head, and it really was hot. In {his} pocket {he} felt the last splinter, which had not fitted in anywhere.",
      [
        "@bedroom.night(hero sit) In the night {hero} lay awake and listened for it. What if it fell apart now? What if {owner} came in and thought that it was a ghost, or the cat? The cat would be scolded. The cat had done nothing. {Hero} got up and went, barefoot and in the dark, to find {owner}, with the splinter in {his} hand.",
        "@bedroom.night(hero sit) In the night {hero} lay awake and listened for it. What if it fell apart now? What if they thought that it had been the cat? The cat would be scolded. The cat had done nothing. {Hero} got up, barefoot and in the dark, and took the splinter in {his} hand.",
      ],
    ],
    end: [
      [
        "@room.night(hero give, owner look) “This belongs to you,” said {hero}, and held it out. “The rest of it is only glued. It was me.” It was out, and {hero} stood there and waited. {Owner} looked at the splinter for a long time, and turned it in the lamplight. And then {owner} asked: “Is your hand all right? Show me.”",
        "@room.night(hero give) “Here,” said {hero}, and held it out. “The rest of it is only glued. It was me.” It was out, and {hero} stood there and waited. They looked at the splinter for a long time, and turned it in the lamplight. And then they asked: “Is your hand all right? Show us.”",
      ],
      [
        "@room.night(owner talk, hero sit) They sat down on the floor, on both sides of the {vase}. “I'm sad about it,” said {owner}. “I want you to know that.” {Hero} nodded. Then {owner} leaned closer and put a finger on an old, fine line, low down, which {hero} had never noticed. “I was six,” said {owner}. “I glued it with porridge. I blamed the dog.”",
        "@room.night(hero sit) They sat down on the floor, on both sides of the {vase}. “It's sad,” they said. “You should know that.” {Hero} nodded. Then a finger pointed to an old, fine line, low down, which {hero} had never noticed. “I was six,” said the smallest of the grown-ups. “I glued it with porridge. I blamed the dog.”",
      ],
      "@workshop(hero build) On Saturday they did it again, with proper glue. {Hero} paid for it out of {his} pocket money. The last splinter fitted in after all, upside down, in the middle of Italy. And when everything was dry, {hero} said sorry to the cat as well, just in case.",
      "@room(hero look) It isn't as beautiful as it was. It stands in the light all the same, with its good side to the wall. And when visitors ask about all those lines, {hero} grins. “That one's mine,” {he} says. “And that one is porridge.”",
    ],
  }),
  story({
    says: [
      /\b(?:vacuum(?: cleaner)?|hoover|hair ?dryer|blender|mixer|washing machine|toilet|boiler|lawn ?mower|drill|escalator|hand dryer)\b/i,
      /\b(?:afraid|scared|fears?|feared|frightened|terrified|terror|monster|hides? from|hid from|roar\w*)\b/i,
    ],
    may: [
      /\b(?<thing>vacuum cleaner|hoover|hair ?dryer|blender|mixer|washing machine|toilet|boiler|lawn ?mower|drill|escalator|vacuum)\b/i,
      ...also(
        "gives?|gave",
        "name",
        "friends?",
        "make|makes|made",
        "cleaner",
        "noise|loud|roar\\w*",
        "hid(?:e|es)?",
        "every|time",
        "decid\\w*",
        "monster",
        "house|home",
        "until",
      ),
    ],
    unless:
      /\b(?:murder\w*|killer|robot vacuum|horror|blood|war|plumber|cat|dog|alien|possess\w*|ghost|haunted|dentist)\b/i,
    of: "young",
    after: [
      "@room(hero look) When the {thing} roared, {hero} went up. {He} went up on the sofa, and from there on the back of the sofa, and from there {he} held on to the curtain. The floor shook. It had only one thought, that {thing}, and it thought it at the top of its voice. And it was always hungry.",
      "@room(hero talk) “It only makes a noise,” they told {hero}. “It can't do anything.” But {hero} had seen what went into it and never came out again: a bead, a raisin and half a snail made of dough. “Has it got a name?” {he} asked. It had not. “Then nobody can tell it to stop,” said {hero}.",
      "@room(hero sit) At night {hero} thought about names. In the morning {he} climbed down from the bed, walked along the wall as far as the cupboard, and looked through the crack. There it stood in the dark, with its cord round its neck. “Good morning, Bruno,” said {hero}, and ran.",
      "+ @room(hero write) The next day {hero} pushed a drawing under the cupboard door, with a sun and a sausage. The day after that {he} opened the door by the breadth of a foot. Bruno did not bite. Bruno smelled of dust and was a bit dented on top. “Does it hurt?” asked {hero}. It was not to be wondered at, if he shouted.",
      "@room(hero look) Then it was Saturday, and Bruno was carried out. {Hero} climbed up on the sofa as always. The roaring began. But in the midst of it there was another sound: a cough, and a rattle, and a long, high whine, as if from a dog with a bone across its throat. “He's choking,” said {hero}. “Turn him off! Bruno's choking!”",
    ],
    end: [
      "@room(hero) It was quiet. They shook him, and shrugged. “It's old,” they said. {Hero} looked down from the sofa at the dent. Then {he} put one foot on the floor, and the other one, and went over, all by {himself}, and laid a hand on the hot back. “Open your mouth,” {he} said.",
      "@room(hero look) {Hero's} arm was just thin enough. {He} pushed it in, up to the elbow, up to the shoulder, with {his} eyes shut tight. It was warm in there, and furry. And there was something hard. Out came a wooden giraffe, grey all over. Behind it, one by one, came the bead, the raisin and half a snail.",
      "+ @room(hero) “You only had a sore throat,” said {hero}. {He} wiped Bruno's mouth with {his} sleeve. “You can try again now. But not so loud.” It was {hero's} own finger that pressed the button. Bruno roared. {Hero} jumped, and stayed where {he} was, and roared back, and it turned out that they both had the same voice.",
      "@room(hero look) On Saturdays nobody else is allowed to take Bruno out of the cupboard. {Hero} shows him where the crumbs are. Before the first roar {he} bends down and looks into his throat, to be on the safe side. And on top, over the dent, sticks a plaster with little suns on it.",
    ],
  }),
  story({
    says: [
      who("parent", `${PARENT}|parents`),
      /\b(?:sick|ill|flu|fever|in bed|a cold|broken leg|breaks? (?:a|his|her) leg|broke (?:a|his|her) leg|headache|migraine|exhausted|burns?|burn(?:ed|t))\b/i,
      /\b(?:look(?:s|ed)? after|tak(?:es?|ing) care|took care|cook\w*|breakfast|household|house|pancakes|help\w*|nurs\w*|soup|tea|restaurant|surprise|on their own|kitchen|doctor|clean\w*)\b/i,
      /\b(?:child(?:ren)?|kids?|twins|brothers?|sisters?|siblings|boy|girl|son|daughter|\w+-year-old)\b/i,
    ],
    may: [
      ...also(
        "flu|fever|sick|ill|bed",
        "take|takes|took",
        "care",
        "house",
        "day",
        "pancakes|breakfast|soup|tea",
        "open|opens|opened",
        "restaurant",
        "save|saves|saved",
        "sunday|weekend|morning",
        "decid\\w*|tr(?:y|ies|ied)",
        "alone",
        "mother|mum|father",
        "kitchen",
        "chaos|mess|disaster",
      ),
    ],
    unless:
      /\b(?:murder\w*|cancer|dying|dies|died|hospital|money|poor|drunk|alcohol\w*|operation|depress\w*|wheelchair|magic\w*|carer|nurse (?:who|on|working)|war|medicine|cure|birthday|forest|factory|job|down (?:to|the house)|house burn\w*|village|farm)\b/i,
    of: "young",
    after: [
      "@bedroom(parent sleep, hero look) {Parent} lay there like a wrung-out cloth. {Hero} put a hand on {parent's} forehead, as it is done. It was as hot as a bun. “You're staying where you are,” said {hero} in a deep voice. “From now on we'll do everything.”",
      "@kitchen(hero write) In the kitchen there was a meeting. What did {parent} do all day? They made a list, and it had three things on it: cook, tidy up, find socks. “We'll be finished by ten,” said {hero}. They tied on the aprons and {hero} wrote a sign for the bedroom door: HOSPITAL. KNOCK. BRING GRAPES.",
      "@kitchen(hero cook) Invalids need soup. In went the water, and in went a carrot, whole, with its hair. In went honey, noodles in the shape of stars, and a gummy bear for strength. It turned green. “It looks healthy,” said {hero}. They carried it upstairs, and left a trail of stars on every step.",
      "+ @bedroom(hero give, parent) {Parent} looked into the bowl for a long time. “Is that a bear?” “You have to eat round it,” said {hero}. They read the temperature: it was a hundred and ten, or else the thing was upside down. They read aloud to {parent} from the telephone book, for reading aloud helps. {Parenthe} laughed, and that made {parenthim} cough.",
      "@kitchen(hero sit) By four o'clock the kitchen looked as though it had been dropped. The list had got longer all by itself. “How does {parent} do that?” asked {hero}, and sat down among the pans, and for the first time that day it was quiet, and {hero} was close to tears.",
    ],
    end: [
      "@kitchen(hero) There was a knock. On the step stood old Mr Farouk from across the road, with a bunch of grapes. “I read the sign with my binoculars,” he said, and looked past them into the kitchen, and took off his jacket. “I brought up five of them,” said Mr Farouk. “The trick is not to do it fast. One washes. One dries. One sings.”",
      "@kitchen(hero carry) He did the singing. The plates went from hand to hand. Then he showed {hero} how soup is made: an onion, a bone, and time. “How much time?” asked {hero}. “As long as you'd like to be looked after,” said Mr Farouk. The whole house smelled of it.",
      "+ @bedroom.dusk(parent eat, hero sit) This time {parent} ate it all up, and had some colour again. {Hero} sat on the edge of the bed and watched every spoonful. “Was it hard today?” asked {parent}. {Hero} wanted to say no. “You've got about a hundred more things than three,” {he} said. {Parent} put down the spoon, and made room, and they all got under the blanket.",
      "@kitchen(hero cook, parent sit) {Parent} was well again by Sunday. But the sign is used in turns in that house now. The one who is worn out hangs it on the door, and then the aprons come out, and one washes, and one dries, and one sings. And in the soup there is always one gummy bear, at the bottom, for strength.",
    ],
  }),
  story({
    says: [
      who("elder", `${GRAND}|uncle|aunt|babysitter|nanny`),
      /\b(?:babysit\w*|look(?:s|ed|ing)? after (?:the|her|his|them|him|\w+)|tak(?:es?|ing) care of (?:the|her|his)|took care of|minds? (?:the|her|his)|for the (?:weekend|evening|night|day)|watch\w* (?:the|her|his) (?:kids|children|grand\w+)|comes? to stay|came to stay|first time)\b/i,
      /\b(?:children|kids|grandchildren|grandson|granddaughter|twins|boy|girl|toddler|baby|niece|nephew|differently|different|chaos|rules|babysit\w*|parents)\b/i,
    ],
    may: [
      who("child", "grandchildren|grandson|granddaughter|niece|nephew|children|kids|twins|boy|girl"),
      ...also(
        "babysit\\w*",
        "first",
        "everything|rules?",
        "differen\\w*",
        "com(?:e|es)|came",
        "evening|night|weekend|day",
        "parents",
        "away|out|trip|cinema|theatre",
        "children|kids",
        "strict|wild|crazy|funny",
        "bed|sleep",
      ),
    ],
    unless:
      /\b(?:murder\w*|killer|ghosts?|witch|vampire|robot|died|dies|prison|farm|sea|knit\w*|bak(?:e|es|ed|ing)|cook\w*|recipe|fish\w*|lost|forg[eo]t\w*|hospital|storm|horror|stranger|dementia|monster|mystery|custody|swim\w*|bicycle|bike|ride|phone|screen|blind)\b/i,
    after: [
      "@kitchen(elder read) “Bed at seven,” said the note on the fridge. “Carrots. No sweets. Half an hour of television. Teeth!” {Elder} put on {elderhis} glasses and read it from top to bottom. Then {elderhe} folded it up very small, and put it under the leg of the table, which had always wobbled. “That's better,” said {elder}.",
      "+ @kitchen(elder cook) There was supper, but under the table, with the cloth hanging down on all sides, because {elder} was of the opinion that food tastes better in a cave. There were carrots. They were spears, and had to be hunted first. {Elder} crawled in last, with a pot on {elderhis} head, and {elderhis} knees cracked like a fire.",
      "+ @bathroom(elder) Teeth were brushed in front of the mirror, and everybody had to brush the teeth of the next one, and that made a ring. “In what order do you do it at home?” asked {elder} with {elderhis} mouth full of foam. “Not like this!” they shouted. There was foam on the ceiling. {Elder} saluted it.",
      "@bedroom.night(elder talk) At eight they jumped on the big bed, {elder} as well, though only with the arms. At nine {elder} told of the night when {elderhe} had slept in a tree. Nobody at home had ever told them that one. And at ten {elder} said, “So, and now it's enough,” and sat down in the armchair, and was asleep in the middle of the word “enough”.",
      "@bedroom.night(elder sleep) So there they were. The clock ticked. It was quite dark outside, and nobody had said good night. The song had not been sung. The small lamp was not on. “We can't sleep like this,” came a whisper from one pillow. There was a great big person in the room, and there was no grown-up in it at all.",
    ],
    end: [
      "@bedroom.night(elder sleep) Then bare feet went over the floor. They took off {elder's} glasses, very carefully, and put them on the window sill. They brought the blue blanket, and the second-best bear. The smallest knew where to switch on the lamp. And because there always had to be a song, they sang it themselves, all three verses, until they heard {elder} breathe quite evenly.",
      "@kitchen(elder) In the morning the key turned in the lock. In the kitchen the table stood straight. The beds were made, with the pillows at the bottom. “And?” asked the parents. “Was everything as on the list?” {Elder} looked at the children, and the children looked at {elder}. “Bed at seven,” said {elder}. “At least, it was seven somewhere.”",
      "+ @corridor(elder) “And who put whom to bed?” asked the parents, because {elder} had the second-best bear under one arm and did not know it. There was a long pause. Then there was a giggle, from down by the coats.",
      "@room(elder give) Before {elder} went home, {elderhe} knelt down at the kitchen table and pulled out the note. It had a hole in it by now. {Elder} took a pencil and wrote one more line at the bottom, and put it back under the leg. *And for the big one*, it says there: *blue blanket, lamp on, three verses.*",
    ],
  }),
];
