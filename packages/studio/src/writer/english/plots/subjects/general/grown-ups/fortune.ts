import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|detective|heist|pirate|king|queen|princess|mafia|mob|gangster\w*|hitman|loan shark\w*|casino boss|superhero\w*|monster|goldfish|dog|cat|donkey)\b/i;

const OTHER = phrase("(?:called|calls|rang|visited|met|wrote to|faced) <other:somebody>");

/** Stories of money, of a shop that is to close, of the bottle, and of the night. */
export const fortune = [
  story({
    says: [
      /\b(?:w[io]ns? (?:the |a |in the )?(?:\w+ )?(?:lottery|jackpot|lotto|million|fortune|ten million|millions)|w[io]ns? (?:\w+ )?(?:million|thousand)\w*|winning (?:lottery )?ticket)\b/i,
    ],
    may: [
      /\b(?:(?:did|does|do)(?: not|n['’]t) tell (?:anyone|anybody|\w+ \w+)|told no ?(?:one|body)|tells no ?(?:one|body)|kept it (?:a )?secret|secretly|in secret)\b/,
      /\b(?:gave|gives|giving|spent|spends|paid|pays|bought|buys) [^.,]*|most of it away/,
      phrase("(?:decided|wanted|used \\w+) to <act:doing>"),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:lost the ticket|loses the ticket|ticket (?:is|was) (?:lost|gone|missing)|share\\w* (?:a|the) (?:lottery )?ticket|stolen|ex-\\w+|los(?:es|t) (?:it|everything|the)|gambl\\w+|journalist|competition|contest|race|prize|company|badly|find|travel\\w*|boss)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "@kitchen(hero read) {Hero} compared the numbers nine times. {He} compared them standing, and then lying on the kitchen floor, because the kitchen had begun to turn. Then {he} got up, rinsed the cup and went to work, as on every Monday. On the bus {hero} looked at the faces and got off one stop too early.",
      "+ {Hero} did not sleep. The money had not even arrived yet, and it was already sitting on {his} chest. {He} thought of all the people {he} knew, and how they would say {his} name from now on, a little more warmly than before. {He} tried it out on {himself} in the mirror. It was unpleasant.",
      "+ {Hero} bought one thing only: a pair of really good socks. {He} wore them to work, and all day long {he} felt like a bank. “You're walking differently,” said a colleague. “New socks,” said {hero}, and went red. It was the truth, and it was the biggest lie of {his} life.",
      "Then {hero} began to do things with it, small things at first, without a name on them. A neighbour's heating worked again. A debt was no longer there. It was lovely, for three weeks. Then {hero} heard {his} neighbours talk on the stairs: each suspected another, and two of them no longer spoke, because the one had got something and the other had not.",
      "That evening {hero} sat in {his} kitchen and was lonelier than {he} had ever been without a penny. {He} had always thought that money was like bread: one cuts it and hands it round. But it was more like salt. Somebody knocked, the oldest of the neighbours. “You needn't say anything,” she said. “But you've stopped borrowing sugar from me. I miss that.”",
    ],
    end: [
      "@kitchen(hero talk) {Hero} put on the kettle and told her, all of it, with the numbers. She did not become any warmer. “Dear me,” she said. “And what do you really want?” {Hero} opened {his} mouth. Nobody had asked {him}, not even {hero}. “I'd like it all to stay as it is,” said {hero}, “only without the fear.”",
      "So they did it like that, the two of them, with a notary and a lot of tea. There is a fund now, with a dull name and a letterbox. Whoever is afraid of a bill may write to it. Twelve people decide, all of them from the neighbourhood, and {hero} is only one of them.",
      "@corridor(hero stand) On Mondays {hero} still takes the bus, and gets off at the right stop. Hardly anybody knows it. But on some evenings {he} stands at a door with an empty cup in {his} hand. “Could you lend me some sugar?” asks {hero}. There are nine bags of it in {his} cupboard.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:save|saves|saved|saving|losing|lose|loses|close|sell|selling|keep|give up|shut down|keep open) (?:(?:his|her|their|the) )?(?<shop>(?:(?!the\\b|his\\b|her\\b|from\\b|for\\b)[\\p{L}'’-]+ ){0,3}(?:shop|store|caf[eé]|restaurant|bakery|bar|pub|farm|boat|inn|hotel|cinema|theatre|workshop|salon|bookshop|stall|orchard|vineyard|mill|forge|garage|brewery|diner|kiosk|pizzeria|tavern|business|pharmacy|library|nursery|dairy|fishery))",
      ),
      /\b(?:debts?|bank|rent|bankrupt\w*|no (?:customers|guests|money)|nobody (?:buys|bought|comes|came)|no one (?:buys|bought|comes|came)|supermarket|developer|last (?:week|month|chance|summer)|going badly|empty|broke|closing|about to close|had to close|empty nets|loan|mortgage|chain)\b/i,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:group of|villagers|pensioners|late (?:father|mother|grand\\w+|husband|wife)|inherit\\w*|competition|contest|rival|circus|school|brothers|sisters|talent|song|recipe|fell in love|falls in love|robber\\w*)\\b`,
      "i",
    ),
    may: [
      role(
        "helper",
        "neighbour|neighbours|daughter|son|granddaughter|grandson|niece|nephew|friend|wife|husband|apprentice|waitress|waiter|customer",
      ),
    ],
    of: "adults",
    after: [
      "The letter was only half a page long and very polite. {Hero} read it standing behind the door of {theshop}, and then {he} laid it under the telephone, where the other ones were. It was the last one of them. There was a date in it. {Hero} turned the sign in the window to open.",
      "+ It was not that {hero} did {his} work badly. {He} did it as well as ever. There had simply been fewer people, and then fewer, as a tide goes out, so slowly that {he} had got used to each of the steps. On that day four of them came into {theshop}, and one of those only wanted to know the time.",
      "+ {Hero} had added everything up at night, forwards and backwards. {He} had sold the car, and the good watch. {He} no longer paid {himself} anything. “You could do something else,” people said. {Hero} looked at {his} hands and wondered what else they might be able to do. They had looked like this for twenty years.",
      [
        "On the evening before the date {hero} told {helper}. {He} had meant to do it calmly. “I've lost it,” {he} said. “I've been ashamed to say so.” {Helper} looked at the letters under the telephone, all of them, the whole heap. “And you never said a word!” {Helper} was really angry. “Do you think that {theshop} belongs only to you?”",
        "On the evening before the date an old customer found {hero} sitting on a crate among the bills. “I've lost it,” said {hero}. “I've been ashamed to say so.” She looked at the letters under the telephone, all of them, the whole heap. “And you never said a word!” She was really angry. “Do you think that {theshop} belongs only to you?”",
      ],
      "Then {he} was asked to think. Who had been given comfort here, that winter? Who had been allowed to pay later, and who had never been sent a bill? {Hero} had forgotten most of it. {He} heard now that others had not.",
    ],
    end: [
      "By the next morning it had gone round. When {hero} came to close {theshop} for good, there was a queue outside, as far as the corner. They had brought what they had: a jar of coins, two strong arms, a cousin at the newspaper, a cake. A man put down the exact sum that he had owed since his student days. {Hero} could not find {his} voice.",
      "It was not enough for everything, but it was enough for the first letter in the heap. And {hero} learned to say how matters stood. {He} wrote it on a slate and hung it in the window, every week: so much is missing, so much has come in. People stopped to read it. Then, as they were there already, they came in.",
      "The sign says open. {Theshop} is never quite safe, and the slate still hangs in the window. In the evening {he} turns off the light, and stands for a moment in the dark among all that {he} had nearly lost. Then {he} locks up. Tomorrow they will be here by eight.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:sober|sobriety|alcoholic\w*|without (?:alcohol|a drink|drinking)|(?:stopped|quit|gave up|gives up|stop) drinking|years of drinking|rehab|AA meetings?|recovering addict)\b/i,
      ],
      may: [
        OTHER,
        /\b(?:wedding|open bar|hundredth day|one year|anniversary|reunion|party|funeral|birthday|christmas)\b/i,
        /\b(?:invited to|for the first time|on stage|years of|best friend)\b[^.,]*/,
        phrase("(?:decided|wanted|tried|promised|had) to <act:doing>"),
      ],
      unless: new RegExp(`${UNREAL.source}|\\b(?:dies|died|bear|sailors?|ship|punk|police\\w*)\\b`, "i"),
      of: "people",
      after: [
        "{Hero} had counted the days. At first {he} had counted the hours. In the drawer lay a small round medal, which was worth nothing and which {he} had paid for with everything {he} had. Nobody sees it if a person does not drink. It looks, from outside, like somebody with a glass of water.",
        "+ Today was going to be difficult, and {hero} knew it. {He} had told the old woman whom {he} always rang. “Have you got a plan?” she had asked. {Hero} had one. It said: arrive late, leave early, hold something in your hand. “And if you can't bear it?” “Then I'll ring you.” “Even if you think that you can,” she said.",
        "+ There were people who remembered {hero} from before. They remembered how funny {he} used to be. {Hero} remembered it too, as far as {he} could, and also what came after the funny part: the car, the kitchen, the face of a child behind the banisters. {He} turned the medal over in {his} pocket. It had grown quite smooth.",
        "And then came the moment. Everybody was kind, and somebody held out a glass to {hero}, without meaning anything by it. “Just one,” it was said. “For once.” {Hero} saw {his} own hand. It was on its way.",
        [
          "{Hero} stopped it. {He} went outside, in the middle of a sentence, and leaned against a wall, and shook. {He} thought of {other}, and of all the times that {other} had waited up. {Hero} rang the old woman who had helped {him} through the first week. “I can't do it,” {he} said. “You're doing it,” she said. “This is what it looks like.”",
          "{Hero} stopped it. {He} went outside, in the middle of a sentence, and leaned against a wall, and shook. {He} thought of all the people who had waited up for {him}, in all those nights. {Hero} rang the old woman who had helped {him} through the first week. “I can't do it,” {he} said. “You're doing it,” she said. “This is what it looks like.”",
        ],
      ],
      end: [
        [
          "{Hero} stood there until {his} knees would hold {him} again. Then {he} spoke with {other}, without a plan and without anything in {his} hand. “I was not there,” {he} said. “Even when I was there. I can't give you back one of those evenings. But I remember what I do now. All of it.” {Other} said nothing for a long while. “I noticed,” said {other} then.",
          "{Hero} stood there until {his} knees would hold {him} again. Then {he} went back in and said it, aloud, for the first time in front of people: “I don't drink. I can't. I had to go out just now because of it.” It grew quiet. Then an old aunt pushed her glass aside. “Thank God,” she said. “I've been waiting all evening for somebody to have a lemonade with.”",
        ],
        "It was a long evening, and {hero} remembers every minute of it. {He} heard the same joke four times. And when {he} walked home it was early, and blackbirds were singing. {Hero} had been out at that hour often enough. {He} had never heard them.",
        "There is one more day to count now, and {hero} does not think any further. On the window sill, where bottles used to stand, there are small round medals in a row. And when the telephone rings late, and there is only somebody breathing, {hero} is the one who says: “You're doing it. This is what it looks like.”",
      ],
    },
    [OTHER],
  ),
];
