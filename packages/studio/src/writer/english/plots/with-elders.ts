import type { PlotGroup } from "./plot.ts";

/** Somebody old still drives, and the others would rather have it otherwise. */
export const stillDriving: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "“At your age!” said everybody. {Hero} knew how old {he} was. {Rideold} was nearly as old, and nobody said it to {rideold}.",
      ],
      [
        1,
        "They went slowly, {hero} and {rideold}, and behind them there was always a queue. Those at the front of it were angry. Those further back had time to look at the cherry trees.",
      ],
      [
        1,
        "“One day you will have to give it up,” said {ahelper}. “One day,” said {hero}. “But today it's Thursday.” On Thursdays {he} bought a loaf, a newspaper and a bag of peppermints, and told {rideold} on the way home what was new.",
      ],
      [
        2,
        "In the evening {hero} lay under {rideold} and listened. There was a new noise every year. By now {he} knew them all by name.",
      ],
      [
        1,
        "On Sunday the key was gone. The family had put it away. “It's only because we're worried,” they said, and they meant it. {Hero} nodded and sat down on the bench, next to {rideold}, and neither of them made a sound.",
      ],
    ],
    climax: [
      [
        0,
        "That night the snow came, more than in forty years. In the morning nothing moved, no bus and no snowplough, and up on the hill a child was about to be born. Nobody knew what to do. Then somebody laid a key on the table, quite quietly, in front of {hero}.",
      ],
      [
        0,
        "{Rideold} started at the third try, as always. They went slowly. Behind them walked the midwife, in the track, and nobody was angry.",
      ],
    ],
    close: [
      [0, "It was a girl. {Hero} {was} allowed to hold her, for as long as it takes to eat a peppermint."],
      [1, "Nobody says “at your age” any more. They only say “drive slowly”. And that {hero} can promise."],
    ],
  },
];

/** Somebody is taken along to see something that seldom shows itself. */
export const watching: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "“Now it begins,” whispered {watcher}. “From here on we only walk on our toes.” Everything looked different without light. The path was there, but you had to believe in it.",
      ],
      [
        1,
        "“Are {tosee} there yet?” “No.” “And now?” “They're there when they're there,” said {watcher}. “We're only the visitors.” {Watcher} knew a fallen tree, just wide enough for two.",
      ],
      [
        1,
        "Waiting is not doing nothing, as it turned out. They heard the leaves, and a dog far away, and somebody's stomach. It was so funny to have to be quiet that they both held their mouths shut with both hands.",
      ],
      [2, "There was half a sandwich, and it was shared in the dark. Things taste of more when you can't see them."],
      [3, "“What if {tosee} don't come?” “Then we've heard the leaves,” said {watcher}."],
      [
        1,
        "It got late. Their feet had gone cold long ago, and one after the other they had yawned. “Let's count to a hundred,” said {watcher}. “Then we'll go home, and it was nice all the same.” They counted. At ninety-one something rustled.",
      ],
    ],
    climax: [
      [
        0,
        "And there they were: {tosee}, so near that it was not allowed to breathe. They did not hurry. They had no idea how long somebody had waited for them. One of them looked up, right over to the fallen tree, and stayed for one moment longer than it needed to.",
      ],
      [0, "Then there was only the dark again. Nobody said anything for quite a while."],
    ],
    close: [
      [0, "“Ninety-one,” said {watcher} on the way home. “Imagine if we could only count to ninety.”"],
      [
        1,
        "At school nobody believed it. It did not matter. There were two who knew.",
        "Nobody else believed it. It did not matter. There were two who knew.",
      ],
    ],
  },
];

/** An animal of somebody else is looked after. */
export const petSitting: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "There was a list, written on both sides. When {pet} eats, what {pet} never eats, and what to do if {pet} looks sad. At the bottom it said: “It's quite easy.” {Hero} read it three times. Then {he} and {pet} looked at each other.",
        "There was a list, written on both sides. When {pet} eats, what {pet} never eats, and what to do if {pet} looks sad. At the bottom it said: “It's quite easy.”",
      ],
      [
        1,
        "On the first day {pet} ate nothing. On the second day {pet} ate the list. After that {hero} had to find out everything else by {himself}.",
      ],
      [
        1,
        "“You have to wait until you're liked,” said {ahelper}. “You can't do it faster.” So {hero} sat on the floor, did {his} own things and looked the other way. In the evening {pet} was one step nearer.",
      ],
      [
        2,
        "{Hero} told {pet} about the day, because somebody had to. It was a good listener. At the sad parts it scratched itself.",
      ],
      [
        1,
        "And then, one day before the end, a window was open that should have been shut. {Hero} looked on the cupboard, behind the stove and in the piano. {He} called {pet} by all the names that {he} knew. There was no answer.",
      ],
    ],
    climax: [
      [
        0,
        "It was already getting dark when {hero} sat down on the doorstep, because {his} legs did not want to go on. {He} did not call any more. {He} only told about the day, in a low voice, as always. At the sad part something scratched itself, right above {whom}. {Pet} had been listening all the time.",
      ],
      [0, "The window was shut, and then it was checked whether it was shut."],
    ],
    close: [
      [0, "“And, was it quite easy?” they asked when they came back. “The list was very tasty,” said {hero}."],
      [
        1,
        "Since then {pet} looks sad every now and then, on purpose. Then {hero} has to be fetched.",
        "Since then {pet} looks sad every now and then, on purpose. Everybody knows what is to be done about it.",
      ],
    ],
  },
];
