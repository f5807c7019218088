import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two rivals write to each other and do not know it. */
const rivalsInLove: Story = {
  after: [
    [
      0,
      "=People in the street had to make up their minds. Those who had been to the one could not walk past the other one afterwards without hiding something under their coat.",
    ],
    [
      1,
      "=When a bench stood outside the one door, there were two outside the other one the next day. The one had a striped awning, so the other one got one with dots. In the end there were so many flowerpots that nobody could find the doors.",
    ],
    [
      1,
      "=But late in the evening there was somebody who understood. At first it was only a line. Then it was three, and then it was a whole page. “That's just what I was thinking,” said the one over it, in an apron. At the other end, in another apron, somebody had just said the same.",
    ],
    [
      1,
      "=By day they went on as always. “Your window looks like a dentist's,” the one called across. “At least one comes out of it with teeth,” the other one called back. Then they both went in and could hardly wait until it was dark.",
    ],
    [
      0.4,
      "=At last they agreed to meet, at six, by the fountain, with a sprig of parsley so as to know each other. Both of them shut early, for the first time in nine years. They got there at the same time. “What are you doing here?” “I'm waiting for somebody.” “So am I.” They stood back to back until seven, so as not to have to look at each other. Then it began to rain.",
    ],
  ],
  end: [
    [
      0,
      "=“Stood up?” the one said at last, over one shoulder. “You too?” “It looks like it. And what was it to be with you? A carnation?” “Parsley.” It was quiet. Only the fountain went on. Then somebody, very slowly, turned round and opened the coat. It was rather limp, but it was parsley.",
    ],
    [
      0.6,
      "=All that they had never been able to say to each other had been said long ago. That was the awkward thing about it: the other one knew everything by now, about the Mondays, and about the piano. “You wrote that you like dentists,” the one said. “I had to,” said the other one. “I couldn't get it out of my head, with the window.”",
    ],
    [
      0.8,
      "=There is one awning there these days, and it has stripes with dots. In the evening the two of them sit at one table, back to back, and write to each other. It is a habit by now. Only the stamps have been saved since then.",
    ],
  ],
};

/** A cook can no longer taste. */
const tasteLost: Story = {
  after: [
    [
      0,
      "={Hero} put the spoon into {his} mouth and took it out again. It was like a letter on which nothing is written.",
    ],
    [
      1,
      "={He} tried it with lemon, and with salt, and in the end with the red sauce that had once made a fireman cry. It was warm, and then it was less warm. There was nothing more to be said about it.",
    ],
    [
      1,
      "=“Tell me,” {he} begged the one who did the washing up. “Good,” said the washing up. He said that about everything. He had been brought up well.",
      "={His} {taster} tasted everything, in secret, from underneath. A thumb came up, or it went down. Once there came a whole hand, because there was to be more of it.",
    ],
    [
      1,
      "=So {hero} cooked by ear. Onions do say when they have had enough, and butter tells one twice. The rest {he} did by the colour, and by looking through the crack of the door at the faces of those who were chewing.",
    ],
    [
      0.4,
      "=Then the day had come, and those with the notebooks were sitting there. The plate was ready. There was only one thing left to decide: a pinch more, or not. {Hero} looked round for help, and there was none. {He} shut {his} eyes.",
    ],
  ],
  end: [
    [
      0,
      "={He} did not think of how it ought to taste. {He} thought of the evening when {he} had first made it, of the open window, and of everybody talking at the same time, and of somebody who reached across the table without asking. {Hero} took as much as {he} had taken then, and did not measure. “Take it out,” {he} said.",
    ],
    [
      0.6,
      "=It was quiet among the notebooks for a long time. One of them had put down his pencil. “My aunt,” he said, “had a window like that.” What he meant was the soup. The plate came back with nothing on it but a streak. {Hero} wiped it off with one finger, out of habit, and then {he} stood still. It was salty. It was just salty enough.",
    ],
    [
      0.8,
      "={Hero} ran to the shelf and took a whole spoonful of the red sauce. {He} cried like a fireman, and called everybody together to come and watch.",
    ],
  ],
};

/** Somebody takes part in a contest for bakers and cooks. */
const bakingContest: Story = {
  after: [
    [
      0,
      "=On the form there was a box for experience. It was quite a big box. {Hero} wrote “yes” into it.",
      "=On the form there was a box for experience. It was quite a big box. {Hero} wrote into it: “Nobody has ever left any over.”",
    ],
    [
      1,
      "=The others had copper bowls and knives with their names on them. {Hero} had brought the old wooden spoon, the one with the scorched end. “Is that for stirring,” asked the one at the next table, “or for the fire?”",
    ],
    [
      1,
      "=In the first round it was {hero} who came next to last, and that was enough. In the second round the lamp over {his} table failed, and {he} did it in the dark, by smell, and moved up one place. “That's nerves of steel,” they said. {He} had simply not noticed that one was allowed to ask for a lamp.",
      "=In the first round they came next to last, and that was enough. In the second round the lamp over the table failed. “Left,” {mate} whispered in the dark, “no, that's salt,” and they moved up one place.",
    ],
    [
      1,
      "=At night {hero} went through it all again. There was a page with spots on it, and each of the spots was from another birthday. In the middle it said: “And now the most important thing.” That was where the biggest spot was.",
    ],
    [
      0.4,
      "=In the final it happened. It rose, it shone, it was the most beautiful one that {hero} had ever made. Then somebody shut a door. There was a sigh, and it sank in the middle, slowly, like somebody who sits down. Eight minutes were left.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked at the hole. It was quite a big hole, about as big as the spot. Then {he} began to laugh. “And now the most important thing,” {he} said, took the wooden spoon, and scooped everything that there was into the hollow: cream, cherries, the crumbs, and the rest of the cherries. It held exactly as much as comes from eight arms reaching across a table.",
    ],
    [
      0.6,
      "=The jury had got long forks, for tasting. After a minute they had put those away. “Is there any more?” one of them asked, with a cherry on his chin. “That isn't a question for a jury,” said another one, and held out her plate. It took them no time at all to agree.",
    ],
    [
      0.8,
      "=The cup is a bit too big for the shelf, and so it stands on the table, with the wooden spoons in it. On the page with the spots something has been added, over the biggest one: “Shut the door. But do it with a bang.”",
    ],
  ],
};

