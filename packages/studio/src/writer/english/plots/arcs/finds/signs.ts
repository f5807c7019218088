import type { Arc, ArcStory } from "../arc.ts";

/** What comes again answers, once and short. */
const onceAndShort: ArcStory = {
  after: [
    [
      0,
      "={Hero} told {himself} that it was not possible to {deed}. {He} held quite still and waited for it to stop. It did stop, and then it began again, from the start. In between there was a pause, the kind that people leave after a question.",
      "={Hero} held quite still and waited for it to stop. It did stop, and then it began again, from the start. In between there was a pause, the kind that people leave after a question.",
    ],
    [
      0.8,
      "={He} looked for any other reason. {Hero} checked {item} twice, and then everything near {itemthem} that could be loose, or switched on. Everything was where it should be. Everybody who liked a joke was a long way off.",
      "={He} looked for any other reason. There had to be one: people did not just {deed}. {Hero} checked everything that could be loose, or switched on. Everything was where it should be, and everybody who liked a joke was a long way off.",
      "={He} looked for any other reason. {Hero} checked everything that could be loose, or switched on. Everything was where it should be, and everybody who liked a joke was a long way off.",
    ],
    [
      0.5,
      "=The next time {he} {did}, {hero} {was} ready. {He} answered, once and short. There was a pause. Then the answer came, once and short, and a little slower, as people talk to a foreigner. {He} tried it twice, and it came back twice. {Hero} noticed that {he} had stopped breathing.",
      "=The next time {hero} {was} ready. {He} answered, once and short. There was a pause. Then the answer came, once and short, and a little slower, as people talk to a foreigner. {He} tried it twice, and it came back twice. {Hero} noticed that {he} had stopped breathing.",
    ],
    [
      0.8,
      "=“What are you doing?” asked {talker}. “{Doing},” said {hero}. So {talker} listened, too, for quite a time. There was nothing, nothing at all. “Perhaps it's shy,” said {hero}. {Talker} was too polite to say what else it might be.",
      "={He} said it aloud, to hear how it sounded: “{Doing}.” It sounded like a person who ought to lie down. {Hero} lay down. {He} kept one hand free all the same, in case there was more of it.",
      "={Hero} said aloud that {he} must be tired, and lay down. {He} kept one hand free all the same, in case there was more of it.",
    ],
    [
      0.6,
      "=Then {hero} wanted too much at once. Who are you, what do you want, where are you: {he} asked it all in a heap, and nothing came back. {He} waited until {his} feet were asleep. {He} looked at {topic}, and felt foolish. {He} had been so frightened of {doing}, and now {he} missed it.",
      "=Then {hero} wanted too much at once. Who are you, what do you want, where are you: {he} asked it all in a heap, and nothing came back. {He} waited until {his} feet were asleep. {He} had been so frightened of {doing}, and now {he} missed it.",
      "=Then {hero} wanted too much at once. Who are you, what do you want, where are you: {he} asked it all in a heap, and nothing came back. {He} waited until {his} feet were asleep. {He} had been so frightened of it, and now {he} missed it.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} remembered how it had begun. Before {he} could {deed}, {he} must have made some noise of {his} own, without thinking. {Hero} made it again now, once and short, and left a pause after it. {He} did not count how long. It came back, once and short.",
      "=Then {he} remembered how it had begun. There had been no questions at all. {Hero} went back to the start: once, and short, with a pause after it. {He} did not count how long. It came back, once and short.",
    ],
    [
      0.5,
      "=So that was all that was wanted, for now: to be sure that {hero} {was} there. They went on for a long while, by turns, and neither of them said anything of importance. {Hero} learned only that the other side liked to have the last word. Towards the end {he} let it.",
    ],
    [
      0.3,
      "=Anyone who sat with {hero} after that had to expect a finger held up in the middle of a sentence. It came once, and short. “That's only hello,” said {hero}, and gave it back. For {him} there was nothing strange left about {doing}.",
      "=Anyone who sat with {hero} after that had to expect a finger held up in the middle of a sentence. It came once, and short. “That's only hello,” said {hero}, and gave it back.",
    ],
  ],
};

