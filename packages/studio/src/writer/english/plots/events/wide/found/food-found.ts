import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { FOUND } from "./found-words.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Animals find something to eat, and it is not for them alone. */
const food: Story = {
  after: [
    [
      0,
      "={Hero} smelled it before there was anything to be seen. {He} shut {his} eyes and followed {his} own nose, and then {he} bumped into it. {Object} was bigger than anything that {he} had ever had to eat. {Hero} walked all the way round it. It took a while.",
    ],
    [
      0.7,
      "=“Just a corner,” said {hero} aloud, because there was nobody there. Who is to miss a corner? {He} opened {his} mouth. “Is that yours?” asked an old beetle from below. {Hero} shut {his} mouth again. “I'm only guarding it,” {he} said. It had slipped out, and now it had been said.",
      "=“Just a corner,” said {hero}. “Just a small one,” said {mate}. Who is to miss a corner? “Is that yours?” asked an old beetle from below. “We're only guarding it,” said {hero}. It had slipped out, and now it had been said.",
    ],
    [
      0.7,
      "=Whoever guards something has to stay. The ants came, in a long line, with rope. “It's being guarded,” said {hero}. A sparrow came who only wanted to look with his beak. “Guarded,” said {hero}. With every hour that {he} sat there, {object} smelled better, and {he} got better at guarding. That was the bad thing about it.",
    ],
    [
      1,
      "=In order not to think of it {he} counted. {He} counted the crumbs that had come off by themselves. There were eleven, and they did not really belong to it any more. {Hero} gave one to the beetle, as he had nothing, and one to the sparrow, so that he should go. Then it was only fair to give the ants one, too.",
    ],
    [
      0.5,
      "=In the evening {his} stomach growled so loudly that the beetle said “come in”. {Hero} could not hold out any longer. {He} took a run-up, with {his} mouth wide open, and there somebody was crying. It was a very small shrew. She sat in front of {object} and did not even ask. “I have five at home,” she said, “and it smells as far as there.”",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked at {object}, and {he} looked at the shrew. {He} had been guarding it all day long, and had not known for whom. “You're late,” {he} said. “We've been waiting. Who has got rope?” The ants had. The sparrow cut it up with his beak. He had had a very good look at it, after all.",
    ],
    [
      0.6,
      "=They ate until it was dark, and then they went on eating by feel. There was a piece for each of them, and five small ones to take along. “And who's guarding now?” asked the beetle at some time or other. {Hero} could not answer. {His} mouth was so full that {his} ears stood out.",
    ],
    [
      0.65,
      "=Nothing was left but a smell, and that stayed for a week. They still meet there. Whoever finds anything sits down beside it and says that it is only being guarded. And then all of them know that there is something to eat.",
    ],
  ],
};

const FOOD =
  "cake|birthday cake|pie|cheese|bread|loaf|bun|biscuit|cookie|sausage|ham|pumpkin|pizza|pancake|chocolate|doughnut|sandwich|melon|watermelon|corncob|croissant|gingerbread";

/** Animals that find something to eat. */
export const foodFound: readonly ClauseScene[] = openScene({
  by: "any",
  words: inSentence(
    `${unless("poison\\w*|magic|talking|golden|share|fought|quarrel\\w*")}${FOUND} (?=an? |the |one )(?=(?:an?|the|one) (?:[a-z-]+ ){0,3}?(?:${FOOD})\\b){object}[^.]*`,
  ),
  ...food,
  of: "creatures",
});
