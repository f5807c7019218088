import type { ArcStory } from "../arc.ts";

/** Creatures act as though they knew all about it, and put off what they do not know until later. */
export const forLater: ArcStory = {
  after: [
    [
      0,
      "={Hero} knew very little about that kind of thing, but it was not going to show. {He} walked round {item} with {his} head held high and nodded twice. “As {i} thought,” {he} said. That sounded like somebody who had thought something.",
      "={Hero} knew very little about that kind of thing, but it was not going to show. {He} looked {who} over from all sides and nodded twice. “As {i} thought,” {he} said. That sounded like somebody who had thought something.",
      "={Hero} knew very little about that kind of thing, but it was not going to show. {He} walked up and down with {his} head held high and nodded twice. “As {i} thought,” {he} said. That sounded like somebody who had thought something.",
    ],
    [
      0.6,
      "=“You've done this before,” said {who}. “All the time,” said {hero}. “And what's {item} for?” {Hero} had been wondering about that. “That's for later,” {he} said.",
      "=“You've done this before,” said {who}. “All the time,” said {hero}. “And what comes next?” {Hero} had been wondering about that. “That's for later,” {he} said.",
      "=“You've done this before,” said {talker}. “All the time,” said {hero}. “And what's {item} for?” {Hero} had been wondering about that. “That's for later,” {he} said.",
      "=“You've done this before,” said {talker}. “All the time,” said {hero}. “And what comes next?” {Hero} had been wondering about that. “That's for later,” {he} said.",
      "=“And what comes next?” asked {ahelper}, who was a stranger to such things too. {Hero} had been wondering about that. “That's for later,” {he} said.",
    ],
    [
      0.8,
      "=It was a good answer, and it could be used again. What the noise was: for later. Why it smelled like that: for later. Whether one might eat before it was finished: that, said {hero}, was for now. And {he} went on nodding with {his} mouth full. After a while a good deal had come together that was for later.",
    ],
    [
      0.5,
      "=Then it was later. {Who} looked at {hero}, and {hero} looked at {item}. “Any moment now,” {he} said. {He} nodded to the left and {he} nodded to the right, until {his} neck hurt. Nothing came of it, except that a few of the others began to nod as well.",
      "=Then it was later. {Who} looked at {hero}, and {hero} looked straight ahead. “Any moment now,” {he} said. {He} nodded to the left and {he} nodded to the right, until {his} neck hurt. Nothing came of it, except that {who} began to nod as well.",
      "=Then it was later. {Hero} looked at {item}, and everybody else looked at {hero}. “Any moment now,” {he} said. {He} nodded to the left and {he} nodded to the right, until {his} neck hurt. Nothing came of it, except that a few of the others began to nod as well.",
      "=Then it was later, and everybody looked at {hero}. “Any moment now,” {he} said. {He} nodded to the left and {he} nodded to the right, until {his} neck hurt. Nothing came of it, except that a few of the others began to nod as well.",
    ],
    [
      0.3,
      "=So {hero} crept behind {item} and stopped nodding. {He} would have to say it some time. {He} tried it out under {his} breath: “I don't know.” It was quite short. It only felt long, most of all at the end.",
      "=So {hero} crept away to the edge of it all and stopped nodding. {He} would have to say it some time. {He} tried it out under {his} breath: “I don't know.” It was quite short. It only felt long, most of all at the end.",
    ],
  ],
  end: [
    [
      0,
      "=“What did you say?” asked {who}. “I don't know what comes next,” said {hero}, and shut {his} eyes. It was quiet. “Nor do I,” said {who}. “It's my first time too. I was only watching to see how you did it.”",
      "=“What did you say?” asked {talker}. “I don't know what {item} might be for,” said {hero}, and shut {his} eyes. It was quiet. “Nor do I,” said {talker}. “I was only watching to see how you did it.”",
      "=“What did you say?” asked {talker}. “I don't know what comes next,” said {hero}, and shut {his} eyes. It was quiet. “Nor do I,” said {talker}. “I was only watching to see how you did it.”",
      "=“What did you say?” asked {thehelper}. “I don't know what comes next,” said {hero}, and shut {his} eyes. It was quiet. “Nor do I,” said {thehelper}. “I was only watching to see how you did it.”",
    ],
    [
      0.6,
      "=Now at last it could be tried. {Hero} tried {item} with {his} nose, from above and from below, and {talker} thought of the wrong ways, so that those were out of the way. The eleventh way was neither from above nor from below. It was so easy that {hero} nearly nodded.",
      "=Now at last it could be tried. {Hero} and {who} got it wrong ten times, in ten different ways, quite without nodding. Each time {who} said what had been wrong with it, and {hero} thought of the next. The eleventh way was so easy that it hardly counted as a way at all.",
      "=Now at last it could be tried. {Hero} tried {item} from above and from below, quite without nodding, and got it wrong ten times, in ten different ways. The eleventh was so easy that it hardly counted as a way at all.",
      "=Now at last it could be tried. {Hero} tried it from the front and from the back, quite without nodding, and got it wrong ten times, in ten different ways. The eleventh was so easy that it hardly counted as a way at all.",
    ],
    [
      0.9,
      "=“So that's how it's done,” said {who}. “I'd never have thought of it.” “Nor would I,” said {hero}. It was surprising how well it went with not knowing, once there were two at it. What the noise was came out by itself: it was {hero}, who always hummed a little when {he} {was} pleased. And it smelled like that because there was cake left.",
      "=“So that's how it's done,” said {talker}. “I'd never have thought of it.” “Nor would I,” said {hero}. It was surprising how well it went with not knowing, once there were two at it. What the noise was came out by itself: it was {hero}, who always hummed a little when {he} {was} pleased. And it smelled like that because there was cake left.",
      "=“So that's how it's done,” said {thehelper}. “I'd never have thought of it.” “Nor would I,” said {hero}. It was surprising how well it went with not knowing, once there were two at it. What the noise was came out by itself: it was {hero}, who always hummed a little when {he} {was} pleased. And it smelled like that because there was cake left.",
    ],
    [
      0.5,
      "=“And what shall we do tomorrow?” asked {talker}, when it got dark. {Hero} lay down beside {item}. “That's for later,” {he} said, and yawned.",
      "=“And what shall we do tomorrow?” asked {who}, when it got dark. {Hero} lay down. “That's for later,” {he} said, and yawned.",
      "=“And what shall we do tomorrow?” asked {talker}, when it got dark. {Hero} lay down. “That's for later,” {he} said, and yawned.",
      "=What there was to do tomorrow {hero} did not know yet. That was for later. {He} lay down, and yawned.",
    ],
  ],
};

