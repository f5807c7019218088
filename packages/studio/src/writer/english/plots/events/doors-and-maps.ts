import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const WORLD =
  "(?<world>(?:an?|the) (?:[a-z]+ ){0,2}?(?:world|land|kingdom|country|city|town|garden|place|realm|forest|island|planet)\\b(?: (?:of|full of|where|made of|in which|with|without)\\b[^.,;]*)?)";
const GATE =
  "(?<object>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:door|portal|tunnel|staircase|trapdoor|passage|passageway|gate|wardrobe|doorway|mirror|hole|cupboard|painting|well))";

/** Ways into other worlds, and maps that lead to something. */
export const doorsAndMaps: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:found|discovered|opened|went through|stepped through|walked through|crawled through|climbed through|came across|fell through|fell into|noticed) ${GATE}\\b[^.]*?\\b(?:(?:led|leads|leading|opened|opens|went|goes) (?:in)?to|through (?:it )?(?:in)?to) ${WORLD}`,
    ),
    after: [
      [
        0,
        "{Hero} had walked past the place a hundred times, and {object} had never been there. Of that {he} was quite sure.",
      ],
      [
        1,
        "{He} knocked, because one knocks. Nobody said “Come in”, but nobody said “Go away” either. A bit of light came out, and it was of a colour that they did not have at home.",
      ],
      [
        0.3,
        "{Hero} fetched {his} boots, an apple and a ball of string. One end of the string {he} tied up on this side, with two knots. Then {he} shut {his} eyes, held {his} breath, and took one big step.",
      ],
      [
        0.3,
        "And there it was, right in front of {him}: {world}. “Oh,” said {hero}, and then, because that did not seem to be enough, “Oh my.”",
      ],
      [
        1,
        "“A new one!” somebody called, and they came running from all sides. “You have to see this,” said one, and “You have to taste that,” said another, and each of them pulled at a different sleeve. Everything was as it is nowhere else.",
      ],
      [
        0.5,
        "Only one of them stayed behind, on an old suitcase, and did not look up. “I came in once, too,” it said when {hero} asked, “a long time ago. Then my string broke, and nobody here knows the way back.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} looked at the string. It was long enough for two. They waved until their arms were tired, and then they felt their way back along it, hand over hand, the old suitcase between them. Once it tugged so hard that they nearly let go. But two hold on better than one.",
      ],
      [
        0.7,
        "On this side not even ten minutes had passed. “Wash your hands,” they called from the kitchen, and then: “Who is that?” It was the brother of the baker's wife, and he had been gone for forty years. “Only until supper,” he said, and she cried into the flour.",
      ],
      [
        1,
        "When {hero} looked round, there was no sign of {object} any more. But in {his} pocket the apple had turned into another one, blue, with golden pips. {He} planted one of them. It came up on Saturday.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|discovered|got|had|inherited|bought|was given|were given|dug up|pulled out) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?map\\b[^.]*?\\b(?:led|leads|leading|showed|shows|pointed) (?:the way )?to (?<goal>[^.,;]*\\b(?:treasures?|gold|silver|coins?|jewels?|riches|chest|crown)\\b[^.,;]*)",
    ),
    after: [
      [
        0,
        "{Hero} spread the map out on the kitchen table, with a cup on each corner. It smelled of cellar. Half of it had been eaten by mice, and it was the half with the names.",
      ],
      [
        1,
        "There was a dotted line, though, and it began at a tree with a face. {Hero} knew that tree. Everybody knew it. Nobody had ever asked it anything.",
      ],
      [
        1,
        "“Forty steps to the left,” it said on the map, in very old letters. {Hero} counted forty steps and stood in a pond. “Whoever drew this had longer legs,” {he} decided. With longer steps {he} stood on the other side of it.",
      ],
      [
        2,
        "After that the line went under a bridge, and over a wall, and right through somebody's washing. “Excuse me,” said {hero} to the woman with the pegs. She looked at the map. “My grandmother had a piece like that,” she said. “It's in the drawer with the string.”",
      ],
      [
        0.5,
        "It fitted exactly. It was the half with the names, and on it there was a cross, and beside the cross somebody had written: {goal}. And underneath, very small: bring a spade, and come hungry.",
      ],
    ],
    end: [
      [
        0,
        "They dug until it was nearly dark. Then the spade said “clonk”. It took all of them to lift the lid, and for a moment nobody breathed. There it lay, {goal}, and it was quite real, and cold, and heavier than it looked.",
        "They dug until it was nearly dark. Then the spade said “clonk”. It took all of them to lift the lid, and for a moment nobody breathed. There it lay, quite real, and cold, and heavier than it looked.",
      ],
      [
        1,
        "On the very top there was a letter. “Dear finder,” it said, “I could have spent it all myself. But then you would not have had such a day.” They read it aloud twice, because it was true.",
      ],
      [
        1,
        "They shared it out, and there was enough for a new roof for the woman with the washing, too. The last part of it they put back, with the map in a bottle, and rubbed out one step.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:followed it|followed (?:the|his|her|their) (?:[a-z]+ )?map|followed the (?:clues|trail|signs|arrows|footprints)) (?:all the way )?(?:to|into|through|up) {spot}",
    ),
    idea: /\b(?:(?:treasure )?map|treasure|clues|arrows|riddles?)\b/i,
    after: [
      [
        0,
        "There were three signs on the way. The first one was a stone with a nose, and it was easy. The second one was “where the wind turns round”. They all licked one finger and held it up, and each of them pointed in another direction.",
      ],
      [
        1,
        "“It can't be much further,” {hero} said, for the fourth time. The sandwiches were gone by then, and so was the sun.",
      ],
      [
        0.3,
        "And then {spot} stood in front of {him}, dark and much larger than on paper. The third sign was on the wall, right down by the ground, where one only sees it if one has tripped: an arrow, and below it the words “Mind your head”.",
        "And then they were at {spot}, and it was darker and much larger than on paper. The third sign was right down by the ground, where one only sees it if one has tripped: an arrow, and below it the words “Mind your head”.",
      ],
      [
        2,
        "Something rattled. Something breathed. “Go away,” said a voice, “I have a stick.” “We've got a torch,” said {hero}. There was a pause. “What kind?” asked the voice.",
        "Something rattled. Something breathed. “Go away,” said a voice, “I have a stick.” “I have a torch,” said {hero}. There was a pause. “What kind?” asked the voice.",
      ],
      [
        0.5,
        "It was an old woman in a knitted cap, who had been looking for the same thing since she was nine. “I had everything but the map,” she said. “My brother took it with him when he went to sea.” They held the lamp to it together. On the back there was a name, and it was her brother's.",
      ],
    ],
    end: [
      [
        0,
        "Under the lowest step there was a loose stone, and under the stone there was a tin, and it was heavy. In it lay eleven gold coins, a whistle, a dried frog, and a letter: “Dear Tilda, half of it is yours, as promised. The frog is from me.”",
      ],
      [
        0.5,
        "She did not want the gold. “What would I do with gold?” she said. She took the whistle, the letter and the frog, and sat down on the step with them, and looked younger from one minute to the next.",
      ],
      [
        1,
        "It was enough for three bicycles and a very large cake. It was eaten in {spot}, all of it, in one afternoon, and whoever passed by could hear the whistle.",
        "It was enough for three bicycles and a very large cake, and it was eaten on the spot, in one afternoon. Whoever passed by could hear the whistle.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:search(?:ed|es)?|look(?:ed|s)?|hunt(?:ed|s)?|dug|set out|set off|sailed(?: off| out)?)(?: (?:for|to find|to look for|in search of))? (?:an?|the|some) (?:[a-z]+ ){0,2}?treasure\\b[^.]*",
    ),
    idea: /\b(?:island|pirates?|captain|jungle|beach|desert|sea|ship|parrot|sailors?)\b/i,
    after: [
      [
        0,
        "Sand is not difficult to dig in. It is only that it comes back. {Hero} dug a hole as deep as a man, climbed out, sneezed, and had a hole as deep as a boot.",
      ],
      [
        1,
        "“Warm,” said {mate}, “cold, cold, very cold.” “How would you know?” asked {hero}. {Mate} did not know. It was just a pleasure to say it.",
        "“A little to the left,” said {hero} out loud, “and now a little to the right.” There was nobody else who could have said it.",
      ],
      [
        1,
        "By the third day there were sixty-one holes. They had found an anchor, a boot, the lid of a pot, and one hole that somebody else had dug. A note lay in it: “Not here either.”",
      ],
      [
        2,
        "When it got dark, they made a fire and counted what was left of the biscuits. “And what will you do with your half?” “Buy biscuits,” said {hero}.",
      ],
      [
        0.5,
        "It was the worst night of all. Rain came from the side, and {hero} had to crawl under the only thing that had a roof: a flat old rock, with a crack in it that looked like a cross. {He} looked at it for a long while. Then {he} got out the spade again.",
      ],
    ],
    end: [
      [
        0,
        "It was a chest, with three locks, and all three had rusted away. It was full to the brim. It shone so brightly that they had to hold their hands before their eyes: crowns, and spoons, and buttons from the coats of admirals.",
      ],
      [
        1,
        "Right at the bottom there was a tin of biscuits. “For whoever has dug as long as I have,” it said on the lid. They were a hundred years old, and they were the best thing in the whole chest.",
      ],
      [
        1,
        "They filled in all sixty-one holes before they sailed, because one does not leave a place like that. In the last one they left a spoon, a crown, and a note: “Warm.”",
      ],
    ],
    isWhole: true,
  },
];
