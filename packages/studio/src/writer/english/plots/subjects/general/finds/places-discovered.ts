import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";

const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|body|bodies|skeletons?|bombs?|police|smuggl\w*|ghosts?|haunt\w*|monsters?|zombies?|vampires?|war|prison|trapped|locked in|gold|treasure|time|clones?|horror|blood|nuts|walnuts|acorns|apples|cakes?|sweets|candy|candies|chocolates?|cheeses?|fruits?|berries|strawberries|carrots|honey|food|lollipops|bananas|spaceship|planet|toilet)\b/i;
const MORE = also(
  "hidden|secret|forgotten|abandoned|mysterious|strange|tiny|magic(?:al)?|underground|overgrown|locked",
  "under (?:the|his|her|their) [a-z' ]+|behind (?:the|an?|his|her|their) [a-z' ]+|in the (?:middle|woods?|forest|mountains?|garden|attic|cellar)|on the (?:beach|roof)|beneath [^.]*",
  "(?:decides?|decided|wants?|wanted) to (?:keep|protect|save|show|share|explore) [^.]*|explor(?:e|es|ed)|secret from [^.]*|protect(?:s|ed)?",
);

const FULL = phrase(
  "(?:found|discovered|came across|stumbled (?:on|upon|across|into)|fell into|landed on|entered|opened) (?<spot>(?:an?|the) (?:[a-z]+ ){0,3}?(?:island|cave|cavern|room|garden|valley|forest|library|attic|cellar|beach|house|hut|shed|greenhouse|lake|meadow|clearing|chest|box|village|tunnel|shop|tower|castle|cupboard|wardrobe|world|city|kingdom|door))(?: [^.,]*?)? (?:full of|filled with|with hundreds of|with thousands of|crowded with) (?<things>(?:(?:[a-z-]+),? (?:and )?){0,4}?[a-z]+s)",
);

const CREATURES =
  "turtles|tortoises|dragons|dinosaurs|animals|birds|parrots|penguins|monkeys|cats|dogs|rabbits|frogs|fairies|elves|gnomes|unicorns|butterflies|fireflies|horses|creatures|bats|owls|foxes|wolves|bears|whales|dolphins|seals|giants|trolls|dwarfs|mermaids|monsters|robots|goats|sheep|bees|mice|elephants|lizards|snails|beings";
const IS_ALIVE = new RegExp(
  `\\b(?:full of|filled with|with hundreds of|with thousands of|crowded with) (?:[a-z-]+,? (?:and )?){0,3}?(?:${CREATURES})\\b`,
  "i",
);
const OR_ALIVE = new RegExp(`${NOT.source}|${IS_ALIVE.source}`, "i");
const OF_CREATURES: WrittenStory = {
  says: [FULL, IS_ALIVE],
  may: MORE,
  unless: new RegExp(NOT.source.replace("monsters?|", ""), "i"),
  after: [
    "At first {hero} did not dare to move. {He} had come upon {thespot} without knowing it, and wherever {he} looked, {things} looked back. There were big ones and small ones, and some that were just waking up. “Good day,” said {hero}, because nothing better came to {him}.",
    "Not one of them ran away. That was the strangest thing. {Hero} sat down on the ground and kept still, and after a while the boldest came and sniffed at {his} knee. Then a second came, and a third. By noon {hero} had one on {his} lap that was fast asleep.",
    [
      "{Mate} was quite as astonished. “Where do they all come from?” whispered {hero}. They stayed until dusk, and {mate} did not want to leave either. On the way back they did not say a word, so as not to spill anything of it. “We'll tell no one,” said {hero} at the end.",
      "{Hero} stayed until dusk. {He} learned who was friends with whom, and who snored. On the way back {he} did not say a word to anybody, so as not to spill anything of it. “That stays a secret,” {he} told {himself}, and could hardly sleep for joy.",
    ],
    "But a secret like that has a smell. “You've got hairs on you, or scales,” people said to {hero}. “Where have you been?” One day {he} heard steps behind {him}. It was a man with a big net and a bigger notebook. “Show me {thespot},” he said, “and you'll be famous.” {Hero} looked at the net.",
    "+ {Hero} would have liked to be famous, for an hour or so. {He} saw {himself} in the newspaper, with a hat on. Then {he} thought of the one that had slept on {his} lap, and of how it would look through the holes of a net.",
  ],
  end: [
    "“With pleasure,” said {hero}. “Follow me.” And {he} led the man uphill and downhill, through mud up to the belt, and three times round the same bush, until it was night. “It must have been a dream,” said {hero} at last, and scratched {his} head. The man went off with his net, and he did not come back.",
    "{Hero} waited for nine days before {he} dared to go. What if they had been frightened away? {He} came to {thespot} and held {his} breath. Something sniffed at {his} knee. The boldest came out of hiding, and behind it came all the others, with a great deal of noise, and they knocked {hero} flat on {his} back for joy.",
    "{Hero} is not famous. {He} does not mind. When people ask {him} where {he} goes so often, {he} says: “For a walk.” And in the evening {he} sits in the middle of them all. Then {things} hear what has been going on in the world, until the last of them snores.",
  ],
};

