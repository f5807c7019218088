import type { Script } from "./script.ts";

/** Dreams and things that cannot be. */
export const moreDreams: readonly Script[] = [
  {
    tell: [
      [
        1,
        "There was a rule {there}, and everybody but {hero} seemed to know it: whatever one said came true, but only backwards. {Hero} said “Good morning,” and the stars came out. {He} said “Sorry,” and somebody apologized to {whom}.",
      ],
      [
        2,
        "It took a while to get used to it. Whoever was thirsty had to ask for sand; whoever wanted to stay said goodbye. {Hero} said goodbye [five|six|seven] times in a row and laughed until {his} ribs hurt.",
      ],
      [
        1,
        "Only {ahelper} did not laugh. “Be careful what you say about {topic},” said {thehelper}. “I once said that I hated the sea. It has followed me ever since.” And there really was water around {thehelper}'s feet.",
        "Only {ahelper} did not laugh. “Be careful what you say here,” said {thehelper}. “I once said that I hated the sea. It has followed me ever since.” And there really was water around {thehelper}'s feet.",
      ],
      [
        1,
        "Then came the question that {hero} had been afraid of: “Do you want to go home?” {He} opened {his} mouth and closed it again. If {he} said yes, {he} would have to stay. If {he} said no, it would be over. All of them {there} waited.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} said nothing at all. {He} only looked, as long as {he} could, at every single thing, so that it could not be turned around. And because there was no word for that, it stayed the right way round, and it stayed with {whom}.",
      ],
      [
        1,
        "“Good morning,” somebody said in the morning, and it was morning. {Hero} listened to it for a moment. One has to get used to that as well.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "One noticed it by small things at first. The clock {there} struck thirteen, and nobody turned a head. A [chair|teapot|umbrella] moved over to let {hero} pass. “Thank you,” said {hero}, and the [kettle|floor|lamp] said, “Don't mention it.”",
      ],
      [
        2,
        "{Hero} pinched {himself}, and it hurt, which proved nothing. So {he} did what one does in a strange place: {he} looked for somebody who seemed to belong there. That was {ahelper}, who was watering {topic} with a very small can.",
        "{Hero} pinched {himself}, and it hurt, which proved nothing. So {he} did what one does in a strange place: {he} looked for somebody who seemed to belong there. That was {ahelper}, who was dusting the air with a very small brush.",
      ],
      [
        1,
        "“You are early,” said {thehelper}, “or I am late; that is the same thing from two sides. Since you are here, you can hold this.” It was the end of a thread. {Hero} held it. At the other end something pulled, gently, like a fish.",
      ],
      [
        1,
        "{Hero} followed the thread {there}, around corners and through a door that was only painted, and with every step {he} remembered something that {he} had forgotten: a smell, a rhyme, a voice at the end of the day.",
      ],
    ],
    end: [
      [
        0,
        "At the end of the thread there was nothing but a small, warm light, just big enough for two hands. “That's yours,” said {thehelper}. “It was getting cold here without you.” {Hero} closed {his} hands around it, and the clock struck one.",
      ],
      [
        1,
        "{He} woke up with {his} hands closed, and did not open them for a long time. There was nothing in them. But they were warm.",
      ],
    ],
  },
];

/** Something is gone, or was taken. */
export const moreLost: Script = {
  tell: [
    [
      1,
      "One only sees how big a thing was by the hole that it leaves. {Hero} stood in front of it {there} and walked around it, and reached out a hand to where it had been. There was only air.",
    ],
    [
      1,
      "“When did you last have it?” asked {ahelper}. It was the most useless question in the world, and {hero} had asked it {himself} twenty times. But when somebody else asked it, it sounded different, and suddenly {he} remembered a detail: a [bell|smell of smoke|blue thread].",
    ],
    [
      2,
      "The detail led to a door, and the door to a yard, and in the yard stood a dozen people who had also lost something. They had been quarrelling for days over who had lost more. {Hero} listened for a while, and then {he} asked whether anybody had actually looked.",
    ],
    [
      1,
      "Nobody had. So they looked, all of them, for everything at once, and each found what belonged to somebody else: a key, a [kite|glove|recipe], a word that had been on the tip of a tongue. Only for {hero} there was nothing yet.",
    ],
  ],
  end: [
    [
      0,
      "The last one to come back was a [small boy|very small girl], who had crawled in where nobody else fitted. “Is it this?” It was. It was a little dirty, and it was exactly the right size for the hole.",
    ],
    [
      1,
      "Since then {thehelper} asks the question a little differently: not when one last had it, but who might help to look. It is much more useful that way.",
    ],
  ],
};

