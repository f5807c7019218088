import { also, role, story, type WrittenStory } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const PETS = "dog|puppy|cat|kitten|hamster|rabbit|guinea pig|ferret|pet";
const GONE =
  /\b(?:ran away|runs away|run away|went missing|goes missing|disappear(?:s|ed)|escape[sd]?|got out|slipped out|ran off|runs off|got lost|gets lost|was lost|was missing|is missing|lost (?:his|her|their|its|my|the) (?:beloved |little |old )?(?:dog|puppy|cat|kitten|hamster|rabbit|parrot|pony|horse|donkey|goat|tortoise|pet))\b/i;
const SEARCH =
  /\b(?:look(?:ed|s|ing)? (?:everywhere )?for|search\w*|find (?:him|her|it|them)|found (?:him|her|it)|went after|goes after|bring (?:him|her|it) (?:back|home)|call(?:ed|s|ing) for)\b/i;
const WRITTEN = {
  may: [
    PAL,
    ...also(
      "during (?:a|the) (?:[a-z]+ )?(?:thunder)?storm|fireworks|thunder(?:storm)?",
      "all (?:night|day)|everywhere|whole (?:town|village|neighbou?rhood|street|family)|the (?:streets|park|forest|woods|fields)",
      "posters?|neighbou?rs",
      "(?:in|down|through) (?:every|each|all the) (?:streets?|house|garden|park)s?",
    ),
  ],
  unless:
    /\b(?:murder\w*|killed|died|dead|never (?:found|finds)|robbed|stole\w*|thie\w+|detective|circus|zoo|police|because (?:he|she|it) want\w*|to (?:become|be|see|join|find) |adventures?|freedom|on the way (?:he|she|it|they) (?:meets?|met)|sings?|swallow\w*|school|class)\b/i,
  after: [
    "The place where {runner} always lay was empty. The bowl was full. {Hero} called once, and then again, louder. It was so quiet that {he} could hear the fridge. {Runner} could not be far, {hero} told {himself}, and did not believe it. Then {he} ran out without a jacket.",
    "{Hero} ran round the first corner, and round the second. {He} crawled under parked cars, and shone a lamp into the bushes. {He} shouted for {runner} until {his} voice cracked. Dogs barked, windows opened, a man wanted to know what the noise was about. {Runner} did not come.",
    [
      "{Pal} came running after with the jacket. The two of them wrote notes and fixed them to every tree: how big {runner} was, what {runner} liked to eat, and how much {runner} was missed. {Hero} held the pin and {pal} pressed. Then they went on searching for {runner} from door to door.",
      "{Hero} wrote notes and fixed them to every tree: how big {runner} was, what {runner} liked to eat, and how much {runner} was missed. {He} asked from door to door. Everybody knew {runner}. One had even seen {runner} run past; but that was long ago now.",
    ],
    "It grew late. {Hero} thought of everything that {he} had done wrong. {He} had been cross with {runner} that week, because of a slipper. How small that slipper seemed now! {Runner} could have it. {Runner} could have both of them, if only {runner} came home.",
    "+ Once there was a rustle. {Hero} stood still, and {his} heart beat up in {his} neck. But it was only a hedgehog, who was hungry and in no hurry. {Hero} told the hedgehog about {runner} as well. {He} told everyone now.",
  ],
  end: [
    "Then {hero} noticed something. All this time {he} had been screaming the name, and it sounded like anger. Nobody comes out of hiding for that. So {hero} went home, sat down on the doorstep with the bowl in {his} lap, and tapped on it with a spoon, as {he} did every evening. And {he} said quite softly: “Supper.”",
    "For a while there was nothing. {Hero} tapped again. A leaf moved under the hedge, and another, and out came first a nose, and then the rest of {runner}, dirty and wet and ashamed. {Runner} had not been far away at all. {Runner} had only been too frightened to move. {Hero} spread both arms, and the bowl fell over.",
    "{Runner} slept in {hero}'s bed that night, with the head on a slipper. And every evening since then {hero} taps on the bowl. “Supper,” {he} says, very softly, whether {runner} is far away or near. {Runner} is always near. But it's good for both of them to know how it sounds.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** "Tomás's dog ran away", and "Tomás's old dog Bruno". */
const OWNED = new RegExp(`(?<owner>\\p{Lu}[\\p{L}-]+)['’]s (?:[a-z]+ ){0,2}?(?:${PETS})\\b`, "u");

/** Stories of a pet that runs away and is looked for. */
export const runaways = [
  story({
    ...WRITTEN,
    says: [role("runner", PETS), GONE, SEARCH, OWNED],
    lead: "owner",
    of: "creatures",
  }),
  story({
    ...WRITTEN,
    says: [role("runner", PETS), GONE, SEARCH],
    of: "people",
  }),
];
