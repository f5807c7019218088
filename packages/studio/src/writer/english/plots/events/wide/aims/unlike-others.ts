import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, infinitive, MAIN } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** Somebody does not want to do something. */
const theNo: Story = {
  after: [
    [
      0,
      "=“No,” said {hero}. It was a small word, but it stood in the middle of the room, and everybody had to walk round it. To {deed}! {He} had thought about it from every side, and it did not get any better from any of them.",
      "=“Why not?” they asked. {Hero} thought about it. There were so many reasons that {he} did not know which to take first. “No,” {he} said in the end. That one had them all in it.",
    ],
    [
      0.9,
      "=They tried it kindly at first. Then they tried it with counting. They counted to three, and {hero} waited with interest for what would come after that. Nothing came. So they counted to three once more, only more slowly.",
      "=“Please,” said {mate}. “No,” said {hero}. “Pretty please.” “No.” {Mate} thought about it. “What would happen if you did?” “That's just it,” said {hero}. “Then it would be over.” {Mate} had not seen it like that before.",
    ],
    [
      0.7,
      "=Then came the one who knows about such things. He was thin and had brought a book. He read out of it for an hour why it is a good thing to {deed}. It was so convincing that the one who had fetched him went off to do it at once. Only {hero} was still there.",
    ],
    [
      0.8,
      "=The next attempt was a trick. They all turned their backs and talked of other things. “It's a good thing,” somebody said much too loudly, “that {hero} is not doing it.” {He} listened closely. Then {he} said that {he} had never heard them act so badly.",
      "=The next attempt was a trick. They all turned their backs and talked very loudly of other things. One of them looked round after all, to see whether it was working. {Hero} waved.",
    ],
    [
      0.4,
      "=So they gave it up. “All right,” they said. “Then don't.” And they went off, one after the other. It was quiet. {Hero} had won. {He} sat in the middle of it and looked about for somebody to tell. It is a curious thing with a no: one needs somebody for it, on the other side.",
    ],
  ],
  end: [
    [
      0,
      "=There was one of them left. It was the smallest one, whom nobody ever asks. “I don't want to, either,” said the small one, and moved closer. “Nobody notices when it's me.” {Hero} looked down. “What don't you want?” “Anything,” said the small one. “What have you got?” They went through it together, and found a good many things that one can say no to. It took up most of the evening.",
    ],
    [
      0.6,
      "=“And that?” asked the small one, right at the end. “To {deed}? I've never tried it.” “Neither have I,” said {hero}. “Not really.” “Then how do you know?” There was quite a long pause. “One could have a look,” said {hero}. “Only to be able to say no to it properly.” And so they went and had a look, very quietly, so that none of the others should hear of it.",
      "=“And that thing of yours?” asked the small one, right at the end. “Is it so bad?” “I don't know,” said {hero}. “They never asked me that.” “I'm asking.” There was quite a long pause. “Half of it is,” said {hero}. And so they kept to the other half, very quietly, so that none of the others should hear of it.",
    ],
    [
      0.5,
      "=They heard of it all the same, and were wise enough not to say a word. In the morning the book lay on the floor. Somebody had drawn a big NO on the cover, and under it, in much smaller letters: “except sometimes”.",
    ],
  ],
};

/** Somebody cannot do what others can. */
const theGap: Story = {
  after: [
    [
      0,
      "=All the others could do it. They had never learned it, and so they could not say how it is done. “You just do it,” they said, and did it. {Hero} watched closely. {He} saw the beginning, and {he} saw the end. What came in between was always too quick.",
    ],
    [
      0.6,
      "=There were three cures for it. The first one was hot, and the second one was cold. The third one was something that one has to say backwards, at a crossroads, with {his} eyes shut. {Hero} tried them one after the other. {He} still could not {deed}. But {he} could say something backwards now.",
      "=“Show me where it stops,” said {mate}. {Hero} showed it: so far, and no further. {Mate} looked at the place from in front and from behind. “There's nothing wrong with you,” said {mate}. “You're just made in one piece. The rest of us have a seam there.”",
    ],
    [
      0.8,
      "=So {he} pretended. One can get through a lot by pretending. {He} stood at the back, made the right face at the right moment, and said “phew” afterwards, like everybody else. It was hard work, a good deal harder than the thing itself.",
    ],
    [
      0.6,
      "=It came out, of course. It came out on the very day on which they did it in a circle, and {hero} happened to be next. “Now you,” they said. There was a hole in the circle, just as wide as {hero}. Somebody coughed. “It doesn't matter,” they said, and closed the circle again, only without {him}.",
    ],
    [
      0.4,
      "={Hero} went off a bit, to where it did not disturb anybody. It gets very quiet when one cannot do what everybody does. There was plenty of time, for one thing. The others were busy with it. {Hero} looked about. {He} had never seen the place at this hour, at which nobody ever looks.",
    ],
  ],
  end: [
    [
      0,
      "=And so it was {hero} who noticed it: right at the edge, where one has to look for a long time, something was not as it should be. A small one sat there that had got into a fix and did not call out. All the others were doing what they do so well, and had no eyes for it. {Hero} had nothing else to do. {He} went and got the small one out.",
    ],
    [
      0.6,
      "=“How did you notice?” they asked later, out of breath. “I was there,” said {hero}. “You were doing it just then.” They looked at one another. If all of them could {deed}, who was to keep an eye on things meanwhile? Nobody had ever thought about that. It was a hole, just as wide as {hero}.",
      "=“How did you notice?” they asked later, out of breath. “I was there,” said {hero}. “You were all busy.” They looked at one another. If everybody does the same, who is to keep an eye on things meanwhile? Nobody had ever thought about that. It was a hole, just as wide as {hero}.",
    ],
    [
      0.5,
      "=They still do it in a circle. There is a gap in it now, on purpose, and {hero} stands in it and looks outward. It is the best place of all, the small one says. And sometimes, in the middle of it, {hero} says something backwards. Then they all have to begin again, for laughing.",
    ],
  ],
};

const REFUSED =
  "(?:refused|refuses) to |(?:did not|does not|never) (?:ever )?(?:want|wanted|like|liked) to |would (?:not|never) ";

/** Who does not want to, and who cannot. */
export const unlikeOthers: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|house|home|village|sell|farm|shop|king|police|another|until|talk to|speak`)}${MAIN}(?:${REFUSED})(?!(?:leave|be|give|have|sell|admit|let|believe|say|stop|forget|know|see|talk|speak|return|die|come down)\\b)${infinitive("")}`,
    ),
    ...theNo,
    of: "young",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|house|farm|sell|until|butcher|eaten`)}${MAIN}(?:${REFUSED})(?!(?:be|give|have|sell|admit|let|believe|say|stop|forget|know|see|talk|speak|return|die|come down)\\b)${infinitive("")}`,
    ),
    ...theNo,
    of: "creatures",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|remember|because|decide|agree|afford|home|anymore|any more|sleep|stand|without`)}${MAIN}(?:could not|was not able to|were not able to|had never been able to|had never learned to) (?!(?:be|believe|get|find|remember|stop|see|help|hear|wait|decide|agree|return|read|speak|understand|forget|pay|keep|have|tell|say|leave|come)\\b)${infinitive("")}`,
    ),
    ...theGap,
    of: "creatures",
  }),
];
