import type { Arc, ArcStory } from "../arc.ts";

/** Somebody gives something up, and the first weeks after that. */
const whatTheHandsDid: ArcStory = {
  after: [
    [
      0,
      "=On the first free day {hero} woke at the usual time and {was} halfway into {his} clothes before {he} remembered. {He} sat down on the edge of the bed with one sock on. To {deed}: {he} had imagined that moment for so long, and had always left off at the sock.",
      "=On the first day after that, {hero} woke at the usual time and {was} halfway into {his} clothes before {he} remembered. {He} sat down on the edge of the bed with one sock on. {He} had imagined that moment for so long, and had always left off at the sock.",
    ],
    [
      0.6,
      "=“So now you can do what you like,” everybody said. It was said with envy, and they all wanted to know what it was. {Hero} had an answer ready for them. It was a good answer, with distances in it. Only the boy next door, who was not impressed by anything, asked: “And what do you do at ten?” At ten there had always been the thing that was over now.",
    ],
    [
      0.8,
      "=“You're walking up and down,” said {talker}. “I'm thinking.” “You're thinking along the wall.” {Hero} stopped. {He} had been keeping to a line that was not there any more.",
      "=For a week {he} put things in order. They had not been in disorder. After that they were, and it took another week to find them. Of all the days that were now free, hardly one had been got through without looking at what time it was.",
    ],
    [
      0.75,
      "=Then {he} went by, just to see. {He} had only meant to pass on the other side. Somebody else was in there, doing it quite differently, and nobody seemed to mind. A woman whom {hero} had known for years nodded to {him} as people nod to somebody whose name they will remember in a moment. {He} got home faster than {he} had gone.",
    ],
    [
      0.4,
      "=That evening {he} admitted it, if only to the wall. It was not that {he} wanted to go back. {He} would not have gone back for double. It was that {his} hands, at ten, did not know where to go. {He} looked at them. They were lying there like a pair of gloves that someone has left on the bus.",
      "=That evening {hero} admitted it, if only to the wall. Going back was not what was missing. There would have been no going back for double. It was only that at ten there was a hole in the day, always the same one, and everything that was put into it fell through.",
    ],
  ],
  end: [
    [
      0,
      "=Next morning, at ten, there was a knock. It was the boy from next door. He held out something that had come apart. “You've got time,” he said. It was not a request. {Hero} meant to say that {he} knew nothing about it. But at ten {he} had always set about something or other, and before {he} had finished the sentence {he} had begun.",
    ],
    [
      0.6,
      "=It was not what {he} had done before. It was only the same time of day. The boy came back the next morning, with a friend, and with something worse. {Hero} asked round for the right tools, and met in that way the whole street, in which {he} had lived with {his} back turned. The good answer with the distances was used up by and by, one distance after the other. But not before eleven.",
      "=It was not what had been done before. It was only the same time of day. The boy came back the next morning, with a friend, and with something worse. {Hero} asked round for the right tools, and met in that way half the street. The good answer with the distances was used up by and by, one distance after the other. But not before eleven.",
    ],
    [
      0.7,
      "={Hero} woke at the usual time. {He} put on the one sock, and then the other, and had a look at the day, all round, before {he} got into it.",
    ],
  ],
};

