import type { Arc, ArcStory } from "../arc.ts";

/** A deal that is kept to the letter, until somebody asks for what the letter leaves out. */
const toTheLetter: ArcStory = {
  after: [
    [
      0,
      "=They shook hands on it, for rather too long, because neither wanted to be the first to let go. “Agreed?” “Agreed.” {Hero} felt pleased all the way to the next corner. To {deed} had been much easier than {he} had expected. Then it occurred to {him} that {he} had not asked what “always” meant.",
      "=They shook hands on it, for rather too long, because neither wanted to be the first to let go. “Agreed?” “Agreed.” {Hero} felt pleased all the way to the next corner. It had been much easier than {he} had expected. Then it occurred to {him} that {he} had not asked what “always” meant.",
    ],
    [
      0.6,
      "=At first it worked just as it had been agreed, and people noticed. “How do you do it all of a sudden?” they asked. “Practice,” said {hero}, and looked at {his} feet. In return {he} did {his} own share every day. It was a small thing, really. It only turned out to be needed at the worst possible moments.",
    ],
    [
      0.75,
      "=“It says every day,” said the other one, appearing in a doorway where nobody had been a moment before. “I'm having supper with people,” {hero} whispered. “It doesn't say except at supper.” That was true. {Hero} excused {himself}, and came back with leaves in {his} hair, and passed the potatoes as if nothing had happened.",
    ],
    [
      0.8,
      "=“Did you read it first?” asked {talker}. “There wasn't anything to read,” said {hero}. “We shook hands.” {Talker} thought about it. “Then there's no small print,” said {talker}. “That's something.” “There's only small print,” said {hero}.",
      "=By then {hero} had begun to make lists. On the left stood what {he} got, and on the right what {he} gave. They were exactly the same length. It ought to have made {him} feel better.",
    ],
    [
      0.3,
      "=And then {he} forgot. It was only once, on a day that had been too full. {Hero} remembered it late, with a jolt, and went straight there. The other one was sitting where they had shaken hands and had evidently been sitting there for hours. “You're not cross?” asked {hero}. “It doesn't say that I have to be,” was the answer. It came from a face that was turned the other way.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} sat down as well. “What do you want it for?” {he} asked. “What I do every day.” It was quiet for so long that {he} thought {he} had broken some other rule. “You come,” said the other one at last. “I had to ask for something or other. I couldn't very well ask for that.” So that was what had been in the small print.",
    ],
    [
      0.75,
      "=They made a new one then and there. It took them half the night, since neither was used to saying plainly what was wanted. “Without always,” said {hero}. “With supper,” said the other one. They shook hands on it. What {he} had got out of the first one did not work any more from that day on, and {hero} had to be about as good as {he} was.",
    ],
    [
      0.5,
      "=On some evenings there is one more at the table now, who passes the potatoes very correctly, and holds on to the bowl a moment too long, until somebody else lets go first.",
    ],
  ],
};

/** A bet that both would rather lose in the end. */
const theStake: ArcStory = {
  after: [
    [
      0,
      "=It was written down so that there should be no arguing later, and a witness signed it. There was a rule against cheating, and then a second rule against what the first had left out. “May the best one win,” somebody said. Everybody nodded, and everybody meant the same person, only not the same one.",
    ],
    [
      0.6,
      "=The first try came much too early. It had been prepared for days and was over in a breath. “Does that count?” “That counts.” The second was more careful and went on longer, and came to the same thing. There was a great deal of laughter at that, but it was all on the wrong side.",
    ],
    [
      0.75,
      "={Hero} had kept {his} own idea until last. It was a very good one, and {he} had told nobody. Halfway through {he} saw from the faces that somebody had thought of it before {him}, and somebody else before that. “Go on,” they said. “It's nice to see it done properly.”",
      "=The best idea had been kept until last. Halfway through it could be seen from the faces that somebody had thought of it before, and somebody else before that. “Go on,” they said. “It's nice to see it done properly.”",
    ],
    [
      0.8,
      "=“What are you betting for, as a matter of fact?” asked the witness, who had nothing else to do. They told her. “And if nobody wins?” They looked at the paper. There were rules for everything on it, front and back. For that there was none.",
    ],
    [
      0.3,
      "=Then it got late, and the fun went out of it little by little. Somebody suggested calling it off. Nobody was against it, and still nobody got up. It is one thing to {deed}. It is another thing to look at the time and notice that by now it matters to you.",
      "=Then it got late, and the fun went out of it little by little. Somebody suggested calling it off. Nobody was against it, and still nobody got up. They had all noticed by now that it mattered to them, and it was not because of the stake.",
    ],
  ],
  end: [
    [
      0,
      "=It happened when nobody was trying. Something quite silly was said, and not even to the point, by the one who had lost most often. There was a moment of silence. And there it was, what they had all been after, plain for everyone to see, and no one could say any more who had done it. “Was that me?” “That was all of you,” said the witness.",
    ],
    [
      0.75,
      "=According to the rules nobody had won, and so nobody had to pay. They read it over twice. Then they all paid, each of them a bit, into an empty jam jar, for want of a better idea. “What's it for?” asked the witness. “For the next one,” they said. “We'll need a rule about jars.”",
    ],
    [
      0.5,
      "=The paper still exists. It has been added to on both sides and up the margins. Right at the bottom, in small letters, it says that the witness has to be there too. There are four signatures under that one, and not a single objection.",
      "=The paper still exists. It has been added to on both sides and up the margins. Right at the bottom, in small letters, it says that the witness has to be there too. Nobody has ever objected to that one.",
    ],
  ],
};

