import type { PlotGroup } from "./plot.ts";

/** Somebody of the family is away for long, and is waited for. */
export const awayParent: PlotGroup = [
  {
    isAfterAll: true,
    isAboutCompanion: true,
    tell: [
      [
        1,
        "At home there was one chair that stood empty most of the time. It belonged to {away}. Visitors were not allowed to sit on it, not even the ones with bad knees.",
      ],
      [
        1,
        "{Hero} had a map on the wall and a red pin. Every evening the telephone rang, and then {hero} moved the pin to where {away} was just now. “What is it like there?” “Like here, only without you,” said {away}.",
      ],
      [
        3,
        "On the kitchen calendar the days had two colours. Blue was without {away}, and yellow was with {away}. There was a great deal of blue, and {hero} always looked at the yellow ones first.",
      ],
      [
        2,
        "There were things that {hero} did not say on the telephone: that there had been a storm, and that the light on the stairs was broken. {Away} did not say everything either. They both knew it.",
        "There were things that nobody said on the telephone: that there had been a storm, and that the light on the stairs was broken. {Away} did not say everything either.",
      ],
      [
        1,
        "The last hour was always the longest one. {Hero} knew every sound in the street. That was the neighbour's car, that was the bus, and that was only the wind. {Hero} pressed {his} nose against the window until there was a round spot on it.",
      ],
      [
        3,
        "Once a stranger's steps stopped outside, and {hero} ran. It was only somebody who was looking for number eleven. “You look as if you had been waiting for somebody else,” said the stranger. “Yes,” said {hero}.",
      ],
      [
        1,
        "This time it got dark, and {away} was not there. It began to snow. {Hero} put a plate over what was on the table, so that it would stay warm, and then a second plate over the first one.",
      ],
    ],
    climax: [
      [
        0,
        "It was nearly midnight when there was a sound that {hero} would have known among a thousand. {He} {was} at the door before the bell could ring. {Away} was quite white with snow and smelled of cold and of far away. “I'm late,” said {away}. “You're here,” said {hero}.",
      ],
      [
        0,
        "Everything was cold by then, and {away} ate it all up and said that it had never been better. {Hero} took the red pin out of the map and put it in where home was.",
      ],
    ],
    close: [
      [
        0,
        "On Monday the chair was empty again. But it was still a little warm, or at least {hero} thought so, and {he} counted the days on {his} fingers. There were not so many.",
      ],
    ],
  },
];

/** The parents live apart, and there are two of everything. */
export const twoHomes: PlotGroup = [
  {
    tell: [
      [
        1,
        "Now there were two of everything: two beds, two toothbrushes, two lamps. Other children said that this was lucky. But there was only one of {hero}, and that was the trouble.",
      ],
      [
        1,
        "On Monday the gym shoes were in the one place, and {hero} {was} in the other. On Friday it was the other way round. “You must have left it at home,” they said at school. “At which one?” asked {hero}.",
      ],
      [
        3,
        "There were advantages, too. There was pancake day twice. But that was no reason to be two people, one on Mondays and one on Fridays, thought {hero}.",
      ],
      [
        2,
        "At Mum's house the stairs creaked, and at Dad's flat the fridge hummed. When {hero} could not sleep, {he} missed the sound that was just not there.",
      ],
      [
        1,
        "{Hero} drew up a plan with two columns. {He} wrote down what should live where. With most things it was easy. But some could not be put in the one column or in the other, and those were the most important ones.",
      ],
      [
        1,
        "“And where do you live?” asked {ahelper}. It was meant in a friendly way. {Hero} wanted to answer and did not know what to say. That evening {he} put both {his} pillows on the floor and cried into the one that was nearer.",
      ],
    ],
    climax: [
      [
        0,
        "Both of them came, Mum and Dad, and sat down on the floor, one on the left and one on the right. “I don't know where anything belongs any more,” said {hero}. “Some things don't belong to a house,” said Dad. “They belong to you,” said Mum, “and they go where you go.”",
      ],
      [
        0,
        "So a small rucksack was packed that day, with all that could not be put in a column. It hangs on {hero's} back on Mondays, and on Fridays, and there is always a bit of room left in it.",
      ],
    ],
    close: [
      [
        0,
        "“And where do you live?” asked {thehelper} the next time. “Here,” said {hero}, and pointed to {his} rucksack, “and in two more places.”",
      ],
    ],
  },
];

