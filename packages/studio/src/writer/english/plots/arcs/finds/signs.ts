import type { Arc, ArcStory } from "../arc.ts";

/** It answers, and wants only to be sure that somebody is there. */
const onceAndShort: ArcStory = {
  after: [
    [
      0,
      "=To {deed}: that can happen to anybody once. {Hero} held quite still. Then it came again, and it was no accident. It had a beginning and an end, and after the end it waited, like somebody who has asked something.",
      "={Hero} held quite still. Then it came again, and it was no accident. It had a beginning and an end, and after the end it waited, like somebody who has asked something. {He} had not been ready for that. Things of that sort don't usually wait.",
    ],
    [
      0.8,
      "={He} looked for whatever else it could be. {He} looked for something loose, for something that had been left on, for somebody having a joke. Nothing was loose. Everybody who might have been joking was a long way off and doing something else.",
    ],
    [
      0.5,
      "=So {he} answered, as well as {he} could: once, and short. There was a pause. Then it came back, once and short, and a little slower, the way one talks to somebody who is new to the language. {Hero} tried it twice. It came back twice. {He} noticed that {he} had stopped breathing, and began again.",
    ],
    [
      0.8,
      "=“What are you doing?” asked {talker}. “Talking,” said {hero}. So {talker} listened, too, for quite a time. There was nothing, nothing at all. It kept quiet for as long as there were two of them. “It's shy,” said {hero}. {Talker} was too polite to say what else it might be.",
      "=“What are you doing?” somebody asked. “Talking,” said {hero}, which was a mistake. Two more were fetched, and all of them listened, and there was nothing, nothing at all. It kept quiet for as long as anybody else was there. On their way out each of them patted {him} on the shoulder.",
    ],
    [
      0.6,
      "=The next time {hero} wanted too much at once. Who are you, what do you want, where are you: it all came out in a heap, and nothing came back. {He} waited until {his} feet had gone to sleep. There was no more to it now than to any other place on earth.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} thought of how it had begun. It had never said anything difficult. It had only given back what it got, a little slower. {Hero} shook {his} feet awake and started from the start: once, and short. And after a time that {he} did not count, there it was. Once, and short.",
    ],
    [
      0.5,
      "=That was all it wanted, then, for now: to be sure that there was somebody. They went on like that for a long while, first the one and then the other. {Hero} never learned a great deal about it. It liked to have the last word. And towards the end it was the one that was a bit too quick.",
    ],
    [
      0.3,
      "=Whoever sat beside {hero} after that had to expect a finger held up in the middle of a sentence. Then it was best to say nothing. It came once, and short. “That's only hello,” said {hero}, and gave it back.",
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

/** Somebody writes back who should not. */
const inAnotherHand: ArcStory = {
  after: [
    [
      0,
      "=That was not part of it. {Hero} had always known how it went on, since {he} {was} the one who did it, and now somebody else had joined in. {He} turned it over. On the back there were a greasy fingerprint and a question: “Are you all right over there?”",
    ],
    [
      0.8,
      "=It took {hero} three tries to think of a reply. The first was too long. The second was all about manners. The third had only three words in it and a question mark. {He} sent it off in the same way as always, and then went and stood where the answer would have to come from.",
    ],
    [
      0.8,
      "=“Perhaps it's a mistake,” said {talker}. “A mistake doesn't ask how you are,” said {hero}. {Talker} thought about that, and went and stood beside {him}.",
      "=“It'll be a mistake,” {he} {was} told. But a mistake does not ask how one is. {Hero} looked at the fingerprint through the bottom of a glass. It was small, and a bit smudged at one side, as if somebody had been called away.",
    ],
    [
      0.5,
      "=“Yes. Who are you?” {hero} wrote back. “I thought you would know that,” came the answer. “You've been getting mine all this time, haven't you?” {Hero} had not been getting anybody's. {He} asked around, and then {he} looked in the places where things end up that have nowhere to go. At the very back there was a sack. It had been used as a cushion.",
    ],
    [
      0.7,
      "=There were years in it. Somebody had been writing as regularly as {he} had, every single time, and had never had one line in return, and had gone on. {Hero} read until {his} eyes hurt. On the last one there was only: “I will try just one more time, and on yours.”",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} sat down and answered them, beginning with the first. Yes, {he} had seen it, too. No, {he} did not like it either. It took days. The questions had been waiting so long that some were no use any more, but {he} answered those as well, because it was the least one could do for them.",
    ],
    [
      0.5,
      "=It all went off in one sack, and the sack was as heavy as a sheep. Then it was quiet for so long that {hero} began to count. “Dear friend,” it said at last, with a fingerprint next to it, a whole one this time. “Please don't write so much at once. I had to build a shelf.”",
    ],
    [
      0.3,
      "=The cushion was gone, and it was rather hard to sit there now. {Hero} sat there all the same when the time came round. There was always a question on the back, and {he} always read that first.",
    ],
  ],
};

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
    idea: /^(?=.*\b(?:letters?|notes?|postcards?|bottles?|diary|wrote|mailed)\b)/,
    stories: [inAnotherHand],
  },
  {
    told: /^(?:answered|replied|drummed|knocked|tapped|called|whistled|hummed|sang|echoed|waved|blinked)\b(?!.* (?:the door|the phone|off key))/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|burglar\\w*)\\b)(?=.*\\b(?:something|somebody|someone|it) (?:answered|replied|drummed|knocked|tapped|called|whistled|hummed|sang|echoed|waved|blinked))`,
      "i",
    ),
    stories: [onceAndShort],
  },
];