/** A thing that never answered does, and stops when others listen. */
const itAnswered: ArcStory = {
  after: [
    [
      0,
      "=All this time {hero} had talked to {item} just because {itemit} could not answer. Now {he} almost dropped everything. “Was that you?” {he} asked {item}. It was a silly question, and {he} {was} ashamed of it until the answer came. It was yes.",
      "=All this time {hero} had gone on just because there was never any answer. Now {he} almost dropped everything. “Was that you?” {he} asked. It was a silly question, and {he} {was} ashamed of it until the answer came. It was yes.",
    ],
    [
      0.8,
      "={Hero} looked behind {item} and under {itemthem}. {He} looked for a wire, a brother, a joke. There was only {item}, as plain as ever. “You stopped,” {itemit} remarked in the meantime. “You were doing so well.”",
      "={Hero} looked for a wire, a brother, a joke. There was nothing of the kind. “You stopped,” the voice remarked in the meantime. “You were doing so well.”",
    ],
    [
      0.6,
      "=The first talk with {item} was short and went wrong. {Hero} wanted to be quick, and got stuck, and went red, though there was only {item} to see it. {Item} waited. Most people finished {his} sentences for {him}. {Item} just waited, until the end of the sentence came.",
      "=The first talk was short and went wrong. {Hero} wanted to be quick, and got stuck, and went red, though there was nobody to see it. The other side waited. Most people finished {his} sentences for {him}. This one just waited, until the end of the sentence came.",
    ],
    [
      0.9,
      "=After that {hero} practised with {item} every evening. They did the hard words, the ones that have a wall in front. “Take a run at it,” {item} advised. {Hero} took a run at “Tuesday”, and got over at the fourth try. “Is it always like that for you?” {item} wanted to know. “Only with people,” said {hero}.",
      "=After that {hero} practised every evening. {He} did the hard words, the ones that have a wall in front. “Take a run at it,” the voice advised. {Hero} took a run at “Tuesday”, and got over at the fourth try. “Is it always like that for you?” the voice wanted to know. “Only with people,” said {hero}.",
    ],
    [
      0.8,
      "={Hero} told {talker} about {item}. “Prove it,” said {talker}, and listened for a minute with both eyes shut. {Item} behaved as always, and did not add a word. “Very nice,” said {talker}.",
      "={Hero} told people about {item}. They came and listened for a minute. {Item} behaved as always, and did not add a word. “Very nice,” they said, and looked at {hero}, and not at {item}.",
      "={Hero} told people about it. They came and listened for a minute, and heard nothing new. “Very nice,” they said, and looked at {hero}.",
    ],
    [
      0.6,
      "=The next night {item} did not answer, nor the night after that. {Hero} begged, and then {he} shouted. {Item} went on as {itemit} always had, with no more in {itemthem} than in a tap. That was what came of showing {itemthem} around. {He} swore that {he} would never speak to {item} again.",
      "=The next night there was no answer, nor the night after that. {Hero} begged, and then {he} shouted. It was all as it had been before. That was what came of showing it around. {He} swore that {he} would never try again.",
    ],
  ],
  end: [
    [
      0,
      "={He} held out for three days. Then {hero} went back to {item}, and did not beg this time, and did not hurry. “I'm sorry,” {he} said. “I w-wanted them to believe me. I didn't need them to.” It took {him} a long while to get it out. “There,” said {item}. “That was the longest one yet.”",
      "={He} held out for three days. Then {hero} came back, and did not beg this time, and did not hurry. “I'm sorry,” {he} said. “I wanted them to believe me. I didn't need them to.” It took {him} a long while to get it out. “There,” came the answer. “That was the longest one yet.”",
    ],
    [
      0.5,
      "=They talked until morning. {Item} knew very little about the world, apart from one thing, and asked about everything: rain, socks, what people mean by “soon”. {Hero} explained it all, in long sentences. Not once did {he} notice where {he} would have got stuck.",
      "=They talked until morning. The other side knew very little about the world and asked about everything: rain, socks, what people mean by “soon”. {Hero} explained it all, in long sentences. Not once did {he} notice where {he} would have got stuck.",
    ],
    [
      0.3,
      "=During the day {hero} had other people to talk to, more and more of them. But last thing at night {he} still went to {item}. “Well?” asked {hero}, and waited, as long as it took.",
      "=During the day {hero} had other people to talk to, more and more of them. But last thing at night {he} still went back. “Well?” asked {hero}, and waited, as long as it took.",
    ],
  ],
};

