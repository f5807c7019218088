import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";
import { where } from "./where.ts";

const NO_STORM = /\b(?:murder\w*|killed|killer|ghost|horror|bomb|war|space\w*|planet|snow globe|brainstorm|vampire)\b/i;

/** An animal along on the way. */
const PAL = role("pal", "dog|puppy|husky|horse|pony|donkey|cat|goat|llama|mule");

/** Stories of storms, floods, fog and rain. */
export const weather = [
  story({
    says: [
      /\b(?:wait(?:s|ed) out|sat out|sits out|rode out|rides out|weather(?:s|ed)|surviv(?:es|ed)|got through|gets through|had to (?:wait out|sit out|get through|survive)) (?<storm>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:storm|hurricane|blizzard|typhoon|cyclone|snowstorm|thunderstorm|gale|tornado))\b/,
    ],
    may: [
      /\b(?:all )?alone\b/,
      phrase("while <kin:somebody> (?:was|were|is|are|got|had)"),
      /\bwhile [^.!?]+/,
      phrase(`(?:in|at|on) ${where("den")}`),
    ],
    unless: NO_STORM,
    of: "people",
    after: [
      "The first gust came when {hero} was still fetching in what could be fetched in. It slammed the door behind {him}. {Hero} pushed the bolt across, filled every pot with water, and laid out matches and candles. That was how it was done here when {storm} was coming. {He} had seen it done often enough.",
      [
        "Then {thestorm} was there. It did not howl as in stories; it roared, on one note. {Hero} thought of {kin}. Did {kinhe} know how it looked here? “I'm all right,” {he} said aloud, in case it should carry across. {He} could not hear {his} own voice.",
        "Then {thestorm} was there. It did not howl as in stories; it roared, on one note. {Hero} thought of everybody who was out there in it. “I'm all right,” {he} said aloud, in case it should carry across to them. {He} could not hear {his} own voice.",
      ],
      "+ To keep from listening {hero} worked. {He} pushed the table against the door and stuffed rags under the window. A tile went, and then another one; there was a drip, and {hero} put a bowl under it. As long as {thestorm} had something to do, {he} had something to do as well.",
      "+ Some time in the night {hero} was so tired that {he} talked to {thestorm}. “You again,” {he} said. “Haven't you got a home?” Something banged against the wall three times. “No,” said {hero}. “You can't come in.”",
      "Then a shutter tore loose. Wind and water came in, and every candle went out. {Hero} stood in the dark with {his} heart beating in {his} throat. {He} could have crept into a corner and put a blanket over {his} head. {He} very much wanted to. But the light had to be lit again. If anyone was looking for it out there, it had to be lit.",
    ],
    end: [
      "{Hero} crawled to the window on {his} knees. {He} leaned all {his} weight against the shutter, and tied it with the belt of {his} own coat. It needed four matches to light the lamp. The fifth would have been the last. {Hero} put the lamp right behind the pane and held it there with both hands until they were numb.",
      [
        "Towards morning {thestorm} ran out of breath, quite suddenly, like a child that has cried for long enough. {Hero} moved the table aside and opened the door. Everything out there was in the wrong place, and everything shone. Then came somebody, running, stumbling, calling {hero's} name. It {kinwas} {kin}. “The light!” cried {kin}. “It was to be seen all night long. As long as it burned, there was hope.”",
        "Towards morning {thestorm} ran out of breath, quite suddenly, like a child that has cried for long enough. {Hero} moved the table aside and opened the door. Everything out there was in the wrong place, and everything shone. Then people came running over and called {hero's} name. “We saw your light,” they said. “All night long. As long as it burned, we knew.”",
      ],
      "There is a new shutter now. The belt still hangs beside it on its nail. Whenever the sky goes yellow and the first gust comes, {hero} fills the pots and puts the matches ready, and then {he} goes to the window and says, “You again.”",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:(?:got|gets?|was|were|is|are) (?:caught|surprised|lost|trapped|overtaken) (?:in|by)|(?:surprised|caught) (?:her|him|them) ) ?(?<storm>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:snow ?storm|storm|blizzard|thunderstorm|downpour|hailstorm|sandstorm|hurricane))\b/,
        phrase(
          "(?:(?:found|finds|took|takes|sought|seeks|looked for|got) (?:shelter|refuge|cover)|(?:was|were|is|are) taken in)(?: (?:in|at) [a-z ]{3,24}?)? (?:with|by) <keeper:somebody>",
        ),
      ],
      may: [phrase(`(?:on|in) ${where("land")}`), PAL],
      unless: NO_STORM,
      of: "people",
      after: [
        [
          "At first {keeper} only opened the door as wide as a hand. “In this weather!” said {keeper}. “Have you gone mad?” {Hero} could not answer; {his} jaw was frozen stiff. But {pal} shivered so hard that the step shook. {Keeper} looked down, snorted, and let go of the door.",
          "At first {keeper} only opened the door as wide as a hand. “In this weather!” said {keeper}. “Have you gone mad?” {Hero} could not answer; {his} jaw was stiff with cold. {He} just stood there and dripped, and looked smaller and smaller. {Keeper} snorted, and let go of the door.",
        ],
        "“Boots off. Sit there. Touch nothing,” said {keeper}. There was one chair, one cup and one spoon in that room. {Hero} got the cup. {Keeper} drank out of the pot. Outside {thestorm} tore at the roof, and for a long time it was the only one that said anything.",
        "+ “How long does it go on for?” asked {hero} at last. “Until it stops,” said {keeper}. “I'll pay for the soup, of course,” said {hero}. {Keeper} put down the pot so hard that it rang. “I don't sell soup,” said {keeper}.",
        [
          "In the end it was {pal} who did it. {Pal} got up, went across the room, and leaned against {keeper's} knee. {Hero} held {his} breath. {Keeper} looked down at {pal}, and did not move, and something happened to that hard face. “I had one just like that,” said {keeper}. “Before I was alone.”",
          "In the end it was the chair that did it. {Hero} wanted to stand up, so that {keeper} could sit for a while. “Stay,” said {keeper}. “Nobody has sat in it for nine years.” Then it was quiet. And something happened to that hard face. “It was the other chair that I burned,” said {keeper}, “in the first winter alone.”",
        ],
        "After that {keeper} told it all, looking into the fire, while {thestorm} went on outside: how full the room had once been, and how it had emptied, one after the other. {Hero} did not say that it was sad. {He} put on a log, and asked what they had been called. {Keeper} had not spoken those names aloud for years.",
      ],
      end: [
        "When {hero} woke up, it was so quiet that it hummed. {Thestorm} had gone. On the table stood two bowls, and one of them had been carved that very night; the shavings lay all around it. “You can't have my cup every day,” said {keeper} gruffly.",
        [
          "{Keeper} showed {hero} and {pal} the way down, as far as the last bend, and then a bit further. There they stood. “Well, then,” said {keeper}. “Sunday?” asked {hero}. “If there's no storm,” said {keeper}, and stroked {pal} for rather a long time.",
          "{Keeper} showed {hero} the way down, as far as the last bend, and then a bit further. There they stood. “Well, then,” said {keeper}. “Sunday?” asked {hero}. “If there's no storm,” said {keeper}. “And if there is one,” said {hero}, “I'll come all the same.”",
        ],
        "There are two chairs in that room now, and a whole row of bowls. When the wind gets up in the evening, {keeper} goes and opens the door, just as wide as a hand, and puts a lamp in the gap. And when {hero} comes, {he} takes {his} boots off without being told.",
      ],
    },
    [PAL],
  ),
  story({
    says: [
      /\b(?:flood(?:s|ed)?|(?:river|water|dam|dyke|lake|sea) (?:rises|rose|burst\w*|broke|breaks|overflow\w*))\b/i,
      phrase(
        "(?:sav(?:ed|es)|rescu(?:ed|es)|fetch(?:ed|es)|got|brought|carried) <saved:somebody> (?:in|with|on|from|out of|by|onto|into)",
      ),
      /\b(?:boat|raft|canoe|dinghy|tub|barrel|bathtub|kayak|door|rowing)\b/,
    ],
    may: [
      /\b(?<vessel>an? (?:[a-z-]+ ){0,2}(?:boat|raft|canoe|dinghy|tub|barrel|bathtub|kayak))\b/,
      /\bthe river (?:floods|flooded) (?:the|her|his|their) [a-z]+/,
    ],
    unless: /\b(?:murder\w*|killed|ark|Noah|memory|whole town)\b/i,
    of: "people",
    after: [
      "Everybody had carried something upstairs: papers, lamps, the good chairs. Nobody had thought of {saved}. {Hero} did, when {he} looked out in the grey light and saw nothing but brown water where the gardens had been. And then {he} heard it. There was a cry from over there, and it was {saved}.",
      "“It's too strong,” called the people from the windows. “Let it be!” But {hero} had already untied the boat. {He} had never been out in water that had trees in it. {Hero} pushed off from {his} own stairs, and the flood took the boat like a leaf.",
      "{Hero} rowed past the tops of the fences and the letter box. A table floated by, laid for two. “Hold on!” {he} called. “I'm coming!” {Saved} {savedwas} standing on the very last dry bit, and that was no bigger than a doormat. The water was already licking at it.",
      "+ Twice {hero} nearly had it, and twice the current carried {him} on, round the corner and past the shop. {His} hands had blisters by now. The third time {he} threw the rope, and it caught on a gutter and held.",
      "“In with you,” said {hero}. But {saved} did not want to. {Saved} looked at the boat, at the water, and at the boat again, and pressed against the wall. {Hero} pulled, and begged, and scolded. The doormat was a saucer now. So {hero} did the only thing left. {He} let go of the oars, and held out both arms, and sang.",
    ],
    end: [
      "It was an old song, and not well sung. {Saved} stopped trembling, and listened. Then there was a jump, and a crash, and the boat nearly went over. {Hero} lay on {his} back with {saved} right on top of {him}. “Thank you,” {he} gasped. “That would have been the second verse.”",
      "Going back was slow, because the boat lay so deep. From each window somebody held out a broom, a curtain or an arm, and pulled them on, from house to house. When they reached the stairs, they all cheered. {Saved} shook off the water, over {hero} from top to toe.",
      "The flood went down again, and there was mud everywhere, and a mark high up on the wall. Below it someone has painted a small boat with two heads in it: {hero's} head and that of {saved}. And when it rains for more than a day, {hero} goes over and looks in. “All dry?” {he} asks, and hums a bit, just in case.",
    ],
  }),
  story({
    says: [
      /\b(?:caught|lost|surprised|trapped|disappear\w*|blind|out)\b[^.!?]{0,24}\b(?:fog|mist)\b|\b(?:fog|mist) (?:came|comes|surpris\w+|roll\w+)/,
      phrase(
        "(?:way home|way back|home|shore|land|harbour|guided|led|back|rescued|saved) (?:safely |only )?(?:by|thanks to|because of|following|with the help of) <call:thing>",
      ),
      /\b(?:home|shore|land|harbour|coast|back)\b/,
    ],
    may: [/\b(?:found|finds) (?:his|her|their) way home\b/, phrase("of <singer:somebody>"), /\bsing\w*\b/],
    unless: /\b(?:murder\w*|killed|ghost|siren|mermaid|forest|horror)\b/i,
    of: "people",
    after: [
      "The fog had come from behind, without a sound. {Hero} only noticed it when the bow was gone. {He} held out {his} hand, and at the end of the arm there was nothing but white. Somewhere in it there were rocks. {Hero} stopped, and listened, and let the boat drift.",
      "The compass was no help; the needle trembled and could not make up its mind. {Hero} dipped a finger into the water and tasted it. {He} had learned to read everything out here, the wind, the waves, the gulls. But there was no wind now, and the waves were asleep, and the gulls had gone home.",
      "+ Once {he} heard a bell and rowed towards it for half an hour. Then it was behind {him}. “It's no use,” said {hero}. The fog swallowed even that. It came back from nowhere.",
      "It got dark. The white turned grey, and the grey black. {Hero} wrapped {himself} in the sail and thought of what {he} had not said at breakfast. It would have been one short sentence. There had been a hurry, and there had been the tide. {He} said it now. Nobody was there to hear it.",
      "And then {hero} held {his} breath. There it was: {call}. It was very thin, and it came and went, like a thread in the dark. {Hero} turned {his} head to the left, and it was gone. {He} turned it to the right. There it was again.",
    ],
    end: [
      "{Hero} put the oars in. {He} rowed three strokes and listened, and three more strokes and listened. Whenever {call} got fainter, {he} stopped and searched until it was there again. Twice there was black rock beside {him}, as near as a table. {He} did not look at it. {He} looked at what {he} heard.",
      [
        "The keel ground on stones. And there on the beach {singerwas} {singer}, up to the knees in the water, quite hoarse. “How long have you been standing there?” asked {hero}. “Since it got white,” said {singer}. {Hero} did not waste another minute. {He} said the sentence from breakfast, before anything else.",
        "The keel ground on stones. And there on the beach they stood, up to the knees in the water. “How long have you been standing there?” asked {hero}. “Since it got white,” they said. {Hero} did not waste another minute. {He} said the sentence from breakfast, before anything else.",
      ],
      "When there is fog nowadays, nobody there stays at home. They all go down to the shore, with pots, with horns, with everything that makes a noise. But first they are quiet for a moment, for {hero's} sake, and listen for {call}.",
    ],
  }),
  story({
    says: [
      /\b(?:drought|(?:no|without) rain|(?:had|has) not rained|stopped raining|not a (?:single )?drop)\b/i,
      /\b(?:walk(?:s|ed)|climb(?:s|ed)|set(?:s)? (?:out|off)|went|goes|travel(?:s|led)|journey\w*)\b[^.!?]*\b(?:rain|clouds?|water|spring|sea)\b/,
    ],
    may: [
      phrase(`(?:to|up) ${where("land")}`),
      /\b(?:to|and) (?:ask|asked|beg|begged|fetch|find|bring|brought|steal|talk to|wake|catch)[^.!?]+/,
      /\b(?:for|lasted) (?:two|three|many|four|five) (?:years|months|summers)\b/,
    ],
    unless: /\b(?:murder\w*|killed|scientist|engineer|war)\b/i,
    after: [
      "The ground had cracks in it by then that a hand could fit into. Every morning the last of the water was shared out with a cup, and nobody spilled any. {Hero} put {his} share into a small bottle. “Where are you off to with that?” they asked. “To the clouds,” said {hero}.",
      [
        "They laughed, but not much; it made them thirsty. The oldest of them all had heard that the clouds could be touched from {theland}. “And what will you say to them?” {Hero} did not know yet. {He} had the whole way to {theland} to think about it.",
        "They laughed, but not much; it made them thirsty. “And what will you say to them?” asked the oldest of them all. {Hero} did not know yet. {He} had the whole way to think about it.",
      ],
      "On the first day {hero} met a tree with one leaf. On the second day {he} met a goat, whose tongue hung out. “Are you going where there's rain?” they asked, each in its own way. “I'm going to fetch it,” said {hero}. And {he} gave the tree a drop, and the goat a mouthful.",
      "+ At night it was cold. {Hero} lay on {his} back and practised. “Dear clouds,” {he} said, “it's our turn.” That sounded rude. “Dear clouds, if you don't mind.” That sounded too polite. The stars were very bright. There was nothing up there to cover them.",
      "Then {hero} was at the top, and there was one cloud. It was small and white and quite alone. “Please,” said {hero}, and forgot all that {he} had practised. “We need the rain.” “I've only got a little,” said the cloud, “and I'm afraid to give it away. Then I shall be gone.”",
    ],
    end: [
      "{Hero} looked at {his} bottle. There was one mouthful in it, and {he} had kept it for the way home. “I know,” said {hero}. “I've only got a little, too.” And {he} pulled out the cork, and held up the bottle, and gave the cloud all of it. The cloud drank. It grew grey round the edges. “Nobody has ever given me anything,” it said.",
      "And it called. From behind the edge of the world came another cloud, and another, dark ones, fat ones, whole herds of them. {Hero} ran down before them as fast as {he} could. {He} still did not win. The first drop overtook {him} by the goat, and by the tree {he} was wet to the skin.",
      "At home they were standing outside with their mouths open, all of them, even the oldest. It is green there now. Behind each house there stands a little bottle, filled to the brim. And when a small cloud comes by alone, {hero} takes out the cork and asks if it is thirsty.",
    ],
  }),
];
