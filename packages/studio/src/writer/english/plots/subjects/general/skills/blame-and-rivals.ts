import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { HERO_AT_START } from "./idea-words.ts";

/** Stories of school and sport among others: taking the blame, rivals, two who want the same, the last to be picked. */
export const blameAndRivals = [
  story({
    says: [phrase("(?:let|lets|made) <friend:somebody> (?:take|takes|get|carry|bear) the blame")],
    may: [HERO_AT_START, /\b(?:broke|smashed|damaged|spilled|lost|burned|ruined) [^.,]+/],
    unless: /\b(?:murder\w*|killed|prison|shot|bomb|robb\w+)\b/i,
    after: [
      "At first it was almost easy. Everybody looked at {friend}, and so nobody looked at {hero}. “Was it you?” {friend} was asked. {Friend} looked across at {hero}, and waited. {Hero} bent down to tie a shoe. When {he} came up again, it was too late to say anything.",
      "So {friend} was punished, and did not say a word. {Hero} had expected shouting, or at least a kick under the table. But {friend} only went past with {friendhis} eyes on the floor, as if {hero} had become a stranger. That was worse than any kick.",
      "That night {hero} explained everything to the ceiling. It had been an accident, or very nearly. {Friend} was the stronger one and would soon forget it. It was a good speech, with three reasons in it, and the ceiling believed none of them. {Hero} turned the pillow over. The other side was no better.",
      "+ In the following days {hero} was kinder to {friend} than ever before. {He} gave {friend} the bigger half of the cake, laughed at every joke, and carried {friendhis} bag. “Is there something you want to tell me?” asked {friend} at the corner. “No,” said {hero}, and the bag weighed twice as much.",
      "Then {hero} saw {friend} from far away, alone on a wall, while all the others walked past. “That's the one who did it,” somebody whispered. {Hero} was going to walk past as well, and had nearly managed it. Then {he} thought of who ought to be sitting there.",
    ],
    end: [
      "{Hero} knocked at the right door, so quietly that {he} had to knock again. “It was me,” said {hero}. “All of it. I let somebody else take the blame, because I was afraid.” It was silent for a long time. Then there was a punishment, and it was a proper one. {Hero} was surprised at how light it was to carry.",
      "After that {he} had to tell {friend}, and that was harder. “I knew that it was you,” said {friend}. “I only wanted to see how long it would take.” “Too long,” said {hero}. “Yes,” said {friend}. But then {friend} moved over a bit, and there was room on the wall for two.",
      "They share every cake now, and the halves are the same size. When something breaks, {hero} and {friend} look at each other for a second. Then {hero} puts up {his} hand, before anybody has asked.",
    ],
  }),
  story({
    says: [
      /\b(?:had to|has to|must|was asked to|was hired to|agreed to|decided to|offered to) (?:coach|train|teach|help)\b/,
      role("rival", "rival|archrival|opponent|competitor|enemy"),
    ],
    may: [HERO_AT_START, /\b(?<hurt>(?:injured|hurt|broke|twisted|sprained) (?:his|her|their) [a-z]+)\b/],
    unless: /\b(?:murder\w*|killed|war|battle|soldier|kingdom|spy|wizard|witch|knight)\b/i,
    after: [
      "{Hero} knew {rival} only from behind or from in front. For years one of the two had always been a step ahead, and they had never said more than “good luck”, and never meant it. Now they stood face to face, and neither knew what to do with {his} hands.",
      "“Show me what you can do,” said {hero}. {Rival} showed it. It was good, and that hurt. {Hero} saw the mistake at once, a small one. It would have been easy to say nothing about it. Nobody would ever have known. {Hero} looked at the mistake for a whole minute.",
      "“Your left shoulder,” {hero} said at last. “It goes up before you are ready.” {Rival} stared. “Why are you telling me that?” “Because they have made me your teacher,” said {hero} crossly. {Rival} tried it with the shoulder down, and it was better than before. {Hero} could have bitten {his} own tongue.",
      "+ From then on they met every morning. They quarrelled about every little thing, and then did it three times, to see who was right. {Hero} had never known how hard {rival} worked. {Rival} had never known how much {hero} thought about. “I was always afraid of you,” said {rival} one day. “Good,” said {hero}. “So was I.”",
      "Shortly before the great day nothing would work any more. {Rival} sat in a corner with a towel over {rivalhis} head. “You would win this,” said {rival} from under the towel. “I'm only there because you can't be.” {Hero} had thought exactly the same, every night. And there it was now, said aloud, and it was not true.",
    ],
    end: [
      "{Hero} pulled the towel away. “I have watched you more closely than anybody in the world,” said {hero}. “First because I wanted to beat you, and then because I had to. I know what you can do. Left shoulder down. Go.” And {rival} went.",
      "{Hero} stood at the edge, and {his} left shoulder went down, and {his} hands moved along with everything that {rival} did. There was the difficult place. {Hero} shut {his} eyes. Then the shouting began, and {rival} came running, past all the others, straight to {hero}, and nearly knocked {him} over.",
      "They still want to beat each other, and they will. In the morning they practise side by side. “Shoulder,” says {hero}. “Thank you,” says {rival}, and for a moment nobody can tell which of them is the teacher.",
    ],
  }),
  story({
    says: [
      phrase("(?:both|all) (?:want|wanted|hoped for|dreamed of)(?: to (?:get|win|have|play|be))? <prize:thing>"),
      /\b(?:only one|just one|there is only room for one|room for only one)\b/,
    ],
    may: [HERO_AT_START],
    unless: /\b(?:murder\w*|killed|love|marry|throne|crown|inherit\w*|house|island|lifeboat)\b/i,
    after: [
      [
        "Up to then {hero} and {mate} had shared everything: secrets, socks, the last piece of toast. But {theprize} could not be cut in two. “You can have it,” said {mate}. “No, you,” said {hero}. Neither of them meant it, and each of them knew that about the other.",
        "Up to then they had shared everything: secrets, jokes, the last piece of toast. But {theprize} could not be cut in two. “You can have it,” they said to one another, very politely. Nobody meant it, and everybody knew.",
      ],
      [
        "So {hero} practised behind a closed door, and {mate} practised behind another. When they met in the corridor, they talked about the weather. {Hero} listened at the wall in the evening. {Mate} was good. That had never been bad news before.",
        "So each of them practised behind a closed door. When they met in the corridor, they talked about the weather. In the evening they listened at the wall, and what they heard was good. That had never been bad news before.",
      ],
      [
        "Soon they no longer talked about the weather either. “You copied that from me,” said {hero}. “You only want {theprize} because I want it,” said {mate}. There was a bang, and then another. After that it was so quiet that {hero} could hear the clock, and it was not a nice sound.",
        "Soon they did not even talk about the weather. “You copied that from me!” “You only want it because I want it!” There was a bang, and then another. After that it was so quiet that the silence hummed.",
      ],
      [
        "On the day on which it was to be decided about {theprize}, {hero} stood in front of the door and could not go in. {His} mind was empty. Next to {him} {mate} was as white as chalk. For the first time in weeks they looked each other in the face, and each of them saw the same thing there.",
        "On the day on which it was to be decided about {theprize}, they stood in front of the door, and none of them could go in. They were as white as chalk. For the first time in weeks they looked each other in the face, and saw the same thing there.",
      ],
    ],
    end: [
      [
        "“You breathe too fast,” said {mate}. “So do you,” said {hero}. They breathed slowly, together, as they had done when they were small and there was thunder. Then {hero} straightened {mate's} collar, and {mate} picked a thread from {hero's} sleeve. “Be good,” they said at the same time.",
        "“You breathe too fast.” “So do you.” They breathed slowly, together, as they had done when they were small and there was thunder. Then they straightened each other's collars. “Be good,” they said, all at the same time.",
      ],
      [
        "There was only one, and it was {mate} who got {theprize}. {Hero} waited for it to hurt, and it did, for as long as it takes to swallow. Then {he} was the first who clapped. “Help me,” whispered {mate}, “I can't do it without you.” And so {hero} stood close by the whole time, and knew every word and every step.",
        "In the end {theprize} went to the quieter one of them. It hurt, for as long as it takes to swallow. Then came the clapping, and the loudest clapping came from the very place where nobody would have expected it. “Help me with it,” was all the answer. “I can't do it alone.” So they did it together.",
      ],
      [
        "Next time it will be {hero's} turn, they have agreed on that, and shaken hands. Until then there is toast. {Mate} cuts the last piece in two, very exactly, and {hero} may choose.",
        "Next time it will be another one's turn, they have agreed on that, and shaken hands. Until then there is toast. The last piece is cut very exactly, and whoever holds the knife takes what is left.",
      ],
    ],
  }),
  story({
    says: [/\b(?:picked|chosen) last\b|\b(?:always|usually) the last (?:one )?(?:to be )?(?:picked|chosen)\b/],
    may: [
      HERO_AT_START,
      /\bfor (?:every|the|any|each) (?:[a-z]+ )?(?:teams?|games?)\b/,
      phrase(
        "(?<missing>[Tt]he (?:[a-z]+ )?(?:goalkeeper|goalie|captain|striker|player|star|runner)) (?:got|was|fell|broke|did|could|became) [^.,]+",
      ),
      /\b(?:final|match|game|tournament)\b/,
    ],
    unless: /\b(?:murder\w*|killed|zombie|last wish)\b/i,
    after: [
      "{Hero} knew how it went. Two captains called out names, and the row along the wall grew shorter and shorter. At the end only {hero} stood there, and looked at the clouds as if they were interesting. “Well, then you'll have to take {hero},” said one captain to the other. That was how {he} came to every team.",
      "So {hero} learned to play where nobody looks. {He} fetched the ball out of the hedge, and held the jackets. And as {he} was hardly ever in the game, {he} saw the whole of it: who always ran to the left, who shut {his} eyes before a shot, and who never passed the ball when it mattered.",
      "+ At home {hero} threw a ball against the wall, a thousand times, and caught it again. The wall never picked anybody else. “You're good at this!” called a neighbour over the fence. {Hero} looked round to see who was meant.",
      [
        "Then all at once everything depended on it. {Missing} could not play, and the others stood in a circle and counted each other. There was nobody left, they said. They counted again. Slowly, one after the other, they turned their heads towards the wall. This time {hero} did not look at the clouds.",
        "Then came the match that counted, and in the middle of it somebody had to limp off the field. The others counted each other. There was nobody left, they said. They counted again. Slowly, one after the other, they turned their heads towards the wall. This time {hero} did not look at the clouds.",
      ],
      "{Hero} walked out to them in a shirt that was much too big. Somebody groaned. The first ball went by, and {hero} had hardly seen it. The groaning grew louder. {His} ears were hot, and {he} would have given a great deal to be holding the jackets.",
    ],
    end: [
      "And then {hero} saw the whole of it, just as always. The tall one was going to run to the left. {Hero} was there before the tall one was. The next one shut {his} eyes before the shot, and {hero} needed only to take one step. It became quite still on the field. “How do you know that?” gasped the captain. “I've been watching,” said {hero}.",
      "In the last minute the ball came flying as hard as it could. {Hero} thought of the wall at home, which never picks anybody else, and put up both hands. It hurt wonderfully. When {he} opened {his} eyes, {he} had the ball, and all the others were running towards {him}.",
      "The next time there are two captains and a row along the wall, both of them call out at once. “{Hero}!” But {hero} is a captain {himself} now and again. Then {he} goes to the very end of the row first, where somebody is looking at the clouds.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?<art>(?:practised|practiced|played|sang|whistled|drummed|hummed|danced) (?:[^.,]*? )?(?:every|each|all) [a-z]+)",
      ),
      /\b(?:complained|grumbled|shouted at|could not stand|annoyed|drove [^.]+ mad|were angry)\b/,
      /\b(?:stopped|fell silent|was silent|fell ill|was gone|left|moved away|gave up)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase("(?:practised|practiced|played|drummed on) <instrument:thing>"),
      /\b(?<crowd>the (?:whole|entire) (?:[a-z]+ )?(?:street|house|village|building|town|block|family|neighbourhood))\b/,
    ],
    unless: /\b(?:murder\w*|killed|school|class)\b/i,
    after: [
      [
        "{Hero} and {theinstrument} were as punctual as a train. At the first note windows were banged shut, one after the other. “Not again!” came from the left. “Have you got no shame?” came from the right. {Hero} took a breath and began from the beginning.",
        "{Hero} was as punctual as a train. At the first note windows were banged shut, one after the other. “Not again!” came from the left. “Have you got no shame?” came from the right. {Hero} took a breath and began from the beginning.",
      ],
      "There was one place that always went wrong. Everybody knew it by now. They stopped chewing, waited for it with their forks in the air, and there it was. “Ow,” they said. {Hero} did it again, and then again, and it went wrong each time in a new way.",
      "+ They sent letters, first polite ones and then short ones. One man came up in his slippers. “Must you?” he asked. {Hero} thought about it. “Yes,” said {hero}. It was not meant rudely. On the days on which {he} did not play, something was missing, like a shoe.",
      "Then a letter came with many names under it, even those of people whom {hero} liked. {He} read it twice. {He} packed everything away, quite carefully, and shut the lid. In the evening, at the usual time, there was nothing to be heard at all.",
      "“At last!” they said on the first evening. On the second they ate too fast, because nothing told them when it was time. On the third the old lady on the ground floor let her soup boil over. “It used to begin when I put in the noodles,” she said. A baby that always fell asleep at the wrong note lay awake and cried.",
    ],
    end: [
      "By the end of the week they stood at their open windows at the usual time, and looked up. Somebody tried to hum it, got as far as the difficult place, and did it wrong on purpose. “No, higher,” called a man in slippers, “it goes wrong higher up!”",
      [
        "{Hero} heard it. {He} put {his} head out, and they fell silent, and some of them blushed. “We can't sleep,” said the old lady. “Would you, please?” {Hero} fetched {theinstrument}. {His} hands were not quite steady.",
        "{Hero} heard it. {He} put {his} head out, and they fell silent, and some of them blushed. “We can't sleep,” said the old lady. “Would you, please?” {Hero} did not have to be asked twice, though {his} hands were not quite steady.",
      ],
      "{He} began from the beginning. They waited for the place with their breath held, and it went by, clear and right, for the very first time. For a second nobody moved. Then they clapped as if it were the end of the world. Only the baby was still awake.",
      "{Hero} plays every evening now, and the windows stay open. The old lady puts in the noodles. And right at the end {he} plays the old mistake once, quite softly, for the baby.",
    ],
  }),
];
