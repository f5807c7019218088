import { role, story } from "../subject-story.ts";
import { namedOrOther } from "./named-or-other.ts";

/** Stories of love between doors, notes and families that do not get on. */
export const neighboursInLove = [
  story({
    says: [
      /\b(?:rivals?|feud\w*|enem(?:y|ies)|hate\w*|compet\w+|fought|fight|across (?:the street )?from each other|hedge|fence|not spoken|quarrel\w*|argu\w+)\b/i,
      /\b(?:restaurants?|baker(?:y|ies)|caf[eé]s?|shops?|families|neighbou?rs?|farms?|pizzerias?|hotels?|vineyards?|chefs?|villages?|winemakers?|farmers?|households?)\b/i,
      /\b(?:kids|children|son|daughter|grandchildren|grandson|granddaughter|sons|daughters)\b/i,
      /\b(?:fall in love|fell in love|falls in love|in love|marry|married|wedding|engaged|secretly (?:see|meet|dat)\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|robot|war|dragon|king|mafia)\b/i,
    of: "people",
    after: [
      "+ The quarrel was older than the two who were in love. It had a date, like a battle, and each of the sides had its own version, with witnesses. There was a line in the road where the sweeping stopped. A child who rolled a ball across it got the ball back, but with a remark.",
      "+ The young ones had met by mistake, behind the bins, at the only spot that could be seen from neither window. “You smell of the enemy,” said the one. “You as well,” said the other, “and quite nice.” They met there each evening after that, with wet shoes. It was the most beautiful place in the world.",
      "It came out because of a jacket. They had swapped by accident in the dark, and in the morning the wrong one hung on the wrong hook. There was a roar on the one side and, half a minute later, an echo on the other. “Never!” they shouted across the street, both old ones, in their slippers. It was the first thing on which they had agreed for years.",
      "“Then we'll go away,” said the young ones, and they packed. Two suitcases stood on the line in the middle of the road. And the old ones stood in their two doorways, with folded arms, and neither would be the first to unfold them. It began to snow, and the bus could already be heard.",
      "“What was it about, anyway?” asked the young one from the left. “Thirty years, we've had to hear it. What did they do to us?” The old one on the left drew breath. And said nothing. The old one on the right opened a mouth as well. “It was,” said the one. “There was a,” said the other. They looked at each other across the suitcases. They had both forgotten.",
    ],
    end: [
      "It was terrible, to stand there in the snow like that, with so much anger and nothing left to put in it. “Something with a ladder,” said the old one on the right at last, quite small. “You borrowed it.” “I gave it back!” “You gave back a ladder.” It was so silly that the bus driver, who had stopped, began to laugh.",
      "The suitcases were carried in again, one into each house, and then both into the same. There was cooking on both sides for three days, and each wanted to outdo the other, so that there was enough for the whole district. The tables stood in the road, across the line. Nobody could sweep there.",
      "+ “They're ours now, both of them,” said the old one on the left, with a glass in the hand. “They're ours,” corrected the old one on the right. It was a new quarrel, and they took it up with joy.",
      "Behind the bins somebody has put up a bench, and planted something that smells good. And against the wall between the houses leans a ladder. On one side of it is painted Yours and on the other side Yours as well.",
    ],
  }),
  story({
    says: [
      /\b(?:notes?|sticky notes|post-its?|messages? in|scribbl\w+|letters in|leav\w+ (?:jokes|notes|messages|poems)|graffiti|margins?)\b/i,
      /\b(?:desk|library|book|books|door|bags?|fridge|locker|coat|bench|letterbox|window|wall|neighbou?rs?|flat|apartment|cup|mailbox|table|pocket)\b/i,
      /\b(?:stranger|someone|somebody|unknown|never met|writes? back|wrote back|answers?|answered|repl\w+|day and|by night|never opens|disappears?|disappeared|anonymous\w*|falls? in love|fell in love|each other|who)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|bomb|help|ransom|school|kidnap\w*|spy|teacher|santa|HELP|blackmail|fridge magnets|printer|mouse|cupboard|threat\w*|stalk\w*|coats|stack|bundle|(?:found|finds?) (?:\w+ ){0,4}(?:old )?(?:love )?letters|announcer)\b/i,
    of: "people",
    after: [
      "+ The first note had hardly been meant for anybody. It was just a small grumble on a small piece of paper. {Hero} had forgotten it again by the evening. And then there was an answer underneath, in green ink, with a drawing of a snail that shrugged its shoulders. {Hero} looked round. There was nobody there.",
      "So it went on. What is the best word you know? wrote {hero}. The green ink wrote: Nevertheless. What's the saddest sound? A fridge at night. {Hero} began to walk through the day as if with a net, and to catch things for the next note. A man with a swan on the tram. A cloud like {his} old headmaster. It all had somewhere to go now.",
      "+ {He} tried to guess, naturally. Was it the tall one with the scarf? The one who hummed? {Hero} even lay in wait once, behind a pillar, and saw only a cleaner, a postman and a lady with a dog. Don't try to see me, said the next note. On paper I'm not shy. On paper I don't spill things.",
      "Then, one day, there was nothing. Nor the day after. {Hero} wrote: Are you ill? {He} wrote: Was it the thing about the swan? The pieces of paper hung there, one below the other, all in {his} own hand, and curled. {He} missed a colour of ink so much that it hurt on the stairs.",
      "On the fifth day {he} began to ask. {He} asked the cleaner, the postman, the lady with the dog. “Green ink?” said the cleaner, and leaned on her mop. “That'll be the quiet one. Fell off a ladder, changing a bulb. Left leg. Lying in St Anne's and has asked three times whether anybody could take a note somewhere. But nobody understood where to.”",
    ],
    end: [
      "@hospital(hero talk) There were eight beds in the room, and in each of them somebody looked up. {Hero} had no face to go by. So {he} stood in the middle, turned red and said aloud: “What's the best word you know?” In the bed by the wall a glass of water fell over. “Nevertheless,” said somebody, and pulled the blanket up to both eyes.",
      "@hospital(hero write) It was hard going at the beginning. They looked past each other, and neither could think of a thing. Then {hero} took a pen, and wrote on the plaster of the left leg: Hello. The other took it from {him} and wrote: You have ink on your nose. By the end of visiting time the plaster was full, down to the toes, and they were still talking, aloud by now.",
      "+ @hospital When it was sawn off, they asked if they could keep it. The doctor read a bit of it first, and then he sent the nurse out of the room, so as to read on.",
      "@kitchen It stands in the hall with umbrellas in it. They live together, and see each other all day long. Nevertheless there is a new piece of paper every morning between the cups. Today's is in green. There's a snail on it, and it is wearing {hero's} slippers.",
    ],
  }),
  story({
    says: [
      /\b(?:engaged|married|dating|wives|wife|in love|boyfriend|girlfriend|fianc[eé]e?|widows)\b/i,
      /\b(?:same (?:man|guy|husband|boyfriend|fianc[eé]|fishmonger|sailor)|two (?:wives|families|fianc[eé]es|girlfriends)|three widows|double life|secret (?:second )?family|second family|bigamist)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|twins|summer camp|triplets|triplet|princess|spy)\b/i,
    of: "people",
    after: [
      "+ @room First they compared the photographs, in the hope of a mistake. It was the same chin, the same jumper, and the same way of holding the head at an angle so that one ear did not show. “I knitted that jumper,” said the one. “I washed it too hot,” said the other, “and wondered who was going to be cross.”",
      "@room They ought to have torn each other's hair out. They had both thought so on the way there. But it turned out that there was nobody else in the world with whom they could talk about it. “Did you get the song as well?” “With the guitar?” “He only knows one.” By the second pot of tea they'd had to wipe their eyes, and not from crying.",
      "+ @room They put their calendars side by side. It was a masterpiece. There were conferences in it, sick uncles and a fishing club that had never existed. “When did he sleep?” asked the one. “At mine,” said the other. “In front of the television.” “Ah,” said the first. “So that was where.”",
      "They made a plan on the back of the tablecloth: the wine, the roast, the good plates, and then both of them through the door at the same moment. They rehearsed the looks. But the evening before, the one rang the other, late. “I can't sleep,” she said. “I'm afraid that I'll forgive him.” “So am I,” said the other.",
      "@room At seven the key turned in the lock. There he stood, with flowers, and saw the table, and the two of them behind it, and his face did something that neither of them had ever seen. It came apart, like wet paper. “I can explain it,” he said. They waited. They were really curious. He opened his mouth, and what came out of it, after a time, was the song.",
    ],
    end: [
      "@room He sang it to the end, quite off key, with tears, because he had nothing else. Nobody shouted. “That's all there is,” said the first, astonished, “isn't it? There's nothing behind it.” “No,” said the second. “I thought that you'd got the other half of him.” “I thought you had.” They looked at him almost with pity. Then they gave him his coat.",
      "@room(hero eat, mate eat) The roast was very good, and it was made for three, so there was plenty. They ate until midnight. They drank to the fishing club. The first had always wanted to go to sea. The second had always wanted a dog. It was amazing what there was room for, now that he was out of the way.",
      "+ He was seen a year later, in another town, with a guitar. Somebody was knitting him a jumper. They thought it over for a day, and then they sent her an anonymous postcard. It said: Ask about the fishing.",
      "@harbour There is a small boat in the harbour with two women and a dog on board. It's called Conference. On Sundays they go out in it, and if one of them hums a certain tune by mistake, she has to swim home.",
    ],
  }),
  ...namedOrOther(
    {
      says: [
        /\b(?:best friend|friend|shy|stutter\w*|boss|brother|roommate|soldier|cousin|colleague|neighbou?r)\b/i,
        /\b(?:love letters?|love poems?|messages|letters|texts|writes? for|wrote for|speak for|write for)\b/i,
        /\b(?:for (?:him|her|his|them|the)|on behalf|ask(?:s|ed)|in (?:his|her) name|ghostwr\w+|wrote (?:\w+ ){0,2}for|hired?)\b/i,
        /\b(?:love\w*|girl|woman|man|boy|like\w*|crush|falls?|fell|heart|romance|date)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|dead|died|late|prison|spy|santa|war|birthday|translator)\b/i,
      of: "people",
      after: [
        "+ @room(hero write) “Only the first one,” it had been agreed. “Just to get it going.” {Hero} chewed on the pencil. It was easy. {He} only had to leave out the name at the bottom, and everything that {he} had never been allowed to say ran on to the paper like water out of a tap.",
        "@room(hero look, other read) An answer came within two days. {Hero} {was} not supposed to read it, and then it was read out to {him}, twice. You see things that nobody else sees, it said. When I read you, I feel less alone. “Isn't that great?” said {other}. “That's me, that is!” {Hero} nodded, and sharpened the pencil.",
        "+ @room(hero write) One letter became twenty. {Hero} knew by now what made that person laugh, what the grandmother's kitchen smelled of, and what the dream with the stairs was like. On Saturdays, when the two of them were out, {he} stayed at home and wrote the next. {Other} came back puzzled. “We don't know what to say to each other,” said {other}. “It only works by post.”",
        "@room(hero talk, other talk) Then there was a question in one of them. Say it to me, it said, what you wrote about the rain. Say it on Friday, by heart, to my face. {Other} was pale. “What did I write about the rain?” {Hero} said it, and {other} said it after {him}, and it sounded like a weather report. “You'll stand behind the hedge,” {other} decided, “and whisper.”",
        "@garden(hero talk, other talk) So on Friday {hero} {was} kneeling in the wet behind a hedge. “The rain,” {he} whispered. “The rain,” repeated {other}. “Is the only guest,” whispered {hero}, “that never asks if it's convenient.” “Is the only ghost,” said {other}. It was quiet. And then a hand parted the branches, quite carefully, and a face looked down at {him} in the mud.",
      ],
      end: [
        "@garden(hero look, other look) “It's been you,” said the voice that {he} knew from twenty letters. “Ever since the third. The others all had a thumbprint of pencil at the edge, and look at your hand.” {Hero} hid the hand. “Why didn't you say anything?” {he} asked. “Because I hoped that you would.” {Other} looked from the one to the other. “I think,” said {other} slowly, “I'm the envelope.”",
        "@room(hero read, other stand) It could have turned out badly. But a week later there was a knock, and {other} stood there with a crumpled page. “I've written something myself,” said {other}. “It's about you two. It's not good.” It consisted of four words, three of them spelled wrong. {Hero} said that it was the best letter {he} had ever read.",
        "+ @room(hero write) There was no hurry after that. They began again with Dear, from the front. It was harder with the name at the bottom. It was also shorter, because after the second page one of them usually came round.",
        "@room(hero look) All the letters lie in a shoebox, and the grey thumbprints have been left as they are. When it rains, somebody opens the door wide. “Come in,” {hero} will say to the rain. “It's quite convenient.”",
      ],
    },
    role("other", "best friend|friend|boss|brother|roommate|soldier|cousin|colleague|neighbour|neighbor"),
    "the friend",
  ),
];
