import type { Arc, ArcStory } from "../arc.ts";

/** The news of it grows on its way. */
const theNews: ArcStory = {
  after: [
    [
      0,
      "=Such things get about. {Hero} had only meant to {deed}, and nothing more. But the first one told the second one, and the second one told it better. By the time the news had been all the way round and come back to {hero}, there was a fire in it, and a good deal of shouting.",
      "=Such things get about. The first one who saw it told the second one, and the second one told it better. By the time the news had been all the way round and come back to {hero}, there was a fire in it, and a good deal of shouting.",
    ],
    [
      0.8,
      "=“It wasn't quite like that,” said {hero}. “It was smaller.” They nodded, and one of them winked. “And modest, too,” they said to each other. In the next round it was not only a fire, but also the modesty. {Hero} decided not to say anything more. That was put in as well.",
    ],
    [
      0.9,
      "=“Was there really a fire?” asked {talker}. “You were there,” said {hero}. {Talker} had to think. “I do remember a little smoke,” said {talker}, and it sounded quite sincere.",
      "=One of them had even been there, and told everyone what it had been like. {Hero} listened, too. It was so exciting that {he} could hardly wait for the ending.",
    ],
    [
      0.6,
      "=Then they came from further away, to see it for themselves, and they had brought something to sit on. They were waiting for {hero} to {deed}, only with the fire. {Hero} did it as it is done. It did not take long. “And now the real one,” somebody called from the back.",
      "=Then they came from further away, to see it for themselves, and they had brought something to sit on. They looked at {hero}, and waited. {Hero} did what there was to do. It did not take long. “And now the real one,” somebody called from the back.",
    ],
    [
      0.4,
      "=When they had gone, it was rather empty. {Hero} had never been so well known, and had never felt so small. It was not even a lie, not one that {he} had told. It was only that next to it there was no room any more for what had really been: {doing}, in peace, for its own sake.",
      "=When they had gone, it was rather empty. {Hero} had never been so well known, and had never felt so small. It was not even a lie, not one that {he} had told. It was only that next to it there was no room any more for what had really been.",
    ],
  ],
  end: [
    [
      0,
      "=One of them had stayed behind, a little one with a serious face. “How was it when it was small?” it asked. {Hero} looked up. “Do you want to know that?” “I've heard the other one eight times,” said the little one. “I can't do a fire. I'm not allowed to. But perhaps I can do yours.”",
    ],
    [
      0.6,
      "=So {hero} told how it had been, and left nothing out: how it began, where it nearly went wrong, and what it smelled of. It took longer than the one with the fire. “And then?” the little one kept asking, and there was always something more. At the end they did it together, once, and slowly.",
      "=So {hero} told how it had been, and left nothing out: how it began, where it nearly went wrong, and what came after that. It took longer than the one with the fire. “And then?” the little one kept asking, and there was always something more. At the end they did it together, once, and slowly.",
    ],
    [
      0.5,
      "=There are two stories about it now. The big one still gets about, and has reached the coast by now. The small one is about {doing}, and it is only told to those who stay behind.",
      "=There are two stories about it now. The big one still gets about, and there is a bear in it these days. The small one is told only to those who stay behind. {Hero} tells it the same way each time.",
      "=There are two stories about it now. The big one still gets about, and there is a bear in it these days. The small one is told only to those who stay behind.",
    ],
  ],
};

/** Somebody wants to do the same, and does it exactly. */
const theFollower: ArcStory = {
  after: [
    [
      0,
      "=Somebody had been watching the whole time, somebody with large eyes and no patience. “I want to do that, too,” said the somebody. “What? {Doing}?” asked {hero}. “Everything,” was the answer. And when {hero} turned round to go on, there was somebody behind {him} who turned round as well.",
      "=Somebody had been watching the whole time, somebody with large eyes and no patience. “I want to do that, too,” said the somebody. “What do you mean by that?” asked {hero}. “Everything,” was the answer. And when {hero} turned round to go on, there was somebody behind {him} who turned round as well.",
    ],
    [
      0.8,
      "={Hero} stopped, and the little one stopped. {Hero} scratched {himself}, and so did the little one, in the same place. “That doesn't belong to it,” said {hero}. “You did it, though,” said the little one. {He} had to admit that. After that {he} tried not to do anything which did not belong to it.",
      "={Hero} stopped, and the little one stopped. {Hero} waited for a bit, and so did the little one, for just as long. “That doesn't belong to it,” said {hero}. “You did it, though,” said the little one. There was no denying it. After that {hero} tried not to do anything which did not belong to it.",
    ],
    [
      0.6,
      "=It is not easy to {deed} when somebody is watching who takes it for a rule. {Hero} made a small mistake, the kind that nobody ever notices. Right behind {him} it was made again, with great care. The next time it was bigger. There were two of them now who were getting it wrong, and one of them was proud of it.",
      "=It is not easy to go on when somebody is watching who takes everything for a rule. {Hero} made a small mistake, the kind that nobody ever notices. Right behind {him} it was made again, with great care. The next time it was bigger. There were two of them now who were getting it wrong, and one of them was proud of it.",
    ],
    [
      0.4,
      "=“Leave it,” {hero} said at last, and it came out sharper than it was meant to. “It's nothing. It's only something that {i} do.” The little one looked at {him}, said nothing, and went. Now {he} could have done it in peace. {He} tried. It was like telling a joke to a cupboard.",
    ],
  ],
  end: [
    [
      0,
      "=There was a noise from round the corner. {Hero} went to look. The little one was there all alone, doing it: first the part that was right, and then the mistake, and then a stop. “What comes after the mistake?” asked the little one, without turning round. “You never got any further.” That was a good question.",
    ],
    [
      0.6,
      "=“After the mistake you go on,” said {hero}. So they went on, and neither of them knew how it went from there. One of them tried something and the other one did it after {him}, and then it was the other way round. When it was finished, it was still {doing}, more or less, but there was a new bit in it.",
      "=“After the mistake you go on,” said {hero}. So they went on, and neither of them knew how it went from there. One of them tried something and the other one did it afterwards, and then it was the other way round. When it was finished, it was still the same thing, more or less, but there was a new bit in it.",
    ],
    [
      0.5,
      "=Not long ago somebody else was watching them, somebody even smaller. “I want to do that, too,” it said. {Hero} looked at the little one. The little one sighed. “Everything?” it asked. It had grown a good deal.",
    ],
  ],
};

const GRAVE =
  /^(?!.*\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\w*|ill|cancer|lawnmower|refused|gnomes?|organ|clones?)\b)/;

/** Arcs for whatever a creature or a thing does on purpose. */
export const anySmallArcs: readonly Arc[] = (["creatures", "things"] as const).map(
  (of): Arc => ({
    told: /^(?!was\b|were\b|had\b(?! to\b)|could\b|did not\b|would\b|died\b|felt\b|thought\b|knew\b|got\b|lived\b|fell\b|won\b|lost\b|dried\b|came\b|became\b|grew\b|looked like\b|forgot\b|escaped\b|hated\b|loved\b|liked\b|heard\b|saw\b|found\b|\w+ (?:him|them|it|her)\b|had to get it|stole\b|secretly\b|steals?\b|turned up\b|asked\b)/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [theNews, theFollower],
  }),
);
