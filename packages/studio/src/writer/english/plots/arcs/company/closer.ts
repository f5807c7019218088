import type { Arc, ArcStory } from "../arc.ts";

/** Two who cannot bear each other, and know each other better than anybody. */
const cannotStand: ArcStory = {
  after: [
    [
      0,
      "=It was mutual, and both of them put a good deal of work into it. One made a noise exactly when the other wanted to sleep. The other sat down exactly where the one had just warmed up the place. “Comfortable?” “Very.” To be as unpleasant as that, you have to know somebody very well.",
    ],
    [
      0.6,
      "=There was a frontier, though nobody else could see it. It ran along a crack in the floor, and it was guarded on both sides. The best spot of all lay exactly on the line, where it was warm in the afternoons. For that reason neither of them ever got to lie there. It stayed empty, day after day, in the finest light.",
      "=There was a frontier, though nobody else could see it, and it was guarded on both sides. The best spot of all lay exactly on the line. For that reason neither of them ever got to be there. It stayed empty, day after day.",
    ],
    [
      0.75,
      "=“Why don't you two get along?” they were asked at times. Each of them could have given a lecture about that. It was the voice. It was the way the other one ate. It was a certain look, quite short, from the side. If they had been asked what colour each other's eyes were, they would both have known at once.",
    ],
    [
      0.8,
      "=Once one of them was ill for three days. The other had never had it so good. Nobody made a noise, nobody sat where it was warm. On the second day something was dropped in there on purpose, quite loudly. No one complained. “Are you doing that to annoy me?” it was called across. “Doing what?” said a weak voice. “Nothing. Being quiet.”",
    ],
    [
      0.3,
      "=The worst came one evening, by accident. One of them said something, and the other one laughed. It was out before anybody could do anything about it. They stared at each other, quite horrified. For the rest of that evening they were ruder than they had ever been, and both of them slept badly.",
    ],
  ],
  end: [
    [
      0,
      "=Then it got dark on a day when nobody else was there, and it was very quiet. “Are you asleep?” asked one. “Of course I am,” said the other. “I heard something.” “So did I.” They both listened. It was probably nothing. But it was nothing in a corner where neither of them could see, and from the frontier one would have had a view of both sides.",
    ],
    [
      0.75,
      "=So they sat there, on the line, back to back, because that way it could be watched best. It was purely practical, and they both said so. The spot really was as warm as it had always looked. “You're taking up too much room,” said one, after an hour. “You're bony,” said the other. Neither of them moved away.",
    ],
    [
      0.5,
      "=They can't stand each other, as everybody knows. It is only that they would rather not stand each other at close quarters. And if one is late, the other sits exactly on the line and looks at the door, ready to be very annoyed.",
    ],
  ],
};

/** Somebody who only wanted to hide somewhere is not let go again. */
const kindJailers: ArcStory = {
  after: [
    [
      0,
      "=At first it looked like politeness. “You'll stay for supper,” they were told, and you can't run off when there is supper. After supper there was a game that needed exactly as many as there were now. It went on until late, and one of the old ladies cheated in a way that had to be seen to be believed. “Tomorrow, then,” said {hero}.",
    ],
    [
      0.6,
      "=Next day the shoes were gone. They were being mended, it was said, and came back shining, two days later. By then the coats had been sent to be cleaned. Nobody was unfriendly. “What's the hurry?” asked an old man without any teeth in. “We'd only just got used to you.” {Hero} looked along the corridor. At the end of it somebody very small sat in front of the door and knitted.",
    ],
    [
      0.75,
      "=An escape was attempted. It had been planned well, for {hero} knew about such things. At three in the morning, at the side door, a lamp was switched on. There sat four of them in their dressing gowns, with cocoa. “We wondered when you'd come,” one of them said. “We've been trying this door for eleven years. It sticks.”",
    ],
    [
      0.8,
      "=Little by little there were duties. Somebody had to reach the upper shelf. Somebody had to read out the small print, and to say “no” to the young man from the office, in a deep voice. It was remarkable how well {hero} could do that. “A real professional,” they whispered.",
    ],
    [
      0.3,
      "=“You can't keep us here,” it came out at last, much too loud. The knitting stopped. “No,” said the one by the door. “We can't.” She put the needles together and moved her chair aside, which took some time. “It's only that nobody has had to be looked for here in ages. It was such fun to have somebody who'd be missed.” The way was free. It was rather draughty there.",
    ],
  ],
  end: [
    [
      0,
      "=Outside a car drove slowly past, and then drove past once more. {Hero} took a step back. “Somebody you know?” asked the one with the needles. There was no answer. “I see,” she said, and moved the chair back to where it had been, and sat down on it, all forty kilos of her. “Visiting time is from two to four,” she said to the man at the door. “And you aren't family.”",
    ],
    [
      0.75,
      "=Nobody got past her. Later the whole story had to be told, and it was told, over cocoa. There was some shaking of heads, less about what had been done than about how. “You ought to have asked us,” they said. What had to be put right was put right in the end, and paid back, down to the last coin, and the old people checked the sums.",
    ],
    [
      0.5,
      "=When there is a game there in the evening, there are exactly enough. The side door doesn't stick any more. Somebody knew how to do that. It stands ajar, and nobody goes out, because of the draught.",
    ],
  ],
};

