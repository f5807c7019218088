import type { Arc, ArcStory } from "../arc.ts";

/** A thing does what things do not do; it is measured, doubted and got used to. */
const itWentOn: ArcStory = {
  after: [
    [
      0,
      "=“Did that just happen?” asked {talker}. They both looked at {who}, and at {item}. There was nothing special to be seen now. “I didn't do anything,” said {hero}, because that was what it sounded like.",
      "=“Did that just happen?” asked {talker}. They both looked at {who}. There was nothing special to be seen now. “I didn't do anything,” said {hero}, because that was what it sounded like.",
      "={Hero} looked at {who}, and then at {item}. There was nothing special to be seen now. It was as if {who} were only waiting for {him} to look away.",
      "={Hero} looked at {who}. There was nothing special to be seen now. It was as if {who} were only waiting for {him} to look away.",
      "={Hero} looked, and looked again. There was nothing special to be seen now. It was as if it were waiting for {him} to look away.",
    ],
    [
      0.6,
      "=“Perhaps we only imagined it,” said {talker}. “Both of us?” “I can imagine quite a lot,” said {talker}. So they both looked away from {item}, counted to ten, and turned round very fast.",
      "=“Perhaps we only imagined it,” said {talker}. “Both of us?” “I can imagine quite a lot,” said {talker}. So they both looked away, counted to ten, and turned round very fast.",
      "=So {he} looked away from {item}. {He} counted to ten, quite loudly, and turned round very fast. There was no doubt about it: it had gone on in the meantime.",
      "=So {he} looked away. {He} counted to ten, quite loudly, and turned round very fast. There was no doubt about it: it had gone on in the meantime.",
    ],
    [
      0.8,
      "=After that {hero} wanted to have it in writing. {He} sat down in front of {item} with a pencil. For as long as {he} watched, there was nothing to write. Then {he} dropped the pencil and bent down for it, and in those two seconds it went on. {He} wrote: “Two seconds.” Under that {he} wrote: “Do not drop pencil.”",
      "=After that {hero} wanted to have it in writing. {He} sat down close by with a pencil. For as long as {he} watched, there was nothing to write. Then {he} dropped the pencil and bent down for it, and in those two seconds it went on. {He} wrote: “Two seconds.” Under that {he} wrote: “Do not drop pencil.”",
    ],
    [
      0.5,
      "={Hero} tried what anybody would have tried: {he} took hold of {item} and pulled. It was like pulling at a person who does not want to get up. For a moment {item} gave in. Then {itemit} took {him} along a little way.",
      "={Hero} tried what anybody would have tried, and told {who} to stop. For a moment it worked. Then {who} went on, a little faster.",
      "={Hero} tried what anybody would have tried, which was to say stop. For a moment it worked. Then it went on, a little faster.",
    ],
    [
      0.3,
      "=Other people came with tools, with reasons and with a rope, and went away again without the rope. Then {hero} sat down beside {item}, too tired to be surprised any more. “What do you want?” {he} asked {who}. It was the only thing that had not been tried.",
      "=Other people came with tools, with reasons and with a rope, and went away again without the rope. Then {hero} sat down, too tired to be surprised any more. “What do you want?” {he} asked {who}. It was the only thing that had not been tried.",
      "=Other people came with tools, with reasons and with a rope, and went away again without the rope. Then {hero} sat down, too tired to be surprised any more. “What do you want?” {he} asked. It was the only thing that had not been tried.",
    ],
  ],
  end: [
    [
      0,
      "=“I think I know,” said {talker}, who had been watching {item}. “It's always the same way, each time. We're standing in front of it.” {Hero} looked down. It was quite true. {He} got up, and they both made room for {item}.",
      "=“I think I know,” said {talker}. “It's always the same way, each time. We're standing in front of it.” {Hero} looked down. It was quite true. {He} got up, and they both made room.",
      "=There was no answer. But {hero} saw now where {who} had been going all this time, and it was no more than an arm's length away. Whatever {he} had tried had only been in the way. “Ah,” said {hero}, and moved {item} aside.",
      "=There was no answer. But {hero} saw now where it had been going all this time, and it was no more than an arm's length away. Whatever {he} had tried had only been in the way. “Ah,” said {hero}, and got up and made room.",
    ],
    [
      0.6,
      "=The last bit went slowly. When {who} had got there, it was over, and {item} {itemwas} as quiet as on any other day. “What did you do?” people asked {hero} in disbelief. “I let it,” said {hero}. They wanted to know whether that took long to learn.",
      "=The last bit went slowly, and then it was over. “What did you do?” people asked {hero} in disbelief. “I let it,” said {hero}. They wanted to know whether that took long to learn.",
    ],
    [
      0.9,
      "=The ones with the rope came back for another look. They wanted to know who had pulled, and how hard, and they were shown the spot where {hero} had stood to be out of the way. “Just there?” they asked. “Just there,” said {hero}. They tried it one after the other, looked at {item}, and could not feel what was so clever about it.",
      "=The ones with the rope came back for another look. They wanted to know who had pulled, and how hard, and they were shown the spot where {hero} had stood to be out of the way. “Just there?” they asked. “Just there,” said {hero}. They tried it one after the other, looked straight ahead, and could not feel what was so clever about it.",
    ],
    [
      0.5,
      "=There was always a little gap in front of {item} after that, just in case. Whenever {hero} came past there, {he} turned round very fast. There was nothing special to be seen.",
      "=There was always a little gap left free there after that, just in case. Whenever {hero} came past it, {he} turned round very fast. There was nothing special to be seen.",
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
    told: /^(?:suddenly )?(?:went (?:all over|through|up|on|off on)|stuck to|turned into|came (?:alive|to life|loose)|spread|took the (?:colou?r|light|sound)|moved|appeared|began to (?:glow|grow|move|sing|hum|talk|speak|float|spread|tick|ring|multiply)|started (?:to )?(?:glow|grow|mov|sing|hum|talk|speak|float|spread|tick|ring|multiply|print)\w*|kept (?:growing|ticking|moving|coming|ringing|singing|printing)|grew|multiplied|floated|flew (?:off|away|up)|swelled|rolled (?:off|away)|needed a)\b/,
    by: "other",
    of: "people",
    idea: /^(?!.*\b(?:war|dead|died|murder\w*|kill\w*|cancer)\b)/i,
    stories: [itWentOn],
  },
];
