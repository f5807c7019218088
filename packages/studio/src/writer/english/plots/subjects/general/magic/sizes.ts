import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const SHRANK =
  /\b(?:shrank|shrunk|shrinks?|shrink|(?:became|become|got|woke up|was suddenly|were suddenly) (?:suddenly )?(?:as (?:small|tiny) as|tiny|the size of|no bigger than|smaller than an?))\b[^.,]*/;
const NOT =
  /\b(?:dryer|wash(?:ed|ing)?|jumpers?|carpet|clothes|sweater|born|murder\w*|kill\w*|dead|died|market|company|budget|planet)\b/i;

/** Stories of somebody who is suddenly small, or big. */
export const sizes = [
  story({
    says: [SHRANK, phrase("(?:had to|must|needed to|tried to|wanted to) <task:doing>")],
    unless: NOT,
    after: [
      "It went so fast that {hero} was still in the middle of a sentence. {His} voice became high, and the ceiling flew away. Then {hero} stood beside a button that was as big as a table. {He} looked at {his} hands; they had come along. Everything else had stayed as it was, only enormous.",
      "Now {hero} had to {task}. Yesterday that would have been nothing. In this size it was a journey. A crack in the ground was a valley, and a drop of water was a lake, in which {hero} saw {his} own frightened face. {He} tightened {his} belt and set out.",
      "+ {Hero} learned quickly. Crumbs are food, and heavy. Flies are rude. If the ground trembles, somebody is coming, and you have to get under something at once. {Hero} pressed {himself} flat against a leg of a table, and a shoe came down beside {him}, as big as a ship. {He} shouted. Up there nobody heard it.",
      "+ Night would have been worst, but there was a glow-worm. It did not say much. It went ahead, and waited at the corners, until {hero} had caught up.",
      "Halfway there {hero} met an ant. She was carrying a crumb three times her own size, and she was limping. “You are big,” said the ant. Nobody had said that to {hero} all day. “Could you take hold of the other end?” {Hero} had no time at all. {He} thought of all that {he} still had to do, and then {he} took hold of the other end.",
    ],
    end: [
      "They were slow, but the ant knew every short cut. When the crumb was at home, she put two feelers to her mouth and whistled. Ants came from everywhere, hundreds of them. “Where does our friend have to go?” they asked. They lifted {hero} up, and then it was like riding on a carpet that runs. So {hero} managed what {he} had to do.",
      "At the very end there was dust, and {hero} had to sneeze. It was a small sneeze at first. But it grew, and {hero} grew with it; {his} arms shot out of the dust and {his} head went up and up. There {he} stood in {his} own size, and bumped {his} head on the lamp. “Careful!” cried {hero}, and stood on one leg, because of the ants.",
      "Since then {hero} looks where {he} treads. Beside the door there is always a crumb, cut into small pieces, and each of them disappears by the morning. And if {hero} has to do something that seems much too big for {him}, {he} looks for somebody to take hold of the other end.",
    ],
  }),
  story({
    says: [SHRANK],
    unless: new RegExp(`${NOT.source}|\\b(?:had to|must|needed to|tried to|wanted to)\\b`, "i"),
    after: [
      "First the sleeves became too long. Then {hero} was standing in {his} own shoes as in two boats, and then the shoes were as high as houses. {Hero} looked up at the chair. It was a mountain now. “Hello!” shouted {hero}. It sounded like a gnat, and a real gnat came at once to see who was there.",
      "+ To begin with, it was quite nice to be so small. {Hero} slid down a spoon. {He} bathed in a bottle top and slept for an hour in a slipper, as in a bed with a roof. A single raspberry was lunch, and there was some left over. {Hero} wondered why {he} had ever wanted to be bigger.",
      "But the small have enemies. The cat, who otherwise slept on {hero's} feet, looked at {him} with yellow eyes and lowered her head. “It's me!” cried {hero}. The cat wiggled her tail. {Hero} ran. {He} had never noticed how long this floor was. At the last moment {he} threw {himself} under the cupboard.",
      "+ Under the cupboard it was dark and full of lost things: a marble, a pencil, a letter that {hero} had looked for everywhere. {He} sat down on the marble and waited until the two yellow moons outside had gone away.",
      "“You breathe very loudly,” said a spider. She lived there. {Hero} wanted to run on, but outside there was the cat. “I've known you for years,” said the spider. “You're the one who never used the broom on me, but always the glass and the postcard.” {Hero} remembered that. It was the best thing that {he} had ever done with a postcard.",
    ],
    end: [
      "“How does one become big again?” asked {hero}. The spider thought about it. “I only know how it is with us,” she said. “We get a bit bigger each time we do something that we don't dare to do.” And {hero} did not dare to go outside. So {he} took a deep breath, crept out and walked straight up to the cat, and scratched her under the chin.",
      "The cat began to purr. That was the place; only {hero} knew it. And {hero} felt how {he} grew, a hand at first, then a whole arm's length, and with each purr a little more. In the end {he} sat on the floor in full size, with the cat on {his} lap, and the shoes fitted.",
      "Sometimes {hero} lies down flat on the floor and looks under the cupboard. “How are things?” {he} asks, and a thread moves. The glass and the postcard are ready in the drawer. And for the gnat there is a raspberry on the window sill, every evening, until the season is over.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:grew|grows|grown|was|were|became|woke up)[^.,]*? (?:as (?:tall|big|high|large|huge) as|taller than|bigger than|to the size of|into) (?=(?:an?|the) (?:house|tree|tower|church|giant|mountain|skyscraper|lighthouse|elephant|steeple|castle|building|hill)\\b)<size:thing>(?=[.,;]|$| (?:overnight|one|when|and|in|over|because|at|until|but)\\b)",
      ),
      /\b(?:overnight|suddenly|grew|grows|grown|one (?:day|morning)|woke)\b/i,
    ],
    unless:
      /\b(?:plant|tree (?:grew|grows)|beans?|pumpkin|potato|cabbage|turnip|mushroom|murder\w*|dead|died|always|born)\b/i,
    of: "people",
    after: [
      "The bed gave way first, and then {hero's} feet went through the wall. It was a warm morning, luckily. {Hero} stood up to see what was going on, and wore the roof like a hat. Down below, people came running in their pyjamas. They were very small. {Hero} was as big as {size}, and {he} had nothing to put on.",
      "+ They sewed {him} a shirt out of the curtains from the town hall. It was fun, to begin with. {Hero} could look into every nest and see the weather of tomorrow. {He} picked a kite out of a tree, put the weathercock straight, and was thanked by everybody. For breakfast {he} ate a whole bakery, and was a bit hungry still.",
      "But up there it was cold, and there was nobody to talk to. “What did you say?” people shouted. {Hero} knelt down to understand them, and knelt on a bus stop. When {he} laughed, windows broke, and so {he} stopped laughing. {He} sneezed once, and the whole market was gone. They began to look at {hero} with worried eyes.",
      "+ In the evening they all went inside, to their soup and their lamps. {Hero} could not go inside anywhere. {He} lay around the town like a hill, and looked in at {his} own window with one eye. There stood {his} cup. It was as small as a thimble.",
      "That night there was a storm. The river rose and burst through the dam, and in the dark people heard it roar. {Hero} heard it, too. {He} was the only one who could see all of it: the water, the hole, and the houses with the lights. {Hero} was freezing and alone and much too big. For this, {he} was just the right size.",
    ],
    end: [
      "{Hero} lay down in the gap, with {his} back to the river. The water beat against {him} all night long. In the morning the rain stopped, and the people came with carts and stones and built a new dam, along the whole length of {hero}. “You can get up now,” they called. {Hero} was so cold that {he} could not move.",
      "Then they fetched what they had. They brought blankets and hot stones and tea in bathtubs. All of them leaned against {hero}, hundreds of them, and rubbed {his} hands and feet. {Hero} became warmer and warmer, and smaller and smaller. At noon somebody noticed that {he} fitted under a single blanket, and was asleep.",
      "{Hero} has {his} old size now and drinks from {his} own cup. But in the dam there is a dent, with a shoulder and a nose, and the children lie down in it and measure. When they ask how tall {he} will grow, {hero} says: “As tall as I need to be.”",
    ],
  }),
];