/** Two who have only met on duty sit down at one table. */
const offDuty: ArcStory = {
  after: [
    [
      0,
      "=It took {hero} longer to get ready than {he} would have admitted. All that time there had been something between them, a rule, or a counter, and it had been very practical. You knew where to stand. Now there was only an open door. {Hero} did not know where to put {his} hands, and cleared {his} throat, as {he} usually did.",
    ],
    [
      0.6,
      "=The table was laid for two. They began with what they knew. “You were late that time, in the big snow.” “You waited.” “I was on duty.” “Your duty ended at six,” came the answer. {Hero} took some salt. It had been half past nine that evening, and {he} had always thought that nobody had looked at the clock.",
    ],
    [
      0.75,
      "=There was so much that they had never been allowed to ask. Now they were allowed to, they did not know where to start. “What was in it, all those times?” “Do you want to know?” {Hero} thought about it seriously. “One of them,” {he} said. “Tell me one, and I'll tell you which ones I knew about.” It turned out that {he} had known about nearly all.",
    ],
    [
      0.3,
      "=After the soup there was a silence. Without the rule there was nothing that either of them had to do or not do, and it made them both clumsy. {Hero} looked for {his} old face, the official one. It had always been of help. “Please don't,” {he} {was} told across the table. “I've talked to that one long enough.”",
    ],
  ],
  end: [
    [
      0,
      "=“Then I've got something to declare,” said {hero}. It was meant to be a joke, and halfway through it stopped being one. {He} said it. It was a short sentence, and it was some years late. Nothing was stamped, and no one asked {him} for a signature. “Is that all?” “Yes,” said {hero}. “Then you may pass,” was the answer.",
    ],
    [
      0.75,
      "=They did the dishes together, and it was like before, one on this side and one on that. Things were handed over, looked at, and put down. Only there was no hurry now, and there was nobody standing behind. When there was not a single plate left to be dried, they washed the first one again.",
    ],
    [
      0.5,
      "=It is still done in that way, most evenings. Before one of them comes in, there is a stop at the door, and a throat is cleared. “Anything to declare?” asks the other. And sometimes there is.",
    ],
  ],
};

