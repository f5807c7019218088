import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody is thought guilty and has to find out who it was. */
const wronglyThought: Story = {
  after: [
    [
      0,
      "=Everything fitted, and that was the bad thing about it. {Hero} had been near, {he} had been alone, and they had quickly found a reason for {him}. “If it wasn't you, who was it?” they asked. {Hero} did not know. It is surprising how much that sounds like a confession.",
    ],
    [
      0.6,
      "={Hero} took a sheet of paper and drew it all from above: the door, the window, and the people as small circles. Where had each of them been, and when? By midnight every circle had an arrow but one. {He} looked at it for a long time. It was {his} own.",
    ],
    [
      0.6,
      "=Then {he} went round and asked. The first had seen nothing, and told it in detail. The second shut the door. The third was an old woman at a window. “I never notice anything,” she said to {hero}, “and certainly not who goes by at ten past nine with the wrong shoes on.”",
      "=Then {hero} went round and asked, and {mate} stood beside {him}, because two are not sent away so easily. The first had seen nothing. The second shut the door. The third was an old woman at a window. “I never notice anything,” she said, “and certainly not who goes by at ten past nine with the wrong shoes on.”",
    ],
    [
      1,
      "=“What kind of wrong shoes?” asked {hero}. “Indoor shoes. In all that wet. I thought, somebody will be sorry for that.” {Hero} looked down. {His} own shoes had thick soles and laces, and {he} had no others. It was no proof. But it was the first thing that pointed another way.",
    ],
    [
      0.4,
      "=They hardly let {him} finish. Shoes can be changed, they said, and an old woman can be wrong. “Is that all?” It was all. {Hero} folded up the sheet with the circles. Outside it was getting grey already, and after that it would be too late.",
    ],
  ],
  end: [
    [
      0,
      "=In the doorway {hero} turned round once more. “Would you all please show me your shoes?” They laughed, but they were tired, and somebody was the first to put out a foot. Black ones, brown ones, black ones. Only one pair was quite new, so new that the price was still on the sole. “And the old ones?” asked {hero}. It got so quiet that one could hear somebody swallow.",
    ],
    [
      0.6,
      "=The old ones were found behind the coal, stiff with mud, and the rest was found beside them. After that everything fitted again, only from the other side. They had always had their doubts, they told {hero}. They said it one after the other, to their own feet.",
    ],
    [
      0.8,
      "=The sheet of paper hangs in a frame by now. The last circle has got its arrow. It leads out of the door, across the street, and up to a window where somebody sits with a piece of cake most afternoons, and never notices anything.",
    ],
  ],
};

/** The same among animals, where something is gone. */
const wronglyThoughtCreature: Story = {
  after: [
    [
      0,
      "=The hare had said it first. He had not seen anything, but he had said it, and then the others said it, too: it was {hero}. It is like that with such sentences. The more mouths they have been in, the smoother they get. “It wasn't me,” said {hero}. That one had corners, and nobody wanted it.",
    ],
    [
      1,
      "=They came and searched where {hero} slept, in front, behind and underneath. They found a nutshell, two feathers, and something that might have been a beetle. “There you are,” said the hare. “What does that prove?” asked {hero}. “That's what we would like to know from you.”",
    ],
    [
      1,
      "=So {hero} went to look for the one who had really done it. The first trail was broad and clear, and led three times round the big stone. Then it met another one, just as broad, and {he} noticed that {he} had been following {himself}.",
    ],
    [
      0.6,
      "=The second time {hero} asked those whom nobody asks: the snail, who looks at everything for a long time, and the mole, who hears it from below. “There were steps that night,” said the mole. “Hop, hop, and a pause. And a good deal of panting in between.”",
    ],
    [
      0.4,
      "=In the evening they sat in a circle. {Hero} {was} to leave before it got light. {He} looked from one to the other. With some of them {he} had shared a dry place in the great rain. They looked at the ground. Only the hare looked up at the sky and could not stand still: hop, hop, and a pause.",
    ],
  ],
  end: [
    [
      0,
      "=“That's it,” said the mole under their feet. “That's the one.” It was very quiet. The hare's ears sank, first the left and then the right. He had only wanted to have it to himself for once, he said, just for a minute. Then somebody had asked who it was, and the sentence had been in his mouth, and {hero} had been standing so near.",
    ],
    [
      0.6,
      "=What had been missing was back before the night was over, as if it had only been out of the way for a moment. The hare said that he was sorry. It took him three tries. “You only said it first,” said {hero}. “The others said it after you.” So now it was they who could not stand still.",
    ],
    [
      0.8,
      "=When they want to know there who it was, they ask the snail first. That takes a while. By the time the snail has finished, most things have turned up by themselves. And in the great rain they all move up, so that there is one more dry place.",
    ],
  ],
};

