/** How it comes out when somebody has done something: {doer} is who did it. */
export interface Outcome {
  /** What the last sentence of an idea tells, in its own words. */
  readonly words: RegExp;
  readonly lines: readonly string[];
}

export const outcomes: readonly Outcome[] = [
  {
    words: /^had (?:no|not enough|too little) money/,
    lines: [
      "There was something else that {doer} could give for it: three afternoons, and both hands. That was enough.",
      "In the end it cost a button, a song and a promise. {Doer} paid at once.",
    ],
  },
  {
    words: /^(?:caught|had|got) (?:an?|the) (?:bad |terrible )?(?:cold|fever|flu)/,
    lines: [
      "On the fourth day {doer} sat up and wanted bread with jam, and everybody breathed out.",
      "In the morning the nose was free again, and {doer} smelled everything there was: soap, toast, and the day.",
    ],
  },
  {
    words: /^had to (?:choose|decide)/,
    lines: [
      "{Doer} closed {doerhis} eyes and thought of tomorrow evening. Then it was quite clear what {doerhe} would be glad of.",
      "“This one,” said {doer}. It was as if somebody had opened a window.",
    ],
  },
  {
    words: /^(?:missed|misses|missing) home|^(?:was|is) homesick/,
    lines: [
      "One evening there was a letter, and it smelled of the kitchen at home. {Doer} read it until it was soft.",
      "{Doer} hung up a picture from home beside the bed. After that it was only half as far.",
    ],
  },
  {
    words: /^(?:was|is) (?:too |so |very )?(?:small|shy|slow|late|young|short|weak|clumsy)/,
    lines: [
      "And then something was needed that only {doer} could do, just as {doerhe} was.",
      "“Good that you are as you are,” somebody said to {doer}, and it was meant.",
    ],
  },
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
    words: /^(?:hides|hid|hiding) (?:an?|the|his|her|its)\b/,
    lines: [
      "It stayed a secret, more or less. {Doer} knew it, and so did three others, and not one of them told.",
      "“I knew it all along,” somebody whispered to {doer}. “It's a very good place.”",
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
    words: /^(?:befriend)/,
    lines: [
      "From that day on there were always two of everything: two cups, two chairs, and two who laughed at the same moment.",
      "“See you tomorrow,” {doer} said. And tomorrow came, and so did they both.",
    ],
  },
  {
    words: /^(?:guides?|guided|leads?|led)\b/,
    lines: ["“Here we are,” {doer} said without a word, and stood still. It was the right door, to the very step."],
  },
  {
    words: /^bets?$|^betting/,
    lines: [
      "Then it was measured, twice, with a long string. {Doer} looked at the knot in it, and could not help laughing.",
    ],
  },
  {
    words: /^(?:begs|begged|begging)/,
    lines: [
      "“Well, all right,” they said in the end. {Doer} had not been ready for that, and had to ask them to say it again.",
    ],
  },
  {
    words: /^(?:adopts|adopted|raises|raised)/,
    lines: ["When somebody asked who belonged to whom, {doer} did not have to think. “We do,” {doerhe} said."],
  },
  {
    words: /^(?:tames|tamed|taming)/,
    lines: [
      "One evening there was a soft nudge from behind. {Doer} did not turn round, and only smiled. Now it had been decided.",
    ],
  },
  {
    words: /^(?:apologi|says? sorry|said sorry)/,
    lines: [
      "“Sorry,” said {doer} once more. “You have said that three times now,” came the answer. “I heard it the first time. Sit down.”",
    ],
  },
  {
    words: /^(?:pretends?|pretended)/,
    lines: [
      "In the end the truth came out, as it always does. {Doer} had been afraid of that moment, and now it was only a relief.",
    ],
  },
  {
    words: /^(?:warns|warned)/,
    lines: [
      "They had heard it. One after the other they turned away in time, and {doer} counted them, and none was missing.",
    ],
  },
  {
    words: /^(?:hatches|hatched)/,
    lines: [
      "Then the last bit of shell fell off. {Doer} sat there, damp and very small, and looked at everybody, as if they were the new ones.",
    ],
  },
  {
    words: /^(?:remembers|remembered)/,
    lines: ["“So you still know that,” came the answer, very quietly. {Doer} knew it all, down to the smallest bit."],
  },
  {
    words: /^(?:carves|carved|carving|whittl)/,
    lines: [
      "{Doer} blew away the last chips, and turned it in the light. On the underside there was a name, quite small.",
    ],
  },
  {
    words: /^(?:fell|falls|falling) asleep/,
    lines: ["When {doer} woke up, somebody had put a blanket on {doerhim}, and it was already the next morning."],
  },
  {
    words: /^(?:carries|carried|carrying)/,
    lines: [
      "At the top {doer} put it down. Nothing had been spilled, or hardly anything, and the view was all {doerhis} own.",
    ],
  },
  {
    words: /^(?:inherits|inherited)/,
    lines: ["In the end {doer} kept one small thing of it all, and knew just what to do with the rest."],
  },
  {
    words: /^(?:gets|got|has|had) (?:a )?(?:toothache|seasick|a cold|the flu|sick|the hiccups)/,
    lines: [
      "The next morning {doer} noticed that something was missing. It took a moment until {doerhe} knew what: it did not hurt any more.",
    ],
  },
  {
    words: /^(?:breaks|broke|breaking) (?:his|her|its|a|the) (?:leg|arm|wing|foot|paw|ankle)/,
    lines: [
      "The day came when the plaster was cut open. {Doer} took a step, and then another one, and then nobody could stop {doerhim}.",
    ],
  },
  {
    words: /^(?:coaches|coached|coaching)/,
    lines: [
      "When the whistle blew, nobody asked about the score. They all ran to {doer} at once, and knocked {doerhim} over.",
    ],
  },
  {
    words: /^(?:records?|recorded)\b|^(?:interviews?|interviewed|translates?|translated)/,
    lines: ["“Thank you,” {doer} said. “Thank you,” came the answer, and it was said as if it meant something bigger."],
  },
  {
    words: /^(?:smuggles?|smuggled)/,
    lines: [
      "The door shut behind {doer}. It had worked. And then the coat was opened, and the whole room began to beam.",
    ],
  },
  {
    words: /^(?:dares|dared)/,
    lines: [
      "It had taken {doer} three weeks, and it was over in a minute. “Was that all?” {doerhe} thought, and wanted to do it again.",
    ],
  },
  {
    words: /^(?:survives?|survived)/,
    lines: [
      "Then it was over, and {doer} could have it all back. “In a minute,” {doerhe} said, and finished what {doerhe} was doing first.",
    ],
  },
  {
    words: /^(?:pays|paid|paying)/,
    lines: ["“That was too much,” somebody said, and gave something back. {Doer} was owed a whole week's worth now."],
  },
  {
    words: /^(?:repays|repaid)/,
    lines: ["“Now we're even,” somebody said. {Doer} did not think so, and came again the next day."],
  },
  {
    words: /^(?:accidentally )?(?:glue|gluing)/,
    lines: [
      "There was a long, slow sound, like a plaster coming off, and {doer} was free. One shoe stayed behind. It is still there.",
    ],
  },
  {
    words: /^(?:bribe|bribing)/,
    lines: ["“I'd have kept it anyway,” came the answer at last. {Doer} thought of all the biscuits, and groaned."],
  },
  {
    words: /^(?:restor|renovat)/,
    lines: [
      "Everybody came to see it. {Doer} stood at the side with paint on {doerhis} nose, and for once had nothing left to do.",
    ],
  },
  {
    words: /^(?:volunteer)/,
    lines: ["“Same time next week?” they asked. {Doer} had already written it down."],
  },
  {
    words: /^(?:hoard)/,
    lines: [
      "“Help yourselves,” {doer} said to the others, and there was enough for all of them, and for their cousins, too.",
    ],
  },
  {
    words: /^(?:spit|spat)/,
    lines: ["Then somebody began to laugh, and it was {doer}. Nobody had ever heard that before."],
  },
  {
    words: /^(?:is|was) asked to/,
    lines: ["It fitted. It fitted everywhere, all the way around. {Doer} counted it again to be sure, and bowed."],
  },
  {
    words: /^(?:loses|lost) sight/,
    lines: ["And there, behind a stone, something moved. {Doer} was there in two leaps, and did not scold at all."],
  },
  {
    words: /^(?:breaks|broke) down/,
    lines: [
      "There was a cough, and a rattle, and then the old familiar hum. Nobody cheered yet, in case it heard them.",
    ],
  },
  {
    words: /^(?:gets|got|is|was) promoted/,
    lines: [
      "The next day {doer} sat among the others again, with {doerhis} mouth full, and the crooked sign was gone.",
    ],
  },
  {
    words: /^(?:bans|banned|forb)/,
    lines: [
      "One morning the notice was gone. {Doer} had taken it down {doerhimself}, and hoped that nobody would ask.",
    ],
  },
  {
    words: /^(?:defies|defied)/,
    lines: ["In the end there were so many of them that nobody knew any more who had begun. Only {doer} knew."],
  },
  {
    words: /^(?:shrank|shrinks|shrunk)/,
    lines: ["There was a pop, and everything was as big as before. Only one cup had stayed small. {Doer} kept it."],
  },
  {
    words: /^(?:missed|misses) (?:her|him|his|them|it|the)/,
    lines: ["Then there was a knock, a very familiar one. {Doer} was at the door before the second."],
  },
  {
    words: /^(?:comes|came|arriv)/,
    lines: [
      "“I'll come again,” said {doer} at the door. “And next time I'll bring all the others.”",
      "When {doer} left, {doerhe} turned round three times to wave, and the third time {doerhe} nearly fell over the step.",
    ],
  },
  {
    words: /^(?:bought|buys|buying)/,
    lines: ["{Doer} carried it all the way home, and it was the first time that the way had seemed too short."],
  },
  {
    words: /^(?:argue|quarrel|fought (?:about|over|with)|fights? (?:about|over|with))/,
    lines: [
      "In the end nobody could say how it had begun. {Doer} laughed first, and after that it was over.",
      "“You were right about half of it,” {doer} said. It was a different half for each of them.",
    ],
  },
  {
    words: /^(?:caught|catch)/,
    lines: [
      "It looked at {doer}, and {doer} looked at it. Then {doer} opened both hands.",
      "{Doer} told at home how big it had been, and each time {doerhe} told it, it was a little bigger.",
    ],
  },
  {
    words: /^(?:made|makes?|became|become|were|are) (?:real |best |new |good )?friends/,
    lines: [
      "The next day there were two cups on the table at {doer's}, and nobody had to ask why.",
      "“Tomorrow?” “Tomorrow,” {doer} said, and it was the easiest word in the world.",
    ],
  },
  {
    words: /^(?:woke|wakes|waking|awoke)/,
    lines: [
      "{Doer} stayed up. There was far too much to see for anyone who would sleep now.",
      "By noon {doer} had forgotten what it had been like to be asleep.",
    ],
  },
  {
    words: /^(?:was|is) (?:very |so )?(?:jealous|envious)/,
    lines: [
      "Then {doer} was given a part of it, quite a small part. It was enough, and the sting was gone.",
      "“I would have liked what you have,” somebody said to {doer}. {Doer} had not thought of that at all.",
    ],
  },
  {
    words: /^(?:dug|digs?|digging)/,
    lines: [
      "Then the spade went through, and there was light on the other side. {Doer} looked out with earth in both ears.",
      "What {doer} found in the end fitted into one hand. It had been worth every shovelful.",
    ],
  },
  {
    words: /^guard/,
    lines: [
      "When it was light, nothing was missing. {Doer} counted it all once more, and then {doerhe} sat down at last.",
    ],
  },
  {
    words: /^(?:read|reads) (?:stories|aloud|to|out)/,
    lines: [
      "At the last word nobody stirred. {Doer} turned back to page one without being asked.",
      "“Is there a second part?” came a voice. {Doer} had hoped for that question.",
    ],
  },
  {
    words: /^(?:hated?|could not stand|cannot stand)/,
    lines: ["One day {doer} noticed that it was not there, and that something was missing. That was a surprise."],
  },
  {
    words: /^(?:lights?|lit) (?:the|a|an|his|her)/,
    lines: [
      "It flickered twice, and then it stood still and bright. {Doer} could see it from the far end of the road.",
    ],
  },
  {
    words: /^(?:tells?|told) (?:a |the |his |her )?(?:silly |bad |good )?jokes?/,
    lines: ["Nobody laughed at first. Then {doer} laughed, and that was so funny that all of them joined in."],
  },
  {
    words: /^(?:makes?|made) (?:him|her|them|me|everyone|everybody|people) laugh/,
    lines: ["It began with one corner of a mouth. Then there was no stopping it any more, and {doer} took a bow."],
  },
  {
    words: /^(?:broke|breaks) out/,
    lines: ["Outside the air was so fresh that {doer} had to sneeze, and even that was wonderful."],
  },
  {
    words: /^(?:was|is) (?:always |very )?allergic/,
    lines: ["From across the room it went quite well. {Doer} waved, and got a wave back, and did not sneeze once."],
  },
  {
    words: /^(?:tells?|told) (?:[a-z]+ )?the truth|^(?:lied|lies|lying) (?:to|about)/,
    lines: ["Now it was out. {Doer} breathed in, and it went all the way down for the first time in days."],
  },
  {
    words: /^(?:felt|feels|was|is) (?:so |very |a little )?(?:lonely|alone)/,
    lines: ["Then something bumped against the door, low down. {Doer} opened it, and was not alone any more."],
  },
  {
    words:
      /^(?:got|gets?|received|receives?) (?:an?|the|his|her) (?:[a-z]+ )?(?:letter|postcard|parcel|message|package)/,
    lines: ["{Doer} sat down the same evening and wrote back. It was four pages, and there was no room for the name."],
  },
  {
    words: /^(?:explor|discover)/,
    lines: ["{Doer} drew all of it on the back of an old map, and wrote in the corner: not finished."],
  },
  {
    words: /^(?:buried|buries)/,
    lines: ["{Doer} put a flat stone on top, and on the stone a flower that grew there anyway."],
  },
  {
    words: /^(?:cleaned|cleans)/,
    lines: ["It shone so much that {doer} did not dare to sit down anywhere, and had supper standing up."],
  },
  {
    words: /^(?:stutter|stammer)/,
    lines: ["It took as long as it took. They waited, and when it came, it was worth waiting for, and {doer} knew it."],
  },
  {
    words: /^(?:failed|fails)/,
    lines: ["“Again,” said {doer}, and rolled up both sleeves. It did not sound like somebody who had lost."],
  },
  {
    words: /^(?:was|is) (?:secretly|really|actually)/,
    lines: [
      "“Shall we keep it to ourselves?” they asked. {Doer} thought it over, and shook {doerhis} head, and felt much lighter.",
    ],
  },
  {
    words: /^(?:drift|float)/,
    lines: ["There was a bump, quite a soft one. {Doer} had arrived somewhere, and it smelled of land."],
  },
  {
    words: /^(?:forged?|forges)/,
    lines: ["It rang when {doer} struck it, long and clear, and everybody who heard it knew that it was right."],
  },
  {
    words: /^(?:cooks?|cooked)/,
    lines: ["The pot came back so empty that {doer} had nothing left to wash."],
  },
];
