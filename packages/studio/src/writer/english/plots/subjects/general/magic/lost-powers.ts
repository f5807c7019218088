import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const OF_TALES =
  "unicorn|dragon|fairy|ghost|vampire|witch|wizard|mermaid|troll|giant|ogre|elf|goblin|genie|phoenix|centaur|yeti|werewolf|pegasus|griffin|gnome|monster|skeleton|mummy|leprechaun|kraken|god|goddess";

/** Stories of tale figures without their magic, and in our world. */
export const lostPowers = [
  story({
    says: [
      phrase(
        "(?:had |has )?lost (?=(?:his|her|its|their) (?:\\p{Ll}+ )?(?:wings?|magic|powers?|wand|broom|fire|flames?|tail|howl|roar|sparkle|glow|light|colou?rs?|scales?|stripes?|spots?)\\b)<power:thing>",
      ),
      phrase("(?:with the help of|helped by|together with|with(?= (?:an?|the|two|his|her|its)\\b)) <helper:somebody>"),
    ],
    may: [phrase("(?:had to|must) <task:doing>")],
    unless: /\b(?:dead|died|war|murder\w*|kill\w*|stolen|stole|thief|battery)\b/i,
    after: [
      "{Hero} kept forgetting about it. {He} would start off as {he} always had, and then remember, with a bump, that {he} had lost {power}. Every time there was a new bruise. {Helper} watched this for a while. “Have you finished?” asked {helper}. “Then we can go.”",
      "{Helper} had a way of doing things, and it was not {hero's} way. {Hero} wanted to be there at once. {Helper} wanted to know what was under this leaf, and who lived behind that stone. “You have never done this without {power},” said {helper}. “I have never done it any other way.” {Hero} had to admit that this was true.",
      "So {helper} showed {hero} how it is done: where the ground holds, which roots make a good step, and how you ask the brook to be let across. {Hero} slipped on the first root and sat down in the brook. {Helper} did not laugh, or only inside. “Again,” said {helper}, and {hero} got up.",
      "+ In the evening they shared a blackberry. {Hero} told {helper} what it had been like before {he} lost {power}. {Helper} listened, and asked what the moss had smelled of. {Hero} did not know. {He} had always been much too high and much too fast to smell it.",
      "The second day was harder. There was a steep slope, and it began to rain, and {helper} could not get a hold on the wet stones any longer. “Go on alone,” said {helper}. {Hero} looked up the slope. With {power} it would have been a moment's work. Then {hero} knelt down. “Climb on,” {he} said.",
    ],
    end: [
      "Hand over hand {hero} climbed, without {power}, and with {helper} on {his} back. {He} knew which roots would hold. {He} asked the rain to be let through. At the top {he} was out of breath, and covered with mud up to the ears, and had never been so proud of anything. “Not bad,” said {helper} into {his} ear.",
      "Behind the hill there were the lights of home. They all came running. They looked at {hero}, and saw that {power} had gone, and did not know what to say. “Don't be sorry,” said {hero}. “I can tell you what the moss smells of.” And {he} put {helper} down in the best place by the fire.",
      "Whether {hero} gets back what {he} lost, nobody knows yet. {He} does not ask every day any more. Once a week {hero} goes to see {helper}, on foot, the whole way, over the roots and the brook. It takes a long time, and {he} would not miss a step of it.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `^(?:There was (?:once )?)?(?:An?|The|Two|My|In [^,.]+, an?) (?:[\\p{L}-]+ ){0,3}?(?:${OF_TALES})s?\\b`,
        "iu",
      ),
      phrase(
        "(?:worked|works|was working|took a job|found (?:a )?(?:work|job)|got a job|started work|applied for a job|had a job) (?:part-time |now |secretly |happily )?as <job:thing>",
      ),
    ],
    may: [phrase("(?:dream(?:ed|s|t) of|longed to|wanted to|hoped to) <dream:doing>")],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died)\b/i,
    after: [
      "Nobody in the street looked up any more. In the beginning they had pointed at {hero} and dropped their shopping. Now {hero} was {ajob}, like others are bakers, and was sworn at like everybody else. {He} had a cap, and a number, and a cup with {his} name on it.",
      [
        "{Hero} did the work well. {He} was never late. Only in the breaks {he} sat on the kerb behind the bins, ate {his} sandwich, and looked at the narrow strip of sky between the houses. Then {hero} dreamed of {dream}, until somebody called: “Are you free?”",
        "{Hero} did the work well. {He} was never late. Only in the breaks {he} sat on the kerb behind the bins, ate {his} sandwich, and looked at the narrow strip of sky between the houses. {He} thought of home, until somebody called: “Are you free?”",
      ],
      "“How does somebody like you come to be {ajob}?” asked the woman at the kiosk. “It was only meant to be for a week,” said {hero}. {He} had come here with something that needed time to heal. The week had been over for a long time.",
      "Then, on a rainy evening, an old lady stood in the middle of the road with two heavy bags, and cried. All the others drove round her. {Hero} stopped. “Where do you want to go?” {he} asked. “Home,” said the old lady. “But I don't remember where it is.” {Hero} knew that feeling very well.",
      "+ “Tell me what it looks like,” said {hero}. There was a yellow door, said the old lady, and a smell of plums, and a tree with a swing. {Hero} had been {ajob} for so long that {he} knew every door in the city. But a yellow one with plums had to be a long way out.",
    ],
    end: [
      "They went from street to street, {hero} and the old lady and the two bags. It was nearly morning when they smelled plums. There was the yellow door. “You have brought me home,” said the old lady, and laid her hand on the place that had never quite healed. “Now it's your turn.” Her hand was very warm.",
      [
        "{Hero} felt it at once, right through to the bone. Something in {him} was whole again that had been broken. {Hero} gave back the cap and the number, and kept the cup. For years {he} had only dreamed of {dream}. On that very morning, above all the roofs, {he} did it. The woman at the kiosk was the only one who looked up. She waved.",
        "{Hero} felt it at once, right through to the bone. Something in {him} was whole again that had been broken. {Hero} gave back the cap and the number, and kept the cup. And then, for the first time in years, {he} went home. The woman at the kiosk waved until {he} was out of sight.",
      ],
      "{Hero} comes back every year, in the week when the plums are ripe, and works for a few days as {ajob}, just for a change. And whoever stands in the road and does not know the way is taken home by {hero}, and need not pay.",
    ],
  }),
];
