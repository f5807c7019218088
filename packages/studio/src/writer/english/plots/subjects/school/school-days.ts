import { role, story } from "../subject-story.ts";

/** Stories of everyday life at school: its newspaper, detention, substitutes, elections and caretakers. */
export const schoolDays = [
  story({
    says: [
      /\b(?:school|student|class|campus) (?:news)?paper\b|\bschool (?:magazine|radio|blog|podcast)\b|\byearbook\b/i,
    ],
    unless: /\b(?:murder\w*|killed|dead)\b/i,
    of: "people",
    after: [
      "@study(hero look) The newspaper had its office in the cupboard under the stairs. If you stood up, you hit your head on the ninth step. It came out once a month and was read by the caretaker's parrot, whose cage it lay in. “We need a story,” said {hero}, and looked at the blank page one. “A real one.”",
      [
        "@corridor(hero talk, mate talk) “The soup,” said {talker}. “The soup is always in.” {Hero} sharpened a pencil. {He} wanted something that would make people stand still in the corridor. So they went out, {hero} with the pencil and {talker} with a camera, and asked. They asked the cook, and they asked the little ones by the climbing frame. Nobody knew anything. But the little ones were looking at their shoes.",
        "@corridor(hero walk) “The soup is always in,” thought {hero}. But it could not be the soup again. {He} wanted something that would make people stand still in the corridor. So {he} went out, with a pencil behind each ear, and asked. {He} asked the cook, and the little ones by the climbing frame. Nobody knew anything. But the little ones were looking at their shoes.",
      ],
      "@playground(hero look) A reporter looks at shoes. {Hero} found it out on the third day: there was a list, and anyone who wanted to go on the climbing frame had to pay, in sweets, to three boys from the top class. It was a real story. It was almost too real. Those three had fathers whose names stood on the new gymnasium.",
      "+ @study(hero write) “You'll leave that out,” said one of the three, quite softly, next to the ninth step. “Otherwise your cupboard will be a cupboard again.” And a teacher, who meant well, said that the soup was very popular. {Hero} wrote the page, and deleted it. It was empty again, and it was due at four o'clock.",
    ],
    end: [
      "@study(hero take) At ten to four there was a scratching at the door. Outside stood the little ones, in a long row up to the coat hooks. The first one held out a piece of paper, on which was written in crayon: “I paid five toffees. You can put my name.” The second paper said the same, with a different number. There were twenty-six of them. {Hero} counted, and {his} eyes swam.",
      "@corridor(hero carry) So page one was done. There was no comment on it, there was not even a headline. There were only twenty-six scraps of paper, in crayon, with names. {Hero} carried the stack out {himself}. People stood still in the corridor. They stood so close that nobody could get through, least of all three boys from the top class.",
      "+ @study(hero talk) The next day there were three paper bags at the climbing frame, with every single toffee in them. The headmistress came into the cupboard and hit her head. “From now on you'll get a room with a window,” she said, rubbing it. {Hero} looked about. “We'd rather stay here,” {he} said. “But could we print some more?”",
      "@study The parrot doesn't get the paper any more, there's never one left over. He gets the soup column read to him. On the wall of the cupboard, framed, hangs one scrap in crayon.",
    ],
  }),
  story({
    says: [/\bdetention\b|\b(?:kept|stay\w*) (?:in )?after school\b/i],
    unless: /\b(?:murder\w*|prison|refugee|war|zombie|immigra\w+)\b/i,
    of: "people",
    after: [
      "@classroom(hero sit) The room had no clock, that was part of it. There were five tables, as far apart as possible, and a teacher who wrote the rules on the board, fell asleep during the third, and snored.",
      [
        "@classroom(hero talk, mate talk) “What did you do?” whispered {talker}. {Hero} told it. {Talker} told it, too, and it took longer, since a goose came into it. Then the girl with the headphones took off her headphones. “A goose?” she asked.",
        "@classroom(hero talk) “What are you in for?” whispered the girl with the headphones after a while, without turning her head. {Hero} told her. “And you?” With her it took longer, since a goose came into it. The others pretended not to listen, but their pens had stopped.",
      ],
      "@classroom(hero sit) In the corridor these five did not know each other. There was the girl with the headphones, and one who always came first, and one who never came at all, and a big fellow with scarred knuckles. Their essay was called “Who I Am”, and all five sheets were white. “I don't know what to put,” said the big fellow.",
      "@classroom(hero write) “Then we'll swap,” said {hero}. “Each writes about the one on the left.” For that they had to move the tables, very carefully. They scraped a little. The snoring stopped, and then it went on.",
    ],
    end: [
      "@classroom.night(hero talk) The big fellow's knuckles came from a punch, but against a wall, and the wall was in a hospital. The one who always came first was sick every Sunday night. The goose was still alive. “Nobody ever asked me that,” they said. It got dark outside, and nobody noticed that they could have left long ago.",
      "@classroom.night(hero sit) It was the teacher who interrupted them, with the print of a ruler on his cheek. He read the first sheet standing, and sat down for the next. When he had read all five, he blew his nose. “Who wrote which?” he asked. They did not tell him.",
      "@corridor(hero walk) The next morning {hero} came along the corridor. The big fellow was leaning by the stairs with his friends. The girl had her headphones on. Then the big fellow pushed himself off from the wall, in front of all of them, and honked like a goose. Five people laughed, in five different corners.",
      "@park(hero sit) The room with no clock is empty on Fridays now. But in the park opposite five people sit on two benches, which have been pushed together. They scrape a little.",
    ],
  }),
  story({
    says: [
      /\b(?:substitute(?: teacher)?|supply teacher|new teacher|replacement teacher)\b/i,
      /\b(?:strange|weird|odd|secret\w*|pretend\w*|really|actually|turns? out|turned out|find\w* out|found out|discover\w*|not human|alien|pirate|witch|vampire|raccoons?|robot|magic\w*|strict|scary|spy|knight|dragon|wizard|werewolf|yeti|clown|circus|suspect\w*|believ\w+|thinks?|thought)\b/i,
      /\b(?:class\w*|school|pupils?|students?|teacher|boy|girl|kids?|children)\b/i,
    ],
    unless: /\b(?:murder\w*|killer|love|science fair|blackmail\w*|drug)\b/i,
    may: [
      role("sub", "substitute teacher|substitute|supply teacher|new teacher"),
      /(?<!\p{L})(?<fan>(?!He|She|They|It|We|But|And|Then|So|The\b)\p{Lu}\p{Ll}+|(?:[Aa]|[Tt]he|[Oo]ne) (?:[a-z]+ )?(?:boy|girl|pupil|student)) (?:believed|thought|was sure|was convinced|suspected|discovered|found out|noticed)/u,
    ],
    lead: "fan",
    after: [
      "@classroom(sub talk, hero look) {Thesub} held the chalk the wrong way round, and looked at the register as though it were a menu. “Is anybody here?” asked {thesub}. Twenty-eight hands went up. “Excellent,” said {thesub}. “Then nothing can go wrong.” It was the first lesson with a sentence like that in it, and {hero} moved a bit further forward.",
      "+ @classroom(sub talk) In maths they counted the holes in a cheese, and afterwards there were more of them. In geography they were to draw what is behind the horizon. Nobody was told off. Once the door handle turned, and {thesub} was behind the curtain before anybody could blink. But it was only somebody with the milk.",
      [
        "@classroom(mate talk, hero talk) “We have to help,” whispered {talker}. “Or else we'll get old Mr Grimm again.” {Hero} nodded. They passed notes along the rows, and the class, which had never agreed on anything, agreed. Whenever {thesub} did not know what came next, somebody had to go to the toilet, and whisper it in passing.",
        "@classroom(hero talk) “If this comes out, we'll get old Mr Grimm again,” said {hero} at break. They all shuddered. And the class, which had never agreed on anything, agreed. Whenever {thesub} did not know what came next, somebody had to go to the toilet, and whisper it in passing.",
      ],
      "+ @classroom(sub talk) They had never learned so much. If you have to teach your own teacher, you need to look it up first. By lunchtime they knew the nine times table, because {thesub} had asked so nicely what it was good for.",
      "@classroom(sub stand, hero look) In the last lesson there was a knock. In came the headmaster, with the inspector, a thin man with a thin notebook. “Please carry on,” said the headmaster. {Thesub} did not carry on. {Thesub} stood quite still by the board, and something was slipping: one sleeve, then the collar, then perhaps the whole secret. {Hero} saw that it was a matter of seconds.",
    ],
    end: [
      "@classroom(hero talk, sub stand) {Hero} jumped up. “Please may I show how it works?” {he} cried, and {he} was at the board already, and stood in front of {thesub}. Then the next one jumped up, and the next. They all wanted to explain something, twenty-eight of them at once. They stood so close round the desk that there was nothing to be seen of {thesub} any more.",
      "@classroom(sub talk) The inspector had visited nine hundred lessons. In most of them one person spoke and the others looked out of the window. His pencil ran over the paper. “I have never,” he said, and cleared his throat, “seen children who so much wanted to teach each other something. What is your method?” From behind the heap came a muffled voice: “I ask them. They know a great deal.”",
      "+ @classroom(hero talk, sub give) When the bell had rung and the corridor was empty, {thesub} shook hands with each of them. It was an unusual handshake. “I was afraid you'd find out,” said {thesub}. “We did,” said {hero}, “at five past eight.” {Thesub} looked at them all for a long moment, and then {thesub} had something in one eye.",
      "@classroom Old Mr Grimm is back and reads from the yellow book. But if he doesn't know what comes next, someone gets up, goes to the toilet, and whispers it in passing. He has smiled twice.",
    ],
  }),
  story({
    says: [
      /\b(?:class president|school president|student council|student body|head (?:boy|girl)|class (?:speaker|representative|captain)|school election|runs? for (?:class|school|student)|ran for (?:class|school|student))\b/i,
    ],
    unless: /\b(?:guinea pig|hamster|dog|cat|goat|parrot|murder\w*|stutter\w*|stammer\w*)\b/i,
    after: [
      "@corridor(hero look) The others had posters with glitter. One promised a swimming pool, and one promised that there would be no more Mondays. {Hero} had a piece of cardboard. On it was written {his} name, and below that there was plenty of room, because {he} had not thought of anything yet that was true as well.",
      [
        "@classroom(mate talk, hero write) “You have to promise something,” said {talker}. “But what?” asked {hero}. “Something that they want.” {Hero} did not know what they wanted. So {he} went and asked. It took the whole week. {Talker} carried the pencil, and {hero} went from table to table, and wrote down what they said on the cardboard, quite small.",
        "@classroom(hero write) “You have to promise something,” everyone told {him}. “Something that they want.” {Hero} did not know what they wanted. So {he} went and asked. It took the whole week. {He} went from table to table, and wrote down what they said on the cardboard, quite small.",
      ],
      "@classroom The boy with the inhaler wanted the windows open. The twins wanted not to be called “the twins”. A small boy wished for a lower hook, and a tall one wished that the tap would stop dripping. A girl who never spoke wrote it herself. It said: “That somebody sits next to me.”",
      "@corridor(hero look) The day before the election the other side had balloons, and music, and a mountain of sweets. {Hero} had a cardboard that was grey with pencil. They laughed about it. “That's no poster, that's a shopping list!” {Hero} was going to take {his} name off the list.",
    ],
    end: [
      "@restaurant(hero sit) But first there was the tap. {Hero} borrowed a pair of pliers from the caretaker. The hook took two screws. {He} called the twins Ida and Wilma, and opened a window. And at lunch {he} put {his} tray down beside the girl who never spoke, and neither of them said anything, and it was very pleasant.",
      "@theatre(hero talk) When it was time for the speeches, {hero} walked to the front with the cardboard. “I can't promise you anything,” {he} said. “Most of it is done.” And {he} turned it round. Behind every line there was a tick. It was so quiet that they could all hear it: nothing dripped. Nobody clapped. They were busy voting.",
      "+ @classroom(hero talk) It was counted twice, because the teacher would not believe it. The one with the swimming pool came over and shook hands. “How did you come up with that?” “I didn't,” said {hero}, “they did,” and {he} looked for the pencil, because somebody was already standing there and wanted something.",
      "@classroom(hero write) The cardboard hangs on the door of the classroom. It's the third one by now. On each of them there's one line at the very bottom, in {hero's} writing: “Anything else?”",
    ],
  }),
  story({
    says: [
      /\b(?:school )?(?:janitor|caretaker|lunch lady|dinner lady|school cook|crossing guard|lollipop (?:lady|man)|school librarian|bus driver|school nurse)\b/i,
      /\b(?:retir\w*|last (?:day|week|drive|ride)|fired|sacked|lose[s]? (?:his|her) job|lost (?:his|her) job|leav\w+|replaced|goodbye|farewell|thank\w*|ill|hospital|sad|closing|close)\b/i,
      /\b(?:children|kids|pupils?|students?|class|school|girl|boy)\b/i,
    ],
    unless: /\b(?:fired|borrow\w*|murder\w*|piano|tram|hijack\w*|bomb)\b/i,
    may: [
      role(
        "keeper",
        "janitor|caretaker|lunch lady|dinner lady|cook|crossing guard|lollipop lady|lollipop man|librarian|bus driver|nurse",
      ),
    ],
    after: [
      "@corridor(keeper walk) You don't notice such people while they are there. The floor was dry, the light was on, and somebody said good morning. Only now, when it had been said aloud that this was going to end, did everyone suddenly look up. “Who'll do it then?” asked a small girl. Nobody had an answer, and it was the whole school that was standing there.",
      "@classroom They wanted to give {thekeeper} something. “A watch,” said the teachers, because it is always a watch. But the children did not think much of that. “{Thekeeper} always knows how late it is,” said a boy with a plaster on his chin. “{Thekeeper} put this on. {Thekeeper} was the only one who asked what the other one looked like.”",
      "@corridor It turned out that everybody had something like that. There had been a mitten that was warm from the radiator. There had been a second helping, a joke at just the right moment, a hand on the back on a bad day. They wrote it down on a roll of paper that was meant for the painting class, and soon it reached from the door to the stairs.",
      "+ @corridor(keeper walk) All of it had to be kept secret. That was not easy, for {thekeeper} always knew everything that went on. When {thekeeper} came round the corner, three hundred children began to whistle at the same time. “Something's up,” said {thekeeper}, and went on with the work, and thought perhaps that they were glad.",
    ],
    end: [
      "@corridor(keeper read) Then it was the last day. {Thekeeper} came at the usual time, with the usual bunch of keys. The yard was empty. The corridors were empty, too. All along the wall, through the whole building, hung a strip of paper, and {thekeeper} had to follow it in order to read it, past the mitten, past the plaster, up the stairs, more and more slowly. At the end of it was the door of the hall.",
      "@hall(keeper stand) Behind it they stood, all of them, the little ones on the shoulders of the big ones. Nobody gave a speech. They only said good morning, three hundred times, one after another, each in their own voice and by name, as {thekeeper} had said it to them each day. It took twenty minutes. {Thekeeper} stood there with the keys and could not say a word.",
      "+ @hall(keeper talk) “I thought nobody noticed,” said {thekeeper} at last. “We didn't,” said the boy with the plaster, “and that's what we're sorry about.” Then they wanted to know how all of it was done, the light and the floor and the good morning, and {thekeeper} showed them. Each of them took over one thing.",
      "@playground The strip of paper has been rolled up and lives on top of a kitchen cupboard. And at a quarter to eight somebody stands at the school gate, each day a different child, and says good morning to everyone who comes.",
    ],
  }),
];
