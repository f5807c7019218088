import { role, story } from "../subject-story.ts";

const STUTTER = /\b(?:stutter\w*|stammer\w*|speech impediment|words got stuck|words get stuck)\b/i;

/** Stories of those who stutter, and of speeches. */
export const stuttersAndSpeeches = [
  story({
    says: [
      STUTTER,
      /\b(?:funeral|buried|burial|eulogy|memorial)\b/i,
      role(
        "dead",
        "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|father|dad|mother|mum|mom|uncle|aunt|brother|best friend|teacher",
      ),
    ],
    may: [
      role(
        "ally",
        "little sister|sister|little brother|younger brother|cousin|niece|nephew|granddaughter|girlfriend|neighbour|neighbor|dog",
      ),
    ],
    after: [
      [
        "@room(ally sit, hero read) “Again from the beginning,” said {theally}, and sat down on an upturned bucket like a judge. {Hero} held the sheet with both hands. “He w-w-w,” said {hero}, and the word would not come out. It sat behind {his} teeth like a cat behind a door. {Theally} did not say it for {him}. {Theally} waited.",
        "@room(hero read) {Hero} had written it all down. On paper it was a good speech. But when {he} stood up alone and read the first line aloud, the w at the beginning would not let go. “W-w-w,” said {hero} to the wall. {He} folded the sheet up again, as small as it would go.",
      ],
      "+ @room(hero write) There were easy days and hard days. On easy days {hero} got as far as the second line. On hard days even {his} own name was a wall. The hardest were the words that mattered: the name, and “remember”, and “goodbye”. {Hero} crossed them out and looked for softer ones. But a speech without those three was a speech about nobody.",
      [
        "@room(ally talk, hero talk) “How did {thedead} do it?” {theally} asked. “Do what?” “Wait for you. Everyone else finishes your sentences. {Thedead} never did.” {Hero} thought about that for a long time. It was true. In all those years there had been one person in front of whom it did not matter how long a word took.",
        "What {hero} missed most was this: in all those years there had been one person who never finished a sentence for {him}. Others looked at their shoes, or helped too fast. But {thedead} had always waited, quite comfortably, as if there were all the time in the world and no better way to spend it.",
      ],
      "@hall(hero read) On the day there were more people than {hero} had thought. They wore black and smelled of wet wool. {Hero} walked to the front and unfolded the sheet. “G-g-g,” {he} began. “G-g-g.” Someone coughed. In the second row an aunt was already moving her lips, to help. {Hero} felt how the heat climbed up {his} neck.",
    ],
    end: [
      [
        "@hall(hero talk, ally sit) Then {he} saw {theally}, sitting very straight in the first row and waiting. Just waiting, comfortably, as if there were all the time in the world. {Hero} laid the sheet aside. “You will have to w-wait for me a little,” {he} said to all of them. “The w-way {thedead} always did. It is the b-best thing that I can tell you.”",
        "@hall(hero talk) Then {he} laid the sheet aside. “You will have to w-wait for me a little,” {he} said to all of them. “The w-way {thedead} always did. N-nobody else could wait like that. It is the b-best thing that I can tell you.” And the aunt in the second row stopped moving her lips.",
      ],
      "@hall(hero talk) And they waited. The whole hall learned it, in those few minutes. {Hero} told them the true things and the funny ones, and every word took as long as it needed. At “remember” it was so still that the rain could be heard. At “goodbye” {he} stuck fast. Nobody helped. It came.",
      "+ @hall(hero talk) Afterwards they stood around with cups in their hands. “I have been to many of these,” said the old man who had dug the grave, “and I've never listened to every single word before.” {Hero} said thank you. It came out in one piece, and {he} noticed it only later.",
      "The sheet is in a drawer. On the back, in pencil, is what {hero} wrote that evening, when the house was quiet again. It is not long. It says: {thedead} would have waited for the end.",
    ],
  }),
  story({
    says: [
      STUTTER,
      /\b(?:poems?|reads?|reading|recit\w+|lines|play|school|class\w*|assembly|presentation|speech|talk)\b/i,
      role("dog", "dog|puppy|cat|kitten|hamster|parrot|rabbit|horse|pony|guinea pig|donkey|goat|cow"),
    ],
    unless: /\b(?:funeral|wedding)\b/i,
    after: [
      "@room(hero read, dog sit) So {hero} sat down on the floor across from {thedog} and began. “The m-m-m,” said {hero}. {Thedog} put {doghis} head on one side and listened. {Thedog} did not laugh, and did not look away, and did not say the word for {him}. “The m-moon,” said {hero}. And {thedog} blinked, as if “moon” had been well worth waiting for.",
      "@bedroom(hero read, dog sit) They practised before breakfast, and they practised at bedtime. The m was a wall. The s was a snake that did not stop. But {hero} found out something: when {his} hand lay on {dog's} warm back and went up and down with {doghis} breath, the words came more easily, one with every breath, like beads on a string.",
      "+ @cellar(hero read, dog sit) Once they did it in front of the mirror, and once in front of the potatoes in the cellar. {Thedog} came along each time. The potatoes made no remarks, either. “You're a g-good audience,” {hero} told them all.",
      "@bedroom.night(hero talk, dog sleep) But at school there were no potatoes. There were two hundred children, with four hundred ears. “W-what if I get stuck?” {hero} whispered the night before, into the dark. Somebody sighed, and something warm lay down across {hero's} feet, where it was not allowed.",
      "@hall(hero stand) Then the morning was there, and the hall, and {hero's} name was called. It is a long way from a chair to the front. {He} opened {his} mouth, and there it was, the m, as high as a house. “The m-m-m,” said {hero}. A boy at the back giggled.",
    ],
    end: [
      "@hall(hero talk) {Hero} closed {his} eyes. {He} laid one hand flat on {his} own tummy, and thought of {thedog}. Up went the hand, and down. Up, and down. It was just like a warm back. “The m-moon,” said {hero}, with one breath, and “c-comes up,” with the next. A little bump here and there. But it went on.",
      "@hall(hero talk) Nobody giggled any more. They had to listen well, because {hero} was slow, and because {he} was slow they heard each word by itself, and it was as if nobody had ever really said “moon” to them before. When the last word was out, there was no sound. Then all four hundred hands clapped.",
      "+ @street(hero talk) “Who t-taught you that?” asked a small girl outside, and she went red, because she had got stuck herself. {Hero} crouched down. “{Thedog},” {hero} wanted to say, but then {he} had a better idea. “Come with me after school,” {he} said. “You can p-practise with us.”",
      "@room(hero read, dog sit) In the afternoon there is still reading on that floor, and nobody is in a hurry. {Thedog} lies there with half-shut eyes and listens to it all.",
    ],
  }),
  story({
    says: [
      STUTTER,
      /\b(?:speech|toast|best man|wedding|graduation|valedictor\w+|presentation|debate|debating|class president|elect\w+|address)\b/i,
    ],
    unless: /\b(?:funeral|eulogy|king)\b/i,
    may: [
      role(
        "ally",
        "little sister|sister|brother|grandpa|grandfather|grandma|grandmother|cousin|best friend|friend|teacher|coach|girlfriend|boyfriend|roommate|janitor|neighbour|neighbor",
      ),
    ],
    after: [
      "{Hero} knew {his} enemies by name. They were b, and p, and the terrible st. {He} had got round them for years, with other words, with coughs, with a sudden interest in the window. {He} ordered tea because {he} could not say “coffee”. But you can't cough your way through a speech.",
      [
        "@room(hero talk, ally sit) “Then don't go round them,” said {theally}. “Go through.” They practised in the evenings, with an egg timer. {Theally} sat at the far end of the room and had only one rule: nobody helps. At first {hero} could have thrown the egg timer out of the window. After a week {he} could look at it while it ticked.",
        "@room(hero talk) So {hero} practised in the evenings, in front of the mirror, with an egg timer. {He} saw what {his} face did when a word got stuck, and {he} made {himself} go on looking. At first it was awful. After a week it was only a face, which was working hard.",
      ],
      "@room(hero write) The speech got shorter. Every sentence that was only there to sound clever went out. What remained were the sentences {hero} really meant, and in those, of course, were all the words with b and p and st. They always are.",
      "@hall(hero stand) Then the hall was full. There were flowers, and a microphone that squeaked. {Hero} stood up, and the chairs stopped scraping. “I'd like to b-b-b,” {he} began, and there it was, in front of everybody and through a loudspeaker. “B-b-b.” A hundred faces looked at their plates or at their knees.",
    ],
    end: [
      "@hall(hero talk) {Hero} stopped. {He} took a breath, and did not look at the window. “That was a b,” {he} said into the microphone. “There are nineteen m-more of them in here. I've counted. So m-make yourselves comfortable.” There was a tiny silence. Then somebody laughed, and it was the right kind of laugh, and the whole hall breathed out.",
      [
        "@hall(hero talk, ally look) After that they were all on {hero's} side. At each b somebody held up a finger and counted along, and at the tenth there was a cheer. {Theally} was laughing with wet eyes. And between the b's stood what {hero} had really wanted to say, and it was so plain and so true that the counting was forgotten by and by.",
        "@hall(hero talk) After that they were all on {hero's} side. At each b somebody held up a finger and counted along, and at the tenth there was a cheer. And between the b's stood what {hero} had really wanted to say, and it was so plain and so true that the counting was forgotten by and by.",
      ],
      "+ @hall(hero talk) At the end they stood up, row after row. “That was the shortest speech I ever heard,” said a man with a grey moustache, “and the only one I could repeat.” A thin boy waited until the man had gone. “How d-d-did you do that?” he asked. {Hero} pulled out a chair for him.",
      "@cafe(hero talk) {Hero} drinks coffee now. “A c-c-coffee, please,” {he} says at the counter, with people waiting behind, and it takes as long as it takes.",
    ],
  }),
  story({
    says: [STUTTER],
    unless: /\b(?:crosswalk|robot|phone|clock|radio|funeral|wedding|speech|king)\b/i,
    of: "young",
    after: [
      "The words were all there. That was what nobody understood. {Hero} had as many as the others, good ones, too. They only got stuck on the way out, like a sofa on the stairs. And while {hero} was still pushing, the others had already said something else.",
      "So {hero} had learned to be quiet. {He} nodded and pointed. {He} knew the answers and did not put up {his} hand. There was only one place where nothing got stuck: when {he} hummed. {He} hummed on the stairs and under the blanket, and no note ever had a wall in front of it.",
      [
        "@kitchen(mate give, hero talk) It was {talker} who noticed. “When you hum, you don't stutter,” said {talker}. “H-h-humming isn't talking,” said {hero}. “Isn't it?” asked {talker}. “What did you hum just now?” {Hero} thought about it. It had been: I would like another pancake. {Talker} had understood, and passed the plate.",
        "@kitchen(hero eat) One morning {hero} noticed something odd. {He} had hummed at breakfast, and without thinking had put words to it, quite softly: please pass me the jam. It had gone like a train on rails. {Hero} sat there with the spoon in the air. Then {he} tried it with the butter.",
      ],
      "+ @street(hero walk) So {hero} practised with a tune inside. It was a secret, nobody could hear it, but the words rode along on it. Good days got more. Bad days still came. On a bad day even “yes” had a door with three locks, and somebody said, “Spit it out!” and {hero} walked home the long way.",
      "@street(hero look) Then came the day when it counted. A very small child had lost its mother in the middle of a crowd, and stood there and cried so hard that it could not say its name. “What's your name? Where do you live?” the grown-ups asked, all at once and fast. The child could not get out a word.",
    ],
    end: [
      "@street(hero sit) {Hero} knew exactly how that was. {He} pushed through and sat down on the ground, so as to be smaller. “You c-c-can't say it, when everyone's looking,” {he} said. “I can't either. W-we've got time.” And {he} began to hum. The child looked at {him}. After a while it hummed, too. And in the humming there was a name.",
      "+ @street(hero talk) “You found that out?” asked the mother when she came running, quite white in the face. “We all asked!” “Y-yes,” said {hero}, “but you didn't w-wait.” It was a long sentence, with two bumps in it, and a whole crowd of people had listened to it to the end.",
      "@classroom(hero point) Since then {hero} puts up {his} hand. It still takes a while, on some days. The others have got used to it. They say that what {hero} says is usually worth it, and that there's time meanwhile to sharpen a pencil.",
      "In the evening there is humming on the stairs. If you listen well, there are words in it.",
    ],
  }),
];
