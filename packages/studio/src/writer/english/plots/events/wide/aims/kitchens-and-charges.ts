import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** Something was to be cooked or baked, and something came between. */
const sevenSpoons: Story = {
  after: [
    [
      0,
      "=For a moment nobody in the kitchen moved. Only the tap dripped, as if it had not been told yet. {Hero} still had the spoon in {his} hand. Until then {thedish} had been a plan. Now it was more of a question, and it smelled of one, too.",
      "={Hero} put down the spoon, quite slowly, as one puts down something that might go off. Where {thedish} ought to have been, there was now something else. The recipe lay beside it with its corners up. It said “simple” at the top, and that was underlined.",
    ],
    [
      0.9,
      "=“Is there still time?” asked {mate}. They both looked at the clock. It was one of those clocks that give no answer, and only go on. “For what?” asked {hero}. “For {thedish},” said {mate}, and put on an apron over the first one.",
      "=“What's that going to be?” asked the neighbour from across the landing, who had smelled it. “It was going to be {thedish},” said {hero}. The neighbour looked past {him} into the kitchen, at the table, at the walls, and up to the lamp. “On the lamp as well?” she asked.",
    ],
    [
      0.8,
      "=The first attempt was sugar. One can cover almost anything with sugar, if one sprinkles it thickly enough. For a while it looked like a landscape in winter. Then the winter sank, very slowly in the middle, and underneath it everything was as it had been before, only sweet.",
    ],
    [
      0.6,
      "=For the second attempt {hero} went from door to door with a bowl. On the first floor there was an egg, on the second there was something in a paper bag without a name, and right at the top somebody gave {him} the last of a jar. “What is it for?” they all asked. “For {thedish},” said {hero}, and it sounded less true with every floor.",
    ],
    [
      0.4,
      "=Then it was almost time. The table was laid, with candles, and with a gap in the middle as big as a plate. That was where {thedish} belonged. {Hero} moved the salt into the gap, and took it out again. It did not help. There are gaps into which one cannot put any salt.",
    ],
  ],
  end: [
    [
      0,
      "=It rang at the door. It was the egg from the first floor, and she wanted to see what had become of it. Behind her stood the paper bag, and the last of the jar had brought a sister along. Nobody had wanted to come empty-handed. In seven hands there were seven spoons, and under every arm there was a pot. “We thought,” said the egg, “that the more of us ask, the sooner it'll be ready.”",
    ],
    [
      0.6,
      "=So everything was put on the table. What there was of {thedish} came into the middle, where the gap had been, and round it stood all the rest. It was eaten up, to the last crumb. “And what's it called?” asked the neighbour with her mouth full. {Hero} looked at {his} own spoon. “It's {thedish},” {he} said. “This is how it's made.”",
    ],
    [
      0.5,
      "=The recipe hangs by the stove again. “Simple” has been crossed out. Above the list of what one needs there is now a new line, in somebody's round handwriting: “First of all, seven neighbours.” And if one holds it up to the lamp, one can see on the lamp that it's true.",
    ],
  ],
};

