import { phrase } from "../../phrase.ts";
import { HERO_AT_START, taskOf, thingOf } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

/** Who helps: "A whale named Oona taught her." */
const TUTOR = phrase("<tutor:somebody> (?:taught|helped|showed) (?:him|her|it|them)");
/** Who cannot, where another leads the idea: "The smallest penguin could not swim. A whale named Oona taught her." */
const ONE = phrase(
  "^<one:somebody>(?: (?:in|from|on|at|of) [^.,]+?)? (?:who |that )?(?:could not|couldn't|was not able)",
);
const NOT = "(?:could not|couldn't|cannot|can't|could never|was not able to|unable to) (?:even |really |properly )?";
const END =
  '(?=[,.;:!?”"]|$| (?:and|because|but|before|when|while|until|although|though|even|after|so|who|which|anymore|any more|like|had|was|lived|met|went|walked|wanted|moved|joined|entered|got|found|became|decided|dreamed|had|learned|worked|took|made|set|tried|practised|helped|ran|built|opened|joined|in (?:the|a|an|his|her)|at)\\b)';

/** Stories of somebody who cannot do what all the others can, or whom what is his own makes ill. */
export const cannot = [
  withPal({
    says: [
      phrase(
        `${NOT}(?<ability>(?:fly|swim|jump|hop|roar|howl|growl|bark|crow|sing|chirp|hoot|purr|whistle|climb|run|dance|gallop|dive|breathe fire|spit fire|breathe flames|glow|shine|scare (?:any|some|people|anyone|anybody)[a-z]*|haunt|do (?:any )?magic|cast spells|spin (?:a )?webs?|hunt|sting|rhyme|dig|catch mice)(?: very)?(?: well| properly| fast| high)?)${END}`,
      ),
    ],
    of: "creatures",
    may: [HERO_AT_START, ONE, phrase(`(?:wanted|had|longed) to ${taskOf("aim")}`), /\b(?:wanted|had|longed) to [^.,]+/],
    unless:
      /\b(?:murder|killed|practi[sc]ed|trained|helped|taught|learn\w*|tried|dreamed|anymore|any more|no longer|wing was broken|broken wing|one wing|injured|jumping contest|stop)\b/i,
    lead: "one",
    after: [
      "{Hero} had tried everything. {He} had tried it with a run-up and without, before breakfast and after, with {his} eyes open and with {his} eyes shut. All the others could {ability}, and they could not explain how. “You just do it,” they said. {Hero} just did it, and landed on {his} nose.",
      [
        "“Does it matter so much?” asked {talker}. “Everyone else can do it,” said {hero}. “I can't do it either,” said {talker}, “and look at me, I'm quite nice.” That was true. {Hero} had to smile in spite of everything. And {talker} stayed, and from then on there were two who tried it in other ways.",
        "At night, when nobody was looking, {hero} practised alone. Not once did it work. But as {he} had to find a way without it, {he} found out many other things: which paths were short, which stones were firm, and how to get anywhere at all for somebody who cannot {ability}.",
      ],
      "The others did not mean any harm, but they did forget {hero}. When they were off to somewhere, {he} came after them, out of breath, and when {he} arrived, they were already on their way back. “You'll never learn to {ability}, will you?” a very small one asked. {Hero} pretended that {he} had something in {his} eye.",
      "+ “Perhaps I was put together wrongly,” thought {hero}. {He} looked at {himself} in a puddle from all sides. There was nothing missing. Everything that the others had, {he} had as well, only that with {him} it did not do what it was there for. {Hero} stuck out {his} tongue at the puddle, and the puddle did it too.",
      "Then one day something happened that frightened them all. A little one was stuck down in a narrow place and called for help, and all those who could {ability} crowded round, and it was no use. They were too big, too fast, too loud. “What shall we do?” they cried. Nobody looked at {hero}.",
    ],
    end: [
      "But {hero} looked. {He} had spent {his} whole life finding ways for somebody who cannot {ability}, and {he} knew this one. “Let me through,” said {hero}. Slowly, step by step, {he} went where none of the others could go. {He} took hold of the little one, and held on, and brought it back into the light.",
      [
        "How they shouted! {Talker} shouted loudest of all. “But you can't even {ability}!” said the very small one, with round eyes. “No,” said {hero}. “That's how I know the way.” And {talker} did not leave {hero's} side for the rest of the day.",
        "How they shouted! “But you can't even {ability}!” said the very small one, with round eyes. “No,” said {hero}. “That's how I know the way.” They all wanted to be shown it, and {hero} went in front, quite slowly, so that even the fast ones could follow.",
      ],
      "+ After that nobody was in such a hurry any more. When they were off to somewhere, they waited for {hero}, or asked {him} which way was best. And on quiet evenings {he} still tried it: with a run-up and without, eyes open, eyes shut. It had become a game by now.",
      "Whether {hero} will be able to {ability} one day, nobody knows. {He} lands on {his} nose, gets up again, and grins. “You just do it,” the others say, and {hero} does it, in {his} own way.",
    ],
  }),
  withPal({
    says: [
      phrase(
        `${NOT}(?<ability>(?:fly|swim|sing|dance|cook|bake|read|write|drive|ride|skate|ski|whistle|draw|paint|juggle|play (?:the|an?|football|any)|act|count|rhyme|laugh|smile|cry|tell jokes|jump|climb|run|knit|sew)(?: (?:[a-z]+ ){0,2}?[a-z]+)??)${END}`,
      ),
    ],
    of: "people",
    may: [HERO_AT_START, phrase(`(?:wanted|had|longed) to ${taskOf("aim")}`), /\b(?:wanted|had|longed) to [^.,]+/],
    unless:
      /\b(?:murder|killed|anymore|any more|no longer|lost|stop|wheelchair|injur\w+|paraly\w+|accident|afford|rent|sinking|sank|captain|pirates?|read (?:his|her|the) )\b/i,
    after: [
      "It was not for want of trying. {Hero} had tried it at home and in secret, with advice from all sides and with no advice at all. {He} could not {ability}, and as a rule everybody soon found out.",
      [
        "“How bad can it be?” asked {talker}. {Hero} showed it. {Talker} was silent for some time. “Well,” said {talker} then, “nobody is hurt.” They looked at each other, and {hero} was the first who laughed. It was the first time that anybody had laughed with {him} about it, and not at {him}.",
        "So {hero} had become very good at getting out of it. {He} had a sore throat, a sore foot, a train to catch. {He} held coats and bags for those who could do it, and clapped harder than anyone. Nobody knew how much {he} would have liked to {ability}, just once, as if it were nothing.",
      ],
      [
        "But this time there was no getting out of it, for now {hero} was going to {aim}. There were people who were counting on {him}, and they looked at {him} with such trust. “Of course,” {he} heard {himself} say. Afterwards {he} asked {himself} what had got into {him}.",
        "But this time there was no getting out of it. There were people who were counting on {hero}, and they looked at {him} with such trust that {he} could not get the sentence out. “Of course,” {he} heard {himself} say. Afterwards {he} asked {himself} what had got into {him}.",
      ],
      "+ {Hero} practised as never before. It did not get good. It got a little less bad, and on one evening it was almost nothing special, which for {him} was a triumph. On the next evening it was worse than ever. {He} sat on the edge of the bed with {his} head in {his} hands.",
    ],
    end: [
      [
        "“Why don't you just tell them?” asked {talker}. That was the one thing that {hero} had never tried. {He} thought about it all night. When the moment came, {he} stepped forward with weak knees, and {talker} stood beside {him}, so close that their sleeves touched.",
        "There was one single thing that {hero} had never tried: to say it. {He} thought about that all night. When the moment came, and all of them were looking at {him}, {he} stepped forward with weak knees and took a deep breath, and the whole speech that {he} had prepared was gone.",
      ],
      "“I can't do it,” said {hero}. “I never could. But I would so like to.” For a moment nothing stirred. Then an old man got up. “It took me thirty years,” he said, “and I still do it with my eyes shut. Come and stand by me.” Some of them laughed, but it was a friendly laugh, and {hero} went.",
      [
        "So {hero} did it, next to the old man. It was crooked, and a little too loud. But nobody stopped, and nobody turned round, and the second time it was hardly crooked any more. That is how {hero} came to {aim} after all. “That was quite a lot,” said the old man, “for somebody who could not {ability}.”",
        "So {hero} did it, next to the old man. It was crooked, and a little too loud. But nobody stopped, and nobody turned round, and the second time it was hardly crooked any more. “That was quite a lot,” said the old man, “for somebody who could not {ability}.” {Hero} was so happy that {he} forgot to be ashamed.",
      ],
      "{Hero} will never be the best at it. {He} knows that, and does not mind. Whenever somebody new stands at the back and looks for a reason to leave, {hero} moves up a little. “I can't do it either,” {he} says. “Come and stand by me.”",
    ],
  }),
  withPal({
    says: [
      phrase(
        `${NOT}(?<ability>(?!(?:stop|believe|find|see|remember|sleep|wait|afford|say|tell|get|go|come|be|have|help|stand|bear|leave|live|forget|save|take|give|keep|pay|open|reach|speak|talk|walk|pass|keep)\\b)(?![^.,]*\\b(?:his|her|their|its)\\b)[a-z]+(?: (?:[a-z]+ ){0,2}?[a-z]+)??)${END}`,
      ),
      /\b(?<way>practi[sc]ed|trained|helped|taught|trie[ds]|tried|learn\w*|dreamed|dreamt|secretly wanted|lessons?)\b/,
    ],
    may: [
      HERO_AT_START,
      ONE,
      TUTOR,
      /\b(?:helped|taught|showed|asked) (?:him|her|it|them)\b/,
      /\bevery (?:night|day|morning|evening)\b/,
    ],
    unless:
      /\b(?:murder|killed|anymore|any more|no longer|lost|injur\w+|paraly\w+|accident|afraid|scared|afford|pirates?|tried to (?:hide|sell|steal|escape|kill))\b/i,
    lead: "one",
    after: [
      "It was not that {hero} was lazy. {He} got up for it earlier than all the rest. {He} stood quite straight, took a deep breath, thought of how it should be, and did everything as the others did. What came of it was a mixture of a hiccup and a tumble. {Hero} could not {ability}, not even a little.",
      [
        "“Once more,” said {talker}, who had watched all of it. “It's no use,” said {hero}. “It was better than yesterday,” said {talker}. “Yesterday you shut both eyes. Today you shut only one.” {Hero} had not noticed that {himself}. And so {talker} came every day, and looked so hard that {hero} did not dare to give up.",
        "“Tomorrow,” said {hero} every evening. Then {he} went through it once more in bed, from the beginning to the end, and there it worked perfectly. In bed {hero} was the best in the world at it. It was only in the daytime that something always came in between, mostly {hero} {himself}.",
      ],
      "+ It was hard to see how easy it was for the others. They could {ability} with a full mouth, half asleep, and while they were thinking of something quite different. Some of them wanted to give {hero} advice. One said, “Harder!” and one said, “Softer!”, and when {he} did both at once, {he} fell over.",
      "One evening {hero} had had enough. {He} had tried it thirty times, and now {his} voice was gone, {his} legs hurt, and there was sand in {his} ears. “I shall never be able to {ability},” {hero} whispered. {He} lay down flat on {his} back where {he} was and looked up at the sky.",
    ],
    end: [
      [
        "{Talker} lay down next to {him}. For a long time the two of them said nothing. “You know,” said {talker} then, “you always try to do it like the others. Have you ever tried it like yourself?” It was a silly question. {Hero} thought about it for so long that the stars came out. Then {he} sat up.",
        "It was nice, lying like that. {Hero} listened to {his} own breath, in and out, and for the first time that day {he} did not try anything at all. And while {he} was thinking of nothing, it struck {him}: {he} had always tried it just like the others. {He} had never once tried it like {himself}. {He} sat up.",
      ],
      "{He} did not stand quite straight this time, and {he} did not think of how it should be. {Hero} just let it come, in {his} own crooked way. And it came! It was small, it was wobbly, but there was no doubt about it: {hero} could {ability}. {He} did it again at once, before it could change its mind.",
      "By the next day everybody knew. They came and stood in a circle, and {hero} showed them. “But that isn't how it is done!” said one of them. “No,” said {hero} happily. “It's how I do it.” And before long the young ones were trying to copy it, with one eye shut.",
      "Even now it is a bit different with {hero} from what it is with the others, and those who know {him} can tell it from far away. {He} still gets up early for it. In the evening {hero} lies on {his} back and looks up at the sky, only because it is nice.",
    ],
  }),
  withPal({
    says: [phrase(`allergic to ${thingOf("cause")}`)],
    of: "creatures",
    unless: /\b(?:murder|killed|poison\w*|died|nuts|peanuts?|had to)\b/i,
    may: [HERO_AT_START],
    after: [
      "It had begun one day quite without warning. First there was a tickle, high up in the nose. Then {hero} closed {his} eyes and opened {his} mouth. “Atishoo!” Everybody took three steps back. And every time it came from {thecause}.",
      [
        "“Perhaps you only have a cold,” said {talker}. So {hero} stayed in bed, wrapped up to the ears, and {talker} brought {him} tea. As long as {he} lay there all was well. But as soon as {talker} mentioned {cause}, only mentioned it, {hero's} nose began to twitch. “Bless you,” said {talker}, to be on the safe side.",
        "{Hero} tried everything against it: hot tea, cold baths, a peg on {his} nose, and a scarf that was so long that {he} fell over it. As long as {thecause} stayed away, all was well. But who can keep out of the way of {cause} for ever?",
      ],
      "+ And what would the others say? Nobody in {hero's} whole family had ever had such a thing. They shook their heads. “Allergic? To {cause}? Pull yourself together!” {Hero} pulled {himself} together with all {his} might. It held for as long as it takes to count to nine. The sneeze that came then was the biggest one so far.",
      "So {hero} went off to be on {his} own, where nobody would look at {him}. It was quiet there, and nothing tickled. But it was lonely as well. {He} thought of all the others, who were together now and did not even notice how good they had it. “A nose like that is no use to anyone,” said {hero}.",
    ],
    end: [
      "Then there was shouting. Something had gone wrong where the others were, for {thecause} had got quite out of hand, and now nobody could do anything about it. {Hero} did not stop to think. {He} ran straight towards it, although the tickle was already there, high up in {his} nose.",
      [
        "“Hold on to something!” cried {talker}. {Hero} closed {his} eyes and opened {his} mouth. Never had there been such a sneeze. It blew the danger right out, like a candle on a cake, and the hats off everybody's heads as well. When {hero} opened {his} eyes again, all of them were staring at {him}.",
        "{Hero} closed {his} eyes and opened {his} mouth. Never in the world had there been such a sneeze. It blew the danger right out, like a candle on a cake, and the hats off everybody's heads as well. When {hero} opened {his} eyes again, it was quite still, and all of them were staring at {him}.",
      ],
      "“Bless you!” they all shouted as if with one voice. They clapped, and the grandest of them shook {hero} by the hand. “What a nose!” they said. “Where can one get a nose like that?” {Hero} blushed, and had to sneeze once more, for joy this time.",
      "Now and again it still tickles, for {hero} has remained allergic to {cause}. But nobody takes three steps back any more. They hold on to their hats and count along to nine, and then all of them call out together, “Bless you!”",
    ],
  }),
];
