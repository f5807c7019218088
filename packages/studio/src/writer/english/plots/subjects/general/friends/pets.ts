import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of animals and their owners, and of one that has two. */
export const pets = [
  story({
    says: [
      /\b(?:dog|puppy|cat|kitten|horse|pony|donkey|parrot|hound|pet)\b(?:,? (?:named|called) \p{L}+,?)?(?: who)? (?:\w+ly |always |still )?(?:waited|waits|was waiting|had been waiting)\b/iu,
      phrase("(?:waited|waits|was waiting) (?:[a-z]+ )?(?:every (?:day|evening|morning|night) )?for <owner:somebody>"),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|grave|funeral|hospital|soldier|war)\b/i,
    of: "creatures",
    after: [
      "{Hero} always came at the same time and sat down in the same spot, with {his} ears pricked. People had got used to stepping round {him}. “Who are you waiting for?” they asked. {Hero} did not look up. {He} knew the steps of {owner} among a thousand others: one short, one long. None of the steps that went by were the right ones yet.",
      "That evening {owner} did not come. It got late. The shops pulled down their shutters, the lamps went on, and there were fewer and fewer steps. A woman brought {hero} a piece of sausage. {He} thanked her with {his} tail, but {he} did not eat it. {He} laid it down in front of {him}. {Owner} might be hungry, too.",
      "+ “Go home,” said the woman kindly. “It's going to rain.” It began to rain. {Hero} moved half a step to the side, under the edge of the roof, from where {he} could still see everything. A drop fell on {his} nose every now and then. {He} let it fall. You can't wait properly with your eyes shut.",
      "It was nearly midnight when {hero} stood up. Something was wrong; {he} could feel it in every hair. {He} put {his} nose to the wet ground, where all the steps of the day lay on top of each other. {He} searched for those of {owner}, and found them from this morning, one short, one long. They led away from here. For the first time, {hero} did not wait. {He} ran.",
    ],
    end: [
      "It was a long way. {Hero} lost the trail at a puddle and found it again behind a bridge. And there was {owner}, on the ground at the foot of some steps, with a foot that would not carry {ownerhim} any more. “Is anybody there?” called {owner} into the dark. {Hero} was there, all at once and all over {ownerhim}, and licked {ownerhis} face until both of them were wet.",
      "Then {hero} barked, or made whatever noise {he} could make, and made it so loudly that windows were opened all along the street. People came with lamps and a blanket. They carried {owner}, and {hero} walked alongside, and would not be sent away from any door. “{He} waited for me,” said {owner} over and over, “and then {he} came to get me.”",
      "{Owner} walks with a stick now: one short, one long, and a tap. {Hero} heard it on the first day and has learned it by heart. {He} sits in the same spot at the same time, with {his} ears pricked. And when the right steps come, {he} is up and away before anyone else has heard a thing.",
    ],
  }),
  story({
    says: [
      /\b(?:dog|puppy|cat|kitten|horse|pony|donkey|parrot|hound|tortoise|goose|hen|rooster|goat)\b/i,
      /\b(?:belonged to (?:two|both|three)|(?:two|both) (?:owners|homes|families|houses|households|names)|two (?:neighbours|women|men|people|strangers|girls|boys|children|families|old ladies) (?:who )?(?:both )?(?:believed|believe|claimed|claim|think|thought|fed|feed|argued over|owned)|(?:ate|eats|has|had) (?:dinner|breakfast|supper|lunch) (?:at|in) two)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|thief)\b/i,
    of: "creatures",
    after: [
      "It had come about quite naturally. In the one house there was breakfast, and in the other there was supper. {Hero} had never seen why {he} should have to choose. Here {he} slept on a cushion, and there on a bed. Here {he} was called by one name, and there by another, and {he} came to both of them, if there was something to eat.",
      "In both houses they were sure that {hero} was theirs, and only theirs. They had each bought {him} a collar. {Hero} knew a good place under a hedge, where the one could be taken off and the other put on.",
      "+ It was hard work. {Hero} had two birthdays and two visits to the vet. {He} was brushed twice a day, from left to right and from right to left. At Christmas {he} had two whole dinners to eat in one hour. {He} lay under the hedge afterwards, on {his} back, with one collar on and the other in {his} mouth, and could not have said who {he} was.",
      "Then {he} made a mistake. {Hero} was sleepy, and it was foggy, and {he} came to the wrong house in the wrong collar. They read the name on it. They looked at {him}. “Who,” they said, “is that?” Half an hour later there were people from both houses in the street, with a collar each. They were pulling at {hero} from two sides and shouting about who had been first.",
    ],
    end: [
      "{Hero} could not stand shouting. {He} got away from under their hands, ran off, and hid. They all called, with both names. It got dark, and began to rain, and {he} did not come. After a time nobody shouted any more. They searched together, with one lamp and one umbrella. “{He} likes to be scratched behind the left ear,” said one. “No, the right,” said the other. They looked at each other. “Both, then.”",
      "They found {him} under the hedge. {Hero} lay there, wet and small, between two dishes and two worn-out toys that they all knew. It was just halfway. They measured it with steps, first from the one side and then from the other, and nobody won. “Well, {he} has decided,” said one of them at last. “It's only that we haven't noticed.”",
      "There is a gap in the hedge now, with a little gate that is never shut. The collar has two names on it. In the evening they sit together on the one side, and in the morning they have coffee on the other. And {hero} lies in the gate, exactly in the middle, and has everybody in sight.",
    ],
  }),
  story({
    says: [
      /\b(?:dog|puppy|cat|kitten|horse|pony|donkey|parrot|hound|pet)\b/i,
      phrase(
        "(?:brought|brings|was bringing) (?=his|her|its|the|an? |[A-Z])<owner:somebody>,? (?:an? [^,]*?, )?<gift:thing>(?= (?:every|each)|[.,;])",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|severed|bone of|finger)\b/i,
    of: "creatures",
    after: [
      "{Owner} did not know at first what to say to it. There lay {gift}, on the doormat, and beside it sat {hero} and waited. “Thank you very much,” said {owner}, for {ownerhe} was polite. {Hero} looked from {owner} to {thegift} and back again. {Owner} had not understood yet. But {hero} had patience, and there would be another chance.",
      "{Hero} was not doing it for fun. {He} had watched {owner} for a long time, as only those can watch who lie on windowsills. {Owner} came home, put down the keys, and talked to nobody. {Owner} ate standing up. {Hero} knew a lot about what somebody needs who is always alone, and {he} had thought out exactly how to go about it.",
      "+ It was not easy to carry. {Hero} had to jump over two walls with it, and once {he} was chased by a goose. But {he} had never yet let anything fall. When {he} laid it down in front of {owner}, {he} always did it in the same way, a little to the left, as if there were a line there to be filled.",
      "One morning {owner} put everything side by side that {hero} had brought in all that time. And now {owner} saw it. They all came from the same place. They all belonged to somebody. There was even a part of an address on one of them. “Oh, {hero},” said {owner}. “You've been stealing.” {Hero} shut {his} eyes for a moment. At last.",
    ],
    end: [
      "It had to be given back, of course. {Owner} put on a clean coat, packed everything in a basket, and rang at the door, with {hero} at {ownerhis} heels. It was opened by somebody with tired eyes. “Those are mine!” said the stranger, and looked into the basket. “I thought I was losing my mind.” Then they both looked down at {hero}, who was washing a paw.",
      "There was a great deal to explain. {Owner} had not talked so much for years. There was tea, and then there was soup, and nobody ate it standing up. {Hero} lay between the two chairs and listened. They had the same kind of laugh, as {he} had noticed weeks ago, from two different windowsills. It had only taken {owner} rather long.",
      "{Hero} doesn't bring anything any more. There is no need. In the evening somebody rings at the door, and {owner} runs to open it. Only once, when they had quarrelled, {gift} was lying on the mat in the morning, a little to the left.",
    ],
  }),
];
