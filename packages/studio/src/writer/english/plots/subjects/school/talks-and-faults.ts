import { role, story } from "../subject-story.ts";

const PETS =
  "hamster|guinea pig|rabbit|mouse|gerbil|tortoise|turtle|parrot|frog|rat|budgie|gecko|snail|chinchilla|ferret";

/** Stories of talks in front of the class, of what somebody is to blame for, and of class surprises. */
export const talksAndFaults = [
  story({
    says: [
      /\b(?:talk|presentation|report|speech|show and tell|project|lecture|poem|recit\w*|reads?|presents?)\b/i,
      /\b(?:in front of|before) (?:the |his |her |their )?(?:whole |entire )?(?:class\w*|school|year|everyone|everybody|assembly|parents)\b|\bshow and tell\b|\bto (?:the|his|her) (?:whole |entire )?class\b/i,
      /\b(?:voice|shak\w*|afraid|scared|terrified|fear\w*|nervous|shy|forg[eo]t\w*|blush\w*|stage fright|trembl\w*|stomach|tummy|dreads?|dreaded|panic\w*|quiet)\b/i,
    ],
    may: [
      /\b(?:about|on) (?<topic>volcanoes|dinosaurs|whales|sharks|spiders|bees|owls|bats|wolves|space|planets|the moon|the sea|the ocean|snakes|horses|trains|penguins|frogs|ants|snails|stars|butterflies|birds|elephants|polar bears)\b/i,
    ],
    unless:
      /\b(?:stutter\w*|stammer\w*|murder\w*|robot|funeral|wedding|dragon|ghost|love|parrot|teacher (?:is|was) (?:afraid|shy|scared)|new language|doesn['’]t speak|dyslexi\w*|can['’]t read|play|sing\w*)\b/i,
    of: "young",
    after: [
      [
        "{Hero} knew everything about {topic}. {He} could have told it all in {his} sleep, to the cat or to the bathroom tiles. With them {his} voice was as steady as a table. But in {hero's} head there were now twenty-six faces, and all of them were looking.",
        "@bathroom(hero talk) {Hero} knew it all by heart. {He} could have said it in {his} sleep, to the cat or to the bathroom tiles. With them {his} voice was as steady as a table. But in {hero's} head there were now twenty-six faces, and all of them were looking.",
      ],
      [
        "@bathroom(mate sit, hero talk) “Try it on me,” said {talker}, and sat down on the edge of the bath. {Hero} opened {his} mouth. “Go-good morning,” {he} said, and it wobbled like jelly. “It's only me,” said {talker}. “That's the trouble,” said {hero}. “You've got a face.” So {talker} put a bucket over it. With the bucket it went quite well.",
        "@bedroom(hero talk) {Hero} tried it on {his} toys first. They sat in a row and did not blink. That went quite well. Then {he} tried it on the neighbour's dog, and the dog yawned.",
      ],
      "+ {His} mother said that {he} should imagine them all in their pyjamas. {Hero} imagined it. Then {he} saw {himself} standing in front of them in pyjamas as well, the ones with the ducks, and that was no help.",
      "@classroom(hero read) The day came. {Hero} went up to the front with {his} sheet of paper. The paper began to rattle, and when {hero} opened {his} mouth, the voice that came out was thin and went up and down like a swing. Somebody giggled. {Hero} stopped. It was so quiet that you could hear the paper shake.",
    ],
    end: [
      [
        "@classroom(hero talk, mate look) {Hero} looked at the paper. Then {he} looked up, and there at the back sat {talker}, with the waste-paper basket on, where nobody else could see it. “My voice is shaking,” said {hero}, right into the silence. It was true, and it felt good to say so. “It does that. It stops after a while.”",
        "@classroom(hero talk) {Hero} looked at the paper. {He} looked at the faces. It was no use hiding it. “My voice is shaking,” said {hero}, right into the silence. It was true, and it felt good to say so. “It does that. I think that it stops after a while.” Nobody giggled now. “Mine does that as well,” said a boy at the back.",
      ],
      [
        "@classroom(hero talk) After that there was nothing more to be afraid of, for the worst was already out. {Hero} put the paper down. “Now then: {topic},” {he} said, and {he} told them the best thing first, the one that nobody believed. They stopped looking at {hero} and began to see what {he} was telling.",
        "@classroom(hero talk) After that there was nothing more to be afraid of, for the worst was already out. {Hero} put the paper down, and began with the best bit, which really came last. They stopped looking at {hero} and began to see what {he} was telling.",
      ],
      "@classroom(hero talk) There were so many questions that the bell rang in the middle of them. {Hero} had not noticed when the wobble stopped. It had simply gone, somewhere between one sentence and the next. “Next week it's my turn,” said the big boy who had giggled, and he was quite pale. “How did you do that?” “I said it aloud,” {hero} told him. “That helps.”",
      "@classroom It is a rule in that class now. Whoever has a shaky voice says so first, and the others wait, quite kindly, until it stops. It always does.",
    ],
  }),
  story({
    says: [
      role("beast", PETS),
      /\b(?:class\w*|school|teacher)\b/i,
      /\b(?:escap\w*|loose|r[au]n(?:s|ning)? (?:away|off)|g[eo]ts? out|got out|los(?:es|t|ing)|disappear\w*|missing|vanish\w*|gone)\b/i,
      /\b(?:fault|guilt\w*|blam\w*|forg[eo]ts? to|forgot to|left the (?:cage|door)|open)\b/i,
    ],
    unless: /\b(?:play|musical|died|dies|dead|robot|police|weekend|home)\b/i,
    of: "young",
    after: [
      "@classroom(hero look) {Hero} had been the last one at the cage. {He} had pushed the little door to, and {he} had thought: that will do. Now it stood open by the width of a thumb, and the straw was empty. “Who was it?” somebody asked. {Hero} looked at {his} shoes.",
      [
        "@classroom(hero look, mate look) They searched the whole room. {Hero} searched twice as hard as all the others. {He} looked in the coat pockets, in the paint box and in the piano, and {talker} lay on the floor beside {him} with a ruler and felt under the cupboard. “You're as white as chalk,” said {talker}. “Is it the dust?” “Yes,” said {hero}.",
        "@classroom(hero look) They searched the whole room. {Hero} searched twice as hard as all the others. {He} looked in the coat pockets, in the paint box and in the piano. “You're as white as chalk,” said the teacher. “It's the dust,” said {hero}.",
      ],
      "+ @playground(hero sit) In the break nobody played. A small boy had put his ear on the floor. “It's so cold down there at night,” he said, “with no straw.” {Hero} went behind the bicycle shed and stayed there until the bell rang.",
      "@classroom(hero talk) When the others went home, {hero} was still sitting at {his} desk. “I did it,” {he} said to the teacher, and now it all came out at once. “I didn't close it properly. I only thought that I had.” The teacher sat down next to {hero}. “Thank you for telling me,” she said. “Then we two will wait here together.”",
    ],
    end: [
      "@classroom.night(hero look) They switched off the light and did not move. It got dark in the corners. {Hero} heard the radiator tick, and then something else: a scratching, up on the wall. Behind the map of the world there was a bulge. It was climbing slowly out of Africa, and then it went across the sea. “There,” breathed {hero}.",
      "@classroom.night(hero take, beast climb) {Hero} climbed on to a chair and lifted one edge of the map. There sat {thebeast}, between the map and the wall, with dusty ears, and blinked. {Hero} held out both hands. And {thebeast} looked at them, sniffed, and climbed in as if that was what they were for.",
      "@classroom(hero talk) In the morning {hero} told the whole class how it had been, before anyone could ask. Then a girl put up her hand. “I left it open once as well,” she said, “only nothing happened.” “So did I,” said a boy. In the end it turned out that nearly all of them had, and the teacher twice.",
      "@classroom(hero build) There is a bolt on the little door now. {Hero} made it from a pencil and a hair band. And on the map of the world a dotted line runs from Africa to Brazil, and beside it stands: first crossing.",
    ],
  }),
  story({
    says: [
      /\b(?:hospital|operation|ward)\b/i,
      /\bbirthday\b/i,
      /\b(?:class|classmates|schoolmates|school|teacher)\b/i,
      /\b(?:surpris\w*|visit\w*|idea|plan\w*|window|misses|missed|come to (?:him|her)|cheer\w*|celebrat\w*|birthday)\b/i,
    ],
    unless:
      /\b(?:murder\w*|dies?|died|dead|love|teacher (?:is|was) (?:ill|sick)|robot|donkey|clown|husband|wife|grand\w+|mother|mum|brother|sister)\b/i,
    early:
      /^(?:But |Then |So )?(?:[Hh]is|[Hh]er|[Tt]he) (?:whole )?(?:class\w*|friends|neighbou?rs|teacher) surpris\w*.*$|,? (?:until|and|but) (?:his|her|the) (?:whole )?(?:class\w*|friends|neighbou?rs) surpris\w*.*$/,
    of: "young",
    after: [
      "@hospital(hero look) The ceiling above the bed had forty-two tiles. {Hero} knew, because {he} had counted them every day, from left to right and from right to left.",
      "@hospital(hero look) The nurse brought a roll with a candle in it. It was kind of her. {Hero} blew, and that was it. There was a card from home, with a great many kisses. But outside it was a quarter past nine, and in class they were now singing, for those who had a birthday and were there. {Hero} pulled the blanket up to {his} nose.",
      "+ @hospital(hero talk) “Is anybody coming?” asked the boy in the next bed. He had his leg up on a string. “They can't,” said {hero}. “It's much too far. And only two are allowed in.” The boy nodded. “I've got a sweet,” he said after a while. “It's been in my pocket. But it's yours.”",
      "@hospital(hero look) After dinner it got grey outside, and the hours were like chewing gum. {Hero} had just begun again with the first tile when something knocked. It was not the door. It knocked again. It was the window, and they were on the third floor.",
    ],
    end: [
      "@hospital(hero look) {Hero} sat up. Outside the window there was a balloon, and it bumped against the glass. On it was a face, drawn with a thick pen, and it was the face of the teacher. Up came a second balloon, with freckles. Then a third came, with a gap in its teeth. There were more and more, until the whole class was there, and all of them were bobbing up and down and looking in.",
      "@hospital(hero look) The nurse pushed the bed up to the window. There, down in the car park, they stood, all of them in a row, each with a string in one hand. They had come in the bus, the whole long way. “One, two, three!” shouted the teacher. And they sang. They sang so loudly that windows opened on all the floors, and in the end the people up there sang along.",
      "@hospital(hero take) Then {hero} let down the belt of {his} dressing gown. They fastened a basket to it. {Hero} pulled it up, hand over hand. There was a cake in it, in twenty-five pieces, and each piece was from somebody else.",
      "@bedroom(hero look) The balloons stayed at the window until they were small and soft. {Hero} took the one with the freckles home. It has no air in it any more, but if you pull it a little at the ears, it still smiles.",
    ],
  }),
];
