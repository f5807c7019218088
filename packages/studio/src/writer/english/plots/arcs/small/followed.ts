import type { ArcStory } from "../arc.ts";

/** Somebody has brought something home, and others are looking for it. */
export const broughtHome: ArcStory = {
  after: [
    [
      0,
      "={Hero} had never had anything so good. {He} put {object} where {he} could see it from everywhere. “Where did you get that?” asked {ahelper}. “Found it,” said {hero}. “Did anybody lose it?” asked {thehelper}. {Hero} had not asked {himself} that yet.",
      "={Hero} was very proud. It is not every day that one can {deed}. “Where did you get that?” asked {ahelper}. “Found it,” said {hero}. “Did anybody lose it?” asked {thehelper}. {Hero} had not asked {himself} that yet.",
    ],
    [
      0.6,
      "=Outside they were searching. They looked under every stone, and called to each other, and {hero} sat on top of {object} and made {himself} as wide as {he} could. “Has anybody seen it?” they called. {Hero} said nothing. Strictly speaking, nobody could see it now.",
      "=Outside they were searching. They looked under every stone, and called to each other, and {hero} made {himself} as wide as {he} could. “Has anybody seen it?” they called. {Hero} said nothing. From that moment on it was not so easy any more to be the one who had thought of {doing}.",
    ],
    [
      0.8,
      "={Hero} moved {object} to a better place, and then to a better one still, right at the back. From there {he} could not see it any more {himself}, and had to go and look every few minutes. “It was easier before you had it,” said {thehelper}.",
      "={Hero} moved it to a better place, and then to a better one still, right at the back. From there {he} could not see it any more {himself}, and had to go and look every few minutes. “It was easier before you had it,” said {thehelper}.",
    ],
    [
      0.8,
      "=“I'll give it back when they ask me,” said {hero}. “They are asking,” said {thehelper}. “When they ask me nicely,” said {hero}. {Thehelper} listened. It sounded nice enough from there.",
    ],
    [
      0.4,
      "=In the evening {hero} took out {object}. It was as beautiful as before, but it was not as much fun. Each time {he} looked at it, there was somebody else in it, very small, who was crying. “Now you've looked at it too long,” said {thehelper}.",
      "=In the evening {hero} looked at it again. It was as beautiful as before, but it was not as much fun. It belonged to {him} now, and {he} could not show it to anybody. “One can {deed},” said {thehelper}, “and one can also carry it back. That's further, of course.”",
    ],
  ],
  end: [
    [
      0,
      "=It was much further. {Hero} had to rest three times, and at every rest {he} thought of turning round. Then {he} put {object} down in the middle of the road, where nobody could miss it, and hid. It took a long time. Then there was a cry, such a happy one that {hero} forgot that {he} {was} hiding.",
      "=It was much further. {Hero} had to rest three times, and at every rest {he} thought of turning round. Then {he} put it down in the middle of the road, where nobody could miss it, and hid. It took a long time. Then there was a cry, such a happy one that {hero} forgot that {he} {was} hiding.",
    ],
    [
      0.6,
      "=“Did you find it?” they asked. “Yes,” said {hero}. “And I lost it again just now.” They laughed, and everybody wanted to shake hands. {Hero} would have liked to explain how hard it had been, but they were all looking at {object}, and {he} looked at it, too. It was nicer with so many.",
      "=“Did you find it?” they asked. “Yes,” said {hero}. “And then I lost it again, on purpose.” They had to think about that. Then somebody at the back began to clap. To {deed} had been quick. But nobody had ever clapped.",
    ],
    [
      0.9,
      "=They told {him} how long they had looked for {object}, in all the places where it could be, and then in all those where it could not. “I wanted to look at yours next,” said the smallest. {Hero} went hot and cold, and {was} very glad to have been quicker.",
      "=They told {him} how long they had looked for it, in all the places where it could be, and then in all those where it could not. “I wanted to look at yours next,” said the smallest. {Hero} went hot and cold, and {was} very glad to have been quicker.",
    ],
    [
      0.5,
      "=At home there was an empty place, just as big as it had been. {Hero} left it empty. “What's that?” asked {thehelper}. “That's where it was,” said {hero}, and you could see it from everywhere.",
    ],
  ],
};