/** There is no word yet for what has been done; one is made for it, and it has to be learned by doing. */
export const aWordForIt: ArcStory = {
  after: [
    [
      0,
      "=There was no word for that. {Mate} wanted to tell everybody, and got no further than “{hero}”. “What does one call it?” asked {mate}. “To {deed},” said {hero}. “That's too long,” said {mate}. “You can't call that across a field.”",
      "=There was no word for that. “What does one call it?” asked {ahelper}, who had seen it all. “To {deed},” said {hero}. “That's too long,” said {thehelper}. “You can't call that across a field.”",
      "=There was no word for that. “What does one call it?” asked {ahelper}, who had seen it all. {Hero} told it from beginning to end. “That's too long,” said {thehelper}. “You can't call that across a field.”",
    ],
    [
      0.6,
      "=So they needed a short word. “Flump,” said {mate}. {Hero} tried it. {He} looked at {item} and said “flump”, but it did not go with {item} at all. It sounded like somebody sitting down on a cushion. “Then trill,” said {mate}. That was better at the front.",
      "=So they needed a short word. “Flump,” said {mate}. {Hero} tried it. It sounded like somebody sitting down on a cushion. “Then trill,” said {mate}. That was better at the front.",
      "=So there had to be a short word. “Flump,” said {thehelper}. {Hero} looked at {item} and said “flump”, but it did not go with {item} at all. It sounded like somebody sitting down on a cushion. “Then trill,” said {thehelper}. That was better at the front.",
      "=So there had to be a short word. “Flump,” said {thehelper}. {Hero} tried it. It sounded like somebody sitting down on a cushion. “Then trill,” said {thehelper}. That was better at the front.",
    ],
    [
      0.8,
      "=In the end it was “trump”, with the front of the one and the back of the other, until it turned out that there was such a word already. They took “flill”. {Hero} said it a few times, with {his} eyes shut. It was short, and it had never been used, and it tickled a little.",
      "=In the end it was “trump”, with the front of the one and the back of the other, until it turned out that there was such a word already. So it was “flill”. {Hero} said it a few times, with {his} eyes shut. It was short, and it had never been used, and it tickled a little.",
    ],
    [
      0.5,
      "=Now {mate} could call it across the field. “{Hero} can flill!” called {mate}. “Oh,” called those on the other side. They had heard it quite well. They only did not know what it was. “Is it catching?” they called. “Does it hurt?”",
      "=Now it could be called across the field. “I can flill!” called {hero}. “Oh,” called those on the other side. They had heard it quite well. They only did not know what it was. “Is it catching?” they called. “Does it hurt?”",
    ],
    [
      0.3,
      "={Hero} said nothing more. The word was there, and it was a good one, and all that was really in it had fallen out: {item}, and how {he} had been afraid, and how it had gone well all the same. It was only a noise.",
      "={Hero} said nothing more. The word was there, and it was a good one, and all that was really in it had fallen out: how {he} had been afraid, and how it had gone well all the same. It was only a noise.",
    ],
  ],
  end: [
    [
      0,
      "=“They haven't seen it,” said {mate}. “A word doesn't work until you've seen it. I know what it means because I was there.” That was true. {Hero} got up. “Come over here!” {he} called across the field.",
      "=“They haven't seen it,” said {thehelper}. “A word doesn't work until you've seen it. I know what it means because I was there.” That was true. {Hero} got up. “Come over here!” {he} called across the field.",
    ],
    [
      0.6,
      "=They all came. {Hero} showed them how to {deed}, slowly, from the beginning to the end. It was quiet for a moment. “Ah,” said those from the other side. “That's what it is to flill.” And they all said it, as if they had had the word for years.",
      "=They came, and {hero} showed them, with {item} and with everything that belonged to it, from the beginning to the end. It was quiet for a moment. “Ah,” said those from the other side. “That's what it is to flill.” And they all said it, as if they had had the word for years.",
      "=They all came. {Hero} showed how one goes about it, slowly, from the beginning to the end. It was quiet for a moment. “Ah,” said those from the other side. “That's what it is to flill.” And they all said it, as if they had had the word for years.",
    ],
    [
      0.9,
      "=By evening the word had grown. There was a flill, which was once, and a flilling, which took longer. “And what am I?” asked {mate}. “I've been there from the start.” {Hero} thought about it. “You're the one {i} flill with,” {he} said, and {mate} was quiet for quite a time, and very pleased.",
      "=By evening the word had grown. There was a flill, which was once, and a flilling, which took longer. “And what am I?” asked {thehelper}. “I've been there from the start.” {Hero} thought about it. “You're the one {i} flill with,” {he} said, and {thehelper} was quiet for quite a time, and very pleased.",
    ],
    [
      0.5,
      "=“What have you been doing all day?” people asked after that. {Hero} no longer needed a long sentence. “Flilled,” {he} said, and {mate} nodded: it had been just like that.",
      "=“What have you been doing all day?” people asked after that. {Hero} no longer needed a long sentence. “Flilled,” {he} said, and {thehelper} nodded: it had been just like that.",
    ],
  ],
};

