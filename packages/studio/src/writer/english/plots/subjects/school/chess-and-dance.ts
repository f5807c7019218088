import { role, story } from "../subject-story.ts";

/** Stories of chess and of dancing. */
export const chessAndDance = [
  story({
    says: [
      /\bchess\b/i,
      role(
        "master",
        "janitor|caretaker|cleaner|homeless man|old man|grandpa|grandfather|grandad|grandmother|grandma|widower|widow|neighbour|neighbor|pensioner|prisoner|lunch lady|bus driver",
      ),
      /\b(?:teach\w*|taught|learn\w*|train\w*|pupil|shy|champion|tournament|competition|win\w*|beat\w*|coach\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|died|dies|dead|bet|wager\w*|fired|sniper|killer|doesn't come|did not come|never came)\b/i,
    may: [role("child", "boy|girl|kid|pupil|student|teenager|orphan|grandson|granddaughter|nephew|niece")],
    lead: "child",
    of: "people",
    after: [
      "They met every afternoon, always at the same table. {Themaster} set up the pieces without looking, as other people button a coat. “White begins,” said {themaster}. {Hero} moved a pawn, and four moves later {he} had lost. “Good,” said {themaster}. “And now tell me why.”",
      "That was all {themaster} ever asked. Not how to win. Why {hero} had lost. {Hero} lost forty times before the winter came, and each time {he} could say it a little better. “I only looked at my own pieces.” “I was in a hurry.” “I was afraid for my queen.” “Ah,” said {themaster} at that one. “We all are.”",
      "+ Once {hero} asked {themaster} where all that came from. {Themaster} went on polishing a knight with {masterhis} sleeve. “In a bright room,” said {themaster}, “with a lot of people watching. I won. I liked the quiet here better.” And no more than that could be got out of {themaster}.",
      "@hall(hero sit) Then there was the tournament, with flags and clocks and photographers. In the last round {hero} sat across from the champion, who wore a ring and yawned. “I'll be done by lunch,” the champion told a lady from the newspaper. {Hero's} hand was so damp that the pawn slipped out of it.",
    ],
    end: [
      "@hall(hero look, master look) The champion played fast and loudly and put down each piece with a bang. Piece by piece {hero} was pushed back into a corner. The queen was in danger, {he} saw it, and everything in {him} wanted to save her. Then, right at the back by the door, {he} saw {themaster}, who had come after all, and who was looking not at {hero}, but at the champion's king.",
      "@hall(hero sit) {Hero} looked at it as well, and this time {he} took {his} time. Then {he} left the queen where she was. A murmur went through the hall. The champion grinned and took her. “Check,” said {hero} quietly. It was only a pawn. “Check.” It was only a knight. “And mate,” said {hero}, and was so surprised at it that {he} said sorry.",
      "+ @hall(hero look) “Who taught you that?” asked an old arbiter with a stick, who had become quite pale. “The queen sacrifice. I've only seen that once in my life, forty years ago. Nobody ever found out where that player went.” {Hero} turned to the door. There was nobody there. Only a coat hook was still swinging.",
      "They still meet every afternoon at the same table. {Hero} sets up the pieces without looking. “I won,” said {hero} on that first day. “Good,” said {themaster}. “And now tell me why.”",
    ],
  }),
  story({
    says: [
      /\bchess\b/i,
      /(?<old>\b[Oo]ld (?:Mr|Mrs)\.? \p{Lu}[\p{L}-]+|\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Mm]y) (?:[a-z-]+ ){0,3}(?:man|grandpa|grandfather|pensioner|champion|hustler|grandmaster|widower|player)\b)/u,
      /\b(?<young>(?:an?|the) (?:[a-z-]+ ){0,3}(?:boy|girl|kid|child))\b/i,
    ],
    unless: /\b(?:murder\w*|janitor|caretaker|school|class|tournament)\b/i,
    after: [
      "@park(old sit, young sit) The board was a stone table with a crack across it. {Theold} had always sat on the side with the sun. Across from {oldhim} sat {theyoung}, whose feet did not quite reach the ground. It was not polite to lose to such feet. {Theold} moved a knight, and took a long time over it.",
      "@park(old talk, young sit) “You don't say much,” said {theold}. There was no answer, only a pawn, which was moved one square, exactly to where it hurt. People had come to stand around them. A man stopped eating his ice cream. {Theold} had not sweated over a chessboard for thirty years, and now the collar was sticking.",
      "+ @kitchen(old sit) It went on like that for a week. {Theold} went home each time and set it all up again on the kitchen table, move by move, until the soup boiled over. There was no trick. It was only that {theyoung} played as if nobody had ever told {theold} and all the others how it had to be done.",
      "@park(old sit) Then came the day when the place across the table was empty. The pigeons walked about on the board. {Theold} waited until the street lamps went on, and waited the next day as well, and was surprised how large a park can be. On the third day {theold} asked at the kiosk, and at the school, and in the end at a door on the fourth floor.",
    ],
    end: [
      "@bedroom(young sleep, old look) {Theyoung} lay in bed there, with a red nose and a scarf. The grandmother had to laugh. “It's only the flu,” she said. “Are you the one? I've been hearing about no one else. Every evening it's all played through again on the blanket.” On the blanket there was a board, with buttons and dried beans for pieces. It was the game from Friday.",
      "@bedroom(old sit, young talk) {Theold} sat down on the edge of the bed, rather stiffly. “I don't understand your bishop,” said {theold}. And then {theyoung} began to talk. The words came out fast and hoarse, like something that has been kept in for a long time. It was all about the bishop, and it was the best lesson that {theold} had ever been given.",
      "@bedroom.night(old talk, young sit) It got dark, and nobody noticed. “I thought you came to win,” said {theyoung} at last. “So did I,” said {theold}, and looked at the beans. “But at home I've got nobody to lose to.”",
      "@park(old sit, young sit) The stone table has got two cushions now, one on the sunny side and one that's twice as thick, so that the feet hang comfortably. The pigeons have learned to walk round the pieces.",
    ],
  }),
  story({
    says: [
      /\bchess\b/i,
      /\b(?:tournament|competition|championships?|contest|champion|club|match|game|plays?|played|beat\w*|against)\b/i,
    ],
    unless:
      /\b(?:murder\w*|cheat\w*|death|devil|killer|hustler|sniper|prison|robot|laundry|homeless|janitor|ghost|drive\w*|pieces (?:come|came))\b/i,
    of: "people",
    after: [
      "@bathroom(hero stand) {Hero} played against everybody who would sit down: against the baker, against the boy on crutches, against {his} own left hand. If there was nobody there, {he} played from memory while {he} brushed {his} teeth. The toothbrush was the bishop.",
      [
        "@room(hero talk, mate talk) “And if you lose?” asked {talker}. {Hero} did not understand the question. “Then I'll know one more way how not to do it,” {he} said. {Talker} thought that this was the cleverest or the silliest thing {talker} had heard all week, and packed two sandwiches, one for each case.",
        "+ @room(hero write) Of course {he} lost, often. {Hero} kept a list of it. It was headed “How not to do it”, and it was the longest thing that {he} had ever written.",
      ],
      "@hall(hero sit) In the hall there were sixty boards in rows, and a ticking as if it were raining clocks. {Hero} had never heard so many people be so quiet. In the first round {his} chair squeaked. In the second round {his} opponent coughed before every attack, and {hero} got used to looking up at each cough. So {he} came to the last table.",
      "@hall(hero sit) Somebody sat there already who had never lost. You could tell by the back, which was as straight as a ruler. There was no hello. The hand came out, moved a piece, pressed the clock, and lay down again, like a machine. After an hour {hero} had hardly anything left: a king, a rook, and three pawns, who stood about like children at a bus stop.",
    ],
    end: [
      "@hall(hero sit) {Hero} looked at it for a long time. It looked familiar. It was number forty-one on the list, the ugliest of them all: how {he} had lost against the baker with a rook too many, because the baker, out of pure stupidity, had simply walked on. {Hero} had laughed about that move for days. Now {he} took the smallest pawn and simply walked on.",
      "@hall(hero sit) The straight back bent forward a little. For the first time the hand stopped in the air. Nobody had ever learned what to do against such a move, since nobody sensible made it. The pawn walked on. One more square. One more. On the last one {hero} put a queen in its place, and the ticking seemed to stop.",
      "+ @hall(hero talk) “What do you call that?” asked the one who had never lost. It was quite a young voice, and rather a nice one. “The baker,” said {hero}. “It's on my list of how not to do it. Do you want to see it?” They sat over it until the hall was swept. “I have never had such a list,” said the other one, full of envy.",
      "@bakery(hero give) There's a number sixty on it by now. And one morning {hero} walked into the bakery and gave the baker, who doesn't know a thing about it, a very small golden pawn. He keeps it in the till.",
    ],
  }),
  story({
    says: [
      /\b(?:ballet|danc\w+)\b/i,
      /\b(?:boy|he|his|brother|son|footballer|captain|rugby|boxer|teenage boy)\b/i,
      /\b(?:secret\w*|father|dad|laugh\w*|boys don't|boys do not|for girls|football|rugby|ashamed|wants? to|wanted to|dream\w*|hid\w*|instead of|not allowed|teas\w+|tease\w*)\b/i,
      /\b(?:ballet|dancer|dance (?:class|lessons?|school|teacher)|ballet (?:class|lessons?|school))\b/i,
    ],
    unless: /\b(?:widow|operation|murder\w*|robot|wife|divorc\w+|elephant|bear|grandmother's|old man|injur\w+|hurt)\b/i,
    may: [role("dad", "father|dad|stepfather|grandfather|coach")],
    of: "people",
    after: [
      "@gym(hero dance) Officially {hero} was at football. {He} left the house in football boots, with mud on them, which {he} had put there {himself}. Round the corner, behind the cinema, there was a green door. In there {he} took the boots off, and the floor was smooth, and someone played the piano, and {hero} was allowed to fly.",
      "+ @kitchen(hero stand) It needed a lot of tricks. {He} had to know the results. “How was it?” they asked at home. “Two all,” said {hero}. {He} had to have grass stains, and rubbed them on in the park. And when {he} washed up, {he} had to take care that {his} feet did not stand in fifth position all by themselves.",
      [
        "@kitchen(dad talk, hero look) {Thedad} noticed nothing. {Thedad} was proud of the muddy boots and told everyone about them. That was what made it so hard. “We'll come and watch on Saturday,” said {thedad} one evening, quite suddenly. {Hero} nearly dropped a plate. On Saturday was the performance, behind the green door.",
        "@kitchen(hero look) At home they were proud of the muddy boots and told everyone about them. That was what made it so hard. “We'll come and watch on Saturday,” they said one evening, quite suddenly. {Hero} nearly dropped a plate. On Saturday was the performance, behind the green door.",
      ],
      "@corridor(hero take) {Hero} did not sleep. {He} could fall ill. {He} could break a leg, and then it would be over for good. On Saturday morning {he} stood in the hall with the boots in {his} hand. They were quite dry, and there was so much mud on them. {He} put them down. “I'm not going to football,” said {hero}. “I've never been to football. Come with me. It's behind the cinema.”",
    ],
    end: [
      [
        "@theatre(hero run, dad sit) It was a long walk, and {thedad} did not say a word. {Thedad} sat down in the last row, on a chair that was much too small, with folded arms. Then the light went out. {Hero} stood in the wings and looked through the gap. {He} saw the arms. They were still folded. The piano began, and {hero} ran, and jumped.",
        "@theatre(hero run) It was a long walk, and nobody said a word. They sat down in the last row, on chairs that were much too small, with folded arms. Then the light went out. {Hero} stood in the wings and looked through the gap. The piano began, and {hero} ran, and jumped.",
      ],
      [
        "@theatre(hero dance, dad stand) {He} stayed up there. Everyone who was there says that {he} stayed up there longer than is possible. When {he} came down there was no sound. Then a chair fell over in the last row. “That's a header!” cried {thedad}. “Did you see how {he} was standing in the air? No one can jump like that! No one in the whole league!”",
        "@theatre(hero dance) {He} stayed up there. Everyone who was there says that {he} stayed up there longer than is possible. When {he} came down there was no sound. Then a chair fell over in the last row, and they began to clap, and did not stop until the caretaker came.",
      ],
      [
        "@street(hero dance, dad dance) Afterwards they stood in front of the green door. “Two all?” asked {thedad}. {Hero} looked at {his} feet. “I'd have liked to see the real ones,” said {thedad}, “all those Saturdays.” And then, gruffly: “How do you do that with the feet?” {Hero} showed it on the pavement. {Thedad} held on to a lamp post and did it after {him}.",
        "+ @street(hero look) Afterwards they stood in front of the green door. “Two all?” they asked. {Hero} looked at {his} feet. “We'd have liked to see the real ones,” they said, “all those Saturdays.”",
      ],
      "@corridor(hero take) The football boots have been given to a boy who needs them. On their nail in the hall hangs a pair of black shoes, quite thin, with no mud on them at all. Every Saturday {hero} takes them down, and nobody asks for the result any more.",
    ],
  }),
  story({
    says: [
      /\bdanc\w+\b/i,
      /\b(?:competition|contest|tournament|championships?|show|talent|audition\w*|ball|prom)\b/i,
      /\b(?:two left feet|can['’]t dance|cannot dance|could not dance|couldn't dance|never danced|clumsy|partner|learn\w*|teach\w*|taught|father|dad|grandma|grandmother|grandfather|grandpa|steps?|win|won|enter\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|altar|animals?|bear|elephant|robot|zombie|spy|wheelchair|deaf|blind|one leg|queen|princess|prince|furniture)\b/i,
    may: [
      role(
        "partner",
        "little daughter|daughter|son|grandson|granddaughter|grandfather|grandpa|grandad|grandmother|grandma|gran|father|dad|mother|mum|mom|best friend|friend|sister|brother|neighbour|neighbor|boyfriend|girlfriend|classmate|janitor",
      ),
      /\b(?:pay for|money for|for) (?<cost>(?:his|her|their|the) (?:[a-z-]+['’]s )?(?:operation|surgery|treatment|medicine))\b/i,
    ],
    of: "people",
    after: [
      [
        "@kitchen(hero dance, partner dance) They practised in the kitchen, because the floor was smoothest there. “One, two, three,” said {thepartner}, “and that was my foot.” “Sorry,” said {hero}. “One, two, three. And that was my other foot.” They moved the table out into the hall, and after that the fridge got most of the kicks.",
        "@kitchen(hero dance) {Hero} practised in the kitchen, because the floor was smoothest there. “One, two, three,” {he} counted, and hit the table. {He} moved the table out into the hall. “One, two, three.” After that the fridge got most of the kicks. It had dents in it in three-four time.",
      ],
      "+ @kitchen(hero dance) On the screen it had looked so easy. They floated there like feathers. {Hero} looked more like somebody trying to get a wasp out of {his} shirt. {He} bought chalk and drew footprints on the floor, left in blue and right in red. Then {he} mopped the kitchen without thinking, and had to begin all over again.",
      [
        "@kitchen(hero dance, partner dance) “Why are we doing this?” groaned {hero} one night. “You know why,” said {thepartner}, and put on the music once more. And since they were both too tired to count, they did not count. They just listened. They got to the end of the song, and nobody had been trodden on. They looked at each other and did not dare to say anything.",
        "@kitchen(hero dance) One night {he} was too tired to count. {He} just let the music play and leaned on the broom. After a while the broom began to move. Nobody was counting, nobody was looking at the chalk. They got to the end of the song, {hero} and the broom, and had not bumped into anything.",
      ],
      "+ @theatre(hero look) The other couples at the contest wore spangles and had orange faces. They smiled with all their teeth, even when they were drinking water. {Hero} had a clean shirt on. It had been ironed, more or less.",
      "@theatre(hero stand, partner stand) Then it was time. The lights were so hot, and the floor was so large. After the first few steps there was a crackle, then a whistle, and then the music stopped. A cable had burnt through. A man with a headset waved his arms. In the hall it was as quiet as in a lift. It would have been the moment to walk off.",
    ],
    end: [
      [
        "@theatre(hero dance, partner dance) “Don't stop,” whispered {thepartner}. And very quietly {thepartner} began to hum it, the song from the kitchen. {Hero} could hear it, and so they danced to that. They danced as they had done that night, without counting, between the table and the fridge. In the first row somebody began to hum, too. Then it was the second row.",
        "@theatre(hero dance) {Hero} stood there. Then {he} began to hum it, quite quietly, the song from the kitchen, and danced to that, as {he} had done that night, without counting, between the table and the fridge. In the first row somebody began to hum, too. Then it was the second row.",
      ],
      "@theatre(hero dance, partner dance) In the end four hundred people were humming, and the other couples were swaying at the edge. It was not perfect. There was one turn too many, and at the finish there was a little jump that no teacher would have allowed. But nobody had been looking at their feet. They had been looking at their faces.",
      [
        "@theatre(hero hug, partner hug) The jury did not even have to sit down for it. When the envelope was opened, {hero} read it three times before {he} believed it. It was enough for {cost}. {Hero} lifted {thepartner} off the floor and turned round and round, until both of them were seeing three of everything.",
        "+ @theatre(hero stand) The jury was arguing for a long time. “The steps were wrong,” said one. “Which steps?” asked the other two, and blew their noses. {Hero} did not hear it. {He} was still humming.",
      ],
      "@kitchen(hero dance, partner dance) The table is back in the kitchen. But in the evening, if a certain song comes on, it's moved into the hall again, and the fridge gets a kick or two, for old times' sake.",
    ],
  }),
];
