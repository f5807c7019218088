import { story } from "../../subject-story.ts";

const NOT_UNWANTED = /\b(?:murder\w*|kill\w*|police|ghosts?|haunted|child|girl|boy|friend|baby|orphan|cursed?)\b/i;

/** Stories of unwanted things. */
export const unwantedThings = [
  story({
    says: [
      /^(?:There was once )?(?<item>[Aa]n? (?:\p{L}[\p{L}'’-]* ){0,4}?\p{Ll}[\p{L}'’-]*?) (?:that )*(?:nobody|no one|no-one) (?:wanted|needed|bought|liked|used|would buy|noticed)\b/u,
      /\b(?:bec[ao]mes?|turned into|kept|saved?|helped|found|served)\b/,
    ],
    may: [
      /\b(?:became|becomes|turned into) (?<use>an? (?:\p{Ll}[\p{L}'’-]* ){0,2}?\p{Ll}[\p{L}'’-]*)(?= (?:for|of|in|on|to|when|where)\b|[.,])/u,
      /\b(?:wanted|needed|bought|liked|used|buy|noticed)\b[^.]+/,
    ],
    unless: NOT_UNWANTED,
    after: [
      "It stood right at the back, where it was dark. In front of {theitem} there were all the others, those that shone. Hands came and took them, one after the other. Now and then a hand came as far as {theitem}, turned it over, and put it back. “No,” said the people. “Not that.”",
      "In the beginning {theitem} had shown its best side. After the first year it stayed as it was, and got a layer of dust. “Perhaps I'm not finished,” thought {theitem}. “Perhaps I was meant to be something quite different, and it hasn't been noticed yet.”",
      "+ At night, when it was quiet, {theitem} dreamed. It never dreamed of the shop window. It dreamed that somebody came who needed it, and was glad, and said: “There you are at last.” Who that was could not be seen in the dream. {Theitem} woke up each time just before it could look.",
      "Then it was thrown out. It landed on a heap with its best side down. It rained that night. {Theitem} lay there and let it rain. “So that was that,” it thought. And just then there was a very small noise beside it. Somebody was breathing there, quite fast.",
      "They were looking for something too. They had looked everywhere, and everything was too big, or too new, or belonged to somebody. Now they stopped in front of {theitem}, and turned it over. {Theitem} waited for the word that always came. But this time it did not come.",
    ],
    end: [
      [
        "“It's just right,” they whispered. The scratch was right, the dent was right, and the hole was in exactly the right place. They pulled {theitem} out of the wet and turned its best side up. And then it became {use}, as if it had never been anything else. Everything that had been wrong with it was now what it was needed for.",
        "“It's just right,” they whispered. The scratch was right, the dent was right, and the crooked side was crooked in exactly the right place. They pulled {theitem} out of the wet and held it fast. Everything that had been wrong with it all those years was now what it was needed for.",
      ],
      "Now people stopped when they passed by. “What a lovely thing,” they said. “Where can you get that?” You could not get it anywhere. There was only this one. {Theitem} heard it, and did not even have the time to be proud, because it was needed.",
      "It is not at the back any more, and there is no dust on it. It has got a few more scratches, because it is used every day. Sometimes at night {theitem} dreams the old dream. Now it can see who is coming. And “There you are,” they say, each time that they come home.",
    ],
  }),
];
