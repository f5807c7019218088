import type { Arc, ArcStory } from "../arc.ts";

/** Somebody near to the hero has done it. */
const lastPiece: ArcStory = {
  after: [
    [
      0,
      "=At home nothing was said. Somebody passed the salt, and somebody asked how the day had been. “Fine,” said {hero}. “Fine,” came from the other side of the table, a little too soon. {They} both ate as if {they} were being marked for it. There was one piece of cake left over. Neither of them took it.",
    ],
    [
      0.6,
      "={Hero} waited for it to be said by the one who should say it, and walked slowly, and left pauses. “What is it?” he asked in the end. “I know that it was you,” said {hero}. There was a long silence. “Are you going to tell?” “I was hoping I wouldn't have to.”",
    ],
    [
      0.8,
      "=Meanwhile somebody else was being blamed for it. When that one came in, the talk stopped, and started again a little lower. {Hero} held the door open there as well. “Thank you,” {he} {was} told, as if {he} were one of the good ones. That was the worst so far.",
    ],
    [
      0.8,
      "=“You'd be hurting all of us,” he said. “Not only me.” It was true. {Hero} saw their faces. {He} saw the other face as well, the one that did not deserve it, and tried to find out which side was heavier. They did not weigh the same for two minutes together.",
    ],
    [
      0.4,
      "=Then the day came when it was to be decided. {Hero} got up early. The piece of cake was still there, and it had gone quite hard. Somebody had cut it into two halves, very exactly, and had eaten neither.",
    ],
  ],
  end: [
    [
      0,
      "=“I was going to leave you one,” he said from the doorway. He had his good shirt on. “And then I was going to be gone. I got as far as the gate.” “And?” “Then I thought that you'd be standing there with both halves.” {Hero} took one of them. It was like eating a tile.",
    ],
    [
      0.5,
      "={They} went there together, and {hero} did not say a word, and only stood so close by that {their} sleeves touched. He said it himself, all of it, and looked at the right person while he did. It was not over with that. There was a good deal still to come. But {they} walked home slowly, and left no pauses.",
    ],
    [
      0.3,
      "=At {their} table the last piece is still left over sometimes, out of politeness. Then somebody gets the knife. One cuts and the other one chooses, and it gets eaten at once, while it's soft.",
    ],
  ],
};

/** The hero knows, and is asked to say nothing. */
const theGlassOfWater: ArcStory = {
  after: [
    [
      0,
      "=Everybody was waiting for the next sentence, and {hero} had it ready. {He} had only to open {his} mouth. Instead {he} asked for a glass of water. It was brought at once. It was a small glass. {He} drank it as slowly as water can be drunk, and that came to nearly a minute.",
    ],
    [
      0.8,
      "=There were two ways. If {he} said it, something would break that could not be mended. If {he} did not, it would break as well, only later, and somewhere else, and {he} would have known. “Is anything the matter?” they asked. “I have lost the word,” said {hero}. They were very understanding. Words get lost.",
    ],
    [
      0.8,
      "=In the break somebody came and stood next to {him} at the window. “You know, don't you,” said a quiet voice, “and I know that you know.” It was not a threat. It was nearly a request. “I have to go back in,” said {hero}. “Yes,” said the voice. “So do I. That's the trouble.”",
    ],
    [
      0.5,
      "=“Could you repeat that?” {hero} asked when they were all in their places again. It was repeated. It was just as untrue as the first time, but it was said with more care, and it had got a little shorter. {He} looked up. Whoever is telling the truth repeats it in the same words, and gets impatient. Nobody here was impatient. Somebody here was afraid.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm afraid I still haven't understood it,” said {hero}. “It must be my fault. Please, once more.” A murmur went through the room. {He} asked for another glass of water. It came to a third time and to a fourth, and with every time there was a bit less of the lie. {He} had not said anything. {He} had only not let it pass.",
    ],
    [
      0.5,
      "=At the fifth time there was a long pause, and a chair was pushed back. “Perhaps I put it badly,” somebody said. “Let me begin again.” What came then was not pretty, but it was so, and one could go on from there. {Hero} passed it on, word for word. It was the easiest sentence of the day.",
    ],
    [
      0.3,
      "=It has stayed between two people. They have seen each other again now and then, across a large table, and have nodded. And somebody always sees to it that a glass of water stands at {hero's} place. It is a big one.",
    ],
  ],
};

