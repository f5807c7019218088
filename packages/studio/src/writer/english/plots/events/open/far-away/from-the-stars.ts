import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { unless } from "../open-scene.ts";
import { ofIdea, openForTwo } from "./company.ts";

const SPACE =
  "(?:[Ss]pace\\w*|[Ss]tarship|[Aa]stronauts?|[Cc]osmonauts?|[Mm]oon|Mars|[Pp]lanets?|[Rr]ockets?|[Cc]olony|[Gg]alax\\w+|[Aa]steroids?)";
const VISITOR =
  "(?:(?:[Aa]n?|[Tt]wo|[Tt]hree|[Ff]our|[Ss]ome|[Tt]he|[Ss]everal) )?(?:[a-z]+ ){0,3}?(?:[Aa]liens?|extraterrestrials?|[Mm]artians?)";
/** "Only an old farmer was willing to talk to them". */
const HOSTED =
  "(?=[^]*\\b(?:[Oo]nly|[Bb]ut|[Tt]he only one who|[Nn]obody but|[Nn]o one but|[Ee]xcept(?: for)?) (?<host>(?:an?|the|one) (?:[a-z]+ ){0,3}?[a-z]+) (?:was|is|were|dared|wanted|talked|spoke|was not afraid|could|knew|welcomed|let|took|helped)\\b)";

const LANDED = `${unless("invad\\w*|attack\\w*|war|kidnap\\w*|abduct\\w*|stole")}(?:(?<visitor>${VISITOR})(?: (?:that|who|which))? (?:had )?(?:crash(?:ed|es)?(?:-landed)?|land(?:ed|s)?|came down|fell|arrived|got stranded|was stranded|moved in|visited|appeared|came|climbed out|stepped out|got out|jumped out|crawled out|knocked|needed help|lost (?:his|her|its) way)\\b[^.]*|(?:found|discovered|finds|hid|met|meets) (?<visitor2>(?:an?|two|three|some) (?:[a-z]+ ){0,3}?aliens?)\\b(?=[^.]* (?:in|behind|under|on|from) (?:the|his|her|their|our|my|an?) (?:[a-z]+ )?(?:garden|shed|garage|barn|field|woods?|forest|backyard|yard|attic|roof|farm|beach|cellar|cupboard|school|kitchen|park))[^.]*)`;

const landing: readonly Beat[] = [
  [
    0,
    "=It had not been meant as a landing. There was a whistling, a thump, and a good deal of steam, and when the steam had gone, something stood there that looked like a very large saucepan without a handle. The lid went up. “Plop,” said a voice from inside. Then it was quiet, because now it was somebody else's turn.",
  ],
  [
    1,
    "=The others ran as far as the first tree, and looked out from behind it. {Thehost} stayed, and held up a hand with five fingers. From the saucepan came a hand with seven, rather green at the tips. They counted each other's fingers. “Five,” said {thehost}. “Plop,” was the answer, and it sounded a bit sorry.",
    "=For a while neither side knew what to do. A hand was held up, with five fingers. From the saucepan came a hand with seven, rather green at the tips. They counted each other's fingers. “Five,” it was said. “Plop,” was the answer, and it sounded a bit sorry.",
  ],
  [
    0.7,
    "=What brought things forward was a sandwich. {Thehost} broke it in two. One half was looked at from all sides, listened to, and then put on, like a hat. Later a book was eaten, and found excellent. In the evening they could already say “yes”, “no” and “may I have another page” to each other. And at the edge of the saucepan there was a hole, as big as a plate. Without that it would have been gone long ago.",
    "=What brought things forward was a sandwich. It was looked at from all sides, it was listened to, and then it was put on, like a hat. Later a book was eaten, and found excellent. In the evening one could already say “yes”, “no” and “may I have another page”. And at the edge of the saucepan there was a hole, as big as a plate. Without that it would have been gone long ago.",
  ],
  [
    1,
    "=The people behind the tree wanted to fetch somebody: the police, the newspaper, the man from the television. “Tomorrow,” said {thehost} to all of them, and hung blankets over the thing. “It's a greenhouse.” It hummed a little for a greenhouse.",
    "=Of course there were people who wanted to fetch somebody: the police, the newspaper, the man from the television. “Tomorrow,” was the answer to all of them. Blankets were hung over the thing. “It's a greenhouse,” was said at the fence. It hummed a little for a greenhouse.",
  ],
  [
    0.5,
    "=In the night there was a picture to be seen, in the steam on the inside of the lid. One did not need any words for it: a sun with two rings, and beside it somebody small with seven fingers, waiting at a door. Then the picture flickered and went out. In the hull something that had been glowing got weaker and weaker. “Plop,” it was said, very softly. It is possible to be homesick in any language.",
  ],
];