/** Two who write to each other, and see each other every day without knowing it. */
const sameFloor: ArcStory = {
  after: [
    [
      0,
      "=They wrote to each other in the evenings, and it was easy. There it was possible to be funny. {Hero} could make a joke and think about it first. By day {he} went to work and had nobody to be funny with, least of all the one across the corridor, who never laughed, and who signed everything with two letters and a dot.",
    ],
    [
      0.6,
      "=“There's somebody at my work,” {hero} wrote, “who clicks a pen all day long. I'm going to eat it.” “I know that sort,” was the answer. “I've got one who sighs. You can hear it through two doors.” They agreed that such people ought to be put together in one room. They laughed about it a good deal, each in a different kitchen.",
    ],
    [
      0.75,
      "=On the next day {hero} was called in. There was a mistake in a list, and it was not a small one. Sharp things were said, on both sides, very correctly. While it went on somebody clicked a pen and somebody sighed. In the evening they both wrote at the same time. “Bad day,” wrote one. “Bad day,” wrote the other. It was a comfort.",
    ],
    [
      0.8,
      "=“Shall we meet?” it said there one night. {Hero} looked at that for a long while. “I don't look quite like my picture,” {he} wrote. There was a pause. “Nor do I,” came the answer. “How unlike?” “Another person,” wrote {hero}. “Thank goodness,” was the reply.",
    ],
    [
      0.3,
      "=They chose a café, and a sign to know each other by. {Hero} came too early, and saw, through the pane, who was sitting there. It was the last person that {he} wanted to meet on a day like this. {He} nearly went away again. Then {he} saw what was lying on the table, right beside the cup. It was the sign. And there was a pen, which was being clicked.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} sat down. {He} could not think of anything better to do, and sighed. Opposite {him} the clicking stopped. For a long moment two people looked at each other who had said everything to each other and never one word. “Through two doors,” said the other, slowly. “I was going to eat it,” said {hero}. And then, across that corridor, for the first time somebody laughed.",
    ],
    [
      0.75,
      "=It was not simple. They had to go through it all again, the evenings and the days, and put one on top of the other. “That list,” said one, “that was you?” “The mistake was yours, by the way.” “I know. I'd just got a message that made me laugh.” They agreed on a rule for work, that everything would be as it had been. It lasted until ten the next morning.",
    ],
    [
      0.5,
      "=They still write to each other, when one of them is in the next room. It is easier to be funny that way. There is a click now and then, and a sigh as an answer, and it is quite a different sigh.",
    ],
  ],
};

/** Somebody has been left. */
const afterwardsAlone: ArcStory = {
  after: [
    [
      0,
      "=It was done very considerately. There were reasons, and they came in a good order, and {hero} could not have put them better {himself}. “I see,” {he} said. {He} even said thank you. It was only when it was quiet that {he} noticed {he} {was} still nodding.",
    ],
    [
      0.6,
      "=On the next day {he} told it to those who had to know. “But you were so happy,” they said. {Hero} had thought so, too. {He} tried to remember when {he} had last asked a question to which {he} did not know the answer. It had always been so pleasant to be told that {he} {was} right. {He} had taken that for happiness, and perhaps it was.",
    ],
    [
      0.75,
      "=Then {he} drew up an improved version of {himself}. {He} got up early. {He} listened to music that {he} did not understand. At the end of a week {he} wrote a message with all of it in it, very short and casual, and it took until two in the morning. The answer came at once. “That's nice for you,” it said. There was really nothing to be said against that sentence.",
    ],
    [
      0.3,
      "=One evening {he} sat on the stairs of the house, because it was too quiet inside. A neighbour came up with her shopping, whom {he} had greeted for years and never looked at. “You're in the way,” she said. {Hero} moved over. “You could carry something, if you're sitting there anyhow.” Nobody had spoken to {him} like that for ages. It did {him} a surprising amount of good.",
    ],
  ],
  end: [
    [
      0,
      "=“What's the matter with you?” asked the neighbour on the third floor. {Hero} told her, and gave the reasons in their good order. She did not say that {he} {was} right. “I'd have left you as well,” she said. “You tell it as if it had happened to a chair.” {He} opened {his} mouth. “I disagree,” {he} said, after a moment. It was quite a new sentence. They argued up to the fifth.",
    ],
    [
      0.75,
      "=It was no great love and was not going to be one. She was seventy-eight, and thought {his} music terrible. But from then on {he} carried up her shopping on Fridays, and was contradicted for an hour. {He} began to contradict other people, too, quite carefully at first. Some of them went away. Others stayed, and asked {him} what {he} meant by it.",
    ],
    [
      0.5,
      "=There is somebody sitting on the stairs now and then, though it isn't quiet inside any more. It is only that people come by there. {Hero} moves over a bit, and most of them have something to carry.",
      "=There is somebody sitting on the stairs now and then, though it isn't quiet inside any more. It is only that people come by there, and most of them have something to carry.",
    ],
  ],
};

