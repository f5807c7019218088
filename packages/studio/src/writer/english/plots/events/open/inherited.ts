import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** An inherited shop, and its customers. */
const inheritedShop: Story = {
  after: [
    [
      0,
      "=There was a bunch of keys that went with the {legacy}, and no label on any of them. {Hero} tried them one after another. The last one turned. Later {he} found out that it had been open all the time.",
      "=There was a bunch of keys that went with the {legacy}, and no label on any of them. {Hero} tried the first half, and {talker} tried the second. The last one turned. Later they found out that it had been open all the time.",
    ],
    [
      1,
      "=On the counter there was a list in pencil. “Mondays: turn it. Never on Fridays. The big one only when it asks.” There was not a word about what it was.",
    ],
    [
      1,
      "=So on Monday {hero} turned whatever could be turned. Somewhere above something began to run, somewhere below somebody began to shout, and {pet} sat on the highest shelf. By noon {he} knew at least where the water was.",
      "=So on Monday {hero} turned whatever could be turned. Somewhere above something began to run, and somewhere below somebody began to shout. By noon {he} knew at least where the water was.",
    ],
    [
      1,
      "=In the afternoon an old gentleman came into the {legacy} and put his hat on the counter. “The usual,” he said. {Hero} did not know what was usual. {He} offered him the one thing, and the other, and so on up to the ninth. “I never had to say it before,” said the old gentleman, and took his hat.",
    ],
    [
      0.4,
      "=In the evening {hero} painted a sign: for sale. {He} leaned on the counter to do it, and {his} elbow slid into a hollow that another elbow had made there in forty years. And from there, and only from there, one could see the underside of the shelf. There was something written on it.",
      "=In the evening {hero} painted a sign: for sale. “You've spelled it wrong,” said {mate}. {Hero} leaned on the counter, and {his} elbow slid into a hollow that another elbow had made there in forty years. And from there, and only from there, one could see the underside of the shelf. There was something written on it.",
    ],
  ],
  end: [
    [
      0,
      "=They were names. Behind each one stood what one has to know: “Says one, means two.” “Talk about the dog.” “Don't ask after the son, and put in an extra one.” It went on like that, under eleven shelves. {Hero} lay on {his} back on the floor with a torch and read until it got light.",
    ],
    [
      0.6,
      "=The next day the old gentleman put his hat on the counter once more. {Hero} did not ask. {He} laid down the right thing, and an extra one, and said: “And how's the dog?” It was quiet for a while. “You've found the place for the elbow,” said the old gentleman.",
    ],
    [
      1,
      "=The sign was turned round. On the back it said: open. And underneath the twelfth shelf of the {legacy} there are a few names already, in another hand.",
    ],
  ],
};

/** An inherited boat, house or farm. */
const inheritedPlace: Story = {
  after: [
    [
      0,
      "=The {legacy} looked bigger than in the photograph, and it made noises. {Hero} put down the suitcase in front of it and said good day. One never knows.",
    ],
    [
      1,
      "=“You'll be selling it,” said a man on a bicycle. It was not a question. “Nobody else ever got on with that {legacy}.” He gave {pet} a very wide berth, and left a ladder there, just in case.",
      "=“You'll be selling it,” said a man on a bicycle. It was not a question. “Nobody else ever got on with that {legacy}.” He left a ladder there, just in case.",
    ],
    [
      1,
      "=There were two books about such things in the library. They contradicted each other in everything but the weather. {Hero} did it by the first one, and then {he} did it by the second one. After that there was one pane of glass less.",
      "=There were two books about such things in the library. {Hero} read the one and {talker} read the other. They contradicted each other in everything but the weather. After that there was one pane of glass less.",
    ],
    [
      2,
      "=Then {he} tried common sense. It took a whole week, and one could hear from the road that it was not working.",
    ],
    [
      0.4,
      "=On the ninth night something banged, and did not stop banging. {Hero} went through the {legacy} from one end to the other, in a nightshirt, with a candle. Right at the back there was a hook, and next to the hook somebody had drawn an arrow, in pencil. “Here,” it said. “Gently.” {He} hooked it in, gently, and it was quiet.",
      "=On the ninth night something banged, and did not stop banging. {Hero} went through the {legacy} from one end to the other with a candle, and {mate} came behind with a pan. Right at the back there was a hook, and next to the hook somebody had drawn an arrow, in pencil. “Here,” it said. “Gently.”",
    ],
  ],
  end: [
    [
      0,
      "=The next day {hero} went to look for arrows. They were everywhere, once one knew: on beams, under lids, behind the stove. “Not this one.” “Kick.” “Wait till it's finished.” And quite low down, beside the door, where one sits when one does not know any further: “You're doing all right.”",
    ],
    [
      0.6,
      "=In autumn the man on the bicycle wanted his ladder back. “So you're still here,” he said. “Come in,” said {hero}. “Mind that board. It likes to be asked first.” He asked it, and felt silly, and it held.",
    ],
    [
      1,
      "=By the end of the year {hero} had a pencil behind {his} ear. Whoever gets the {legacy} next will find everything there, even where one has to kick.",
    ],
  ],
};

const SHOP =
  "shop|store|café|cafe|bakery|pub|inn|restaurant|bar|kiosk|stall|salon|bookshop|pharmacy|tent|cinema|hotel|guesthouse|workshop|laundrette|launderette|butcher's|barber's|stand|diner|tearoom|ice cream parlour";
const ESTATE =
  "farm|boat|fishing boat|lighthouse|house|vineyard|tower|island|castle|cottage|mill|barge|houseboat|ship|orchard|ranch|windmill|villa|manor|mansion|ferry|caravan|palace|observatory|greenhouse|olive grove|plantation|railway|station|carousel|circus|beehives?";

const inherits = (noun: string): string =>
  `(?=(?:.*\\b(?<giver>aunt|uncle|grandmother|grandfather|cousin|godmother|godfather|father|mother)\\b)?)${unless("funeral|debts?|ghost|haunted|where (?:every|each|all|nobody|no one)")}(?:inherited|inherits|took over|was left|were left) (?:an? |the |(?:his|her|their|my) (?:[a-z-]+ ){0,2}?[a-z]+['’]s? )?(?:(?:small|old|tiny|whole|little|run-down|failing|run down|crumbling|famous|half-ruined|abandoned|half|broken|wooden) )*(?<legacy>(?:(?!her |his |their |the )[a-z-]+ )??(?:${noun}))\\b(?!['’])[^.]*`;

/** What somebody inherits without knowing anything about it. */
export const inherited: readonly ClauseScene[] = [
  ...openScene({ by: "any", words: inSentence(inherits(SHOP)), ...inheritedShop, of: "people" }),
  ...openScene({ by: "any", words: inSentence(inherits(ESTATE)), ...inheritedPlace, of: "people" }),
];
