import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody close turns out to be something that one meets only in books. */
const somethingElse: Story = {
  after: [
    [
      0,
      "=One knows such a thing all at once, and then one has to go on spreading butter. {Hero} looked at {known} as one looks at a picture in which something is hidden. It had been there all the time, and quite large. How could anybody have missed it?",
      "=“That can't be,” said {hero} to the bread. Then {he} began to count on {his} fingers what spoke for it, and when the fingers were used up, {he} went on with buttons. There had been signs. With {known} there had been nothing but signs.",
    ],
    [
      0.6,
      "={Hero} tried it with a small remark in passing. “Somebody I know,” {he} said, “knows somebody who is {what}.” “Is that so,” said {known}, and stirred the soup. The soup was stirred for a good while longer than there was anything in it to stir.",
    ],
    [
      0.6,
      "=The next day {hero} followed {known}, with a newspaper to hide behind. There were onions to be bought. {Known} stopped at the letter box, and held a door open for a man with a pram. It was the most ordinary walk in the world. And that, thought {hero}, is just how {what} would walk.",
      "=The next day {hero} followed {known}, and {mate} came along, because a newspaper has two halves to hide behind. {Known} bought onions, and held a door open for a man with a pram. “Quite ordinary,” whispered {mate}. “That's just how {what} would do it,” {hero} whispered back.",
    ],
    [
      1,
      "=In the library there was not much about it. How to recognise {what}, it said there, and what came then fitted {known}, the postman, and the librarian as well. {Hero} put the book back. On the way out {he} looked at the librarian once more, to be on the safe side.",
    ],
    [
      0.4,
      "=So {hero} wrote one word on a card, with a question mark behind it, and left the card where it could not be overlooked. In the evening it had been turned round. On the back it said, in small neat letters: “How long have you known?” A chair was pulled out, and {known} sat down on it.",
    ],
  ],
  end: [
    [
      0,
      "=“Not long,” said {hero}. “It was the soup.” “It's always the soup,” said {known}, and sighed. “Whom have you told?” “Not a soul.” “Why not?” {Hero} thought about it. “They'd have wanted to come and look,” {he} said. “And then there'd be no time for supper.”",
    ],
    [
      0.6,
      "=Then {hero} {was} told everything: how it had begun, how it is to be {what}, and that the shoes are the worst part of it. {He} asked until the soup was cold. Two things had to stay secret. By bedtime it was only one.",
    ],
    [
      0.8,
      "=From outside all is as it was. {Known} buys onions, and holds doors open. Only now and then, at some quite ordinary word, there is a kick under the table, and the butter has to be put down for laughing. The card is still there. By now there is a shopping list on it, on both sides.",
    ],
  ],
};

/** Somebody turns out to be the one whom the hero has every reason to hate, or would never have thought of. */
const graveDiscovery: Story = {
  after: [
    [
      0,
      "=For a while {hero} did nothing at all. Then {he} did what was next to be done, because that is possible even then: {he} shut a drawer, {he} washed {his} hands. {Known}, it had been until that hour, and nothing more. It was still the same face.",
      "=“Is something the matter?” somebody asked. “No,” said {hero}, and washed {his} hands, although they were clean. Until that hour {he} would have known what to say about {known}. It would have been something friendly.",
    ],
    [
      1,
      "={Hero} told nobody. {He} had a sentence ready by noon, a short one, and it would have hit. All afternoon {he} carried it about like a glass that is too full. When somebody asked about {known}, {he} said that it looked like rain.",
    ],
    [
      0.6,
      "=The first time {he} got as far as the door. “Is it cold outside?” asked {known}. It was such a small question that the sentence did not fit in behind it. “Yes,” said {hero}. “Very.” Then {he} went out again, and {was} angry for the rest of the day, mostly with the weather.",
    ],
    [
      0.6,
      "=So {hero} wrote it down, at night, four sheets of it: what had been done, and what had come of it, year by year. In the morning it read like a bill. At the bottom, where the sum goes, there was nothing. {He} did not know what it came to.",
    ],
    [
      0.4,
      "=Then there was an evening when nobody else was there. Only one lamp was on. “There is something that I ought to have told you,” said {known}. {Hero} held on to the back of a chair. “I know it,” {he} said. That was not what {he} had got ready.",
    ],
  ],
  end: [
    [
      0,
      "=“How long?” asked {known}. “For some days.” “And you said nothing.” “I had it all ready,” said {hero}. “It was good. I can't find it just now.” {He} sat down. Then it was told from the other side, from the beginning, and nothing was left out, not even the one minute in the middle that nobody had ever told {him} about.",
    ],
    [
      0.6,
      "=When it was over, it was late. Nothing had become good by it. But it was out, and it stood on the table between two cups, and one could look at it from both sides. “And now?” asked {known}. “Now it's late,” said {hero}. “Tomorrow I'll ask you the rest.”",
    ],
    [
      0.8,
      "=The four sheets are in the drawer that was shut that day. One line has been added at the bottom, where the sum goes. It says that it was cold outside, very. Anybody else would think that it was about the weather.",
    ],
  ],
};

