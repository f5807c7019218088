import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** What outlasts people, who brings up children alone, what is handed on, and who is to become something else. */
export const throughTheYears: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      "(?:watch(?:es|ed)?|sees?|saw|(?:had|has) seen|went|goes|was passed|is passed|pass(?:es|ed)|remember(?:s|ed)|belong(?:s|ed)|walk(?:s|ed)|liv(?:es|ed)|st[oa]nds?|stood|travel(?:s|led|ed)|was handed|wander(?:s|ed))\\b[^.]*?\\b(?:famil(?:y|ies)|generations?|grow(?:ing)? (?:up|old)|every(?:one|body)|from (?:hand|house|home|owner|person|family|mother|father) to|whole (?:life|marriage|century)|marriage|all (?:its|the) owners|hundred years|down)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:tree|oak|piano|house|home|cottage|bench|clock|chair|armchair|table|shoes|boots|bicycle|bike|boat|car|violin|guitar|cradle|quilt|blanket|coat|dress|teapot|suitcase|lamp|horse|door|doll|wardrobe|mirror|bed|ring|barn|mill|lighthouse|farm|apple tree|willow|linden|stove|wall)\b)(?!.*\b(?:rob\w*|ghost|murder\w*|magic\w*|train|toys?|haunted|treasure)\b)/i,
    after: [
      [
        0,
        "={Hero} did not understand much in the beginning. There were people, they were loud, and they came and went. One of them was so small that it had to hold on to something, and it smelled of milk. It held on to {hero}. That was the first thing that there was to be learned about people: at the bottom they are sticky.",
      ],
      [
        0.72,
        "=They measure everything. They measured how tall somebody had become, and they did it with a scratch. By and by there were four scratches, one above the other, with letters beside them. It did not hurt. It tickled, if one can say so, and each time somebody stood there very straight and cheated a little with their heels.",
      ],
      [
        0.74,
        "=Much had to be kept secret. Things were whispered close to {hero} that were meant for no one else: a kiss that came too early, a bad mark, a plan to run away as far as the corner. Once somebody cried there, with their forehead leaning on the old scratches, when all the others were asleep. {Hero} kept still. It turned out that this is a good deal.",
      ],
      [
        1,
        "=Then it got quieter. First the one left, with a bag, and then the others. Those who had been big became slower, and sat more than they stood. There was a day with a great many black coats. After that only the dust came, and made itself at home. {Hero} waited. Nobody had said that one should stop.",
      ],
      [
        0.4,
        "=Strangers came with a tape and a pencil. “That can go,” one of them said, and made a cross on {hero} with chalk. It was a neat cross, and it was not meant unkindly. Only everything would be gone then, because there was nobody else who knew of it: the kiss, the bad mark, and the way as far as the corner. It had never been written down. It had only been scratched in.",
      ],
    ],
    end: [
      [
        0,
        "=On the last day a car stopped, and somebody grey got out of it, with a stick, and told the others to go on ahead. A hand came. It felt about quite low down, where only small people look. It found the scratches, and it went up from the first to the fourth, as one goes up the stairs at home in the dark. “There you are,” it was said. Then there was a forehead, as in the old days. It was only further up.",
      ],
      [
        0.6,
        "=The chalk was wiped off with a sleeve. There was some arguing about it, and about what it would cost. “We know each other,” was the only answer. And then somebody quite new was set down there, on unsteady legs, and looked about for something, and held on to {hero}. It was sticky.",
      ],
      [
        0.5,
        "=There is a fifth scratch now, right at the bottom. It is a bit crooked, because the one it belongs to would not keep still. {Hero} kept all the stiller. That is something one has to be good at, if a whole family is going to grow past one.",
      ],
    ],
  },
  {
    by: "hero",
    words: inSentence(
      "(?:(?:raise[sd]?|brought up|brings up|bring up|feeds|fed|cared for|looked after) (?:[^.,]*? )?(?:alone|on (?:her|his) own|by (?:herself|himself)|single-handed(?:ly)?|without (?:a|any) (?:husband|wife|help|father))|never (?:once )?complain(?:ed|s)?|gave up everything|work(?:s|ed) (?:two|three|several) jobs)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:mother|mum|mom|father|dad|grandmother|grandma|gran|widow(?:er)?|single|parent|aunt)\b)(?=.*\b(?:us|(?:two|three|four|five|six|seven|eight|nine|ten|her|his|the) (?:[a-z]+ )?(?:children|kids|daughters|sons|siblings))\b)(?!.*\b(?:wolf|bear|penguin|robot|murder\w*|weekend|magic\w*|dragon|sing\w*|lottery)\b)/i,
    after: [
      [
        0,
        "=There was one of everything: one pot, one lamp, and one good coat. Whoever was out of bed first got the boots. {Hero} could make soup out of a bone, and the next day out of the memory of it. “Is there any more?” the children asked. “There's always more,” {he} said, and gave away what was on {his} own plate. “I tasted so much of it while I was cooking.”",
      ],
      [
        1,
        "={He} was up before the first one, and {his} light went out after the last. In between there was the work, and the way there and back, on foot, to save the fare. “What does your family live on?” somebody once asked the smallest. “On everything,” was the answer. It was laughed at. It had been quite right.",
      ],
      [
        0.72,
        "=One does not complain when one is busy. But there was a spot behind the house where {hero} went every evening, to see to the hens. There were no hens. {He} stayed there for about as long as a prayer takes, or a swear word, nobody ever knew which. Then {he} came back, and had rolled up {his} sleeves. “So,” {he} said. “Who's got a hole in their sock?”",
      ],
      [
        0.74,
        "=Once it was not enough. The rent was in a cup, and the cup was short. {Hero} looked at {his} hand, pulled off the ring, and went out. {He} came back with the rent, and with a bag of oranges. “Where's your ring?” “It got in the way when I was peeling,” {he} said. To this day there is one family that cannot smell an orange without looking at somebody's hands.",
      ],
      [
        0.4,
        "=Children get big. It is a kind of thanks, and then they go. They became this and that. One day they all came together, with parcels: a machine for the washing, a coat, and an armchair in which one can lie. {Hero} thanked them for every single thing. {He} put it all along the wall, very neatly. Then {he} went out behind the house, to see to the hens.",
      ],
    ],
    end: [
      [
        0,
        "=This time somebody went after {him}, and then all the others did. They stood there in the dark in their good shoes, at the one spot where they had never been allowed to go. “What do you do here?” It was so long before an answer came that they thought there would be none. “I was afraid here,” said {hero}. “Every evening, for five minutes. I had no more time for it.” They had not known. They had only ever seen the sleeves.",
      ],
      [
        0.6,
        "=There are no words for that, and they did not look for any. One of them made a fire, one of them fetched the pot, and {hero} was put in the armchair and held down. There was soup. “Is there any more?” {he} asked after a while. “There's always more,” they said, all at the same time, and passed their plates across.",
      ],
      [
        0.5,
        "=The ring was looked for in every shop, and it was not to be found. There is another one now, quite a plain one. Inside stands a single word, so small that one needs glasses for it: “Everything.” It is taken off when there are oranges.",
      ],
    ],
    of: "adults",
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("robot|spy|hack\\w*|killer|murder\\w*|bank|future|ghost\\w*|detective|alien\\w*|talk(?:s|ing) (?:back|phone)")}(?:(?:b(?:uys?|ought)|buys|g[eo]ts?|receive[sd]?|(?:was|is) given|learn(?:s|ed|t)?|tr(?:ies|ied)|want(?:s|ed)|figure[sd]? out|discover(?:s|ed)|struggle[sd]?|start(?:s|ed)|sign(?:s|ed) up|use[sd]?|taught|teaches|call(?:s|ed)) [^.]*?\\b(?:computer|laptop|tablet|smartphone|smart phone|ipad|mobile phone|cell ?phone|mobile|internet|video calls?|skype|zoom|emails?|online|text(?:ing)?|app)\\b[^.]*|tr(?:ies|ied) to (?:call|write|ring|phone|use|video)\\b[^.]*)`,
    ),
    idea: /^(?=.*\b(?:old|elderly|grand\w+|gran|granny|nana?|retired|pensioner|widow(?:er)?|[6-9]\d|sixty|seventy|eighty|ninety|great-\w+)\b)(?=.*?\b(?<device>computer|laptop|tablet|smartphone|ipad|mobile phone|phone|mobile|machine)\b)(?=(?:.*?\b(?<kin>(?:his|her|their|my) (?:[a-z-]+ )??(?:grand(?:son|daughter|children|child|kids)|son|daughter|children|family|sister|brother|niece|nephew|friend)))?)(?!.*\b(?:robot|spy|hack\w*|killer|murder\w*|ghost\w*|detective|alien\w*|dating|scam\w*|future|late (?:wife|husband)|dead|died)\b)/i,
    after: [
      [
        0,
        "=It came in a box that was a good deal bigger than itself, the {device}, and there was no book with it. “The book's inside,” they had said in the shop. {Hero} looked into the box once more. There was a bit of foam. {He} kept the foam, one never knows. Then {he} laid a cloth over the rest, because it was looking at {him}.",
      ],
      [
        0.72,
        "=“Press any key,” it said on the first day. {Hero} looked for that one for an hour. On the second day everything was upside down, and so {he} turned round the table. On the third day it wanted to know if {he} was a robot. It was a fair question, {he} thought. It might only have introduced itself first.",
        "=“Press any key,” it said on the first day. “Which one is that?” asked {hero}. “Any,” said {mate}. “I can see that it says any. I only can't find it.” On the third day it wanted to know if {he} was a robot. It was a fair question, {he} thought. It might only have introduced itself first.",
      ],
      [
        1,
        "=There had to be a password. It must be hard to guess, and it must have a number in it. {Hero} took something that nobody could know: what somebody had been called when very small, and the number of sugars in the tea. {He} wrote it on a slip of paper and put that where it would not be found. It was not found. It was not found for two days.",
      ],
      [
        0.4,
        "=At last it rang. {Hero} had combed {his} hair for it. There was a window, and in the window there was half an ear. “Hello?” said the ear. “I can only see your ceiling.” {Hero} looked up. It was rather grey in one corner. “I can hear you!” {he} shouted. In just that moment the ear stood still. “Don't go away,” said {hero} to it, quite softly. Then the {device} was black.",
      ],
    ],
    end: [
      [
        0,
        "={He} sat in front of it for a good while. One could see oneself in it, with the hair. There were three things in {his} life that {hero} had given up, and this was not going to be the fourth. {He} pulled out the plug and put it in again, as one does with a radio. Then {he} tilted the {device} a little, with the foam underneath. So that was what it was for! And there it was, as large as life: a face. “There you are,” it said((, and it was {kin})).",
      ],
      [
        0.6,
        "=They talked about nothing at all. What are you having for supper? Turn me round, I want to see the street. {Hero} was carried through a kitchen, far away, and was shown the fridge from the inside. “Is that all that you've got in there?” And then it was quiet, because they were both only looking. One does not have to say anything for that. It had never worked on the telephone.",
      ],
      [
        0.5,
        "=On Sundays there is a second plate on the table, and behind it stands the {device} on its foam, close to the potatoes. They eat at the same time. By now half the house comes to {hero} with such boxes, and gets shown how it is done. There is a drop of red nail varnish on one of the keys. That one is Any.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `(?:taught|teach(?:es)?|show(?:s|ed)|passe[sd] (?:on|down)|hand(?:s|ed) (?:on|down)|wants? to teach|wanted to teach) [^.]*?\\b(?:bak(?:e|ing)|cook(?:ing)?|bread|recipe|cake|soup|dumplings|pasta|jam|pie|make (?:the|her|his)|dough|pastry|strudel|cookies|biscuits)\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<teacher>(?:an?|the|my|his|her|our) (?:old )?(?:grand(?:mother|father|ma|pa|dad)|grandad|gran|granny|nan|nana|mother|father|mum|mom|dad|aunt|uncle|baker|nonna|oma|opa|babushka)|grand(?:ma|pa)|nonna|oma|opa)\b)(?=.*?\b(?<pupil>(?:his|her|my|the|me) ?(?:little |young )?(?:grand(?:daughter|son|child|children)|daughter|son|niece|nephew|apprentice|kids|children|girl|boy)?)\b)(?!.*\b(?:robot|witch|magic\w*|dragon|murder\w*|competition|contest|school)\b)/i,
    after: [
      [
        0,
        "=There was no recipe. It had been in somebody's hands once, and from there it had gone into other hands, and it had never been on paper. “How much flour?” “Until it's enough.” “And how does one know when it's enough?” “It says so.” They both bent over the bowl, the young head and the old one. So far it was not saying anything.",
      ],
      [
        0.72,
        "=The first one turned into a stone. It had a good colour, and when it fell off the table there was a dent in the floor. “Mine could be thrown as well, the first time,” came the old voice, quite content. “It was kept. It held the shed door open for eleven years.” So this one was kept, too.",
      ],
      [
        0.74,
        "=For the second one there was a scale and a pencil. Every handful was caught on its way to the bowl, weighed, and written down: four hundred and twelve grams, and a pinch. The old hands held still in the air for it. “And what's that you're humming?” “Am I humming?” It went down on the list, behind the pinch. The second one was right to the gram, and it tasted of nothing.",
      ],
      [
        0.4,
        "=Then there was a day on which the old hands did not want to. They shook, and the flour went past the bowl. They were looked at as one looks at two old servants who have dropped something. “Well, that was it, then,” it was said very quietly, and the table was wiped, although it was clean. The dough lay there. It was still cold in the middle.",
      ],
    ],
    end: [
      [
        0,
        "=“Put them on mine,” said the young voice. And so the old hands came to lie on the young ones, quite lightly. They did not knead. They only knew. There was a push, and a turn, and a fold. Somebody began to hum. In the middle of the second verse it got warm under their fingers, and gave something like a sigh. They both stood still. “There,” it was whispered. “It said so.”",
      ],
      [
        0.6,
        "=The house smelled of it, and then the stairs did, and people came to the door who had wanted to ask about something quite different. The old one took the first piece, and chewed it with closed eyes. It took a long time. “That's not mine at all,” it came then. “That's how it was before me. I've been trying to get there all my life.”",
      ],
      [
        0.5,
        "=There is a piece of paper now after all. It hangs over the oven, and the grams have been crossed out again, one after the other. What is left is “enough”, and “a pinch”, and a tune, as well as one could write it down. The stone holds the door open.",
      ],
    ],
    of: "people",
  },
  {
    by: "hero",
    words: inSentence(
      `${unless("robot|spell|magic\\w*|murder\\w*|time machine|dragon")}(?:could|can|was able to|knew how to|knows how to|is able to) (?:fix|repair|mend|heal|restore|solve|cure) (?:everything|anything|every|all|any)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:except|but|only not|apart from|not (?:his|her) own|own)\b)(?=.*\b(?:heart|life|love|marriage|loneliness|grief|own|himself|herself)\b)(?!.*\b(?:wife|husband|died|dead|widow\w*|robot|dragon)\b)/i,
    after: [
      [
        0,
        "=People brought whatever had stopped, whatever had come off, and whatever had never worked. {Hero} held it to {his} ear. “Come back tomorrow,” {he} said, and the next day it worked. {He} took very little for it. “And how are you?” they asked on the way out. “A bit slow,” said {hero}. They thought that {he} meant the business.",
      ],
      [
        0.72,
        "=In the bottom drawer lay one thing that had never been finished. Somebody in green gloves had brought it, long ago, somebody who laughed when the door bell rang. It was the work of an hour. {Hero} had made it last a month, so that there should be a reason to come and ask. Then the green gloves had stopped coming. Since then the drawer had stayed shut.",
      ],
      [
        2,
        "={He} had tried to treat it like any other case. {He} kept it warm. {He} kept it busy. For three days it would go, and then in the night it stood still again, always at the same place. “There's a part missing,” {he} said to the lamp. “And they don't make it any more.”",
      ],
      [
        0.4,
        "=Then a nose came over the edge of the counter, and a paper bag. It was a music box, in a hundred pieces. “I dropped it,” said the child. “And then I looked if the song's still in there.” They sat over it for many evenings, two heads and one lamp. Everything was there but one little spring. {Hero} said so, as gently as {he} could. The child thought about it. “Haven't you got one somewhere that you don't need?” It was looking at the bottom drawer.",
      ],
    ],
    end: [
      [
        0,
        "=The drawer stuck. The spring in there was as good as new, for it had never been used. {Hero} held it with the tweezers, between the one thing and the other. “Then that will never be finished,” {he} said. “No,” said the child. “But it would be in something.” It went in with a click. And there was the song, thin and a little too fast, and {hero} had to look for {his} handkerchief among the tools.",
      ],
      [
        0.6,
        "=That night {he} slept right through the place at which it always stood still. In the morning {he} wrote a card, to an address that {he} had known by heart for years. “Your repair,” it said. “I'm sorry to say that I have used it for something else. How are you?” An answer came by return of post. “A bit slow,” it said. “I was afraid that it was finished, and that I'd have no reason to come any more.”",
      ],
      [
        0.5,
        "=There is a notice on the door now: closed on Sundays from three. {Hero} goes for a walk then, with somebody in green gloves. The bottom drawer is empty and stays open by the width of a hand. It is being aired.",
      ],
    ],
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("dragon|wolf|robot|prince|princess|king|queen|witch|monster|santa|marry")}(?:expect(?:s|ed)?|want(?:s|ed)|insist(?:s|ed)?|decide[sd]?|demand(?:s|ed)?|had planned|plan(?:s|ned)|hope[sd]?) (?:that )?(?:him|her|them|(?:his|her|their|my) (?:son|daughter|children|boy|girl)|me|he|she)?(?: to| would| should| must)? (?<duty>(?:take over|become|study|work|marry|join|run|be|follow|inherit|go into|keep|learn) [^.]*)`,
    ),
    idea: /^(?=.*?\b(?:want(?:s|ed)? to (?:be|become)|dream(?:s|ed|t)? (?:of|about) (?:being|becoming)|would rather (?:be|become)|dream(?:s|ed)? (?:is|was) to (?:be|become))(?: an?| the)? (?<dream>(?:[a-z-]+ )?[a-z-]+))(?=.*?\b(?<parent>(?:his|her|their|my) (?:[a-z]+ )?(?:father|mother|dad|mum|mom|parents|family|grandfather|uncle|grandmother)))(?!.*\b(?:dragon|wolf|robot|prince\w*|king|queen|witch|monster|penguin|bear|fox|mouse|cat|dog)\b)/i,
    after: [
      [
        0,
        "=It had never been talked about. It was just as clear as which way the door opens. One day there would be a hand on {hero's} shoulder, and then it would be time to {duty}. {Hero} nodded when it came up. Nodding does not make a sound. But at night {he} stood at the dark window, in which one can see oneself, and was something else.",
      ],
      [
        0.72,
        "=One needs very little for a dream that has to be kept secret: a loft, a floor, and a piece of broken mirror. “What's that noise up there?” it was called up. “Rats,” {hero} called down. So a trap was set. {He} trod in it the next evening, with the left foot.",
      ],
      [
        2,
        "=The first time {he} wanted to say it, {he} had written it down. “Hold this for a moment,” it was said, and something wet and heavy was put into {his} arms, and the ink ran. The second time {he} got as far as “I want to be a”. “Hungry, I should think,” came the answer, and bread was cut for two. It was not that nobody listened. It was only that all the places for words were taken.",
      ],
      [
        0.74,
        "=Then there was a day on which {he} was shown how everything is done. {He} did it all wrong. {He} tied what should be loose, and let go of what should be held. “What's the matter with you?” it was asked at supper. And then it was out: {dream}. It stood in the kitchen like somebody with muddy boots. A chair was pushed back, and the door fell shut.",
      ],
      [
        0.4,
        "=It got late, and {hero} went to look. There was a light up in the loft. It was {parent}, with the broken mirror in one hand, in front of the place where the boards were worn quite smooth. “I really thought that it was rats,” it came at last. And then, after a long pause: “Show me.” One cannot do it well like that, with such a heartbeat, and with one foot that has been in a trap. {Hero} did it right to the end, and looked at the floor.",
      ],
    ],
    end: [
      [
        0,
        "=There was no sound. When {hero} looked up, somebody was sitting on a crate with a wet face and did not wipe it. “When I was your age there was something, too,” it was said. It took some time to come out. “A trombone.” “What became of it?” “A hand was put on my shoulder.” The hand lay there on the crate. It had been just about to do the same, and now it did not quite know where to go.",
      ],
      [
        0.6,
        "=There was much to be talked over: who would do the work, and what people would say. “They'll say something anyway,” was the answer to that. For the work a cousin was found, who had been waiting for years to be asked. And when the day came on which everybody could see what {hero} had become, {parent} sat in the first row, in good shoes, and explained to the left and to the right how it is done.",
      ],
      [
        0.5,
        "=The piece of mirror is still up there. On some evenings there is a noise from the loft, long and low and not very clean. “What's that?” visitors ask. “Rats,” says {hero}. “Quite old ones.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|robot|dead|died|prison|killer|murder\\w*|alien\\w*|mermaid|vampire")}(?:(?:fell|fall|falls|was|is|were|are) (?:slowly |secretly )*in love|(?:wr(?:ote|ites)|sen(?:t|ds)|writing|talk(?:s|ed)|sp(?:oke|eaks)|listen(?:s|ed)|exchange[sd]?)\\b[^.]*?\\b(?:never (?:met|seen)|not (?:met|know|seen)|stranger|each other|(?:woman|man) (?:on|at|over|in)))\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:computer|AI|robot|machine|chatbot)\b)(?=.*?\b(?<far>letters|radio|postcards|telephone|phone|voice)\b)(?=.*\b(?:lighthouse|sailor|captain|sea|island|ship|radio|never met|never seen|voice|keeper|pilot|weather station|fisherman|mountain)\b)(?=.*\b(?:love|woman|man|each other|lonely)\b)(?!.*\b(?:ghost\w*|robot|dead|died|late (?:wife|husband)|prison\w*|killer|murder\w*|alien\w*|mermaid|vampire|bottle|girl|boy|hostage|police)\b)/i,
    after: [
      [
        0,
        "=It had begun with the weather. That is something one may talk about with anybody. “Wind from the north-west,” it had been said. “Here, too,” was the answer. It was not true. At the other end there was not a breath of wind. But one cannot leave somebody alone with a thing like that.",
      ],
      [
        1,
        "=After that there was always a little more than was necessary. What are you having for supper? What do you do against the quiet? “I talk to the kettle.” “And what does it say?” “It boils.” Neither of the two had laughed for quite some time. It is different when somebody is there to hear it((, if only by {far})).",
      ],
      [
        1,
        "=They read the same book, one chapter every evening, and neither of them looked ahead. They knew when the other one was tired, by the pauses. Only one thing was never asked: what do you look like? Each of them was a little afraid of the answer, and a good deal more of the question.",
      ],
      [
        0.8,
        "=“We ought to meet some time,” it came one day, very quickly, between the wind and the supper. Then there was nothing, for one day and for another. The one who had said it stood in front of the mirror and saw a great many years in there. At the other end somebody was doing just the same. “The weather's too bad at the moment,” was the answer at last. Both of them breathed out, and both of them were sad.",
      ],
      [
        0.4,
        "=And then came a storm of the sort that gets a name. The last message stopped in the middle of a word. It was a word with an L in front. For three days nothing came through, no {far} and nothing else. One can find out from a silence what one has got. On the fourth morning somebody put on a coat and set out, although everybody advised against it.",
      ],
    ],
    end: [
      [
        0,
        "=It was half way, in a waiting room where nothing was going any more. Nobody has ever planned a meeting so badly. There was one who had set out from here, and there was one who had set out from there, both wet through and both with a bag. They sat back to back and had no idea. “Wind from the north-west,” somebody said to the window, from habit. There was quite a long pause. “Here, too,” came the answer.",
      ],
      [
        0.6,
        "=They did not turn round at once. For a while they went on talking back to back, because that was what they could do. Then they counted to three. “You've got quite a different nose,” said the one. “I've always had that one,” said the other one. It was looked at until things were going again. Then they missed what was going, and the next one as well.",
      ],
      [
        0.5,
        "=They live in one place now, and there is wind enough for two. But in the evening one of them goes into the next room, and then it comes((, by {far} if need be)), what the weather is like. It could be seen from the window. There are only things that one would rather be told.",
      ],
    ],
    of: "people",
  },
];
