import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Love late in life, somebody who comes along for show, help for one who is ill, and parents at the playground. */
export const handsAndHearts: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("robot|ghost\\w*|vampire|moon|died|dies|murder\\w*")}(?:(?:fell|fall|falls|(?:was|were|is|are)) (?:suddenly |secretly |madly )?in love|(?:wanted|want|wants|decided?|decides) to (?:marry|get married|run away|elope|move in)|got (?:married|engaged)|(?:was|were|is|are) against|(?:did|do) not (?:want|approve|like)|forb(?:ade|idden|ids)|thought (?:that )?(?:he|she|they|it) (?:was|were))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:in love|marry|married|engaged|wedding|love affair|romance|boyfriend|girlfriend)\b)(?=.*\b(?:retirement home|nursing home|old people['’]?s home|care home|old (?:woman|man|lady|couple)|(?:at|in (?:his|her|their)) (?:seventy|eighty|ninety|seventies|eighties|[789]\d)|grand(?:mother|father|ma|pa)|widow(?:er)?|pensioners?)\b)(?!.*\b(?:robot|ghost\w*|vampire|moon|murder\w*|first love|letters?|online|war|dating app|rival\w*|wedding day|everything)\b)/i,
    after: [
      [
        0,
        "=It had begun with a pudding. Vanilla had been handed out, and one of the two did not like vanilla and passed it across. One of the two did not like it, either, and ate it all the same. It came out only a good deal later. By then there had been forty puddings.",
      ],
      [
        1,
        "=At that age one believes that nobody notices. One knocks with the stick twice for yes. One meets by chance at the goldfish. But it was known by the cook, and by the goldfish, and when two people put in their teeth before breakfast, everybody knows.",
      ],
      [
        1,
        "=The family came on Sunday. They had brought flowers, and faces. “At your age!” they said. “What will people say?” And what about the flat, and the good cups? It was listened to in peace. “Are you through?” it was asked then. “My mother said just the same, the last time. She meant your side of the family.”",
      ],
      [
        0.8,
        "=It did not help. There was a talk behind a door, with a doctor, and a cousin who knew about the law. After that one of the two had another table, at the other end of the hall. It was only for the best. Pudding was on that day, vanilla, and two bowls went back to the kitchen untouched.",
      ],
      [
        0.4,
        "=At night it was quiet in the corridors. Then one could hear a stick, and after a while, from the other end, a second one. They had to rest twice. They met half way, in front of the goldfish, in dressing gowns, and were out of breath. “What do you want to do?” it was asked, very low. “Something silly,” came the answer. “I've been sensible for sixty years.”",
      ],
    ],
    end: [
      [
        0,
        "=In the morning two beds were made, and in the hall lay a note: “Back for supper. Don't wait with the pudding.” They were looked for everywhere. The family was there by noon, and the cousin. They were found at last by the cook, who had not looked for them, on the swings behind the church. They were not swinging very high. They were holding hands across the gap, and each time they swung apart it pulled a little.",
      ],
      [
        0.6,
        "=Everybody stood at the fence and nobody called. “When did anybody last laugh like that, in our family?” asked somebody of the family at last. They thought about it. It was a long time ago, in any case, and there had been no cousin there. “The cups can wait,” it was decided.",
      ],
      [
        0.5,
        "=There is one table now, in the middle, and on Sundays it is too small. Vanilla is on every Thursday. It is passed across, and passed back, and in the end it stands exactly between the two, with two spoons. Neither of them likes it.",
      ],
    ],
    of: "people",
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("spy|murder\\w*|prince\\w*|robot|dragon|vampire")}(?:went|goes|was invited|is invited|had to (?:go|attend|give|bring)|took|takes|brought|brings|invited|asked|hired|hires|pretend(?:ed|s)?|pays|paid|needed|needs)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:wedding|class reunion|family (?:party|dinner|reunion)|reunion)\b)(?=.*\b(?:fake|pretend\w*|hired?|hires|rent(?:ed|s)?|stranger as|actor)\b)(?=(?:.*?\b(?<former>ex-\w+|(?:his|her) ex))?)(?=.*?\b(?:fake|hired?|pretend\w*|rented) (?:[a-z]+ )??(?<role>boyfriend|girlfriend|fianc[eé]e?|husband|wife|date|partner)\b)(?!.*\b(?:spy|murder\w*|prince\w*|robot|dragon|vampire|detective)\b)/i,
    after: [
      [
        0,
        "=It was a matter of business, and it was all in writing: four hours, one suit, and no jokes. They had learned each other by heart on the train. “Allergies?” “Celery.” “How did we meet?” “Over a broken umbrella. I was charming.” “I was in a hurry,” said {hero}. “It has to be believable.”",
      ],
      [
        1,
        "=It went well as far as the door. There the question came that comes at every door. “And how did you two meet?” “Celery,” said the {role}. “Umbrella,” {hero} said at the same time. There was a pause. “It was a very wet salad,” said the {role}. They looked at each other, and both had to look away.",
      ],
      [
        1,
        "=They were put at the table by the kitchen, with an uncle who was hard of hearing and who wanted the story in full. It was told louder and louder. With every time there was something more in it: a dog, a policeman, and a night on a bench. By dessert it was so good that {hero} would have liked to have been there.",
      ],
      [
        0.8,
        "=There was dancing. That had not been in writing. They trod on each other's feet, said sorry, and did it again. “You're leading.” “One of us has to.” Over by the cake somebody laughed whom {hero} knew only too well. It did not hurt. {He} waited for it, and it did not come, and {he} got out of step because of that.",
      ],
      [
        0.4,
        "=Then it was eleven. The four hours were over. Out by the bins the envelope was handed across, and was counted, as is right and proper. “It was a pleasure,” it was said. “Yes,” said {hero}. {He} went back in to the others. They had just begun to throw the rice. It was the first time in the whole evening that {he} felt alone.",
      ],
    ],
    end: [
      [
        0,
        "=It began to rain as {hero} came out for the last train. At the gate somebody was standing with an umbrella, and it was broken. Three of the ribs hung down. “I missed mine,” said the {role}. “I was in a hurry, you see.” The envelope was wet through. “I can't take that,” it was said. “I broke the contract. It said no jokes, and I wasn't joking any more from about the salad on.”",
      ],
      [
        0.6,
        "=They missed the next one, too. There was a bench. A dog came by, and after it a policeman, who wanted to know what they were doing there in those clothes. They looked at each other. “We're only checking something,” said {hero}.",
      ],
      [
        0.5,
        "=The uncle is told it again at every party, and he says that it used to be longer. The contract hangs in the hall, in a frame, under what is left of the umbrella. Two words have been crossed out in it. They are: “no jokes”.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("robot|ghost\\w*|fairy|elf|wizard|dragon|superhero|magic\\w*|spaceship")}(?:cook(?:s|ed)?|(?:took|takes|take) (?:it )?(?:over|turns)|(?:ran|runs?|kept|keeps?) (?:it|the|his|her|their)|help(?:s|ed)?|looked after|took care of|(?:came|come) (?:together|to help)|(?:brought|bring|brings)|organi[sz]e[sd]?|divide[sd]?|stepp?(?:ed|s) in|(?:fell|falls|was|is|got|gets) (?:suddenly |seriously |very )?(?:ill|sick|in hospital)|broke (?:his|her) (?:leg|arm|hip))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:ill|sick|hospital|cancer|broke (?:his|her) (?:leg|arm|hip)|stroke|heart attack|accident)\b)(?=(?:.*?\b(?<helpers>regulars|neighbours|villagers|customers|friends|colleagues|residents|guests)\b)?)(?=.*\b(?:regulars|neighbou?rs|street|village|villagers|customers|friends|choir|team|colleagues|class|residents|guests)\b)(?=.*\b(?:cook\w*|over|turns|help\w*|ran|run|runs|keep\w*|kept|look(?:s|ed)? after|bring\w*|brought|organi\w+|harvest\w*)\b)(?!.*\b(?:robot|ghost\w*|fairy|elf|wizard|dragon|superhero|magic\w*|spaceship|murder\w*|dog|cat|clown\w*|spy|died|dies|rob\w*|fight\w*|fought|feud\w*|quarrel\w*|two (?:old )?neighbours)\b)/i,
    after: [
      [
        0,
        "=It got about by evening, and then they all came((, the {helpers})), and stood there and did not know what to say. When one does not know what to say, one asks what there is to be done. There was a great deal. A list was made, and everybody put down something that they thought they could do. That was the trouble with the list.",
      ],
      [
        1,
        "=On the first day there was soup. There was soup from eleven houses, and all of it was lentil. On the second day everybody had noticed that, and there was no soup at all. After that somebody drew up a plan with colours. Green was for Mondays, unless it was striped.",
      ],
      [
        1,
        "=One who had never talked to anybody could do accounts. It turned out in the night, at the kitchen table. One who could do everything was bad at getting up. They were put together, the quiet one and the late one, and it was heard that they sang while they worked.",
      ],
      [
        0.8,
        "=And every evening somebody sat by that bed and made a report. It was all going wonderfully, they said. It was only that the sink was dripping a little. Nobody said that the sink was lying in the garden. “And who's doing the shopping?” a thin voice asked. They looked at each other. Yellow, striped, had thought that it was blue.",
      ],
      [
        0.4,
        "=In the third week there was nothing left in any of them. There were words by the dustbins. The plan was torn off the wall. And on that very evening the bed was empty, and a nurse was just pulling off the sheet. They stood in the door with the soup. It was so quiet that one heard it slop. “No, no,” said the nurse quickly. “Went home. An hour ago. By taxi, in slippers.”",
      ],
    ],
    end: [
      [
        0,
        "=They ran. There was light on. There stood the one it was all about, with a stick, in the middle of everything: the sink, the colours, the lentils. It was looked at for a long time. “Good heavens,” it was said at last, hoarsely. “It looks like a battlefield.” And then: “How many of you are there?” They counted. They had never done that before. There were twenty-three.",
      ],
      [
        0.6,
        "=It took a good while until everything was well again. That had to do with the sink as well. But one thing was not given back when it was over: nobody handed in the colours. On Mondays those who are green still come. There is nothing to be done. They just sit down.",
      ],
      [
        0.5,
        "=The plan has been hung up again, with sticky tape. In the last column, where there had been nothing before, a new name has been entered by a hand that still shakes a little. Striped, it says there. “I'll do the lentils.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("robot|murder\\w*|rob\\w*|ghost\\w*|bank|kidnap\\w*|fell in love|falls? in love")}(?:met|meet|meets|sat|sits?|got talking|became friends|become friends|pretend(?:ed)?|argued?|compete[sd]?|(?:were|was|are) (?:always )?(?:sitting|waiting)|wait(?:ed)?|talk(?:ed)?)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?<spot>playground|sandpit|school gate|kindergarten|nursery|day care|daycare|swimming lesson|football pitch)\b)(?=.*\b(?:two|mothers?|fathers?|dads?|mums?|moms?|parents)\b)(?=.*\b(?:mothers?|fathers?|dads?|mums?|moms?|parents)\b)(?!.*\b(?:robot|murder\w*|rob\w*|ghost\w*|bank|kidnap\w*|in love|dies|died|child is missing|cry|cries|dog|my son|my daughter)\b)/i,
    after: [
      [
        0,
        "=One of them had everything along: the wipes, the apple slices, the second pair of trousers. The other one had a stick. “We like it simple,” said the one with the stick. The one with the apple slices nodded. Each thought that the other one must have been born for it.",
      ],
      [
        1,
        "=They sat at the two ends of the bench, as one does, and called out things from time to time so that it could be heard. “Carefully, sweetheart!” “Use your words!” Nobody used any words. Over by the slide somebody was eating sand, quite calmly, with a spoon that had been lent for it.",
      ],
      [
        1,
        "=It was a whole week before anything was said. “What does yours eat?” it was asked then. “Oh, everything,” said the other one, and looked at the sand. There was a pause. “Well. Noodles. For eight months, only noodles. And they have to be called snails.” “Ours are called worms,” came the answer, very quietly.",
      ],
      [
        0.8,
        "=After that it came out, one thing after another. The apple slices were for show. They were carried home every evening and eaten in the dark, over the sink. The stick had been picked up at the gate, because the bag with everything was standing in the hall, as it did every day. “I cried in the car,” said the one. “Today?” “It's Tuesday,” said the other one. “I always cry on Tuesdays.”",
      ],
      [
        0.4,
        "=And then it was too quiet. It is the sort of quiet that makes one stand up before one knows why. There was nobody on the slide. There was nobody in the sand. There were two pairs of little shoes, put tidily next to each other, and that was the worst, for neither of those two had ever put anything tidily anywhere.",
      ],
    ],
    end: [
      [
        0,
        "=They ran in two directions and came together again behind the hedge. There, in the puddle that one is not allowed into, sat two small people, up to the middle. They had one stick between them. “We're cooking,” they said. “Snails.” “Worms,” said the other one. “Both,” it was agreed. Two big people looked at each other. There was only one pair of dry trousers. Then they took off their shoes.",
      ],
      [
        0.6,
        "=It was a deep puddle. It was warmer than one would think. An old lady went past with a pushchair full of shopping and stopped. “You two know how to do it,” she said, full of envy. “I was always so unsure.” They waited until she was round the corner, and then they laughed till somebody small told them to use their words.",
      ],
      [
        0.5,
        "=The bench has got a middle now. There is a bag on it, with one pair of trousers, one stick, and apple slices for two people who eat them by daylight. On Tuesdays they sit there a bit longer.",
      ],
    ],
    of: "people",
  },
];
