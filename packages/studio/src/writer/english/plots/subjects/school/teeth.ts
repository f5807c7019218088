import { story } from "../subject-story.ts";

/** Stories of wobbly and lost milk teeth. */
export const teeth = [
  story({
    says: [
      /\b(?:tooth|teeth)\b/i,
      /\b(?:los(?:es|ing)|lost|f[ae]ll(?:s|en)?(?: out)?|drop(?:s|ped)?|swallow\w*|missing|disappear\w*|roll\w*)\b/i,
      /\b(?:bus|school|class\w*|train|playground|swimming pool|pool|car|park|beach|cinema|plane|snow|sand|field|pitch)\b/i,
    ],
    unless: /\b(?:drain|sink|plughole|dentist|vampire|tiger|crocodile|shark|lion|false teeth|whistler|grandpa's)\b/i,
    after: [
      "There was a hole in front now, just wide enough for the tip of the tongue. And there was no tooth. {Hero} looked on the floor, and in {his} lap, and even in {his} mouth again. “It'th gone,” said {hero}. It was the first time that {he} heard {himself} lisp, and at any other time that would have been wonderful.",
      "The trouble was, tonight was the night. No tooth, no tooth fairy, and no coin, that much was clear. {Hero} got down on all fours. There were a great many things down there: a marble, a glove, half a biscuit with hair on it. “What are you looking for?” asked a boy. “A tooth,” said {hero}. The boy got down, too.",
      [
        "{Talker} was the best at it. {Talker} looked with one cheek flat on the ground, because from there small things look big. “Found it!” cried {talker}. It was a piece of popcorn. “Found it!” It was a tooth, but one with a filling. They put it on one side, and shuddered.",
        "+ More and more of them looked. Somebody found a piece of popcorn. Somebody found a tooth, but it was one with a filling, as big as a bean. They put that on one side, and shuddered.",
      ],
      "Soon everyone was crawling about, big ones and small ones, and a man with a briefcase. Nobody asked any longer if it made sense. Each of them told about a tooth of their own: one had been pulled out with a door handle, one had been swallowed with a plum. {Hero} listened to it all, and wiped {his} nose on {his} sleeve. No tooth.",
    ],
    end: [
      "“I'll write to her,” said {hero} at last. “She'll have to believe me.” An old lady lent {him} a pencil. {Hero} drew the hole, exactly as big as it was, and all the people who had looked. There were nineteen. Each of them signed below, to say that it was true. The man with the briefcase even had a stamp.",
      "@bedroom(hero read) In the evening the letter lay under the pillow. {Hero} did not sleep, and then {he} did. In the morning there was a coin, a large one. And next to it lay a bit of paper, no bigger than a fingernail, with tiny writing. {Hero} needed a magnifying glass. “It is in your left shoe,” it said. And there it was, under the heel, small and white.",
      "+ @bedroom(hero look) The tooth had been walking about with {hero} all day long. {He} laughed so loudly that the whole house woke up. “What ith it?” they asked. No, it was only {hero} who talked like that.",
      "@bedroom(hero look) The tooth lives in a matchbox on the window sill, beside the letter with nineteen names. {Hero} looks into {his} left shoe every morning now, before {he} puts it on. You never know.",
    ],
  }),
  story({
    says: [
      /\b(?:tooth|teeth)\b/i,
      /\b(?:wobbl\w+|loose|won't (?:come|fall)|would not (?:come|fall)|wouldn't (?:come|fall)|doesn't (?:want|fall|come)|did not (?:want|fall|come)|refus\w+|pull\w*|last (?:one )?in (?:the|his|her) class|first tooth|afraid)\b/i,
    ],
    unless: /\b(?:los(?:t|es|ing)|dentist chair|vampire|tiger|crocodile|shark|lion|false|hermit|dragon|saw)\b/i,
    of: "people",
    after: [
      "You could push it forward and you could push it back. You could turn it a little, like a key. But come out, no, it would not do that. It hung on by one corner, as a child hangs on to a door frame at bedtime. {Hero} pushed it to and fro with {his} tongue, all day long.",
      "@room(hero eat) Everybody knew a way. “Bite into an apple,” said one. {Hero} bit, and the apple had a hole, and the tooth was where it had been. “A thread and a door handle,” said the next. They tied the thread on. {Hero} looked at the door. “I think I'd rather keep it,” {he} said.",
      [
        "@room(hero stand, mate look) “I could tie it to something,” said {talker}. “To what?” asked {hero}. They tried it with a toy car, and the car came back. They tried it with a balloon. {Hero} went about for half an hour with a balloon in front of {his} face, and everyone was told that it was a medical balloon.",
        "@room(hero stand) So {hero} tied it to something that would pull gently. A toy car came rolling back. A balloon was better. {He} went about for half an hour with a balloon in front of {his} face, and told everyone that it was a medical balloon.",
      ],
      "+ @bedroom.night(hero talk) In the night {he} lay awake and talked to it. “It isn't that I don't like you,” said {hero}. “But there's a big one behind you, and it wants to come out.” The tooth wobbled. It had been there from the beginning, after all. It had been there for the first carrot.",
      "@kitchen(hero stand) The next morning there was pancake. {Hero} had quite made up {his} mind to be brave. {He} held the thread {himself}, in {his} own hand. “At three,” said {hero}. “One,” {he} said, and took a breath. “Two.” And then, just at that moment, with the thread in the air, something tickled in {his} nose.",
    ],
    end: [
      "@kitchen(hero stand) It was the biggest sneeze that had ever been sneezed in that kitchen. The sugar flew off the table. The curtain billowed. And something small shot through the air like a cork, hit the lamp, went “ping”, and was gone. “Three,” said {hero}.",
      "@kitchen(hero take) It was found in the jam. It sat right at the top, as if it had been put there for decoration. {Hero} fished it out with a spoon and turned it round in the light. It was much smaller than it had felt. It was quite clean, except for the jam.",
      "+ @bathroom(hero look) {Hero} ran to the mirror and grinned. There was a window in the middle of {his} face. {He} could whistle through it, and drink through a straw with closed teeth. And far back in the window, if you held your head the right way, you could already see a tiny white edge of the one who had waited.",
      "@bedroom.night(hero sleep) That night it lay under the pillow, wrapped up in a paper napkin. There was a note with it, so that there should be no mistake: “Careful, sticky.”",
    ],
  }),
];