/** A teacher gets the class that other teachers avoid. */
const worstClass: Story = {
  after: [
    [
      0,
      "=The class had worn out eleven teachers. Their names stood on the wall behind the coats, in felt pen, one below the other, with a small cross after each. Below the last one there was plenty of room.",
    ],
    [
      1,
      "=“Good morning,” said {hero}. Something wet flew past {his} ear and stuck to the map, a little above Portugal. {Hero} went up to it and had a close look. “Left-handed,” {he} said, “third row. You let go too early.” It got quiet, out of sheer surprise.",
    ],
    [
      1,
      "=In the second lesson they hummed. That is a classic: nobody moves their lips, and nobody has done it. {Hero} listened to the end. “You're flat at the back,” {he} said, and gave them the note. By the time the bell rang they were humming in three parts.",
    ],
    [
      1,
      "=One day there was a frog in the drawer. {Hero} said good morning to him as well, and entered him in the register. He was never absent once, which could not be said of all of them.",
    ],
    [
      0.4,
      "=Then the head came, with two gentlemen, and they sat down at the back and clicked their pens. “Just go on,” they said. {Hero} asked the first question. Not a hand went up. {He} asked an easier one. Twenty-eight faces looked at the tables. One of the gentlemen wrote something down, and it was a short word.",
    ],
  ],
  end: [
    [
      0,
      "=Then it began, at the very back, with closed lips. It went from row to row, in three parts, and nobody was flat. “Who is that?” asked the head. “Nobody,” said twenty-eight voices. The gentlemen looked under the tables. After a while one of them was tapping his foot.",
    ],
    [
      0.6,
      "=And after that the hands went up, all at the same time, even the one in the third row, the left one. The question was about Portugal. They knew a great deal about Portugal. They had been looking at it for weeks.",
    ],
    [
      0.8,
      "=On the wall behind the coats there is a twelfth name now. There is no cross after it. There is a frog, and somebody has taken a lot of trouble over it.",
    ],
  ],
};

const CONTEST =
  "(?:(?:baking|cooking|cake|bake|pie|jam|soup|pastry|cookery|bread|chilli|recipe|ice cream)[a-z-]* (?:contest|competition|show|off|prize|championship|challenge|cup)|bake-off|bake off)";

/** Kitchens, and one classroom. */
export const kitchens: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence("(?:fell|falls|fall|were falling)(?: [a-z]+)? in love\\b[^.]*"),
    idea: /^(?=(?:Two|A|The) (?:[a-z-]+ ){0,3}?(?:rivals?|competing|bakers?|chefs?|hairdressers?|florists?|butchers?|baristas?|booksellers?)\b)(?=.*\b(?:rivals?|competing|compete|enemies|hate[sd]?)\b)(?!.*\b(?:gardeners|vans?|spies|knights|pirates)\b).*\b(?:anonym\w*|without knowing|not knowing|letters|reviews|online|messages|chat|notes|write|wrote|puzzle page|pseudonym\w*|pen names?|emails)\b/i,
    ...rivalsInLove,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:lost|loses|had lost|was losing) (?:his|her) (?:sense of (?:taste|smell)|taste)\\b[^.]*|(?:could|can) (?:no longer|not) (?:taste|smell)\\b[^.]*|[^.]*?\\b(?:became|was|is|becomes) (?:his|her) (?:secret )?(?:taster|tongue|nose)\\b[^.]*",
    ),
    idea: /\b(?:cook|chef|baker|contestant|cooking|restaurant|pastry cook|kitchen)\b(?:.*\b(?:[Hh]er|[Hh]is) (?:[a-z-]+ )*?(?<taster>nephew|niece|son|daughter|grandson|granddaughter|brother|sister|neighbour|apprentice)\b)?/i,
    ...tasteLost,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("jury|judge|wonders? why|glasses|loses?|lost|thief|stolen|murder\\w*")}(?:entered|enters|enter|took part|takes part|signed up|competed|competes|wanted to win|tried to win|hoped to win|had to win|qualified|applied|got into|was chosen|made it|joined|baked|cooked)\\b[^.]*?\\b${CONTEST}\\b[^.]*`,
    ),
    ...bakingContest,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:got|gets|took over|takes over|was given|is given|had to (?:teach|take)|was sent|taught|teaches|was to teach|inherited|faced|was assigned)\\b[^.]*?\\b(?:worst|wildest|loudest|most difficult|naughtiest|rowdiest|most feared|unruliest|hardest)\\b[^.]*?\\b(?:class|pupils|students|year|form)\\b[^.]*|(?:got|took over|taught|had) (?:the|a) class (?:that|which) (?:nobody|no one|no teacher|has driven|drove|had driven)\\b[^.]*",
    ),
    idea: /\bteach(?:er|es|ing)?\b/i,
    ...worstClass,
    of: "adults",
  }),
];
