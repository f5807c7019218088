import type { Arc, ArcStory } from "../arc.ts";

/** Something is built, one piece is left over, and it turns out where it belongs. */
const onePieceOver: ArcStory = {
  after: [
    [
      0,
      "={Doing} sounds like one piece of work. It was three: the part that {hero} had thought of, the part that {hero} had not thought of, and the part that had to be undone again afterwards. The first went so well that {he} {was} almost suspicious.",
      "=It sounded like one piece of work. It was three: the part that {hero} had thought of, the part that {hero} had not thought of, and the part that had to be undone again afterwards. The first went so well that {he} {was} almost suspicious.",
    ],
    [
      0.9,
      "=People stopped to look, as people do when somebody is busy. “What is it going to be?” one of them asked. {Hero} said it in one sentence. “And is it meant to look like that?” “Not yet,” said {hero}, and turned it round, so that the good side was in front.",
      "=“Is it meant to look like that?” asked {talker}. “Not yet,” said {hero}. “When is it meant to look like something?” {Hero} pointed at the good side. {Talker} looked at the good side for a while, and then went and looked at the other one again.",
    ],
    [
      0.6,
      "=When everything was in its place, one small piece was left over. {Hero} held it against {object}, here and there. It did not seem to belong anywhere. There is always something left over, {he} thought, and put it aside where it was in nobody's way.",
      "=When everything was in its place, one small piece was left over. {Hero} held it here and there. It did not seem to belong anywhere. There is always something left over, {he} thought, and put it aside where it was in nobody's way.",
    ],
    [
      0.4,
      "=Then came the moment for which all the work had been done. It held, it held, and it gave way. It gave way at just one spot, low down, quite gently, and the rest came after it in good order. {Hero} began again without a word.",
      "=Then came the moment for which all the work had been done. It held, it held, and it gave way. It gave way at just one spot, low down, quite gently, and the rest came after it in good order. “That was nearly all of it,” said {talker}. {Hero} began again without a word.",
    ],
    [
      0.85,
      "=The second time {he} made everything thicker, and tied twice what had been tied once. It gave way at the same spot. The third time {he} asked for advice, and got enough of it for three more. There was a lot of advice about the top. Nobody had anything to say about the spot low down.",
    ],
    [
      0.3,
      "=After that there was not much left to look at, and people found that they had things to do at home. {Hero} tidied up. It was better than standing beside it. {He} put long pieces with long ones and short ones with short ones, and right at the end there was the one that had been put aside, and that did not go with any of them.",
    ],
  ],
  end: [
    [
      0,
      "=It was bent on one side. {Hero} had taken that for a fault. Now {he} {was} holding it just as it had lain, upside down, and looked from the piece to the spot low down, where it had given way three times. The spot had a gap, and the gap was bent on one side, too.",
    ],
    [
      0.5,
      "=It went in with a click, as if it had been waiting to be asked. {Hero} pushed against {object}, first with care and then without any. Nothing moved. “Is it meant to look like that?” somebody asked, who had come back for something left behind. “Yes,” said {hero}. “Exactly like that.”",
      "=It went in with a click, as if it had been waiting to be asked. {Hero} pushed against it, first with care and then without any. Nothing moved. “Is it meant to look like that?” somebody asked, who had come back for something left behind. “Yes,” said {hero}. “Exactly like that.”",
      "=It went in with a click, as if it had been waiting to be asked. {Talker} pushed against it, first with care and then without any. Nothing moved. “So now it's meant to look like that,” said {talker}. “Yes,” said {hero}. “Exactly like that.”",
    ],
    [
      0.6,
      "=Whoever came by afterwards got to see {object} from all sides, the back as well. Most people looked at the top, because that was where the work could be seen. {Hero} always looked at the same spot first, low down, where there was nothing to see but one small piece in its place.",
      "=Whoever came by afterwards got to see it from all sides, the back as well. Most people looked at the top, because that was where the work could be seen. {Hero} always looked at the same spot first, low down, where there was nothing to see but one small piece in its place.",
    ],
  ],
};