/** Somebody is late for something that matters. */
export const late: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Hero} had set off in good time, there is no doubt about that. {He} had only stopped once, to tie a bow. Then the bow had to be tied again.",
        "{Hero} had set off in good time, there is no doubt about that. {He} had only stopped once, because the light on the leaves was so beautiful.",
      ],
      [
        3,
        "Then there was a snail shell that lay upside down, and somebody had to turn it over. It would have been wrong to go past. It took no longer than a sandwich.",
        "Then there was a gate that stood open, and somebody had to shut it. It would have been wrong to go past.",
      ],
      [
        1,
        "“Aren't you expected somewhere?” asked {ahelper}. {Hero} looked at the sun. “I've still got an hour before {event},” said {hero}. “You've had no hour left since noon,” said {thehelper}.",
      ],
      [
        1,
        "So {hero} ran, or did what {he} called running. {He} took the short cut. It was so short that it was over at once, and behind it there was a brook that nobody had mentioned.",
      ],
      [
        3,
        "The brook was neither wide nor deep, but it was wet. {Hero} thought of {event}, and of the good clothes, and of the beautiful sentence that {he} had prepared. Then {he} went in.",
      ],
      [
        2,
        "Far away {he} could already hear the music for {event}. It stopped, and began again from the beginning. They had only practised two pieces.",
      ],
      [
        1,
        "“They won't wait for me,” thought {hero}, in the middle of the brook. “Nobody waits for somebody who is always the last one.” {He} almost turned round. Then {he} went on, wet through, only so as to be able to say sorry.",
      ],
    ],
    climax: [
      [
        0,
        "But they had waited, all of them. The cake leaned to one side, the musicians had fallen asleep, and in the middle there was somebody who smiled. “I told them to come two hours early,” said the one who knew {hero} best. “I know you, after all. You are exactly on time.”",
      ],
      [
        0,
        "So {event} began, and nobody looked at a clock any more. There was none. It had been hidden, to be on the safe side.",
      ],
    ],
    close: [[0, "“Were you surprised?” asked {thehelper}. “I didn't have time to be,” said {hero}."]],
  },
];

/** Something odd that somebody always does, and why. */
export const quirk: PlotGroup = [
  {
    tell: [
      [
        1,
        "At first it was only now and then, and hardly anybody noticed it. Then somebody counted, and after that there was no doubt any more: {told}.",
        "At first it was only now and then, and hardly anybody noticed it. Then somebody counted, and after that there was no doubt any more.",
      ],
      [
        1,
        "“You can't go on {acting},” said the first one. “What will people think?” said the second one. {Hero} promised to stop. {He} kept the promise until Thursday.",
        "“You can't go on like that,” said the first one. “What will people think?” said the second one. {Hero} promised to stop. {He} kept the promise until Thursday.",
      ],
      [
        3,
        "Thursday came, and it was worse than ever before. “As if it had been saved up,” somebody said, and that was exactly what it was.",
      ],
      [
        2,
        "They tried everything. Somebody put up a sign, somebody hid {topic}, and somebody sang {hero} a song about it with nine verses. It was a good song. It did not help.",
        "They tried everything. Somebody put up a sign, and somebody sang {hero} a song about it with nine verses. It was a good song. It did not help.",
      ],
      [
        1,
        "“Why do you do it?” asked {ahelper}, when nobody else was near. For a long time {hero} said nothing. “Because then they notice that I'm there,” {he} said at last, very quietly.",
      ],
      [
        3,
        "“You could have said so,” said {thehelper}. “To whom?” asked {hero}. {Thehelper} had to think about that, too.",
      ],
      [
        1,
        "{Thehelper} told the others. After that it was still for a while. “When did one of us last say good morning to {hero}?” somebody asked. They counted back, and it took them far into the winter before.",
      ],
    ],
    climax: [
      [
        0,
        "The next day one after the other came by and said good morning, as if it had always been like that. One asked how the night had been. Another one stayed for an hour. {Hero} hardly knew where to look first.",
      ],
      [
        0,
        "And that was the end of {acting}, or very nearly. On Sundays {hero} still does it once, for the sake of old times, and they all come to watch.",
        "And that was the end of it, or very nearly. On Sundays it still happens once, for the sake of old times, and they all come to watch.",
      ],
    ],
    close: [
      [
        0,
        "“Good morning,” says whoever goes past today, and it has become such a habit that they even say it at night.",
      ],
    ],
  },
];

