import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const TO_BE = "(?:wanted|longed|wished|dreamed|dreamt|decided|hoped)[a-z ]*? (?:to be(?:come)?|of being|of becoming) ";
const JOBS =
  "dancer|ballerina|lawyer|cook|chef|baker|doctor|nurse|vet|teacher|singer|detective|firefighter|fireman|policeman|pilot|astronaut|sailor|captain|painter|artist|poet|writer|musician|pianist|actor|actress|star|postman|hairdresser|barber|builder|clown|acrobat|footballer|goalkeeper|gymnast|model|comedian|librarian|judge|mayor|president|waiter|tailor|gardener|inventor|scientist|knight|magician|conductor|driver|lifeguard|guard|boxer";

/** Stories of animals and tale figures that would like to be something else. */
export const animalsThatWant = [
  story({
    says: [
      phrase(
        `${TO_BE}(?=an? )(?!an? (?:[\\p{Ll}'’-]+ )*(?:${JOBS}|king|queen|hero|mother|father|friend|parent|human|person|pet)\\b)<model:thing>`,
      ),
    ],
    unless: /\b(?:eaten|dead|died|sheep|hunter|war|turned into|magic|lonely)\b/i,
    of: "creatures",
    after: [
      "+ It had begun on an ordinary day. {Hero} had seen {themodel} from a distance, and had stood there with an open mouth. From then on nothing that {hero} could do was any good to {him}. To be like {themodel}, that would be something! {Hero} looked at {himself} in a puddle and was not content.",
      "So {hero} practised. {He} walked like {themodel}, as far as {he} knew how that was done. {He} ate like {themodel}, and had a stomach ache. {He} even tried to sleep like {themodel}, and fell off. “Are you ill?” asked the others. “I am practising,” said {hero} with dignity, and got up again.",
      "When that was not enough, {hero} went to {themodel} {himself} and asked for lessons. {Themodel} was surprised, and a little flattered. They practised for a week. {Hero} did it all with the greatest zeal, and each time there was a bump. “It looks different when you do it,” said {themodel} kindly.",
      "+ In the evening {hero} sat there with a bandage round {his} head. “Does it always hurt so much to be like {themodel}?” {he} asked. “Not there,” said {themodel}, and pointed to the bandage. “But it is often rather dull. Everybody knows already what I am going to do.”",
      "“May I tell you something?” asked {themodel} then. “Before you came, I used to watch you from over there. I thought: that is how {hero} lives! I have tried it in secret. I can't do any of it.” {Hero} did not believe a word. {Themodel} showed {him} how that had looked, and the bump was enormous.",
    ],
    end: [
      "Just then there was a cry. Somebody very small had fallen into a gap and could not get out, and the water was rising. {Themodel} was there first, and could do nothing at all. {Themodel} was simply not made for it. But {hero} was. {Hero} did what {he} had done all {his} life without thinking, and it was exactly right.",
      "“Thank you,” gasped the little one. {Themodel} stood there and trembled. “If you had been the same as me,” said {themodel} slowly, “that would have ended badly.” {Hero} looked at {himself} in the rising water. It was the old picture. {He} turned to the left and to the right. {He} was not so bad, in fact.",
      "{Hero} and {themodel} still practise together on Sundays, just for fun. {Themodel} tries to be like {hero}, and {hero} tries to be like {themodel}, and each bump is a bit smaller. On all the other days {hero} is {hero}, and enjoys it.",
    ],
  }),
  story({
    says: [phrase(`${TO_BE}(?=an? (?:[\\p{Ll}'’-]+ )*(?:${JOBS})\\b)<model:thing>`)],
    unless: /\b(?:eaten|dead|died|war|turned into|laugh\w*|tease\w*)\b/i,
    of: "creatures",
    after: [
      "Nobody of {hero's} kind had ever done such a thing before. That did not trouble {hero}. {He} had it all in {his} head already: what {he} would wear, and how people would say, “There goes {themodel}!” {Hero} practised saying thank you. {He} practised it in front of the bucket, where there was an echo.",
      "Then {hero} washed behind both ears and went to ask. The door was opened by a gentleman with glasses. “Yes?” he said and looked straight ahead, and then down, and then at {hero}. “There must be a mistake,” he said. “You are not what we imagine here.” {Hero} heard how the door was shut.",
      "+ The second door was shut sooner, and the third did not open at all. {Hero} sat on the step. At home they had said so: be sensible, do what everybody does. {Hero} tried to be sensible. It lasted until the evening. Then there was music from a window, or only a smell, or a bell, and {hero} was back at it.",
      "+ {Hero} learned in {his} own way. {He} looked through windows and listened at doors. {He} tried everything out on the neighbours, who did not always want it. A hen said afterwards that she had seen worse. It was the first kind word, and {hero} kept it for a long time.",
      "One morning the gentleman with the glasses came running down the road himself. His face was red. It was the most important day of the year, everything was ready, and {themodel} they had been counting on lay in bed with a fever. “I know what I said,” he panted. “Could you start at once?”",
    ],
    end: [
      "{Hero} was so nervous that {he} put everything on back to front. The hall was full. A murmur went through the rows: “But that's {hero}!” Somebody giggled. Then {hero} began. {Hero} did everything just as {he} had learned it, a bit differently from the others, the way that only somebody of {hero's} kind can. And the murmur stopped.",
      "When it was over, it was still for a moment. Then the clapping began at the back, and ran through the whole hall. “There goes {themodel}!” called the people. The gentleman had taken his glasses off and was wiping them. “I had imagined it quite differently,” he said. “This is better.”",
      "{Hero} has a sign of {his} own now, quite low down on the door. On Saturdays there is a queue of small ones outside, who all would like to be something that nobody has ever been before. {Hero} opens the door, looks down, and says: “Come in. You are just what I imagined.”",
    ],
  }),
];
