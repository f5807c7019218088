import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** Who waits to be taken home, who waits for somebody, and what toys do at night. */
export const atHome: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "shelter|pound|nobody|no one|never|picked|adopted|adopt|wants?|wanted|chosen|chooses?|home|old|ugly|waits?|waited|wish(?:es|ed)?|family|hopes?|dreams?|passes|walks? past",
      "burglar|grumpiest|nursing|found a boy|kitten",
    ),
    idea: /^(?!.*\b(?:burglar|nursing home|volunteer|worker|old man|old woman|girl|boy)\b)(?=.*\b(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|guinea pig|donkey|mutt|mongrel|greyhound|bulldog|tomcat|goldfish|ferret|pony|horse)\b)[\s\S]*\b(?:shelter|dog pound|pound|animal home|dogs' home|cats' home|rescue centre|rescue center|animal rescue|pet shop)\b/iu,
    after: [
      [
        0,
        "=On visiting days one sits up straight. {Hero} knew how it is done: head on one side, and the good side in front. People stopped. They read what it said on the card. Then they went on to the next one, who had not even sat up.",
      ],
      [
        1,
        "=There had been tips from all sides. “You have to give them a paw,” said one who had been fetched twice. “You have to look sad,” said another, “but not too sad.” {Hero} practised it at night. Not too sad was the hardest.",
        "=There had been tips from all sides. “One has to look sad,” said one who had been fetched twice, “but not too sad.” {Hero} practised it at night, when nobody was looking. Not too sad was the hardest.",
      ],
      [
        1,
        "=New ones came, and cried on the first night. Then {hero} told them through the bars how it goes here: when it gets light, when there is food, and who is nice. “And how long does one stay?” they asked. “You? Till Saturday,” said {hero}, and was always right.",
        "=New ones came, and cried on the first night. Then {hero} told them how it goes here: when it gets light, when there is food, and who is nice. “And how long does one stay?” they asked. “Oh, not long,” {hero} always said. It had been true every time, so far, for all of them.",
      ],
      [
        2,
        "=The one with the broom stopped in front of {hero} every evening. “They've got no eyes in their heads,” was all that was said. {Hero} looked at the broom. It was a friendly broom.",
      ],
      [
        0.4,
        "=Then a day came on which there was nobody left except {hero}. The last of the small ones had been carried out, in a coat. The card had been turned over. {Hero} sat up straight all the same, head on one side. By and by it got dark, and {he} lay down, with the good side to the wall. There is no need for it when nobody is looking.",
      ],
    ],
    end: [
      [
        0,
        "=It was long past closing time when the door opened again. Somebody had forgotten an umbrella. The somebody came along the passage, in wet shoes, and was talking quietly, as people do who live alone. “That's just like me,” it was said. “Too late, as usual. Everything nice will be gone.” And then the steps stopped. {Hero} had not sat up. {Hero} had not looked sad, either. {Hero} had only opened one eye.",
      ],
      [
        0.6,
        "=They looked at each other for a good while. Nobody read what it said on the card. “I'm not much to look at, either,” said the somebody. “And I snore, and I can't throw very far.” {Hero} thought about it. Then {hero} came right up to the front, not with the good side, but with the other one. It was scratched there. Nobody had ever found that place before.",
      ],
      [
        0.8,
        "=The umbrella is still there. They both forgot it that evening. It hangs beside the door, and when new ones come who cry on the first night, the one with the broom points at it. “Somebody will forget something,” they are told. “You'll see.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "miss(?:es|ed)|waits?|waited|alone|school|work|holiday|away|come(?:s)? (?:home|back)|window|door|left|bored|goes|went",
      "flock|bus|herd|postman|thief|burglar|stray|train|station|died|dead|grave|south",
    ),
    idea: /^(?!.*\b(?:died|dead|death|grave|postman|flock|stray|lost|train|station|hospital|war|shelter|south|bus|fish)\b)(?=(?:\S+ ){0,6}?(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|guinea pig|tomcat|budgie|pony|ferret|pet)\b)[\s\S]*\b(?:miss(?:es|ed) (?<human>(?:me|us|(?:his|her|its|their|my|our|the) (?:[a-z]+ )?[a-z]+))|wait(?:s|ed) (?:\w+ ){0,6}?for (?<humantwo>(?:his|her|its|their|my|our|the) (?:[a-z]+ )?[a-z]+)|(?:was|is|were|are|stays?|stayed|left) (?:all |home )?alone|when (?:I|we) (?:go|went|am|are|was|were))/i,
    after: [
      [
        0,
        "=It happened every time with the same noise. First the shoes, then the keys, then “be good”, and then the door. {Hero} was good. {He} sat in front of the door and was good at it for quite a long time. The door did not notice.",
      ],
      [
        1,
        "=Somebody had to keep an eye on everything. {Hero} checked the bowls. {He} checked the sofa, first from above and then from below, and the bed, and the pillow that still smelled right. It took longer with the pillow. One has to be thorough.",
        "=Somebody had to keep an eye on everything. So {hero} went through all the rooms and looked whether they were still there. They were. There was a pillow that still smelled right. It had to be looked at very thoroughly, with the nose, and with both eyes shut.",
      ],
      [
        1,
        "=At eleven there was the post. {Hero} told the post what {he} thought of it. At twelve a fly came in, and they talked about the window. It wanted to be out, and {hero} wanted somebody to be in. It was the same window. They did not get any further with it.",
      ],
      [
        1,
        "=Then {hero} thought of something. One must not just wait. One must get something ready. What does somebody need who has been away for so long? {Hero} fetched the one slipper. {He} fetched the other slipper. {He} fetched the good ball, half a biscuit that had been kept for an emergency, and, as it was all going so well, the tablecloth.",
        "=Then {hero} had an idea. One must not just wait. One must get something ready. What does somebody need who has been away for so long? One slipper. The other slipper. The good ball, half a biscuit that had been kept for an emergency, and, since it was all going so well, the tablecloth.",
      ],
      [
        0.4,
        "=It all lay in front of the door, in a heap, and {hero} lay on top. The sun went from the carpet to the chair, and from the chair to the wall. There were steps on the stairs, but they were the wrong ones. They were wrong four times. The last time {hero} did not even lift {his} head.",
        "=It all lay in front of the door, in a heap, and {hero} lay on top. The light went from the carpet to the chair, and from the chair to the wall. There were steps outside, but they were the wrong ones. They were wrong four times. After that there were no more steps.",
      ],
    ],
    end: [
      [
        0,
        "=And then there was no noise at all. It was only a feeling, in the tip of the tail. {Hero} stood up. It was still a long way off, round two corners. But there are things that one knows. Then came the gate. Then came the keys, and then the door. It would not open because of the heap. There was some pushing from outside and some pulling from inside, and in the end they met in the middle, on the tablecloth.",
      ],
      [
        0.6,
        "=“Was it long?” {hero} was asked. That was hard to say. It had been as long as it takes. “What's all this?” The slippers were put on, the ball was thrown, and half a biscuit was divided by two. That comes to a quarter each. It had been a good idea to keep it.",
        "=“What's all this, then?” it was asked in the hall. It was a good many things. The slippers were put on. The ball was thrown. And half a biscuit was divided by two, which comes to a quarter each. It had been a good idea to keep it.",
      ],
      [
        0.8,
        "=It is the same noise, every time: first the shoes, then the keys, then “be good”. But these days a glove is left behind, on purpose, on the floor by the door. It has to be looked after. It would not do at all if it were alone.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "(?:come|comes|came) (?:to life|alive)|awake|wakes? up|woke up|at night|every night|midnight|party|when everyone|when everybody|walks?|walked|explores?|explored|adventure|dance[sd]?|play(?:s|ed)?|asleep|sleeps?|slept|secretly",
      "museum|murder|girl who|gingerbread|umbrellas|shop",
    ),
    idea: /^(?!.*\b(?:museum|murder|gingerbread|drawing|painting|paintings|lost property|curse\w*|stolen|horror|shop|statues?|afraid|scared)\b)(?=(?:\S+ ){0,8}?(?:toys?|teddy|teddies|teddy bears?|dolls?|doll|stuffed (?:animals?|rabbit|bear|elephant|dog)|plush (?:\w+)|cuddly toys?|tin soldiers?|puppets?|building blocks|toy (?:\w+)|marionettes?|playmobil|action figures?|robot toy|crayons|pencils)\b)[\s\S]*\b(?:(?:come|comes|came) (?:to life|alive)|(?:at|every|each|by|one|in the) (?:\w+ )?(?:night|midnight)|midnight|when (?:everyone|everybody|the children|the family|the kids) (?:is|are|was|were|sleep|slept|fell|had))\b/i,
    after: [
      [
        0,
        "=There is a rule: only when the last one has breathed out three times, deeply. {Hero} listened. One. Two. At the third there was a very small crack, as when somebody has not moved a knee since noon.",
      ],
      [
        1,
        "=By day a room is quite ordinary. At night the carpet is a desert and the bed a mountain range with somebody asleep at the top. {Hero} crossed the desert. It takes a while on such short legs. Halfway there was an oasis, with half a biscuit in it.",
        "=By day a room is quite ordinary. At night the carpet is a desert, and the bed is a mountain range with somebody asleep at the top. Halfway across the desert there was an oasis, with a biscuit in it. It was a good beginning.",
      ],
      [
        1,
        "=“Who goes there?” asked the vacuum cleaner in the corner. It was only talking in its sleep. But one had to go on tiptoe past it, and that is hard when there is something in one's foot that squeaks.",
      ],
      [
        1,
        "=There is a good deal to be done on such a night. Somebody has to look after the sock that lies all alone. Somebody has to wind up the mouse under the cupboard, since it gets so stiff. And once one has to go all the way down a banister, for no reason at all. It was almost the best thing of the night.",
      ],
      [
        0.4,
        "=On the way back it happened. From up in the mountains there was a sound, a short one, and then a sob. A hand was feeling about on the blanket, to the left and to the right, where there was always something. It found nothing. Between the hand and {hero} lay the whole desert, and it was getting light behind the curtains.",
        "=It was on the way back that it happened. From up in the mountains there was a sound, a short one, and then a sob. A hand was feeling about on the blanket, to the left and to the right, where there was always something. It found nothing. In between lay the whole desert, and behind the curtains it was getting light.",
      ],
    ],
    end: [
      [
        0,
        "=There is a second rule: when somebody is awake, one does not move. {Hero} thought about the rule for one step, and then there was no time for it any more. {Hero} ran, with squeaking and all, past the vacuum cleaner, which woke up and did not believe it. The blanket hung down on one side. The mouse pushed from below, and the sock held on. The hand came once more, felt to the left, and closed.",
      ],
      [
        0.6,
        "=“There you are,” somebody murmured up there, more asleep than awake. {Hero} lay quite still, as is proper, and the heart went so loudly that one could have heard it. It was held against another one. After a while there was a deep breath. One. Two. The third one they took together.",
        "=“There you are,” somebody murmured up there, more asleep than awake. Nothing moved any more, as is proper. After a while there was a deep breath, and another one. At the third one there was no crack. Nobody wanted to be anywhere else.",
      ],
      [
        0.8,
        "=In the morning it was all quite ordinary. There were only some crumbs on the carpet, in a line, and a sock at the end of the bed. “You've been walking about,” said a voice, and laughed, and looked quite closely into two eyes. They looked straight ahead. They are very good at that.",
        "=In the morning it was all quite ordinary. There were only some crumbs on the carpet, in a line, that went from the biscuit to the bed. “Who was that?” somebody asked. Everybody looked straight ahead. They are very good at that.",
      ],
    ],
  },
];
