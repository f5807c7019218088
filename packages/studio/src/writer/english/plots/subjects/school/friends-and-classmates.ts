import { role, story } from "../subject-story.ts";

/** Stories of parties, illnesses, letters and lost things among friends. */
export const friendsAndClassmates = [
  story({
    says: [
      /\bbirthday\b/i,
      /\b(?:nobody|no one|none|not one|not a single|doesn't come|did not come|didn't come)\b/i,
      /\b(?:party|invit\w+|comes?|came|show(?:s|ed)? up|turn(?:s|ed)? up|class\w*|friends?|guests?)\b/i,
    ],
    unless:
      /\b(?:donkey|widow|retired|boss|office|murder\w*|robot|dragon|\d\d(?:th|st)? birthday|[3-9]\d|ghost|bear|mouse|hedgehog)\b/i,
    of: "young",
    after: [
      "@room(hero look) The balloons hung there, and the cake stood there. It had been three o'clock, and it had been half past. {Hero} stood at the window with a paper hat on. Whenever a car drove by, {he} straightened the hat. None of them stopped. At four {he} took it off and laid it on the sill.",
      [
        "+ @room(hero talk, mate talk) “Perhaps they've got the wrong day,” said {talker}. “All of them?” asked {hero}. {Talker} did not know what to say to that, and stuck a finger into the cream. It ought to have been funny. {Hero} looked at the eight chairs. An empty chair looks much emptier when there's a balloon tied to it.",
        "@room(hero look) “Perhaps they've got the wrong day,” said Mum. “All of them?” asked {hero}. Mum did not know what to say to that, and straightened the spoons. {Hero} looked at the eight chairs. An empty chair looks much emptier when there's a balloon tied to it.",
      ],
      "@garden(hero carry) Then {hero} did something that nobody had expected. {He} untied the balloons, all eight of them, and put the cake into the wheelbarrow. “If they don't come to the party,” said {hero}, and {his} chin shook only a little, “then the party will have to go and look for somebody.” And {he} pushed it out through the gate.",
      "@street(hero give) The first one {he} met was the postwoman. She hadn't had a piece of cake all day. The second was a boy with a plaster over one eye, who had been sitting on the kerb since lunch, because he was new in the street and knew nobody. He got the green balloon. Then came a man who could play the comb, and he could not be got rid of any more.",
    ],
    end: [
      "@park(hero walk) By five it had become a procession. In front went the wheelbarrow with the candles burning, and behind it came twenty people, three dogs, and a pram. At the corner by the park {hero} stopped. There, on the grass, sat the others from class, with parcels on their knees, and looked the other way, towards the gate with the big tree, as they had been doing for two hours.",
      "@park(hero talk) “Where were you?” they shouted. “We've been waiting since three!” A girl held out the invitation. It said “At the park”. {Hero} had written it {himself}. {He} had crossed it out on one and changed it to “at home”, and forgotten it on all the others. {He} went red, and then {he} began to laugh, and could not stop. “Come on,” {he} said. “I've brought a few people.”",
      "+ @park(hero eat) The cake had to be cut very small. The comb played, the postwoman danced, and the boy with the plaster got the first slice, because he had been there first. There were presents, too. But when {hero} was asked in the evening what had been the best one, {he} said: “The wheelbarrow.”",
      "@room(hero write) There are more than eight chairs on the list for next year. And on the invitations {hero} has written, in very thick letters: “Wherever we happen to be.”",
    ],
  }),
  story({
    says: [
      /\b(?:broken (?:arm|leg|foot|wrist)|br(?:eaks?|oke) (?:his|her|an?) (?:arm|leg|foot|wrist)|plaster(?: cast)?|cast|crutches)\b/i,
      /\b(?:jealous\w*|envi\w+|sign\w*|attention|everybody|everyone|pretend\w*|fak\w+|wants? one|wanted one)\b/i,
      /\b(?:friends?|school|class\w*|sister|brother)\b/i,
    ],
    unless:
      /^[^,.]{0,40} br(?:oke|eaks) (?:his|her)\b|\b(?:goalkeeper|keeper|team|murder\w*|insurance|final|penalt\w+)\b/i,
    may: [role("patient", "best friend|friend|sister|brother|twin|cousin|classmate")],
    of: "young",
    after: [
      [
        "@corridor(patient walk, hero carry) It was the whitest thing in the whole school, and {thepatient} carried it in front of {patienthim} like a crown. By the first break there were nineteen names on it. By the second there was a horse. {Hero} carried the bags, {hero's} own and {patient's}, and nobody wrote anything on {hero}.",
        "@corridor(hero carry) It was the whitest thing in the whole school, and it was carried along the corridors like a crown. By the first break there were nineteen names on it. By the second there was a horse. {Hero} carried the bags, two of them, and nobody wrote anything on {hero}.",
      ],
      "@bathroom(hero look) In the evening {hero} wound a kitchen towel round {his} arm and looked at {himself} in the mirror. It looked good. {He} put on a brave face. “It hardly hurts,” {he} told the toothbrush. Then {he} added another towel, and some tape, and it looked so real that {he} gave a start.",
      "@pool(hero sit, patient sit) The next day there were two of them. “What happened?” they all asked, and {hero} said something about stairs. It was wonderful for exactly one hour. Then it began to itch under the towel, and {he} could not write the test, and there was swimming, and {he} had to sit on the bench, next to somebody else who had to sit on the bench.",
      [
        "@pool(hero talk, patient talk) “Does it hurt a lot?” asked {thepatient}. “A bit,” said {hero}, and looked at the water. “Mine does at night,” said {thepatient} quietly. “I can't turn over. And I can't do up my buttons, and I'm scared of the saw. They cut it off with a saw.” {Thepatient} had not told that to any of the nineteen. “Are you scared, too?”",
        "@pool(hero sit) “Does it hurt a lot?” “A bit,” said {hero}, and looked at the water. “Mine does at night. I can't turn over. And I can't do up my buttons, and I'm scared of the saw. They cut it off with a saw.” None of the nineteen had been told about that. “Are you scared, too?”",
      ],
    ],
    end: [
      [
        "@pool(hero talk, patient look) {Hero} said nothing. {He} took hold of the end of the tape and pulled. The towel came off, once round and once more, and there was an arm under it, quite healthy, with red stripes. “I only wanted somebody to write on me,” said {hero}. {Thepatient} stared. It was a long stare. Then {thepatient} said: “With flowers on? You took one with flowers on?”",
        "@pool(hero talk) {Hero} said nothing. {He} took hold of the end of the tape and pulled. The towel came off, once round and once more, and there was an arm under it, quite healthy, with red stripes. “I only wanted somebody to write on me,” said {hero}. There was a long stare. And then: “With flowers on? You took one with flowers on?”",
      ],
      [
        "+ @hospital(hero talk, patient sit) They laughed until the whistle blew. On the day with the saw {hero} came along. {He} held the hand that was not in plaster, and at the worst moment {he} told the story of the towel to the nurse, the doctor and the whole waiting room, so that {thepatient} forgot to be scared. Out came an arm, thin and pale, like something that has been asleep.",
        "@hospital(hero talk) They laughed until the whistle blew. On the day with the saw {hero} came along. {He} held the hand that was not in plaster, and at the worst moment {he} told the story of the towel to the nurse, the doctor and the whole waiting room, and there was such laughing that nobody was scared any more.",
      ],
      "+ @corridor(hero carry, patient carry) The next morning nobody looked at either of them any more. A boy had swallowed a coin. “That's how it goes,” they said to each other, and each carried a bag.",
      [
        "@bedroom(hero write) On {hero's} arm, under the sleeve, there's something written in pen. It's {patient's} name, and there's a horse next to it. {Hero} has to draw it again after every bath.",
        "@bedroom(hero write) On {hero's} arm, under the sleeve, there's something written in pen. It's a friend's name, and there's a horse next to it. {Hero} has to draw it again after every bath.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:ill|sick|hospital|cancer|operation|leuk\w+|coma)\b/i,
      /\b(?:class\w*|classmates?|school|teacher|friends|pupils|fellow)\b/i,
      role("patient", "little sister|sister|little brother|brother|best friend|classmate|friend|teacher|twin"),
      /\b(?:cheer\w*|surprise\w*|fold\w*|cranes?|birds|cards?|help\w*|draw\w*|visit\w*|wish\w*|plan\w*|together)\b/i,
    ],
    unless:
      /\b(?:donkey|bites|pet|dog|cat|horse|shav\w+|bald|wig|substitute|play|concert|sing\w*|murder\w*|fak\w+|pretend\w*|robot|clown without|money for|nurse|doctor|vampire|bakery)\b/i,
    of: "young",
    after: [
      [
        "@classroom(hero talk) There was a place in the room where {thepatient} ought to have been, and everyone walked round it. {Hero} had been to the hospital, and had brought back only one sentence: “The ceiling is so white.” That was what {thepatient} looked at, all day and all night. “Then we know what's missing,” said {hero}.",
        "There was a chair in the classroom that nobody sat on, and everyone walked round it. From the hospital came only one sentence: “The ceiling is so white.” That was what there was to look at, all day and all night. “Then we know what's missing,” said {hero}.",
      ],
      "@classroom(hero build) They began with paper. There was paper everywhere once you looked for it: sheet music, sweet wrappers, a map of a town that had been rebuilt. At first the things they made looked more like potatoes. The biggest boy's fingers were too thick, and he swore, and was the only one who stayed till six. They counted them every evening, and wrote the number on the board.",
      "@hospital(hero talk) By the third week there were so many that the door would not shut. Others had heard of it. The baker put a box on his counter, and the bus driver folded at the red lights. An old man from the home sent forty, which were smaller than fingernails. But from the hospital there was no good news. “Not today,” they said to {hero} at the entrance. “Not this week.”",
      "+ @classroom(hero build) That day nobody folded. They sat there with their hands in their laps. “What if it doesn't help?” asked someone. “It isn't medicine,” said {hero} at last. “It's for the ceiling.” And {he} took the next sheet.",
    ],
    end: [
      [
        "@hospital(patient look) In the end they did not ask anyone. It was a nurse who left a window open, and a caretaker who happened to have a ladder. When {thepatient} woke up, there was no white any more. There were a thousand of them up there, on threads, red and gold and sheet music, and each time somebody opened the door, the whole sky moved.",
        "In the end they did not ask anyone. It was a nurse who left a window open, and a caretaker who happened to have a ladder. The next morning there was no white any more. There were a thousand of them up there, on threads, red and gold and sheet music, and each time somebody opened the door, the whole sky moved.",
      ],
      [
        "@hospital(patient point) {Thepatient} did not say anything for a long time. Then came a finger out of the blanket. “That one's a potato,” said {thepatient}. Outside, under the window, where they stood on each other's shoulders, the whole class heard it. They heard the laugh as well. It was a thin one. But it was the right one, {hero} would have known it anywhere.",
        "It was quiet for a long time. Then a finger came out of the blanket. “That one's a potato,” said a voice. Outside, under the window, where they stood on each other's shoulders, the whole class heard it. They heard the laugh as well. It was a thin one. But it was the right one.",
      ],
      "+ @hospital From then on it went uphill, by inches. The doctors said that it was the medicine, and they were right. {Hero} thought that it might have been both. When the bed was needed for somebody else, they left all of it hanging there for the next one.",
      [
        "@classroom(patient sit, hero build) The chair is being used again. {Thepatient} sits on it crookedly, and laughs too loudly, and folds under the table. On the board there's still a number, and it's growing.",
        "The chair is being used again. Under the table there's folding going on. On the board there's still a number, and it's growing.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:pen[- ]?pals?|pen[- ]?friends?|letters? (?:to|from) (?:a|another) (?:girl|boy|child|school|class)|writ(?:es?|ing|ten) (?:letters )?to each other|wrote (?:letters )?to each other)\b/i,
      /\b(?:school|class\w*|girl|boy|child\w*|kids?|1?\d\b|teen\w*|meet|met|friends?)\b/i,
    ],
    unless: /\b(?:murder\w*|prison\w*|wife|husband|widow|retired|alien|robot|soldier|war|mermaid|sailor|love)\b/i,
    of: "young",
    after: [
      "@street(hero take) The first letter was rather stiff. There was a name in it, an age, and a cat. The second had a drawing of the cat. By the fifth they no longer wrote what they had done, but what they had thought while they were doing it, and {hero} ran to the letter box every day, even on Sundays, when nothing can be in it.",
      "@room(hero read) It's easy to be brave on paper. {Hero} wrote that {he} could dive from the high board. {He} could, nearly. {He} had been up there, at any rate. It had looked so good in the letter. Then the answer came: “I wish I was as brave as you. Here they are all waiting for me to be somebody, too.” {Hero} read that and got hot ears.",
      "@room(hero read) And then, one day, there was a different sort of letter in the box, thick, with a timetable in it. They were going to meet. {Hero} was so happy that {he} ran round the house twice. On the third round {he} slowed down. {He} had thought of the high board. “We must go swimming first thing!” it said below, underlined three times.",
      "+ @pool(hero climb) {Hero} thought of a cold. {He} thought of a broken leg. {He} even walked up the steps, all the way, held on to the rail, looked down, and walked back again, past a whole queue of little ones.",
    ],
    end: [
      "@pool(hero stand, mate look) They recognised each other at once, although each had imagined the other taller. They said hello, and after that nothing came. All the words seemed to need paper. They walked side by side and looked at their shoes, and so they came to the pool. “Well,” said a small voice, “now show me.” {Hero} stood at the bottom of the steps. {He} had gone as white as a letter.",
      "@pool(hero talk, mate talk) “I can't,” said {hero}. “I've never done it. I only wrote it.” It was out. There was a pause. Then the other one gave a great sigh, like someone who takes off a tight shoe. “There's no cat,” was the answer. “I'm allergic. I drew the neighbours'.” They looked at each other. And now they both talked at once, and it was just like on paper, only faster.",
      "+ @pool(hero sit, mate sit) They sat on the lowest step the whole afternoon and told each other what wasn't true. It was less than they had feared. Just before the pool closed, they walked up together, hand in hand, to have a look. Nobody saw who had pulled whom. There was a splash, and it was a double one.",
      "@room(hero write) The letters still go to and fro. There's no cat in them any more. But each of them now has a second name at the bottom, under the first one: “nearly brave”.",
    ],
  }),
  story({
    says: [
      /\b(?:ball|football|frisbee|shuttlecock)\b/i,
      /\b(?:over (?:the|a|his|her) (?:fence|wall|hedge)|(?:in|into) (?:the|a|his|her) (?:neighbou?r's )?(?:garden|yard)|neighbou?rs?(?:'s)? (?:garden|yard|house)|grumpy|old (?:house|man|woman|lady))\b/i,
      role("keeper", "neighbour|neighbor|old man|old woman|old lady|witch|man|woman|lady|widow|widower"),
    ],
    unless:
      /\b(?:prison|murder\w*|war|sniper|fiancé|competition|contest|windows?|greenhouse|smash\w*|br(?:eaks?|oke))\b/i,
    of: "young",
    after: [
      "@street(hero look) It was not the first one. Behind that fence there must have been a whole world of balls by now. Nobody had ever got one back. It was said that {thekeeper} cut them up with bread knives, and that there was a dog, or a pit. {Hero} put one eye to a knothole. There was grass to be seen, very high, and a slipper.",
      [
        "+ @street(hero stand, mate stand) “You shot it,” said {talker}. “You didn't catch it,” said {hero}. They drew straws, and then drew again. In the end they both went. {Hero} rang the bell, quite briefly, so that it would count as having rung. There was a shuffling. {Talker} trod on {hero's} foot.",
        "@street(hero stand) They drew straws for it. {Hero} got the short one, and drew again, and got it again. {He} rang the bell, quite briefly, so that it would count as having rung. There was a shuffling. The others were gone all at once, the way sparrows are.",
      ],
      "@street(keeper talk, hero talk) The door opened by the width of a nose. “What?” said {thekeeper}. All the polite sentences fell out of {hero's} head. “Our ball,” {he} said, “please, is it dead?” It was quiet. The nose looked down at {him} for a long time. “Come through,” said {thekeeper}. “Wipe your feet.”",
      "@corridor(hero look, keeper talk) The corridor smelled of soup and old newspapers. On the walls hung photographs, all of them of legs, as it looked: young men in long shorts, with a cup. One of them had the same nose. “Is that you?” asked {hero}. “That was somebody who could run,” said {thekeeper}. The back door was open. {Hero} looked out, and caught {his} breath.",
    ],
    end: [
      "@garden(keeper talk, hero look) There they lay, in a row along the wall, every ball of the last ten years. They had been cleaned, and pumped up, and mended with tiny stitches. On each of them was a label with a date. “They come over so dirty,” said {thekeeper} gruffly. “I get them ready. And then nobody rings.” {Hero} did not know where to look. “We thought you were cross,” {he} said. “I thought you had plenty of balls.”",
      "@garden(keeper point, hero stand) {Hero} went to the fence and put two fingers to {his} mouth. The heads of the others came up over it, one by one. Soon they all stood in the grass and found their old balls again: the one from the year of the flood, the one with the blue spots. {Thekeeper} sat on the steps and told them what they did wrong. “Elbows in! And you, the little one, look where you are going to, not where you are!”",
      "+ @garden(keeper point, hero look) It was better than television. {Thekeeper} could not run any more, that was true. But with a stick you can draw in the sand who has to be where, and why. In the next match against Mill Street, the other side asked from the first minute on who had been coaching them.",
      "@garden(keeper sit) Now and again a ball still flies over the fence. It isn't always an accident. There's a plank missing there, so that the ball can roll straight back, and behind it, on a chair, sits {thekeeper} and waits.",
    ],
  }),
];
