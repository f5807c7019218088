import type { Arc, ArcStory } from "../arc.ts";
import { aWordForIt, forLater, threeReasons } from "../small/any-for-later.ts";

/** Creatures call for help with it, get too much of it, and find that a small thing they had is enough. */
const tooMuchHelp: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked at {item} from the front, and then from below. From below it was no better. “Well,” {he} said, “that's how it is, then.” But {he} did not mean it, and {he} gave {item} a little push with one side of {himself}.",
      "={Hero} looked at {who} from the front, and then from below. From below it was no better. “Well,” {he} said, “that's how it is, then.” But {he} did not mean it.",
      "={Hero} stood there and thought about it, first on one leg, as it were, and then on the other. “Well,” {he} said, “that's how it is, then.” But {he} did not mean it.",
    ],
    [
      0.6,
      "=“You're doing it wrong,” said {talker}. “What am I doing?” asked {hero}. “Nothing.” “Then how can it be wrong?” {Talker} walked all the way round {him} and thought. “Too loudly,” said {talker}.",
      "=A snail came by and stopped. “What's the matter with {item}?” it asked. {Hero} told it. “I'll fetch help,” said the snail, and set off. Quite some time later it could still be seen.",
      "=A snail came by and stopped. “What's the matter?” it asked. {Hero} told it about {topic}. “I'll fetch help,” said the snail, and set off. Quite some time later it could still be seen.",
    ],
    [
      0.5,
      "=Help came all the same, and a great deal of it. There was a goat who knew all about {item}, and a goose who knew a goat who knew more. They pulled at {item} on the left and they pulled on the right. {Hero} could not get near.",
      "=Help came all the same, and a great deal of it. There was a goat who knew all about it, and a goose who knew a goat who knew more. {Who} looked from one to the other. {Hero} could not get near.",
      "=Help came all the same, and a great deal of it. There was a goat who knew all about it, and a goose who knew a goat who knew more. They all talked at once. {Hero} could not get near.",
    ],
    [
      0.8,
      "=The goat wanted to begin at the top and the goose at the bottom, and they could not agree on where the middle of {item} was. “If you would just let me,” said {hero}. “We're helping you,” said the goat, rather short of breath. “You could hold this.” It was the goose's left foot. {Hero} held it, and tried to see past the wings.",
      "=The goat wanted to begin at once and the goose wanted to begin properly, and they could not agree on which of the two came first. “If you would just let me,” said {hero}. “We're helping you,” said the goat, rather short of breath. “You could hold this.” It was the goose's left foot. {Hero} held it, and tried to see past the wings.",
    ],
    [
      0.3,
      "=When they had gone, everything was worse, and there were feathers on {item}. {Hero} lay down next to {itemthem}. {He} did not try anything, and did not call anyone. {He} only blew a feather off, softly, and then another one.",
      "=When they had gone, everything was worse, and there were feathers all over the place. {Hero} lay down in the middle. {He} did not try anything, and did not call anyone. {He} only blew a feather away, softly, and then another one.",
    ],
  ],
  end: [
    [
      0,
      "=“Do that again,” said {talker}. {Hero} blew. It was hardly a breath. And {item} moved, just a little, all by {itemthem}, as though no more had been needed. “Not so loudly,” whispered {talker}. “I told you.”",
      "=“Do that again,” said {talker}. {Hero} blew. It was hardly a breath, but it was just right; {talker} could feel it from where {talker} stood. “Not so loudly,” whispered {talker}. “I told you.”",
      "=With the third feather {item} moved. It was only a little, but none of the pulling had done as much. {Hero} held {his} breath. Then {he} let it go again, very gently, on that side where it was needed.",
      "={Who} had been watching the feathers. With the third one {who} came closer, and with the fourth very close indeed. So it had only been too loud. {Hero} went on blowing, as gently as {he} could.",
      "=With the third feather {he} noticed how quiet it was. So that was it: it had only been too loud. {Hero} tried once more, so gently that a mouse would have slept through it, and there it was.",
    ],
    [
      0.6,
      "=After that it went quickly. {Item} had only been frightened of all that pulling, in so far as a thing can be. {Hero} told it to everybody in a whisper, and they all came back on tiptoe to look, the goat too, which is not easy with hoofs.",
      "=After that it went quickly. {Hero} told it to everybody in a whisper, and they all came back on tiptoe to look, the goat too, which is not easy with hoofs.",
    ],
    [
      0.9,
      "=“But what did you do?” asked the goose. “Nothing much,” whispered {hero}. “How much is that?” {Hero} showed it with one breath. The goose tried it on {item} and then on the goat, and the goat said that it tickled. “And for that we came all this way,” said the goat, but only in a whisper, and stayed for another look.",
      "=“But what did you do?” asked the goose. “Nothing much,” whispered {hero}. “How much is that?” {Hero} showed it with one breath. The goose tried it on the goat, and the goat said that it tickled. “And for that we came all this way,” said the goat, but only in a whisper, and stayed for another look.",
    ],
    [
      0.5,
      "=In the evening {hero} and {talker} lay side by side and looked at {item}. One feather was still stuck there. Neither of them blew. It looked rather nice like that.",
      "=In the evening {hero} lay beside {item}. One feather was still stuck there, and {he} left it. Very far off somebody small was calling that help was on its way.",
      "=In the evening it was quite still. {Hero} had one feather left over, and kept it. Very far off somebody small was calling that help was on its way.",
    ],
  ],
};