/** Something is made, and people want to know what for; the short answer is the true one. */
const whatFor: ArcStory = {
  after: [
    [
      0,
      "=“What's it for?” asked the first people who came past. {Hero} explained. The explanation was long, and halfway through it they began to nod, as people do who have stopped listening. So {he} gave it up, and went on {doing}.",
      "=“What's it for?” asked the first people who came past. {Hero} explained. The explanation was long, and halfway through it they began to nod, as people do who have stopped listening. So {he} gave it up, and went on working.",
    ],
    [
      0.8,
      "=“You could tell them that it's a secret,” said {talker}. “It's right here, for everybody to see.” “That's what makes it such a good one,” said {talker}, and handed {him} the next piece.",
      "=Some of them were kind about it. It was nice to have something to do, they said. One asked if there was going to be a smaller one. “This is the smaller one,” said {hero}.",
    ],
    [
      0.6,
      "=In the evening {hero} tried out {item}. All went well for as long as {he} used both hands. Then {his} nose itched. {He} let go with one hand, only for a moment, and something came loose inside. {He} could hear it.",
      "=In the evening {hero} tried out {his} work. All went well for as long as {he} used both hands. Then {his} nose itched. {He} let go with one hand, only for a moment, and something came loose. {He} could hear it.",
    ],
    [
      0.5,
      "=So {he} undid {item}, as far as it was necessary, and did the loose bit again. The second trial lasted for eleven seconds. People counted along. Afterwards they helped {him} to pick up the pieces. They were very nice about it, and that was the worst of it.",
      "=So {he} undid it all, as far as it was necessary, and did the loose bit again. The second trial lasted for eleven seconds. People counted along. Afterwards they helped {him} to pick up the pieces. They were very nice about it, and that was the worst of it.",
    ],
    [
      0.3,
      "=“That's it, then,” said {hero}, and sat down with {his} back to {item}. “What is it for, anyway?” asked {talker}. “You've never told me. I only hand you things.” It was true. {Hero} {was} too tired now for the long explanation, and looked for a short one.",
      "=“That's it, then,” said {hero}, and sat down with {his} back to {item}. What was it for, anyway? {He} had explained it so often, and at such length, that {he} hardly knew any longer. {He} {was} too tired now for the long explanation, and looked for a short one.",
      "=“That's it, then,” said {hero}, and sat down with {his} back to it all. What was it for, anyway? {He} had explained it so often, and at such length, that {he} hardly knew any longer. {He} {was} too tired now for the long explanation, and looked for a short one.",
    ],
  ],
  end: [
    [
      0,
      "=“I wanted to see if I could,” said {hero}. It was short, and it was true. “Why didn't you say so?” said {talker}. “Then it needn't be useful. Then it's only got to hold.” They looked at each other. That made everything a good deal simpler.",
      "=“I wanted to see if I could.” {Hero} said it out loud. It was short, and it was true. And if that was all, then it need not be useful. It had only got to hold. {He} turned round again. That made everything a good deal simpler.",
    ],
    [
      0.6,
      "=From {item} they took off all that was only there to look useful. It was nearly half. Under it was the loose bit, which had never had enough room. {Talker} held the lamp, and {hero} did it for the third time, slowly. Then {he} let go, first with one hand and then with the other.",
      "={Hero} took off all that was only there to look useful. It was nearly half. Under it was the loose bit, which had never had enough room. {He} did it for the third time, slowly. Then {he} let go, first with one hand and then with the other.",
    ],
    [
      0.8,
      "={He} counted to eleven. {He} counted to a hundred. Then {he} stopped counting and only stood there beside {item} with {his} hands in {his} pockets, and let {his} nose itch. In the morning the first people came past again. They stopped, looked for a long time, and forgot to ask.",
      "={He} counted to eleven. {He} counted to a hundred. Then {he} stopped counting and only stood there with {his} hands in {his} pockets, and let {his} nose itch. In the morning the first people came past again. They stopped, looked for a long time, and forgot to ask.",
    ],
    [
      0.5,
      "=“What's it for?” people asked later on when they saw {item}. “I wanted to see if I could,” said {hero}. Most of them said nothing for a moment. Then they began to tell {him} of something that they had always wanted to try themselves.",
      "=“What's it for?” people still asked later on. “I wanted to see if I could,” said {hero}. Most of them said nothing for a moment. Then they began to tell {him} of something that they had always wanted to try themselves.",
    ],
  ],
};

