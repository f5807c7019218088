import type { Arc, ArcStory } from "../arc.ts";

/** A thing does what things do not do; the hero stands in front of it, and is the last one to look. */
const lastToLook: ArcStory = {
  after: [
    [
      0,
      "=“Did you do that?” asked {talker}. “No,” said {hero}. “Did you?” They both looked at {who}. It was not a thing that one sees every day, and so each of them waited for the other to be sensible.",
      "={Hero} looked at {who}, then at {his} own hands, and then at {who} again. {He} had not done anything. {He} would have liked somebody to confirm that, but there was only {hero}.",
      "={Hero} looked, then looked at {his} own hands, and then looked again. {He} had not done anything. {He} would have liked somebody to confirm that, but there was only {hero}.",
    ],
    [
      0.6,
      "=“We won't tell anyone,” said {talker}. “They'd only come and look.” So when the first people came by, {hero} and {talker} stood close together in front of {who}, with their elbows out, and talked about the weather. It was a remarkable day, said {talker}, for the time of year.",
      "=It was better not to tell anyone. They would only come and look. So when the first people came by, {hero} stood in front of {who} with {his} elbows out, and talked about the weather. It was a remarkable day, said {hero}, for the time of year.",
      "=It was better not to tell anyone. They would only come and look. So when the first people came by, {hero} stood right in the way with {his} elbows out, and talked about the weather. It was a remarkable day, said {hero}, for the time of year.",
    ],
    [
      0.8,
      "=“What's that behind you?” they asked. “That? That's always been like that,” said {hero}. It was the wrong answer. They knew very well what had always been like that, and what had not. They said good day, and went off a little faster than they had come.",
    ],
    [
      0.5,
      "=So {hero} tried to put things back as they had been. {He} pushed {item} a little this way, and pulled a little that way, and spoke to {who} in a friendly voice. For a moment there was hope. Then it began all over again, and with more enthusiasm.",
      "=So {hero} tried to put things back as they had been. {He} pushed a little here, and pulled a little there, and asked nicely. For a moment there was hope. Then it began all over again, and with more enthusiasm.",
    ],
    [
      0.3,
      "=By the afternoon everybody knew. They came with folding chairs and sandwiches. Elbows were no use any more. {Hero} and {talker} let their arms hang down and did not know what to say, and everybody looked past them at {who}.",
      "=By the afternoon everybody knew. They came with folding chairs and sandwiches. Elbows were no use any more. {Hero} let {his} arms hang down and did not know what to say, and everybody looked past {him}.",
    ],
  ],
  end: [
    [
      0,
      "=“What are they all looking at like that?” asked {talker}. Then {hero} noticed it: they had been standing with their backs to {who} the whole day. They were the only two who had not seen any of it. So they took a step to one side, turned round, and looked.",
      "=Then {hero} noticed something. {He} had been standing with {his} back to {who} the whole day. {He} {was} the only one who had not seen any of it. So {he} took a step to one side, turned round, and looked.",
      "=Then {hero} noticed something. {He} had been standing with {his} back to it the whole day. {He} {was} the only one who had not seen any of it. So {he} took a step to one side, turned round, and looked.",
    ],
    [
      0.6,
      "=It was worth seeing. All day long {hero} had thought of {who} as something that had to be stopped. Somebody made room for {him} on a chair and gave {him} a sandwich. “Does that happen often?” they asked. “I hope so,” said {hero}, with {his} mouth full.",
      "=It was worth seeing. All day long {hero} had thought only of how it could be stopped. Somebody made room for {him} on a chair and gave {him} a sandwich. “Does that happen often?” they asked. “I hope so,” said {hero}, with {his} mouth full.",
    ],
    [
      0.8,
      "=In the evening people folded up their chairs and thanked {hero}, as though {he} had arranged it all. {He} told them several times that {he} had not done anything. They praised {him} for {his} modesty. {Talker} took the praise without a word, and the last of the sandwiches too.",
      "=In the evening people folded up their chairs and thanked {hero}, as though {he} had arranged it all. {He} told them several times that {he} had not done anything. They praised {him} for {his} modesty. At last {he} said that they were welcome, and helped to carry the chairs.",
    ],
    [
      0.5,
      "=When {hero} told anybody about it after that, {he} showed them first of all where to stand. “Not there,” {he} said. “That's where I stood.”",
    ],
  ],
};

