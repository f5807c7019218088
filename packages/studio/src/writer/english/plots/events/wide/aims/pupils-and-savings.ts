import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, MAIN } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** A teacher or a coach gets pupils who have other things in mind. */
const whistle: Story = {
  after: [
    [
      0,
      "={Hero} had a whistle, and it had always been enough. {He} blew it. {Thegroup} looked up, quite friendly, and one of them asked whether it came in other colours. Then they went on with what they had been doing. {Hero} looked into the whistle from the front. It was in order.",
      "=For the first lesson {hero} had drawn up a plan, with minutes. At three minutes past, {thegroup} had a different plan already, and no minutes were needed for it. {Hero} blew the whistle. It was a good whistle. Somebody said “bless you”.",
    ],
    [
      0.8,
      "=“How are they?” asked the caretaker. “They have talent,” said {hero}. “For this?” {Hero} thought about it for a time. “No,” said {hero}. The caretaker nodded, and went on oiling the door. He had seen many a whistle come and go.",
    ],
    [
      0.7,
      "=The first attempt was the one from the book: all in a line, and once more from the beginning. They did stand in a line. It was even very straight. But it did not want what {hero} wanted, and a line that does not want to is longer than one thinks. After an hour they had got exactly as far as before, only warmer.",
    ],
    [
      0.8,
      "=The second attempt was kindness. {Hero} brought a cake, and after the cake {he} asked, quite in passing, whether they might not just try it after all, for five minutes. They tried it, with full mouths and to please {him}. Watching that was worse than the hour in the line.",
    ],
    [
      0.4,
      "=So {hero} wrote a letter. “I am not the right one,” it said. {He} was just looking for a stamp, when {he} heard something from outside. They ought to have gone home long ago. They were doing the other thing, the one nobody had told them to do. Somebody fell, got up, and began again. Somebody counted. {He} had left the whistle out there. They did not need it.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} went down without the letter, and stood at the edge. “How does one do that?” {he} asked. It grew quiet. “Do you mean you?” “Yes,” said {hero}, “me.” They showed {him}. They put {him} in the middle and pushed at {him} from all sides. It was the hardest thing that {he} had ever tried, and {he} sat on the ground before anybody had counted to two. Then the whistle was blown. “Once more from the beginning!” they shouted.",
    ],
    [
      0.6,
      "=The next day they stood in a line, without anybody having asked them to. “Now your thing,” one of them said. “One of yours, one of ours. That's fair.” It turned out that there was a piece of the one in the other, in the knees, or in the counting. By the end of the month it was no longer possible to tell where their thing left off. They did it as nobody had ever done it.",
    ],
    [
      0.5,
      "=The letter has been used to prop up the window. There are people now who come from far away and ask {hero} for the method. “One has to sit on the ground first,” they are told, and then the whistle goes round, for everybody to look into from the front.",
      "=The letter props up a window. People come from far away by now to see how it is done, and ask for the method. Then somebody blows the whistle, and those who asked are put in the middle. Most of them are on the ground before anybody has counted to two.",
    ],
  ],
};

