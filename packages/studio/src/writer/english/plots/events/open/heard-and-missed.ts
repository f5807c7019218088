import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A sound from an empty place. */
const soundFromNowhere: Story = {
  after: [
    [
      0,
      "={Hero} held {his} breath and listened. Then {he} counted the sensible reasons on the fingers of one hand: the pipes, the weather, {his} own ears, too much cheese. There was one finger left over.",
      "=“That's nothing,” said {hero} aloud. The {sound} did not agree.",
    ],
    [
      1,
      "={He} put both fingers into {his} ears, and it was quiet. So it was not inside {his} head. That was a relief, and a moment later it was not a relief any more.",
      "=“You heard that,” said {talker}. “No,” said {hero}. “Good,” said {talker}. “Then I didn't, either.” They both looked in the same direction.",
    ],
    [
      1,
      "=“Is anybody there?” asked {hero}, not very loudly. It stopped at once. It was quiet for so long that {he} began to be sorry. Then the {sound} came again, a little softer, as if it had been thinking the question over.",
    ],
    [
      1,
      "=The next time {hero} answered. {He} took a spoon and tapped the beginning of an old tune, the one that everybody knows, and left out the two last notes. For one breath there was nothing. Then came the two last notes.",
      "=“Tap something,” whispered {mate}. So {hero} took a spoon and tapped the beginning of an old tune, the one that everybody knows, and left out the two last notes. For one breath there was nothing. Then came the two last notes.",
    ],
    [
      2,
      "={Hero} asked the people who ought to know. One looked it up in a plan. “There's nothing there,” he said. “There can't be anything there.” He had a very straight finger, and he put it on the very spot.",
    ],
    [
      0.4,
      "=And then there was nothing any more, not that time and not the next. {Hero} caught {himself} stopping in the middle of things with the spoon in the air. It had never been so quiet there, and {he} had never listened so hard.",
    ],
  ],
  end: [
    [
      0,
      "=When the {sound} came back at last, it was quite weak. {Hero} did not count any reasons this time. {He} went after it as far as one could go, to the place where it was loudest, and opened what could be opened. Somebody sat there, thin and pale and very polite, with a spoon in one hand.",
    ],
    [
      0.6,
      "=“I'm sorry about the noise,” was the first thing to be said. “I've been here for years and years, and I thought that there was nobody else.” “I thought so as well,” said {hero}. Then neither of them knew what one says next. So they tapped the tune, each of them one half.",
    ],
    [
      1,
      "=It has not got any quieter there since then. But it has fixed hours now, and it is for two. “That's only the pipes,” said {hero} when anybody asked, and hid the spoon.",
    ],
  ],
};

/** Somebody whom one saw every day does not come. */
const missedVisitor: Story = {
  after: [
    [
      0,
      "=On the first day {hero} thought nothing of it. Everybody has a cold some time, or a cousin. On the second day {he} looked at the clock, and then {he} looked at it again, as though it could be persuaded.",
    ],
    [
      1,
      "=It was only now that {he} noticed what {he} did not know: no surname, no street, not even whether there was anybody who would be worried. {He} could have drawn the coat from memory. {He} did not know where it hung at night.",
    ],
    [
      1,
      "={Hero} asked about. Everybody knew one thing. One knew the brown bag, one had once been given a peppermint, and one knew the corner where one turned off in the evening. {Hero} wrote it all down. By nightfall it was nearly somebody.",
      "={Hero} asked about, and {mate} asked the other half. Everybody knew one thing. One knew the brown bag, one had once been given a peppermint, and one knew the corner. Put together, it was nearly somebody.",
    ],
    [
      2,
      "=Behind that corner there were forty doors. {Hero} began on the left. Behind the third one there was a dog, who did not know anything, but would have liked to help.",
    ],
    [
      0.4,
      "=At the last door nobody opened. {Hero} had already turned round when there was a rattling, and it opened by a hand's breadth. There was a dressing gown, and a thick scarf, and above it two eyes that {he} knew.",
    ],
  ],
  end: [
    [
      0,
      "=“You?” said a voice, and coughed. “It's only the foot, and then I caught a cold on top of it. I didn't think that anybody would notice.” “I looked at the clock for nine days,” said {hero}. “That's how I noticed.”",
    ],
    [
      0.6,
      "={He} had brought soup, and stayed until it was eaten. In the doorway {he} turned round once more. “What's your name, by the way?” {he} asked. It was quite an ordinary name. {Hero} said it over to {himself} all the way home, so as not to lose it.",
      "={He} stayed for an hour and did the washing-up. In the doorway {he} turned round once more. “What's your name, by the way?” {he} asked. It was quite an ordinary name. {Hero} said it over to {himself} all the way home, so as not to lose it.",
    ],
    [
      1,
      "=Two weeks later the old place was taken again, at the old hour, and a foot in plaster lay on a cushion. Neither of them made any fuss about it. Only the clock had been turned round, with its face to the wall.",
    ],
  ],
};

