import type { ArcStory } from "../arc.ts";

/** Children feed what lives behind a small door, and are paid for it. */
export const paidInButtons: ArcStory = {
  after: [
    [
      0,
      "=“Only looking,” said {hero}. {He} knelt down and looked at {item} from very close. At the bottom there was a mat of the size of a stamp. “Please knock,” it said.",
      "=“Only looking,” said {hero}. {He} knelt down and looked from very close. Dust and dirt lay all round, but just here it had been wiped, and not long ago. At the bottom there was a mat of the size of a stamp. “Please knock,” it said.",
    ],
    [
      0.7,
      "=“Well, knock,” said {talker}. {Hero} knocked at {item}, three times. Behind {itemthem} something fell over. Then it knocked back, four times. “It can count,” whispered {talker}. “Better than you,” whispered {hero}.",
      "={Hero} knocked at {item}, three times. Behind {itemthem} something fell over. Then it knocked back, four times. “Who's there?” called {hero}. There was a long silence, and then a very small cough.",
      "={Hero} knocked, three times. Inside, something fell over. Then it knocked back, four times. “Who's there?” called {hero}. There was a long silence, and then a very small cough.",
    ],
    [
      0.8,
      "=“Perhaps it's hungry,” said {hero}, and left half a biscuit in front of {item}. {He} turned away to be polite. When {he} looked again, the biscuit was gone, and in its place lay a button, freshly polished.",
      "=“Perhaps it's hungry,” said {hero}, and left half a biscuit on the mat. {He} turned away to be polite. When {he} looked again, the biscuit was gone, and in its place lay a button, freshly polished.",
    ],
    [
      0.5,
      "=So it went on. {Hero} brought a biscuit to {item} every day, and every day there was something to take home: a second button, a bead, a key no longer than an eyelash, and a very small bill, for six biscuits, marked “paid”. {He} laid them all out in a row.",
      "=So it went on. {Hero} brought a biscuit every day, and every day there was something to take home: a second button, a bead, a key no longer than an eyelash, and a very small bill, for six biscuits, marked “paid”. {He} laid them all out in a row.",
    ],
    [
      0.9,
      "=One evening {hero} and {talker} lay in wait in front of {item}, both under one blanket. Nothing moved. But when it was almost dark somebody in there began to sing, very softly, about yeast. “Mice don't sing,” whispered {talker}. “And not about yeast,” {hero} whispered back.",
      "=One evening {hero} lay in wait, flat on the floor, with a blanket over {his} head. Nothing moved. But when it was almost dark somebody in there began to sing, very softly, about yeast. {Hero} had thought of mice until then. Mice do not sing, and certainly not about yeast.",
    ],
    [
      0.6,
      "=Then the biscuit was still there the next day, and the day after that. {Hero} knocked at {item} until {his} knuckles were red. “Perhaps it's moved out,” said {talker}, and after a while, “Perhaps it's ill.”",
      "=Then the biscuit was still there the next day, and the day after that. {Hero} knocked at {item} until {his} knuckles were red. Nothing knocked back. {He} had put something in and taken something out, and {he} had never once asked for a name.",
      "=Then the biscuit was still there the next day, and the day after that. {Hero} knocked until {his} knuckles were red. Nothing knocked back. {He} had put something in and taken something out, and {he} had never once asked for a name.",
    ],
  ],
  end: [
    [
      0,
      "=“What about the key?” said {talker} all at once. {Hero} held it up against {item}, and there, under the mat, was a keyhole. The key turned. “At last!” called a voice as thin as a thread. “I've been locked in since Tuesday. Why did you think I sent you the spare one?”",
      "={He} went along the row once more, and stopped at the key. {Hero} held it up against {item}, and there, under the mat, was a keyhole. The key turned. “At last!” called a voice as thin as a thread. “I've been locked in since Tuesday. Why did you think I sent you the spare one?”",
      "={He} went along the row once more, and stopped at the key. There, under the mat, was a keyhole. {Hero} turned the key in it. “At last!” called a voice as thin as a thread. “I've been locked in since Tuesday. Why did you think I sent you the spare one?”",
    ],
    [
      0.5,
      "=Out of {item} came a man who reached up to {hero's} knee, with flour on his sleeves. “So you're the biscuits,” he said. “So you're the buttons,” said {hero}. He shook hands all round, with one finger each.",
      "=Out came a man who reached up to {hero's} knee, with flour on his sleeves. “So you're the biscuits,” he said. “So you're the buttons,” said {hero}. He shook hands all round, with one finger each.",
    ],
    [
      0.95,
      "=“I never ate one,” said the little man. “I'm a baker. I took them apart, to see how they were made.” The ones on his tray looked just like what {hero} had brought to {item}, only smaller. {Hero} tried six. “More butter,” {he} said.",
      "=“I never ate one,” said the little man. “I'm a baker. I took them apart, to see how they were made.” The ones on his tray looked just like the ones that {hero} had brought, only smaller. {Hero} tried six. “More butter,” {he} said.",
    ],
    [
      0.3,
      "=After that {hero} came to {item} nearly every day, always with something in a pocket. {He} knocked three times and counted what came back. It was four. It was always four.",
      "=After that {hero} came back nearly every day, always with something in a pocket. {He} knocked three times and counted what came back. It was four. It was always four.",
    ],
  ],
};

