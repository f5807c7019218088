import { phrase } from "../../phrase.ts";
import { type SubjectStory, story, type WrittenStory } from "../../subject-story.ts";

/** What is said of who has wishes to give away, after the words for whom that is. */
const GRANTS =
  "[^.]*? (?:who|that) (?:would |could |had to )?(?:grants?|granted|promise[sd]?|offer(?:s|ed)?|gives?|gave)[^.]*? wish(?:es)?";
const MET = "(?:met|found|caught|freed|saved|rescued|woke) ";
const GAVE = "(?:promised|offered|granted|gave) ";
const WISHES = " (?:three|3|two|one|a|any) wish(?:es)?";

/** One story for "a fairy promises a shepherd three wishes" and for "a shepherd meets a fairy who grants three wishes". */
const ofWishes = ({ says, ...rest }: WrittenStory): SubjectStory[] => [
  story({
    ...rest,
    says: [phrase(`(?<!\\b(?:of|from|in|at|near|on) )<giver:somebody> ${GAVE}<chosen:somebody>${WISHES}`), ...says],
    lead: "chosen",
  }),
  story({ ...rest, says: [phrase(`${MET}<giver:somebody>${GRANTS}`), ...says] }),
];

/** Stories of somebody who gives wishes away, and of somebody who has them. */
export const wishesGranted = [
  ...ofWishes({
    says: [
      phrase(
        "(?:only wanted|wanted only|(?:all|the only thing) (?:that )?(?:he|she|they|it) wanted was|only wish was|wanted nothing but|wished only for|only wished for) (?!an? (?:\\p{Ll}+ )?(?:friend|brother|sister|child|baby|dog|cat|pet|son|daughter|husband|wife|mother|father|family|hug)\\b)<desire:thing>",
      ),
    ],
    unless: /\b(?:went wrong|goes wrong|gave (?:it|them) away|dead|died)\b/i,
    after: [
      "{Giver} had done this many times. Some had asked for palaces, some for crowns, and all of them had talked very fast. {Hero} said quite quietly that there was only one wish: {desire}. {Giver} waited for the rest. There was no rest. “{Desire}?” asked {giver}. “Is that all?”",
      "“I can do gold,” said {giver}. “I can do it by the roomful.” {Hero} looked politely at the gold and shook {his} head. {Giver} showed {him} a crown, and a horse that could fly. {Hero} patted the horse. Then {he} asked for {desire} again.",
      "So {giver} did it, in the grandest way there was. There was thunder, and there were trumpets, and when the smoke had gone everything glittered from top to bottom. {Hero} looked under the glitter, and behind the trumpets. That was not {desire}. It had cost a wish, and {giver} went red up to the ears.",
      "+ The second try was even bigger. {Giver} used the longest magic word of all, and needed three breaths for it. It snowed rose petals for an hour. {Hero} helped to sweep. But among all the petals there was no trace of {desire}.",
      "Then {giver} did something that {giverhe} had never done before. {Giverhe} sat down beside {hero} and asked why. {Hero} told {giverhim} everything: when it had begun, how the evenings were, and what {he} thought of last before {he} fell asleep. {Giver} listened to the very end. “Now I see,” said {giver}. “I had the wrong size.”",
    ],
    end: [
      "This time there was no thunder. {Giver} said one small word, so softly that a mouse would have missed it. And there it was, just as {hero} had wished: {desire}, in the right size, and for ever. {Hero} could not say anything at all. {He} took {giver} by the hand and held on.",
      "“You have something left to wish for,” said {giver}. {Hero} did not have to think long. {He} asked what {giver} would wish for, and {giver} opened {giverhis} mouth and shut it again. In all that time, not a single person had put that question. “A cup of tea,” said {giver}, “with somebody who is not in a hurry.”",
      "Now {giver} comes by every week, without any thunder. {Hero} puts the cups out. They talk about palaces and crowns, and about all those who wanted them. {Hero} smiles and wants nothing. {Hero} has what {he} asked for, and that is all.",
    ],
  }),
  ...ofWishes({
    says: [
      /\b(?:only wanted|wanted only|wanted was|only wish was|wanted nothing but|wished only for|only wished for) (?:an? |some |one )?(?:\w+ )?(?:friends?|company|(?:somebody|someone) (?:to|who)|not to be alone|to have (?:a friend|friends))\b/,
    ],
    unless: /\b(?:went wrong|goes wrong|dead|died)\b/i,
    after: [
      "{Giver} thought that {giverhe} had not heard properly. “A friend?” asked {giver}. “No gold? No castle with two hundred rooms?” {Hero} asked what {he} should do in two hundred rooms all alone. {Giver} had no answer to that. Most of those who got the castle had never come out of it again.",
      "+ {Giver} looked for a friend for {hero} in the big book of wishes. Friends were not in it. There was only “freckles” and “frog”, and the page between them had been torn out. “Magic can't make a friend,” {giver} had to admit. “It can only make something that looks like one.”",
      "So {giver} tried to make a friend by magic. The first one was very handsome and said yes to everything. {Hero} asked him what he would like to play. “Yes,” said the friend. {Hero} asked what his name was. “Yes,” said the friend, and smiled. After an hour {hero} asked {giver}, as politely as {he} could, to take him away again.",
      "+ The second one was a friend who knew everything better. He corrected {hero} nine times before lunch, and {giver} twice. They both stood behind a tree until he had gone. “I would rather be alone,” whispered {hero}. “So would I,” whispered {giver}.",
      "“That was two,” said {giver} and sat down tiredly. {Giver} had blisters from all that magic. {Hero} fetched water for {giver's} feet and shared {his} bread. They told each other about the friend who had said yes to everything. {Hero} said “Yes” just like him, and they laughed until the bread fell into the water.",
    ],
    end: [
      "It grew late, and neither of them noticed. {Giver} told {hero} things that {giverhe} had not told anybody: how people were glad about the gold, and forgot the giver. {Hero} told what it was like in the evenings with only one cup on the table. At last {giver} stood up and lifted {giverhis} hand. “Your last wish,” said {giver}. “A friend.”",
      "{Hero} took hold of that hand before anything could happen. {He} said that it was not needed any more, and asked whether {giver} would come again tomorrow. {Giver} stood quite still. It was the first time that somebody had asked for {giverhim} and not for a wish. “I'll bring some bread,” said {giver}.",
      "The last wish has never been used. {Hero} and {giver} have forgotten where they put it. In the evening there are two cups on the table, and when one of them asks if the other would like some more tea, the answer is always the same: “Yes,” says {hero}, and smiles just like that.",
    ],
  }),
  ...ofWishes({
    says: [
      /\b(?:wish(?:es)?[^.]*|[Bb]ut (?:it|they|everything|nothing)[^.]*) (?:went|goes|go|turned out|came out) (?:wrong|badly|as)|\bbackfired?\b/,
    ],
    unless: /\b(?:wish(?:es|ed) (?:for|to|that)|dead|died)\b/i,
    after: [
      "“Think before you speak,” said {giver}, but {hero} was already speaking. {Hero} was hungry and wished for soup, as much as there could be. And there was soup. It filled the pot and the bath. It came out under the door and took the shoes along. {Hero} stood in it up to the waist, holding a very small spoon.",
      "“You did not say when to stop,” said {giver}. That was true. {Hero} climbed on the table and looked at the wish that had gone wrong. The neighbours came with buckets. {Giver} sat on the cupboard with dry feet and asked whether {hero} was ready for more.",
      "{Hero} meant to be careful now. There was such a noise of buckets and neighbours that {he} could not think, and so {hero} wished for a bit of quiet. At once it was quiet. The neighbours opened and shut their mouths, and nothing came out. A dog barked without a sound. {Hero} clapped {his} hands and heard nothing.",
      "+ They wrote on bits of paper after that. “WHAT HAVE YOU DONE?” wrote the neighbours, and {hero} wrote back that {he} was very sorry. {Giver} read it and wrote something as well: “Every wish does what it is told. It is a pity that hardly anyone tells it properly.”",
      "That evening {hero} sat on the step with wet feet, in the deepest silence there had ever been. {He} went through both wishes again, word by word. Each time {hero} had shouted the first thing in {his} head. {He} took a pencil and began to write down what {he} really needed.",
    ],
    end: [
      "It took {hero} half the night. {He} wrote a palace down and crossed it out. {He} wrote fame down and crossed it out as well. In the morning one line was left. {Hero} held the paper up to {giver}: may everything be as it was before, and may I notice how good it is.",
      "{Giver} read the line twice. Then {giver} smiled for the first time. The soup sank into the ground, the dog barked, and all the neighbours spoke at once about soup. It was the finest noise in the world. “That one was thought over,” said {giver}. “I shall use it as an example.”",
      "Some soup had been left in the pot. {Hero} warmed it up and carried a bowl to each of the neighbours. {Giver} got one too. These days {hero} says what {he} wants slowly and clearly, even at the baker's, and {he} never forgets to say how much.",
    ],
  }),
  ...ofWishes({
    says: [
      phrase(
        "(?:gave (?:it|them|one|this|that|(?:his|her|their|its|the|all|all the) (?:only |last |own |three )?wish(?:es)?)(?: away)?|gave away (?:his|her|their|its|the) (?:only |last |own )?wish(?:es)?) to <dear:somebody>",
      ),
    ],
    unless: /\b(?:went wrong|dead|died|stole)\b/i,
    after: [
      "Before that, {hero} lay awake and thought about all the things that {he} could wish for. {He} made a list, and it grew longer and longer. {Hero} put a star beside the best ones. In the middle of the list {he} stopped, because {he} had begun to think about {dear}.",
      "“Well?” asked {giver} in the morning. “What will it be?” {Hero} held out the list and pulled it back again. {He} asked whether a wish could be given to somebody else. {Giver} frowned. “It can,” said {giver}. “But then you will have nothing. It can't be shared, and it won't come again.”",
      "It was not an easy walk. {Hero} went to {dear} with the wish in {his} pocket, where it felt warm like a fresh egg. Twice {hero} stood still and looked at the list. There were such good things on it! Each time {he} thought of {dear} and went on, a little faster than before.",
      "+ {Giver} walked behind, to see that all was done properly. “You may still change your mind,” {giver} called at every corner. {Hero} put both hands over {his} ears and went on to {dear}, because {he} was afraid that {he} might.",
      "{Dear} did not want to take it. “That was given to you,” said {dear}. “What about all the things that you have been dreaming of?” {Hero} showed {dear} the list. At the very bottom, under all the stars, {hero} had written one more line: that {dear} should be well and happy. It had the biggest star.",
    ],
    end: [
      "So {dear} took the wish and held it for a while in both hands. Then {dear} spoke it, so quietly that only {giver} heard. {Hero} waited. First there was a little more colour in {dear's} face, then a smile, and then {dear} laughed out loud. The wish had come true.",
      "“In all my years,” said {giver}, “I have granted wishes for gold and for glory. I have never had one carried away to somebody else.” {Giver} looked at {hero} for a long time. {Hero} had crumpled up the list. {He} looked at {dear}, and there was nothing left on it that {he} needed.",
      "“Shall I tell you what I wished for?” asks {dear} sometimes. {Hero} always says no, because wishes ought to stay secret. Then {dear} takes {hero} by the arm. {Hero} knows it all the same: {he} has had uncommonly good luck ever since.",
    ],
  }),
];