/** Creatures do what none of their kind does; they are told to stop, and then they are missed at it. */
const notDoneHere: ArcStory = {
  after: [
    [
      0,
      "=So {he} {did}. “That isn't done,” said the oldest of them {there}. “It is now,” said {hero}. They all looked at {item}, and then at the sky, in case something fell out of it.",
      "=So {he} {did}. “That isn't done,” said the oldest of them. “It is now,” said {hero}. They all looked up at the sky, in case something fell out of it.",
      "=“That isn't done,” said the oldest of them, when it came out about {topic}. “It is now,” said {hero}. They all looked up at the sky, in case something fell out of it.",
    ],
    [
      0.8,
      "=The next one to come by was an aunt, who said that in her day there had been nothing of the kind. She sat down to see how much of it there was. “Is that {item}?” she asked. “Yes,” said {hero}. “And you do it on purpose?” “Yes,” said {hero}. “I only ask,” said the aunt, “because I'm staying till it's over.”",
      "=The next one to come by was an aunt, who said that in her day there had been nothing of the kind. She sat down to see how much of it there was. “Is that all?” she asked. “There's more,” said {hero}. “And you do it on purpose?” “Yes,” said {hero}. “I only ask,” said the aunt, “because I'm staying till it's over.”",
    ],
    [
      0.6,
      "=“I don't mind,” said {talker}. “I only want to know if it's catching.” “I don't think so,” said {hero}. {Talker} came a little nearer to {item}, one foot at a time. “Pity,” said {talker}.",
      "=“I don't mind,” said {talker}. “I only want to know if it's catching.” “I don't think so,” said {hero}. {Talker} came a little nearer, one foot at a time. “Pity,” said {talker}.",
      "=They held a meeting about it. {Hero} {was} allowed to listen, but not to speak. {Item} was neither. There were those who had never heard of it, and those who had always seen it coming.",
      "=They held a meeting about it. {Hero} {was} allowed to listen, but not to speak. There were those who had never heard of it, and those who had always seen it coming.",
    ],
    [
      0.8,
      "=To be on the safe side they made a rule. Nobody was to go near {item} before noon, or after noon, or while others were eating. “And at noon?” asked the smallest. They whispered together for a long while. “At noon,” said the oldest, “we all think about something else.” {Hero} tried to, and it was not at all easy, with everybody watching to see if it worked.",
      "=To be on the safe side they made a rule. Nobody was to {deed} before noon, or after noon, or while others were eating. “And at noon?” asked the smallest. They whispered together for a long while. “At noon,” said the oldest, “we all think about something else.” {Hero} tried to, and it was not at all easy, with everybody watching to see if it worked.",
      "=To be on the safe side they made a rule. Nobody was to do it before noon, or after noon, or while others were eating. “And at noon?” asked the smallest. They whispered together for a long while. “At noon,” said the oldest, “we all think about something else.” {Hero} tried to, and it was not at all easy, with everybody watching to see if it worked.",
    ],
    [
      0.5,
      "=So {hero} tried to be like everybody else. {He} kept away from {item} for a whole day. {He} ate what they ate, and said what they said, and looked where they looked. It was like wearing a coat back to front.",
      "=So {hero} tried to be like everybody else. {He} did not {deed} for a whole day. {He} ate what they ate, and said what they said, and looked where they looked. It was like wearing a coat back to front.",
      "=So {hero} tried to be like everybody else. {He} ate what they ate, and said what they said, and looked where they looked. It was like wearing a coat back to front.",
    ],
    [
      0.3,
      "=And a strange thing: the others did not enjoy it either. They looked across at {item}, and there was only {item}. They yawned. “Is it bedtime?” asked the smallest. It was the middle of the day.",
      "=And a strange thing: the others did not enjoy it either. They looked across at {hero}, and there was nothing to shake their heads at. They yawned. “Is it bedtime?” asked the smallest. It was the middle of the day.",
    ],
  ],
  end: [
    [
      0,
      "=“Couldn't you do it just a bit?” {talker} asked {hero}. “Only so that we've got something to be against.” {Hero} thought it over with great dignity. Then {he} ran all the way to {item}.",
      "=“Couldn't you do it just a bit?” {talker} asked {hero}. “Only so that we've got something to be against.” {Hero} thought it over with great dignity. Then {he} {was} off.",
      "=“Couldn't you do it just a bit?” the oldest asked {hero} at last, very low. “Only so that we've got something to be against.” {Hero} thought it over with great dignity. Then {he} ran all the way to {item}.",
      "=“Couldn't you do it just a bit?” the oldest asked {hero} at last, very low. “Only so that we've got something to be against.” {Hero} thought it over with great dignity. Then {he} {was} off.",
    ],
    [
      0.6,
      "=It was as it had been, only better. They stood round {item} and shook their heads, all in time. The smallest shook along, and asked between two shakes if {hero} could show it how.",
      "=“To {deed}!” they said. “Have you ever!” They stood round in a circle and shook their heads, all in time. The smallest shook along, and asked between two shakes if {hero} could show it how.",
      "=“Have you ever!” they said. They stood round in a circle and shook their heads, all in time. The smallest shook along, and asked between two shakes if {hero} could show it how.",
    ],
    [
      0.9,
      "=Soon others came from further off, who had only heard of it and wanted to be shocked for themselves. “Is that really {item}?” they asked, and they were given places at the front, where it was worst.",
      "=Soon others came from further off, who had only heard of it and wanted to be shocked for themselves. “And is it done on purpose?” they asked, and they were given places at the front, where it was worst.",
    ],
    [
      0.5,
      "=When it got dark, they had to be sent home. {Hero} stayed a little longer with {item}. From the bushes came the voice of the smallest, who was practising.",
      "=When it got dark, they had to be sent home. {Hero} listened. From the bushes came the voice of the smallest, who was practising.",
    ],
  ],
};

