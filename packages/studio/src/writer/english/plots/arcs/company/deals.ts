import type { Arc, ArcStory } from "../arc.ts";

/** A deal that is kept to the letter, until somebody asks for what the letter leaves out. */
const toTheLetter: ArcStory = {
  after: [
    [
      0,
      "=They shook hands on it, for rather too long, because neither wanted to be the first to let go. “Agreed?” said {mate}. “Agreed,” said {hero}, and felt pleased all the way to the next corner. To {deed} had been much easier than {he} had expected. Then it occurred to {him} that {he} had not asked what “always” meant.",
      "=They shook hands on it, for rather too long, because neither wanted to be the first to let go. “Agreed?” “Agreed.” {Hero} felt pleased all the way to the next corner. It had been much easier than {he} had expected. Then it occurred to {him} that {he} had not asked what “always” meant.",
    ],
    [
      0.6,
      "=At first it worked just as it had been agreed, and people noticed. “How do you do it all of a sudden?” they asked. “Practice,” said {hero}, and looked at {his} feet. In return {he} did {his} own share every day. It was a small thing, really. It only turned out to be needed at the worst possible moments.",
    ],
    [
      0.75,
      "=“It says every day,” said {mate}, appearing in a doorway where nobody had been a moment before. “I'm having supper with people,” {hero} whispered. “It doesn't say except at supper.” That was true. {Hero} excused {himself}, and came back with leaves in {his} hair, and passed the potatoes as if nothing had happened.",
      "=“It says every day,” said the other one, appearing in a doorway where nobody had been a moment before. “I'm having supper with people,” {hero} whispered. “It doesn't say except at supper.” That was true. {Hero} excused {himself}, and came back with leaves in {his} hair, and passed the potatoes as if nothing had happened.",
    ],
    [
      0.8,
      "=“Did you read it first?” asked {talker}. “There wasn't anything to read,” said {hero}. “We shook hands.” {Talker} thought about it. “Then there's no small print,” said {talker}. “That's something.” “There's only small print,” said {hero}.",
      "=By then {hero} had begun to make lists. On the left stood what {he} got, and on the right what {he} gave. They were exactly the same length. It ought to have made {him} feel better.",
    ],
    [
      0.3,
      "=And then {he} forgot. It was only once, on a day that had been too full. {Hero} remembered it late, with a jolt, and went straight there. {Mate} was sitting where the deal had been made and had evidently been sitting there for hours. “You're not cross?” asked {hero}. “It doesn't say that I have to be,” was the answer. It came from a face that was turned the other way.",
      "=And then {he} forgot. It was only once, on a day that had been too full. {Hero} remembered it late, with a jolt, and went straight there. The other one was sitting where they had shaken hands and had evidently been sitting there for hours. “You're not cross?” asked {hero}. “It doesn't say that I have to be,” was the answer. It came from a face that was turned the other way.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} sat down as well. “What do you want it for?” {he} asked. “What I do every day.” It was quiet for so long that {he} thought {he} had broken some other rule. “You come,” said {mate} at last. “I had to ask for something or other. I couldn't very well ask for that.” So that was what had been in the small print.",
      "={Hero} sat down as well. “What do you want it for?” {he} asked. “What I do every day.” It was quiet for so long that {he} thought {he} had broken some other rule. “You come,” said the other one at last. “I had to ask for something or other. I couldn't very well ask for that.” So that was what had been in the small print.",
    ],
    [
      0.75,
      "=A new deal was made then and there. It took half the night, since neither {hero} nor {mate} was used to saying plainly what was wanted. “Without always,” said {hero}. “With supper,” said {mate}. {Hero} and {mate} shook hands on it. What {he} had got out of the first one did not work any more from that day on, and {hero} had to be about as good as {he} was.",
      "=They made a new one then and there. It took them half the night, since neither was used to saying plainly what was wanted. “Without always,” said {hero}. “With supper,” said the other one. They shook hands on it. What {he} had got out of the first one did not work any more from that day on, and {hero} had to be about as good as {he} was.",
    ],
    [
      0.5,
      "=On some evenings {mate} sits at the table, too, passes the potatoes very correctly, and holds on to the bowl a moment too long, until somebody else lets go first.",
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
      "=“We'll {deed}, then,” said {hero} and {talker} at the same time, and that was the last thing that went at the same time. {Hero} began at once. {Talker} wanted to think first. By the time {talker} had done thinking it was half finished, and the wrong way round. “You might have waited,” said {talker}. “You might have started,” said {hero}.",
      "=“We'll {deed}, then,” they both said, at the same time, and that was the last thing they did at the same time. The quick one began at once. The careful one wanted to think first. By the time the thinking was over it was half done, and the wrong way round. “You might have waited.” “You might have started.”",
      "=The quick one began at once. The careful one wanted to think first. By the time the thinking was over it was half done, and the wrong way round. “You might have waited.” “You might have started.” They looked at each other with real curiosity.",
    ],
    [
      0.6,
      "=There is more than one way to {deed}, but {hero} and {talker} found the wrong ones first. When {hero} called “now”, {talker} called “what?”, and then it was too late. By the evening there was hardly anything to be seen. “Same time tomorrow?” asked {hero}. “Earlier,” said {talker}.",
      "=When {hero} called “now”, {talker} called “what?”, and then it was too late. By the evening there was hardly anything to be seen. “Same time tomorrow?” asked {hero}. “Earlier,” said {talker}.",
      "=There is more than one way to {deed}, but they found the wrong ones first. When the quick one called “now”, the careful one called “what?”, and then it was too late. By the evening there was hardly anything to be seen of {item}. “Same time tomorrow?” asked the quick one. “Earlier,” said the careful one.",
      "=There is more than one way to {deed}, but they found the wrong ones first. When the quick one called “now”, the careful one called “what?”, and then it was too late. “Same time tomorrow?” asked the quick one. “Earlier,” said the careful one.",
      "=When the quick one called “now”, the careful one called “what?”, and then it was too late. By the evening there was hardly anything to be seen. “Same time tomorrow?” asked the quick one. “Earlier,” said the careful one.",
    ],
    [
      0.75,
      "=Next day they changed places. {Hero} had to think first, and fell asleep over it. {Talker} had to be quick, and had it upside down. “How do you stand it,” asked {hero}, “always knowing what could go wrong?” “How do you stand it,” asked {talker}, “never knowing?”",
      "=Next day they changed places. The careful one had to be quick, and it was upside down. The quick one had to think first, and fell asleep over it. “How do you stand it,” asked the quick one, “always knowing what could go wrong?” “How do you stand it,” asked the other, “never knowing?”",
    ],
    [
      0.85,
      "=In the evening {talker} drew a plan of how to {deed}, with arrows, and with numbers from one to thirty. {Hero} read number one and number thirty, and thought that the rest could be guessed. “You've left out four,” said {talker}. “I'm saving it up,” said {hero}.",
      "=In the evening {talker} drew a plan, with arrows, and with numbers from one to thirty. {Hero} read number one and number thirty, and thought that the rest could be guessed. “You've left out four,” said {talker}. “I'm saving it up,” said {hero}.",
      "=In the evening the careful one drew a plan, with arrows, and with numbers from one to thirty. The quick one read number one and number thirty, and thought that the rest could be guessed. “You've left out four,” said the careful one. “I'm saving it up,” said the quick one.",
    ],
    [
      0.3,
      "=The day after that {talker} did not come. {Hero} went on alone, and {doing} had never been so easy. It all went smoothly, in an hour. “Now!” called {hero} from habit, and waited for {talker} to say “what?”. It was extraordinarily quiet.",
      "=The day after that {talker} did not come. {Hero} went on alone, and it had never been so easy. “Now!” called {hero} from habit, and waited for {talker} to say “what?”. It was extraordinarily quiet.",
      "=Then the careful one did not come. The quick one went on alone, and {doing} had never been so easy. It all went smoothly, in an hour. “Now!” called the quick one from habit, and waited for the “what?”. It was extraordinarily quiet.",
      "=Then the careful one did not come. The quick one went on alone, and it had never been so easy. It was done in an hour. “Now!” called the quick one from habit, and waited for the “what?”. It was extraordinarily quiet.",
    ],
  ],
  end: [
    [
      0,
      "=“What?” said {talker} from behind, quite out of breath. “What have I missed?” “Nothing,” said {hero}. “It only needs the last bit.” {Talker} looked at it from the front and from the back, pressed with one finger, and the whole thing gave way. “We'd have noticed that when it was too late,” said {hero}. “That's why I ran,” said {talker}.",
      "=“What?” said a voice from behind, quite out of breath. “What have I missed?” “Nothing. {Item} only needed the last bit.” The careful one looked at {itemthem} from the front and from the back, and pressed with one finger, and something gave way. “We'd have noticed that when it was too late,” said the quick one. “That's why I ran,” said the careful one.",
      "=“What?” said a voice from behind, quite out of breath. “What have I missed?” “Nothing. It only needs the last bit.” The careful one looked at it from the front and from the back, and pressed with one finger, and it gave way. “We'd have noticed that when it was too late,” said the quick one. “That's why I ran,” said the careful one.",
    ],
    [
      0.7,
      "=So {hero} and {talker} did the rest side by side, one too early and one too late, and on the average it was about right. It held when {hero} let go, and it still held when {talker} dared to. “That's it, then,” said {hero}. “Something's bound to come loose,” said {talker}, full of hope.",
      "=So they did the rest together, one too early and the other too late, and on the average it was about right. It held when they let go, first with two hands and then with all four. “That's it, then,” said the quick one. “Something's bound to come loose,” said the careful one, full of hope.",
    ],
    [
      0.5,
      "=Every few days {talker} came by to look if anything had come loose. If nothing had, {hero} gave it a good shake, so that there was something to do.",
      "=Every few days they come by and look if anything has come loose on {item}. It never has. The quick one gives it a good shake then, so that there is something to do.",
      "=Every few days they meet and look if anything has come loose. If it hasn't, the quick one gives it a good shake, so that there is something to do.",
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
    told: /^(?:(?:had|agreed|decided|were forced|learned|learnt|started|began|tried) to )?(?:team(?:ed)? up|work(?:ed)? together|join(?:ed)? forces|build|built|play|open|opened|write|wrote|run|ran|cook|cooked|bake|baked|make|made|paint|painted|plant|planted|restore|restored|repair|repaired|renovate|renovated|fix|fixed|sew|sewed|knit|knitted|organise|organised|organize|organized|design|designed|invent|invented|put on|learn|learned|learnt)\b(?:$|.*\btogether\b|.*\bwith each other\b| when\b| to\b)/,
    by: "hero",
    idea: new RegExp(`^${PEACE}${TWO}(?=.*\\b(?:together|team(?:ed)? up|join(?:ed)? forces|with each other)\\b)`, "u"),
    stories: [outOfStep],
  },
];
