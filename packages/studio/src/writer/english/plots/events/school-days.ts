import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What happens to pupils in a classroom, and on the way there. */
export const schoolDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:picked|chosen|selected) last|(?:nobody|no one) (?:ever )?(?:picked|chose|wanted) (?:him|her|me|them) (?:for|on|in) (?:the|their|his|her|a|any) team",
    ),
    after: [
      [
        1,
        "Two captains stood in front of the wall bars and called out names, one from the left, one from the right. The row got shorter. In the end there was only {hero}, looking at the floor as though something interesting had been written there.",
      ],
      [
        1,
        "“You take {him}.” “No, you take {him}.” They even tossed a coin for it. {Hero} had always thought that one tosses a coin to win something.",
      ],
      [
        1,
        "While the others chose, there had always been a lot of time to look. {Hero} knew who always ran to the left, who was afraid of high balls, and who looked at the clock when it got difficult. Nobody else knew that. They had never had to wait so long.",
      ],
      [
        0,
        "Today the teacher blew the whistle and pointed. “You are the captain,” the teacher said to {hero}. “Choose.” There was a silence in which one could hear the shoes squeak.",
      ],
      [
        1,
        "{Hero} chose. Not the tallest first, but the one who always stood second to last and knew exactly how that felt. Then the one with the untied laces. By the end of it there stood a team on the left that nobody had ever seen together.",
      ],
    ],
    end: [
      [
        0,
        "“They always run to the left,” whispered {hero}. “And he closes his eyes when it comes from above.” The ball came from above. It was the last minute, and it was a very small goal, and it counted.",
      ],
      [
        1,
        "The next time the captains stood in front of the wall bars, it took a while before anybody was called. “{Hero},” said the first one. “Hey,” said the second one, “I wanted {him}!”",
      ],
      [
        2,
        "{Hero} went over and stood there. It was odd to be so early. From there one could see the whole row, and {hero} waved at the one at the end of it.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:cheated|copied|peeked|had cheated|had copied)(?= (?:in|on|at|from|during|off|his|her|the)\\b)(?! at cards)|(?:copied|copies) (?:from|off) (?:his|her|the) (?:neighbour|neighbor|friend|classmate)",
    ),
    idea: /^(?!.*\b(?:tournament|game|chess|race)\b)(?=.*\b(?:test|exam|maths?|spelling|quiz|homework|dictation|class)\b)/is,
    after: [
      [
        1,
        "It had only been one look, to the left, at the blue ink on the other sheet. Seven times eight. It was right there, and it was so easy to see.",
      ],
      [
        1,
        "The paper came back with a big red tick and a smiling face. At home they pinned it to the fridge. Each time {hero} wanted milk, the face smiled, and {hero} drank water instead.",
      ],
      [
        0,
        "At night it was worst. {Hero} counted sheep, and every one of them looked over at the next one to see what number it had.",
      ],
      [
        2,
        "“You worked so hard,” said Grandma on the telephone, and sent five euros. They lay on the table. {Hero} did not spend them. It did not seem to be {his} money.",
        "“I'm proud of you,” somebody said at breakfast. {Hero} choked on the bread, although it was quite soft.",
      ],
    ],
    end: [
      [
        0,
        "Before the first bell {hero} put the paper on the teacher's desk, with the smiling face down. “I looked,” {he} said. “At number six. And a bit at number nine.” It was out, and it was not even loud.",
      ],
      [
        0,
        "The teacher was quiet for a long time, took the red pen, and crossed out two ticks. “And the other eight?” “Those were mine.” “Then this is a five and a half,” said the teacher, and drew a new face next to it. It was a smaller one. But it looked a good deal more like {hero}.",
      ],
      [1, "That night not a single sheep came by. {Hero} {was} asleep before anybody could count."],
      [2, "Seven times eight is fifty-six. Nobody has to tell {hero} that any more."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|had|received|brought home|came home with) (?:an? |the |his |her )?(?:very |really |terrible |first )?(?:(?:bad|poor|terrible|awful|failing|worst) (?:marks?|grades?|reports?|report card|school report|test)|F|D|six|fail)(?= |[.,]|$)|(?:failed|flunked) (?:the|his|her|my|an?) (?!(?:[a-z]+ )?(?:driving|flying|swimming|riding|magic|eye|hearing|sailing|skating) )(?:[a-z]+ )?(?:test|exam)",
    ),
    after: [
      [
        1,
        "The paper had been folded so often that it was as small as a stamp. But what was on it had not got any smaller. {Hero} could see it even with both eyes shut: red, and with a circle round it.",
      ],
      [
        1,
        "On the way home there were a hundred places for such a paper: under a stone, in a hollow tree, in a letter box in a street where nobody knew {him}. At each of them {hero} stopped, and went on.",
      ],
      [
        0,
        "“How was school?” they asked at lunch. “Soup's good,” said {hero}. “And the test?” “Is there pepper in it?” said {hero}.",
      ],
      [
        2,
        "In {his} head {hero} had already moved out, into the tent, with a blanket and three apples. One can live quite well in a tent. It was only a pity about the rain.",
      ],
    ],
    end: [
      [
        0,
        "The paper lay in the middle of the kitchen table, flat and a little damp. Nobody shouted. “So that's where it was,” said Dad. He went up to the attic and came back with a grey folder, blew off the dust, and laid a second paper beside the first. The same red, the same circle, only thirty years older. “Geography,” he said. “I put Italy in the north.”",
      ],
      [
        0,
        "“You may get a bad mark,” said Mum. “What I don't want is that you sit there all alone with it.” Then they went through it together, number by number. Most of it was one single mistake, made nine times.",
      ],
      [
        1,
        "The next test did not get a one either. But {hero} carried it home unfolded, and before anybody could ask, it was hanging on the fridge, next to Italy.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is) (?:very |so |really )?(?:bad at|slow at|not good at|terrible at|the worst at) reading|(?:could not|cannot|struggled to|found it hard to|hated to|hated|did not like to|was afraid to) (?:read(?:ing)?(?! the)|read out loud)(?: well| aloud| out loud| properly)?|(?:had|was) dyslexi[ac]|mixed up (?:his|her|the|all) letters",
    ),
    after: [
      [
        1,
        "When {hero} looked at a page, the letters did not stay where they were. The b turned round and was a d, and the long words lay across the line like fallen trees.",
      ],
      [
        0,
        "In class one after the other read aloud, a paragraph each. {Hero} counted ahead: four more, three more. When it came to {him}, somebody had always just dropped a pencil case. Mostly it was {hero}.",
      ],
      [
        2,
        "It was not that there was nothing in {his} head. {Hero} knew stories that took three evenings to tell. They only did not come from paper.",
      ],
    ],
    end: [
      [
        0,
        "It did not happen at once. First it was one line without stopping, then two. With one finger under the words they kept still, as though they had been waiting for somebody to hold them. And then {hero} {was} at the bottom of the page, and had not noticed the way there, because it had been so exciting.",
      ],
      [
        1,
        "In class it was {hero's} turn again. No pencil case fell down. It was slow, and one of the long trees still had to be climbed over in two parts. But at the end somebody asked, “And how does it go on?”",
      ],
      [
        2,
        "That evening there was light under {hero's} blanket until ten. Nobody said anything. They had only taken care that the torch had new batteries.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:read|reads|was reading|practised reading|practiced reading) (?:stories |books |aloud |out loud )*to {being}",
    ),
    idea: /\b(?:dog|cat|rabbit|horse|pony|donkey|cow|sheep|goat|hen|parrot|guinea pig|animal|shelter)\b/i,
    after: [
      [
        1,
        "{Being} did not laugh when a word came out backwards. {Being} only put one ear up and waited for the next one.",
      ],
      [
        0,
        "“The b… the b… the bear,” read {doer}. There was a sigh from below, a very contented one. It was obviously good news that it was a bear.",
      ],
      [
        2,
        "When {doer} stopped, there was a nudge against {doerhis} knee. So {doerhe} had to go on. One cannot leave a bear standing in a doorway.",
      ],
    ],
    end: [
      [
        0,
        "On the last page {doer} read more and more quietly, for {being} had fallen asleep. {Doerhe} finished the chapter all the same, without one mistake, and there was nobody awake to hear it. It did not matter. {Doer} had heard it.",
      ],
      [1, "Since then there are two who look forward to the next chapter, and only one of them can read."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:ate|eats|sat|sits|had|has|stood) (?:(?:his|her|their|my) )?(?:lunch|breakfast|snack|sandwich|at break|at recess|there|alone|always|by (?:himself|herself))? ?(?:all )?(?:alone|by (?:himself|herself|myself))(?= |[.,]|$)",
    ),
    idea: /\b(?:lunch|break|recess|school|cafeteria|canteen|playground|class|bench)\b/i,
    after: [
      [
        1,
        "There was a place at the very end, next to the bins, where the table wobbled. Nobody wanted it, and so it was {doer's}. {Doer} had folded a bit of paper and put it under the short leg.",
      ],
      [
        1,
        "To chew takes longer when there is nobody to talk to. {Doer} read the back of the juice carton: water, apple, lemon. By now {doerhe} knew it by heart.",
      ],
      [
        0,
        "At the big table they laughed about something. {Doer} laughed a little, too, so as not to be the only one who did not, although {doerhe} had not heard what it was.",
      ],
      [2, "At home they asked whom {doer} had sat with. “With the usual ones,” {doerhe} said. It was not even a lie."],
    ],
    end: [
      [
        0,
        "There was suddenly a weight on the other end of the bench, and the table wobbled, and then it did not wobble any more. “Are you going to eat that crust?” was what two big eyes were asking. {Doer} looked at the crust. {Doer} pushed it over.",
      ],
      [
        0,
        "It is surprising what one can say to somebody who is busy with a crust. By the end of the break {doer} had told everything, even about the paper under the table leg. And because there was so much talking in that corner, a third one came to see what was going on there, with a tray and a pudding too many.",
      ],
      [
        1,
        "The next day the end by the bins was full, and those from the big table had to ask whether they could squeeze in.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:gave|gives|shared|shares|split) (?:away )?(?:half (?:of )?)?(?:his|her|their|my) (?:own )?(?<food>lunch|sandwich|breakfast|snack|food|bread|apple|lunch ?box)(?: (?:to|with) {being})?",
    ),
    idea: /^(?=.*\b(?:school|class\w*|pupil|lesson|break)\b)/i,
    after: [
      [
        1,
        "It had begun with half of it. “I can't manage the other half,” {doer} had said, and looked out of the window while it was eaten, so that nobody had to say thank you.",
      ],
      [
        1,
        "After that the {food} got bigger. “You're growing,” they said at home, and cut another slice. {Doer} nodded. Somebody was growing, that was certain.",
      ],
      [
        0,
        "In the fourth lesson {doer's} stomach growled so loudly that the teacher stopped in the middle of Africa. “Was that a lion?” asked the teacher. {Doer} coughed. Two rows further on somebody turned red and looked at the desk.",
      ],
      [
        2,
        "They never spoke about it. But when {doer} had forgotten the gym shoes, a pair stood under {doerhis} chair. And once there was a drawing in the empty box, folded very small: a lion.",
      ],
    ],
    end: [
      [
        0,
        "Then one morning there were two boxes in the bag instead of one, and the same in both of them. There was no note. In the kitchen window somebody was washing up and looked in quite another direction.",
      ],
      [
        1,
        "So nobody had been told anything, and everybody knew. At noon they sat side by side, with a box each. “Swap?” “Swap.” It was exactly the same in both, and it tasted better all the same.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|discovered|read) (?:an? |the )?(?:small |secret |folded |crumpled )?(?:note|message|letter|slip|scrap of paper|piece of paper)",
    ),
    idea: /^(?=.*\b(?:no friends|lonely|alone|sad|help me|nobody likes)\b)(?=.*\b(?:desk|class\w*|school|teacher|locker|pupil|janitor|caretaker)\b)/is,
    after: [
      [
        1,
        "It was on squared paper, folded twice, in pencil. The letters leaned to the left, as if they wanted to get away. There was no name under it.",
      ],
      [
        1,
        "{Doer} read it three times and looked at the twenty-four chairs. Whose was it? The loud ones sat there, and the quiet ones, and one cannot tell by a chair how somebody feels who sits on it.",
      ],
      [
        1,
        "To ask out loud would have been the worst thing to do. So {doer} took a pencil as well and wrote on the back: “I would like to meet you. What do you like?” Then the note went back to where it had been.",
      ],
      [
        0,
        "The next day there was an answer. “Snails,” it said. And below it, in quite another hand: “Me too. I just happened to find this.” And below that somebody had drawn a snail with a hat.",
      ],
    ],
    end: [
      [
        0,
        "By the end of the week the paper was so full that a second one had to be stuck on. Seven different pencils had written on it, and five of them wanted to see the snail place behind the bicycle shed. “Today, after school,” stood at the very bottom, “whoever comes, comes.”",
      ],
      [
        0,
        "{Doer} watched from a distance. First there was one child at the bicycle shed, with {doer's} answer in one hand. Then there were two. Then there were so many that it could no longer be seen which of them had once written that note.",
      ],
      [1, "The paper is still there under that desk. Now and then it gets a bit longer."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:spoke|speaks|knew|knows|understood|understands|could speak|could not speak|did not speak|did not understand|spoke only|could not understand) (?:not a word of |not one word of |no |only |any |just |a word of |the )*(?<tongue>English|German|French|Turkish|Arabic|Spanish|Polish|Russian|Ukrainian|Italian|Chinese|Japanese|Greek|Portuguese|Persian|Farsi|Danish|Dutch|language)",
    ),
    idea: /^(?!.*\b(?:dog|cat|parrot|horse|puppy)s? (?:that|who|which) (?:only |just )?(?:understands?|understood|speaks?|spoke)\b).*\b(?:school|class\w*|new|kindergarten|playground|neighbou?r|bed|hospital|refugee|friends?|village|move\w*|came)\b/i,
    after: [
      [
        1,
        "All around there was talking, fast and without gaps, like water out of a tap. Now and then a word floated by that one almost knew. By the time one had caught it, ten others had gone past.",
      ],
      [
        1,
        "“Do you want to play?” somebody asked. There was no answer, only a smile. “DO YOU WANT TO PLAY?” It does not help to say it louder. Everybody tries it all the same.",
      ],
      [
        0,
        "So they began with what needs no words. One pointed at the nose. “Nose,” said one of them. The other one said it in another language, and it sounded so funny that they did it with the ears as well, and with the knees, and with everything that was lying about.",
      ],
      [
        2,
        "By the evening both of them had a list. The best word on it was the one for hiccups. It was so long that the hiccups were over before one had finished saying it.",
      ],
    ],
    end: [
      [
        0,
        "One day a joke was told, a quite bad one, with a parrot in it. It took half of one language, some of the other, and a good deal of flapping. Then there was a pause, and then both of them laughed, at the same moment and in the same place. After that everyone knew that it would be all right.",
      ],
      [
        1,
        "“What language is that that you two are speaking?” somebody asked. They looked at each other. Nobody had ever given it a name. “Ours,” they said.",
        "“What language is that?” somebody asked. It had never been given a name. “Ours,” was the answer, in two voices.",
      ],
      [
        2,
        "The list hangs on a wall, and there is a new word on it every day. They have just got to the word for homesick, and to the one for biscuit.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:could|can|was able to|knew how to|loved to|began to|started to) (?<skill>juggle|do magic tricks|draw|dance|whistle|do handstands|play football|play the [a-z]+|do cartwheels|sing|walk on (?:his|her) hands)",
    ),
    idea: /\bnew (?:at|in|to|boy|girl|pupil|kid|child|student)\b|\b(?:spoke|knew) (?:no|only|not a word|hardly any)\b|\bnot speak\b/i,
    after: [],
    end: [
      [
        0,
        "In the long break, when nobody was looking, {doer} began to {skill}, just as at home. One of them turned round and forgot to bite into an apple. Then there were three of them, then the whole yard, and no one said a word, because none was needed.",
      ],
      [
        0,
        "“Again!” somebody called. {Doer} did not know that word. But there are words that one understands at once. {Doer} did it again.",
      ],
      [
        1,
        "“How do you do that?” It was asked with both hands and both eyebrows. So {doer} showed it, slowly, from the beginning. By the end of the break eleven of them were trying to {skill}, very badly and very happily.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event("(?:stuttered|stutters|stammered|stammers)|(?:had|with|has) an? (?:stutter|stammer|lisp)"),
    idea: /\b(?:microphone|stadium|announc\w*|speech|commentator|radio|speaker|parade|loudspeaker)\b/i,
    after: [
      [
        1,
        "The words were all there, lined up one behind the other. But the first one would not go through the door, and so all the others had to wait. “B-b-b,” it went, and somebody in the back row always finished the sentence. It was never the right sentence.",
      ],
      [
        1,
        "{Hero} knew all the words with easy beginnings. One can say “home” instead of “building”, and “round thing” instead of “ball”. It makes one's sentences a bit peculiar, but it gets them out.",
      ],
      [
        0,
        "Alone, in front of the mirror or to the guinea pig, it all went quite smoothly, and with a hairbrush in {his} hand {hero} could talk for an hour. “You have something to say,” said {ahelper}, who had heard it through the open window. “Then take the time that it needs. Who says that it must be fast?”",
      ],
    ],
    end: [
      [
        0,
        "The microphone crackled. {Hero} breathed in, and held on to it, and waited for the first word. It took its time. It became so quiet that the flags could be heard. And then it came, and it brought the next one along, and the one after that.",
      ],
      [
        0,
        "Not everything went smoothly. One name needed three runs. But when it was there at last, four hundred people shouted it back, and it had never been shouted so loudly. For nobody shouts so gladly as those who had to wait.",
      ],
      [
        1,
        "“Tomorrow again?” {hero} {was} asked afterwards. “Of c-c-course,” said {hero}, and had not even looked for an easier word.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:laughed at|teased|mocked|made fun of|picked on|bullied|called (?:him|her|me|them) names|was (?:teased|laughed at|bullied|mocked)|were (?:teased|bullied|laughed at)|got (?:teased|bullied))(?= |[.,]|$)(?! (?:his|her|the) (?:joke|sneeze|jokes))",
    ),
    idea: /\b(?:name|glasses|braces|ears|freckles|accent|hair|lunch|shoes|clothes|jacket|laugh|voice|teeth|jumper|bag)\b/i,
    after: [
      [
        1,
        "It began in the cloakroom, with one of them, and then there were four. It was always the same joke. It had not been good the first time.",
      ],
      [
        1,
        "{Hero} tried to laugh along. That made it worse. {Hero} tried to hear nothing, and looked at the coat hooks and counted them. There were twenty-six.",
      ],
      [
        1,
        "“How was it today?” they asked at home. “Fine,” said {hero}, and went to {his} room, where nobody could see what fine looked like.",
      ],
      [
        0,
        "“Come on, I'll walk with you,” somebody said the next morning in front of the cloakroom. It was one from the row by the window, who was usually as quiet as a plant. “I counted the hooks, too, last year. There are twenty-six.”",
      ],
    ],
    end: [
      [
        0,
        "When the joke came again, there were two who stood there and did not laugh. “Explain it to us,” said the one from the window. “What exactly is the funny part?” The loud one opened his mouth. It is very hard to explain a joke that is not one. “Well,” he said. Somebody giggled, and for once it was not at {hero}.",
      ],
      [
        0,
        "After that {hero} told the whole of it, at home and to the teacher, from the first hook to the last. It was not easy to begin. But then they all listened, and it was no longer only {hero's} to carry.",
      ],
      [
        1,
        "The loud one said sorry, to the floor at first, and to {hero's} face a week later. The coat hooks have names now. The one with the sun on it is {hero's}, and the one from the window hangs right beside it.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:had to|has to|got|gets|needed|must|started to|was told to) (?:to )?(?:wear )?(?:an? |his |her |their |new |big |thick )*(?:pair of )?(?<aid>glasses)",
    ),
    after: [
      [
        1,
        "In the mirror there was somebody with {aid}, and {hero} did not know whether to greet {him}. {Hero} turned {his} head to the left and to the right. It did not help.",
      ],
      [
        0,
        "On the way to school {hero} held a scarf in front of {his} face. It was a warm day. “Have you got a cold?” asked the lollipop man. “Not yet,” said {hero}.",
      ],
      [
        2,
        "Without the {aid} the world was as soft as a pudding, and in arithmetic the three was an eight. With them, one had to be somebody else. {Hero} could not decide which was worse.",
      ],
    ],
    end: [
      [
        0,
        "Then {hero} put the {aid} on after all, only to try, where nobody could see it. There were leaves on the trees! Every single one, with edges. A bird sat there that had surely sat there every day. And across the road a girl was waving, and it could now be seen that it was at {him}.",
      ],
      [
        0,
        "In class they all wanted to try them, one after the other, and everyone walked into the same cupboard. “How do you manage to see in these?” they asked. “It's a special gift,” said {hero}.",
      ],
      [
        1,
        "In the evening {hero} laid them beside the bed, quite carefully, and looked at them once more. They were a bit smudged, from eleven noses. {Hero} left it like that.",
      ],
    ],
    isWhole: true,
    idea: /^(?!.*\bhearing aid)(?!.*\bbraces).*$/is,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:wore|had|got|gets|has|must wear|had to wear|with) (?:an? |his |her |their |new |big |two )*(?:hearing aids?|cochlear implants?)",
    ),
    after: [
      [
        1,
        "They were small and blue and sat behind the ears. All morning there were eyes on them, from the left and from the right, and always turned away a second too late.",
      ],
      [1, "To be stared at has no sound. One hears it all the same, even without any hearing aids."],
      [
        0,
        "At the next desk somebody had a question. One could see it. It sat there all through the first lesson, on the tip of a tongue, and wanted to come out.",
      ],
    ],
    end: [
      [
        0,
        "It had been {ownasked} straight out, across two desks, the first question all day that came from the front. “No,” was the answer, after a bit of thinking. “But I can switch you all off.” Then half the class was standing around the desk. “Off? Just like that? The teacher as well?” “Everything.” “Even the vacuum cleaner at home?” “That first of all.” There had never been so much envy in one room.",
        "“Are they radios?” it came straight out, across two desks. “No,” was the answer, after a bit of thinking. “But I can switch you all off.” Then half the class was standing around the desk. “Off? Just like that? The teacher as well?” “Everything.” “Even the vacuum cleaner at home?” “That first of all.” There had never been so much envy in one room.",
      ],
      [
        1,
        "Since then they have been learning to talk with their hands. It is extremely useful: across the yard, with a full mouth, and through the window of a bus. In class the teacher sometimes wonders why it is so quiet and who is laughing.",
      ],
      [
        2,
        "Nobody stares any more. They look, and that is something quite different: they look to see what the hands are saying.",
      ],
    ],
    idea: /^(?:.*?\b(?<ownasked>asked)\b)?/is,
    isWhole: true,
    of: "children",
  },
];
