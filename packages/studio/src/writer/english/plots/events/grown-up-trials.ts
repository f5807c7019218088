import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What grown-ups keep up, dare, refuse and give away, and what it does to those around them. */
export const grownUpTrials: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:read|reads|reading)\\b(?: [a-z]+){0,4}? (?:to|for) (?:the |his |her |all the )?(?<herd>(?:[a-z]+ )?(?:elephants?|lions?|horses|cows|monkeys|goats|tigers?|bears?|gorillas?|giraffes?|animals|sheep|donkeys|pigs))\\b[^.]*",
    ),
    idea: /\b(?:man|woman|watchman|keeper|guard|farmer|nurse|retired|old|zookeeper|shepherd|gardener|cleaner|widow\w*|janitor|vet|professor|teacher|sailor|captain|pianist|cellist|violinist)\b/i,
    after: [
      [
        1,
        "It had begun in the winter, with the newspaper. {Hero} had read the weather aloud, to keep {himself} awake, and when {he} looked up, the {herd} had come to the front and stood there as if to hear better. {He} turned the page. Nobody went away.",
      ],
      [
        1,
        "By now it was the thick book with the sea voyage in it. If {he} was a minute late, there was a snort. At the sad part there was a sigh, deep as a cellar. The cook of the voyage was liked best, and had to be done with a squeaky voice.",
      ],
      [
        2,
        "“You're mad,” said the colleague from the day shift. “They don't understand a word.” “Nor do I,” said {hero}. “It's about knots, mostly.” But {he} marked the page.",
        "“You're mad,” they said in the village. “They don't understand a word.” “Nor do I,” said {hero}. “It's about knots, mostly.” But {he} marked the page.",
      ],
    ],
    end: [
      [
        0,
        "Then {hero} had to stay in bed with a bad chest, and somebody else did the work, somebody with a radio. On the third night the telephone rang. “They aren't sleeping,” said a desperate voice. “They stand there and look at the chair. What do you do with them?” {Hero} reached for the book and coughed. “Put the receiver down on the straw,” {he} said. “Where were we? The ship had sprung a leak.”",
      ],
      [
        1,
        "In spring they had got to the end. On the last page there was a harbour, and everyone was on board. It was quiet for a long time. Then something warm came through the bars, pushed the book shut, very carefully, and pushed it open again at the front.",
        "In spring they had got to the end. On the last page there was a harbour, and everyone was on board. It was quiet for a long time. Then something warm pushed the book shut, very carefully, and pushed it open again at the front.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:refuse[sd]?|would not|never|did not want) (?:to )?(?:take|takes?|took|accept(?:s|ed)?|ask(?:s|ed)?(?: for)?|charges?|charged) (?:any )?(?:money|payment|fares?|a fare|a coin|anything) (?:from|for) (?<payer>[^.]+)|(?:cut|cuts|cooks?|cooked|bakes?|baked|drives?|drove|gives?|gave|repairs?|repaired|plays?|played|sews?|sewed|mends?|mended|paints?|painted) (?:[a-z]+ ){0,3}?for (?:free|nothing)(?: (?:on|for|to|every) [^.]*)?",
    ),
    after: [
      [
        1,
        "Nobody had ordered {him} to do it. It was written nowhere. {Hero} only raised a hand when somebody reached for their purse, just a little, with the palm to the front. “Not today,” {he} said. There was something in the way {he} said it after which one did not insist.",
      ],
      [
        1,
        "“How do you live on that?” asked a merchant with two rings on each finger. “Quite well,” said {hero}. “You pay double.” The merchant had to laugh about it so much that he did pay double.",
      ],
      [
        1,
        "It had to do with a day long ago. There had been a boy then, soaked to the skin, with empty pockets and a face that was just about to fall apart. Somebody had raised a hand: “Not today.” The boy had never seen that man again. But he had become {hero}.",
        "It had to do with a day long ago, and with empty pockets, and with somebody who had raised a hand: “Not today.” {Hero} had never been able to pay that back. So {he} paid it on.",
      ],
    ],
    end: [
      [
        0,
        "Then there came a spring in which {hero} {himself} stood there and did not know how to go on. There was a hole where there should not be one, and no money for boards or for bread. {He} had told nobody. On Monday there lay boards in front of {his} door. On Tuesday there was bread. On Wednesday nineteen people came, some of whom {he} no longer recognized, with hammers. {Hero} reached for {his} purse. Nineteen hands went up.",
      ],
      [
        1,
        "Now there is a small bell there, without a sign. Whoever has had luck that day rings it in passing. Whoever has had none does not need to ring. {Hero} can tell by the steps anyway.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:after (?:he|she|his wife|her husband|my grandmother|my grandfather) (?:had )?(?:died|was gone|passed away),? )?(?:he|she|grandpa|grandma|my grandfather|my grandmother) (?:still |always |only |just |now )*(?:sat|sits) (?:only |always |just )?on (?:the|his|her) (?:left|right|same|own|one)(?: side)?\\b[^.]*",
    ),
    after: [
      [
        1,
        "There would have been room. The wood on the other half had been worn smooth, with a shallow dip in it, and no one ever sat down in it. When it rained, {he} put {his} umbrella over the dip and got wet {himself}.",
      ],
      [
        1,
        "I asked once. “Why don't you move into the middle, Grandpa?” He thought about it. “Because then I would be sitting alone,” he said.",
        "“Why don't you move into the middle?” a child asked once. {Hero} thought about it. “Because then I would be sitting alone,” {he} said.",
      ],
    ],
    end: [
      [
        0,
        "One day in May a very small girl stood there, with a tired doll. She looked at {him}, and at the empty half, and climbed up, without asking, right into the dip. Her feet did not reach the edge. {Hero} opened {his} mouth, and shut it again. The girl leaned against {him}. “It's warm here,” she said.",
      ],
      [
        1,
        "It is warm because of the sun, of course, which gets there at four o'clock. But {he} nodded. After that {he} told her something, quite quietly, about somebody who had also always put her feet up. They sat there until the shadow came, {he} on the left and she on the right.",
        "It is warm because of the sun, of course, which gets there at four o'clock. But {he} nodded. After that {he} told her something, quite quietly, about somebody who had also always put her feet up. They sat there until the shadow came.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:learns?|learned|learnt|tries|tried|starts?|started|begins?|began|cooks?|cooked|bakes?|baked|follows?|followed)\\b[^.]*(?:(?:his|her|my) (?:late |dead |dead wife's |late wife's |wife's |mother's |grandmother's |husband's |old )+(?:recipes?|recipe book|cookbook)|recipe book of (?:his|her))\\b[^.]*",
    ),
    after: [
      [
        1,
        "The book had a stain on every page. “Enough flour,” it said there. “Until it's right.” “As always.” {Hero} turned it round and looked on the back. How much was enough? In all those years {he} had only ever come in when it was ready.",
      ],
      [
        1,
        "The first time the fire brigade came. The second time {he} only had to open the windows. {He} ate it all {himself}, black as it was, because it says at the front in her writing: nothing is thrown away here.",
        "The first time the fire brigade came. The second time {he} only had to open the windows. {He} ate it all {himself}, black as it was, because it was a house in which nothing was ever thrown away.",
      ],
      [
        1,
        "On page forty there was something between the lines, in pencil, quite small: “He likes the crust. Leave it in five minutes longer.” {Hero} sat down on the kitchen stool. {He} had never said that {he} liked the crust.",
        "On page forty there was something between the lines, in pencil, quite small: “Leave it in five minutes longer. The crust!” {Hero} sat down on the kitchen stool. So it had always been done on purpose, for {him}.",
      ],
    ],
    end: [
      [
        0,
        "From then on {he} read it as one reads a letter. There was a note on nearly every page. By Christmas {he} had worked {his} way to the plum cake. It rose. It smelled as it had always smelled, out of the door and down the stairs, and all the doors opened, one after the other, and everybody stood there and said nothing, because they knew that smell.",
      ],
      [
        1,
        "They sat around the table until late, eleven of them, and there was only crust left. {Hero} took a pencil. “Enough flour,” it says now on the last page in quite a different writing. “Until it's right. I know now.”",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:falls? in love with|fell in love with|loves?|loved)? ?[^.]*(?:(?:begins?|began|starts?|started|decides?|decided) (?:to write|writing) (?:to )?(?:her|him|the woman|the man|[a-z]+ letters?)|(?:writes?|wrote) (?:(?:her|him|them) )?(?:the |secret |anonymous |love |fake )*letters? (?:to (?:her|him|the) )?[^.]*(?:himself|herself|secretly|anonymous|pretend\\w*|name|never got|in her name|in his name))[^.]*",
    ),
    idea: /^(?=.*\b(?:never (?:gets?|got|receives?)|no letters|lonely|himself|herself|secretly|anonymous\w*|pretend\w*|love)\b)(?=.*\b(?:post(?:man|woman|mistress|master)|mail ?(?:man|woman|carrier)|letter carrier)\b)/is,
    after: [
      [
        1,
        "The first one took four evenings. It was about nothing: about the light on the roofs in the morning, and a dog that could open gates. {Hero} did not sign it. {He} stuck on a stamp, as one has to, and on Thursday {he} carried it along with the others, and {his} knees were like butter.",
      ],
      [
        1,
        "She read it at the door, standing, with her apron on. From the corner, behind the lilac, one could see exactly when she got to the dog. The week after that she had put on lipstick. “Anything for me?” she asked. There was.",
        "It was read at the door, standing. From the corner, behind the lilac, one could see exactly when the dog came. The week after that there was a fresh flower in the window. “Anything for me?” There was.",
      ],
      [
        2,
        "By and by it got into {his} sentences: that {he} was not tall, that {he} could not dance, and that {he} was happiest between eight minutes past nine and nine minutes past nine. It would only have needed somebody to look at the clock.",
      ],
    ],
    end: [
      [
        0,
        "At Easter an envelope hung on the garden gate with a clothes peg. There was no stamp on it. “To the one who writes,” it said, “eight minutes past nine suits me as well. You have ink on your thumb, you know. You have had it since November. I thought that I would wait until you were ready.” {Hero} looked at {his} thumb. Behind the curtain something moved, and it was laughing.",
      ],
      [
        1,
        "{He} was late on the rest of the round that day, the first time in twenty years, and put the bills into all the wrong slots. They have one letter box now, with two names. Every Thursday there is something in it, with a stamp, as one has to.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:ice|bridge|boat|roof|wall|tree|cliff|river|water|fire|house|canoe|rock)\\b[^.]*(?:breaks?|broke|cracks?|cracked|collapses?|collapsed|burns?|burned|capsizes?|capsized|falls?|fell|rises?|rose)\\b[^.]*(?:(?:has|had|must|needs?|tries|tried) to )?(?:save|saves|saved|rescue|rescues|rescued|pull|pulls|pulled|help)\\b (?<saved>(?:the|a|his|her|an) (?:[a-z]+ ){0,2}?(?:boy|girl|child|man|woman|neighbou?r|enemy|son|daughter|rival|mayor|bully|dog|stranger|teacher))\\b[^.]*|(?:has|had|must) to (?:save|rescue) (?<rescued>(?:the|a|his|her|an) (?:[a-z]+ ){0,2}?(?:boy|girl|child|man|woman|neighbou?r|enemy|rival|mayor|bully|stranger)) (?:who|that) (?:always |had |once |never )[^.]*",
    ),
    of: "adults",
    idea: /\b(?:ice|frozen)\b/i,
    after: [
      [
        1,
        "It went off like a shot. The crows flew up, and then one heard the cry. People stood there as if they had been nailed down. {Hero} had thrown away {his} stick before {he} knew it.",
      ],
      [
        1,
        "One does not run at such a moment, {hero} knew that. {He} lay down flat on {his} stomach, as {he} had learned from {his} father, and pushed forward a hand at a time, the ladder in front of {him}. Everything creaked. “Look at me,” {he} said. “Don't look down. Look at my ugly hat.”",
      ],
      [
        1,
        "A hand came out, blue with cold, and missed. “I can't.” “You could always shout,” said {hero}, “all down the street, I heard you every time. So shout now.” There was a shout. And with the shout came the other hand, and it held on to the ladder.",
        "A hand came out, blue with cold, and missed. “I can't.” “Of course you can,” said {hero}. “Shout, that helps.” There was a shout. And with the shout came the other hand, and it held on to the ladder.",
      ],
    ],
    end: [
      [
        0,
        "They sat by the stove afterwards, in four blankets, and {hero} had a cough like a seal. It was quiet for quite a while. “I laughed at your hat,” came from under the blankets. “It's a very funny hat,” said {hero}. “It looks like a dead hen.” There was a snort under there, and then another one, and then they both laughed until the tea was spilled.",
        "They sat by the stove afterwards, in four blankets, and {hero} had a cough like a seal. Nobody could say anything for quite a while. “That's a very funny hat,” came from under the blankets at last. “It looks like a dead hen,” said {hero}. Then they laughed until the tea was spilled.",
      ],
      [
        1,
        "The hat hangs in the village inn now, on the best nail. Whoever wants to laugh at it has to buy {hero} a glass. It has become quite expensive, for one person comes every Saturday and laughs twice.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "blind (?:[a-z]+ )?(?:man|woman|grandfather|grandmother|girl|boy|husband|wife|painter|musician|old man|old woman|sailor|grandpa|grandma)\\b[^.]*(?:describes?|described|shows?|showed|tells?|told|explains?|explained)[^.]*|(?:describes?|described) (?<sight>(?:the|a|an|every|each) (?:[a-z]+ )?(?:sunsets?|sea|world|city|sky|mountains?|film|movie|landscape|colou?rs|stars|snow|street|view)) to (?:his|her|a|the) (?!blind\\b)[a-z]+",
    ),
    idea: /^(?=.*\bblind\b)(?=.*\b(?:sunsets?|sky|sea|view|evenings?|colou?rs|world|horizon|landscape|clouds|mountains?)\b)/is,
    after: [
      [
        1,
        "“It's beginning,” said {hero}. The birds had told {him}, they talk lower then. The warmth went off {his} left cheek, little by little, and came to the tip of {his} nose. “Now it's standing on the roof of the baker's,” {he} said. It was.",
      ],
      [
        1,
        "“What does it look like today?” That was the question every evening, and it was no joke. {Hero} held up {his} hands. “Like a blanket that has just been taken from the line,” {he} said. “Like the third movement, where the cellos come in. And a bit like the soup you made when my brother came home.”",
      ],
      [
        2,
        "Those who sat on the next bench had only been looking at their telephones. One after the other they lowered them. They looked up, to where {hero} {was} pointing, and now they saw the soup as well.",
      ],
    ],
    end: [
      [
        0,
        "“I've got eyes,” was what {hero} {was} told when it had grown dark, “and I've never seen any of it. I always only see orange.” {Hero} laughed. “Orange is a good beginning,” {he} said. They sat there for a while longer, shoulder to shoulder. “Is it over?” “No,” said {hero}. “Now it's getting really big. Now come the ones that one can't see.”",
      ],
      [
        1,
        "By the end of the summer they had to bring their own chairs to that place. There were forty of them, every evening, and they all shut their eyes. It is the only spot in town where one hears so many people looking.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?<violin>violin|accordion|guitar|cello|saxophone|trumpet|flute|clarinet|drum|barrel organ) (?:is|was|gets|got|has been|had been|were) (?:stolen|taken)\\b[^.]*|(?:stole|steals|stolen|robbed) (?:the|a|his|her|an) (?:[a-z]+ ){0,2}?(?<cello>violin|accordion|guitar|cello|saxophone|trumpet|flute|clarinet|drum|barrel organ)\\b[^.]*|(?:the |our |his |her )?(?:whole |entire )(?:street|village|town|city|neighbou?rhood|market|square) (?:goes|went|starts?|started|helps?|helped|searche[sd]|looks?|looked) [^.]*",
    ),
    idea: /^(?=.*\b(?:stolen|stole|steals|thief|robbed|taken)\b)(?=.*\b(?:violin|accordion|guitar|cello|saxophone|trumpet|flute|clarinet|drum|barrel organ)\b)(?=.*\b(?:street|busk\w*|square|corner|market|village|town|neighbou?rhood|city)\b)/is,
    after: [
      [
        1,
        "It had only been put down for a moment, for one cup of tea. Now there was nothing but a paler patch on the pavement and a hat with four coins in it. It was so quiet in the street that the pigeons looked at one another.",
      ],
      [
        1,
        "The fishmonger noticed it first, since he always cut in time to it. He came out with the knife in his hand. Then came the bride shop, and the two from the bank. “Which way?” they asked. Nobody had ever told {hero} that they listened.",
        "The fishmonger noticed it first. He came out with the knife in his hand. Then came the bride shop, and the two from the bank. “Which way?” they asked.",
      ],
      [
        1,
        "They divided up the town between them. The taxi drivers took the north, and the schoolchildren took the yards. By six o'clock there were four hundred of them. An old lady on a balcony put two fingers into her mouth and whistled: down by the canal somebody was trying to play, and it sounded as though he were sawing through a cat.",
        "They divided up the town between them. The taxi drivers took the north, and the schoolchildren took the yards. By six o'clock there were four hundred of them. An old lady on a balcony put two fingers into her mouth and whistled, and pointed down to the canal.",
      ],
    ],
    end: [
      [
        0,
        "It was a boy with holes in his shoes. When he saw the four hundred, he held it out, as far away from himself as possible. “I only wanted to know what it's like,” he said, “when people stop because of you.” It stayed quiet. {Hero} checked everything carefully, and nothing was broken. “You hold it wrong,” {he} said. “Come tomorrow at three. And bring back the hat, too.”",
      ],
      [
        1,
        "He came at three. It takes about a year until it no longer sounds like a cat, and they put up with that in the street. The fishmonger cuts crookedly for the time being. But in the evening, when the two of them play together, nobody walks past.",
        "He came at three, and the day after as well. They put up with him in the street. The fishmonger even says that he is getting better.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "shepherd(?:ess)?\\b[^.]*(?:loses?|lost|looks? for|looked for|searche[sd] for|misse[sd]|leaves?|left) [^.]*(?:sheep|lamb|goat|ewe)[^.]*|(?:one|a|the|his|her) (?:last |little |youngest |black |single )*(?:sheep|lamb|goat|calf|foal) (?:is|was|goes|went|gets|got) (?:missing|lost)[^.]*",
    ),
    of: "people",
    idea: /^(?!.*\b(?:summer|desert|city|hot|july|august)\b)(?=.*\b(?:shepherd\w*|herd\w*|farmer|mountains?|snow\w*|hills?|pasture|alps?)\b)/is,
    after: [
      [
        1,
        "{Hero} counted twice, and then once more with {his} finger. It was always one too few. “Let it be,” said the other herdsman and pulled up his collar. “One is one.” “Yes,” said {hero}. “That's just it.” {He} knew which one it was, too. It was the one with the torn ear that always had to look behind everything.",
      ],
      [
        1,
        "The snow came sideways. {Hero} called, and after each call {he} stopped and held {his} breath. There was the wind, and {his} own heart. {He} looked into the hollow under the rock, and behind the chapel, and in the bed of the stream, where there was only ice.",
      ],
      [
        2,
        "When it got dark, {he} ought to have turned back. {He} thought of the ninety-nine others, who were standing warm. They did not need anybody. {He} rubbed {his} hands, and called a last time, and then a very last time.",
      ],
    ],
    end: [
      [
        0,
        "Something answered, and it was not even far away. It stood in a thorn bush up to the neck, as snow-white as the rest of the world, and chewed. It was not the least bit surprised. It even looked a little reproachful, as one looks at somebody who is late. {Hero} cut it free, thorn by thorn, scolded it from the ears to the tail, and put it round {his} neck like a scarf.",
      ],
      [
        1,
        "On the way down nobody was cold any more. The herdsman had left the lamp on after all, and he had cooked too much. “One is one,” he growled, and scratched it behind the torn ear. In spring it got a bell, the biggest of all. One can hear it now when it is just looking behind something.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:sells?|sold)\\b[^.]*\\b(?:fruits?|oranges|apples|mangoes|mangos|tomatoes|lemons|melons|peaches|papayas|vegetables|bananas|avocados|eggs)\\b[^.]*(?:sends?|sent|pays?|paid|puts?|put|so that|to send|to pay)\\b[^.]*(?:university|college|school|medical school|studies|study|abroad|doctor|degree|music lessons|become)[^.]*",
    ),
    after: [
      [
        1,
        "{Hero} {was} there when it was still dark. {He} polished everything with the corner of {his} sleeve until it shone, piled it up into a pyramid and set the best one on top. The first coin of the day went into a tin with a slit in it. On the tin stood a year, and the year was still a long way off.",
      ],
      [
        1,
        "When it rained, {he} stood in the rain. When it was hot, {he} put {his} feet in a bucket. Under the table sat a child with a book, for light came in there through a hole in the canvas, and read aloud what was on the page. {Hero} did not understand half of it. {He} knew all of it by heart.",
      ],
      [
        2,
        "“What do you want with all those letters?” the others asked. “You can't eat them.” “No,” said {hero}, and counted. “But one can get out of here on them.”",
      ],
    ],
    end: [
      [
        0,
        "Then the year on the tin had come. The hall was so large that it echoed. {Hero} wore a dress that had been lent by three neighbours, a piece from each. A name was called, quite far away, and somebody in a black gown went up and got a roll of paper, and did not go back to her place. She came down the steps and along all the rows, and put the square hat on {hero's} head. It fitted.",
        "Then the year on the tin had come. The hall was so large that it echoed. {Hero} had on everything good that the neighbours had been able to lend. A name was called, quite far away, and somebody in a black gown went up and got a roll of paper, and did not go back to the others. There were steps along all the rows, and then the square hat sat on {hero's} head. It fitted.",
      ],
      [
        1,
        "The next morning {he} stood there again when it was still dark, and polished. “Why?” they asked. “You've done it now.” {Hero} put the best one on top. Under the table the light came in through the hole, and there sat somebody small, from two streets further on, with a book.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