/** Children make something: it is wrong in one place, and that is the best of it. */
const theCrookedBit: ArcStory = {
  after: [
    [
      0,
      "=“Done!” said {hero}. {He} said it four times that day. The first time it was not quite true, because something was still missing at the back. The second time something was missing at the front. {Doing} takes longer than you'd think, and most of it is looking for the thing that was here just now.",
      "=“Done!” said {hero}. {He} said it four times that day. The first time it was not quite true, because something was still missing at the back. The second time something was missing at the front. And in between most of the time went by in looking for things that had been here just now.",
    ],
    [
      0.9,
      "=“Can I help?” somebody called every five minutes, and it was always one who wanted to do the best bit. “You can hold this,” said {hero}. Then they held it, and looked at the best bit, and asked how long they had to hold it before they were allowed to do something else.",
      "=“Can I do the best bit?” asked {talker}. “I'm doing the best bit,” said {hero}. “Then what am I doing?” “You're holding.” {Talker} held. It was not the best bit, but without it everything would have slid sideways.",
    ],
    [
      0.6,
      "=When {object} was really finished, there was one place that had gone wrong. It was crooked. From the left it could not be seen. From the right there was nothing else to see. {Hero} stood in front of it with {his} arms stretched out and said that everything was best from the left.",
      "=When it was really finished, there was one place that had gone wrong. It was crooked. From the left it could not be seen. From the right there was nothing else to see. {Hero} stood in front of it with arms stretched out and said that everything was best from the left.",
    ],
    [
      0.4,
      "=Of course the very first visitor came from the right. “What's that?” “Nothing,” said {hero}. So it had to be mended. {He} pulled a bit and pushed a bit, and now two places were crooked. {He} mended the second one, and there was a crack, and a bit came off and rolled away as if it had been waiting for that.",
    ],
    [
      0.3,
      "=“It was better before,” said {hero}. That is the silliest thing there is: to make something worse because it was meant to be good. {He} crawled after the bit that had come off. Seen from down there, with one cheek on the floor, everything looked quite different.",
      "=“It was better before,” said {hero}. “Much,” said {talker}, who never told fibs, not even to be nice. Together they looked for the bit that had come off. It lay right at the back, and from down there, with one cheek on the floor, everything looked quite different.",
    ],
  ],
  end: [
    [
      0,
      "=From down there the crooked place was not crooked at all. It looked as if it was just about to move. It looked like the one part that was alive. {Hero} lay there for a while and looked. Then {he} put the bit back just as it had been in the beginning, crooked, and even a little more so.",
    ],
    [
      0.75,
      "=After that {he} stood on the left and sent everybody to the right. “You have to look from there,” {he} said, “and then you have to get down on the floor.” They did, even those with bad knees. It went quiet down there. “Oh,” somebody said at last. “It looks as if it's about to start.”",
    ],
    [
      0.5,
      "=Somebody wanted to know how to get a thing just as crooked as that. “First you do it wrong,” said {hero}, “and then you mend it, and then you look for it on the floor.” It was written down like that, on a piece of paper: three things, in that order.",
    ],
  ],
};

