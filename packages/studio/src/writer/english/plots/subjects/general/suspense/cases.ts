import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

const KNOWN_THIEF =
  /\b(?:turn(?:s|ed) out|own (?:brother|sister|father|mother|son|daughter|partner|boss|dog|cat)|(?:thief|culprit|murderer|killer) (?:is|was)|it was (?:his|her|the|a)|ghosts?|robots?|innocent|framed|accused)\b/i;

/** Who goes before "detective" where it is one for children. */
const SMALL_SLEUTHS =
  "girl|boy|child|kid|little|small|tiny|mouse|rat|hedgehog|cat|dog|fox|owl|bear|rabbit|mole|frog|duck|squirrel|badger|otter|beaver|penguin|snail|monkey|raccoon|hamster|parrot|pig|crow|toad|animal";

/** Stories of thefts, murders and missing people that are cleared up. */
export const cases = [
  story({
    says: [
      new RegExp(
        `(?<!\\b(?:${SMALL_SLEUTHS}) )\\b(?:detectives?|inspector|sleuth|police\\w*|constable|sergeant|commissioner|sheriff)\\b`,
        "i",
      ),
      phrase(
        "(?:theft of|disappearance of|mystery of|robbery of|stolen|stole|had disappeared with|find the missing|looking for the missing|looked for the missing) (?!all )<loot:thing>",
      ),
    ],
    may: also("find|solve|investigat\\w+", "case|theft|thief|mystery"),
    unless: new RegExp(
      `\\b(?:murder\\w*|kidnap\\w*|killed|dead|hearts?|partner|hiding|only|own|hunt\\w*|arrests?|arrested|for (?:his|her|their) (?:hungry |sick )?(?:child|children|family|mother|daughter|son|baby))\\b|${KNOWN_THIEF.source}`,
      "i",
    ),
    of: "adults",
    after: [
      "{Hero} began with the empty place. {He} knelt down and looked at it from the left, from the right and from below, until people began to cough. Nothing was broken, and nothing else was missing. “So it was not just any thief,” said {hero}. “It was a thief who wanted {theloot}, and nothing but {theloot}.”",
      "Then {hero} asked everybody the same three questions: when they had last seen {theloot}, what {theloot} meant to them, and what they had eaten for breakfast. People laughed about the breakfast. {Hero} did not laugh. {He} wrote down every single egg.",
      "+ The first suspect was easy to find. He had wanted {theloot} for years, and he said so, loudly. {Hero} followed him for a whole afternoon, round corners and through two puddles. The man went to a dancing lesson. That was his secret, and he begged {hero} not to tell.",
      "Late that night {hero} spread out {his} notes. By now {he} knew exactly when {theloot} had disappeared: at a quarter past six. {He} had worked it out alone and had told no one. And yet there it was, in one of the answers about breakfast: “At a quarter past six I was still at home.”",
    ],
    end: [
      "The answer came from the most helpful of them all, a quiet man who had held the torch for {hero} the whole day. {Hero} knocked at his door. “I never told you the time,” said {hero}. “Who did?” The man opened his mouth and closed it again. And there, behind him, {hero} saw {theloot}.",
      "“I didn't do it for money,” the man whispered. “All my life I had looked at {theloot} and gone home again. I wanted to have that to myself, just once. Every evening I thought: tomorrow I'll give it back.” “Good,” said {hero}, and held the door wide open for him. “It is tomorrow.”",
      "So {theloot} came back before anyone had given up hope, and the quiet man had to explain it all himself, with a very red face. {Hero} stood next to him while he did. People who had passed {theloot} every day without a glance stopped now, and looked, and went on looking.",
      "There is a new case already. {Hero} kneels down in front of an empty place and looks at it from the left, from the right and from below. Somebody coughs. “Just one question,” says {hero}, and licks the pencil. “What did you have for breakfast?”",
    ],
  }),
  story({
    says: [
      /\b(?:detectives?|inspector|sleuth|case|investigat\w+|solved?|mystery|thief|who (?:had )?st(?:ole|olen|eals))\b/i,
      phrase(
        "(?:theft of|disappearance of|mystery of|stolen|stole|find the missing|looking for the missing|looked for the missing) (?!all |their |his |the thief)<loot:thing>",
      ),
    ],
    unless: new RegExp(
      `\\b(?:murder\\w*|kidnap\\w*|killed|dead|hearts?|husband|wife|Mrs?|retired|museum)\\b|^(?:An?|The) (?:[a-z-]+ ){0,3}(?:thief|thieves|burglars?|robbers?|pickpocket)\\b|(?<!\\b(?:${SMALL_SLEUTHS}) )\\b(?:detectives?|inspector|police\\w*|commissioner|sheriff|investigator)\\b|${KNOWN_THIEF.source}`,
      "i",
    ),
    after: [
      [
        "“Nobody move!” said {hero}, and {mate} stopped with one foot in the air. There were tracks on the ground where {theloot} had been. {Hero} looked at them through a magnifying glass. They were small and round, and they went in a circle three times, as if the thief could not decide.",
        "“Nobody move!” said {hero}. There were tracks on the ground where {theloot} had been. {Hero} looked at them through a magnifying glass. They were small and round, and they went in a circle three times, as if the thief could not decide.",
      ],
      "{Hero} went from door to door and asked about {theloot}. The neighbours had seen nothing, but each of them knew who it had been, and each of them said another name. Soon {hero} had a list of suspects as long as {himself}. The list even had {hero} on it.",
      "+ {Hero} tried to follow the tracks. They led over a wall, under a hedge and through a bed of wet nettles, and there they stopped. {Hero} came out on the other side with leaves on {his} head. “A clever thief,” said {hero}, and scratched {himself}. “A clever thief with no feeling in the legs.”",
      [
        "So {hero} thought of a trap. {He} told everybody, one after the other, in a loud whisper: “There is a second one, and it's much more beautiful than {theloot}. I'm keeping it right here tonight.” It was only an empty box with a cloth over it. {Hero} and {mate} hid behind a barrel and waited.",
        "So {hero} thought of a trap. {He} told everybody, one after the other, in a loud whisper: “There is a second one, and it's much more beautiful than {theloot}. I'm keeping it right here tonight.” It was only an empty box with a cloth over it. {Hero} hid behind a barrel and waited.",
      ],
    ],
    end: [
      "It was very late when something came tiptoeing along. It went in a circle three times. Then it lifted the cloth. “Got you!” cried {hero} and jumped out. But the thief was so small, and such big tears came rolling down, that {hero} forgot to look stern.",
      "“I wanted to bring {theloot} back,” sobbed the little thief. “I came every night, and every night I was too scared. I only wanted to look at {theloot} from close by. I'm new here, and no one has ever shown me anything.” {Hero} put away the magnifying glass and gave the thief a handkerchief.",
      "They brought {theloot} back together, {hero} at the front and the little thief behind. “Case solved!” called {hero}. Everybody cheered. “And who was it?” they asked. {Hero} looked at the small new face. “It was somebody who has to be invited,” said {hero}. And at supper there was one more plate.",
      "{Hero} has an assistant these days, the best one there is for tracks. When something is missing, the two of them set out with one magnifying glass. And before the assistant decides where to look, it always goes round in a circle, three times.",
    ],
  }),
  story({
    says: [
      role(
        "sleuth",
        "detective|inspector|investigator|sleuth|policeman|policewoman|police officer|commissioner|sergeant|constable|sheriff",
      ),
      phrase(
        "(?:(?<=(?:murder of|murdered|killed|poisoned|death of) )|(?=[^.,]* (?:was|were) (?:found dead|found murdered|murdered|killed|poisoned)))<victim:somebody>",
      ),
    ],
    may: also("killed|murder\\w*", "find|solve|investigat\\w+", "case|truth", "rich\\w*|famous"),
    unless: new RegExp(
      `\\b(?:her|his) own|serial|wife|husband|father|mother|sister|brother|retired|war|${KNOWN_THIEF.source}`,
      "i",
    ),
    lead: "sleuth",
    after: [
      "Before anything else {hero} stood quite still in the place where {victim} had died. {He} always did that. Others looked for fingerprints. {Hero} looked for what ought to have been there and was not. {Victim} had turned {victimhis} back on the murderer without any fear.",
      "Then {hero} talked to everybody who had known {victim}. A relative spoke of a generous heart, a colleague of a terrible temper, a neighbour of unpaid bills. All of them were lying a little. Each of them had a motive, and each of them had been somewhere else when {victim} was killed.",
      "+ For one day everything pointed to a man who had shouted at {victim} the evening before, in front of a dozen people. {Hero} checked where he had gone afterwards. He had gone straight to the police station, to complain about his neighbours, and had stayed for three hours. {Hero} had never seen a better alibi.",
      "At night {hero} read {his} notes again. {He} had a habit: {he} wrote down the very first thing that people said. “I've come about {victim},” {he} had told each of them, and not a word more. “What has {victimhe} done now?” most of them had asked. Only one had said: “{Victim} was my oldest friend.” {Hero} put a finger on the page. Was?",
    ],
    end: [
      "“When I came to your door,” said {hero} in the morning, “no one had been told yet that {victim} was dead. The others asked what {victim} had done. You told me what {victimhe} was.” The oldest friend of {victim} went on watering the flowers, until the water ran over the edge of the pot.",
      "For years the friend had looked after {victim's} money, and had taken a little of it. On the last evening {victim} had found out. “{Victimhe} didn't even shout,” said the friend. “{Victimhe} only said: put it back, and I'll forget it. And there was nothing left to put back.”",
      "Under the flowers, wrapped in a cloth, lay the account book, with {victim's} question marks all down the margin. That was the proof. In the evening {hero} told the others. For once they all thought the same of {victim}: {victimhe} had been ready to forgive.",
      "{Hero} closed the file on {victim} and put away {his} pencil. One page in {his} notebook has a corner turned down. On it is the name of {victim}, and below it, underlined twice, the smallest word that ever caught a murderer.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?<!\\b(?:in|of|from|at|near|on|to|with|for) )(?!She\\b|He\\b|They\\b|It\\b|Then\\b|Now\\b|When\\b|But\\b|And\\b|Nobody\\b|No\\b|Someone\\b|Somebody\\b|Everyone\\b|Everybody\\b)<seeker:somebody> (?:searched|looked|went (?:out |there )?to (?:look|search|find)|set out|had to find|wanted to find|tried to find|was searching|was looking|travelled)",
      ),
      phrase(
        "(?:(?=[^.,]* (?:had )?(?:disappeared|vanished|went missing|gone missing))|(?<=(?:look|looked|search|searched|searching|looking) for |find )(?=[^.,]*\\bmissing))<missing:somebody>(?= (?:had )?(?:disappeared|vanished|went missing|gone missing)|[.,]| (?:in|at|on|from|under|after|who|and|through|near|by|with|when)\\b)",
      ),
    ],
    unless:
      /\b(?:cat|dog|hamster|parrot|pet|horse|pony|teddy|toy|doll|ring|key|robot|space\w*|alien\w*|ghost|murder\w*|dead|died|dies|killed|war|time machine|identical|twin|dream|game|online|ocean|sea|children|kids|toddlers?|fog|snow\w*|storm|forest|mountains?|caves?|magic\w*|dragon|witch)\b/i,
    of: "people",
    lead: "seeker",
    after: [
      "Others had looked for what was gone. {Hero} looked at what {missing} had left behind: a toothbrush, a warm jacket, a book with the corner of a page turned down. “You don't turn down a page that you never want to read on,” said {hero}. “{Missing} meant to come back.”",
      "{Hero} had a picture of {missing} copied a hundred times. {He} showed it at counters, at stops, in cafés and to everybody who was waiting for something. Most of them shook their heads. {Hero} crossed off one street after the other.",
      "+ In the evenings {hero} thought of their last talk. It had been about nothing: about who was to blame for a burnt pan. {Hero} would have given a great deal to have it back, and to say something else at the end. {He} set the alarm, and on the next day {he} looked for {missing} again.",
      "Then a woman at a counter held the picture right up to her glasses. “The hair is different,” she said. “But the one I mean buys bread here, always just before we close, and always hums the same tune.” “Which tune?” asked {hero}. She hummed it. {Hero} had to hold on to the counter. {Missing} had hummed it all {missinghis} life.",
    ],
    end: [
      "{Hero} waited outside until the lights went off. {He} heard {missing} before {he} saw {missinghim}: that little tune, and steps that {he} would have known anywhere. {Missing} came round the corner with a loaf under one arm, thinner than before, and stopped. They held each other so hard that the bread broke.",
      "“I saw something that I wasn't meant to see,” said {missing}, “and they told me what would happen to all of you if I ever talked. So I ran. I thought that you'd be safe without me.” {Hero} had prepared a hundred angry sentences for this moment. Not one of them was left. “Come home,” said {hero}.",
      "They went to the police first, at once, arm in arm. {Missing} told everything, every name and every place. It took the whole night, and {hero} sat next to {missinghim} and did not let go of {missinghis} sleeve. Before it was light, three men had been arrested, and there was no reason to run any more.",
      "{Hero} went round and took down all the pictures. {He} kept one. It hangs in the kitchen now, and on the back of it {missing} has written: “Gone for bread. Back in ten minutes.” And from outside, getting nearer, comes the tune.",
    ],
  }),
];
