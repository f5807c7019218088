import { role, story } from "../subject-story.ts";
import { PAIR, SILENT } from "./words.ts";

/** Stories of proposals, wedding tables, wedding songs and late second weddings. */
export const atWeddings = [
  story({
    says: [
      /\bpropos(?:e|es|ed|al|als|ing)\b|\bask(?:s|ed)? (?:\w+ ){1,4}?to marry (?:him|her|me)\b|\bpop(?:s|ped)? the question\b/i,
      /\b(?:wrong|ring|lost|loses?|falls?|fell|disaster|stuck|swallow\w*|everything|thief|stolen|steals?|stole|perfect|plans?|planned|nervous|mishap\w*|rain|restaurant|forg[eo]t\w*|interrupt\w*|each other|same (?:day|time|moment|evening)|balloon|mountain|beach|wheel)\b/i,
    ],
    may: [/propos\w* to (?:(?:his|her|my) \w+ )?(?<beloved>\p{Lu}\p{L}+)/u],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|business|spy|king|princess|dragon|fake|pretend\w*|divorc\w*|widow\w*|mayor|council|refus\w*|parents|anniversary|marriage of convenience|robot|frog|penguin)\b/i,
    of: "people",
    after: [
      "It was the third plan. The first had been drowned by rain. In the second a waiter had taken the note on the plate for the bill. This time {hero} had thought of everything. The list in {his} sleeve began with: Breathe.",
      [
        "+ Breathing was where it went wrong. {Hero} got as far as “There's something I've been meaning to” and was seized by hiccups, so hard that a pigeon took off. “Are you all right?” asked {beloved}. “Perfect,” said {hero}, and hiccuped. “It's a lovely evening.” Hic. “Isn't it?” Hic.",
        "+ Breathing was where it went wrong. {Hero} got as far as “There's something I've been meaning to” and was seized by hiccups, so hard that a pigeon took off. “Are you all right?” “Perfect,” said {hero}, and hiccuped. “It's a lovely evening.” Hic. “Isn't it?” Hic.",
      ],
      "{Hero} searched for the ring. It was not in the left pocket or in the right one, nor in the sock, which had been the emergency pocket. {Hero} went down on both knees after all, to look under things. “Have you lost something?” “Only a coin,” said {hero} into the dust.",
      "Two strangers began to help. Then there were four, with torches on their phones, and a small girl who asked in a loud voice how much the coin was worth. “Two months' wages,” said {hero} before {he} could stop it. It got very quiet. Every one of them had understood.",
      [
        "“{Hero},” said {beloved} slowly, “what was on the note? The one that the waiter took away?” “It was a question,” {he} said. “And in the rain?” “The same one.” “So that's why you get so pale around dessert.”",
        "“{Hero},” said the love of {hero's} life slowly, “what was on the note? The one that the waiter took away?” “It was a question,” {he} said. “And in the rain?” “The same one.” “So that's why you get so pale around dessert.”",
      ],
    ],
    end: [
      [
        "“I wanted it to be perfect,” said {hero}, still down there. “You deserve violins. And now I've got dirt on my face and no ring.” “Then ask me without,” said {beloved}. And so {hero} did, with no list, in eight short words. The answer came before the last of them.",
        "“I wanted it to be perfect,” said {hero}, still down there. “You deserve violins. And now I've got dirt on my face and no ring.” “Then ask me without.” And so {hero} did, with no list, in eight short words. The answer came before the last of them.",
      ],
      "The strangers cheered. The small girl alone had gone on looking. “I've got the coin!” she shouted, and there it lay in her palm, with a bit of chewing gum on it. It had to be pushed over the knuckle with soap. “That was the worst proposal I've ever seen,” said the small girl with deep respect.",
      "It is done again once a year. {Hero} goes down on both knees, wherever they happen to be, and searches for a coin, until four strangers are helping. It has rained every time. And on the wall at home hangs a restaurant bill in a gold frame, with a question on the back of it.",
    ],
  }),
  story({
    says: [
      PAIR,
      SILENT,
      /\bweddings?\b/i,
      /\b(?:table|seated|invit\w*|guests?|speech|sister's|brother's|daughter's|niece's|meet|met|must|had to|have to|together|again)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|both love|same (?:man|woman)|in love with|restaurant|bakery|died|dead|funeral)\b/i,
    of: "people",
    after: [
      "@hall(hero stand, mate stand) It was the bride who had made the seating plan, with a ruler. Table nine stood behind a pillar, and there was no escape from it: a wall on one side, the band on the other. {Thepair} found the cards with their names and stood in front of them like people before a cold lake.",
      "+ @hall(hero sit, mate sit) They sat down. Bread was passed without a word, and the butter went round the long way. “Nice weather,” said the eldest to the flowers. “It's raining,” said the youngest. An old aunt, who shared the table and could not hear, patted all the hands that she could reach. “How lovely,” she shouted over the band, “that you still get on so well!”",
      "@hall(hero read, mate read) The meal had five courses. By the third they had used up the weather and the bride. Then {thepair} each discovered the same thing under the napkin: a slip of paper in the bride's handwriting. I was the smallest, it said. I hid under the table when you shouted. I never understood what it was about. Please write it down for me. One sentence each. That's my present.",
      "@hall(hero write, mate write) Pens were borrowed. There was a good deal of crossing out. By the time the cake was wheeled in, all the slips lay in the bread basket. Nobody wanted to be the first to read.",
      "@hall(hero sit, mate sit) It was the oldest aunt who took them, the deaf one. She put on her glasses and read aloud what was there, in the voice of somebody who cannot hear herself, in a pause of the band. “I was hurt, because nobody came.” She took the next. “I did not come, because I thought nobody wanted me.” The whole hall was listening. “Well,” said the aunt, “it's the same one.”",
    ],
    end: [
      "@hall(hero stand, mate stand) Under the pillar it was very still. Then {thepair} stood there with their napkins in their hands, old enough to know better. “I had the cake in the car,” said one of them. “I drove round the block.” “I saw you!” said another. “I thought you were looking for somewhere else to park.” And the first of them started to cry.",
      "+ @hall(hero sit, mate sit) The bride came across the floor in all her white, so fast that she lost a shoe. She did not say anything. She lifted the tablecloth, crept underneath, dress and all, as she had done at the age of five, and pulled the others in after her by their sleeves. There was hardly room. They sat there knee to knee until the band asked if there would be any dancing at all.",
      "@hall(hero sit, mate sit) In the wedding album there is one picture that nobody can explain to visitors. It shows table nine, behind its pillar, with nobody at it. But under the cloth there are feet, in a row, in their best shoes, all touching, and between them lies the hem of a wedding dress.",
    ],
  }),
  story({
    says: [
      /\b(?:songs?|lullaby|waltz|tune|march|love song|sings?|sang|singing|sing)\b/i,
      /\b(?:wedding|marries|married|marry)\b/i,
      /\b(?:writ\w+|wrote|compos\w*|sings?|sang|not sung|play\w*|perform\w*|finish\w*|promis\w*)\b/i,
      role("loved", "sister|brother|daughter|son|granddaughter|grandson|friend|niece|nephew|mother|father|bride|groom"),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|band|learn\w*|lessons?|lost (?:his|her) voice|operation|birds?|choir|piano|opera|mouse|cricket|nightingale|deaf)\b/i,
    of: "people",
    after: [
      "@room(hero write) “No pressure,” {loved} had said, “just something from you.” That was in spring. Since then {hero} had filled two exercise books. There was a rhyme for heart, and one for ever. None of it was about {loved}.",
      "+ @bathroom(hero look) {Hero} tried it in the bath, where it echoed. {He} tried it on the roof. The first line came easily, and then there was always that place, just under the collarbone, where the voice stopped, like a dog that will not go past a certain gate. {Hero} knew quite well what stood behind the gate. {He} had not gone in there for years.",
      "@room(hero talk, loved talk) Three days before the wedding {hero} went to see {loved}, to call it off. “I can't,” {he} said. “I've got nothing to say that isn't on every card.” “Do you remember the power cuts?” {loved} asked. “When we all sat on the one bed, and you did the radio?”",
      "@room(hero talk, loved talk) {Hero} had forgotten the radio. But now {he} saw it: a dark room, the rain, one candle, and somebody small, with a wooden spoon for a microphone, who sang the weather and the football and the price of onions, until nobody was frightened any more. “That was only nonsense,” said {hero}. “It was the best thing we had,” said {loved}.",
      "@hall(hero walk) That night {hero} burned the exercise books in the sink, all the hearts and evers. When the day came, and the glasses rang, and everybody turned round, {hero} walked to the front on knees like water, and {his} throat was shut as tight as a fist.",
    ],
    end: [
      "@hall(hero stand, loved look) So {hero} took a wooden spoon out of {his} jacket. “This is the radio,” {he} said into it, hoarsely. A few people laughed. {Hero} began to sing the weather, of a long time ago: rain in the evening, and one candle, and somebody who keeps your feet warm. In {his} throat something creaked, and gave, and opened.",
      "@hall(hero give, loved take) {Hero} sang the price of onions, and who had cried in the dark, and who had held whose hand, and there was not a single heart in it. Nobody in the hall coughed. Then {he} held out the spoon, and {loved} sang the last line, as always: “And tomorrow the light will be back.”",
      "@kitchen.night The song has never been written down. It changes with the weather. It is sung in the kitchen when the lights go out, and sometimes when they do not, and in a vase on the window sill stands a wooden spoon with a ribbon on it.",
    ],
  }),
  story({
    says: [
      /\b(?:marr(?:y|ies|ied|ying)|wedding|f(?:alls?|ell) in love|new (?:woman|man)|remarr\w+|engaged|new (?:husband|wife|partner|girlfriend|boyfriend|love))\b/i,
      /\b(?:again|at (?:\w+-?)?(?:seventy|eighty|sixty|ninety|\d\d)|second (?:time|wedding|marriage)|remarr\w+|widow\w*|grandmother|grandma|grandfather|grandpa|pensioners?|old|\d\d|new (?:husband|wife|partner|girlfriend|boyfriend|love))\b/i,
      role("heirs", "children|daughters|sons|kids|daughter|son"),
      /\b(?:against|object\w*|disapprov\w*|stop (?:it|the|her|him|them)|forbid\w*|horrified|shocked|not happy|furious|prevent\w*|do(?:es)? not (?:like|want|approve)|did not (?:like|want|approve)|suspicious|fights?|fought|refus\w*|gold[- ]digger)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|robot|fake|poison\w*|spy|same (?:house|room))\b/i,
    of: "adults",
    after: [
      "@room A meeting was called for Sunday. {Heirs} sat on one side of the table, with folded arms, and {hero} on the other, in front of the cake that {he} had baked for them. {He} had held such meetings once, on these same chairs, about mopeds.",
      "+ @room “You hardly know each other,” was the first point. “Three years, every Tuesday, at the swimming pool,” said {hero}. “You'll be sharing a bathroom!” was the second. “At your age!” was the third. “At what age should I do it, then?” asked {hero}. “I'll gladly wait, if you'll tell me how long I've got.” No one took any cake.",
      "@room Then the real point came, as real points do, when they were already in their coats. “What about the blue chair?” They all turned their heads. By the window stood the old armchair, with the hollow in its seat. No one had sat in it since the funeral. “Does it go to the cellar,” they asked, very low, “when there's somebody new?”",
      "@pool {Hero} did not answer at once. {He} had asked {himself} that, at night, more often than they knew. “Come to the pool on Tuesday,” {he} said. “All of you. Then you can decide.” They came, too, and stood in a row on the wet tiles in plastic overshoes.",
      "@pool(hero swim) In the shallow end two old people in bathing caps were learning to float. One of them held a hand under the other's back, flat, like a waiter with a tray. “I've got you,” the voice came across the water, “don't look at the ceiling, look at me.” And {hero} lay there, who had never once in {his} life let go, with {his} arms spread wide, and laughed. {Heirs} had not heard that sound for six years.",
    ],
    end: [
      "@pool They waited by the hair dryers. The one with the bathing cap saw them, turned rather pale and held out a wet hand. “I know about the blue chair,” was the first thing. “I wouldn't dream of sitting in it. I've bought my own. It's hideous.” Somebody snorted. And one after another {heirs} shook the wet hand, and the last of them forgot to let it go.",
      "+ @hall The wedding was small and there were swimming caps in the buttonholes. {Heirs} gave the speech together. “We were against it,” they said. “We had a list. We'd like to read it out, so that we can be ashamed in public.” When they reached the point about the bathroom, {hero} laughed until {he} had to be held up, flat, with one hand, from behind.",
      "@room(hero give) Two armchairs stand by the window now, a blue one and a hideous one, and between them there is a little table with two cups. On Sundays, when it gets crowded, the smallest of the grandchildren climbs into the blue one, right down into the hollow. It fits. Nobody says a word, and {hero} cuts the cake.",
    ],
  }),
];
