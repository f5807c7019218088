import { role, story } from "../subject-story.ts";

const PARENTS = "parents|mother|father|mum|mom|dad|grandmother|grandma|grandfather|grandpa|aunt|uncle|family";
const FRIEND =
  "best friend|friend|classmate|cousin|sister|little sister|big sister|brother|little brother|big brother|neighbour";

/** Stories of what children hide from their parents, and of first phones and unearned prizes. */
export const hiddenNotebooks = [
  story({
    says: [
      /\b(?<dream>drums?|drumming|electric guitar|guitar|trumpet|saxophone|piano|football|boxing|karate|ballet|dancing|dance|skateboarding|painting|cooking|singing|acting|rap|magic tricks|wrestling|skating|tuba|accordion)\b/i,
      role("parents", PARENTS),
      /\b(?:want(?:s|ed)? (?:her|him|them) to|insist\w*|forc\w+|force[sd]? (?:her|him)|(?:against|despite) (?:the|her|his) (?:wish|will)|do(?:n't| not) (?:want|allow)|did(?:n't| not) (?:want|allow)|wouldn't (?:let|allow)|forb[ia]d\w*|too loud|rather|instead|although (?:her|his))\b/i,
      /\b(?:wants?|wanted|dream\w*|loves?|loved|would rather|prefer\w*|secret\w*)\b/i,
    ],
    unless:
      /\b(?:marri\w*|wedding|adult|forty|50|retired|king|queen|prince(?:ss)?|boyfriend|war|move|competition final)\b/i,
    may: [
      role("ally", `${FRIEND}|music teacher|teacher|janitor|caretaker`),
      /\binstead of (?:the |playing )?(?<other>violin|piano|cello|flute|ballet|chess|maths|tennis)\b|\b(?:play|learn|practise|study) (?:the )?(?<rival>violin|piano|cello|flute|chess|medicine|law)\b/i,
    ],
    of: "young",
    after: [
      "@room(hero sit, parents talk) “It's for your own good,” said {parents}, and shut the window. {Hero} sat there with a straight back and did what was asked. But under the table {his} foot went its own way, and it said just one word, over and over: {dream}.",
      [
        "@cellar(hero talk, ally give) It was {ally} who found a place for it. “Down here you won't disturb a soul,” said {ally}, and unlocked a cellar with old mattresses on the walls. There {hero} learned about {dream}, on Mondays and Thursdays. At home {hero} said that it was homework club. That was not quite a lie, for {he} had never in {his} life worked so hard at anything.",
        "@cellar(hero stand) In the cellar of the school there was a room with old mattresses on the walls. There {hero} learned about {dream}, on Mondays and Thursdays, from a book with a torn cover. At home {hero} said that it was homework club. That was not quite a lie, for {he} had never in {his} life worked so hard at anything.",
      ],
      "+ @kitchen(hero eat, parents look) It showed, of course. {Hero} came home with red cheeks. {Hero} laughed at supper. {Parents} looked at each plate and each face. “What has got into you?” they asked. “Nothing,” said {hero}, and the spoon in {his} hand was beating time on the salt cellar, quite by itself.",
      "@room(hero stand, parents talk) Then the letter came. The school would be pleased, it said, to see the whole family on Friday evening, because {hero} was to perform. {Parents} read it twice. “So the lessons were worth it,” they said, and were so happy that they phoned all the relatives.",
      "@theatre(hero stand, parents sit) On Friday {parents} sat in the first row, in their best clothes. {Hero} stood behind the curtain and saw them through the slit. {He} could do what they expected, a bit stiffly, and they would clap. Or {he} could do what {his} foot had been saying for a year.",
    ],
    end: [
      "@theatre(hero talk) “I have to tell you something,” {hero} said into the light. “There was no homework club. It was {dream}. I didn't want to trick you. I only wanted you to see it first, and then say no.” Somebody in the first row let a programme fall. It was so quiet that {hero} could hear {his} own foot. And then {he} let it go.",
      "@theatre(hero dance, parents look) It was not perfect. It was alive. By the second minute the people at the back were on their feet. {Hero} forgot the hall, and {his} face opened like a window. {Parents} did not look at {his} hands at all. They looked at that face. They had not seen it like this for years.",
      "+ @corridor(hero hug, parents hug) Afterwards {hero} waited in the corridor among the coats. {Parents} came, and for a while they said nothing. “It was very loud,” they said at last. “Yes,” said {hero}. “And you are still in trouble for that club.” “Yes.” Then {he} was being hugged so tightly that a button came off.",
      "@room(hero play, parents sit) The window at home is open again. Mondays and Thursdays are for {dream}, and the neighbours have been told. {Parents} sit at the table with the paper and say that it is for their own good. And under the table, when they think that nobody is looking, their feet are going.",
    ],
  }),
  story({
    says: [
      /\b(?:hid(?:es|den|ing)?|secret\w*|afraid to (?:tell|show)|scared to (?:tell|show)|does(?:n't| not) (?:dare|tell)|did(?:n't| not) (?:dare|tell)|forg\w+|signature|lied?|lying|lies)\b/i,
      /\b(?:fail(?:s|ed|ing)?|bad (?:marks?|grades?|report)|report card|school report|grades?|an? (?:f|e|d|five|six)(?= (?:in|on))|worst mark|flunk\w*|test result|marks)\b/i,
      role("parents", PARENTS),
    ],
    unless: /\b(?:driving|heart|business|magic|wizard|medical|murder|shop|company|steal\w*|stole\w*)\b/i,
    may: [
      /\b(?<subject>maths?|mathematics|history|geography|english|french|german|latin|chemistry|physics|biology|spanish|science|spelling)\b/i,
      role("ally", FRIEND),
    ],
    of: "young",
    after: [
      [
        "@bedroom(hero look) The sheet was folded eight times and stuck in the left shoe. It said {subject} at the top and a red number below. {Hero} limped. “What's the matter with your foot?” they asked at home. “It's growing,” said {hero}. At night {he} moved the sheet under the mattress, and lay on it like the princess on the pea.",
        "@bedroom(hero look) The sheet was folded eight times and stuck in the left shoe. There was a red number on it. {Hero} limped. “What's the matter with your foot?” they asked at home. “It's growing,” said {hero}. At night {he} moved the sheet under the mattress, and lay on it like the princess on the pea.",
      ],
      "@kitchen(hero eat, parents talk) “And how is school?” asked {parents} at supper. “Good,” said {hero}. One lie is small, but it doesn't like to be alone. The next day the test had not been given back yet. The day after that the teacher was ill, and by Friday {hero} had given her a broken leg. {Parents} wanted to send flowers.",
      [
        "+ @street(hero talk, ally talk) “You could sign it yourself,” said {ally} on the way to school. {Hero} tried it out on the steamed-up window of the bus, ten times. It looked quite real. “You're good at that,” said {ally}. {Hero} wiped the window clean with {his} sleeve. {He} did not want to be good at that.",
        "+ @bus(hero write) On the steamed-up window of the bus {hero} tried out the signature that was missing. The tenth one looked quite real. It would be so easy. {Hero} looked at it while the bus went round the corner, and then {he} wiped the window clean with {his} sleeve. {He} did not want to be good at that.",
      ],
      "@shop(hero stand, parents talk) On Saturday {hero} was in the shop with {parents}. At the cheese counter stood the teacher, on two perfectly good legs. “Your leg!” cried {parents}. “My leg?” asked the teacher. It grew very hot between the cheese and the ham. Everyone looked at {hero}. There was no other lie left. {He} had used them all up.",
    ],
    end: [
      "@kitchen(hero give, parents sit) At home {hero} laid the sheet on the table, with all its folds. It had got quite soft. “I failed,” {he} said. “And then I didn't want you to look at me the way you are looking now.” {Parents} read the red number. Then {parents} smoothed out the sheet with a flat hand, fold by fold, for a long time. “How are we looking?” they asked.",
      [
        "@kitchen(hero talk, parents talk) {Hero} lifted {his} eyes. They didn't look angry. They looked tired, and sorry. “We aren't sad about {subject},” they said. “We are sad because you were alone with it, for a whole week.” And then a drawer was pulled out, right at the bottom, and from under the tablecloths came another sheet, yellow with age. On it there was a red number, and it was worse.",
        "@kitchen(hero talk, parents talk) {Hero} lifted {his} eyes. They didn't look angry. They looked tired, and sorry. “We aren't sad about the number,” they said. “We are sad because you were alone with it, for a whole week.” And then a drawer was pulled out, right at the bottom, and from under the tablecloths came another sheet, yellow with age. On it there was a red number, and it was worse.",
      ],
      "+ @kitchen(hero look, parents talk) “Whose is that?” asked {hero}. “It was in a shoe, too,” they said, “for two months.” They began to laugh, and it was such a long time since there had been laughing in that kitchen. On Monday {hero} took flowers to the teacher, and told her why. “For my leg,” she said. “Thank you. It's much better.”",
      "@kitchen.dusk(hero write, parents sit) On Tuesdays after supper the plates are pushed aside, and {hero} and {parents} do sums together, or whatever it is that has gone wrong. On the fridge hang two sheets side by side, with many folds in them. The next number is a better one. But they have left those two hanging.",
    ],
  }),
  story({
    says: [
      /\b(?<art>rap(?: songs?| lyrics| texts)?|songs?|lyrics|poems?|poetry|stories|love letters|comics?|a novel|diary|drawings)\b/i,
      /\b(?:secret\w*|hid(?:es|den|ing)?|nobody (?:knows|knew)|no one (?:knows|knew)|under (?:the|his|her) (?:bed|mattress|pillow))\b/i,
      role(
        "finder",
        "grandmother|grandma|granny|grandfather|grandpa|mother|mum|mom|father|dad|teacher|little sister|sister|brother|aunt|uncle|cleaner|janitor|caretaker|librarian",
      ),
      /\b(?:f(?:inds?|ound)|discover\w*|reads?|stumbl\w*|picks? up|picked up|overh\w+|c(?:atches|aught))\b/i,
    ],
    unless: /\b(?:dead|died|war|husband|wife|murder|years ago|attic|spy)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look) When {hero} came home, the drawer stood open by a hand's width. The notebook with the black cover, in which all of it stood, {art} from the very first to last night's, was no longer there. And from the next room came a sound that {hero} had not expected: somebody was turning a page.",
      "@kitchen(hero stand, finder read) {Finder} sat at the table with the notebook, and had put the lamp close to it. {Finder's} lips were moving. “That's mine!” cried {hero}, and snatched it away. “You can't just read that!” “No,” said {finder}. “But then I couldn't stop.”",
      "+ @bedroom(hero sit) {Hero} banged the door. In the notebook stood everything that {he} never said: about the street, about being scared, about the father of the boy next door. It was tough stuff, with words in it that are not for tables. {He} thought of those words and of {finder}, and bit the pillow.",
      "@kitchen(hero talk, finder talk) At supper neither of them said a thing for a long time. Then {finder} put down the fork. “On page thirty,” said {finder}, “there is a bit where it stumbles. The third line has one beat too many.” {Hero} stared. “You understand it?” {Finder} tapped a finger on the edge of the table, soft, hard, soft, hard, and then, in a low voice, began to speak page thirty by heart.",
      "@kitchen(hero look, finder talk) It sounded quite different. It sounded true. “Where did you learn that?” {hero} whispered. {Finder} climbed on a chair, and took a tin from the top of the cupboard. In it were hundreds of tram tickets, with lines in tiny writing. “I never showed them to a living soul,” said {finder}.",
    ],
    end: [
      "@theatre(hero stand) On the list for the open evening at the youth club stood {hero's} name. Beneath it, in the same tiny writing as on the tickets, stood a second one. “You don't mean it,” said {hero}. “If you do yours, I'll do mine,” said {finder}. {Hero} went up first. {He} began with page thirty. It no longer stumbled.",
      "@theatre(hero talk, finder talk) Then {finder} came up the steps, in the good coat. {Finder} laid a tram ticket on {finderhis} palm, tapped the microphone, soft, hard, soft, hard, and began. By the third ticket {hero} had found the beat, and came in under it, with {his} own lines, and they were doing it together.",
      "+ @theatre(hero hug, finder hug) They weren't let go until it was midnight. “Is that your band?” the boys asked {hero}. “That's my family,” said {hero}. {He} had always thought that nobody would understand what was in the notebook. It had been understood for forty years, on the top of a kitchen cupboard.",
      "@kitchen.night(hero write, finder write) The black notebook lies on the table now, open, beside the salt. There are two kinds of writing in it, a large one and a tiny one. {Hero} and {finder} only quarrel about the third line.",
    ],
  }),
  story({
    says: [
      /\b(?<thing>(?:first |new |own |her |his |a |the )*(?:smartphone|mobile phone|mobile|cell ?phone|phone|tablet|game console|video ?games?|computer games?))\b/i,
      /\b(?:forg[eo]t\w*|only (?:looks?|looked|stares?|stared|plays?|played)|ignor\w*|no time|addict\w*|all day|never looks up|neglect\w*|screen|can't stop|couldn't stop|glued)\b/i,
      role(
        "ally",
        "friends|best friend|friend|sister|little sister|brother|little brother|dog|grandmother|grandma|grandfather|grandpa|cousin|classmates|father|mother|dad|mum",
      ),
    ],
    unless: /\b(?:murder|call from the|dead|husband|wife|alien|message from|lost|stolen|haunted|future)\b/i,
    of: "young",
    after: [
      "@room(hero look) At first {hero} only wanted to see what it could do. It could put rabbit ears on your head. Then {hero} looked up because {he} was hungry, and outside it was dark. {Ally} had been there, and rung the bell, and gone again. On the table stood {hero's} cocoa, with a skin on it, quite cold.",
      "@park(hero sit, ally stand) “Are you coming out?” asked {ally} the next day. “In a minute,” said {hero}, without looking up. “We've built a dam!” “Mm,” said {hero}. “And in the dam there's a frog with a moustache.” “Nice,” said {hero}. When {hero} looked up, {ally} {allywas} gone.",
      "+ @bedroom.night(hero look) {Hero} had two hundred and six friends in there now. They sent little hearts. One lived in Peru, and one was perhaps a dog. At night it hummed under the pillow, and {hero} answered every hum. In the morning {his} eyes were red, and at school {he} tried to make the blackboard larger with two fingers.",
      "@street(hero walk) It happened on the way home. {Hero} walked with {his} nose on the screen, round the corner, past the baker's, and straight into the building site. There was mud, and a splash. {Hero} sat in a hole, and the sides were as smooth as soap. “No signal,” said the screen. And then, more and more softly, it said: “Battery low.”",
      "@street.dusk(hero sit) The screen went black. {Hero} saw {his} own face in it, with mud on its nose. {Hero} called. A car went by. Then {he} remembered something from the time before: two fingers between the teeth, one long whistle and two short ones. It was {ally's} sign. Did it still count?",
    ],
    end: [
      "@street.dusk(hero look, ally look) {Hero} whistled until {his} lips hurt. And all of a sudden, there at the edge of the hole, against the evening sky, stood {ally}. “Only passing by,” said {ally}, quite out of breath. “You came at once!” said {hero}. “It was one long and two short,” said {ally}. “What else was there to do?”",
      "@street.dusk(hero climb, ally give) It took a plank, a scarf and a lot of puffing until {hero} was out. “I'm sorry,” {hero} said. “You told me about the frog, and I wasn't listening.” “Which frog?” asked {ally}. “The one with the moustache.” {Ally} began to grin.",
      "+ @river(hero play, ally play) They went to see the dam at once, mud and all. It was a really good dam. The frog was at home. {Hero} felt in {his} pocket to take a picture of it, and then left {his} hand in there, and simply looked. The frog looked back. It needed no rabbit ears.",
      "@park(hero play, ally play) The thing that hums lives in a biscuit tin in the hall, from supper until school is out. It hums in there now and then. {Hero} hears it quite well. But if from somewhere outside there comes one long whistle and two short ones, {he} is down the stairs before the tin has finished.",
    ],
  }),
  story({
    says: [
      /\b(?:cheat(?:s|ed|ing)?|copie[sd]|copied|copying|(?:moves?|moved) (?:a|the) (?:piece|ball|stone)|unfair\w*|shortcut|trick(?:s|ed)?)\b/i,
      /\b(?:w[io]ns?|won|winner|victory|trophy|medal|prize|first place|cup|champion\w*)\b/i,
      /\b(?:can(?:'t|not) enjoy|could(?:n't| not) enjoy|guilt\w*|conscience|ashamed|shame|feels? bad|felt bad|bad about|confess\w*|regret\w*|not happy|unhappy|can(?:'t|not) sleep|could(?:n't| not) sleep|truth|heavy|gives? (?:it )?back|nobody notice\w*|no one notice\w*)\b/i,
    ],
    unless: /\b(?:husband|wife|casino|marriage|murder|cards? game for money|poker|king)\b/i,
    may: [
      /\b(?<prize>trophy|medal|cup|prize|crown|certificate|ribbon)\b/i,
      /\b(?<contest>chess|spelling bee|race|running|swimming|maths|quiz|art|drawing|baking|cooking|kite|marbles?|tennis|football|go-kart|sack race|science fair)\b/i,
      role(
        "rival",
        "rival|opponent|best friend|friend|classmate|girl who came second|boy who came second|little sister|brother|sister|cousin",
      ),
    ],
    of: "young",
    after: [
      [
        "@room(hero look) {Theprize} stood on the shelf, where {hero} saw it when {he} woke up. It shone. People came to look at it. The aunt took a photograph, and the neighbour brought a cake. “We always knew it!” they said. {Hero} smiled until {his} cheeks hurt. The cake tasted of nothing. When they had gone, {hero} turned {theprize} round to face the wall.",
        "@room(hero look) What {hero} had won stood on the shelf, where {he} saw it when {he} woke up. It shone. People came to look at it. The aunt took a photograph, and the neighbour brought a cake. “We always knew it!” they said. {Hero} smiled until {his} cheeks hurt. The cake tasted of nothing. When they had gone, {hero} turned it round to face the wall.",
      ],
      "@bedroom.night(hero sleep) At night {hero} lay there and saw it again, that one moment. It had taken two seconds. {His} hand had done it before {his} head knew. Nobody had been looking. But {hero} had been there {himself}, and that was one witness too many. {He} turned over. Even the wall looked as though it had heard something.",
      [
        "+ @street(hero look, rival walk) On the way to school {hero} met {rival}, who had come second. {Hero} wanted to cross over, but it was too late. “Congratulations,” said {rival}, and held out a hand. “You were better. I'll have to practise more.” {Hero} shook the hand. It was the worst moment of all. {He} would have much preferred a punch.",
        "+ @street(hero look) On the way to school {hero} met the one who had come second. {He} wanted to cross over, but it was too late. “Congratulations,” said the other child, and held out a hand. “You were better. I'll have to practise more.” {Hero} shook the hand. It was the worst moment of all. {He} would have much preferred a punch.",
      ],
      [
        "@room(hero write) Then a small boy rang the bell, with a pencil and a pad. “They say you're the best at {contest},” he said. “How do you do it? I want to be like you.” {Hero} looked at him. The boy had sharpened his pencil specially. He was already writing the heading. “Well,” said {hero}, and then {he} couldn't go on.",
        "@room(hero talk) Then a small boy rang the bell, with a pencil and a pad. “They say that you're the best,” he said. “How do you do it? I want to be like you.” {Hero} looked at him. The boy had sharpened his pencil specially. He was already writing the heading. “Well,” said {hero}, and then {he} couldn't go on.",
      ],
    ],
    end: [
      [
        "@hall(hero give) The next day {hero} put {theprize} in a bag and carried it to the place where they had given it to {him}. It got heavier with each step. There were people there, more than {he} had hoped. “I've brought this back,” said {hero}. “I cheated. It was only two seconds. But I can't get them off the shelf.” It was so still that a clock could be heard.",
        "@hall(hero give) The next day {hero} put it all in a bag and carried it to the place where they had given it to {him}. It got heavier with each step. There were people there, more than {he} had hoped. “I've brought this back,” said {hero}. “I cheated. It was only two seconds. But I can't get them off the shelf.” It was so still that a clock could be heard.",
      ],
      [
        "@hall(hero give, rival take) They took {hero's} name off the list. It had to be. {Hero} held out the bag to {rival}, who didn't take it. “I don't want it like this,” said {rival}. “I want to win it. Against you. Properly.” {Hero} looked up. “You'd still play against me?” “Who else?” said {rival}. “You're the only one who makes me nervous.”",
        "@hall(hero give) They took {hero's} name off the list. It had to be. {He} held out the bag to the one who had come second, but the bag wasn't taken. “I don't want it like this,” said the other child. “I want to win it. Against you. Properly.” {Hero} looked up. “You'd still play against me?” “Who else? You're the only one who makes me nervous.”",
      ],
      "+ @park(hero sit) So they did it again, with nobody watching but the small boy with his pad. {Hero} lost. It was close, and {he} lost by a whisker. {He} went home with empty hands, and noticed that {he} was whistling. At supper there was yesterday's cake. It tasted of cherries.",
      "@room(hero look) On the shelf there is a free place, with a ring in the dust. Beside it lies a sheet from a pad, in pencil. The heading says: How {hero} does it. Below that stands one line, underlined twice: Gives it back.",
    ],
  }),
];
