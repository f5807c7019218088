import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

const LOSES =
  "(?:lost|had lost|mislaid|dropped|forgot|(?:could not|couldn't|cannot|can't) find|was looking for|were looking for|looked for|searched for|misses)";
const ITEM =
  "(?:(?:his|her|its|their|the) (?:(?:very |most )?(?:favou?rite|beloved|precious|dear|only|own|best|new|little) )*)(?<item>(?!(?:one|ones|most precious one|grandfather|way|mother|mum|mom|mummy|father|dad|parents|family|herd|flock|home|friends?|brothers?|sisters?|human|owner|voice|temper|memory|job|mind|balance|tail|tooth|teeth|colou?rs?|stripes|spots|children|child|babies|baby|chicks?|kittens?|pups?|cubs?|partner|twin|nuts?|pair|other|song|roar|laugh|laughter|courage|feathers?)\\b)(?:[a-z]+ ){0,2}?[a-z]+?)(?= in\\b| on\\b| at\\b| during| while| when| under| near| by\\b| and\\b| from\\b| one\\b| somewhere| every| inside| behind| deep| between| before| after| that| which|[.,])";

/** What animals lose, forget, and look for, and how they find home. */
export const lostAndSought: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "forgets?|forgot|forgotten|(?:could|can)(?: not|n't)(?: \\w+)? remember|remembered|lost|helped|asked|had to|looked|searched|went",
      "found",
    ),
    idea: /\b(?:forg[eo]ts?|forgotten|not (?:\w+ )?remember|lost)\b[^.]*\b(?:(?:his|her|its|their|the|all|every|of|single|winter) )*(?<hoard>nuts?|acorns?|hazelnuts|walnuts|chestnuts|bones?|seeds|winter store|treasures?|honey)\b/i,
    after: [
      [
        0,
        "={Hero} had a system. First one buries, then one pats the ground, and then one looks round and remembers something that does not move. {He} remembered it very well. It had been a cloud.",
      ],
      [
        1,
        "=So {he} began to dig. {He} dug where it smelled right, and where it felt right, and where somebody had patted the ground. That had been {hero}, an hour before, after digging there.",
      ],
      [
        1,
        "=“What did the place look like?” asked {mate}. “Brown,” said {hero}. {Mate} looked round. It was all brown, as far as one could see. “Light brown?” “More in the middle.” That was a help. They dug in the middle.",
        "=“What did the place look like?” asked a blackbird. “Brown,” said {hero}. The blackbird looked round. It was all brown, as far as one could see. “Light brown?” “More in the middle.”",
      ],
      [
        2,
        "=There were things down there that nobody had asked for: a spoon, a glove, and a worm who was in the middle of something. {Hero} said sorry and covered the worm up again, as one does with a blanket.",
      ],
      [
        0.4,
        "=By evening the whole ground was full of holes, and not one of them was the right one. {Hero} sat at the edge of the last hole. “I have hidden them well,” {he} said. It was quite true, and it was no comfort at all.",
        "=By evening the whole ground was full of holes, and not one of them was the right one. {Hero} sat down at the edge of the last hole. Nobody had ever hidden anything so well. It was no comfort at all.",
      ],
    ],
    end: [
      [
        0,
        "=Then there was a knock, from below. It was the worm. “Is it about the {hoard}?” it asked. “I don't want to interfere. But I have to go round them every day, on the left, and then past eleven more. They are in my way.” {Hero} stared at the worm. “Could you show me?” “Gladly,” said the worm. “I thought you would never ask.”",
      ],
      [
        0.6,
        "=They were all there. Some of them had not waited, and had put out a small green leaf. {Hero} left those where they were. One can't carry away somebody who has just got up.",
      ],
      [
        0.8,
        "=There is a new system now. First one buries, and then one tells the worm. And where it is brown, more in the middle, there stand a few very small trees. {Hero} could find them in {his} sleep.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(`${LOSES}|helped|helps|wanted to help|offered to help|went|set out|asked`, "found|stole"),
    idea: new RegExp(
      `\\b${LOSES} ${ITEM}(?=[\\s\\S]*\\b(?:help(?:s|ed|ing)?|together|looked with|with (?:his|her|their|its) (?:best )?friend)\\b)`,
      "iu",
    ),
    after: [
      [
        0,
        "={Hero} looked in all the places where the {item} had to be. Then {he} looked in all the places where the {item} could not possibly be. That took longer, because there are so many more of them.",
      ],
      [
        1,
        "=“Where did you see the {item} last?” asked {mate}. “Anybody who knew that,” said {hero}, “would be there by now.” {Mate} said that this was true, and that one asks all the same. It belongs to looking.",
        "=“Where did you see the {item} last?” {hero} {was} asked. “Anybody who knew that,” said {hero}, “would be there by now.” That was true. But one asks all the same. It belongs to looking.",
      ],
      [
        1,
        "=First they found a feather. Then they found half a nut, a bell without a sound, and something that nobody wanted to pick up twice. They laid everything in a row, and it was a very fine row. There was only one thing missing in it.",
      ],
      [
        2,
        "=After that they tried it with not looking, because things come back when nobody looks for them. They sat down and did not look, with all their might. It was hard work. Nothing came, apart from a beetle, who wanted to know what they were staring at.",
        "=“What is it good for, your {item}?” a beetle wanted to know. {Hero} explained it at some length. The beetle listened to the end. “I see,” it said. “Mine is a leaf.”",
      ],
      [
        0.4,
        "=Then it began to get dark, and a stone looked like everything else. “It is quite possible to live without,” said {hero}, not very loudly. “Quite possible,” said {mate}, and went on looking.",
        "=Then it began to get dark, and a stone looked like everything else. “It is quite possible to live without,” said {hero}, not very loudly. “Quite possible,” everybody said, and went on looking.",
      ],
    ],
    end: [
      [
        0,
        "=It was {mate} who stopped first. In a hollow no bigger than a bowl lay the {item}. Somebody very small was curled up there, as close as it could get, and was fast asleep. “I only kept watch,” the small one said when it woke up. “Nobody leaves a thing like that lying about on purpose.”",
        "=And there, in a hollow no bigger than a bowl, lay the {item}. Somebody very small was curled up there, as close as it could get, and was fast asleep. “I only kept watch,” the small one said when it woke up. “Nobody leaves a thing like that lying about on purpose.”",
      ],
      [
        0.6,
        "=They took the small one home, because it lived on the way. It turned out that it did not live on the way at all. It had only wanted to be carried for a bit.",
      ],
      [
        0.8,
        "=The row is still there: a feather, half a nut, a bell without a sound. And in the evening, before it gets quite dark, somebody always asks where the {item} was seen last. Then they all point at the same place, and that is where it belongs.",
        "=The row is still there: a feather, half a nut, a bell without a sound. In the evening, before it gets quite dark, somebody always asks: “Where did you see the {item} last?” And then they all have to laugh, because {hero} {has} fallen asleep on top.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      `${LOSES}|wanted to find|had to find|tried to find|set out|went|asked|searched`,
      "found|stole|disappear\\w*|missing|vanished",
    ),
    idea: new RegExp(`\\b${LOSES} ${ITEM}`, "iu"),
    after: [
      [
        0,
        "=At first {hero} did not believe it. {He} looked, looked away, and looked again, very quickly. The {item} did not fall for that.",
      ],
      [
        1,
        "=So {he} went back the way that {he} had come, step by step, and backwards, to be exact. One sees a great deal like that. One sees where one has been. One only does not see the puddle, and {hero} sat in it before {he} knew.",
        "=So {he} went back the way that {he} had come, step by step, and backwards, to be exact. One sees a great deal like that. Only what one is about to sit down in one does not see. It was wet.",
      ],
      [
        1,
        "=“Has anybody seen the {item}?” {hero} asked. “What does one do with that?” asked a snail. {Hero} showed it, without the {item}, and it looked so odd that three more came to watch. They wanted to see it again. Then they helped to look.",
      ],
      [
        2,
        "=An old toad had a theory. “Lost things,” it said, “are not gone. They are only somewhere else, and there they are not lost at all.” {Hero} thought about this for a long time. It did not help. But it was warm, next to the toad.",
      ],
      [
        0.4,
        "=They found a great many things that day, and each time somebody shouted: “Here!” Each time {hero} came running. It was a button. It was a tin. It was a very surprised hedgehog. In the evening {hero} did not come running any more.",
        "=They found a great many things that day, and each time somebody shouted: “Here!” Each time {hero} came as fast as {he} could. It was a button. It was a tin. It was somebody asleep, who was surprised. In the evening {hero} did not come any more.",
      ],
    ],
    end: [
      [
        0,
        "=So nobody came when the snail called. It called all night, but a snail is not loud, and it was too far for it to walk. In the morning {hero} heard something like a very small cough. There sat the snail, hoarse and pleased. It was sitting on the {item}. It had been sitting there since yesterday noon.",
      ],
      [
        0.6,
        "=“You might have told somebody!” they said. “I was on my way,” said the snail, “but then I thought: if I go, nobody's sitting here.” {Hero} did not know what one says to that. {He} carried the snail home on top of the {item}, and went very slowly, so that it would not be giddy.",
      ],
      [
        0.8,
        "=Now {hero} knows exactly where the {item} is. It is where the snail is. And when somebody asks what one does with that, they all show it, all together, and it looks just as odd as on the first day.",
        "=They have all seen by now what one does with the {item}. Some of them do it every evening, without one. And the snail sits by and coughs when somebody does it wrong.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "(?:got|gets|was|were|had been|became|is) (?:hopelessly |accidentally |all )?(?:lost|separated|left behind|swept|washed|blown)|lost (?:his|her|its|their) (?:way|herd|flock|mother|mum|mom|father|parents|family|pack|pod)|(?:home|way back|back to (?:his|her|its|their))|(?:find|look(?:ed)? for|search(?:ed)? for|find) (?:his|her|its|their) (?:way|mother|mum|mom|mummy|family|herd|flock|parents|pack|pod)|helped|took (?:him|her|it|them) home|fell asleep",
      "(?:he|she|it|they) found|came home",
    ),
    idea: /^(?!.*\b(?:nest|egg|hatched|shelter|zoo|circus|stole|thief)\b)(?=.*\b(?:(?:an?|the|this|little|two|three) lost (?!(?:property|city|treasure|ring|toy|boy|girl)\b)(?:little |baby |young )?[a-z]+ (?:who|that|looking|searching|trying|wandering|wander\w+|in|and|is|was|finds|tries|had|has|wanted|needs)|(?:looked|looking|look|searched|searching|find|finding|finds) (?:for )?(?:his|her|its|their) way (?:back )?home|(?:got|gets|was|were|had been|became|is) (?:hopelessly |accidentally |all )?(?:lost|separated|left behind|swept away|washed (?:up|away|ashore)|blown away)|lost (?:his|her|its|their) (?:way|herd|flock|mother|mum|mom|father|parents|family|pack|pod)|fell asleep in (?:an?|the) [a-z ]*(?:van|lorry|truck|train|box|car|suitcase|boat)|fell (?:off|out of|from) the (?:boat|ship|truck|lorry|van|car|train))\b).*\b(?:home|back|mother|mum|mom|mummy|family|herd|flock|parents|pack|pod|owners?|way)\b/i,
    after: [
      [
        0,
        "=When one has got lost, one stays where one is. {Hero} had been told so, and {he} stayed for as long as {he} could. That was until something rustled. After that {he} {was} somewhere else.",
      ],
      [
        1,
        "=“I don't do this as a rule,” said {mate}. “I'll go with you as far as the next bend.” Behind the bend there was another bend. {Mate} sighed, and said that one bend more or less made no difference.",
        "={Hero} asked the way. One said left. The next one said that left depended on how one stood. A third one came along for a bit, because it was going nowhere in particular, and then it was there.",
      ],
      [
        1,
        "=“What's it like where you belong?” asked {mate}. {Hero} thought about it. It was warm in the middle. It smelled of everybody. And in the evening they were all counted, so that nobody was left over. “It isn't much to go by,” said {mate}. “But it's a start.”",
        "=“What's it like where you belong?” asked an old crow. {Hero} thought about it. It was warm in the middle. It smelled of everybody. And in the evening they were all counted, so that nobody was left over. “It isn't much to go by,” said the crow. “But it's a start.”",
      ],
      [
        2,
        "=Three times the way led past the same stone. The first time it was a stone. The second time it was that stone again. The third time {hero} wished it a good evening.",
      ],
      [
        0.4,
        "=Then it grew late, and all the sounds were the wrong ones. {Hero} began to count aloud, as it was done at home every evening, one after another. Before the last number {he} stopped. The last number was missing, and {hero} knew why.",
      ],
    ],
    end: [
      [
        0,
        "=“Again,” said {mate}, “and louder.” {Hero} counted again, and then {he} {was} quite still. From far away there came an answer. Over there they were counting as well, over and over, and they always stopped at the same place. {Hero} called out the last number as loudly as {he} could. Then they could be heard coming, all of them at once.",
        "={Hero} counted once more, and louder, and then {he} {was} quite still. From far away there came an answer. Over there they were counting as well, over and over, and they always stopped at the same place. {Hero} called out the last number as loudly as {he} could. Then they could be heard coming, all of them at once.",
      ],
      [
        0.6,
        "=That evening they counted three times, to be on the safe side, and each time it came out right. {Mate} stood a little to one side, and was counted as well, by mistake. {Mate} said nothing against it.",
        "=That evening they counted three times, to be on the safe side, and each time it came out right. Then somebody wanted to hear it again, only because it was so nice.",
      ],
      [
        0.8,
        "=It is a long way, with a great many bends. All the same, {mate} comes by now and then, quite by chance, and always at the hour when they count.",
        "=Since then they have counted from the other end, and {hero} {is} number one. It takes just as long. But one knows at once.",
      ],
    ],
    of: "creatures",
  },
];