/** Somebody begins something of their own, and at first it stays empty. */
const forTheFirstOne: ArcStory = {
  after: [
    [
      0,
      "=Everything was ready, and {object} smelled of fresh paint. {Hero} stood there and {was} ready as well. Two people came past and read what was written outside, from the top to the bottom. “Oh, look,” said one. “Yes,” said the other. Then they went on. {He} straightened something that was straight. It was still early.",
      "=Everything was ready. {Hero} stood there and {was} ready as well. Two people came past and read what was written outside, from the top to the bottom. “Oh, look,” said one. “Yes,” said the other. Then they went on. {He} straightened something that was straight. It was still early.",
    ],
    [
      0.6,
      "=By the evening of the third day {he} had had one visitor, who had wanted to know if this was still the dentist. She had stayed for a moment, because it was raining. “What is it, then?” she asked, and {hero} told her, with both arms. “Well, that's something nobody needs,” said the visitor. “Good luck with it.” She had left her umbrella behind.",
    ],
    [
      0.8,
      "=“We could do it cheaper,” said {talker}. “Cheaper than what nobody buys?” They worked it out on the back of an old bill. It came out as less than nothing, whichever way they held it.",
      "=There was advice. Put it in the window, take it out of the window, smile, don't smile so much. {Hero} did all of it by turns. Somebody across the way had started to take bets.",
    ],
    [
      0.75,
      "=When the money for the month was as good as gone, {he} did what they all do. {He} offered what others offered. It looked like everywhere now, and some people really came, and bought a little, and did not see {him}. It would have kept {him} going. {Hero} stood at the back and noticed that {he} {was} looking at the door as if {he} were waiting for closing time.",
      "=When the money for the month was as good as gone, {he} gave up {doing} as {he} had meant it, and offered what others offered. It looked like everywhere now, and some people really came, and bought a little, and did not see {him}. {Hero} stood at the back and noticed that {he} {was} looking at the door as if {he} were waiting for closing time.",
    ],
    [
      0.4,
      "={He} had already written “closed” on a piece of cardboard, in very even letters. It was the best-made thing there. Then the door opened, and in came the one who had asked for the dentist. “I'm only here for the umbrella,” she said. She looked round. “Where is it? The thing that nobody needs?”",
    ],
  ],
  end: [
    [
      0,
      "=“I've put it away,” said {hero}. “That's a pity,” she said. “I've been thinking about it ever since. I told my sister. She doesn't need it, either.” There was somebody behind her who was also not in need of it, and the door did not quite shut. {Hero} turned the cardboard over. Then {he} went and fetched it, all of it, and put it where it had been.",
    ],
    [
      0.6,
      "=It never became a great success. Those who came had heard of it from somebody, and brought somebody, and stayed for longer than was good for business. But at the end of the month there was something left over, for the first time: a little, and the umbrella. She forgot it again every time. It gave her a reason to come.",
    ],
    [
      0.7,
      "=On the back of the cardboard it still said “closed”, in very even letters. It hung with that side to the wall. The bets across the way had been paid out, and those who had won them came over and spent them.",
    ],
  ],
};

/** Somebody has come into more than was expected. */
const muchOfIt: ArcStory = {
  after: [
    [
      0,
      "=For one evening {hero} told nobody, and {he} enjoyed that evening more than all the ones that came after it. Next day they knew. {He} could not find out how. People who had never greeted {him} greeted {him} now, and those who had always greeted {him} did it with a small pause in front.",
      "=For one evening it stayed a secret, and {hero} enjoyed that evening more than all the ones that came after it. Next day everybody knew. People who had never said good morning said it now, and those who had always said it did so with a small pause in front.",
    ],
    [
      0.6,
      "=Then came the ideas. Everybody had one, and it was never for themselves. {Object} would have to be kept up, let out, painted, insured or shared. {Hero} wrote it all down, since {he} had been brought up to be polite. Only one old man asked for nothing. He wanted to know what it was like in there when it rained.",
      "=Then came the ideas. Everybody had one, and it was never for themselves. It would have to be kept up, laid out, insured or shared. {Hero} wrote it all down, out of politeness. Only one old man asked for nothing. He wanted to know if it was still as noisy when it rained.",
    ],
    [
      0.8,
      "=“You've become so quiet,” said {talker}. “I'm adding up.” “You used to whistle when you added up.” “There used to be less of it,” said {hero}.",
      "=The first thing {he} bought was something {he} had wanted as a child. It was exactly as {he} had imagined it, and it lasted until about four o'clock.",
    ],
    [
      0.75,
      "=It came to a quarrel, and over a small thing. Somebody had counted on it, and somebody else had only hoped for it, and both had already told their families. They said what {hero} had been like before. It sounded rather pleasant. {He} wished to have it back, that before, and said so, and they laughed, because it was of course the one thing that was not for sale.",
    ],
    [
      0.4,
      "=In the night there was heavy rain. {Hero} lay awake and heard it drip, in one place, and then in another. So that was what the old man had meant. {He} got up and put a bowl under it. Then {he} needed a second bowl. At four in the morning {he} {was} standing in the middle of {his} good fortune with a mop.",
      "=In the night there was heavy rain. It dripped in one place, and then in another. So that was what the old man had meant. {Hero} put a bowl under it, and then a second bowl. At four in the morning all the bowls there were had been used, and it was still raining on the whole of that good fortune.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody coughed outside. The old man was standing there in his boots, with two buckets. “Thought so,” he said. “It always comes in by the third beam. I've emptied it for thirty years, for the one before.” He put a bucket down, without looking, and it stood exactly right. They listened together. “That's the note,” said the old man. “Now you can sleep.”",
    ],
    [
      0.6,
      "=With daylight {hero} took the paper with all the ideas and turned it over. On the back {he} wrote down who had come at four in the morning. It was a short list, and it was easier to work with. What was left over after the roof was shared out by it. Some were offended. They went back to saying nothing in the mornings, and it was almost like before.",
    ],
    [
      0.7,
      "=It no longer dripped by the third beam. The old man came all the same when it rained, and sat down, and {hero} put the bucket there for him. There was nothing in it but the listening.",
    ],
  ],
};