/** Everybody admires the wrong one, and the right one hears it. */
const theWrongOne: ArcStory = {
  after: [
    [
      0,
      "={Hero} heard it all. There is a special kind of noise when people are really pleased, and it is not like ordinary noise. It went on and on, and it was all for {who}. {Hero} kept still and listened, as you listen to people talking about somebody you know very well.",
      "={Hero} heard it all. There is a special kind of noise when people are really pleased, and it is not like ordinary noise. It went on and on, and it was all for somebody else. {Hero} kept still and listened, as you listen to people talking about somebody you know very well.",
    ],
    [
      0.75,
      "=“You have to say something,” said {talker}. “What?” “That it was you.” {Hero} thought of the faces. “They look so happy,” {he} said.",
      "=Afterwards, with things being put away all around, there would have been a moment to say it. {Hero} let it go by. They looked so happy, and it is a hard thing to explain in passing.",
    ],
    [
      0.75,
      "=The next day they wanted it again. Of course they did. They had told others about it, and those had come too. Everyone was looking in the same direction, and it was not the one where {hero} {was}. {He} could have refused. But then it would have been silent, and {he} knew the silence better than they did.",
    ],
    [
      0.4,
      "=So it went on. It got better every time, and {he} got hungrier for the noise and more tired of it. Once, in the middle, {hero} caught a single look: a cleaner at the side, with a cloth in her hand, who was looking in the wrong direction. That is, in the right one.",
    ],
    [
      0.3,
      "=And then {his} voice, or whatever it is that has to hold at such moments, did not hold. There was a gap. They all waited for {who} to go on. Somebody coughed. {Hero} sat there in the dark and knew that now it would either come out or be over.",
      "=And then there came a moment when it did not hold. There was a gap. They all waited for it to go on. Somebody coughed. {Hero} kept very still and knew that now it would either come out or be over.",
    ],
  ],
  end: [
    [
      0,
      "=Steps came across the floor, quite unhurried. It was the cleaner with the cloth. She did not make a speech. She only opened what had been shut, and held out her hand. “Come out,” she said, “you need more air for that bit.” And there stood {hero}, in front of all of them, and blinked.",
      "=Steps came across the floor, quite unhurried. It was the cleaner with the cloth. She did not make a speech. She only held out her hand. “Come over here,” she said, “you need more room for that bit.” And there {was} {hero}, in front of all of them.",
    ],
    [
      0.6,
      "=It was some time before they understood. Then {he} took up again at the place where it had broken off, from the front this time. It was not flawless. It was louder than {he} had intended, and it wobbled in one place. But the noise that came afterwards was of the special kind, and it came from the right direction.",
    ],
    [
      0.5,
      "=Somebody gave {who} a pat as well, on the way out. It had played its part, after all. And at the side a cloth was being wrung out, with great care, by someone who had known it from the beginning.",
      "=And at the side a cloth was being wrung out, with great care, by someone who had known it from the beginning.",
    ],
  ],
};

/** Stories of things that act by themselves in a person's life. */
export const thingsActArcs: readonly Arc[] = [
  {
    told: /^(?:got|won|received|took|earned) (?:all )?(?:the|a|an) (?:standing )?(?:ovation|applause|prize|credit|award|medal|praise|job|glory|flowers)\b/,
    by: "other",
    of: "people",
    stories: [theWrongOne],
  },
  {
    told: /^(?:suddenly )?(?:went (?:all over|off by (?:itself|themselves))|stuck to|turned into|came (?:alive|to life)|spread|took the (?:colou?r|light|sound)|moved|appeared|began to (?:glow|grow|move|sing|hum|talk|speak|float|spread|tick|ring|multiply)|started (?:to )?(?:glow|grow|mov|sing|hum|talk|speak|float|spread|tick|ring|multiply|print)\w*|kept (?:growing|ticking|moving|coming|ringing|singing|printing)|grew|multiplied|floated|swelled)\b/,
    by: "other",
    of: "people",
    idea: /^(?!.*\b(?:war|dead|died|murder\w*|kill\w*|cancer|beneath|under\w*|phone|hospital\w*)\b)/i,
    stories: [lastToLook],
  },
];
