import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A thing that ought to keep still changes unseen. */
const changesAtNight: Story = {
  after: [
    [
      0,
      "=“Something is different about the {piece},” {hero} wrote into the book. Then {he} crossed it out again. Those who write such things into that book get a holiday without having asked for one.",
    ],
    [
      1,
      "=The next time {he} made two drawings, one at ten in the evening and one at six in the morning, and laid them side by side. It was not much. But in the second one the {piece} looked like somebody who has been up all night and does not want it to be noticed. {Hero} knew that look from shaving mirrors.",
    ],
    [
      1,
      "=Then {he} put a folding chair in front of it and did not take {his} eyes off the {piece} for a single moment. Nothing happened. It was as with milk: at four o'clock {he} had to sneeze, and when {he} looked up, it had happened.",
    ],
    [
      1,
      "=So {hero} turned the chair round, and unwrapped a sandwich. “I'm not looking,” {he} said. It was quiet behind {him}. “I'm really not looking.” When {he} reached for the second half of the sandwich, it was gone.",
      "=So {hero} turned the chair round. “We're not looking,” {he} said. {Talker} unwrapped a sandwich. It was quiet behind them. “We're really not looking,” said {talker}. The second half of the sandwich was gone.",
    ],
    [
      0.4,
      "=But it had been noticed higher up as well. A director came with a gentleman in grey, and they talked about a crate and the cellar. “We've had nothing but trouble with the {piece},” they said. “It goes down tomorrow.” {Hero} swept the floor very slowly. {He} had never in {his} life been so much against a cellar.",
    ],
  ],
  end: [
    [
      0,
      "=That night {he} had two sandwiches with {him}, and sat down with {his} back to it. “They mean to put you in the cellar,” said {hero}. “You only have to keep still when they come. Just for once.” It took a long time. “And what do you do,” asked a rusty voice, “when your nose itches?” “I wait until I'm alone,” said {hero}. “You can have the whole night for it. I shan't look.”",
    ],
    [
      0.6,
      "=In the morning the gentleman in grey measured the {piece}, up and down and across. Nothing had ever been so still since the house was built. “It was only our nerves,” said the director. {Hero} stepped in front of something on the floor. It was a crumb.",
    ],
    [
      0.8,
      "=In the book it says the same every morning now: nothing to report. For the daytime that is true. In the evening two sandwiches are unwrapped. One of them is with egg, and of that one the crust always comes back.",
    ],
  ],
};

/** A neighbour does the same thing every night. */
const everyNight: Story = {
  after: [
    [
      0,
      "=In the house there was a theory on every floor. The first floor said that it was grief. The second floor said that it was cheese. {Hero} had no theory, only rings under both eyes.",
    ],
    [
      1,
      "=One night {he} knocked on the wall, not crossly, more like a question. It stopped. Then it went on, a good deal more softly. That was worse, for now one had to listen so hard.",
    ],
    [
      1,
      "=By daylight the {neighbour} looked like anybody else. “Did you sleep well?” asked the {neighbour} at the letter boxes. “Very well,” said {hero}. That was a lie. But it had not been much of a question, either.",
    ],
    [
      1,
      "=So {hero} went about it scientifically, with a sheet of paper and an alarm clock. It never began a minute early. It was never a minute late. It took nineteen minutes, and at the end there was always a small pause, as if somebody was waiting for something. One does not lie awake like that. One keeps an appointment like that.",
    ],
    [
      0.4,
      "=The next time {he} went there in slippers, with a tin of biscuits, so as to have a reason. In front of the door {hero} lost {his} nerve. But it stood open by a hand's breadth, and there was a light on. “Can you hear me?” a voice asked softly. {Hero} very nearly answered.",
    ],
  ],
  end: [
    [
      0,
      "=“Come in,” said the {neighbour}. “You're just in time.” There was a telephone on the table, with the receiver lying beside it. “It's noon there. My sister can't leave her bed any more, on the other side of the world, and that's when she's got nineteen minutes before the nurse comes. I only do what we always did at home. She listens, and then she laughs.” {Hero} put the biscuits down. It was the small pause now. It was not empty at all.",
    ],
    [
      0.6,
      "=“Do I disturb anybody?” asked the {neighbour}. “Who says so?” asked {hero}. “The wall.” {Hero} looked at {his} slippers. “And who's that?” it came out of the receiver, thin and curious. {Hero} bent down to it. “The wall,” {he} said.",
    ],
    [
      0.8,
      "=It is still every night, and nobody there has a theory any more. But at nineteen minutes past, on every floor, somebody claps. They do it under the blanket, so as not to wake the house.",
    ],
  ],
};