const leaving: readonly Beat[] = [
  [
    0,
    "=“A plate,” said {thehost} all at once. “It's as big as a plate!” That was called out across the field, and all who had run away ran once more, but home, and came back with their arms full. The good plates did not fit, and the flat ones did not, either. The lid of an old jam pan did. There was a click, the glow came back, first red, then yellow, then white, and somebody clapped with a good many fingers.",
    "=“A plate,” it was said all at once. “The hole's as big as a plate!” The good ones were tried, and the flat ones, and none of them fitted. The lid of the old jam pan did. It had a dent on the left, and so had the hole. There was a click, the glow came back, first red, then yellow, then white, and somebody clapped with a good many fingers.",
  ],
  [
    0.6,
    "=Then there was only the goodbye. It has to be done differently when one has so few words. A hand with five fingers was laid against a hand with seven, and for a moment they both had six. “Another page?” asked somebody in the saucepan. It was given the whole book, for the journey. It rose without any noise, like a thing that one has only dreamed.",
  ],
  [
    0.75,
    "=There is a round patch there on which the grass grows in rings. When a star up there goes on and off, twice, on a clear night, one can see somebody at a window putting on a sandwich like a hat. It is the politest thing that one can do from so far away.",
  ],
];

/** The lines of beats that name the one who stays, or those that name none. */
const told = (beats: readonly Beat[], isHosted: boolean): Beat[] =>
  beats.map(([rank, ...lines]): Beat => {
    const fitting = lines.filter((line) => /\{thehost\}/i.test(line) === isHosted);
    return [rank, ...(fitting.length > 0 ? fitting : lines)];
  });