/** Going somewhere. */
export const moreTravels: Script = {
  tell: [
    [
      1,
      "“It's not far,” everybody had said, and everybody had meant a different place. {Hero} had three sets of directions, and the only thing they agreed on was that at some point one had to turn left. So {he} turned left and was on {his} way.",
    ],
    [
      2,
      "Around noon there was a fence, and behind the fence a [bull|goose|very large dog], and behind it the path went on. {Hero} took off {his} hat and introduced {himself}. It did not help. {He} ran, and it turned out that {he} could run much faster than {he} had thought.",
      "%Around noon there was a fence, and behind the fence a very large dog, and behind it the path went on. {Hero} introduced {himself} politely. It did not help. {He} ran, and it turned out that {he} could run much faster than {he} had thought.",
    ],
    [
      1,
      "Behind the third hill sat {ahelper} with one shoe in hand. “Blister,” said {thehelper}. {Hero} had nothing with {whom} but a little time, so {he} gave that. They told each other where they wanted to go, and it was remarkable how much shorter the way became by it.",
    ],
    [
      1,
      "Where the path forked, {thehelper} had to go right. “And you go left,” said {thehelper}, “always left, and when you think that you are back at the beginning, you are nearly there.” It sounded like nonsense. Late in the day {hero} came past a fence, and behind the fence something snorted.",
    ],
  ],
  end: [
    [
      0,
      "{Hero} laughed out loud, for now {he} saw it: the way had gone around the hill like a peel around an apple, and in the middle, in the last light, lay just what {he} had been walking toward. A few more steps, to the left, and {he} {was} there.",
    ],
    [1, "To {wish}: that had been the aim, and now it was done, with one blister and no regrets."],
    [
      1,
      "When people ask {hero} today whether it is far, {he} always says, “It depends on whom you meet.” Then {he} tells them about the fence.",
    ],
  ],
};

/** Keeping somebody or something from harm. */
export const moreSaving: Script = {
  tell: [
    [
      1,
      "There are moments in which one has to decide before one has thought. {Hero} was already running when somebody called, “Wait!” {He} knew that it was dangerous. {He} also knew that nobody else {there} was nearer.",
    ],
    [
      2,
      "The first attempt failed because of a [knot|bolt|slippery plank]. {Hero} slid back, got hold of something at the last moment and hung there until {his} heart had caught up with {whom}. “Come back!” people called. {He} did not have the breath to answer.",
    ],
    [
      1,
      "“Not with strength,” somebody said quite calmly. It was {ahelper}. “You have less strength than that thing, and it does not get tired. What do you have that it does not have?” {Hero} thought about it, with {his} cheek against the cold. Then {he} knew.",
    ],
    [
      1,
      "{He} had patience. {He} waited until it pulled, and gave way, and when it rested, {he} took back an inch. An inch, and another inch. {There}, with everybody looking on, nothing seemed to happen for a whole hour, and in that hour everything happened.",
      "{He} had patience. {He} waited until it pulled, and gave way, and when it rested, {he} took back an inch. An inch, and another inch. With everybody looking on, nothing seemed to happen for a whole hour, and in that hour everything happened.",
    ],
  ],
  end: [
    [
      0,
      "The last inch was the easiest. There was a jolt, then many hands at once, and then it was over and nobody was missing. {Hero} let {himself} be wrapped in a blanket and noticed only now that {he} had been holding {his} breath.",
      "%The last inch was the easiest. There was a jolt, then it was over, and nobody was missing. {Hero} noticed only now that {he} had been holding {his} breath.",
    ],
    [
      1,
      "“Weren't you afraid?” asked {thehelper}. “{I} had no time,” said {hero}. It was not quite true, but it was a good answer, and it is still told {there} today.",
    ],
  ],
};
