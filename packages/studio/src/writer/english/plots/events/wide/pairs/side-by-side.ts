import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two have to share what each would rather have alone. */
const mustShare: Story = {
  after: [
    [
      0,
      "=The first thing that they did with the {item} was to divide it. {One} counted from the left, and {two} counted from the right. They met at a place in the middle that both of them had counted. “That's mine,” said {two}. It was not even a good place. There was a draught there.",
    ],
    [
      1,
      "=After that there were rules. No looking across, no humming, and whatever smells is to be eaten outside. By the first evening {two} had broken one of them, and {one} had broken two. “You looked across.” “How do you know that, if you didn't?”",
    ],
    [
      1,
      "={One} liked it warm, and {two} liked it fresh. So it went open and shut, and open and shut, until something hung by a single hinge. From then on it was both at once, warm on the one side and cold on the other, and in the middle there was a wind.",
    ],
    [
      2,
      "=“How long is this going to go on?” asked {one}. “You're breathing,” said {two}. “Everybody breathes.” “Not like that.” For a while they were both trying to breathe so that the other one had no reason to say anything. It made them quite dizzy.",
    ],
    [
      0.5,
      "=Then {two} had had enough, and moved as far away as the {item} allowed, right up to the edge. {One} did the same on the other side. Now there was a great deal of room in the middle that nobody used, and at both of the edges somebody was cold.",
    ],
  ],
  end: [
    [
      0,
      "=Something was lying in the middle. It was only the end of a loaf, which had rolled there. They had both seen it, and they were both hungry, and neither of them was going to be the first. “On three,” said {two}. On three they went, and both of them stopped one step short of it. “You divide it,” said {one}, “and I'll choose.” Nothing has ever been divided so exactly.",
    ],
    [
      0.5,
      "=It was warm there, strangely enough. That came from there being two of them. “We could leave the draught outside,” said {two}. “And the humming?” {Two} thought it over. “What is it that you hum, anyway?” {One} did a little of it. {Two} knew it, but with another ending.",
    ],
    [
      0.7,
      "=They have the whole of the {item}, from the left to the right, and could keep away from each other as far as they like. But if one looks in toward evening, they are both in the middle, just where the draught is, and one of them is dividing something.",
    ],
  ],
};

/** A thing or an animal loves what is far away from it. */
const lovedFromAfar: Story = {
  after: [
    [
      0,
      "={Hero} could not have said how it had begun. It was only that everything else had got a little paler since then, everything but {thebeloved}. {He} did what {he} had to do, the same as ever. But {he} did it on the side from which one can see across.",
    ],
    [
      1,
      "=To begin with {he} wanted to be noticed. {He} did what {he} was best at, as well as {he} could, and a bit more loudly than was necessary. A good many looked up who were not meant. With {thebeloved} it was hard to say. It might have been a look. It might have been the weather.",
    ],
    [
      1,
      "=Then {hero} left something, each evening, at the very edge: only what there was, a crumb or a bit of something bright. In the morning it was always gone. That could mean anything. It could have been the wind. {Hero} thought more kindly of the wind after that.",
    ],
    [
      0.4,
      "=“That won't come to anything,” said a sparrow that sat everywhere and knew everything. “You're one sort of thing, and over there it's another. Have you ever had an answer?” “Not yet,” said {hero}. “And how long have you been waiting?” {Hero} said how long. The sparrow whistled through its beak.",
    ],
    [
      0.5,
      "=Then came a time when there was nothing to be seen of {thebeloved}, only the place for it. {Hero} stayed on that side all the same. One can't simply change over. It was colder there than {he} had noticed until then, and there was nothing at the edge in the mornings but what {he} had left there.",
    ],
  ],
  end: [
    [
      0,
      "=It was the sparrow that brought it up. “I've been over there,” it said, “for the view. Do you know what one sees from there?” {Hero} did not know. “You,” said the sparrow. “Nothing but you, the whole night long. There isn't anything else to look at.” {Hero} had never thought about it from that side.",
    ],
    [
      0.5,
      "=So {he} went on with what {he} always did, but no longer so loudly. It was not necessary any more. And when it was quite dark, something came back from {thebeloved}, very small, a gleam or a hum. It could have been anything. For once the sparrow kept its beak shut.",
    ],
    [
      0.7,
      "=They have not come a bit nearer to each other, {hero} and {thebeloved}. But there is something at the edge every evening, and in the morning it is gone. It was the sparrow, all that time. It has never told.",
    ],
  ],
};

const DARK = "kill\\w*|died|dead|murder\\w*|prison|war|each other|one another";
const LOVES =
  "(?:fell|falls|had fallen|was|is|had been) (?:slowly |secretly |hopelessly |madly )*in love with (?<beloved>(?:an?|the|its|his|her) (?:(?!who\\b|that\\b)[a-z'’-]+ ){0,3}?[a-z]+)(?=[.,]|$| (?:across|in|on|at|from|who|that|and|but|of|behind|next|outside)\\b)[^.]*";

const fromAfar: ClauseScene = {
  by: "any",
  words: inSentence(`${unless(DARK)}(?:${LOVES}|(?:could|can) only (?:see|meet|visit|watch) [^.]*|kept printing[^.]*)`),
  idea: new RegExp(`^(?=.*\\b${LOVES.replace(/\[\^\.\]\*$/, "")})`, "i"),
  ...lovedFromAfar,
};

/** Two who have to share something, and a love from afar. */
export const sideBySide: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless("kill\\w*|died|dead|murder\\w*|war|secret|body|bodies|puppy|fell in love|washing|dishes")}(?:had to share|must share|were forced to share|was forced to share|were to share|have to share|ended up sharing|had to live in|were put in) (?:an?|the same|the|one|their|a single) (?<item>(?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,]|$| (?:during|for|with|in|on|at|and|until|when|while|because|all|every|after)\\b)[^.]*`,
    ),
    verb: "(?:had to|was forced to) share (?:an?|the|one) (?<item>(?:[a-z-]+ ){0,2}?[a-z-]+) with",
    ...mustShare,
  }),
  ...openScene({ ...fromAfar, of: "things" }),
  ...openScene({ ...fromAfar, of: "creatures" }),
];