/** What is swapped, and what comes back with it. */
const inTheOtherPocket: ArcStory = {
  after: [
    [
      0,
      "=The first hour felt like wearing somebody else's coat. Everything was there, only on the wrong side. {Doing} had not been so much, when one thought about it. And yet {hero} caught {himself} walking a little differently. “Did you say something?” {he} {was} asked. {He} had only cleared {his} throat, and it had not sounded like {him}.",
      "=The first hour felt like wearing somebody else's coat. Everything was there, only on the wrong side. And yet {hero} walked a little differently. “Did you say something?” somebody asked. It had only been a cough, but an unusual one.",
    ],
    [
      0.6,
      "=There are things that nobody tells you, because nobody who has them notices. That corner was always sticky. This bit was worn smooth by a thumb that had rubbed it in all the bad moments. {Hero} had not known that there had been any. It was none of {his} business. {He} put {his} own thumb there, and it fitted.",
      "=There are things that nobody tells you, because nobody who has them notices. One corner was always sticky. One edge was worn smooth by a thumb that had rubbed it in all the bad moments. Nobody had known that there had been any.",
    ],
    [
      0.75,
      "=“We could swap back,” it was suggested on the first evening. “We could,” came the answer, and then neither of them did. They each wanted to find out one more thing. That is how one picks a scab: very carefully, and only at the edge.",
    ],
    [
      0.8,
      "=Others mixed them up. Somebody said to {hero} what was meant for the other one, and it was quite friendly, much friendlier than anything {he} would have expected. {He} wanted to say that it was a mistake. Then {he} kept it, in order to pass it on.",
    ],
    [
      0.3,
      "=Then came something that was not meant for anyone else to see. It was not bad. It was only true, and somebody had taken trouble to hide it, under a joke. {Hero} sat there with it for some time. And at the same moment, it struck {him}, somebody was probably sitting somewhere with {his}.",
      "=Then came something that was not meant for anyone else to see. It was not bad. It was only true, and somebody had taken trouble to hide it, under a joke. And at the same moment, most likely, somebody sat somewhere else with something quite similar.",
    ],
  ],
  end: [
    [
      0,
      "=They met halfway to swap back, and both of them had come too early. “Here.” “Here.” Nothing was missing on either side. “I didn't look,” said one. “I didn't either,” said the other. They both had red ears. “I did, a bit,” said one. “Thank goodness,” said the other. “So did I.”",
    ],
    [
      0.75,
      "=What had been said to the wrong one was passed on now, word for word, and it took a while, since there was more of it than they had thought. “They said that about me?” “They took me for you.” After that there was the other matter. It was only touched upon. “You know,” said one. “I know,” said the other. It was enough to be going on with.",
    ],
    [
      0.5,
      "=All is as it was before. Only, in bad moments, {hero} reaches into {his} pocket, where there is a smooth edge now as well, and thinks that it could be the other thumb.",
      "=All is as it was before. Only there is a smooth edge now on both sides, in the very same place, where a thumb goes in bad moments.",
    ],
  ],
};

