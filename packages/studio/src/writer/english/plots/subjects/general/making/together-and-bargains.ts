import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM } from "./by-them.ts";

const COMMON =
  /\b(?:murder\w*|kill\w*|ghosts?|robb\w*|magic\w*|witch\w*|wizard\w*|curse\w*|dragon|poison\w*|dead body|war|falls? in love|fell in love)\b/i;
const SHOW =
  "circus|show|play|concert|puppet show|talent show|magic show|musical|performance|bake sale|flea market|jumble sale|garage sale|yard sale|fair|fête|fete|sponsored run|fun run|car wash|lemonade stand|raffle|auction|theatre play|dance|carnival|cake sale|street party";
const BIRDS =
  "pigeons?|doves?|swallows?|robins?|storks?|ducks?|blackbirds?|sparrows?|owls?|falcons?|gulls?|seagulls?|wrens?|cranes?|swifts?|birds?|hedgehogs?|bees|bumblebees|squirrels?|swans?|geese|goose|hens?|bats?|kestrels?|thrush|magpies?|crows?|herons?";

/** Stories of what many do together, of bargains, and of guests that nest in the wrong place. */
export const togetherAndBargains = [
  story({
    says: [
      phrase(
        `${BY_THEM}(?:put on|organi[sz]ed|staged|held|set up|planned|performed|(?<=to )(?:put on|organi[sz]e|stage|hold|set up|plan|perform)) <show:thing>`,
      ),
      new RegExp(`\\b(?:${SHOW})\\b`, "iu"),
      /\b(?:to (?:raise|collect|earn|get|make) (?:some |enough |the )?money (?:for|to [a-z]+) |to (?:pay|buy|save|help|fund)(?: for)? |(?:to raise|in aid of|for the benefit of) )(?<cause>(?:an?|the|his|her|their|its|our)? ?[^.,]{4,60})/,
    ],
    may: [BEGINS, /\b(?:put on|organi[sz]ed|staged|held|set up|planned)\b[^.]+/, /\bin the [^.,]+/],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:rivals?|contest|competition|from (?:closing|closure|demolition))\\b`,
      "i",
    ),
    after: [
      "It was all for {cause}. {Hero} had written that on the lid of an old hat box, with a slot in the middle, and put in the first coin, so that it should not be lonely in there. Then {he} made a list of everything that was needed for {theshow}.",
      [
        "{Hero} and {mate} went from door to door. There they borrowed a ladder, here a curtain and a drum with a hole in it. “And what can you do yourselves?” people asked. {Hero} looked at {mate}. They had not thought about that part yet.",
        "{Hero} went from door to door. There {he} borrowed a ladder, here a curtain and a drum with a hole in it. “And what exactly will there be to see?” people asked. “Everything,” said {hero}. {He} had not thought about that part yet.",
      ],
      "So they practised until it got dark, and after that by the light of a lamp. Nothing worked. “For {cause},” said {hero}, each time that somebody wanted to give up. Then they went through {theshow} once more, from the beginning.",
      "+ {Hero} painted signs, and spelled one of the words in three different ways, so that one of them was sure to be right. {He} hung them on every tree. In the night the wind took most of them away. But one of them stuck to the back of a bus, and drove through the whole town with it for a week.",
      "On the day itself the chairs stood in rows, and nobody came. {Hero} looked out through the gap in the curtain: one old man, and he was asleep. In the hat box lay a single coin. {Hero} thought of {cause}, and swallowed. “We'll do it all the same,” {he} said. “For him.”",
    ],
    end: [
      "{Theshow} began. Right at the start everything went wrong at once: the ladder slid, the curtain came down, and out of the muddle rolled the drum, over the old man's foot. He woke up, and laughed so loudly that the windows opened all along the street. “What's going on there?” they called. “Come down!” called the old man.",
      "They came in slippers and with spoons in their hands. Soon they stood back to the corner, and all that went wrong had to be done again. In the hat box it rattled, and later it rustled. When {hero} lifted the lid, {he} had to hold it with both hands. It was enough. “It's enough!” {he} shouted, and they threw their slippers into the air.",
      "The hat box has gone to where it was needed, with everything that was in it. {Hero} handed it over with both hands. And next year {theshow} is to be put on again. The old man has kept his place in the first row, and this time he means to stay awake.",
    ],
  }),
  story({
    says: [
      phrase(
        `${BY_THEM}(?:built|(?<=to )build|made|(?<=to )make|put up|dug|set up) <work:thing>(?: (?:in|on|for|with|out of|from|at|behind|across|near) [^.,]{1,30}?)? together`,
      ),
      /\b(?:neighbours|neighbors|villagers|families|street|village|block|town|community|residents|tenants|fishermen|farmers|children|people|friends|classmates)\b/i,
    ],
    may: [BEGINS, /\b(?:when|because|after|so that|for) (?<why>[^.]+)/, /\bin (?:winter|summer|spring|autumn)\b/],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:rivals?|quarrel\\w*|feud\\w*|home together|life together|family)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "Before that they had said good morning, and not much else. One liked it quiet, one played the trombone, and two had not agreed about a dustbin for years. Then {hero} came up with {thework}. Nobody knew afterwards who had said it first. But suddenly everybody was standing outside in boots.",
      "Each of them brought what there was at home. There were ten shovels, one wheelbarrow, and a set of plans for something quite different. {Hero} began on {thework} at both ends at the same time. It was cold to the hands and warm under the coats, and the trombone played, so that they should all lift at the same moment.",
      "+ In the breaks they sat in a row and passed round what was in the flasks. It turned out that the one who liked it quiet could tell jokes. The two with the dustbin found out that they came from the same village. They were silent for a while. Then they both talked about the same plum tree.",
      "In the middle {thework} did not fit. What had been begun on the left was a good bit higher than what had been begun on the right. Everybody knew whose fault it was, and it was always somebody else. One after the other they threw down the shovels and went in.",
      "Only the smallest of them was still outside. She had not noticed anything, because her cap was too big. She went on, with a toy spade, in the place where {thework} did not fit, and sang. From all the windows they saw how she lifted a little bit from the left and carried it over to the right.",
    ],
    end: [
      "The first door opened, and after it the next. Nobody said sorry, and nobody had to. They took from the left what was too much, and gave it to the right, where it was too little. When {thework} was even from one end to the other, they put the girl with the big cap up on the highest place.",
      "The same evening they tried out {thework}, all at once. There were bruises, and there was soup for everyone, out of one pot. They held on to each other, and those who could do it showed those who could not. {Hero} had never laughed so much together. They had never laughed together at all.",
      "{Thework} will not last for ever. But the good mornings have got longer since then, so long that some of them come too late to work. And in the middle, where it had not fitted, they always pass a bit more slowly, and touch their caps.",
    ],
  }),
  story({
    says: [
      /\b(?:let|allowed) (?<other>(?:an?|the|his|her|their|two|some) (?:[\p{Ll}'’-]+ ){0,3}?[\p{Ll}'’-]+|\p{Lu}[\p{L}'’-]+) (?:to )?(?:ride|stay|sleep|live|eat|use|travel|sit|play|park|work|read|borrow|keep|have|take|paint|practise|practice|rehearse|come|enter|watch|drive|fish|pick|learn|wash|warm|grow|go)\b[^.]*? (?:if|as long as|in exchange for|in return)(?!\p{L})/u,
      /\b(?:if (?:he|she|they)|as long as (?:he|she|they)|in exchange for|in return(?: for)?,?) (?<price>[^.]+)/,
    ],
    may: [BEGINS, /\b(?:let|allowed|offered|gave|promised|lent)\b[^.]+/],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:devil|soul|demon|fairy|king|queen|prison|blackmail\\w*|lottery)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "It had been said quickly, and it could not be taken back. “It's against the rules,” said {hero}. “I know,” said {other}. They both looked round. Then they shook hands on it.",
      "On the first day {other} was so nervous that the bargain almost went wrong. {Hero} nodded: go on. And {other} kept the promise, quietly in the beginning. A few people turned their heads. One of them smiled. {Hero} had not seen anyone smile there for years.",
      "After a week they were waiting for it. They came a little earlier, and some of them even took the longer way. {Other} kept the promise every day, each time a bit better. And {hero} kept the other half of it, and found that {he} came to work with a lighter step. It was the best bargain of {his} life.",
      "+ “What have you got out of it?” asked {hero} once, when there was nobody else there. {Other} thought it over. “It's warm,” said {other}. “And nobody chases me away. And you?” {Hero} had to think for longer. “I used to count the hours,” {he} said. “Now I've stopped.”",
      "Then one morning a man with a badge was standing there. He had watched everything, and he had a notebook. “Is that true?” he asked {hero}. “You let {other} off, and nothing has been paid?” It went very quiet. {Hero} could have said that {he} knew nothing about it. {He} looked at {other}, who had turned quite pale.",
    ],
    end: [
      "“Something has been paid,” said {hero} loudly. “Every day.” And because nobody needed to be asked, they all called out at once: the old man who had not spoken to anybody for a year, the girl who was not afraid any more, and the woman who had stopped crying in the mornings. The man with the badge could not write so fast.",
      "He put away his notebook at last. “And how does it go, what {other} pays with?” he asked. {Other} looked at {hero}. {Hero} nodded. And {other} kept the promise, as never before. When it was over, the man with the badge looked for his handkerchief, and then for his purse. “I have to pay too,” he said. “I've been listening.”",
      "There is a line about it in the rules now, a very short one. {Hero} knows it by heart. {Other} would not need the bargain any longer, by the way. But a promise is a promise, and they shake hands on it every morning, and look round first.",
    ],
  }),
  story({
    says: [
      role("guest", BIRDS),
      /\b(?:nest\w*|eggs?|hatch\w*|chicks?|moved in|settled)\b/,
      /\b(?:on|in|under|inside|at|behind) (?<spot>(?:the|his|her|their|its|an?) (?:[a-z]+ ){0,2}?(?:crane|tractor|lorry|truck|van|bus|car|taxi|boat|ship|ferry|train|mailbox|letterbox|post box|postbox|chimney|hat|helmet|scaffold\w*|roof|bicycle|basket|door|sign|machine|digger|excavator|bulldozer|lamp|traffic light|tuba|drum|piano|wheelbarrow|shop|oven|kiosk|goal|boot|pocket|wagon|office|workshop|garage|balcony|lighthouse|engine|combine))(?!\p{L})/u,
    ],
    may: [
      BEGINS,
      /\b(?:found|discovered|finds|noticed)\b[^.]+/,
      /\b(?:refused|decided|had|wanted) to [^.]+/,
      /\buntil [^.]+/,
    ],
    unless: new RegExp(`${COMMON.source}|\\b(?:dinosaur|golden|stole\\w*|alien\\w*|talk\\w*|cuckoo)\\b`, "i"),
    of: "people",
    after: [
      "{Hero} had only wanted to begin work, as on every morning. Then something looked at {him}, with one round eye, and did not move an inch. They looked at each other for a while, {hero} and what was living there now. In the end it was {hero} who took a step back.",
      "“That can't stay there,” said everyone. “It's in the way. It costs money. There's work to be done!” {Hero} knew that. {He} went close once more, saw what lay there, small and warm, and came back. “Not today,” {he} said.",
      [
        "From that day on {hero} stood guard, together with {mate}. They put up a sign: “Quiet, please.” {Hero} spoke in a whisper, and got so used to it that {he} even whispered on the telephone.",
        "From that day on {hero} stood guard. {He} put up a sign: “Quiet, please.” {He} ate {his} lunch there, with {his} back to the wind. {Hero} spoke in a whisper, and got so used to it that {he} even whispered on the telephone.",
      ],
      "+ The first who wanted to see it were the children from round about. {Hero} let them look, one at a time, through a rolled-up newspaper. Later their teacher came, and after her a man from the radio. {Hero} put a finger to {his} lips.",
      "Then came the boss in a big car. “By tomorrow this is cleared,” he said, and did not whisper. “Or you needn't come any more.” That night there was a storm. {Hero} could not sleep. {He} got up, ran through the rain, and held a tarpaulin over the place with both arms, until it got light.",
    ],
    end: [
      "At seven the big car stopped. The boss got out and saw {hero}, wet through, under the tarpaulin. He opened his mouth. And in that moment something cracked, very softly, and then a second time. “Come here,” whispered {hero}. The boss came nearer. A beak, or something like it, was trying to get into the world.",
      "They stood there side by side until all of them were out. “How long do they need?” he asked, in a whisper. “A few weeks,” whispered {hero}. The boss took out his telephone. “Yes,” he whispered. “We're going to be late. It can't be helped. We've had children.”",
      "The work was finished in the end, later than planned. But when they set off on their first flight or their first walk, all of them stood there and waved, and {hero} waved the longest. {He} has kept the sign. {He} hangs it up again every spring, to be on the safe side.",
    ],
  }),
];