/** A small lie that has to be kept up. */
const keptLie: Story = {
  after: [
    [
      0,
      "=It was not a big one. It was about the size that one takes for a birthday. {Hero} had hardly said it when it was out of the door and down the street, and at the corner it had already got a hat on.",
      "=At that moment it was the simplest thing in the world. {Hero} even thought that it sounded quite good. Only afterwards did {he} notice that it had no handle anywhere by which one could have taken it back.",
    ],
    [
      0.6,
      "=“Is it true what they say?” asked the man from number nine. He had heard it with a good many details that {hero} had not put in. {He} could have said no. It would have been one word. “More or less,” said {hero}. By the evening the “less” had got lost.",
    ],
    [
      1,
      "=Such a thing needs looking after. Today it needed a photograph, and tomorrow a witness. {Hero} wrote on the back of an envelope what {he} had told to whom, with arrows. Soon there was no room on it for anything that was true, apart from the stamp.",
      "=Such a thing needs looking after. “What did you tell them yesterday?” asked {mate}. “And what did you?” asked {hero}. They put both on the back of an envelope, with arrows. The two did not fit together anywhere.",
    ],
    [
      0.6,
      "=Then {he} tried to make it smaller again. {Hero} took a little off it here and a little there, quite casually. “You are much too modest,” said the man from number nine, and told it on the way he liked it best. It had never been as big as after that.",
    ],
    [
      0.4,
      "=And in the end they wanted to see it. They stood outside, all of them, in their good coats, with a cake. The man from number nine had brought a chair to stand on. {Hero} looked at the cake. Somebody had written on it, in icing, every word of what {he} had said.",
    ],
  ],
  end: [
    [
      0,
      "=“It isn't true,” said {hero}. “Which part?” asked somebody. “The part on the cake.” It was very quiet. {He} told them how it had been, which took one minute. For the lie {he} would have needed three. “So that's why it never rained in it,” said the man from number nine at last, and got down from his chair.",
    ],
    [
      0.6,
      "=Some of them went home. That was bad, and {hero} watched each of them go to the corner. But some stayed, because of the cake. “What really happened is not bad either,” an old woman said with her mouth full. “It's shorter. One could tell it with a bit more feeling.” {Hero} said that it would stay as it was.",
    ],
    [
      0.8,
      "=Now and then it still comes back, from quite far away, with its hat on, and nobody would know it again. Then it is told at the door how it really was, in one minute. And mostly there is cake.",
    ],
  ],
};

const KNOWN =
  "(?<known>(?:his|her|their|my|our|the) (?!own\\b)(?:[a-z-]+ ){0,2}?(?!dog|cat|hamster|parrot|goldfish|house|town|village|letter|book|books|room|baby|opponent|world|life|case|children|kids|toys)[a-z]+)";
const REALLY = "(?:really |actually |secretly |in fact |in truth )?";
const FOUND_OUT =
  "(?:found out|finds out|discovered|realised|realized|learned|learnt|noticed|began to suspect|suspected|became convinced|was convinced|came to believe)";

/** Those who find something out about somebody, and those who tell what is not so. */
export const discoveries: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("online|letters|radio|dead|ghost|dying|ill|killed|murder\\w*")}${FOUND_OUT}(?: that)? ${KNOWN} (?:was|is|had been) ${REALLY}(?:just |also |once )?(?<what>an? (?!lot|bit|little|good|bad|better|much|man who|woman who|murderer|killer)[^.,]+?)(?=[.,]| (?:when|and|who|because|after|while|but|from|in|at|with)\\b)[^.]*`,
    ),
    ...somethingElse,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|fairy|alive|missing|right|sad|lonely")}${FOUND_OUT}(?: that)? ${KNOWN} (?:was|is|had been) ${REALLY}(?:(?:the|an?) (?:man|woman|one|driver|person|boy|girl|doctor|soldier|pilot|murderer|killer|thief|guard|officer) (?:who|that|from)|(?:an?|the) (?:murderer|killer|informer|traitor|war criminal|thief|burglar)|(?:stealing|cheating|lying|betraying|selling|involved|behind|responsible))\\b(?<past>[^.]*)`,
    ),
    ...graveDiscovery,
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("murder\\w*|killed|court|judge|ill|dying|dead|dies|died|war|mirror|blamed")}(?:told (?:a|one|the) (?:[a-z]+ )?lie\\b|lied (?:about|to|that|and)\\b|had lied\\b|(?:told|tells) (?:everyone|everybody|the whole (?:class|school|town|village)|(?:his|her|their|my|our) (?:[a-z]+ ){0,2}?[a-z]+) that (?:he|she|they|I|we|his|her|their|my)\\b|claimed (?:that |to )|boasted (?:that|about)|made up (?:an? |the )?(?:story|boyfriend|girlfriend|illness|excuse|friend|brother|uncle|wife|husband|job)|invented (?:an? )(?:boyfriend|girlfriend|illness|excuse|brother|uncle|wife|husband|job|past)|had to keep (?:on )?lying|could not stop lying|lied and said)(?<lie>[^.]*)`,
    ),
    ...keptLie,
    of: "people",
  }),
];
