import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const KIN =
  "mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|sister|brother|daughter|son|friend|wife|husband|grandson|granddaughter|children|kids|cousin|class|village|neighbour|nephew|niece|twins|baby";

/** Stories of presents that cannot be had, of houses left to two, and of cards from somebody unknown. */
export const promisedAndShared = [
  story({
    says: [
      new RegExp(
        `(?<![\\p{L}-])promise[sd]? (?<friend>(?:his|her|their|the|a) (?:[a-z-]+ ){0,3}?(?:${KIN})(?: \\p{Lu}\\p{L}+)?|\\p{Lu}\\p{L}+) (?!(?:that|to|never|not|he|she|they|it)\\b)(?<gift>(?:an? |the |real |some )?(?:[a-z]+ ){0,2}?[a-z]+)(?= (?:for|on|by|at|this|as|in|and|but)\\b|[.,])`,
        "u",
      ),
      /\b(?:but|although|though|even though|impossible|however)\b|\. But /i,
      /\b(?:live[sd]?|desert|never|no money|not (?:enough|any|a single)|cannot|could not|can't|couldn't|does not|did not|impossible|too (?:expensive|far|big|warm|hot|poor)|poor|nowhere|nobody|sold out|(?:has|had|have) no)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "for (?:his|her|their) (?:[a-z]+ )?birthday|for christmas|for (?:his|her|their) wedding",
        "but [^.]*",
        "(?:in|on) \\p{Lu}\\p{L}+",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|land|marriage|daughter in marriage|witch|magic\w*|fairy|demon|devil|genie|dragon|soul|throne|crown|died|dead|dying|hospital|prison)\b/i,
    of: "people",
    after: [
      "A promise is quickly given. {Hero} had given it on the stairs, between two steps, because {friend} had looked up at {him} like that. “Really?” “Really,” {hero} had said. Now {he} sat on those same stairs with {his} chin in {his} hands. Where was {he} to get {gift}?",
      "{Hero} asked everybody. The man in the shop laughed first and then saw {his} face, and stopped. “I can get you nearly anything,” he said, “but not {gift}.” It was no different in the next shop. One of them offered {hero} a picture of it, at a reduced price. {Hero} thanked him politely.",
      "“Is it ready yet?” {friend} asked every morning. “Nearly,” said {hero}, and each time {he} felt worse. {Friend} had told everyone by now, and had got ready a place for {gift}, and was counting the days on {friendhis} fingers. There were soon not many fingers left.",
      [
        "“You could tell the truth,” said {pal}. {Hero} shook {his} head. But the night before the day {he} got up again and fetched {pal}. “I can't get the real one,” {he} whispered. “We'd have to make it. Out of everything there is.” {Pal} was wide awake at once.",
        "The night before the day {hero} had still got nothing at all. {He} looked through cupboards and drawers. {He} found white paper and cotton wool, string and wire, spoons and an old sheet. {Hero} stood quite still. “I can't get the real one,” {he} said slowly. “But I could make it. Out of everything there is.”",
      ],
      "+ {Hero} cut and glued and tied all night. At three o'clock it looked like nothing whatever. At four it looked like a heap of washing. {He} did not stop, because you can't stop halfway through a promise.",
    ],
    end: [
      "“Close your eyes,” said {hero} in the morning, and led {friend} in by the hand. {His} own heart was thumping. “It isn't the real one,” {he} said. “I wanted to tell you that before. I tried everything. I made it myself.” {Friend} opened {friendhis} eyes, and looked up, and looked round, with an open mouth. It was everywhere. It hung and glittered and rustled from one wall to the other.",
      "“You can have the real one some day,” said {hero}. But {friend} was not listening. {Friend} stood in the middle of it with both arms stretched out and turned round and round. “The real one,” said {friend}, “anybody could have. This one you made for me.” And then {hero} had to turn round and round as well.",
      "Years later {friend} did see the real one. It was very beautiful. {Friend} sent {hero} a card, with just one line on it: “Yours was better.” The card hangs on the stairs, between two steps.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:inherit(?:s|ed)?|was left|were left|(?:is|was|are|were) left with) (?<home>an? (?:[a-z]+ ){0,3}?(?:house|cottage|farm|hotel|bakery|boat|shop|vineyard|bookshop|restaurant|café|cafe|orchard|villa|cabin|inn|lighthouse|garden|flat|apartment|cinema|mill))",
      ),
      /\b(?:two|three|sisters|brothers|siblings|twins|cousins|together|both|and (?:his|her) (?:brother|sister|cousin)|half-(?:brother|sister)s?)\b/i,
      /\b(?:one (?:wants|wanted|of them)|the other|agree|disagree\w*|quarrel\w*|argu\w+|fight|fought|sell|feud|not (?:spoken|talked)|enemies|can(?:not|'t) stand|hate[sd]?)\b/i,
    ],
    may: also(
      "by the sea|in the (?:mountains|country|village)|from (?:his|her|their) [^.,]*",
      "but [^.]*",
      "one wants to [^.]*|one wanted to [^.]*",
      "the other wants to [^.]*|the other wanted to [^.]*|the other [^.]*",
    ),
    of: "people",
    unless: /\b(?:murder\w*|killed|ghosts?|haunted|curse\w*|treasure|poison|police|magic\w*|stranger)\b/i,
    after: [
      "They met at the gate, with one key each, and both keys fitted. {Thehome} stood there as it had always stood, only smaller. “The roof has to be done,” said the one. “Do you remember the roof?” said the other.",
      "They went through the rooms, the one with a folding rule and the other with a dust cloth. “It's only wood and stone,” said the one, and wrote down figures. “That's where I lost my first tooth,” said the other.",
      "By evening there was a list of who would get what. It did not go beyond the teapot. They both wanted it, and it had no lid. They spoke loudly about the teapot, and it was not about the teapot at all. It was about who had stayed and who had gone.",
      "In the night there came a storm, and the roof gave way at the old spot. They ran into each other in the dark, with buckets. “Hold that!” “Where's the ladder?” “Where it always was!” They worked side by side till morning, soaked to the skin. And when the bucket under the worst hole rang out like a bell, they both began to giggle, as they had done at six years old.",
      "+ At dawn they sat wrapped in one blanket on the kitchen floor. “I didn't know that you were unhappy there,” said the one. “I didn't know that you were sad about it,” said the other. They had known each other all their lives, and that had never been said.",
    ],
    end: [
      "“I need the money,” said the one at last, very quietly. “I was ashamed to tell you.” “I need somewhere to come home to,” said the other. “I was ashamed as well.” Then neither of them wanted to quarrel any more.",
      "They worked it out on the back of the list. Half of it would be let, the half with the view, and the money would go to the one. The other would live in the rest, with all the creaking stairs. And in the summer, for three weeks, both keys would hang on the same hook. They held each other tightly.",
      "The roof is tight now at the old spot. The teapot stands on the table, without its lid, and belongs to both of them. And whenever it rains hard, the one rings up the other, no matter how late it is, and asks: “And? Is it dry?”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:receive[sd]?|gets?|got|was sent|is sent|finds|found) (?<card>an? (?:[a-z]+ )?(?:card|postcard|letter|parcel|present|gift|bouquet|rose|flower|book|package))(?: [a-z]+)? (?:every|each) (?:single )?(?:year|birthday|month|christmas|spring|winter|autumn|summer|january|december|may)",
      ),
      /\b(?:(?:someone|somebody|a person|a stranger|sender|people) (?:that |who |whom )?(?:she|he|they|has|had|is|was|nobody)|never met|unknown|without a (?:name|sender)|no (?:name|sender)|anonymous\w*|stranger|who (?:it|is|sends|sent)|does not know|did not know)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "from [^.]*",
        "(?:until|but|one|this) (?:one |this |year|day)?[^.]*",
        "(?:in|from) \\p{Lu}\\p{L}+|orphan\\w*|lonely|old|young|widow\\w*",
        "on (?:his|her) birthday",
      ),
    ],
    unless:
      /\b(?:murder\w*|killer|threat\w*|blackmail\w*|police|detective|ghosts?|from the (?:dead|future)|late (?:husband|wife|mother|father)|curse\w*|magic\w*)\b/i,
    of: "people",
    after: [
      "{Hero} kept all of them in a tin. There was never a name at the bottom, only a small drawing of a bird. When {he} {was} little, {hero} had thought that everybody got {card} like that.",
      "{Hero} had made up many people. For one year the sender was a captain, and for another a famous singer who had no time. {He} never told anyone about it. It was nice to have somebody out there, and {he} was afraid to lose them by asking.",
      "Then came the year when there was nothing. {Hero} looked in the box in the morning, and at noon, and in the evening with a torch. A week went by. {Hero} took out the tin, laid everything on the floor in a row, and looked at the postmarks through a glass for the first time. They all came from the same small town.",
      [
        "“Shall we go?” asked {pal}, who had the timetable out already. {Hero} was not sure. “What if I don't like them?” {he} asked. “What if they don't like me?” {Pal} put the bird in {hero's} pocket. “They've liked you for years,” said {pal}. So they went.",
        "{Hero} took the next train. All the way {he} held the last bird in {his} hand. “What if I don't like them?” {he} thought. “What if they don't like me?” But they had never once forgotten {him}, and now perhaps they were the ones who needed somebody. {Hero} asked at the post office in the small town, and showed the bird.",
      ],
      "+ The woman behind the counter put on her glasses. “Oh, that bird,” she said. “Every year in the same week. She chooses the stamp for half an hour.” Then she stopped smiling. “She's broken her wrist,” she said. “It's the right one.”",
    ],
    end: [
      "It was a house with a yellow door. An old woman opened it, with her arm in plaster. She looked at {hero}, and then at the bird, and had to hold on to the frame. “I was the midwife,” she said. “It was a terrible night, with snow, and you weren't breathing. I said to you: breathe, and I'll never forget your birthday. And then you breathed.”",
      "{Hero} could not say anything for a while. Then {he} breathed in, very deeply, and out again, so that she could hear it. “It works to this day,” said {hero}. The old woman laughed and cried, and put the kettle on with her left hand. There was {card} on the table. She had drawn the bird with the wrong hand, and it looked like a potato.",
      "The potato hangs on {hero's} wall, in a frame. {He} writes as well now, every year in one certain week, and chooses the stamp for half an hour. At the bottom there is no name. There are two small birds.",
    ],
  }),
];
