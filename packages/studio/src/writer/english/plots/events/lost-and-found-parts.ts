import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

const PART =
  "(?<part>(?:his|her|its|their) (?:[a-z]+ )?(?:voice|roar|song|bark|meow|purr|laugh|moo|quack|growl|howl|croak|whistle))";
const LOOKS =
  "(?<part>(?:his|her|its|their|all (?:his|her|its|their)) (?:[a-z]+ )?(?:colou?rs?|stripes|spots|dots|sparkle|glow|shine|glitter))";

/** What belongs to somebody is gone: a voice, stripes, a glow. */
export const lostAndFoundParts: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(`(?:lost|loses|had lost|has lost) ${PART}`),
    idea: /(?<rescuer>\b(?:an?|the|his|her) (?:[a-z]+ )?[a-z]+) help(?:s|ed) (?:her|him|it|them) (?:to )?(?:get|find|search|look)/i,
    tells: /\bhelp(?:s|ed) (?:her|him|it|them)\b/,
    after: [
      [
        0,
        "It had still been there the evening before. In the morning {hero} opened {his} mouth, and there came a little air, and behind the air there was nothing.",
      ],
      [
        1,
        "{He} wrote it on a stone: GONE. “What's gone?” they asked. {Hero} pointed. “Your tooth?” they asked. “Your supper?” {He} pointed again, with both hands, and then {he} turned round and went away.",
        "“What's gone?” they asked. {Hero} opened {his} mouth. “Your tooth?” they asked. “Your supper?” {He} opened it wider, and then {he} turned round and went away.",
      ],
      [
        0.3,
        "There was only one who understood, and it was {rescuer}, who never said much. “I heard it last night,” was the answer. “It went past, quite alone, and hummed. It was on its way down, to where lost things go.”",
      ],
      [
        0.5,
        "So the two of them set out. It was deep and dark there, and full of things: keys, rings, the ends of jokes. Every voice that anybody had ever lost was there, in little bottles, in rows. “Which is yours?” {Hero} could not say so. That was the trouble.",
      ],
      [
        0.5,
        "They opened one after the other. There was a cough, and a laugh from somebody's wedding, and the moo of a cow who must have been looking for it for years. The old one who kept the shelves came nearer with a lamp. “One guess,” the old one said. “Then I shut.”",
      ],
    ],
    end: [
      [
        0,
        "{Therescuer} thought for a moment, and then did something nobody would have expected: hopped on a shell, slipped, and sat down in the ink. {Hero} had to laugh. There was no sound. But far at the back, in the very last row, in a dusty little bottle, it giggled.",
      ],
      [
        0.7,
        "“That one,” said {therescuer}. The cork popped out. It tickled in {his} throat for a moment, like lemonade. “Thank you!” It was the first thing that was said with it, and it had never sounded better.",
      ],
      [
        1,
        "They took some of the other bottles along, and brought them to those who had lost them. There was a cow who cried for joy, and then she talked for three days. And whenever somebody asks who sings up there in the evening, it is two of them, and one of them cannot sing at all.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(`(?:lost|loses|had lost|has lost) ${PART}`),
    tells: /\b(?:look|search|hunt)(?:ed|ing)? (?:everywhere )?for|\bto find (?:it|them)\b/,
    idea: /^(?!.*\b(?:singer|opera|concert|teacher|lawyer|radio|actor|actress|election|stage|band)\b)/i,
    after: [
      [
        0,
        "It had still been there the evening before. In the morning {hero} opened {his} mouth, and there came a little air, and behind the air there was nothing.",
      ],
      [
        1,
        "{He} looked under the bed first. Then {he} thought of everybody to whom {he} had spoken lately, and went to them one after the other. Without {part} it is not easy to ask. {Hero} pointed at {his} throat and made a sad face. “Toothache?” they said. “Hungry?”",
      ],
      [
        1,
        "Others had plenty of it. The frog had a loud one, and the brook had one that never stopped. “Take mine,” said the cuckoo, who was generous. It fitted, more or less. But whenever {hero} wanted to say something serious, it was “cuckoo”.",
      ],
      [
        0.5,
        "Toward evening it grew very quiet around {him}. And because {hero} could not say anything, {he} had to listen, for the first time in quite a while. There was a lot to hear. Somebody was crying, not far off, and it was such a small sound that one could only notice it if one was silent oneself.",
      ],
      [
        0.5,
        "It was a little one, stuck between two stones, and it had been calling all day. “You are the first who has heard me,” it said. {Hero} pulled, and pushed, and pulled again. And just as it came free, a stone rolled down, straight at the two of them.",
      ],
    ],
    end: [
      [
        0,
        "“Look out!” It rang out so loudly that the stone itself seemed to be startled and rolled off to the other side. They both stood there with their mouths open. “Who was that?” asked the little one. {Hero} felt {his} throat. It was warm in there. “That was me,” {he} said.",
      ],
      [
        1,
        "It had not been gone at all, of course. It had only been worn out, from all the talking about nothing, and had wanted to wait until there was something to say.",
      ],
      [
        1,
        "Since then {hero} has been quiet for one hour every evening, and listens. The cuckoo got its own back, and a thank-you with it.",
        "After that {hero} {was} quiet for one hour every evening, and listened. The cuckoo got its own back, and a thank-you with it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:lost|loses|had lost|has lost) ${LOOKS}|without (?:any |an? |its |his |her )?(?<lack>stripes|spots|dots|colou?rs?)\\b)`,
    ),
    tells:
      /\b(?:learned|learnt|realized|realised) |\b(?:look|search|hunt)(?:ed|ing)? (?:everywhere )?for|\bto find (?:it|them)\b/,
    after: [
      [
        0,
        "It was the puddle that said so first. {Hero} bent down to drink, looked, and looked again. “Who is that?” {he} asked. The puddle could only give one answer.",
      ],
      [
        1,
        "“Is it catching?” the others asked, and took one step back. “You look so … unfinished,” somebody said, who meant it well.",
      ],
      [
        1,
        "{Hero} asked everywhere. The tiger could not spare any. The bee needed hers for the hive. The rainbow was very friendly, but it was just about to go. “I only have them on loan myself,” it said.",
      ],
      [
        2,
        "So {he} tried it with paint. It looked magnificent until eleven, and then it rained. With soot {he} had to sneeze. With jam there were wasps. In the evening {hero} sat down on a stone and was just as {he} was.",
      ],
      [
        0.5,
        "That was the night of the great storm. In the dark nobody could be told from anybody else, and those who were used to shining were the most frightened of all.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} went from one to the other, without a sound, and led them down through the gap in the rocks, the biggest first and the smallest last, until nobody was missing.",
      ],
      [
        0.7,
        "In the morning they all wanted to give {him} something: a stripe, a dot, a bit of gold from the edge of a wing. {Hero} tried everything on in front of the puddle. It was very kind of them. “I'll wear it on Sundays,” {he} said. “The rest of the week somebody has to be invisible.”",
      ],
      [1, "The puddle has been saying something else since then. “There you are,” it says."],
    ],
    isOfLooks: true,
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:got|gets|was|were|is) (?:lost|separated|left behind)(?: from [^.,]+?)? in (?:an?|the) (?<store>(?:[a-z]+ )?(?:supermarket|store|mall|shop|market|zoo|fair|airport|station|museum|crowd|city|park|theme park|amusement park|funfair|department store|shopping cent(?:er|re)))\\b[^.]*",
    ),
    idea: /\b(?:found|helped|comforted|rescued) by (?<finder>(?:an?|the) (?:[a-z]+ )??(?:clown|juggler|musician|magician|acrobat|man|woman|lady|guard|cleaner|stranger|boy|girl|policeman|policewoman))(?=[.,;]|$| (?:and|who|that|at|in|on|with|from|by|near|under|behind|to|of|but)\b)/i,
    tells: /\b(?:found|helped|comforted|rescued) by\b/,
    after: [
      [
        0,
        "It had only been one look, at something that glittered. When {hero} reached up for the hand, there was a coat there, with a stranger in it. “Sorry,” {hero} said to the coat.",
      ],
      [
        1,
        "All at once everything in the {store} was much higher. There were only legs, and none of them were the right ones. {Hero} called, once softly and once loudly. Many people turned round. They all had faces, and it was none of those faces.",
      ],
      [
        1,
        "“If we lose each other,” they had once said, “stay where you are.” So {hero} stayed. It is hard work to stay. {He} read everything that was written on a box, though {he} could not read yet.",
      ],
      [
        0.3,
        "Then two shoes stopped in front of {him}, and they were the oddest shoes in the whole place. They belonged to {finder}. “Are you lost?” “No,” said {hero}. “I am here. It's the others who are gone.” “I know how that is,” was the answer.",
        "Then two shoes stopped in front of {him}. “Are you lost?” somebody asked. “No,” said {hero}. “I am here. It's the others who are gone.” “I know how that is,” was the answer.",
      ],
      [
        2,
        "“What do they look like, the ones we're looking for?” {Hero} thought hard. “Nice,” {he} said. “And a bit tired. And they smell of soap.” That was told to everybody, exactly like that, at the top of a very good voice.",
      ],
    ],
    end: [
      [
        0,
        "Eleven people came. A great many had felt that they were meant. But in front of all of them somebody was running, with flying hair and one shoe in one hand, and {hero} {was} lifted up so fast that the floor fell away. “I only looked away for one second!” “Me too,” said {hero}.",
      ],
      [
        1,
        "“And who are you?” they wanted to know, with {hero} between them. {Thefinder} took a bow, so low that something fell out of a pocket. It was a red ball, and {hero} {was} allowed to keep it.",
        "{Hero} turned round once more and waved, and somebody waved back over all the heads.",
      ],
      [
        1,
        "{Hero} holds on to a sleeve now whenever something glitters. And in {his} other hand there is always the ball, in case {he} meets somebody who has just been left behind by the others.",
        "After that {hero} always held on to a sleeve when something glittered.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "^[^.]*?\\b(?:chase[sd]?|ran after|runs after|followed|follows|went after) (?:it|her balloon|his balloon|the balloon|(?:his|her|the) (?:hat|kite|paper|letter|cap|scarf))(?: all the way)? (?<across>(?:across|through|over|all over|around|along|down) (?:the|all the) [a-z]+)",
    ),
    idea: /\b(?<flyer>balloon|hat|kite|cap|scarf|umbrella|paper|letter|feather|newspaper|ticket)\b/i,
    after: [
      [
        0,
        "It had only been a moment. Then there was a little jerk, and the {flyer} was higher than the arm, higher than the lamp post, and on its way.",
      ],
      [
        1,
        "“Stop!” shouted {hero}. A bus stopped. A policeman stopped. The {flyer} did not. It bowed once to the left, over the fountain, and took the next street.",
      ],
      [
        1,
        "At the market it stroked the tops of the umbrellas. {Hero} went underneath: between the cabbages, over a crate, through the legs of a man with a ladder. “What's the matter?” they called after {him}. “Mine!” {hero} called, for there was no breath for more.",
      ],
      [
        2,
        "Some came along. First it was a dog, then two boys on one bicycle, then the man with the ladder, who said that one never knew. Everybody looked up, and so nobody saw where they were going, and nobody fell.",
      ],
      [
        0.5,
        "They came through streets where {hero} had never been. There was a garden on a roof. There was a window with a parrot in it, and one with an old man who had not opened it since Christmas. He opened it to see what they were all looking at.",
      ],
    ],
    end: [
      [
        0,
        "And that was where it went. It came down a little, quite slowly, turned round, and caught on the old man's window, on the very last hook. He stretched out his arm and had it. “It was just passing by,” he called down, “and I thought: well, somebody's calling on me.”",
      ],
      [
        0.7,
        "They put up the ladder. At the top there was tea, for {hero} first, and then for the two boys, and in the end for everybody. There had not been so many people in that room for eleven years, and the dog got the armchair.",
      ],
      [
        1,
        "{Hero} tied the {flyer} to the hook again when {he} went. “So that you know where we'll be on Sunday,” {he} said.",
      ],
    ],
    isWhole: true,
  },
];
