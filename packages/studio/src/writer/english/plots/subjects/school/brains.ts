import { role, story } from "../subject-story.ts";

const ALLY =
  "grandpa|grandad|grandfather|grandma|grandmother|gran|sister|brother|uncle|aunt|cousin|best friend|friend|neighbour|neighbor|janitor|caretaker|teacher|librarian|dad|father|mum|mom|mother";

/** Stories of spelling contests, science fairs, and trouble with reading. */
export const brains = [
  story({
    says: [/\bspell(?:ing)?(?: |-)?(?:bee|contest|competition|champion\w*|test|quiz)\b/i],
    may: [role("ally", ALLY)],
    unless: /\b(?:alphabet|witch|wizard|magic)\b/i,
    of: "people",
    after: [
      "@kitchen(hero read) {Hero} spelled everything that came along. {He} spelled the cereal packet at breakfast, and the shop signs on the way to school. At night {he} spelled the dark: d, a, r, k. There was only one word that {he} got wrong each time. It was “rhythm”. It had no proper vowel in it, and {hero} fell into that hole again and again.",
      [
        "@kitchen(hero look, ally dance) “Which one is it now?” asked {theally}. “The same one,” said {hero}. {Theally} had taken the dictionary to the kitchen table and put on {allyhis} glasses. “Don't learn it by heart,” said {theally}. “Learn it by foot.” And {theally} stamped it on the kitchen floor, letter by letter: r, h, y, and a jump, t, h, m. The cups danced on the shelf.",
        "@corridor(hero walk) So {hero} tried it with {his} feet, since {his} head would not do it. {He} walked up and down the hall and stamped one letter with each step: r, h, y, and a jump, t, h, m. It was quite a good dance. The neighbours below knocked on the ceiling, and they, too, knocked in time.",
      ],
      "+ @theatre(hero stand) Then came the contest. There were forty children on the stage, with numbers on their chests. One after the other they walked to the microphone, and one after the other they went off at the side, with red eyes. “Giraffe” took three of them. “Necessary” took nine. {Hero} spelled, and swallowed, and stayed.",
      "@theatre(hero stand) At last there were only two: {hero}, and a boy in a bow tie, who had won it two times already. He spelled as other people sneeze. “Chrysanthemum,” said the lady with the cards, and he did it without breathing. “And now,” she said to {hero}, and turned over the next card. {He} saw it coming. “Rhythm.”",
    ],
    end: [
      "@theatre(hero stand) {Hero's} head was as empty as a bucket. “R,” {he} said. And then nothing. The clock ticked. In the third row somebody sighed. {Hero} looked down, so as not to have to look at the people. Down there were {his} shoes. The left one moved. It stamped, quite softly: r. The right one stamped: h.",
      [
        "@theatre(hero dance, ally look) And then {hero} danced. {He} danced across the stage, number and all, r, h, y, and a jump, t, h, m, and at each stamp {he} said the letter out loud. In the hall {theally} was stamping along, so that the chairs shook. “That is correct,” said the lady. Nobody heard her, for by then everyone was stamping.",
        "@theatre(hero dance) And then {hero} danced. {He} danced across the stage, number and all, r, h, y, and a jump, t, h, m, and at each stamp {he} said the letter out loud. “That is correct,” said the lady. Nobody heard her, for by then the whole hall was stamping along.",
      ],
      "+ @theatre(hero talk) The boy with the bow tie came over and held out his hand. It was cold and damp. “Can you do that with any word?” he asked in a low voice. “I've never enjoyed one.” {Hero} showed him “banana”. It's a very good one to begin with.",
      [
        "@kitchen(ally walk) There is a spot on the kitchen floor that is quite worn. It's six letters long. When {theally} walks over it with the tea, without thinking, {theally} has to jump in the middle, and the cups dance.",
        "@corridor(hero walk) There is a spot in the hall where the floor is worn. It's six letters long. When {hero} walks over it without thinking, {he} has to jump in the middle.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:science (?:fair|contest|competition|project|prize|day)|invention (?:contest|competition)|inventors'? (?:fair|contest))\b/i,
      /\b(?:volcano|robot|machine|rocket|invent\w*|potato|plants?|battery|project|experiment|solar|model|weather|paper)\b/i,
      /\b(?:br(?:eaks?|oke|oken)|explod\w*|erupt\w*|fail\w*|destroy\w*|ruin\w*|wrong|steal\w*|stol\w*|rival\w*|smash\w*|goes? off|too (?:big|strong|well)|disaster|night before|mess|crash\w*|sabotag\w*|chaos)\b/i,
    ],
    unless: /\b(?:bully|paired|in love|substitute|alien|los(?:es|t)|train|forg[eo]t\w*)\b/i,
    of: "people",
    after: [
      "{Hero} stood in front of what was left of it. There was a screw, and a puddle, and a sign that said “Please do not touch”. Three weeks of work had gone into it. {He} had explained it to everybody, including the cat. Now there was nothing to explain, except for the puddle.",
      "+ “Everything can be found out,” it said on the poster by the door. So {hero} took a notebook, since that's what you do, and wrote down what had happened. What was it like before? What came first, the smell or the bang? {He} crept round it on {his} knees with a magnifying glass, and because {he} was busy measuring, {he} forgot to cry.",
      [
        "@room.night(hero build, mate build) “We could still build a new one,” said {talker}. “By tomorrow?” asked {hero}. They tried until midnight. The new one fell apart, then it caught fire, and then it sat there and did nothing at all, which was the worst. {Hero} wrote all of it down. Under “result” there was by now a list of fourteen things that do not work.",
        "@room.night(hero build) Then {he} began to build a new one, though it was late. It fell apart, then it caught fire, and then it sat there and did nothing at all, which was the worst. {Hero} wrote all of it down. Under “result” there was by now a list of fourteen things that do not work.",
      ],
      "@hall(hero stand) The next day the hall was full of wonders. There was a lamp that ran on lemons, and a machine that sorted socks. Between them stood {hero's} table, with a bent screw on it and a notebook. A girl with a lemon looked at it. “What does it do?” she asked. “Nothing,” said {hero}. The jury was three tables away.",
    ],
    end: [
      "@hall(hero talk) There were three of them, with white coats and tired feet. They had clapped forty times that day. “Well,” said the oldest, “and what have you found out?” {Hero} took a deep breath. {He} opened the notebook. “I've found out fourteen ways in which it breaks,” {he} said, “and in every one of them I know why.”",
      "@hall(hero talk) And {he} told them: about the smell that came before the bang, about the screw, about what {he} had believed and what was true instead. The three tired people came closer. They asked a question, and then another, and pulled up chairs. At the fourteenth way the oldest began to laugh and slapped her knee. “That happened to me, too,” she cried, “in a real laboratory!”",
      "+ @hall(hero take) The lamp with the lemons won a cup. But when the cups had all been given out, the three went back to {hero's} table. “That was beautiful,” they said, “all the others only showed us what they knew already.” They had a prize of their own. It was a very thick notebook, quite empty.",
      "@workshop(hero build) The bent screw lies on the notebook to hold it down. {Hero} is at number thirty now. It still doesn't work, but it doesn't work much better than before.",
    ],
  }),
  story({
    says: [
      /\b(?:science (?:fair|contest|competition|prize|day)|invention (?:contest|competition)|inventors'? (?:fair|contest))\b/i,
    ],
    unless:
      /\b(?:bully|paired|in love|murder\w*|substitute|alien|buil[dt]s?|building|volcano|robots?|rocket|machine|invent(?:s|ed)|potato\w*|battery|solar|experiment\w*|telescope|model|grew|grows?)\b/i,
    of: "people",
    after: [
      "@corridor(hero carry) Everybody else had begun weeks ago. In the corridor there was talk of magnets and of electric frogs. {Hero} had a shoe box, a ball of string, and no idea. {He} carried the shoe box about with {him}, so that it looked as though there was something in it.",
      "+ @kitchen(hero sit) It was supposed to be something great, that was the trouble. {Hero} thought of rockets, but the string was too short. {He} thought of a cure for the common cold, and caught one. The days went by. On the last evening but one {he} sat in the kitchen and blew {his} nose, and listened to the tap, which dripped, as it had always done.",
      [
        "@kitchen(hero sit, mate sit) “Why does it always drip faster in the evening?” {hero} asked. “Does it?” said {talker}. Neither of them knew. They counted. They sat in front of the tap with a watch, and counted until the night, and again in the morning. It was true. “There,” said {talker}. “That's something that nobody else has got.”",
        "@kitchen(hero sit) Why did it drip faster in the evening? {Hero} had never asked {himself} that before. Perhaps it was not true at all? {He} took a watch and counted, until the night, and again in the morning. It was true. {Hero} stared at the tap. Here was something that nobody else had got.",
      ],
      "+ @corridor(hero talk) {He} followed the pipe through the wall. {He} asked upstairs, and {he} asked downstairs, and people showed {him} their bathrooms. “You want to know what?” they asked. Then they began to count as well. By noon the whole house was counting.",
      "@hall(hero build) In the hall, among the magnets and the frogs, {hero} put up a tap on a plank, a bucket, and a long strip of paper full of dots. “A tap?” said the boy with the electric frog. “Is that all?” The others came and looked at the drop as it got fat, and hung, and did not fall. Some laughed. {Hero} wished that the floor would open.",
    ],
    end: [
      "@hall(hero point) Then came the jury. “When does it fall?” asked the woman with the clipboard, in spite of herself. “Now,” said {hero}. Plop. “And now?” “You have to wait. It's the neighbours. When they all turn on their taps in the evening, the pressure changes. I can see in the drops when Mr Novak has his bath.” {He} showed them the place on the paper.",
      "@hall(hero look) They all wanted to see Mr Novak's bath. The strip was forty metres long, and it went twice round the hall. People walked along it, bent over, and found their own lives in it: supper, and washing, and a burst pipe in March. The frog twitched, but nobody was looking. They were all waiting for the drop.",
      "+ @hall(hero talk) “We see great answers every year,” said the woman with the clipboard, “and hardly ever a new question.” She shook {hero's} hand, and it was wet. So was hers. They laughed.",
      "@kitchen(hero sit) The tap at home has been repaired, and {hero} was there and held the spanner. But {he} sits in the kitchen in the evening and listens. Now it's the fridge. It hums three times, and then it stops. Why?",
    ],
  }),
  story({
    says: [
      /\b(?:can['’]t read|cannot read|could not read|couldn't read|can not read|dyslexi\w+|trouble (?:with )?reading|struggl\w+ (?:with|to) read\w*|letters (?:dance|danced|jump|jumped|swim|swam|move|moved)|learn\w* to read|slow reader|afraid of reading|hates? reading|hated reading|reads? aloud|read aloud|read out loud)\b/i,
    ],
    unless:
      /\b(?:stutter\w*|stammer\w*|tortoise|bully|king|prison\w*|husband|widow|retired|\d\d-year|grandfather (?:who )?(?:can't|cannot|could not)|robot|ghost|found a book|finds a book|own (?:day|life))\b/i,
    may: [
      role(
        "ally",
        "grandpa|grandad|grandfather|grandma|grandmother|gran|sister|brother|uncle|aunt|cousin|best friend|friend|neighbour|librarian|teacher|dad|mum|mom",
      ),
    ],
    of: "young",
    after: [
      "@classroom(hero read) To the others a page was a page. To {hero} it was an anthill. The letters ran about, and if {he} held on to one with {his} finger, the next one got away. {He} had become good at not being noticed. {He} had lost {his} glasses, though {he} had none. {He} often had to go to the toilet when it was nearly {his} turn.",
      "+ @bedroom.night(hero read) “You're not trying,” somebody had once said. But {hero} had tried so hard that {his} ears hurt. In the evening {he} held the book on {his} knees and told {himself} the story that might be in it. It was always a good one. It had nothing to do with the letters.",
      [
        "@bedroom(hero read, ally talk) {Theally} heard it one evening from the door. “And what happened then to the giant?” asked {theally}. {Hero} slammed the book shut. “You were not reading at all,” said {theally}, but not in a bad way. “You made it up. All of it. Do you know how few people can do that?” {Hero} had not known that this was a thing you could do. {He} had thought it was lying.",
        "@room(hero talk) Once the small boy from next door sat beside {him} and listened. “And what happened then to the giant?” he asked. {Hero} told him. The next day the boy got the same book from the library, and had it read to him, and came back quite angry. “There's no giant in it,” he said. “Yours was better.”",
      ],
      [
        "@room(hero talk, ally write) So {theally} wrote it all down, just as {hero} told it, in large letters with a lot of room round each. Then {hero} got the sheets to read. And that was strange: when {he} laid {his} finger on the first word, {he} knew already what it wanted to be. “Giant,” said {hero}. It was {his} own giant, after all. It stood quite still.",
        "@room(hero read) So the boy's big sister wrote it all down, just as {hero} told it, in large letters with a lot of room round each. Then {hero} got the sheets to read. And that was strange: when {he} laid {his} finger on the first word, {he} knew already what it wanted to be. “Giant,” said {hero}. It was {his} own giant, after all. It stood quite still.",
      ],
      "+ Word by word {he} caught them, slowly, like somebody who knows the names of the ants. Some still ran away. {Hero} let them run. They came back for the sake of the story.",
    ],
    end: [
      "@classroom(hero read) Then came the day when it was {hero's} turn in class, and the toilet was being cleaned. {He} stood up. The book had small print. It swarmed. “May I read something else?” asked {hero}, and took the sheets out of {his} bag. They were soft by now. {He} laid {his} finger down, and began.",
      "@classroom(hero read) It was slow. At the first hard word a boy sniggered. But at the second page he was not sniggering any more, because the giant had just sat down on the school. {Hero} read how the roof creaked. When the bell rang, nobody got up. “Go on,” they said. “That's all I've got,” said {hero}. “The rest is still in here,” and {he} tapped {his} forehead.",
      "+ @classroom(hero talk) “Who wrote that?” asked the teacher. Her voice was not quite steady. “Me,” said {hero}. “I can't read very well. But I can do that.” And now that {hero} had said it out loud, it was only half as heavy.",
      "@library(hero read) In the library there's a thin book with a lot of room round the words. There's a giant on the cover. When {hero} takes it from the shelf, the letters line up, and wait to see what {he} is going to do with them.",
    ],
  }),
];
