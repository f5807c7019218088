import { also, role, story } from "../../subject-story.ts";
import { friend, grown, notFor } from "./kinship.ts";

/** Stories of children who lose, fail or are not chosen. */
export const losing = [
  story({
    says: [
      /\b(?:cannot|can['’]t|could not|couldn['’]t|hates?|hated|never wants? to|bad at|not good at|does not like|did not like|a (?:bad|sore|poor)) (?:to )?(?:los(?:e|ing|er)|being beaten)\b|\bsore loser\b|\b(?:throws?|threw|tips?|tipped|knocks?|knocked|sweeps?|swept)\b[^.]*\b(?:board|cards|pieces|dice)\b/,
      /\b(?:games?|board|cards?|ludo|chess|dice|memory|monopoly|checkers|draughts|lose|loser|losing)\b/,
      /\b(?:games?|board games?|ludo|chess|cards|dice|memory|monopoly|checkers|draughts|sister|brother|grand\w+|family|siblings|friends?|father|mother|mum|dad)\b/,
    ],
    may: [
      role(
        "rival",
        "little sister|little brother|sister|brother|grandmother|grandma|grandfather|grandpa|friend|cousin|father|mother|dad|mum",
      ),
      ...also(
        "throws? the board[^.]*|threw the board[^.]*",
        "beats? (?:him|her)|beat (?:him|her)",
        "cheat\\w*",
        "angry|furious",
        "board games?",
      ),
    ],
    unless: notFor(
      "cards|chess|dice|computer|lets? (?:him|her) win|chess champion|tournament|casino|gambl\\w*|money|weight|memory loss|his mind|her mind|office",
    ),
    of: "young",
    after: [
      "@room(hero sit) One piece had rolled under the stove, and one lay in the fruit bowl. The die was never found. “I wasn't even playing properly,” said {hero}. {He} had hot ears, and something in {his} stomach like a fist. It always came when there were only three squares to go, and somebody else was standing on the last one.",
      [
        "+ @room(hero talk, rival sit) From then on nobody wanted to play with {him}. “You only play if you win,” said {rival}. “And I only like it when it's fun.” So {hero} played against {himself}, left hand against right. The left hand won, and {he} was offended for the right one.",
        "+ @room(hero talk) From then on nobody wanted to play with {him}. “You only play if you win,” they said, “and we only like it when it's fun.” So {hero} played against {himself}, left hand against right. The left hand won, and {he} was offended for the right one.",
      ],
      [
        "@room(hero talk, rival talk) “How do you do it?” {he} asked {rival} in the end, who lost quite often and still went on humming. {Rival} had to think. “When I'm thrown out, I say a very bad word,” said {rival}. “Which one?” {Rival} looked round, leaned over, and whispered it in {his} ear. “Rhubarb.” {Hero} had not expected that.",
        "@room(hero talk) Next door lived an old man who lost at cards every Thursday and came home whistling. “How do you do it?” {hero} asked him over the fence. “When it gets bad, I say a very bad word,” said the old man. He looked round, leaned over and whispered it in {hero's} ear. “Rhubarb.” {Hero} had not expected that.",
      ],
      "@room(hero play) They got out the board again, with a button for the piece that was missing. {Hero} was ahead. {He} was ahead for so long that {he} began to count what was left. Then the button came up from behind, click, click, click, and stood on {his} square. {Hero} felt the fist. {His} hand was already at the edge of the board.",
    ],
    end: [
      "@room(hero talk) “Rhubarb!” shouted {hero}. {He} shouted it so loud that the lamp trembled. “Rhubarb with custard! Old, sour, stringy rhubarb!” It was wonderfully bad. There was a silence, and then a snort from across the table. {Hero} wanted to be angry, but that does not go well with rhubarb. There was a tickle where the fist had been, and it came up, and it was a laugh.",
      [
        "@room(hero play, rival play) {He} lost that game, and the next. {Rival} lost the third and shouted something about gooseberries. Nobody had swept anything off the table. When it was bedtime, they noticed that they had forgotten to count who had won. “I think it was me,” said {rival}. “Rhubarb,” said {hero}, but quite friendly.",
        "@room(hero play) {He} lost that game, and the next. In the third somebody else was thrown out and shouted something about gooseberries. Nobody had swept anything off the table. When it was bedtime, they noticed that they had forgotten to count who had won. “I think it was me,” said {hero}, “but I'm not sure.”",
      ],
      "@room(hero sit) There is a list on the inside of the box now, and every year it gets longer: rhubarb, gooseberries, cold semolina. {Hero} still does not like losing. But {he} is the best at it in the whole family, and the neighbours know exactly when {he} has been thrown out.",
    ],
  }),
  story({
    says: [
      /\b(?:own[- ]goal|misses (?:the|a) (?:decisive )?(?:penalty|goal)|missed (?:the|a) (?:decisive )?(?:penalty|goal)|loses? the (?:game|match|final)|lost the (?:game|match|final)|drops? the (?:ball|baton)|dropped the (?:ball|baton)|lets? in (?:a |the |an )?(?:\w+ )?goals?|misspells?|misspelled|falls? off the (?:beam|horse|podium))\b/,
      /\b(?:not want to|never (?:wants? to|again)|gives? up|gave up|ashamed|go back|training|practi[sc]e|cries|cried|hides?|hid|laugh\w*|blames?|blamed|quit|sad|first word|team)\b/,
    ],
    may: [
      friend,
      grown,
      role("coach", "coach|trainer|father|dad|mother|mum|mom|grandfather|grandpa|grandmother|grandma|uncle|aunt"),
      ...also(
        "final|match|game|tournament|competition|spelling bee",
        "not want to go back[^.]*",
        "training",
        "practi[sc]es? for weeks|practi[sc]ed for weeks",
      ),
    ],
    unless: notFor("blam\\w*|professional|world cup|career|stadium|retire\\w*|old (?:man|coach)|contract|million"),
    of: "young",
    after: [
      "@bedroom(hero sit) Other mistakes go by. This one came back every time {hero} shut {his} eyes, from the beginning, in slow motion, with the faces. {He} put {his} bag in the corner, at the very back, and a blanket on it. “Aren't you going?” they asked on the next day, and on the one after that. “I've got a stomach ache,” said {hero}, and by then it was even true.",
      [
        "@street(hero walk, coach talk) On the way to the baker's stood {coach}, beside a bicycle with a flat tyre. {Hero} held it, because there was no way to get past. “I did it once in front of three hundred people,” said {coach} with the pump in {coachhis} hand. “There was a brass band. It stopped in the middle.” {Hero} looked up. “And then?” “Then I had to eat something. One gets hungry.”",
        "@street(hero walk) On the way to the baker's {he} met the old man who looked after the changing rooms, and who had a flat tyre. {Hero} held the bicycle, because there was no way to get past. “I did it once in front of three hundred people,” said the old man with the pump in his hand. “There was a brass band. It stopped in the middle.” {Hero} looked up. “And then?” “Then I had to eat something. One gets hungry.”",
      ],
      "+ @bedroom(hero write) {Hero} thought about that for a whole evening. One gets hungry. So it went on, then, even after a brass band. {He} took a sheet of paper and wrote down everything that had been good before that one moment. {He} had not thought that there would be so much. The bad part was one line. {He} had only read it two hundred times.",
      [
        "@bedroom(hero look, friend stand) A pebble hit the window. Down there stood {friend}. “Are you coming or not?” called {friend}. “They don't want me,” {hero} called back. “Who says so?” {Hero} thought hard. Nobody had said so. {He} had said it {himself}, to the ceiling. “There's one of us missing,” called {friend}. “We've counted.”",
        "@bedroom(hero look) A pebble hit the window. Down there stood three from the team, and one of them had another pebble ready. “Are you coming or not?” they called. “You don't want me,” {hero} called back. “Who says so?” {Hero} thought hard. Nobody had said so. {He} had said it {himself}, to the ceiling. “There's one missing,” they called. “We've counted.”",
      ],
    ],
    end: [
      "@gym(hero walk) The door was as heavy as on the first day. {Hero} pushed it open, and all of them turned round. For one breath nobody said anything. Then the smallest came up to {him}, rather red. “Can you show me how you did it?” she asked. “Only so that I know. I'm always so afraid that it'll happen to me.” {Hero} had to laugh. {He} showed her. {He} could do it in slow motion.",
      "@gym(hero run) After that everybody had one to tell: a shoe that flew off, a start in the wrong direction, a word that had come out as another. They laughed until they had stitches. And when they went on at last, {hero} noticed that {he} was thinking about nothing but the next one, and that the next one was good.",
      "@gym(hero eat) A sheet of paper is pinned up inside the door of {his} locker, with a brass band drawn on it. Now and then a new one comes in who has made a mistake in front of everybody, and wants to go home. {Hero} knows that face. {He} moves over on the bench and holds out half of {his} roll. “Eat something first,” says {hero}. “One gets hungry.”",
    ],
  }),
  story({
    says: [
      /\b(?:copies|copied|copy|cheats?|cheated|cheating|crib\w*)\b/,
      /\b(?:test|exam|homework|dictation|maths|math|spelling|essay|school|class)\b/,
    ],
    may: [
      /\b(?:copies|copied|copy|cheats?|cheated) (?:the \w+ )?(?:from|off) (?<other>(?:(?:his|her|the) (?:[a-z]+ ){0,2}?[a-z]+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+))/u,
      role("teacher", "teacher"),
      ...also(
        "gets? a better mark[^.]*|got a better mark[^.]*",
        "mark|grade",
        "praised?",
        "guilty|bad conscience",
        "caught",
      ),
    ],
    unless: notFor(
      "homework|caught|dictation|essay|spelling|vocabulary|poem|English|history|drawing|university|professor|husband|spouse|essay factory|accused (?:him|her) wrongly|wrongly",
    ),
    of: "young",
    after: [
      "@classroom(hero write) It had only been one look. The sum was easy to read, with that round handwriting, and {hero's} own sheet was so white. One look, and then another, because the first does not make much sense without the second. {His} pen wrote it down all by itself. “Five minutes,” said the voice from the front, and {hero} put {his} arm round {his} sheet, so that nobody could copy.",
      [
        "@classroom(hero look, other sit) When the tests came back, there was a red “Very good” on {hero's}, with an exclamation mark. {Other} had one mark less, because of a missing comma. “Well done,” said {other}, and meant it. That was the bad part. {Hero} would have liked it better if {other} had been angry. {He} folded the sheet in half, and again in half, until only the exclamation mark could be seen.",
        "@classroom(hero look) When the tests came back, there was a red “Very good” on {hero's}, with an exclamation mark. The others stretched their necks. “Well done,” they said, and meant it. That was the bad part. {Hero} folded the sheet in half, and again in half, until only the exclamation mark could be seen.",
      ],
      "+ @kitchen(hero sit) At home it was hung on the fridge, under the magnet with the bee. There was pudding because of it. {Hero} ate with {his} back to the fridge. Whenever somebody fetched the milk, the paper waved at {him}. “You're so quiet,” they said. “It's the pudding,” said {hero}.",
      "@classroom(hero stand) The next day {he} was called up to the board. It was the same sum, only with other numbers. “You've understood it so well,” said the teacher. “Will you explain it to us?” {Hero} took the chalk. {He} wrote down the first number. {He} drew a line under it, very straight, and then a second one, and behind {him} the whole class was waiting.",
    ],
    end: [
      [
        "@classroom(hero talk, other look) {Hero} turned round. “I can't explain it,” {he} said. “I copied it. The one who can explain it is {other}.” The chalk had broken in {his} hand. It was so quiet that one could hear the tap over the sink. The teacher took off her glasses and cleaned them for rather a long time. “That was harder than the sum,” she said. Then she crossed out the exclamation mark.",
        "@classroom(hero talk) {Hero} turned round. “I can't explain it,” {he} said. “I copied it.” The chalk had broken in {his} hand. It was so quiet that one could hear the tap over the sink. The teacher took off her glasses and cleaned them for rather a long time. “That was harder than the sum,” she said. Then she crossed out the exclamation mark.",
      ],
      [
        "@classroom(hero write, other point) After school {other} was standing at the gate. {Hero} wanted to go past on the other side. “It isn't that hard,” said {other}. “You only have to know which one to carry.” They sat down on the steps and did it with chestnuts. At the eleventh chestnut something clicked. “Is that all?” cried {hero}. “That's all,” said {other}. “I'd have told you before the test, if you'd asked.”",
        "@classroom(hero write) After school {he} stayed on {his} chair and tried it with chestnuts, one heap here and one heap there. The teacher was sorting papers and did not look up. “You only have to know which one to carry,” she said into her papers. At the eleventh chestnut something clicked. “Is that all?” cried {hero}. “That's all,” said the teacher. “You could have asked before the test.”",
      ],
      "@kitchen(hero look) A new sheet hangs under the magnet with the bee. It is only a “Good”, and there is no exclamation mark. But every number on it is {hero's} own, with a smudge here and there, and one can open that fridge now and look straight at it.",
    ],
  }),
  story({
    says: [
      /\b(?:smallest|shortest|slowest|tiny|too (?:small|short|slow)|clumsy|weakest|not (?:good|sporty))\b/i,
      /\b(?:nobody|no one|never|last|always)\b[^.]*?\b(?:picks?|picked|chooses?|chosen|chose|wants? (?:him|her)|wanted (?:him|her))\b|\b(?:picked|chosen) last\b/i,
      /\b(?:team|class|game|sport|P\.?E\.?|football|gym|side)\b/i,
    ],
    may: [
      role("coach", "coach|teacher|trainer"),
      friend,
      ...also("class", "nobody picks? (?:him|her)|picked last", "team"),
    ],
    unless: notFor("basketball club|league|professional|puppy|dog|cat|horse"),
    of: "young",
    after: [
      "@gym(hero stand) It always went the same way. Two of them stood at the front and called out names, and the row by the wall grew shorter. The tall ones went first, and then the fast ones, and then those who had a ball at home. {Hero} looked at the lines on the floor, the red one and the blue. “And you can have the rest,” said one to the other. The rest was {hero}.",
      "@gym(hero run) {He} ran when they ran, and stopped when they stopped. Nobody threw {him} the ball. “Don't stand in the way,” they called, quite friendly. So {hero} learned how not to stand in the way. {He} learned to go through under arms, and behind backs, and to be where nobody was looking. {He} got rather good at that.",
      "+ @bedroom(hero stand) At home there were pencil marks on the frame of the door. {Hero} stood against it with a book on {his} head, and stretched until {his} neck cracked. It was the same mark as in the summer. It had got quite thick by now. “I'm growing sideways,” {he} said.",
      "@gym(hero look) Then came the day when a ball got stuck. It had flown up behind the stacked mats, right into the gap between them and the wall. The tall ones lay down on their stomachs and put in their arms. They were too thick. The fast ones tried it with a broom. The game stood still, two to two, with four minutes to go, and there was no second ball.",
    ],
    end: [
      "@gym(hero climb) “I can get through there,” said {hero}. They turned round. {Hero} breathed out, turned {his} head to one side and went in like a letter into a box. {He} got hold of the ball, and came out again on the other side, where nobody was looking.",
      "@gym(hero run) And as nobody was looking, and the whistle was already in the teacher's mouth, {hero} went on. {He} went under an arm, and behind a back, as {he} did every time. Only this time {he} had the ball. When they noticed, {he} was standing right at the front, all alone, and {he} only had to let go. Three to two. Then there was such a roar that the windows rattled.",
      "@gym(hero stand) The tall ones are still called first. But as soon as it is time to choose, somebody puts a hand on {hero's} shoulder, so that the others should not get {him}. On the door frame there is a new pencil mark, a whole finger higher. {Hero} has measured it twice. {He} hopes that {he} will go on fitting through that gap for a bit.",
    ],
  }),
];