/** A dish with a secret that everybody would like to know. */
export const secretIngredient: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "People came from three towns away for {dish}. They chewed with their eyes shut. “Ginger,” said one. “It's the water,” said another. {Hero} only smiled and put more of {dish} on the table.",
      ],
      [
        1,
        "A man in a fine suit offered a great deal of money for the secret. “Keep your money,” said {hero}, “and eat while it's hot.” He ate eleven, and was none the wiser.",
      ],
      [
        1,
        "{Mate} had stood beside {hero} in the kitchen, morning after morning, and written everything down: so much flour, so much salt, so many turns to the left. At home {mate} made {dish} in exactly the same way. They were good. They were not the same.",
        "Somebody had looked through the window and written everything down: so much flour, so much salt, so many turns to the left. At home it was all done in the same way. It was good. It was not the same.",
      ],
      [
        3,
        "In the whole town they tried to find out. They put in cinnamon, they put in beer, and one of them put in a piece of an old boot. {Dish} that came of it were remembered for a long time.",
        "In the whole town they tried to find out. They put in cinnamon, they put in beer, and one of them put in a piece of an old boot.",
      ],
      [
        2,
        "“You've forgotten something,” said {hero}, after the first bite, and would not say what it was. “It isn't written on any packet.”",
      ],
      [
        1,
        "So the next morning nobody looked at {hero's} hands. And then it could be heard: all the time, while {dish} took shape, there was a tune, very quiet, always the same, and with every turn there was a name. It was the name of whoever was going to eat it.",
      ],
    ],
    climax: [
      [
        0,
        "“You're thinking of them,” said {mate}. “Of each of them. That's all.” “That's all,” said {hero}. “But you can't leave it out.” Then they put two stools side by side, and {mate} began to hum.",
        "“So you think of them. That's all?” “That's all,” said {hero}. “But you can't leave it out.”",
      ],
    ],
    close: [
      [
        0,
        "The man in the fine suit still asks about {dish} every week. By now they know his name. Since then, he says, it has tasted even better.",
      ],
    ],
  },
];

/** The wifi or the television is gone for a day. */
export const deviceGone: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "@At first we all did what one does. We switched {device} off and on again. We held it up to the ceiling, we blew on it, and Dad called it names. {Device} stayed dead.",
        "At first they all did what one does. They switched {device} off and on again. They held it up to the ceiling, they blew on it, and somebody called it names. {Device} stayed dead.",
      ],
      [
        1,
        "“And what do we do now?” asked {hero}. Nobody knew. It was half past four, and the afternoon was as long as a motorway.",
      ],
      [
        3,
        "“We could talk,” somebody suggested. For a while nobody could think of anything. “How are you?” said {hero} at last, and it turned out that this was quite a good question.",
      ],
      [
        1,
        "By five o'clock somebody had found the box at the back of the cupboard. Three of the pieces were missing. A button was the horse, a walnut was the king, and {hero} made up a rule for it that nobody could remember afterwards.",
      ],
      [
        2,
        "At six the neighbours knocked. “Is {device} gone at your place, too?” It was. So they stayed, and brought a walnut of their own.",
      ],
      [
        3,
        "Once somebody felt for a telephone in a pocket, quite by habit, and looked at the dark glass. In it there was a face, and it looked rather cheerful.",
      ],
      [
        1,
        "When it grew dark, somebody told how it had been before there was {device}, and before there was any television at all. “And what did you do the whole evening?” “This,” was the answer. They looked at each other.",
      ],
    ],
    climax: [
      [
        0,
        "At ten past nine there was a small green light in the corner. {Device} was back. {Hero} saw it first. {He} looked at the walnut, which was just about to win, and put a cushion in front of the light.",
      ],
    ],
    close: [
      [
        0,
        "“Is {device} still broken?” they asked at breakfast. “I think so,” said {hero}. “It may be broken on Sundays from now on.”",
      ],
    ],
  },
];