/** Somebody puts the blame on an animal of the house. */
const blamedAnother = (confession: string): Story => ({
  after: [
    [
      0,
      "=It was so easy that {hero} {was} surprised. They all looked at {scapegoat}, and {scapegoat} looked back and had nothing to say to it. “Well, well,” they said. “Who would have thought it.” {Hero} looked out of the window, and {his} ears were hot.",
    ],
    [
      0.6,
      "=So {scapegoat} had to stay outside. There is a pane of glass in that door, and through the glass two eyes looked in. {Hero} sat down with {his} back to them. There was pudding that day. It tasted of nothing, and after a while it tasted of glass.",
    ],
    [
      1,
      "={Hero} tried to make up for it. When it was dark, {he} took the best cushion outside, and what was left of the pudding. {Scapegoat} ate the pudding and looked at {him} exactly as before. It seems that such things cannot be paid for in pudding.",
    ],
    [
      1,
      "=Then {he} tried to forget about it. {Hero} counted the stripes on the wallpaper. Towards eleven {he} had almost got to the point of believing it: it might have been {scapegoat} after all. At that moment there was a sigh outside. Nobody can sigh like that who has really done it.",
    ],
    [
      0.4,
      "=In the morning it got worse. “It can't go on like this,” somebody said at breakfast. “Perhaps {scapegoat} would be better off somewhere else, in the country.” It was said quite calmly, while the butter was being passed. {Hero} stopped chewing.",
    ],
  ],
  end: [
    [0, confession],
    [
      0.6,
      "=The punishment was a real one, and it lasted for a week. It was odd, all the same. For one night {hero} had slept badly, and now {he} slept well for seven. {Scapegoat} came and lay down on {his} feet. One does not do that with somebody whom one has not forgiven. Or perhaps the feet were only warm.",
    ],
    [
      0.8,
      "=There is a rule in that house now: whoever is to be blamed may be in the room. And on the outside of the pane, quite low down, there is still the mark of a nose. Nobody wipes it off.",
    ],
  ],
});
const SAID =
  "=“It was me,” said {hero}. It was not loud, but the butter stopped in the air. “All of it?” “All of it. {Scapegoat} only stood there.” Then {he} told how it had really been, and the hardest part was the part with the looking out of the window. Somebody got up and opened the door.";
const SHOWN =
  "={Hero} got up and walked to the door with the glass in it. There {he} sat down, and would not be called, or pulled, or pushed. Then {he} opened {his} mouth, as wide as it went. It was all still there, between the teeth, for anybody who can read. “Well, look at that,” somebody said, and opened the door.";

/** Something was taken that belongs to somebody else. */
const takenThing: Story = {
  after: [
    [
      0,
      "=It took no longer than a breath. A moment ago {object} had belonged to somebody else, and now {hero} had the whole weight of it. Nobody shouted. A window was shut somewhere, because of the draught. That was what was so uncanny about it.",
    ],
    [
      1,
      "=The trouble with such a thing is that one cannot show it to anybody. At first {object} went into the cupboard, then behind the cupboard, and at last {hero} slept on top. It was not comfortable. Whatever {he} did the next day, {he} did with half of {his} head at home.",
    ],
    [
      0.6,
      "=“They say that somebody is looking for {object},” said the woman at the counter, and weighed the pears. “An old man, very polite. He asks everybody, and then he says thank you.” {Hero} took the pears and forgot the change. {He} would have liked it better if the old man had cursed.",
    ],
    [
      1,
      "=Once {he} tried to get rid of it. {Hero} put {object} down on a bench, in a good place, and walked away without looking round. At the corner a boy caught up with {him}, out of breath. “You've forgotten something,” said the boy, and beamed, and would not take a penny for it.",
    ],
    [
      0.4,
      "=And then the old man stood in front of {him}. He took off his hat. “Excuse me,” he said. “I'm looking for {object}. You haven't by any chance seen anything?” He was holding a piece of paper. There was a drawing on it, a bad one, in which he had gone over one line again and again. {Hero} had {his} mouth open, and nothing came out.",
    ],
  ],
  end: [
    [
      0,
      "=“It's at my place,” said {hero}. “Since when?” “Since I took it.” The old man put his hat on again, rather slowly. “That's good,” he said then. “I was afraid that I had lost it. I lose so much lately. My daughter counts it all up.” He was so relieved that {hero} had to look away.",
    ],
    [
      0.6,
      "=It was brought out from its hiding place. {Hero} had reckoned with the police, and with shouting, and had an answer ready for both. For what came {he} had none. “Would you write it down for me?” asked the old man. “That you took it, with the date? It's for my daughter.” {He} wrote it, in {his} best handwriting.",
    ],
    [
      0.8,
      "=The paper hangs in the old man's kitchen, next to the drawing. “There, you see,” he tells his daughter. “That one was stolen.” On the first of the month there are pears there, on the doorstep, a whole bag of them. They have been paid for. The receipt is always in it.",
    ],
  ],
};