/** Creatures get into a new place in the world by it, and have to find out who they are there. */
const roomForTwo: ArcStory = {
  after: [
    [
      0,
      "=Now there were two of them, {hero} and {who}, and only one of everything else. They looked at each other for a long while. “You first,” said {hero}. “No, you,” said {who}. So at first neither of them moved.",
      "=Now {hero} had {item}, and {item} had {hero}. {He} tried it out: a bit to the left, a bit to the right. It pinched, but only if {he} breathed.",
      "=So now everything was new. {Hero} tried it out: a bit to the left, a bit to the right. It pinched, but only if {he} breathed.",
    ],
    [
      0.6,
      "=“What do you normally do at this time?” asked {talker}. “Sleep,” said {hero}, “or look.” “At what?” {Hero} showed {talker} {item}. They looked. After a while {talker} said that there was something in it.",
      "=“What do you normally do at this time?” asked {talker}. “Sleep,” said {hero}, “or look.” “At what?” “It comes from over there,” said {hero}. They looked together. After a while {talker} said that there was something in it.",
      "={He} did what {he} normally did at this time, and that was to sleep, or to look. {He} looked at {item}. Then {he} slept, and in {his} sleep {he} looked at {item} again, and it was bigger.",
      "={He} did what {he} normally did at this time, and that was to sleep, or to look. {He} looked about {him} {there}. It was not so very different. Only the smell was not {his} own yet.",
      "={He} did what {he} normally did at this time, and that was to sleep, or to look. {He} looked all round. It was not so very different. Only the smell was not {his} own yet.",
    ],
    [
      0.8,
      "={Hero} counted up what {he} still knew: how to sniff, how to sleep, and where the light came from. It was not much, but it was a beginning. {He} explained it to {who}, one thing after the other. {Who} listened with great politeness, and tried it, and got all three of them wrong, even the sleeping.",
      "={Hero} counted up what {he} still knew: how to sniff, how to sleep, and where the light came from. It was not much, but it was a beginning. {He} said it over to {himself}, one thing after the other, and by the time {he} got to the light, it was coming from somewhere else.",
    ],
    [
      0.9,
      "=Then there were the noises. Up to now {hero} had known them all, and had had names for most. Now there was one that went “tock”, and one that only came when {he} had just stopped listening for it. The second one seemed to come from {item}. {Hero} sat down in front of {itemthem} and waited, and of course there was not a sound.",
      "=Then there were the noises. Up to now {hero} had known them all, and had had names for most. Now there was one that went “tock”, and one that only came when {he} had just stopped listening for it. {He} looked for the second one everywhere. In the end {he} noticed that it was coming from {himself}, and that {he} {was} hungry.",
    ],
    [
      0.5,
      "=The trouble began with supper. {Who} ate it in a way that {hero} had never seen, from the outside in. {Hero} ate from the inside out. In the middle they met, and there was some grumbling, and {item} fell over.",
      "=The trouble began with supper. {Who} ate it in a way that {hero} had never seen, from the outside in. {Hero} ate from the inside out. In the middle they met, and there was some grumbling.",
      "=The trouble began with supper. {Hero} wanted to eat it where {he} had always eaten it, and {item} {itemwas} in the way. {He} grumbled at {item}, long and well, but {item} stayed.",
      "=The trouble began with supper. {Hero} looked for it where it had always been, and it was not there. {He} grumbled, long and well, but no supper came of it.",
    ],
    [
      0.3,
      "=So {hero} went away to the furthest corner and turned {his} back on {item}. {He} would stay there, {he} decided, until {he} {was} asked to come out. {He} waited for that for quite a time, and it got chilly.",
      "=So {hero} went away to the furthest corner and turned {his} back. {He} would stay there, {he} decided, until {he} {was} asked to come out. {He} waited for that for quite a time, and it got chilly.",
    ],
  ],
  end: [
    [
      0,
      "=Then it got warmer on one side. {Hero} did not turn round. “Is there room?” asked {who}. “It's a corner,” said {hero}. “There's room on one side.” “I've brought you the middle bit of the supper,” said {who}.",
      "=Then it got warmer on one side. {Hero} did not turn round. “Is there room?” asked {talker}. “It's a corner,” said {hero}. “There's room on one side.” “I've brought you some supper,” said {talker}.",
      "=In the end {he} asked {himself}, since no one else did. “Will you come out?” said {hero}. “All right, then,” said {hero}. {He} gave {item} a sniff on the way. It already smelled a little like home.",
      "=In the end {he} asked {himself}, since no one else did. “Will you come out?” said {hero}. “All right, then,” said {hero}. {He} sniffed the air. It already smelled a little like home.",
    ],
    [
      0.6,
      "=From then on they took turns. On one day they did it as {who} did, and on the next as {hero} did, and on the third they did it all wrong on purpose, with {item} upside down. The third was the best.",
      "=From then on they took turns. On one day they did it as {who} did, and on the next as {hero} did, and on the third they did it all wrong on purpose. The third was the best.",
      "=On the next day {he} knew how it went: first sniff, then a bit to the left, and breathe afterwards. It hardly pinched at all, and there was supper on the far side.",
    ],
    [
      0.9,
      "=Bit by bit {hero} found out what could be moved there and what only looked as though it could. {Item} could be moved, but not by pushing. One had to look the other way for a good while first, as if one wanted something else. {Hero} got good at it.",
      "=Bit by bit {hero} found out what could be moved there and what only looked as though it could. Supper could be moved, but not by pushing. One had to look the other way for a good while first, as if one wanted something else. {Hero} got good at it.",
    ],
    [
      0.5,
      "=At night {hero} lay in the warm, with {his} nose on {item}. {He} still liked to look. There was something in it.",
      "=At night {hero} lay in the warm and looked, as always at this time. There was something in it.",
    ],
  ],
};