/** Grown-ups go in, count their steps, and come out with one too few. */
export const howFarDown: ArcStory = {
  after: [
    [
      0,
      "={Hero} shone a light on {item}. Whoever had made {itemthem} had taken trouble over it. The edges were straight, and they were worn smooth in the middle, from use. There was no dust on {itemthem}. {Hero} noticed that last, and liked it least.",
      "={Hero} shone a light on it. Whoever had made it had taken trouble. The edges were straight, and they were worn smooth in the middle, from use. There was no dust. {Hero} noticed that last, and liked it least.",
    ],
    [
      0.8,
      "=“We report it, and we wait,” said {talker}. So {hero} described {item} in four lines. The answer was one line long: go no further. Then, a minute later, came a second one: describe {item} again, please, and leave out the jokes.",
      "={Hero} reported {item} in four lines. The answer was one line long: go no further. Then, a minute later, came a second one: describe {item} again, please, and this time leave out the jokes.",
      "={Hero} reported it in four lines. The answer was one line long: go no further. Then, a minute later, came a second one: describe it again, please, and this time leave out the jokes.",
    ],
    [
      0.5,
      "=Before any further orders could come, {hero} went in, past {item}, as far as the light reached. {He} counted the steps aloud: forty. On the way back {he} counted again, and there were thirty-nine. “Nerves,” said {talker}. But {talker} had counted, too.",
      "=Before any further orders could come, {hero} went in, past {item}, as far as the light reached. {He} counted the steps aloud: forty. On the way back {he} counted again, and there were thirty-nine. {He} put it down to nerves.",
      "=Before any further orders could come, {hero} went in, as far as the light reached. {He} counted the steps aloud: forty. On the way back {he} counted again, and there were thirty-nine. {He} put it down to nerves.",
    ],
    [
      0.9,
      "=That evening {hero} went back past {item} with a piece of chalk, and drew a line on the floor at every step. There were forty lines. {Talker} counted them as well, in both directions. In the morning the last line was gone. It had not been rubbed out. The floor there was as clean as if nobody had ever drawn on it.",
      "=That evening {hero} went back in with a piece of chalk, and drew a line on the floor at every step. There were forty lines. {He} counted them in both directions. In the morning the last line was gone. It had not been rubbed out. The floor there was as clean as if nobody had ever drawn on it.",
    ],
    [
      0.6,
      "=The second time, the light failed at the fortieth step. {Hero} could no longer see {item}, nor {his} own hand. {He} felt for the wall, and the wall was warm. From further in came steps, slow and even, towards {him}. {He} counted those, because it was the only thing {he} could do. They stopped one short.",
      "=The second time, the light failed at the fortieth step. {Hero} could no longer see {his} own hand. {He} felt for the wall, and the wall was warm. From further in came steps, slow and even, towards {him}. {He} counted those, because it was the only thing {he} could do. They stopped one short.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} did not run. One step was missing, every time, on the way to {item} and now here. So {he} took it: a single step forward, on purpose. The light came on. In front of {him} stood a wall, and it was covered with scratches, row upon row, like the marks people make who count their days.",
      "={Hero} did not run. One step was missing, on the way back and now here. So {he} took it: a single step forward, on purpose. The light came on. In front of {him} stood a wall, and it was covered with scratches, row upon row, like the marks people make who count their days.",
    ],
    [
      0.5,
      "=The last scratch was fresh. {Talker} came running past {item} with the tools, against all orders, and together they broke through. The hole was the size of a fist when a voice came out of it, hoarse, as if it had not been used for years. “Forty,” it said. “I always heard you stop at thirty-nine.”",
      "=The last scratch was fresh. {Hero} knocked, and something on the other side knocked back. By the time the hole was as big as a fist, a voice came out of it, hoarse, as if it had not been used for years. “Forty,” it said. “I always heard you stop at thirty-nine.”",
    ],
    [
      0.3,
      "=Later on {item} had a lamp and a guard, and a number in a file. {Hero} asked for the first watch. {He} counted the steps each time, there and back. It came out the same.",
      "=Later on the place had a lamp and a guard, and a number in a file. {Hero} asked for the first watch. {He} counted the steps each time, there and back. It came out the same.",
    ],
  ],
};

