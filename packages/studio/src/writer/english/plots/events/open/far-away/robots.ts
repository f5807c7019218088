import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const ROBOT = "(?:robots?|androids?|automaton|robot vacuum cleaner|vacuum robot|machine|drone)";
/** The idea begins with a robot: "A robot that cleans", "Robot Bolt", "The last robot on Earth". */
const IS_ROBOT = `^(?:(?:There was once|This is the story of) )?(?:[A-Za-z'’-]+,? ){0,5}?(?:[Rr]obots?|[Aa]ndroids?|automaton|machine|drone)\\b(?!['’]s)`;
const FINDS =
  "(?:found|finds|discovered|came across|rescued|picked up|dug out|dug up|stumbled (?:on|upon|across)|saved|was (?:given|left|handed))";
const KEEPS =
  "(?:took care of|take care of|cared for|care for|looked after|look after|raised?|brought? up|bring up|kept|keep|hid|hide|protect(?:ed)?|saved?|rescue|adopt(?:ed)?|guard(?:ed)?|water(?:ed)?|feed|fed|nursed?|tend(?:ed)?|became friends with)";
const BABE =
  "(?<babe>baby|toddler|newborn|kitten|puppy|cat|dog|duckling|chick|bird|fledgling|fox cub|hedgehog|mouse|lamb|foal|cub)";
const PLANT =
  "(?<plant>flower|plant|tree|rose|daisy|sunflower|dandelion|seedling|seed|sapling|sprout|tulip|lily|apple tree|poppy)";

