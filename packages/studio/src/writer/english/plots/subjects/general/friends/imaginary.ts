import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Stories of imaginary friends and of pen friends. */
export const imaginary = [
  ...inOwnWords(
    {
      says: [/\bimaginary friend\b/i],
      unless:
        /\b(?:murder\w*|kill\w*|horror|evil|real after all|adult|therapist|dentist|looked for a (?:new )?child)\b/i,
      of: "children",
      after: [
        [
          "{Hero} and {pal} had always done everything together. {Pal} sat on the left at breakfast, had a toothbrush of air, and was never wrong. When somebody sat down on {pal's} chair, {hero} cried out, and they jumped up again and said sorry to the cushion. Only {hero} could see {pal}.",
          "{Hero} had always done everything together with the imaginary friend. The friend sat on the left at breakfast, had a toothbrush of air, and was never wrong. When somebody sat down on that chair, {hero} cried out, and they jumped up again and said sorry to the cushion. Only {hero} could see the friend.",
        ],
        "“You're too big for that now,” they said to {hero} one day. {He} did not feel too big. But after that {he} was careful. {He} talked only in a whisper, and no longer laid a place at the table. Outside, with the others, {he} looked straight ahead. The imaginary friend walked a few steps behind {him}, and had to look for a way between the people.",
        [
          "+ It began with the colours. “You look a bit pale,” {hero} said to {pal} in the evening. “It's only the light,” said {pal}. The next day {hero} could see the wallpaper through {pal's} jacket, every flower of it. They did not talk about it. They played all the old games, one after the other, and {hero} laughed a bit louder than usual.",
          "+ It began with the colours. “You look a bit pale,” {hero} said to {his} friend in the evening. “It's only the light,” said the friend. The next day {hero} could see the wallpaper through the friend's jacket, every flower of it. They did not talk about it. They played all the old games, one after the other, and {hero} laughed a bit louder than usual.",
        ],
        [
          "Then there was a morning when {hero} was in a hurry, and ran off, and did not once think of {pal}. {He} noticed it only at night. The chair was empty. {Hero} looked under the bed, in the wardrobe, and behind the curtain. “{Pal}?” {he} called. “You can come out. I'm not too big!” It was so quiet that {he} could hear the house creak.",
          "Then there was a morning when {hero} was in a hurry, and ran off, and did not once think of the imaginary friend. {He} noticed it only at night. The chair was empty. {Hero} looked under the bed, in the wardrobe, and behind the curtain. “You can come out!” {he} called. “I'm not too big!” It was so quiet that {he} could hear the house creak.",
        ],
      ],
      end: [
        [
          "{Hero} sat down on the floor, shut {his} eyes, and thought as hard as {he} could. {He} thought of the hat, the voice, and the walk. “Don't push,” said somebody. There was {pal}, as thin as breath on a window. “I haven't gone away,” said {pal}. “You just don't need to look at me any more. I'm what you say to yourself when you are frightened. Who do you think told you to talk to that new child today?”",
          "{Hero} sat down on the floor, shut {his} eyes, and thought as hard as {he} could. {He} thought of the hat, the voice, and the walk. “Don't push,” said somebody. There was the friend, as thin as breath on a window. “I haven't gone away. You just don't need to look at me any more. I'm what you say to yourself when you are frightened. Who do you think told you to talk to that new child today?”",
        ],
        [
          "{Hero} was silent. It was true: {he} had spoken to somebody today, at the fence, and they had laughed about the same thing. “So will you stay?” asked {hero}. “On the inside,” said {pal}. “There's more room there.” They shook hands. {Hero} felt it, quite clearly, warm and firm, and then {he} was holding {his} own hand.",
          "{Hero} was silent. It was true: {he} had spoken to somebody today, at the fence, and they had laughed about the same thing. “So will you stay?” asked {hero}. “On the inside,” said the friend. “There's more room there.” They shook hands. {Hero} felt it, quite clearly, warm and firm, and then {he} was holding {his} own hand.",
        ],
        "On the chair on the left there sits a real child now, quite often, who eats a lot. {Hero} has never told anybody what became of the imaginary friend. But when it gets difficult, {he} shuts {his} eyes for a second and listens. Then {he} nods, and goes ahead.",
      ],
    },
    { pal: /\bimaginary friend,? (?:called |named )?(?<pal>(?:[A-Z][a-z'’-]+ ?)+)(?<! )/u },
  ),
  story({
    says: [
      /\b(?:pen[- ]?(?:friends?|pals?)|(?:writ\w+|wrote|exchang\w+|sen[dt]\w*) (?:\w+ )?letters to (?:each other|one another)|letters to each other)\b/i,
      /\b(?:finally|at last|never met|without ever (?:having )?me?et\w*|met|meeting|meet)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|prison|inmate|died|dead|in love|love letters?|ghost|catfish\w*|war)\b/i,
    after: [
      "They knew everything about each other that fits into an envelope. {Hero} had a whole box full of it: the letters, the pressed leaves, the ticket of a tram in a town where only the other had ever been. What a letter does not show is a face. So each had made up a face for the other, long ago, and had got used to it.",
      "And now they were to meet. There was a day, an hour and a place, and from that moment nothing was easy any more. It had never mattered what to wear to write a letter. “I'll have a yellow flower,” it said in the last one. “So that you can't miss me.” {Hero} read it a hundred times, and at every reading the day was closer.",
      "+ There was something else. In all those letters a few things had been made a little nicer than they were. It had not been lying; it had only been kind to the reader. The house had been bigger, the job more interesting, the jokes funnier, because there had been time to think them over. All that would now come to light.",
      "On the day itself {hero} was there much too early. The crowd came past, and none of them was the right one. Then, over by the pillar, there was a yellow flower. It was held by somebody quite ordinary, and not at all like the face of all those years.",
    ],
    end: [
      "They stood in front of each other. Neither of them knew what to say. “You look different,” was the first sentence, and it was the worst of all possible ones. There was a pause. Then somebody took a pen out of a pocket, wrote something on the back of the ticket, folded it twice, and held it out, with a very red face.",
      "“Dear friend,” it said, “how are you? I am very nervous.” The answer was written on the other half, against the pillar. “Dear friend, so am I. I hope you like soup.” They went on like that for three more letters, side by side on a bench, until one of them burst out laughing in the middle of a word. After that they did not stop talking until night.",
      "They see each other as often as they can now. But {hero} still writes, every week, and every week there is an envelope in the letter box. There are things that are easier with a stamp on them. And each of them ends in the same way: “I hope you like soup.”",
    ],
  }),
];
