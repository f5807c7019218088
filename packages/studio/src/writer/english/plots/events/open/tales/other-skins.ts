import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { OPEN_LAST, sentence } from "./figures.ts";

const lostShadow = (who: string): readonly Beat[] => [
  [
    0,
    `=One does not miss such a thing at once. It was other people who noticed. They looked at the ground next to ${who}, and then up, and then at the ground again. “You've got something,” they said, “or rather, you haven't.”`,
    `=The parting had been quite polite. There had only been a small jerk at the heels, as when one takes off a sock. Then there was a dark patch on the garden wall, going round the corner with its hands in its pockets.`,
  ],
  [
    1,
    `=Somebody had seen it at the fair, on the big wheel. Somebody else had seen it dancing on the wall of the town hall with that of a lamp post. It was having a good time. It had always been a step behind, and now it was in front.`,
  ],
  [
    1,
    `=It was not that one needs it for anything. But it is odd to go without. It was like a sentence without a full stop. When the sun was low, everybody got long and longer, only on one side there was a gap, and the cats lay down in it because it was warm.`,
  ],
  [
    0.4,
    `=It was found at last, when it got dark, under a street lamp at the edge of the town. It did not look so large any more. All the other ones had gone home, each at somebody's feet. When the lamp flickered, it flickered, too. “If it goes out,” said the {double}, “I don't know where I'll be.”`,
  ],
];

const sharedShadow = (who: string): readonly Beat[] => [
  [
    0,
    `=“What was it like?” asked ${who}. The {double} thought about it. “Fast,” it said. “But nobody knew that it was me. They all said: whose is that?” It was quiet for a while. “I always have to do what you do,” it said then. “And I've never once been asked.” That was true. One could not say anything against that.`,
  ],
  [
    0.6,
    `=So it was talked over, under the lamp, and it was shaken hands on, in so far as that is possible. Every day at noon, when it is short anyway, it has an hour off. And on the way home it went in front. It chose the way through the puddles. It had always wanted to do that.`,
  ],
  [
    0.8,
    `=They are seen together now as a rule. But whoever looks closely sees that it is not always the same one who begins. At noon there is nobody there. And sometimes, on a wall in the sun, somebody is dancing who was standing still just then.`,
  ],
];

const faintGhost = (who: string): readonly Beat[] => [
  [
    0,
    `=There was not much to be seen: a draught with a nose, and a hat that one could look through. “Don't mind me,” said the ghost. That is easily said. ${capital(who)} sat down on the very edge of something and minded.`,
  ],
  [
    1,
    `=There was a good deal to be learned. Ghosts cannot do corners. They are always cold, and always in front of the fridge. And they know everything better. “In my day one did that with the left hand,” said the ghost at everything that ${who} did with the right.`,
  ],
  [
    1,
    `=“Whom are you talking to?” people asked. “To myself,” said ${who}. “And who's winning?” ${capital(who)} looked round. “Not me,” ${who} said.`,
  ],
  [
    1,
    `=After some time one got used to each other. There was a place at the table that nobody else sat down on, because it drew so there. In the evenings the ghost told stories. They all began with “I was standing just here”, and then the lamp flickered at the right places.`,
  ],
  [
    0.4,
    `=Then, one day, it was only half there. One could see the pattern of the wallpaper through it quite clearly, flower by flower. “What's wrong?” asked ${who}. “Nothing,” said the ghost. “It's always like that when one is needed less. You did it with the left hand today. I saw it.”`,
  ],
];

const neededGhost = (who: string): readonly Beat[] => [
  [
    0,
    `=${capital(who)} said nothing to that, took the thing in the right hand, and did it wrong, as wrong as anybody can. It fell down. It rolled under the cupboard. “No!” cried the ghost, and was there at once up to the hat. “How often have I told you! Not like that!” “How, then?” said ${who}. “Show me once more. From the beginning. And slowly.”`,
  ],
  [
    0.6,
    `=They are still at the beginning. It seems to be a difficult matter, and ${who} is making hardly any progress. “It will take years,” says the ghost, very pleased, and the wallpaper behind it cannot be seen at all.`,
  ],
  [
    0.8,
    `=Whoever comes to visit gets a chair, and is asked not to take that other one. “It draws there,” says ${who}. Then somewhere somebody clears a throat. It is quite friendly. It only wants to say that the tea is too weak.`,
  ],
];