/** Somebody takes care of a small creature. */
const byTheHour: Story = {
  after: [
    [
      0,
      "=There was a list at once. It hung where one cannot miss it, and said when there had to be food, and when there had to be quiet, and who was on duty. {Hero} {was} on duty most of the time. Nobody had asked the {ward} about the list, and so the {ward} kept to it only when it happened to suit.",
    ],
    [
      0.9,
      "=The first night had nine parts. In between them {hero} listened whether anything could be heard, and when nothing could be heard, {he} got up to see why not. In the morning {he} put salt into the tea. “You look awful,” said the neighbour. “And how's the little guest?” “Very well,” said {hero}.",
      "=The first night had nine parts. {Hero} took the odd ones and {mate} took the even ones. In the morning they met at the stove, and each put salt into the other's cup. “You look awful,” said {mate}. “And you?” “I slept splendidly,” said {mate}, “in the fourth part.”",
    ],
    [
      0.8,
      "=With the food {he} tried the best of everything first. It was cut up small, and it was warm, and it had even been tasted. The {ward} looked at it with interest, and then, with just as much interest, looked at {hero}. Nothing was eaten. By noon the list had got a question mark.",
    ],
    [
      0.6,
      "=After that it was done by the book. The book was from the library, and there was a picture in it that looked very like the {ward}. Next to it stood what is to be given, by the gram. {Hero} borrowed the scales from the post office. It was exactly right, and it was turned down, exactly.",
    ],
    [
      0.4,
      "=And then one evening the box was empty. {Hero} looked under everything that had an underneath. {He} called, without knowing what one calls. {He} sat down on the floor at last, in {his} socks, with the lid on {his} knees, and it was so quiet that one could hear the list rustle on the wall.",
    ],
  ],
  end: [
    [
      0,
      "=It was not the list that rustled. It came from the old boot by the door, the left one. There sat the {ward}, right at the bottom, where it was warm and smelled of {hero}, and was eating. It was the crust that had dropped out of {his} pocket that morning. It had not been weighed, and it was as hard as a tile. {Hero} did not move until the last bit was gone.",
    ],
    [
      0.6,
      "=From then on things went uphill. The {ward} grew, one could see it by the boot. The book went back to the library, and the scales went back to the post office. “And what did it need, in the end?” they asked at the counter. “A crust,” said {hero}, “and that nobody was looking.”",
    ],
    [
      0.5,
      "=The list still hangs there. There is only one line on it now: “left boot, do not move”. {Hero} goes about in one shoe and one slipper when it's wet. The neighbours have got used to that. When they hear somebody coming up the stairs on two different feet, they know that the {ward} is well.",
    ],
  ],
};

const FOOD =
  "(?:[a-z-]+ )*?(?:cake|cakes|bread|soup|dinner|meal|pie|dumplings|pizza|pancakes?|feast|lunch|breakfast|cookies|biscuits|stew|pasta|jam|goulash|pudding|gingerbread|strudel|curry|tart|supper|birthday cake|wedding cake|menu|omelette|noodles|sauce)";
const COOKED = new RegExp(
  `\\b(?:tried to (?:bake|cook|make|prepare)|wanted to (?:bake|cook|make|prepare)|had to (?:bake|cook|make|prepare)|baked|cooked|prepared|made|were making|was making)(?: (?:himself|herself|together))? (?<dish>(?:(?:an?|the|his|her|their) )?${FOOD})\\b`,
  "iu",
);
const WARD =
  "(?:an?|the|his|her|their|one) (?:(?:lost|little|tiny|abandoned|orphaned|injured|wounded|hurt|small|young|stray|newborn|sick|motherless|lonely) )*(?<ward>(?:baby )?(?:bird|blackbird|kitten|puppy|hedgh?og|caterpillar|swallow|duckling|chick|owl|squirrel|mouse|rabbit|hare|crow|raven|pigeon|sparrow|starling|seagull|gull|gosling|turtle|tortoise|lizard|bat|snail|frog|toad|piglet|fox|fox cub|marten|ferret|guinea pig|hamster))";

/** Kitchens in which something goes wrong, and small creatures that are taken care of. */
export const kitchensAndCharges: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|contest|competition|win|won|judge|truth|poison|travelled|aunties`)}(?:(?:everything|all|it all|things|nearly everything) (?:that could go wrong )?(?:went|goes) (?:terribly |completely )?wrong|(?:flour|sugar|eggs?|butter|yeast|milk|oven|stove|power|recipe|dough|kitchen|pot|cat|dog|salt|shop|store)\\b[^.]*|(?:rolled|burnt|burned|exploded|collapsed|fell|tasted|was ruined|got burnt|filled with smoke|caught fire|ran out|ran away)\\b[^.]*)[^.]*`,
    ),
    idea: COOKED,
    ...sevenSpoons,
    of: "people",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|lie|lies|lied|circus|zoo|sick|old man|old woman`)}(?:(?:took|takes|had to take|wanted to take|taking) (?:good )?care of|looked after|had to look after|cared for|raised|brought up|hand-raised|nursed|adopted|nurses?) ${WARD}\\b[^.]*`,
    ),
    ...byTheHour,
    of: "people",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence("(?:took care of|looked after|nursed|had to keep|kept) (?:it|him|her|them)\\b[^.]*"),
    idea: new RegExp(
      `\\b(?:found|discovered|rescued|picked up|came across|saved) ${WARD}\\b(?!.*\\b(?:dead|died|magic|talk\\w*)\\b)`,
      "iu",
    ),
    ...byTheHour,
    of: "people",
  }),
];
