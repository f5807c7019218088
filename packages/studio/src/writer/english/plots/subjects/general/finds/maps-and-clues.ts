import { also, story } from "../../subject-story.ts";

const MORE = also(
  "(?:old|secret|mysterious|hidden|torn|half|treasure|yellowed) (?:[a-z]+ )?map",
  "treasure|buried|gold|chest|clues?|riddles?",
  "follow(?:ed|s)? (?:it|the map|the clues)|went (?:looking|searching) for [^.]*|search(?:ed|es)? for (?:the|a) [a-z ]+|set out|led them|led (?:him|her)|leads? (?:to|them)",
  "(?:into|through|across) the [a-z]+",
  "where (?:it|they) (?:leads?|led|would lead)",
  "in (?:the|an?|his|her|their) [^.]*?(?:attic|book|bottle|library|cellar|wall|chest|drawer|garden|shed|school)",
);

/** Stories of a map or of clues that lead to something. */
export const mapsAndClues = [
  story({
    says: [
      /\b(?:(?:treasure|old|secret|mysterious|hand-drawn|hidden|strange|torn) (?:[a-z]+ )?maps?|maps? (?:to|that|of|which|showing|with))\b/i,
      /\b(?:found|discovered|got|inherited|bought|was given|came across|had|dug up)\b/i,
    ],
    may: MORE,
    of: "adults",
    unless:
      /\b(?:murder\w*|killed|died|dead|spaceship|planet|galaxy|museum|map ?maker|cartographer|draws?|drew|moved|changes?|pirates?|stolen|stole|war|navigat\w+)\b/i,
    after: [
      "{Hero} did not believe in treasure. {He} flattened the map under the lamp all the same, with a cup on each corner. There was a coast, or a river, drawn with a shaking hand, and a dotted line, and a cross. “Nonsense,” said {hero}. At midnight {he} was still sitting there with the magnifying glass.",
      "On Saturday {hero} put on {his} oldest shoes and took the map for a walk. The first marks were easy. The tree had become a stump, the bridge was newer, but the line was right. {Hero} noticed that {he} was walking faster.",
      [
        "“It says left,” said {talker}, and bent over the map. “It says right, you're holding it upside down,” said {hero}. They went left, and then right, and then stood up to their ankles in mud. {Hero} looked at {talker}, and {talker} looked at {hero}. They had not laughed like that for a long time.",
        "Then the line led straight into a bog. {Hero} went left of it, and right of it, and at last through it, and lost a shoe. {He} sat on a stone and poured the water out of the other. Anybody else would have gone home. {Hero} turned the map round and saw that {he} had been holding it upside down.",
      ],
      "So {he} began again, from the other end. Now it all fitted, mark by mark. {Hero} counted the last steps aloud. At the place of the cross the ground sounded hollow when {he} stamped on it.",
      "+ {Hero} had brought a spade, wrapped in a blanket, so that the neighbours would not ask. Now {he} dug. {He} dug until there was a blister on each hand, and with every shovelful {he} thought: this is ridiculous. But {he} did not stop.",
    ],
    end: [
      "The tin was no bigger than a loaf. {Hero} had to sit down before {he} opened it. Inside lay a handful of old coins, a photograph of two people who were laughing, and a letter. “To whoever has come so far,” it said. “We never had the time to spend this. Please do it for us, and not on anything sensible.”",
      "{Hero} read the letter three times. Then {he} filled the hole, trod the earth firm, and spent the coins exactly as the letter asked: on a supper for all who had a name in {his} address book, with music. The map hung on the wall, and everyone wanted to hear about the shoe.",
      "A new tin lies under the cross. {Hero} put it there one quiet evening, with a letter of {his} own. The map has gone back to where {he} had got it from. It may lie there for a hundred years. But {he} likes to think of the person who will hold it upside down.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:treasure|old|secret|mysterious|hand-drawn|hidden|strange|torn) (?:[a-z]+ )?maps?|maps? (?:to|that|of|which|showing|with))\b/i,
      /\b(?:found|discovered|got|inherited|bought|was given|came across|had|dug up)\b/i,
    ],
    may: MORE,
    unless:
      /\b(?:murder\w*|killed|died|dead|spaceship|planet|galaxy|museum|map ?maker|cartographer|draws?|drew|moved|changes?|stolen|stole|war|navigat\w+)\b/i,
    after: [
      "The map was brown at the edges and smelled of mice. {Hero} blew the dust away. There was a line of little dots on it, there were three drawings, and right at the end stood a thick red cross. “Treasure!” breathed {hero}. {He} packed bread and a spoon for digging.",
      "The first drawing on the map looked like a giant with a hundred arms. {Hero} searched for the giant all morning, on tiptoe, just in case. It was a tree. {Hero} clapped {his} hands, and went on to the second drawing.",
      [
        "The second drawing was a sleeping whale. “There are no whales here,” said {hero}. {Mate} had already sat down on it. It was a long grey rock with a round back! {Hero} looked at the map, and looked at the rock, and hugged {mate}, who did not quite know why.",
        "The second drawing was a sleeping whale. “There are no whales here,” said {hero}, and sat down to think. {He} thought for a long time. Then {he} looked at what {he} was sitting on. It was a long grey rock with a round back, and exactly where a whale has its eye there was a hole.",
      ],
      "From the whale it was thirty steps to the third drawing. {Hero} took thirty steps, and fell into a ditch. {He} took thirty steps the other way, and stood in nettles. “Perhaps there isn't any treasure,” said {hero}, and nearly folded up the map for good.",
      "+ {Hero} sat down on the edge of the ditch. “Whoever drew this map was no good at counting,” {he} said crossly. {He} turned the map over. {He} turned it upside down. Beside the dots there was something that {he} had taken for specks of dirt.",
    ],
    end: [
      "But then {hero} saw how small the footprints on the map were, and went back to the whale, and took very small steps. They ended between two roots, where the earth was soft. {Hero} dug with the spoon, and then with both hands. Something went clonk. Out came a box with a rusty lid, and in it lay everything that had once been precious to somebody small: a silver whistle, a marble like a planet, a lion's tooth, or perhaps a dog's.",
      "Under the marble there was a note, in wobbly letters. “Take one, put one in,” {hero} read out. {He} chose for a long time, and took the whistle. Then {he} emptied {his} pockets and laid in the best thing that {he} had with {him}. The box went back into the earth, and {hero} stamped on it with both feet.",
      "The map is back where it was found, brown and dusty, as if nobody had ever touched it. {Hero} has told no one. But on some evenings {he} goes up to the whale. {He} sits down on its back. Then {he} blows the silver whistle, twice, for the one who drew the map.",
    ],
  }),
];
