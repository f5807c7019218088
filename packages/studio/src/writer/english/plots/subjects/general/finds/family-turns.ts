import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const ELDERS =
  "mother|father|mum|mom|mama|mommy|mummy|dad|daddy|papa|parents|grandmother|grandfather|grandma|grandpa|granny|grandparents|aunt|uncle|stepmother|stepfather|dads|mums";

/** Stories of children who spoil their parents, of old clothes, of what was eaten, and of falling asleep. */
export const familyTurns = [
  story({
    says: [
      /\b(?:(?:cook|cooks|cooked|make|makes|made|bake|bakes|baked|prepare|prepares|prepared|serve[sd]?) (?:[a-z]+ ){0,3}?(?:dinner|breakfast|lunch|supper|pancakes|soup|a meal|a cake|spaghetti|pizza))\b/i,
      new RegExp(
        `(?<![\\p{L}-])(?:give|gave|gives|giving|surprise[sd]?|spoil(?:s|ed)?|treat(?:s|ed)?|cheer(?:s|ed)? up|for|let|lets) (?<elder>(?:his|her|their) (?:[a-z]+ ){0,2}?(?:${ELDERS}))(?![\\p{L}'’-])`,
        "u",
      ),
      /\b(?:day off|surpris\w+|breakfast in bed|alone|by (?:himself|herself|themselves)|first time|all (?:by|on)|sleep in|rest|tired|exhausted|mother's day|father's day|ill|sick|in bed)\b/i,
    ],
    may: [
      PAL,
      /(?<![\p{L}-])(?<sib>(?:his|her|their) (?:[a-z]+ ){0,2}?(?:brothers?|sisters?|cousins?|siblings|friends?))(?![\p{L}'’-])/u,
      ...also(
        "(?:wants|wanted|decides|decided|tries|tried) to (?:give|surprise|cook|make|spoil|cheer)",
        "day off|surprise|alone|birthday|mother's day|father's day|because [^.]*",
        "dinner|breakfast|lunch|supper|kitchen|recipe|so [^.]*",
      ),
    ],
    of: "young",
    unless:
      /\b(?:murder\w*|killed|dead|died|restaurant|chef|competition|contest|magic\w*|robot|dragon|witch|hospital|funeral|prison|late (?:mother|father))\b/i,
    after: [
      "@kitchen {Hero} put on the big apron, wound the strings round twice, and shut the kitchen door. “Nobody comes in!” {he} called. “What are you doing in there?” asked {elder}. “Nothing!” called {hero}. Then something fell on the floor.",
      [
        "@kitchen “I do the stirring,” said {sib}. “I do the stirring,” said {hero}, “and you do the eggs.” So {sib} did the eggs. One went in the bowl, one in the sink and one in a slipper. {Hero} read from the cookery book: “A pinch of salt.” “How big is a pinch?” They took a big one, to be on the safe side.",
        "@kitchen {Hero} broke three eggs. One went in the bowl, one in the sink and one in a slipper. {He} read aloud from the cookery book: “A pinch of salt.” How big was a pinch? {Hero} looked at {his} fingers. {He} took a big one, to be on the safe side.",
      ],
      "@kitchen Flour came down like snow. The milk boiled over, and ran after itself across the stove, hissing. {Hero} mopped it up with the first thing to hand. “It smells so … warm,” said {elder} through the door. “That's how it has to be!” called {hero}.",
      "@kitchen Then there was a black cloud, and a beep that would not stop. {Hero} tore open the window. When the smoke was gone, {he} looked in the pan, and it was as black as a shoe. {He} sat down on the floor, in the middle of everything. It was to have been such a lovely day for {elder}.",
      "+ @kitchen The clock ticked, and stomachs growled. {Hero} thought of how {elder} did all this every day, and never with flour on the ceiling. {He} had not known that it was so difficult. From outside it always looked as though it did itself.",
    ],
    end: [
      [
        "@kitchen {Sib} opened the cupboard. There was still bread! {Sib} found cheese as well, and apples, and half a jar of pickles. So {hero} and {sib} cut everything into shapes, stars and boats and something that was meant to be {elder}, with a pickle for a nose. They put it on the good plates and lit a candle. Then {hero} opened the door and bowed.",
        "@kitchen {Hero} opened the cupboard. There was still bread! There was cheese as well, and apples, and half a jar of pickles. {Hero} cut everything into shapes, stars and boats and something that was meant to be {elder}, with a pickle for a nose. {He} put it on the good plates and lit a candle. Then {hero} opened the door and bowed.",
      ],
      "@kitchen(hero hug) It was quiet for a moment, for the kitchen was a sight. Then there was a great laugh, and {hero} was hugged, apron and flour and all. “That's the best meal of my life,” {he} was told, between two bites of a cheese boat, “because I didn't have to think of it.” They ate up everything, even the nose.",
      "@kitchen The washing-up took until bedtime, and they all did it together. There is still a bit of flour on the kitchen ceiling. Whenever {elder} looks up from the stove and sees it, there is a smile, and {hero} knows exactly why.",
    ],
  }),
  story({
    lead: "kid",
    says: [
      /\b(?:hand[- ]me[- ]downs?|(?:old|outgrown|used) clothes|(?:sister's|sisters'|brother's|brothers'|cousin's|cousins'|siblings') old [a-z]+|second[- ]hand [a-z]+|inherits? (?:all |everything)|inherited (?:all |everything))\b/i,
      /\b(?:always|never|only|every|youngest|smallest|nothing|wants?|wanted|tired of|hates?|hated|dreams?|until)\b/i,
    ],
    may: [
      PAL,
      /(?<![\p{L}-])(?<kid>[Tt]he (?:youngest|smallest))(?= of )/u,
      ...also(
        "youngest|smallest|(?:of|with) (?:three|four|five|six|seven|eight|nine|ten) (?:children|kids|brothers|sisters|siblings)|big family",
        "always (?:gets?|got|wears?|wore|had to wear)|has to wear|had to wear",
        "(?:just )?once|something (?:new|of (?:his|her) own)|(?:his|her) own|brand[- ]new|new",
        "until [^.]*|but [^.]*|parcel|birthday|school",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|died|dead|shop owner|second-hand shop|charity shop|magic\w*|orphan\w*|diary|ghost)\b/i,
    of: "people",
    after: [
      "There was not one thing that began with {hero}. The coat had already been worn to school by others, and so had the shoes, which had learned to walk from bigger feet and turned to the left by themselves. When {hero} put {his} hand in a pocket, it met a crumb from another's biscuit.",
      "“But it's still good,” they always said to {hero}, and that was true. It was good, and it was soft, and on the collar there were so many names, crossed out one after another, that there was hardly room for the last one. {Hero} wrote it very small, at the edge.",
      "{Hero} sometimes stood outside the shop windows and looked at how straight new things hung. They had no knees yet. {He} did not want much. {He} wanted a single thing that had never been anybody's, and that would be called {hero's} from the start. {He} told it to nobody, because it sounded ungrateful.",
      [
        "Only {pal} knew about it. “What would you have first?” {pal} asked. “A collar with nothing on it,” said {hero}. {Pal} thought about that for a long time. Meanwhile the two of them walked home, and {hero's} shoes turned to the left by themselves.",
        "That winter the sleeves were too long again. {Hero} rolled them up, and they rolled down. Then {he} found something in the lining, a small lump. {He} felt for it through the hole in the pocket, and pulled it out. It was a bit of paper, folded as small as a tooth.",
      ],
      "+ {Hero} thought of all who had stood in that coat, in front of the same mirror, and had waited for spring. They had all been as small as {he} {was} now. It was strange to think of that. In the family photos they were always the big ones.",
    ],
    end: [
      "In the lining there was not only one bit of paper. There was a whole row of them. “I was brave in this coat,” it said on the first. “I found a coin in the snow in this coat,” said the second. “Nobody pushed me over in this coat. It brings luck. Pass it on,” said the third. {Hero} read them all, one after the other, and forgot that {he} was cold.",
      "And something new did come, wrapped in paper, and on it there was no name but {hero's}. {He} opened it very slowly. It was stiff, and smelled of the shop, and had no knees. {Hero} put it on and stood before the mirror, as straight as a candle, and everybody clapped. It was just as fine as {he} had thought.",
      "{Hero} wears it on Sundays. But when there is something difficult to be done, {he} takes the old coat. And in the lining, right at the bottom, there is another bit of paper now, for the next one, folded as small as a tooth.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?=(?:[\\p{L}'’.-]+ ){0,4}?(?:dog|puppy|cat|kitten|goat|hamster|rabbit|pony|horse|donkey|cow|pig|hen|parrot|duck|goose|sheep|llama|alpaca|mouse|rat|guinea pig)\\b)<beast:somebody>,? (?:accidentally |secretly )?(?:ate|eats|has eaten|had eaten|chewed up|chews up|swallowed|swallows|tore up|tears up|shredded|devoured|gobbled up|nibbled|chewed) <paper:thing>",
      ),
      /\b(?:list|invitations?|passports?|tickets?|map|speech|recipe|contract|homework|exam|essay|manuscript|letter|notes|sheet music|score|certificate|cheque|check|ring|plans?|money|cake|hat|dress|veil|costume|script|diploma|diary|address book)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "(?:before|on the day of|the night before|just before) [^.]*",
        "(?:and|so|but) [^.]*",
        "important|only|whole|last",
        "wedding|party|trip|journey",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|died|poison\w*|magic\w*|wolf|monster|grew|shrank|teacher (?:does not|did not) believe)\b/i,
    after: [
      "The last corner of {thepaper} was still sticking out. Then {beast} swallowed, and it was gone. {Beast} looked from one to the other, with a crumb on the chin and an expression as if to say: was that something special? For a while nobody in the family could speak.",
      "“Spit it out!” they all cried together. {Beast} was turned round, patted on the back, and offered carrots, cheese and a whole sausage. {Beast} took them all. {Thepaper} stayed where it was.",
      "Then came the quarrel. Who had left the door open? Who had left {thepaper} lying about? Who had wanted {beast} in the first place? Each of them pointed at another. {Beast} crept under the table and made a very small noise.",
      "“It's no use,” said the grandmother. “We'll have to do it out of our heads.” So they sat down, all of them, round the table. What had there been? One remembered the beginning. One remembered a bit of the middle. “No, it was the other way round!” called a third. They had not sat together for so long in years.",
      "+ Whenever they got stuck, they looked under the table. “You know it,” they said to {beast}. “You have it all inside you.” And {beast} gave a hiccup, and a tiny scrap of {thepaper} came up, with three letters on it. It was not a great help. But they all laughed so much that the next bit came back to them.",
    ],
    end: [
      "By evening it was all there again, or nearly. Some things were certainly different from before. A few had got lost, and nobody missed them. A few had got in that had never been in {thepaper}. They read it through once more, aloud, and looked at each other in surprise.",
      "It was better than the first one. In the end everyone said so, even those who had not known a thing about it. “How did you think of that?” they were asked, and the whole family pointed in the same direction. {Beast} got a bow round the neck and a place in the photo, right at the front.",
      "A copy of everything hangs up high on the wall now, where nobody can get at it. {Beast} looks up at it now and then, and swallows. And when the family has something important to decide, somebody is sure to say: “Give it to {beast} first. Then we'll see what we really need.”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:could not|couldn't|cannot|can't|could never|can never|never) (?:fall asleep|sleep|go to sleep|falls asleep|fell asleep|sleeps|slept)(?: at night)? without <need:thing>",
      ),
    ],
    may: [
      PAL,
      /(?<![\p{L}-])(?:[Hh]is|[Hh]er|[Tt]heir|but|when) (?:[a-z]+ )?(?<elder>(?:his |her |their |the )?(?:mother|father|dad|mum|mom|papa|mama|grandmother|grandfather|grandma|grandpa|brother|sister))(?![\p{L}'’-])/u,
      ...also(
        "but [^.]*|until [^.]*|because [^.]*",
        "far away|abroad|at sea|on a (?:ship|trip|journey)|in (?:another|a different) (?:city|country)|works? nights?|working|in (?:the )?hospital",
        "one (?:night|evening)|every (?:night|evening)",
      ),
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|killed|died|dead|prison|pills?|wine|husband|wife|radio|lights?|gun|noise|gunfire|sea|insomnia|old (?:man|woman)|widow\w*|teddy|stuffed|blanket|lost|lose[sd]?|left (?:it )?(?:on|in|at)|monster|ghost|toy|doll|bunny)\b/i,
    after: [
      "@bedroom.night {Hero} lay on {his} back and looked at the ceiling. Everything was there: the pillow, the glass of water, the door open by a hand's breadth. Only {need} was not there. Without that the bed was not a bed but only a place with a pillow. “I'm not even tired,” {hero} said to the ceiling, and yawned.",
      "@bedroom.night First {he} tried sheep. They jumped over the fence one after another, and {hero} wondered where they all went to, and that made {him} wide awake. Then {he} tried warm milk. After that {he} had to go to the bathroom twice. The moon had moved on by a whole window pane.",
      [
        "@bedroom.night “Shall I do it?” asked {pal}. {Hero} shut {his} eyes, to help. {Pal} really tried. But {pal} did it in the wrong order, and much too fast. “Thank you,” said {hero}, because {pal} had meant it well. “It's not the same.” And {pal} saw that, too.",
        "@bedroom.night The others in the house tried to help. They did their best. But one did it in the wrong order and one much too fast, and one fell asleep over it. “Thank you,” said {hero} to all of them. “It's not the same.” And then there was a lump in {his} throat.",
      ],
      "@bedroom.night {Hero} pressed {his} nose to the window. Out there it was dark as far as {he} could see. Somewhere behind all that dark was what {he} missed so much. “Are you lying awake, too?” {hero} asked softly. The glass misted over. {Hero} drew two eyes in it, and a smile.",
      "+ @bedroom.night Then {he} thought of something. {He} knew it by heart after all! {He} knew {need}, every bit of it, better than anybody in the world, because {he} had had it so often. {Hero} sat up in bed. It had never struck {him} that {he} had been carrying it about with {him} the whole time.",
    ],
    end: [
      "@bedroom.night {Hero} took the bear from the foot of the bed and laid it on the pillow. “You can't sleep either, can you?” {he} whispered. “Wait. I'll do it for you.” And {he} did it all {himself}, just as it had always been done, in the right order and quite slowly. {His} voice got deep, as it has to be. The bear listened. Its eyes were open, but that is how they are sewn.",
      "@bedroom.night(hero sleep) It had a very good effect. {Hero} did not get to the end. In the middle of a word {his} head sank down next to the bear's. And far away, at the very same hour, someone who missed {hero} was looking up at the same moon, and was saying the same words, and knew that they were being heard.",
      "@bedroom.night(hero sleep) Now {hero} has {need} again, every evening, in person. But once a week it is the other way round, and {hero} is the one who does it, with the deep voice. And the one who listens is always asleep first.",
    ],
  }),
];