/** Somebody meets somebody who looks just the same. */
const double: Story = {
  after: [
    [
      0,
      "=It is odd to see one's own nose from the side. {Hero} had not known that it did that. {He} lifted a hand, as one does in front of a mirror. The other one lifted a hand as well. It was the wrong one, so there was no mirror.",
    ],
    [
      1,
      "=“That's my face,” said {hero}. “I've had it longer,” said the other one. There was no way of proving it. So {they} sat down on the nearest step and compared, from the top downwards: the crooked tooth, the freckle, the small scar from falling off a swing.",
    ],
    [
      1,
      "=“Beetroot?” “Never.” “Heights?” “Only downwards.” {They} got as far as forty-one before there was something at last: one of the two could whistle, and the other one could not.",
    ],
    [
      1,
      "=It would have been a pity to make no use of it. For three days the one went where the other one was expected, and came back with a report. At the baker's nobody noticed. At home nobody noticed, either, apart from the cat, and the cat kept it to itself.",
    ],
    [
      0.4,
      "=On the third evening {hero} stood outside {his} own window. “You're so cheerful these days,” somebody inside was just saying, and they all laughed, and the one with {his} face laughed too. {Hero} sat down on the step. It is a strange thing to be the copy.",
    ],
  ],
  end: [
    [
      0,
      "=After a while somebody came out and sat down beside {him}. “At my place they all say how patient I've become,” said the other one. “Nobody's ever told me that before.” They did not look at each other; they knew what there was to be seen. “How do you do it, being patient?” “I count the stairs,” said {hero}. “And you, being cheerful?” “I whistle.”",
      "=After a while somebody came out and sat down beside {him}. “At my place they all say how patient I've become,” said the other one. “Nobody's ever told me that before.” It was quiet. “How do you do it, being patient?” “I count the stairs,” said {hero}. “And you, being cheerful?” “I whistle.”",
    ],
    [
      0.6,
      "=So {they} taught each other. Counting was quickly learned. The whistling took until midnight, and for a long time it was mostly air.",
    ],
    [
      0.8,
      "=By now even the cat gets them mixed up. Somebody always goes up those stairs whistling, and always stops at the same step. It is the nineteenth. From there, one can hear, it is being counted.",
    ],
  ],
};

/** Somebody's own name stands where it cannot stand. */
const ownName: Story = {
  after: [
    [
      0,
      "={Hero} read it letter by letter, first from the front and then from the back. It was spelled correctly. That was what frightened {him} most. {His} name was never spelled correctly.",
    ],
    [
      1,
      "=“And what's the name?” asked the woman in the only shop. {Hero} told her. She put down the bread knife. “Again?” she said.",
    ],
    [
      1,
      "=After that it went from window to window. An old man lifted his hat to {hero}. A child came and touched {his} sleeve, and ran away again. “You've come for the chest,” said somebody who was mending a bicycle. “What chest?” “I haven't said anything,” said the somebody, and bent low over the chain.",
    ],
    [
      1,
      "=“I've never been here,” said {hero} to everybody who asked. “No,” they said kindly, “of course you haven't.” They had laid a place at the table, and it was not for a guest: the cup had a chip, as one's own cups have.",
    ],
    [
      0.4,
      "=In the night {hero} lay awake and thought it over. Either {he} had been here before, or {he} would be here later. Neither of the two was any good. By two o'clock {he} had {his} shoes on and {his} hand on the latch.",
    ],
  ],
  end: [
    [
      0,
      "=The oldest woman of them all sat outside on the step. “There was somebody of that name here once,” she said, “long before you. Came one evening with a bag, knew nobody, and stayed. And always put something aside. ‘One day,’ we were told, ‘somebody will come who's called the same and doesn't know where they belong either. It's for them.’” She moved over a little. “We have waited quite a while. It's not a common name.”",
    ],
    [
      0.6,
      "=In the chest there was a good coat, and a key, and a piece of paper: “I've kept it warm for you.” {Hero} put on the coat. It fitted everywhere, except that the sleeves were a little long. “It was the same with the other one,” they said.",
    ],
    [
      0.8,
      "=The name is still to be read there, and nobody stops any more when they see it. Only something has been written underneath, quite small: “Thank you. It fits.”",
    ],
  ],
};

