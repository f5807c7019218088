import { role, story } from "../subject-story.ts";

/** Stories of a teacher met again, a firm without wages, a road built by hand, a picture in an odd place, a student mother. */
export const warmHands = [
  story({
    says: [
      role(
        "teacher",
        "old teacher|former teacher|teacher|old boss|former boss|old coach|former coach|headmaster|headmistress|professor|old professor|school bully|old bully|bully|landlord|former landlord|judge",
      ),
      /\b(?:never (?:amount|become|be) (?:to )?(?:anything|anybody|something|any good)|good for nothing|(?:was|were) useless|(?:had )?(?:failed|expelled|humiliated|bullied|fired|mocked|laughed at|sentenced|evicted|tormented) (?:him|her|me|them)|told (?:him|her|me) (?:once )?(?:that )?(?:he|she|I) (?:would|was|had|could)|once told|used to (?:bully|mock|beat|torment))\b/i,
      /\b(?:picks? up|picked up|passenger|customer|patient|guest|taxi|uber|meets?|met|comes? (?:in|into|to)|came (?:in|into|to)|order(?:s|ed)|hospital|restaurant|shop|applies|applied|client|car|interview|serves?|served|treat\w*)\b/i,
    ],
    may: [/\banything\b/i, /\bamount\b/i, /\bdriv\w+\b/i],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|revenge|classroom|pupils|kidnap\w*|spy|in love)\b/i,
    of: "adults",
    after: [
      "{Hero} knew the voice before {he} knew the face. It still went up at the end of each sentence like a pointer. {Teacher} had got small, and held a bag with both hands. {Teacher} looked at {hero} and did not recognise {him}. “Good evening,” said {teacher}. “It's kind of you.”",
      "{Hero} had prepared a speech for this. It had been ready for twenty years, and {he} had polished it in many nights. It began with one sentence, word for word, and it ended with a slammed door. {Hero} drew a breath. “Did you have a good day?” {he} heard {himself} ask.",
      "+ “No,” said {teacher}. It was honest, and it was not what {hero} had expected. “I was at the doctor's. I'm beginning to forget. First it was the names, and now it's the way home.” {Teacher} opened the bag and showed what was in it: a slip of paper with an address, in very large writing. “I write everything down. I used to know it all by heart.”",
      "“You told me that I'd never come to anything,” said {hero}. There was a long silence. {Teacher} turned {teacherhis} head and looked at {hero} as you look at a page that is hard to read. “What is your name?” asked {teacher}. {Hero} told {teacherhim}. “Third row,” said {teacher} slowly. “By the window. You used to look out of it.”",
    ],
    end: [
      "“I said that to a lot of you,” said {teacher}. “I'd been told it myself, in the same room, by my own. I thought that it was how you do it.” {Teacher}'s hands had begun to tremble. “I've seen since what becomes of it. Some of them got angry. And some of them believed me. Which were you?” “Both,” said {hero}. “First the one, and then the other.”",
      "{Teacher} nodded several times. “I can't take it back,” {teacherhe} said. “I can only say it differently, as long as I still know whom I'm talking to. You looked out of the window, and you saw something there. And I was jealous.” {Hero} found that {he} did not want to slam any door. “Shall I bring you home?” asked {hero}.",
      "+ On the way {teacher} told {hero} about each of them, row by row: who could whistle, who was hungry, who had lied so beautifully. All those names were still there. They had only been waiting for somebody to whom they meant something. In front of the right house {teacher} took the slip of paper with the large writing and turned it over. “Write yours on it,” said {teacher}. “So that I have it.”",
      "On Thursdays {hero} fetches {teacher} for a walk. Some days {teacher} knows who {he} is, and some days not. Then {hero} says the name, and adds, “Third row, by the window.” “Ah,” says {teacher} each time, and {teacherhis} face lights up. “The one who came to something.”",
    ],
  }),
  story({
    says: [
      /\b(?:boss|owner|director|company|firm|factory|workshop|bakery|restaurant|printer|printing|newspaper|shipyard|employees|workers|staff|theatre|circus|orchestra)\b/i,
      /\b(?:(?:can(?:not|'t)|could(?: not|n't)|can) (?:no longer )?pay|no longer pay|bankrupt\w*|broke|no (?:money|wages|salary)|unpaid|without (?:pay|wages)|wages)\b/i,
      /\b(?:keep(?:s)? (?:coming|working)|kept (?:coming|working)|still c[ao]mes?|come(?:s)? anyway|came anyway|stay(?:s|ed)?|work(?:s|ed)? (?:on|for free|for nothing|without)|refus\w+ to (?:leave|go|stop)|take[s]? over|took over|turn(?:s|ed)? up)\b/i,
    ],
    may: [
      /\bworkers|employees|staff\b/i,
      /\bsmall|family\b/i,
      /\b(?<trade>printing|bakery|restaurant|theatre|circus|shipyard|newspaper|factory|orchestra|workshop)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|strike|strikes|mafia|children|fraud|dies|died)\b/i,
    of: "people",
    after: [
      "@workshop(hero talk) “I've got nothing left,” said {hero}. {He} read it off a piece of paper, since {he} was afraid of {his} own voice. “There's no money for this month, and there won't be any for the next. Go home.” They nodded, and shook {hero}'s hand. The next morning at seven they were all there.",
      "@workshop(hero look) “Haven't you understood?” asked {hero}. “We have,” said Rashid, who ran the oldest machine. “But my wife sent me out. She says that I'm in the way.” The two sisters from the packing room had forgotten their glasses, they said, and then stayed to look for them. But by noon the floor was shaking as always. {Hero} cooked lentils for all of them. It was the only thing that {he} could still pay.",
      "+ @kitchen(hero cook) {Hero} could not bear to watch it with empty hands. {He} sold the car, and after that {he} stood in the little kitchen every day and cooked for all of them: lentils, and lentils, and on Friday something with lentils. “It's the best canteen in town,” said the sisters. It was the only thing that {hero} could still pay them.",
      "@workshop(hero read) On the first of the month a lorry drew up, with two men and a list. They had come for the machines. {Hero} walked in front of them with the keys. In the hall everyone stood beside a machine, with one hand on it, as you stand beside a horse. “I'm sorry,” said {hero} to them. “I've tried everything.” “Not everything,” said Rashid.",
    ],
    end: [
      "@workshop(hero look) He pulled a biscuit tin out from under his machine. “We've been passing the hat round,” he said. “My wife did not really send me out. She sent me in.” There was money in it from all of them, and a gold chain. “We don't want to give it to you,” said the older sister quickly, when she saw {hero}'s face. “We want to buy.”",
      "@workshop(hero give) It was enough for exactly the oldest machine. The two men looked at their list, and at all those hands, and one of them scratched his neck. “The others are much too heavy for us today,” he said. “We'd have to come again. In a year or so.” {Hero} took the bunch of keys apart, and gave a key to everyone who was standing there.",
      "+ @workshop(hero build) It was a hard year. They argued about everything, for now they were all the boss. But one order came, and then one more, from people who had heard about the lentils. When the lorry drew up again, the first instalment lay counted on the table, in a biscuit tin. The man with the list stayed to lunch.",
      "@kitchen(hero cook) Over the gate hangs a new sign with all the names on it, in the order of the alphabet, so that {hero} is somewhere in the middle. On the first of each month they are paid, {hero} as well. And on Fridays there is something with lentils, although they could afford other things by now.",
    ],
  }),
  story({
    says: [
      /\b(?:villagers|village|neighbours|neighbors|inhabitants|islanders|townspeople|community|town|street|an? old man|an? old woman|a man|a woman|farmer)\b/i,
      /\b(?:buil(?:ds?|t)|building|digs?|dug|digging|carv\w+|pav\w+|repair\w*)\b/i,
      /\b(?<road>(?:the |an? )?(?:[a-z]+ )?(?:road|bridge|tunnel|canal|path|stairs|steps|well|dam|railway|school|harbour|swimming pool|hospital))\b/i,
      /\b(?:themselves|by (?:hand|himself|herself)|forgotten|government|authorities|nobody (?:helps?|helped)|alone|minister|mayor|on their own|with (?:his|her|their) (?:own|bare) hands|for (?:[a-z]+ |\d+ )years|town hall|refus\w+)\b/i,
    ],
    may: [/\bmountain\b/i, /\bgovernment\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|ark|castle|ship|war|tree ?house|snow|prison\w*|escape\w*|sandcastle|boat|pharaoh|wall)\b/i,
    of: "people",
    after: [
      "@mountain(hero look) Letters had been written. They had been answered, on good paper: your request has been noted. That was nine years ago, and the paper had been used to paper a wall. “They've noted it,” said {hero}. “So there's no need for us to ask again.” {Hero} fetched a pickaxe, and struck the first blow. It made a hole as big as a fist.",
      "@mountain(hero dig) It went at the speed of moss. There was no plan for {theroad} except for a piece of string. On some days they got as far as a bed is long. “When will it be finished?” asked those who only watched. “On the day after the last day,” said {hero}, and spat into both hands.",
      "+ @mountain(hero eat) It had begun with a few, and after the harvest there were more. A woman of eighty brought the tea. A deaf man proved to be able to hear stone: he laid a cheek against it and knew where it would break. In the evening nobody could straighten up. But they had laughed, and each of them knew to the inch which piece was his own.",
      "@mountain(hero look) Then they came to the rock. It was black, and as high as a church, and the pickaxes sprang off it with a ringing sound. On Saturday a grey car was suddenly standing on the finished part, and a gentleman with a folder got out. “This has not been approved,” he said. “It isn't on any map. It'll have to be closed.”",
    ],
    end: [
      "@mountain(hero talk) “How did you get up here?” asked {hero} politely. The gentleman pointed behind him. “By that,” he said, and stopped. He looked at {theroad}. He looked at the hands that were holding the pickaxes. “Before,” said {hero}, “it took you two days on a donkey. We know that, because nobody like you ever came.” An old woman gave him some tea.",
      "@mountain(hero give) He drank it, and then a second glass. He took off his jacket, hit the rock twice, and sat down. “There's a man at our place with explosives,” he said, breathing hard. “He's been waiting for an order for years. We'd only need a form.” He tore a sheet out of his folder. “I'll note it,” he said, and wrote it on his own knee.",
      "+ @mountain(hero look) The bang was heard in three valleys. When the dust had settled there was a gap in the rock, and in the gap stood the sky, and through it they saw something that not one of them had ever seen from there: their own village, from the front. It was quite small. Smoke was rising from all its chimneys. The deaf man was the first to cry hurrah.",
      "@mountain(hero stand) It is on every map now, as a thin red line, with a number. Beside the gap, set in mortar, sits the first stone that {hero} broke out. It has a hole in it as big as a fist. For luck everybody who comes by puts a hand in.",
    ],
  }),
  story({
    says: [
      /\b(?:painter|artist|sculptor|photographer|poet|potter|songwriter|composer|writer|author)\b/i,
      /\b(?:first (?:picture|painting|book|statue|sculpture|song|photo\w*|novel)|(?:sells?|sold|unsuccessful|failed|unknown|nobody (?:buys|bought)|poor|struggling))\b/i,
      /\b(?:sees? (?:it|his|her)|saw (?:it|his|her)|finds? (?:it|his|her)|found (?:it|his|her)|discover\w*|hang(?:s|ing)|hung|later)\b.*\b(?<spot>(?:the|an? )(?:[a-z]+ )?(?:toilet|lavatory|garage|prison|hospital|waiting room|kiosk|flea market|pub|cellar|stable|chip shop|rubbish|bin|corridor|dump|kitchen|hotel|bus station|laundrette|charity shop|gas station|petrol station|barn))\b/i,
    ],
    may: [/\b(?<art>(?:picture|painting|book|statue|sculpture|photograph|song|novel|poem))\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|forg\w+|stolen|steals?|children|comes? to life|came to life|valuable|millions?)\b/i,
    of: "people",
    after: [
      "{Hero} stood there until people had to walk round {him}. For that piece {he} had used up a winter. “Excuse me, are you in the queue?” asked a man. “No,” said {hero}. “I'm only looking.” “At that?” asked the man, and looked as well. Then he forgot to go on.",
      "{Hero} asked who had put the {art} there. “I did,” said the attendant, a woman called Ludmila, with red hands and a mop. “I bought it in spring. It was a week's wages.” “And you hang it here?” asked {hero}. Ludmila leaned on her mop. “Where would you hang it?” she said. “At home there's only me. Here there are four hundred a day.”",
      "+ She made {him} sit down on the upturned bucket and watch. So {hero} watched. Most of them came in fast, with faces like shut doors. Then they saw it. A soldier stood there with his hand still on his belt. An old man came back twice. None of them knew that they were being looked at, and none of them said a clever word. {Hero} had never in {his} life had such an exhibition.",
      "In the second week a gentleman in a silk scarf stopped. “Do you know what you have there?” he asked Ludmila. He owned a gallery with white walls. He offered her ten times what she had paid; and then, as she went on mopping, a hundred times. {Hero} stood behind the door and felt {his} knees go weak. “You'd better ask behind that door,” said Ludmila.",
    ],
    end: [
      "The gentleman in the scarf turned round. “White walls,” he said to {hero}. “Champagne. Your name on the door.” It was all that {he} had ever wanted. There was a boy in front of it just then, with a bloody nose, who breathed slowly in and slowly out, and after a time picked up his bag and went. “How many come to you in a day?” asked {hero}.",
      "“The right ones,” said the gentleman. “That isn't what I asked,” said {hero}. “You can have others. I've got a whole cellar full. But that one is hanging where it belongs.” Ludmila had stopped mopping. She wiped her hand on her apron and held it out, and {hero} shook it, as people do over a sale.",
      "+ The cellar full went to the white walls in the autumn. There was champagne, and clever words were spoken, and nobody looked as the soldier had looked. {Hero} left early. {He} had something wrapped in a blanket under {his} arm, a new piece, and the paint on it was not quite dry. “Where do you want it?” {he} asked Ludmila. She pointed to the wall over the basins.",
      "People come from far away by now, and some of them even need to go. It is warm there, and very clean. Beside the door stands an upturned bucket, on which {hero} sits on Mondays and watches the faces open. By the side of the {art} there is a small sign, in Ludmila's handwriting: please do not hurry.",
    ],
  }),
  story({
    says: [
      role("mother", "mother|mum|grandmother|grandma|father|dad|grandfather|grandpa"),
      role("child", "daughter|son|granddaughter|grandson"),
      /\b(?:university|college|night school|evening school|same (?:class|course|lecture|school)|student|studies|study|degree|exam|high school|driving school|lectures?|campus)\b/i,
    ],
    lead: "mother",
    may: [/\b(?:goes?|went) back\b/i, /\bsits?|sat\b/i, /\bnext to\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|dies|died|dead|teacher|kindergarten|primary|homework|children's|prison|divorce\w*)\b/i,
    of: "people",
    after: [
      "@classroom(hero sit, child sit) {Child} had slid so far down on the bench that only the hair could be seen. “You could have said that it was this lecture,” hissed {child}. “I did say so,” said {hero}. “You had your earphones in.” {Hero} unpacked three sharpened pencils and a cheese sandwich. In the row behind somebody giggled.",
      "@classroom(hero talk) They agreed on rules. {Hero} was to sit on the left, and {child} on the right. {Hero} was not to wave. {Hero} was not to ask anyone if they were eating properly. But {hero} had not waited half a life for this in order to keep quiet. {He} put up {his} hand in each lesson, and asked what {he} did not understand, and it turned out that nobody had.",
      "+ @library.night(hero read) At night {hero} learned at the kitchen table after everything else had been done. The words would not stay where {he} put them. {He} stuck them on the fridge, on the mirror, and on the cat. Once {child} came home late and saw {hero} asleep on page nine, with a pencil in the hair. {Child} stood there for some time. Then {child} turned the page to ten and put a blanket over {hero}.",
      "@classroom(child sit, hero look) Before the big exam {child} was suddenly ill. It was no fever. {Child} sat on the stairs outside with a face like chalk and could not get up. “I can't do it,” whispered {child}. “Everybody thinks that I can, and I've only ever pretended.” {Hero} had {his} three pencils in {his} hand. Behind the door they were giving out the papers.",
    ],
    end: [
      "@corridor(hero sit, child sit) {Hero} sat down on the stairs as well. “Do you know why I ask so much in there?” said {hero}. “Because I'm frightened the whole time. When I'm asking, at least I'm doing something.” {Child} turned a wet face. “You? Frightened?” “Since the first day. I only stayed because you were sitting there, three rows off, so that I could be ashamed in front of somebody.”",
      "@classroom(hero walk, child walk) {Child} began to laugh, with a hiccup in it. “I stayed because of you as well,” said {child}. “I couldn't very well fail in front of my own family.” {Hero} broke the cheese sandwich in two. They ate it on the stairs, in four bites. Then they went in together, ten minutes late, and sat down side by side, and nobody in the room giggled.",
      "+ @hall(hero stand, child stand) The results were hung up in the corridor. {Child} was on the first sheet, and {hero} was on the last, just above the line. It was {child} who shouted. It was {child} who lifted {hero} off the ground in front of the whole university and turned {him} round in the air, so that a shoe flew off. “Rule number two,” gasped {hero}. “No waving.” {Child} waved to everybody.",
      "@kitchen(hero read, child read) In the photograph they are both wearing the square hats, {hero} on the left and {child} on the right. It hangs on the fridge, between many slips with difficult words on them. Only the cat has lost hers.",
    ],
  }),
];
