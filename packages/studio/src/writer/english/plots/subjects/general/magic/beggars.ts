import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of gifts and thefts out of kindness. */
export const beggars = [
  story({
    says: [
      phrase("(?:gave|gives|shared|shares|offered|offers) <gift:thing> (?:to|with) <beggar:somebody>"),
      phrase("(?:turned out|turns out|was|proved) (?:to be |really |actually |in truth )+(?=an? |the )<being:thing>"),
    ],
    early: /,? ?(?:who|[Aa]nd (?:he|she|it)|\b(?:The|the) [\p{Ll} ]+|He|She) (?:turned|turns) out to be .*$/u,
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|spy|thief|robber|father|mother|brother|son|daughter)\b/i,
    after: [
      "{Hero} had not thought about it for long. {Beggar} had sat there with blue lips, and people had walked round {beggarhim} as they walk round a puddle. So {hero} had held out {gift}. “Is there nothing that you need it for?” {beggar} asked. {Hero} could have named several things. “Not as much as you,” {he} said.",
      "At home there was nothing on the table that evening but the table. {Hero} thought of {thegift} and waited to be sorry. {He} waited until the candle was down. It was cold, and {his} stomach growled, and all the same there was something warm in {him}, about as big as {thegift}.",
      "+ “You gave away {gift}?” cried the neighbours. “To {beggar}? That was silly!” They told it from door to door. {Hero} went back to work and heard them laugh. {He} would have been glad of {thegift} that day, and on the next day as well. But {he} did not wish {he} had it back.",
      "+ A few days later {he} saw {beggar} again, on the same corner. {Hero} had nothing left to give. So {he} sat down there for a while and kept off the wind. They talked about soup. “You are a strange one,” said {beggar}. “Others would ask what I did with {gift}.” {Hero} had not thought of that.",
      "In the night there was a knock. Outside stood {beggar}, but {beggarhis} eyes were bright, and the snow did not fall on {beggarhim}. It fell to the left and to the right. “I asked a hundred people in this town,” said {beggar}. “Ninety-nine walked past. You sat down hungry so that I could eat.” Then {hero} understood. The stranger at {his} door was {abeing}.",
    ],
    end: [
      "“Wish for something,” said the stranger. {Hero} looked round the cold room. {He} could have asked for gold, but {he} thought of the corner in the wind. {He} wished for a stove, so big that everyone who was cold could sit by it. “And for yourself?” asked the stranger. “I'm cold, too,” said {hero}. “I'll be sitting there.”",
      "There it stood, all at once, with blue tiles and a bench round it, and on it a pot of soup that never got empty. In the middle of the table lay {thegift}, the very same, and it was quite warm. “That one I give back,” said the stranger. “I only wanted to see whether anybody would.” Then the doorway was empty.",
      "In winter the whole street sits at {hero's} stove, and there is room for everyone. {Hero} never spent {thegift} or used it up. It lies on the shelf over the bench. And when somebody with blue lips comes to the door, {hero} opens it before there is a knock.",
    ],
  }),
  story({
    says: [
      phrase("(?:stole|steals) (?!from )<loot:thing> (?=because|so|to|for|in order|as a)"),
      phrase(
        "(?:to )?(?:make|give|gave|impress|cheer up|cheer|please|surprise|help)(?: it to| a (?:present|gift) to)? (?<dear>(?:his|her|its|their|the) (?:\\p{Ll}+ )?(?:mother|father|grandmother|grandfather|grandma|grandpa|sister|brother|friend|wife|son|daughter|mum|dad|queen|king|princess|neighbour))",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|police|bank|robber|medicine|prison|drugs)\b/i,
    of: "creatures",
    after: [
      "{Hero} had never stolen anything before. {He} ran home with {theloot} as fast as {he} could, and {his} heart was beating in {his} ears. But {he} only thought of one thing: of the face that {dear} would make. It had been such a long time since {dear} had really laughed.",
      "{Hero} washed {theloot}, tied a blade of grass round it, and carried it to {dear}. “For you,” {he} said. {Dear} made big eyes. {Dear} touched {theloot} with great care, and for a moment everything was just as {hero} had imagined it. Then {dear} asked, “Where did you get it?”",
      "“I found it,” said {hero}. {Dear} looked at {him} in the way that goes right through. “Where?” asked {dear}. {Hero} looked at the floor. From far away there were voices. They were searching everywhere for {loot}, and somebody was crying.",
      "+ {Dear} put {theloot} back into {hero's} arms. “I know why you did it,” said {dear}. “But I can't be glad about {loot} while somebody is crying over it.” {Hero} heard the crying now as well. {He} had not heard it before, because of {his} own heart.",
      "“I only wanted you to be happy,” said {hero}, very quietly. {Dear} sat down beside {him}. “Do you know when I was happy last?” asked {dear}. “When you told me that story about the frog, and did all the voices. I don't need {loot} for that.” {Hero} thought about it. The frog had cost nothing at all.",
    ],
    end: [
      "So they went back together, {hero} with {theloot}, and {dear} close beside {him}. {His} knees were weak. “It was me,” said {hero}, and told the whole truth, even the part with the grass. At first it was terribly quiet. Then somebody took {theloot} and wiped away the tears. “For {dear}?” they asked. “Only for that?”",
      "{Hero} had to make up for it. For a week {he} swept the yard from which {he} had stolen {loot}. {Dear} came along every day and brought bread. On the last evening {hero} told the story about the frog to everybody, with all the voices. {Dear} laughed until the tears came. So did all the others.",
      "Nothing has been missing since then. When {hero} wants to see {dear} laugh, {he} brings something that belongs to {him}: a new joke, or a feather that fell off by itself. {Dear} keeps everything {hero} has given. {Theloot} would not even fit in the box.",
    ],
  }),
];
