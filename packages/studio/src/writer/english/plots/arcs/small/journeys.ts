import type { Arc, ArcStory } from "../arc.ts";

/** How far is too far. */
const tooFar: ArcStory = {
  after: [
    [
      0,
      "=It was further than it looked, and it had looked far. {Hero} divided it into two halves in {his} head, and the first half into two again, and so on, until there was a piece that could be done straight away. That piece {he} did. There was nobody there to see it, but it was done.",
    ],
    [
      0.7,
      "=“Where are you going?” called somebody who was not going anywhere. {Hero} told it. “That's too far for somebody like you,” said the other. “How far would be right?” asked {hero}. The other one looked {him} up and down. “As far as me,” was the answer. It was not very far.",
    ],
    [
      0.9,
      "=“Are we nearly there?” asked {talker}, after the second piece. “Nearly at the third piece,” said {hero}. {Talker} found that this was not the same, but that it was true.",
      "=Some pieces were dull, and one was even pretty. {Hero} did not hurry in that one. It counted just like the others.",
    ],
    [
      0.8,
      "=Then came the piece where everything was going the other way. For every bit that {hero} gained, {he} {was} pushed back by nearly as much. “Nearly” is a small word. {Hero} held on to it, and came out at the far end of that piece a good deal later, with hardly anything left to push with.",
    ],
    [
      0.4,
      "=It looked the same in all directions now. There was no telling where it had begun, or where it would stop. {Hero} stopped first. {He} did not want to turn back, and {he} did not want to go on, and there was no third thing. It would have been nice to be asked where {he} {was} going.",
    ],
  ],
  end: [
    [
      0,
      "=“Where are you going?” somebody asked. It was the one from before, who had not been going anywhere, and who was quite out of breath. “I came after you. I've never seen how far too far is.” The other one looked round. “Is it here?” “I don't think so,” said {hero}. “I think that it's a little further on.”",
    ],
    [
      0.6,
      "=So they went a little further on. With two, the pieces came out differently; there was always one who had just thought of stopping, and one who had not. The last one was so small that they nearly missed it. “Was that all?” asked the other one. {Hero} looked back. “All of them,” {he} said, “put together.”",
    ],
    [
      0.5,
      "=From there you can see the way that {hero} came, right to where it starts. It still looks far. “How did you do it?” {he} {was} asked. {Hero} showed them a piece. It was about as long as a breath.",
    ],
  ],
};

/** Something heavy is left standing, and fetched again. */
const heavyLoad: ArcStory = {
  after: [
    [
      0,
      "={Hero} had been told that {object} was not heavy. Whoever said so had not had to carry it. Before the first stop it was clear where it pressed, and before the second one, where it pressed on the other side. “It's only a question of getting used to it,” {hero} said. That was at the third.",
      "=It was not heavy, {hero} had been told. Whoever said so had not had to carry it. Before the first stop it was clear where it pressed, and before the second one, where it pressed on the other side. “It's only a question of getting used to it,” {hero} said. That was at the third.",
    ],
    [
      0.8,
      "=At every stop it had to be put down, and after every stop it had to be picked up again. The picking up was worse. So {hero} stopped less and less. “Is it worth it?” asked one who was watching. “That's not decided here,” said {hero}. “That's decided at the other end.”",
    ],
    [
      0.6,
      "=About the middle there was a place that was too steep and too narrow. {Hero} went at it forwards, then backwards, then sideways. In all three ways {object} was a little wider than the world. In the end they got through with the help of a very bad word and a very small push.",
      "=About the middle there was a place that was too steep and too narrow. {Hero} went at it forwards, then backwards, then sideways. In all three ways it was a little wider than the world. It went through in the end with the help of a very bad word and a very small push.",
    ],
    [
      0.4,
      "=After that it was put down, and it was not picked up again. {Hero} just went on without it. It was marvellous. Everything was easy, and the way went by as if by itself, for about twenty steps. Then {hero} looked round. It looked rather small, back there, and as if it were waiting.",
    ],
  ],
  end: [
    [
      0,
      "=They were the longest twenty steps of the entire way. “All right,” said {hero}, and picked it up. And it was odd: it was lighter. Nothing had been taken off it. But up to now it had been something that {he} {was} given to carry. This time {hero} had come back for it.",
    ],
    [
      0.6,
      "=“We thought that you'd left it somewhere,” they said at the other end. “I did,” said {hero}. {Object} was put down for the last time, and a great many hands and eyes were there at once. For a while nobody asked how the way had been. {Hero} stood to one side, and felt how light it was there.",
      "=“We thought that you'd left it somewhere,” they said at the other end. “I did,” said {hero}. It was put down for the last time, and everybody was there at once to see it. For a while nobody asked how the way had been. {Hero} stood to one side, and felt how light it was there.",
    ],
    [
      0.5,
      "=Sometimes {hero} went over to where it stood now, and leaned against it a little, on the side that used to press. “Heavy, isn't it?” said one of them, who had just tried to move it. “You get used to it,” said {hero}.",
    ],
  ],
};

const GRAVE = /^(?!.*\b(?:died|dead|dying|war|prison|operation|hospital|killed|refused|afraid|scared|stole)\b)/;

/** Creatures and things that are on their way. */
export const journeyArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:carried|pulled|dragged|pushed|brought|hauled|transported|rolled|delivered|had to (?:carry|bring|pull|deliver|take)) (?:an?|the|his|her|its|their|two|three|\w+) (?!.*\bback (?:up|to the sky)\b)/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [heavyLoad],
  },
  {
    told: /^(?!\w+ (?:forward|backward|sideways|upside|on two))(?:drifted|swam|set (?:off|out)|flew|travell?ed|walked|sailed|climbed|crossed|hiked|wandered|floated|migrated|crawled|left (?:home|the)|started out|rolled|ran all|had to (?:cross|find (?:a|the|his|her|its|their) way|get (?:back|home|to|across)|reach|swim|walk|climb|fly|go)|tried to (?:find|reach|get)|went (?:on|off|out|to|up|down|around|all|looking|in search)|hopped|travelled|looked for|searched|followed)\b/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [tooFar],
  },
]);

/** Creatures and things that get help on their way. */
export const helpedJourneys: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:helped|came along|showed|led|went with|joined)\b/,
    by: "other",
    of,
    idea: /^(?=.*\b(?:drifted|swam|set off|flew|way (?:home|back)|cross the|had to (?:cross|reach|get))\b)(?!.*\b(?:died|dead|war)\b)/,
    stories: [tooFar],
  },
]);
