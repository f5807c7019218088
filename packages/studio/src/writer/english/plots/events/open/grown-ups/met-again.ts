import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

/** Who meet after years, who try once more, who meet for the first time, and who share one night or one ride. */
export const metAgain: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("killer|murder\\w*|robot|ghost\\w*|thief|policeman|war")}(?:go(?:es)?|went|had to|have to|took|takes?|tr(?:y|ied|ies)|decided|gave|give[sd]?|book(?:ed|s)?|spen[dt]s?|were (?:stuck|sent)|agree[sd]?|rent(?:ed|s)?|started|signed up)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:couple|husband and (?:a |his )?wife|married|marriage|parents|spouses|husband|wife)\b)(?=.*\b(?:divorc(?:e|ed|ing)|separat(?:e|ed|ing|ion)|on the edge|break(?:ing)? up|split(?:ting)? up|nothing (?:left )?to say|marriage (?:was|is) (?:in trouble|over|broken|failing)|save (?:their|his|her|our|the) marriage|last (?:try|chance|attempt)|one last|drifted apart|barely speak|hardly speak|barely talk|stopped talking)\b)(?=.*\b(?<trip>(?:camping )?(?:trip|holiday|cruise|weekend|journey|hike|vacation|honeymoon|dance (?:class|course)|road trip))\b)(?!.*\b(?:daughter|son|twins|children|kids|killer|murder\w*|island|died|sink\w*|strangers)\b)/i,
    after: [
      [
        0,
        "=Everything had been divided up already: the books, the lamps, and the fondue set that neither of them wanted. There was only the {trip} left. It had been booked long ago and could not be cancelled, not even for good reasons. “We're grown-ups,” they had said. “We'll manage.” There was only one suitcase with wheels.",
      ],
      [
        1,
        "=The first day was polite. “After you.” “No, after you.” In this way it took them quite some time to get anywhere. In the evening they sat opposite each other, and each of them knew what the other one was going to say. It was not a bad feeling. It was only that one could not say so any more.",
      ],
      [
        1,
        "=On the second day they quarrelled at last. It was about the map. It went on for three hours, and it went back as far as the year with the tent. “You never once asked me where I wanted to go!” “You always said: anywhere!” “With you!” it was shouted. “Anywhere with you! That was the whole sentence!” A man nearby took his book and moved to another bench.",
      ],
      [
        2,
        "=After that they were very quiet. They had a bag of plums. They ate them one after the other and counted the stones, as one does. He loves me, it came out, for the one, and for the other one it came out the same. They were both ashamed a little, and neither of them said what they had been counting for.",
      ],
      [
        0.4,
        "=On the last evening it rained in streams, and the lamp went out. They had one torch between them, and it worked only if it was shaken. “You shake,” said the one. “I'll look.” “For what?” “I don't know. I thought it was here somewhere.” They both knew by then that it was not about the torch.",
      ],
    ],
    end: [
      [
        0,
        "=It turned up in the suitcase, right at the bottom, in the side pocket that is never emptied. It was a ticket, for two, from the very first time. “Anywhere”, somebody had written on the back, for fun. They read it by shaking. Then nobody shook any more, and it was dark, and one could only hear the rain, and somebody who was looking for a hand.",
      ],
      [
        0.6,
        "=They were asked at home how the {trip} had been. “Dreadful,” they said. “It rained, the food was bad, and we quarrelled.” They looked at each other. “We've booked again for next year.” The lamps had to be carried back up the stairs. It took them the whole weekend.",
      ],
      [
        0.5,
        "=There are two suitcases with wheels now, just in case. They stand one inside the other. And on the fridge hangs the ticket, with the back to the front. Whoever asks where they are going this time gets it read out.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("killer|murder\\w*|robot|ghost\\w*|thief|policeman|war|first love|penguins?|bear|school bus")}(?:(?:met|meets?|saw|see|ran into|bumped into|recogni[sz]ed|were seated|sat|sit) (?:each other |one another |next to [^.]*? )?(?:again|at (?:their|a|the|his|her|an?) (?:class |school |college |old )?(?:reunion|funeral|wedding|airport|station|supermarket|dance (?:class|course)|auction|hospital|market)|after (?:[a-z]+ )?(?:years|decades)|as strangers|by chance)|(?:did|do) not recogni[sz]e each other|pretend(?:ed)? not to know each other)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:two|both|they|couple|and|each other|sweethearts|friends|lovers|classmates|brothers|sisters)\b)(?=.*\b(?:again|years|decades|reunion|once (?:loved|were|married)|used to|divorced|former|childhood|class|as strangers)\b)(?!.*\b(?:thief|policeman|killer|murder\w*|enem(?:y|ies)|rivals?|hated|war|prison|ghost|alien|spy|dog|cat|bully|bullied|stole|married|divorced|never met|ever meeting|first time)\b)/i,
    after: [
      [
        0,
        "=They had almost gone past each other. “You haven't changed a bit,” they said at the same time. Then they looked at each other and had to laugh. It was the first lie for a good many years, and it was as easy as in the old days.",
      ],
      [
        1,
        "=First they went through what one goes through: work, knees, who is still living where. It was done in seven minutes. Each of them would have liked to go, and neither of them knew what one does with one's hands when one goes.",
      ],
      [
        1,
        "=“Do you remember the boat?” asked the one. The other one remembered a bicycle. In the boat they had been three, and on the bicycle they had been two. It had been raining there, and here the sun had shone. They argued about it, more and more loudly, till somebody beside them said that it had been a tractor.",
      ],
      [
        1,
        "=But they agreed about one thing. There had been a bench, and there had been something carved into it that was never finished. Somebody had come with a dog, and they had run away, in two directions. “I thought that you would come back for the knife,” said the one. “I thought that you had it,” said the other one.",
      ],
      [
        0.4,
        "=That was how it had been, then. It was not a quarrel. It was not even a reason. It was a pocket knife that each of them had thought was with the other one. They looked at their shoes and worked out how long that had been. It came to a number that one does not say aloud.",
      ],
    ],
    end: [
      [
        0,
        "=They left without their coats. The bench was still there. It had been painted over, green, and then brown, and then green again, but one could feel it with one's thumb: half a word. The knife was not there. There was only a bunch of keys. It is quite difficult to carve with a key, and it took until the street lamps went out.",
      ],
      [
        0.6,
        "=Somebody came by with a dog. “What are you doing there?” it was called, sternly. They looked at each other, two people with grey in their hair and paint under their nails. And then they ran, as fast as one can with such knees. This time they both ran in the same direction.",
      ],
      [
        0.5,
        "=The word is finished now. It is only a short one, and one has to know where it is. The second half is younger than the first, and not so deep. It is being gone over from time to time, on Sundays, with a proper knife. Somebody thought of bringing it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("killer|murder\\w*|robot|ghost\\w*|thief|alien|vampire|pregnant|labour|kidnap\\w*|bomb|gun|money")}(?:(?:pick(?:s|ed) up|drove|drives|took|takes|[gh]ave (?:a|the) (?:lift|ride) to|got in(?:to)?|gets in(?:to)?|climb(?:s|ed) in(?:to)?|had|has|was asked|asked (?:him|her)|asks (?:him|her)|wanted to (?:be driven|go|visit|see|say)) (?<fare>(?:an?|the) (?:(?:very|old|elderly|strange|lonely|last|tired|silent|sad) )*(?:woman|man|lady|gentleman|passenger|stranger|widow|widower|grandmother|grandfather|actress))\\b[^.]*)`,
    ),
    idea: /^(?=(?:.*?\b(?<driver>(?:taxi|cab|truck|lorry|bus|tow[- ]truck|rickshaw|uber|coach) driver|trucker|cabbie|chauffeur)\b)?)(?=.*\b(?:(?:taxi|cab|truck|lorry|bus|tow[- ]truck|rickshaw|uber|coach)(?: driver)?|trucker|cabbie|chauffeur)\b)(?!.*\b(?:baby|dog|cat|dragon|ghost|rear-view|love|killer|murder\w*|robot|alien|santa|letter|bank|stolen|vampire)\b)/i,
    after: [
      [
        0,
        "=“Where to?” It is a question that one asks forty times a day, and one gets a street and a number. This time there was a pause. {Thefare} looked out of the window, where there was nothing to be seen but a wall. “The long way, please,” said {thefare} then.",
      ],
      [
        1,
        "=The long way has no rules. They turned left where everybody turns right, because of a light that was on. “There used to be a dance hall there.” They turned off again at a bridge. “Here somebody once waited for me for two hours.” “And did you come?” “No.” The indicator ticked. “Then we'll stop for a minute,” came the answer from the front.",
      ],
      [
        1,
        "=They talked as one talks only in the dark and with one's eyes on the road. It was about what one had wanted to become. It was about soup. At some time it was the turn of the one at the wheel((, of the {driver})), who never told anything about home, and who now told about it for eleven kilometres, and missed the turning.",
      ],
      [
        2,
        "=They had something to eat on the way, standing up, out of paper. The counter was just being wiped. “Are you two together?” it was asked. They looked at each other, as if that were a hard question. “Today we are,” they said.",
      ],
      [
        0.4,
        "=Then there was the last corner. They both knew it, and so they drove more and more slowly, until a bicycle overtook them. In front of the door a lamp was on. The engine was switched off. Nobody got out. “I'm rather afraid of going in there,” said {thefare}.",
      ],
    ],
    end: [
      [
        0,
        "=One has a licence for driving. One has none for that. All the same a door was opened at the front, and one at the back, and an arm was held out, as one used to do at that dance hall. “I'm coming in as far as the stairs,” it was said. It became the first floor. It became a cup of tea. The engine was quite cold by then.",
      ],
      [
        0.6,
        "=“What do I owe you?” There was a look at the meter. It had been off the whole time, since the bridge at least. “It must be broken,” came the answer. “Then you'll have to come again when it works,” said {thefare}, “so that I can pay. What about Thursday?”",
      ],
      [
        0.5,
        "=The question is still asked forty times a day. Most people give a street and a number. But on Thursdays nobody needs to ask. It is left at the light, and over the bridge, and there they stop for a minute. Somebody might still be waiting.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("killer|murder\\w*|robot|ghost\\w*|vampire|fell in love|falls? in love|fell for|coma|baby|labour")}(?:talk(?:s|ed)?|read(?:s)?(?: to)?|sat|sits|tell(?:s)?|told|play(?:s|ed)?|look(?:s|ed) after|could not sleep|was afraid|ask(?:s|ed)?|befriend(?:s|ed)?|got to know|waited|stay(?:s|ed)|want(?:s|ed)|shar(?:es|ed)|became friends|kept|visit(?:s|ed))\\b[^.]*`,
    ),
    idea: /^(?=(?:.*?\b(?<nurse>(?:night )?nurse|night sister)\b)?)(?=(?:.*?\b(?<sick>(?:an?|the) (?:[a-z]+ ){0,2}?(?:patient|man|woman|lady|sailor|gentleman|actor|actress|captain|teacher|soldier|musician))\b)?)(?=.*\b(?:nurse|ward|hospital|hospice|clinic|patient|night sister|hospital room|bed)\b)(?=.*\b(?:patient|old (?:man|woman|lady|sailor|gentleman|actor)|two (?:men|women|patients|old)|stranger|roommate|night nurse|bed next)\b)(?=.*\b(?:night|nights|morning|sleep|dark|bed|beds|room|evening)\b)(?!.*\b(?:clown|ghost|killer|murder\w*|love|vampire|baby|robot|children|boy|girl|dog|cat|died|dies|escape|superhero|steal\w*|birthday|smuggl\w+)\b)/i,
    after: [
      [
        0,
        "=At three o'clock a house like that is a ship. Everything is lying down, something hums, and at the end of the corridor there is one lamp. “Can't sleep?” it was asked((, and that was the {nurse})). “I'm not trying,” was the answer(( of {thesick})). “I've slept enough in my life.”",
      ],
      [
        1,
        "=The first night was about the tea, which was thin. The second was about what one would have instead. By the third they had got as far as a harbour bar with four tables and a parrot that took orders. It had to be described very exactly. “What did the parrot say when there was no fish?” That had never been told to anybody.",
      ],
      [
        1,
        "=In exchange there was something about the other side of the lamp. What one does when one has the day for a night. That one buys bread when others buy wine. That there is nobody who asks how it was, because it is breakfast time. “How was it?” it was asked promptly. It took until half past four.",
      ],
      [
        2,
        "=There were rules: no noise, no light, no visits. They kept to all of them. Nothing had been said about peanuts. They were cracked under the blanket, one by one, and each time somebody coughed for it, very convincingly. In the morning the doctor was worried about that cough.",
      ],
      [
        0.4,
        "=Then there was a night that was not a good one. The tea stood there and got cold. The hum had become faster. Nothing was told, and nobody coughed, and the window was black and stayed black. A hand lay on the blanket, and after a while there was a second hand on it. “The parrot,” it came at last, quite low. “You never told me what it was called.”",
      ],
    ],
    end: [
      [
        0,
        "=It was told. It was told very slowly, because it was a long name, with three first names and a title. After that came how it had lost its tail feathers, and how it had been married. Some of that was perhaps not true. When the story was at an end, the window had turned grey. The hum had gone back to its old step. “Again,” said the voice from the pillow. “And this time with the fish.”",
      ],
      [
        0.6,
        "=On the last morning the bag stood packed on the chair. They did not shake hands, they had got beyond that. “It'll be quiet now,” said the one. “You'll have to sleep,” said the other one. “Yes. I've no practice in that.”",
      ],
      [
        0.5,
        "=At three o'clock the lamp is on, as always. But on some nights there is a light at the front desk: the telephone. “There's no fish today,” somebody croaks, with three first names and a title. Then someone has to cough very loudly, so that nobody hears the laughing.",
      ],
    ],
    of: "people",
  },
];
