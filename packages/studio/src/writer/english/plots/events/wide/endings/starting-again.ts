import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** After something has ended, a grown-up opens something. */
const opensAgain: Story = {
  after: [
    [
      0,
      "=“A {venture}?” they all said, with a question mark at the end. {Hero} had got used to that. {He} had written the plan for it on the back of a letter, the one in which it said that everything was over. It was good thick paper.",
      "=For the end of the old life there had been a letter, with a stamp. For the {venture} there was nothing of the kind. So {hero} turned the letter round and wrote the plan on the back. “A {venture}?” they all said, with a question mark.",
    ],
    [
      0.7,
      "=On the first day {he} {was} ready at six. At half past eight a man in a grey hat came in and asked the way to the station. At ten he was back. It had been the wrong station.",
    ],
    [
      0.9,
      "=First {hero} tried it with being cheap. {He} wrote a second price above the first one, and a third above the second. People read it as one reads a thermometer, shook their heads about it, and walked on.",
      "=“You're too cheap,” said {talker}. “That makes people afraid.” So {hero} wrote a higher price, and after that a lower one, and at last both. People read it as one reads a thermometer, and walked on.",
    ],
    [
      0.6,
      "=Then {he} put two chairs outside the {venture}, simply because {he} {was} tired of standing. The man in the grey hat sat down on the second one. “Don't you have to catch a train?” asked {hero}. “No,” said the man. “I haven't had to be anywhere since spring. I only ask so that somebody tells me something.”",
      "=Then {he} put two chairs outside the {venture}, simply because {he} {was} tired of standing. The man in the grey hat sat down on the second one. “Don't you have to catch a train?” asked {hero}. “No,” said the man. “I haven't had to be anywhere for a long time. I only ask so that somebody tells me something.”",
    ],
    [
      0.4,
      "=At the end of the month {hero} did the sum. There had been eleven customers, and seven of them had been the man in the hat. {He} took out the letter, and looked first at the one side and then at the other. There was no room left on either. {He} hung a sign on the door of the {venture}, and it said “closed”. It was not even noon.",
    ],
  ],
  end: [
    [
      0,
      "=“You can't close now,” said the man in the hat. “I've told them the way.” “What way? Whom?” “The way here. Everybody who looked as if they didn't have to be anywhere.” He pointed down the road. They were coming along it one by one: somebody with a cardboard box from an office, somebody with a pale ring round a finger.",
    ],
    [
      0.6,
      "=They did not want much. They wanted to be somewhere where nobody asked what they were doing these days. {Hero} ran out of chairs first, and then of everything else. In the evening two of them washed up, and a third one did the sum again. This time it took longer.",
    ],
    [
      0.8,
      "=The {venture} has nineteen chairs by now, and no two of them match. “A {venture}!” people say, with another mark at the end. The letter hangs beside the door, with its back to the front. Under the plan, in another hand, there is the way here.",
    ],
  ],
  close: [
    [
      0.7,
      "=“A {venture}!” people say these days, with another mark at the end. The letter hangs beside the door, with its back to the front. Under the plan, in another hand, there is the way here.",
    ],
  ],
};