/** A stranger who turns up again and again. */
const sameStranger: Story = {
  after: [
    [
      0,
      "={Hero} rubbed {his} eyes. Then {he} went back through the years, as far as there was anything to go back to. There was the day with all that rain: and there, on the left. There was the day with the broken window: and there, behind the others, in the same hat. {He} had looked past it every time.",
    ],
    [
      1,
      "=“You know, the one with the hat,” {he} said to the others. They all knew the hat. Nobody could say whom it belonged to. Each of them had thought that it belonged to one of the others.",
    ],
    [
      1,
      "=The next time {hero} went straight there. There were two prams in the way, and a dog, and somebody who wanted to know the time. When {he} got to the spot, there was only a peppermint wrapper, and it was still rocking.",
    ],
    [
      1,
      "=So {he} tried it the other way. {He} did not look. {He} looked at everything else, and very thoroughly, and left a place free beside {him}, as one does with a cat.",
    ],
    [
      0.4,
      "=After a while the place was not free any more. “You've taken your time,” said the {who}. “You could have said something,” said {hero}. “Nobody asked me,” said the {who}, and held out a peppermint.",
    ],
  ],
  end: [
    [
      0,
      "=“Why are you always there?” asked {hero}. The {who} had to think about that. “I came by mistake,” was the answer. “I had got the day wrong. And somebody looked up and nodded at me, as if I belonged to it. That was you.” {Hero} did not remember. It was a nod, one gives away a hundred of them.",
    ],
    [
      0.6,
      "=They sat there until it got cool, and then for a while longer. {Hero} asked for the name, and got it, and it suited the hat.",
    ],
    [
      1,
      "=Nobody has looked past that hat since then. And {hero} made a habit of nodding at people, all kinds of people, for one never knows who has got the day wrong.",
    ],
  ],
};

const OF_FAMILY = unless(
  "husband|wife|mother|father|mum|mom|dad|sister|brother|son|daughter|grand[a-z]+|friend|train|bus|letter|snow|rain|sun|spring|moon",
);
const EVERY_DAY =
  /\b(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|month|[a-z]+day|year)\b|\bfor (?:[a-z-]+ )?years\b/iu;
const SOUND =
  "(?<sound>walking|pacing|moving about|knocking|knocks?|music|voices?|singing|humming|whistling|tapping|laughter|laughing|crying|footsteps|piano|violin|accordion|trumpet|drumming|scratching|ringing|bells?|melody|song|splashing|snoring|typing|whispering)";
const NO_ONE_THERE =
  "(?:(?:from )?(?:the )?(?:inside|underneath|deep (?:in|inside|under)) (?:the|an?|his|her|their)|from (?:the )?(?:outside|inside|under|underneath|below|above|behind|beneath|within|deep)|coming (?:through|from|out|up)|through (?:the|a|his|her|their)|behind (?:the|a|his|her|their) (?:[a-z]+ )?(?:walls?|panels?|wardrobe|wallpaper|mirror)|from (?:the|an?|her|his|their) (?:[a-z]+ )?(?:other side|drain|well|attic|cellar|basement|wall|pipes?|empty|locked|abandoned|closed|department|roof|ceiling|loft|chimney|wardrobe|grave|crypt|ice|hold|engine|mine|shaft|room|flat|apartment|piano|radio|box|crate)|in (?:the|an?) (?:empty|locked|abandoned|closed|walls?|pipes?|attic|cellar)|where (?:nobody|no one|there)|on the (?:outside|other side)|at the airlock|from outside|outside (?:the|his|her) (?:ship|station|capsule|hull))";

/** Sounds from empty places, and visitors who stay away. */
export const heardAndMissed: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:heard|hears|was woken by|were woken by|woke (?:up )?to|noticed) |there was )(?!a (?:boy|girl|man|woman|child) (?:who|at|in|on)\\b)(?:an? |the |some(?:one|body) )?(?:[a-z'’]+ ){0,3}?${SOUND}\\b[^.]*?\\b${NO_ONE_THERE}[^.]*`,
    ),
    ...soundFromNowhere,
    of: "people",
  }),
  ...(["person", "event"] as const).flatMap((by) =>
    openScene({
      by,
      words: inSentence(
        `${OF_FAMILY}\\b(?:did not (?:come|turn up|show up|appear|arrive)|was not there|stopped coming|failed to (?:come|turn up|appear)|(?<!\\b(?:his|her) )(?:seat|chair|bench|table|stool|place|corner) (?:was|stayed|remained) empty|never came)\\b(?! (?:down|out|off|home|true|from|up|to (?:his|her|their|the) (?:party|house))\\b)[^.]*`,
      ),
      idea: EVERY_DAY,
      ...missedVisitor,
      of: "people",
    }),
  ),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:noticed|has noticed|saw|discovered|spotted|realized|realised) (?:that )?the same (?:[a-z]+ )??(?<who>stranger|man|woman|passenger|customer|old man|old woman|old lady|gentleman)\\b[^.]*",
    ),
    ...sameStranger,
    of: "people",
  }),
];