/** Somebody takes up something late, against somebody or to spite them. */
const tooLateForIt: ArcStory = {
  after: [
    [
      0,
      "=“For whom is it?” asked the young man at the counter. “For me,” said {hero}. He looked for a form that went up that far. There were others who had started, too, all at once and all in front of a mirror, and {he} could see in it very well who was the one in the back row. {He} did what was shown there, and then {he} did it again, because the others had already got to something else.",
    ],
    [
      0.75,
      "=At home {he} {was} sore in places that {he} had not heard of in years. {He} practised behind a closed door. It thumped. “What are you doing in there?” “Nothing.” Thump. The one it was all about heard of it within the week, of course, and only said: “Well, well.” It was the second “well” that made {him} go on.",
    ],
    [
      0.8,
      "=“You're doing it with your teeth,” said {talker}. “With what?” “You clench them. It won't go any better.” {Hero} tried it without teeth. It went better. {He} did not mention it.",
      "=In the back row there stood another one who was no longer young, a thin man with a towel. He never spoke. But he always moved half a step to the side, so that {hero} had room to go wrong.",
    ],
    [
      0.5,
      "=And then they met there, at the same time and in front of everybody. It would have to happen at some point. {Hero} had thought out a sentence for it, and it was a cutting one, and in the middle of it {he} got out of breath. There was a bit of pity in the way that {he} {was} looked at. {He} would have put up with anything else. “How long have you been doing this?” “Three weeks.” “Ah,” was all that came.",
    ],
    [
      0.4,
      "={He} lay on the mat and looked at the ceiling. It had been a stupid idea. It would take fifteen years to be good at it, and by then nobody would be left to be annoyed. “You're doing it against someone,” a voice said. The one with the pity was standing over {him}, upside down. “I know that, because I did. It doesn't work. It only made me good.”",
    ],
  ],
  end: [
    [
      0,
      "=“Against whom?” asked {hero}. There was no answer for a moment. “Guess,” came then. {Hero} had to turn it round twice before it fitted. All those years {he} had believed that it was the other who was ahead. From down there it looked as though each had run after the other, in a circle, and both had got quite fit. “Since when?” “Since you learned to whistle first.”",
    ],
    [
      0.72,
      "=Nothing was settled by that. There was no falling into anybody's arms. But {hero} {was} pulled up, and shown a thing about the feet, rather sharply, and {he} showed in return what {he} had found out {himself}. It went on until somebody asked for the room, since others wanted to use it. The question of who had won was taken out onto the stairs.",
    ],
    [
      0.7,
      "=There were two in the back row after that who always came at the same time and never together. When one of them went wrong, the other moved half a step to the side.",
    ],
  ],
};