/** Robots that find what lives and grows, learn what they were not built for, look after somebody, and wait. */
export const robots: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("stole|steal|kill|war|enemy")}(?:${FINDS} [^.]*?\\b${BABE}\\b(?! (?:food|carriage|robot|carrier))[^.]*|${KEEPS} (?:it|him|her|the (?:baby|kitten|puppy|cat|dog|bird|chick|duckling|child))\\b[^.]*)`,
    ),
    idea: new RegExp(
      `${IS_ROBOT}[^.]*?\\b(?:${FINDS})\\b[^]*?\\b(?:baby|toddler|newborn|kitten|puppy|cat|dog|duckling|chick|bird|fledgling|fox cub|hedgehog|mouse|lamb|foal|cub)\\b`,
    ),
    after: [
      [
        0,
        "={Hero} went through the list of things that may lie about. There were two hundred and twelve of them, from apple cores to zips. There was nothing on it like this, and certainly nothing that sneezed. So {hero} filed it under “other”. It did not stay there. It crawled out on the left.",
      ],
      [
        1,
        "=For its supper there was what there was: a drop of oil and a clean cloth. The {babe} wanted nothing to do with the oil. It ate a corner of the cloth. “Not oil,” {hero} wrote at the end of the list. It took until the third attempt to find something that stayed inside.",
        "=For its supper there was what there was: a drop of oil and a clean cloth. It wanted nothing to do with the oil. It ate a corner of the cloth. “Not oil,” {hero} wrote at the end of the list. It took until the third attempt to find something that stayed inside.",
        "=“What does it eat?” asked {talker}. “Oil,” said {hero}, who had never heard of anything else. It was tried out. It was not oil. It took until the third attempt to find something that stayed inside.",
      ],
      [
        0.55,
        "=Then came the night, and with it the noise. A {babe} has no switch. {Hero} looked for one for two hours, very gently, on the stomach and behind the ears. That seemed to be the right thing. In the middle of the search it fell asleep, right on the cable, and {hero} did not move until the morning.",
        "=Then came the night, and with it the noise. {Hero} looked for the switch for two hours, very gently, on the stomach and behind the ears. That seemed to be the right thing. In the middle of the search the noise stopped, and something slept, right on the cable. {Hero} did not move until the morning.",
      ],
      [
        2,
        "=The work did not get done, those days. There was dust in corners where there had never been any dust. {Hero} drew a face in it, and the {babe} looked at the face for an hour.",
      ],
      [
        0.5,
        "=But somebody who cannot move does not get to the socket. On the fourth evening a red lamp came on, and everything went slower. There was enough left for one thing: for the way to the socket, or for keeping something small warm until the morning. {Hero} worked it out twice. Then {he} opened the flap in front, where it is warmest, and made room.",
      ],
    ],
    end: [
      [
        0,
        "=In the morning only one lamp was still glowing. The {babe} woke up hungry and looked round for somebody who would do something about it. Nobody did. So it pulled at the cable, as it did every morning, with its whole weight. At the other end the plug swung against the wall, once, and twice, and the third time it stayed in.",
        "=In the morning only one lamp was still glowing. Somebody small woke up hungry and looked round for somebody who would do something about it. Nobody did. So there was a pull at the cable, as there was every morning, with the whole of a small weight. At the other end the plug swung against the wall, once, and twice, and the third time it stayed in.",
      ],
      [
        0.6,
        "=It hummed, it clicked, and one eye after the other went green. There was a warm lump on top of {him}, and it was chewing on the aerial. “Good morning,” said {hero}. There was nothing about that in the instructions.",
      ],
      [
        0.75,
        "=The list has two hundred and thirteen entries by now. Where it says what is to be done with the others, it says “bin”, or “return”, or “wipe up”. Behind the last one it says: “Stays. Not oil.”",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:${FINDS}|grew|grow|plant(?:ed)?|water(?:ed)?|guarded|protected) [^.]*?\\b${PLANT}\\b(?! pots?)[^.]*|${KEEPS} (?:it|the (?:flower|plant|tree|seed|rose|sapling))\\b[^.]*)`,
    ),
    idea: new RegExp(
      `${IS_ROBOT}[^]*?\\b(?:flower|plant|tree|rose|daisy|sunflower|dandelion|seedling|seed|sapling|sprout|tulip|lily|poppy)\\b`,
    ),
    after: [
      [
        0,
        "=It was green, it was as high as a screw, and it was growing where nothing was supposed to grow. {Hero} took a step back, so as not to cast a shadow on it. {He} had been built for heavy work. {He} had never been careful before, and {he} {was} not sure where one has to begin.",
      ],
      [
        1,
        "={He} began with what {he} {was} good at. {He} gave it oil. That was a mistake, and a leaf fell off. {Hero} picked the leaf up, looked for the place where it had been, and screwed it on again. It fell off once more, in a manner that could not be misunderstood.",
      ],
      [
        1,
        "=In a cellar lay a book that the damp had left half of. “Water,” it said under P for plants. “Light. Patience.” Water could be found, if one held a tin under the right pipe for a night. Light there was. {Hero} looked for patience in all the store rooms, and then {he} sat down and waited until there was some.",
        "=“Water,” said {talker}. “And then one waits.” “For how long?” “Until it's done.” {Hero} held a tin under the right pipe for a night, carried it back without spilling a drop, and sat down to wait.",
      ],
      [
        1,
        "=By the end of the month there were four leaves. {Hero} knew each of them. {He} said good morning to them, from the bottom to the top, and {he} had got into the habit of telling the {plant} what the weather was like.",
        "=By the end of the month there were four leaves. {Hero} knew each of them. {He} said good morning to them, from the bottom to the top, and {he} had got into the habit of telling them what the weather was like.",
      ],
      [
        0.5,
        "=Then came a storm of grit and rust, which took the paint off everything. There was no roof anywhere near. {Hero} knelt down and put both arms round the place, and {his} back into the wind. It blew for two days. When it was over, all {his} joints were full of sand, and {he} could not get up any more.",
      ],
    ],
    end: [
      [
        0,
        "=So {he} stayed as {he} {was}. {He} could still see straight down, and there it stood, in the lee of so much iron, without a scratch. That was not a bad view. On the ninth day something touched {him}, and it was not the wind. It was a bee. Nobody had seen a bee for a long time. It walked all the way round, looked at everything, and went in.",
      ],
      [
        0.6,
        "=Where there is one bee, there is more to be had. It came back with others, and then it rained. The rain washed the sand out of one joint after another, and by the evening {hero} could have got up. {He} did not. Something was growing up along {him}.",
      ],
      [
        0.75,
        "=It is all green there now, as far as one can see. In the middle of it somebody is kneeling who could get up by now. {He} still says good morning to all the leaves. It takes until noon.",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:want(?:ed)?|dream(?:ed|t)|long(?:ed)?|wish(?:ed)?|learned|learnt|tried|began|started|decided|hoped|was (?:learning|trying|taught)|taught (?:itself|himself|herself))(?: secretly| slowly)?(?: (?:to learn|of learning|to know|to understand|to find out|to discover|learning))?(?: how)?(?: it is| one)?(?: to(?: be able to)?| of| what)? ?(?<skill>have (?:real |human |true )?feelings|feel emotions|have emotions|be (?:a )?(?:real |like (?:a |the )?)?(?:human|boy|girl|person|humans|people)(?: being)?|dream|laugh|sing|cry|dance|smile|whistle|hum|sleep|imagine things|feel|love)(?:ing)?\\b(?! (?:with|stories|songs? (?:to|for))|ed\\b)[^.]*",
    ),
    idea: new RegExp(`${IS_ROBOT}(?!.*\\b(?:concert|contest|old (?:wo)?man|patients?|scrap\\w*)\\b)`),
    after: [
      [
        0,
        "={Hero} read everything that there was about it. It seemed to be quite simple. Nearly everybody could {skill}, the books said, even babies, and most of them did it without a plan. So {hero} made a plan.",
      ],
      [
        1,
        "=For the first attempt {he} set aside one hour and a clean corner, and counted down from ten. At zero {he} began to {skill}. Somewhere a spoon fell off a table. Nothing else happened, and perhaps the spoon would have fallen anyway.",
      ],
      [
        1,
        "=“How do you do it?” {hero} asked somebody who knew how to {skill}. “I don't do anything,” was the answer. “It comes when I'm not thinking about it.” {Hero} thanked them, and did not think about it eleven thousand times a second. It got rather warm, and there was a smell of rubber.",
        "=“How do you do it?” {hero} asked {talker}. “I don't do anything. It comes when I'm not thinking about it.” {Hero} did not think about it eleven thousand times a second. It got rather warm, and there was a smell of rubber.",
      ],
      [
        1,
        "=The third attempt was made with a fresh battery, the fourth one upside down. For the fifth one {he} borrowed a pillow. It was a good pillow. It could not {skill}, either.",
      ],
      [
        0.5,
        "=In the end {hero} crossed out the plan, line by line, from one to ninety-six. “Not possible,” {he} wrote underneath, because one should be honest. It was late. There was nothing left on the list for that day. So {he} turned down the lamp and did what {he} had never done before: nothing at all.",
      ],
    ],
    end: [
      [
        0,
        "=There was a drip somewhere in the dark: plip, and again, plip. It was not quite regular. {Hero} was about to report it. Then {he} waited for one more, because of the sound, and wondered what the next one would be like. Somewhere between two drops it happened, without a countdown. {He} noticed it only when it was over.",
      ],
      [
        0.6,
        "=“Well?” {he} was asked. “What is it like?” {Hero} looked through four hundred thousand words for the right one. “Short,” {he} said at last. “I should like to have some more of it.”",
        "=“Well?” asked {talker}. “What is it like?” {Hero} looked through four hundred thousand words for the right one. “Short,” {he} said at last. “I should like to have some more of it.”",
      ],
      [
        0.75,
        "=The drip has never been mended. There is a label on the pipe, in very neat letters. “Please do not repair,” it says. “In use.”",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:cared for|looked after|took care of|care for|look after|take care of|was (?:built|bought|sent|delivered|made|programmed|given) to (?:help|serve|nurse|care for|look after|keep)|moved in with|nursed|lived with|kept) (?:[^.]*? company)?[^.]*?\\b(?<ward>(?:(?:lonely|grumpy|stubborn|sick|retired|blind|forgetful) )*(?:old |elderly |retired )(?:woman|man|lady|gentleman|widow|widower|(?:sea )?captain|sailor|teacher|professor|actress|actor|painter|boxer|doctor|judge|miner|farmer)|grandmother|grandfather|grandma|grandpa|widower|widow|pensioner)\\b[^.]*",
    ),
    idea: new RegExp(`${IS_ROBOT}(?!.*\\b(?:dies|died|death|dead|steal|stole|escape|kill)\\b)`),
    after: [
      [
        0,
        "=The instructions were quite clear. Seven o'clock, tablets. Eight o'clock, porridge. Nine o'clock, fresh air. At ten past nine the {ward} was back in the armchair. “That's enough air,” it was said. “And the porridge tastes of the spoon.” {Hero} tasted the spoon. {He} could not find any difference.",
      ],
      [
        1,
        "={Hero} improved the porridge by eleven percent. {He} improved the tablets, by drawing little faces on them. What {he} could not improve was the quiet that came after that. It lasted until four, every day, and it was in no table.",
      ],
      [
        1,
        "=At four two cups were put on the table. They were always the same two, the blue one and the one with the crack. “Who's coming?” asked {hero}. “Nobody,” said the {ward}, and poured out tea, and sat there until both of them were cold. {Hero} wrote it down: four o'clock, nobody comes.",
      ],
      [
        1,
        "=The next day {he} rang at the door {himself}, from outside, at four exactly. “Good afternoon,” {he} said. “I am nobody.” {He} was looked at for a long time. “Wipe your wheels,” said the {ward}.",
      ],
      [
        0.5,
        "=It went well for a while. Then there was a morning when the {ward} did not get up at all. The porridge got cold, with eleven percent in it. {Hero} looked under every letter in the instructions, and there was an answer to fever, and one to falls, and none to somebody who is lying awake and looking at the wall.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} shut the book. {He} fetched the two cups, put them on the bedside table and sat down on the floor. {He} did not say anything, because {he} did not know anything. That lasted three hours. Nobody had ever asked {him} to do it, and {he} found out that it is hard work. “You've got the cracked one,” came a voice from the pillow. “That's mine.”",
      ],
      [
        0.6,
        "=So they changed over. And then {hero} was told whose the blue cup had been, from the first day on, with a dance hall in it and a stolen bicycle. It took until it was dark. “Do you understand that?” asked the {ward}. “No,” said {hero}. “Go on.”",
      ],
      [
        0.75,
        "=The instructions have been corrected, in a shaky hand. Seven o'clock, tablets. Eight o'clock, something with jam. And beside four o'clock, where there was nothing before: “Two cups. Somebody comes.”",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${ROBOT}\\b[^.]*?(?:waited|waits|was waiting|kept waiting|still waited|went on working|kept (?:on )?(?:working|cleaning|sweeping)|still (?:cleaned|swept|worked)|was (?:all )?alone|was the last|did not know that (?:everyone|everybody|the people|all people))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:Earth|earth|planet|world|city|town|empty|abandoned|deserted|humans|humanity|mankind|people|station)\b)(?!.*\b(?:baby|kitten|flower|plant|friend|alien)\b)/,
    after: [
      [
        0,
        "=The day began at six. {Hero} swept, straightened the signs and put out the chairs. {He} wound up all the clocks along the way, of which there were forty-four. “Good morning,” {he} said to every door. “We are open.” Then {he} left time for an answer. It was part of the job.",
      ],
      [
        1,
        "=There was always something to be done. The paint on the crossing had to be renewed, in case somebody wanted to cross. A lost glove had to be laid on a wall where it could be seen. {Hero} had laid it there every morning for years, and every evening {he} took it in, so that it would not get wet.",
      ],
      [
        1,
        "=Sometimes {he} {was} not quite sure about it. Then {he} asked {himself}, in a different voice: “Are they coming back?” “They left the light on,” {he} answered. “One does that only when one isn't going to be long.”",
        "=“Are they coming back?” asked {talker}. “They left the light on,” said {hero}. “One does that only when one isn't going to be long.”",
      ],
      [
        1,
        "=One by one {his} parts wore out. {He} took the left wheel from a trolley and a spring from a sofa. Since then {he} squeaked, and went in a slight curve. {He} set out a little earlier, to make up for it.",
      ],
      [
        0.5,
        "=And then came a morning when {he} {was} too late. The spring had jumped out, and {he} had been lying on {his} side until noon. When {he} got to the first of the clocks, it had stopped. So had the second, and the third. It was so quiet that {hero} could hear the dust. {He} put the key down. For the first time {he} did not say that they were open.",
      ],
    ],
    end: [
      [
        0,
        "=Something was ticking. {Hero} listened. It was the last one, the forty-fourth, at the very end. {He} had not been there for a day and a half. It could not be going. {He} rolled there in a wide curve and squeaked all the way. The clock was going, and somebody was standing under it with a rucksack and the key in their hand.",
      ],
      [
        0.6,
        "=“It had stopped,” said somebody. “I thought that whoever has wound it for so long would want it to go.” {Hero} had had the sentence ready for years, and now it would not come. “The chairs,” {he} said, “have been put out.” “I saw. There are a lot of us behind me. Are you open?”",
      ],
      [
        0.75,
        "=The clocks strike at six in the morning, all forty-four, and doors bang, and somebody is always late. On the wall by the crossing nothing lies any more. On the very first day somebody came by, stopped, and said: “There it is!”",
      ],
    ],
  }),
];
