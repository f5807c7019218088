import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of what small children say and ask: no thank-you, a hundred whys, a father in space, a letter to no one yet. */
export const firstQuestions = [
  story({
    says: [
      /\b(?:thank you|thanks|please|sorry|hello|good morning|goodbye|excuse me|say hello|manners|polite\w*|greet\w*)\b/i,
      /\b(?:will not say|would not say|won['’]t say|refus\w*|never (?:says?|said)|(?:does not|did not) (?:want to )?(?:say|greet)|forg[eo]t\w*|learn\w*|teach\w*|taught|until)\b/i,
      /\b(?:boy|girl|child|son|daughter|kid|little|\w+-year-old|toddler|brother|sister|twins)\b/i,
    ],
    may: [
      /\b(?<word>thank you|thanks|please|sorry|hello|good morning|goodbye)\b/i,
      who("beast", "parrot|budgie|dog|cat|raven|crow"),
      who("elder", `${PARENT}|${GRAND}|neighbour|aunt`),
      ...also("anyone|anybody|everyone", "say|says|said", "four|five|six", "teach\\w*|taught|learn\\w*"),
    ],
    unless: /\b(?:murder\w*|magic\w*|king|queen|robot|dies|died|school play|language|mute|deaf|sign)\b/i,
    after: [
      "@kitchen(hero sit) There was nothing wrong with {hero's} mouth. It could do “no”, and “mine”, and “tyrannosaurus”. But when it should have said “{word}”, it closed like a purse. “What do we say?” they asked, and held the biscuit a bit higher. {Hero} looked at the biscuit. “We say biscuit,” said {hero}.",
      [
        "+ @street(hero stand, elder stand) It was the same in the shop and on the stairs. {Elder} said “{word}” for two, and twice as loudly, and pushed {hero} a little from behind. “It doesn't want to come out,” {hero} explained. “It's stuck on its side.” {Elder} sighed. {Elder} had sighed so often that day that a button had come off.",
        "+ @street(hero stand) It was the same in the shop and on the stairs. The grown-ups said “{word}” for two, and twice as loudly, and pushed {hero} a little from behind. “It doesn't want to come out,” {hero} explained. “It's stuck on its side.”",
      ],
      [
        "@room(hero talk, beast talk) Then there was {beast}. Whatever {hero} handed over, a nut, a bit of apple, a bus ticket, {beast} looked at it with one eye, and looked at {hero} with the other eye, and made a noise. “What did you say?” asked {hero}. {Beast} made it again. There was no doubt about it. It was “{word}”, in a scratchy voice, and there was a bow with it.",
        "@room(hero talk) Then {hero} found a job: {he} was allowed to give out the buns. There was a whole basket for the whole house. The first neighbour took hers and said nothing. The second took his and shut the door. At the third floor {hero} stood still with the basket. {His} arm felt long, and {his} stomach felt strange. Nobody had said a word to {him}.",
      ],
      [
        "@room(hero give, beast look) {Hero} brought more and more. It was so pleasant: every time there was that word, and every time it felt like a small warm coin in the hand. {Hero} gave {beast} a raisin, a button, and half a sock. {Hero} held out the last raisin. {Beast} only took it, and turned its back. And {hero} stood there with an empty hand.",
        "@corridor(hero stand) {Hero} went up one more floor and rang. An old man opened in his vest. He looked at the bun for a long time, as if nobody had brought him anything since the summer. Then he said it, quite softly, with all its letters. It was like a small warm coin in the hand. {Hero} went down one step and came up again, and gave him a second bun.",
      ],
    ],
    end: [
      "@room(hero sit) {Hero} sat down on the floor and thought about it. So that was what it was for. It was no password, and it was no trick to get biscuits. It was what you gave back when you had nothing else in your hand. {Hero} opened {his} mouth and tried it out on the carpet, in a whisper.",
      [
        "@kitchen(hero talk, elder look) At supper {elder} put a plate down in front of {hero} and did not ask for anything any more. {Hero} looked at the plate. It had a potato on it in the shape of a tyrannosaurus. “{Word},” said {hero}. {Elder} dropped the spoon. “What?” “I'm not going to say it twice,” said {hero}. “I only had it ready once.”",
        "@kitchen(hero talk) At supper a plate was put down in front of {hero}, and nobody asked for anything any more. {Hero} looked at the plate. It had a potato on it, and it was hot, and someone had cut it into the shape of a tyrannosaurus. “{Word},” said {hero}. There was a clatter of spoons. “What?” “I'm not going to say it twice,” said {hero}. “I only had it ready once.”",
      ],
      "@kitchen(hero sit, elder sit, beast sit) After a week it could no longer be stopped. {Hero} said it to the bus driver, and the moon, and the door that opened by itself. And each time {he} waited for a moment afterwards with {his} hand a little open, to see whether it would get warm. It did, nearly always.",
    ],
  }),
  story({
    says: [
      /\b(?:asks?|asked|asking)\b[^.]{0,30}\b(?:why|questions?)\b|\bwhy\b[^.]{0,30}\b(?:hundred|thousand|all (?:day|the time)|every|always|a day)\b|\b(?:hundred|thousand|endless|so many|too many) questions\b/i,
      /\b(?:son|daughter|boy|girl|child|kid|little|\w+-year-old|brother|sister|granddaughter|grandson)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}|teacher|neighbour|uncle`),
      who("kid", "son|daughter|grandson|granddaughter|little brother|little sister"),
      ...also(
        "hundred|thousand",
        "times?|day",
        "ask\\w*",
        "back",
        "answers?|answered",
        "everything|all",
        "tired|patience",
      ),
    ],
    unless:
      /\b(?:murder\w*|died|dead|death|war|poor|prison|quiz|exam|refugee\w*|adopt\w*|god|detective|robot|divorc\w*)\b/i,
    lead: "kid",
    after: [
      "@kitchen(kid talk) It began before the eyes were properly open. “Why is it morning?” asked {hero}. Because the sun had come up. “Why?” And so on, through the socks and the porridge, up to the place where no grown-up knew any more, and looked at the clock.",
      "@street(kid walk) On the way {hero} asked why the dog had no shoes. {Hero} asked why water is wet and whether a worm knows where its front is. “Forty-one,” a tired voice counted, “and it isn't nine yet.” {Hero} asked why forty-one was called forty-one.",
      "+ @room(kid talk) There were answers that {hero} did not accept. “Just because” was one of them. “You'll understand that when you're big” was the worst. {Hero} wrote that one down, or rather drew it: a big person, and on top of the person a lid.",
      "@room(kid look) Then came the evening when nobody could go on. “And now I'm going to ask,” said the tired voice. “Why?” {Hero} looked up. “Why what?” “Why do you want to know it all?” {Hero} opened {his} mouth. No one had ever asked {him} that before.",
    ],
    end: [
      "@room(kid sit) It was so quiet that you could hear the fridge. {Hero} thought with {his} whole face. “Because then you look at me,” said {hero} at last. “When I say ‘look, a snail’, you say ‘mm’. When I say ‘why’, you have to think. And then you go like this.” And {hero} made a face with a wrinkle between the eyes, and it was exactly the right one.",
      "@room(kid hug) The telephone was switched off after that, and put in the bread bin. “Show me the snail,” said the voice, and it was not tired any more. They lay on their stomachs on the balcony with a torch, until long past bedtime, and looked at it, the two of them. {Hero} did not ask one single thing. The voice began, after a while, quite softly: “Why do you think it's got its house on its back?”",
      "@room(kid talk) “So that it's always home in time,” said {hero}. That was the first answer in the book. In the front there were the questions of the big, and in the back the questions of the small. Under forty-one there was a drawing of a worm. It was smiling at both ends.",
    ],
  }),
  story({
    says: [
      /\b(?:tells?|told|says?|said|claims?|claimed|boasts?|boasted|pretends?|pretended|lies?|lied|invents?|invented|make[s]? up|made up)\b/i,
      who("parent", PARENT),
      /\b(?:astronaut|spy|secret agent|pirate|king|queen|superhero|famous|pilot|lion tamer|president|inventor|millionaire|explorer|racing driver|footballer|detective|captain|film star|circus)\b/i,
      /\b(?:nursery|kindergarten|school|class\w*|friends|everyone|everybody|children|teacher)\b/i,
    ],
    may: [
      /\b(?<dream>an astronaut|a (?:secret agent|spy|pirate|king|superhero|pilot|lion tamer|president|millionaire|racing driver|footballer|detective|captain|film star)|the (?:king|queen|president))\b/i,
      ...also(
        "drives?|drove",
        "bin|rubbish|garbage|dustcart|refuse",
        "lorry|truck|bus|taxi",
        "works?|worked",
        "clean\\w*|cook\\w*|unemployed|baker|plumber",
        "everyone|everybody",
        "nursery|kindergarten|school|class",
      ),
    ],
    unless: /\b(?:murder\w*|dead|died|prison|really is|never met|missing|left them|fisherman|sailor|police)\b/i,
    of: "people",
    after: [
      [
        "@classroom(hero talk) It had just slipped out. Everybody had said what their people did, one after another, and then it was {hero's} turn. “{Parent} is {dream},” {hero} had said. So {hero} had gone on: there was a special suit, and a watch with nine hands. By lunchtime everybody knew.",
        "@classroom(hero talk) It had just slipped out. Everybody had said what their people did, one after another, and then it was {hero's} turn. {Hero} had told it about {parent}, and it had been so quiet all round! So {hero} had gone on: there was a special suit, and a watch with nine hands, and you must not tell anybody. By lunchtime everybody knew.",
      ],
      "@street(hero stand, parent talk) {Parent} really had a special suit. It was orange and had stripes that shone in the dark, and it smelled of other people's work. At five in the morning {parent} put it on and crept out. {Hero} had always waved. Now {hero} stayed under the blanket.",
      "+ @playground(hero talk) A thing like that has to be fed. On Tuesday they wanted to know whether {parent} had a medal. Two, said {hero}. On Wednesday they wanted to know about aliens. By Thursday {hero} hardly dared to open {his} mouth, because {he} no longer knew what was in it. “You're so lucky,” said the others. {Hero} did not feel lucky at all.",
      "@classroom(hero look) And then the teacher clapped her hands. “{Hero} has told us so many things,” she said, “that I've written a letter. {Hero's} family is coming to visit us! Tomorrow at ten.” Everybody cheered. {Hero} sat in the middle of it and got smaller and smaller.",
    ],
    end: [
      "@street(hero look, parent stand) At ten there was a rumble outside, and the windows shook. In front of the gate stood {parent}, in orange from head to foot, and waved with a glove as big as a cushion. {Hero} stood up. {His} knees were like wool. “I made it all up,” said {hero}, as loudly as {he} could. “The real one is down there, and gets up when it's dark, and does it for all of us.”",
      "@street(hero sit, parent talk) Nobody said anything, because nobody had listened to the end. They were all at the window. “Is that real?” they breathed. “Does it light up?” {Parent} let each of them press the big green button, and something went up, hissed, and came down. A boy whose uncle owned a hotel wanted to know whether you had to study for it.",
      "@street(hero walk, parent walk) On the way home {hero} held on to the big glove. “What did you say that I was?” asked {parent}. {Hero} whispered it. {Parent} laughed till the stripes danced. The next morning at five {hero} stood at the window in pyjamas. Down in the street something orange shone in the dark, and waved, and {hero} thought that no star was as near as that.",
    ],
  }),
  story({
    says: [
      /\b(?:notes?|letters?|messages?|drawings?|post-its?|pictures?)\b/i,
      role("parent", PARENT),
      /\b(?:night shifts?|nights?|early shifts?|late shifts?|shift work\w*|works? (?:at night|nights|late|early)|worked (?:at night|nights|late|early)|hardly (?:sees?|saw)|only (?:sees?|saw))\b/i,
    ],
    may: [
      role("kid", "son|daughter|boy|girl|child|children|twins"),
      ...also(
        "fridge|kitchen table|mirror|door",
        "answer\\w*|repl\\w*",
        "drawings?|draws?|drew",
        "leaves?|left",
        "works?|worked",
        "shifts?",
      ),
    ],
    unless: /\b(?:love letter|murder\w*|dead|died|ghost|stranger|burglar|war|soldier|prison|neighbour)\b/i,
    after: [
      [
        "@kitchen.dawn(parent write) When {parent} came home, {kid} was still asleep. When {kid} came home, {parent} had to go. In between there was the kitchen, and in the kitchen was the fridge with its four magnets. *Soup is in the blue pot*, wrote {parent}. *Your hair was lovely this morning, all over the pillow.* And when {parent} opened the fridge at night for the milk, {kid} had drawn a pot, with a smile.",
        "@kitchen.dawn(parent write) When {parent} came home, everybody was still asleep. When the others came home, {parent} had to go. In between there was the kitchen, and in the kitchen was the fridge with its four magnets. *Soup is in the blue pot*, wrote {parent}. *Your hair was lovely this morning, all over the pillow.*",
      ],
      [
        "@kitchen(kid write) It was a good way of talking, and not even a slow one. {Kid} drew the day: a football, a plaster, a teacher with steam coming out of her ears. {Parent} wrote the night: who had laughed, and that a fox had crossed the car park, quite calmly, on the zebra crossing. {Kid} put a hat on the fox.",
        "@kitchen It was a good way of talking, and not even a slow one. In the day it was a football, a plaster, a teacher with steam coming out of her ears. At night it was the moon over the roofs, and that a fox had crossed the car park, quite calmly, on the zebra crossing.",
      ],
      "+ @kitchen(kid look) The fox came back, on paper. He got a name, Mr Button, and a briefcase, because he worked nights as well. There were days on which the whole door was full of Mr Button. On one of them he was so tired that he fell asleep in the soup. {Parent} laughed at that at five in the morning, all alone in {parenthis} coat, until the neighbours knocked.",
      [
        "@kitchen.night(parent look) Then came a night when there was a sheet of paper on the fridge that was nearly empty. {Kid} had drawn a table, and at the table two chairs. On one of them sat a very small {kid}. On the other there sat nobody at all. {Parent} stood in front of it until the milk was warm.",
        "@kitchen.night(parent look) Then came a night when there was a sheet of paper on the fridge that was nearly empty. There was a table on it, and at the table two chairs. On one of them sat somebody very small. On the other there sat nobody at all. There was no room on it to write anything funny.",
      ],
    ],
    end: [
      [
        "@bedroom.dawn(parent sit, kid sit) At half past four {kid} was woken by a hand that smelled of soap and cold air. “Come,” whispered {parent}. {Kid} got a coat over the pyjamas. In the kitchen the table was laid for two, with a candle. It was breakfast for {kid} and supper for {parent}, at the same time, and so there were pancakes with gravy.",
        "@kitchen.dawn(parent sit) At half past four there was a hand on a pillow that smelled of soap and cold air. “Come,” said a whisper. In the kitchen the table was laid for two, with a candle. It was breakfast and supper at the same time, and so there were pancakes with gravy. They could not tell each other anything at first, they were so out of practice.",
      ],
      [
        "@street.dawn(parent walk, kid walk) Then they talked until the gravy was gone. And before it got light {parent} took {kid} down to the car park, hand in hand, and they stood quite still behind the bottle bank. He came at ten past five, from the left, and stopped. He looked at {kid}. Then he crossed on the zebra crossing. He had no hat on, but apart from that everything was right.",
        "@street.dawn(parent walk) Then they talked until the gravy was gone. And before it got light they went down to the car park, hand in hand, and stood quite still behind the bottle bank. He came at ten past five, from the left, and stopped, and looked. Then he crossed on the zebra crossing. He had no hat on, but apart from that everything was right.",
      ],
      [
        "@kitchen(kid write, parent sit) They did that on the first day of every month. The rest of the time they had the fridge. {Kid's} sheet still hung there, in the very middle, under all four magnets. But on the second chair there was somebody now, drawn in biro: it was {parent}, with a fork, and under the table lay a briefcase.",
        "@kitchen(parent sit) They did that on the first day of every month. The rest of the time they had the fridge. The sheet with the table still hung there, in the very middle, under all four magnets. But on the second chair there was somebody now, drawn quite carefully in biro, with a fork, and under the table lay a briefcase.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:unborn|not (?:yet )?born|new baby|baby (?:brother|sister)|brother or sister|pregnant|mum's (?:tummy|belly)|mother's (?:tummy|belly)|expecting|going to have a baby)\b/i,
      /\b(?:letters?|writes?|wrote|written)\b/i,
      /\b(?:boy|girl|child|son|daughter|\w+-year-old|little|brother|sister|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      /\b(?<word>letter|list|song|book|present|drawing|story)\b/i,
      who("parent", PARENT),
      ...also(
        "hid(?:es?|den)?|cradle|cot|drawer|pillow",
        "brother|sister|baby",
        "unborn|born",
        "tummy|belly",
        "writes?|wrote",
      ),
    ],
    unless:
      /\b(?:planet|hum|nobody|forbidden|(?:was|were) born|soldier|murder\w*|lost the baby|died|dead|jealous\w*|cr(?:y|ies|ied|ying)|scream\w*|send (?:it|him|her) back|dragon|king|queen|war|doctor|surrogate|adopt\w*|hat(?:es?|ed)|years later)\b/i,
    of: "people",
    after: [
      "@bedroom(hero write) {Hero} used the good pen for it. *To the one who is coming*, {hero} began. *You don't know anything yet, so I'll tell you the main things. Don't eat the blue soap. The third stair creaks. If you cry at night, they come; if you cry in the day, they say “in a minute”.* On the back {hero} drew a map, with an arrow: *me*.",
      [
        "@room(hero talk, parent sit) The baby did not answer, but that was nothing new. In the evenings {hero} talked to it through the dressing gown. {Hero} sang it the song about the goat. Then something came from inside, quite short, against {hero's} ear. “Ow,” said {hero}. “It's got feet.”",
        "@room(hero talk) The baby did not answer, but that was nothing new. In the evenings {hero} talked to it through a dressing gown. {Hero} told it what there had been for lunch. {Hero} sang it the song about the goat. Then something came from inside, quite short, against {hero's} ear. “Ow,” said {hero}. “It's got feet.”",
      ],
      "+ @bedroom(hero give) New things occurred to {hero} all the time, and they were written on slips and put with the rest: *Grandpa's left knee is for riding. There is a dog next door, but he only looks like that. I will lend you the excavator on Mondays.* In the end “Mondays” was crossed out, and there stood: *every second Monday*.",
      "@bedroom.night(hero look) And then one night there were lights and bags and quick steps, and the door fell shut. {Hero} sat with the neighbour on the sofa and watched the hands of the clock. They would bring it straight home, and it would be lying there, and it could not read! It could not read for six years! {Hero} had never thought of that.",
    ],
    end: [
      "@bedroom(hero look) It was as small as a loaf and as red as a radish, and it was cross. It screamed when they laid it in the cradle, and it screamed when they took it out. “Perhaps it doesn't know where it is,” said {hero}. {Hero} took out the papers, put on a serious face, and read them out, from the beginning, quite close to the very small ear.",
      "@bedroom(hero read) At the blue soap it screamed only half as loudly. At the third stair it stopped to breathe. It had known that voice for months, from the other side. By the time {hero} came to the goat it lay there with eyes like two wet stones and listened. And when {hero} held out a finger, to show where the arrow was, it took hold of it, and did not give it back.",
      "@bedroom.night(hero read) {Hero} had to read it aloud every evening after that, with {his} finger in a fist. There was a new slip with it, folded twice: *You can have the excavator on Mondays. I looked at you today, and you looked at me, and I think that you know the main thing already.*",
    ],
  }),
];
