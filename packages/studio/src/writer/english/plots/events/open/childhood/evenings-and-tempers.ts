import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

/** Who cannot sleep, who has run away in anger, and what becomes of a haircut. */
export const eveningsAndTempers: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:could|can|did|would) not (?:fall asleep|sleep|get to sleep|go to sleep)|counted (?:everything|sheep|all|the)|lay awake|was (?:still |not )?(?:wide )?(?:awake|tired)|(?:did|would) not want to (?:sleep|go to bed))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:not|never|n['’]t) (?:fall asleep|sleep|get to sleep|go to sleep)\\b",
      "noise|monster|dark|afraid|scared|fear|moon|owl|bear|sheep who|storm|thunder|without|because|star|dragon|christmas|bunny|wolf|teddy|lost|hospital|under (?:his|her) bed|until|heat|hotel|tooth",
    ),
    after: [
      [
        0,
        "={Hero} had done it all. {He} had had the water, and the second water, and had gone once more because of the water. {He} had lain on the left side, on the right side, and across. The pillow was hot on both sides. Sleep had been in the house; one could hear it snoring next door. It only would not come in.",
      ],
      [
        0.72,
        "=“Count something,” they had said. So {hero} counted what there was. There were eleven books, four socks, and two hundred and six stars on the wallpaper. One of the stars had been stuck on upside down. After that it was not possible to think of anything else.",
      ],
      [
        0.78,
        "=At ten {hero} was quite still, like somebody who is asleep, in order to deceive it. {He} even snored a little. It was so lifelike that somebody came and tucked the blanket in. Then the door was pulled to, and {hero} was more awake than before, and tucked in besides.",
        "=At ten {hero} kept quite still, like somebody who is asleep, in order to deceive it. It was so lifelike that somebody came and tucked the blanket in. After that there was nothing for it but to be awake and tucked in besides.",
      ],
      [
        0.4,
        "=So {hero} got up, on tiptoe, over the board that creaks. There was light under the kitchen door. Somebody was sitting there in a dressing gown, in front of a glass of milk, and counting the tiles. “A hundred and twelve,” it was said without looking round. “One of them is crooked.” “I know,” said {hero}. “I've got a star like that.”",
      ],
      [
        0.5,
        "=They sat there and did not sleep, both of them. The fridge hummed. Outside a cat went over the wall, with all the time in the world. “What's it like,” asked {hero}, “when one's grown up and can stay up as long as one likes?” The dressing gown thought about that. “Like this,” it said. “Only mostly there's nobody else there.”",
      ],
    ],
    end: [
      [
        0,
        "=Then it got to be that hour at which everything that one says is important. They talked about whether fish yawn. They talked about what is behind the last star, and about what there would be for breakfast. In the middle of a sentence about jam, {hero} noticed that the table was rather soft. It was a sleeve. Somebody carried something through the hall, over the board that creaks, and it did not creak.",
      ],
      [
        0.6,
        "=In the morning nobody knew how the sentence had ended. “It was about jam,” said {hero}. “Yes,” they said at the other end of the table, and yawned so that one could see down to the egg. “It was very important.”",
      ],
      [
        0.7,
        "=The star is still upside down. It could be turned round; it's only paper. But when everything has been counted, and the water has been drunk, one has to have something to think about. As a rule it takes as far as the first corner of it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:ran away|decided to run away|wanted to run away|runs away|packed (?:a|his|her) (?:[a-z]+ )?(?:suitcase|bag|backpack|rucksack)|moved (?:in)?to (?:the|a) (?:garden )?(?:shed|tent|treehouse|tree house|garage|attic|dog ?house)|hid in the (?:garden )?(?:shed|tent|tree house|treehouse|garage))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:mad|angry|cross|furious|fed up|unfair|runs? away from home|ran away from home|scolded|told off|argument|quarrel\\p{L}*)\\b",
      "circus|truck|ship|sea|canada|train|wedding|dog ran|cat ran|police|river|foster|orphanage|bear|fox|city|mountain|pirates?|war|forest|woods|rabbit|balloon|friend\\p{L}*",
    ),
    after: [
      [
        0,
        "=It was for ever. {Hero} had said so, quite loudly, and the door had said it once more. Packed were: a torch, a swimming cap, six biscuits, and a photograph of the cat. The toothbrush had been left behind on purpose.",
      ],
      [
        0.72,
        "=The new life was rather draughty. There was a flower pot to sit on, and a spider who had been there before. {Hero} introduced {himself}. The first biscuit was eaten to celebrate, and the second one because of the first. After that {he} divided up the rest: one for each year.",
        "=The new life was rather draughty. There was a flower pot to sit on, and a spider who had been there before. The first biscuit was eaten to celebrate, and the second one because of the first. After that the rest was divided up: one for each year.",
      ],
      [
        0.77,
        "=From there one could see the kitchen window. They were sitting inside as if nothing had happened. Somebody was laughing; it might have been a cough. “They haven't even noticed,” said {hero} to the spider. Then somebody put a plate on the table, and looked at it, and put it in the oven with a lid on.",
      ],
      [
        0.78,
        "=A letter had to be written, on the back of a seed packet. “I am well,” it said. “Do not look for me. I am in the” – and then it had to be crossed out again. It was folded into a bird and thrown as far as the wash line. After a while somebody came out to fetch in the washing, and there wasn't any washing on it.",
      ],
      [
        0.5,
        "=Then it got dark, and with that nobody had reckoned. The tools on the wall had faces. The last biscuit was gone; it had been meant for the year after next. Something was coming across the grass, with short steps, and it breathed. {Hero} held the torch with both hands. It was the cat. She looked at everything, sat down on the swimming cap, and asked something.",
        "=Then it got dark, and with that nobody had reckoned. The tools on the wall had faces. The last biscuit was gone; it had been meant for the year after next. Something was coming across the grass, with short steps, and it breathed. {Hero} held the torch very tight.",
      ],
    ],
    end: [
      [
        0,
        "=Behind the short steps there were long ones. There was a knock, which is not usual there. “Excuse me,” said a voice through the boards. “I've run away. Is there room for one more?” {Hero} thought it over for some time. “How many biscuits have you got?” {he} asked. There was a clatter of a lid. “None,” said the voice. “Only something with potatoes.”",
        "=Behind the short steps there were long ones. There was a knock, which is not usual there. “Excuse me,” said a voice through the boards. “I've run away. Is there room for one more?” It was thought over for some time. “How many biscuits are there?” “None,” said the voice. “Only something with potatoes.”",
      ],
      [
        0.6,
        "=So they ate out of one dish, by torchlight, on two flower pots. “Why did you run away?” asked {hero}. “They were unfair in there,” said the voice, with its mouth full. “Somebody shouted. I think that it was me.” “I shouted, too,” said {hero}. “The door was louder,” it was admitted. After that it was too cold for three, if one counted the spider.",
      ],
      [
        0.7,
        "=For ever had lasted until quarter to nine. The swimming cap has been left out there, and a tin with six biscuits, for the next one who needs it. The tin has had to be filled up twice since then. It was not always by the same person that it had been emptied.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:cut|cuts|had cut) (?:off )?(?:her|his|their|my|the)(?: own| little)?(?: sister['’]s| brother['’]s)?(?: [a-z]+)? (?:hair|fringe|bangs|braids?|plaits?)|(?:got|gets|was given|had) (?:a|the|his|her) (?:terrible |bad |awful |horrible |new |funny |first |short )*haircut|(?:wore|put on|hid (?:it )?under) (?:a|his|her|the) (?:[a-z]+ )?(?:bucket|hat|cap|hood|bag|helmet|scarf|beanie))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:hair|fringe|haircut|braids?|plaits?)\\b",
      "afraid|scared|ill|sick|sheep|magic\\p{L}*|grow\\p{L}*|sold|wig|princess|tower|sister['’]s|brother['’]s|army|hairdresser|barber|doll",
    ),
    after: [
      [
        0,
        "=Seen from the front it was too short on the left. So something was done about the right. Then the right was shorter, and that went on for a while, with the best intentions on both sides. When it was over, {hero} stood in front of the mirror, and somebody looked out who had just heard a loud bang.",
        "=It looked different in the mirror from what one had imagined. It was shorter on the left, and on the right it was shorter still. {Hero} turned round quickly, to see whether it was better when it did not expect anything. Somebody looked out who had just heard a loud bang.",
      ],
      [
        0.72,
        "=There are things that help. Water helps for two minutes. Jam helps for longer, but there are wasps. A hat helps for good, if one is allowed to keep it on. {Hero} tried a bucket for a bit. It was quite comfortable in there, and one could hear oneself thinking.",
      ],
      [
        0.77,
        "=At breakfast nobody said anything. It was the loudest nothing that there had ever been at that table. “Is it going to rain?” somebody asked the butter at last. “That was on purpose,” said {hero} from under the hat. “Of course,” they said. “One can see that.”",
      ],
      [
        0.5,
        "=At school there was a photographer, with a stool and a piece of painted sky. “Hats off, please.” There are silences in which one hears a pencil roll. Thirty pairs of eyes were looking. In the first row somebody opened her mouth. {Hero} knew what was coming, and sat up straight, as one does in a cold wind.",
        "=Then there came a moment at which it had to come off. There are silences in which one hears a pencil roll. Everybody was looking. In front somebody opened her mouth. {Hero} knew what was coming, and sat up straight, as one does in a cold wind.",
      ],
    ],
    end: [
      [
        0,
        "=“Who did that?” asked the somebody. “I want one like that, too.” She meant it. She had had the same two plaits since she was three, and they were pulled every day. Then they all talked at once, and wanted to touch it. It felt like a cat that is walking the other way. “Does it itch?” “Only where it isn't,” said {hero}.",
      ],
      [
        0.6,
        "=It grew again, the way hair does, a little every night and never evenly. There was a week with a wave in it, and a week with a corner. {Hero} had a pencil line made for it on the door frame, beside the one for the rest. Up there there was more going on.",
      ],
      [
        0.7,
        "=There is a picture of that time. Everybody on it looks as one does look in pictures. In the middle sits somebody with a very straight back, who has just heard a loud bang, and is pleased about it.",
      ],
    ],
    of: "people",
  },
];
