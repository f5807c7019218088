import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** An old person forgets, and somebody young helps. */
const forgetting: Story = {
  after: [
    [
      0,
      "=It had begun with small things, such as the word for what one stirs with. “The stirrer,” said {hero}, and {kid} passed the spoon. They both thought that it was the better word.",
      "=The first word that went was “spoon”. {Hero} held it up and looked at it from both sides. “The stirrer,” {he} said at last. “Pass me the stirrer,” {kid} said from then on. Spoon was never missed.",
    ],
    [
      0.8,
      "={Kid} was thorough about it, and began at the front door. For three days it worked well. On the fourth {hero} stood in the middle of the kitchen with {his} hat on. {He} knew what everything was. {He} only did not know what {he} had come for.",
    ],
    [
      1,
      "=There was a doctor, too, with a form. “Which year is it?” he asked. “Don't you know either?” said {hero}. The doctor wrote something down. {Kid} had to look out of the window, so as not to laugh.",
    ],
    [
      0.6,
      "=Then {kid} tried it with questions: what had there been for lunch, who had rung up? {Hero} sat there as one sits in an exam. So {kid} gave it up, and told things instead, wrong ones, on purpose. “You were a famous swimmer.” “I was not,” said {hero}. “I was in the brass band.” It all came out, down to the buttons on the jacket.",
    ],
    [
      0.4,
      "=But one evening {hero} looked at {kid} as one looks at somebody in a waiting room, quite kindly. “And whose are you?” {he} asked. {Kid} had known that it would come, and had thought of something to say. Now it was gone. The tap dripped. Somebody ought to have seen to that long ago.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm the one with the stirrer,” said {kid}. {Hero} thought about it for a long time. {He} looked at the hand, which was holding out a spoon. “That's the better word,” {he} said slowly. “I always said so.” And {he} moved up on the sofa, as one does for somebody who belongs there.",
    ],
    [
      0.6,
      "=After that they did it the other way round. When a word went, they did not run after it. They found another. The stairs became the up-and-down, and the rain was called the wet. Whoever came to visit had to learn it first.",
    ],
    [
      0.8,
      "=On the door of the fridge there is a photograph of the two of them, with a slip of paper under it. There is no name on the slip. “The one with the stirrer,” it says on the right. And on the left, in a very shaky hand: “the other one.”",
    ],
  ],
  close: [
    [
      0.7,
      "=“What do you call this?” visitors are asked in that house, and somebody holds up a spoon. Whatever they say, it is wrong. The two of them are glad to explain it.",
    ],
  ],
};

/** Of two who have a quarrel one falls ill. */
const oneOfTwoIsIll: Story = {
  after: [
    [
      0,
      "=At first it was only quiet over there. It was what one had always asked for. But the quiet went on, all day long, and on the second day it could not be borne any more. There was nobody to be angry with. The cross words had all been got ready, and now they lay about.",
    ],
    [
      0.7,
      "=So soup was made, by somebody who had never made any. It was put down exactly on the border, with not a drop too far. It stood there and got cold. Towards evening it was carried the rest of the way. “I've only come about the noise.” “I'm not making any noise,” it came from the pillow. “That's just it.”",
    ],
    [
      0.9,
      "=The second time there was a reason as well: something that had been borrowed and had to be taken back. It was a very small thing, and nobody could remember it. It was looked at from both sides, and laid on the blanket. After that nothing was said for a while. It was not a bad while.",
    ],
    [
      0.4,
      "=At night there was light over there, and steps, and a low voice that counted drops. The one who was well lay awake and went through the whole quarrel, backwards, to find out where it had begun. There was a bucket, and before the bucket a word, and before the word there was nothing. They had simply lived side by side.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning they did the only thing that both of them were really good at. “You're lying crooked.” “It's my bed.” “One can see that.” The ill one sat up, so as to be able to answer properly. There were red spots on both cheeks. “Go on,” said somebody in the doorway, with the medicine spoon. “That does more good than this.”",
    ],
    [
      0.6,
      "=From then on there was a quarrel every afternoon from four to five: about the window, about the soup, about who had won yesterday. On the sixth day the ill one won. On the seventh the ill one got up, because the other had no idea how one shakes out a pillow.",
    ],
    [
      0.8,
      "=The border is still there. It is a question of principle. But in one place it is worn right through, just wide enough for a pot of soup. They cannot agree on who made the hole. They talk about it every day, from four to five.",
    ],
  ],
};

/** Somebody does something where an ill one can see it. */
const belowTheWindow: Story = {
  after: [
    [
      0,
      "=There were a hundred and twelve windows on that side. {Hero} had counted them from the car park. Behind one of them was {his} {patient}. But from below they were all the same, with half a curtain each and a little lamp.",
    ],
    [
      0.7,
      "=The first time, {he} stood in front of the wrong ones. A whole row of old ladies came to the glass and clapped. They had not been meant. They opened the windows all the same, as far as those windows open, and asked what was coming next.",
    ],
    [
      0.6,
      "=“That's not allowed here,” said the porter, who had come out with his tea. “Where is it allowed, then?” asked {hero}. The porter drank, and thought about it. “Further to the left,” he said. “There's more room there.” He carried the bag.",
    ],
    [
      0.8,
      "=Then {he} held up a sheet of paper, with letters as big as shoes. “Which one are you?” it said. By evening there was an answer in eleven windows. “Third from the left,” it said in one. “Not me, but do go on,” it said in another.",
    ],
    [
      0.4,
      "=On the fourth floor there was a window with no paper in it. {Hero} was sure by now that it was that one. {He} did it all once more, and bigger. Nothing moved up there. It got dark, and the lamps went on, one after the other. Only that one stayed as it was.",
    ],
  ],
  end: [
    [
      0,
      "=Then it went on. It went off again, and on, and off. Somebody was doing that by hand, and it was hard work, one could see it from below. “Isn't that one supposed to be asleep?” asked the porter. The old ladies had understood it at once. They began as well, one floor down. In the end the whole wall was winking.",
    ],
    [
      0.6,
      "=So {hero} did it all from the beginning, in the dark, for a hundred and twelve windows. It did not turn out very well. There was so much light in {his} eyes that one could hardly see a thing.",
    ],
    [
      0.8,
      "=That is a good while ago. But once a year they go and stand in that car park together, a bit to the left, with a torch. On, off, on. The third floor is always the first to answer.",
    ],
  ],
};

