import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A mountain on which somebody of the family died. */
const mountainOfFamily: Story = {
  after: [
    [
      0,
      "=From below it looked like something that one could draw with three strokes. {Hero} had drawn it like that as a child, again and again, with a small cross where the paper was worn thin. Now {he} stood in front of it, and it took up the whole sky.",
    ],
    [
      1,
      "=In the rucksack there was a glove. There had been only one, back then, when they brought down the things. It was much too large for {hero}, and {he} had carried it along on every mountain so far. It weighed almost nothing. It was the heaviest thing in there.",
    ],
    [
      1,
      "=The first time the storm sent {him} back, after nine days. The second time it was {his} own legs. “The mountain's always there,” said the old woman who sold tea in the last hut. “That's what they all say,” said {hero}. “It's not there for you,” she said. “It's just there.”",
    ],
    [
      1,
      "=Then it went well, for the first time. One step, four breaths, one step. {Hero} no longer thought of the top. {He} thought of the place. It was on no map, but {he} knew the height, to the metre. {He} had known it for longer than {his} own telephone number.",
    ],
    [
      0.4,
      "=It was only a ledge. There was snow on it, and the wind blew, as everywhere. {Hero} had thought that {he} would feel something. {He} put the glove down on the rock. Then {he} saw, at the height of {his} eyes, that somebody had scratched something into the stone, in small, careful letters, as one writes when one has plenty of time.",
    ],
  ],
  end: [
    [
      0,
      "=It was {hero's} name. Under it was a drawing: three strokes, and a small figure, on the very top, with both arms up. It wasn't a big figure. It had the sort of legs that children have. {Hero} took off {his} own glove and laid {his} hand on it, until {he} could not feel the fingers any more. “So you knew,” {he} said. “You knew all the time that I'd come by.”",
    ],
    [
      0.6,
      "=The last bit was not hard. There was nobody else up there, and the whole world lay round about like a cloth that somebody has let fall. {Hero} lifted both arms. It must have looked very silly. {He} stayed like that for a good while.",
    ],
    [
      0.8,
      "=“Well?” asked the old woman in the hut, and poured the tea. “Is it still there?” “Yes,” said {hero}. “It's just there.” The rucksack stood by the door. It was as light as a bag with nothing but bread in it.",
    ],
  ],
};

/** Somebody old goes out to sea once more. */
const lastCatch: Story = {
  after: [
    [
      0,
      "=“Only this once,” {hero} told the boat. It had heard that before. They had grown old together, and both of them leaked a little, in places that one does not talk about.",
    ],
    [
      1,
      "=In the harbour they were leaning on the wall, as always. “What are you going for?” they asked. “For the big one.” They grinned. Everybody there knew the big one, from a time when there had still been witnesses. It had grown by a hand's breadth every winter.",
    ],
    [
      1,
      "=On the first day {he} caught a boot. On the second day {he} caught the other one. {Hero} put them side by side in the bow. At least somebody had company. In the evening the sea lay there like a tablecloth, and {he} ate {his} bread and told the boots how it had been.",
    ],
    [
      1,
      "=Then the line went tight. It did not jerk, as it does with a fish. It simply went off, like somebody who has got an appointment. {Hero} held on, for an hour, and for a night. {His} hands knew how. They had only been waiting to be asked.",
    ],
    [
      0.4,
      "=When it grew light, it came up beside the boat, quite slowly, and it was longer than the boat. There was an old hook in its lip, all green. {Hero} knew the knot in it. {He} had tied it {himself}, when {he} {was} twenty. They looked at each other, out of one eye each. It was breathing as hard as {he} {was}.",
    ],
  ],
  end: [
    [
      0,
      "=“So that was you,” said {hero}. {He} took the knife out of {his} belt. It took a while, because of the shaking. Then {he} cut the old line and the new one, and worked the green hook out of its lip, as one takes a splinter out of a child's finger. It kept quite still. After that it stayed there for a moment, with its side against the boat, as if it had to get used to it.",
    ],
    [
      0.6,
      "=“Well?” they called from the wall, when {hero} came in. “Where is it?” {Hero} put the two boots on the wall, and the green hook on top. “Out there,” {he} said. They looked at the hook. They looked at {his} hands. For the first time nobody asked how long it had been.",
    ],
    [
      0.8,
      "=The boat lies in the grass now, with beans growing in it, and both boots are full of flowers. In the evenings {hero} sits there and looks out. Sometimes, quite far out, something long turns over in the light, just once, as one turns over in bed.",
    ],
  ],
};

/** Mountains and seas, once more. */
export const lastWays: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dragon|magic|robot")}(?:trying to|tried to|tries to|wanted to|wants to|set out to|was determined to|decided to|had to|returned to|went back to|dreamed of|climbed|climbs) ?(?:reach|reaching|climb|climbing|get to|conquer|finish)?\\b[^.]*?\\b(?:Everest|mountain|mount [a-z]+|summit|peak|K2|Matterhorn|north face|glacier)\\b[^.]*`,
    ),
    idea: /\b(?<kin>(?:his|her|their) (?:[a-z]+ )?(?:father|mother|brother|sister|husband|wife|dad|mum|mom|grandfather|son|daughter|friend|twin))\b[^.]*? (?:had )?(?:died|dies|was killed|disappeared|vanished|never came back|fell|did not come back|lost (?:his|her) life)\b/i,
    ...mountainOfFamily,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:went|goes|sailed|sails|rowed|wanted|wants|set|sets|decided|put)\\b[^.]*?\\b(?:last|biggest|big|giant|huge|legendary|final) (?:[a-z]+ )?(?:catch|fish|tuna|marlin|trip|voyage|haul|time)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:old|elderly|retired|ageing|last)\b).*\b(?:fisherman|fisherwoman|angler|fishermen)\b/i,
    ...lastCatch,
    of: "adults",
  }),
];