/** Somebody earns money for something. */
const theTin: Story = {
  after: [
    [
      0,
      "=There was a tin with a slot in the lid, and on a strip of paper round it stood what it was for: {thewhatfor}. {Hero} put the first coin in at once, so that it should not be so alone. It was a very loud coin. One could hear how much room there was.",
      "=There was a tin with a slot in the lid. {Hero} worked it out on the back of an envelope: so much each day made so much each week. According to the envelope the tin would be full in eleven years. {He} turned the envelope over, and worked it out again, with bigger numbers.",
    ],
    [
      0.8,
      "=“How much is still missing?” asked {mate}. {Hero} shook the tin. It rattled. “Nearly all of it,” said {hero}. “But that's less than yesterday.” {Mate} felt in all the pockets there were, and found a coin from another country, and put it in.",
      "=“What are you saving for?” asked the woman from the kiosk. {Hero} showed her the tin. She read the strip of paper, moving her lips. “I had a tin like that once,” she said. She did not say what had become of it. She took down one of her bottles and polished it.",
    ],
    [
      0.8,
      "=At first it was cheap, so that many should come. Many came. In the evening {hero} counted the coins, and then what the day had cost, and it came to exactly the same. It had been a very busy day. The tin had not noticed anything of it.",
    ],
    [
      0.6,
      "=Then it was dear, so that few would be enough. Nobody came, except for a gentleman who looked at the price for a long time and said that he was only reading. It began to drizzle. The strip of paper round the tin got wavy, and the ink ran a little.",
    ],
    [
      0.4,
      "=On the tenth day {hero} took off the lid. There lay the coins, and one of them was a button. {He} put them into little towers. They were low towers. One could have blown them over. “That's not for {whatfor},” {he} said at last. “That's for an ice cream.”",
      "=On the tenth day {hero} took off the lid. There lay the coins, and one of them was a button. {He} put them into little towers. They were low towers. One could have blown them over. “That's enough for an ice cream,” {he} said at last, and it did not sound like somebody who wants an ice cream.",
    ],
  ],
  end: [
    [
      0,
      "=The woman from the kiosk saw it from over there, because her window was very clean. She came across with something under her arm. It was a tin, with a lid, and with a strip of paper on which there was nothing left to read. “I never got it full,” she said. “And then it was too late for what it was for. It has been standing behind the lemonade for thirty years.” She put it beside the other one. “Two halves,” she said, “and don't you count it while I'm here.”",
    ],
    [
      0.6,
      "=It was not quite enough even then. But a tin beside a tin looks different from one that is alone. The gentleman from the drizzle stopped, read it all once more, and asked whether one could also put something in without buying. By evening there were four people who had had a tin at home. On the twelfth day the lids would not shut. It was enough.",
    ],
    [
      0.5,
      "=The tin is empty now, and what it was for has come true. The other one stands behind the lemonade again, with a new strip of paper round it. What is written there is not told by the woman from the kiosk. But every morning before school or work somebody goes by, and then one can hear how much room is left.",
    ],
  ],
};

const GROUP =
  "(?<group>(?:an?|the|his|her|one last|one) (?:[a-z-]+ ){0,4}?(?:team|class|choir|orchestra|students?|pupils?|boys|girls|children|kids|recruits|ten-year-olds|band|troupe|brass band|squad))";

/** Pupils with other things in mind, and money for something. */
export const pupilsAndSavings: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|laughing|magic|ghosts?|won|disappear\\w*|roof`)}${MAIN}(?:got|was given|took over|had to (?:train|coach|teach|lead|conduct)|was to (?:train|coach|teach|lead)|trained|coached|inherited) ${GROUP} (?:of [^.]*? )?(?:who|that|in which)[^.]*`,
    ),
    ...whistle,
    of: "adults",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|thief|gun|steal|stole|rob\\w*|bank|organ|kidney|sister|brother|debt|ill|sick|operation|mother's`)}${MAIN}(?:(?:sold|sells|collected|washed|mowed|baked|worked|delivered|walked) [^.]*?\\b(?:to (?:save up for|buy|pay for|raise (?:the )?money for|earn (?:the )?money for|save for)) |(?:saved|was saving|were saving|had been saving|saved up|wanted to save|earned money|needed money|tried to raise money|raised money) (?:up )?(?:[a-z ]+ )?(?:for|to buy) )(?<whatfor>(?:an?|the|his|her|their|new) (?:(?!so\\b|that\\b|for\\b)[a-z'’-]+ ){0,3}?[a-z'’-]+)(?=[.,]| (?:so|for|to|from|in|that|because|and|with|by|of)\\b)(?:[^.]*? (?:so|for|to|from|in) (?:that )?(?<sothat>[^.]*))?[^.]*`,
    ),
    ...theTin,
    of: "people",
  }),
];
