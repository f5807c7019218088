import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

/** A way through night and bad weather, for somebody who waits on the other side. */
const crossing: Pick<ClauseScene, "after" | "end"> = {
  after: [
    [
      0,
      "=“Nobody goes out in this,” they said. {Hero} was already looking for {his} second glove. “Then I'll have plenty of room,” {he} said.",
      "=“Nobody goes out in this,” they said. “We do,” said {hero}, and {talker} went to find the second glove.",
    ],
    [
      1,
      "=The first stretch was easy. {Hero} knew it by heart: the three lights, the bend, the place where it smells of fish. Then the three lights were not there any more.",
    ],
    [
      1,
      "={He} slowed down. {He} began to sing, for that comes back from what is near, and does not come back from what is far. {His} grandfather had done it like that. He had been a dreadful singer, and he had got there every time.",
      "={Hero} slowed down. “Sing,” {he} said to {mate}. “It comes back from what is near, and does not come back from what is far.” {Mate} knew only one song, and that one was about summer.",
    ],
    [
      1,
      "=In the narrow place there was no way through. {Hero} tried it straight on, and was pushed back. {He} tried it in a wide arc, and came out where {he} had been once already. {He} could tell by the glove. It was lying there.",
    ],
    [
      2,
      "=“Is it far?” asked the {passenger} at every turn. “Not any more,” said {hero}. {He} said so for two hours.",
      "=“Is it far?” something in {him} asked at every turn. “Not any more,” {hero} told it. {He} told it so for two hours.",
    ],
    [
      0.4,
      "=After that it looked the same in all directions, and {hero} {was} so tired that {he} stopped singing. {He} listened. There was nothing. And then, very thin, a long way ahead and much too high, somebody was singing the second verse.",
    ],
  ],
  end: [
    [
      0,
      "=They were standing on the other side with lamps, all of them, wet through, and singing, so that there would be something to steer by. They had been doing it for two hours. They sang even worse than the grandfather. {Hero} held straight on, towards the wrongest note of all.",
      "=They were standing on the other side with lamps, all of them, wet through, and singing, so that there would be something to steer by. They had been doing it for two hours, and none of them could sing. {Hero} held straight on, towards the wrongest note of all.",
    ],
    [
      0.6,
      "=“You've come,” they said, and somebody pressed a mug on {hero}. “You were loud,” said {hero}. The {fetched} had a coat on already. On the way back there was singing behind them, and that is nearly as good as singing in front.",
      "=Hands came out of the dark and took everything: {thecargo}, the rope, the lamp. Somebody pressed a mug on {hero}. “You've come,” they said. “You were loud,” said {hero}. It was not a minute too early, they told {him} later, and not a minute too late.",
    ],
    [
      1,
      "=When somebody is out late in bad weather, they stand there and sing to this day. And {hero} had two gloves again before the week was out. They were not a pair. One of them had been knitted on the other side, by somebody who had to do something with their hands.",
    ],
  ],
};

const CARRY =
  "(?:(?:to (?:take|bring|carry|drive|ferry|row|deliver|sail|transport))|drove|ferried|rowed|carried|took|brought)";
const PERSON =
  "doctor|midwife|bride|groom|nurse|vet|priest|boy|girl|child|woman|man|mother|patient|violinist|pianist|teacher|couple|bishop|judge|singer|surgeon";
const ARTICLE = "(?:the|an?|some|his|her|their) (?:[a-z-]+ ){0,2}?";
const CARGO = `(?<cargo>${ARTICLE}(?:(?<passenger>${PERSON})|medicine|vaccine|serum|insulin|blood|letter|heart|baby|cake|dress|mail|post|ring|organ))`;
const FETCHED = `(?:the|an?|his|her|their) (?:[a-z-]+ ){0,2}?(?<fetched>${PERSON})`;
const BAD_WEATHER =
  /\b(?:storms?|fog|foggy|snow|snowstorm|blizzard|floods?|flooded|monsoon|hurricane|gale|typhoon|ice|icy|mist|sandstorm|thunderstorm|(?:heavy|pouring) rain|rough (?:sea|water)|darkness|by night|at night|in the (?:middle of the )?night)\b/iu;

/** Errands by night and in bad weather. */
export const throughTheStorm: readonly ClauseScene[] = openScene({
  by: "any",
  words: inSentence(
    `${unless("flew|pilot|plane|helicopter|balloon|space[a-z]*")}(?:${CARRY} ${CARGO}|(?:to )(?:fetch|reach|pick up|collect|get to) ${FETCHED})\\b[^.]*`,
  ),
  idea: BAD_WEATHER,
  ...crossing,
  of: "people",
});