/** Something is written, drawn or painted; the first who sees it sees something else in it. */
const theFirstReader: ArcStory = {
  after: [
    [
      0,
      "=The last stroke is the hardest, because there could always be one more. {Hero} did one more, and then took it away again. Then there was nothing left to do but the thing that {he} had managed not to think of all along: somebody else would have to see it.",
    ],
    [
      0.8,
      "=To begin with {hero} showed {object} only in passing, like somebody who happens to be carrying something. “Nice,” they said, in passing as well. {He} would have liked to know which part. But you can't call after people and ask them which part.",
      "=To begin with {hero} showed it only in passing, like somebody who happens to be carrying something. “Nice,” they said, in passing as well. {He} would have liked to know which part. But you can't call after people and ask them which part.",
      "=“Well?” said {hero}. {Talker} looked at it for so long that {he} looked at it as well, to see what there was to look at. “Which part did you do first?” asked {talker}. “Why?” “Because you were still having fun there.”",
    ],
    [
      0.6,
      "=Then somebody stopped and took {his} time over it. {Hero} would not have expected it of him: a man who had only come to bring something and was already late. He looked, and laughed out loud. {Hero} went hot. It was not meant to be funny, not there, of all places.",
      "=Then somebody stopped and took a long time over it. {Hero} would not have expected it of him: a man who had only come to bring something and was already late. He looked, and laughed out loud. {Hero} went hot. It was not meant to be funny, not there, of all places.",
    ],
    [
      0.75,
      "=So that part had to be changed. {He} made it more serious, and then it was dull. {He} made it shorter, and then nobody could have understood it. The rest had been good, but by now it no longer went with that part, and {hero} started on the rest. By the end there was little of {object} left that had been there before.",
      "=So that part had to be changed. {He} made it more serious, and then it was dull. {He} made it shorter, and then nobody could have understood it. The rest had been good, but by now it no longer went with that part, and {hero} started on the rest. By the end there was little left that had been there before.",
    ],
    [
      0.3,
      "=Now it was right, and it was dead. {Hero} could not have said at which point it had happened. Without a mistake in it, it looked like something that others do. “I should have left it,” {he} said into the room. In the bin lay the first version. At least it was on top.",
      "=“Now it's right,” said {hero}. “Yes,” said {talker}, and both of them knew that it was not meant as praise. Without a mistake in it, it looked like something that other people do. In the bin lay the first version. At least it was on top.",
    ],
  ],
  end: [
    [
      0,
      "=The man who had laughed came by once more. He had someone with him. “It's here,” he said to her, “you'll see,” and then he stood in front of the new one and searched. “Where's the part?” he asked. “The one with … You know. I've been telling everyone about it. I haven't laughed like that since the spring.”",
    ],
    [
      0.6,
      "={Hero} fetched the first one out again and smoothed it with {his} hand. It took a while. The woman found the part all by herself. She did not laugh; she put her hand in front of her mouth and nodded, several times. “Yes,” she said. “That's just how it is.” And the man said: “Isn't it?”",
      "=So the first one was fetched out again and smoothed by hand. It took a while. The woman found the part all by herself. She did not laugh; she put her hand in front of her mouth and nodded, several times. “Yes,” she said. “That's just how it is.” And the man said: “Isn't it?”",
    ],
    [
      0.5,
      "=Nothing more was changed. There is a crease right across {object}, and there are a few strokes that are one too many. When people see it, {hero} watches their faces. Some laugh at that part, and some grow quiet. Both will do.",
      "=Nothing more was changed. A crease ran right across it, and there were a few strokes that were one too many. When people saw it, {hero} watched their faces. Some laughed at that part, and some grew quiet. Both would do.",
    ],
  ],
};

