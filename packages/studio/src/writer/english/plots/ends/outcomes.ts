/** How it comes out when somebody has done something: {doer} is who did it. */
export interface Outcome {
  /** What the last sentence of an idea tells, in its own words. */
  readonly words: RegExp;
  readonly lines: readonly string[];
}

export const outcomes: readonly Outcome[] = [
  {
    words: /^(?:taught|teach|train|showed)/,
    lines: [
      "At the tenth try it was right, from the beginning to the end. {Doer} forgot to praise it, and only stood there and beamed.",
      "“Now I'll show you something,” said the pupil. {Doer} watched, and did not have to help even once.",
    ],
  },
  {
    words: /^(?:learn|practi|study|studied|(?:takes|took) lessons)/,
    lines: [
      "Then, all at once, it went right. {Doer} did it again straight away, and it went right again.",
      "The tenth time it worked, and the eleventh time, too. {Doer} stopped counting.",
    ],
  },
  {
    words: /^(?:compet|raced?|racing|took part|entered|(?:joins|joined) (?:a|the) (?:race|contest))/,
    lines: [
      "It was so close that they had to measure it three times. {Doer} looked on, and could hardly stand still.",
      "{Doer} came in with a last big stride, and then everybody shouted at once.",
    ],
  },
  {
    words: /^(?:search|look(?:s|ed|ing)? (?:everywhere )?for|hunt|seek|sought|tracked|went in search)/,
    lines: [
      "And there, in the very last place of all, was what {doer} had been looking for.",
      "Then {doer} turned round once more, and there it was, just one step further than {doerhe} had looked.",
    ],
  },
  {
    words: /^(?:wait|queue|stood in)/,
    lines: [
      "And then the waiting was over. {Doer} jumped up so quickly that {doerhe} nearly fell over.",
      "There was a sound, far off at first, and then quite near. {Doer} knew at once what it was.",
    ],
  },
  {
    words: /^(?:hides?|hid|hiding)/,
    lines: [
      "In the end somebody bent down and said, “There you are.” {Doer} came out, a little dusty, and blinked in the light.",
      "{Doer} came out by {doerhimself}. Nobody laughed, and somebody made room for {doerhim}.",
    ],
  },
  {
    words: /^(?:sets?|setting) (?:off|out)|^(?:ran|runs|running) away|^escap/,
    lines: [
      "When {doer} looked back at last, the place where it had all begun was no bigger than a crumb.",
      "There the road came to an end. {Doer} stood still, for the first time in a long while, and looked at what lay ahead.",
    ],
  },
  {
    words: /^(?:got|gets|was|were|is) (?:stuck|trapped)/,
    lines: [
      "There was one more tug, and a plop, and {doer} came free, so suddenly that everybody fell over backwards.",
      "One little turn to the left, and {doer} slipped out as easily as a pea from its pod.",
    ],
  },
  {
    words: /^(?:got|gets|was|were|is) lost/,
    lines: ["Then {doer} saw something that {doerhe} knew, small and far away, and went straight towards it."],
  },
  {
    words: /^(?:built|builds?|building)/,
    lines: [
      "And then it was finished. It leaned a tiny bit to the left, and {doer} walked round it three times.",
      "The last piece went in with a click. {Doer} gave it a push to see if it would hold, and it held.",
    ],
  },
  {
    words: /^(?:knit|sew|stitch|crochet|wove|weav|mended|patched)/,
    lines: [
      "The last stitch was done. {Doer} held it up to the light and turned it round, and it was just the right size.",
    ],
  },
  {
    words: /^(?:bak|cook|fried|frying|made (?:soup|pancakes|dinner))/,
    lines: [
      "A little later there was nothing left but crumbs, and {doer} had not had a single bite.",
      "Everybody wanted some more. {Doer} scraped out the very last bit, and it was just enough for one spoonful each.",
    ],
  },
  {
    words: /^(?:paint|drew|draw)/,
    lines: ["The last stroke was a very small one. Then {doer} took three steps back, and it was finished."],
  },
  {
    words: /^(?:wrote|writes?|writing)/,
    lines: [
      "After the last word {doer} put a full stop, a big, round one.",
      "{Doer} read it all through once more, crossed out one word, and then it was good.",
    ],
  },
  {
    words: /^(?:repair|fix|mends)/,
    lines: [
      "There was a click, and then a hum, and it ran again as if nothing had happened. {Doer} listened to it for a while.",
    ],
  },
  {
    words: /^(?:grew|grows|growing) (?:an?|one|the|his|her|its)|^plant/,
    lines: [
      "The next morning it was a bit bigger again, and {doer} made a new mark beside it, the highest one of all.",
    ],
  },
  {
    words: /^(?:fell|falls|falling) in love|^(?:was|were|is) (?:secretly )?in love/,
    lines: [
      "“I like you,” said {doer} at last. It was not half as hard as {doerhe} had thought, and the answer was a very quick “Me too”.",
      "{Doer} had thought of a hundred words to say, and needed only three.",
    ],
  },
  {
    words: /^(?:play(?:s|ed)? chess)/,
    lines: ["Then there was only one move left. {Doer} made it, and leaned back, and the board was set up again."],
  },
  {
    words: /^(?:sang|sings|singing|danc|play(?:s|ed|ing)? (?:the|a|his|her))/,
    lines: [
      "After the end it was quite still for a moment. Then the clapping began, and {doer} did not know where to look.",
      "“Once more!” they called, and {doer} did it once more, and that time it was even better.",
    ],
  },
  {
    words: /^(?:told|tells|telling)/,
    lines: [
      "“And that's all,” said {doer}. For a moment nobody said a word. Then they all wanted to hear another one.",
    ],
  },
  {
    words: /^(?:asks?|asked|asking)/,
    lines: ["In the end there was an answer. It was a short one, and {doer} nodded, because it was enough."],
  },
  {
    words: /^invit/,
    lines: [
      "They came, every one of them, and so {doer} had to make room, and then more room, and then a little more.",
    ],
  },
  {
    words: /^(?:gave(?! up)|gives(?! up)|giving(?! up)|left (?:a |the )?|leav|sent|sends|brought|delivered|delivers)/,
    lines: [
      "“For me?” was the only answer. {Doer} nodded, and looked the other way, because {doerhe} {doerwas} so happy.",
      "The next day something came back for {doer}, a very small parcel with far too much string.",
    ],
  },
  {
    words: /^(?:steal|stole|rob)/,
    lines: [
      "In the end {doer} put it back when nobody was looking, and a bit to the left, so that somebody would notice.",
    ],
  },
  {
    words: /^(?:rescu|sav(?:e|ed|es) (?:the|an?|him|them)|protect)/,
    lines: ["“Thank you,” said a small voice. {Doer} coughed, and looked at the ground, and said that it was nothing."],
  },
  {
    words: /^(?:help|assist)/,
    lines: ["Then it was done, and it had taken only half the time. {Doer} got the first slice of the thank-you cake."],
  },
  {
    words: /^(?:listen|heard|hears|overhear)/,
    lines: [
      "{Doer} heard it once more, quite clearly. This time {doerhe} knew just what it was, and where it came from.",
    ],
  },
  {
    words: /^(?:follow)/,
    lines: ["There the trail came to an end. {Doer} looked up, and saw at once that it had been worth the long way."],
  },
  {
    words: /^(?:discover|finds? out|found out|found an?|found the|notic)/,
    lines: [
      "{Doer} told only one friend about it, and that friend told only one, and by the next morning everybody knew.",
      "{Doer} looked once more, to be quite sure. It was still there, and so it was no dream.",
    ],
  },
  {
    words: /^(?:fly|flew|flies|flying)/,
    lines: ["Then {doer} came down, with a bump and two small hops, and everything stood still again."],
  },
  {
    words: /^(?:sail|row(?:s|ed|ing))/,
    lines: ["At last there was a soft bump. {Doer} had arrived, and for a while the ground still went up and down."],
  },
  {
    words: /^(?:drove|drives?|driving|rode|rides?|riding|travel)/,
    lines: ["Then {doer} stopped, and it was suddenly very quiet. “Here we are,” said {doer}."],
  },
  {
    words: /^(?:walk|march|hik)/,
    lines: ["There was one last bend. {Doer} went round it, and there {doerhe} {doerwas}."],
  },
  {
    words: /^climb/,
    lines: ["And then there was nothing higher up to climb. {Doer} held on tight, and looked down once."],
  },
  {
    words: /^(?:swam|swim|cross|dived|dive)/,
    lines: ["{Doer} came out on the other side and shook {doerhimself}, and the drops flew in all directions."],
  },
  {
    words: /^shar/,
    lines: ["In the end there was one piece too many, and {doer} gave it to somebody who had only come to look."],
  },
  {
    words: /^(?:forg[eo]t|(?:can't|cannot|could not|couldn't) remember)/,
    lines: [
      "Then it came back, all at once, in the middle of something quite different. {Doer} had to laugh out loud.",
    ],
  },
  {
    words: /^(?:was|were|is|are) (?:afraid|scared|frightened|terrified)|^fear/,
    lines: [
      "It was over sooner than {doer} had thought. {Doerhe} waited a little longer, to be sure, but there was nothing more.",
    ],
  },
  {
    words: /^(?:decid|vot)/,
    lines: ["“So that's settled,” said {doer}, and gave whatever was nearest a good loud knock."],
  },
  {
    words: /^refus/,
    lines: [
      "In the end nobody pulled any more, and nobody pushed. “All right,” they said. “Have it your way,” and {doer} did.",
    ],
  },
  {
    words: /^(?:tries|tried|trying)/,
    lines: [
      "And then, at the very last try, it worked. {Doer} {doerwas} so surprised that {doerhe} nearly spoiled it.",
    ],
  },
  {
    words: /^(?:opens|opened|runs|ran|running) (?:a|an|the|his|her)|^(?:works|worked|working) (?:as|at|in)|^sell|^sold/,
    lines: ["At the end of the day {doer} counted what had come in: eleven coins, two buttons and a drawing."],
  },
  {
    words: /^(?:trad|swap|exchang)/,
    lines: ["Afterwards everybody thought that they had got the better part of it, and {doer} thought so most of all."],
  },
  {
    words: /^(?:babys|look(?:s|ed|ing)? after|takes? care|took care)/,
    lines: ["At last all was quiet. {Doer} tiptoed away, and stepped on the one thing that squeaked."],
  },
  {
    words: /^(?:feed|fed)/,
    lines: ["Then the last crumb was gone. {Doer} turned everything upside down to prove it, and was left in peace."],
  },
  {
    words: /^(?:keeps|kept) (?:a|the|his|her) .*secret/,
    lines: ["{Doer} told nobody, not even when they tickled {doerhim}."],
  },
  {
    words: /prove/,
    lines: ["“Well, look at that,” they all said, and for once they had nothing to add. {Doer} only nodded."],
  },
  {
    words: /^(?:count|sort|collect|gather)/,
    lines: ["Everything lay in neat rows now. One was left over that fitted nowhere, and {doer} kept that one."],
  },
  {
    words: /^(?:faint|passed out)/,
    lines: ["When {doer} came round, there was a ring of faces all about. “Again?” they asked. “Again,” said {doer}."],
  },
  {
    words: /^(?:sneez|hiccup|giggl|laugh)/,
    lines: ["The last one was the loudest of all. After it everything was quiet, and {doer} {doerwas} almost sorry."],
  },
  { words: /^(?:meets?|met|meeting)/, lines: ["“Soon again?” asked {doer}. “Very soon,” was the answer."] },
  {
    words: /^(?:returns?|returned|came|comes) (?:to|home|back)|^(?:went|goes) (?:home|back)/,
    lines: ["Somebody had left a light on. {Doer} saw it from a long way off, and walked a little faster."],
  },
  {
    words: /^(?:moves|moved) /,
    lines: [
      "By the end of the week {doer} could find {doerhis} way about in the dark, and only bumped into one thing.",
    ],
  },
  {
    words: /^(?:solv|investigat)/,
    lines: ["“So that was it!” said {doer}, and drew a thick line under everything that {doerhe} had written down."],
  },
  {
    words: /^(?:whisper|confess|admit)/,
    lines: ["Then it was said. {Doer} waited for something to happen, but nobody was cross at all."],
  },
  {
    words: /^(?:won|wins|winning)/,
    lines: [
      "Somebody held {doer's} arm up high, and somebody else pressed a cup into {doerhis} hands, full of lemonade.",
    ],
  },
  {
    words: /^(?:dream)/,
    lines: [
      "{Doer} still had the best bit of the dream in {doerhis} head when it was light, and {doerhe} held on to it.",
    ],
  },
  {
    words: /^(?:complain|protest)/,
    lines: ["Somebody wrote it all down, three pages of it, and put a stamp underneath. {Doer} got a copy."],
  },
  {
    words: /^(?:announc|perform|gave a speech)/,
    lines: ["When the last word was out, {doer} noticed how quiet it was. And then it was not quiet at all any more."],
  },
  {
    words: /^(?:eats?|ate|eating)/,
    lines: ["Then the plate was empty. {Doer} looked under it as well, but there was nothing there either."],
  },
  {
    words: /^(?:comes|came|walks|walked|arriv)/,
    lines: [
      "“I'll come again,” said {doer} at the door. “And next time I'll bring all the others.”",
      "When {doer} left, {doerhe} turned round three times to wave, and the third time {doerhe} nearly fell over the step.",
    ],
  },
  {
    words: /^(?:bought|buys|buying)/,
    lines: ["{Doer} carried it all the way home, and it was the first time that the way had seemed too short."],
  },
];
