import { phrase } from "../../phrase.ts";
import { HERO_AT_START } from "./idea-words.ts";
import { learnedTo, PURPOSE, somebodyAfter, WHERE } from "./skill-words.ts";
import { withPal } from "./with-pal.ts";

const NO_SKILL =
  "(?!(?:be|trust|love|share|forgive|accept|let|laugh|smile|wait|listen|believe|say|ask|stand up|live|enjoy|lose|hope|dream|relax|slow|help|care|respect|work|like|know|see|hear|get|keep|stay|give|take|hate|fear|tell|never|not|think|feel|find|cope|deal|survive|understand|speak|talk|become|kill|fight|have|face|need|look|stop|appreciate|value|leave|go|come|make|cry|sleep)\\b)[a-z]+";

/** Stories of learning a skill in secret, or late in life, or a language, or something for life. */
export const learningLate = [
  withPal({
    says: [
      phrase(learnedTo(NO_SKILL)),
      /\b(?:secretly|in secret|without telling|behind (?:his|her|their) back|to surprise)\b/,
    ],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      somebodyAfter("to surprise|surprise|for|impress|without telling", "friend"),
    ],
    unless: /\b(?:murder|killed|taught|prison|spy|spies)\b/i,
    after: [
      [
        "{Hero} told nobody, not a soul. {He} waited until the others were busy, slipped away without a sound and practised {where}. “I've only been for a walk,” {hero} said afterwards, and hoped that nobody would ask where to.",
        "{Hero} told nobody, not a soul. {He} waited until the others were busy, slipped away without a sound and pulled the door shut behind {him}. “I've only been for a walk,” {hero} said afterwards, and hoped that nobody would ask where to.",
      ],
      "As long as nobody knew, nobody could laugh, and that was a good thing. The beginning was dreadful. {Hero} tried to {skill} and was glad that there was only a beetle to see it. The beetle left after a minute. {Hero} stayed, began again from the front, and got stuck at the very same place.",
      "+ By and by there was less and less to be ashamed of. {Hero} hummed at breakfast and smiled into {his} cup. “What has got into you?” {he} was asked. “Nothing,” said {hero}, and turned red up to the ears. It is a strange thing: the better it went, the harder it became to keep it secret.",
      [
        "Then {friend} began to wonder. {Hero} was never there when {friend} looked for {him}, and {he} blushed when {friend} asked. “You're hiding something from me,” said {friend}, and it sounded sad. {Hero} opened {his} mouth and shut it again. That night {he} nearly gave up the whole thing.",
        "Then {talker} began to wonder. {Hero} was never there when {talker} looked for {him}, and {he} blushed when {talker} asked. “You're hiding something from me,” said {talker}, and it sounded sad. {Hero} opened {his} mouth and shut it again. That night {he} nearly gave up the whole thing.",
        "Then people began to wonder. They had seen {hero} slip away, and they put their heads together. Was {he} in trouble? Was {he} ill? Somebody left soup at the door. {Hero} was touched, and ashamed, and nearly gave up the whole thing.",
      ],
    ],
    end: [
      "One evening {hero} forgot to shut the door. It was going so well that {he} forgot everything else too. When {he} turned round at last, somebody was standing there, and behind that somebody stood all the others. Nobody said a word. {Hero} would have liked to vanish into the ground.",
      [
        "“So that's it,” said {friend}. “You can {skill}!” {Friend} came closer, and {hero} saw that {friend} was not laughing at all. “It was going to be a surprise,” said {hero} in a small voice. “It is one,” said {friend}, and threw both arms round {him}. “Do it again. This time I'm sitting in front.”",
        "But nobody laughed. “How long have you been able to {skill}?” somebody asked at last. “Since Tuesday,” said {hero} truthfully. They clapped, first a few, then all of them, and the beetle sat on the doorstep too. {Hero} wished that it would never stop.",
      ],
      [
        "And so the day came when {hero} could {purpose}, for that was what it had all been for. Nobody had to be sent away this time. {Hero} did it in broad daylight, in front of everybody, and {his} hands only shook at the very beginning. It was even better than in {his} dreams.",
        "After that {hero} did it with the door open. It was lovely not to have to whisper. Some came to watch, and some wanted to know how it was done, and {hero} showed them how to {skill} from the very beginning, the dreadful part too. “Don't worry,” {he} said. “Nobody's looking but us.”",
      ],
      "From time to time {hero} still slips away without a word. “I've only been for a walk,” {he} says afterwards, and everybody nods very seriously. Then they look at one another and wait, because after each of these walks there has been something new to see.",
    ],
  }),
  withPal({
    says: [
      phrase(learnedTo(NO_SKILL)),
      /^(?:There was (?:once )?)?(?:An?|The|My|His|Her) (?:[a-z-]+ )?(?:old|elderly|retired|aged|[5-9]\d-year-old)\b|^(?:(?:A|The|My) (?:[a-z-]+ )?)?(?:pensioner|widow(?:er)?|[Gg]rand(?:mother|father|ma|pa|dad)|[Gg]ranny|[Nn]onna)\b|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, (?:aged )?[5-9]\d\b|\b(?:at|at the age of|aged) [6-9]\d\b|\blate in life\b/u,
    ],
    of: "adults",
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      somebodyAfter("to surprise|surprise|for|impress|from|with|by|because|because of|for", "friend"),
    ],
    unless:
      /\b(?:murder|killed|taught|prison|(?:old|elderly) (?:tree|castle|house|boat|violin|piano|book|bike)|[1-4]\d?-year-old|(?:boy|girl|child|pupil|student|puppy|kitten|cub)\b)/i,
    after: [
      "“At your age?” people said. {Hero} had expected that, and had an answer ready. “At what other age?” {he} asked. “I haven't got another one.” {He} had put it off for a whole lifetime, because of work, because of what people would say. Now {he} was going to learn to {skill}.",
      "+ It was worse than {he} had thought. {His} back ached, {his} glasses slid down, and whatever went into {his} head in the morning had gone out again by noon. All the others who were learning it were a third of {his} age. They were kind to {hero}, which was the worst thing about it.",
      [
        "“Show me what you've got so far,” said {friend}. {Hero} showed it. {Friend} watched to the end with great attention. “That's not much,” said {friend}. “No,” said {hero}. “But yesterday it was less.” {Friend} thought about that and stayed, and from then on {friend} came to watch every day.",
        "“Show me what you've got so far,” said {talker}. {Hero} showed it. {Talker} watched to the end with great attention. “That's not much,” said {talker}. “No,” said {hero}. “But yesterday it was less.” {Talker} thought about that and stayed, and from then on {talker} came to watch every day.",
        "So {hero} made a plan: a quarter of an hour before breakfast and a quarter of an hour after supper, every day, Sundays too. {He} crossed off each day on the calendar in the kitchen. The crosses stood there in a row like little birds on a wire, and {hero} did not like to break the row.",
      ],
      "+ There was one thing that the young ones did not have: {hero} had time. {He} was not in a hurry to be good at it. {He} had already been bad at a great many things in {his} life, and had lived through them all. So when it went wrong, {hero} said “Aha,” and did it over again.",
      "Then came the day on which nothing worked. {Hero} could not even do what {he} had been able to do the week before. {He} sat down and felt every single one of {his} years. “Perhaps they're right,” {he} said. “Perhaps it is too late.” There was no cross on the calendar that evening.",
    ],
    end: [
      "But {hero} lay awake and thought of all the people who had said “At your age?” Most of them had things of their own that they had never dared to begin. {He} got up before it was light. “One more time,” said {hero}, “and if it doesn't work, then once more after that.” And {he} began.",
      "Nobody saw it happen. It went as slowly as always, and yet something was different: {hero} did not have to think of the next thing, because the next thing came by itself. {He} held {his} breath until it was done. Then {he} said it aloud into the quiet morning: {hero} could {skill}.",
      [
        "Soon the great day came. {Hero} had put on {his} best clothes for it, and {his} heart was beating like a young one. All those crosses on the calendar had been for this, and now {he} could {purpose}. {He} took {his} time over it. {He} had waited so long that {he} did not want to miss any of it.",
        "“How did you do that?” asked the young ones. “At my age, you mean?” said {hero}, and enjoyed their faces. They begged {him} to show them the difficult part, the one that none of them could do yet. {Hero} pushed up {his} glasses and showed them, twice, without any hurry.",
      ],
      "There is a new calendar in the kitchen now. On its first page {hero} has written down the next thing that {he} has put off for a whole lifetime. “At your age?” people will say. {Hero} is already looking forward to that.",
    ],
  }),
  withPal({
    says: [
      /\blearn(?:ed|t|ing)? (?:how )?(?:to (?:speak|understand|talk|write) )?(?:in )?(?<tongue>English|French|Spanish|Italian|German|Portuguese|Polish|Turkish|Arabic|Hindi|Urdu|Swahili|Japanese|Chinese|Mandarin|Korean|Russian|Greek|Dutch|Welsh|Irish|Gaelic|Latin|Danish|Swedish|Norwegian|Finnish|Icelandic|Hungarian|Czech|Ukrainian|Persian|Farsi|Hebrew|Thai|Vietnamese|Tamil|Yoruba|Zulu|Catalan|Basque|Romanian|Bulgarian|Serbian|Croatian|Albanian|sign language|the language of (?:the )?[a-z]+)\b/,
    ],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      somebodyAfter("for|impress|from|with|by|because|because of|talk to|speak to|speak with|talk with", "friend"),
      /\b(?:secretly|in secret|foreign|alone|difficult)\b/,
    ],
    unless: /\b(?:murder|killed|taught|prison|spy|spies|English (?:teacher|garden)|secretly|in secret)\b/i,
    after: [
      "It began with a single word. {Hero} said it over and over, on the stairs, in the bath, under the blanket, until it no longer felt like a stone in the mouth. It was the word for “hello”. For the time being it was all the {tongue} that {he} had.",
      [
        "“Say it again,” said {friend}, and {hero} said it again. {Friend} tried so hard not to laugh that tears came. “What did I say?” asked {hero}. “You said that you are a soup.” {Hero} turned red. But {friend} had understood that {he} was hungry, and that was the beginning of {hero's} {tongue}.",
        "“Say it again,” said {talker}, and {hero} said it again. {Talker} tried so hard not to laugh that tears came. “What did I say?” asked {hero}. “You said that you are a soup.” {Hero} turned red. But {talker} had understood that {he} was hungry, and that was the beginning of {hero's} {tongue}.",
        "Then {hero} tried it out for the first time. {He} had put together a whole sentence, and {he} said it. There was a silence. {Hero} had told a complete stranger that {he} was a soup. But the stranger had understood that {he} was hungry.",
      ],
      "Soon there were little slips of paper everywhere, on the cupboard, on the window, on the bread, and each of them had a word on it. {Hero} greeted the furniture in {tongue} in the morning and wished it a good night in the evening. The furniture never answered too fast.",
      "People did. As soon as {hero} had asked something, there came a whole flood of {tongue}, and {he} understood nothing. One evening {he} tore the slips off the cupboard. “It has no end,” said {hero}. “Every word has ten others behind it.”",
    ],
    end: [
      "That night {hero} had a dream. Only in the morning did it strike {him}: everybody in the dream had spoken {tongue}, and {he} had even made a joke. {Hero} stuck the slips of paper up again, one by one.",
      "The same day {hero} heard two people talking behind {him} and knew what they were laughing at, and before {he} could think about it {he} had said something too. They turned round. They did not laugh at {him}. They answered, and {hero} answered back, all in {tongue}.",
      [
        "So the day came on which {hero} could {purpose}. The words stood ready. {His} voice shook a little at the beginning. Then {he} forgot that it was {tongue} that {he} was speaking. {He} just said what {he} had wanted to say for so long.",
        "“How long have you been learning {tongue}?” asked {friend}. “Since the soup,” said {hero}. They both laughed, and then they talked until it was dark, about everything for which there had been no words before. When {hero} was stuck for a word, {friend} waited.",
        "They talked until it was dark, about everything for which {hero} had had no words before. There was such a lot of it. “Where did you learn {tongue} so well?” they asked in the end. {Hero} thought of the cupboard and the bread. “At home,” {he} said. “The furniture speaks it quite well.”",
      ],
      "One slip of paper still hangs on the bread box. It no longer has the word for bread on it, for {hero} will never forget that one. It says, in {tongue}: “I am a soup.” {Hero} smiles about it every morning.",
    ],
  }),
  withPal({
    says: [
      phrase(
        learnedTo(
          "(?:be (?:brave|kind|patient|honest|proud|himself|herself|happy|alone|grateful|gentle|a (?:good )?friend|bold|calm)|trust|love|share|forgive|accept|let go|laugh|smile|wait|listen|believe in|say (?:no|sorry|yes|thank)|ask for help|stand up for|enjoy|lose|hope|dream again|relax|slow down|respect|work together)\\b",
        ),
      ),
    ],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      WHERE,
      somebodyAfter("from|with|by|thanks to|because of", "friend"),
    ],
    unless: /\b(?:murder|killed|prison|taught)\b/i,
    after: [
      "It did not happen in a day. In the morning {hero} made up {his} mind that from now on everything was going to be different, and by noon it had already gone wrong twice. It is one thing to decide to {skill}, and quite another to do it when it counts.",
      [
        "“You're doing it again,” said {friend}. “I know,” said {hero}. “I only notice it when it's over.” {Friend} thought for a moment. “Then I'll cough,” said {friend}, “just before.” That week {friend} coughed so much that people offered {friendhim} cough drops, and {hero} blushed each time.",
        "“You're doing it again,” said {talker}. “I know,” said {hero}. “I only notice it when it's over.” {Talker} thought for a moment. “Then I'll cough,” said {talker}, “just before.” That week {talker} coughed so much that people offered cough drops, and {hero} blushed each time.",
        "“I only notice it when it's over,” {hero} said to {himself}. So {he} tied a piece of string round {his} wrist and pulled at it when things became difficult. Then {he} breathed in and out three times. By the end of the week the string was quite frayed, and {hero} had breathed a great deal.",
      ],
      "Little by little {hero} managed it now and then, mostly with small things. One evening {he} managed it for as long as it takes to drink a cup of tea. It felt strange, like walking in somebody else's shoes. But they were warm shoes.",
      "Then there came a day with a big thing, and {hero} fell right back into {his} old ways. {He} shouted, or {he} was silent, and both were wrong. Afterwards it was very quiet. “I shall never learn to do it,” said {hero}. “That's just how I am.” Nobody coughed, and nothing helped.",
    ],
    end: [
      "A whole night went by. {Hero} thought of the cup of tea. That evening it had been {him} as well, and nobody else. If it could last as long as a cup, it could last as long as a pot. Before anyone was up, {hero} went out to put right what could be put right.",
      [
        "{He} found {friend} outside in the cold. {Hero} had thought up fine words, and not one of them came out. So {he} simply did it, right there: for the first time {he} managed to {skill} when it really was hard. {Friend} looked at {him} for a long time. “I wasn't even going to cough,” said {friend}.",
        "{He} found {talker} outside in the cold. {Hero} had thought up fine words, and not one of them came out. So {he} simply did it, right there: for the first time {he} managed to {skill} when it really was hard. {Talker} looked at {him} for a long time. “I wasn't even going to cough,” said {talker}.",
        "It was not easy, and {his} voice was not steady. But for the first time {hero} managed to {skill} when it really was hard. The others looked at {him} for a long time. Then somebody moved up and made room for {him}. {Hero} sat down, and noticed that {he} had not pulled at the string.",
      ],
      "+ Of course it still went wrong sometimes. But {hero} noticed it earlier now, and in the end so early that it did not even begin. “You've changed,” people said who had not met {him} for a while. {Hero} was surprised. {He} thought that {he} was only a bit more like {himself}.",
      "In the evening, when the tea is ready, {hero} takes the big pot. There is always somebody who comes by and sits down. And when one of the young ones sighs that it is all far too hard, {hero} pours another cup and says, “Begin with this.”",
    ],
  }),
];