/** Somebody is let off, and it does not stay without consequences. */
const letOff: ArcStory = {
  after: [
    [
      0,
      "=It was against everything {he} had ever been told, and it had taken no longer than a sneeze. {Hero} wrote the usual thing in the usual column, and it was the first thing {he} had ever written there that was not so. The pencil did it without a murmur.",
    ],
    [
      0.8,
      "=One lets somebody off, and then it's over; that had been the idea. But {he} kept coming back to it. {He} stopped in the middle of {his} work, and it was said to {him} twice that {he} {was} smiling. {He} had not smiled at work for so long that there was a rumour about it by evening.",
    ],
    [
      0.6,
      "=Then there was a check. A man with a thin case went through the columns with the blunt end of a pencil. “Here,” he said. “Do you remember this one?” {Hero} said that one can't remember all of them. It was the second untrue thing, and it went worse than the first.",
    ],
    [
      0.5,
      "=“You've never made a mistake,” said the man with the case. “In all these years not one. I was told about you. And now there's this.” He sounded like somebody who has found a hair in something very good. “I'll have to pass it on, unless you can tell me what it was.” {Hero} had until the next day for it.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} told him what it was. {He} left nothing out, and made nothing any better, and at one point {he} even hummed. The man listened to it. His pencil had stopped over the column. “Say that bit again,” he said, “the bit before you let go.” {Hero} said it again. The man turned the pencil round and rubbed something out.",
    ],
    [
      0.5,
      "=“There was nothing there,” he said. “I must have read it wrong.” It was against everything he had ever been told; one could see it by his ears. He shut the thin case. At the door he turned round. “Does it get easier?” “No,” said {hero}. “But one smiles.”",
    ],
    [
      0.3,
      "=In the column there is a place now where the paper is a little thinner. If it was held up to the light, the light came through. {Hero} did that sometimes before beginning, and then {he} got to work and {was} as strict as ever.",
    ],
  ],
};

/** What was caught is let go, and is seen again. */
const lighterNet: ArcStory = {
  after: [
    [
      0,
      "=For a while {hero} stood there with empty hands. {Topic} went, without any hurry, and did not look back. “Was that right?” asked {talker}. “I don't know,” said {hero}. “It was heavier than it looked.” The hands were still warm from it.",
      "=For a while {hero} stood there with empty hands. {Topic} went, without any hurry, and did not look back. {He} could still feel the weight of it in both arms. All the way home {he} carried them as if there were something in them.",
    ],
    [
      0.8,
      "=People wanted to know what {he} had caught. “{Topic},” said {hero}, because it was so. They laughed until they had to hold on to something. “And where is it?” “I let it go.” “Of course you did,” they said. “That's the sort that always gets let go.”",
    ],
    [
      0.6,
      "=“We could have kept it for one night,” said {talker}. {Hero} had thought the same. For one night, and then for another; and {he} knew how that goes on. “What would we have fed it?” asked {hero}. {Talker} had no answer to that, but went on looking in the direction in which {topic} had gone.",
      "=At night {hero} lay awake. {He} could have kept {topic} for a day, and shown people, and not one of them would have laughed. For a day, and then for another; {he} knew how that goes on. {He} got up twice to look, and there was nothing to see.",
    ],
    [
      0.9,
      "=That week {hero} mended the net. There was nothing wrong with it but one torn mesh. {Talker} came and held the other end. “Is that where you cut {topic} free?” asked {talker}. {Hero} nodded, and tied all the knots round it, and left out the last one. “You've left it open,” said {talker}. “I know,” said {hero}.",
      "=That week {hero} mended the net. There was nothing wrong with it but one torn mesh, where {he} had cut it open {himself}. {He} tied all the knots round it, small and tight, until there was only the last one left. Then {he} hung the net up as it was. If anyone asked, {he} had run out of twine.",
    ],
    [
      0.6,
      "=After that {he} caught nothing for nine days, not so much as a boot. {He} began to think that {he} had used up all {his} luck at once. “You shouldn't have let it go,” people told {him}, even those who had never believed in it. On the tenth day {hero} nearly stayed at home.",
    ],
  ],
  end: [
    [
      0,
      "=“Come on,” said {talker}, and held out one end of the net. So {he} went after all. They threw it where they had thrown it that first time. Then {talker} pointed. {Topic} was there again, close by, quite calm, and this time it came by itself. It stayed just as long as it takes to say thank you.",
      "={He} went after all, to the same place, and did what {he} had done that first time. Then {he} stopped. {Topic} was there again, close by, quite calm, and this time it came by itself. {Hero} did not reach for it. It stayed just as long as it takes to say thank you.",
    ],
    [
      0.5,
      "=When {he} pulled in what {he} had thrown out, it was so full that {he} had to call for help. The very people came who had laughed. They pulled until dark, and it did not get dark for a long while, because {topic} stood over there and waited until they had finished.",
    ],
    [
      0.3,
      "=There was one mesh in {hero's} net that was wider than the others. {He} mended the rest, many times, and always left that one. “What's it for?” people asked. {Hero} only looked up, and went on mending.",
    ],
  ],
};