/** A grown-up has lost work or partner and begins something new, whatever it is. */
const beginsAgain: Story = {
  after: [
    [
      0,
      "=There was a drawer for what was over. {Hero} put in the old key, the old badge, and the photograph with the big smiles, and had to lean on it to get it shut. Then {he} cut a new page for the door of the fridge. “Day one”, {he} wrote at the top. Nothing else would come.",
    ],
    [
      0.7,
      "=“You'll see, it's a chance,” said the people who had not lost anything. They brought books about it. {Hero} put the books under the short leg of the table. There they were a real help.",
      "=“You'll see, it's a chance,” said the people who had not lost anything. {Talker} only said: “Have you eaten?” That was the best question {he} had been asked in weeks. They had fried eggs, out of the pan.",
    ],
    [
      0.8,
      "=On day four {he} tried to do everything differently. {He} got up at five, ran round the block, and bought a plant. By noon {he} {was} asleep on the carpet. The plant looked as if it had hoped for more.",
    ],
    [
      0.6,
      "=On day nine {he} tried to do just one thing. {He} opened the window and repaired the catch, which had been broken for years. It took the whole afternoon, and at the end of it the window could be opened and shut. {Hero} opened and shut it eleven times. Below in the yard an old man in slippers was counting.",
    ],
    [
      0.4,
      "=Then there was a day without a number. It was somebody's birthday, or it had been. {Hero} pulled at the drawer, just to look, and it was stuck. {He} pulled harder, and it came out altogether, and everything that was over lay on the kitchen floor. {He} sat down in the middle of it.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock. It was the old man in slippers. “I heard a drawer,” he said. “I have one that does that, too. And my window won't shut. I saw that you can do windows.” {Hero} looked for a reason why it was impossible. There was not one. {He} had time, and {he} had a screwdriver.",
    ],
    [
      0.6,
      "=It turned out that the whole house had windows. There was one on the third floor that had been nailed up since a storm, and a cellar one that only opened from outside. At every one of them somebody stood beside {him}, held the screws, and told {him} something. By day thirty {hero} {was} expected.",
    ],
    [
      0.8,
      "=The page on the fridge is full, and there is a second one under it. Nobody counts the days any more. The drawer is open a little. It holds screws now, and only right at the back, where it does not get in the way, the photograph with the big smiles.",
    ],
  ],
  close: [
    [
      0.7,
      "=The page on the fridge is full, and there is a second one under it. Nobody counts the days any more. The drawer shuts quite easily now. There is less in it than one would have thought.",
    ],
  ],
};

const OVER =
  /\b(?:divorced?|separation|split up|widow(?:ed|er)?|los(?:t|ing) (?:his|her|their) (?:job|jobs|work|shop|farm|restaurant|business|husband|wife|license|licence|post)|(?:was|were|been|being|got) (?:fired|sacked|dismissed|laid off|made redundant|left by|dumped)|bankrupt(?:cy)?|burn-?out|after (?:prison|jail|the war|the factory|retirement|(?:his|her|their) (?:last job|career|retirement)))\b/iu;
const VENTURE =
  "(?<venture>(?:[a-z-]+ ){0,2}?(?:bakery|shop|stall|café|cafe|restaurant|bar|salon|hotel|bookshop|kiosk|food truck|workshop|studio|agency|inn|diner|stand|school|laundry|bistro|tea room|pub|guesthouse|nursery|museum|cinema|office))";

/** What is begun after something else has ended. */
export const startingAgain: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|magic|witch|murder|secret")}(?:opens|opened|started|starts|set up|founded|took over|bought|decided to open|wanted to open|opened up|began|runs|ran) (?:an?|his own|her own|their own|his|her|their|the) (?:old |small |tiny |little |run-down |own )?${VENTURE}(?=[.,]| (?:in|on|at|outside|opposite|for|with|where|that|which|next|near|behind|and|by|of|to)\\b)[^.]*`,
    ),
    idea: OVER,
    ...opensAgain,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|magic|murder|revenge|bank|rob|robbery|steal|love|fell|dance|marathon|hair|daughter['’]s|learned|learnt|machine|solve|investigate|travel\\p{L}*|sail\\p{L}*|discovered")}(?:(?:started|starts|began|begins|had to start|had to begin|tried to start|tried to begin|wanted to start|wanted to begin) (?:over|again|anew|afresh|from scratch|a new life|his life|her life|their lives)|(?:moved|moves) (?:back )?(?:in)?to (?:an?|the|his|her) (?:tiny |small |old |new |empty )?(?:flat|apartment|caravan|room|house|studio|attic|town|city|bedsit|village)|(?:was|were) (?:fired|sacked|dismissed|laid off|made redundant)|(?:lost|loses) (?:his|her|their) (?:job|jobs|work))\\b[^.]*`,
    ),
    idea: OVER,
    ...beginsAgain,
    of: "people",
  }),
];
