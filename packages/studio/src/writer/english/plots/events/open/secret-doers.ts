import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** Somebody unknown does something in secret, and it is noticed. */
export const secretDoers: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      "(?:discovered|noticed|found out|realized|realised|learned|suspected) (?:that )?(?:someone|somebody|a stranger) (?:had been|was|has been|kept|had)\\b[^.]*",
    ),
    after: [
      [
        0,
        "{Hero} told nobody at first. Whoever says such a thing aloud has to be able to prove it. So {he} put a sheet of paper into {his} pocket and wrote down what {he} saw, with the day and the hour.",
        "“I must have been mistaken,” thought {hero}. {He} thought so for one whole day. Then {he} began to write down what {he} saw, with the day and the hour, like somebody who means to be sure.",
      ],
      [
        1,
        "For three days there was nothing on the sheet. On the fourth day there was a small thing, so small that anybody else would have swept it up: a crumb, where nobody had been eating.",
        "Twice {hero} turned round quickly, and twice there was nobody. But something had only just stopped moving, and it was hard to say what.",
      ],
      [
        1,
        "So {hero} did what one does with shy birds. {He} sat down where {he} could not be seen, kept quite still, and did not think of anything at all.",
        "{Hero} thought of a trap, and was ashamed of it. Then {he} thought of something better, and left a biscuit. In the morning the biscuit was gone, and there was a neatly folded napkin in its place.",
      ],
      [
        0.4,
        "It was very late when there were steps, careful ones, which knew the way. {Hero} had got ready a hard sentence. Now {he} could see who was coming, and how frightened they were, and {he} swallowed it.",
      ],
    ],
    end: [
      [
        0,
        "“I thought that nobody would mind,” said a voice. “I haven't decided yet,” said {hero}. “Sit down first. Then tell me, and begin at the beginning.”",
      ],
      [
        0.6,
        "It was not a wicked story. It was a lonely one, and that is something else. {Hero} listened to the end, and by then {his} tea was cold, and {he} was no longer angry.",
      ],
      [
        1,
        "There are no secrets about it now. Only the sheet of paper is still in the drawer. At the bottom it says: solved. And behind that, in another hand: thank you.",
      ],
    ],
    of: "people",
  },
];
