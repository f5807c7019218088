import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

const QUARRELLED =
  "(?:quarrelled|quarreled|argued|fell out|fall out|fought|fight|quarrel|had (?:a|an) (?:[a-z]+ )?(?:fight|argument|quarrel|row))";

/** A quarrel of friends and how they make it up. */
const makingUp = {
  unless:
    /\b(?:murder\w*|kill\w*|died|dead|war|divorce\w*|wife|husband|married|restaurants?|neighbours?|rivals?|invent\w*|years|in love|gold medal|boxing|thief|stolen|steals?)\b/i,
  after: [
    [
      "The question was {cause}, and it was not even a big quarrel at first. {Hero} said one thing. {Friend} said the opposite. Then each of them remembered other things, from last week and from last year, and threw them in as well. In the end they had left the question far behind, and both of them were shouting.",
      "It began with {thematter}, and it was not even a big quarrel at first. {Hero} said something about {thematter}. {Friend} said something back. Then each of them remembered other things, from last week and from last year, and threw them in as well. In the end {thematter} was the smallest part of it, and both of them were shouting.",
      "It was not even a big quarrel at first. {Hero} said something. {Friend} said something back. Then each of them remembered other things, from last week and from last year, and threw them in as well. In the end they had forgotten how it began, and both of them were shouting.",
    ],
    "“I don't need you!” shouted {hero}. “Good!” shouted {friend}. They turned round at the same moment and marched off in different directions, {hero} to the left and {friend} to the right. It was very well done. The only trouble was that {hero} lived on the right and {friend} on the left, and neither of them could turn back now.",
    "So {hero} had peace and quiet. There was nobody who knew better, nobody who talked in the wrong place. {Hero} found out something funny and turned round to tell {friend}, and there was only air. After that {hero} tried to be angry again. It was hard work, and {he} had to begin again each time.",
    [
      "+ {Friend} was no better off. {Friend} did all the things that were no fun with {hero}, and they were no fun without {him}, either. Even {thematter} was not worth a look any more. Twice {friend} walked to the corner from where {hero} could be seen, and twice {friend} went back. To say sorry first would have meant to lose.",
      "+ {Friend} was no better off. {Friend} did all the things that were no fun with {hero}, and they were no fun without {him}, either. Twice {friend} walked to the corner from where {hero} could be seen, and twice {friend} went back. To say sorry first would have meant to lose.",
    ],
    "+ {Hero} thought of all the things that {friend} had said. Then, because the evening was long, {he} thought of what {he} had said {himself}. There was one sentence that {hero} would have liked to take back. {He} could hear it the whole night, and each time it sounded worse.",
  ],
  end: [
    "In the morning {hero} set out to find {friend}. On the way {he} practised how to say sorry. {He} was so busy with it that {he} ran round the corner and straight into somebody who was busy with the same thing. “Sorry!” cried {hero} and {friend}, both at once, and rubbed their heads. Then they both began to laugh.",
    [
      "They sat down on the ground, right there. “That one sentence,” said {hero}. “I didn't mean it.” “I know,” said {friend}. “Mine was worse.” And {thematter}? They looked for a way that was fair to both of them. It took them less than five minutes. They had needed a whole day and a night not to do it.",
      "They sat down on the ground, right there. “That one sentence,” said {hero}. “I didn't mean it.” “I know,” said {friend}. “Mine was worse.” Then they talked the whole thing over, quite quietly, from the beginning. It took them less than five minutes. They had needed a whole day and a night not to do it.",
    ],
    [
      "{Hero} and {friend} still quarrel now and then. But when it gets loud, one of them only has to point left and the other one right, and then neither can keep a straight face. As for {thematter}, they can talk about that without any shouting. They know what is more important.",
      "{Hero} and {friend} still quarrel now and then. But when it gets loud, one of them only has to point left and the other one right, and then neither can keep a straight face. Being right is nice. Being friends is better.",
    ],
  ],
} as const;