/** The same of a woman. */
const ofHer = ({ after, end }: ArcStory): ArcStory => ({ after: after.map(withHer), end: end.map(withHer) });
const withHer = <Beat>(beat: Beat): Beat =>
  (Array.isArray(beat)
    ? beat.map((part) => (typeof part === "string" ? part.replace(MALE, toHer) : part))
    : beat) as Beat;
const MALE = /(?<!\{)\b(?:[Hh]e|[Hh]is|himself)\b/g;
const toHer = (word: string): string =>
  /is$/.test(word) ? "her" : /^himself$/.test(word) ? "herself" : word === "He" ? "She" : "she";

const GRAVE = "murder\\w*|kill\\w*|dead|bodies|bomb|prison\\w*|execut\\w*|died|hanged";

/** Truth against loyalty. */
export const loyalty: readonly Arc[] = [
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:knew|found out|saw|realised|realized|discovered|learned)\\b.*\\b(?:it was (?:my|his|her|their) (?:little |older |big |younger |twin |own |best )?(?:brother|son|father|dad|uncle|cousin|husband|grandfather)|(?:my|his|her|their) (?:own )?(?:brother|son|father|dad|uncle|cousin|husband) (?:did it|was behind it|was the thief|had done it|stole it|had stolen it)))`,
      "i",
    ),
    stories: [lastPiece],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:knew|found out|saw|realised|realized|discovered|learned)\\b.*\\b(?:it was (?:my|his|her|their) (?:little |older |big |younger |twin |own |best )?(?:sister|daughter|mother|mum|aunt|wife|grandmother)|(?:my|his|her|their) (?:own )?(?:sister|daughter|mother|mum|aunt|wife) (?:did it|was behind it|was the thief|had done it|stole it|had stolen it)))`,
      "i",
    ),
    stories: [ofHer(lastPiece)],
  },
  {
    told: /^(?:understood|realised|realized|knew|noticed|heard|was told to (?:keep|say nothing)|had to (?:decide whether|choose)|was asked to (?:lie|keep))\b.*\b(?:lying|lied|lie|secret|silent|quiet|tell|say|said)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:translator|interpreter|stenographer|meeting|negotiat\\w*|talks|conference|court|trial|witness|hearing|council|summit)\\b)`,
      "i",
    ),
    stories: [theGlassOfWater],
  },
  {
    told: /^(?:let|lets) (?:it|them|him|her|the [a-z]+) (?:go|free|swim|fly)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^(?=.*\\b(?:caught|catch)\\b)(?=.*\\b(?:net|fisher\\w*|boat|fish|sea)\\b)(?!.*\\b(?:${GRAVE}|thief|killer)\\b)`,
      "i",
    ),
    stories: [lighterNet],
  },
  {
    told: /^(?:let|lets) .*\b(?:go|off|pass|through|escape|in without|free)\b|^(?:looked|turned) (?:the other way|away|a blind eye)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|himself go|herself go|balloon|rope|hand|war|fish\\w*|net|animal|bird)\\b)`,
      "i",
    ),
    stories: [letOff],
  },
];
