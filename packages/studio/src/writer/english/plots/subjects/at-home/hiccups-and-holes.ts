import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of odd events in a family: hiccups, a hole to Australia, a shaved beard, a guest who stays, two hundred bananas. */
export const hiccupsAndHoles = [
  story({
    says: [
      /\b(?<ill>hiccups?|hiccough|sneez\w+ fit|giggles|laughing fit)\b/i,
      /\b(?:days?|hours?|stop\w*|cure\w*|tr(?:y|ies|ied)|frighten\w*|scare\w*|everybody|everyone|wedding|church|school|class\w*|concert|morning|get(?:s)? rid|won['’]t|will not)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}|doctor|neighbour|sister|brother`),
      ...also("three|two|days", "everybody|everyone", "village|town|school|family", "cures?", "stop\\w*"),
    ],
    unless: /\b(?:murder\w*|dragon|dead|died|spy|burglar|thief|war)\b/i,
    of: "people",
    after: [
      "@kitchen(hero sit) “Hic,” said {hero}. The milk jumped out of the glass. “That'll go away,” they all said at breakfast. But at lunch {theill} had not gone, and at supper there was a dent in the ceiling of {hero's} good mood.",
      "@street(hero stand) Everybody knew something that would help. The baker said to drink water upside down, and {hero} drank it up {his} nose. The postman said to think of nine bald men, but in that street there were only four. An old aunt said to hold your breath and hop round the pump, and {hero} hopped, and held {his} breath, and in the middle of it came a hic that threw {him} into the trough.",
      "+ @street(hero stand) Then they tried to frighten {hero}. A ghost jumped out from behind the bins, and it was the teacher. A paper bag burst. “Boo!” shouted people from all the windows when {hero} went by. By evening {hero} had got used to that, and the only one who was frightened was the teacher, whom a dog had seen as a ghost.",
      "@room.night(hero sit) On the last evening {hero} sat there with a sore stomach and could not laugh about it any more. “What if it never stops?” asked {hero}. “Hic. I can't blow out a – hic – candle. I can't tell a secret.” That was true. Every secret came out of {him} in two halves, and the second half was always too loud.",
    ],
    end: [
      "@room.night(hero look) Then the door opened, and the smallest of the whole neighbourhood stood there, a girl of two with a bobble hat. Nobody had asked her. She looked at {hero} for a long time. “Hic,” said {hero}. “Again!” said the girl, and clapped her hands. “Hic.” The girl laughed so hard that she sat down. She waited. “Again!”",
      "@room.night(hero look) {Hero} wanted to do her the favour. {Hero} breathed in and waited for it, and waited a bit more. It was so quiet that you could hear the clock. “Again?” asked the girl. {Hero} tried, {he} pushed, {he} even held {his} nose. Nothing came. It had never in all those days been wanted by anybody, and now that it was wanted, it was gone.",
      "@street(hero talk) The baker said that it had been the water, and the postman said that it had been the four bald men. {Hero} let them say it. But whenever anyone in that town had hiccups after that, they were sent to {hero}. {Hero} sat down opposite, leaned forward with shining eyes, and said: “Again!”",
    ],
  }),
  story({
    says: [
      /\b(?:dig(?:s|ging)?|dug|hole|tunnel)\b/i,
      /\b(?<land>Australia|China|New Zealand|America|the other side of the (?:world|earth|street)|centre of the earth|center of the earth|treasure|dinosaur(?: bones)?|Japan|Africa)\b/i,
      /\b(?:garden|sandpit|beach|yard|field|backyard|children|kids|brothers?|sisters?|boys?|girls?|friends|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who("sib", "brother|sister|friend|cousin"),
      who("elder", `${PARENT}|${GRAND}|neighbour`),
      ...also("garden|beach|sandpit|yard", "hole", "deep\\w*", "dig\\w*|dug", "find|found|reach\\w*"),
    ],
    unless:
      /\b(?:murder\w*|prison\w*|escape\w*|mole|dog|body|corpse|war|bank|pirate|miner|archaeolog\w*|grave|rabbit|old map|treasure map)\b/i,
    of: "people",
    after: [
      "@garden(hero dig) They began behind the currant bushes, where nobody needed the ground. {Hero} had a real spade, and there was a bucket, and a soup ladle for the fine work. “How far is it?” “Straight on,” said {hero}, and spat in {his} hands. At ten they came upon a root. At noon they came upon half a teacup, and that was surely from there already.",
      "+ @garden(hero dig) By two {hero} was gone up to the knees, and by four o'clock up to the belt. It got cooler down there. “You'll have to hold on tight when we come out,” said {hero}, “because there it's upside down.” So they tied themselves to the plum tree with the washing line. They packed a letter as well, in case nobody spoke the language: *Hello. We are from above.*",
      "+ @garden(hero dig) In the evening they were called, and they went on by torchlight. {Hero} put an ear to the ground. There was something down there: a rushing, quite far away, like the sea or like a lot of people at a market. “That's them,” whispered {hero}. They knocked three times with the ladle. They waited. Something dripped.",
      "@garden(hero look) And then the spade went clonk. It was flat and hard and as grey as an elephant, and it went on to the left and to the right. “That's the end of it,” said a small voice. {Hero} sat at the bottom of the hole and looked up. The sky was a blue plate. They had really been very nearly there.",
    ],
    end: [
      "@garden(hero look) A head came over the edge of the plate. It wore a hat with a wide brim, and under the hat was a brown face that none of them knew. “G'day,” said the face. “Is this where it comes out?” Nobody in the hole could say a word. “I'm Joan,” said the face. “From next door, since yesterday. I've come rather a long way. I used to live just about below you.”",
      "@garden(hero sit) Joan climbed down with her boots, and then they all sat on the grey stone with their backs to the earth. She told {hero} what it was like down there: that the moon lies on its back, that you go swimming at Christmas, and that she had dug a hole, too, when she was five. “I came on a stone like that one,” said Joan. “It must have been the same, from the other side.”",
      "@garden(hero dig) The hole was left as it was. It got a ladder and two benches, and in the hot weeks it was the best place in the street. {Hero} hung the half teacup on a nail there. And sometimes in the evening, when it was quiet, {he} lay down with an ear to the stone and knocked three times. Somebody over there was certain to be five years old by now.",
    ],
  }),
  story({
    says: [
      role("parent", `${PARENT}|${GRAND}|uncle|aunt|teacher`),
      /\b(?:beard|moustache|mustache|haircut|hair|glasses|bald|shaved|costume|wig)\b/i,
      /\b(?:shave[sd]?|shaves off|shaved off|cut off|cuts off|new|dyes?|dyed|grows?|grew|changes?|changed)\b/i,
      /\b(?:(?:does not|did not|doesn['’]t|didn['’]t|cannot|could not|no longer) (?:recogni[sz]e|know)|cr(?:y|ies|ied)|afraid|scared|strange\w*|hides?|hid|refus\w*|recogni[sz]\w*|wants? (?:it|the \w+) back|wanted (?:it|the \w+) back)\b/i,
    ],
    may: [
      who("kid", "baby|daughter|son|toddler|boy|girl|grandson|granddaughter|twins|children"),
      ...also("beard|moustache", "baby", "recogni[sz]\\w*|know", "off", "back"),
    ],
    unless:
      /\b(?:murder\w*|chemo\w*|cancer|police|spy|thief|robbery|santa|christmas|barber's|dementia|alzheimer\w*|love|wedding|barber who)\b/i,
    after: [
      [
        "@bathroom(parent look, kid look) {Parent} came out of the bathroom, rubbed {parenthis} cheeks, and beamed. “Well?” said {parent}. {Kid} looked up. {Kid} looked at the shirt, which was right, and at the slippers, which were right, and then at what was in between. {Kid} breathed in. Then {kid} screamed until the toothbrushes rattled in their mug.",
        "@bathroom(parent look) {Parent} came out of the bathroom, rubbed {parenthis} cheeks, and beamed. “Well?” said {parent}. Small eyes looked up. They looked at the shirt, which was right, and at the slippers, which were right, and then at what was in between. There was a scream, and the toothbrushes rattled in their mug.",
      ],
      [
        "+ @room(parent talk, kid look) “But it's me!” said {parent}. {Kid} crawled behind the sofa. {Parent} tried it with a teddy held in front of the face, and as long as it was only the teddy, all was well. {Parent} tried it from behind a newspaper, and from inside a woolly hat. Then {parenthe} cut a new one out of a black sock and stuck it on. It came off in the porridge.",
        "+ @room(parent talk) “But it's me!” said {parent}. It was no use. {Parent} tried it with a teddy held in front of the face, and as long as it was only the teddy, all was well. {Parent} tried it from behind a newspaper, and from inside a woolly hat. Then {parenthe} cut a new one out of a black sock and stuck it on. It came off in the porridge.",
      ],
      "+ @bathroom(parent look) To tell the truth, {parent} got a fright as well, every time that {parenthe} passed the mirror. There was a chin in it! It had been gone for ten years, and it had not got any prettier. “I'd forgotten that you looked so young,” said the grandmother on the phone. “Like an egg,” said the man from the post.",
      [
        "@bedroom.night(parent stand, kid sit) But the evening was the worst. {Parent} stood outside the bedroom door and was not allowed in. {Kid} wanted {parent}, the proper {parent}, and did not want this one. “Shall I go away, then?” asked {parent} through the gap. Inside it went quiet, and then the sobbing started again. {Parent} slid down with {parenthis} back to the door frame, until {parenthe} was sitting on the floor.",
        "@bedroom.night(parent stand) But the evening was the worst. {Parent} stood outside the bedroom door and was not allowed in. It was the proper {parent} that was wanted in there, and not this one. “Shall I go away, then?” asked {parent} through the gap. Inside it went quiet, and then the sobbing started again. {Parent} slid down with {parenthis} back to the door frame, until {parenthe} was sitting on the floor.",
      ],
    ],
    end: [
      [
        "@bedroom.night(parent sit, kid look) And because {parent} could think of nothing else, {parenthe} put out the light in the hall. Now it was quite dark. Then {parent} did what was done every evening: {parenthe} hummed the song about the bear, deep down, with the growl in the third line. In the bedroom the sobbing stopped. Something came along the floor on hands and knees. Two small hands felt their way up, over the shirt, to the chin, and stopped there.",
        "@bedroom.night(parent sit) And because {parent} could think of nothing else, {parenthe} put out the light in the hall. Now it was quite dark. Then {parent} did what was done every evening: {parenthe} hummed the song about the bear, deep down, with the growl in the third line. In the bedroom the sobbing stopped. Two small hands felt their way up, over the shirt, to the chin, and stopped there.",
      ],
      "@bedroom.night(parent hug, kid hug) They felt it all, very slowly, with every finger: the nose, the ears, the growl in the throat. They came back to the chin. It was smooth, and it was warm, and there was the song in it, just the same as ever. A small cheek was laid against it, to try what it was like. It was, in fact, rather nice. It did not scratch. “More,” was the order in the dark.",
      "@bathroom(parent look, kid look) In the morning they looked at it together, in the mirror, in the light. The small finger pointed: there, and there, and there. Then it was quite clear who that was. {Parent} could do after that whatever {parenthe} liked, let it grow, or take it off again, or dye it green for carnival. First it had to be hummed at, though, for a moment, in the dark.",
    ],
  }),
  story({
    says: [
      role(
        "guest",
        "aunt|uncle|cousin|grandmother|grandma|grandfather|grandpa|godmother|great-aunt|great-uncle|mother-in-law|guest|visitor",
      ),
      /\b(?:visit\w*|com(?:es?|ing)|came|stay\w*|arriv\w*|mov(?:es?|ed) in)\b/i,
      /\b(?:weeks?|months?|weekend|for ever|forever|never leaves?|never left|won['’]t leave|will not leave|would not leave|does not leave|did not leave|still (?:there|here)|suitcases?|sofa|three days|too long)\b/i,
    ],
    may: [
      who("kid", "children|kids|boy|girl|son|daughter|family"),
      ...also("weekend", "three|two|months?", "visit\\w*", "stay\\w*", "family", "room|sofa|bed"),
    ],
    unless:
      /\b(?:baby|pack(?:s|ed)|to move in|move in with|murder\w*|ghost|died|dead|dementia|hospital|inherit\w*|war|ill|sick|circus|vampire|alien|dragon|love|snor\w*|shar(?:e|ed) (?:a|his|her|the) (?:bed)?room|sea captain|sailor)\b/i,
    after: [
      "@corridor(guest stand) {Guest} had only one small suitcase, and that was a good sign. In it, however, there was a second one, folded up. On Monday {guest} said: “I'll just wait for the rain to stop.” On Tuesday the sun shone, and {guest} thought that it was too hot to travel. By the second week {guest} had {guesthis} own hook, {guesthis} own cup, and an opinion about the curtains.",
      "+ @kitchen(guest cook) {Guest} sorted the kitchen drawers by length. {Guest} told the telephone to ring later. The bathroom was occupied from six to eight, and there was singing in it, in parts. “How long is a weekend?” the smallest of the family wanted to know. They all looked at the calendar. Nobody dared to tear off a page, in order not to seem rude.",
      "+ @room(guest sit) They tried hints. The timetable of the trains lay open on the breakfast table, and {guest} did the crossword on the back of it. They served turnips for nine days, and {guest} asked for the recipe. They said “Well, well” and “Yes, yes” and slapped their knees. “Are your knees bad?” asked {guest}, and rubbed them in with horse ointment. They were better after that, to be honest.",
      "@room(guest stand) In the end the father of the house could not stand it any longer. It was about his chair. He said something, and he said it too loudly, and it had the words “back home” in it. Then it was quiet. {Guest} went quite small. “You're right,” said {guest}. “I only thought,” and did not say what. In the morning the hook was empty. The two suitcases had gone, one inside the other.",
    ],
    end: [
      "@room It had never been as quiet as that. The telephone rang when it liked. They sat at the table and listened for steps. The smallest held the cup, the one with the chip. “In the other flat there's no one to say good night to,” said the smallest. “I was told that. It was a secret.” The father took his coat.",
      "@station(guest sit) {Guest} was sitting on the very last bench at the station, very upright, with the suitcase on {guesthis} knees. Three trains had gone already. “I'll just wait for the rain to stop,” said {guest}. There was not a cloud. The father sat down beside {guesthim}. “It's the curtains,” he said. “Since this morning nobody has had an opinion about them.” {Guest} looked at him sideways for a long time.",
      "@kitchen(guest sit) There was a small flat under the roof of the same house, with a slanting wall, and that was where the two suitcases were unpacked for good. It had a door of its own and a bell. “I'm only coming for a minute,” {guest} would say in the evening, and the smallest of them put out the cup. And no one in that family ever asked again when the next train went.",
    ],
  }),
  story({
    says: [
      /\b(?:orders?|ordered|buys?|bought|clicks?|clicked|calls?|called|press\w*|sends?|sent|invit\w*|types?|typed)\b/i,
      /\b(?:phone|tablet|computer|laptop|internet|online|smartphone|app|by accident|accidentally|by mistake)\b/i,
      /\b(?<heap>(?:one |two |three |five |ten |fifty |hundred |\d+ |thousand |whole |lorry load of |truckload of )+(?:of )?(?:\w+ )?(?:bananas|elephants?|pizzas|teddies|bears|cakes|toys|eggs|sausages|balloons|rubber ducks|ducks|pineapples|watermelons|lemons|chickens|rolls|ice creams?|potatoes|onions|[a-z]{3,}s))\b/i,
      /\b(?:girl|boy|child|son|daughter|toddler|\w+-year-old|little|brother|sister|twins|kids|children)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "phone|tablet|computer",
        "order\\w*",
        "mother's|father's|mum's|dad's",
        "four|five|three|six",
        "hundred|thousand",
        "accident\\w*",
      ),
    ],
    unless: /\b(?:murder\w*|police|hacker|rocket|love|bank|scam|screen-free|banned?|without)\b/i,
    of: "people",
    after: [
      [
        "@corridor(hero stand, parent look) The bell rang on Thursday at eight. Outside stood a man with a trolley, and down in the street stood a lorry with its lights flashing. “{heap},” said the man. “Sign here.” {Parent} read it. “There must be a mistake,” said {parent}. {Hero} had gone very quiet, and was looking at {his} thumb.",
        "@corridor(hero stand) The bell rang on Thursday at eight. Outside stood a man with a trolley, and down in the street stood a lorry with its lights flashing. “{heap},” said the man. “Sign here.” The grown-ups read it. “There must be a mistake,” they said. {Hero} had gone very quiet, and was looking at {his} thumb.",
      ],
      "@kitchen(hero look) “I only pressed on the picture,” said {hero}. “It was so beautiful. And it asked: how many? And there was a plus.” “And how often did you press the plus?” “Until it was nice,” said {hero}. By ten they could only get to the kitchen by way of the balcony. And the shop did not take anything back.",
      "+ @kitchen(hero eat) They had it for breakfast, or they sat on it at breakfast; it was everywhere. {Hero} tried to be useful and counted. When {he} came to a hundred, {he} had to start again, because a hundred was as far as {he} could go. The cat moved into the oven.",
      [
        "@kitchen(hero sit, parent sit) {Parent} sat down on the nearest crate and reckoned it up on the back of the bill. It came to the new bicycle, and the week by the sea, and a bit of the winter coat. {Parent} did not scold, and that was much worse. {Hero} went to {his} money box and shook it out on the table. There were nine coins in it and a button.",
        "@kitchen(hero sit) The grown-ups sat down on the nearest crate and reckoned it up on the back of the bill. It came to the new bicycle, and the week by the sea, and a bit of the winter coat. Nobody scolded, and that was much worse. {Hero} went to {his} money box and shook it out on the table. There were nine coins in it and a button.",
      ],
    ],
    end: [
      "@street(hero give) “Then I'll give it out again,” said {hero}. And {he} put the handcart in front of the house, and stood next to it in {his} dressing gown. “Would you like some?” {he} asked everyone who came by. “I pressed the plus.” People stopped. First they laughed, and then they took one, and put down what they thought was right.",
      "@street(hero give, parent give) By evening the school had got some, and the hospital, and the old people's home, and in the tin there was the bicycle and half the sea. “How many are left?” {hero} was asked. {Hero} counted, without starting again. “One,” said {he}. “For us.”",
      "@kitchen(hero sit, parent sit) They shared it at the kitchen table, in equal parts, and it was the best of all. From that day on the telephone lay on top of the cupboard. But people in the street greeted {hero} by name. And if there was too much of something anywhere, plums, or kittens, or zucchini, they came and rang the bell: would {hero} be so kind and bring the handcart?",
    ],
  }),
];
