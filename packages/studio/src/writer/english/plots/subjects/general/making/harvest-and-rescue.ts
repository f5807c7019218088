import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const COMMON = /\b(?:murder\w*|kill\w*|police|ghosts?|robbery|war|magic\w*|dragon)\b/i;

/** Stories of the harvest, of long tables and of gathering money. */
export const harvestAndRescue = [
  story({
    says: [
      /\b(?<machine>(?:[Aa]n?|[Tt]he|his|her|their|\p{Lu}\p{L}+['’]s) (?:\p{Ll}+ ){0,3}?(?:tractor|combine|harvester|combine harvester|truck))\b/u,
      /\b(?:saved? (?:the|their|his|her) (?:whole )?(?:harvest|farm|crops?|field)|(?:harvest|crops?)\b)/,
      /\b(?:old|rusty|small|little|replaced|broke down|retired|forgotten|worn out|storm|new (?:machine|tractor))\b/,
    ],
    may: [
      BEGINS,
      /\b(?:was replaced|broke down|saved)\b[^.]+/,
      /\b(?:before|in|during) the (?:storm|rain|harvest)\b/,
      /\bharvest\b/,
    ],
    unless: new RegExp(`${COMMON.source}|\\b(?:repair\\w*|fix\\w*|mend\\w*|gran\\w+|son|daughter|girl|boy)\\b`, "i"),
    after: [
      "For many years {themachine} had been the first in the field each morning and the last each night. {Themachine} knew every stone there. But there was a rattle, and a cough that got worse in the mornings. “It won't be long now,” people said, and did not even lower their voices.",
      "So {themachine} was put into the farthest corner of the barn, behind the empty sacks. A hen moved in on the seat. Through a crack in the boards the field could be seen, where everything went on without {themachine}, much faster and much louder.",
      "+ At night the hen asked what it had been like, out there. So she heard about the wet year and the hot year, and about the hill that is so steep that nobody else ever got up it. “And what do you do now?” asked the hen. It was quiet in the corner for some time. “I wait,” came the answer.",
      "Then, on the last day of the harvest, the sky in the west turned black. There was still half a field left, and it was on the steep hill. The big new machine drove up, slipped, and slid back again. Its lights blinked, and it stood still. Everybody shouted, and nobody knew what to do.",
      "In the barn something coughed. It coughed a second time, and the hen flew up. Then {themachine} came out of the dark, with sacks on the roof and straw in the wheels, and went straight through the puddles towards the hill.",
    ],
    end: [
      "Up on the hill it went slowly, as it always had, one row after the other. It rattled and coughed, and did not stop. Lightning came down on the other side of the valley. Behind {themachine} people ran and carried and tied, and the very last load rolled into the barn just as the rain began to pour.",
      "They stood together in the dry, wet to the skin, and nobody spoke. Then they all began to wipe, with their sleeves and with their caps, until the old colour could be seen again. “We thought you could not do it any more,” said one. The hen said that she had known it all along.",
      "The barn has a new window now, in the farthest corner, and behind it stands {themachine}, with a good view over the field. On the flat part the new one may do the work. But when it is time for the steep hill, they all turn round to the window, and ask politely.",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:collected|raised|earned|sold|(?<=to )(?:collect|raise|earn|sell)) <goods:thing>`),
      /\b(?:to|so that|for)\b[^.]*\b(?<cause>(?:(?:an?|the|his|her|their|my) (?:\p{Ll}[\p{L}'’-]* ){0,4}?)(?:operation|wheelchair|roof|glasses|medicine|hospital|shelter|guide dog|school|treatment|surgery|rent|library|playground|bills?|orphanage|funeral|train ticket|ticket home))\b/u,
      /\b(?:money|sold|sell|coins|raise[ds]?|earn\w*|pay|fund\w*)\b/,
    ],
    may: [BEGINS, ...PARTNER, /\b(?:collected|raised|earned|sold|sell|raise)\b[^.]+/],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:stole\\w*|contest|competition|sold (?:his|her|their) (?:soul|hair|voice))\\b`,
      "i",
    ),
    after: [
      "{Hero} had asked what it would cost, and had been told. It was a number with so many noughts that {he} had to count them. It was all for {cause}. Nobody could pay that, they said, and looked at the floor. “Somebody has to begin,” said {hero}, and wrote the number on a big piece of cardboard.",
      [
        "The first day was a bad one. {Hero} and {partner} stood there from the morning until the evening, and smiled until their cheeks hurt. Hardly anybody stopped. One man wanted to know the time. At night {hero} counted what was in the tin. It was quickly done. “It's a beginning,” said {partner}.",
        "The first day was a bad one. {Hero} stood there from the morning until the evening, and smiled until {his} cheeks hurt. Hardly anybody stopped. One man wanted to know the time. At night {hero} counted what was in the tin. It was quickly done.",
      ],
      "+ The next day {hero} was there again, in the same place, and the day after that. It got colder. {He} learned by heart who went past at what hour, who looked away, and who felt in his pocket and then walked on. Behind {him}, on the cardboard, the number did not get any smaller.",
      "When it was almost half, a gust of wind came round the corner. It took the cardboard, it took everything that {hero} had put out, and it tipped over the tin. The coins rolled in all directions, and into the drain. {Hero} went down on {his} knees and picked up what {he} could.",
      "Somebody put down a bag next to {him}, and knelt down too. It was the man who had wanted to know the time. “I walked by here every day,” he said. “I never asked what it's for.” So {hero} told him about {cause}, and he listened until the end.",
    ],
    end: [
      "The man was not rich. But he had a brother, and the brother had a shop, and in the shop everybody talked to everybody. By noon the whole place knew it. They came with jars and with socks full of coins. {Hero} needed a second tin, and then a bucket.",
      "When they counted that evening, on the bare ground under the lamp, the number was reached, and it was passed. It was enough for {cause}. {Hero} could not say anything. {He} hugged the man, and the man's brother, and a woman who had only stopped to look.",
      "The piece of cardboard has been kept. All the noughts are crossed out, one by one. {Hero} still stands at that corner now and then, without a tin, and says hello to everybody. And if somebody asks what time it is, {he} takes the time to tell them everything.",
    ],
  }),
  story({
    says: [
      /\b(?:neighbours?|neighbors?|neighbou?rhood|whole (?:street|building|block)|tenants|residents)\b/i,
      /\b(?:never (?:talk\w*|spoke|speaks?|meet|met|greet\w*)|strangers|did not know each other|didn['’]t know each other|to bring [^.]*together|brought (?:the|all|her|his|their)[^.]*(?:neighbou?rs?|street|building)[^.]* together|(?:bring|brought) (?:the )?(?:neighbou?rs|whole street)[^.]*together)\b/i,
      phrase(
        `${BY_THEM}(?:invited|cooked|baked|put|set|placed|started|began|organi[sz]ed|decided|built|opened|hung|left|brought) <means:thing>`,
      ),
    ],
    may: [
      BEGINS,
      /\b(?:invited|cooked|baked|put|set|placed|started|began|organi[sz]ed|decided|built|opened|hung|left)\b[^.]+/,
      /\bwho (?:never|did)[^.]+/,
    ],
    unless: new RegExp(`${COMMON.source}|\\b(?:street party|festival|planted|garden|feud|rivals?)\\b`, "i"),
    after: [
      "They had lived next to each other for years, wall to wall. They knew when the others got up, from the noise of the water, and when they quarrelled, from the noise of the doors. But they did not know each other's names. When they met, they looked for their keys, and so did {hero}.",
      "One evening {hero} heard somebody laugh through the wall, all alone, at something on the radio. {Hero} laughed too, on the other side. The next morning {he} had {his} idea. {He} counted the doors, nine of them, and began with {themeans}.",
      "+ It was not so simple. How do you begin, after all those years? {Hero} stood in front of the first door with {his} finger near the bell. {He} heard steps inside, and ran away like a child. On the second try {he} got as far as the bell. On the third {he} pressed it.",
      "On that first evening {hero} was alone with {themeans}. {He} had cleared a place, and borrowed chairs, and lit a lamp. Doors opened by the width of a hand and were shut again. “What does it cost?” asked a voice from upstairs. “Nothing,” called {hero}. There was a silence. “Then there's a catch,” said the voice.",
      "And then the light went out. It was dark everywhere, in all the windows. {Hero} sat there with {his} one lamp, which burned with a real flame, and it was the only light far and wide. One after the other, the doors were opened.",
    ],
    end: [
      "They came down with blankets round their shoulders, because of the light, as they said. They sat down on the borrowed chairs. “So you're the one with the radio,” said {hero}. “And you're the one who laughs on the other side,” said an old man, and got red.",
      "When the lights came on again, nobody got up. The voice from upstairs belonged to a tall young woman, and she went to fetch more chairs. {Themeans} had to be enough for nine doors, and it was enough. {Hero} heard all their names that evening, one after the other, and did not forget a single one.",
      "Nobody looks for his keys any more, when they meet. Once a week, at a certain hour, somebody switches off the big light, by accident. Then {hero} comes down with the lamp, and they are all there already.",
    ],
  }),
];
