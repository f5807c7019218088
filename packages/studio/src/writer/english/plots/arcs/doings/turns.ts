import type { Arc, ArcStory } from "../arc.ts";

/** Something was done by mistake, and those whom it reached would like to keep it. */
const theMistake: ArcStory = {
  after: [
    [
      0,
      "={Hero} noticed it too late, that is to say at once, only not before. Up to that moment {doing} had been the most natural thing in the world. Now {he} stood there and did what people do who have made a mistake: {he} went through it once more, as though it might come out differently this time.",
      "={Hero} noticed it too late, that is to say at once, only not before. Up to that moment it had been the most natural thing in the world. Now {he} stood there and did what people do who have made a mistake: {he} went through it once more, as though it might come out differently this time.",
    ],
    [
      0.8,
      "=“We could leave it,” said {talker}. “Leave it?” “As if it had been meant like that.” {Hero} considered it for longer than was proper. “No,” {he} said. “But it's good to know that you'd have done it.”",
      "=It could have been left like that. For a short time {hero} considered it, longer than was proper. Then {he} thought of whoever was at the other end of it.",
    ],
    [
      0.6,
      "=Putting it right was simple in theory. {Hero} had only to go back and say: that was the wrong one. On the way there {he} practised the sentence. There was an apology in it at the front, an explanation in the middle, and one more apology at the end, for the explanation.",
      "=Putting it right was simple in theory. It only had to be said: that was a mistake. {Hero} practised the sentence. There was an apology in it at the front, an explanation in the middle, and one more apology at the end, for the explanation.",
    ],
    [
      0.4,
      "={He} got as far as the first apology. Then {he} {was} interrupted, and warmly, which is the worst kind of interruption. They were so pleased about it. They had been waiting for something like this, they said, for longer than {hero} could know. {He} opened {his} mouth twice. It was like trying to take a bone away from a very friendly dog.",
      "={He} got as far as the first apology. Then {he} {was} interrupted, and warmly, which is the worst kind of interruption. They were so pleased about it. They had been waiting for something like this, they said, for longer than {hero} could know. It was like trying to take a bone away from a very friendly dog.",
    ],
    [
      0.3,
      "=So it stood. With every hour it became more difficult to undo, and there were more people who thanked {him}. {Hero} could not look at any of them. Somewhere the right one was missing, after all. There is always somebody who has not been given what was meant for him.",
      "=So it stood. With every hour it became more difficult to undo, and there were more people who thanked {him}. {Hero} could not look at any of them. Somewhere there is always somebody who has not been given what was meant for him.",
    ],
  ],
  end: [
    [
      0,
      "=In the end {hero} said it out of turn, in the middle of a completely different subject. “It was a mistake.” Nobody fell off a chair. “We know,” said somebody. “It was clear from the start. You had a face like a wrong number.” “And you never said anything?” “You'd have taken it back.”",
    ],
    [
      0.6,
      "=They had already talked about how it could be managed. It could stay where it was; and for the other side there was something else, something better, if {hero} wanted to take it there. {He} did so, that same day. There, too, the first apology was as far as {he} got.",
      "=They had already talked about how it could be managed. Part of it could stay as it was, and for the rest they knew what to do, if {hero} would only stop apologising. {He} tried. It took several attempts.",
    ],
    [
      0.5,
      "={Hero} does it properly these days, and looks twice. But when the talk turns to mistakes, and everybody has a bad one to tell, {he} keeps quiet at first, and waits, and comes last.",
      "={Hero} did it properly after that, and looked twice. But when the talk turned to mistakes, and everybody had a bad one to tell, {he} kept quiet at first, and waited, and came last.",
    ],
  ],
};

/** Somebody has become something or come to something, and has to find out what goes with it. */
const whatGoesWithIt: ArcStory = {
  after: [
    [
      0,
      "=The first day was odd. The others had known {hero} for long enough, but now they looked at {him} as though {he} had come back from somewhere. “And what's it like?” they asked. “Like yesterday,” said {hero}. They laughed. They thought that it was modesty.",
    ],
    [
      0.8,
      "=“Do you feel any different?” asked {talker}. {Hero} went through everything from top to bottom. “I'm hungry,” {he} said. “You always are at this time,” said {talker}, and was relieved.",
      "={He} asked {himself} if {he} felt any different. {He} went through everything from top to bottom. A little hungry, at most.",
    ],
    [
      0.6,
      "=On the second day they came with questions. It seemed that now {he} {was} somebody who knew such things. {Hero} answered the first one as well as {he} could, and somebody nodded and acted on it, just like that, without checking. That gave {him} a fright. From then on {he} thought for a long time before {he} opened {his} mouth.",
      "=On the second day they came with questions. It seemed that now {he} {was} somebody who knew such things. {Hero} answered the first one as well as {he} could, and somebody nodded and acted on it, just like that, without checking. That gave {him} a fright.",
    ],
    [
      0.5,
      "=So {he} tried to be the way they seemed to expect it. {He} spoke more slowly. {He} put {his} hands behind {his} back. It lasted for nearly a week. People became polite to {him}, and when {he} came round the corner, they stopped telling the joke. It had been a good joke, from what could be heard of it.",
      "=So {he} tried to be the way they seemed to expect it. {He} spoke more slowly. It lasted for nearly a week. People became polite to {him}, and when {he} came round the corner, they stopped telling the joke. It had been a good joke, from what could be heard of it.",
    ],
    [
      0.3,
      "=Then came the thing for which it would really have been needed, and {hero} did not know what to do. {He} had slow speech and straight shoulders, and nothing behind them. They were all waiting. It was very quiet. Somewhere at the back the end of the joke was still hanging in the air.",
      "=Then came the thing for which it would really have been needed, and {hero} did not know what to do. They were all waiting. It was very quiet. Somewhere at the back the end of the joke was still hanging in the air.",
    ],
  ],
  end: [
    [
      0,
      "=“I don't know,” said {hero}, quite fast, in {his} old voice. “I know as much as you do. How did that joke go on?” There was a pause. Then somebody told it, badly, with the end in the wrong place. They laughed all the same, and while they were laughing, someone from the second row said: “You could also simply …” and that was it. That was what had to be done.",
    ],
    [
      0.6,
      "=They did it together, and {hero} stood where {he} happened to be standing. {He} {was} the one who asked. It turned out that this was just what had been lacking up to now: somebody who did not know, and who said so, loudly enough for the second row to hear.",
    ],
    [
      0.5,
      "=“And what's it like?” {he} {was} still asked sometimes. “Like yesterday,” said {hero}. Nobody took it for modesty any more. They told {him} the joke to the end, and waited for {him} to laugh at the right place.",
    ],
  ],
};

const GRAVE =
  "war|soldiers?|dead|died|dying|murder\\w*|kill\\w*|corpse|bodies|suicide|grief|grieving|rape\\w*|drown\\w*|prison\\w*|cancer|accused|confess\\w*";

/** Stories of a mistake, and of somebody to whom something new falls. */
export const turnArcs: readonly Arc[] = [
  {
    told: /\b(?:the wrong|by mistake|by accident|accidentally|mixed up|mistook|mistaken)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|on purpose|wedding)\\b)`, "i"),
    stories: [theMistake],
  },
  {
    told: /^(?:became|was (?:made|named|elected|chosen|appointed|promoted|crowned|given)|were (?:made|named|chosen|given)|got (?:elected|promoted|chosen)|won|inherited|bought the|turned into (?!a (?:frog|tree|stone|toad)))\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|package|target|double|lottery|jealous|immune)\\b)`, "i"),
    stories: [whatGoesWithIt],
  },
];
