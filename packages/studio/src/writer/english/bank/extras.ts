/** Lines for the time, weather, things and other characters of an idea. */
export const timeLines: Readonly<Record<string, readonly string[]>> = {
  night: [
    "It was night, and the moon lay on everything like milk.",
    "The stars were out, all of them, as if somebody had counted.",
    "Above it all hung a moon so bright that one could have read by it.",
  ],
  dawn: [
    "It was so early that the morning had not been unwrapped yet.",
    "Dawn came up, pink at the edges, like something baked.",
    "The sun had one foot over the horizon.",
  ],
  dusk: [
    "It was evening, that blue hour in which everything looks as if it were about to speak.",
    "The last light lay long across the ground, like a cat.",
    "Dusk was drawing its curtain, fold by fold.",
  ],
  storm: [
    "Thunder was moving furniture behind the hills.",
    "A storm was coming; the air tasted of coins.",
    "Lightning took a picture of everything, and then another.",
  ],
  golden: [
    "It was one of those afternoons that seem to be made of honey.",
    "The light was low and golden and in no hurry at all.",
    "Autumn had been round with its brush.",
  ],
  magic: [
    "Something shimmered in the air, as it does before a wonder.",
    "That night the sky was green and violet, and moved like a curtain.",
    "There was magic about; one could feel it in one's teeth.",
  ],
};

export const weatherLines: Readonly<Record<string, readonly string[]>> = {
  rain: [
    "It was raining, softly and on purpose.",
    "Rain drummed its fingers on every roof.",
    "It had been raining for so long that people had stopped mentioning it.",
  ],
  snow: [
    "Snow was falling, as slowly as if each flake were choosing its place.",
    "The snow had made everything quiet and round.",
    "It had snowed all night, and the world looked like a page.",
  ],
};

export const thingLines: readonly string[] = [
  "{Hero} took along {thing}. One never knows.",
  "There was one more thing to carry, and that was {thing}.",
  "And then there was {thing}, which would turn out to be the most important thing of all.",
  "Nobody had thought much of {thing} until then. That was about to change.",
];

export const thingPays: readonly string[] = [
  "In the end it was {thething} that made the difference; nothing else would have done.",
  "And what would they have done, just then, without {thething}?",
  "{Thething} had been waiting for this moment all along.",
];

export const otherLines: readonly string[] = [
  "{Other} would not be left behind, and to be honest nobody had tried very hard.",
  "Then there was {other}, who knew more than anybody had thought to ask.",
  "{Other} had a part in it too, and a larger one than it looked at first.",
  "And at the corner, pretending to be there by chance, waited {other}.",
];

export const otherActs: readonly string[] = [
  "It was {theother} who saw the way out first, and who held it open for the rest.",
  '"Behind you!" called {theother}, just in time. One can be grateful for a loud voice.',
  "{Theother} did something then that nobody would have expected, and did it without a word.",
  "Without {theother} they would never have got so far; and {hero} said so.",
];

export const placeLines: readonly string[] = [
  "{Place} is larger than it looks, especially on foot.",
  "One can live one's whole life {where} and not know the half of it.",
  "They had thought that they knew what there was {where}. They had known the front of it.",
  "Things are done slowly {where}, and seldom undone.",
  "All the old stories say the same of {place}: that it listens.",
  "There is a kind of light that one sees only {where}.",
];

export const sceneOpeners: Readonly<Record<string, readonly string[]>> = {
  medias: [
    '"Hold on!" Below there was nothing, and above there was a storm; and in between, by four fingers, hung somebody who had only meant to be away for the weekend. <But one thing at a time.>',
    "It was much too high, it was much too late, and the rope was making a sound that no rope should make. <How it had come to that? Well.>",
    '"Whatever happens," shouted a voice through the dust, "do not look round!" Naturally, somebody looked round. <But that was later. It began quite peacefully.>',
    "The lights went out, the floor tilted, and somebody laughed, because there was nothing else left to do. <Let us go back a little.>",
  ],
  frame: [
    'A fire, an old voice, a child who ought to have been asleep an hour ago. "Tell the one about {thehero}," says the child. "Again?" "Again."',
    "On the shelf in our kitchen there stands something that nobody may dust. When I was small I asked why, and was told this.",
    '"Everyone here knows that story," the old teller says, and pulls the chair closer, "but nobody tells it right. Listen."',
    "The photographs were in a box beneath the stairs, and on the back of the first was written: how it began.",
  ],
};

export const lessonLines: readonly string[] = [
  "Then something came back to {him}, something they had learned on the way: {lesson}.",
  "What was it that they had found out? {Lesson}. It had sounded so small at the time.",
  '"Do you remember?" said {pal} softly. "{Lesson}."',
  "And out of the whole long road one thing came to mind: {lesson}.",
  "{Hero} closed {his} eyes, and there it was again, plain as a footprint: {lesson}.",
];

export const friendLines: readonly string[] = [
  "And they were not alone. Out of the dusk came {friend}.",
  '"You once helped us," somebody said. It was {friend}.',
  "There were steps, then voices, then faces that they knew: {friend}.",
  '"Did you think we would miss it?" And there they stood: {friend}.',
];

export const moreFriends: readonly string[] = [
  "Behind them came {friend}.",
  "And, a little out of breath, {friend}.",
  "Who else? {Friend}, of course.",
  "Last of all, waving, came {friend}.",
];

/** Between the acts of a long story. */
export const notYet: readonly string[] = [
  "They thought that this was the end of it. It was the end of the beginning. <{Goal} was still as far off as the sky, but they were no longer the same two who had set out.>",
  "It was a victory, and they celebrated it with what was left of the cake. But in the morning there was still {goal} to think of.",
  '"So that is done," said {pal}. "And {goal}?" {Hero} looked along the road. "That," said {speaker}, "comes next."',
  "Behind one door there is, as a rule, a second. <This one had been painted shut.> They leaned against it, both together.",
  "For three days they rested. On the fourth {hero} caught {himself} looking at the horizon, and knew that it was time.",
];

export const heroNames = {
  she: ["Juno", "Mira", "Lotte", "Amara", "Willa", "Nell", "Saffi", "Tilda", "Maple", "Ines", "Odette", "Runa"],
  he: ["Pip", "Bram", "Otis", "Kasimir", "Theo", "Jasper", "Wim", "Rufus", "Anselm", "Tomas", "Barnaby", "Ivo"],
} as const;
