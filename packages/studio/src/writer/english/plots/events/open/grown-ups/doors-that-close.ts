import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { said, unless } from "../open-scene.ts";

const SHOP =
  "(?:(?:railway|train|village|corner|small|little|old|last|only|local|tiny|family|video|book|record|flower|sweet|toy|bike|town|seaside|night|favourite|favorite) )*(?:shop|bookshop|bookstore|store|bakery|pub|bar|inn|tavern|café|cafe|cinema|theatre|theater|library|restaurant|diner|kiosk|cinema|swimming pool|pool|market|school|hall|club|ballroom|dance hall|laundrette|launderette|hotel|takeaway|pizzeria|ice rink|youth club|community garden|allotments?|playground|post office|hospital|station|orchestra)";

/** A place that has to close, people who save something, and one who gives up a job. */
export const doorsThatClose: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:wanted|decided|tried|fought|came together|joined forces|got together|banded together|did everything|had|set out|worked together|teamed up|united|organi[sz]ed [a-z ]+?|had a plan)(?: together| hard)? to (?:save|rescue|keep|stop)\\b[^.]*?\\b(?:(?<saved>(?:the|their|an?|our) ${SHOP})|(?:its|his|her) ${SHOP})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:village|villagers|town|street|neighbou?rs?|neighbou?rhood|people|residents|regulars|customers|guests|community|friends|old ladies|grandmothers|pensioners|women|everyone|everybody|children|kids|students|class)\b)(?!.*\b(?:dragon|fire|alien\w*|zombie\w*|witch|squirrels?|mice|animals|flood|sick|ill|hospital bed|murder\w*)\b)/i,
    after: [
      [
        0,
        "=There was a meeting(( about {thesaved})). Everybody came, even those who otherwise only come if there is a raffle. They sat there on chairs that were too low, and one after the other they told what it was that they could not do without. It had grown dark by the time the last of them was through. Nobody had said the word “money”.",
      ],
      [
        1,
        "=It was said by a gentleman with a briefcase, and the sum that went with it was so long that the chalk broke. They were silent for a moment. “There's four pounds in the tea tin,” it came from the back. It was a start. It was written underneath, and it looked very small there.",
      ],
      [
        1,
        "=The first idea was a petition. It was signed by everybody, by many of them twice, and by a goat. The second idea was a cake sale. Unfortunately they had all baked, and so there was nobody left to buy. In the end each of them bought the cake of the next one. It came to ninety-one pounds, and it took a week to get it all eaten.",
      ],
      [
        2,
        "=Then the letter came, and in the letter there was a date. Some of them began to talk as one talks at a bedside. Somebody took a photograph, to have one. The tea tin was counted once more, but it does not get more by counting.",
      ],
      [
        0.4,
        "=On the last evening they all wanted to go there once more, just like that, without a plan. One brought a chair, and one brought a lamp. Those who had never spoken to each other stood in the same queue. When the gentleman with the briefcase arrived in order to lock up, he could not get in at the door. “Back of the queue,” he was told. “We've all got to wait.”",
      ],
    ],
    end: [
      [
        0,
        "=So he waited. In front of him stood an old woman who told him how it had all been. Behind him there was a child who wanted to know what was in the briefcase. It took an hour and a half. When it was his turn at last, he had the long number in his hand, and looked at it, and then at all of them. “I've counted wrongly,” he said slowly. “I've only counted what it costs. I haven't counted who comes.”",
      ],
      [
        0.6,
        "=It was reckoned up anew, on the back of the petition. So many hands, at so many hours. So many who would pay a little every month, and keep it up. Under the line there was something quite different now. And right at the bottom the goat had signed, too. That was accepted.",
      ],
      [
        0.5,
        "=It is open again, and it is run by everybody, which means that nobody ever finds the key. The tea tin stands beside the door. There are still four pounds in it. They are not spent, so that there is something to begin with.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("forever young|moved? to|reopen\\w*|found a (?:letter|wallet|body|note)|last apprentice|stolen|thief|secret of")}(?:${said(SHOP)}(?:(?:has|had|have) to (?:close|shut(?: down)?|give up|sell)|(?:is|was|were|are) (?:going to|about to|due to|to) (?:close|shut(?: down)?|be closed|be shut|be sold)|(?:is|was|were|are) (?:closing|shutting|being closed|being sold)|closed down|closes(?: down)?|shut down|closed for good|goes out of business|went out of business|going out of business|rent (?:is|was|had been)? ?(?:too high|raised|doubled))|came to the last (?:film|evening|night|dance|show|round))\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:ghost\\w*|fought|fight|robot|dragon|umbrella|returns?|returned|tape|rob\\w*|thie\\w+|murder\\w*|strike|snow|cut off|secret|bought|buys?)\\b)(?=.*\\b(?:clos\\w+|shut|give up|sold|sell|out of business|rent)\\b)(?=.*?\\b(?<closed>(?:the|their|an?|his|her|our) ${SHOP})\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=There was a notice in the window. It had been written four times, because the first three had been too long. “We thank our customers,” it said there now. People stood in front of it with their bags and read it right through, as though there must be something else underneath.",
      ],
      [
        2,
        "=All at once everybody had always liked coming. “Such a pity,” they said. “We were only here the other day.” The other day had been in March, two years ago. But it is not done to say so. One said: “It's nice that you've come.” And it was nice, in fact.",
      ],
      [
        1,
        "=Then there was the clearing up. Behind {theclosed} things came to light that had been looked for since time out of mind: a left glove, eleven pencils, a set of teeth, and a slip of paper that said “pays tomorrow”, with a name. They were all laid on the counter. By evening the teeth had been fetched.",
      ],
      [
        1,
        "=The next day somebody came who was very old and very out of breath. “Tomorrow,” he said, and put a coin on the counter. It was a coin that has not been in use for thirty years. “I've come past here every day since then,” he said. “And every day I thought: tomorrow.” The coin was put into the till. The till had never rung so loudly.",
      ],
      [
        0.4,
        "=It got about. That evening they came, one after the other, and each of them had something that had to be put right before it was too late. There was a book, twenty years overdue. There was a chair that had only been borrowed. There was a confession about a windowpane. By nine the place was so full of what had been brought back that nobody could have carried it out.",
      ],
    ],
    end: [
      [
        0,
        "=“One can't close like this,” somebody said. “There's no room.” They all looked round. It was true. There were the chairs, there was somebody on every one of them, and the lamp was on. “Let's wait till it's got a bit emptier,” it was decided. “Then we'll close.” The landlord was rung up and asked. He was told how many there were, and that he still had a plate to bring back.",
      ],
      [
        0.6,
        "=It did not get emptier. The next evening somebody brought soup, for everybody, and put money in the till for it, out of habit. On the third evening there was somebody who played. The rent was paid by the people from whom something had been borrowed. It was a long list.",
      ],
      [
        0.5,
        "=The notice still hangs in the window. Somebody has changed a single word of it. “We close tomorrow,” it says now. That has been true for a year, and everyone who reads it comes in quickly, to be in time.",
      ],
    ],
  },
];