/** Something on wheels or water is taken, to get somewhere. */
const takenRide = (hard: string, found: string, push: string, arrived: string): Story => ({
  after: [
    [
      0,
      "=“Borrowed,” said {hero} aloud, to hear how it sounded. It sounded quite good. There should have been a note, but who thinks of a pencil at such a moment? So there was only an empty place, where until then there had been {theride}, and in the middle of it lay a peppermint.",
    ],
    [
      1,
      "=It went forward, and that was the main thing. What the other handles were for would turn out in time. One made a light, one made a noise, and one {hero} pulled twice and then not again. A man with a dog stared after {theride}, and took off his hat. There was nothing for it but to wave.",
      "=It went forward, and that was the main thing. “What's that handle for?” asked {mate}. {Hero} pulled it. “Not for that,” said {mate}, when it was quiet again. A man with a dog took off his hat. There was nothing for it but to wave.",
    ],
    [
      1,
      "=By noon {theride} had been missed. {Hero} stopped where nobody would look, behind a shed, among nettles, and shared a bun with a goat. Then {he} counted what was left: half a bun, four coins, and about a third of the courage. The coins were the least of it.",
    ],
    [0.6, hard],
    [0.4, found],
  ],
  end: [
    [0, push],
    [0.6, arrived],
    [
      0.8,
      "={Theride} went back the same evening, washed. There was shouting, for there had to be, and it lasted until supper. Then somebody asked what it had been like. The peppermint is still there. It was left where it lay, in case the place should ever be empty again.",
    ],
  ],
});

const byRoad = takenRide(
  "=The second part was uphill, or it felt like that. Something had begun to rattle. “Come on,” said {hero}, and patted {theride} as one pats a horse. It was not right to have taken it, {he} knew that. But it would have been worse to get only half the way with it.",
  "=Then it stood still. There was a cough, a shudder, and a silence in which one could hear a lark. Somebody in uniform was coming along, in no hurry, with both thumbs in his belt. He walked round {theride} once. “Is this yours?” he asked. “No,” said {hero}.",
  "=“That's what I thought,” said the man in uniform. “And where did you want to go?” {Hero} told him, all of it, and why it had to be now and not some day. The man looked at his watch, and then the other way. “From here it's downhill,” he said. “I have to write down the number first, and I'm a very slow writer.” Then he put his shoulder to it and pushed.",
  "=So {hero} got there after all, without a sound, and nothing had ever come nearer so slowly. There was as much time as it takes to write down a number with care. It was enough. It was exactly what {he} had wanted, only with a bit more wind.",
);
const byWater = takenRide(
  "=Then the wind turned, and came from in front. Water got in, not much, but it did not stop. “Come on,” said {hero}, and patted {theride} as one pats a horse. It was not right to have taken it, {he} knew that. But it would have been worse to get only half the way with it.",
  "=And then {theride} sat fast. There was a scrape, a shudder, and a silence in which one could hear a frog. Somebody in uniform was coming along the bank, in no hurry, with both thumbs in his belt. He looked at the mud, and at the hole. “Is this yours?” he asked. “No,” said {hero}.",
  "=“That's what I thought,” said the man in uniform. “And where did you want to go?” {Hero} told him, all of it, and why it had to be now and not some day. The man looked at his watch, and then the other way. “Behind the bend the current does the rest,” he said. “I have to write down the number first, and I'm a very slow writer.” Then he took off his boots, waded in, and pushed.",
  "=So {hero} got there after all, without a sound, and nothing had ever come nearer so slowly. There was as much time as it takes to write down a number with care. It was enough. It was exactly what {he} had wanted, only with wetter feet.",
);

