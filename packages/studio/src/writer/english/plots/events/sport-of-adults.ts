import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Last fights, last runners, late champions and referees. */
export const sportOfAdults: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:boxer|wrestler|fighter|wrestling champion|arm wrestler|sumo wrestler)s?\\b[^.]*(?:(?:had )?(?:lost|loses|never won|had never won) (?:every|all|each|a single|any|one)[^.]*|(?:gets?|got|was given|had|wants?|wanted|took) (?:one|a|his|her|their|another|only one) (?:very )?(?:last|final|second|more) (?:chance|fight|match|game|race|try)[^.]*|last (?:fight|match|race|game|chance|season)[^.]*|comeback[^.]*|came out of retirement[^.]*)",
    ),
    after: [
      [
        1,
        "The hall was half full, and most of those had come for the other one. {Hero} sat on the bench down in the corridor and listened to the neon lamp. On the wall somebody had once scratched: been here, lost too.",
      ],
      [
        1,
        "Old Gus, who washed the towels, sat down beside {him}. He smelled of soap. “Do you know what they all do in here?” he said. “They think about the end. You can't do anything about the end. Can you do the next minute?” {Hero} thought it over. “A minute, yes,” {he} said.",
      ],
      [
        2,
        "The first minute went. {Hero} {was} hit by everything that one can be hit by, and {he} still stood there. The second minute went. Somebody up on the gallery laughed, and somebody else told him to be quiet.",
        "The first minute went badly, and {hero} {was} still there. The second minute went. Somebody up on the gallery laughed, and somebody else told him to be quiet.",
      ],
      [
        2,
        "In the fifth one something happened that {hero} had never seen before: the other one was breathing through the mouth. The other one was afraid. {Hero} knew that look. {He} had only ever seen it in the mirror.",
      ],
    ],
    end: [
      [
        0,
        "It was not pretty. It was not even quick. But when the bell rang, the referee took a hand and lifted it, and {hero} waited politely to see whose it was. It was {hero's}. There was a second of silence, and then a noise came down from the gallery as though somebody were tipping out a cart of potatoes. Gus did not clap. He had to hold the towel in front of his face.",
      ],
      [
        1,
        "The others said that now it would really begin. {Hero} packed {his} bag and shook {his} head. {He} took out a nail, scratched two words under the others on the wall and switched off the lamp. “Been here,” it says there now. “Lost too.” And below: “Not always.”",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:one|the last|a single|an old|only one) (?:[a-z]+ )?(?:runner|walker|competitor|woman|man) (?:was|is|were) (?:still )?(?:out |missing|on the (?:road|course|way|track)|running|not back|far behind|out there|swimming|rowing)[^.]*",
    ),
    idea: /\b(?:race|marathon|runners?|finish|winner)\b/i,
    after: [
      [
        1,
        "The winner had long been in the bath. The barriers were being loaded onto a lorry, and a man was sweeping up the paper cups. On the list there was one number without a time next to it.",
      ],
      [
        2,
        "Out there {hero} had a blister as big as an egg, and a voice in {his} head that said “tram” at every stop. {He} had promised somebody to get there. The somebody had said: “It doesn't matter when.” It mattered to {hero} that it was still today.",
      ],
      [
        1,
        "At mile twenty the last marshal had already folded up his chair. He unfolded it again. “How far is it?” asked {hero}. “Not far,” lied the marshal. Then he looked after {him} for a while, put the chair under his arm and went along.",
      ],
      [
        1,
        "At the bakery the baker joined them, who was just going to bed or just getting up. At the bridge it was two nurses after their shift. None of them said anything. One heard only the steps, and by and by they fell into time.",
      ],
    ],
    end: [
      [
        0,
        "There was no ribbon left at the finish. The man with the broom saw them coming, thirty people under the street lamps, and in front one who was limping. He looked round. Then he unwound the tape from his parcel and held one end, and a boy held the other one. {Hero} ran right through it. A car horn started up, and then all of them did.",
      ],
      [
        1,
        "It was eleven minutes to midnight. The time was written in on the list, by hand, as the last. Next year they moved the end of the race to midnight. It is said that the best of it only begins when the winner is already in the bath.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:marathon|race|match|tournament|game|contest|competition) (?:was|is) (?:long |already |almost )?over[^.]*",
    ),
    after: [
      [
        1,
        "The brass band had packed up, and the cups rolled along the gutter. One lamp went on after the other. Those who were still standing about turned up their collars and thought about supper.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:referee|umpire|judge|linesman|linesmen)\\b[^.]*(?:ma[dk]es? a [a-z ]*mistake|mistake|wrong decision|was (?:about to )?retire|last (?:match|game)|own son|own daughter|forgot (?:his|her) whistle|lost (?:his|her) (?:whistle|cards?|glasses))[^.]*",
    ),
    after: [
      [
        1,
        "Twenty-six years, and {hero} had never taken a decision back. {He} had the whistle from {his} father. It was worn so smooth that one no longer saw the brand on it.",
      ],
      [
        1,
        "On the way to the middle nobody greets a referee. {Hero} {was} used to that. {He} liked the moment before it began, when the grass was still wet and nothing was wrong yet.",
      ],
    ],
    end: [
      [
        0,
        "In the last minute {he} whistled, and {he} knew in the same second that it had been wrong. Everyone saw it, only half of them shouted. {Hero} could have pointed to the spot and gone home. Instead {he} took the ball under {his} arm. “I made a mistake,” {he} said, so loudly that one heard it on the cheap seats. “The fault was mine. We play on from there.”",
      ],
      [
        1,
        "There had never been such a thing. It was quiet for a moment, and then somebody began to clap, and it was one from the wrong side. They carried {him} off the pitch, both teams, {he} was heavier than {he} looked. And the whistle lay in {his} pocket and was warm.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:in|during|at) (?:his|her|the|their) (?:very )?(?:last|final|first|biggest) (?:match|game|race|fight|concert|show|performance|day|shift|flight|final)[^.]*(?:made|makes|committed) an? (?:[a-z]+ )*(?<slip>mistake|blunder|error)[^.]*",
    ),
    idea: /\b(?:referee|umpire|judge|linesman|goal)\b/i,
    after: [
      [
        1,
        "{He} knew it in the same second. It was as if one misses a step in the dark. All round {him} the noise rose, half of it cheering, half of it howling, and in the middle of it {hero} stood and heard nothing but {his} own heart.",
      ],
      [
        1,
        "Nobody could have proved it. One only had to point, and go on, and in half an hour it would all be over, with flowers and a speech. {Hero} looked at {his} hand, which was still in the air.",
      ],
      [
        2,
        "Down in front stood a boy with a paper flag. He was not shouting. He only looked at {hero}, quite quietly, in the way in which one looks at somebody of whom one is sure.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} took down {his} hand. “I made a mistake,” {he} said, so loudly that one heard it on the cheap seats. “It was mine and nobody else's. We'll put it right.” There had never been such a thing. It was quiet for a moment, and then somebody began to clap, and it was somebody from the wrong side.",
      ],
      [
        1,
        "The flowers were a bit crushed, because so many people had wanted to shake {his} hand at the same time. The boy got one of them. When somebody asks {hero} today about all those years, {he} does not speak of the great days. {He} tells of the one on which {he} was wrong.",
        "The flowers were a bit crushed, because so many people had wanted to shake {his} hand at the same time. The boy got one of them. He has pressed it in a book, between two pages about the great days.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