/** A question that only the right one could answer. */
const onlyOneCouldKnow: ArcStory = {
  after: [
    [
      0,
      "=There was an explanation, and {hero} meant to have it. {He} wrote down the hour, and how long it had gone on. {He} {was} the last person in the world to whom such a thing would happen. It said so, more or less, in the first line.",
    ],
    [
      0.9,
      "=Nobody else had been told. {Hero} could hear the tone they would answer in, and who would put a hand on {his} arm. {He} went about {his} work as usual, only with one ear missing, so to speak. “You're somewhere else,” they told {him}. It was meant as a remark.",
    ],
    [
      0.8,
      "=It kept coming. It was never loud, and it never threatened, and it was not to be put off. {He} tried leaving it alone. It left {him} alone for just as long, and was there again afterwards with great patience, at the same place, where it had broken off.",
    ],
    [
      0.5,
      "=So {he} thought of a test. There was one question to which only one person in the world could know the answer. {Hero} knew it, too, of course: it was three words long. {He} asked, as clearly as it could be done, and sat down. All the time {he} could hear those three words in {his} head. {He} {was} not sure whether to hope for them.",
    ],
    [
      0.7,
      "=What came back was wrong. It was not three words, it was not even near. {Hero} felt relief, and after that {he} felt how quiet it was. There it was, then. Somebody had made a guess, or there was no one. {He} crossed out the first line, and the second, and put the pencil away.",
    ],
  ],
  end: [
    [
      0,
      "=It was some time before {he} took the paper out again. The answer still stood at the bottom, the wrong one, and {hero} read it once more, slowly. Then {he} had to hold on to the table. It was wrong because the question had been. The three words were how {he} told the story. This was how it had been.",
    ],
    [
      0.5,
      "={He} had quite forgotten. It had never been told to anyone, because it was so small: it was the part before the three words, when they had both been laughing too hard to say them. {Hero} took up the pencil. “Ask me one,” {he} wrote.",
    ],
    [
      0.3,
      "=There is no explanation to this day. The first line is still crossed out, and nothing else has been written over it. But whenever it came again, {hero} {was} there, and {he} got into the habit of answering the easy questions wrong.",
    ],
  ],
};

/** An answer comes to what was never answered. */
const inAnotherHand: ArcStory = {
  after: [
    [
      0,
      "={Hero} had never thought that {who} would {deed}. {He} turned the paper over, and then over again. It was a short answer, in tiny letters, with a smudge beside it. “Thank you for yours,” it said. “Nobody has asked me anything for years. What do you want to know?”",
      "={Hero} had never expected an answer. {He} turned the paper over, and then over again. It was a short one, in tiny letters, with a smudge beside it. “Thank you for yours,” it said. “Nobody has asked me anything for years. What do you want to know?”",
    ],
    [
      0.8,
      "={Hero} needed three tries to reply to {who}. The first was too long. The second was all about manners. The third was one line: “Are you all right in there?” {He} left it in the usual place, and stayed close by, to see who would fetch it.",
      "={Hero} needed three tries to reply. The first was too long. The second was all about manners. The third was one line: “Are you all right over there?” {He} sent it off in the usual way, and waited where the answer would have to come.",
    ],
    [
      0.6,
      "=“Not quite,” {who} wrote back. “I should like to see {topic} for myself. But I have not been out of here for so long that I have forgotten how one goes about it.” {Hero} read that line many times. {He} knew the feeling rather better than {he} would have said.",
      "=“Not quite,” {who} wrote back. “I should like to come out. But I have stayed in for so long that I have forgotten how one goes about it.” {Hero} read that line many times. {He} knew the feeling rather better than {he} would have said.",
      "=“Not quite,” came the answer. “I should like to come over. But I have stayed in for so long that I have forgotten how one goes about it.” {Hero} read that line many times. {He} knew the feeling rather better than {he} would have said.",
    ],
    [
      0.8,
      "=After that they wrote every day, {hero} and {who}. They wrote about soup, and about being afraid of bells, and about {topic}. {Hero} had never told so much to a person {he} could see.",
      "=After that there was a letter every day, about soup, and about being afraid of bells. {Hero} had never told so much to a person {he} could see.",
    ],
    [
      0.9,
      "=Once there was something else in the letter from {who}: a leaf, pressed so thin that {hero} could see {his} hand through it. “It came in by itself, on the wind,” {who} wrote. “Is it still green out there?” {Hero} picked a fresh one, from the tallest tree {he} could find, and put it in with the answer.",
      "=Once there was something else in the letter: a leaf, pressed so thin that {hero} could see {his} hand through it. “It came in by itself, on the wind,” said the tiny letters. “Is it still green out there?” {Hero} picked a fresh one, from the tallest tree {he} could find, and put it in with the answer.",
    ],
    [
      0.6,
      "=Then {hero} made a mistake. “I'm coming to fetch you,” {he} wrote to {who}. “Tomorrow at four.” {He} came, and {he} was on time. There was no sound and no paper. It stayed like that for a week. {Hero} had pushed, and {he} knew it.",
      "=Then {hero} made a mistake. “I'm coming to fetch you,” {he} wrote. “Tomorrow at four.” {He} came, and {he} {was} on time. There was no sound and no paper. It stayed like that for a week. {Hero} had pushed, and {he} knew it.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} wrote once more to {who}, the shortest letter of all: “I shall be outside at four. You don't have to do anything.” {Hero} sat down there at four, with two cups, and did not look round. At ten past, something rustled behind {him}. “Is the second one for me?” asked {who}.",
      "=So {he} wrote once more, the shortest letter of all: “I shall be outside at four. You don't have to do anything.” {Hero} sat down there at four, with two cups, and did not look round. At ten past, something rustled behind {him}. “Is the second one for me?” asked a voice.",
    ],
    [
      0.5,
      "=They drank what was in the cups. {Who} was not at all as {hero} had imagined, and seemed to think the same of {him}. “You write longer than you are,” {who} said. Then they sat and said nothing, which they had never been able to do on paper.",
      "=They drank what was in the cups. Neither was at all as the other had imagined. “You write longer than you are,” said the voice from behind the second cup. Then they sat and said nothing, which they had never been able to do on paper.",
    ],
    [
      0.3,
      "=The letters did not stop because of that. {Hero} had always found that some things are said better in tiny letters. {He} still left them in the same place, and there was always one there already.",
    ],
  ],
};

