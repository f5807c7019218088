import { role, story } from "../subject-story.ts";

/** Stories of letters, and of those who bring them. */
export const letters = [
  story({
    says: [
      /\b(?:postm[ae]n|postwom[ae]n|mail ?m[ae]n|mail carrier|letter carrier|post office|postal (?:worker|clerk)|postal sorter|mail sorter)\b/i,
      /\b(?:santa(?: claus)?|father christmas|christmas letters?|god)\b/i,
    ],
    may: [
      role("ownkid", "girl|boy|child|little girl|little boy|orphan"),
      role("ownmum", "mother|lonely mother|single mother|mum|mom|father|single father|single mum|widow"),
    ],
    of: "people",
    after: [
      "@kitchen.night(hero write) “Dear Anna,” wrote {hero}, with a pen that leaked, at the kitchen table, “your drawing is now hanging in the stable. The reindeer want to know whether the dog in it is real.” In the sack under the table there were hundreds more, in wax crayon and glitter.",
      "+ @kitchen.night(hero write) {He} was careful. {He} did not promise anything that could not be kept. To a boy who wished for a snake {he} wrote about how cold it would be for it in the sleigh. To a girl who wished for nothing, because her brother should have it, {hero} wrote four pages. At people's doors {hero} hardly got out a “good morning”. As Santa {he} could not stop.",
      [
        "@kitchen(hero read) Then one answer brought an answer of its own. It was in grown-up writing, from {ownmum}. “I don't know who you are,” wrote {theownmum}. “I have read your letter to my child when it was asleep. You said it was brave to be the one who stays awake. Was that meant for the child? I've been carrying it about with me all day.”",
        "@kitchen(hero read) Then one answer brought an answer of its own. It was in grown-up writing, from a mother. “I don't know who you are,” she wrote. “I have read your letter to my child when it was asleep. You said it was brave to be the one who stays awake. Was that meant for the child? I've been carrying it about with me all day.”",
      ],
      "@street(hero walk) {Hero} wrote back as Santa, and tore it up. {He} wrote back as {himself}, and tore that up as well. What {he} sent in the end was short: “For you.” And so it went to and fro, through the whole of December, and {hero} carried every letter to that door, and never rang.",
      "On the twenty-third the manager of the post office found the sack. “Opening letters to Santa?” he said, and turned purple. “Answering them?” “They had stamps on,” said {hero}. “You'll hand in your cap tomorrow,” said the manager.",
    ],
    end: [
      "@street(hero give) It was snowing on the last round. At every house where {hero} put something through the slot, the door opened, though {he} had not rung. “I've learned to read your fours,” said a father. “You write them with a little foot,” said a grandmother, “and so does Santa.” The whole town had known it for weeks.",
      [
        "@street(hero stand, ownmum talk) {Hero} had left that one door until the very end. It opened, too. {Ownmum} looked at the cap, and at the ink on {hero}'s fingers. “I thought you'd be fatter,” said {theownmum}. “Come in. The child is asleep, and I'm being brave.”",
        "@street(hero stand) {Hero} had left that one door until the very end. It opened, too. There stood the mother with the tired eyes, and looked at the cap, and at the ink on {hero}'s fingers. “I thought you'd be fatter,” she said. “Come in. The child is asleep, and I'm being brave.”",
      ],
      "+ When the manager opened the post office after the holidays, he could not get in. The post lay as high as the door handle. It was addressed to him, all of it, in wax crayon and glitter: “Dear Mr Manager, please give the cap back.” It took him until Easter to answer them all, and he enjoyed it.",
      "@kitchen.night(hero write) Every December the lamp burns late in {hero}'s kitchen. There are two pens on the table there, and both of them leak.",
    ],
  }),
  story({
    says: [
      /\b(?<letter>(?:a|an|the|one) (?:[a-z-]+ )?(?:letter|postcard|parcel|package))\b/i,
      /\b(?:receiv\w+|gets?|got|arriv\w+|posted|delivered|br[io]ngs?|brought|c[ao]mes?|sent|by post)\b/i,
      /\b(?:dead|died|drowned|late|widow(?:er)?|lost at sea|passed away|buried)\b/i,
      /\b(?:husband|wife|father|mother|brother|sister|son|daughter|friend|grandfather|grandmother|sailor|fisherman|aunt|uncle)\b/i,
    ],
    may: [role("ownpostman", "postman|postwoman|mailman|mail carrier")],
    unless: /\b(?:murder\w*|detective|texts?|text messages?|letters to|police|pocket|santa|ghosts?|exactly one)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} did not open it. {He} put {theletter} on the table, against the sugar bowl, and sat down opposite it, as if somebody had come to visit. The writing was right. Even the stamp was stuck on crooked, because that tongue had always been in a hurry.",
      [
        "@street(hero talk, ownpostman talk) “Where does it come from?” {hero} asked {ownpostman} the next morning. “It was in the bag like all the others,” said {theownpostman}, and did not know where to look. The postmark was quite fresh, with the name of a harbour two days away.",
        "@street(hero talk) The postman, whom {hero} asked the next morning, did not know where to look. “It was in the bag like all the others,” he said. The postmark was quite fresh, with the name of a harbour two days away.",
      ],
      "@kitchen.night(hero read) At midnight {hero} took a knife. “My dear,” it said, “when you read this I'll be late again. Don't wait with the soup. Go to the harbour and ask for Benedita at the net loft. She has it. Don't be angry until you've seen it.”",
      "@bus(hero sit) Who was Benedita? {Hero} lay awake over that name for three nights. On the fourth day {he} put on the black coat and got on the bus.",
    ],
    end: [
      "@harbour(hero look) Benedita was ninety, and had one tooth. “There you are,” she said. “He said you would come when you were ready to be cross. I was to post it when the worst was over.” And she took a lantern and went ahead, up a ladder.",
      "@harbour(hero look) In the loft, under nets, something lay upside down, and smelled of fresh paint. It was a boat, a quite small one, with two seats. On the bow stood {hero}'s name. “Every month a board,” said Benedita, “from money for tobacco. It was supposed to be for when you were both old.” {Hero} laid a hand on the wood, and could no longer be cross.",
      "@sea.dusk(hero row) In the evening they pushed it into the water, with the help of half the harbour. {He} rowed with borrowed oars, badly, in a circle, and cried, and then said everything out loud that {he} had saved up, the good and the bad.",
      "@harbour(hero row) Now there is a small boat down at the jetty, with a crooked stamp painted on its stern. And beside the sugar bowl stands a letter. On Sundays {hero} rows out, and by now {he} rows straight.",
    ],
  }),
  story({
    says: [
      /\b(?:postm[ae]n|postwom[ae]n|mail ?m[ae]n|letter carrier|mail carrier|post office|postal (?:worker|clerk)|mailbox|letterbox)\b/i,
      /\b(?:old letters?|lost letters?|undelivered|never (?:delivered|posted|sent|arrived)|(?:from|for|of|posted|sent|written) (?:19\d\d|\w+ years)|years (?:late|ago|old|later|too late)|finds? (?:a|an|the|some|old)|found (?:a|an|the|some|old)|forgotten|decades|behind)\b/i,
      /\b(?:letters?|postcards?|parcels?|packages?|mail)\b/i,
    ],
    unless: /\b(?:murder\w*|santa|ghosts?|dead|penguin|answers)\b/i,
    of: "people",
    after: [
      "@room(hero look) The paper had turned yellow, but the glue still held. {Hero} blew off the dust. The rule was quite clear: what has a stamp on it is to be delivered. It did not say when.",
      "@street(hero walk) In the street of that name there was a supermarket. The number was the fish counter. “Him?” said the oldest of the cashiers. “They moved out when I was still at school. To the hills, I think, or the other hills.” {Hero} spent {his} first free Saturday in the near hills, and the next in the far ones.",
      "@study(hero look) “Throw it away,” they told {him} at the office. {Hero} turned it over in {his} hands. There was something small and hard in it. “Nobody puts that into a letter,” said {hero}, “who doesn't mind whether it gets there.”",
      "@garden(hero stand) At last a hairdresser remembered a wedding that had not taken place. “She never married,” she said. “She lives behind the chapel. She was waiting for an answer, they say, and it never came, and she was too proud to ask twice.” It was raining when {hero} stood at that gate and took off {his} cap.",
    ],
    end: [
      "@garden(hero give) She was a straight old woman with flour on her hands. She read the name on the back and had to lean against the door frame. “It's late,” said {hero}. “I'm sorry. It was the post's fault. I've come to say so.” She tore it open with her thumb. A ring fell out.",
      "@garden(hero look) “Yes,” she read out loud. “The letter only says yes. I'd asked him, you know. Forty years ago! He said yes. And what did he think when I didn't come?”",
      "@river(hero give) It took {hero} one more Saturday. The old man lived by the river, he kept bees, and he had never married either. {Hero} brought him a letter that was so fresh that the ink smudged. It had a single line: “Sorry. The post. Is it too late?” The old man read it, and went to look for his good shoes.",
      "@garden A scrap of yellow paper lies in a frame on the counter of the post office. And in a garden behind a chapel there are bees.",
    ],
  }),
  story({
    says: [
      /\b(?:librarian|library|second[- ]?hand book ?(?:shop|store)|book ?shop|book ?store|used book ?store)\b/i,
      /\b(?:notes?|letters?|messages?|bookmarks?|in the margins?|between the pages|annotations|overdue|returned|borrowed)\b/i,
    ],
    may: [/\b(?<note>(?:a|the) (?:[a-z-]+ )?(?:note|letter|message))\b/i],
    unless:
      /\b(?:murder\w*|ghosts?|clos(?:e|ed|ing)|sav(?:e|ing)|magic|killer|uncle|tonight|rewritten|fridge|help me|being held|prisoner|kidnap\w*|captive|threat\w*|detective|treasure)\b/i,
    of: "people",
    after: [
      "@library(hero write) {Hero} read it three times, standing up, between two shelves. Then {he} did something forbidden: {he} took a pencil, wrote an answer, quite small, and put the book back exactly where it had stood.",
      "@library(hero read) For four days nothing happened. On the fifth there was a second slip of paper in it. “So there you are,” it said. “I thought that nobody had read page ninety for a hundred years. Try the blue one, two shelves up.” {Hero} tried the blue one.",
      "@library(hero read) The letters wandered through all the shelves, from the poems to the insects. {Hero} learned that the other one could not sleep, was afraid of lifts, and had laughed aloud in the reading room, once, and been looked at. “That was you?” wrote {hero}. “I was the one who was looking. I was envious.”",
      "+ @library(hero look) When people came in, {hero} now looked at their hands. Was there a pencil? The fat man with the newspapers had one, and so did the tall girl. The lady with the dog chewed hers. It could be any of them, and that made {hero} friendly to them all.",
      "@library(hero look) “Shall we meet?” it said at last, in an atlas, across the whole of the Pacific. “Saturday at five, at the big table.” At five o'clock on Saturday, a fat man was sitting at the big table. So was a tall girl, and a lady with a dog, and a boy with a plaster on his nose. All of them had a pencil.",
    ],
    end: [
      "@library(hero talk) “Which of you...?” asked {hero}. “The insects,” said the fat man shyly. “I'm only the lifts,” said the boy. So there had never been only one writer. Each of them had found a slip of paper one day and had added a line, and each had believed that there were only two of them.",
      "@library(hero look) They were silent for a while. Then the lady with the dog said: “But what I wrote was true.” “So was mine,” said the boy. {Hero} looked round the table.",
      "@library(hero read) “Who began?” asked {hero}. They fetched the very first book. Under the first note stood the name of the woman who had founded the place. Somebody had rubbed it half away. “I suppose,” {hero} read, “that nobody will answer this.”",
      "@library(hero sit) On Saturdays at five the big table is reserved. They bring cake, which is forbidden, and they talk out loud. And before they leave, each of them puts a slip of paper into some book or other, and never says into which.",
    ],
  }),
];