/** Somebody who is no longer young learns something for a purpose, in time or nearly. */
const lateBeginner: ArcStory = {
  after: [
    [
      0,
      "=The others in the beginners' class were six and seven years old. They stared at {hero}, and then they made room. “Can't you do it either?” asked a girl with no front teeth. “Not a bit,” said {hero}. “But I have to. I want to {deed}, and I haven't got for ever.”",
      "=The others in the beginners' class were six and seven years old. They stared at {hero}, and then they made room. “Can't you do it either?” asked a girl with no front teeth. “Not a bit,” said {hero}. “But I have to, and I haven't got for ever.”",
    ],
    [
      0.6,
      "=The first week was nothing but going wrong. {Doing} had looked so simple, when other people did it. {Hero} practised at home across a kitchen stool, with the wireless on, until the neighbour below came up to ask who had fallen. “I'm learning,” said {hero}. “At your age?” said the neighbour. “It's the only one I've got,” said {hero}.",
      "=The first week was nothing but going wrong. {Hero} practised at home across a kitchen stool, with the wireless on, until the neighbour below came up to ask who had fallen. “I'm learning,” said {hero}. “At your age?” said the neighbour. “It's the only one I've got,” said {hero}.",
    ],
    [
      0.8,
      "=“You're doing it with your teeth,” said {talker}. “With what?” “You clench them.” {Hero} tried it without teeth. It went better. “There,” said {talker}, and looked the other way, to be polite.",
      "=In the second week the girl with no front teeth got her badge. She came over, dripping with pride, and pinned it on {hero} for the rest of the lesson. “So you know how it feels,” she said.",
    ],
    [
      0.75,
      "=Then it grew colder. In the mornings there was a thin mist, and the leaves came down. {Hero} looked out at {topic}. It had never seemed so wide. Everyone who meant well brought {him} a reason to wait until spring.",
      "=Then it grew colder. In the mornings there was a thin mist, and the leaves came down. Everyone who meant well brought {hero} a reason to wait until spring.",
    ],
    [
      0.4,
      "=One evening {hero} took {himself} in hand and tried it alone, all of it, where nobody could see. {He} got exactly halfway. Then {his} strength was gone, and it was just as far back as on. {He} sat wrapped in a blanket afterwards, and shook. “You forgot to breathe,” said a small voice. The girl with no front teeth was sitting on the wall. “You always forget at the half.”",
    ],
  ],
  end: [
    [
      0,
      "=So the whole beginners' class turned up on Saturday, with whistles. They stood along the way, one every few yards, and as {hero} came past, each of them shouted: “Breathe!” {Hero} breathed. At the half {he} thought of who was waiting at the other end, and of the kettle on the stove there. {He} was past the half before {he} noticed.",
    ],
    [
      0.6,
      "=And so {hero} really did {deed}, slowly, and not beautifully, and in front of eleven children. At the other end a door flew open. “You might have telephoned!” somebody cried, laughing and crying. “I wanted to come myself,” said {hero}, out of breath. There were two cups on the table already. There had been every day.",
      "=And so {hero} got there, slowly, and not beautifully, and in front of eleven children. At the other end a door flew open. “You might have telephoned!” somebody cried, laughing and crying. “I wanted to come myself,” said {hero}, out of breath. There were two cups on the table already.",
    ],
    [
      0.7,
      "=The girl got her front teeth by Christmas, and {hero} got the badge. {He} wore it on {his} winter coat, every day, in the place where other people of that age have a brooch or a medal.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|ghosts?|war|kill\\w*|murder\\w*|prison|hitman|assassin|nazi|soldiers?|bodies|cancer|funeral)\\b)";

/** What changes a life: giving up, beginning, coming into something. */
export const changeArcs: readonly Arc[] = [
  {
    told: /^(?:[a-z]+ly )?(?:won (?:the|a|an) (?:lottery|house|jackpot|fortune|million|farm|hotel|boat|castle|yacht)|inherited|was left|were left|came into|received (?:a|an) inheritance|struck it rich)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:debts?|alone|brothers|sisters|siblings)\\b)`),
    stories: [muchOfIt],
  },
  {
    told: /^(?:[a-z]+ly )?(?:decided to |wanted to |had to )?(?:learned|learnt|learn|started to learn|practised|took lessons) (?:how )?to (?:swim|sail|row|skate|ski|ride|drive|cycle|fly|read|write)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(
      `^(?=.*\\b(?:old|retired|[5-9][0-9]|sixty|seventy|eighty|ninety|widow\\w*|gran\\w*|nan)\\b)${GRAVE}(?!.*\\b(?:get back at|rival|ex|prison)\\b)`,
    ),
    stories: [lateBeginner],
  },
  {
    told: /^(?:[a-z]+ly )?(?:decided to |agreed to |wanted to |planned to )?(?:took up|take up|started (?:learning|taking|training)|enrolled in|signed up for|learned to (?:dance|box|surf|skate|fence|tango|swim))\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(
      `^(?=.*\\b(?:get back at|sister|brother|rival|ex|neighbour|neighbor|husband|wife|too old|sixty|seventy|eighty|[5-9][0-9])\\b)${GRAVE}`,
    ),
    stories: [tooLateForIt],
  },
  {
    told: /^(?:[a-z]+ly )?(?:decided to |agreed to )?(?:opened|open|founded|found a|set up|started|start) (?:a|an|his|her|their) (?:own )?(?:\S+ ){0,2}(?:restaurant|shop|store|caf[eé]|bar|school|business|company|club|hotel|bakery|bookshop|library|salon|studio|agency|museum|cinema|theatre|newspaper|office|guesthouse|inn|workshop|practice|garage|gallery|clinic|firm|stand|stall)\b|^opened (?:a|an|his|her|their) (?!door|letter|window|box|eyes|jar|gate|cage|book|drawer|parcel|package|safe|mouth)/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}`),
    stories: [forTheFirstOne],
  },
  {
    told: /^(?:[a-z]+ly )?(?:decided to |had to |wanted to )?(?:quit|quits|gave up (?:his|her|their) (?:job|career|shop|post)|resigned|retired|retire|handed in (?:his|her|their) notice|sold (?:his|her|their|the) (?:[a-z]+ )?(?:house|shop|business|farm|company|restaurant|boat|practice|flat|firm|bakery|ranch)|closed (?:his|her|their)|left (?:his|her|their) (?:job|career)|lost (?:his|her|their) job|was fired|was laid off|were laid off|got laid off|got fired|was made redundant)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:kill|crime|gang)\\b)`),
    stories: [whatTheHandsDid],
  },
];
