import type { ActionScenes } from "./scene.ts";

/** Scenes of making, repairing, cooking, planting and writing. */
export const makingScenes: readonly ActionScenes[] = [
  {
    verbs: "build make construct invent forge sew knit assemble create weave carve",
    scenes: [
      [
        "The first try did not hold. {Obj} stood for as long as it takes to say hurrah, leaned to one side and came apart. “Too heavy,” said {hero}, looking at the pieces. {He} had used twice as much of everything as {obj} needed.",
        "So {hero} sorted the pieces into two heaps, one to keep and one to leave out. The second heap grew larger than the first. With what was left, {obj} held. <{Hero} gave {objit} a push, to be sure, and {obj} only trembled a little.>",
      ],
      [
        "There was one place where {obj} did not fit together. {Hero} tried a knot, and the knot slipped; {he} tried a nail, and the nail bent. In the end {hero} held the two halves together with both hands and could not let go, not even to scratch {his} nose.",
        "That was how {he} noticed it: {obj} did not want to be forced. {Hero} turned one half the other way round, and it went in with a click, as if it had been waiting for somebody to ask politely.",
      ],
      [
        "For {obj} {hero} needed something long, something light and something that would not tear, and {he} owned only two of these. {He} looked [in every drawer|under the bed|behind the stove]. At last {he} looked down: there were long, light laces in {his} own boots.",
        "From then on {hero} walked a little strangely, but {obj} was finished by evening. {He} sat down in front of {objit} and forgot to eat {his} supper. <Nobody had ever made {objit} just so before.>",
      ],
      [
        "People stopped to look at what {hero} {was} making. “What is it going to be?” they asked, and when they heard it they laughed, because nobody believed in {obj}. {Hero} did not laugh. {He} only bent lower over the work.",
        "When it grew dark they went home to supper, and {hero} went on by lamplight. In the morning {obj} stood there, whole. The first of those who had laughed came by, stopped, and took off his hat.",
      ],
    ],
  },
  {
    verbs: "repair fix mend restore clean",
    scenes: [
      [
        "Others had tried it before, and each of them had left a screw behind. {Hero} laid the screws in a row, from small to large. Then {he} opened {obj} and found dust, a dead moth and a great many parts that {he} had never seen.",
        "{Hero} cleaned every part and drew where it belonged. It took three evenings. On the third there was one screw left over, and without it {obj} made no sound; so {he} opened everything again, found the hole, and this time something inside {obj} began to hum.",
      ],
      [
        "“It can't be done,” everybody said about {obj}. {Hero} listened politely and fetched the tools. By noon {he} {was} black up to the elbows, and {obj} was as broken as before.",
        "Then {hero} did what nobody had tried: {he} put an ear against {obj} and knocked, very softly. In one place it sounded hollow. Behind it a little wheel had come loose, no bigger than a button, and that was all that had been wrong.",
      ],
      [
        "It was quiet work. {Hero} liked how things that had been silent began to tick again, and how nobody but {him} knew why. Sometimes {he} talked while working, though there was nobody there to answer.",
        "One part had to be warm, one had to be dry, and one had to be tapped three times. {Hero} knew all of this by heart. <What {he} did not know was that somebody had been listening.>",
      ],
    ],
  },
  {
    verbs: "bake cook brew stir eat taste",
    scenes: [
      [
        "{Hero} had weighed everything twice. Even so the first one came out flat and black, and smoke stood in the room like a second person. “Too hot,” said {hero}, coughing, and opened every window.",
        "For the second one {he} let the fire burn down and waited, although waiting was the hardest part. After an hour it smelled right. Neighbours stopped at the window with their noses in the air and asked what was inside.",
      ],
      [
        "{Hero} tasted, and something was missing. It was not salt, and it was not sugar. {He} stood there with the spoon in {his} mouth and tried to remember who had once cooked this for {him}, and how.",
        "Then {he} remembered: a little orange peel, and a song, since one has to stir for as long as the song lasts. {Hero} sang it to the end. When {he} tasted again, {he} had to sit down, because it tasted just like then.",
      ],
      [
        "Nobody was allowed near {obj} until it had cooled. {Hero} guarded {objit} with a wooden spoon. “One does not cut {obj} too soon,” {he} said. “It remembers.”",
        "At last the knife went in. There was a crackle, and warm steam rose from {obj}, and for a moment nobody in the room said a word.",
      ],
    ],
  },
  {
    verbs: "plant grow water garden sow",
    scenes: [
      [
        "The ground was hard, and {hero} loosened it with {his} own hands. {He} put {obj} in as deep as a finger, covered {objit} and poured water on top. The next morning {he} went to look. Nothing. <The morning after that: nothing, and {his} own footprint.>",
        "In the second week {hero} moved a stone, because {obj} might need the sun. On the tenth day the ground had a crack in it, thin as a hair. Out of the crack looked something green, and {hero} lay down flat beside it to say good morning.",
      ],
      [
        "Every day {hero} brought water, and every day a little of it spilled on the way. {He} scolded {himself} for the spilled water. But where it had fallen, moss began to grow, and soon a green line led to the spot.",
        "One night there was frost. {Hero} woke from the cold and ran out with the blanket from {his} bed. In the morning {he} lifted a corner of it: underneath it was still warm, and everything had grown a thumb's width.",
      ],
      [
        "“Nothing grows here,” people had said, and it had sounded final. {Hero} planted all the same. {He} gave each plant a name, because it is harder to give up on something that has a name.",
        "The ones called Monday and Tuesday dried up. Wednesday stayed small. But Thursday put out one leaf, and then another, and one day it had a bud, and {hero} sat beside it until it was too dark to see.",
      ],
    ],
  },
  {
    verbs: "write draw paint compose print",
    scenes: [
      [
        "{Hero} sat down in front of a white sheet and sharpened the pencil until it was short. The first line sounded like somebody else. {He} crossed it out. The second sounded like a shopping list.",
        "Then {he} stopped thinking about fine words and wrote what {he} would have said aloud. It was one line long. {Hero} read it over, and {his} ears grew warm, so {he} knew that it was the right one.",
      ],
      [
        "There was a blot in the middle, just where it mattered. {Hero} wanted to tear up the sheet. But when {he} held it to the lamp, the blot had the shape of a bird.",
        "So {he} gave it a beak and a foot and wrote around it. Afterwards the blot was the best part. {Hero} folded the sheet once, and {his} hand was only a little black.",
      ],
    ],
  },
  {
    verbs: "open start found begin collect gather",
    scenes: [
      [
        "On the first day nothing went as {hero} had planned. {He} had written a list, and by ten o'clock the list was wrong. “Every beginning looks like this,” {he} said, and turned the list over to write on the back.",
        "On the second day {he} kept to one thing only, and did it slowly. That helped. On the third day, for the first time, there was a moment when {hero} had nothing to mend, and could look around and see what {he} had begun.",
      ],
      [
        "It began with something small, as it usually does. {Hero} put it where everybody could see it, stepped back, and waited. Nobody came.",
        "Toward evening {hero} heard a sniff, then a step. Somebody stood there and pretended to be passing by. {Hero} pretended not to have noticed. The next day there were three of them, and on Friday {he} had to ask for quiet.",
      ],
    ],
  },
];
