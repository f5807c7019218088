import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, CLOSE, PARTNER } from "./by-them.ts";

const COMMON =
  /\b(?:murder\w*|kill\w*|ghosts?|robb\w*|magic\w*|witch\w*|wizard\w*|curse\w*|dragon|poison\w*|dead body|war)\b/i;
const FEELS =
  "(?:(?:would|could|should|might) )?(?:(?:not|never|no longer|finally|once more) )?(?:(?:feel|be|have|get) )?(?:(?:so|to be|less|not) )?(?:smil\\w*|laugh\\w*|happy|cheerful|lonely|alone|sad|afraid|scared|homesick|forg[eo]t\\w*|remember\\w*|sleep|stop crying|cry|miss)";

/** Stories of what is made, bought and carried for somebody. */
export const forSomebody = [
  story({
    says: [
      phrase(
        `${BY_THEM}(?:built|made|sewed|knitted|carved|crafted|(?<=to )(?:build|make|sew|knit|carve)) <gift:thing>`,
      ),
      new RegExp(
        `\\bso that (?<purpose>(?:he|she|they|${role("x", CLOSE).source.replace("(?<x>", "(?:")})\\b[^.,]*? ${FEELS}\\b[^.,]*)`,
        "u",
      ),
    ],
    may: [
      phrase("(?:out of|from) <material:thing>"),
      role("person", CLOSE),
      /\b(?:built|made|sewed|knitted|carved)\b[^.]+/,
      BEGINS,
    ],
    unless: COMMON,
    after: [
      [
        "It was {person} who had given {hero} the idea, without knowing it. {Person} sat at the window again and looked out, and the tea beside {personhim} got cold. {Hero} had told the joke about the two snails, and {person} had nodded, as you nod at something a long way off. “I'll have to do more than that,” thought {hero}.",
        "Talking had not helped, and neither had the joke about the two snails, which was {hero's} best. {Hero} thought about it for a whole evening. Then {he} got up, cleared the table, and put everything on it that {he} would need. “I'll have to do more than that,” {he} said to {himself}.",
      ],
      [
        "“Out of {material}?” asked those who saw it. “Of course,” said {hero}. There could be nothing better for {thegift} than {material}. It had been lying there for so long, and it was full of old days. {Hero} smelled at it, stroked it with {his} hand, and made the first mark, very lightly.",
        "{Hero} did not know how {thegift} was done, at least not exactly. {He} began all the same. The first corner was crooked. {Hero} looked at it from the left and from the right, and in the end {he} left it as it was, because it looked friendly.",
      ],
      "+ {Hero} worked on {thegift} in secret. Whenever there were steps, {he} threw a towel over it and hummed. That went well for three days. On the fourth somebody asked why {he} was always humming, and who had taken all the towels.",
      "+ At night {hero} lay awake and thought of how it would be. {He} saw it all before {him}, as clear as anything. {He} knew what {thegift} had to be able to do. It was not much, and it was the hardest thing that there is: it was for one moment in one face.",
      "When {thegift} was nearly ready, it broke with an ugly noise, right through the middle. {Hero} stood there with one half in each hand. {He} had wanted it to be so beautiful. Two big tears fell on {thegift}, and made two dark spots.",
      "{Hero} took the brightest red thread in the house and tied the two halves together, with knots as big as a thumb. Now there was a red line through the middle, which went up and down. {Hero} tilted {his} head. It looked a little like a mouth.",
    ],
    end: [
      [
        "{Hero} carried {thegift} in with closed eyes, because {he} did not dare to look. There was not a sound. Then {he} felt a hand on {his} own, and opened one eye. {Person} was stroking the red line with one finger, from the left to the right, up and down. “It was broken,” said {person}, “and you've tied it together again.”",
        "{Hero} carried {thegift} in with closed eyes, because {he} did not dare to look. There was not a sound. Then {he} felt a hand on {his} own, and opened one eye. A finger was stroking the red line, from the left to the right, up and down. “It was broken,” said a voice, “and you've tied it together again.”",
      ],
      [
        "And then it came, first at one corner of the mouth, and next at the other. {Person} smiled. {Person} laughed, and cried a little as well, and took {hero} in both arms, and {thegift} with {him}. “Tell me the one about the snails again,” said {person}. “I wasn't listening.” And {hero} told it.",
        "And then it came, first at one corner of the mouth, and next at the other, a smile at last. There was a laugh too, and a few tears, and two arms that went round {hero}, and round {thegift} as well. “Tell me the one about the snails again. I wasn't listening.” And {hero} told it.",
      ],
      "{Thegift} has its own place now, where it can be seen from the window. It has got a few more red lines over the years. And when the tea gets cold beside the window again, {hero} goes and fetches {thegift}, and begins: “Two snails met on the road.”",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:planted|sowed|(?<=to )(?:plant|sow)) <plant:thing>`),
      /\b(?:planted|plants?|sowed|sow)\b[^.]*? so that (?<purpose>[^.]+)/,
    ],
    may: [/\b(?:planted|plant|sowed)\b[^.]+/, BEGINS, ...PARTNER],
    unless: new RegExp(`${COMMON.source}|\\b(?:bomb|evidence|beanstalk|coins?|giant|grew into)\\b`, "i"),
    after: [
      "“What do you want with {plant}?” they asked, and {hero} told them the reason: so that {purpose}. They looked at one another. “Because of {plant},” they said, and bit their lips. {Hero} picked up the spade and acted as if {he} had not seen it.",
      [
        "{Hero} and {partner} dug the holes, always the length of one arm apart, for {partner} had measured. When the last of {theplant} was in the ground, they stood there, black up to the elbows, and looked round. “And now?” asked {partner}. “Now they must see it,” said {hero}.",
        "{Hero} dug the holes, always the length of one arm apart, and carried the water, can by can. When the last of {theplant} was in the ground, {he} stood there, black up to the elbows, and looked round. Now there was nothing more to do but to wait and to water.",
      ],
      "The first leaves came, and {hero} ran from house to house to tell everybody. It got warmer. {Theplant} grew as high as a knee, then as high as a hip. But nothing else happened. “Well?” they called each evening. “Has it worked yet?” Each evening {hero} had to shake {his} head.",
      "+ {Hero} read everything that there was about it. {He} turned {theplant} to the light, put stones round it and a dish of water beside it. {He} even put up a sign with a big arrow, and was a bit ashamed of it, and took it down again. It was not a matter of signs.",
      "Then came the hottest week for years. There was hardly any water, and it was sad to look at {theplant}. {Hero} carried what was left over from washing, cup by cup. On the last evening half of the leaves were brown. {Hero} sat down on the ground. It had been such a good reason: so that {purpose}. “I'm sorry,” {he} said to {theplant}.",
    ],
    end: [
      "Something splashed. First {hero} saw a bucket, and then a hand, and then one of those who had bitten their lips. “We've got a bit left,” he said, and coughed. Behind him they stood in a row, with watering cans and cooking pots. They poured until the earth was dark.",
      "{Hero} was woken by a shout. “It's happened! Come quickly!” {He} ran out barefoot. They were all standing there, and nobody bit their lips. {Theplant} had opened overnight, more beautiful than in any book, and it was just as {hero} had promised it to them.",
      "Now you can see {plant} at every house, all along the street. When strangers ask the reason, everybody wants to be the first to tell them. {Hero} lets them. {He} has got another spade by now, a spare one, for those who only wanted to ask.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:saved|had saved|has been saving|had been saving|saves|was saving|put aside)(?: up)?\\b[^.]*? (?:to buy|for(?! (?:years|months|weeks|a long|many|days|two|three|four|five|ten))) <wish:thing>",
      ),
      /\b(?:then|Then|but|But|instead|he|she)\b[^.]*?\b(?:spent|spends|gave|gives|used) (?:it|them|everything|all of it|the money|all (?:the|his|her) money)\b[^.]*? (?:on|for|to) (?<other>[^.,]+)/,
    ],
    may: [/\b(?:saved|saving)\b[^.]+/, /\b(?:spent|gave|used)\b[^.]+/, BEGINS],
    unless: COMMON,
    after: [
      "{Hero} kept the money in a jam jar, with a picture of {thewish} stuck on the glass. Every evening {he} emptied it out, counted it, and put it back in, coin by coin. Everybody knew about {thewish}. “How much is it now?” they asked. {Hero} always knew it to the penny.",
      "+ It had not been easy. {Hero} had walked when the others took the bus, had carried shopping and swept stairs, and had looked the other way at the ice-cream van. And on the way home {he} always went past the shop, and laid one hand on the glass, to say that it would not be long now.",
      "Then the jar was full. {Hero} counted it twice. With both hands round the jar {he} set off for the shop, and {his} heart was beating loudly. {He} thought of {thewish} at every step, and of how it would be {his} own that very evening.",
      "Halfway there {hero} stopped. {He} had to think of {other}. {Hero} had known about that for days, and every day {he} had told {himself} that somebody else would do something. Nobody had. {Hero} looked up the street, where the shop was. Then {he} looked down at the jar, and at the picture on the glass.",
      "+ {Hero} walked ten steps towards the shop, and ten steps back. An old man on a bench watched {him} for a while. “Lost something?” he asked. “Not yet,” said {hero}. It would have been so easy just to walk on. {Hero} wished that {he} could think of something else.",
    ],
    end: [
      "{Hero} turned round. It went very quickly then: the coins rolled over a counter, and the jar was empty. {Hero} waited for the feeling that {he} had done something stupid. But it did not come, and there was another one, in the middle of {his} chest, warm and quite large.",
      "The next day {hero} saw what had come of {his} money, and was thanked so much that {he} got red ears. “But what about {thewish}?” they asked. {Hero} shrugged. It still hurt a little, when {he} passed the shop. {He} laid one hand on the glass and said that it would be a bit longer now.",
      "In the evening there was something in front of the door. It was the jam jar, which {hero} had left on the counter. On the bottom lay a few coins, and each of them was wrapped in a piece of paper with a name on it. They were the names of neighbours.",
      "So {hero} began again, and this time there were many who wanted to know each evening how much it was. {Thewish} came in the end, a good deal later. And {hero} has kept the jar. The picture of {thewish} is still on the front. On the back {he} has drawn a heart, and under it stands: {other}.",
    ],
  }),
  story({
    says: [
      phrase(
        "had to (?=(?:row|drive|ride|walk|ski|climb|fly|sail|swim|run|cycle|hike|cross|go|carry|bring|deliver|take|get|steer)\\b)<way:doing>",
      ),
      /\b(?:through|in|across|during|despite|into|over) (?<weather>(?:the|a|an|thick|heavy|deep) (?:[a-z]+ ){0,2}?(?:fog|storm|snow|snowstorm|blizzard|rain|flood|mist|sandstorm|thunderstorm|hurricane|ice|night))\b/,
      /\b(?:to (?:help|save|fetch|reach|bring|deliver|get|rescue)|for|because|before)\b/,
    ],
    may: [BEGINS, /\bto (?:help|save|fetch|reach|bring|deliver|rescue) [^.]+/, /\b(?:on|in|from) (?:a|an|the) [^.,]+/],
    unless: new RegExp(`${COMMON.source}|\\b(?:afraid|scared|race|treasure|school)\\b`, "i"),
    of: "people",
    after: [
      "“Nobody can get through there,” they said, and did not even open the door all the way. “Not in {weather}.” {Hero} had already buttoned up {his} coat. “They're waiting,” said {hero}. “And there's nobody else.”",
      [
        "{Hero} packed only what was needed, checked each strap twice, and hung the lamp in front. {Mate} stood ready as well. {Hero} shook {his} head, but {mate} did not move from the spot. “Then come,” said {hero}. After a short while the last house behind them had disappeared.",
        "{Hero} packed only what was needed, checked each strap twice, and hung the lamp in front. {He} turned round once and looked for the light of the last house. It was still there. After ten breaths {he} looked again, and it had gone. From now on there was only one direction.",
      ],
      "By day {hero} knew the way as {he} knew {his} own stairs. But in {theweather} everything sounded different, and nothing was where it should have been. {He} had come too far, or not far enough. {Hero} stopped, and could hear {his} own heart.",
      "+ {Hero} thought of those who were waiting. Someone would be standing at a window over there and counting the minutes. {Hero} knew how long a minute can be. {He} wiped {his} face, blew into {his} cold hands, and called, as if they could hear it over there: “Wait for me!”",
      "Then came a gust, and the lamp went out. Now it was all the same, in front and behind, above and below. “I don't know where you are,” {he} called into {theweather}. “You have to help me!”",
    ],
    end: [
      "There was no answer. And then there was a sound, a thin one, far to the left, where {hero} would never have looked: somebody was beating on a cooking pot with a spoon. Three beats, and a pause. Three beats, and a pause. {Hero} turned to where it came from, and went on.",
      "It got louder, and {theweather} got yellow in one place, and the yellow was a window. Hands took hold of {hero} and pulled {him} in. “We thought that nobody could come,” they said. {Hero} only asked where {he} {was} needed, and did what {he} had come for.",
      "In the morning all was done, and done well. {Hero} sat at the stove with a bowl of soup. In the corner a small child lay asleep with a dented pot in its arms. “He's been at it since the evening,” they said.",
      "Out there the air is clear again, and the way is quite short if you can see it. {Hero} often goes there. By the door hangs the pot, with the spoon next to it. And when {weather} comes, somebody takes it down from the hook without a word, and goes out, and begins.",
    ],
  }),
];
