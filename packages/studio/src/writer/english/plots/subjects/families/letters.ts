import { role, story } from "../subject-story.ts";
import { namedOrOther } from "./named-or-other.ts";

const LETTER =
  /\b(?<letter>(?:an?|the|one|her|his|some|old|unopened|unsent|unread|hidden|secret|love|last|final|lost|forgotten|dozens of|hundreds of|\d+|bundle of|box of|stack of|pile of)(?: [a-z-]+){0,3}? ?letters?|letters?|postcards?)\b/i;

/** Stories of letters which come late, were hidden or never sent. */
export const letters = [
  story({
    says: [
      LETTER,
      role("writer", "husband|wife|fianc[eé]e?"),
      /\b(?:died|dead|death|late|widow|widower|deceased|drowned|funeral|passed away|buried|lost at sea)\b/i,
      /\b(?:received?|arriv\w+|came|c[oa]me in the post|delivered|got|gets|posted|deliver\w*|years later|turned up|mail\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|marathon|coat|found|killer|detective|every (?:day|week|month))\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} did not open it at once. {He} wiped the table first, although it was clean, and put the letter in the middle. The handwriting leaned a little to the left, as it always had, like a person walking into the wind. Nobody else in the world made an H like that.",
      "@kitchen(hero sit) “Will you read it?” asked the postwoman, who was still standing at the door. “I don't know,” said {hero}. “As long as it is closed, there is still something that {thewriter} hasn't told me.” So they both had coffee first.",
      "+ @kitchen(hero look) In the end it was the postwoman who explained the stamp. A sorting machine had been moved at the depot, and behind it, flat against the wall, had been lying a whole handful of post. “There's a note with an apology,” she said. {Hero} pushed the apology aside. The other thing was what mattered.",
      "@kitchen(hero read) Then {hero} opened it with the butter knife, slowly, so as not to tear anything. There was no great confession in it. There was a shopping list: lamp oil, nails, a new handle for the kettle. And under it: By the time you read this I'll be home. I've left something in the shed for your birthday. Don't go in there!",
      "@kitchen(hero read) {Hero} read that line until it swam. The shed stood where it always had, behind the house, with brambles over the door. Nobody had been inside since the funeral. {Hero} had not been able to. All this time there had been a present out there, twenty steps away.",
    ],
    end: [
      "@workshop(hero look) The postwoman held the lamp, and {hero} pulled the brambles off with {his} bare hands. Under an old sail stood a bench for two, made of driftwood and sanded so smooth that it felt like skin. One leg was missing. It lay beside the bench with the pencil mark still on it, and beside that lay the nails.",
      "@workshop(hero build) “It isn't finished,” said the postwoman. “No,” said {hero}, “but it says here what it needs,” and held up the list. They did it together that afternoon. {Hero} hammered, and told {thewriter} aloud what had happened in the meantime, all of it, year by year.",
      "@garden(hero sit) The bench stands in front of the house now and looks down the road. In the mornings {hero} will sit on the left of it, with the kettle, which has a new handle. The right side stays free until about ten. Then the postwoman comes, and sits down for a minute, and there is post.",
    ],
  }),
  story({
    says: [
      LETTER,
      role("writer", "husband|wife|husband['’]s|wife['’]s"),
      /\b(?:found|finds?|discover\w*|came across|hidden|hid|box|attic|drawer|coat|desk|jacket|suitcase|bible|book)\b/i,
      /\b(?:died|dead|death|late|widow|widower|deceased|funeral|passed away|buried)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|marathon|killer|detective|poison\w*)\b/i,
    of: "people",
    after: [
      "@room(hero read) {Hero} knew that handwriting better than {his} own. It had stood on shopping lists, on birthday cards and on the jar with the beans. But here it said things that it had never said across the breakfast table, and it said them to somebody whose name {hero} had never heard: My dear Linden.",
      "@bedroom(hero read) {He} read the first page standing up, and the second on the edge of the bed. I think of you when the others are asleep, it said. Nobody knows me as you do. {Hero} folded the paper very small. It is possible to be jealous of a dead person. {He} would not have believed it before that afternoon.",
      "+ @street(hero talk) “Who is Linden?” {hero} asked everybody, at the baker's, at the choir, at the graveside. Nobody knew. “Let it rest,” said {his} sister. “What do you gain by it?” But {hero} could not. At night {he} lay on {his} own half of the bed and went through all the evenings on which somebody had come home late.",
      "+ @river(hero look) There was an address in the last letter, or half of one: the bench by the old canal lock, where you always wait. {Hero} put on the good coat, as if for a duel, and went. There was nobody on the bench. There was nothing there at all, only water, a railing, and one enormous tree.",
      "@river(hero look) It was a while before {hero} looked up. The leaves moved, all of them at once. It was a linden tree. On the trunk, at the height of a hand, a small piece of bark had been worn quite smooth, by somebody who had leaned there evening after evening, on the way home, before turning the key in the door.",
    ],
    end: [
      "@river(hero read) Then {hero} took the letters out and read them properly. The factory is closing, it said. I have not told {hero}. I don't want a frightened face at supper. And in the next: The doctor says one year. I will tell it to you, old tree, and at home I will be cheerful. I want {hero} to have this year without counting.",
      "@river(hero talk) “You fool,” said {hero} out loud, with {his} forehead against the bark. “I counted anyway. I knew it all the time. I was cheerful for you.” A cyclist slowed down and looked, and rode on. {Hero} laughed and wept at once, for the two of them, who had lied to each other so well and out of such love.",
      "@river.dusk(hero read) There is one more letter in the bundle now. It begins with: My dear Linden. {Hero} will go out to the lock with it on most evenings and read aloud what has happened that day. The smooth place on the trunk is exactly at the height of {his} hand.",
    ],
  }),
  story({
    says: [
      LETTER,
      /\b(?:mother|mum|mom|grandmother|grandma|father|dad|grandfather|grandpa|granny|nan|aunt|uncle)(?:['’]s?)?\b/i,
      /\b(?:love letters?|loved|in love|lover|unsent|never sent|first love|sweetheart|another man|another woman|unknown man|unknown woman|stranger|not (?:her|his|my|their) (?:father|mother|husband|wife|grandfather|dad))\b/i,
      /\b(?:found|finds?|discover\w*|attic|drawer|box|after (?:her|his|their|the)|cleared|clearing|hidden)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|detective|killer|rivals?)\b/i,
    of: "people",
    after: [
      "@room(hero read) The ribbon round them was so old that it broke at the touch. {Hero} only meant to read one. When {he} looked up again, it was dark, and {his} foot had gone to sleep. It was strange to find somebody whom {he} had only known in slippers saying: I ran all the way to the pier to see your sleeve.",
      "+ @room(hero talk) There was a name at the bottom and a town, and nothing more. “That was before us,” said {hero} aloud into the empty room. But it did not stay before. The last of the letters was from a year when {hero} had already been at school. I still have the ticket, it said. I never used it. You know why.",
      "@room(hero write) {Hero} could have put them back. Instead {he} wrote a card of {his} own, with two lines and a telephone number, and sent it to the address on the envelopes. For a week nothing came. In the second week the telephone rang, and somebody very old breathed in and said: “You have the same voice. Please say something else.”",
      "+ @cafe(hero sit) They met halfway, in the café of a railway station. {Hero} had been afraid of a handsome stranger. There sat a small person with a hearing aid and a new scarf, who stood up far too fast and knocked over the sugar. “I've been nervous since Tuesday,” said the stranger, “and it's not even you I'm in love with.”",
      "@cafe(hero read) They laid the letters on the table, {hero's} bundle and the stranger's bundle, and put them in order. Question and answer slid together like the two halves of a zip. So {hero} read for the first time how it had gone: the pier, the plans, the two tickets for the boat. And then a fever in the family, and one who stayed to help, and one who sailed.",
    ],
    end: [
      "@cafe(hero talk) “Was there somebody else, later?” asked the stranger. “Yes,” said {hero}. “And was it a good life?” {Hero} thought of it honestly: of the garden, of the quarrels over the radio, of two people asleep on each other's shoulders in front of the television. “Yes,” said {hero}. “It was a good one.” The stranger nodded for a long time. “Then I'm glad that I lost,” the stranger said.",
      "@harbour(hero look) On the way out they passed the pier. {Hero} stopped. “Do you still have it?” Out of an old wallet came a ticket, soft as cloth. Out of the bundle came the other. They were for seats nine and ten, side by side, on the last boat of a summer that was long over.",
      "@ship(hero sit) There is a boat across the bay on Sundays, just for trippers. On seats nine and ten sat {hero} and the stranger with the bundle tied up between them, in a new ribbon. When the boat turned out of the harbour, the stranger lifted an arm, so that anybody on the pier could have seen the sleeve.",
    ],
  }),
  story({
    says: [
      LETTER,
      /\b(?:years? (?:late|later|after|too late)|decades? (?:late|later|after)|lost (?:in the (?:post|mail)|letter)|never (?:arrived|delivered|sent|posted|opened|read)|unopened|undelivered|arriv\w+ (?:\w+ )?(?:late|years)|delivered? (?:\w+ ){0,4}late|old letter|from the past|posted (?:in|fifty|forty|thirty|twenty|sixty))\b/i,
      /\b(?:postman|postwoman|postal|mail\w*|post office|postbox|post|letterbox|deliver\w*|arriv\w+|received?|behind|old|never|found|finds?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|detective|killer|husband|wife|santa|secret code|war is|prison|battle|dragon|mouse|anonymous)\b/i,
    of: "people",
    after: [
      "+ The paper had gone brown at the edges, and the stamp showed a price at which nothing can be sent any more. {Hero} held it up to the lamp. The ink was still good. Somebody had pressed very hard with the pen, as people do when they have only one try.",
      "@corridor(hero read) It was a short letter. I'm sorry, it said. I was wrong, and I've known it since the door fell shut. I will be at the old bandstand on Sunday at four, and I'll wait. If you don't come, I'll know that it's too late, and I won't trouble you again. {Hero} read it twice, and then had to sit down on the stairs.",
      "@shop(hero talk) “It isn't too late as long as both of them are alive,” said the woman at the post office, and polished her glasses, which she did when she was moved. She pulled out the thick old address book. {Hero} made calls all afternoon. Some numbers were dead. One was a pizza service. At the last a careful voice said: “Who wants to know?”",
      "+ What a day that was! {Hero} had to explain it three times to the one side, who said at once that it was a cruel joke, and four times to the other, who said nothing at all and then asked in a whisper: “And it really says Sunday?” “It says Sunday,” said {hero}. “It doesn't say which.”",
      "@park(hero stand) So on Sunday {hero} stood at the old bandstand long before four, and was as nervous as if {he} had written the letter {himself}. The roof leaked. A boy was riding round it on a scooter. Four o'clock came, and nobody else. Five past. At ten past {hero} heard a stick on the gravel from the left, and, from the right, another one.",
    ],
    end: [
      "@park(hero look) They stopped with the bandstand between them, two old people in their best coats. “You're late,” said the one. “I know,” said the other. “The post isn't what it used to be.” It was a while before either of them could laugh. Then they both did, and the boy on the scooter fell off, because he was staring.",
      "@park(hero sit) {Hero} wanted to slip away, but they would not have it. All three of them sat down on the steps, and the letter was read aloud at last by the one who had written it to the one it was for. It took hardly a minute. It had been on its way for half a life.",
      "@park At the post office hangs a frame with an old brown envelope in it. The woman behind the counter has put a stamp across it, the biggest that she owns: Delivered. And every Sunday at four the bandstand is taken, whatever the weather. The roof still leaks. They bring two umbrellas and open only one.",
    ],
  }),
  ...namedOrOther(
    {
      says: [
        /\b(?:pen ?pals?|pen friends?|writing letters|wrote letters|letters to each other|exchang\w+ letters|letters (?:back and forth|for years)|written to each other|love letters|chatted online|chatting online|texting|messag\w+ each other|written letters|internet friends?|online friends?)\b/i,
        /\b(?:(?:never|without(?: ever)?|not yet|for the first time|finally|at last|agreed? to|decided? to|first) (?:ever )?(?:met|meet|meeting|seen|seeing|see)|met (?:for the first time|at last|in person)|finally met)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|boss|rivals?|wife|enem\w+|santa|mouse|fox|dragon|child|school)\b/i,
      of: "people",
      after: [
        "@bedroom(hero look) It is easy to be brave on paper. {Hero} had told this one person things that nobody else knew: about the bad year, about the fear of lifts, about the poem. But paper does not see what shoes {hero} {was} wearing, and now, in front of the mirror, none of the shoes were right.",
        "+ @street(hero walk) {Hero} {was} much too early. {He} walked round the block twice, bought a newspaper as a sign, and then noticed that every second person here was carrying a newspaper. “Excuse me,” {he} said to a tall stranger with kind eyes. It was the wrong stranger, who only wanted to know where the toilets were.",
        "+ @street(hero look) Ten past. A quarter past. {Hero} began to make up excuses for {other}: a train, a flat tyre, a change of heart. {He} knew how that handwriting looked when it was sad. {He} would have known it among a thousand. And {he} did not even know what colour the eyes were that went with it.",
        "@street(hero look, other look) Then it began to rain, and all the people ran, and only two stayed where they were, at opposite ends of the place, because each of them had promised to wait. They looked at each other, and looked away again. It could not be. The one over there was so much shorter than the letters.",
        "@street(hero talk) It was a sneeze that gave it away: three times, and then a fourth one, late, when nobody was expecting it. It stood in a letter from the second year: I always sneeze three times, and then once more to check. “Bless you,” called {hero} across the wet square, “and bless you again, to check.”",
      ],
      end: [
        "@street(hero write, other write) They stood face to face, with the rain running down both their necks, and neither could say a word. After so many pages! In the end {hero} took out a pen and wrote on a wet napkin: You are not as I imagined. {Other} took the pen, and read, and wrote under it with a shaking hand: Worse? And {hero}: Warmer.",
        "@cafe(hero write, other write) That helped. They went into the nearest café and wrote to each other across the table on the backs of the menus for nearly an hour. Then the waiter came and asked what they would like, and they both answered aloud at the same moment, and jumped, because the voice across the table was so real.",
        "@kitchen They did not stop with the letters after that. On the kitchen table there is a pile of paper and two pens. Important things are still written, because then nobody interrupts. The newest sheet says only: It's your turn to put out the rubbish. And under it there is a very small drawing of a sneeze.",
      ],
    },
    role("other", "pen pal|pen friend|penpal|online friend|internet friend"),
  ),
];
