import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { HERO_AT_START, RELATIVES } from "./idea-words.ts";

/** Stories of school: coming late for a reason, elections, talks, lessons in odd places, exams side by side, a gift of one's own. */
export const atSchool = [
  story({
    says: [
      /\b(?:fell asleep|falls asleep|slept|arrived late|was late|were late|came late|was always late|was always tired|yawned|missed (?:school|lessons))\b/,
      /\b(?:school|class|lessons?|teacher)\b/,
      /\b(?:looked after|took care of|cared for|takes care of|worked|helped|every (?:single )?(?:day|morning|night)|followed|secretly|always)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase("(?:looked after|took care of|cared for) <charge:somebody>"),
      phrase(
        "(?<watcher>(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ )?teacher) (?:followed|visited|found|discovered|noticed)",
      ),
      /\b(?:followed|visited) (?:him|her|them)(?: home)?\b/,
    ],
    of: "young",
    unless:
      /\b(?:murder\w*|killed|dream(?:s|ed|land)?|magic\w*|vampire|ghost|superhero|spy|alarm clock|time machine)\b/i,
    after: [
      "“Again?” they said in class, and some of them snored for a joke. {Hero} said sorry and looked at the desk. {He} had said sorry so often that nobody heard it any more. There was a list on the wall with the names of those who were late or tired. On it there was really only one name.",
      [
        "What was not on the list was the rest of the day. Long before school {hero} was up because of {charge}. There was breakfast to make, and a shoe to look for, and it was always the same shoe. In the evening it all began again, the other way round. Homework came last, and by then the letters ran into one another.",
        "What was not on the list was the rest of the day. {Hero} was up long before the others, and had done more by eight o'clock than most people do by noon. In the evening it all began again, the other way round. Homework came last, and by then the letters ran into one another.",
      ],
      "+ “Why don't you say anything?” a friend asked. {Hero} shrugged. At home they had agreed not to talk about it. If people knew, they would come and ask questions, and perhaps they would take something apart that was just about holding together. So {he} said that the bus had been late, although no bus went there.",
      [
        "But {watcher} had looked at the list for a long time. That afternoon {watcher} took the coat, and walked behind {hero}, a good way off, past the last stop and on. Through a lighted window {watcher} saw it all: the pots, the shoe, and {hero} in the middle, doing three things at a time. {Watcher} stood there until it was dark.",
        "But the teacher had looked at the list for a long time. That afternoon she walked behind {hero}, a good way off, past the last stop and on. Through a lighted window she saw it all: the pots, the shoe, and {hero} in the middle, doing three things at a time. She stood there until it was dark.",
      ],
    ],
    end: [
      "There was a knock. {Hero} turned white. “Please don't write it down,” {he} said. But the teacher only took off the coat, found an apron, and rolled up both sleeves. “You wash, I'll dry,” was all that was said, and for a time there was nothing but the sound of plates. It was the first evening in months on which {hero} sat down before bedtime.",
      "The next day the list was gone from the wall. In its place hung another one. “Mondays,” somebody had written there, and a name, “Tuesdays,” and a name. Nobody had been told why. They had only been asked who could cook, or look for shoes, or had an hour. Even those who had snored were on it.",
      "{Hero} still comes late now and then. Then nobody says “Again?”. Somebody moves over, and somebody pushes a sandwich across. On the window sill at the back lies a cushion with {his} name on it, for the ten minutes of the break, and whoever wakes {him} does it gently.",
    ],
  }),
  story({
    says: [
      /\b(?:wanted to (?:be|become)|ran for|stood for|was running for|hoped to be|stood as|decided to run for|candidate for) (?:the )?(?<post>(?:(?:class|school|student) (?:president|speaker|captain|representative)|head (?:boy|girl)|mayor(?: of [^.,]+?)?))(?=[,.]| (?:and|but|because|so)\b|$)/i,
    ],
    may: [
      HERO_AT_START,
      /\b[Bb]ut (?:his|her|their) only (?:voter|supporter|fan|friend) was (?<voter>(?:his|her|their|an?|the) [a-z -]+?)(?=[.,]|$)/,
    ],
    unless: /\b(?:murder\w*|killed|corrupt|scandal|blackmail)\b/i,
    after: [
      "{Hero} had made a poster. It said, “Vote for {hero}!”, and the paint had run, so that it looked as if the letters were crying. {He} hung it up between the big coloured posters of the others. Theirs had balloons on them.",
      [
        "“How many votes is that?” asked {hero} at home, and counted. There was {voter}. {He} counted once more. It was still only {voter}. “You're for me, aren't you?” asked {hero}. {Voter} looked at {him} in a way that was at least not against {him}.",
        "“How many votes is that?” {hero} asked {himself} at home, and counted on {his} fingers. It was one finger, and that was {his} own. {He} counted once more, from the other side. At least {he} was sure of that one.",
      ],
      "The others promised things. They promised longer breaks, free ice cream, and no more rain on Saturdays. People cheered. When it was {hero's} turn, {he} had no idea what to promise. “What would you like?” {he} asked instead. It was quiet. Nobody had ever asked them that. “A hook,” said a small girl. “All the hooks are too high.”",
      "So {hero} wrote down “hook”. {He} went round with {his} notebook and asked them all, even those who were sure to vote for somebody else. They wanted a light in the dark corridor, and someone to sit with at noon, and that the tap should stop dripping. {Hero} borrowed a screwdriver and began with the hook.",
      "+ “You do know that you aren't elected yet?” asked one of those with the balloons. {Hero} was lying under the sink. “Hold this a moment,” said {hero}. The one with the balloons held it. They mended the tap together, and had wet sleeves afterwards, and it had been rather nice.",
    ],
    end: [
      "The votes were counted aloud. At first {hero's} name was not called at all, and {he} made {himself} small on {his} chair. Then it was called once. That was {his} own, {he} thought. It was called again, and again, by a voice that grew more and more surprised. The small girl climbed on a chair to see better.",
      [
        "{Hero} won by two votes. “What will you do first?” they shouted. {He} stood there and thought of {voter}, who had believed in {him} from the start. “Ask,” said {hero}. And then {he} went home and told {voter} about it, every single vote, and there was something special for supper.",
        "{Hero} won by two votes. “What will you do first?” they shouted. {He} stood there with a screwdriver in {his} pocket and did not know where to look. “Ask,” said {hero}. It was the shortest speech that anybody there had ever heard, and they clapped for a long time.",
      ],
      "The poster with the crying letters is still up, low down, beside a row of hooks. On it hang very small jackets. {Hero} comes by with a notebook every morning. “What would you like?” {he} asks, and writes it down.",
    ],
  }),
  story({
    says: [
      /\b(?:had to|has to|was supposed to|must) (?:hold|give|write|make|do|draw|paint|prepare) (?:an?|the|his|her) (?:school )?(?<piece>talk|essay|presentation|speech|report|portrait|project|composition) (?:about|on|of) (?:his|her|an?|the|someone|somebody)\b/,
      phrase("(?:chose|picked|decided on|wrote about|told about|spoke about|talked about) <chosen:somebody>"),
    ],
    may: [
      HERO_AT_START,
      /\b(?:hero|idol|model|role model|person (?:he|she) admired)\b/,
      /\bfrom the (?:school )?[a-z]+\b/,
    ],
    unless: /\b(?:murder\w*|killed|hostage|dead|died)\b/i,
    after: [
      "The others had kings and footballers and a woman who had been to the moon. “And whom have you got?” they asked {hero}. {Hero} said it. There was a short silence, and then they laughed so much that one of them fell off a chair. “{Chosen}? But what has {chosen} ever done?” {Hero} did not quite know that {himself}.",
      "So {he} went to find out. “Me?” asked {chosen}, and looked round to see who else might be meant. “There's nothing to tell about me.” “What did you do today?” asked {hero}, and took out a pencil. {Chosen} began to tell it, rather slowly. By the time {he} had to go home, {hero} had filled nine pages.",
      "It was all small things. {Chosen} knew which of them had no breakfast, and saw to it without a word. {Chosen} had once walked three hours through the snow with somebody's forgotten inhaler. {Chosen} had a blue box of thank-you letters, and there were just two in it. {Hero} wrote that down as well, and pressed so hard that the pencil broke.",
      "+ The night before, {hero} almost changed {his} mind. There was a very good book about a king at home. {He} only had to copy that. {He} opened it in the middle. The king had won a great many battles. But nowhere did it say whether he had ever asked anybody if they had had breakfast.",
      "Then {hero} stood in front with {his} {piece}. Somebody giggled. {His} ears burned. In the door, where nobody was looking, stood {chosen}, with both hands in the pockets, ready to go away again.",
    ],
    end: [
      "“This is about somebody who knows all our names,” said {hero}. {He} looked up. The giggling stopped. Then {hero} read it all out, the breakfasts and the snow and the box, and at the place with the snow a big boy in the last row turned scarlet. “That was my inhaler,” he said.",
      "After that they all talked at once. There had been a mended zip, a dry pair of socks, or simply a nod on a bad day. {Hero} did not get to the end of {his} {piece}. It did not matter. They turned round to the door, one after the other, and stood up.",
      "{Chosen} had to blow {chosenhis} nose and could not say anything at all. The next day the blue box could no longer be closed. {Hero} got a mark for {his} {piece}, a fairly good one. But what {he} has kept is the pencil, in two halves.",
    ],
  }),
  story({
    says: [
      /\b(?:held|gave|taught|continued|holds) (?:his |her |their |the |secret )?(?:lessons|classes|school)\b/,
      /\b(?<where>(?:under|in|on|beneath|beside) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:tree|barn|tent|cellar|basement|boat|bus|roof|kitchen|garden|cave|stable|train|church|market|street|ruins?|field|shelter|beach|laundromat|garage))\b/,
    ],
    may: [
      HERO_AT_START,
      /\b[Aa]fter the (?<blow>earthquake|flood|storm|fire|war|hurricane|landslide)\b/,
      /\bso that the (?:children|pupils|kids) [^.,]+/,
    ],
    of: "adults",
    unless: /\b(?:murder\w*|killed|magic\w*|wizard|yoga|dance lessons|cooking|swimming)\b/i,
    after: [
      [
        "After the {blow} nobody had thought of school. There were more important things. But on the third day {hero} found the bell, brushed off the dust, and walked through the streets with it. “School?” said the people. “Now?” “Now,” said {hero}. “We are meeting {where}.”",
        "The school was shut, and that, people said, was that. But {hero} had kept the bell. {He} walked through the streets with it. “School?” said the people. “Now?” “Now,” said {hero}. “We are meeting {where}.”",
      ],
      "On the first morning there were three children. They did not say anything, and a girl had her hands over her ears. There was no blackboard and no chalk. {Hero} took a stick and wrote a word on the ground. It was the word “here”. “Who can read this?” {he} asked. It took a long time. “Here,” said the girl, and took one hand down.",
      "The next day there were nine, and then so many that they had to sit in circles. They counted with stones and beans. When there was a noise, they all jumped, {hero} too. “When we are afraid, we count,” said {hero}. “How far?” asked a boy. “Until it's over.” They got as far as sixty-two.",
      "+ In the night {hero} lay awake. {He} had no books, and no plan, and had not told anybody how often {he} {himself} was counting now. Who was {he} to teach them anything? In the morning {he} came early, to say that it was no use. There they already sat, in a circle, and had written “here” on the ground for {him}.",
      "Then the rain came. It rained for days, and the words on the ground ran away. {Hero} stood there all alone, wet through, with the bell in {his} hand. {He} rang it all the same, because it was eight o'clock. Nothing stirred.",
    ],
    end: [
      "Something was coming up the road. It was big and had many feet, and it was only when it was quite near that {hero} saw what it was: a sail, an old one with patches, and under it were the children, and their mothers, and even the men who had said “Now?”. They stretched it out above {him} and tied it down. “We were late,” said the girl. “We had to carry the roof.”",
      "So there was school, {where}, while the rain drummed on the sail. And when there was a noise, it was the children who turned to {hero}. “Count along with us,” they said.",
      "There is a new school now, with windows and a blackboard. But once a year {hero} takes the bell, and they all go back and sit in circles. {He} writes a word on the ground with a stick. The youngest may read it out.",
    ],
  }),
  story({
    says: [
      /\b(?:exam|exams|test|course|class|diploma|degree|school-leaving|driving lessons)\b/,
      new RegExp(
        `\\b(?:together with|at the same time as|alongside|in the same class as|side by side with) ${role("partner", RELATIVES).source}`,
        "u",
      ),
    ],
    may: [HERO_AT_START, /\b(?:took|takes|sat|passed|wanted to take|finally|at last|studied for)\b/],
    of: "adults",
    unless: /\b(?:murder\w*|killed|cheat\w*|love|magic\w*|driving test)\b/i,
    after: [
      "They sat on either side of the kitchen table, {hero} and {partner}, and there was a lamp in the middle. “Ask me something,” said {hero}. “Don't you want to sleep?” asked {partner}. “I've slept long enough,” said {hero}. So {partner} asked, and {hero} knew it, and then {hero} asked, and {partner} did not.",
      "They were good at different things. {Hero} could learn by heart and had forgotten how to do fractions. {Partner} could do fractions and forgot everything else. So they made a contract and hung it on the fridge: numbers for dates, one hour each, and whoever fell asleep had to wash up. For the first week it was always {partner}.",
      "+ People smiled, of course. “At the same time?” they asked. “And which of you is helping which?” “That changes,” said {hero}. But at night {he} sometimes stood at the window. If {he} failed, everybody would say that it had been too much. And if {he} passed, and {partner} did not? That was worse. {He} had not thought of that before.",
      "+ {Partner} had thought of something as well. “What if you do better than I do?” {partner} asked over the dishes, and tried to make it sound like a joke. {Hero} handed over a wet plate. “Then you'll be angry with me until Sunday,” said {hero}. “And if you do better, I'll be angry until Monday. I'm slower.”",
      "Then came the morning. They sat far apart. {Hero} turned over the paper. {He} knew the first thing, and the second. At the third there was a fraction, big and ugly, and {his} head was empty. {He} looked across the rows, and saw that {partner} had laid down the pen and was staring into space.",
    ],
    end: [
      "They were not allowed to speak. {Hero} took {his} own cup, the one from the kitchen table, and set it down on the wood a little too hard. {Partner} looked up. {Hero} only moved {his} hand, as {he} always did at home at that hour: your turn, it meant. {Partner} grinned, picked up the pen, and pointed with it at {hero}: no, yours.",
      "+ After that it was just like any other evening, with two hundred people in it. {Hero} imagined the lamp, and the voice that said, “First the bottom half.” And the fraction grew small and went where it belonged. When the bell rang, both of them had ink up to their elbows.",
      "The letters came on the same day, in envelopes that looked exactly alike. They laid them side by side under the lamp. “You first,” said {hero}. “Both,” said {partner}. They tore them open, and then there was such a shout that the contract fell off the fridge. Both had passed.",
      "The contract hangs there again, under two certificates. Nobody needs it any more. But in the evening the lamp is lit, {hero} sits on one side of the table and {partner} on the other. “Ask me something,” says {hero}.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:discovered|found out|noticed|realised|realized|learned) that (?:he|she|they) (?:could|was able to|had a talent for|was good at|were good at) <gift:doing>",
      ),
    ],
    may: [
      HERO_AT_START,
      phrase("afraid of <dread:thing>"),
      phrase("(?<den>in the (?:[a-z]+ )?(?:room|attic|shed|cellar|library|workshop|garden|barn|kitchen|garage))"),
    ],
    unless:
      /\b(?:murder\w*|killed|fly|talk to|speak (?:to|with)|understand|read (?:minds|thoughts)|magic\w*|invisible|see (?:ghosts|the future)|time|superpower|walk through|no longer|stop time|heal)\b/i,
    of: "people",
    after: [
      [
        "{Hero} had only gone there because nobody else did. It was quiet {den}, and nobody asked {him} anything. {He} had to do something with {his} hands, because they would not stop shaking. So {he} tried it, just like that, without thinking. When {he} looked up, two hours had gone by.",
        "{Hero} had not been looking for anything. It was quiet, nobody asked {him} anything, and {he} had to do something with {his} hands. So {he} tried it, just like that, without thinking. When {he} looked up, two hours had gone by.",
      ],
      "It could not be true. {He} was the one who was bad at things; everybody knew that, and {hero} knew it best of all. {He} came back the next day to make sure that it had been an accident. It happened again. There was no doubt about it: {he} could {gift}. {Hero} looked at {his} own hands as if they had been exchanged in the night.",
      "{He} told nobody. A thing that is so new breaks easily. But from then on {hero} walked differently, a bit straighter, like somebody with a present in the pocket. Even when {he} was scolded, {he} thought: you don't know what I know.",
      "+ Not everything went well. There were days on which it came out crooked, and {hero} threw it all into a corner. {He} walked round the house, came back, and picked it up again. It was odd. With everything else {he} would have stopped long ago.",
      "Then somebody came in without knocking. There was no time to hide anything. {Hero} stood in front of it with spread arms and a red face. “Did you do this?” {he} was asked. It was a voice that {he} was afraid of. {Hero} wanted to say no. “Yes,” {he} whispered.",
    ],
    end: [
      "It was silent for so long that {hero} closed {his} eyes. “I have been trying to find out for a whole year what you can do,” said the voice then, and it was not stern at all, only tired and glad. “I looked in all the wrong places. May I watch?” {Hero} opened one eye. Then {he} nodded and went on.",
      "Soon others came too, first one by one and on tiptoe. They sat down along the wall. Nobody laughed. “How do you do that?” asked a boy who was good at everything. {Hero} showed him, and the boy got it all wrong, and {hero} said to him what nobody had ever said to {hero}: “That doesn't matter. Take your time.”",
      "{Hero} is still bad at a number of things. But there is a key on a red ribbon round {his} neck now, and every day, when the others have gone, {he} unlocks the door. {He} tries something, just like that, without thinking. When {he} looks up, it is dark.",
    ],
  }),
];