/** Stories of visitors from space, and of those who are far out there themselves. */
export const fromTheStars: readonly ClauseScene[] = [
  ...openForTwo({ by: "any", ...ofIdea(`${HOSTED}${LANDED}`), after: told(landing, true), end: told(leaving, true) }),
  ...openForTwo({ by: "any", ...ofIdea(LANDED), after: told(landing, false), end: told(leaving, false) }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${unless("invad\\w*|attack\\w*|war|kidnap\\w*|abduct\\w*|killed")}(?:met|meets|encountered|made friends with|became friends with|discovered|found|came across|visited|saw) (?<visitor>(?:an?|the|some|two|three|many|strange|funny|friendly|green|little|[a-z]+) (?:[a-z]+ ){0,3}?(?:aliens?|martians?|moon people|moon men|extraterrestrials?))\\b[^.]*`,
    ),
    after: [
      [
        0,
        "=At first there were only eyes. They sat on stalks and came up from behind a rock, two here, two there. “Good day,” said {hero}, because that is never wrong. There was a lot of whispering. Then all the eyes went down, and behind the rock somebody laughed, with a noise like a bath running out.",
      ],
      [
        0.7,
        "=It got more difficult when it came to saying hello. Up here one did it with the ears. {Hero} wiggled {his}, and it cannot have been the right word, for they all sat down on the ground at once. Then {pet} came out of the rocket. {Pet} could do it much better. They all got up again, and bowed to {pet}.",
        "=It got more difficult when it came to saying hello. Up here one did it with the ears. {Hero} wiggled {his}. It cannot have been the right word, for they all sat down on the ground at once. “I think I've told them to sit down,” {he} said.",
        "=It got more difficult when it came to saying hello. Here one did it with the ears. {Hero} wiggled {his}, and so did {talker}. It cannot have been the right word, for everybody sat down on the ground at once. “I think we've told them to sit down,” said {talker}.",
      ],
      [
        1,
        "=Then they were shown round. There was a lake of something pink, a hill that hummed if one stroked it, and a shop for echoes. They ate stones, which crunched, and they were very fond of them. {Hero} had brought a bag of peanuts. A peanut was handed round for an hour; everybody was allowed to hold it.",
      ],
      [
        0.5,
        "=When it was time to fly home, nothing happened. The engine turned over once and fell silent, and the needle stood at empty. {Hero} turned out {his} pockets. There was half a peanut in them, and {pet} ate it. Far up there hung the place that was home, no bigger than a pea, and it was just about suppertime there.",
        "=When it was time to fly home, nothing happened. The engine turned over once and fell silent, and the needle stood at empty. They had flown up too fast, and looked out of the window too long. {Hero} turned out {his} pockets. There was a handkerchief in them, and half a peanut. Far up there hung the place that was home, no bigger than a pea, and it was just about bedtime there.",
        "=When it was time to fly home, nothing happened. The engine turned over once and fell silent, and the needle stood at empty. {Hero} looked at {mate}, and {mate} looked at the needle. Far up there hung the place that was home, no bigger than a pea, and it was just about bedtime there.",
      ],
    ],
    end: [
      [
        0,
        "=It was the smallest of them that came up the ladder first. It looked at the needle, bent its ears, and laughed its bathwater laugh. And the needle moved. “Again!” said {hero}. They all came, as many as there was room for, and {hero} told them the funniest thing that {he} knew, the one with the trousers. They did not understand a word of it. They laughed until the needle stood right at the other end.",
        "=It was the smallest of them that came up the ladder first. It looked at the needle, bent its ears, and laughed its bathwater laugh. And the needle moved. “Again!” called {hero} and {talker}. They all came, as many as there was room for, and were told the funniest thing that there was, the one with the trousers. They did not understand a word of it. They laughed until the needle stood right at the other end.",
      ],
      [
        0.6,
        "=So {he} flew home on laughter, which is not in any of the handbooks. Everybody down there wiggled both ears at the same time. {Hero} wiggled back. By then {he} had learned what it meant: it did not mean “sit down” at all. It meant “stay a bit”.",
      ],
      [
        0.75,
        "=A stone from up there lies on the windowsill at home. It crunches if one steps on it, so it is not stepped on. And when the stars are out, {hero} stands there and wiggles {his} ears for a while. Sometimes up there, quite far to the left, something laughs like a bath running out.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `(?:(?:was|were|got|became|had been|ended up|found (?:himself|herself|themselves))(?: accidentally)? (?:stranded|stuck|marooned|left behind|trapped|all alone|alone|lost)\\b[^.]*?\\b(?:Mars|[Mm]oon|[Pp]lanet|[Ss]pace\\w*|asteroid)\\b[^.]*|(?:Mars|[Mm]oon|planet)\\b[^.]*? (?:got|was|were|got) (?:stuck|stranded|lost)|stranded (?:was |were )?(?:all )?alone on (?:Mars|the moon|an? (?:[a-z]+ )*planet)\\b[^.]*|crash(?:ed|-landed) (?:his |her |their |the )?(?:[a-z]+ )?(?:on|onto) (?:Mars|the (?:dark side of the )?moon|an? (?:[a-z]+ )*planet)\\b[^.]*)`,
      { not: "[Aa]liens?|hate\\w*|dislike\\w*|enem\\w+|rivals?|[Tt]wo" },
    ),
    after: [
      [
        0,
        "=When the dust had settled, it was very quiet. There was red sand, or grey sand, depending on the light, and a horizon that looked as if somebody had drawn it with a ruler. {Hero} walked once round what was left. One window was whole. One wheel was still turning. “Well,” {he} said, to hear whether the radio worked. It did not.",
      ],
      [
        0.7,
        "={He} made a list, because lists help: air for forty days, water for thirty, and seven tins of peas. Out of three broken things {he} made one that worked, a wire up on a mast, and turned it towards the blue dot low over the hills. That was home. {He} could cover it with {his} thumb. “Hello,” said {hero} into it, every hour on the hour. It only crackled.",
        "={Hero} made a list, because lists help: air for forty days, water for thirty, and seven tins of peas. {Mate} counted the tins once more; it did not make them any more. Out of three broken things they made one that worked, a wire up on a mast, and turned it towards the blue dot low over the hills. That was home. It only crackled.",
      ],
      [
        1,
        "=In the evenings {he} played cards and did not cheat much. {He} gave names to the hills: Aunt, Other Aunt, and the Loaf. The wind came from the Loaf at four. By day {he} walked in a circle and was glad when {he} met footprints, until {he} noticed whose they were.",
      ],
      [
        0.5,
        "=On the thirtieth day the mast fell. The wind had come at three, and {hero} had not been there to hold it. What was left of the water fitted in a cup. {Hero} sat down with {his} back against the wheel and gave half of the cup to {pet}. Over the hills stood the blue dot. “I only wanted to say where we are,” said {hero}.",
        "=On the thirtieth day the mast fell. The wind had come at three, and {hero} had not been there to hold it. The wire lay in pieces, and what was left of the water fitted in a cup. {He} sat down with {his} back against the wheel, which had long since stopped. Over the hills stood the blue dot. “I only wanted to say where I am,” said {hero}.",
      ],
    ],
    end: [
      [
        0,
        "=It flickered in the corner of {his} eye. Half buried in the sand lay an old probe that had been sent up long ago. The sun had got into its lens, and a bright spot was dancing on the hill opposite. {Hero} looked at it for a while. Then {he} got up. One does not need a wire for light. All that evening {he} stood there and tipped the lens: short, long, short, towards the blue dot, until {his} arms would not stay up any more. “Here,” it said, over and over.",
      ],
      [
        0.6,
        "=A school class saw it first, on a night with telescopes and cocoa. “That one's winking,” somebody said, and they were told that it could not be. They wrote it down all the same, short and long, and handed it on. Ten days later there was a new star in the sky over the hills. It grew, it had landing lamps, and it blinked back: short, long, short. “Seen. Coming. Put on the kettle.”",
      ],
      [
        0.75,
        "=At home {hero} sleeps with the curtains open. The lens lies on the sill. When that red speck stands over the roofs, {he} holds it up to the lamp and tips it a little, once short, once long. There is nobody up there any more. But one would have been glad of it, in case.",
        "=At home the curtains stay open at night. The lens lies on the sill. When that speck stands over the roofs, {hero} holds it up to the lamp and tips it a little, once short, once long. There is nobody up there any more. But one would have been glad of it, in case.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:found out|noticed|discovered|realized|realised|saw|learned)(?: that)? (?:one|two|some|half) of (?:them|the crew|the others|[a-z ]*?members|the passengers|the astronauts) (?:was|were|is|had) (?:missing|gone|disappeared|vanished|not there|no longer there)\\b[^.]*",
      { says: `${SPACE}|[Ss]hip|[Cc]rew|[Ss]ubmarine|[Ss]tation` },
    ),
    after: [
      [
        0,
        "=They counted once more, from the left and then from the right. It was one too few both times. There was one empty place, and it was still warm. The blanket had been folded, with the corners exactly on top of each other, as one leaves a thing if one means to come back.",
      ],
      [
        0.7,
        "=They searched from the front to the back. All the boats were there, all the suits hung on their hooks, and every hatch was locked from inside. So nobody could be missing. But someone was. In the galley there was half a cup of tea, and on the edge of the table a crumb. “Whoever it was,” it was said, “takes sugar.”",
      ],
      [
        1,
        "=Then they began to look at each other from the side. Who had been the last to lie down? Who had the key? At dinner each one sat with their back to a wall, and that is not easy at a round table. In the evening somebody locked a door that had never been locked before. One could hear it all over the ship.",
      ],
      [
        0.5,
        "=In the night there was a knocking. It came out of the wall, three times, and stopped. Nobody went to look. They lay there and thought about who it might be, and each of them thought of another one. Then it knocked again, twice. It had got weaker. All of them heard it, and all of them waited for somebody else to get up.",
      ],
    ],
    end: [
      [
        0,
        "=“I'm going,” said {hero}. “Come with me or don't.” They all came, because it is worse to stay behind. Behind the last panel, in a crack that was in no plan, lay the one they had been looking for, with a wrench, and both arms up to the elbows in a pipe. “At last,” it said in there. “If I let go, the air goes. I've been holding it since the alarm. I couldn't wake you all, there wasn't enough air for everybody yet. But now somebody could bring me a cup of tea.”",
      ],
      [
        0.6,
        "=They relieved one another all night, each for a quarter of an hour, and by morning the pipe was tight. Then they sat down at the round table, rather close together, because of the cold. Nobody looked at anybody from the side any more. There was too much tea to be poured out.",
      ],
      [
        0.75,
        "=There is a new rule on board. Every evening it is counted, from the left and from the right, and it is right both times. And beside the last panel hangs a cup on a hook, with two lumps of sugar in it. One never knows who will be the one in the wall.",
      ],
    ],
    of: "people",
  }),
];
