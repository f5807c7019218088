import { story } from "../../subject-story.ts";
import { BEGINS } from "./by-them.ts";

const RIVALS =
  /\b(?:rivals?|enem(?:y|ies)|rivalry|feud\w*|sworn|competitors?|(?:hated|hate|could(?: not|n['’]t) stand|did(?: not|n['’]t) (?:like|speak to|talk to)|argued with|fought with) each other|quarrel\w+|never agreed|opposite)\b/i;
const NOT_RIVALS =
  /\b(?:murder\w*|kill\w*|police|ghosts?|love|marry|married|kiss\w*|spy|spies|war|soldiers?|detectives?)\b/i;

/** Stories of rivals who work on something together. */
export const rivalsTogether = [
  story({
    says: [
      RIVALS,
      /\b(?:had to|were forced to|have to|must|agreed to|decided to|needed to|was forced to) (?:work together to |team up to |join forces to )?(?<task>(?:re)?(?:build|repair|fix|paint|cook|bake|organi[sz]e|plan|make|write|decorate|plant|store|prepare|create|design|put on|sew|dig|finish|harvest|set up|renovate|knit|compose|draw|carve|construct) [^.,;]*?)(?= (?:together|with (?:his|her|their)|and|but|because|before|when|so|until|to save|in order)\b|[.,])/,
      /\b(?:together|team up|teamed up|both|with (?:his|her|their|its) (?:\p{L}+ )?(?:rival|enemy|competitor))\b/u,
    ],
    may: [BEGINS, RIVALS, /\btogether\b[^.]*/],
    unless: NOT_RIVALS,
    after: [
      "First there was a line to be drawn, right down the middle, and {hero} saw to that. On the left everything was to be done in the one way, and on the right in the other way. “Don't you touch my side,” they told each other. And so they set out to {task}, back to back.",
      "By noon the left side and the right side did not fit together anywhere. “That's your fault!” “No, it's yours!” It got so loud that people came out to watch, and one brought a chair. Each of them had always said that the other could do nothing. Now it looked as if both were right.",
      "+ In the break they sat as far apart as possible. Each had brought something to eat, and each thought that the other's smelled better. Nobody would have said so. A bird hopped to and fro between them, and took a crumb on the left, and a crumb on the right. It did not see any line.",
      "In the afternoon it got serious. Something slipped in the middle, exactly on the line, where nobody had been responsible. There was no time to ask whose side it was. They both jumped, and they both caught it, and now neither of them could let go.",
      "So they stood, nose to nose, and held it. They had never been so close before. Nobody came to help, because the people thought that it was part of the quarrel. “You've got a good grip,” came at last from the one side. There was a long silence. “You were quick,” came from the other.",
    ],
    end: [
      "After that they did it differently. The line was wiped away, mostly by accident, with the seat of somebody's trousers. The one was better at the beginnings and the other at the ends, and that is exactly what is needed to {task}. They only quarrelled about whose idea it had been.",
      "When they were ready, they stepped back, and both wanted to say “I did that.” They looked at each other. “We did that,” they said instead, a little stiffly, because it was a new word. It was better than anything that either of them had ever done alone. The man with the chair stood up to clap.",
      "They are still rivals, of course. But on one day each week they sit side by side, and share what they have brought to eat. They still argue, so loudly that people bring chairs. And the bird has got quite fat.",
    ],
  }),
];
