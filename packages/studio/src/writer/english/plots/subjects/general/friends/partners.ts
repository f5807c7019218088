import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const TWO = /^(?:[Tt]wo|[Tt]he two|\p{Lu}[\p{L}'’-]+ and (?:his |her )?[\p{L}'’ -]{2,40}?\p{Lu}?[\p{L}'’-]+)\b/u;

/** Stories of two who want the same, who fall out over what they own, or who have not spoken for years. */
export const partners = [
  story({
    lead: "one",
    says: [
      phrase("<one:somebody>,? and <rival:somebody>,? (?:both|each)"),
      phrase(
        "(?:both|each) (?:wanted|hoped|wished|dreamed|dreamt|longed) (?:to (?:be|become)|of (?:being|becoming)) <prize:thing>",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|king|queen|throne|in love|boyfriend|girlfriend|husband|wife|free|rich|happy|friends|alone|loved|famous)\b/i,
    after: [
      "They had always done everything together. But only one could be {prize}, and both {hero} and {rival} knew it. “It ought to be you,” said {hero} on Monday. “No, you,” said {rival}. On Tuesday they did not say that any more. Each of them had begun to think of good reasons why it should not be the other one.",
      "So it became a race. If {hero} came early, {rival} came earlier still. If {rival} had a good idea, {hero} had two, and said them louder. {Hero} and {rival} stopped sitting next to each other. All the others were asked whom they would choose, and looked down at their feet, because they liked them both.",
      "+ {Hero} dreamed of it at night. In the dream {he} was {prize}, and everybody clapped. Only one place was empty, right at the front, and {hero} could not stop looking at it. It was the place where {rival} always sat.",
      "On the day before it was decided, it went wrong. {Hero} made a joke about {rival} in front of everybody. It was not even true, but they laughed. {Rival} did not say anything. {Rival} only picked up {rivalhis} things and left. {Hero} had never felt less like {prize} than in that moment.",
    ],
    end: [
      "{Hero} ran after {rival} as far as the corner. “That was mean of me,” said {hero}, quite out of breath. “And it wasn't true.” “No,” said {rival}. “It wasn't.” They stood there for a while. “I don't even know why I want it so much,” said {rival}. “I think I only didn't want to be the one who doesn't get it.” “Me too,” said {hero}.",
      "The next day {hero} put up a hand and said that it should be {rival}. At the very same moment {rival} put up a hand as well and said that it should be {hero}. So they wrote both names on slips of paper and drew one. It was {rival's}. It stung, for about a second. Then {hero} was the first who clapped. “I can't do it without you,” said {rival}.",
      "Now {rival} is {prize}, and {hero} stands right beside {rivalhim} and thinks of the things that {rival} forgets. Next time they will change over. It is written down, and both of them have signed it. And there is a place right at the front that is never empty any more.",
    ],
  }),
  story({
    says: [
      TWO,
      /\b(?:had not|have not|had never|did not|had hardly|never) (?:spoken|talked|speak|talk|said a word)\b[^.]*?\b(?:years|decades|months|since)\b/,
      /\b(?:[Uu]ntil|Then|[Oo]ne (?:day|night|morning|evening)|[Bb]ut (?:now|when|then|one))\b/,
    ],
    unless:
      /\b(?:died|dead|funeral|murder\w*|killed|married|wedding|deaf|mute|stroke|letters?|lift|elevator|husband|wife|couple|mother|father|son|daughter|hospital|ill|sick)\b/i,
    after: [
      "It was the last thing that they needed. For all that time {hero} had looked the other way whenever they met, and they had become masters at it. They went early or late, on this side of the road or on that. And now they stood there face to face, with the same trouble between them, and neither of them could get out of it alone.",
      "They began without a word. One of them pulled, and the other one pulled as well, and so it only got worse. One of them pointed to the left. The other one pointed to the right. {Hero} worked like that for an hour, back to back, and got nowhere. A bird sat down close by to watch them. It seemed to enjoy itself.",
      "+ “If a certain person held this bit,” said one of them at last, to the bird, “then it might work.” “If a certain person had asked nicely, all those years ago,” said the other, “then a lot of things might have worked.” It was more than {hero} had said to each other in all that time, and they both noticed.",
      "So one of them held, and the other one loosened, and it did work. {Hero} were still good at it. Their hands had not forgotten how it went, in the days when they did everything together. They worked more and more slowly. As soon as it was done, they would have to go, each in another direction, and all at once neither of them was in a hurry.",
    ],
    end: [
      "“Do you still know what it was about?” asked the one, and did not look up. “Of course I do,” said the other, and told it. It was quite a different story from that side. “That's not what I said.” “That's what I heard.” They looked at each other, for the first time in all those years. {Hero} were a good deal older than they remembered.",
      "“I waited for you to come,” said the one. “I waited for you,” said the other. They counted up what they had missed: the birthdays, the bad winters, all the jokes that nobody else would have understood. It was a long list. Then a sandwich came out of a pocket and was broken into two halves, very fairly, as it had always been done between them.",
      "{Hero} are making up for it now. They talk so much that the people next to them change their seats. If one of them is offended, the other one says, “I'm not waiting another time,” and goes over. And the bird comes as well, for the crumbs, and sits down exactly in the middle.",
    ],
  }),
  story({
    says: [
      TWO,
      phrase("(?:opened|started|ran|set up|founded|owned|run|open) <shop:thing>(?= together| and|[.,]| in| on| at)"),
      /\b(?:fell out|quarrelled|quarreled|argued|fought|disagreed) (?:over|about) (?<matter>(?:the|their|an?|his|her) (?:(?! and\b| but\b| until\b)[^.,;])+)/u,
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|war|divorc\w*|husband|wife|couple|mafia|who (?:made|makes|baked))\b/i,
    after: [
      "In the beginning there was nothing to quarrel about. {Hero} had {shop}, two good ideas and four hands. They were so happy about the first one who came that they almost forgot to take any money. In the evening they divided everything into two halves, down to the last coin. “Partners,” they said, and shook hands.",
      "Then it went better, and so it went worse. One of them had come earlier, and the other one had stayed later. One had paid for this, and the other for that. {Hero} each kept a small notebook, and in each notebook it said who did most of the work. In the end it was all about {matter}, and it was loud. People could hear it from across the road.",
      "+ They drew a line through the middle of {theshop}. If you came in from the left, you were served on the left. Those who came were puzzled at first, then they were embarrassed, and after that they stayed away. {Hero} sat there on two sides of nothing at all, and had plenty of time to look at each other.",
      "One morning only one of them came. The other had stayed at home out of pride. And it had to be on that day that everybody wanted something at once. There was a queue as far as the corner, and there were only two hands for it. Things fell over. Things were dropped. After an hour it was quite clear what the other half of the work had been.",
    ],
    end: [
      "Somebody ran to fetch the one who was missing, and they met half way: it had been too quiet at home. {Hero} worked side by side until the last one in the queue had been served. They did not say a word about {matter}, because there was no time. One of them held out a hand, and the other had already put the right thing into it.",
      "In the evening they sat on the ground, tired to the bone, with the two notebooks. “Yours says that you did everything,” said the one. “So does yours,” said the other. They read them out to each other, and on the second page they began to giggle. On the last page they wrote down what was fair about {matter}. It was only three lines, and {hero} both signed.",
      "{Hero} still have {theshop}. There is just one notebook now, and it is full of little drawings. The line through the middle has worn away. When it gets loud about {matter}, one of them goes home for ten minutes. Nobody has ever managed to stay away for the whole ten.",
    ],
  }),
];
