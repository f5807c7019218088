import type { ActionScenes } from "./scene.ts";

/** Scenes between characters: speaking, loving, helping, quarrelling, teaching, giving, performing. */
export const meetingScenes: readonly ActionScenes[] = [
  {
    verbs: "say tell speak talk answer ask confess explain reply call",
    by: "other",
    scenes: [
      [
        "For a moment {hero} thought that {he} had not heard right. {He} looked at {speaker}, and {speaker} looked back as if nothing had happened. “Say that again,” said {hero}. {Speaker} said it again, word for word.",
        "{Hero} thought of nothing else all day {there}. It could not be true, but what if it was? In the evening {he} went to {speaker} with a question, and then with another, and it grew late.",
      ],
      [
        "At first {hero} laughed, because it could only be a joke, but nobody {there} laughed along. So {hero} sat down and listened to {speaker} once more, from the beginning, with both ears.",
        "There are words that one hears and words that stay, and what {speaker} had said stayed. {Hero} heard it {there} in every creak and every drip, until it was clear that {speaker} was waiting for an answer.",
      ],
    ],
  },
  {
    verbs: "say tell speak talk ask confess explain",
    scenes: [
      [
        "{Hero} had practised the sentence in front of the mirror. There it had been easy. Now {his} mouth was dry, and the sentence had lost its beginning.",
        "So {he} began with the end of it. The words came out in the wrong order and much too loud, and a spoon fell to the floor somewhere. But they were out, and nobody could put them back in.",
      ],
    ],
  },
  {
    by: "any",
    withPerson: true,
    verbs: "meet befriend greet marry love kiss hug fall-in-love dare share",
    scenes: [
      [
        "It began with a glove. {Pal} had dropped it {there}, and {hero} picked it up, and neither of them knew who should speak first. So {hero} and {pal} both said “It's cold” at the same time, though it was June.",
        "After that {hero} looked for that glove {there} every day, and on Wednesday the glove waved. On Thursday {pal} had brought two cups of tea, and put one down beside {hero} without a word.",
      ],
      [
        "They did not talk much. {Hero} knew that {pal} hummed when it rained, and {pal} knew that {hero} counted the lamps. One can know a great deal about somebody without ever having asked a question.",
        "Once {pal} did not come. {Hero} saved the seat and told everybody that it was taken. The lamps went by, and {he} forgot to count them. When {pal} was there again the next day, with a red nose and a scarf, {hero} had to look out of the window, so that nobody would see {his} face.",
      ],
      [
        "*It was she who always won, and he who always asked for one more game. He did not mind losing. He had noticed that she laughed when she took his king, and so he put it where she could reach it.",
        "*One evening she left his king alone. “I want you to win for once,” she said. He looked at the board for a long time and moved nothing at all. Instead he took her hand, and the clock went on without them.",
      ],
      [
        "It happened on a quite ordinary day {there}, between one errand and the next. {Pal} said something about the weather, and suddenly {hero} heard {his} own heart, as one hears a clock when it has stopped. {Hero} said thank you twice and walked into a door.",
        "From then on the days had a middle, and the middle was {pal}. Before it {hero} waited, and after it {hero} remembered. {Hero} practised saying something clever about {topic}, and then said “Good morning,” every time.",
      ],
    ],
  },
  {
    verbs: "save rescue help free protect guard defend heal cure",
    scenes: [
      [
        "There was nobody else {there}, so it had to be {hero}. First {hero} tried it with strength, with pulling and pushing and stamping, and with {topic} that did not help at all.",
        "Then {hero} sat down {there}, out of breath, and for the first time looked closely. What was needed for {topic} was not strength but time. {Hero} began to talk, about breakfast and the weather, quietly and without stopping, and bit by bit it went better {there}.",
      ],
      [
        "“Go home,” everybody told {hero}. “That is nothing for you.” {He} even went a few steps. But {he} knew that {he} would not sleep, and somebody who cannot sleep may just as well stay.",
        "{Hero} stayed all night. {He} kept {his} eyes open with cold water and counting. Toward four something moved in the dark, and because {he} {was} the only one who was awake, {he} {was} also the only one who saw it in time.",
      ],
    ],
  },
  {
    by: "any",
    withPerson: true,
    verbs: "fight battle struggle argue defeat beat stand refuse resist stop",
    scenes: [
      [
        "It went back and forth. {Hero} shouted, and {pal} shouted louder. {Hero} slammed a door, and {pal} came in by the window. By evening both of them were hoarse, and nothing had been decided.",
        "In the silence {hero} heard {pal} sigh. It was not the sigh of somebody who is winning. “Why are you doing this?” asked {hero}, in a normal voice, for the first time that day. {Pal} had expected everything but a question.",
      ],
      [
        "Against so much anger {hero} had nothing but {his} two hands. {He} {was} knocked over once, and then again. Sitting on the ground, {he} saw the whole thing from below, and from below it looked different.",
        "From there one could see that it was all hollow, like a drum. Whoever hit it only made it louder. So {hero} did not hit it any more. {He} folded {his} arms and waited until it was out of breath.",
      ],
    ],
  },
  {
    by: "any",
    withPerson: true,
    verbs: "teach",
    scenes: [
      [
        "{Pal} and {hero} met where nobody could see them. “Do it like this,” said the one, and the other did it quite differently. They tried it slowly, then in slices, and in the end backwards.",
        "Backwards it worked. Neither of them knew why. They turned it around bit by bit, as one turns a sock, and on Sunday it was the right way round. <They celebrated with half a biscuit each.>",
      ],
      [
        "The first lesson was over before it had begun. {Hero} explained everything, slowly and in the right order, and {pal} nodded at every word. Then {pal} tried it, and there was a noise {there} that nobody would have thought possible.",
        "{Hero} explained nothing in the second lesson. {Hero} did it once, without a word, and waited. {Pal} watched, frowned and did it, too, with the tongue between the teeth. It was not right yet, but for a moment it had looked like it, and they had both seen that.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "learn practise practice study train dance swim",
    scenes: [
      [
        "The first time it went wrong at once. The second time it went wrong a little later, and that was already better. {Hero} rubbed {his} knees and asked whether one could also learn it lying down.",
        "One could not. So {he} got up a third time. {He} counted aloud, one and two and three, and at four {he} noticed that {he} had not fallen. Unfortunately {he} stopped to be pleased about it, and then {he} did fall.",
      ],
      [
        "{Pal} and {hero} met where nobody could see them. “Do it like this,” said the one, and the other did it quite differently. They tried it slowly, then in slices, and in the end backwards.",
        "Backwards it worked. Neither of them knew why. They turned it around bit by bit, as one turns a sock, and on Sunday it was the right way round. <They celebrated with half a biscuit each.>",
      ],
      [
        "In bed, in the dark, {hero} could do it perfectly. By day, with others looking on, {his} legs forgot everything. “Then shut your eyes,” somebody advised {him}.",
        "It sounded silly, but {hero} tried it. With closed eyes it was dark, and in the dark {he} could do it. Then {he} opened one eye, just a crack, and kept on going. Then the other.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "play sing perform act juggle",
    scenes: [
      [
        "{His} hands were cold, as they always were before it began. From the other side came the murmur of people finding their seats. {Hero} had thought of ten, perhaps twelve. It sounded like a hundred.",
        "The first note was too high, and somebody giggled. {Hero} stopped, breathed out, and began again, lower. This time nobody giggled. In the last row a foot began to tap, and then another, and soon the floor joined in.",
      ],
      [
        "“Your turn,” said {pal}. {Hero} did not know the rules, and had been too proud to ask. {He} did something, anything, and {pal} raised both eyebrows.",
        "It turned out to be the best move of the evening. “Where did you learn that?” asked {pal}. “Just now,” said {hero}. They laughed so hard that a picture on the wall hung crooked afterwards.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "give send offer lend pay sell",
    scenes: [
      [
        "It did not hurt at all, and that surprised {hero}. {He} even felt lighter, and went home with a skip in {his} step. Only in the evening, when {he} wanted to reach for it, {he} remembered that it was gone.",
        "The next day {he} missed it at breakfast, and at noon, and on the stairs. One notices what one had by the hole that it leaves. {Hero} walked around with that hole for a week, and it did not grow any smaller.",
      ],
      [
        "There was not enough for everybody, one could see that at once. {Hero} counted once, counted again, and then gave the first piece away before {he} could change {his} mind.",
        "After that it went by itself. A piece for the one who was cold, a piece for the one who had asked, a piece for the one who had not dared to ask. In the end {hero} stood there with empty hands and felt rich, and could not have explained it to anybody.",
      ],
    ],
  },
];