/** Stories of a place that is discovered and is full of wonders. */
export const placesDiscovered = [
  story({
    says: [FULL],
    may: MORE,
    of: "adults",
    unless: OR_ALIVE,
    after: [
      "{Hero} stood still on the threshold, with one foot in the old day and one in the new. {He} had only meant to see what was there. In front of {him}, as far as {he} could look, there were {things}. {Hero} had not said “Oh” like that since {he} was small.",
      "{He} went in slowly, with {his} hands behind {his} back. There were so many {things} that {he} did not know where to look first. {He} found {his} favourite among them, and then a better one. When {he} looked at {his} watch, three hours were gone.",
      "At home {hero} told no one. {He} lay awake and made plans. There was money in it, no doubt about that. People would stand in a queue. {Hero} saw the signs and the ropes, and a man who shouted “Keep moving!” Towards morning {he} no longer liked the plan.",
      [
        "{Hero} took {talker} there, with a scarf over the eyes, and undid it only at the end. {Talker} said nothing at all for a quarter of an hour. Then came a whisper: “Who looks after all this?” {Hero} had not asked {himself} that. {He} looked more closely at {thespot}, and saw that it was swept.",
        "The second time {hero} looked more closely at {thespot}. It struck {him} that the ground was swept. There was no dust on the {things}. A small lamp stood there, with oil in it, and beside it a cup, still lukewarm. {Hero} turned round. So {he} was not the first.",
      ],
      "+ {Hero} felt caught, and at the same time a little jealous. {He} had already begun to say “my”. {He} put the cup back exactly where it had stood, and sat down on a stone to wait. It did not take long.",
    ],
    end: [
      "An old woman came in with a broom, saw {hero}, and was not surprised. “At last,” she said. “I've been leaving the way open for a year.” She had found {thespot} when she was young. She had wanted to sell it, too, for exactly one night. “Then I thought of the man with the rope,” she said. {Hero} stared at her. “Keep moving,” said {hero}. “That's the one,” said she.",
      "She showed {hero} everything: how the {things} had to be cared for, what they could not bear, and what they loved. It took a whole summer. In autumn she gave {him} the broom. She only stood for a while in the middle of all those {things}, said “Well, then”, and went home with empty hands and a light step.",
      "{Hero} sweeps there in the evening now, after work. {He} has put up no sign. But {he} leaves the way open by a hand's breadth, and there is a second cup next to the lamp. Some day someone will stand on the threshold with their mouth open. {Hero} is looking forward to that.",
    ],
  }),
  story({
    says: [FULL],
    may: MORE,
    unless: OR_ALIVE,
    after: [
      "“Ooooh,” breathed {hero}. There was an echo, and it said “Ooooh” as well. {Hero} rubbed {his} eyes. But there really were {things}, {things} on the left, {things} on the right, and more {things} behind those. {Thespot} was full of them, right up to the edge. “Hello,” whispered {hero}, just in case.",
      "{Hero} walked in on tiptoe. {He} bent down to one, and then to another. {He} tried to count the {things}, and always got mixed up after nineteen. It was the best secret that anybody had ever had.",
      [
        "{Mate} was quicker, and was already in the middle of it all, and turned round and round. “Don't touch!” said {hero}. But {he} wanted to touch everything {himself}. The two of them lay down on their backs, side by side, and looked at the {things} until they forgot what time it was.",
        "{Hero} lay down on {his} back in the very middle and looked at all of it until {he} forgot what time it was. {He} thought about those at home. They would never believe it. {He} would have to show them something. “Just one,” said {hero}. “There are so many. Nobody would notice.”",
      ],
      "So, before they had to go, {hero} took just one, the smallest, and put it under {his} jacket. {He} had not gone ten steps when something changed. It grew dim behind {him}, and quiet. It was as if the whole place was holding its breath. Among all the {things} there was now one gap, and {hero} could see it from everywhere.",
      "+ {Hero} walked on a little way. The jacket felt heavier at every step. What was under it did not look the same out here. It looked lonely. {Hero} stood on one leg, and then on the other. Then {he} turned round and ran.",
    ],
    end: [
      "“I'm sorry,” said {hero}, quite out of breath, and put it back in the gap, with both hands. For a moment nothing happened. Then it grew bright again, brighter than before, and something gentle went through {thespot}, like a sigh. And then {hero} felt something at {his} feet. One of the {things} had come all by itself.",
      "It was a present. {Hero} understood that at once, for this time no gap was left behind. {He} took it up very carefully and said thank you to all the {things}, one after the other, up to nineteen. Then {he} went home. “Where have you been?” they asked. {Hero} opened {his} hands, and they all said “Ooooh”.",
      "{Hero} often goes back to {thespot}. {He} brings along those who can walk on tiptoe. At the way in {he} tells them the one rule, and {he} tells it in a whisper: you may look for as long as you like, but you take only what comes to you by itself.",
    ],
  }),
  story(OF_CREATURES),
];