/** Two who pretend that they belong together. */
const asMarried: ArcStory = {
  after: [
    [
      0,
      "=“How long have you been married?” they were asked straight away. “Six years,” said one. “Four,” said the other. There was a pause. “It feels like six,” said one. That was taken for wit. They were given a friendly smile, and a form with two lines on it, and each of them noticed at that moment that they did not know how the other one's name was spelt.",
    ],
    [
      0.6,
      "=From then on they had to know things. They agreed on the most important ones in whispers: where they had met, and who had said it first. “At a wedding,” one suggested. “That's what everybody says. In a queue.” “What for?” “For stamps.” It was so dull that it must be true. “And you can't stand my brother,” said the other. “Why not?” “Nobody can.”",
    ],
    [
      0.75,
      "=The trouble was that people like couples. An elderly pair sat down beside them and wanted to hear all of it. So they told about the queue, first one and then the other, and each was surprised at what came. It had been raining. One of them had had no umbrella. It got a laugh, and the one it was about really looked round for an umbrella.",
    ],
    [
      0.3,
      "=Once the door was shut they did not have to be anything any more, and that was much harder. They were extremely considerate about the light and the blanket. “Good night, then.” “Good night.” It was dark for some time. “What would we have argued about?” asked one. “In those six years.” “Four,” said the other. And after that, much later: “I'd have wanted to know if you were ever coming to bed.”",
    ],
  ],
  end: [
    [
      0,
      "=In the end it came out, as such things do. The names did not match on some paper or other. “So you're not a couple,” it was said to them, rather severely. They looked at each other, caught red-handed. “We've never even had a quarrel,” said one, and then they both began to laugh, so helplessly that they had to hold on to each other. “You could have fooled me,” said somebody who had only wanted to pass.",
    ],
    [
      0.75,
      "=When they had to say goodbye, they shook hands. It was a bit formal, after six years. “It's spelt with two t's,” said one of them. “I'll write it down.” “On what?” There was a stamp in one of the pockets, and nobody could say how it had got there. It was big enough for a name and a number, if you wrote small.",
    ],
    [
      0.5,
      "=If anybody asks today how they met, they still say: in a queue, for stamps. It is so dull that it is always believed. “How long have you known each other?” Then they answer at the same moment, and it is never the same number.",
    ],
  ],
};

/** Somebody helps others so that it is not found out. */
const inOnIt: ArcStory = {
  after: [
    [
      0,
      "=It was clear that it could not go well without help. So {hero} stood in front of it, quite casually, with a broad back. “Is anything the matter?” somebody asked. “No,” said {hero}. {He} had never known how long a single word can be looked at. When {he} turned round again, there was a good deal of rustling, and one whispered “thank you”.",
    ],
    [
      0.6,
      "=From then on {he} had no quiet moment. {Doing} meant thinking of everything one minute before the others did. {He} dropped things when somebody looked in the wrong direction. {He} asked long questions. Twice {he} had to cough so hard that {he} {was} given water. “You're very lively today,” {he} {was} told, with a slight frown.",
      "=From then on {he} had no quiet moment. {He} had to think of everything one minute before the others did. {He} dropped things when somebody looked in the wrong direction. {He} asked long questions. Twice {he} had to cough so hard that {he} {was} given water. “You're very lively today,” {he} {was} told, with a slight frown.",
    ],
    [
      0.75,
      "=“Why are you doing this at all?” {hero} asked softly, in the one minute when they were alone. It turned out that there was quite a sensible reason, and that it had begun with something very small. It nearly always does. “We only wanted to know what it's like,” they said. “And what's it like?” “Hard work. How do you people stand it?”",
    ],
    [
      0.8,
      "=There was one girl there, who sat at the side and never said much. She looked across three times. The third time she looked straight at the spot where something was sticking out that should not have been. {Hero} stood quite still. She looked away again and turned a page.",
    ],
    [
      0.3,
      "=Right at the end it very nearly came out. Somebody who had a say in things stood in the doorway and asked a quite simple question, and it was not put to {hero}. It was silent. {He} had no more coughs. {He} had dropped everything that there was to drop. Something slipped, slowly, and everyone would see it if they only turned their heads.",
    ],
  ],
  end: [
    [
      0,
      "=There was a crash at the other side of the room. All heads flew round. A girl who never said much had fallen off her chair, with all her books, and it was an excellent fall. “Sorry,” she said from the floor. She said it for rather a long time. When they all looked back again, everything was in its place, and very upright.",
    ],
    [
      0.75,
      "=“Since when have you known?” {hero} asked her, when it was over. “Since this morning. You can't cough,” she said. “Nobody coughs like that.” They looked on as the last of it disappeared round the corner, in a hurry, and not quite in step. Something was waved there. It was hard to say what.",
    ],
    [
      0.5,
      "=Nothing was ever found out. Only, now and then, when it is quiet and nobody is paying attention, somebody gives a cough, quite a wrong one. And somebody else drops a book.",
    ],
  ],
};

