import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const GRIM =
  "(?:grumpy|grouchy|strict|unfriendly|bad-tempered|cranky|cross|stingy|scary|feared|lonely|strange|rude|angry|mean|silent|stern|gruff)";

/** Stories of things that only one person has, of the last one of a thing, and of what is sold for something better. */
export const onlyOne = [
  story({
    says: [
      phrase(
        `[Oo]nly (?=(?:the|a|an|his|her|their|old|\\p{Lu})[^.,]*?)<owner:somebody> (?:had|has|owned|owns|could lend|knew how to use) <tool:thing>`,
      ),
      new RegExp(`\\b${GRIM}\\b`, "i"),
    ],
    may: [
      PAL,
      /(?:^|[.] )(?:\p{Lu}[\p{L}-]+['’]s|[Aa]n?|[Tt]he) (?<prize>[a-z]+) (?:was|were|got|is) (?:stuck|caught|trapped|broken|lost)/u,
      ...also(
        "(?:was|were|is|got|gets) (?:stuck|caught|trapped|broken|lost)(?: (?:in|on|under|at|up) [^.,]*)?",
        "tree|roof|park|well|pond|river|lake|shed|attic",
      ),
    ],
    unless: /\b(?:murder\w*|killed|poison|cure|kingdom|magic\w*|witch|dragon|sword|spell|police)\b/i,
    after: [
      "{Hero} looked round for any other way. {He} tried a stick, and a longer stick, and two sticks tied together with a scarf. It was no good. {Thetool} would have done it in half a minute. But {thetool} belonged to {owner}, and everybody knew what {owner} was like. “Anybody else,” sighed {hero}. “Why couldn't it be anybody else?”",
      [
        "“You ask,” said {pal}. “No, you,” said {hero}. They drew straws, and it was {hero}. “What's the worst that could happen?” asked {pal}. {Hero} could think of quite a lot. All the same {he} went, on legs like noodles, and {pal} kept close behind.",
        "“What's the worst that could happen?” {hero} asked {himself}. {He} could think of quite a lot. {Hero} had seen {owner} chase away pigeons, and even the pigeons had never come back. All the same {he} went, on legs like noodles, and practised the sentence all the way.",
      ],
      "“No,” said {owner}, before {hero} had got to the end of the sentence. “I need {thetool} myself. And last time it came back with a scratch.” And {owner} turned round and was busy.",
      "{Hero} did not go away. {He} did not beg, either. {He} saw that {owner} was struggling with something heavy, and simply took the other end of it. They carried it together, all the way across, without a word. Then there was a second one, and a third. {Hero} got blisters. {Owner} looked at {him} from the side.",
      "+ “You're doing that to get {thetool},” growled {owner}. “At first I was,” said {hero}, who was honest. “Now I only want to see if we can get the last one through there.” There was a sound like a rusty hinge. It took {hero} a while to understand that {owner} was laughing.",
    ],
    end: [
      "“What do you need it for?” asked {owner} at last, and this time {hero} was allowed to finish the sentence. {Owner} did not say yes. {Owner} only went and fetched {thetool}, shouldered one end of it, and nodded at the other. “I don't lend it,” said {owner}. “I come with it.”",
      "And so they did it together. {Hero} held {thetool} with both hands, and {owner} told {him} how, and it was over in half a minute. {Hero} shouted for joy. {Owner} wiped {thetool} with a sleeve, looked at it closely, and found a new scratch. “That one's from you,” said {owner}, and did not seem to mind it at all.",
      "{Hero} has a reason to come by every week now, and if {he} has none, {he} invents one. People still say that {owner} is grumpy. “Only until you take the other end,” {hero} tells them. And {thetool} stands where it always stood, with two scratches, one old and one new.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:had|has|owned|owns|shared|shares|was|is|there is|there was) (?:only|just) one (?:single )?<item:thing>",
      ),
    ],
    may: [
      PAL,
      ...also(
        "(?:and|but) [^.]*",
        "(?:his|her|their) family|family|brothers?|sisters?|siblings|cousins|all of them|everyone|everybody|each",
        "on the day of [^.]*|rain\\w*|snow\\w*|winter|school|share[sd]?|wants? it|wanted it",
      ),
      /\b(?:share[sd]?|everyone|everybody|all|each|both|quarrel\w*|fight|fought|argue\w*)\b/i,
    ],
    unless:
      /\b(?:only one (?:wish|chance|day|week|hour|night|year|month|minute|life|friend|child|son|daughter|leg|eye|arm|hand|ear|tooth|wing|person|customer|rule|problem|way|goal|left|match|game|bullet|shot|seat|note|song|visitor|pupil|student|dream|of)|murder\w*|killed|war|dying|poison|antidote|medicine|lifeboat|oxygen|parachute|magic\w*|survive\w*)\b/i,
    of: "people",
    after: [
      "One {item} is plenty, as long as nobody needs it. But that day everybody did, and all at the same time. {Hero} took hold of it first. A second hand took hold of it from the other side, and then a third. For a while they all stood round {theitem} in the hall and pulled, very politely.",
      "“I had it yesterday, so I have it today, because I'm used to it,” said one. “I've never had it, so it's my turn,” said the next. {Hero} proposed to draw lots, and won, and nobody believed in lots any more. So a list was hung up on the door, with a quarter of an hour for each. It lasted for a quarter of an hour.",
      "Then {theitem} gave a crack. All the hands let go. They stood and stared at it, and it was suddenly very quiet. It was not broken, only a bit bent on one side. “We nearly had none at all,” said {hero}. One after another they looked at the floor.",
      [
        "“Listen,” said {pal} to {hero}. “How many of us fit on to it, or under it, or round it?” {Hero} measured with {his} eyes. It was a mad idea. They tried it out in the hall. {Pal} went in front, and {hero} in the middle, and the rest hung on wherever there was something to hang on to.",
        "“How many of us can use it at once?” asked {hero}. It was a mad idea. They tried it out in the hall. The tallest went in front, and {hero} in the middle, and the rest hung on wherever there was something to hang on to. They fell over twice. The third time they did not.",
      ],
      "+ You had to walk in step for it. {Hero} counted: “Left! And right! And left!” Whoever forgot which was left trod on the foot of another. At the corner they all leaned to the same side, like people in a boat. They laughed so loudly that windows opened.",
    ],
    end: [
      "That is how they went, {hero} and all the others, with their one {item}. Nobody had ever seen such a thing. People stopped and pointed, and some took off their hats. “Why don't you get a second one?” somebody called. “Because then we would be only half as many!” {hero} called back.",
      "They got there last, out of breath, and not quite in order. But they all got there, and that had never happened before. Everyone wanted to know how it was done. So {hero} and the others had to go once round the square and show it, with {theitem} high up in the middle like a flag.",
      "There would be money for a second one now. They have talked about it several times. But {theitem} still hangs alone on its hook in the hall, a bit bent on one side. And when it is needed, {hero} shouts up the stairs: “All aboard!”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:sold|sells|was selling|began to sell|begins to sell|started to sell|started selling|starts selling|decided to sell|decides to sell) <goods:thing>(?: (?:in|on|at|after|from|by|every|for) [^.,]*?)? (?:(?:so that|because) (?:he|she|they) (?:can|could|wants? to|wanted to)|in order to|to) (?:buy back|buy|pay for|get back|afford|replace|save|repair|rescue|help) <goal:thing>",
      ),
    ],
    may: [
      PAL,
      ...also("(?:in|on|at) the (?:[a-z]+ )?(?:market|street|corner|park|beach|station)", "but [^.]*", "because [^.]*"),
    ],
    unless:
      /\b(?:murder\w*|killed|soul|drugs?|weapons?|slaves?|organs?|kidney|stolen|fake|magic\w*|dragon|witch|house to|farm to|company)\b/i,
    after: [
      "{Hero} had worked it out on the back of an old envelope. At the top stood {goal}, with three lines under it. At the bottom stood the price. In between was nothing but {goods}. {Hero} wrote a big sign, set everything out so that it looked like more, and took a deep breath. “Good morning!” {he} called to the first passer-by. The passer-by walked faster.",
      "By noon {hero} had sold to two people. One of them had only wanted to know the way. {Hero} counted the coins in the tin. At this rate it would take until {he} {was} a hundred.",
      [
        "“You whisper,” said {pal}. “You say it as if you were sorry.” So {pal} showed {him} how: feet apart, chin up, and loud. Now {hero} told everybody what it was for. “It's for {goal}!” That made people stop. It made some of them put down their bags.",
        "“What do you need the money for?” asked a woman who had stopped to tie her shoe. {Hero} had not told anybody until then. {He} told her about {goal}, from the start. The woman bought, and told the next one, and they bought, and told the next. In half an hour there was a queue.",
      ],
      "After a week the tin was heavy. {Hero} carried it to where it had to go, on the inside of {his} jacket, and looked in through the glass. There was a new price on the label. {Hero} counted again. It was not enough. It was short by a handful.",
      "+ {Hero} sat down on the kerb with the tin between {his} feet. There was nothing left to sell. {He} looked through {his} pockets, and found a bit of string and a button, which nobody would want. {He} thought of {goal}, and rubbed {his} eyes, because of the dust.",
    ],
    end: [
      "“Why aren't you open?” asked somebody. It was the woman with the shoe, and behind her stood half the queue. {Hero} told them about the label. They said nothing. But one of them dropped a coin in the tin, for yesterday, as she said, when it had been so good. “For tomorrow,” said the next one. It clinked and clinked.",
      "{Hero} ran. {He} put the whole tin on the counter and emptied it out, and the coins rolled in all directions. They were counted, twice. “It's too much,” {hero} was told. “There are two left over.” So that was done, once and for all: {hero} had {goal} safe.",
      "With the two coins {hero} bought some ribbon, and tied a bow round the empty tin. It stands in the window now. {Hero} passes it every day and gives it a tap, and it sounds hollow, and that is the finest sound {he} knows.",
    ],
  }),
];
