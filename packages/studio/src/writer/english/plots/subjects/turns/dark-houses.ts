import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of a power cut in a house full of strangers, and of a paper dragon in the rain. */
export const darkHouses = [
  story({
    says: [
      /\b(?:power (?:cut|outage|failure)|blackout|(?:power|electricity|lights?) (?:goes|went|is|was|fails?|failed) (?:out|off|gone)?|no (?:electricity|power)|without (?:electricity|power|light)|knock(?:s|ed) out the (?:power|electricity|lights))\b/i,
      /\b(?:neighbou?rs?|building|block|house|street|town|city|village|floor|stairs|stairwell|everybody|everyone|apartment|flats?)\b/i,
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|horror|kill\w*|war|ghost|robber\w*|thief|heist|bomb|christmas|lift|elevator|hospital|monster|submarine|spaceship|wedding)\b/i,
    after: [
      "+ @room.night(hero look) It went without a sound. First there was the lamp, and the humming of things, and then there was neither. {Hero} stood with a spoon in one hand and waited for it to come back. It did not.",
      "@corridor.night(hero walk) {Hero} felt the way along the wall to the door. On the stairs there were others already, as dark as coats. “Is it only us?” asked a voice. “It's the whole town,” said another. They knew each other's shoes, and music, and the times of their showers. Nobody knew a name.",
      "+ @corridor.night(hero talk) “Third floor,” said {hero}, by way of a name. “Fourth,” said a voice. “I'm sorry about the drums on Sundays.” “I thought that you were moving furniture,” said {hero}. “Every Sunday?” It was easy to laugh, since nobody could be seen.",
      "@corridor.night(hero look) Then somebody said: “My freezer.” There was a silence, and then they all thought of theirs. Doors opened. In ten minutes there was everything on the stairs that could melt: fish fingers, four kinds of ice cream, a wedding cake from last year, raspberries, a whole goose. “We can't throw it away,” said somebody above. “We can't eat it on our own either,” said {hero}.",
    ],
    end: [
      "@corridor.night(hero cook) There was one gas cooker in the house, on the ground floor, and it belonged to old Mrs Petrov, who never opened her door. {Hero} knocked. “Is it the war?” asked Mrs Petrov. “No,” said {hero}. “It's a goose.” She looked at it by the light of her candle. “Bring onions,” she said.",
      "@corridor.night(hero eat) They sat on the steps from the cellar to the roof, with plates on their knees, and passed everything up and down. They had the ice cream first, because it could not wait. A student from the top floor played the guitar. Mrs Petrov told them who had lived in each of the flats before, back to the year in which the house was built.",
      "@corridor.night(hero look) In the middle of a song the light came on. They blinked, and saw each other. They looked quite different from their voices: older, or rounder, and one was in a dressing gown with ducks. Everybody was about to get up and go. Then {hero} stretched out one hand and turned the switch off again. “We haven't had the raspberries,” said {hero}.",
      "@corridor.night(hero sit) They do it once a month now, from eight to ten. Nothing is broken. {Hero} goes down to the fuse box, and the house goes dark, from the top to the bottom, and one after the other the doors open. By now they all know the names. But they still say hello with the number of the floor.",
    ],
  }),
  ...withAndWithout({
    says: [
      /\b(?:chinese new year|lunar new year|dragon parade|lantern festival|carnival|parade|procession|street festival|diwali|holi|mardi gras|day of the dead|spring festival)\b/i,
      /\b(?:paper|dragon|lanterns?|float|costumes?|masks?|lion dance|drum|kites?)\b/i,
      /\b(?:rain\w*|wet|torn|tore|rip\w*|storm|ruin\w*|broke\w*|nervous|first time|build\w*|built|made|makes?|afraid|late)\b/i,
    ],
    may: [
      role(
        "elder",
        "grandfather|grandpa|grandad|grandmother|grandma|granny|uncle|aunt|father|mother|dad|mum|neighbour|teacher",
      ),
    ],
    of: "people",
    unless: /\b(?:murder\w*|horror|kill\w*|war|robber\w*|thief|stol\w*|steal\w*|real dragon|alive|lost in)\b/i,
    after: [
      [
        "@workshop(hero build, elder build) For three weeks they had cut and glued. {Elder} bent the bamboo over the steam, {hero} stuck on the scales, nine hundred of them, red and gold. “My own grandfather made one with me,” said {elder}. “Only he was better at the eyes.” {Hero} had glue in the hair and on both knees, and was as happy as could be.",
        "@workshop(hero build) For three weeks {hero} had cut and glued. {He} bent the bamboo over the steam, and stuck on the paper, nine hundred pieces of it, red and gold. There was glue in {his} hair and on both knees. It was the finest thing that {hero} had ever made, and {he} walked round it every evening with a lamp.",
      ],
      "@street(hero look) Then came the day, and with it the cloud. It stood over the roofs, as grey as a wet cloth. The drums began. The street was full right up to the windows. {Hero} lifted the front pole, and felt the weight of it, and took the first step. And the first drop fell, exactly between the eyes.",
      "+ @street(hero look) “Run under the arcade!” cried some. Umbrellas went up everywhere, like mushrooms. The drummers pulled their jackets over the drums. All that had been music a moment ago was now only a rushing noise, and feet.",
      [
        "@street(hero look, elder look) The colour ran down in red streams. Scale after scale came loose and slid over the stones. In a few minutes there was nothing left but wet bamboo, and a few shreds. {Hero} stood in the rain and could not even cry, since it was wet anyhow. “Three weeks,” said {hero}. {Elder} laid a hand on {hero's} shoulder and said nothing.",
        "@street(hero look) The colour ran down in red streams. Piece after piece came loose and slid over the stones. In a few minutes there was nothing left but wet bamboo, and a few shreds. {Hero} stood in the rain and could not even cry, since it was wet anyhow. “Three weeks,” said {hero}.",
      ],
    ],
    end: [
      "@street(hero look) Then somebody held an umbrella over {hero}. It was a red one. It belonged to a very small girl, who had to stretch. {Hero} looked at the umbrella, at the bare ribs of bamboo, and back at the umbrella. It was round and it was red, and the rain ran off it as it runs off scales. “Can I borrow that?” asked {hero}. “And could you ask the people behind you?”",
      [
        "@street(hero carry, elder carry) They handed them forward from all sides, red ones, yellow ones, and one with ducks on it. {Elder} and {hero} hooked them on, one overlapping the next, along the whole length of the bamboo. The drums began again. And through the pouring rain, from the fountain to the gate, came a beast of a hundred umbrellas, and it opened and shut itself and danced.",
        "@street(hero carry) They handed them forward from all sides, red ones, yellow ones, and one with ducks on it. {Hero} hooked them on, one overlapping the next, along the whole length of the bamboo. The drums began again. And through the pouring rain, from the fountain to the gate, came a beast of a hundred umbrellas, and it opened and shut itself and danced.",
      ],
      "+ @street(hero dance) Nobody had an umbrella any more. They all got wet to the skin, the mayor as well, and nobody minded. They ran alongside, and shouted, and held up their faces. “It likes the rain,” cried the small girl. “Look! It's drinking!”",
      [
        "@room(hero look, elder look) On the wall at home hangs the only scale that was saved, red and gold, the size of a hand. “Next year,” says {elder}, “we shall make it out of paper again.” “Yes,” says {hero}. “And we'll hope for rain.”",
        "@room(hero look) On the wall at home hangs the only piece that was saved, red and gold, the size of a hand. Next year {hero} is going to make it out of paper again. And all through the street they hope for rain.",
      ],
    ],
  }),
];
