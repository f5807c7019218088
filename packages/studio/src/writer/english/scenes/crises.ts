import type { Scene } from "./scene.ts";

/** The low point and the turn with its cause. */
export const crises: readonly Scene[] = [
  [
    "In the evening {hero} sat down beside {thing} and said it aloud: “I can't do it.” {Thing} did not contradict, and {hero} decided to give up {matter} in the morning, as soon as it was light {there}.",
    "But when the morning came, {hero} saw {thing} in a different light, and that is meant quite literally. The sun came from the side, low and yellow, and there was something about {thing} that nobody had noticed before. “So that is it,” said {hero}, and {matter} was no longer out of the question.",
  ],
  [
    "“We could turn back,” said {mate} {there}. {Hero} had thought the same thing about {matter}, but it was worse to hear it from {mate}. They sat side by side and looked at their feet, and {topic} seemed further away than ever.",
    "Then {mate} began to laugh, at first only a little. “Look at us,” said {mate}, and {hero} looked: covered with dirt up to the ears, the two of them, because of {topic}. And while they were still laughing {there}, {hero} and {mate} both had the same idea, and they said it at the same time.",
  ],
  [
    "*That night none of the {bare} said good night. Each of them lay {there} and was sure that it was {his} own fault, that business with {topic}, and nobody dared to say so.",
    "*“Are you asleep?” one of the {bare} whispered {there}. “No. I'm thinking of {topic}.” After that they lay under one blanket and talked until they knew what was wrong with {matter}: each of the {bare} had been pulling in a different direction.",
  ],
  [
    "By now {hero} had tried everything that one could think of, and {topic} was no closer than before. {Hero} lay down {there}, looked up, and let the ants walk where they wanted.",
    "From below {place} looked quite different. Everything {there} belonged together, the great and the small, and right in the middle {hero} saw where the mistake with {topic} was. {Hero} sat up so fast that the ants fell off, and ran to {topic}.",
  ],
  [
    "That evening {hero} packed. There was not much to pack {there}: a spoon, a blanket, and the thought of {topic}, which did not fit anywhere. With the bundle under one arm {hero} stood at the door and listened to what the house had to say about {matter}.",
    "The house said nothing, but outside somebody was whistling, quite out of tune, a song that {hero} had known before {topic} came along. {Hero} whistled the second line without wanting to, and by the third the bundle had been put down again. One does not run away from {matter} in the middle of a song.",
  ],
  [
    "It rained {there} for three days, and for three days {hero} looked out of the window and did nothing at all about {topic}. On the first day that was pleasant, on the second it was quiet, and on the third {hero} could no longer stand {himself}.",
    "On the fourth morning {hero} saw a single drop on the pane stop, join another, and only then run on. So that was what had been wrong with {topic}: one alone does not get very far. {Hero} went out {there} into the last of the rain to ask for help.",
  ],
  [
    "“It isn't as if anybody had asked you to,” somebody said {there}, and it hit {hero} like a snowball in the neck. Nobody had asked for {matter}, that was true, and if {hero} stopped now, not a soul would scold.",
    "{Hero} stopped for one whole hour, and at the end of it {hero} had found out something about {topic}: when nobody makes you do it, and you want to go on all the same, then it is your own. After that {matter} was like a different piece of work.",
  ],
  [
    "Then {hero} made the mistake that one always makes: looking at how far it still was. It was so far that {hero} sat down {there} with both hands over both ears and did not want to hear another word about {topic}.",
    "When one holds one's ears one hears something like the sea, which comes and goes, never in a hurry, and has never missed a day. {Hero} listened to it for a while and then went on with {matter} in just that way.",
  ],
  [
    "At the worst moment {hero} had to sneeze, and when the sneeze was over, {topic} looked worse than ever. Somebody laughed {there}. It was not a kind laugh, and {hero} felt it all the way down to the heels.",
    "But the sneeze had blown away the dust, and where the dust had been there was a line that nobody {there} had seen in all that time. It led right to the heart of {topic}, and the one who had laughed at {hero} said “Bless you” in a small voice.",
  ],
];

/** Who or what stands in the way: "{foe}". */
export const foes: readonly Scene[] = [
  [
    "So {hero} went to see {foe}. It was not bravery; {hero} could think of nothing else, with {topic} in mind. {Foe} looked up, surprised. “Usually everybody runs away,” said {foe}. “I wanted to,” said {hero}, “but my legs went the wrong way.”",
    "One word led to another, and it turned out that nobody {there} had ever asked {foe} how things were. Things were bad, in fact. {Hero} listened to the end, and knew then what {foe} needed, and that this had something to do with {topic}.",
  ],
  [
    "{Foe} saw {hero} coming and grinned. That grin stayed with {hero} for the rest of the day {there}, and even in bed, in the dark, {hero} could still see {foe} grin.",
    "But whoever grins does not watch out. {Foe} never looked back {there}, and never looked twice. “Then I shall come from behind,” thought {hero}, “and I shall come twice.” It was the first good thought about {topic} since morning.",
  ],
  [
    "{Hero} had thought of everything except {foe}. {He} walked up and down {there} and tried to be angry with {foe}, but it would not come out right, because at bottom {hero} {was} only sad about {topic}.",
    "Then {hero} did what one does with a knot: {he} stopped pulling. {Foe} had a reason, surely; nobody does such a thing without one. “I am going to ask {foe},” said {hero} {there}, and it was as if the knot had only waited for that.",
  ],
];
