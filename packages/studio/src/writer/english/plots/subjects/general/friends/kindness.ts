import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Stories of standing up for somebody, of thanking, of forgiving, and of a surprise. */
export const kindness = [
  story({
    says: [
      phrase(
        "(?:stood up for|stands up for|stand up for|standing up for|stuck up for|spoke up for|speak up for) <other:somebody>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|herself|himself|themselves|itself|court|trial|lawyer|war|died|dead)\b/i,
    after: [
      "The others had been at it for days. It was always {other} who was laughed at, and there was always somebody who began. {Hero} had never joined in. {He} had only looked away, each time, at {his} own feet. {He} knew {his} feet very well by now. And {he} knew how {other} looked at those who looked away.",
      "“Why does nobody do anything?” {hero} asked at home. “You could,” was the answer. {Hero} thought about that. {He} was not strong, {he} was not loud, and {he} was quite happy when nobody noticed {him}. If {he} stood up for {other}, {he} would be the next one. That night {he} lay awake, and it was not because of {his} own trouble.",
      "+ {Hero} practised. “Stop it,” {he} said to a tree. The tree did nothing. “Leave {other} alone,” said {hero}, a bit louder, and a bird flew up and complained. {He} tried it in a deep voice and in a very polite one. It went quite well, as long as nobody was there.",
      "The next time came sooner than {he} had hoped. They stood round {other} in a ring, and someone had taken something from {otherhim} and held it up high. They all laughed. {Other} jumped for it and could not reach it. {Hero} looked at {his} feet. And then {he} saw {his} feet do something that they had never done before: they went forward, first the left and then the right.",
    ],
    end: [
      "“Stop it,” said {hero}. It was not loud, and {his} voice shook. But it was the only voice. They turned round. “What do you want?” asked the one in the middle. “I want you to give it back,” said {hero}, and went to stand next to {other}. {He} could feel that {other} was trembling, too. For a moment nobody knew what would happen, not even the one in the middle.",
      "Then a third one came and stood beside {hero}, with a red face. Then a fourth. There had been so many who looked at their feet. The ring was suddenly not a ring any more, but just a few who stood there and did not know where to put their hands. “It was only a joke,” said the one in the middle, and gave the thing back to {other}. “It wasn't funny,” said {hero}.",
      "{Other} and {hero} have been friends since that day. {Hero} is still not strong and not loud, and {his} voice shakes every time. But {he} has noticed something about {his} feet. They only need to do the first step. After that there are always others who come along.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:wanted to thank|tried to thank|decided to thank|wants to thank|thanked) <other:somebody>(?=[.,]| (?:for|who|that|but|and|after|by|with)\\b)",
        ),
      ],
      unless:
        /\b(?:murder\w*|kill\w*|died|dead|God|god|goddess|moon|sun|sky|stars?|river|sea|rain|trees?|wind|earth|forest|ocean)\b/i,
      after: [
        [
          "There was {other}, {reason} And {hero} had not even said thank you. {He} had been too surprised, and then it had been too late, and since then it had been on {his} mind. It is an uncomfortable thing to carry around, a thank you that has not been delivered. It gets bigger every day.",
          "{Hero} had not even said thank you to {other} at the time. {He} had been too surprised, and then it had been too late, and since then it had been on {his} mind. It is an uncomfortable thing to carry around, a thank you that has not been delivered. It gets bigger every day.",
        ],
        "First {hero} wanted to give {other} something. But everything that {he} could find was too small. What do you give for such a thing? A cake? {He} baked one, and it sank in the middle. A picture? {He} tried, and it looked as if {other} had three arms. {Hero} wrote a card in the end, and it said “Thank you”, and there was so much white around the words.",
        "+ “Just say it,” they told {hero}. That was easily said. {He} went to {other} on Monday, and talked about the weather. {He} went on Tuesday and talked about the weather on Monday. {Other} listened kindly and looked a little puzzled. On Wednesday {hero} only waved from across the way.",
        "Then {hero} heard that {other} would be going away, and soon. There was no more time for the right present or the right words. {He} grabbed what {he} had, the sunken cake, the picture with three arms, and the white card, and ran. On the last corner {he} stumbled. The cake flew, and landed on the picture, and the card landed on top.",
      ],
      end: [
        "And there stood {other}, with a bag in one hand, and had seen it all. {Hero} got up. {He} had crumbs in {his} hair and nothing to give. “I wanted to thank you,” {he} said. “I've wanted to for so long. What you did was so big, and I couldn't find anything that was as big as that.” Then {he} told {other} what it had meant to {him}, all of it, from the beginning.",
        "{Other} had put down the bag. “I didn't know,” said {other} after a while. “I thought that it was nothing special.” {Other} picked up the card, wiped it clean and read it, and there was enough room on it for both of them to look at. “That's the biggest thing anybody has ever given me,” said {other}.",
        "The picture hangs where {other} lives now, with a stain in the middle, and everybody asks about the third arm. And {hero} has got into a habit. When somebody does something for {him}, {he} says it at once, before it can grow: “Thank you. I'll tell you what it meant.”",
      ],
    },
    { reason: /\b(?:thank(?:ed)?) [^.,]*? (?<reason>(?:for|who) (?:(?! but\b)[^.,;])+\.)/u },
  ),
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:forgave|forgives|forgive|forgiving) <other:somebody>(?=[.,]| (?:for|who|that|but|and|after|before|when)\\b)",
        ),
      ],
      unless: /\b(?:murder\w*|kill\w*|God|god|abus\w*|rap\w+|war|asked? (?:her|him|them) to forgive)\b/i,
      of: "adults",
      after: [
        [
          "Everybody said that it was time. It was bad for the stomach, they said, and bad for the heart. {Hero} listened and nodded. It was not they who had to forgive {other}, {reason} {Hero} had it in front of {him} every morning, before {he} was even properly awake, and it was always as fresh as on the first day.",
          "Everybody said that it was time. It was bad for the stomach, they said, and bad for the heart. {Hero} listened and nodded. It was not they who had to forgive {other}. {Hero} had it in front of {him} every morning, before {he} was even properly awake, and it was always as fresh as on the first day.",
        ],
        "{He} had tried. {He} had written “I forgive you” on a sheet of paper, to see what it looked like, and it looked like a lie. {He} talked to {other} in the shower, and {he} always won. But {hero} noticed that by now {he} spent more time with {other} than with anybody {he} liked.",
        "+ Once {hero} saw {other} by chance, in the street, from behind. {He} crossed over at once. Then {he} stood behind a van, with {his} heart beating like a thief's, and was furious. {He} had done nothing. It was {hero's} street, too. That evening {he} took out the sheet of paper again, and tore it up into very small pieces.",
        "And then one day there was a letter from {other}. It did not ask for anything. It said that {other} had been wrong, that there was no excuse for it, and that {hero} need not answer. {He} read it standing up. {He} had waited for these lines for years, and now {he} put them down on the table, and everything was as before.",
      ],
      end: [
        "So {he} went there. {He} had no plan. {Other} opened the door, and had become older, and held on to the handle. {Hero} said everything. {He} said it without shouting, sentence by sentence, all that it had cost {him}. {Other} did not defend {otherhimself}, and did not look away. When {hero} had come to the end, {he} waited for the anger. There was only silence, and somewhere a tap that dripped.",
        "“I don't know if I can forget it,” said {hero}. “But I'm tired of carrying you around.” That was it. It was not a great moment, and nobody fell into anybody's arms. {Other} nodded, and cried without a sound. {Hero} walked home by way of the river. It was only on the bridge that {he} noticed how {his} shoulders had come down. {He} had forgiven {other}.",
        "{Hero} wakes up in the morning now and hears the birds first. The letter lies in a drawer with other letters. On some days it all comes back, and {he} has to do it over again. But {he} knows the way. And when {he} sees {other} in the street, {he} stays on {his} own side, and lifts a hand.",
      ],
    },
    { reason: /\bforg[ia]v\w+ [^.,]*? (?<reason>(?:for|who) (?:(?! but\b)[^.,;])+\.)/u },
  ),
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:(?:planned|prepared|organi[sz]ed|threw|throws|wanted to (?:throw|organi[sz]e|give|plan)|decided to (?:throw|organi[sz]e|plan)) (?:a|an|the) (?:[a-z]+ )*?(?:surprise|party)(?: party)? for|(?:wanted|tried|decided|planned) to surprise) <other:somebody>",
        ),
      ],
      unless:
        /\b(?:murder\w*|kill\w*|died|dead|bites?|nobody wanted to come|donkey|bank|proposal|propose|ghost|funeral|birthday party for (?:his|her) (?:dog|cat|donkey))\b/i,
      after: [
        "It was to be a secret, and that was the trouble. {Hero} had never been able to keep a secret from {other}. {He} went red, {he} hummed, and {he} looked at the ceiling. “Is anything the matter?” asked {other}. “No!” shouted {hero}, much too loudly. From then on {he} made a detour whenever {other} came along.",
        [
          "There was so much to do. {Hero} made a list of everything that {other} liked, and {thegift} stood at the top of it, underlined three times. {He} hid everything under the bed. Each time that {other} came near, {hero} had to sit down on something. Once {he} sat for an hour on a bag of balloons, with a friendly face.",
          "There was so much to do. {Hero} made a list of everything that {other} liked, and let other people in on it, one after the other, in a whisper. {He} hid everything under the bed. Each time that {other} came near, {hero} had to sit down on something. Once {he} sat for an hour on a bag of balloons, with a friendly face.",
        ],
        "+ The helpers were not much help. One could not whisper. One ate what was meant for later. And one asked {other} straight out what {otherhe} would like best, if there were to be a surprise, which of course there was not. {Hero} put {his} hands over {his} face. There were only two days left.",
        "The worst of it was {other}. {Other} had become quiet. “You're always busy,” said {other}. “Nobody has any time for me. Have I done something wrong?” {Hero} had the whole secret on the tip of {his} tongue. {He} swallowed it, and it was the hardest thing of all. “Come tomorrow,” was all that {he} said.",
      ],
      end: [
        "{Other} very nearly did not come. They all sat in the dark and listened, and {hero} had never been so afraid. At last there were steps. They came slowly, and stopped, and turned round again. “Wait!” cried {hero}, and ran out in the middle of everything, with a paper hat on. “You've done nothing wrong! It's for you! It was all for you!”",
        "So the surprise happened the wrong way round, outside, with the lights going on behind. {Other} stood and looked at the faces, one after the other, and at everything that was on the list. “All this time?” asked {other}. “You were sitting on balloons,” {otherhe} said slowly to {hero}. And then {other} began to laugh and to cry, both at once, and hugged {hero} so hard that the paper hat was never the same again.",
        "They still talk about it. {Other} has kept the hat, and says that it was the best surprise in the world, because it was so badly kept. When {hero} begins to hum, {other} says nothing, and smiles, and waits.",
      ],
    },
    { gift: phrase("surprise [^.,]*? with <gift:thing>") },
  ),
];
