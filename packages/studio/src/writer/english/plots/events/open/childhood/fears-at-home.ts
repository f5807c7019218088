import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { FEARED, ofChildren, WOULD_NOT } from "./words-of-children.ts";

const DARK = "(?:the )?(?:dark(?:ness)?|night|shadows?)(?! [a-z]+ (?:forest|wood|man|lord))\\b";
const MACHINE =
  "(?:(?:the|a|our|his|her|their|my) )(?:(?:big|loud|old|new|noisy|huge) ){0,2}(?:vacuum(?: cleaner)?|hoover|washing machine|tumble dryer|hand dryer|hair ?dryer|dishwasher|lawn ?mower|blender|food processor|mixer|coffee machine|toilet flush|boiler)\\b";
const THUNDER = "(?:the |a |loud )?(?:thunder|thunderstorms?|storms?|lightning)\\b";
const MONSTER = "(?:(?:the|a|an|some) )?(?:[a-z]+ ){0,2}(?:monsters?|beast|something|somebody|someone)";
const UNDER = "under (?:the|his|her|their|my) beds?";

/** What children are afraid of at home. */
export const fearsAtHome: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} ${MONSTER}[^.]*?\\b${UNDER}|(?:believed|thought|was (?:sure|convinced)|were (?:sure|convinced)|knew|claimed)[^.]*?\\b${MONSTER} (?:lived|was|is|lives|hid)[^.]*?\\b${UNDER}|(?:monster|something|noise) (?:under|lived under|was under|was hiding under) (?:the|his|her|their|my) bed\\b|(?:could|would|did|dared?) not (?:sleep|go to bed|get out)|hid\\b|jumped\\b|slept\\b)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<monster>(?:an? |the )?(?:[a-z]+ )?monsters?|beast|something|noises?)(?: [a-z]+){0,3}? (?<lair>${UNDER})`,
      "friends?|glow\\p{L}*|found out|cats?|dogs?|snor\\p{L}*|named|called",
    ),
    after: [
      [
        0,
        "={Hero} had never seen what there was {lair}. But {he} knew the rules. No foot may hang over the edge, no hand, and no corner of the blanket. Who wants to go to the door has to jump. Who comes back has to jump further, because by then it is awake.",
      ],
      [
        1,
        "=They looked {lair} with a torch, every evening, and every evening they said that there was nothing. “It isn't there when you look,” said {hero}. “It's shy.” They had never thought of that. {Hero} had not thought of it before, either. It was something to think about, after the light was out.",
      ],
      [
        0.79,
        "=The next evening {hero} put a biscuit there. It was a whole one, so that nobody could be called stingy. In the morning half of it was gone. It was the better half, the one with the chocolate.",
      ],
      [
        0.74,
        "=After that {hero} sent down a letter on a string. “Are you dangerous?” it said, and there were two boxes to tick: yes, and no. The answer came before morning. Neither of the boxes was ticked. Somebody had written under them, in letters like spilled matches: “Are you?”",
      ],
      [
        0.5,
        "=It had not occurred to {hero} that one could look at it from down there. {He} lay quite still and listened. {Lair} something was lying quite still as well. Then there was a sneeze. It was the sneeze of somebody who lives with a great deal of dust.",
      ],
    ],
    end: [
      [
        0,
        "=“Bless you,” said {hero}, before there was time to think about it. For a while it was quiet. “Thank you,” said something hoarse. “That's the first time.” {Hero} let one hand hang over the edge, against all the rules. Something furry took hold of it, very carefully, and shook it. It was trembling, rather more than the hand was.",
      ],
      [
        0.6,
        "=There are new rules now. Upstairs belongs to the one who has the pillow. Downstairs belongs to the one who has the dust. Biscuits are halved, and whoever has had a bad dream may knock twice.",
      ],
      [
        0.7,
        "=It has been swept {lair} since then, right into the corners, and nobody knows who does it. In the evening they still look with the torch, and say that there is nothing. “Good night,” it says up in the bed. “Good night,” it says below.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} (?<machine>${MACHINE})|hid\\b|ran (?:away|out)|(?:covered|held|put|plugged)[^.]*? ears|screamed|cried|${WOULD_NOT} (?:go|come|enter|use))[^.]*`,
    ),
    idea: ofChildren(`${FEARED} (?<machine>${MACHINE})`),
    after: [
      [
        0,
        "={Themachine} did not look like much. It stood there as if it could not count to three. But when it began, it began without asking, and it was louder than three uncles, the radio and the dog next door.",
      ],
      [
        0.79,
        "={Hero} had found out how far away one has to be. In the next room it was too loud. Behind two doors it was still too loud. With a cushion on each ear it could be borne. Only, there is not much that one can do like that. One has no hands left.",
      ],
      [
        1,
        "=“It won't do anything to you,” they said. “I know,” said {hero}. “It only sounds as if it would.” They had no answer to that.",
        "=“It won't do anything to you,” said {talker}. “I know,” said {hero}. “It only sounds as if it would.” To that there was no answer.",
      ],
      [
        1,
        "=So one day, when {themachine} was quite still, {hero} went up to it: one step, and no further. The next day it was two steps. On the third day {he} touched it with one finger, and ran. It had been cool, and a bit dusty, and there was a scratch on one side. It's hard to be properly afraid of something with a scratch.",
      ],
      [
        0.5,
        "=Then, in the middle of its noise, {themachine} choked. It coughed, it whistled, and it stopped. It was so quiet that one could hear the tap drip. They all came and looked, and pressed this and that, and shook their heads. “There's something stuck in it,” said {hero} from the door. One could hear it. Nobody had ever listened to {themachine} as long as {hero} had.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} came nearer. One needs both hands for such a thing, and so there were none left for the ears. Deep inside there was something soft. {Hero} pulled, and out came a ribbon, a blue one, with a knot in it. Somebody had been looking for that since the last birthday.",
      ],
      [
        0.6,
        "=“Shall I?” somebody asked, with a finger on the switch. “No,” said {hero}. “I'll do it.” {He} counted to three, because this time it was {hero} who said when. Then {he} pressed. It was terribly loud. But it is another noise if one has begun it oneself.",
      ],
      [
        0.7,
        "=It is not a nice noise, even now. But the cushions have gone back to where they belong. And round {themachine} there is a blue ribbon, with a bow. One looks far less dangerous with a bow.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} ${THUNDER}|hated ${THUNDER}|hid\\b|crawled\\b|crept\\b|(?:could|would|did) not (?:sleep|fall asleep|go)|held\\b|pulled\\b|wanted to be brave|there was a (?:big |terrible |huge )?(?:thunder)?storm)[^.]*`,
    ),
    idea: ofChildren(
      `(?:${FEARED}|hated) ${THUNDER}`,
      "cats?|kitten|comfort\\p{L}*|friends?|boat|ship|sea|island|forest|woods|mountain|tent",
    ),
    after: [
      [
        0,
        "={Hero} was always the first to know. Nobody else had so much as looked up when it began, a good way off, behind the last roofs: a grumbling, as if somebody were moving furniture. “It's coming,” {hero} said. “What is?” they asked.",
      ],
      [
        1,
        "=There are places where one hears the thunder less. {Hero} had tried them all: the bath, the table with the long cloth, and the place between the coats. The coats were the best. They smelled of other days, on which the sun had been shining.",
      ],
      [
        1,
        "=“It's only clouds bumping into each other,” said one. “It's only warm air,” said another. “It's only electricity,” said a third. {Hero} noticed that no two of them agreed, and that all of them had shut their windows.",
      ],
      [
        0.74,
        "=There is a trick with counting. One counts from the flash to the bang, and the more one can count, the further away it is. {Hero} counted. It was five. The next time it was four. At three {hero} would rather not have known about it.",
        "=“You have to count from the flash to the bang,” said {talker}. “The more you can count, the further away it is.” {Hero} counted. It was five. The next time it was four. At three {hero} would rather not have known about it.",
      ],
      [
        0.5,
        "=Then it was right over the roof. The flash made everything white, even the inside of the blanket, and there was no time to count at all. When the bang was over, something whimpered. {Hero} listened. It whimpered again, quite low down. It was nobody whom {hero} knew.",
      ],
    ],
    end: [
      [
        0,
        "=It was a cat. Nobody ever found out how it had got in. It was wet, and so thin with fright that one might have posted it. “It's only clouds bumping into each other,” {hero} whispered. The cat did not believe it either. So {hero} lifted the edge of the blanket, and the cat was under it at once.",
      ],
      [
        0.6,
        "=From then on somebody had to count for two. Four. “That's further off already,” {hero} told the cat. Six. “You see?” At eleven it put its nose out. At twenty {hero} noticed something: since about three {he} had forgotten to be afraid.",
      ],
      [
        0.7,
        "=In the morning the cat was gone. But now, when it begins to grumble behind the last roofs, there is a scratching at the door. The cat is the first to know by now. And somebody has to be there who can count.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} ${DARK}|(?:could|would|did) not (?:want to )?(?:sleep|fall asleep|go to (?:bed|sleep)|be alone)|slept with|needed (?:a|the|his|her) (?:[a-z]+ )?(?:light|lamp)|hid\\b|pulled\\b|wanted to be brave|left the light on|only slept|could only sleep)[^.]*`,
    ),
    idea: ofChildren(
      `${FEARED} ${DARK}`,
      "friends?|glow\\p{L}*|moon|firefl\\p{L}+|owl|forest|woods|cave|cellar|basement|stars?|tent|camp\\p{L}*|blackout|power",
    ),
    after: [
      [
        0,
        "={Hero} had nothing against the dark as long as it stayed outside. But every evening it came in. It began under the bed, where it was still small. Then somebody put out the light, and it was as big as the house.",
      ],
      [
        0.79,
        "=“What's so bad about it?” they asked at home. “That's just it,” said {hero}. “One can't see.” So they looked under the bed. There was a sock there. It was quite a large sock, and after that it was no better.",
        "=“What's so bad about it?” asked {talker}. “That's just it,” said {hero}. “One can't see.” So there was nothing for it but to look under the bed. There was a sock there. It was quite a large sock, and after that it was no better.",
      ],
      [
        0.74,
        "={Hero} went about it in an orderly way, with a torch and a sheet of paper, and wrote down everything that one hears in the dark. Number one was the fridge. Number two was a pipe. Number three was somebody snoring, who said at breakfast that it had been somebody else.",
      ],
      [
        1,
        "=Number four breathed. {Hero} stopped breathing, to hear it better, and then it had stopped as well. {Hero} went on, and there it was again. It took three nights to find out who number four was. It was the one with the list.",
      ],
      [
        0.5,
        "=Then there was a night when the torch gave up. It went yellow, then brown, and then out. There was the dark, all at once, and there was nothing between it and {hero} but a blanket. {Hero} waited for it to begin. It did not begin. It was only there. It seemed to be waiting for something, too.",
      ],
    ],
    end: [
      [
        0,
        "=“Hello,” {hero} said at last, very quietly, because somebody had to. Nothing answered. It was a friendly sort of nothing. And little by little things came out of it, one after the other, as if they had only been shy: the chair, the door, the grey square of the window. They were all where they had been left.",
      ],
      [
        0.6,
        "={Hero} thought it over and got up, and walked right across the room with bare feet, to push the curtain further open. It was eleven steps there and eleven steps back, and every one of them was in the dark.",
      ],
      [
        0.7,
        "=The list is still hanging on the wall. By now there is a number five on it: “Nothing. Comes every night. Doesn't snore.” And the sock is still lying under the bed. It has been there such a long time. It knows its way about.",
      ],
    ],
    of: "people",
  },
];
