import type { ArcStory } from "../arc.ts";

/** Somebody is believed dead and attends the mourning: comic, and warm. */
export const ownFuneral: ArcStory = {
  after: [
    [
      0,
      "=The notice was in the paper on Tuesday, with a black border, and {hero} read it over breakfast. “Beloved by all,” it said. {He} had written it {himself}. On Wednesday {he} put on a grey wig, a thick veil and somebody else's shoes, and went to see about the “all”.",
    ],
    [
      0.6,
      "=“Were you close?” asked {talker} at the door of the church. {Talker} did not know {him} under the veil. “Very,” said {hero}. “I wasn't,” said {talker}, “and I wish I had been.” It was not what {hero} had expected to hear first, and {he} had to hold on to a candlestick.",
      "=The church was full. {Hero} sat in the last row, next to the draught, and counted. The cousins had come because of the buffet. The neighbour had come because of the parking space. Those who wept loudest looked round between two sobs to see who was watching.",
    ],
    [
      0.75,
      "=“Always so generous,” said the priest. Somebody coughed. “Always so patient.” In the third row a whole family had to look at the floor. {Hero} had wanted to see who cried. It had not occurred to {him} that they might laugh.",
    ],
    [
      0.8,
      "=At the buffet {he} heard who was to have the house, and the earrings, and the good pan. The good pan was argued over in three corners at once. {Hero} ate a sandwich under {his} veil and began, on a napkin, to cross out names.",
    ],
    [
      0.4,
      "=When the others had gone in to coffee, {hero} saw that one person had stayed outside. It was the boy from the ground floor, who came up on Thursdays to have his sums looked at. He sat on the step in his only white shirt, and he was not crying loudly. He was doing it as one does when nobody is to see. In his hand he had the sums.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} sat down beside him. “Seven eights,” {he} said, in {his} own voice, and lifted the veil. The boy looked. He went white, and then red. “Fifty-six,” he said, and hit {him} with the exercise book as hard as he could. “That was mean!” “Yes,” said {hero}. “I see that now.” He hung round {his} neck until the veil came off.",
    ],
    [
      0.6,
      "=They went in together. The coffee cups stopped in the air, and one aunt fainted, but looked first where she would fall. “I only wanted to see who'd cry,” said {hero}. “You might have asked us to supper instead,” said {talker}. “You'd have seen who came.” There was a silence. Then someone began to laugh, and this time it was {hero}.",
      "=They went in together. The coffee cups stopped in the air, and one aunt fainted, but looked first where she would fall. “I only wanted to see who'd cry,” said {hero}. “Nobody's asked us up there since the christening,” said the eldest cousin, quite upset. “How should we know how to cry for you?” {Hero} had no answer ready for that.",
    ],
    [
      0.7,
      "=There was a supper every Sunday after that, for anyone who came, with the good pan in the middle of the table. The boy from the ground floor had the place on the left. The notice with the black border hung in the hall, and under “beloved by all” {hero} had pencilled the number, and corrected it upwards every year.",
    ],
  ],
};
