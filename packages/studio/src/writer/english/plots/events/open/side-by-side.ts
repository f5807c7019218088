import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

const HOW_IT_BEGAN =
  "=“How did it begin, by the way?” asked the one. “You said something.” “I said that? I always thought that you had said it.” They went back over it, step by step, as one looks for a key that one has dropped. In the end there was hardly anything there: a door, a word, a cake.";

/** Two who do not speak have to finish a work together. */
const oneWork: Story = {
  after: [
    [
      0,
      "=They divided it up. One does not have to talk for that, one needs only a piece of string. It went right across the middle of everything, and neither of them stepped over it.",
    ],
    [
      1,
      "=“Somebody's got my hammer,” said the one to the wall. “Somebody ought to look under the rag,” said the other to the ceiling. It was under the rag. Nobody said thank you, not even the wall.",
    ],
    [
      1,
      "=In the evening each of them had finished a half. They were good halves, both of them. They only did not fit. The one had measured from the left and the other from the right, and in the middle there was a gap as wide as a hand.",
    ],
    [
      1,
      "=At night each of them came back in secret and put the other's half right. In the morning the gap was twice as wide.",
    ],
    [
      0.4,
      "=Then something heavy slipped. It needed four hands, and there were four, and all at once they were looking straight into each other's faces. “Left,” said the one. It was the first word. “My left or yours?” asked the other. That made five.",
    ],
  ],
  end: [
    [
      0,
      "=They held it like that until their arms were shaking, for neither of them was going to be the first to let go. Then somebody began to laugh. Afterwards each of them said that it had been the other. One cannot laugh and hold something. It came down, on four feet, and nothing got broken except the quiet.",
    ],
    [0.6, HOW_IT_BEGAN],
    [
      1,
      "=They still measure from two sides, and there is still a gap in the middle. They put a bench in it. It is exactly wide enough for two, if neither of them insists on the left.",
    ],
  ],
};

/** Two who do not speak have to stay in one place. */
const onePlace: Story = {
  after: [
    [
      0,
      "=For the first few hours neither of them said a word. They were very good at it. They had had a lot of practice.",
    ],
    [
      1,
      "=Then the one switched off the light. The other switched it on. It clicked for a quarter of an hour, off and on and off, and then the bulb had had enough of it.",
    ],
    [
      1,
      "=In the dark somebody coughed, as one coughs before one says something. Nothing came. After a while the other one coughed back.",
    ],
    [
      1,
      "=There was one biscuit. It lay exactly in the middle, and it lay there for five hours. Neither of them looked at it, and both of them knew how many corners it had.",
    ],
    [
      0.4,
      "=Then the one began to hum, without noticing it. It was the song from back then. The other held out as far as the second verse. “It goes down there,” said a voice in the dark. “It goes up.” “Down.” There was only one way to find out.",
    ],
  ],
  end: [
    [
      0,
      "=So they sang it, the one up and the other down, both at the same time and as loudly as they could. It was terrible. Somewhere somebody knocked. They sang louder, and now it was against whoever was knocking, and that was the first thing in all that time that they had been on the same side of. Then they broke the biscuit.",
    ],
    [0.6, HOW_IT_BEGAN],
    [
      1,
      "=The song has two endings to this day. About once a week one can hear them both, at the same time, and it has not got any better.",
    ],
  ],
};

