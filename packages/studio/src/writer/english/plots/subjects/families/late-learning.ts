import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const OLD =
  /\b(?:old|elderly|retired|pensioner|widow\w*|grand(?:ma|pa|mother|father)|granny|gran|nana|[4-9]\d|forty|fifty|sixty|seventy|eighty|ninety|grown[- ]?up|adult|all (?:her|his) life|never (?:learn\w+|could|been able))\b/i;

/** Stories of people who learn late what others learn early. */
export const lateLearning = [
  ...withAndWithout({
    may: [
      role("teacher", "granddaughter|grandson|grandchild|daughter|son|girl|boy|librarian|teacher|neighbou?r|student"),
    ],
    says: [
      OLD,
      /\b(?:read|reading|write|writing|alphabet|illiterate)\b/i,
      /\b(?:learn\w*|taught|teach\w*|never learn\w*|can['’]?t|cannot|could ?n['’]t|could not|secret(?:ly)?|illiterate|lessons?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|piano|music|tortoise|dog|cat|lips?|mind|code|minds|stutter\w*|wolf|dragon)\b/i,
    of: "people",
    after: [
      "+ For years there had been tricks. {Hero} had always just left {his} glasses at home. {He} ordered what the person before {him} had ordered, and {he} signed with a squiggle that a doctor might have made. Nobody had ever noticed. That was the lonely part of it.",
      [
        "@room(hero write, teacher talk) “This is an O,” said {theteacher}. “It looks like what your mouth does.” {Hero} drew one. It looked like an egg that had been sat on. {He} drew forty more, until {his} hand ached. “It's only a ring with nothing in it,” {he} said. “Why is it so heavy?” “It's the first one,” said {theteacher}. “The second is lighter.”",
        "@room(hero write) “This is an O,” was the first lesson. “It looks like what your mouth does.” {Hero} drew one. It looked like an egg that had been sat on. {He} drew forty more, on the back of old bills, and by the last of them {his} hand ached more than after a day's digging. “It's only a ring with nothing in it,” {he} said. “Why is it so heavy?”",
      ],
      [
        "+ @kitchen(hero read) {Theteacher} had a good idea and stuck labels on everything. The milk got a label, the door, the chair and, because he was asleep, the neighbour's cat. From then on {hero} could not fetch a spoon without reading it. By the end of the week {he} greeted each of them by name.",
        "+ @kitchen(hero read) {Hero} stuck labels on everything: the milk, the door, the chair and, because he was asleep, the neighbour's cat. From then on {he} could not fetch a spoon without reading it. By the end of the week {he} greeted each of them by name.",
      ],
      "@shop(hero read) There came a bad day. In a shop, with a queue behind {him}, {hero} wanted to read the small sign out loud for the first time, and the letters ran away like ants. A young man sighed. “Can't you read?” he said. It had got very quiet. {Hero} felt the old excuse about the glasses on {his} tongue, ready to go.",
      "@shop(hero read) “Not yet,” said {hero}. It was the first time {he} had said it in front of people. “I'm as far as M.” {He} put {his} finger under the word, and took it letter by letter, while the entire queue held its breath, and at the end it turned out to say: Closed for lunch. Everybody laughed, and {hero} laughed the loudest, because {he} had read it.",
    ],
    end: [
      "@room(hero read) At home, right at the bottom of the wardrobe, there was a tin box that {hero} had carried with {him} through every move. In it lay a letter from {his} mother. It had been read to {him} once, long ago, by a clerk in a hurry. Now {he} put on the glasses, real ones, and sat down at the window.",
      "@room(hero read) It took all afternoon. “My d, dear child,” read {hero}. And further down there was a line that the clerk had left out, perhaps because it was of no importance: I can't write either. The baker is doing this for me. I hope that you will learn it, so that we need no baker, you and I. {Hero} laid {his} hand flat on the paper.",
      "+ @room(hero write) {He} answered it. It did not matter that there was nobody to send it to any more. Dear Mother, wrote {hero}, with the tip of {his} tongue between {his} teeth. I am as far as Z.",
      "@corridor(hero look) The labels have been taken down by now, except for one. It hangs on the mirror in the hall, where {hero} will put on {his} hat. {He} had to write it {himself}, and the S is the wrong way round. It says: This is somebody who can read.",
    ],
  }),
  ...withAndWithout({
    may: [role("teacher", "granddaughter|grandson|lifeguard|instructor|coach|teacher|girl|boy|student")],
    says: [
      OLD,
      /\b(?:swim|swimming|swimmer|float)\b/i,
      /\b(?:learn\w*|taught|teach\w*|lessons?|class|pool|never|can['’]?t|cannot|cross|instructor|afraid|fear)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|captain|pirate|goldfish|doping|shark|penguin|duck|(?:teach|taught) (?:her|him|his|them) (?:\w+ )?(?:to swim|grand\w+))\b/i,
    of: "people",
    after: [
      "+ @pool(hero stand) The costume was new and the cap was borrowed. {Hero} stood at the edge, held on to the rail with both hands, and looked at the water as you look at a dog of which people say that it doesn't bite. In the next lane babies were swimming. One of them waved.",
      [
        "@pool(hero look, teacher talk) “First you only blow,” said {theteacher}. “As if it were soup.” So {hero} held {his} face over the water and blew. That was the whole first lesson, and {he} {was} as tired after it as if {he} had crossed the Channel. “And tomorrow?” asked {hero}. “Tomorrow,” said {theteacher}, “the ears get wet.”",
        "@pool(hero look) The first lesson consisted of blowing. {Hero} had to hold {his} face over the water and blow, as if it were soup. That was all, and {he} {was} as tired after it as if {he} had crossed the Channel. “And tomorrow?” {he} asked the attendant. “Tomorrow,” said the attendant, “the ears get wet.”",
      ],
      "+ @pool(hero swim) Floating was the worst. “You have to trust it,” they all told {him}. “The water wants to carry you.” “It has never told me that,” said {hero}, and went down like a wardrobe. {He} came up, spat, straightened {his} cap, and lay down on it again. By the third week it was a smaller wardrobe.",
      "@pool(hero sit) {Hero} never said why {he} had waited so long. But one evening, when the pool had emptied, {he} told it to the tiles. {He} had stood on the bank as a child while the others jumped in. Somebody had pushed, for fun. There had been green light and no air, and a hand that came only just in time. “Since then,” {he} said, “I've even been afraid of baths.”",
      "@pool(hero swim) The day came when there was no more bottom. At the deep end the tiles went down into the dark blue, and {hero} stopped at the rope. {His} hands would not let go. {He} thought of the place to which {he} had to get, and of all the years on the bank. Then {he} blew, as if it were soup, and let go of the rope.",
    ],
    end: [
      "@pool(hero swim) {He} sank a little, and the green light was there again, and the old fear with it. But this time {hero} knew what to do. {He} spread out {his} arms. {He} lay back, and the ears got wet, and the water did what they had all promised. It carried {him}. Above {him} there was a high, wide ceiling, and {he} {was} the quietest thing under it.",
      "Then came the real water, cold and grey and a great deal wider than any pool. A rowing boat went along beside {him}, just in case. {Hero} counted {his} strokes, lost count, and began again. Halfway across {he} turned on to {his} back for a rest and started to sing, because it was so beautiful there.",
      "+ “Do you want to come in the boat?” they called to {him}. “What would I do in there?” {hero} called back. “I can't row.”",
      "On the far side {hero} stood up in the shallows, blue with cold and dripping, and was wrapped in three towels at once. The cap hangs on a nail in the hall now, next to the umbrellas. In summer {he} will go down every evening. {He} will jump in from the bank, with a run-up, and nobody has to push.",
    ],
  }),
  ...withAndWithout({
    may: [role("loved", "granddaughter|grandson|wife|daughter|husband|son")],
    says: [
      OLD,
      /\b(?:piano|accordion|organ|keyboard|harpsichord|instrument)\b/i,
      /\b(?:learn\w*|taught|teach\w*|lessons?|pupil|student|practis\w*|practic\w*|beginner)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|mob|deaf|bear|dog|cat|robot|mouse|dragon|rows|gives? (?:\w+ ){0,2}lessons|gave (?:\w+ ){0,2}lessons|piano teacher)\b/i,
    of: "people",
    after: [
      "+ @room(hero look) {Hero's} hands had done all kinds of things in their time. They had lifted, steered, scrubbed and mended. Now they lay there like two shovels in a china shop. “Relax them,” {he} {was} told. “They are relaxed,” said {hero}. “This is what they look like.”",
      [
        "@room(hero play) {He} started with one finger. It was too wide, and it always got the note next door as well. Downstairs somebody knocked with a broom. {Hero} listened to the knocking for a moment. It was quite regular. So {he} took it for a drummer, and kept to the beat.",
      ],
      "+ @room(hero sit) {He} practised in every spare minute, and in a few that were not spare. {He} practised on the table edge, on the steering wheel, on the back of the dog. In the waiting room at the doctor's a whole row of people watched {hero} play a waltz on {his} own knees, and one of them hummed along.",
      [
        "@room(hero talk) There was one piece that {he} wanted, and only that one. It was meant for {theloved}, and there was a date by which it had to be ready. “It takes five years to play that,” {he} {was} told. “I've got until the summer,” said {hero}. “Then we'll leave out what isn't needed.” What remained were the notes that you hear when you hum it in the bath.",
        "@room(hero talk) There was one piece that {he} wanted, and only that one. “It takes five years to play that,” {he} {was} told. “I'm not a young person,” said {hero}. “Then we'll leave out what isn't needed.” What remained were the notes that you hear when you hum it in the bath.",
      ],
      "@hall(hero play) When the day came, all the people were there, in rows, in good clothes. {Hero} sat down, and {his} hands were gone. They still hung from {his} sleeves, but they did not know anything. It was so quiet that you could hear a chair creak. {He} played the first note and it was the wrong one. {He} played it again, and it was wrong again.",
    ],
    end: [
      [
        "@hall(hero play) Then there was a knock. It came from the third row, from a heel on the floor: tock, tock, tock, quite regular. The man from downstairs had come, the one with the broom. He knew the piece better than anybody, for he had had to hear it through the ceiling four hundred times. {Hero} took a breath and came in on the beat.",
      ],
      [
        "@hall(hero play, loved look) It was not a great performance. There were holes in it, and one note that belonged next door. But it was the tune, as clear as a lamp in a window, and at the second verse {theloved} began to hum, and then to cry, and then did both. At the end {hero} played the last chord with all ten fingers. They fitted exactly.",
        "@hall(hero play) It was not a great performance. There were holes in it, and one note that belonged next door. But it was the tune, as clear as a lamp in a window, and at the second verse the first people began to hum it. At the end {hero} played the last chord with all ten fingers. They fitted exactly.",
      ],
      "+ @hall(hero talk) “How long have you been playing?” a lady asked {him} over the sandwiches. {Hero} looked at the clock on the wall. “Counting today?” {he} said. “About three minutes. Before that I was practising.”",
      "@room(hero play) Every evening at seven it comes through the floor now, a little surer each week. Downstairs a broom leans beside the armchair. It isn't used against the noise. At seven sharp it gives the beat: one, two, three. Then {hero} will begin.",
    ],
  }),
  story({
    says: [
      OLD,
      /\b(?:school|university|college|exam|degree|graduat\w+|night school|evening classes|diploma|high school)\b/i,
      /\b(?:goes back|went back|enrol\w*|return\w*|study|studies|studied|studying|sign\w* up|finish\w*|graduat\w+|exam|start\w*|dream\w*|sits)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|teacher|janitor|raccoons?|hacker|reunion|cleaner|grandson|daughter drives?|pal)\b/i,
    of: "adults",
    after: [
      "@classroom(hero walk) On the first day they all stood up when {hero} came in, as they took {him} for the professor. {He} told them to sit down again and squeezed into the second row. “Are you somebody's parent?” whispered the young man next to {him}. “Yes,” said {hero}, “but that's not why I'm here.”",
      "+ @classroom(hero write) {Hero} had brought a fountain pen and a pencil case. The others had machines that did it all by themselves. By the end of the first hour {he} had written one page, with a title underlined twice, and had understood about a third. {He} took it home like something that might spill.",
      "+ @street(hero eat) In the breaks {he} sat on the wall and ate {his} sandwiches out of paper. It was the young man who first sat down beside {him}. “Have you got a second one of those?” From then on {hero} brought five each day, with gherkins, and in return they showed {him} how to save things so that they did not vanish.",
      "@kitchen(hero read) Before the exam it all became too much. {Hero} read the same line eight times, and it would not stay in. “Forget it,” {he} said in the kitchen, and shut the book. “What do I want with it, at my age? The others will need it. I'll be dust.” {He} laid the books in a box, and carried the box downstairs, and there was somebody sitting on the step.",
      "@corridor(hero sit) It was the young man, pale as cheese. “I'm giving up,” he said. “I'm not clever enough. Everybody expects so much.” {Hero} sat down on the box. “Do you know why I'm doing it?” asked {hero}. “When I was sixteen, I had to go out and earn. I walked past that building every morning. I just wanted to know what they were all laughing about in there.”",
    ],
    end: [
      "@kitchen.night(hero read) They sat there until the light on the stairs had gone off for the tenth time. Then they carried the box up again. They studied together till the morning. The young man explained the new words, and {hero} explained how to be afraid of something and go in all the same.",
      "@hall(hero write) In the big hall {hero} wrote to the very last minute, and shook the ink out of {his} cuff. When the lists were hung up, {he} didn't dare to look. The young man read it to {him}, over all the heads: “You're on it! You're above me!” They danced about in the corridor.",
      "+ @hall(hero walk) For the ceremony there were gowns. {Hero's} was too long. {He} walked across the stage with very small steps, and the rector shook {his} hand and asked what {he} {was} going to do with it now. “Frame it,” said {hero}, “and then I'd like the next one.”",
      "@kitchen(hero read) The frame hangs in the kitchen over the bread bin. Beneath it sits {hero} with a new book, and underlines a title, twice. Outside some people are going by on their way to work. {He} {has} opened the window, so that they can hear the laughing.",
    ],
  }),
];