/** The same beats, told of a writer who has no name yet. */
const unnamed = (beats: ArcStory["after"]): ArcStory["after"] =>
  beats.map(([rank, ...lines]) => [rank, ...lines.filter((line) => !/\{who\}/i.test(line))] as const);

/** An answer whose writer is only "she" or "somebody". */
const inUnknownHand: ArcStory = { after: unnamed(inAnotherHand.after), end: unnamed(inAnotherHand.end) };

const ODD =
  "(?:knock\\w*|tapp\\w*|drumm\\w*|whisper\\w*|voices?|humm\\w*|scratch\\w*|sing\\w*|music|a sound|sounds|noises?|breathing|crying|whistl\\w*|footsteps|muttering|signals?|something|somebody|someone)";
const GRAVE = "murder\\w*|kill\\w*|bodies|gun|bomb|hostages?";

/** Something odd is heard, seen or felt, and comes again. */
export const signs: readonly Arc[] = [
  {
    told: /^(?:(?:suddenly|started|began|kept|keeps) (?:to )?)?(?:hear|heard|hearing|receiv\w*|gets?|got|getting|pick(?:ed|ing) up)\b.*\b(?:knocking|messages?|letters|calls?|voices?|signals?|code|postcards)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|secret about|anonymous)\\b)`, "i"),
    stories: [onlyOneCouldKnow, onceAndShort],
  },
  {
    told: /^/,
    by: "any",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:heard knocking|text messages? from|messages from|calls from|kept hearing)\\b)`,
      "i",
    ),
    stories: [onlyOneCouldKnow],
  },
  {
    told: new RegExp(
      `^(?:(?:suddenly|could|started|began) (?:to )?)?(?:hear|heard|hearing|feel|felt|feeling) .*\\b${ODD}`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|felt something for|lie|lies)\\b)`, "i"),
    stories: [onceAndShort],
  },
  {
    told: /^(?:answered|wrote back|replied|drummed back|knocked back|answers)\b/,
    by: "other",
    of: "people",
    idea: /^(?=.*\b(?:letters?|notes?|postcards?|bottles?|diary|wrote|mailed)\b)(?=.*\b(?:the|his|her|their) (?:[a-z]+ )?[a-z]+ (?:answered|wrote back|replied)\b)/i,
    stories: [inAnotherHand],
  },
  {
    told: /^(?:answered|wrote back|replied|answers)\b/,
    by: "other",
    of: "people",
    idea: /^(?=.*\b(?:letters?|notes?|postcards?|bottles?|diary|wrote|mailed)\b)/,
    stories: [inUnknownHand],
  },
  {
    told: /^(?:answered|replied|drummed|knocked|tapped|called|whistled|hummed|sang|echoed|waved|blinked)\b(?!.* (?:the door|the phone|off key))/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|burglar\\w*)\\b)(?=.*\\b(?:something|somebody|someone|it) (?:answered|replied|drummed|knocked|tapped|called|whistled|hummed|sang|echoed|waved|blinked))`,
      "i",
    ),
    stories: [itAnswered],
  },
];