/** Something is dug or planted; what matters goes on below, where it can't be seen. */
const downBelow: ArcStory = {
  after: [
    [
      0,
      "={Doing} is work that can be seen from far away, and so there was soon somebody standing at the edge. “What are you looking for?” {Hero} said what it was about. “There?” asked the one at the edge. It was only one word, but it made the ground two degrees harder.",
      "=It was work that could be seen from far away, and so there was soon somebody standing at the edge. “What are you looking for?” {Hero} said what it was about. “There?” asked the one at the edge. It was only one word, but it made the ground two degrees harder.",
    ],
    [
      0.6,
      "=They came every day, first one, then five. They brought something to sit on. They knew of others who had tried it, and who had given up after a week. Only a little girl had brought a spoon. She did not say a word, dug at the side where she was in nobody's way, and went home when she was called.",
    ],
    [
      0.75,
      "=After a week nothing was to be seen, except that it was now a week later. {Hero} did the same again, but with less noise. The five at the edge became two. The two talked about something else by now, and sat with their backs to it.",
    ],
    [
      0.9,
      "=Others brought advice. One should begin further to the left, said a man with clean shoes. {Hero} thanked him and went on. To {deed} was one thing; to {deed} in front of those shoes was another. The girl looked at the shoes, too. Then, without a word, she put her next spoonful of earth down on them.",
      "=Others brought advice. One should begin further to the left, said a man with clean shoes. {Hero} thanked him and went on. It was hard enough as it was, without those shoes at the edge. The girl looked at the shoes, too. Then, without a word, she put her next spoonful of earth down on them.",
    ],
    [
      0.3,
      "=One evening {hero} stopped in the middle. It was not because of {his} arms. It was because {he} had tried to remember why {he} had been so sure, and had only been able to remember that {he} had been sure. “They were right, then,” said {hero}. Nobody said no.",
      "=In the end {hero} stopped in the middle. It was not because it hurt. It was because {he} had tried to remember why {he} had been so sure, and had only been able to remember that {he} had been sure. “They were right, then,” said {hero}. “Who's they?” asked {talker}. “They've all gone.”",
    ],
  ],
  end: [
    [
      0,
      "=At the side there was still the place where the girl with the spoon had been. It was not big: as deep as an arm, and as wide as a spoon. {Hero} knelt down, so as to fill it in. And there, right at the bottom, where nobody had been looking, something had begun to show.",
    ],
    [
      0.6,
      "=By the next day they all stood at the edge again, the two, the five, and some more. “I said so,” said one of them. “There, I said.” {Hero} did not argue. {He} had gone to fetch the girl. She climbed down first, because it was her hole, looked in, and asked for a bigger spoon.",
    ],
    [
      0.5,
      "=The people at the edge have got used to sitting there. Nowadays they move up when somebody comes with a spade. “There?” they ask. But they ask it in another way, and lean forward a bit, and they have all turned their chairs round.",
      "=The people at the edge got used to sitting there. They moved up when somebody came with a spade. “There?” they asked. But they asked it in another way, and leaned forward a bit.",
    ],
  ],
};

/** Something to eat is made, and everybody knows how it was better. */
const toTaste: ArcStory = {
  after: [
    [
      0,
      "=First it had to be tasted. {Hero} tasted, and waited, and tasted again. It was nearly right. “There's something missing,” {he} said. Nobody has ever found out what that is by looking at the ceiling, but {hero} looked at the ceiling all the same.",
      "=First it had to be tasted. {Hero} tasted. {Talker} tasted. They looked at each other. “There's something missing,” said {hero}. “Yes,” said {talker}. “There's something missing from mine as well.” It was the same bowl.",
    ],
    [
      0.6,
      "=The next ones who tasted it knew what it was. One said salt. One said that it was not salt, it was patience. A third one had known somebody who made it with something that can't be got any more. An old woman ate up everything on her plate, said “thank you”, and went home.",
    ],
    [
      0.75,
      "={Hero} put in the salt, and after it the patience, and because that did not help, a bit of everything else. With each bit it got less like what {he} had meant. By the ninth go it tasted of nine things, one after the other, and of none of them for long.",
    ],
    [
      0.3,
      "=Nobody had seconds. They were polite about it and folded their napkins. {Hero} scraped out the pot, sat down, and ate what was left, because somebody had to. It was not bad. It was only that {he} no longer knew what it ought to have been.",
    ],
  ],
  end: [
    [
      0,
      "=Then the old woman was there again, with her empty plate from the first day. She had washed it. “I wanted to ask whether there's any more of that,” she said. “It's changed a lot since then,” said {hero}. “What for?” asked the old woman. “But something was missing.” “Of course,” she said. “Company. I ate it all on my own.”",
    ],
    [
      0.6,
      "=So {hero} made it once more as it had been the first time, with nothing added, and this time {he} did not stand beside the others and watch them chew. {He} sat down with them. They passed each other things. It was loud, somebody told a long story, and in the middle of it all {hero} noticed that the pot was empty.",
    ],
    [
      0.5,
      "=“What did you put in?” they asked. “Nothing,” said {hero}. They did not believe it, and to this day there are four recipes about, each of them with a secret. The old woman has none. She brings her own plate, and a second one for whoever sits next to her.",
    ],
  ],
};

