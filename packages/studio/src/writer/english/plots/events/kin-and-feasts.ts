import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Sisters, fathers, grandparents and feasts; what one is afraid of and what one is ashamed of. */
export const kinAndFeasts: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:would not|will not|did not want to|refused to|never wanted to|does not want to)(?: let)? (?:anyone|anybody|them|the hairdresser|the barber|mum|mom|get|have|go|to|a|his|her)[^.]*(?:haircut|hair|hairdresser|barber|nails)[^.]*|(?:was|were|is) (?:afraid|scared) of (?:the )?(?:hairdresser|barber|scissors|haircuts?)[^.]*",
    ),
    of: "people",
    after: [
      [
        1,
        "By now it came down to {his} nose. {Hero} saw the world in stripes, and walked into the glass door at the baker's twice. “It's fine like this,” {he} said to the coat stand, which {he} took for Dad.",
      ],
      [
        1,
        "It hurts, that was quite clear. Why else would it be called cutting? One cuts a finger, and then there's screaming. {Hero} had thought it all through. They had explained to {him} that hair feels nothing. “How do you know?” {he} asked. “Has anybody asked it?”",
      ],
      [
        0,
        "So somebody asked it. They bent over, quite close, and spoke into the fringe: “Does it hurt?” There was silence. “It says that it doesn't know,” said {hero}. “It's never been done.” “Then we'll ask one that knows,” it was said, and they went off to the hairdresser's, only to ask.",
      ],
    ],
    end: [
      [
        0,
        "The hairdresser was bald. {Hero} stared. “Did that hurt?” “The last one did,” said the hairdresser. “I'd got so fond of it. The others didn't say a word.” He sat down in the chair himself, gave {hero} the scissors, and held out one hair of his beard, the longest one. “You first. I'm a bit nervous.”",
      ],
      [
        0,
        "Snip. Nothing happened. The hairdresser opened one eye. “Was that it?” Then they changed places. Snip, snip, and with every snip the room became a bit bigger, until {hero} saw that there was a fish tank in it. “I didn't feel a thing,” {he} said, rather disappointed. In {his} pocket {he} carried an envelope home. In it lay the bravest of them.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:always |constantly |only )?(?:wanted|wants|insisted on|had|has|tried) (?:to )?(?:come|coming|tag|tagging|go|follow|be taken) along[^.]*|(?:copied|copies|imitated|imitates) (?:him|her|his|me|them|everything)[^.]*|(?:annoyed|annoys|got on the nerves of|drove [a-z]+ (?:mad|crazy))[^.]*(?:sister|brother)[^.]*",
    ),
    idea: /\b(?:little|younger|baby|small|big|older) (?:sister|brother)\b/i,
    after: [
      [
        1,
        "“Where are you going?” “Nowhere.” “I'm coming along.” The jacket was already on, buttoned wrong, and the boots were on the wrong feet. There was no getting out of the house without it. It was like having a tail that talks.",
      ],
      [
        1,
        "It had been tried with running. One only got as far as the corner, and then there was a wail like that of a fire engine, and one had to go back. It had been tried with hiding. “Found you!” it said, each time, and was pleased about the nice game.",
      ],
      [
        1,
        "“Can't you play something on your own?” “I am playing,” it was said. “I'm playing you.” And it was true: the cap sat at the same angle, the hands were in the same pockets, even the spitting was quite well done, for a beginner.",
      ],
      [
        0,
        "Then one afternoon the hall was empty. No boots, no jacket. “Bye, then!” it was called up the stairs. Nobody came. It was at a friend's house, it turned out, all day long. So that was it at last: peace. The road was very long and straight. At the corner one turned round, out of habit.",
      ],
    ],
    end: [
      [
        0,
        "At five there was somebody sitting on the wall in front of the house, quite by chance. “Where've you been?” “Nowhere.” “Was it nice?” The boots swung to and fro. “They've got a trampoline. But nobody knew how to spit.” There was a pause. “I'm going to the river tomorrow,” it was said, into the air. “If anyone's interested.”",
      ],
      [
        0,
        "The jacket had been put on since six in the morning, buttoned right. They walked next to each other. Now and then the tail ran ahead a little, and one had to see to it that one kept up.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:my |his |her |their |the )?(?:dad|father|mum|mom|mother|papa|mama|grandma|grandpa|parents|uncle|aunt)[^.]* (?:embarrassed|embarrasses|embarrass|was (?:so |very |really )?embarrassing|is (?:so )?embarrassing|danced in front)[^.]*|(?:was|were|is|am) (?:so |very )?(?:embarrassed by|ashamed of|embarrassed about) (?:my|his|her|their) (?:dad|father|mum|mom|mother|parents|grandma|grandpa|family)[^.]*",
    ),
    after: [
      [
        1,
        "It could be heard from far off: the singing, and then the horn, which played the first bars of a march. {Hero} bent down to {his} shoelaces. They were Velcro shoes. At the school gate the window was wound down. “Have you got your warm pants on, treasure?”",
      ],
      [
        1,
        "There was a rule at home by now, with a signature: no dancing within three hundred metres of the school, no nicknames, no waving with both arms. It had been kept for two days. On the third day there was good weather.",
      ],
      [
        0,
        "“Can't you be like other parents?” {hero} said. “What are they like?” {He} thought. “They just stand there,” {he} said. And the next morning, there it was: just standing there, with a grey jacket on, and both hands in the pockets. “Good morning,” it said. {Hero} had got what {he} wanted. It was odd. It was as when the radio is broken.",
      ],
      [
        2,
        "“Is something wrong with your family?” asked the boy from the parallel class. “There was always something going on there. I used to come to school the long way round, just to see it. At our place nobody ever sings.”",
      ],
    ],
    end: [
      [
        0,
        "On the day of the school fair the band did not come. The yard was full, and nobody knew what to do with their feet. {Hero} looked across to the grey jacket by the fence. It looked straight ahead; it really was making an effort. {Hero} sighed, walked the whole way over the yard, and said, “All right, then. But with both arms.”",
      ],
      [
        0,
        "It became the longest conga line that the town had ever seen. It went through the gym, over the desks and twice round the headmaster. At the very front there was somebody with glowing ears, who was embarrassed to death, and who had been practising the step in {his} room for years.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants|tried|tries|decided|hoped) to (?:set|break|get|beat|hold) (?:an? |the |any )?(?:new )?(?:world )?record\\b(?! (?:for|in|of|as|by|at|with)\\b)[^.]*|(?:wanted|wants) to be in the (?:guinness )?book of records[^.]*",
    ),
    after: [
      [
        1,
        "The book was as thick as a loaf, and everything was in it already: the longest nails, the biggest pizza, a man who had sat in a tree for a year. {Hero} went through it with a pencil. Whatever {he} could think of, somebody from Ohio had done it, and with one hand.",
      ],
      [
        1,
        "On the first day {he} hopped on one leg, and got as far as the post office. On the second day {he} put pegs on {his} face; at twenty-three they all shot off at once, and the cat has been living on the wardrobe ever since. On the third day {he} tried not to blink. A fly put an end to that.",
      ],
      [
        0,
        "“What are you best at?” asked {ahelper}. {Hero} thought. {He} was third best at swimming and ninth best at sums. “I'm good at asking,” {he} said. “How many questions are there in a day?” “Nobody has counted that so far,” was the answer. And then nothing was said for a moment, because both had had the same idea.",
      ],
    ],
    end: [
      [
        0,
        "It began at seven, in front of the bakery, with a table, a clock and two witnesses. “Why is bread brown? Who invented Wednesday? Do fish get thirsty? Is your hat warm?” By noon half the town was standing there. By evening {hero} had no voice any more and wrote the questions on a board. At midnight they counted: two thousand four hundred and eleven.",
      ],
      [
        0,
        "A certificate came from far away, with a gold seal: “Most questions in one day.” It hangs above the bed. But the finest thing was the sack that stood beside it, for people had written to {him}. They were answers. There were more than three hundred of them, and one was only about the thirst of fish.",
      ],
      [
        1,
        "The second question that somebody asked {hero} when it was all over was, “And what do you want to do now?” That was the only one {he} could not answer. “Ask me tomorrow,” {he} croaked.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|got) babies[^.]*|(?:had|got|has) (?:eleven|ten|twelve|nine|eight|seven|thirteen|\\d+|so many|lots of) (?:baby )?(?<young>hamsters|guinea pigs|rabbits|mice|kittens|puppies|chicks|ducklings|rats)[^.]*|nobody knew what to do with (?:the )?(?:eleven|ten|twelve|nine|eight|seven|\\d+|all the) [^.]*",
    ),
    idea: /^(?=.*\b(?:class\w*|school|kindergarten)\b).*\b(?<ownkind>hamsters?|guinea pigs?|rabbits?|mice|mouse|rats?)\b/is,
    after: [
      [
        1,
        "In the evening there had been one in the cage, a rather fat one, and its name was Herbert. In the morning there was a heap in the corner, pink and wriggling. “Herbert,” somebody said in the quiet, “is no Herbert.”",
      ],
      [
        1,
        "They counted three times and came to three different numbers. Each of them got a name, so that none would be forgotten: the days of the week were soon used up, and then they took the vegetables. “Thursday has bitten Turnip,” was noted in the class book.",
      ],
      [
        0,
        "After four weeks they no longer fitted into the cage, nor into the bathtub of the caretaker. One was found in the piano, one in the flute. “They have to go,” said the headmaster, who had sat down on Leek. “Give me a plan by Friday.”",
      ],
    ],
    end: [
      [
        0,
        "The plan hung in all the shops of the street: “To be given away only to good people. With an examination.” The examination took place in the gym. One had to know what they eat, one had to sit still for ten minutes, and in the end one was looked at by Herbert. Forty people came. Six had to go home and learn more.",
      ],
      [
        0,
        "Turnip went to the fire brigade. Thursday and Leek moved in with the old lady from number nine, who had not spoken much in years and was now heard scolding the whole day. “They visit each other on Sundays,” she explained. “It's family.”",
      ],
      [
        1,
        "Only Herbert is still there, and has been given a better name. It was decided by a vote. She is now called Mrs Herbert.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had to|has to|must|needed to|was supposed to) (?:go to|see|visit) (?:the )?dentist[^.]*|(?:was|were|is) (?:so |very |really )?(?:afraid|scared|terrified|frightened) of (?:the )?(?:dentist|doctor|injections?|needles?|shots?|vaccinations?|getting a (?:shot|jab))[^.]*|(?:needed|needs|had to get|got|has to get) (?:an? )?(?:injection|shot|jab|vaccination|filling|tooth pulled)[^.]*",
    ),
    idea: /^(?!.*\b(?:crocodile|lion|tiger|shark|hippo|alien|dragon|vampire|bear|wolf|elephant|monster)\b)/is,
    after: [
      [
        1,
        "It said on the calendar: half past three. {Hero} had a plan. Step one: the window in the toilet. Step two: a bus to the sea. Step three was not finished yet, but there was ice cream in it.",
      ],
      [
        1,
        "The window in the toilet was a skylight. In the waiting room there was a fish, which kept its mouth shut. “You've understood,” {hero} said to it. From behind the door came a humming. “I can't go in,” {he} said to Mum. “I've got no mouth today.” It came out quite muffled, through a scarf.",
      ],
      [
        0,
        "“Next, please,” it was said. The chair was green and had too many arms. {Hero} sat down on the outermost edge. “What's the worst thing?” asked the doctor. “Not knowing what comes,” said {hero}, through the scarf. “Then you will be the boss,” the doctor said. “I say what comes, and you say when. If you put your hand up, everything stops, even me.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} put {his} hand up, just to see. Everything stopped. The doctor stood on one leg, with the mirror in the air. {Hero} took the hand down. Everything went on. {He} did that four times; once the doctor nearly fell over. In between, something had been done, and {he} had been so busy that {he} had missed it. “When does it start?” asked {hero}. “That was it,” said the doctor.",
      ],
      [
        0,
        "At home {he} lay down on the sofa and played dentist. The bear had to be the patient. “I say what comes, and you say when,” {hero} explained to him. The bear did not put his hand up once. But his mouth was sewn up, and so one could not do much for him anyway.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:believed|believes|thought|thinks|was sure|was convinced|is sure) (?:that )?(?:he|she|they) (?:could|can|would be able to|was able to|will) fly[^.]*|(?:wanted|wants|tried|tries) to (?:fly)(?= |[.,]|$)[^.]*",
    ),
    idea: /\b(?:boy|girl|kid|child|little|son|daughter|brother|sister|years old|nephew|niece|grandson)\b|\bif (?:he|she)\b/i,
    after: [
      [
        1,
        "It was a matter of practice, that was clear. {Hero} had thought of everything: a cape, from the bathroom. A helmet, from the kitchen, with holes in it for the air. And a diet, of which {he} ate three plates, although it was green.",
      ],
      [
        1,
        "The first attempt started from the lowest step. It was a success; {he} was in the air for quite a moment. The second attempt, from the third step, lasted longer, and there was a dustbin at the end of it. “Something's still missing,” {hero} said to the dustbin. “About two helpings.”",
      ],
      [
        0,
        "The neighbours had got used to it. “Good flying today?” they asked over the hedge. “Still a bit steep,” said {hero}. Nobody laughed, at least not until {he} was round the corner. Somebody who gets up so often has to be taken seriously.",
      ],
    ],
    end: [
      [
        0,
        "On the evening of the fourth day they all went to the meadow with the big oak, where the swing hangs. “Sit down,” it was said. “Hold on tight. Cape out behind.” And then there was a push, and another one, higher and higher, until there was no grass left, only sky, above and below. “NOW!” {hero} shouted. For one second, right at the top, {he} weighed nothing at all.",
      ],
      [
        0,
        "“It was the diet,” {he} explained in the evening, with both cheeks full. “One has to eat enough of it.” Nobody contradicted. It was {his} fourth helping.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is) (?:still )?(?:too|not) (?:short|small|little|young|tall enough|big enough|old enough) (?:for|to)[^.]*\\b(?:roller ?coaster|ride|carousel|merry-go-round|fair|funfair|big wheel|ferris wheel|water slide|ghost train)\\b[^.]*",
    ),
    after: [
      [
        1,
        "There was a board in front, painted like a giraffe. “This tall,” it said, and an arm pointed at nothing. Underneath it stood {hero}. Between {his} hair and the arm there was just the width of a hand. “Next year,” said the man, who said it a hundred times a day.",
      ],
      [
        1,
        "At home a line was drawn on the door frame. {Hero} hung from the curtain rail every evening. {He} slept stretched out. {He} ate whatever people eat who are tall. Each morning {he} stood against the frame. The line had not moved. Once {he} was smaller by a hair; that was the day with the haircut.",
      ],
      [
        0,
        "In the meantime {he} did what one can do when one is short. {He} got the ball out from under the car. {He} knew what the tables look like from below, and who chews gum. In autumn {he} was the only one who fitted through the hole in the fence and could unlock the gate from inside, when eleven tall people stood in front of it.",
      ],
    ],
    end: [
      [
        0,
        "Then it was spring. {Hero} walked up to the giraffe with closed eyes. Something bumped against {his} head. “Mind the arm,” said the man. {Hero} opened {his} eyes, and looked at the arm from above. “I've been waiting for you,” the man said, and lifted the chain. “I say it to a hundred people a day. You're the only one who wrote it down.”",
      ],
      [
        0,
        "Afterwards {he} was green in the face and could not feel {his} legs. “And? Was it worth it?” “Once is enough,” said {hero}. On the way out there stood a small girl under the arm, with a hand's width of air above her hair. {Hero} bent down. {He} had never done that before. “The curtain rail doesn't help,” {he} said. “But there's a hole in the fence, I'll show you.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:learned|learns|learnt|practised|practises|practiced|practices|played|plays|started|began)[^.]*(?:violin|trumpet|recorder|drums?|flute|clarinet|trombone|cello|saxophone|guitar|piano|bagpipes|tuba)[^.]*",
    ),
    idea: /^(?!.*\bnoise\b).*?\b(?<instrument>violin|trumpet|recorder|drums?|flute|clarinet|trombone|cello|saxophone|guitar|piano|bagpipes|tuba)\b.*\b(?:neighbou?rs?|terrible|awful|complain\w*|horrible|noise|bad|loud|cats?|ears)\b/i,
    after: [
      [
        1,
        "The first note of the {instrument} was like a door that one ought to oil. The second one was like whoever is standing behind it. In the whole house the windows were closed, one after another, from the ground floor up.",
      ],
      [
        1,
        "There hung a note in the stairwell. “Dear musician,” it said, “between two and four some of us are trying to live.” Somebody had written under it, “and between four and six.” By the weekend there was hardly any time left.",
      ],
      [
        0,
        "So {hero} moved, with {instrument} and music stand: into the cellar, until the potatoes complained, that is, the owner of the potatoes. Into the park, where a dog joined in, who was better. In the end {he} stood under the railway bridge. Every seven minutes a train went over it. In between one could practise.",
        "So the practising was moved: into the cellar, until the owner of the potatoes complained. Into the park, where a dog joined in, who was better. In the end it took place under the railway bridge. Every seven minutes a train went over it. In between there was room.",
      ],
    ],
    end: [
      [
        0,
        "It went on like that for half a year. Then the bridge was closed for repairs. {Hero} stood in the yard at home, with nowhere to go, and looked up at all the shut windows. It was only meant to be one note, a quiet one. It became a second one, and a third. On the second floor something creaked. It was a window, and it was being opened.",
      ],
      [
        0,
        "“What's that, then?” somebody called down. “That's the same thing as before,” {hero} called up. “Only that it's finished now.” It was quiet. “Again,” said the third floor. In the stairwell there hangs a new note. “Dear musician,” it says. “Why not on Sundays?”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:looked after|looks after|took care of|takes care of|had to (?:look after|take care of|watch|mind)|babysat|babysits|cooked for|raised)[^.]*(?:little |younger |small |three |his |her )+(?:siblings|brothers?|sisters?)[^.]*",
    ),
    idea: /^(?!.*\b(?:dragon|robot|wolf|princess\w*|alien|two|four|five|six|twins?)\b)(?=.*\b(?:siblings|brothers|sisters|brother and (?:his |her )?sister)\b)/is,
    after: [
      [
        1,
        "At half past five the alarm clock rang, only once, so as not to wake the others. Three lunch boxes, three names on them. One of them ate no crust, one of them ate no green, and one of them ate only what nobody else ate. {Hero} could do it with {his} eyes closed, and often did.",
      ],
      [
        1,
        "There was a plan for shoes. There was a song for brushing teeth; it lasted exactly two minutes, and it had a verse for the ones at the back. “Where's my other sock?” “On your foot.” “And my other one?” “On mine.” By a quarter past seven they stood at the door, in order of size, and almost everything was on the right way round.",
      ],
      [
        0,
        "At school {hero} sometimes put {his} head on the desk for a moment. “Didn't you sleep?” asked the teacher. “I did,” said {hero}. “Now and then.” The others talked about a film. {Hero} knew the first ten minutes of a great many films.",
      ],
    ],
    end: [
      [
        0,
        "One morning {he} woke up because it was light. The alarm clock was gone. In the kitchen stood three stools in front of the counter, and on them stood three people in order of size. “Don't come in!” There were four lunch boxes. “FOR YOU,” it said on the fourth one, in letters that had got narrower towards the edge.",
      ],
      [
        0,
        "Mum had the afternoon off; they had arranged it between them on the telephone. “You've got four hours,” she said, and held the door open. “Do something that's no use to anybody.” {Hero} stood in the sun and did not know where to go at first. Then {he} saw a film. {He} saw all of it, up to the last name, and then {he} saw it once more.",
      ],
      [
        1,
        "In {his} box there had been a sandwich, without crust, without green, with something in it that nobody else would have eaten. {He} has never told them how it was. “Perfect,” {he} says when they ask.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had to|has to|must|always had to|did not want to|hated to|hated) (?:always )?(?:shar(?:e|ing)) (?:his|her|my|their|a|the) (?<shared>birthday(?: party)?|room|bike|desk|bed)(?: with[^.]*)?|(?:had|has) (?:his|her|their) birthday (?:on|at) the same day[^.]*",
    ),
    idea: /\bbirthday\b/i,
    after: [
      [
        1,
        "There was one cake every year. Down the middle there ran a line of sugar pearls, and on this side of it stood one name, and on the other side stood the other, and the names got in each other's way. “Happy birthday, dear…” they sang, and then there was always that muddle.",
      ],
      [
        1,
        "Half of the guests were the wrong ones. Half of the games were the wrong ones as well. And when the candles were blown out, it was always the same one who was a bit quicker. {Hero} had once swallowed a moth because of that.",
      ],
      [
        0,
        "“One day of my own,” said {hero}. “Only one, with everything.” They looked at the calendar. There were three hundred and sixty-five of them, and most were not being used. {Hero} closed {his} eyes and put {his} finger on one.",
      ],
    ],
    end: [
      [
        0,
        "On that day there was a whole cake, with one name on it, right across. Everyone sang, and there was no muddle. {Hero} blew out the candles, all by {himself}, and nobody was quicker. Then it was a little quiet. It was a very big cake. {He} looked across the table to where there was usually somebody with icing on the chin.",
      ],
      [
        0,
        "In the hall somebody stood with a parcel and was not sure whether one might come in. “I've counted,” it was said. “Without me you'll never get through it.” {Hero} fetched a knife. “Up to the pearls,” {he} said. There were no pearls. So they each began on their own side and met in the middle.",
        "In the hall somebody stood with a parcel and was not sure whether one might come in. “I've counted,” it was said. “Without me you'll never get through it.” {Hero} fetched a second fork.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:did not like|hated|hates|could not stand|did not get along with|did not get on with|does not like|disliked)[^.]*(?:stepfather|stepmother|stepdad|stepmom|stepmum|stepsister|stepbrother|new (?:boyfriend|girlfriend|partner|husband|wife)|each other|one another)[^.]*|(?:got|has|had|gets) (?:an? )?(?:new )?(?:stepfather|stepmother|stepdad|stepmom|stepmum|stepsister|stepbrother)[^.]*",
    ),
    idea: /\b(?:step(?:father|mother|dad|mom|mum|sister|brother)|new (?:boyfriend|girlfriend|partner|husband|wife))\b/i,
    after: [
      [
        1,
        "There was a second toothbrush now, a blue one, and it stood too near. There was a new laugh at breakfast. And somebody had bought the wrong cornflakes, with raisins. {Hero} picked them out and laid them in a row along the edge of the plate, until everybody had seen it.",
      ],
      [
        1,
        "“You may call me whatever you like,” it had been said at the beginning. {Hero} called it nothing. One can get through a whole day with “er” and “you there”. They said good morning to each other as one says it in a lift.",
      ],
      [
        0,
        "Then, one Saturday, with Mum away, there was a bang in the bathroom, and water shot up to the ceiling. They both ran. They both slipped. “Turn it off!” “Where?” “I don't know, it's your house!” It was the longest talk they had ever had.",
        "Then, one Saturday, when they were alone, there was a bang in the bathroom, and water shot up to the ceiling. Both of them ran, and both of them slipped. “Turn it off!” “Where?” “I don't know, it's your house!” It was the longest talk they had ever had.",
      ],
    ],
    end: [
      [
        0,
        "The one held a thumb on the pipe. The other one turned the spanner, the wrong way at first. In between, both were as wet as fish. “At your place you'd have had a plumber, I suppose?” said {hero}. “At my place,” it was said, “I had nobody who would have held a thumb on it.” The spanner went “click”. It was quiet, and something dripped from two noses.",
      ],
      [
        0,
        "When Mum came home, they were sitting in the empty bathtub in their clothes and eating raisins. The tap was on upside down; it still is. “Who did that?” she asked. They both pointed at the other one. And on the shopping list there stood, in {hero's} writing: cornflakes, without. And in brackets: one packet with, for you there.",
        "When the key turned in the door, they were sitting in the empty bathtub in their clothes and eating raisins. The tap was on upside down; it still is. And on the shopping list there stood, in {hero's} writing: cornflakes, without. And in brackets: one packet with, for you there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants|tried|tries|decided|stayed|stays|lay) (?:to )?(?:stay |awake|up |all night|catch|see|trap)[^.]*(?:easter bunny|santa(?: claus)?|father christmas|tooth fairy|christkind|st\\.? nicholas|saint nicholas)[^.]*",
    ),
    after: [
      [
        1,
        "Everything was ready: the torch, the thread across the hall, with a saucepan lid at the end of it, and a chair by the window. {Hero} had eaten three spoonfuls of mustard, because one does not fall asleep with mustard.",
      ],
      [
        1,
        "At nine {he} was quite awake. At ten {he} was quite awake. At eleven {he} leaned {his} head against the pane, only to hear better. Then the saucepan lid fell down. {Hero} shot up and switched on the torch. In the beam stood Dad, on one leg, in pyjamas. “I've only come for a glass of water,” he said.",
        "At nine {he} was quite awake. At ten {he} was quite awake. At eleven {he} leaned {his} head against the pane, only to hear better. Then the saucepan lid fell down. {Hero} shot up and switched on the torch. In the beam sat the cat and looked very offended.",
      ],
      [
        0,
        "The thread was tied again, a bit lower. At midnight it was so still that {hero} could hear {his} own eyes close. {He} opened them with two fingers. {He} counted. At ninety-one there was a smell of cold air, and something brushed past {him}, soft as a sleeve. {Hero} wanted to look. {He} really did.",
      ],
    ],
    end: [
      [
        0,
        "When {he} looked, it was morning, and {he} lay under a blanket that had not been there. The thread was whole. There was a bow in the middle of it. And on the chair by the window, between the torch and the mustard, lay a note, in very small writing: “You snore. Otherwise it was a very good trap. I had to go round by the chimney.”",
      ],
      [
        0,
        "Next to it there was something in gold paper, and a bite had been taken out of the mustard bread. “You see?” said {hero} at breakfast. “Nearly.” Next year {he} is going to take horseradish.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants|tried|tries|learned|learns|began|decided)(?: to)?[^.]*(?:sign language|talk to (?:his|her|my|their|a|the) deaf [^.]*)",
    ),
    after: [
      [
        1,
        "At the big table everyone talked at the same time, and in the middle sat one person who smiled. It was the smile that one smiles on a train in a foreign country. Now and then somebody said something with a very wide mouth. Then the talk went on.",
      ],
      [
        1,
        "The book had four hundred pictures of hands. {Hero} practised on the bus; a lady asked whether {he} was being bothered by a wasp. “Good morning,” was easy. “How are you?” was easy. “I am a cucumber” was what {he} said for three days, believing that it meant “I am happy”.",
      ],
      [
        0,
        "On the next visit {hero} took a deep breath, put down {his} fork, and said it across the table, with both hands. There was a silence. Over there two eyes had become quite big. Then there was an answer. It was so fast that {hero} understood only one word of it. It was “cucumber”.",
      ],
    ],
    end: [
      [
        0,
        "They laughed until they lay under the table. Down there it was quiet and dim, and one could talk wonderfully. {Hero} learned that there are jokes which one can only tell with one's hands, and that every person has a name there that is not spelled, but shown. {He} got one, too. It is a cucumber with a smile.",
        "There was such laughter that both ended up under the table. Down there it was quiet and dim, and one could talk wonderfully. {Hero} learned that there are jokes which one can only tell with one's hands, and that every person has a name there that is not spelled, but shown. {He} got one, too. It is a cucumber with a smile.",
      ],
      [
        0,
        "When the coffee was poured, the others above noticed that something was missing. “What are you two talking about?” they called down. “Not so loud,” signed {hero}, “we can't hear ourselves think.” By the summer, half of the table had begun to learn it. They all want to know what was so funny.",
      ],
    ],
    isWhole: true,
  },
];