/** A companion asks why; the first reasons are grand ones, and the true one is small. */
export const threeReasons: ArcStory = {
  after: [
    [
      0,
      "=“Why did you want to {deed}?” asked {mate}. {Hero} had been so busy with it that {he} had not had a reason yet. {He} looked for one. “So that it gets done,” {he} said. “That isn't a reason,” said {mate}. “That's the same thing again.”",
      "=“Why did you want to {deed}?” asked {ahelper}. {Hero} had been so busy with it that {he} had not had a reason yet. {He} looked for one. “So that it gets done,” {he} said. “That isn't a reason,” said {thehelper}. “That's the same thing again.”",
      "=“But why?” asked {ahelper}. {Hero} had been so busy with it that {he} had not had a reason yet. {He} looked for one. “Because somebody has to,” {he} said. “That isn't a reason,” said {thehelper}. “That's what people say when they haven't got one.”",
    ],
    [
      0.6,
      "=“Then it's because of {item},” said {hero}. {Mate} went round {item} and looked at {itemthem} from all sides. “{Item} would have managed without you,” said {mate}. It was not unkind. It was only true.",
      "=“Then it's for the good of everybody,” said {hero}. It was a much grander reason, and {he} stood up straight for it. {Mate} looked round for everybody. “They're asleep,” said {mate}.",
      "=“Then it's because of {item},” said {hero}. {Thehelper} looked at {item} from all sides. “{Item} would have managed without you,” said {thehelper}. It was not unkind. It was only true.",
      "=“Then it's for the good of everybody,” said {hero}. It was a much grander reason, and {he} stood up straight for it. {Thehelper} looked round for everybody. “They're asleep,” said {thehelper}.",
    ],
    [
      0.8,
      "=The next reason was longer still. It had the past in it, and the future, and a great-uncle who had done something similar and been given a medal. {Mate} listened to the end. “And what was his reason?” asked {mate}. {Hero} did not know. {He} did not even know for certain that there had been a great-uncle.",
      "=The next reason was longer still. It had the past in it, and the future, and a great-uncle who had done something similar and been given a medal. {Thehelper} listened to the end. “And what was his reason?” asked {thehelper}. {Hero} did not know. {He} did not even know for certain that there had been a great-uncle.",
    ],
    [
      0.5,
      "=So {hero} went on without any reason. It was harder than before. {He} picked out one side of {item}, and then the other, and each time {he} heard a small voice ask why. It was not even {mate} who asked. It was {hero}.",
      "=So {hero} went on without any reason. It was harder than before. At every step {he} heard a small voice ask why. It was not even {mate} who asked. It was {hero}.",
      "=So {hero} went on without any reason. It was harder than before. At every step {he} heard a small voice ask why. It was not even {thehelper} who asked. It was {hero}.",
    ],
    [
      0.3,
      "=Then {he} stopped. {Item} {itemwas} there, and {hero} {was} there, and it seemed to {him} that the two of them had nothing to do with each other. {He} lay down flat. “I don't know why,” {he} said. “I'd just like to.”",
      "=Then {he} stopped. If there was no reason for it, {he} could just as well lie down, and {he} did. “I don't know why,” {he} said in the end. “I'd just like to.”",
    ],
  ],
  end: [
    [
      0,
      "=“There,” said {mate}. “What?” “That's it. That's the reason.” {Hero} lifted {his} head. “That one? But it's so small.” “It's small,” said {mate}, “but it's yours. The others were all borrowed.”",
      "=“There,” said {thehelper}. “What?” “That's it. That's the reason.” {Hero} lifted {his} head. “That one? But it's so small.” “It's small,” said {thehelper}, “but it's yours. The others were all borrowed.”",
    ],
    [
      0.6,
      "=With a small reason it went a great deal faster. It weighed nothing, and it was never in the way. {Hero} finished with {item} before {he} had noticed that {he} had begun, and {mate} did not ask a single thing. There was a smile on {hero}'s face, and it said it all.",
      "=With a small reason it went a great deal faster. It weighed nothing, and it was never in the way. {Hero} gave the whole thing one more go, from start to finish, only because {he} liked it, and {mate} did not ask a single thing.",
      "=With a small reason it went a great deal faster. It weighed nothing, and it was never in the way. {Hero} gave the whole thing one more go, from start to finish, only because {he} liked it, and {thehelper} did not ask a single thing.",
    ],
    [
      0.9,
      "=“And you?” asked {hero} afterwards. “Why did you ask me all that?” {Mate} began with something about the truth, and about how important it is to know one's own mind. Then {mate} broke off. “I wanted to stay and watch,” said {mate}, “and I needed a reason.” {Hero} moved over. “Stay,” {he} said. “You don't need one for that.”",
      "=“And you?” asked {hero} afterwards. “Why did you ask me all that?” {Thehelper} began with something about the truth, and about how important it is to know one's own mind. Then {thehelper} broke off. “I wanted to stay and watch,” said {thehelper}, “and I needed a reason.” {Hero} moved over. “Stay,” {he} said. “You don't need one for that.”",
    ],
    [
      0.5,
      "=People still came past {item} now and then and asked {hero} why. “I'd just like to,” said {hero}. Some of them shook their heads. Most of them looked as if they would just like to as well.",
      "=People still came past now and then and asked {hero} why. “I'd just like to,” said {hero}. Some of them shook their heads. Most of them looked as if they would just like to as well.",
    ],
  ],
};
