import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What somebody would rather be, is tired of, misses or cannot decide. */
export const wishesAndWorries: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:was|is|were|got|gets|grew|became|has grown)(?: so| very)? (?:tired|sick|weary|bored) of (?<routine>[^.,;]+?)(?=[.,;]|$| and (?:ran|runs|left|leaves|decide[sd]?|wants?|wanted|goes|went)\\b)",
    ),
    tells: /\b(?:ran away|runs away|left|leaves|set off|went away|goes away|moved|moves|went|quit)\b/,
    after: [
      [
        0,
        "It had not come all at once. It had come like dust, a little every day. One morning {hero} looked at it all, said “No”, and was surprised at how loud it was.",
      ],
      [
        1,
        "“But it's what you do,” they said. “What would you be, otherwise?” {Hero} did not know that. That was exactly what {he} wanted to find out. {He} left a note: Back later. Perhaps.",
      ],
      [
        1,
        "{He} tried out what there was. {He} tried to be a waiter, and everybody got what somebody else had ordered. {He} tried to be a bird watcher and fell asleep. {He} sold ice cream for a whole afternoon, and in the evening {he} had eaten more than {he} had sold.",
      ],
      [
        2,
        "It was very pleasant that nobody knew {him}. It was pleasant on Monday, and on Tuesday it still was. On Wednesday {hero} said “good morning” to a lamp post, only to hear how it sounded.",
      ],
      [
        0.5,
        "Then there was a small one sitting on the kerb and crying. Things had gone wrong, the whole day long, from the shoelaces on. “Can you do anything?” it asked. {Hero} thought about it. There was only one thing that {he} could really do. {He} had sworn never to do it again.",
      ],
    ],
    end: [
      [
        0,
        "{He} did it just once, quite softly. The small one stopped in the middle of a sob. “Again,” it said. And while {hero} did it again, it was suddenly quite different: nobody had ordered it, nobody looked at a clock, and it was as it had been on the very first day, when {he} had laughed out loud because {he} could do it.",
      ],
      [
        0.7,
        "“There you are at last,” they said at home. “Now everything goes on as before.” “No,” said {hero}, “not as before. From Monday to Thursday. On Fridays I sell ice cream.” They looked at one another. Nobody had known that one can do that.",
      ],
      [1, "The note still hangs on the door. Somebody has corrected it. “Back,” it says. “Because I wanted to.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:thinks?|thought|believes?|believed|was convinced|is convinced)(?: that)? (?:he|she|it) (?:was|is) (?<other>(?:really |actually )?an? (?:[a-z]+ )?[a-z]+)(?=[.,;]|$| (?:and|but|until|because)\\b)",
    ),
    after: [
      [
        0,
        "It was all quite clear. There was only the mirror, which had it wrong. “You'll see,” {hero} said to the mirror.",
      ],
      [
        1,
        "The others were polite about it. “{Other},” they said, “I see,” and looked at {his} ears. Then they went round the corner, and there they laughed into their sleeves.",
        "The others were polite about it. “I see,” they said, and looked at {his} ears. Then they went round the corner, and there they laughed into their sleeves.",
      ],
      [
        1,
        "{Hero} practised. {He} held {his} head as one holds it, and walked as one walks, with a certain something in the knees. At night {he} slept standing up, or lying down, depending on what they do. When somebody called {him} by the wrong name, {he} did not turn round.",
      ],
      [
        0.4,
        "Then the real ones came by, seven of them, with the wind in their hair. “Hello,” they said, “who are you?” “One of you,” said {hero}. They did not laugh. They thought about it, quite seriously. “Well, come along, then,” they said.",
      ],
      [
        0.5,
        "{He} could not keep up. {He} ran until everything was black before {his} eyes, and the seven of them got smaller and smaller. There was a gorge, and they simply jumped across it. {Hero} stood on this side. Between {his} feet a stone rolled down, and it took a long time until it arrived. “I can't,” {he} said, and it was the first time that {he} had said it.",
      ],
    ],
    end: [
      [
        0,
        "Down there somebody called for help. It was the smallest of the seven, who had jumped too short. There was a path along the rock, as wide as a hand. None of the great runners could have set foot on it. One had to be small for that, and stubborn, and very sure-footed. It was as if that path had been waiting for {him}.",
      ],
      [
        0.7,
        "“So what are you?” they asked when all of them stood there again and were out of breath. {Hero} wanted to say what {he} always said. Then {he} looked down at {himself}, from top to bottom. “This,” {he} said. “Exactly this.”",
      ],
      [
        1,
        "On Sundays they call for {him}. They run a little more slowly then, and {hero} runs a little faster, and in between there is room for a talk. The mirror has never had it so right.",
        "On Sundays they called for {him} after that. They ran a little more slowly then, and {hero} ran a little faster, and in between there was room for a talk.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:want(?:s|ed)|wish(?:es|ed)|would like|dream(?:s|ed|t) of|long(?:s|ed))(?: (?:so|very|really))?(?: much)? (?:to be|to become|to grow|(?:he|she|it) (?:was|were|could be)|being|becoming) (?<more>taller|bigger|older|stronger|faster|grown[- ]up|a grown[- ]?up|an adult|tall|big|strong)\\b[^.]*",
    ),
    after: [
      [
        0,
        "There was a door frame with pencil marks on it. {Hero} stood against it every morning, with {his} heels to the wood. “The same as yesterday,” they said. {He} asked them to look again.",
      ],
      [
        1,
        "“{More}?” asked {his} aunt. “That comes by itself.” Everything came by itself, if one believed the others. They had all got theirs already.",
        "“That comes by itself,” they said. Everything came by itself, if one believed the others. They had all got theirs already.",
      ],
      [
        1,
        "{Hero} ate spinach until {he} dreamed in green. {He} watered {his} feet. {He} hung from the washing line until {his} arms were long, and when {he} let go, they were no longer than before. Only the line was.",
      ],
      [
        2,
        "“What would you do then?” asked an old man who was feeding the sparrows. “Everything,” said {hero}. “Go up there, for instance. Decide things. Not be overlooked.” “Hm,” said the old man. “I've had all of that. Do you know what I'd like to be? Able to fit into that hollow tree again.”",
      ],
      [
        0.5,
        "One evening the lift in the house stopped between two floors. There were five people in it, and it was getting stuffy. The caretaker came, and a man with a big bag of tools, and they pulled at the door until it gave: as far as the width of one hand, and then a bit more. “Nobody gets through there,” said the man.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} got through there. It was a matter of the head; where the head goes, the rest goes too. Inside it was dark, and somebody was crying. “You press the red one first and then the lever,” they called from outside. {He} was just able to reach it. There was a jolt. When the door opened, they came out, one after the other, all of them large, and they looked down at {him}, and not one of them overlooked {him}.",
      ],
      [
        1,
        "The next morning {hero} stood against the door frame. “The same as yesterday,” they said. “Fine,” said {hero}, and went to have breakfast.",
      ],
      [
        1,
        "It did come by itself, by the way. It came when {he} was busy. There is a hollow tree in the park with two benches in front of it, and from there one can hear somebody say: “Do you know what I'd like to be?”",
        "It did come by itself, by the way. It came when {he} was busy.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:hope[sd]?|want(?:s|ed)|wait(?:s|ed)|long(?:s|ed)|dream(?:s|ed|t))(?: for| of)?(?: years| weeks)? ?(?:to be|being) (?<chosen>chosen|picked|bought|adopted|sold|taken home)\\b[^.]*",
    ),
    idea: /\b(?:shop|shelf|store|shelter|market|teddy|toy|doll|pumpkin|tree|kitten|puppy|dog|cat|plant|book|apple|cactus|christmas)\b/i,
    after: [
      [
        0,
        "Every morning {hero} moved a little to the front, where one can be seen better. {He} tried to look as one should look. It is not easy to know how.",
      ],
      [
        1,
        "They came, and they looked, and they pointed. “That one's too crooked,” they said, and “That one has a spot.” Each time somebody beside {him} was taken, and each time it was a bit emptier on the left and on the right.",
      ],
      [
        1,
        "“You mustn't want it so much,” said an old neighbour, who had seen many come and go. “They notice that.” So {hero} tried to look as if {he} did not want it. It did not help either. In the evening the light was switched off.",
      ],
      [
        2,
        "On the last day it rained. The others had all gone. “Shall we throw it away?” somebody asked. {Hero} kept very still. “Leave it until five,” somebody else said.",
      ],
      [
        0.5,
        "At ten to five a girl came in. She had a plaster on her chin and one stocking down. She did not look where everybody looks. She looked right at the bottom, at the very back, and there she squatted down. “Oh,” she said, “there you are.”",
      ],
    ],
    end: [
      [
        0,
        "“But that one's crooked,” said her father, “and it has a spot.” “Yes,” said the girl. She held her chin, with the plaster, up to it, so that he could see it: it was on the same side. After that he did not say anything more. It cost half.",
      ],
      [
        0.7,
        "She carried {him} home through the rain, under her jacket, and told {him} on the way what was what: here is the dog that barks, and there is where I fell down. {Hero} had never been under a jacket before. It was much better than at the front.",
      ],
      [
        1,
        "The best place in the house is the one by the window. Everybody who walks past can see it from there. They stop, and they point. “Look,” they say, “what a beautiful one.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could not|cannot|can not|couldn't|can't|never could|did not know how to) (?:decide|make up (?:his|her|its) mind)(?: (?<choice>(?:what|which|who|whether|where|between|how)[^.]*))?",
    ),
    after: [
      [
        0,
        "It began in the morning. Left or right? {Hero} lay there until noon, because one can only get out on one side.",
      ],
      [
        1,
        "“Take this one,” said the one half of {his} friends. “Take that one,” said the other half. Both of them were right, and that was the worst of it. {Hero} took a bit of everything. It looked like an accident in a paint shop.",
        "“This one,” said the one half of {his} friends. “That one,” said the other half. Both of them were right, and that was the worst of it.",
      ],
      [
        1,
        "{He} asked an owl. “It depends,” said the owl. {He} asked a coin, and it stood on its edge. {He} made a list of reasons for and a list of reasons against, and they were of exactly the same length.",
      ],
      [
        2,
        "Meanwhile things went on without {him}. The party was over before {he} knew what to wear. The summer was over before {he} knew where to go. “I'm still thinking,” said {hero}, when anybody asked. Hardly anybody asked any more.",
      ],
      [
        0.5,
        "Then a snake came through the grass. It was quite simple: on the left there was a hole, on the right there was a tree, and in the middle sat a very small mouse that had gone stiff with fear and was not looking at either of them. There was no time for a list.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} did not notice that {he} had decided. {He} was already there. {He} stood in front of the mouse and turned every colour that there is, red and blue and yellow with black rings, one after the other and all at the same time. The snake had never seen anything like it. It got dizzy, and went home.",
        "{Hero} did not notice that {he} had decided. {He} was already there. {He} stood in front of the mouse, made {himself} as large as {he} could, and did everything at once. The snake had never seen anything like it. It got dizzy, and went home.",
      ],
      [
        1,
        "“Which was the right one?” asked {hero} afterwards, quite out of breath. “The one that you took,” said the mouse. {He} thought about that for a long time, but it was not an unpleasant kind of thinking.",
      ],
      [
        1,
        "In the morning {he} gets up on the left. On Sundays {he} gets up on the right. It makes no difference, as it turns out, as long as one gets up.",
        "After that {he} got up on the left in the morning, and on Sundays on the right. It made no difference, as it turned out, as long as one got up.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:miss(?:es|ed)|is homesick for|was homesick for|longs? for|longed for) (?<dear>(?:his|her|their|my) (?:[a-z]+ )?(?:grand(?:ma|pa|mother|father|dad|mum|mom)|granny|nana|family|mother|father|parents|brother|sister|home|best friend|friend|mum|mom|dad|cousin|village|island))\\b(?: (?<farness>(?:who|that|which) (?:lived?|lives|is|was|had moved|moved) (?:so |very )?(?:far|a long way|in|on|across|abroad)[^.]*?))?(?:,? and (?<does>[a-z]+(?:s|ed) [^.]*))?(?=[.,]|$| at\\b| on\\b| during\\b)",
    ),
    idea: /^(?!.*\b(?:die[sd]|died|dead|death|grave|funeral|passed away|prison)\b)/i,
    after: [
      [
        0,
        "It was worst in the evening, at the hour when they would now be laying the table there. {Hero} knew exactly how it sounded. The drawer sticks, and somebody says the same thing about it every time.",
      ],
      [
        1,
        "“What is it?” asked the others. “Nothing,” said {hero}. It sat somewhere under the ribs, a little to the left. {He} had put a hot water bottle on it. The hot water bottle did not know what to do there either.",
      ],
      [
        1,
        "There was a smell that belonged to it: vanilla, and a bit of something burnt at the edge. {Hero} tried to get it exactly right. {He} mixed and stirred. The first time it smelled of soap, the second time of a wet dog. The third time {he} had to sit down on the floor, for it was so right that somebody might have been standing behind {him}.",
        "There was a smell that belonged to it. {Hero} tried to get it exactly right. The first time it smelled of soap, and the second time of a wet dog. The third time {he} had to sit down on the floor, for it was so right that somebody might have been standing behind {him}.",
      ],
      [
        2,
        "{He} wrote a letter. It had three pages and said nothing of the kind. Only at the very bottom, where there was hardly any room left, it said: “Does the drawer still stick?”",
      ],
    ],
    end: [
      [
        0,
        "The parcel that came back was flat and heavy. {Hero} opened it on {his} knees. It was the drawer. It was the whole drawer, with the spoons in it, and a slip of paper: “We've got out the old one from the cellar. We thought that you need this one more. It only works if you say it.”",
        "The parcel that came back was flat and heavy. {Hero} opened it on {his} knees. It was a drawer. It was the whole drawer, and in it lay a slip of paper: “We thought that you need it more than we do. It only works if you say it.”",
      ],
      [
        0.7,
        "{Hero} said it. The others looked round. “What did you say?” So {he} told them, from the beginning, about the table, and who sits where, and what is said about the drawer. It took until midnight. Then somebody else began, about a stove, and a third one about a squeaking gate. It turned out that nearly everybody had something like that under the ribs, a little to the left.",
      ],
      [
        1,
        "In summer there were two places laid that had been empty for a long time. “It doesn't stick any more,” they complained. {Hero} laughed, and gave the table a push with {his} knee. “Yes, it does,” {he} said.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:learn(?:s|ed|t)?|want(?:s|ed) to learn|tr(?:y|ies|ied) to learn|has to learn|had to learn)(?: how)? to (?<art>swim|float|dive)\\b[^.]*",
    ),
    idea: /\b(?:afraid|scared|fear|frightened|terrified|water|sea|lake|pool)\b/i,
    after: [
      [
        0,
        "Water has no handle; that was what was wrong with it. One can't hold on to it. {Hero} had thought about it very carefully, on dry land.",
      ],
      [
        1,
        "The others jumped in as if it were nothing. {He} sat on the edge and counted tiles. There were four hundred and twelve. “Are you coming?” they called. “In a minute,” said {hero}. {He} had been saying so since May.",
      ],
      [
        1,
        "“We'll begin with the big toe,” said the old lifeguard. He had a whistle, and a beard with drops in it. The toe went in. The toe reported that it was cold, and otherwise all right. On Tuesday it was the whole foot, and the week after that the knee.",
      ],
      [
        2,
        "“And what if it lets me go?” asked {hero}. “It doesn't hold you,” said the lifeguard. “It carries you. That's something else. You only have to lie down, like in a bed.” {Hero} lay down. For a moment it was just so. Then {he} thought of it, and went under, and drank half a litre.",
      ],
      [
        0.5,
        "On the last day of summer a ball rolled in, a red one, and after it came its owner, who was two years old. There was hardly a splash. The lifeguard was at the other end. {Hero} saw the ball, and beside the ball there were rings on the water, and they got larger and larger.",
      ],
    ],
    end: [
      [
        0,
        "There was no time for the toe. It was cold, and it was green, and then {he} had something in {his} hand, a sleeve. Lie down, {he} thought, like in a bed. And it carried {him}. It carried both of them. When the lifeguard got there, {hero} {was} lying on {his} back and looking at a cloud, and on {his} stomach sat somebody who was asking for the ball.",
      ],
      [1, "“Who has taught you that?” they asked. {Hero} pointed at the water with {his} thumb."],
      [
        1,
        "There is a badge now, with a seahorse on it. {He} does not wear it on {his} chest. It is sewn on the bath towel, right at the corner, where the big toe is.",
        "There was a badge for it, with a seahorse. It was sewn on the bath towel, right at the corner, where the big toe is.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
];