const MAKES =
  "(?:started |began )?(?:(?:to )?(?:buil[dt]|ma[dk]e|construct(?:ed)?|invent(?:ed)?|assembled|knit(?:ted)?|sew(?:ed)?|weaved?|wove|carved?|repaired|rebuilt|rebuild|fix(?:ed)?)|(?:building|making|constructing|inventing|knitting|sewing|carving|repairing|rebuilding))";
const NOT_MADE =
  "(?! (?:\\S+ )?(?:deals?|friends?|fun|up|sure|it|him|her|them|peace|money|mistakes?|promises?|plans?|wish|wishes|decision|bet|list|noise|way|jokes?|fool|offer|contact|use|faces?|difference|living|game|driver|everyone|everybody|people|problems?|excuses?|stor(?:y|ies)|tea|coffee|messages?|breakfast|lunch|dinner|supper|people|somebody|someone|clear|one)\\b)";

/** Stories of those who make something. */
export const makingArcs: readonly Arc[] = [
  {
    told: /^(?:(?:started|began|had|decided|tried|wanted) )?(?:to )?(?:bak(?:ed?|ing)|cook(?:ed|ing)?|brew(?:ed|ing)?)\b/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:poison\w*|dead|died|murder\w*|war|prison|bomb|drugs)\b)/i,
    stories: [toTaste],
  },
  {
    told: /^(?:(?:started|began|decided|tried|wanted) )?(?:to )?(?:wr(?:ote|ite|iting)|paint(?:ed|ing)?|dr(?:ew|aw|awing)|compos(?:ed?|ing)|sketch(?:ed|ing)?) (?!a (?:line|border|conclusion)|the line|back\b|him|her|them|down the|the wrong|(?:a|the) suspect)/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:dead|died|murder\w*|war|suspect|obituar\w*|funeral|forge\w*|border)\b)/i,
    stories: [theFirstReader],
  },
  {
    told: /^(?:(?:started|began|decided|tried|wanted) )?(?:to )?(?:d(?:ug|ig|igging)|plant(?:ed|ing)?|excavat(?:ed?|ing))\b/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:grave|buried|dead|died|murder\w*|war|prison|tunnel|bomb|grew|grows|found|discovered)\b)/i,
    stories: [downBelow],
  },
  {
    told: new RegExp(`^${MAKES}\\b${NOT_MADE}`),
    by: "hero",
    of: "children",
    idea: /^(?!.*\b(?:dead|died|war|prison|jumper|funeral|grades|hacker)\b)/i,
    stories: [theCrookedBit, onePieceOver],
  },
  {
    told: new RegExp(`^${MAKES}\\b${NOT_MADE}`),
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:dead|died|war|prison|funeral|murder\w*|girlfriend|boyfriend|app|AI|grades|hacker|legs|virus|bomb|boat|raft|ship|rocket|disappear\w*|vanish\w*)\b)/i,
    stories: [onePieceOver, whatFor],
  },
];
