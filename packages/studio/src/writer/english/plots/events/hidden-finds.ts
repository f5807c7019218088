import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Things that grown-ups find and that somebody hid: told where nothing knows the find better. */
export const hiddenFinds: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:find|finds|found|discovers?|discovered|digs? up|dug up|uncovers?|uncovered|comes across|came across) {object}[^.]*",
    ),
    idea: /^(?!.*\b(?:(?:his|her|their) own|job|love|cure|way|friend)\b)(?=.*\b(?:walls?|floor\w*|attic|cellar|buried|dug|dig\w*|field|well|chimney|roof|hidden|hid|box|chest|crate|suitcase|mattress|barn|ruins?|wreck|sewn|lining|cave|plaster|wardrobe|bottle|ceiling|basement|crypt|altar)\b).*\b(?:man|woman|diver|seamstress|tailor|farmer|fisherman|builder|carpenter|maid|cleaner|plumber|gardener|miner|archaeologist|bricklayer|couple|widow\w*|baker|librarian|worker|shepherd|painter|roofer|antique|caretaker|hiker|janitor|priest|monk|nun|mechanic|sailor|electrician|postman)\b/is,
    after: [
      [
        1,
        "It had not got there by chance. One could see that. Somebody had taken trouble with it, and had looked over a shoulder while doing so. {Hero} laid a hand on it, and it was as if that other hand had only just been taken away.",
        "It had not got there by chance. One could see that. Somebody had taken trouble with it, and had looked over a shoulder while doing so.",
      ],
      [
        1,
        "By evening everybody had heard of it, and everybody knew where it came from. It was from pirates. It was from the war. It was cursed, said the man from the petrol station, and he wanted to buy it.",
        "By evening everybody had heard of it, and everybody had an explanation. There were pirates in it, and a war, and a curse. The man from the petrol station offered money.",
      ],
      [
        1,
        "{Hero} put up a note at the post office, with {his} address and without a description. “Something has been found,” it said. “Who has been missing it?” Eleven people came. They were missing a dog, a husband and a good deal of money. None of them was the right one.",
      ],
    ],
    end: [
      [
        0,
        "The twelfth was a very old lady, who had come by bus. She did not ask for anything. She shut her eyes and described it, down to the scratch. “My father hid it,” she said, “in the night when we had to leave. I held the lamp. ‘We'll fetch it when we come back,’ he said. We never came back. And nobody ever believed me that I hadn't dreamed it.” {Hero} led her up to it. She did not take it. She only nodded, for quite a while, and her face grew younger and younger.",
      ],
      [
        1,
        "She did not want to have it, in the end. “Put it where one can see it,” she said. “It's been in the dark for long enough.” Beside it hangs a photograph of a man with a lamp. And {hero} got something for it after all: every year on that day there is a cake, and a little more of the story.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
  },
];
