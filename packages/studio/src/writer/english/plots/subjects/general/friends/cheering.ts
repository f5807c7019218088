import { phrase } from "../../phrase.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Stories of making somebody laugh again. */
export const cheering = [
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:(?:made|makes|make|making)(?= [^.]{3,60} (?:laugh|smile)\\b)|cheer(?:ed|s|ing)? up) <sad:somebody>(?= laugh| smile|[.,;]| who| by| with| after| again| when| because| in| at|$)",
        ),
      ],
      unless:
        /\b(?:murder\w*|kill\w*|dying|promise[sd]? half|half (?:his|the|of the) kingdom|bet|bored|funeral|audience|whole (?:town|village|school|class)|children in)\b/i,
      after: [
        [
          "It is not easy to cheer up somebody {why} {Hero} knew that. {He} knew as well that it could not go on like this. {He} put on the funniest face that {he} had, with both cheeks blown up and {his} eyes crossed, and went in to {sad}. {Sad} looked at it politely. “Are you feeling ill?” asked {sad}, and turned back to the window.",
          "It was a long time since anybody had seen {sad} laugh. {He} put on the funniest face that {he} had, with both cheeks blown up and {his} eyes crossed, and went in to {sad}. {Sad} looked at it politely. “Are you feeling ill?” asked {sad}, and turned back to the window.",
        ],
        [
          "“That was only the beginning,” said {hero}. {He} told {sad} the joke with the three hats, and fell off a chair on purpose, and then once more with a somersault. {He} danced. {He} sang a song in which the wrong words came at the end of each line. Everybody who looked in at the door had to hold on to the frame for laughing. {Sad} said, “Thank you. That must have been a lot of work.”",
        ],
        [
          "+ {Hero} asked everybody for advice. “Feathers,” said one. “A bucket of water over the door,” said another. {Hero} tried out all of it. In the end there were feathers in every corner of the house, {hero} was wet through, and {sad} was holding out a towel to {him}.",
        ],
        [
          "On the last evening {hero} had nothing left. {He} sat down on the floor next to {sad}. “I don't know any more,” {he} said. “I only wanted you to be happy again.” {Sad} did not answer. They looked out of the window together. {Hero} did not make a face. For the first time {he} asked what it was like, and was quiet, and waited.",
        ],
      ],
      end: [
        [
          "And {sad} began to talk, slowly at first. It was a sad story, and it took a long time. {Hero} did not say that it was not so bad. {He} cried, too, when the worst part came. Nobody had ever done that: they had all tried to make {sad} laugh, and not one of them had asked. When {sad} had finished, it was dark, and both of them needed a handkerchief.",
        ],
        [
          "{Hero} reached into {his} pocket, and what {he} pulled out was the rubber nose, or a feather, or the wet end of something. {He} blew into it without looking. It made a sound like a very small, very surprised duck. There was a silence. And then there was another sound, rusty and short, like a door that has been shut for a long time. {Sad} was laughing.",
        ],
        [
          "{Sad} is still sad on some days. Then {hero} comes, without a red nose, and sits down on the floor and listens. But in between, more and more often, they can be heard all over the house, {hero} and {sad}, because one of them has just remembered the duck.",
        ],
      ],
    },
    { why: /\b(?<why>who (?:had|was|were|could|did|never|no longer) (?:(?! and\b)[^.,])+\.)/u },
  ),
];