/** A message is read by the right person, who answers it. */
export const readAndAnswered: ArcStory = {
  after: [
    [
      0,
      "={Hero} read {item} twice, and then once more to be sure. {Item} had not been written for just anyone. Whoever took such trouble had counted on one reader, and it looked very much as if it would have to be {hero}.",
      "={Hero} read it twice, and then once more to be sure. It had not been written for just anyone. Whoever took such trouble had counted on one reader, and it looked very much as if it would have to be {hero}.",
    ],
    [
      0.8,
      "={Hero} put {item} away and went on with {his} work, because people expected that of {him}. {His} hands did it without {him}. Every few minutes {he} took {item} out again. The words were the same, but each time one of them weighed more.",
      "={Hero} went on with {his} work, because people expected that of {him}. {His} hands did it without {him}. Every few minutes {he} went back to the words. They were the same, but each time one of them weighed more.",
    ],
    [
      0.9,
      "=At midday {hero} looked at {item} as one looks at a face. The first words were pressed in hard. Then the hand had begun to hurry, and the last word was hardly there at all. Somebody had been listening for steps while writing. {Hero} noticed that {he} {was} listening for them, too.",
      "=At midday {hero} looked at the writing as one looks at a face. The first words were pressed in hard. Then the hand had begun to hurry, and the last word was hardly there at all. Somebody had been listening for steps while writing. {Hero} noticed that {he} {was} listening for them, too.",
    ],
    [
      0.5,
      "=At the first chance {he} showed {item} to {talker}, very quietly. {Talker} looked past {him} at the door. “I don't know what you mean,” said {talker}, much too loudly. But {talker} had gone pale.",
      "=At the first chance {hero} asked around about {item}: who had been there before {him}, and who had left something behind. “Why do you want to know?” asked the manager, a little too fast. “No reason,” said {hero}, and put a hand over the pocket with {item} in it.",
      "=At the first chance {hero} asked around: who had been there before {him}, and who had left something behind. “Why do you want to know?” asked an old man, a little too fast. “No reason,” said {hero}.",
    ],
    [
      0.6,
      "=That night {he} sat up with {item} until the words swam. If {he} {was} wrong, {he} would make a fool of {himself} and of somebody else. If {he} {was} right, {he} had already lost a whole day. {Hero} wished that {item} had found another reader, a braver one.",
      "=That night {he} sat over it until the words swam. If {he} {was} wrong, {he} would make a fool of {himself} and of somebody else. If {he} {was} right, {he} had already lost a whole day. {Hero} wished that it had found another reader, a braver one.",
    ],
  ],
  end: [
    [
      0,
      "=Then {hero} stopped asking, and answered. “I have read it,” {he} wrote. “What can I do?” {He} left the paper just where {item} had come from, and walked away without turning round. Within the hour a second line stood under {his} own, in the same hand as {item}: a time, and a place.",
      "=Then {hero} stopped asking, and answered. “I have read it,” {he} wrote. “What can I do?” {He} left the paper where {he} had got the first one, and walked away without turning round. Within the hour a second line stood under {his} own: a time, and a place.",
    ],
    [
      0.95,
      "={Hero} learned the time and the place by heart, and tore the paper up. {He} told the people at work that {he} had a headache, which was nearly true, and left with {item} in {his} inside pocket. On the way {he} stopped twice and bent down over a shoelace, to see who was behind {him}. Nobody was.",
      "={Hero} learned the time and the place by heart, and tore the paper up. {He} told the people at work that {he} had a headache, which was nearly true, and left by the back stairs. On the way {he} stopped twice and bent down over a shoelace, to see who was behind {him}. Nobody was.",
    ],
    [
      0.5,
      "={Hero} {was} there ten minutes early. {Talker} came, sat down, and told {him} the story behind {item}, from the beginning. It was worse than {he} had imagined, except for one thing: it was not too late. “First we get you out of here,” said {hero}, and held the door.",
      "={Hero} {was} there ten minutes early. The writer of {item} was a thin young woman, who spoke fast and kept her coat on. It was worse than {he} had imagined, except for one thing: it was not too late. “I didn't think that anyone read them,” she said. “I did,” said {hero}. “Come on.”",
      "={Hero} {was} there ten minutes early. The writer was a thin young woman, who spoke fast and kept her coat on. It was worse than {he} had imagined, except for one thing: it was not too late. “I didn't think that anyone would read it,” she said. “I did,” said {hero}. “Come on.”",
    ],
    [
      0.3,
      "={Hero} kept {item}. {He} read many longer things after that, and better ones, but none so often. And when people spoke a little too loudly, {he} put down whatever {he} {was} doing, and waited for what they really meant to say.",
      "={Hero} kept those few words. {He} read many longer things after that, and better ones, but none so often. And when people spoke a little too loudly, {he} put down whatever {he} {was} doing, and waited for what they really meant to say.",
    ],
  ],
};
