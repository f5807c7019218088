import { role, story } from "../subject-story.ts";

/** Stories of strange teachers, of pencils and balls with magic in them, and of schools for it. */
export const oddTeachers = [
  story({
    says: [
      role("robot", "robot teacher|robot|android|machine"),
      /\b(?:literal(?:ly)?|word for word|figures? of speech|idioms?|sayings?|exactly what|joke)\b/i,
    ],
    unless: /\b(?:kill\w*|murder|war|wife|husband|restaurant|spaceship)\b/i,
    after: [
      "@classroom(robot talk) On the first morning a girl at the back said that the maths test would be a piece of cake. {Robot} rolled to the cupboard, took out a knife, and handed round plates. “I can't find it,” said {robot}, after looking behind the map as well. “Where is the piece of cake? I have twenty-four plates.” From then on they did it on purpose.",
      "+ @classroom(robot stand) “Time flies,” said a boy, and {robot} opened all the windows, to let it out. “I've got a frog in my throat,” said another, and {robot} came with a torch and a very small net. When someone said, “Pull your socks up,” {robot} looked down at two steel feet and borrowed a pair from lost property.",
      "+ @corridor(robot walk) The headmaster was not amused. “Keep an eye on the little ones,” he had told {robot}, and {robot} had taken out an eye and put it on the shelf above their coats. It blinked now and then. The little ones loved it, and waved. “One more such thing,” said the headmaster, “and you will get the boot!” {Robot} said thank you, and asked for the size.",
      "@playground(robot walk) After the third false alarm, when all the school had been led out into the yard with umbrellas, because of cats and dogs that never came down, the headmaster picked up the telephone. “Tomorrow that machine goes back to the factory,” he said. The children heard it. Now it wasn't funny at all.",
      "@classroom(robot sit) {Robot} was packing chalk into a box when the class came in. “I make mistakes,” said {robot}. “You say one thing and mean another. I've got two thousand rules of grammar in me, and there's none for that.” The girl from the back swallowed. “We could have told you,” she said. “We did it on purpose. It was mean of us.”",
    ],
    end: [
      "@corridor(robot run) That was when the bell rang, and it wasn't the bell for break. Real smoke was coming up the stairs. The teachers shouted all at once: “Keep calm!” “Every man for himself!” “Don't lose your heads!” The little ones felt for their heads, and began to cry. “Please,” the girl said to {robot}, “one sentence. Just as it is.”",
      "@corridor(robot carry) {Robot} stood up. “Hold hands,” said {robot}, in a voice that all of them could hear. “Walk to the green door. There are fourteen steps. Count them with me.” They held hands. They counted. The last one to come out was {robot}, black with soot, with a small boy on each arm and an eye in one hand.",
      "+ @playground(robot stand) It had only been the toaster in the staff room. But the headmaster stood there in the yard for a long time, and looked at two hundred children, and none was missing. “I take it back,” he said. “What?” asked {robot}. “The boot,” said the headmaster. “I would like you to stay. I mean exactly that.”",
      "@classroom(robot write) {Robot} teaches there to this day. On the wall hangs a list, in the children's writing, of everything that people say and don't mean. It's on its third sheet. And every year on the day of the maths test, at nine sharp, {robot} brings in twenty-four plates, and on each of them, cut with great care, there is a piece of cake.",
    ],
  }),
  story({
    says: [
      role(
        "teacher",
        "teacher|headmaster|headmistress|head teacher|principal|maths teacher|librarian|school librarian",
      ),
      /\b(?:secret(?:ly)?|double life|at (?:the )?weekends?|at night|in disguise|under a mask|found out|discover\w*|caught)\b/i,
      /\b(?<job>wrestler|clown|rock ?star|drummer|guitarist|stuntman|stuntwoman|racing driver|boxer|ballet dancer|dancer|acrobat|trapeze artist|magician|fire-eater|breakdancer|rapper|dj|skateboarder|punk singer|heavy metal singer|rock singer|opera singer|sword swallower|motorcycle racer|tightrope walker)\b(?: with (?:an? )?\w+)?(?: (?:at|by|in|on|every) (?:the )?\w+)*/i,
    ],
    unless: /\b(?:steal\w*|thief|dead|murder|ghost|vampire)\b/i,
    after: [
      "@street.night(hero look) {Hero} saw the poster first, torn at one corner. Then {he} saw the shoes. They were brown, with a knot in the left lace, and {hero} had looked at them through a whole year of lessons. They stuck out from under a glittering costume. There was no second pair of such shoes in the world. It was {teacher}!",
      "@hall.night(hero look, teacher dance) {Hero} slipped in with the crowd and sat down behind a pillar. The lights went out, and a drum rolled. And then {teacher}, who in class said “Quietly, please!” and cleaned {teacherhis} glasses with a hanky, flew through the air with a roar. The people jumped up on their seats. {Hero} forgot to shut {his} mouth.",
      "+ @classroom(hero sit, teacher write) On Monday {teacher} stood at the blackboard and wrote down fractions, with the same brown shoes on. There was a plaster on one ear. “Any questions?” asked {teacher}. {Hero} had about a hundred. At the back they were imitating the way {teacher} walked. “So boring,” whispered the boy in front. “I bet there's nothing to do at that house but dust.”",
      "+ @classroom(hero write) {Hero} nearly burst. {He} wrote it on a slip of paper, in five words, and folded it up. You only had to pass it on, and by break time the whole school would know about {thejob}. {Hero} would be famous. {He} held the paper under the table until it was quite soft, and then {he} ate it.",
      "@classroom(hero talk, teacher talk) After the lesson {teacher} said, “You stay here, please.” The door fell shut. “Row four, behind the pillar,” said {teacher}. {Hero} went red. “I'm sorry,” {he} said. “I won't tell anyone.” {Teacher} sat down on the edge of a desk. “I was the smallest in my class,” {teacherhe} said, “and so afraid that I never opened my mouth. Up there I'm not. It goes away with the first drum roll.”",
    ],
    end: [
      "@classroom(hero talk) “I'm afraid, too,” said {hero}. It had slipped out. “Of the school show on Friday. I have to go out on the stage.” {Teacher} looked at {him} for a long time. Then {teacherhe} pushed the desks to the wall. “Feet apart,” said {thejob}. “Chin up. Roar.” {Hero} squeaked. “My grandmother roars louder,” said {teacher}. “Again!”",
      "@theatre(hero stand, teacher look) On Friday {hero} stood behind the curtain, with knees of jelly. {Teacher} stood by the switches, with a hanky and glasses as always. Their eyes met. And very softly, with two fingers on the wood, {teacher} drummed: the roll of Saturday night. {Hero} put {his} feet apart and {his} chin up, and walked out into the light. {He} wasn't afraid. {He} roared.",
      "+ @theatre(hero look) They had to wait with the next number, because of the clapping. “Where did you learn that?” asked the boy from the row in front. “From {teacher},” said {hero}, quite truthfully. “From whom?” The boy laughed so much that he had to hold on to the curtain. “That's a good one!” he said.",
      "@hall.night(hero point, teacher dance) Every Saturday somebody sits in row four now, no longer behind the pillar, and shouts louder than all the rest. And on Mondays, when {teacher} writes up the fractions and asks if there are any questions, {hero} shakes {his} head and looks at the brown shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:magic(?:al)?|enchanted|old|strange|golden)\b/i,
      /(?<pen>\b(?:(?:an?|the|his|her) )?(?:[a-z]+ ){0,2}(?:paintbrush|brush|pencil|pen|crayons?|chalk|paints?|sketchbook|colou?ring book|felt-tips?))\b/i,
      /\b(?:draws?|drew|drawn|drawings?|paint(?:s|ed|ings?)?|sketch\w*|pictures?)\b/i,
      role(
        "beast",
        "tiger|lion|dragon|wolf|bear|elephant|dinosaur|crocodile|monster|dog|cat|horse|monkey|fox|shark|giraffe|rhino|gorilla|unicorn|t-rex|snake|octopus|whale|penguin|panther|leopard",
      ),
    ],
    unless: /\b(?:king|emperor|rich man|war|murder|museum)\b/i,
    of: "young",
    after: [
      "@room(hero look, beast stand) {Beast} shook {beasthimself}, so that bits of paper flew from {beasthis} back. {Beasthe} looked at {hero}, then at the biscuits, and the biscuits were gone, with the plate. “Nice drawing,” whispered {hero}, who had climbed on the table. {Beast} burped, and there was a smell of wood and lead.",
      "@room(hero write, beast eat) What does {beast} eat? {Hero} drew a sausage, on the back of the timetable. It rolled off the paper, warm and fat, and {beast} caught it in the air. {Hero} drew a bathtub full of porridge. {Beast} ate it all, and the bathtub too. With every bite {beasthe} grew a hand higher.",
      "+ @corridor(hero run, beast run) You can't hide such a thing for long. By noon {beast} had eaten two school bags, a fire hose and the headmistress's umbrella. “Whose animal is that?” she cried. “I only drew it,” said {hero}. Children ran up the stairs, and {beast} ran after them, happily, since {beasthe} thought that it was a game.",
      "@room(hero look) {Hero} looked at {thepen}. It was as short as a thumb by now. {Hero} could draw a cage, with a big lock. {He} put the point on the paper, and drew the first bar. {Beast} stopped eating, lay down in front of {him}, and looked at the bar.",
      "@room(hero sit, beast sit) And {hero} saw {beast}, really saw {beasthim}, for the first time since the morning. One leg was too short. {Hero} had drawn that in a hurry. The ears were crooked. And in the whole wide paper {hero} had drawn nothing else, no grass, no sky, and no friend. “You aren't hungry at all,” said {hero} slowly. “You are lonely.”",
    ],
    end: [
      "@room(hero write, beast look) {Hero} rubbed out the bar with {his} sleeve. Then {he} took the largest sheet that there was, and drew with what was left of {thepen}: first a hill, then a river, then trees with room between them. And beside the river, carefully this time, with four good legs, {he} drew a second one, just as big, who looked up as if somebody had called.",
      "@room(hero hug, beast stand) With the last crumb {hero} made the leg longer that had been too short. Then there was nothing left but dust on {his} fingers. {Beast} sniffed at the picture. From far away, from beyond the hill, came a call. {Beast} pushed {beasthis} big paper nose into {hero's} hand, very gently, and jumped.",
      "+ @room(hero look) “And who pays for my umbrella?” asked the headmistress in the door. Then she saw the picture and came nearer. “That's very good,” she said. “Where did you learn that?” “I had to look closely,” said {hero}. She put on her glasses. Under one of the trees, out of the rain, stood something thin and black, with a handle.",
      "@bedroom.night(hero sleep) The picture hangs over {hero's} bed. On some mornings the two of them are on this side of the river, and on some mornings they are on the other. {Hero} draws with quite ordinary pencils now. But {he} never draws anyone alone, and never in a hurry.",
    ],
  }),
  story({
    says: [
      /\b(?<ball>(?:(?:an?|the|old|strange|magic(?:al)?|enchanted|golden|battered) )*(?:football|soccer ball|basketball|ball|football boots|boots|trainers|shoes|skateboard|tennis racket|racket|skates))\b/i,
      /\b(?:magic(?:al)?|enchanted|always (?:flies|flew|goes|went|finds?|found|lands?|landed|hits?|scores?|scored|wins?|won)(?: into?)?(?: the)?(?: goal| net)?|by (?:itself|themselves)|never miss\w*|bewitched)\b/i,
      /\b(?:goals?|scor\w+|win(?:s|ning)?|won|flies|flew|fly|hit|fast\w*|miss\w*|best|team|match|game)\b/i,
      /\b(?:kids?|children|boys?|girls?|team|school|friends?|brothers?|sisters?|club|youth|pupils?)\b/i,
    ],
    unless: /\b(?:cinderella|dance ball|prince(?:ss)?|crystal ball|cannon|snowball|referee)\b/i,
    of: "young",
    after: [
      "@playground(hero run) {Theball} looked quite ordinary, with scratches, and a smell of old leather. But from the first try {hero} noticed it. {Hero} only had to touch it, and there it went, round two defenders, over the dustbins, and in. The next one went in backwards, while {hero} was tying a shoelace.",
      "@stadium(hero run) On Saturday it was eight to nothing. On the Saturday after that it was twenty-six to nothing, and at the end the other team simply sat down in the grass. A man with a notebook asked what the secret was. “Practice,” said {hero}, and it did not feel good.",
      "+ @playground(hero play) For it was odd. They did not train any more. What for? Nobody passed to anybody, since it went in anyway. Nobody shouted “Here!” The goalkeeper brought a book along. At the end of the match they no longer hugged each other. They looked at the clock, and said, “Well, see you next week.”",
      "@playground(hero sit) One evening {hero} found the smallest of the team behind the goal. He had an old flat ball, full of patches, and he shot at the wall, missed, ran after it, and shot again. “What are you doing?” asked {hero}. “I'm playing,” he said. He missed by a mile, and laughed. With {theball} you could not miss. You could not laugh, either.",
      "@stadium(hero stand) Then came the final, against the best team of the whole region. The stands were full. Everybody had come for the magic. {Hero} looked at the others of the team. All of them were thinking the same.",
    ],
    end: [
      "@stadium(hero carry) “It's more fun when it's hard,” said {hero}. {He} carried {theball} off the field and put it on the bench, under a towel. Then {he} came back with the flat one that was full of patches. A murmur went through the rows. In the second minute they were one behind, and in the fifth minute two. “Here!” shouted the smallest, and {hero} passed.",
      "@stadium(hero run) They fell over, they missed, they helped each other up. The goalkeeper saved a shot with his nose. In the last minute the ball came to {hero}. {He} might miss. It was wonderful. {He} took one breath, and shot, and the patched ball flopped over the line like a tired hen.",
      "+ @stadium(hero hug) It was two to three. They had lost the final, by one. And yet they lay on top of each other in the grass and shouted as if they had won the whole world, and the others shouted with them. The man with the notebook scratched his head. “Write it down,” said {hero}. “That was the first goal I ever scored.”",
      "@playground.golden(hero play) {Theball} went on a journey. Early one morning it lay in a yard far away, where a few children had been losing for a long time. A note on it said: good for three weeks. Behind the goal somebody shoots at the wall with the flat ball, and misses, and the loudest laugh belongs to {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:school|academy|boarding school|college|class) (?:for|of) (?:young )?(?:magic(?:ians?)?|wizards?|witch(?:es|craft)?|sorcer\w+|wizardry|spells)|(?:magic|wizard\w*|witch\w*|magicians'?) (?:school|academy|college|boarding school))\b/i,
      /\b(?:(?:can't|cannot|can not|couldn't|could not|unable to) (?:do|cast|make|perform|use|even|any)|no (?:magic|powers?|talent|spell)|without (?:any )?(?:magic|powers?)|not (?:a )?magic\w*|worst|only (?:one|pupil|student|child) (?:who|without)|fail\w*|by mistake|wrong letter|ordinary|wand (?:is )?brok\w+)\b/i,
    ],
    unless: /\b(?:murder|vampire|war|dark lord)\b/i,
    of: "young",
    may: [role("ally", "best friend|friend|roommate|owl|cat|toad|frog|ghost|dragon|little dragon")],
    after: [
      "@castle(hero stand) In the first lesson the others made feathers fly. {Hero} said the spell, and said it right, with the proper swing of the hand. The feather lay there. {He} blew a little. “I saw that,” said the teacher.",
      [
        "@library.night(hero read, ally sit) “Perhaps it comes later,” said {ally}, in the evening, in the library. “Like teeth.” {Hero} did not believe it. But {he} read. If you can't do magic, you can at least know all about it. {He} read every shelf, even the small one behind the door that the teachers left alone. {Ally} turned the pages.",
        "@library.night(hero read) “Perhaps it comes later,” the others said, “like teeth.” {Hero} did not believe it. But {he} read. If you can't do magic, you can at least know all about it. {He} read every shelf, even the small one behind the door that the teachers left alone.",
      ],
      "+ @castle(hero carry) Besides, there was a lot to do in that school that nobody did. All of them could make a broken cup whole, if they happened to think of it. {Hero} mended the gutter, with a ladder. {He} learned the names of the cooks. When a first-year cried at night, there were eight spells against it. {Hero} sat down on the edge of the bed and asked what the matter was.",
      "@hall(hero look) In spring came the day of the examination. {Hero} was going to fail, and {his} bag was packed already. All the pupils stood in the great hall and raised their wands at once, for the great spell of light. Somebody sneezed. There was a crack, and it grew dark. Every wand in the hall was a dead stick, and the big stones of the roof, which only magic had held up, began to tremble.",
      "+ @hall(hero stand) The doors were locked with magic. The lamps burned with magic, and the big stones in the roof were held by nothing else. Dust trickled down. The teachers shouted words, and nothing came of them. They had all done everything by magic for so long, since they were small, that they didn't know how one opens a window.",
    ],
    end: [
      "@hall(hero talk) “Listen to me,” called {hero}, and climbed on a table. “The window behind the curtain has a hook. You lift it. Like this.” “You three, bring the ladder that I left by the gutter. You hold it at the bottom. You go first, with the little ones.” {He} knew every stair, every beam and every name. One after the other {hero} got them out, three hundred, with their bare hands.",
      [
        "@castle(hero talk, ally talk) Outside they stood in the grass and shivered. “It was in the book on the small shelf,” {hero} said to {ally}. “The great spell goes out when nobody in a house does anything by hand. It takes just one to start it up again.” {Ally} looked at the ladder, and at {hero's} blisters. Behind the windows the lamps came on, one by one.",
        "@castle(hero talk) Outside they stood in the grass and shivered. “It was in the book on the small shelf,” said {hero}. “The great spell goes out when nobody in a house does anything by hand. It takes just one to start it up again.” The teachers looked at the ladder, and at {hero's} blisters. Behind the windows the lamps came on, one by one.",
      ],
      "+ @castle(hero take) “You have failed the examination, I'm afraid,” said the headmistress, and blew her nose. “There was no light in your wand.” “I know,” said {hero}, and took hold of {his} bag. “But there is a new subject from today,” she said, “and we need somebody who can teach us.” And she gave {him} a chair, which she had carried herself. It was a bit crooked.",
      "@hall(hero talk) {Hero's} lesson is on Thursdays, and it's always full. They learn to sew on buttons there, to light a fire with a match, and to ask what the matter is. On {hero's} desk lies a feather. {He} has never made it fly. {He} blows at it now and then and looks round, and nobody has seen it.",
    ],
  }),
];
