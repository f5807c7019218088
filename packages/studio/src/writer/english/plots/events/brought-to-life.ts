import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What somebody has drawn or made comes to life. */
export const broughtToLife: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:everything|anything|all|whatever|every (?:picture|drawing|animal|thing))(?: that)? (?:he|she|they|[a-z]+) (?:paint|draw|sketch|colou?r)\\w* (?:comes?|came|turn(?:s|ed)|becomes?|became) (?:to life|alive|real|true)",
    ),
    idea: /\b(?:paintbrush|brush|pencil|pen|crayons?|chalk|notebook|paint(?:s|ed)?|dr[ae]ws?|drew)\b/i,
    after: [
      [
        0,
        "It began with a mouse. {Hero} had just finished the tail when it sneezed, shook off a drop of colour, and ran behind the cupboard. On the paper there was only the hole where it had been.",
      ],
      [
        1,
        "{Hero} looked at {his} hand, and then at the door, and locked it. Next came an apple, to be on the safe side. It rolled to the edge of the table. {He} bit into it. It tasted a little of paper, and then of apple.",
      ],
      [
        0.3,
        "By noon there were eleven butterflies, a bicycle with one wheel, because the paper had not been wide enough, and a cat for the mouse. By one o'clock there was a bigger mouse, for the cat.",
      ],
      [
        2,
        "“What is that noise?” they called from downstairs. “Nothing!” {hero} called back, and quickly drew a curtain.",
      ],
      [
        0.5,
        "Then came the elephant. It was a very good elephant, the best that {hero} had ever done, only a bit too large. There it stood, with its back against the ceiling, and looked at {him} with the small, sad eye that had turned out so well. It was hungry. They were all hungry. And all of them wanted to know where they belonged.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} thought about it until evening, and meanwhile the bigger mouse ate the curtain. Then {he} took the largest sheet there was, the whole roll of it, and worked all night: a river, a hill with good grass on it, a tree for each of them, and far at the back, very small, the sea.",
      ],
      [
        0.7,
        "The grass was still wet when the elephant put one foot into it, and then the next. The others followed. At the edge the first mouse turned round and sneezed. “Whenever you like,” said {hero}, and left a little door open, right at the bottom.",
      ],
      [
        1,
        "The picture hangs over {hero's} bed. It is different every morning. Once there were two elephants, and between them a very small one, and nobody had drawn that.",
        "The picture still hangs there. It is different every morning. Once there were two elephants, and between them a very small one, and nobody had drawn that.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<creations>drawings?|pictures?|paintings?|sketches|doodles) (?:[a-z]+ ){0,2}?(?:comes?|came|turn(?:s|ed)|becomes?|became|woke) (?:to life|alive|real|up)\\b",
    ),
    idea: /^(?!.*\b(?:museum|gallery|painter|artist|portrait|street|pavement|wall)\b)/is,
    after: [
      [
        0,
        "It was the rustling that woke {hero}. It came from the wall, where they all hung: the dog with five legs, the queen without a neck, the yellow house with the crooked chimney. Smoke was coming out of the chimney.",
      ],
      [
        1,
        "“Careful, you're standing on my line,” said the queen. The dog jumped down first. He had some trouble at the start, because nobody had told the five legs who was to begin.",
      ],
      [
        1,
        "{Hero} sat up in bed and did not dare to blink. “We only want to stretch,” they said. “You hang us up so straight.”",
      ],
      [
        2,
        "They had their complaints, of course. The pirate would have liked a second eye. The sun wanted to know why it always had to be in the corner. “And I,” said a voice from under the cupboard, “have no mouth. You forgot it. I'm saying this through my ear.”",
      ],
      [
        0.5,
        "Then, all at once, the one from the very last page stood there, the monster that {hero} had scribbled out because it had become too frightening. Black lines were all over it, from top to bottom. It did not roar. It only asked: “What have I done?”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} got up and fetched the eraser. It took half the night to free it, one line at a time, and the dog held the lamp. Underneath it was green and quite small, and it had freckles. “I thought you would be much worse,” said {hero}. “So did I,” said the monster.",
      ],
      [
        1,
        "Before it got light, there were pencils for everybody. The pirate got his eye. The queen got a neck, rather a long one. The sun came down to the middle, and it was as warm in the room as in July.",
      ],
      [
        1,
        "In the morning they all hung where they had always hung. “You've drawn a new one,” they said at breakfast. “The green one. It looks nice.” {Hero} nodded. It had not been drawn with its hand up. It was waving.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:made|makes?|builds?|built|carve[sd]?|creates?|created) (?<object>an? (?:[a-z]+ ){0,2}?[a-z]+) (?:(?:that|which|who) )?(?:comes?|came) (?:to life|alive)",
    ),
    idea: /\b(?:toy ?makers?|carpenters?|carvers?|doll ?makers?|clockmakers?|watchmakers?|inventors?|puppet\w*|dolls?|toys?|wood\w*|workshop|robots?)\b/i,
    after: [
      [
        0,
        "At first it was only a very small sound, like a yawn that has been waiting for a hundred years. {Hero} put the tool down and turned round. Something on the workbench had just stretched.",
      ],
      [
        1,
        "“Is it morning?” asked {object}. “Half past nine at night,” said {hero}, and sat down on the glue.",
        "“Is it morning?” asked a voice. “Half past nine at night,” said {hero}, and sat down on the glue.",
      ],
      [
        1,
        "It wanted to know everything. What is a window? Why does it get dark? Why have you got lines in your face, and I have none? {Hero} told it about the window, and about the dark. For the lines {he} needed three evenings.",
      ],
      [
        2,
        "It learned to walk between the tins of paint, and to fall, and to get up again. It put the screws in order, first by size, and then by who liked whom. It sang while it did so. It had been a very quiet workshop before.",
      ],
      [
        0.5,
        "“Am I for sale?” it asked one morning. It had found the price that was tied to its foot. {Hero} did not know what to say to that. In the window stood all the others, and each of them had a price. In the door stood a child, with exactly that much money in its hand.",
      ],
    ],
    end: [
      [
        0,
        "“Not this one,” said {hero}, and heard {himself} say it. “Why?” asked the child. “Because it asks such good questions.” The child thought about that. “Could I come and hear them?” it asked then.",
      ],
      [
        1,
        "So it came every day after school, and others came, too. They sat on the boxes and were asked why it gets dark. Nobody bought very much. But the lamp was on until late, and somebody was always laughing.",
      ],
      [
        1,
        "The price still lies in the drawer. On the back somebody has written, in very wooden letters: stays here.",
        "The price still lies in the drawer. On the back somebody has written, in crooked letters: stays here.",
      ],
    ],
    isWhole: true,
  },
];