/** What the quarrel is about. */
const ABOUT = {
  cause: new RegExp(
    `${QUARRELLED}(?: with [^.]*?)? (?:about|over) (?<cause>(?:who|which|whose|how|what|where|whether) (?:(?! and\\b)[^.,])+)`,
    "u",
  ),
  matter: phrase(`${QUARRELLED}(?: with [^.]*?)? (?:about|over) <matter:thing>`),
};

/** Stories of friends, sisters and brothers who quarrel, and of those who have not spoken for years. */
export const quarrels = [
  ...inOwnWords(
    {
      ...makingUp,
      lead: "one",
      says: [phrase(`<one:somebody>,? and <friend:somebody>,? (?:[a-z]+ )?${QUARRELLED}`)],
    },
    ABOUT,
  ),
  ...inOwnWords(
    {
      ...makingUp,
      says: [phrase(`${QUARRELLED} with <friend:somebody>`)],
    },
    ABOUT,
  ),
  story({
    says: [
      phrase(
        `[Tt]wo (?:[a-z]+ )*?(?:friends|sisters|brothers|cousins|siblings|twins|girls|boys|squirrels|bears|mice|rabbits|foxes|birds|cats|dogs|monkeys|princes|princesses|children|kids|[a-z]+s) (?:[a-z]+ )?${QUARRELLED} (?:about|over) <matter:thing>`,
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|war|divorce\w*|couple|restaurants?|neighbours?|thirty years|who is the most|who was the most|in love|invent\w*|chefs?|bakers?|rivals?|house|flat|land|farm|inherit\w*|will|restaurant|hotel|shop)\b/i,
    after: [
      "Each of them had a good reason, and each of them said it loudly. {Hero} had always got on well, more or less. But {matter} cannot be divided by shouting. By noon they had both said it three times: “It's mine as much as yours!” By the evening they had stopped saying anything at all to each other, and that was worse.",
      "Now there was a line between them. One kept to this side of it and the other to that. If anything had to be said, it was said to the wall. “Somebody might close the window,” said one to the wall. “Somebody might ask nicely,” the wall was told from the other side. Nobody closed the window. {Hero} were cold all night.",
      "+ They each made a plan to get {thematter}. Both plans were secret, and both of them were the same. So it happened that {hero} met in the dark, on tiptoe, with one hand stretched out. “Aha!” they cried at the same time. Then they did not know what to say next, and went back to bed.",
      "The next day they pulled. One pulled at one end and one at the other, and it was no longer about {thematter} but about who let go first. Something cracked. It was only a small sound. {Hero} looked at each other and went pale, because they had both heard it.",
    ],
    end: [
      "“Stop,” said the older of them. They both let go, and both at once, so that they sat down hard on the ground. {Thematter} had got away with nothing but a fright. So had they. For a while they looked at it, and at each other, and at the silly line between them. “We've been cold for nothing,” said the younger, and somebody giggled.",
      "After that it was easy, as it had been all along. One of them would decide on how it was to be shared, and the other would choose first. They thought about it for a minute and shook hands on it. {Hero} were fair to each other, right down to the crumbs, and it turned out that {matter} was more than enough.",
      "The line is still there, if you know where to look. {Hero} step over it a hundred times a day. And when there is something new that they both want, they sit down at it together, one decides how, and the other one chooses.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        /\b(?:had not (?:spoken|talked)|haven['’]t (?:spoken|talked)|had been feuding|did not speak to each other|not spoken a word)\b/i,
      ],
      unless:
        /\b(?:died|dead|funeral|murder\w*|killed|married|wedding|deaf|mute|falls? asleep|fell asleep|voice|lift|elevator|stuck|snowed|stroke|until one day|mother|father|son|daughter)\b/i,
      after: [
        [
          "If you had asked them, they could have told you every word of it. It had been a hot day, {thematter} had been the reason, and neither of the two had been as wrong as the other one said. After that came the silence. It was meant to last for a week. Then each of them waited for the other to come, and the week became a year.",
          "If you had asked them, they could have told you every word of it. It had been a hot day, it had been about something small, and neither of the two had been as wrong as the other one said. After that came the silence. It was meant to last for a week. Then each of them waited for the other to come, and the week became a year.",
        ],
        "It takes work to keep such a silence up. {Hero} knew exactly when to leave the house so as not to meet. In the shop they stood with their backs to each other and read the labels of tins. Each of them had friends who had to be careful what they said. And at Christmas, each of them wrote a card to the other, and put it in a drawer.",
        [
          "+ {Thematter} had long stopped mattering. It was only that there had been so much silence since then. To give it up now would have meant that all those years had been for nothing. So they kept to it, as one keeps a coat that was expensive and has never been warm.",
          "+ What it had been about had long stopped mattering. It was only that there had been so much silence since then. To give it up now would have meant that all those years had been for nothing. So they kept to it, as one keeps a coat that was expensive and has never been warm.",
        ],
        "Then, one winter morning, there was no smoke from one of the two chimneys. The other one noticed it at once, having looked at that chimney every morning for years without admitting it. No smoke at eight. No smoke at nine. At ten, somebody who had sworn never to do it put on a coat and crossed over, without a scarf, in slippers.",
      ],
      end: [
        "It was only a cold, and a cough, and no strength left to carry in the wood. For a moment neither of them said anything. They were out of practice. Then the visitor knelt down at the stove and made the fire. “You've come in slippers,” said a hoarse voice from the bed. Those were the first words, and both of them knew that they would have to do.",
        [
          "The rest of it took until the evening. There was soup, and there was {thematter}, told once more from both sides. It was a different story from over there. “Is that what you thought?” they asked each other, more than once. “All this time?” And then the drawers were opened, and the cards came out, a whole pile of them from each house.",
          "The rest of it took until the evening. There was soup, and there was the old story, told once more from both sides. It was a different story from over there. “Is that what you thought?” they asked each other, more than once. “All this time?” And then the drawers were opened, and the cards came out, a whole pile of them from each house.",
        ],
        "There is smoke from both chimneys now, most days. {Hero} have a lot to catch up on. They interrupt each other, they disagree about nearly everything, and they talk, and talk, and talk, until it is too late to go home without a lamp.",
      ],
    },
    {
      matter: phrase(
        "(?:since (?:[a-z]+ )*?(?:argument|quarrel|fight|row) (?:about|over)|because of(?: an? (?:[a-z]+ )?(?:argument|quarrel|fight|row) (?:about|over))?|feuding over|quarrelled (?:about|over)) <matter:thing>(?: (?:[a-z]+ )?[a-z]+ ago| for (?:[a-z]+ )?(?:years|months))?(?=[,.;:]| (?:that|which|who|and|in|on|at|for|when|until|from|before|after)\\b)",
      ),
    },
  ),
  story({
    says: [
      phrase(
        `[Tt]wo (?:[a-z]+ )*?(?:sisters|brothers|siblings|cousins|daughters|sons) (?:[a-z]+ )?${QUARRELLED} (?:about|over) <matter:thing>`,
      ),
      /\b(?:house|flat|land|farm|inherit\w*|will|restaurant|hotel|shop|bakery|vineyard|boat|business)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|war|toys?|school|bedroom)\b/i,
    after: [
      "They had always got on, as long as there was nothing to divide. Now there was {matter}. {Hero} met to talk about it sensibly, with coffee and a list. One of them said what would be best, and the other said for whom. Then things were said that had waited for thirty years, about who had stayed and who had gone, and whose bicycle it had been.",
      "After that they talked only through letters. The letters began with “Dear” and got worse from there. And {thematter} stood between them, and every time one of them thought about it, there was less of the past in it and more of the quarrel.",
      "+ At night it looked different. Each of them lay awake, in two different beds, and thought about the same things: the smell in the stairwell, the one step that creaked, the summer when the wasps came. They could have rung each other up to ask what that summer was called. They both looked at the telephone, and turned over.",
      "Then the day came when it had to be decided, and each came with a pen and a stony face. At the same moment they both bent down. On a door frame, quite low, there were pencil marks, two rows of them, side by side. Someone had measured how they grew, year after year, and had always written both names.",
    ],
    end: [
      "“You cheated,” said a voice, the first for months. “You were standing on your toes there. Look at that.” “I was not.” “You were. You always wanted to be taller.” They looked at each other, and saw two grey people with pens in their hands. And then one of them began to laugh, and it was such an old laugh that the other one was lost at once.",
      "They sat on the floor until it was dark. Nobody won. They went over {thematter} once more, and this time each of them began with what the other one needed, because they both knew it quite well. They had always known it. It could all be written down on half a page. “Is that everything?” asked the lawyer the next day. “Yes,” they said. “Except for the door frame. We'll share that.”",
      "There is a new row of pencil marks now, next to the two old ones, for the children who come in the summer. {Hero} stand on the left and on the right and hold the ruler. They do not agree on who is standing on tiptoe. But they write down both names.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b(?:rivals?|rivalry|compet\\w+|${QUARRELLED})\\b[^.]*?(?:about|over|to see|to find out|to prove)? (?<claim>who (?:made|makes|grew|grows|baked|bakes|built|builds|cooked|cooks|sewed|sews|brewed|brews|painted|paints) (?:(?! and\\b| until\\b| but\\b)[^.,])+)`,
        "u",
      ),
      phrase("(?:<one:somebody>,? and <rival:somebody>,?)"),
    ],
    lead: "one",
    unless:
      /\b(?:murder\w*|kill\w*|war|died|dead|married|marry|in love|most important|born first|lead role|house|should eat|gets to ride)\b/i,
    after: [
      "{Hero} said it first, and quite by the way. {Rival} put down everything {rivalhe} had in {rivalhis} hands. “What did you say?” asked {rival}. From that day on there was only one question in the whole place: {claim}. {Hero} did not sleep any more for thinking about it. {Rival} got up even earlier, and let it be known.",
      "It went up like a ladder. If {hero} did something big, {rival} did something bigger. If {rival} put up a sign, {hero} put up one that was a hand higher. Those who lived nearby had to say what they thought, and whatever they said, somebody was offended.",
      "+ At night {hero} crept over to see what {rival} was doing. It was very dark. {He} bumped into something soft that said “Ouch.” It was {rival}, on {rivalhis} way to see what {hero} was doing. They both claimed that they had lost a button. For a while they even looked for it, side by side, on their hands and knees.",
      "So it was to be settled once and for all, in front of everybody, on a certain day. {Hero} gave {his} very best, and so did {rival}. They pushed to the front at the same moment, each wanting to be first, and elbow hit elbow. There was a bump, a slide, and a terrible silence. What {hero} had made and what {rival} had made lay on the ground in one heap, and nobody could have said what was whose.",
    ],
    end: [
      "They stood and looked at it. {Hero} was so angry that {he} could not speak, and {rival} could not speak, either. Then a very small child in front bent down, tried a bit of the heap, and thought about it. “That's good,” said the child. “It wasn't as good before, when it was two.” It was so quiet that everybody had heard it. {Rival} bent down. {Hero} bent down as well.",
      "It was true. What had always been missing on the one side was there on the other. “I never get that part right,” said {hero} slowly. “And I never get this,” said {rival}. Nobody asked any more {claim}. They picked up what could be picked up, and went inside, both through the same door, to try whether it could be done on purpose.",
      "There is only one sign now, and both names are on it, side by side. {Hero} and {rival} took a week to agree on who should be on the left. And if you ask one of them which of the two is better, {hero} points at {rival}, and {rival} points at {hero}, and then they go back to work.",
    ],
  }),
];
