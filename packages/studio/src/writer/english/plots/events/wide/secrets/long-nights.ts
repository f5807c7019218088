import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody has a hard task, at night, without what is needed for it. */
const nextSmallThing: Story = {
  after: [
    [
      0,
      "=“Can you do that?” somebody asked. {Hero} had done it often enough, by day, with everything at hand. “Yes,” {he} said, because there was nobody else who could be asked. Then {he} looked to see what there really was: a lamp, a blanket, and half a roll of sticky tape.",
    ],
    [
      0.6,
      "=To {deed} one needs a plan. {Hero} had one, with six points. The first point went wrong at once, and the second depended on the first. {He} crossed out both, and read out the third in a firm voice, so that everybody thought that this was the beginning.",
    ],
    [
      0.6,
      "=There was a thin young man who stood in the way wherever he stood. “Can I do anything?” he asked. “Hold the lamp,” said {hero}. He held it as if it were an egg. “And if I drop it?” “Then it's dark,” said {hero}. “It was dark before.” After that it hardly shook.",
      "=“Can I do anything?” asked {pal}. “Hold the lamp,” said {hero}. It was held as if it were an egg. “And if I drop it?” “Then it's dark,” said {hero}. “It was dark before.” After that the light hardly shook. One could rely on {pal}.",
      "=“Can I do anything?” asked {mate}. “Hold the lamp,” said {hero}. {Mate} held it as if it were an egg. “And if I drop it?” “Then it's dark,” said {hero}. “It was dark before.” After that it hardly shook.",
    ],
    [
      1,
      "=Towards two it looked as if all would go well. {Hero} had just begun to feel {his} own back again. Then there was a sound, quite a small one, of the kind that one only knows after many years. {He} did not say anything. The others saw it by {his} ears.",
    ],
    [
      0.4,
      "=Point six was that help would come. It could not come, they were told, not before it got light. {Hero} leaned against the wall, for one breath only. There was no point seven. {He} thought of somebody who had taught {him} all this, long ago, and who used to say at such times: and now the next small thing.",
    ],
  ],
  end: [
    [
      0,
      "=The next small thing was the sticky tape. Then came another one, and then the one after that. {Hero} did not look up again, and did not ask what time it was. When there was only one small thing left, {he} did it, and waited, and there was none left. It had held. To {deed}: it was done. Somebody had to tell {him} so twice.",
    ],
    [
      0.6,
      "=By then it was light. Those who came now had brought everything that one needs. They looked at the sticky tape for a good while. “Who did that?” they asked. {Hero} had fallen asleep, sitting up, with {his} mouth open. The lamp was still being held, quite straight, although one had long been able to see without it.",
    ],
    [
      0.8,
      "=There are two lines about it in the report. But the plan with the six points has been kept, and it has been used again since. Under the sixth there is a seventh by now, in pencil. The next small thing, it says there.",
    ],
  ],
};

/** Two take each other's places. */
const otherPlace: Story = {
  after: [
    [
      0,
      "=All it took was a jacket and a pair of shoes. The rest was practice: which pocket the hand goes into, and what is said before every sentence. “You're walking all wrong,” said one of them. “That's how you walk,” said the other. They had a look in a shop window, and it was true.",
    ],
    [
      0.6,
      "=The first hour was a great success. Not a soul noticed anything, and that was almost an insult. “You've got some colour,” they were told. Then came the small things. One of them got a plate of liver, because the other was so fond of it. One of them was asked to whistle.",
    ],
    [
      1,
      "=A note went to and fro between them. “Who is Aunt B., and why does she kiss?” it said. “What did you promise the man with the ladder?” “Since when can I dive?” The answers came back in pencil, on the other side. The last one was: “Jump. I always do.”",
    ],
    [
      1,
      "=It is odd to see one's own life from outside. There was the empty chair, and they kept it free. There was the name, and it was called as one calls somebody whom one likes to see coming. From the chair that had been so hard to hear.",
    ],
    [
      0.4,
      "=Then something came up that was on neither of the lists. It had to be the right one, and it had to be now, and the right one was far away, eating liver. “Come on,” they said. “You can do it. You've always been able to do it.” The shoes had never been as big as at that moment.",
    ],
  ],
  end: [
    [
      0,
      "=It was done from the wrong side, with the other hand, and quite differently from how it had ever been done there. It was quiet for a moment. “You've never done that before,” somebody said. “No,” was the answer, and it was the first true word that day. In the doorway stood the right one, out of breath, in the wrong jacket, and clapped.",
    ],
    [
      0.6,
      "=So it came out, and there was a scolding, in two halves, and by mistake each of them got the other's. Then they were asked to show the walk once more, up to the wall and back. There was a good deal of laughing about that walk. “Do I really do that with my arm?” asked one. “All the time,” everybody said.",
    ],
    [
      0.8,
      "=The jacket went back where it belonged, and so did the shoes. Only a few small things have not found their way home. One of the two whistles now. And the other one can be seen, on certain days, eating liver, without having been asked to.",
    ],
  ],
};

/** Those who have a hard night, and those who change places. */
export const longNights: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("toys?|magic|dragon|unicorn|superhero|race|contest|party|birthday|doll|teddy")}(?:and (?<pal>(?:the|his|her|their) (?:[a-z]+ )?[a-z]+) )?(?:had to|must|tried to|was the only one who could|set out (?:on [a-z]+ )?to|was called to|has to|were the only ones who could) (?<deed>(?:land|deliver|operate|keep|bring|put out|reach|save|rescue|steer|pull|carry|dig out|repair|fix|restart|evacuate|hold) [^.,]+?)(?=[.,]| (?:while|because|although|when|before|during|without|with only|but|and)\\b)[^.]*`,
    ),
    idea: /\b(?:pilot|doctor|nurse|midwife|fire ?fighter|fireman|captain|paramedic|surgeon|vet|lifeboat|rescuer|ambulance|co-pilot|engineer|medic|coast ?guard|helicopter|crossing guard|ranger)\b/i,
    ...nextSmallThing,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("three|four|five|six|seven|ten|class")}(?:swapped|switched|traded|exchanged|swap|switch) (?:their )?(?:places|classes|lives|roles|homes|houses|schools|clothes|identities|names|teams|families|sides)\\b[^.]*`,
    ),
    ...otherPlace,
    of: "people",
  }),
];