/** Somebody comes back after years. */
const cameBack: Story = {
  after: [
    [
      0,
      "={Hero} had not told anybody. {He} had imagined it a hundred times: somebody at the fence looks up, drops a basket and calls {his} name. The fence was there. It was a new one. Nobody dropped anything.",
    ],
    [
      1,
      "={He} bought a roll where {he} had always bought one. “Are you here on holiday?” asked the girl behind the counter. She was very friendly. She had not been born then.",
    ],
    [
      1,
      "={He} went to look for the green shutters, and they were grey. {He} went to look for the bench with the two letters, and somebody had painted it. Wherever {he} put {his} foot, there was something where there had been nothing, and the other way round.",
      "={Hero} showed {mate} the green shutters, and they were grey. {He} showed {mate} the bench with the two letters, and somebody had painted it. “It's nice here all the same,” said {mate}.",
    ],
    [
      1,
      "=“I'm from here,” {he} said in the end, at the counter, quite by the way. They nodded politely. “Everybody's from somewhere,” said an old man, and played the seven of hearts.",
    ],
    [
      0.4,
      "=There was a bus at six. {Hero} sat down at the stop with {his} suitcase. {He} had nothing to do, and so {he} did what {he} had always done there: {he} whistled through {his} teeth, two notes, and the second one was too low.",
    ],
  ],
  end: [
    [
      0,
      "=On the other side a window went up. “That was flat,” called an old voice. “It was always flat.” Then the window was shut, and there were steps on the stairs, slow ones, with a hand on the rail. “Once more,” said the voice in the doorway. {Hero} whistled.",
    ],
    [
      0.6,
      "=“You've got old.” “So have you.” “You could have written.” “I did write,” said {hero}. “I only never posted it.” The bus came, opened its doors, and shut them again. Neither of them had looked up.",
    ],
    [
      1,
      "=The next morning the girl behind the counter said good morning, and after that she said {his} name, with a question mark. By Friday there was no question mark any more.",
    ],
  ],
};

const NOT_SPEAKING =
  "(?:(?:had |have |has )(?:not|never) (?:spoken|talked|exchanged a word)(?! to (?:any|him|her|me|us|his|the|an?)\\b)|(?:did not|never|no longer|hardly|stopped) (?:speak|spoke|talk|talked|speaking|talking) (?:to|with) (?:each other|one another)|not (?:speaking|on speaking terms)|(?:could not|cannot) (?:stand|bear) (?:each other|one another)|(?:hated|hate|disliked|despised) (?:each other|one another)|(?:old|sworn|school|bitter|been) (?:school )?(?:enemies|rivals)|who only (?:argued|quarrelled|fought))";
const TOGETHER =
  "(?:together|shar(?:e|ed|ing)|next to each other|stuck|the same (?:boat|room|cabin|flat|compartment|table|car|bed|tent|kitchen)|left them|inherited)";
const SHARED = `(?:${TOGETHER}|(?:not|never) (?:spoken|talked))`;
const ROOM =
  "bed|beds|room|bedroom|lift|elevator|cell|cabin|flat|apartment|compartment|tent|hut|cable car|ski lift|gondola|raft|lifeboat|waiting room|ward|carriage|attic|cellar|snowed in|bunker";

/** Two who do not speak, and one who comes back. */
export const sideBySide: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${unless("fell in love|friends|each other again")}${SHARED}\\b[^.]*`),
    idea: new RegExp(
      `(?=[\\s\\S]*\\b(?:${ROOM})\\b)(?=[\\s\\S]*\\b${NOT_SPEAKING})(?=[\\s\\S]*\\b${TOGETHER}\\b)`,
      "iu",
    ),
    ...onePlace,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("fell in love|friends|each other again|race|contest|competition|match|won|chalk")}${SHARED}\\b[^.]*`,
    ),
    idea: new RegExp(`(?=[\\s\\S]*\\b${NOT_SPEAKING})(?=[\\s\\S]*\\b${TOGETHER}\\b)`, "iu"),
    ...oneWork,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("looked for|search(?:ed)? for|war|prison|moon|earth|ghost")}(?:(?:found|saw|noticed|discovered|realized|realised) that )?(?:(?:came|went|moved|travelled|comes) back|returned|came home|nobody (?:recogni[sz]ed|knew|remembered)|no one (?:recogni[sz]ed|knew|remembered)|everything (?:had|has|was) changed)\\b[^.]*`,
    ),
    idea: /(?=[\s\S]*\b(?:(?:came|went|moved|travelled) back|returned|came home)\b)(?=[\s\S]*\b(?:years|decades)\b)/iu,
    ...cameBack,
    of: "people",
  }),
];
