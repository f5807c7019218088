import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A doctor, a nurse or a midwife has to do alone what takes several. */
const cutOff: Story = {
  after: [
    [
      0,
      "=It was the worst of all nights for it. The road was gone, and the telephone made a sound like a shell that one holds to one's ear. “When are the others coming?” somebody asked in the dark. “I'm the others,” said {hero}.",
      "=It was the worst of all nights for it. The road was gone, and the telephone made a sound like a shell that one holds to one's ear. “When are the others coming?” somebody asked in the dark. “We're the others,” said {mate}, and {hero} nodded.",
    ],
    [
      1,
      "=In the book it was on page two hundred and four. There was a drawing, with a big lamp in it, and with four people who all had something in their hands. {Hero} looked about for the four people. It did not take long.",
    ],
    [
      1,
      "={He} did what one does: hot water, clean cloths, a calm face. The face was the hardest part. {Hero} had put it on at the door, and it kept slipping.",
      "={He} did what one does: hot water, clean cloths, a calm face. The face was the hardest part. “It's slipping,” whispered {mate}, and passed the cloths. {Hero} put it on again.",
    ],
    [
      1,
      "=At eleven the lamp went out. {Hero} sent for light, and it came, from house to house, through all that weather. One brought a bicycle lamp, one brought a lantern, and an old lady brought a candle from a birthday cake, with the icing still on it. They stood round in a circle and held it all up. They had been told not to look, and so they looked at the ceiling.",
    ],
    [
      0.4,
      "=Towards three it got quiet, and it was the wrong sort of quiet. {Hero} felt for what ought to be there, and could not find it. {He} had done everything on page two hundred and four, and page two hundred and five as well. After that there came only the index. “Stay here,” said {hero}. That is not in any book.",
    ],
  ],
  end: [
    [
      0,
      "=And there it was. It was so small that at first it could have been {hero's} own, in the fingertips. {He} counted, and did not breathe, so as not to disturb it. At forty it was steady. At a hundred somebody in the circle asked whether one was allowed to look now. And then they could all hear it: somebody took a breath, as deep as it would go, and complained about the light.",
    ],
    [
      0.6,
      "=By noon the road was free. The others came at last, four of them, and they had something in their hands. “Who helped you?” they asked {hero}. {Hero} pointed. On the stairs sat the whole circle, fast asleep, and each of them had a lamp in their lap.",
    ],
    [
      0.8,
      "=On page two hundred and four there is something in pencil now. {Hero} has drawn in the people who were missing, and the candle with the icing. And in every window of the place a lamp stands ready. One never knows when somebody will be the others.",
    ],
  ],
};

/** Somebody goes back into a fire. */
const intoTheFire: Story = {
  after: [
    [
      0,
      "=“Nobody goes in there any more,” it had been said, and it had been said twice. {Hero} had nodded. {He} usually did what {he} {was} told. Then the smoke shut behind {him} like a curtain, and that was the last that anybody saw.",
    ],
    [
      1,
      "=Inside there was no up and no down. {Hero} went on {his} knees, with one hand on the wall, as one learns it: always the same hand, and never let go. The wall was as warm as an animal. “Hello?” {he} called. It was the fire that answered, from every floor, and it was in a good mood.",
    ],
    [
      1,
      "=In the first room there was a bed, and it was empty. In the second one there was a wardrobe. {Hero} opened it, and there were only coats. {He} knew what people do in a fire, when they are very frightened. They hide. They believe that it will go away again if it doesn't find them.",
    ],
    [
      2,
      "={He} thought of {thesaved}, and tried to think as one thinks when one is as frightened as that. Where is it cool? Where is there a door that one can lock? Then {hero} turned round, and took the other wall.",
    ],
    [
      0.4,
      "=Behind {him} the stairs went. It was a noise like a sigh, only longer. {Hero} lay down on the floor, where there was still a hand's breadth of air, put {his} cheek on the boards and listened. Under all that noise there was something else. Somebody was counting, quite softly, up to ten, and then again from the beginning.",
    ],
  ],
  end: [
    [
      0,
      "=“Ten,” said {hero}, and pulled the wet towel off the bath tub. Two eyes looked up at {him} out of a very black face. “I was going to come out at ten,” said {thesaved}. “But then it was ten already, every time.” “I know,” said {hero}. “Can you do eleven?” They did eleven at the window. Twelve was the ladder, and at thirteen they were down.",
      "=“Ten,” said {hero}, and pulled the wet towel off the bath tub. Two eyes looked up at {him} out of a very black face. “I was going to come out at ten. But then it was ten already, every time.” “I know,” said {hero}. “Can you do eleven?” They did eleven at the window. Twelve was the ladder, and at thirteen they were down.",
    ],
    [
      0.6,
      "=The one who had said it twice stood there with folded arms. There was a good deal to be said about orders, and there had been time to get it ready. Then there was that black hand, which would not let go of {hero's} sleeve. So the beginning of it was forgotten, and the rest as well.",
    ],
    [
      0.8,
      "=Beside the helmets hangs a card. There is nothing on it but a number: eleven. A new one comes every year. And whenever the others have counted and say that everybody is out, {hero} counts once more, and nobody minds waiting.",
    ],
  ],
};

const MEDIC =
  "\\b(?:doctors?|nurses?|midwi(?:fe|ves)|surgeons?|paramedics?|vets?|medical students?|physicians?|village doctor|medics?|ambulance driver)\\b";
const ALONE_WITH_IT =
  "\\b(?:(?:snow|sand|thunder)?storms?|blizzard|avalanche|flood|no power|power (?:cut|outage|failure)|without (?:power|electricity|light)|cut off|snowed in|hurricane|no electricity|snow|remote|mountain|island|earthquake)\\b";

/** Who has to save somebody, now and alone. */
export const rescues: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dragon|unicorn|robot|alien")}(?:had to|must|needed to|was to|tried to|fought to|managed to|helped to)? ?(?:save|saved|deliver|delivered|operate|operated|treat|treated|keep|kept|perform|performed)\\b[^.]*?\\b(?<patient>patients?|bab(?:y|ies)|child|twins|woman|man|boy|girl|mother|life|operation|surgery|alive|mountaineer|climber|shepherd|farmer|horse|foal|calf)\\b[^.]*`,
    ),
    idea: new RegExp(`^(?=.*${MEDIC}).*${ALONE_WITH_IT}`, "iu"),
    ...cutOff,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:went|goes|ran|runs|rushed|climbed|returned|turned) (?:back )?(?:in|into)(?:to)? (?:an?|the|his|her|their) (?:[a-z]+ )?(?:burning|blazing|flaming) (?:[a-z]+ )?(?:building|house|school|hotel|hospital|factory|block|flat|apartment|barn|theatre|tower|inn|church)\\b[^.]*? to (?:save|rescue|get|find|bring out|look for|fetch) (?<saved>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:kid|child|boy|girl|man|woman|teenager|grandmother|grandfather|neighbour|student|old man|old woman|old lady|colleague|guest|pensioner))\\b[^.]*",
    ),
    ...intoTheFire,
    of: "people",
  }),
];