/** Two unlike ones do something together. */
const outOfStep: ArcStory = {
  after: [
    [
      0,
      "=One of them began at once. The other one wanted to think first. By the time the thinking was over it had been done, and had to be undone again. “You might have waited.” “You might have started.” They looked at each other with real curiosity, like people who have never met anybody who ties the knot from that side.",
    ],
    [
      0.6,
      "=There is no right way to {deed}, but there are a good many wrong ones, and between the two of them they knew them all. What was too much for one was too little for the other. If one said “now”, the other said “what?”, and then it was too late. At the end of the first day there was not much to show. “Same time tomorrow?” asked one. “Earlier,” said the other.",
      "=There was no one right way of doing it, but there were a good many wrong ones, and between the two of them they knew them all. What was too much for one was too little for the other. If one said “now”, the other said “what?”, and then it was too late. At the end of the first day there was not much to show. “Same time tomorrow?” asked one. “Earlier,” said the other.",
    ],
    [
      0.75,
      "=People had a good deal to say about it. They could not see what those two could possibly have to do with each other, and they asked, first on the one side and then on the other. “Well,” said one, “we're at it anyway.” “It's only until it's finished,” said the other. It did not look as if it would ever be finished.",
    ],
    [
      0.8,
      "=They tried it the other way round, so that each did what the other one was good at. It went so badly that they had to sit down. “How do you stand it,” asked one, “always having to hurry like that?” “How do you stand it,” asked the other, “always knowing what could go wrong?” Neither of them had an answer ready.",
    ],
    [
      0.3,
      "=Then one of them did not come. The other one went on alone, and it went smoothly, with nothing to get in the way. It was all done in the right order and at the right speed. It took an hour. Then there was a pause in which somebody should have said “what?”, and it was extraordinarily quiet.",
    ],
  ],
  end: [
    [
      0,
      "=“Sorry,” said a voice from behind, out of breath. “What have I missed?” “Nothing.” That was not so, for it was as good as done. But then it was looked at, from the front, and from the back, by the one who always knew what could go wrong. “Here,” said that one, and pressed with a finger, and it gave way. Nobody would have noticed it until it was too late.",
    ],
    [
      0.75,
      "=So they did the rest of it together, the one too early and the other too late, and on the average it was about right. They had stopped saying “now”. A nod did as well. When it was finished they both stood there with nothing in their hands. “That's that, then,” said one. “Something's bound to come loose,” said the other, full of hope.",
    ],
    [
      0.5,
      "=They can often be seen together, and people have got used to it. One walks ahead and the other behind, and now and then the first one waits and the second one runs a bit, so that for a few steps they are side by side.",
    ],
  ],
};

const PEACE =
  "(?!.*\\b(?:war|killed|murder\\w*|dead|died|body|bodies|babies|souls?|lives|snipers?|bombs?|prison\\w*|kidnapp\\w*)\\b)";
const TWO =
  "(?=.*\\b(?:[Tt]wo|[Bb]oth|[Tt]wins|pair|couple|brothers|sisters|cousins|and (?:I|an?|the|his|her|my)|and \\p{Lu}\\p{L}+|each other)\\b)";

/** Deals, bets, swaps, and what unlike ones do together. */
export const dealArcs: readonly Arc[] = [
  {
    told: /^(?:made|struck|had|agreed on|offered|accepted|signed) (?:an? |the )?(?:[a-z]+ )?(?:deal|bargain|pact)\b/,
    by: "hero",
    idea: new RegExp(`^${PEACE}(?=.*\\b(?:with an?|with the|with his|with her)\\b)`),
    stories: [toTheLetter],
  },
  {
    told: /^(?:bet\b|made a bet|had a bet|wagered|took a bet|placed a bet)/,
    by: "hero",
    idea: new RegExp(`^${PEACE}`),
    of: "people",
    stories: [theStake],
  },
  {
    told: /^(?:accidentally )?(?:swapped|traded|exchanged|switched) (?!places|bodies|brains|babies|lives|sides|roles|heads|voices|jobs|schools|names|seats)/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${PEACE}`),
    stories: [inTheOtherPocket],
  },
  {
    told: /^(?:(?:had|agreed|decided|were forced|learned|learnt|started|began|tried) to )?(?:team(?:ed)? up|work(?:ed)? together|join(?:ed)? forces|build|built|play|open|opened|write|wrote|run|ran|cook|cooked|make|made|paint|painted|plant|planted|put on|learn|learned|learnt)\b(?:$|.*\btogether\b|.*\bwith each other\b| when\b| to\b)/,
    by: "hero",
    idea: new RegExp(`^${PEACE}${TWO}(?=.*\\b(?:together|team(?:ed)? up|join(?:ed)? forces|with each other)\\b)`, "u"),
    stories: [outOfStep],
  },
];
