import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Ways out into the world, and what is found, lost and helped there. */
export const outAndBack: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|discovers?|discovered|comes? across|came across|meets?|met|rescues?|rescued|helps?|helped) (?<being>(?:an?|the) (?:[a-z]+ )?(?:injured|wounded|hurt|sick|ill|lame|exhausted|half-frozen|frozen|trapped) (?:[a-z]+ )??(?:bird|owl|eagle|hawk|falcon|crow|raven|swan|goose|gull|seagull|stork|fox|wolf|cub|hedgehog|badger|squirrel|hare|rabbit|deer|fawn|otter|seal|lynx|pigeon|dove|dragon|animal))(?=[.,;]|$| (?:and|who|that|at|in|on|with|from|by|near|under|behind|to|of|but)\\b)(?: (?:on|in|at|by|near|under|beside|behind) [^.,;]+)?",
    ),
    tells:
      /\b(?:nursed|healed|cared|looked after|took (?:it|him|her) home|helped (?:it|him|her)|back to health|set (?:it|him|her) free|flew|let (?:it|him|her) go)\b/,
    after: [
      [
        0,
        "It did not make a sound. It only looked up, with an eye in which the whole sky was to be seen, and breathed much too fast. “Don't go any nearer,” people said. {Hero} sat down on the ground, three steps away, and waited.",
      ],
      [
        1,
        "It took until it was dark. Then {being} was on {hero's} jacket, and the jacket was in {hero's} arms, and it was heavier than {he} had thought, and very warm.",
      ],
      [
        1,
        "There was a splint made of a wooden spoon. There was something to eat every two hours, also at night, and it bit. It bit the spoon, it bit the blanket, and on Thursday it bit {hero}. “That's a good sign,” said the old vet. “Dead ones don't bite.”",
        "There was a bandage, and something to eat every two hours, also at night, and it bit. “That's a good sign,” said the old vet. “Dead ones don't bite.”",
      ],
      [
        2,
        "Little by little it got used to {him}. It no longer turned its head away. Once, in the grey of the morning, {hero} woke up because something was leaning against {his} shoulder. {He} did not move until nine, though {his} arm had gone to sleep long before.",
      ],
      [
        0.5,
        "“It's healed,” said the vet in May. “You know what that means.” {Hero} knew. {He} asked for one more day. And then, because it was raining, for another one.",
      ],
    ],
    end: [
      [
        0,
        "They went back to where it had been. {Hero} put it down and took three steps back, as at the beginning. It looked at the sky, it looked at {him}, and did not know. “Go,” said {hero}. It sounded quite hoarse. And then it went, first a little lopsided, then straight, then so far that {his} eyes watered from it. It was surely from that.",
      ],
      [1, "{He} did not wash the jacket. It hung on its hook, with a hole where somebody had bitten it."],
      [
        1,
        "A year later, in the grey of the morning, there was a knocking at the window. Two of them were outside, and between them was something small and ruffled, which bit the window frame. “That's a good sign,” said {hero}.",
        "A year later, in the grey of the morning, there was something outside. Two of them were there, and between them something small and ruffled.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:climbs?|climbed|wants? to climb|wanted to climb|decide[sd]? to climb|tr(?:y|ies|ied) to climb|hikes?|hiked)(?: up| to the top of)? (?<peak>(?:an?|the) (?:[a-z]+ ){0,2}?(?:mountain|peak|hill|volcano|summit))\\b[^.]*|^[^.]*?\\bto (?:see|reach) the (?:top|summit|peak) of (?<peak2>(?:an?|the) (?:[a-z]+ )?mountain)",
    ),
    after: [
      [
        0,
        "From below it did not look so bad. “We'll be up there by noon,” {hero} said, and at noon they were at the first bench.",
        "From below it did not look so bad. “By noon,” {hero} said, and at noon there was the first bench.",
      ],
      [
        1,
        "{Mate} knew the way by smell: here had been goats, there had been sausage. {Hero} counted the steps, up to a hundred, and then again from the beginning. There were a great many hundreds.",
        "{Hero} counted the steps, up to a hundred, and then again from the beginning. There were a great many hundreds.",
      ],
      [
        1,
        "“Impossible,” said a man in very good boots who was coming down. “Not with you two. It's too steep.” {Hero} thanked him for the advice. When he was out of hearing, {mate} sneezed, and it sounded like a laugh.",
        "“Impossible,” said a man in very good boots who was coming down. “Not for somebody like you. It's too steep.” {Hero} thanked him for the advice.",
      ],
      [
        0.5,
        "Then came the fog. It came up from the valley, quite softly, and took away first the valley and then the path. The others stood around and called out to each other. {Hero} felt the wind on {his} left cheek and the ground under {his} feet. “It goes up here,” {he} said.",
      ],
      [
        2,
        "Behind {him} somebody took hold, and behind that one another one. The man in the very good boots was the last of them, and said nothing at all.",
      ],
    ],
    end: [
      [
        0,
        "One noticed that they had arrived because there was suddenly nothing in front of them any more, only air, from all sides. The fog lay below them like milk in a saucer. “What does it look like?” was the question. They all told it at the same time. {Hero} had shut {his} eyes. “Wider,” {he} said. “It looks wider than that.”",
        "One noticed that it was the top because there was suddenly nothing in front any more, only air, from all sides. The fog lay below like milk in a saucer. {Hero} had shut {his} eyes. “Wider,” {he} said. “It's wider than I thought.”",
      ],
      [
        1,
        "There was one sandwich left. It was shared out, down to the crumbs, and the crust went to the one who had had the best nose for the way.",
      ],
      [1, "A new sign hangs by the first bench. “Four hours,” it says. Somebody has added underneath: “Less in fog.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:look(?:s|ed)?|search(?:es|ed)?|goes looking|went looking|set(?:s)? out)(?: everywhere| all night)? (?:for|to find)|loses|lost) (?<little>(?:its|his|her|their|a|the) (?:lost |missing |little |youngest |smallest |only )*(?:cub|kitten|puppy|chick|calf|foal|lamb|baby|duckling|child|son|daughter|young|fawn|piglet|joey|brother|sister))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had only been a moment. There were the tracks, very small ones, in a zigzag, as one walks if one is following a beetle. They went as far as the stream. On the other side there were none.",
      ],
      [
        1,
        "{Hero} called. {He} called in all the voices that {he} had, the stern one and the kind one and the one for bedtime. “Have you seen {little}?” {he} asked the jay. The jay had seen a tail. When was that? Jays do not know when.",
        "{Hero} called. {He} called in all the voices that {he} had, the stern one and the kind one and the one for bedtime. Nobody answered.",
      ],
      [
        1,
        "It got dark. {He} should have rested. Instead {he} looked into every hollow and under every root, also where {he} had been already, because one never knows. {His} feet were sore by then. Once there was a rustling, and it was only the leaves.",
      ],
      [
        2,
        "“It's no use at night,” said the owl. “You can't see anything.” “I needn't see anything,” said {hero}. {He} had stopped, with {his} nose in the wind. There it was, just for a breath: milk, and moss, and sleep.",
      ],
      [
        0.5,
        "It came from below. There was a gap between two rocks, and at the bottom of it something was whimpering, very small, and already quite hoarse. It was too narrow. {Hero} stretched down as far as {he} could. There was a hand's breadth missing, no more than that.",
      ],
    ],
    end: [
      [
        0,
        "So {he} began to sing. It was the one that {he} had always sung, and {he} knew only that one. The whimpering stopped. “Come up to where it's loudest,” {he} sang, and it fitted the tune, more or less. There was a scratching. There was a sliding, and once more from the beginning. And then there was a nose, wet and cold, right in front of {him}.",
      ],
      [
        0.7,
        "{Hero} said nothing at all about the beetle. {He} wanted to, but first {he} had to lick or stroke or count everything, and when {he} had finished, {little} was already asleep, in the middle of the counting.",
        "{Hero} said nothing at all about the beetle. {He} wanted to, but first {he} had to make sure that everything was still there, and it took {him} until morning.",
      ],
      [
        1,
        "Since then they have gone past that place now and then, side by side. They stop, and somebody small looks down. “That deep?” it asks. “Deeper,” says {hero}.",
        "After that they went past the place now and then, side by side, and somebody small looked down. It always seemed to be less deep than before.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:travel+(?:s|ed)?|journeys?|journeyed|sails?|sailed|goes|went|flies|flew|rides?|rode|walks?|walked|dives?|dived|digs?|dug|takes? a trip|took a trip)(?: all the way| down| up)? to (?<far>the (?:cent(?:er|re) of the earth|bottom of the (?:sea|ocean)|end of the (?:world|rainbow|earth)|edge of the world|north pole|south pole|top of the world|other side of the (?:world|earth|sea|river)|land of [a-z]+|middle of the earth|rainbow))\\b[^.]*",
    ),
    after: [
      [
        0,
        "There was no ticket for it. The lady at the counter had looked twice. “{Far}, there and back?” she had asked. “There first,” {hero} had said.",
        "There was no ticket for it. The lady at the counter had looked twice. “There and back?” she had asked. “There first,” {hero} had said.",
      ],
      [
        1,
        "The first part was like any other journey: one waves, one eats the eggs, and one wonders whether the stove is off. “Is it off?” asked {hero}. {Mate} did not know either.",
        "The first part was like any other journey: one waves, one eats the eggs, and one wonders whether the stove is off.",
      ],
      [
        1,
        "After that the maps stopped. Somebody had drawn a sea serpent in the white part, with a question mark. They met it on the third day. It was rather short-sighted. “Are you from the map makers?” it asked. “I've been meaning to complain. I have much better teeth.”",
        "After that the maps stopped. Somebody had drawn a monster in the white part, with a question mark. It was rather short-sighted. “Are you from the map makers?” it asked. “I've been meaning to complain. I have much better teeth.”",
      ],
      [
        2,
        "It got warmer, and then it got so quiet that one could hear one's own thoughts, and {mate} turned down the light a little, so as not to disturb anybody.",
        "It got so quiet that one could hear one's own thoughts, and {hero} thought more softly, so as not to disturb anybody.",
      ],
      [
        0.5,
        "And then something broke. It was a small part, of course; it is always a small part. There they lay, further away than anybody had ever been, and nobody would come by. “How much air is there?” “Enough for a story,” was the answer, “if you tell it quickly.”",
        "And then it did not go on any more. There was no way forward and none back, further away than anybody had ever been, and nobody would come by.",
      ],
    ],
    end: [
      [
        0,
        "There was a knock. It came from outside. A small person with a lamp on his head looked in at the window. “You're parked on my carrots,” he said. He had pliers, and he had tea. He lived there; somebody has to. “It's {far},” he said proudly, and pointed at a chair, a bed, and a peg for his hat. “It isn't large. But everything begins here.”",
        "There was a knock. A small person with a lamp on his head looked round the corner. “You're standing on my carrots,” he said. He had pliers, and he had tea. He lived there; somebody has to. “It isn't large,” he said proudly, and pointed at a chair, a bed, and a peg for his hat. “But everything begins here.”",
      ],
      [
        1,
        "On the way back it was downhill the whole time, in all directions. At home the stove was off. They stood in front of it and were almost a little disappointed.",
        "On the way back it was downhill the whole time, in all directions. At home the stove was off.",
      ],
      [
        1,
        "In the white part of the map there is a small hat now, on a peg. And the serpent has been drawn again, with its mouth open.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:goes|went|go|takes?|took|spends?|spent|is|was)(?: on)?(?: (?:an?|his|her|its|their|the))?(?: [a-z]+)? (?:vacation|holiday|holidays|summer)(?: with [^.,]+)? (?<resort>(?:in|at|on|to) (?:an?|the) [^.,;]+)",
    ),
    idea: /^(?:there was once )?(?:an?|the|two|three|[A-Z][a-z]+) (?:[a-z]+ ){0,2}?(?:penguins?|polar bears?|bears?|snowm[ae]n|camels?|vampires?|fish|monkeys?|cows?|yeti|elephants?|seals?|mole|owls?|ghosts?|witch|dragons?|reindeer|santa|sharks?|crocodiles?|flamingos?|kangaroos?|robots?|aliens?)\b/i,
    after: [
      [
        0,
        "In the brochure it had said: “Get away from it all.” {Hero} had ticked that. Nobody at home had understood why. Here one had everything, after all, and in the right temperature.",
      ],
      [
        1,
        "The first thing was the light. The second thing was the floor, which one could not stand on for longer than it takes to say so. “First time here?” asked a scorpion from a deckchair. “Is it so easy to tell?” “You're hopping,” said the scorpion.",
        "The first thing was the light. The second thing was the floor. “First time here?” somebody asked from a deckchair. “Is it so easy to tell?” “You're hopping,” was the answer.",
      ],
      [
        1,
        "{Hero} did all that one does. {He} wrote cards: “The weather is fine.” {He} took part in the morning exercises, {he} bought a hat for everybody at home, and at noon {he} sat in the icebox of the bar, with {his} knees up to {his} chin, and felt quite well for the first time.",
        "{Hero} did all that one does. {He} wrote cards: “The weather is fine.” {He} took part in the morning exercises, {he} bought a hat for everybody at home, and at noon {he} sat in the shade behind the bar.",
      ],
      [
        2,
        "At night it cooled down. Then they all sat outside, and there were more stars than at home. “What's it like where you come from?” asked a very old lizard. {Hero} began to tell it. {He} had never known that one could tell so much about white.",
        "At night they all sat outside, and there were more stars than at home. “What's it like where you come from?” asked a very old lizard. {Hero} began to tell it. {He} had never known that there was so much to tell.",
      ],
      [
        0.5,
        "They moved closer. “And it falls from above? All by itself?” None of them had ever seen it. The youngest ones did not believe a word. “Show us,” they said. {Hero} looked at the sand, and then at the old icebox in the bar.",
        "They moved closer. None of them had ever seen anything like it. The youngest ones did not believe a word. “Show us,” they said.",
      ],
    ],
    end: [
      [
        0,
        "It took all the ice that there was, and a cheese grater. {Hero} sat up on the roof of the bar and grated until {his} wings were lame. It came down for three minutes. They stood there with open mouths and let it fall on their tongues, and the very old lizard cried, and it turned into a small icicle at once.",
        "It took half the night, a curtain, a bucket and all the tablecloths. It was not quite like at home. But they stood there with open mouths, and the very old lizard cried.",
      ],
      [
        1,
        "“Well, how was it?” they asked at home. “Warm,” said {hero}. {He} handed out the hats. And then {he} lay down flat on {his} stomach, with {his} cheek on the ground, and did not get up again until supper.",
        "“Well, how was it?” they asked at home. “Different,” said {hero}, and handed out the hats.",
      ],
      [
        1,
        "Next year the lizard is coming to stay. It has bought a scarf that is eleven metres long, and in the brochure it has ticked: “Get away from it all.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:builds?|built) (?<castle>(?:an?|the) (?:[a-z]+ ){0,2}?(?:sand ?castle|castle (?:of|out of|from) sand))\\b[^.]*",
    ),
    idea: /\b(?:tide|waves?|sea|wash\w*)\b/i,
    tells: /\b(?:washed|destroyed|took|melted|came|rained)\b/,
    after: [
      [
        0,
        "“It won't last,” said a man with a folding chair as he went by. {Hero} nodded, and fetched more water. There were four towers by then, and there was to be a fifth one.",
      ],
      [
        1,
        "It got a wall, with a walk along the top for those who look out. It got a gate made of a mussel, and a bridge that one could pull up by a thread. In the kitchen there was a fire, out of a red bit of glass. “Nobody will see that,” said the man. “The cook will,” said {hero}.",
      ],
      [
        1,
        "Others came and stood there. A girl brought a feather for the flag. Two brothers dug a moat without being asked. An old lady took off her shoes and made, at the very back, with her thumb, a row of steps. “So that one can get to bed,” she said.",
      ],
      [
        0.5,
        "Toward five the first one came. It came quite flat and only licked at the gate, and went again. “Quick!” somebody called. They threw up a dam, all of them, with spades and hands and a frying pan, and the man put down his folding chair and dug, in his good trousers.",
      ],
      [
        2,
        "The second one took the moat, and the third one the bridge. The girl had tears in her eyes. {Hero} put down the spade. {He} sat down in the middle of it, in the courtyard, and leaned back.",
      ],
    ],
    end: [
      [
        0,
        "“What are you doing?” “I'm living in it,” said {hero}. So they all sat down, as far as there was room. The water came in at the gate, as gently as somebody who does not want to wake anyone. It went round the towers. For a moment, with the sun behind it, it was all of gold, the whole castle, and it had lights in every window.",
        "“What are you doing?” “I'm living in it,” said {hero}. So they all sat down, as far as there was room. For a moment, with the sun behind it, it was all of gold, and it had lights in every window.",
      ],
      [
        0.7,
        "Then it was smooth. It was as smooth as a sheet of paper. They looked at it for a while. “Well?” said the man with the folding chair, and rolled up his trousers. “Where do we begin tomorrow?”",
      ],
      [1, "In the evening {hero} emptied {his} pockets. There was a red bit of glass in them. It was still warm."],
    ],
    isWhole: true,
  },
];