/** Something old tells others what it has seen. */
export const oldTales: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "“Tell us the one with the lightning,” they called, all at the same time. “That one comes at the end,” said {hero}. “It's no good without what comes before it.”",
      ],
      [
        1,
        "So {hero} began with the two children who had carved their names, one on the left and one on the right. Later they came back with grey hair, and had to put on glasses to find the place.",
      ],
      [
        3,
        "“Did you know them?” asked one. “I carried their names,” said {hero}. “One gets to know somebody that way.”",
      ],
      [
        1,
        "{He} told of the winter in which nobody came for a hundred days, and of the first one who did. It was a postman. He had no letter. He had only wanted to see whether {hero} {was} still there.",
      ],
      [
        3,
        "They moved closer together, for the evening was cool, and because of what was coming. {Hero} waited until the last one had found a place. That also belonged to it.",
      ],
      [
        2,
        "“Weren't you ever bored?” asked the smallest one. “Once,” said {hero}, “on a Tuesday. Then it began to rain.”",
      ],
      [
        1,
        "At last came the one with the lightning. It grew so still that one could hear the leaves. There was a flash, said {hero}, and a crack, and then it smelled of smoke. “And then?” they whispered.",
      ],
    ],
    climax: [
      [
        0,
        "“Then I thought that it was over,” said {hero}. “And in spring, just where it was blackest, there was something green.” They all looked for the place. It was exactly where they were sitting.",
      ],
    ],
    close: [
      [
        0,
        "“What will you tell when we are gone?” asked the smallest one. “This evening,” said {hero}. “I have only just begun to remember it.”",
      ],
    ],
  },
];

/** Small ones do the work of somebody great for one night. */
export const forOneNight: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "“Only for today,” said {tired}, and was asleep before anybody could say yes or no. So now it had to be done. {Hero} looked up, and then at each other. They were very small for it.",
        "“Only for today,” said {tired}, and was asleep before anybody could say yes or no. So now it had to be done. {Hero} looked up. {He} {was} very small for it.",
      ],
      [
        1,
        "The first try looked like a handful of crumbs. “That's nothing like {tired},” somebody called from below. “We're only practising,” called {hero}.",
      ],
      [
        3,
        "“Who said that it would be easy?” asked one. Nobody had said that. “And who said that it can't be done?” Nobody had said that either. So they tried it once more.",
        "It was not easy. But nobody had said that it could not be done. So {hero} tried it once more.",
      ],
      [
        1,
        "“You're all doing it at the same time, and then none of you does it,” said {ahelper}. “One row on the left, one row on the right. And the little ones in the middle, where it has to be round.”",
      ],
      [
        3,
        "From time to time somebody looked over to where {tired} lay and snored, very softly. It was the first night off in more years than anybody could count.",
      ],
      [
        2,
        "One always flew out of line, because there was so much to see. They put that one right at the edge, where it looked as if it had to be like that.",
        "It was harder than it looked when {tired} did it. One had to keep still, and one had to keep at it, both at the same time.",
      ],
      [
        1,
        "Down below a child could not sleep. It looked out for {tired}, as it did every night. {Hero} saw the face behind the window. “Now,” they whispered, “all together!”",
        "Down below a child could not sleep. It looked out for {tired}, as it did every night. {Hero} saw the face behind the window. Now it had to work.",
      ],
    ],
    climax: [
      [
        0,
        "And there it was, not quite round, a little crooked on one side, and brighter than ever. “Look,” said the child, “{tired} is laughing.” Then it lay down and was asleep at once.",
        "And it worked, a little crooked on one side, and better than anybody had thought. “Look,” said the child, “{tired} is laughing.” Then it lay down and was asleep at once.",
      ],
    ],
    close: [[0, "“Did anybody notice?” asked {tired} the next evening. “One,” said {hero}. “But she won't tell.”"]],
  },
];
