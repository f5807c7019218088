import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const ALIVE = "(?:suddenly |always |secretly )?(?:came|come|comes|coming|had come) (?:alive|to life)(?: and [^.,]+)?";
const NIGHT =
  /(?:\b(?:[Ww]hen|[Aa]fter|[Oo]nce|[Aa]s soon as) [^.,]*)?\b(?:night|midnight|dark|clos(?:e[sd]?|ing)|evening|asleep|moonlight|lights (?:go|went))\b/i;

/** Stories of things that come alive at night. */
export const comeAlive = [
  story({
    says: [
      phrase(`<things:thing>(?: (?:in|of|at|on|from) <spot:thing>(?: (?:in|of|at|on) [^.,]*?)?)? ${ALIVE}`),
      NIGHT,
    ],
    unless:
      /\b(?:guard|watchman|cleaner|caretaker|boy|girl|woman|man|child|magic|thief|thieves|murder\w*|dead|died|horror)\b/i,
    lead: "things",
    after: [
      "+ First there was a yawn, then a creak, and then the smallest one sneezed. {Hero} stretched their stiff arms and legs, as far as they had any. All day long they had kept still while people stared at them, and somebody had stood on their toes. “Are they gone?” whispered {hero}. They were gone.",
      "Then it began. {Hero} chased each other from one end to the other. They sang, and played, and told each other what they had heard during the day, with all the voices. There was only one rule among {hero}: before it got light, each of them had to be back in the right place. It had always been like that.",
      "The smallest of {hero} would have liked to know why. “What is it like, the morning?” asked the smallest. “Bright,” said the others, who had never really looked at it. They turned back to their games. And so it was not noticed that the smallest of {hero} slipped away to see the sun come up.",
      "+ It was a long way for such short legs. Everything looked bigger there. The smallest one climbed and slid and squeezed through a crack, and did not think of the way back. Behind it the laughing of {hero} became fainter and fainter.",
      "The first grey light was at the window when {hero} counted themselves. They counted again. One of them was missing. “Here!” called a thin voice from far away. “I am stuck!” Outside there were steps already, and a key was being looked for in a pocket. {Hero} looked at each other. Nobody had ever broken the rule.",
    ],
    end: [
      "They all ran. {Hero} made a chain, the strongest in front and the lightest at the end, and pulled. The key was in the lock. There was a plop, and the smallest came free, and {hero} fell over each other in one big heap. Back they went, up and down and over the top, and the door opened.",
      "A child came in first, by somebody's hand. It stopped and tilted its head. {Hero} held their breath. They had got back in time, but not one of them stood where it had stood the day before. The child looked at them for a long while. Then it put a finger to its lips, and smiled, and said nothing at all.",
      "Since then {hero} all go together to see the sun come up, on one night in every week, and hold the smallest by the hand. In the daytime they keep as still as ever. But if you look closely, you will see that one or the other is not standing in quite the same place as yesterday.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:found out|discovered|noticed|realised|realized|saw|learned|heard)[^.]*? that (?:(?:at|every|each|during the|in the) (?:night|midnight),? )?<things:thing>(?: (?:in|of|at|on|from) [^.,]*?)? (?:all )?${ALIVE}`,
      ),
    ],
    unless: /\b(?:murder\w*|dead|died|horror|killed|evil|thief|thieves|magic)\b/i,
    of: "people",
    after: [
      "{Hero} had heard small noises before, and had blamed the pipes. This time {he} did not switch on the light. {He} stood in the dark and waited. Something giggled. {Hero} lifted the torch, and {thethings} stood there, quite stiff, as they had always done. But one of them was still wobbling.",
      "The next night {hero} brought a chair, and said aloud that {he} would sit down now and be quiet. For an hour nothing happened. Then one of {thethings} lost patience. It stretched, and the others whispered angrily, and then they all gave up pretending. “You may stay,” they said to {hero}, “if you don't tell.”",
      "+ What a night that was! {Thethings} danced and quarrelled and complained about the visitors. They knew {hero} well. They knew {his} songs, and what {he} had in {his} sandwiches, and that {he} sometimes cried a little on {his} way round. “We wanted to say something kind,” they told {hero}. “But we are not supposed to move.”",
      "+ So {hero} no longer walked alone. {He} read them the newspaper, and {thethings} argued about the weather, although they never had any. At home people asked {hero} why {he} was so cheerful in the mornings. {Hero} said it was the coffee.",
      "Then one night there was a terrible crack. One of {thethings} had jumped too far, and lay on the floor in two pieces. The others stood around and did not know what to do. They could only come alive; they could not mend. In four hours it would be day, and whatever was broken would be thrown away. They all looked at {hero}.",
    ],
    end: [
      "{Hero} took off {his} jacket. {He} was no expert, but {he} had mended chairs, and cups, and a broken arm once. {Thethings} held the torch and passed {him} glue and string. {Hero} worked without a word. When the window turned grey, the last crack closed, and in {his} hands something took a deep breath.",
      "{Hero} only just got everything back into its place. In the morning somebody stopped there and frowned. “Wasn't there always a smile on that one's left side?” “On the right,” said {hero}, and drank {his} coffee. From among {thethings} there came a very small giggle, and {hero} coughed loudly.",
      "{Hero} still works there and would not change with anyone. {He} has never told. But beside {his} chair there is now a pot of glue, just in case. When everyone has gone home, {hero} switches off the light {himself} and says: “All right. They're gone.”",
    ],
  }),
];
