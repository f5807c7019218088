import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

/** Stories of people who are not what they seem, and of those who find out what is hidden. */
export const hiddenLives = [
  story({
    says: [
      role("agent", "policewoman|policeman|police officer|agent|spy|detective|inspector|investigator|officer|cop"),
      phrase("(?:undercover as|disguised as|posed as|posing as|pretended to be|pretending to be) <job:thing>"),
    ],
    unless: /\b(?:ghost|alien|robot|school|children|cat|dog|Santa|killed|couple|husband|wife|married|lov\w+)\b/i,
    of: "adults",
    lead: "agent",
    after: [
      "{Hero} had been given nine days to learn the part of {job}. {He} had a new name, a new haircut and a book that explained it all, with diagrams. “Don't be good at it,” said the boss. “Only be good enough. Find out what they're hiding, and get out.”",
      "Nobody noticed anything. They laughed at the mistakes of {job}, and then they showed {hero} how it was done. They shared their sandwiches. At night {hero} wrote everything down: who came, who whispered, who had too much money. The reports got longer. It took {him} some time to notice that they also got warmer.",
      "+ The strange thing was that {hero} had turned out to have a gift for it. One evening somebody said, “You were born for this,” and {hero} was so proud that {he} rang {his} boss to tell. There was a long silence at the other end. “You do remember,” said the boss, “that you are not really {job}?”",
      "Then {hero} found what {he} had been looking for. It was all there in one grey folder: names, dates, sums of money. Two people in there were crooks, and had been for years. All the others had been used and knew nothing. They were the ones with the sandwiches. And if {hero} handed in that folder, every one of them would be arrested.",
    ],
    end: [
      "“Hand it in,” said the boss. “Not like this,” said {hero}. {He} sat up all night and made a second folder, with proof of who had known nothing. At six in the morning {he} put both folders on the table. “Both or neither,” {he} said.",
      "The two crooks were arrested at breakfast. The others stood together in a corner and stared at {his} badge. “So nothing about you was real,” said one of them. “The name wasn't,” said {hero}. “The sandwiches were.”",
      "It was a while before anybody spoke to {him}. Then they heard about the second folder, and what would have happened to them without it. On Saturday a parcel came to the police station. It was addressed to “{job}, please forward”. In it was a sandwich, and a note: “You still hold it wrong. Come round, and we'll show you again.”",
      "{Hero} solves other cases now, under {his} own name. But once a week {he} takes a tram to the other end of the city, where nobody calls {him} officer. And there, until late in the evening, quite officially and without any folder, {he} is {job}.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:(?:[Aa]t|[Bb]y) night,? (?:she|he|they|[A-Z][a-z]+) (?:was|were|worked as|became|turned into|performed as|sang as|fought as|went out as)|double life,? (?:as|and worked as|and was)|secret(?: second)? life as|was secretly|secretly (?:was|worked as|performed as|performs as)) (?=an?\\b|the\\b)<night:thing>",
      ),
    ],
    unless:
      /\b(?:killer|murderer|thief|burglar|spy|agent|vampire|were\w+|witch|monster|married|affair|two families|second family|ghost|alien|robot|wolf|bat|owl|dragon|cat|dog|dead|enemy|chess|drug)\b/i,
    of: "people",
    after: [
      "It had begun as a joke, on one single evening, and it was to stay at one. But when {hero} came home after that first night as {night}, {he} couldn't sleep for happiness. {He} had felt {himself} down to the tips of {his} fingers. So {he} went again, and bought a bag that could be locked.",
      "From then on {hero} had two lives and only one body to do them with. {He} changed in stairwells and telephone boxes, behind hedges, and once in a lift between two floors. “You look tired,” people said. “I read too long,” said {hero}, and hid the glitter behind {his} ear.",
      "+ {He} kept two calendars, two phones and two answers to every question. {He} never mixed them up, except when {he} {was} very tired. Once {he} thanked the wrong people in the wrong voice, and they stared at {him}. {Hero} coughed for a full minute until they believed in the cold.",
      "Of course it had to happen. One evening {hero} looked up in the middle of being {night}, and saw a face that belonged to {his} other life. It was somebody who saw {hero} every single day. The face stared, and turned round, and was gone in the crowd. {Hero} ran after it just as {he} {was}.",
    ],
    end: [
      "“Is that you?” was all that {hero} heard, out in the street. {Hero} could have said no. {He} had the voice ready, and the cough. “Yes,” {he} said. “That's me. That is me as well.” And because {he} had begun, {he} told it all, from the first evening on, standing under a lamp with glitter in {his} hair.",
      "“And I thought you were ill,” came the answer at last. “I thought you didn't like us any more. Why did you never say anything?” {Hero} looked at {his} shoes. “Because you'd have laughed.” “Yes,” was the answer, “I would have. And then I'd have bought a ticket.”",
      "On the next day everybody knew. {Hero} had been sure that one of {his} two lives would be over now. Instead the people from the first stood in the front row and shouted louder than all the others, and {thenight} looked down at them and forgot for a moment what came next.",
      "There is only one calendar now, and only one phone. The bag has lost its lock. {Hero} changes at home, in front of the mirror, with the door wide open. “You're late!” somebody calls. And {hero} runs down the stairs with glitter behind {his} ear, and lets everybody see it.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:that|when|because) <watcher:somebody> (?:in [^.,]*? |with [^.,]*? |across [^.,]*? )?(?:was|were|kept|had been|has been) (?:following|watching|secretly following|secretly watching) (?:him|her|them)",
      ),
    ],
    unless:
      /\b(?:ghost|alien|robot|dog|cat|police\w*|detective|agent|spy|killer|murder\w*|camera|dead|app|tv|cow|owl|crow)\b/i,
    of: "people",
    after: [
      "At first {hero} told {himself} that it was chance. The second time {he} crossed the street to see what would happen. {Watcher} crossed the street as well. {Hero} stopped in front of a shop and pretended to look at kettles. In the window, between two kettles, stood {watcher}, and pretended to look at shoes.",
      "After that {hero} saw {watcher} everywhere. {He} took another way to town, and {watcher} was there. {Watcherhe} never came any nearer, and never said a word. {Hero} began to lock doors that {he} had never locked before.",
      "+ At night {hero} tried to draw the face. {He} was no artist, but the eyes came out well, and {he} looked at them for a long time. They weren't angry eyes. They were the eyes of somebody who wants to ask the way and doesn't dare.",
      "One day {hero} had had enough of being afraid. {He} turned a corner, quickly, and stopped right behind it with {his} back to the wall. {He} heard the steps come nearer. They got faster, because {hero} was out of sight. Then {watcher} came round the corner, and the two of them stood nose to nose. “What do you want from me?” asked {hero}.",
    ],
    end: [
      "{Watcher} turned as white as paper. “I'm sorry,” {watcherhe} said. “I never meant to frighten you. It's your walk.” “My walk?” “You put down your left foot as if the ground were asking you something. I've only ever known one other person who walked like that. My child. It's four years now.”",
      "{Hero} did not know what to say, and so {he} said nothing, and that was right. They went and sat down on a step. {Watcher} took a photograph out of a pocket. “I only wanted to see it walk down the street,” said {watcher}. “Just once more. And then once more.”",
      "“You should have asked me,” said {hero}. “What would I have asked?” “Whether I'd walk along with you for a bit.” “Would you?” And {hero} stood up and held out an arm. They walked as far as the river and back, side by side.",
      "{Hero} isn't followed by anybody any more. On Thursdays there are two of them in the street, and no one walks behind. When they pass the shop with the kettles, they both look at the window. And {hero} puts down {his} left foot with special care.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:discovered|found out|noticed|realised|realized|learned|learnt|found proof|found evidence) that <villain:somebody> (?:was|were|had been|is) (?:secretly |illegally )?<wrong:doing>",
      ),
      /\b(?:poison\w*|stealing|selling|launder\w*|cheat\w*|smuggl\w*|dump\w*|fak\w+|brib\w*|illegal\w*|corrupt|hiding|covering up|lying about|pollut\w*|embezzl\w*)\b/i,
    ],
    unless:
      /\b(?:husband|wife|brother|sister|father|mother|son|daughter|grand\w+|vampire|alien|ghost|robot|cat|dog|homework|teddy|cake)\b/i,
    of: "adults",
    after: [
      "{Hero} closed the door before {he} read it a second time. It was no mistake. There were dates and signatures, and it had been going on for years. And all that time {villain} had been {wrong}.",
      "{He} spoke to {his} superior first, quietly, as you should. “You've misunderstood that,” said the superior, and smiled, and got up to close the window. On the next day {hero's} password no longer worked. On the day after that there was a note on {his} chair: “Think of your pension.”",
      "+ Friends stopped having time for lunch. {Hero} ate alone, with {his} back to the wall, and noticed how many people suddenly studied the menu when {he} came in. They all knew something. Each of them knew one little piece about {villain}, and each of them had decided to look at the menu.",
      "{Hero} sat in {his} car for an hour with the radio on. {He} could forget it. Everybody else had managed to. Then {he} thought of the people who had no idea, and who trusted {villain} because they had to. {He} got out again. {He} still had a key.",
    ],
    end: [
      "The papers were no longer in the cupboard. They lay in a blue sack, ready for the shredder, and next to it stood the old cleaner with his trolley. “They told me to do it tonight,” he said, and looked at {hero}. “But I can't read without my glasses. And I've left my glasses at home.” He turned round and went to water the plants.",
      "{Hero} copied it all, page by page, until the machine was hot. In the morning one copy went to the newspaper, one to the judge, and one to the people whom it concerned. {He} signed with {his} own name. When {he} came to work, it was as silent as in a church. Then somebody stood up. “I've got a page as well,” she said. And then another stood up.",
      "{Villain} denied everything for three days. On the fourth it was no longer possible. There was a trial, and there was money for those who had been harmed. “Weren't you afraid?” asked the judge. “Very,” said {hero}. “But I'd have been afraid of the mirror as well.”",
      "{Hero} works somewhere else now, for a little less money, and eats {his} lunch with {his} face to the room. The old cleaner sits opposite. He has got new glasses. And before they drink their coffee, he puts them on and reads the menu aloud.",
    ],
  }),
];
