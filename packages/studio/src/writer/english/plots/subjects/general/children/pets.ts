import { also, role, story, type WrittenStory } from "../../subject-story.ts";
import { grown, notFor } from "./kinship.ts";

const PET =
  "dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|bunny|budgie|parrot|tortoise|turtle|mouse|rat|goldfish|fish|chicken|hen";

const ITS_CHILD = new RegExp(`(?<child>\\p{Lu}\\p{L}+)['’]s (?:\\p{Ll}+ )?(?:${PET})\\b`, "u");

/** A pet that is gone, and is looked for at home. */
const gone = {
  says: [
    role("animal", PET.replace("|fish|", "|").replace("dog|puppy|", "")),
    /\b(?:missing|escape[sd]?|disappear(?:s|ed)|gone|got out|gets out|lost|cage (?:is|was) (?:empty|open)|empty cage|loose)\b/,
    /\b(?:flat|apartment|living room|kitchen|sofa|slippers?|cupboard|wardrobe|under the (?:bed|couch|fridge|sofa)|laundry|indoors|bedroom|whole house|bathroom|drawer|washing machine|shoe|boot)\b/,
  ],
  may: [
    grown,
    /\bf(?:ind|inds|ound) (?:him|her|it|them)\b[^.]*? (?<nest>(?:in|under|behind|inside) [^.,]+)/,
    role("sib", "brother|sister|cousin|friend|twin"),
    ...also(
      "search\\w*",
      "find (?:him|her|it)|found (?:him|her|it)",
      "everywhere",
      "whole",
      "slippers?|shoes?|boots?",
      "cage",
      "forg[eo]t\\w*",
      "door",
    ),
  ],
  unless: notFor("stolen|stole|ran away from home|street|forest|park|class|school|died|dead|eaten|ate"),
  early:
    /,? (?:and|until|but|before) (?:(?:they|he|she) )?(?:finally )?f(?:ind|inds|ound) (?:him|her|it|them)\b[^.]*$/i,
  after: [
    [
      "@bedroom(hero look, sib look) The little door was open by the width of a finger. “You didn't shut it,” said {sib}. “You had it last,” said {hero}. Then they both stopped, because it was so quiet. The wheel stood still. The carrot had not been touched. {Hero} put {his} ear to the straw, and there was nothing in it that breathed.",
      "@bedroom(hero look) The little door was open by the width of a finger. {Hero} could have sworn that {he} had shut it. Now it was so quiet. Nothing rustled and nothing scratched. The carrot had not been touched. {Hero} put {his} ear to the straw, and there was nothing in it that breathed.",
    ],
    "@room(hero look) {Hero} lay down flat on the floor with a torch. It was another country down there. {He} found two marbles, a sock, the spoon that had been missing since Easter, and a raisin that was not one. “Here!” whispered {hero}. There was another a little further on, and then one on the edge of the carpet. {Animal} had been here, and not long ago.",
    [
      "@kitchen(hero point, sib look) {Hero} sprinkled flour across the kitchen floor, so that there would be footprints. {Sib} put a slice of apple in every room, with a note of how many bites there were in it: none. Then they sat in the bathtub, where nobody could step on anything, and kept as quiet as they could. It was {sib} whose stomach rumbled.",
      "@kitchen(hero point) {Hero} sprinkled flour across the kitchen floor, so that there would be footprints. {He} put a slice of apple in every room, and wrote down how many bites there were in it: none. Then {he} sat on the kitchen table with {his} legs pulled up, so as not to step on anything, and kept as quiet as {he} could.",
    ],
    [
      "+ @corridor(hero talk, grown stand) “Nobody move!” called {hero}, when the key turned in the door. {Grown} stood in the hall on one leg with the shopping. “What have we lost?” asked {grown}. And when {grown} had heard it, {grown} put down the bags, took off {grownhis} shoes, and walked like a stork for the rest of the afternoon.",
      "+ @corridor(hero write) Everybody in the family had to take off their shoes and walk like storks. A note hung on the front door: STOP. LOOK AT YOUR FEET FIRST. The vacuum cleaner was locked up, and {hero} kept the key round {his} neck.",
    ],
    "+ @bedroom.night(hero sit) By evening they had looked everywhere, and in some places three times. {Hero} sat beside the empty cage in {his} pyjamas and could not swallow. It was getting cold outside. There were cats out there, and a whole street full of wheels. “{Animal} doesn't even know where the water is,” said {hero}, and then {he} could not say any more.",
  ],
  end: [
    "@room.night(hero look) In the night {hero} woke up. There it was: a tiny sound, as if somebody were tearing up a letter. {Hero} did not put on the light. {He} went after it on bare feet, one step at a time, through the flour, and there in the flour, quite clearly, was a row of prints as small as peas.",
    [
      "@room.night(hero look) They went on and on, past the table and round the door. And there, {nest}, where nobody had looked properly, was a nest. It was made of a handkerchief, half a shopping list and a good deal of somebody's wool. {Hero} shone the torch in. Two black eyes blinked, rather annoyed. “There you are,” breathed {hero}.",
      "@room.night(hero look) They led to a warm dark corner where nobody had looked properly, because it had been there the whole time. {Hero} shone the torch in. There was a nest, made of a handkerchief, half a shopping list and a good deal of somebody's wool. In the middle of it two black eyes blinked, rather annoyed. “There you are,” breathed {hero}.",
    ],
    "@bedroom(hero look) There is a wire round the little door now, and it is checked twice every evening. But on Sundays {animal} may go walking, with the flour on the floor and the whole family on the sofa with their feet up. The handkerchief had to stay where it was in the nest. It was the best bed in the house, after all.",
  ],
} satisfies WrittenStory;

