import type { Script } from "./script.ts";

/** Stories that go with anything. */
export const everyday: readonly Script[] = [
  {
    tell: [
      [
        1,
        "{Hero} made a list {there}. At the top stood {topic}, and under it everything that spoke against it. It became a long list. Then {he} turned the sheet over and wrote on the back what spoke for it. There stood one single line, but it was underlined twice.",
        "{Hero} made a list {there}. On the left stood everything that spoke against it. It became a long list. Then {he} turned the sheet over and wrote on the back what spoke for it. There stood one single line, but it was underlined twice.",
        "%{Hero} slept on it for three nights. In the first night everything spoke against it. In the second night one thing spoke for it. In the third night {he} could not sleep at all, and that settled the matter.",
      ],
      [
        1,
        "So it had to be [Tuesday|Wednesday|Saturday]. {Hero} had prepared everything, and of everything that {he} had prepared nothing was needed. What was needed was a [spoon|piece of string|wheelbarrow], and nobody {there} had thought of that.",
      ],
      [
        2,
        "“I have one,” said {ahelper}, “but it costs something.” It cost an afternoon of listening. {Thehelper} told of old times and of somebody who had also once begun with {topic}. {Hero} only meant to be polite at first. Then {he} forgot the time.",
        "“I have one,” said {ahelper}, “but it costs something.” It cost an afternoon of listening. {Thehelper} told of old times and of people who had also once begun like this. {Hero} only meant to be polite at first. Then {he} forgot the time.",
      ],
      [
        1,
        "On the way back it began to rain, and all that was left of the plan ran down the page. {Hero} stood there with [ink|mud] on {his} fingers. It was strange: now that there was no plan any more, {he} knew what to do.",
      ],
    ],
    end: [
      [
        0,
        "{He} did it without a list, one thing after the other, and whatever {he} needed was lying just within reach. Afterwards people {there} asked how {he} had planned it so well. {Hero} showed them the sheet. One could only read a single line, underlined twice.",
        "%{He} did it one thing after the other, without hurrying, and whatever {he} needed was lying just within reach. Afterwards everybody {there} asked how {he} had planned it so well. {Hero} said that one had to sleep on it badly enough.",
      ],
      [
        1,
        "{Thehelper} heard of it as well, and nodded. “One has to have a plan,” said {thehelper}, “so that the rain has something to do.”",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "There was a bet. Nobody {there} could say later who had started it, but half of them bet on {hero} and the other half against. The stake was [a cake|a jar of honey|a whole week's washing-up]. {Hero} {was} the only one who had not been asked.",
      ],
      [
        2,
        "From then on {he} {was} watched. When {hero} coughed, people whispered; when {he} sat down, somebody took notes. It was hard to think about {topic} with so many eyes on one's back, and in fact {he} made three mistakes on that day alone.",
        "From then on {he} {was} watched. When {hero} coughed, people whispered; when {he} sat down, somebody took notes. It is hard to do anything with so many eyes on one's back, and in fact {he} made three mistakes on that day alone.",
      ],
      [
        1,
        "“Which side are you on?” {hero} asked {ahelper}, who had been sitting on the fence all the time, really on the fence. “On yours,” said {thehelper}, “but I did not bet. One does not bet on friends. One carries something for them.” And {thehelper} climbed down.",
      ],
      [
        1,
        "That same night, when nobody was watching, {hero} began again from the beginning. It went better in the dark. There was only the work and the sound of somebody breathing, and, once, a quiet “Careful, to the left.”",
      ],
    ],
    end: [
      [
        0,
        "In the morning they all came with their notebooks, and it was already done. Nobody had seen it, and so nobody could say who had won. “Then we'll have to eat it together,” somebody said after a long silence {there}, and that was what they did.",
      ],
      [
        1,
        "{Hero} got the biggest piece, and {thehelper} the second biggest. There is still a line in one of the notebooks, and behind it a question mark that has been crossed out.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "It could have been a day like any other, had it not been for the letter. It was addressed to {hero}, in a hand that nobody {there} knew, and in it stood only: “Do not wait any longer.” {He} read it four times. It could only be about {topic}.",
        "It could have been a day like any other, had it not been for the letter. It was addressed to {hero}, in a hand that nobody {there} knew, and in it stood only: “Do not wait any longer.” {He} read it four times, and each time {he} knew better what was meant.",
      ],
      [
        2,
        "Who writes something like that? {Hero} compared the hand with [shopping lists|name plates|labels on jam jars] and asked at every door {there}. Everybody swore that it had not been them, and everybody wanted to know what it was that {he} {was} waiting for.",
      ],
      [
        1,
        "So, door by door, {hero} had to explain it. At the first door {he} stammered. At the tenth {he} could do it in two sentences. And at the last, where {ahelper} opened, {he} heard {himself} say: “{I} will begin today.”",
      ],
      [
        1,
        "“Then go,” said {thehelper}. {Hero} went. It was not the right weather, and {his} knees were not the right knees, but {he} had said it aloud at too many doors, and behind every one of them somebody now stood at the window.",
      ],
    ],
    end: [
      [
        0,
        "They all saw it, then: how {hero} tried, how it went wrong, how {he} tried again, and how, the third time, it held. Nobody {there} clapped. They opened the windows, one after the other, right down the street, and that was better.",
      ],
      [
        1,
        "A year later {hero} found a pencil at the bottom of a drawer, and a sheet on which somebody had practised a strange hand. {He} laughed for a long time. Sometimes one has to write to oneself.",
        "%The letter has long since been eaten by the mice. Who wrote it never came out. Only the wind {there} acts as though it had had nothing to do with it.",
      ],
    ],
  },
];