const ACCUSED =
  "(?:was|were|got|had been|stood) (?:[a-z]+ )?(?:accused|suspected|blamed|framed)|(?:every(?:one|body)|they all|the others|the whole [a-z]+) (?:blamed|suspected|accused|thought (?:he|she|they) (?:was|were) (?:guilty|the thief)|believed (?:he|she|they) had (?:stolen|done))|had (?:[a-z]+ ){1,3}to prove|(?:wanted|tried|set out) to (?:prove|clear) (?:(?:that )?(?:he|she|they) (?:was|were|is|had|did)|(?:his|her|their) (?:innocence|name))";
const ON_WATER = "boat|ship|raft|ferry|yacht|canoe|rowing boat|sailing boat|kayak";
const ON_LAND =
  "car|van|bus|tram|train|bike|bicycle|motorbike|scooter|tractor|taxi|camper van|truck|lorry|ambulance|hearse|fire engine|milk float|caravan|golf cart";
const rideOf = (kinds: string): string =>
  `(?<ride>(?:an?|the|his|her|their|my|our) (?:[a-z'’-]+ ){0,3}?(?:${kinds}))(?=[.,]| (?:to|so|and|from|for|because|in|of|that|at|with)\\b)`;

/** Who is blamed, who puts the blame on others, and who takes what is not his. */
export const blameAndTheft: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`(?:${ACCUSED})\\b[^.]*`),
    ...wronglyThought,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("hare|rabbit|mole|snail|eat\\w*|ate|kill\\w*|burn\\w*|broke\\w*|toys?")}(?:was|were|got|had been) (?:[a-z]+ )?(?:accused|suspected|blamed)\\b[^.]*\\b(?:steal\\w*|stole\\w*|tak\\w+|theft|hid\\w+|missing|disappear\\w*)\\b[^.]*`,
    ),
    idea: /^(?:.*?\b(?<gone>(?:the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:was|were|had|has|is)(?: been)? (?:missing|gone|stolen|disappeared|vanished)\b)?/i,
    ...wronglyThoughtCreature,
    of: "creatures",
  }),
  ...[
    { of: "people" as const, confession: SAID },
    { of: "creatures" as const, confession: SHOWN },
  ].flatMap(({ of, confession }) =>
    openScene({
      by: "any",
      words: inSentence(
        "(?:blamed|put the blame on|accused|said it was|let everyone think it was) (?:it on )?(?<scapegoat>(?:the|his|her|their|my|our) (?:[a-z-]+ ){0,2}?(?:dog|cat|puppy|kitten|parrot|goat|hen|rabbit|hamster|guinea pig|pony|monkey))\\b[^.]*",
      ),
      ...blamedAnother(confession),
      of,
    }),
  ),
  ...[
    { ride: rideOf(ON_LAND), story: byRoad },
    { ride: rideOf(ON_WATER), story: byWater },
  ].flatMap(({ ride, story }) => [
    ...openScene({
      by: "hero",
      words: inSentence(`(?:stole|took|hijacked|borrowed|ran off with|drove off in|sailed off in) ${ride}[^.]*`),
      idea: /^(?!.*\b(?:gang|bank|robbery|police|murder\w*|hostage)\b).*\b(?:stole|steals?|stealing|hijack\w*|borrow\w*|off (?:with|in)|without asking|without permission)\b/i,
      ...story,
      of: "people",
    }),
    ...openScene({
      by: "hero",
      words: inSentence(
        "(?:tried to|wanted to|set off to|set out to|hoped to|drove|sailed|headed|rode) (?:(?:reach|get|sail|drive|ride|make it|go) )?(?:to |for )?(?:the|a|an|his|her|their|see)\\b[^.]*",
      ),
      idea: new RegExp(`\\b(?:stole|stolen|hijacked|borrowed) ${ride}`, "iu"),
      ...story,
      of: "people",
    }),
  ]),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("from|back|bank|police|museum|gang|every|kiss\\w*|idea|show|heart|hearts|scene|time|glance|look|dog|cat|horse|baby|moon|star|stars|sun|secret|identity|food|bread|apple|apples|eggs|cake|cookies|biscuits|sandwich\\w*|money")}(?:stole|shoplifted|pocketed|had stolen|secretly took|took (?=[^.]*without (?:asking|paying|permission))) {object}[^.]*`,
    ),
    ...takenThing,
    of: "people",
  }),
];