/** A pet that has died. */
const buried = {
  says: [
    role("animal", PET),
    /\b(?:dies|died|dead|death|has to be put|put to sleep|passed away|bur(?:y|ies|ied)|funeral)\b/,
    /\b(?:bur(?:y|ies|ied)|funeral|grave|say(?:s)? goodbye|said goodbye|goodbye|heaven|mourn\w*|sad|cr(?:y|ies|ied)|miss(?:es|ed)|new one|another (?:dog|cat|hamster|rabbit|pet))\b/,
  ],
  may: [
    grown,
    role("sib", "brother|sister|cousin|friend|twin"),
    ...also("garden", "under the \\w+(?: tree)?", "box", "new one", "dies|died", "first (?:pet|time)", "buried|bury"),
  ],
  unless: notFor(
    "pet cemetery|haunt\\w*|poison\\w*|ran away|back from|grows? up|vet|master|years later|widow\\w*|lonely old|mother (?:died|dies)|father (?:died|dies)",
  ),
  after: [
    "@room(hero sit) The little bowl was still half full. {Hero} did not want anybody to wash it. {He} sat down on the floor beside it, where {he} always sat at this time of the day, and did not know what to do with {his} hands. They were used to having something warm in them. “It's so quiet,” said {hero}.",
    [
      "+ @kitchen(hero talk, grown sit) “Where is {animal} now?” asked {hero}. {Grown} thought about it, and did not say anything quickly. “I don't know exactly,” said {grown}. “But I know where we can look for a good place.” {Hero} wiped {his} nose on {his} sleeve, and for once that was allowed. Then the two of them went out and looked at every corner, slowly, as one looks at rooms.",
      "+ @garden(hero look) “There has to be a good place,” said {hero}. {He} wiped {his} nose on {his} sleeve, and for once that was allowed. Then {he} went out and looked at every corner, slowly, as one looks at rooms. One was too windy. One was too near the road. And one had the sun in the morning, and somebody had always liked to lie there.",
    ],
    "+ @room(hero write) The box had to be right. The first was too big, and the second said WINTER BOOTS on it. {Hero} stuck paper over the letters and painted a meadow on the lid, with everything that {animal} had liked to eat. {Hero} put in the soft scarf, {his} own, and a note, folded very small, that nobody else was allowed to read.",
    [
      "@garden(hero dig, grown dig) The ground was hard. {Grown} dug the first part with the big spade, and then {hero} wanted to do the rest alone, with the small one. A worm looked out and went back in. When it was deep enough, they lifted in the little box together, and {hero} let go last. The first bit of earth made a noise on the lid. After that one heard it less and less.",
      "@garden(hero dig) The ground was hard. {Hero} dug and dug with the small spade, and nobody was allowed to do it for {him}. A worm looked out and went back in. When it was deep enough, {hero} put in the little box, and did not let go for some time. The first bit of earth made a noise on the lid. After that one heard it less and less.",
    ],
  ],
  end: [
    "@garden(hero talk) “Now somebody has to say something,” said {hero}. {He} had thought of big words. But what came out was: “You always ate my homework.” Then there was a sound beside {him}, half a sob and half a laugh. “And the plug of the lamp,” somebody said. “And grandma's hat!” It turned into a long speech, with everybody in it, and by the end they had to hold each other, and did not know any more from what.",
    [
      "@garden(hero plant) {Hero} laid a ring of stones round the place, the white ones from the holidays. In the middle {he} put the bowl, the right way up, so that it would catch the rain. “The birds can have it,” {he} said to {grown}. The next morning there was a blackbird on the edge of the bowl. It drank, and looked at {hero}, and stayed quite a while.",
      "@garden(hero plant) {Hero} laid a ring of stones round the place, the white ones from the holidays. In the middle {he} put the bowl, the right way up, so that it would catch the rain. “The birds can have it,” {he} said. The next morning there was a blackbird on the edge of the bowl. It drank, and looked at {hero}, and stayed quite a while.",
    ],
    "@garden(hero sit) It still hurts now and then, mostly at the time of day when {hero} has nothing in {his} hands. Then {he} goes out to the ring of stones and tells {animal} what there is to tell. In spring something green came up beside the bowl. Nobody had sown it.",
  ],
} satisfies WrittenStory;

