import { role, story } from "../subject-story.ts";

/** Stories of people with a gift that no one knows. */
export const hiddenTalents = [
  story({
    says: [
      /\b(?:janitor|caretaker|cleaner|custodian|cleaning (?:lady|woman)|dinner lady|school cook|groundskeeper|bus driver|homeless (?:man|woman|chess player)|night guard|security guard|doorman|gardener)\b/i,
      /\b(?:chess|checkers|draughts)\b/i,
    ],
    may: [
      role("kid", "boy|girl|kid|student|pupil|child|teenager|orphan|nephew|grandson|granddaughter"),
      role("ownrival", "champion|arrogant champion|bully|school champion"),
    ],
    unless: /\b(?:murder\w*|blind|fired|suit)\b/i,
    lead: "kid",
    of: "people",
    after: [
      "@cellar(hero sit) The board lay on an upturned bucket in the boiler room. The king was a bolt, and the pawns were toothpaste caps. “White begins,” said the voice from behind the pipes. {Hero} pushed a toothpaste cap two squares forward. Nine moves later {he} had lost.",
      "@cellar(hero sit) “Again,” said {hero}. They played every day, in the long break. {Hero} learned to lose slowly. “Don't look at your own pieces,” said the voice from behind the pipes. “Look at mine, and ask what they're dreaming of.”",
      "+ @cellar(hero read) One day {hero} found a cutting under the bucket, yellow and folded small. It showed that same face, young, with a cup. “Why did you stop?” asked {hero}. “I'd beaten everybody,” came the answer from behind the pipes, “and there was nobody left to talk to.”",
      [
        "@hall(hero write, ownrival talk) Upstairs in the hall stood the real boards, and behind them sat {ownrival}, who had never lost at that school. “You?” said {theownrival}, when {hero} signed the list. “Who taught you, the mop?”",
        "@hall(hero write) Upstairs in the hall stood the real boards, and behind them sat those who always won. “You?” they said, when {hero} signed the list. “Who taught you, the mop?”",
      ],
      "@hall(hero look) By the last game nobody was laughing. {Hero} looked up. In the doorway, with a broom in both hands, stood {hero's} teacher from the boiler room, and looked at the board.",
    ],
    end: [
      "@hall(hero give) What are they dreaming of? {Hero} looked at the enemy's queen. She dreamt of {hero}'s knight. She wanted it so badly that she could not see anything else. So {hero} gave it to her.",
      "@hall(hero sit) “Ha!” came from the other side, and the knight was gone. And {hero} pushed a pawn, a little cap of a thing, one square forward. Then it was very quiet. “Checkmate,” said {hero}, quite softly.",
      "@hall(hero look) An old gentleman of the jury stood up. He went to the door, step by step. “That was your old trick with the knight,” he said to {hero's} teacher. “You beat me with it in Paris. I've waited thirty years for a second game.” “There's a bucket downstairs,” said {hero}. “You can start at once.”",
      "@cellar(hero sit) In the long break half the school sat among the warm pipes after that, and was silent. They have real boards now. But the best of the day is allowed to sit at the bucket with {hero}, and play with the bolt.",
    ],
  }),
  story({
    says: [
      /\b(?:janitor|caretaker|cleaner|custodian|cleaning (?:lady|woman)|garbage (?:man|collector)|window cleaner|dishwasher|porter|groundskeeper|maintenance man|street sweeper|cloakroom attendant|security guard|night guard|night watchman)\b/i,
      /\b(?:piano|violin|cello|sings?|sang|singer|singing|trumpet|guitar|organ|opera|music)\b/i,
      /\b(?:secret\w*|at night|every night|after (?:hours|work|closing)|nobody|alone|empty|when (?:everyone|everybody)|talent\w*|hidden|once|used to|former\w*|overhear\w*|hears?|heard|pianist|virtuoso|discover\w*|famous)\b/i,
    ],
    may: [
      role(
        "ownlistener",
        "girl|boy|student|pianist|conductor|teacher|professor|director|pupil|singer|soprano|child|teenager|manager",
      ),
    ],
    unless:
      /\b(?:murder\w*|trash|wardrobe|lost her voice|loses her voice|stage fright|car park|daughter|gallery|lullab\w+)\b/i,
    of: "people",
    after: [
      "@hall.night(hero stand) When all the floors were done, {hero} wiped {his} hands dry, finger by finger, and looked round once more. There was nobody there. Now the music could begin, which had been waiting in {hero} all day.",
      "@hall.night(hero stand) {Hero} had learned the music as a child, from an aunt, in a kitchen. Then the years of work had come. In all those nights {he} had never had an audience, apart from a moth. What came out in those nights was big enough for a whole hall.",
      [
        "@hall.night(ownlistener look) One night it was not only the moth. {Ownlistener} had come back for a forgotten scarf, and now stood behind the half-open door, for an hour. When it was over, {theownlistener} crept away on tiptoe, and forgot the scarf again.",
        "@hall.night One night it was not only the moth. A young woman had come back for a forgotten scarf, and now stood behind the half-open door, for an hour. When it was over, she crept away on tiptoe, and forgot the scarf again.",
      ],
      "@corridor(hero stand) The next day {hero} was mopping the stairs as usual, when the important people came running down them. The star of the evening was lying in bed with a fever. Nine hundred tickets had been sold, and the doors would open in an hour. “There's nobody!” cried the manager.",
    ],
    end: [
      [
        "@corridor(hero stand, ownlistener point) “Yes, there is,” said {ownlistener}, and pointed. They looked up the stairs, and looked past {hero}. There was only the wall. “{Hero}?” said the manager. “But that's the one with the mop.” {Hero} held on to it tightly, with both hands.",
        "@corridor(hero stand) “Yes, there is,” said the young woman with the scarf, and pointed. They looked up the stairs, and looked past {hero}. There was only the wall. “{Hero}?” said the manager. “But that's the one with the mop.” {Hero} held on to it tightly, with both hands.",
      ],
      "@theatre.night(hero stand) “I can't do it with people there,” {he} said. “Then we'll turn the lights off,” said the manager, “and you do it as you always do.” So nine hundred people sat in the dark and wondered. They heard {hero} set down the bucket. They heard {him} wipe two hands dry, finger by finger. And then they heard the music.",
      "@theatre(hero look) When the lights went on, {hero} was standing in {his} grey overall, and it was very quiet. Then a seat banged, far up at the back, and another, and all nine hundred stood.",
      "@theatre.night(hero stand) On the posters there is a new name now. The overall hangs behind the stage, on its own hook. And late at night, when the last of the people have gone, {hero}'s bucket can still be heard up there for a while, and then it is quiet, and the moth comes.",
    ],
  }),
  story({
    says: [
      /\b(?:janitor|caretaker|cleaner|cleaning (?:lady|woman)|custodian|night guard|security guard|porter|doorman|lift operator|gardener|dinner lady)\b/i,
      /\b(?:lecture\w*|math\w*|professor|equations?|universit\w+|physics|genius|blackboard|poems?|poet|novel|exam|college|class\w*|teach\w*|taught|inventor|scientist|languages?|secret talent|hidden talent)\b/i,
    ],
    may: [
      role("ownprof", "professor|teacher|headmaster|scientist"),
      role("ownkid", "student|students|pupil|pupils|boy|girl|children|class"),
    ],
    unless: /\b(?:surgery|fluent|murder\w*|chess|piano|violin|s[iau]ng|comet|hamster|ghosts?|robot|lottery|music)\b/i,
    of: "people",
    after: [
      "@corridor(hero look) {Hero} listened wherever {he} swept. The best place was next to the radiator in the corridor, because there the door did not shut properly. {Hero} had swept that spot more often than any other. In {his} locker, behind the floor wax, stood twelve thick exercise books, full to the last page.",
      "@classroom.night(hero write) {Hero} had had to earn money at fourteen. But at night, when {he} wiped the boards, {he} read what was on them before they got wet. Once, in the third line, there was a mistake. {Hero} changed one small sign with a wet finger.",
      [
        "@classroom(ownprof look) In the morning {ownprof} stood in front of it for a long time. “Who was here?” asked {theownprof}. From then on there was always a question left on the board in the evening, a bit more difficult each time. And in the morning there was an answer under it, in neat round writing, which smelled faintly of floor wax.",
        "@classroom In the morning there was a crowd in front of it. “Who was here?” they asked each other. From then on there was always a question left on the board in the evening, a bit more difficult each time. And in the morning there was an answer under it, in neat round writing, which smelled faintly of floor wax.",
      ],
      "@classroom(hero stand) Then came the day when the bell had rung and nobody was standing at the front. The benches were full; there were guests from the capital. The guests reached for their coats. {Hero} stood by the radiator, with the broom.",
    ],
    end: [
      "@classroom(hero write) {He} did not decide it. {His} feet did. {Hero} walked down between the benches, leaned the broom against the desk, and said: “Good morning. Last time we had got as far as the question why.” There was some laughter. It stopped when the chalk began to write.",
      "@classroom(hero talk) After five minutes the pens were scratching. After ten a girl in the fourth row said aloud: “Oh! So that's why!” {Hero} beamed at her. “Yes,” {he} said, “it took me nine years, too, and three of those because the door was shut.” When the bell rang, not one of them stood up.",
      [
        "@classroom(hero look, ownprof talk) At the back, under the clock, stood {ownprof}, with a wet hat and a broken bicycle chain. “I had wondered,” said {theownprof}, “who has been marking my work.”",
        "@classroom(hero look) At the back, under the clock, stood the lecturer, with a wet hat and a broken bicycle chain. “I had wondered,” he said, “who has been marking my work.”",
      ],
      "@classroom(hero write) There is a bench by the radiator in the corridor now. The door to the hall stands open, summer and winter, with a broom leaned against it. And on Fridays {hero} stands at the board with the chalk.",
    ],
  }),
  story({
    says: [
      /\b(?:s[iau]ngs?|singing|singer|soprano|voice|opera|tenor)\b/i,
      /\b(?:stage fright|los(?:es|t) (?:her|his|their) (?:voice|nerve)|too shy|afraid (?:to|of)|hid(?:es|den|ing)?|behind the curtain|wardrobe|car park|only (?:sings|sang)|in secret|secretly)\b/i,
    ],
    may: [
      role(
        "ownhelper",
        "security guard|guard|cloakroom attendant|dresser|seamstress|janitor|cleaner|night porter|friend|sister|brother",
      ),
    ],
    unless:
      /\b(?:murder\w*|pirate|nightingale|mermaid|contest|school play|frog|bird|princess|instead|in (?:his|her|their) place|took over)\b/i,
    of: "people",
    after: [
      "With a wall in front of {him}, or a curtain, or just the dark, the voice came out by itself, and was as wide as a river. But when even two eyes looked at {him}, a key seemed to turn in {hero}'s throat.",
      [
        "@theatre(hero look, ownhelper talk) “I've heard you,” said {ownhelper} one evening. {Hero} went red and white and wanted to run. “I've turned my back, look,” said {theownhelper}. “I'm counting the coat hangers. You can go on.” {Theownhelper} counted the same nine coat hangers for an hour, with wet cheeks.",
        "@theatre(hero look) “I've heard you,” said the woman who looked after the keys one evening. {Hero} went red and white and wanted to run. “I've turned my back, look,” said the woman. “I'm counting the keys. You can go on.” She counted the same nine keys for an hour, with wet cheeks.",
      ],
      "@theatre(hero talk) So {hero} sang every evening to a turned back. A week later {he} sang to a face with both eyes shut. In the third week one eye was open. “It still came out,” said {hero}, amazed. “Half as loud.”",
      "@theatre(hero look) Then came the evening when it counted. The hall was sold out, and the singer of the evening was sitting on the stairs with a scarf round a swollen throat. {Hero} knew every note. {He} had one hand on the velvet of the curtain, and could not move it.",
    ],
    end: [
      "@theatre(hero stand) So {hero} sang from where {he} was, from behind the velvet. It went out through the cloth as if there were none. The conductor turned pages with one hand and dried his eyes with the other. For two whole acts nobody was standing on the stage, and nobody missed a thing.",
      [
        "@theatre(hero look, ownhelper stand) After the last note the applause broke loose, and they shouted for a face. Everything in {hero} said: run. Then {he} saw {ownhelper}, in the wings on the other side, who turned round, very slowly, and began to count something on the wall with a finger. {Hero} burst out laughing. And while {he} was laughing, {he} had already pulled the curtain aside.",
        "@theatre(hero look) After the last note the applause broke loose, and they shouted for a face. Everything in {hero} said: run. Then {he} saw the woman with the keys, in the wings, who turned round, very slowly, and began to count something on the wall with a finger. {Hero} burst out laughing. And while {he} was laughing, {he} had already pulled the curtain aside.",
      ],
      "@theatre(hero look) Four thousand eyes! The key in {his} throat turned, and it stuck. {Hero} looked for two of them, no more than two, in the third row, and sang the encore to those. They belonged to a small boy, who called “Again!”",
      "@theatre(hero look) Before each performance {hero} turns {his} back to the mirror and counts to nine, very slowly, as on that evening. Then {he} goes out and sings, to all the eyes there are.",
    ],
  }),
];
