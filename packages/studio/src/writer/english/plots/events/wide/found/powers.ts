import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody can suddenly do what no other person can. */
const power: Story = {
  after: [
    [
      0,
      "={Hero} tried it in secret first, behind a shut door, and only a very little. It worked. {He} had to sit down on the edge of the bath. Nobody {he} knew could {deed}. So there was nobody, either, who could be asked whether it is allowed.",
    ],
    [
      0.7,
      "=The first who was told was the woman from the kiosk, for she has heard everything before. “So you can {deed},” she said, and counted out the change. “Can you do anything useful as well?” Behind her the shutter had been stuck halfway for three years. Everybody who bought a newspaper had to duck.",
      "={Mate} was the first who was told, and the second was the woman from the kiosk. “So {hero} can {deed},” she said, and counted out the change. “Anything useful as well?” Behind her the shutter had been stuck halfway for three years. {Mate} had to duck to get the newspaper.",
    ],
    [
      0.72,
      "={He} wanted to do it properly, with a rescue. For two weeks {hero} sat by the window in the evenings, with {his} shoes on, and waited for a fire. There was no fire. Once there was a cat in a tree. But when it saw that somebody was coming who could {deed}, it climbed down by itself.",
    ],
    [
      1,
      "=In the meantime it had got about. One wanted to know what it cost. One wanted his money back, although he had not paid anything. A man from the newspaper asked whether it hurt, and whether {he} could {deed} from the left, because of the light.",
    ],
    [
      0.5,
      "=Then there was to be a proper performance. It was on the square, at noon, and all of them had come. {Hero} stood there, freshly combed, and breathed in. Nothing happened. {He} tried it again, with closed eyes, and it was as if nobody in the world had ever been able to {deed}. After a while they folded up their chairs. Only the woman from the kiosk was still there, because of the kiosk.",
    ],
  ],
  end: [
    [
      0,
      "=“Hold that for a moment,” she said, and meant the shutter. {Hero} took hold of it with both hands, without thinking, as one does when one is asked, and pushed. It shrieked, and went up, right to the top. For the first time in three years the sun shone on the chocolate. “There,” said the woman from the kiosk. “And that was without any magic.”",
    ],
    [
      0.6,
      "={Hero} looked at {his} black hands and had to laugh. And while {he} {was} laughing it was there again, quite by itself, as if it had only been waiting for people to stop looking. Yes, {he} could {deed}. Nobody saw it but a pigeon and the woman from the kiosk. “Very nice,” she said. “But the shutter was better.”",
    ],
    [
      0.65,
      "=Nobody has to duck there any more. On the shutter it says in chalk, quite small, who is to be asked if anything sticks. And whoever buys a newspaper early enough, before there is anybody about, may see what nobody else can do, just like that, and for nothing.",
    ],
  ],
};

const POWER = "(?:super ?power|power|ability|gift|magic power|magical power|secret power)";

/** Who gets a power. */
export const powers: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("kill|die|dies|death|dead|future|throne|king|villain|evil|time|minds?|thoughts|heal|save|lost|world")}(?:got|received|gained|woke up with|had|was given|were given|discovered|inherited|developed) (?:an?|the|his|her|their) (?:[a-z-]+ )??${POWER} to (?<deed>[^.,]+?)(?=[.,]| (?:but|and|only|when|whenever|after|while|for)\\b)[^.]*|(?:could|was able to) suddenly (?<deed2>[^.,]+?)(?=[.,]| (?:but|and|only|when|whenever)\\b)[^.]*|suddenly could (?<deed3>[^.,]+?)(?=[.,]| (?:but|and|only|when|whenever)\\b)[^.]*`,
    ),
    ...power,
    of: "people",
  }),
];
