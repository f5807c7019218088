import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const WONDER =
  "(?:colou?rs?|blue|red|yellow|green|summer|winter|spring|autumn|music|songs?|sounds?|laughter|laughs?|smiles?|voices?|night|day|moon|sun|stars?|sunlight|light|time|dreams?|smells?|taste|silence|shadows?|words?|letters|rainbow|snow|rain|wind|birdsong|Christmas|sleep|numbers|colour \\p{Ll}+|lullabies)";
const STOLE = "(?:stole|steals|took|takes|has stolen|had stolen|was stealing|robbed) ";
const SETS_OUT =
  "(?:set (?:out|off)|went|goes|travelled|decided|tried|wanted|had to|must|left|ran|followed|climbed|walked|sailed|rode|promised|chased)";
const NOT = /\b(?:murder\w*|kill\w*|dead|died|dies|war|police|detectives?|bank|museum|pancake|cheese)\b/i;

/** "The emperor of Japan", and not Japan. */
const NO_PLACE = "(?<!\\b(?:of|from|in|at|near|on) )";
const FROM = "(?: (?:of|from|in) (?:the )?[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)?";

/** Stories of something that has gone out of the world: a colour, a sound, a season. */
export const stolen = [
  story({
    says: [
      phrase(
        `${NO_PLACE}<thief:somebody>${FROM} ${STOLE}(?=(?:all |every )?(?:the |[\\p{L}]+['’]s )?(?:[\\p{Ll}]+ )?${WONDER}\\b)<loot:thing>(?=(?: of [^.,]*)?(?:[.,]|$| (?:from|and|in|out|because|so|for|at|while)\\b))`,
      ),
      phrase(`${NO_PLACE}<seeker:somebody>${FROM} (?:alone |bravely |secretly )?${SETS_OUT}`),
    ],
    unless: NOT,
    lead: "seeker",
    after: [
      "In the morning {theloot} had gone, and nothing was as it had been. Some had seen {thief} run past with a sack. Some said that they would have to get used to it. {Hero} did not want to get used to it. {He} packed some bread and an apple, and left a note on the table.",
      "The tracks of {thief} led over three hills. On the first an old woman, who missed {theloot} more than she could say, gave {hero} a ball of wool. On the second a fiddler who had lost his tune gave {him} a whistle. On the third hill it was getting dark.",
      "+ {Hero} ate half of the apple and saved the other half. {He} thought of home, where it was just as grey as here. “I'll be back soon,” {he} said aloud to {himself}, and blew the whistle, not because it helped, but because it was company.",
      "Behind the third hill stood a house without a chimney. {Hero} tied the wool to a tree, so as to find the way back, and climbed in at the window. And there {he} saw it. {Theloot} was locked in a glass jar, quite small and faint, and in front of it sat {thief}, with both hands on the lid.",
      "“Give it back!” cried {hero}. {Thief} jumped up and clutched the jar. “It's mine,” said {thief}. “You have always had it, all of you. I live behind the third hill. Nothing of it ever reached me here. So I fetched it myself.” {Thief} looked down. “But it's getting less and less.”",
    ],
    end: [
      "{Hero} had wanted to shout, and could not do it any more. {He} sat down on the floor and shared the second half of the apple. “It doesn't last in a jar,” said {hero}. “It's only there when everybody has it. Come with us. Then you'll have it too.” {Thief} chewed for a long time. “Nobody has ever asked me to come,” said {thief}.",
      "So they opened the lid together. There was a breath of air, and {theloot} streamed out of the window, over the three hills and on to the very last corner of the land. They ran after it along the woollen thread, and {hero} blew the whistle. The fiddler joined in.",
      "{Thief} lives on this side of the hills now, in the house next to {hero's}. The glass jar stands on the window sill, without a lid. On days when {theloot} is at its most beautiful, they both sit in front of it and share an apple, one half each.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:[Tt]he )?<season:thing> (?:did not come|does not come|had not come|never came|failed to come|refused to come|was (?:late|missing|gone)|had (?:got lost|disappeared|vanished)|disappeared|vanished|did not arrive|got lost)",
      ),
      /\b(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|[Cc]hristmas|[Mm]orning|[Nn]ight|[Ss]now|[Rr]ain|[Ss]un|[Mm]oon)\b/,
      phrase(
        `${NO_PLACE}<seeker:somebody>${FROM} (?:alone |bravely )?${SETS_OUT}[^.]*? (?:look|search|find|fetch|bring|see|wake|ask)`,
      ),
    ],
    unless: NOT,
    lead: "seeker",
    after: [
      "All of them waited. They looked at the sky and at the calendar, shook their heads, and went inside again. “It will come when it comes,” they said. But {theseason} did not come, and somebody had to do something. “I'll go,” said {hero}. {He} was not the biggest. {He} was only the one who could not bear it any longer.",
      "{Hero} asked everybody on the way. The mole had heard something go by, a while ago, with heavy steps. The old willow thought that it had turned round at the bridge. The wind had other things to do. “Go to where you don't want to go,” it said in passing. “That's where it will be.” And {hero} went up into the mountains.",
      "+ It was a hard way. {Hero} slipped, and {he} lost {his} scarf, and {his} feet hurt. Twice {he} wanted to turn back. Then {he} thought of the faces behind the windows. Nobody down there knew how much {he} was afraid of the dark. {Hero} sang a song about {theseason}, although {he} only knew the first line.",
      "+ “You are singing it wrong,” said an echo. {Hero} had not expected that. {He} sang the line once more, and this time the echo gave {him} the second one. It came from somewhere above the path.",
      "High up, in a cave, somebody sat wrapped in a big coat, and did not look up. It was {theseason}. “I'm not coming,” said a small voice. “Last time they all complained. It was too wet for them and too warm for them, and too short or too long. Nobody said hello when I came, and nobody noticed when I went.” {Hero} did not know what to say. It was true.",
    ],
    end: [
      "So {hero} told what it was like without {theseason}. {He} told about the mole and the willow, and about the faces behind the windows. {He} said what {he} missed most, and that was quite a small thing, which {hero} had never told anybody. The coat moved. “That?” asked {theseason}. “But that's the bit that I like best myself.”",
      "They came down together. {Hero} ran ahead and knocked at every door. “Come out!” {he} shouted. “Come out and say hello!” And they came, with their slippers on, and stood along the road, and took off their caps. {Theseason} walked through the middle and turned quite pink. Wherever it put its foot, everything was as it ought to be.",
      "Nowadays it always comes on time. {Hero} stands at the bridge and is the first to say hello. And when {theseason} has to leave, they all walk with it to the edge of the town, and wave until it is out of sight. “See you next time,” calls {hero}.",
    ],
  }),
];