const HARMLESS = "(?!.*\\b(?:war|killed|murder\\w*|dead|died|prison\\w*|gun|shot)\\b)";

/** Those who come closer than they meant to. */
export const closerArcs: readonly Arc[] = [
  {
    told: /^(?:hated each other|could not stand each other|(?:dis|never )liked each other|did not like each other|could not bear each other|were (?:sworn |bitter |arch)?enemies)/,
    by: "any",
    idea: new RegExp(`^${HARMLESS}(?!.*\\b(?:armies|kingdoms|families|teams|villages|class)\\b)`),
    stories: [cannotStand],
  },
  {
    told: /^(?:did not want to|would not|refused to|never wanted to) let (?:them|him|her) (?:leave|go)\b/,
    by: "other",
    of: "people",
    idea: /^(?=.*\b(?:retirement|old people|care home|pensioners|nursing home|old ladies)\b)(?!.*\b(?:killed|murder\w*|vampires?)\b)/,
    stories: [kindJailers],
  },
  {
    told: /\binvited (?:him|her) (?:to|for) (?:dinner|supper|tea|lunch|coffee)\b/,
    by: "any",
    of: "people",
    idea: /^(?!.*\b(?:killed|murder\w*|dead|girl|boy|vampire|cannibals?|king|queen)\b)(?=.*\b(?:guard|officer|inspector|policeman|policewoman|customs|judge|warden|clerk|smuggler|thief|guest|customer|enemy|rival)\b)/,
    stories: [offDuty],
  },
  {
    told: /^(?:got a match|matched|was matched|fell for|started (?:writing|chatting|texting)|chatted|realized it|realised it|knew it|noticed it|suspected it)\b/,
    by: "any",
    of: "people",
    idea: /^(?=.*\b(?:dating app|online|chat|app|internet|pen pals?)\b)(?=.*\b(?:boss|colleague|neighbour|rival|landlord|teacher|co-worker)\b)(?!.*\b(?:girl|boy|killer|murder\w*|game)\b)/,
    stories: [sameFloor],
  },
  {
    told: /^(?:broke up with|left|dumped|split up with|divorced|walked out on) (?:him|her)\b(?! (?:a|the|his|her|alone|behind|to|in|on|at) )/,
    by: "other",
    of: "adults",
    idea: /^(?!.*\b(?:killed|murder\w*|dead|died|girl|boy|children|daughter|son|married|wife|husband)\b)/,
    stories: [afterwardsAlone],
  },
  {
    told: /^(?:had to pretend|pretended|decided to pretend|agreed to pretend|pretend) (?:to be|that they were|they were) (?:a )?(?:married|couple|engaged|husband and wife|in love|newlyweds|together)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${HARMLESS}(?=.*\\b(?:[Tt]wo|and|[Bb]oth)\\b)(?!.*\\b(?:girl|boy|spy|spies|kids|children)\\b)`),
    stories: [asMarried],
  },
  {
    told: /^(?:helped|had to help|decided to help|agreed to help|tried to help|covered for|wanted to help) (?:them|him|her|the [a-z]+)\b/,
    by: "hero",
    of: "children",
    idea: new RegExp(
      `^${HARMLESS}(?=.*\\b(?:school|class|teacher)\\b)(?=.*\\b(?:without|caught|secret|secretly|hide|disguis\\w*|found out)\\b)`,
    ),
    stories: [inOnIt],
  },
];