/** Somebody is followed for a day, and has known it all the time. */
export const twentySteps: ArcStory = {
  after: [
    [
      0,
      "=All morning {hero} kept twenty steps behind {mate}. When {mate} stopped, {hero} looked at a wall. When {mate} turned round, {hero} looked at the next wall. {Item} {itemwas} never out of {his} sight, and by noon {he} knew a great deal about walls.",
      "=All morning {hero} kept twenty steps behind {mate}. When {mate} stopped, {hero} looked at a wall. When {mate} turned round, {hero} looked at the next wall. By noon {he} knew a great deal about walls.",
      "=All morning {hero} kept twenty steps behind. At every stop {he} looked at a wall. “What are you looking at?” asked {ahelper}. “{Doing},” said {hero}, “takes a great deal of looking at walls.”",
      "=All morning {hero} kept twenty steps behind. At every stop {he} looked at a wall. “What are you looking at?” asked {ahelper}. “At nothing,” said {hero}. “That's the hard part.”",
    ],
    [
      0.6,
      "={Mate} did nothing out of the ordinary, and that was just what was so suspicious. {Mate} said good morning, and good morning, and good morning. {Hero} looked at {item} and counted in {his} head. So far the sum was right, and {he} had to begin again from the front.",
      "={Mate} did nothing out of the ordinary, and that was just what was so suspicious. {Mate} said good morning, and good morning, and good morning. {Hero} remembered every one of them, in case it was a sign.",
      "=Nothing out of the ordinary happened, and that was just what was so suspicious. {Hero} remembered every bit of it, in case it was a sign. There were a great many bits, and {he} had to leave off at forty.",
    ],
    [
      0.8,
      "=Once {mate} dropped something. {Hero} would have liked to pick it up and say so, but that is not done, twenty steps behind. So {he} only looked at it for as long as it took {mate} to come back.",
      "=Once {he} nearly forgot that {he} {was} twenty steps behind, and it was only eighteen. {Hero} went back two, to be fair.",
    ],
    [
      0.8,
      "=At midday {mate} sat down to eat. {Hero} sat down as well, twenty steps off, with {item} to look at and nothing to eat. {Mate} ate slowly, looked straight ahead, and left half of it lying there when it was time to go on. {Hero} could hardly believe so much carelessness. It was still warm.",
      "=At midday {mate} sat down to eat. {Hero} sat down as well, twenty steps off, with nothing to eat. {Mate} ate slowly, looked straight ahead, and left half of it lying there when it was time to go on. {Hero} could hardly believe so much carelessness. It was still warm.",
      "=At midday there was a halt, with something to eat. {Hero} sat down as well, twenty steps off, and had brought nothing. It took a long time, and when things went on at last, half of the meal had been left lying there. {Hero} could hardly believe so much carelessness. It was still warm.",
    ],
    [
      0.4,
      "=Late in the afternoon it began to rain. {Hero} blinked, only once, and {mate} was gone, and {item} as well. There was nothing there but a corner that {he} did not know. {He} had watched {mate} so closely that {he} had not watched the way.",
      "=Late in the afternoon it began to rain. {Hero} blinked, only once, and {mate} was gone. There was nothing there but a corner that {he} did not know. {He} had watched {mate} so closely that {he} had not watched the way.",
      "=Late in the afternoon it began to rain. {Hero} blinked, only once, and there was nothing in front of {him} but a corner that {he} did not know. {He} had watched so closely that {he} had not watched the way.",
    ],
  ],
  end: [
    [
      0,
      "=“You've been behind me since this morning,” said {mate}, from behind. “I thought: if I go too fast, you'll lose me. So I went slowly, and now I'm late for everything.” {Mate} did not look angry, only wet. “What was it that you wanted to know?” {Hero} looked at {item}. It was not so easy to say.",
      "=“You've been behind me since this morning,” said {mate}, from behind. “I thought: if I go too fast, you'll lose me. So I went slowly, and now I'm late for everything.” {Mate} did not look angry, only wet. “What was it that you wanted to know?”",
      "=“You've been there since this morning,” said a voice from behind. “I thought: if I go too fast, you'll get lost. So I went slowly, and now I'm late for everything.” It did not sound angry, only wet. “What was it that you wanted to know?”",
    ],
    [
      0.6,
      "=So {hero} told {mate} what {he} had thought about {item}. {Mate} listened to the end, and then laughed until the rain stopped. “So that's what it looks like from behind,” said {mate}, and showed {him} {item}, from the left and from the right. It was quite different, and a good deal nicer.",
      "=So {hero} told {mate} what {he} had thought. {Mate} listened to the end, and then laughed until the rain stopped. “So that's what I look like from behind,” said {mate}, and told {him} how it had really been. It was quite different, and a good deal nicer.",
      "=So {hero} told what {he} had thought, and there was such a laugh that the rain stopped. “So that's what it looks like from behind.” Then {hero} heard how it had really been. It was quite different, and a good deal nicer.",
    ],
    [
      0.9,
      "=“And the food?” asked {hero}. “You were hungry,” said {mate}. “I could hear it from the front.” Then {hero} {was} asked what there had been to see all day, apart from {item}, and told about the walls. There was one with a cat on it, and one with a hole like a boot.",
      "=“And the food?” asked {hero}. “You were hungry,” said {mate}. “I could hear it from the front.” Then {hero} {was} asked what there had been to see all day, and from so far back, and told about the walls. There was one with a cat on it, and one with a hole like a boot.",
      "=“And the food?” asked {hero}. “You were hungry,” said the voice. “I could hear it from the front.” Then {hero} {was} asked what there had been to see all day, and from so far back, and told about the walls. There was one with a cat on it, and one with a hole like a boot.",
    ],
    [
      0.5,
      "=The last piece of the way {hero} and {mate} went side by side. The next morning {hero} {was} there again, and in front this time. {Mate} came twenty steps behind, with {item}, and looked at the walls.",
      "=The last piece of the way {hero} and {mate} went side by side. The next morning {hero} {was} there again, and in front this time. {Mate} came twenty steps behind, and looked at the walls.",
      "=The next morning {hero} {was} there again, and in front this time. Every twenty steps {he} stopped and waited, and looked at a wall.",
    ],
  ],
};