/** A gap that begins a sentence. */
function capital(text: string): string {
  return text.startsWith("the ") ? `T${text.slice(1)}` : text.replace("{hero}", "{Hero}");
}

/** Swapped bodies, stopped clocks, shadows and ghosts that go their own way. */
export const otherSkins: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:swapped|swap|switched|switch|exchanged|changed) (?:bodies|places|lives|roles|heads)\\b[^.]*|woke up (?:as|in) [^.]*|(?:noticed|had to|tried|went|everything|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<one>(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:[a-z]+ ){0,2}?[a-z]+|[A-Z][a-z]+)(?: [A-Z][a-z]+)?,? and (?<two>(?:an?|the|my|our|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+)(?: [A-Z][a-z]+)?,? (?:swapped|switched|exchanged|changed) bodies\b)(?:(?=.*\b(?:before|of|for) (?<date>(?:the|his|her|their|an?) (?:[a-z]+ ){0,2}?(?:match|exam|test|wedding|interview|game|final|concert|race|party|play|meeting|presentation|spelling bee|competition|tournament))\b)|)(?!.*\b(?:in the end|finally|twins?|learned|discovered)\b)/,
    after: [
      [
        0,
        "=It was noticed while getting up. There were too many legs, or too few, and the floor was in the wrong place. {Theone} looked at {thetwo}, and {thetwo} looked back, out of the wrong eyes. “That's me over there,” said both of them at the same time, each in the other's voice.",
        "=The morning began with the mirror. {Theone} looked in, and out of it looked {thetwo}. That is a great deal for the time before breakfast. Behind the door somebody screamed, in a voice that one usually only hears from inside.",
      ],
      [
        1,
        "=“Nobody must notice anything,” they agreed. That was easily said. At breakfast the wrong one reached for the wrong bowl. “Aren't you hungry?” somebody asked. Both of them nodded. Then both of them shook their heads.",
      ],
      [
        1,
        "=Each of them had always thought that the other one had an easy life. By ten o'clock {theone} knew what it was like to be {thetwo}: one is called all the time, and when one comes, it was nothing. By eleven {thetwo} knew what it was like the other way round. It was like having to sit still inside one's own head.",
      ],
      [
        0.9,
        "=And then there was {date} as well. It could not be put off. “Just do it as I would,” each of them said to the other, and that is what they did, with the wrong arms. It went quite differently from what anybody had expected. People talked about it for a long time.",
      ],
      [
        2,
        "=There were good things, too. One could get at places where one had always itched. One could hear what was said about one when one was not in the room. It was less than expected, and nicer.",
      ],
      [
        0.4,
        "=By evening they were both tired to death, each in somebody else's bones. They had tried everything to get back. They had knocked their heads together. They had run at each other, with a run-up from the kitchen. There was nothing left but two bumps, and now not even the bumps were on the right one.",
      ],
    ],
    end: [
      [
        0,
        "=So they only sat there, on the same step. “You do that every day?” asked the one. “Every day. And you?” “Every day.” It was quiet for a while. “I wouldn't have thought that of you,” said {thetwo}. “Nor I of you,” said {theone}. And just then, in the middle of it, both of them had to yawn. It is catching. When the mouths were shut again, everybody was back inside.",
      ],
      [
        0.6,
        "=They felt their noses, and counted the legs. It all fitted. It was a little tight across the back, like something that has been lent. “Good night, then,” they said, and each went to bed, and for once each to the right one.",
      ],
      [
        0.8,
        "=Nobody else ever found out. But in that house one of them holds the door open for the other now, and the other one leaves the best bit on the plate. And if one of them yawns, they both look up very quickly to see who they are.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:stopped|stops|stop|froze|freeze|stood still|paused?|had time|turned back|could stop|stood|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:(?:stop(?:ped|s)?|froze|freeze|pauses?|paused|stop) (?:the )?(?:time|people|(?:whole |entire )?(?:town|world)|(?:town |church |big )?clocks?)|time (?:stopped|stood still|stops)|everything (?:stopped|stood still))\b)(?:(?=.*?\b(?<tool>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:watch|remote control|remote|clock|hourglass|stopwatch|whistle|button|town clock|church clock|pocket watch))\b)|)(?:(?=.*\b(?:paused|froze|stopped|freezes) (?<frozen>(?:his|her|their|the) (?:[a-z]+ )?(?:teacher|mother|mum|mom|dad|father|sister|brother|parents|class|family|headmaster|grandmother|neighbour|boss|aunt|uncle|cousin|friend|grandfather))\b)|)(?!.*\b(?:in the end|finally|fell in love|murder|robber|bank|train|discovered|heart)\b)/i,
    after: [
      [
        0,
        "=It happened between a tick and a tock. The drop at the tap did not fall. The dog hung over the puddle with all four legs in the air. A word stood in front of the baker's mouth and did not come out.",
        "=First of all it got quiet. One only notices how loud everything ticks when it stops doing so. A ball hung above the fence like a small moon. Somebody had just been about to sneeze.",
      ],
      [
        1,
        "=At first it was a pleasure. There was time for everything. {Hero} walked all round things that one otherwise only sees going past. {He} put the baker's hat on straight, and took the spoon out of a baby's nose.",
        "=At first it was a pleasure. There was time for everything. One could walk all round things that one otherwise only sees going past. The baker's hat could be put on straight.",
      ],
      [
        0.9,
        "={Frozen} stood there with one finger in the air and half a sentence. {Hero} went past on tiptoe, and on the way back, to be polite, on the other side.",
      ],
      [
        1,
        "=After that {hero} did all that {he} had never got round to. {He} slept in. {He} read the long book, and finished the puzzle with the sky in it. Then {he} wanted to show it to somebody. “Look,” {he} said. They all looked, but not at that.",
      ],
      [
        0.4,
        "=What had been quiet in the beginning was now only silent. The bread in the window did not get any older, and it did not get done either. {Hero} looked for the tock. {He} shook what one could shake, and wound what one could wind. In the end {he} sat down under the dog, which was still flying, and held up a hand so that it would not hang there so alone.",
      ],
    ],
    end: [
      [
        0,
        "=The paw was warm. One felt something in it, quite softly: “tick”. {Hero} held {his} breath. Then {he} said “tock”, because it was missing. “Tick,” came from the paw. “Tock,” said {hero}. They did that for a while, faster and faster, and suddenly there was a splash.",
      ],
      [
        0.6,
        "=And it was all there again, the noise, the smell, the end of the sneeze. The drop fell. The word came out. It had been “Morning!” “Morning!” said {hero}, wet from top to toe, and as glad as nobody had ever been before about an ordinary morning.",
      ],
      [
        0.8,
        "=There is never enough time now, as everywhere. Things get finished in a hurry or not at all. But sometimes, in the middle of the street, {hero} stops and walks once round something. The dog waits. It knows what that's about.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:ran away|went off|left|disappeared|was gone|got tired|refused|did what it wanted|walked off|escaped|followed|had a life of its own|was missing|lost|did not (?:follow|want)|moved|began to|started to|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:shadow|reflection|mirror image)\b)(?=.*\b(?:[Aa]|[Hh]is|[Hh]er|[Mm]y|[Tt]he|[A-Z][a-z]+['’]s|(?:[Aa]n?|[Tt]he) [a-z]+['’]s) (?<double>shadow|reflection|mirror image)\b[^.]*?\b(?:ran away|went off|left|disappeared|was gone|got tired|refused|did what it wanted|walked off|escaped|had a (?:life|mind|will) of its own|was missing|did not (?:follow|want)|lived|moved|on its own|by itself)\b)(?!^(?:An?|The) (?:[a-z]+(?:['’]s)? )?(?:shadow|reflection)\b)(?!.*\b(?:in the end|finally|moon's|fell in love|fairground|murder|killer)\b)/,
    after: lostShadow("{hero}"),
    end: sharedShadow("{hero}"),
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:ran away|went off|left|disappeared|was gone|got tired|refused|did what it wanted|walked off|escaped|followed|had a life of its own|was missing|lost|did not (?:follow|want)|moved|began to|started to|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:shadow|reflection|mirror image)\b)(?=.*\b(?:[Aa]|[Hh]is|[Hh]er|[Mm]y|[Tt]he|[A-Z][a-z]+['’]s|(?:[Aa]n?|[Tt]he) [a-z]+['’]s) (?<double>shadow|reflection|mirror image)\b[^.]*?\b(?:ran away|went off|left|disappeared|was gone|got tired|refused|did what it wanted|walked off|escaped|had a (?:life|mind|will) of its own|was missing|did not (?:follow|want)|lived|moved|on its own|by itself)\b)(?=^(?:An?|The) (?:[a-z]+(?:['’]s)? )?(?:shadow|reflection)\b)(?=(?:.*?\b(?:of|copying|following|follow|by|from) |)(?<owner>(?:[Aa]n?|[Tt]he|his|her) (?:[a-z]+ )?[a-z]+)(?=['’]s (?:shadow|reflection)|[.,]| and| all|$))(?!.*\b(?:in the end|finally|moon's|fell in love|fairground|murder|killer)\b)/,
    after: lostShadow("{theowner}"),
    end: sharedShadow("{theowner}"),
  },
  {
    by: "any",
    words: sentence(
      `(?:sat|sits|lived|lives|haunted|appeared|showed|shows|could see|saw|talked|only one|visible|moved in|followed|helped|spoke|came|stayed|slept|wore|complained|played|taught|found|met|discovered|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?:[Aa]n?|[Tt]he|[A-Z][a-z]+['’]s|[Hh]is|her|grandfather's|grandmother's) (?:(?!haunt)[a-z'’]+ ){0,3}?(?<spook>ghost)\b)(?!^(?:An?|The) (?:[a-z]+ ){0,3}?ghost\b)(?=.*\b(?:only (?:he|she|one|to|her|him|[A-Z][a-z]+|the|a)\b[^.]*?\b(?:could )?(?:see|saw|visible|sees|hear)|(?:invisible|showed itself|visible|shows itself) (?:only )?to|nobody else|no one else|(?:inherit\w*|moved? into|bought|got|found) (?:an?|the) (?:[a-z]+ ){0,2}?(?:boat|car|house|piano|flat|van|caravan|violin|bicycle|armchair|wardrobe|chair|clock|guitar|sofa|typewriter|camera|room)))(?!.*\b(?:in the end|finally|fell in love|murder|killed|revenge|detective|drum|estate agent|solve)\b)/,
    after: faintGhost("{hero}"),
    end: neededGhost("{hero}"),
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:sat|sits|lived|lives|haunted|appeared|showed|shows|could see|saw|talked|only one|visible|moved in|followed|helped|spoke|came|stayed|slept|wore|complained|played|taught|found|met|discovered|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?:[Aa]n?|[Tt]he|[A-Z][a-z]+['’]s|[Hh]is|her|grandfather's|grandmother's) (?:(?!haunt)[a-z'’]+ ){0,3}?(?<spook>ghost)\b)(?=^(?:An?|The)\b)(?=.*?\b(?:to|by|for|except) (?:an?|one|the|this) (?<friend>(?:(?!ghost)[a-z]+ ){0,2}?(?:girl|boy|child|man|woman|pupil|student|librarian|caretaker|janitor|cook|cleaner|teacher|nurse|daughter|son|cat))\b)(?=.*\b(?:only (?:he|she|one|to|her|him|[A-Z][a-z]+|the|a)\b[^.]*?\b(?:could )?(?:see|saw|visible|sees|hear)|(?:invisible|showed itself|visible|shows itself) (?:only )?to|nobody else|no one else|(?:inherit\w*|moved? into|bought|got|found) (?:an?|the) (?:[a-z]+ ){0,2}?(?:boat|car|house|piano|flat|van|caravan|violin|bicycle|armchair|wardrobe|chair|clock|guitar|sofa|typewriter|camera|room)))(?!.*\b(?:in the end|finally|fell in love|murder|killed|revenge|detective|drum|estate agent|solve)\b)/,
    after: faintGhost("the {friend}"),
    end: neededGhost("the {friend}"),
  },
];
