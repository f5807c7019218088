import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const ONE =
  "(?:(?:little|younger|older|big|late|dead|twin|best|first|own) )*(?:brother|sister|mother|father|mum|mom|dad|son|daughter|wife|husband|grandmother|grandfather|grandma|grandpa|grandad|aunt|uncle|friend|fianc[eé]e?|love|teacher)";
const DAY =
  "(?:day|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|birthday|christmas|wedding day|school day|hour|week)";

/** Days that come again, ways back to what is past, calls from later, and sleep that lasts too long. */
export const otherTimes: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("until|airport|same (?:bed|room|place|hotel|house|spot|bench)")}(?:(?:lived|relived|lives|woke up|wakes up|kept waking up|kept living|was stuck|were stuck|was trapped|were trapped|got stuck|got trapped|experienced|repeated|had to (?:live|relive|repeat)|was forced to (?:live|relive)|was living|was doomed to)\\b[^.]*?\\b(?:the same (?:[a-z]+ )?${DAY}|(?:time )?loop|(?:his|her|their|that) (?:own )?(?:wedding |worst |best |last )?${DAY}|one (?:single )?${DAY}|on (?:the|his|her|their) (?:[a-z]+ )?${DAY})\\b(?! with)[^.]*|(?:tried|wanted|decided|needed|had) to (?:break out|get out|escape|find (?:a|the) way out|find out (?:why|how)|break the loop)[^.]*|(?:no ?body|no one) else (?:noticed|seemed to notice|remembered)[^.]*|(?:every|each) (?:day|morning) (?:was|is) (?:the same (?:[a-z]+ )?${DAY}|monday|christmas)\\b[^.]*|(?:the )?same ${DAY} (?:happened|began|started|came|repeated itself)[^.]*(?:again|over)[^.]*)`,
    ),
    idea: /^(?!.*\b(?:until|airport|Then|prison|apologi\w+)\b)(?:.*\b(?:loop|repeat\w*|relived?)\b|.*\b(?:every|each) (?:day|morning) on (?:the|his|her) (?:\w+ )?(?:day|morning)\b|(?=.*\b(?:again|over|[Ee]very|[Ee]ach|kept|stuck|trapped|forever|keeps|lived|lives)\b).*\bsame (?:\w+ )?(?:day|morning|\w+day|birthday|hour|week|Christmas)\b)/,
    after: [
      [
        0,
        "=It began with the toast. It slid off the plate, turned over once in the air, and landed on the side with the jam. {Hero} said a word. Outside a cyclist rang his bell, a dog barked twice, and somebody dropped a bag with oranges in it. The next morning {hero} caught the toast. It was the same toast.",
      ],
      [
        1,
        "=For a while it was rather nice. There was cake for breakfast. {Hero} said aloud what {he} had never said aloud, and nothing came of it, and {he} painted the kitchen red. In the morning it was white again, and the toast slid off the plate.",
      ],
      [
        1,
        "=Then {he} tried to get out of it. A whole night {he} sat there with {his} feet in cold water, to stay awake, and every clock in the house was stopped. A minute before six {his} eyes closed all the same, and when they opened, the dog barked twice.",
        "=Then {he} tried to get out of it. “What did I do yesterday?” {he} asked {talker}. “How should I know?” said {talker}. “It's always you who has to tell me.” They stayed awake all night with wet feet. A minute before six {hero's} eyes closed all the same, and when they opened, the dog barked twice.",
      ],
      [
        0.5,
        "=After the hundredth time {hero} did not get up any more. {He} pulled the blanket over {his} head. The toast fell. The bell rang. {He} knew by heart what came next: the oranges, all seven of them, and a voice that said “oh” quite softly. {He} had heard that “oh” a hundred times. Under the blanket {he} listened to it for the first time.",
      ],
    ],
    end: [
      [
        0,
        "=The next morning {hero} let the toast fall. {He} ran down in {his} slippers instead and held a hand under the bag. Seven oranges stayed where they were. “How did you know?” asked the voice. There was more to be done. At nine a child would miss the bus, at ten there would be a hat in the river, at noon somebody would sit on a step and pretend to look for something. {Hero} had never had such a full day.",
      ],
      [
        0.6,
        "={He} got home late, with wet sleeves and an orange in {his} pocket. Of the clock nobody thought any more; there was only a bed, and the bed was very near. When {he} woke up, {he} lay quite still. The dog barked. {Hero} waited. It barked only once.",
      ],
      [
        0.75,
        "=The toast slid off the plate, turned over in the air, and landed on the side without the jam. {Hero} stood there and looked at it for so long that {he} nearly came too late for everything. It was a new one.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:travel(?:l)?ed|went|travel|go|was sent|jumped|returned|got the chance to (?:go|travel)|wanted to (?:go|travel)|used (?:it|the machine) to (?:go|travel)|could (?:go|travel)) back (?:in time |through time |to (?:the (?:day|year|summer|night|past|time)\\b[^.]*?|(?:19|20)\\d\\d|[^.]*? years )|\\w+ (?:years|days|hours) )[^.]*?to (?:save|rescue|warn|protect|stop)|(?:built|invented|found|builds) (?:an? )?time machine\\b[^.]*?to (?:save|rescue|warn|protect|stop)) (?<gone>(?:his|her|their|my) ${ONE})\\b(?!['’]s)(?! from (?:divorc|marry|sell|leav))[^.]*`,
    ),
    after: [
      [
        0,
        "={Hero} had thought of everything: the day, the place, and shoes that had been worn in those times. {He} had only forgotten that clocks used to be put back in those days. {He} was there an hour too early, in the rain, with nothing but the sentence that {he} had got ready on the way. It began with: “You'll find this hard to believe.”",
      ],
      [
        1,
        "={He} tried it out on a man at the bus stop. The man did find it hard to believe. He moved over by one seat, and then by another one. So it could not be done with the truth.",
        "={Hero} tried it out on {mate}. It sounded no better aloud. So it could not be done with the truth.",
      ],
      [
        1,
        "=Then {he} saw {thegone}. It was the walk that {he} knew first, and the coat, and the way of whistling in the rain. {Hero} had looked at the photograph for so long that {he} had forgotten the whistling. {He} needed a tree to hold on to for a moment.",
        "=Then {he} saw {thegone}. It was nothing like the photograph. In a photograph nobody hurries, and nobody scratches behind one ear. {Hero} had forgotten about the ear. {He} needed a tree to hold on to for a moment.",
      ],
      [
        0.5,
        "=“Don't go,” said {hero}. It was out before {he} had thought about it. It did not help. One does not stay because a stranger with wet hair says so. {Thegone} looked {him} over in a friendly way, went round {him}, and on to the corner where it was going to happen. There were four minutes left, and the whole good sentence was no use to anybody.",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} fell down. It was not planned. The pavement was wet, and the shoes of those times had very smooth soles. {He} lay in a puddle on {his} back, with one leg in the gutter, and said “ow”. The steps at the corner stopped. Then they came back. Somebody who does not listen to a stranger will still turn round for one. That had been in none of the books.",
      ],
      [
        0.6,
        "=It took six minutes to find the other shoe. Somewhere behind the corner something went past that was much too fast, and it met with nothing. Nobody noticed it but {hero}, who sat on the kerb and could not stop laughing. {Thegone} gave {him} a very odd look. It was the best look that {he} had ever been given.",
      ],
      [
        0.75,
        "=At home everything stood where it had always stood. Only on the wall there were more photographs, a whole row of them, with more and more grey hair. {Hero} was still looking at the last one when the door went and somebody came in out of the rain, whistling, and stopped. “You know,” it was said, “somebody fell down in front of me once who looked exactly like you.”",
        "=At home everything stood where it had always stood. Only on the wall there were more photographs than before, a whole row of them. {Hero} was still looking at the last one when there was a noise at the door, and somebody came in out of the rain. {He} knew those steps. {He} had once heard them turn round.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:got|gets|received|receives|answered|took|kept getting) (?:an?|the|strange|daily|phone|several)? ?(?:[a-z-]+ )?(?:calls?|phone calls?|voice messages?|text messages?|video calls?) from (?:himself|herself|(?:his|her) (?:own )?(?:older|future|grown-up|adult|later) self)\\b[^.]*|(?:his|her) (?:own )?(?:older|future|grown-up|adult) self (?:called|rang|phoned|calls)\\b[^.]*|the (?:line|connection) (?:kept|was|always|broke)\\b[^.]*",
    ),
    idea: /\b(?:calls?|called|rang|phoned|messages?)\b[\s\S]*\b(?:himself|herself|self)\b|\bself (?:called|rang|phoned|calls)\b/,
    after: [
      [
        0,
        "=“It's me,” said the voice. “Who's me?” asked {hero}. “You,” said the voice. It had a cold, and it was in a hurry. “Listen, I haven't got long. The main thing is, whatever you do, on no account must you ever—” Then there was a crackling, and after that there was nothing but a tone.",
      ],
      [
        1,
        "={Hero} wrote it down: on no account must I ever. {He} looked at it from all sides. To be on the safe side {he} did not do anything that day: no stairs, no fish, no talking to anybody. In the evening {he} had a headache from all the things that {he} had not done.",
      ],
      [
        1,
        "=The second time {he} was ready, with a pencil. “You're cutting out,” {he} said straight away. “I know,” said the voice, “you always said that. So, once more. Trust the one with the green—” Crackle. {Hero} knew four people with something green. One of them was a policeman.",
      ],
      [
        1,
        "=“Do I get rich?” {he} shouted the third time, because that was quick to ask. “What?” “Rich!” “You get a rash? Yes, but it goes away.” Then it was quiet again.",
      ],
      [
        0.5,
        "=After that it did not ring any more. {Hero} carried the thing about with {him}, even to the bathtub. A week went by, and then another one. {He} did not dare to decide anything, for one never knew. {He} stood in front of two kinds of bread at the shop, and it was quite possible that everything depended on it.",
      ],
    ],
    end: [
      [
        0,
        "=It rang at night. For once the line was perfectly clear; one could even hear the clock on the other side. Neither of them said anything for a moment. “So, what must I never do?” asked {hero}. “What?” “You said, on no account.” “Oh, that,” said the voice. “Leave the cheese on the radiator. I wanted to ring off with something useful.” “And the one with the green?” “Bicycle. Good mechanic.” {Hero} had to sit down. “And that's all?” “It all went by so nicely,” said the voice. “I just wanted to hear how I sounded.”",
      ],
      [
        0.6,
        "=So {hero} told {himself} about it, about the two kinds of bread, and about what {he} had been afraid of for two weeks. At the other end somebody laughed at the right places. “You can have either,” said the voice. “I ate both.”",
      ],
      [
        0.75,
        "=There are still two decades to go. {Hero} does not count them. {He} has only written a number on the inside of the cupboard door, {his} own, so that {he} will know it when the time comes. Beside it there is a note: begin with the cheese.",
        "=There is still a good deal of time to go. Inside the cupboard door somebody has written down a telephone number, so as to know it later. Beside it there is a note: begin with the cheese.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:woke up|woke|wakes up|awoke|was woken(?: up)?|came back|was thawed|was defrosted)\\b[^.]*?\\b(?:(?:after|for) (?:[a-z-]+ )?(?:\\d\\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|an? hundred|one hundred|two hundred|three hundred|five hundred|a thousand|hundreds of|many) years|(?:\\d\\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|an? hundred|one hundred|two hundred|three hundred|five hundred|a thousand|many) years later|in (?:the year )?(?:2[1-9]\\d\\d|the (?:far |distant )?future))|slept for (?:an?|one|two|three|five|fifty|many|\\d\\d+) ?(?:hundred |thousand )?years|(?:did not|could not) recogni[sz]e (?:his|her|their|the) (?:[a-z]+ )?(?:village|town|city|street|home town|country|world|home)|(?:found|discovered) (?:that )?everything (?:had|was) changed)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:[Vv]ampires?|[Dd]ragons?|[Pp]rincess|[Aa]stronauts?|[Ss]paceship|[Gg]hosts?|[Rr]obots?|[Zz]ombies?|[Mm]ummy|[Bb]ear)\b)(?=.*\b(?:years|future|2[1-9]\d\d)\b).*\b(?:woke|wakes|slept|sleeps|fell asleep|sleep|frozen|thawed|coma|was woken)\b/,
    after: [
      [
        0,
        "=The first thing was the beard of moss on the stone. It had not been there last night. {Hero} stretched, and something in {him} creaked that had never creaked. “I've overslept,” {he} thought. {He} had no idea by how much.",
      ],
      [
        1,
        "=It was uphill, as always, and then on the left. Where the well had been, a glass box stood now, and people were standing in front of it and talking to their hands. {Hero} took off {his} hat to them. They thought that it was advertising, and one of them gave {him} a coin.",
      ],
      [
        1,
        "=The house was still there. That is to say, one wall was, and it said “shoes” on it. {Hero} felt for the key in {his} pocket. It was as big as a spoon. In the shoe shop there was no keyhole anywhere. The door opened by itself, and {he} begged its pardon.",
      ],
      [
        1,
        "={He} asked for one person and for another one. “When was that?” they asked kindly, and then they did the sum, and then they looked at the floor. After the fourth name {hero} did not ask any more.",
      ],
      [
        0.5,
        "=In the evening {he} sat down on a step. One after another the windows lit up, and behind none of them was there anybody who knew what {he} had for supper on Fridays. {He} had nothing with {him} but a key, and an old tune that everybody used to whistle. {He} whistled it, because it was getting dark. {He} left out the last bit. That had always been for the others to do.",
        "=In the evening {he} sat down on a step. One after another the windows lit up, and behind none of them was there anybody who knew {him}. {He} had nothing left but an old tune that everybody used to whistle. {He} whistled it, because it was getting dark. {He} left out the last bit. That had always been for the others to do.",
      ],
    ],
    end: [
      [
        0,
        "=The last bit came. It came from above, from an open window, rather wrong, but with the flourish. A very old head looked out. “Where have you got that from?” it asked. “My great-grandmother always did the first bit, in the evenings, out of the window. And then she waited. We children had to be quiet until she was sure. Nobody ever whistled the rest. So I learned it.”",
      ],
      [
        0.6,
        "=There was soup up there, and it had the right herb in it. On the wall hung a board with hooks for all the keys of a house that was a shop by now. One hook was empty. “We never knew what that one's for,” said the old head. {Hero} hung the key on it. It fitted, and swung for a while, and was still.",
      ],
      [
        0.75,
        "=They know {him} there now, in the shoe shop, at the glass box. And in the evenings, when it gets dark, somebody in the street whistles the first bit. One can hear from how many windows the rest comes back. It was four to begin with. Last night it was eleven.",
        "=In the evenings, when it gets dark, somebody in the street whistles the first bit. One can hear from how many windows the rest comes back. It was four to begin with. Last night it was eleven.",
      ],
    ],
    of: "people",
  }),
];
