import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of families that change: two homes, an empty bed, somebody in hospital, a mother without time. */
export const twoHomes = [
  story({
    says: [
      /\b(?:divorc\w*|separat(?:e|es|ed|ing)|split(?:s|ting)? up|broke up|break up|two (?:homes|houses|flats|bedrooms|rooms|beds)|no longer live together|live apart|lived apart|moved out)\b/i,
      /\b(?:parents|mum|mom|mother|dad|father)\b/i,
      /\b(?:two (?:homes|houses|flats|bedrooms|rooms|beds|toothbrushes|christmases|birthdays|families)|every (?:other )?(?:week|weekend|friday|sunday)|where (?:she|he|they|to|home|the|her|his)|pack(?:s|ed)?|suitcase|backpack|back and forth|weekends?|one week|both|new flat|new apartment|choose|belongs?|hamster|cat|dog|rabbit|teddy|guinea pig|goldfish|doll)\b/i,
    ],
    may: [
      role(
        "pet",
        "hamster|cat|dog|rabbit|guinea pig|goldfish|teddy|teddy bear|parrot|turtle|tortoise|kitten|puppy|doll|bear|mouse|budgie",
      ),
      ...also("two (?:homes|houses|bedrooms|rooms|beds)", "choose", "suitcase"),
    ],
    unless:
      /\b(?:court|lawyer|judge|affair|wedding|get (?:them )?back together|reunite|died|killed|war|kidnap\w*|robot)\b/i,
    of: "young",
    after: [
      "They had said it on a Sunday, both together, and each had held one of {hero's} hands. “It isn't because of you,” they said. Then there were two keys, two toothbrushes, and two places to hang a coat. But there was only one {hero}.",
      [
        "On Friday {hero} packed. Whatever {he} packed, something was missing on the other side. And there was {pet}. “{Pet} stays where it's quiet,” said one of them. “{Pet} goes where there's room,” said the other. Nobody asked {pet}, and nobody asked {hero}.",
        "On Friday {hero} packed. Whatever {he} packed, something was missing on the other side. In the one place {he} said “at home” and meant the other, and then it got quiet. So in the end {hero} said only “there”.",
      ],
      "+ At night it was dark in two different ways. In the one room the window was on the left, and in the other on the right. {Hero} woke up, reached for the lamp, and knocked against a wall that hadn't been there the week before. For a moment {he} did not know at all where {he} was.",
      [
        "Then came the Friday when {hero} sat down on the stairs, halfway, with {pet} on one side and the bag on the other. {He} did not go up and {he} did not go down. “I'm staying here,” said {hero}. “With {pet}. This is the middle.” And when they came, one from above and one from below, {hero} was in tears.",
        "Then came the Friday when {hero} sat down on the kerb halfway, with the bag between {his} feet. {He} did not go on and {he} did not go back. “I'm staying here,” said {hero}. “This is the middle.” And when they came, one from the left and one from the right, {hero} was in tears.",
      ],
    ],
    end: [
      "So they sat down as well. “You've divided up everything,” said {hero}. “But I can't be in two halves.” The two of them looked at each other over {his} head. “What would you need,” they asked, “so that you're whole in both places?”",
      "{He} needed the same lamp, on the same side. {He} needed to be allowed to say “at home” for both. And {he} needed to be allowed to miss one of them, out loud, when {he} was with the other. They wrote it down, and both of them signed it.",
      [
        "“And {pet} comes along,” said {hero}, “every time. {Pet} belongs to me, and I go back and forth as well.” The following Saturday they built it together, all three: a travelling home with a handle, and a window on each side, so that {pet} can see where it's going and where it has been.",
        "The following Saturday they moved the beds, in the one place and in the other, until both windows were on the same side. All three of them pushed. In between they had chips in the car, exactly in the middle.",
      ],
      [
        "{Hero} still has two keys. They hang on one ring now. On Fridays {he} carries {pet} up the other stairs, turns on the lamp without looking, and sets the little travelling home down by the window. “There,” says {hero} to {pet}. “At home.” And on the next Friday {he} says it again.",
        "{Hero} still has two keys. They hang on one ring now. On Fridays {he} runs up the other stairs, drops the bag, and reaches for the lamp without looking. It is just where it should be. “I'm home!” calls {hero}. And on the next Friday {he} calls it again, and it is true both times.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<sibling>(?:his|her|their|my|[A-Z][a-z]+'s) (?:[a-z]+ ){0,2}(?:brother|sister|cousin)(?: [A-Z][a-z]+)?)\b/,
      /\b(?:moves? out|moved out|moving out|leaves? (?:home|for|to)|left (?:home|for)|goes (?:away|off) to|went (?:away|off) to|moves? (?:away|abroad|to)|moved (?:away|abroad|to)|starts? university|going to university|goes abroad)\b/i,
    ],
    unless:
      /\b(?:with (?:his|her|their) (?:brother|sister)|died|dead|missing|army|war|prison|married|divorc\w*|quarrel\w*|fight|inherit\w*|ran away|runs away|murder\w*|adult)\b/i,
    of: "young",
    after: [
      "For as long as {hero} could think, there had been two of them behind that wall, and at night they had knocked. One knock was “Are you asleep?”. Two knocks were “No”. Now there were boxes in the hallway. {Sibling} carried them down, one after the other, and whistled.",
      "In the evening {hero} went round the boxes in secret. {He} took one sock out of a box, and a cable, and the handle of a cup. {He} wasn't stealing. It was only so that {sibling} would notice something was missing and would have to come back.",
      "+ “You can have my room,” said {sibling}. {Hero} had wished for that room for years. Now {he} stood in it, and it had an echo. On the wallpaper there were bright squares where the pictures had hung. {Hero} said “Hello?”, very softly. The room said it back.",
      "When the car had gone round the corner, {hero} went to bed, although it was light. {He} listened. {He} lifted a hand and knocked on the wall, once. {He} knew there was nobody there. {He} waited all the same, for as long as it takes to knock twice.",
    ],
    end: [
      "The week was long, and there was too much of everything. On Thursday a parcel came. In it was one sock. “Have you got the other one by any chance?” {sibling} had written. “I've also got a cup without a handle, and I can't charge my lamp. It's quite dark here in the evenings. And very quiet.”",
      "{He} had thought that it was only quiet on {his} side. {He} looked for a big envelope and put everything in: sock, cable and handle. Then {he} took the sock out again, kept it, and wrote underneath, “You'll have to come and get it.”",
      "That evening the telephone rang. {Hero} picked it up, and there was no voice. There was just a knock, once, on something wooden, a long way away. Then {he} held the receiver against the bed and knocked, twice. “I thought so,” said {sibling}. And they talked until somebody took the phone away.",
      "Every other Saturday {sibling} stands at the door with one bare foot and says that there must be a sock here somewhere. And at night, when each of them is lying in bed in a different town, the telephone rings once. {Hero} answers with two knocks, and then {he} falls asleep.",
    ],
  }),
  story({
    says: [
      /\b(?<elder>(?:his|her|their|my|the|[A-Z][a-z]+'s) (?:[a-z]+ ){0,2}?(?:grand(?:father|mother|pa|ma|dad|parents)|gran(?:ny|dad)?|nana|great-aunt|aunt|uncle)|Grand(?:ma|pa|dad)(?: [A-Z][a-z]+)?)\b/,
      /\b(?:in (?:the )?hospital|to (?:the )?hospital|hospital bed|ward|nursing home|care home)\b/i,
    ],
    may: [phrase("(?:wanted|wants|tried|tries|decided|decides|planned|plans) to <aim:doing>")],
    unless:
      /\b(?:died|dies|dead|funeral|dementia|forg[eo]t\w*|doctor (?:says|said)|nurse|robot|escape\w*|runs away|ghost|war)\b/i,
    of: "young",
    after: [
      "The hospital smelled of floors. {Hero} walked down the long corridor on the outer edge of {his} shoes, so that it would not squeak. And there lay {elder}, in a bed with wheels and a railing, and looked smaller than on Sundays. “Come closer,” said {elder}. “I don't bite. They've got my teeth in a glass.”",
      [
        "All the way {hero} had had only one thought, which was how to {aim}. But now {he} stood there, and everything {he} had prepared was gone. Something was dripping through a tube. {Elder} smiled, but only with the front of the face. {Hero} knew the whole smile, and this wasn't it.",
        "All the way {hero} had thought about what {he} would say. But now {he} stood there, and everything was gone. Something was dripping through a tube. {Elder} smiled, but only with the front of the face. {Hero} knew the whole smile, and this wasn't it.",
      ],
      "+ “What's the worst thing here?” asked {hero}. {Elder} didn't even have to think. “That nobody wants anything from me,” said {elder}. “They wash me and they bring me soup. They ask me how I slept. At home I was somebody who could do things.”",
      "The next day {hero} came with {his} school bag and unpacked it on the blanket: a shoelace with four knots, a torn map, a mouth organ, and a jar that would not open. “I can't manage these,” said {hero}. “Nobody at home can. I thought, you've got time.”",
    ],
    end: [
      "{Elder} looked at the things for quite a while. Then {elder} asked for the glasses and pushed away the soup. “Who on earth tied this?” It took the entire visiting time. When the jar went “plop”, they heard it three rooms further on.",
      "The next day an old man shuffled in from that room, with a broken watch in his hand. {Elder} sat upright in bed, and {hero} was the assistant and handed over the tweezers. “Next, please,” called {hero} into the corridor.",
      [
        "And in the middle of it {elder} began to laugh. It started in the shoulders, it went all the way up, and there it was, the whole one. {Hero} had nearly forgotten that {he} had set out to {aim}. That had happened by itself, somewhere between the jar and the shoelace.",
        "And in the middle of it {elder} began to laugh. It started in the shoulders, it went all the way up, and there it was, the whole one. {Hero} put down the tweezers in order to see it better.",
      ],
      "When {elder} came home, all the nurses stood at the window and waved. {Elder} sat down in the old chair, put on the glasses, and looked round. “Well?” said {elder}. “What's broken?” And {hero}, who had been collecting for weeks, pulled in the first of the boxes.",
    ],
  }),
  story({
    says: [
      /\b(?<busy>(?:his|her|their|my) (?:[a-z]+ )?(?:mum|mom|mother|mummy|dad|father|daddy|parents)|Mum|Mom|Dad|Mama|Papa)\b/,
      /\b(?:no time|never ha[sd] (?:any )?time|too busy|always (?:busy|works?|working|on (?:the|her|his) phone|in a hurry|at work)|has to work|only works?|works too much|worked too much|stares? at (?:her|his) phone|never plays?|never played|always works)\b/i,
    ],
    unless: /\b(?:died|boss|wife|husband|divorc\w*|nanny|robot|ghost|hospital|murder\w*|prison|baby sister)\b/i,
    of: "young",
    after: [
      "“Just a minute,” said {busy}. {Hero} knew those minutes. They were longer than other people's. You could build a tower in one, and knock it down, and build it again. “Finished?” asked {hero}. “Nearly,” came the answer, without a look. {Hero} put an ear against the door. It was the sound of somebody who isn't nearly finished.",
      "+ {Hero} tried to help. {He} laid the table. {He} hid the phone in the bread bin, where it rang until the bread was warm. {He} stood on {his} head for as long as {he} could, right in the doorway. “Lovely,” said {busy}, and stepped over {him}. {Hero} wasn't angry. It was more as if {he} had turned into a bit of furniture.",
      "+ Then {hero} had an idea. {He} took the big wall calendar and looked for a free place in it. Every day was written full, right up to the edge. There was the dentist, there was the tax, and there was somebody called Deadline, who came twice a week. {Hero} looked for {his} own name. It was there once, on {his} birthday.",
      "So {hero} wrote it into the big calendar, very small, on Thursday between four and half past. “{Hero},” {he} wrote. “Important.” And on Thursday at four, with combed hair and a folder under one arm, {he} knocked at the door. “Yes?” said {busy}. “I have an appointment,” said {hero}.",
    ],
    end: [
      "It was quiet behind the door. Then came the rustle of a calendar. When the door opened, {busy} looked at {hero} for a long time, at the combed hair and at the folder. “What is it about?” asked {busy}, in a strange voice. {Hero} opened the folder. There was nothing in it. “It isn't about anything,” {he} said. “I only wanted to be in there too.”",
      "The phone rang. It rang six times, and for the first time ever it wasn't picked up. “And what does one do in such an appointment?” asked {busy}. “First you build something,” said {hero}. “Then you knock it down.” And it turned out that {busy} was not at all bad at it, especially at the knocking down.",
      "At half past four {hero} closed the folder. “Time's up,” {he} said bravely. “You've got work to do.” But {busy} took the pencil, went to the calendar, and crossed something out, and then another thing. “It can wait in the corridor,” said {busy}. “Let's see how long a minute can be.” And they built until it was dark.",
      "There is still a great deal to do. But in every square on the calendar a small name stands at the top, before all the others. And when it's four, somebody knocks at {hero's} door, with combed hair and an empty folder. “I have an appointment,” says {busy}.",
    ],
  }),
];
