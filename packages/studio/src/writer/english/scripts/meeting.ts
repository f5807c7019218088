import type { ScriptGroup } from "./script.ts";

/** Becoming friends, falling in love, helping a stranger. */
export const befriending: ScriptGroup = {
  verbs: "meet befriend love marry kiss fall-in-love pick take-in share invite adopt make-friends",
  isAboutTwo: true,
  scripts: [
    {
      tell: [
        [
          1,
          "At first neither of them knew what to say. {Hero} looked at {mate}, and {mate} looked at the ground {there}. Then they both began to speak at the same moment, both stopped, and both had to laugh. After that it was easier.",
        ],
        [
          2,
          "“Do you come here often?” asked {mate}. “Every day,” said {hero}, which was not quite true. But from then on it was true. {Hero} came every day, and every day {mate} was already there, with something to show: [a feather|a smooth stone|an old coin] or a joke that was not very good.",
        ],
        [
          2,
          "They were not alike at all. {Mate} wanted to know everything at once, and {hero} liked to think first. When {mate} ran ahead, {hero} found what {mate} had missed; and when {hero} stood still for too long, {mate} came back.",
        ],
        [
          3,
          "Then they quarrelled, about something so small that afterwards neither of them could remember it. {Hero} went home without a word. The next day {he} stayed away, and the day after that as well, and those were two very long days.",
        ],
        [
          1,
          "On the third day there was [a feather|a smooth stone|a folded note] in front of {hero's} door. {He} picked it up, turned it over and started to run. {Mate} sat {there} in the usual place, as if nothing had happened. “I was afraid that you wouldn't come,” said {mate}. “{I} was afraid that you wouldn't be here,” said {hero}.",
        ],
      ],
      end: [
        [
          0,
          "From then on nobody saw the one without the other. {Hero} and {mate} still do not agree about anything, and they talk about it every evening {there} until it is dark.",
        ],
        [
          2,
          "“How did you two meet?” people ask. {Mate} tells it one way, {hero} tells it another way, and only the end is always the same: and then we had to laugh.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} had been alone for so long that {he} hardly noticed it any more. {He} had one cup, one plate and one chair {there}, and {he} talked to {himself} when it was too quiet.",
          "It began with very little: {hero} said good morning, and somebody said good morning back. Nobody {there} had done that for a long time.",
        ],
        [
          1,
          "{Ahelper} was the first to notice that something had changed. “You are whistling,” said {thehelper}. {Hero} stopped at once, and turned red, and a minute later {he} {was} whistling again.",
        ],
        [
          2,
          "But making friends is not so simple. When {hero} said too much, the others grew tired; when {he} said nothing, they thought that {he} {was} proud. Once {he} brought [a cake|nuts and berries|flowers], and stumbled at the last moment, and everything lay on the ground.",
        ],
        [
          2,
          "“It was a silly idea,” said {hero} to {thehelper} that evening. “{I} {am} better off alone.” {He} stayed at home for a whole week. Nobody came to the door, and {he} told {himself} that this was just what {he} had wanted.",
        ],
        [
          1,
          "On the eighth day there was a knock. Outside stood those for whom {he} had brought everything, a little embarrassed, and one of them held up a [dented cake tin|flat parcel|basket]. “We picked it all up,” they said. “It still tasted good. Why didn't you come back?”",
        ],
      ],
      end: [
        [
          0,
          "They stayed until late. There was only one cup, and it went from hand to hand, and nobody thought that it was too few. When they had gone, {hero} stood at the window for a long time and listened. It was quiet, but it was a different quiet from before.",
        ],
        [
          1,
          "The next day {he} went and got a second chair, and then, to be on the safe side, a third. “So many?” asked {thehelper}. “You never know who comes,” said {hero}.",
        ],
      ],
    },
  ],
};

/** Two who quarrel. */
export const quarrelling: ScriptGroup = {
  verbs: "fight argue quarrel hate compete disagree",
  scripts: [
    {
      tell: [
        [
          1,
          "Nobody remembered how the quarrel had started. It had to do with {topic}, that much was certain, and by now everybody {there} had taken sides. When {hero} came in, the others went out, and doors were shut a little louder than necessary.",
        ],
        [
          2,
          "Each side was sure of being right. {Hero} made a list of all the reasons, and it was a long one; but the other side had a list as well, and it was just as long. They read the lists to each other {there} until {ahelper} put both hands over both ears.",
        ],
        [
          2,
          "The next day it was no longer only words. Things were hidden, things were spilled, and one thing was broken that could not be mended. For a moment nobody moved. {Hero} looked at the pieces and felt cold.",
        ],
        [
          1,
          "“And who is going to clean this up?” asked {thehelper}. They looked at each other. It took both of them, one to hold and one to sweep, and while they worked they could not very well shout. “I never meant that,” somebody said at last. “{I} know,” said {hero}. “{I} didn't either.”",
        ],
      ],
      end: [
        [
          0,
          "They threw both lists away, {there}, in front of everybody. It turned out that there was room for the one and for the other, and that some things went much better with two.",
        ],
        [
          1,
          "They still argue now and then about {topic}, because they enjoy it. But if anybody else says a bad word about one of the two, then he has to deal with both.",
        ],
      ],
    },
  ],
};
