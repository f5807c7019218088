import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of an ice floe in the south, one who is too big or small for his kind, a fish for the sea, and a house that runs. */
export const farFromTheirKind = [
  story({
    says: [
      role(
        "drifter",
        "polar bears|polar bear|polar bear cub|penguins|penguin|seal|seals|walrus|arctic fox|reindeer|snowman",
      ),
      /\b(?:ice floe|floe|iceberg|drift\w*|float\w*|swept away|sheet of ice|piece of ice|suitcase|holiday)\b/i,
      /\b(?:tropic\w*|island|jungle|desert|beach|south|caribbean|hawaii|warm|palm\w*|equator|africa|brazil|australia)\b/i,
    ],
    may: [
      role(
        "locals",
        "parrots|parrot|monkeys|monkey|crocodile|turtle|toucan|toucans|flamingos|iguana|crabs|lizard|elephant",
      ),
      /\b(?:meets?|met|drift\w*|lands?|landed|tropical)\b/i,
    ],
    lead: "drifter",
    unless: /\b(?:murder\w*|freezer|marri\w*)\b/i,
    after: [
      "@sea(hero sit) Every day the ice got a bit smaller. On Monday {hero} could still walk up and down on it. On Friday {hero} could only sit. The water was as warm as soup by then. “Either this is the wrong way,” said {hero}, “or somebody has left the oven on.”",
      [
        "@island(hero stand, locals look) With the last lump of ice under one foot {hero} reached the beach. The sand was hot. “Ow,” said {hero}, “ow, ow.” Up in the palms sat {locals}, and there was loud laughter. “What's that you've got on?” called a voice from up there. “Fur,” said {hero}. “It doesn't come off.” And that was the funniest thing that had ever been said on that beach.",
        "@island(hero stand) With the last lump of ice under one foot {hero} reached the beach. The sand was hot. “Ow,” said {hero}, “ow, ow.” Up in the palms sat the parrots, who laughed and laughed. “What's that you've got on?” they cried. It was the funniest thing that they had ever seen on that beach.",
      ],
      "+ @island(hero sleep) {Hero} looked for a cool place. It was warm in the shade, and it was warm in the sea, and even at night the stones were like hot-water bottles. In the end {hero} lay down with both feet in the stream, and dreamed of snow, with a large leaf for a blanket, out of habit.",
      [
        "@island(hero eat, locals look) On the fourth day {locals} came closer. “Try this,” they said, and a coconut fell from the palm. It broke on a stone, and inside it was white as a winter morning, and cool. {Hero} drank, and had to sit down. “That's what home tastes like,” said {hero}, and wiped a tear from a whisker.",
        "@island(hero eat) On the fourth day a green parrot came closer. “Try this,” said the parrot, and let a coconut fall. It broke on a stone, and inside it was white as a winter morning, and cool. {Hero} drank, and had to sit down. “That's what home tastes like,” said {hero}, and wiped a tear from a whisker.",
      ],
    ],
    end: [
      "@island.storm(hero look) Then came the great rain. There were cold drops as thick as fists, and hail behind them. Everybody on the island sat in the bare trees and shook. “What is that?” they cried. “Hail,” said {hero} tenderly. “Come here.”",
      "@island.storm(hero hug) They came, first one, then all of them. They crept in wherever it was thick and warm. All night {hero} sat in the middle of the storm like a big white stove, and told them how you build a snowman.",
      "@island.dawn(hero give) In the morning the beach was white. It lasted for an hour. {Hero} showed them all of it: how you slide, how you throw, and how you keep some in a shell for later. Afterwards they tied nine logs together, with a sail of leaves. “The current turns back in May,” said the oldest turtle. “You could go home.”",
      "@sea(hero stand) {Hero} went, and {hero} came back. It's not far, once you know the way. Each year a floe comes down the warm sea with {hero} on it, and a sack full of snow. And up in the north, on the longest night, there's a knock on the ice: visitors, with coconuts, in woolly hats.",
    ],
  }),
  story({
    says: [
      role(
        "odd",
        "dwarf|giant|giantess|elf|troll|goblin|gnome|ogre|fairy|elephant|mouse|whale|flea|ant|pony|penguin|dachshund|dinosaur|dragon|leprechaun",
      ),
      /\btoo (?:tall|small|short|big|large|tiny|little)(?: to be| for an?)\b|\b(?:the )?(?:tallest|smallest|biggest|tiniest|shortest) (?:dwarf|giant|elf|troll|goblin|gnome|ogre|elephant|mouse|whale|flea|ant|dragon|dinosaur|fairy|giantess)\b/i,
    ],
    may: [
      ...companion("dwarf", "giant", "elf", "troll", "elephant", "mouse", "penguin", "dragon", "fairy"),
      /\b(?:hits? (?:his|her) head|bumps?|mine|laugh\w*|everyone|all the time|others|wants? to be|world|village)\b/i,
      /\b(?:head|mine|time)\b/i,
      /\b(?:hits?|hit)\b/i,
    ],
    lead: "odd",
    unless: /\b(?:fire|egg|murder\w*|bully|bullied|fly|peanut|lives in|shoe|school)\b/i,
    after: [
      "The others had a mark on the door frame, where everybody was measured on a birthday. All the marks were close together, like the lines of a song. The one of {hero} was not on the door frame at all. “You can't help it,” said the eldest, which was kindly meant, and was no help.",
      [
        "+ “Perhaps I was swapped,” said {hero}. “With whom?” asked {talker}. “With somebody who fits.” {Talker} walked all round {hero}, once, and looked closely. “You laugh like them,” said {talker}, “and you've got the same ears. Only the size is from somewhere else.” They sat on the wall together, and their feet did not reach equally far.",
        "+ “Perhaps I was swapped,” thought {hero}, “with somebody who fits.” {He} looked into the brook for a long time. {He} had the ears of the others and the nose of the others. {He} laughed as they did, with a hiccup at the end. Only the size was from somewhere else.",
      ],
      "+ {Hero} tried everything: standing with bent knees, standing on tiptoe, a hat, no hat. {He} slept in a drawer for a week, and then a week on a washing line. On Sunday they measured {him} again. There was no difference, except that {his} back hurt.",
      "Then came the day when the earth shook. It was only for a moment, like a big dog. When the dust had settled, the way out of the great hall under the hill was gone. All of them were in there, for the feast. A heap of rock lay before it, with one crack at the top, and through the crack came voices. Only {hero} was outside, because {he} had been ashamed to come.",
    ],
    end: [
      "{Hero} ran up and down before the heap. “Are you hurt?” {he} called. “No,” came the voice of the eldest, “but the air is getting thin.” Nobody of the right size could have done anything there. The right size was exactly the wrong one. {Hero} looked at the crack in the rock, and then {he} looked at {himself}, from top to toe.",
      "“I fit,” said {hero}, and it was the first time that {he} had ever said that. {He} got hold of the rim and pushed {himself} into the gap. There was one stone on which all the others leaned. {Hero} could feel it with both feet. {He} pressed. The stone moved, and the rest came down like peas out of a sack.",
      "They walked out into the light one by one, grey with dust. The eldest stopped in front of {hero}, with a pencil behind his ear. Then he took the old door frame down, and laid it on its side. “From now on we measure this way,” he said. “How far each of us reaches.” And he drew the line for {hero} right at the other end.",
      "The new hall has a door like no other: very high, very low, and with a bend. “For all cases,” say the builders. {Hero} still hits {his} head now and then, or cannot get at the jam. And then somebody calls, from above or from below: “Wait, I've got the right size for that.”",
    ],
  }),
  story({
    says: [
      role("fish", "goldfish|fish|clownfish|lobster|crab|turtle|starfish|octopus|seahorse|trout|carp|koi"),
      /\b(?:sea|ocean|river|wild|freedom)\b/i,
      /\b(?:bowl|tank|aquarium|jar|bucket|plastic bag|bathtub|restaurant|bottle|pet shop|fish market)\b/i,
      /\b(?:dream\w*|carr(?:y|ies|ied)|br(?:ings?|ought)|frees?|freed|sav\w*|long\w*|wants?|wanted|escap\w*|takes?|took|homesick|miss\w*)\b/i,
    ],
    may: [
      role(
        "child",
        "girl|boy|child|daughter|son|grandson|granddaughter|cook|waiter|fishmonger|old man|old woman|cleaner",
      ),
      /\b(?:so|and|until|when) (?<child>\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)(?= (?:carr|br|free|sav|tak|took|decid|help|put))/u,
      /\b(?:carr\w+|there|jam)\b/i,
    ],
    lead: "fish",
    unless: /\b(?:wish(?:es)?|murder\w*|mermaid|died|dead|shark|cat)\b/i,
    after: [
      "{Hero} knew every corner of {his} water, and there was not a single corner, because the glass was round. {He} swam to the left, and came out on the right. “In the sea,” {hero} said to the little plastic castle, “you can swim straight on for a year and never meet yourself.” The castle had heard that before.",
      [
        "@street(child carry, hero look) {Child} carried {hero} with both arms, very slowly, so as not to spill any water. There was a bus, and there were stairs, and a dog who wanted to drink. At every bump the whole world of {hero} went from side to side. “Are we there?” asked {hero} with big round lips. “Three more stops,” said {child}.",
        "@street(hero look) The journey was long. There was a bus, and there were stairs, and a dog who wanted to drink. At every bump the whole world of {hero} went from side to side. {He} had never seen so much that was not {his} own room. “Is that the sea?” asked {hero} at the first puddle, and at the second, and at the fountain.",
      ],
      "+ @street(hero look) At the traffic lights some drops ran over the edge, and a little boy asked: “Where are you taking it?” “To the sea.” “Then give it this from me,” said the boy, and dropped a blue marble into the water. {Hero} swam round it three times. It was the first present that {he} had ever got.",
      "@sea(hero look) And then there were no more houses. There was only wind, and a line, and behind the line there was more of it. The sea came up to the glass, and went back, and breathed. It was so big that {hero} swam to the very bottom. {He} hid behind {his} own fin. “There is no other side,” whispered {hero}.",
    ],
    end: [
      [
        "@sea(child sit, hero look) {Child} did not tip {him} out. {Child} sat down in the wet sand and lowered the glass, until the first small wave ran in. “It's only a bit of it,” said {child}. “Taste.” {Hero} tasted. It was salty, and strange, and there was something in it that {he} knew from all {his} dreams.",
        "@sea(hero look) Then the first small wave ran into the glass. It was only a bit of the sea, as much as goes into a cup. {Hero} tasted it. It was salty, and strange, and there was something in it that {he} knew from all {his} dreams.",
      ],
      [
        "@sea(hero swim, child look) “You can come back to me if you don't like it,” said {child}. {Hero} put {his} mouth to the glass once, on the inside, and {child} laid a finger against it, on the outside. Then the third wave came. {Hero} swam straight on. {He} counted to ten, to a hundred. {He} did not meet {himself}. {He} met weeds, and a star, and forty cousins with the same tail.",
        "@sea(hero swim) At the third wave {hero} shut {his} eyes and went. {He} swam straight on. {He} counted to ten, and then to a hundred. {He} did not meet {himself}. {He} met weeds that waved at {him}, and a star with five arms, and forty cousins with the same tail. “Where have you been all this time?” asked the cousins. “Going round,” said {hero}.",
      ],
      [
        "@sea.dusk(child sit, hero swim) Whenever {child} comes to the beach now, the glass comes along, and is put down at the edge of the water. For a while there's only a bit of foam in it. But then, nearly always, somebody looks in, swims once round, to the left, and comes out on the right. It's for old times' sake. And in the sand beside it lies a small pearl.",
        "@sea.dusk(hero swim) The empty glass still stands on the rock, where the tide comes up. On quiet evenings the waves fill it, and then somebody looks in, swims once round, to the left, and comes out on the right. It's only for old times' sake. Then {hero} turns {his} tail to it, and swims straight on.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:house|hut|cottage|castle|tower)\b/i,
      /\b(?:chicken legs|hen's legs|on (?:two |four |long )?legs|house runs? away|house ran away|r[au]ns? away|walk(?:s|ed)? (?:away|off)|wanders?|wandered|grew legs|grows legs|got up)\b/i,
      /\b(?:chicken legs|hen's legs|(?:house|hut|cottage|castle|tower)[^.,]{0,30}(?:r[au]ns? away|walk(?:s|ed)? (?:away|off)|grew legs|grows legs|g[eo]ts? up|wander\w*|legs))\b/i,
    ],
    may: [
      alongside,
      role("talker", "cat|raven|neighbour|crow"),
      /\b(?:one morning|witch|lives in|lived in|on)\b/i,
      /\b(?:lived?s?|house|runs?|ran)\b/i,
    ],
    unless: /\b(?:murder\w*|dog (?:ran|runs) away|horse)\b/i,
    after: [
      "@meadow(hero look) {Hero} stood in the grass with the toothbrush in {his} hand. Where the house had been there were four flat corners and a mat that said WELCOME. From the mat went footprints, as large as washtubs. They went down the hill, round the plum tree, and straight through the neighbour's washing.",
      [
        "@meadow(hero walk, mate walk) “What did you say to it?” asked {talker}. “Nothing!” said {hero}. Then {he} thought about it. “I said that it was draughty.” “And before that?” “That the stairs creak, and that the chimney smells.” “And when did you last say something nice to it?” {Hero} put the toothbrush in {his} pocket, and did not answer.",
        "@meadow(hero walk) “What did you say to it?” asked the neighbour, with a sock on her head. “Nothing!” said {hero}. Then {he} thought about it. “I said that it was draughty. And that the stairs creak, and that the chimney smells.” “And when did you last say something nice to it?” {Hero} put the toothbrush in {his} pocket, and did not answer.",
      ],
      "+ @village(hero walk) In the village everybody had seen it. “It was in the square,” said the baker. “It looked in at the church, for a long time, and drew itself up.” “It drank at the fountain,” said a child. “With the drainpipe.” The house had even bowed to the school. {Hero} had lived in it for forty years, and {he} had never known that it was curious.",
      "@sea.dusk(hero look) {Hero} followed the tracks until the evening, and then the land came to an end. There stood the house, with its feet in the water and with all its shutters open. Something like a sigh came out of the chimney.",
    ],
    end: [
      "@sea.dusk(hero stand) {Hero} had meant to shout. But {he} saw how the windows shone, all of them full of waves. And {he} remembered that at home the house had always stood with its face to the hill, because {hero} had wanted it so. “You've never seen it,” said {hero}. A board creaked. That meant no.",
      "@sea.night(hero sit) So {hero} sat down on the doorstep, and they looked at it together. When it got cold, the house bent its knees a little, so that the wind should not come in at the door. “You aren't draughty at all,” said {hero}. “And when the stairs creak, I know that I'm home.” Smoke rose from the chimney, and it was in rings.",
      "@meadow.dawn(hero stand) At dawn the house knelt down, and let {him} in. It walked so gently that {hero} did not spill a drop of {his} tea. It came up the hill, felt for the four corners, and sat down. But this time it sat down the other way round.",
      "@sea.dusk(hero sit) On the first Sunday of the month there's a mat on the hill that says WELCOME, and nothing on it. And by the sea sits {hero} on the doorstep, with bare feet, and beside {him} in the water stand two other feet, and wiggle their toes.",
    ],
  }),
];