const GRAVE = /^(?!.*(?:, \d+\b|\b(?:war|dead|died|dying|murder\w*|killed|corpse|suicide|funeral|donor|bomb)\b))/i;

/** Things that are not made, and beings that are no animals. */
const ALIVE =
  /^(?=.*\b(?:clouds?|winds?|moon|stars?|shadow|snowflakes?|puddle|river|mountain|tree|leaf|wave|thunder|echo|fair(?:y|ies)|monsters?|mermaid\w*|dragon|ghosts?|seed|flower|potato|carrot)\b)(?!.*\b(?:war|dead|died|murder\w*|killed)\b)/i;

/** Stories for whatever creatures do, and what is done to them. */
export const anyCreatureArcs: readonly Arc[] = [
  {
    told: /^(?!was|were|had|got|lost|fell|forgot|missed|broke|hated|could|did not|lived|stayed)./,
    by: "hero",
    of: "creatures",
    idea: GRAVE,
    stories: [notDoneHere, tooMuchHelp, aWordForIt, threeReasons],
  },
  {
    told: /^(?:lived|stayed|moved|got a|missed|was invited|was given|was sold|was sent)\b/,
    by: "hero",
    of: "creatures",
    idea: GRAVE,
    stories: [roomForTwo, forLater],
  },
  { told: /./, by: "hero", of: "creatures", idea: GRAVE, stories: [tooMuchHelp, forLater] },
  {
    told: /^(?!help|join|agreed|was |were ).|^(?:was|were) (?:gone|missing)/,
    by: "other",
    of: "creatures",
    idea: GRAVE,
    stories: [tooMuchHelp, roomForTwo, forLater],
  },
  { told: /./, by: "hero", of: "things", idea: ALIVE, stories: [notDoneHere, aWordForIt, threeReasons] },
  { told: /./, by: "any", of: "things", idea: ALIVE, stories: [roomForTwo, forLater] },
];
