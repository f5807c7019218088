import type { ScriptGroup } from "./script.ts";

/** Somebody of the idea stands in the way of what is wanted: asking, trying, asking why. */
export const facing: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} thought about it all evening. {He} still wanted to {aim}, and {foe} was still in the way.",
          "“Why {foe}, of all people?” said {hero}. {He} went to bed [early and did not sleep|late and did not sleep much|and lay awake over it].",
        ],
        [
          1,
          "{He} tried it in a friendly way first. {He} went to {foe}, [said good morning and asked|took off {his} cap and asked|waited for a good moment and asked]. {Foe} said no before {he} had finished the question.",
          "First {hero} asked {foe} politely. The answer was [no|a short no|no, and please shut the door]. {He} asked [a second time, and the answer was a longer no|again, and it was still no|once more, louder, and it was no more use].",
        ],
        [
          2,
          "Then {hero} tried it without asking, early in the morning, when {foe} was not up yet. It went well for [ten minutes|five minutes|a quarter of an hour|longer than {he} had hoped]. Then {foe} came, and {hero} had to begin all over again.",
          "The next day {hero} waited until {foe} had gone to lunch. But {foe} had forgotten something, came back for it and saw everything.",
        ],
        [
          2,
          "{Talker} had watched it all. “Have you asked {foe} why?” said {talker}. {Hero} had not [thought of that|dared to|, and neither had anybody else].",
          "[On the third day|That week|One morning] {hero} tried something [new|different|that nobody had tried before]. {He} did not ask {foe} for anything. {He} only asked why.",
        ],
        [
          1,
          "It took {foe} [some time|a long breath|a minute or two] to answer. “Because I am afraid of what comes after,” said {foe} in the end. {Hero} nodded. “{I} {am} afraid of that, too,” {he} said. “{I} would like to do it anyway.”",
          "It turned out that {foe} had a reason, and [that the reason was not a bad one|not even a bad one|that one could understand it]. {Hero} [listened to all of it|heard it out|did not interrupt once]. Then {he} explained how it could be done so that nobody would be harmed, {foe} least of all.",
        ],
      ],
      end: [
        [
          0,
          "{Foe} thought about it for one night, and in the morning {foe} stepped aside.",
          "“[One try|Once, and no more|Only this once],” said {foe}. [One try was enough|It was enough|More was not needed].",
        ],
        [
          1,
          "{Foe} had come to watch, at first from far away and then from close by. “So that is what it looks like,” said {foe}, and asked to see it again.",
          "The next day {foe} brought [cake|soup|flowers|a pot of jam]. [It was not a great success, but {hero} {was} pleased all the same|{Hero} had not expected that|“For the trouble,” said {foe}].",
        ],
      ],
    },
  ],
};