/** The same for whom they do not let in. */
const notLetIn: Story = {
  ...belowTheWindow,
  after: [
    [
      0,
      "=So {hero} went round to the back with a mouth organ. There were a hundred and twelve windows on that side, {he} counted them from the car park. Behind one of them was {his} {patient}. But from below they were all the same, with half a curtain each. {Hero} began with the loudest song {he} knew.",
    ],
    ...belowTheWindow.after.slice(1),
  ],
};

const PATIENT =
  "(?:his|her|their|my) (?:little |big |best |old )?(?<patient>mum|mom|mother|dad|father|sister|brother|grandfather|grandmother|grandpa|grandma|grandad|friend|aunt|uncle|wife|husband|son|daughter)";
const FORGETS =
  "(?:forgot|forgets|was forgetting|(?:had )?started (?:to forget|forgetting)|began (?:to forget|forgetting)|could not remember|no longer (?:knew|remembered|recogni[sz]ed)|was losing (?:his|her) memory|had (?:dementia|alzheimer['’]?s)|lost (?:his|her) memory(?! (?:box|card|stick|book|album))|with (?:failing memory|dementia|alzheimer['’]?s))";
const YOUNG = "grandson|granddaughter|grandchild|son|daughter|niece|nephew";
const SO = "(?:So |But |And |Then |Now |Every day |Every \\p{L}+ )*";
const OTHER_THINGS = "^(?!.*\\b(?:ring|keys?|where (?:he|she) hid|crime|murder|bank)\\b)";

/** The same, where the idea does not name the helper. */
const unnamed = (beats: Story["after"] = []): Story["after"] =>
  beats.map(([rank, ...lines]) => [
    rank,
    ...lines.map((line) => line.replaceAll("{kid}", "the {kid}").replaceAll("{Kid}", "The {kid}")),
  ]);

/** Old people who forget, and those who are ill. */
export const memoryAndIllness: readonly ClauseScene[] = [
  {
    by: "any",
    words: new RegExp(
      `${OTHER_THINGS}${SO}(?:[Hh]is|[Hh]er|[Tt]he|[Mm]y) (?:little |young |own )?(?:${YOUNG}) (?<kid>\\p{Lu}\\p{L}+) (?!was|died|went|came|had|thought)\\p{Ll}+\\b[^.]*`,
      "u",
    ),
    idea: new RegExp(`${OTHER_THINGS}.*${FORGETS}`, "i"),
    ...forgetting,
    of: "adults",
  },
  {
    by: "any",
    words: new RegExp(
      `${OTHER_THINGS}${SO}(?:[Hh]is|[Hh]er|[Tt]he) (?:little |young |own )?(?<kid>${YOUNG}) (?!was|died|went|came|had|thought)\\p{Ll}+\\b[^.]*`,
      "u",
    ),
    idea: new RegExp(`${OTHER_THINGS}.*${FORGETS}`, "i"),
    after: unnamed(forgetting.after),
    end: unnamed(forgetting.end),
    close: unnamed(forgetting.close),
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "(?:one (?:of them )?|the (?:little|older|younger|other|smaller|bigger|elder|first|second|left|right) (?:one|sister|brother|neighbou?r) )(?:(?:suddenly )?(?:got|gets|fell|became|was taken) (?:very |badly |seriously )?(?:ill|sick)|(?:broke|breaks) (?:his|her|a|an) (?:leg|arm|hip|foot)|had to go (?:in)?to hospital|went (?:in)?to hospital|caught (?:a|the) [a-z]+)\\b[^.]*",
    ),
    idea: /\b(?:fight(?:ing)?|fought|quarrel\p{L}*|argu\p{L}*|enem\p{L}+|feud\p{L}*|hat(?:e|ed)|rivals?|not (?:speak|spoken|talk|talked)|line down|never spoke)\b/iu,
    ...oneOfTwoIsIll,
  },
  {
    by: "any",
    words: inSentence(
      "[^.]*?\\b(?:outside|in front of|below|beneath|under|opposite) (?:the|his|her|their|my) (?:[a-z]+ ){0,2}?(?:hospital|window|ward|clinic|windows)\\b[^.]*",
    ),
    idea: /\b(?:his|her|their|my) (?:little |big |best |old )?(?<patient>mum|mom|mother|dad|father|sister|brother|grandfather|grandmother|grandpa|grandma|grandad|friend|aunt|uncle|wife|husband|son|daughter)\b.*\b(?:ill|sick|hospital|ward|clinic)\b/iu,
    ...belowTheWindow,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:children|kids|nobody|visitors|no visitors|no one) (?:was|were) (?:not )?(?:allowed|let|permitted)|(?:was|were) not (?:allowed|let|permitted) (?:in|to (?:visit|see|go in))|could not (?:visit|go in|see))\\b[^.]*",
    ),
    idea: new RegExp(`^(?=.*\\b(?:hospital|ward|clinic|isolation|quarantine)\\b).*?\\b(?:${PATIENT})\\b`, "iu"),
    ...notLetIn,
    of: "people",
  },
];