/** Stories of children and animals. */
export const childrensPets = [
  story({
    says: [
      /\b(?:wants?|wanted|wish(?:es|ed)? for|dream(?:s|ed|t)? of|longs? for|longed for|would love) (?:to have |having |nothing more than )?(?:an?|his own|her own|their own) (?<animal>dog|puppy|cat|kitten|rabbit|pony|horse|hamster)\b/,
      /\b(?:allergic|allergy|not allowed|forbid\w*|no pets|say no|says no|said no|too (?:small|expensive|busy)|no time|cannot have|can['’]t have|against it)\b/,
      /\b(?:neighbou?r|old (?:lady|man|woman|gentleman)|shelter|walks?|walking|looks after|looked after|takes? care|took care|helps?)\b/,
    ],
    may: [
      role("owner", "neighbour|neighbor|lady|old woman|old man|gentleman|farmer"),
      grown,
      ...also(
        "allergic",
        "every (?:afternoon|day|week)",
        "looks? after|looked after",
        "walk\\w*",
        "broken (?:leg|hip|foot)",
        "flat|apartment",
      ),
    ],
    unless: notFor("stray|stole\\w*|talking|race|blind|guide dog|puppy mill"),
    of: "people",
    after: [
      "@garden(hero look) At first {animal} only looked at {him}, with its head on one side, like a teacher who has asked something. {Hero} held out {his} hand, flat and quite still, as {he} had read in the library book. The nose was wet, and it took its time. Then {animal} sneezed into {his} sleeve, and that was settled.",
      "+ @street(hero walk) There was so much that was not in the book. The book did not say that {animal} hated umbrellas. It did not say that it would do anything for a bit of cheese.",
      [
        "+ @garden(hero talk, owner sit) {Owner} watched from the window. “It never does that with me,” said {owner}, when {hero} came in with straw in {his} hair. “What?” asked {hero}. “Laugh,” said {owner}. {Hero} looked down at {animal}. It did have a mouth that went up at the corners.",
        "+ @garden(hero talk) There were days when it rained so hard that the street was a stream. {Hero} came all the same, in boots and a hat. “You needn't come today,” they told {him}. “{Animal} does not know that it's raining,” said {hero}. That was not quite true. But it did know what time it was.",
      ],
      [
        "@bathroom(hero talk) At home {hero} undressed in the hall, put all {his} things straight into the machine and washed up to the elbows. But the evenings were hard. That was when {he} thought of {animal}, lying there in another home with its nose on its paws. “It isn't the same as having one,” {hero} said at supper. {Grown} put down the spoon. “No,” said {grown}. “I know it isn't.”",
        "@bathroom(hero talk) At home {hero} undressed in the hall, put all {his} things straight into the machine and washed up to the elbows. But the evenings were hard. That was when {he} thought of {animal}, lying there in another home with its nose on its paws. “It isn't the same as having one,” {hero} said at supper, and nobody could say that it was.",
      ],
    ],
    end: [
      "@street(hero run) Then {hero} caught a cold, and for a whole week {he} had to stay in bed. On the eighth day {he} turned the corner by the letter box, still a bit wobbly, and stopped. There {animal} was, behind its gate. It had been looking down the street the wrong way. Now it turned its head, and saw {him}.",
      "@garden(hero hug) {Hero} had never been greeted like that by anybody. It jumped, it turned round itself, it made sounds that were not in the book. “It's been sitting there every day at four,” said the voice behind the gate. “It wouldn't eat its cheese.” {Hero} knelt down in the wet grass and put both arms round {animal}. {He} could feel its heart, and it was going as fast as {his} own.",
      "+ @bedroom.night(hero write) That evening {hero} took a new notebook and a pen, and thought for a while. On the first page {he} wrote in capitals: NOT MINE. It looked a bit sad like that. So {he} put in a comma, and wrote on: BUT I AM ITS OWN.",
      "@street(hero walk) At four o'clock you can set your watch by the two of them. First there is a nose round the corner by the letter box, and then a lead, and then {hero}. And in {his} pocket {he} has cheese, cut very small, and an umbrella that {he} never opens.",
    ],
  }),
  story({ ...gone, says: [...gone.says, ITS_CHILD], lead: "child" }),
  story({ ...gone, of: "young" }),
  story({ ...buried, says: [...buried.says, ITS_CHILD], lead: "child" }),
  story({ ...buried, of: "young" }),
  story({
    says: [
      /\b(?:find|finds|found|discover\w*|rescue[sd]?|take[sn]? (?:in|care)|took (?:in|care)|look\w* after)\b/,
      /\bhedgehogs?\b/,
      /\b(?:winter|autumn|cold|feed\w*|fed|schoolyard|garden|leaves|too (?:small|thin|light)|care|school|hibernat\w*)\b/,
    ],
    may: [
      grown,
      role("sib", "brother|sister|cousin|friend|twin"),
      ...also(
        "want(?:s|ed)? to get (?:him|her|it) through",
        "through the winter",
        "class \\w+",
        "schoolyard",
        "shed",
        "spring",
        "box",
      ),
    ],
    unless: notFor(
      "hedgehog (?:who|named|called|wants?|wanted|learns?|finds?|found|is afraid|was afraid)|talk\\w*|balloon",
    ),
    of: "young",
    after: [
      "@garden(hero look) It was no bigger than an orange, and it did not roll up properly, as if it had only just learned how. Its nose looked out on one side. {Hero} fetched a glove, and then the kitchen scales. “Two hundred and ninety grams,” read {hero}. The vet on the telephone said “hm”. “It needs five hundred to sleep through the winter. How good are you at getting up?”",
      "@barn(hero build) So a wooden box was turned into a room for one. It had a front door, a heap of leaves, and newspaper on the floor,. There was no milk, because the vet had said so, three times. There was cat food with oats and a bit of egg. It smelled so bad that it had to be carried with a straight arm.",
      "+ @barn.night(hero look) In the daytime nothing could be seen of it. But in the evening the leaves began to walk about. {Hero} sat in front of the box with a torch under a red cloth and did not move a finger. First came the nose. Then there was such a smacking and snorting in the bowl that one would have thought there was a pig in it. “Manners,” whispered {hero}, and was very happy.",
      "+ @barn(hero write) On the wall hung a list. Three hundred and ten. Three hundred and thirty-five. Everybody wanted to be the one who was allowed to read the scales, and so there was a second list, for that. A hedgehog does not like to be weighed. It sat in the pan like a cactus with a cold and looked past them all.",
      "@barn(hero sit) And then the number stood still. Four hundred and ten, and four hundred and ten the next day, and then four hundred and five. The bowl had hardly been touched. Outside there was the first white frost on the roofs. {Hero} read the vet's sheet again from the top. On the back, where nobody had looked, it said: keep it warm, or it will try to sleep too soon.",
    ],
    end: [
      "@barn(hero carry) So they brought what they had. There was a hot water bottle in a woollen sock, and an old jumper, and the lid of a picnic basket against the wind. On the third evening there was a loud snorting in there. “Four hundred and thirty!” shouted {hero}, and then clapped a hand over {his} mouth, because shouting was forbidden.",
      "@garden(hero look) On the day that the scales said five hundred and twelve, the hedgehog went into its leaves, turned round twice and did not come out any more. {Hero} put {his} ear to the wood. It was quite still in there. Only if you waited for a very long time was there one small breath. {Hero} hung a sign on the box. “Please do not ring,” it said. “Back in April.”",
      "@garden(hero look) In April the leaves began to walk about again. {Hero} opened the little door, and then {he} went a few steps back, because that was what {he} had promised. Somewhere behind the bushes there is a smacking and snorting on summer nights, loud and without any manners. Then {hero} smiles in the dark, and does not go to look.",
    ],
  }),
];
