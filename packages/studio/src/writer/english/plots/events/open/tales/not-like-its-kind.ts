import type { ClauseScene } from "../../../clause-scene.ts";
import { FIGURE, OPEN_LAST, sentence } from "./figures.ts";

/** Figures of tales who cannot do what their kind does, or would rather do something else. */
export const notLikeItsKind: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:(?:could not|was not able to|was unable to|did not know how to|had forgotten how to|had never learned to|never learned to) (?:breathe|spit|make|blow|produce)(?: any)? (?:fire|flames?)|had no (?:fire|flame)|had lost (?:his|her|its) (?:fire|flame)|${OPEN_LAST})`,
    ),
    idea: /^(?=[^.]*\bdragons?\b[^.]*\b(?:(?:could not|not able to|unable to|did not know how to|forgotten how to|never learned to) (?:breathe|spit|make|blow|produce)(?: any)? (?:fire|flames?)|had no (?:fire|flame)|lost (?:his|her|its) (?:fire|flame)))(?!.*\b(?:cold|sneez\w+|allergic|friends with|firem[ae]n|firefighter|bubbles|snow|ice|in the end|finally|discovered|realized|found out)\b)/i,
    after: [
      [
        0,
        "={Hero} took a deep breath, thought of something hot, and blew. What came was air. It was good air, rather damp, and it smelled of peppermint. Somewhere in front a leaf moved.",
        "=It was not for want of trying. {Hero} drew in {his} belly, shut both eyes, thought of something hot, and blew. What came was air. It was damp, and it smelled of peppermint, and it put out the lamp.",
      ],
      [
        1,
        "=Somebody had said that it needed pepper. So {hero} ate pepper, by the spoonful. {He} ate mustard, and radishes, and a string of red chillies with the string. There was no fire after that. There was half a lake that had been drunk empty.",
      ],
      [
        1,
        "=The oldest dragon looked down {his} throat with a lantern, for a long time, and very far in. “I can see the tonsils,” it came from inside. “I can see a button. I can't see a fire.” The button was a surprise to everybody.",
        "=“Let me have a look,” said {mate}, and looked in with a lantern, for a long time, and very far. “I can see the tonsils,” it came from inside. “I can see a button. I can't see a fire.” The button was a surprise to everybody.",
      ],
      [
        2,
        "=In the evenings the others lit the lamps with the tips of their noses, one puff for each. {Hero} was allowed to hold the ladder. Dragons do not need a ladder. It was only meant kindly.",
      ],
      [
        0.4,
        "=Then, on a windy night, one of the others hiccuped in a hay barn. It went up like a match. The dragons came flying from all sides and did what dragons do: they blew, as hard as they could. One can imagine how that went.",
      ],
    ],
    end: [
      [
        0,
        "=“Out of the way,” called {hero}. {He} stood in front of it, breathed in as far as the tip of the tail, and blew, slowly and damply, from left to right. It hissed. It steamed. Then it was dark, and the whole hill smelled of peppermint.",
      ],
      [
        0.6,
        "=For a while nobody laughed, and nobody said anything. “How does one do that?” asked the one who had hiccuped, with soot up to the ears. “One thinks of something hot,” said {hero}, “and then it doesn't come.”",
      ],
      [
        0.8,
        "=Since then dragons have had birthday cakes. They never could before: whenever one of them blew at the candles, there was no cake any more. Now the others light them, and {hero} is invited to every single one.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:(?:got|gets|became|felt)(?: [a-z]+)* sea-?sick|suffered from seasickness|was (?:afraid|scared|frightened|terrified) of|has to|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:pirates?|captain|sailor|viking|buccaneer|first mate|cabin boy)\b)(?=.*\b(?:sea-?sick|seasickness|(?:afraid|scared|frightened|terrified) of (?:the )?(?:water|sea|ocean|waves|deep water)))(?!.*\b(?:in the end|finally|fell in love|insurance|discovered|learned)\b)/i,
    after: [
      [
        0,
        "=On land there was nobody bolder. {Hero} could shout orders so that the gulls fell silent. Then the ship moved, only a little, the way a ship does, and {hero} turned the colour of pea soup and held on to something.",
      ],
      [
        1,
        "=“You have to look at the horizon,” said the cook. {Hero} looked at the horizon. It went up on the left, and then it went up on the right. “That's the wrong one,” said {hero}, and lay down on the deck.",
      ],
      [
        1,
        "=They tried ginger. They tried a hammock in a hammock, and sailing very slowly, close to the shore. Once they put a bucket of earth on the deck, and {hero} stood in it with both feet. It helped as long as the earth did not notice where it was.",
        "=“Ginger,” said {mate}, and after the ginger: “A hammock in a hammock.” At last {mate} brought a bucket of earth, and {hero} stood in it with both feet. It helped as long as the earth did not notice where it was.",
      ],
      [
        2,
        "=Other crews heard of it, as one hears of such things. They painted a green face on their sails. {Hero} looked at it through the telescope. “It's a good likeness,” {he} had to admit.",
      ],
      [
        0.4,
        "=Then came the storm. It was the kind in which up and down change places. The cook was green. The helmsman was green. One after another the boldest of them hung over the rail and did not want to live at sea any more. There was nobody at the wheel.",
      ],
    ],
    end: [
      [
        0,
        "=Only {hero} went on as usual. Whoever has felt ill every single day knows how to do it: one bucket, one hand for the wheel, and a song with many verses. “It's always like this,” {he} called to the others. “One gets used to it. No, one doesn't. But one can steer.”",
      ],
      [
        0.6,
        "=In the morning the sea was as flat as a plate. They all lay where the storm had left them. “Every day?” asked the cook at last. “You've felt like that every day, and you still came along?” “The evenings are nice,” said {hero}.",
      ],
      [
        0.8,
        "=There is a bucket of earth on the deck still. Something grows in it by now. It is said to be ginger, and on bad days the whole crew takes turns standing next to it.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `would (?:much )?rather (?<craft>knit|bake|cook|dance|sing|read|paint|garden|sew|draw|write poems|write poetry|play (?:the )?[a-z]+|sleep|grow [a-z]+|pick flowers|eat cake|bake [a-z]+)\\b[^.]*|(?:did not|didn't) (?:want|like) to fight\\b[^.]*|hated (?:fighting|violence|war|swords)\\b[^.]*|preferred (?:knitting|baking|cooking|dancing|singing|reading|painting|gardening|sewing|poetry|poems) [^.]*`,
    ),
    idea: /^(?=.*\b(?:knights?|sir|vikings?|warriors?|samurai|gladiator|soldier|pirates?)\b)(?=.*\b(?:(?:face|fight|defeat|slay|kill|battle|meet|beat|against|challenged|duel|stop|chase away) )(?<foe>(?:an?|the) (?:[a-z]+ )?(?:dragon|giant|ogre|troll|monster|witch|beast|sea monster|knight|black knight|champion|wolf|bear))\b)(?!.*\b(?:in the end|finally|made friends|became friends|befriend\w+|in love)\b)/i,
    after: [
      [
        0,
        "={Hero} put the helmet on, and took it off again. There was something in it that {he} had put there yesterday and would need: a bag of oat biscuits. The sword was harder to find. It was holding up the curtain.",
      ],
      [
        1,
        "=It was a long way. “Where to?” they asked at every inn, and when {he} had said it, the soup was free. “Is {thefoe} really so big?” asked {hero}. They looked at each other. “Take two plates,” they said.",
      ],
      [
        1,
        "=At night {he} practised a fierce face over the water. The face in the water looked as if it had lost something. So {he} did what {he} always did when {he} could not sleep, the thing {he} would so much rather do. It went well. It nearly always does, just before something awful.",
      ],
      [
        0.4,
        "=Then {hero} stood in front of {thefoe}, and had to put {his} head back to see all of it. “FIGHT,” it came from above, and stones rolled down the slope. {Hero} looked for the sword. It was still holding up the curtain, far away, at home.",
      ],
    ],
    end: [
      [
        0,
        "=“One moment,” said {hero}. “Before we begin. Do you {craft}?” It grew quiet up there. It took a while, because nobody had ever asked, and one had to think back a long way. “I wanted to,” said {thefoe}. “But people always start shouting so soon.”",
        "=“One moment,” said {hero}. “When did you last have something warm?” It grew quiet up there. It took a while, because nobody had ever asked, and one had to think back a long way. “There was soup once,” said {thefoe}.",
      ],
      [
        0.6,
        "=So they sat down. {Hero} showed how it is done, slowly, as one shows a beginner. The big hands were not good at it, but they were very willing. Down in the valley people held their ears and waited for the noise. None came. It was the longest fight that they had ever not heard.",
      ],
      [
        0.8,
        "=“Did you win?” they asked at home. “It's not finished,” said {hero}, and packed some more of what one needs for it. “We're going on on Tuesdays.” The sword has stayed where it was. It is really very good with curtains.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:was (?:so |very |really |terribly |secretly |deathly |dreadfully |a little )?(?:afraid|scared|frightened|terrified) of|fainted (?:at|whenever)|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?=[^.]*\\b${FIGURE}s?\\b[^.]*?\\b(?:(?:afraid|scared|frightened|terrified) of (?<fear>(?!(?:him|her|it|them|everything|nothing|people who)\\b)(?:(?:the|his|her|their|a|an|little|small|own) )*[a-z]+(?: of (?:the )?[a-z]+)?)(?=[.,]| and | who | that | but | (?:had|wanted|tried|lived|hid|took|went|moved|worked|decided|was|got|needed|has|applied|became) |$)|fainted (?:at the sight of|whenever (?:he|she|it|they) saw) (?<sight>[a-z ]+?)(?=[.,]|$| and | but | had )))(?!.*\\b(?:child|girl|boy|man|woman|prince|village|people|family|class|town) (?:who |that )?(?:was|were) (?:afraid|scared|frightened|terrified))(?!.*\\b(?:broom|in the end|finally|learned|helped|made friends|became friends|discovered|met|whole village|everyone was|sleigh|water|sea)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=One does not say such a thing aloud in those circles. {Hero} had a list of excuses, and it was needed: a bad back, an old aunt, a thing with the knee. “Again?” the others asked. “It's the same knee,” said {hero}.",
        "=It was a secret, and a big one. {Hero} walked round it every day, as one walks round a hole in the carpet. The others had begun to notice that {he} always took the long way.",
      ],
      [
        1,
        "={He} read a book about it. “Look it firmly in the eye,” it said on page one. {Hero} thought about {fear}, and about where one would have to look. Then {he} put the book under the short leg of the table.",
        "={He} read a book about it. “Just look at it quite calmly,” it said on page one. {Hero} thought about {sight}, only about the word. When {he} came to, {he} was lying beside the book.",
      ],
      [
        1,
        "=So {he} began with something smaller. {He} wrote “{fear}” on a slip of paper and put the slip on the other side of the room. On the first day {he} stayed at the door. By the end of the week {he} could sit down opposite it with a newspaper, and read it, too, with only one foot in the corridor.",
        "=So {he} began with something smaller. {He} wrote “{sight}” on a slip of paper and put the slip on the other side of the room. By the end of the week {he} could sit opposite it with a newspaper, and with a cushion on either side, to fall on.",
      ],
      [
        0.4,
        "=Then, one evening, it was not a slip of paper any more. It was round the next corner, quite real, and {hero} stood on this side of the corner and could go neither forward nor back. And on the other side somebody was breathing, quickly and in little bits.",
      ],
    ],
    end: [
      [
        0,
        "=“Is anybody there?” asked a very thin voice. “No,” said {hero}. “Good,” said the voice. “I'm afraid of them, you see. Of such as you. I always take the long way.” {Hero} thought about that. “So do I,” {he} said, “because of {fear}.” And then they both had to laugh, each on their own side.",
        "=“Is anybody there?” asked a very thin voice. “No,” said {hero}. “Good,” said the voice. “I'm afraid of them, you see. Of such as you. I always fall over.” {Hero} thought about that. “On which side?” {he} asked. “I always fall to the left.”",
      ],
      [
        0.6,
        "=They counted to three. At three neither of them moved, and so they counted again. At the second three they went round the corner at the same time, hand in hand, past everything that was there, and came out at the far end. It had been eleven steps. “I thought that it would be more,” said {hero}.",
      ],
      [
        0.8,
        "=It is not gone. But it has become smaller, and {he} always knows somebody who can be asked to come along. The list of excuses has been crossed out, except for the knee. The knee is real.",
      ],
    ],
  },
];