const STILL =
  "(?<piece>portrait|painting|picture|statue|figure|wax figure|mannequin|doll|puppet|exhibit|mummy|skeleton|suit of armou?r|photograph|photo|sculpture|bust|dinosaur|stuffed bear|stuffed animal|garden gnome|gargoyle|scarecrow)";
const CHANGES =
  "(?:changed|changes|moved|moves|stood|was (?:smiling|crying|different|somewhere else|watching|looking|standing|sitting|turning|winking|getting)|had (?:moved|changed|turned|disappeared|a different|another)|smiled|smiles|blinked|winked|turned (?:its|his|her) head|followed|follows|came alive|climbed|walked|looked (?:different|older|younger|sadder|happier)|grew|aged|cried)";

/** Riddles without an easy answer. */
export const riddles: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:noticed|notices|discovered|saw|realized|realised|found(?: out)?|swore|was sure|suspected) (?:that )?(?:one of (?:the|his|her) |the |an? |one |his |her )(?:[a-z-]+ ){0,3}?${STILL}s?\\b(?: (?:of|in|on|at|by) [^.,]*?)? ${CHANGES}\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:exactly like|stolen|thief|forge\w*|draws?|drew)\b).*\b(?:night|nights|guard|watchman|cleaner|caretaker|janitor|museum|gallery|shop|every|morning)\b/i,
    ...changesAtNight,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:wanted to (?:know|find out|see)|want to (?:know|find out)|decided to (?:find out|ask|see)|set out to (?:find out|discover)|tried to (?:find out|discover)|wondered|began to wonder|started to wonder|could not (?:sleep|understand)|went (?:up|over|down|next door) to (?:ask|see|find out))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:ghosts?|dead|died|nobody lived|empty|busker|street musician)\b)(?=.*\b(?:every night|each night|at (?:three|two|four|midnight|night)|in the middle of the night|every evening)\b).*?\b(?:the|his|her|their|my|our|an?) (?<neighbour>(?:[a-z-]+ ){0,3}?(?:neighbou?r|man|woman|lady|gentleman|tenant|widow|widower|lodger|couple))\b[^.]*? (?:played|plays|sang|sings|whistled|practised|practiced|hummed|drummed)\b/i,
    ...everyNight,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("painting|portrait|picture|photo|photograph|paint|statue|robot|clone|gravestone|mirror")}(?:saw|met|meets|bumped into|ran into|came face to face with|discovered|found|noticed|sat (?:down )?(?:opposite|next to|across from)|spotted|came across)\\b(?<met>[^.]*?)\\b(?:(?:her|his) (?:own |exact )*(?:double|doppelg.nger|lookalike|spitting image)|(?:looked|looks) (?:exactly|just) like (?:him|her|me)|identical (?:to|woman|man|girl|boy|stranger))\\b[^.]*`,
    ),
    ...double,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:found|finds|discovered|saw|noticed|read|came across)\\b[^.]*?\\b(?:(?:her|his|my) (?:own )?(?:full )?name)(?: [a-z]+){0,3} (?:on|in|at|under|carved|written|scratched) [^.]*?(?:grave|gravestone|tombstone|headstone|suitcase|bench|wall|tree|door|doorbell|memorial|map|sign|passenger list|house|chest|letterbox|register)\\b[^.]*|(?:found|finds|discovered|saw|noticed)\\b[^.]*?\\b(?:grave|gravestone|tombstone|headstone|suitcase|bench|memorial|sign|door|house|chest|trunk|room|letterbox)\\b[^.]*? with (?:her|his|my) (?:own )?name\\b[^.]*",
    ),
    ...ownName,
    of: "people",
  }),
];
